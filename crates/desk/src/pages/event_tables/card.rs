//! The card of a player: round by round, opponent, colour, result, score.

use super::{NameLinks, bye_name, linked, written};
use crate::pages::event_page::{EventPage, points};
use crate::words;
use adoube_event::EntryId;
use adoube_tournament::tables::{CardLine, card};
use adoube_tournament::{Color, RoundEntry, sign};
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

/// Renders the rounds of a player visible to the audience.
pub(crate) fn table(visit: &Visit, page: &EventPage, id: EntryId) -> Markup {
    let reader = visit.reader;
    let event = page.event();
    let lines: Vec<CardLine> = event.ix(id).map(|ix| card(event.tournament(), ix)).unwrap_or_default();
    let seen = page.rounds().count();
    html! {
        @if seen == 0 { p.empty { (reader.say(words::players::NO_ROUNDS)) } } @else {
            div.scroll { table #card {
                caption.hidden { (reader.say(words::players::CARD)) }
                thead { tr {
                    th.num scope="col" { (reader.say(words::rounds::ROUND)) }
                    th scope="col" { (reader.say(words::rounds::OPPONENT)) }
                    th scope="col" { (reader.say(words::rounds::COLOUR)) }
                    th.mid scope="col" { (reader.say(words::rounds::RESULT)) }
                    th.num scope="col" { (reader.say(words::rounds::POINTS_TOTAL)) }
                } }
                tbody { @for line in lines.iter().take(seen) { tr {
                    th.num scope="row" { (line.round) }
                    td { (opponent(visit, page, &line.entry)) }
                    td { @match line.entry.colour() {
                        Some(Color::White) => (colour(visit, "white", words::rounds::WHITE)),
                        Some(Color::Black) => (colour(visit, "black", words::rounds::BLACK)),
                        None => {}
                    } }
                    td.mid { strong { (result(&line.entry)) } }
                    td.num { (points(line.total)) }
                } } }
            } }
        }
    }
}

/// Renders a colour as a symbol and, where there is room, as a word.
fn colour(visit: &Visit, class: &str, text: Text) -> Markup {
    let word = visit.reader.say(text);
    html! { span.(class) title=(word) { span.hidden { (word) } span.wide-only aria-hidden="true" { (word) } } }
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

/// Returns the result of a round; a dash for a round neither played nor missed.
fn result(entry: &RoundEntry) -> String {
    match entry {
        RoundEntry::Paired { .. } | RoundEntry::Bye(_) => "–".to_owned(),
        played => written(&sign(played).to_string()),
    }
}
