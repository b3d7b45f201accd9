//! Move costs for ordering a search; they do not affect its answer.

use super::plan::KingDistances;
use crate::generate::{Sink, generate, lowest};
use crate::moves::MoveKind;
use crate::sliders::{Kernel, Sliders};
use crate::{Color, Move, Position, Role, Square};

/// Costs of moves by both sides; a move that brings a mate nearer has a negative cost.
#[derive(Clone)]
pub(super) struct Guide {
    /// The cost of being on a square, per colour and role.
    pub(super) place: [[[i16; 64]; 6]; 2],
    /// The cost of a capture, per colour and code of the captured man.
    pub(super) take: [[i16; 8]; 2],
    /// The cost of a pawn move, per colour.
    pub(super) push: [i16; 2],
    /// The cost of promoting to a queen, rook, bishop or knight, per colour, in addition to the pawn's square.
    pub(super) promote: [[i16; 4]; 2],
    /// The cost of any move.
    pub(super) move_cost: i16,
}

impl Guide {
    /// Creates a guide that moves the kings by a plan, and makes the attacker capture and promote.
    pub(super) fn by_plan(plan: &KingDistances, attacker: Color) -> Self {
        let a = attacker as usize;
        let v = 1 - a;
        let mut guide =
            Self { place: [[[0; 64]; 6]; 2], take: [[0; 8]; 2], push: [0; 2], promote: [[0; 4]; 2], move_cost: 0 };
        for square in 0..64 {
            guide.place[a][Role::King as usize][square] = 6 * i16::from(plan.attacker_king[square]);
            guide.place[v][Role::King as usize][square] = 4 * i16::from(plan.victim_king[square]);
        }
        // The victim's men obstruct less away from the edges.
        for place in &mut guide.place[v][..Role::King as usize] {
            place[9..56].fill(-1);
        }
        // By the codes of the planes: pawn 1, rook 2, bishop 4, knight 5, queen 6.
        guide.take[a] = [0, -4, -10, 0, -8, -8, -12, 0];
        guide.take[v] = [0, 12, 30, 0, 16, 16, 40, 0];
        guide.push[a] = if plan.has_heavy { -4 } else { -5 };
        guide.promote[a] = [-20, 0, 0, 0];
        guide.promote[v] = [20, 20, 0, 0];
        guide
    }

    /// Makes captures and pawn moves by the victim cheap, to open blocked positions.
    pub(super) fn let_the_victim_take(&mut self, attacker: Color) {
        let victim = !attacker as usize;
        for cost in &mut self.take[victim] {
            *cost /= 4;
        }
        self.push[victim] = -2;
    }

    /// Returns the costs of one side's moves, in a layout for fast lookup.
    #[inline]
    pub(super) fn for_side(&self, color: Color) -> Costs<'_> {
        let color = color as usize;
        let mut by_kind = [self.move_cost; 16];
        for kind in [MoveKind::Pawn, MoveKind::DoubleStep, MoveKind::EnPassant] {
            by_kind[kind as usize] += self.push[color];
        }
        for (kind, cost) in MoveKind::PROMOTIONS.into_iter().zip(self.promote[color]) {
            by_kind[kind as usize] += cost;
        }
        let place = MoveKind::ALL.map(|kind| match kind {
            MoveKind::Castling => &[0; 64],
            _ => &self.place[color][kind.role() as usize],
        });
        Costs { place, take: &self.take[color], by_kind }
    }
}

/// The costs of one side's moves, indexed by kind.
pub(super) struct Costs<'a> {
    place: [&'a [i16; 64]; 16],
    take: &'a [i16; 8],
    by_kind: [i16; 16],
}

/// The cheapest legal move.
#[derive(Clone, Copy)]
pub(super) struct CheapestMove {
    /// The number of moves.
    pub(super) count: u32,
    /// The last found of the cheapest moves.
    pub(super) best: Option<Move>,
    pub(super) cost: i16,
    /// The cost of the next best move.
    pub(super) next: i16,
}

/// Finds the cheapest move without listing the others.
pub(super) struct Choose<'a>(pub(super) &'a Position, pub(super) &'a Costs<'a>);

impl Kernel for Choose<'_> {
    type Output = CheapestMove;
    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> CheapestMove {
        let Self(position, costs) = self;
        let choice = CheapestMove { count: 0, best: None, cost: i16::MAX, next: i16::MAX };
        let mut chooser = Chooser { position, costs, enemies: position.planes.of(!position.turn()), choice };
        match position.turn() {
            Color::White => generate::<true, S>(position, sliders, &mut chooser),
            Color::Black => generate::<false, S>(position, sliders, &mut chooser),
        }
        chooser.choice
    }
}

struct Chooser<'a> {
    position: &'a Position,
    costs: &'a Costs<'a>,
    enemies: u64,
    choice: CheapestMove,
}

impl Chooser<'_> {
    #[inline(always)]
    fn offer(&mut self, mv: Move, cost: i16) {
        let choice = &mut self.choice;
        choice.count += 1;
        if cost <= choice.cost {
            choice.next = choice.cost;
            choice.cost = cost;
            choice.best = Some(mv);
        } else if cost < choice.next {
            choice.next = cost;
        }
    }

    #[inline(always)]
    fn arrival(&self, kind: usize, to: Square) -> i16 {
        let place = self.costs.place[kind & 15][to.index()];
        if self.enemies >> to.number() & 1 == 0 {
            place
        } else {
            place + self.costs.take[self.position.planes.code_at(to)]
        }
    }
}

impl Sink for Chooser<'_> {
    #[inline(always)]
    fn piece(&mut self, kind: MoveKind, from: Square, mut targets: u64) {
        let i = kind as usize & 15;
        let base = self.costs.by_kind[i] - self.costs.place[i][from.index()];
        while targets != 0 {
            let to = lowest(targets);
            self.offer(Move::new(from, to, kind), base + self.arrival(i, to));
            targets &= targets - 1;
        }
    }
    #[inline(always)]
    fn single(&mut self, mv: Move) {
        let cost = self.costs.of(self.position, self.enemies, mv);
        self.offer(mv, cost);
    }
}

impl Costs<'_> {
    /// Returns the cost of a move, given the enemy men.
    #[inline]
    pub(super) fn of(&self, position: &Position, enemies: u64, mv: Move) -> i16 {
        let kind = mv.kind() as usize;
        let place = self.place[kind];
        let cost = self.by_kind[kind] + place[mv.to().index()] - place[mv.from().index()];
        if enemies >> mv.to().number() & 1 == 0 {
            return cost;
        }
        cost + self.take[position.planes.code_at(mv.to())]
    }
}
