//! Whether a mate is possible at all within the bounds of reachable squares.
//!
//! For each possible square of the victim's king: a man must give check, and each adjacent square must be unreachable
//! for the king, guarded, or filled by one of its own men. A man can do this from only one square, so men are placed
//! one after another until no square is left. Lines between placed men, and other answers to the check, are ignored:
//! "possible" proves nothing, but "impossible" is a proof.

use super::reach::{Man, Reach, any_piece, attacks};
use crate::rays::{KING, KNIGHT, PAWN, between};
use crate::{Bitboard, Color, Role, Square, bishop_attacks, rook_attacks};

/// The number of placements after which the search gives up and assumes that a mate is possible.
const PATIENCE: u32 = 20_000;

/// A search for men that form a net around one square of the victim's king.
struct Net<'a> {
    reach: &'a Reach,
    attacker: Color,
    king: Square,
    walls: u64,
    /// The adjacent squares that the king might enter.
    around: u64,
    /// The placed men, by number, and their squares.
    placed: u32,
    squares: u64,
    checked: bool,
    steps: u32,
}

/// Returns whether the attacker might mate.
pub(super) fn is_possible(reach: &Reach, attacker: Color) -> bool {
    let victims = reach.king(!attacker);
    let mut steps = 0;
    Bitboard(victims).into_iter().any(|king| {
        let mut net = Net {
            reach,
            attacker,
            king,
            walls: (reach.fixed[0] | reach.fixed[1]) & !Bitboard::from(king).0,
            around: KING[king.index()] & victims,
            placed: 0,
            squares: Bitboard::from(king).0,
            checked: false,
            steps,
        };
        let possible = net.can_be_checked() && net.with_king();
        steps = net.steps;
        possible || steps > PATIENCE
    })
}

impl Net<'_> {
    fn can_be_checked(&self) -> bool {
        (2..self.reach.men().len()).any(|i| self.can_check(i))
    }

    /// Returns whether a man could give check from any square.
    fn can_check(&self, i: usize) -> bool {
        let man = &self.reach.men()[i];
        man.color == self.attacker && self.checking_squares(man) & !self.squares != 0
    }

    /// Returns the squares from which a man could give check: it must move there, or a line must be opened.
    fn checking_squares(&self, man: &Man) -> u64 {
        let from = self.seen_from(self.king, man.role);
        let mut squares = from & man.reach;
        if !man.arrived {
            let stays = man.reach & !man.entered;
            let next = match man.role {
                Role::Bishop | Role::Rook | Role::Queen => KING[self.king.index()],
                _ => !0,
            };
            squares &= !(stays & next);
        }
        let promoted = self.seen_from(self.king, Role::Queen) | KNIGHT[self.king.index()];
        squares | promoted & man.promoted
    }

    /// Returns the squares from which an attacker's man of a kind attacks a square.
    fn seen_from(&self, square: Square, role: Role) -> u64 {
        let walls = Bitboard(self.walls);
        match role {
            Role::Pawn => PAWN[!self.attacker as usize][square.index()],
            Role::Knight => KNIGHT[square.index()],
            Role::Bishop => bishop_attacks(square, walls).0,
            Role::Rook => rook_attacks(square, walls).0,
            Role::Queen => rook_attacks(square, walls).0 | bishop_attacks(square, walls).0,
            Role::King => KING[square.index()],
        }
    }

    /// Tries the squares that the attacker's king can guard.
    fn with_king(&mut self) -> bool {
        let fixed = self.reach.fixed[0] | self.reach.fixed[1];
        let need = self.around & !self.reach.guarded[self.attacker as usize] & !fixed;
        let before = self.reach.king_beside(self.attacker, self.attacker, self.king);
        let after = self.reach.king_beside(!self.attacker, self.attacker, self.king) & !before;
        let uncovered = Bitboard(after).into_iter().filter(|king| {
            self.reach.checked_at_outset || self.reach.castling != 0 || self.king_uncovers(KING[king.index()] & before)
        });
        let beside = uncovered.fold(before, |set, king| set | Bitboard::from(king).0);
        let mut tried: [u64; 24] = [0; 24];
        let mut count = 0;
        for square in Bitboard(beside) {
            let guarded = KING[square.index()] & need;
            if tried[..count].contains(&guarded) {
                continue;
            }
            if let Some(slot) = tried.get_mut(count) {
                *slot = guarded;
                count += 1;
            }
        }
        let covers = tried;
        for (i, &guarded) in covers[..count].iter().enumerate() {
            let lesser = covers[..count].iter().enumerate().any(|(j, &o)| j != i && guarded & !o == 0 && guarded != o);
            if !lesser && self.fill(need & !guarded) {
                return true;
            }
        }
        false
    }

    /// Returns whether the attacker's king may have opened a line to the other king by moving from one of some squares.
    ///
    /// If the attacker is never to move while the kings are on these squares, the mating move was the king's.
    fn king_uncovers(&self, left: u64) -> bool {
        self.reach.men().iter().skip(2).filter(|man| man.color == self.attacker).any(|man| {
            let promoted = self.seen_from(self.king, Role::Queen) & man.promoted;
            let from = match man.role {
                Role::Bishop | Role::Rook | Role::Queen => self.seen_from(self.king, man.role) & man.reach | promoted,
                _ => promoted,
            };
            Bitboard(from).into_iter().any(|from| between(from, self.king) & left != 0)
        })
    }

    /// Places men until every square is guarded or filled and check is given.
    fn fill(&mut self, need: u64) -> bool {
        self.steps += 1;
        if self.steps > PATIENCE {
            return true;
        }
        if need == 0 {
            return self.checked || (2..self.reach.men().len()).any(|i| self.placed >> i & 1 == 0 && self.can_check(i));
        }
        // Start with the square that the fewest men can guard or fill.
        let mut hardest = (u32::MAX, self.king);
        for square in Bitboard(need) {
            let helpers = self.helpers(square);
            if helpers == 0 {
                return false;
            }
            hardest = hardest.min((helpers, square));
        }
        let square = hardest.1;
        let bit = Bitboard::from(square).0;
        for i in 2..self.reach.men().len() {
            if self.placed >> i & 1 == 1 {
                continue;
            }
            let man = self.reach.men()[i];
            let possible = if man.color == self.attacker {
                self.guard(i, &man, square, need)
            } else {
                man.anywhere() & bit & !self.squares != 0 && self.place(i, bit, need & !bit, false)
            };
            if possible {
                return true;
            }
        }
        false
    }

    /// Returns the number of unplaced men that can guard or fill a square.
    fn helpers(&self, square: Square) -> u32 {
        let bit = Bitboard::from(square).0;
        let free = !self.squares;
        let helps = |(i, man): &(usize, &Man)| {
            if self.placed >> i & 1 == 1 {
                return false;
            }
            if man.color != self.attacker {
                return man.anywhere() & bit & free != 0;
            }
            self.seen_from(square, man.role) & man.reach & free != 0 || man.promoted & free != 0
        };
        self.reach.men().iter().enumerate().skip(2).filter(helps).count() as u32
    }

    fn place(&mut self, i: usize, at: u64, need: u64, checks: bool) -> bool {
        let before = (self.placed, self.squares, self.checked);
        self.placed |= 1 << i;
        self.squares |= at;
        self.checked |= checks;
        let possible = self.fill(need);
        (self.placed, self.squares, self.checked) = before;
        possible
    }

    /// Tries all squares from which an attacker's man guards a square.
    fn guard(&mut self, i: usize, man: &Man, square: Square, need: u64) -> bool {
        let checking = self.checking_squares(man);
        let from = self.seen_from(square, man.role) & man.reach & !self.squares;
        for at in Bitboard(from) {
            let guarded = attacks(man.role, man.color, at, self.walls);
            let bit = Bitboard::from(at).0;
            if self.place(i, bit, need & !guarded, checking & bit != 0) {
                return true;
            }
        }
        if man.promoted != 0 {
            let from = (self.seen_from(square, Role::Queen) | KNIGHT[square.index()]) & man.promoted & !self.squares;
            for at in Bitboard(from) {
                let guarded = any_piece(at, self.walls);
                let bit = Bitboard::from(at).0;
                if self.place(i, bit, need & !guarded, checking & bit != 0) {
                    return true;
                }
            }
        }
        false
    }
}
