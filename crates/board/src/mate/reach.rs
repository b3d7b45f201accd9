//! Reachable squares of every man: an upper bound, computed as a fixpoint.
//!
//! Each man starts with its possible current squares, and gains every square that a move from there could reach, unless
//! a certain fact forbids it. These facts are certain:
//! - **fixed men**: as long as no move of theirs and no capture of them has been found, they stand where they are, stop
//!   every line, and nobody enters their square except to take them;
//! - **guarded squares**: what a fixed man attacks, the other king never enters (3.9.2); nor what men of a kind guard
//!   together, who are so crowded that one of them always does;
//! - **suicide**: the attacker's last man does not go next to a king who can only take it (`certain`);
//! - **the two kings never stand next to each other**: the pairs of squares that they can occupy together are found
//!   as pairs, so kings that cannot get past one another stay on their sides;
//! - **pawns that never leave their file do not pass each other** on it;
//! - men that the question needs (the attacker's last one) are not taken, since then the answer is known.
//!
//! Every line of legal moves stays within these bounds, by induction on its length: a move that leaves them would have
//! been added by the fixpoint. Everything outside them is therefore impossible, whatever the players do.

mod certain;
mod change;
mod tempo;

pub(super) use change::IrreversibleMove;

use super::plan::guarded_by_pawns;
use crate::rays::{KING, KNIGHT, PAWN};
use crate::{Bitboard, Color, Position, Role, Square, bishop_attacks, rook_attacks};

/// A man and the bounds of its future.
#[derive(Clone, Copy, Debug)]
pub(super) struct Man {
    pub(super) color: Color,
    pub(super) role: Role,
    /// Its possible initial squares: one, or several for a piece that has already moved around.
    pub(super) start: u64,
    /// The squares it may reach in its current role.
    pub(super) reach: u64,
    /// The squares it may reach after promotion, as any piece.
    pub(super) promoted: u64,
    /// The squares it can move to.
    pub(super) entered: u64,
    /// Whether it may be captured.
    pub(super) capturable: bool,
    /// Whether it may give check from its current square, having just arrived there.
    pub(super) arrived: bool,
}

impl Man {
    /// Returns all squares it may ever be on.
    pub(super) const fn anywhere(&self) -> u64 {
        self.reach | self.promoted
    }

    pub(super) const fn is_fixed(&self) -> bool {
        self.start.is_power_of_two() && self.anywhere() == self.start && !self.capturable
    }
}

/// The moves that the bound allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AllowedMoves {
    /// All legal ones.
    All,
    /// Only reversible ones: no pawn moves, captures or castling.
    Reversible,
}

/// The upper bound.
#[derive(Clone)]
pub(super) struct Reach {
    men: [Man; Self::MOST],
    count: usize,
    /// For each side to move and each square of White's king, the possible squares of Black's king.
    pub(super) kings: [[u64; 64]; 2],
    /// The squares of the men that never move, by colour.
    pub(super) fixed: [u64; 2],
    /// The squares each colour guards for ever.
    pub(super) guarded: [u64; 2],
    /// A man that is assumed never to be captured.
    spared: Option<usize>,
    pub(super) castling: u64,
    /// The square of an en passant capture that is legal initially.
    en_passant: u64,
    pub(super) turn: Color,
    /// The squares that the last mover may have left.
    left: u64,
    /// Whether the last move may have given check.
    pub(super) checked_at_outset: bool,
    attacker: Color,
    /// Squares from which a victim's man of a role would mate the attacker: the game ends there.
    deadly: [u64; 6],
}

const NO_MAN: Man = Man {
    color: Color::White,
    role: Role::Pawn,
    start: 0,
    reach: 0,
    promoted: 0,
    entered: 0,
    capturable: true,
    arrived: false,
};

impl Reach {
    const MOST: usize = 32;

    /// Returns the initial bounds of a position's men. White's king is man 0 and Black's man 1.
    pub(super) fn of(position: &Position, attacker: Color) -> Self {
        let mut reach = Self {
            men: [NO_MAN; Self::MOST],
            count: 0,
            kings: [[0; 64]; 2],
            fixed: [0; 2],
            guarded: [0; 2],
            spared: None,
            castling: position.castling_rooks().0,
            en_passant: position.en_passant().map_or(0, |square| Bitboard::from(square).0),
            turn: position.turn(),
            left: !0,
            checked_at_outset: !position.checkers().is_empty(),
            attacker,
            deadly: [0; 6],
        };
        let checkers = position.checkers();
        for color in Color::ALL {
            reach.add(color, Role::King, position.king(color), false);
        }
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square)
                && piece.role != Role::King
            {
                reach.add(piece.color, piece.role, square, checkers.contains(square));
            }
        }
        reach.kings[position.turn() as usize][position.king(Color::White).index()] =
            Bitboard::from(position.king(Color::Black)).0;
        reach.spare_the_last(attacker);
        reach
    }

    fn add(&mut self, color: Color, role: Role, square: Square, arrived: bool) {
        if let Some(man) = self.men.get_mut(self.count) {
            *man = Man { color, role, start: Bitboard::from(square).0, capturable: false, arrived, ..NO_MAN };
            self.count += 1;
        }
    }

    /// Spares the attacker's only man besides the king, which is needed for a mate.
    fn spare_the_last(&mut self, attacker: Color) {
        let mut own = self.men().iter().enumerate().filter(|(_, man)| man.color == attacker && man.role != Role::King);
        self.spared = match (own.next(), own.next()) {
            (Some((i, _)), None) => Some(i),
            _ => None,
        };
    }

    pub(super) fn men(&self) -> &[Man] {
        self.men.get(..self.count).unwrap_or(&[])
    }

    /// Returns the possible squares of a king.
    pub(super) fn king(&self, color: Color) -> u64 {
        let mut set = 0;
        for turn in &self.kings {
            for (white, &black) in turn.iter().enumerate() {
                match color {
                    Color::White => set |= u64::from(black != 0) << white,
                    Color::Black => set |= black,
                }
            }
        }
        set
    }

    /// Returns the possible squares of one king for a square of the other while `turn` is to move.
    pub(super) fn king_beside(&self, turn: Color, color: Color, other: Square) -> u64 {
        let pairs = &self.kings[turn as usize];
        match color {
            Color::White => {
                pairs.iter().enumerate().fold(0, |set, (white, black)| set | (black >> other.number() & 1) << white)
            }
            Color::Black => pairs[other.index()],
        }
    }

    /// Finds the bound.
    pub(super) fn settle(&mut self, moves: AllowedMoves) {
        for man in self.men.iter_mut().take(self.count) {
            man.reach = man.start;
            man.promoted = 0;
            man.entered = 0;
            man.capturable = false;
        }
        if moves == AllowedMoves::All {
            self.expose_passer();
        }
        loop {
            self.note_fixed();
            self.note_deadly();
            let mut changed = self.move_kings(moves);
            for i in 2..self.count {
                changed |= match self.men[i].role {
                    Role::Pawn => self.move_pawn(i, moves),
                    _ => self.move_piece(i, moves),
                };
            }
            if !changed {
                return;
            }
        }
    }

    /// Updates the certain facts.
    fn note_fixed(&mut self) {
        self.fixed = [0; 2];
        let mut visited = 0;
        for man in self.men() {
            visited |= man.anywhere();
        }
        for i in 0..self.count {
            let man = self.men[i];
            if man.is_fixed() {
                self.fixed[man.color as usize] |= man.start;
            }
        }
        self.guarded = [0; 2];
        for i in 0..self.count {
            let man = self.men[i];
            if man.is_fixed() {
                let square = Square::new(man.start.trailing_zeros() as u8);
                // A square that no man ever visits never blocks a line.
                self.guarded[man.color as usize] |= attacks(man.role, man.color, square, visited);
            }
        }
        self.note_crowds();
    }

    /// Lets the kings move, as a pair.
    fn move_kings(&mut self, moves: AllowedMoves) -> bool {
        let mut may_enter = [0; 2];
        for color in Color::ALL {
            may_enter[color as usize] = !(self.fixed[color as usize] | self.guarded[!color as usize]);
            if moves == AllowedMoves::Reversible {
                // Entering a square that an enemy man never leaves requires a capture.
                may_enter[color as usize] &= !self.standing(!color);
            } else {
                may_enter[color as usize] &= !(self.spared_square(color));
            }
        }
        let mut changed = self.castle_kings(moves);
        // A side that can only move its king must move it.
        let may_wait = Color::ALL.map(|color| {
            self.castling != 0 || self.men().iter().skip(2).any(|man| man.color == color && man.entered != 0)
        });
        let mut entered = [0; 2];
        loop {
            let mut grown = false;
            for (white, &steps) in KING.iter().enumerate() {
                let black = self.kings[0][white];
                if black != 0 {
                    if may_wait[0] {
                        grown |= add(&mut self.kings[1][white], black);
                    }
                    for to in Bitboard(steps & may_enter[0]) {
                        let added = black & !(KING[to.index()] | 1 << to.number());
                        if added != 0 {
                            entered[0] |= 1 << to.number();
                            grown |= add(&mut self.kings[1][to.index()], added);
                        }
                    }
                }
                let black = self.kings[1][white];
                if black != 0 {
                    let to = king_moves(black) & may_enter[1] & !(steps | 1 << white);
                    entered[1] |= to;
                    grown |= add(&mut self.kings[0][white], if may_wait[1] { to | black } else { to });
                }
            }
            if !grown {
                break;
            }
            changed = true;
        }
        for color in Color::ALL {
            let i = color as usize;
            self.men[i].reach |= self.king(color);
            changed |= add(&mut self.men[i].entered, entered[i]);
            if moves == AllowedMoves::All {
                changed |= self.capture(i, entered[i]);
            }
        }
        changed
    }

    /// Castling: king and rook may arrive on any of their squares.
    fn castle_kings(&mut self, moves: AllowedMoves) -> bool {
        let mut changed = false;
        if moves == AllowedMoves::Reversible {
            return changed;
        }
        for rook in Bitboard(self.castling) {
            let color = if rook.rank() == 0 { Color::White } else { Color::Black };
            let king = self.men[color as usize].start;
            let king_square = Square::new(king.trailing_zeros() as u8);
            let (king_file, rook_file) = if rook > king_square { (6, 5) } else { (2, 3) };
            let king_to = Square::new(rook.rank() * 8 + king_file);
            let rook_to = 1u64 << (rook.rank() * 8 + rook_file);
            let near = KING[king_to.index()] | 1 << king_to.number();
            match color {
                Color::White => {
                    let black = self.kings[0][king_square.index()];
                    changed |= add(&mut self.kings[1][king_to.index()], black & !near);
                }
                Color::Black => {
                    for white in 0..64 {
                        if self.kings[1][white] & king != 0 && near >> white & 1 == 0 {
                            changed |= add(&mut self.kings[0][white], 1 << king_to.number());
                        }
                    }
                }
            }
            for man in self.men.iter_mut().take(self.count) {
                if man.role == Role::Rook && man.color == color && man.start == Bitboard::from(rook).0 {
                    changed |= add(&mut man.reach, rook_to);
                    man.entered |= rook_to;
                }
            }
        }
        changed
    }

    /// Returns the squares of a colour's men that have only one square so far.
    fn standing(&self, color: Color) -> u64 {
        self.men()
            .iter()
            .filter(|man| man.color == color && man.anywhere().is_power_of_two())
            .fold(0, |set, man| set | man.start)
    }

    /// Returns the square of the spared man, if it has only that one and the colour may not capture it.
    fn spared_square(&self, taker: Color) -> u64 {
        match self.spared.and_then(|i| self.men().get(i)) {
            Some(man) if man.color != taker && man.anywhere().is_power_of_two() => man.start,
            _ => 0,
        }
    }

    /// Marks the men that a man can capture on the squares it enters.
    fn capture(&mut self, taker: usize, entered: u64) -> bool {
        let color = self.men[taker].color;
        let mut changed = false;
        for i in 2..self.count {
            let man = &mut self.men[i];
            if man.color != color && !man.capturable && man.anywhere() & entered != 0 && self.spared != Some(i) {
                man.capturable = true;
                changed = true;
            }
        }
        changed
    }

    /// Returns the squares that a colour's men may not enter: those of its own fixed men, of the other king if fixed,
    /// and of the spared man.
    fn closed(&self, color: Color, moves: AllowedMoves) -> u64 {
        let other_king = &self.men[!color as usize];
        let king = if other_king.is_fixed() { other_king.start } else { 0 };
        let captures =
            if moves == AllowedMoves::Reversible { self.standing(!color) } else { self.spared_square(color) };
        self.fixed[color as usize] | king | captures
    }

    fn move_piece(&mut self, i: usize, moves: AllowedMoves) -> bool {
        let man = self.men[i];
        let walls = self.fixed[0]
            | self.fixed[1]
            | if moves == AllowedMoves::Reversible { self.standing(!man.color) } else { 0 };
        let mut closed = self.closed(man.color, moves);
        if man.color != self.attacker {
            closed |= self.deadly[man.role as usize];
        } else if self.spared == Some(i) {
            closed |= self.suicide(man.role);
        }
        let (reach, entered) = flood(man.reach, closed, |from| attacks(man.role, man.color, from, walls));
        self.grow(i, reach, man.promoted, entered, moves)
    }

    fn grow(&mut self, i: usize, reach: u64, promoted: u64, entered: u64, moves: AllowedMoves) -> bool {
        let man = &mut self.men[i];
        let changed = man.reach != reach || man.promoted != promoted || man.entered | entered != man.entered;
        man.reach = reach;
        man.promoted = promoted;
        man.entered |= entered;
        let all = man.entered;
        let captured = moves == AllowedMoves::All && self.capture(i, all);
        changed || captured
    }

    fn move_pawn(&mut self, i: usize, moves: AllowedMoves) -> bool {
        if moves == AllowedMoves::Reversible {
            return false;
        }
        let man = self.men[i];
        let walls = self.fixed[0] | self.fixed[1];
        let closed = self.closed(man.color, moves);
        let barred = self.barred(i);
        let mut reach = man.reach;
        let mut entered = 0;
        let mut fresh = reach;
        while fresh != 0 {
            let from = Square::new(fresh.trailing_zeros() as u8);
            fresh &= fresh - 1;
            let mut to = step(from, man.color) & !walls & !barred;
            let takes = PAWN[man.color as usize][from.index()] & !closed;
            for target in Bitboard(takes) {
                if self.pawn_can_take(i, from, target) {
                    to |= Bitboard::from(target).0;
                }
            }
            entered |= to;
            fresh |= to & !reach;
            reach |= to;
        }
        let last = last_rank(man.color);
        let mut promoted = man.promoted | reach & last;
        reach &= !last;
        if promoted != 0 {
            let (all, more) = flood(promoted, closed, |from| any_piece(from, walls));
            promoted = all;
            entered |= more;
        }
        // Steps forward capture nothing. Counting them as captures would only widen the bound, so they are kept apart.
        let takes = guarded_by_pawns(man.reach | reach, man.color);
        let man = &mut self.men[i];
        let changed = man.reach != reach || man.promoted != promoted || man.entered | entered != man.entered;
        man.reach = reach;
        man.promoted = promoted;
        man.entered |= entered;
        let captured = self.capture(i, (takes | promoted) & entered);
        changed || captured
    }

    /// Returns the squares on its file that a pawn cannot reach because of a blocking pawn that stays on the file.
    fn barred(&self, i: usize) -> u64 {
        let man = &self.men[i];
        let file = file_of(man.start);
        if man.reach & !file != 0 {
            return 0;
        }
        let ahead = ahead_of(man.start, man.color) & file;
        let mut barred = 0;
        for other in self.men() {
            if other.role != Role::Pawn || other.start & ahead == 0 || other.capturable || other.reach & !file != 0 {
                continue;
            }
            if other.color != man.color {
                barred |= other.start | ahead_of(other.start, man.color) & file;
            } else if other.promoted == 0 {
                let foremost = match man.color {
                    Color::White => 1 << other.reach.ilog2(),
                    Color::Black => other.reach & other.reach.wrapping_neg(),
                };
                barred |= foremost | ahead_of(foremost, man.color) & file;
            }
        }
        barred
    }

    /// Returns whether a pawn may have an enemy man to capture there, normally or en passant.
    fn pawn_can_take(&self, i: usize, from: Square, target: Square) -> bool {
        let man = &self.men[i];
        let bit = Bitboard::from(target).0;
        if man.color == self.turn && bit & self.en_passant != 0 && man.start == Bitboard::from(from).0 {
            return true;
        }
        // A pawn that can be captured en passant can also be on the square passed over, by a single step.
        self.men().iter().enumerate().any(|(j, other)| {
            other.color != man.color
                && self.spared != Some(j)
                && other.role != Role::King
                && other.anywhere() & bit != 0
        })
    }

    /// Marks a pawn that may initially be captured en passant.
    fn expose_passer(&mut self) {
        let target = Bitboard(self.en_passant).first();
        let beside = target.map_or(0, |target| step(target, !self.turn));
        for (i, man) in self.men.iter_mut().enumerate().take(self.count) {
            if man.role == Role::Pawn && man.start == beside && self.spared != Some(i) {
                man.capturable = true;
            }
        }
    }
}

fn last_rank(color: Color) -> u64 {
    match color {
        Color::White => 0xff << 56,
        Color::Black => 0xff,
    }
}

/// Returns the square in front of a pawn.
fn step(from: Square, color: Color) -> u64 {
    let bit = 1u64 << from.number();
    match color {
        Color::White => bit << 8,
        Color::Black => bit >> 8,
    }
}

fn file_of(square: u64) -> u64 {
    Bitboard::file(square.trailing_zeros() as u8 & 7).0
}

/// Returns the ranks ahead of a square.
fn ahead_of(square: u64, color: Color) -> u64 {
    let rank = square.trailing_zeros() & 0o70;
    match color {
        Color::White => (!0xff) << rank,
        Color::Black => (1 << rank) - 1,
    }
}

/// Adds squares to a set; returns whether it grew.
fn add(set: &mut u64, more: u64) -> bool {
    let grows = more & !*set != 0;
    *set |= more;
    grows
}

/// Returns the king moves from some squares.
const fn king_moves(set: u64) -> u64 {
    let sides = (set & !0x8080_8080_8080_8080) << 1 | (set & !0x0101_0101_0101_0101) >> 1;
    let all = sides | set;
    sides | all << 8 | all >> 8
}

/// Returns the squares a man attacks.
pub(super) fn attacks(role: Role, color: Color, from: Square, occupied: u64) -> u64 {
    match role {
        Role::Pawn => PAWN[color as usize][from.index()],
        Role::Knight => KNIGHT[from.index()],
        Role::Bishop => bishop_attacks(from, Bitboard(occupied)).0,
        Role::Rook => rook_attacks(from, Bitboard(occupied)).0,
        Role::Queen => bishop_attacks(from, Bitboard(occupied)).0 | rook_attacks(from, Bitboard(occupied)).0,
        Role::King => KING[from.index()],
    }
}

/// Returns the squares attacked by a man of any role.
pub(super) fn any_piece(from: Square, occupied: u64) -> u64 {
    attacks(Role::Queen, Color::White, from, occupied) | KNIGHT[from.index()]
}

/// Returns all squares reachable by moves from a set, and those of them that are entered by a move.
fn flood(start: u64, closed: u64, attacks: impl Fn(Square) -> u64) -> (u64, u64) {
    let mut reach = start;
    let mut entered = 0;
    let mut fresh = start;
    while fresh != 0 {
        let from = Square::new(fresh.trailing_zeros() as u8);
        fresh &= fresh - 1;
        let to = attacks(from) & !closed;
        entered |= to;
        fresh |= to & !reach;
        reach |= to;
    }
    (reach, entered)
}
