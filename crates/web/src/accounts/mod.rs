//! Accounts and roles.
//!
//! There is no default account: the first start prints a one-time link with which the first administrator chooses a
//! name and a password. Administrators create further accounts and hand over the same kind of link; only the owner ever
//! knows a password. Changes to roles and permissions are also written to the log (`office/accounts`).

pub mod second_factor;
pub mod sessions;

use crate::access::SiteRole;
use crate::request_error::RequestError;
use crate::site::Site;
use crate::token;
use adoube_store::{Account, AccountChange, AccountNote, CommandId, NewEntry, StoreError, Stream, random};
use serde_json::json;

/// Maximum length of an account name, in characters.
pub const NAME_MAX: usize = 40;
/// Lifetime of an invitation link, in milliseconds.
const INVITATION_MS: i64 = 7 * 24 * 3_600_000;
/// State of an account that can be used.
pub const ACTIVE: &str = "active";
/// State of an account that is closed, temporarily or permanently.
pub const CLOSED: &str = "closed";

const SETUP: &str = "setup";

/// Normalises a name: trimmed, in lower case; `None` if it is not valid.
pub fn name(typed: &str) -> Option<String> {
    let name = typed.trim().to_lowercase();
    let good = |c: char| c.is_alphanumeric() || "._-@".contains(c);
    let sound = !name.is_empty() && name.chars().count() <= NAME_MAX && name.chars().all(good);
    sound.then_some(name)
}

/// Returns the path of a new set-up link if there is no account yet. Earlier links become invalid.
pub async fn setup_path(site: &Site) -> Result<Option<String>, StoreError> {
    if !site.store().accounts().await?.is_empty() {
        return Ok(None);
    }
    let token = token::text(&random::<32>()?);
    site.store().put_secret(SETUP, &token::digest(token.as_bytes())).await?;
    Ok(Some(format!("/setup/{token}")))
}

/// Returns whether a set-up link is valid.
pub async fn setup_is_open(site: &Site, token: &str) -> Result<bool, StoreError> {
    let digest = token::digest(token.as_bytes());
    Ok(site.store().secret(SETUP).await?.is_some_and(|kept| token::same(&kept, &digest)))
}

/// Creates the first administrator and consumes the link; `None` if the link was already used.
pub async fn set_up(site: &Site, token: &str, name: &str, password: String) -> Result<Option<Account>, RequestError> {
    let hash = site.passwords().hash(password, random()?).await?;
    if !site.store().take_secret(SETUP, &token::digest(token.as_bytes())).await? {
        return Ok(None);
    }
    let mut account = new_account(site, name, site.spec().first_role)?;
    account.password = hash;
    let added = write(site, &account.id, "account-made", AccountChange::Add(&account)).await?;
    Ok(added.then_some(account))
}

fn new_account(site: &Site, name: &str, role: SiteRole) -> Result<Account, RequestError> {
    let now_ms = site.now_ms();
    Ok(Account {
        id: token::text(&random::<9>()?).replace(['-', '_'], "x"),
        name: name.to_owned(),
        role: role.code.to_owned(),
        scope: "*".to_owned(),
        password: String::new(),
        totp: None,
        recovery: String::new(),
        state: ACTIVE.to_owned(),
        created_ms: now_ms,
        changed_ms: now_ms,
    })
}

/// Creates an account without a password; `None` if the name is taken.
pub async fn add(
    site: &Site,
    by: &str,
    name: &str,
    role: SiteRole,
    scope: &str,
) -> Result<Option<Account>, RequestError> {
    let mut account = new_account(site, name, role)?;
    scope.clone_into(&mut account.scope);
    let added = write(site, by, "account-made", AccountChange::Add(&account)).await?;
    Ok(added.then_some(account))
}

/// Creates a link with which an account's owner chooses a password. Earlier links become invalid.
pub async fn invitation(site: &Site, account: &Account) -> Result<String, RequestError> {
    let token = token::text(&random::<24>()?);
    let expires_ms = site.now_ms().saturating_add(INVITATION_MS);
    let kept = format!("{} {expires_ms}", token::digest(token.as_bytes()));
    site.store().put_secret(&format!("invitation/{}", account.id), &kept).await?;
    Ok(format!("/invitation/{}/{token}", account.id))
}

/// Returns the account that an invitation link belongs to, if the link is valid.
pub async fn invited(site: &Site, id: &str, token: &str) -> Result<Option<Account>, RequestError> {
    let Some(kept) = site.store().secret(&format!("invitation/{id}")).await? else { return Ok(None) };
    let Some((digest, expires)) = kept.split_once(' ') else { return Ok(None) };
    let open = expires.parse::<i64>().is_ok_and(|expires_ms| site.now_ms() < expires_ms);
    if !open || !token::same(digest, &token::digest(token.as_bytes())) {
        return Ok(None);
    }
    Ok(find(site, id).await?.filter(|account| account.state == ACTIVE))
}

/// Sets the password through an invitation link and consumes the link. Ends all sessions of the account and removes its
/// second factor.
pub async fn accept(site: &Site, account: &Account, password: String) -> Result<bool, RequestError> {
    let hash = site.passwords().hash(password, random()?).await?;
    let name = format!("invitation/{}", account.id);
    let Some(kept) = site.store().secret(&name).await? else { return Ok(false) };
    if !site.store().take_secret(&name, &kept).await? {
        return Ok(false);
    }
    change(site, &account.id, "account-password", &account.id, |account| {
        account.password.clone_from(&hash);
        (account.totp, account.recovery) = (None, String::new());
    })
    .await?;
    sessions::end_all_but(site, &account.id, "").await?;
    Ok(true)
}

/// Finds an account by its id.
pub async fn find(site: &Site, id: &str) -> Result<Option<Account>, StoreError> {
    Ok(site.store().accounts().await?.into_iter().find(|account| account.id == id))
}

/// Changes an account and logs the change, both or neither. If somebody else has changed the account in the meantime,
/// the edit is made again on what they left: neither change is lost.
pub async fn change(
    site: &Site,
    by: &str,
    what: &str,
    id: &str,
    edit: impl Fn(&mut Account),
) -> Result<Account, RequestError> {
    let _alone = site.changing_accounts().lock().await;
    for _ in 0..TRIES {
        let mut account = find(site, id).await?.ok_or(RequestError::NotFound)?;
        let as_of_ms = account.changed_ms;
        edit(&mut account);
        account.changed_ms = site.now_ms().max(as_of_ms.saturating_add(1));
        if write(site, by, what, AccountChange::Change { account: &account, as_of_ms }).await? {
            site.session_changes().send_replace(());
            return Ok(account);
        }
    }
    Err(RequestError::Stopping)
}

/// Attempts while others change accounts.
const TRIES: usize = 20;
/// Version of the entries that [`write`] appends.
const NOTE_VERSION: u32 = 1;

/// Writes an account, and logs its new role, scope and state, without names or secrets; `false` if the name is taken, or
/// somebody else has changed the account.
async fn write(site: &Site, by: &str, what: &str, change: AccountChange<'_>) -> Result<bool, RequestError> {
    let (AccountChange::Add(account) | AccountChange::Change { account, .. }) = change;
    let stream: Stream = "office/accounts".parse().map_err(StoreError::from)?;
    let at_ms = site.now_ms();
    let body = json!({
        "at": at_ms,
        "by": by,
        "account": account.id,
        "role": account.role,
        "scope": account.scope,
        "state": account.state,
        "second-factor": account.totp.is_some(),
    });
    let entry = NewEntry::new(what, NOTE_VERSION, body.to_string()).map_err(StoreError::from)?;
    let command = CommandId::new(u64::try_from(at_ms).unwrap_or_default(), random()?);
    let note = AccountNote { stream: &stream, command, entry: &entry, at_ms };
    // Another administrator may append an entry first.
    for _ in 0..TRIES {
        match site.store().write_account(change, note).await {
            Err(StoreError::Conflict { .. }) => {}
            other => return other.map_err(RequestError::from),
        }
    }
    Err(RequestError::Stopping)
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_name_is_short_and_plain() {
        for (typed, expected) in [
            (" Anna ", Some("anna")),
            ("àrbitre.1@club", Some("àrbitre.1@club")),
            ("", None),
            ("a b", None),
            ("<script>", None),
            (&"x".repeat(41), None),
        ] {
            assert_eq!(super::name(typed).as_deref(), expected, "{typed}");
        }
    }
}
