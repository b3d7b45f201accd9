//! Proofs that a side can never mate, from the squares that men can reach.
//!
//! First all moves are allowed at once: if no mate fits into the reachable squares, there is none. Otherwise the future
//! is split at its first capture or pawn move: before it, only pieces and kings move, among men that cannot be captured
//! and pawns that stay; after each possible change, the question is asked again. A side that has no move after a change
//! is mated or stalemated there, and one that has only captures and pawn moves must make one of them.

use super::net;
use super::reach::{AllowedMoves, Reach};
use crate::{Color, Position};

/// The maximum number of bounds that a proof may compute.
const PATIENCE: u32 = 400;
/// The maximum number of consecutive changes that a proof examines.
const DEPTH: u32 = 12;

/// The search for a proof.
struct Proof {
    attacker: Color,
    patience: u32,
    /// Reaches proved hopeless so far.
    proved: Vec<Reach>,
}

/// Returns whether a single bound proves that `attacker` never mates.
pub(super) fn is_blocked(position: &Position, attacker: Color) -> bool {
    Proof { attacker, patience: 1, proved: Vec::new() }.holds(&Reach::of(position, attacker), 0)
}

/// Returns the same, examining changes too.
pub(super) fn is_blocked_after_all(position: &Position, attacker: Color) -> bool {
    Proof { attacker, patience: PATIENCE, proved: Vec::new() }.holds(&Reach::of(position, attacker), DEPTH)
}

/// Returns the same answer; where there are few moves, also examines them one by one.
pub(super) fn is_blocked_move_by_move(position: &Position, attacker: Color) -> bool {
    let mut calls = 60;
    move_by_move(position, attacker, 8, &mut calls, true)
}

fn move_by_move(position: &Position, attacker: Color, depth: u32, calls: &mut u32, known_open: bool) -> bool {
    if super::material::forbids(position, attacker) {
        return true;
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.turn() == attacker || !position.is_check();
    }
    if !known_open {
        if *calls == 0 {
            return false;
        }
        *calls -= 1;
        let mut proof = Proof { attacker, patience: PATIENCE / 8, proved: Vec::new() };
        if proof.holds(&Reach::of(position, attacker), DEPTH) {
            return true;
        }
    }
    let few = if position.is_check() { 8 } else { 3 };
    depth > 0
        && moves.len() <= few
        && moves.iter().all(|&mv| move_by_move(&position.play(mv), attacker, depth - 1, calls, false))
}

impl Proof {
    fn holds(&mut self, start: &Reach, depth: u32) -> bool {
        if self.patience == 0 {
            return false;
        }
        if !start.can_move() {
            return start.turn == self.attacker || !start.checked_at_outset;
        }
        if depth > 0 && self.proved.iter().any(|known| known.starts_like(start)) {
            return true;
        }
        self.patience -= 1;
        let mut all = start.clone();
        all.settle(AllowedMoves::All);
        if !net::is_possible(&all, self.attacker) {
            return true;
        }
        if depth == 0 {
            return false;
        }
        let holds = start.phases().iter().all(|(phase, mover)| self.holds_after(phase, *mover, depth));
        if holds {
            self.proved.push(start.clone());
        }
        holds
    }

    /// Returns whether no mate is possible before the next change, or after any change that a side can make.
    fn holds_after(&mut self, phase: &Reach, mover: Option<Color>, depth: u32) -> bool {
        if net::is_possible(phase, self.attacker) {
            return false;
        }
        let (changes, all) = phase.changes(mover);
        all && changes
            .iter()
            .all(|change| phase.after(change, self.attacker).is_none_or(|after| self.holds(&after, depth - 1)))
    }
}
