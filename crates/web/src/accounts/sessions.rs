//! Sessions: signing in and out.
//!
//! The browser holds 256 random bits; the store holds their digest. A session ends after seven days, after twelve hours
//! without a request, or when its owner or an administrator ends it.
//!
//! Over https the cookie is named `__Host-adoube`, which browsers accept only if it is secure and for this host alone.
//! On plain http, where no cookie can be secure, it is named `adoube` and the pages warn that the connection is not
//! protected.

use crate::access::{Actor, Scope};
use crate::accounts::ACTIVE;
use crate::accounts::second_factor::{self, Used};
use crate::request_error::RequestError;
use crate::site::Site;
use crate::token;
use crate::visit::Visit;
use adoube_store::{Account, LoginSession, random};

const LONGEST_MS: i64 = 7 * 24 * 3_600_000;
const IDLE_MS: i64 = 12 * 3_600_000;
/// Minimum interval between updates of a session's last-seen time.
const SEEN_EVERY_MS: i64 = 60_000;
/// Time allowed between entering the password and the code, in milliseconds.
const TICKET_MS: i64 = 5 * 60_000;
const TICKET: &str = "sign-in/1";

/// Returns the account of a session and the CSRF token of its forms.
pub async fn find(site: &Site, id: &str, now_ms: i64) -> Result<Option<(Actor, String)>, RequestError> {
    let hash = token::digest(id.as_bytes());
    let Some((session, account)) = site.store().session(&hash).await? else { return Ok(None) };
    let over = session.expires_ms <= now_ms || session.seen_ms < now_ms.saturating_sub(IDLE_MS);
    let Some(role) = site.role(&account.role) else { return Ok(None) };
    if over || account.state != ACTIVE {
        site.store().end_session(&hash).await?;
        return Ok(None);
    }
    if session.seen_ms < now_ms.saturating_sub(SEEN_EVERY_MS) {
        site.store().touch_session(&session, now_ms).await?;
    }
    let actor = Actor::Account {
        scope: Scope::read(&account.scope),
        second_factor: account.totp.is_some(),
        id: account.id,
        name: account.name,
        role,
        session: hash,
    };
    Ok(Some((actor, session.csrf)))
}

/// The result of checking a name and a password.
pub enum Password {
    /// Wrong name or password.
    Wrong,
    /// Correct; no second factor is needed.
    Enough(Account),
    /// Correct, but a code is needed too. Holds the signed ticket for the next form.
    Code(String),
}

/// Checks a name and a password.
pub async fn password(site: &Site, visit: &Visit, name: &str, password: &str) -> Result<Password, RequestError> {
    limit(site, visit, name)?;
    let account = site.store().account_named(name).await?.filter(|account| account.state == ACTIVE);
    let hash = account.as_ref().map(|account| account.password.clone());
    let right = site.passwords().verify(password.to_owned(), hash).await?;
    Ok(match account.filter(|_| right) {
        None => {
            tracing::info!(cause = "wrong name or password", "sign-in refused");
            Password::Wrong
        }
        Some(account) if account.totp.is_some() => {
            let expires_ms = visit.now_ms.saturating_add(TICKET_MS);
            Password::Code(site.signer().sign(TICKET, &format!("{} {expires_ms}", account.name)))
        }
        Some(account) => Password::Enough(account),
    })
}

/// Checks the code entered after the password.
pub async fn code(site: &Site, visit: &Visit, ticket: &str, code: &str) -> Result<Option<Account>, RequestError> {
    let Some(content) = site.signer().read(TICKET, ticket) else { return Ok(None) };
    let Some((name, expires)) = content.split_once(' ') else { return Ok(None) };
    if !expires.parse::<i64>().is_ok_and(|expires_ms| visit.now_ms < expires_ms) {
        return Ok(None);
    }
    limit(site, visit, name)?;
    let Some(account) = site.store().account_named(name).await? else { return Ok(None) };
    let Some(secret) = account.totp.as_deref().filter(|_| account.state == ACTIVE) else { return Ok(None) };
    let Some(used) = second_factor::check(secret, &Used::read(&account.recovery), code, visit.now_ms) else {
        tracing::info!(account = account.id, cause = "wrong code", "sign-in refused");
        return Ok(None);
    };
    // If the same code is sent twice at once, only one request may sign in.
    let as_of_ms = account.changed_ms;
    let changed =
        Account { recovery: used.write(), changed_ms: visit.now_ms.max(as_of_ms.saturating_add(1)), ..account };
    Ok(site.store().change_account(&changed, as_of_ms).await?.then_some(changed))
}

/// Allows five attempts per minute for a name, and twenty for an address.
fn limit(site: &Site, visit: &Visit, name: &str) -> Result<(), RequestError> {
    let limits = site.limits();
    limits.sign_in_name.take(name, visit.now_ms).map_err(RequestError::TooMany)?;
    let from = visit.from.map_or_else(String::new, |address| address.to_string());
    limits.sign_in_address.take(&from, visit.now_ms).map_err(RequestError::TooMany)
}

/// Starts a session and returns its `Set-Cookie` header. Ends the session the visitor had before.
pub async fn begin(site: &Site, visit: &Visit, account: &Account, device: &str) -> Result<String, RequestError> {
    if let Actor::Account { session, .. } = &visit.actor {
        site.store().end_session(session).await?;
    }
    site.store().end_old_sessions(visit.now_ms, visit.now_ms.saturating_sub(IDLE_MS)).await?;
    let id = token::text(&random::<32>()?);
    let session = LoginSession {
        id_hash: token::digest(id.as_bytes()),
        account: account.id.clone(),
        csrf: token::text(&random::<24>()?),
        device: device.chars().filter(|c| !c.is_control()).take(200).collect(),
        created_ms: visit.now_ms,
        seen_ms: visit.now_ms,
        expires_ms: visit.now_ms.saturating_add(LONGEST_MS),
    };
    site.store().add_session(&session).await?;
    Ok(cookie(site, &id, LONGEST_MS / 1000))
}

/// Returns the `Set-Cookie` header that removes the session.
pub fn forget_cookie(site: &Site) -> String {
    cookie(site, "", 0)
}

fn cookie(site: &Site, id: &str, seconds: i64) -> String {
    let secure = if site.options().secure { "; Secure" } else { "" };
    let name = site.session_cookie();
    format!("{name}={id}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}
