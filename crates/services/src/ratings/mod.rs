//! Ratings: events as input of the rules, periods rated from the desk's own events, and lists for browsing.
//!
//! - [`field`]: an event as the rules of ratings, norms and promotions see it.
//! - [`period`]: a period as an act in the record: its input and the resulting ratings (handbook, «Rating»; FIDE B.02).
//! - [`gather`]: the input, from the chosen events and the previous list.
//! - [`publish`]: the new list, which follows from the period in the log.
//! - [`again`]: events that were already rated.
//! - [`catalogue`]: lists ranked, by letter and club, compared.

pub mod again;
pub mod catalogue;
pub mod field;
pub mod gather;
pub mod period;
pub mod publish;

use adoube_ledger::{Follower, Ledger};
use adoube_store::DeskKey;
use catalogue::Catalogues;
use gather::PeriodSources;
use period::Periods;
use publish::IntoLists;
use std::sync::Arc;

/// The ratings of a desk.
pub struct Office {
    /// The periods in the record.
    pub periods: Ledger<Periods>,
    /// The records that periods are gathered from.
    pub sources: PeriodSources,
    /// The follower that writes the lists of the periods.
    pub into_lists: Follower<IntoLists>,
    /// The cache of loaded lists.
    pub catalogues: Catalogues,
    /// The lock that serialises publishing: a form sent twice finds the list of the first submission.
    pub publishing: tokio::sync::Mutex<()>,
}

impl Office {
    /// Opens the ratings of a record.
    pub fn open(sources: PeriodSources, key: Option<Arc<DeskKey>>) -> Self {
        let periods = Ledger::open(sources.store.clone(), key);
        Self {
            into_lists: Follower::new(IntoLists::new(sources.clone()), periods.clone()),
            periods,
            sources,
            catalogues: Catalogues::default(),
            publishing: tokio::sync::Mutex::default(),
        }
    }
}
