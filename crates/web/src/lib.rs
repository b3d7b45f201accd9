//! A framework for web applications with event-sourced state: requests, sessions, roles, forms, layout, languages,
//! assets. It contains no chess.
//!
//! Pages are rendered on the server. An application describes itself by a [`spec::SiteSpec`], registers its handlers
//! with [`routes::Routes`], and shares a [`site::Site`] with all of them.
//!
//! - [`spec`], [`site`]: a site, and the site as it runs.
//! - [`mod@routes`], [`guard`], [`visit`]: every address with its permission; who sends a request, and may they.
//! - [`access`], [`accounts`], [`password`], [`token`]: roles and permissions; accounts and sessions; signed texts.
//! - [`forms`], [`csrf`], [`flash`], [`layout`], [`links`], [`reader`], [`assets`], [`qr`]: the parts of pages.
//! - [`outcome`], [`request_error`], [`answer`]: the outcome of a form, and failures, as values; how they are drawn.
//! - [`form_handler`], [`upload`]: handlers of forms; forms with a file.
//! - [`form_json`], [`shape`]: forms as JSON; JSON types with their schemas.
//! - [`page_cache`], [`live`], [`limits`]: rendered pages, server-sent events, rate limits.
//! - [`client`], [`connections`]: where requests come from; bounds on connections.
//! - [`mod@serve`], [`observe`], [`metrics`]: the server, its log and its metrics.

// Macros refer to this crate by its name.
extern crate self as adoube_web;

pub mod access;
pub mod accounts;
pub mod answer;
pub mod assets;
pub mod blocking;
pub mod client;
mod common_passwords;
pub mod connections;
pub mod csrf;
pub mod flash;
pub mod form_handler;
pub mod form_json;
pub mod forms;
pub mod guard;
pub mod layout;
pub mod limits;
pub mod links;
pub mod live;
pub mod mail;
pub mod metrics;
pub mod observe;
pub mod outcome;
pub mod page_cache;
pub mod password;
pub mod qr;
pub mod reader;
pub mod request_error;
pub mod routes;
pub mod serve;
mod session_stream;
pub mod shape;
pub mod site;
pub mod spec;
pub mod token;
pub mod upload;
pub mod visit;

/// The texts of `locales/`. A site may use them too.
pub mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

/// The largest request body, in bytes: enough for a list of two thousand lines. Larger files are streamed.
pub const BODY_BYTES_MAX: usize = 8 * 1024 * 1024;

/// The largest body from somebody who is not signed in, in bytes: a form, or a scoresheet.
pub const STRANGERS_BODY_BYTES_MAX: usize = 64 * 1024;
