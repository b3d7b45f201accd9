//! Irreversible moves, at which a proof splits the future: captures and pawn moves.

use super::{Man, Reach, attacks, king_moves, last_rank, step};
use crate::rays::{KING, PAWN, between};
use crate::{Bitboard, Color, Role, Square};

/// An irreversible move: a capture or a pawn's step, by man number.
#[derive(Clone, Copy, Debug)]
pub(in crate::mate) struct IrreversibleMove {
    pub(in crate::mate) mover: usize,
    pub(in crate::mate) taken: Option<usize>,
    /// The possible destinations.
    pub(in crate::mate) to: u64,
    /// The square passed over by a double step.
    pub(in crate::mate) passed: u64,
}

impl Reach {
    /// Returns the changes that a side, or either, may make first after reversible moves, and whether these are all:
    /// promotions and castling are not covered.
    pub(in crate::mate) fn changes(&self, by: Option<Color>) -> (Vec<IrreversibleMove>, bool) {
        let mut all = self.castling == 0;
        let mut changes = Vec::new();
        let walls = self.fixed[0] | self.fixed[1];
        for (i, man) in self.men().iter().enumerate() {
            if self.has_twin_before(i) || by.is_some_and(|color| color != man.color) {
                continue;
            }
            let hits = match man.role {
                Role::Pawn => {
                    let from = Square::new(man.start.trailing_zeros() as u8);
                    let one = step(from, man.color) & !walls;
                    if one & last_rank(man.color) != 0 {
                        all = false;
                    } else if one != 0 {
                        changes.push(IrreversibleMove { mover: i, taken: None, to: one, passed: 0 });
                        let two = step(Square::new(one.trailing_zeros() as u8), man.color) & !walls;
                        if man.start & home_rank(man.color) != 0 && two != 0 {
                            changes.push(IrreversibleMove { mover: i, taken: None, to: two, passed: one });
                        }
                    }
                    PAWN[man.color as usize][from.index()]
                }
                Role::King => king_moves(man.reach) & !self.guarded[!man.color as usize],
                role => {
                    Bitboard(man.reach).into_iter().fold(0, |all, from| all | attacks(role, man.color, from, walls))
                }
            };
            for (j, other) in self.men().iter().enumerate().skip(2) {
                if other.color == man.color || self.spared == Some(j) || self.has_twin_before(j) {
                    continue;
                }
                let mut to = hits & other.reach;
                let in_passing = self.en_passant & hits;
                if man.role == Role::Pawn
                    && man.color == self.turn
                    && in_passing != 0
                    && other.start == step(Square::new(in_passing.trailing_zeros() as u8), !man.color)
                {
                    to |= in_passing;
                }
                if to != 0 {
                    if man.role == Role::Pawn && to & last_rank(man.color) != 0 {
                        all = false;
                        continue;
                    }
                    changes.push(IrreversibleMove { mover: i, taken: Some(j), to, passed: 0 });
                }
            }
        }
        (changes, all)
    }

    /// Returns whether an earlier man of the same kind can reach every square that this one can, so that one of them
    /// covers both.
    fn has_twin_before(&self, i: usize) -> bool {
        let man = &self.men()[i];
        let twin = |other: &Man| other.color == man.color && other.role == man.role && other.reach == man.reach;
        man.role != Role::Pawn && self.men().iter().take(i).any(twin)
    }

    /// Returns whether the outset is the same.
    pub(in crate::mate) fn starts_like(&self, other: &Self) -> bool {
        self.turn == other.turn
            && self.count == other.count
            && self.kings == other.kings
            && self.en_passant == other.en_passant
            && self.castling == other.castling
            && self.checked_at_outset == other.checked_at_outset
            && self
                .men()
                .iter()
                .zip(other.men())
                .all(|(a, b)| a.color == b.color && a.role == b.role && a.start == b.start && a.arrived == b.arrived)
    }

    /// Returns the bounds just after a change; `None` if the change is impossible.
    pub(in crate::mate) fn after(&self, change: &IrreversibleMove, attacker: Color) -> Option<Self> {
        let mut next = self.clone();
        let mover = self.men()[change.mover];
        next.en_passant = change.passed;
        next.turn = !mover.color;
        let exact = change.to.is_power_of_two();
        for man in next.men.iter_mut().take(self.count) {
            man.start = man.reach;
            man.arrived = false;
            if exact {
                man.start &= !change.to;
            }
        }
        next.men[change.mover].start = change.to;
        next.men[change.mover].arrived = true;
        next.left = if change.mover < 2 { mover.reach & king_moves(change.to) } else { mover.reach };
        if let (Role::Pawn, Some(taken)) = (mover.role, change.taken) {
            next.left |= self.men()[taken].start;
        }
        next.kings = self.kings_after(change);
        next.men[0].start = next.king(Color::White);
        next.men[1].start = next.king(Color::Black);
        if let Some(taken) = change.taken {
            next.remove(taken);
        }
        if next.men().iter().any(|man| man.start == 0) {
            return None;
        }
        next.spare_the_last(attacker);
        next.checked_at_outset = next.turn != attacker && next.may_be_check(attacker);
        Some(next)
    }

    /// Returns the possible pairs of king squares after a change.
    fn kings_after(&self, change: &IrreversibleMove) -> [[u64; 64]; 2] {
        let mut kings = [[0; 64]; 2];
        let mover = self.men()[change.mover].color;
        let next = &mut kings[!mover as usize];
        let free = if change.to.is_power_of_two() { !change.to } else { !0 };
        for white in 0..64 {
            let black = self.kings[mover as usize][white];
            if black == 0 {
                continue;
            }
            match change.mover {
                0 => {
                    for to in Bitboard(KING[white] & change.to) {
                        next[to.index()] |= black & !(KING[to.index()] | 1 << to.number());
                    }
                }
                1 => next[white] |= king_moves(black) & change.to & !(KING[white] | 1 << white),
                _ if free >> white & 1 == 1 => next[white] |= black & free,
                _ => {}
            }
        }
        kings
    }

    /// Returns whether the side to move may have a move in the initial arrangement.
    pub(in crate::mate) fn can_move(&self) -> bool {
        if self.castling != 0 {
            return true;
        }
        let mut now = self.clone();
        now.freeze();
        let (own, other) = (now.turn as usize, 1 - now.turn as usize);
        let walls = now.fixed[0] | now.fixed[1];
        let enemies = now.men().iter().filter(|man| man.color != now.turn && man.role != Role::King);
        let enemies = enemies.fold(0, |set, man| set | man.start);
        for man in now.men().iter().filter(|man| man.color == now.turn && man.role != Role::King) {
            for from in Bitboard(man.start) {
                let to = match man.role {
                    Role::Pawn => {
                        let in_passing = enemies | now.en_passant;
                        step(from, man.color) & !walls | PAWN[own][from.index()] & in_passing
                    }
                    role => {
                        attacks(role, man.color, from, walls)
                            & !(now.fixed[own] | now.men[other].start & now.fixed[other])
                    }
                };
                if to != 0 {
                    return true;
                }
            }
        }
        Bitboard(now.king(now.turn)).into_iter().any(|king| {
            let to = KING[king.index()] & !now.fixed[own] & !now.guarded[other];
            Bitboard(now.king_beside(now.turn, !now.turn, king))
                .into_iter()
                .any(|o| to & !(KING[o.index()] | 1 << o.number()) != 0)
        })
    }

    /// Returns whether the attacker may be giving check in the initial arrangement, by the change that led here.
    pub(in crate::mate) fn may_be_check(&self, attacker: Color) -> bool {
        let mut now = self.clone();
        now.freeze();
        let walls = now.fixed[0] | now.fixed[1];
        Bitboard(now.king(!attacker)).into_iter().any(|king| {
            let open = walls & !Bitboard::from(king).0;
            now.men().iter().filter(|man| man.color == attacker && man.role != Role::King).any(|man| {
                let from = attacks(man.role, !attacker, king, open) & man.start;
                Bitboard(from).into_iter().any(|from| man.arrived || between(from, king) & now.left != 0)
            })
        })
    }

    /// Fixes all men on their squares.
    pub(super) fn freeze(&mut self) {
        for man in self.men.iter_mut().take(self.count) {
            man.reach = man.start;
            man.promoted = 0;
            man.entered = 0;
            man.capturable = false;
        }
        self.note_fixed();
    }

    fn remove(&mut self, i: usize) {
        self.men.copy_within(i + 1..self.count, i);
        self.count -= 1;
    }
}

fn home_rank(color: Color) -> u64 {
    match color {
        Color::White => 0xff00,
        Color::Black => 0xff << 48,
    }
}
