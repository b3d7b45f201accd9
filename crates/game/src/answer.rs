//! The answers of the Laws: rulings, each with the article of the edition in force.

use crate::act::{Penalty, Score};
use crate::refusal::RefusalReason;
use crate::{Short, Span};
use adoube_board::{Color, Square, Wing};
pub use adoube_laws::GameResult;
use std::fmt;

/// An answer and its article, by the edition's own number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The answer.
    pub what: AnswerKind,
    /// The article.
    pub article: &'static str,
}

/// The players whom an answer concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// One player.
    One(Color),
    /// Both.
    Both,
}

/// A player's duty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Must {
    /// Move the piece on a square.
    Move(Square),
    /// Move it to a square.
    MoveTo(Square, Square),
    /// Capture the piece on a square.
    Capture(Square),
    /// Capture it with the piece on another.
    CaptureWith(Square, Square),
    /// Castle.
    Castle(Wing),
    /// Move the king.
    King,
    /// Play a move.
    Play(String),
}

/// The state of a draw offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfferState {
    /// The offer is open.
    Open,
    /// The offer is declined.
    Declined,
    /// The offer is open, but was made at the wrong time.
    Improper,
}

/// The decision on a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judgement {
    /// The claim is upheld.
    Upheld,
    /// The claim is rejected.
    Rejected,
}

/// More time or less.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeChange {
    /// More.
    Plus(Span),
    /// Less.
    Minus(Span),
}

/// Whether a player must record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keeping {
    /// Must complete the scoresheet.
    On,
    /// Need not record.
    Off,
}

/// A notice for the arbiter that must not be passed on to the players (12.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notice {
    /// An illegal move.
    Illegal,
    /// A touch out of turn.
    Touch,
    /// Displaced pieces.
    Displaced,
    /// Recording against the rules.
    Recording,
    /// A blind player's announcement differs from the move played (D.2.1, D.2.8).
    Announcement,
    /// The default time is over and the player has not arrived (6.7.1).
    DefaultTime(Color),
    /// A flag has fallen.
    Flag(Color),
    /// Less than five minutes are left in the period: the player may stop recording (8.4). Our own alarm: recorded, but
    /// not an answer.
    FiveMinutes(Color),
    /// Less than two minutes are left in the last period, and a guideline is announced (III.4-III.6). Our own alarm.
    TwoMinutes(Color),
    /// Both players have completed ten moves: set-up, board and clocks stay as they are (A.5.1). Our own alarm.
    TenMoves,
}

/// An option of the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ArbiterChoice {
    /// A warning.
    Warning,
    /// More time for the opponent.
    TimeOpponent,
    /// Less time for the offender.
    TimeOffender,
    /// More points for the opponent.
    PointsOpponent,
    /// Fewer points for the offender.
    PointsOffender,
    /// Loss of the game.
    Loss,
    /// A fine.
    Fine,
    /// Exclusion from rounds.
    Rounds,
    /// Expulsion.
    Expulsion,
    /// To uphold the claim.
    Uphold,
    /// To reject it.
    Reject,
    /// To put the decision off.
    Postpone,
    /// To let the game continue.
    Continue,
    /// A new game.
    NewGame,
    /// To set the clocks.
    SetClocks,
    /// A draw.
    Draw,
    /// White's move.
    White,
    /// Black's move.
    Black,
    /// The piece on a square.
    Square(Square),
    /// A move that a sealed text may mean, in algebraic notation.
    Move(Short),
}

impl ArbiterChoice {
    /// All penalties of 12.9.
    pub const PENALTIES: [Self; 9] = [
        Self::Warning,
        Self::TimeOpponent,
        Self::TimeOffender,
        Self::PointsOpponent,
        Self::PointsOffender,
        Self::Loss,
        Self::Fine,
        Self::Rounds,
        Self::Expulsion,
    ];

    /// Returns the penalties milder than loss of the game.
    pub const fn below_loss() -> &'static [Self] {
        const BELOW: [ArbiterChoice; 5] = [
            ArbiterChoice::Warning,
            ArbiterChoice::TimeOpponent,
            ArbiterChoice::TimeOffender,
            ArbiterChoice::PointsOpponent,
            ArbiterChoice::PointsOffender,
        ];
        &BELOW
    }
}

/// The kinds of answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerKind {
    /// The act is refused and has no effect. The reason is missing in multiple-choice rulings, which must not give it
    /// away.
    Refused(Option<RefusalReason>),
    /// The act cites an article that no edition has; holds the number in the act.
    RefusedNumber(Short),
    /// A claim is decided.
    Claim(Judgement),
    /// A flag was called and is down.
    Flag(Color),
    /// A move is completed although the act alone does not show it: the move in algebraic notation.
    Completed(Color, String),
    /// A position is restored, transferred or read.
    Position(String),
    /// The times on the clocks.
    Clocks(Span, Span),
    /// The game is annulled and a new one is played.
    NewGame,
    /// The game continues.
    Continues,
    /// A player's duty.
    Must(Color, Must),
    /// A player is free to make any legal move.
    Free(Color),
    /// A clock is adjusted.
    Time(Color, TimeChange),
    /// Both clocks get an increment from now on, in seconds.
    Increment(u32),
    /// A penalty that affects neither a clock nor the result (12.9).
    Penalty(Color, Penalty),
    /// A draw offer.
    Offer(Color, OfferState),
    /// Recording.
    ScoreKeeping(Who, Keeping),
    /// The arbiter must choose.
    Options(Who, Vec<ArbiterChoice>),
    /// A notice for the arbiter alone.
    Notice(Notice),
    /// The game is over.
    Result(GameResult),
    /// The scores of White and Black, if penalties made them differ from the result.
    Scores(Score, Score),
}

impl AnswerKind {
    /// Returns the code of the kind: in transcripts, the first word of its line.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Refused(_) | Self::RefusedNumber(_) => "refused",
            Self::Claim(_) => "claim",
            Self::Flag(_) => "flag",
            Self::Completed(..) => "completed",
            Self::Position(_) => "position",
            Self::Clocks(..) => "clocks",
            Self::NewGame => "new",
            Self::Continues => "continues",
            Self::Must(..) => "must",
            Self::Free(_) => "free",
            Self::Time(..) => "time",
            Self::Increment(_) => "increment",
            Self::Offer(..) => "offer",
            Self::ScoreKeeping(..) => "score-keeping",
            Self::Options(..) => "options",
            Self::Notice(_) => "notice",
            Self::Result(_) => "result",
            Self::Penalty(..) => "penalty",
            Self::Scores(..) => "scores",
        }
    }

    /// Returns whether the act is refused.
    pub const fn is_refused(&self) -> bool {
        matches!(self, Self::Refused(_) | Self::RefusedNumber(_))
    }

    /// Returns the sort position among the answers to one act.
    const fn place(&self) -> u8 {
        match self {
            Self::Notice(Notice::DefaultTime(_)) => 0,
            Self::Notice(Notice::Flag(_)) => 1,
            Self::Refused(_) | Self::RefusedNumber(_) => 2,
            Self::Claim(_) => 3,
            Self::Flag(_) => 4,
            Self::Completed(..) => 5,
            Self::Position(_) | Self::Clocks(..) | Self::NewGame | Self::Continues => 6,
            Self::Must(..) | Self::Free(_) => 7,
            Self::Time(..) => 8,
            Self::Increment(_) => 9,
            Self::Penalty(..) => 10,
            Self::Offer(..) => 11,
            Self::ScoreKeeping(..) => 12,
            Self::Options(..) => 13,
            Self::Notice(_) => 14,
            Self::Result(_) => 15,
            Self::Scores(..) => 16,
        }
    }

    const fn color(&self) -> Option<Color> {
        match self {
            Self::Flag(color)
            | Self::Completed(color, _)
            | Self::Must(color, _)
            | Self::Free(color)
            | Self::Time(color, _)
            | Self::Offer(color, _)
            | Self::Penalty(color, _)
            | Self::ScoreKeeping(Who::One(color), _)
            | Self::Options(Who::One(color), _)
            | Self::Notice(Notice::Flag(color) | Notice::DefaultTime(color)) => Some(*color),
            _ => None,
        }
    }
}

/// Sorts the answers to one act, White's before Black's.
pub(crate) fn in_order(answers: &mut [Answer]) {
    if answers.len() > 1 {
        answers.sort_by_key(|answer| (answer.what.place(), answer.what.color() == Some(Color::Black)));
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::One(color) => name(*color),
            Self::Both => "both",
        })
    }
}

impl fmt::Display for Must {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(square) => write!(f, "move {square}"),
            Self::MoveTo(from, to) => write!(f, "move {from} to {to}"),
            Self::Capture(square) => write!(f, "capture {square}"),
            Self::CaptureWith(square, with) => write!(f, "capture {square} with {with}"),
            Self::Castle(Wing::King) => f.write_str("castle kingside"),
            Self::Castle(Wing::Queen) => f.write_str("castle queenside"),
            Self::King => f.write_str("move king"),
            Self::Play(san) => write!(f, "play {san}"),
        }
    }
}

impl fmt::Display for ArbiterChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Warning => "warning",
            Self::TimeOpponent => "time-opponent",
            Self::TimeOffender => "time-offender",
            Self::PointsOpponent => "points-opponent",
            Self::PointsOffender => "points-offender",
            Self::Loss => "loss",
            Self::Fine => "fine",
            Self::Rounds => "rounds",
            Self::Expulsion => "expulsion",
            Self::Uphold => "uphold",
            Self::Reject => "reject",
            Self::Postpone => "postpone",
            Self::Continue => "continue",
            Self::NewGame => "new-game",
            Self::SetClocks => "set-clocks",
            Self::Draw => "draw",
            Self::White => "white",
            Self::Black => "black",
            Self::Square(square) => return write!(f, "{square}"),
            Self::Move(san) => return write!(f, "{san}"),
        })
    }
}

impl fmt::Display for AnswerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            Self::Refused(_) | Self::RefusedNumber(_) | Self::Continues => Ok(()),
            Self::Claim(Judgement::Upheld) => f.write_str(" upheld"),
            Self::Claim(Judgement::Rejected) => f.write_str(" rejected"),
            Self::Flag(color) | Self::Free(color) => write!(f, " {}", name(*color)),
            Self::Completed(color, san) => write!(f, " {} {san}", name(*color)),
            Self::Position(fen) => write!(f, " {fen}"),
            Self::Clocks(white, black) => write!(f, " {white} {black}"),
            Self::NewGame => f.write_str(" game"),
            Self::Must(color, must) => write!(f, " {} {must}", name(*color)),
            Self::Time(color, TimeChange::Plus(span)) => write!(f, " {} +{span}", name(*color)),
            Self::Time(color, TimeChange::Minus(span)) => write!(f, " {} -{span}", name(*color)),
            Self::Increment(seconds) => write!(f, " {seconds}"),
            Self::Penalty(color, penalty) => write_penalty(f, *color, *penalty),
            Self::Offer(color, state) => {
                let state = match state {
                    OfferState::Open => "open",
                    OfferState::Declined => "declined",
                    OfferState::Improper => "improper",
                };
                write!(f, " {} {state}", name(*color))
            }
            Self::ScoreKeeping(who, Keeping::On) => write!(f, " {who} on"),
            Self::ScoreKeeping(who, Keeping::Off) => write!(f, " {who} off"),
            Self::Options(who, choices) => {
                write!(f, " {who} ")?;
                for (i, choice) in choices.iter().enumerate() {
                    write!(f, "{}{choice}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Self::Notice(notice) => match notice {
                Notice::Illegal => f.write_str(" illegal"),
                Notice::Touch => f.write_str(" touch"),
                Notice::Displaced => f.write_str(" displaced"),
                Notice::Recording => f.write_str(" recording"),
                Notice::Announcement => f.write_str(" announcement"),
                Notice::Flag(color) => write!(f, " flag {}", name(*color)),
                Notice::DefaultTime(color) => write!(f, " default-time {}", name(*color)),
                Notice::FiveMinutes(color) => write!(f, " five-minutes {}", name(*color)),
                Notice::TwoMinutes(color) => write!(f, " two-minutes {}", name(*color)),
                Notice::TenMoves => f.write_str(" ten-moves"),
            },
            Self::Result(result) => write!(f, " {}", result.sign()),
            Self::Scores(white, black) => write!(f, " {white}-{black}"),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.what, self.number())
    }
}

impl Answer {
    /// Returns the article's number: that of the edition in force, or the one in the act if no edition has it.
    pub fn number(&self) -> &str {
        match &self.what {
            AnswerKind::RefusedNumber(number) => number.as_str(),
            _ => self.article,
        }
    }
}

/// Writes a penalty that affects neither a clock nor the result.
fn write_penalty(f: &mut fmt::Formatter<'_>, on: Color, penalty: Penalty) -> fmt::Result {
    let on = name(on);
    match penalty {
        Penalty::OpponentPoints(score) => write!(f, " {on} points-opponent {score}"),
        other => write!(f, " {on} {other}"),
    }
}
