//! Shortening of lines: constructed lines with waiting moves, and long ways found by a search, are not fit to show.

use super::MatingChance;
use crate::{Color, Move, Position};
use std::collections::{HashMap, HashSet};

/// The ratio of the total number of positions examined to the number around one position of the line.
const ALTOGETHER: usize = 20;
/// The number of moves to advance along the line if there is no shortcut.
const STRIDE: usize = 8;

impl MatingChance {
    /// Returns the answer with a shorter line, examining a number of positions around each position of the line: the
    /// shortest mate if it is near enough to the start, otherwise one without long detours.
    #[must_use]
    pub fn shortened(self, start: &Position, around: usize) -> Self {
        match self {
            Self::Yes(line) => Self::Yes(shorten(start, line, around)),
            other => other,
        }
    }
}

/// A position found by the search.
struct LineNode {
    position: Position,
    parent: usize,
    mv: Option<Move>,
    depth: usize,
}

/// Repeatedly takes the shortcut that leads farthest along the line.
fn shorten(start: &Position, line: Vec<Move>, around: usize) -> Vec<Move> {
    let mut positions = vec![*start];
    for &mv in &line {
        positions.extend(positions.last().map(|position| position.play(mv)));
    }
    let places: HashMap<u64, usize> = positions.iter().enumerate().map(|(i, position)| (position.key(), i)).collect();
    let mated = positions.last().map_or(start.turn(), Position::turn);
    let (mut short, mut at, mut left) = (Vec::new(), 0, around.saturating_mul(ALTOGETHER));
    while let Some(position) = positions.get(at).filter(|_| at < line.len()) {
        let way = if left == 0 { None } else { shortcut(position, at, line.len(), &places, mated, around.min(left)) };
        left -= around.min(left);
        if let Some((moves, to)) = way {
            short.extend(moves);
            at = to;
        } else {
            let to = if left == 0 { line.len() } else { line.len().min(at + STRIDE) };
            short.extend_from_slice(line.get(at..to).unwrap_or_default());
            at = to;
        }
    }
    if is_mate(start, &short) { short } else { line }
}

/// Returns the moves of the shortcut that saves most of the line, with the mate as the last position; searches
/// breadth-first around a position.
fn shortcut(
    start: &Position,
    at: usize,
    end: usize,
    places: &HashMap<u64, usize>,
    mated: Color,
    most: usize,
) -> Option<(Vec<Move>, usize)> {
    let mut nodes = vec![LineNode { position: *start, parent: 0, mv: None, depth: 0 }];
    let mut seen = HashSet::from([start.key()]);
    let mut best: Option<(usize, usize, usize)> = None;
    let mut next = 0;
    'search: while next < nodes.len() {
        let (position, depth) = (nodes[next].position, nodes[next].depth + 1);
        for &mv in &position.legal_moves() {
            if nodes.len() > most {
                break 'search;
            }
            let after = position.play(mv);
            if !seen.insert(after.key()) {
                continue;
            }
            nodes.push(LineNode { position: after, parent: next, mv: Some(mv), depth });
            let is_mate = after.turn() == mated && after.is_checkmate();
            let place = if is_mate { Some(end) } else { places.get(&after.key()).copied() };
            if let Some(place) = place.filter(|place| *place > at + depth) {
                let saved = place - at - depth;
                if best.is_none_or(|(so_far, ..)| saved > so_far) {
                    best = Some((saved, nodes.len() - 1, place));
                }
            }
            if is_mate {
                break 'search;
            }
        }
        next += 1;
    }
    let (_, mut node, place) = best?;
    let mut moves = Vec::new();
    while let Some(mv) = nodes[node].mv {
        moves.push(mv);
        node = nodes[node].parent;
    }
    moves.reverse();
    Some((moves, place))
}

fn is_mate(start: &Position, line: &[Move]) -> bool {
    let mut position = *start;
    for mv in line {
        if !position.legal_moves().contains(mv) {
            return false;
        }
        position = position.play(*mv);
    }
    position.is_checkmate()
}
