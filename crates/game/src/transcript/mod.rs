//! Transcripts: what happened at a board, line by line, and what the Laws answer, as text.
//!
//! [`Transcript::parse`] reads the text and says of a malformed line what was expected where; [`TimedAct`](crate::TimedAct)
//! and [`Header`](crate::Header) write themselves so that they read back. [`Transcript::replay`] gives the engine's answers.

mod acts;
mod error;
mod headers;
mod lines;
mod print;
mod replay;
mod stored;
mod words;

pub use error::{Expected, TranscriptError};
pub use lines::{Content, Transcript, TranscriptLine};
pub use replay::{AnswerDifference, TranscriptReplay};
