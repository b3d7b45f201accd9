//! Tempo: a side with only captures and pawn moves cannot wait, so the other side moves at most once before it.

use super::{AllowedMoves, Reach, add, attacks, king_moves};
use crate::rays::KING;
use crate::{Bitboard, Color, Role};

impl Reach {
    /// Returns the sets of positions in which the next change can occur, each with the side that makes it: all that
    /// reversible moves can reach, or far fewer if one side has no such moves.
    pub(in crate::mate) fn phases(&self) -> Vec<(Self, Option<Color>)> {
        let mut before = self.clone();
        before.settle(AllowedMoves::Reversible);
        let stuck = |color| before.men().iter().all(|man| man.color != color || man.entered == 0);
        if self.castling != 0 || Color::ALL.into_iter().all(|color| !stuck(color)) {
            return vec![(before, None)];
        }
        let mut now = self.clone();
        now.freeze();
        if stuck(self.turn) {
            return vec![(now, Some(self.turn))];
        }
        let mut later = now.clone();
        later.move_once();
        vec![(now, Some(self.turn)), (later, Some(!self.turn))]
    }

    /// Lets the side to move make one reversible move.
    fn move_once(&mut self) {
        let mover = self.turn;
        let standing = self.standing(Color::White) | self.standing(Color::Black);
        let mut waits = false;
        for man in self.men.iter_mut().take(self.count).skip(2) {
            if man.color == mover && man.role != Role::Pawn {
                let walls = standing & !man.start;
                for from in Bitboard(man.start) {
                    man.entered |= attacks(man.role, man.color, from, walls) & !walls;
                }
                man.reach |= man.entered;
                waits |= man.entered != 0;
            }
        }
        let may_enter = !(standing & !self.men[mover as usize].start | self.guarded[!mover as usize]);
        let mut after = [0; 64];
        let mut entered = 0;
        for (white, &black) in self.kings[mover as usize].iter().enumerate().filter(|(_, black)| **black != 0) {
            if waits {
                add(&mut after[white], black);
            }
            match mover {
                Color::White => {
                    for to in Bitboard(KING[white] & may_enter) {
                        let added = black & !(KING[to.index()] | 1 << to.number());
                        entered |= u64::from(added != 0) << to.number();
                        add(&mut after[to.index()], added);
                    }
                }
                Color::Black => {
                    let to = king_moves(black) & may_enter & !(KING[white] | 1 << white);
                    entered |= to;
                    add(&mut after[white], to);
                }
            }
        }
        for (white, black) in after.into_iter().enumerate() {
            add(&mut self.kings[!mover as usize][white], black);
        }
        let king = &mut self.men[mover as usize];
        king.entered |= entered;
        king.reach |= entered;
        self.note_fixed();
    }
}
