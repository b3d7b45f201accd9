//! A search from change to change: for blocked positions that need a capture or a pawn move before a mate is in reach.
//!
//! The bounds of [`super::reach`] give the conceivable changes. Each is the target of a short search; its result is
//! examined again.

use super::goal;
use super::guide::Guide;
use super::plan::KingDistances;
use super::prove;
use super::reach::{AllowedMoves, IrreversibleMove, Reach};
use super::search::{MateSearch, Proofs, Quest, SearchEnd, Target};
use super::sketch::{self, Effort, SketchLine};
use crate::{Bitboard, Color, Move, Position, Role};

/// A position from which the search continues.
struct Stone {
    position: Position,
    line: Vec<Move>,
    /// The number of changes that led to it.
    changes: i32,
    /// The estimated distance from a mate.
    cost: i32,
    done: bool,
}

/// Looks for a mate by way of changes; `None` if none was found.
pub(super) fn find(
    search: &mut MateSearch,
    start: &Position,
    attacker: Color,
    each: usize,
    budget: usize,
    left: &mut usize,
) -> Option<Vec<Move>> {
    let mut stones = vec![Stone { position: *start, line: Vec::new(), changes: 0, cost: 0, done: false }];
    let keep = left.saturating_sub(budget);
    while *left > keep {
        let open = stones.iter_mut().filter(|stone| !stone.done);
        let Some(stone) = open.min_by_key(|stone| stone.cost) else { break };
        stone.done = true;
        let (position, before, changes) = (stone.position, stone.line.clone(), stone.changes);
        if super::material::forbids(&position, attacker) {
            continue;
        }
        if changes > 0 {
            if let Some(line) = mate(search, &position, attacker, left) {
                return Some(joined(&before, line));
            }
            if prove::is_blocked(&position, attacker) {
                continue;
            }
            if let Some(line) = goal_mate(search, &position, attacker, left) {
                return Some(joined(&before, line));
            }
        }
        if changes > 12 {
            continue;
        }
        let mut reach = Reach::of(&position, attacker);
        reach.settle(AllowedMoves::Reversible);
        let (possible, _) = reach.changes(None);
        for change in possible {
            let man = reach.men()[change.mover];
            let guide = goal::guide_to_change(&reach, &change);
            let target = Target::Change(man.color, man.role, change.to);
            let outcome = search.run(&position, &Quest::new(attacker, &guide, Proofs::None, target), each);
            *left = left.saturating_sub(search.nodes.len());
            match outcome {
                SearchEnd::Mate(node) => return Some(joined(&before, search.line(node))),
                SearchEnd::Changed(node) => {
                    let position = search.nodes[node as usize].position;
                    if stones.iter().all(|stone| !same_structure(&stone.position, &position)) {
                        let line = joined(&before, search.line(node));
                        let changes = changes + 1;
                        let cost = 2 * changes - 3 * free_pawns(&position, attacker) - free_pawns(&position, !attacker);
                        stones.push(Stone { position, line, changes, cost, done: false });
                    }
                }
                SearchEnd::Exhausted | SearchEnd::Spent => {}
            }
        }
    }
    None
}

/// The budget of each short search of [`unlock`].
const SHORT: usize = 400;

/// Searches for a mate through one capture that frees an attacker's pawn: for positions in which all of them are
/// blocked and nothing else mates easily.
pub(super) fn unlock(
    search: &mut MateSearch,
    sketch: &mut SketchLine,
    start: &Position,
    attacker: Color,
    left: &mut usize,
) -> Option<Vec<Move>> {
    let mut reach = Reach::of(start, attacker);
    reach.settle(AllowedMoves::Reversible);
    let (possible, _) = reach.changes(None);
    let takes_a_stopper = |change: &&IrreversibleMove| {
        let mover = reach.men()[change.mover];
        let by_pawn = mover.role == Role::Pawn && mover.color == attacker;
        change.taken.is_some_and(|i| {
            let taken = reach.men()[i];
            by_pawn || mover.color == attacker && taken.role == Role::Pawn && stops(start, taken.start, attacker)
        })
    };
    let mut changes: Vec<&IrreversibleMove> = possible.iter().filter(takes_a_stopper).collect();
    changes.sort_by_key(|change| goal::distance_to(&reach, change));
    for change in changes.into_iter().take(3) {
        let man = reach.men()[change.mover];
        let guide = goal::guide_to_change(&reach, change);
        let target = Target::Change(man.color, man.role, change.to);
        let outcome = search.run(start, &Quest::new(attacker, &guide, Proofs::None, target), SHORT.min(*left));
        *left = left.saturating_sub(search.nodes.len());
        match outcome {
            SearchEnd::Mate(node) => return Some(search.line(node)),
            SearchEnd::Changed(node) => {
                let (position, before) = (search.nodes[node as usize].position, search.line(node));
                if free_pawns(&position, attacker) > 0 {
                    if sketch::draw(&position, attacker, Effort::All, sketch) {
                        return Some(joined(&before, sketch.moves(attacker)));
                    }
                    if let Some(line) = mate(search, &position, attacker, left) {
                        return Some(joined(&before, line));
                    }
                }
            }
            SearchEnd::Exhausted | SearchEnd::Spent => {}
        }
    }
    None
}

/// Returns whether a man blocks a pawn of a colour on its file.
fn stops(position: &Position, square: u64, color: Color) -> bool {
    let Some(square) = Bitboard(square).first() else { return false };
    let behind = match color {
        Color::White => (1 << square.number()) - 1,
        Color::Black => !0 << square.number() << 1,
    };
    !(position.pieces(color, Role::Pawn) & Bitboard::file(square.file()) & Bitboard(behind)).is_empty()
}

fn mate(search: &mut MateSearch, position: &Position, attacker: Color, left: &mut usize) -> Option<Vec<Move>> {
    for (turn, move_cost) in [(0, 2), (0, 1), (1, 0)] {
        let mut guide = Guide::by_plan(&KingDistances::of(position, attacker, turn), attacker);
        guide.move_cost = move_cost;
        let outcome = search.run(position, &Quest::new(attacker, &guide, Proofs::None, Target::Mate), SHORT.min(*left));
        *left = left.saturating_sub(search.nodes.len());
        if let SearchEnd::Mate(node) = outcome {
            return Some(search.line(node));
        }
    }
    None
}

fn goal_mate(search: &mut MateSearch, position: &Position, attacker: Color, left: &mut usize) -> Option<Vec<Move>> {
    for moves in [AllowedMoves::Reversible, AllowedMoves::All] {
        let mut reach = Reach::of(position, attacker);
        reach.settle(moves);
        for goal in goal::goals(&reach, attacker, 3, goal::Patience { each: 20, all: 1_280 }) {
            let guide = goal.guide(&reach, attacker, goal::Weights::TOGETHER);
            let outcome =
                search.run(position, &Quest::new(attacker, &guide, Proofs::None, Target::Mate), (300).min(*left));
            *left = left.saturating_sub(search.nodes.len());
            if let SearchEnd::Mate(node) = outcome {
                return Some(search.line(node));
            }
        }
    }
    None
}

fn joined(before: &[Move], line: Vec<Move>) -> Vec<Move> {
    before.iter().copied().chain(line).collect()
}

/// Returns the number of pawns without a pawn in front of them on their file.
pub(super) fn free_pawns(position: &Position, color: Color) -> i32 {
    let all = position.role(Role::Pawn);
    let mut free = 0;
    for pawn in position.pieces(color, Role::Pawn) {
        let file = Bitboard::file(pawn.file()).0;
        let ahead = match color {
            Color::White => file & (!0 << pawn.number() << 1),
            Color::Black => file & ((1 << pawn.number()) - 1),
        };
        free += i32::from(all.0 & ahead == 0);
    }
    free
}

/// Returns whether the pawns and the number of pieces are the same.
fn same_structure(a: &Position, b: &Position) -> bool {
    a.role(Role::Pawn) == b.role(Role::Pawn)
        && Color::ALL.into_iter().all(|color| {
            a.pieces(color, Role::Pawn) == b.pieces(color, Role::Pawn)
                && Role::ALL.into_iter().all(|role| a.pieces(color, role).count() == b.pieces(color, role).count())
        })
}
