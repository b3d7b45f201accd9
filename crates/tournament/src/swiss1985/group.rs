//! Pairing within one group (reference procedure, step 4c; Swiss 2.3, 2.4, 3.2, 3.3; D-84, D-85, D-87, D-91).

use super::Readings;
use super::meetings::{MeetingTable, SearchBudget};

/// A score group and its possible pairs. All lists are indices in the field, in the order of service.
pub(super) struct ScoreGroup {
    /// Players from above, highest score first, then strongest.
    pub(super) droppers: Vec<usize>,
    /// Players from below, lowest score first, then weakest.
    pub(super) risers: Vec<usize>,
    /// The group's own players, strongest first.
    pub(super) natives: Vec<usize>,
    /// Whether a dropper may meet a riser: only in the middle group.
    pub(super) middle: bool,
    /// D-84 and D-85.
    pub(super) readings: Readings,
    /// D-90: whether to pair from the lowest player upwards.
    pub(super) from_below: bool,
}

/// Returns the first complete pairing of a group, or `None`.
pub(super) fn pair(table: &MeetingTable, group: &ScoreGroup, budget: &mut SearchBudget) -> Option<Vec<(usize, usize)>> {
    let mut state =
        HalvesState { free_natives: group.natives.clone(), free_risers: group.risers.clone(), pairs: Vec::new() };
    serve_droppers(table, group, 0, &mut state, budget).then_some(state.pairs)
}

struct HalvesState {
    free_natives: Vec<usize>,
    free_risers: Vec<usize>,
    pairs: Vec<(usize, usize)>,
}

/// Pairs the droppers in order. The recursion depth is the number of droppers.
fn serve_droppers(
    table: &MeetingTable,
    group: &ScoreGroup,
    at: usize,
    state: &mut HalvesState,
    budget: &mut SearchBudget,
) -> bool {
    if !budget.spend() {
        return false;
    }
    let Some(&dropper) = group.droppers.get(at) else { return serve_risers(table, group, state, budget) };
    for i in 0..state.free_natives.len() {
        let native = state.free_natives[i];
        if table.ok(dropper, native) {
            state.free_natives.remove(i);
            state.pairs.push((dropper, native));
            if serve_droppers(table, group, at + 1, state, budget) {
                return true;
            }
            state.pairs.pop();
            state.free_natives.insert(i, native);
        }
    }
    if group.middle {
        // Highest score first: risers are sorted lowest first.
        for i in (0..state.free_risers.len()).rev() {
            let riser = state.free_risers[i];
            if table.ok(dropper, riser) {
                state.free_risers.remove(i);
                state.pairs.push((dropper, riser));
                if serve_droppers(table, group, at + 1, state, budget) {
                    return true;
                }
                state.pairs.pop();
                state.free_risers.insert(i, riser);
            }
        }
    }
    false
}

fn serve_risers(table: &MeetingTable, group: &ScoreGroup, state: &mut HalvesState, budget: &mut SearchBudget) -> bool {
    if !budget.spend() {
        return false;
    }
    let Some(&riser) = state.free_risers.first() else {
        let Some(pairs) = read_halves(table, group, &state.free_natives, budget) else { return false };
        state.pairs.extend(pairs);
        return true;
    };
    for i in (0..state.free_natives.len()).rev() {
        let native = state.free_natives[i];
        if table.ok(riser, native) {
            state.free_natives.remove(i);
            state.free_risers.remove(0);
            state.pairs.push((riser, native));
            if serve_risers(table, group, state, budget) {
                return true;
            }
            state.pairs.pop();
            state.free_risers.insert(0, riser);
            state.free_natives.insert(i, native);
        }
    }
    false
}

/// Pairs the halves by the event's readings (D-84, D-85, D-90).
fn read_halves(
    table: &MeetingTable,
    group: &ScoreGroup,
    natives: &[usize],
    budget: &mut SearchBudget,
) -> Option<Vec<(usize, usize)>> {
    let mut natives = natives.to_vec();
    if group.from_below {
        natives.reverse();
    }
    if group.readings.halves_first {
        let across = halves(table, &natives, group.readings.replaced_swap, OwnHalf::Never, budget);
        if across.is_some() {
            return across;
        }
    }
    halves(table, &natives, group.readings.replaced_swap, OwnHalf::Allowed, budget)
}

/// Whether a player of the upper half may meet another of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OwnHalf {
    Allowed,
    Never,
}

/// One level of the search: the player, the opponents to try (last first), and the current lower half.
struct SearchLevel {
    player: usize,
    tries: Vec<usize>,
    lower: Vec<usize>,
}

/// Pairs the upper half with the lower half with replacement, depth first (2.3, 2.4, 3.2).
///
/// The search uses an explicit stack: each level is a player with the opponents still to be tried.
fn halves(
    table: &MeetingTable,
    natives: &[usize],
    replaced_swap: bool,
    own_half: OwnHalf,
    budget: &mut SearchBudget,
) -> Option<Vec<(usize, usize)>> {
    let n = natives.len();
    if n % 2 == 1 {
        return None;
    }
    let half = n / 2;
    let mut used = vec![false; n];
    let mut stack: Vec<SearchLevel> = Vec::new();
    let mut chosen: Vec<(usize, usize)> = Vec::new();
    let mut arrangement: Vec<usize> = (half..n).collect();
    loop {
        if !budget.spend() {
            return None;
        }
        if stack.len() == chosen.len() {
            // Continue with the strongest unpaired player.
            let Some(next) = used.iter().position(|u| !u) else {
                return Some(chosen.into_iter().map(|(a, b)| (natives[a], natives[b])).collect());
            };
            let upper = (0..half).rev().filter(|i| own_half == OwnHalf::Allowed && next < half && *i > next);
            let free = |i: &usize| *i != next && !used[*i] && table.ok(natives[next], natives[*i]);
            let mut tries: Vec<usize> = arrangement.iter().copied().chain(upper).filter(free).collect();
            tries.reverse();
            stack.push(SearchLevel { player: next, tries, lower: arrangement.clone() });
        }
        let level = stack.last_mut()?;
        if let Some(opponent) = level.tries.pop() {
            used[level.player] = true;
            used[opponent] = true;
            arrangement.clone_from(&level.lower);
            if let Some(at) = arrangement.iter().position(|i| *i == opponent) {
                if replaced_swap && level.player < half {
                    arrangement.swap(0, at);
                    arrangement.remove(0);
                } else {
                    arrangement.remove(at);
                }
            }
            arrangement.retain(|i| *i != level.player);
            chosen.push((level.player, opponent));
        } else {
            stack.pop();
            let (a, b) = chosen.pop()?;
            used[a] = false;
            used[b] = false;
        }
    }
}
