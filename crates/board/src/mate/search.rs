//! Best-first search for a helpmate, visiting each position once.
//!
//! Moves are queued by their cost in a [`Guide`], and played only when dequeued. Ordinary positions need little more
//! than one position per move of the line found. If the queue becomes empty, all reachable positions have been visited,
//! which proves that there is no mate.

use super::guide::{Choose, Costs, Guide};
use super::queue::Queue;
use super::seen::VisitedSet;
use super::{material, prove};
use crate::generate::attacked_by;
use crate::moves::MoveKind;
use crate::rays::{KING, KNIGHT, PAWN};
use crate::sliders::{Kernel, Sliders, dispatch};
use crate::{Bitboard, Color, Move, MoveList, Position, Role, Square, bishop_attacks, rook_attacks};

/// A visited position, with the move that led to it.
pub(super) struct SearchNode {
    pub(super) position: Position,
    parent: u32,
    mv: Option<Move>,
    cost: i16,
}

/// The aim of a search.
#[derive(Clone, Copy)]
pub(super) enum Target {
    Mate,
    /// A pawn move or a capture by a man of a colour and role to one of some squares; or a mate.
    Change(Color, Role, u64),
}

/// Whether to skip positions that are proved hopeless.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Proofs {
    /// Only by their material.
    None,
    /// After each capture and pawn move, as long as the proofs sometimes succeed.
    AfterChanges,
}

/// The outcome of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchEnd {
    /// This node is a mate.
    Mate(u32),
    /// The target change led to this node.
    Changed(u32),
    /// All reachable positions were visited; none is a mate.
    Exhausted,
    /// The budget of positions was exhausted.
    Spent,
}

/// The memory of a search, reused by the next one.
pub(super) struct MateSearch {
    pub(super) nodes: Vec<SearchNode>,
    queue: Queue,
    seen: VisitedSet,
    list: MoveList,
    tried: u32,
    proved: u32,
}

/// The aim and bounds of one search.
pub(super) struct Quest<'a> {
    attacker: Color,
    costs: [Costs<'a>; 2],
    proofs: Proofs,
    target: Target,
    /// Whether only the best move of each position is queued until it fails.
    straight: bool,
}

impl<'a> Quest<'a> {
    /// Creates a search for a mate that is expected to be easy, which follows the most promising move immediately.
    pub(super) fn straight(attacker: Color, guide: &'a Guide) -> Self {
        Self { straight: true, ..Self::new(attacker, guide, Proofs::None, Target::Mate) }
    }

    /// Creates a search for a mate by `attacker`, or for another target.
    pub(super) fn new(attacker: Color, guide: &'a Guide, proofs: Proofs, target: Target) -> Self {
        Self { attacker, costs: Color::ALL.map(|color| guide.for_side(color)), proofs, target, straight: false }
    }
}

/// A placeholder in the queue for all less promising moves of a position: no move goes from a square to itself.
const THE_OTHERS: Move = Move::new(Square::new(0), Square::new(0), MoveKind::Pawn);

/// A placeholder for all moves of a position but the best.
const THE_REST: Move = Move::new(Square::new(1), Square::new(1), MoveKind::Pawn);

/// The number of nodes above which memory is released; only very hard positions need more.
const KEEP: usize = 1 << 16;

impl MateSearch {
    pub(super) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            queue: Queue::new(),
            seen: VisitedSet::new(),
            list: MoveList::new(),
            tried: 0,
            proved: 0,
        }
    }

    /// Releases the memory of a large search.
    pub(super) fn shrink(&mut self) {
        self.seen.shrink();
        if self.nodes.capacity() > KEEP {
            self.nodes.clear();
            self.nodes.shrink_to(KEEP);
            self.queue.shrink();
        }
    }

    /// Returns the moves from the root to a node.
    pub(super) fn line(&self, mut node: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some(&SearchNode { mv: Some(mv), parent, .. }) = self.nodes.get(node as usize) {
            line.push(mv);
            node = parent;
        }
        line.reverse();
        line
    }

    /// Starts a search that meets at most `limit` positions.
    pub(super) fn run(&mut self, start: &Position, quest: &Quest<'_>, limit: usize) -> SearchEnd {
        const START: i16 = 256;
        self.nodes.clear();
        self.queue.clear();
        self.seen.clear();
        (self.tried, self.proved) = (0, 0);
        if let Some(outcome) = self.visit(*start, u32::MAX, None, START, quest) {
            return outcome;
        }
        self.go_on(quest, limit)
    }

    /// Continues an exhausted search until the given number of positions have been visited.
    pub(super) fn go_on(&mut self, quest: &Quest<'_>, limit: usize) -> SearchEnd {
        while self.nodes.len() < limit {
            let Some(entry) = self.queue.pop() else { return SearchEnd::Exhausted };
            if entry.mv == THE_OTHERS {
                self.push_others(entry.node, quest);
                continue;
            }
            if entry.mv == THE_REST {
                self.push_rest(entry.node, quest);
                continue;
            }
            let Some(parent) = self.nodes.get(entry.node as usize) else { continue };
            let position = parent.position.play(entry.mv);
            if let Some(outcome) = self.visit(position, entry.node, Some(entry.mv), entry.cost, quest) {
                return outcome;
            }
        }
        SearchEnd::Spent
    }

    /// Adds a position and its moves, unless it is known or hopeless; returns the outcome if it is the target.
    fn visit(
        &mut self,
        position: Position,
        parent: u32,
        mv: Option<Move>,
        cost: i16,
        quest: &Quest<'_>,
    ) -> Option<SearchEnd> {
        let number = self.nodes.len() as u32;
        let nodes = &self.nodes;
        if self.seen.insert(&position, number, |i| &nodes[i as usize].position).is_err() {
            return None;
        }
        self.nodes.push(SearchNode { position, parent, mv, cost });
        if quest.straight {
            return self.follow(&position, number, cost, quest);
        }
        position.legal_moves_into(&mut self.list);
        if self.list.is_empty() {
            let mated = position.turn() != quest.attacker && position.is_check();
            return mated.then_some(SearchEnd::Mate(number));
        }
        if material::forbids(&position, quest.attacker) || self.is_proved_hopeless(&position, mv, quest) {
            return None;
        }
        if let Some(outcome) = self.changes(&position, number, quest) {
            return Some(outcome);
        }
        if position.turn() == quest.attacker {
            let aim = dispatch(TakeAim(&position));
            if aim.free <= HEMMED_IN
                && let Some(outcome) = self.mates(&position, number, &aim, quest)
            {
                return Some(outcome);
            }
        }
        self.push_promising(&position, number, cost, quest);
        None
    }

    /// Queues the best move, and one entry for all the others.
    #[inline]
    fn follow(&mut self, position: &Position, number: u32, cost: i16, quest: &Quest<'_>) -> Option<SearchEnd> {
        let choice = dispatch(Choose(position, &quest.costs[position.turn() as usize]));
        let Some(best) = choice.best else {
            let mated = position.turn() != quest.attacker && position.is_check();
            return mated.then_some(SearchEnd::Mate(number));
        };
        if material::forbids(position, quest.attacker) {
            return None;
        }
        if position.turn() == quest.attacker {
            let aim = dispatch(TakeAim(position));
            if aim.free <= HEMMED_IN {
                position.legal_moves_into(&mut self.list);
                if let Some(outcome) = self.mates(position, number, &aim, quest) {
                    return Some(outcome);
                }
            }
        }
        if choice.count > 1 {
            self.queue.push(number, THE_REST, cost.saturating_add(choice.next));
        }
        self.queue.push(number, best, cost.saturating_add(choice.cost));
        None
    }

    /// Puts all moves but the best in the queue.
    fn push_rest(&mut self, number: u32, quest: &Quest<'_>) {
        let Some(node) = self.nodes.get(number as usize) else { return };
        let (position, cost) = (node.position, node.cost);
        let costs = &quest.costs[position.turn() as usize];
        let best = dispatch(Choose(&position, costs)).best;
        position.legal_moves_into(&mut self.list);
        let enemies = position.planes.of(!position.turn());
        for &mv in self.list.iter().filter(|&&mv| Some(mv) != best) {
            self.queue.push(number, mv, cost.saturating_add(costs.of(&position, enemies, mv)));
        }
    }

    /// Queues the moves with negative cost, and one entry for all the others.
    #[inline]
    fn push_promising(&mut self, position: &Position, number: u32, cost: i16, quest: &Quest<'_>) {
        let costs = &quest.costs[position.turn() as usize];
        let enemies = position.planes.of(!position.turn());
        let mut least = i16::MAX;
        for &mv in &self.list {
            let change = costs.of(position, enemies, mv);
            if change < 0 {
                self.queue.push(number, mv, cost.saturating_add(change));
            } else {
                least = least.min(change);
            }
        }
        if least < i16::MAX {
            self.queue.push(number, THE_OTHERS, cost.saturating_add(least));
        }
    }

    /// Puts the moves in the queue that were left out at first.
    fn push_others(&mut self, number: u32, quest: &Quest<'_>) {
        let Some(node) = self.nodes.get(number as usize) else { return };
        let (position, cost) = (node.position, node.cost);
        position.legal_moves_into(&mut self.list);
        let costs = &quest.costs[position.turn() as usize];
        let enemies = position.planes.of(!position.turn());
        for &mv in &self.list {
            let change = costs.of(&position, enemies, mv);
            if change >= 0 {
                self.queue.push(number, mv, cost.saturating_add(change));
            }
        }
    }

    /// Returns whether a proof rules out a mate after a change.
    fn is_proved_hopeless(&mut self, position: &Position, mv: Option<Move>, quest: &Quest<'_>) -> bool {
        if quest.proofs == Proofs::None || position.halfmove_clock() != 0 || mv.is_none() {
            return false;
        }
        self.tried += 1;
        let is_worth_it = self.tried < 200 || self.proved * 16 > self.tried || self.tried.is_multiple_of(16);
        let proved = is_worth_it && prove::is_blocked(position, quest.attacker);
        self.proved += u32::from(proved);
        proved
    }

    /// Plays the target change, if it is possible now.
    fn changes(&mut self, position: &Position, number: u32, quest: &Quest<'_>) -> Option<SearchEnd> {
        let Target::Change(color, role, to) = quest.target else { return None };
        if position.turn() != color {
            return None;
        }
        let is_change = |mv: &Move| {
            mv.role() == role && to >> mv.to().number() & 1 == 1 && (role == Role::Pawn || position.is_capture(*mv))
        };
        let &mv = self.list.iter().find(|mv| is_change(mv))?;
        self.nodes.push(SearchNode { position: position.play(mv), parent: number, mv: Some(mv), cost: 0 });
        Some(SearchEnd::Changed(number + 1))
    }

    /// Plays a mate in one move.
    fn mates(&mut self, position: &Position, number: u32, aim: &Aim, quest: &Quest<'_>) -> Option<SearchEnd> {
        for &mv in &self.list {
            if aim.checks(mv) && (!quest.straight || aim.holds(position, mv)) {
                let after = position.play(mv);
                if after.count_legal_moves() == 0 && after.is_check() {
                    self.nodes.push(SearchNode { position: after, parent: number, mv: Some(mv), cost: 0 });
                    return Some(SearchEnd::Mate(number + 1));
                }
            }
        }
        None
    }
}

/// The number of king squares up to which a mate in one move is tried.
const HEMMED_IN: u32 = 2;

/// The squares from which the side to move can give check, and the number of squares left to the other king.
struct Aim {
    straight: u64,
    diagonal: u64,
    knight: u64,
    pawn: u64,
    free: u32,
    /// The squares that the king has left.
    ways_out: u64,
}

/// Computes an [`Aim`] with the fastest sliders.
struct TakeAim<'a>(&'a Position);

impl Kernel for TakeAim<'_> {
    type Output = Aim;
    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> Aim {
        let position = self.0;
        let planes = &position.planes;
        let attacker = position.turn();
        let king = position.king(!attacker);
        let occupied = planes.occupied();
        let own = planes.of(attacker);
        let without_king = occupied & !(1 << king.number());
        let guarded = match attacker {
            Color::White => attacked_by::<true, S>(planes, own, without_king, sliders),
            Color::Black => attacked_by::<false, S>(planes, own, without_king, sliders),
        };
        let ways_out = KING[king.index()] & !planes.of(!attacker) & !guarded;
        Aim {
            straight: sliders.rook(king, occupied),
            diagonal: sliders.bishop(king, occupied),
            knight: KNIGHT[king.index()],
            pawn: PAWN[!attacker as usize][king.index()],
            free: ways_out.count_ones(),
            ways_out,
        }
    }
}

impl Aim {
    /// Returns whether the moving man covers all squares that the others leave the king; otherwise it is not a mate.
    fn holds(&self, position: &Position, mv: Move) -> bool {
        let king = position.king(!position.turn());
        let gone = Bitboard::from(mv.from()) | king.into();
        let occupied = (position.occupied() & !gone) | mv.to().into();
        let covered = match mv.kind() {
            MoveKind::Knight | MoveKind::PromotionToKnight => Bitboard(KNIGHT[mv.to().index()]),
            MoveKind::Bishop | MoveKind::PromotionToBishop => bishop_attacks(mv.to(), occupied),
            MoveKind::Rook | MoveKind::PromotionToRook => rook_attacks(mv.to(), occupied),
            MoveKind::Queen | MoveKind::PromotionToQueen => {
                bishop_attacks(mv.to(), occupied) | rook_attacks(mv.to(), occupied)
            }
            _ => return true,
        };
        self.ways_out & !covered.0 == 0
    }

    #[inline]
    fn checks(&self, mv: Move) -> bool {
        let from = match mv.kind() {
            MoveKind::Pawn | MoveKind::DoubleStep | MoveKind::EnPassant => self.pawn,
            MoveKind::Knight | MoveKind::PromotionToKnight => self.knight,
            MoveKind::Bishop | MoveKind::PromotionToBishop => self.diagonal,
            MoveKind::Rook | MoveKind::PromotionToRook => self.straight,
            MoveKind::Queen | MoveKind::PromotionToQueen => self.straight | self.diagonal,
            MoveKind::King | MoveKind::Castling => 0,
        };
        let to: Square = mv.to();
        from >> to.number() & 1 == 1
    }
}
