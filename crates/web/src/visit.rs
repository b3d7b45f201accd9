//! One request: its sender, language, and everything else a page needs.

use crate::access::{Actor, Permission, PermissionReach};
use crate::client::Client;
use crate::flash::FlashMessage;
use crate::reader::Reader;
use crate::request_error::RequestError;
use crate::spec::SiteSpec;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::sync::Arc;

/// The context of a request. [`crate::guard`] creates it; handlers take it as an argument.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The site it is sent to.
    pub site: &'static SiteSpec,
    /// The reader and the language of the response.
    pub reader: Reader,
    /// The sender of the request.
    pub actor: Actor,
    /// The CSRF token of the session's forms; empty if nobody is signed in.
    pub csrf: String,
    /// The path and query.
    pub path: String,
    /// Scheme and host as the browser sees them, such as `http://127.0.0.1:8080`.
    pub origin: String,
    /// Whether the request only reads.
    pub reads: bool,
    /// Whether an API client sent the request, which gets values instead of pages.
    pub program: bool,
    /// The message of the form before.
    pub flash: Option<FlashMessage>,
    /// The machine that sends it.
    pub from: Client,
    /// The cookie of a browser that signed in before, as it was sent.
    pub device: Option<String>,
    /// Whether others on the network can read the traffic of this connection.
    pub exposed: bool,
    /// The log entry as of which to show the event: `?at=`.
    pub at: Option<u64>,
    /// The time, in milliseconds since 1970.
    pub now_ms: i64,
}

impl Visit {
    /// Returns whether the request comes from the machine that runs the desk.
    pub fn is_local(&self) -> bool {
        self.from == Client::Local
    }

    /// Returns whether failures are explained in full: on the machine itself, and to whoever is signed in.
    pub const fn sees_details(&self) -> bool {
        matches!(self.from, Client::Local) || matches!(self.actor, Actor::Account { .. })
    }

    /// Returns the path without the query.
    pub fn bare_path(&self) -> &str {
        self.path.split('?').next().unwrap_or("/")
    }

    /// Returns whether the actor has a permission in a place.
    pub fn may(&self, permission: impl Into<Permission>, place: &str) -> bool {
        self.actor.may(permission, Some(place))
    }

    /// Returns whether this account must add a second factor first: roles that need one do, except on the machine that
    /// runs the site.
    pub fn must_add_second_factor(&self, permission: Permission) -> bool {
        let Actor::Account { role, second_factor, .. } = &self.actor else { return false };
        let sensitive = matches!(permission.reach, PermissionReach::Scope | PermissionReach::WholeSite);
        sensitive && !second_factor && role.needs_second_factor && !self.is_local()
    }

    /// Returns a link that keeps `?at=`, so that time travel continues from page to page.
    pub fn link(&self, path: &str) -> String {
        match self.at {
            Some(at) => format!("{path}{}at={at}", if path.contains('?') { '&' } else { '?' }),
            None => path.to_owned(),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, RequestError> {
        parts.extensions.get::<Arc<Self>>().map(|visit| Self::clone(visit)).ok_or(RequestError::Stopping)
    }
}
