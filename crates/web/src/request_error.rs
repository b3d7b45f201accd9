//! Request failures: the status and message for the user, and the cause for the log.
//!
//! - `NotFound`, 404: there is nothing at this address
//! - `SignIn`, 303, or 401 for a form: sign in first
//! - `Forbidden`, 403: the role does not allow it
//! - `Code`, 403: the code was not issued by this server
//! - `Method`, 405: the address does not accept this method
//! - `Form`, 403: the form is too old or comes from another site
//! - `SecondFactor`, 303, or 403 for an API client: add a second factor first
//! - `Unreadable`, 400: where the JSON is invalid
//! - `Bad`, 400: which part of the request is invalid
//! - `Refused`, 422: the refusal, with its article
//! - `TooMany`, 429: how long to wait
//! - `TooLarge`, 413: the size limit
//! - `Store`, 503: the database cannot be used, and why
//! - `Stopping`, 503: try again

use crate::reader::Reader;
use crate::words;
use adoube_ledger::LedgerError;
use adoube_store::StoreError;
use adoube_words::Text;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// The reason why a request failed.
#[derive(Clone, Debug)]
pub enum RequestError {
    /// There is nothing at this address.
    NotFound,
    /// The visitor must sign in first.
    SignIn,
    /// The role, or its scope, does not allow it.
    Forbidden,
    /// The code of a slip or seat was not signed by this server, or is incomplete.
    Code,
    /// The address does not accept this method.
    Method,
    /// The form lacks its CSRF token, or was sent from another site.
    Form,
    /// The account must add a second factor first.
    SecondFactor,
    /// The JSON is invalid.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The parser's message, in English.
        detail: String,
    },
    /// A malformed request, with the message that says why.
    Bad(Text),
    /// The act was refused. Holds the message, in the reader's language.
    Refused(String),
    /// Rate limit exceeded. Holds the seconds to wait.
    TooMany(i64),
    /// The request body is too large.
    TooLarge,
    /// The store failed.
    Store(StoreError),
    /// The desk is shutting down, or one of its tasks failed.
    Stopping,
}

impl From<serde_json::Error> for RequestError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unreadable { line: error.line(), column: error.column(), detail: error.to_string() }
    }
}

impl From<StoreError> for RequestError {
    fn from(fault: StoreError) -> Self {
        Self::Store(fault)
    }
}

/// A refusal that the caller did not turn into a message is a bad request.
impl<R> From<LedgerError<R>> for RequestError {
    fn from(error: LedgerError<R>) -> Self {
        match error {
            LedgerError::Store(fault) => Self::Store(fault),
            LedgerError::Refused(_) => Self::NOT_UNDERSTOOD,
            LedgerError::Busy => Self::Stopping,
            LedgerError::TooLarge => Self::TooLarge,
            LedgerError::WrongStream(_) => Self::NotFound,
            LedgerError::Unreadable { stream, number } => Self::Store(StoreError::Broken { stream, number }),
        }
    }
}

impl RequestError {
    /// A malformed request without further detail.
    pub const NOT_UNDERSTOOD: Self = Self::Bad(words::errors::BAD);

    /// Returns the HTTP status.
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
            Self::Store(_) | Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Returns the error code for API clients.
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
            Self::Store(_) => "fault",
            Self::Stopping => "stopping",
        }
    }

    /// Returns the cause for the log, in English and without any user input.
    pub(crate) fn cause(&self) -> String {
        match self {
            Self::Store(error) => error.cause(),
            other => other.code().to_owned(),
        }
    }

    /// Returns the message in the reader's language; `role` is the name of the visitor's role.
    pub(crate) fn sentence(&self, reader: Reader, role: Text) -> String {
        match self {
            Self::NotFound => reader.say(words::errors::NOT_FOUND),
            Self::SignIn => reader.say(words::errors::SIGN_IN),
            Self::Forbidden => reader.say_with(words::errors::FORBIDDEN, &[("role", &reader.say(role))]),
            Self::Code => reader.say(words::errors::CODE),
            Self::Method => reader.say(words::errors::METHOD),
            Self::Form => reader.say(words::errors::FORM),
            Self::SecondFactor => reader.say(words::errors::SECOND_FACTOR),
            Self::Unreadable { line, column, .. } => {
                reader.say_with(words::errors::UNREADABLE, &[("line", line), ("column", column)])
            }
            Self::Bad(sentence) => reader.say(*sentence),
            Self::Refused(sentence) => reader.told(sentence),
            Self::TooMany(seconds) => reader.say_with(words::errors::TOO_MANY, &[("seconds", seconds)]),
            Self::TooLarge => reader.say(words::errors::TOO_LARGE),
            Self::Store(fault) => reader.told(fault.sentence(reader.language)),
            Self::Stopping => reader.say(words::errors::STOPPING),
        }
    }
}

/// Carries the failure to [`crate::guard::arrive`], which knows the language and renders it.
impl IntoResponse for RequestError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}
