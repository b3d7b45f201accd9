//! From a form to acts in the log: one way for the pages of events and of seasons.

use crate::Desk;
use crate::words;
use adoube_aggregate::{Aggregate, Context, Level};
use adoube_ledger::{Ledger, LedgerError};
use adoube_web::failure::Failure;
use adoube_web::forms::Values;
use adoube_web::visit::Visit;

/// The outcome of acts.
#[must_use]
pub(crate) enum Acted<A: Aggregate> {
    /// They were done: the answers.
    Done(Vec<A::Answer>),
    /// They were refused.
    Refused(A::Refusal),
}

/// Carries out the acts of a form, all or none. A form that is sent twice acts once.
pub(crate) async fn act<A: Aggregate>(
    desk: &Desk,
    visit: &Visit,
    (ledger, id): (&Ledger<A>, &str),
    values: &Values,
    acts: Vec<A::Act>,
) -> Result<Acted<A>, Failure> {
    if visit.at.is_some() {
        return Err(Failure::Bad(words::tournament::FAILURE_PAST));
    }
    let confirmed = values.get("confirmed").parse::<u8>().ok().and_then(|number| Level::try_from(number).ok());
    let context = Context::new(visit.actor.in_log(), visit.now_ms).confirming(confirmed.unwrap_or_default());
    let command = match values.command() {
        Some(command) => command,
        None => desk.new_command()?,
    };
    match ledger.acts(&Ledger::<A>::stream(id)?, command, &context, acts).await {
        Ok(outcome) => Ok(Acted::Done(outcome.answers)),
        Err(LedgerError::Refused(refusal)) => Ok(Acted::Refused(refusal)),
        Err(failed) => Err(failed.into()),
    }
}
