//! The Laws of Chess as a rulebook: editions, articles and the languages people read them in.
//!
//! Every other crate takes its citations ([`Article`]) and its sentences ([`Text`]) from here, so that a text
//! which lacks one of the five languages does not compile.

mod article;
mod language;

pub use article::Article;
pub use language::{Language, ParseLanguageError, Text};
