//! Ratings at the desk: an event as the rules see it, periods that are rated from the desk's own events, lists as they are read.
//!
//! - [`field`]: an event as the rules of ratings, norms and promotions see it.
//! - [`period`]: a period as an act in the record: what goes in, and the ratings that come of it (handbook, «Rating»; FIDE B.02).
//! - [`gather`]: what goes in, from the events that were chosen and the list before.
//! - [`publish`]: the new list.
//! - [`again`]: which events were rated already.
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
    /// The lists that were read.
    pub catalogues: Catalogues,
    /// One list is published at a time: a form that is sent twice finds the list of the first.
    pub publishing: tokio::sync::Mutex<()>,
}

impl Office {
    /// Of a store.
    pub fn open(store: &Store, key: Option<Arc<DeskKey>>) -> Self {
        Self {
            periods: Ledger::open(store.clone(), key),
            catalogues: Catalogues::default(),
            publishing: tokio::sync::Mutex::default(),
        }
    }
}
