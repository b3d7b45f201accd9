//! Constructs a mate without search, for easy positions.
//!
//! A mate near the king's current square is tried first. Otherwise both kings walk to suitable squares, the other men
//! stay, and a queen or rook mates. The construction is played move by move and each move is tested, so a resulting
//! line is always correct; a failure proves nothing.

mod board;
mod ends;
mod fill;
mod near;
mod opening;
mod places;
mod promotion;

pub(super) use board::SketchLine;

use crate::generate::{Each, generate, lowest};
use crate::mate::plan::guarded_by_pawns;
use crate::moves::MoveKind;
use crate::rays::{KING, between};
use crate::sliders::{Kernel, Sliders, dispatch};
use crate::{Color, Move, Position, Role, Square};
use board::{ATTACKER, SketchBoard, VICTIM, bit, kind_of};
use fill::{diagonal_from, straight_from};
use places::{Places, edge_of, front_of};

const RANK_1: u64 = 0xff;
const RANK_8: u64 = 0xff << 56;
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The constructions to try.
#[derive(Clone, Copy)]
pub(super) enum Effort {
    All,
    /// A mate near the king.
    Near,
    /// The moves without captures and promotions.
    Quick,
    /// The others.
    Rest,
    /// All but those near the king, with kings that ignore pieces in their way.
    Bold,
}

/// Draws up a mate by `attacker`; the line is left in `line`.
pub(super) fn draw(position: &Position, attacker: Color, effort: Effort, line: &mut SketchLine) -> bool {
    dispatch(Draw { position, attacker, line, effort })
}

struct Draw<'a> {
    position: &'a Position,
    attacker: Color,
    line: &'a mut SketchLine,
    effort: Effort,
}

impl Kernel for Draw<'_> {
    type Output = bool;
    #[inline(always)]
    fn run<S: Sliders>(self, sliders: S) -> bool {
        let Self { position, attacker, line, effort } = self;
        let board = SketchBoard::new(position, attacker, sliders, line);
        let turn = if position.turn() == attacker { ATTACKER } else { VICTIM };
        let mut sketch = Sketch { board, turn, shuffles: [None; 2], critical: 0, kept: 0, is_bold: false };
        // Answer a check in each of a few ways; without a check, start as is.
        let start = sketch.board.mark();
        let mut ways = [(Square::new(0), Square::new(0), MoveKind::Pawn); 6];
        let mut count = 0;
        // Such a position cannot arise in a game; the following code assumes that the side that has just moved is not
        // in check.
        if sketch.board.is_checked(!turn) {
            return false;
        }
        let is_checked = sketch.board.is_checked(turn);
        if is_checked {
            let mut note = Each(|mv: Move| {
                if let Some(way) = ways.get_mut(count)
                    && !matches!(mv.kind(), MoveKind::DoubleStep | MoveKind::EnPassant)
                {
                    *way = (mv.from(), mv.to(), mv.kind());
                    count += 1;
                }
            });
            let position = Position::of_men(sketch.board.men, turn);
            match turn {
                Color::White => generate::<true, S>(&position, sliders, &mut note),
                Color::Black => generate::<false, S>(&position, sliders, &mut note),
            }
        } else {
            sketch.board.calm = true;
            count = 1;
        }
        for &(from, to, kind) in &ways[..count] {
            if is_checked {
                sketch.board.back_to(&start);
                sketch.turn = !turn;
                sketch.shuffles = [None; 2];
                if !sketch.board.try_go(turn, from, to, kind) {
                    continue;
                }
            }
            if sketch.run(effort) {
                return true;
            }
        }
        false
    }
}

/// Returns the squares that the victim's pawns can step to.
#[inline(always)]
const fn pushed(pawns: u64, empty: u64) -> u64 {
    let once = pawns >> 8 & empty;
    once | once >> 8 & empty & RANK_8 >> 24
}

/// The start of a construction.
#[derive(Clone, Copy)]
enum SketchStart {
    /// Near the king's current square.
    Near,
    /// From the initial squares, or nearly.
    Opening,
    AsItStands,
    /// After the attacker has captured everything possible.
    Swept,
    /// After a pawn has become a queen.
    Promoted,
}

/// The starts in order, and whether the kings are bold.
const WAYS: [(SketchStart, bool); 8] = [
    (SketchStart::Opening, false),
    (SketchStart::Near, false),
    (SketchStart::AsItStands, false),
    (SketchStart::Swept, false),
    (SketchStart::Promoted, false),
    (SketchStart::AsItStands, true),
    (SketchStart::Swept, true),
    (SketchStart::Promoted, true),
];

/// The result of playing for a mate on given squares.
enum Played {
    Mate,
    /// The kings cannot reach their squares.
    Stuck,
    Failed,
}

/// The maximum number of king placements to try.
const PLACES: usize = 6;
/// The maximum number of plies for one placement.
const MOST_PLIES: u32 = 36;
/// The number of consecutive moves without progress by a king after which it is stuck.
const IDLE: u32 = 3;

struct Sketch<'a, S> {
    board: SketchBoard<'a, S>,
    turn: Color,
    /// For each side, a piece that waits by moving to and fro: its square and its previous square.
    shuffles: [Option<(Square, Square)>; 2],
    /// Squares that the victim's pieces leave alone.
    critical: u64,
    /// Men that do not make waiting moves, because they guard or block the king.
    kept: u64,
    /// Whether the kings ignore pieces in their way.
    is_bold: bool,
}

impl<S: Sliders> Sketch<'_, S> {
    #[inline(always)]
    fn run(&mut self, effort: Effort) -> bool {
        if self.board.of(ATTACKER) & (self.board.men.straight() | self.board.men.role(Role::Pawn)) == 0 {
            return false;
        }
        let start = (self.board.mark(), self.turn);
        let ways = match effort {
            Effort::All => &WAYS[..],
            Effort::Near => &WAYS[..2],
            Effort::Quick => &WAYS[2..3],
            Effort::Rest => &WAYS[3..5],
            Effort::Bold => &WAYS[5..],
        };
        for &(way, is_bold) in ways {
            self.is_bold = is_bold;
            self.board.back_to(&start.0);
            self.turn = start.1;
            self.shuffles = [None; 2];
            self.critical = 0;
            self.kept = 0;
            let has_heavy = self.board.men.straight() & self.board.of(ATTACKER) != 0;
            let begun = match way {
                SketchStart::Near if self.near() => return true,
                SketchStart::Opening if self.open() => return true,
                SketchStart::Near | SketchStart::Opening => false,
                SketchStart::AsItStands => has_heavy,
                SketchStart::Swept => self.sweep() && (has_heavy || self.promote()),
                SketchStart::Promoted => {
                    let promoted = self.promote();
                    if promoted {
                        self.sweep();
                    }
                    promoted
                }
            };
            if begun && self.try_places() {
                return true;
            }
        }
        false
    }

    /// Tries placements of the kings; when they get stuck, tries others.
    #[inline(always)]
    fn try_places(&mut self) -> bool {
        let mark = (self.board.mark(), self.turn, self.shuffles);
        let mut tried = 0;
        for _ in 0..PLACES {
            let Some(places) = self.places(tried) else { break };
            let played = self.play(&places);
            if let Played::Mate = played {
                return true;
            }
            tried |= bit(places.victim);
            self.critical = 0;
            if !matches!(played, Played::Stuck) || self.board.is_long() {
                self.board.back_to(&mark.0);
                (self.turn, self.shuffles) = (mark.1, mark.2);
            }
        }
        false
    }

    /// Lets the attacker capture everything possible; returns whether anything was captured.
    #[inline(always)]
    fn sweep(&mut self) -> bool {
        let mut taken = 0;
        while taken < 14 && !self.board.is_too_long() {
            if self.turn == ATTACKER {
                if !self.take() {
                    break;
                }
                taken += 1;
            } else if self.board.is_checked(VICTIM) {
                let king = self.board.king(VICTIM);
                if !self.step(VICTIM, king, KING[king.index()]) {
                    return false;
                }
            } else {
                self.board.calm = true;
                if !self.wait() {
                    return false;
                }
            }
            self.turn = !self.turn;
        }
        taken > 0
    }

    /// Captures a man with any attacker's man that can.
    #[inline(always)]
    fn take(&mut self) -> bool {
        let own = self.board.of(ATTACKER);
        let occupied = self.board.occupied();
        let enemy = occupied & !own & !self.board.men.role(Role::King);
        let pawns = self.board.men.role(Role::Pawn) & own;
        let straight = self.board.men.straight() & own;
        for mut men in [straight, own & !straight & !pawns] {
            while men != 0 {
                let from = lowest(men);
                men &= men - 1;
                let role = self.board.men.role_at(from).unwrap_or(Role::Knight);
                let mut to = self.board.piece_attacks(role, from, occupied) & enemy;
                while to != 0 {
                    if self.board.try_go(ATTACKER, from, lowest(to), kind_of(role)) {
                        return true;
                    }
                    to &= to - 1;
                }
            }
        }
        let left = pawns & !FILE_A & enemy >> 7;
        let right = pawns & !FILE_H & enemy >> 9;
        for (mut men, step) in [(left, 7), (right, 9)] {
            while men != 0 {
                let from = lowest(men);
                men &= men - 1;
                let to = Square::new(from.number() + step);
                let kind = if bit(to) & RANK_8 == 0 { MoveKind::Pawn } else { MoveKind::PromotionToQueen };
                if self.board.try_go(ATTACKER, from, to, kind) {
                    return true;
                }
            }
        }
        false
    }

    /// Plays until the kings are where they should be, and then the mate.
    #[inline(always)]
    fn play(&mut self, places: &Places) -> Played {
        let mut helper = places.helper;
        let to = places.victim;
        self.critical = if self.board.men.role(Role::Queen) & self.board.of(ATTACKER) == 0 || places.opposite {
            self.board.sliders.rook(to, self.board.occupied()) & edge_of(to)
        } else {
            bit(front_of(to))
        };
        self.critical |= places.attackers_way(self.board.king(ATTACKER));
        let mut relocations = 3;
        let mut idle = 0;
        for _ in 0..MOST_PLIES {
            if self.board.is_too_long() {
                break;
            }
            let (king, victim) = (self.board.king(ATTACKER), self.board.king(VICTIM));
            let ready = if self.turn == ATTACKER {
                if let Some((from, to, kind)) = helper.take() {
                    if !self.board.try_quietly(ATTACKER, from, to, kind) {
                        return Played::Failed;
                    }
                    self.turn = VICTIM;
                    continue;
                }
                if king == places.attacker && victim == places.victim {
                    return if self.finish(places) { Played::Mate } else { Played::Failed };
                }
                king != places.attacker && self.step(ATTACKER, king, places.to_attacker.nearer(king))
            } else if relocations > 0 && self.relocate() {
                relocations -= 1;
                true
            } else {
                relocations = 0;
                victim != places.victim && self.step(VICTIM, victim, places.to_victim.nearer(victim))
            };
            if ready {
                idle = 0;
            } else {
                idle += 1;
                if idle > IDLE {
                    return Played::Stuck;
                }
                let pushed = self.turn == VICTIM && self.board.calm && self.push_a_pawn(to);
                if !pushed && !self.wait() {
                    return Played::Failed;
                }
            }
            self.turn = !self.turn;
        }
        Played::Failed
    }

    /// Moves away a victim's piece that could answer the mate.
    #[inline(always)]
    fn relocate(&mut self) -> bool {
        let board = &self.board;
        let occupied = board.occupied();
        let mut men = board.of(VICTIM) & !board.men.role(Role::King) & !board.men.role(Role::Pawn);
        while men != 0 {
            let from = lowest(men);
            men &= men - 1;
            let role = self.board.men.role_at(from).unwrap_or(Role::Knight);
            let reach = self.board.piece_attacks(role, from, occupied);
            if reach & self.critical != 0 && self.lead_away(from, role) {
                return true;
            }
        }
        false
    }

    /// Moves a victim's piece that could answer the mate to a square where it cannot.
    #[inline(always)]
    fn lead_away(&mut self, from: Square, role: Role) -> bool {
        let occupied = self.board.occupied();
        let mut to = self.board.piece_attacks(role, from, occupied) & !occupied & !self.critical;
        for _ in 0..6 {
            if to == 0 {
                break;
            }
            let square = lowest(to);
            to &= to - 1;
            let seen = self.board.piece_attacks(role, square, occupied & !bit(from));
            if seen & self.critical == 0 && self.board.try_quietly(VICTIM, from, square, kind_of(role)) {
                return true;
            }
        }
        false
    }

    #[inline(always)]
    fn step(&mut self, color: Color, from: Square, mut to: u64) -> bool {
        to &= !self.board.of(color);
        if color == VICTIM {
            // Do not capture with the only piece that can mate.
            let heavy = self.board.men.straight() & self.board.of(ATTACKER);
            if heavy & heavy.wrapping_sub(1) == 0 {
                to &= !heavy;
            }
        }
        while to != 0 {
            if self.board.try_go(color, from, lowest(to), MoveKind::King) {
                return true;
            }
            to &= to - 1;
        }
        false
    }

    /// Plays a waiting move.
    #[inline(always)]
    fn wait(&mut self) -> bool {
        let color = self.turn;
        if let Some((at, back)) = self.shuffles[color as usize] {
            let role = self.board.men.role_at(at).unwrap_or(Role::Knight);
            let free = self.board.occupied() & (bit(back) | between(at, back)) == 0;
            if free && self.board.try_quietly(color, at, back, kind_of(role)) {
                self.shuffles[color as usize] = Some((back, at));
                return true;
            }
        }
        let board = &self.board;
        let occupied = board.occupied();
        let own = board.of(color);
        let near = KING[board.king(VICTIM).index()];
        let pieces = own & !board.men.role(Role::King) & !board.men.role(Role::Pawn) & !self.kept;
        for mut men in [pieces & !near & !board.men.straight(), pieces & !near & board.men.straight()] {
            while men != 0 {
                let from = lowest(men);
                men &= men - 1;
                let role = self.board.men.role_at(from).unwrap_or(Role::Knight);
                let mut to = self.board.piece_attacks(role, from, occupied) & !occupied & !near;
                for _ in 0..3 {
                    if to == 0 {
                        break;
                    }
                    let seen = self.board.piece_attacks(role, lowest(to), occupied & !bit(from));
                    let harmless = color == ATTACKER || seen & self.critical == 0;
                    if harmless && self.board.try_quietly(color, from, lowest(to), kind_of(role)) {
                        self.shuffles[color as usize] = Some((lowest(to), from));
                        return true;
                    }
                    to &= to - 1;
                }
            }
        }
        let pawns = own & self.board.men.role(Role::Pawn) & !self.kept;
        let (mut steps, back): (u64, i8) = match color {
            Color::White => (pawns << 8 & !occupied & !RANK_8, -8),
            Color::Black => (pawns >> 8 & !occupied & !RANK_1, 8),
        };
        steps &= !near;
        while steps != 0 {
            let to = lowest(steps);
            steps &= steps - 1;
            if self.board.try_quietly(color, Square::new(to.number().wrapping_add_signed(back)), to, MoveKind::Pawn) {
                return true;
            }
        }
        let king = self.board.king(color);
        self.step(color, king, KING[king.index()] & !occupied)
    }

    /// With the kings in place and the attacker to move, brings a queen or rook to a mating square.
    #[inline(always)]
    fn finish(&mut self, places: &Places) -> bool {
        let heavy = self.board.men.straight() & self.board.of(ATTACKER);
        let mark = (self.board.mark(), self.shuffles);
        let mut men = heavy;
        while men != 0 {
            let piece = lowest(men);
            men &= men - 1;
            let squares = self.mating_squares(piece);
            if squares != 0 && self.bring(piece, squares, places) {
                return true;
            }
            self.board.back_to(&mark.0);
            self.shuffles = mark.1;
            self.turn = ATTACKER;
        }
        false
    }

    /// Returns the squares on which a queen or rook seems to mate.
    #[inline(always)]
    fn mating_squares(&self, piece: Square) -> u64 {
        let board = &self.board;
        let (king, victim) = (board.king(ATTACKER), board.king(VICTIM));
        let (own, enemy) = (board.of(ATTACKER), board.of(VICTIM) & !bit(victim));
        let occupied = board.occupied() & !bit(piece);
        let role = board.men.role_at(piece).unwrap_or(Role::Rook);
        let without_king = occupied & !bit(victim);
        let others = own & !bit(piece) & !bit(king);
        let guarded = board.attacks(others, ATTACKER, without_king) | KING[king.index()];
        let pawns = board.men.role(Role::Pawn) & enemy;
        let met = board.attacks(enemy & !pawns, VICTIM, occupied);
        let feared = met | guarded_by_pawns(pawns, VICTIM);
        let met = met | pushed(pawns, !occupied);
        let near = KING[victim.index()];
        let escapes = near & !enemy & !guarded;
        let mut from = board.piece_attacks(role, victim, occupied) & !own & !feared & (!near | guarded);
        let mut squares = 0;
        while from != 0 {
            let square = lowest(from);
            from &= from - 1;
            let covered = board.piece_attacks(role, square, without_king) | bit(square);
            if escapes & !covered == 0 && between(square, victim) & met == 0 {
                squares |= bit(square);
            }
        }
        squares
    }

    /// Brings a piece to one of its mating squares.
    #[inline(always)]
    fn bring(&mut self, mut piece: Square, squares: u64, places: &Places) -> bool {
        let role = self.board.men.role_at(piece).unwrap_or(Role::Rook);
        let kind = kind_of(role);
        for _ in 0..5 {
            let occupied = self.board.occupied();
            let own = self.board.of(ATTACKER);
            let reach = self.board.piece_attacks(role, piece, occupied) & !own;
            let victim = self.board.king(VICTIM);
            if victim == places.victim {
                let mut direct = reach & squares;
                while direct != 0 {
                    let mark = self.board.mark();
                    if self.board.try_go(ATTACKER, piece, lowest(direct), kind) {
                        if self.board.is_mate() {
                            return true;
                        }
                        self.board.back_to(&mark);
                    }
                    direct &= direct - 1;
                }
            }
            // A step towards the target, or between two intermediate squares.
            let checking = self.board.piece_attacks(role, victim, occupied & !bit(piece));
            let gone = !occupied | bit(piece);
            let mut way = straight_from(squares, gone);
            if role == Role::Queen {
                way |= diagonal_from(squares, gone);
            }
            let mut via = reach & way & !checking & !occupied;
            if via == 0 {
                let mut steps = reach & !checking & !occupied;
                while steps != 0 && via == 0 {
                    let step = lowest(steps);
                    steps &= steps - 1;
                    if self.board.piece_attacks(role, step, occupied & !bit(piece)) & way & !occupied != 0 {
                        via = bit(step);
                    }
                }
            }
            let mut moved = false;
            while via != 0 && !moved {
                let to = lowest(via);
                via &= via - 1;
                if self.board.try_quietly(ATTACKER, piece, to, kind) {
                    piece = to;
                    moved = true;
                }
            }
            if !moved {
                return false;
            }
            self.turn = VICTIM;
            let victim = self.board.king(VICTIM);
            let stepped = victim != places.victim && self.step(VICTIM, victim, places.to_victim.nearer(victim));
            if !stepped && !self.wait() || self.board.is_too_long() {
                return false;
            }
            self.turn = ATTACKER;
        }
        false
    }
}
