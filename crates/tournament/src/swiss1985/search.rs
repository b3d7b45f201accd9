//! The search over a whole round (reference procedure, steps 1-3, 4a, 4b, 4d, 5; D-81 to D-91).

use crate::points::Points;

use super::group::{self, ScoreGroup};
use super::meetings::{MeetingTable, SearchBudget};
use super::{Entrant, MiddleGroup, Readings, Swiss1985Error};

#[derive(Clone, Copy, PartialEq, Eq)]
enum SearchDirection {
    Down,
    Up,
    Middle,
}

/// A group in the order of pairing.
struct GroupStage {
    way: SearchDirection,
    natives: Vec<usize>,
    /// Players of a lower group moved up into this one by 2.5.
    lifted: Vec<usize>,
    /// Whether nobody may leave.
    closed: bool,
}

type Pairs = Vec<(usize, usize)>;

/// Pairs the field (sorted by rank); returns indices in it and the player who rests.
pub(super) fn pair(
    field: &[Entrant],
    round: usize,
    rounds: usize,
    readings: Readings,
) -> Result<(Pairs, Option<usize>), Swiss1985Error> {
    let table = MeetingTable::new(field, &readings);
    let mut budget = SearchBudget { left: readings.effort.max(1) };
    let everybody: Vec<usize> = (0..field.len()).collect();
    let mut resting: Vec<Option<usize>> = vec![None];
    if field.len() % 2 == 1 {
        let mut order: Vec<usize> = everybody.iter().copied().filter(|p| !field[*p].rested).collect();
        order.sort_by_key(|p| (field[*p].score, std::cmp::Reverse(*p)));
        resting = order.into_iter().map(Some).collect();
    }
    for rests in resting {
        let players: Vec<usize> = everybody.iter().copied().filter(|p| Some(*p) != rests).collect();
        let lifts: &[bool] = if readings.rule_2_5 { &[true, false] } else { &[false] };
        for &lift in lifts {
            let stages = stages(&table, &players, round, rounds, lift, &readings);
            for limit in 0..=players.len() {
                let mut walk =
                    Walk { table: &table, stages: &stages, readings, budget: &mut budget, limit, blocked: false };
                if let Some(pairs) = walk.run(0, &[], &[], 0) {
                    return Ok((pairs, rests));
                }
                // Raising the limit is useless unless it blocked a choice.
                let blocked = walk.blocked;
                if budget.left == 0 {
                    return Err(Swiss1985Error::Effort);
                }
                if !blocked {
                    break;
                }
            }
        }
    }
    Err(Swiss1985Error::None)
}

/// Returns the round from which groups are paired from both ends (4.1): the fifth of eight or nine (D-82).
pub(super) const fn middle_round(rounds: usize) -> usize {
    rounds / 2 + 1
}

/// Returns the score of the middle group, from groups sorted by score, best first (D-82).
pub(super) fn middle_score(groups: &[(Points, Vec<usize>)], round: usize, reading: MiddleGroup) -> Points {
    let half = Points::HALF.times(round.saturating_sub(1) as i32);
    match reading {
        MiddleGroup::HalfScore => half,
        MiddleGroup::MiddleOfGroups => groups.get(groups.len() / 2).map_or(half, |(score, _)| *score),
        MiddleGroup::MiddlePlayer => {
            let mut left = groups.iter().map(|(_, natives)| natives.len()).sum::<usize>() / 2;
            for (score, natives) in groups {
                if left < natives.len() {
                    return *score;
                }
                left -= natives.len();
            }
            half
        }
    }
}

/// Groups the players (indices in a field sorted by rank) by score, best first.
pub(super) fn by_score(table: &MeetingTable, players: &[usize]) -> Vec<(Points, Vec<usize>)> {
    let mut groups: Vec<(Points, Vec<usize>)> = Vec::new();
    let mut sorted = players.to_vec();
    sorted.sort_by_key(|p| (std::cmp::Reverse(table.score[*p]), *p));
    for p in sorted {
        match groups.last_mut() {
            Some((score, natives)) if *score == table.score[p] => natives.push(p),
            _ => groups.push((table.score[p], vec![p])),
        }
    }
    groups
}

/// Builds the groups in the order of pairing (steps 2 and 3).
fn stages(
    table: &MeetingTable,
    players: &[usize],
    round: usize,
    rounds: usize,
    lift: bool,
    readings: &Readings,
) -> Vec<GroupStage> {
    let mut groups = by_score(table, players);
    let from_both_ends = round >= middle_round(rounds);
    let middle = middle_score(&groups, round, readings.middle);
    let goes_down = |score: Points| !from_both_ends || score > middle;
    let mut lifted: Vec<Vec<usize>> = vec![Vec::new(); groups.len()];
    if lift {
        for at in 1..groups.len().saturating_sub(1) {
            if !goes_down(groups[at].0) {
                continue;
            }
            let stuck: Vec<usize> = groups[at]
                .1
                .iter()
                .copied()
                .filter(|p| {
                    let alone = !table.any_ok(*p, &groups[at].1);
                    let odd_man = groups[at].1.len() % 2 == 1 && groups[at].1.last() == Some(p);
                    (alone || (readings.odd_man_rises && odd_man))
                        && !table.any_ok(*p, &groups[at + 1].1)
                        && table.any_ok(*p, &groups[at - 1].1)
                })
                .collect();
            groups[at].1.retain(|p| !stuck.contains(p));
            lifted[at - 1].extend(stuck);
        }
    }
    // The lowest score, then the weakest player, is served first.
    for list in &mut lifted {
        list.sort_by_key(|p| (table.score[*p], std::cmp::Reverse(*p)));
    }
    let mut out = Vec::new();
    let mut centre = GroupStage { way: SearchDirection::Middle, natives: Vec::new(), lifted: Vec::new(), closed: true };
    let mut rising = Vec::new();
    for ((score, natives), lifted) in groups.into_iter().zip(lifted) {
        if goes_down(score) {
            out.push(GroupStage { way: SearchDirection::Down, natives, lifted, closed: false });
        } else if score == middle {
            centre.natives = natives;
            centre.lifted = lifted;
        } else {
            rising.push(GroupStage { way: SearchDirection::Up, natives, lifted, closed: false });
        }
    }
    if from_both_ends {
        rising.reverse();
        out.extend(rising);
        out.push(centre);
    } else if let Some(last) = out.last_mut() {
        last.closed = true;
    }
    out
}

/// The depth-first walk through the groups; its depth is the number of groups.
struct Walk<'a> {
    table: &'a MeetingTable,
    stages: &'a [GroupStage],
    readings: Readings,
    budget: &'a mut SearchBudget,
    /// Maximum number of arrivals that may leave again.
    limit: usize,
    /// Whether the limit stopped a choice.
    blocked: bool,
}

impl Walk<'_> {
    fn run(&mut self, at: usize, falling: &[usize], rising: &[usize], spent: usize) -> Option<Pairs> {
        let Some(stage) = self.stages.get(at) else {
            return (falling.is_empty() && rising.is_empty()).then(Vec::new);
        };
        self.lift(at, stage, 0, &stage.natives.clone(), &mut Vec::new(), falling, rising, spent)
    }

    /// Step 4a: pairs players moved up with the weakest possible native.
    #[allow(clippy::too_many_arguments)]
    fn lift(
        &mut self,
        at: usize,
        stage: &GroupStage,
        next: usize,
        natives: &[usize],
        pairs: &mut Pairs,
        falling: &[usize],
        rising: &[usize],
        spent: usize,
    ) -> Option<Pairs> {
        let Some(&player) = stage.lifted.get(next) else {
            return self.leave(at, stage, natives, pairs, falling, rising, spent);
        };
        for i in (0..natives.len()).rev() {
            if self.table.ok(player, natives[i]) {
                let mut rest = natives.to_vec();
                pairs.push((natives[i], player));
                rest.remove(i);
                if let Some(all) = self.lift(at, stage, next + 1, &rest, pairs, falling, rising, spent) {
                    return Some(all);
                }
                pairs.pop();
            }
        }
        None
    }

    /// Step 4b: chooses the players who leave.
    #[allow(clippy::too_many_arguments)]
    fn leave(
        &mut self,
        at: usize,
        stage: &GroupStage,
        natives: &[usize],
        pairs: &Pairs,
        falling: &[usize],
        rising: &[usize],
        spent: usize,
    ) -> Option<Pairs> {
        let arrivals: &[usize] = match stage.way {
            SearchDirection::Down => falling,
            SearchDirection::Up => rising,
            SearchDirection::Middle => &[],
        };
        let mut list: Vec<(usize, bool)> = natives.iter().map(|p| (*p, false)).collect();
        let mut coming: Vec<(usize, bool)> = arrivals.iter().map(|p| (*p, true)).collect();
        match stage.way {
            SearchDirection::Down => {
                list.reverse();
                coming.sort_by_key(|(p, _)| (self.table.score[*p], std::cmp::Reverse(*p)));
            }
            SearchDirection::Up | SearchDirection::Middle => {
                coming.sort_by_key(|(p, _)| (std::cmp::Reverse(self.table.score[*p]), *p));
            }
        }
        list.extend(coming);
        let total = if stage.way == SearchDirection::Middle {
            natives.len() + falling.len() + rising.len()
        } else {
            list.len()
        };
        let most = if stage.closed { 0 } else { list.len() };
        let mut count = total % 2;
        while count <= most {
            let mut combination = Combination::new(list.len(), count);
            while let Some(chosen) = combination.current() {
                if !self.budget.spend() {
                    return None;
                }
                let again = chosen.iter().filter(|i| list[**i].1).count();
                if spent + again > self.limit {
                    self.blocked = true;
                } else {
                    let leavers: Vec<usize> = chosen.iter().map(|i| list[*i].0).collect();
                    let found = self.settle(at, stage, natives, pairs, falling, rising, &leavers, spent + again);
                    if found.is_some() {
                        return found;
                    }
                }
                combination.advance();
            }
            count += 2;
        }
        None
    }

    /// Steps 4c and 4d: pairs the rest; the leavers move on.
    #[allow(clippy::too_many_arguments)]
    fn settle(
        &mut self,
        at: usize,
        stage: &GroupStage,
        natives: &[usize],
        pairs: &Pairs,
        falling: &[usize],
        rising: &[usize],
        leavers: &[usize],
        spent: usize,
    ) -> Option<Pairs> {
        let stay = |p: &usize| !leavers.contains(p);
        let mut group = ScoreGroup {
            droppers: Vec::new(),
            risers: Vec::new(),
            natives: natives.iter().copied().filter(stay).collect(),
            middle: stage.way == SearchDirection::Middle,
            readings: self.readings,
            from_below: stage.way == SearchDirection::Up && self.readings.upward_from_below,
        };
        if stage.way != SearchDirection::Up {
            group.droppers = falling.iter().copied().filter(stay).collect();
        }
        if stage.way != SearchDirection::Down {
            group.risers = rising.iter().copied().filter(stay).collect();
        }
        group.droppers.sort_by_key(|p| (std::cmp::Reverse(self.table.score[*p]), *p));
        group.risers.sort_by_key(|p| (self.table.score[*p], std::cmp::Reverse(*p)));
        let inside = group::pair(self.table, &group, self.budget)?;
        let (falling, rising) = match stage.way {
            SearchDirection::Down => (leavers.to_vec(), rising.to_vec()),
            SearchDirection::Up => (falling.to_vec(), leavers.to_vec()),
            SearchDirection::Middle => (Vec::new(), Vec::new()),
        };
        let rest = self.run(at + 1, &falling, &rising, spent)?;
        let mut all = pairs.clone();
        all.extend(inside);
        all.extend(rest);
        Some(all)
    }
}

/// Combinations of `count` out of `size` indices in lexicographic order.
struct Combination {
    size: usize,
    places: Option<Vec<usize>>,
}

impl Combination {
    fn new(size: usize, count: usize) -> Self {
        Self { size, places: (count <= size).then(|| (0..count).collect()) }
    }

    fn current(&self) -> Option<Vec<usize>> {
        self.places.clone()
    }

    fn advance(&mut self) {
        let Some(places) = self.places.as_mut() else { return };
        let count = places.len();
        let movable = (0..count).rev().find(|i| places[*i] < self.size - count + i);
        match movable {
            None => self.places = None,
            Some(at) => {
                places[at] += 1;
                for i in at + 1..count {
                    places[i] = places[i - 1] + 1;
                }
            }
        }
    }
}
