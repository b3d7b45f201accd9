//! What the commands about ratings share: lists, what is known of a tournament's players, and files written whole or not at all.

use crate::cli::option;
use crate::desk::{self, OfDesk};
use crate::event::{self, Event};
use crate::failure::Failure;
use crate::input::unreadable;
use crate::source;
use adoube_exchange::lists::{ListedPlayer, Tempos, TextList, XmlList, federation};
use adoube_exchange::{csv, trf};
use adoube_laws::{Language, Text};
use adoube_rating::event::Person;
use adoube_rating::fce::Date;
use adoube_rating::fide::Tempo;
use adoube_rating::list::{Column, Fault, List, MAX_BYTES, Reason};
use adoube_rating::period::System;
use adoube_rating::{Category, FLOOR};
use adoube_tournament::Player;
use clap::{Arg, ArgMatches};
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

const LIST: Text = Text {
    ca: "La llista de puntuacions: CSV amb les columnes id i rating, o la llista de la FIDE o de la federació en text o XML",
    es: "La lista de puntuaciones: CSV con las columnas id y rating, o la lista de la FIDE o de la federación en texto o XML",
    pt: "A lista de ratings: CSV com as colunas id e rating, ou a lista da FIDE ou da federação em texto ou XML",
    eu: "Puntuazio-zerrenda: id eta rating zutabeak dituen CSVa, edo FIDEren edo federazioaren zerrenda testu edo XML gisa",
    en: "The rating list: CSV with the columns id and rating, or FIDE's or the federation's list as text or XML",
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
const NOT_LISTED: Text = Text {
    ca: "{name}: jugadors que no són a la llista: {count} de {all} (el primer, {first}); se'n pren el que diu el torneig",
    es: "{name}: jugadores que no están en la lista: {count} de {all} (el primero, {first}); se toma lo que dice el torneo",
    pt: "{name}: jogadores que não estão na lista: {count} de {all} (o primeiro, {first}); toma-se o que diz o torneio",
    eu: "{name}: zerrendan ez dauden jokalariak: {all}(e)tik {count} (lehena, {first}); txapelketak dioena hartzen da",
    en: "{name}: players who are not on the list: {count} of {all} (the first, {first}); of them is taken what the tournament says",
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

/// The bytes of a list; FIDE's lists and the federation's, text or XML, are turned into ours, with the rating of a tempo.
pub(crate) fn list_bytes(name: &str, tempo: Tempo, language: Language) -> Result<Vec<u8>, Failure> {
    let whole = bytes(name, language)?;
    let start = whole.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&whole).trim_ascii_start();
    let header = start.split(|byte| *byte == b'\n').next().unwrap_or_default();
    if start.starts_with(b"<") && !federation::is_xml(start) {
        return of_xml(name, &whole, tempo, language);
    }
    if start.starts_with(b"ID Number") {
        return of_text(name, &whole, tempo, language);
    }
    // Without commas it is columns of fixed width.
    if start.starts_with(b"<") || !header.is_empty() && !header.contains(&b',') && !header.contains(&b';') {
        return of_federation(name, &whole, language);
    }
    Ok(whole)
}

const HEADER: &str = "id,name,federation,sex,title,born,rating,k,standard,international\n";

/// A list that says nothing of a tempo's ratings must not make everybody unrated.
fn lacks(name: &str, column: &'static str, found: &str, language: Language) -> Failure {
    let fault = Fault {
        line: 1,
        column: 1,
        found: found.chars().take(40).collect(),
        reason: Reason::MissingColumn { name: column },
    };
    Failure::Input(format!("{name}: {}", fault.sentence(language)))
}

/// Whether a list has the ratings of a tempo. A list of one rating only does not say of which: it is of the one asked for.
fn has(tempos: Tempos, tempo: Tempo) -> bool {
    tempos.is_single()
        || match tempo {
            Tempo::Standard => tempos.standard,
            Tempo::Rapid => tempos.rapid,
            Tempo::Blitz => tempos.blitz,
        }
}

fn of_xml(name: &str, whole: &[u8], tempo: Tempo, language: Language) -> Result<Vec<u8>, Failure> {
    let tag: &'static str = match tempo {
        Tempo::Standard => "rating",
        Tempo::Rapid => "rapid_rating",
        Tempo::Blitz => "blitz_rating",
    };
    let read = |as_if: Tempo| {
        let mut out = String::from(HEADER);
        let mut list = XmlList::new();
        let mut wrong = None;
        for piece in whole.chunks(1 << 16) {
            list.feed(piece, |player| match player {
                Ok(player) => push_listed(&mut out, &player, as_if),
                Err(fault) => wrong = wrong.take().or(Some(fault)),
            });
        }
        let tempos = list.tempos();
        let ended = wrong.map_or_else(|| list.finish().map(|_| ()), Err);
        ended.map_err(|fault| Failure::Input(format!("{name}: {}", fault.sentence(language))))?;
        Ok::<_, Failure>((out, tempos))
    };
    let (out, tempos) = read(tempo)?;
    if !has(tempos, tempo) && out.len() > HEADER.len() {
        return Err(lacks(name, tag, "<player>", language));
    }
    let out = if tempos.is_single() && tempo != Tempo::Standard { read(Tempo::Standard)?.0 } else { out };
    Ok(out.into_bytes())
}

fn of_text(name: &str, whole: &[u8], tempo: Tempo, language: Language) -> Result<Vec<u8>, Failure> {
    let fault = |fault: adoube_exchange::Fault| Failure::Input(format!("{name}: {}", fault.sentence(language)));
    let text = trf::decode(whole);
    let mut lines = text.trim_start_matches('\u{feff}').trim_start().lines();
    let header = lines.next().unwrap_or_default();
    let mut list = TextList::new(header).map_err(fault)?;
    let tempos = list.tempos();
    if !has(tempos, tempo) {
        let column = match tempo {
            Tempo::Standard => "SRtng",
            Tempo::Rapid => "RRtng",
            Tempo::Blitz => "BRtng",
        };
        return Err(lacks(name, column, header, language));
    }
    let tempo = if tempos.is_single() { Tempo::Standard } else { tempo };
    let mut out = String::from(HEADER);
    for line in lines {
        if let Some(player) = list.read(line).map_err(fault)? {
            push_listed(&mut out, &player, tempo);
        }
    }
    Ok(out.into_bytes())
}

/// The federation's list, as text or XML. Its numbers must be whole ones here.
fn of_federation(name: &str, whole: &[u8], language: Language) -> Result<Vec<u8>, Failure> {
    let text = trf::decode(whole);
    let (players, faults) = federation::read_rated(&text);
    if let Some(fault) = faults.first() {
        return Err(Failure::Input(format!("{name}: {}", fault.sentence(language))));
    }
    let mut out = String::from("id,name,category,rating,games\n");
    for (line, player) in &players {
        let number = if player.number.is_empty() { &player.fide_id } else { &player.number };
        if number.parse::<u32>().is_err() {
            let here = text.lines().nth((*line as usize).saturating_sub(1)).unwrap_or_default();
            let before = here.find(number.as_str()).and_then(|at| here.get(..at)).unwrap_or_default();
            let column = before.chars().count() as u32 + 1;
            let fault = Fault { line: *line, column, found: number.clone(), reason: Reason::NotAnId };
            return Err(Failure::Input(format!("{name}: {}", fault.sentence(language))));
        }
        let category = player.category.map_or("", federation::Category::sign);
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{number},{},{category},{},{}", csv::quote(&player.name), player.rating, player.games);
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

/// What is known of the players of a tournament's file, from a list where there is one.
fn persons(event: &Event, list: Option<&List<'_>>, system: System) -> Vec<Person> {
    let players = &event.meaning.tournament.players;
    let of_file = if system == System::Fce { of_handbook } else { Person::of_player };
    let Some(list) = list else { return players.iter().map(of_file).collect() };
    let names = names(list, players);
    let known = |player: &Player| row_of(list, &names, player).and_then(|at| list.rows().get(at));
    players.iter().map(|player| known(player).map_or_else(|| of_file(player), Person::of_list)).collect()
}

/// A player as the handbook sees one without a list: the list has nobody below 2000 (Rating 4), so whoever is below is of first
/// category, and whoever is above a Preferent with that rating.
fn of_handbook(player: &Player) -> Person {
    let person = Person::of_player(player);
    match person.rating {
        Some(rating) if rating < FLOOR => Person { rating: None, category: Category::First, ..person },
        _ => person,
    }
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
            Self::File(event) => persons(event, list, system),
            Self::Desk(desk) => desk.persons(list, system),
        }
    }

    /// Says on standard error which players a list does not have: of them is known what the tournament says.
    pub(crate) fn tell_who_is_missing(&self, list: Option<&List<'_>>, name: Option<&String>, language: Language) {
        let (Some(list), Some(name)) = (list, name) else { return };
        let players = &self.event().meaning.tournament.players;
        let names = names(list, players);
        let found = |at: usize, player: &Player| match self {
            Self::File(_) => row_of(list, &names, player),
            Self::Desk(desk) => desk.row(list, &names, at),
        };
        let mut missing = players.iter().enumerate().filter(|(at, player)| found(*at, player).is_none());
        if let Some((_, first)) = missing.next() {
            let count = missing.count() + 1;
            let first = format!("{} {}", first.number, clean(&first.name));
            let places: [(&str, &dyn std::fmt::Display); 4] =
                [("name", name), ("count", &count), ("all", &players.len()), ("first", &first)];
            event::tell(&NOT_LISTED.fill(language, &places));
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

/// Writes a file whole or not at all: beside its place first, then it takes the place, with the mode of the one that was there. A
/// link stays and its target is written; a device or a pipe is written into.
pub(crate) fn write_whole(
    path: &str,
    language: Language,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let target = Path::new(path);
    let written = match fs::metadata(target) {
        Ok(known) if known.is_file() => OpenOptions::new()
            .append(true)
            .open(target)
            // What may not be written is not replaced either.
            .and_then(|_| fs::canonicalize(target))
            .and_then(|real| write_beside(&real, Some(known.permissions()), write)),
        Ok(known) if known.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(_) => OpenOptions::new().write(true).open(target).and_then(|file| write_out(&file, write)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => write_beside(&followed(target), None, write),
        Err(error) => Err(error),
    };
    written.map_err(|error| {
        Failure::Input(
            UNWRITABLE.fill(language, &[("name", &path), ("error", &crate::input::reason(&error, language))]),
        )
    })
}

/// Where a link to nothing yet leads.
fn followed(path: &Path) -> PathBuf {
    let mut here = path.to_path_buf();
    for _ in 0..40 {
        let Ok(next) = fs::read_link(&here) else { break };
        here = here.parent().unwrap_or_else(|| Path::new("")).join(next);
    }
    here
}

fn write_out(file: &File, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, file);
    write(&mut out)?;
    out.flush()
}

fn write_beside(
    target: &Path,
    mode: Option<Permissions>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut name = target.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    let beside = target.with_file_name(name);
    let file = File::create_new(&beside)?;
    let written = write_out(&file, write)
        .and_then(|()| mode.map_or(Ok(()), |mode| file.set_permissions(mode)))
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&beside, target));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
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
