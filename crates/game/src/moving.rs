//! Making a move on the board (4.6, 4.7, D.2): legal, illegal, unfinished, announced.

use crate::act::{Hands, MoveText};
use crate::answer::{AnswerKind, Notice};
use crate::game::{Game, Ruling, Stop};
use crate::offences::Offended;
use crate::refusal::RefusalReason;
use crate::stand::{Attempted, Stand, captured_square, last_rank, why_no_castling};
use crate::turn::{BegunMove, Bound, Duty, IllegalOnBoard, InHole, san, vain_castling};
use adoube_board::{Attempt, Breach, Color, Move, Position, Role, Square, Variant, Wing};
use adoube_laws::{ActionableFrom, Article, Offence, PromotionFinal, Proviso};
use adoube_notation::{Letters, MoveReading, read};

/// Returns the legal move that a text denotes.
pub(crate) fn legal_move(stand: &Stand, text: &MoveText) -> Option<Move> {
    let position = stand.position()?;
    let mv = match text {
        MoveText::Castling(wing) => position.castling_move(*wing)?,
        MoveText::Squares { from, to, promotion } => by_squares(position, *from, *to, *promotion)?,
        MoveText::San(san) => match read(position, san, Letters::English) {
            MoveReading::Move(found) if found.is_literal() => found.mv,
            _ => return None,
        },
    };
    (captured_square(position, mv) != Some(position.king(!position.turn()))).then_some(mv)
}

fn by_squares(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    if let Some(wing) = meant_castling(position, from, to) {
        return position.castling_move(wing).filter(|_| promotion.is_none());
    }
    position.find(from, to, promotion)
}

/// Returns the wing if a king's move from square to square is meant as castling.
fn meant_castling(position: &Position, from: Square, to: Square) -> Option<Wing> {
    let us = position.turn();
    let home = 7 - last_rank(us);
    if position.king(us) != from || from.rank() != home || to.rank() != home {
        return None;
    }
    let wing = if to.file() > from.file() { Wing::King } else { Wing::Queen };
    let meant = match position.variant() {
        Variant::Standard => from.file() == 4 && to.file() == wing.king_file(),
        Variant::Chess960 => {
            position.pieces(us, Role::Rook).contains(to)
                || to.file() == wing.king_file() && from.file().abs_diff(to.file()) > 1
        }
    };
    meant.then_some(wing)
}

/// Reads a text as a move on a board, legal or not.
fn attempted_on(stand: &Stand, text: &MoveText) -> Result<Attempted, Stop> {
    Ok(match text {
        MoveText::Castling(wing) => Attempted::Castling(*wing),
        MoveText::Squares { from, to, promotion } => {
            let castling = stand.position().and_then(|position| meant_castling(position, *from, *to));
            match castling {
                Some(wing) if promotion.is_none() => Attempted::Castling(wing),
                _ => Attempted::Squares(Attempt { from: *from, to: *to, promotion: *promotion }),
            }
        }
        // Algebraic notation denotes only legal moves; otherwise the piece would be a guess.
        MoveText::San(text) => return Err(Stop::Unclear(text.clone())),
    })
}

/// Returns a legal move as an attempted one.
pub(crate) fn as_attempted(mv: Move) -> Attempted {
    match mv.castling() {
        Some(wing) => Attempted::Castling(wing),
        None => Attempted::Squares(Attempt { from: mv.from(), to: mv.to(), promotion: mv.promotion() }),
    }
}

/// Returns the move that an announcement denotes.
fn announced_move(stand: &Stand, text: &MoveText) -> Result<Attempted, Stop> {
    match legal_move(stand, text) {
        Some(mv) => Ok(as_attempted(mv)),
        None => attempted_on(stand, text),
    }
}

/// Returns whether a piece of either side moves to the square of the opponent's king: this takes precedence over all
/// other rules (1.4.1).
fn takes_king(position: &Position, attempt: Attempt) -> bool {
    position.piece_at(attempt.from).is_some() && position.king(!position.turn()) == attempt.to
}

impl Game {
    /// Refuses a move by a player who may not move now (rule 2).
    fn has_the_move(&self, who: Color) -> Ruling {
        self.play_goes_on()?;
        if self.mover() == who {
            return Ok(());
        }
        if self.blind[self.mover() as usize] {
            if self.turn.in_hole.is_some() {
                return self.refuse(RefusalReason::OpponentMoving, Article::new("D.2.3.3"));
            }
            if self.turn.announced.is_some() || !self.turn.touched.is_empty() {
                return self.refuse(RefusalReason::OpponentMoving, Article::new("D.2.3.2"));
            }
        }
        if self.turn.is_begun() {
            return self.refuse(RefusalReason::OpponentMoving, Article::new("1.3"));
        }
        let own_move_stands = self.line.last().is_some_and(|ply| ply.by == who && !ply.completed);
        if own_move_stands {
            return self.refuse(RefusalReason::MoveStands, Article::new("4.7"));
        }
        self.refuse(RefusalReason::NotToMove, Article::new("1.2"))
    }

    /// Reads a text as a move on the board.
    pub(crate) fn attempted(&self, text: &MoveText) -> Result<Attempted, Stop> {
        attempted_on(&self.stand, text)
    }

    /// Handles a move on the board without a press of the clock.
    pub(crate) fn plays(&mut self, who: Color, text: &MoveText, hands: Hands) -> Ruling {
        self.has_the_move(who)?;
        if self.turn.in_hole.is_some() {
            return self.refuse(RefusalReason::MoveStands, Article::new("4.7"));
        }
        let legal = self.legal(text).filter(|mv| mv.castling().is_none_or(|wing| self.misplaced(wing).is_none()));
        let Some(mv) = legal else {
            let attempted = self.attempted(text)?;
            return self.plays_illegally(who, attempted);
        };
        if self.adjournment.is_requested() {
            return self.plays_instead_of_sealing(who, mv);
        }
        if self.blind[who as usize] && self.turn.announced.is_none() {
            self.turn.touch(mv.from());
            self.turn.illegal = None;
            self.turn.in_hole = Some(InHole { mv, hands });
            return Ok(());
        }
        self.make(who, mv, hands)
    }

    /// Makes a legal move, and applies its effects: ends, completions, declined offers.
    pub(crate) fn make(&mut self, who: Color, mv: Move, hands: Hands) -> Ruling {
        let bound = self.turn.bound(&self.stand, &self.rules);
        let Some(position) = self.stand.position() else {
            return self.refuse(RefusalReason::IllegalPosition, Article::new("3.10.2"));
        };
        let unmet = bound.filter(|bound| !bound.is_met_by(position, mv));
        let captured = captured_square(position, mv);
        let compound = captured.is_some() || mv.castling().is_some() || mv.promotion().is_some();
        self.note_recording(who);
        self.complete_previous(who);
        self.decline_by_moving(!who);
        self.turn.illegal = None;
        self.turn.unfinished = None;
        self.push(mv, false);
        let ply = self.line.len() - 1;
        if let Some(last) = self.line.last_mut() {
            last.unmet = unmet;
        }
        self.agreed = [false; 2];
        if hands == Hands::Two {
            self.two_hands(who, ply, compound);
        }
        let obeyed = unmet.is_none() || self.rules.ending.mate.value == Proviso::None;
        self.end_by_itself(who, mv, obeyed);
        Ok(())
    }

    /// Completes an unpressed move by the player's next one (6.2.1.2).
    fn complete_previous(&mut self, who: Color) {
        let rule = self.rules.clock.own_next_move_completes;
        if rule.value
            && let Some(index) = self.uncompleted(who)
            && let Some(ply) = self.line.get(index)
        {
            if let Some(mv) = ply.mv {
                let san = san(&ply.before, mv);
                self.say(AnswerKind::Completed(who, san), rule.article().unwrap_or_default());
            }
            self.complete(index);
        }
    }

    fn two_hands(&mut self, who: Color, ply: usize, compound: bool) {
        let rule = *self.rules.offences.rule(Offence::TwoHands);
        if self.rules.offences.two_hands_only_in_compound_moves && !compound || rule.seen.value == ActionableFrom::Never
        {
            return;
        }
        let seen = rule.seen.value == ActionableFrom::OnTheBoard;
        if seen {
            self.say(AnswerKind::Notice(Notice::Illegal), rule.seen.article().unwrap_or_default());
        }
        self.offences.push(Offended::new(self, who, Offence::TwoHands, ply, seen));
    }

    /// Returns the article if a piece of this player's castling was misplaced from the start (A.5.1.2).
    fn misplaced(&self, wing: Wing) -> Option<&'static str> {
        if !self.setup_kept {
            return None;
        }
        let us = self.mover();
        let home = 7 - last_rank(us);
        let stood = |file: u8, role: Role| {
            self.start.piece_at(Square::new(home * 8 + file)).is_some_and(|p| p.color == us && p.role == role)
        };
        let rook_file = if wing == Wing::King { 7 } else { 0 };
        let right = stood(4, Role::King) && stood(rook_file, Role::Rook);
        if right { None } else { self.rules.irregular.setup_stays_after.article() }
    }

    /// Returns the article of the rule of movement that an illegal move breaks (rule 19).
    fn broken_rule(&self, attempted: Attempted) -> &'static str {
        let Some(position) = self.stand.position() else { return self.cite(Article::new("1.4.1")) };
        let breach = match attempted {
            Attempted::Castling(wing) => {
                if let Some(article) = self.misplaced(wing) {
                    return article;
                }
                let us = position.turn();
                let castled =
                    self.line.iter().any(|ply| ply.by == us && ply.mv.is_some_and(|mv| mv.castling().is_some()));
                if castled && position.variant() == Variant::Chess960 {
                    return self.cite(Article::new("II.3.1"));
                }
                why_no_castling(position, wing)
            }
            Attempted::Squares(attempt) if takes_king(position, attempt) => Some(Breach::TakesKing),
            Attempted::Squares(attempt) => position.why_illegal(attempt),
        };
        match breach {
            // 1985 has a separate rule for the king's move.
            Some(breach @ Breach::KingIntoAttack(_)) => {
                let own = self.rules.touch.king_steps_into_check.article();
                own.unwrap_or_else(|| self.cite(breach.article()))
            }
            Some(breach) => self.cite(breach.article()),
            None => self.cite(Article::new("3.10.2")),
        }
    }

    /// Records an illegal move as played.
    fn plays_illegally(&mut self, who: Color, attempted: Attempted) -> Ruling {
        let pawn_left = self.pawn_left(attempted);
        self.note_recording(who);
        // A move is a move, legal or not (1985: 10.10.c); without its new piece it is not made yet (06.04).
        if pawn_left.is_none() {
            self.decline_by_moving(!who);
        } else {
            self.decline_by_touching(who);
        }
        self.turn.touched_at.get_or_insert(self.now);
        self.turn.unfinished = None;
        match attempted {
            Attempted::Castling(_) => {
                let king = self.stand.position().map(|position| position.king(who));
                if let Some(king) = king {
                    self.turn.touch(king);
                }
                if self.turn.fixed.is_none() && self.first_own_touch(who) == king {
                    let article = self.rules.touch.king_released_in_vain.article().unwrap_or_default();
                    self.turn.fixed = Some(vain_castling(&self.stand, &self.rules, article));
                }
            }
            Attempted::Squares(attempt) => {
                if self.stand.piece_at(attempt.from).is_some() {
                    self.turn.touch(attempt.from);
                }
                let captured = self.stand.captured_by(attempt);
                if let Some(square) = captured {
                    self.turn.touch(square);
                }
                if pawn_left.is_some() && self.turn.fixed.is_none() {
                    let article = self.rules.touch.pawn_released.article().unwrap_or_default();
                    self.turn.fixed = Some(Bound { duty: Duty::MoveTo(attempt.from, attempt.to), article });
                }
            }
        }
        self.say_bound(who);
        if pawn_left.is_none() {
            let article = self.broken_rule(attempted);
            self.say(AnswerKind::Notice(Notice::Illegal), article);
        }
        let after = self.stand.after_illegal(attempted);
        self.turn.illegal = Some(Box::new(IllegalOnBoard { attempted, after, pawn_left }));
        Ok(())
    }

    fn first_own_touch(&self, who: Color) -> Option<Square> {
        let own = |square: &&Square| self.stand.piece_at(**square).is_some_and(|piece| piece.color == who);
        self.turn.touched.iter().find(own).copied()
    }

    /// Returns the promotion for a pawn move to the last rank that only lacks the new piece.
    fn pawn_left(&self, attempted: Attempted) -> Option<Move> {
        let Attempted::Squares(Attempt { from, to, promotion: None }) = attempted else { return None };
        let position = self.stand.position()?;
        let pawn = position.piece_at(from).is_some_and(|piece| piece.role == Role::Pawn);
        let takes_king = position.king(!position.turn()) == to;
        if pawn && !takes_king { position.find(from, to, Some(Role::Queen)) } else { None }
    }

    /// Adds the answer with the player's duty.
    pub(crate) fn say_bound(&mut self, who: Color) {
        if let Some(bound) = self.turn.bound(&self.stand, &self.rules) {
            let what = bound.what(who, &self.stand);
            self.say(what, bound.article);
        }
    }

    /// Handles the release of a touched piece on a square (4.7).
    pub(crate) fn releases(&mut self, who: Color, square: Square) -> Ruling {
        self.has_the_move(who)?;
        if let Some(mv) = self.finished_by_release(square) {
            return self.finishes(who, mv);
        }
        let Some(from) = self.piece_in_hand(who, square) else {
            return self.refuse(RefusalReason::NothingToRelease, Article::new("4.7"));
        };
        let text = MoveText::Squares { from, to: square, promotion: None };
        // Without a king nothing is begun: the move is illegal whatever it is (1.4.1).
        let Some(position) = self.stand.position() else {
            return self.plays(who, &text, Hands::One);
        };
        let touch = self.rules.touch;
        if let Some(wing) = meant_castling(position, from, square) {
            let legal = position.castling_move(wing).is_some() && self.misplaced(wing).is_none();
            self.turn.fixed = Some(if legal {
                Bound { duty: Duty::Castle(wing), article: touch.king_released.article().unwrap_or_default() }
            } else {
                let article = touch.king_released_in_vain.article().unwrap_or_default();
                vain_castling(&self.stand, &self.rules, article)
            });
            return self.begins(who, square, BegunMove::King(wing));
        }
        let attempt = Attempt { from, to: square, promotion: None };
        if let Some(promotion) = self.pawn_left(Attempted::Squares(attempt)) {
            let article = touch.pawn_released.article().unwrap_or_default();
            self.turn.fixed = Some(Bound { duty: Duty::MoveTo(from, square), article });
            return self.begins(who, square, BegunMove::Pawn(promotion));
        }
        let legal = legal_move(&self.stand, &text);
        if let Some(taken) = legal.and_then(|mv| captured_square(position, mv)) {
            let article = self.cite(Article::new("4.7.1"));
            self.turn.fixed = Some(Bound { duty: Duty::CaptureWith(taken, from), article });
            return self.begins(who, square, BegunMove::Capture);
        }
        self.plays(who, &text, Hands::One)
    }

    /// Returns the move completed by a release: the rook of a castling, the new piece of a promotion (4.7.2, 4.7.3).
    fn finished_by_release(&self, square: Square) -> Option<Move> {
        match self.turn.unfinished? {
            BegunMove::King(wing) => {
                let castling = self.stand.position()?.castling_move(wing)?;
                let rook_to = Square::new(castling.from().rank() * 8 + wing.rook_file());
                (rook_to == square && self.misplaced(wing).is_none()).then_some(castling)
            }
            BegunMove::Promotion(mv) => (mv.to() == square).then_some(mv),
            BegunMove::Pawn(_) | BegunMove::Capture => None,
        }
    }

    fn finishes(&mut self, who: Color, mv: Move) -> Ruling {
        if self.adjournment.is_requested() {
            return self.plays_instead_of_sealing(who, mv);
        }
        if self.blind[who as usize] && self.turn.announced.is_none() {
            self.turn.unfinished = None;
            self.turn.in_hole = Some(InHole { mv, hands: Hands::One });
            return Ok(());
        }
        self.make(who, mv, Hands::One)
    }

    fn begins(&mut self, who: Color, square: Square, unfinished: BegunMove) -> Ruling {
        self.turn.illegal = None;
        self.turn.unfinished = Some(unfinished);
        self.turn.touched_at.get_or_insert(self.now);
        self.say_bound(who);
        if !self.is_empty(square) || self.turn.touched.is_empty() {
            self.turn.touch(square);
        }
        Ok(())
    }

    /// Returns the player's touched piece that is released on a square: the last one that can move there, or else the
    /// last one.
    fn piece_in_hand(&self, who: Color, to: Square) -> Option<Square> {
        let own = self.turn.touched.iter().rev().copied();
        let own = own.filter(|&square| self.stand.piece_at(square).is_some_and(|piece| piece.color == who));
        let legal = self.stand.legal_moves();
        own.clone()
            .find(|&from| legal.iter().any(|mv| mv.from() == from && (mv.to() == to || mv.arrival() == to)))
            .or_else(|| {
                let mut own = own;
                own.next()
            })
    }

    /// Handles a new piece placed on the promotion square without release (4.4.4).
    pub(crate) fn places(&mut self, who: Color, role: Role, square: Square) -> Ruling {
        self.has_the_move(who)?;
        let legal = self.stand.legal_moves();
        let fits = |mv: &Move| mv.to() == square && mv.promotion() == Some(role);
        let promotions: Vec<Move> = legal.iter().filter(fits).collect();
        let touched = promotions.iter().find(|mv| self.turn.touched.contains(&mv.from()));
        let Some(&mv) = touched.or_else(|| promotions.first()) else {
            return self.refuse(RefusalReason::NoPromotion, Article::new("4.4.4"));
        };
        self.turn.touch(mv.from());
        self.turn.touched_at.get_or_insert(self.now);
        let rule = self.rules.touch.promotion_final;
        let is_final = self.turn.fixed.is_some_and(|fixed| matches!(fixed.duty, Duty::Play(_)));
        if rule.value == PromotionFinal::OnTouchingTheSquare && !is_final {
            self.turn.fixed = Some(Bound { duty: Duty::Play(mv), article: rule.article().unwrap_or_default() });
        }
        self.turn.illegal = None;
        self.turn.unfinished = Some(BegunMove::Promotion(mv));
        self.decline_by_touching(who);
        self.say_bound(who);
        // Keep the square, so that a complaint can name it.
        if rule.value == PromotionFinal::OnTouchingTheSquare {
            self.turn.touch(square);
        }
        Ok(())
    }

    /// Handles a blind player's announcement (D.2.3.3).
    pub(crate) fn announces(&mut self, who: Color, text: &MoveText) -> Ruling {
        if !self.blind[who as usize] {
            // Against a blind opponent both players announce (D.2.1); a sighted player's move does not depend on it
            // (D.2.5).
            let heard = self.blind[!who as usize];
            return if heard { Ok(()) } else { self.refuse(RefusalReason::NobodyBlind, Article::new("D.2.1")) };
        }
        if self.mover() != who {
            // A slip of the tongue can be corrected until the press.
            let corrected = self.line.last().filter(|ply| ply.by == who && !ply.completed);
            let Some(ply) = corrected else {
                return self.refuse(RefusalReason::NotToMove, Article::new("D.2.8"));
            };
            let said = announced_move(&ply.before, text)?;
            if let Some(ply) = self.line.last_mut() {
                ply.turn.announced = Some(said);
            }
            return Ok(());
        }
        self.turn.announced = Some(announced_move(&self.stand, text)?);
        match self.turn.in_hole.take() {
            Some(InHole { mv, hands }) => self.make(who, mv, hands),
            None => Ok(()),
        }
    }
}
