//! Pairing within one group (reference procedure, step 4c; Swiss 2.3, 2.4, 3.2, 3.3; D-84, D-85, D-87, D-91).

use super::search::{Budget, Table};

/// Who has to be paired with whom in a group. All lists are places in the field, sorted as they are served.
pub(super) struct Group {
    /// From above, the highest score first, then the strongest.
    pub(super) droppers: Vec<usize>,
    /// From below, the lowest score first, then the weakest.
    pub(super) risers: Vec<usize>,
    /// The group's own, the strongest first.
    pub(super) natives: Vec<usize>,
    /// Whether a dropper may meet a riser: only in the middle group.
    pub(super) middle: bool,
}

/// The first complete pairing of a group, or `None`.
pub(super) fn pair(table: &Table, group: &Group, budget: &mut Budget) -> Option<Vec<(usize, usize)>> {
    let mut state = State { free_natives: group.natives.clone(), free_risers: group.risers.clone(), pairs: Vec::new() };
    serve_droppers(table, group, 0, &mut state, budget).then_some(state.pairs)
}

struct State {
    free_natives: Vec<usize>,
    free_risers: Vec<usize>,
    pairs: Vec<(usize, usize)>,
}

/// Depth of this recursion is the number of droppers.
fn serve_droppers(table: &Table, group: &Group, at: usize, state: &mut State, budget: &mut Budget) -> bool {
    if !budget.spend() {
        return false;
    }
    let Some(&dropper) = group.droppers.get(at) else { return serve_risers(table, state, budget) };
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
        // The highest score first: risers are kept lowest first.
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

fn serve_risers(table: &Table, state: &mut State, budget: &mut Budget) -> bool {
    if !budget.spend() {
        return false;
    }
    let Some(&riser) = state.free_risers.first() else {
        let Some(pairs) = halves(table, &state.free_natives, budget) else { return false };
        state.pairs.extend(pairs);
        return true;
    };
    for i in (0..state.free_natives.len()).rev() {
        let native = state.free_natives[i];
        if table.ok(riser, native) {
            state.free_natives.remove(i);
            state.free_risers.remove(0);
            state.pairs.push((riser, native));
            if serve_risers(table, state, budget) {
                return true;
            }
            state.pairs.pop();
            state.free_risers.insert(0, riser);
            state.free_natives.insert(i, native);
        }
    }
    false
}

/// 2.3, 2.4, 3.2: upper half against lower half with replacement, depth first.
///
/// The search keeps its own stack: each level is a player with the opponents still to be tried.
pub(super) fn halves(table: &Table, natives: &[usize], budget: &mut Budget) -> Option<Vec<(usize, usize)>> {
    let n = natives.len();
    if n % 2 == 1 {
        return None;
    }
    let half = n / 2;
    let mut used = vec![false; n];
    let mut stack: Vec<(usize, Vec<usize>)> = Vec::new();
    let mut chosen: Vec<(usize, usize)> = Vec::new();
    loop {
        if !budget.spend() {
            return None;
        }
        if stack.len() == chosen.len() {
            // Go on with the strongest unpaired player.
            let Some(next) = used.iter().position(|u| !u) else {
                return Some(chosen.into_iter().map(|(a, b)| (natives[a], natives[b])).collect());
            };
            let lower = (half..n).filter(|i| *i != next);
            let upper = (0..half).rev().filter(|i| next < half && *i > next);
            let mut tries: Vec<usize> =
                lower.chain(upper).filter(|i| !used[*i] && table.ok(natives[next], natives[*i])).collect();
            tries.reverse();
            stack.push((next, tries));
        }
        let (player, tries) = stack.last_mut()?;
        if let Some(opponent) = tries.pop() {
            used[*player] = true;
            used[opponent] = true;
            chosen.push((*player, opponent));
        } else {
            stack.pop();
            let (a, b) = chosen.pop()?;
            used[a] = false;
            used[b] = false;
        }
    }
}
