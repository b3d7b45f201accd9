//! `adoube say`: a move as it is announced (Appendix D.2.1); and what an announcement means.

use super::arguments::{argument, flag, one_of, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::input::TypedPosition;
use crate::screen::Screen;
use adoube_board::Position;
use adoube_laws::{Language, Text};
use adoube_notation::{Heard, Letters, ReadMove, Reading, Style, Voice, hear, read_exactly, say, write};
use clap::{ArgAction, ArgMatches, Command};
use serde_json::json;

const ABOUT: Text = Text {
    ca: "Una jugada tal com s'anuncia (apèndix D), o el que vol dir un anunci",
    es: "Una jugada tal como se anuncia (apéndice D), o lo que significa un anuncio",
    pt: "Um lance tal como se anuncia (apêndice D), ou o que um anúncio significa",
    eu: "Jokaldi bat iragartzen den bezala (D eranskina), edo iragarpen batek esan nahi duena",
    en: "A move as it is announced (Appendix D), or what an announcement means",
};
const MOVE: Text = Text {
    ca: "La jugada, escrita (Cf3, e4, 0-0) o anunciada (Springer Gustav eins Felix drei)",
    es: "La jugada, escrita (Cf3, e4, 0-0) o anunciada (Springer Gustav eins Felix drei)",
    pt: "O lance, escrito (Cf3, e4, 0-0) ou anunciado (Springer Gustav eins Felix drei)",
    eu: "Jokaldia, idatzita (Zf3, e4, 0-0) edo iragarrita (Springer Gustav eins Felix drei)",
    en: "The move, written (Nf3, e4, 0-0) or announced (Springer Gustav eins Felix drei)",
};
const GERMAN: Text = Text {
    ca: "Amb les paraules alemanyes de l'apèndix D",
    es: "Con las palabras alemanas del apéndice D",
    pt: "Com as palavras alemãs do apêndice D",
    eu: "D eranskineko hitz alemanekin",
    en: "With the German words of Appendix D",
};
const LETTERS: Text = Text {
    ca: "Les lletres de la jugada escrita: ca, es, pt, eu, eu2, en, fr, de, nl o it [per defecte, les de la llengua]",
    es: "Las letras de la jugada escrita: ca, es, pt, eu, eu2, en, fr, de, nl o it [por defecto, las del idioma]",
    pt: "As letras do lance escrito: ca, es, pt, eu, eu2, en, fr, de, nl ou it [padrão: as da língua]",
    eu: "Idatzitako jokaldiaren letrak: ca, es, pt, eu, eu2, en, fr, de, nl edo it [lehenetsia: hizkuntzarenak]",
    en: "The letters of the written move: ca, es, pt, eu, eu2, en, fr, de, nl or it [default: the language's]",
};
const NOT_UNDERSTOOD: Text = Text {
    ca: "no s'entén com a jugada ni com a anunci: {word}",
    es: "no se entiende como jugada ni como anuncio: {word}",
    pt: "não se entende como lance nem como anúncio: {word}",
    eu: "ez da jokaldi ez iragarpen gisa ulertzen: {word}",
    en: "understood neither as a move nor as an announcement: {word}",
};

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
        subcommand(Self::NAME, "adoube say MOVE [--fen FEN] [--german]", "adoube say Nf3 --german", ABOUT, language)
            .arg(argument("MOVE", MOVE, language).required(true).action(ArgAction::Append).num_args(1..))
            .arg(options::fen(language))
            .arg(flag("german", GERMAN, language))
            .arg(
                option("letters", "LANG", LETTERS, language)
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
            Reading::Unreadable => match hear(&position, &text) {
                Heard::Move(reading) => reading,
                Heard::NotUnderstood(_, word) => {
                    let word = format!("{word:?}");
                    return Err(CommandError::Input(NOT_UNDERSTOOD.fill(screen.language, &[("word", &word)])));
                }
            },
            reading => reading,
        };
        match &reading {
            Reading::Move(found) => announce(&position, found, letters, voice, screen),
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

fn refuse(position: &Position, reading: &Reading, letters: Letters, screen: &mut Screen) -> Result<Exit, CommandError> {
    let sentence = reading.sentence(position, letters, screen.language);
    let article = reading.article();
    if screen.wants_json() {
        screen.json(&json!({ "move": null, "reason": sentence, "article": article.number() }))?;
    } else {
        screen.line(&screen.warning(&format!("{sentence} ({article})")))?;
    }
    Ok(Exit::No)
}
