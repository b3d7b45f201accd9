//! The playing hall: the games and scoresheets in the record, and what those who watch them are told.
//!
//! A state is drawn once for an audience and language and shared by all who watch. What the Laws end is entered as the
//! result of the round, and what counts against a player is noted in the event.

mod follow;

pub use follow::{Entered, IntoEvents, board_result, by_game, entered};

use crate::Desk;
use crate::board_game::sheet::{Sheet, Sheets};
use crate::board_game::snapshot::{BoardAudience, snapshot};
use crate::board_game::{Games, LiveGame, LiveGameAct};
use crate::course::{Examinations, Sat};
use crate::result_ticket::ResultTicket;
use adoube_board::Color;
use adoube_event::{Context, EventAggregate};
use adoube_laws::Language;
use adoube_ledger::{CommandOutcome, Follower, Ledger, LedgerErrorOf};
use adoube_store::{CommandId, DeskKey, Location, Store, StoreError, random};
use adoube_web::failure::Failure;
use adoube_web::live::{Hub, Note};
use adoube_web::reader::Reader;
use axum::body::Bytes;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How many drawn states are kept.
const DRAWN_MAX: usize = 4096;

/// The game, who is told, in which language, and how late in milliseconds.
type DrawnKey = (String, BoardAudience, Language, i64);

/// The games and sheets of the record.
pub struct LiveGames {
    /// The games.
    pub games: Ledger<Games>,
    /// The scoresheets.
    pub sheets: Ledger<Sheets>,
    /// The examinations that accounts have sat.
    pub examinations: Ledger<Examinations>,
    /// Enters in events what their games mean for them.
    pub into_events: Follower<IntoEvents>,
    drawn: Mutex<HashMap<DrawnKey, (u64, Bytes)>>,
    late: Mutex<HashMap<String, LateGame>>,
}

/// A game as the public saw it last where it sees games later: read once for all who watch it.
type LateGame = Arc<tokio::sync::Mutex<Option<Arc<LiveGame>>>>;

/// The stream's id of a game.
pub fn game_id(slip: &ResultTicket) -> String {
    format!("{}.{}.{}", slip.event, slip.round, slip.board)
}

/// The game of a stream's id.
pub fn slip_of(id: &str) -> Option<ResultTicket> {
    let mut parts = id.rsplitn(3, '.');
    let board = parts.next()?.parse().ok()?;
    let round = parts.next()?.parse().ok()?;
    Some(ResultTicket { event: parts.next()?.to_owned(), round, board })
}

impl LiveGames {
    /// The games of a record.
    pub fn open(store: &Store, key: Option<Arc<DeskKey>>, events: Ledger<EventAggregate>) -> Self {
        let games = Ledger::open(store.clone(), key.clone());
        Self {
            into_events: Follower::new(IntoEvents::new(events), games.clone()),
            games,
            sheets: Ledger::open(store.clone(), key.clone()),
            examinations: Ledger::open(store.clone(), key),
            drawn: Mutex::new(HashMap::new()),
            late: Mutex::new(HashMap::new()),
        }
    }

    /// A game as it stands; a game that was never set up is one without an engine. The board must be one of the round: it
    /// is remembered even if nothing has been done there.
    pub async fn game(&self, slip: &ResultTicket) -> Result<Arc<LiveGame>, Failure> {
        let stream = Ledger::<Games>::stream(&game_id(slip)).map_err(|_| Failure::NotFound)?;
        self.games.state_even_empty(&stream).await.map_err(Failure::from)
    }

    /// A game as it stood at a moment: what the public sees when there is a delay.
    pub async fn game_at(&self, slip: &ResultTicket, at_ms: i64) -> Result<Arc<LiveGame>, Failure> {
        let now = self.game(slip).await?;
        let late = now.entries.iter().rev().find(|entry| entry.at_ms <= at_ms).map(|entry| entry.number);
        let annulled = now.earlier.iter().rev().find(|entry| entry.at_ms <= at_ms).map(|entry| entry.number);
        let number = match late {
            Some(number) => number,
            None if now.number > 0 && now.start_ms <= at_ms => now.opened.max(1),
            None if annulled.is_some() => annulled.unwrap_or_default(),
            None => return Ok(Arc::new(LiveGame::default())),
        };
        if number == now.number {
            return Ok(now);
        }
        let id = game_id(slip);
        let stream = Ledger::<Games>::stream(&id).map_err(|_| Failure::NotFound)?;
        let late = {
            let mut kept = self.late.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.len() >= DRAWN_MAX {
                kept.clear();
            }
            Arc::clone(kept.entry(id).or_default())
        };
        // All who watch come at the same moment: the first reads, the others wait for it.
        let mut late = late.lock().await;
        if let Some(state) = late.as_ref().filter(|state| state.number == number) {
            return Ok(Arc::clone(state));
        }
        let state = self.games.state_at(&stream, number).await.map_err(Failure::from)?;
        *late = Some(Arc::clone(&state));
        Ok(state)
    }

    /// A sheet as it stands.
    pub async fn sheet(&self, slip: &ResultTicket, keeper: Color) -> Result<Arc<Sheet>, Failure> {
        let stream = Ledger::<Sheets>::stream(&sheet_id(slip, keeper)).map_err(|_| Failure::NotFound)?;
        self.sheets.state(&stream).await.map_err(Failure::from)
    }

    /// The examinations of an account, oldest first.
    pub async fn examinations_of(&self, account: &str) -> Result<Arc<Vec<Sat>>, Failure> {
        let stream = Ledger::<Examinations>::stream(account).map_err(|_| Failure::NotFound)?;
        self.examinations.state(&stream).await.map_err(Failure::from)
    }

    /// A game as its watchers are told, drawn once for all of them.
    pub fn drawn(
        &self,
        slip: &ResultTicket,
        state: &LiveGame,
        audience: BoardAudience,
        reader: Reader,
        when: When,
    ) -> Bytes {
        let key = (game_id(slip), audience, reader.language, when.delay_ms);
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((number, text)) = drawn.get(&key)
            && *number == state.number
            && state.number > 0
        {
            return text.clone();
        }
        let mut text = snapshot(state, &key.0, audience, reader, when.now_ms);
        text["delay_ms"] = when.delay_ms.into();
        let text = Note::new("state", state.number, &text.to_string()).bytes;
        if drawn.len() >= DRAWN_MAX {
            drawn.clear();
        }
        drawn.insert(key, (state.number, text.clone()));
        text
    }
}

/// When a game is told of.
#[derive(Clone, Copy, Debug)]
pub struct When {
    /// Now, in milliseconds since 1970.
    pub now_ms: i64,
    /// How late this audience sees it.
    pub delay_ms: i64,
}

/// The room of those who watch all games of a round.
pub fn room_of_round(event: &str, round: u16) -> String {
    format!("games/{event}.{round}")
}

/// Tells those who watch a game, and those who watch its round, that it has changed; the note says which.
pub fn tell(hub: &Hub, id: &str, number: u64) {
    let note = || Note { number, bytes: Bytes::copy_from_slice(id.as_bytes()) };
    hub.tell(&format!("game/{id}"), note);
    if let Some(slip) = slip_of(id) {
        hub.tell(&room_of_round(&slip.event, slip.round), note);
    }
}

/// The stream's id of a sheet.
pub fn sheet_id(slip: &ResultTicket, keeper: Color) -> String {
    format!("{}.{}", game_id(slip), crate::board_game::snapshot::code(keeper))
}

impl Desk {
    /// Does an act in a game; what it ends or counts is entered in the event.
    pub async fn game_act(
        &self,
        slip: &ResultTicket,
        command: CommandId,
        context: &Context,
        act: LiveGameAct,
    ) -> Result<CommandOutcome<Games>, LedgerErrorOf<Games>> {
        let stream = Ledger::<Games>::stream(&game_id(slip))?;
        let outcome = self.live_games().games.act(&stream, command, context, act).await?;
        self.live_games().into_events.catch_up_or_later(&stream).await;
        Ok(outcome)
    }

    /// The key under which sealed moves lie in the record until their envelopes are opened.
    pub async fn envelope_key(&self) -> Result<DeskKey, StoreError> {
        let new = adoube_web::token::text(&random::<32>()?);
        let seed = self.store().secret_or("envelope-key", &new).await?;
        let seed = URL_SAFE_NO_PAD.decode(&seed).ok().and_then(|seed| seed.try_into().ok());
        let place = self.store().place().to_string();
        seed.and_then(|seed| DeskKey::new("envelopes", seed)).ok_or(StoreError::Key { place })
    }

    /// Games that were running when the desk stopped: their clocks stop at what was acknowledged, and the arbiter is told.
    pub async fn stop_interrupted(&self) -> Result<usize, Failure> {
        // Several desks may share a server: there, one that begins must not stop what another keeps running.
        if !matches!(self.store().place(), Location::Sqlite(_)) {
            return Ok(0);
        }
        let mut count = 0;
        for stream in self.live_games().games.streams().await.map_err(Failure::from)? {
            let state = self.live_games().games.state(&stream).await.map_err(Failure::from)?;
            let running = state.clock().is_some_and(|clock| clock.running().is_some());
            if running && !state.is_over() {
                let context = Context::new("desk", self.now_ms());
                let act = self.live_games().games.act(&stream, self.new_command()?, &context, LiveGameAct::Interrupted);
                act.await.map_err(Failure::from)?;
                count += 1;
            }
        }
        Ok(count)
    }
}
