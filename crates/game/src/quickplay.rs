//! The quickplay finish (Guidelines III): requests for an increment, draw claims in the last two minutes.

use crate::Span;
use crate::answer::{AnswerKind, ArbiterChoice, GameResult, OfferState, TimeChange, Who};
use crate::arbiter::Pending;
use crate::game::{Game, Ruling};
use crate::offers::{OpenOffer, Request};
use crate::refusal::RefusalReason;
use adoube_board::Color;
use adoube_laws::{Announced, Article, QuickplayGuideline};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClaimGround {
    /// The opponent cannot win by normal means.
    NoMeans,
    /// The opponent makes no effort to win.
    NoEffort,
}

/// Pending claims.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct QuickplayState {
    /// The player who requested an increment that the opponent refused.
    pub(crate) asked: Option<Color>,
    /// The player who claimed a draw from the arbiter.
    pub(crate) claimed: Option<Color>,
    /// The player whose claim was postponed.
    pub(crate) postponed: Option<Color>,
    /// The result of a flag that fell while the claim was open, and its article.
    pub(crate) flagged: Option<(GameResult, &'static str)>,
    /// The player whose claim ended play and is referred to another arbiter.
    pub(crate) referred: Option<Color>,
    /// The time of the claim.
    pub(crate) at: Option<Span>,
}

impl Game {
    /// Refuses acts that the guidelines do not allow now; `own` is the article of the act.
    fn in_quickplay(&self, who: Color, guidelines: &[QuickplayGuideline], own: Article) -> Ruling {
        let quickplay = &self.rules.quickplay;
        let announced = match quickplay.announced.value {
            Announced::Unknown | Announced::Guideline(QuickplayGuideline::Off) => {
                let announced = quickplay.announced.article();
                return self.refuse_by(RefusalReason::GuidelineNotAnnounced, announced, Article::new("III.2.1"));
            }
            Announced::Guideline(guideline) => guideline,
        };
        if !quickplay.in_scope.value || self.clock.has_increment() {
            let in_scope = quickplay.in_scope.article();
            return self.refuse_by(RefusalReason::GuidelinesDoNotApply, in_scope, Article::new("III.2.2"));
        }
        let little_time = self.clock.remaining(who) < Span::from_s(u64::from(quickplay.below_s));
        let flag_up = self.clock.remaining(who) > Span::ZERO;
        let now = self.mover() == who && little_time && flag_up && self.clock.in_last_period(who);
        if !guidelines.contains(&announced) {
            return self.refuse(RefusalReason::GuidelineNotAnnounced, own);
        }
        if now { Ok(()) } else { self.refuse(RefusalReason::NotInLastMinutes, own) }
    }

    /// Handles a request for an increment of five seconds per move, which is also a draw offer (III.4).
    pub(crate) fn asks_increment(&mut self, who: Color) -> Ruling {
        self.in_quickplay(who, &[QuickplayGuideline::Increment], Article::new("III.4"))?;
        if !self.may_agree() {
            self.increment_is_refused(who);
            return Ok(());
        }
        self.offers[who as usize] = Some(OpenOffer::WithIncrement);
        self.requests[who as usize] = Some(Request::Offer);
        let article = self.rules.quickplay.increment_s.article().unwrap_or_default();
        self.say(AnswerKind::Offer(who, OfferState::Open), article);
        Ok(())
    }

    /// Asks the arbiter for a decision after the opponent declined.
    pub(crate) fn increment_is_refused(&mut self, who: Color) {
        self.quickplay.asked = Some(who);
        let article = self.rules.quickplay.increment_s.article().unwrap_or_default();
        self.offer_options(Who::One(who), &[ArbiterChoice::Uphold, ArbiterChoice::Reject], article);
    }

    pub(crate) fn claims_quickplay(&mut self, who: Color, ground: ClaimGround) -> Ruling {
        let referred = self.rules.quickplay.announced.value == Announced::Guideline(QuickplayGuideline::Referred);
        if !referred {
            self.in_quickplay(who, &[QuickplayGuideline::Claim], Article::new("III.5"))?;
            self.quickplay.claimed = Some(who);
            self.quickplay.at = Some(self.now);
            self.requests[who as usize] = Some(Request::Claim);
            let article = self.rules.quickplay.claim.article().unwrap_or_default();
            self.offer_options(
                Who::One(who),
                &[ArbiterChoice::Uphold, ArbiterChoice::Reject, ArbiterChoice::Postpone],
                article,
            );
            return Ok(());
        }
        self.in_quickplay(who, &[QuickplayGuideline::Referred], Article::new("III.6.1"))?;
        if ground == ClaimGround::NoEffort && !self.sheets[who as usize].kept {
            let article = self.rules.quickplay.no_effort_needs_scoresheet.article();
            return self.refuse_by(RefusalReason::ScoresheetIncomplete, article, Article::new("III.6.1.2"));
        }
        self.quickplay.referred = Some(who);
        self.quickplay.at = Some(self.now);
        self.clock.stop();
        let article = self.rules.quickplay.referred_to.article().unwrap_or_default();
        self.offer_options(Who::One(who), &[ArbiterChoice::Uphold, ArbiterChoice::Reject], article);
        Ok(())
    }

    /// Upholds or rejects a player's request or claim; `false` if none is pending.
    pub(crate) fn upholds_quickplay(&mut self) -> bool {
        let rules = self.rules.quickplay;
        let article = |cited: Option<&'static str>| cited.unwrap_or_default();
        if self.quickplay.referred.take().is_some() {
            self.end(GameResult::Draw, article(rules.referred_to.article()));
        } else if self.quickplay.claimed.take().is_some() {
            self.end(GameResult::Draw, article(rules.claim_right.article()));
        } else if let Some(who) = self.quickplay.asked.take() {
            let gain = Span::from_s(u64::from(rules.increment_gain_s.value));
            self.clock.give(!who, gain);
            self.clock.grant_increment(Span::from_s(u64::from(rules.increment_s.value)));
            self.say(AnswerKind::Time(!who, TimeChange::Plus(gain)), article(rules.increment_gain_s.article()));
            self.say(AnswerKind::Increment(rules.increment_s.value), article(rules.increment_s.article()));
        } else if self.quickplay.postponed.take().is_some() {
            self.end(GameResult::Draw, article(rules.claim_postponed_s.article()));
        } else {
            return false;
        }
        true
    }

    pub(crate) fn rejects_quickplay(&mut self) -> bool {
        let rules = self.rules.quickplay;
        let article = |cited: Option<&'static str>| cited.unwrap_or_default();
        if let Some(who) = self.quickplay.referred.take() {
            self.end(GameResult::win(!who), article(rules.referred_to.article()));
        } else if let Some(who) = self.quickplay.claimed.take() {
            let gain = Span::from_s(u64::from(rules.claim_rejected_s.value));
            self.clock.give(!who, gain);
            self.say(AnswerKind::Time(!who, TimeChange::Plus(gain)), article(rules.claim_rejected_s.article()));
        } else if self.quickplay.asked.take().is_some() {
            self.say(AnswerKind::Continues, article(rules.increment_s.article()));
        } else if let Some((result, by)) = self.quickplay.flagged.take() {
            self.end(result, by);
        } else if self.quickplay.postponed.take().is_some() {
            self.say(AnswerKind::Continues, article(rules.claim_postponed_s.article()));
        } else {
            return false;
        }
        true
    }

    pub(crate) fn postpones_quickplay(&mut self) -> bool {
        let Some(who) = self.quickplay.claimed.take() else { return false };
        self.quickplay.postponed = Some(who);
        let article = self.rules.quickplay.claim_postponed_s.article().unwrap_or_default();
        // It still awaits a decision.
        self.settle(|pending| pending.choices.contains(&ArbiterChoice::Postpone));
        let choices = vec![ArbiterChoice::Uphold, ArbiterChoice::Reject];
        self.pending.push(Pending { who: Who::One(who), choices, article, at: self.now });
        self.offer_options(Who::One(!who), &[ArbiterChoice::TimeOpponent, ArbiterChoice::Continue], article);
        true
    }
}
