//! Standings after some rounds (C.07).

use super::{NameLinks, linked, tie_break_codes};
use crate::pages::event_page::{Audience, EventPage, points};
use crate::words;
use adoube_event::EntryId;
use adoube_services::ratings::field::{category, has_categories};
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// Renders the standings. For arbiters a name links to the tie-break calculation, for the public to the player's card.
pub(crate) fn table(visit: &Visit, page: &EventPage, rounds: u16, names: NameLinks) -> Markup {
    let reader = visit.reader;
    let event = page.event();
    let for_arbiters = page.audience == Audience::Arbiters;
    let categories = has_categories(event);
    let path = |entry: EntryId| match page.audience {
        Audience::Arbiters => page.path(&format!("/standings/{entry}?round={rounds}")),
        Audience::Public => page.player_path(entry),
    };
    html! {
        table #standings.standings.stick {
            caption.hidden { (reader.say_with(words::rounds::STANDINGS_TITLE, &[("round", &rounds)])) }
            thead { tr {
                th.num scope="col" { (reader.say(words::rounds::RANK)) }
                @if for_arbiters { th.num.wide-only scope="col" { (reader.say(words::players::NUMBER)) } }
                th scope="col" { (reader.say(words::players::NAME)) }
                @if categories { th.mid.wide-only scope="col" { (reader.say(words::public::CATEGORY)) } }
                th.num.wide-only scope="col" { (reader.say(words::public::RATING)) }
                th.wide-only scope="col" { (reader.say(words::public::FEDERATION)) }
                th.num scope="col" { (reader.say(words::public::POINTS)) }
                @for code in tie_break_codes(&event.settings.tie_breaks) { th.num scope="col" { abbr { (code) } } }
            } }
            tbody { @for row in event.standings(rounds) {
                @if let Some(entry) = event.at(row.player) { tr.(if entry.left.is_some() { "out" } else { "" }) {
                    td.num { (row.rank) }
                    @if for_arbiters { td.num.wide-only { (event.number(entry.id)) } }
                    th scope="row" {
                        (linked(visit, page, entry.id, names, &path(entry.id)))
                        @if entry.left.is_some() { " " small { (reader.say(words::players::WITHDRAWN)) } }
                    }
                    @if categories { td.mid.wide-only { (category(entry).code()) } }
                    td.num.wide-only { @if let Some(rating) = page.rating(entry) { (rating) } }
                    td.wide-only { (entry.federation) }
                    td.score { strong { (points(row.points)) } }
                    @for value in &row.values { td.num { (points(value)) } }
                } }
            } }
        }
    }
}
