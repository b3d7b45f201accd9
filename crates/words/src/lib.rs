//! Languages, and the texts of the user interface.
//!
//! Every sentence is in a [Fluent](https://projectfluent.org/) file, one per language and subject:
//! `locales/en/explain.ftl` of the crate that uses it. A build script compiles the files into typed constants:
//!
//! ```rs
//! // build.rs
//! fn main() {
//!     adoube_words_compiler::locales();
//! }
//!
//! // src/lib.rs
//! mod words {
//!     include!(concat!(env!("OUT_DIR"), "/words.rs"));
//! }
//!
//! // anywhere
//! use crate::words::explain;
//! explain::TABLE.fill(language, &[("round", &3), ("players", &10)])
//! ```
//!
//! A key or a placeholder that a language lacks, an unknown placeable or a parse error fails the build, with the file
//! and the line. The compiler reports an unused sentence as an unused constant.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod fold;
mod language;
mod text;

pub use language::{Language, ParseLanguageError};
pub use text::{Case, Part, Pattern, Text};

#[cfg(doctest)]
#[doc = include_str!("../../../docs/howto/language.md")]
struct HowToAddASentence;
