//! Mates near the victim's king: the king moves at most two steps, a queen or rook mates, another man may come to guard
//! a square, and one of the victim's men may come to block.
//!
//! Only the final pattern is considered: the king's remaining squares, and those covered by the mating piece. Playing
//! it shows whether it can be reached.

use super::board::{ATTACKER, VICTIM, bit};
use super::fill::{diagonal_from, knights_from, straight_from};
use super::{FILE_A, RANK_1, Sketch};
use crate::generate::lowest;
use crate::mate::plan::{guarded_by_pawns, spread};
use crate::rays::{KING, KNIGHT, between};
use crate::sliders::Sliders;
use crate::{Role, Square};

/// The maximum number of queens and rooks considered.
const HEAVY: usize = 3;
/// The maximum number of patterns stored.
const NOTED: usize = 64;

/// A mate that would fit.
#[derive(Clone, Copy)]
pub(super) struct MatePattern {
    /// The square where the victim's king is mated.
    pub(super) king: Square,
    /// The mating piece's square.
    pub(super) piece: Square,
    pub(super) to: Square,
    /// A square that another man must come to guard.
    pub(super) guard: Option<Square>,
    /// A square that a victim's man must come to block.
    pub(super) block: Option<Square>,
}

/// A pattern as one number, with its cost in the highest bits: lower is better.
type Key = u64;

const NONE: Key = Key::MAX;

/// Ends that fit.
pub(super) struct Ends {
    keys: [Key; NOTED],
    count: usize,
}

impl Ends {
    pub(super) const fn new() -> Self {
        Self { keys: [NONE; NOTED], count: 0 }
    }

    /// Stores a pattern if it fits; `guard` and `block` hold at most one square each.
    #[inline(always)]
    fn note(&mut self, fits: bool, wants: u32, [king, piece, to]: [Square; 3], guard: u64, block: u64) {
        let squares = [king, piece, to].map(|square| Key::from(square.number()));
        let [guard, block] = [guard, block].map(|square| Key::from(square.trailing_zeros()));
        let key = Key::from(wants) << 32 | squares[0] << 26 | squares[1] << 20 | squares[2] << 14 | guard << 7 | block;
        self.keys[self.count & (NOTED - 1)] = key;
        self.count = (self.count + usize::from(fits)).min(NOTED - 1);
    }

    /// Removes and returns the cheapest pattern, if its cost is within a limit.
    #[inline(always)]
    pub(super) fn take_best(&mut self, most: u32) -> Option<MatePattern> {
        let mut best = (NONE, 0);
        for (i, &key) in self.keys[..self.count].iter().enumerate() {
            if key < best.0 {
                best = (key, i);
            }
        }
        let (key, place) = best;
        if key == NONE || key >> 32 > Key::from(most) {
            return None;
        }
        self.keys[place & (NOTED - 1)] = NONE;
        let square = |shift: u32| Square::new((key >> shift & 63) as u8);
        let some_square = |shift: u32| (key >> shift & 64 == 0).then(|| square(shift));
        Some(MatePattern {
            king: square(26),
            piece: square(20),
            to: square(14),
            guard: some_square(7),
            block: some_square(0),
        })
    }
}

/// A queen or rook of the attacker.
#[derive(Clone, Copy)]
struct MatingPiece {
    at: Square,
    /// The squares it sees, through the victim's king.
    seen: u64,
    /// The squares it reaches in one, two and three moves without giving check on the way.
    reach: [u64; 3],
}

/// Facts about a position, computed before any pattern is considered.
pub(super) struct Scene {
    /// Queens first; missing ones see nothing.
    pieces: [MatingPiece; HEAVY],
    count: usize,
    /// The squares guarded by the attacker's other men, and those that one of them could guard after a move.
    guarded: u64,
    helped: u64,
    /// The squares guarded by the victim's pawns, those guarded by its pieces, and those where men could block.
    shut: u64,
    feared: u64,
    blockable: u64,
    /// The possible squares of the victim's king after no step, one and two.
    steps: [u64; 3],
}

impl Scene {
    #[inline(always)]
    pub(super) fn of<S: Sliders>(sketch: &Sketch<'_, S>) -> Self {
        let board = &sketch.board;
        let (men, sliders) = (&board.men, board.sliders);
        let (own, victim) = (board.of(ATTACKER), board.king(VICTIM));
        let enemy = board.of(VICTIM) & !bit(victim);
        let occupied = board.occupied();
        let without_king = occupied & !bit(victim);
        let empty = !occupied;
        let [pawns, knights, bishops] = [Role::Pawn, Role::Knight, Role::Bishop].map(|role| men.role(role) & own);
        let king = KING[board.king(ATTACKER).index()];
        let guarded =
            guarded_by_pawns(pawns, ATTACKER) | knights_from(knights) | diagonal_from(bishops, !without_king) | king;
        let (straight, diagonal) = (sliders.rook(victim, occupied), sliders.bishop(victim, occupied));
        let mut helped = guarded_by_pawns(pawns << 8 & empty, ATTACKER)
            | knights_from(knights_from(knights) & !own & !KNIGHT[victim.index()])
            | diagonal_from(diagonal_from(bishops, empty) & !own & !diagonal, empty);
        let mut pieces = [MatingPiece { at: Square::new(0), seen: 0, reach: [0; 3] }; HEAVY];
        let mut count = 0;
        let queens = men.role(Role::Queen) & own;
        for (is_queen, mut set) in [(true, queens), (false, men.straight() & own & !queens)] {
            while set != 0 && count < HEAVY {
                let at = lowest(set);
                set &= set - 1;
                let gone = empty | bit(at);
                let lines = |set: u64| straight_from(set, gone) | if is_queen { diagonal_from(set, gone) } else { 0 };
                let checks = straight | if is_queen { diagonal } else { 0 };
                let seen = sliders.rook(at, without_king) | if is_queen { sliders.bishop(at, without_king) } else { 0 };
                let stops = !own & !bit(victim);
                let first = seen & stops;
                let second = lines(first & !checks) & stops;
                let third = lines(second & !checks) & stops;
                pieces[count] = MatingPiece { at, seen, reach: [first, second, third] };
                count += 1;
            }
        }
        let enemy_pawns = men.role(Role::Pawn) & enemy;
        let feared = knights_from(men.role(Role::Knight) & enemy)
            | straight_from(men.straight() & enemy, empty)
            | diagonal_from(men.diagonal() & enemy, empty);
        let shut = guarded_by_pawns(enemy_pawns, VICTIM);
        helped |= spread(king & empty & !feared & !shut & !KING[victim.index()]);
        let room = pieces.iter().fold(empty & !guarded, |room, piece| room & !piece.seen);
        let first = KING[victim.index()] & room;
        Self {
            pieces,
            count,
            guarded,
            helped,
            shut,
            feared,
            blockable: feared & !without_king | enemy_pawns >> 8 & empty,
            steps: [bit(victim), first, spread(first) & room & !first & !bit(victim)],
        }
    }
}

impl<S: Sliders> Sketch<'_, S> {
    /// Stores the patterns with the king a number of steps from its square.
    #[inline(always)]
    pub(super) fn note_ends(&self, scene: &Scene, distance: usize, ends: &mut Ends) {
        let board = &self.board;
        let (sliders, victim) = (board.sliders, board.king(VICTIM));
        let without_king = board.occupied() & !bit(victim);
        let enemy = board.of(VICTIM) & !bit(victim);
        let queens = board.men.role(Role::Queen);
        let mut squares = scene.steps[distance];
        while squares != 0 {
            let king = lowest(squares);
            squares &= squares - 1;
            let ring = KING[king.index()];
            let rank = RANK_1 << (king.rank() * 8);
            let lines = sliders.rook(king, without_king);
            for i in 0..scene.count {
                let piece = &scene.pieces[i];
                let others = [&scene.pieces[(i + 1) % HEAVY], &scene.pieces[(i + 2) % HEAVY]];
                let guarded = scene.guarded | others[0].seen | others[1].seen;
                let helped = scene.helped | others[0].reach[1] | others[1].reach[1];
                let escapes = ring & !enemy & !guarded;
                let is_queen = queens & bit(piece.at) != 0;
                // A king in the open is not mated by a single piece.
                if escapes.count_ones() > if is_queen { 6 } else { 5 } {
                    continue;
                }
                let reached = (piece.reach[0] | piece.reach[1] | piece.reach[2]) & !scene.shut;
                let mut from = ring & reached & (guarded | helped) & if is_queen { u64::MAX } else { lines };
                // From a distance, along the rank or the file.
                for line in [rank, FILE_A << king.file()] {
                    let beside = escapes & !line;
                    if beside & beside.wrapping_sub(1) == 0 {
                        let far = lines & line & reached & !ring;
                        let direct = far & piece.reach[0];
                        let far = if direct == 0 { far } else { direct };
                        from |= far & far.wrapping_neg();
                    }
                }
                while from != 0 {
                    let to = lowest(from);
                    let at = bit(to);
                    from &= from - 1;
                    let gone = without_king & !bit(piece.at);
                    let covered = sliders.rook(to, gone) | if is_queen { sliders.bishop(to, gone) } else { 0 };
                    let wanted = escapes & !at & !covered | at & ring & !guarded;
                    let guard = wanted & helped;
                    let block = wanted & !guard;
                    let lacking =
                        guard & guard.wrapping_sub(1) | block & block.wrapping_sub(1) | block & !scene.blockable;
                    let moves =
                        u32::from(piece.reach[0] & at == 0) + u32::from((piece.reach[0] | piece.reach[1]) & at == 0);
                    let wants = 2 * (distance as u32 + moves)
                        + 3 * (u32::from(guard != 0) + u32::from(block != 0))
                        + 2 * u32::from(scene.feared & at != 0)
                        + if at & ring == 0 { 1 + 2 * u32::from(scene.feared & between(to, king) != 0) } else { 0 };
                    ends.note(lacking == 0, wants, [king, piece.at, to], guard, block);
                }
            }
        }
    }
}
