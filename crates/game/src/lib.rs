//! The game under the Laws: Articles 4-12, Appendices A, B and D, Guidelines I and III, in four editions.
//!
//! Everything that can happen at a board is a [`TimedAct`]; [`Game::decide`] returns the answers of the Laws, each with
//! the article of the edition in force, or a refusal. The engine asks [`adoube_laws::Rules`] for the rules of an
//! edition and never checks which edition it is. A [`Transcript`] is a game's events and answers as text.
//!
//! ```
//! use adoube_game::Transcript;
//! let transcript = Transcript::parse("edition: 2023\n\n0:05 white e4\n0:07 black plays e7-e4\n")?;
//! let answers = transcript.replay()?.answers;
//! let answers: Vec<String> = answers[1].iter().map(ToString::to_string).collect();
//! assert_eq!(answers, ["must black move e7 4.3.3", "notice illegal 3.7.1"]);
//! # Ok::<(), adoube_game::TranscriptError>(())
//! ```
//!
//! This crate does no I/O, does not read the time of day, and does not panic on any input.
#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![allow(clippy::unnecessary_wraps, reason = "every act has one signature: it is ruled on or refused")]
#![allow(clippy::similar_names, reason = "rule and role, taken and takes are the Laws' own words")]

mod act;
mod adjournment;
mod alarms;
mod answer;
mod arbiter;
mod around;
mod claims;
mod clock;
mod commitment;
mod ending;
mod example;
mod explain;
mod findings;
mod flags;
mod game;
mod grounds;
mod header;
mod lateness;
mod letters;
mod made;
mod mating;
mod moving;
mod offences;
mod offers;
mod paperwork;
mod player;
mod pressing;
mod quickplay;
mod recording;
mod refusal;
mod short;
mod stand;
mod stock;
mod telling;
mod time;
mod touch;
mod transcript;
mod turn;
mod view;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use act::{
    AlsoLost, ArbiterAct, ArbiterFinding, Certainty, ClaimEvidence, DeclaredResult, DrawGround, GameAct, Hands, Manner,
    MoveText, Penalty, PlayerAct, Score, TimedAct,
};
pub use adjournment::EnvelopeNote;
pub use answer::{
    Answer, AnswerKind, ArbiterChoice, GameResult, Judgement, Keeping, Must, Notice, OfferState, TimeChange, Who,
};
pub use clock::{ChessClock, Fall};
pub use commitment::Commitment;
pub use example::{Example, ExampleEvent, example, transcripts};
pub use game::{Game, UnclearMoveError};
pub use grounds::{Ground, GroundKind};
pub use header::{Header, TimePeriod, WrittenMove, analogue_periods};
pub use made::{Begun, Made, plain_style};
pub use paperwork::{Appeal, Imposed};
pub use refusal::RefusalReason;
pub use short::Short;
pub use time::Span;
pub use transcript::{
    AnswerDifference, Content, Expected, Transcript, TranscriptError, TranscriptLine, TranscriptReplay,
};
pub use view::{Open, OpenOffence, PrivateNote};
