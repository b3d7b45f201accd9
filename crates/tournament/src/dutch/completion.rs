//! The completability of a round under C1-C3 (C4), and the lowest score for the bye (C5).

use crate::lex::Lex;
use crate::matching::{Graph, NONE, maximum_weight_matching};
use crate::points::Points;

use super::criteria::BracketScope;
use super::field::{PairingField, Strength};

/// A compatibility graph for part of the field; the weights express the cost of leaving a player out.
struct Plain<'a> {
    field: &'a PairingField,
    members: &'a [u32],
    /// At least two per player, more for those who should not get the bye.
    worth: Vec<i64>,
}

impl Graph<1> for Plain<'_> {
    fn len(&self) -> usize {
        self.members.len()
    }
    fn weight(&self, u: usize, v: usize) -> Option<Lex<1>> {
        self.field
            .compatible(self.members[u] as usize, self.members[v] as usize)
            .then(|| Lex([2 * (self.worth[u] + self.worth[v])]))
    }
}

/// C5: returns the score of the player who gets the bye, `None` for an even field.
///
/// # Errors
/// If no complete pairing exists: a set of players of whom some must stay unpaired, and their number.
pub(crate) fn bye_score(field: &PairingField, members: &[u32]) -> Result<Option<Points>, (Vec<u32>, usize)> {
    let odd = members.len() % 2 == 1;
    if let Some(score) = robust_bye_score(field, members) {
        return Ok(score);
    }
    // A player's worth: a player with the lowest score who may have the bye is the cheapest to leave out.
    let mut scores: Vec<Points> = members.iter().map(|m| field.contenders[*m as usize].score).collect();
    scores.sort_unstable();
    scores.dedup();
    let levels = scores.len() as i64;
    let base = (levels + 2) * members.len() as i64;
    let worth = members
        .iter()
        .map(|m| {
            let c = &field.contenders[*m as usize];
            let level = scores.binary_search(&c.score).unwrap_or(0) as i64;
            let candidate = odd && c.bye_allowed;
            base + if candidate { level } else { levels + 1 }
        })
        .collect();
    let graph = Plain { field, members, worth };
    let mate = maximum_weight_matching(&graph, None).mate;
    let unpaired: Vec<u32> = (0..members.len()).filter(|i| mate[*i] == NONE).map(|i| members[i]).collect();
    match unpaired.as_slice() {
        [] if !odd => Ok(None),
        [one] if odd && field.contenders[*one as usize].bye_allowed => Ok(Some(field.contenders[*one as usize].score)),
        _ => {
            let surplus = unpaired.len().saturating_sub(usize::from(odd)).max(1);
            Err((interchangeable(field, members, unpaired), surplus))
        }
    }
}

/// Returns everybody who could be unpaired instead: players without whom the others are paired no worse (Gallai and
/// Edmonds). In a large field only the unpaired themselves.
fn interchangeable(field: &PairingField, members: &[u32], unpaired: Vec<u32>) -> Vec<u32> {
    const SMALL: usize = 100;
    if members.len() > SMALL {
        return unpaired;
    }
    let pairs_among = |some: &[u32]| {
        let graph = Plain { field, members: some, worth: vec![1; some.len()] };
        maximum_weight_matching(&graph, None).mate.iter().filter(|m| **m != NONE).count()
    };
    let most = pairs_among(members);
    let others = |player: u32| -> Vec<u32> { members.iter().copied().filter(|m| *m != player).collect() };
    let mut out: Vec<u32> = members.iter().copied().filter(|p| pairs_among(&others(*p)) == most).collect();
    if out.is_empty() {
        // All can be paired except for the bye, which none of the remaining players may have.
        out = unpaired;
    }
    out
}

/// Returns the same if vertex degrees alone prove it: if every player may meet at least half of the others whichever
/// player is left out, the rest has a complete pairing (Dirac). The outer `None` means that the degrees prove nothing.
#[allow(clippy::option_option)]
fn robust_bye_score(field: &PairingField, members: &[u32]) -> Option<Option<Points>> {
    let rest = Rest::new(field, members);
    let odd = members.len() % 2 == 1;
    let size = members.len() - usize::from(odd);
    if size < 3 || 2 * rest.least_degree(members).saturating_sub(usize::from(odd)) < size {
        return None;
    }
    if !odd {
        return Some(None);
    }
    let candidates = members.iter().map(|m| &field.contenders[*m as usize]).filter(|c| c.bye_allowed);
    candidates.map(|c| c.score).min().map(Some)
}

/// A set of players, with a lower bound on how many of them each player may meet.
pub(crate) struct Rest<'a> {
    field: &'a PairingField,
    inside: Vec<bool>,
    size: usize,
    /// Members with an absolute preference for White and for Black.
    absolute: [usize; 2],
}

impl<'a> Rest<'a> {
    pub(crate) fn new(field: &'a PairingField, members: &[u32]) -> Self {
        let mut inside = vec![false; field.len()];
        let mut absolute = [0; 2];
        for &m in members {
            inside[m as usize] = true;
            if let Some(side) = absolute_side(field, m) {
                absolute[side] += 1;
            }
        }
        Self { field, inside, size: members.len(), absolute }
    }

    /// Returns a lower bound on how many members a player may meet.
    pub(crate) fn degree(&self, player: u32) -> usize {
        let me = usize::from(self.inside[player as usize]);
        let barred = self.field.barred[player as usize].iter().filter(|o| self.inside[**o as usize]).count();
        let clash = absolute_side(self.field, player).map_or(0, |side| self.absolute[side]);
        // The player is one of those with a clash if in the set.
        let lost = if clash > 0 { barred + clash } else { barred + me };
        self.size.saturating_sub(lost)
    }

    /// Returns whether the members, together with any `count` of `others` and less any `out` of the members, can all be
    /// paired.
    fn completes(&self, members: &[u32], others: &[u32], count: usize, out: usize) -> bool {
        let size = (self.size + count).saturating_sub(out);
        if size == 0 {
            return true;
        }
        let least = self.least_degree(members).min(self.least_degree(others));
        2 * least.saturating_sub(out) >= size
    }

    fn least_degree(&self, players: &[u32]) -> usize {
        players.iter().map(|p| self.degree(*p)).min().unwrap_or(usize::MAX)
    }
}

/// Returns 0 or 1 for an absolute preference for White or Black that matters for C3.
fn absolute_side(field: &PairingField, player: u32) -> Option<usize> {
    let c = &field.contenders[player as usize];
    (c.strength == Strength::Absolute && !c.topscorer)
        .then_some(c.owed)
        .flatten()
        .map(|colour| usize::from(colour == crate::model::Color::Black))
}

/// A bracket, the players below it, and facts provable without examining single pairs.
///
/// All proofs are Dirac's: in a graph with an even number of vertices, each joined to at least half of them, everybody
/// can be paired.
pub(crate) struct BracketSituation<'a> {
    field: &'a PairingField,
    bracket: Vec<u32>,
    moved_down: usize,
    next: &'a [u32],
    lower: Vec<u32>,
    bye_score: Option<Points>,
}

impl<'a> BracketSituation<'a> {
    pub(crate) fn new(
        field: &'a PairingField,
        moved_down: &[u32],
        residents: &[u32],
        below: &'a [Vec<u32>],
        bye_score: Option<Points>,
    ) -> Self {
        let mut bracket = moved_down.to_vec();
        bracket.extend_from_slice(residents);
        let next = below.first().map_or(&[][..], Vec::as_slice);
        let lower = below.iter().skip(1).flatten().copied().collect();
        Self { field, bracket, moved_down: moved_down.len(), next, lower, bye_score }
    }

    fn scope(&self, with_next: bool, with_lower: bool, complete: bool) -> BracketScope {
        let mut members = self.bracket.clone();
        if with_next {
            members.extend_from_slice(self.next);
        }
        let lower_at = members.len();
        if with_lower {
            members.extend_from_slice(&self.lower);
        }
        BracketScope {
            members,
            residents_at: self.moved_down,
            next_at: self.bracket.len(),
            lower_at,
            complete,
            bye_score: self.bye_score,
            single_bye: false,
            finish: false,
            mixed: false,
        }
    }

    pub(crate) fn bracket_scope(&self) -> BracketScope {
        self.scope(false, false, false)
    }

    pub(crate) fn next_scope(&self) -> BracketScope {
        self.scope(true, false, false)
    }

    pub(crate) fn full_scope(&self) -> BracketScope {
        self.scope(true, true, true)
    }

    fn score(&self, player: u32) -> Points {
        self.field.contenders[player as usize].score
    }

    /// Returns whether the bye, if there is one, goes to a player with a lower score than this one.
    fn bye_is_below(&self, player: u32) -> bool {
        self.bye_score.is_none_or(|s| s < self.score(player))
    }

    /// Returns whether everything below is completable, and C8 met, whatever the bracket decides, as long as it pairs
    /// all its players but at most one.
    pub(crate) fn bracket_decides_alone(&self) -> bool {
        let (Some(&resident), Some(&next)) = (self.bracket.last(), self.next.first()) else { return false };
        if !self.bye_is_below(resident) {
            return false;
        }
        let bye = usize::from(self.bye_score.is_some());
        if self.bracket.len().is_multiple_of(2) {
            let mut rest = self.next.to_vec();
            rest.extend_from_slice(&self.lower);
            return Rest::new(self.field, &rest).completes(&rest, &[], 0, bye);
        }
        let in_next = Rest::new(self.field, self.next);
        if self.next.len() % 2 == 1 {
            // The player moved down makes the next bracket even: it pairs everybody.
            return self.bye_is_below(next)
                && in_next.completes(self.next, &self.bracket, 1, 0)
                && Rest::new(self.field, &self.lower).completes(&self.lower, &[], 0, bye);
        }
        // The next bracket leaves one of its own players over.
        if !in_next.completes(self.next, &self.bracket, 1, 1) {
            return false;
        }
        if self.lower.is_empty() {
            // That player gets the bye, and C5 says a player of this score may have it.
            return self.bye_score == Some(self.score(next));
        }
        let in_lower = Rest::new(self.field, &self.lower);
        self.bye_is_below(next) && self.next.iter().any(|e| in_lower.completes(&self.lower, &[*e], 1, bye))
    }

    /// Returns whether the lower players are completable together with any `count` players from above.
    pub(crate) fn rest_absorbs(&self, count: usize) -> bool {
        let Some(&next) = self.next.first() else { return false };
        if self.lower.is_empty() || !self.bye_is_below(next) {
            return false;
        }
        let bye = usize::from(self.bye_score.is_some());
        let mut above = self.bracket.clone();
        above.extend_from_slice(self.next);
        let above: &[u32] = if count == 0 { &[] } else { &above };
        Rest::new(self.field, &self.lower).completes(&self.lower, above, count, bye)
    }
}
