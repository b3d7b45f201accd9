//! `adoube pgn check` and `adoube pgn convert`: files of games, judged and rewritten.

use crate::cli::{argument, flag, option, subcommand};
use crate::failure::{Answer, Failure};
use crate::input::unreadable;
use crate::options;
use crate::parallel::{ChunkError, each_chunk};
use crate::screen::Screen;
use crate::source;
use adoube_board::mate::{Budget, Solver};
use adoube_board::{Color, Position};
use adoube_laws::{Language, Text};
use adoube_notation::pgn::{Checker, Converter, Finding, GameReport, Questions, Totals, read_chunk};
use adoube_notation::{Form, Letters, Style};
use clap::{ArgAction, ArgMatches, Command};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::io::{self, Write};

const ABOUT: Text = Text {
    ca: "Fitxers PGN: comprova'n les partides o escriu-les d'una altra manera",
    es: "Archivos PGN: comprueba sus partidas o las escribe de otra manera",
    pt: "Arquivos PGN: verifica as partidas ou as escreve de outra maneira",
    eu: "PGN fitxategiak: egiaztatu partidak edo idatzi beste era batera",
    en: "PGN files: check their games, or write them otherwise",
};
const CHECK: Text = Text {
    ca: "Comprova cada jugada i el resultat de cada partida",
    es: "Comprueba cada jugada y el resultado de cada partida",
    pt: "Verifica cada lance e o resultado de cada partida",
    eu: "Egiaztatu jokaldi bakoitza eta partida bakoitzaren emaitza",
    en: "Check every move and the result of every game",
};
const CONVERT: Text = Text {
    ca: "Reescriu les jugades amb les lletres d'una altra llengua o en forma llarga",
    es: "Reescribe las jugadas con las letras de otra lengua o en forma larga",
    pt: "Reescreve os lances com as letras de outra língua ou na forma longa",
    eu: "Berridatzi jokaldiak beste hizkuntza bateko letrekin edo era luzean",
    en: "Rewrite the moves in another language's letters or in the long form",
};
const FILES: Text = Text {
    ca: "Els fitxers, comprimits (zst, gz, bz2) o no; - llegeix l'entrada estàndard",
    es: "Los archivos, comprimidos (zst, gz, bz2) o no; - lee la entrada estándar",
    pt: "Os arquivos, comprimidos (zst, gz, bz2) ou não; - lê a entrada padrão",
    eu: "Fitxategiak, konprimituta (zst, gz, bz2) edo ez; - sarrera estandarra irakurtzen du",
    en: "The files, compressed (zst, gz, bz2) or not; - reads standard input",
};
const CLAIMS: Text = Text {
    ca: "Digues també on es podien reclamar taules (9.2, 9.3)",
    es: "Dice también dónde se podían reclamar tablas (9.2, 9.3)",
    pt: "Diz também onde se podia reclamar empate (9.2, 9.3)",
    eu: "Esan berdinketa non erreklama zitekeen ere (9.2, 9.3)",
    en: "Tell too where draws could have been claimed (9.2, 9.3)",
};
const STRICT: Text = Text {
    ca: "Digues també què s'entén però no està escrit com vol el PGN",
    es: "Dice también qué se entiende pero no está escrito como quiere el PGN",
    pt: "Diz também o que se entende mas não está escrito como o PGN quer",
    eu: "Esan ulertzen dena baina PGNk nahi bezala idatzita ez dagoena ere",
    en: "Tell too what is understood but not written as PGN wants",
};
const TO: Text = Text {
    ca: "Les lletres: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines",
    es: "Las letras: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines",
    pt: "As letras: ca, es, pt, eu, eu2, en, fr, de, nl, it ou figurines",
    eu: "Letrak: ca, es, pt, eu, eu2, en, fr, de, nl, it edo figurines",
    en: "The letters: ca, es, pt, eu, eu2, en, fr, de, nl, it or figurines",
};
const FROM: Text = Text {
    ca: "Les lletres amb què estan escrites les jugades (com --to); si no es diu, les angleses del PGN",
    es: "Las letras con que están escritas las jugadas (como --to); si no se dice, las inglesas del PGN",
    pt: "As letras com que estão escritos os lances (como --to); se não se disser, as inglesas do PGN",
    eu: "Jokaldiak zein letrarekin idatzita dauden (--to bezala); esan ezean, PGNren ingelesekoak",
    en: "The letters the moves are written in (as with --to); PGN's English ones unless it is said",
};
const LONG: Text = Text {
    ca: "Amb la casella de sortida de cada jugada",
    es: "Con la casilla de salida de cada jugada",
    pt: "Com a casa de partida de cada lance",
    eu: "Jokaldi bakoitzaren abiapuntuko laukiarekin",
    en: "With each move's square of departure",
};
const FIGURINES: Text = Text {
    ca: "Amb figures en lloc de lletres",
    es: "Con figuras en lugar de letras",
    pt: "Com figuras em vez de letras",
    eu: "Irudiekin letren ordez",
    en: "With figurines instead of letters",
};
const GAME: Text = Text { ca: "partida", es: "partida", pt: "partida", eu: "partida", en: "game" };
const MORE: Text = Text {
    ca: "{count} faltes més en aquesta partida",
    es: "{count} faltas más en esta partida",
    pt: "mais {count} faltas nesta partida",
    eu: "beste {count} akats partida honetan",
    en: "{count} more faults in this game",
};
const TOTAL: Text = Text {
    ca: "{games} partides, {moves} jugades, {faults} faltes en {faulty} partides",
    es: "{games} partidas, {moves} jugadas, {faults} faltas en {faulty} partidas",
    pt: "{games} partidas, {moves} lances, {faults} faltas em {faulty} partidas",
    eu: "{games} partida, {moves} jokaldi, {faults} akats {faulty} partidatan",
    en: "{games} games, {moves} moves, {faults} faults in {faulty} games",
};
const KEPT: Text = Text {
    ca: "{name}: {kept} jugades no s'han pogut jugar i queden com estaven",
    es: "{name}: {kept} jugadas no se pudieron jugar y quedan como estaban",
    pt: "{name}: {kept} lances não puderam ser jogados e ficam como estavam",
    eu: "{name}: {kept} jokaldi ezin izan dira jokatu eta zeuden bezala geratzen dira",
    en: "{name}: {kept} moves could not be played and stay as they were",
};

pub(crate) fn describe(language: Language) -> Command {
    let files = || argument("FILE", FILES, language).required(true);
    let check =
        subcommand("check", "adoube pgn check FILE… [--from LANG]", "adoube pgn check games.pgn.zst", CHECK, language)
            .arg(files().action(ArgAction::Append).num_args(1..))
            .arg(from(language))
            .arg(flag("claims", CLAIMS, language))
            .arg(flag("strict", STRICT, language))
            .arg(options::threads(language));
    let convert = subcommand(
        "convert",
        "adoube pgn convert FILE [--from LANG] --to LANG|--figurines [--long]",
        "adoube pgn convert games.pgn --to ca",
        CONVERT,
        language,
    )
    .arg(files())
    .arg(from(language))
    .arg(option("to", "LANG", TO, language).value_parser(Letters::ALL.map(Letters::code)))
    .arg(flag("long", LONG, language))
    .arg(flag("figurines", FIGURINES, language).conflicts_with("to"))
    .arg(options::threads(language));
    subcommand("pgn", "adoube pgn check|convert", "adoube pgn check games.pgn", ABOUT, language)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(check)
        .subcommand(convert)
}

fn from(language: Language) -> clap::Arg {
    option("from", "LANG", FROM, language).value_parser(Letters::ALL.map(Letters::code))
}

/// The letters of the file.
fn written_in(matches: &ArgMatches) -> Letters {
    matches.get_one::<String>("from").and_then(|code| code.parse().ok()).unwrap_or(Letters::English)
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    match matches.subcommand() {
        Some(("convert", arguments)) => convert(arguments, screen),
        Some((_, arguments)) => check(arguments, screen),
        None => Ok(Answer::No),
    }
}

/// Whether neither side can still mate (5.2.2), by the exact solver, of which each thread keeps one.
fn is_dead(position: &Position) -> Option<bool> {
    thread_local!(static SOLVER: RefCell<Solver> = RefCell::new(Solver::new()));
    SOLVER.with_borrow_mut(|solver| solver.is_dead(position, Budget::DEFAULT))
}

fn check(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let questions = Questions {
        is_dead: Some(is_dead),
        irregularities: matches.get_flag("strict"),
        claims: matches.get_flag("claims"),
    };
    let letters = written_in(matches);
    let mut totals = Totals::default();
    for name in matches.get_many::<String>("FILE").into_iter().flatten() {
        let mut source = source::open(name, screen.language)?;
        let bytes = std::mem::replace(&mut source.bytes, Box::new(io::empty()));
        let mut before = 0;
        let work = |chunk: adoube_notation::pgn::Chunk| {
            let mut reports = Vec::new();
            let mut checker = Checker::new(questions, |report| reports.push(report)).written_in(letters);
            read_chunk(&chunk.bytes, chunk.start, &mut checker);
            let totals = checker.totals;
            (reports, totals)
        };
        let outcome = each_chunk(bytes, options::thread_count(matches), work, |(reports, part)| {
            for report in &reports {
                show(report, before + report.number, name, screen)?;
            }
            before += part.games;
            totals += part;
            Ok(())
        });
        finish(outcome, name, screen.language)?;
    }
    let Totals { games, moves, faults, faulty_games } = totals;
    if screen.wants_json() {
        screen.json(&json!({ "games": games, "moves": moves, "faults": faults, "faulty_games": faulty_games }))?;
    } else {
        let counts: [(&str, &dyn std::fmt::Display); 4] =
            [("games", &games), ("moves", &moves), ("faults", &faults), ("faulty", &faulty_games)];
        screen.line(&TOTAL.fill(screen.language, &counts))?;
    }
    Ok(if faults == 0 { Answer::Yes } else { Answer::No })
}

fn finish(outcome: Result<(), ChunkError<Failure>>, name: &str, language: Language) -> Result<(), Failure> {
    outcome.map_err(|error| match error {
        ChunkError::Read(error) => unreadable(name, &error, language),
        ChunkError::Given(failure) => failure,
    })
}

/// A game's findings, a line each.
fn show(report: &GameReport, number: u64, name: &str, screen: &mut Screen) -> Result<(), Failure> {
    let language = screen.language;
    if screen.wants_json() {
        let findings: Vec<Value> = report.findings.iter().map(|finding| as_json(finding, language)).collect();
        return screen.json(&json!({
            "file": name, "game": number, "line": report.place.line, "white": report.white, "black": report.black,
            "findings": findings, "more": report.more,
        }));
    }
    let game = format!("{} {number} ({} – {})", GAME.get(language), report.white, report.black);
    for finding in &report.findings {
        let dots = if finding.color == Color::White { "." } else { "..." };
        let text = if finding.text.is_empty() { String::new() } else { format!(" {}", finding.text) };
        let article = finding.what.article().map(|article| format!(" ({article})")).unwrap_or_default();
        let sentence = finding.what.sentence(language);
        let sentence = if finding.what.is_fault() { screen.warning(&sentence) } else { sentence };
        screen.line(&one_line(&format!(
            "{name}:{}: {game}, {}{dots}{text}: {sentence}{article}",
            finding.place, finding.number
        )))?;
    }
    if report.more > 0 {
        screen.line(&format!(
            "{name}:{}: {game}: {}",
            report.place,
            MORE.fill(language, &[("count", &report.more)])
        ))?;
    }
    Ok(())
}

fn as_json(finding: &Finding, language: Language) -> Value {
    json!({
        "line": finding.place.line,
        "column": finding.place.column,
        "move": finding.number,
        "color": finding.color.letter().to_string(),
        "text": finding.text,
        "fault": finding.what.is_fault(),
        "article": finding.what.article().map(adoube_laws::Article::number),
        "sentence": finding.what.sentence(language),
    })
}

/// Names from files may hold anything; a terminal shall not obey it.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\u{1b}' { ' ' } else { c }).collect()
}

fn convert(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let letters = match matches.get_one::<String>("to").and_then(|code| code.parse().ok()) {
        _ if matches.get_flag("figurines") => Letters::Figurines,
        Some(letters) => letters,
        None => Letters::from(screen.language),
    };
    let from = written_in(matches);
    let form = if matches.get_flag("long") { Form::Long } else { Form::Short };
    let style = Style { letters, form, ..Style::PGN };
    let name = matches.get_one::<String>("FILE").map_or("-", String::as_str);
    let mut source = source::open(name, screen.language)?;
    let bytes = std::mem::replace(&mut source.bytes, Box::new(io::empty()));
    let mut kept = 0;
    let mut first = true;
    let work = |chunk: adoube_notation::pgn::Chunk| {
        let mut converter = Converter::new(style).written_in(from);
        read_chunk(&chunk.bytes, chunk.start, &mut converter);
        (converter.take(), converter.kept)
    };
    let outcome = each_chunk(bytes, options::thread_count(matches), work, |(text, count)| {
        kept += count;
        if !text.is_empty() {
            if !std::mem::take(&mut first) {
                screen.bytes(b"\n")?;
            }
            screen.bytes(text.as_bytes())?;
        }
        Ok(())
    });
    finish(outcome, name, screen.language)?;
    drop(source);
    if kept == 0 {
        return Ok(Answer::Yes);
    }
    // If standard error is closed, the exit code still tells.
    let _ = writeln!(io::stderr(), "adoube: {}", KEPT.fill(screen.language, &[("name", &name), ("kept", &kept)]));
    Ok(Answer::No)
}
