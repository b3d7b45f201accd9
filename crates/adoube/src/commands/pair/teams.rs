//! `adoube pair --teams`: the next round of a team event by FIDE's Swiss for teams (C.04.6) or the tables of a round robin (C.05).

use crate::exit::{CommandError, Exit};
use crate::pairing_system;
use crate::screen::{self, Screen, one_line};
use crate::team_file::{self, match_lines};
use crate::tournament_file::TournamentFile;
use crate::words::pair;
use adoube_exchange::trf::{self, Team};
use adoube_federation::ids::TeamId;
use adoube_federation::league_table::MatchLine;
use adoube_federation::result::TeamBoardResult;
use adoube_federation::swiss;
use adoube_federation::swiss::Pairs;
use adoube_tournament::System;
use adoube_tournament::roundrobin::{Cycles, TableGame, berger};
use serde_json::{Value, json};
use std::fmt::Write;

/// Pairs a round of teams, by default the next one.
pub(super) fn pair(
    file: &TournamentFile,
    name: &str,
    asked: Option<System>,
    round: Option<usize>,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let cycles = match asked {
        None => None,
        Some(System::RoundRobin(cycles)) => Some(cycles),
        Some(other) => {
            return Err(CommandError::Input(
                pair::OTHER.fill(language, &[("system", &pairing_system::name_of(other))]),
            ));
        }
    };
    let teams = team_file::teams(file, name, language)?;
    let mut order: Vec<TeamId> = (0..teams.len()).map(|at| TeamId(at as u32)).collect();
    order.sort_by_key(|id| teams.get(id.0 as usize).map(|team| team.number));
    let tournament = &file.meaning.tournament;
    let next = tournament.paired_rounds() + 1;
    let round = round.unwrap_or(next);
    if round > next {
        return Err(CommandError::Input(pair::TOO_FAR.fill(language, &[("round", &round), ("most", &next)])));
    }
    let mut lines = match_lines(file, &teams, name, round - 1, language);
    for m in trf::team_matches(tournament, &teams, round - 1) {
        let (home, visitors) = (TeamId(m.home as u32), TeamId(m.visitors as u32));
        let known = lines.iter().any(|line| (usize::from(line.round), line.home) == (m.round, home));
        if !known {
            // Games without a result count as draws, as in the pairing of players.
            let results = vec![TeamBoardResult::Drawn; m.boards.len()];
            lines.push(MatchLine { round: m.round as u16, home, visitors, results });
        }
    }
    let round = round.min(usize::from(u16::MAX)) as u16;
    let (pairs, rest) = if let Some(cycles) = cycles {
        by_table(&order, cycles, round).ok_or_else(|| {
            CommandError::Input(
                pair::NO_ROUND.fill(language, &[("name", &name), ("teams", &teams.len()), ("round", &round)]),
            )
        })?
    } else {
        let rounds = tournament.rounds.unwrap_or(round).max(round);
        let boards = lines.iter().map(|line| line.results.len()).max().unwrap_or(0).min(255) as u8;
        let Ok(pairs) = swiss::of_matches(&order, &lines, (round, rounds), boards) else {
            screen::message(&pair::NO_PAIRING.fill(language, &[("name", &name)]));
            return Ok(Exit::No);
        };
        pairs
    };
    write(&teams, round, &pairs, &rest, screen)
}

/// Returns the pairs of a round of the Berger table, home first, and the teams that rest.
fn by_table(order: &[TeamId], cycles: Cycles, round: u16) -> Option<Pairs> {
    let table = berger(order.len().min(9999) as u16, cycles).ok()?;
    let games = table.get(usize::from(round).checked_sub(1)?)?;
    let team = |number: u16| usize::from(number).checked_sub(1).and_then(|at| order.get(at)).copied();
    let pairs = games.iter().filter_map(TableGame::pair).filter_map(|(a, b)| Some((team(a)?, team(b)?)));
    let rest = games.iter().filter_map(|game| game.resting().and_then(team));
    Some((pairs.collect(), rest.collect()))
}

/// Writes the pairing as other engines do: the number of lines, then per line the team with White on the first board
/// and its opponent, 0 for a rest.
fn write(
    teams: &[Team],
    round: u16,
    pairs: &[(TeamId, TeamId)],
    rest: &[TeamId],
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let of = |id: &TeamId| teams.get(id.0 as usize);
    let number = |id: &TeamId| of(id).map_or(0, |team| team.number);
    if screen.wants_json() {
        let named = |id: &TeamId| json!({ "number": number(id), "name": of(id).map(|team| one_line(&team.name)) });
        let pairs: Vec<Value> = pairs.iter().map(|(a, b)| json!({ "home": named(a), "visitors": named(b) })).collect();
        let rest: Vec<Value> = rest.iter().map(named).collect();
        screen.json(&json!({ "round": round, "pairs": pairs, "rests": rest }))?;
        return Ok(Exit::Done);
    }
    let mut out = format!("{}\n", pairs.len() + rest.len());
    for (home, visitors) in pairs {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{} {}", number(home), number(visitors));
    }
    for team in rest {
        let _ = writeln!(out, "{} 0", number(team));
    }
    screen.bytes(out.as_bytes())?;
    Ok(Exit::Done)
}
