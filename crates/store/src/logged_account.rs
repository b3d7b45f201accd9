//! Accounts written together with the entry that logs them, in one transaction: the log of roles and the accounts never
//! disagree, whatever stops the desk.

use crate::account::Account;
use crate::append::chain;
use crate::entry::{CommandId, Head, NewEntry, Stream};
use crate::error::StoreError;
use crate::insert::{self, EntryRow};
use crate::store::Store;

/// A change of an account.
#[derive(Clone, Copy, Debug)]
pub enum AccountChange<'a> {
    /// A new account.
    Add(&'a Account),
    /// New values of an account that was last changed at `as_of_ms`.
    Change {
        /// The new values. The id, the name and the creation time cannot change.
        account: &'a Account,
        /// The time of the change that the new values are based on.
        as_of_ms: i64,
    },
}

/// The entry that logs a change of an account.
#[derive(Clone, Copy, Debug)]
pub struct AccountNote<'a> {
    /// The stream of all changes of accounts.
    pub stream: &'a Stream,
    /// The command.
    pub command: CommandId,
    /// The entry.
    pub entry: &'a NewEntry,
    /// Its time, in milliseconds since 1970.
    pub at_ms: i64,
}

impl Store {
    /// Writes an account and the entry about it, or neither: `false` if the id or name is taken, or somebody else has
    /// changed the account in the meantime. A stream that has grown is a [`StoreError::Conflict`].
    pub async fn write_account(&self, change: AccountChange<'_>, note: AccountNote<'_>) -> Result<bool, StoreError> {
        let head = self.head(note.stream).await?;
        let entries = chain(note.stream, head, note.command, std::slice::from_ref(note.entry), note.at_ms);
        let store_error = |error: sqlx::Error| self.database_error(&error);
        let mut writer = self.writer().await?;
        let mut transaction = self.begin(&mut writer).await?;
        let (text, cells) = match change {
            AccountChange::Add(account) => account.to_add(),
            AccountChange::Change { account, as_of_ms } => account.to_change(as_of_ms),
        };
        if self.run_on(&mut transaction, text, &cells).await? == 0 {
            transaction.rollback().await.map_err(store_error)?;
            return Ok(false);
        }
        let rows: Vec<EntryRow> = entries.iter().map(EntryRow::from).collect();
        if let Err(error) = insert::rows(&mut transaction, &rows).await {
            transaction.rollback().await.map_err(store_error)?;
            if insert::is_taken(&error) {
                let actual = self.head(note.stream).await?.number;
                return Err(StoreError::Conflict { stream: note.stream.clone(), expected: head.number, actual });
            }
            return Err(store_error(error));
        }
        transaction.commit().await.map_err(store_error)?;
        drop(writer);
        if let Some(entry) = entries.last() {
            self.remember_head(note.stream, Head { number: entry.number, hash: entry.hash });
        }
        self.inner.counters.appends.add(1);
        self.inner.counters.entries.add(1);
        self.inner.notifier.notify(note.stream);
        Ok(true)
    }
}
