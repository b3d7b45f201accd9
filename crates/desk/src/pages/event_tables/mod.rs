//! The tables of an event: standings, crosstable and the card of a player, drawn for arbiters, for the public and for paper.

pub(crate) mod card;
pub(crate) mod crosstable;
pub(crate) mod standings;

use super::event_page::EventPage;
use crate::words;
use adoube_event::EntryId;
use adoube_tournament::Bye;
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// Whether the names in a table are links: not on paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NameLinks {
    /// Each leads to a page of the player.
    Linked,
    /// Text only.
    Plain,
}

/// Title and name of a player, with a link.
fn linked(visit: &Visit, page: &EventPage, entry: EntryId, names: NameLinks, path: &str) -> Markup {
    html! {
        @match names {
            NameLinks::Linked => a href=(page.link(visit, path)) { (page.titled(entry)) },
            NameLinks::Plain => (page.titled(entry)),
        }
    }
}

/// A result in a table: half a point is written as people write it.
fn written(result: &str) -> String {
    result.replace('=', "½")
}

/// The name of a bye.
pub(crate) fn bye_name(visit: &Visit, bye: Bye) -> String {
    visit.reader.say(match bye {
        Bye::PairingAllocated => words::players::BYE_ALLOCATED,
        Bye::Full => words::players::BYE_FULL,
        Bye::Half => words::players::BYE_HALF,
        Bye::Zero => words::players::BYE_ZERO,
    })
}
