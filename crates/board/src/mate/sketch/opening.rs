//! The shortest possible mate, for positions near the initial one: the king on its initial square among its men, the
//! pawns in front of the king's bishop and knight advanced, and the queen mating from the edge. A knight in the way
//! moves elsewhere.

use super::Sketch;
use super::board::{ATTACKER, VICTIM, bit};
use crate::generate::lowest;
use crate::moves::MoveKind;
use crate::rays::KNIGHT;
use crate::sliders::Sliders;
use crate::{Role, Square};

const fn square(name: &[u8; 2]) -> Square {
    Square::new((name[1] - b'1') * 8 + name[0] - b'a')
}

const fn squares(names: &[&[u8; 2]]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < names.len() {
        set |= bit(square(names[i]));
        i += 1;
    }
    set
}

/// Squares that the victim's king cannot enter as long as its men stay.
const AROUND: u64 = squares(&[b"d8", b"d7", b"e7", b"f8"]);
const PAWNS: u64 = squares(&[b"f7", b"g7"]);
const EMPTY: u64 = squares(&[b"g6", b"g5", b"h5", b"g4"]);
/// The queen's way to the king.
const CRITICAL: u64 = squares(&[b"h5", b"g6", b"f7"]);
/// The victim's moves.
const PUSHES: [(Square, Square); 3] =
    [(square(b"f7"), square(b"f6")), (square(b"g7"), square(b"g6")), (square(b"g6"), square(b"g5"))];

impl<S: Sliders> Sketch<'_, S> {
    #[inline(always)]
    pub(super) fn open(&mut self) -> bool {
        let men = &self.board.men;
        let (own, enemy) = (self.board.of(ATTACKER), self.board.of(VICTIM));
        let (queen, pawn) = (square(b"d1"), square(b"e2"));
        let occupied = self.board.occupied();
        // A knight on either of these squares moves away first.
        let knights = [(ATTACKER, square(b"f3")), (VICTIM, square(b"f6"))];
        if enemy & AROUND != AROUND
            || men.role(Role::King) & enemy != bit(square(b"e8"))
            || men.role(Role::Pawn) & enemy & PAWNS != PAWNS
            || men.role(Role::Queen) & own & bit(queen) == 0
            || occupied & EMPTY != 0
            || knights
                .iter()
                .any(|&(color, at)| occupied & bit(at) & !(men.role(Role::Knight) & self.board.of(color)) != 0)
        {
            return false;
        }
        let mut shut = occupied & bit(pawn) != 0;
        let mut knights = knights.map(|(_, at)| (occupied & bit(at) != 0).then_some(at));
        self.critical = CRITICAL;
        let mut pushes = PUSHES.iter();
        let mut left = pushes.len();
        while !self.board.is_too_long() {
            let played = if let Some(knight) = knights[self.turn as usize].take() {
                self.send_away(knight)
            } else if self.turn == VICTIM {
                match pushes.next() {
                    Some(&(from, to)) => {
                        left -= 1;
                        self.board.try_quietly(VICTIM, from, to, MoveKind::Pawn)
                    }
                    None => self.wait(),
                }
            } else if shut {
                shut = false;
                self.board.try_quietly(ATTACKER, pawn, square(b"e3"), MoveKind::Pawn)
            } else if left == 0 {
                return self.board.try_go(ATTACKER, queen, square(b"h5"), MoveKind::Queen) && self.board.is_mate();
            } else {
                self.wait()
            };
            if !played {
                return false;
            }
            self.turn = !self.turn;
        }
        false
    }

    /// Moves a knight out of the way.
    #[inline(always)]
    fn send_away(&mut self, knight: Square) -> bool {
        let mut to = KNIGHT[knight.index()] & !self.board.occupied() & !EMPTY & !CRITICAL;
        while to != 0 {
            let square = lowest(to);
            to &= to - 1;
            if KNIGHT[square.index()] & CRITICAL == 0
                && self.board.try_quietly(self.turn, knight, square, MoveKind::Knight)
            {
                return true;
            }
        }
        false
    }
}
