//! Whether a round can be completed under C1-C3 (C4), and the lowest score for the bye (C5).

use crate::lex::Lex;
use crate::matching::{Graph, NONE, maximum_weight_matching};
use crate::points::Points;

use super::field::{Field, Strength};

/// Compatibility alone, for some of the field; the weight says whom it is worst to leave out.
struct Plain<'a> {
    field: &'a Field,
    members: &'a [u32],
    /// Two per player at least, more for those who should not have the bye.
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

/// C5: the score of whoever gets the bye, `None` for an even field.
///
/// # Errors
/// If no complete pairing exists: players of whom some must stay unpaired, and how many.
pub(crate) fn bye_score(field: &Field, members: &[u32]) -> Result<Option<Points>, (Vec<u32>, usize)> {
    let odd = members.len() % 2 == 1;
    if let Some(score) = robust_bye_score(field, members) {
        return Ok(score);
    }
    // A player's worth: whoever may have the bye with the lowest score is the cheapest to leave out.
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
            Err((unpaired, surplus))
        }
    }
}

/// The same where degrees alone prove it: if everybody may meet at least half of the others whoever is left out,
/// the rest has a complete pairing (Dirac).
fn robust_bye_score(field: &Field, members: &[u32]) -> Option<Option<Points>> {
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

/// A set of players and how many of them each player may meet, at least.
pub(crate) struct Rest<'a> {
    field: &'a Field,
    inside: Vec<bool>,
    size: usize,
    /// Members with an absolute preference for White and for Black.
    absolute: [usize; 2],
}

impl<'a> Rest<'a> {
    pub(crate) fn new(field: &'a Field, members: &[u32]) -> Self {
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

    /// A lower bound on how many members a player may meet.
    pub(crate) fn degree(&self, player: u32) -> usize {
        let me = usize::from(self.inside[player as usize]);
        let barred = self.field.barred[player as usize].iter().filter(|o| self.inside[**o as usize]).count();
        let clash = absolute_side(self.field, player).map_or(0, |side| self.absolute[side]);
        // The player is among those who clash if inside.
        let lost = if clash > 0 { barred + clash } else { barred + me };
        self.size.saturating_sub(lost)
    }

    pub(crate) fn least_degree(&self, players: &[u32]) -> usize {
        players.iter().map(|p| self.degree(*p)).min().unwrap_or(usize::MAX)
    }
}

/// 0 or 1 for an absolute preference for White or Black that C3 looks at.
fn absolute_side(field: &Field, player: u32) -> Option<usize> {
    let c = &field.contenders[player as usize];
    (c.strength == Strength::Absolute && !c.topscorer)
        .then_some(c.owed)
        .flatten()
        .map(|colour| usize::from(colour == crate::model::Colour::Black))
}
