//! Finds deleted rows, and streams that were inserted by hand.

use crate::cells::cells;
use crate::deletion_guard::{CHECKPOINT, CountChange, PERSON, count};
use crate::error::{IntegrityFinding, StoreError};
use crate::snapshot::RecordSnapshot;

impl RecordSnapshot {
    /// Reports deleted rows and streams, and streams that no desk started.
    pub(crate) async fn absences(&mut self) -> Result<Vec<IntegrityFinding>, StoreError> {
        let mut found = self.orphans().await?;
        let gone = "select stream from begun
             where not exists (select 1 from entry where entry.stream = begun.stream) order by stream";
        for row in self.ask(gone, &[]).await? {
            found.push(IntegrityFinding::Gone { stream: self.store().parsed(&row, 0)? });
        }
        let unknown = "select distinct stream from entry
             where number = 1 and not exists (select 1 from begun where begun.stream = entry.stream) order by stream";
        for row in self.ask(unknown, &[]).await? {
            found.push(IntegrityFinding::Unknown { stream: self.store().parsed(&row, 0)? });
        }
        for table in [PERSON, CHECKPOINT] {
            let rows = self.ask("select members, digest from deletion_guard where what = $1", &cells![table]).await?;
            let written = match rows.first() {
                Some(row) => CountChange { members: self.store().value(row, 0)?, digest: self.store().value(row, 1)? },
                None => CountChange::default(),
            };
            let there = count(self.connection(), table).await;
            let there = there.map_err(|error| self.store().database_error(&error))?;
            if there != written {
                found.push(IntegrityFinding::Rows { table, written: written.members, found: there.members });
            }
        }
        Ok(found)
    }
}
