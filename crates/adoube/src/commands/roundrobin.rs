//! `adoube roundrobin`: the Berger table of a round robin (FIDE C.05, annex 1).

use super::arguments::{argument, flag, number, option, subcommand, value};
use super::{Subcommand, seed};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::roundrobin;
use adoube_tournament::roundrobin::{Cycles, TableGame, berger, varma_draw};
use adoube_tournament::simulate::Lots;
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

pub(super) struct RoundRobinArgs {
    players: u16,
    cycles: Cycles,
    csv: bool,
    /// The players' federations, to draw numbers by Varma's groups instead.
    varma: Option<String>,
    seed: Option<u64>,
}

impl Subcommand for RoundRobinArgs {
    const NAME: &'static str = "roundrobin";

    fn describe(language: Language) -> Command {
        let form = "adoube roundrobin N [--double] [--csv] | adoube roundrobin --varma FEDERATIONS [--seed S]";
        subcommand(Self::NAME, form, "adoube roundrobin 10", roundrobin::ABOUT, language)
            .arg(argument("N", roundrobin::PLAYERS, language).required_unless_present("varma").value_parser(number::<
                u16,
            >(
                3..=64,
                language,
            )))
            .arg(option("varma", "FEDERATIONS", roundrobin::VARMA, language).conflicts_with_all([
                "N",
                "double",
                "swap-last-two",
            ]))
            .arg(
                option("seed", "S", roundrobin::SEED, language)
                    .requires("varma")
                    .value_parser(number::<u64>(0..=u64::MAX, language)),
            )
            .arg(flag("double", roundrobin::DOUBLE, language))
            .arg(flag("swap-last-two", roundrobin::SWAP, language))
            .arg(flag("csv", roundrobin::CSV, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        let cycles = match (matches.get_flag("swap-last-two"), matches.get_flag("double")) {
            (true, _) => Cycles::DoubleSwapped,
            (false, true) => Cycles::Double,
            (false, false) => Cycles::Single,
        };
        Self {
            players: value(matches, "N").unwrap_or(0),
            cycles,
            csv: matches.get_flag("csv"),
            varma: value(matches, "varma"),
            seed: value(matches, "seed"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let Self { players, csv, .. } = self;
        if let Some(list) = self.varma {
            return varma(&list, self.seed, csv, screen);
        }
        let rounds =
            berger(players, self.cycles).map_err(|error| CommandError::Input(error.sentence(screen.language)))?;
        if screen.wants_json() {
            let rounds: Vec<Value> = rounds.iter().map(|games| as_json(games)).collect();
            screen.json(&json!({ "players": players, "rounds": rounds }))?;
            return Ok(Exit::Done);
        }
        if csv {
            screen.line("round,board,white,black")?;
        }
        for (round, games) in (1..).zip(&rounds) {
            if csv {
                for (board, (white, black)) in (1..).zip(games.iter().filter_map(TableGame::pair)) {
                    screen.line(&format!("{round},{board},{white},{black}"))?;
                }
                for rests in games.iter().filter_map(TableGame::resting) {
                    screen.line(&format!("{round},,{rests},0"))?;
                }
            } else {
                screen.line(&sentence(round, games, screen.language))?;
            }
        }
        Ok(Exit::Done)
    }
}

/// Draws numbers by Varma's groups, one line per player in the given order.
fn varma(list: &str, seed: Option<u64>, csv: bool, screen: &mut Screen) -> Result<Exit, CommandError> {
    let federations: Vec<&str> = list.split(',').map(str::trim).collect();
    let seed = seed::typed_or_random(seed, screen.language);
    let mut lots = Lots::new(seed);
    let numbers = varma_draw(&federations, |choices| lots.below(choices as u64) as usize)
        .map_err(|refusal| CommandError::Input(format!("--varma: {}", refusal.sentence(screen.language))))?;
    if screen.wants_json() {
        let drawn: Vec<Value> = federations
            .iter()
            .zip(&numbers)
            .map(|(federation, number)| json!({ "federation": federation, "number": number }))
            .collect();
        screen.json(&json!({ "seed": seed, "numbers": drawn }))?;
        return Ok(Exit::Done);
    }
    if csv {
        screen.line("entry,federation,number")?;
    }
    for (entry, (federation, number)) in (1..).zip(federations.iter().zip(&numbers)) {
        let federation: String = federation.chars().filter(|c| !c.is_control()).collect();
        if csv {
            screen.line(&format!("{entry},{},{number}", adoube_exchange::csv::quote(&federation)))?;
        } else {
            screen.line(&format!("{entry} {federation}: {number}"))?;
        }
    }
    Ok(Exit::Done)
}

fn sentence(round: usize, games: &[TableGame], language: Language) -> String {
    let pairs: Vec<String> = games.iter().filter_map(TableGame::pair).map(|(w, b)| format!("{w}-{b}")).collect();
    let mut list = pairs.join(" ");
    if let Some(player) = games.iter().find_map(TableGame::resting) {
        list = roundrobin::RESTS.fill(language, &[("games", &list), ("player", &player)]);
    }
    roundrobin::ROUND.fill(language, &[("round", &round), ("games", &list)])
}

fn as_json(games: &[TableGame]) -> Value {
    let pairs: Vec<Value> = games
        .iter()
        .filter_map(TableGame::pair)
        .map(|(white, black)| json!({ "white": white, "black": black }))
        .collect();
    json!({ "pairs": pairs, "bye": games.iter().find_map(TableGame::resting) })
}
