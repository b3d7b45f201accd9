//! Candidate mates: target squares of the men, and their distances.
//!
//! Each goal is a real mate: its men are placed on an empty board among the men that never move, and the legal moves
//! are generated. The search then tests whether the goal can be reached.

use super::guide::Guide;
use super::reach::{IrreversibleMove, Reach, attacks};
use crate::planes::{Planes, code};
use crate::position::{Checked, Variant};
use crate::rays::KING;
use crate::{Bitboard, Color, Piece, Position, Role, Square};

const FAR: u8 = 40;
/// The maximum number of men in a goal besides the kings.
const MOST: usize = 5;

/// A man and its target square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Placed {
    man: u8,
    square: Square,
    /// The piece; for a pawn the one it promotes to.
    role: Role,
}

/// A target mate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    cost: u32,
    victim: Square,
    king: Square,
    placed: [Option<Placed>; MOST],
}

/// A search for the nearest goals.
struct Finder<'a> {
    reach: &'a Reach,
    attacker: Color,
    walls: u64,
    /// The distance of each man from each square.
    far: Vec<[u8; 64]>,
    best: Vec<Goal>,
    wanted: usize,
    steps: u32,
    /// The maximum number of placements, per square of the victim's king and in total.
    patience: Patience,
    all_steps: u32,
}

/// A maximum number of placements.
#[derive(Clone, Copy)]
pub(super) struct Patience {
    /// Per square of the victim's king.
    pub(super) each: u32,
    /// In all.
    pub(super) all: u32,
}

/// Returns the nearest goals within the bounds of reachable squares.
pub(super) fn goals(reach: &Reach, attacker: Color, wanted: usize, patience: Patience) -> Vec<Goal> {
    let walls = reach.fixed[0] | reach.fixed[1];
    let far = reach.men().iter().map(|man| distances(man.role, man.color, man.start, walls, man.anywhere())).collect();
    let mut finder = Finder { reach, attacker, walls, far, best: Vec::new(), wanted, steps: 0, patience, all_steps: 0 };
    finder.find();
    finder.best
}

impl Finder<'_> {
    fn find(&mut self) {
        let (a, v) = (self.attacker as usize, 1 - self.attacker as usize);
        let mut victims: Vec<Square> = Bitboard(self.reach.king(!self.attacker)).into_iter().collect();
        let off_centre = |square: Square| {
            let (f, r) = (square.file().min(7 - square.file()), square.rank().min(7 - square.rank()));
            u32::from(f.min(r)) * 4 + u32::from(f.max(r))
        };
        victims.sort_by_key(|&s| u32::from(self.far[v][s.index()]) + off_centre(s));
        for victim in victims {
            if self.all_steps > self.patience.all {
                break;
            }
            let cost = u32::from(self.far[v][victim.index()]) + off_centre(victim);
            let beside = self.reach.king_beside(!self.attacker, self.attacker, victim);
            for king in Bitboard(beside) {
                let near = KING[king.index()] & KING[victim.index()] != 0;
                let stays = self.far[a][king.index()] == 0;
                let cost = cost + u32::from(self.far[a][king.index()]);
                if (near || stays) && cost < self.worst() {
                    self.check(victim, king, cost);
                }
            }
            self.steps = 0;
        }
        self.best.sort_by_key(|goal| goal.cost);
    }

    fn worst(&self) -> u32 {
        if self.best.len() < self.wanted { u32::MAX } else { self.best.iter().map(|goal| goal.cost).max().unwrap_or(0) }
    }

    /// Tries each man that could give check.
    fn check(&mut self, victim: Square, king: Square, cost: u32) {
        for i in 2..self.reach.men().len() {
            let man = self.reach.men()[i];
            if man.color != self.attacker {
                continue;
            }
            for (role, squares) in forms(man.role, man.reach, man.promoted) {
                let blockers = self.walls & !Bitboard::from(victim).0;
                let from = attacks(role, !man.color, victim, blockers) & squares;
                for square in Bitboard(from) {
                    let cost = cost + self.distance(i, square, role);
                    if cost >= self.worst() || square == king {
                        continue;
                    }
                    let empty = Goal { cost, victim, king, placed: [None; MOST] };
                    if self.has_nearer_twin(i, square, &empty) {
                        continue;
                    }
                    let mut goal = empty;
                    goal.placed[0] = Some(Placed { man: i as u8, square, role });
                    self.fill(&goal, 1);
                }
            }
        }
    }

    fn distance(&self, i: usize, square: Square, role: Role) -> u32 {
        let man = &self.reach.men()[i];
        if man.role == Role::Pawn && role != Role::Pawn {
            // The steps to the last rank, and a few more moves; a bishop of the other colour needs a capture on the
            // way.
            let from = Square::new(man.start.trailing_zeros() as u8);
            let (steps, last) = if man.color == Color::White { (7 - from.rank(), 7) } else { (from.rank(), 0) };
            let astray = role == Role::Bishop && Square::new(last * 8 + from.file()).is_light() != square.is_light();
            return 3 * u32::from(steps) + if astray { 20 } else { 2 };
        }
        let far = u32::from(self.far[i][square.index()]);
        if man.role == Role::Pawn { 3 * far } else { far }
    }

    /// Returns whether another man that can reach the same squares is nearer to one of them.
    fn has_nearer_twin(&self, i: usize, square: Square, goal: &Goal) -> bool {
        let man = &self.reach.men()[i];
        let key = |j: usize| (self.far[j][square.index()], j);
        man.role != Role::Pawn
            && self.reach.men().iter().enumerate().skip(2).any(|(j, other)| {
                other.color == man.color
                    && other.role == man.role
                    && other.reach == man.reach
                    && key(j) < key(i)
                    && !goal.placed.iter().flatten().any(|placed| placed.man as usize == j)
            })
    }

    /// Adds men until the placement is a mate.
    fn fill(&mut self, goal: &Goal, count: usize) {
        self.steps += 1;
        if self.steps > self.patience.each {
            return;
        }
        self.all_steps += 1;
        let Some(position) = self.position(goal) else { return };
        let escapes = position.legal_moves();
        if escapes.is_empty() {
            if position.is_check() {
                self.keep(goal);
            }
            return;
        }
        let escape = escapes.iter().find(|mv| mv.role() == Role::King).copied();
        let Some(escape) = escape else { return };
        if count >= MOST {
            return;
        }
        for i in 2..self.reach.men().len() {
            if goal.placed.iter().flatten().any(|placed| placed.man as usize == i) {
                continue;
            }
            let man = self.reach.men()[i];
            for (role, squares) in forms(man.role, man.reach, man.promoted) {
                let useful = if man.color == self.attacker {
                    let blockers = self.walls & !Bitboard::from(goal.victim).0;
                    attacks(role, !man.color, escape.to(), blockers)
                } else {
                    Bitboard::from(escape.to()).0
                };
                for square in Bitboard(useful & squares) {
                    if self.has_nearer_twin(i, square, goal) {
                        continue;
                    }
                    let cost = goal.cost + self.distance(i, square, role);
                    if cost >= self.worst() || position.occupied().contains(square) {
                        continue;
                    }
                    let mut next = *goal;
                    next.cost = cost;
                    next.placed[count] = Some(Placed { man: i as u8, square, role });
                    self.fill(&next, count + 1);
                }
            }
        }
    }

    fn keep(&mut self, goal: &Goal) {
        // One goal for each square of the victim's king and each man that gives check.
        let same = |other: &Goal| {
            other.victim == goal.victim
                && other.placed[0].map(|p| (p.man, p.role)) == goal.placed[0].map(|p| (p.man, p.role))
        };
        if let Some(other) = self.best.iter_mut().find(|other| same(other)) {
            if goal.cost < other.cost {
                *other = *goal;
            }
            return;
        }
        if self.best.len() >= self.wanted {
            self.best.sort_by_key(|goal| goal.cost);
            self.best.pop();
        }
        self.best.push(*goal);
    }

    /// Returns the goal as a position, with the men that never move and the victim to move; `None` if men collide.
    fn position(&self, goal: &Goal) -> Option<Position> {
        let mut planes = Planes::default();
        let kings = [(self.attacker, goal.king), (!self.attacker, goal.victim)];
        for (color, square) in kings {
            planes.put(square, Some(Piece { color, role: Role::King }));
        }
        for placed in goal.placed.iter().flatten() {
            if planes.code_at(placed.square) != 0 {
                return None;
            }
            let color = self.reach.men()[placed.man as usize].color;
            planes.put(placed.square, Some(Piece { color, role: placed.role }));
        }
        for (i, man) in self.reach.men().iter().enumerate().skip(2) {
            let square = Square::new(man.start.trailing_zeros() as u8);
            let is_placed = goal.placed.iter().flatten().any(|placed| placed.man as usize == i);
            if man.start & self.walls != 0 && !is_placed {
                if planes.code_at(square) != 0 {
                    return None;
                }
                planes.put(square, Some(Piece { color: man.color, role: man.role }));
            }
        }
        Some(Position::from_checked(&Checked {
            planes,
            turn: !self.attacker,
            castling: 0,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
            variant: Variant::Standard,
        }))
    }
}

/// Returns the roles a man can have, and the squares of each.
fn forms(role: Role, reach: u64, promoted: u64) -> impl Iterator<Item = (Role, u64)> {
    let others = [Role::Queen, Role::Rook, Role::Knight, Role::Bishop];
    std::iter::once((role, reach))
        .chain(others.into_iter().map(move |role| (role, promoted)))
        .filter(|form| form.1 != 0)
}

/// Guides a man to where it can make an irreversible change, including the capture there.
pub(super) fn guide_to_change(reach: &Reach, change: &IrreversibleMove) -> Guide {
    let walls = reach.fixed[0] | reach.fixed[1];
    let mut guide =
        Guide { place: [[[0; 64]; 6]; 2], take: [[12; 8]; 2], push: [8; 2], promote: [[12; 4]; 2], move_cost: 1 };
    guide.take[0][0] = 0;
    guide.take[1][0] = 0;
    for i in std::iter::once(change.mover).chain(change.taken) {
        let man = &reach.men()[i];
        if man.role == Role::Pawn {
            continue;
        }
        let open = walls & !change.to;
        let stops = if man.role == Role::King { open | reach.guarded[!man.color as usize] } else { open };
        let table = distances(man.role, man.color, change.to, open, !stops | change.to);
        let place = &mut guide.place[man.color as usize][man.role as usize];
        for (cost, far) in place.iter_mut().zip(table) {
            *cost = 4 * i16::from(far.min(16));
        }
    }
    guide
}

/// Returns the distance in moves from the mover of a change to it.
pub(super) fn distance_to(reach: &Reach, change: &IrreversibleMove) -> u8 {
    let man = &reach.men()[change.mover];
    let walls = (reach.fixed[0] | reach.fixed[1]) & !change.to;
    let table = distances(man.role, man.color, man.start, walls, !0);
    Bitboard(change.to).into_iter().map(|to| table[to.index()]).min().unwrap_or(FAR)
}

/// Returns the number of moves from a set of squares to each square, among walls.
fn distances(role: Role, color: Color, start: u64, walls: u64, within: u64) -> [u8; 64] {
    let mut table = [FAR; 64];
    let mut reached = start;
    let mut fresh = start;
    let mut distance = 0;
    while fresh != 0 {
        let mut next = 0;
        for square in Bitboard(fresh) {
            table[square.index()] = distance;
            next |= match role {
                Role::Pawn => attacks(role, color, square, walls) | pawn_step(color, square),
                _ => attacks(role, color, square, walls),
            };
        }
        fresh = next & within & !reached;
        reached |= fresh;
        distance += 1;
    }
    table
}

fn pawn_step(color: Color, square: Square) -> u64 {
    match color {
        Color::White => Bitboard::from(square).0 << 8,
        Color::Black => Bitboard::from(square).0 >> 8,
    }
}

/// The weights of a man's steps towards its target.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    pub(super) kings: i16,
    pub(super) checker: i16,
    pub(super) others: i16,
    /// The attacker's cost of capturing a piece that the goal does not need.
    pub(super) take: i16,
}

impl Weights {
    /// All men move to their targets at the same time.
    pub(super) const TOGETHER: Self = Self { kings: 4, checker: 4, others: 4, take: -1 };
    /// First the kings, then the supporting men, and last the checking man.
    pub(super) const IN_TURN: Self = Self { kings: 8, checker: 1, others: 4, take: -8 };
}

impl Goal {
    /// Guides the men to their targets.
    pub(super) fn guide(&self, reach: &Reach, attacker: Color, weights: Weights) -> Guide {
        let weight = weights.others;
        let a = attacker as usize;
        let v = 1 - a;
        let walls = reach.fixed[0] | reach.fixed[1];
        let mut guide =
            Guide { place: [[[0; 64]; 6]; 2], take: [[0; 8]; 2], push: [0; 2], promote: [[0; 4]; 2], move_cost: 1 };
        let mut aims: Vec<(Color, Role, Square)> =
            vec![(attacker, Role::King, self.king), (!attacker, Role::King, self.victim)];
        let t = weights.take;
        guide.take[a] = [0, -2, t, 0, t, t, t, 0];
        guide.take[v] = [0, 40, 40, 0, 40, 40, 40, 0];
        guide.promote = [[6; 4]; 2];
        for placed in self.placed.iter().flatten() {
            let man = reach.men()[placed.man as usize];
            aims.push((man.color, placed.role, placed.square));
            let color = man.color as usize;
            let other = 1 - color;
            guide.take[other][code(placed.role)] = 24;
            if man.role == Role::Pawn && placed.role != Role::Pawn {
                guide.take[other][code(Role::Pawn)] = 12;
                guide.push[color] = -weight;
                let i = match placed.role {
                    Role::Queen => 0,
                    Role::Rook => 1,
                    Role::Bishop => 2,
                    _ => 3,
                };
                guide.promote[color][i] = -3 * weight;
            }
        }
        for color in Color::ALL {
            for role in Role::ALL {
                let mut targets = 0;
                for &(c, r, square) in &aims {
                    if c == color && r == role {
                        targets |= Bitboard::from(square).0;
                    }
                }
                if targets == 0 {
                    continue;
                }
                // Walk a pawn's path backwards.
                let table = if role == Role::Pawn {
                    distances(role, !color, targets, walls, !0)
                } else {
                    let stops = if role == Role::King { walls | reach.guarded[!color as usize] } else { walls };
                    distances(role, color, targets, walls, !stops | targets)
                };
                let checks =
                    color == attacker && self.placed.iter().flatten().take(1).all(|placed| placed.role == role);
                let weight = match role {
                    Role::King => weights.kings,
                    _ if checks => weights.checker,
                    _ => weights.others,
                };
                let place = &mut guide.place[color as usize][role as usize];
                for (cost, far) in place.iter_mut().zip(table) {
                    *cost = weight * i16::from(far.min(12));
                }
            }
        }
        guide
    }
}
