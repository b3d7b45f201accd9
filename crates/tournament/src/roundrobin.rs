//! Round robins: the Berger tables for 3 to 64 players, single and double, and the drawing of numbers by Varma tables
//! (FIDE C.05, annexes 1 and 2; the handbook's section 29).

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

/// A game of a table; `None` is the missing player of an odd field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableGame {
    /// White's number, from 1.
    pub white: Option<u16>,
    /// Black's number.
    pub black: Option<u16>,
}

impl TableGame {
    /// Returns both numbers, if both exist.
    pub fn pair(&self) -> Option<(u16, u16)> {
        self.white.zip(self.black)
    }

    /// Returns the player who rests, if the number of players is odd.
    pub fn resting(&self) -> Option<u16> {
        match (self.white, self.black) {
            (Some(one), None) | (None, Some(one)) => Some(one),
            _ => None,
        }
    }
}

/// Number of games between each two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cycles {
    /// Once.
    #[default]
    Single,
    /// Twice, colours reversed in the second cycle.
    Double,
    /// Twice, with the last two rounds of the first cycle swapped so that nobody has the same colour three times in a
    /// row.
    DoubleSwapped,
}

/// No table exists for this number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(adoube_words::Language::English))]
pub struct BergerError(pub u16);

/// Returns the rounds of a round robin, board 1 first.
///
/// # Errors
/// [`BergerError`] for fewer than 3 or more than 64 players.
pub fn berger(players: u16, cycles: Cycles) -> Result<Vec<Vec<TableGame>>, BergerError> {
    if !(3..=64).contains(&players) {
        return Err(BergerError(players));
    }
    let n = players + players % 2;
    let real = |number: u16| Some(number).filter(|x| *x <= players);
    let mut rounds: Vec<Vec<TableGame>> = (1..n)
        .map(|round| {
            (0..n / 2)
                .map(|board| {
                    let (white, black) = numbers(n, round, board);
                    TableGame { white: real(white), black: real(black) }
                })
                .collect()
        })
        .collect();
    if cycles == Cycles::Single {
        return Ok(rounds);
    }
    let turned = |g: &TableGame| TableGame { white: g.black, black: g.white };
    let second: Vec<Vec<TableGame>> = rounds.iter().map(|games| games.iter().map(turned).collect()).collect();
    if cycles == Cycles::DoubleSwapped {
        let last = rounds.len() - 1;
        rounds.swap(last - 1, last);
    }
    rounds.extend(second);
    Ok(rounds)
}

/// Returns White and Black of a board (from 0) in a round (from 1) for an even number of players.
fn numbers(n: u16, round: u16, board: u16) -> (u16, u16) {
    let ring = n - 1;
    let head = (round - 1) * (n / 2) % ring;
    if board == 0 {
        return if round % 2 == 1 { (head + 1, n) } else { (n, head + 1) };
    }
    ((head + board) % ring + 1, (head + ring - board) % ring + 1)
}

/// Returns Varma's four groups of numbers (C.05 annex 2): players of one federation draw from one group, so that they
/// meet early. The largest delegation draws first, from a group large enough.
pub fn varma_groups(players: u16) -> Option<[&'static [u16]; 4]> {
    Some(match players {
        9 | 10 => [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
        11 | 12 => [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]],
        13 | 14 => [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
        15 | 16 => [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
        17 | 18 => [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]],
        19 | 20 => [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]],
        21 | 22 => [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]],
        23 | 24 => [&[6, 7, 8, 9, 10, 11, 19, 20, 21, 22], &[1, 2, 3, 4, 13, 14, 15, 16, 17], &[12, 18, 23], &[5, 24]],
        _ => return None,
    })
}

/// A field without Varma groups: too small, too large, or with a federation that fits no group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.sentence(adoube_words::Language::English))]
pub struct VarmaError(pub u16);

/// Draws numbers by Varma's groups. `federations` has one entry per player; `lots` returns, for a number of choices, the
/// one drawn (below it). Returns each player's number.
///
/// # Errors
/// [`VarmaError`] where no group is large enough for a federation or no groups exist for this number of players.
pub fn varma_draw(federations: &[&str], lots: impl FnMut(usize) -> usize) -> Result<Vec<u16>, VarmaError> {
    draw_from_groups(federations, lots).ok_or_else(|| VarmaError(u16::try_from(federations.len()).unwrap_or(u16::MAX)))
}

fn draw_from_groups(federations: &[&str], mut lots: impl FnMut(usize) -> usize) -> Option<Vec<u16>> {
    let players = u16::try_from(federations.len()).ok()?;
    let mut groups: Vec<Vec<u16>> =
        varma_groups(players)?.iter().map(|g| g.iter().copied().filter(|n| *n <= players).collect()).collect();
    let mut delegations: Vec<Vec<usize>> = Vec::new();
    for (player, federation) in federations.iter().enumerate() {
        match delegations.iter_mut().find(|d| d.first().is_some_and(|first| federations[*first] == *federation)) {
            Some(delegation) => delegation.push(player),
            None => delegations.push(vec![player]),
        }
    }
    delegations.sort_by_key(|d| std::cmp::Reverse(d.len()));
    let mut waiting: Vec<usize> = delegations.iter().map(Vec::len).collect();
    let mut numbers = vec![0; federations.len()];
    for delegation in delegations {
        waiting.remove(0);
        let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
        // Only groups that leave one large enough for every following federation.
        let fits = |g: &usize| {
            let mut left = sizes.clone();
            left[*g] >= delegation.len() && {
                left[*g] -= delegation.len();
                all_fit(&waiting, &mut left, &mut HashSet::new())
            }
        };
        let fitting: Vec<usize> = (0..groups.len()).filter(fits).collect();
        let group = &mut groups[*fitting.get(lots(fitting.len().max(1)))?];
        for player in delegation {
            let at = lots(group.len());
            if at >= group.len() {
                return None;
            }
            numbers[player] = group.swap_remove(at);
        }
    }
    Some(numbers)
}

/// Returns whether groups with this many numbers left can hold delegations of these sizes, largest first. `hopeless`
/// caches states known to fail.
fn all_fit(delegations: &[usize], left: &mut [usize], hopeless: &mut HashSet<(usize, Vec<usize>)>) -> bool {
    // Single players fit wherever a number is left.
    let Some((&size, rest)) = delegations.split_first().filter(|(size, _)| **size > 1) else { return true };
    let state = (rest.len(), left.to_vec());
    if hopeless.contains(&state) {
        return false;
    }
    for group in 0..left.len() {
        if left[group] >= size {
            left[group] -= size;
            let fits = all_fit(rest, left, hopeless);
            left[group] += size;
            if fits {
                return true;
            }
        }
    }
    hopeless.insert(state);
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn published_table_for_ten() {
        let rounds = berger(10, Cycles::Single).unwrap();
        let text = |r: usize| {
            rounds[r].iter().filter_map(TableGame::pair).map(|(w, b)| format!("{w}-{b}")).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(text(0), "1-10 2-9 3-8 4-7 5-6");
        assert_eq!(text(1), "10-6 7-5 8-4 9-3 1-2");
        assert_eq!(text(8), "5-10 6-4 7-3 8-2 9-1");
    }

    #[test]
    fn v_rr_1_every_pair_once_and_colours_balanced() {
        for players in 3..=64 {
            let rounds = berger(players, Cycles::Single).unwrap();
            let even = players + players % 2;
            assert_eq!(rounds.len(), usize::from(even - 1));
            let mut pairs = HashMap::new();
            let mut balance = HashMap::new();
            for games in &rounds {
                let mut seen: Vec<u16> = games.iter().flat_map(|g| [g.white, g.black]).flatten().collect();
                seen.sort_unstable();
                assert_eq!(seen, (1..=players).collect::<Vec<_>>(), "each player once a round");
                for (white, black) in games.iter().filter_map(TableGame::pair) {
                    *pairs.entry((white.min(black), white.max(black))).or_insert(0) += 1;
                    *balance.entry(white).or_insert(0) += 1;
                    *balance.entry(black).or_insert(0) -= 1;
                }
            }
            assert_eq!(pairs.len(), usize::from(players) * usize::from(players - 1) / 2);
            assert!(pairs.values().all(|times| *times == 1));
            if players % 2 == 0 {
                assert!(balance.iter().all(|(p, b)| *b == if *p <= players / 2 { 1 } else { -1 }), "{players}");
            } else {
                assert!(balance.values().all(|b| *b == 0), "{players}");
            }
        }
    }

    #[test]
    fn v_rr_2_seven_players_rest_in_order() {
        let rounds = berger(7, Cycles::Single).unwrap();
        let resting: Vec<u16> = rounds.iter().flatten().filter_map(TableGame::resting).collect();
        assert_eq!(resting, [1, 5, 2, 6, 3, 7, 4], "V-RR-2");
    }

    #[test]
    fn v_rr_3_colours_of_players_one_and_ten() {
        let rounds = berger(10, Cycles::Single).unwrap();
        let colours = |player: u16| {
            let one = |games: &Vec<TableGame>| {
                let has_white = games.iter().any(|g| g.white == Some(player));
                if has_white { 'W' } else { 'B' }
            };
            rounds.iter().map(one).collect::<String>()
        };
        assert_eq!(colours(1), "WWBWBWBWB", "V-RR-3");
        assert_eq!(colours(10), "BWBWBWBWB", "V-RR-3");
    }

    #[test]
    fn a_double_round_robin_reverses_colours_and_can_avoid_three_in_a_row() {
        for players in 3..=20 {
            let rounds = berger(players, Cycles::DoubleSwapped).unwrap();
            let mut games = HashMap::new();
            for pair in rounds.iter().flatten().filter_map(TableGame::pair) {
                *games.entry(pair).or_insert(0) += 1;
            }
            assert_eq!(games.len(), usize::from(players) * usize::from(players - 1));
            for player in 1..=players {
                let colours: Vec<bool> = rounds
                    .iter()
                    .flatten()
                    .filter_map(TableGame::pair)
                    .filter(|(w, b)| *w == player || *b == player)
                    .map(|(w, _)| w == player)
                    .collect();
                let three = colours.windows(3).any(|w| w[0] == w[1] && w[1] == w[2]);
                assert!(!three || players < 5, "{players} players, player {player}");
            }
        }
    }

    #[test]
    fn varma_numbers_are_all_different() {
        for players in 9..=24_u16 {
            let groups = varma_groups(players).unwrap();
            let mut all: Vec<u16> = groups.iter().flat_map(|g| g.iter().copied()).collect();
            all.sort_unstable();
            assert_eq!(all, (1..=players + players % 2).collect::<Vec<_>>());
        }
        let federations = ["ESP", "ESP", "ESP", "AND", "FRA", "POR", "POR", "ITA", "GER", "SUI"];
        let numbers = varma_draw(&federations, |_| 0).unwrap();
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (1..=10).collect::<Vec<_>>());
        assert_eq!(varma_draw(&["A"; 10], |_| 0), Err(VarmaError(10)), "no group holds ten of one federation");
        // The three players of A take a group of three, whatever the lots: in the group of four they would leave no
        // room for a pair.
        let federations = ["A", "A", "A", "B", "B", "C", "C", "D", "D", "E", "E", "F"];
        for lot in 0..4 {
            let numbers = varma_draw(&federations, |choices| lot.min(choices - 1)).unwrap();
            let group = |n: u16| varma_groups(12).unwrap().iter().position(|g| g.contains(&n));
            for pair in [[0, 2], [3, 4], [5, 6], [7, 8], [9, 10]] {
                assert_eq!(group(numbers[pair[0]]), group(numbers[pair[1]]), "lot {lot}, {numbers:?}");
            }
        }
    }

    #[test]
    fn no_table_outside_three_to_sixty_four() {
        assert_eq!(berger(2, Cycles::Single), Err(BergerError(2)));
        assert_eq!(berger(65, Cycles::Single), Err(BergerError(65)));
    }
}
