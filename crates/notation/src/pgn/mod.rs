//! PGN, the form in which games are sent: a streaming reader, a writer, and what an arbiter asks of a file of games.

mod event;
mod parser;
mod reader;
mod san;

pub use event::{At, Fault, Outcome, Place, San, Visitor};
pub use reader::{MAX_TOKEN, START, read, read_chunk, read_from};
