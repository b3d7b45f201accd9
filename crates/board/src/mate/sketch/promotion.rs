//! A pawn that becomes a queen before a mate is drawn up.

use super::board::{ATTACKER, VICTIM, bit};
use super::{FILE_A, IDLE, RANK_8, Sketch};
use crate::moves::Kind;
use crate::rays::KING;
use crate::sliders::Sliders;
use crate::{Role, Square};

impl<S: Sliders> Sketch<'_, S> {
    /// Brings a pawn with a free way to the last rank; a king in its way goes aside.
    #[inline(always)]
    pub(super) fn promote(&mut self) -> bool {
        let kings = self.board.men.role(Role::King);
        let pawns = self.board.men.role(Role::Pawn) & self.board.of(ATTACKER);
        let occupied = self.board.occupied();
        let mut free = pawns & !behind(occupied);
        if free == 0 {
            free = pawns & !behind(occupied & !kings);
        }
        if free == 0 {
            return false;
        }
        let mut pawn = Square::new(63 - free.leading_zeros() as u8);
        let file = FILE_A << pawn.file();
        let mut idle = 0;
        while !self.board.is_too_long() {
            let to = Square::new(pawn.number() + 8);
            let pushes = self.turn == ATTACKER && self.board.occupied() & bit(to) == 0;
            let promotes = bit(to) & RANK_8 != 0;
            let kind = if promotes { Kind::PromotionToQueen } else { Kind::Pawn };
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
}

/// The squares with a marked one before them on the file.
#[inline(always)]
const fn behind(squares: u64) -> u64 {
    let mut behind = squares >> 8;
    behind |= behind >> 8;
    behind |= behind >> 16;
    behind | behind >> 32
}
