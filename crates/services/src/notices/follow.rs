//! The messages that follow from the acts of a season.

use super::outbox::{NewMessage, Outbox, OutboxAct, QUEUED_AT_ONCE_MAX, TOO_OLD_MS};
use crate::league::{LeagueAct, LeagueState, SeasonDone, Seasons};
use adoube_aggregate::Context;
use adoube_federation::notices::{Notice, following, settled};
use adoube_ledger::{Concern, Follow, Led, Ledger, Stopped};
use adoube_store::Stream;
use std::sync::Arc;

/// The author of the acts that follow.
const BY: &str = "desk";

/// Follower that queues the notices of acts in the season's outbox.
pub struct IntoOutbox {
    outbox: Ledger<Outbox>,
    clock: fn() -> i64,
}

impl IntoOutbox {
    /// Creates the follower for these outboxes.
    pub const fn new(outbox: Ledger<Outbox>, clock: fn() -> i64) -> Self {
        Self { outbox, clock }
    }
}

impl Follow for IntoOutbox {
    type Leader = Seasons;

    const NAME: &'static str = "notices";

    fn concerns(state: &LeagueState, after: u64) -> Vec<Concern> {
        let Some(since) = state.notices_since else { return Vec::new() };
        let after = after.max(since);
        let new = state.history.iter().rev().take_while(|done| done.number > after);
        let mut found: Vec<Concern> =
            new.filter(|done| may_concern(done)).map(|done| Concern { number: done.number, at_ms: done.at }).collect();
        found.reverse();
        found
    }

    async fn handle(&self, led: Led<'_, Seasons>) -> Result<Vec<String>, Stopped> {
        let entry = led.state.history.last().filter(|done| done.number == led.entry.number);
        // What happened while no server ran is no news.
        let recent = |done: &&Arc<SeasonDone>| done.at.saturating_add(TOO_OLD_MS) > (self.clock)();
        let Some((entry, stream)) = entry.filter(recent).zip(outbox_stream(led.stream)) else {
            return Ok(Vec::new());
        };
        let acts = if let LeagueAct::Undo { number, also, .. } = &entry.act {
            vec![OutboxAct::Withdraw(std::iter::once(*number).chain(also.iter().copied()).collect())]
        } else {
            let messages = messages(&led.state, entry);
            messages.chunks(QUEUED_AT_ONCE_MAX).map(|some| OutboxAct::Queue(some.to_vec())).collect()
        };
        let context = Context::new(BY, led.entry.at_ms.max((self.clock)()));
        let mut refused = Vec::new();
        for (part, act) in acts.into_iter().enumerate() {
            let done = self.outbox.act(&stream, led.command(&format!("queue {part}")), &context, act).await;
            if let Err(failed) = done {
                refused.push(format!("{:?}", failed.refusal()?));
            }
        }
        Ok(refused)
    }
}

/// Returns the outbox of a season, both being given by their streams.
pub fn outbox_stream(season: &Stream) -> Option<Stream> {
    let (_, id) = season.as_str().split_once('/')?;
    Ledger::<Outbox>::stream(id).ok()
}

/// Returns whether an act can have consequences: most acts of a match day have none.
fn may_concern(done: &SeasonDone) -> bool {
    use adoube_federation::SeasonAnswer as A;
    let of = |answer: &A| {
        matches!(
            answer,
            A::Licensed(..)
                | A::Moved(..)
                | A::VenueSet(..)
                | A::RoundMoved(..)
                | A::Compared(..)
                | A::Raised(_)
                | A::Ruled(..)
                | A::Invoiced(_)
        )
    };
    matches!(done.act, LeagueAct::Undo { .. } | LeagueAct::Settle { .. }) || done.answers.iter().any(of)
}

/// Returns the messages of an act, `state` being the one after it.
fn messages(state: &LeagueState, done: &SeasonDone) -> Vec<NewMessage> {
    let mut notices = following(&state.season, &done.answers);
    if let LeagueAct::Settle { number, accepted } = done.act {
        let proposal = state.history.iter().rev().find(|proposed| proposed.number == number);
        if let Some(LeagueAct::Propose { club, act, .. }) = proposal.map(|proposed| &proposed.act) {
            notices.push(settled(*club, act, accepted));
        }
    }
    let of = notices.into_iter().enumerate();
    of.flat_map(|(at, notice)| to_each(state, notice, &format!("act {} {at}", done.number), Some(done.number)))
        .collect()
}

/// Returns a message to each recipient of a notice; one to nobody if there is none, so that the office sees it.
pub fn to_each(state: &LeagueState, notice: Notice, key: &str, source: Option<u64>) -> Vec<NewMessage> {
    let recipients = notice.to.recipients(&state.season);
    if recipients.is_empty() {
        return vec![NewMessage { key: format!("{key} -"), source, to: None, notice }];
    }
    let message = |to| NewMessage { key: format!("{key} {to}"), source, to: Some(to), notice: notice.clone() };
    recipients.into_iter().map(message).collect()
}
