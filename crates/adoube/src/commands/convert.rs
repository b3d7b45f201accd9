//! `adoube convert`: a tournament or a list of players in another exchange format.

use crate::cli::{argument, option, subcommand};
use crate::event;
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
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

pub(crate) fn describe(language: Language) -> Command {
    subcommand(
        "convert",
        "adoube convert FILE --to trf16|trf26|csv|json",
        "adoube convert open.trf --to trf26",
        ABOUT,
        language,
    )
    .arg(argument("FILE", FILE, language).required(true))
    .arg(option("to", "FORMAT", TO, language).required(true).value_parser(["trf16", "trf26", "csv", "json"]))
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let name = matches.get_one::<String>("FILE").map_or("-", String::as_str);
    let format =
        if screen.wants_json() { "json" } else { matches.get_one::<String>("to").map_or("trf26", String::as_str) };
    let text = event::text(name, trf::MAX_BYTES, language)?;
    let form = if format == "trf16" { trf::Form::Trf16 } else { trf::Form::Trf26 };
    let (tournament, document, code, lost) = if let Some((tournament, warnings)) = event::plain(name, &text, language)?
    {
        if let Some(line) = warnings {
            event::tell(&line);
        }
        let code = event::system_of_json(&text);
        let document = trf::from_tournament(&tournament, form, code.as_deref(), None);
        (tournament, document, code, 0)
    } else {
        let event = event::understand(name, &text, language)?;
        let (document, lost) = trf::rewrite(&event.document, &event.meaning, form);
        (event.meaning.tournament, document, event.meaning.code.map(|code| code.0), lost)
    };
    match format {
        "csv" => screen.bytes(csv::write_players(&tournament).as_bytes())?,
        "json" => screen.json(&event::to_json(&tournament, code.as_deref()))?,
        _ => {
            if lost > 0 {
                event::tell(&LOST.fill(language, &[("name", &name), ("count", &lost)]));
            }
            if let [(number, width, text), more @ ..] = trf::too_long(&tournament).as_slice() {
                let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                let places: &[(&str, &dyn std::fmt::Display)] =
                    &[("name", &name), ("number", number), ("text", &text), ("width", width)];
                event::tell(&event::and_more(CUT.fill(language, places), more.len(), language));
            }
            screen.bytes(document.write().as_bytes())?;
        }
    }
    Ok(Answer::Yes)
}
