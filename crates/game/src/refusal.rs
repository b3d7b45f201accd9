//! The reasons for refusing an act.

use crate::words::refusals;
use adoube_words::Text;

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident: $text:path;)*) => {
        /// The condition that a refused act does not meet.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum RefusalReason {
            $($(#[$doc])* $name,)*
        }

        impl RefusalReason {
            /// All reasons.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Returns the text.
            pub const fn text(self) -> Text {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
}

reasons! {
    /// The game is over.
    GameOver: refusals::GAME_OVER;
    /// The arbiter must decide first (III.6.1).
    DecisionPending: refusals::DECISION_PENDING;
    /// An illegal position does not draw in this game (A.5.4).
    NoPositionDraw: refusals::NO_POSITION_DRAW;
    /// The edition does not require signatures (8.7).
    NoSigning: refusals::NO_SIGNING;
    /// The edition has no appeals (11.10).
    NoAppeal: refusals::NO_APPEAL;
    /// A bare king cannot be claimed (1985: 10.11.02).
    NoBareKingClaim: refusals::NO_BARE_KING_CLAIM;
    /// The arbiter keeps no scoresheet for the players to see (A.4.3, B.2.3).
    NoScoresheetLooks: refusals::NO_SCORESHEET_LOOKS;
    /// The edition has no rules for blind players (D).
    NoBlindRules: refusals::NO_BLIND_RULES;
    /// The edition has no rule on electronic devices (11.3.2.2).
    NoDeviceRule: refusals::NO_DEVICE_RULE;
    /// No electronic scoresheet can be used in this game (8.1.1.2).
    NoElectronicScoresheet: refusals::NO_ELECTRONIC_SCORESHEET;
    /// The article gives this player no assistant (4.9, 6.2.6, 8.1.6, D.2.10, D.2.11).
    NoAssistant: refusals::NO_ASSISTANT;
    /// The moves of this game are unknown.
    MovesUnknown: refusals::MOVES_UNKNOWN;
    /// It is the opponent's turn (1.2).
    NotToMove: refusals::NOT_TO_MOVE;
    /// The opponent has begun a move (1.3).
    OpponentMoving: refusals::OPPONENT_MOVING;
    /// A move has been made and cannot be changed (4.7).
    MoveStands: refusals::MOVE_STANDS;
    /// The square touched is empty (4.3).
    EmptySquare: refusals::EMPTY_SQUARE;
    /// No touched piece can be released there (4.7).
    NothingToRelease: refusals::NOTHING_TO_RELEASE;
    /// No pawn can be promoted to this piece there (4.4.4).
    NoPromotion: refusals::NO_PROMOTION;
    /// The position on the board is illegal (3.10.3).
    IllegalPosition: refusals::ILLEGAL_POSITION;
    /// The position on the board is possible (A.5.4).
    PossiblePosition: refusals::POSSIBLE_POSITION;
    /// The order of touches is not in question.
    OrderNotInQuestion: refusals::ORDER_NOT_IN_QUESTION;
    /// The player has not arrived (6.7.1).
    Absent: refusals::ABSENT;
    /// The player is there already.
    Present: refusals::PRESENT;
    /// The player has not displaced anything (7.4.1).
    NothingDisplaced: refusals::NOTHING_DISPLACED;
    /// Only the arbiter may stop the clocks (1985: 12.05).
    ClocksAreTheArbiters: refusals::CLOCKS_ARE_THE_ARBITERS;
    /// A player must keep more time than this after a defect of the clock (1985: 12.04).
    TooLittleTime: refusals::TOO_LITTLE_TIME;
    /// No flag has fallen (6.8).
    NoFlag: refusals::NO_FLAG;
    /// Not both flags have fallen.
    NotBothFlags: refusals::NOT_BOTH_FLAGS;
    /// The last period has no number of moves (8.6).
    NoMoveCount: refusals::NO_MOVE_COUNT;
    /// The game has no move of this number.
    NoSuchMove: refusals::NO_SUCH_MOVE;
    /// There is no illegal move to deal with.
    NothingIllegal: refusals::NOTHING_ILLEGAL;
    /// The arbiter has nothing to decide.
    NothingPending: refusals::NOTHING_PENDING;
    /// There is no decision to postpone (III.5.2).
    NothingToPostpone: refusals::NOTHING_TO_POSTPONE;
    /// No player can have this score (10.2).
    NoSuchScore: refusals::NO_SUCH_SCORE;
    /// The two scores do not make a result (10.2).
    NoSuchResult: refusals::NO_SUCH_RESULT;
    /// The claim is based on a display alone (6.12.2).
    DisplayAlone: refusals::DISPLAY_ALONE;
    /// The claimant has moved (9.4).
    ClaimAfterMove: refusals::CLAIM_AFTER_MOVE;
    /// The claimant has touched a piece (9.4).
    ClaimAfterTouch: refusals::CLAIM_AFTER_TOUCH;
    /// The claimant's time is over (1985: 10.11.02).
    ClaimAfterFlag: refusals::CLAIM_AFTER_FLAG;
    /// The regulations do not allow the players to agree to a draw now (9.1.1).
    AgreementForbidden: refusals::AGREEMENT_FORBIDDEN;
    /// A player has not made a move yet (5.2.3).
    AgreementTooEarly: refusals::AGREEMENT_TOO_EARLY;
    /// There is no open draw offer (9.1.2.1).
    NoOffer: refusals::NO_OFFER;
    /// A draw offer cannot be withdrawn (9.1.2.1).
    OfferStands: refusals::OFFER_STANDS;
    /// A claim cannot be withdrawn (9.5.1).
    ClaimStands: refusals::CLAIM_STANDS;
    /// There is no offer or claim to withdraw.
    NothingToWithdraw: refusals::NOTHING_TO_WITHDRAW;
    /// The game has no result yet (8.7).
    NoResult: refusals::NO_RESULT;
    /// The player must record (8.4).
    MustRecord: refusals::MUST_RECORD;
    /// The claim needs a complete scoresheet (III.6.1.2).
    ScoresheetIncomplete: refusals::SCORESHEET_INCOMPLETE;
    /// The regulations have announced no such guideline (III.2.1).
    GuidelineNotAnnounced: refusals::GUIDELINE_NOT_ANNOUNCED;
    /// The guidelines do not cover this game (III.2.2).
    GuidelinesDoNotApply: refusals::GUIDELINES_DO_NOT_APPLY;
    /// The player is not to move, not in the last period, or has time (III.4, III.5).
    NotInLastMinutes: refusals::NOT_IN_LAST_MINUTES;
    /// No player is blind (D.2.1).
    NobodyBlind: refusals::NOBODY_BLIND;
    /// The blind player has not announced a move (D.2.4).
    NothingAnnounced: refusals::NOTHING_ANNOUNCED;
    /// The game is adjourned (I.5).
    Adjourned: refusals::ADJOURNED;
    /// The game is not adjourned (I.5).
    NotAdjourned: refusals::NOT_ADJOURNED;
    /// The game has not been resumed (I.7, I.13).
    NotResumed: refusals::NOT_RESUMED;
    /// The sealed move has been requested or made (I.1.1).
    AlreadyAdjourned: refusals::ALREADY_ADJOURNED;
    /// The move made on the board must be sealed (I.1.1).
    MoveToSeal: refusals::MOVE_TO_SEAL;
    /// There is no envelope (I.12.1).
    NoEnvelope: refusals::NO_ENVELOPE;
    /// The clocks are stopped (6.11.3).
    ClocksStopped: refusals::CLOCKS_STOPPED;
    /// A rejected claim binds the player to the announced move (9.5.3).
    ClaimBinds: refusals::CLAIM_BINDS;
    /// The player's clock does not run (6.2.5).
    ClockNotRunning: refusals::CLOCK_NOT_RUNNING;
    /// No touched piece required another move (4.3).
    TouchKept: refusals::TOUCH_KEPT;
    /// No player can breach this article here (11, 12).
    NoDuty: refusals::NO_DUTY;
    /// An article that binds nobody but the players and the arbiter here (11.2.3.3, 12.7, 12.8).
    NoRuleForOthers: refusals::NO_RULE_FOR_OTHERS;
    /// The sealed text cannot mean this move (I.8.1).
    NotAReading: refusals::NOT_A_READING;
    /// The player who must reply is absent (I.7).
    ReplierAbsent: refusals::REPLIER_ABSENT;
}
