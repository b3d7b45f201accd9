//! Unfinished games (Adjournments 10.1 and 10.2), and corrections of recorded results.

use super::matchday::MatchContext;
use super::{SeasonAnswer, raising};
use crate::act_refusal::ActRefusal;
use crate::cases::Matter;
use crate::ids::TeamSide;
use crate::matches::{BoardStatus, RecordMark, Remark, Resumption, SealedMoveEnvelope};
use crate::refusal::{RefusalReason, SeasonRefusal};
use crate::result::TeamBoardResult;
use crate::unfinished::{AdjournmentStep, UnfinishedState, can_decide, quick_finish};
use adoube_laws::Article;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

/// Returns the state after a step. A third session is ordered by a ruling of the Committee, not as a step.
fn following(from: Option<UnfinishedState>, step: AdjournmentStep) -> Result<UnfinishedState, ActRefusal> {
    use UnfinishedState as U;
    let next = if step == AdjournmentStep::OrderThird { None } else { U::next(from, step) };
    next.ok_or(match (step, from) {
        (AdjournmentStep::OrderThird, _) => ActRefusal::StepThird,
        (_, Some(U::Sent | U::SealedTwice)) => ActRefusal::Committee,
        (_, Some(U::QuickFinish)) => ActRefusal::StepQuick,
        (_, Some(U::Third)) => ActRefusal::StepLast,
        (AdjournmentStep::Resume, _) => ActRefusal::NotSealed,
        _ => ActRefusal::StepSealed,
    })
}

impl MatchContext<'_> {
    /// Records the next step of an unfinished game (10.1, 10.2).
    pub(super) fn step(
        &self,
        board: u8,
        step: AdjournmentStep,
        envelope: Option<&SealedMoveEnvelope>,
        resumption: Option<Resumption>,
    ) -> Decided {
        let from = match self.unsettled(board)? {
            BoardStatus::Unfinished(session) => Some(session),
            BoardStatus::Provisional { .. } => return Err(ActRefusal::SubCondicione.into()),
            _ => None,
        };
        let next = following(from, step)?;
        self.begun("Adjournments 10.1 (b)")?;
        let scoring =
            self.state.events.get(&self.m.event).map(|event| event.settings.table.scoring).unwrap_or_default();
        let (home, visitors) = (self.m.points(TeamSide::Home), self.m.points(TeamSide::Visitors));
        let mut events = vec![SeasonAnswer::BoardSet(self.id, board, BoardStatus::Unfinished(next))];
        match step {
            AdjournmentStep::Seal => {
                let envelope = envelope
                    .filter(|e| e.is_valid(next, &self.rules().sessions))
                    .ok_or_else(|| SeasonRefusal::from(RefusalReason::Envelope))?;
                envelope.check_follows(self.m, board)?;
                if envelope.contents.is_some() {
                    self.later_than_last(board, "Adjournments 10.2 (a)")?;
                }
                let mut envelope = envelope.clone();
                if let Some(contents) = &mut envelope.contents {
                    contents.at = Some(self.at);
                }
                events.push(SeasonAnswer::Sealed(self.id, board, envelope));
                if next == UnfinishedState::SealedTwice {
                    events.extend(raising::raise(self.state, Matter::ThirdSession(self.id, board), self.at)?);
                }
            }
            AdjournmentStep::QuickFinish => {
                let minutes = *self.rules().sessions.quick_finish_min;
                quick_finish(home, visitors, self.m.pending(), scoring, minutes)?;
            }
            AdjournmentStep::Send => {
                // 10.1 (b), (c): after the last control of the session, and only games that cannot decide the match.
                if from.is_none() {
                    self.happened(self.session_s(), "Adjournments 10.1 (b)")?;
                }
                let second = from == Some(UnfinishedState::Second);
                if can_decide(home, visitors, self.m.pending(), scoring) {
                    let rule = if second { "Adjournments 10.1 (c)" } else { "Adjournments 10.1 (b)" };
                    return Err(SeasonRefusal::under(ActRefusal::SendDecides, rule));
                }
                let matter = if second { Matter::AnalysisAfterSecond } else { Matter::Analysis };
                events.extend(raising::raise(self.state, matter(self.id, board), self.at)?);
            }
            AdjournmentStep::Resume => {
                if let Some(resumption) = resumption {
                    self.later_than_last(board, "Adjournments 10.2 (a)")?;
                    let remark = Remark::Resumed { board, at: self.at, resumption };
                    events.push(SeasonAnswer::Noted(self.id, remark));
                }
            }
            AdjournmentStep::OrderThird => {}
        }
        Ok(events)
    }

    /// Refuses a step that comes in the same minute as the one before, or ahead of the session that was set: a session is
    /// played between two envelopes.
    fn later_than_last(&self, board: u8, rule: &'static str) -> Result<(), SeasonRefusal> {
        let sealed = self.m.envelopes.iter().filter(|(of, _)| *of == board);
        let sealed = sealed.filter_map(|(_, envelope)| envelope.contents.as_ref()?.at);
        let resumed = self.m.back.iter().filter_map(|remark| match remark {
            Remark::Resumed { board: of, at, .. } if *of == board => Some(*at),
            _ => None,
        });
        // What was set for an hour may begin at that hour.
        let set = self.m.back.iter().filter_map(|remark| match remark {
            Remark::Session { board: of, at } if *of == board => Some(*at),
            _ => None,
        });
        let after = sealed.chain(resumed).map(|at| at.plus_minutes(1));
        match after.chain(set).max().filter(|from| self.at < *from) {
            Some(from) => Err(SeasonRefusal { reason: RefusalReason::TooEarly(from), cites: Some(Article::new(rule)) }),
            None => Ok(()),
        }
    }

    /// Returns the seconds a session lasts: until both clocks show the last control (5.511). The clocks are set to just
    /// before an hour.
    fn session_s(&self) -> u32 {
        let plan = self.state.events.get(&self.m.event).map(|event| &event.settings.session);
        let Some((plan, (last, _))) = plan.and_then(|plan| Some((plan, plan.controls.last()?))) else { return 0 };
        let begin = plan.clocks_at_min.saturating_add(1);
        u32::from(last.saturating_sub(begin)) * 60 * 2
    }

    /// Corrects a wrongly recorded result. Results decided by a body or signed by both delegates stay.
    pub(super) fn correct(&self, board: u8, result: TeamBoardResult) -> Decided {
        let BoardStatus::Finished(from) = self.board(board)? else {
            return Err(ActRefusal::NoResult.into());
        };
        let of_board = |matter: &Matter| match matter {
            Matter::Incident(id, b)
            | Matter::SubCondicione(id, b)
            | Matter::Analysis(id, b)
            | Matter::AnalysisAfterSecond(id, b)
            | Matter::ThirdSession(id, b)
            | Matter::DelayProof(id, b, _) => *id == self.id && *b == board,
            _ => false,
        };
        let decided = self.state.cases.iter().any(|case| case.decision.is_some() && of_board(&case.matter));
        if from == result {
            return Err(ActRefusal::SameResult.into());
        }
        if self.m.signed.iter().all(Option::is_some) {
            return Err(RefusalReason::Signed.into());
        }
        if self.m.lost_by.is_some() {
            return Err(ActRefusal::MatchLost.into());
        }
        if self.m.passes.is_some() {
            return Err(ActRefusal::MatchPassed.into());
        }
        if decided {
            return Err(ActRefusal::Ruled.into());
        }
        self.can_be(board, result)?;
        let mut events = vec![
            SeasonAnswer::Corrected(self.id, board, result),
            SeasonAnswer::Noted(self.id, Remark::Corrected { board, from, to: result }),
        ];
        for side in TeamSide::BOTH.into_iter().filter(|side| result.is_absent(*side)) {
            events.push(SeasonAnswer::Marked(self.id, board, side, RecordMark::X));
        }
        Ok(events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_does_not_follow_has_its_reason() {
        use AdjournmentStep as S;
        use UnfinishedState as U;
        let cases = [
            (None, S::Resume, ActRefusal::NotSealed),
            (None, S::OrderThird, ActRefusal::StepThird),
            (Some(U::SealedOnce), S::Seal, ActRefusal::StepSealed),
            (Some(U::Second), S::Resume, ActRefusal::NotSealed),
            (Some(U::SealedTwice), S::Resume, ActRefusal::Committee),
            (Some(U::SealedTwice), S::OrderThird, ActRefusal::StepThird),
            (Some(U::Third), S::Seal, ActRefusal::StepLast),
            (Some(U::Sent), S::QuickFinish, ActRefusal::Committee),
            (Some(U::QuickFinish), S::Send, ActRefusal::StepQuick),
        ];
        for (from, step, expected) in cases {
            assert_eq!(following(from, step), Err(expected), "{from:?} {step:?}");
        }
        assert_eq!(following(None, S::Seal), Ok(U::SealedOnce));
        assert_eq!(following(Some(U::Second), S::Send), Ok(U::Sent));
    }
}
