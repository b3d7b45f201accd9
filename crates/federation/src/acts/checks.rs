//! Checks for later sessions, and what is taken off the record again (Delegates 5.51, 5.53, 5.54, 5.92).

use super::SeasonAnswer;
use super::matchday::MatchContext;
use crate::act_refusal::ActRefusal;
use crate::ids::TeamSide;
use crate::matches::{Preparation, RecordMark};
use crate::refusal::{RefusalReason, SeasonRefusal};

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

impl MatchContext<'_> {
    /// Records a check for a later session. Lists and credentials are shown once, before the first.
    pub(super) fn prepare_session(&self, what: Preparation, session: u8) -> Decided {
        if !what.is_of_home() || !(2..=self.m.sessions()).contains(&session) {
            return Err(ActRefusal::NoSession.into());
        }
        Ok(vec![SeasonAnswer::SessionPrepared(self.id, what, session)])
    }

    /// Withdraws a check. It is not on the record that the delegates sign, so a signature stays; after both it is late.
    pub(super) fn unprepare(&self, side: TeamSide, what: Preparation, session: u8) -> Decided {
        if self.m.signed.iter().all(Option::is_some) {
            return Err(RefusalReason::Signed.into());
        }
        if !self.m.prepared.contains(&(what, side, session)) {
            return Err(ActRefusal::NoCheck.into());
        }
        Ok(vec![SeasonAnswer::Unprepared(self.id, side, what, session)])
    }

    /// Takes off a mark. The remark on the back for which it stands remains.
    pub(super) fn unmark(&self, board: u8, side: TeamSide, mark: RecordMark) -> Decided {
        if !self.m.marks.contains(&(board, side, mark)) {
            return Err(ActRefusal::NoMark.into());
        }
        Ok(vec![SeasonAnswer::Unmarked(self.id, board, side, mark)])
    }
}
