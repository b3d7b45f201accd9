//! Form handlers: functions that take extractors and return a [`FormOutcome`] instead of a response.

use crate::answer;
use crate::outcome::FormOutcome;
use crate::request_error::RequestError;
use crate::visit::Visit;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::response::{IntoResponse, Response};
use std::pin::Pin;
use std::sync::Arc;

/// A boxed future of a response.
pub(crate) type Answering = Pin<Box<dyn Future<Output = Response> + Send>>;

/// A function that handles a form. `T` is the tuple of its extractors, the last of which may read the body.
pub trait FormHandler<T, S>: Clone + Send + Sync + 'static {
    /// Handles a request.
    fn answer(self, request: Request, state: S) -> Answering;
}

/// Renders the outcome for the client that sent the form.
fn draw(visit: Option<Arc<Visit>>, outcome: Result<FormOutcome, RequestError>) -> Response {
    match (outcome, visit) {
        (Ok(outcome), Some(visit)) => answer::outcome(&visit, outcome),
        (Ok(_), None) => RequestError::Stopping.into_response(),
        (Err(failure), _) => failure.into_response(),
    }
}

macro_rules! form_handler {
    ($($part:ident)* , $last:ident) => {
        #[allow(non_snake_case, reason = "an extractor and its value have one name")]
        impl<F, Fut, S, M, $($part,)* $last> FormHandler<(M, $($part,)* $last,), S> for F
        where
            F: FnOnce($($part,)* $last) -> Fut + Clone + Send + Sync + 'static,
            Fut: Future<Output = Result<FormOutcome, RequestError>> + Send,
            S: Send + Sync + 'static,
            $($part: FromRequestParts<S> + Send,)*
            $last: FromRequest<S, M> + Send,
        {
            fn answer(self, request: Request, state: S) -> Answering {
                Box::pin(async move {
                    #[allow(unused_mut, reason = "there may be one extractor only")]
                    let (mut parts, body) = request.into_parts();
                    let visit = parts.extensions.get::<Arc<Visit>>().cloned();
                    $(let $part = match $part::from_request_parts(&mut parts, &state).await {
                        Ok(value) => value,
                        Err(rejection) => return rejection.into_response(),
                    };)*
                    let $last = match $last::from_request(Request::from_parts(parts, body), &state).await {
                        Ok(value) => value,
                        Err(rejection) => return rejection.into_response(),
                    };
                    draw(visit, self($($part,)* $last).await)
                })
            }
        }
    };
}

form_handler!(, A);
form_handler!(A, B);
form_handler!(A B, C);
form_handler!(A B C, D);
form_handler!(A B C D, E);
form_handler!(A B C D E, G);
