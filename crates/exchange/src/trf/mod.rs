//! The tournament report file: TRF16 and TRF26, with the records that `JaVaFo` and bbpPairings added.
//!
//! A [`Document`] keeps every line in order: lines with columns are typed, free text and unknown records are kept
//! unchanged. [`Document::tournament`] interprets a document, [`from_tournament`] creates one.

mod columns;
mod interpret;
mod produce;
mod read;
mod record;
mod rewrite;
mod team_event;
mod teams;
mod write;

pub use interpret::{Interpretation, SystemCode};
pub use produce::{TrfVersion, from_tournament, pairing_text, too_long};

pub(crate) use interpret::entry;
pub(crate) use produce::field;
pub use read::{MAX_BYTES, MAX_NUMBER, MAX_ROUNDS, decode, read};
pub use record::{Document, LineEnd, PlayerRecord, Record, RoundField};
pub use rewrite::rewrite;
pub use team_event::{is_team_code, team_event};
pub use teams::{Team, TeamBoard, TeamMatch, team_matches, teams};
