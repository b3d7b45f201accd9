//! The permitted meetings, and the effort limit of the search (reference procedure, step 1).

use super::{Entrant, Readings};
use crate::points::Points;

/// The compatible pairs.
pub(super) struct MeetingTable {
    n: usize,
    ok: Vec<bool>,
    pub(super) score: Vec<Points>,
}

impl MeetingTable {
    pub(super) fn new(field: &[Entrant], readings: &Readings) -> Self {
        let n = field.len();
        let mut ok = vec![false; n * n];
        for (a, one) in field.iter().enumerate() {
            for (b, other) in field.iter().enumerate() {
                let clash = one.due(readings).is_some() && one.due(readings) == other.due(readings);
                let met = one.met.contains(&other.rank) || other.met.contains(&one.rank);
                ok[a * n + b] = a != b && !met && !clash;
            }
        }
        Self { n, ok, score: field.iter().map(|e| e.score).collect() }
    }

    pub(super) fn ok(&self, a: usize, b: usize) -> bool {
        self.ok[a * self.n + b]
    }

    pub(super) fn any_ok(&self, a: usize, others: &[usize]) -> bool {
        others.iter().any(|b| self.ok(a, *b))
    }
}

/// The remaining search budget.
pub(super) struct SearchBudget {
    pub(super) left: u32,
}

impl SearchBudget {
    pub(super) fn spend(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }
}
