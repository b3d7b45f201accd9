//! A federation's season: the public part, and all of it for its officials. Its acts are the forms of its pages
//! ([`super::forms`]).

use super::view::{After, ENTRIES_MAX};
use crate::Desk;
use crate::json::value_of;
use crate::pages::league::office::whole;
use crate::pages::league::season_page::SeasonPage;
use crate::pages::league::widgets;
use crate::roles::Action;
use adoube_federation::competition::Competition;
use adoube_federation::ids::{CompetitionId, MatchId, TeamId, TeamSide};
use adoube_federation::matches::{ClubMatch, ProvisionalReading};
use adoube_federation::reports::{calendar as lines, standing};
use adoube_ledger::Ledger;
use adoube_services::league::{LeagueState, Named, Seasons, moment, without_secrets};
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, Query, State};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

shapes! {
    /// All seasons.
    pub(super) struct SeasonList {
        /// The seasons, newest first.
        seasons: Vec<SeasonSummary>,
    }

    /// A summary of a season.
    pub(super) struct SeasonSummary {
        /// The id, as in the URL.
        id: String,
        /// The name.
        name: String,
        /// Number of clubs.
        clubs: usize,
        /// Number of teams.
        teams: usize,
    }

    /// A season.
    pub(super) struct SeasonView {
        /// The summary.
        summary: SeasonSummary,
        /// The number of the last log entry.
        number: u64,
        /// The competitions.
        competitions: Vec<CompetitionSummary>,
    }

    /// A summary of a competition.
    pub(super) struct CompetitionSummary {
        /// The competition's number.
        number: u32,
        /// The name.
        name: String,
        /// The kind as JSON.
        kind: serde_json::Value,
        /// Number of teams entered.
        teams: usize,
        /// Number of players entered.
        players: usize,
        /// Total number of rounds.
        rounds: u16,
        /// Number of rounds paired.
        paired: u16,
        /// Number of rounds closed.
        closed: u16,
        /// The id of the tournament in which it is played.
        tournament: Option<String>,
    }

    /// The calendar of a season.
    pub(super) struct CalendarView {
        /// The rounds in order.
        rounds: Vec<CalendarRound>,
    }

    /// A round in the calendar.
    pub(super) struct CalendarRound {
        /// The start, such as `2026-11-15T10:00`.
        at: String,
        /// The competition's number.
        competition: u32,
        /// The competition's name.
        name: String,
        /// The round, from 1.
        round: u16,
        /// The numbers of the matches played then.
        matches: Vec<u32>,
    }

    /// Finds a competition by number.
    pub(super) struct CompetitionView {
        /// The summary.
        summary: CompetitionSummary,
        /// The settings as JSON.
        settings: serde_json::Value,
        /// The teams entered.
        entered: Vec<TeamView>,
        /// The groups with their tables.
        groups: Vec<GroupView>,
    }

    /// A team.
    pub(super) struct TeamView {
        /// The team's number.
        number: u32,
        /// The name.
        name: String,
    }

    /// A group with its table.
    pub(super) struct GroupView {
        /// The name.
        name: String,
        /// The last round counted.
        round: u16,
        /// Unsettled matches; while there are any, the table is provisional.
        open: Vec<u32>,
        /// The rows, best first.
        rows: Vec<TableRow>,
    }

    /// A row of a table.
    pub(super) struct TableRow {
        /// The rank; shared if no tie-break separates the teams.
        rank: u16,
        /// The team.
        team: TeamView,
        /// Matches counted.
        matches: u16,
        /// Matches won.
        won: u16,
        /// Matches drawn.
        drawn: u16,
        /// Matches lost.
        lost: u16,
        /// Match points, with one decimal.
        match_points: String,
        /// Board points, with one decimal.
        board_points: String,
        /// The tie-break values in hundredths, in the order of the settings.
        values: serde_json::Value,
    }

    /// A round of a competition.
    pub(super) struct LeagueRound {
        /// The round, from 1.
        number: u16,
        /// The start of the round.
        starts: String,
        /// The matches.
        matches: Vec<MatchSummary>,
        /// Teams that have a bye or advance without playing.
        rests: Vec<TeamView>,
    }

    /// A summary of a match.
    pub(super) struct MatchSummary {
        /// The match's number.
        number: u32,
        /// The home team.
        home: TeamView,
        /// The visiting team.
        visitors: TeamView,
        /// The start of the match.
        starts: String,
        /// The board points of both sides so far; missing until the line-ups are revealed.
        score: Option<Vec<String>>,
        /// Whether both delegates have signed.
        signed: bool,
    }

    /// A match with its boards.
    pub(super) struct MatchView {
        /// The summary.
        summary: MatchSummary,
        /// The competition's number.
        competition: u32,
        /// The round, from 1.
        round: u16,
        /// The boards, once both line-ups are in.
        boards: Vec<LeagueBoard>,
    }

    /// A board of a match.
    pub(super) struct LeagueBoard {
        /// The board number, from 1.
        board: usize,
        /// The home player's name; initials for minors on public pages.
        home: String,
        /// The visiting player's name.
        visitors: String,
        /// The board's state as JSON.
        state: serde_json::Value,
    }

    /// A whole season, as far as the caller may see it.
    pub(super) struct SeasonRecord {
        /// The number of the last log entry.
        number: u64,
        /// The season's state under the handbook, as JSON.
        season: serde_json::Value,
        /// The names of clubs, towns, competitions and opens.
        called: Vec<CalledView>,
        /// Persons by number.
        persons: serde_json::Value,
        /// Proposals by clubs that the office has not settled.
        proposals: Vec<ProposalView>,
        /// Statements about cases.
        statements: Vec<StatementView>,
    }

    /// The name of something.
    pub(super) struct CalledView {
        /// The thing named, as JSON.
        what: serde_json::Value,
        /// The name.
        name: String,
    }

    /// A proposal by a club.
    pub(super) struct ProposalView {
        /// The proposal's number in the log.
        number: u64,
        /// The time of the proposal.
        at: String,
        /// The club's number.
        club: u32,
        /// The proposed act as JSON.
        act: serde_json::Value,
    }

    /// A statement about a case.
    pub(super) struct StatementView {
        /// The case's number.
        case: u32,
        /// `facts`, `grounds` or `reasons`.
        what: serde_json::Value,
        /// The text.
        words: String,
    }
}

fn written<T: serde::Serialize>(value: &T) -> Result<Value, RequestError> {
    value_of(value).map_err(|_| RequestError::Stopping)
}

fn summary(id: &str, state: &LeagueState) -> SeasonSummary {
    let (clubs, teams) = (state.season.clubs.len(), state.season.teams.len());
    SeasonSummary { id: id.to_owned(), name: state.name(Named::Season), clubs, teams }
}

/// Loads the season: in full for its officials, otherwise as the public sees it.
async fn load(desk: &Desk, visit: &Visit, id: &str) -> Result<SeasonPage, RequestError> {
    if visit.may(Action::SeeSeason, id) {
        SeasonPage::whole(desk, visit, id).await
    } else {
        SeasonPage::public(desk, visit, id).await
    }
}

pub(super) async fn list(State(desk): State<Desk>) -> Result<Json<SeasonList>, RequestError> {
    let all = desk.seasons_latest_first().await?;
    Ok(Json(SeasonList { seasons: all.iter().map(|(id, state)| summary(id, state)).collect() }))
}

fn competition(shown: &SeasonPage, id: CompetitionId, of: &Competition) -> Result<CompetitionSummary, RequestError> {
    Ok(CompetitionSummary {
        number: id.0,
        name: shown.event(id),
        kind: written(&of.settings.kind)?,
        teams: of.teams.len(),
        players: of.entrants.len(),
        rounds: of.rounds(),
        paired: of.paired,
        closed: of.closed,
        tournament: shown.state.played.get(&id).cloned(),
    })
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<SeasonView>, RequestError> {
    let shown = load(&desk, &visit, &id).await?;
    let all = shown.season().events.iter().map(|(id, of)| competition(&shown, *id, of));
    let competitions = all.collect::<Result<_, _>>()?;
    Ok(Json(SeasonView { summary: summary(&id, &shown.state), number: shown.state.number, competitions }))
}

pub(super) async fn calendar(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<CalendarView>, RequestError> {
    let shown = load(&desk, &visit, &id).await?;
    let paired = |event: CompetitionId, round| shown.season().events.get(&event).is_some_and(|of| of.paired >= round);
    // A round whose matches were all moved no longer has its own date.
    let kept =
        lines(shown.season()).into_iter().filter(|line| !line.matches.is_empty() || !paired(line.event, line.round));
    let rounds = kept.map(|line| CalendarRound {
        at: line.at.to_string(),
        competition: line.event.0,
        name: shown.event(line.event),
        round: line.round,
        matches: line.matches.iter().map(|id| id.0).collect(),
    });
    Ok(Json(CalendarView { rounds: rounds.collect() }))
}

pub(super) fn team(shown: &SeasonPage, event: CompetitionId, team: TeamId) -> TeamView {
    TeamView { number: team.0, name: shown.state.team_in(event, team) }
}

pub(super) async fn a_competition(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Json<CompetitionView>, RequestError> {
    let shown = load(&desk, &visit, &id).await?;
    let (event, of) = shown.competition(number)?;
    let mut groups = Vec::new();
    for group in 0..of.groups.len() {
        let Some(standing) = standing(shown.season(), event, group, ProvisionalReading::Settled) else { continue };
        let mut rows = Vec::new();
        for row in &standing.rows {
            rows.push(TableRow {
                rank: row.rank,
                team: team(&shown, event, row.team),
                matches: row.matches,
                won: row.won,
                drawn: row.drawn,
                lost: row.lost,
                match_points: row.match_points.to_string(),
                board_points: row.board_points.to_string(),
                values: written(&row.values)?,
            });
        }
        groups.push(GroupView {
            name: shown.state.name(Named::Group(event, u16::try_from(group).unwrap_or(u16::MAX))),
            round: standing.round,
            open: standing.open.iter().map(|id| id.0).collect(),
            rows,
        });
    }
    Ok(Json(CompetitionView {
        summary: competition(&shown, event, of)?,
        settings: written(&of.settings)?,
        entered: of.teams.keys().map(|id| team(&shown, event, *id)).collect(),
        groups,
    }))
}

fn match_summary(shown: &SeasonPage, id: MatchId, m: &ClubMatch) -> MatchSummary {
    let open = m.lineups_open() || m.lost_by.is_some();
    MatchSummary {
        number: id.0,
        home: team(shown, m.event, m.home),
        visitors: team(shown, m.event, m.visitors),
        starts: m.start.to_string(),
        score: open.then(|| TeamSide::BOTH.map(|side| m.points(side).to_string()).to_vec()),
        signed: m.signed.iter().all(Option::is_some),
    }
}

pub(super) async fn round(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number, round)): Path<(String, u32, u16)>,
) -> Result<Json<LeagueRound>, RequestError> {
    let shown = load(&desk, &visit, &id).await?;
    let (event, of) = shown.competition(number)?;
    let starts =
        round.checked_sub(1).and_then(|at| of.settings.rounds.get(usize::from(at))).ok_or(RequestError::NotFound)?;
    let here = shown.season().matches.iter().filter(|(_, m)| m.event == event && m.round == round);
    Ok(Json(LeagueRound {
        number: round,
        starts: starts.to_string(),
        matches: here.map(|(id, m)| match_summary(&shown, *id, m)).collect(),
        rests: of.passed.iter().filter(|(at, _)| *at == round).map(|(_, id)| team(&shown, event, *id)).collect(),
    }))
}

pub(super) async fn a_match(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Json<MatchView>, RequestError> {
    let mut shown = load(&desk, &visit, &id).await?;
    let (id, m) = shown.a_match(number)?;
    if shown.province().is_some() && !shown.covers_match(m) {
        return Err(RequestError::Forbidden);
    }
    let m = m.clone();
    for club in TeamSide::BOTH.into_iter().filter_map(|side| shown.club_of(&m, side)).collect::<Vec<_>>() {
        shown.read_club(&desk, club).await?;
    }
    let mut boards = Vec::new();
    if m.lineups_open() {
        let name = |side: TeamSide, at: usize| {
            let number = m.seated.get(side.index()).and_then(|seated| seated.get(at)).copied();
            let person = number.and_then(|number| widgets::listed(&shown, shown.club_of(&m, side), number));
            person.map(|person| shown.person(person)).unwrap_or_default()
        };
        for (at, board) in m.boards.iter().enumerate() {
            let (home, visitors) = (name(TeamSide::Home, at), name(TeamSide::Visitors, at));
            boards.push(LeagueBoard { board: at + 1, home, visitors, state: written(board)? });
        }
    }
    let summary = match_summary(&shown, id, &m);
    Ok(Json(MatchView { summary, competition: m.event.0, round: m.round, boards }))
}

/// Returns the whole season as seen within the desk.
pub(super) async fn record(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<SeasonRecord>, RequestError> {
    let shown = SeasonPage::whole(&desk, &visit, &id).await?;
    let season = whole::season(&shown);
    // The pages of lists and records show all names; of the other players, delegates see only those of their own club.
    let mut persons: BTreeSet<_> = season.players.keys().copied().collect();
    persons.extend(season.lists.values().flat_map(|list| list.players.iter().map(|listed| listed.person)));
    persons.extend(season.clubs.values().flat_map(|club| club.delegates.iter().copied()));
    persons.extend(season.committee.members.iter().copied());
    persons.extend(season.commission.members.iter().map(|member| member.person));
    let persons: Map<String, Value> = persons.into_iter().map(|id| (id.to_string(), json!(shown.person(id)))).collect();
    let mut called = Vec::new();
    for (what, name) in &shown.state.called {
        called.push(CalledView { what: written(what)?, name: name.clone() });
    }
    let mut proposals = Vec::new();
    for (number, proposal) in &shown.state.proposals {
        if shown.covers(proposal.club) {
            let (at, act) = (proposal.at.to_string(), written(&proposal.act)?);
            proposals.push(ProposalView { number: *number, at, club: proposal.club.0, act });
        }
    }
    let mut statements = Vec::new();
    for (case, said) in &shown.state.statements {
        for (what, words) in said.iter().filter(|_| season.cases.iter().any(|known| known.id == *case)) {
            statements.push(StatementView { case: case.0, what: written(what)?, words: words.clone() });
        }
    }
    let (number, season) = (shown.state.number, written(&season)?);
    Ok(Json(SeasonRecord { number, season, called, persons: Value::Object(persons), proposals, statements }))
}

pub(super) async fn log(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<After>,
) -> Result<Json<super::view::Log>, RequestError> {
    let (state, now) = (desk.season(&id, None).await?, moment(visit.now_ms));
    let stream = Ledger::<Seasons>::stream(&id).map_err(|_| RequestError::NotFound)?;
    let mut done = desk.seasons().since(&stream, asked.after(), ENTRIES_MAX).await.map_err(RequestError::from)?;
    for entry in &mut done {
        // 5.61: the log must not reveal hidden line-ups either.
        if let Some(covered) = without_secrets(&state, entry, now) {
            *entry = covered;
        }
    }
    super::view::entries(desk.seasons(), &done)
}
