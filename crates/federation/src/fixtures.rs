//! Pairings: groups by the tables, cups by bracket, team Swiss by FIDE's rules (Pairing systems 2.1, 3.1; section 29;
//! FIDE C.04.6, C.05; Withdrawals 14.31).

use crate::competition::{Competition, CompetitionKind};
use crate::ids::{CompetitionId, TeamId, TeamSide};
use crate::matches::{ClubMatch, ProvisionalReading};
use crate::refusal::{RefusalReason, SeasonRefusal};
use crate::result::{TeamBoardResult, winner};
use crate::season::SeasonState;
use crate::swiss::{self, Pairs};
use adoube_tournament::Points;
use adoube_tournament::knockout::{Bracket, MatchTeam as Drawn, Seeding, decide_drawn_match};
use adoube_tournament::roundrobin::berger;

/// Checks that a group of this size has a table or bracket.
///
/// # Errors
/// If no table or bracket exists.
pub fn check_size(competition: &Competition, teams: usize) -> Result<(), SeasonRefusal> {
    let n = teams.min(9999) as u16;
    let exists = match competition.settings.kind {
        CompetitionKind::League(cycles) => {
            berger(n, cycles).is_ok_and(|table| table.len() >= competition.settings.rounds.len())
        }
        CompetitionKind::TeamSwiss => (2..=400).contains(&n),
        CompetitionKind::Cup => {
            Bracket::new(n, Seeding::Handbook).is_ok_and(|b| b.rounds.len() <= competition.settings.rounds.len())
        }
        CompetitionKind::Individual => false,
    };
    if exists { Ok(()) } else { Err(RefusalReason::NoTable(n).into()) }
}

/// Returns the pairs of a group in a round, from 1.
///
/// # Errors
/// If the round does not exist or a winner is unknown.
pub fn pairs(state: &SeasonState, event: CompetitionId, group: usize, round: u16) -> Result<Pairs, SeasonRefusal> {
    let unknown = || SeasonRefusal::from(RefusalReason::NoMoreRounds);
    let competition = state.events.get(&event).ok_or_else(unknown)?;
    let teams = &competition.groups.get(group).ok_or_else(unknown)?.teams;
    match competition.settings.kind {
        CompetitionKind::League(cycles) => {
            let n = teams.len().min(9999) as u16;
            let table = berger(n, cycles).map_err(|_| SeasonRefusal::from(RefusalReason::NoTable(n)))?;
            let games = table.get(usize::from(round) - 1).ok_or_else(unknown)?;
            let team = |number: u16| usize::from(number).checked_sub(1).and_then(|at| teams.get(at)).copied();
            let annulled = |team: &TeamId| competition.gone.get(team).is_some_and(|gone| gone.annulled);
            let (mut pairs, mut rest) = (Vec::new(), Vec::new());
            for game in games {
                rest.extend(game.resting().and_then(team));
                let Some((home, visitors)) = game.pair() else { continue };
                let (Some(home), Some(visitors)) = (team(home), team(visitors)) else { continue };
                // 14.31: a team whose results were annulled is not paired.
                match (annulled(&home), annulled(&visitors)) {
                    (false, false) => pairs.push((home, visitors)),
                    (true, false) => rest.push(visitors),
                    (false, true) => rest.push(home),
                    (true, true) => {}
                }
            }
            Ok((pairs, rest))
        }
        CompetitionKind::TeamSwiss => swiss::pairs(state, event, group, round),
        CompetitionKind::Cup => cup(state, event, competition, teams, round),
        CompetitionKind::Individual => Err(unknown()),
    }
}

/// Returns the matches of a cup round (3.1). The team higher in the bracket plays at home; the Commission may move the
/// match.
fn cup(
    state: &SeasonState,
    event: CompetitionId,
    competition: &Competition,
    teams: &[TeamId],
    round: u16,
) -> Result<Pairs, SeasonRefusal> {
    let n = teams.len().min(9999) as u16;
    let bracket = Bracket::new(n, Seeding::Handbook).map_err(|_| SeasonRefusal::from(RefusalReason::NoTable(n)))?;
    let place = |team: TeamId| teams.iter().position(|t| *t == team).map(|at| at as u16 + 1);
    let team = |seed: u16| usize::from(seed).checked_sub(1).and_then(|at| teams.get(at)).copied();
    let mut known: Vec<Vec<Option<u16>>> = Vec::new();
    for r in 0..usize::from(round) - 1 {
        let pairs = bracket.pairs(r, |r, at| known.get(r)?.get(at).copied().flatten());
        let pairs = pairs.ok_or_else(|| SeasonRefusal::from(RefusalReason::RoundOpen))?;
        let won = pairs.iter().map(|(a, b)| {
            let (a, b) = (team(*a)?, team(*b)?);
            let through = through(state, event, competition, r as u16 + 1, a, b)?;
            place(through)
        });
        known.push(won.collect());
    }
    let pairs = bracket.pairs(usize::from(round) - 1, |r, at| known.get(r)?.get(at).copied().flatten());
    let pairs = pairs.ok_or_else(|| SeasonRefusal::from(RefusalReason::RoundOpen))?;
    let pairs: Vec<(TeamId, TeamId)> = pairs.into_iter().filter_map(|(a, b)| Some((team(a)?, team(b)?))).collect();
    Ok((pairs, Vec::new()))
}

fn through(
    state: &SeasonState,
    event: CompetitionId,
    competition: &Competition,
    round: u16,
    a: TeamId,
    b: TeamId,
) -> Option<TeamId> {
    if competition.passed.contains(&(round, a)) {
        return Some(a);
    }
    if competition.passed.contains(&(round, b)) {
        return Some(b);
    }
    let of = |m: &&ClubMatch| m.event == event && m.round == round && m.side_of(a).is_some() && m.side_of(b).is_some();
    let m = state.matches.values().find(of)?;
    cup_winner(m).map(|side| m.team(side))
}

/// Returns the winner of a cup match: by board points, then Dutch, the first board, Black on board one (Tie-breaks
/// 1.21, 2.5-2.52).
pub fn cup_winner(m: &ClubMatch) -> Option<TeamSide> {
    if m.passes.is_some() {
        return m.passes;
    }
    let results = m.results(ProvisionalReading::Settled)?;
    Some(winner(&results).unwrap_or_else(|| drawn_winner(&results)))
}

fn drawn_winner(results: &[TeamBoardResult]) -> TeamSide {
    let points = |side| results.iter().map(|r| r.points(side)).collect::<Vec<Points>>();
    match decide_drawn_match(&points(TeamSide::Home), &points(TeamSide::Visitors)).0 {
        Drawn::Home => TeamSide::Home,
        Drawn::Visitors => TeamSide::Visitors,
    }
}

/// Returns the teams knocked out by one of a higher category, which may play on among their own (3.11, D-60).
pub fn entitled_to_consolation(state: &SeasonState, event: CompetitionId) -> Vec<TeamId> {
    let mut out = Vec::new();
    for m in state.matches.values().filter(|m| m.event == event) {
        let Some(won) = cup_winner(m) else { continue };
        let category = |side| state.teams.get(&m.team(side)).map(|team| team.category);
        if let (Some(winner), Some(loser)) = (category(won), category(won.other()))
            && winner < loser
        {
            out.push(m.team(won.other()));
        }
    }
    out
}
