//! The Laws of Chess as a rulebook: editions, articles and the languages people read them in.
//!
//! Every other crate takes its citations ([`Article`]) and its sentences ([`Text`]) from here, so that a text
//! which lacks one of the five languages does not compile.

mod article;
mod book;
mod citations;
mod edition;
mod language;
mod natural;
mod rules;

pub use article::Article;
pub use book::{Chapter, Kind, Provision, provisions};
pub use citations::{UnknownCitation, count_citations, is_heading, is_printed, missing_in, unknown_citations};
pub use edition::{Date, Edition, ParseDateError, ParseEditionError};
pub use language::{Language, ParseLanguageError, Text};
pub use natural::natural_order;
pub use rules::*;
