//! Reading entries. Each is checked against the previous one, so that altered entries are never returned.

use crate::entry::{Head, Stream, StreamEntry};
use crate::error::StoreError;
use crate::store::{Store, with_timeout};
use sqlx::any::AnyRow;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, Row};
use std::str::FromStr;

/// Maximum number of entries per read.
pub const READ_MAX: u32 = 1000;

impl Store {
    pub(crate) async fn reader(&self) -> Result<PoolConnection<Any>, StoreError> {
        self.inner.pool.acquire().await.map_err(|error| self.database_error(&error))
    }

    /// Returns the entries of a stream after a number, in order, at most `limit` (and [`READ_MAX`]) of them.
    ///
    /// After 0 means from the start. Fewer entries than the limit means that the end was reached.
    pub async fn read(&self, stream: &Stream, after: u64, limit: u32) -> Result<Vec<StreamEntry>, StoreError> {
        let mut connection = self.reader().await?;
        // The previous entry is read too, because the first hash depends on it.
        let from = after.max(1);
        let extra = u32::from(after > 0);
        let mut entries = self.page(&mut connection, stream, from, limit.min(READ_MAX) + extra).await?;
        drop(connection);
        let mut head = Head::EMPTY;
        if after > 0 {
            if entries.is_empty() {
                return Ok(entries);
            }
            let anchor = entries.remove(0);
            if anchor.number != after {
                return Err(StoreError::Broken { stream: stream.clone(), number: after });
            }
            head = Head { number: after, hash: anchor.hash };
        }
        for entry in &entries {
            head = follow(head, entry)?;
        }
        if head.number > after && self.seen_head(stream).is_none_or(|seen| seen.number < head.number) {
            self.remember_head(stream, head);
        }
        Ok(entries)
    }

    /// Returns rows of a stream from a number on, unchecked.
    pub(crate) async fn page(
        &self,
        connection: &mut AnyConnection,
        stream: &Stream,
        from: u64,
        limit: u32,
    ) -> Result<Vec<StreamEntry>, StoreError> {
        let query = sqlx::query(
            "select stream, number, at_ms, command, part, kind, version, body, hash from entry
             where stream = $1 and number >= $2 order by number limit $3",
        )
        .bind(stream.as_str())
        .bind(i64::try_from(from).unwrap_or(i64::MAX))
        .bind(i64::from(limit));
        let rows = with_timeout(query.fetch_all(connection)).await.map_err(|error| self.database_error(&error))?;
        // A row that is no longer a valid entry is reported by its number, if that is readable.
        let broken = |row: &AnyRow, error| match self.natural(row, 1) {
            Ok(number) => StoreError::Broken { stream: stream.clone(), number },
            Err(_) => error,
        };
        rows.iter().map(|row| self.entry(row).map_err(|error| broken(row, error))).collect()
    }

    /// Returns all entries of a stream.
    pub async fn read_all(&self, stream: &Stream) -> Result<Vec<StreamEntry>, StoreError> {
        let mut all: Vec<StreamEntry> = Vec::new();
        loop {
            let after = all.last().map_or(0, |entry| entry.number);
            let mut page = self.read(stream, after, READ_MAX).await?;
            let last = page.len() < READ_MAX as usize;
            all.append(&mut page);
            if last {
                return Ok(all);
            }
        }
    }

    /// Returns the number and hash of a stream's last entry.
    pub async fn head(&self, stream: &Stream) -> Result<Head, StoreError> {
        let mut connection = self.reader().await?;
        let query = sqlx::query("select number, hash from entry where stream = $1 order by number desc limit 1");
        let row = with_timeout(query.bind(stream.as_str()).fetch_optional(&mut *connection)).await;
        let row = row.map_err(|error| self.database_error(&error))?;
        let Some(row) = row else { return Ok(Head::EMPTY) };
        Ok(Head { number: self.natural(&row, 0)?, hash: self.parsed(&row, 1)? })
    }

    /// Returns the streams of a kind, or all, ordered by name.
    pub async fn streams(&self, kind: Option<&str>) -> Result<Vec<Stream>, StoreError> {
        let mut connection = self.reader().await?;
        let mut streams = self.all_streams(&mut connection).await?;
        streams.retain(|stream| kind.is_none_or(|kind| stream.kind() == kind));
        Ok(streams)
    }

    pub(crate) async fn all_streams(&self, connection: &mut AnyConnection) -> Result<Vec<Stream>, StoreError> {
        let rows = sqlx::query("select distinct stream from entry")
            .fetch_all(connection)
            .await
            .map_err(|error| self.database_error(&error))?;
        let mut streams: Vec<Stream> = rows.iter().map(|row| self.parsed(row, 0)).collect::<Result<_, _>>()?;
        // The engines have different collations.
        streams.sort_unstable();
        Ok(streams)
    }

    pub(crate) fn entry(&self, row: &AnyRow) -> Result<StreamEntry, StoreError> {
        Ok(StreamEntry {
            stream: self.parsed(row, 0)?,
            number: self.natural(row, 1)?,
            at_ms: self.value(row, 2)?,
            command: self.parsed(row, 3)?,
            part: u32::try_from(self.value::<i64>(row, 4)?).map_err(|_| self.damaged("part"))?,
            kind: self.value(row, 5)?,
            version: u32::try_from(self.value::<i64>(row, 6)?).map_err(|_| self.damaged("version"))?,
            body: self.value(row, 7)?,
            hash: self.parsed(row, 8)?,
        })
    }

    pub(crate) fn value<'r, T>(&self, row: &'r AnyRow, column: usize) -> Result<T, StoreError>
    where
        T: sqlx::Decode<'r, Any> + sqlx::Type<Any>,
    {
        row.try_get(column).map_err(|error| self.database_error(&error))
    }

    pub(crate) fn natural(&self, row: &AnyRow, column: usize) -> Result<u64, StoreError> {
        u64::try_from(self.value::<i64>(row, column)?).map_err(|_| self.damaged("number"))
    }

    /// Parses a text written by this program; failure means that the database is damaged.
    pub(crate) fn parsed<T: FromStr>(&self, row: &AnyRow, column: usize) -> Result<T, StoreError> {
        let text: String = self.value(row, column)?;
        text.parse().map_err(|_| self.damaged(&text))
    }

    pub(crate) fn damaged(&self, detail: &str) -> StoreError {
        StoreError::Damaged { place: self.inner.shown.clone(), detail: detail.to_owned() }
    }
}

/// Returns the head after an entry, if it is the next one and its hash is right.
pub(crate) fn follow(head: Head, entry: &StreamEntry) -> Result<Head, StoreError> {
    let number = head.number.saturating_add(1);
    if entry.number != number || entry.chained_to(head.hash) != entry.hash {
        return Err(StoreError::Broken { stream: entry.stream.clone(), number });
    }
    Ok(Head { number, hash: entry.hash })
}
