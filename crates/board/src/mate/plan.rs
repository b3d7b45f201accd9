//! King destinations for a mate: a heuristic that only orders the search.
//!
//! With a rook or queen, one king is on an edge and the other opposite it, two squares away: then any check along the
//! edge mates. With bishops and knights the target is a corner of the bishop's colour.

use crate::{Bitboard, Color, Position, Role, Square};

/// The distance in king moves from each square to a target.
type Distances = [u8; 64];

const FAR: u8 = 24;

/// The distance of each king from its destination, for every square.
pub(super) struct KingDistances {
    pub(super) attacker_king: Distances,
    pub(super) victim_king: Distances,
    /// Whether the attacker has a queen or rook.
    pub(super) has_heavy: bool,
}

/// Squares for the victim's king and the attacker's.
#[derive(Clone, Copy)]
struct KingSquares {
    victim: u8,
    attacker: u8,
}

/// All pairs on the edges: the attacker's king opposite, and for corners also a knight's move away.
static EDGE: [KingSquares; 44] = edge_places();

const fn edge_places() -> [KingSquares; 44] {
    let mut places = [KingSquares { victim: 0, attacker: 0 }; 44];
    let mut n = 0;
    let mut i = 0;
    while i < 8 {
        places[n] = KingSquares { victim: i, attacker: i + 16 };
        places[n + 1] = KingSquares { victim: 56 + i, attacker: 40 + i };
        places[n + 2] = KingSquares { victim: i * 8, attacker: i * 8 + 2 };
        places[n + 3] = KingSquares { victim: i * 8 + 7, attacker: i * 8 + 5 };
        n += 4;
        i += 1;
    }
    let corners = [0, 7, 56, 63];
    let mut c = 0;
    while c < 4 {
        let corner = corners[c];
        let file = if corner % 8 == 0 { 1 } else { 6 };
        let rank = if corner < 8 { 1 } else { 6 };
        let file2 = if corner % 8 == 0 { 2 } else { 5 };
        let rank2 = if corner < 8 { 2 } else { 5 };
        places[n] = KingSquares { victim: corner, attacker: rank2 * 8 + file };
        places[n + 1] = KingSquares { victim: corner, attacker: rank * 8 + file2 };
        places[n + 2] = KingSquares { victim: corner, attacker: rank2 * 8 + file2 };
        n += 3;
        c += 1;
    }
    places
}

impl KingDistances {
    /// Returns the plan for a position; a `turn` other than 0 gives other squares, for when the first ones failed.
    pub(super) fn of(position: &Position, attacker: Color, turn: usize) -> Self {
        let planes = &position.planes;
        let pawns = planes.role(Role::Pawn);
        let own = planes.of(attacker);
        let enemy = planes.of(!attacker);
        let attacker_stops = pawns & own | guarded_by_pawns(pawns & enemy, !attacker);
        let victim_stops = pawns & enemy | guarded_by_pawns(pawns & own, attacker);
        let from_attacker = distances(position.king(attacker), attacker_stops);
        let from_victim = distances(position.king(!attacker), victim_stops);
        let has_heavy = planes.straight() & own != 0;
        let light_bishop = planes.role(Role::Bishop) & own & Bitboard::LIGHT.0 != 0;
        let dark_bishop = planes.role(Role::Bishop) & own & Bitboard::DARK.0 != 0;
        let corners_only = !has_heavy && pawns & own == 0;
        let mut best = (u32::MAX, EDGE[0]);
        for (i, &place) in EDGE.iter().enumerate() {
            let victim = Square::new(place.victim);
            if corners_only {
                if i < 32 {
                    continue;
                }
                let served = if victim.is_light() { light_bishop } else { dark_bishop };
                if (light_bishop || dark_bishop) && !served {
                    continue;
                }
            }
            let v = u32::from(from_victim[place.victim as usize]);
            let a = u32::from(from_attacker[place.attacker as usize]);
            let cost = 3 * v.max(a) + v + a;
            // Other turns prefer other edges.
            let shift = (i + turn * 11) % EDGE.len();
            let cost = if turn == 0 { cost } else { cost / 4 + shift as u32 };
            if cost < best.0 {
                best = (cost, place);
            }
        }
        Self {
            attacker_king: distances(Square::new(best.1.attacker), attacker_stops),
            victim_king: distances(Square::new(best.1.victim), victim_stops),
            has_heavy,
        }
    }
}

pub(super) fn guarded_by_pawns(pawns: u64, color: Color) -> u64 {
    let left = pawns & !0x0101_0101_0101_0101;
    let right = pawns & !0x8080_8080_8080_8080;
    match color {
        Color::White => left << 7 | right << 9,
        Color::Black => left >> 9 | right >> 7,
    }
}

/// Returns a set with its adjacent squares.
pub(super) const fn spread(set: u64) -> u64 {
    let sides = set | (set & !0x8080_8080_8080_8080) << 1 | (set & !0x0101_0101_0101_0101) >> 1;
    sides | sides << 8 | sides >> 8
}

/// Returns a king's distances from a square, avoiding some squares; unreachable ones are [`FAR`].
fn distances(from: Square, stops: u64) -> Distances {
    let mut table = [FAR; 64];
    let mut reached = 1u64 << from.number();
    let mut fresh = reached;
    let mut distance = 0;
    while fresh != 0 {
        while fresh != 0 {
            table[fresh.trailing_zeros() as usize] = distance;
            fresh &= fresh - 1;
        }
        let next = spread(reached) & !stops | reached;
        fresh = next & !reached;
        reached = next;
        distance += 1;
    }
    table
}
