//! Withdrawals in individual events (handbook, Withdrawals 14.2-14.31; D-36, D-42 to D-45).

use crate::model::{Bye, Forfeit, PlayerIx, RoundEntry, Tournament};
use crate::tiebreaks::EventFormat;

/// The effect of a withdrawal on the classification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WithdrawalEffect {
    /// 14.3: half was reached and the score counts; in a round robin the remaining opponents win by absence (D-44).
    ScoreStands,
    /// 14.31 in a Swiss: the player's own points are annulled, opponents keep theirs (D-43).
    OwnPointsAnnulled,
    /// 14.31 in a round robin: the player's results disappear for everybody (D-43).
    ResultsAnnulled,
}

/// Returns the effect of a withdrawal after `completed` of `rounds` rounds: half is reached when twice the completed
/// rounds are at least the rounds of the event (D-42).
pub const fn effect(kind: EventFormat, rounds: u16, completed: u16) -> WithdrawalEffect {
    if 2 * completed as u32 >= rounds as u32 {
        WithdrawalEffect::ScoreStands
    } else {
        match kind {
            EventFormat::Swiss => WithdrawalEffect::OwnPointsAnnulled,
            EventFormat::RoundRobin => WithdrawalEffect::ResultsAnnulled,
        }
    }
}

/// Returns the tournament for the classification after a player left having completed some rounds.
#[must_use]
pub fn classified(tournament: &Tournament, ix: PlayerIx, completed: u16, kind: EventFormat) -> Tournament {
    let mut out = tournament.clone();
    let rounds = tournament.rounds.unwrap_or(completed);
    match effect(kind, rounds, completed) {
        WithdrawalEffect::ScoreStands => {
            if kind == EventFormat::RoundRobin {
                remaining_win_by_absence(&mut out, ix, usize::from(completed));
            }
        }
        WithdrawalEffect::OwnPointsAnnulled => {
            if let Some(player) = out.players.get_mut(ix.index()) {
                player.annulled = true;
            }
        }
        WithdrawalEffect::ResultsAnnulled => {
            for (at, player) in out.players.iter_mut().enumerate() {
                let own = at == ix.index();
                for entry in &mut player.entries {
                    if own || entry.opponent() == Some(ix) {
                        *entry = RoundEntry::Bye(Bye::Zero);
                    }
                }
                player.annulled |= own;
            }
        }
    }
    out
}

/// Gives a win by absence to everybody paired with the player in the rounds after the withdrawal (D-44).
fn remaining_win_by_absence(tournament: &mut Tournament, ix: PlayerIx, completed: usize) {
    for (at, player) in tournament.players.iter_mut().enumerate() {
        let forfeit = if at == ix.index() { Forfeit::Lost } else { Forfeit::Won };
        for entry in player.entries.iter_mut().skip(completed) {
            let involved = at == ix.index() || entry.opponent() == Some(ix);
            if involved && let (Some(opponent), colour) = (entry.opponent(), entry.colour()) {
                *entry = RoundEntry::Forfeit { opponent: Some(opponent), colour, forfeit };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Color, GameOutcome, Player, Rated};
    use crate::points::Points;

    #[test]
    fn v_wi_1_to_6_half_of_the_event() {
        use EventFormat::{RoundRobin, Swiss};
        let cases = [
            ("V-WI-1", Swiss, 8, 4, WithdrawalEffect::ScoreStands),
            ("V-WI-2", Swiss, 8, 3, WithdrawalEffect::OwnPointsAnnulled),
            ("V-WI-3", Swiss, 9, 4, WithdrawalEffect::OwnPointsAnnulled),
            ("V-WI-4", Swiss, 9, 5, WithdrawalEffect::ScoreStands),
            ("V-WI-5", RoundRobin, 9, 4, WithdrawalEffect::ResultsAnnulled),
            ("V-WI-6", RoundRobin, 9, 5, WithdrawalEffect::ScoreStands),
        ];
        for (id, kind, rounds, completed, expected) in cases {
            assert_eq!(effect(kind, rounds, completed), expected, "{id}");
        }
    }

    fn four_players() -> Tournament {
        let mut t = Tournament { rounds: Some(3), ..Tournament::default() };
        t.players = (1..=4).map(|number| Player { number, ..Player::default() }).collect();
        let mut game = |white: u32, black: u32, outcome: GameOutcome| {
            let rated = Rated::Yes;
            let (w, b) = (PlayerIx(white - 1), PlayerIx(black - 1));
            t.players[w.index()].entries.push(RoundEntry::Game { opponent: b, colour: Color::White, outcome, rated });
            let outcome = outcome.mirrored();
            t.players[b.index()].entries.push(RoundEntry::Game { opponent: w, colour: Color::Black, outcome, rated });
        };
        game(1, 4, GameOutcome::Win);
        game(2, 3, GameOutcome::Draw);
        t
    }

    #[test]
    fn v_wi_9_round_robin_annulment() {
        let t = classified(&four_players(), PlayerIx(3), 1, EventFormat::RoundRobin);
        let scores: Vec<Points> = (0..4).map(|i| t.score_after(PlayerIx(i), 1)).collect();
        assert_eq!(scores, [Points::ZERO, Points::HALF, Points::HALF, Points::ZERO]);
        let stands = classified(&four_players(), PlayerIx(3), 2, EventFormat::RoundRobin);
        assert_eq!(stands.score_after(PlayerIx(0), 1), Points::ONE);
    }
}
