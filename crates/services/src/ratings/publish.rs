//! The new list of a period: under the handbook, all players of the previous list; under FIDE's rules, only those who
//! played, since FIDE publishes its own list.

use super::gather::{Gathered, PeriodChoice, kind_of};
use super::period::{NewRating, RatingRules};
use crate::lists::Found;
use adoube_store::{LISTED_MAX, NewStoredPlayer, Store, StoreError};
use std::collections::HashMap;

/// The maximum number of players in the previous list.
pub const BASE_MAX: u64 = 100_000;

/// Writes the new list; its number. `period` names the period in the record.
///
/// # Errors
/// The record.
pub async fn publish(
    store: &Store,
    choice: &PeriodChoice,
    gathered: &Gathered,
    rated: &[NewRating],
    (period, now_ms): (&str, i64),
) -> Result<i64, StoreError> {
    let kind = kind_of(choice.rules);
    let after = |place: usize| {
        let (player, rated) = (gathered.players.get(place)?, rated.get(place)?);
        let mut found = player.found.clone();
        found.set_rating(kind, rated.rating);
        found.published.games = rated.games;
        found.published.kept.remove(choice.rules.code());
        if !rated.kept.is_empty() {
            found.published.kept.insert(choice.rules.code().to_owned(), rated.kept.clone());
        }
        period.clone_into(&mut found.published.period);
        found.published.place = u32::try_from(place + 1).unwrap_or(0);
        Some(found)
    };
    let of_base = gathered.players.iter().enumerate().filter_map(|(place, player)| Some((player.number?, place)));
    let of_base: HashMap<i64, usize> = of_base.collect();
    let list = store.begin_list(&choice.name, now_ms).await?;
    let mut out = Writing { store, list, count: 0, batch: Vec::new() };
    if let Some(base) = choice.base.as_ref().filter(|_| choice.rules == RatingRules::Handbook) {
        let mut number = 0;
        loop {
            let rows = store.listed_after(base.id, number).await?;
            let Some(end) = rows.last() else { break };
            number = end.number;
            for row in &rows {
                let found = of_base.get(&row.number).and_then(|place| after(*place)).unwrap_or_else(|| {
                    let mut found = Found::of(row);
                    // The player did not play in this period, so there is no calculation to show.
                    found.published.period.clear();
                    (found.published.place, found.published.games) = (0, 0);
                    found
                });
                out.add(&found).await?;
            }
        }
    }
    for (place, player) in gathered.players.iter().enumerate() {
        let there = choice.rules == RatingRules::Handbook && player.number.is_some();
        let found = after(place).filter(|found| !there && (found.rating(kind) > 0 || !found.published.kept.is_empty()));
        if let Some(found) = found {
            out.add(&found).await?;
        }
    }
    out.end().await
}

struct Writing<'a> {
    store: &'a Store,
    list: i64,
    count: i64,
    batch: Vec<NewStoredPlayer>,
}

impl Writing<'_> {
    async fn add(&mut self, found: &Found) -> Result<(), StoreError> {
        self.batch.extend(found.row());
        if self.batch.len() >= LISTED_MAX { self.write().await } else { Ok(()) }
    }

    async fn write(&mut self) -> Result<(), StoreError> {
        let batch = std::mem::take(&mut self.batch);
        self.store.add_listed(self.list, self.count + 1, &batch).await?;
        self.count += i64::try_from(batch.len()).unwrap_or(i64::MAX);
        Ok(())
    }

    async fn end(mut self) -> Result<i64, StoreError> {
        self.write().await?;
        self.store.end_list(self.list, u64::try_from(self.count).unwrap_or_default()).await?;
        Ok(self.list)
    }
}
