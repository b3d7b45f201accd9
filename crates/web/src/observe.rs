//! Observes every request: assigns an id, logs the response, and counts it.
//!
//! The log names a request by its route pattern and an actor by role and account id. It never contains a URL, a query,
//! a form or a name: URLs may contain tokens, and forms passwords and secret moves.

use crate::access::Actor;
use crate::metrics::Metrics;
use crate::request_error::RequestError;
use adoube_store::random;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tracing::Instrument;

/// The header with a request's id, so that users can quote it when they report a problem.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Facts about a request collected by the inner layers. They are shared through an extension, because a response cut
/// off by a panic or a timeout carries nothing.
#[derive(Clone, Default)]
pub(crate) struct Observed(Arc<Mutex<ObservedFacts>>);

#[derive(Clone, Default)]
struct ObservedFacts {
    route: Option<String>,
    by: Option<String>,
    cause: Option<String>,
}

impl Observed {
    fn change(&self, change: impl FnOnce(&mut ObservedFacts)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }

    pub(crate) fn route(&self, pattern: &str) {
        self.change(|found| found.route = Some(pattern.to_owned()));
    }

    pub(crate) fn by(&self, actor: &Actor) {
        self.change(|found| found.by = Some(actor.in_log()));
    }

    pub(crate) fn failure(&self, failure: &RequestError) {
        self.change(|found| found.cause = Some(failure.cause()));
    }

    fn facts(&self) -> ObservedFacts {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Outermost layer; see the module documentation.
pub(crate) async fn observe(State(metrics): State<Option<Arc<Metrics>>>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    // If random numbers fail, the id is all zeros, and nothing else works either.
    let id = hex::encode(random::<8>().unwrap_or_default());
    let observed = Observed::default();
    request.extensions_mut().insert(observed.clone());
    let method = request.method().clone();
    // At the highest level, so that every line inside the span carries the id, whatever level is configured.
    let span = tracing::error_span!("request", id);
    let mut response = next.run(request).instrument(span.clone()).await;
    let found = observed.facts();
    let took = started.elapsed();
    let route = found.route.as_deref().unwrap_or(UNKNOWN_ROUTE);
    if let Some(metrics) = metrics {
        metrics.count(route, &method, response.status(), took);
    }
    span.in_scope(|| {
        log(&method, route, response.status(), u64::try_from(took.as_millis()).unwrap_or(u64::MAX), &found);
    });
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The route of a request that matches none, or was refused before its route was known.
const UNKNOWN_ROUTE: &str = "none";

fn log(method: &Method, route: &str, status: StatusCode, took_ms: u64, found: &ObservedFacts) {
    let (by, status_code) = (found.by.as_deref().unwrap_or("public"), status.as_u16());
    if status.is_server_error() {
        let cause = found.cause.as_deref().unwrap_or(match status {
            StatusCode::INTERNAL_SERVER_ERROR => "panic",
            _ => "no answer within the time limit",
        });
        tracing::error!(%method, route, status = status_code, by, took_ms, cause, "failed");
    } else if let Some(cause) = &found.cause
        && is_refused_write(method, status)
    {
        tracing::info!(%method, route, status = status_code, by, took_ms, cause, "request refused");
    } else {
        tracing::debug!(%method, route, status = status_code, by, took_ms, cause = found.cause, "answered");
    }
}

/// Returns whether a failed request was a write that the site refused: by permission, CSRF token, rate limit or size. A
/// request that matches no route was not going to write anything.
fn is_refused_write(method: &Method, status: StatusCode) -> bool {
    !matches!(*method, Method::GET | Method::HEAD)
        && !matches!(status, StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED)
}

/// Logs panics with their location, inside the span of their request. The message is left out, because it may contain
/// personal data.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "panic");
    }));
}
