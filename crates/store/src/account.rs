//! Accounts, their sessions, and the desk's own secrets.
//!
//! Like personal data they are stored outside the log and exported only on request. The desk also logs facts that must
//! be provable, such as role assignments. Roles and password hashes are opaque text to the store.

use crate::cells::{Cell, cells};
use crate::desk_key::DeskKey;
use crate::erasure;
use crate::error::StoreError;
use crate::sql_table::{ACCOUNT, SECRET, SESSION, SqlTable, checksum};
use crate::store::Store;
use sqlx::any::AnyRow;

/// An account that can sign in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The id used in the log.
    pub id: String,
    /// The user name for signing in; unique.
    pub name: String,
    /// The role, in the desk's format.
    pub role: String,
    /// The events it may act on, in the desk's format.
    pub scope: String,
    /// The password's hash, in PHC form.
    pub password: String,
    /// The TOTP secret, if two-factor sign-in is set up.
    pub totp: Option<String>,
    /// Hashes of the unused recovery codes and the last TOTP time step used, in the desk's format.
    pub recovery: String,
    /// Whether it may be used, in the desk's format.
    pub state: String,
    /// Creation time, in milliseconds since 1970.
    pub created_ms: i64,
    /// Time of the last change.
    pub changed_ms: i64,
}

/// The session of a signed-in browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoginSession {
    /// The digest of the session id; the id itself is stored only in the browser.
    pub id_hash: String,
    /// The account's id.
    pub account: String,
    /// The CSRF token of the session's forms.
    pub csrf: String,
    /// The browser's user agent.
    pub device: String,
    /// Sign-in time, in milliseconds since 1970.
    pub created_ms: i64,
    /// Time of the last request.
    pub seen_ms: i64,
    /// Time at which it expires at the latest.
    pub expires_ms: i64,
}

/// Returns the cells of a row with its checksum appended.
fn summed<const N: usize>(table: &SqlTable, cells: [Cell; N]) -> Vec<Cell> {
    let sum = checksum(table, &cells);
    cells.into_iter().chain([Cell::Text(sum)]).collect()
}

impl Account {
    fn cells(&self) -> Vec<Cell> {
        let Self { id, name, role, scope, password, totp, recovery, state, created_ms, changed_ms } = self;
        let cells = cells![id, name, role, scope, password, totp, recovery, state, *created_ms, *changed_ms];
        summed(&ACCOUNT, cells)
    }

    /// Returns the statement that adds the account, unless its id or name is taken.
    pub(crate) fn to_add(&self) -> (&'static str, Vec<Cell>) {
        let text = "insert into account
             (id, name, role, scope, password, totp, recovery, state, created_ms, changed_ms, checksum)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing";
        (text, self.cells())
    }

    /// Returns the statement that changes the account, unless somebody else has changed it since.
    pub(crate) fn to_change(&self, as_of_ms: i64) -> (&'static str, Vec<Cell>) {
        let text = "update account set id = $1, name = $2, role = $3, scope = $4, password = $5, totp = $6,
             recovery = $7, state = $8, created_ms = $9, changed_ms = $10, checksum = $11
             where id = $12 and name = $13 and created_ms = $14 and changed_ms = $15";
        let mut cells = self.cells();
        cells.extend(cells![&self.id, &self.name, self.created_ms, as_of_ms]);
        (text, cells)
    }
}

impl LoginSession {
    fn cells(&self) -> Vec<Cell> {
        let Self { id_hash, account, csrf, device, created_ms, seen_ms, expires_ms } = self;
        summed(&SESSION, cells![id_hash, account, csrf, device, *created_ms, *seen_ms, *expires_ms])
    }
}

/// The name of the desk's key among the secrets of an export or a backup. A live record never contains it: the key has
/// its own file.
pub(crate) const DESK_KEY: &str = "desk-key";

const TAKE: &str = "delete from secret where name = $1 and value = $2";

/// Returns the row of a secret.
pub(crate) fn secret_cells(name: &str, value: &str) -> Vec<Cell> {
    summed(&SECRET, cells![name, value])
}

impl Store {
    /// Adds an account; `false`, and no change, if the id or the name is taken.
    pub async fn add_account(&self, account: &Account) -> Result<bool, StoreError> {
        let (text, cells) = account.to_add();
        Ok(self.run(text, &cells).await? > 0)
    }

    /// Changes an account; `false` if it was changed by someone else since `as_of_ms`.
    ///
    /// The id, the name and the creation time cannot change.
    pub async fn change_account(&self, account: &Account, as_of_ms: i64) -> Result<bool, StoreError> {
        let (text, cells) = account.to_change(as_of_ms);
        Ok(self.run(text, &cells).await? > 0)
    }

    /// Returns the account with this name.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let text = "select id, name, role, scope, password, totp, recovery, state, created_ms, changed_ms, checksum
             from account where name = $1";
        let row = self.ask_one(text, &cells![name]).await?;
        row.map(|row| self.account_row(&row)).transpose()
    }

    /// Returns all accounts, ordered by id.
    pub async fn accounts(&self) -> Result<Vec<Account>, StoreError> {
        let text = "select id, name, role, scope, password, totp, recovery, state, created_ms, changed_ms, checksum
             from account order by id";
        self.ask(text, &[]).await?.iter().map(|row| self.account_row(row)).collect()
    }

    fn account_row(&self, row: &AnyRow) -> Result<Account, StoreError> {
        let account = Account {
            id: self.value(row, 0)?,
            name: self.value(row, 1)?,
            role: self.value(row, 2)?,
            scope: self.value(row, 3)?,
            password: self.value(row, 4)?,
            totp: self.value(row, 5)?,
            recovery: self.value(row, 6)?,
            state: self.value(row, 7)?,
            created_ms: self.value(row, 8)?,
            changed_ms: self.value(row, 9)?,
        };
        self.sound(row, 10, &account.cells())?;
        Ok(account)
    }

    /// Refuses rows with a wrong checksum.
    fn sound(&self, row: &AnyRow, column: usize, cells: &[Cell]) -> Result<(), StoreError> {
        let sum = Cell::Text(self.value(row, column)?);
        if cells.last() == Some(&sum) {
            return Ok(());
        }
        let Some(Cell::Text(key)) = cells.first() else { return Err(self.damaged("checksum")) };
        Err(self.damaged(key))
    }

    /// Starts a session.
    pub async fn add_session(&self, session: &LoginSession) -> Result<(), StoreError> {
        let text = "insert into session (id_hash, account, csrf, device, created_ms, seen_ms, expires_ms, checksum)
             values ($1, $2, $3, $4, $5, $6, $7, $8)";
        self.run(text, &session.cells()).await.map(drop)
    }

    /// Returns a session with its account, if it exists.
    pub async fn session(&self, id_hash: &str) -> Result<Option<(LoginSession, Account)>, StoreError> {
        let text = "select a.id, a.name, a.role, a.scope, a.password, a.totp, a.recovery, a.state, a.created_ms,
                    a.changed_ms, a.checksum,
                    s.id_hash, s.account, s.csrf, s.device, s.created_ms, s.seen_ms, s.expires_ms, s.checksum
             from session s join account a on a.id = s.account where s.id_hash = $1";
        let row = self.ask_one(text, &cells![id_hash]).await?;
        row.map(|row| Ok((self.session_row(&row, 11)?, self.account_row(&row)?))).transpose()
    }

    /// Returns the sessions of an account.
    pub async fn sessions_of(&self, account: &str) -> Result<Vec<LoginSession>, StoreError> {
        let text = "select id_hash, account, csrf, device, created_ms, seen_ms, expires_ms, checksum
             from session where account = $1 order by created_ms desc, id_hash";
        self.ask(text, &cells![account]).await?.iter().map(|row| self.session_row(row, 0)).collect()
    }

    fn session_row(&self, row: &AnyRow, first: usize) -> Result<LoginSession, StoreError> {
        let session = LoginSession {
            id_hash: self.value(row, first)?,
            account: self.value(row, first + 1)?,
            csrf: self.value(row, first + 2)?,
            device: self.value(row, first + 3)?,
            created_ms: self.value(row, first + 4)?,
            seen_ms: self.value(row, first + 5)?,
            expires_ms: self.value(row, first + 6)?,
        };
        self.sound(row, first + 7, &session.cells())?;
        Ok(session)
    }

    /// Updates the time of a session's last request.
    pub async fn touch_session(&self, session: &LoginSession, seen_ms: i64) -> Result<(), StoreError> {
        let seen = LoginSession { seen_ms, ..session.clone() };
        let text = "update session set id_hash = $1, account = $2, csrf = $3, device = $4, created_ms = $5,
             seen_ms = $6, expires_ms = $7, checksum = $8 where id_hash = $9";
        let mut cells = seen.cells();
        cells.extend(cells![&seen.id_hash]);
        self.run(text, &cells).await.map(drop)
    }

    /// Ends a session; `false` if there was none.
    pub async fn end_session(&self, id_hash: &str) -> Result<bool, StoreError> {
        let text = "select id_hash, expires_ms from session where id_hash = $1";
        Ok(self.end_some(text, &cells![id_hash]).await? > 0)
    }

    /// Ends all sessions of an account except one; returns their number.
    pub async fn end_sessions_of(&self, account: &str, except: &str) -> Result<u64, StoreError> {
        let text = "select id_hash, expires_ms from session where account = $1 and id_hash <> $2";
        self.end_some(text, &cells![account, except]).await
    }

    /// Ends the sessions selected by a query, and marks them as erased so that no import restores them.
    async fn end_some(&self, text: &'static str, cells: &[Cell]) -> Result<u64, StoreError> {
        let mut writer = self.writer().await?;
        let rows = self.ask_on(&mut writer, text, cells).await?;
        if rows.is_empty() {
            return Ok(0);
        }
        let mut transaction = self.begin(&mut writer).await?;
        let (mut ended, mut marks) = (0, Vec::new());
        for row in &rows {
            let (id, until): (String, i64) = (self.value(row, 0)?, self.value(row, 1)?);
            let delete = "delete from session where id_hash = $1";
            ended += self.run_on(&mut transaction, delete, &cells![&id]).await?;
            marks.push(erasure::mark(erasure::SESSION, &id, until));
        }
        let store_error = |error: sqlx::Error| self.database_error(&error);
        erasure::put(&mut transaction, &marks).await.map_err(store_error)?;
        transaction.commit().await.map_err(store_error)?;
        Ok(ended)
    }

    /// Deletes sessions that have expired or were not seen since `idle_before_ms`. An import could only restore them as
    /// expired, so they need no mark; marks of sessions that would have expired by now are deleted too.
    pub async fn end_old_sessions(&self, now_ms: i64, idle_before_ms: i64) -> Result<u64, StoreError> {
        let marks = "delete from erased where what = $1 and at_ms <= $2";
        self.run(marks, &cells![erasure::SESSION, now_ms]).await?;
        let text = "delete from session where expires_ms <= $1 or seen_ms < $2";
        self.run(text, &cells![now_ms, idle_before_ms]).await
    }

    /// Returns a secret or setting of the desk, storing `new` if there is none yet.
    pub async fn secret_or(&self, name: &str, new: &str) -> Result<String, StoreError> {
        let text = "insert into secret (name, value, checksum) values ($1, $2, $3) on conflict do nothing";
        if self.run(text, &secret_cells(name, new)).await? > 0 {
            self.lift(&mut *self.writer().await?, erasure::SECRET, name).await?;
        }
        // It may have been deleted in the meantime; then `new` is as good.
        Ok(self.secret(name).await?.unwrap_or_else(|| new.to_owned()))
    }

    /// Returns a secret or setting of the desk, if it exists.
    pub async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        let row = self.ask_one("select value, checksum from secret where name = $1", &cells![name]).await?;
        let Some(row) = row else { return Ok(None) };
        let value: String = self.value(&row, 0)?;
        self.sound(&row, 1, &secret_cells(name, &value))?;
        Ok(Some(value))
    }

    /// Sets a secret or setting of the desk.
    pub async fn put_secret(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let text = "insert into secret (name, value, checksum) values ($1, $2, $3)
             on conflict (name) do update set value = excluded.value, checksum = excluded.checksum";
        let mut writer = self.writer().await?;
        let mut transaction = self.begin(&mut writer).await?;
        self.run_on(&mut transaction, text, &secret_cells(name, value)).await?;
        self.lift(&mut transaction, erasure::SECRET, name).await?;
        transaction.commit().await.map_err(|error| self.database_error(&error))
    }

    /// Deletes a secret if it has this value; `false` if it has another or does not exist. If two callers race, exactly
    /// one succeeds. An import does not restore it.
    pub async fn take_secret(&self, name: &str, value: &str) -> Result<bool, StoreError> {
        let mut writer = self.writer().await?;
        let mut transaction = self.begin(&mut writer).await?;
        let taken = self.run_on(&mut transaction, TAKE, &cells![name, value]).await? > 0;
        let store_error = |error: sqlx::Error| self.database_error(&error);
        if taken {
            erasure::put(&mut transaction, &[erasure::mark(erasure::SECRET, name, 0)]).await.map_err(store_error)?;
        }
        transaction.commit().await.map_err(store_error)?;
        Ok(taken)
    }

    /// Removes and returns the desk's key that an export or an encrypted backup carried. It belongs in its own file:
    /// [`DeskKey::save`].
    pub async fn take_desk_key(&self) -> Result<Option<DeskKey>, StoreError> {
        let Some(text) = self.secret(DESK_KEY).await? else { return Ok(None) };
        self.run(TAKE, &cells![DESK_KEY, &text]).await?;
        Ok(DeskKey::from_text(&text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::support::{Folder, Postgres, block_on};
    use crate::{Access, Location};

    fn account(id: &str, name: &str) -> Account {
        let text = str::to_owned;
        Account {
            id: text(id),
            name: text(name),
            role: text("arbiter"),
            scope: text("*"),
            password: text("$argon2id$"),
            totp: None,
            recovery: String::new(),
            state: text("active"),
            created_ms: 1,
            changed_ms: 1,
        }
    }

    fn session(id: &str, account: &str, seen_ms: i64, expires_ms: i64) -> LoginSession {
        let text = str::to_owned;
        LoginSession {
            id_hash: text(id),
            account: text(account),
            csrf: text("c"),
            device: text("d"),
            created_ms: 1,
            seen_ms,
            expires_ms,
        }
    }

    async fn accounts_and_sessions(place: &Location) {
        let store = Store::open(place, Access::Create).await.unwrap();
        assert!(store.add_account(&account("a", "anna")).await.unwrap());
        assert!(!store.add_account(&account("b", "anna")).await.unwrap(), "a name is given once");
        assert!(!store.add_account(&account("a", "berta")).await.unwrap(), "an id is given once");
        let mut changed = account("a", "anna");
        (changed.role, changed.totp, changed.changed_ms) = ("chief".to_owned(), Some("s".to_owned()), 2);
        assert!(store.change_account(&changed, 1).await.unwrap());
        assert!(!store.change_account(&changed, 1).await.unwrap(), "it has changed meanwhile");
        assert_eq!(store.account_named("anna").await.unwrap(), Some(changed.clone()));
        assert_eq!(store.account_named("Anna").await.unwrap(), None);
        assert_eq!(store.accounts().await.unwrap(), [changed.clone()]);

        for (id, seen, expires) in [("s1", 100, 1000), ("s2", 10, 1000), ("s3", 100, 50)] {
            store.add_session(&session(id, "a", seen, expires)).await.unwrap();
        }
        assert_eq!(store.end_old_sessions(60, 20).await.unwrap(), 2, "one idle, one over");
        store.touch_session(&session("s1", "a", 100, 1000), 120).await.unwrap();
        let (found, whose) = store.session("s1").await.unwrap().unwrap();
        assert_eq!((found.seen_ms, whose), (120, changed));
        store.add_session(&session("s4", "a", 1, 1)).await.unwrap();
        assert_eq!(store.end_sessions_of("a", "s1").await.unwrap(), 1);
        assert_eq!(store.sessions_of("a").await.unwrap().len(), 1);
        assert!(store.end_session("s1").await.unwrap() && !store.end_session("s1").await.unwrap());
        assert_eq!(store.session("s1").await.unwrap(), None);
        // Marks are kept until the sessions would have expired.
        let marks = || async { store.marks(&mut store.reader().await.unwrap()).await.unwrap() };
        assert_eq!(marks().await.len(), 2, "{:?}", marks().await);
        store.end_old_sessions(500, 0).await.unwrap();
        assert_eq!(marks().await.len(), 1);
        store.end_old_sessions(1000, 0).await.unwrap();
        assert!(marks().await.is_empty());

        assert_eq!(store.secret_or("k", "first").await.unwrap(), "first");
        assert_eq!(store.secret_or("k", "second").await.unwrap(), "first");
        store.put_secret("k", "third").await.unwrap();
        assert_eq!(store.secret("k").await.unwrap().as_deref(), Some("third"));
        assert!(!store.take_secret("k", "first").await.unwrap());
        assert!(store.take_secret("k", "third").await.unwrap() && !store.take_secret("k", "third").await.unwrap());
        store.close().await.unwrap();
    }

    #[test]
    fn accounts_and_sessions_on_sqlite() {
        let folder = Folder::new("accounts");
        block_on(accounts_and_sessions(&folder.place("adoube.db")));
    }

    #[test]
    fn accounts_and_sessions_on_postgresql() {
        let Some(server) = Postgres::start() else { return };
        let place = server.create("record");
        block_on(accounts_and_sessions(&place));
    }
}
