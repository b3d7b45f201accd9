//! Pressing the clock (6.2, 7.4.1, 7.5): completed moves, and presses that break a rule.

use crate::answer::{AnswerKind, Notice};
use crate::game::{Game, Ruling};
use crate::moving::as_attempted;
use crate::offences::Offended;
use crate::refusal::RefusalReason;
use crate::stand::Attempted;
use crate::turn::{BegunMove, IllegalOnBoard, san};
use adoube_board::{Attempt, Color};
use adoube_laws::{ActionableFrom, Article, Offence};

impl Game {
    pub(crate) fn presses(&mut self, who: Color) -> Ruling {
        self.play_goes_on()?;
        let not_made = self.mover() == who && self.uncompleted(who).is_none() && self.clock.running() == Some(who);
        let announced = self.turn.announced.is_some() && self.turn.illegal.is_some();
        if self.blind[who as usize] && not_made && !announced {
            return self.refuse(RefusalReason::NothingAnnounced, Article::new("D.2.4"));
        }
        if self.adjournment.is_requested() && self.mover() == who && self.turn.to_seal.is_some() {
            let sealing = self.rules.adjournment.sealing.article();
            return self.refuse_by(RefusalReason::MoveToSeal, sealing, Article::new("I.1.1"));
        }
        let runs = self.clock.running() == Some(who);
        let announcement = if self.blind[who as usize] { self.wrong_announcement(who) } else { None };
        let notices = self.completes(who, runs);
        if !runs {
            return Ok(());
        }
        for article in notices {
            self.say(AnswerKind::Notice(Notice::Illegal), article);
        }
        if let Some(article) = announcement {
            self.say(AnswerKind::Notice(Notice::Announcement), article);
        }
        self.clock.press(who, self.now);
        if self.displaced == Some(who) {
            let article = self.rules.irregular.knocked_over.article().unwrap_or_default();
            self.say(AnswerKind::Notice(Notice::Displaced), article);
        }
        self.look_again_at_position();
        Ok(())
    }

    /// Returns the article if a blind player's last announcement differs from the move that the press completes (D.2.1,
    /// D.2.8).
    fn wrong_announcement(&self, who: Color) -> Option<&'static str> {
        let (announced, made) = match self.uncompleted(who).and_then(|index| self.line.get(index)) {
            Some(ply) => (ply.turn.announced, ply.mv.map(as_attempted).or(ply.attempted)),
            None => (self.turn.announced, self.turn.illegal.as_ref().map(|illegal| illegal.attempted)),
        };
        let (announced, made) = (announced?, made?);
        if announced == made {
            return None;
        }
        let piece_missing = match (announced, made) {
            (Attempted::Squares(said), Attempted::Squares(done)) => {
                said.promotion.is_none() && Attempt { promotion: None, ..done } == said
            }
            _ => false,
        };
        Some(self.cite(if piece_missing { Article::new("D.2.1") } else { Article::new("D.2.8") }))
    }

    /// Completes the move by a press; returns the articles it breaks.
    fn completes(&mut self, who: Color, runs: bool) -> Vec<&'static str> {
        if self.mover() == who {
            self.stands_for_a_move();
            if let Some(illegal) = self.turn.illegal.take() {
                return self.completes_illegally(who, *illegal);
            }
        }
        if let Some(index) = self.uncompleted(who) {
            let late = self.line.len() > index + 1;
            self.complete(index);
            let rule = self.rules.clock.late_press;
            if late
                && runs
                && rule.value
                && let Some(ply) = self.line.get(index)
                && let Some(mv) = ply.mv
            {
                let san = san(&ply.before, mv);
                self.say(AnswerKind::Completed(who, san), rule.article().unwrap_or_default());
            }
            return self.completes_with_two_hands(index);
        }
        if self.mover() == who && runs {
            let rule = *self.rules.offences.rule(Offence::EmptyPress);
            if rule.seen.value != ActionableFrom::Never {
                self.offences.push(Offended::new(self, who, Offence::EmptyPress, self.line.len(), true));
                return vec![rule.seen.article().unwrap_or_default()];
            }
        }
        Vec::new()
    }

    /// Treats an unfinished move as made when the clock is pressed.
    fn stands_for_a_move(&mut self) {
        let Some(unfinished) = self.turn.unfinished.take() else { return };
        let (attempted, pawn_left) = match unfinished {
            BegunMove::Pawn(promotion) => {
                let attempt = Attempt { from: promotion.from(), to: promotion.to(), promotion: None };
                (Attempted::Squares(attempt), Some(promotion))
            }
            BegunMove::King(wing) => {
                let Some(position) = self.stand.position() else { return };
                let king = position.king(position.turn());
                let to = adoube_board::Square::new(king.rank() * 8 + wing.king_file());
                (Attempted::Squares(Attempt { from: king, to, promotion: None }), None)
            }
            BegunMove::Capture | BegunMove::Promotion(_) => return,
        };
        let after = self.stand.after_illegal(attempted);
        self.turn.illegal = Some(Box::new(IllegalOnBoard { attempted, after, pawn_left }));
    }

    fn completes_illegally(&mut self, who: Color, illegal: IllegalOnBoard) -> Vec<&'static str> {
        let offence = if illegal.pawn_left.is_some() { Offence::PawnLeft } else { Offence::IllegalMove };
        let mut record = Offended::new(self, who, offence, self.line.len(), true);
        record.promotion = illegal.pawn_left;
        self.push_ply(None, Some(illegal.attempted), illegal.after, true);
        self.agreed = [false; 2];
        self.offences.push(record);
        vec![self.rules.offences.rule(offence).seen.article().unwrap_or_default()]
    }

    fn completes_with_two_hands(&mut self, index: usize) -> Vec<&'static str> {
        let article = self.rules.offences.rule(Offence::TwoHands).seen.article().unwrap_or_default();
        let found =
            self.offences.iter_mut().find(|o| o.offence == Offence::TwoHands && o.ply == index && !o.actionable);
        match found {
            Some(record) => {
                record.actionable = true;
                vec![article]
            }
            None => Vec::new(),
        }
    }

    /// Checks that an illegal position seen by the arbiter is gone with the next completed move (A.5.4).
    fn look_again_at_position(&mut self) {
        if !self.watched || self.over.is_some() {
            return;
        }
        self.watched = false;
        if self.shown().is_impossible() {
            let article = self.rules.quick.illegal_position_draws.article().unwrap_or_default();
            self.end(crate::answer::GameResult::Draw, article);
        }
    }
}
