//! Live games: the games and scoresheets in the record, and the updates for their spectators.
//!
//! A state is rendered once per audience and language and shared by all spectators. When the Laws end a game, its
//! result is entered in the round, and incidents are noted in the event.

mod follow;

pub use follow::{Entered, IntoEvents, by_game, entered};

use crate::Desk;
use crate::board_game::BoardId;
use crate::board_game::sheet::{Sheet, Sheets};
use crate::board_game::snapshot::{BoardAudience, snapshot};
use crate::board_game::{Games, LiveGame, LiveGameAct};
use crate::course::{Examinations, Sat};
use adoube_board::Color;
use adoube_event::{Context, EventAggregate};
use adoube_ledger::{CommandOutcome, Follower, Ledger, LedgerErrorOf};
use adoube_store::{CommandId, DeskKey, Location, Store, StoreError, random};
use adoube_web::live::{Hub, Note};
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_words::Language;
use axum::body::Bytes;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The maximum number of rendered states in the cache.
const DRAWN_MAX: usize = 4096;

/// The game, the audience, the language, and the delay in milliseconds.
type DrawnKey = (String, BoardAudience, Language, i64);

/// The games and scoresheets of the record.
pub struct LiveGames {
    /// The games.
    pub games: Ledger<Games>,
    /// The scoresheets.
    pub sheets: Ledger<Sheets>,
    /// The examinations taken by accounts.
    pub examinations: Ledger<Examinations>,
    /// The follower that enters the consequences of games in their events.
    pub into_events: Follower<IntoEvents>,
    drawn: Mutex<HashMap<DrawnKey, (u64, Bytes)>>,
    late: Mutex<HashMap<String, LateGame>>,
}

/// The last delayed state of a game, read once for all its spectators.
type LateGame = Arc<tokio::sync::Mutex<Option<Arc<LiveGame>>>>;

/// Returns the stream id of a game.
pub fn game_id(board_id: &BoardId) -> String {
    format!("{}.{}.{}", board_id.event, board_id.round, board_id.board)
}

/// Parses a game's stream id.
pub fn board_id_of(id: &str) -> Option<BoardId> {
    let mut parts = id.rsplitn(3, '.');
    let board = parts.next()?.parse().ok()?;
    let round = parts.next()?.parse().ok()?;
    Some(BoardId { event: parts.next()?.to_owned(), round, board })
}

impl LiveGames {
    /// Opens the games of a record.
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

    /// Returns the state of a game; a game that was never set up has no engine. The board must exist in the round: the
    /// state is cached even if nothing has happened there.
    pub async fn game(&self, board_id: &BoardId) -> Result<Arc<LiveGame>, RequestError> {
        let stream = Ledger::<Games>::stream(&game_id(board_id)).map_err(|_| RequestError::NotFound)?;
        self.games.state_even_empty(&stream).await.map_err(RequestError::from)
    }

    /// Returns the state of a game at an earlier time, for a delayed public.
    pub async fn game_at(&self, board_id: &BoardId, at_ms: i64) -> Result<Arc<LiveGame>, RequestError> {
        let now = self.game(board_id).await?;
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
        let id = game_id(board_id);
        let stream = Ledger::<Games>::stream(&id).map_err(|_| RequestError::NotFound)?;
        let late = {
            let mut kept = self.late.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.len() >= DRAWN_MAX {
                kept.clear();
            }
            Arc::clone(kept.entry(id).or_default())
        };
        // All spectators ask at the same moment: the first reads, the others wait for the result.
        let mut late = late.lock().await;
        if let Some(state) = late.as_ref().filter(|state| state.number == number) {
            return Ok(Arc::clone(state));
        }
        let state = self.games.state_at(&stream, number).await.map_err(RequestError::from)?;
        *late = Some(Arc::clone(&state));
        Ok(state)
    }

    /// Returns the state of a scoresheet.
    pub async fn sheet(&self, board_id: &BoardId, keeper: Color) -> Result<Arc<Sheet>, RequestError> {
        let stream = Ledger::<Sheets>::stream(&sheet_id(board_id, keeper)).map_err(|_| RequestError::NotFound)?;
        self.sheets.state(&stream).await.map_err(RequestError::from)
    }

    /// Returns the examinations of an account, oldest first.
    pub async fn examinations_of(&self, account: &str) -> Result<Arc<Vec<Sat>>, RequestError> {
        let stream = Ledger::<Examinations>::stream(account).map_err(|_| RequestError::NotFound)?;
        self.examinations.state(&stream).await.map_err(RequestError::from)
    }

    /// Renders a game for an audience, from the cache if possible.
    pub fn drawn(
        &self,
        board_id: &BoardId,
        state: &LiveGame,
        audience: BoardAudience,
        reader: Reader,
        when: When,
    ) -> Bytes {
        let key = (game_id(board_id), audience, reader.language, when.delay_ms);
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

/// The time and delay of a rendered game.
#[derive(Clone, Copy, Debug)]
pub struct When {
    /// The current time in milliseconds since 1970.
    pub now_ms: i64,
    /// The audience's delay in milliseconds.
    pub delay_ms: i64,
}

/// Returns the hub's room for all games of a round.
pub fn room_of_round(event: &str, round: u16) -> String {
    format!("games/{event}.{round}")
}

/// Notifies the spectators of a game and of its round that it has changed; the message names the game.
pub fn tell(hub: &Hub, id: &str, number: u64) {
    let note = || Note { number, bytes: Bytes::copy_from_slice(id.as_bytes()) };
    hub.tell(&format!("game/{id}"), note);
    if let Some(board_id) = board_id_of(id) {
        hub.tell(&room_of_round(&board_id.event, board_id.round), note);
    }
}

/// Returns the stream id of a scoresheet.
pub fn sheet_id(board_id: &BoardId, keeper: Color) -> String {
    format!("{}.{}", game_id(board_id), crate::board_game::snapshot::code(keeper))
}

impl Desk {
    /// Performs an act in a game, and enters its consequences in the event.
    pub async fn game_act(
        &self,
        board_id: &BoardId,
        command: CommandId,
        context: &Context,
        act: LiveGameAct,
    ) -> Result<CommandOutcome<Games>, LedgerErrorOf<Games>> {
        let stream = Ledger::<Games>::stream(&game_id(board_id))?;
        let outcome = self.live_games().games.act(&stream, command, context, act).await?;
        self.live_games().into_events.catch_up_or_later(&stream).await;
        Ok(outcome)
    }

    /// Returns the key that protects sealed moves in the record until their envelopes are opened.
    pub async fn envelope_key(&self) -> Result<DeskKey, StoreError> {
        let new = adoube_web::token::text(&random::<32>()?);
        let seed = self.store().secret_or("envelope-key", &new).await?;
        let seed = URL_SAFE_NO_PAD.decode(&seed).ok().and_then(|seed| seed.try_into().ok());
        let place = self.store().place().to_string();
        seed.and_then(|seed| DeskKey::new("envelopes", seed)).ok_or(StoreError::Key { place })
    }

    /// Stops the clocks of games that were running when the desk stopped, at the last acknowledged act, and notifies
    /// the arbiter.
    pub async fn stop_interrupted(&self) -> Result<usize, RequestError> {
        // Several desks may share a server: a starting desk must not stop games that another one is running.
        if !matches!(self.store().place(), Location::Sqlite(_)) {
            return Ok(0);
        }
        let mut count = 0;
        for stream in self.live_games().games.streams().await.map_err(RequestError::from)? {
            let state = self.live_games().games.state(&stream).await.map_err(RequestError::from)?;
            let running = state.clock().is_some_and(|clock| clock.running().is_some());
            if running && !state.is_over() {
                let context = Context::new("desk", self.now_ms());
                let act = self.live_games().games.act(&stream, self.new_command()?, &context, LiveGameAct::Interrupted);
                act.await.map_err(RequestError::from)?;
                count += 1;
            }
        }
        Ok(count)
    }
}
