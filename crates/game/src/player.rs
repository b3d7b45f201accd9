//! The acts of the players: checks that the state allows an act, and dispatches it.

use crate::act::{Hands, PlayerAct};
use crate::answer::{AnswerKind, ArbiterChoice, Who};
use crate::game::{Game, Ruling, Stop};
use crate::refusal::RefusalReason;
use adoube_board::Color;
use adoube_laws::{Article, Device, DevicePenalty, DeviceStorage, PlayerStop, WritingFirst};

impl Game {
    pub(crate) fn player(&mut self, who: Color, act: &PlayerAct) -> Ruling {
        self.may_act(who, act)?;
        // Touches do not end adjusting, nor do those of the opponent.
        if !matches!(act, PlayerAct::Touches(..)) {
            let adjusting = self.adjusting.take();
            let ruling = self.perform(who, act);
            if ruling.is_err() {
                self.adjusting = adjusting;
            }
            return ruling;
        }
        self.perform(who, act)
    }

    /// Refuses acts after the end (rule 21), while play is suspended (III.6.1), or by an absent player.
    fn may_act(&self, who: Color, act: &PlayerAct) -> Ruling {
        if matches!(act, PlayerAct::Signs(_) | PlayerAct::Appeals) {
            return Ok(());
        }
        if let Some(over) = self.over {
            return Err(Stop::Refused(RefusalReason::GameOver, over.article));
        }
        if self.quickplay.referred.is_some() {
            return self.refuse(RefusalReason::DecisionPending, Article::new("III.6.1"));
        }
        if self.adjournment.is_away() {
            return self.may_act_while_away(who, act);
        }
        let absent = !self.present[who as usize];
        if absent && !matches!(act, PlayerAct::Arrives | PlayerAct::Resigns) {
            let late = self.rules.clock.default_time.article();
            return self.refuse_by(RefusalReason::Absent, late, Article::new("6.7.1"));
        }
        Ok(())
    }

    fn perform(&mut self, who: Color, act: &PlayerAct) -> Ruling {
        match act {
            PlayerAct::Arrives => self.arrives(who),
            PlayerAct::SaysAdjust => self.says_adjust(who),
            // Every act but a touch ends adjusting; this one has no other effect.
            PlayerAct::StopsAdjusting => Ok(()),
            PlayerAct::Touches(squares, manner) => self.touches(who, squares, *manner),
            PlayerAct::Plays(mv, hands) => self.plays(who, mv, *hands),
            PlayerAct::Releases(square) => self.releases(who, *square),
            PlayerAct::Places(role, square) => self.places(who, *role, *square),
            PlayerAct::Presses => self.presses(who),
            PlayerAct::Moves(mv) => {
                let notices = self.out.len();
                self.plays(who, mv, Hands::One)?;
                self.order_from(notices);
                // A press does not complete a move that must be sealed.
                if self.over.is_some() || self.adjournment.is_requested() {
                    return Ok(());
                }
                let played = self.out.len();
                if let Err(stop) = self.presses(who) {
                    let Stop::Refused(reason, article) = stop else { return Err(stop) };
                    self.say(AnswerKind::Refused(Some(reason)), article);
                }
                self.order_from(played);
                Ok(())
            }
            PlayerAct::Offers => self.offers_draw(who),
            PlayerAct::Accepts => self.accepts(who),
            PlayerAct::Declines => self.declines(who),
            PlayerAct::ClaimsDraw(ground, mv, evidence) => self.claims_draw(who, *ground, mv.as_ref(), *evidence),
            PlayerAct::ClaimsBareKing => self.claims_bare_king(who),
            PlayerAct::ClaimsFlag => self.claims_flag(who),
            PlayerAct::ClaimsIllegal => self.claims_illegal(who),
            PlayerAct::ClaimsTouched(square) => self.claims_touched(who, *square),
            PlayerAct::ClaimsClock => self.claims_clock(who),
            PlayerAct::ClaimsNoWinningMeans => self.claims_quickplay(who, crate::quickplay::ClaimGround::NoMeans),
            PlayerAct::ClaimsNoEffort => self.claims_quickplay(who, crate::quickplay::ClaimGround::NoEffort),
            PlayerAct::AsksIncrement => self.asks_increment(who),
            PlayerAct::Withdraws => self.withdraws(who),
            PlayerAct::Agrees => self.agrees(who),
            PlayerAct::Resigns => self.resigns(who),
            PlayerAct::StopsClocks => self.player_stops(who),
            PlayerAct::Records => self.records(who),
            PlayerAct::StopsRecording => self.stops_recording(who),
            PlayerAct::Writes(_) => self.writes(),
            PlayerAct::Seals(text) => self.seals(who, text),
            PlayerAct::Displaces(_) => self.displaces(who),
            PlayerAct::Restores => self.restores(who),
            PlayerAct::Announces(mv) => self.announces(who, mv),
            PlayerAct::Phone => self.phone(who),
            PlayerAct::PhoneInBag => self.phone_in_bag(who),
            PlayerAct::Refuses => self.refuses(who),
            PlayerAct::AsksScoresheet => self.asks_scoresheet(who),
            PlayerAct::Signs(result) => self.signs(who, *result),
            PlayerAct::Appeals => self.appeals_against(who),
        }
    }

    /// Handles a player's stopping of the clocks, allowed only to call the arbiter (6.11.2).
    fn player_stops(&mut self, who: Color) -> Ruling {
        let rule = self.rules.clock.player_stop;
        match rule.value {
            PlayerStop::AsksTheArbiter => {
                self.refuse_by(RefusalReason::ClocksAreTheArbiters, rule.article(), Article::new("6.11.2"))
            }
            PlayerStop::ToCallTheArbiter => {
                self.interrupt();
                self.stopped_by = Some(who);
                Ok(())
            }
        }
    }

    /// Handles a move written before it is played (8.1.2).
    fn writes(&mut self) -> Ruling {
        let rule = self.rules.recording.writing_first;
        if rule.value == WritingFirst::ForClaimOrSealing && !self.adjournment.is_requested() {
            let article = rule.article().unwrap_or_default();
            self.say(AnswerKind::Notice(crate::answer::Notice::Recording), article);
        }
        Ok(())
    }

    fn displaces(&mut self, who: Color) -> Ruling {
        self.displaced = Some(who);
        Ok(())
    }

    fn restores(&mut self, who: Color) -> Ruling {
        if self.displaced != Some(who) {
            return self.refuse(RefusalReason::NothingDisplaced, Article::new("7.4.1"));
        }
        self.displaced = None;
        Ok(())
    }

    /// Handles an electronic device found on the player (11.3.2.2).
    fn phone(&mut self, who: Color) -> Ruling {
        let rule = self.rules.conduct.device;
        match rule.value {
            Device::NotSaid => self.refuse(RefusalReason::NoDeviceRule, Article::new("11.3.2.2")),
            Device::BroughtIn(DevicePenalty::Milder) | Device::OnThePerson(DevicePenalty::Milder) => {
                // The list of 12.9 is in ascending order: the penalties before loss are less severe.
                let article = rule.article().unwrap_or_default();
                self.offer_options(Who::One(who), ArbiterChoice::below_loss(), article);
                Ok(())
            }
            Device::BroughtIn(DevicePenalty::Loss) | Device::OnThePerson(DevicePenalty::Loss) => {
                let article = rule.article().unwrap_or_default();
                self.end(crate::answer::GameResult::win(!who), article);
                Ok(())
            }
        }
    }

    /// Handles a switched-off device in the player's bag (11.3.2.1).
    fn phone_in_bag(&mut self, who: Color) -> Ruling {
        if self.rules.regulations().device_storage == DeviceStorage::InBag
            && self.rules.conduct.device.value != Device::NotSaid
        {
            return Ok(());
        }
        match self.rules.conduct.device.value {
            Device::OnThePerson(_) => {
                let article = self.cite(Article::new("11.3.2.1"));
                self.offer_options(Who::One(who), &ArbiterChoice::PENALTIES, article);
                Ok(())
            }
            Device::BroughtIn(_) | Device::NotSaid => self.phone(who),
        }
    }

    /// Handles a refusal to comply with the Laws, by one player (11.7) or both (11.8).
    fn refuses(&mut self, who: Color) -> Ruling {
        self.refused_laws[who as usize] = true;
        let (who, article) = if self.refused_laws == [true; 2] {
            (Who::Both, self.rules.conduct.both_refuse.article())
        } else {
            (Who::One(who), self.rules.conduct.refusing_the_laws.article())
        };
        self.offer_options(who, &[ArbiterChoice::Loss], article.unwrap_or_default());
        Ok(())
    }
}
