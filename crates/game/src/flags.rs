//! Flags (6.4, 6.8, 6.9, 8.6, A.5.3, A.5.5, III.3): when a fallen flag counts, and its consequences.

use crate::answer::{AnswerKind, ArbiterChoice, GameResult, Judgement, Who};
use crate::arbiter::Pending;
use crate::game::{Game, Ruling};
use crate::refusal::RefusalReason;
use adoube_board::Color;
use adoube_laws::{Article, Block, BothFlags, FlagFallen, Losing, Supervision, TimeClaim};

impl Game {
    /// Returns a player's fallen flag that has not been called, preferring one that loses the game.
    fn uncalled(&self, who: Option<Color>) -> Option<usize> {
        let falls = self.clock.falls();
        let wanted = |complete: bool| {
            falls
                .iter()
                .position(|fall| !fall.called && fall.complete == complete && who.is_none_or(|who| who == fall.who))
        };
        wanted(false).or_else(|| wanted(true))
    }

    /// Handles a claim that the opponent's flag has fallen.
    pub(crate) fn claims_flag(&mut self, who: Color) -> Ruling {
        let fallen = self.rules.clock.flag_fallen;
        let claim = self.rules.clock.time_claim;
        let article = claim.article().unwrap_or_default();
        let heard = fallen.value == FlagFallen::ArbiterOrClaim || self.rules.supervision() == Supervision::NoArbiter;
        // A flag that was called counts only as long as it is down: play may have gone on with another period.
        let lost = |color: Color| {
            let falls = self.clock.falls();
            let his = |fall: &crate::clock::Fall| fall.who == color && !fall.complete;
            let called = || falls.iter().rposition(his).filter(|_| self.clock.is_down(color));
            falls.iter().position(|fall| his(fall) && !fall.called).or_else(called)
        };
        let found = self.uncalled(Some(!who)).filter(|_| heard);
        let own = lost(who);
        let first = match claim.value {
            TimeClaim::NeedsTimeLeft => own.is_none(),
            TimeClaim::Ordinary | TimeClaim::StopsAndTells => own.is_none_or(|own| lost(!who).is_some_and(|o| o < own)),
        };
        let Some(index) = found.filter(|_| first) else {
            self.say(AnswerKind::Claim(Judgement::Rejected), article);
            return Ok(());
        };
        self.say(AnswerKind::Claim(Judgement::Upheld), article);
        let ordinary = fallen.article().unwrap_or_default();
        let draw = (claim.value != TimeClaim::Ordinary).then_some(article);
        self.call(index, ordinary, draw);
        Ok(())
    }

    /// Handles the arbiter's call of a flag.
    pub(crate) fn sees_flag(&mut self) -> Ruling {
        let ordinary = self.rules.clock.flag_fallen.article();
        let Some(index) = self.uncalled(None) else {
            return self.refuse_by(RefusalReason::NoFlag, ordinary, Article::new("6.8"));
        };
        let article = self.flag_article();
        self.call(index, article, None);
        Ok(())
    }

    /// Returns the article under which the arbiter calls a flag.
    fn flag_article(&self) -> &'static str {
        let called = self.rules.quick.arbiter_calls_flag.article().filter(|_| self.rules.block() == Block::Basic);
        called.or(self.rules.clock.flag_fallen.article()).unwrap_or_default()
    }

    fn call(&mut self, index: usize, article: &'static str, draw_article: Option<&'static str>) {
        let Some(fall) = self.clock.falls_mut().get_mut(index) else { return };
        fall.called = true;
        let (who, complete) = (fall.who, fall.complete);
        self.say(AnswerKind::Flag(who), article);
        if complete {
            let article = self.cite(Article::new("6.4"));
            self.say(AnswerKind::Continues, article);
            self.sheets_are_due();
            return;
        }
        let rule = self.rules.ending.flag_fall;
        let result = match rule.value {
            Losing::Always => GameResult::win(!who),
            Losing::UnlessOpponentCannotMate => crate::mating::lost(who, &self.stand),
        };
        let drawn = draw_article.filter(|_| result == GameResult::Draw);
        self.end_on_time(result, drawn.or(rule.article()).unwrap_or_default());
    }

    /// Ends the game on time, unless an earlier claim under the guidelines is open: then the arbiter decides on that
    /// first (III.5.2, III.6.2).
    fn end_on_time(&mut self, result: GameResult, article: &'static str) {
        let choices = [ArbiterChoice::Uphold, ArbiterChoice::Reject];
        let quickplay = &mut self.quickplay;
        if let Some(who) = quickplay.claimed.take().or(quickplay.postponed.take()) {
            quickplay.postponed = Some(who);
            quickplay.flagged.get_or_insert((result, article));
            self.clock.stop();
            let (first, later) =
                (self.rules.quickplay.claim.article(), self.rules.quickplay.claim_postponed_s.article());
            let open = |pending: &Pending| pending.choices.contains(&ArbiterChoice::Reject);
            self.pending.retain(|pending| !open(pending) || ![first, later].contains(&Some(pending.article)));
            self.offer_options(Who::One(who), &choices, later.unwrap_or_default());
        } else if let Some(who) = quickplay.referred {
            let article = self.rules.quickplay.referred_to.article().unwrap_or_default();
            self.pending.retain(|pending| pending.article != article);
            self.offer_options(Who::One(who), &choices, article);
        } else {
            self.end(result, article);
        }
    }

    /// Handles two fallen flags in unknown order.
    pub(crate) fn sees_flags(&mut self) -> Ruling {
        let down = |color: Color| self.clock.falls().iter().any(|fall| fall.who == color && !fall.called);
        if !Color::ALL.into_iter().all(down) {
            let fallen = self.rules.clock.flag_fallen.article();
            return self.refuse_by(RefusalReason::NotBothFlags, fallen, Article::new("6.8"));
        }
        let article = self.flag_article();
        for fall in self.clock.falls_mut() {
            fall.called = true;
        }
        for color in Color::ALL {
            self.say(AnswerKind::Flag(color), article);
        }
        let clock = &self.rules.clock;
        let guided = clock.both_flags.value == BothFlags::DrawnInLastPeriod && !self.clock.has_increment();
        let last = Color::ALL.into_iter().any(|color| self.clock.in_last_period(color));
        match clock.both_flags.value {
            BothFlags::DrawnInLastPeriod if guided && last => {
                let article = clock.both_flags_draw.article().unwrap_or_default();
                self.end_on_time(GameResult::Draw, article);
            }
            BothFlags::Continues => self.both_continue(),
            BothFlags::DrawnInLastPeriod if guided => self.both_continue(),
            BothFlags::Arbiter | BothFlags::DrawnInLastPeriod => {
                let article = self.rules.ending.flag_fall.article().unwrap_or_default();
                self.offer_options(Who::Both, &[ArbiterChoice::Continue, ArbiterChoice::Draw], article);
            }
        }
        Ok(())
    }

    fn both_continue(&mut self) {
        let article = self.rules.clock.both_flags_go_on.article().unwrap_or_default();
        self.say(AnswerKind::Continues, article);
        for color in Color::ALL {
            if self.clock.remaining(color) == crate::Span::ZERO {
                self.clock.begin_next_period(color);
            }
        }
        self.sheets_are_due();
    }

    /// Handles a fallen flag when it cannot be established whether the moves were made (8.6).
    pub(crate) fn count_unknown(&mut self) -> Ruling {
        let rule = self.rules.recording.count_unknown;
        let Some(index) = self.uncalled(None) else {
            return self.refuse_by(RefusalReason::NoFlag, rule.article(), Article::new("8.6"));
        };
        let article = self.flag_article();
        let Some(&crate::clock::Fall { who, complete, .. }) = self.clock.falls().get(index) else { return Ok(()) };
        // The last period has no count that could be unknown.
        if !complete && self.clock.control(who).is_none() {
            return self.refuse_by(RefusalReason::NoMoveCount, rule.article(), Article::new("8.6"));
        }
        if let Some(fall) = self.clock.falls_mut().get_mut(index) {
            fall.called = true;
        }
        self.say(AnswerKind::Flag(who), article);
        self.say(AnswerKind::Continues, rule.article().unwrap_or_default());
        if !complete {
            self.clock.begin_next_period(who);
        }
        self.sheets_are_due();
        Ok(())
    }
}
