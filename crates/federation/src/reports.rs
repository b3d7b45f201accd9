//! What the office prints, as data: records, bulletins, standings, lists, sanctions, calendars (Delegates 5.52, 5.91-5.94).

use crate::cases::{Offender, Sanction};
use crate::date::{Date, Moment};
use crate::fide;
use crate::ids::{CaseId, ClubId, EventId, MatchId, PersonId, Side, TeamId};
use crate::matches::{Board, Mark, Match, Reading, Remark};
use crate::people::Category;
use crate::result::home_colour;
use crate::season::{Competition, State};
use crate::strength::ListNumber;
use crate::table::{MatchLine, Movements, TeamRow, movements, table};
use crate::teams::titular_of;
use crate::unfinished::Outlook;
use adoube_tournament::tiebreaks::TieBreak;
use adoube_tournament::tiebreaks::teams::TeamWorked;
use adoube_tournament::{Colour, Points};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One side of a line of the record (5.92).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordPlayer {
    /// List number.
    pub number: Option<ListNumber>,
    /// Who.
    pub person: Option<PersonId>,
    /// Elo, for a Preferent.
    pub elo: Option<u16>,
    /// Category.
    pub category: Option<Category>,
    /// Colour.
    pub colour: Colour,
    /// Points, once settled.
    pub points: Option<Points>,
    /// Column x.
    pub marks: Vec<Mark>,
}

/// A line of the record: left half home, right half visitors (5.91).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordLine {
    /// Board, from 1.
    pub board: u8,
    /// Home.
    pub home: RecordPlayer,
    /// Visitors.
    pub visitors: RecordPlayer,
    /// Where it stands.
    pub stand: Board,
}

/// The record of a match (acta).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Which match.
    pub id: MatchId,
    /// Of which event.
    pub event: EventId,
    /// Of which round.
    pub round: u16,
    /// When.
    pub start: Moment,
    /// At home.
    pub home: TeamId,
    /// Visitors.
    pub visitors: TeamId,
    /// The boards.
    pub lines: Vec<RecordLine>,
    /// Home points so far.
    pub home_points: Points,
    /// Visitors' points so far.
    pub visitors_points: Points,
    /// What can still come of it: win, draw, loss of the home team.
    pub outlook: (bool, bool, bool),
    /// The back.
    pub back: Vec<Remark>,
    /// Delegates who signed.
    pub signed: [Option<PersonId>; 2],
}

/// The record of a match.
pub fn record(state: &State, id: MatchId) -> Option<Record> {
    let m = state.matches.get(&id)?;
    let lines = (1..=u8::MAX).zip(&m.boards).map(|(board, stand)| RecordLine {
        board,
        home: record_player(state, m, Side::Home, board, *stand),
        visitors: record_player(state, m, Side::Visitors, board, *stand),
        stand: *stand,
    });
    let outlook = Outlook::new(m.points(Side::Home), m.points(Side::Visitors), m.pending());
    Some(Record {
        id,
        event: m.event,
        round: m.round,
        start: m.start,
        home: m.home,
        visitors: m.visitors,
        lines: lines.collect(),
        home_points: m.points(Side::Home),
        visitors_points: m.points(Side::Visitors),
        outlook: (outlook.win, outlook.draw, outlook.loss),
        back: m.back.clone(),
        signed: m.signed,
    })
}

fn record_player(state: &State, m: &Match, side: Side, board: u8, stand: Board) -> RecordPlayer {
    let number = usize::from(board).checked_sub(1).and_then(|at| m.seated[side.index()].get(at)).copied();
    let club = state.teams.get(&m.team(side)).map(|team| team.club);
    let list = club.and_then(|club| state.lists.get(&club));
    let listed = number.and_then(|number| list?.find(number));
    let player = listed.and_then(|listed| state.players.get(&listed.person));
    let white_at_home = home_colour(board);
    RecordPlayer {
        number,
        person: listed.map(|listed| listed.person),
        elo: player.filter(|p| p.category == Category::Preferent).and_then(|p| p.ratings.catalan),
        category: player.map(|p| p.category),
        colour: if side == Side::Home { white_at_home } else { white_at_home.other() },
        points: stand.result().map(|result| result.points(side)),
        marks: m.marks.iter().filter(|(b, s, _)| *b == board && *s == side).map(|(_, _, mark)| *mark).collect(),
    }
}

/// The standing of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// After this round.
    pub round: u16,
    /// Matches whose boards are not all settled: the table is provisional (D-41).
    pub open: Vec<MatchId>,
    /// The rows.
    pub rows: Vec<TeamRow>,
    /// Who goes up and down, if it is the end.
    pub movements: Option<Movements>,
}

/// What a table is made of.
struct Gathered {
    lines: Vec<MatchLine>,
    open: Vec<MatchId>,
    annulled: Vec<TeamId>,
    taken: BTreeMap<TeamId, Points>,
    rests: Vec<(u16, TeamId)>,
}

fn gather(state: &State, event: EventId, group: usize, reading: Reading) -> Option<(&Competition, Gathered)> {
    let competition = state.events.get(&event)?;
    let teams = &competition.groups.get(group)?.teams;
    let here = |m: &Match| m.event == event && usize::from(m.group) == group;
    let mut lines: Vec<MatchLine> = Vec::new();
    let mut open = Vec::new();
    for (id, m) in state.matches.iter().filter(|(_, m)| here(m)) {
        match m.line(reading) {
            Some(line) => lines.push(line),
            None => open.push(*id),
        }
        if reading != Reading::Settled && !m.is_settled() && !open.contains(id) {
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
    Some((competition, Gathered { lines, open, annulled, taken, rests }))
}

/// The standing of a group by a reading of disputed boards.
pub fn standing(state: &State, event: EventId, group: usize, reading: Reading) -> Option<Standing> {
    let (competition, from) = gather(state, event, group, reading)?;
    let teams = &competition.groups.get(group)?.teams;
    let shape = competition.shape(&from.rests);
    let rows = table(teams, &from.lines, &competition.settings.table, shape, &from.annulled, &from.taken);
    let over = competition.closed == competition.rounds() && from.open.is_empty();
    let (up, down) = (usize::from(competition.settings.promoted), usize::from(competition.settings.relegated));
    let movements = over.then(|| movements(&rows, up, down));
    Some(Standing { round: competition.closed, open: from.open, movements, rows })
}

/// The teams that parts of a value name by place, and each code with how its value comes about.
pub type Worked = (Vec<TeamId>, Vec<(TieBreak, TeamWorked)>);

/// How a team's values of FIDE's codes come about.
pub fn work_out(state: &State, (event, group): (EventId, usize), reading: Reading, team: TeamId) -> Option<Worked> {
    let rows = standing(state, event, group, reading)?.rows;
    let (competition, from) = gather(state, event, group, reading)?;
    let all = &competition.groups.get(group)?.teams;
    let teams: Vec<TeamId> = all.iter().copied().filter(|t| !from.annulled.contains(t)).collect();
    let counts = |m: &MatchLine| teams.contains(&m.home) && teams.contains(&m.visitors);
    let matches: Vec<MatchLine> = from.lines.into_iter().filter(counts).collect();
    let (rules, shape) = (&competition.settings.table, competition.shape(&from.rests));
    let made = fide::Group { teams, matches, rules, shape };
    let worked = made.work_out(&rows, team);
    Some((made.teams, worked))
}

/// A round's bulletin: its matches and the standing of each group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bulletin {
    /// Of which event.
    pub event: EventId,
    /// Of which round.
    pub round: u16,
    /// Matches: number, home, visitors, points of both, whether all boards are settled.
    pub matches: Vec<(MatchId, TeamId, TeamId, Points, Points, bool)>,
    /// Standings by group.
    pub standings: Vec<Standing>,
}

/// The bulletin of a round.
pub fn bulletin(state: &State, event: EventId, round: u16) -> Option<Bulletin> {
    let competition = state.events.get(&event)?;
    let of = state.matches.iter().filter(|(_, m)| m.event == event && m.round == round);
    let matches = of
        .map(|(id, m)| (*id, m.home, m.visitors, m.points(Side::Home), m.points(Side::Visitors), m.is_settled()))
        .collect();
    let standings =
        (0..competition.groups.len()).filter_map(|group| standing(state, event, group, Reading::Settled)).collect();
    Some(Bulletin { event, round, matches, standings })
}

/// A line of a club's list: number, person, the team whose titular the player is, by place.
pub type ListLine = (ListNumber, PersonId, Option<u16>);

/// A club's list with titulars.
pub fn strength_list(state: &State, club: ClubId) -> Option<Vec<ListLine>> {
    let list = state.lists.get(&club)?;
    let sizes: Vec<u8> = state.club_teams(club).iter().map(|(_, team)| team.category.boards()).collect();
    let line =
        |l: &crate::strength::Listed| (l.number, l.person, titular_of(l.number, &sizes).map(|place| place as u16));
    Some(list.players.iter().map(line).collect())
}

/// Sanctions in force on a day: who, by which case, since when.
pub fn sanctions(state: &State, on: Date) -> Vec<(Offender, CaseId, &Sanction)> {
    let in_force = |s: &&Sanction| !s.lifted && s.from <= on;
    state.sanctions.iter().filter(in_force).map(|s| (s.on, s.case, s)).collect()
}

/// A line of the calendar: when, event, round, and the matches paired for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CalendarLine {
    /// When.
    pub at: Moment,
    /// Event.
    pub event: EventId,
    /// Round.
    pub round: u16,
    /// Matches already paired that are played then.
    pub matches: Vec<MatchId>,
}

/// The season's calendar, in order.
pub fn calendar(state: &State) -> Vec<CalendarLine> {
    let mut lines: BTreeMap<(Moment, EventId, u16), Vec<MatchId>> = BTreeMap::new();
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

/// A game between two people as ratings need it (Rating 1, 4): for `adoube-rating`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatedGame {
    /// Of which event.
    pub event: EventId,
    /// The day.
    pub on: Date,
    /// Who had White.
    pub white: PersonId,
    /// Who had Black.
    pub black: PersonId,
    /// White's points.
    pub white_points: Points,
    /// Black's points.
    pub black_points: Points,
    /// Whether it was played; otherwise somebody was absent (Rating 4).
    pub played: bool,
}

/// The games of an event between two named people, settled.
pub fn rated_games(state: &State, event: EventId) -> Vec<RatedGame> {
    let mut games = Vec::new();
    for m in state.matches.values().filter(|m| m.event == event) {
        for (board, stand) in (1..=u8::MAX).zip(&m.boards) {
            let Some(result) = stand.result() else { continue };
            let person = |side| record_player(state, m, side, board, *stand).person;
            let (Some(home), Some(visitor)) = (person(Side::Home), person(Side::Visitors)) else { continue };
            let white_side = if home_colour(board) == Colour::White { Side::Home } else { Side::Visitors };
            let (white, black) = if white_side == Side::Home { (home, visitor) } else { (visitor, home) };
            games.push(RatedGame {
                event,
                on: m.start.date,
                white,
                black,
                white_points: result.points(white_side),
                black_points: result.points(white_side.other()),
                played: result.was_played(),
            });
        }
    }
    games
}
