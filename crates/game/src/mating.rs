//! Whether a side can still mate by any series of legal moves (1.5, 5.1.2, 5.2.2, 6.9, 7.5.5, I.8).

use adoube_board::{Color, Move, Position, Role};
use std::collections::HashMap;

/// How many positions a search may visit before it takes a mate for possible.
const LIMIT: usize = 20_000;

/// What a search for a mate with both sides' help has found.
enum Sought {
    /// These moves end in mate.
    Mate(Vec<Move>),
    /// There is none.
    Never,
    /// The search grew too large: a mate is taken for possible.
    TooFar,
}

/// Whether a side can still mate.
pub(crate) fn can_mate(position: &Position, color: Color) -> bool {
    !matches!(seek(position, color), Sought::Never)
}

/// A line of legal moves from the position on the board to a mate: while there is one, the position is not dead.
///
/// It saves asking anew after every move: most moves leave the rest of the line possible.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Witness {
    /// The rest of the line, the last move first.
    rest: Vec<Move>,
    /// The position from which it can be played.
    from: u64,
}

impl Witness {
    pub(crate) fn forget(&mut self) {
        self.rest.clear();
    }

    /// Whether nobody can mate any more (5.2.2); `last` is the move that led here.
    pub(crate) fn is_dead(&mut self, position: &Position, last: Option<Move>) -> bool {
        if self.still_stands(position, last) {
            return false;
        }
        for color in Color::ALL {
            match seek(position, color) {
                Sought::Mate(mut line) => {
                    line.reverse();
                    *self = Self { rest: line, from: position.key() };
                    return false;
                }
                Sought::TooFar => return false,
                Sought::Never => {}
            }
        }
        true
    }

    /// Whether the line, without the move that was made or in place of which another was made, still ends in mate.
    fn still_stands(&mut self, position: &Position, last: Option<Move>) -> bool {
        if last.is_none() || self.rest.pop().is_none() || self.rest.is_empty() {
            self.rest.clear();
            return false;
        }
        let mut after = *position;
        for &mv in self.rest.iter().rev() {
            if !is_legal(&after, mv) {
                self.rest.clear();
                return false;
            }
            after = after.play(mv);
        }
        let mates = after.is_checkmate();
        if mates {
            self.from = position.key();
        } else {
            self.rest.clear();
        }
        mates
    }
}

fn is_legal(position: &Position, mv: Move) -> bool {
    let mine = position.piece_at(mv.from()).is_some_and(|piece| piece.color == position.turn() && piece.role == mv.role());
    mine && position.legal_moves().contains(&mv)
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

/// Looks for a mate by a side, depth first.
fn seek(start: &Position, color: Color) -> Sought {
    if has_no_means(start, color) {
        return Sought::Never;
    }
    // For every position the move that led there and the key of the one before.
    let mut seen: HashMap<u64, Option<(Move, u64)>> = HashMap::new();
    let mut stack = vec![*start];
    seen.insert(start.key(), None);
    while let Some(position) = stack.pop() {
        if position.turn() != color && position.is_checkmate() {
            let mut line = Vec::new();
            let mut key = position.key();
            while let Some(Some((mv, before))) = seen.get(&key) {
                line.push(*mv);
                key = *before;
            }
            line.reverse();
            return Sought::Mate(line);
        }
        if has_no_means(&position, color) {
            continue;
        }
        if seen.len() > LIMIT {
            return Sought::TooFar;
        }
        for &mv in &position.legal_moves() {
            let next = position.play(mv);
            seen.entry(next.key()).or_insert_with(|| {
                stack.push(next);
                Some((mv, position.key()))
            });
        }
    }
    Sought::Never
}
