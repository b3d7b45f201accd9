//! The two boards of a game with a blind player (D.2.9): the second board, compared square by square.

use super::{BoardInPlay, NameDisclosure, board_id, labels};
use crate::Desk;
use crate::words;
use adoube_board::{Color, Piece, Square};
use adoube_services::board_game::snapshot::article_href;
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;

/// The second board, as the first field of a FEN.
#[derive(Deserialize)]
pub(super) struct OtherBoardQuery {
    #[serde(default)]
    men: String,
}

/// Returns the pieces in a FEN's first field, from a1 to h8; `None` if malformed.
fn men_of(text: &str) -> Option<[Option<char>; 64]> {
    let mut men = [None; 64];
    let rows: Vec<&str> = text.trim().split(' ').next()?.split('/').collect();
    if rows.len() != 8 {
        return None;
    }
    for (row, rank) in rows.iter().zip((0..8_usize).rev()) {
        let mut file = 0;
        for c in row.chars() {
            match c {
                '1'..='8' => file += c.to_digit(10)? as usize,
                c if "KQRBNPkqrbnp".contains(c) && file < 8 => {
                    *men.get_mut(rank * 8 + file)? = Some(c);
                    file += 1;
                }
                _ => return None,
            }
        }
        if file != 8 {
            return None;
        }
    }
    Some(men)
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
    Query(asked): Query<OtherBoardQuery>,
) -> Result<Markup, RequestError> {
    let table = BoardInPlay::load(&desk, board_id(path), NameDisclosure::Whole).await?;
    let reader = visit.reader;
    let fen = table
        .game
        .game()
        .map_or_else(|| adoube_services::board_game::snapshot::INITIAL.to_owned(), adoube_game::Game::board);
    let here = fen.split(' ').next().unwrap_or_default();
    let asked: String = asked.men.chars().take(100).collect();
    let shown = if asked.is_empty() { here } else { &asked };
    let malformed = !asked.is_empty() && men_of(&asked).is_none();
    // A malformed position cannot be drawn, so the game's is shown.
    let drawn = if malformed { here } else { shown };
    let title = reader.say(words::game::SECOND_TITLE);
    let board = labels::board(reader).to_string();
    let body = html! {
        h1 { (title) }
        p { (table.name(Color::White)) " – " (table.name(Color::Black)) }
        @if !asked.is_empty() && !malformed { (compared(&visit, &table, here, &asked)) }
        div.sheets {
            section { h2 { (reader.say(words::game::SECOND_HERE)) } adoube-board fen=(here) seat="none" labels=(board) {} }
            section {
                h2 { (reader.say(words::game::SECOND_THERE)) }
                p { (reader.say(words::game::SECOND_HOW)) }
                adoube-board data-second fen=(drawn) seat="both" labels=(board) {}
                form method="get" action=(visit.bare_path()) {
                    label { (reader.say(words::game::SECOND_MEN)) " "
                        input name="men" value=(shown) maxlength="100" size="40" required autocomplete="off" spellcheck="false"
                            autofocus[malformed] aria-invalid=[malformed.then_some("true")] aria-describedby=[malformed.then_some("men-problem")]; }
                    button type="submit" { (reader.say(words::game::SECOND_COMPARE)) }
                    @if malformed { p.problem #men-problem role="alert" { (reader.say(words::game::SECOND_MALFORMED)) } }
                }
            }
        }
        p { a.button href=(table.desk_path("")) { (reader.say(words::game::BACK_TO_BOARD)) } }
    };
    Ok(Frame::new(&visit, &title).style("board.css").style("game.css").script("second.js").show(&body))
}

fn compared(visit: &Visit, table: &BoardInPlay, here: &str, there: &str) -> Markup {
    let reader = visit.reader;
    let (Some(here), Some(there)) = (men_of(here), men_of(there)) else { return html! {} };
    let man = |man: Option<char>| match man.and_then(Piece::from_letter) {
        Some(piece) => reader.say(labels::man(piece)),
        None => reader.say(words::game::EMPTY),
    };
    let differ: Vec<_> = (0..64_u8).zip(here.into_iter().zip(there)).filter(|(_, (a, b))| a != b).collect();
    html! {
        @if differ.is_empty() {
            p.notice role="status" { (reader.say(words::game::SECOND_EQUAL)) }
        } @else {
            div.notice.notice-warn role="status" {
                p { (reader.say_with(words::game::SECOND_DIFFER, &[("count", &(differ.len() as u64))])) " "
                    a href=(article_href(table.edition(), "D.2.9")) { "D.2.9" } }
                ul.second-differ { @for (square, (a, b)) in &differ {
                    li { (Square::new(*square).to_string()) ": " (man(*a)) " – " (man(*b)) }
                } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_are_read_or_refused() {
        let men = men_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
        assert_eq!((men[4], men[12], men[60], men[0]), (Some('K'), Some('P'), Some('k'), None));
        for wrong in [
            "",
            "8/8",
            "9/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/7",
            "8/8/8/8/8/8/8/7x",
            "8/8/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/KKKKKKKKK",
        ] {
            assert_eq!(men_of(wrong), None, "{wrong}");
        }
    }
}
