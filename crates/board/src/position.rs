//! A playable position (Articles 2.3, 3 and 9.2.2).

use crate::generate::{CountMoves, IntoList, MovingSide, can_take_en_passant};
use crate::moves::{Move, MoveKind, MoveList};
use crate::planes::{Planes, code};
use crate::rays::{KING, KNIGHT, PAWN};
use crate::sliders::{Kernel, Sliders, dispatch};
use crate::{Bitboard, Color, Piece, Role, Square, Wing, keys};

/// The variant: its rules for castling and the start position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Variant {
    /// Chess as in Articles 2 and 3.
    #[default]
    Standard,
    /// Chess960 (Guidelines II).
    Chess960,
}

/// A position with the side to move, in which legal moves can be made.
///
/// Each side has one king, and the side not to move is not in check; [`crate::Setup`] creates it. Two positions are
/// equal if they are the same under 9.2.2: same men, same turn, same castling rights, and the same possible en passant
/// capture. The move counters are ignored.
#[derive(Clone, Copy)]
pub struct Position {
    pub(crate) planes: Planes,
    key: u64,
    /// The rooks that may still castle.
    pub(crate) castling: u64,
    halfmove_clock: u16,
    fullmove_number: u16,
    /// The square of a currently legal en passant capture, or [`NO_SQUARE`].
    en_passant: u8,
    /// The square passed over by the last move if it was a double step, or [`NO_SQUARE`].
    passed: u8,
    turn: Color,
    variant: Variant,
}

const NO_SQUARE: u8 = 64;

/// The facts a [`crate::Setup`] has verified.
pub(crate) struct Checked {
    pub(crate) planes: Planes,
    pub(crate) turn: Color,
    pub(crate) castling: u64,
    pub(crate) en_passant: Option<Square>,
    pub(crate) halfmove_clock: u16,
    pub(crate) fullmove_number: u16,
    pub(crate) variant: Variant,
}

impl Position {
    /// Returns the initial position (2.3).
    pub fn initial() -> Self {
        crate::chess960::initial_position(crate::chess960::STANDARD, Variant::Standard)
    }

    pub(crate) fn from_checked(checked: &Checked) -> Self {
        let &Checked { planes, turn, castling, en_passant, halfmove_clock, fullmove_number, variant } = checked;
        let mut position = Self {
            planes,
            key: 0,
            castling,
            halfmove_clock,
            fullmove_number,
            en_passant: NO_SQUARE,
            passed: en_passant.map_or(NO_SQUARE, Square::number),
            turn,
            variant,
        };
        if let Some(square) = en_passant
            && dispatch(CanTakeEnPassant(&position.planes, turn, square))
        {
            position.en_passant = square.number();
        }
        position.key = position.key_from_scratch();
        position
    }

    /// Creates a position from men alone, without rights, counters or a key, only for generating moves.
    #[inline(always)]
    pub(crate) const fn of_men(planes: Planes, turn: Color) -> Self {
        Self {
            planes,
            key: 0,
            castling: 0,
            halfmove_clock: 0,
            fullmove_number: 1,
            en_passant: NO_SQUARE,
            passed: NO_SQUARE,
            turn,
            variant: Variant::Standard,
        }
    }

    /// Returns the side to move.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Returns the variant: standard chess or Chess960.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the number of plies since the last capture or pawn move (9.3).
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// Returns the number of the next move, as on a scoresheet.
    pub const fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    /// Returns the square on which an en passant capture is legal now (3.7.4.1); `None` also after a double step that
    /// no pawn can legally capture (9.2.2.1).
    #[inline(always)]
    pub const fn en_passant(&self) -> Option<Square> {
        if self.en_passant == NO_SQUARE { None } else { Some(Square::new(self.en_passant)) }
    }

    /// Returns the square passed over by the last move, if it was a double step, whether or not a capture there is
    /// possible.
    pub const fn passed_over(&self) -> Option<Square> {
        if self.passed == NO_SQUARE { None } else { Some(Square::new(self.passed)) }
    }

    /// Returns the rooks with castling rights (3.8.2.1), whether or not castling is possible now.
    pub const fn castling_rooks(&self) -> Bitboard {
        Bitboard(self.castling)
    }

    /// Returns the rook with which a player still has the right to castle on a wing.
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.king(color);
        Bitboard(self.castling & self.planes.of(color)).into_iter().find(|&rook| (rook > king) == (wing == Wing::King))
    }

    /// Returns a hash key: equal for equal positions, and different for others except for a chance of 1 in 2^64.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Returns the piece on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.planes.piece_at(square)
    }

    /// Returns all occupied squares.
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.planes.occupied())
    }

    /// Returns a player's men.
    #[inline]
    pub const fn men(&self, color: Color) -> Bitboard {
        Bitboard(self.planes.of(color))
    }

    /// Returns a player's pieces of one kind.
    #[inline]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.planes.role(role) & self.planes.of(color))
    }

    /// Returns all pieces of one kind.
    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        Bitboard(self.planes.role(role))
    }

    /// Returns the square of a player's king.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        Square::new(self.pieces(color, Role::King).0.trailing_zeros() as u8)
    }

    /// Returns the men of a colour that attack a square (3.1.2, 3.1.3: pinned men do attack).
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        Bitboard(dispatch(Attackers { planes: &self.planes, square, by }))
    }

    /// Returns the men that give check to the player to move (3.9.1).
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn)
    }

    /// Returns whether the player to move is in check (3.9.1).
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Returns whether the player to move is checkmated (5.1.1).
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && self.count_legal_moves() == 0
    }

    /// Returns whether the player to move is stalemated (5.2.1).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && self.count_legal_moves() == 0
    }

    /// Returns the legal moves (3.10.1).
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        dispatch(IntoList(self, &mut list));
        list
    }

    /// Clears a list and writes the legal moves into it, so that one list can be reused for many positions.
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        list.clear();
        dispatch(IntoList(self, list));
    }

    /// Returns the number of legal moves, which is faster than listing them.
    pub fn count_legal_moves(&self) -> usize {
        dispatch(CountMoves(self)) as usize
    }

    /// Returns the legal move from a square to another, with the promotion piece.
    ///
    /// Castling is the king's move to its destination (`e1` to `g1`); in Chess960 it is the king's move to the rook's
    /// square.
    pub fn find(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let moves = self.legal_moves();
        moves.iter().copied().find(|mv| mv.from() == from && self.shown_to(*mv) == to && mv.promotion() == promotion)
    }

    /// Returns the displayed destination of a move; see [`Self::find`].
    pub(crate) const fn shown_to(&self, mv: Move) -> Square {
        match self.variant {
            Variant::Standard => mv.arrival(),
            Variant::Chess960 => mv.to(),
        }
    }

    /// Returns the move in UCI notation: `e2e4`, `e7e8q`, castling `e1g1`, in Chess960 `e1h1`.
    pub fn uci(&self, mv: Move) -> String {
        let promotion = mv.promotion().map(|role| role.letter().to_string()).unwrap_or_default();
        format!("{}{}{promotion}", mv.from(), self.shown_to(mv))
    }

    /// Returns whether a move is a capture.
    pub const fn is_capture(&self, mv: Move) -> bool {
        match mv.kind() {
            MoveKind::EnPassant => true,
            MoveKind::Castling => false,
            _ => self.planes.occupied() >> mv.to().number() & 1 == 1,
        }
    }

    /// Returns the position after a move. The move must be legal in this position, as returned by [`Self::legal_moves`]
    /// and [`Self::find`]; for any other the result is meaningless.
    #[must_use]
    #[inline]
    pub fn play(&self, mv: Move) -> Self {
        match self.turn {
            Color::White => self.play_as::<true>(mv),
            Color::Black => self.play_as::<false>(mv),
        }
    }

    #[inline(always)]
    pub(crate) fn play_as<const WHITE: bool>(&self, mv: Move) -> Self {
        let us = MovingSide::<WHITE>::COLOR;
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        let mut next = *self;
        next.turn = !us;
        next.key ^= keys::BLACK_TO_MOVE;
        next.passed = NO_SQUARE;
        next.halfmove_clock = self.halfmove_clock.saturating_add(1);
        if !WHITE {
            next.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        if self.en_passant != NO_SQUARE {
            next.key ^= keys::en_passant(Square::new(self.en_passant));
            next.en_passant = NO_SQUARE;
        }
        match kind {
            MoveKind::Knight => next.go::<WHITE>(from, to, code(Role::Knight)),
            MoveKind::Bishop => next.go::<WHITE>(from, to, code(Role::Bishop)),
            MoveKind::Rook => next.go::<WHITE>(from, to, code(Role::Rook)),
            MoveKind::Queen => next.go::<WHITE>(from, to, code(Role::Queen)),
            MoveKind::King => {
                next.go::<WHITE>(from, to, code(Role::King));
                next.lose_castling(MovingSide::<WHITE>::BACK_RANK);
            }
            MoveKind::Pawn => {
                next.go::<WHITE>(from, to, code(Role::Pawn));
                next.halfmove_clock = 0;
            }
            MoveKind::DoubleStep => {
                next.go::<WHITE>(from, to, code(Role::Pawn));
                next.halfmove_clock = 0;
                next.offer_en_passant::<WHITE>(Square::new(u8::midpoint(from.number(), to.number())));
            }
            MoveKind::EnPassant => {
                let captured = Square::new(if WHITE { to.number() - 8 } else { to.number() + 8 });
                next.go::<WHITE>(from, to, code(Role::Pawn));
                next.planes.clear(1 << captured.number());
                next.key ^= keys::piece(!us, code(Role::Pawn), captured);
                next.halfmove_clock = 0;
            }
            MoveKind::Castling => next.castle::<WHITE>(from, to),
            MoveKind::PromotionToKnight => next.promote::<WHITE>(from, to, code(Role::Knight)),
            MoveKind::PromotionToBishop => next.promote::<WHITE>(from, to, code(Role::Bishop)),
            MoveKind::PromotionToRook => next.promote::<WHITE>(from, to, code(Role::Rook)),
            MoveKind::PromotionToQueen => next.promote::<WHITE>(from, to, code(Role::Queen)),
        }
        next
    }

    /// Moves a man to a square and captures any man there.
    #[inline(always)]
    fn go<const WHITE: bool>(&mut self, from: Square, to: Square, code: usize) {
        let us = MovingSide::<WHITE>::COLOR;
        let captured = self.planes.code_at(to);
        let both = 1 << from.number() | 1 << to.number();
        self.key ^= keys::piece(!us, captured, to) ^ keys::piece(us, code, from) ^ keys::piece(us, code, to);
        self.planes.clear(1 << to.number());
        self.planes.toggle(us, code, both);
        if captured != 0 {
            self.halfmove_clock = 0;
        }
        self.lose_castling(both);
    }

    #[inline(always)]
    fn promote<const WHITE: bool>(&mut self, from: Square, to: Square, becomes: usize) {
        let us = MovingSide::<WHITE>::COLOR;
        self.go::<WHITE>(from, to, code(Role::Pawn));
        self.planes.toggle(us, code(Role::Pawn), 1 << to.number());
        self.planes.toggle(us, becomes, 1 << to.number());
        self.key ^= keys::piece(us, code(Role::Pawn), to) ^ keys::piece(us, becomes, to);
        self.halfmove_clock = 0;
    }

    #[inline(always)]
    fn castle<const WHITE: bool>(&mut self, king: Square, rook: Square) {
        let us = MovingSide::<WHITE>::COLOR;
        let wing = if rook > king { Wing::King } else { Wing::Queen };
        let back_rank = king.number() & 0o70;
        let king_to = Square::new(back_rank + wing.king_file());
        let rook_to = Square::new(back_rank + wing.rook_file());
        // In Chess960 the squares may coincide in any way, so remove both first and then place both.
        self.planes.clear(1 << king.number() | 1 << rook.number());
        self.planes.toggle(us, code(Role::King), 1 << king_to.number());
        self.planes.toggle(us, code(Role::Rook), 1 << rook_to.number());
        self.key ^= keys::piece(us, code(Role::King), king)
            ^ keys::piece(us, code(Role::King), king_to)
            ^ keys::piece(us, code(Role::Rook), rook)
            ^ keys::piece(us, code(Role::Rook), rook_to);
        self.lose_castling(MovingSide::<WHITE>::BACK_RANK);
    }

    /// Removes the right to castle with the rooks on some squares (3.8.2.1).
    #[inline(always)]
    fn lose_castling(&mut self, squares: u64) {
        let mut lost = self.castling & squares;
        if lost != 0 {
            self.castling ^= lost;
            while lost != 0 {
                self.key ^= keys::castling(Square::new(lost.trailing_zeros() as u8));
                lost &= lost - 1;
            }
        }
    }

    /// Records the square passed over by a double step, if the opponent (now to move) can legally capture there.
    #[inline(always)]
    fn offer_en_passant<const WHITE: bool>(&mut self, square: Square) {
        let us = MovingSide::<WHITE>::COLOR;
        self.passed = square.number();
        if PAWN[us as usize][square.index()] & self.planes.role(Role::Pawn) & self.planes.of(!us) != 0
            && dispatch(CanTakeEnPassant(&self.planes, !us, square))
        {
            self.en_passant = square.number();
            self.key ^= keys::en_passant(square);
        }
    }

    /// Computes the key from the whole position.
    pub(crate) fn key_from_scratch(&self) -> u64 {
        let mut key = 0;
        for square in self.occupied() {
            if let Some(piece) = self.piece_at(square) {
                key ^= keys::piece(piece.color, code(piece.role), square);
            }
        }
        for rook in self.castling_rooks() {
            key ^= keys::castling(rook);
        }
        if let Some(square) = self.en_passant() {
            key ^= keys::en_passant(square);
        }
        if self.turn == Color::Black {
            key ^= keys::BLACK_TO_MOVE;
        }
        key
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
            && self.planes == other.planes
            && self.castling == other.castling
            && self.en_passant == other.en_passant
            && self.turn == other.turn
    }
}

impl Eq for Position {}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.fen())
    }
}

struct CanTakeEnPassant<'a>(&'a Planes, Color, Square);

impl Kernel for CanTakeEnPassant<'_> {
    type Output = bool;
    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> bool {
        match self.1 {
            Color::White => can_take_en_passant::<true, S>(self.0, self.2, sliders),
            Color::Black => can_take_en_passant::<false, S>(self.0, self.2, sliders),
        }
    }
}

/// The men that attack a square.
pub(crate) struct Attackers<'a> {
    pub(crate) planes: &'a Planes,
    pub(crate) square: Square,
    pub(crate) by: Color,
}

impl Kernel for Attackers<'_> {
    type Output = u64;
    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> u64 {
        let Self { planes, square, by } = self;
        let occupied = planes.occupied();
        let attackers = KNIGHT[square.index()] & planes.role(Role::Knight)
            | KING[square.index()] & planes.role(Role::King)
            | PAWN[!by as usize][square.index()] & planes.role(Role::Pawn)
            | sliders.rook(square, occupied) & planes.straight()
            | sliders.bishop(square, occupied) & planes.diagonal();
        attackers & planes.of(by)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn playing_keeps_the_key_right(number in 0u16..960, choices in prop::collection::vec(any::<u16>(), 0..150)) {
            let mut position = crate::chess960::position(number);
            for choice in choices {
                prop_assert_eq!(position.key(), position.key_from_scratch());
                let before = position;
                let moves = position.legal_moves();
                let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                position = position.play(mv);
                prop_assert_eq!(before.legal_moves().len(), moves.len(), "playing leaves the position as it was");
                prop_assert_ne!(before.key(), position.key());
            }
        }
    }
}
