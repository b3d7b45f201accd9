//! The names of acts in the log.

use crate::act::EventAct;
use crate::words::acts;
use adoube_words::Text;

impl EventAct {
    /// Returns its name.
    pub const fn title(&self) -> Text {
        match self {
            Self::Open(_) => acts::OPEN,
            Self::Change(_) => acts::CHANGE,
            Self::LeaveFideMode { .. } => acts::LEAVE_FIDE_MODE,
            Self::Enter(_) => acts::ENTER,
            Self::EnterAll(_) => acts::ENTER_ALL,
            Self::Edit { .. } => acts::EDIT,
            Self::Remove(_) => acts::REMOVE,
            Self::CheckIn(_) => acts::CHECK_IN,
            Self::CheckOut(_) => acts::CHECK_OUT,
            Self::Arrange(_) => acts::ARRANGE,
            Self::AskBye { .. } => acts::ASK_BYE,
            Self::CancelBye { .. } => acts::CANCEL_BYE,
            Self::Withdraw { expelled: false, .. } => acts::WITHDRAW,
            Self::Withdraw { expelled: true, .. } => acts::EXPEL,
            Self::Return(_) => acts::RETURN,
            Self::KeepApart(_) => acts::KEEP_APART,
            Self::LetMeet(_) => acts::LET_MEET,
            Self::FixTable { .. } => acts::FIX_TABLE,
            Self::Pair => acts::PAIR,
            Self::BeginManual => acts::BEGIN_MANUAL,
            Self::Swap(..) => acts::SWAP,
            Self::Seat { .. } => acts::SEAT,
            Self::EndManual => acts::END_MANUAL,
            Self::Unpair => acts::UNPAIR,
            Self::Publish => acts::PUBLISH,
            Self::Unpublish => acts::UNPUBLISH,
            Self::Result { .. } => acts::RESULT,
            Self::Results { .. } => acts::RESULTS,
            Self::ClearResult { .. } => acts::CLEAR_RESULT,
            Self::Report { .. } => acts::REPORT,
            Self::Approve(_) => acts::APPROVE,
            Self::Reject(_) => acts::REJECT,
            Self::Correct { .. } => acts::CORRECT,
            Self::Penalty { .. } => acts::PENALTY,
            Self::CloseRound => acts::CLOSE_ROUND,
            Self::CloseEvent => acts::CLOSE_EVENT,
            Self::Reopen => acts::REOPEN,
            Self::Note(_) => acts::NOTE,
            Self::StartTimer { .. } => acts::START_TIMER,
            Self::StopTimer => acts::STOP_TIMER,
            Self::Printed { .. } => acts::PRINTED,
            Self::Undo(_) => acts::UNDO,
        }
    }
}
