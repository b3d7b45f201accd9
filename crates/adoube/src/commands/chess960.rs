//! `adoube chess960`: a start position of Chess960 by its number, or drawn by lot (Guidelines II.1, II.2).

use super::arguments::{argument, subcommand, value};
use super::{Subcommand, seed};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::chess960 as words;
use adoube_board::{Role, chess960};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::json;

pub(super) struct Chess960Args {
    /// A number, eight pieces, or `random`.
    start: Option<String>,
}

impl Subcommand for Chess960Args {
    const NAME: &'static str = "chess960";

    fn describe(language: Language) -> Command {
        subcommand(Self::NAME, "adoube chess960 [N|PIECES|random]", "adoube chess960 518", words::ABOUT, language)
            .arg(argument("N", words::WHICH, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self { start: value(matches, "N") }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let number = match self.start.as_deref() {
            None | Some("random") => (seed::random() % u64::from(chess960::COUNT)) as u16,
            Some(text) => number(text).ok_or_else(|| {
                let found: String = text.chars().take(40).collect();
                CommandError::Input(words::BAD.fill(screen.language, &[("found", &format!("{found:?}"))]))
            })?,
        };
        let pieces: String = chess960::pieces(number).map(|role| role.letter().to_ascii_uppercase()).iter().collect();
        let fen = chess960::position(number).fen();
        if screen.wants_json() {
            screen.json(&json!({ "number": number, "pieces": pieces, "fen": fen }))?;
        } else {
            screen.line(&format!("{number} {pieces}"))?;
            screen.line(&fen)?;
        }
        Ok(Exit::Done)
    }
}

/// Returns the number typed, or that of the pieces typed.
fn number(text: &str) -> Option<u16> {
    if let Ok(number) = text.parse::<u16>() {
        return (number < chess960::COUNT).then_some(number);
    }
    let roles: Option<Vec<Role>> = text.chars().map(Role::from_letter).collect();
    chess960::number(roles?.try_into().ok()?)
}
