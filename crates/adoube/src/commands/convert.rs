//! `adoube convert`: a tournament or a list of players in another exchange format.

use super::Subcommand;
use super::arguments::{argument, file, one_of, option, subcommand, value};
use crate::exit::{CommandError, Exit};
use crate::screen::{self, Screen, one_line};
use crate::tournament_file;
use adoube_exchange::{csv, trf};
use adoube_laws::{Language, Text};
use clap::{ArgMatches, Command};

const ABOUT: Text = Text {
    ca: "Passa un torneig d'un format d'intercanvi a un altre",
    es: "Pasa un torneo de un formato de intercambio a otro",
    pt: "Passa um torneio de um formato de intercâmbio para outro",
    eu: "Pasatu txapelketa bat truke-formatu batetik bestera",
    en: "Turn a tournament from one exchange format into another",
};
const FILE: Text = Text {
    ca: "El fitxer: un torneig (TRF o JSON) o una llista de jugadors (CSV amb la columna name); - llegeix l'entrada estàndard",
    es: "El archivo: un torneo (TRF o JSON) o una lista de jugadores (CSV con la columna name); - lee la entrada estándar",
    pt: "O arquivo: um torneio (TRF ou JSON) ou uma lista de jogadores (CSV com a coluna name); - lê a entrada padrão",
    eu: "Fitxategia: txapelketa bat (TRF edo JSON) edo jokalari-zerrenda bat (name zutabea duen CSVa); - sarrera estandarra irakurtzen du",
    en: "The file: a tournament (TRF or JSON) or a list of players (CSV with the column name); - reads standard input",
};
const TO: Text = Text {
    ca: "El format: trf16, trf26, csv (només els jugadors) o json",
    es: "El formato: trf16, trf26, csv (solo los jugadores) o json",
    pt: "O formato: trf16, trf26, csv (só os jogadores) ou json",
    eu: "Formatua: trf16, trf26, csv (jokalariak bakarrik) edo json",
    en: "The format: trf16, trf26, csv (the players only) or json",
};
const CUT: Text = Text {
    ca: "{name}: jugador {number}: «{text}» no cap en {width} columnes i s'ha escurçat",
    es: "{name}: jugador {number}: «{text}» no cabe en {width} columnas y se ha acortado",
    pt: "{name}: jogador {number}: “{text}” não cabe em {width} colunas e foi encurtado",
    eu: "{name}: {number} jokalaria: «{text}» ez da {width} zutabetan sartzen eta laburtu egin da",
    en: "{name}: player {number}: \"{text}\" does not fit in {width} columns and was cut",
};
const LOST: Text = Text {
    ca: "{name}: línies per a les quals TRF16 no té lloc i que s'han deixat fora: {count}",
    es: "{name}: líneas para las que TRF16 no tiene lugar y que se han dejado fuera: {count}",
    pt: "{name}: linhas para as quais o TRF16 não tem lugar e que ficaram de fora: {count}",
    eu: "{name}: TRF16k lekurik ez duen eta kanpoan utzi diren lerroak: {count}",
    en: "{name}: lines for which TRF16 has no place and which were left out: {count}",
};

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
            ABOUT,
            language,
        )
        .arg(argument("FILE", FILE, language).required(true))
        .arg(option("to", "FORMAT", TO, language).required(true).value_parser(formats))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self { file: file(matches), to: value(matches, "to").unwrap_or(TournamentFormat::Trf26) }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let name = self.file.as_str();
        let format = if screen.wants_json() { TournamentFormat::Json } else { self.to };
        let text = tournament_file::text(name, trf::MAX_BYTES, language)?;
        let form = if matches!(format, TournamentFormat::Trf16) { trf::Form::Trf16 } else { trf::Form::Trf26 };
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
                    screen::message(&LOST.fill(language, &[("name", &name), ("count", &lost)]));
                }
                if let [(number, width, text), more @ ..] = trf::too_long(&tournament).as_slice() {
                    let text = one_line(text);
                    let places: &[(&str, &dyn std::fmt::Display)] =
                        &[("name", &name), ("number", number), ("text", &text), ("width", width)];
                    screen::message(&tournament_file::and_more(CUT.fill(language, places), more.len(), language));
                }
                screen.bytes(document.write().as_bytes())?;
            }
        }
        Ok(Exit::Done)
    }
}
