//! What the players or delegates cannot settle: play *sub condicione*, and incidents with both sides' versions (Delegates 5.93;
//! Sub-condicione 9).

use super::matchday::{Here, words};
use super::{Event, Refusal, RefusalReason, rulings};
use crate::cases::Matter;
use crate::ids::{CaseId, Side};
use crate::matches::{Board, Mark, Remark};
use crate::result::GameResult;
use crate::unfinished::Session;

type Decided = Result<Vec<Event>, Refusal>;

impl Here<'_> {
    pub(super) fn sub_condicione(
        &self,
        board: u8,
        point: &str,
        clocks: (u32, u32),
        (upheld, rejected): (GameResult, GameResult),
    ) -> Decided {
        self.begun("Sub-condicione 9")?;
        match self.unsettled(board)? {
            Board::Provisional { .. } => return Err(RefusalReason::NotNow.into()),
            _ if point.trim().is_empty() => return Err(RefusalReason::Incomplete.into()),
            _ => {}
        }
        let case = CaseId(self.state.cases.len().min(u32::MAX as usize) as u32 + 1);
        let remark = Remark::SubCondicione {
            board,
            point: words(point)?,
            home_clock_s: clocks.0,
            visitors_clock_s: clocks.1,
            at: self.at,
        };
        let mut events = vec![
            Event::BoardSet(self.id, board, Board::Provisional { upheld, rejected, case }),
            Event::Noted(self.id, remark),
            Event::Marked(self.id, board, Side::Home, Mark::O),
        ];
        events.extend(rulings::raise(self.state, Matter::SubCondicione(self.id, board), self.at)?);
        Ok(events)
    }

    pub(super) fn incident(&self, board: u8, home: &str, visitors: &str) -> Decided {
        self.unsettled(board)?;
        self.begun("Delegates 5.93")?;
        if home.trim().is_empty() || visitors.trim().is_empty() {
            return Err(RefusalReason::Incomplete.into());
        }
        let version = |side, text: &str| -> Result<Event, Refusal> {
            Ok(Event::Noted(self.id, Remark::Version { side, board, words: words(text)?, countersigned: true }))
        };
        let mut events = vec![
            version(Side::Home, home)?,
            version(Side::Visitors, visitors)?,
            Event::BoardSet(self.id, board, Board::Unfinished(Session::Sent)),
            Event::Marked(self.id, board, Side::Home, Mark::O),
        ];
        events.extend(rulings::raise(self.state, Matter::Incident(self.id, board), self.at)?);
        Ok(events)
    }

    /// 5.93: the first version stops the game and puts it to the Committee; the other side adds its own.
    pub(super) fn version(&self, side: Side, board: u8, text: &str) -> Decided {
        let stand = self.unsettled(board)?;
        self.begun("Delegates 5.93")?;
        let first = self.m.version(side.other(), board).is_none();
        if self.m.version(side, board).is_some() || !first && stand != Board::Unfinished(Session::Sent) {
            return Err(RefusalReason::NotNow.into());
        }
        if text.trim().is_empty() {
            return Err(RefusalReason::Incomplete.into());
        }
        let remark = Remark::Version { side, board, words: words(text)?, countersigned: false };
        let mut events = vec![Event::Noted(self.id, remark), Event::Marked(self.id, board, side, Mark::O)];
        if first {
            events.push(Event::BoardSet(self.id, board, Board::Unfinished(Session::Sent)));
            events.extend(rulings::raise(self.state, Matter::Incident(self.id, board), self.at)?);
        }
        Ok(events)
    }
}
