//! Homogeneous brackets and remainders: upper half against lower half (C.04.3, articles 3.3, 3.6, 4.2).
//!
//! Without an exchange the pairs are an assignment of one half to the other. If the assignment's duals also cover the
//! pairs within the halves, no exchange can do better, and no general matching is needed.

use crate::assignment::{Assignment, WeightTable};
use crate::lex::Lex;
use crate::matching::{Graph, NONE, Solution};

use super::bracket::{BracketGraph, BracketResult};

/// Upper half by lower half; "nobody" is one of the rows.
struct Halves<'b, 'a, const L: usize> {
    board: &'b BracketGraph<'a, L>,
    rows: Vec<usize>,
    columns: Vec<usize>,
}

impl<const L: usize> WeightTable<L> for Halves<'_, '_, L> {
    fn size(&self) -> usize {
        self.rows.len()
    }
    #[inline]
    fn weight(&self, row: usize, column: usize) -> Option<Lex<L>> {
        let (u, v) = (self.rows[row], self.columns[column]);
        // After an exchange the higher-ranked player leads the pair.
        if u > v && Some(u) != self.board.nobody {
            return None;
        }
        self.board.weight(u, v)
    }
}

/// Splits players into leaders and others, with "nobody" among the rows if one player is left over.
fn split<'b, 'a, const L: usize>(
    board: &'b BracketGraph<'a, L>,
    players: &[usize],
    leaders: &[usize],
) -> Option<Halves<'b, 'a, L>> {
    let mut rows = leaders.to_vec();
    let columns: Vec<usize> = players.iter().copied().filter(|p| leaders.binary_search(p).is_err()).collect();
    if columns.len() == rows.len() + 1 {
        rows.push(board.nobody?);
    }
    (columns.len() == rows.len()).then_some(Halves { board, rows, columns })
}

/// Pairs `leaders` with the other players, each leader in order with the first possible one. With `best`, only if the
/// assignment is as good as that. Returns whether it succeeded.
pub(super) fn pair_halves<const L: usize>(
    board: &BracketGraph<'_, L>,
    players: &[usize],
    leaders: &[usize],
    best: Option<Lex<L>>,
    fixed: &mut [bool],
    done: &mut BracketResult,
) -> bool {
    let Some(halves) = split(board, players, leaders) else { return false };
    let Some(assignment) = Assignment::solve(&halves) else { return false };
    if best.is_some_and(|best| board.total(assigned(&halves, &assignment)) != best) {
        return false;
    }
    take_pairs(&halves, assignment, fixed, done);
    true
}

/// Pairs a bracket without moved-down players if the natural halves are provably as good as any exchange.
pub(super) fn pair_whole<const L: usize>(
    board: &BracketGraph<'_, L>,
    fixed: &mut [bool],
    done: &mut BracketResult,
) -> bool {
    let players: Vec<usize> = (0..board.scope.next_at).collect();
    let leaders = &players[..players.len() / 2];
    let Some(halves) = split(board, &players, leaders) else { return false };
    let Some(assignment) = Assignment::solve(&halves) else { return false };
    let (most, least) = shift_bounds(&halves, &assignment);
    if let (Some(most), Some(least)) = (most, least)
        && least > most
    {
        return false;
    }
    take_pairs(&halves, assignment, fixed, done);
    true
}

fn assigned<const L: usize>(
    halves: &Halves<'_, '_, L>,
    assignment: &Assignment<'_, L, Halves<'_, '_, L>>,
) -> impl Iterator<Item = (usize, usize)> {
    halves.rows.iter().enumerate().map(|(row, u)| (*u, halves.columns[assignment.column_of(row)]))
}

fn take_pairs<'h, const L: usize>(
    halves: &'h Halves<'_, '_, L>,
    mut assignment: Assignment<'h, L, Halves<'_, '_, L>>,
    fixed: &mut [bool],
    done: &mut BracketResult,
) {
    let members = &halves.board.scope.members;
    for (row, &u) in halves.rows.iter().enumerate() {
        if Some(u) == halves.board.nobody {
            continue;
        }
        let v = halves.columns[assignment.take_first(row)];
        fixed[u] = true;
        fixed[v] = true;
        done.pairs.push((members[u], members[v]));
    }
}

/// Rows may pass any common amount to the columns. Returns the most they can pass (doubled) before a pair of rows is no
/// longer covered, and the least they must pass (doubled) to cover all pairs of columns.
fn shift_bounds<const L: usize>(
    halves: &Halves<'_, '_, L>,
    assignment: &Assignment<'_, L, Halves<'_, '_, L>>,
) -> (Option<Lex<L>>, Option<Lex<L>>) {
    let mut most: Option<Lex<L>> = None;
    for (i, &a) in halves.rows.iter().enumerate() {
        for (j, &b) in halves.rows.iter().enumerate().take(i) {
            if let Some(w) = halves.board.weight(a, b) {
                let room = assignment.row_dual[i] + assignment.row_dual[j] - w;
                if most.as_ref().is_none_or(|m| room < *m) {
                    most = Some(room);
                }
            }
        }
    }
    let mut least: Option<Lex<L>> = None;
    for (i, &a) in halves.columns.iter().enumerate() {
        for (j, &b) in halves.columns.iter().enumerate().take(i) {
            if let Some(w) = halves.board.weight(a, b) {
                let need = w - assignment.column_dual[i] - assignment.column_dual[j];
                if least.as_ref().is_none_or(|m| need > *m) {
                    least = Some(need);
                }
            }
        }
    }
    (most, least)
}

/// Returns a warm start for the general matching: the assignment of the first half of the bracket to the second, with
/// duals raised where they do not cover a pair within a half or below the bracket.
pub(super) fn good_start<const L: usize>(board: &BracketGraph<'_, L>) -> Option<Solution<L>> {
    let mut players: Vec<usize> = (0..board.scope.next_at).collect();
    if players.len() < 32 {
        return None;
    }
    if board.nobody.is_none() {
        // In an odd bracket of a wider scope the last player is left to the general matching.
        players.truncate(players.len() / 2 * 2);
    }
    let halves = split(board, &players, &players[..players.len() / 2])?;
    let assignment = Assignment::solve(&halves)?;
    let shift = match shift_bounds(&halves, &assignment) {
        (Some(most), Some(least)) => (most + least).half().half(),
        (Some(bound), None) | (None, Some(bound)) => bound.half(),
        (None, None) => Lex::ZERO,
    };
    let n = board.len();
    let mut dual = vec![Lex::ZERO; n];
    let mut mate = vec![NONE; n];
    for (row, &u) in halves.rows.iter().enumerate() {
        dual[u] = (assignment.row_dual[row] - shift).max(Lex::ZERO);
        let v = halves.columns[assignment.column_of(row)];
        mate[u] = v as u32;
        mate[v] = u as u32;
    }
    for (column, &v) in halves.columns.iter().enumerate() {
        dual[v] = (assignment.column_dual[column] + shift).max(Lex::ZERO);
    }
    let mut lift = vec![Lex::ZERO; n];
    for u in 0..n {
        for v in 0..u {
            if let Some(w) = board.weight(u, v) {
                let lack = w - dual[u] - dual[v];
                if lack > lift[u] {
                    lift[u] = lack;
                }
                if lack > lift[v] {
                    lift[v] = lack;
                }
            }
        }
    }
    for (dual, lift) in dual.iter_mut().zip(lift) {
        *dual += lift.half_up();
    }
    Some(Solution { mate, dual })
}
