//! `adoube mate`: whether White and Black can still mate by any series of legal moves (5.2.2, 6.9).

use super::arguments::{argument, flag, number, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::mate as words;
use crate::{input, input_file};
use adoube_board::mate::{self, Budget, Solver};
use adoube_board::{Color, FenError, Move, Position, Setup, Variant};
use adoube_notation::{Letters, Style, write};
use adoube_words::Language;
use clap::{ArgMatches, Command, value_parser};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read};
use std::thread;

/// Positions processed at a time: few enough that answers appear and the progress bar moves.
const BATCH: usize = 1 << 7;
/// Bytes of a file read at once.
const READ: usize = 1 << 12;
/// Positions examined around each position of a line to shorten it, for typed positions.
const AROUND_ONE: usize = 200_000;
/// The same for positions in a file.
const AROUND_EACH: usize = 20_000;
/// In a file only lines longer than this are shortened.
const LONG: usize = 40;
/// Maximum length of a line with a position, in bytes.
const MAX_LINE: u64 = 1 << 12;

/// Positions as typed: each in quotes, or a single one as unquoted words; or a file, `-` for standard input.
enum TypedPositions {
    Words(Vec<String>),
    File(String),
    /// Positions together with `-` or `--file`.
    Both,
}

pub(super) struct MateArgs {
    positions: TypedPositions,
    budget: Budget,
    /// Whether to show a line that ends in mate.
    line: bool,
    /// Whether to say why a side cannot mate.
    why: bool,
    threads: usize,
    chess960: bool,
}

impl Subcommand for MateArgs {
    const NAME: &'static str = "mate";

    fn describe(language: Language) -> Command {
        const EXAMPLE: &str = "adoube mate '5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1' --line --why";
        subcommand(Self::NAME, "adoube mate FEN… | --file FILE [--line] [--why]", EXAMPLE, words::ABOUT, language)
            .arg(argument("FEN", words::FEN, language).num_args(1..).value_parser(value_parser!(OsString)))
            .arg(option("file", "FILE", words::FILE, language))
            .arg(flag("line", words::LINE, language))
            .arg(flag("why", words::WHY, language))
            .arg(
                option("limit", "POSITIONS", words::LIMIT, language)
                    .value_parser(number::<u64>(1..=1_000_000_000, language)),
            )
            .arg(options::threads(language))
            .arg(options::chess960(language))
    }

    fn read(matches: &ArgMatches) -> Self {
        let words = values::<OsString>(matches, "FEN").iter().map(|word| word.to_string_lossy().into_owned()).collect();
        Self {
            positions: TypedPositions::new(words, value(matches, "file")),
            budget: value(matches, "limit").map_or(Budget::DEFAULT, Budget::positions),
            line: matches.get_flag("line"),
            why: matches.get_flag("why"),
            threads: options::thread_count(matches),
            chess960: matches.get_flag("chess960"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let shows_lines = screen.wants_json() || self.line;
        match &self.positions {
            TypedPositions::Both => Err(CommandError::Input(words::ALONE.get(screen.language).to_owned())),
            TypedPositions::File(name) => {
                let shortening = shows_lines.then_some(Shortening { around: AROUND_EACH, longer_than: LONG });
                judge_file(name, &self, shortening, screen)
            }
            TypedPositions::Words(fens) => {
                let shortening = shows_lines.then_some(Shortening { around: AROUND_ONE, longer_than: 1 });
                let positions = self.read_all(fens, screen.language)?;
                show_all(&judge(&positions, &self, shortening), &self, screen)
            }
        }
    }
}

impl TypedPositions {
    fn new(words: Vec<String>, file: Option<String>) -> Self {
        // Words without spaces are the fields of one unquoted position, and one of its fields may be `-`.
        let quoted = words.iter().any(|word| word.trim().contains(' '));
        let is_input = words.first().is_some_and(|word| word == "-") || quoted && words.iter().any(|word| word == "-");
        match (file, is_input) {
            (Some(_), true) => Self::Both,
            (Some(file), false) => {
                if words.is_empty() {
                    Self::File(file)
                } else {
                    Self::Both
                }
            }
            (None, true) => {
                if words.len() == 1 {
                    Self::File("-".to_owned())
                } else {
                    Self::Both
                }
            }
            (None, false) if quoted || words.is_empty() => Self::Words(words),
            (None, false) => Self::Words(vec![words.join(" ")]),
        }
    }
}

impl MateArgs {
    fn read_all(&self, fens: &[String], language: Language) -> Result<Vec<Position>, CommandError> {
        let mut positions = Vec::new();
        for (number, fen) in (1..).zip(fens) {
            let name = if fens.len() > 1 { format!("FEN {number}") } else { "FEN".to_owned() };
            let position = read(fen, 0, self, language);
            positions.push(position.map_err(|error| CommandError::Input(format!("{name}: {error}")))?);
        }
        if positions.is_empty() {
            return Err(CommandError::Input(words::NO_POSITION.get(language).to_owned()));
        }
        Ok(positions)
    }
}

/// Limits on the work for shortening a line.
#[derive(Clone, Copy)]
struct Shortening {
    /// Positions examined around each position of the line.
    around: usize,
    /// Only longer lines are shortened.
    longer_than: usize,
}

/// A position and its two answers.
struct JudgedPosition {
    position: Position,
    answers: [mate::MatingChance; 2],
}

fn judge_file(
    name: &str,
    args: &MateArgs,
    shortening: Option<Shortening>,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let mut lines = BufReader::with_capacity(READ, input_file::open(name, language)?);
    let mut positions = Vec::with_capacity(BATCH);
    let mut exit = Exit::Done;
    let mut bytes = Vec::new();
    for number in 1u64.. {
        bytes.clear();
        let length = lines
            .by_ref()
            .take(MAX_LINE)
            .read_until(b'\n', &mut bytes)
            .map_err(|error| input::unreadable(name, &error, language))?;
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_start_matches('\u{feff}');
        let text = bare(line);
        if !text.is_empty() {
            let before = line.find(text).and_then(|end| line.get(..end)).map_or(0, |prefix| prefix.chars().count());
            match read(text, before, args, language) {
                Ok(position) => positions.push(position),
                Err(error) => {
                    show_all(&judge(&positions, args, shortening), args, screen)?;
                    let place: [(&str, &dyn std::fmt::Display); 3] =
                        [("name", &name), ("line", &number), ("error", &error)];
                    return Err(CommandError::Input(words::PLACE.fill(language, &place)));
                }
            }
        }
        if positions.len() >= BATCH || length == 0 {
            if show_all(&judge(&positions, args, shortening), args, screen)? == Exit::No {
                exit = Exit::No;
            }
            positions.clear();
        }
        if length == 0 {
            break;
        }
    }
    Ok(exit)
}

/// Strips a line of the extras in lists of positions: comments, `FEN:`, known answers such as `W-`, and the name of the
/// side in question.
fn bare(line: &str) -> &str {
    let line = line.trim();
    if line.starts_with('#') {
        return "";
    }
    let line = line.strip_prefix("FEN:").unwrap_or(line).trim_start();
    let line = match line.split_once(' ') {
        Some(("WB" | "W-" | "-B" | "--" | "?" | "??", rest)) => rest.trim_start(),
        _ => line,
    };
    let line = line.split(';').next().unwrap_or(line).trim_end();
    let line = line.strip_suffix("white").or_else(|| line.strip_suffix("black")).unwrap_or(line);
    line.trim_end()
}

/// Reads a position that follows `before` characters in its line.
fn read(fen: &str, before: usize, args: &MateArgs, language: Language) -> Result<Position, String> {
    let setup = if args.chess960 { Setup::from_fen(fen, Variant::Chess960) } else { Setup::from_any_fen(fen) };
    let setup = setup.map_err(|error| FenError { column: error.column + before, ..error }.sentence(language))?;
    setup.playable().map_err(|problems| {
        let reasons: Vec<String> = problems.iter().map(|problem| problem.sentence(language)).collect();
        reasons.join("; ")
    })
}

/// Judges all positions on several threads, and returns the answers in order.
fn judge(positions: &[Position], args: &MateArgs, shortening: Option<Shortening>) -> Vec<JudgedPosition> {
    let threads = args.threads.clamp(1, positions.len().max(1));
    let work = |first: usize| {
        let mut solver = Solver::new();
        let mine = positions.iter().skip(first).step_by(threads);
        let judged = mine.map(|&position| JudgedPosition {
            position,
            answers: Color::ALL.map(|color| {
                let answer = solver.can_mate(&position, color, args.budget);
                match (shortening, &answer) {
                    (Some(shortening), mate::MatingChance::Yes(line)) if line.len() > shortening.longer_than => {
                        answer.shortened(&position, shortening.around)
                    }
                    _ => answer,
                }
            }),
        });
        judged.collect::<Vec<_>>()
    };
    let parts: Vec<Vec<JudgedPosition>> = thread::scope(|scope| {
        let work = &work;
        let others: Vec<_> = (1..threads).map(|first| scope.spawn(move || work(first))).collect();
        let mut parts = vec![work(0)];
        for other in others {
            match other.join() {
                Ok(part) => parts.push(part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        parts
    });
    let mut parts: Vec<_> = parts.into_iter().map(Vec::into_iter).collect();
    (0..positions.len()).filter_map(|i| parts.get_mut(i % threads)?.next()).collect()
}

fn show_all(judged: &[JudgedPosition], args: &MateArgs, screen: &mut Screen) -> Result<Exit, CommandError> {
    let mut all_known = Exit::Done;
    for one in judged {
        if one.answers.contains(&mate::MatingChance::Undecided) {
            all_known = Exit::No;
        }
        if screen.wants_json() {
            screen.json(&as_json(one, screen.language))?;
        } else {
            show(one, args, screen)?;
        }
    }
    Ok(all_known)
}

const fn word(answer: &mate::MatingChance) -> &'static str {
    match answer {
        mate::MatingChance::Yes(_) => "yes",
        mate::MatingChance::No(_) => "no",
        mate::MatingChance::Undecided => "unknown",
    }
}

fn show(judged: &JudgedPosition, args: &MateArgs, screen: &mut Screen) -> Result<(), CommandError> {
    let [white, black] = &judged.answers;
    screen.line(&format!("white={} black={}", word(white), word(black)))?;
    for (color, answer) in Color::ALL.iter().zip(&judged.answers) {
        let name = color.name().get(screen.language);
        match answer {
            mate::MatingChance::Yes(line) if args.line => {
                screen.line(&format!("  {name}: {}", written(&judged.position, line, screen.language)))?;
            }
            mate::MatingChance::No(ground) if args.why => {
                let sentence = ground.text().get(screen.language);
                screen.line(&format!("  {name}: {sentence} ({})", ground.article()))?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// Formats a line of moves with move numbers, in the letters of a language.
fn written(start: &Position, line: &[Move], language: Language) -> String {
    let style = Style::of_laws(Letters::from(language));
    let mut position = *start;
    let mut out = String::new();
    for (i, &mv) in line.iter().enumerate() {
        let number = position.fullmove_number();
        // Writing to a String cannot fail.
        let _ = match (position.turn(), i) {
            (Color::White, 0) => write!(out, "{number}. "),
            (Color::White, _) => write!(out, " {number}. "),
            (Color::Black, 0) => write!(out, "{number}... "),
            (Color::Black, _) => write!(out, " "),
        };
        out.push_str(&write(&position, mv, &style));
        position = position.play(mv);
    }
    out
}

fn as_json(judged: &JudgedPosition, language: Language) -> Value {
    let side = |answer: &mate::MatingChance| {
        let mut position = judged.position;
        let line: Option<Vec<String>> = match answer {
            mate::MatingChance::Yes(line) => Some(
                line.iter()
                    .map(|&mv| {
                        let text = position.uci(mv);
                        position = position.play(mv);
                        text
                    })
                    .collect(),
            ),
            _ => None,
        };
        let ground = match answer {
            mate::MatingChance::No(ground) => Some(*ground),
            _ => None,
        };
        json!({
            "answer": word(answer),
            "line": line,
            "ground": ground.map(mate::NoMateReason::word),
            "article": ground.map(|ground| ground.article().number()),
            "reason": ground.map(|ground| ground.text().get(language)),
        })
    };
    let [white, black] = &judged.answers;
    json!({ "fen": judged.position.fen(), "white": side(white), "black": side(black) })
}
