//! `adoube say`: announces a move (Appendix D.2.1), or interprets an announcement.

use super::arguments::{argument, flag, one_of, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::input::TypedPosition;
use crate::screen::Screen;
use crate::words::say;
use adoube_board::Position;
use adoube_notation::{Heard, Letters, MoveReading, ReadMove, Style, Voice, hear, read_exactly, say, write};
use adoube_words::Language;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::json;

pub(super) struct SayArgs {
    /// A move in letters, or an announcement, in one or several words.
    words: Vec<String>,
    position: TypedPosition,
    german: bool,
    letters: Option<Letters>,
}

impl Subcommand for SayArgs {
    const NAME: &'static str = "say";

    fn describe(language: Language) -> Command {
        subcommand(
            Self::NAME,
            "adoube say MOVE [--fen FEN] [--german]",
            "adoube say Nf3 --german",
            say::ABOUT,
            language,
        )
        .arg(argument("MOVE", say::MOVE, language).required(true).action(ArgAction::Append).num_args(1..))
        .arg(options::fen(language))
        .arg(flag("german", say::GERMAN, language))
        .arg(
            option("letters", "LANG", say::LETTERS, language)
                .value_parser(one_of(Letters::ALL.map(|letters| (letters.code(), letters)))),
        )
        .arg(options::chess960(language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            words: values(matches, "MOVE"),
            position: options::position(matches, "fen"),
            german: matches.get_flag("german"),
            letters: value(matches, "letters"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let position = self.position.position(screen.language)?;
        let letters = self.letters.unwrap_or_else(|| Letters::from(screen.language));
        let voice = if self.german { Voice::German } else { Voice::Spoken(screen.language) };
        let text = self.words.join(" ");
        let reading = match read_exactly(&position, &text, letters) {
            MoveReading::Unreadable => match hear(&position, &text) {
                Heard::Move(reading) => reading,
                Heard::NotUnderstood(_, word) => {
                    let word = format!("{word:?}");
                    return Err(CommandError::Input(say::NOT_UNDERSTOOD.fill(screen.language, &[("word", &word)])));
                }
            },
            reading => reading,
        };
        match &reading {
            MoveReading::Move(found) => announce(&position, found, letters, voice, screen),
            _ => refuse(&position, &reading, letters, screen),
        }
    }
}

fn announce(
    position: &Position,
    found: &ReadMove,
    letters: Letters,
    voice: Voice,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let announcement = say(found.mv, voice);
    let written = write(position, found.mv, &Style::of_laws(letters));
    let irregular: Vec<String> = found
        .irregularities
        .iter()
        .map(|irregularity| format!("{} ({})", irregularity.sentence(screen.language), irregularity.article()))
        .collect();
    if screen.wants_json() {
        screen.json(&json!({
            "move": position.uci(found.mv), "written": written, "announcement": announcement, "irregular": irregular,
        }))?;
    } else {
        screen.line(&announcement)?;
        screen.line(&written)?;
        for sentence in irregular {
            screen.line(&screen.warning(&sentence))?;
        }
    }
    Ok(Exit::Done)
}

fn refuse(
    position: &Position,
    reading: &MoveReading,
    letters: Letters,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let sentence = reading.sentence(position, letters, screen.language);
    let article = reading.article();
    if screen.wants_json() {
        screen.json(&json!({ "move": null, "reason": sentence, "article": article.number() }))?;
    } else {
        screen.line(&screen.warning(&format!("{sentence} ({article})")))?;
    }
    Ok(Exit::No)
}
