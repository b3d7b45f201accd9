//! The best assignment of rows to columns, and among the best the first in order.
//!
//! Once the halves of a homogeneous bracket are known, its pairs are an assignment of the upper half to the lower. A
//! shortest-path (Hungarian) method finds the best one with its duals; every best assignment uses only tight edges, so
//! the first of them in order is found by walking along tight edges, without solving again.

use std::collections::VecDeque;

use crate::lex::Lex;

const NONE: u32 = u32::MAX;

/// Weights of a square assignment.
pub(crate) trait WeightTable<const L: usize> {
    /// Returns the number of rows, equal to the number of columns.
    fn size(&self) -> usize;
    /// Returns the weight of a row and a column; `None` where they cannot meet.
    fn weight(&self, row: usize, column: usize) -> Option<Lex<L>>;
}

/// A best assignment with its duals.
pub(crate) struct Assignment<'t, const L: usize, T> {
    table: &'t T,
    n: usize,
    pub(crate) row_dual: Vec<Lex<L>>,
    pub(crate) column_dual: Vec<Lex<L>>,
    /// The column of each row, and the row of each column.
    column_of: Vec<u32>,
    row_of: Vec<u32>,
    /// Rows and columns whose pair is final.
    row_done: Vec<bool>,
    column_done: Vec<bool>,
}

impl<'t, const L: usize, T: WeightTable<L>> Assignment<'t, L, T> {
    /// Returns the best assignment of all rows; `None` if there is no complete one.
    pub(crate) fn solve(table: &'t T) -> Option<Self> {
        let n = table.size();
        let mut this = Self {
            table,
            n,
            row_dual: vec![Lex::ZERO; n],
            column_dual: vec![Lex::ZERO; n],
            column_of: vec![NONE; n],
            row_of: vec![NONE; n],
            row_done: vec![false; n],
            column_done: vec![false; n],
        };
        for row in 0..n {
            // The row's dual covers its edges; a tight free column is taken immediately.
            let mut best: Option<(Lex<L>, u32)> = None;
            for column in 0..n {
                if let Some(w) = table.weight(row, column) {
                    let gain = w - this.column_dual[column];
                    let free = this.row_of[column] == NONE;
                    let better = match &best {
                        None => true,
                        Some((most, at)) => {
                            gain > *most || (gain == *most && free && this.row_of[*at as usize] != NONE)
                        }
                    };
                    if better {
                        best = Some((gain, column as u32));
                    }
                }
            }
            let (gain, column) = best?;
            this.row_dual[row] = gain;
            if this.row_of[column as usize] == NONE {
                this.row_of[column as usize] = row as u32;
                this.column_of[row] = column;
            } else {
                this.augment(row)?;
            }
        }
        Some(this)
    }

    /// Returns the column assigned to a row.
    pub(crate) fn column_of(&self, row: usize) -> usize {
        self.column_of[row] as usize
    }

    fn slack(&self, row: usize, column: usize) -> Option<Lex<L>> {
        let w = self.table.weight(row, column)?;
        Some(self.row_dual[row] + self.column_dual[column] - w)
    }

    /// Finds a shortest augmenting path from a free row.
    fn augment(&mut self, start: usize) -> Option<()> {
        let mut distance: Vec<Option<Lex<L>>> = vec![None; self.n];
        let mut from = vec![NONE; self.n];
        let mut settled = vec![false; self.n];
        let mut order: Vec<usize> = Vec::new();
        let (mut row, mut base) = (start, Lex::ZERO);
        let end = loop {
            for column in 0..self.n {
                if settled[column] {
                    continue;
                }
                if let Some(s) = self.slack(row, column) {
                    let d = base + s;
                    if distance[column].as_ref().is_none_or(|old| d < *old) {
                        distance[column] = Some(d);
                        from[column] = row as u32;
                    }
                }
            }
            let mut next: Option<(Lex<L>, usize, bool)> = None;
            for column in 0..self.n {
                if settled[column] {
                    continue;
                }
                if let Some(d) = &distance[column] {
                    let free = self.row_of[column] == NONE;
                    if next.as_ref().is_none_or(|(least, _, had)| d < least || (free && !had && d == least)) {
                        next = Some((*d, column, free));
                    }
                }
            }
            let (d, column, free) = next?;
            base = d;
            if free {
                break column;
            }
            settled[column] = true;
            order.push(column);
            row = self.row_of[column] as usize;
        };
        // Duals: rows of the tree lose as much as its columns gain.
        self.row_dual[start] -= base;
        for column in order {
            if let Some(d) = distance[column] {
                let step = base - d;
                self.column_dual[column] += step;
                self.row_dual[self.row_of[column] as usize] -= step;
            }
        }
        let mut column = end;
        loop {
            let row = from[column] as usize;
            let before = self.column_of[row];
            self.row_of[column] = row as u32;
            self.column_of[row] = column as u32;
            if row == start {
                return Some(());
            }
            column = before as usize;
        }
    }

    /// Returns the first column that a row can have in a best assignment, given the pairs already final, and makes it
    /// final.
    pub(crate) fn take_first(&mut self, row: usize) -> usize {
        for column in 0..self.n {
            if column == self.column_of[row] as usize {
                break;
            }
            if !self.column_done[column]
                && self.slack(row, column).is_some_and(|s| s.is_zero())
                && self.reroute(row, column)
            {
                break;
            }
        }
        let column = self.column_of[row] as usize;
        self.row_done[row] = true;
        self.column_done[column] = true;
        column
    }

    /// Assigns a column to a row along tight edges if the column's row can be moved elsewhere. If not, the duals are
    /// moved so that the edge, and others that fail for the same reason, are no longer tight.
    fn reroute(&mut self, row: usize, column: usize) -> bool {
        let wanted = self.column_of[row] as usize;
        let displaced = self.row_of[column] as usize;
        let tight = |this: &Self, r: usize, c: usize| this.slack(r, c).is_some_and(|s| s.is_zero());
        if tight(self, displaced, wanted) {
            self.assign(displaced, wanted);
            self.assign(row, column);
            return true;
        }
        let mut from = vec![NONE; self.n];
        let mut seen = vec![false; self.n];
        seen[column] = true;
        let mut queue = VecDeque::from([displaced]);
        let mut reached = vec![displaced];
        while let Some(r) = queue.pop_front() {
            if tight(self, r, wanted) {
                // Walk back: each row on the way takes the column that led onwards.
                let (mut r, mut c) = (r, wanted);
                loop {
                    let before = self.column_of[r] as usize;
                    self.assign(r, c);
                    if r == displaced {
                        break;
                    }
                    c = before;
                    r = from[c] as usize;
                }
                self.assign(row, column);
                return true;
            }
            for c in 0..self.n {
                if !seen[c] && !self.column_done[c] && c != wanted && tight(self, r, c) {
                    seen[c] = true;
                    from[c] = r as u32;
                    let next = self.row_of[c] as usize;
                    reached.push(next);
                    queue.push_back(next);
                }
            }
        }
        self.separate(&reached, &seen);
        false
    }

    fn assign(&mut self, row: usize, column: usize) {
        self.column_of[row] = column as u32;
        self.row_of[column] = row as u32;
    }

    /// Lowers the rows reached and raises their columns by the least slack that leads out.
    fn separate(&mut self, rows: &[usize], columns: &[bool]) {
        let mut step: Option<Lex<L>> = None;
        for &r in rows {
            for (c, reached) in columns.iter().enumerate() {
                if !reached
                    && !self.column_done[c]
                    && let Some(s) = self.slack(r, c)
                    && step.as_ref().is_none_or(|least| s < *least)
                {
                    step = Some(s);
                }
            }
        }
        // Nothing leads out: any positive step separates them.
        let step = step.unwrap_or_else(|| {
            let mut unit = Lex::ZERO;
            unit.0[0] = 2;
            unit
        });
        for &r in rows {
            self.row_dual[r] -= step;
        }
        for (c, reached) in columns.iter().enumerate() {
            if *reached {
                self.column_dual[c] += step;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Square {
        n: usize,
        weights: Vec<Option<Lex<1>>>,
    }

    impl WeightTable<1> for Square {
        fn size(&self) -> usize {
            self.n
        }
        fn weight(&self, row: usize, column: usize) -> Option<Lex<1>> {
            self.weights[row * self.n + column]
        }
    }

    /// Tries all complete assignments: the best weight first, then the first in order.
    fn brute(t: &Square) -> Option<Vec<usize>> {
        let mut best: Option<(i64, Vec<usize>)> = None;
        let mut stack: Vec<(i64, Vec<usize>)> = vec![(0, Vec::new())];
        while let Some((sum, chosen)) = stack.pop() {
            if chosen.len() == t.n {
                let better = best.as_ref().is_none_or(|(b, c)| sum > *b || (sum == *b && chosen < *c));
                if better {
                    best = Some((sum, chosen));
                }
                continue;
            }
            for c in 0..t.n {
                if !chosen.contains(&c)
                    && let Some(w) = t.weight(chosen.len(), c)
                {
                    let mut more = chosen.clone();
                    more.push(c);
                    stack.push((sum + w.0[0], more));
                }
            }
        }
        best.map(|(_, chosen)| chosen)
    }

    #[test]
    fn first_of_the_best_assignments() {
        let mut state = 12345_u64;
        let mut below = |bound: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % bound
        };
        for round in 0..3000 {
            let n = 1 + below(6) as usize;
            let (spread, missing) = (1 + below(4), below(60));
            let weights =
                (0..n * n).map(|_| (below(100) >= missing).then(|| Lex([2 * below(spread) as i64]))).collect();
            let table = Square { n, weights };
            let found = Assignment::solve(&table).map(|mut a| (0..n).map(|row| a.take_first(row)).collect::<Vec<_>>());
            assert_eq!(found, brute(&table), "round {round}");
        }
    }
}
