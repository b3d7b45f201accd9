//! Transcripts: the events at a board, line by line, and the answers of the Laws, as text.
//!
//! [`Transcript::parse`] parses the text and reports for a malformed line the column and the expected text; the text of
//! [`TimedAct`](crate::TimedAct) and [`Header`](crate::Header) parses back to the same value. [`Transcript::replay`]
//! returns the engine's answers.

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
