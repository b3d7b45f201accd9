//! An aggregate: a state, the acts that change it, and the recorded answers.
//!
//! Events, games and seasons are aggregates. All of them are pure. [`Aggregate::decide`] takes a state and an act and
//! returns answers or a refusal; it changes nothing. [`Aggregate::apply`] computes the next state from an act and its
//! recorded answers, and never fails: everything in the log has happened. If a replay decides differently, `adoube
//! verify` reports it.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod undo;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// The level of a warning, or of its confirmation (FIDE's framework of warnings).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Level {
    /// No warning, nothing confirmed.
    #[default]
    None,
    /// 2: to be acknowledged.
    Acknowledge,
    /// 3: to be confirmed or cancelled.
    Confirm,
    /// 4: to be confirmed in two steps, with its consequences shown.
    TwoSteps,
    /// 5: rejected, unless the event leaves FIDE mode.
    Leave,
}

impl Level {
    /// Returns FIDE's number; 0 for none.
    pub const fn number(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Acknowledge => 2,
            Self::Confirm => 3,
            Self::TwoSteps => 4,
            Self::Leave => 5,
        }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.number()
    }
}

/// The error for a number that is not a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is none of the levels 0, 2, 3, 4, 5")]
pub struct LevelError(pub u8);

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(number: u8) -> Result<Self, LevelError> {
        let all = [Self::None, Self::Acknowledge, Self::Confirm, Self::TwoSteps, Self::Leave];
        all.into_iter().find(|level| level.number() == number).ok_or(LevelError(number))
    }
}

/// The circumstances of an act: the actor, the time, and the confirmed warnings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Context {
    /// The time, in milliseconds since 1970.
    pub at_ms: i64,
    /// The actor: an account, a role or a token; never a person's name.
    pub by: String,
    /// The highest confirmed level of warning.
    pub confirmed: Level,
}

impl Context {
    /// Creates a context without confirmation.
    pub fn new(by: impl Into<String>, at_ms: i64) -> Self {
        Self { at_ms, by: by.into(), confirmed: Level::None }
    }

    /// Confirms warnings up to a level.
    #[must_use]
    pub fn confirming(self, confirmed: Level) -> Self {
        Self { confirmed, ..self }
    }
}

/// Maximum length of [`Context::by`], in bytes.
pub const BY_BYTES_MAX: usize = 120;

/// An act as recorded in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recorded<A, W> {
    /// Its number in the stream, from 1. Not serialised, because the log entry has it.
    #[serde(skip)]
    pub number: u64,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The actor, as in [`Context::by`].
    pub by: String,
    /// The highest confirmed level of warning.
    #[serde(default, skip_serializing_if = "is_none")]
    pub confirmed: Level,
    /// The act.
    pub act: A,
    /// The recorded answers.
    pub answers: Vec<W>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn is_none(level: &Level) -> bool {
    *level == Level::None
}

impl<A, W> Recorded<A, W> {
    /// Returns the circumstances of the act.
    pub fn context(&self) -> Context {
        Context { at_ms: self.at, by: self.by.clone(), confirmed: self.confirmed }
    }
}

/// The answers to an act, and the next state if the decision produced it.
#[derive(Clone, Debug)]
pub struct Decision<A: Aggregate> {
    /// The answers.
    pub answers: Vec<A::Answer>,
    /// The state after the act; `None` if [`Aggregate::apply`] must compute it.
    pub next: Option<A::State>,
}

/// A state and the acts that change it.
pub trait Aggregate: Send + Sync + Sized + 'static {
    /// An act.
    type Act: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static;
    /// An answer to an act: a decision, or another value to be recorded.
    type Answer: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static;
    /// The state that follows from the acts so far.
    type State: Clone + Default + Debug + Send + Sync + 'static;
    /// The reason why an act is refused.
    type Refusal: Debug + Send + Sync + 'static;

    /// The kind of its streams: `event`, `game`.
    const KIND: &'static str;

    /// The version of the format of acts and answers. Increase it when existing entries would no longer be read the
    /// same, and add the conversion to [`upcast`](Self::upcast).
    const VERSION: u32 = 1;

    /// Converts the body of an entry, a [`Recorded`] act as JSON, from the format of `version` to that of `version +
    /// 1`.
    ///
    /// # Errors
    ///
    /// The reason why it cannot be converted.
    fn upcast(version: u32, _body: serde_json::Value) -> Result<serde_json::Value, String> {
        Err(format!("no step from version {version}"))
    }

    /// Decides an act: returns its answers, or a refusal.
    fn decide(state: &Self::State, act: &Self::Act, context: &Context) -> Result<Vec<Self::Answer>, Self::Refusal>;

    /// Like [`decide`](Self::decide) for the act with this number, but may return the next state too, so that an
    /// aggregate whose decision already computes it does the work once.
    fn decide_next(
        state: &Self::State,
        act: &Self::Act,
        context: &Context,
        _number: u64,
    ) -> Result<Decision<Self>, Self::Refusal> {
        Self::decide(state, act, context).map(|answers| Decision { answers, next: None })
    }

    /// Applies a recorded act to the state.
    fn apply(state: &mut Self::State, recorded: &Recorded<Self::Act, Self::Answer>);

    /// Returns whether deciding an act may take long and should run on its own thread.
    fn is_heavy(_act: &Self::Act) -> bool {
        false
    }

    /// Returns whether a checkpoint is signed after an act.
    fn seals(_act: &Self::Act) -> bool {
        false
    }
}

#[cfg(doctest)]
#[doc = include_str!("../../../docs/howto/aggregate.md")]
struct HowToAddAnAggregate;
