//! Acts at a board: those of the players and of the arbiter, as `docs/transcripts.md` lists them.

use crate::{Short, Span};
use adoube_board::{Color, Role, Square, Wing};
use adoube_laws::ResultPoints;

/// Something that happened, when, and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimedAct {
    /// The wall time since the scheduled start of play.
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

/// A move as it is written in a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveText {
    /// Standard algebraic notation: a legal move.
    San(String),
    /// From square to square, legal or not; the piece is what a pawn is replaced by.
    Squares {
        /// Where it starts.
        from: Square,
        /// Where it ends.
        to: Square,
        /// The piece the pawn becomes.
        promotion: Option<Role>,
    },
    /// Castling, legal or not.
    Castling(Wing),
}

/// With how many hands a move is made (4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hands {
    /// One, as it must be.
    One,
    /// Two.
    Two,
}

/// How pieces were touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// Deliberately, in the order given.
    Deliberately,
    /// By accident.
    Accidentally,
    /// Deliberately, and nobody knows in which order.
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

/// The evidence a claim rests on (6.12.2).
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
    /// Comes to the board.
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
    /// Says that the opponent's flag has fallen.
    ClaimsFlag,
    /// Says that the opponent has completed an illegal move.
    ClaimsIllegal,
    /// Says that the opponent touched the piece on a square.
    ClaimsTouched(Square),
    /// Says that a clock was set wrongly for the resumption.
    ClaimsClock,
    /// Says that the opponent cannot win by normal means.
    ClaimsNoWinningMeans,
    /// Says that the opponent makes no effort to win by normal means.
    ClaimsNoEffort,
    /// Asks for an increment.
    AsksIncrement,
    /// Wants to take back an offer or a claim.
    Withdraws,
    /// Agrees to take back an illegal move that stands.
    Agrees,
    /// Resigns.
    Resigns,
    /// Stops the clocks to call the arbiter.
    StopsClocks,
    /// Has the score complete and keeps it.
    Records,
    /// No longer keeps the score.
    StopsRecording,
    /// Notes a move before playing it.
    Writes(MoveText),
    /// Writes the sealed move and stops the clock.
    Seals(String),
    /// Knocks pieces over.
    Displaces(Vec<Square>),
    /// Puts them back.
    Restores,
    /// A blind player's announcement.
    Announces(MoveText),
    /// An electronic device is found on the player.
    Phone,
    /// A device is found switched off in the player's bag, which lies as the arbiter has agreed (11.3.2.1).
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

/// Something besides the envelope that cannot be found again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AlsoLost {
    /// Nothing.
    Nothing,
    /// The times.
    Times,
    /// The position.
    Position,
}

/// How certain the last position before a displacement is (7.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Certainty {
    /// It is the one just before.
    Certain,
    /// It is the last certain one; the one just before is unknown.
    Uncertain,
}

/// Something the arbiter finds out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArbiterFinding {
    /// The initial position was wrong.
    SetupWrong,
    /// The board lies the wrong way round.
    BoardTurned,
    /// The colours were reversed.
    ColoursReversed,
    /// The clock was set wrongly.
    ClockWrong,
    /// The clock is defective.
    ClockDefective,
    /// Pieces got off their squares after Black's move of this number.
    Displaced(Certainty, u16),
    /// The adjourned position was set up wrongly.
    ResumptionWrong,
    /// A flag is down and nobody can show whether the moves were made.
    CountUnknown,
    /// The boards differ; the scores agree up to Black's move of this number, or throughout.
    BoardsDiffer(Option<u16>),
    /// A player has breached an article that no other act expresses, by its number in the edition in force.
    Breach(Color, Short),
    /// Somebody who does not play this game has breached an article (11.2.3.3, 12.7, 12.8).
    OthersBreach(Short),
    /// A player's electronic scoresheet has an evident defect (8.3).
    ScoresheetDefective(Color),
    /// Of several pieces the one on this square was touched first (1985: 07.02.b).
    TouchedFirst(Square),
}

/// A score as an arbiter may name it, in quarters of a point; not every one exists (10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score(pub u8);

impl Score {
    /// A win.
    pub const ONE: Self = Self(4);
    /// A draw.
    pub const HALF: Self = Self(2);
    /// A loss.
    pub const NOUGHT: Self = Self(0);

    /// The scores for a win, a draw and a loss (10.1).
    pub fn of_points(points: &ResultPoints) -> [Self; 3] {
        let quarters = |tenths: u16| Self(u8::try_from(tenths.saturating_mul(2) / 5).unwrap_or(u8::MAX));
        [quarters(points.win_tenths), quarters(points.draw_tenths), quarters(points.loss_tenths)]
    }

    /// The score in tenths of a point; none if it is an odd number of quarters.
    pub(crate) fn tenths(self) -> Option<u16> {
        self.0.is_multiple_of(2).then(|| u16::from(self.0) * 5 / 2)
    }

    /// The scores of White and of Black for a result, where a game has the value given (10.1).
    pub(crate) fn worth(result: crate::GameResult, points: &ResultPoints) -> [Self; 2] {
        let [win, draw, loss] = Self::of_points(points);
        Self::of(result).map(|score| match score {
            Self::ONE => win,
            Self::HALF => draw,
            _ => loss,
        })
    }

    /// The scores of White and of Black for a result.
    pub fn of(result: crate::GameResult) -> [Self; 2] {
        result.half_points().map(|half_points| Self(half_points * Self::HALF.0))
    }
}

/// A result as an arbiter may name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeclaredResult {
    /// White's score and Black's.
    Scores(Score, Score),
    /// A result that exists.
    Forfeit(crate::GameResult),
}

impl DeclaredResult {
    /// The result, if it is one that a game can have (10.2).
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
    /// Asks what the clocks show.
    ReadsClocks,
    /// Asks how the pieces stand.
    ReadsBoard,
    /// Adjusts a clock.
    Sets(Color, Span),
    /// Adjusts White's clock and Black's together.
    SetsBoth(Span, Span),
    /// Calls a flag.
    SeesFlag,
    /// Both flags are down and nobody knows which fell first.
    SeesFlags,
    /// Calls an illegal move.
    SeesIllegal,
    /// Acts on a breach of touch-move, or of 9.5.3, that he saw; on the square a piece was touched.
    SeesTouched(Option<Square>),
    /// Calls an illegal position.
    SeesPosition,
    /// Finds something out.
    Finds(ArbiterFinding),
    /// Decides for what is pending.
    Upholds,
    /// Decides against it.
    Rejects,
    /// Puts the decision off.
    Postpones,
    /// Imposes a penalty.
    Penalises(Color, Penalty),
    /// Gives the game a result.
    Decides(DeclaredResult),
    /// Lets the game go on.
    DecidesContinue,
    /// Annuls the game: a new one is played.
    DecidesNewGame,
    /// Takes back this player's of two illegal moves, one on top of the other (A.5.2).
    TakesBack(Color),
    /// Asks the player on the move to seal.
    Adjourns,
    /// The hour of resumption has come.
    Resumes,
    /// Opens the envelope.
    OpensEnvelope,
    /// Says which move a sealed text means.
    Reads(MoveText),
    /// Lets the players agree a draw that the event forbids (9.1.1).
    Consents,
    /// Accepts a player's assistant, by the article that allows one (4.9, 6.2.6, 8.1.6, D.2.10, D.2.11).
    Admits(Color, Short),
    /// Loses it.
    LosesEnvelope(AlsoLost),
    /// Gives extra time.
    Gives(Color, Span),
}
