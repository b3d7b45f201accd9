//! Destinations of the kings in a construction.

use super::board::{ATTACKER, VICTIM, bit, kind_of};
use super::{FILE_A, FILE_H, RANK_1, RANK_8, Sketch};
use crate::generate::lowest;
use crate::mate::plan::{guarded_by_pawns, spread};
use crate::moves::MoveKind;
use crate::rays::{KING, PAWN, between};
use crate::sliders::Sliders;
use crate::{Role, Square};

/// The distances in king steps to a set of squares: each level includes the previous ones.
#[derive(Clone, Copy)]
pub(super) struct Levels {
    sets: [u64; Self::MOST],
    count: usize,
}

impl Levels {
    const MOST: usize = 14;

    /// Returns all squares within a number of steps, or as far as one of some squares.
    #[inline(always)]
    fn from(start: u64, within: u64, most: usize, until: u64) -> Self {
        let mut sets = [start; Self::MOST];
        let mut count = 1;
        while count < most && sets[count - 1] & until == 0 {
            let next = spread(sets[count - 1]) & within | start;
            if next == sets[count - 1] {
                break;
            }
            sets[count] = next;
            count += 1;
        }
        Self { sets, count }
    }

    /// Returns the steps from a square to one of some others.
    #[inline(always)]
    fn to(start: u64, within: u64, from: u64) -> Self {
        Self::from(start, within, Self::MOST, from)
    }

    #[inline(always)]
    fn contain(&self, square: Square) -> bool {
        self.sets[self.count - 1] & bit(square) != 0
    }

    #[inline(always)]
    fn at(&self, distance: usize) -> u64 {
        self.sets[distance.min(self.count - 1)]
    }

    /// Returns the adjacent squares one step nearer, if any.
    #[inline(always)]
    pub(super) fn nearer(&self, square: Square) -> u64 {
        for distance in 1..self.count {
            if self.sets[distance] & bit(square) != 0 {
                return self.sets[distance - 1] & KING[square.index()];
            }
        }
        0
    }
}

/// The number of levels, including zero steps, that count as near.
const NEARBY: usize = 6;

/// The destinations of the kings.
pub(super) struct Places {
    pub(super) victim: Square,
    pub(super) attacker: Square,
    pub(super) to_victim: Levels,
    pub(super) to_attacker: Levels,
    /// A man that comes to guard the mating square, and its destination.
    pub(super) helper: Option<(Square, Square, MoveKind)>,
    /// Whether the mate is given along the edge.
    pub(super) opposite: bool,
}

impl Places {
    /// Returns the squares that the attacker's king will step on.
    #[inline(always)]
    pub(super) fn attackers_way(&self, mut king: Square) -> u64 {
        let mut way = 0;
        while king != self.attacker {
            let nearer = self.to_attacker.nearer(king);
            if nearer == 0 {
                break;
            }
            king = lowest(nearer);
            way |= bit(king);
        }
        way
    }
}

/// Returns the edge squares behind marked squares next to the edge.
#[inline(always)]
const fn edges_behind(front: u64) -> u64 {
    (front & RANK_8 >> 8) << 8 | (front & RANK_1 << 8) >> 8 | (front & FILE_H >> 1) << 1 | (front & FILE_A << 1) >> 1
}

/// Returns the edge squares all of whose inner neighbours are in a set.
#[inline(always)]
const fn edges_shut_by(set: u64) -> u64 {
    let along = set & ((set & !FILE_H) << 1 | FILE_A) & ((set & !FILE_A) >> 1 | FILE_H);
    let up = set & (set << 8 | RANK_1) & (set >> 8 | RANK_8);
    (along & RANK_8 >> 8) << 8 | (along & RANK_1 << 8) >> 8 | (up & FILE_H >> 1) << 1 | (up & FILE_A << 1) >> 1
}

/// Returns the rank, or else the file, of an edge square that is an edge.
#[inline(always)]
pub(super) const fn edge_of(edge: Square) -> u64 {
    if bit(edge) & (RANK_1 | RANK_8) != 0 { RANK_1 << (edge.rank() * 8) } else { FILE_A << edge.file() }
}

/// Returns the square in front of an edge square.
#[inline(always)]
pub(super) const fn front_of(edge: Square) -> Square {
    let square = bit(edge);
    let number = edge.number();
    Square::new(if square & RANK_8 != 0 {
        number.wrapping_sub(8)
    } else if square & RANK_1 != 0 {
        number + 8
    } else if square & FILE_A != 0 {
        number + 1
    } else {
        number.wrapping_sub(1)
    })
}

impl<S: Sliders> Sketch<'_, S> {
    /// Chooses where the kings go.
    #[inline(always)]
    pub(super) fn places(&self, tried: u64) -> Option<Places> {
        let board = &self.board;
        let kings = board.men.role(Role::King);
        let others = board.occupied() & !kings;
        let (own, enemy) = (board.of(ATTACKER) & !kings, board.of(VICTIM) & !kings);
        let (king, victim) = (board.king(ATTACKER), board.king(VICTIM));
        let queens = board.men.role(Role::Queen) & own;
        let queen = queens & queens.wrapping_neg();
        let guarded_by_others = board.attacks(own & !queen, ATTACKER, others);
        let guarded = guarded_by_others | if queen == 0 { 0 } else { board.queen_lines(lowest(queen), others) };
        let feared = board.attacks(enemy, VICTIM, others);
        let room = !others & !guarded | bit(victim);
        let still = Levels::from(bit(victim), room & !KING[king.index()] | bit(victim), NEARBY, 0);
        // A guarded queen on the square in front of an edge, where it cannot be captured; or a check along an edge
        // without escape. The victim's pieces can move away, its pawns cannot.
        let pawns = guarded_by_pawns(board.men.role(Role::Pawn) & enemy, VICTIM);
        let front = (guarded_by_others | KING[king.index()]) & !pawns & !own;
        let kissed = if queen == 0 { 0 } else { edges_behind(front) };
        // A lone queen or rook stops guarding when it mates.
        let heavy = board.men.straight() & own;
        let is_alone = heavy & heavy.wrapping_sub(1) == 0;
        let kept = if is_alone { board.attacks(own & !heavy, ATTACKER, others) } else { guarded };
        let shut = edges_shut_by(enemy | kept | KING[king.index()]);
        let mut mates = (kissed | shut) & !tried;
        let kings_room = (!others | enemy) & !feared | bit(king);
        let mut distance = 0;
        while distance < still.count {
            let mut found = still.sets[distance] & mates;
            while found != 0 {
                let to = lowest(found);
                found &= found - 1;
                if kissed & bit(to) == 0 && !self.can_check_along_the_edge(to, others, own, feared) {
                    mates &= !bit(to);
                    continue;
                }
                return Some(Places {
                    victim: to,
                    attacker: king,
                    to_victim: Levels::to(bit(to), room & !KING[king.index()] | bit(to), bit(victim)),
                    to_attacker: Levels::to(bit(king), kings_room, bit(king)),
                    helper: None,
                    opposite: kissed & bit(to) == 0,
                });
            }
            distance += 1;
        }
        if queen != 0 {
            let mut near = edges_behind(!pawns & !own) & still.at(2) & !tried;
            while near != 0 {
                let to = lowest(near);
                near &= near - 1;
                if let Some(helper) = self.helper(to, own & !queen) {
                    return Some(Places {
                        victim: to,
                        attacker: king,
                        to_victim: Levels::to(bit(to), room & !KING[king.index()] | bit(to), bit(victim)),
                        to_attacker: Levels::to(bit(king), kings_room, bit(king)),
                        helper: Some(helper),
                        opposite: false,
                    });
                }
            }
        }
        // Squares without obstacles; or, if that has failed, with only pawns as obstacles, since pieces can move away.
        let rooms = [(room, kings_room), self.room_among_pawns()];
        for &(room, kings_room) in &rooms[..=usize::from(self.is_bold)] {
            let walk = Levels::from(bit(victim), room, Levels::MOST, 0);
            let march = Levels::from(bit(king), kings_room, Levels::MOST, 0);
            for distance in 0..walk.count.max(march.count) {
                let edge = walk.at(distance) & !tried;
                let opposite = march.at(distance);
                let found = [
                    ((opposite & RANK_8 >> 16) << 16 & edge, 16i8),
                    ((opposite & RANK_1 << 16) >> 16 & edge, -16),
                    ((opposite & FILE_H >> 2) << 2 & edge, 2),
                    ((opposite & FILE_A << 2) >> 2 & edge, -2),
                ];
                for (squares, step) in found {
                    if squares != 0 {
                        let to = lowest(squares);
                        let beside = Square::new(to.number().wrapping_add_signed(-step));
                        // If the kings' destinations obstruct each other, they move there one after the other.
                        let mut to_victim = Levels::to(bit(to), room & !KING[beside.index()] | bit(to), bit(victim));
                        if !to_victim.contain(victim) {
                            to_victim = Levels::to(bit(to), room, bit(victim));
                        }
                        let others_room = kings_room & !KING[to.index()] | bit(beside);
                        let mut to_attacker = Levels::to(bit(beside), others_room, bit(king));
                        if !to_attacker.contain(king) {
                            to_attacker = Levels::to(bit(beside), kings_room, bit(king));
                        }
                        return Some(Places {
                            victim: to,
                            attacker: beside,
                            to_victim,
                            to_attacker,
                            helper: None,
                            opposite: queen == 0,
                        });
                    }
                }
            }
        }
        None
    }

    /// Returns the squares that the victim's king and the attacker's could reach if only pawns guarded squares.
    #[inline(always)]
    fn room_among_pawns(&self) -> (u64, u64) {
        let board = &self.board;
        let pawns = board.men.role(Role::Pawn);
        let (own, enemy) = (board.of(ATTACKER), board.of(VICTIM));
        let others = board.occupied() & !board.men.role(Role::King);
        let room = !others & !guarded_by_pawns(pawns & own, ATTACKER) | bit(board.king(VICTIM));
        let kings_room = !(own & others) & !guarded_by_pawns(pawns & enemy, VICTIM) | bit(board.king(ATTACKER));
        (room, kings_room)
    }

    /// Returns whether a check along the edge to a king on it could be answered neither by a capture nor by an
    /// interposed man.
    #[inline(always)]
    fn can_check_along_the_edge(&self, to: Square, others: u64, own: u64, feared: u64) -> bool {
        let seen = self.board.sliders.rook(to, others) & edge_of(to);
        let mut from = seen & !own & !feared & !KING[to.index()];
        while from != 0 {
            if between(lowest(from), to) & feared == 0 {
                return true;
            }
            from &= from - 1;
        }
        false
    }

    /// Returns a move that brings one of some men to guard the square in front of an edge square.
    #[inline(always)]
    fn helper(&self, edge: Square, own: u64) -> Option<(Square, Square, MoveKind)> {
        let board = &self.board;
        let front = front_of(edge);
        let occupied = board.occupied();
        let pawns = board.men.role(Role::Pawn) & own;
        let step = pawns << 8 & !occupied & PAWN[VICTIM as usize][front.index()];
        if step != 0 {
            let to = lowest(step);
            return Some((Square::new(to.number() - 8), to, MoveKind::Pawn));
        }
        let mut men = own & !pawns;
        while men != 0 {
            let from = lowest(men);
            men &= men - 1;
            let role = board.men.role_at(from).unwrap_or(Role::Knight);
            let to = board.piece_attacks(role, front, occupied) & board.piece_attacks(role, from, occupied) & !occupied;
            if to != 0 {
                return Some((from, lowest(to), kind_of(role)));
            }
        }
        None
    }
}
