//! Links from pages to the articles of the rulebook.

use crate::words;
use adoube_laws::{Article, Edition};
use adoube_services::board_game::snapshot::article_href;
use adoube_web::reader::Reader;
use maud::{Markup, html};

/// Links a group of fields to the articles of the Laws that govern it, by the edition's own numbers.
pub(crate) fn articles(reader: Reader, edition: Edition, numbers: &[&'static str]) -> Markup {
    // A number unknown to every edition would silently drop the link.
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
