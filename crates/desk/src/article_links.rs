//! Links from pages to the articles of the rulebook.

use crate::board_game::snapshot::article_href;
use crate::words;
use adoube_laws::{Article, Edition};
use adoube_web::reader::Reader;
use maud::{Markup, html};

/// Where the Laws speak of what a group of fields is about: links to the rulebook, by an edition's own numbers.
pub(crate) fn articles(reader: Reader, edition: Edition, numbers: &[&'static str]) -> Markup {
    // A number that no edition has would leave a form without its article, and nobody would see it.
    debug_assert!(numbers.iter().all(|number| Article::new(number).is_known()), "{numbers:?}");
    let mut cited: Vec<&'static str> =
        numbers.iter().filter_map(|number| Article::new(number).cited_in(edition)).collect();
    cited.dedup();
    html! {
        @if !cited.is_empty() {
            p.quiet { (reader.say(words::game::LAWS_TITLE)) ": " @for number in cited {
                a href=(article_href(edition, number)) { (number) } " "
            } }
        }
    }
}
