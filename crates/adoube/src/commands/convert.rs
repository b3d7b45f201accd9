//! `adoube convert`: a tournament or a list of players in another exchange format.

use super::Subcommand;
use super::arguments::{argument, file, one_of, option, subcommand, value};
use crate::exit::{CommandError, Exit};
use crate::screen::{self, Screen, one_line};
use crate::tournament_file;
use crate::words::convert;
use adoube_exchange::{csv, trf};
use adoube_words::Language;
use clap::{ArgMatches, Command};

/// A format to write.
#[derive(Clone, Copy)]
enum TournamentFormat {
    Trf16,
    Trf26,
    Csv,
    Json,
}

pub(super) struct ConvertArgs {
    file: String,
    to: TournamentFormat,
}

impl Subcommand for ConvertArgs {
    const NAME: &'static str = "convert";

    fn describe(language: Language) -> Command {
        let formats = one_of([
            ("trf16", TournamentFormat::Trf16),
            ("trf26", TournamentFormat::Trf26),
            ("csv", TournamentFormat::Csv),
            ("json", TournamentFormat::Json),
        ]);
        subcommand(
            Self::NAME,
            "adoube convert FILE --to trf16|trf26|csv|json",
            "adoube convert open.trf --to trf26",
            convert::ABOUT,
            language,
        )
        .arg(argument("FILE", convert::FILE, language).required(true))
        .arg(option("to", "FORMAT", convert::TO, language).required(true).value_parser(formats))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self { file: file(matches), to: value(matches, "to").unwrap_or(TournamentFormat::Trf26) }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let name = self.file.as_str();
        let format = if screen.wants_json() { TournamentFormat::Json } else { self.to };
        let text = tournament_file::text(name, trf::MAX_BYTES, language)?;
        let form =
            if matches!(format, TournamentFormat::Trf16) { trf::TrfVersion::Trf16 } else { trf::TrfVersion::Trf26 };
        let (tournament, document, code, lost) =
            if let Some((tournament, warning)) = tournament_file::parse_other(name, &text, language)? {
                if let Some(line) = warning {
                    screen::message(&line);
                }
                let code = tournament_file::system_of_json(&text);
                let document = trf::from_tournament(&tournament, form, code.as_deref(), None);
                (tournament, document, code, 0)
            } else {
                let event = tournament_file::parse_with_messages(name, &text, language)?;
                let (document, lost) = trf::rewrite(&event.document, &event.meaning, form);
                (event.meaning.tournament, document, event.meaning.code.map(|code| code.0), lost)
            };
        match format {
            TournamentFormat::Csv => screen.bytes(csv::write_players(&tournament).as_bytes())?,
            TournamentFormat::Json => screen.json(&tournament_file::to_json(&tournament, code.as_deref()))?,
            TournamentFormat::Trf16 | TournamentFormat::Trf26 => {
                if lost > 0 {
                    screen::message(&convert::LOST.fill(language, &[("name", &name), ("count", &lost)]));
                }
                if let [(number, width, text), more @ ..] = trf::too_long(&tournament).as_slice() {
                    let text = one_line(text);
                    let places: &[(&str, &dyn std::fmt::Display)] =
                        &[("name", &name), ("number", number), ("text", &text), ("width", width)];
                    screen::message(&tournament_file::and_more(
                        convert::CUT.fill(language, places),
                        more.len(),
                        language,
                    ));
                }
                screen.bytes(document.write().as_bytes())?;
            }
        }
        Ok(Exit::Done)
    }
}
