//! The arbiter's desk in the browser: tournaments from the first entry to the report.
//!
//! Pages are drawn here, on the server; small ES modules add comfort, and everything can be read and every form sent
//! without them. A handler extracts, does one act or asks one question, and draws. What is decided is decided by the pure
//! crates; what is acknowledged is in the record ([`adoube_store`]). Article 12 of the Laws: the arbiter's role.
//!
//! - [`mod@routes`], [`guard`], [`visit`]: every address with its action; who asks, in which language, and may they.
//! - [`accounts`]: accounts, roles, sessions, second factor, slips.
//! - [`event`], [`machine`], [`record`]: a tournament as acts and answers, and the way of an act into the record;
//!   [`people`]: names, birth dates and contacts, beside it.
//! - [`league`]: a federation's season in the record.
//! - [`course`]: the examinations that accounts have sat on the case book.
//! - [`hall`], [`table`]: games at the board, scoresheets, seats, and what those who watch are told.
//! - [`ratings`], [`lists`]: rating lists, and periods that are rated here.
//! - [`texts`], [`layout`], [`forms`], [`assets`], [`qr`]: words, the frame of a page, fields, style sheets and modules, codes.
//! - [`api`]: the same for programs.
//! - [`shelf`]: public pages that were drawn, kept while they are true.
//! - [`live`]: what tells those who watch that something has changed.
//! - [`pages`]: the pages, one file each; its documentation says how to add one.
//! - [`serve()`]: the server.

// Players and rounds are far below 2^16; they convert by `as` between widths.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod accounts;
pub mod api;
pub mod assets;
pub mod course;
pub mod event;
pub mod failure;
pub mod forms;
pub mod guard;
pub mod hall;
pub mod layout;
pub mod league;
pub mod limits;
pub mod links;
pub mod lists;
pub mod live;
pub mod pages;
pub mod people;
pub mod qr;
pub mod ratings;
pub mod routes;
mod serve;
pub mod shelf;
pub mod table;
pub mod texts;
pub mod visit;

/// Other names for the items of [`adoube_aggregate`].
pub mod machine {
    pub use adoube_aggregate::{Aggregate as Machine, BY_BYTES_MAX, Context, Level, NoLevel, Recorded as Done};
}

/// Other names for the items of [`adoube_ledger`].
pub mod record {
    pub use adoube_ledger::{
        ACT, CommandOutcome as Outcome, Ledger as Record, LedgerError as Failed, LedgerErrorOf as FailedOf,
        Notice as Told, RecordedOf as DoneOf, Replay, read_recorded as read_done,
    };
}

pub use serve::{Listening, Serving, Trouble, serve};

use crate::accounts::password::Passwords;
use crate::accounts::sessions::COOKIES;
use crate::accounts::token::{self, Signer};
use crate::event::{Act, Context, Event, EventMachine, Names, PersonId, State};
use crate::failure::Failure;
use crate::hall::Hall;
use crate::league::Seasons;
use crate::limits::Limiter;
use crate::live::{Hub, Note};
use crate::people::{People, Person};
use crate::ratings::Office;
use crate::record::{FailedOf, Outcome, Record, Told};
use crate::routes::{Route, Routes};
use crate::shelf::Shelf;
use adoube_laws::Language;
use adoube_store::{CommandId, DeskKey, Store, StoreError, random};
use axum::Router;
use axum::middleware;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::sync::{Arc, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// The most that is read of a request, in bytes: a list of players of two thousand lines has room. Rating lists are read as
/// they come.
pub const BODY_BYTES_MAX: usize = 8 * 1024 * 1024;

/// How a desk is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// The language of those who ask for none of the five.
    pub language: Language,
    /// Whether browsers reach the desk by https.
    pub secure: bool,
    /// Whether a proxy stands before the desk, whose word about addresses is taken.
    pub behind_proxy: bool,
    /// The address under which phones in the hall reach the desk, for QR codes, as it was told.
    pub hall_url: Option<String>,
    /// The same as the system tells it: for arbiters who use an address that leads to their own machine only.
    pub found_url: Option<String>,
    /// The SHA-256 of the certificate that the desk made for itself, for arbiters on other machines to compare.
    pub fingerprint: Option<String>,
    /// The desk's key, with which it signs how far the record has come.
    pub key: Option<Arc<DeskKey>>,
    /// The clock: milliseconds since 1970.
    pub clock: fn() -> i64,
    /// Whether each sentence stands between marks, for the test that looks for text from no file.
    pub mark_texts: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            language: Language::English,
            secure: false,
            behind_proxy: false,
            hall_url: None,
            found_url: None,
            fingerprint: None,
            key: None,
            clock: system_clock,
            mark_texts: false,
        }
    }
}

fn system_clock() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// How often somebody may do something.
pub struct Limits {
    /// Pages, for an address. A hall behind one address is many people.
    pub pages: Limiter,
    /// Tries to sign in, for a name.
    pub sign_in_name: Limiter,
    /// Tries to sign in, for an address.
    pub sign_in_address: Limiter,
    /// Results by slip, for a game.
    pub slips: Limiter,
}

/// The desk: what all requests share. It may be cloned; clones are the same desk.
#[derive(Clone)]
pub struct Desk {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    options: Options,
    passwords: Passwords,
    signer: Signer,
    limits: Limits,
    events: Record<EventMachine>,
    seasons: Record<Seasons>,
    people: People,
    hall: Hall,
    office: Office,
    hub: Hub,
    shelf: Shelf,
}

impl Desk {
    /// Opens the desk on its record.
    pub async fn open(store: Store, options: Options) -> Result<Self, Failure> {
        let passwords = Passwords::new(random()?).await?;
        let key = store.secret_or("signing", &token::text(&random::<32>()?)).await?;
        let key = URL_SAFE_NO_PAD.decode(&key).ok().and_then(|key| key.try_into().ok());
        let place = store.place().to_string();
        let signer = Signer::new(key.ok_or(StoreError::Key { place })?);
        let limits = Limits {
            pages: Limiter::new(600, 20),
            sign_in_name: Limiter::new(5, 12_000),
            sign_in_address: Limiter::new(20, 3_000),
            slips: Limiter::new(30, 2_000),
        };
        let key = options.key.clone();
        let events = Record::open(store.clone(), key.clone());
        let seasons = Record::open(store.clone(), key);
        let people = People::new(store.clone());
        let hub = Hub::default();
        let hall = Hall::open(&store, options.key.clone());
        let office = Office::open(&store, options.key.clone());
        let shelf = Shelf::default();
        let inner =
            Inner { store, options, passwords, signer, limits, events, seasons, people, hall, office, hub, shelf };
        let desk = Self { inner: Arc::new(inner) };
        tokio::spawn(tell_the_hall(desk.inner.events.listen(), Arc::downgrade(&desk.inner), |desk| &desk.events));
        tokio::spawn(tell_the_hall(desk.inner.seasons.listen(), Arc::downgrade(&desk.inner), |desk| &desk.seasons));
        tokio::spawn(tell_of_games(desk.inner.hall.games.listen(), Arc::downgrade(&desk.inner)));
        desk.stop_interrupted().await?;
        Ok(desk)
    }

    /// The games and scoresheets in the record.
    pub fn hall(&self) -> &Hall {
        &self.inner.hall
    }

    /// Ratings: the periods in the record, the lists that were read.
    pub fn office(&self) -> &Office {
        &self.inner.office
    }

    /// The events in the record.
    pub fn events(&self) -> &Record<EventMachine> {
        &self.inner.events
    }

    /// Follows what other desks on the same record do, until the tasks are ended: on PostgreSQL as soon as they do it,
    /// and everywhere by looking each second.
    pub fn follow_others(&self) -> tokio::task::JoinSet<()> {
        let mut tasks = tokio::task::JoinSet::new();
        tasks.spawn(follow(self.inner.events.clone()));
        tasks.spawn(follow(self.inner.seasons.clone()));
        tasks.spawn(follow(self.office().periods.clone()));
        tasks.spawn(follow(self.hall().games.clone()));
        tasks.spawn(follow(self.hall().sheets.clone()));
        tasks
    }

    /// The rooms of those who watch.
    pub fn hub(&self) -> &Hub {
        &self.inner.hub
    }

    /// The public pages that are kept.
    pub fn shelf(&self) -> &Shelf {
        &self.inner.shelf
    }

    /// An event as it stands, or as it stood after an entry of the log.
    pub async fn event_state(&self, id: &str, at: Option<u64>) -> Result<Arc<State>, Failure> {
        let stream = Record::<EventMachine>::stream(id).map_err(|_| Failure::NotFound)?;
        let state = match at {
            Some(number) => self.inner.events.state_at(&stream, number).await,
            None => self.inner.events.state(&stream).await,
        };
        let state = state.map_err(failure::of_record)?;
        match at {
            _ if state.number() == 0 => Err(Failure::NotFound),
            Some(number) if number != state.number() => Err(Failure::Bad("failure-at")),
            _ if state.event.opened => Ok(state),
            _ => Err(Failure::NotFound),
        }
    }

    /// Does acts in an event, all or none.
    pub async fn event_acts(
        &self,
        id: &str,
        command: CommandId,
        context: &Context,
        acts: Vec<Act>,
    ) -> Result<Outcome<EventMachine>, FailedOf<EventMachine>> {
        let stream = Record::<EventMachine>::stream(id)?;
        self.inner.events.acts(&stream, command, context, acts).await
    }

    /// The seasons in the record.
    pub fn seasons(&self) -> &Record<Seasons> {
        &self.inner.seasons
    }

    /// A season as it stands, or as it stood after an entry of the log.
    pub async fn season(&self, id: &str, at: Option<u64>) -> Result<Arc<league::State>, Failure> {
        let stream = Record::<Seasons>::stream(id).map_err(|_| Failure::NotFound)?;
        let state = match at {
            Some(number) => self.inner.seasons.state_at(&stream, number).await,
            None => self.inner.seasons.state(&stream).await,
        };
        let state = state.map_err(hall::of_hall)?;
        match at {
            _ if !state.is_open() => Err(Failure::NotFound),
            Some(number) if number != state.number => Err(Failure::Bad("failure-at")),
            _ => Ok(state),
        }
    }

    /// Does acts in a season, all or none.
    pub async fn season_acts(
        &self,
        id: &str,
        command: CommandId,
        context: &Context,
        acts: Vec<league::Act>,
    ) -> Result<Outcome<Seasons>, FailedOf<Seasons>> {
        let stream = Record::<Seasons>::stream(id)?;
        self.inner.seasons.acts(&stream, command, context, acts).await
    }

    /// All seasons, the latest first.
    pub async fn seasons_latest_first(&self) -> Result<Vec<(String, Arc<league::State>)>, Failure> {
        let mut seasons = Vec::new();
        for stream in self.inner.seasons.streams().await.map_err(hall::of_hall)? {
            let state = self.inner.seasons.state(&stream).await.map_err(hall::of_hall)?;
            if let (Some((_, id)), true) = (stream.as_str().split_once('/'), state.is_open()) {
                seasons.push((id.to_owned(), state));
            }
        }
        seasons.sort_by_key(|(id, state)| {
            (std::cmp::Reverse(state.season.season.as_ref().map(|season| season.year)), id.clone())
        });
        Ok(seasons)
    }

    /// All events, the one that begins last first.
    pub async fn events_latest_first(&self) -> Result<Vec<(String, Arc<State>)>, Failure> {
        let mut events = Vec::new();
        for stream in self.inner.events.streams().await.map_err(failure::of_record)? {
            let state = self.inner.events.state(&stream).await.map_err(failure::of_record)?;
            if let (Some((_, id)), true) = (stream.as_str().split_once('/'), state.event.opened) {
                events.push((id.to_owned(), state));
            }
        }
        let key = |state: &State| (state.event.settings.starts, state.history.first().map_or(0, |done| done.at));
        events.sort_by_key(|(_, state)| std::cmp::Reverse(key(state)));
        Ok(events)
    }

    /// The persons of the desk.
    pub fn people(&self) -> &People {
        &self.inner.people
    }

    /// What its arbiters know of those who are in an event.
    pub async fn names(&self, event: &Event) -> Result<Names, Failure> {
        Ok(people::names(&self.inner.people.of(event).await?))
    }

    /// What the public may know of those who are in an event: no birth dates, initials for minors.
    pub async fn public_names(&self, event: &Event) -> Result<Names, Failure> {
        Ok(people::public_names(event, &self.inner.people.of(event).await?))
    }

    /// The arbiter of a name: one of those there were if the name is the same, else a new person; nobody for no name.
    pub(crate) async fn arbiter_named(&self, name: &str, before: &[PersonId]) -> Result<Option<PersonId>, StoreError> {
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

    /// A new command's id.
    pub fn new_command(&self) -> Result<CommandId, StoreError> {
        Ok(CommandId::new(u64::try_from(self.now_ms()).unwrap_or_default(), random()?))
    }

    /// The record.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// How the desk is set up.
    pub fn options(&self) -> &Options {
        &self.inner.options
    }

    /// Signs and reads tokens.
    pub fn signer(&self) -> &Signer {
        &self.inner.signer
    }

    /// How often somebody may do something.
    pub fn limits(&self) -> &Limits {
        &self.inner.limits
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.inner.passwords
    }

    /// The time, in milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        (self.inner.options.clock)()
    }

    /// The address by which phones in the hall reach the desk: the one it was told; else the one that the reader uses, unless
    /// that leads to this machine only and another was found.
    pub fn hall_address(&self, visit: &visit::Visit) -> String {
        let options = &self.inner.options;
        let found = options.found_url.as_ref().filter(|_| links::is_this_machine(&visit.origin));
        options.hall_url.as_ref().or(found).unwrap_or(&visit.origin).clone()
    }

    /// The name of the session cookie.
    pub fn session_cookie(&self) -> &'static str {
        let [secure, plain] = COOKIES;
        if self.inner.options.secure { secure } else { plain }
    }
}

/// How often a desk looks for what others did, and tries again when the record cannot be read.
const LOOK_EVERY: Duration = Duration::from_secs(1);

async fn follow<M: machine::Machine>(record: Record<M>) {
    loop {
        // It ends only when the record cannot be watched: then it is tried again.
        let _ = record.clone().follow(LOOK_EVERY).await;
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

/// Passes on what is done in events or seasons to those who watch, until the desk is gone.
async fn tell_the_hall<M: machine::Machine>(
    mut told: Receiver<Told<M>>,
    desk: Weak<Inner>,
    record: fn(&Inner) -> &Record<M>,
) {
    loop {
        let heard = told.recv().await;
        let Some(desk) = desk.upgrade() else { return };
        match heard {
            Ok(told) => {
                let number = told.recorded.number;
                desk.hub.tell(told.stream.as_str(), || Note::new("change", number, &number.to_string()));
            }
            // Too much at once: everybody looks again.
            Err(RecvError::Lagged(_)) => {
                for room in desk.hub.open_rooms() {
                    let Ok(stream) = room.parse() else { continue };
                    if let Ok((number, _)) = record(&desk).fresh(&stream).await {
                        desk.hub.tell(&room, || Note::new("change", number, &number.to_string()));
                    }
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Passes on what is done in games, each act to those who watch that game, until the desk is gone.
async fn tell_of_games(mut told: Receiver<Told<table::Games>>, desk: Weak<Inner>) {
    loop {
        let heard = told.recv().await;
        let Some(desk) = desk.upgrade() else { return };
        match heard {
            Ok(told) => {
                if let Some((_, id)) = told.stream.as_str().split_once('/') {
                    hall::tell(&desk.hub, id, told.recorded.number);
                }
            }
            // Too much at once: everybody who watches games looks at all of them.
            Err(RecvError::Lagged(_)) => {
                for room in desk.hub.open_rooms().into_iter().filter(|room| room.starts_with("game")) {
                    desk.hub.tell(&room, || Note { number: 0, bytes: axum::body::Bytes::new() });
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// What plays the streams of a desk again, for `adoube verify`.
pub fn replayers() -> [Box<dyn adoube_store::Replayer>; 6] {
    [
        Box::new(record::Replay::<event::EventMachine>::default()),
        Box::new(record::Replay::<Seasons>::default()),
        Box::new(record::Replay::<table::Games>::default()),
        Box::new(record::Replay::<table::sheet::Sheets>::default()),
        Box::new(record::Replay::<ratings::period::Periods>::default()),
        Box::new(record::Replay::<course::Examinations>::default()),
    ]
}

/// Every address of the desk.
pub fn routes(desk: &Desk) -> Vec<Route> {
    pages::all(Routes::new(desk)).finish().1
}

/// The desk as a service.
pub fn router(desk: Desk) -> Router {
    let (router, _) = pages::all(Routes::new(&desk)).finish();
    let pages: Router = router
        .fallback(|| async { Failure::NotFound })
        .method_not_allowed_fallback(|| async { Failure::Method })
        .layer(middleware::from_fn_with_state(desk.clone(), guard::arrive))
        .layer(CompressionLayer::new().gzip(true).quality(CompressionLevel::Fastest))
        .layer(CatchPanicLayer::new())
        .with_state(desk);
    // A program's form is given the address of the page's before its handler is looked for.
    Router::new().fallback_service(pages).layer(middleware::from_fn(api::forms::bridge))
}
