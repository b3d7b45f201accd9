//! Draw offers and claims: Article 9 and 11.12 (1985: 10.05, 10.06 and 10.10 to 10.12).

use super::penalty::penalty;
use super::{Block, Cited, DrawOffers, Param, Play, Regulations, by, cited};
use crate::Edition;

/// Draw offers and claims.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draws {
    /// Whether the event restricts offers and agreements (9.1.1).
    pub offers: Param<DrawOffers>,
    /// The proper moment: after moving, before pressing (9.1.2.1; 1985: 10.10).
    pub proper_moment: Cited,
    /// An offer on the opponent's time is valid (9.1.2.1; 1985: 10.10.a).
    pub on_opponents_time: Param<ImproperOffer>,
    /// An offer before the player's own move is valid (9.1.2.1; 1985: 10.10.b).
    pub before_own_move: Param<EarlyOffer>,
    /// Whether conditions are forbidden (9.1.2.1).
    pub no_conditions: Param<bool>,
    /// The acts that end an offer, besides acceptance and spoken refusal (9.1.2.1; 1985: 10.10.c, 10.10).
    pub ends_offer: Param<EndsOffer>,
    /// An offer cannot be withdrawn (9.1.2.1; 1985: 10.10.c, 10.10).
    pub offer_stands: Cited,
    /// Whether a claim is an offer too (9.1.2.3).
    pub claim_is_offer: Param<bool>,
    /// Threefold repetition by the intended move (9.2.1.1; 1985: 10.05.a, 10.11.01.a).
    pub threefold_intended: Param<Intended>,
    /// Threefold repetition by the position on the board (9.2.1.2; 1985: 10.05.b, 10.11.01.b).
    pub threefold_on_board: Cited,
    /// Fifty moves by the intended move (9.3.1; 1985 counts only moves made: 10.08).
    pub fifty_intended: Param<Intended>,
    /// The identity of two positions (9.2.2; 1985: 10.05).
    pub identity: Param<Identity>,
    /// Positions that differ by an en passant capture (9.2.2.1; 1985: 10.05).
    pub differ_by_en_passant: Cited,
    /// Positions that differ by a castling right (9.2.2.2; 1985: 10.05).
    pub differ_by_castling: Cited,
    /// The acts that end the right to claim (9.4; 1985: 10.06).
    pub claim_lost: Param<ClaimLost>,
    /// The person who stops the clock for a claim (9.5.1; 1985: 10.12).
    pub claim_stops: Param<ClaimStops>,
    /// A claim cannot be withdrawn (9.5.1; 1985: 10.12.c).
    pub claim_stands: Cited,
    /// A right claim draws (9.5.2; 1985: 10.12.a).
    pub right_claim: Cited,
    /// The cost of a wrong claim (9.5.3, A.3, before 2023 B.2; 1985: 10.12.b).
    pub wrong_claim: Param<WrongClaim>,
    /// The announced move must be played after a wrong claim (9.5.3; 1985: 10.12.b).
    pub announced_move: Cited,
    /// The person who verifies a claim (11.12).
    pub verifier: Param<ClaimVerifier>,
}

/// An offer on the opponent's time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImproperOffer {
    /// The arbiter must warn.
    ArbiterWarns,
    /// It may be a distraction (11.5).
    MayDistract,
}

/// The validity of an offer before the player's own move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EarlyOffer {
    /// Proper; the opponent may wait for the move or the opening of the envelope.
    OpponentMayWait,
    /// It may be a distraction (11.5).
    MayDistract,
}

/// The acts that end an offer, besides acceptance and spoken refusal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndsOffer {
    /// Making a move.
    AMove,
    /// Touching a piece with intent to move or capture, or the end of the game.
    ATouch,
}

/// The procedure for a claim based on a move still to be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Intended {
    /// Such a claim is not possible.
    Impossible,
    /// The move is declared to the arbiter and written.
    DeclaredAndWritten,
    /// It is written, unchangeably, and declared.
    WrittenUnchangeably,
    /// It is written, or entered electronically, unchangeably, and declared.
    WrittenOrEntered,
}

/// The identity of two positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Identity {
    /// The same pieces, side to move and possible moves, including the rights to castle and to capture en passant.
    PossibleMovesAndRights,
    /// The same, with the two rights defined: en passant possible at the first occurrence, castling lost by moving.
    RightsSetOut,
}

/// The acts that end the right to claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimLost {
    /// Making a move; it revives if the position recurs with the same player to move.
    ByMoving,
    /// Touching a piece with intent, for that move.
    ByTouching,
}

/// The person who stops the clock for a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimStops {
    /// The arbiter.
    Arbiter,
    /// The claimant or the arbiter.
    ClaimantOrArbiter,
}

/// The cost of a wrong claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrongClaim {
    /// The claimant loses time, or the game if less time is left.
    ClaimantLoses {
        /// In seconds.
        seconds: u32,
    },
    /// The opponent gains time.
    OpponentGains {
        /// In seconds.
        seconds: u32,
    },
}

/// The person who verifies a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimVerifier {
    /// The edition has no rule.
    NotSaid,
    /// The players, supervised by the arbiter.
    Players,
}

const IN_1985: Draws = Draws {
    offers: by(DrawOffers::Allowed, &[]),
    proper_moment: cited(&["10.10"]),
    on_opponents_time: by(ImproperOffer::ArbiterWarns, &["10.10.a"]),
    before_own_move: by(EarlyOffer::OpponentMayWait, &["10.10.b"]),
    no_conditions: by(false, &[]),
    ends_offer: by(EndsOffer::AMove, &["10.10.c", "10.10"]),
    offer_stands: cited(&["10.10.c", "10.10"]),
    claim_is_offer: by(false, &[]),
    threefold_intended: by(Intended::DeclaredAndWritten, &["10.05.a", "10.11.01.a"]),
    threefold_on_board: cited(&["10.05.b", "10.11.01.b"]),
    fifty_intended: by(Intended::Impossible, &["10.08"]),
    identity: by(Identity::PossibleMovesAndRights, &["10.05"]),
    differ_by_en_passant: cited(&["10.05"]),
    differ_by_castling: cited(&["10.05"]),
    claim_lost: by(ClaimLost::ByMoving, &["10.06"]),
    claim_stops: by(ClaimStops::Arbiter, &["10.12"]),
    claim_stands: cited(&["10.12.c"]),
    right_claim: cited(&["10.12.a"]),
    wrong_claim: by(WrongClaim::ClaimantLoses { seconds: 300 }, &["10.12.b"]),
    announced_move: cited(&["10.12.b"]),
    verifier: by(ClaimVerifier::NotSaid, &[]),
};

const IN_2017: Draws = Draws {
    offers: by(DrawOffers::Allowed, &["9.1.1"]),
    proper_moment: cited(&["9.1.2.1"]),
    on_opponents_time: by(ImproperOffer::MayDistract, &["9.1.2.1"]),
    before_own_move: by(EarlyOffer::MayDistract, &["9.1.2.1"]),
    no_conditions: by(true, &["9.1.2.1"]),
    ends_offer: by(EndsOffer::ATouch, &["9.1.2.1"]),
    offer_stands: cited(&["9.1.2.1"]),
    claim_is_offer: by(true, &["9.1.2.3"]),
    threefold_intended: by(Intended::WrittenUnchangeably, &["9.2.1.1"]),
    threefold_on_board: cited(&["9.2.1.2"]),
    fifty_intended: by(Intended::WrittenUnchangeably, &["9.3.1"]),
    identity: by(Identity::RightsSetOut, &["9.2.2", "9.2.2.1", "9.2.2.2"]),
    differ_by_en_passant: cited(&["9.2.2.1"]),
    differ_by_castling: cited(&["9.2.2.2"]),
    claim_lost: by(ClaimLost::ByTouching, &["9.4"]),
    claim_stops: by(ClaimStops::ClaimantOrArbiter, &["9.5.1"]),
    claim_stands: cited(&["9.5.1"]),
    right_claim: cited(&["9.5.2"]),
    // `table` sets the seconds.
    wrong_claim: by(WrongClaim::OpponentGains { seconds: 0 }, &["9.5.3"]),
    announced_move: cited(&["9.5.3"]),
    verifier: by(ClaimVerifier::Players, &["11.12"]),
};

const IN_2018: Draws = IN_2017;

const IN_2023: Draws = Draws {
    threefold_intended: by(Intended::WrittenOrEntered, &["9.2.1.1"]),
    fifty_intended: by(Intended::WrittenOrEntered, &["9.3.1"]),
    ..IN_2018
};

const TABLE: [Draws; Edition::COUNT] = [IN_1985, IN_2017, IN_2018, IN_2023];

pub(super) fn table(edition: Edition, play: Play, block: Block, regulations: &Regulations) -> Draws {
    let mut draws = TABLE[edition.column()];
    if !draws.offers.articles.is_empty() {
        draws.offers.value = regulations.draw_offers;
    }
    if let WrongClaim::OpponentGains { .. } = draws.wrong_claim.value {
        let time = penalty(edition, play, block, regulations, draws.wrong_claim.articles);
        draws.wrong_claim = by(WrongClaim::OpponentGains { seconds: time.value }, time.articles);
    }
    draws
}
