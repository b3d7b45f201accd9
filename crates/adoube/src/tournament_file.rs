//! Tournament files: TRF, JSON as `convert` writes it, or a CSV list of players; plain or compressed.

use crate::exit::CommandError;
use crate::input::unreadable;
use crate::words::files;
use crate::{input_file, screen};
use adoube_event::title_rank;
use adoube_exchange::{FileFinding, Severity, csv, json, trf};
use adoube_tournament::{System, Tournament};
use adoube_words::Language;
use adoube_words::fold::fold;
use std::cmp::Reverse;

/// A tournament as read from a file.
pub(crate) struct TournamentFile {
    pub(crate) document: trf::Document,
    pub(crate) meaning: trf::Interpretation,
}

impl TournamentFile {
    /// Returns the system to pair by: the one requested, else the file's, else the Dutch system; and a warning about an
    /// unknown code in the file.
    pub(crate) fn system(&self, asked: Option<System>, name: &str, language: Language) -> (System, Option<String>) {
        match (asked.or(self.meaning.system), &self.meaning.code) {
            (Some(system), _) => (system, None),
            (None, None) => (System::default(), None),
            (None, Some(code)) => {
                let code: String = code.0.chars().filter(|c| !c.is_control()).take(40).collect();
                (System::default(), Some(files::OTHER_SYSTEM.fill(language, &[("name", &name), ("code", &code)])))
            }
        }
    }
}

/// Reads a whole file of at most `most` bytes as text: UTF-8, else Latin-1.
pub(crate) fn text(name: &str, most: usize, language: Language) -> Result<String, CommandError> {
    let whole = input_file::open(name, language)?.read_at_most(most as u64 + 1);
    whole.map(|whole| trf::decode(&whole)).map_err(|error| unreadable(name, &error, language))
}

/// Reads a tournament and a warning about it, if there is one.
pub(crate) fn read(name: &str, language: Language) -> Result<(TournamentFile, Option<String>), CommandError> {
    parse(name, &text(name, trf::MAX_BYTES, language)?, language)
}

/// Reads a tournament and writes warnings to standard error.
pub(crate) fn open(name: &str, language: Language) -> Result<TournamentFile, CommandError> {
    parse_with_messages(name, &text(name, trf::MAX_BYTES, language)?, language)
}

/// Parses a tournament; warnings go to standard error.
pub(crate) fn parse_with_messages(name: &str, text: &str, language: Language) -> Result<TournamentFile, CommandError> {
    let (file, warning) = parse(name, text, language)?;
    if let Some(warning) = warning {
        screen::message(&warning);
    }
    Ok(file)
}

fn parse(name: &str, text: &str, language: Language) -> Result<(TournamentFile, Option<String>), CommandError> {
    let empty = || CommandError::Input(files::EMPTY.fill(language, &[("name", &name)]));
    if let Some((tournament, warning)) = parse_other(name, text, language)? {
        if tournament.players.is_empty() {
            return Err(empty());
        }
        let code = system_of_json(text);
        let document = trf::from_tournament(&tournament, trf::TrfVersion::Trf26, code.as_deref(), None);
        let meaning = trf::Interpretation { tournament, faults: Vec::new(), ..document.tournament() };
        return Ok((TournamentFile { document, meaning }, warning));
    }
    let (document, faults) = trf::read(text);
    let mut meaning = document.tournament();
    let all: Vec<FileFinding> = faults.into_iter().chain(std::mem::take(&mut meaning.faults)).collect();
    let warning = first_fault(name, all, language)?;
    if meaning.tournament.players.is_empty() {
        return Err(empty());
    }
    Ok((TournamentFile { document, meaning }, warning))
}

/// Parses a tournament that is not TRF (JSON as `convert` writes it, or a CSV list of players), and returns a warning
/// if there is one.
pub(crate) fn parse_other(
    name: &str,
    text: &str,
    language: Language,
) -> Result<Option<(Tournament, Option<String>)>, CommandError> {
    if has_column(text, "name") {
        let (mut players, faults) = csv::read_players(text);
        let warning = first_fault(name, faults, language)?;
        if has_column(text, "number") {
            players.sort_by_key(|player| player.number);
        } else {
            // Without starting ranks, players are ordered by rating, title and name (C.04.2, 2.2; Swiss 2.1).
            players
                .sort_by_cached_key(|player| (Reverse(player.rating), title_rank(&player.title), fold(&player.name)));
            for (number, player) in (1..).zip(&mut players) {
                player.number = number;
            }
        }
        return Ok(Some((Tournament { players, ..Tournament::default() }, warning)));
    }
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        let tournament = json::read_tournament(text)
            .map_err(|fault| CommandError::Input(format!("{name}: {}", fault.sentence(language))))?;
        return Ok(Some((tournament, None)));
    }
    Ok(None)
}

/// Returns whether the first line of a CSV text names a column.
fn has_column(text: &str, name: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').lines().next().unwrap_or_default();
    first.split(csv::separator(first)).any(|field| field.trim().trim_matches('"').eq_ignore_ascii_case(name))
}

/// Converts a tournament to JSON, with the code of its system.
pub(crate) fn to_json(tournament: &Tournament, code: Option<&str>) -> serde_json::Value {
    let mut value = json::tournament(tournament);
    if let (Some(code), Some(object)) = (code, value.as_object_mut()) {
        object.insert("system".to_owned(), code.into());
    }
    value
}

/// Reads the code of the system of a tournament in JSON.
pub(crate) fn system_of_json(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text.trim_start_matches('\u{feff}')).ok()?;
    let code = value.get("system")?.as_str()?;
    // Record 192 has room for one word.
    let is_word = !code.is_empty() && code.len() <= 40 && code.bytes().all(|byte| byte.is_ascii_graphic());
    is_word.then(|| code.to_owned())
}

/// Appends the number of further lines of the same kind.
pub(crate) fn and_more(line: String, more: usize, language: Language) -> String {
    if more == 0 { line } else { files::MORE.fill(language, &[("first", &line), ("more", &more)]) }
}

/// Returns the most serious fault of a file and the number of similar ones: an error, or a warning to show.
pub(crate) fn first_fault(
    name: &str,
    mut faults: Vec<FileFinding>,
    language: Language,
) -> Result<Option<String>, CommandError> {
    faults.sort_by_key(|fault| (std::cmp::Reverse(fault.severity), fault.line, fault.column));
    let Some(first) = faults.first() else { return Ok(None) };
    let same = faults.iter().filter(|fault| fault.severity == first.severity).count();
    let line = and_more(format!("{name}: {}", first.sentence(language)), same - 1, language);
    if first.severity == Severity::Error { Err(CommandError::Input(line)) } else { Ok(Some(line)) }
}

/// Like [`first_fault`], but prints a warning to standard error.
pub(crate) fn report_faults(name: &str, faults: Vec<FileFinding>, language: Language) -> Result<(), CommandError> {
    if let Some(warning) = first_fault(name, faults, language)? {
        screen::message(&warning);
    }
    Ok(())
}
