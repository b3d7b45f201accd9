//! Promotion of a pawn to a queen before the mate.

use super::board::{ATTACKER, VICTIM, bit};
use super::{FILE_A, FILE_H, IDLE, RANK_8, Sketch};
use crate::generate::lowest;
use crate::moves::MoveKind;
use crate::rays::{KING, between};
use crate::sliders::{Kernel, Sliders};
use crate::{Role, Square};

impl<S: Sliders> Sketch<'_, S> {
    /// Advances a pawn with a free path to the last rank; a king in its way moves aside.
    #[inline(always)]
    pub(super) fn promote(&mut self) -> bool {
        let kings = self.board.men.role(Role::King);
        let pawns = self.board.men.role(Role::Pawn) & self.board.of(ATTACKER);
        let occupied = self.board.occupied();
        let mut free = pawns & !behind(occupied);
        if free == 0 {
            free = pawns & !behind(occupied & !kings);
        }
        let mut pawn = if free != 0 {
            Square::new(63 - free.leading_zeros() as u8)
        } else if let Some(meeting) = self.meeting().filter(|_| self.is_bold)
            && let Some(pawn) = self.board.sliders.enter(TakeAPawn(self, meeting))
        {
            pawn
        } else {
            return false;
        };
        let file = FILE_A << pawn.file();
        let mut idle = 0;
        while !self.board.is_too_long() {
            let to = Square::new(pawn.number() + 8);
            let pushes = self.turn == ATTACKER && self.board.occupied() & bit(to) == 0;
            let promotes = bit(to) & RANK_8 != 0;
            let kind = if promotes { MoveKind::PromotionToQueen } else { MoveKind::Pawn };
            if pushes && self.board.try_go(ATTACKER, pawn, to, kind) {
                if promotes {
                    self.turn = VICTIM;
                    return true;
                }
                pawn = to;
                idle = 0;
                self.board.calm = !self.board.is_checked(VICTIM);
            } else {
                if self.turn == ATTACKER {
                    idle += 1;
                    if idle > IDLE {
                        return false;
                    }
                }
                let own = self.board.king(self.turn);
                let in_the_way = bit(own) & file & !0 << pawn.number() != 0;
                let stepped = in_the_way && self.step(self.turn, own, KING[own.index()] & !file);
                if !stepped && !self.wait() {
                    return false;
                }
            }
            self.turn = !self.turn;
        }
        false
    }

    /// Returns two pawns of which the attacker's can capture the victim's and then has a free path.
    #[inline(always)]
    fn meeting(&self) -> Option<Meeting> {
        let men = &self.board.men;
        let pawns = men.role(Role::Pawn);
        let own = pawns & self.board.of(ATTACKER);
        let others = self.board.occupied() & !men.role(Role::King);
        let mut enemies = pawns & self.board.of(VICTIM) & !behind(others);
        while enemies != 0 {
            let enemy = lowest(enemies);
            enemies &= enemies - 1;
            let file = FILE_A << enemy.file();
            for beside in [(file & !FILE_H) << 1, (file & !FILE_A) >> 1] {
                let behind = own & beside & ((1 << (enemy.rank() * 8)) - 1);
                if behind == 0 {
                    continue;
                }
                let pawn = Square::new(63 - behind.leading_zeros() as u8);
                let from = Square::new((enemy.rank() - 1) * 8 + pawn.file());
                let to = Square::new((pawn.rank() + 1) * 8 + enemy.file());
                if pawn == from || others & (between(pawn, from) | bit(from)) == 0 {
                    return Some(Meeting { pawn, enemy, from, to: enemy });
                }
                if others & (between(enemy, to) | bit(to)) == 0 {
                    return Some(Meeting { pawn, enemy, from: pawn, to });
                }
            }
        }
        None
    }

    /// Plays until one pawn has captured the other, and returns its square.
    #[inline(always)]
    fn take_a_pawn(&mut self, Meeting { mut pawn, mut enemy, from, to }: Meeting) -> Option<Square> {
        for _ in 0..MOST_PLIES {
            // A waiting king may have left a line.
            if !self.board.calm && self.board.is_checked(self.turn) {
                return None;
            }
            self.board.calm = true;
            self.kept = bit(pawn) | bit(enemy);
            let played = if self.turn == VICTIM && enemy != to {
                let at = enemy;
                enemy = Square::new(at.number() - 8);
                self.board.try_quietly(VICTIM, at, enemy, MoveKind::Pawn)
            } else if self.turn == ATTACKER && pawn != from {
                let at = pawn;
                pawn = Square::new(at.number() + 8);
                self.board.try_quietly(ATTACKER, at, pawn, MoveKind::Pawn)
            } else if self.turn == VICTIM || enemy != to {
                self.wait()
            } else {
                self.kept = 0;
                let taken = self.board.try_go(ATTACKER, pawn, to, MoveKind::Pawn);
                self.board.calm = !self.board.is_checked(VICTIM);
                self.turn = VICTIM;
                return (taken && self.board.calm).then_some(to);
            };
            if !played {
                return None;
            }
            self.turn = !self.turn;
        }
        None
    }
}

/// Plays for a capture in a separate function, because it is seldom needed.
struct TakeAPawn<'s, 'b, S>(&'s mut Sketch<'b, S>, Meeting);

impl<S: Sliders> Kernel for TakeAPawn<'_, '_, S> {
    type Output = Option<Square>;
    #[inline(always)]
    fn run<T: Sliders>(self, _: T) -> Option<Square> {
        self.0.take_a_pawn(self.1)
    }
}

/// An attacker's pawn and a victim's pawn on adjacent files: their squares, and the origin and destination of the
/// capture.
struct Meeting {
    pawn: Square,
    enemy: Square,
    from: Square,
    to: Square,
}

/// The maximum number of plies for a capture.
const MOST_PLIES: usize = 16;

/// Returns the squares behind marked ones on their file.
#[inline(always)]
const fn behind(squares: u64) -> u64 {
    let mut behind = squares >> 8;
    behind |= behind >> 8;
    behind |= behind >> 16;
    behind | behind >> 32
}
