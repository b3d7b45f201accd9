//! Rating lists for looking up players: FIDE's or a federation's. They are copies of published files, so they are
//! outside the log, and a new list replaces the old one.
//!
//! Players are found by a prefix of a key: the folded name, the name with the first name first, or an id. Keys are
//! bytes in both engines, so that collations do not matter. A list is written in small transactions, so that the desk
//! can write in between, and becomes visible when it is complete. Its digest (`sql_table.rs`) is updated with every
//! row.

use crate::cells::{Cell, bound, cells};
use crate::entry::MalformedError;
use crate::error::StoreError;
use crate::location::Location;
use crate::sql_table::{self, LIST, LISTED, LISTED_KEY, OnConflict, SqlRow, SqlTable, share};
use crate::store::Store;
use crate::words::expected;
use icu_normalizer::DecomposingNormalizerBorrowed;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row as _};

/// Number of players per transaction.
pub const LISTED_MAX: usize = 2000;
/// Maximum length of a key, in bytes.
const KEY_BYTES_MAX: usize = 80;
/// Maximum length of a player's data, in bytes.
const DATA_BYTES_MAX: usize = 4096;

/// A rating list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredList {
    /// Its number.
    pub id: i64,
    /// Its name; a new list with the same name replaces it.
    pub name: String,
    /// Number of players.
    pub players: u64,
    /// Time of the import, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A player of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPlayer {
    /// The list.
    pub list: i64,
    /// The player's number in it.
    pub number: i64,
    /// The player's data in the list, as a JSON text.
    pub data: String,
}

/// A player to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewStoredPlayer {
    /// The name to find the player by: `Surname, First name`.
    pub name: String,
    /// The ids by which the player is found.
    pub codes: Vec<String>,
    /// The player's data in the list, as a JSON text.
    pub data: String,
}

/// Folds a text for searching: no accents, no capitals, one blank between words.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in DecomposingNormalizerBorrowed::new_nfd().normalize_iter(text.chars()) {
        match c {
            'ø' | 'Ø' => out.push('o'),
            'ł' | 'Ł' => out.push('l'),
            'đ' | 'Đ' | 'ð' | 'Ð' => out.push('d'),
            'ı' => out.push('i'),
            'æ' | 'Æ' => out.push_str("ae"),
            'œ' | 'Œ' => out.push_str("oe"),
            'ß' => out.push_str("ss"),
            'þ' | 'Þ' => out.push_str("th"),
            // Apostrophes and the Catalan middle dot join: D'Angelo, Vil·la.
            '\'' | '’' | '·' => {}
            c if c.is_alphanumeric() => out.extend(c.to_lowercase()),
            '\u{300}'..='\u{36f}' => {}
            _ if out.ends_with(' ') || out.is_empty() => {}
            _ => out.push(' '),
        }
    }
    while out.ends_with(' ') {
        out.pop();
    }
    out
}

/// Returns the key of a folded text.
pub(crate) fn key(folded: &str) -> Vec<u8> {
    let mut end = folded.len().min(KEY_BYTES_MAX);
    while !folded.is_char_boundary(end) {
        end -= 1;
    }
    folded.get(..end).unwrap_or_default().as_bytes().to_vec()
}

impl NewStoredPlayer {
    fn check(&self) -> Result<(), MalformedError> {
        let good = self.data.len() <= DATA_BYTES_MAX
            && !self.data.contains(char::is_control)
            && serde_json::from_str::<serde::de::IgnoredAny>(&self.data).is_ok();
        if good { Ok(()) } else { Err(MalformedError::new(&expected::LISTED, &expected::LISTED_EXPECTED, &self.name)) }
    }

    /// Returns the distinct keys.
    fn keys(&self) -> Vec<Vec<u8>> {
        let mut keys: Vec<Vec<u8>> = Vec::with_capacity(1 + self.codes.len());
        let (surname, first) = self.name.split_once(',').unwrap_or((&self.name, ""));
        let turned = format!("{first} {surname}");
        for text in [&self.name, &turned].into_iter().chain(&self.codes) {
            let key = key(&fold(text));
            if !key.is_empty() && !keys.contains(&key) {
                keys.push(key);
            }
        }
        keys
    }
}

impl Store {
    /// Returns the complete lists, in the order of their import.
    pub async fn lists(&self) -> Result<Vec<StoredList>, StoreError> {
        let mut connection = self.reader().await?;
        let rows = sqlx::query("select id, name, players, at_ms from list where whole = 1 order by id")
            .fetch_all(&mut *connection)
            .await
            .map_err(|error| self.database_error(&error))?;
        rows.iter()
            .map(|row| {
                let players: i64 = self.value(row, 2)?;
                let players = u64::try_from(players).unwrap_or_default();
                Ok(StoredList {
                    id: self.value(row, 0)?,
                    name: self.value(row, 1)?,
                    players,
                    at_ms: self.value(row, 3)?,
                })
            })
            .collect()
    }

    /// Starts a list, which is not visible yet. Deletes the remains of imports that were interrupted over an hour ago.
    pub async fn begin_list(&self, name: &str, at_ms: i64) -> Result<i64, StoreError> {
        let stale = at_ms.saturating_sub(3_600_000);
        for id in self.list_ids("select id from list where whole = 0 and at_ms < $1", stale).await? {
            self.drop_list(id).await?;
        }
        let mut writer = self.writer().await?;
        let store_error = |error: sqlx::Error| self.database_error(&error);
        if matches!(self.inner.place, Location::Sqlite(_)) {
            // Keys come in random order; a larger cache avoids writing their pages repeatedly.
            sqlx::query("pragma cache_size = -65536").execute(&mut *writer).await.map_err(store_error)?;
        }
        let row = sqlx::query("select coalesce(max(id), 0) + 1 from list")
            .fetch_one(&mut *writer)
            .await
            .map_err(store_error)?;
        let id: i64 = self.value(&row, 0)?;
        let mut cells = cells![id, name, 0, at_ms, 0].to_vec();
        cells.push(Cell::Number(share(&LIST, &cells)));
        let text = "insert into list (id, name, players, at_ms, whole, digest) values ($1, $2, $3, $4, $5, $6)";
        self.run_on(&mut writer, text, &cells).await?;
        Ok(id)
    }

    /// Adds the next players of a list, numbered from `first`. Up to [`LISTED_MAX`] players are one transaction.
    pub async fn add_listed(&self, list: i64, first: i64, players: &[NewStoredPlayer]) -> Result<(), StoreError> {
        for player in players {
            player.check()?;
        }
        for (chunk, from) in players.chunks(LISTED_MAX).zip((first..).step_by(LISTED_MAX)) {
            let mut writer = self.writer().await?;
            let added = async {
                let begin = if matches!(self.inner.place, Location::Sqlite(_)) { "begin immediate" } else { "begin" };
                let mut transaction = writer.begin_with(begin).await?;
                insert(&mut transaction, list, from, chunk).await?;
                transaction.commit().await
            };
            added.await.map_err(|error| self.database_error(&error))?;
        }
        Ok(())
    }

    /// Completes a list: it becomes visible, and older lists of the same name are deleted.
    pub async fn end_list(&self, id: i64, players: u64) -> Result<(), StoreError> {
        let players = i64::try_from(players).unwrap_or(i64::MAX);
        {
            let mut writer = self.writer().await?;
            let ended = async {
                let mut transaction = writer.begin().await?;
                let text = "select id from list where id <> $1 and whole = 1
                     and name = (select name from list where id = $2)";
                let others = bound(text, &cells![id, id]).fetch_all(&mut *transaction).await?;
                // Hide the old lists in the same transaction.
                for row in others {
                    hide(&mut transaction, row.try_get(0)?).await?;
                }
                change(&mut transaction, id, &[(PLAYERS, players), (WHOLE, 1)]).await?;
                transaction.commit().await
            };
            ended.await.map_err(|error| self.database_error(&error))?;
        }
        for old in self.list_ids("select id from list where whole = 0 and at_ms <= $1", 0).await? {
            self.drop_list(old).await?;
        }
        Ok(())
    }

    /// Deletes a list, in small transactions.
    pub async fn drop_list(&self, id: i64) -> Result<(), StoreError> {
        let store_error = |error: sqlx::Error| self.database_error(&error);
        hide(&mut *self.writer().await?, id).await.map_err(store_error)?;
        let most = "select coalesce(max(number), 0) from listed where list = $1";
        let row = sqlx::query(most).bind(id).fetch_one(&mut *self.writer().await?).await.map_err(store_error)?;
        let most: i64 = self.value(&row, 0)?;
        let step = 5000;
        let mut from = 0;
        while from <= most {
            let delete = "delete from listed where list = $1 and number >= $2 and number < $3";
            let query = sqlx::query(delete).bind(id).bind(from).bind(from + step);
            query.execute(&mut *self.writer().await?).await.map_err(store_error)?;
            from += step;
        }
        loop {
            let some = "delete from listed_key where list = $1 and key in
                (select key from listed_key where list = $2 order by key limit 5000)";
            let query = sqlx::query(some).bind(id).bind(id);
            if query.execute(&mut *self.writer().await?).await.map_err(store_error)?.rows_affected() == 0 {
                break;
            }
        }
        let gone = "delete from list where id = $1";
        sqlx::query(gone).bind(id).execute(&mut *self.writer().await?).await.map_err(store_error).map(drop)
    }

    /// Returns the players whose name (surname or first name first) or id starts with the query; at most `most` per
    /// list.
    pub async fn search_lists(&self, query: &str, most: u16) -> Result<Vec<StoredPlayer>, StoreError> {
        let mut found: Vec<StoredPlayer> = Vec::new();
        let from = key(&fold(query));
        if from.is_empty() {
            return Ok(found);
        }
        let mut to = from.clone();
        // No UTF-8 text contains this byte.
        to.push(0xff);
        let lists = self.lists().await?;
        let mut connection = self.reader().await?;
        for list in lists {
            let rows = sqlx::query(
                "select p.list, p.number, p.data from
                    (select list, key, number from listed_key where list = $1 and key >= $2 and key < $3
                     order by list, key, number limit $4) k
                 join listed p on p.list = k.list and p.number = k.number order by k.key, k.number",
            )
            .bind(list.id)
            .bind(from.clone())
            .bind(to.clone())
            .bind(i64::from(most))
            .fetch_all(&mut *connection)
            .await
            .map_err(|error| self.database_error(&error))?;
            for row in &rows {
                let listed = self.listed_row(row)?;
                // A name and an id may share a prefix.
                if !found.contains(&listed) {
                    found.push(listed);
                }
            }
        }
        Ok(found)
    }

    /// Returns one player of a list.
    pub async fn listed(&self, list: i64, number: i64) -> Result<Option<StoredPlayer>, StoreError> {
        let mut connection = self.reader().await?;
        let row = sqlx::query("select list, number, data from listed where list = $1 and number = $2")
            .bind(list)
            .bind(number)
            .fetch_optional(&mut *connection)
            .await
            .map_err(|error| self.database_error(&error))?;
        row.map(|row| self.listed_row(&row)).transpose()
    }

    fn listed_row(&self, row: &AnyRow) -> Result<StoredPlayer, StoreError> {
        Ok(StoredPlayer { list: self.value(row, 0)?, number: self.value(row, 1)?, data: self.value(row, 2)? })
    }

    async fn list_ids(&self, text: &'static str, at_ms: i64) -> Result<Vec<i64>, StoreError> {
        let mut writer = self.writer().await?;
        let rows =
            sqlx::query(text).bind(at_ms).fetch_all(&mut *writer).await.map_err(|error| self.database_error(&error))?;
        rows.iter().map(|row| self.value(row, 0)).collect()
    }
}

/// Columns of the table of lists.
const PLAYERS: usize = 2;
const AT_MS: usize = 3;
const WHOLE: usize = 4;

/// Hides a list that is to be deleted.
async fn hide(connection: &mut AnyConnection, id: i64) -> Result<(), sqlx::Error> {
    change(connection, id, &[(AT_MS, 0), (WHOLE, 0)]).await
}

/// Changes the row of a list, and updates its digest.
async fn change(connection: &mut AnyConnection, id: i64, to: &[(usize, i64)]) -> Result<(), sqlx::Error> {
    let text = "select id, name, players, at_ms, whole, digest from list where id = $1";
    let Some(found) = bound(text, &cells![id]).fetch_optional(&mut *connection).await? else { return Ok(()) };
    let row = LIST.row(&found)?;
    let mut new = row.clone();
    for (column, number) in to {
        if let Some(cell) = new.cells.get_mut(*column) {
            *cell = Cell::Number(*number);
        }
    }
    let difference = share(&LIST, &row.cells) ^ share(&LIST, &new.cells);
    let text = "update list set players = $1, at_ms = $2, whole = $3,
         digest = (digest | $4) - (digest & $5) where id = $6";
    let cells = cells![new.number(PLAYERS), new.number(AT_MS), new.number(WHOLE), difference, difference, id];
    bound(text, &cells).execute(connection).await.map(drop)
}

async fn insert(
    connection: &mut AnyConnection,
    list: i64,
    first: i64,
    players: &[NewStoredPlayer],
) -> Result<(), sqlx::Error> {
    let row = |table: &'static SqlTable, cells: Vec<Cell>| SqlRow { table, cells };
    let (mut listed, mut keys) = (Vec::with_capacity(players.len()), Vec::new());
    for (number, player) in (first..).zip(players) {
        listed.push(row(&LISTED, cells![list, number, &player.data].to_vec()));
        keys.extend(player.keys().into_iter().map(|key| (key, number)));
    }
    keys.sort_unstable();
    let keys = keys.into_iter().map(|(key, number)| vec![Cell::Number(list), Cell::Bytes(key), Cell::Number(number)]);
    let keys: Vec<SqlRow> = keys.map(|cells| row(&LISTED_KEY, cells)).collect();
    let shares = listed.iter().chain(&keys).fold(0, |sum, row| sum ^ share(row.table, &row.cells));
    sql_table::write(connection, &LISTED, &listed, OnConflict::Refused).await?;
    sql_table::write(connection, &LISTED_KEY, &keys, OnConflict::Refused).await?;
    add_share(connection, list, shares).await
}

/// XORs a row's contribution into the digest, using operators that both engines have.
async fn add_share(connection: &mut AnyConnection, list: i64, share: i64) -> Result<(), sqlx::Error> {
    let text = "update list set digest = (digest | $1) - (digest & $2) where id = $3";
    bound(text, &cells![share, share, list]).execute(connection).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Access;
    use crate::support::{Folder, Postgres, block_on};

    #[test]
    fn names_are_folded() {
        let cases = [
            ("Ferrer Montcau,  Àlex", "ferrer montcau alex"),
            ("Núñez-Peña, J.", "nunez pena j"),
            ("D'Angelo", "dangelo"),
            ("Vil·la i Roïç", "villa i roic"),
            ("Łukasz Øresund ß", "lukasz oresund ss"),
            (" , ", ""),
            ("1503014", "1503014"),
        ];
        for (text, expected) in cases {
            assert_eq!(fold(text), expected);
            assert_eq!(fold(&fold(text)), fold(text), "{text}");
        }
        assert!(key(&"ж".repeat(200)).len() <= KEY_BYTES_MAX);
    }

    fn player(name: &str, codes: &[&str]) -> NewStoredPlayer {
        let data = serde_json::json!({ "name": name }).to_string();
        NewStoredPlayer { name: name.to_owned(), codes: codes.iter().map(|&code| code.to_owned()).collect(), data }
    }

    async fn bring(store: &Store, name: &str, players: &[NewStoredPlayer]) -> i64 {
        let id = store.begin_list(name, 1_794_805_200_000).await.unwrap();
        store.add_listed(id, 1, players).await.unwrap();
        store.end_list(id, players.len() as u64).await.unwrap();
        id
    }

    async fn names(store: &Store, query: &str) -> Vec<String> {
        let found = store.search_lists(query, 3).await.unwrap();
        found
            .iter()
            .map(|listed| {
                let data: serde_json::Value = serde_json::from_str(&listed.data).unwrap();
                data["name"].as_str().unwrap().to_owned()
            })
            .collect()
    }

    async fn lists_are_searched_and_replaced(store: &Store) {
        assert!(names(store, "a").await.is_empty(), "no list yet");
        let first = [
            player("Núñez, Ana", &["22"]),
            player("Nunes, Rui", &["221", "9"]),
            player("Carlsen, Magnus", &["1503014"]),
        ];
        bring(store, "FIDE", &first).await;
        // Case and accents are ignored, and blanks are treated alike in both engines.
        assert_eq!(names(store, "NÚN").await, ["Nunes, Rui", "Núñez, Ana"]);
        assert_eq!(names(store, "nunez a").await, ["Núñez, Ana"]);
        assert_eq!(names(store, "magnus c").await, ["Carlsen, Magnus"]);
        assert_eq!(names(store, "22").await, ["Núñez, Ana", "Nunes, Rui"]);
        assert_eq!(names(store, "9").await, ["Nunes, Rui"]);
        assert!(names(store, "%").await.is_empty() && names(store, "nunez b").await.is_empty());
        // An incomplete list is not visible, and a new one replaces the old.
        let half = store.begin_list("FIDE", 1).await.unwrap();
        store.add_listed(half, 1, &[player("Carlsen, Half", &[])]).await.unwrap();
        assert_eq!(names(store, "carlsen").await, ["Carlsen, Magnus"]);
        let many: Vec<NewStoredPlayer> =
            (0..4500).map(|n| player(&format!("Roca {n:04}, Pau"), &[&(70_000 + n).to_string()])).collect();
        let id = bring(store, "FIDE", &many).await;
        assert!(names(store, "carlsen").await.is_empty());
        assert_eq!(names(store, "roca 44").await, ["Roca 4400, Pau", "Roca 4401, Pau", "Roca 4402, Pau"]);
        let listed = store.search_lists("74499", 5).await.unwrap().remove(0);
        assert_eq!(store.listed(id, listed.number).await.unwrap(), Some(listed));
        assert_eq!(store.listed(id, 9999).await.unwrap(), None);
        // Two lists, each with its own players.
        let other = bring(store, "Federation", &[player("Roca 4400, Pau", &["X1"])]).await;
        assert_eq!(names(store, "roca 4400").await.len(), 2);
        let lists = store.lists().await.unwrap();
        assert_eq!(
            lists.iter().map(|list| (list.name.as_str(), list.players)).collect::<Vec<_>>(),
            [("FIDE", 4500), ("Federation", 1)]
        );
        store.drop_list(other).await.unwrap();
        assert_eq!(store.lists().await.unwrap().len(), 1);
        let bad = NewStoredPlayer { data: "{".to_owned(), ..player("X", &[]) };
        assert!(store.add_listed(id, 9000, &[bad]).await.is_err());
        let mut connection = store.reader().await.unwrap();
        for (text, left) in [
            ("select count(*) from listed", 4500_i64),
            ("select count(*) from listed_key", 13_500),
            ("select count(*) from list", 1),
        ] {
            let row = sqlx::query(text).fetch_one(&mut *connection).await.unwrap();
            assert_eq!(store.value::<i64>(&row, 0).unwrap(), left, "{text}");
        }
    }

    #[test]
    fn lists_are_searched_and_replaced_on_sqlite() {
        let folder = Folder::new("lists");
        block_on(async {
            let store = Store::open(&folder.place("adoube.db"), Access::Create).await.unwrap();
            lists_are_searched_and_replaced(&store).await;
            store.close().await.unwrap();
        });
    }

    #[test]
    fn lists_are_searched_and_replaced_on_postgresql() {
        let Some(server) = Postgres::start() else { return };
        let place = server.create("lists");
        block_on(async {
            let store = Store::open(&place, Access::Create).await.unwrap();
            lists_are_searched_and_replaced(&store).await;
            store.close().await.unwrap();
        });
    }
}
