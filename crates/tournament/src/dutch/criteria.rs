//! The quality criteria C6-C21 as digits of a weight (C.04.3, article 2.4).
//!
//! Every criterion is a sum over the pairs made in or below a bracket, so a pair's weight holds one digit for each,
//! in the order of priority. Digits that cannot differ in the bracket at hand take no room.

use std::collections::HashMap;

use crate::lex::{Digit, Layout, Lex};
use crate::model::Colour;
use crate::points::Points;

use super::field::{Contender, Field, Float, Strength};

/// Where a player stands relative to the bracket being paired.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Section {
    /// Moved down into the bracket.
    MovedDown,
    /// Of the bracket's own score.
    Resident,
    /// Of the next scoregroup.
    Next,
    /// Further down.
    Lower,
}

/// The bracket and what is below it, as far as it matters.
pub(crate) struct Scope {
    /// Places in the field: moved-down players, residents, next scoregroup, lower players, each in rank order.
    pub(crate) members: Vec<u32>,
    /// Where residents, next scoregroup and lower players begin in `members`.
    pub(crate) residents_at: usize,
    pub(crate) next_at: usize,
    pub(crate) lower_at: usize,
    /// Whether the members must be matched completely (C4, C5): always when lower players are members.
    pub(crate) complete: bool,
    /// The score of whoever gets the pairing-allocated bye (C5); `None` when all are paired.
    pub(crate) bye_score: Option<Points>,
    /// C9 decides: the one player left gets the bye.
    pub(crate) single_bye: bool,
}

impl Scope {
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

    /// Whether the scope is the bracket alone.
    pub(crate) fn is_alone(&self) -> bool {
        self.next_at == self.members.len()
    }
}

/// Everything a weight depends on; players with equal traits weigh the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Traits {
    section: Section,
    score: Points,
    owed: Option<Colour>,
    strength: Strength,
    difference: i32,
    repeated: Option<Colour>,
    floats: [Float; 2],
    bye_candidate: bool,
    unplayed: u32,
}

/// The places of the criteria.
struct Digits {
    complete: Digit,
    pairs: Digit,
    /// C7, per score of moved-down players.
    scores: HashMap<Points, Digit>,
    next_pairs: Digit,
    /// C8's second half, per score of moved-down players and residents.
    next_scores: HashMap<Points, Digit>,
    unplayed: Digit,
    /// C10-C13.
    colours: [Digit; 4],
    /// C14 and C16.
    down_again: [Digit; 2],
    /// C15 and C17.
    up_again: [Digit; 2],
    /// C18 and C20.
    down_scores: [HashMap<Points, Digit>; 2],
    /// C19 and C21.
    up_scores: [HashMap<Points, Digit>; 2],
}

/// Weights of all pairs of a scope, by class of player.
pub(crate) struct Criteria {
    traits: Vec<Traits>,
    class: Vec<u16>,
    digits: Digits,
    /// Lanes the quality criteria take.
    pub(crate) lanes: usize,
}

impl Criteria {
    pub(crate) fn new(field: &Field, scope: &Scope) -> Self {
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
        let (digits, lanes) = lay_out(field, scope);
        Self { traits, class, digits, lanes }
    }

    /// The worth of one pair in the bracket and nothing else.
    pub(crate) fn one_pair<const L: usize>(&self) -> Lex<L> {
        let mut w = Lex::ZERO;
        w.add_digit(self.digits.pairs, 1);
        w
    }

    pub(crate) fn class_of(&self, at: usize) -> usize {
        usize::from(self.class[at])
    }

    /// The weights by class and class, row by row; the first class is the higher-ranked player's.
    pub(crate) fn table<const L: usize>(&self) -> (usize, Vec<Lex<L>>) {
        let k = self.traits.len();
        let mut table = Vec::with_capacity(k * k);
        for a in &self.traits {
            for b in &self.traits {
                let (high, low) = if a.section <= b.section { (a, b) } else { (b, a) };
                table.push(self.weight(high, low));
            }
        }
        (k, table)
    }

    fn weight<const L: usize>(&self, high: &Traits, low: &Traits) -> Lex<L> {
        let d = &self.digits;
        let mut w = Lex::ZERO;
        w.add_digit(d.complete, 1 + i64::from(!high.bye_candidate) + i64::from(!low.bye_candidate));
        match low.section {
            Section::Lower => {}
            Section::Next => {
                w.add_digit(d.next_pairs, 1);
                if let Some(digit) = d.next_scores.get(&high.score) {
                    w.add_digit(*digit, 1);
                }
            }
            Section::MovedDown | Section::Resident => self.in_bracket(&mut w, high, low),
        }
        w.add_digit(d.unplayed, i64::from(high.unplayed) + i64::from(low.unplayed));
        w
    }

    fn in_bracket<const L: usize>(&self, w: &mut Lex<L>, high: &Traits, low: &Traits) {
        let d = &self.digits;
        let moved = high.section == Section::MovedDown;
        w.add_digit(d.pairs, 1);
        if let Some(digit) = d.scores.get(&high.score) {
            w.add_digit(*digit, 1);
        }
        for (digit, denied) in d.colours.iter().zip(colour_faults(high, low)) {
            w.add_digit(*digit, -i64::from(denied));
        }
        for back in 0..2 {
            let down = |t: &Traits| i64::from(t.floats[back] == Float::Down);
            w.add_digit(d.down_again[back], down(low) + if moved { 0 } else { down(high) });
            let up = i64::from(moved && low.floats[back] == Float::Up);
            w.add_digit(d.up_again[back], -up);
            if moved {
                if let Some(digit) = d.down_scores[back].get(&high.score) {
                    w.add_digit(*digit, down(high));
                }
                if let Some(digit) = d.up_scores[back].get(&high.score) {
                    w.add_digit(*digit, -up);
                }
            }
        }
    }
}

/// C10, C11, C12, C13: whether a pair offends, in this order.
fn colour_faults(a: &Traits, b: &Traits) -> [bool; 4] {
    if a.owed.is_none() || a.owed != b.owed {
        return [false; 4];
    }
    let absolute = |t: &Traits| t.strength == Strength::Absolute;
    let wide = |t: &Traits| t.difference.abs() > 1;
    let both_absolute = absolute(a) && absolute(b);
    // The one denied the colour owed gets the other colour once more.
    let third = both_absolute && {
        let denied_repeats = |t: &Traits| t.repeated.is_some() && t.repeated == t.owed.map(Colour::other);
        match a.difference.abs().cmp(&b.difference.abs()) {
            std::cmp::Ordering::Equal => a.repeated.is_some() && a.repeated == b.repeated,
            std::cmp::Ordering::Greater => denied_repeats(b),
            std::cmp::Ordering::Less => denied_repeats(a),
        }
    };
    let strong = a.strength >= Strength::Strong && b.strength >= Strength::Strong && !both_absolute;
    [wide(a) && wide(b), third, true, strong]
}

fn traits_of(c: &Contender, scope: &Scope, at: usize) -> Traits {
    let section = scope.section(at);
    let in_bracket = section <= Section::Resident;
    let bye_candidate = scope.bye_score.is_some_and(|s| c.bye_allowed && c.score <= s) || scope.bye_score.is_none();
    Traits {
        section,
        score: c.score,
        owed: c.owed.filter(|_| in_bracket),
        strength: if in_bracket { c.strength } else { Strength::None },
        difference: if in_bracket && c.strength == Strength::Absolute { c.difference } else { 0 },
        repeated: c.repeated.filter(|_| in_bracket && c.strength == Strength::Absolute),
        floats: if in_bracket { c.floats } else { [Float::None; 2] },
        bye_candidate: bye_candidate || !scope.complete,
        unplayed: if scope.single_bye && scope.bye_score == Some(c.score) { c.unplayed } else { 0 },
    }
}

fn lay_out(field: &Field, scope: &Scope) -> (Digits, usize) {
    let size = scope.members.len() as i64;
    let bracket = scope.next_at as i64;
    let moved = scope.residents_at as i64;
    let at = |i: u32| &field.contenders[i as usize];
    let mdps = &scope.members[..scope.residents_at];
    let residents = &scope.members[scope.residents_at..scope.next_at];
    let count = |of: &[u32], test: &dyn Fn(&Contender) -> bool| of.iter().filter(|i| test(at(**i))).count() as i64;
    let mut scores: Vec<Points> = mdps.iter().map(|i| at(*i).score).collect();
    scores.dedup();

    let mut layout = Layout::new(scope.members.len());
    let complete = layout.digit(if scope.complete { 2 * size } else { 0 });
    // One more for the player matched to nobody, see `bracket`.
    let pairs = layout.digit(bracket / 2 + 1);
    let c7: Vec<_> = scores.iter().map(|s| layout.digit(count(mdps, &|c| c.score == *s))).collect();
    let has_next = scope.lower_at > scope.next_at;
    let next_pairs = layout.digit(if has_next { size / 2 } else { 0 });
    let mut next_levels = scores.clone();
    next_levels.extend(residents.first().map(|i| at(*i).score));
    let c8: Vec<_> = next_levels
        .iter()
        .map(|s| {
            let here = count(&scope.members[..scope.next_at], &|c| c.score == *s);
            layout.digit(if has_next { here } else { 0 })
        })
        .collect();
    let total_unplayed: i64 = scope.members.iter().map(|i| i64::from(at(*i).unplayed)).sum();
    let c9 = layout.digit(if scope.single_bye { total_unplayed } else { 0 });
    let topscorers = scope.members[..scope.next_at].iter().any(|i| at(*i).topscorer);
    let denied = if topscorers { bracket / 2 } else { 0 };
    let colours = [denied, denied, bracket / 2, bracket / 2].map(|range| layout.digit(range));
    let mut marks = Vec::new();
    for back in 0..2 {
        let down = layout.digit(count(residents, &|c| c.floats[back] == Float::Down));
        let up = layout.digit(moved.min(count(residents, &|c| c.floats[back] == Float::Up)));
        marks.push((down, up));
    }
    let mut levels = Vec::new();
    for back in 0..2 {
        let ups = count(residents, &|c| c.floats[back] == Float::Up);
        let down: Vec<_> = scores
            .iter()
            .map(|s| layout.digit(count(mdps, &|c| c.score == *s && c.floats[back] == Float::Down)))
            .collect();
        let up: Vec<_> = scores.iter().map(|s| layout.digit(ups.min(count(mdps, &|c| c.score == *s)))).collect();
        levels.push((down, up));
    }

    let (places, lanes) = layout.place(0);
    let by_score = |levels: &[Points], ids: &[usize]| -> HashMap<Points, Digit> {
        levels.iter().zip(ids).map(|(s, id)| (*s, places[*id])).collect()
    };
    let digits = Digits {
        complete: places[complete],
        pairs: places[pairs],
        scores: by_score(&scores, &c7),
        next_pairs: places[next_pairs],
        next_scores: by_score(&next_levels, &c8),
        unplayed: places[c9],
        colours: colours.map(|id| places[id]),
        down_again: [places[marks[0].0], places[marks[1].0]],
        up_again: [places[marks[0].1], places[marks[1].1]],
        down_scores: [by_score(&scores, &levels[0].0), by_score(&scores, &levels[1].0)],
        up_scores: [by_score(&scores, &levels[0].1), by_score(&scores, &levels[1].1)],
    };
    (digits, lanes)
}
