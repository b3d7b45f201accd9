//! Acts at a board by players and the arbiter, as listed in `docs/transcripts.md`.

use crate::{Short, Span};
use adoube_board::{Color, Role, Square, Wing};
use adoube_laws::ResultPoints;

/// An act with its time and actor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimedAct {
    /// The wall-clock time since the scheduled start of play.
    pub at: Span,
    /// The act and its actor.
    pub act: GameAct,
}

/// An act at the board and its actor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameAct {
    /// A player.
    Player(Color, PlayerAct),
    /// The arbiter.
    Arbiter(ArbiterAct),
}

/// A move as written in a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveText {
    /// Standard algebraic notation: a legal move.
    San(String),
    /// From square to square, legal or not, with the promotion piece if any.
    Squares {
        /// The origin square.
        from: Square,
        /// The destination square.
        to: Square,
        /// The piece the pawn becomes.
        promotion: Option<Role>,
    },
    /// Castling, legal or not.
    Castling(Wing),
}

/// The number of hands used for a move (4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hands {
    /// One, as required.
    One,
    /// Two.
    Two,
}

/// The manner in which pieces were touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// Deliberately, in the order given.
    Deliberately,
    /// By accident.
    Accidentally,
    /// Deliberately, in an unknown order.
    Together,
}

/// The ground of a draw claim (9.2, 9.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawGround {
    /// The same position a third time.
    Threefold,
    /// Fifty moves without capture or pawn move.
    Fifty,
}

/// The evidence for a claim (6.12.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimEvidence {
    /// The game itself.
    Game,
    /// A display alone.
    Display,
}

/// A player's act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerAct {
    /// Arrives at the board.
    Arrives,
    /// Announces j'adoube.
    SaysAdjust,
    /// Has adjusted: touches count again.
    StopsAdjusting,
    /// Touches pieces.
    Touches(Vec<Square>, Manner),
    /// Makes a move without pressing the clock.
    Plays(MoveText, Hands),
    /// Lets go of the touched piece.
    Releases(Square),
    /// Sets a new piece on the promotion square without letting go.
    Places(Role, Square),
    /// Presses the clock.
    Presses,
    /// Plays and presses.
    Moves(MoveText),
    /// Offers a draw.
    Offers,
    /// Accepts the draw.
    Accepts,
    /// Declines the draw.
    Declines,
    /// Claims a draw.
    ClaimsDraw(DrawGround, Option<MoveText>, ClaimEvidence),
    /// Claims that the opponent has only the king left (1985).
    ClaimsBareKing,
    /// Claims that the opponent's flag has fallen.
    ClaimsFlag,
    /// Claims that the opponent has completed an illegal move.
    ClaimsIllegal,
    /// Claims that the opponent touched the piece on a square.
    ClaimsTouched(Square),
    /// Claims that a clock was set wrongly for the resumption.
    ClaimsClock,
    /// Claims that the opponent cannot win by normal means.
    ClaimsNoWinningMeans,
    /// Claims that the opponent makes no effort to win by normal means.
    ClaimsNoEffort,
    /// Asks for an increment.
    AsksIncrement,
    /// Asks to withdraw an offer or a claim.
    Withdraws,
    /// Agrees to take back an illegal move that remains on the board.
    Agrees,
    /// Resigns.
    Resigns,
    /// Stops the clocks to call the arbiter.
    StopsClocks,
    /// Has completed the scoresheet and records again.
    Records,
    /// Stops recording.
    StopsRecording,
    /// Writes a move before playing it.
    Writes(MoveText),
    /// Writes the sealed move and stops the clock.
    Seals(String),
    /// Knocks pieces over.
    Displaces(Vec<Square>),
    /// Restores displaced pieces.
    Restores,
    /// A blind player's announcement.
    Announces(MoveText),
    /// Has an electronic device that was found on the player.
    Phone,
    /// Has a switched-off device in a bag, placed as agreed with the arbiter (11.3.2.1).
    PhoneInBag,
    /// Refuses to comply with the Laws.
    Refuses,
    /// Asks to see the arbiter's scoresheet.
    AsksScoresheet,
    /// Signs a result, or approves it electronically (8.7).
    Signs(crate::GameResult),
    /// Appeals against a decision (11.10).
    Appeals,
}

/// Other items lost with the envelope.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AlsoLost {
    /// Nothing.
    Nothing,
    /// The times.
    Times,
    /// The position.
    Position,
}

/// The certainty of the last position before a displacement (7.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Certainty {
    /// The last position is the one just before the displacement.
    Certain,
    /// The last known position is an earlier one; the one just before is unknown.
    Uncertain,
}

/// A finding of the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArbiterFinding {
    /// The initial position was wrong.
    SetupWrong,
    /// The board was placed the wrong way round.
    BoardTurned,
    /// The colours were reversed.
    ColoursReversed,
    /// The clock was set wrongly.
    ClockWrong,
    /// The clock is defective.
    ClockDefective,
    /// Pieces were displaced after Black's move with this number.
    Displaced(Certainty, u16),
    /// The adjourned position was set up wrongly.
    ResumptionWrong,
    /// A flag is down, and it cannot be established whether the moves were made.
    CountUnknown,
    /// The boards differ; the scoresheets agree up to Black's move with this number, or throughout.
    BoardsDiffer(Option<u16>),
    /// A player has breached an article that no other act covers, given by its number in the edition in force.
    Breach(Color, Short),
    /// Somebody who does not play this game has breached an article (11.2.3.3, 12.7, 12.8).
    OthersBreach(Short),
    /// A player's electronic scoresheet has an evident defect (8.3).
    ScoresheetDefective(Color),
    /// Of several touched pieces, the one on this square was first (1985: 07.02.b).
    TouchedFirst(Square),
}

/// A score as an arbiter may declare it, in quarters of a point; not every one is possible (10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score(pub u8);

impl Score {
    /// A win.
    pub const ONE: Self = Self(4);
    /// A draw.
    pub const HALF: Self = Self(2);
    /// A loss.
    pub const NOUGHT: Self = Self(0);

    /// Returns the scores for a win, a draw and a loss (10.1).
    pub fn of_points(points: &ResultPoints) -> [Self; 3] {
        let quarters = |tenths: u16| Self(u8::try_from(tenths.saturating_mul(2) / 5).unwrap_or(u8::MAX));
        [quarters(points.win_tenths), quarters(points.draw_tenths), quarters(points.loss_tenths)]
    }

    /// Returns the score in tenths of a point; `None` for an odd number of quarters.
    pub(crate) fn tenths(self) -> Option<u16> {
        self.0.is_multiple_of(2).then(|| u16::from(self.0) * 5 / 2)
    }

    /// Returns the scores of White and Black for a result, given the event's points (10.1).
    pub(crate) fn worth(result: crate::GameResult, points: &ResultPoints) -> [Self; 2] {
        let [win, draw, loss] = Self::of_points(points);
        Self::of(result).map(|score| match score {
            Self::ONE => win,
            Self::HALF => draw,
            _ => loss,
        })
    }

    /// Returns the scores of White and Black for a result.
    pub fn of(result: crate::GameResult) -> [Self; 2] {
        result.half_points().map(|half_points| Self(half_points * Self::HALF.0))
    }
}

/// A result as an arbiter may declare it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeclaredResult {
    /// White's score and Black's.
    Scores(Score, Score),
    /// A forfeit.
    Forfeit(crate::GameResult),
}

impl DeclaredResult {
    /// Returns the result, if a game can have it (10.2).
    pub fn result(self) -> Option<crate::GameResult> {
        match self {
            Self::Forfeit(result) => Some(result),
            Self::Scores(white, black) => {
                let of = |result: &crate::GameResult| result.is_played() && Score::of(*result) == [white, black];
                crate::GameResult::ALL.into_iter().find(of)
            }
        }
    }
}

/// A penalty of 12.9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// Less time.
    Time(Span),
    /// More time for the opponent.
    Opponent(Span),
    /// A score in this game.
    Points(Score),
    /// A score of the opponent in this game (12.9.4).
    OpponentPoints(Score),
    /// Loss of the game, with the opponent's score if it is not a win.
    Loss(Option<Score>),
    /// A fine.
    Fine,
    /// Exclusion from rounds.
    Rounds(u16),
    /// Expulsion.
    Expulsion,
}

/// The arbiter's act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArbiterAct {
    /// Starts the clock of the player to move.
    Starts,
    /// Stops the clocks.
    StopsClocks,
    /// Reads the clocks.
    ReadsClocks,
    /// Reads the position on the board.
    ReadsBoard,
    /// Adjusts a clock.
    Sets(Color, Span),
    /// Sets White's and Black's clocks together.
    SetsBoth(Span, Span),
    /// Calls a flag.
    SeesFlag,
    /// Observes that both flags are down and that their order is unknown.
    SeesFlags,
    /// Calls an illegal move.
    SeesIllegal,
    /// Acts on an observed breach of touch-move or of 9.5.3, with the square of the touched piece.
    SeesTouched(Option<Square>),
    /// Calls an illegal position.
    SeesPosition,
    /// Records a finding.
    Finds(ArbiterFinding),
    /// Upholds the pending claim.
    Upholds,
    /// Rejects the pending claim.
    Rejects,
    /// Postpones the decision.
    Postpones,
    /// Imposes a penalty.
    Penalises(Color, Penalty),
    /// Declares a result.
    Decides(DeclaredResult),
    /// Lets the game continue.
    DecidesContinue,
    /// Annuls the game; a new one is played.
    DecidesNewGame,
    /// Takes back this player's move of two consecutive illegal moves (A.5.2).
    TakesBack(Color),
    /// Asks the player to move to seal.
    Adjourns,
    /// Resumes an adjourned game at the scheduled time.
    Resumes,
    /// Opens the envelope.
    OpensEnvelope,
    /// Decides the meaning of a sealed text.
    Reads(MoveText),
    /// Lets the players agree a draw that the event forbids (9.1.1).
    Consents,
    /// Accepts a player's assistant, by the article that allows one (4.9, 6.2.6, 8.1.6, D.2.10, D.2.11).
    Admits(Color, Short),
    /// Reports that the envelope is lost.
    LosesEnvelope(AlsoLost),
    /// Gives extra time.
    Gives(Color, Span),
}
