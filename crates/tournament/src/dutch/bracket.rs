//! One bracket: the best candidate, and among equals the one generated first (C.04.3, articles 3.3-3.8, 4).
//!
//! The first matching finds the best quality. The following ones follow the order of generation: the moved-down players
//! to pair, their opponents, the residents who change halves, and the pairs. Each choice adds a digit below the quality
//! criteria, so each step is a matching that keeps the best quality and takes the first choice.

use crate::lex::{Digit, Layout, Lex};
use crate::matching::{Graph, NONE, Solution, maximum_weight_matching};

use super::criteria::{BracketScope, Criteria, Criterion};
use super::field::{BitMatrix, PairingField};
use super::halves;

/// The decision of a bracket.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct BracketResult {
    /// Pairs of places in the field, the higher-ranked first.
    pub(crate) pairs: Vec<(u32, u32)>,
    /// The players who leave the bracket unpaired, in rank order.
    pub(crate) downfloaters: Vec<u32>,
    /// Residents who changed halves.
    pub(crate) exchanged: usize,
    /// Number of unmatched players in the scope.
    pub(crate) unmatched: usize,
}

/// A bracket's graph with the order digits of the current step.
///
/// When the scope is the bracket alone and odd, one more vertex represents "nobody": the player matched to it floats.
/// Its edges are all worth one pair, so every complete matching uses it and no choice depends on it.
pub(super) struct BracketGraph<'a, const L: usize> {
    pub(super) scope: &'a BracketScope,
    class: Vec<u16>,
    classes: usize,
    table: Vec<Lex<L>>,
    allowed: BitMatrix,
    quality_lanes: usize,
    /// Added when the member is the higher-ranked of a pair in the bracket.
    upper: Vec<Lex<L>>,
    /// Weight of the opponent's place when the member is the higher-ranked of a pair in the bracket.
    step: Vec<Digit>,
    /// The vertex that represents nobody.
    pub(super) nobody: Option<usize>,
    one_pair: Lex<L>,
    /// The last solution, from which the next one starts.
    last: Option<Solution<L>>,
}

impl<const L: usize> Graph<L> for BracketGraph<'_, L> {
    fn len(&self) -> usize {
        self.scope.members.len() + usize::from(self.nobody.is_some())
    }

    #[inline]
    fn weight(&self, u: usize, v: usize) -> Option<Lex<L>> {
        if !self.allowed.get(u, v) {
            return None;
        }
        let (high, low) = if u < v { (u, v) } else { (v, u) };
        if low >= self.class.len() {
            return Some(self.one_pair);
        }
        let mut w = self.table[usize::from(self.class[high]) * self.classes + usize::from(self.class[low])];
        if low < self.scope.next_at {
            w += self.upper[high];
            let step = self.step[high];
            if step.unit != 0 {
                w.0[usize::from(step.lane)] += step.unit * (self.scope.next_at - low) as i64;
            }
        }
        Some(w)
    }
}

/// Numbers of lanes for which the code is instantiated.
const SIZES: [usize; 6] = [2, 4, 8, 16, 32, 128];

/// Pairs a bracket. Returns `None` if the criteria do not fit the largest weights.
pub(crate) fn pair(field: &PairingField, scope: &BracketScope) -> Option<BracketResult> {
    let criteria = Criteria::new(field, scope);
    // At least a third of the lanes is for the order digits.
    let wanted = criteria.lanes + 1 + criteria.lanes / 2;
    let size = SIZES.into_iter().find(|s| *s >= wanted)?;
    Some(match size {
        2 => run::<2>(field, scope, &criteria),
        4 => run::<4>(field, scope, &criteria),
        8 => run::<8>(field, scope, &criteria),
        16 => run::<16>(field, scope, &criteria),
        32 => run::<32>(field, scope, &criteria),
        _ => run::<128>(field, scope, &criteria),
    })
}

/// A question about a different bracket pairing; places refer to the scope.
#[derive(Clone, Copy)]
pub(crate) enum Question {
    /// These two meet, keeping this many of the pairs made before.
    Meet(usize, usize, usize),
    /// This player floats down.
    Float(usize),
}

/// Returns, for each question, the first criterion on which the best such pairing is worse than the best pairing, with
/// both figures (best, asked); `None` if it would be as good and only the order of generation rules it out. `pairs` are
/// the pairs made, by places in the scope, in the order in which they were decided.
pub(crate) fn examine(
    field: &PairingField,
    scope: &BracketScope,
    pairs: &[(usize, usize)],
    questions: &[Question],
) -> Vec<Option<(Criterion, i64, i64)>> {
    let criteria = Criteria::new(field, scope);
    match SIZES.into_iter().find(|s| *s >= criteria.lanes) {
        Some(2) => answer::<2>(field, scope, &criteria, pairs, questions),
        Some(4) => answer::<4>(field, scope, &criteria, pairs, questions),
        Some(8) => answer::<8>(field, scope, &criteria, pairs, questions),
        Some(16) => answer::<16>(field, scope, &criteria, pairs, questions),
        _ => answer::<128>(field, scope, &criteria, pairs, questions),
    }
}

fn answer<const L: usize>(
    field: &PairingField,
    scope: &BracketScope,
    criteria: &Criteria,
    made: &[(usize, usize)],
    questions: &[Question],
) -> Vec<Option<(Criterion, i64, i64)>> {
    let account = |mate: &[u32], extra: &[(usize, usize)]| {
        let pairs = mate.iter().take(scope.members.len()).enumerate().filter_map(|(u, v)| {
            let v = *v as usize;
            (u < v && v < scope.members.len()).then_some((u, v))
        });
        criteria.account(pairs.chain(extra.iter().copied()))
    };
    let mut board = BracketGraph::<L>::new(field, scope, criteria);
    let best = account(&board.solve(), &[]);
    let untouched = board.allowed.clone();
    questions
        .iter()
        .map(|question| {
            board.allowed = untouched.clone();
            let asked = match *question {
                Question::Meet(a, b, before) => {
                    let mut settled = made.get(..before).unwrap_or_default().to_vec();
                    settled.push((a, b));
                    for (a, b) in &settled {
                        board.take_out(*a, *b);
                    }
                    account(&board.solve(), &settled)
                }
                Question::Float(at) => {
                    for other in 0..scope.next_at {
                        board.allowed.unset(at, other);
                    }
                    account(&board.solve(), &[])
                }
            };
            let worse = best.iter().zip(&asked).find(|((_, ours), (_, theirs))| ours != theirs);
            worse.map(|((name, ours), (_, theirs))| (*name, *ours, *theirs))
        })
        .collect()
}

fn run<const L: usize>(field: &PairingField, scope: &BracketScope, criteria: &Criteria) -> BracketResult {
    let mut board = BracketGraph::<L>::new(field, scope, criteria);
    let mut done = BracketResult::default();
    let mut fixed = vec![false; scope.next_at];
    let whole = scope.is_alone() && scope.residents_at == 0;
    if !(whole && halves::pair_whole(&board, &mut fixed, &mut done)) {
        board.last = halves::good_start(&board);
        let mate = board.solve();
        done.unmatched = mate.iter().filter(|m| **m == NONE).count();
        board.choose_moved_down(&mate);
        board.choose_their_opponents(&mut fixed, &mut done);
        let mate = board.solve();
        board.choose_halves(&mut fixed, &mate, &mut done);
    }
    for (at, fixed) in fixed.iter().enumerate() {
        if !fixed {
            done.downfloaters.push(scope.members[at]);
        }
    }
    done
}

impl<'a, const L: usize> BracketGraph<'a, L> {
    fn new(field: &PairingField, scope: &'a BracketScope, criteria: &Criteria) -> Self {
        let n = scope.members.len();
        let (classes, table) = criteria.table();
        let nobody = (scope.is_alone() && n % 2 == 1).then_some(n);
        let size = n + usize::from(nobody.is_some());
        let mut allowed = BitMatrix::new(size);
        for low in scope.residents_at..n {
            for high in 0..low {
                if field.compatible(scope.members[high] as usize, scope.members[low] as usize) {
                    allowed.set(high, low);
                }
            }
        }
        if let Some(nobody) = nobody {
            for at in 0..n {
                allowed.set(at, nobody);
            }
        }
        Self {
            scope,
            class: (0..n).map(|at| criteria.class_of(at) as u16).collect(),
            classes,
            table,
            allowed,
            quality_lanes: criteria.lanes,
            upper: vec![Lex::ZERO; size],
            step: vec![Digit::OFF; size],
            nobody,
            one_pair: criteria.one_pair(),
            last: None,
        }
    }

    /// Returns the best matching under the current order digits, starting from the last one.
    fn solve(&mut self) -> Vec<u32> {
        let quality = self.quality_lanes;
        let start = self.last.take().map(|mut last| {
            for (at, dual) in last.dual.iter_mut().enumerate() {
                // The order lanes cover the most a member can add as the higher-ranked of a pair.
                let mut most = self.upper[at];
                let step = self.step[at];
                if step.unit != 0 {
                    most.0[usize::from(step.lane)] += step.unit * self.scope.next_at as i64;
                }
                let most = most.max(Lex::ZERO);
                dual.0[quality..].copy_from_slice(&most.0[quality..]);
                *dual = (*dual).max(Lex::ZERO);
            }
            last
        });
        let solution = maximum_weight_matching(self, start);
        let mate = solution.mate.clone();
        self.last = Some(solution);
        mate
    }

    /// Returns the weight of a matching's pairs, without "nobody".
    pub(super) fn total(&self, pairs: impl Iterator<Item = (usize, usize)>) -> Lex<L> {
        let mut sum = Lex::ZERO;
        for (u, v) in pairs {
            sum += self.weight(u, v).unwrap_or(Lex::ZERO);
        }
        sum
    }

    fn clear_order(&mut self) {
        self.upper.fill(Lex::ZERO);
        self.step.fill(Digit::OFF);
    }

    /// Returns whether a member is paired in the bracket by a matching.
    fn paired_here(&self, mate: &[u32], at: usize) -> bool {
        mate[at] != NONE && (mate[at] as usize) < self.scope.next_at
    }

    /// Returns whether a member is the higher-ranked of a pair in the bracket.
    fn leads(&self, mate: &[u32], at: usize) -> bool {
        self.paired_here(mate, at) && mate[at] as usize > at
    }

    /// Places digits of the given ranges after the quality lanes; returns as many as fit.
    fn order_digits(&self, ranges: impl Iterator<Item = i64>) -> Vec<Digit> {
        let mut layout = Layout::new(self.scope.members.len());
        for range in ranges {
            layout.digit(range);
        }
        let fitting = layout.fit(L - self.quality_lanes);
        let (mut places, _) = layout.place(self.quality_lanes);
        places.truncate(fitting);
        places
    }

    /// Isolates a pair: neither can be matched otherwise.
    fn take_out(&mut self, a: usize, b: usize) {
        for v in 0..self.len() {
            self.allowed.unset(a, v);
            self.allowed.unset(b, v);
        }
    }

    /// Chooses the first set of moved-down players, by place (4.4).
    fn choose_moved_down(&mut self, mate: &[u32]) {
        let count = self.scope.residents_at;
        let paired = (0..count).filter(|at| self.paired_here(mate, *at)).count();
        if paired == 0 || paired == count {
            return;
        }
        let mut from = 0;
        while from < count {
            let digits = self.order_digits((from..count).map(|_| 1));
            for (offset, digit) in digits.iter().enumerate() {
                self.upper[from + offset].add_digit(*digit, 1);
            }
            let mate = self.solve();
            self.clear_order();
            for at in from..from + digits.len() {
                if !self.paired_here(&mate, at) {
                    for resident in self.scope.residents_at..self.scope.next_at {
                        self.allowed.unset(at, resident);
                    }
                }
            }
            from += digits.len().max(1);
        }
    }

    /// Chooses for each moved-down player in order the first possible opponent (4.2).
    fn choose_their_opponents(&mut self, fixed: &mut [bool], done: &mut BracketResult) {
        if self.scope.residents_at == 0 {
            return;
        }
        let mate = self.solve();
        let paired: Vec<usize> = (0..self.scope.residents_at).filter(|at| self.paired_here(&mate, *at)).collect();
        self.choose_opponents(&paired, fixed, done);
    }

    /// Chooses for each of `leaders` in order the first possible opponent; the pairs are final.
    fn choose_opponents(&mut self, leaders: &[usize], fixed: &mut [bool], done: &mut BracketResult) {
        let mut rest = leaders;
        while !rest.is_empty() {
            let range = self.scope.next_at as i64 + 1;
            let digits = self.order_digits(rest.iter().map(|_| range));
            let (now, later) = rest.split_at(digits.len().clamp(1, rest.len()));
            for (at, digit) in now.iter().zip(&digits) {
                self.step[*at] = *digit;
            }
            let mate = self.solve();
            self.clear_order();
            for &at in now {
                let other = mate[at] as usize;
                if !self.paired_here(&mate, at) {
                    continue; // cannot happen: the best quality pairs all leaders
                }
                fixed[at] = true;
                fixed[other] = true;
                done.pairs.push((self.scope.members[at], self.scope.members[other]));
                self.take_out(at, other);
            }
            rest = later;
        }
    }

    /// Chooses the halves of the remainder, the exchange if one is needed, and the pairs (3.6, 4.2, 4.3).
    fn choose_halves(&mut self, fixed: &mut [bool], mate: &[u32], done: &mut BracketResult) {
        let remainder: Vec<usize> = (self.scope.residents_at..self.scope.next_at).filter(|at| !fixed[*at]).collect();
        let pairs = remainder.iter().filter(|at| self.leads(mate, **at)).count();
        if pairs == 0 {
            return;
        }
        if self.scope.is_alone() && remainder.len() <= 2 * pairs + 1 {
            let best = self.total(
                remainder
                    .iter()
                    .filter(|at| {
                        mate[**at] != NONE && (self.leads(mate, **at) || Some(mate[**at] as usize) == self.nobody)
                    })
                    .map(|at| (*at, mate[*at] as usize)),
            );
            if halves::pair_halves(self, &remainder, &remainder[..pairs], Some(best), fixed, done) {
                return;
            }
            let leaders = self.choose_leaders(&remainder, pairs, done);
            if halves::pair_halves(self, &remainder, &leaders, None, fixed, done) {
                return;
            }
        }
        let leaders = self.choose_leaders(&remainder, pairs, done);
        // From here on only a leader and a later non-leader can meet.
        let leads: Vec<bool> = (0..self.scope.next_at).map(|at| leaders.binary_search(&at).is_ok()).collect();
        for (i, &low) in remainder.iter().enumerate() {
            for &high in &remainder[..i] {
                if !leads[high] || leads[low] {
                    self.allowed.unset(high, low);
                }
            }
        }
        self.choose_opponents(&leaders, fixed, done);
    }

    /// Returns the players who lead a pair after the first exchange that keeps the best quality.
    fn choose_leaders(&mut self, remainder: &[usize], pairs: usize, done: &mut BracketResult) -> Vec<usize> {
        let mate = self.fewest_exchanges(remainder, pairs, &[], &[]);
        let mut missing = remainder[..pairs].iter().filter(|at| !self.leads(&mate, **at)).count();
        done.exchanged = missing;
        if missing == 0 {
            return remainder[..pairs].to_vec();
        }
        // Those who leave the upper half: the lowest-ranked first.
        let (mut staying, mut entering) = (Vec::new(), Vec::new());
        let mut from = pairs;
        while missing > 0 && from > 0 {
            let candidates: Vec<usize> = remainder[..from].iter().rev().copied().collect();
            let (mate, count) = self.fewest_exchanges_by(remainder, pairs, &staying, &entering, &candidates, -1);
            for &at in &candidates[..count] {
                if self.leads(&mate, at) {
                    staying.push(at);
                } else {
                    missing = missing.saturating_sub(1);
                    self.forbid_leading(at, remainder);
                }
            }
            from -= count.min(from);
        }
        // Those who enter it: the highest-ranked first.
        let mut missing = done.exchanged;
        let mut from = pairs;
        while missing > 0 && from < remainder.len() {
            let candidates: Vec<usize> = remainder[from..].to_vec();
            let (mate, count) = self.fewest_exchanges_by(remainder, pairs, &staying, &entering, &candidates, 1);
            for &at in &candidates[..count] {
                if self.leads(&mate, at) {
                    missing = missing.saturating_sub(1);
                    entering.push(at);
                } else {
                    self.forbid_leading(at, remainder);
                }
            }
            from += count.max(1);
        }
        let mate = self.fewest_exchanges(remainder, pairs, &staying, &entering);
        remainder.iter().copied().filter(|at| self.leads(&mate, *at)).collect()
    }

    fn forbid_leading(&mut self, at: usize, remainder: &[usize]) {
        for &low in remainder.iter().filter(|low| **low > at) {
            self.allowed.unset(at, low);
        }
    }

    fn fewest_exchanges(
        &mut self,
        remainder: &[usize],
        pairs: usize,
        staying: &[usize],
        entering: &[usize],
    ) -> Vec<u32> {
        self.fewest_exchanges_by(remainder, pairs, staying, entering, &[], 0).0
    }

    /// Minimises the number of exchanges, then the difference of their numbers; after that `candidates` in order should
    /// (`sign` 1) or should not (-1) lead. Returns the number of candidates weighed, at least one.
    fn fewest_exchanges_by(
        &mut self,
        remainder: &[usize],
        pairs: usize,
        staying: &[usize],
        entering: &[usize],
        candidates: &[usize],
        sign: i64,
    ) -> (Vec<u32>, usize) {
        let size = remainder.len() as i64;
        let fixed = (staying.len() + entering.len()) as i64;
        let ranges = [pairs as i64, size * (pairs as i64 + 1), fixed];
        let digits = self.order_digits(ranges.into_iter().chain(candidates.iter().map(|_| 1)));
        let place = |i: usize| digits.get(i).copied().unwrap_or(Digit::OFF);
        for (number, &at) in remainder.iter().enumerate() {
            self.upper[at].add_digit(place(0), i64::from(number < pairs));
            self.upper[at].add_digit(place(1), -(number as i64));
        }
        for &at in staying.iter().chain(entering) {
            self.upper[at].add_digit(place(2), 1);
        }
        let weighed = digits.len().saturating_sub(3).min(candidates.len());
        for (i, &at) in candidates.iter().take(weighed).enumerate() {
            self.upper[at].add_digit(place(3 + i), sign);
        }
        let mate = self.solve();
        self.clear_order();
        (mate, weighed)
    }
}
