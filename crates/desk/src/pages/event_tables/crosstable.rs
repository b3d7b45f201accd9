//! The crosstable: the results of all players in one table.

use super::{NameLinks, linked, written};
use crate::pages::event_page::{EventPage, points};
use crate::words;
use adoube_services::ratings::field::{category, has_categories};
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// Renders the crosstable after some rounds. A cell holds the opponent's rank, the colour and the result.
pub(crate) fn table(visit: &Visit, page: &EventPage, rounds: u16, names: NameLinks) -> Markup {
    let reader = visit.reader;
    let event = page.event();
    let categories = has_categories(event);
    html! {
        table #crosstable.crosstable.tight.stick {
            caption.hidden { (reader.say_with(words::rounds::CROSSTABLE_TITLE, &[("round", &rounds)])) }
            thead { tr {
                th.num scope="col" { (reader.say(words::rounds::RANK)) }
                th scope="col" { (reader.say(words::players::NAME)) }
                @if categories { th.mid.wide-only scope="col" { (reader.say(words::public::CATEGORY)) } }
                th.num.wide-only scope="col" { (reader.say(words::public::RATING)) }
                @for round in 1..=rounds {
                    th.mid scope="col" { abbr title=(reader.say_with(words::public::ROUND, &[("round", &round)])) { (round) } }
                }
                th.num scope="col" { (reader.say(words::public::POINTS)) }
            } }
            tbody { @for line in event.crosstable(rounds) {
                @if let Some(entry) = event.at(line.player) { tr.(if entry.left.is_some() { "out" } else { "" }) {
                    td.num { (line.rank) }
                    th.nowrap scope="row" { (linked(visit, page, entry.id, names, &page.player_path(entry.id))) }
                    @if categories { td.mid.wide-only { (category(entry).code()) } }
                    td.num.wide-only { @if let Some(rating) = page.rating(entry) { (rating) } }
                    @for cell in &line.cells { td.mid.nowrap { (written(cell)) } }
                    td.score { strong { (points(line.points)) } }
                } }
            } }
        }
    }
}
