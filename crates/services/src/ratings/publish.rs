//! The new list of a period: under the handbook, all players of the previous list; under FIDE's rules, only those who
//! played, since FIDE publishes its own list.
//!
//! The list follows from the period in the log, so that a desk that crashes between the two writes it at its next
//! start.

use super::gather::{ChosenEvent, Gathered, PeriodChoice, PeriodSources, gather, kind_of};
use super::period::{Inputs, NewRating, PeriodState, Periods, RatingRules};
use crate::lists::Found;
use adoube_laws::Date;
use adoube_ledger::{Concern, Follow, Led, Stopped};
use adoube_rating::fce::EventKind;
use adoube_store::{LISTED_MAX, NewStoredPlayer, Store, StoreError};
use std::collections::HashMap;

/// The maximum number of players in the previous list.
pub const BASE_MAX: u64 = 100_000;

/// The reason why no list is written for a period in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
enum NoList {
    #[error("the previous list is gone")]
    NoBase,
    #[error("the players of the events are not those of the period")]
    OtherPlayers,
}

/// Follower that writes the lists of published periods.
pub struct IntoLists {
    sources: PeriodSources,
}

impl IntoLists {
    /// Creates the follower.
    pub const fn new(sources: PeriodSources) -> Self {
        Self { sources }
    }

    /// Returns the office's choices for a published period.
    async fn choice(&self, inputs: &Inputs) -> Result<Option<PeriodChoice>, StoreError> {
        let lists = self.sources.store.lists().await?;
        let base = lists.into_iter().find(|list| list.name == inputs.base);
        let event = |event: &super::period::RatedEvent| ChosenEvent {
            id: event.id.clone(),
            kind: EventKind::from_code(&event.kind).unwrap_or(EventKind::Open),
            at: Some(event.at),
        };
        let whole = inputs.base.is_empty() || base.is_some();
        Ok(Date::parse(&inputs.date).filter(|_| whole).map(|date| PeriodChoice {
            rules: inputs.rules,
            date,
            base,
            name: inputs.list.clone(),
            events: inputs.events.iter().map(event).collect(),
        }))
    }
}

impl Follow for IntoLists {
    type Leader = Periods;

    const NAME: &'static str = "lists";

    fn concerns(state: &PeriodState, after: u64) -> Vec<Concern> {
        let published = Concern { number: state.number, at_ms: state.at_ms };
        Vec::from_iter((state.number > after).then_some(published))
    }

    async fn handle(&self, led: Led<'_, Periods>) -> Result<Vec<String>, Stopped> {
        let store = &self.sources.store;
        let (Some(inputs), Some((_, period))) = (&led.state.inputs, led.stream.as_str().split_once('/')) else {
            return Ok(Vec::new());
        };
        if is_there(store, &inputs.list).await? {
            return Ok(Vec::new());
        }
        let Some(choice) = self.choice(inputs).await? else { return Ok(vec![NoList::NoBase.to_string()]) };
        let gathered = match gather(&self.sources, &choice, &[]).await {
            Ok(gathered) => gathered,
            Err(failed) => return failed.refusal().map(|refusal| vec![refusal.to_string()]),
        };
        if !gathered.players.iter().map(|player| &player.person).eq(inputs.players.iter().map(|player| &player.person))
        {
            return Ok(vec![NoList::OtherPlayers.to_string()]);
        }
        publish(store, &choice, &gathered, &led.state.rated, (period, led.entry.at_ms)).await?;
        Ok(Vec::new())
    }
}

async fn is_there(store: &Store, name: &str) -> Result<bool, StoreError> {
    Ok(store.lists().await?.iter().any(|list| list.name == name))
}

/// Writes the new list. `period` names the period in the record.
async fn publish(
    store: &Store,
    choice: &PeriodChoice,
    gathered: &Gathered,
    rated: &[NewRating],
    (period, now_ms): (&str, i64),
) -> Result<(), StoreError> {
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
    out.end(&choice.name).await
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

    /// Makes the list visible, unless another desk on the same record was faster.
    async fn end(mut self, name: &str) -> Result<(), StoreError> {
        self.write().await?;
        if is_there(self.store, name).await? {
            return self.store.drop_list(self.list).await;
        }
        self.store.end_list(self.list, u64::try_from(self.count).unwrap_or_default()).await
    }
}
