//! FIDE's Swiss system for teams (C.04.6, applied from 1 February 2026).
//!
//! The bye is given first; then each scoregroup is paired from the top with the upfloaters it needs. Of all pairings of a
//! bracket that meet the criteria best, the one with the first identifier counts: the upper teams by number, then their
//! partners. Team numbers are distinct; the colour of a match is that of its first board.

mod bracket;
mod colours;

use crate::model::Color;
use crate::points::Points;
use serde::{Deserialize, Serialize};
use std::cmp::{Ordering, Reverse};

use bracket::{Cost, can_complete, first_pairing};

pub use colours::{Preference, allocate, preference};

/// The type of colour preferences (C.04.6, 1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preferences {
    /// Simple preferences.
    #[default]
    TypeA,
    /// Strong and mild preferences.
    TypeB,
    /// No preferences.
    None,
}

/// The settings of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamRoundSettings {
    /// The round, from 1.
    pub round: u16,
    /// Number of rounds of the event.
    pub rounds: u16,
    /// Colour preferences.
    pub preferences: Preferences,
    /// The colour drawn for the first team.
    pub initial: Color,
}

impl TeamRoundSettings {
    const fn is_last(&self) -> bool {
        self.round >= self.rounds
    }

    const fn is_in_last_two(&self) -> bool {
        self.round + 1 >= self.rounds
    }
}

/// A team to be paired.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamEntrant {
    /// Pairing number, from 1.
    pub number: u16,
    /// The score that defines scoregroups.
    pub primary: Points,
    /// The other score, which only matters for colours.
    pub secondary: Points,
    /// Numbers of the teams it has played.
    pub met: Vec<u16>,
    /// Colours of the first board in the matches played.
    pub colours: Vec<Color>,
    /// Whether it may not have the bye: it has had one, or won without playing.
    pub no_bye: bool,
    /// Whether it met an opponent of another score in the last round.
    pub floated: bool,
}

/// A round's pairing, by number; the team with White on the first board comes first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamPairing {
    /// The pairs.
    pub pairs: Vec<(u16, u16)>,
    /// The team that rests.
    pub bye: Option<u16>,
}

/// No pairing without a rematch exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no pairing of the teams without a rematch exists")]
pub struct TeamPairingError;

/// Maximum number of teams.
pub const MAX_TEAMS: usize = 400;
/// Maximum number of sets of upfloaters compared for one bracket.
const MAX_SETS: usize = 20_000;

/// Pairs a round.
///
/// # Errors
/// [`TeamPairingError`] if no complete pairing exists, or the field is too large.
pub fn pair(teams: &[TeamEntrant], settings: TeamRoundSettings) -> Result<TeamPairing, TeamPairingError> {
    if teams.len() > MAX_TEAMS {
        return Err(TeamPairingError);
    }
    let mut field: Vec<&TeamEntrant> = teams.iter().collect();
    field.sort_by_key(|team| (Reverse(team.primary), team.number));
    let bye = if field.len() % 2 == 1 { Some(take_bye(&mut field)?) } else { None };
    if !can_complete(&field) {
        return Err(TeamPairingError);
    }
    let mut pairs = Vec::new();
    while let Some(top) = field.first() {
        let score = top.primary;
        let residents: Vec<&TeamEntrant> = field.iter().copied().filter(|team| team.primary == score).collect();
        let below: Vec<&TeamEntrant> = field.iter().copied().filter(|team| team.primary != score).collect();
        let upfloaters = choose_upfloaters(&residents, &below, settings).ok_or(TeamPairingError)?;
        let mut members = residents;
        members.extend(&upfloaters);
        let cost = |a: &TeamEntrant, b: &TeamEntrant| cost(a, b, settings);
        let bracket = first_pairing(&members, &cost).ok_or(TeamPairingError)?;
        field.retain(|team| !members.iter().any(|member| member.number == team.number));
        pairs.extend(bracket);
    }
    let of = |number: u16| teams.iter().find(|team| team.number == number);
    let mut out = TeamPairing { pairs: Vec::new(), bye };
    for (a, b) in pairs {
        if let (Some(a), Some(b)) = (of(a), of(b)) {
            let white_first = allocate(a, b, settings);
            out.pairs.push(if white_first { (a.number, b.number) } else { (b.number, a.number) });
        }
    }
    Ok(out)
}

/// Gives the bye to the team with the lowest score, the most matches and the largest number that may have it and
/// without which the rest can be paired (C2, C3).
fn take_bye(field: &mut Vec<&TeamEntrant>) -> Result<u16, TeamPairingError> {
    let mut candidates: Vec<&TeamEntrant> = field.iter().copied().filter(|team| !team.no_bye).collect();
    candidates.sort_by_key(|team| (team.primary, Reverse(team.colours.len()), Reverse(team.number)));
    for candidate in candidates {
        let rest: Vec<&TeamEntrant> = field.iter().copied().filter(|team| team.number != candidate.number).collect();
        if can_complete(&rest) {
            *field = rest;
            return Ok(candidate.number);
        }
    }
    Err(TeamPairingError)
}

/// Returns the cost of a pair by C8, C9 and C10; each part is 0 or 1.
fn cost(a: &TeamEntrant, b: &TeamEntrant, settings: TeamRoundSettings) -> Cost {
    let (one, two) = (preference(a, settings), preference(b, settings));
    let same = one.is_some() && one.map(|p| p.colour) == two.map(|p| p.colour);
    let strong = |p: Option<Preference>| p.is_some_and(|p| p.strong);
    let mixed = a.primary != b.primary;
    // C10: the opponent of an upfloater is the one with the higher score.
    let opponent = if a.primary > b.primary { a } else { b };
    Cost {
        unfulfilled: same,
        strong: settings.preferences == Preferences::TypeB && same && strong(one) && strong(two),
        floated: mixed && opponent.floated && !settings.is_in_last_two(),
    }
}

/// Chooses the fewest upfloaters, with the highest scores, so that the next scoregroup also needs the fewest, and with
/// the fewest who floated last round; of equal sets the first by number (C4-C7).
fn choose_upfloaters<'t>(
    residents: &[&'t TeamEntrant],
    below: &[&'t TeamEntrant],
    settings: TeamRoundSettings,
) -> Option<Vec<&'t TeamEntrant>> {
    let mut count = residents.len() % 2;
    while count <= below.len() {
        let sets = legal_sets(residents, below, count);
        let needed = |set: &[&TeamEntrant]| {
            let rest: Vec<&TeamEntrant> =
                below.iter().copied().filter(|team| !set.iter().any(|up| up.number == team.number)).collect();
            next_needs(&rest)
        };
        let floated = |set: &[&TeamEntrant]| {
            if settings.is_in_last_two() { 0 } else { set.iter().filter(|team| team.floated).count() }
        };
        // `min_by_key` keeps the first of equals, and sets come in order.
        if let Some(best) = sets.into_iter().min_by_key(|set| (needed(set), floated(set))) {
            return Some(best);
        }
        count += 2;
    }
    None
}

/// Returns the sets of `count` upfloaters with the best scores (C5) that leave bracket and rest pairable (C1, C3), in
/// order.
fn legal_sets<'t>(residents: &[&'t TeamEntrant], below: &[&'t TeamEntrant], count: usize) -> Vec<Vec<&'t TeamEntrant>> {
    let legal = |set: &[&'t TeamEntrant]| {
        let members: Vec<&TeamEntrant> = residents.iter().chain(set).copied().collect();
        let rest: Vec<&TeamEntrant> =
            below.iter().copied().filter(|team| !set.iter().any(|up| up.number == team.number)).collect();
        can_complete(&members) && can_complete(&rest)
    };
    let mut found: Vec<Vec<&TeamEntrant>> = Vec::new();
    let mut scores: Option<Vec<Points>> = None;
    let mut tried = 0;
    // `below` is sorted by score, then number: combinations by index come with falling scores.
    let mut places: Vec<usize> = (0..count).collect();
    loop {
        let set: Vec<&TeamEntrant> = places.iter().filter_map(|at| below.get(*at)).copied().collect();
        if set.len() < count {
            break;
        }
        let these: Vec<Points> = set.iter().map(|team| team.primary).collect();
        // Among several upfloaters, a later combination may have better scores.
        match scores.as_ref().map(|best| these.cmp(best)) {
            None | Some(Ordering::Equal) if legal(&set) => {
                scores = Some(these);
                found.push(set);
            }
            Some(Ordering::Greater) if legal(&set) => {
                scores = Some(these);
                found = vec![set];
            }
            Some(Ordering::Less) if count <= 1 => break,
            _ => {}
        }
        tried += 1;
        if tried > MAX_SETS || !next_combination(&mut places, below.len()) {
            break;
        }
    }
    found
}

/// Advances to the next combination in order; `false` after the last.
fn next_combination(places: &mut [usize], n: usize) -> bool {
    let count = places.len();
    for i in (0..count).rev() {
        if places[i] + (count - i) < n {
            places[i] += 1;
            for j in i + 1..count {
                places[j] = places[j - 1] + 1;
            }
            return true;
        }
    }
    false
}

/// Returns the minimum number of upfloaters the next scoregroup will need (C6).
fn next_needs(rest: &[&TeamEntrant]) -> usize {
    let Some(top) = rest.first() else { return 0 };
    let split = rest.partition_point(|team| team.primary == top.primary);
    let (group, below) = rest.split_at(split);
    let mut count = group.len() % 2;
    while count <= below.len() && count < 6 {
        if !legal_sets(group, below, count).is_empty() {
            return count;
        }
        count += 2;
    }
    count
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
