//! `/desk/league/ID`: the start page of delegates, the office and the committees: the matches of the current rounds,
//! and the missing data of earlier ones. A delegate sees only the club's matches.

use super::matchday::{hub, side_code};
use super::season_page::{SeasonPage, SeasonTab};
use super::season_request::SeasonRequest;
use super::widgets::{at, score};
use crate::words;
use adoube_federation::competition::Competition;
use adoube_federation::ids::{CompetitionId, MatchId, TeamSide};
use adoube_federation::matches::ClubMatch;
use adoube_services::league::SeasonReach;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use maud::{Markup, html};

pub(super) async fn show(request: SeasonRequest) -> Result<Markup, RequestError> {
    let SeasonRequest { visit, shown, .. } = request;
    let reader = visit.reader;
    let title = reader.say(words::league::TAB_OVERVIEW);
    let unbound = shown.reach == SeasonReach::Nothing;
    let behind = behind(&shown);
    let body = html! {
        div.bar { h1 { (title) } a.button.push href=(shown.public_path("")) { (reader.say(words::matchday::PUBLIC)) } }
        @if unbound { div.notice.notice-warn { p { (reader.say(words::league::UNBOUND)) } } }
        (progress(&visit, &shown))
        @for (event, competition) in &shown.season().events {
            @let round = competition.paired;
            @let matches = own(&shown).filter(|(_, m)| m.event == *event && m.round == round).collect::<Vec<_>>();
            @if round > 0 && !matches.is_empty() {
                section.card {
                    h2 { (shown.event(*event)) " · " (reader.say_with(words::public::ROUND, &[("round", &round)])) }
                    ul.list { @for (id, m) in matches { li { (line(&visit, &shown, id, m)) } } }
                }
            }
        }
        @if !behind.is_empty() {
            section.card {
                h2 { (reader.say(words::league::BEHIND)) }
                ul.list { @for (id, m) in behind { li { (line(&visit, &shown, id, m)) } } }
            }
        }
    };
    Ok(shown.live_page(&visit, SeasonTab::Overview, &title, &body))
}

/// Renders a square for each round of every competition: closed, under way, late, to come.
fn progress(visit: &Visit, shown: &SeasonPage) -> Markup {
    let (reader, season) = (visit.reader, shown.season());
    let running = season.events.iter().filter(|(_, event)| !event.settings.rounds.is_empty());
    let running: Vec<_> = running.collect();
    let teams = reader.say(words::office::CLUB_TEAMS);
    html! { @if shown.club().is_none() && !running.is_empty() { section.card.flush {
        header { h2 { (reader.say(words::office::ENTRY_COMPETITIONS)) } }
        div.scroll { table {
            caption.hidden { (reader.say(words::office::ENTRY_COMPETITIONS)) }
            thead { tr {
                th scope="col" { (reader.say(words::office::ENTRY_COMPETITIONS)) } th.num.wide-only scope="col" { (teams) }
                th scope="col" { (reader.say(words::tournament::TAB_ROUNDS)) } th.num scope="col" { (reader.say(words::tournament::TAB_RESULTS)) }
            } }
            tbody { @for (id, event) in running {
                @let (settled, all) = settled(shown, *id, event.paired);
                tr {
                    th scope="row" { a href=(visit.link(&shown.path(&format!("/c/{id}")))) { (shown.event(*id)) } }
                    td.num.wide-only { (event.teams.len()) }
                    td { span.squares role="img" aria-label=(reader.say_with(words::public::ROUND, &[("round", &event.paired)])) {
                        @for round in (1_u16..).take(event.settings.rounds.len()) { i.(square(shown, *id, event, round)) {} }
                    } }
                    td.num { @if event.paired > 0 { strong { (settled) } "/" (all) } }
                }
            } }
        } }
    } } }
}

/// Returns the number of settled matches of a round, and of all.
fn settled(shown: &SeasonPage, event: CompetitionId, round: u16) -> (usize, usize) {
    let of = || shown.season().matches.values().filter(|m| m.event == event && m.round == round);
    (of().filter(|m| m.is_settled()).count(), of().count())
}

/// Returns the class of a round's square.
fn square(shown: &SeasonPage, id: CompetitionId, event: &Competition, round: u16) -> &'static str {
    if round > event.paired {
        return "to-come";
    }
    let (settled, all) = settled(shown, id, round);
    match () {
        () if settled == all => "full",
        () if round < event.paired => "late",
        () if settled * 4 < all => "part low",
        () => "part",
    }
}

/// Returns the matches of the visitor's part of the season.
fn own(shown: &SeasonPage) -> impl Iterator<Item = (MatchId, &ClubMatch)> {
    shown.season().matches.iter().filter(|(_, m)| shown.covers_match(m)).map(|(id, m)| (*id, m))
}

/// Returns the matches of earlier rounds that lack a result, a signature or the record.
fn behind(shown: &SeasonPage) -> Vec<(MatchId, &ClubMatch)> {
    let current = |m: &ClubMatch| shown.season().events.get(&m.event).is_some_and(|event| event.paired == m.round);
    let lacks = |m: &ClubMatch| {
        let by_absence = m.lost_by.is_some() || m.boards.iter().all(|b| b.result().is_some_and(|r| !r.was_played()));
        !m.is_settled() || !by_absence && (m.signed.iter().any(Option::is_none) || m.record_received.is_none())
    };
    own(shown).filter(|(_, m)| !current(m) && lacks(m)).collect()
}

fn line(visit: &Visit, shown: &SeasonPage, id: MatchId, m: &ClubMatch) -> Markup {
    let reader = visit.reader;
    let lined = m.lineups.iter().flatten().count();
    let (key, class) = if lined < 2 && !m.is_settled() {
        (words::league::LINE_UPS, "mark")
    } else if !m.is_settled() && m.start > shown.now {
        (words::league::TO_BEGIN, "mark")
    } else if !m.is_settled() {
        (words::league::PLAYING, "mark mark-warn")
    } else if m.signed.iter().any(Option::is_none) {
        (words::league::UNSIGNED, "mark mark-warn")
    } else if m.record_received.is_none() {
        (words::league::NO_RECORD, "mark mark-warn")
    } else {
        (words::league::COMPLETE, "mark mark-good")
    };
    html! {
        a href=(visit.link(&shown.path(&format!("/match/{id}")))) {
            (shown.state.team_in(m.event, m.home)) " – " (shown.state.team_in(m.event, m.visitors)) }
        " " strong { (score(m)) } " " span.soft { (at(m.start)) } @if m.planned.is_some() || m.venue.is_some() { " " span.mark.mark-warn { (reader.say(words::matchday::MOVED)) } @if let Some(venue) = &m.venue { " " (venue) } } " "
        span class=(class) { (reader.say_with(key, &[("count", &lined)])) }
        (next_step(visit, shown, id, m))
    }
}

/// Renders the next step of the delegate's side as a button: the line-up at once, results on the page of the match.
fn next_step(visit: &Visit, shown: &SeasonPage, id: MatchId, m: &ClubMatch) -> Markup {
    let own = TeamSide::BOTH.into_iter().find(|side| shown.club().is_some() && shown.club_of(m, *side) == shown.club());
    let step = own.filter(|_| !m.is_settled() || m.signed.contains(&None)).and_then(|side| {
        let (_, what) = hub::step(m, side);
        what.map(|what| (side, what))
    });
    html! { @if let Some((side, what)) = step {
        @let rest = if what == "results" { String::new() } else { format!("/{}/{what}", side_code(side)) };
        " " a.button.small href=(shown.path(&format!("/match/{id}{rest}"))) { (visit.reader.say(hub::button(what))) }
    } }
}
