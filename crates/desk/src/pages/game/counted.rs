//! The incidents counted against players, on a board's page and on the console.

use super::BoardInPlay;
use crate::words;
use adoube_board::Color;
use adoube_event::IncidentKind;
use adoube_services::board_game::snapshot;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

/// The incidents counted against players.
pub(super) const COUNTED: [(IncidentKind, Text); 5] = [
    (IncidentKind::IllegalMove, words::game::CONSOLE_COUNT_ILLEGAL),
    (IncidentKind::Lateness, words::game::CONSOLE_COUNT_LATE),
    (IncidentKind::Phone, words::game::CONSOLE_COUNT_PHONE),
    (IncidentKind::WrongClaim, words::game::CONSOLE_COUNT_CLAIMS),
    (IncidentKind::Decision, words::game::CONSOLE_COUNT_PENALTIES),
];

/// Renders the incidents counted against each player in this event, and the rounds with penalties for them.
pub(super) fn counters(visit: &Visit, table: &BoardInPlay) -> Markup {
    let reader = visit.reader;
    let event = &table.event.event;
    let penalties = |player| {
        let notes = event.notes.iter().map(|note| &note.incident);
        notes.filter(move |note| note.player == Some(player) && note.kind == IncidentKind::Decision)
    };
    html! {
        div.scroll { table.stack {
            caption { (reader.say(words::game::CONSOLE_COUNTED)) }
            thead { tr { th scope="col" { (reader.say(words::game::CONSOLE_PLAYER)) }
                @for (_, key) in COUNTED { th scope="col" { (reader.say(key)) } } } }
            tbody { @for (who, player) in Color::ALL.into_iter().zip(table.players) {
                tr { th.whole scope="row" { (table.name(who)) }
                    @for (kind, key) in COUNTED {
                        td { span.stack-label { (reader.say(key)) ": " } (event.count(player, kind)) }
                    } }
            } }
        } }
        @for (who, player) in Color::ALL.into_iter().zip(table.players) {
            @for note in penalties(player) {
                p.quiet { (table.name(who)) " · "
                    @if let Some(round) = note.round { (reader.say_with(words::game::CONSOLE_ROUND, &[("round", &round)])) " · " }
                    a href=(snapshot::article_href(table.edition(), &note.article)) { (note.article) } }
            }
        }
    }
}
