//! Baku acceleration (FIDE C.04.7).

use crate::model::{Acceleration, Scoring, Tournament};
use crate::points::Points;

/// Returns whether the scoring allows it: a win is worth two draws, a loss nothing.
pub fn applicable(scoring: &Scoring) -> bool {
    scoring.win == scoring.draw.times(2) && scoring.loss == Points::ZERO
}

/// Returns the size of group A: twice a quarter of the sorted list, rounded up.
pub const fn group_a(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// Returns the virtual points of all rounds: the first half of the rounds is accelerated; group A gets a win's points
/// in the first half of these and half of that in the others.
pub fn accelerations(tournament: &Tournament) -> Vec<Acceleration> {
    let rounds = tournament.rounds.unwrap_or(0);
    let Some(last) = group_a(tournament.players.len())
        .checked_sub(1)
        .and_then(|at| tournament.players.get(at).or(tournament.players.last()).map(|p| p.number))
    else {
        return Vec::new();
    };
    let first_number = tournament.players.first().map_or(1, |p| p.number);
    let accelerated = rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let span = |points: Points, first_round: u16, last_round: u16| Acceleration {
        points,
        first_round,
        last_round,
        first_number,
        last_number: last,
    };
    let mut out = Vec::new();
    if full > 0 {
        out.push(span(tournament.scoring.win, 1, full));
    }
    if accelerated > full {
        out.push(span(tournament.scoring.draw, full + 1, accelerated));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Player;

    #[test]
    fn c_04_7_group_a_and_rounds() {
        for (players, a) in [(161, 82), (10, 6), (8, 4), (1, 2), (4, 2), (5, 4)] {
            assert_eq!(group_a(players), a, "{players}");
        }
        for (rounds, ones, halves) in [(9, 3, 2), (7, 2, 2), (11, 3, 3), (1, 1, 0), (2, 1, 0)] {
            let players = (1..=20).map(|number| Player { number, ..Player::default() }).collect();
            let t = Tournament { rounds: Some(rounds), players, ..Tournament::default() };
            let t = Tournament { accelerations: accelerations(&t), ..t };
            let count = |points| (1..=20).filter(|r| t.virtual_points(10, *r) == points).count();
            assert_eq!((count(Points::ONE), count(Points::HALF)), (ones, halves), "{rounds} rounds");
            assert_eq!(t.virtual_points(11, 1), Points::ZERO);
        }
    }
}
