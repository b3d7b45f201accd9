//! What happens to every request before and after its handler.
//!
//! [`arrive`] is outermost: it finds out who asks and in which language, refuses forms from other sites and those who ask
//! too often, draws failures as pages and sets the headers that tell browsers to be strict. `check` stands before each
//! handler: it asks the table of roles and looks for the mark that forms of a session carry.

use crate::accounts::roles::{Action, Role};
use crate::accounts::sessions;
use crate::accounts::token::{Slip, same};
use crate::api::forms::{self as by_program, ByProgram};
use crate::failure::Failure;
use crate::links;
use crate::shelf;
use crate::table::seat::Seat;
use crate::texts::{Reader, accepted};
use crate::visit::{Actor, Flash, Visit};
use crate::{BODY_BYTES_MAX, Desk};
use adoube_laws::Language;
use axum::body::{Body, Bytes};
use axum::extract::connect_info::ConnectInfo;
use axum::extract::{RawPathParams, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::{StreamExt, stream};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
     connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The language cookie, and how long it lasts.
pub const LANGUAGE_COOKIE: &str = "adoube-lang";
const FLASH_COOKIE: &str = "adoube-flash";
const YEAR_S: u32 = 31_536_000;

/// The outermost step.
pub async fn arrive(State(desk): State<Desk>, mut request: Request, next: Next) -> Response {
    let (visit, chosen) = visit(&desk, &request);
    let mut visit = visit;
    // A request that is being looked at cannot be handed to another thread; its headers can.
    let headers = request.headers().clone();
    let answer = match admit(&desk, &mut visit, &headers).await {
        Ok(()) => {
            request.extensions_mut().insert(Arc::new(visit.clone()));
            let method = request.method().clone();
            match request.extensions().get::<ByProgram>().cloned() {
                Some(sent) => by_program::told(&visit, &sent, next.run(request)).await,
                None => shelf::serve(&desk, &visit, &method, &headers, next.run(request)).await,
            }
        }
        Err(failure) => failure.answer(&visit),
    };
    let mut answer = match answer.extensions().get::<Arc<Failure>>().cloned() {
        Some(failure) => failure.answer(&visit),
        None => answer,
    };
    finish(&desk, &visit, chosen, answer.headers_mut());
    answer
}

/// What the request itself says.
fn visit(desk: &Desk, request: &Request) -> (Visit, Option<Language>) {
    let headers = request.headers();
    let query = request.uri().query().unwrap_or_default();
    let parameter = |name: &str| query.split('&').filter_map(|p| p.split_once('=')).find(|(n, _)| *n == name);
    let cookies = &cookies(headers);
    let chosen: Option<Language> = parameter("lang").and_then(|(_, code)| code.parse().ok());
    let language = chosen
        .or_else(|| links::cookie(cookies, LANGUAGE_COOKIE)?.parse().ok())
        .or_else(|| accepted(text(headers, &header::ACCEPT_LANGUAGE)))
        .unwrap_or(desk.options().language);
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let from = if desk.options().behind_proxy { forwarded(headers).or(from) } else { from };
    let secure = desk.options().secure;
    // HTTP/2 has the host in the address.
    let host = match text(headers, &header::HOST) {
        "" => request.uri().authority().map_or("", |authority| authority.as_str()),
        host => host,
    };
    let scheme = if secure { "https" } else { "http" };
    let visit = Visit {
        reader: if desk.options().mark_texts { Reader::with_marks(language) } else { Reader::new(language) },
        actor: Actor::Public,
        csrf: String::new(),
        path: request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        origin: format!("{scheme}://{host}"),
        reads: matches!(*request.method(), Method::GET | Method::HEAD),
        program: request.extensions().get::<ByProgram>().is_some() || request.uri().path().starts_with("/api/"),
        flash: links::cookie(cookies, FLASH_COOKIE).and_then(Flash::read),
        from,
        exposed: !secure && !from.is_none_or(|address| address.is_loopback()),
        // What is no number is one that no log has.
        at: parameter("at").map(|(_, number)| number.parse().unwrap_or(u64::MAX)),
        now_ms: desk.now_ms(),
    };
    (visit, chosen)
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// All cookies in one line: HTTP/2 may send each in a header of its own.
fn cookies(headers: &HeaderMap) -> String {
    let lines: Vec<&str> = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok()).collect();
    lines.join("; ")
}

/// The address that a proxy in front of the desk wrote down last.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Whether the request goes any further; if so, the visit knows who asks.
async fn admit(desk: &Desk, visit: &mut Visit, headers: &HeaderMap) -> Result<(), Failure> {
    if !visit.is_local()
        && let Some(address) = visit.from
    {
        // The tablets of a hall may all come from one address: each seat has a bucket of its own.
        let seat = visit.path.strip_prefix("/seat/").and_then(|rest| rest.split(['/', '?']).next());
        let key = match seat.filter(|token| Seat::read(token, desk.signer()).is_some()) {
            Some(token) => token.to_owned(),
            None => address.to_string(),
        };
        desk.limits().pages.take(&key, visit.now_ms).map_err(Failure::TooMany)?;
    }
    if !visit.reads && !from_here(visit, headers) {
        return Err(Failure::Form);
    }
    let cookies = &cookies(headers);
    if let Some(id) = links::cookie(cookies, desk.session_cookie())
        && let Some((actor, csrf)) = sessions::find(desk, id, visit.now_ms).await?
    {
        (visit.actor, visit.csrf) = (actor, csrf);
    }
    Ok(())
}

/// Whether a form was sent from one of the desk's own pages. Browsers say so; what says nothing is no browser of today,
/// and carries the session's mark or nothing that identifies anybody.
fn from_here(visit: &Visit, headers: &HeaderMap) -> bool {
    match text(headers, &HeaderName::from_static("sec-fetch-site")) {
        "same-origin" | "none" => return true,
        "" => {}
        _ => return false,
    }
    match text(headers, &header::ORIGIN) {
        "" => true,
        // A proxy may have ended the https, so the scheme is left out of the comparison.
        origin => {
            origin.split_once("://").map(|(_, host)| host) == visit.origin.split_once("://").map(|(_, host)| host)
        }
    }
}

/// Headers that every answer has.
fn finish(desk: &Desk, visit: &Visit, chosen: Option<Language>, headers: &mut HeaderMap) {
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
    if desk.options().secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if let Some(language) = chosen {
        let cookie = format!("{LANGUAGE_COOKIE}={language}; Path=/; Max-Age={YEAR_S}; SameSite=Lax; HttpOnly");
        append(headers, &cookie);
    }
    let page = headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    // A redirect passes the words on; the page that shows them uses them up.
    if visit.flash.is_some() && page {
        append(headers, &format!("{FLASH_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly"));
    }
}

fn append(headers: &mut HeaderMap, cookie: &str) {
    if let Ok(value) = HeaderValue::from_str(cookie) {
        headers.append(header::SET_COOKIE, value);
    }
}

/// The header that shows words on the next page.
pub fn flash_cookie(flash: &Flash) -> String {
    format!("{FLASH_COOKIE}={}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly", flash.write())
}

/// Whether a cookie is that of the words on the next page.
pub(crate) fn is_flash(cookie: &HeaderValue) -> bool {
    cookie.as_bytes().strip_prefix(FLASH_COOKIE.as_bytes()).is_some_and(|rest| rest.starts_with(b"="))
}

/// How a form is sent to its handler.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sent {
    /// When it is there.
    Whole,
    /// As it comes.
    Streamed,
}

/// The step before each handler.
pub(crate) async fn check(
    desk: &Desk,
    (action, sent): (Action, Sent),
    params: &RawPathParams,
    mut request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let visit = request.extensions().get::<Arc<Visit>>().cloned().ok_or(Failure::Stopping)?;
    let parameter = |name: &str| params.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_owned());
    let event = parameter("id");
    if !visit.actor.may(action, event.as_deref()) {
        let slip = parameter("slip").and_then(|token| Slip::read(&token, desk.signer()));
        let by_seat = || parameter("seat").and_then(|token| Seat::read(&token, desk.signer())).map(|seat| seat.slip);
        let slip = slip.or_else(by_seat).map(Actor::Slip);
        match slip.filter(|slip| slip.may(action, None)) {
            Some(actor) => {
                let visit = Visit { actor, ..Visit::clone(&visit) };
                request.extensions_mut().insert(Arc::new(visit));
            }
            // Who has scanned a code has no account to sign in with.
            None if visit.actor.role() == Role::Public => {
                let scanned = parameter("slip").or_else(|| parameter("seat")).is_some();
                return Err(if scanned { Failure::Code } else { Failure::SignIn });
            }
            None => return Err(Failure::Forbidden),
        }
    }
    if visit.must_add_second_factor(action) {
        let go = axum::response::Redirect::to("/account/second-factor");
        return Ok(axum::response::IntoResponse::into_response(go));
    }
    if !visit.reads {
        request = marked(&visit, sent, request).await?;
    }
    Ok(next.run(request).await)
}

/// How much of a form that is read as it comes has the mark in it.
const BEGINNING: usize = 4096;

/// Reads the form, or the beginning of one that is read as it comes, and refuses one without the session's mark.
async fn marked(visit: &Visit, sent: Sent, request: Request) -> Result<Request, Failure> {
    let (parts, body) = request.into_parts();
    let mut rest = body.into_data_stream();
    let mut bytes = Vec::new();
    while sent == Sent::Whole || bytes.len() < BEGINNING {
        let Some(piece) = rest.next().await else { break };
        bytes.extend_from_slice(&piece.map_err(|_| Failure::Bad("failure-bad"))?);
        if sent == Sent::Whole && bytes.len() > BODY_BYTES_MAX {
            return Err(Failure::TooLarge);
        }
    }
    let bytes = Bytes::from(bytes);
    let given = text(&parts.headers, &HeaderName::from_static("x-csrf"));
    let kind = text(&parts.headers, &header::CONTENT_TYPE);
    let found = if given.is_empty() { mark(kind, &bytes) } else { Some(given.to_owned()) };
    if !visit.csrf.is_empty() && !found.is_some_and(|found| same(&found, &visit.csrf)) {
        return Err(Failure::Form);
    }
    let body = match sent {
        Sent::Whole => Body::from(bytes),
        Sent::Streamed => Body::from_stream(stream::iter([Ok(bytes)]).chain(rest)),
    };
    Ok(Request::from_parts(parts, body))
}

/// The mark in a form's fields, or in the first part of one with a file.
fn mark(kind: &str, body: &Bytes) -> Option<String> {
    if kind.starts_with("application/x-www-form-urlencoded") {
        let pair = body.split(|&byte| byte == b'&').find_map(|pair| pair.strip_prefix(b"csrf="))?;
        return Some(links::decoded(std::str::from_utf8(pair).ok()?));
    }
    if kind.starts_with("multipart/form-data") {
        const NAME: &[u8] = b"name=\"csrf\"\r\n\r\n";
        // The mark is the first field; a file that only contains these words comes after it.
        let start = body.windows(NAME.len()).take(1000).position(|window| window == NAME)? + NAME.len();
        let rest = body.get(start..)?;
        let end = rest.iter().take(200).position(|&byte| byte == b'\r')?;
        return std::str::from_utf8(rest.get(..end)?).ok().map(str::to_owned);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_found_in_both_kinds_of_form() {
        let form = "application/x-www-form-urlencoded";
        assert_eq!(mark(form, &Bytes::from("a=1&csrf=x%2Dy&b=2")), Some("x-y".to_owned()));
        assert_eq!(mark(form, &Bytes::from("a=1&xcsrf=x")), None);
        let parts = "--b\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\nxyz\r\n--b\r\n";
        assert_eq!(mark("multipart/form-data; boundary=b", &Bytes::from(parts)), Some("xyz".to_owned()));
        assert_eq!(mark("application/json", &Bytes::from(parts)), None);
    }
}
