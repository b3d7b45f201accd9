//! Performs the acts of a request, for pages and API clients alike.

use crate::Desk;
use crate::words;
use adoube_aggregate::{Aggregate, Context, Level};
use adoube_ledger::{Ledger, LedgerError};
use adoube_store::CommandId;
use adoube_web::forms::Values;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;

/// A command: its id, author, time and confirmation level.
pub(crate) struct Command {
    pub(crate) id: CommandId,
    pub(crate) context: Context,
}

impl Command {
    /// Creates the command of a form. A form sent twice is one command.
    pub(crate) fn of_form(desk: &Desk, visit: &Visit, values: &Values) -> Result<Self, RequestError> {
        let confirmed = values.get("confirmed").parse().ok();
        Ok(Self::keyed(desk, visit, values.command())?.confirming(confirmed))
    }

    /// Creates a command with the client's idempotency key, or a new command without one.
    pub(crate) fn keyed(desk: &Desk, visit: &Visit, key: Option<CommandId>) -> Result<Self, RequestError> {
        let id = match key {
            Some(key) => key,
            None => desk.new_command()?,
        };
        Ok(Self { id, context: context(visit) })
    }

    /// Confirms warnings up to the level with this number; an unknown number confirms none.
    pub(crate) fn confirming(self, number: Option<u16>) -> Self {
        let level = number.and_then(|number| Level::try_from(u8::try_from(number).ok()?).ok());
        Self { context: self.context.confirming(level.unwrap_or_default()), ..self }
    }

    /// Returns the same command with an author who has no account.
    pub(crate) fn by(self, by: String) -> Self {
        Self { context: Context { by, ..self.context }, ..self }
    }

    /// Returns the same command with the current time: a clock at a board may have run since the request arrived.
    pub(crate) fn now(self, desk: &Desk) -> Self {
        Self { context: Context { at_ms: desk.now_ms(), ..self.context }, ..self }
    }

    /// Returns the id of one part of a command that acts on several streams.
    pub(crate) fn part(&self, stream: &str) -> CommandId {
        self.id.derived(stream)
    }
}

/// Returns the author and time: the sender of the request, at its arrival.
pub(crate) fn context(visit: &Visit) -> Context {
    Context::new(visit.actor.in_log(), visit.now_ms)
}

/// The outcome of acts.
#[must_use]
pub(crate) enum Acted<A: Aggregate> {
    /// They were done: the answers.
    Done(Vec<A::Answer>),
    /// They were refused.
    Refused(A::Refusal),
}

/// Performs the acts of a form, all or none. A form sent twice acts once.
pub(crate) async fn act<A: Aggregate>(
    desk: &Desk,
    visit: &Visit,
    (ledger, id): (&Ledger<A>, &str),
    values: &Values,
    acts: Vec<A::Act>,
) -> Result<Acted<A>, RequestError> {
    if visit.at.is_some() {
        return Err(RequestError::Bad(words::tournament::FAILURE_PAST));
    }
    let command = Command::of_form(desk, visit, values)?;
    match ledger.acts(&Ledger::<A>::stream(id)?, command.id, &command.context, acts).await {
        Ok(outcome) => Ok(Acted::Done(outcome.answers)),
        Err(LedgerError::Refused(refusal)) => Ok(Acted::Refused(refusal)),
        Err(failed) => Err(failed.into()),
    }
}
