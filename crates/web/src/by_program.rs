//! Every form of every page, for programs: `POST /api/v1/forms` and the form's address, with its fields as a JSON object.
//!
//! The form goes to the handler of the page, past the same guards: what a page refuses is refused here, beside the same field
//! and in the same words. What would be a page is answered as values: [`FormDone`], or a [`Problem`] with what is wrong
//! with which field and, where something has to be confirmed, what to send along to go on. An empty object is answered
//! by the fields that are missing.

use crate::BODY_BYTES_MAX;
use crate::answer;
use crate::failure::Failure;
use crate::flash::{Flash, is_flash};
use crate::forms::{SAID, Told};
use crate::links::encoded;
use crate::shapes;
use crate::visit::Visit;
use axum::Json;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::fmt::Write as _;

/// Where the forms are.
pub const ROOT: &str = "/api/v1/forms";

/// Addresses whose forms have a file in them, and come in parts.
const WITH_FILES: [&str; 2] = ["/desk/lists", "/import"];

/// Words of pages that say that something was not done.
const NOT_DONE: [&str; 5] =
    ["warn-refused", "warn-own-account", "warn-nobody-chosen", "warn-console-has-result", "warn-game-refused"];

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

/// A request that came as JSON. What could not be read of it is told by [`told`].
#[derive(Clone, Debug)]
pub(crate) struct ByProgram {
    unreadable: Option<Unreadable>,
}

#[derive(Clone, Debug)]
struct Unreadable {
    line: usize,
    column: usize,
    detail: String,
}

/// The outermost step: a form that comes as JSON goes on as the page's form.
pub(crate) async fn bridge(request: Request, next: Next) -> Response {
    let path = request.uri().path_and_query().map_or("", |path| path.as_str());
    let form = path.strip_prefix(ROOT).filter(|rest| rest.starts_with('/') && !rest.starts_with("/api/"));
    let form: Option<Uri> = form.filter(|_| *request.method() == Method::POST).and_then(|rest| rest.parse().ok());
    match form {
        Some(form) => next.run(as_form(request, form).await).await,
        None => next.run(request).await,
    }
}

async fn as_form(request: Request, uri: Uri) -> Request {
    let (mut parts, body) = request.into_parts();
    let files = WITH_FILES.iter().any(|end| uri.path().ends_with(end));
    parts.uri = uri;
    let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // A file that is too large for JSON comes in parts, as from a page.
    if kind.starts_with("multipart/form-data") {
        parts.extensions.insert(ByProgram { unreadable: None });
        return Request::from_parts(parts, body);
    }
    let read = axum::body::to_bytes(body, BODY_BYTES_MAX + 1).await.unwrap_or_default();
    let (fields, unreadable) = match serde_json::from_slice::<Map<String, Value>>(&read) {
        Ok(fields) => (pairs(&fields), None),
        Err(_) if read.is_empty() => (Vec::new(), None),
        Err(error) => {
            let (line, column) = (error.line(), error.column());
            (Vec::new(), Some(Unreadable { line, column, detail: error.to_string() }))
        }
    };
    let (kind, body) = if files { in_parts(fields) } else { (FORM.to_owned(), in_line(&fields)) };
    parts.headers.remove(header::CONTENT_LENGTH);
    if let Ok(kind) = HeaderValue::from_str(&kind) {
        parts.headers.insert(header::CONTENT_TYPE, kind);
    }
    parts.extensions.insert(ByProgram { unreadable });
    Request::from_parts(parts, Body::from(body))
}

const FORM: &str = "application/x-www-form-urlencoded";

/// The fields of a form: a box that is ticked is `true`, a field that can be there several times an array.
fn pairs(fields: &Map<String, Value>) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for (name, value) in fields {
        let several = value.as_array().map_or_else(|| std::slice::from_ref(value), Vec::as_slice);
        for one in several {
            let text = match one {
                Value::Null | Value::Bool(false) => continue,
                Value::Bool(true) => "1".to_owned(),
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            pairs.push((name.clone(), text));
        }
    }
    pairs
}

fn in_line(fields: &[(String, String)]) -> String {
    let pairs: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
    pairs.join("&")
}

/// The fields in parts, a file last: what it is called comes before it.
fn in_parts(mut fields: Vec<(String, String)>) -> (String, String) {
    fields.sort_by_key(|(name, _)| name == "file");
    let mut mark = "adoube".to_owned();
    while fields.iter().any(|(_, value)| value.contains(&mark)) {
        mark.push('-');
        mark.push_str(&fields.len().to_string());
    }
    let mut body = String::new();
    for (name, value) in &fields {
        let plain: String = name.chars().filter(|c| !c.is_control() && *c != '"').collect();
        // Writing to a String cannot fail.
        let _ = write!(body, "--{mark}\r\nContent-Disposition: form-data; name=\"{plain}\"\r\n\r\n{value}\r\n");
    }
    let _ = write!(body, "--{mark}--\r\n");
    (format!("multipart/form-data; boundary={mark}"), body)
}

/// Runs what answers a program, and tells its answer as values.
pub(crate) async fn told(visit: &Visit, sent: &ByProgram, answer: impl Future<Output = Response>) -> Response {
    if let Some(Unreadable { line, column, detail }) = &sent.unreadable {
        let message =
            visit.reader.say_with("api-unreadable", &[("line", (*line).into()), ("column", (*column).into())]);
        let problem = Problem { error: "bad".to_owned(), message, detail: Some(detail.clone()), ..Problem::default() };
        return (StatusCode::BAD_REQUEST, Json(problem)).into_response();
    }
    let (answer, said) = SAID
        .scope(RefCell::default(), async {
            let answer = answer.await;
            (answer, SAID.with(RefCell::take))
        })
        .await;
    let failure = answer.extensions().get::<std::sync::Arc<Failure>>().cloned();
    if let Some(failure) = failure {
        return answer::failure(visit, &failure);
    }
    let json =
        answer.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if json { answer } else { as_values(visit, &answer, said) }
}

fn as_values(visit: &Visit, answer: &Response, said: Vec<(String, String)>) -> Response {
    let flash = answer.extensions().get::<Flash>();
    let told = answer.extensions().get::<Told>().cloned().unwrap_or_default();
    let location = answer.headers().get(header::LOCATION).and_then(|to| to.to_str().ok()).map(str::to_owned);
    let words = flash.map(|flash| flash.sentence(visit.reader));
    let status = answer.status();
    let refused = |status: StatusCode, problem: Problem| (status, Json(problem)).into_response();
    let mut values = if flash.is_some_and(|flash| NOT_DONE.contains(&flash.key.as_str())) {
        let problem = Problem { error: "refused".to_owned(), message: words.unwrap_or_default(), ..Problem::default() };
        refused(StatusCode::UNPROCESSABLE_ENTITY, problem)
    } else if status.is_redirection() && flash.is_none() && location.as_deref() == Some("/account/second-factor") {
        let message = visit.reader.say("second-factor-intro");
        refused(StatusCode::FORBIDDEN, Problem { error: "second-factor".to_owned(), message, ..Problem::default() })
    } else if status.is_redirection() || status.is_success() {
        let warning = flash.map(Flash::warns).filter(|warns| *warns);
        let made = (!told.made.is_empty()).then(|| object(&told.made));
        Json(FormDone { done: true, location, words, warning, made }).into_response()
    } else {
        let mut fields: Vec<FieldProblem> = Vec::new();
        for (field, message) in said {
            if !fields.iter().any(|known| known.field == field && known.message == message) {
                fields.push(FieldProblem { field, message });
            }
        }
        let message = match told.words.as_slice() {
            [] if status == StatusCode::UNPROCESSABLE_ENTITY => visit.reader.say("form-problems"),
            [] => visit.reader.say("failure-bad"),
            words => words.join("\n"),
        };
        let problem = Problem {
            error: if status == StatusCode::UNPROCESSABLE_ENTITY { "refused" } else { "bad" }.to_owned(),
            message,
            fields: (!fields.is_empty()).then_some(fields),
            again: (!told.again.is_empty()).then(|| object(&told.again)),
            ..Problem::default()
        };
        refused(status, problem)
    };
    // Who signs in by a program has a session as in a browser; the words of the next page have been told.
    let cookies = answer.headers().get_all(header::SET_COOKIE).iter();
    for cookie in cookies.filter(|cookie| !is_flash(cookie)) {
        values.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    values
}

fn object(pairs: &[(String, String)]) -> Value {
    Value::Object(pairs.iter().map(|(name, value)| (name.clone(), Value::String(value.clone()))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_become_a_form() {
        let fields = r#"{"name":"Núñez & Co","sure":true,"not":false,"none":null,"n":-3,"event":["a","b"]}"#;
        let pairs = pairs(&serde_json::from_str(fields).unwrap_or_default());
        let line = in_line(&pairs);
        assert_eq!(line, "event=a&event=b&n=-3&name=N%C3%BA%C3%B1ez%20%26%20Co&sure=1");
    }

    #[test]
    fn a_file_comes_after_its_name_and_between_marks_of_its_own() {
        let fields = vec![("file".to_owned(), "--adoube--\r\n".to_owned()), ("name".to_owned(), "x".to_owned())];
        let (kind, body) = in_parts(fields);
        assert_eq!(kind, "multipart/form-data; boundary=adoube-2");
        assert!(body.find("name=\"name\"") < body.find("name=\"file\""), "{body}");
    }
}
