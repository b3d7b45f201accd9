//! Ratings, promotions and titles: the federation's handbook and FIDE B.01 and B.02.
//!
//! Everything is pure and exact: integers and fractions, never floating point; the same input gives the same bytes
//! everywhere. `docs/ratings.md` lists the implemented edition of each rule and our readings of ambiguous texts.
//!
//! ```
//! use adoube_rating::fce::{self, EventKind, Tally, TeamGames};
//!
//! // The handbook's own example: 2015, Barcelona Open, eight opponents, four points.
//! let tally = Tally::of(8, 8, 16050).ok_or("no games")?;
//! let event = fce::event(2015, EventKind::BarcelonaOpen, 20, tally, TeamGames::default());
//! assert_eq!(event.expected.to_string(), "4.08");
//! assert_eq!(fce::continuous(2015, vec![event]).published, 2015);
//! # Ok::<(), &str>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
// Games, rounds and players are far below 2^31; they convert by `as` between signed and unsigned.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod event;
mod exact;
pub mod explain;
pub mod fce;
pub mod fide;
pub mod fuzz;
pub mod games;
pub mod list;
pub mod master;
pub mod norms;
mod opponent;
pub mod performance;
pub mod period;
pub mod plot;
pub mod promotion;
pub mod tables;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use exact::Exact;
pub use opponent::{Category, FLOOR, Opponent, Purpose, ValueSource, imputed};
