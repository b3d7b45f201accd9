//! What an event, a game and a season have in common: a state, acts, and answers that are written down.
//!
//! A machine is pure. [`Machine::decide`] looks at a state and an act and gives answers or a refusal; it changes nothing.
//! [`Machine::apply`] makes the next state of an act and the answers that were given, and never fails: what the record
//! holds, happened. A replay that decides otherwise is what `adoube verify` reports.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// How far a warning has been confirmed, and how far it must be (FIDE's framework of warnings).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Level {
    /// Nothing was warned of or confirmed.
    #[default]
    None,
    /// 2: to be acknowledged.
    Acknowledge,
    /// 3: to be confirmed, or cancelled.
    Confirm,
    /// 4: to be confirmed in two steps, its consequences shown.
    TwoSteps,
    /// 5: rejected, unless the event leaves FIDE mode.
    Leave,
}

impl Level {
    /// FIDE's number; 0 for none.
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

/// A number that is no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is none of the levels 0, 2, 3, 4, 5")]
pub struct NoLevel(pub u8);

impl TryFrom<u8> for Level {
    type Error = NoLevel;

    fn try_from(number: u8) -> Result<Self, NoLevel> {
        let all = [Self::None, Self::Acknowledge, Self::Confirm, Self::TwoSteps, Self::Leave];
        all.into_iter().find(|level| level.number() == number).ok_or(NoLevel(number))
    }
}

/// By whom and when an act is done, and which warnings were confirmed with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Context {
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// An account, a role, a token; never a name.
    pub by: String,
    /// The highest level of warning that was confirmed.
    pub confirmed: Level,
}

impl Context {
    /// Without confirmation.
    pub fn new(by: impl Into<String>, at_ms: i64) -> Self {
        Self { at_ms, by: by.into(), confirmed: Level::None }
    }

    /// With warnings confirmed up to a level.
    #[must_use]
    pub fn confirming(self, confirmed: Level) -> Self {
        Self { confirmed, ..self }
    }
}

/// The longest name of whoever acts, in bytes.
pub const BY_BYTES_MAX: usize = 120;

/// An act that was done: what stands in the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done<A, W> {
    /// Its number in the stream, from 1; not written, the record has it.
    #[serde(skip)]
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// By whom.
    pub by: String,
    /// Which warnings were confirmed.
    #[serde(default, skip_serializing_if = "is_none")]
    pub confirmed: Level,
    /// What.
    pub act: A,
    /// What was answered.
    pub answers: Vec<W>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn is_none(level: &Level) -> bool {
    *level == Level::None
}

impl<A, W> Done<A, W> {
    /// The circumstances of the act.
    pub fn context(&self) -> Context {
        Context { at_ms: self.at, by: self.by.clone(), confirmed: self.confirmed }
    }
}

/// A state and the acts that change it.
pub trait Machine: Send + Sync + Sized + 'static {
    /// What can be done.
    type Act: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What is answered.
    type Answer: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Everything that follows from what was done.
    type State: Clone + Default + Debug + Send + Sync + 'static;
    /// Why an act is not done.
    type Refusal: Debug + Send + Sync + 'static;

    /// The kind of its streams: `event`, `game`.
    const KIND: &'static str;

    /// What is answered to an act, or why it is refused.
    fn decide(state: &Self::State, act: &Self::Act, context: &Context) -> Result<Vec<Self::Answer>, Self::Refusal>;

    /// The next state.
    fn apply(state: &mut Self::State, done: &Done<Self::Act, Self::Answer>);

    /// Whether deciding on an act may take long: it is then done apart from what has to answer at once.
    fn is_heavy(_act: &Self::Act) -> bool {
        false
    }

    /// Whether the record is to be signed after an act.
    fn seals(_act: &Self::Act) -> bool {
        false
    }
}
