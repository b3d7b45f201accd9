//! A light board on which a line is played: the attacker is always White, and every move is tested.
//!
//! It has no counters, keys, castling rights or en passant captures: the moves made here are ordinary ones whose
//! legality does not depend on those, and the final mate cannot be answered by castling or en passant, since the last
//! move is not a double step.

use crate::generate::{Count, generate, lowest};
use crate::moves::MoveKind;
use crate::planes::{Planes, code};
use crate::position::Position;
use crate::rays::{BISHOP_LINES, KING, KNIGHT, PAWN, ROOK_LINES};
use crate::sliders::Sliders;
use crate::{Color, Move, Role, Square};

pub(super) const ATTACKER: Color = Color::White;
pub(super) const VICTIM: Color = Color::Black;

/// The maximum length of a line.
pub(super) const LONGEST: usize = 80;

/// The moves played, with squares as if the attacker were White.
#[derive(Clone)]
pub(in super::super) struct SketchLine {
    moves: [Move; LONGEST],
    len: usize,
}

impl SketchLine {
    pub(in super::super) const fn new() -> Self {
        Self { moves: [Move::new(Square::new(0), Square::new(0), MoveKind::Pawn); LONGEST], len: 0 }
    }

    pub(super) const fn clear(&mut self) {
        self.len = 0;
    }

    /// Returns the moves on the real board.
    pub(in super::super) fn moves(&self, attacker: Color) -> Vec<Move> {
        let turn = |square: Square| Square::new(square.number() ^ if attacker == ATTACKER { 0 } else { 56 });
        let moves = self.moves.iter().take(self.len);
        moves.map(|mv| Move::new(turn(mv.from()), turn(mv.to()), mv.kind())).collect()
    }

    #[inline(always)]
    fn push(&mut self, mv: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = mv;
        }
        self.len += 1;
    }
}

/// The state needed to undo moves.
#[derive(Clone, Copy)]
pub(super) struct UndoPoint {
    men: Planes,
    len: usize,
    calm: bool,
}

/// The board and the line that led to it.
pub(super) struct SketchBoard<'a, S> {
    pub(super) sliders: S,
    pub(super) men: Planes,
    pub(super) line: &'a mut SketchLine,
    /// Whether the side to move is known not to be in check.
    pub(super) calm: bool,
}

#[inline(always)]
pub(super) const fn bit(square: Square) -> u64 {
    1 << square.number()
}

impl<'a, S: Sliders> SketchBoard<'a, S> {
    #[inline(always)]
    pub(super) fn new(position: &Position, attacker: Color, sliders: S, line: &'a mut SketchLine) -> Self {
        let mut men = position.planes;
        if attacker != ATTACKER {
            let black = men.occupied() & !men.white;
            men = Planes {
                x: men.x.swap_bytes(),
                y: men.y.swap_bytes(),
                z: men.z.swap_bytes(),
                white: black.swap_bytes(),
            };
        }
        line.clear();
        Self { sliders, men, line, calm: false }
    }

    #[inline(always)]
    pub(super) fn mark(&self) -> UndoPoint {
        UndoPoint { men: self.men, len: self.line.len, calm: self.calm }
    }

    #[inline(always)]
    pub(super) fn back_to(&mut self, mark: &UndoPoint) {
        self.men = mark.men;
        self.line.len = mark.len;
        self.calm = mark.calm;
    }

    #[inline(always)]
    pub(super) fn is_too_long(&self) -> bool {
        self.line.len >= LONGEST
    }

    /// Returns whether the line is too long for another attempt from here.
    #[inline(always)]
    pub(super) fn is_long(&self) -> bool {
        self.line.len >= 50
    }

    #[inline(always)]
    pub(super) fn occupied(&self) -> u64 {
        self.men.occupied()
    }

    #[inline(always)]
    pub(super) fn of(&self, color: Color) -> u64 {
        self.men.of(color)
    }

    #[inline(always)]
    pub(super) fn king(&self, color: Color) -> Square {
        lowest(self.men.role(Role::King) & self.of(color))
    }

    #[inline(always)]
    pub(super) fn queen_lines(&self, square: Square, occupied: u64) -> u64 {
        self.sliders.rook(square, occupied) | self.sliders.bishop(square, occupied)
    }

    /// Returns the squares attacked by a piece of a kind, except pawns.
    #[inline(always)]
    pub(super) fn piece_attacks(&self, role: Role, square: Square, occupied: u64) -> u64 {
        match role {
            Role::Knight => KNIGHT[square.index()],
            Role::Bishop => self.sliders.bishop(square, occupied),
            Role::Rook => self.sliders.rook(square, occupied),
            Role::Queen => self.queen_lines(square, occupied),
            Role::King | Role::Pawn => KING[square.index()],
        }
    }

    /// Returns whether a side's men attack a square.
    #[inline(always)]
    pub(super) fn is_attacked(&self, square: Square, by: Color, occupied: u64) -> bool {
        let men = &self.men;
        let attackers = KNIGHT[square.index()] & men.role(Role::Knight)
            | KING[square.index()] & men.role(Role::King)
            | PAWN[!by as usize][square.index()] & men.role(Role::Pawn)
            | self.sliders.rook(square, occupied) & men.straight()
            | self.sliders.bishop(square, occupied) & men.diagonal();
        attackers & men.of(by) != 0
    }

    #[inline(always)]
    pub(super) fn is_checked(&self, color: Color) -> bool {
        self.is_attacked(self.king(color), !color, self.occupied())
    }

    /// Returns the squares attacked by some men of a side, except the kings.
    #[inline(always)]
    pub(super) fn attacks(&self, men: u64, color: Color, occupied: u64) -> u64 {
        let planes = &self.men;
        let mut attacked = super::super::plan::guarded_by_pawns(planes.role(Role::Pawn) & men, color);
        let mut knights = planes.role(Role::Knight) & men;
        while knights != 0 {
            attacked |= KNIGHT[lowest(knights).index()];
            knights &= knights - 1;
        }
        let mut straight = planes.straight() & men;
        while straight != 0 {
            attacked |= self.sliders.rook(lowest(straight), occupied);
            straight &= straight - 1;
        }
        let mut diagonal = planes.diagonal() & men;
        while diagonal != 0 {
            attacked |= self.sliders.bishop(lowest(diagonal), occupied);
            diagonal &= diagonal - 1;
        }
        attacked
    }

    /// Returns whether a man can move like that: it is there, the square is among its targets, and holds no man of its
    /// own side.
    #[inline(always)]
    fn can_go(&self, color: Color, from: Square, to: Square, kind: MoveKind) -> bool {
        let role = kind.role();
        let own = self.of(color);
        if self.men.code_at(from) != code(role) || own & bit(from) == 0 || own & bit(to) != 0 {
            return false;
        }
        let occupied = self.occupied();
        if role != Role::Pawn {
            return self.piece_attacks(role, from, occupied) & bit(to) != 0;
        }
        let (step, last) = match color {
            ATTACKER => (bit(from) << 8, 0xff << 56),
            VICTIM => (bit(from) >> 8, 0xff),
        };
        let promotes = bit(to) & last != 0;
        let goes = step & !occupied | PAWN[color as usize][from.index()] & occupied;
        bit(to) & goes != 0 && promotes == (kind == MoveKind::PromotionToQueen)
    }

    /// Plays a move that is known to be legal and not to give check.
    #[inline(always)]
    pub(super) fn go(&mut self, color: Color, from: Square, to: Square, kind: MoveKind) {
        debug_assert!(self.can_go(color, from, to, kind));
        self.men.clear(bit(to));
        self.men.toggle(color, code(kind.role()), bit(from));
        self.men.toggle(color, code(kind.role()), bit(to));
        self.calm = true;
        self.line.push(Move::new(from, to, kind));
        debug_assert!(!self.is_checked(Color::White) && !self.is_checked(Color::Black));
    }

    /// Plays a move if it is legal.
    #[inline(always)]
    pub(super) fn try_go(&mut self, color: Color, from: Square, to: Square, kind: MoveKind) -> bool {
        if !self.can_go(color, from, to, kind) {
            return false;
        }
        let before = self.men;
        self.men.clear(bit(to));
        let role = kind.role();
        self.men.toggle(color, code(role), bit(from));
        let becomes = if kind == MoveKind::PromotionToQueen { Role::Queen } else { role };
        self.men.toggle(color, code(becomes), bit(to));
        // Unless in check, only the king itself or a man in line with it can expose it.
        let exposes = !self.calm || role == Role::King || in_line(self.king(color), from);
        if exposes && self.is_checked(color) {
            self.men = before;
            return false;
        }
        // The king gives check only by leaving a line.
        self.calm = role == Role::King && !in_line(self.king(!color), from);
        self.line.push(Move::new(from, to, kind));
        true
    }

    /// Plays a move if it is legal and does not give check; not for promotions.
    #[inline(always)]
    pub(super) fn try_quietly(&mut self, color: Color, from: Square, to: Square, kind: MoveKind) -> bool {
        let mark = self.mark();
        if !self.try_go(color, from, to, kind) {
            return false;
        }
        let other = self.king(!color);
        let role = kind.role();
        let direct = match role {
            Role::King => 0,
            Role::Pawn => PAWN[color as usize][to.index()],
            _ => self.piece_attacks(role, to, self.occupied()),
        };
        if direct & bit(other) != 0 || in_line(other, from) && self.is_checked(!color) {
            self.back_to(&mark);
            return false;
        }
        self.calm = true;
        true
    }

    /// Returns whether the victim, to move, is mated.
    #[inline(always)]
    pub(super) fn is_mate(&self) -> bool {
        if !self.is_checked(VICTIM) {
            return false;
        }
        let mut count = Count(0);
        generate::<false, S>(&Position::of_men(self.men, VICTIM), self.sliders, &mut count);
        count.0 == 0
    }
}

/// Returns whether a queen on an empty board would see one square from the other.
#[inline(always)]
fn in_line(king: Square, square: Square) -> bool {
    (ROOK_LINES[king.index()] | BISHOP_LINES[king.index()]) & bit(square) != 0
}

/// Returns the kind of a piece's move.
#[inline(always)]
pub(super) const fn kind_of(role: Role) -> MoveKind {
    match role {
        Role::Pawn => MoveKind::Pawn,
        Role::Knight => MoveKind::Knight,
        Role::Bishop => MoveKind::Bishop,
        Role::Rook => MoveKind::Rook,
        Role::Queen => MoveKind::Queen,
        Role::King => MoveKind::King,
    }
}
