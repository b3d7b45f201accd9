//! Proofs that a side can never mate, from where men can get.
//!
//! First all moves are allowed at once: if no mate fits into where men can get then, there is none. Otherwise the
//! future is split at its first capture or pawn move: before it, only pieces and kings wander, among men that cannot be
//! taken and pawns that stand still; after each change that is possible, the same question is asked again.

use super::net;
use super::reach::{Moves, Reach};
use crate::{Color, Position};

/// How many bounds a proof may compute.
const PATIENCE: u32 = 400;
/// How many changes in a row a proof looks through.
const DEPTH: u32 = 6;

/// Whether it is proved that `attacker` never mates.
pub(super) fn is_blocked(position: &Position, attacker: Color) -> bool {
    holds(&Reach::of(position, attacker), attacker, 0, &mut 1)
}

/// The same, with more patience.
pub(super) fn is_blocked_after_all(position: &Position, attacker: Color) -> bool {
    holds(&Reach::of(position, attacker), attacker, DEPTH, &mut { PATIENCE })
}

fn holds(start: &Reach, attacker: Color, depth: u32, patience: &mut u32) -> bool {
    if *patience == 0 {
        return false;
    }
    *patience -= 1;
    let mut all = start.clone();
    all.settle(Moves::All);
    if !net::is_possible(&all, attacker) {
        return true;
    }
    if depth == 0 {
        return false;
    }
    let mut before = start.clone();
    before.settle(Moves::Reversible);
    if net::is_possible(&before, attacker) {
        return false;
    }
    let Some(changes) = before.changes() else { return false };
    changes.iter().all(|change| {
        before.after(change, attacker).is_none_or(|after| holds(&after, attacker, depth - 1, patience))
    })
}
