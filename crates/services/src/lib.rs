//! The state and services of the desk, without pages: aggregates in the log besides the event, and data outside the
//! log.
//!
//! Pages and API are in `adoube-desk`. The pure crates decide under Article 8 of the Laws (scoresheets), Article 12
//! (the arbiter's role) and the federation's handbook; this crate appends their acts to the log.
//!
//! - [`Desk`]: the state shared by all requests.
//! - [`live_games`], [`board_game`]: games at the board, scoresheets, seats, and their spectators; [`result_ticket`]:
//!   tickets with which players report results.
//! - [`league`]: a federation's season in the log.
//! - [`ratings`], [`lists`]: rating lists, and periods that are rated here.
//! - [`course`]: examinations on the case book, by account.
//! - [`season_search`]: the search in a season.
//! - [`notices`]: what is due and what was decided, by mail.
//! - [`people`]: names, birth dates and contacts, outside the log.

// Players and rounds are far below 2^16, so `as` conversions between widths are safe.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod board_game;
pub mod course;
pub mod event_json;
pub mod league;
pub mod lists;
pub mod live_games;
pub mod notices;
pub mod people;
pub mod ratings;
pub mod result_ticket;
pub mod season_search;
/// The texts of `locales/`. Pages use some of them too.
pub mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use crate::league::{CoveredSeasons, LeagueAct, LeagueState, Seasons};
use crate::live_games::LiveGames;
use crate::notices::Notices;
use crate::people::{People, Person};
use crate::ratings::Office;
use crate::ratings::gather::PeriodSources;
use crate::season_search::SeasonIndexes;
use adoube_aggregate::Aggregate;
use adoube_event::{Context, EventAct, EventAggregate, EventHistory, EventState, KnownPeople, PersonId};
use adoube_ledger::{CommandOutcome, EntryNotice, Ledger, LedgerCounts, LedgerErrorOf, Replay};
use adoube_store::{CommandId, Store, StoreError, random};
use adoube_web::live::{Hub, Note};
use adoube_web::page_cache::{Freshness, PageVersion};
use adoube_web::password::Passwords;
use adoube_web::request_error::RequestError;
use adoube_web::site::{AppState, Limits, Options, Site};
use adoube_web::spec::SiteSpec;
use adoube_web::token::{self, Signer};
use adoube_web::visit::Visit;
use std::pin::Pin;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinSet;

/// The desk: state shared by all requests. Clones share the same state.
#[derive(Clone)]
pub struct Desk {
    inner: Arc<Inner>,
}

struct Inner {
    site: Site,
    events: Ledger<EventAggregate>,
    seasons: Ledger<Seasons>,
    covered: CoveredSeasons,
    indexes: SeasonIndexes,
    people: People,
    live_games: LiveGames,
    office: Office,
    notices: Notices,
}

impl Desk {
    /// Opens the desk on its record, as the site that `spec` describes.
    ///
    /// The future is boxed here, so that the ledgers are compiled in this crate: an `async fn` would be compiled in the
    /// crate that awaits it.
    pub fn open(
        spec: &'static SiteSpec,
        store: Store,
        options: Options,
    ) -> Pin<Box<dyn Future<Output = Result<Self, RequestError>> + Send>> {
        Box::pin(Self::open_now(spec, store, options))
    }

    async fn open_now(spec: &'static SiteSpec, store: Store, options: Options) -> Result<Self, RequestError> {
        let (key, clock) = (options.key.clone(), options.clock);
        let site = Site::open(spec, store.clone(), options).await?;
        let events: Ledger<EventAggregate> = Ledger::open(store.clone(), key.clone());
        let people = People::new(store.clone());
        let seasons: Ledger<Seasons> = Ledger::open(store.clone(), key.clone());
        let (of_events, of_seasons) = (events.clone(), seasons.clone());
        let sources =
            PeriodSources { store: store.clone(), events: of_events, seasons: of_seasons, people: people.clone() };
        let inner = Inner {
            site,
            live_games: LiveGames::open(&store, key.clone(), events.clone()),
            events,
            office: Office::open(sources, key),
            notices: Notices::open(&store, &seasons, clock),
            seasons,
            covered: CoveredSeasons::default(),
            indexes: SeasonIndexes::default(),
            people,
        };
        let desk = Self { inner: Arc::new(inner) };
        tokio::spawn(tell_the_hall(desk.inner.events.listen(), Arc::downgrade(&desk.inner), |desk| &desk.events));
        tokio::spawn(tell_the_hall(desk.inner.seasons.listen(), Arc::downgrade(&desk.inner), |desk| &desk.seasons));
        tokio::spawn(tell_of_games(desk.inner.live_games.games.listen(), Arc::downgrade(&desk.inner)));
        desk.stop_interrupted().await?;
        desk.live_games().into_events.keep_up(LOOK_EVERY).await;
        desk.office().into_lists.keep_up(LOOK_EVERY).await;
        Ok(desk)
    }

    /// Returns the games and scoresheets in the record.
    pub fn live_games(&self) -> &LiveGames {
        &self.inner.live_games
    }

    /// Ratings: the periods in the record and the loaded lists.
    pub fn office(&self) -> &Office {
        &self.inner.office
    }

    /// Returns the notices by mail.
    pub fn notices(&self) -> &Notices {
        &self.inner.notices
    }

    /// Returns the events in the record.
    pub fn events(&self) -> &Ledger<EventAggregate> {
        &self.inner.events
    }

    /// Follows the changes by other desks on the same record until the tasks are aborted: immediately on PostgreSQL,
    /// and everywhere by polling once per second. Sends notices, if there is a mail server.
    pub fn follow_others(&self) -> JoinSet<()> {
        let mut tasks = JoinSet::new();
        tasks.spawn(follow(self.inner.events.clone()));
        tasks.spawn(follow(self.inner.seasons.clone()));
        tasks.spawn(follow(self.office().periods.clone()));
        tasks.spawn(follow(self.live_games().games.clone()));
        tasks.spawn(follow(self.live_games().sheets.clone()));
        tasks.spawn(follow(self.notices().outbox.clone()));
        tasks.spawn(notices::run(self.clone()));
        tasks
    }

    /// Returns the counts of all ledgers, for metrics.
    pub fn ledgers(&self) -> Vec<LedgerCounts> {
        let games = self.live_games();
        vec![
            self.events().counts(),
            self.seasons().counts(),
            games.games.counts(),
            games.sheets.counts(),
            games.examinations.counts(),
            self.office().periods.counts(),
            self.notices().outbox.counts(),
        ]
    }

    /// Returns the hub that notifies spectators, by room.
    pub fn hub(&self) -> &Hub {
        self.inner.site.hub()
    }

    /// Returns the site's settings and shared services.
    pub fn site(&self) -> &Site {
        &self.inner.site
    }

    /// Returns the state of an event, now or after a given log entry.
    pub async fn event_state(&self, id: &str, at: Option<u64>) -> Result<Arc<EventHistory>, RequestError> {
        let stream = Ledger::<EventAggregate>::stream(id).map_err(|_| RequestError::NotFound)?;
        let state = match at {
            Some(number) => self.inner.events.state_at(&stream, number).await,
            None => self.inner.events.state(&stream).await,
        };
        let state = state.map_err(RequestError::from)?;
        match at {
            _ if state.number() == 0 => Err(RequestError::NotFound),
            Some(number) if number != state.number() => Err(RequestError::Bad(words::record::NO_SUCH_ENTRY)),
            _ if state.event.opened => Ok(state),
            _ => Err(RequestError::NotFound),
        }
    }

    /// Performs acts in an event, all or none.
    pub async fn event_acts(
        &self,
        id: &str,
        command: CommandId,
        context: &Context,
        acts: Vec<EventAct>,
    ) -> Result<CommandOutcome<EventAggregate>, LedgerErrorOf<EventAggregate>> {
        let stream = Ledger::<EventAggregate>::stream(id)?;
        self.inner.events.acts(&stream, command, context, acts).await
    }

    /// Returns the seasons in the record.
    pub fn seasons(&self) -> &Ledger<Seasons> {
        &self.inner.seasons
    }

    /// Returns the seasons with their secrets covered.
    pub fn covered_seasons(&self) -> &CoveredSeasons {
        &self.inner.covered
    }

    /// Returns the search indexes of the seasons.
    pub fn season_indexes(&self) -> &SeasonIndexes {
        &self.inner.indexes
    }

    /// Returns the state of a season, now or after a given log entry.
    pub async fn season(&self, id: &str, at: Option<u64>) -> Result<Arc<LeagueState>, RequestError> {
        let stream = Ledger::<Seasons>::stream(id).map_err(|_| RequestError::NotFound)?;
        let state = match at {
            Some(number) => self.inner.seasons.state_at(&stream, number).await,
            None => self.inner.seasons.state(&stream).await,
        };
        let state = state.map_err(RequestError::from)?;
        match at {
            _ if !state.is_open() => Err(RequestError::NotFound),
            Some(number) if number != state.number => Err(RequestError::Bad(words::record::NO_SUCH_ENTRY)),
            _ => Ok(state),
        }
    }

    /// Performs acts in a season, all or none.
    pub async fn season_acts(
        &self,
        id: &str,
        command: CommandId,
        context: &Context,
        acts: Vec<LeagueAct>,
    ) -> Result<CommandOutcome<Seasons>, LedgerErrorOf<Seasons>> {
        let stream = Ledger::<Seasons>::stream(id)?;
        self.inner.seasons.acts(&stream, command, context, acts).await
    }

    /// Returns all seasons, latest first.
    pub async fn seasons_latest_first(&self) -> Result<Vec<(String, Arc<LeagueState>)>, RequestError> {
        let mut seasons = Vec::new();
        for stream in self.inner.seasons.streams().await.map_err(RequestError::from)? {
            let state = self.inner.seasons.state(&stream).await.map_err(RequestError::from)?;
            if let (Some((_, id)), true) = (stream.as_str().split_once('/'), state.is_open()) {
                seasons.push((id.to_owned(), state));
            }
        }
        seasons.sort_by_key(|(id, state)| {
            (std::cmp::Reverse(state.season.season.as_ref().map(|season| season.year)), id.clone())
        });
        Ok(seasons)
    }

    /// Returns all events, latest start first.
    pub async fn events_latest_first(&self) -> Result<Vec<(String, Arc<EventHistory>)>, RequestError> {
        let mut events = Vec::new();
        for stream in self.inner.events.streams().await.map_err(RequestError::from)? {
            let state = self.inner.events.state(&stream).await.map_err(RequestError::from)?;
            if let (Some((_, id)), true) = (stream.as_str().split_once('/'), state.event.opened) {
                events.push((id.to_owned(), state));
            }
        }
        let key = |state: &EventHistory| (state.event.settings.starts, state.history.first().map_or(0, |done| done.at));
        events.sort_by_key(|(_, state)| std::cmp::Reverse(key(state)));
        Ok(events)
    }

    /// Returns the persons of the desk.
    pub fn people(&self) -> &People {
        &self.inner.people
    }

    /// Returns the names and data of an event's participants, for its arbiters.
    pub async fn names(&self, event: &EventState) -> Result<KnownPeople, RequestError> {
        Ok(people::names(&self.inner.people.of(event).await?))
    }

    /// Returns the public names of an event's participants: no birth dates, initials for minors.
    pub async fn public_names(&self, event: &EventState) -> Result<KnownPeople, RequestError> {
        Ok(people::public_names(event, &self.inner.people.of(event).await?))
    }

    /// Finds or creates the arbiter with a name: one of `before` if the name matches, otherwise a new person; `None`
    /// for an empty name.
    pub async fn arbiter_named(&self, name: &str, before: &[PersonId]) -> Result<Option<PersonId>, StoreError> {
        if name.is_empty() {
            return Ok(None);
        }
        for id in before {
            if self.inner.people.get(id).await?.is_some_and(|person| person.name == name) {
                return Ok(Some(id.clone()));
            }
        }
        let id = PersonId(format!("a{}", token::digest(&random::<16>()?).chars().take(20).collect::<String>()));
        let name = name.chars().filter(|c| !c.is_control()).take(90).collect();
        self.inner.people.put(&Person { id: id.clone(), name, ..Person::default() }, self.now_ms()).await?;
        Ok(Some(id))
    }

    /// Generates a command id.
    pub fn new_command(&self) -> Result<CommandId, StoreError> {
        self.inner.site.new_command()
    }

    /// Returns the store.
    pub fn store(&self) -> &Store {
        self.inner.site.store()
    }

    /// Returns the options the desk runs with.
    pub fn options(&self) -> &Options {
        self.inner.site.options()
    }

    /// Returns the signer of tokens.
    pub fn signer(&self) -> &Signer {
        self.inner.site.signer()
    }

    /// Returns the rate limits.
    pub fn limits(&self) -> &Limits {
        self.inner.site.limits()
    }

    /// Hashes and checks passwords.
    pub fn passwords(&self) -> &Passwords {
        self.inner.site.passwords()
    }

    /// Returns the current time in milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        self.inner.site.now_ms()
    }

    /// Returns the base URL for phones in the hall: the configured one; otherwise the one of this request, unless it is
    /// local to this machine and another was found.
    pub fn hall_address(&self, visit: &Visit) -> String {
        let options = self.options();
        let found = options.found_url.as_ref().filter(|_| adoube_web::links::is_this_machine(&visit.origin));
        options.hall_url.as_ref().or(found).unwrap_or(&visit.origin).clone()
    }
}

impl AppState for Desk {
    fn site(&self) -> &Site {
        &self.inner.site
    }
}

impl Freshness for Desk {
    async fn is_latest(&self, version: &PageVersion) -> bool {
        self.event_state(&version.of, None).await.is_ok_and(|state| state.number() == version.number)
    }

    fn changes(&self) -> u64 {
        self.inner.people.changes()
    }
}

/// The polling interval for changes by other desks, and the retry interval when the record cannot be read.
const LOOK_EVERY: Duration = Duration::from_secs(1);

async fn follow<M: Aggregate>(record: Ledger<M>) {
    loop {
        // Following ends only if the record cannot be watched; retry.
        let _ = record.clone().follow(LOOK_EVERY).await;
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

/// Notifies spectators of changes in events or seasons until the desk is dropped.
async fn tell_the_hall<M: Aggregate>(
    mut told: Receiver<EntryNotice<M>>,
    desk: Weak<Inner>,
    record: fn(&Inner) -> &Ledger<M>,
) {
    loop {
        let heard = told.recv().await;
        let Some(desk) = desk.upgrade() else { return };
        match heard {
            Ok(told) => {
                let number = told.recorded.number;
                desk.site.hub().tell(told.stream.as_str(), || Note::new("change", number, &number.to_string()));
            }
            // Messages were lost: notify everybody.
            Err(RecvError::Lagged(_)) => {
                for room in desk.site.hub().open_rooms() {
                    let Ok(stream) = room.parse() else { continue };
                    if let Ok((number, _)) = record(&desk).fresh(&stream).await {
                        desk.site.hub().tell(&room, || Note::new("change", number, &number.to_string()));
                    }
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Notifies the spectators of a game of each act in it until the desk is dropped.
async fn tell_of_games(mut told: Receiver<EntryNotice<board_game::Games>>, desk: Weak<Inner>) {
    loop {
        let heard = told.recv().await;
        let Some(desk) = desk.upgrade() else { return };
        match heard {
            Ok(told) => {
                if let Some((_, id)) = told.stream.as_str().split_once('/') {
                    live_games::tell(desk.site.hub(), id, told.recorded.number);
                }
            }
            // Messages were lost: notify the spectators of all games.
            Err(RecvError::Lagged(_)) => {
                for room in desk.site.hub().open_rooms().into_iter().filter(|room| room.starts_with("game")) {
                    desk.site.hub().tell(&room, || Note { number: 0, bytes: axum::body::Bytes::new() });
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Returns the replayers of the desk's streams, for `adoube verify`.
pub fn replayers() -> [Box<dyn adoube_store::Replayer>; 8] {
    [
        Box::new(Replay::<EventAggregate>::default()),
        Box::new(Replay::<Seasons>::default()),
        Box::new(Replay::<board_game::Games>::default()),
        Box::new(Replay::<board_game::sheet::Sheets>::default()),
        Box::new(Replay::<ratings::period::Periods>::default()),
        Box::new(Replay::<course::Examinations>::default()),
        Box::new(Replay::<notices::outbox::Outbox>::default()),
        Box::new(Replay::<adoube_ledger::Positions>::default()),
    ]
}
