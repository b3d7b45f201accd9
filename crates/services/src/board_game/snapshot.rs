//! The state of a game as sent to browsers (`assets/PROTOCOL.md`, "State"): always complete, so that missed updates do
//! no harm.
//!
//! Information for the arbiter only (12.6) is sent to nobody else, and nothing sent reveals whether a move is legal.

use super::{Entry, LiveGame};
use crate::words;
use adoube_board::{Color, Wing};
use adoube_game::{Answer, AnswerKind, Begun, Game, GameAct, Imposed, PlayerAct, plain_style};
use adoube_laws::Edition;
use adoube_notation::{Letters, Voice, say};
use adoube_web::reader::Reader;
use adoube_words::Language;
use serde::Serialize;
use serde_json::{Value, json};

/// The audience of a snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardAudience {
    /// Players and public.
    Hall,
    /// The arbiter.
    Arbiter,
}

/// The position shown before a game is set up.
pub const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The maximum number of rulings sent; the game's page shows all.
const RULINGS_MAX: usize = 40;

/// Returns the piece letters of a language.
pub fn letters(language: Language) -> Letters {
    Letters::from(language)
}

/// Returns the English name of a colour, as used by the JavaScript modules.
pub const fn code(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Returns the URL of an article's explanation.
pub fn article_href(edition: Edition, article: &str) -> String {
    format!("/laws/{}/{article}", edition.name())
}

/// Returns the edition of the Laws of a game.
pub fn edition(state: &LiveGame) -> Edition {
    state.edition().unwrap_or(Edition::LATEST)
}

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The clocks have not been started yet.
    Before,
    /// A clock is running.
    Running,
    /// The clocks are stopped.
    Stopped,
    /// The game is adjourned (Guidelines I).
    Adjourned,
    /// The game is over.
    Over,
}

/// Returns the phase of a game.
pub fn phase(state: &LiveGame) -> Phase {
    let running = state.clock().is_some_and(|clock| clock.running().is_some());
    let begun = state.started() > 0;
    if state.is_over() {
        Phase::Over
    } else if state.sealed.is_some() || state.game().is_some_and(Game::is_adjourned) {
        Phase::Adjourned
    } else if running {
        Phase::Running
    } else if begun {
        Phase::Stopped
    } else {
        Phase::Before
    }
}

/// Renders an answer as JSON with its text.
pub fn answer_json(answer: &Answer, edition: Edition, reader: Reader) -> Value {
    json!({
        "kind": answer.what.code(),
        "line": answer.to_string(),
        "text": reader.told(answer.explain(reader.language)),
        "article": answer.article,
        "href": article_href(edition, answer.article),
    })
}

/// Returns the answers of an entry that an audience may see.
pub fn visible(entry: &Entry, audience: BoardAudience) -> impl Iterator<Item = &Answer> {
    entry.answers.iter().filter(move |answer| {
        audience == BoardAudience::Arbiter || !(answer.is_for_the_arbiter_only() || would_help(entry, answer))
    })
}

/// Returns whether an answer would reveal that a move is legal, as the duties from a move do (4.3, 4.7).
fn would_help(entry: &Entry, answer: &Answer) -> bool {
    entry.puts_a_man() && matches!(answer.what, AnswerKind::Must(..) | AnswerKind::Free(_))
}

/// Describes an entry in a sentence: the actor and the act.
pub fn entry_text(entry: &Entry, reader: Reader) -> String {
    reader.told(entry.act.tell(reader.language))
}

/// Returns the complete state as JSON.
pub fn snapshot(state: &LiveGame, key: &str, audience: BoardAudience, reader: Reader, now_ms: i64) -> Value {
    let edition = edition(state);
    let mut out = json!({
        "game": key,
        "number": state.number,
        "sent": now_ms,
        "phase": phase(state),
        "mode": state.mode(),
        "variant": "standard",
        "fen": INITIAL,
        "clocks": clocks(state),
        "offers": offers(state, reader),
        "duties": duties(state, audience, reader),
        "rulings": rulings(state, audience, edition, reader),
        "says": [],
        "status": status(state, reader),
        "result": state.result().map(|result| format!("{result:#}")),
        "delay_ms": 0,
    });
    if let Some(game) = state.game() {
        men(&mut out, state, game, reader);
    }
    out
}

/// Returns whether a FEN is a Chess960 position: its castling rights name files.
pub fn is_960(fen: &str) -> bool {
    let castling = fen.split(' ').nth(2).unwrap_or_default();
    castling.chars().any(|c| matches!(c.to_ascii_lowercase(), 'a'..='h'))
}

fn men(out: &mut Value, state: &LiveGame, game: &Game, reader: Reader) {
    let fen = game.board();
    let is_960 = is_960(&fen);
    let last = game.made_moves().last();
    out["last"] = last.and_then(|made| Some((made, made.squares()?))).map_or(Value::Null, |(made, (from, to))| {
        json!({ "by": code(made.by), "from": from.to_string(), "to": to.to_string(), "completed": made.completed })
    });
    let touched: Vec<String> = game.touched().iter().map(ToString::to_string).collect();
    out["hand"] = json!({ "by": code(game.to_move()), "squares": touched });
    out["loose"] = game.begun().map_or(Value::Null, |begun| loose(game, begun));
    let style = plain_style(letters(reader.language));
    let times = state.clocks_of_moves();
    let moves = game.made_moves().zip(times.into_iter().map(Some).chain(std::iter::repeat(None)));
    out["moves"] = moves
        .map(|(made, time)| {
            json!({
                "number": made.number,
                "by": code(made.by),
                "text": made.written(&style),
                "clock": time.flatten().map(|span| adoube_game::Span::from_s(span.ms() / 1000).to_string()),
                "completed": made.completed,
            })
        })
        .collect();
    let spoken = game.made_moves().last().filter(|made| made.completed);
    let spoken = spoken.map(|made| match made.mv {
        Some(mv) => (say(mv, Voice::Spoken(reader.language)), say(mv, Voice::German)),
        None => (made.written(&style), made.written(&plain_style(Letters::German))),
    });
    out["says"] =
        spoken.map_or(json!([]), |(text, german)| json!([{ "number": state.number, "text": text, "german": german }]));
    out["variant"] = json!(if is_960 { "chess960" } else { "standard" });
    out["fen"] = json!(fen);
}

fn loose(game: &Game, begun: Begun) -> Value {
    let by = game.to_move();
    let rank = if by == Color::White { '1' } else { '8' };
    match begun {
        Begun::Castling(wing) => {
            let (name, to, rook, rook_to) = match wing {
                Wing::King => ("king", 'g', 'h', 'f'),
                Wing::Queen => ("queen", 'c', 'a', 'd'),
            };
            let square = |file: char| format!("{file}{rank}");
            json!({ "kind": "castling", "wing": name, "by": code(by), "from": square('e'), "to": square(to),
                    "rook": square(rook), "rookTo": square(rook_to) })
        }
        Begun::Promotion(from, to) => {
            json!({ "kind": "promotion", "by": code(by), "from": from.to_string(), "to": to.to_string() })
        }
        Begun::Other => Value::Null,
    }
}

fn clocks(state: &LiveGame) -> Value {
    let Some(clock) = state.clock() else { return Value::Null };
    let moment = |span: adoube_game::Span| state.start_ms.saturating_add(i64::try_from(span.ms()).unwrap_or(i64::MAX));
    let dial = |who: Color| {
        let made = state.completed(who);
        let (period, periods) = clock.period_number(who);
        let facts = clock.period(who);
        json!({
            "ms": clock.remaining(who).ms(),
            "period": period,
            "periods": periods,
            "control": clock.control(who),
            "made": made,
            "increment": clock.increment(who).ms(),
            "delay": facts.map_or(0, |period| period.delay.ms()),
            "next": clock.next_base(who, made).map(adoube_game::Span::ms),
            "down": clock.is_down(who),
        })
    };
    let (since, delay_left) = clock.running_since().unwrap_or_default();
    let falls: Vec<Value> = clock
        .falls()
        .iter()
        .map(|fall| json!({ "who": code(fall.who), "at": moment(fall.at), "complete": fall.complete }))
        .collect();
    json!({
        "running": clock.running().map(code),
        "since": moment(since),
        "delay_left": delay_left.ms(),
        "falls": falls,
        "white": dial(Color::White),
        "black": dial(Color::Black),
    })
}

fn offers(state: &LiveGame, reader: Reader) -> Value {
    let Some(game) = state.game() else { return json!([]) };
    let open = Color::ALL.into_iter().filter(|&who| game.has_offered(who) && !game.is_over());
    open.map(|who| {
        let text = reader.say_with(words::board::OFFER_OPEN, &[("side", &code(who))]);
        json!({ "by": code(who), "open": true, "text": text })
    })
    .collect()
}

/// Returns the duties of the player to move; hidden from players once a piece has been placed on the board.
fn duties(state: &LiveGame, audience: BoardAudience, reader: Reader) -> Value {
    if audience == BoardAudience::Hall && state.entries.last().is_some_and(|entry| entry.puts_a_man()) {
        return json!([]);
    }
    let Some(game) = state.game().filter(|game| !game.is_over()) else { return json!([]) };
    match game.duty() {
        Some(answer) if matches!(answer.what, AnswerKind::Must(..)) => {
            json!([answer_json(&answer, edition(state), reader)])
        }
        _ => json!([]),
    }
}

fn rulings(state: &LiveGame, audience: BoardAudience, edition: Edition, reader: Reader) -> Value {
    let mut out: Vec<Value> = Vec::new();
    let plies = state.plies();
    // The duties from a touch end when the move is made.
    let over = |entry: &Entry| {
        let duties =
            entry.answers.iter().all(|answer| matches!(answer.what, AnswerKind::Must(..) | AnswerKind::Free(_)));
        let touches = matches!(entry.act, GameAct::Player(_, PlayerAct::Touches(..)));
        touches && duties && entry.plies < plies
    };
    for entry in state.entries.iter().rev().filter(|entry| !over(entry)) {
        let mut answers: Vec<Value> = visible(entry, audience).map(|one| answer_json(one, edition, reader)).collect();
        if let (Some(imposed), GameAct::Arbiter(act)) = (entry.imposed.filter(|_| answers.is_empty()), &entry.act) {
            answers.push(json!({
                "kind": "penalty",
                "line": act.to_string(),
                "text": penalty(&imposed, reader),
                "article": imposed.article,
                "href": article_href(edition, imposed.article),
            }));
        }
        if !answers.is_empty() {
            let at = adoube_game::Span::from_s(entry.at.ms() / 1000);
            let mut ruling = json!({ "number": entry.number, "at": at.to_string(), "text": entry_text(entry, reader), "answers": answers });
            if audience == BoardAudience::Arbiter && !entry.reason.is_empty() {
                ruling["reason"] = json!(entry.reason);
            }
            out.push(ruling);
        }
        if out.len() >= RULINGS_MAX {
            break;
        }
    }
    Value::Array(out)
}

/// Describes a penalty (12.9).
pub fn penalty(imposed: &Imposed, reader: Reader) -> String {
    let what = imposed.penalty.tell(reader.language);
    reader.say_with(words::board::PENALISED, &[("side", &code(imposed.on)), ("what", &what)])
}

/// Describes the state of the game in a sentence.
pub fn status(state: &LiveGame, reader: Reader) -> String {
    let side = code(state.to_move());
    match phase(state) {
        Phase::Over => match state.result() {
            Some(result) => {
                let what = Answer { what: AnswerKind::Result(result), article: "" };
                format!("{result:#} · {}", reader.told(what.explain(reader.language)))
            }
            None => reader.say(words::board::ANNULLED),
        },
        Phase::Adjourned => reader.say(words::board::PHASE_ADJOURNED),
        Phase::Running => reader.say_with(words::board::PHASE_RUNNING, &[("side", &side)]),
        Phase::Stopped => reader.say_with(words::board::PHASE_STOPPED, &[("side", &side)]),
        Phase::Before => reader.say(words::board::PHASE_BEFORE),
    }
}
