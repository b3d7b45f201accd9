//! Touching and moving: Article 4, with 3.9.2 (1985: 05.01, 06, 07 and 09.03).

use super::{Cited, Param, by, cited};
use crate::Edition;

/// Touching and moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// A king's own step onto an attacked square (3.9.2; 1985: 05.01.a). Every other exposure of the king is cited by
    /// 3.9.2 itself (1985: 09.02).
    pub king_steps_into_check: Cited,
    /// Whether a move is made with one hand only (4.1).
    pub one_hand: Param<bool>,
    /// The players who may adjust, and when (4.2.1, 6.2.5; 1985: 07.01).
    pub adjusting: Param<Adjusting>,
    /// A touch that was not announced (4.2.2, 4.3; 1985: 07.02).
    pub contact: Param<Contact>,
    /// Own pieces touched: the first that can move must move (4.3.1; 1985: 07.02.a).
    pub own_pieces: Cited,
    /// Enemy pieces touched: the first that can be captured must be captured (4.3.2; 1985: 07.02.a).
    pub enemy_pieces: Cited,
    /// Pieces of both colours touched (4.3.3; 1985: 07.02.b).
    pub both_colours: Param<BothColours>,
    /// The order of touches is unknown (4.3.3; 1985: 07.02.b has no rule).
    pub unknown_order: Param<UnknownOrder>,
    /// No touched piece can be played: any legal move (4.5; 1985: 07.03).
    pub nothing_playable: Cited,
    /// King and rook touched, castling legal (4.4.1; 1985: 07.02.a).
    pub king_and_rook: Param<KingAndRook>,
    /// Rook, then king touched: no castling with that rook, the rook is bound (4.4.2; 1985: 05.01.c).
    pub rook_then_king: Cited,
    /// King touched with intent to castle, castling illegal: another king move or castling with the other rook; if
    /// there is none, any legal move (4.4.3; 1985: 05.01.d).
    pub vain_castling: Param<VainCastling>,
    /// King released on its castling square: only that castling, if legal (4.7.2; 1985: 06.03).
    pub king_released: Cited,
    /// The same, castling illegal: another king move, else any legal move (4.7.2; 1985: 05.01.d).
    pub king_released_in_vain: Cited,
    /// The moment when the promotion piece is final (4.4.4; 1985: 06.04).
    pub promotion_final: Param<PromotionFinal>,
    /// A pawn released on the last rank keeps its square; the move is unfinished (4.7, 4.7.3; 1985: 06.04).
    pub pawn_released: Cited,
    /// The physical procedure of promotion (4.6.1 to 4.6.3; 1985: 06.04).
    pub promotion_procedure: Param<PromotionProcedure>,
    /// The act that ends the right to complain (4.8; 1985: 07.04).
    pub complaint: Param<Complaint>,
    /// Whether the edition states that check need not be announced (1985: 09.03).
    pub says_check_is_optional: Param<bool>,
    /// Whether an assistant may move for a player who cannot (4.9).
    pub assistant: Param<bool>,
}

/// The players who may adjust, and when.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Adjusting {
    /// The player to move, after announcing it.
    OnTheMove,
    /// The same, and only while the player's own clock runs.
    WhileOwnClockRuns,
}

/// The consequence of a touch without announcement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contact {
    /// A touch binds only if deliberate.
    BindsIfDeliberate,
    /// A touch counts as intended unless clearly accidental.
    PresumedIntended,
}

/// The number of pieces in the rule on both colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothColours {
    /// One own piece and one of the opponent's.
    OneOfEach,
    /// Any number.
    Any,
}

/// The duty when the order of touches is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnknownOrder {
    /// The arbiter decides.
    Arbiter,
    /// The player's own piece counts as touched first.
    OwnFirst,
}

/// The duty after touching king and rook when castling is legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingAndRook {
    /// Only the king, touched first, is bound.
    KingBound,
    /// Castling on that side.
    MustCastle,
}

/// The touches covered by the rule on illegal castling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VainCastling {
    /// The king, or king and rook together.
    KingOrBothTogether,
    /// The king and then the rook.
    KingThenRook,
}

/// The moment when the promotion piece is final.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PromotionFinal {
    /// When it is released.
    OnRelease,
    /// When it touches the promotion square.
    OnTouchingTheSquare,
}

/// The physical procedure of promotion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PromotionProcedure {
    /// The pawn is removed, then the new piece is placed and released.
    PawnOffFirst,
    /// In any order, and the pawn need not reach the square.
    AnyOrder,
}

/// The act that ends the right to complain, and the breaches covered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Complaint {
    /// By any touch of a piece; only breaches of the touch rule (1985: 07.02).
    AnyTouchEndsIt,
    /// By a touch with intent to move or capture; all breaches of 4.1 to 4.7.
    TouchWithIntentEndsIt,
}

const IN_1985: Touch = Touch {
    king_steps_into_check: cited(&["05.01.a"]),
    one_hand: by(false, &[]),
    adjusting: by(Adjusting::OnTheMove, &["07.01"]),
    contact: by(Contact::BindsIfDeliberate, &["07.02"]),
    own_pieces: cited(&["07.02.a"]),
    enemy_pieces: cited(&["07.02.a"]),
    both_colours: by(BothColours::OneOfEach, &["07.02.b"]),
    unknown_order: by(UnknownOrder::Arbiter, &["07.02.b"]),
    nothing_playable: cited(&["07.03"]),
    king_and_rook: by(KingAndRook::KingBound, &["07.02.a"]),
    rook_then_king: cited(&["05.01.c", "07.02"]),
    vain_castling: by(VainCastling::KingOrBothTogether, &["05.01.d"]),
    king_released: cited(&["06.03"]),
    king_released_in_vain: cited(&["05.01.d"]),
    promotion_final: by(PromotionFinal::OnRelease, &["06.04"]),
    pawn_released: cited(&["06.04"]),
    promotion_procedure: by(PromotionProcedure::PawnOffFirst, &["06.04"]),
    complaint: by(Complaint::AnyTouchEndsIt, &["07.04"]),
    says_check_is_optional: by(true, &["09.03"]),
    assistant: by(false, &[]),
};

const IN_2017: Touch = Touch {
    king_steps_into_check: cited(&["3.9.2"]),
    one_hand: by(true, &["4.1"]),
    adjusting: by(Adjusting::WhileOwnClockRuns, &["4.2.1", "6.2.5"]),
    contact: by(Contact::PresumedIntended, &["4.2.2", "4.3"]),
    own_pieces: cited(&["4.3.1"]),
    enemy_pieces: cited(&["4.3.2"]),
    both_colours: by(BothColours::Any, &["4.3.3"]),
    unknown_order: by(UnknownOrder::OwnFirst, &["4.3.3"]),
    nothing_playable: cited(&["4.5"]),
    king_and_rook: by(KingAndRook::MustCastle, &["4.4.1"]),
    rook_then_king: cited(&["4.4.2", "4.3.1"]),
    vain_castling: by(VainCastling::KingThenRook, &["4.4.3"]),
    king_released: cited(&["4.7.2"]),
    king_released_in_vain: cited(&["4.7.2"]),
    promotion_final: by(PromotionFinal::OnTouchingTheSquare, &["4.4.4"]),
    pawn_released: cited(&["4.7", "4.7.3"]),
    promotion_procedure: by(PromotionProcedure::AnyOrder, &["4.6.1", "4.6.2", "4.6.3"]),
    complaint: by(Complaint::TouchWithIntentEndsIt, &["4.8"]),
    says_check_is_optional: by(false, &[]),
    assistant: by(true, &["4.9"]),
};

const IN_2018: Touch = IN_2017;
const IN_2023: Touch = IN_2018;

static TABLE: [Touch; Edition::COUNT] = [IN_1985, IN_2017, IN_2018, IN_2023];

pub(super) fn table(edition: Edition) -> &'static Touch {
    &TABLE[edition.column()]
}
