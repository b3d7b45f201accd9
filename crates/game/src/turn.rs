//! The duties from the touches of one move (4.3-4.7), derived from the legal moves.

use crate::Span;
use crate::answer::{AnswerKind, Must};
use crate::stand::{Attempted, Legal, Stand, captured_square, last_rank};
use adoube_board::{Color, Move, Position, Role, Square, Variant, Wing};
use adoube_laws::{KingAndRook, Rules};
use adoube_notation::{Style, write};

/// A player's duty on this move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Duty {
    /// None: any legal move.
    Free,
    Move(Square),
    MoveTo(Square, Square),
    Capture(Square),
    CaptureWith(Square, Square),
    Castle(Wing),
    King,
    Play(Move),
}

/// A duty and its article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bound {
    pub(crate) duty: Duty,
    pub(crate) article: &'static str,
}

/// An illegal move on the board whose clock has not been pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct IllegalOnBoard {
    pub(crate) attempted: Attempted,
    pub(crate) after: Stand,
    /// The promotion to a queen, if the pawn only lacks its replacement.
    pub(crate) pawn_left: Option<Move>,
}

/// An unfinished move (4.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BegunMove {
    /// The king was released on its castling square.
    King(Wing),
    /// A pawn was released on the last rank; holds the promotion to a queen.
    Pawn(Move),
    /// A piece was released beside the one it captures.
    Capture,
    /// A new piece is on the promotion square but was not released.
    Promotion(Move),
}

/// A blind player's move that is on the board but not yet announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InHole {
    pub(crate) mv: Move,
    pub(crate) hands: crate::act::Hands,
}

/// The acts of the player on the move since the opponent moved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Turn {
    /// The squares of deliberately touched pieces, in order.
    pub(crate) touched: Vec<Square>,
    /// A duty that takes precedence over the touches: a release, a piece placed.
    pub(crate) fixed: Option<Bound>,
    /// A duty that does not come from a touch and takes precedence over those that do: a move announced with a claim
    /// (9.5.3); a pawn that must move back (1985: 05.06.e).
    pub(crate) owed: Option<Bound>,
    /// The move made on the board that must be sealed (I.1.1), whether or not the other duties allowed it.
    pub(crate) to_seal: Option<Bound>,
    /// Whether a claim with a move was rejected: no other claim is possible on this move (9.5.3).
    pub(crate) claim_binds: bool,
    /// The time of the rejection.
    pub(crate) claimed_at: Option<Span>,
    /// The time of the first deliberate touch.
    pub(crate) touched_at: Option<Span>,
    pub(crate) illegal: Option<Box<IllegalOnBoard>>,
    pub(crate) unfinished: Option<BegunMove>,
    /// Whether a touch has ended the right to complain (4.8).
    pub(crate) complaint_lost: bool,
    pub(crate) in_hole: Option<InHole>,
    /// A blind player's last announced move.
    pub(crate) announced: Option<Attempted>,
}

impl Turn {
    /// Records an intended touch, which ends the right to complain of the previous move (4.8).
    pub(crate) fn touch(&mut self, square: Square) {
        self.complaint_lost = true;
        if !self.touched.contains(&square) {
            self.touched.push(square);
        }
    }

    /// Takes back an incomplete move when a move is sealed. The duties of the turn remain (4.3).
    pub(crate) fn seal(&mut self) {
        self.illegal = None;
        self.unfinished = None;
        self.in_hole = None;
        self.to_seal = None;
    }

    /// Returns whether a move is unfinished.
    pub(crate) const fn is_begun(&self) -> bool {
        self.illegal.is_some() || self.unfinished.is_some()
    }

    /// Returns the player's duty, if a piece was touched.
    pub(crate) fn bound(&self, stand: &Stand, rules: &Rules) -> Option<Bound> {
        if let Some(bound) = self.to_seal.or(self.owed).or(self.fixed) {
            return Some(bound);
        }
        if self.touched.is_empty() {
            return None;
        }
        let free = Bound { duty: Duty::Free, article: rules.touch.nothing_playable.article().unwrap_or_default() };
        let Some(position) = stand.position() else { return Some(free) };
        let touches = Touches { position, legal: stand.legal_moves(), rules };
        Some(touches.bound(&self.touched).unwrap_or(free))
    }
}

struct Touches<'a> {
    position: &'a Position,
    legal: Legal,
    rules: &'a Rules,
}

impl Touches<'_> {
    fn is_own(&self, square: Square) -> bool {
        self.position.men(self.position.turn()).contains(square)
    }

    fn can_move(&self, square: Square) -> bool {
        self.legal.iter().any(|mv| mv.from() == square)
    }

    fn can_be_captured(&self, square: Square) -> bool {
        self.legal.iter().any(|mv| captured_square(self.position, mv) == Some(square))
    }

    fn bound(&self, touched: &[Square]) -> Option<Bound> {
        let touch = self.rules.touch;
        let by = |duty, article: Option<&'static str>| Some(Bound { duty, article: article.unwrap_or_default() });
        let own: Vec<Square> = touched.iter().copied().filter(|&square| self.is_own(square)).collect();
        let enemy: Vec<Square> = touched.iter().copied().filter(|&square| !self.is_own(square)).collect();
        if enemy.is_empty()
            && let Some(bound) = self.castling(&own)
        {
            return Some(bound);
        }
        match (own.first(), enemy.first()) {
            (Some(&with), Some(&taken)) => {
                let article = touch.both_colours.article();
                let takes = |mv: Move| mv.from() == with && captured_square(self.position, mv) == Some(taken);
                if self.legal.iter().any(takes) {
                    return by(Duty::CaptureWith(taken, with), article);
                }
                touched.iter().find_map(|&square| {
                    if self.is_own(square) {
                        self.can_move(square).then(|| by(Duty::Move(square), article))?
                    } else {
                        self.can_be_captured(square).then(|| by(Duty::Capture(square), article))?
                    }
                })
            }
            (Some(_), None) => {
                let first = own.into_iter().find(|&square| self.can_move(square))?;
                by(Duty::Move(first), touch.own_pieces.article())
            }
            (None, _) => {
                let first = enemy.into_iter().find(|&square| self.can_be_captured(square))?;
                by(Duty::Capture(first), touch.enemy_pieces.article())
            }
        }
    }

    /// Returns the duty when king and rook were touched, in either order (4.4.1-4.4.3).
    fn castling(&self, own: &[Square]) -> Option<Bound> {
        let touch = self.rules.touch;
        let us = self.position.turn();
        let king = self.position.king(us);
        let bound = own.iter().position(|&square| square == king || self.is_castling_rook(square))?;
        // An earlier touched piece that can move is bound instead.
        if own.iter().take(bound).any(|&square| self.can_move(square)) {
            return None;
        }
        let mut both =
            own.iter().copied().skip(bound).filter(|&square| square == king || self.is_castling_rook(square));
        let (first, second) = (both.next()?, both.next()?);
        if first == king {
            let wing = if second > king { Wing::King } else { Wing::Queen };
            let legal = self.legal.iter().any(|mv| mv.castling() == Some(wing) && mv.to() == second);
            return Some(match (legal, touch.king_and_rook.value) {
                (true, KingAndRook::MustCastle) => {
                    Bound { duty: Duty::Castle(wing), article: touch.king_and_rook.article().unwrap_or_default() }
                }
                (true, KingAndRook::KingBound) => {
                    Bound { duty: Duty::Move(king), article: touch.own_pieces.article().unwrap_or_default() }
                }
                (false, _) => self.vain(touch.vain_castling.article().unwrap_or_default()),
            });
        }
        if second != king {
            return None;
        }
        let article = touch.rook_then_king.article().unwrap_or_default();
        let bound = [first, king].into_iter().find(|&square| self.can_move(square))?;
        Some(Bound { duty: Duty::Move(bound), article })
    }

    /// Returns the duty of an impossible castling: the king, if it can move.
    fn vain(&self, article: &'static str) -> Bound {
        let king = self.position.king(self.position.turn());
        let duty = if self.can_move(king) { Duty::King } else { Duty::Free };
        Bound { duty, article }
    }

    /// Returns whether a rook may be meant for castling: on its initial square, beside a king on its own.
    fn is_castling_rook(&self, square: Square) -> bool {
        let us = self.position.turn();
        let king = self.position.king(us);
        let home = 7 - last_rank(us);
        let at_home =
            king.rank() == home && square.rank() == home && self.position.pieces(us, Role::Rook).contains(square);
        at_home
            && match self.position.variant() {
                Variant::Standard => king.file() == 4 && matches!(square.file(), 0 | 7),
                Variant::Chess960 => true,
            }
    }
}

/// Returns the duty after an impossible castling (4.7.2).
pub(crate) fn vain_castling(stand: &Stand, rules: &Rules, article: &'static str) -> Bound {
    match stand.position() {
        Some(position) => Touches { position, legal: stand.legal_moves(), rules }.vain(article),
        None => Bound { duty: Duty::Free, article },
    }
}

impl Bound {
    /// Returns whether a legal move fulfils the duty.
    pub(crate) fn is_met_by(&self, position: &Position, mv: Move) -> bool {
        match self.duty {
            Duty::Free => true,
            // Castling is a move of the king (4.4.2).
            Duty::Move(square) => mv.from() == square,
            Duty::MoveTo(from, to) => mv.from() == from && mv.to() == to,
            Duty::Capture(square) => captured_square(position, mv) == Some(square),
            Duty::CaptureWith(square, with) => mv.from() == with && captured_square(position, mv) == Some(square),
            Duty::Castle(wing) => mv.castling() == Some(wing),
            Duty::King => mv.role() == Role::King,
            Duty::Play(due) => mv == due,
        }
    }

    /// Returns the answer that states it.
    pub(crate) fn what(&self, who: Color, stand: &Stand) -> AnswerKind {
        let must = match self.duty {
            Duty::Free => return AnswerKind::Free(who),
            Duty::Move(square) => Must::Move(square),
            Duty::MoveTo(from, to) => Must::MoveTo(from, to),
            Duty::Capture(square) => Must::Capture(square),
            Duty::CaptureWith(square, with) => Must::CaptureWith(square, with),
            Duty::Castle(wing) => Must::Castle(wing),
            Duty::King => Must::King,
            Duty::Play(mv) => Must::Play(san(stand, mv)),
        };
        AnswerKind::Must(who, must)
    }
}

/// Formats a legal move as in answers.
pub(crate) fn san(stand: &Stand, mv: Move) -> String {
    stand.position().map_or_else(|| mv.to_string(), |position| write(position, mv, &Style::PGN))
}
