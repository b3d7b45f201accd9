//! Plays a mate near the victim's king: the king steps to its square, a man comes to guard or block if needed, men that
//! could answer the mate move away, and a queen or rook mates.

use super::board::{ATTACKER, VICTIM, bit, kind_of};
use super::ends::{Ends, MatePattern, Scene};
use super::fill::{diagonal_from, knights_from, straight_from};
use super::{RANK_1, Sketch};
use crate::generate::lowest;
use crate::mate::plan::guarded_by_pawns;
use crate::moves::MoveKind;
use crate::planes::code;
use crate::rays::{BISHOP_LINES, KING, KNIGHT, PAWN, ROOK_LINES, between};
use crate::sliders::{Kernel, Sliders};
use crate::{Role, Square};

/// The maximum number of patterns played.
const TRIES: u32 = 8;
/// The cost up to which a pattern is played immediately.
const LITTLE: u32 = 5;
/// The maximum length of a line in plies.
const PLIES: u32 = 12;

/// The maximum number of pieces moved away.
const MOST_LED_AWAY: u32 = 2;

/// Origin, destination and kind of a move.
type Step = (Square, Square, MoveKind);

/// The progress of a line.
struct Going {
    /// The mating piece and its present square.
    role: Role,
    piece: Square,
    /// An attacker's man that must still come to guard, and a victim's man that must still come to block.
    helper: Option<Step>,
    blocker: Option<Step>,
    /// The number of pieces moved away, and whether no more will be.
    led_away: u32,
    is_clear: bool,
}

/// The result of a side's turn.
enum TurnTaken {
    Mate,
    Moved,
    /// The side must wait.
    Nothing,
    Stuck,
}

/// Plays a pattern in a separate function, so that the loop over distances does not inline it several times.
struct PlayFor<'s, 'b, S>(&'s mut Sketch<'b, S>, MatePattern);

impl<S: Sliders> Kernel for PlayFor<'_, '_, S> {
    type Output = bool;
    #[inline(always)]
    fn run<T: Sliders>(self, _: T) -> bool {
        self.0.play_for(&self.1)
    }
}

impl<S: Sliders> Sketch<'_, S> {
    /// Plays for a mate near the king.
    #[inline(always)]
    pub(super) fn near(&mut self) -> bool {
        if self.board.men.straight() & self.board.of(ATTACKER) == 0 {
            return false;
        }
        // The check may have been answered in another way.
        if !self.board.calm && self.board.is_checked(self.turn) {
            return false;
        }
        self.board.calm = true;
        let scene = Scene::of(self);
        let mut tries = TRIES;
        let mut ends = Ends::new();
        for distance in 0..3 {
            self.note_ends(&scene, distance, &mut ends);
            // Play a cheap pattern before considering others.
            let most = if distance == 0 { LITTLE } else { u32::MAX };
            while tries > 0
                && let Some(end) = ends.take_best(most)
            {
                tries -= 1;
                if self.board.sliders.enter(PlayFor(self, end)) {
                    return true;
                }
            }
        }
        false
    }

    /// Plays a pattern; on failure, undoes all moves.
    #[inline(always)]
    fn play_for(&mut self, end: &MatePattern) -> bool {
        let mark = (self.board.mark(), self.turn);
        if let Some(mut going) = self.prepare(end)
            && self.play_on(end, &mut going)
        {
            return true;
        }
        self.board.back_to(&mark.0);
        self.turn = mark.1;
        self.shuffles = [None; 2];
        self.critical = 0;
        self.kept = 0;
        false
    }

    /// Finds the men that must come, if any.
    #[inline(always)]
    fn prepare(&mut self, end: &MatePattern) -> Option<Going> {
        let helper = match end.guard {
            None => None,
            Some(square) => Some(self.helper_for(square, end)?),
        };
        let blocker = match end.block {
            None => None,
            Some(square) => Some(self.blocker_for(square, end)?),
        };
        let ring = KING[end.king.index()];
        self.critical = bit(end.to) | if ring & bit(end.to) == 0 { between(end.to, end.king) } else { 0 };
        // Guards stay, and so do the men around the king.
        self.kept = bit(end.piece) | self.board.of(VICTIM) & ring | helper.map_or(0, |(_, to, _)| bit(to));
        let is_queen = self.board.men.role(Role::Queen) & bit(end.piece) != 0;
        let role = if is_queen { Role::Queen } else { Role::Rook };
        if (helper.is_some() || blocker.is_some()) && !self.is_shut_in(end, role, helper, blocker) {
            return None;
        }
        Some(Going { role, piece: end.piece, helper, blocker, led_away: 0, is_clear: false })
    }

    /// Returns whether the victim's king has no square left once all men have come.
    #[inline(always)]
    fn is_shut_in(&self, end: &MatePattern, role: Role, helper: Option<Step>, blocker: Option<Step>) -> bool {
        let mut men = self.board.men;
        men.clear(bit(self.board.king(VICTIM)) | bit(end.piece));
        for (color, step) in [(ATTACKER, helper), (VICTIM, blocker)] {
            if let Some((from, to, kind)) = step {
                men.clear(bit(from) | bit(to));
                men.toggle(color, code(kind.role()), bit(to));
            }
        }
        men.clear(bit(end.to));
        men.toggle(ATTACKER, code(role), bit(end.to));
        let (own, empty) = (men.of(ATTACKER), !men.occupied());
        let guarded = guarded_by_pawns(men.role(Role::Pawn) & own, ATTACKER)
            | knights_from(men.role(Role::Knight) & own)
            | diagonal_from(men.diagonal() & own, empty)
            | straight_from(men.straight() & own, empty)
            | KING[lowest(men.role(Role::King) & own).index()];
        KING[end.king.index()] & !men.of(VICTIM) & !guarded == 0
    }

    #[inline(always)]
    fn play_on(&mut self, end: &MatePattern, going: &mut Going) -> bool {
        for _ in 0..PLIES {
            // A waiting king may have left a line.
            if !self.board.calm && self.board.is_checked(self.turn) {
                return false;
            }
            self.board.calm = true;
            let done = match self.turn {
                VICTIM => self.help(end, going),
                ATTACKER => self.approach(end, going),
            };
            match done {
                TurnTaken::Mate => return true,
                TurnTaken::Moved => {}
                TurnTaken::Nothing => {
                    if !self.wait() {
                        return false;
                    }
                }
                TurnTaken::Stuck => return false,
            }
            self.turn = !self.turn;
        }
        false
    }

    /// Plays the victim's move: steps to the mating square, blocks beside the king, moves away men that could answer
    /// the mate, or waits with a pawn.
    #[inline(always)]
    fn help(&mut self, end: &MatePattern, going: &mut Going) -> TurnTaken {
        let king = self.board.king(VICTIM);
        if king != end.king {
            let ring = KING[end.king.index()];
            let to = if ring & bit(king) != 0 { bit(end.king) } else { KING[king.index()] & ring };
            return if self.step(VICTIM, king, to & !self.board.occupied()) {
                TurnTaken::Moved
            } else {
                TurnTaken::Nothing
            };
        }
        if let Some((from, to, kind)) = going.blocker.take() {
            self.kept |= bit(to);
            return if self.board.try_quietly(VICTIM, from, to, kind) { TurnTaken::Moved } else { TurnTaken::Stuck };
        }
        if !going.is_clear {
            let guards = self.guards();
            if guards != 0 {
                going.led_away += 1;
                going.is_clear = going.led_away == MOST_LED_AWAY;
                return if self.lead_one_away(guards) { TurnTaken::Moved } else { TurnTaken::Stuck };
            }
            going.is_clear = true;
        }
        if self.push_a_pawn(end.king) { TurnTaken::Moved } else { TurnTaken::Nothing }
    }

    /// Plays the attacker's move: brings a guard, then the mating piece, and mates when the victim is ready.
    #[inline(always)]
    fn approach(&mut self, end: &MatePattern, going: &mut Going) -> TurnTaken {
        if let Some((from, to, kind)) = going.helper.take() {
            return if self.board.try_quietly(ATTACKER, from, to, kind) { TurnTaken::Moved } else { TurnTaken::Stuck };
        }
        let kind = kind_of(going.role);
        let reach = self.board.piece_attacks(going.role, going.piece, self.board.occupied());
        if reach & bit(end.to) == 0 {
            let mut via = self.on_the_way(going.role, going.piece, reach, end);
            while via != 0 {
                let to = lowest(via);
                via &= via - 1;
                if self.board.try_quietly(ATTACKER, going.piece, to, kind) {
                    self.kept = self.kept & !bit(going.piece) | bit(to);
                    going.piece = to;
                    return TurnTaken::Moved;
                }
            }
            return TurnTaken::Stuck;
        }
        if self.board.king(VICTIM) == end.king && going.blocker.is_none() {
            let before = self.board.mark();
            if self.board.try_go(ATTACKER, going.piece, end.to, kind) {
                if self.is_mated(end.to) {
                    return TurnTaken::Mate;
                }
                self.board.back_to(&before);
            }
            if going.is_clear {
                return TurnTaken::Stuck;
            }
        }
        TurnTaken::Nothing
    }

    /// Returns intermediate squares for a piece that needs several moves to its mating square: without check, and
    /// nearer if possible.
    #[inline(always)]
    fn on_the_way(&self, role: Role, piece: Square, reach: u64, end: &MatePattern) -> u64 {
        let board = &self.board;
        let victim = board.king(VICTIM);
        let gone = board.occupied() & !bit(piece);
        let mut checks = board.piece_attacks(role, victim, gone);
        if victim != end.king {
            checks |= board.piece_attacks(role, end.king, gone);
        }
        let allowed = !board.of(ATTACKER) & !bit(victim) & !checks;
        let last = board.piece_attacks(role, end.to, gone) & allowed;
        let reach = reach & allowed;
        if reach & last != 0 {
            return reach & last;
        }
        let mut rest = reach;
        while rest != 0 {
            let first = lowest(rest);
            rest &= rest - 1;
            if board.piece_attacks(role, first, gone) & last != 0 {
                return bit(first);
            }
        }
        0
    }

    /// Returns whether a piece that gives check from a square mates the victim; never wrongly true.
    #[inline(always)]
    fn is_mated(&self, from: Square) -> bool {
        let board = &self.board;
        let men = &board.men;
        let (own, enemy) = (board.of(ATTACKER), board.of(VICTIM));
        let victim = board.king(VICTIM);
        let occupied = board.occupied();
        let empty = !(occupied & !bit(victim));
        let guarded = guarded_by_pawns(men.role(Role::Pawn) & own, ATTACKER)
            | knights_from(men.role(Role::Knight) & own)
            | diagonal_from(men.diagonal() & own, empty)
            | straight_from(men.straight() & own, empty)
            | KING[board.king(ATTACKER).index()];
        let others = enemy & !bit(victim);
        let pawns = men.role(Role::Pawn) & others;
        let way = if KING[victim.index()] & bit(from) == 0 { between(from, victim) } else { 0 };
        let takers = KNIGHT[from.index()] & men.role(Role::Knight)
            | board.sliders.rook(from, occupied) & men.straight()
            | board.sliders.bishop(from, occupied) & men.diagonal()
            | PAWN[ATTACKER as usize][from.index()] & pawns;
        let step_in = if way == 0 {
            0
        } else {
            let pushed = pawns >> 8 & !occupied;
            (knights_from(men.role(Role::Knight) & others)
                | diagonal_from(men.diagonal() & others, !occupied)
                | straight_from(men.straight() & others, !occupied)
                | pushed
                | pushed >> 8)
                & way
        };
        guarded & bit(victim) != 0
            && KING[victim.index()] & !enemy & !guarded == 0
            && takers & others == 0
            && step_in == 0
    }

    /// Returns the victim's pieces that could answer the mate.
    #[inline(always)]
    fn guards(&self) -> u64 {
        let board = &self.board;
        let (men, occupied) = (&board.men, board.occupied());
        let mut squares = self.critical;
        let mut guards = 0;
        while squares != 0 {
            let square = lowest(squares);
            squares &= squares - 1;
            guards |= KNIGHT[square.index()] & men.role(Role::Knight)
                | board.sliders.rook(square, occupied) & men.straight()
                | board.sliders.bishop(square, occupied) & men.diagonal();
        }
        guards & board.of(VICTIM)
    }

    /// Moves away one of the pieces that could answer the mate.
    #[inline(always)]
    fn lead_one_away(&mut self, mut guards: u64) -> bool {
        while guards != 0 {
            let from = lowest(guards);
            guards &= guards - 1;
            let role = self.board.men.role_at(from).unwrap_or(Role::Knight);
            if self.lead_away(from, role) {
                return true;
            }
        }
        false
    }

    /// Waits with a victim's pawn that neither exposes nor checks nor guards.
    #[inline(always)]
    pub(super) fn push_a_pawn(&mut self, place: Square) -> bool {
        let board = &mut self.board;
        let (king, victim) = (board.king(ATTACKER), board.king(VICTIM));
        let in_line = |square: Square| ROOK_LINES[square.index()] | BISHOP_LINES[square.index()];
        let pawns = board.men.role(Role::Pawn) & board.of(VICTIM) & !in_line(king) & !in_line(victim) & !self.kept;
        let bad = guarded_by_pawns(self.critical, ATTACKER)
            | PAWN[ATTACKER as usize][king.index()]
            | self.critical
            | KING[place.index()]
            | RANK_1;
        let steps = pawns >> 8 & !board.occupied() & !bad;
        if steps == 0 {
            return false;
        }
        let to = lowest(steps);
        board.go(VICTIM, Square::new(to.number() + 8), to, MoveKind::Pawn);
        true
    }

    /// Returns a move that brings an attacker's man to guard a square.
    #[inline(always)]
    fn helper_for(&self, square: Square, end: &MatePattern) -> Option<Step> {
        let board = &self.board;
        let occupied = board.occupied();
        let victim = board.king(VICTIM);
        let own = board.of(ATTACKER) & !bit(end.piece) & !board.men.role(Role::King);
        let taken =
            occupied & !board.of(VICTIM) | bit(victim) | bit(end.to) | between(end.to, end.king) | bit(end.king);
        let pawns = board.men.role(Role::Pawn) & own;
        let step = pawns << 8 & !occupied & PAWN[VICTIM as usize][square.index()] & !taken;
        if step != 0 {
            let to = lowest(step);
            return Some((Square::new(to.number() - 8), to, MoveKind::Pawn));
        }
        let gone = occupied & !bit(end.piece);
        let mut knights = board.men.role(Role::Knight) & own;
        if knights != 0 {
            let fit = KNIGHT[square.index()] & !taken & !KNIGHT[victim.index()] & !KNIGHT[end.king.index()];
            while knights != 0 {
                let from = lowest(knights);
                knights &= knights - 1;
                let to = KNIGHT[from.index()] & fit;
                if to != 0 {
                    return Some((from, lowest(to), MoveKind::Knight));
                }
            }
        }
        let mut sliders = own & (board.men.diagonal() | board.men.straight());
        while sliders != 0 {
            let from = lowest(sliders);
            sliders &= sliders - 1;
            let role = board.men.role_at(from).unwrap_or(Role::Knight);
            let checks = board.piece_attacks(role, victim, occupied) | board.piece_attacks(role, end.king, occupied);
            let to =
                board.piece_attacks(role, square, gone) & board.piece_attacks(role, from, occupied) & !taken & !checks;
            if to != 0 {
                return Some((from, lowest(to), kind_of(role)));
            }
        }
        let king = board.king(ATTACKER);
        let near = KING[victim.index()] | KING[end.king.index()];
        let mut steps = KING[king.index()] & KING[square.index()] & !occupied & !near & !taken;
        while steps != 0 {
            let to = lowest(steps);
            steps &= steps - 1;
            if !board.is_attacked(to, VICTIM, occupied & !bit(king)) {
                return Some((king, to, MoveKind::King));
            }
        }
        None
    }

    /// Returns a move that brings a victim's man to block a square beside its king.
    #[inline(always)]
    fn blocker_for(&self, square: Square, end: &MatePattern) -> Option<Step> {
        let board = &self.board;
        let occupied = board.occupied();
        if square == end.to || occupied & bit(square) & !bit(board.king(VICTIM)) != 0 {
            return None;
        }
        let men = &board.men;
        let own = board.of(VICTIM) & !men.role(Role::King);
        let push = (bit(square) << 8) & men.role(Role::Pawn) & own;
        if push != 0 && bit(square) & RANK_1 == 0 {
            return Some((lowest(push), square, MoveKind::Pawn));
        }
        let mut from = (KNIGHT[square.index()] & men.role(Role::Knight)
            | board.sliders.rook(square, occupied) & men.straight()
            | board.sliders.bishop(square, occupied) & men.diagonal())
            & own;
        let critical = bit(end.to) | between(end.to, end.king);
        while from != 0 {
            let man = lowest(from);
            from &= from - 1;
            let role = men.role_at(man).unwrap_or(Role::Knight);
            if board.piece_attacks(role, square, occupied & !bit(man)) & critical == 0 {
                return Some((man, square, kind_of(role)));
            }
        }
        None
    }
}
