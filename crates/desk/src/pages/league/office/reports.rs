//! `/desk/league/ID/reports`: the office's printouts: records, bulletins, standings, lists, sanctions, calendars
//! (Delegates 5.52, 5.91-5.94). Each is a page without menus for the browser to print.

use super::cases::sees;
use super::descriptions::{effect, offender};
use super::prelude::*;
use crate::pages::league::competition::{after, criterion, value};
use crate::pages::league::widgets::{at, category, day, hall, moved, points};
use crate::words;
use adoube_federation::cases::Matter;
use adoube_federation::competition::{Competition, CompetitionKind};
use adoube_federation::ids::{ClubId, CompetitionId};
use adoube_federation::matches::ProvisionalReading;
use adoube_federation::reports::{bulletin, calendar, sanctions, standing, strength_list};
use adoube_federation::teams::letter;
use adoube_web::layout::Frame;
use adoube_words::Text;

/// The render function of a printout.
type DrawReport = fn(&OfficeView<'_>, &ReportPage) -> Option<Markup>;
const PAPERS: [(&str, Text, DrawReport); 6] = [
    ("lists", words::office::REPORT_LISTS, lists),
    ("bulletin", words::office::REPORT_BULLETIN, bulletins),
    ("standings", words::office::REPORT_STANDINGS, standings),
    ("calendar", words::office::REPORT_CALENDAR, |view, _| Some(calendars(view))),
    ("sanctions", words::office::REPORT_SANCTIONS, |view, _| Some(sanctioned(view))),
    ("clubs", words::office::REPORT_CLUBS, |view, _| Some(clubs(view))),
];

/// The page that lists the documents.
pub(super) struct ReportsPage;

impl OfficePage for ReportsPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let title = view.say(words::office::REPORT_TITLE);
        let (shown, season) = (view.shown, view.shown.season());
        let body = html! {
            h1 { (title) }
            p { (view.say(words::office::REPORT_INTRO)) }
            div.columns {
                section.card { h2 { (view.say(words::office::REPORT_SEASON)) } ul.list {
                    @for (name, key, _) in PAPERS { @if !matches!(name, "bulletin") {
                        li { a href=(view.link(&format!("/reports/{name}"))) { (view.say(key)) } }
                    } }
                } }
                section.card { h2 { (view.say(words::office::REPORT_LISTS)) } ul.list { @for club in season.lists.keys().filter(|club| sees_list(shown, **club)) {
                    li { a href=(view.link(&format!("/reports/lists?club={club}"))) { (shown.club_name(*club)) } }
                } } }
                @for (event, competition) in &season.events { @if competition.settings.kind != CompetitionKind::Individual && competition.paired > 0 { section.card {
                    h2 { (shown.event(*event)) }
                    p { a href=(view.link(&format!("/reports/standings?event={event}"))) { (view.say(words::office::REPORT_STANDINGS)) } }
                    h3 { (view.say(words::office::REPORT_BULLETIN)) }
                    nav.rounds aria-label=(view.say(words::office::REPORT_BULLETIN)) { @for round in 1..=competition.paired {
                        a href=(view.link(&format!("/reports/bulletin?event={event}&round={round}")))
                            aria-label=(view.reader.say_with(words::public::ROUND, &[("round", &round)])) { (round) }
                    } }
                    details { summary { (view.say(words::office::REPORT_RECORDS)) }
                        ul.list { @for (id, m) in season.matches.iter().rev().filter(|(_, m)| m.event == *event) { li {
                            a href=(view.link(&format!("/match/{id}/acta"))) { (m.round) ": " (shown.state.team_in(*event, m.home)) " – " (shown.state.team_in(*event, m.visitors)) }
                        } } }
                    }
                } } }
            }
        };
        Ok(view.page(SeasonTab::Reports, &title, &body))
    }
}

/// The page of one printout, with its parameters from the URL.
pub(super) struct ReportPage {
    paper: String,
    club: Option<u32>,
    event: Option<u32>,
    round: Option<u16>,
}

impl OfficePage for ReportPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let (club, event, round) = (request.query("club")?, request.query("event")?, request.query("round")?);
        Ok(Self { paper: request.parameter(0)?, club, event, round })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (_, key, draw) =
            PAPERS.into_iter().find(|(known, ..)| *known == self.paper).ok_or(RequestError::NotFound)?;
        let (title, drawn) = (view.say(key), draw(&view, self).ok_or(RequestError::NotFound)?);
        let body = html! {
            div.screen-only.bar {
                a.button href=(view.link("/reports")) { (view.say(words::office::REPORT_TITLE)) }
                button.primary type="button" data-print="1" { (view.say(words::paper::PRINT)) }
            }
            header.paper-head {
                h1 { (view.shown.state.name(Named::Season)) }
                p { strong { (title) } " · " (day(view.shown.now.date)) }
            }
            div.scroll { (drawn) }
        };
        Ok(Frame::new(view.visit, &title).style("paper.css").style("league.css").script("paper.js").bare().show(&body))
    }
}

/// Returns whether the visitor may print a club's list: a delegation, those of its clubs.
fn sees_list(shown: &SeasonPage, club: ClubId) -> bool {
    shown.province().is_none() || shown.covers(club)
}

fn lists(view: &OfficeView<'_>, asked: &ReportPage) -> Option<Markup> {
    let season = view.shown.season();
    let clubs: Vec<ClubId> = match asked.club {
        Some(club) => vec![ClubId(club)],
        None => season.lists.keys().copied().filter(|club| sees_list(view.shown, *club)).collect(),
    };
    let drawn: Option<Vec<Markup>> = clubs.into_iter().map(|club| list(view, club)).collect();
    Some(html! { @for list in drawn? { (list) } })
}

/// Renders a club's list as sent to matches (5.62): number, name, category or Elo, titular.
fn list(view: &OfficeView<'_>, club: ClubId) -> Option<Markup> {
    let shown = view.shown;
    let lines = strength_list(shown.season(), club).filter(|_| sees_list(shown, club))?;
    Some(html! {
        section.paper {
            h2 { (shown.club_name(club)) }
            table.ruled {
                caption.hidden { (view.say(words::office::STRENGTH_TITLE)) }
                thead { tr {
                    th.num scope="col" { (view.say(words::office::STRENGTH_NUMBER)) } th scope="col" { (view.say(words::players::NAME)) }
                    th scope="col" { (view.say(words::office::LICENCE_CATEGORY)) } th scope="col" { (view.say(words::office::STRENGTH_TITULAR)) }
                } }
                tbody { @for (number, person, team) in lines {
                    @let player = shown.season().players.get(&person);
                    tr {
                        th.num.nowrap scope="row" { (number) } td { (shown.person(person)) }
                        td { @if let Some(player) = player { @match player.ratings.catalan {
                            Some(elo) => (elo),
                            None => (view.say(category(player.category))),
                        } @if player.nationality.counts_as_foreigner(&view.shown.season().regulations().line_ups) { " · " (view.say(words::league::FOREIGNER_SHORT)) } } }
                        td { @if let Some(place) = team { (letter(usize::from(place))) } }
                    }
                } }
            }
        }
    })
}

fn events_of(view: &OfficeView<'_>, asked: &ReportPage) -> Vec<CompetitionId> {
    // Without groups there is no table to print.
    let tables = |e: &Competition| e.settings.kind != CompetitionKind::Individual && !e.groups.is_empty();
    let all = view.shown.season().events.iter().filter(|(_, e)| tables(e));
    all.map(|(id, _)| *id).filter(|id| asked.event.is_none_or(|event| event == id.0)).collect()
}

fn standings(view: &OfficeView<'_>, asked: &ReportPage) -> Option<Markup> {
    let events = events_of(view, asked);
    if asked.event.is_some() && events.is_empty() {
        return None;
    }
    Some(html! { @for event in events { section.paper {
        h2 { (view.shown.event(event)) }
        @let groups = view.shown.season().events.get(&event).map_or(0, |e| e.groups.len());
        @for group in 0..groups { (group_table(view, event, group)) }
    } } })
}

fn group_table(view: &OfficeView<'_>, event: CompetitionId, group: usize) -> Markup {
    let shown = view.shown;
    let Some(standing) = standing(shown.season(), event, group, ProvisionalReading::Settled) else { return html! {} };
    let at = u16::try_from(group).unwrap_or(0);
    let criteria = shown.season().events.get(&event).map_or(&[][..], |event| &event.settings.table.criteria);
    html! {
        table.ruled {
            caption { (view.reader.say_with(words::league::GROUP, &[("group", &shown.state.name(Named::Group(event, at)))])) " · "
                (after(view.visit, shown, event, (group, &standing)))
                @if !standing.open.is_empty() { " · " (view.say(words::office::REPORT_PROVISIONAL)) } }
            thead { tr {
                th.num scope="col" { (view.say(words::public::RANK)) } th scope="col" { (view.say(words::office::ENTRY_TEAM)) }
                th.num scope="col" { (view.say(words::office::REPORT_PLAYED)) } th.num scope="col" { "+" } th.num scope="col" { "=" } th.num scope="col" { "−" }
                th.num scope="col" { (view.say(words::office::REPORT_MATCH_POINTS)) } th.num scope="col" { (view.say(words::office::REPORT_BOARD_POINTS)) }
                @for of in criteria { th.num scope="col" { (criterion(view.visit, *of)) } }
                th scope="col" { (view.say(words::office::REPORT_MOVES)) }
            } }
            tbody { @for row in &standing.rows { tr {
                td.num { (row.rank) } th scope="row" { (shown.state.team_in(event, row.team)) }
                td.num { (row.matches) } td.num { (row.won) } td.num { (row.drawn) } td.num { (row.lost) }
                td.num { (points(row.match_points)) } td.num { (points(row.board_points)) }
                @for (of, sum) in criteria.iter().zip(&row.values) { td.num { (value(*of, *sum)) } }
                td { @if let Some(movements) = &standing.movements {
                    @if movements.promoted.contains(&row.team) { "↑" } @if movements.relegated.contains(&row.team) { "↓" }
                    @if movements.draw.contains(&row.team) { (view.say(words::league::DRAW_NEEDED)) }
                } }
            } } }
        }
    }
}

fn bulletins(view: &OfficeView<'_>, asked: &ReportPage) -> Option<Markup> {
    let shown = view.shown;
    let event = asked.event.map(CompetitionId)?;
    let paired = shown.season().events.get(&event)?.paired;
    let round = asked.round.unwrap_or(paired);
    if round == 0 || round > paired {
        return None;
    }
    let bulletin = bulletin(shown.season(), event, round)?;
    let groups = bulletin.standings.len();
    Some(html! {
        section.paper {
            h2 { (shown.event(event)) " · " (view.reader.say_with(words::public::ROUND, &[("round", &round)])) }
            (hall(shown, view.reader, event, round))
            table.ruled {
                caption.hidden { (view.say(words::office::REPORT_BULLETIN)) }
                thead { tr { th scope="col" { (view.say(words::office::REPORT_HOME)) } th scope="col" { (view.say(words::office::REPORT_VISITORS)) } th.num scope="col" { (view.say(words::office::CASE_RESULT)) } } }
                tbody { @for (_, home, visitors, one, two, settled) in &bulletin.matches { tr {
                    th scope="row" { (shown.state.team_in(event, *home)) } td { (shown.state.team_in(event, *visitors)) }
                    td.num.nowrap { (points(*one)) "–" (points(*two)) @if !settled { "*" } }
                } } }
            }
            @for group in 0..groups { (group_table(view, event, group)) }
            p { "* " (view.say(words::office::REPORT_PROVISIONAL)) }
        }
    })
}

fn calendars(view: &OfficeView<'_>) -> Markup {
    let shown = view.shown;
    html! {
        table.ruled {
            caption.hidden { (view.say(words::office::REPORT_CALENDAR)) }
            thead { tr {
                th scope="col" { (view.say(words::office::REPORT_WHEN)) } th scope="col" { (view.say(words::office::ENTRY_COMPETITION)) }
                th.num scope="col" { (view.say(words::office::CASE_ROUND)) } th scope="col" { (view.say(words::office::REPORT_MATCHES)) }
            } }
            tbody { @for line in calendar(shown.season()) { tr {
                td.nowrap { (at(line.at)) } th scope="row" { (shown.event(line.event)) } td.num { (line.round) }
                td.matches { (hall(shown, view.reader, line.event, line.round))
                    @for (home, visitors) in shown.planned(line.event, line.round) {
                        p { (shown.state.team_in(line.event, home)) " – " (shown.state.team_in(line.event, visitors)) }
                    }
                    @for id in &line.matches { @if let Some(m) = shown.season().matches.get(id) {
                    p { (shown.state.team_in(line.event, m.home)) " – " (shown.state.team_in(line.event, m.visitors)) (moved(shown, view.reader, m)) }
                } } }
            } } }
        }
    }
}

/// Renders the sanctions in force; for a delegate, those of the club.
fn sanctioned(view: &OfficeView<'_>) -> Markup {
    let shown = view.shown;
    let mut rows = sanctions(shown.season(), shown.now.date);
    rows.retain(|(who, ..)| sees(shown, &Matter::Sanction(*who)));
    if rows.is_empty() {
        return html! { p { (view.say(words::office::REPORT_NO_SANCTIONS)) } };
    }
    html! {
        table.ruled {
            caption.hidden { (view.say(words::office::REPORT_SANCTIONS)) }
            thead { tr {
                th scope="col" { (view.say(words::office::CASE_WHO)) } th scope="col" { (view.say(words::office::CASE_EFFECT)) }
                th scope="col" { (view.say(words::office::CASE_CIRCULAR)) } th.cap scope="col" { (view.say(words::office::CASE_SINCE)) } th.num scope="col" { (view.say(words::office::CASE_WHICH)) }
            } }
            tbody { @for (who, case, sanction) in rows { tr {
                th scope="row" { (offender(shown, who)) } td { (effect(view, sanction.effect)) }
                td { (sanction.circular) } td { (day(sanction.from)) } td.num { (case) }
            } } }
        }
    }
}

/// Clubs with address, delegates and teams.
fn clubs(view: &OfficeView<'_>) -> Markup {
    let shown = view.shown;
    let mut clubs: Vec<(ClubId, String)> = shown.season().clubs.keys().map(|id| (*id, shown.club_name(*id))).collect();
    view.reader.sort_by_name(&mut clubs, |(_, name)| name);
    html! {
        table.ruled {
            caption.hidden { (view.say(words::office::REPORT_CLUBS)) }
            thead { tr {
                th scope="col" { (view.say(words::office::CLUB_NAME)) } th scope="col" { (view.say(words::office::CLUB_ADDRESS)) }
                th scope="col" { (view.say(words::office::CLUB_DELEGATES)) } th scope="col" { (view.say(words::office::CLUB_TEAMS)) }
            } }
            tbody { @for (id, name) in &clubs { tr {
                th scope="row" { (name) } td { (shown.state.name(Named::Venue(*id))) }
                td { @for (n, person) in shown.season().clubs.get(id).into_iter().flat_map(|c| &c.delegates).enumerate() { @if n > 0 { "; " } (shown.person(*person)) } }
                td { @for (n, (team, _)) in shown.season().club_teams(*id).into_iter().enumerate() { @if n > 0 { ", " } (shown.team(team)) } }
            } } }
        }
    }
}
