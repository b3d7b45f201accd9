//! The office's printed documents as data: records, bulletins, standings, lists, sanctions and calendars (Delegates
//! 5.52, 5.91-5.94).

use crate::cases::{Offender, Sanction};
use crate::competition::Competition;
use crate::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use crate::league_table::{self, CountedGroup, LeagueTableRow, MatchLine, Movements, movements, table};
use crate::list_number::ListNumber;
use crate::matches::{BoardStatus, ClubMatch, ProvisionalReading, RecordMark, Remark};
use crate::people::PlayerCategory;
use crate::result::home_colour;
use crate::season::SeasonState;
use crate::teams::titular_of;
use crate::unfinished::Outlook;
use adoube_laws::{Date, GameResult, Moment};
use adoube_tournament::tiebreaks::TieBreak;
use adoube_tournament::tiebreaks::teams::TeamWorked;
use adoube_tournament::{Color, Points};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One side of a line of the record (5.92).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordPlayer {
    pub number: Option<ListNumber>,
    pub person: Option<MemberNo>,
    /// Elo, for a Preferent.
    pub elo: Option<u16>,
    pub category: Option<PlayerCategory>,
    pub colour: Color,
    /// Points, once settled.
    pub points: Option<Points>,
    /// Marks in column x.
    pub marks: Vec<RecordMark>,
}

/// A line of the record: home on the left, visitors on the right (5.91).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordLine {
    /// Board, from 1.
    pub board: u8,
    pub home: RecordPlayer,
    pub visitors: RecordPlayer,
    pub stand: BoardStatus,
}

/// The record of a match (acta).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchRecord {
    pub id: MatchId,
    pub event: CompetitionId,
    pub round: u16,
    pub start: Moment,
    pub home: TeamId,
    pub visitors: TeamId,
    /// The boards.
    pub lines: Vec<RecordLine>,
    /// Home points so far.
    pub home_points: Points,
    /// Visitors' points so far.
    pub visitors_points: Points,
    /// Whether the home team can still win, draw or lose.
    pub outlook: (bool, bool, bool),
    pub back: Vec<Remark>,
    /// Delegates who signed.
    pub signed: [Option<MemberNo>; 2],
}

/// Returns the record of a match.
pub fn record(state: &SeasonState, id: MatchId) -> Option<MatchRecord> {
    let m = state.matches.get(&id)?;
    let lines = (1..=u8::MAX).zip(&m.boards).map(|(board, stand)| RecordLine {
        board,
        home: record_player(state, m, TeamSide::Home, board, *stand),
        visitors: record_player(state, m, TeamSide::Visitors, board, *stand),
        stand: *stand,
    });
    let outlook = Outlook::new(m.points(TeamSide::Home), m.points(TeamSide::Visitors), m.pending());
    Some(MatchRecord {
        id,
        event: m.event,
        round: m.round,
        start: m.start,
        home: m.home,
        visitors: m.visitors,
        lines: lines.collect(),
        home_points: m.points(TeamSide::Home),
        visitors_points: m.points(TeamSide::Visitors),
        outlook: (outlook.win, outlook.draw, outlook.loss),
        back: m.back.clone(),
        signed: m.signed,
    })
}

pub(crate) fn record_player(
    state: &SeasonState,
    m: &ClubMatch,
    side: TeamSide,
    board: u8,
    stand: BoardStatus,
) -> RecordPlayer {
    let number = usize::from(board).checked_sub(1).and_then(|at| m.seated[side.index()].get(at)).copied();
    let club = state.teams.get(&m.team(side)).map(|team| team.club);
    let list = club.and_then(|club| state.lists.get(&club));
    let listed = number.and_then(|number| list?.find(number));
    let player = listed.and_then(|listed| state.players.get(&listed.person));
    let white_at_home = home_colour(board);
    RecordPlayer {
        number,
        person: listed.map(|listed| listed.person),
        elo: player.filter(|p| p.category == PlayerCategory::Preferent).and_then(|p| p.ratings.catalan),
        category: player.map(|p| p.category),
        colour: if side == TeamSide::Home { white_at_home } else { white_at_home.other() },
        points: stand.result().map(|result| result.points(side)),
        marks: m.marks.iter().filter(|(b, s, _)| *b == board && *s == side).map(|(_, _, mark)| *mark).collect(),
    }
}

/// The standings of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GroupStanding {
    /// The last round it includes.
    pub round: u16,
    /// Matches with unsettled boards, which make the table provisional (D-41).
    pub open: Vec<MatchId>,
    pub rows: Vec<LeagueTableRow>,
    /// Promotion and relegation, once all rounds are closed.
    pub movements: Option<Movements>,
}

/// The matches of a group, and the other input of its table.
struct GroupMatches {
    lines: Vec<MatchLine>,
    open: Vec<MatchId>,
    annulled: Vec<TeamId>,
    taken: BTreeMap<TeamId, Points>,
    rests: Vec<(u16, TeamId)>,
}

fn gather(
    state: &SeasonState,
    event: CompetitionId,
    group: usize,
    reading: ProvisionalReading,
) -> Option<(&Competition, GroupMatches)> {
    let competition = state.events.get(&event)?;
    let teams = &competition.groups.get(group)?.teams;
    let here = |m: &ClubMatch| m.event == event && usize::from(m.group) == group;
    let mut lines: Vec<MatchLine> = Vec::new();
    let mut open = Vec::new();
    for (id, m) in state.matches.iter().filter(|(_, m)| here(m)) {
        match m.line(reading) {
            Some(line) => lines.push(line),
            None => open.push(*id),
        }
        if reading != ProvisionalReading::Settled && !m.is_settled() && !open.contains(id) {
            open.push(*id);
        }
    }
    let annulled: Vec<TeamId> = competition.gone.iter().filter(|(_, gone)| gone.annulled).map(|(t, _)| *t).collect();
    let mut taken: BTreeMap<TeamId, Points> = BTreeMap::new();
    for team in teams {
        let off: Points = state.sanctions.iter().map(|sanction| sanction.points_off(*team)).sum();
        if off != Points::ZERO {
            taken.insert(*team, off);
        }
    }
    let rests = competition.passed.iter().copied().filter(|(_, team)| teams.contains(team)).collect();
    Some((competition, GroupMatches { lines, open, annulled, taken, rests }))
}

/// Returns the standings of a group under a reading of disputed boards.
pub fn standing(
    state: &SeasonState,
    event: CompetitionId,
    group: usize,
    reading: ProvisionalReading,
) -> Option<GroupStanding> {
    let (competition, from) = gather(state, event, group, reading)?;
    let teams = &competition.groups.get(group)?.teams;
    let shape = competition.shape(&from.rests);
    let rows = table(teams, &from.lines, &competition.settings.table, shape, &from.annulled, &from.taken);
    let over = competition.closed == competition.rounds() && from.open.is_empty();
    let (up, down) = (usize::from(competition.settings.promoted), usize::from(competition.settings.relegated));
    let movements = over.then(|| movements(&rows, up, down));
    Some(GroupStanding { round: competition.closed, open: from.open, movements, rows })
}

/// Returns the table of a group as it was after a round: the settled matches up to it.
pub(crate) fn standing_after(
    state: &SeasonState,
    event: CompetitionId,
    group: usize,
    round: u16,
) -> Option<Vec<LeagueTableRow>> {
    let (competition, mut from) = gather(state, event, group, ProvisionalReading::Settled)?;
    from.lines.retain(|line| line.round <= round);
    from.rests.retain(|(rest, _)| *rest <= round);
    let teams = &competition.groups.get(group)?.teams;
    let shape = competition.shape(&from.rests);
    Some(table(teams, &from.lines, &competition.settings.table, shape, &from.annulled, &from.taken))
}

/// The teams by the index used in the calculations, and the calculation of each code.
pub type Worked = (Vec<TeamId>, Vec<(TieBreak, TeamWorked)>);

/// Returns the calculation of a team's FIDE tie-breaks.
pub fn work_out(
    state: &SeasonState,
    (event, group): (CompetitionId, usize),
    reading: ProvisionalReading,
    team: TeamId,
) -> Option<Worked> {
    let rows = standing(state, event, group, reading)?.rows;
    let (competition, from) = gather(state, event, group, reading)?;
    let all = &competition.groups.get(group)?.teams;
    let teams: Vec<TeamId> = all.iter().copied().filter(|t| !from.annulled.contains(t)).collect();
    let (rules, shape) = (&competition.settings.table, competition.shape(&from.rests));
    let matches: Vec<MatchLine> = from.lines.into_iter().filter(|m| league_table::counts(m, &teams, shape)).collect();
    let made = CountedGroup { teams, matches, rules, shape };
    let worked = made.work_out(&rows, team);
    Some((made.teams, worked))
}

/// A round's bulletin: its matches and the standings of each group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bulletin {
    pub event: CompetitionId,
    pub round: u16,
    /// Matches: number, home, visitors, points of both, and whether all boards are settled.
    pub matches: Vec<(MatchId, TeamId, TeamId, Points, Points, bool)>,
    pub standings: Vec<GroupStanding>,
}

/// Returns the bulletin of a round.
pub fn bulletin(state: &SeasonState, event: CompetitionId, round: u16) -> Option<Bulletin> {
    let competition = state.events.get(&event)?;
    let of = state.matches.iter().filter(|(_, m)| m.event == event && m.round == round);
    let matches = of
        .map(|(id, m)| {
            (*id, m.home, m.visitors, m.points(TeamSide::Home), m.points(TeamSide::Visitors), m.is_settled())
        })
        .collect();
    let standings = (0..competition.groups.len())
        .filter_map(|group| standing(state, event, group, ProvisionalReading::Settled))
        .collect();
    Some(Bulletin { event, round, matches, standings })
}

/// A line of a club's list: number, person, and the index of the team whose titular the player is.
pub type ListLine = (ListNumber, MemberNo, Option<u16>);

/// Returns a club's list with its regulars.
pub fn strength_list(state: &SeasonState, club: ClubId) -> Option<Vec<ListLine>> {
    let list = state.lists.get(&club)?;
    let sizes = state.titulars(club, None);
    let line = |l: &crate::strength::StrengthEntry| {
        (l.number, l.person, titular_of(l.number, &sizes).map(|place| place as u16))
    };
    Some(list.players.iter().map(line).collect())
}

/// Returns the sanctions in force on a day, with the offender and the case.
pub fn sanctions(state: &SeasonState, on: Date) -> Vec<(Offender, CaseId, &Sanction)> {
    let in_force = |s: &&Sanction| !s.lifted && s.from <= on;
    state.sanctions.iter().filter(in_force).map(|s| (s.on, s.case, s)).collect()
}

/// A line of the calendar: time, event, round and the matches paired for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CalendarLine {
    pub at: Moment,
    pub event: CompetitionId,
    pub round: u16,
    /// Matches already paired for that time.
    pub matches: Vec<MatchId>,
}

/// Returns the season's calendar, in order.
pub fn calendar(state: &SeasonState) -> Vec<CalendarLine> {
    let mut lines: BTreeMap<(Moment, CompetitionId, u16), Vec<MatchId>> = BTreeMap::new();
    for (event, competition) in &state.events {
        for (round, at) in (1..).zip(&competition.settings.rounds) {
            lines.entry((*at, *event, round)).or_default();
        }
    }
    for (id, m) in &state.matches {
        lines.entry((m.start, m.event, m.round)).or_default().push(*id);
    }
    lines.into_iter().map(|((at, event, round), matches)| CalendarLine { at, event, round, matches }).collect()
}

/// A game between two people, as input of `adoube-rating` (Rating 1, 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedGame {
    pub event: CompetitionId,
    /// The day of the game.
    pub on: Date,
    pub white: MemberNo,
    pub black: MemberNo,
    /// The result; a forfeit if a player was absent (Rating 4).
    pub result: GameResult,
}

/// Returns the settled games of an event between two named people.
pub fn rated_games(state: &SeasonState, event: CompetitionId) -> Vec<RatedGame> {
    let mut games = Vec::new();
    for m in state.matches.values().filter(|m| m.event == event) {
        for (board, stand) in (1..=u8::MAX).zip(&m.boards) {
            let Some(result) = stand.result() else { continue };
            let person = |side| record_player(state, m, side, board, *stand).person;
            let (Some(home), Some(visitor)) = (person(TeamSide::Home), person(TeamSide::Visitors)) else { continue };
            let white_side = if home_colour(board) == Color::White { TeamSide::Home } else { TeamSide::Visitors };
            let (white, black) = if white_side == TeamSide::Home { (home, visitor) } else { (visitor, home) };
            games.push(RatedGame { event, on: m.start.date, white, black, result: result.game(white_side) });
        }
    }
    games
}
