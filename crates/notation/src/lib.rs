//! What players write, say and send: Appendices C and D of the Laws, Article 8, and PGN.
//!
//! - [`read`] and [`write()`]: a move in algebraic notation, in the letters of many countries.
//!
//! Nothing here does input or output on its own account, and no input makes it panic.

mod irregular;
mod letters;
mod old;
pub mod pgn;
mod read;
mod scan;
mod why;
mod write;

pub use irregular::Irregularity;
pub use letters::{Letters, ParseLettersError};
pub use old::OldNotation;
pub use read::{Illegal, ReadMove, Reading, read};
pub use write::{CastlingSign, Checks, Form, PromotionSign, Style, write, write_into};
