//! Ratings: events as the rules see them, periods rated from the desk's own events, and lists for browsing.
//!
//! - [`field`]: an event as the rules of ratings, norms and promotions see it.
//! - [`period`]: a period as an act in the record: its input and the resulting ratings (handbook, «Rating»; FIDE B.02).
//! - [`gather`]: the input, from the chosen events and the previous list.
//! - [`publish`]: the new list.
//! - [`again`]: events that were already rated.
//! - [`catalogue`]: lists ranked, by letter and club, compared.

pub mod again;
pub mod catalogue;
pub mod field;
pub mod gather;
pub mod period;
pub mod publish;

use adoube_ledger::Ledger;
use adoube_store::{DeskKey, Store};
use catalogue::Catalogues;
use period::Periods;
use std::sync::Arc;

/// The ratings of a desk.
pub struct Office {
    /// The periods in the record.
    pub periods: Ledger<Periods>,
    /// The cache of loaded lists.
    pub catalogues: Catalogues,
    /// The lock that serialises publishing: a form sent twice finds the list of the first submission.
    pub publishing: tokio::sync::Mutex<()>,
}

impl Office {
    /// Opens the ratings of a store.
    pub fn open(store: &Store, key: Option<Arc<DeskKey>>) -> Self {
        Self {
            periods: Ledger::open(store.clone(), key),
            catalogues: Catalogues::default(),
            publishing: tokio::sync::Mutex::default(),
        }
    }
}
