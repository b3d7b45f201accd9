//! Disputes that players and delegates cannot settle: play *sub condicione*, and incidents with both sides' versions (Delegates 5.93;
//! Sub-condicione 9).

use super::matchday::{MatchContext, words};
use super::{SeasonAnswer, raising};
use crate::act_refusal::ActRefusal;
use crate::cases::Matter;
use crate::ids::{CaseId, TeamSide};
use crate::matches::{BoardStatus, RecordMark, Remark};
use crate::refusal::SeasonRefusal;
use crate::result::TeamBoardResult;
use crate::unfinished::UnfinishedState;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

impl MatchContext<'_> {
    pub(super) fn sub_condicione(
        &self,
        board: u8,
        point: &str,
        clocks: (u32, u32),
        (upheld, rejected): (TeamBoardResult, TeamBoardResult),
    ) -> Decided {
        self.begun("Sub-condicione 9")?;
        match self.unsettled(board)? {
            BoardStatus::Provisional { .. } => return Err(ActRefusal::SubCondicione.into()),
            _ if point.trim().is_empty() => return Err(ActRefusal::Point.into()),
            _ => {}
        }
        let case = CaseId(self.state.cases.len().min(u32::MAX as usize) as u32 + 1);
        let remark = Remark::SubCondicione {
            board,
            point: words(point, ActRefusal::Point)?,
            home_clock_s: clocks.0,
            visitors_clock_s: clocks.1,
            at: self.at,
        };
        let mut events = vec![
            SeasonAnswer::BoardSet(self.id, board, BoardStatus::Provisional { upheld, rejected, case }),
            SeasonAnswer::Noted(self.id, remark),
            SeasonAnswer::Marked(self.id, board, TeamSide::Home, RecordMark::O),
        ];
        events.extend(raising::raise(self.state, Matter::SubCondicione(self.id, board), self.at)?);
        Ok(events)
    }

    pub(super) fn incident(&self, board: u8, home: &str, visitors: &str) -> Decided {
        self.unsettled(board)?;
        self.begun("Delegates 5.93")?;
        if home.trim().is_empty() || visitors.trim().is_empty() {
            return Err(ActRefusal::Words.into());
        }
        let version = |side, text: &str| -> Result<SeasonAnswer, SeasonRefusal> {
            let words = words(text, ActRefusal::Words)?;
            Ok(SeasonAnswer::Noted(self.id, Remark::Version { side, board, words, countersigned: true }))
        };
        let mut events = vec![
            version(TeamSide::Home, home)?,
            version(TeamSide::Visitors, visitors)?,
            SeasonAnswer::BoardSet(self.id, board, BoardStatus::Unfinished(UnfinishedState::Sent)),
            SeasonAnswer::Marked(self.id, board, TeamSide::Home, RecordMark::O),
        ];
        events.extend(raising::raise(self.state, Matter::Incident(self.id, board), self.at)?);
        Ok(events)
    }

    /// Records one side's version of an incident (5.93): the first stops the game and refers it to the Committee; the
    /// other side adds its own.
    pub(super) fn version(&self, side: TeamSide, board: u8, text: &str) -> Decided {
        let stand = self.unsettled(board)?;
        self.begun("Delegates 5.93")?;
        let first = self.m.version(side.other(), board).is_none();
        if self.m.version(side, board).is_some() {
            return Err(ActRefusal::Version.into());
        }
        if !first && stand != BoardStatus::Unfinished(UnfinishedState::Sent) {
            return Err(ActRefusal::VersionClosed.into());
        }
        if text.trim().is_empty() {
            return Err(ActRefusal::Words.into());
        }
        let words = words(text, ActRefusal::Words)?;
        let remark = Remark::Version { side, board, words, countersigned: false };
        let mut events =
            vec![SeasonAnswer::Noted(self.id, remark), SeasonAnswer::Marked(self.id, board, side, RecordMark::O)];
        if first {
            events.push(SeasonAnswer::BoardSet(self.id, board, BoardStatus::Unfinished(UnfinishedState::Sent)));
            events.extend(raising::raise(self.state, Matter::Incident(self.id, board), self.at)?);
        }
        Ok(events)
    }
}
