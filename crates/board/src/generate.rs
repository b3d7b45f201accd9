//! Legal moves (Articles 3.1-3.9), generated without trying any of them on the board.
//!
//! Checks and pins are computed before the first move: a pinned man stays on its line, and in check every man but the
//! king moves to a square that answers the check. All generated moves are therefore legal (3.10.1), and sets of moves
//! can be counted without being listed.

use crate::moves::{Move, MoveKind, MoveList};
use crate::planes::Planes;
use crate::position::Position;
use crate::rays::{BISHOP_LINES, KING, KNIGHT, PAWN, ROOK_LINES, between};
use crate::sliders::{Kernel, Sliders};
use crate::{Color, Role, Square, Wing};

const NOT_FILE_A: u64 = !0x0101_0101_0101_0101;
const NOT_FILE_H: u64 = !0x8080_8080_8080_8080;

/// A consumer of generated moves.
pub(crate) trait Sink {
    /// Receives a piece's moves from one square.
    #[inline(always)]
    fn piece(&mut self, kind: MoveKind, from: Square, mut targets: u64) {
        while targets != 0 {
            self.single(Move::new(from, lowest(targets), kind));
            targets &= targets - 1;
        }
    }
    /// Moves of many pawns, each by the same number of squares.
    #[inline(always)]
    fn pawns(&mut self, kind: MoveKind, mut targets: u64, step: i8) {
        while targets != 0 {
            let to = lowest(targets);
            self.single(Move::new(origin(to, step), to, kind));
            targets &= targets - 1;
        }
    }
    /// Receives promotions, each with a choice of four pieces.
    #[inline(always)]
    fn promotions(&mut self, mut targets: u64, step: i8) {
        while targets != 0 {
            let to = lowest(targets);
            for kind in MoveKind::PROMOTIONS {
                self.single(Move::new(origin(to, step), to, kind));
            }
            targets &= targets - 1;
        }
    }
    /// Receives a single move.
    fn single(&mut self, mv: Move);
}

/// Counts moves.
pub(crate) struct Count(pub(crate) u64);

impl Sink for Count {
    #[inline(always)]
    fn piece(&mut self, _: MoveKind, _: Square, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }
    #[inline(always)]
    fn pawns(&mut self, _: MoveKind, targets: u64, _: i8) {
        self.0 += u64::from(targets.count_ones());
    }
    #[inline(always)]
    fn promotions(&mut self, targets: u64, _: i8) {
        self.0 += 4 * u64::from(targets.count_ones());
    }
    #[inline(always)]
    fn single(&mut self, _: Move) {
        self.0 += 1;
    }
}

/// Calls a function with each move.
pub(crate) struct Each<F>(pub(crate) F);

impl<F: FnMut(Move)> Sink for Each<F> {
    #[inline(always)]
    fn single(&mut self, mv: Move) {
        (self.0)(mv);
    }
}

#[inline(always)]
pub(crate) fn lowest(squares: u64) -> Square {
    Square::new(squares.trailing_zeros() as u8)
}

#[inline(always)]
pub(crate) fn origin(to: Square, step: i8) -> Square {
    Square::new(to.number().wrapping_add_signed(-step))
}

/// Shifts a set of squares by a number of squares; squares beyond the top or bottom are dropped.
#[inline(always)]
const fn shift(squares: u64, step: i8) -> u64 {
    if step >= 0 { squares << step } else { squares >> -step }
}

/// One side to move, as a compile-time parameter.
pub(crate) struct MovingSide<const WHITE: bool>;

impl<const WHITE: bool> MovingSide<WHITE> {
    pub(crate) const COLOR: Color = if WHITE { Color::White } else { Color::Black };
    const UP: i8 = if WHITE { 8 } else { -8 };
    /// A pawn's capture towards the a-file.
    const UP_LEFT: i8 = if WHITE { 7 } else { -9 };
    /// A pawn's capture towards the h-file.
    const UP_RIGHT: i8 = if WHITE { 9 } else { -7 };
    /// The rank reached by a single step from the pawns' initial rank.
    const THIRD_RANK: u64 = if WHITE { 0xff << 16 } else { 0xff << 40 };
    const LAST_RANK: u64 = if WHITE { 0xff << 56 } else { 0xff };
    pub(crate) const BACK_RANK: u64 = if WHITE { 0xff } else { 0xff << 56 };
}

/// Checks and pins, computed before a side generates its moves.
pub(crate) struct ChecksAndPins {
    pub(crate) occupied: u64,
    pub(crate) us: u64,
    pub(crate) them: u64,
    pub(crate) king: Square,
    /// The enemy men giving check.
    pub(crate) checkers: u64,
    /// The lines, including the pinners, on which own men are pinned: along ranks and files, and along diagonals.
    pub(crate) straight_pins: u64,
    pub(crate) diagonal_pins: u64,
}

impl ChecksAndPins {
    #[inline(always)]
    pub(crate) fn of<const WHITE: bool, S: Sliders>(planes: &Planes, sliders: S) -> Self {
        let occupied = planes.occupied();
        let us = if WHITE { planes.white } else { occupied & !planes.white };
        let them = occupied ^ us;
        let king = lowest(planes.role(Role::King) & us);
        let enemy_straight = planes.straight() & them;
        let enemy_diagonal = planes.diagonal() & them;
        let mut checkers = KNIGHT[king.index()] & planes.role(Role::Knight) & them
            | PAWN[MovingSide::<WHITE>::COLOR as usize][king.index()] & planes.role(Role::Pawn) & them;
        let mut straight_pins = 0;
        let mut diagonal_pins = 0;
        if ROOK_LINES[king.index()] & enemy_straight != 0 {
            let seen = sliders.rook(king, occupied);
            checkers |= seen & enemy_straight;
            let behind = sliders.rook(king, occupied ^ (seen & us));
            straight_pins = Self::lines(king, behind & enemy_straight & !seen);
        }
        if BISHOP_LINES[king.index()] & enemy_diagonal != 0 {
            let seen = sliders.bishop(king, occupied);
            checkers |= seen & enemy_diagonal;
            let behind = sliders.bishop(king, occupied ^ (seen & us));
            diagonal_pins = Self::lines(king, behind & enemy_diagonal & !seen);
        }
        Self { occupied, us, them, king, checkers, straight_pins, diagonal_pins }
    }

    /// Returns the lines from the king to each pinner.
    #[inline(always)]
    fn lines(king: Square, mut pinners: u64) -> u64 {
        let mut lines = pinners;
        while pinners != 0 {
            lines |= between(king, lowest(pinners));
            pinners &= pinners - 1;
        }
        lines
    }
}

/// Returns the squares that one colour's men attack, ignoring the other king as a blocker, since it cannot hide behind
/// itself.
#[inline(always)]
pub(crate) fn attacked_by<const WHITE: bool, S: Sliders>(planes: &Planes, men: u64, occupied: u64, sliders: S) -> u64 {
    let pawns = planes.role(Role::Pawn) & men;
    let mut attacked = shift(pawns & NOT_FILE_A, MovingSide::<WHITE>::UP_LEFT)
        | shift(pawns & NOT_FILE_H, MovingSide::<WHITE>::UP_RIGHT);
    attacked |= knights_attack(planes.role(Role::Knight) & men);
    attacked |= KING[lowest(planes.role(Role::King) & men).index()];
    let mut straight = planes.straight() & men;
    while straight != 0 {
        attacked |= sliders.rook(lowest(straight), occupied);
        straight &= straight - 1;
    }
    let mut diagonal = planes.diagonal() & men;
    while diagonal != 0 {
        attacked |= sliders.bishop(lowest(diagonal), occupied);
        diagonal &= diagonal - 1;
    }
    attacked
}

#[inline(always)]
fn knights_attack(knights: u64) -> u64 {
    const NOT_AB: u64 = !0x0303_0303_0303_0303;
    const NOT_GH: u64 = !0xc0c0_c0c0_c0c0_c0c0;
    let near = (knights & NOT_FILE_A) >> 1 | (knights & NOT_FILE_H) << 1;
    let far = (knights & NOT_AB) >> 2 | (knights & NOT_GH) << 2;
    near << 16 | near >> 16 | far << 8 | far >> 8
}

/// Finds all legal moves of the side to move.
#[inline(always)]
pub(crate) fn generate<const WHITE: bool, S: Sliders>(position: &Position, sliders: S, sink: &mut impl Sink) {
    let planes = &position.planes;
    let s = ChecksAndPins::of::<WHITE, S>(planes, sliders);

    let steps = KING[s.king.index()] & !s.us;
    let may_castle = position.castling & s.us != 0 && s.checkers == 0;
    if steps != 0 || may_castle {
        let without_king = s.occupied ^ 1 << s.king.number();
        let danger = if WHITE {
            attacked_by::<false, S>(planes, s.them, without_king, sliders)
        } else {
            attacked_by::<true, S>(planes, s.them, without_king, sliders)
        };
        sink.piece(MoveKind::King, s.king, steps & !danger);
        if may_castle {
            castlings(position, &s, danger, sink);
        }
    }

    let mut targets = !s.us;
    if s.checkers != 0 {
        if s.checkers & (s.checkers - 1) != 0 {
            return;
        }
        targets = s.checkers | between(s.king, lowest(s.checkers));
    }
    pieces(planes, &s, targets, sliders, sink);
    pawns::<WHITE, S>(position, &s, targets, sliders, sink);
}

/// Generates castling (3.8.2, II.3): the right exists and the king is not in check; the squares that king and rook pass
/// or reach are otherwise empty; the king passes no attacked square; and in Chess960 the rook was not shielding the
/// king.
#[inline(always)]
fn castlings(position: &Position, s: &ChecksAndPins, danger: u64, sink: &mut impl Sink) {
    let mut rooks = position.castling & s.us & !s.straight_pins;
    while rooks != 0 {
        let rook = lowest(rooks);
        rooks &= rooks - 1;
        let path = CastlingPath::of(s.king, rook);
        if path.must_be_empty & s.occupied == 0 && path.must_be_safe & danger == 0 {
            sink.single(Move::new(s.king, rook, MoveKind::Castling));
        }
    }
}

/// The squares that castling needs.
pub(crate) struct CastlingPath {
    /// All squares king and rook pass or reach, except their own.
    pub(crate) must_be_empty: u64,
    /// The squares the king passes or reaches.
    pub(crate) must_be_safe: u64,
}

impl CastlingPath {
    #[inline(always)]
    pub(crate) fn of(king: Square, rook: Square) -> Self {
        let wing = if rook > king { Wing::King } else { Wing::Queen };
        let back_rank = king.number() & 0o70;
        let king_to = Square::new(back_rank + wing.king_file());
        let rook_to = Square::new(back_rank + wing.rook_file());
        let king_path = between(king, king_to) | 1 << king_to.number();
        let rook_path = between(rook, rook_to) | 1 << rook_to.number();
        let own = 1 << king.number() | 1 << rook.number();
        Self { must_be_empty: (king_path | rook_path) & !own, must_be_safe: king_path }
    }
}

/// Moves of queens, rooks, bishops and knights.
#[inline(always)]
fn pieces<S: Sliders>(planes: &Planes, s: &ChecksAndPins, targets: u64, sliders: S, sink: &mut impl Sink) {
    let pinned = s.straight_pins | s.diagonal_pins;

    let mut knights = planes.role(Role::Knight) & s.us & !pinned;
    while knights != 0 {
        let from = lowest(knights);
        sink.piece(MoveKind::Knight, from, KNIGHT[from.index()] & targets);
        knights &= knights - 1;
    }
    let mut bishops = planes.role(Role::Bishop) & s.us & !pinned;
    while bishops != 0 {
        let from = lowest(bishops);
        sink.piece(MoveKind::Bishop, from, sliders.bishop(from, s.occupied) & targets);
        bishops &= bishops - 1;
    }
    let mut rooks = planes.role(Role::Rook) & s.us & !pinned;
    while rooks != 0 {
        let from = lowest(rooks);
        sink.piece(MoveKind::Rook, from, sliders.rook(from, s.occupied) & targets);
        rooks &= rooks - 1;
    }
    let mut queens = planes.role(Role::Queen) & s.us & !pinned;
    while queens != 0 {
        let from = lowest(queens);
        let attacks = sliders.rook(from, s.occupied) | sliders.bishop(from, s.occupied);
        sink.piece(MoveKind::Queen, from, attacks & targets);
        queens &= queens - 1;
    }

    let mut pinned_sliders = planes.straight() & s.us & s.straight_pins;
    while pinned_sliders != 0 {
        let from = lowest(pinned_sliders);
        let kind = if planes.z >> from.number() & 1 == 1 { MoveKind::Queen } else { MoveKind::Rook };
        sink.piece(kind, from, sliders.rook(from, s.occupied) & s.straight_pins & targets);
        pinned_sliders &= pinned_sliders - 1;
    }
    let mut pinned_sliders = planes.diagonal() & s.us & s.diagonal_pins;
    while pinned_sliders != 0 {
        let from = lowest(pinned_sliders);
        let kind = if planes.y >> from.number() & 1 == 1 { MoveKind::Queen } else { MoveKind::Bishop };
        sink.piece(kind, from, sliders.bishop(from, s.occupied) & s.diagonal_pins & targets);
        pinned_sliders &= pinned_sliders - 1;
    }
}

/// Generates pawn moves (3.7), for all pawns at once.
#[inline(always)]
fn pawns<const WHITE: bool, S: Sliders>(
    position: &Position,
    s: &ChecksAndPins,
    targets: u64,
    sliders: S,
    sink: &mut impl Sink,
) {
    let pawns = position.planes.role(Role::Pawn) & s.us;
    let empty = !s.occupied;

    // A pawn pinned along a rank or diagonal cannot step forward; one pinned along its file can.
    let steppers = pawns & !s.diagonal_pins;
    let free = steppers & !s.straight_pins;
    let step = (shift(free, MovingSide::<WHITE>::UP)
        | shift(steppers & s.straight_pins, MovingSide::<WHITE>::UP) & s.straight_pins)
        & empty;
    let double = shift(step & MovingSide::<WHITE>::THIRD_RANK, MovingSide::<WHITE>::UP) & empty & targets;
    let step = step & targets;

    let takers = pawns & !s.straight_pins;
    let free = takers & !s.diagonal_pins;
    let pinned = takers & s.diagonal_pins;
    let left = (shift(free & NOT_FILE_A, MovingSide::<WHITE>::UP_LEFT)
        | shift(pinned & NOT_FILE_A, MovingSide::<WHITE>::UP_LEFT) & s.diagonal_pins)
        & s.them
        & targets;
    let right = (shift(free & NOT_FILE_H, MovingSide::<WHITE>::UP_RIGHT)
        | shift(pinned & NOT_FILE_H, MovingSide::<WHITE>::UP_RIGHT) & s.diagonal_pins)
        & s.them
        & targets;

    let last = MovingSide::<WHITE>::LAST_RANK;
    sink.pawns(MoveKind::Pawn, step & !last, MovingSide::<WHITE>::UP);
    sink.pawns(MoveKind::DoubleStep, double, 2 * MovingSide::<WHITE>::UP);
    sink.pawns(MoveKind::Pawn, left & !last, MovingSide::<WHITE>::UP_LEFT);
    sink.pawns(MoveKind::Pawn, right & !last, MovingSide::<WHITE>::UP_RIGHT);
    if (step | left | right) & last != 0 {
        sink.promotions(step & last, MovingSide::<WHITE>::UP);
        sink.promotions(left & last, MovingSide::<WHITE>::UP_LEFT);
        sink.promotions(right & last, MovingSide::<WHITE>::UP_RIGHT);
    }
    if let Some(to) = position.en_passant() {
        let mut capturers = PAWN[!MovingSide::<WHITE>::COLOR as usize][to.index()] & pawns;
        while capturers != 0 {
            let from = lowest(capturers);
            capturers &= capturers - 1;
            if en_passant_is_legal::<WHITE, S>(&position.planes, s, from, to, sliders) {
                sink.single(Move::new(from, to, MoveKind::EnPassant));
            }
        }
    }
}

/// Returns whether an en passant capture (3.7.4.1) leaves the king safe: two men leave one rank at once, which pins do
/// not cover.
#[inline(always)]
fn en_passant_is_legal<const WHITE: bool, S: Sliders>(
    planes: &Planes,
    s: &ChecksAndPins,
    from: Square,
    to: Square,
    sliders: S,
) -> bool {
    let captured = shift(1 << to.number(), -MovingSide::<WHITE>::UP);
    let occupied = s.occupied ^ 1 << from.number() ^ captured | 1 << to.number();
    let leapers = planes.x & s.checkers & !captured;
    leapers == 0
        && sliders.rook(s.king, occupied) & planes.straight() & s.them == 0
        && sliders.bishop(s.king, occupied) & planes.diagonal() & s.them == 0
}

/// Returns whether the side to move has a legal en passant capture on a square.
#[inline(always)]
pub(crate) fn can_take_en_passant<const WHITE: bool, S: Sliders>(planes: &Planes, to: Square, sliders: S) -> bool {
    let s = ChecksAndPins::of::<WHITE, S>(planes, sliders);
    let mut capturers = PAWN[!MovingSide::<WHITE>::COLOR as usize][to.index()] & planes.role(Role::Pawn) & s.us;
    while capturers != 0 {
        if en_passant_is_legal::<WHITE, S>(planes, &s, lowest(capturers), to, sliders) {
            return true;
        }
        capturers &= capturers - 1;
    }
    false
}

/// Writes the legal moves into a list.
pub(crate) struct IntoList<'a>(pub(crate) &'a Position, pub(crate) &'a mut MoveList);

impl Kernel for IntoList<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) {
        let Self(position, list) = self;
        let mut sink = Each(|mv| list.push(mv));
        match position.turn() {
            Color::White => generate::<true, S>(position, sliders, &mut sink),
            Color::Black => generate::<false, S>(position, sliders, &mut sink),
        }
    }
}

/// Counts the legal moves.
pub(crate) struct CountMoves<'a>(pub(crate) &'a Position);

impl Kernel for CountMoves<'_> {
    type Output = u64;
    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> u64 {
        let mut sink = Count(0);
        match self.0.turn() {
            Color::White => generate::<true, S>(self.0, sliders, &mut sink),
            Color::Black => generate::<false, S>(self.0, sliders, &mut sink),
        }
        sink.0
    }
}
