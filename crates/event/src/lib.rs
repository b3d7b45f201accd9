//! One event: a tournament and all that happens in its hall, as acts in and answers out.
//!
//! [`decide`] looks at a [`State`] and an [`Act`] and gives answers, or a [`Refusal`] in words and with its provision;
//! [`apply`] makes the next state. The tournament itself is the machine of [`adoube_tournament::acts`]; around it stand
//! FIDE mode and its warnings (endorsement checklist of 2026), drafts and publishing, results handed in by players,
//! corrections, notes, and undoing.
//!
//! Pure: no clock, no file, no chance. Nothing here knows a name: the log carries ids of persons.

// Players and rounds are far below 2^16; they convert by `as` between widths.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod act;
mod act_texts;
mod answer;
mod apply;
mod decide;
pub mod demo;
mod history;
mod ids;
mod import;
mod limits;
pub mod rate;
mod refusal;
mod refusal_texts;
mod report;
mod settings;
mod state;
mod view;
mod warning;
mod written;

pub use adoube_aggregate::{Context, Level};
pub use act::{Act, EntryData, Incident, IncidentKind, Paper, RoundBye};
pub use answer::Answer;
pub use apply::apply;
pub use decide::decide;
pub use history::effective;
pub use ids::{EntryId, PersonId};
pub use import::{Adjusted, Import, import};
pub use refusal::{Field, Reason, Refusal};
pub use report::{fide_comments, report, system_code};
pub use settings::{
    ByeRules, Change, CheckIn, EarlyWithdrawals, KindOfPlay, RatingMethod, Settings, TIE_BREAKS_MAX, TieBreaks,
};
pub use state::{
    Board, Comment, Enrolment, Event, EventDone, Left, Manual, Noted, Pairs, RatingCorrection, Round, Slip, Stage,
    State, Timer,
};
pub use view::{Comparison, Known, Names, compare, result_sign};
pub use warning::Warning;

/// The machine of events, for the record.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventMachine;

impl adoube_aggregate::Aggregate for EventMachine {
    type Act = Act;
    type Answer = Answer;
    type State = State;
    type Refusal = Refusal;

    const KIND: &'static str = "event";

    fn decide(state: &State, act: &Act, context: &Context) -> Result<Vec<Answer>, Refusal> {
        decide(state, act, context)
    }

    fn apply(state: &mut State, done: &EventDone) {
        apply(state, done);
    }

    fn is_heavy(act: &Act) -> bool {
        matches!(act, Act::Pair | Act::Seat { .. } | Act::Undo(_))
    }

    fn seals(act: &Act) -> bool {
        matches!(act, Act::CloseRound | Act::CloseEvent)
    }
}

#[cfg(test)]
mod tests;
