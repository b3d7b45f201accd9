//! The federation's office: a season of clubs, teams, players and committees as a state and a list of acts.
//!
//! The competition handbook of the 1980s, all of it except the Laws and what individual tournaments
//! (`adoube-tournament`) and ratings (`adoube-rating`) compute. Every rule is of one of three kinds: *computed* rules are
//! enforced, *recorded* ones are stored with their deadlines, *decisions* are put to the body that takes them and applied.
//! [`handbook::RULES`] lists them; `docs/handbook-coverage.md` names the test or act of each.
//!
//! Everything here is pure: time and lots come as arguments, and acts hold no name, address or document number.

pub mod date;
pub mod deadlines;
pub mod finding;
pub mod ids;
pub mod lateness;
pub mod lineup;
pub mod names;
pub mod people;
pub mod strength;
pub mod substitution;
pub mod teams;
mod texts;
pub mod unfinished;

pub use date::{Date, Moment};
pub use finding::Finding;
