//! A quick search for a mate with both sides' help, led by a [`Plan`].
//!
//! Moves are put in a queue by how much nearer they bring a mate, and played only when their turn comes. Ordinary
//! positions need little more than one position for each move of the line found.

use super::guide::Guide;
use super::queue::Queue;
use super::seen::Seen;
use crate::moves::Kind;
use crate::rays::{KING, KNIGHT, PAWN};
use crate::{Bitboard, Color, Move, MoveList, Position, Role, bishop_attacks, rook_attacks};

/// A position met, and how.
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) parent: u32,
    pub(super) mv: Option<Move>,
    cost: i16,
}

/// What a search looks for.
#[derive(Clone, Copy)]
pub(super) enum Target {
    /// A mate.
    Mate,
    /// A move by a man of a colour and role to one of some squares; or a mate.
    Change(Color, Role, u64),
}

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// A mate stands on this node.
    Mate(u32),
    /// The change looked for has led to this node.
    Changed(u32),
    /// All positions that can be reached have been met; none is a mate.
    Exhausted,
    /// The number of positions allowed was used up.
    Spent,
}

/// The memory of the quick search.
pub(super) struct Sprint {
    pub(super) nodes: Vec<Node>,
    queue: Queue,
    seen: Seen,
    list: MoveList,
}

/// Where a check can be given from, and how many squares the victim's king has left.
struct Aim {
    straight: u64,
    diagonal: u64,
    knight: u64,
    pawn: u64,
    free: u32,
}

impl Sprint {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), queue: Queue::new(), seen: Seen::new(), list: MoveList::new() }
    }

    /// The moves that led to a node.
    pub(super) fn line(&self, mut node: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some(Node { mv: Some(mv), parent, .. }) = self.nodes.get(node as usize) {
            line.push(*mv);
            node = *parent;
        }
        line.reverse();
        line
    }

    /// Searches for a mate by `attacker`, meeting at most `limit` positions.
    pub(super) fn run(&mut self, start: &Position, attacker: Color, guide: &Guide, limit: usize, prove: bool, target: Target) -> Outcome {
        self.nodes.clear();
        self.queue.clear();
        self.seen.clear();
        let cost = 256;
        if let Some(outcome) = self.visit(*start, u32::MAX, None, cost, attacker, guide, prove, target) {
            return outcome;
        }
        while let Some(entry) = self.queue.pop() {
            if self.nodes.len() >= limit {
                return Outcome::Spent;
            }
            let Some(parent) = self.nodes.get(entry.node as usize) else { continue };
            let position = parent.position.play(entry.mv);
            if let Some(outcome) = self.visit(position, entry.node, Some(entry.mv), entry.cost, attacker, guide, prove, target) {
                return outcome;
            }
        }
        Outcome::Exhausted
    }

    /// Adds a position and its moves, unless it is known or hopeless; gives the outcome if it is a mate.
    fn visit(
        &mut self,
        position: Position,
        parent: u32,
        mv: Option<Move>,
        cost: i16,
        attacker: Color,
        guide: &Guide,
        prove: bool,
        target: Target,
    ) -> Option<Outcome> {
        let number = self.nodes.len() as u32;
        let nodes = &self.nodes;
        // A number given to the node to be is not looked up before it is pushed.
        if self.seen.insert(&position, number, |i| &nodes[i as usize].position).is_err() {
            return None;
        }
        self.nodes.push(Node { position, parent, mv, cost });
        position.legal_moves_into(&mut self.list);
        if self.list.is_empty() {
            let mated = position.turn() != attacker && position.is_check();
            return mated.then_some(Outcome::Mate(number));
        }
        if super::material::forbids(&position, attacker) {
            return None;
        }
        if prove && position.halfmove_clock() == 0 && mv.is_some() && super::prove::is_blocked(&position, attacker) {
            return None;
        }
        if let Target::Change(color, role, to) = target
            && position.turn() == color
        {
            for &mv in &self.list {
                if mv.role() == role
                    && to >> mv.to().number() & 1 == 1
                    && (role == Role::Pawn || position.is_capture(mv))
                {
                    let after = position.play(mv);
                    self.nodes.push(Node { position: after, parent: number, mv: Some(mv), cost: 0 });
                    return Some(Outcome::Changed(number + 1));
                }
            }
        }
        if position.turn() == attacker {
            let aim = Aim::of(&position, attacker);
            for &mv in &self.list {
                if aim.free <= 2 && aim.checks(mv) {
                    let after = position.play(mv);
                    if after.count_legal_moves() == 0 && after.is_check() {
                        self.nodes.push(Node { position: after, parent: number, mv: Some(mv), cost: 0 });
                        return Some(Outcome::Mate(number + 1));
                    }
                }
                let cost = guide.cost(&position, mv);
                self.queue.push(number, mv, cost + self.nodes[number as usize].cost);
            }
        } else {
            for &mv in &self.list {
                let cost = guide.cost(&position, mv);
                self.queue.push(number, mv, cost + self.nodes[number as usize].cost);
            }
        }
        None
    }
}

impl Aim {
    fn of(position: &Position, attacker: Color) -> Self {
        let king = position.king(!attacker);
        let occupied = position.occupied();
        let mut free = KING[king.index()] & !position.planes.of(!attacker);
        let mut count = 0;
        while free != 0 {
            let square = crate::Square::new(free.trailing_zeros() as u8);
            free &= free - 1;
            if position.attackers(square, attacker).is_empty() {
                count += 1;
            }
        }
        let Bitboard(straight) = rook_attacks(king, occupied);
        let Bitboard(diagonal) = bishop_attacks(king, occupied);
        Self {
            straight,
            diagonal,
            knight: KNIGHT[king.index()],
            pawn: PAWN[!attacker as usize][king.index()],
            free: count,
        }
    }

    fn checks(&self, mv: Move) -> bool {
        let from = match mv.kind() {
            Kind::Pawn | Kind::DoubleStep | Kind::EnPassant => self.pawn,
            Kind::Knight | Kind::PromotionToKnight => self.knight,
            Kind::Bishop | Kind::PromotionToBishop => self.diagonal,
            Kind::Rook | Kind::PromotionToRook => self.straight,
            Kind::Queen | Kind::PromotionToQueen => self.straight | self.diagonal,
            Kind::King | Kind::Castling => 0,
        };
        from >> mv.to().number() & 1 == 1
    }
}

