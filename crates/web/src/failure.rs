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
//! | `SecondFactor` | 303, or 403 for a program | to add a second factor first |
//! | `Unreadable` | 400 | where the JSON could not be read |
//! | `Bad` | 400 | what could not be read |
//! | `Refused` | 422 | the sentence of the refusal, with its article |
//! | `TooMany` | 429 | to wait so long |
//! | `TooLarge` | 413 | how much is accepted |
//! | `StoreError` | 503 | that the record cannot be used, and why |
//! | `Stopping` | 503 | to try again |

use crate::reader::Reader;
use crate::words;
use adoube_ledger::LedgerError;
use adoube_store::StoreError;
use adoube_words::Text;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
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
    /// Only for those who have a second factor.
    SecondFactor,
    /// JSON that cannot be read.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the parser says, in English.
        detail: String,
    },
    /// A request that cannot be read: the sentence that says why.
    Bad(Text),
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

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable { line: error.line(), column: error.column(), detail: error.to_string() }
    }
}

impl From<StoreError> for Failure {
    fn from(fault: StoreError) -> Self {
        Self::Fault(fault)
    }
}

/// Where the caller has not worded a refusal, the request was bad.
impl<R> From<LedgerError<R>> for Failure {
    fn from(error: LedgerError<R>) -> Self {
        match error {
            LedgerError::Fault(fault) => Self::Fault(fault),
            LedgerError::Refused(_) => Self::NOT_UNDERSTOOD,
            LedgerError::Busy => Self::Stopping,
            LedgerError::TooLarge => Self::TooLarge,
            LedgerError::WrongStream(_) => Self::NotFound,
            LedgerError::Unreadable { stream, number } => Self::Fault(StoreError::Broken { stream, number }),
        }
    }
}

impl Failure {
    /// A request that cannot be understood, with no more to say about it.
    pub const NOT_UNDERSTOOD: Self = Self::Bad(words::failure::BAD);

    /// The status of the answer.
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::SignIn => StatusCode::UNAUTHORIZED,
            Self::Forbidden | Self::Code | Self::Form | Self::SecondFactor => StatusCode::FORBIDDEN,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::Bad(_) | Self::Unreadable { .. } => StatusCode::BAD_REQUEST,
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
            Self::SecondFactor => "second-factor",
            Self::Bad(_) | Self::Unreadable { .. } => "bad",
            Self::Refused(_) => "refused",
            Self::TooMany(_) => "too-many",
            Self::TooLarge => "too-large",
            Self::Fault(_) => "fault",
            Self::Stopping => "stopping",
        }
    }

    /// The failure for the log, in English and without anything that was sent.
    pub(crate) fn cause(&self) -> String {
        match self {
            Self::Fault(error) => error.cause(),
            other => other.code().to_owned(),
        }
    }

    /// The failure in words.
    pub fn sentence(&self, reader: Reader) -> String {
        match self {
            Self::NotFound => reader.say(words::failure::NOT_FOUND),
            Self::SignIn => reader.say(words::failure::SIGN_IN),
            Self::Forbidden => reader.say(words::failure::FORBIDDEN),
            Self::Code => reader.say(words::failure::CODE),
            Self::Method => reader.say(words::failure::METHOD),
            Self::Form => reader.say(words::failure::FORM),
            Self::SecondFactor => reader.say(words::failure::SECOND_FACTOR),
            Self::Unreadable { line, column, .. } => {
                reader.say_with(words::failure::UNREADABLE, &[("line", line), ("column", column)])
            }
            Self::Bad(sentence) => reader.say(*sentence),
            Self::Refused(sentence) => reader.told(sentence),
            Self::TooMany(seconds) => reader.say_with(words::failure::TOO_MANY, &[("seconds", seconds)]),
            Self::TooLarge => reader.say(words::failure::TOO_LARGE),
            Self::Fault(fault) => reader.told(fault.sentence(reader.language)),
            Self::Stopping => reader.say(words::failure::STOPPING),
        }
    }
}

/// A failure on its way to the reader: [`crate::guard::arrive`] knows the language and draws it.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}
