//! Reading rating lists: page by page, by numbers, by an exact id or name, or by prefix.

use crate::error::StoreError;
use crate::store::Store;
use crate::stored_list::{StoredPlayer, fold, key};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use std::fmt::Write;

/// Number of players of a list per read.
pub const LISTED_READ_MAX: i64 = 5000;

impl Store {
    /// Returns the players of a list after a number, in order; at most [`LISTED_READ_MAX`].
    pub async fn listed_after(&self, list: i64, number: i64) -> Result<Vec<StoredPlayer>, StoreError> {
        let text = "select list, number, data from listed where list = $1 and number > $2 order by number limit $3";
        let query = sqlx::query(text).bind(list).bind(number).bind(LISTED_READ_MAX);
        let mut connection = self.reader().await?;
        let rows = query.fetch_all(&mut *connection).await.map_err(|error| self.database_error(&error))?;
        rows.iter().map(listed).collect::<Result<_, _>>().map_err(|error| self.database_error(&error))
    }

    /// Returns players of a list by their numbers, in that order; missing ones are omitted.
    pub async fn listed_some(&self, list: i64, numbers: &[i64]) -> Result<Vec<StoredPlayer>, StoreError> {
        let mut found = Vec::with_capacity(numbers.len());
        let mut connection = self.reader().await?;
        for some in numbers.chunks(200) {
            let mut text = String::from("select list, number, data from listed where list = $1 and number in (");
            for at in 0..some.len() {
                let _ = write!(text, "{}${}", if at == 0 { "" } else { ", " }, at + 2);
            }
            text.push(')');
            let query = sqlx::query(AssertSqlSafe(text)).bind(list);
            let query = some.iter().fold(query, |query, number| query.bind(*number));
            let rows = query.fetch_all(&mut *connection).await.map_err(|error| self.database_error(&error))?;
            for row in &rows {
                found.push(listed(row).map_err(|error| self.database_error(&error))?);
            }
        }
        let place = |listed: &StoredPlayer| numbers.iter().position(|number| *number == listed.number);
        found.sort_by_key(place);
        Ok(found)
    }

    /// Returns the players of a list with exactly this name or id; at most `most`.
    pub async fn listed_named(&self, list: i64, name: &str, most: u16) -> Result<Vec<StoredPlayer>, StoreError> {
        let key = key(&fold(name));
        if key.is_empty() {
            return Ok(Vec::new());
        }
        self.listed_between(list, key.clone(), [key, vec![0]].concat(), most).await
    }

    /// Returns the players of a list whose name or id starts with the query; at most `most`.
    pub async fn search_list(&self, list: i64, query: &str, most: u16) -> Result<Vec<StoredPlayer>, StoreError> {
        let from = key(&fold(query));
        if from.is_empty() {
            return Ok(Vec::new());
        }
        // No UTF-8 text contains this byte.
        self.listed_between(list, from.clone(), [from, vec![0xff]].concat(), most).await
    }

    async fn listed_between(
        &self,
        list: i64,
        from: Vec<u8>,
        to: Vec<u8>,
        most: u16,
    ) -> Result<Vec<StoredPlayer>, StoreError> {
        let text = "select p.list, p.number, p.data from
                (select list, key, number from listed_key where list = $1 and key >= $2 and key < $3
                 order by list, key, number limit $4) k
             join listed p on p.list = k.list and p.number = k.number order by k.key, k.number";
        let query = sqlx::query(text).bind(list).bind(from).bind(to).bind(i64::from(most));
        let mut connection = self.reader().await?;
        let rows = query.fetch_all(&mut *connection).await.map_err(|error| self.database_error(&error))?;
        let mut found: Vec<StoredPlayer> = Vec::with_capacity(rows.len());
        for row in &rows {
            let listed = listed(row).map_err(|error| self.database_error(&error))?;
            // A name and an id may share a prefix.
            if !found.contains(&listed) {
                found.push(listed);
            }
        }
        Ok(found)
    }
}

fn listed(row: &AnyRow) -> Result<StoredPlayer, sqlx::Error> {
    Ok(StoredPlayer { list: row.try_get(0)?, number: row.try_get(1)?, data: row.try_get(2)? })
}

#[cfg(test)]
mod tests {
    use crate::stored_list::NewStoredPlayer;
    use crate::support::{Folder, Postgres, block_on};
    use crate::{Access, Location, Store};

    async fn lists_are_read(place: &Location) {
        let store = Store::open(place, Access::Create).await.unwrap();
        let list = store.begin_list("one", 1).await.unwrap();
        let players: Vec<NewStoredPlayer> = (1..=300)
            .map(|at| NewStoredPlayer {
                name: format!("Puig, Anna {at}"),
                codes: vec![at.to_string()],
                data: format!("{{\"n\":{at}}}"),
            })
            .collect();
        store.add_listed(list, 1, &players).await.unwrap();
        store.end_list(list, 300).await.unwrap();
        let numbers = |found: Vec<crate::StoredPlayer>| found.into_iter().map(|one| one.number).collect::<Vec<_>>();
        assert_eq!(numbers(store.listed_after(list, 297).await.unwrap()), [298, 299, 300]);
        assert_eq!(store.listed_after(list, 0).await.unwrap().len(), 300);
        assert_eq!(numbers(store.listed_some(list, &[250, 3, 999, 7]).await.unwrap()), [250, 3, 7]);
        assert_eq!(numbers(store.listed_named(list, "30", 9).await.unwrap()), [30]);
        assert_eq!(numbers(store.listed_named(list, "anna 12 PUIG", 9).await.unwrap()), [12]);
        assert!(store.listed_named(list, " ", 9).await.unwrap().is_empty());
        assert_eq!(numbers(store.search_list(list, "29", 4).await.unwrap()), [29, 290, 291, 292]);
        assert!(store.search_list(list + 1, "29", 4).await.unwrap().is_empty());
        store.close().await.unwrap();
    }

    #[test]
    fn lists_are_read_on_sqlite() {
        let folder = Folder::new("listed");
        block_on(lists_are_read(&folder.place("adoube.db")));
    }

    #[test]
    fn lists_are_read_on_postgresql() {
        let Some(server) = Postgres::start() else { return };
        block_on(lists_are_read(&server.create("listed")));
    }
}
