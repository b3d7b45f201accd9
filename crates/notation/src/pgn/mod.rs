//! PGN: a streaming reader, a writer, and an arbiter's checks of a file of games.

mod check;
mod command;
mod convert;
mod dead;
mod event;
mod export;
mod finding;
mod game;
mod letters;
mod parser;
mod reader;
mod san;
mod split;
mod tags;
mod track;

pub use crate::decode::{decode, escape, unescape};
pub use crate::termination::PgnTermination;
pub use check::{AreDead, Checker, GameReport, MAX_FINDINGS, PgnTotals, Questions};
pub use command::{Command, commands};
pub use convert::{Converter, GameText};
pub use event::{At, LineColumn, PgnSyntaxError, San, Visitor};
pub use export::Exporter;
pub use finding::{PgnFinding, PgnFindingKind};
pub use game::{AnnotatedMove, Collector, MoveLine, PgnGame, SEVEN_TAGS};
pub use letters::{WrittenIn, check_chunk, convert_chunk, detect_game};
pub use reader::{MAX_TOKEN, START, read, read_chunk, read_from};
pub use split::{Chunk, Splitter};
pub use track::{BadStart, MAX_DEPTH, Track, Tracked};
