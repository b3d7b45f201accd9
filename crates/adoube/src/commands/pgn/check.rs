//! `adoube pgn check`: every move and every result of files of games.

use super::parts::{self, PgnFileState};
use crate::exit::{CommandError, Exit};
use crate::screen::{Screen, one_line};
use crate::words::counts;
use crate::words::pgn;
use adoube_board::mate::{Budget, Solver};
use adoube_board::{Color, Position};
use adoube_notation::pgn::{
    Chunk, GameReport, PgnFinding, PgnFindingKind, PgnTotals, Questions, WrittenIn, check_chunk,
};
use adoube_words::Language;
use serde_json::{Value, json};
use std::cell::RefCell;

pub(super) struct PgnCheckArgs {
    pub(super) files: Vec<String>,
    pub(super) from: WrittenIn,
    /// Whether to report draws that could have been claimed.
    pub(super) claims: bool,
    /// Whether to report irregular notation.
    pub(super) strict: bool,
    pub(super) threads: usize,
}

impl PgnCheckArgs {
    pub(super) fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let mut totals = PgnTotals::default();
        let mut unread = 0u64;
        for name in &self.files {
            match self.check_file(name, &mut totals, screen) {
                Ok(PgnFileState::Whole) => {}
                Ok(PgnFileState::Damaged) => unread += 1,
                // The other files are still read.
                Err(CommandError::Input(message)) => {
                    screen.remark(&message)?;
                    unread += 1;
                }
                // The reader closed the pipe early, and the answer is known.
                Err(error) if error.is_broken_pipe() && totals.faults > 0 => return Ok(Exit::No),
                Err(error) => return Err(error),
            }
        }
        show_totals(totals, unread, screen)?;
        Ok(match (unread, totals.faults) {
            (0, 0) => Exit::Done,
            (0, _) => Exit::No,
            _ => Exit::Unreadable,
        })
    }

    fn check_file(
        &self,
        name: &str,
        totals: &mut PgnTotals,
        screen: &mut Screen,
    ) -> Result<PgnFileState, CommandError> {
        let questions = Questions { are_dead: Some(are_dead), irregularities: self.strict, claims: self.claims };
        let mut before = 0;
        let work = |chunk: &Chunk| check_chunk(&chunk.bytes, chunk.start, questions, self.from);
        parts::each(name, self.threads, screen, work, |(reports, part), screen| {
            *totals += part;
            for report in &reports {
                show(report, before + report.number, name, screen)?;
            }
            before += part.games;
            Ok(())
        })
    }
}

/// Finds positions in which neither side can still mate (5.2.2), with an exact solver per thread.
fn are_dead(positions: &[Position]) -> Vec<Option<bool>> {
    thread_local!(static SOLVER: RefCell<Solver> = RefCell::new(Solver::new()));
    SOLVER.with_borrow_mut(|solver| solver.are_dead(positions, Budget::DEFAULT))
}

fn show_totals(totals: PgnTotals, unread: u64, screen: &mut Screen) -> Result<(), CommandError> {
    let PgnTotals { games, moves, faults, faulty_games } = totals;
    let language = screen.language;
    if screen.wants_json() {
        return screen.json(&json!({
            "games": games, "moves": moves, "faults": faults, "faulty_games": faulty_games, "unreadable_files": unread,
        }));
    }
    let [games, moves] =
        [counts::GAMES.fill(language, &[("n", &games)]), counts::MOVES.fill(language, &[("n", &moves)])];
    let [faults, where_found] =
        [counts::FAULTS.fill(language, &[("n", &faults)]), counts::IN_GAMES.fill(language, &[("n", &faulty_games)])];
    screen.line(&format!("{games}, {moves}, {faults} {where_found}"))
}

/// Prints the findings of a game, one per line.
fn show(report: &GameReport, number: u64, name: &str, screen: &mut Screen) -> Result<(), CommandError> {
    let language = screen.language;
    if screen.wants_json() {
        let findings: Vec<Value> = report.findings.iter().map(|finding| as_json(finding, language)).collect();
        return screen.json(&json!({
            "file": name, "game": number, "line": report.place.line, "white": report.white, "black": report.black,
            "findings": findings, "more": report.more,
        }));
    }
    let game = pgn::GAME.fill(language, &[("number", &number), ("white", &report.white), ("black", &report.black)]);
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
        let more = pgn::MORE.fill(language, &[("count", &report.more)]);
        screen.line(&one_line(&format!("{name}:{}: {game}: {more}", report.place)))?;
    }
    Ok(())
}

fn as_json(finding: &PgnFinding, language: Language) -> Value {
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
            PgnFindingKind::WrittenIn(found) => found.best.iter().map(|letters| letters.code()).collect::<Vec<_>>().into(),
            _ => Value::Null,
        },
    })
}
