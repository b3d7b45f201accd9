//! The chessboard of the Laws: Articles 2, 3, 5.1.1 and 5.2.1, and Guidelines II (Chess960).
//!
//! A [`Setup`] is any arrangement of pieces; a [`Position`] is a playable one. The conversion reports everything that
//! is wrong ([`SetupProblem`], 3.10.3). A position has its legal moves and, for any other attempted move, the rule it
//! breaks ([`Breach`]).
//!
//! ```
//! use adoube_board::{Attempt, Position};
//! let position = Position::initial();
//! assert_eq!(position.legal_moves().len(), 20);
//!
//! let e4 = position.find("e2".parse()?, "e4".parse()?, None).ok_or("not legal")?;
//! let after = position.play(e4);
//! assert_eq!(after.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
//!
//! let attempt = Attempt { from: "f8".parse()?, to: "b4".parse()?, promotion: None };
//! let breach = after.why_illegal(attempt).ok_or("legal")?;
//! assert_eq!(breach.article().number(), "3.5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate does no I/O and does not panic on any input.
#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![allow(clippy::inline_always, reason = "move generation is compiled for the processor's instructions by inlining")]

mod bitboard;
mod breach;
pub mod chess960;
mod fen;
mod generate;
mod keys;
pub mod mate;
mod moves;
mod perft;
mod piece;
mod planes;
mod position;
mod problem;
mod rays;
mod resolve;
mod retro;
mod setup;
mod sliders;
mod square;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use adoube_laws::Color;
pub use bitboard::{Bitboard, Squares};
pub use breach::{Attempt, Breach};
pub use fen::{FenError, FenErrorKind, ParsePositionError};
pub use moves::{Move, MoveKind, MoveList, Wing};
pub use piece::{Piece, Role};
pub use position::{Position, Variant};
pub use problem::{SetupProblem, SetupProblems};
pub use rays::{king_attacks, knight_attacks, pawn_attacks};
pub use resolve::{Clue, Fitted, Fitting};
pub use setup::Setup;
pub use sliders::{bishop_attacks, rook_attacks};
pub use square::{ParseSquareError, Square};

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
