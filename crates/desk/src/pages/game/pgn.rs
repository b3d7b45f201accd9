//! The games of a round as PGN with `%clk`, at the stable URL `/t/ID/round/N.pgn` that broadcasts poll. The public's
//! delay applies here too.

use super::{BoardInPlay, wall};
use crate::Desk;
use adoube_board::Color;
use adoube_game::Span;
use adoube_notation::pgn::{PgnTermination, escape};
use adoube_notation::{Style, write};
use adoube_services::board_game::snapshot::{INITIAL, is_960};
use adoube_web::request_error::RequestError;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::fmt::Write;

/// Serves the games of a round.
pub(in crate::pages) async fn answer(desk: &Desk, id: &str, round: u16) -> Result<Response, RequestError> {
    let tables = wall::tables(desk, id, round).await?;
    let mut out = String::new();
    for table in &tables {
        // Writing to a String cannot fail.
        let _ = game(&mut out, table);
    }
    let headers =
        [(header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, out).into_response())
}

/// Writes one game. The moves stop before an illegal one, which is mentioned in a comment, so that the file stays
/// readable.
fn game(out: &mut String, table: &BoardInPlay) -> std::fmt::Result {
    let settings = &table.event.event.settings;
    let rating =
        |player| table.event.event.entry(player).map_or(0, |entry| entry.fide_rating.max(entry.national_rating));
    let [white, black] = table.players;
    // A game not played here has the result entered by hand; one played here shows its result with its moves.
    let result = table.game.result().or_else(|| table.entered()?.result.game());
    let result = result.map_or(PgnTermination::Open, PgnTermination::from).sign();
    let date = settings
        .day_of(table.board_id.round)
        .map_or_else(|| "????.??.??".to_owned(), |day| day.to_string().replace(['-', '/'], "."));
    let mut tag = |name: &str, value: &str| writeln!(out, "[{name} \"{}\"]", escape(value));
    tag("Event", &settings.name)?;
    tag("Site", if settings.place.is_empty() { "?" } else { &settings.place })?;
    tag("Date", &date)?;
    tag("Round", &format!("{}.{}", table.board_id.round, table.board_id.board))?;
    tag("White", table.name(Color::White))?;
    tag("Black", table.name(Color::Black))?;
    tag("Result", result)?;
    tag("Board", &table.board_id.board.to_string())?;
    for ((side, player), fide_id) in [("White", white), ("Black", black)].into_iter().zip(&table.fide_ids) {
        if rating(player) > 0 {
            tag(&format!("{side}Elo"), &rating(player).to_string())?;
        }
        let place = table.event.event.place(player);
        let title = place.and_then(|at| table.event.event.tournament().players.get(at)).map(|player| &player.title);
        if let Some(title) = title.map(ToString::to_string).filter(|title| !title.is_empty()) {
            tag(&format!("{side}Title"), &title)?;
        }
        if !fide_id.is_empty() {
            tag(&format!("{side}FideId"), fide_id)?;
        }
    }
    let control = settings.rate.periods.iter().map(|period| {
        let moves = period.moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let bonus = if period.increment_s > 0 { format!("+{}", period.increment_s) } else { String::new() };
        format!("{moves}{}{bonus}", period.base_s)
    });
    tag("TimeControl", &control.collect::<Vec<_>>().join(":"))?;
    if let Some(start) = start(table).filter(|start| start != INITIAL) {
        if is_960(&start) {
            tag("Variant", "Chess960")?;
        }
        tag("SetUp", "1")?;
        tag("FEN", &start)?;
    }
    writeln!(out, "\n{}{result}\n", movetext(table))
}

/// Returns the starting position.
fn start(table: &BoardInPlay) -> Option<String> {
    let game = table.game.game()?;
    let first = game.made_moves().next();
    Some(first.map_or_else(|| game.board(), |first| first.fen_before()))
}

fn movetext(table: &BoardInPlay) -> String {
    let Some(game) = table.game.game() else { return String::new() };
    let times = table.game.clocks_of_moves();
    let mut words: Vec<String> = Vec::new();
    for (index, made) in game.made_moves().enumerate() {
        let (Some(mv), Some(position)) = (made.mv, made.position()) else {
            words.push(format!("{{ {} }}", made.written(&Style::PGN)));
            break;
        };
        let dots = match made.by {
            Color::White => format!("{}.", made.number),
            Color::Black => format!("{}...", made.number),
        };
        words.push(format!("{dots} {}", write(position, mv, &Style::PGN)));
        if let Some(time) = times.get(index).copied().flatten() {
            words.push(format!("{{ [%clk {}] }}", hours(time)));
        }
    }
    let mut out = String::new();
    let mut column = 0;
    for word in words.join(" ").split(' ') {
        if column + word.len() > 78 && column > 0 {
            out.push('\n');
            column = 0;
        }
        out.push_str(word);
        out.push(' ');
        column += word.len() + 1;
    }
    out
}

/// Formats a time as `h:mm:ss`.
fn hours(time: Span) -> String {
    let s = time.ms() / 1000;
    format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
}
