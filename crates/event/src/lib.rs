//! One event: a tournament and everything that happens in its hall, as acts and answers.
//!
//! [`decide`] takes an [`EventHistory`] and an [`EventAct`] and returns answers, or an [`EventRefusal`] with its text
//! and provision; [`apply`] makes the next state. An [`EventState`] holds each fact once: entries with their ratings,
//! byes, penalties and withdrawals; rounds with their boards and results. The [tournament](EventState::tournament) used
//! by pairing systems and tie-breaks is built from it. Also here are FIDE mode and its warnings (endorsement checklist
//! of 2026), drafts and publishing, results reported by players, corrections, notes, and undo.
//!
//! Pure: no clock, no files, no randomness. Contains no personal names: the log has ids.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
// Players and rounds are far below 2^16; they are converted by `as` between widths.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod act;
mod act_texts;
mod aggregate;
mod answer;
mod apply;
mod comparison;
mod decide;
pub mod demo;
mod derived;
mod ids;
mod import;
mod limits;
mod people;
pub mod rate;
mod refusal;
mod report;
mod settings;
mod standings;
mod state;
mod tournament;
mod warning;
mod written;
/// The texts of `locales/`.
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use act::{EntryData, EventAct, Incident, IncidentKind, PrintedPaper, RoundBye};
pub use adoube_aggregate::{Context, Level};
pub use aggregate::{EventAggregate, apply, decide, effective};
pub use answer::EventAnswer;
pub use comparison::{EngineComparison, compare};
pub use ids::{EntryId, PersonId};
pub use import::{EventImport, ImportAdjustment, import};
pub use people::{KnownPeople, KnownPerson};
pub use refusal::{EventField, EventReason, EventRefusal, FixedSetting};
pub use report::{fide_comments, report, system_code};
pub use settings::{
    BoardRegulations, ByeRules, CheckIn, EarlyWithdrawals, EventSettings, KindOfPlay, RatingMethod, SettingChange,
    TIE_BREAKS_MAX, TieBreaks,
};
pub use standings::title_rank;
pub use state::{
    Comment, EnginePairs, Enrolment, EventHistory, EventRound, EventState, Manual, NotedIncident, PointsPenalty,
    RatingCorrection, RecordedAct, ReportedResult, RoundBoard, RoundStage, Timer, Withdrawal,
};
pub use warning::EventWarning;

#[cfg(test)]
mod tests;
