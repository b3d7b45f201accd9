//! Draw offers from making to expiry (9.1, I.4; 1985: 10.04, 10.10).

use crate::answer::{AnswerKind, ArbiterChoice, GameResult, OfferState, Who};
use crate::game::{Game, Over, Ruling};
use crate::refusal::RefusalReason;
use adoube_board::Color;
use adoube_laws::{Article, DrawOffers, EarlyOffer, EndsOffer, ImproperOffer};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpenOffer {
    /// Oral, or made by a claim (9.1.2.3).
    Plain,
    /// By asking for an increment (III.4).
    WithIncrement,
}

/// A player's last request, which may be withdrawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    Offer,
    Claim,
}

impl Game {
    /// Returns whether the event allows a draw by agreement now (9.1.1).
    pub(crate) fn may_agree(&self) -> bool {
        self.consent.is_some()
            || match self.rules.draws.offers.value {
                DrawOffers::Allowed => true,
                DrawOffers::Forbidden => false,
                DrawOffers::After(moves) => self.made.iter().all(|&made| made >= u32::from(moves)),
            }
    }

    pub(crate) fn offers_draw(&mut self, who: Color) -> Ruling {
        if !self.may_agree() {
            let offers = self.rules.draws.offers.article();
            return self.refuse_by(RefusalReason::AgreementForbidden, offers, Article::new("9.1.1"));
        }
        self.offers[who as usize] = Some(OpenOffer::Plain);
        self.requests[who as usize] = Some(Request::Offer);
        let draws = &self.rules.draws;
        if self.adjournment.is_away() {
            let article = self.rules.adjournment.offer_after_sealing.article().unwrap_or_default();
            self.say(AnswerKind::Offer(who, OfferState::Open), article);
            return Ok(());
        }
        let between = self.line.last().is_some_and(|ply| ply.by == who && !ply.completed)
            || self.mover() == who && self.turn.is_begun();
        if between {
            let article = draws.proper_moment.article().unwrap_or_default();
            self.say(AnswerKind::Offer(who, OfferState::Open), article);
        } else if self.mover() == who {
            let rule = draws.before_own_move;
            let state = match rule.value {
                EarlyOffer::OpponentMayWait => OfferState::Open,
                EarlyOffer::MayDistract => OfferState::Improper,
            };
            self.say(AnswerKind::Offer(who, state), rule.article().unwrap_or_default());
        } else {
            let rule = draws.on_opponents_time;
            let article = rule.article().unwrap_or_default();
            self.say(AnswerKind::Offer(who, OfferState::Improper), article);
            if rule.value == ImproperOffer::ArbiterWarns {
                self.offer_options(Who::One(who), &[ArbiterChoice::Warning], article);
            }
        }
        Ok(())
    }

    pub(crate) fn accepts(&mut self, who: Color) -> Ruling {
        if self.offers[!who as usize].is_none() {
            return self.nothing_open(RefusalReason::NoOffer);
        }
        if !self.may_agree() {
            let offers = self.rules.draws.offers.article();
            return self.refuse_by(RefusalReason::AgreementForbidden, offers, Article::new("9.1.1"));
        }
        let rule = self.rules.ending.agreed_draw_after_moves;
        if self.made.iter().any(|&made| made < u32::from(rule.value)) {
            return self.refuse_by(RefusalReason::AgreementTooEarly, rule.article(), Article::new("5.2.3"));
        }
        let article = if self.adjournment.is_before_resumption() {
            self.rules.adjournment.agreed_before_opening.article()
        } else {
            rule.article()
        };
        self.end(GameResult::Draw, article.unwrap_or_default());
        self.over = self.over.map(|over| Over { by_will: true, ..over });
        Ok(())
    }

    pub(crate) fn declines(&mut self, who: Color) -> Ruling {
        if self.offers[!who as usize].is_none() {
            return self.nothing_open(RefusalReason::NoOffer);
        }
        self.decline(!who);
        Ok(())
    }

    fn nothing_open(&self, reason: RefusalReason) -> Ruling {
        self.refuse_by(reason, self.rules.draws.offer_stands.article(), Article::new("9.1.2.1"))
    }

    /// Declines a player's offer, if it is open.
    fn decline(&mut self, offerer: Color) {
        let Some(offer) = self.offers[offerer as usize].take() else { return };
        self.consent = None;
        let article = self.rules.draws.ends_offer.article().unwrap_or_default();
        self.say(AnswerKind::Offer(offerer, OfferState::Declined), article);
        if offer == OpenOffer::WithIncrement {
            self.increment_is_refused(offerer);
        }
    }

    /// Declines an offer by the opponent's touch, in editions with that rule.
    pub(crate) fn decline_by_touching(&mut self, toucher: Color) {
        if self.rules.draws.ends_offer.value == EndsOffer::ATouch {
            self.decline(!toucher);
        }
    }

    /// Declines an offer by the opponent's move.
    pub(crate) fn decline_by_moving(&mut self, offerer: Color) {
        self.decline(offerer);
    }

    /// Refuses to withdraw an offer or a claim (9.1.2.1, 9.5.1).
    pub(crate) fn withdraws(&self, who: Color) -> Ruling {
        match self.requests[who as usize] {
            Some(Request::Claim) => {
                let stands = self.rules.draws.claim_stands.article();
                self.refuse_by(RefusalReason::ClaimStands, stands, Article::new("9.5.1"))
            }
            Some(Request::Offer) => self.nothing_open(RefusalReason::OfferStands),
            None => self.nothing_open(RefusalReason::NothingToWithdraw),
        }
    }
}
