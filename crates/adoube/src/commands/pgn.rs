//! `adoube pgn check` and `adoube pgn convert`: files of games, judged and rewritten.

use super::pgn_parts;
use crate::cli::{argument, flag, option, subcommand};
use crate::counts::{FAULTS, GAMES, IN_GAMES, MOVES};
use crate::failure::{Answer, Failure};
use crate::options;
use crate::screen::Screen;
use adoube_board::mate::{Budget, Solver};
use adoube_board::{Color, Position};
use adoube_laws::{Language, Text};
use adoube_notation::pgn::{
    Chunk, Finding, GameReport, GameText, Questions, Totals, What, WrittenIn, check_chunk, convert_chunk,
};
use adoube_notation::{Detection, Form, Letters, Style};
use clap::{ArgAction, ArgMatches, Command};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::io;

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
    ca: "Digues també on es podien reclamar taules i qui podia (9.2, 9.3), i on la partida és taules per si sola (9.6)",
    es: "Dice también dónde se podían reclamar tablas y quién podía (9.2, 9.3), y dónde la partida es tablas por sí sola (9.6)",
    pt: "Diz também onde se podia reclamar empate e quem podia (9.2, 9.3), e onde a partida está empatada por si só (9.6)",
    eu: "Esan berdinketa non eta nork erreklama zezakeen ere (9.2, 9.3), eta partida non dagoen berez berdinduta (9.6)",
    en: "Tell too where draws could have been claimed and by whom (9.2, 9.3), and where a game was drawn by itself (9.6)",
};
const STRICT: Text = Text {
    ca: "Digues també què s'entén però no està escrit com vol el PGN: jugades, resultats, etiquetes que falten o es repeteixen",
    es: "Dice también qué se entiende pero no está escrito como quiere el PGN: jugadas, resultados, etiquetas que faltan o se repiten",
    pt: "Diz também o que se entende mas não está escrito como o PGN quer: lances, resultados, etiquetas que faltam ou se repetem",
    eu: "Esan ulertzen dena baina PGNk nahi bezala idatzita ez dagoena ere: jokaldiak, emaitzak, falta diren edo errepikatzen diren etiketak",
    en: "Tell too what is understood but not written as PGN wants: moves, results, tags that are missing or stand twice",
};
const TO: Text = Text {
    ca: "Les lletres: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines",
    es: "Las letras: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines",
    pt: "As letras: ca, es, pt, eu, eu2, en, fr, de, nl, it ou figurines",
    eu: "Letrak: ca, es, pt, eu, eu2, en, fr, de, nl, it edo figurines",
    en: "The letters: ca, es, pt, eu, eu2, en, fr, de, nl, it or figurines",
};
const FROM: Text = Text {
    ca: "Les lletres de les jugades (com --to), o auto: les que mostri cada partida [per defecte, les angleses del PGN; auto si així no es poden llegir]",
    es: "Las letras de las jugadas (como --to), o auto: las que muestre cada partida [por defecto, las inglesas del PGN; auto si así no se pueden leer]",
    pt: "As letras dos lances (como --to), ou auto: as que cada partida mostrar [padrão: as inglesas do PGN; auto se assim não se puderem ler]",
    eu: "Jokaldien letrak (--to bezala), edo auto: partida bakoitzak erakusten dituenak [lehenetsia: PGNren ingelesekoak; horrela irakurri ezin badira, auto]",
    en: "The letters of the moves (as with --to), or auto: those each game shows [default: PGN's English ones; auto where they cannot be read so]",
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
    ca: "més faltes en aquesta partida: {count}",
    es: "más faltas en esta partida: {count}",
    pt: "mais faltas nesta partida: {count}",
    eu: "akats gehiago partida honetan: {count}",
    en: "more faults in this game: {count}",
};
const KEPT: Text = Text {
    ca: "{name}: jugades que no s'han pogut jugar i queden com estaven: {kept}",
    es: "{name}: jugadas que no se pudieron jugar y quedan como estaban: {kept}",
    pt: "{name}: lances que não puderam ser jogados e ficam como estavam: {kept}",
    eu: "{name}: jokatu ezin izan diren eta zeuden bezala geratzen diren jokaldiak: {kept}",
    en: "{name}: moves that could not be played and stay as they were: {kept}",
};
const DROPPED: Text = Text {
    ca: "{name}:{place}: partida {game}: {sentence}; el signe s'ha omès",
    es: "{name}:{place}: partida {game}: {sentence}; el signo se ha omitido",
    pt: "{name}:{place}: partida {game}: {sentence}; o sinal foi omitido",
    eu: "{name}:{place}: {game}. partida: {sentence}; ikurra kendu da",
    en: "{name}:{place}: game {game}: {sentence}; the sign was left out",
};
const READ_IN: Text = Text {
    ca: "{name}: partida {game}: {sentence}; partides així: {count}",
    es: "{name}: partida {game}: {sentence}; partidas así: {count}",
    pt: "{name}: partida {game}: {sentence}; partidas assim: {count}",
    eu: "{name}: {game}. partida: {sentence}; horrelako partidak: {count}",
    en: "{name}: game {game}: {sentence}; games like it: {count}",
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
        .subcommand(check)
        .subcommand(convert)
}

fn from(language: Language) -> clap::Arg {
    let codes = Letters::ALL.map(Letters::code).into_iter().chain(["auto"]);
    option("from", "LANG", FROM, language).value_parser(codes.collect::<Vec<_>>())
}

/// What is said of the letters of the file.
fn written_in(matches: &ArgMatches) -> WrittenIn {
    match matches.get_one::<String>("from").map(String::as_str) {
        None => WrittenIn::EnglishOrFound,
        Some(code) => code.parse().map_or(WrittenIn::Found, WrittenIn::Given),
    }
}

pub(crate) fn run(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    match matches.subcommand() {
        Some(("convert", arguments)) => convert(arguments, screen),
        Some((_, arguments)) => check(arguments, screen),
        None => Ok(Answer::No),
    }
}

/// In which positions neither side can still mate (5.2.2), by the exact solver, of which each thread keeps one.
fn are_dead(positions: &[Position]) -> Vec<Option<bool>> {
    thread_local!(static SOLVER: RefCell<Solver> = RefCell::new(Solver::new()));
    SOLVER.with_borrow_mut(|solver| solver.are_dead(positions, Budget::DEFAULT))
}

fn check(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let questions = Questions {
        are_dead: Some(are_dead),
        irregularities: matches.get_flag("strict"),
        claims: matches.get_flag("claims"),
    };
    let mut totals = Totals::default();
    let mut unread = 0u64;
    for name in matches.get_many::<String>("FILE").into_iter().flatten() {
        match check_file(name, questions, matches, &mut totals, screen) {
            Ok(()) => {}
            // The other files are read all the same.
            Err(Failure::Input(message)) => {
                screen.remark(&message)?;
                unread += 1;
            }
            Err(Failure::Told) => unread += 1,
            // Whoever reads the pipe has seen enough, but the answer is known.
            Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe && totals.faults > 0 => {
                return Ok(Answer::No);
            }
            Err(other) => return Err(other),
        }
    }
    let Totals { games, moves, faults, faulty_games } = totals;
    let language = screen.language;
    if screen.wants_json() {
        screen.json(&json!({
            "games": games, "moves": moves, "faults": faults, "faulty_games": faulty_games, "unreadable_files": unread,
        }))?;
    } else {
        let [games, moves] = [GAMES.say(language, games), MOVES.say(language, moves)];
        let [faults, where_found] = [FAULTS.say(language, faults), IN_GAMES.say(language, faulty_games)];
        screen.line(&format!("{games}, {moves}, {faults} {where_found}"))?;
    }
    if unread > 0 {
        screen.flush()?;
        return Err(Failure::Told);
    }
    Ok(if faults == 0 { Answer::Yes } else { Answer::No })
}

fn check_file(
    name: &str,
    questions: Questions,
    matches: &ArgMatches,
    totals: &mut Totals,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let mut before = 0;
    let wanted = written_in(matches);
    let work = |chunk: &Chunk| check_chunk(&chunk.bytes, chunk.start, questions, wanted);
    pgn_parts::each(name, matches, screen, work, |(reports, part), screen| {
        *totals += part;
        for report in &reports {
            show(report, before + report.number, name, screen)?;
        }
        before += part.games;
        Ok(())
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
        let number = if finding.what.is_about_game() { String::new() } else { format!(", {}{dots}", finding.number) };
        let text = if finding.text.is_empty() { String::new() } else { format!(" {}", finding.text) };
        let article = finding.what.article().map(|article| format!(" ({article})")).unwrap_or_default();
        let sentence = one_line(&finding.what.sentence(language));
        let sentence = if finding.what.is_fault() { screen.warning(&sentence) } else { sentence };
        let place = one_line(&format!("{name}:{}: {game}{number}{text}", finding.place));
        screen.line(&format!("{place}: {sentence}{article}"))?;
    }
    if report.more > 0 {
        let more = MORE.fill(language, &[("count", &report.more)]);
        screen.line(&one_line(&format!("{name}:{}: {game}: {more}", report.place)))?;
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
        "claims": finding.what.claimants().iter().map(|(color, article)| {
            json!({ "color": color.letter().to_string(), "article": article.number() })
        }).collect::<Vec<_>>(),
        "letters": match &finding.what {
            What::WrittenIn(found) => found.best.iter().map(|letters| letters.code()).collect::<Vec<_>>().into(),
            _ => Value::Null,
        },
    })
}

/// Names from files may hold anything; a terminal shall not obey it.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn convert(matches: &ArgMatches, screen: &mut Screen) -> Result<Answer, Failure> {
    let letters = match matches.get_one::<String>("to").and_then(|code| code.parse().ok()) {
        _ if matches.get_flag("figurines") => Letters::Figurines,
        Some(letters) => letters,
        None => Letters::from(screen.language),
    };
    let form = if matches.get_flag("long") { Form::Long } else { Form::Short };
    let style = Style { letters, form, ..Style::PGN };
    let name = matches.get_one::<String>("FILE").map_or("-", String::as_str);
    let wanted = written_in(matches);
    let work = |chunk: &Chunk| convert_chunk(&chunk.bytes, chunk.start, style, wanted);
    let mut seen = Seen::default();
    let outcome = pgn_parts::each(name, matches, screen, work, |games, screen| {
        for game in &games {
            seen.count(game);
            write_game(game, &seen, name, screen)?;
            for (fault, place) in &game.dropped {
                let sentence = fault.text().get(screen.language);
                let values: [(&str, &dyn std::fmt::Display); 4] =
                    [("name", &name), ("place", place), ("game", &seen.games), ("sentence", &sentence)];
                screen.remark(&DROPPED.fill(screen.language, &values))?;
            }
        }
        Ok(())
    });
    let language = screen.language;
    let unread = match outcome {
        Err(Failure::Input(message)) => {
            screen.remark(&message)?;
            true
        }
        Err(Failure::Told) => true,
        other => {
            other?;
            false
        }
    };
    for (number, detection, count) in &seen.letters {
        let sentence = detection.sentence(Letters::English, language);
        let values: [(&str, &dyn std::fmt::Display); 4] =
            [("name", &name), ("game", number), ("sentence", &sentence), ("count", count)];
        screen.remark(&READ_IN.fill(language, &values))?;
    }
    if seen.kept > 0 {
        screen.remark(&KEPT.fill(language, &[("name", &name), ("kept", &seen.kept)]))?;
    }
    match (unread, seen.kept) {
        (true, _) => {
            screen.flush()?;
            Err(Failure::Told)
        }
        (false, 0) => Ok(Answer::Yes),
        (false, _) => Ok(Answer::No),
    }
}

/// What has been rewritten so far.
#[derive(Default)]
struct Seen {
    games: u64,
    kept: u64,
    /// The letters that had to be found: the first game in them, what spoke for them, and how many games.
    letters: Vec<(u64, Detection, u64)>,
}

impl Seen {
    fn count(&mut self, game: &GameText) {
        self.games += 1;
        self.kept += game.kept;
        let Some(found) = &game.letters else { return };
        match self.letters.iter_mut().find(|(_, known, _)| known.best == found.best) {
            Some((_, _, count)) => *count += 1,
            None => self.letters.push((self.games, (**found).clone(), 1)),
        }
    }
}

fn write_game(game: &GameText, seen: &Seen, name: &str, screen: &mut Screen) -> Result<(), Failure> {
    if screen.wants_json() {
        let letters = game.letters.as_ref().map(|found| found.best.iter().map(|one| one.code()).collect::<Vec<_>>());
        return screen.json(&json!({
            "file": name, "game": seen.games, "line": game.place.line, "white": game.white, "black": game.black,
            "letters": letters, "kept": game.kept, "pgn": game.text,
        }));
    }
    if seen.games > 1 {
        screen.bytes(b"\n")?;
    }
    screen.bytes(game.text.as_bytes())
}
