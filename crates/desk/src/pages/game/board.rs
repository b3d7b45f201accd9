//! The page of one board, for the public, a seat or the arbiter.

use super::tools::{self, ActTarget, RefusedAct};
use super::{BoardInPlay, NameDisclosure, board_id, hall_url, labels, seat_of, seat_path};
use crate::Desk;
use crate::words;
use adoube_board::Color;
use adoube_services::board_game::BoardId;
use adoube_services::board_game::Mode;
use adoube_services::board_game::seat::Side;
use adoube_services::board_game::snapshot::{self, BoardAudience};
use adoube_services::live_games::game_id;
use adoube_web::layout::Frame;
use adoube_web::links::qr;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};
use serde_json::{Value, json};

/// A board's page and its viewer.
pub(super) struct BoardPage<'a> {
    pub visit: &'a Visit,
    pub table: &'a BoardInPlay,
    /// `white`, `black`, `both`, `arbiter` or `none`.
    pub seat: &'a str,
    /// The page's URL.
    pub base: &'a str,
    pub audience: BoardAudience,
    pub now_ms: i64,
    /// The refused act to show on the page.
    pub returned: Option<&'a RefusedAct>,
}

impl BoardPage<'_> {
    /// Returns the configuration of `game.js` as JSON.
    pub(super) fn config(&self) -> String {
        let reader = self.visit.reader;
        let key = game_id(&self.table.board_id);
        let state = snapshot::snapshot(&self.table.game, &key, self.audience, reader, self.now_ms);
        let config: Value = json!({
            "game": key,
            "act": format!("{}/act", self.base),
            "events": format!("{}/events", self.base),
            "time": "/time",
            "seat": self.seat,
            "token": self.visit.csrf,
            "language": reader.language.code(),
            "letters": labels::piece_letters(reader),
            "words": { "trouble": reader.say(words::game::TROUBLE), "notTaken": reader.say(words::game::NOT_TAKEN) },
            "state": state,
        });
        config.to_string()
    }

    pub(super) fn clock(&self, layout: &str) -> Markup {
        let seat = if matches!(self.seat, "white" | "black" | "both") { self.seat } else { "none" };
        let left = if self.seat == "black" { "black" } else { "white" };
        html! {
            adoube-clock layout=(layout) seat=(seat) left=(left)
                labels=(labels::clock(self.visit.reader, &self.table.names)) {}
            // Without JavaScript the times are as of rendering.
            noscript { dl.facts { @for who in Color::ALL {
                dt { (self.table.name(who)) }
                dd { @match super::console::remaining(self.table, who, self.now_ms) {
                    Some(time) => { (adoube_game::Span::from_s(time.ms() / 1000)) @if self.table.game.clock().and_then(adoube_game::ChessClock::running) == Some(who) { " ▶" } }
                    None => "–",
                } }
            } } }
        }
    }

    fn board(&self) -> Markup {
        let seat = if matches!(self.seat, "white" | "black" | "both") { self.seat } else { "none" };
        let orientation = if self.seat == "black" { "black" } else { "white" };
        let fen = self.table.game.game().map_or_else(|| snapshot::INITIAL.to_owned(), adoube_game::Game::board);
        html! {
            adoube-board fen=(fen) seat=(seat) orientation=(orientation) labels=(labels::board(self.visit.reader)) {}
            noscript { pre.game-ranks aria-label=(self.visit.reader.say(words::game::BOARD)) { (ranks(&fen)) } }
        }
    }

    /// Renders the moves, rulings and other lists beside the board.
    fn lists(&self) -> Markup {
        let reader = self.visit.reader;
        let state = &self.table.game;
        let json = snapshot::snapshot(state, "", self.audience, reader, self.now_ms);
        let empty = Vec::new();
        let moves = json["moves"].as_array().unwrap_or(&empty);
        let rulings = json["rulings"].as_array().unwrap_or(&empty);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        html! {
            section {
                h2 { (reader.say(words::game::MOVES)) }
                ol.game-moves data-moves tabindex="0" aria-label=(reader.say(words::game::MOVES)) {
                    @for pair in moves.chunk_by(|a, b| a["number"] == b["number"]) {
                        li value=(pair.first().map_or(Value::Null, |mv| mv["number"].clone())) {
                            @if pair.first().is_some_and(|mv| mv["by"] == "black") { span.game-move { "…" } }
                            @for mv in pair { span.game-move { (text(&mv["text"])) " " small { (text(&mv["clock"])) } } }
                        }
                    }
                }
            }
            section {
                h2 { (reader.say(words::game::RULINGS)) }
                ol.game-rulings reversed data-rulings {
                    @for ruling in rulings {
                        li {
                            p { (text(&ruling["at"])) " · " (text(&ruling["text"]))
                                @if let Some(reason) = ruling["reason"].as_str() { " · " em { (reason) } } }
                            @for answer in ruling["answers"].as_array().unwrap_or(&empty) {
                                p.game-answer { (text(&answer["text"])) " "
                                    a href=(text(&answer["href"])) { (text(&answer["article"])) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn state_lines(&self) -> Markup {
        let reader = self.visit.reader;
        html! {
            p.game-status data-status role="status" { (snapshot::status(&self.table.game, reader)) }
            p data-duty {} p data-offer {}
            p.game-message data-message role="status" {}
            p.notice-warn data-connection data-lost=(reader.say(words::game::CONNECTION_LOST)) hidden {}
        }
    }

    fn view_tools(&self) -> Markup {
        let reader = self.visit.reader;
        html! {
            details.game-fold { summary { (reader.say(words::game::VIEW_TOOLS)) }
            div.game-tools {
                label { (reader.say(words::game::VIEW)) " "
                    select data-view {
                        option value="board" { (reader.say(words::game::VIEW_BOARD)) }
                        option value="ranks" { (reader.say(words::game::VIEW_RANKS)) }
                        option value="list" { (reader.say(words::game::VIEW_LIST)) }
                    }
                }
                label { (reader.say(words::game::NOTATION)) " "
                    select data-notation {
                        option value="letters" { (reader.say(words::game::NOTATION_LETTERS)) }
                        option value="figurines" { (reader.say(words::game::NOTATION_FIGURINES)) }
                    }
                }
                label { (reader.say(words::game::VOICE)) " "
                    select data-voice {
                        option value="own" { (reader.say(words::game::VOICE_OWN)) }
                        option value="german" { (reader.say(words::game::VOICE_GERMAN)) }
                    }
                }
                button type="button" data-turn { (reader.say(words::game::TURN_BOARD)) }
                button type="button" data-speak aria-pressed="false" hidden { (reader.say(words::game::SPEAK)) }
                button type="button" data-times { (reader.say(words::game::TIMES)) }
            }
            p.quiet { (reader.say(words::game::ANNOUNCED)) ": " span data-announced aria-live="polite" {} }
            }
        }
    }

    fn heading(&self) -> Markup {
        let reader = self.visit.reader;
        let BoardId { round, .. } = &self.table.board_id;
        html! {
            h1.game-title { (self.table.name(Color::White)) " – " (self.table.name(Color::Black)) }
            p.game-title { (reader.say_with(words::game::PLACE, &[("round", round), ("table", &self.table.table())])) }
        }
    }

    fn page(&self, frame: Frame<'_>, side: &Markup) -> Markup {
        let reader = self.visit.reader;
        let frame = frame.zone(crate::calendar::zone(&self.table.event.event.settings));
        let set_up = self.table.game.engine.is_some();
        let playing = matches!(self.seat, "white" | "black" | "both");
        let press = html! { @if playing { (self.press()) } };
        let body = html! {
            (self.heading())
            (tools::told(self.returned, &html! { (press) (side) }))
            @match self.table.entered() {
                Some(entered) if !set_up => p.notice {
                    (reader.say_with(words::game::RESULT_ENTERED, &[("result", &entered.result)])) },
                None if !set_up && self.table.here => p.notice { (reader.say(words::game::DELAYED)) },
                None if !set_up => p.notice.notice-warn { (reader.say(words::game::NOT_SET_UP)) },
                _ => {}
            }
            div.game data-game=(self.config()) {
                div {
                    (self.clock("strip"))
                    @if self.table.game.mode() == Mode::Board { (self.board()) } @else { p { (reader.say(words::game::WOODEN)) } }
                    (press)
                    (self.state_lines())
                    (self.view_tools())
                }
                div.game-side { (side) (self.lists()) }
                dialog.game-confirm data-sure {
                    form method="dialog" {
                        p data-question {}
                        button value="yes" { (reader.say(words::common::YES)) } " " button value="no" autofocus { (reader.say(words::common::CANCEL)) }
                    }
                }
            }
        };
        frame.style("board.css").style("clock.css").style("game.css").script("game.js").script("clock.js").show(&body)
    }

    fn press(&self) -> Markup {
        let reader = self.visit.reader;
        // Without JavaScript the page is reloaded after each press, so the button is that of the player to press.
        let actor = if self.seat == "both" { snapshot::code(self.table.game.to_move()) } else { self.seat };
        let act = format!("{actor} presses");
        html! {
            button.game-press type="button" data-act="promote" data-when-promoting hidden { (reader.say(words::game::CHOOSE_PIECE)) }
            form method="post" action={ (self.base) "/act" } data-when="before running stopped" {
                (adoube_web::csrf::csrf_field(self.visit))
                input type="hidden" name="back" value=(self.base);
                button.game-press.primary type="submit" name="act" value=(act) data-act="presses" { (reader.say(words::game::PRESS)) }
                @if let Some(returned) = self.returned.filter(|returned| returned.act == act) { p.problem role="alert" { (returned.why) } }
            }
        }
    }
}

pub(super) async fn public(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Markup, RequestError> {
    let table = BoardInPlay::load(&desk, board_id(path), NameDisclosure::Public).await?;
    let delay_ms = super::stream::delay_ms(&desk, &table.board_id.event).await?;
    let table = table.delayed(&desk, delay_ms).await?;
    let base = table.public_path();
    let now_ms = desk.now_ms();
    let audience = BoardAudience::Hall;
    let view = BoardPage { visit: &visit, table: &table, seat: "none", base: &base, audience, now_ms, returned: None };
    let title = format!("{} – {}", table.name(Color::White), table.name(Color::Black));
    let late = html! {
        @if delay_ms > 0 {
            p.quiet { (super::wall::delay(visit.reader, delay_ms)) }
        }
    };
    Ok(view.page(Frame::new(&visit, &title), &late))
}

pub(super) async fn seat(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Markup, RequestError> {
    seat_page(&desk, &visit, &token, None).await
}

/// Renders a seat's page; a refused act is shown where it was sent.
pub(super) async fn seat_page(
    desk: &Desk,
    visit: &Visit,
    token: &str,
    returned: Option<&RefusedAct>,
) -> Result<Markup, RequestError> {
    let seat = seat_of(desk, token)?;
    let table = BoardInPlay::load(desk, seat.board_id.clone(), NameDisclosure::Whole).await?;
    let base = format!("/seat/{token}");
    let now_ms = desk.now_ms();
    let code = seat.side.code();
    let audience = BoardAudience::Hall;
    let view = BoardPage { visit, table: &table, seat: code, base: &base, audience, now_ms, returned };
    let to = format!("{base}/act");
    let sides: Vec<Color> = Color::ALL.into_iter().filter(|&who| seat.side.is_for(who)).collect();
    let reader = visit.reader;
    let side = html! {
        div data-when="before running stopped adjourned" { @for who in &sides {
            @if sides.len() > 1 { h2 { (table.name(*who)) } }
            (tools::player(ActTarget { visit, to: &to, back: &base, actor: snapshot::code(*who), form: None, returned, group: "" }, &table))
        } }
        p.game-tools {
            a.button href={ (base) "/clock" } { (reader.say(words::game::TO_CLOCK)) }
            @if sides.len() == 1 { a.button href={ (base) "/sheet" } { (reader.say(words::game::TO_SHEET)) } }
        }
    };
    let title = format!("{} – {}", table.name(Color::White), table.name(Color::Black));
    Ok(view.page(Frame::new(visit, &title).at_the_board(), &side))
}

pub(super) async fn arbiter(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Markup, RequestError> {
    arbiter_page(&desk, &visit, board_id(path), None).await
}

/// Renders the arbiter's page of a board; a refused act is shown where it was sent.
pub(super) async fn arbiter_page(
    desk: &Desk,
    visit: &Visit,
    board_id: BoardId,
    returned: Option<&RefusedAct>,
) -> Result<Markup, RequestError> {
    let table = BoardInPlay::load(desk, board_id, NameDisclosure::Whole).await?;
    let base = table.desk_path("");
    let now_ms = desk.now_ms();
    let audience = BoardAudience::Arbiter;
    let view = BoardPage { visit, table: &table, seat: "arbiter", base: &base, audience, now_ms, returned };
    let to = format!("{base}/act");
    let reader = visit.reader;
    let console = format!("/desk/t/{}/console/{}", table.board_id.event, table.board_id.round);
    let side = html! {
        p.game-tools {
            a.button href=(console) { (reader.say(words::game::CONSOLE_TITLE)) }
            a.button href={ (base) "/seats" } { (reader.say(words::game::SEATS)) }
            a.button href={ (base) "/sheets" } { (reader.say(words::game::SHEETS)) }
            a.button href={ (base) "/second" } { (reader.say(words::game::SECOND_TITLE)) }
            @if table.game.sealed.is_some() { a.button href={ (base) "/envelope" } { (reader.say(words::game::ENVELOPE_TITLE)) } }
            a.button href={ (base) "/transcript" } { (reader.say(words::game::TRANSCRIPT)) }
        }
        @if table.game.engine.is_none() {
            (super::set_up::form(visit, &console, &table.event.event, Some(table.board_id.board)))
        }
        (super::console::play_again(visit, &table, &base))
        @if let Some(told) = super::console::interrupted(visit, &table) { p.notice.notice-warn { (told) } }
        (tools::arbiter(ActTarget { visit, to: &to, back: &base, actor: "arbiter", form: Some("ruling"), returned, group: "" }, &table))
        section #counters { (super::counted::counters(visit, &table)) }
        (decisions(visit, &table))
    };
    let title = format!("{} – {}", table.name(Color::White), table.name(Color::Black));
    Ok(view.page(Frame::new(visit, &title), &side))
}

/// Returns the pieces by rank, for browsers without JavaScript.
fn ranks(fen: &str) -> String {
    let rows = fen.split(' ').next().unwrap_or_default().split('/');
    let row = |row: &str| -> String {
        let men = row.chars().flat_map(|man| match man.to_digit(10) {
            Some(empty) => vec!['-'; empty as usize],
            None => vec![man],
        });
        men.flat_map(|man| [' ', man]).collect()
    };
    let lines = rows.zip((1..=8).rev()).map(|(men, rank)| format!("{rank}{}\n", row(men)));
    lines.chain(["  a b c d e f g h".to_owned()]).collect()
}

/// Renders links to printable decisions.
fn decisions(visit: &Visit, table: &BoardInPlay) -> Markup {
    let reader = visit.reader;
    let decided = table
        .game
        .all_entries()
        .rev()
        .filter(|e| e.imposed.is_some() || e.answers.iter().any(|a| !a.is_for_the_arbiter_only()));
    html! {
        details {
            summary { (reader.say(words::game::DECISION_LIST)) }
            ul { @for entry in decided.take(30) {
                li { a href=(table.desk_path(&format!("/decision/{}", entry.number))) {
                    (adoube_game::Span::from_s(entry.at.ms() / 1000)) " · " (snapshot::entry_text(entry, reader)) } }
            } }
        }
    }
}

/// Returns whether browsers consider a URL insecure, so that pages cannot be stored on the device (no service worker).
fn is_plain(url: &str) -> bool {
    let host = url.strip_prefix("http://").map(|rest| rest.split(['/', ':']).next().unwrap_or_default());
    host.is_some_and(|host| {
        host != "localhost" && !host.ends_with(".localhost") && !host.starts_with("127.") && host != "["
    })
}

/// Renders the URLs of the tablets with QR codes.
pub(super) async fn seats(
    State(desk): State<Desk>,
    visit: Visit,
    Path(path): Path<(String, u16, u32)>,
) -> Result<Markup, RequestError> {
    let table = BoardInPlay::load(&desk, board_id(path), NameDisclosure::Whole).await?;
    let reader = visit.reader;
    let title = reader.say(words::game::SEATS);
    let name = |side: Side| match side {
        Side::One(who) => format!("{} · {}", who.name().get(reader.language), table.name(who)),
        Side::Both => reader.say(words::game::SEAT_BOTH),
    };
    let body = html! {
        h1 { (title) }
        p { (reader.say_with(words::game::PLACE, &[("round", &table.board_id.round), ("table", &table.table())])) }
        p { (reader.say(words::game::SEATS_INTRO)) }
        @if is_plain(&hall_url(&desk, &visit, "")) { p.notice.notice-warn { (reader.say(words::game::SEATS_PLAIN)) } }
        div.seats { @for side in Side::ALL {
            @let url = hall_url(&desk, &visit, &seat_path(&desk, &table.board_id, side));
            section.card.seat data-seat=(side.code()) {
                h2 { (name(side)) }
                (qr(&url))
                p { a href=(url) { (reader.say(words::game::SEAT_OPEN)) } }
            }
        } }
        p { a.button href=(table.desk_path("")) { (reader.say(words::game::BACK_TO_BOARD)) } }
    };
    Ok(Frame::new(&visit, &title).style("game.css").show(&body))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_readable_without_modules() {
        let text = ranks("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        assert_eq!(text.lines().next(), Some("8 r n b q k b n r"));
        assert_eq!(text.lines().nth(3), Some("5 - - - - p - - -"));
        assert_eq!(text.lines().last(), Some("  a b c d e f g h"));
    }

    #[test]
    fn only_secure_addresses_keep_pages_on_the_device() {
        for (url, plain) in [
            ("http://192.168.1.5:8080", true),
            ("http://desk.local", true),
            ("https://desk.local", false),
            ("http://localhost:8080", false),
            ("http://127.0.0.1:8080", false),
        ] {
            assert_eq!(is_plain(url), plain, "{url}");
        }
    }
}
