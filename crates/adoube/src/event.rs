//! Tournament files as the commands read them: TRF, plain or compressed, and what is said when one cannot be read.

use crate::cli::{argument, number, option};
use crate::failure::Failure;
use crate::input::unreadable;
use crate::source;
use adoube_exchange::{Fault, Severity, csv, json, trf};
use adoube_laws::{Language, Text};
use adoube_tournament::Tournament;
use adoube_tournament::acts::{RefusalReason, System, feasible};
use adoube_tournament::dutch::Edition;
use adoube_tournament::knockout::{Knockout, Seeding};
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::swiss1985::Readings;
use clap::{Arg, ArgMatches};
use std::io::{self, Read, Write};

const FILE: Text = Text {
    ca: "El fitxer del torneig: TRF, JSON com l'escriu convert, o un CSV de jugadors; comprimit (zst, gz, bz2) o no; - llegeix l'entrada estàndard",
    es: "El archivo del torneo: TRF, JSON como lo escribe convert, o un CSV de jugadores; comprimido (zst, gz, bz2) o no; - lee la entrada estándar",
    pt: "O arquivo do torneio: TRF, JSON como convert o escreve, ou um CSV de jogadores; comprimido (zst, gz, bz2) ou não; - lê a entrada padrão",
    eu: "Txapelketaren fitxategia: TRF, convert-ek idazten duen JSON, edo jokalarien CSV bat; konprimituta (zst, gz, bz2) edo ez; - sarrera estandarra irakurtzen du",
    en: "The tournament's file: TRF, JSON as convert writes it, or a CSV of players; compressed (zst, gz, bz2) or not; - reads standard input",
};
const SYSTEM: Text = Text {
    ca: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [per defecte, el del fitxer; si no, dutch]",
    es: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [por defecto, el del archivo; si no, dutch]",
    pt: "O sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout ou knockout-usual [padrão: o do arquivo; senão, dutch]",
    eu: "Sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout edo knockout-usual [lehenetsia: fitxategikoa; bestela dutch]",
    en: "The system: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout or knockout-usual [default: the file's, else dutch]",
};
const SYSTEM_SIMULATED: Text = Text {
    ca: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [per defecte, dutch]",
    es: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [por defecto, dutch]",
    pt: "O sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout ou knockout-usual [padrão: dutch]",
    eu: "Sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout edo knockout-usual [lehenetsia: dutch]",
    en: "The system: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout or knockout-usual [default: dutch]",
};
const READINGS: Text = Text {
    ca: "Lectures dels dubtes del suís de 1985, com ara D-84b,D-93a [per defecte, les recomanades]",
    es: "Lecturas de las dudas del suizo de 1985, como D-84b,D-93a [por defecto, las recomendadas]",
    pt: "Leituras das dúvidas do suíço de 1985, como D-84b,D-93a [padrão: as recomendadas]",
    eu: "1985eko suitzarraren zalantzen irakurketak, hala nola D-84b,D-93a [lehenetsia: gomendatuak]",
    en: "Readings of the doubts about the Swiss of 1985, such as D-84b,D-93a [default: the recommended ones]",
};
const GAMES: Text = Text {
    ca: "Quantes partides té un matx d'una eliminatòria, d'1 a 12 [per defecte, 1]",
    es: "Cuántas partidas tiene un encuentro de una eliminatoria, de 1 a 12 [por defecto, 1]",
    pt: "Quantas partidas tem um confronto eliminatório, de 1 a 12 [padrão: 1]",
    eu: "Zenbat partida ditu kanporaketa bateko norgehiagoka batek, 1etik 12ra [lehenetsia: 1]",
    en: "How many games a match of a knockout has, from 1 to 12 [default: 1]",
};
const WRONG_SYSTEM: Text = Text {
    ca: "--readings només va amb swiss-1985, i --games només amb knockout o knockout-usual",
    es: "--readings solo va con swiss-1985, y --games solo con knockout o knockout-usual",
    pt: "--readings só vale com swiss-1985, e --games só com knockout ou knockout-usual",
    eu: "--readings swiss-1985 sistemarekin bakarrik, eta --games knockout edo knockout-usual sistemekin bakarrik",
    en: "--readings goes with swiss-1985 only, and --games with knockout or knockout-usual only",
};
const MORE: Text = Text {
    ca: "{first} (i {more} més)",
    es: "{first} (y {more} más)",
    pt: "{first} (e mais {more})",
    eu: "{first} (eta beste {more})",
    en: "{first} (and {more} more)",
};
const OTHER_SYSTEM: Text = Text {
    ca: "{name}: el sistema del fitxer, {code}, no es coneix; s'usa dutch",
    es: "{name}: el sistema del archivo, {code}, no se conoce; se usa dutch",
    pt: "{name}: o sistema do arquivo, {code}, não é conhecido; usa-se dutch",
    eu: "{name}: fitxategiaren sistema, {code}, ez da ezagutzen; dutch erabiltzen da",
    en: "{name}: the file's system, {code}, is not known; dutch is used",
};
const EMPTY: Text = Text {
    ca: "{name}: línia 1, columna 1: no s'hi ha trobat cap jugador; s'esperaven registres 001, o un CSV amb la columna name",
    es: "{name}: línea 1, columna 1: no se encontró ningún jugador; se esperaban registros 001, o un CSV con la columna name",
    pt: "{name}: linha 1, coluna 1: nenhum jogador foi encontrado; esperavam-se registros 001, ou um CSV com a coluna name",
    eu: "{name}: 1. lerroa, 1. zutabea: ez da jokalaririk aurkitu; 001 erregistroak espero ziren, edo name zutabea duen CSV bat",
    en: "{name}: line 1, column 1: found no player; expected 001 records, or a CSV with the column name",
};

/// The systems by the names the user gives them, each with its code of record 192.
const SYSTEMS: [(&str, System, &str); 7] = [
    ("dutch", System::Dutch(Edition::Fide2026), "FIDE_DUTCH_2026"),
    ("dutch-2017", System::Dutch(Edition::Fide2017), "FIDE_DUTCH_2017"),
    ("swiss-1985", System::Swiss1985(Readings::RECOMMENDED), "CUSTOM_SWISS"),
    ("roundrobin", System::RoundRobin(Cycles::Single), "FIDE_ROUNDROBIN"),
    ("roundrobin-double", System::RoundRobin(Cycles::Double), "FIDE_DOUBLEROUNDROBIN"),
    ("knockout", System::Knockout(Knockout::new(Seeding::Handbook)), "CUSTOM_KNOCKOUT"),
    ("knockout-usual", System::Knockout(Knockout::new(Seeding::Usual)), "CUSTOM_KNOCKOUT"),
];

/// A tournament's file that was read.
pub(crate) struct Event {
    pub(crate) document: trf::Document,
    pub(crate) meaning: trf::Interpretation,
}

/// `FILE`.
pub(crate) fn file(language: Language) -> Arg {
    argument("FILE", FILE, language).required(true)
}

/// `--system NAME`.
pub(crate) fn system(language: Language) -> Arg {
    option("system", "SYSTEM", SYSTEM, language).value_parser(SYSTEMS.map(|(name, _, _)| name))
}

/// `--system NAME` where there is no file that could name one.
pub(crate) fn system_without_file(language: Language) -> Arg {
    option("system", "SYSTEM", SYSTEM_SIMULATED, language).value_parser(SYSTEMS.map(|(name, _, _)| name))
}

/// `--readings LIST`.
pub(crate) fn readings(language: Language) -> Arg {
    option("readings", "LIST", READINGS, language)
}

/// `--games N`.
pub(crate) fn games(language: Language) -> Arg {
    option("games", "N", GAMES, language).value_parser(number(1..=12, language))
}

/// The system the user asked for, with its code of record 192; `--readings` and `--games` are part of it.
pub(crate) fn asked_system(
    matches: &ArgMatches,
    language: Language,
) -> Result<Option<(System, &'static str)>, Failure> {
    let readings = matches.get_one::<String>("readings");
    let games = matches.get_one::<u64>("games").map(|&games| games as u8);
    let implied = match (readings, games) {
        (Some(_), _) => Some("swiss-1985"),
        (_, Some(_)) => Some("knockout"),
        _ => None,
    };
    let name = matches.get_one::<String>("system").map(String::as_str).or(implied);
    let found = name.and_then(|name| SYSTEMS.iter().find(|(known, _, _)| *known == name));
    let Some(&(_, system, code)) = found else { return Ok(None) };
    let system = match (system, readings, games) {
        (system, None, None) => system,
        (System::Swiss1985(usual), Some(names), None) => System::Swiss1985(
            usual.with(names).map_err(|error| Failure::Input(format!("--readings: {}", error.sentence(language))))?,
        ),
        (System::Knockout(usual), None, Some(games)) => System::Knockout(Knockout { games, ..usual }),
        _ => return Err(Failure::Input(WRONG_SYSTEM.get(language).to_owned())),
    };
    Ok(Some((system, code)))
}

/// Why so many players cannot play so many rounds, if that is so. A round robin may be left unfinished, and a knockout's
/// tie-break games make it longer than announced.
pub(crate) fn impossible(system: System, players: usize, rounds: u16, language: Language) -> Option<String> {
    let players = u16::try_from(players).unwrap_or(u16::MAX);
    let refusal = feasible(system, players, rounds).err()?;
    match refusal.reason {
        RefusalReason::TooManyRounds { .. } => Some(refusal.text(language)),
        RefusalReason::RoundsOfRoundRobin { rounds, wanted } if rounds > wanted => Some(refusal.text(language)),
        _ => None,
    }
}

/// The name of a system.
pub(crate) fn system_name(system: System) -> &'static str {
    match system {
        System::Dutch(Edition::Fide2026) => "dutch",
        System::Dutch(Edition::Fide2017) => "dutch-2017",
        System::Swiss1985(_) => "swiss-1985",
        System::RoundRobin(Cycles::Single) => "roundrobin",
        System::RoundRobin(Cycles::Double | Cycles::DoubleSwapped) => "roundrobin-double",
        System::Knockout(Knockout { seeding: Seeding::Handbook, .. }) => "knockout",
        System::Knockout(Knockout { seeding: Seeding::Usual, .. }) => "knockout-usual",
    }
}

impl Event {
    /// Refuses `--readings` and `--games` for a file that names a system to which they do not belong.
    pub(crate) fn suits(&self, matches: &ArgMatches, language: Language) -> Result<(), Failure> {
        let told = |name| matches.contains_id(name);
        let (swiss, knockout) = (
            matches!(self.meaning.system, Some(System::Swiss1985(_))),
            matches!(self.meaning.system, Some(System::Knockout(_))),
        );
        let wrong = told("readings") && !swiss || told("games") && !knockout;
        if self.meaning.system.is_some() && !told("system") && wrong {
            return Err(Failure::Input(WRONG_SYSTEM.get(language).to_owned()));
        }
        Ok(())
    }

    /// The system to pair by: the one asked for, else the file's, else the Dutch one. With it, a word about a code that
    /// is not understood.
    pub(crate) fn system(&self, asked: Option<System>, name: &str, language: Language) -> (System, Option<String>) {
        match (asked.or(self.meaning.system), &self.meaning.code) {
            (Some(system), _) => (system, None),
            (None, None) => (System::default(), None),
            (None, Some(code)) => {
                let code: String = code.0.chars().filter(|c| !c.is_control()).take(40).collect();
                (System::default(), Some(OTHER_SYSTEM.fill(language, &[("name", &name), ("code", &code)])))
            }
        }
    }
}

/// Reads a whole file of at most so many bytes as text: UTF-8, else Latin-1.
pub(crate) fn text(name: &str, most: usize, language: Language) -> Result<String, Failure> {
    let mut source = source::open(name, language)?;
    let bytes = std::mem::replace(&mut source.bytes, Box::new(io::empty()));
    let mut whole = Vec::new();
    let read = bytes.take(most as u64 + 1).read_to_end(&mut whole);
    read.map_err(|error| unreadable(name, &error, language))?;
    Ok(trf::decode(&whole))
}

/// Reads a tournament. What is odd but understood is returned as a word for standard error; a fault is a failure.
pub(crate) fn read(name: &str, language: Language) -> Result<(Event, Option<String>), Failure> {
    parse(name, &text(name, trf::MAX_BYTES, language)?, language)
}

fn parse(name: &str, text: &str, language: Language) -> Result<(Event, Option<String>), Failure> {
    if let Some((tournament, warnings)) = plain(name, text, language)? {
        if tournament.players.is_empty() {
            return Err(Failure::Input(EMPTY.fill(language, &[("name", &name)])));
        }
        let code = system_of_json(text);
        let document = trf::from_tournament(&tournament, trf::Form::Trf26, code.as_deref(), None);
        let meaning = trf::Interpretation { tournament, faults: Vec::new(), ..document.tournament() };
        return Ok((Event { document, meaning }, warnings));
    }
    let (document, faults) = trf::read(text);
    let mut meaning = document.tournament();
    let all: Vec<Fault> = faults.into_iter().chain(std::mem::take(&mut meaning.faults)).collect();
    let warnings = judge(name, all, language)?;
    if meaning.tournament.players.is_empty() {
        return Err(Failure::Input(EMPTY.fill(language, &[("name", &name)])));
    }
    Ok((Event { document, meaning }, warnings))
}

/// The tournament of a file that is no TRF: JSON as `convert` writes it, or a list of players as CSV.
pub(crate) fn plain(
    name: &str,
    text: &str,
    language: Language,
) -> Result<Option<(Tournament, Option<String>)>, Failure> {
    if is_csv(text) {
        let (mut players, faults) = csv::read_players(text);
        let warnings = judge(name, faults, language)?;
        if has_column(text, "number") {
            players.sort_by_key(|player| player.number);
        } else {
            // Without starting ranks they follow the ratings; equal ones stay in the order of the file.
            players.sort_by_key(|player| std::cmp::Reverse(player.rating));
            for (number, player) in (1..).zip(&mut players) {
                player.number = number;
            }
        }
        return Ok(Some((Tournament { players, ..Tournament::default() }, warnings)));
    }
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        let tournament = json::read_tournament(text)
            .map_err(|fault| Failure::Input(format!("{name}: {}", fault.sentence(language))))?;
        return Ok(Some((tournament, None)));
    }
    Ok(None)
}

/// Whether a text is a list of players: its first line names the column `name`.
fn is_csv(text: &str) -> bool {
    has_column(text, "name")
}

fn has_column(text: &str, name: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').lines().next().unwrap_or_default();
    first.split(csv::separator(first)).any(|field| field.trim().trim_matches('"').eq_ignore_ascii_case(name))
}

/// A tournament as JSON, with the code of its system.
pub(crate) fn to_json(tournament: &Tournament, code: Option<&str>) -> serde_json::Value {
    let mut value = json::tournament(tournament);
    if let (Some(code), Some(object)) = (code, value.as_object_mut()) {
        object.insert("system".to_owned(), code.into());
    }
    value
}

/// The code of the system of a tournament written as JSON.
pub(crate) fn system_of_json(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).ok()?;
    let code = value.get("system")?.as_str()?;
    // One word, as record 192 has it.
    let plain = !code.is_empty() && code.len() <= 40 && code.bytes().all(|byte| byte.is_ascii_graphic());
    plain.then(|| code.to_owned())
}

/// A line, and how many like it there are.
pub(crate) fn and_more(line: String, more: usize, language: Language) -> String {
    if more == 0 { line } else { MORE.fill(language, &[("first", &line), ("more", &more)]) }
}

/// The faults of a file in order: errors are a failure, warnings a word.
pub(crate) fn judge(name: &str, mut faults: Vec<Fault>, language: Language) -> Result<Option<String>, Failure> {
    faults.sort_by_key(|fault| (std::cmp::Reverse(fault.severity), fault.line, fault.column));
    let Some(first) = faults.first() else { return Ok(None) };
    let same = faults.iter().filter(|fault| fault.severity == first.severity).count();
    let line = and_more(format!("{name}: {}", first.sentence(language)), same - 1, language);
    if first.severity == Severity::Error { Err(Failure::Input(line)) } else { Ok(Some(line)) }
}

/// Reads a tournament and says on standard error what is odd in it.
pub(crate) fn open(name: &str, language: Language) -> Result<Event, Failure> {
    understand(name, &text(name, trf::MAX_BYTES, language)?, language)
}

/// The tournament of a text that was read; what is odd in it is said on standard error.
pub(crate) fn understand(name: &str, text: &str, language: Language) -> Result<Event, Failure> {
    let (event, warnings) = parse(name, text, language)?;
    if let Some(line) = warnings {
        tell(&line);
    }
    Ok(event)
}

/// A line on standard error.
pub(crate) fn tell(line: &str) {
    // If standard error is closed, there is nobody to tell.
    let _ = writeln!(io::stderr(), "adoube: {line}");
}
