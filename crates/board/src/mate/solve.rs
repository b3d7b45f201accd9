//! The strategy of the solver: fast and likely methods first.

use super::goal::{self, Patience, Weights};
use super::guide::Guide;
use super::plan::KingDistances;
use super::reach::{AllowedMoves, Reach};
use super::search::{MateSearch, Proofs, Quest, SearchEnd, Target};
use super::sketch::{self, Effort, SketchLine};
use super::{MatingChance, NoMateReason, material, prove, stepping};
use crate::{Color, Move, Position, Role};

/// The maximum number of positions per query, which makes the limit the same on every machine.
///
/// Proofs examine no positions and are not counted: each has its own bounds, and an exhaustive search makes at most one
/// per counted position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Budget(u64);

impl Budget {
    /// Enough for every position known to us.
    pub const DEFAULT: Self = Self(4_000_000);

    /// Enough where a mate is easy.
    const EASY: Self = Self(300);

    /// Creates a budget of a number of positions.
    pub const fn positions(count: u64) -> Self {
        Self(count)
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Answers queries one after another, reusing its memory.
pub struct Solver {
    sketch: Box<SketchLine>,
    search: MateSearch,
    /// The exhaustive search.
    whole: MateSearch,
    /// The remaining budget of the current query.
    left: usize,
    used: u64,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

/// The sizes of the first, quick searches.
const QUICK: usize = 150;
/// The maximum number of consecutive forced moves followed.
const MOST_FORCED: usize = 12;
/// The maximum number of moves examined one by one.
const FEW_MOVES: usize = 4;
/// The share of the exhaustive search that precedes the longer searches for a mate.
const FIRST_PART: usize = 20_000;

/// The order in which mates of the stronger side (0) and the weaker side (1) are constructed to test whether a position
/// is dead: the fastest order on 4,000 positions from Lichess games.
static WAYS: [(usize, Effort); 8] = [
    (0, Effort::Near),
    (1, Effort::Near),
    (1, Effort::Rest),
    (0, Effort::Quick),
    (0, Effort::Rest),
    (1, Effort::Quick),
    (0, Effort::Bold),
    (1, Effort::Bold),
];
/// The same with few pieces, including kings.
static WAYS_OF_FEW: [(usize, Effort); 8] = [
    (0, Effort::Quick),
    (1, Effort::Quick),
    (0, Effort::Near),
    (0, Effort::Rest),
    (1, Effort::Rest),
    (1, Effort::Near),
    (0, Effort::Bold),
    (1, Effort::Bold),
];
const FEW: u32 = 5;

impl Solver {
    /// Creates a solver.
    pub fn new() -> Self {
        Self {
            sketch: Box::new(SketchLine::new()),
            search: MateSearch::new(),
            whole: MateSearch::new(),
            left: 0,
            used: 0,
        }
    }

    /// Returns the number of positions examined for the last answer.
    pub const fn positions_looked_at(&self) -> u64 {
        self.used
    }

    /// Returns whether the position is dead (5.2.2): neither side can mate. `None` if the budget, which applies to each
    /// of the two queries, is exhausted.
    pub fn is_dead(&mut self, position: &Position, budget: Budget) -> Option<bool> {
        if budget > Budget(0) {
            if is_alive_by_material(position) {
                return Some(false);
            }
            let sides = stronger_first(position);
            let mut ways = ways_for(position).iter();
            if ways.any(|&(side, effort)| sketch::draw(position, sides[side], effort, &mut self.sketch)) {
                return Some(false);
            }
        }
        self.is_dead_without_sketch(position, budget)
    }

    /// Returns which of many positions are dead, with the answers of [`Self::is_dead`]. Each method runs on all
    /// positions before the next one, which is better for the CPU cache.
    pub fn are_dead(&mut self, positions: &[Position], budget: Budget) -> Vec<Option<bool>> {
        let mut answers = vec![Some(false); positions.len()];
        let mut open = [Vec::new(), Vec::new()];
        for (place, position) in positions.iter().enumerate() {
            if budget == Budget(0) || !is_alive_by_material(position) {
                open[usize::from(has_few(position))].push((place, position, stronger_first(position)));
            }
        }
        for (open, ways) in open.iter_mut().zip([&WAYS, &WAYS_OF_FEW]) {
            for &(side, effort) in ways.iter().filter(|_| budget > Budget(0)) {
                open.retain(|&(_, position, sides)| !sketch::draw(position, sides[side], effort, &mut self.sketch));
            }
            for &(place, position, _) in &*open {
                answers[place] = self.is_dead_without_sketch(position, budget);
            }
        }
        answers
    }

    fn is_dead_without_sketch(&mut self, position: &Position, budget: Budget) -> Option<bool> {
        let mut open = [true; 2];
        for budget in [budget.min(Budget::EASY), budget] {
            for color in stronger_first(position) {
                if open[color as usize] {
                    match self.can_mate_without_sketch(position, color, budget) {
                        MatingChance::Yes(_) => return Some(false),
                        MatingChance::No(_) => open[color as usize] = false,
                        MatingChance::Undecided => {}
                    }
                }
            }
        }
        (open == [false; 2]).then_some(true)
    }

    /// Returns whether `attacker` can still mate by some series of legal moves (6.9).
    pub fn can_mate(&mut self, position: &Position, attacker: Color, budget: Budget) -> MatingChance {
        if budget > Budget(0) && sketch::draw(position, attacker, Effort::All, &mut self.sketch) {
            self.used = 0;
            return MatingChance::Yes(self.sketch.moves(attacker));
        }
        self.can_mate_without_sketch(position, attacker, budget)
    }

    fn can_mate_without_sketch(&mut self, position: &Position, attacker: Color, budget: Budget) -> MatingChance {
        self.left = usize::try_from(budget.0).unwrap_or(usize::MAX).min(u32::MAX as usize / 2);
        let all = self.left;
        let answer = if comes_from_a_game(position) {
            self.decide(position, attacker)
        } else {
            self.decide_from_no_game(position, attacker)
        };
        self.used = (all - self.left) as u64;
        self.search.shrink();
        self.whole.shrink();
        answer.unwrap_or(MatingChance::Undecided)
    }

    fn decide(&mut self, position: &Position, attacker: Color) -> Option<MatingChance> {
        // Before the material lemmas: the board may show a mate that no game can reach.
        if position.turn() != attacker && position.is_checkmate() {
            return Some(MatingChance::Yes(Vec::new()));
        }
        if material::forbids(position, attacker) {
            return Some(MatingChance::No(NoMateReason::Material));
        }
        if let Some(answer) = self.decide_after_forced(position, attacker) {
            return Some(answer);
        }
        // With a single knight or bishop the victim's men must help to hem in their king, which needs a target pattern.
        if has_one_minor(position, attacker) {
            let knight = !(position.men(attacker) & position.role(Role::Knight)).is_empty();
            let (first, second) = if knight {
                ([(Weights::TOGETHER, 2 * QUICK)], [(Weights::TOGETHER, 8 * QUICK)])
            } else {
                ([(Weights::IN_TURN, 2 * QUICK)], [(Weights::TOGETHER, 4 * QUICK)])
            };
            let little = Patience { each: 8, all: 60 };
            let more = Patience { each: 40, all: 400 };
            for (wanted, patience, ways) in [(2, little, &first), (6, more, &second)] {
                if let Some(answer) = self.search_by_goals(position, attacker, wanted, patience, ways) {
                    return Some(answer);
                }
            }
        }
        let heavy = position.role(Role::Queen) | position.role(Role::Rook);
        let pawns = position.pieces(attacker, Role::Pawn);
        let stopped = !pawns.is_empty()
            && (position.men(attacker) & heavy).is_empty()
            && stepping::free_pawns(position, attacker) == 0;
        if stopped
            && let Some(line) = stepping::unlock(&mut self.search, &mut self.sketch, position, attacker, &mut self.left)
        {
            return Some(MatingChance::Yes(line));
        }
        if let Some(answer) = self.search_straight(position, attacker) {
            return Some(answer);
        }
        if let Some(answer) = self.search_by_plans(position, attacker, 1..2, QUICK) {
            return Some(answer);
        }
        if self.left == 0 {
            return None;
        }
        if prove::is_blocked(position, attacker) {
            return Some(MatingChance::No(NoMateReason::Blocked));
        }
        if let Some(answer) = self.search_by_plans(position, attacker, 2..6, 2 * QUICK) {
            return Some(answer);
        }
        if prove::is_blocked_after_all(position, attacker) {
            return Some(MatingChance::No(NoMateReason::Blocked));
        }
        if prove::is_blocked_move_by_move(position, attacker) {
            return Some(MatingChance::No(NoMateReason::Forced));
        }
        if let Some(answer) = self.search_by_goals(
            position,
            attacker,
            6,
            Patience { each: 10, all: 640 },
            &[(Weights::TOGETHER, 500), (Weights::IN_TURN, 500)],
        ) {
            return Some(answer);
        }
        self.search_and_exhaust(position, attacker)
    }

    /// Decides after a forced move and any further forced moves; or after each of a few moves that leave the attacker
    /// only a knight or a bishop, which need other searches.
    fn decide_after_forced(&mut self, position: &Position, attacker: Color) -> Option<MatingChance> {
        let mut line = Vec::new();
        let mut next = *position;
        while line.len() < MOST_FORCED
            && let &[mv] = &*next.legal_moves()
        {
            line.push(mv);
            next = next.play(mv);
        }
        if !line.is_empty() {
            // So many forced moves may never end.
            return (line.len() < MOST_FORCED).then(|| self.decide_next(line, &next, attacker));
        }
        let moves = position.legal_moves();
        let is_left_alone = |mv: &Move| has_one_minor(&position.play(*mv), attacker);
        let are_few = (1..=FEW_MOVES).contains(&moves.len());
        if !are_few || has_one_minor(position, attacker) || !moves.iter().all(is_left_alone) {
            return None;
        }
        Some(self.decide_each(position, &moves, attacker))
    }

    /// Decides positions in which the side that has just moved is in check: its king cannot be captured (1.4.1), and
    /// the position after another move is an ordinary one.
    fn decide_from_no_game(&mut self, position: &Position, attacker: Color) -> Option<MatingChance> {
        if position.turn() != attacker && position.is_checkmate() {
            return Some(MatingChance::Yes(Vec::new()));
        }
        let king = position.king(!position.turn());
        let is_move = |mv: &Move| mv.to() != king && comes_from_a_game(&position.play(*mv));
        let moves: Vec<Move> = position.legal_moves().iter().copied().filter(is_move).collect();
        (!moves.is_empty()).then(|| self.decide_each(position, &moves, attacker))
    }

    /// Decides after each of the given moves, which must be all legal moves.
    fn decide_each(&mut self, position: &Position, moves: &[Move], attacker: Color) -> MatingChance {
        let mut all = MatingChance::No(NoMateReason::Forced);
        for &mv in moves {
            match self.decide_next(vec![mv], &position.play(mv), attacker) {
                MatingChance::No(NoMateReason::Forced) => {}
                MatingChance::No(ground) if all.is_no() => all = MatingChance::No(ground),
                MatingChance::No(_) => {}
                MatingChance::Undecided => all = MatingChance::Undecided,
                yes @ MatingChance::Yes(_) => return yes,
            }
        }
        all
    }

    /// Decides a position reached by forced moves.
    fn decide_next(&mut self, mut line: Vec<Move>, next: &Position, attacker: Color) -> MatingChance {
        if self.left > 0
            && !next.legal_moves().is_empty()
            && sketch::draw(next, attacker, Effort::All, &mut self.sketch)
        {
            line.extend(self.sketch.moves(attacker));
            return MatingChance::Yes(line);
        }
        match self.decide(next, attacker) {
            Some(MatingChance::Yes(rest)) => MatingChance::Yes(line.into_iter().chain(rest).collect()),
            Some(MatingChance::No(NoMateReason::Exhausted)) => MatingChance::No(NoMateReason::Exhausted),
            Some(MatingChance::No(_)) => MatingChance::No(NoMateReason::Forced),
            Some(MatingChance::Undecided) | None => MatingChance::Undecided,
        }
    }

    /// Runs searches of growing size and, interleaved with them, an exhaustive search that skips hopeless positions.
    fn search_and_exhaust(&mut self, position: &Position, attacker: Color) -> Option<MatingChance> {
        let guide = Guide::by_plan(&KingDistances::of(position, attacker, 0), attacker);
        let quest = Quest::new(attacker, &guide, Proofs::AfterChanges, Target::Mate);
        let mut outcome = self.whole.run(position, &quest, FIRST_PART.min(self.left));
        let mut seen = 0;
        for size in [500, 3_000, 18_000, 0] {
            self.left = self.left.saturating_sub(self.whole.nodes.len() - seen);
            seen = self.whole.nodes.len();
            match outcome {
                SearchEnd::Mate(node) => return Some(MatingChance::Yes(self.whole.line(node))),
                SearchEnd::Exhausted => return Some(MatingChance::No(NoMateReason::Exhausted)),
                SearchEnd::Changed(_) | SearchEnd::Spent if self.left == 0 => return None,
                SearchEnd::Changed(_) | SearchEnd::Spent => {}
            }
            if size == 0 {
                break;
            }
            if let Some(answer) = self.search_variously(position, attacker, size) {
                return Some(answer);
            }
            let part = if size == 18_000 { self.left } else { (200 * size).min(self.left) };
            outcome = self.whole.go_on(&quest, seen + part);
        }
        None
    }

    /// Runs a short search that follows the most promising moves.
    fn search_straight(&mut self, position: &Position, attacker: Color) -> Option<MatingChance> {
        let guide = Guide::by_plan(&KingDistances::of(position, attacker, 0), attacker);
        let outcome = self.search.run(position, &Quest::straight(attacker, &guide), QUICK.min(self.left));
        self.conclude(outcome)
    }

    /// Runs short searches, each with another plan.
    fn search_by_plans(
        &mut self,
        position: &Position,
        attacker: Color,
        turns: std::ops::Range<usize>,
        size: usize,
    ) -> Option<MatingChance> {
        for turn in turns {
            let guide = Guide::by_plan(&KingDistances::of(position, attacker, turn), attacker);
            if let Some(answer) = self.search(position, attacker, &guide, size) {
                return Some(answer);
            }
        }
        None
    }

    /// Searches led by mates that would fit, in several ways and sizes.
    fn search_by_goals(
        &mut self,
        position: &Position,
        attacker: Color,
        wanted: usize,
        patience: Patience,
        ways: &[(Weights, usize)],
    ) -> Option<MatingChance> {
        for moves in [AllowedMoves::Reversible, AllowedMoves::All] {
            let mut reach = Reach::of(position, attacker);
            reach.settle(moves);
            let goals = goal::goals(&reach, attacker, wanted, patience);
            for &(weights, size) in ways {
                for goal in &goals {
                    let guide = goal.guide(&reach, attacker, weights);
                    if let Some(answer) = self.search(position, attacker, &guide, size) {
                        return Some(answer);
                    }
                }
            }
        }
        None
    }

    /// Runs searches guided by goals, by plans, and from change to change.
    fn search_variously(&mut self, position: &Position, attacker: Color, size: usize) -> Option<MatingChance> {
        if let Some(answer) = self.search_by_goals(
            position,
            attacker,
            6,
            Patience { each: 500, all: 32_000 },
            &[(Weights::IN_TURN, size), (Weights::TOGETHER, size)],
        ) {
            return Some(answer);
        }
        for turn in 0..3 {
            for (move_cost, victim_helps) in [(2, false), (1, false), (2, true), (0, false)] {
                let mut guide = Guide::by_plan(&KingDistances::of(position, attacker, turn), attacker);
                guide.move_cost = move_cost;
                if victim_helps {
                    guide.let_the_victim_take(attacker);
                }
                if let Some(answer) = self.search(position, attacker, &guide, 4 * size) {
                    return Some(answer);
                }
            }
        }
        let line = stepping::find(&mut self.search, position, attacker, 2 * size, 80 * size, &mut self.left)?;
        Some(MatingChance::Yes(line))
    }

    /// Runs one search of limited size.
    fn search(&mut self, position: &Position, attacker: Color, guide: &Guide, size: usize) -> Option<MatingChance> {
        let size = size.min(self.left);
        let outcome = self.search.run(position, &Quest::new(attacker, guide, Proofs::None, Target::Mate), size);
        self.conclude(outcome)
    }

    fn conclude(&mut self, outcome: SearchEnd) -> Option<MatingChance> {
        self.left = self.left.saturating_sub(self.search.nodes.len());
        match outcome {
            SearchEnd::Mate(node) => Some(MatingChance::Yes(self.search.line(node))),
            SearchEnd::Exhausted => Some(MatingChance::No(NoMateReason::Exhausted)),
            SearchEnd::Changed(_) | SearchEnd::Spent => None,
        }
    }
}

/// Returns whether the side that has moved is not in check.
fn comes_from_a_game(position: &Position) -> bool {
    position.attackers(position.king(!position.turn()), position.turn()).is_empty()
}

/// Returns whether a side has only a knight or a bishop besides its king.
fn has_one_minor(position: &Position, color: Color) -> bool {
    let minor = position.role(Role::Knight) | position.role(Role::Bishop);
    position.men(color).count() == 2 && !(position.men(color) & minor).is_empty()
}

/// Returns whether a lemma on few men shows that one side can mate.
fn is_alive_by_material(position: &Position) -> bool {
    material::allows(position) && comes_from_a_game(position)
}

/// Returns whether there are few pieces on the board, including kings.
fn has_few(position: &Position) -> bool {
    (position.occupied() & !position.role(Role::Pawn)).count() <= FEW
}

fn ways_for(position: &Position) -> &'static [(usize, Effort)] {
    if has_few(position) { &WAYS_OF_FEW } else { &WAYS }
}

/// Returns the side with more mating material, which is more likely to mate, and the other.
fn stronger_first(position: &Position) -> [Color; 2] {
    if strength(position, Color::Black) > strength(position, Color::White) {
        [Color::Black, Color::White]
    } else {
        Color::ALL
    }
}

/// Returns a rough measure of a side's mating material.
fn strength(position: &Position, color: Color) -> u32 {
    let worth = [(Role::Queen, 9), (Role::Rook, 5), (Role::Pawn, 2), (Role::Knight, 1), (Role::Bishop, 1)];
    worth.into_iter().map(|(role, worth)| position.pieces(color, role).count() * worth).sum()
}
