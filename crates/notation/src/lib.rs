//! Moves in writing, speech and files: Appendices C and D of the Laws, Article 8, and PGN.
//!
//! - [`read()`] and [`write()`]: a move in algebraic notation, in the letters of many countries.
//! - [`sheet`] and [`detect()`]: a whole sheet, and the letters it is written in.
//! - [`scoresheet`]: sheets as evidence, compared and completed.
//! - [`say`] and [`hear`]: moves announced aloud.
//! - [`pgn`]: files of games.
//!
//! Only readers and writers passed as arguments do I/O, and no input causes a panic.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

mod announce;
mod clock;
mod decode;
mod detect;
mod explain;
mod irregular;
mod letters;
mod old;
pub mod pgn;
mod read;
mod scan;
pub mod scoresheet;
pub mod sheet;
mod termination;
mod why;
mod write;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use announce::{Heard, Voice, hear, say};
pub use clock::{clock_reading, written_clock};
pub use detect::{Detection, LetterEvidence, detect, detect_entries};
pub use irregular::Irregularity;
pub use letters::{Letters, ParseLettersError};
pub use old::OldNotation;
pub use read::{MoveReading, ReadMove, read, read_exactly};
pub use why::Illegal;
pub use write::{CastlingSign, Checks, DepartureForm, PromotionSign, Style, write, write_into};
