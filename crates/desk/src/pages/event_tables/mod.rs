//! The tables of an event: standings, crosstable, player card and the calculation of tie-breaks, for arbiters, the
//! public and print.

pub(crate) mod card;
pub(crate) mod crosstable;
pub(crate) mod standings;
pub(crate) mod workings;

use super::event_page::EventPage;
use crate::words;
use adoube_event::{EntryId, TieBreaks};
use adoube_tournament::Bye;
use adoube_web::visit::Visit;
use maud::{Markup, html};
use std::fmt::Display;

/// Whether the names in a table are links; not in print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NameLinks {
    /// Names link to the player's page.
    Linked,
    /// Names are plain text.
    Plain,
}

/// Renders a player's title and name, linked if requested.
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

/// Returns the names of tie-breaks as pages and printouts write them: `BH-C1`; files have `BH/C1`.
pub(crate) fn tie_break_codes(tie_breaks: &TieBreaks) -> Vec<String> {
    tie_breaks.codes().iter().map(tie_break_code).collect()
}

/// Returns the name of a tie-break as pages and printouts write it.
pub(crate) fn tie_break_code(code: impl Display) -> String {
    code.to_string().replace('/', "-")
}

pub(crate) fn bye_name(visit: &Visit, bye: Bye) -> String {
    visit.reader.say(match bye {
        Bye::PairingAllocated => words::players::BYE_ALLOCATED,
        Bye::Full => words::players::BYE_FULL,
        Bye::Half => words::players::BYE_HALF,
        Bye::Zero => words::players::BYE_ZERO,
    })
}
