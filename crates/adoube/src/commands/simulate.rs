//! `adoube simulate`: a random tournament with realistic results, as TRF26.

use super::arguments::{number, option, subcommand, value};
use super::{Subcommand, options, seed};
use crate::exit::{CommandError, Exit};
use crate::pairing_system::{TypedSystem, impossible};
use crate::screen::{self, Screen};
use crate::words::simulate;
use crate::{progress, tournament_file};
use adoube_exchange::trf;
use adoube_tournament::System;
use adoube_tournament::roundrobin::{Cycles, berger};
use adoube_tournament::simulate::{Lots, SimulationPlan, simulate_watched};
use adoube_words::Language;
use clap::{ArgMatches, Command};

pub(super) struct SimulateArgs {
    players: Option<u16>,
    rounds: Option<u16>,
    seed: Option<u64>,
    system: TypedSystem,
}

impl Subcommand for SimulateArgs {
    const NAME: &'static str = "simulate";

    fn describe(language: Language) -> Command {
        subcommand(
            Self::NAME,
            "adoube simulate [--players N] [--rounds N] [--seed S] [--system SYSTEM] [--readings LIST] [--games N]",
            "adoube simulate --players 30 --rounds 7 --seed 1 > random.trf",
            simulate::ABOUT,
            language,
        )
        .arg(
            option("players", "N", simulate::PLAYERS, language)
                .value_parser(number::<u16>(2..=u64::from(trf::MAX_NUMBER), language)),
        )
        .arg(
            option("rounds", "N", simulate::ROUNDS, language)
                .value_parser(number::<u16>(1..=trf::MAX_ROUNDS as u64, language)),
        )
        .arg(option("seed", "S", simulate::SEED, language).value_parser(number::<u64>(0..=u64::MAX, language)))
        .arg(options::system_without_file(language))
        .arg(options::readings(language))
        .arg(options::games(language))
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            players: value(matches, "players"),
            rounds: value(matches, "rounds"),
            seed: value(matches, "seed"),
            system: options::typed_system(matches),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let (system, code) = self.system.resolve(screen.language)?.unwrap_or((System::default(), "FIDE_DUTCH_2026"));
        let usual = SimulationPlan::default();
        let players = self.players.unwrap_or(usual.players);
        let rounds = match (self.rounds, system) {
            (Some(rounds), _) => rounds,
            (None, System::RoundRobin(cycles)) => table_rounds(players, cycles, screen.language)?,
            (None, System::Knockout(rules)) => rules.rounds(players),
            (None, _) => usual.rounds,
        };
        if let Some(reason) = impossible(system, usize::from(players), rounds, screen.language) {
            return Err(CommandError::Input(format!("--rounds: {reason}")));
        }
        let seed = seed::typed_or_random(self.seed, screen.language);
        let mut plan = SimulationPlan { players, rounds, system, ..usual };
        if matches!(system, System::RoundRobin(_) | System::Knockout(_)) {
            // A table or a bracket pairs everybody: an absent player loses by forfeit.
            (plan.half_byes, plan.absences, plan.withdrawals, plan.late) = (0, 0, 0, 0);
        }
        let bar = progress::bar(u64::from(rounds));
        let result = simulate_watched(&plan, &mut Lots::new(seed), |_| bar.inc(1));
        bar.finish_and_clear();
        let (tournament, stopped) = match result {
            Ok(tournament) => (tournament, None),
            Err((reason, tournament)) => (*tournament, Some(reason)),
        };
        if screen.wants_json() {
            screen.json(&tournament_file::to_json(&tournament, Some(code)))?;
        } else {
            screen.bytes(
                trf::from_tournament(&tournament, trf::TrfVersion::Trf26, Some(code), None).write().as_bytes(),
            )?;
        }
        let Some(reason) = stopped else { return Ok(Exit::Done) };
        let reason = reason.sentence(screen.language);
        let round = tournament.paired_rounds();
        screen::message(&simulate::STOPPED.fill(screen.language, &[("round", &round), ("reason", &reason)]));
        Ok(Exit::No)
    }
}

fn table_rounds(players: u16, cycles: Cycles, language: Language) -> Result<u16, CommandError> {
    let table = berger(players, cycles).map_err(|error| CommandError::Input(error.sentence(language)))?;
    Ok(table.len() as u16)
}
