//! The words that the modules show, as JSON (`assets/PROTOCOL.md`, "Pages").

use crate::board_game::snapshot::letters;
use crate::texts::Reader;
use adoube_board::{Color, Role};
use serde_json::{Map, Value, json};

const ROLES: [(&str, Role); 6] = [
    ("K", Role::King),
    ("Q", Role::Queen),
    ("R", Role::Rook),
    ("B", Role::Bishop),
    ("N", Role::Knight),
    ("P", Role::Pawn),
];

/// A text with the places that a module fills: `{ $man }` of the file becomes `{man}`.
fn template(reader: Reader, key: &str, places: &[&str]) -> String {
    let values: Vec<String> = places.iter().map(|place| format!("{{{place}}}")).collect();
    let pairs: Vec<_> = places.iter().zip(&values).map(|(place, value)| (*place, value.as_str().into())).collect();
    reader.say_with(key, &pairs)
}

/// The letters of the pieces in the reader's language.
pub(super) fn piece_letters(reader: Reader) -> Value {
    let letters = letters(reader.language);
    let pairs =
        ROLES.iter().filter_map(|(code, role)| Some(((*code).to_owned(), json!(letters.letter(*role)?.to_string()))));
    Value::Object(pairs.collect())
}

/// The words of the board.
pub(super) fn board(reader: Reader) -> Value {
    let mut men = Map::new();
    let mut promotions = Map::new();
    for (code, _) in ROLES {
        men.insert(code.to_owned(), json!(reader.say(&format!("game-man-white-{}", code.to_lowercase()))));
        men.insert(code.to_lowercase(), json!(reader.say(&format!("game-man-black-{}", code.to_lowercase()))));
        if matches!(code, "Q" | "R" | "B" | "N") {
            promotions.insert(code.to_owned(), json!(reader.say(&format!("game-piece-{}", code.to_lowercase()))));
        }
    }
    json!({
        "board": reader.say("game-board"),
        "empty": reader.say("game-empty"),
        "lastMove": reader.say("game-last-move"),
        "touched": reader.say("game-touched"),
        "adjusting": reader.say("game-adjusting"),
        "white": Color::White.name().get(reader.language),
        "black": Color::Black.name().get(reader.language),
        "leavePawn": reader.say("game-leave-pawn"),
        "promote": template(reader, "game-promote", &["square"]),
        "sayTouched": template(reader, "game-say-touched", &["man", "square"]),
        "sayBack": template(reader, "game-say-back", &["man", "square"]),
        "sayAside": template(reader, "game-say-aside", &["man", "square"]),
        "sayPlaced": template(reader, "game-say-placed", &["man", "from", "to"]),
        "men": men,
        "letters": piece_letters(reader),
        "promotions": promotions,
    })
}

/// The words of the clock.
pub(super) fn clock(reader: Reader, names: &[String; 2]) -> Value {
    let [white, black] = names;
    json!({
        "white": Color::White.name().get(reader.language),
        "black": Color::Black.name().get(reader.language),
        "names": { "white": white, "black": black },
        "press": template(reader, "game-clock-press", &["who"]),
        "period": template(reader, "game-clock-period", &["number", "of"]),
        "increment": template(reader, "game-clock-increment", &["seconds"]),
        "movesOf": template(reader, "game-clock-moves-of", &["made", "needed"]),
        "moves": template(reader, "game-clock-moves", &["made"]),
        "delay": template(reader, "game-clock-delay", &["seconds"]),
        "flag": reader.say("game-clock-flag"),
        "flagFirst": reader.say("game-clock-flag-first"),
        "flagSecond": reader.say("game-clock-flag-second"),
        "stopped": reader.say("game-clock-stopped"),
    })
}

/// The words of the scoresheet.
pub(super) fn sheet(reader: Reader) -> Value {
    json!({
        "caption": reader.say("sheet-caption"),
        "number": reader.say("sheet-number"),
        "white": Color::White.name().get(reader.language),
        "black": Color::Black.name().get(reader.language),
        "next": template(reader, "sheet-next", &["number", "who"]),
        "correct": template(reader, "sheet-correct", &["number", "who"]),
        "erase": reader.say("sheet-erase"),
        "dash": reader.say("sheet-dash"),
        "offer": reader.say("sheet-offer"),
        "time": reader.say("sheet-time"),
        "timeHow": reader.say("sheet-time-how"),
        "strike": reader.say("sheet-strike"),
        "leave": reader.say("sheet-leave"),
        "enter": reader.say("sheet-enter"),
        "take": reader.say("sheet-take"),
        "board": reader.say("sheet-board"),
        "boardOff": reader.say("sheet-board-off"),
        "sign": reader.say("sheet-sign"),
        "signIt": template(reader, "sheet-signs", &["who"]),
        "signed": template(reader, "sheet-signed", &["who", "result"]),
        "elsewhere": reader.say("sheet-elsewhere"),
        "waiting": template(reader, "sheet-waiting", &["count"]),
        "sent": reader.say("sheet-sent"),
        "offline": reader.say("sheet-offline"),
        "notTaken": reader.say("sheet-not-taken"),
        "refused": template(reader, "sheet-refused", &["text"]),
        "memoryOnly": reader.say("sheet-memory-only"),
        "reload": reader.say("sheet-reload"),
        "noReload": reader.say("sheet-no-reload"),
    })
}
