//! `adoube position`: a position drawn and judged; with `--move`, whether a move is legal and why not.

use super::arguments::{argument, option, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::input::{TypedPosition, playable};
use crate::screen::Screen;
use crate::words::position;
use adoube_board::mate::{Budget, Solver};
use adoube_board::{Attempt, Color, Position, Role, Setup, SetupProblems, Square};
use adoube_words::Language;
use clap::{ArgMatches, Command, value_parser};
use serde_json::json;
use std::ffi::OsString;

pub(super) struct PositionArgs {
    position: TypedPosition,
    /// A move by its squares, such as `e1g1`.
    attempt: Option<OsString>,
}

impl Subcommand for PositionArgs {
    const NAME: &'static str = "position";

    fn describe(language: Language) -> Command {
        const EXAMPLE: &str = "adoube position 'r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1' --move e1g1";
        subcommand(Self::NAME, "adoube position FEN [--chess960] [--move MOVE]", EXAMPLE, position::ABOUT, language)
            .arg(
                argument("FEN", position::FEN, language)
                    .required(true)
                    .num_args(1..)
                    .value_parser(value_parser!(OsString)),
            )
            .arg(options::chess960(language))
            .arg(option("move", "MOVE", position::MOVE, language).value_parser(value_parser!(OsString)))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self { position: options::position(matches, "FEN"), attempt: value(matches, "move") }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let Some(setup) = self.position.setup(screen.language)? else { return Ok(Exit::No) };
        if let Some(text) = self.attempt {
            return judge(&playable(&setup, screen.language)?, &text.to_string_lossy(), screen);
        }
        match setup.position() {
            Ok(position) => show(&position, screen),
            Err(problems) => explain(&setup, &problems, screen),
        }
    }
}

fn show(position: &Position, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let moves: Vec<String> = position.legal_moves().iter().map(|&mv| position.uci(mv)).collect();
    let checkers: Vec<String> = position.checkers().into_iter().map(|square| square.to_string()).collect();
    let state = match (checkers.is_empty(), moves.is_empty()) {
        (false, true) => "checkmate",
        (true, true) => "stalemate",
        (false, false) => "check",
        (true, false) => "play",
    };
    // A position with legal moves may still be dead.
    let dead = !moves.is_empty() && is_dead(position);
    if screen.wants_json() {
        screen.json(&json!({
            "fen": position.fen(),
            "turn": position.turn().letter().to_string(),
            "state": if dead { "dead" } else { state },
            "checkers": checkers,
            "moves": moves,
            "key": format!("{:016x}", position.key()),
            "problems": [],
        }))?;
        return Ok(Exit::Done);
    }
    draw(&Setup::from(position), screen)?;
    let turn = position::TO_MOVE.fill(language, &[("side", &position.turn().word())]);
    let squares = checkers.join(", ");
    let state = match state {
        "checkmate" => Some(position::CHECKMATE.fill(language, &[("squares", &squares)])),
        "stalemate" => Some(position::STALEMATE.get(language).to_owned()),
        "check" => Some(position::CHECK.fill(language, &[("squares", &squares)])),
        _ => None,
    };
    let state = match (state, dead) {
        (Some(state), true) => Some(format!("{state} · {}", position::DEAD.get(language))),
        (None, true) => Some(position::DEAD.get(language).to_owned()),
        (state, false) => state,
    };
    match state {
        Some(state) => screen.line(&format!("{turn} · {}", screen.strong(&state)))?,
        None => screen.line(&turn)?,
    }
    screen.line(&format!("FEN: {}", position.fen()))?;
    screen.line(&position::MOVES.fill(language, &[("count", &moves.len())]))?;
    for line in moves.chunks(16) {
        screen.line(&format!("  {}", line.join(" ")))?;
    }
    Ok(Exit::Done)
}

/// Returns whether neither side can mate by any series of legal moves (5.2.2). If the search runs out of budget, a mate
/// counts as possible.
fn is_dead(position: &Position) -> bool {
    let mut solver = Solver::new();
    Color::ALL.into_iter().all(|color| solver.can_mate(position, color, Budget::DEFAULT).is_no())
}

fn explain(setup: &Setup, problems: &SetupProblems, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    if screen.wants_json() {
        let problems: Vec<_> = problems
            .iter()
            .map(|problem| {
                json!({
                    "kind": problem.name(),
                    "article": problem.article().number(),
                    "reason": problem.sentence(language),
                })
            })
            .collect();
        screen.json(&json!({
            "fen": setup.fen(),
            "turn": setup.turn.letter().to_string(),
            "state": "impossible",
            "checkers": null,
            "moves": null,
            "key": null,
            "problems": problems,
        }))?;
        return Ok(Exit::No);
    }
    draw(setup, screen)?;
    screen.line(&position::TO_MOVE.fill(language, &[("side", &setup.turn.word())]))?;
    screen.line(&format!("FEN: {}", setup.fen()))?;
    screen.line(&screen.warning(position::IMPOSSIBLE.get(language)))?;
    for problem in problems.iter() {
        screen.line(&format!("  {} ({})", problem.sentence(language), problem.article()))?;
    }
    Ok(Exit::No)
}

fn judge(position: &Position, text: &str, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let attempt = attempt(text).ok_or_else(|| {
        let found: String = text.chars().take(40).collect();
        CommandError::Input(position::BAD_MOVE.fill(language, &[("found", &format!("{found:?}"))]))
    })?;
    let after = position.find(attempt.from, attempt.to, attempt.promotion).map(|mv| position.play(mv));
    let breach = position.why_illegal(attempt);
    if screen.wants_json() {
        screen.json(&json!({
            "move": text,
            "legal": breach.is_none(),
            "kind": breach.map(|breach| breach.name()),
            "article": breach.map(|breach| breach.article().number()),
            "reason": breach.map(|breach| breach.sentence(language)),
            "fen": after.map(|after| after.fen()),
        }))?;
    } else if let Some(breach) = breach {
        let article = breach.article();
        let reason = breach.sentence(language);
        screen
            .line(&position::ILLEGAL.fill(language, &[("move", &text), ("article", &article), ("reason", &reason)]))?;
    } else {
        screen.line(&position::LEGAL.fill(language, &[("move", &text)]))?;
        screen.line(&after.map(|after| after.fen()).unwrap_or_default())?;
    }
    Ok(if breach.is_none() { Exit::Done } else { Exit::No })
}

/// Parses a move given by its squares.
fn attempt(text: &str) -> Option<Attempt> {
    let mut letters = text.chars();
    let mut next_square = || -> Option<Square> { format!("{}{}", letters.next()?, letters.next()?).parse().ok() };
    let (from, to) = (next_square()?, next_square()?);
    let promotion = match letters.next() {
        None => None,
        Some(letter) => Some(Role::from_letter(letter)?),
    };
    letters.next().is_none().then_some(Attempt { from, to, promotion })
}

/// Draws the board as White sees it.
fn draw(setup: &Setup, screen: &mut Screen) -> Result<(), CommandError> {
    for rank in (0..8).rev() {
        let row: Vec<String> = (0..8)
            .map(|file| {
                let square = Square::new(rank * 8 + file);
                match setup.piece_at(square) {
                    Some(piece) => screen.strong(&piece.letter().to_string()),
                    None => if square.is_light() { "·" } else { ":" }.to_owned(),
                }
            })
            .collect();
        screen.line(&format!("{} {}", rank + 1, row.join(" ")))?;
    }
    screen.line("  a b c d e f g h\n")
}
