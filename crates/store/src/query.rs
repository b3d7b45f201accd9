//! Statements with their values, run on the store's connections.

use crate::cells::{Cell, bound};
use crate::error::StoreError;
use crate::location::Location;
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, Connection, SqlSafeStr, Transaction};

impl Store {
    /// Starts a transaction that writes.
    pub(crate) async fn begin<'c>(
        &self,
        connection: &'c mut AnyConnection,
    ) -> Result<Transaction<'c, Any>, StoreError> {
        let begin = if matches!(self.inner.place, Location::Sqlite(_)) { "begin immediate" } else { "begin" };
        connection.begin_with(begin).await.map_err(|error| self.database_error(&error))
    }

    /// Runs a writing statement; returns the number of rows affected.
    pub(crate) async fn run(&self, text: &'static str, cells: &[Cell]) -> Result<u64, StoreError> {
        let mut writer = self.writer().await?;
        self.run_on(&mut writer, text, cells).await
    }

    /// Runs a statement on a connection; returns the number of rows affected.
    pub(crate) async fn run_on(
        &self,
        connection: &mut AnyConnection,
        text: impl SqlSafeStr,
        cells: &[Cell],
    ) -> Result<u64, StoreError> {
        let done = bound(text, cells).execute(connection).await;
        done.map(|done| done.rows_affected()).map_err(|error| self.database_error(&error))
    }

    /// Returns the rows of a query.
    pub(crate) async fn ask(&self, text: &'static str, cells: &[Cell]) -> Result<Vec<AnyRow>, StoreError> {
        let mut reader = self.reader().await?;
        self.ask_on(&mut reader, text, cells).await
    }

    /// Returns the rows of a query on a connection.
    pub(crate) async fn ask_on(
        &self,
        connection: &mut AnyConnection,
        text: impl SqlSafeStr,
        cells: &[Cell],
    ) -> Result<Vec<AnyRow>, StoreError> {
        bound(text, cells).fetch_all(connection).await.map_err(|error| self.database_error(&error))
    }

    /// Returns the first row of a query.
    pub(crate) async fn ask_one(&self, text: &'static str, cells: &[Cell]) -> Result<Option<AnyRow>, StoreError> {
        Ok(self.ask(text, cells).await?.into_iter().next())
    }
}
