//! Teams (records 310 of TRF26 and 013 of TRF16) and the matches formed by their players' games.

use adoube_tournament::{Color, PlayerIx, RoundEntry, Tournament};

use crate::finding::FileFinding;
use crate::words::expected;

use super::columns::Columns;
use super::record::{Document, Record};

/// A team in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Team {
    /// Its pairing number from record 310, else its position in the file.
    pub number: u16,
    /// Its name.
    pub name: String,
    /// Its players in list order.
    pub members: Vec<PlayerIx>,
}

/// A board of a match: both players, and their entries for the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamBoard {
    /// The home player and the visitor.
    pub players: (PlayerIx, PlayerIx),
    /// The round's entries of the home player and the visitor.
    pub entries: (RoundEntry, RoundEntry),
}

/// A match of two teams. The home team is the one with White on the first board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamMatch {
    /// The round, from 1.
    pub round: usize,
    /// Index of the home team in the list of teams.
    pub home: usize,
    /// Index of the visiting team.
    pub visitors: usize,
    /// The boards in the order of the home team's list.
    pub boards: Vec<TeamBoard>,
}

/// Reads the teams of a document: records 310 if there are any, else 013. A player belongs to the first team that lists
/// them.
pub fn teams(document: &Document, tournament: &Tournament) -> (Vec<Team>, Vec<FileFinding>) {
    let has_310 = document.records.iter().any(|(_, r)| matches!(r, Record::Line { code, .. } if code == "310"));
    let (wanted, name, members) = if has_310 { ("310", (9, 40), 74) } else { ("013", (5, 36), 37) };
    let (mut out, mut faults) = (Vec::new(), Vec::new());
    let mut taken = vec![false; tournament.players.len()];
    for (line, record) in &document.records {
        let Record::Line { code, text } = record else { continue };
        if code != wanted {
            continue;
        }
        let mut columns = Columns::new(*line, text, &mut faults);
        let place = u16::try_from(out.len() + 1).unwrap_or(u16::MAX);
        let number = if has_310 { columns.value(5, 7, expected::TEAM_NUMBER) } else { None };
        let name = columns.text(name.0, name.1);
        let mut list = Vec::new();
        for (column, number) in columns.numbers(members, expected::STARTING_RANK_OF_A_PLAYER) {
            match tournament.find(number) {
                Some(ix) if taken.get(ix.index()) == Some(&false) => {
                    taken[ix.index()] = true;
                    list.push(ix);
                }
                Some(_) => columns.fault(column, &number.to_string(), expected::PLAYER_OF_ONE_TEAM),
                None => columns.fault(column, &number.to_string(), expected::STARTING_RANK_OF_A_PLAYER),
            }
        }
        out.push(Team { number: number.unwrap_or(place), name, members: list });
    }
    (out, faults)
}

/// Returns the matches of the first `rounds` rounds. Games within a team, or of players without a team, are ignored.
pub fn team_matches(tournament: &Tournament, teams: &[Team], rounds: usize) -> Vec<TeamMatch> {
    // Each player's team and position in it.
    let mut place: Vec<Option<(usize, usize)>> = vec![None; tournament.players.len()];
    for (team, members) in teams.iter().map(|t| &t.members).enumerate() {
        for (board, ix) in members.iter().enumerate() {
            if let Some(slot) = place.get_mut(ix.index()) {
                *slot = Some((team, board));
            }
        }
    }
    let of = |ix: PlayerIx| place.get(ix.index()).copied().flatten();
    let mut out: Vec<TeamMatch> = Vec::new();
    for round in 0..rounds {
        let first = out.len();
        for (team, members) in teams.iter().map(|t| &t.members).enumerate() {
            for &own in members {
                let entry = |ix: PlayerIx| tournament.player(ix).and_then(|p| p.entries.get(round)).copied();
                let Some(mine) = entry(own) else { continue };
                let Some((other, (visitors, _))) = mine.opponent().and_then(|o| of(o).map(|at| (o, at))) else {
                    continue;
                };
                // Each match is handled once, from the team that comes first in the list.
                let Some(theirs) = entry(other).filter(|e| e.opponent() == Some(own) && visitors > team) else {
                    continue;
                };
                let board = TeamBoard { players: (own, other), entries: (mine, theirs) };
                match out.iter_mut().skip(first).find(|m| (m.home, m.visitors) == (team, visitors)) {
                    Some(found) => found.boards.push(board),
                    None => out.push(TeamMatch { round: round + 1, home: team, visitors, boards: vec![board] }),
                }
            }
        }
        for m in out.iter_mut().skip(first) {
            if m.boards.first().and_then(|b| b.entries.0.colour()) == Some(Color::Black) {
                std::mem::swap(&mut m.home, &mut m.visitors);
                for b in &mut m.boards {
                    *b = TeamBoard { players: (b.players.1, b.players.0), entries: (b.entries.1, b.entries.0) };
                }
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_words::Language;

    /// Returns the file of two teams of two and one of one: in the first round Alpha meets Beta, in the second Alpha
    /// meets Gamma.
    fn file() -> String {
        let player = |number: u16, name: &str, rounds: &str| {
            format!("001 {number:>4}      {name:<33} 2000 {:>27} 0.0    1  {rounds}\n", "")
        };
        let team = |name: &str, members: &str| format!("013 {name:<32}{members}\n");
        [
            player(1, "One", "   3 w 1     5 b 0"),
            player(2, "Two", "   4 b =  0000 - Z"),
            player(3, "Three", "   1 b 0  0000 - Z"),
            player(4, "Four", "   2 w =  0000 - Z"),
            player(5, "Five", "0000 - Z     1 w 1"),
            team("Alpha", "   1    2"),
            team("Beta", "   3    4"),
            team("Gamma", "   5    1    9"),
        ]
        .concat()
    }

    #[test]
    fn teams_and_their_matches() {
        let (document, faults) = super::super::read(&file());
        assert_eq!(faults, vec![]);
        let t = document.tournament().tournament;
        let (teams, faults) = teams(&document, &t);
        assert_eq!(
            teams.iter().map(|t| (t.name.as_str(), t.members.len())).collect::<Vec<_>>(),
            [("Alpha", 2), ("Beta", 2), ("Gamma", 1)]
        );
        let found: Vec<(u32, u32, &str)> =
            faults.iter().map(|f| (f.line, f.column, f.expected.get(Language::English))).collect();
        assert_eq!(
            found,
            [(8, 42, "a player who is in no other team"), (8, 47, "the starting number of a player in the file")]
        );
        let matches = team_matches(&t, &teams, 2);
        let sides: Vec<(usize, usize, usize, usize)> =
            matches.iter().map(|m| (m.round, m.home, m.visitors, m.boards.len())).collect();
        assert_eq!(sides, [(1, 0, 1, 2), (2, 2, 0, 1)], "Gamma had White on its first board");
        assert_eq!(matches[1].boards[0].players, (PlayerIx(4), PlayerIx(0)));
    }
}
