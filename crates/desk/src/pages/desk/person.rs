//! `/desk/people/ID`: the data held on a person, for export, and their erasure. Names, dates and contacts are stored
//! outside the log: after an erasure only results under a number remain.

use crate::Desk;
use crate::roles::Action;
use crate::words;
use adoube_event::PersonId;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{Fields, Posted, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::Value;

/// Returns the data held on a person, for whoever may erase them in every event and season that names the person.
pub(crate) async fn held(desk: &Desk, visit: &Visit, id: &PersonId) -> Result<Value, RequestError> {
    let held = desk.people().export(id, desk.events(), desk.seasons()).await?;
    let places = |all: &str, one: &str| -> Vec<String> {
        let streams = held[all].as_array().into_iter().flatten().filter_map(|place| place[one].as_str());
        streams.map(|stream| stream.split_once('/').map_or(stream, |(_, id)| id).to_owned()).collect()
    };
    let named = [places("events", "event"), places("seasons", "season")].concat();
    if !named.iter().all(|place| visit.may(Action::EraseData, place)) {
        return Err(RequestError::Forbidden);
    }
    let nowhere = |what: &str| held[what].as_array().is_none_or(Vec::is_empty);
    if held["person"].is_null() && nowhere("events") && nowhere("seasons") {
        return Err(RequestError::NotFound);
    }
    Ok(held)
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Markup, RequestError> {
    let held = held(&desk, &visit, &PersonId(id.clone())).await?;
    Ok(page(&visit, &id, &held, &Problems::default()))
}

fn page(visit: &Visit, id: &str, held: &Value, problems: &Problems) -> Markup {
    let values = Values::default();
    let fields = Fields::new(visit, &values, problems);
    let reader = visit.reader;
    let title = reader.say(words::players::PERSON_TITLE);
    let known = held["person"]["name"].as_str();
    let named = ["events", "seasons"].into_iter().flat_map(|what| held[what].as_array().into_iter().flatten());
    let body = html! {
        h1 { (title) ": " (known.unwrap_or(id)) }
        (fields.summary())
        section.card {
            h2 { (reader.say(words::players::PERSON_HELD)) }
            @if known.is_none() { p { (reader.say(words::players::PERSON_ERASED)) } }
            ul { @for one in named { li { (one["name"].as_str().unwrap_or_default()) } } }
            p { a.button href={ "/desk/people/" (id) "/data" } { (reader.say(words::players::PERSON_DOWNLOAD)) } }
        }
        @if known.is_some() {
            section.card {
                h2 { (reader.say(words::players::PERSON_ERASE)) }
                p { (reader.say(words::players::PERSON_ERASE_HINT)) }
                form method="post" action={ "/desk/people/" (id) } {
                    (csrf_field(visit))
                    (fields.tick("sure", &reader.say(words::players::PERSON_ERASE_SURE), None))
                    div.buttons { button.danger type="submit" { (reader.say(words::players::PERSON_ERASE)) } }
                }
            }
        }
    };
    Frame::new(visit, &title).show(&body)
}

/// `/desk/people/ID/data`: all data on a person as a file.
pub(super) async fn data(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, RequestError> {
    let held = held(&desk, &visit, &PersonId(id)).await?;
    let attached = "attachment; filename=\"person.json\"";
    Ok(([(header::CONTENT_DISPOSITION, attached), (header::CACHE_CONTROL, "no-store")], Json(held)).into_response())
}

pub(super) async fn erase(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let person = PersonId(id.clone());
    let held = held(&desk, &visit, &person).await?;
    if !values.ticked("sure") {
        let mut problems = Problems::default();
        problems.add("sure", visit.reader.say(words::players::PERSON_ERASE_UNSURE));
        return Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &id, &held, problems)));
    }
    desk.people().erase(&person, visit.now_ms).await?;
    Ok(FormOutcome::done(format!("/desk/people/{id}"), Flash::done(words::players::DONE_ERASED)))
}
