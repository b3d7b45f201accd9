//! The arbiter's findings (6.10, 7.2, 7.3, 7.6, 8.6, A.5.1, D.2.9; 1985: 08, 12.04, 12.06).

use crate::Short;
use crate::act::{ArbiterFinding, Certainty};
use crate::answer::{AnswerKind, ArbiterChoice, TimeChange, Who};
use crate::game::{Game, Ruling, Stop};
use crate::refusal::RefusalReason;
use adoube_board::Color;
use adoube_laws::{
    Article, BreachPenalties, CannotRestore, SpecialBoard, TimesAfterRestoring, WrongSettingRemedy, known_number,
    proportional_time,
};

impl Game {
    pub(crate) fn finds(&mut self, finding: ArbiterFinding) -> Ruling {
        match finding {
            ArbiterFinding::SetupWrong => self.setup_wrong(),
            ArbiterFinding::BoardTurned => self.board_turned(),
            ArbiterFinding::ColoursReversed => self.colours_reversed(),
            ArbiterFinding::ClockWrong => self.clock_wrong(),
            ArbiterFinding::ClockDefective => {
                let article = self.cite(Article::new("6.10.1"));
                self.clock_is_set(&[ArbiterChoice::SetClocks], article);
                Ok(())
            }
            ArbiterFinding::Displaced(certainty, number) => self.displaced_after(certainty, number),
            ArbiterFinding::ResumptionWrong => self.resumption_wrong(),
            ArbiterFinding::CountUnknown => self.count_unknown(),
            ArbiterFinding::BoardsDiffer(after) => self.boards_differ(after),
            ArbiterFinding::TouchedFirst(square) => self.touched_first(square),
            ArbiterFinding::Breach(who, number) => self.breach(who, number),
            ArbiterFinding::OthersBreach(number) => self.others_breach(number),
            ArbiterFinding::ScoresheetDefective(_) => self.scoresheet_defective(),
        }
    }

    /// Handles a breach of an article on conduct or duty (6.2.3, 6.2.4, 8, 11).
    fn breach(&mut self, who: Color, number: Short) -> Ruling {
        let Some(article) = known_number(number.as_str()) else { return Err(Stop::UnknownArticle(number)) };
        let board = match (self.blind[who as usize], self.blind[!who as usize]) {
            (true, _) => SpecialBoard::Player,
            (false, true) => SpecialBoard::Opponent,
            (false, false) => SpecialBoard::Nobody,
        };
        let choices = match self.rules.breach(article, board) {
            None => return Err(Stop::Refused(RefusalReason::NoDuty, article)),
            Some(BreachPenalties::Listed) => &ArbiterChoice::PENALTIES,
            Some(BreachPenalties::BelowLoss) => ArbiterChoice::below_loss(),
            Some(BreachPenalties::LossOnly) => &[ArbiterChoice::Loss][..],
            Some(BreachPenalties::WarningTimeOrLoss) => {
                &[ArbiterChoice::Warning, ArbiterChoice::TimeOffender, ArbiterChoice::Loss]
            }
        };
        // If both are guilty, both lose (11.8).
        self.refused_laws[who as usize] |= self.rules.conduct.refusing_the_laws.article() == Some(article);
        self.offer_options(Who::One(who), choices, article);
        Ok(())
    }

    /// Returns the article under which set-up and board stay, if both players have completed enough moves (A.5.1.2).
    fn setup_stays(&self) -> Option<&'static str> {
        let rule = self.rules.irregular.setup_stays_after;
        let moves = rule.value?;
        let passed = self.completed.iter().all(|&completed| completed >= u32::from(moves));
        rule.article().filter(|_| passed)
    }

    fn setup_wrong(&mut self) -> Ruling {
        if let Some(article) = self.setup_stays() {
            self.setup_kept = true;
            self.say(AnswerKind::Continues, article);
        } else {
            self.annul(self.rules.irregular.wrong_setup.article().unwrap_or_default());
        }
        Ok(())
    }

    fn board_turned(&mut self) -> Ruling {
        if let Some(article) = self.setup_stays() {
            self.say(AnswerKind::Continues, article);
        } else {
            let fen = self.board();
            self.say(AnswerKind::Position(fen), self.rules.irregular.board_turned.article().unwrap_or_default());
        }
        Ok(())
    }

    fn colours_reversed(&mut self) -> Ruling {
        let rule = self.rules.irregular.colours_reversed_before;
        let article = rule.article().unwrap_or_default();
        let few = |limit: u16| self.made.iter().any(|&made| made < u32::from(limit));
        if rule.value.is_none_or(few) {
            self.annul(article);
        } else {
            self.say(AnswerKind::Continues, article);
        }
        Ok(())
    }

    fn clock_wrong(&mut self) -> Ruling {
        let rule = self.rules.clock.wrong_setting;
        let article = rule.article().unwrap_or_default();
        match rule.value {
            WrongSettingRemedy::BeforeMoves(moves) if self.completed.iter().all(|&done| done >= u32::from(moves)) => {
                self.clock_is_set(&[ArbiterChoice::Continue, ArbiterChoice::SetClocks], article);
            }
            WrongSettingRemedy::BeforeMoves(_) => {
                let article = self.cite(Article::new("6.10.2"));
                self.clock_is_set(&[ArbiterChoice::SetClocks], article);
            }
            WrongSettingRemedy::NotSaid | WrongSettingRemedy::Always => {
                self.clock_is_set(&[ArbiterChoice::SetClocks], article);
            }
        }
        Ok(())
    }

    fn clock_is_set(&mut self, choices: &[ArbiterChoice], article: &'static str) {
        self.interrupt();
        self.clock_found_wrong = true;
        self.offer_options(Who::Both, choices, article);
    }

    /// Returns the ply after Black's move with this number.
    fn place_after(&self, number: u16) -> Option<usize> {
        let is_there = |stand: &crate::stand::Stand| {
            let setup = stand.setup();
            setup.turn == Color::White && setup.fullmove_number == number.saturating_add(1)
        };
        let in_line = self.line.iter().position(|ply| is_there(&ply.before));
        in_line.or_else(|| is_there(&self.stand).then_some(self.line.len()))
    }

    /// Restores the position at a ply. The touches of a player whose turn remains bind on (4.3).
    fn restore(&mut self, place: usize) {
        let changes = place < self.line.len();
        self.take_back_to(place);
        if changes {
            self.turn = crate::turn::Turn::default();
        }
    }

    fn displaced_after(&mut self, certainty: Certainty, number: u16) -> Ruling {
        let rule = self.rules.irregular.displaced;
        let article = rule.article().unwrap_or_default();
        if certainty == Certainty::Uncertain && rule.value == CannotRestore::NewGame {
            self.annul(article);
            return Ok(());
        }
        let Some(place) = self.place_after(number) else {
            return self.refuse_by(RefusalReason::NoSuchMove, rule.article(), Article::new("7.6"));
        };
        let times_known = place >= self.given;
        let played = self.made.iter().copied().min().unwrap_or(0);
        self.restore(place);
        let fen = self.stand.fen();
        self.say(AnswerKind::Position(fen), article);
        self.times_after_restoring(times_known, u32::from(number) + 1, played);
        self.let_mover_run();
        Ok(())
    }

    /// Sets the clocks after a position was restored: by judgement (7.1), in 1985 in proportion (12.06).
    fn times_after_restoring(&mut self, times_known: bool, irregularity_at: u32, played: u32) {
        let rule = self.rules.irregular.times_after_restoring;
        let article = rule.article().unwrap_or_default();
        match rule.value {
            TimesAfterRestoring::ArbiterJudges => {
                self.offer_options(Who::Both, &[ArbiterChoice::SetClocks], article);
            }
            TimesAfterRestoring::Proportional if !times_known => {
                for color in Color::ALL {
                    let used = self.clock.allotted(color).minus(self.clock.remaining(color)).ms();
                    if let Some(then) = proportional_time(used, irregularity_at, played) {
                        let back = crate::Span::from_ms(used.saturating_sub(then));
                        self.clock.give(color, back);
                        self.say(AnswerKind::Time(color, TimeChange::Plus(back)), article);
                    }
                }
            }
            TimesAfterRestoring::Proportional => {}
        }
    }

    fn resumption_wrong(&mut self) -> Ruling {
        let article = self.rules.irregular.resumed_wrongly.article();
        let Some(place) = self.adjournment.adjourned_at().filter(|_| !self.adjournment.is_away()) else {
            return self.refuse_by(RefusalReason::NotResumed, article, Article::new("7.6"));
        };
        let played = self.made.iter().copied().min().unwrap_or(0);
        self.restore(place);
        let fen = self.stand.fen();
        self.say(AnswerKind::Position(fen), article.unwrap_or_default());
        self.times_after_restoring(true, 0, played);
        self.let_mover_run();
        Ok(())
    }

    fn boards_differ(&mut self, after: Option<u16>) -> Ruling {
        let article = self.cite(Article::new("D.2.9"));
        if !self.rules.blind.value {
            return self.refuse(RefusalReason::NoBlindRules, Article::new("D.2.9"));
        }
        if self.blind == [false; 2] {
            return self.refuse(RefusalReason::NobodyBlind, Article::new("D.2.9"));
        }
        let Some(number) = after else {
            self.say(AnswerKind::Continues, article);
            return Ok(());
        };
        let Some(place) = self.place_after(number) else {
            return self.refuse(RefusalReason::NoSuchMove, Article::new("D.2.9"));
        };
        self.restore(place);
        let fen = self.stand.fen();
        self.say(AnswerKind::Position(fen), article);
        self.offer_options(Who::Both, &[ArbiterChoice::SetClocks], article);
        self.let_mover_run();
        Ok(())
    }
}
