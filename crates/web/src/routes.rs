//! The routes of a site, each with its method and the permission it needs.
//!
//! [`Routes`] is the only way to register a handler, so none lacks a permission: `guard::check` checks it before the
//! handler runs. Tests walk the list of routes.

use crate::access::Permission;
use crate::form_handler::{Answering, FormHandler};
use crate::form_json;
use crate::guard::{self, Takes};
use crate::observe;
use crate::request_error::RequestError;
use crate::site::AppState;
use axum::Router;
use axum::extract::rejection::RawPathParamsRejection;
use axum::extract::{DefaultBodyLimit, RawPathParams, Request, State};
use axum::handler::Handler;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use std::sync::Arc;
use std::time::Duration;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// Time limits for a response, and for a response to a large file.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);
const FILE_TIMEOUT: Duration = Duration::from_mins(30);
/// Maximum number of bytes read from an extractor's rejection.
const REFUSED_BYTES: usize = 64 * 1024;

/// A route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// `GET` or `POST`.
    pub method: Method,
    /// The path, with its parameters in braces.
    pub path: &'static str,
    /// The permission that the route requires.
    pub action: Permission,
}

/// The parameters of a path, or the reason why they are invalid.
type Params = Result<RawPathParams, RawPathParamsRejection>;

/// A type-erased handler, so that the layers around handlers are compiled only once.
type Erased<S> = Arc<dyn Fn(Request, S) -> Answering + Send + Sync>;

fn erased<S, H, T>(handler: H) -> Erased<S>
where
    S: AppState,
    H: Handler<T, S> + Sync,
    T: 'static,
{
    Arc::new(move |request, state| Box::pin(handler.clone().call(request, state)))
}

fn erased_form<S, H, T>(handler: H) -> Erased<S>
where
    S: AppState,
    H: FormHandler<T, S>,
{
    Arc::new(move |request, state| handler.clone().answer(request, state))
}

/// Turns an extractor's rejection into a failure that is rendered in the reader's language: not found if the parameters
/// of the path are invalid, else a bad request.
async fn understood(answer: Response) -> Response {
    let plain = |value: &HeaderValue| value.as_bytes().starts_with(b"text/plain");
    let raw = answer.status() == StatusCode::BAD_REQUEST
        && answer.extensions().get::<Arc<RequestError>>().is_none()
        && answer.headers().get(header::CONTENT_TYPE).is_some_and(plain);
    if !raw {
        return answer;
    }
    let said = axum::body::to_bytes(answer.into_body(), REFUSED_BYTES).await.unwrap_or_default();
    if said.starts_with(b"Invalid URL") { RequestError::NotFound } else { RequestError::NOT_UNDERSTOOD }.into_response()
}

/// Routes and their handlers.
pub struct Routes<S> {
    state: S,
    router: Router<S>,
    list: Vec<Route>,
}

impl<S: AppState> Routes<S> {
    /// Creates an empty set of routes.
    pub fn new(state: &S) -> Self {
        Self { state: state.clone(), router: Router::new(), list: Vec::new() }
    }

    /// Adds a page or a file. The handler must not change anything.
    #[must_use]
    pub fn get<H, T>(self, path: &'static str, action: impl Into<Permission>, handler: H) -> Self
    where
        H: Handler<T, S> + Sync,
        T: 'static,
    {
        self.add_page(path, action.into(), erased(handler))
    }

    /// Adds a form, for browsers and, below [`form_json::ROOT`], for API clients.
    #[must_use]
    pub fn post<H, T>(self, path: &'static str, action: impl Into<Permission>, handler: H) -> Self
    where
        H: FormHandler<T, S>,
    {
        self.add_form(path, action.into(), Takes::Form, erased_form(handler))
    }

    /// Adds a form with a file that may be large: the handler streams it and limits its size.
    #[must_use]
    pub fn post_file<H, T>(self, path: &'static str, action: impl Into<Permission>, handler: H) -> Self
    where
        H: FormHandler<T, S>,
    {
        self.add_form(path, action.into(), Takes::File, erased_form(handler))
    }

    /// Adds an API call that is not a form: the handler reads the body.
    #[must_use]
    pub fn post_json<H, T>(self, path: &'static str, action: impl Into<Permission>, handler: H) -> Self
    where
        H: Handler<T, S> + Sync,
        T: 'static,
    {
        self.add(Method::POST, path, action.into(), Takes::Other, erased(handler))
    }

    fn add_page(self, path: &'static str, action: Permission, handler: Erased<S>) -> Self {
        let mut routes = self.add(Method::GET, path, action, Takes::Other, handler);
        if !path.starts_with("/api/") {
            // An API client that posts to a page without a form gets "method not allowed".
            routes.router = routes.router.route(&format!("{}{path}", form_json::ROOT), MethodRouter::new());
        }
        routes
    }

    fn add_form(mut self, path: &'static str, action: Permission, takes: Takes, handler: Erased<S>) -> Self {
        let by_program = self.method_router(&Method::POST, action, takes, Arc::clone(&handler));
        self.router = self.router.route(&format!("{}{path}", form_json::ROOT), by_program);
        self.add(Method::POST, path, action, takes, handler)
    }

    fn add(mut self, method: Method, path: &'static str, action: Permission, takes: Takes, handler: Erased<S>) -> Self {
        let handler = self.method_router(&method, action, takes, handler);
        self.router = self.router.route(path, handler);
        self.list.push(Route { method, path, action });
        self
    }

    fn method_router(&self, method: &Method, action: Permission, takes: Takes, handler: Erased<S>) -> MethodRouter<S> {
        let check = move |State(state): State<S>, params: Params, request: Request, next: Next| async move {
            // A path that is not valid UTF-8 is not found.
            let params = params.map_err(|_| RequestError::NotFound)?;
            guard::check(state.site(), (action, takes), &params, request, next).await
        };
        let timeout = if takes == Takes::File { FILE_TIMEOUT } else { ANSWER_TIMEOUT };
        let answer = move |State(state): State<S>, request: Request| {
            let answer = handler(request, state);
            async move { understood(answer.await).await }
        };
        let handler = if *method == Method::GET { get(answer) } else { post(answer) };
        handler
            .route_layer(middleware::from_fn_with_state(self.state.clone(), check))
            // The guard limits the size of bodies that are read whole.
            .route_layer(DefaultBodyLimit::disable())
            .route_layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, timeout))
    }

    /// Adds the routes of an area.
    #[must_use]
    pub fn with(self, area: impl FnOnce(Self) -> Self) -> Self {
        area(self)
    }

    /// Returns the list of all routes.
    pub fn list(self) -> Vec<Route> {
        self.list
    }

    /// Returns the site as a service.
    pub fn service(self) -> Router {
        let metrics = self.state.site().options().metrics.clone();
        self.router
            .fallback(|| async { RequestError::NotFound })
            .method_not_allowed_fallback(|| async { RequestError::Method })
            .layer(middleware::from_fn_with_state(self.state.clone(), guard::arrive::<S>))
            .layer(CompressionLayer::new().gzip(true).quality(CompressionLevel::Fastest))
            .layer(CatchPanicLayer::custom(after_panic))
            .with_state(self.state)
            .layer(middleware::from_fn_with_state(metrics, observe::observe))
    }
}

/// Returns the response after a panic. The panic hook logs only the location, because the message may contain personal
/// data.
fn after_panic(_: Box<dyn std::any::Any + Send>) -> Response {
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}
