//! Suggested reasons from the events at a board: actor, act, move number and article.

use super::BoardInPlay;
use crate::words;
use adoube_game::{Answer, AnswerKind, Game, Notice};
use adoube_services::board_game::Entry;
use adoube_services::board_game::snapshot::{code, entry_text};
use adoube_web::reader::Reader;
use std::fmt::Display;

/// The maximum number of suggestions.
const SUGGESTED_MAX: usize = 6;

/// Returns the number of the last move on the board after some plies.
fn number_of(game: &Game, plies: usize) -> u16 {
    let made = game.made_moves().nth(plies.saturating_sub(1)).or_else(|| game.made_moves().next());
    made.map_or(1, |made| made.number)
}

/// Reasons from open rulings and observations at a board, open rulings first.
pub(super) fn suggested(table: &BoardInPlay, reader: Reader) -> Vec<String> {
    let state = &table.game;
    let Some(game) = state.game().filter(|game| !game.is_over()) else { return Vec::new() };
    // The engine's text is embedded in ours: the whole sentence is marked once, at the end.
    let plain = reader.unmarked();
    let of = |entry: &Entry, answer: &Answer| {
        let what = entry_text(entry, plain);
        let number = number_of(game, entry.plies);
        let places: [(&str, &dyn Display); 3] = [("what", &what), ("number", &number), ("article", &answer.article)];
        reader.say_with(words::game::REASON_OF, &places)
    };
    let mut out: Vec<String> = Vec::new();
    for open in game.open() {
        let asks = |answer: &&Answer| answer.article == open.article && matches!(answer.what, AnswerKind::Options(..));
        let asked = state.entries.iter().rev().find_map(|entry| Some((entry, entry.answers.iter().find(asks)?)));
        out.extend(asked.map(|(entry, answer)| of(entry, answer)));
    }
    for open in game.open_offences() {
        let noted =
            game.notices().iter().rev().find(|noted| noted.notice == Notice::Illegal && noted.by == Some(open.by));
        let article = noted.map_or("", |noted| noted.article);
        let places: [(&str, &dyn Display); 3] =
            [("side", &code(open.by)), ("number", &open.number), ("article", &article)];
        out.push(reader.say_with(words::game::REASON_ILLEGAL, &places));
    }
    for noted in game.notices().iter().rev().take(2) {
        if let Notice::Flag(who) = noted.notice {
            let places: [(&str, &dyn Display); 2] = [("side", &code(who)), ("article", &noted.article)];
            out.push(reader.say_with(words::game::REASON_FLAG, &places));
        }
    }
    let ruled =
        |answer: &&Answer| !matches!(answer.what, AnswerKind::Must(..) | AnswerKind::Free(_) | AnswerKind::Notice(_));
    let recent = state.entries.iter().rev().take(4);
    out.extend(recent.filter_map(|entry| Some(of(entry, entry.answers.iter().find(ruled)?))));
    let mut seen = std::collections::HashSet::new();
    out.retain(|reason| seen.insert(reason.clone()));
    out.truncate(SUGGESTED_MAX);
    out
}
