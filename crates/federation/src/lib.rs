//! The federation's office: a season of clubs, teams, players and committees as a state and a list of acts.
//!
//! Implements the competition handbook of the 1980s, except the Laws and the parts that individual tournaments
//! (`adoube-tournament`) and ratings (`adoube-rating`) compute. There are three kinds of rules: *computed* rules are
//! enforced, *recorded* ones are stored with their deadlines, and *decisions* are put to the competent body and
//! applied. [`handbook::RULES`] lists them; `docs/handbook-coverage.md` names the test or act of each.
//!
//! Everything here is pure: time and random draws are arguments, and acts contain no names, addresses or document
//! numbers.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
// Fields and variants are named after the handbook's own terms; a comment would repeat them.
#![allow(missing_docs)]
// Boards, rounds and list numbers are far below 2^31; they are converted by `as` in checked places.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod act_refusal;
pub mod acts;
pub mod appeal;
pub mod carry;
pub mod cases;
pub mod clash;
mod codes;
pub mod commission;
pub mod competition;
pub mod council;
mod criterion;
pub mod deadlines;
pub mod duties;
pub mod entries;
pub mod fees;
pub mod finding;
pub mod fixtures;
pub mod handbook;
pub mod homologation;
pub mod ids;
mod labels;
pub mod lateness;
pub mod league_table;
pub mod licence;
mod licence_codes;
pub mod lineup;
pub mod list_number;
pub mod matches;
pub mod names;
pub mod notices;
pub mod papers;
pub mod parties;
pub mod people;
pub mod personal;
pub mod prior;
pub mod progress;
pub mod ratinglist;
pub mod refusal;
pub mod regulations;
pub mod reports;
pub mod result;
pub mod season;
pub mod sheetfile;
pub mod strength;
pub mod substitution;
pub mod swiss;
pub mod teams;
pub mod titles;
pub mod treasury;
pub mod unfinished;
pub mod venue;
pub mod withdrawal;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use acts::{FiledAct, SeasonAct, SeasonAnswer, act, apply, decide};
pub use finding::HandbookFinding;
pub use refusal::SeasonRefusal;
pub use regulations::Regulations;
pub use season::SeasonState;
