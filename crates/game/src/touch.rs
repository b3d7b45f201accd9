//! Touching and adjusting (4.2-4.5, 6.2.5) and complaints about it (4.8).

use crate::act::Manner;
use crate::answer::{AnswerKind, ArbiterChoice, Judgement, Notice, Who};
use crate::arbiter::Pending;
use crate::game::{Game, MoveOnBoard, Ruling};
use crate::refusal::RefusalReason;
use crate::stand::captured_square;
use crate::turn::{Bound, Duty};
use adoube_board::{Color, Square};
use adoube_laws::{Adjusting, Article, Complaint, UnknownOrder};

impl Game {
    /// Handles j'adoube: only the player to move may adjust, after announcing it (4.2.1).
    pub(crate) fn says_adjust(&mut self, who: Color) -> Ruling {
        if self.mover() != who {
            let adjusting = self.rules.touch.adjusting.article();
            return self.refuse_by(RefusalReason::NotToMove, adjusting, Article::new("4.2.1"));
        }
        let adjusting = self.rules.touch.adjusting;
        if adjusting.value == Adjusting::WhileOwnClockRuns && self.clock.running() != Some(who) {
            return self.refuse(RefusalReason::ClockNotRunning, Article::new("6.2.5"));
        }
        self.adjusting = Some(who);
        Ok(())
    }

    /// Pieces are touched.
    pub(crate) fn touches(&mut self, who: Color, squares: &[Square], manner: Manner) -> Ruling {
        if squares.iter().any(|&square| self.is_empty(square) && self.stand.piece_at(square).is_none()) {
            return self.refuse(RefusalReason::EmptySquare, Article::new("4.3"));
        }
        let any_touch_ends_complaint = self.rules.touch.complaint.value == Complaint::AnyTouchEndsIt;
        if self.mover() != who {
            if manner != Manner::Accidentally {
                let article = self.cite(Article::new("6.2.5"));
                self.say(AnswerKind::Notice(Notice::Touch), article);
            }
            return Ok(());
        }
        if self.adjusting == Some(who) || manner == Manner::Accidentally {
            self.turn.complaint_lost |= any_touch_ends_complaint;
            return Ok(());
        }
        self.turn.complaint_lost = true;
        self.turn.touched_at.get_or_insert(self.now);
        self.decline_by_touching(who);
        let squares: Vec<Square> = squares.iter().map(|&square| self.where_it_stood(square)).collect();
        if manner == Manner::Together && squares.len() > 1 {
            return self.touches_together(who, &squares);
        }
        for square in squares {
            self.turn.touch(square);
        }
        self.say_bound(who);
        Ok(())
    }

    /// Returns the original square of a piece that an illegal move displaced.
    fn where_it_stood(&self, square: Square) -> Square {
        match &self.turn.illegal {
            Some(illegal) => match illegal.attempted {
                crate::stand::Attempted::Squares(attempt) if attempt.to == square => attempt.from,
                _ => square,
            },
            None => square,
        }
    }

    /// Handles touches in an unknown order (4.3.3).
    fn touches_together(&mut self, who: Color, squares: &[Square]) -> Ruling {
        let own = |square: &Square| self.stand.piece_at(*square).is_some_and(|piece| piece.color == who);
        let (own, enemy): (Vec<Square>, Vec<Square>) = squares.iter().copied().partition(own);
        let rule = self.rules.touch.unknown_order;
        let mut turn = self.turn.clone();
        // The king takes precedence over the rook, the player's own piece over the opponent's.
        let king = self.stand.position().map(|position| position.king(who));
        own.iter().filter(|square| Some(**square) == king).for_each(|&square| turn.touch(square));
        own.iter().chain(&enemy).for_each(|&square| turn.touch(square));
        let bound = turn.bound(&self.stand, &self.rules);
        let settled = bound.is_none_or(|bound| {
            matches!(bound.duty, Duty::CaptureWith(..) | Duty::King | Duty::Free | Duty::Castle(_))
        });
        if rule.value == UnknownOrder::Arbiter && !settled && self.turn.touched.is_empty() {
            let mut reversed = self.turn.clone();
            enemy.iter().rev().chain(own.iter().rev()).for_each(|&square| reversed.touch(square));
            if reversed.bound(&self.stand, &self.rules).map(|b| b.duty) != bound.map(|b| b.duty) {
                let choices: Vec<ArbiterChoice> = squares.iter().map(|&square| ArbiterChoice::Square(square)).collect();
                self.offer_options(Who::One(who), &choices, rule.article().unwrap_or_default());
                return Ok(());
            }
        }
        self.turn = turn;
        self.say_bound(who);
        Ok(())
    }

    /// Applies the arbiter's decision on the piece touched first (1985: 07.02.b).
    pub(crate) fn touched_first(&mut self, square: Square) -> Ruling {
        let rule = self.rules.touch.unknown_order;
        let asks = |pending: &Pending| pending.choices.contains(&ArbiterChoice::Square(square));
        let waits = self.pending.iter().rev().find(|pending| asks(pending)).cloned();
        let Some(Pending { who: Who::One(who), choices, article, .. }) = waits else {
            return self.refuse_by(RefusalReason::OrderNotInQuestion, rule.article(), Article::new("4.3.3"));
        };
        self.settle(asks);
        if self.mover() != who {
            // The move has been made in the meantime.
            self.say(AnswerKind::Continues, article);
            return Ok(());
        }
        self.turn.touch(square);
        for choice in choices {
            if let ArbiterChoice::Square(other) = choice
                && other != square
            {
                self.turn.touch(other);
            }
        }
        self.say_bound(who);
        Ok(())
    }

    /// Handles a claim that the opponent touched a piece.
    pub(crate) fn claims_touched(&mut self, who: Color, square: Square) -> Ruling {
        let opponent = !who;
        if self.mover() == opponent {
            return self.claims_touched_now(who, square);
        }
        let complaint = self.rules.touch.complaint;
        let Some(ply) = self.line.last().filter(|ply| ply.by == opponent) else {
            return self.touch_unknown(who, square);
        };
        let beyond_touch =
            complaint.value == Complaint::AnyTouchEndsIt && ply.unmet.is_some_and(|bound| !is_touch_rule(self, &bound));
        if self.turn.complaint_lost && !beyond_touch {
            self.say(AnswerKind::Claim(Judgement::Rejected), complaint.article().unwrap_or_default());
            return Ok(());
        }
        // A duty that does not come from a touch is broken whatever was touched (9.5.3).
        if let Some(bound) = ply.unmet.filter(|_| ply.turn.owed.is_some()) {
            self.say(AnswerKind::Claim(Judgement::Upheld), bound.article);
            self.enforce(bound);
            return Ok(());
        }
        if !has_touched(ply, square) {
            if self.touched_before(2, square) {
                self.say(AnswerKind::Claim(Judgement::Rejected), complaint.article().unwrap_or_default());
                return Ok(());
            }
            return self.touch_unknown(who, square);
        }
        if let Some(bound) = ply.unmet {
            self.say(AnswerKind::Claim(Judgement::Upheld), bound.article);
            self.enforce(bound);
        } else {
            let bound = ply.turn.bound(&ply.before, &self.rules);
            let article = bound.map_or(self.rules.touch.own_pieces.article().unwrap_or_default(), |b| b.article);
            self.say(AnswerKind::Claim(Judgement::Rejected), article);
        }
        Ok(())
    }

    /// Handles the same claim while the opponent is to move.
    fn claims_touched_now(&mut self, who: Color, square: Square) -> Ruling {
        if self.turn.touched.contains(&square) {
            if let Some(bound) = self.turn.bound(&self.stand, &self.rules) {
                self.say(AnswerKind::Claim(Judgement::Upheld), bound.article);
                let what = bound.what(!who, &self.stand);
                self.say(what, bound.article);
            }
            return Ok(());
        }
        if self.touched_before(1, square) {
            let article = self.rules.touch.complaint.article().unwrap_or_default();
            self.say(AnswerKind::Claim(Judgement::Rejected), article);
            return Ok(());
        }
        self.touch_unknown(who, square)
    }

    /// Asks the arbiter about a touch that the transcript does not contain (4.2.2).
    fn touch_unknown(&mut self, who: Color, square: Square) -> Ruling {
        let article = self.cite(Article::new("4.2.2"));
        let ply = if self.mover() == who { self.line.len().saturating_sub(1) } else { self.line.len() };
        self.claimed_touch = Some(crate::arbiter::ClaimedTouch { by: who, square, ply });
        self.offer_options(Who::One(who), &[ArbiterChoice::Uphold, ArbiterChoice::Reject], article);
        Ok(())
    }

    /// Returns whether a piece on a square was touched in the move `plies` plies before the last one.
    fn touched_before(&self, plies: usize, square: Square) -> bool {
        self.line.iter().rev().nth(plies).is_some_and(|ply| has_touched(ply, square))
    }

    /// Handles a touch seen by the arbiter: in the last move as recorded, or with an additional piece (4.3). A player's
    /// own touch ends that player's right to complain (4.8), but not the arbiter's right to act.
    pub(crate) fn sees_touched(&mut self, square: Option<Square>) -> Ruling {
        if let Some(square) = square
            && self.turn.touched.contains(&square)
        {
            let mover = self.mover();
            self.say_bound(mover);
            return Ok(());
        }
        let Some((mut turn, before)) = self.line.last().map(|ply| (ply.turn.clone(), ply.before.clone())) else {
            return self.refuse(RefusalReason::TouchKept, Article::new("4.3"));
        };
        let known = square.is_none_or(|square| self.line.last().is_some_and(|ply| has_touched(ply, square)));
        // A touch in the previous move: the opponent has moved since.
        if !known && square.is_some_and(|square| self.touched_before(1, square)) {
            return self.refuse(RefusalReason::TouchKept, Article::new("4.3"));
        }
        turn.illegal = None;
        if let Some(square) = square.filter(|_| !known) {
            turn.touch(square);
        }
        let bound = turn.bound(&before, &self.rules);
        let mv = self.line.last().and_then(|ply| ply.mv);
        let unmet = before.position().zip(mv).and_then(|(position, mv)| bound.filter(|b| !b.is_met_by(position, mv)));
        let Some(bound) = unmet else {
            return self.refuse(RefusalReason::TouchKept, Article::new("4.3"));
        };
        if let Some(ply) = self.line.last_mut() {
            ply.turn = turn;
        }
        self.enforce(bound);
        Ok(())
    }

    /// Takes back the last move, which violates a duty.
    fn enforce(&mut self, bound: Bound) {
        let last = self.line.len().saturating_sub(1);
        self.take_back_to(last);
        // The move that is taken back was a touch too (4.8).
        self.turn.complaint_lost = true;
        let fen = self.stand.fen();
        self.say(AnswerKind::Position(fen), bound.article);
        let what = bound.what(self.mover(), &self.stand);
        self.say(what, bound.article);
        self.let_mover_run();
    }
}

fn has_touched(ply: &MoveOnBoard, square: Square) -> bool {
    let played = ply.mv.is_some_and(|mv| {
        let captured = ply.before.position().and_then(|position| captured_square(position, mv));
        mv.from() == square || captured == Some(square)
    });
    played || ply.turn.touched.contains(&square)
}

/// Returns whether a duty comes only from the rule on touched pieces.
fn is_touch_rule(game: &Game, bound: &Bound) -> bool {
    let touch = game.rules.touch;
    let articles = [touch.own_pieces.article(), touch.enemy_pieces.article(), touch.both_colours.article()];
    articles.contains(&Some(bound.article))
}
