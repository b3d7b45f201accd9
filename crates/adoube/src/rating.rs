//! What the commands about ratings share: lists, what is known of a tournament's players, and files written whole or not at all.

use crate::cli::option;
use crate::desk::{self, OfDesk};
use crate::event::{self, Event};
use crate::failure::Failure;
use crate::input::unreadable;
use crate::source;
use adoube_exchange::lists::{ListedPlayer, TextList, XmlList};
use adoube_exchange::{csv, trf};
use adoube_laws::{Language, Text};
use adoube_rating::event::Person;
use adoube_rating::fce::Date;
use adoube_rating::fide::Tempo;
use adoube_rating::list::{Column, List, MAX_BYTES};
use adoube_rating::period::System;
use adoube_tournament::Player;
use clap::{Arg, ArgMatches};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

const LIST: Text = Text {
    ca: "La llista de puntuacions: CSV amb les columnes id i rating, o la llista de la FIDE en text o XML",
    es: "La lista de puntuaciones: CSV con las columnas id y rating, o la lista de la FIDE en texto o XML",
    pt: "A lista de ratings: CSV com as colunas id e rating, ou a lista da FIDE em texto ou XML",
    eu: "Puntuazio-zerrenda: id eta rating zutabeak dituen CSVa, edo FIDEren zerrenda testu edo XML gisa",
    en: "The rating list: CSV with the columns id and rating, or FIDE's list as text or XML",
};
const DATE: Text = Text {
    ca: "El dia de la llista nova, AAAA-MM-DD",
    es: "El día de la lista nueva, AAAA-MM-DD",
    pt: "O dia da lista nova, AAAA-MM-DD",
    eu: "Zerrenda berriaren eguna, UUUU-HH-EE",
    en: "The day of the new list, YYYY-MM-DD",
};
const NOT_A_DATE: Text = Text {
    ca: "un dia, AAAA-MM-DD",
    es: "un día, AAAA-MM-DD",
    pt: "um dia, AAAA-MM-DD",
    eu: "egun bat, UUUU-HH-EE",
    en: "a day, YYYY-MM-DD",
};
const UNWRITABLE: Text = Text {
    ca: "{name}: no es pot escriure: {error}",
    es: "{name}: no se puede escribir: {error}",
    pt: "{name}: não se pode escrever: {error}",
    eu: "{name}: ezin da idatzi: {error}",
    en: "{name}: cannot be written: {error}",
};
const ONE_EVENT: Text = Text {
    ca: "--event: s'esperava un sol torneig",
    es: "--event: se esperaba un solo torneo",
    pt: "--event: esperava-se um só torneio",
    eu: "--event: txapelketa bakarra espero zen",
    en: "--event: expected one event",
};
const NO_PLAYER: Text = Text {
    ca: "no hi ha cap jugador amb el número {number}",
    es: "no hay ningún jugador con el número {number}",
    pt: "não há nenhum jogador com o número {number}",
    eu: "ez dago {number} zenbakiko jokalaririk",
    en: "there is no player with the number {number}",
};

/// `--list LIST`.
pub(crate) fn list_option(language: Language) -> Arg {
    option("list", "LIST", LIST, language)
}

/// `--date DATE`.
pub(crate) fn date_option(language: Language) -> Arg {
    let parse = move |text: &str| Date::parse(text).ok_or_else(|| NOT_A_DATE.get(language).to_owned());
    option("date", "DATE", DATE, language).value_parser(parse)
}

/// The day of `--date`.
pub(crate) fn date(matches: &ArgMatches) -> Option<Date> {
    matches.get_one::<Date>("date").copied()
}

/// Nobody has this number.
pub(crate) fn no_player(number: u64, language: Language) -> Failure {
    Failure::Input(NO_PLAYER.fill(language, &[("number", &number)]))
}

/// The bytes of a whole file, plain or compressed.
pub(crate) fn bytes(name: &str, language: Language) -> Result<Vec<u8>, Failure> {
    let mut source = source::open(name, language)?;
    let stream = std::mem::replace(&mut source.bytes, Box::new(io::empty()));
    let mut whole = Vec::new();
    let read = stream.take(MAX_BYTES as u64 + 1).read_to_end(&mut whole);
    read.map_err(|error| unreadable(name, &error, language))?;
    Ok(whole)
}

/// The bytes of a list; FIDE's lists, text or XML, are turned into ours, with the rating of a tempo.
pub(crate) fn list_bytes(name: &str, tempo: Tempo, language: Language) -> Result<Vec<u8>, Failure> {
    let whole = bytes(name, language)?;
    let start = whole.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&whole).trim_ascii_start();
    let (text, xml) = (start.starts_with(b"ID Number"), start.starts_with(b"<"));
    if !text && !xml {
        return Ok(whole);
    }
    let fault = |fault: adoube_exchange::Fault| Failure::Input(format!("{name}: {}", fault.sentence(language)));
    let mut out = String::from("id,name,federation,sex,title,born,rating,k,standard,international\n");
    if xml {
        let mut list = XmlList::new();
        let mut wrong = None;
        for piece in whole.chunks(1 << 16) {
            list.feed(piece, |player| match player {
                Ok(player) => push_listed(&mut out, &player, tempo),
                Err(fault) => wrong = wrong.take().or(Some(fault)),
            });
        }
        wrong.map_or_else(|| list.finish().map(|_| ()), Err).map_err(fault)?;
        return Ok(out.into_bytes());
    }
    let text = trf::decode(&whole);
    drop(whole);
    let mut lines = text.trim_start_matches('\u{feff}').trim_start().lines();
    let mut list = TextList::new(lines.next().unwrap_or_default()).map_err(fault)?;
    for line in lines {
        if let Some(player) = list.read(line).map_err(fault)? {
            push_listed(&mut out, &player, tempo);
        }
    }
    Ok(out.into_bytes())
}

/// A player of FIDE's list as a line of ours.
fn push_listed(out: &mut String, player: &ListedPlayer, tempo: Tempo) {
    let number = |number: u16| if number > 0 { number.to_string() } else { String::new() };
    let rating = match tempo {
        Tempo::Standard => player.standard,
        Tempo::Rapid => player.rapid,
        Tempo::Blitz => player.blitz,
    };
    let title = if player.title.is_empty() { &player.women_title } else { &player.title };
    let (rated, standard) = (number(rating.rating), number(player.standard.rating));
    // Writing to a String cannot fail.
    let _ = writeln!(
        out,
        "{},{},{},{},{},{},{rated},{},{standard},{standard}",
        player.fide_id,
        csv::quote(&player.name),
        csv::quote(&player.federation),
        csv::quote(&player.sex),
        csv::quote(title),
        number(player.born),
        number(u16::from(rating.k)),
    );
}

/// Reads a list; `progress` hears how many bytes are done.
pub(crate) fn list<'a>(
    name: &str,
    bytes: &'a [u8],
    language: Language,
    progress: &mut dyn FnMut(u64),
) -> Result<List<'a>, Failure> {
    List::read(bytes, progress).map_err(|fault| Failure::Input(format!("{name}: {}", fault.sentence(language))))
}

/// The row of a player: by identity number, else by name.
pub(crate) fn row_of(list: &List<'_>, names: &[(String, usize)], player: &Player) -> Option<usize> {
    let by_id = player.fide_id.trim().parse().ok().and_then(|id| list.find(id));
    by_id.or_else(|| {
        let name = player.name.trim().to_lowercase();
        let at = names.partition_point(|(known, _)| *known < name);
        let mut same = names.iter().skip(at).take_while(|(known, _)| *known == name);
        // Two of the same name cannot be told apart.
        same.next().filter(|_| same.next().is_none()).map(|(_, row)| *row)
    })
}

/// The names of a list in order, for players without an identity number.
pub(crate) fn names(list: &List<'_>, players: &[Player]) -> Vec<(String, usize)> {
    let all_known = players.iter().all(|p| p.fide_id.trim().parse().ok().and_then(|id| list.find(id)).is_some());
    if all_known {
        return Vec::new();
    }
    let rows = list.rows().iter().enumerate();
    let mut names: Vec<(String, usize)> =
        rows.map(|(at, row)| (list.text(row, Column::Name).trim().to_lowercase(), at)).collect();
    names.sort_unstable();
    names
}

/// What is known of the players of a tournament, from a list where there is one.
pub(crate) fn persons(event: &Event, list: Option<&List<'_>>) -> Vec<Person> {
    let players = &event.meaning.tournament.players;
    let Some(list) = list else { return players.iter().map(Person::of_player).collect() };
    let names = names(list, players);
    let known = |player: &Player| row_of(list, &names, player).and_then(|at| list.rows().get(at));
    players.iter().map(|player| known(player).map_or_else(|| Person::of_player(player), Person::of_list)).collect()
}

/// A tournament from a file, or an event of the desk's record.
pub(crate) enum Source {
    /// A file.
    File(Box<Event>),
    /// The record.
    Desk(Box<OfDesk>),
}

impl Source {
    /// The tournament.
    pub(crate) fn event(&self) -> &Event {
        match self {
            Self::File(event) => event,
            Self::Desk(desk) => &desk.event,
        }
    }

    /// What is known of its players, from a list where there is one.
    pub(crate) fn persons(&self, list: Option<&List<'_>>, system: System) -> Vec<Person> {
        match self {
            Self::File(event) => persons(event, list),
            Self::Desk(desk) => desk.persons(list, system),
        }
    }
}

/// The one tournament that `FILE` or `--event` names.
pub(crate) fn source(matches: &ArgMatches, language: Language) -> Result<Source, Failure> {
    let mut of_desk = desk::events(matches, language)?;
    if of_desk.len() > 1 {
        return Err(Failure::Input(ONE_EVENT.get(language).to_owned()));
    }
    if let Some(desk) = of_desk.pop() {
        return Ok(Source::Desk(Box::new(desk)));
    }
    let name = matches.get_one::<String>("FILE").map_or("-", String::as_str);
    event::open(name, language).map(|event| Source::File(Box::new(event)))
}

/// Writes a file whole or not at all: beside its place first, then it takes the place.
pub(crate) fn write_whole(
    path: &str,
    language: Language,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let target = Path::new(path);
    let mut name = target.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    let beside: PathBuf = target.with_file_name(name);
    let written = File::create_new(&beside).and_then(|file| {
        let mut out = BufWriter::with_capacity(1 << 20, &file);
        write(&mut out)?;
        out.flush()?;
        file.sync_all()?;
        fs::rename(&beside, target)
    });
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        Failure::Input(UNWRITABLE.fill(language, &[("name", &path), ("error", &error)]))
    })
}

/// Names come from files; a terminal shall not obey what they hold.
pub(crate) fn clean(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Lines in columns: the second one to the left, the others to the right.
pub(crate) fn columns(lines: &[Vec<String>], left: usize) -> Vec<String> {
    let count = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |at: usize| lines.iter().filter_map(|line| line.get(at)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|at| width(at).unwrap_or(0)).collect();
    let cell = |at: usize, text: &String| {
        let width = widths.get(at).copied().unwrap_or(0);
        if at == left { format!("{text:<width$}") } else { format!("{text:>width$}") }
    };
    let row =
        |line: &Vec<String>| line.iter().enumerate().map(|(at, text)| cell(at, text)).collect::<Vec<_>>().join("  ");
    lines.iter().map(|line| row(line).trim_end().to_owned()).collect()
}

/// Comma-separated values of some lines.
pub(crate) fn comma_separated(lines: &[Vec<String>]) -> String {
    lines.iter().map(|line| line.iter().map(|cell| csv::quote(cell)).collect::<Vec<_>>().join(",") + "\n").collect()
}
