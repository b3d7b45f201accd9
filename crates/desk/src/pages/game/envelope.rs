//! The envelope of an adjourned game (Guidelines I.2) for printing, with its commitment as a QR code.

use super::{BoardInPlay, NameDisclosure, hall_url, slip};
use crate::Desk;
use crate::words;
use adoube_board::Color;
use adoube_game::Span;
use adoube_services::board_game::Sealed;
use adoube_web::failure::Failure;
use adoube_web::layout::Frame;
use adoube_web::links::qr;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Markup, Failure> {
    let table = BoardInPlay::load(&desk, slip(path), NameDisclosure::Whole).await?;
    let (Some(Sealed { commitment, .. }), Some(note)) =
        (table.game.sealed, table.game.game().and_then(adoube_game::Game::envelope))
    else {
        return Err(Failure::NotFound);
    };
    let reader = visit.reader;
    let seconds = |span: Span| Span::from_s(span.ms() / 1000);
    let [white, black] = note.remaining.map(seconds);
    let [white_used, black_used] = note.used.map(seconds);
    let title = reader.say(words::game::ENVELOPE_TITLE);
    let page = hall_url(&desk, &visit, &table.desk_path(""));
    let body = html! {
        article.decision {
            h1 { (title) }
            dl.particulars {
                dt { (reader.say(words::game::DECISION_EVENT)) }
                dd { (table.event.event.settings.name) ", "
                    (reader.say_with(words::game::PLACE, &[("round", &table.slip.round), ("table", &table.table())])) }
                dt { (reader.say(words::game::ENVELOPE_NAMES)) } dd { (table.name(Color::White)) " – " (table.name(Color::Black)) }
                dt { (reader.say(words::game::ENVELOPE_POSITION)) } dd { code { (note.position) } }
                dt { (reader.say(words::game::ENVELOPE_USED)) } dd { (white_used) " – " (black_used) }
                dt { (reader.say(words::game::ENVELOPE_LEFT)) } dd { (white) " – " (black) }
                dt { (reader.say(words::game::ENVELOPE_SEALER)) } dd { (table.name(note.sealer)) " · " (reader.say(note.sealer.name())) }
                dt { (reader.say(words::game::ENVELOPE_NUMBER)) } dd { (note.number) }
                @if let Some(who) = note.open_offer { dt { (reader.say(words::game::ENVELOPE_OFFER)) } dd { (table.name(who)) } }
                dt { (reader.say(words::game::ENVELOPE_RESUMES)) } dd { span.blank {} }
                dt { (reader.say(words::game::ENVELOPE_COMMITMENT)) } dd { code { (commitment) } }
            }
            adoube-board fen=(note.position) seat="none" labels=(super::labels::board(reader)) {}
            div.envelope-codes { figure { (qr(&commitment.to_string())) figcaption { (reader.say(words::game::ENVELOPE_COMMITMENT)) } }
                figure { (qr(&page)) figcaption { (reader.say(words::game::ENVELOPE_OPEN_PAGE)) } } }
            p { (reader.say(words::game::ENVELOPE_WHY)) }
            p.signature { (reader.say(words::game::DECISION_ARBITER)) ": " span.blank {} }
        }
        p.no-print.game-tools { button.primary type="button" data-print="1" { (reader.say(words::paper::PRINT)) } " " a.button href=(table.desk_path("")) { (reader.say(words::game::BACK_TO_BOARD)) } }
    };
    Ok(Frame::new(&visit, &title)
        .style("board.css")
        .style("game.css")
        .script("board.js")
        .script("paper.js")
        .show(&body))
}
