//! `/league/ID/c/N`: a competition with its groups, tables with tie-break calculations, and rounds; printable
//! bulletins.

use super::season_page::{PublicTab, SeasonPage};
use super::widgets::{at, begun, hall, moved, points, score};
use super::{matchday, subscription, team_values};
use crate::Desk;
use crate::pages::event_tables::tie_break_code;
use crate::words;
use adoube_federation::competition::{Competition, CompetitionKind};
use adoube_federation::ids::{CompetitionId, MatchId, TeamId, TeamSide};
use adoube_federation::league_table::{LeagueTableRow, Movements, TeamCriterion, movements};
use adoube_federation::matches::{ClubMatch, ProvisionalReading};
use adoube_federation::reports::{GroupStanding, standing};
use adoube_federation::unfinished::PrimaryScore;
use adoube_services::league::Named;
use adoube_tournament::tiebreaks::Value;
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;

/// The query of a page: `reading` of games played *sub condicione*, settled games only or as if the disputed point were upheld
/// or not.
#[derive(Deserialize, Default)]
pub(super) struct CompetitionQuery {
    #[serde(default)]
    reading: String,
    /// The team whose FIDE tie-breaks are explained.
    #[serde(default)]
    worked: String,
}

impl CompetitionQuery {
    fn reading(&self) -> ProvisionalReading {
        match self.reading.as_str() {
            "upheld" => ProvisionalReading::Upheld,
            "rejected" => ProvisionalReading::Rejected,
            _ => ProvisionalReading::Settled,
        }
    }
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    Query(asked): Query<CompetitionQuery>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let shown = SeasonPage::public(&desk, &visit, &id).await?;
    let (event, competition) = shown.competition(number)?;
    let title = shown.event(event);
    let body = html! {
        h1 { (title) }
        (state(&visit, competition))
        (rounds(&visit, &shown, event, competition, 0))
        p { (subscription::link(&visit, &shown, &format!("/c/{event}"))) }
        (scoreboards(&visit, &shown, (event, None), competition.paired))
        (tables(&visit, &shown, event, competition, asked.reading()))
        @if let Ok(team) = asked.worked.parse() { (team_values::show(&visit, &shown, (event, competition), asked.reading(), TeamId(team))) }
        @if !competition.consolation.is_empty() {
            section.card { h2 { (visit.reader.say(words::league::CONSOLATION)) }
                ul { @for team in &competition.consolation { li { (shown.state.team_in(event, *team)) } } } }
        }
        @if competition.groups.is_empty() { (entered(&visit, &shown, competition)) }
        @if competition.paired > 0 {
            section.card { h2 { (visit.reader.say_with(words::public::ROUND, &[("round", &competition.paired)])) }
                (round_matches(&visit, &shown, event, competition.paired)) }
        }
    };
    Ok(shown.public_page(&visit, &headers, PublicTab::Other, &title, &body))
}

pub(super) async fn round(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number, round)): Path<(String, u32, u16)>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let shown = SeasonPage::public(&desk, &visit, &id).await?;
    let (event, competition) = shown.competition(number)?;
    let start = round.checked_sub(1).and_then(|at| competition.settings.rounds.get(usize::from(at)));
    let start = *start.ok_or(RequestError::NotFound)?;
    let reader = visit.reader;
    let named = reader.say_with(words::public::ROUND, &[("round", &round)]);
    let title = format!("{} · {named}", shown.event(event));
    let body = html! {
        h1 { a href=(shown.public_path(&format!("/c/{event}"))) { (shown.event(event)) } " · " (named) }
        p.soft { (at(start)) }
        (hall(&shown, reader, event, round))
        (rounds(&visit, &shown, event, competition, round))
        section.card {
            @if round <= competition.paired { (round_matches(&visit, &shown, event, round)) }
            @else { (to_come(&visit, &shown, event, round)) }
        }
        @if round <= competition.paired {
            p { a.button href=(shown.public_path(&format!("/c/{event}/bulletin/{round}"))) { (reader.say(words::league::BULLETIN)) } }
        }
    };
    Ok(shown.public_page(&visit, &headers, PublicTab::Other, &title, &body))
}

/// Renders links to the rounds.
pub(super) fn rounds(
    visit: &Visit,
    shown: &SeasonPage,
    event: CompetitionId,
    competition: &Competition,
    current: u16,
) -> Markup {
    let reader = visit.reader;
    html! {
        nav.rounds aria-label=(reader.say(words::league::ROUNDS)) { @for round in 1..=competition.rounds() {
            a href=(shown.public_path(&format!("/c/{event}/round/{round}"))) aria-current=[(round == current).then_some("page")]
                aria-label=(reader.say_with(words::public::ROUND, &[("round", &round)])) { (round) }
        } }
    }
}

/// Renders the name of a team, with a link to its club.
pub(super) fn team_link(shown: &SeasonPage, event: CompetitionId, team: TeamId) -> Markup {
    let name = shown.state.team_in(event, team);
    let club = shown.season().teams.get(&team).map(|of| shown.public_path(&format!("/club/{}", of.club)));
    html! { @if let Some(href) = club { a href=(href) { (name) } } @else { (name) } }
}

/// Renders the matches of a round by group.
pub(super) fn round_matches(visit: &Visit, shown: &SeasonPage, event: CompetitionId, round: u16) -> Markup {
    let groups = shown.season().events.get(&event).map_or(0, |competition| competition.groups.len());
    html! { @for group in 0..groups { (round_matches_of(visit, shown, (event, group), round)) } }
}

/// Renders the matches of a round of one group.
pub(super) fn round_matches_of(
    visit: &Visit,
    shown: &SeasonPage,
    (event, group): (CompetitionId, usize),
    round: u16,
) -> Markup {
    let reader = visit.reader;
    let Some(competition) = shown.season().events.get(&event) else { return html! {} };
    let here = |m: &ClubMatch| m.event == event && m.round == round && usize::from(m.group) == group;
    let of: Vec<(MatchId, &ClubMatch)> =
        shown.season().matches.iter().filter(|(_, m)| here(m)).map(|(id, m)| (*id, m)).collect();
    let name = |team: TeamId| shown.state.team_in(event, team);
    let rests = competition.passed.iter().filter(|(r, team)| *r == round && competition.group_of(*team) == Some(group));
    let resting: Vec<String> = rests.map(|(_, team)| name(*team)).collect();
    html! {
        table.pairs {
            caption class=[(competition.groups.len() < 2).then_some("hidden")] { (group_name(visit, shown, event, group)) }
            thead { tr { th scope="col" { (reader.say(words::league::HOME)) } th.mid scope="col" { (reader.say(words::matchday::RESULT)) }
                th scope="col" { (reader.say(words::league::VISITORS)) } } }
            tbody { @for (id, m) in &of { tr {
                @let href = shown.public_path(&format!("/match/{id}"));
                td { a href=(href) { (name(m.home)) } }
                td.mid { a href=(href) aria-label={ (name(m.home)) " – " (name(m.visitors)) } { (score(m)) }
                    @if m.planned.is_some() || m.venue.is_some() { br; small { (moved(shown, reader, m)) } } }
                td { a href=(href) { (name(m.visitors)) } }
            } } }
        }
        @if of.iter().any(|(_, m)| begun(m) && !m.is_settled()) { p.soft { (reader.say(words::league::SCORE_OPEN)) } }
        @if !resting.is_empty() { p.soft { (reader.say(words::league::RESTS)) " " (resting.join(", ")) } }
    }
}

/// The most matches of a round that are shown as scoreboards.
const SCOREBOARDS: usize = 12;

/// Renders the matches of the current round of a competition, or of one group, as scoreboards, unless there are many.
pub(super) fn scoreboards(
    visit: &Visit,
    shown: &SeasonPage,
    (event, group): (CompetitionId, Option<usize>),
    round: u16,
) -> Markup {
    let here = |m: &ClubMatch| group.is_none_or(|group| usize::from(m.group) == group);
    let of = shown.season().matches.iter().filter(|(_, m)| m.event == event && m.round == round && here(m));
    let of: Vec<_> = of.filter(|(_, m)| begun(m)).collect();
    let side = |m: &ClubMatch, side: TeamSide| {
        let won = m.is_settled() && m.points(side) > m.points(side.other());
        html! { span class=[won.then_some("won")] { (shown.state.team_in(event, m.team(side))) } b class=[won.then_some("won")] { (points(m.points(side))) } }
    };
    html! { @if (1..=SCOREBOARDS).contains(&of.len()) { ul.lms { @for (id, m) in of {
        li.lm class=[(!m.is_settled()).then_some("inplay")] {
            a href=(shown.public_path(&format!("/match/{id}"))) { @for of in TeamSide::BOTH { (side(m, of)) } }
            @if m.is_settled() { span.mark.mark-closed { (visit.reader.say(words::league::COMPLETE)) } }
            @else { span.mark.mark-good { (visit.reader.say(words::league::PLAYING)) } }
        }
    } } } }
}

/// Renders an unpaired round: in a league the pairing table gives the matches.
fn to_come(visit: &Visit, shown: &SeasonPage, event: CompetitionId, round: u16) -> Markup {
    let (reader, planned) = (visit.reader, shown.planned(event, round));
    html! {
        @if planned.is_empty() { p.empty { (reader.say(words::league::NOT_PAIRED)) } }
        @else {
            p.soft { (reader.say(words::league::BY_THE_TABLE)) }
            table.pairs {
                caption.hidden { (reader.say(words::league::BY_THE_TABLE)) }
                thead { tr { th scope="col" { (reader.say(words::league::HOME)) } th scope="col" { (reader.say(words::league::VISITORS)) } } }
                tbody { @for (home, visitors) in planned { tr {
                    td { (shown.state.team_in(event, home)) } td { (shown.state.team_in(event, visitors)) }
                } } }
            }
        }
    }
}

pub(super) fn group_name(visit: &Visit, shown: &SeasonPage, event: CompetitionId, group: usize) -> String {
    let name = shown.state.name(Named::Group(event, group.min(999) as u16));
    visit.reader.say_with(words::league::GROUP, &[("group", &name)])
}

/// Renders the tables of all groups.
fn tables(
    visit: &Visit,
    shown: &SeasonPage,
    event: CompetitionId,
    competition: &Competition,
    reading: ProvisionalReading,
) -> Markup {
    let reader = visit.reader;
    let made: Vec<GroupStanding> =
        (0..competition.groups.len()).filter_map(|group| standing(shown.season(), event, group, reading)).collect();
    let disputed = shown.season().matches.values().any(|m| {
        m.event == event
            && m.boards.iter().any(|b| matches!(b, adoube_federation::matches::BoardStatus::Provisional { .. }))
    });
    let readings = [
        (ProvisionalReading::Settled, "", words::league::READING_SETTLED),
        (ProvisionalReading::Upheld, "?reading=upheld", words::league::READING_UPHELD),
        (ProvisionalReading::Rejected, "?reading=rejected", words::league::READING_REJECTED),
    ];
    html! {
        @if disputed {
            p.hint { (reader.say(words::league::READING_HINT)) }
            nav.rounds aria-label=(reader.say(words::league::READING_TITLE)) { @for (of, query, key) in readings {
                a.wide href=(shown.public_path(&format!("/c/{event}{query}"))) aria-current=[(of == reading).then_some("page")] { (reader.say(key)) }
            } }
        }
        @for (group, standing) in made.iter().enumerate() {
            section.card {
                (table(visit, shown, event, competition, (group, standing)))
                p { a href=(shown.public_path(&format!("/c/{event}/group/{}", group + 1))) { (reader.say(words::league::GROUP_PAGE)) }
                    span.hidden { " · " (group_name(visit, shown, event, group)) } }
            }
        }
    }
}

/// Returns a tie-break's short name: FIDE's code, or a word.
pub(super) fn criterion(visit: &Visit, criterion: TeamCriterion) -> String {
    let key = match criterion {
        TeamCriterion::DirectEncounter => words::league::TIE_DIRECT,
        TeamCriterion::SonnebornBerger => words::league::TIE_SONNEBORN,
        TeamCriterion::Kashdan => words::league::TIE_KASHDAN,
        TeamCriterion::Dutch => words::league::TIE_DUTCH,
        TeamCriterion::BoardPoints => words::league::TIE_BOARDS,
        TeamCriterion::Fide(code) => return tie_break_code(code),
    };
    visit.reader.say(key)
}

/// Formats a tie-break's value: hundredths, except for Kashdan points, which are whole.
pub(super) fn value(of: TeamCriterion, value: Option<i64>) -> String {
    let scale = if of == TeamCriterion::Kashdan { Value::whole } else { Value::hundredths };
    value.map(|value| points(scale(value))).unwrap_or_default()
}

/// Returns the time of a table: after the last closed round, or during the round that already has results.
pub(super) fn after(
    visit: &Visit,
    shown: &SeasonPage,
    event: CompetitionId,
    (group, standing): (usize, &GroupStanding),
) -> String {
    let counted = |m: &&ClubMatch| m.event == event && usize::from(m.group) == group && m.is_settled();
    let latest = shown.season().matches.values().filter(counted).map(|m| m.round).max().unwrap_or(0);
    if latest > standing.round {
        return visit.reader.say_with(words::league::DURING, &[("round", &latest)]);
    }
    visit.reader.say_with(words::league::AFTER, &[("round", &standing.round)])
}

/// Renders one table.
pub(super) fn table(
    visit: &Visit,
    shown: &SeasonPage,
    event: CompetitionId,
    competition: &Competition,
    (group, standing): (usize, &GroupStanding),
) -> Markup {
    let reader = visit.reader;
    let rules = &competition.settings.table;
    let (up, down) = (usize::from(competition.settings.promoted), usize::from(competition.settings.relegated));
    // Before any match is played there are no promotions or relegations.
    let moves = if standing.round == 0 { Movements::default() } else { movements(&standing.rows, up, down) };
    let place = |team: &TeamId| {
        if moves.promoted.contains(team) {
            Some(words::league::PROMOTED)
        } else if moves.relegated.contains(team) {
            Some(words::league::RELEGATED)
        } else {
            // After the last round, tied teams await the public draw.
            (standing.movements.is_some() && moves.draw.contains(team)).then_some(words::league::DRAW_NEEDED)
        }
    };
    let marked = |row: &LeagueTableRow| competition.gone.contains_key(&row.team);
    let class = |row: &LeagueTableRow| match () {
        () if marked(row) => Some("out"),
        () if moves.promoted.contains(&row.team) => Some("up"),
        () if moves.relegated.contains(&row.team) => Some("down"),
        () => None,
    };
    let worked = standing.round > 0 && rules.criteria.iter().any(|of| matches!(of, TeamCriterion::Fide(_)));
    html! {
        div.scroll { table {
            caption { (group_name(visit, shown, event, group)) " · "
                (after(visit, shown, event, (group, standing))) }
            thead { tr {
                th.num scope="col" { (reader.say(words::league::RANK)) } th scope="col" { (reader.say(words::league::TEAM)) }
                th.num scope="col" { (reader.say(words::league::POINTS)) } th.num.wide-only scope="col" { (reader.say(words::league::PLAYED)) }
                th.num.wide-only scope="col" { (reader.say(words::league::WON)) } th.num.wide-only scope="col" { (reader.say(words::league::DRAWN)) }
                th.num.wide-only scope="col" { (reader.say(words::league::LOST)) } th.num scope="col" { (reader.say(words::league::BOARDS)) }
                @for of in &rules.criteria { th.num scope="col" { (criterion(visit, *of)) } }
                th scope="col" { span.hidden { (reader.say(words::league::GOES)) } }
            } }
            tbody { @for row in &standing.rows { tr class=[class(row)] {
                td.num { (row.rank) }
                th scope="row" { (team_link(shown, event, row.team)) @if marked(row) { " " span.mark { (reader.say(if shown.season().is_eliminated(event, row.team) { words::league::ELIMINATED } else { words::league::GONE })) } } }
                @let first = if rules.scoring == PrimaryScore::Olympic { row.board_points } else { row.match_points };
                td.score { (points(first)) }
                td.num.wide-only { (row.matches) } td.num.wide-only { (row.won) } td.num.wide-only { (row.drawn) }
                td.num.wide-only { (row.lost) } td.num { (points(row.board_points)) }
                @for (of, sum) in rules.criteria.iter().zip(&row.values) { td.num { (value(*of, *sum)) } }
                td { @if let Some(key) = place(&row.team) { small { (reader.say(key)) } }
                    @if row.lot.is_some() { " " small { (reader.say(words::league::BY_LOT)) } }
                    @if worked { " " a href=(shown.public_path(&format!("/c/{event}?worked={}#worked", row.team.0)))
                        aria-label=(reader.say_with(words::league::TIE_WORKED_TITLE, &[("team", &shown.state.team_in(event, row.team))]))
                        { small { (reader.say(words::league::TIE_WORKED)) } } } }
            } } }
        } }
        @if !standing.open.is_empty() {
            p.soft { (reader.say(words::league::OPEN_MATCHES)) " "
                @for (at, id) in standing.open.iter().enumerate() { @if at > 0 { " · " }
                    a href=(shown.public_path(&format!("/match/{id}"))) { (match_name(shown, *id)) } } }
        }
    }
}

fn match_name(shown: &SeasonPage, id: MatchId) -> String {
    let Some(m) = shown.season().matches.get(&id) else { return String::new() };
    format!("{} – {}", shown.state.team_in(m.event, m.home), shown.state.team_in(m.event, m.visitors))
}

/// Renders the entries, before there are groups.
fn entered(visit: &Visit, shown: &SeasonPage, competition: &Competition) -> Markup {
    let mut teams: Vec<String> = competition.teams.keys().map(|team| shown.team(*team)).collect();
    visit.reader.sort_by_name(&mut teams, |name| name);
    html! {
        @if teams.is_empty() && competition.settings.kind != CompetitionKind::Individual { section.card { p.empty { (visit.reader.say(words::office::ENTRY_NO_TEAMS)) } } }
        @if !teams.is_empty() { section.card { h2 { (visit.reader.say(words::league::ENTERED)) } ul { @for team in teams { li { (team) } } } } }
    }
}

/// `/league/ID/match/N`: a match with its boards.
pub(super) async fn a_match(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let shown = SeasonPage::public(&desk, &visit, &id).await?;
    let here = matchday::MatchPage::of(&desk, shown, number).await?;
    let reader = visit.reader;
    let (shown, m) = (&here.shown, &here.m);
    let title = format!("{} – {}", here.team(TeamSide::Home), here.team(TeamSide::Visitors));
    let body = html! {
        div.match-head {
            h1 { (here.team(TeamSide::Home)) " " span.score { (score(m)) } " " (here.team(TeamSide::Visitors)) }
            p.soft { a href=(shown.public_path(&format!("/c/{}/round/{}", m.event, m.round))) {
                (shown.event(m.event)) " · " (reader.say_with(words::public::ROUND, &[("round", &m.round)])) } " · " (at(m.start))
                @if let Some(venue) = matchday::hub::venue(&here) { " · " (venue) }
                @if let Some(planned) = m.planned { " · " span.mark.mark-warn { (reader.say(words::matchday::MOVED)) } " " (reader.say(words::matchday::MOVED_FROM)) " " (at(planned)) } }
            @if !m.lineups_open() && m.lost_by.is_none() { p.hint { (reader.say(words::matchday::NOT_BEGUN)) } }
            @if m.signed.iter().all(Option::is_some) { p { span.mark.mark-good { (reader.say(words::matchday::SIGNED_BOTH)) } } }
        }
        section.card { (matchday::record::boards(&visit, &here)) }
        @let rulings = matchday::record::rulings(&visit, &here);
        @if !rulings.is_empty() { section.card { h2 { (reader.say(words::matchday::RULINGS)) } ul.list { @for line in rulings { li { (line) } } } } }
        @if visit.may(crate::roles::Action::SeeSeason, &shown.id) {
            p { a.button href=(shown.path(&format!("/match/{number}"))) { (reader.say(words::league::WITHIN)) } }
        }
    };
    Ok(shown.public_page(&visit, &headers, PublicTab::Other, &title, &body))
}

/// `/league/ID/c/N/bulletin/ROUND`: the office's bulletin to the clubs after a round, for printing.
pub(super) async fn bulletin(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number, round)): Path<(String, u32, u16)>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let mut shown = SeasonPage::public(&desk, &visit, &id).await?;
    let (event, competition) = shown.competition(number)?;
    if round == 0 || round > competition.paired {
        return Err(RequestError::NotFound);
    }
    let competition = competition.clone();
    let groups = competition.groups.len();
    let reader = visit.reader;
    let title = reader.say_with(words::league::BULLETIN_TITLE, &[("round", &round)]);
    let numbers = shown.season().matches.iter().filter(|(_, m)| m.event == event && m.round == round);
    let numbers: Vec<u32> = numbers.map(|(id, _)| id.0).collect();
    let mut boards = Vec::new();
    for number in numbers {
        let here = matchday::MatchPage::of(&desk, shown, number).await?;
        boards.push(html! { section.bulletin-match {
            h2 { (here.team(TeamSide::Home)) " " (score(&here.m)) " " (here.team(TeamSide::Visitors)) }
            (matchday::record::boards(&visit, &here))
        } });
        shown = here.shown;
    }
    let tables = (0..groups)
        .filter_map(|group| Some((group, standing(shown.season(), event, group, ProvisionalReading::Settled)?)));
    let body = html! {
        div.screen-only.bar {
            a.button href=(shown.public_path(&format!("/c/{event}/round/{round}"))) { (reader.say(words::league::BACK)) }
            button.primary type="button" data-print="1" { (reader.say(words::paper::PRINT)) }
        }
        header.paper-head { h1 { (title) }
            p { (shown.state.name(Named::Season)) " · " strong { (shown.event(event)) } }
            (hall(&shown, reader, event, round)) }
        div.bulletin { @for boards in &boards { (boards) } }
        @for (group, standing) in tables { (table(&visit, &shown, event, &competition, (group, &standing))) }
    };
    let frame = Frame::new(&visit, &title).style("paper.css").style("league.css").script("paper.js").bare();
    Ok(shown.kept(&visit, &headers, frame.show(&body)))
}

/// Renders the progress of a competition.
pub(super) fn state(visit: &Visit, competition: &Competition) -> Markup {
    let reader = visit.reader;
    let teams = competition.settings.kind != CompetitionKind::Individual;
    let count = if teams { competition.teams.len() } else { competition.entrants.len() };
    let next = competition.settings.rounds.get(usize::from(competition.paired));
    html! {
        p.soft {
            (reader.say_with(if teams { words::league::TEAMS } else { words::league::PLAYERS }, &[("count", &count)])) " · "
            @if competition.paired == 0 { (reader.say_with(words::league::ENTRIES_UNTIL, &[("date", &competition.settings.entries_until)])) }
            @else { (reader.say_with(words::league::STATE_ROUND, &[("round", &competition.paired), ("rounds", &competition.rounds())])) }
            @if let Some(next) = next { " · " (reader.say(words::league::NEXT)) " " (at(*next)) }
        }
    }
}
