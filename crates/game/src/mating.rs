//! Whether a side can still mate by any series of legal moves (1.5, 5.1.2, 5.2.2, 6.9, 7.5.5, I.8).

use crate::answer::GameResult;
use crate::stand::Stand;
use adoube_board::mate::{Answer, Budget, Solver};
use adoube_board::{Color, Move, Position};
use std::cell::RefCell;

thread_local! {
    /// The solver's memory, used again and again. Its answers do not depend on what it was asked before.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

/// How many positions one question may look at: enough for every position known to us.
const BUDGET: Budget = Budget::DEFAULT;

/// What a search for a mate with both sides' help has found. Where the budget is spent, a mate is taken for possible:
/// the Laws take the game or the point away only where there is none.
fn seek(position: &Position, color: Color) -> Answer {
    let ask = |solver: &RefCell<Solver>| match solver.try_borrow_mut() {
        Ok(mut solver) => solver.can_mate(position, color, BUDGET),
        Err(_) => Solver::new().can_mate(position, color, BUDGET),
    };
    // While a thread ends its memory is gone: a new solver answers the same.
    SOLVER.try_with(ask).unwrap_or_else(|_| Solver::new().can_mate(position, color, BUDGET))
}

/// Whether a side can still mate from how the pieces stand. Without a king each nobody can tell.
fn can_mate(stand: &Stand, color: Color) -> bool {
    stand.position().is_none_or(|position| !seek(position, color).is_no())
}

/// A loss, or a draw if the opponent cannot mate.
pub(crate) fn lost(loser: Color, stand: &Stand) -> GameResult {
    if can_mate(stand, !loser) { GameResult::win(!loser) } else { GameResult::Draw }
}

/// A line of legal moves from the position on the board to a mate: while there is one, the position is not dead.
///
/// It saves asking anew after every move: most moves leave the rest of the line possible.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Witness {
    /// The rest of the line, the last move first.
    rest: Vec<Move>,
}

impl Witness {
    pub(crate) fn forget(&mut self) {
        self.rest.clear();
    }

    /// Whether nobody can mate any more (5.2.2).
    pub(crate) fn is_dead(&mut self, position: &Position) -> bool {
        if self.still_stands(position) {
            return false;
        }
        for color in Color::ALL {
            match seek(position, color) {
                Answer::Yes(line) => {
                    self.rest = line;
                    self.rest.reverse();
                    return false;
                }
                Answer::Undecided => return false,
                Answer::No(_) => {}
            }
        }
        true
    }

    /// Whether the line still ends in mate without its first move, which was made or in place of which another was.
    fn still_stands(&mut self, position: &Position) -> bool {
        self.rest.pop();
        let mut after = *position;
        let legal = self.rest.iter().rev().all(|&mv| {
            let legal = is_legal(&after, mv);
            if legal {
                after = after.play(mv);
            }
            legal
        });
        let mates = legal && !self.rest.is_empty() && after.is_checkmate();
        if !mates {
            self.rest.clear();
        }
        mates
    }
}

fn is_legal(position: &Position, mv: Move) -> bool {
    let mover = position.piece_at(mv.from());
    let mine = mover.is_some_and(|piece| piece.color == position.turn() && piece.role == mv.role());
    mine && position.legal_moves().contains(&mv)
}
