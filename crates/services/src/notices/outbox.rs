//! The outbox of a season: the aggregate of the streams `notices/SEASON`.
//!
//! A message is claimed by [`OutboxAct::Try`] before it is sent, so that two servers on one record do not both send it. If
//! the server stops between the claim and the answer, the claim expires and the message is sent again, with the same
//! id: at least once, and recognisable.

use adoube_aggregate::{Aggregate, Context, Recorded};
use adoube_federation::ids::MemberNo;
use adoube_federation::notices::Notice;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};

/// The most messages that wait in one season.
pub const WAITING_MAX: usize = 5000;
/// The most messages of one act.
pub const QUEUED_AT_ONCE_MAX: usize = 500;
/// The time for which an attempt has a message to itself.
const CLAIM_MS: i64 = 10 * MINUTE_MS;
/// The time after which a message is given up, because it would tell what has passed.
pub const TOO_OLD_MS: i64 = 7 * 24 * 60 * MINUTE_MS;
const MINUTE_MS: i64 = 60_000;
/// Minutes between an attempt that failed for now and the next; after the last, the message has failed.
const RETRY_AFTER_MIN: [i64; 8] = [1, 5, 15, 60, 240, 720, 1440, 1440];

/// A notice for one person, to be queued.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewMessage {
    /// What it is about and for whom: a second message with the same key is not queued.
    pub key: String,
    /// The act of the season it follows from; none if it follows from a date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<u64>,
    /// The recipient; none if nobody acts for the addressee.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<MemberNo>,
    /// The notice.
    pub notice: Notice,
}

/// The reason why a message was not sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FailureCause {
    /// Nobody acts for the club or body.
    NoRecipient,
    /// The recipient has no address, or none that can be used.
    NoAddress,
    /// The mail server refused it for good, with this code.
    Refused(u16),
    /// The mail server refused it for now, with this code.
    Later(u16),
    /// The connection broke off.
    BrokenOff,
    /// It could not be sent in time.
    TooOld,
}

impl FailureCause {
    /// Returns whether another attempt can succeed.
    const fn is_temporary(self) -> bool {
        matches!(self, Self::Later(_) | Self::BrokenOff)
    }
}

/// The state of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MessageStatus {
    /// It waits for this time, in milliseconds since 1970.
    Waiting {
        /// The time of the next attempt.
        next_ms: i64,
    },
    /// It is being sent; from this time on it may be tried again.
    Sending {
        /// The end of the claim.
        until_ms: i64,
    },
    /// The mail server has taken it.
    Sent {
        /// The time.
        at_ms: i64,
    },
    /// It is not tried again.
    Failed {
        /// The time.
        at_ms: i64,
    },
    /// The office cancelled it, or the act that it follows from was undone.
    Cancelled {
        /// The time.
        at_ms: i64,
    },
}

/// A message in the outbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutboxMessage {
    /// The message.
    pub message: NewMessage,
    /// The time at which it was queued, in milliseconds since 1970.
    pub queued_ms: i64,
    /// Its state.
    pub status: MessageStatus,
    /// Attempts so far.
    pub tries: u8,
    /// Why the last attempt failed.
    pub cause: Option<FailureCause>,
}

impl OutboxMessage {
    /// Returns whether it is still to be sent.
    pub const fn is_open(&self) -> bool {
        matches!(self.status, MessageStatus::Waiting { .. } | MessageStatus::Sending { .. })
    }

    /// Returns whether it is to be tried at a time.
    pub const fn is_due(&self, now_ms: i64) -> bool {
        match self.status {
            MessageStatus::Waiting { next_ms: from } | MessageStatus::Sending { until_ms: from } => from <= now_ms,
            _ => false,
        }
    }
}

/// An act on an outbox. Messages are named by their number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutboxAct {
    /// Queues messages; those already known by their key are left out.
    Queue(Vec<NewMessage>),
    /// Claims a message for an attempt.
    Try(u32),
    /// The mail server took it.
    Sent(u32),
    /// The attempt failed.
    Fail {
        /// The message.
        number: u32,
        /// The cause.
        cause: FailureCause,
    },
    /// The office sends a message again.
    Again(u32),
    /// The office cancels a message.
    Cancel(u32),
    /// The office cancels everything that waits.
    CancelAll,
    /// Acts of the season were undone: what waits because of them is cancelled.
    Withdraw(Vec<u64>),
}

/// The answer to an act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutboxAnswer {
    /// The message at a place of the act has a number.
    Queued(u32, u32),
}

/// The reasons to refuse an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutboxRefusal {
    /// Too many messages wait.
    Full,
    /// There is no such message, or it is in another state.
    NotNow,
}

/// The state of an outbox.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OutboxState {
    /// The messages by number.
    pub messages: BTreeMap<u32, OutboxMessage>,
    keys: HashSet<String>,
}

impl OutboxState {
    /// Returns the messages still to be sent.
    pub fn waiting(&self) -> usize {
        self.messages.values().filter(|message| message.is_open()).count()
    }

    /// Returns whether a message with a key was ever queued.
    pub fn knows(&self, key: &str) -> bool {
        self.keys.contains(key)
    }

    fn message(&self, number: u32) -> Result<&OutboxMessage, OutboxRefusal> {
        self.messages.get(&number).ok_or(OutboxRefusal::NotNow)
    }

    fn set(&mut self, number: u32, status: MessageStatus) {
        if let Some(message) = self.messages.get_mut(&number) {
            message.status = status;
        }
    }

    fn fail(&mut self, number: u32, cause: FailureCause, at_ms: i64) {
        let Some(message) = self.messages.get_mut(&number) else { return };
        let pause = RETRY_AFTER_MIN.get(usize::from(message.tries)).filter(|_| cause.is_temporary());
        message.tries = message.tries.saturating_add(1);
        message.cause = Some(cause);
        message.status = match pause {
            Some(minutes) => MessageStatus::Waiting { next_ms: at_ms.saturating_add(minutes * MINUTE_MS) },
            None => MessageStatus::Failed { at_ms },
        };
    }

    fn cancel(&mut self, at_ms: i64, of: impl Fn(&OutboxMessage) -> bool) {
        for message in self.messages.values_mut().filter(|message| message.is_open() && of(message)) {
            message.status = MessageStatus::Cancelled { at_ms };
        }
    }
}

/// The aggregate of outboxes.
#[derive(Clone, Copy, Debug)]
pub struct Outbox;

impl Aggregate for Outbox {
    type Act = OutboxAct;
    type Answer = OutboxAnswer;
    type State = OutboxState;
    type Refusal = OutboxRefusal;

    const KIND: &'static str = "notices";

    fn decide(state: &OutboxState, act: &OutboxAct, context: &Context) -> Result<Vec<OutboxAnswer>, OutboxRefusal> {
        let allowed = match act {
            OutboxAct::Queue(messages) => return queue(state, messages),
            OutboxAct::Try(number) => state.message(*number)?.is_due(context.at_ms),
            OutboxAct::Sent(number) => matches!(state.message(*number)?.status, MessageStatus::Sending { .. }),
            OutboxAct::Fail { number, .. } | OutboxAct::Cancel(number) => state.message(*number)?.is_open(),
            OutboxAct::Again(number) => !matches!(state.message(*number)?.status, MessageStatus::Sending { .. }),
            OutboxAct::CancelAll | OutboxAct::Withdraw(_) => true,
        };
        if allowed { Ok(Vec::new()) } else { Err(OutboxRefusal::NotNow) }
    }

    fn apply(state: &mut OutboxState, done: &Recorded<OutboxAct, OutboxAnswer>) {
        let at_ms = done.at;
        match &done.act {
            OutboxAct::Queue(messages) => {
                for OutboxAnswer::Queued(place, number) in &done.answers {
                    let Some(message) = messages.get(*place as usize).cloned() else { continue };
                    state.keys.insert(message.key.clone());
                    let status = MessageStatus::Waiting { next_ms: at_ms };
                    let queued = OutboxMessage { message, queued_ms: at_ms, status, tries: 0, cause: None };
                    state.messages.insert(*number, queued);
                }
            }
            OutboxAct::Try(number) => {
                state.set(*number, MessageStatus::Sending { until_ms: at_ms.saturating_add(CLAIM_MS) });
            }
            OutboxAct::Sent(number) => state.set(*number, MessageStatus::Sent { at_ms }),
            OutboxAct::Fail { number, cause } => state.fail(*number, *cause, at_ms),
            OutboxAct::Again(number) => {
                if let Some(message) = state.messages.get_mut(number) {
                    let status = MessageStatus::Waiting { next_ms: at_ms };
                    *message = OutboxMessage { queued_ms: at_ms, status, tries: 0, ..message.clone() };
                }
            }
            OutboxAct::Cancel(number) => state.set(*number, MessageStatus::Cancelled { at_ms }),
            OutboxAct::CancelAll => state.cancel(at_ms, |_| true),
            OutboxAct::Withdraw(sources) => {
                state.cancel(at_ms, |of| of.message.source.is_some_and(|source| sources.contains(&source)));
            }
        }
    }
}

fn queue(state: &OutboxState, messages: &[NewMessage]) -> Result<Vec<OutboxAnswer>, OutboxRefusal> {
    let mut keys = HashSet::new();
    let new = messages.iter().enumerate().filter(|(_, of)| !state.knows(&of.key) && keys.insert(of.key.as_str()));
    let last = state.messages.last_key_value().map_or(0, |(number, _)| *number);
    let numbered = (last.saturating_add(1)..).zip(new);
    let queued: Vec<OutboxAnswer> =
        numbered.map(|(number, (place, _))| OutboxAnswer::Queued(place as u32, number)).collect();
    if messages.len() > QUEUED_AT_ONCE_MAX || state.waiting() + queued.len() > WAITING_MAX {
        return Err(OutboxRefusal::Full);
    }
    Ok(queued)
}
