//! `/desk/league/ID/ratings`: copies the ratings of a list, published here or imported, to the players of the season
//! (Rating 7; Delegates 5.23).

use super::import::people::{MatchedBy, NUMBERS, alike};
use super::prelude::*;
use crate::Desk;
use crate::words;
use crate::words::office_import as own;
use adoube_event::PersonId;
use adoube_federation::acts::LicenceAct;
use adoube_federation::ids::MemberNo;
use adoube_federation::people::{PlayerRatings, RegisteredPlayer};
use adoube_services::league::{BulkPart, BulkStep};
use adoube_services::lists::Found;
use adoube_services::people::{Person, number_key};
use adoube_store::StoredList;
use std::collections::{HashMap, HashSet};

/// The most players named who get no rating.
const SHOWN_MAX: usize = 500;

/// The page of a list's ratings for the players of a season.
pub(super) struct RatedPage {
    lists: Vec<StoredList>,
    /// The chosen list.
    chosen: Option<i64>,
    effect: ListEffect,
}

impl OfficePage for RatedPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        request.read_all().await?;
        let mut lists = request.desk.store().lists().await?;
        lists.reverse();
        let asked = request.query::<i64>("list")?;
        let chosen = asked.filter(|id| lists.iter().any(|list| list.id == *id));
        let effect = match chosen {
            Some(list) => effect(&request.desk, &request.shown, list).await?,
            None => ListEffect::default(),
        };
        Ok(Self { lists, chosen, effect })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let title = view.say(words::office::RATED_TITLE);
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
            @if let Some(list) = self.chosen {
                section.card {
                    @if self.effect.changes.is_empty() { p.empty { (view.say(words::office::CARRIED_NOTHING)) } }
                    @else {
                        (self.changes(&view, &title))
                        div.buttons { (view.button("take", &[("list", &list.to_string())], words::office::CARRIED_DO)) }
                    }
                }
                (self.others(&view))
            }
        };
        Ok(view.page(SeasonTab::Players, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "take" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        let list = form.get("list").parse().map_err(|_| RequestError::NOT_UNDERSTOOD)?;
        let known = self.lists.iter().any(|known| known.id == list);
        let changes = if known { effect(form.desk, form.shown, list).await?.changes } else { Vec::new() };
        let step = |change: RatedChange| {
            let player = form.shown.season().players.get(&change.person)?;
            let player = RegisteredPlayer { ratings: change.ratings, ..player.clone() };
            Some(BulkStep::of(vec![SeasonAct::from(LicenceAct::Know(player))]))
        };
        let parts = BulkPart::cut(form.shown.now, changes.into_iter().filter_map(step));
        let acts: Vec<LeagueAct> = parts.into_iter().map(|part| LeagueAct::Bulk(Box::new(part))).collect();
        Ok(Submission::new(Some(acts), words::tournament::DONE_SAVED))
    }
}

impl RatedPage {
    fn changes(&self, view: &OfficeView<'_>, title: &str) -> Markup {
        let rating = |rating: Option<u16>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
        let by = |by: ListedBy| match by {
            ListedBy::Person => own::BY_PERSON,
            ListedBy::Number(MatchedBy::Licence) => own::LICENCE_NUMBER,
            ListedBy::Number(MatchedBy::NationalNumber) => own::NATIONAL_NUMBER,
            ListedBy::Number(_) => words::players::FIDE_ID,
        };
        html! { div.scroll { table {
            caption.hidden { (title) }
            thead { tr { th scope="col" { (view.say(words::players::NAME)) } th.num scope="col" { (view.say(words::ratings::WAS)) }
                th.num scope="col" { (view.say(words::rating::NEW)) } th.num scope="col" { "FIDE" }
                th.wide-only scope="col" { (view.say(own::MATCHED)) } } }
            tbody { @for change in &self.effect.changes { tr {
                th scope="row" { (view.shown.person(change.person)) }
                td.num { (rating(view.shown.season().players.get(&change.person).and_then(|player| player.ratings.catalan))) }
                td.num { strong { (rating(change.ratings.catalan)) } }
                td.num { (rating(change.ratings.international)) }
                td.wide-only { (view.say(by(change.by))) }
            } } }
        } } }
    }

    /// Renders the players who get no rating from the list.
    fn others(&self, view: &OfficeView<'_>) -> Markup {
        let link = |person: &MemberNo| html! { a href=(view.link(&format!("/players/{person}"))) { (view.shown.person(*person)) } };
        let ListEffect { doubtful, missing, .. } = &self.effect;
        html! {
            @if !doubtful.is_empty() { section.card {
                h2 { (view.say(own::DOUBTFUL)) " " span.mark.mark-warn { (doubtful.len()) } }
                p.hint { (view.say(own::DOUBTFUL_HINT)) }
                ul.list { @for (person, name) in doubtful.iter().take(SHOWN_MAX) { li { (link(person)) " – " (name) } } }
            } }
            @if !missing.is_empty() {
                details.card.act { summary { (view.say(own::UNLISTED)) " " span.mark { (missing.len()) } }
                    p.hint { (view.say(own::UNLISTED_HINT)) }
                    ul.list { @for person in missing.iter().take(SHOWN_MAX) { li { (link(person)) } } }
                }
            }
        }
    }
}

/// The evidence that a row of a list is about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ListedBy {
    /// The list was published here.
    Person,
    Number(MatchedBy),
}

/// A player with the row of a list.
struct RatedChange {
    person: MemberNo,
    ratings: PlayerRatings,
    by: ListedBy,
}

/// The effect of a list on the players of a season.
#[derive(Default)]
struct ListEffect {
    /// The players whose ratings differ, with those of the list.
    changes: Vec<RatedChange>,
    /// The players whose numbers lead to rows that cannot be theirs, with the name in the list.
    doubtful: Vec<(MemberNo, String)>,
    /// The players whom the list does not have.
    missing: Vec<MemberNo>,
}

/// The rows of a list by the numbers that tell persons apart. A number that occurs twice tells nobody.
#[derive(Default)]
struct ListedPeople {
    persons: HashMap<String, Option<Found>>,
    /// The federation's numbers: those of licences, or of the national federation, depending on whose list it is.
    licences: HashMap<String, Option<Found>>,
    fide_ids: HashMap<String, Option<Found>>,
}

impl ListedPeople {
    /// Reads the rows of a list about the persons who are sought; FIDE's has over a million.
    async fn read(desk: &Desk, list: i64, sought: &HashMap<PersonId, Person>) -> Result<Self, RequestError> {
        let of_people = |(id, person): (&PersonId, &Person)| {
            let numbers = NUMBERS.map(|(_, number)| number_key(number(&person.details)));
            numbers.into_iter().chain([id.0.clone()]).collect::<Vec<_>>()
        };
        let wanted: HashSet<String> = sought.iter().flat_map(of_people).filter(|key| !key.is_empty()).collect();
        let (mut all, mut number) = (Self::default(), 0);
        loop {
            let rows = desk.store().listed_after(list, number).await?;
            let Some(end) = rows.last() else { return Ok(all) };
            number = end.number;
            for found in rows.iter().map(Found::of) {
                for (map, key) in [
                    (&mut all.persons, found.published.person.clone()),
                    (&mut all.licences, number_key(&found.licence)),
                    (&mut all.fide_ids, number_key(&found.fide_id)),
                ] {
                    if wanted.contains(&key) {
                        map.entry(key).and_modify(|row| *row = None).or_insert_with(|| Some(found.clone()));
                    }
                }
            }
        }
    }

    /// Finds the row of a person: as published here, else by the numbers, which must agree. A row with another name is
    /// returned as an error.
    fn find(&self, id: &PersonId, known: Option<&Person>) -> Result<Option<(&Found, ListedBy)>, String> {
        if let Some(Some(found)) = self.persons.get(&id.0) {
            return Ok(Some((found, ListedBy::Person)));
        }
        let Some(known) = known else { return Ok(None) };
        let mut row: Option<(&Found, ListedBy)> = None;
        for (by, number) in NUMBERS {
            let map = if by == MatchedBy::FideId { &self.fide_ids } else { &self.licences };
            let key = number_key(number(&known.details));
            let Some(Some(found)) = Some(key).filter(|key| !key.is_empty()).and_then(|key| map.get(&key)) else {
                continue;
            };
            if !alike(&found.name, &known.name) || row.is_some_and(|(other, _)| other != found) {
                return Err(found.name.clone());
            }
            row = row.or(Some((found, ListedBy::Number(by))));
        }
        Ok(row)
    }
}

/// Returns the effect of a list on the players.
async fn effect(desk: &Desk, shown: &SeasonPage, list: i64) -> Result<ListEffect, RequestError> {
    let known = desk.people().several(shown.state.persons.values()).await?;
    let listed = ListedPeople::read(desk, list, &known).await?;
    let mut effect = ListEffect::default();
    for (member, player) in &shown.season().players {
        let found = match shown.state.persons.get(member) {
            Some(id) => listed.find(id, known.get(id)),
            None => Ok(None),
        };
        let (found, by) = match found {
            Ok(Some(found)) => found,
            Ok(None) => {
                effect.missing.push(*member);
                continue;
            }
            Err(name) => {
                effect.doubtful.push((*member, name));
                continue;
            }
        };
        let of = |rating: u16, before: Option<u16>| if rating > 0 { Some(rating) } else { before };
        let ratings = PlayerRatings {
            catalan: of(found.national, player.ratings.catalan),
            international: of(found.standard, player.ratings.international),
            ..player.ratings
        };
        if ratings != player.ratings {
            effect.changes.push(RatedChange { person: *member, ratings, by });
        }
    }
    Ok(effect)
}
