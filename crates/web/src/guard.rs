//! Middleware around every request.
//!
//! [`arrive`] is the outermost: it identifies the sender and the language, refuses cross-site forms and requests beyond
//! the rate limit, renders failures and sets the security headers. `check` runs before each handler: it checks the
//! permission and the CSRF token.

use crate::access::{Actor, PUBLIC, Permission};
use crate::accounts::sessions;
use crate::answer;
use crate::client::Client;
use crate::csrf::token_in_parts;
use crate::flash::FlashMessage;
use crate::form_json;
use crate::forms::Values;
use crate::limits::LimitKey;
use crate::links;
use crate::observe::Observed;
use crate::page_cache;
use crate::reader::{Reader, accepted};
use crate::request_error::RequestError;
use crate::session_stream::bound_to_session;
use crate::site::{AppState, Site};
use crate::token::same;
use crate::visit::Visit;
use crate::{BODY_BYTES_MAX, STRANGERS_BODY_BYTES_MAX};
use adoube_words::Language;
use axum::body::{Body, Bytes};
use axum::extract::connect_info::ConnectInfo;
use axum::extract::{MatchedPath, RawPathParams, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use std::net::SocketAddr;
use std::sync::Arc;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Name of the language cookie.
pub const LANGUAGE_COOKIE: &str = "adoube-lang";
const YEAR_S: u32 = 31_536_000;
/// Maximum length of the cookie of a browser that signed in before.
const DEVICE_MAX: usize = 400;

/// Outermost middleware; see the module documentation.
pub async fn arrive<S: AppState>(State(state): State<S>, mut request: Request, next: Next) -> Response {
    let site = state.site();
    let observed = request.extensions().get::<Observed>().cloned().unwrap_or_default();
    if let Some(pattern) = request.extensions().get::<MatchedPath>() {
        observed.route(pattern.as_str());
    }
    let (visit, chosen) = visit(site, &request);
    let mut visit = visit;
    // A borrowed request cannot be held across an await, because its body is not `Sync`; a copy of its headers can.
    let headers = request.headers().clone();
    let answer = match admit(site, &mut visit, &headers).await {
        Ok(()) => {
            observed.by(&visit.actor);
            request.extensions_mut().insert(Arc::new(visit.clone()));
            let method = request.method().clone();
            let drawn = next.run(request);
            let answer = page_cache::serve(site.page_cache(), &state, &visit, &method, &headers, drawn).await;
            bound_to_session(&state, &visit.actor, answer)
        }
        Err(failure) => failure.into_response(),
    };
    let mut answer = match answer.extensions().get::<Arc<RequestError>>().cloned() {
        Some(failure) => {
            observed.failure(&failure);
            answer::failure(&visit, &failure)
        }
        None => answer,
    };
    finish(site, &visit, chosen, answer.headers_mut());
    answer
}

/// Builds the visit from the request alone, and the language chosen with `?lang=`.
fn visit(site: &Site, request: &Request) -> (Visit, Option<Language>) {
    let headers = request.headers();
    let query = request.uri().query().unwrap_or_default();
    let parameter = |name: &str| query.split('&').filter_map(|p| p.split_once('=')).find(|(n, _)| *n == name);
    let cookies = &cookies(headers);
    let chosen: Option<Language> = parameter("lang").and_then(|(_, code)| code.parse().ok());
    let language = chosen
        .or_else(|| links::cookie(cookies, LANGUAGE_COOKIE)?.parse().ok())
        .or_else(|| accepted(text(headers, &header::ACCEPT_LANGUAGE)))
        .unwrap_or(site.options().language);
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let from = Client::of(peer, headers, &site.options().proxies);
    let secure = site.options().secure;
    // HTTP/2 sends the host in the request URI.
    let host = match text(headers, &header::HOST) {
        "" => request.uri().authority().map_or("", |authority| authority.as_str()),
        host => host,
    };
    let scheme = if secure { "https" } else { "http" };
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let reader = Reader::new(language);
    let visit = Visit {
        site: site.spec(),
        reader: if site.options().mark_texts { reader.marked() } else { reader },
        actor: Actor::Public,
        csrf: String::new(),
        path: form_json::page_path(path).unwrap_or(path).to_owned(),
        origin: format!("{scheme}://{host}"),
        reads: matches!(*request.method(), Method::GET | Method::HEAD),
        program: path.starts_with("/api/"),
        flash: FlashMessage::from_cookies(cookies),
        from,
        device: links::cookie(cookies, site.device_cookie()).filter(|it| it.len() <= DEVICE_MAX).map(str::to_owned),
        exposed: !secure && from != Client::Local,
        // An invalid number is treated as one that no log has reached.
        at: parameter("at").map(|(_, number)| number.parse().unwrap_or(u64::MAX)),
        now_ms: site.now_ms(),
    };
    (visit, chosen)
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Joins all cookies: HTTP/2 may send each in its own header.
fn cookies(headers: &HeaderMap) -> String {
    let lines: Vec<&str> = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok()).collect();
    lines.join("; ")
}

/// Checks the rate limit and the origin of the request, and identifies the sender.
async fn admit(site: &Site, visit: &mut Visit, headers: &HeaderMap) -> Result<(), RequestError> {
    if !visit.is_local() {
        let key = match (site.spec().rate_key)(site.signer(), &visit.path) {
            Some(ticket) => LimitKey::of(&["ticket", &ticket]),
            None => LimitKey::of(&["address", &visit.from.limit_key()]),
        };
        site.limits().pages.take(key, site.steady()).map_err(RequestError::TooMany)?;
    }
    if !visit.reads && !from_here(visit, headers) {
        return Err(RequestError::Form);
    }
    let cookies = &cookies(headers);
    if let Some(id) = links::cookie(cookies, site.session_cookie())
        && let Some((actor, csrf)) = sessions::find(site, id, visit.now_ms).await?
    {
        (visit.actor, visit.csrf) = (actor, csrf);
        vouch(site, visit);
    }
    Ok(())
}

/// Keeps room for the connections of somebody who signed in or uses a ticket.
fn vouch(site: &Site, visit: &Visit) {
    if let Client::Remote(address) = visit.from {
        site.connections().vouch_for(address);
    }
}

/// Returns whether a form was sent from one of the site's own pages. Current browsers send this in a header. A client
/// without these headers has to send the session's CSRF token, or has no session.
fn from_here(visit: &Visit, headers: &HeaderMap) -> bool {
    match text(headers, &HeaderName::from_static("sec-fetch-site")) {
        "same-origin" | "none" => return true,
        "" => {}
        _ => return false,
    }
    match text(headers, &header::ORIGIN) {
        "" => true,
        // A proxy may terminate https, so the scheme is not compared.
        origin => {
            origin.split_once("://").map(|(_, host)| host) == visit.origin.split_once("://").map(|(_, host)| host)
        }
    }
}

/// Sets the headers of every response.
fn finish(site: &Site, visit: &Visit, chosen: Option<Language>, headers: &mut HeaderMap) {
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in fixed {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if site.options().secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if let Some(language) = chosen {
        let cookie = format!("{LANGUAGE_COOKIE}={language}; Path=/; Max-Age={YEAR_S}; SameSite=Lax; HttpOnly");
        append(headers, &cookie);
    }
    let page = headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    // A redirect keeps the flash message; the page that shows it removes it.
    if visit.flash.is_some() && page {
        append(headers, &FlashMessage::removal());
    }
}

fn append(headers: &mut HeaderMap, cookie: &str) {
    if let Ok(value) = HeaderValue::from_str(cookie) {
        headers.append(header::SET_COOKIE, value);
    }
}

/// The kind of body that a handler accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Takes {
    /// The fields of a form.
    Form,
    /// A form with a large file, streamed by the handler.
    File,
    /// Any other body, read by the handler.
    Other,
}

/// Middleware that runs before each handler; see the module documentation.
pub(crate) async fn check(
    site: &Site,
    (permission, takes): (Permission, Takes),
    params: &RawPathParams,
    mut request: Request,
    next: Next,
) -> Result<Response, RequestError> {
    let visit = request.extensions().get::<Arc<Visit>>().cloned().ok_or(RequestError::Stopping)?;
    let parameter = |name: &str| params.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_owned());
    if !visit.actor.may(permission, parameter("id").as_deref()) {
        let spec = site.spec();
        let tickets = || spec.ticket_parameters.iter().filter_map(|&name| Some((name, parameter(name)?)));
        let ticket = tickets().find_map(|(name, token)| (spec.ticket)(site.signer(), name, &token));
        match ticket.map(Actor::Ticket).filter(|actor| actor.may(permission, None)) {
            Some(actor) => {
                if let Some(observed) = request.extensions().get::<Observed>() {
                    observed.by(&actor);
                }
                vouch(site, &visit);
                let visit = Visit { actor, ..Visit::clone(&visit) };
                request.extensions_mut().insert(Arc::new(visit));
            }
            // A visitor who scanned a code has no account to sign in with.
            None if visit.actor.role() == PUBLIC => {
                return Err(if tickets().next().is_some() { RequestError::Code } else { RequestError::SignIn });
            }
            None => return Err(RequestError::Forbidden),
        }
    }
    if visit.must_add_second_factor(permission) {
        return Err(RequestError::SecondFactor);
    }
    if !visit.reads {
        request = check_token(&visit, takes, request).await?;
    }
    Ok(next.run(request).await)
}

/// The CSRF token of a streamed form must be within this many bytes.
const BEGINNING: usize = 4096;

/// Reads a form, or the beginning of a streamed one, and checks the session's CSRF token. The fields are passed on as a
/// request extension.
async fn check_token(visit: &Visit, takes: Takes, request: Request) -> Result<Request, RequestError> {
    let (mut parts, body) = request.into_parts();
    let kind = text(&parts.headers, &header::CONTENT_TYPE);
    let in_parts = kind.starts_with("multipart/form-data");
    let urlencoded = kind.starts_with("application/x-www-form-urlencoded");
    let streamed = takes == Takes::File && in_parts;
    let most = if matches!(visit.actor, Actor::Account { .. }) { BODY_BYTES_MAX } else { STRANGERS_BODY_BYTES_MAX };
    let mut rest = body.into_data_stream();
    let mut bytes = Vec::new();
    while !streamed || bytes.len() < BEGINNING {
        let Some(piece) = rest.next().await else { break };
        bytes.extend_from_slice(&piece.map_err(|_| RequestError::NOT_UNDERSTOOD)?);
        if !streamed && bytes.len() > most {
            return Err(RequestError::TooLarge);
        }
    }
    let bytes = Bytes::from(bytes);
    let fields = match takes {
        Takes::Other => None,
        _ if in_parts => None,
        // An API client sends fields as JSON; the body may be empty if there are none.
        _ if visit.program && bytes.is_empty() => Some(Values::default()),
        _ if visit.program => Some(Values::from_json(&serde_json::from_slice(&bytes)?)),
        _ => (urlencoded || bytes.is_empty()).then(|| Values::read(&bytes)),
    };
    let given = match (text(&parts.headers, &HeaderName::from_static("x-csrf")), &fields) {
        ("", Some(fields)) => Some(fields.raw("csrf").to_owned()),
        ("", None) if in_parts => token_in_parts(&bytes),
        ("", None) if urlencoded => Some(Values::read(&bytes).raw("csrf").to_owned()),
        (given, _) => Some(given.to_owned()),
    };
    if !visit.csrf.is_empty() && !given.is_some_and(|given| same(&given, &visit.csrf)) {
        return Err(RequestError::Form);
    }
    if let Some(fields) = fields {
        parts.extensions.insert(Arc::new(fields));
    }
    let body = if streamed { Body::from_stream(stream::iter([Ok(bytes)]).chain(rest)) } else { Body::from(bytes) };
    Ok(Request::from_parts(parts, body))
}
