//! Pairing a bracket: the first pairing by identifier among the best (C.04.6, 3).

use super::TeamEntrant;
use crate::lex::Lex;
use crate::matching::{Graph, NONE, maximum_weight_matching};

/// The cost of a pair, in order of weight: C8, C9, C10.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Cost {
    pub(super) unfulfilled: bool,
    pub(super) strong: bool,
    pub(super) floated: bool,
}

impl Cost {
    const fn weight(self) -> i64 {
        self.unfulfilled as i64 * 1_000_000 + self.strong as i64 * 1_000 + self.floated as i64
    }
}

/// More than the sum of all costs of a bracket.
const PAIRED: i64 = 1_000_000_000;

/// Edges by index; `None` where two may not meet.
struct Edges {
    n: usize,
    weight: Vec<Option<i64>>,
}

impl Graph<1> for Edges {
    fn len(&self) -> usize {
        self.n
    }

    fn weight(&self, u: usize, v: usize) -> Option<Lex<1>> {
        if u == v {
            return None;
        }
        self.weight[u * self.n + v].map(|w| Lex([w]))
    }
}

impl Edges {
    fn new(n: usize, edge: impl Fn(usize, usize) -> Option<i64>) -> Self {
        let mut weight = vec![None; n * n];
        for u in 0..n {
            for v in u + 1..n {
                // Weights are even, as the matching requires.
                let w = edge(u, v).map(|cost| 2 * (PAIRED - cost));
                weight[u * n + v] = w;
                weight[v * n + u] = w;
            }
        }
        Self { n, weight }
    }

    /// Returns the weight of a best matching, if it pairs everybody.
    fn best(&self) -> Option<i64> {
        if self.n % 2 == 1 {
            return None;
        }
        let mate = maximum_weight_matching(self, None).mate;
        let mut total = 0;
        for (u, v) in mate.iter().enumerate() {
            if *v == NONE {
                return None;
            }
            if u < *v as usize {
                total += self.weight[u * self.n + *v as usize]?;
            }
        }
        Some(total)
    }
}

fn may_meet(a: &TeamEntrant, b: &TeamEntrant) -> bool {
    !a.met.contains(&b.number) && !b.met.contains(&a.number)
}

/// Returns whether all teams can be paired without a rematch (C1, C3).
pub(super) fn can_complete(teams: &[&TeamEntrant]) -> bool {
    let n = teams.len();
    if n % 2 == 1 {
        return false;
    }
    // With few rematches a complete pairing certainly exists (Dirac: every team may meet at least half of the field).
    let fewest = teams.iter().map(|a| teams.iter().filter(|b| a.number != b.number && may_meet(a, b)).count()).min();
    if fewest.is_none_or(|fewest| 2 * fewest >= n) {
        return true;
    }
    Edges::new(n, |u, v| may_meet(teams[u], teams[v]).then_some(0)).best().is_some()
}

/// Returns the pairing with the first identifier among all best pairings of a bracket: upper teams by number, then
/// their partners.
pub(super) fn first_pairing(
    members: &[&TeamEntrant],
    cost: &dyn Fn(&TeamEntrant, &TeamEntrant) -> Cost,
) -> Option<Vec<(u16, u16)>> {
    let mut teams: Vec<&TeamEntrant> = members.to_vec();
    teams.sort_by_key(|team| team.number);
    let n = teams.len();
    // Roles and partners are fixed one after the other while the best weight stays attainable.
    let mut role: Vec<Option<BracketHalf>> = vec![None; n];
    let mut partner: Vec<Option<usize>> = vec![None; n];
    let edge = |u: usize, v: usize, role: &[Option<BracketHalf>], partner: &[Option<usize>]| {
        let (low, high) = (u.min(v), u.max(v));
        let free = partner[low].is_none_or(|p| p == high) && partner[high].is_none_or(|p| p == low);
        let roles = role[low] != Some(BracketHalf::Lower) && role[high] != Some(BracketHalf::Upper);
        (free && roles && may_meet(teams[low], teams[high])).then(|| cost(teams[low], teams[high]).weight())
    };
    let best = Edges::new(n, |u, v| edge(u, v, &role, &partner)).best()?;
    let reaches = |role: &[Option<BracketHalf>], partner: &[Option<usize>]| {
        Edges::new(n, |u, v| edge(u, v, role, partner)).best() == Some(best)
    };
    for at in 0..n {
        role[at] = Some(BracketHalf::Upper);
        if !reaches(&role, &partner) {
            role[at] = Some(BracketHalf::Lower);
        }
    }
    let mut out = Vec::new();
    for upper in (0..n).filter(|at| role[*at] == Some(BracketHalf::Upper)) {
        for lower in upper + 1..n {
            if role[lower] != Some(BracketHalf::Lower)
                || partner[lower].is_some()
                || !may_meet(teams[upper], teams[lower])
            {
                continue;
            }
            partner[upper] = Some(lower);
            partner[lower] = Some(upper);
            if reaches(&role, &partner) {
                out.push((teams[upper].number, teams[lower].number));
                break;
            }
            partner[upper] = None;
            partner[lower] = None;
        }
    }
    (2 * out.len() == n).then_some(out)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BracketHalf {
    Upper,
    Lower,
}
