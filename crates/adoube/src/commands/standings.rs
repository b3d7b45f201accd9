//! `adoube standings`: the standing of a tournament with each tie-break's value (FIDE C.07; the handbook's orders).

use crate::cli::{number, option, subcommand};
use crate::event::{self, Event};
use crate::failure::{Answer, Failure};
use crate::screen::Screen;
use adoube_exchange::trf;
use adoube_laws::{Language, Text};
use adoube_tournament::acts::System;
use adoube_tournament::tiebreaks::handbook::{self, Criterion};
use adoube_tournament::tiebreaks::{EventKind, Kind, PartNote, Row, TieBreak, Worked, standings, work_out};
use adoube_tournament::{PlayerIx, Tournament};
use clap::{ArgMatches, Command};
use serde_json::{Map, Value, json};

const ABOUT: Text = Text {
    ca: "La classificació, amb el valor de cada desempat",
    es: "La clasificación, con el valor de cada desempate",
    pt: "A classificação, com o valor de cada critério de desempate",
    eu: "Sailkapena, berdinketa hausteko irizpide bakoitzaren balioarekin",
    en: "The standing, with the value of each tie-break",
};
const TIE_BREAKS: Text = Text {
    ca: "Els desempats per ordre, com ara BH-C1,BH,DE o BH/C1 [per defecte, els del fitxer; si no, BH/C1,BH,DE]",
    es: "Los desempates por orden, como BH-C1,BH,DE o BH/C1 [por defecto, los del archivo; si no, BH/C1,BH,DE]",
    pt: "Os desempates em ordem, como BH-C1,BH,DE ou BH/C1 [padrão: os do arquivo; senão, BH/C1,BH,DE]",
    eu: "Irizpideak ordenan, hala nola BH-C1,BH,DE edo BH/C1 [lehenetsia: fitxategikoak; bestela BH/C1,BH,DE]",
    en: "The tie-breaks in order, such as BH-C1,BH,DE or BH/C1 [default: the file's, else BH/C1,BH,DE]",
};
const PRESET: Text = Text {
    ca: "L'ordre del reglament de la federació: fce-swiss o fce-roundrobin",
    es: "El orden del reglamento de la federación: fce-swiss o fce-roundrobin",
    pt: "A ordem do regulamento da federação: fce-swiss ou fce-roundrobin",
    eu: "Federazioaren araudiko ordena: fce-swiss edo fce-roundrobin",
    en: "The order of the federation's handbook: fce-swiss or fce-roundrobin",
};
const ROUND: Text = Text {
    ca: "Després de quina ronda [per defecte, l'última aparellada]",
    es: "Después de qué ronda [por defecto, la última emparejada]",
    pt: "Depois de qual rodada [padrão: a última emparceirada]",
    eu: "Zein jardunaldiren ondoren [lehenetsia: parekatutako azkena]",
    en: "After which round [default: the last one paired]",
};
const WORKED: Text = Text {
    ca: "Mostra com surt cada valor d'aquest jugador, pel número de sortida",
    es: "Muestra cómo sale cada valor de este jugador, por su número inicial",
    pt: "Mostra como se obtém cada valor deste jogador, pelo número inicial",
    eu: "Erakutsi jokalari honen balio bakoitza nola ateratzen den, hasierako zenbakiaren arabera",
    en: "Show how each value of this player comes about, by starting rank",
};
const NO_ROUND: Text = Text {
    ca: "--round: s'ha trobat {round}; el fitxer té {rounds} rondes",
    es: "--round: se encontró {round}; el archivo tiene {rounds} rondas",
    pt: "--round: encontrou-se {round}; o arquivo tem {rounds} rodadas",
    eu: "--round: {round} aurkitu da; fitxategiak {rounds} jardunaldi ditu",
    en: "--round: found {round}; the file has {rounds} rounds",
};
const NO_PLAYER: Text = Text {
    ca: "--worked: s'ha trobat {number}; s'esperava el número de sortida d'un jugador del fitxer",
    es: "--worked: se encontró {number}; se esperaba el número inicial de un jugador del archivo",
    pt: "--worked: encontrou-se {number}; esperava-se o número inicial de um jogador do arquivo",
    eu: "--worked: {number} aurkitu da; fitxategiko jokalari baten hasierako zenbakia espero zen",
    en: "--worked: found {number}; expected the starting rank of a player in the file",
};
const RANK: Text = Text { ca: "lloc", es: "pto.", pt: "col.", eu: "post.", en: "rank" };
const NUMBER: Text = Text { ca: "núm.", es: "núm.", pt: "nº", eu: "zk.", en: "no." };
const NAME: Text = Text { ca: "nom", es: "nombre", pt: "nome", eu: "izena", en: "name" };
const POINTS: Text = Text { ca: "punts", es: "puntos", pt: "pontos", eu: "puntuak", en: "points" };
const PART: Text = Text {
    ca: "  ronda {round}, contra {opponent}: {value}",
    es: "  ronda {round}, contra {opponent}: {value}",
    pt: "  rodada {round}, contra {opponent}: {value}",
    eu: "  {round}. jardunaldia, {opponent} jokalariaren aurka: {value}",
    en: "  round {round}, against {opponent}: {value}",
};
const PART_ALONE: Text = Text {
    ca: "  ronda {round}: {value}",
    es: "  ronda {round}: {value}",
    pt: "  rodada {round}: {value}",
    eu: "  {round}. jardunaldia: {value}",
    en: "  round {round}: {value}",
};
const CUT: Text = Text { ca: "exclòs", es: "excluido", pt: "excluído", eu: "kanpoan utzita", en: "cut" };
const DUMMY: Text = Text {
    ca: "contrincant fictici",
    es: "contrincante ficticio",
    pt: "adversário fictício",
    eu: "alegiazko aurkaria",
    en: "dummy opponent",
};

pub(crate) fn describe(language: Language) -> Command {
    subcommand(
        "standings",
        "adoube standings FILE.trf [--tiebreaks LIST | --preset NAME] [--round N] [--worked PLAYER]",
        "adoube standings open.trf --tiebreaks BH-C1,BH,DE",
        ABOUT,
        language,
    )
    .arg(event::file(language))
    .arg(option("tiebreaks", "LIST", TIE_BREAKS, language))
    .arg(
        option("preset", "NAME", PRESET, language)
            .value_parser(["fce-swiss", "fce-roundrobin"])
            .conflicts_with("tiebreaks"),
    )
    .arg(option("round", "N", ROUND, language).value_parser(number(0..=trf::MAX_ROUNDS as u64, language)))
    .arg(
        option("worked", "PLAYER", WORKED, language)
            .value_parser(number(1..=u64::from(trf::MAX_NUMBER), language))
            .conflicts_with("preset"),
    )
}

/// A standing ready to be written.
struct Table {
    codes: Vec<String>,
    rows: Vec<Row>,
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let language = screen.language;
    let name = matches.get_one::<String>("FILE").map_or("-", String::as_str);
    let event = event::open(name, language)?;
    let t = &event.meaning.tournament;
    let paired = t.paired_rounds();
    let rounds = matches.get_one::<u64>("round").map_or(paired, |&round| round as usize);
    if rounds > paired {
        return Err(Failure::Input(NO_ROUND.fill(language, &[("round", &rounds), ("rounds", &paired)])));
    }
    let kind = match event.meaning.system {
        Some(System::RoundRobin(_)) => EventKind::RoundRobin,
        _ => EventKind::Swiss,
    };
    if let Some(criteria) = matches.get_one::<String>("preset").and_then(|name| handbook::preset(name)) {
        let codes = criteria.iter().map(|criterion: &Criterion| criterion.name().to_owned()).collect();
        return show(t, &Table { codes, rows: handbook::standings(t, rounds, criteria) }, screen);
    }
    let tie_breaks = match matches.get_one::<String>("tiebreaks") {
        Some(list) => TieBreak::list(list)
            .map_err(|error| Failure::Input(format!("--tiebreaks: {}", error.sentence(language))))?,
        None => announced(&event, name, language),
    };
    let standing = standings(t, rounds, kind, &tie_breaks);
    if let Some(&asked) = matches.get_one::<u64>("worked") {
        let player = u16::try_from(asked).ok().and_then(|asked| t.find(asked));
        let player = player.ok_or_else(|| Failure::Input(NO_PLAYER.fill(language, &[("number", &asked)])))?;
        let row = standing.rows.iter().find(|row| row.player == player);
        let values = row.map_or(&[][..], |row| row.values.as_slice());
        return explain(t, rounds, kind, player, tie_breaks.iter().zip(values), screen);
    }
    let codes = standing.tie_breaks.iter().map(TieBreak::to_string).collect();
    show(t, &Table { codes, rows: standing.rows }, screen)
}

/// The tie-breaks the file announces, if they can be read; else the usual ones.
fn announced(event: &Event, name: &str, language: Language) -> Vec<TieBreak> {
    let usual = || {
        vec![
            TieBreak::plain(Kind::Buchholz).cut(1),
            TieBreak::plain(Kind::Buchholz),
            TieBreak::plain(Kind::DirectEncounter),
        ]
    };
    match event.meaning.tie_breaks.as_deref().map(TieBreak::list) {
        None => usual(),
        Some(Ok(list)) => {
            // The points come first anyway.
            let list: Vec<TieBreak> = list.into_iter().filter(|tie_break| tie_break.kind != Kind::Points).collect();
            if list.is_empty() { usual() } else { list }
        }
        Some(Err(error)) => {
            event::tell(&format!("{name}: {}", error.sentence(language)));
            usual()
        }
    }
}

fn show(t: &Tournament, table: &Table, screen: &mut Screen) -> Result<Answer, Failure> {
    let person = |ix: PlayerIx| t.player(ix).map_or((0, String::new()), |p| (p.number, clean(&p.name)));
    if screen.wants_json() {
        let rows: Vec<Value> = table
            .rows
            .iter()
            .map(|row| {
                let (number, name) = person(row.player);
                let values: Map<String, Value> =
                    table.codes.iter().zip(&row.values).map(|(code, value)| (code.clone(), json!(value.to_string()))).collect();
                json!({
                    "rank": row.rank, "number": number, "name": name, "points": row.points.to_string(), "tieBreaks": values,
                })
            })
            .collect();
        screen.json(&json!({ "tieBreaks": table.codes, "standings": rows }))?;
        return Ok(Answer::Yes);
    }
    let language = screen.language;
    let heads = [RANK, NUMBER, NAME, POINTS].map(|text| text.get(language).to_owned());
    let mut lines: Vec<Vec<String>> = vec![heads.into_iter().chain(table.codes.iter().cloned()).collect()];
    for row in &table.rows {
        let (number, name) = person(row.player);
        let start = [row.rank.to_string(), number.to_string(), name, row.points.to_string()];
        lines.push(start.into_iter().chain(row.values.iter().map(ToString::to_string)).collect());
    }
    let columns = table.codes.len() + 4;
    let width = |column: usize| lines.iter().filter_map(|line| line.get(column)).map(|c| c.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    for (at, line) in lines.iter().enumerate() {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == 2 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        let text = cells.collect::<Vec<_>>().join("  ");
        let text = if at == 0 { screen.strong(text.trim_end()) } else { text.trim_end().to_owned() };
        screen.line(&text)?;
    }
    Ok(Answer::Yes)
}

/// How each value of a player comes about. Direct encounter, which depends on who is tied, has its place only.
fn explain<'a>(
    t: &Tournament,
    rounds: usize,
    kind: EventKind,
    player: PlayerIx,
    values: impl Iterator<Item = (&'a TieBreak, &'a adoube_tournament::tiebreaks::Value)>,
    screen: &mut Screen,
) -> Result<Answer, Failure> {
    let number = |ix: PlayerIx| t.player(ix).map_or(0, |p| p.number);
    let mut all = Vec::new();
    for (tie_break, value) in values {
        let parts = match work_out(t, rounds, kind, player, *tie_break) {
            Some(Worked { parts, .. }) if tie_break.kind != Kind::DirectEncounter => parts,
            _ => Vec::new(),
        };
        if screen.wants_json() {
            let parts: Vec<Value> = parts
                .iter()
                .map(|part| {
                    let note = match part.note {
                        PartNote::Counted => "counted",
                        PartNote::Cut => "cut",
                        PartNote::Dummy => "dummy",
                    };
                    let opponent = part.opponent.map(number);
                    json!({ "round": part.round, "opponent": opponent, "value": part.value.to_string(), "note": note })
                })
                .collect();
            all.push(json!({ "code": tie_break.to_string(), "value": value.to_string(), "parts": parts }));
            continue;
        }
        screen.line(&format!("{tie_break} = {value}"))?;
        for part in parts {
            let round = part.round.map_or_else(|| "-".to_owned(), |round| round.to_string());
            let mut line = match part.opponent {
                Some(ix) => {
                    PART.fill(screen.language, &[("round", &round), ("opponent", &number(ix)), ("value", &part.value)])
                }
                None => PART_ALONE.fill(screen.language, &[("round", &round), ("value", &part.value)]),
            };
            let note = match part.note {
                PartNote::Counted => None,
                PartNote::Cut => Some(CUT),
                PartNote::Dummy => Some(DUMMY),
            };
            if let Some(note) = note {
                line = format!("{line} ({})", note.get(screen.language));
            }
            screen.line(&line)?;
        }
    }
    if screen.wants_json() {
        screen.json(&json!({ "number": number(player), "tieBreaks": all }))?;
    }
    Ok(Answer::Yes)
}

/// Names come from the file; a terminal shall not obey what they hold.
fn clean(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
