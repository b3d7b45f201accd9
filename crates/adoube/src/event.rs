//! Tournament files as the commands read them: TRF, plain or compressed, and what is said when one cannot be read.

use crate::cli::{argument, option};
use crate::failure::Failure;
use crate::input::unreadable;
use crate::source;
use adoube_exchange::{Fault, Severity, trf};
use adoube_laws::{Language, Text};
use adoube_tournament::acts::System;
use adoube_tournament::dutch::Edition;
use adoube_tournament::knockout::{Knockout, Seeding};
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::swiss1985::Readings;
use clap::{Arg, ArgMatches};
use std::io::{self, Read, Write};

const FILE: Text = Text {
    ca: "El fitxer del torneig (TRF), comprimit (zst, gz, bz2) o no; - llegeix l'entrada estàndard",
    es: "El archivo del torneo (TRF), comprimido (zst, gz, bz2) o no; - lee la entrada estándar",
    pt: "O arquivo do torneio (TRF), comprimido (zst, gz, bz2) ou não; - lê a entrada padrão",
    eu: "Txapelketaren fitxategia (TRF), konprimituta (zst, gz, bz2) edo ez; - sarrera estandarra irakurtzen du",
    en: "The tournament's file (TRF), compressed (zst, gz, bz2) or not; - reads standard input",
};
const SYSTEM: Text = Text {
    ca: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [per defecte, el del fitxer; si no, dutch]",
    es: "El sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout o knockout-usual [por defecto, el del archivo; si no, dutch]",
    pt: "O sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout ou knockout-usual [padrão: o do arquivo; senão, dutch]",
    eu: "Sistema: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout edo knockout-usual [lehenetsia: fitxategikoa; bestela dutch]",
    en: "The system: dutch, dutch-2017, swiss-1985, roundrobin, roundrobin-double, knockout or knockout-usual [default: the file's, else dutch]",
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
    ca: "{name}: línia 1, columna 1: no s'hi ha trobat cap jugador; s'esperaven registres 001",
    es: "{name}: línea 1, columna 1: no se encontró ningún jugador; se esperaban registros 001",
    pt: "{name}: linha 1, coluna 1: nenhum jogador foi encontrado; esperavam-se registros 001",
    eu: "{name}: 1. lerroa, 1. zutabea: ez da jokalaririk aurkitu; 001 erregistroak espero ziren",
    en: "{name}: line 1, column 1: found no player; expected 001 records",
};

/// The systems by the names the user gives them, each with its code of record 192.
const SYSTEMS: [(&str, System, &str); 7] = [
    ("dutch", System::Dutch(Edition::Fide2026), "FIDE_DUTCH_2026"),
    ("dutch-2017", System::Dutch(Edition::Fide2017), "FIDE_DUTCH_2017"),
    (
        "swiss-1985",
        System::Swiss1985(Readings { absence_is_a_meeting: false, rule_2_5: true, effort: 2_000_000 }),
        "CUSTOM_SWISS",
    ),
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

/// The system the user asked for, with its code of record 192.
pub(crate) fn asked_system(matches: &ArgMatches) -> Option<(System, &'static str)> {
    let name = matches.get_one::<String>("system")?;
    SYSTEMS.iter().find(|(known, _, _)| known == name).map(|(_, system, code)| (*system, *code))
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
    let (document, faults) = trf::read(text);
    let mut meaning = document.tournament();
    let all: Vec<Fault> = faults.into_iter().chain(std::mem::take(&mut meaning.faults)).collect();
    let warnings = judge(name, all, language)?;
    if meaning.tournament.players.is_empty() {
        return Err(Failure::Input(EMPTY.fill(language, &[("name", &name)])));
    }
    Ok((Event { document, meaning }, warnings))
}

/// The faults of a file in order: errors are a failure, warnings a word.
pub(crate) fn judge(name: &str, mut faults: Vec<Fault>, language: Language) -> Result<Option<String>, Failure> {
    faults.sort_by_key(|fault| (std::cmp::Reverse(fault.severity), fault.line, fault.column));
    let Some(first) = faults.first() else { return Ok(None) };
    let same = faults.iter().filter(|fault| fault.severity == first.severity).count();
    let mut line = format!("{name}: {}", first.sentence(language));
    if same > 1 {
        line = MORE.fill(language, &[("first", &line), ("more", &(same - 1))]);
    }
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
