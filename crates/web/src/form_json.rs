//! Every form of every page as JSON: `POST /api/v1/forms` and the form's address, with its fields as an object.
//!
//! The form reaches the same handler behind the same guards; its outcome is answered as values: [`FormDone`], or a
//! [`Problem`] with what is wrong with which field and, where something has to be confirmed, the fields that confirm it.
//! An empty object is answered by the fields that are missing.

use crate::flash::{FlashKind, FlashMessage};
use crate::forms::Problems;
use crate::outcome::FormOutcome;
use crate::shapes;
use crate::visit::Visit;
use crate::words;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

/// Where the forms are.
pub const ROOT: &str = "/api/v1/forms";

shapes! {
    /// Why something was not done.
    pub struct Problem {
        /// A short name of what is wrong: `bad`, `refused`, `forbidden`, `not-found`.
        error: String,
        /// What is wrong, in the language asked for.
        message: String,
        /// What a programmer may want to know besides, in English.
        detail: Option<String>,
        /// What is wrong with which field.
        fields: Option<Vec<FieldProblem>>,
        /// The provision it rests on.
        article: Option<String>,
        /// The level of warning that has to be confirmed.
        confirm: Option<u16>,
        /// Fields to send along with the same form to have it done nevertheless.
        again: Option<serde_json::Value>,
    }

    /// What is wrong with a field.
    pub struct FieldProblem {
        /// Its name.
        field: String,
        /// What is wrong, in the language asked for.
        message: String,
    }

    /// What came of a form.
    pub struct FormDone {
        /// Always true.
        done: bool,
        /// The page that shows it.
        location: Option<String>,
        /// What was done, in the language asked for.
        words: Option<String>,
        /// Whether the words warn of something.
        warning: Option<bool>,
        /// What was made and is shown this once: a link of an account, a ticket, codes.
        made: Option<serde_json::Value>,
    }
}

/// The address of the page's form, if a path is that of a form for programs.
pub(crate) fn page_path(path: &str) -> Option<&str> {
    path.strip_prefix(ROOT).filter(|rest| rest.starts_with('/'))
}

/// The outcome of a form, for a program.
pub(crate) fn answer(visit: &Visit, outcome: FormOutcome) -> Response {
    let refused = |problem: Problem| (StatusCode::UNPROCESSABLE_ENTITY, Json(problem)).into_response();
    let problem = |message: String| Problem { error: "refused".to_owned(), message, ..Problem::default() };
    match outcome {
        FormOutcome::Done { to, flash, cookie } => {
            let message = flash.map(|flash| flash.message(visit.reader));
            let warning = message.as_ref().map(FlashMessage::warns).filter(|warns| *warns);
            let refuses = message.as_ref().is_some_and(|message| message.kind == FlashKind::Refused);
            let words = message.map(|message| message.sentence);
            let mut response = if refuses {
                refused(problem(words.unwrap_or_default()))
            } else {
                Json(FormDone { done: true, location: Some(to), words, warning, made: None }).into_response()
            };
            if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
                response.headers_mut().append(header::SET_COOKIE, cookie);
            }
            response
        }
        FormOutcome::Made { made, .. } => {
            Json(FormDone { done: true, made: Some(object(&made)), ..FormDone::default() }).into_response()
        }
        FormOutcome::Confirm { warnings, again, .. } => {
            refused(Problem { again: (!again.is_empty()).then(|| object(&again)), ..problem(warnings.join("\n")) })
        }
        FormOutcome::Invalid { problems, .. } => {
            refused(Problem { fields: fields(&problems), ..problem(visit.reader.say(words::frame::FORM_PROBLEMS)) })
        }
        FormOutcome::Answer(response) => response,
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
