//! Whether a side can still mate by any series of legal moves (1.5, 5.1.2, 5.2.2, 6.9, 7.5.5, I.8).

use adoube_board::{Color, Position, Role};
use std::collections::HashSet;

/// How many positions a search may visit before it takes a mate for possible.
const LIMIT: usize = 20_000;

/// Whether a side can still mate.
pub(crate) fn can_mate(position: &Position, color: Color) -> bool {
    if has_no_means(position, color) {
        return false;
    }
    let mut search = Search { seen: HashSet::new(), color };
    search.reaches_mate(position) != Some(false)
}

/// Whether neither side can mate any more (5.2.2).
pub(crate) fn is_dead(position: &Position) -> bool {
    if is_plainly_alive(position) {
        return false;
    }
    Color::ALL.into_iter().all(|color| !can_mate(position, color))
}

/// Many men and some that can move: nobody needs to search.
fn is_plainly_alive(position: &Position) -> bool {
    let heavy = position.role(Role::Queen) | position.role(Role::Rook);
    !heavy.is_empty() && position.occupied().count() > 4 || position.occupied().count() > 6 && position.count_legal_moves() > 10
}

/// Material with which nobody mates: the bare king, and the minor pieces against what cannot help.
fn has_no_means(position: &Position, color: Color) -> bool {
    let ours = |role| position.pieces(color, role).count();
    let theirs = |role| position.pieces(!color, role).count();
    if ours(Role::Queen) + ours(Role::Rook) + ours(Role::Pawn) > 0 {
        return false;
    }
    let others = position.men(!color).count() - 1;
    match (ours(Role::Knight), ours(Role::Bishop)) {
        (0, 0) => true,
        (1, 0) => others == theirs(Role::Queen),
        (0, _) => {
            let bishops = position.role(Role::Bishop);
            let light = bishops.into_iter().filter(|square| square.is_light()).count() as u32;
            let one_colour = light == 0 || light == bishops.count();
            one_colour && theirs(Role::Knight) + theirs(Role::Pawn) == 0
        }
        _ => false,
    }
}

struct Search {
    seen: HashSet<u64>,
    color: Color,
}

impl Search {
    /// Whether mate can be reached; `None` if the search grew too large.
    fn reaches_mate(&mut self, start: &Position) -> Option<bool> {
        let mut stack = vec![*start];
        self.seen.insert(start.key());
        while let Some(position) = stack.pop() {
            if position.turn() != self.color && position.is_checkmate() {
                return Some(true);
            }
            if has_no_means(&position, self.color) {
                continue;
            }
            if self.seen.len() > LIMIT {
                return None;
            }
            for &mv in &position.legal_moves() {
                let next = position.play(mv);
                if self.seen.insert(next.key()) {
                    stack.push(next);
                }
            }
        }
        Some(false)
    }
}
