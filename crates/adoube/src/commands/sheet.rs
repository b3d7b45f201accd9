//! `adoube sheet`: replays a scoresheet in any letters on the board (Appendix C.2, C.3), or compares two sheets of a
//! game (D.2.9) and finds the game that both allow (8.5.3).

use super::arguments::{argument, one_of, option, subcommand, value, values};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::input::{TypedPosition, unreadable};
use crate::input_file;
use crate::screen::{Screen, one_line};
use crate::words::sheet as words;
use adoube_board::{Color, Move, Position};
use adoube_notation::pgn::{PgnFindingKind, PgnTermination, decode};
use adoube_notation::scoresheet::{
    MarkDifference, ReconstructionLimits, Scoresheet, Writer, compare, compare_marks, letters_of_pair, reconstruct,
};
use adoube_notation::sheet::{self, Entries, SheetEnd, SheetReading};
use adoube_notation::{Detection, Irregularity, Letters, MoveReading, Style, detect_entries, write, written_clock};
use adoube_words::Language;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Maximum size of a sheet, in bytes.
const MAX_BYTES: u64 = 1 << 20;

pub(super) struct SheetArgs {
    files: Vec<String>,
    from: Option<Letters>,
    position: TypedPosition,
}

impl Subcommand for SheetArgs {
    const NAME: &'static str = "sheet";

    fn describe(language: Language) -> Command {
        let usage = "adoube sheet FILE [FILE] [--from LANG] [--fen FEN]";
        subcommand(Self::NAME, usage, "adoube sheet white.txt black.txt", words::ABOUT, language)
            .arg(argument("FILE", words::FILES, language).required(true).action(ArgAction::Append).num_args(1..=2))
            .arg(
                option("from", "LANG", words::FROM, language)
                    .value_parser(one_of(Letters::ALL.map(|letters| (letters.code(), letters)))),
            )
            .arg(options::fen(language))
            .arg(options::chess960(language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            files: values(matches, "FILE"),
            from: value(matches, "from"),
            position: options::position(matches, "fen"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let start = self.position.position(screen.language)?;
        let sheets = self.files.iter().map(|name| open(name, &start, self.from, screen.language));
        let mut sheets = sheets.collect::<Result<Vec<_>, _>>()?;
        if let [first, second] = sheets.as_mut_slice()
            && self.from.is_none()
        {
            settle_letters(first, second, &start);
        }
        for sheet in &sheets {
            if screen.wants_json() {
                screen.json(&as_json(sheet, &start, screen.language))?;
            } else {
                show(sheet, &start, screen)?;
            }
        }
        let in_order = sheets.iter().all(ReadSheet::is_in_order);
        let agree = match sheets.as_slice() {
            [first, second] => show_comparison(first, second, &start, screen)?,
            _ => true,
        };
        Ok(if in_order && agree { Exit::Done } else { Exit::No })
    }
}

/// A sheet as read from a file.
struct ReadSheet<'a> {
    name: &'a str,
    entries: Entries,
    letters: Letters,
    /// The evidence for the letters, if they were not given.
    detection: Option<Detection>,
    /// Whether the other sheet decided the letters.
    by_the_other: bool,
    reading: SheetReading,
}

impl ReadSheet<'_> {
    fn is_in_order(&self) -> bool {
        let is_ambiguous = self.detection.as_ref().is_some_and(Detection::is_ambiguous);
        let is_complete = self.reading.end == SheetEnd::Complete && self.reading.repairs() == 0;
        is_complete && !is_ambiguous && !self.entries.truncated && self.wrong_result().is_none()
    }

    fn scoresheet(&self, color: Color) -> Scoresheet {
        Scoresheet::from_entries(Writer::Player(color), &self.entries)
    }

    /// Returns the result if it contradicts mate or stalemate in the final position.
    fn wrong_result(&self) -> Option<PgnFindingKind> {
        let (stated, position) = (self.entries.outcome?, &self.reading.position);
        if self.reading.end != SheetEnd::Complete || position.count_legal_moves() > 0 {
            return None;
        }
        let (because, due) = match (position.is_check(), position.turn()) {
            (true, Color::White) => (PgnFindingKind::Checkmate, PgnTermination::BlackWon),
            (true, Color::Black) => (PgnFindingKind::Checkmate, PgnTermination::WhiteWon),
            (false, _) => (PgnFindingKind::Stalemate, PgnTermination::Drawn),
        };
        (stated != due).then(|| PgnFindingKind::WrongResult { stated, due, because: Box::new(because) })
    }
}

fn open<'a>(
    name: &'a str,
    start: &Position,
    given: Option<Letters>,
    language: Language,
) -> Result<ReadSheet<'a>, CommandError> {
    let bytes = input_file::open(name, language)?.read_at_most(MAX_BYTES + 1);
    let bytes = bytes.map_err(|error| unreadable(name, &error, language))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(CommandError::Input(words::TOO_LONG.fill(language, &[("name", &name)])));
    }
    let Some(text) = sheet::without_tags(&decode(&bytes)) else {
        return Err(CommandError::Input(words::ONE_SHEET.fill(language, &[("name", &name)])));
    };
    let entries = sheet::entries_at(start, &text);
    if entries.moves.is_empty() {
        return Err(CommandError::Input(words::NO_MOVES.fill(language, &[("name", &name)])));
    }
    let detection = given.is_none().then(|| detect_entries(start, &entries));
    let preferred = Letters::from(language);
    let letters = given.or_else(|| detection.as_ref().map(|found| found.choose(preferred))).unwrap_or(preferred);
    let reading = sheet::read_entries(start, entries.clone(), letters);
    Ok(ReadSheet { name, entries, letters, detection, by_the_other: false, reading })
}

/// Decides the letters of a sheet that leaves them open, by the other sheet of the pair.
fn settle_letters<'a>(first: &mut ReadSheet<'a>, second: &mut ReadSheet<'a>, start: &Position) {
    let found = letters_of_pair(start, &first.scoresheet(Color::White), &second.scoresheet(Color::Black));
    for (sheet, letters) in [first, second].into_iter().zip(found) {
        if !sheet.letters.same_letters(letters) {
            sheet.letters = letters;
            sheet.by_the_other = true;
            sheet.reading = sheet::read_entries(start, sheet.entries.clone(), letters);
        }
    }
}

/// Formats moves with their numbers.
fn written(start: &Position, moves: &[Move], letters: Letters) -> String {
    let mut position = *start;
    let mut out = String::new();
    for (index, mv) in moves.iter().enumerate() {
        let dots = if position.turn() == Color::White { "." } else { "..." };
        if index > 0 {
            out.push(' ');
        }
        if index == 0 || position.turn() == Color::White {
            // Writing to a String cannot fail.
            let _ = write!(out, "{}{dots} ", position.fullmove_number());
        }
        out.push_str(&write(&position, *mv, &Style::of_laws(letters)));
        position = position.play(*mv);
    }
    out
}

/// Returns the entries that are irregular or unreadable: the place, and a sentence with its article.
fn troubles(sheet: &ReadSheet<'_>, start: &Position, language: Language) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut position = *start;
    for (entry, reading) in &sheet.reading.read {
        let place = format!("{} {}", label(entry.number, entry.color), entry.text);
        match reading {
            MoveReading::Move(read) => {
                // A missing dot after a number is not worth reporting.
                for slip in read.irregularities.iter().filter(|slip| **slip != Irregularity::MissingDot) {
                    found.push((place.clone(), format!("{} ({})", slip.sentence(language), slip.article())));
                }
                position = position.play(read.mv);
            }
            other => {
                let sentence = other.sentence(&position, Letters::from(language), language);
                found.push((place, format!("{sentence} ({})", other.article())));
            }
        }
    }
    if let SheetEnd::Gap(number, color) = sheet.reading.end {
        found.push((label(number, color), format!("{} (8.1.1)", words::GAP.get(language))));
    }
    if sheet.entries.truncated
        && let Some(last) = sheet.entries.moves.last()
    {
        let sentence = words::TRUNCATED.fill(language, &[("count", &sheet::MAX_ENTRIES)]);
        found.push((label(last.number, last.color), format!("{sentence} (8.1.1)")));
    }
    if let (Some(wrong), Some(stated)) = (sheet.wrong_result(), sheet.entries.outcome) {
        let article = wrong.article().map(|article| format!(" ({article})")).unwrap_or_default();
        found.push((format!("{stated:#}"), format!("{}{article}", wrong.sentence(language))));
    }
    found
}

fn label(number: u32, color: Color) -> String {
    format!("{number}{}", if color == Color::White { "." } else { "..." })
}

/// Returns the other entries, one line each: draw offers, clock times, the result, and unrecognised words.
fn beside(sheet: &ReadSheet<'_>, language: Language) -> Vec<String> {
    let place = |entry: &sheet::SheetMove| format!("{} {}", label(entry.number, entry.color), entry.text);
    let moves = || sheet.entries.moves.iter();
    let offers: Vec<String> = moves().filter(|entry| entry.has_draw_offer()).map(place).collect();
    let clock = |entry: &sheet::SheetMove| Some(format!("{} {}", place(entry), written_clock(entry.clock_s?)));
    let clocks: Vec<String> = moves().filter_map(clock).collect();
    let mut lines = Vec::new();
    for (text, list, article) in [
        (words::OFFERS, offers, " (8.1.5)"),
        (words::CLOCKS, clocks, " (8.1.4)"),
        (words::STRAYS, sheet.entries.strays.clone(), ""),
    ] {
        if !list.is_empty() {
            lines.push(format!("{}{article}", text.fill(language, &[("list", &list.join(", "))])));
        }
    }
    lines.extend(sheet.entries.outcome.map(|outcome| words::RESULT.fill(language, &[("result", &outcome)])));
    lines
}

fn show(sheet: &ReadSheet<'_>, start: &Position, screen: &mut Screen) -> Result<(), CommandError> {
    let language = screen.language;
    let letters = match &sheet.detection {
        Some(found) => found.sentence(Letters::English, language),
        None => sheet.letters.name().get(language).to_owned(),
    };
    screen.line(&one_line(&format!("{}: {letters}", sheet.name)))?;
    for evidence in sheet.detection.iter().flat_map(|found| &found.evidence) {
        screen.line(&one_line(&format!("  {}", evidence.sentence(language))))?;
    }
    if sheet.by_the_other {
        let said = words::BY_THE_OTHER.fill(language, &[("letters", &sheet.letters.name().get(language))]);
        screen.line(&one_line(&format!("{}: {said}", sheet.name)))?;
    }
    // The entries are quoted as they stand on the sheet; the game that was read has the reader's letters.
    let game = written(start, &sheet.reading.moves(), Letters::from(language));
    screen.line(&one_line(&format!("{}: {game}", sheet.name)))?;
    for (place, sentence) in troubles(sheet, start, language) {
        let line = one_line(&format!("{}: {place}: {sentence}", sheet.name));
        screen.line(&screen.warning(&line))?;
    }
    for line in beside(sheet, language) {
        screen.line(&one_line(&format!("{}: {line}", sheet.name)))?;
    }
    screen.line(&one_line(&format!("{}: {}", sheet.name, sheet.reading.position.fen())))
}

fn as_json(sheet: &ReadSheet<'_>, start: &Position, language: Language) -> Value {
    let evidence = sheet.detection.iter().flat_map(|found| &found.evidence).map(|evidence| {
        json!({
            "letters": evidence.letters.code(), "read": evidence.read, "mended": evidence.repaired,
            "irregular": evidence.irregular,
            "first_trouble": evidence.first_trouble.as_ref().map(|(number, text)| format!("{number}. {text}")),
        })
    });
    let shown = sheet.detection.as_ref().filter(|_| !sheet.by_the_other);
    let best = shown.map_or_else(|| vec![sheet.letters], |found| found.best.clone());
    let troubles = troubles(sheet, start, language).into_iter();
    let moves = || sheet.entries.moves.iter();
    let offers = moves().filter(|entry| entry.has_draw_offer()).map(|entry| label(entry.number, entry.color));
    let clocks = moves()
        .filter_map(|entry| Some(json!({ "move": label(entry.number, entry.color), "seconds": entry.clock_s? })));
    json!({
        "file": sheet.name,
        "ambiguous": sheet.detection.as_ref().is_some_and(Detection::is_ambiguous),
        "letters": best.iter().map(|letters| letters.code()).collect::<Vec<_>>(),
        "evidence": evidence.collect::<Vec<_>>(),
        "moves": written(start, &sheet.reading.moves(), sheet.letters),
        "troubles": troubles.map(|(place, sentence)| json!({ "move": place, "sentence": sentence })).collect::<Vec<_>>(),
        "complete": sheet.reading.end == SheetEnd::Complete,
        "result": sheet.entries.outcome.map(PgnTermination::sign),
        "draw_offers": offers.collect::<Vec<_>>(),
        "clocks": clocks.collect::<Vec<_>>(),
        "not_understood": sheet.entries.strays,
        "fen": sheet.reading.position.fen(),
    })
}

/// Prints the comparison of two sheets, and returns whether they agree.
fn show_comparison(
    first: &ReadSheet<'_>,
    second: &ReadSheet<'_>,
    start: &Position,
    screen: &mut Screen,
) -> Result<bool, CommandError> {
    let language = screen.language;
    let scoresheet =
        |sheet: &ReadSheet<'_>, color| Scoresheet { letters: Some(sheet.letters), ..sheet.scoresheet(color) };
    let (white, black) = (scoresheet(first, Color::White), scoresheet(second, Color::Black));
    let comparison = compare(start, &white, &black);
    let found = reconstruct(start, &white, &black, ReconstructionLimits::default());
    let letters = Letters::from(language);
    let text = match found.games.as_slice() {
        [_] if found.exhausted => words::ONE_GAME,
        [] if found.exhausted => words::NO_GAME,
        [] | [_] => words::NOT_KNOWN,
        _ => words::SEVERAL_GAMES,
    };
    let game = written(start, found.games.first().unwrap_or(&found.longest), letters);
    let marks = compare_marks(&white, &black);
    let same_moves = comparison.difference.is_none();
    let agree = same_moves && !marks.iter().any(MarkDifference::is_conflict);
    if screen.wants_json() {
        screen.json(&json!({
            "agree": agree,
            "agreed": comparison.agreed.len(),
            "sentence": comparison.sentence(language),
            "article": comparison.article().number(),
            "games": found.games.iter().map(|game| written(start, game, letters)).collect::<Vec<_>>(),
            "exhausted": found.exhausted,
            "same_moves": same_moves,
            "marks": marks.iter().map(|mark| json!({
                "conflict": mark.is_conflict(), "sentence": mark.sentence(language), "article": mark.article().number(),
            })).collect::<Vec<_>>(),
        }))?;
        return Ok(agree);
    }
    screen.line(&one_line(&format!("{} ({})", comparison.sentence(language), comparison.article())))?;
    if !same_moves || comparison.blanks > 0 {
        screen.line(&format!("{} (8.5.3)", text.fill(language, &[("game", &game)])))?;
    }
    for mark in &marks {
        let line = format!("{} ({})", mark.sentence(language), mark.article());
        screen.line(&if mark.is_conflict() { screen.warning(&line) } else { line })?;
    }
    Ok(agree)
}
