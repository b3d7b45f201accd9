//! The tables of an event: standings, crosstable, player card and the calculation of tie-breaks, for arbiters, the
//! public and print.

pub(crate) mod card;
pub(crate) mod crosstable;
pub(crate) mod standings;
pub(crate) mod workings;

use super::event_page::EventPage;
use crate::words;
use adoube_event::EntryId;
use adoube_tournament::Bye;
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// Whether the names in a table are links; not in print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NameLinks {
    /// Names link to a page of the player.
    Linked,
    /// Names are plain text.
    Plain,
}

/// Title and name of a player, linked if requested.
pub(crate) fn linked(visit: &Visit, page: &EventPage, entry: EntryId, names: NameLinks, path: &str) -> Markup {
    html! {
        @match names {
            NameLinks::Linked => a href=(page.link(visit, path)) { (page.titled(entry)) },
            NameLinks::Plain => (page.titled(entry)),
        }
    }
}

/// Formats a result for a table, with ½ for half a point.
fn written(result: &str) -> String {
    result.replace('=', "½")
}

pub(crate) fn bye_name(visit: &Visit, bye: Bye) -> String {
    visit.reader.say(match bye {
        Bye::PairingAllocated => words::players::BYE_ALLOCATED,
        Bye::Full => words::players::BYE_FULL,
        Bye::Half => words::players::BYE_HALF,
        Bye::Zero => words::players::BYE_ZERO,
    })
}
