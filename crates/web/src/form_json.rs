//! Every form of every page as JSON: `POST` its fields as an object to `/api/v1/forms` followed by the form's path.
//!
//! The form reaches the same handler behind the same guards. The response is [`FormDone`], or a [`Problem`] that lists
//! the invalid fields and, if a confirmation is needed, the fields that confirm. An empty object is answered with the
//! missing fields.

use crate::flash::FlashMessage;
use crate::forms::Problems;
use crate::outcome::FormOutcome;
use crate::shapes;
use crate::visit::Visit;
use crate::words;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

/// Root path of the form API.
pub const ROOT: &str = "/api/v1/forms";

const BAD: &str = "bad";

shapes! {
    /// The reason why a request failed.
    pub struct Problem {
        /// Error code: `bad`, `refused`, `forbidden`, `not-found`.
        error: String,
        /// Error message, in the requested language.
        message: String,
        /// Further details for programmers, in English.
        detail: Option<String>,
        /// The invalid fields.
        fields: Option<Vec<FieldProblem>>,
        /// The article on which a refusal is based.
        article: Option<String>,
        /// The level of the warning that has to be confirmed.
        confirm: Option<u16>,
        /// Fields to add to the same form to confirm the warning.
        again: Option<serde_json::Value>,
    }

    /// An invalid field.
    pub struct FieldProblem {
        /// Name of the field.
        field: String,
        /// Error message, in the requested language.
        message: String,
    }

    /// The result of a form that was processed.
    pub struct FormDone {
        /// Always true.
        done: bool,
        /// The page that shows the result.
        location: Option<String>,
        /// Message about the result, in the requested language.
        words: Option<String>,
        /// Whether the message is a warning.
        warning: Option<bool>,
        /// Values shown only once: an invitation link, a ticket, recovery codes.
        made: Option<serde_json::Value>,
    }
}

/// Returns the path of the page's form for a path of the form API.
pub(crate) fn page_path(path: &str) -> Option<&str> {
    path.strip_prefix(ROOT).filter(|rest| rest.starts_with('/'))
}

/// Renders the outcome of a form as JSON.
pub(crate) fn answer(visit: &Visit, outcome: FormOutcome) -> Response {
    match outcome {
        FormOutcome::Done { to, flash, cookies } => {
            let message = flash.map(|flash| flash.message(visit.reader));
            let warning = message.as_ref().map(FlashMessage::warns).filter(|warns| *warns);
            let words = message.map(|message| message.sentence);
            let mut response =
                Json(FormDone { done: true, location: Some(to), words, warning, made: None }).into_response();
            for cookie in cookies.iter().filter_map(|cookie| cookie.parse().ok()) {
                response.headers_mut().append(header::SET_COOKIE, cookie);
            }
            response
        }
        FormOutcome::Refused { why, .. } => Problem::refused(why.message(visit.reader).sentence).into_response(),
        FormOutcome::Made { made, .. } => {
            Json(FormDone { done: true, made: Some(object(&made)), ..FormDone::default() }).into_response()
        }
        FormOutcome::Confirm { warnings, again, .. } => {
            let again = (!again.is_empty()).then(|| object(&again));
            Problem { again, ..Problem::refused(warnings.join("\n")) }.into_response()
        }
        FormOutcome::Invalid { problems, .. } => Problem::of_fields(visit, &problems).into_response(),
        FormOutcome::Module { status, body } => (status, Json(body)).into_response(),
    }
}

impl Problem {
    /// Creates the problem of a malformed request; `detail` is for programmers.
    pub fn bad(message: String, detail: Option<String>) -> Self {
        Self { error: BAD.to_owned(), message, detail, ..Self::default() }
    }

    /// Creates a refusal.
    pub fn refused(message: String) -> Self {
        Self { error: "refused".to_owned(), message, ..Self::default() }
    }

    /// Creates a refusal because of fields.
    pub fn of_fields(visit: &Visit, problems: &Problems) -> Self {
        Self { fields: fields(problems), ..Self::refused(visit.reader.say(words::frame::FORM_PROBLEMS)) }
    }
}

/// 400 for a malformed request, 422 for a refused one. Failures have their own status
/// ([`crate::answer::failure`]).
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = if self.error == BAD { StatusCode::BAD_REQUEST } else { StatusCode::UNPROCESSABLE_ENTITY };
        (status, Json(self)).into_response()
    }
}

fn fields(problems: &Problems) -> Option<Vec<FieldProblem>> {
    let mut fields: Vec<FieldProblem> = Vec::new();
    for (field, message) in problems.all() {
        if !fields.iter().any(|known| known.field == field && known.message == message) {
            fields.push(FieldProblem { field: field.to_owned(), message: message.to_owned() });
        }
    }
    (!fields.is_empty()).then_some(fields)
}

fn object(pairs: &[(&'static str, String)]) -> Value {
    Value::Object(pairs.iter().map(|(name, value)| ((*name).to_owned(), Value::String(value.clone()))).collect())
}
