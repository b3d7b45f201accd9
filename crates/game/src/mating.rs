//! The possibility of mate by any series of legal moves (1.5, 5.1.2, 5.2.2, 6.9, 7.5.5, I.8).

use crate::answer::GameResult;
use crate::stand::Stand;
use crate::stock;
use adoube_board::mate::{Budget, MatingChance, Solver};
use adoube_board::{Color, Move, Position, Role};
use std::cell::RefCell;

thread_local! {
    /// The solver, reused for its memory. Its answers do not depend on earlier queries.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

/// The maximum number of positions per query: enough for every position known to us.
const BUDGET: Budget = Budget::DEFAULT;
/// A first query for both sides, for the many positions in which one of them mates easily.
const QUICK: Budget = Budget::positions(300);
/// A line longer than this is sought anew.
const LONGEST: usize = 60;

/// Searches for a helpmate. If the budget is exhausted, a mate counts as possible: the Laws take away the game or the
/// point only if there is none.
fn seek(position: &Position, color: Color, budget: Budget) -> MatingChance {
    let ask = |solver: &RefCell<Solver>| match solver.try_borrow_mut() {
        Ok(mut solver) => solver.can_mate(position, color, budget),
        Err(_) => Solver::new().can_mate(position, color, budget),
    };
    // Thread-local storage is gone while a thread ends; a new solver gives the same answer.
    SOLVER.try_with(ask).unwrap_or_else(|_| Solver::new().can_mate(position, color, budget))
}

/// Returns whether a side can still mate from the current position; unknown without a king each.
fn can_mate(stand: &Stand, color: Color) -> bool {
    stand
        .position()
        .is_none_or(|position| stock::mate_by(position, color).is_some() || !seek(position, color, BUDGET).is_no())
}

/// Returns a loss, or a draw if the opponent cannot mate.
pub(crate) fn lost(loser: Color, stand: &Stand) -> GameResult {
    if can_mate(stand, !loser) { GameResult::win(!loser) } else { GameResult::Draw }
}

/// A line of legal moves from the current position to a mate: while there is one, the position is not dead.
///
/// It saves a query after every move: most moves leave the rest of the line playable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Witness {
    /// The rest of the line, the last move first.
    rest: Vec<Move>,
}

impl Witness {
    pub(crate) fn forget(&mut self) {
        self.rest.clear();
    }

    /// Returns whether neither side can mate any more (5.2.2), after a legal move from another position.
    pub(crate) fn is_dead(&mut self, before: &Position, last: Move, position: &Position) -> bool {
        if self.still_stands(position) || self.can_be_returned_to(before, last, position) {
            return false;
        }
        if let Some(line) = stock::mate(position) {
            return self.keeps(line);
        }
        // Try the side with more mating material first.
        let sides = if strength(position, Color::Black) > strength(position, Color::White) {
            [Color::Black, Color::White]
        } else {
            Color::ALL
        };
        for (color, budget) in [(sides[0], QUICK), (sides[1], QUICK), (sides[0], BUDGET), (sides[1], BUDGET)] {
            match seek(position, color, budget) {
                MatingChance::Yes(line) => return self.keeps(line),
                MatingChance::Undecided if budget == BUDGET => return false,
                MatingChance::Undecided | MatingChance::No(_) => {}
            }
        }
        true
    }

    /// Stores a line to a mate; the position is not dead.
    fn keeps(&mut self, mut line: Vec<Move>) -> bool {
        line.reverse();
        self.rest = line;
        false
    }

    /// Returns whether the line still ends in mate without its first move, which was made or replaced by another.
    fn still_stands(&mut self, position: &Position) -> bool {
        let Some((_, rest)) = self.rest.split_last() else { return false };
        let mut after = *position;
        let legal = rest.iter().rev().all(|&mv| {
            let legal = is_legal(&after, mv);
            if legal {
                after = after.play(mv);
            }
            legal
        });
        let mates = legal && !rest.is_empty() && after.is_checkmate();
        if mates {
            self.rest.pop();
        }
        mates
    }

    /// Returns whether both players can move back to the previous position, from which the line can be played.
    fn can_be_returned_to(&mut self, before: &Position, last: Move, position: &Position) -> bool {
        if self.rest.is_empty() || self.rest.len() > LONGEST || !can_go_back(before, last) {
            self.rest.clear();
            return false;
        }
        let moves = position.legal_moves();
        let way_back = moves.iter().copied().filter(|&step| can_go_back(position, step)).take(4).find_map(|step| {
            let there = position.play(step);
            let back = there.find(last.to(), last.from(), None)?;
            let home = there.play(back);
            let step_back = home.find(step.to(), step.from(), None)?;
            (home.play(step_back) == *before).then_some([step_back, back, step])
        });
        match way_back {
            Some(steps) => self.rest.extend(steps),
            None => self.rest.clear(),
        }
        way_back.is_some()
    }
}

/// Returns whether a move can be reversed by the opposite move: not a pawn move, capture or castling.
fn can_go_back(position: &Position, mv: Move) -> bool {
    mv.role() != Role::Pawn && mv.castling().is_none() && !position.is_capture(mv)
}

/// Returns a rough measure of a side's mating material.
fn strength(position: &Position, color: Color) -> u32 {
    let count = |role, worth| position.pieces(color, role).count() * worth;
    count(Role::Queen, 9)
        + count(Role::Rook, 5)
        + count(Role::Pawn, 2)
        + count(Role::Knight, 1)
        + count(Role::Bishop, 1)
}

fn is_legal(position: &Position, mv: Move) -> bool {
    let mover = position.piece_at(mv.from());
    let mine = mover.is_some_and(|piece| piece.color == position.turn() && piece.role == mv.role());
    mine && position.legal_moves().contains(&mv)
}
