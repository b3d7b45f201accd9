//! Sessions: signing in and out.
//!
//! The browser holds 256 random bits; the store holds their digest. A session ends after seven days, after twelve hours
//! without a request, or when its owner or an administrator ends it.
//!
//! Over https the cookie is named `__Host-adoube`, which browsers accept only if it is secure and for this host alone.
//! On plain http, where no cookie can be secure, it is named `adoube` and the pages warn that the connection is not
//! protected.

use crate::access::{Actor, Scope};
use crate::accounts::second_factor::{self, Used};
use crate::accounts::{self, ACTIVE};
use crate::limits::LimitKey;
use crate::request_error::RequestError;
use crate::site::Site;
use crate::token;
use crate::visit::Visit;
use adoube_store::{Account, LoginSession, random};
use std::time::Duration;

const LONGEST_MS: i64 = 7 * 24 * 3_600_000;
const IDLE_MS: i64 = 12 * 3_600_000;
/// Minimum interval between updates of a session's last-seen time.
const SEEN_EVERY_MS: i64 = 60_000;
/// Time allowed between entering the password and the code, in milliseconds.
const TICKET_MS: i64 = 5 * 60_000;
const TICKET: &str = "sign-in/1";
/// Purpose and lifetime of the cookie of a browser that signed in.
const DEVICE: &str = "device/1";
const DEVICE_S: i64 = 365 * 24 * 3600;
/// Time that strangers wait when a name is tried from too many addresses.
const STRANGERS_DELAY: Duration = Duration::from_secs(2);

/// Returns the account of a session and the CSRF token of its forms.
pub async fn find(site: &Site, id: &str, now_ms: i64) -> Result<Option<(Actor, String)>, RequestError> {
    let hash = token::digest(id.as_bytes());
    let Some((session, account)) = site.store().session(&hash).await? else { return Ok(None) };
    let over = session.expires_ms <= now_ms || session.seen_ms < now_ms.saturating_sub(IDLE_MS);
    let Some(role) = site.role(&account.role) else { return Ok(None) };
    if over || account.state != ACTIVE {
        end(site, &hash).await?;
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

/// Ends a session, and the streams that it opened.
pub async fn end(site: &Site, session: &str) -> Result<(), RequestError> {
    site.store().end_session(session).await?;
    site.session_changes().send_replace(());
    Ok(())
}

/// Ends all sessions of an account but one, and the streams that they opened.
pub async fn end_all_but(site: &Site, account: &str, session: &str) -> Result<(), RequestError> {
    site.store().end_sessions_of(account, session).await?;
    site.session_changes().send_replace(());
    Ok(())
}

/// Returns whether somebody is still signed in, with the same role and scope. If the store does not answer, nothing is
/// shown any more.
pub(crate) async fn is_valid(site: &Site, actor: &Actor) -> bool {
    let Actor::Account { session: hash, role, scope, .. } = actor else { return true };
    let Ok(Some((session, account))) = site.store().session(hash).await else { return false };
    account.state == ACTIVE
        && account.role == role.code
        && Scope::read(&account.scope) == *scope
        && session.expires_ms > site.now_ms()
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

/// Checks a name, as it was typed, and a password.
pub async fn password(site: &Site, visit: &Visit, name: &str, password: &str) -> Result<Password, RequestError> {
    let name = accounts::name(name);
    limit(site, visit, name.as_deref().unwrap_or_default()).await?;
    let account = match name {
        Some(name) => site.store().account_named(&name).await?.filter(|account| account.state == ACTIVE),
        // Compared with nobody's password, which takes as long.
        None => None,
    };
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
    limit(site, visit, name).await?;
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

/// Checks the password of somebody who is signed in and types it again. Attempts are counted per session: whoever
/// guesses elsewhere holds nobody up here.
pub async fn is_password_of(
    site: &Site,
    visit: &Visit,
    account: &Account,
    password: &str,
) -> Result<bool, RequestError> {
    let Actor::Account { session, .. } = &visit.actor else { return Err(RequestError::SignIn) };
    let again = &site.limits().password_again;
    again.take(LimitKey::of(&[&account.id, session]), site.steady()).map_err(RequestError::TooMany)?;
    site.passwords().verify(password.to_owned(), Some(account.password.clone())).await
}

/// Limits attempts to sign in: twenty per minute from an address, five of these with one name. From everywhere together
/// fifteen per minute with one name; then strangers wait, but are not refused, so that nobody can lock an arbiter out. A
/// browser with which the owner signed in before has five attempts of its own.
async fn limit(site: &Site, visit: &Visit, name: &str) -> Result<(), RequestError> {
    let (limits, now) = (site.limits(), site.steady());
    if let Some(device) = visit.device.as_deref().filter(|device| is_device_of(site, device, name)) {
        let own = LimitKey::of(&["device", device]);
        return limits.sign_in_name.take(own, now).map_err(RequestError::TooMany);
    }
    let from = visit.from.limit_key();
    limits.sign_in_address.take(LimitKey::of(&[&from]), now).map_err(RequestError::TooMany)?;
    limits.sign_in_name.take(LimitKey::of(&["address", &from, name]), now).map_err(RequestError::TooMany)?;
    if let Err(seconds) = limits.sign_in_anywhere.take(LimitKey::of(&[name]), now) {
        let Ok(_waiting) = site.waiting_to_sign_in().try_acquire() else { return Err(RequestError::TooMany(seconds)) };
        tokio::time::sleep(STRANGERS_DELAY).await;
    }
    Ok(())
}

/// Returns whether the owner of this name signed in with the browser that sent the cookie.
fn is_device_of(site: &Site, device: &str, name: &str) -> bool {
    let content = site.signer().read(DEVICE, device);
    content.is_some_and(|content| content.split_once(' ').is_some_and(|(owner, _)| owner == name))
}

/// Starts a session and returns its `Set-Cookie` headers. Ends the session the visitor had before.
pub async fn begin(site: &Site, visit: &Visit, account: &Account, device: &str) -> Result<Vec<String>, RequestError> {
    if let Actor::Account { session, .. } = &visit.actor {
        end(site, session).await?;
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
    let device = site.signer().sign(DEVICE, &format!("{} {}", account.name, token::text(&random::<12>()?)));
    let own = cookie(site, site.session_cookie(), &id, LONGEST_MS / 1000);
    Ok(vec![own, cookie(site, site.device_cookie(), &device, DEVICE_S)])
}

/// Returns the `Set-Cookie` header that removes the session.
pub fn forget_cookie(site: &Site) -> String {
    cookie(site, site.session_cookie(), "", 0)
}

fn cookie(site: &Site, name: &str, value: &str, seconds: i64) -> String {
    let secure = if site.options().secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}
