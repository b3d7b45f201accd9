//! The calculation of a player's tie-breaks: as a sum, or term by term.

use super::tie_break_code;
use crate::pages::event_page::{EventPage, points};
use crate::words;
use adoube_event::TieBreaks;
use adoube_tournament::PlayerIx;
use adoube_tournament::tiebreaks::{PartNote, TieBreak, Worked, work_out_after};
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// Calculates FIDE's tie-breaks of an event for a player; the handbook's have no terms.
pub(crate) fn worked_out(page: &EventPage, rounds: u16, ix: PlayerIx) -> Vec<(TieBreak, Option<Worked>)> {
    let event = page.event();
    let TieBreaks::Fide(list) = &event.settings.tie_breaks else { return Vec::new() };
    let worked = |(at, code): (usize, &TieBreak)| {
        let (kind, before) = (event.settings.event_kind(), list.get(..at).unwrap_or_default());
        (*code, work_out_after(event.tournament(), rounds.into(), kind, ix, before, *code))
    };
    list.iter().enumerate().map(worked).collect()
}

/// Renders a value with its terms: `7½ + 6 + (4) = 13½`, each with its opponent.
pub(crate) fn sum(visit: &Visit, page: &EventPage, worked: &Worked) -> Markup {
    let reader = visit.reader;
    let whose =
        |ix: Option<PlayerIx>| ix.and_then(|ix| page.event().id(ix)).map(|id| page.titled(id)).unwrap_or_default();
    html! {
        strong { (points(worked.value)) }
        @if worked.parts.len() > 1 { " = "
            @for (at, part) in worked.parts.iter().enumerate() {
                @if at > 0 { " + " }
                @let cut = part.note == PartNote::Cut;
                @let dummy = part.note == PartNote::Dummy;
                span.nowrap title=(whose(part.opponent)) {
                    @if cut { s { (points(part.value)) } span.hidden { " " (reader.say(words::rounds::WORKED_CUT)) } }
                    @else { (points(part.value)) }
                    @if dummy { abbr title=(reader.say(words::rounds::WORKED_DUMMY)) { "*" } }
                }
            }
        }
    }
}

/// Renders the terms of a value, one per row.
pub(crate) fn terms(visit: &Visit, page: &EventPage, code: TieBreak, worked: Option<&Worked>) -> Markup {
    let reader = visit.reader;
    let Some(Worked { parts, .. }) = worked.filter(|worked| !worked.parts.is_empty()) else {
        return html! { p.soft { (reader.say(words::rounds::WORKED_NONE)) } };
    };
    let name = |ix| page.event().id(ix).map(|id| page.name(id)).unwrap_or_default();
    html! {
        table.tight {
            caption.hidden { (tie_break_code(code)) }
            thead { tr {
                th.num scope="col" { (reader.say(words::rounds::ROUND)) }
                th scope="col" { (reader.say(words::rounds::OPPONENT)) }
                th.num scope="col" { (reader.say(words::rounds::WORKED_VALUE)) }
            } }
            tbody { @for part in parts {
                tr.(if part.note == PartNote::Cut { "cut" } else { "" }) {
                    td.num { (part.round.map(|round| round.to_string()).unwrap_or_default()) }
                    td { (part.opponent.map(name).unwrap_or_default())
                        @match part.note {
                            PartNote::Cut => { " " span.mark { (reader.say(words::rounds::WORKED_CUT)) } },
                            PartNote::Dummy => { " " span.mark { (reader.say(words::rounds::WORKED_DUMMY)) } },
                            PartNote::Counted => {}
                        } }
                    td.num { (points(part.value)) }
                }
            } }
        }
    }
}
