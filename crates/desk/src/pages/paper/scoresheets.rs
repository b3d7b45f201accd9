//! Scoresheets with names, board and round filled in (8.1): one per player, sixty moves.

use super::PaperContext;
use crate::words;
use adoube_event::{EventRound, RoundBoard};
use maud::{Markup, html};

/// Moves per column.
const ROWS: u16 = 30;
const COLUMNS: u16 = 2;

pub(super) fn draw(paper: &PaperContext<'_>, round: Option<&EventRound>) -> Markup {
    let Some(round) = round else { return html! {} };
    html! {
        @for board in &round.boards {
            // One for White, one for Black.
            @for _ in 0..2 { (sheet(paper, round, board)) }
        }
    }
}

fn sheet(paper: &PaperContext<'_>, round: &EventRound, board: &RoundBoard) -> Markup {
    let reader = paper.visit.reader;
    let settings = &paper.seen.event().settings;
    let place = reader.say_with(words::paper::ROUND_BOARD, &[("round", &round.number), ("board", &board.table)]);
    html! {
        section.page.sheet {
            header { h2 { (settings.name) }
                p { (place)
                    " · " @if settings.rate.text.is_empty() { "______________" } @else { (settings.rate.text) } " · " (reader.say(words::paper::DATE)) ": ______________" } }
            dl.facts {
                dt { (reader.say(words::public::WHITE)) } dd { (paper.seen.titled(board.white)) }
                dt { (reader.say(words::public::BLACK)) } dd { (paper.seen.titled(board.black)) }
            }
            div.sheet-columns { @for column in 0..COLUMNS {
                table.ruled {
                    caption.hidden { (place) }
                    thead { tr {
                        th scope="col" { (reader.say(words::paper::MOVE)) }
                        th scope="col" { (reader.say(words::public::WHITE)) }
                        th scope="col" { (reader.say(words::public::BLACK)) }
                    } }
                    tbody { @for row in 1..=ROWS { tr { th.num scope="row" { (column * ROWS + row) } td {} td {} } } }
                }
            } }
            footer { p { (reader.say(words::paper::RESULT_LINE)) ": ☐ 1-0  ☐ ½-½  ☐ 0-1" }
                div.signs { span { (reader.say(words::public::WHITE)) } span { (reader.say(words::public::BLACK)) } } }
        }
    }
}
