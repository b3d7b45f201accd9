//! `/desk/league/ID/ratings`: copies the ratings of a list, published here or imported, to the players of the season
//! (Rating 7; Delegates 5.23).

use super::prelude::*;
use crate::Desk;
use crate::pages::league::acting::doing;
use crate::words;
use adoube_event::PersonId;
use adoube_federation::acts::LicenceAct;
use adoube_federation::ids::MemberNo;
use adoube_federation::people::{PlayerRatings, RegisteredPlayer};
use adoube_services::lists::Found;
use adoube_services::people::Person;
use adoube_store::StoredList;
use std::collections::HashMap;

/// The page of a list's ratings for the players of a season.
pub(super) struct RatedPage {
    lists: Vec<StoredList>,
    /// The chosen list.
    chosen: Option<i64>,
    /// The players whose ratings differ, with those of the list.
    changes: Vec<(MemberNo, PlayerRatings)>,
}

impl OfficePage for RatedPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        request.read_all().await?;
        let mut lists = request.desk.store().lists().await?;
        lists.reverse();
        let asked = request.query::<i64>("list")?;
        let chosen = asked.filter(|id| lists.iter().any(|list| list.id == *id));
        let changes = match chosen {
            Some(list) => changes(&request.desk, &request.shown, list).await?,
            None => Vec::new(),
        };
        Ok(Self { lists, chosen, changes })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(words::office::RATED_TITLE));
        let rating = |rating: Option<u16>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link("/players")) { (view.say(words::office::CLUB_PLAYERS)) } }
            (view.back(&["take"]))
            section.card {
                p.hint { (view.say(words::office::RATED_HINT)) }
                form method="get" action=(view.link("/ratings")) {
                    label for="list" { (view.say(words::office::RATED_LIST)) }
                    select #list name="list" { @for list in &self.lists {
                        option value=(list.id) selected[self.chosen == Some(list.id)] { (list.name) }
                    } }
                    " " button type="submit" { (view.say(words::office::CHOOSE_LIST)) }
                }
            }
            @if let Some(list) = self.chosen { section.card {
                @if self.changes.is_empty() { p.empty { (view.say(words::office::CARRIED_NOTHING)) } }
                @else {
                    div.scroll { table {
                        caption.hidden { (title) }
                        thead { tr { th scope="col" { (view.say(words::players::NAME)) } th.num scope="col" { (view.say(words::ratings::WAS)) }
                            th.num scope="col" { (view.say(words::rating::NEW)) } th.num scope="col" { "FIDE" } } }
                        tbody { @for (person, new) in &self.changes { tr {
                            th scope="row" { (shown.person(*person)) }
                            td.num { (rating(shown.season().players.get(person).and_then(|player| player.ratings.catalan))) }
                            td.num { strong { (rating(new.catalan)) } }
                            td.num { (rating(new.international)) }
                        } } }
                    } }
                    div.buttons { (view.button("take", &[("list", &list.to_string())], words::office::CARRIED_DO)) }
                }
            } }
        };
        Ok(view.page(SeasonTab::Players, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "take" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        let list = form.get("list").parse().map_err(|_| RequestError::NOT_UNDERSTOOD)?;
        let known = self.lists.iter().any(|known| known.id == list);
        let changes = if known { changes(form.desk, form.shown, list).await? } else { Vec::new() };
        let act = |(person, ratings): (MemberNo, PlayerRatings)| {
            let player = form.shown.season().players.get(&person)?;
            let player = RegisteredPlayer { ratings, ..player.clone() };
            Some(doing(form.visit, SeasonAct::from(LicenceAct::Know(player))))
        };
        let acts: Vec<LeagueAct> = changes.into_iter().filter_map(act).collect();
        Ok(Submission::new(Some(acts), words::tournament::DONE_SAVED))
    }
}

/// The rows of a list by the numbers that tell persons apart.
#[derive(Default)]
struct ListedPeople {
    persons: HashMap<String, Found>,
    licences: HashMap<String, Found>,
    fide_ids: HashMap<String, Found>,
}

impl ListedPeople {
    async fn read(desk: &Desk, list: i64) -> Result<Self, RequestError> {
        let (mut all, mut number) = (Self::default(), 0);
        loop {
            let rows = desk.store().listed_after(list, number).await?;
            let Some(end) = rows.last() else { return Ok(all) };
            number = end.number;
            for found in rows.iter().map(Found::of) {
                for (map, key) in [
                    (&mut all.persons, found.published.person.clone()),
                    (&mut all.licences, found.licence.trim().to_owned()),
                    (&mut all.fide_ids, found.fide_id.trim().to_owned()),
                ] {
                    if !key.is_empty() {
                        map.insert(key, found.clone());
                    }
                }
            }
        }
    }

    /// Finds a person: as published here, by licence, or by FIDE ID.
    fn find(&self, id: &PersonId, known: Option<&Person>) -> Option<&Found> {
        self.persons.get(&id.0).or_else(|| {
            let details = &known?.details;
            self.licences.get(details.licence.trim()).or_else(|| self.fide_ids.get(details.fide_id.trim()))
        })
    }
}

/// Returns the players whose ratings a list changes.
async fn changes(desk: &Desk, shown: &SeasonPage, list: i64) -> Result<Vec<(MemberNo, PlayerRatings)>, RequestError> {
    let listed = ListedPeople::read(desk, list).await?;
    let known = desk.people().several(shown.state.persons.values()).await?;
    let mut changes = Vec::new();
    for (member, player) in &shown.season().players {
        let Some(id) = shown.state.persons.get(member) else { continue };
        let Some(found) = listed.find(id, known.get(id)) else { continue };
        let of = |rating: u16, before: Option<u16>| if rating > 0 { Some(rating) } else { before };
        let ratings = PlayerRatings {
            catalan: of(found.national, player.ratings.catalan),
            international: of(found.standard, player.ratings.international),
            ..player.ratings
        };
        if ratings != player.ratings {
            changes.push((*member, ratings));
        }
    }
    Ok(changes)
}
