//! The quality criteria C6-C21 as digits of a weight (C.04.3, article 2.4).
//!
//! Every criterion is a sum over the pairs made in or below a bracket, so a pair's weight holds one digit for each,
//! in the order of priority. Digits that cannot differ in the bracket at hand take no room.

use std::collections::HashMap;

use crate::lex::{Digit, Layout, Lex};
use crate::model::Color;
use crate::points::Points;

use super::field::{Contender, Float, PairingField, Strength};

/// A player's position relative to the bracket being paired.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Section {
    /// Moved down into the bracket.
    MovedDown,
    /// With the bracket's own score.
    Resident,
    /// In the next scoregroup.
    Next,
    /// Below the next scoregroup.
    Lower,
}

/// The bracket and the relevant players below it.
// Each flag is an independent rule of an edition.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct BracketScope {
    /// Places in the field: moved-down players, residents, next scoregroup, lower players, each in rank order.
    pub(crate) members: Vec<u32>,
    /// Indices in `members` at which residents, next scoregroup and lower players begin.
    pub(crate) residents_at: usize,
    pub(crate) next_at: usize,
    pub(crate) lower_at: usize,
    /// Whether the members must be matched completely (C4, C5): always when lower players are members.
    pub(crate) complete: bool,
    /// The score of the player who gets the pairing-allocated bye (C5); `None` when all are paired.
    pub(crate) bye_score: Option<Points>,
    /// Whether C9 applies: the single player left gets the bye.
    pub(crate) single_bye: bool,
    /// 2017: whether the next scoregroup is the last one, so that after C7 the round must be completed.
    pub(crate) finish: bool,
    /// 2017: whether this is the collapsed last bracket, whose residents have several scores.
    pub(crate) mixed: bool,
}

impl BracketScope {
    pub(crate) fn section(&self, at: usize) -> Section {
        if at < self.residents_at {
            Section::MovedDown
        } else if at < self.next_at {
            Section::Resident
        } else if at < self.lower_at {
            Section::Next
        } else {
            Section::Lower
        }
    }

    /// Returns whether the scope is the bracket alone.
    pub(crate) fn is_alone(&self) -> bool {
        self.next_at == self.members.len()
    }
}

/// Everything a weight depends on; players with equal traits weigh the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Traits {
    section: Section,
    score: Points,
    owed: Option<Color>,
    strength: Strength,
    difference: i32,
    repeated: Option<Color>,
    floats: [Float; 2],
    bye_candidate: bool,
    unplayed: u32,
}

/// A criterion, as named in explanations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Criterion {
    /// C4 and C5: the round can be completed, and the bye goes to the lowest score possible.
    Completion,
    /// C6: fewest downfloaters.
    Downfloaters,
    /// C7: lowest scores of downfloaters.
    DownfloaterScores,
    /// C8: the next bracket can meet the same criteria.
    NextBracket,
    /// C9: fewest unplayed games of the player who gets the bye.
    UnplayedGames,
    /// C10: nobody with a colour difference of three.
    ColourDifference,
    /// C11: nobody with the same colour three times in a row.
    ThreeInARow,
    /// C12: colour preferences.
    Preferences,
    /// C13: strong colour preferences.
    StrongPreferences,
    /// C14: downfloaters of the previous round.
    DownAgain,
    /// C15: upfloaters of the previous round.
    UpAgain,
    /// C16: downfloaters of two rounds before.
    DownTwoBefore,
    /// C17: upfloaters of two rounds before.
    UpTwoBefore,
    /// C18: score differences of repeated downfloaters.
    DownScores,
    /// C19: score differences of repeated upfloaters.
    UpScores,
    /// C20: the same, two rounds before.
    DownScoresTwoBefore,
    /// C21: the same, two rounds before.
    UpScoresTwoBefore,
}

impl Criterion {
    /// Returns its number in the edition of 2026.
    pub const fn number(self) -> &'static str {
        match self {
            Self::Completion => "C4",
            Self::Downfloaters => "C6",
            Self::DownfloaterScores => "C7",
            Self::NextBracket => "C8",
            Self::UnplayedGames => "C9",
            Self::ColourDifference => "C10",
            Self::ThreeInARow => "C11",
            Self::Preferences => "C12",
            Self::StrongPreferences => "C13",
            Self::DownAgain => "C14",
            Self::UpAgain => "C15",
            Self::DownTwoBefore => "C16",
            Self::UpTwoBefore => "C17",
            Self::DownScores => "C18",
            Self::UpScores => "C19",
            Self::DownScoresTwoBefore => "C20",
            Self::UpScoresTwoBefore => "C21",
        }
    }
}

/// A criterion's digit and its place in the order of priority.
#[derive(Clone, Copy)]
struct DigitSlot {
    digit: Digit,
    ordinal: usize,
}

/// The digits of the criteria.
struct Digits {
    complete: DigitSlot,
    pairs: DigitSlot,
    /// C7, per score of moved-down players.
    scores: HashMap<Points, DigitSlot>,
    next_pairs: DigitSlot,
    /// C8's second half, per score of moved-down players and residents.
    next_scores: HashMap<Points, DigitSlot>,
    unplayed: DigitSlot,
    /// 2017: see [`BracketScope::finish`].
    finish: DigitSlot,
    /// 2017: score differences of pairs and downfloaters in a collapsed last bracket, in tenths.
    differences: HashMap<i32, DigitSlot>,
    /// 2017: the same for repeated floats, as C18-C21.
    down_differences: [HashMap<i32, DigitSlot>; 2],
    up_differences: [HashMap<i32, DigitSlot>; 2],
    /// C10-C13.
    colours: [DigitSlot; 4],
    /// C14 and C16.
    down_again: [DigitSlot; 2],
    /// C15 and C17.
    up_again: [DigitSlot; 2],
    /// C18 and C20.
    down_scores: [HashMap<Points, DigitSlot>; 2],
    /// C19 and C21.
    up_scores: [HashMap<Points, DigitSlot>; 2],
}

/// Weights of all pairs of a scope, by class of player.
pub(crate) struct Criteria {
    traits: Vec<Traits>,
    class: Vec<u16>,
    digits: Digits,
    /// The criterion of each digit, in the order of priority.
    names: Vec<Criterion>,
    /// 2017: the lowest score of a collapsed last bracket.
    lowest: Option<Points>,
    /// Lanes used by the quality criteria.
    pub(crate) lanes: usize,
}

impl Criteria {
    pub(crate) fn new(field: &PairingField, scope: &BracketScope) -> Self {
        let mut traits = Vec::new();
        let mut known: HashMap<Traits, u16> = HashMap::new();
        let mut class = Vec::with_capacity(scope.members.len());
        for (at, &member) in scope.members.iter().enumerate() {
            let t = traits_of(&field.contenders[member as usize], scope, at);
            let id = *known.entry(t).or_insert_with(|| {
                traits.push(t);
                (traits.len() - 1) as u16
            });
            class.push(id);
        }
        let (digits, names, lanes) = lay_out(field, scope);
        let last = scope.members.last().map(|m| field.contenders[*m as usize].score);
        Self { traits, class, digits, names, lowest: last.filter(|_| scope.mixed), lanes }
    }

    /// Returns the weight of one pair in the bracket and nothing else.
    pub(crate) fn one_pair<const L: usize>(&self) -> Lex<L> {
        let mut w = Lex::ZERO;
        w.add_digit(self.digits.pairs.digit, 1);
        w
    }

    pub(crate) fn class_of(&self, at: usize) -> usize {
        usize::from(self.class[at])
    }

    /// Returns the weights by pair of classes, row by row; the first class is the higher-ranked player's.
    pub(crate) fn table<const L: usize>(&self) -> (usize, Vec<Lex<L>>) {
        let k = self.traits.len();
        let mut table = Vec::with_capacity(k * k);
        for a in &self.traits {
            for b in &self.traits {
                let key = |t: &Traits| (t.section, std::cmp::Reverse(t.score));
                let (high, low) = if key(a) <= key(b) { (a, b) } else { (b, a) };
                table.push(self.weight(high, low));
            }
        }
        (k, table)
    }

    fn weight<const L: usize>(&self, high: &Traits, low: &Traits) -> Lex<L> {
        let mut w = Lex::ZERO;
        self.each(high, low, &mut |slot, value| w.add_digit(slot.digit, value));
        w
    }

    /// Returns the totals of some pairs of members, criterion by criterion in the order of priority.
    pub(crate) fn account(&self, pairs: impl Iterator<Item = (usize, usize)>) -> Vec<(Criterion, i64)> {
        let mut sums: Vec<(Criterion, i64)> = self.names.iter().map(|name| (*name, 0)).collect();
        for (a, b) in pairs {
            let (high, low) = (&self.traits[self.class_of(a.min(b))], &self.traits[self.class_of(a.max(b))]);
            self.each(high, low, &mut |slot, value| {
                if slot.digit.unit != 0
                    && let Some((_, sum)) = sums.get_mut(slot.ordinal)
                {
                    *sum += value;
                }
            });
        }
        sums
    }

    /// Adds everything a pair contributes.
    fn each(&self, high: &Traits, low: &Traits, add: &mut impl FnMut(DigitSlot, i64)) {
        let d = &self.digits;
        let finishing = 1 + i64::from(!high.bye_candidate) + i64::from(!low.bye_candidate);
        add(d.complete, finishing);
        add(d.finish, finishing);
        match low.section {
            Section::Lower => {}
            Section::Next => {
                add(d.next_pairs, 1);
                if let Some(slot) = d.next_scores.get(&high.score) {
                    add(*slot, 1);
                }
            }
            Section::MovedDown | Section::Resident => self.in_bracket(high, low, add),
        }
        add(d.unplayed, i64::from(high.unplayed) + i64::from(low.unplayed));
    }

    fn in_bracket(&self, high: &Traits, low: &Traits, add: &mut impl FnMut(DigitSlot, i64)) {
        let d = &self.digits;
        add(d.pairs, 1);
        if let Some(lowest) = self.lowest {
            return self.in_collapsed_bracket(high, low, lowest, add);
        }
        let moved = high.section == Section::MovedDown;
        if let Some(slot) = d.scores.get(&high.score) {
            add(*slot, 1);
        }
        for (slot, denied) in d.colours.iter().zip(colour_faults(high, low)) {
            add(*slot, -i64::from(denied));
        }
        for back in 0..2 {
            let down = |t: &Traits| i64::from(t.floats[back] == Float::Down);
            add(d.down_again[back], down(low) + if moved { 0 } else { down(high) });
            let up = i64::from(moved && low.floats[back] == Float::Up);
            add(d.up_again[back], -up);
            if moved {
                if let Some(slot) = d.down_scores[back].get(&high.score) {
                    add(*slot, down(high));
                }
                if let Some(slot) = d.up_scores[back].get(&high.score) {
                    add(*slot, -up);
                }
            }
        }
    }
}

impl Criteria {
    /// Compares two players by the edition of 2017: in the collapsed last bracket only score differences count; a
    /// downfloater is compared with one point less than the lowest score.
    fn in_collapsed_bracket(&self, high: &Traits, low: &Traits, lowest: Points, add: &mut impl FnMut(DigitSlot, i64)) {
        let d = &self.digits;
        let mut put = |map: &HashMap<i32, DigitSlot>, difference: i32, value: i64| {
            if let Some(slot) = map.get(&difference) {
                add(*slot, value);
            }
        };
        let floating = |t: &Traits| (t.score - lowest).tenths() + 10;
        let apart = (high.score - low.score).tenths();
        put(&d.differences, floating(high), 1);
        put(&d.differences, floating(low), 1);
        put(&d.differences, apart, -1);
        for back in 0..2 {
            let down = |t: &Traits| t.floats[back] == Float::Down;
            if down(low) {
                put(&d.down_differences[back], floating(low), 1);
            }
            if down(high) {
                put(&d.down_differences[back], floating(high), 1);
                if apart > 0 {
                    put(&d.down_differences[back], apart, -1);
                }
            }
            if apart > 0 && low.floats[back] == Float::Up {
                put(&d.up_differences[back], apart, -1);
            }
        }
        for (slot, denied) in d.colours.iter().zip(colour_faults(high, low)) {
            add(*slot, -i64::from(denied));
        }
        for back in 0..2 {
            let down = |t: &Traits| i64::from(t.floats[back] == Float::Down);
            add(d.down_again[back], down(low) + if apart > 0 { 0 } else { down(high) });
            add(d.up_again[back], -i64::from(apart > 0 && low.floats[back] == Float::Up));
        }
    }
}

/// Returns whether a pair violates C10, C11, C12 and C13, in this order.
fn colour_faults(a: &Traits, b: &Traits) -> [bool; 4] {
    if a.owed.is_none() || a.owed != b.owed {
        return [false; 4];
    }
    let absolute = |t: &Traits| t.strength == Strength::Absolute;
    let wide = |t: &Traits| t.difference.abs() > 1;
    let both_absolute = absolute(a) && absolute(b);
    // The player denied the colour due gets the other colour once more.
    let third = both_absolute && {
        let denied_repeats = |t: &Traits| t.repeated.is_some() && t.repeated == t.owed.map(Color::other);
        match a.difference.abs().cmp(&b.difference.abs()) {
            std::cmp::Ordering::Equal => a.repeated.is_some() && a.repeated == b.repeated,
            std::cmp::Ordering::Greater => denied_repeats(b),
            std::cmp::Ordering::Less => denied_repeats(a),
        }
    };
    let strong = a.strength >= Strength::Strong && b.strength >= Strength::Strong && !both_absolute;
    [wide(a) && wide(b), third, true, strong]
}

fn traits_of(c: &Contender, scope: &BracketScope, at: usize) -> Traits {
    let section = scope.section(at);
    let in_bracket = section <= Section::Resident;
    let bye_candidate = scope.bye_score.is_none_or(|s| c.bye_allowed && c.score <= s);
    Traits {
        section,
        score: c.score,
        owed: c.owed.filter(|_| in_bracket),
        strength: if in_bracket { c.strength } else { Strength::None },
        difference: if in_bracket && c.strength == Strength::Absolute { c.difference } else { 0 },
        repeated: c.repeated.filter(|_| in_bracket && c.strength == Strength::Absolute),
        floats: if in_bracket { c.floats } else { [Float::None; 2] },
        bye_candidate: bye_candidate || !(scope.complete || scope.finish),
        unplayed: if scope.single_bye && scope.bye_score == Some(c.score) { c.unplayed } else { 0 },
    }
}

/// Requests digits and records their criteria.
struct DigitPlan {
    layout: Layout,
    names: Vec<Criterion>,
}

impl DigitPlan {
    fn digit(&mut self, name: Criterion, range: i64) -> usize {
        self.names.push(name);
        self.layout.digit(range)
    }
}

fn lay_out(field: &PairingField, scope: &BracketScope) -> (Digits, Vec<Criterion>, usize) {
    use Criterion as C;
    let size = scope.members.len() as i64;
    let bracket = scope.next_at as i64;
    let moved = scope.residents_at as i64;
    let at = |i: u32| &field.contenders[i as usize];
    let mdps = &scope.members[..scope.residents_at];
    let residents = &scope.members[scope.residents_at..scope.next_at];
    let count = |of: &[u32], test: &dyn Fn(&Contender) -> bool| of.iter().filter(|i| test(at(**i))).count() as i64;
    let mut scores: Vec<Points> = mdps.iter().map(|i| at(*i).score).collect();
    scores.dedup();

    let mut plan = DigitPlan { layout: Layout::new(scope.members.len()), names: Vec::new() };
    let complete = plan.digit(C::Completion, if scope.complete { 2 * size } else { 0 });
    // One more for the player matched to nobody, see `bracket`.
    let pairs = plan.digit(C::Downfloaters, bracket / 2 + 1);
    let c7: Vec<_> = scores.iter().map(|s| plan.digit(C::DownfloaterScores, count(mdps, &|c| c.score == *s))).collect();
    let all_differences = collapsed_differences(field, scope);
    let by_difference = |plan: &mut DigitPlan, name: Criterion, most: i64| -> Vec<usize> {
        all_differences.iter().map(|_| plan.digit(name, most)).collect()
    };
    let differences = by_difference(&mut plan, C::DownfloaterScores, 2 * bracket);
    let has_next = scope.lower_at > scope.next_at;
    let finish = plan.digit(C::NextBracket, if scope.finish { 2 * size } else { 0 });
    let next_pairs = plan.digit(C::NextBracket, if has_next && !scope.finish { size / 2 } else { 0 });
    let mut next_levels = scores.clone();
    next_levels.extend(residents.first().map(|i| at(*i).score));
    let c8: Vec<_> = next_levels
        .iter()
        .map(|s| {
            let here = count(&scope.members[..scope.next_at], &|c| c.score == *s);
            plan.digit(C::NextBracket, if has_next { here } else { 0 })
        })
        .collect();
    let total_unplayed: i64 = scope.members.iter().map(|i| i64::from(at(*i).unplayed)).sum();
    let c9 = plan.digit(C::UnplayedGames, if scope.single_bye { total_unplayed } else { 0 });
    let topscorers = scope.members[..scope.next_at].iter().any(|i| at(*i).topscorer);
    let denied = if topscorers { bracket / 2 } else { 0 };
    let colours = [
        (C::ColourDifference, denied),
        (C::ThreeInARow, denied),
        (C::Preferences, bracket / 2),
        (C::StrongPreferences, bracket / 2),
    ]
    .map(|(name, range)| plan.digit(name, range));
    let mut marks = Vec::new();
    for (back, names) in [(0, (C::DownAgain, C::UpAgain)), (1, (C::DownTwoBefore, C::UpTwoBefore))] {
        let marked: &[u32] = if scope.mixed { &scope.members[..scope.next_at] } else { residents };
        let down = plan.digit(names.0, count(marked, &|c| c.floats[back] == Float::Down));
        let ups = count(residents, &|c| c.floats[back] == Float::Up);
        let up = plan.digit(names.1, if scope.mixed { ups } else { moved.min(ups) });
        marks.push((down, up));
    }
    let mut levels = Vec::new();
    for (back, names) in [(0, (C::DownScores, C::UpScores)), (1, (C::DownScoresTwoBefore, C::UpScoresTwoBefore))] {
        let ups = count(residents, &|c| c.floats[back] == Float::Up);
        let marked = |s: Points| count(mdps, &|c| c.score == s && c.floats[back] == Float::Down);
        let down: Vec<_> = scores.iter().map(|s| plan.digit(names.0, marked(*s))).collect();
        let met = |s: Points| ups.min(count(mdps, &|c| c.score == s));
        let up: Vec<_> = scores.iter().map(|s| plan.digit(names.1, met(*s))).collect();
        let down_differences = by_difference(&mut plan, names.0, 2 * bracket);
        let up_differences = by_difference(&mut plan, names.1, bracket);
        levels.push((down, up, down_differences, up_differences));
    }

    let (places, lanes) = plan.layout.place(0);
    let slot = |ordinal: usize| DigitSlot { digit: places[ordinal], ordinal };
    let by_score = |levels: &[Points], ids: &[usize]| -> HashMap<Points, DigitSlot> {
        levels.iter().zip(ids).map(|(s, id)| (*s, slot(*id))).collect()
    };
    let gap_slots = |ids: &[usize]| -> HashMap<i32, DigitSlot> {
        all_differences.iter().zip(ids).map(|(d, id)| (*d, slot(*id))).collect()
    };
    let digits = Digits {
        finish: slot(finish),
        differences: gap_slots(&differences),
        down_differences: [gap_slots(&levels[0].2), gap_slots(&levels[1].2)],
        up_differences: [gap_slots(&levels[0].3), gap_slots(&levels[1].3)],
        complete: slot(complete),
        pairs: slot(pairs),
        scores: by_score(&scores, &c7),
        next_pairs: slot(next_pairs),
        next_scores: by_score(&next_levels, &c8),
        unplayed: slot(c9),
        colours: colours.map(slot),
        down_again: [slot(marks[0].0), slot(marks[1].0)],
        up_again: [slot(marks[0].1), slot(marks[1].1)],
        down_scores: [by_score(&scores, &levels[0].0), by_score(&scores, &levels[1].0)],
        up_scores: [by_score(&scores, &levels[0].1), by_score(&scores, &levels[1].1)],
    };
    (digits, plan.names, lanes)
}

/// Returns the possible score differences of pairs and downfloaters in a collapsed last bracket, largest first.
fn collapsed_differences(field: &PairingField, scope: &BracketScope) -> Vec<i32> {
    if !scope.mixed {
        return Vec::new();
    }
    let mut scores: Vec<i32> = scope.members.iter().map(|m| field.contenders[*m as usize].score.tenths()).collect();
    scores.sort_unstable();
    scores.dedup();
    let lowest = scores.first().copied().unwrap_or(0);
    let mut out: Vec<i32> = scores.iter().map(|s| s - lowest + 10).collect();
    for (i, high) in scores.iter().enumerate() {
        out.extend(scores[..=i].iter().map(|low| high - low));
    }
    out.sort_unstable_by(|a, b| b.cmp(a));
    out.dedup();
    out
}
