//! Pairing a round by FIDE's team Swiss (C.04.6), for a group of a season or the matches of a file.

use crate::competition::Competition;
use crate::finding::HandbookFinding;
use crate::ids::{CompetitionId, TeamId, TeamSide};
use crate::league_table::{MatchLine, MatchScale};
use crate::matches::{ClubMatch, ProvisionalReading};
use crate::refusal::{RefusalReason, SeasonRefusal};
use crate::result::{TeamBoardResult, board_points, winner};
use crate::season::SeasonState;
use crate::unfinished::PrimaryScore;
use adoube_tournament::teamswiss::{self, Preferences, TeamEntrant, TeamPairingError, TeamRoundSettings};
use adoube_tournament::{Color, Points};

/// The pairs of a group in a round, home first, and the teams that do not play.
pub type Pairs = (Vec<(TeamId, TeamId)>, Vec<TeamId>);

/// Returns the pairs of a round and the team that rests. An unsettled match counts with its settled boards.
///
/// # Errors
/// `E-PAIR-NONE` if no pairing without a rematch exists.
pub(crate) fn pairs(
    state: &SeasonState,
    event: CompetitionId,
    group: usize,
    round: u16,
) -> Result<Pairs, SeasonRefusal> {
    let unknown = || SeasonRefusal::from(RefusalReason::NoMoreRounds);
    let competition = state.events.get(&event).ok_or_else(unknown)?;
    let teams = &competition.groups.get(group).ok_or_else(unknown)?.teams;
    let number = |team: TeamId| teams.iter().position(|t| *t == team).map(|at| at as u16 + 1);
    let of_group = |m: &&ClubMatch| m.event == event && usize::from(m.group) == group;
    let matches: Vec<&ClubMatch> = state.matches.values().filter(of_group).collect();
    let mut entrants = Vec::new();
    for team in teams.iter().filter(|team| !competition.gone.contains_key(team)) {
        entrants.extend(number(*team).map(|n| entrant(competition, &matches, *team, n, &number)));
    }
    mark_floaters(competition, &matches, round, teams, &mut entrants);
    let settings = TeamRoundSettings {
        round,
        rounds: competition.rounds(),
        preferences: Preferences::TypeA,
        initial: Color::White,
    };
    let pairing = teamswiss::pair(&entrants, settings).map_err(|_| SeasonRefusal::from(HandbookFinding::PairNone))?;
    let team = |number: u16| usize::from(number).checked_sub(1).and_then(|at| teams.get(at)).copied();
    let pairs = pairing.pairs.iter().filter_map(|(a, b)| Some((team(*a)?, team(*b)?))).collect();
    Ok((pairs, pairing.bye.and_then(team).into_iter().collect()))
}

/// Returns the matches of a team among those of its group.
fn matches_of<'m>(matches: &[&'m ClubMatch], team: TeamId) -> impl Iterator<Item = (&'m ClubMatch, TeamSide)> {
    matches.iter().filter_map(move |m| Some((*m, m.side_of(team)?)))
}

/// Returns the match points of a side; a match with missing results counts for neither.
fn match_points(competition: &Competition, m: &ClubMatch, side: TeamSide) -> Points {
    let scale = competition.settings.table.scale;
    match m.results(ProvisionalReading::Settled).map(|results| winner(&results)) {
        Some(None) => scale.draw,
        Some(Some(won)) if won == side => scale.win,
        _ => scale.loss,
    }
}

fn entrant(
    competition: &Competition,
    of_group: &[&ClubMatch],
    team: TeamId,
    number: u16,
    number_of: &dyn Fn(TeamId) -> Option<u16>,
) -> TeamEntrant {
    let mut entrant = TeamEntrant { number, ..TeamEntrant::default() };
    let (mut matches, mut boards) = (Points::ZERO, Points::ZERO);
    for (m, side) in matches_of(of_group, team) {
        matches += match_points(competition, m, side);
        let results: Vec<TeamBoardResult> = m.boards.iter().filter_map(|board| board.result()).collect();
        boards += board_points(&results, side);
        let played = results.is_empty() || results.iter().any(|result| result.was_played());
        if played {
            entrant.met.extend(number_of(m.team(side.other())));
            entrant.colours.push(if side == TeamSide::Home { Color::White } else { Color::Black });
        } else if m.team_absent(side.other()) {
            entrant.no_bye = true;
        }
    }
    // The bye counts as a drawn match.
    let rests = competition.passed.iter().filter(|(_, t)| *t == team).count();
    entrant.no_bye |= rests > 0;
    for _ in 0..rests {
        matches += competition.settings.table.scale.draw;
        boards += Points::HALF.times(i32::from(competition.settings.boards));
    }
    (entrant.primary, entrant.secondary) = match competition.settings.table.scoring {
        PrimaryScore::Matches => (matches, boards),
        PrimaryScore::Olympic => (boards, matches),
    };
    entrant
}

/// Marks the teams that met an opponent of another score in the previous round.
fn mark_floaters(
    competition: &Competition,
    matches: &[&ClubMatch],
    round: u16,
    teams: &[TeamId],
    entrants: &mut [TeamEntrant],
) {
    let before = |team: TeamId| -> Points {
        let earlier = matches_of(matches, team).filter(|(m, _)| m.round + 1 < round);
        let points: Points = earlier.map(|(m, side)| match_points(competition, m, side)).sum();
        let rests = competition.passed.iter().filter(|(r, t)| *t == team && r + 1 < round).count();
        points + competition.settings.table.scale.draw.times(rests as i32)
    };
    for m in matches.iter().filter(|m| m.round + 1 == round) {
        if before(m.home) != before(m.visitors) {
            for team in [m.home, m.visitors] {
                let number = teams.iter().position(|t| *t == team).map(|at| at as u16 + 1);
                if let Some(entrant) = entrants.iter_mut().find(|e| Some(e.number) == number) {
                    entrant.floated = true;
                }
            }
        }
    }
}

/// Returns the pairs of a round and the team that rests, from the matches before it; `(round, rounds)` is the round and
/// the number of rounds, and pairing numbers are the positions in `teams`. A team without a match in a played round
/// rested, which counts as a drawn match.
///
/// Returns [`TeamPairingError`] if no pairing without a rematch exists.
pub fn of_matches(
    teams: &[TeamId],
    lines: &[MatchLine],
    (round, rounds): (u16, u16),
    boards: u8,
) -> Result<Pairs, TeamPairingError> {
    let number = |team: TeamId| teams.iter().position(|t| *t == team).map(|at| at as u16 + 1);
    let lines: Vec<&MatchLine> = lines.iter().filter(|line| line.round < round).collect();
    // The same teams are level on every scale with the draw halfway, and only that matters here.
    let scale = MatchScale::default();
    let won = |line: &MatchLine, side: TeamSide| match winner(&line.results) {
        None => scale.draw,
        Some(w) if w == side => scale.win,
        Some(_) => scale.loss,
    };
    let of = |team: TeamId, before: u16| -> Vec<(&MatchLine, TeamSide)> {
        let side = |line: &MatchLine| {
            TeamSide::BOTH.into_iter().find(|side| team_of(line, *side) == team).filter(|_| line.round < before)
        };
        lines.iter().filter_map(|line| Some((*line, side(line)?))).collect()
    };
    let rests = |team: TeamId, before: u16| -> u16 {
        let rested = |r: &u16| {
            let played = lines.iter().filter(|line| line.round == *r);
            played.clone().count() > 0 && !played.clone().any(|line| line.home == team || line.visitors == team)
        };
        (1..before).filter(rested).count() as u16
    };
    let score = |team: TeamId, before: u16| -> Points {
        let matches: Points = of(team, before).into_iter().map(|(line, side)| won(line, side)).sum();
        matches + scale.draw.times(i32::from(rests(team, before)))
    };
    let mut entrants = Vec::new();
    for (team, own) in teams.iter().filter_map(|team| Some((*team, number(*team)?))) {
        let mut entrant = TeamEntrant { number: own, primary: score(team, round), ..TeamEntrant::default() };
        let rested = rests(team, round);
        entrant.no_bye = rested > 0;
        entrant.secondary = Points::HALF.times(i32::from(boards) * i32::from(rested));
        for (line, side) in of(team, round) {
            entrant.secondary += board_points(&line.results, side);
            if line.results.iter().any(|result| result.was_played()) {
                entrant.met.extend(number(team_of(line, side.other())));
                entrant.colours.push(if side == TeamSide::Home { Color::White } else { Color::Black });
            } else if winner(&line.results) == Some(side) {
                entrant.no_bye = true;
            }
            let last = line.round + 1 == round;
            entrant.floated |= last && score(team, line.round) != score(team_of(line, side.other()), line.round);
        }
        entrants.push(entrant);
    }
    let settings = TeamRoundSettings { round, rounds, preferences: Preferences::TypeA, initial: Color::White };
    let pairing = teamswiss::pair(&entrants, settings)?;
    let team = |number: u16| usize::from(number).checked_sub(1).and_then(|at| teams.get(at)).copied();
    let pairs = pairing.pairs.iter().filter_map(|(a, b)| Some((team(*a)?, team(*b)?))).collect();
    Ok((pairs, pairing.bye.and_then(team).into_iter().collect()))
}

const fn team_of(line: &MatchLine, side: TeamSide) -> TeamId {
    match side {
        TeamSide::Home => line.home,
        TeamSide::Visitors => line.visitors,
    }
}
