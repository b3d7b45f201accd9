//! `adoube pair`: the next round's pairing, in the format of other pairing engines, with an explanation.

mod consolation;
mod teams;

use super::arguments::{file, flag, number, one_of, option, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::pairing_system::{self, TypedSystem, impossible};
use crate::screen::{self, Screen, one_line};
use crate::tournament_file;
use crate::words::pair;
use adoube_exchange::lists::federation::ListedCategory;
use adoube_exchange::{json, trf};
use adoube_tournament::dutch::PairingError;
use adoube_tournament::explain::explain_round;
use adoube_tournament::system::{RoundPairingError, pair_round};
use adoube_tournament::{RoundEntry, System, Tournament};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::json;

pub(super) struct PairArgs {
    file: String,
    system: TypedSystem,
    teams: bool,
    explain: bool,
    round: Option<usize>,
    /// The category of a consolation knockout, and the federation's list.
    consolation: Option<(ListedCategory, String)>,
}

impl Subcommand for PairArgs {
    const NAME: &'static str = "pair";

    fn describe(language: Language) -> Command {
        subcommand(
        Self::NAME,
        "adoube pair FILE.trf [--teams] [--system SYSTEM] [--explain] [--round N] [--readings LIST] [--games N] [--consolation CATEGORY --list LIST]",
        "adoube pair open.trf --explain",
        pair::ABOUT,
        language,
    )
    .arg(options::tournament_file(language))
    .arg(options::system(language))
    .arg(flag("teams", pair::TEAMS, language).conflicts_with_all(["explain", "readings", "games", "consolation"]))
    .arg(options::readings(language))
    .arg(options::games(language))
    .arg(flag("explain", pair::EXPLAIN, language))
    .arg(option("round", "N", pair::ROUND, language).value_parser(number::<usize>(1..=trf::MAX_ROUNDS as u64, language)))
    .arg(
        option("consolation", "CATEGORY", pair::CONSOLATION, language)
            .value_parser(one_of(consolation::CATEGORIES.map(|category| (category.sign(), category))))
            .requires("list")
            .conflicts_with_all(["explain", "round"]),
    )
    .arg(option("list", "LIST", pair::LIST, language).requires("consolation"))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            file: file(matches),
            system: options::typed_system(matches),
            teams: matches.get_flag("teams"),
            explain: matches.get_flag("explain"),
            round: value(matches, "round"),
            consolation: value(matches, "consolation").zip(value(matches, "list")),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let name = self.file.as_str();
        let file = tournament_file::open(name, language)?;
        self.system.suits(file.meaning.system, language)?;
        let asked = self.system.resolve(language)?.map(|(system, _)| system);
        if self.teams {
            return teams::pair(&file, name, asked, self.round, screen);
        }
        let (system, warning) = file.system(asked, name, language);
        if let Some(warning) = warning {
            screen::message(&warning);
        }
        let ordered = file.meaning.to_pair();
        let tournament = ordered.as_ref();
        if let Some((category, list)) = &self.consolation {
            return consolation::write(name, tournament, system, (*category, list), screen);
        }
        pair(name, tournament, system, (self.round, self.explain), screen)
    }
}

/// Pairs a round of players, by default the next one.
fn pair(
    name: &str,
    tournament: &Tournament,
    system: System,
    (round, explains): (Option<usize>, bool),
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let next = tournament.paired_rounds() + 1;
    let round = round.unwrap_or(next);
    if round > next {
        return Err(CommandError::Input(pair::TOO_FAR.fill(language, &[("round", &round), ("most", &next)])));
    }
    if let (1, Some(rounds)) = (round, tournament.rounds)
        && let Some(reason) = impossible(system, tournament.players.len(), rounds, language)
    {
        return say_no(name, &reason, screen);
    }
    let waits = |entry: &RoundEntry| matches!(entry, RoundEntry::Paired { .. });
    let open = tournament.players.iter().filter(|player| player.entries.iter().take(round - 1).any(waits));
    let open: Vec<String> = open.map(|player| player.number.to_string()).collect();
    if !open.is_empty() {
        screen::message(&pair::NO_RESULT.fill(language, &[("name", &name), ("players", &open.join(", "))]));
    }
    let pairing = match pair_round(tournament, round, system) {
        Ok(pairing) => pairing,
        Err(reason) => return refuse(name, tournament, &reason, screen),
    };
    let reasons = if explains { reasons(tournament, round, system, language)? } else { Vec::new() };
    if screen.wants_json() {
        let mut value = json::pairing(tournament, &pairing);
        if let Some(map) = value.as_object_mut() {
            map.insert("round".to_owned(), json!(round));
            map.insert("system".to_owned(), json!(pairing_system::name_of(system)));
            if explains {
                map.insert("explanation".to_owned(), json!(reasons));
            }
        }
        screen.json(&value)?;
        return Ok(Exit::Done);
    }
    screen.bytes(trf::pairing_text(tournament, &pairing).as_bytes())?;
    if !reasons.is_empty() {
        screen.line("")?;
    }
    for line in reasons {
        screen.line(&line)?;
    }
    Ok(Exit::Done)
}

fn reasons(t: &Tournament, round: usize, system: System, language: Language) -> Result<Vec<String>, CommandError> {
    let lines =
        explain_round(t, round, system, language).map_err(|error| CommandError::Input(error.sentence(language)))?;
    Ok(lines.iter().map(|line| one_line(line)).collect())
}

/// Maximum number of unpairable players to name.
const NAMED: usize = 40;

/// Reports why a round was not paired. A round that the event does not have is an error; a round that cannot be paired
/// is a "no", with the names of the players.
fn refuse(name: &str, t: &Tournament, reason: &RoundPairingError, screen: &mut Screen) -> Result<Exit, CommandError> {
    let sentence = reason.sentence(screen.language);
    if matches!(reason, RoundPairingError::Dutch(PairingError::NoSuchRound { .. }) | RoundPairingError::NoTableRound(_))
    {
        return Err(CommandError::Input(format!("{name}: {sentence}")));
    }
    let answer = say_no(name, &sentence, screen)?;
    if let (RoundPairingError::Dutch(PairingError::NoPairing { players, .. }), false) = (reason, screen.wants_json()) {
        for number in players.iter().take(NAMED) {
            let player = t.players.iter().find(|p| p.number == *number).map(|p| one_line(&p.name)).unwrap_or_default();
            screen::message(&format!("  {number} {player}"));
        }
    }
    Ok(answer)
}

fn say_no(name: &str, reason: &str, screen: &mut Screen) -> Result<Exit, CommandError> {
    if screen.wants_json() {
        screen.json(&json!({ "pairs": null, "reason": reason }))?;
    } else {
        screen::message(&format!("{name}: {reason}"));
    }
    Ok(Exit::No)
}
