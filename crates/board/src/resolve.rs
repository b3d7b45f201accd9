//! Resolves a written move: finds the men of a kind that may legally move to a square (Appendix C.8-C.11).
//!
//! No moves are generated. The search starts at the destination and looks back along the lines of the named piece; each
//! man found may move there if its king is safe afterwards (3.9.2), which is tested for that man alone.

use crate::generate::{CastlingPath, MovingSide, attacked_by, lowest};
use crate::moves::{Move, MoveKind};
use crate::planes::Planes;
use crate::position::Position;
use crate::rays::{BISHOP_LINES, KING, KNIGHT, PAWN, ROOK_LINES};
use crate::sliders::{Kernel, Sliders, dispatch};
use crate::{Bitboard, Color, Role, Square, Wing};

/// The content of a written move: the piece, its destination, and optionally its origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clue {
    /// The moving piece. A king's clue never means castling.
    pub role: Role,
    /// The destination.
    pub to: Square,
    /// The possible origins: all, a file, a rank, or one square.
    pub from: Bitboard,
    /// The piece a pawn becomes.
    pub promotion: Option<Role>,
}

/// The legal moves that match a [`Clue`]: they differ only in their origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fitting {
    origins: u64,
    to: Square,
    kind: MoveKind,
    /// For pawns, the origin from which the move is a double step: its kind differs from a capture's.
    double_from: u64,
}

impl Fitting {
    const NONE: Self = Self { origins: 0, to: Square::new(0), kind: MoveKind::Pawn, double_from: 0 };

    /// Returns the possible origins of the piece.
    #[inline]
    pub const fn origins(self) -> Bitboard {
        Bitboard(self.origins)
    }

    /// Returns the number of matching moves.
    #[inline]
    pub const fn len(self) -> usize {
        self.origins.count_ones() as usize
    }

    /// Returns whether no move fits.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.origins == 0
    }

    /// Returns the move, if exactly one matches.
    #[inline(always)]
    pub fn only(self) -> Option<Move> {
        self.origins.is_power_of_two().then(|| self.from(lowest(self.origins)))
    }

    #[inline(always)]
    fn from(self, from: Square) -> Move {
        let double = self.double_from >> from.number() & 1 == 1;
        Move::new(from, self.to, if double { MoveKind::DoubleStep } else { self.kind })
    }
}

impl IntoIterator for Fitting {
    type Item = Move;
    type IntoIter = Fitted;

    fn into_iter(self) -> Fitted {
        Fitted(self)
    }
}

/// Iterator over the matching moves, from a1 to h8.
#[derive(Clone, Debug)]
pub struct Fitted(Fitting);

impl Iterator for Fitted {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let origins = self.0.origins;
        (origins != 0).then(|| {
            self.0.origins &= origins - 1;
            self.0.from(lowest(origins))
        })
    }
}

impl Position {
    /// Returns the legal moves that match a clue.
    #[inline]
    pub fn fitting(&self, clue: Clue) -> Fitting {
        dispatch(Fit { position: self, clue })
    }

    /// Returns the only legal move that matches a clue.
    #[inline]
    pub fn resolve(&self, clue: Clue) -> Option<Move> {
        self.fitting(clue).only()
    }

    /// Plays the only legal move that matches a clue; if there is none, or several, plays nothing.
    ///
    /// Combines [`Self::resolve`] and [`Self::play`], for readers of many games.
    #[inline]
    pub fn follow(&mut self, clue: Clue) -> Option<Move> {
        dispatch(FollowClue { position: self, clue })
    }

    /// Returns castling on a wing, if it is legal now (3.8.2, II.3).
    pub fn castling_move(&self, wing: Wing) -> Option<Move> {
        dispatch(Castle { position: self, wing })
    }
}

struct Fit<'a> {
    position: &'a Position,
    clue: Clue,
}

impl Kernel for Fit<'_> {
    type Output = Fitting;

    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> Fitting {
        match self.position.turn() {
            Color::White => fit::<true, S>(self.position, self.clue, sliders),
            Color::Black => fit::<false, S>(self.position, self.clue, sliders),
        }
    }
}

struct FollowClue<'a> {
    position: &'a mut Position,
    clue: Clue,
}

impl Kernel for FollowClue<'_> {
    type Output = Option<Move>;

    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> Option<Move> {
        match self.position.turn() {
            Color::White => follow::<true, S>(self.position, self.clue, sliders),
            Color::Black => follow::<false, S>(self.position, self.clue, sliders),
        }
    }
}

/// The data of the side to move for a legality test.
struct Camp<'a> {
    planes: &'a Planes,
    occupied: u64,
    us: u64,
    them: u64,
    king: Square,
}

impl<'a> Camp<'a> {
    #[inline(always)]
    fn of<const WHITE: bool>(planes: &'a Planes) -> Self {
        let occupied = planes.occupied();
        let us = if WHITE { planes.white } else { occupied & !planes.white };
        Self { planes, occupied, us, them: occupied ^ us, king: lowest(planes.role(Role::King) & us) }
    }

    /// Returns whether the king on `king` is safe from `them` with these squares occupied.
    #[inline(always)]
    fn is_safe<const WHITE: bool, S: Sliders>(&self, king: Square, occupied: u64, them: u64, sliders: S) -> bool {
        let planes = self.planes;
        let i = king.index();
        let leapers = KNIGHT[i] & planes.role(Role::Knight)
            | PAWN[MovingSide::<WHITE>::COLOR as usize][i] & planes.role(Role::Pawn);
        let straight = planes.straight() & them;
        let diagonal = planes.diagonal() & them;
        leapers & them == 0
            && (ROOK_LINES[i] & straight == 0 || sliders.rook(king, occupied) & straight == 0)
            && (BISHOP_LINES[i] & diagonal == 0 || sliders.bishop(king, occupied) & diagonal == 0)
    }

    /// Returns the candidates that do not expose their king by moving to a square, where they capture `taken`.
    #[inline(always)]
    fn legal<const WHITE: bool, S: Sliders>(&self, candidates: u64, to: u64, taken: u64, sliders: S) -> u64 {
        let them = self.them & !taken;
        let mut legal = candidates;
        let mut left = candidates;
        while left != 0 {
            let from = left & left.wrapping_neg();
            left ^= from;
            let occupied = self.occupied & !(from | taken) | to;
            if !self.is_safe::<WHITE, S>(self.king, occupied, them, sliders) {
                legal ^= from;
            }
        }
        legal
    }
}

/// Returns whether a clue cannot match on this board: the square holds an own man or a king, or a piece other than a
/// pawn promotes.
#[inline(always)]
fn is_hopeless(camp: &Camp<'_>, clue: Clue) -> bool {
    (camp.us | camp.planes.role(Role::King)) >> clue.to.number() & 1 == 1
        || clue.promotion.is_some() && clue.role != Role::Pawn
}

/// Returns the legal origins of a piece other than king and pawn.
#[inline(always)]
fn origins<const WHITE: bool, S: Sliders>(camp: &Camp<'_>, clue: Clue, role: Role, sliders: S) -> u64 {
    let reach = match role {
        Role::Knight => KNIGHT[clue.to.index()],
        Role::Bishop => sliders.bishop(clue.to, camp.occupied),
        Role::Rook => sliders.rook(clue.to, camp.occupied),
        _ => sliders.rook(clue.to, camp.occupied) | sliders.bishop(clue.to, camp.occupied),
    };
    let candidates = reach & camp.planes.role(role) & camp.us & clue.from.0;
    let to = 1 << clue.to.number();
    camp.legal::<WHITE, S>(candidates, to, to, sliders)
}

/// Returns the king's square, if it may legally move to the square.
#[inline(always)]
fn king_origin<const WHITE: bool, S: Sliders>(camp: &Camp<'_>, clue: Clue, sliders: S) -> u64 {
    let (king, to) = (1 << camp.king.number(), 1 << clue.to.number());
    let near = KING[clue.to.index()] & (king & clue.from.0 | camp.planes.role(Role::King) & camp.them);
    let safe = near == king && camp.is_safe::<WHITE, S>(clue.to, camp.occupied & !king | to, camp.them & !to, sliders);
    if safe { king } else { 0 }
}

#[inline(always)]
fn fit<const WHITE: bool, S: Sliders>(position: &Position, clue: Clue, sliders: S) -> Fitting {
    let camp = Camp::of::<WHITE>(&position.planes);
    if is_hopeless(&camp, clue) {
        return Fitting::NONE;
    }
    let (origins, kind) = match clue.role {
        Role::Pawn => return fit_pawn::<WHITE, S>(position, &camp, clue, sliders),
        Role::King => (king_origin::<WHITE, S>(&camp, clue, sliders), MoveKind::King),
        Role::Knight => (origins::<WHITE, S>(&camp, clue, Role::Knight, sliders), MoveKind::Knight),
        Role::Bishop => (origins::<WHITE, S>(&camp, clue, Role::Bishop, sliders), MoveKind::Bishop),
        Role::Rook => (origins::<WHITE, S>(&camp, clue, Role::Rook, sliders), MoveKind::Rook),
        Role::Queen => (origins::<WHITE, S>(&camp, clue, Role::Queen, sliders), MoveKind::Queen),
    };
    Fitting { origins, to: clue.to, kind, double_from: 0 }
}

/// Plays each kind of piece in its own branch, so that the kind is known at compile time.
#[inline(always)]
fn follow<const WHITE: bool, S: Sliders>(position: &mut Position, clue: Clue, sliders: S) -> Option<Move> {
    let planes = position.planes;
    let camp = Camp::of::<WHITE>(&planes);
    if is_hopeless(&camp, clue) {
        return None;
    }
    macro_rules! go {
        ($origins:expr, $kind:expr) => {{
            let origins: u64 = $origins;
            if !origins.is_power_of_two() {
                return None;
            }
            let mv = Move::new(lowest(origins), clue.to, $kind);
            *position = position.play_as::<WHITE>(mv);
            Some(mv)
        }};
    }
    match clue.role {
        Role::Pawn => {
            let mv = fit_pawn::<WHITE, S>(position, &camp, clue, sliders).only()?;
            *position = position.play_as::<WHITE>(mv);
            Some(mv)
        }
        Role::King => go!(king_origin::<WHITE, S>(&camp, clue, sliders), MoveKind::King),
        Role::Knight => go!(origins::<WHITE, S>(&camp, clue, Role::Knight, sliders), MoveKind::Knight),
        Role::Bishop => go!(origins::<WHITE, S>(&camp, clue, Role::Bishop, sliders), MoveKind::Bishop),
        Role::Rook => go!(origins::<WHITE, S>(&camp, clue, Role::Rook, sliders), MoveKind::Rook),
        Role::Queen => go!(origins::<WHITE, S>(&camp, clue, Role::Queen, sliders), MoveKind::Queen),
    }
}

#[inline(always)]
fn fit_pawn<const WHITE: bool, S: Sliders>(position: &Position, camp: &Camp<'_>, clue: Clue, sliders: S) -> Fitting {
    let to = 1 << clue.to.number();
    let (home_rank, last_rank) = if WHITE { (0xff << 8, 0xff << 56) } else { (0xff << 48, 0xff) };
    let kind = match (to & last_rank != 0, clue.promotion) {
        (false, None) => MoveKind::Pawn,
        (true, Some(Role::Knight)) => MoveKind::PromotionToKnight,
        (true, Some(Role::Bishop)) => MoveKind::PromotionToBishop,
        (true, Some(Role::Rook)) => MoveKind::PromotionToRook,
        (true, Some(Role::Queen)) => MoveKind::PromotionToQueen,
        _ => return Fitting::NONE,
    };
    let pawns = position.planes.role(Role::Pawn) & camp.us;
    let takers = PAWN[!MovingSide::<WHITE>::COLOR as usize][clue.to.index()] & pawns & clue.from.0;
    if to & camp.them != 0 {
        let origins = camp.legal::<WHITE, S>(takers, to, to, sliders);
        return Fitting { origins, to: clue.to, kind, double_from: 0 };
    }
    let one = if WHITE { to >> 8 } else { to << 8 };
    let two = if WHITE { to >> 16 } else { to << 16 };
    let double_from = if one & camp.occupied == 0 { two & home_rank & pawns } else { 0 };
    let steps = (one & pawns | double_from) & clue.from.0;
    let origins = camp.legal::<WHITE, S>(steps, to, 0, sliders);
    if position.en_passant() == Some(clue.to) {
        let origins = origins | camp.legal::<WHITE, S>(takers, to, one, sliders);
        // The square passed over is empty and behind the enemy pawn, so no own pawn can step there.
        return Fitting { origins, to: clue.to, kind: MoveKind::EnPassant, double_from: 0 };
    }
    Fitting { origins, to: clue.to, kind, double_from }
}

struct Castle<'a> {
    position: &'a Position,
    wing: Wing,
}

impl Kernel for Castle<'_> {
    type Output = Option<Move>;

    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> Option<Move> {
        match self.position.turn() {
            Color::White => castle::<true, S>(self.position, self.wing, sliders),
            Color::Black => castle::<false, S>(self.position, self.wing, sliders),
        }
    }
}

#[inline(always)]
fn castle<const WHITE: bool, S: Sliders>(position: &Position, wing: Wing, sliders: S) -> Option<Move> {
    let camp = Camp::of::<WHITE>(&position.planes);
    let own = position.castling & camp.us;
    let beyond = match wing {
        Wing::King => u64::MAX << camp.king.number(),
        Wing::Queen => (1 << camp.king.number()) - 1,
    };
    let rook = own & beyond;
    if rook == 0 {
        return None;
    }
    let rook = lowest(rook);
    let path = CastlingPath::of(camp.king, rook);
    if path.must_be_empty & camp.occupied != 0
        || !camp.is_safe::<WHITE, S>(camp.king, camp.occupied, camp.them, sliders)
    {
        return None;
    }
    let without_king = camp.occupied ^ 1 << camp.king.number();
    let danger = if WHITE {
        attacked_by::<false, S>(&position.planes, camp.them, without_king, sliders)
    } else {
        attacked_by::<true, S>(&position.planes, camp.them, without_king, sliders)
    };
    // In Chess960 the rook may have shielded the king on the back rank.
    let king_to = Square::new((camp.king.number() & 0o70) + wing.king_file());
    let without_both = without_king & !(1 << rook.number());
    let rook_to = 1 << ((camp.king.number() & 0o70) + wing.rook_file());
    let shielded = sliders.rook(king_to, without_both | rook_to) & position.planes.straight() & camp.them == 0;
    (path.must_be_safe & danger == 0 && shielded).then(|| Move::new(camp.king, rook, MoveKind::Castling))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Resolves a clue by filtering the legal moves.
    fn by_generation(position: &Position, clue: Clue) -> Vec<Move> {
        let mut moves: Vec<Move> = position
            .legal_moves()
            .iter()
            .copied()
            .filter(|mv| {
                mv.castling().is_none()
                    && mv.role() == clue.role
                    && mv.to() == clue.to
                    && mv.promotion() == clue.promotion
                    && clue.from.contains(mv.from())
            })
            .collect();
        moves.sort_unstable();
        moves
    }

    fn assert_agrees(position: &Position) {
        let promotions = [None, Some(Role::Queen), Some(Role::Knight), Some(Role::Rook), Some(Role::Bishop)];
        for role in Role::ALL {
            for to in Square::all() {
                for promotion in promotions {
                    let clue = Clue { role, to, from: Bitboard(u64::MAX), promotion };
                    let mut fitting: Vec<Move> = position.fitting(clue).into_iter().collect();
                    fitting.sort_unstable();
                    assert_eq!(fitting, by_generation(position, clue), "{position:?} {clue:?}");
                    let mut next = *position;
                    let followed = next.follow(clue);
                    assert_eq!(followed, if fitting.len() == 1 { Some(fitting[0]) } else { None });
                    assert_eq!(next, followed.map_or(*position, |mv| position.play(mv)));
                }
            }
        }
        for wing in Wing::ALL {
            let generated = position.legal_moves().iter().copied().find(|mv| mv.castling() == Some(wing));
            assert_eq!(position.castling_move(wing), generated, "{position:?} {wing:?}");
        }
    }

    #[test]
    fn fitting_agrees_with_generation_in_hard_positions() {
        let positions = [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "8/8/8/K2pP2r/8/8/8/7k w - d6 0 2",
            "8/8/2k5/3pP3/8/8/8/4K3 w - d6 0 2",
            "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1",
        ];
        for fen in positions {
            let position: Position = fen.parse().unwrap();
            assert_agrees(&position);
            for mv in &position.legal_moves() {
                assert_agrees(&position.play(*mv));
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]
        #[test]
        fn fitting_agrees_with_generation(number in 0u16..960, choices in prop::collection::vec(any::<u16>(), 1..120)) {
            let mut position = crate::chess960::initial_position(number, crate::Variant::Chess960);
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play(moves[choice as usize % moves.len()]);
                assert_agrees(&position);
            }
        }
    }
}
