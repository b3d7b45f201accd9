//! One request: who sends it, in which language, and whatever else a page needs to answer.

use crate::access::{Actor, Permission, PermissionReach};
use crate::failure::Failure;
use crate::flash::FlashMessage;
use crate::reader::Reader;
use crate::spec::SiteSpec;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::net::IpAddr;
use std::sync::Arc;

/// A request. Handlers take it as an argument; [`crate::guard`] makes it.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The site it is sent to.
    pub site: &'static SiteSpec,
    /// In which language the answer is.
    pub reader: Reader,
    /// Who asks.
    pub actor: Actor,
    /// What every form of this session carries; empty if nobody has signed in.
    pub csrf: String,
    /// The path and query.
    pub path: String,
    /// Scheme and host as the browser knows them, such as `http://127.0.0.1:8080`.
    pub origin: String,
    /// Whether the request only reads.
    pub reads: bool,
    /// Whether a program asks, which wants values and no pages.
    pub program: bool,
    /// The message of the form before.
    pub flash: Option<FlashMessage>,
    /// Where the request comes from.
    pub from: Option<IpAddr>,
    /// Whether what is sent over this connection can be read on the way.
    pub exposed: bool,
    /// As of which entry of the log the reader wants to see the event: `?at=`.
    pub at: Option<u64>,
    /// The time, in milliseconds since 1970.
    pub now_ms: i64,
}

impl Visit {
    /// Today, as the desk's clock says.
    pub fn today(&self) -> Option<adoube_laws::Date> {
        let instant = jiff::Timestamp::from_millisecond(self.now_ms).ok()?;
        instant.to_zoned(jiff::tz::TimeZone::system()).date().to_string().parse().ok()
    }

    /// Whether the request comes from the machine on which the desk runs.
    pub fn is_local(&self) -> bool {
        self.from.is_none_or(|address| address.is_loopback())
    }

    /// The path without the query.
    pub fn bare_path(&self) -> &str {
        self.path.split('?').next().unwrap_or("/")
    }

    /// Whether the actor may do something in a place.
    pub fn may(&self, permission: impl Into<Permission>, place: &str) -> bool {
        self.actor.may(permission, Some(place))
    }

    /// Whether this account must add a second factor first: roles that need one do, unless they use the site's own
    /// machine.
    pub fn must_add_second_factor(&self, permission: Permission) -> bool {
        let Actor::Account { role, second_factor, .. } = &self.actor else { return false };
        permission.reach == PermissionReach::Scope && !second_factor && role.needs_second_factor && !self.is_local()
    }

    /// An address with `?at=` kept, so that time travel goes on from page to page.
    pub fn link(&self, path: &str) -> String {
        match self.at {
            Some(at) => format!("{path}{}at={at}", if path.contains('?') { '&' } else { '?' }),
            None => path.to_owned(),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        parts.extensions.get::<Arc<Self>>().map(|visit| Self::clone(visit)).ok_or(Failure::Stopping)
    }
}
