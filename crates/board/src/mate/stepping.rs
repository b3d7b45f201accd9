//! A search that goes from change to change: for blocked positions in which a capture or a pawn move must first be
//! brought about before a mate comes into view.
//!
//! The bounds of [`super::reach`] tell which changes are thinkable. Each is made the aim of a short search of its own; what
//! it leads to is looked at anew.

use super::goal;
use super::guide::Guide;
use super::plan::Plan;
use super::prove;
use super::reach::{Moves, Reach};
use super::search::{Outcome, Proofs, Search, Target};
use crate::{Bitboard, Color, Move, Position, Role};

/// A position to go on from.
struct Stone {
    position: Position,
    line: Vec<Move>,
    /// How many changes led to it.
    changes: i32,
    /// How far it seems from a mate.
    cost: i32,
    done: bool,
}

/// Looks for a mate by way of changes; `None` if none was found.
pub(super) fn find(
    search: &mut Search,
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
        reach.settle(Moves::Reversible);
        let (possible, _) = reach.changes();
        for change in possible {
            let man = reach.men()[change.mover];
            let guide = goal::guide_to_change(&reach, &change);
            let target = Target::Change(man.color, man.role, change.to);
            let outcome = search.run(&position, attacker, &guide, each, Proofs::None, target);
            *left = left.saturating_sub(search.nodes.len());
            match outcome {
                Outcome::Mate(node) => return Some(joined(&before, search.line(node))),
                Outcome::Changed(node) => {
                    let position = search.nodes[node as usize].position;
                    if stones.iter().all(|stone| !same_structure(&stone.position, &position)) {
                        let line = joined(&before, search.line(node));
                        let changes = changes + 1;
                        let cost = 2 * changes - 3 * free_pawns(&position, attacker) - free_pawns(&position, !attacker);
                        stones.push(Stone { position, line, changes, cost, done: false });
                    }
                }
                Outcome::Exhausted | Outcome::Spent => {}
            }
        }
    }
    None
}

fn mate(search: &mut Search, position: &Position, attacker: Color, left: &mut usize) -> Option<Vec<Move>> {
    for (turn, move_cost) in [(0, 2), (0, 1), (1, 0)] {
        let mut guide = Guide::by_plan(&Plan::of(position, attacker, turn), attacker);
        guide.move_cost = move_cost;
        let outcome = search.run(position, attacker, &guide, 400, Proofs::None, Target::Mate);
        *left = left.saturating_sub(search.nodes.len());
        if let Outcome::Mate(node) = outcome {
            return Some(search.line(node));
        }
    }
    None
}

fn goal_mate(search: &mut Search, position: &Position, attacker: Color, left: &mut usize) -> Option<Vec<Move>> {
    for moves in [Moves::Reversible, Moves::All] {
        let mut reach = Reach::of(position, attacker);
        reach.settle(moves);
        for goal in goal::goals(&reach, attacker, 3, 20) {
            let outcome =
                search.run(position, attacker, &goal.guide(&reach, attacker, 4), 300, Proofs::None, Target::Mate);
            *left = left.saturating_sub(search.nodes.len());
            if let Outcome::Mate(node) = outcome {
                return Some(search.line(node));
            }
        }
    }
    None
}

fn joined(before: &[Move], line: Vec<Move>) -> Vec<Move> {
    before.iter().copied().chain(line).collect()
}

/// How many pawns have no pawn before them on their file.
fn free_pawns(position: &Position, color: Color) -> i32 {
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

/// Whether pawns and the number of pieces are the same.
fn same_structure(a: &Position, b: &Position) -> bool {
    a.role(Role::Pawn) == b.role(Role::Pawn)
        && Color::ALL.into_iter().all(|color| {
            a.pieces(color, Role::Pawn) == b.pieces(color, Role::Pawn)
                && Role::ALL.into_iter().all(|role| a.pieces(color, role).count() == b.pieces(color, role).count())
        })
}
