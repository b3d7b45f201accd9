//! `/desk/league/ID/carry`: takes over an earlier season: clubs, delegates, players, norms, licences to renew, and teams in the
//! categories that the final tables give them. What will come is shown first.

use super::prelude::*;
use crate::pages::league::widgets::team_category;
use crate::words;
use adoube_event::PersonId;
use adoube_federation::carry::{SeasonLegacy, legacy};
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::season::Club;
use adoube_services::league::LeagueState;
use adoube_web::blocking::blocking;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The players, persons or names in one act, which the record limits in size.
const TOGETHER: usize = 500;

/// The page on which an earlier season is taken over.
pub(super) struct CarryPage {
    /// The earlier seasons, to choose from.
    earlier: Vec<(String, String)>,
    /// The chosen one, and what it leaves.
    from: Option<(String, Arc<LeagueState>, Arc<SeasonLegacy>)>,
}

impl OfficePage for CarryPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let year = year_of(&request.shown.state);
        let mut seasons = request.desk.seasons_latest_first().await?;
        seasons
            .retain(|(id, state)| year_of(state) < year && state.is_open() && request.visit.may(Action::RunSeason, id));
        let asked: Option<String> = request.query("from")?;
        let chosen = seasons.iter().find(|(id, _)| asked.as_ref().is_none_or(|asked| asked == id)).cloned();
        let from = match chosen {
            None => None,
            Some((id, state)) => {
                // The tables of a large season take a moment.
                let of = Arc::clone(&state);
                let left = blocking(move || legacy(&of.season)).await?;
                Some((id, state, Arc::new(left)))
            }
        };
        let earlier = seasons.into_iter().map(|(id, state)| (id, state.name(Named::Season))).collect();
        Ok(Self { earlier, from })
    }

    fn path(&self, _: &SeasonRequest) -> String {
        self.from.as_ref().map_or_else(|| "/carry".to_owned(), |(id, ..)| format!("/carry?from={id}"))
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let title = view.say(words::office::CARRY_TITLE);
        let begun = !view.shown.season().clubs.is_empty();
        let body = html! {
            div.bar { h1 { (title) } @if !begun && self.earlier.len() > 1 { (self.choice(&view)) } }
            p { (view.say(words::office::CARRY_INTRO)) }
            @if begun { section.card { p.empty { (view.say(words::office::CARRY_BEGUN)) } } }
            @match self.from.as_ref().filter(|_| !begun) {
                Some((_, state, left)) => {
                    (preview(&view, state, left))
                    (view.form("carry").open((words::office::CARRY_DO, words::office::CARRY_DO), &html! {
                        p.whole { strong { (state.name(Named::Season)) } " → " (view.shown.state.name(Named::Season)) }
                    }))
                }
                None => @if !begun { section.card { p.empty { (view.say(words::office::CARRY_NONE)) } } },
            }
        };
        Ok(view.page(SeasonTab::Settings, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "carry" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        let (_, state, left) = self.from.as_ref().ok_or(RequestError::NotFound)?;
        if !form.shown.season().clubs.is_empty() {
            form.problems.add(adoube_web::forms::WHOLE, form.visit.reader.say(words::office::CARRY_BEGUN));
            return Ok(Submission::unreadable());
        }
        let mut acts: Vec<LeagueAct> = introductions(state, left);
        let parts = left.whole.clone().cut(TOGETHER);
        acts.extend(parts.into_iter().map(|part| form.act(SeasonAct::Carry(Box::new(part)))));
        let done = |_: &[SeasonAnswer]| NextPage::at("/clubs".to_owned(), Flash::done(words::office::DONE_CARRIED));
        Ok(Submission::then(Some(acts), done))
    }
}

impl CarryPage {
    /// Renders the form that chooses the earlier season.
    fn choice(&self, view: &OfficeView<'_>) -> Markup {
        let chosen = self.from.as_ref().map(|(id, ..)| id);
        html! {
            form.push method="get" action=(view.shown.path("/carry")) {
                label for="f-from" { (view.say(words::office::CARRY_FROM)) } " "
                select #f-from name="from" { @for (id, name) in &self.earlier {
                    option value=(id) selected[chosen == Some(id)] { (name) }
                } }
                " " button type="submit" { (view.say(words::office::SHOW)) }
            }
        }
    }
}

fn year_of(state: &LeagueState) -> u16 {
    state.season.season.as_ref().map_or(0, |season| season.year)
}

/// Returns the acts that give the persons and names of the earlier season to this one.
fn introductions(state: &LeagueState, left: &SeasonLegacy) -> Vec<LeagueAct> {
    let players = left.whole.players.iter().map(|player| player.person);
    let delegates = left.whole.clubs.iter().flat_map(|(_, club)| club.delegates.iter().copied());
    let wanted: BTreeSet<MemberNo> = players.chain(delegates).collect();
    let persons = wanted.into_iter().filter_map(|id| Some((id, state.persons.get(&id)?.clone())));
    let persons: Vec<(MemberNo, PersonId)> = persons.collect();
    let names = |(id, club): &(ClubId, Club)| [Named::Club(*id), Named::Venue(*id), Named::Town(club.town)];
    let wanted: BTreeSet<Named> = left.whole.clubs.iter().flat_map(names).collect();
    let called = wanted.into_iter().filter_map(|what| Some((what, state.called.get(&what)?.clone())));
    let called: Vec<(Named, String)> = called.collect();
    let of_persons = persons.chunks(TOGETHER).map(|some| (some.to_vec(), Vec::new()));
    let of_names = called.chunks(TOGETHER).map(|some| (Vec::new(), some.to_vec()));
    of_persons.chain(of_names).map(|(persons, called)| LeagueAct::Introduce { persons, called }).collect()
}

/// Renders what will be taken over.
fn preview(view: &OfficeView<'_>, from: &LeagueState, left: &SeasonLegacy) -> Markup {
    let whole = &left.whole;
    html! {
        section.card {
            h2 { (view.say(words::office::CARRY_WHAT)) " · " (from.name(Named::Season)) }
            dl.facts {
                dt { (view.say(words::office::CLUB_TITLE)) } dd { (whole.clubs.len()) }
                dt { (view.say(words::office::CLUB_TEAMS)) } dd { (whole.teams.len()) }
                dt { (view.say(words::office::CLUB_PLAYERS)) } dd { (whole.players.len()) }
                dt { (view.say(words::office::CARRY_RENEW)) } dd { (whole.licences.len()) }
                dt { (view.say(words::office::CARRY_NORMS)) } dd { (whole.norms.len()) }
            }
        }
        @if !left.unsettled.is_empty() { div.notice.notice-warn {
            p { (view.say(words::office::CARRY_UNSETTLED)) }
            ul { @for (event, group) in &left.unsettled { li {
                (from.name(Named::Event(*event))) " · "
                (view.reader.say_with(words::league::GROUP, &[("group", &from.name(Named::Group(*event, u16::try_from(*group).unwrap_or(0))))]))
            } } }
        } }
        section.card {
            h2 { (view.say(words::office::CARRY_MOVES)) }
            @if left.moves.is_empty() { p.empty { (view.say(words::office::CARRY_NO_MOVES)) } }
            @else { table.stack {
                caption.hidden { (view.say(words::office::CARRY_MOVES)) }
                thead { tr {
                    th scope="col" { (view.say(words::office::ENTRY_TEAM)) } th scope="col" { (view.say(words::office::CARRY_OLD)) }
                    th scope="col" { (view.say(words::office::CARRY_NEW)) }
                } }
                tbody { @for one in &left.moves { tr {
                    th.whole scope="row" { (from.team(one.team)) }
                    td { (team_category(&from.season, view.reader, one.from)) }
                    td { @if one.to < one.from { "↑ " } @else { "↓ " } (team_category(view.shown.season(), view.reader, one.to)) }
                } } }
            } }
        }
    }
}
