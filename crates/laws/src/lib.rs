//! The Laws of Chess as a rulebook: editions, articles, the parameters set by each edition, and an explanation of every
//! provision in every language.
//!
//! Every other crate takes its citations ([`Article`]) from here. The explanations are the project's own words; the
//! Laws' own sentences belong to their publishers.
//!
//! # An edition, an article
//!
//! ```
//! use adoube_laws::{Article, Date, Edition};
//! use adoube_words::Language;
//!
//! let day: Date = "2017-09-01".parse()?;
//! let edition = Edition::in_force_on(day).unwrap();
//! assert_eq!(edition, Edition::E2017);
//!
//! // A provision is named by its number in 2023 and has its own number in each edition.
//! let ladder = Article::new("7.5.5");
//! assert_eq!(ladder.number_in(edition), Some("7.5.3"));
//! assert!(!ladder.exists_in(Edition::E1985));
//! assert_eq!(Article::with_number(edition, "7.8.1"), [Article::new("7.5.3")]);
//!
//! // What it means, and how the editions differ.
//! let provision = ladder.provision().unwrap();
//! assert_eq!(provision.title(edition).get(Language::Spanish), "Escala de sanciones por jugadas ilegales");
//! assert!(provision.explain(edition, Language::English).contains("7.5.1 or 7.5.2"));
//! # Ok::<(), adoube_laws::ParseDateError>(())
//! ```
//!
//! # The rules of a game
//!
//! Engines never look at the edition. They build one [`Rules`] value and query it; each parameter has a value and the
//! edition's own articles, the first of which is cited in rulings.
//!
//! ```
//! use adoube_laws::{Article, Edition, Losing, Play, Regulations, Rules, Supervision};
//!
//! let rules = Rules::new(Edition::E1985, Play::Standard, Supervision::Full, Regulations::default());
//! assert_eq!(rules.ending.flag_fall.value, Losing::Always);
//! assert_eq!(rules.ending.flag_fall.article(), Some("10.13"));
//! assert_eq!(rules.cite(Article::new("6.4")), Some("16.02"));
//! ```
//!
//! # Reading
//!
//! [`search`] finds provisions by words, [`compare`] compares two editions, [`glossary`] lists the terms of the Laws,
//! and the `render_…` functions format them as text for a terminal.
//!
//! ```
//! use adoube_laws::{Edition, ProvisionChange, compare, search};
//! use adoube_words::Language;
//!
//! assert_eq!(search("ofegat", Language::Catalan, None)[0].article.number(), "5.2.1");
//! let changes = compare(Edition::E1985, Edition::E2023);
//! assert!(changes.iter().any(|c| c.article.number() == "9.6.1" && c.change == ProvisionChange::OnlySecond));
//! ```
//!
//! # Checking citations
//!
//! [`unknown_citations`] finds every `Article::new("…")` in source text that no edition has; [`is_printed`] returns
//! whether an edition prints a number.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

mod article;
mod book;
mod citations;
mod color;
mod compare;
mod date;
mod edition;
mod glossary;
mod natural;
mod render;
mod result;
mod rulebook;
mod rules;
mod search;
mod synonyms;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use article::Article;
pub use book::{Chapter, PrintedNumber, Provision, ProvisionKind, provisions};
pub use citations::{
    UnknownCitation, count_citations, is_heading, is_printed, known_number, missing_in, unknown_citations,
};
pub use color::Color;
pub use compare::{ProvisionChange, ProvisionComparison, compare, compare_provision};
pub use date::{Date, Moment, ParseDateError, Weekday};
pub use edition::{Edition, ParseEditionError};
pub use glossary::{LawsTerm, find_terms, glossary};
pub use natural::natural_order;
pub use render::{
    ArticleError, ComparisonDetail, Width, elsewhere, find_provisions, kind_name, render_article,
    render_article_comparison, render_comparison, render_contents, render_search, render_terms,
};
pub use result::GameResult;
pub use rulebook::{EditionNote, Editions};
pub use rules::*;
pub use search::{Hit, search};

#[cfg(doctest)]
#[doc = include_str!("../../../docs/howto/edition.md")]
struct HowToAddAnEdition;
