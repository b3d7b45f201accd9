//! What makes a move look promising: tables that order a search and decide nothing.

use super::plan::Plan;
use crate::moves::Kind;
use crate::{Color, Move, Position, Role};

/// Costs of moves by both sides; a move that brings a mate nearer costs less than nothing.
#[derive(Clone)]
pub(super) struct Guide {
    /// For each colour and role, what it costs to be on a square.
    pub(super) place: [[[i16; 64]; 6]; 2],
    /// For each colour, what it costs to take a man, by the code of what is taken.
    pub(super) take: [[i16; 8]; 2],
    /// For each colour, what a pawn's move costs.
    pub(super) push: [i16; 2],
    /// For each colour, what it costs to promote to a queen, rook, bishop or knight; on top of a pawn's place.
    pub(super) promote: [[i16; 4]; 2],
    /// What any move costs.
    pub(super) move_cost: i16,
}

impl Guide {
    /// The kings go to where a plan wants them, the attacker takes what is to be had, and promotes.
    pub(super) fn by_plan(plan: &Plan, attacker: Color) -> Self {
        let a = attacker as usize;
        let v = 1 - a;
        let mut guide =
            Self { place: [[[0; 64]; 6]; 2], take: [[0; 8]; 2], push: [0; 2], promote: [[0; 4]; 2], move_cost: 0 };
        for square in 0..64 {
            guide.place[a][Role::King as usize][square] = 6 * i16::from(plan.attacker_king[square]);
            guide.place[v][Role::King as usize][square] = 4 * i16::from(plan.victim_king[square]);
        }
        // The victim's men are less in the way off the edges.
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

    /// Captures and pawn moves by the victim open what is blocked.
    pub(super) fn let_the_victim_take(&mut self, attacker: Color) {
        let victim = !attacker as usize;
        for cost in &mut self.take[victim] {
            *cost /= 4;
        }
        self.push[victim] = -2;
    }

    /// The costs of one side's moves, laid out for speed.
    #[inline]
    pub(super) fn for_side(&self, color: Color) -> Costs<'_> {
        let color = color as usize;
        let mut by_kind = [self.move_cost; 16];
        for kind in [Kind::Pawn, Kind::DoubleStep, Kind::EnPassant] {
            by_kind[kind as usize] += self.push[color];
        }
        for (kind, cost) in Kind::PROMOTIONS.into_iter().zip(self.promote[color]) {
            by_kind[kind as usize] += cost;
        }
        let place = Kind::ALL.map(|kind| match kind {
            Kind::Castling => &[0; 64],
            _ => &self.place[color][kind.role() as usize],
        });
        Costs { place, take: &self.take[color], by_kind }
    }
}

/// What one side's moves cost, by the number of their kind.
pub(super) struct Costs<'a> {
    place: [&'a [i16; 64]; 16],
    take: &'a [i16; 8],
    by_kind: [i16; 16],
}

impl Costs<'_> {
    /// What a move costs, among these enemies.
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
