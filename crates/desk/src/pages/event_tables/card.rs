//! The card of a player: round by round, opponent, colour, result, score.

use super::{NameLinks, bye_name, linked, written};
use crate::pages::event_page::{EventPage, points};
use adoube_event::EntryId;
use adoube_tournament::tables::{CardLine, card};
use adoube_tournament::{Color, RoundEntry, sign};
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// The rounds of a player that the audience may see, as a table.
pub(crate) fn table(visit: &Visit, page: &EventPage, id: EntryId) -> Markup {
    let reader = visit.reader;
    let event = page.event();
    let lines: Vec<CardLine> = event.ix(id).map(|ix| card(event.tournament(), ix)).unwrap_or_default();
    let seen = page.rounds().count();
    html! {
        @if seen == 0 { p.empty { (reader.say("player-no-rounds")) } } @else {
            div.scroll { table #card {
                caption.hidden { (reader.say("player-card")) }
                thead { tr {
                    th.num scope="col" { (reader.say("round")) }
                    th scope="col" { (reader.say("opponent")) }
                    th scope="col" { (reader.say("colour")) }
                    th.mid scope="col" { (reader.say("result")) }
                    th.num scope="col" { (reader.say("points-total")) }
                } }
                tbody { @for line in lines.iter().take(seen) { tr {
                    th.num scope="row" { (line.round) }
                    td { (opponent(visit, page, &line.entry)) }
                    td { @match line.entry.colour() {
                        Some(Color::White) => (colour(visit, "white")),
                        Some(Color::Black) => (colour(visit, "black")),
                        None => {}
                    } }
                    td.mid { strong { (result(&line.entry)) } }
                    td.num { (points(line.total)) }
                } } }
            } }
        }
    }
}

/// A colour as a sign and, where there is room, as a word; its key is its class.
fn colour(visit: &Visit, key: &str) -> Markup {
    let word = visit.reader.say(key);
    html! { span.(key) title=(word) { span.hidden { (word) } span.wide-only aria-hidden="true" { (word) } } }
}

fn opponent(visit: &Visit, page: &EventPage, entry: &RoundEntry) -> Markup {
    if let RoundEntry::Bye(bye) = entry {
        return html! { span.soft { (bye_name(visit, *bye)) } };
    }
    let Some(other) = entry.opponent().and_then(|ix| page.event().at(ix)) else { return html! {} };
    html! {
        (linked(visit, page, other.id, NameLinks::Linked, &page.player_path(other.id)))
        @if let Some(rating) = page.rating(other) { " " small { (rating) } }
    }
}

/// The result of a round; a dash where nothing was played and nobody was absent.
fn result(entry: &RoundEntry) -> String {
    match entry {
        RoundEntry::Paired { .. } | RoundEntry::Bye(_) => "–".to_owned(),
        played => written(&sign(played).to_string()),
    }
}
