//! `/desk/t/ID/files`: exports as TRF16, TRF26, PGN and CSV.

use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab};
use crate::words;
use adoube_event::{EventState, report};
use adoube_exchange::csv::{quote, write_players};
use adoube_exchange::trf::{self, TrfVersion};
use adoube_notation::pgn::PgnTermination;
use adoube_rating::Category;
use adoube_tournament::knockout::consolation_event;
use adoube_tournament::{BoardResult, System, Tournament};
use adoube_web::layout::Frame;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::fmt::Write;

const FILES: [(&str, Text); 4] = [
    ("report.trf26", words::tournament::FILE_TRF26),
    ("report.trf16", words::tournament::FILE_TRF16),
    ("results.pgn", words::tournament::FILE_PGN),
    ("players.csv", words::tournament::FILE_CSV),
];

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Markup, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let reader = visit.reader;
    let title = reader.say(words::tournament::TAB_FILES);
    let body = html! {
        h1 { (title) }
        section.card {
            ul.list { @for (name, key) in FILES {
                li.bar {
                    span { strong { (reader.say(key)) } }
                    a.button.small.push href=(visit.link(&shown.path(&format!("/files/{name}")))) download { (reader.say(words::tournament::FILE_GET)) }
                }
            }
            @for category in consoled(&shown) {
                li.bar {
                    span { strong { (reader.say_with(words::tournament::FILE_CONSOLATION, &[("category", &category.code())])) } }
                    a.button.small.push href=(visit.link(&shown.path(&format!("/files/consolation-{}.trf26", category.code())))) download { (reader.say(words::tournament::FILE_GET)) }
                }
            } }
            p.hint { (reader.say(words::tournament::FILES_PERSONAL)) }
        }
    };
    Ok(Frame::new(&visit, &title).tabs(shown.tabs(&visit, EventTab::Files)).show(&body))
}

pub(super) async fn file(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, name)): Path<(String, String)>,
) -> Result<Response, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let (kind, text) = match name.as_str() {
        "report.trf26" => ("text/plain; charset=utf-8", report(shown.event(), &shown.names, TrfVersion::Trf26).write()),
        "report.trf16" => ("text/plain; charset=utf-8", report(shown.event(), &shown.names, TrfVersion::Trf16).write()),
        "results.pgn" => ("application/x-chess-pgn; charset=utf-8", pgn(&shown)),
        "players.csv" => ("text/csv; charset=utf-8", players_csv(&shown)),
        other => {
            let code = other.strip_prefix("consolation-").and_then(|rest| rest.strip_suffix(".trf26"));
            let category = code.and_then(Category::from_code).ok_or(RequestError::NotFound)?;
            let made = consolation(&shown, category).ok_or(RequestError::NotFound)?;
            let document = trf::from_tournament(&made, TrfVersion::Trf26, Some("CUSTOM_KNOCKOUT"), None);
            ("text/plain; charset=utf-8", document.write())
        }
    };
    let attached = format!("attachment; filename=\"{id}-{name}\"");
    Ok(([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, attached)], text).into_response())
}

/// Returns the consolation knockout of a category: its players knocked out by a higher category (Pairing systems 3.11).
fn consolation(shown: &EventPage, category: Category) -> Option<Tournament> {
    let event = shown.event();
    let System::Knockout(rules) = event.settings.system else { return None };
    let of = |ix| event.at(ix).map_or(0, |entry| adoube_services::ratings::field::category(entry) as u8);
    let published = event.published_tournament(&shown.names);
    consolation_event(&published, &rules, of, category as u8).ok().flatten()
}

/// Returns the categories with a consolation knockout to play.
fn consoled(shown: &EventPage) -> Vec<Category> {
    let of = |category: &Category| *category != Category::None && consolation(shown, *category).is_some();
    Category::ALL.into_iter().filter(of).collect()
}

/// Returns the players with their clubs as CSV.
fn players_csv(shown: &EventPage) -> String {
    let players = write_players(&shown.event().to_tournament(&shown.names));
    let mut lines = players.lines();
    let mut out = format!("{},club,national\r\n", lines.next().unwrap_or_default());
    // Names have no line breaks, so each line is a player, in the order of the entries.
    for (line, entry) in lines.zip(&shown.event().entries) {
        let national = if entry.national_rating > 0 { entry.national_rating.to_string() } else { String::new() };
        let _ = write!(out, "{line},{},{national}\r\n", quote(&entry.club));
    }
    out
}

/// Returns the results as PGN without moves.
fn pgn(shown: &EventPage) -> String {
    let mut out = String::new();
    for round in &shown.event().rounds {
        for board in &round.boards {
            game(&mut out, shown, shown.event(), round.number, board);
        }
    }
    out
}

fn game(out: &mut String, shown: &EventPage, event: &EventState, round: u16, board: &adoube_event::RoundBoard) {
    let settings = &event.settings;
    let result = event.result(round, board.white).and_then(BoardResult::game);
    let result = result.map_or(PgnTermination::Open, PgnTermination::from).sign();
    let date =
        settings.day_of(round).map_or_else(|| "????.??.??".to_owned(), |date| date.to_string().replace('-', "."));
    let tags = [
        ("Event", settings.name.clone()),
        ("Site", if settings.place.is_empty() { "?".to_owned() } else { settings.place.clone() }),
        ("Date", date),
        ("Round", format!("{round}.{}", board.table)),
        ("White", shown.name(board.white).to_owned()),
        ("Black", shown.name(board.black).to_owned()),
        ("Result", result.to_owned()),
    ];
    for (name, value) in tags {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""));
    }
    for (name, player) in [("WhiteElo", board.white), ("BlackElo", board.black)] {
        if let Some(rating) = shown.player(player).map(|player| player.rating).filter(|rating| *rating > 0) {
            let _ = writeln!(out, "[{name} \"{rating}\"]");
        }
    }
    if let Some(unplayed) =
        event.result(round, board.white).filter(|r| !matches!(r, BoardResult::Played(..) | BoardResult::Unrated(..)))
    {
        let _ = writeln!(out, "[Termination \"unplayed\"]\n\n{{ {unplayed} }}");
    } else {
        out.push('\n');
    }
    let _ = writeln!(out, "{result}\n");
}
