//! `adoube pgn convert`: rewrites the moves of a PGN file with the piece letters of another language, or in another notation.

use super::parts::{self, PgnFileState};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::pgn;
use adoube_notation::pgn::{Chunk, GameText, WrittenIn, convert_chunk};
use adoube_notation::{DepartureForm, Detection, Letters, Style};
use serde_json::json;

pub(super) struct PgnConvertArgs {
    pub(super) file: String,
    pub(super) from: WrittenIn,
    /// The letters to write; by default those of the user's language.
    pub(super) to: Option<Letters>,
    pub(super) form: DepartureForm,
    pub(super) threads: usize,
}

impl PgnConvertArgs {
    pub(super) fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let letters = self.to.unwrap_or_else(|| Letters::from(screen.language));
        let style = Style { letters, form: self.form, ..Style::PGN };
        let name = self.file.as_str();
        let work = |chunk: &Chunk| convert_chunk(&chunk.bytes, chunk.start, style, self.from);
        let mut done = Rewritten::default();
        let outcome = parts::each(name, self.threads, screen, work, |games, screen| {
            for game in &games {
                done.count(game);
                write_game(game, &done, name, screen)?;
                report_dropped(game, &done, name, screen)?;
            }
            Ok(())
        });
        let state = match outcome {
            Err(CommandError::Input(message)) => {
                screen.remark(&message)?;
                PgnFileState::Damaged
            }
            other => other?,
        };
        done.report(name, screen)?;
        Ok(match (state, done.kept) {
            (PgnFileState::Damaged, _) => Exit::Unreadable,
            (PgnFileState::Whole, 0) => Exit::Done,
            (PgnFileState::Whole, _) => Exit::No,
        })
    }
}

/// The games rewritten so far.
#[derive(Default)]
struct Rewritten {
    games: u64,
    /// Moves left as they were.
    kept: u64,
    /// The detected letters: the first game in them, the evidence, and the number of games.
    letters: Vec<(u64, Detection, u64)>,
}

impl Rewritten {
    fn count(&mut self, game: &GameText) {
        self.games += 1;
        self.kept += game.kept;
        let Some(found) = &game.letters else { return };
        match self.letters.iter_mut().find(|(_, known, _)| known.best == found.best) {
            Some((_, _, count)) => *count += 1,
            None => self.letters.push((self.games, (**found).clone(), 1)),
        }
    }

    /// Reports the detected letters and the moves left as they were.
    fn report(&self, name: &str, screen: &mut Screen) -> Result<(), CommandError> {
        let language = screen.language;
        for (number, detection, count) in &self.letters {
            let sentence = detection.sentence(Letters::English, language);
            let values: [(&str, &dyn std::fmt::Display); 4] =
                [("name", &name), ("game", number), ("sentence", &sentence), ("count", count)];
            screen.remark(&pgn::READ_IN.fill(language, &values))?;
        }
        if self.kept > 0 {
            screen.remark(&pgn::KEPT.fill(language, &[("name", &name), ("kept", &self.kept)]))?;
        }
        Ok(())
    }
}

fn report_dropped(game: &GameText, done: &Rewritten, name: &str, screen: &mut Screen) -> Result<(), CommandError> {
    for (fault, place) in &game.dropped {
        let sentence = fault.text().get(screen.language);
        let values: [(&str, &dyn std::fmt::Display); 4] =
            [("name", &name), ("place", place), ("game", &done.games), ("sentence", &sentence)];
        screen.remark(&pgn::DROPPED.fill(screen.language, &values))?;
    }
    Ok(())
}

fn write_game(game: &GameText, done: &Rewritten, name: &str, screen: &mut Screen) -> Result<(), CommandError> {
    if screen.wants_json() {
        let letters = game.letters.as_ref().map(|found| found.best.iter().map(|one| one.code()).collect::<Vec<_>>());
        return screen.json(&json!({
            "file": name, "game": done.games, "line": game.place.line, "white": game.white, "black": game.black,
            "letters": letters, "kept": game.kept, "pgn": game.text,
        }));
    }
    if done.games > 1 {
        screen.bytes(b"\n")?;
    }
    screen.bytes(game.text.as_bytes())
}
