//! Renders failures and form outcomes, for browsers and for API clients.

use crate::flash::Flash;
use crate::form_json::{self, Problem};
use crate::layout::Frame;
use crate::links;
use crate::outcome::FormOutcome;
use crate::request_error::RequestError;
use crate::visit::Visit;
use crate::words;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;

/// Renders the response to a failed request.
pub fn failure(visit: &Visit, failure: &RequestError) -> Response {
    let status = failure.status();
    // A form sent as JSON gets the error as JSON; every other request is redirected to the page that adds a second
    // factor.
    let to_second_factor = matches!(failure, RequestError::SecondFactor) && !visit.path.starts_with(form_json::ROOT);
    let mut response = if visit.program && !to_second_factor {
        let detail = match failure {
            RequestError::Unreadable { detail, .. } => Some(detail.clone()),
            _ => None,
        };
        let (error, message) = (failure.code().to_owned(), sentence(visit, failure));
        (status, Json(Problem { error, message, detail, ..Problem::default() })).into_response()
    } else if matches!(failure, RequestError::SignIn) && visit.reads {
        Redirect::to(&format!("/login?next={}", links::encoded(&visit.path))).into_response()
    } else if to_second_factor {
        Redirect::to("/account/second-factor").into_response()
    } else {
        let title = visit.reader.say(words::errors::TITLE);
        let body = html! {
            section.card.narrow.notice-bad role="alert" {
                h1 { (title) }
                p { (sentence(visit, failure)) }
                p { a.button href="/" { (visit.reader.say(words::errors::HOME)) } }
            }
        };
        (status, Frame::new(visit, &title).show(&body)).into_response()
    };
    if let RequestError::TooMany(seconds) = failure
        && let Ok(value) = HeaderValue::from_str(&seconds.to_string())
    {
        response.headers_mut().insert(header::RETRY_AFTER, value);
    }
    response
}

/// Returns the message. Where the record is and what happened to it is for people of the site only.
fn sentence(visit: &Visit, failure: &RequestError) -> String {
    let shown = match failure {
        RequestError::Store(_) if !visit.sees_details() => &RequestError::Stopping,
        failure => failure,
    };
    shown.sentence(visit.reader, visit.actor.role().name)
}

/// Renders the response to a form.
pub fn outcome(visit: &Visit, outcome: FormOutcome) -> Response {
    if visit.program {
        return form_json::answer(visit, outcome);
    }
    match outcome {
        FormOutcome::Done { to, flash, cookies } => redirect(visit, &to, flash.as_ref(), cookies),
        FormOutcome::Refused { to, why } => redirect(visit, &to, Some(&why), Vec::new()),
        FormOutcome::Made { page, .. } => page.into_markup().into_response(),
        FormOutcome::Confirm { page, .. } | FormOutcome::Invalid { page, .. } => {
            (StatusCode::UNPROCESSABLE_ENTITY, page.into_markup()).into_response()
        }
        FormOutcome::Module { status, body } => (status, Json(body)).into_response(),
    }
}

/// Redirects to a page, with a message for it and further cookies.
fn redirect(visit: &Visit, to: &str, flash: Option<&Flash>, cookies: Vec<String>) -> Response {
    let mut response = Redirect::to(to).into_response();
    for cookie in flash.map(|flash| flash.message(visit.reader).cookie()).into_iter().chain(cookies) {
        if let Ok(value) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}
