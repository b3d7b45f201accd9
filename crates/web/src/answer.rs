//! Draws failures for browsers and programs.

use crate::failure::Failure;
use crate::layout::Frame;
use crate::links;
use crate::visit::Visit;
use axum::Json;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde_json::json;

/// The answer to a request that failed.
pub fn failure(visit: &Visit, failure: &Failure) -> Response {
    let status = failure.status();
    let mut response = if visit.program {
        let body = json!({ "error": failure.code(), "message": failure.sentence(visit.reader) });
        (status, Json(body)).into_response()
    } else if matches!(failure, Failure::SignIn) && visit.reads {
        Redirect::to(&format!("/login?next={}", links::encoded(&visit.path))).into_response()
    } else {
        let title = visit.reader.say("failure-title");
        let body = html! {
            section.card.narrow.notice-bad role="alert" {
                h1 { (title) }
                p { (failure.sentence(visit.reader)) }
                p { a.button href="/" { (visit.reader.say("failure-home")) } }
            }
        };
        (status, Frame::new(visit, &title).show(&body)).into_response()
    };
    if let Failure::TooMany(seconds) = failure
        && let Ok(value) = HeaderValue::from_str(&seconds.to_string())
    {
        response.headers_mut().insert(header::RETRY_AFTER, value);
    }
    response
}
