//! What goes wrong, for the one who asked and for the one who looks after the desk.
//!
//! | failure | status | the reader is told |
//! |---|---|---|
//! | `NotFound` | 404 | there is nothing here |
//! | `SignIn` | 303, or 401 for a form | to sign in first |
//! | `Forbidden` | 403 | that the role does not allow it |
//! | `Code` | 403 | that the code is none of this desk's |
//! | `Method` | 405 | that nothing can be sent or asked there in this way |
//! | `Form` | 403 | that the form is too old or comes from elsewhere |
//! | `Bad` | 400 | what could not be read |
//! | `Refused` | 422 | the sentence of the refusal, with its article |
//! | `TooMany` | 429 | to wait so long |
//! | `TooLarge` | 413 | how much is accepted |
//! | `StoreError` | 503 | that the record cannot be used, and why |
//! | `Stopping` | 503 | to try again |

use crate::event::EventMachine;
use crate::record::{Failed, FailedOf};
use crate::visit::Visit;
use adoube_store::StoreError;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::html;
use std::sync::Arc;

/// Why a request was not answered as asked.
#[derive(Clone, Debug)]
pub enum Failure {
    /// There is nothing at this address.
    NotFound,
    /// Only for those who have signed in.
    SignIn,
    /// Not for this role, or not for this event.
    Forbidden,
    /// The code of a slip or seat that this desk did not sign, or that was not read whole.
    Code,
    /// An address that takes another method.
    Method,
    /// A form without its mark, or sent from another site.
    Form,
    /// A request that cannot be read: the key of the sentence.
    Bad(&'static str),
    /// An act that was refused: the sentence, in the reader's language.
    Refused(String),
    /// Too often: try again in so many seconds.
    TooMany(i64),
    /// More than is accepted.
    TooLarge,
    /// The record.
    Fault(StoreError),
    /// The desk is being stopped, or a task of it failed.
    Stopping,
}

impl From<StoreError> for Failure {
    fn from(fault: StoreError) -> Self {
        Self::Fault(fault)
    }
}

/// Why the record did not take an act, where that is no refusal for a form.
pub fn of_record(failed: FailedOf<EventMachine>) -> Failure {
    match failed {
        Failed::Fault(fault) => Failure::Fault(fault),
        Failed::Refused(refusal) => Failure::Refused(refusal.to_string()),
        Failed::Busy => Failure::Stopping,
        Failed::TooLarge => Failure::TooLarge,
        Failed::WrongStream(_) => Failure::NotFound,
        Failed::Unreadable { stream, number } => Failure::Fault(StoreError::Broken { stream, number }),
    }
}

impl Failure {
    /// The status of the answer.
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::SignIn => StatusCode::UNAUTHORIZED,
            Self::Forbidden | Self::Code | Self::Form => StatusCode::FORBIDDEN,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Fault(_) | Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// A short name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::SignIn => "sign-in",
            Self::Forbidden => "forbidden",
            Self::Code => "code",
            Self::Method => "method",
            Self::Form => "form",
            Self::Bad(_) => "bad",
            Self::Refused(_) => "refused",
            Self::TooMany(_) => "too-many",
            Self::TooLarge => "too-large",
            Self::Fault(_) => "fault",
            Self::Stopping => "stopping",
        }
    }

    /// What the reader is told.
    pub fn sentence(&self, visit: &Visit) -> String {
        let reader = visit.reader;
        match self {
            Self::NotFound => reader.say("failure-not-found"),
            Self::SignIn => reader.say("failure-sign-in"),
            Self::Forbidden => reader.say("failure-forbidden"),
            Self::Code => reader.say("failure-code"),
            Self::Method => reader.say("failure-method"),
            Self::Form => reader.say("failure-form"),
            Self::Bad(key) => reader.say(key),
            Self::Refused(sentence) => reader.told(sentence),
            Self::TooMany(seconds) => reader.say_with("failure-too-many", &[("seconds", (*seconds).into())]),
            Self::TooLarge => reader.say("failure-too-large"),
            Self::Fault(fault) => reader.told(fault.sentence(reader.language)),
            Self::Stopping => reader.say("failure-stopping"),
        }
    }

    /// The whole answer, for the reader.
    pub fn answer(&self, visit: &Visit) -> Response {
        let status = self.status();
        let mut response = if visit.program {
            let body = serde_json::json!({ "error": self.code(), "message": self.sentence(visit) });
            (status, axum::Json(body)).into_response()
        } else if matches!(self, Self::SignIn) && visit.reads {
            let next = crate::links::encoded(&visit.path);
            axum::response::Redirect::to(&format!("/login?next={next}")).into_response()
        } else {
            let title = visit.reader.say("failure-title");
            let body = html! {
                section.card.narrow.notice-bad role="alert" {
                    h1 { (title) }
                    p { (self.sentence(visit)) }
                    p { a.button href="/" { (visit.reader.say("failure-home")) } }
                }
            };
            (status, crate::layout::Frame::new(visit, &title).show(&body)).into_response()
        };
        if let Self::TooMany(seconds) = self
            && let Ok(value) = HeaderValue::from_str(&seconds.to_string())
        {
            response.headers_mut().insert(header::RETRY_AFTER, value);
        }
        response
    }
}

/// A failure on its way to the reader: [`crate::guard::arrive`] knows the language and draws the page.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}
