//! Team events for tie-breaks (C.07, 12 and 13): the players' games, and records 300, 320, 330, 352 and 362.

use adoube_tournament::tiebreaks::teams::{TeamEvent, TeamRecord, TeamRound, TeamState};
use adoube_tournament::tiebreaks::{EventFormat, TeamScore};
use adoube_tournament::{Bye, Forfeit, GameOutcome, PlayerIx, Points, RoundEntry, Scoring, Tournament};
use adoube_words::Text;

use crate::finding::FileFinding;
use crate::words::expected;

use super::columns::Columns;
use super::interpret::SystemCode;
use super::record::{Document, Record};
use super::teams::Team;

/// Maximum number of boards in a match.
const MAX_BOARDS: usize = 100;
const TEAM: Text = expected::NUMBER_OF_A_TEAM;
const ROUND: Text = expected::ROUND;

/// Returns whether a code of record 192 names a team event.
pub fn is_team_code(code: &SystemCode) -> bool {
    code.0.to_ascii_uppercase().split('_').any(|word| word.starts_with("TEAM") || word.starts_with("SCHEVENINGEN"))
}

/// The content of the team records.
#[derive(Default)]
struct Said {
    /// Record 362.
    scoring: Option<Scoring>,
    /// Record 320: match points and game points of the bye, and the teams that rested in each round.
    bye: Option<(Option<Points>, Option<Points>)>,
    rests: Vec<(usize, usize)>,
    /// Record 330: round, both teams, and the forfeit of each.
    forfeits: Vec<(usize, [usize; 2], [Forfeit; 2])>,
    /// Record 300: round, team, and its players by board.
    lineups: Vec<(usize, usize, Vec<Option<PlayerIx>>)>,
    /// Record 352: the number of boards with a colour.
    boards: usize,
}

/// Builds the team event of a file after some rounds. The primary score is the one in the code of record 192, else
/// match points.
pub fn team_event(
    document: &Document,
    tournament: &Tournament,
    teams: &[Team],
    rounds: usize,
) -> (TeamEvent, Vec<FileFinding>) {
    let mut faults = Vec::new();
    let said = said(document, tournament, teams, &mut faults);
    let code = document.text("192").unwrap_or_default().to_ascii_uppercase();
    let words: Vec<&str> = code.split('_').collect();
    let primary = if words.iter().find(|w| matches!(**w, "MP" | "GP")) == Some(&"GP") {
        TeamScore::GamePoints
    } else {
        TeamScore::MatchPoints
    };
    let all_play_all = words.iter().any(|w| w.contains("ROBIN") || w.contains("BERGER"));
    let kind = if all_play_all { EventFormat::RoundRobin } else { EventFormat::Swiss };
    let made = Builder { tournament, teams, said: &said, member: members(tournament, teams) };
    let seated: Vec<Vec<Seats>> = (0..rounds).map(|round| made.seats(round)).collect();
    let used = seated.iter().flatten().map(|seats| seats.boards.len()).max().unwrap_or(0);
    let boards = said.boards.max(used).clamp(1, MAX_BOARDS);
    let mut event = TeamEvent {
        kind,
        primary,
        boards,
        matches: said.scoring.unwrap_or_else(TeamEvent::match_points),
        games: tournament.scoring,
        teams: teams.iter().map(|team| TeamRecord { number: team.number, rounds: Vec::new() }).collect(),
    };
    for (round, seats) in seated.iter().enumerate() {
        for team in 0..teams.len() {
            let line = made.round(&event, seats, team, round);
            if let Some(record) = event.teams.get_mut(team) {
                record.rounds.push(line);
            }
        }
    }
    (event, faults)
}

/// Returns the team of each player.
fn members(tournament: &Tournament, teams: &[Team]) -> Vec<Option<usize>> {
    let mut out = vec![None; tournament.players.len()];
    for (at, team) in teams.iter().enumerate() {
        for ix in &team.members {
            if let Some(slot) = out.get_mut(ix.index()) {
                *slot = Some(at);
            }
        }
    }
    out
}

fn said(document: &Document, tournament: &Tournament, teams: &[Team], faults: &mut Vec<FileFinding>) -> Said {
    let mut said = Said::default();
    let find = |number: u16| teams.iter().position(|team| team.number == number);
    for (line, record) in &document.records {
        let Record::Line { code, text } = record else { continue };
        let mut columns = Columns::new(*line, text, faults);
        match code.as_str() {
            "362" => said.scoring = Some(scoring(&mut columns)),
            "352" => {
                let letters = columns.text(5, text.len());
                said.boards = letters.chars().filter(|c| matches!(c.to_ascii_uppercase(), 'W' | 'B')).count();
            }
            "320" => {
                said.bye = Some((
                    columns.value(5, 8, expected::POINTS_SUCH_AS_3_0),
                    columns.value(10, 13, expected::POINTS_SUCH_AS_3_0),
                ));
                let mut column = 15;
                while column <= columns.len() {
                    match columns.value::<u16>(column, column + 2, TEAM) {
                        None | Some(0) => {}
                        Some(number) => match find(number) {
                            Some(team) => said.rests.push(((column - 15) / 4, team)),
                            None => columns.fault(column, &number.to_string(), TEAM),
                        },
                    }
                    column += 4;
                }
            }
            "330" => {
                use Forfeit::{Lost, Won};
                let states = match columns.text(5, 6).as_str() {
                    "+-" => [Won, Lost],
                    "-+" => [Lost, Won],
                    "--" => [Lost, Lost],
                    other => {
                        columns.fault(5, other, expected::FORFEITS);
                        continue;
                    }
                };
                let round = columns.value::<usize>(8, 10, ROUND);
                let mut side = |from: usize| {
                    let number = columns.value::<u16>(from, from + 2, TEAM)?;
                    let found = find(number);
                    if found.is_none() {
                        columns.fault(from, &number.to_string(), TEAM);
                    }
                    found
                };
                let (white, black) = (side(12), side(16));
                if let (Some(round @ 1..), Some(white), Some(black)) = (round, white, black) {
                    said.forfeits.push((round - 1, [white, black], states));
                }
            }
            "300" => {
                let round = columns.value::<usize>(5, 7, ROUND);
                let team = columns.value::<u16>(9, 11, TEAM).and_then(find);
                let players = columns.numbers(17, expected::STARTING_RANK_OF_A_PLAYER);
                if let (Some(round @ 1..), Some(team)) = (round, team) {
                    let list = players.iter().take(MAX_BOARDS).map(|(_, number)| tournament.find(*number)).collect();
                    said.lineups.push((round - 1, team, list));
                }
            }
            _ => {}
        }
    }
    said
}

/// Reads record 362: symbol at columns 5-6, points at 7-10, the next pair nine columns on.
fn scoring(columns: &mut Columns<'_>) -> Scoring {
    let mut scoring = TeamEvent::match_points();
    let mut column = 5;
    while column <= columns.len() {
        let symbol = columns.text(column, column + 1).to_ascii_uppercase();
        if let Some(points) = columns.value::<Points>(column + 2, column + 5, expected::POINTS_SUCH_AS_3_0) {
            match symbol.as_str() {
                "TW" => scoring.win = points,
                "TD" => scoring.draw = points,
                "TL" => (scoring.loss, scoring.absence) = (points, points),
                other => columns.fault(column, other, expected::TEAM_RESULT_CODE),
            }
        }
        column += 9;
    }
    scoring.pairing_allocated_bye = scoring.draw;
    scoring
}

/// A team's seating in a match.
#[derive(Default)]
struct Seats {
    opponent: Option<usize>,
    /// The players from the first board on; `None` for an empty board.
    boards: Vec<Option<PlayerIx>>,
}

struct Builder<'d> {
    tournament: &'d Tournament,
    teams: &'d [Team],
    said: &'d Said,
    member: Vec<Option<usize>>,
}

impl Builder<'_> {
    fn entry(&self, ix: PlayerIx, round: usize) -> Option<RoundEntry> {
        self.tournament.player(ix).and_then(|p| p.entries.get(round)).copied()
    }

    fn team_of(&self, ix: PlayerIx) -> Option<usize> {
        self.member.get(ix.index()).copied().flatten()
    }

    /// Returns the seating of all teams in a round.
    fn seats(&self, round: usize) -> Vec<Seats> {
        let mut out: Vec<Seats> = (0..self.teams.len()).map(|team| self.own_seats(team, round)).collect();
        // If a team left a board empty without stating it, the players below it sit at the boards of their opponents.
        let place: Vec<Vec<usize>> = (0..out.len()).map(|team| self.moved(&out, team, round)).collect();
        for (seats, places) in out.iter_mut().zip(place) {
            let sitting: Vec<Option<PlayerIx>> = std::mem::take(&mut seats.boards);
            for (who, at) in sitting.into_iter().zip(places) {
                if at < MAX_BOARDS {
                    seats.boards.resize(seats.boards.len().max(at + 1), None);
                    seats.boards[at] = who;
                }
            }
        }
        out
    }

    fn own_seats(&self, team: usize, round: usize) -> Seats {
        let Some(members) = self.teams.get(team).map(|t| &t.members) else { return Seats::default() };
        let sits = |ix: &&PlayerIx| self.entry(**ix, round).is_some_and(|e| !matches!(e, RoundEntry::Bye(_)));
        let against = |ix: PlayerIx| {
            let opponent = self.entry(ix, round)?.opponent()?;
            self.team_of(opponent).filter(|other| *other != team)
        };
        let stated = self.said.lineups.iter().find(|(r, t, _)| (*r, *t) == (round, team));
        let boards: Vec<Option<PlayerIx>> = match stated {
            Some((_, _, list)) => list.clone(),
            None => members.iter().filter(sits).take(MAX_BOARDS).map(|ix| Some(*ix)).collect(),
        };
        let opponent = boards.iter().flatten().find_map(|ix| against(*ix));
        Seats { opponent, boards }
    }

    /// Returns the board of each of a team's players, from 0.
    fn moved(&self, all: &[Seats], team: usize, round: usize) -> Vec<usize> {
        let Some(seats) = all.get(team) else { return Vec::new() };
        if self.said.lineups.iter().any(|(r, t, _)| (*r, *t) == (round, team)) {
            return (0..seats.boards.len()).collect();
        }
        let other = seats.opponent.and_then(|o| all.get(o));
        let mut next = 0;
        let mut out = Vec::with_capacity(seats.boards.len());
        for (own, who) in seats.boards.iter().enumerate() {
            let opponent = who.and_then(|ix| self.entry(ix, round)).and_then(|e| e.opponent());
            let theirs = opponent.and_then(|o| other?.boards.iter().position(|b| *b == Some(o)));
            let at = own.max(next).max(theirs.unwrap_or(0));
            out.push(at);
            next = at + 1;
        }
        out
    }

    fn board_points(&self, seats: &Seats, round: usize, boards: usize) -> Vec<Points> {
        let points = |who: &Option<PlayerIx>| who.map_or(Points::ZERO, |ix| self.tournament.round_points(ix, round));
        let mut out: Vec<Points> = seats.boards.iter().map(points).collect();
        out.resize(boards.max(out.len()), Points::ZERO);
        out
    }

    fn round(&self, event: &TeamEvent, seats: &[Seats], team: usize, round: usize) -> TeamRound {
        let none = Seats::default();
        let own = seats.get(team).unwrap_or(&none);
        let forfeited = self.said.forfeits.iter().find(|(r, sides, _)| *r == round && sides.contains(&team));
        if let Some((_, sides, states)) = forfeited {
            let at = usize::from(sides[0] != team);
            return self.forfeit(event, own, round, sides[1 - at], states[at]);
        }
        let Some(opponent) = own.opponent else { return self.rest(event, team, round) };
        let boards = self.board_points(own, round, event.boards);
        let other = seats.get(opponent).unwrap_or(&none);
        let sum = |points: &[Points]| points.iter().copied().sum::<Points>();
        let (mine, theirs) = (sum(&boards), sum(&self.board_points(other, round, event.boards)));
        let entries = || own.boards.iter().flatten().filter_map(|ix| self.entry(*ix, round));
        let played = entries().any(|e| e.played().is_some());
        let open = entries().any(|e| matches!(e, RoundEntry::Paired { .. }));
        let (state, match_points) = match mine.cmp(&theirs) {
            _ if open && !played => (TeamState::Open, event.matches.draw),
            std::cmp::Ordering::Greater if played => (TeamState::Played(GameOutcome::Win), event.matches.win),
            std::cmp::Ordering::Equal if played => (TeamState::Played(GameOutcome::Draw), event.matches.draw),
            std::cmp::Ordering::Less if played => (TeamState::Played(GameOutcome::Loss), event.matches.loss),
            std::cmp::Ordering::Greater => (TeamState::Forfeit(Forfeit::Won), event.matches.win),
            _ => (TeamState::Forfeit(Forfeit::Lost), event.matches.absence),
        };
        let first = own.boards.iter().flatten().next();
        let colour = first.and_then(|ix| self.entry(*ix, round)).and_then(|e| e.colour());
        TeamRound { opponent: Some(opponent), colour, state, match_points, game_points: mine, boards }
    }

    /// Returns a match that was not played (record 330), with its boards if the file has them.
    fn forfeit(&self, event: &TeamEvent, own: &Seats, round: usize, opponent: usize, forfeit: Forfeit) -> TeamRound {
        let all = |points: Points| points.times(i32::try_from(event.boards).unwrap_or(i32::MAX));
        let (match_points, usual) = match forfeit {
            Forfeit::Won => (event.matches.win, all(event.games.win)),
            Forfeit::Lost => (event.matches.absence, all(event.games.absence)),
        };
        let boards = if own.boards.is_empty() { Vec::new() } else { self.board_points(own, round, event.boards) };
        let game_points = if boards.is_empty() { usual } else { boards.iter().copied().sum() };
        TeamRound {
            opponent: Some(opponent),
            colour: None,
            state: TeamState::Forfeit(forfeit),
            match_points,
            game_points,
            boards,
        }
    }

    /// Returns a round without a match: record 320, else the byes of the players.
    fn rest(&self, event: &TeamEvent, team: usize, round: usize) -> TeamRound {
        let all = |points: Points| points.times(i32::try_from(event.boards).unwrap_or(i32::MAX));
        let stated = self.said.rests.contains(&(round, team));
        let members = self.teams.get(team).map_or(&[][..], |t| &t.members);
        let has = |bye: Bye| members.iter().any(|ix| self.entry(*ix, round) == Some(RoundEntry::Bye(bye)));
        let bye = if stated {
            Bye::PairingAllocated
        } else {
            let order = [Bye::PairingAllocated, Bye::Full, Bye::Half];
            order.into_iter().find(|bye| has(*bye)).unwrap_or(Bye::Zero)
        };
        let (match_points, game_points) = match bye {
            Bye::PairingAllocated => {
                let (matches, games) = self.said.bye.unwrap_or_default();
                (matches.unwrap_or(event.matches.pairing_allocated_bye), games.unwrap_or(all(event.games.draw)))
            }
            Bye::Full => (event.matches.win, all(event.games.win)),
            Bye::Half => (event.matches.draw, all(event.games.draw)),
            Bye::Zero => (event.matches.absence, all(event.games.absence)),
        };
        TeamRound {
            opponent: None,
            colour: None,
            state: TeamState::Bye(bye),
            match_points,
            game_points,
            boards: vec![],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_tournament::tiebreaks::TieBreak;
    use adoube_tournament::tiebreaks::teams::team_standings;
    use adoube_words::Language;

    /// Returns the file of three teams of two on two boards: Alpha beats Beta while Gamma rests, then Gamma leaves its
    /// second board empty.
    fn file(more: &str) -> String {
        let player = |number: u16, rounds: &str| {
            format!("001 {number:>4}      {:<33} 2000 {:>27} 0.0    1  {rounds}\n", format!("P {number}"), "")
        };
        let team = |number: u16, name: &str, members: &str| {
            format!("310 {number:>3} {name:<32} {:<5} {:>6} {:>6} {:>6} {:>3}  {members}\n", "", "", "", "", "")
        };
        [
            player(1, "   3 w 1     5 b ="),
            player(2, "   4 b =  0000 - +"),
            player(3, "   1 b 0  0000 - Z"),
            player(4, "   2 w =  0000 - Z"),
            player(5, "0000 - Z     1 w ="),
            player(6, "0000 - Z  0000 - Z"),
            team(7, "Alpha", "   1    2"),
            team(8, "Beta", "   3    4"),
            team(9, "Gamma", "   5    6"),
            more.to_owned(),
        ]
        .concat()
    }

    fn event(more: &str) -> (TeamEvent, Vec<FileFinding>) {
        let (document, faults) = super::super::read(&file(more));
        assert_eq!(faults, vec![]);
        let t = document.tournament().tournament;
        let (teams, faults) = super::super::teams(&document, &t);
        assert_eq!(faults, vec![]);
        assert_eq!(teams.iter().map(|team| team.number).collect::<Vec<_>>(), [7, 8, 9]);
        team_event(&document, &t, &teams, 2)
    }

    fn tenths(round: &TeamRound) -> (i32, i32, Vec<i32>) {
        let boards = round.boards.iter().map(|p| p.tenths()).collect();
        (round.match_points.tenths(), round.game_points.tenths(), boards)
    }

    #[test]
    fn boards_scores_byes_and_forfeits() {
        let (event, faults) = event("320  1.0  1.0   9   8\n");
        assert_eq!(faults, vec![]);
        assert_eq!((event.boards, event.primary, event.kind), (2, TeamScore::MatchPoints, EventFormat::Swiss));
        let [alpha, beta, gamma] = &event.teams[..] else { panic!() };
        assert_eq!(tenths(&alpha.rounds[0]), (20, 15, vec![10, 5]));
        assert_eq!(tenths(&beta.rounds[0]), (0, 5, vec![0, 5]));
        assert_eq!(tenths(&alpha.rounds[1]), (20, 15, vec![5, 10]), "nobody sat at the second board");
        assert_eq!(tenths(&gamma.rounds[1]), (0, 5, vec![5, 0]));
        assert_eq!(tenths(&gamma.rounds[0]), (10, 10, vec![]), "record 320");
        assert_eq!(tenths(&beta.rounds[1]), (10, 10, vec![]));
        let rows = team_standings(&event, 2, &TieBreak::list("MPvGP,BC").unwrap());
        let shown: Vec<(usize, usize)> = rows.iter().map(|row| (row.rank, row.team)).collect();
        assert_eq!(shown, [(1, 0), (2, 2), (3, 1)], "a bye counts as won on every board: 3½ against 4");
    }

    #[test]
    fn records_162_192_330_and_362() {
        let more = "192 FIDE_TEAM_TYPEA_GP_MP\n162  W 3.0    D 1.0    L 0.0\n362 TW 3.0   TD 1.0   TL 0.0\n330 +-   2   9   8\n352 WBWB\n";
        let (event, faults) = event(more);
        assert_eq!(faults, vec![]);
        assert_eq!((event.boards, event.primary), (4, TeamScore::GamePoints));
        let [alpha, beta, gamma] = &event.teams[..] else { panic!() };
        assert_eq!(tenths(&alpha.rounds[0]), (30, 40, vec![30, 10, 0, 0]), "3-1-0 on the boards and for the match");
        assert_eq!(tenths(&beta.rounds[1]), (0, 0, vec![]), "record 330");
        assert_eq!(gamma.rounds[1].state, TeamState::Forfeit(Forfeit::Won));
        let code = |text: &str| is_team_code(&SystemCode(text.to_owned()));
        assert!(code("FIDE_TEAM") && code("CUSTOM_TEAM_SWISS") && !code("FIDE_DUTCH_2026"));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let (_, faults) = event("320  1.0  1.0  77\n330 ++   1   7   8\n330 +-   1   7  99\n362 TX 1.0\n");
        let found: Vec<(u32, &str)> = faults.iter().map(|f| (f.line, f.expected.get(Language::English))).collect();
        let team = TEAM.get(Language::English);
        assert_eq!(found, [(10, team), (11, "+-, -+ or --"), (12, team), (13, "one of TW TD TL")]);
    }
}
