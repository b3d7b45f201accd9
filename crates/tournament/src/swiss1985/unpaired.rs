//! The players who cannot be paired when no pairing without repetition exists (E-PAIR-NONE; Swiss 1.2, 1.3, 5.4; D-97).

use crate::lex::Lex;
use crate::matching::{Graph, NONE, maximum_weight_matching};
use crate::model::Tournament;

use super::meetings::MeetingTable;
use super::{Entrant, Readings, entrants};

/// In larger fields only the players left over by a maximum pairing are named, not all who could be.
const SMALL: usize = 100;

/// The compatible pairs and, in an odd field, the players who may rest: resting is the last index.
struct Possible<'a> {
    table: &'a MeetingTable,
    field: &'a [Entrant],
    members: &'a [usize],
}

impl Graph<1> for Possible<'_> {
    fn len(&self) -> usize {
        self.members.len()
    }
    fn weight(&self, u: usize, v: usize) -> Option<Lex<1>> {
        let (a, b) = (self.members[u].min(self.members[v]), self.members[u].max(self.members[v]));
        let may = if b == self.field.len() { !self.field[a].rested } else { self.table.ok(a, b) };
        may.then_some(Lex([2]))
    }
}

/// Returns the ranks of players of whom some must stay without an opponent in a round (from 1), and how many; none if
/// the round can be paired.
pub fn unpairable(t: &Tournament, round: usize, readings: Readings) -> (Vec<u16>, usize) {
    let mut field = entrants(t, round, readings);
    field.sort_by_key(|e| e.rank);
    let table = MeetingTable::new(&field, &readings);
    let everybody: Vec<usize> = (0..field.len() + field.len() % 2).collect();
    let matched =
        |members: &[usize]| maximum_weight_matching(&Possible { table: &table, field: &field, members }, None).mate;
    let mate = matched(&everybody);
    let left: Vec<usize> = everybody.iter().copied().filter(|at| mate.get(*at) == Some(&NONE)).collect();
    if left.is_empty() {
        return (Vec::new(), 0);
    }
    let pairs = |members: &[usize]| matched(members).iter().filter(|m| **m != NONE).count();
    let most = everybody.len() - left.len();
    // Every player without whom the others are paired no worse could be left over instead (Gallai and Edmonds).
    let could = |at: &usize| {
        let others: Vec<usize> = everybody.iter().copied().filter(|o| o != at).collect();
        left.contains(at) || (field.len() <= SMALL && pairs(&others) == most)
    };
    let named = everybody.iter().filter(|at| **at < field.len() && could(at));
    (named.filter_map(|at| field.get(*at)).map(|e| e.rank).collect(), left.len())
}
