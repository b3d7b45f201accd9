//! The games of a round as PGN, with `%clk`, at an address that does not change: the form that broadcasts pull.

use super::{Table, wall};
use crate::Desk;
use crate::failure::Failure;
use crate::visit::Visit;
use adoube_board::Color;
use adoube_game::Span;
use adoube_notation::pgn::escape;
use adoube_notation::{Style, write};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::fmt::Write;

pub(super) async fn show(
    State(desk): State<Desk>,
    _: Visit,
    Path((id, round)): Path<(String, u16)>,
) -> Result<Response, Failure> {
    let tables = wall::tables(&desk, &id, round).await?;
    let mut out = String::new();
    for table in &tables {
        // Writing to a String cannot fail.
        let _ = game(&mut out, table);
    }
    let headers =
        [(header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, out).into_response())
}

/// One game. The moves end before one that is not legal: it is told in a comment, and the game can still be read.
fn game(out: &mut String, table: &Table) -> std::fmt::Result {
    let settings = &table.event.event.settings;
    let rating =
        |player| table.event.event.entry(player).map_or(0, |entry| entry.fide_rating.max(entry.national_rating));
    let [white, black] = table.players;
    let result = table.game.result().map_or("*", |result| match result.sign() {
        sign @ ("1-0" | "0-1" | "1/2-1/2") => sign,
        "+/-" => "1-0",
        "-/+" => "0-1",
        _ => "*",
    });
    let date = settings.starts.map_or_else(|| "????.??.??".to_owned(), |day| day.to_string().replace(['-', '/'], "."));
    let mut tag = |name: &str, value: &str| writeln!(out, "[{name} \"{}\"]", escape(value));
    tag("Event", &settings.name)?;
    tag("Site", if settings.place.is_empty() { "?" } else { &settings.place })?;
    tag("Date", &date)?;
    tag("Round", &format!("{}.{}", table.slip.round, table.slip.board))?;
    tag("White", table.name(Color::White))?;
    tag("Black", table.name(Color::Black))?;
    tag("Result", result)?;
    tag("Board", &table.slip.board.to_string())?;
    for (name, player) in [("WhiteElo", white), ("BlackElo", black)] {
        if rating(player) > 0 {
            tag(name, &rating(player).to_string())?;
        }
    }
    let control = settings.rate.periods.iter().map(|period| {
        let moves = period.moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let bonus = if period.increment_s > 0 { format!("+{}", period.increment_s) } else { String::new() };
        format!("{moves}{}{bonus}", period.base_s)
    });
    tag("TimeControl", &control.collect::<Vec<_>>().join(":"))?;
    writeln!(out, "\n{}{result}\n", movetext(table))
}

fn movetext(table: &Table) -> String {
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

/// `h:mm:ss`.
fn hours(time: Span) -> String {
    let s = time.ms() / 1000;
    format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
}
