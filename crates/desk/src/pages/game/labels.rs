//! The translated texts of the modules, as JSON (`assets/PROTOCOL.md`, "Pages").

use crate::words;
use adoube_board::{Color, Piece, Role};
use adoube_services::board_game::snapshot::{code, letters};
use adoube_web::reader::Reader;
use adoube_words::Text;
use serde_json::{Map, Value, json};
use std::fmt::Display;

const ROLES: [(&str, Role); 6] = [
    ("K", Role::King),
    ("Q", Role::Queen),
    ("R", Role::Rook),
    ("B", Role::Bishop),
    ("N", Role::Knight),
    ("P", Role::Pawn),
];

/// Returns a text with placeholders for a module: `{ $man }` in the file becomes `{man}`.
fn template(reader: Reader, key: Text, places: &[&str]) -> String {
    template_with(reader, key, &[], places)
}

/// Returns a text with placeholders, some of them already filled in.
fn template_with(reader: Reader, key: Text, filled: &[(&str, &dyn Display)], places: &[&str]) -> String {
    let values: Vec<String> = places.iter().map(|place| format!("{{{place}}}")).collect();
    let left = places.iter().zip(&values).map(|(place, value)| (*place, value as &dyn Display));
    let pairs: Vec<(&str, &dyn Display)> = filled.iter().copied().chain(left).collect();
    reader.say_with(key, &pairs)
}

/// Returns the piece letters of the reader's language.
pub(super) fn piece_letters(reader: Reader) -> Value {
    let letters = letters(reader.language);
    let pairs =
        ROLES.iter().filter_map(|(code, role)| Some(((*code).to_owned(), json!(letters.letter(*role)?.to_string()))));
    Value::Object(pairs.collect())
}

/// Returns the text for a piece and its colour.
pub(super) const fn man(piece: Piece) -> Text {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => words::game::MAN_WHITE_K,
        (Color::White, Role::Queen) => words::game::MAN_WHITE_Q,
        (Color::White, Role::Rook) => words::game::MAN_WHITE_R,
        (Color::White, Role::Bishop) => words::game::MAN_WHITE_B,
        (Color::White, Role::Knight) => words::game::MAN_WHITE_N,
        (Color::White, Role::Pawn) => words::game::MAN_WHITE_P,
        (Color::Black, Role::King) => words::game::MAN_BLACK_K,
        (Color::Black, Role::Queen) => words::game::MAN_BLACK_Q,
        (Color::Black, Role::Rook) => words::game::MAN_BLACK_R,
        (Color::Black, Role::Bishop) => words::game::MAN_BLACK_B,
        (Color::Black, Role::Knight) => words::game::MAN_BLACK_N,
        (Color::Black, Role::Pawn) => words::game::MAN_BLACK_P,
    }
}

/// Returns the name of a promotion piece.
const fn promotion(role: Role) -> Option<Text> {
    match role {
        Role::Queen => Some(words::game::PIECE_Q),
        Role::Rook => Some(words::game::PIECE_R),
        Role::Bishop => Some(words::game::PIECE_B),
        Role::Knight => Some(words::game::PIECE_N),
        Role::King | Role::Pawn => None,
    }
}

/// Returns the texts of the board.
pub(super) fn board(reader: Reader) -> Value {
    let mut men = Map::new();
    let mut promotions = Map::new();
    for (code, role) in ROLES {
        men.insert(code.to_owned(), json!(reader.say(man(Piece { color: Color::White, role }))));
        men.insert(code.to_lowercase(), json!(reader.say(man(Piece { color: Color::Black, role }))));
        if let Some(piece) = promotion(role) {
            promotions.insert(code.to_owned(), json!(reader.say(piece)));
        }
    }
    json!({
        "board": reader.say(words::game::BOARD),
        "empty": reader.say(words::game::EMPTY),
        "lastMove": reader.say(words::game::LAST_MOVE),
        "touched": reader.say(words::game::TOUCHED),
        "adjusting": reader.say(words::game::ADJUSTING),
        "white": Color::White.name().get(reader.language),
        "black": Color::Black.name().get(reader.language),
        "leavePawn": reader.say(words::game::LEAVE_PAWN),
        "promote": template(reader, words::game::PROMOTE, &["square"]),
        "sayTouched": template(reader, words::game::SAY_TOUCHED, &["man", "square"]),
        "sayBack": template(reader, words::game::SAY_BACK, &["man", "square"]),
        "sayAside": template(reader, words::game::SAY_ASIDE, &["man", "square"]),
        "sayPlaced": template(reader, words::game::SAY_PLACED, &["man", "from", "to"]),
        "men": men,
        "letters": piece_letters(reader),
        "promotions": promotions,
    })
}

/// Returns the texts of the clock.
pub(super) fn clock(reader: Reader, names: &[String; 2]) -> Value {
    let [white, black] = names;
    json!({
        "white": Color::White.name().get(reader.language),
        "black": Color::Black.name().get(reader.language),
        "names": { "white": white, "black": black },
        "press": template(reader, words::game::CLOCK_PRESS, &["who"]),
        "period": template(reader, words::game::CLOCK_PERIOD, &["number", "of"]),
        "increment": template(reader, words::game::CLOCK_INCREMENT, &["seconds"]),
        "movesOf": template(reader, words::game::CLOCK_MOVES_OF, &["made", "needed"]),
        "moves": template(reader, words::game::CLOCK_MOVES, &["made"]),
        "delay": template(reader, words::game::CLOCK_DELAY, &["seconds"]),
        "flag": reader.say(words::game::CLOCK_FLAG),
        "flagFirst": reader.say(words::game::CLOCK_FLAG_FIRST),
        "flagSecond": reader.say(words::game::CLOCK_FLAG_SECOND),
        "stopped": reader.say(words::game::CLOCK_STOPPED),
    })
}

/// Returns the texts of the scoresheet; those about a side in two versions.
pub(super) fn sheet(reader: Reader, names: &[String; 2]) -> Value {
    let [white, black] = names;
    let of = |key: Text, side: Color| template_with(reader, key, &[("side", &code(side))], &["number"]);
    let signed = |name: &String| template_with(reader, words::game::SHEET_SIGNED, &[("who", name)], &["result"]);
    let signs = |name: &String| reader.say_with(words::game::SHEET_SIGNS, &[("who", name)]);
    json!({
        "caption": reader.say(words::game::SHEET_CAPTION),
        "number": reader.say(words::game::SHEET_NUMBER),
        "white": Color::White.name().get(reader.language),
        "black": Color::Black.name().get(reader.language),
        "nextWhite": of(words::game::SHEET_NEXT, Color::White),
        "nextBlack": of(words::game::SHEET_NEXT, Color::Black),
        "correctWhite": of(words::game::SHEET_CORRECT, Color::White),
        "correctBlack": of(words::game::SHEET_CORRECT, Color::Black),
        "erase": reader.say(words::game::SHEET_ERASE),
        "dash": reader.say(words::game::SHEET_DASH),
        "offer": reader.say(words::game::SHEET_OFFER),
        "time": reader.say(words::game::SHEET_TIME),
        "timeHow": reader.say(words::game::SHEET_TIME_HOW),
        "strike": reader.say(words::game::SHEET_STRIKE),
        "leave": reader.say(words::game::SHEET_LEAVE),
        "enter": reader.say(words::game::SHEET_ENTER),
        "take": reader.say(words::game::SHEET_TAKE),
        "board": reader.say(words::game::SHEET_BOARD),
        "boardOff": reader.say(words::game::SHEET_BOARD_OFF),
        "sign": reader.say(words::game::SHEET_SIGN),
        "signWhite": signs(white),
        "signBlack": signs(black),
        "signedWhite": signed(white),
        "signedBlack": signed(black),
        "elsewhere": reader.say(words::game::SHEET_ELSEWHERE),
        "waiting": template(reader, words::game::SHEET_WAITING, &["count"]),
        "waitingOne": reader.say_with(words::game::SHEET_WAITING, &[("count", &1)]),
        "sent": reader.say(words::game::SHEET_SENT),
        "offline": reader.say(words::game::SHEET_OFFLINE),
        "notTaken": reader.say(words::game::SHEET_NOT_TAKEN),
        "refused": template(reader, words::game::SHEET_REFUSED, &["text"]),
        "memoryOnly": reader.say(words::game::SHEET_MEMORY_ONLY),
        "reload": reader.say(words::game::SHEET_RELOAD),
        "noReload": reader.say(words::game::SHEET_NO_RELOAD),
    })
}
