//! The acts of the arbiter (6.10-6.12, 10.2, 12): clocks, calls, decisions and penalties.

use crate::Span;
use crate::act::{ArbiterAct, DeclaredResult, Penalty, Score};
use crate::answer::{AnswerKind, ArbiterChoice, GameResult, Judgement, TimeChange, Who};
use crate::game::{Game, Ruling, Stop};
use crate::refusal::RefusalReason;
use crate::turn::Turn;
use adoube_board::{Color, Square};
use adoube_laws::Article;

/// A pending choice of the arbiter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    pub(crate) who: Who,
    pub(crate) choices: Vec<ArbiterChoice>,
    pub(crate) article: &'static str,
    /// The time at which the arbiter was asked.
    pub(crate) at: Span,
}

/// A claimed touch that the transcript does not contain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClaimedTouch {
    pub(crate) by: Color,
    pub(crate) square: Square,
    /// The ply of the move it concerns, made or still to be made.
    pub(crate) ply: usize,
}

impl Game {
    pub(crate) fn arbiter(&mut self, act: &ArbiterAct) -> Ruling {
        if let Some(over) = self.over {
            let refused = match act {
                ArbiterAct::SeesFlag | ArbiterAct::SeesFlags if over.by_will => {
                    let late = self.rules.ending.own_article_on_late_flags;
                    late.article().filter(|_| late.value).unwrap_or(over.article)
                }
                ArbiterAct::OpensEnvelope if over.by_will && self.adjournment.is_away() => {
                    self.rules.adjournment.opened_after_the_end.article().unwrap_or(over.article)
                }
                ArbiterAct::ReadsBoard
                | ArbiterAct::ReadsClocks
                | ArbiterAct::Decides(_)
                | ArbiterAct::Penalises(..)
                | ArbiterAct::Upholds
                | ArbiterAct::Rejects => return self.perform_arbiter(act),
                // The clocks are already stopped.
                ArbiterAct::StopsClocks => return Ok(()),
                _ => over.article,
            };
            return Err(Stop::Refused(RefusalReason::GameOver, refused));
        }
        let ruling = self.perform_arbiter(act);
        // Adjusting lasts until the next act other than a query.
        if ruling.is_ok() && !matches!(act, ArbiterAct::ReadsBoard | ArbiterAct::ReadsClocks) {
            self.adjusting = None;
        }
        ruling
    }

    fn perform_arbiter(&mut self, act: &ArbiterAct) -> Ruling {
        match act {
            ArbiterAct::Starts => self.starts(),
            ArbiterAct::StopsClocks => {
                self.interrupt();
                self.stopped_by = None;
                Ok(())
            }
            ArbiterAct::ReadsClocks => {
                let (white, black) = (self.clock.remaining(Color::White), self.clock.remaining(Color::Black));
                let article = self.cite(Article::new("6.10.1"));
                self.say(AnswerKind::Clocks(white, black), article);
                Ok(())
            }
            ArbiterAct::ReadsBoard => {
                let fen = self.board();
                let article = self.cite(Article::new("12.2.5"));
                self.say(AnswerKind::Position(fen), article);
                Ok(())
            }
            ArbiterAct::Sets(who, span) => self.sets(*who, *span),
            ArbiterAct::SetsBoth(white, black) => {
                // Set both clocks or neither.
                self.may_set(Color::White, *white)?;
                self.may_set(Color::Black, *black)?;
                self.sets(Color::White, *white)?;
                self.sets(Color::Black, *black)
            }
            ArbiterAct::SeesFlag => self.sees_flag(),
            ArbiterAct::SeesFlags => self.sees_flags(),
            ArbiterAct::SeesIllegal => self.sees_illegal(),
            ArbiterAct::SeesTouched(square) => self.sees_touched(*square),
            ArbiterAct::SeesPosition => self.sees_position(),
            ArbiterAct::Finds(finding) => self.finds(*finding),
            ArbiterAct::Upholds => self.upholds(),
            ArbiterAct::Rejects => self.rejects(),
            ArbiterAct::Postpones => {
                if self.postpones_quickplay() {
                    return Ok(());
                }
                self.refuse(RefusalReason::NothingToPostpone, Article::new("12.3"))
            }
            ArbiterAct::Penalises(who, penalty) => self.penalises(*who, *penalty),
            ArbiterAct::Decides(verdict) => self.decides(*verdict),
            ArbiterAct::DecidesContinue => {
                let article = self.settle(|pending| pending.choices.contains(&ArbiterChoice::Continue));
                let article =
                    article.or_else(|| self.settle(|pending| pending.choices.contains(&ArbiterChoice::White)));
                let article = article.unwrap_or_else(|| self.cite(Article::new("12.3")));
                self.say(AnswerKind::Continues, article);
                Ok(())
            }
            ArbiterAct::DecidesNewGame => {
                let article = self.settle(|pending| pending.choices.contains(&ArbiterChoice::NewGame));
                let article = article.unwrap_or_else(|| self.cite(Article::new("12.3")));
                self.annul(article);
                Ok(())
            }
            ArbiterAct::TakesBack(who) => self.takes_back(*who),
            ArbiterAct::Adjourns => self.adjourns(),
            ArbiterAct::Resumes => self.resumes(),
            ArbiterAct::OpensEnvelope => self.opens_envelope(),
            ArbiterAct::Reads(mv) => self.reads_sealed(mv),
            ArbiterAct::Consents => {
                self.consent = Some(self.now);
                Ok(())
            }
            ArbiterAct::Admits(who, number) => self.admits(*who, *number),
            ArbiterAct::LosesEnvelope(also) => self.loses_envelope(*also),
            ArbiterAct::Gives(who, span) => self.gives(*who, *span),
        }
    }

    fn starts(&mut self) -> Ruling {
        if self.adjournment.is_away() {
            let resumed = self.rules.adjournment.resumed.article();
            return self.refuse_by(RefusalReason::Adjourned, resumed, Article::new("I.5"));
        }
        let mover = self.mover();
        // A player stopped between move and press still has the press to make (6.2.1, 6.2.2).
        let unpressed = self.ran_at_stop.take().filter(|&who| self.uncompleted(who).is_some());
        let runs = unpressed.filter(|_| self.clock.running().is_none()).unwrap_or(mover);
        if self.clock.running() != Some(runs) {
            self.run(runs);
        }
        self.interrupted = None;
        self.stopped_by = None;
        self.clock_found_wrong = false;
        Ok(())
    }

    /// 1985 (12.04): checks the minimum time that must remain after a clock defect.
    fn may_set(&self, who: Color, span: Span) -> Ruling {
        if self.clock_found_wrong
            && span < self.clock.remaining(who)
            && let Some(floor) = self.rules.clock.replacement_floor.value
        {
            let to_control =
                self.clock.control(who).map_or(0, |moves| moves.saturating_sub(self.completed[who as usize]));
            let for_moves = Span::from_s(u64::from(floor.seconds_a_move).saturating_mul(u64::from(to_control)));
            if span < Span::from_s(u64::from(floor.seconds)) {
                return Err(Stop::Refused(RefusalReason::TooLittleTime, floor.article));
            }
            if span < for_moves {
                return Err(Stop::Refused(RefusalReason::TooLittleTime, floor.article_a_move));
            }
        }
        Ok(())
    }

    /// Sets a clock for the arbiter.
    fn sets(&mut self, who: Color, span: Span) -> Ruling {
        self.may_set(who, span)?;
        self.settle(|pending| pending.choices.contains(&ArbiterChoice::SetClocks));
        if self.clock_found_wrong {
            self.clock.correct(who, span);
        } else {
            self.clock.set(who, span);
        }
        self.clock.drop_flag_at_zero(who, self.now, self.completed);
        Ok(())
    }

    /// Removes the settled options and returns their article.
    pub(crate) fn settle(&mut self, settled: impl Fn(&Pending) -> bool) -> Option<&'static str> {
        let found = self.pending.iter().rev().find(|pending| settled(pending))?;
        let article = found.article;
        self.settled = Some((article, found.at));
        self.pending.retain(|pending| pending.article != article || !settled(pending));
        Some(article)
    }

    fn gives(&mut self, who: Color, span: Span) -> Ruling {
        // Penalty options name the offender, other options the player who gets the time.
        let settled = |pending: &Pending| {
            let gets = if pending.choices.contains(&ArbiterChoice::Warning) { !who } else { who };
            pending.choices.contains(&ArbiterChoice::TimeOpponent) && pending.who == Who::One(gets)
        };
        let article = self.settle(settled).unwrap_or_else(|| self.cite(Article::new("12.5")));
        self.clock.give(who, span);
        self.say(AnswerKind::Time(who, TimeChange::Plus(span)), article);
        Ok(())
    }

    fn upholds(&mut self) -> Ruling {
        if self.upholds_quickplay() {
            self.settle(|pending| pending.choices.contains(&ArbiterChoice::Uphold));
            return Ok(());
        }
        if self.over.is_none()
            && let Some(claimed) = self.claimed_touch.take()
        {
            self.settle(|pending| pending.choices.contains(&ArbiterChoice::Uphold));
            self.believe_touch(claimed);
            return Ok(());
        }
        if self.over.is_none() && self.stopped_by.take().is_some() {
            return Ok(());
        }
        self.refuse(RefusalReason::NothingPending, Article::new("12.3"))
    }

    /// Accepts a claimed touch.
    fn believe_touch(&mut self, claimed: ClaimedTouch) {
        let offender = !claimed.by;
        // Moves played since the claim are undone with it.
        let played = self.line.get(claimed.ply).filter(|ply| ply.by == offender);
        let (mut turn, stand) = match played {
            Some(ply) => (ply.turn.clone(), ply.before.clone()),
            None if self.mover() == offender => (self.turn.clone(), self.stand.clone()),
            // The position was restored in the meantime, so the move is gone.
            None => return,
        };
        turn.illegal = None;
        turn.touch(claimed.square);
        let Some(bound) = turn.bound(&stand, &self.rules) else { return };
        let met = played.is_some_and(|ply| {
            stand.position().zip(ply.mv).is_some_and(|(position, mv)| bound.is_met_by(position, mv))
        });
        let was_played = played.is_some();
        self.say(AnswerKind::Claim(Judgement::Upheld), bound.article);
        if met {
            return;
        }
        if was_played {
            self.take_back_to(claimed.ply);
            let fen = self.stand.fen();
            self.say(AnswerKind::Position(fen), bound.article);
        }
        self.turn = Turn { illegal: None, unfinished: None, in_hole: None, ..turn };
        self.say_bound(offender);
        self.let_mover_run();
    }

    fn rejects(&mut self) -> Ruling {
        if self.rejects_quickplay() {
            self.settle(|pending| pending.choices.contains(&ArbiterChoice::Reject));
            return Ok(());
        }
        if self.over.is_some() {
            return self.refuse(RefusalReason::GameOver, Article::new("12.3"));
        }
        if self.rejects_sealed_text() {
            return Ok(());
        }
        if self.claimed_touch.take().is_some() {
            let article = self.settle(|pending| pending.choices.contains(&ArbiterChoice::Reject)).unwrap_or_default();
            self.say(AnswerKind::Claim(Judgement::Rejected), article);
            return Ok(());
        }
        let rule = self.rules.clock.stop_without_reason;
        if let Some(who) = self.stopped_by.take().filter(|_| rule.value) {
            self.offer_options(Who::One(who), &ArbiterChoice::PENALTIES, rule.article().unwrap_or_default());
            return Ok(());
        }
        self.refuse(RefusalReason::NothingPending, Article::new("12.3"))
    }

    fn penalises(&mut self, who: Color, penalty: Penalty) -> Ruling {
        let choice = match penalty {
            Penalty::Warning => ArbiterChoice::Warning,
            Penalty::Time(_) => ArbiterChoice::TimeOffender,
            Penalty::Opponent(_) => ArbiterChoice::TimeOpponent,
            Penalty::Points(_) => ArbiterChoice::PointsOffender,
            Penalty::OpponentPoints(_) => ArbiterChoice::PointsOpponent,
            Penalty::Loss(_) => ArbiterChoice::Loss,
            Penalty::Fine => ArbiterChoice::Fine,
            Penalty::Rounds(_) => ArbiterChoice::Rounds,
            Penalty::Expulsion => ArbiterChoice::Expulsion,
        };
        let result = match penalty {
            Penalty::Points(score) | Penalty::OpponentPoints(score) if !self.is_normal(score) => {
                return self.refuse(RefusalReason::NoSuchScore, Article::new("10.2"));
            }
            Penalty::Loss(score) => Some(self.lost_by_penalty(who, score)?),
            _ => None,
        };
        if self.over.is_some() && matches!(penalty, Penalty::Time(_) | Penalty::Opponent(_)) {
            let article = self.over.map_or("", |over| over.article);
            return Err(Stop::Refused(RefusalReason::GameOver, article));
        }
        let settled = self.settle(|pending| pending.who == Who::One(who) && pending.choices.contains(&choice));
        let settled =
            settled.or_else(|| self.settle(|pending| pending.who == Who::Both && pending.choices.contains(&choice)));
        // Both were late: the second forfeit does not make the first player the winner (6.7.1).
        let both_late = self.result() == Some(GameResult::forfeit(!who)) && self.was_late(who);
        let default_time = self.rules.clock.default_time.article();
        let settled = settled.or_else(|| default_time.filter(|_| both_late && penalty == Penalty::Loss(None)));
        let both_refuse = self.rules.conduct.both_refuse.article();
        let second = self.has_lost_by_penalty(!who) && matches!(penalty, Penalty::Loss(_));
        let settled = settled.or_else(|| both_refuse.filter(|_| second && self.refused_laws == [true; 2]));
        let article = self.note_penalty(who, penalty, settled);
        match penalty {
            Penalty::Time(span) => {
                self.clock.take(who, span, self.now, self.completed);
                self.say(AnswerKind::Time(who, TimeChange::Minus(span)), article);
            }
            Penalty::Opponent(span) => {
                self.clock.give(!who, span);
                self.say(AnswerKind::Time(!who, TimeChange::Plus(span)), article);
            }
            Penalty::Loss(_) => {}
            _ => self.say(AnswerKind::Penalty(who, penalty), article),
        }
        if let Some(result) = result {
            // A player late at the start loses a game that was not played (6.7.1).
            let late = settled.is_some() && settled == default_time;
            let result = match penalty {
                Penalty::Loss(None) if late && both_late => GameResult::BothForfeit,
                Penalty::Loss(None) if late => GameResult::forfeit(who),
                _ => result,
            };
            self.end(result, article);
        } else if self.over.is_some() && matches!(penalty, Penalty::Points(_) | Penalty::OpponentPoints(_)) {
            self.say_scores();
        }
        Ok(())
    }

    /// Returns the result of a player's loss by a penalty. The opponent wins if the arbiter sets no other score, but not
    /// after losing by a penalty too (11.8, 12.9.6).
    fn lost_by_penalty(&self, who: Color, score: Option<Score>) -> Result<GameResult, Stop> {
        let opponent = match score {
            None if self.has_lost_by_penalty(!who) => Some(Score::NOUGHT),
            None => Some(Score::ONE),
            Some(score) => self.place_of(score),
        };
        let result = opponent.and_then(|opponent| {
            let (white, black) = match who {
                Color::White => (Score::NOUGHT, opponent),
                Color::Black => (opponent, Score::NOUGHT),
            };
            DeclaredResult::Scores(white, black).result()
        });
        result.ok_or_else(|| Stop::Refused(RefusalReason::NoSuchResult, self.cite(Article::new("10.2"))))
    }

    /// Returns whether a penalty made a player lose, and the result still says so.
    fn has_lost_by_penalty(&self, who: Color) -> bool {
        let stands = self.result().is_some_and(|result| Score::of(result)[who as usize] == Score::NOUGHT);
        let penalties = &self.paperwork.penalties;
        stands && penalties.iter().any(|imposed| imposed.on == who && matches!(imposed.penalty, Penalty::Loss(_)))
    }

    /// Returns whether a score is one that a game can have in this event (10.1, 10.2).
    fn is_normal(&self, score: Score) -> bool {
        self.place_of(score).is_some()
    }

    /// Returns the win, draw or loss that corresponds to a score of this event.
    fn place_of(&self, score: Score) -> Option<Score> {
        let worth = Score::of_points(&self.points());
        let place = worth.iter().position(|own| *own == score)?;
        [Score::ONE, Score::HALF, Score::NOUGHT].get(place).copied()
    }

    fn decides(&mut self, verdict: DeclaredResult) -> Ruling {
        let Some(result) = verdict.result() else {
            return self.refuse(RefusalReason::NoSuchResult, Article::new("10.2"));
        };
        let settles = |pending: &Pending| {
            let ends = [ArbiterChoice::Loss, ArbiterChoice::Draw, ArbiterChoice::Uphold, ArbiterChoice::White];
            pending.choices.iter().any(|choice| ends.contains(choice))
        };
        let article = if self.over.is_some() {
            self.cite(Article::new("8.7"))
        } else {
            let absent = self.forfeit_article(result);
            let settled = self.settle(settles).filter(|_| absent.is_none());
            absent.or(settled).unwrap_or_else(|| self.cite(Article::new("12.3")))
        };
        self.paperwork.signed = [None; 2];
        self.end(result, article);
        Ok(())
    }

    /// Handles an illegal position: both kings in check, or a pawn on the last rank (A.5.4).
    fn sees_position(&mut self) -> Ruling {
        let rule = self.rules.quick.illegal_position_draws;
        if !rule.value || !self.shown().is_impossible() {
            let reason = if rule.value { RefusalReason::PossiblePosition } else { RefusalReason::NoPositionDraw };
            return self.refuse_by(reason, rule.article(), Article::new("A.5.4"));
        }
        self.watched = true;
        self.say(AnswerKind::Continues, rule.article().unwrap_or_default());
        Ok(())
    }
}
