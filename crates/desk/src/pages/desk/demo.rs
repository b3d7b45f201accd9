//! `/desk/demo`: a demo tournament that shows a newcomer everything within a minute.

use super::new::new_id;
use crate::Desk;
use crate::calendar::today;
use crate::words;
use adoube_event::demo::demonstration;
use adoube_event::{Context, EventAct};
use adoube_laws::Date;
use adoube_services::people::Person;
use adoube_web::flash::Flash;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::State;

/// Time since its start in milliseconds; three rounds have been played since.
const BEGAN_MS: i64 = 9 * 3_600_000;
/// Number of acts appended per batch.
const TOGETHER: usize = 24;

pub(super) async fn send(State(desk): State<Desk>, visit: Visit) -> Result<FormOutcome, RequestError> {
    let began = visit.now_ms.saturating_sub(BEGAN_MS);
    let day = today(&visit).or_else(|| Date::new(2026, 1, 1)).ok_or(RequestError::Stopping)?;
    // The current time as seed: different each time, but reproducible.
    let seed = visit.now_ms.unsigned_abs();
    let demo = demonstration(seed, began, day).map_err(|refusal| RequestError::Refused(refusal.to_string()))?;
    for (id, known) in &demo.names {
        let born = known.born.replace('/', "-").parse().ok();
        let person = Person { id: id.clone(), name: known.name.clone(), born, ..Person::default() };
        desk.people().put(&person, visit.now_ms).await?;
    }
    let id = new_id(&demo.state.event.settings)?;
    let by = visit.actor.in_log();
    let mut rest: &[(Context, EventAct)] = &demo.acts;
    while let Some((first, _)) = rest.first() {
        // Consecutive acts by one author form a batch, dated by the first.
        let count = rest.iter().take(TOGETHER).take_while(|(context, _)| context.by == first.by).count().max(1);
        let (now, later) = rest.split_at(count);
        let mut context = first.clone();
        // Map the demonstration's authors to those of the log.
        context.by = if context.by == "arbiter" { by.clone() } else { "player:slip".to_owned() };
        let acts = now.iter().map(|(_, act)| act.clone()).collect();
        desk.event_acts(&id, desk.new_command()?, &context, acts).await.map_err(RequestError::from)?;
        rest = later;
    }
    Ok(FormOutcome::done(format!("/desk/t/{id}"), Flash::done(words::tournament::DONE_DEMO)))
}
