//! Individual tournaments: pairing, tie-breaks, standings and checks, as functions over a [`Tournament`].
//!
//! Article 10 of the Laws, FIDE C.04 (Swiss systems), C.05 (round robins), C.07 (tie-breaks), and the federation's
//! handbook. Everything here is pure: time and random numbers are arguments.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
// Players, rounds and digits of weights are far below 2^31; they are converted by `as` between signed and unsigned.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod assignment;
pub mod baku;
pub mod checker;
pub mod dutch;
pub mod explain;
pub mod knockout;
mod lex;
mod matching;
mod model;
mod points;
pub mod rank_check;
mod result;
pub mod roundrobin;
mod sentences;
pub mod simulate;
pub mod swiss1985;
pub mod system;
pub mod tables;
pub mod teamswiss;
pub mod tiebreaks;
pub mod withdrawal;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use model::{
    Acceleration, Adjustment, Bye, Color, Forbidden, Forfeit, GameOutcome, Player, PlayerIx, Rated, RoundEntry,
    Scoring, Sex, Tournament,
};
pub use points::{ParsePointsError, Points};
pub use result::{BoardResult, sign};
pub use system::System;

#[cfg(doctest)]
#[doc = include_str!("../../../docs/howto/tie-break.md")]
struct HowToAddATieBreak;

#[cfg(doctest)]
#[doc = include_str!("../../../docs/howto/pairing-system.md")]
struct HowToAddAPairingSystem;
