//! Result slips, one per board, with a QR code for reporting the result by phone.

use super::PaperContext;
use crate::words;
use adoube_event::EventRound;
use adoube_services::result_ticket::ResultTicket;
use adoube_web::layout::only_here;
use adoube_web::links;
use maud::{Markup, html};

pub(super) fn draw(paper: &PaperContext<'_>, round: Option<&EventRound>) -> Markup {
    let Some(round) = round else { return html! {} };
    let reader = paper.visit.reader;
    let base = paper.desk.hall_address(paper.visit);
    html! {
        (only_here(reader, &base))
        div.slips { @for board in &round.boards {
            @let slip = ResultTicket { event: paper.seen.id.clone(), round: round.number, board: board.table.into() };
            article.slip {
                header { strong { (paper.seen.event().settings.name) }
                    p { (reader.say_with(words::paper::ROUND_BOARD, &[("round", &round.number), ("board", &board.table)])) } }
                div.slip-body {
                    table { tbody {
                        tr { th scope="row" { (reader.say(words::public::WHITE)) } td.name { (paper.seen.titled(board.white)) } }
                        tr { th scope="row" { (reader.say(words::public::BLACK)) } td.name { (paper.seen.titled(board.black)) } }
                    } }
                    div.slip-qr { (links::qr(&format!("{base}/slip/{}", slip.token(paper.desk.signer())))) }
                }
                p.boxes { "☐ 1-0  ☐ ½-½  ☐ 0-1" }
                div.signs { span { (reader.say(words::public::WHITE)) } span { (reader.say(words::public::BLACK)) } }
                p.scan { (reader.say(words::paper::SCAN)) }
            }
        } }
    }
}
