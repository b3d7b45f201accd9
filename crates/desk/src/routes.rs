//! The desk's addresses: each with its method and the action it needs.
//!
//! [`Routes`] is the only way to register a handler, so that none is without an action: before the handler runs,
//! `guard::check` asks the table of roles. The list of routes is what the tests walk.

use crate::Desk;
use crate::accounts::roles::Action;
use crate::guard;
use axum::Router;
use axum::extract::{RawPathParams, Request, State};
use axum::handler::Handler;
use axum::http::Method;
use axum::middleware::{self, Next};
use axum::routing::{MethodRouter, get, post};

/// An address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// `GET` or `POST`.
    pub method: Method,
    /// The path, with its parameters in braces.
    pub path: &'static str,
    /// What the one who asks must be allowed to do.
    pub action: Action,
}

/// Addresses and their handlers.
pub struct Routes {
    desk: Desk,
    router: Router<Desk>,
    list: Vec<Route>,
}

impl Routes {
    /// None yet.
    pub fn new(desk: &Desk) -> Self {
        Self { desk: desk.clone(), router: Router::new(), list: Vec::new() }
    }

    /// A page or a file. It changes nothing.
    #[must_use]
    pub fn get<H, T>(self, path: &'static str, action: Action, handler: H) -> Self
    where
        H: Handler<T, Desk>,
        T: 'static,
    {
        self.add(Method::GET, path, action, get(handler))
    }

    /// A form.
    #[must_use]
    pub fn post<H, T>(self, path: &'static str, action: Action, handler: H) -> Self
    where
        H: Handler<T, Desk>,
        T: 'static,
    {
        self.add(Method::POST, path, action, post(handler))
    }

    fn add(mut self, method: Method, path: &'static str, action: Action, handler: MethodRouter<Desk>) -> Self {
        let check = move |State(desk): State<Desk>, params: RawPathParams, request: Request, next: Next| async move {
            guard::check(&desk, action, &params, request, next).await
        };
        let handler = handler.route_layer(middleware::from_fn_with_state(self.desk.clone(), check));
        self.router = self.router.route(path, handler);
        self.list.push(Route { method, path, action });
        self
    }

    /// Adds the addresses of an area.
    #[must_use]
    pub fn with(self, area: impl FnOnce(Self) -> Self) -> Self {
        area(self)
    }

    /// The router and the list.
    pub fn finish(self) -> (Router<Desk>, Vec<Route>) {
        (self.router, self.list)
    }
}
