//! Notices by mail: which messages wait, were sent or failed is in the log, one outbox per season.
//!
//! A follower of the season queues what follows from an act ([`follow`]), a look every hour what is due ([`look`]), and
//! [`postman`] sends it. Nothing is queued before the office switches notices on in the season, and nothing of this runs
//! without a mail server. The log holds facts and numbers of persons; addresses are looked up when a message is sent.

pub mod follow;
pub mod look;
pub mod outbox;
pub mod postman;
pub mod text;

use crate::Desk;
use crate::league::Seasons;
use adoube_ledger::{Follower, Ledger};
use adoube_store::Store;
use adoube_web::mail::MailError;
use follow::IntoOutbox;
use outbox::Outbox;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The interval between two passes of the postman.
const POST_EVERY: Duration = Duration::from_secs(10);
/// The number of passes between two looks at what is due: an hour.
const LOOK_AFTER: u32 = 360;

/// Why the mail server could not be used, and until when it is left alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ServerTrouble {
    /// The cause.
    pub cause: MailError,
    /// The next attempt, in milliseconds since 1970.
    pub until_ms: i64,
    /// The number of attempts that failed one after the other.
    tries: u8,
}

/// The outboxes of all seasons.
pub struct Notices {
    /// The outboxes in the log.
    pub outbox: Ledger<Outbox>,
    /// The follower that queues what follows from acts.
    pub into_outbox: Follower<IntoOutbox>,
    trouble: Mutex<Option<ServerTrouble>>,
}

impl Notices {
    /// Opens the outboxes of a store.
    pub(crate) fn open(store: &Store, seasons: &Ledger<Seasons>, clock: fn() -> i64) -> Self {
        let outbox: Ledger<Outbox> = Ledger::open(store.clone(), None);
        let into_outbox = Follower::new(IntoOutbox::new(outbox.clone(), clock), seasons.clone());
        Self { outbox, into_outbox, trouble: Mutex::default() }
    }

    fn locked(&self) -> MutexGuard<'_, Option<ServerTrouble>> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns why the mail server cannot be used now, if it cannot.
    pub fn trouble(&self) -> Option<ServerTrouble> {
        *self.locked()
    }
}

/// Queues and sends until the task is aborted; returns at once without a mail server.
pub(crate) async fn run(desk: Desk) {
    if desk.options().mail.is_none() {
        return;
    }
    desk.notices().into_outbox.keep_up(crate::LOOK_EVERY).await;
    for pass in (0..LOOK_AFTER).cycle() {
        // What fails now is tried again at the next pass.
        if pass == 0 {
            let _ = look::look(&desk).await;
        }
        let _ = postman::deliver(&desk).await;
        tokio::time::sleep(POST_EVERY).await;
    }
}
