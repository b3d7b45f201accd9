//! Query endpoints.

use crate::Desk;
use crate::pages::event_page::EventPage;
use crate::roles::Action;
use adoube_aggregate::Aggregate;
use adoube_event::{EntryId, EventAggregate, EventState, RoundStage};
use adoube_ledger::{Ledger, RecordedOf};
use adoube_tournament::Bye;
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;

shapes! {
    /// The caller's session.
    pub(super) struct Session {
        /// The code of the role, such as `arbiter`; `public` if not signed in.
        role: String,
        /// The CSRF token to send as the `x-csrf` header with every act; missing if not signed in.
        csrf: Option<String>,
    }

    /// All events.
    pub(super) struct Events {
        /// The events, newest first.
        events: Vec<EventSummary>,
    }

    /// A summary of an event.
    pub(super) struct EventSummary {
        /// The id, as in the URL.
        id: String,
        /// The name.
        name: String,
        /// The first day, `2026-11-16`.
        starts: Option<String>,
        /// Number of players entered.
        players: usize,
        /// Number of rounds finished.
        finished: u16,
        /// Total number of rounds.
        rounds: u16,
        /// Whether the event is closed.
        closed: bool,
    }

    /// An event.
    pub(super) struct EventView {
        /// The summary.
        summary: EventSummary,
        /// The number of the last log entry.
        number: u64,
        /// The venue.
        place: String,
        /// The time control as announced.
        rate: String,
        /// The edition of the Laws.
        edition: String,
        /// The tie-breaks in order.
        tie_breaks: Vec<String>,
        /// The latest published round.
        round: Option<u16>,
        /// Whether FIDE's acceptance rules are enforced.
        fide_mode: bool,
    }

    /// The starting list.
    pub(super) struct Players {
        /// The players by starting number.
        players: Vec<PlayerView>,
    }

    /// A player.
    pub(super) struct PlayerView {
        /// The starting number.
        number: u16,
        /// The id of the entry, as used in acts.
        entry: u16,
        /// The name; initials for minors unless an arbiter asks.
        name: String,
        /// The title.
        title: String,
        /// The rating used in this event; 0 for none.
        rating: u16,
        /// The federation.
        federation: String,
        /// The club.
        club: String,
        /// Whether the player has withdrawn.
        left: bool,
    }

    /// A round.
    pub(super) struct RoundView {
        /// The round's number, from 1.
        number: u16,
        /// `draft`, `published` or `closed`.
        stage: String,
        /// The boards in order.
        boards: Vec<BoardView>,
        /// The players without a game.
        byes: Vec<ByeView>,
    }

    /// A board.
    pub(super) struct BoardView {
        /// The table number.
        table: u16,
        /// White's starting number.
        white: u16,
        /// Black's starting number.
        black: u16,
        /// `1-0`, `½-½`, `0-1`, `+ -`, `- +`, `- -`, followed by `u` if the game is not rated; missing while there is
        /// none.
        result: Option<String>,
    }

    /// A bye.
    pub(super) struct ByeView {
        /// The starting number.
        player: u16,
        /// `pairing`, `full`, `half` or `zero`.
        bye: String,
    }

    /// The standings.
    pub(super) struct StandingsView {
        /// The last round counted.
        round: u16,
        /// The tie-breaks, in the order of `values`.
        tie_breaks: Vec<String>,
        /// The rows, best first.
        rows: Vec<RowView>,
    }

    /// A row of the standings.
    pub(super) struct RowView {
        /// The rank; shared if no tie-break separates the players.
        rank: usize,
        /// The starting number.
        player: u16,
        /// The points, with one decimal.
        points: String,
        /// The tie-break values.
        values: Vec<String>,
    }

    /// Part of the log.
    pub(super) struct Log {
        /// The entries in order.
        entries: Vec<LogEntry>,
    }

    /// A log entry.
    pub(super) struct LogEntry {
        /// The entry's number, from 1.
        number: u64,
        /// Time in milliseconds since 1970.
        at: i64,
        /// The author: role and account id.
        by: String,
        /// The act as JSON; null if only arbiters may read it.
        act: serde_json::Value,
        /// The answers as JSON.
        answers: Vec<serde_json::Value>,
    }
}

pub(super) async fn session(visit: Visit) -> Json<Session> {
    let csrf = Some(visit.csrf.clone()).filter(|csrf| !csrf.is_empty());
    Json(Session { role: visit.actor.role().to_string(), csrf })
}

fn summary(id: &str, event: &EventState) -> EventSummary {
    EventSummary {
        id: id.to_owned(),
        name: event.settings.name.clone(),
        starts: event.settings.starts.map(|date| date.to_string()),
        players: event.entries.len(),
        finished: event.finished_rounds(),
        rounds: event.settings.rounds,
        closed: event.closed,
    }
}

pub(super) async fn events(State(desk): State<Desk>) -> Result<Json<Events>, RequestError> {
    let all = desk.events_latest_first().await?;
    let events = all.iter().map(|(id, state)| summary(id, &state.event)).collect();
    Ok(Json(Events { events }))
}

/// Loads the event: with full names and drafts for arbiters, otherwise as the public sees it.
pub(super) async fn load(desk: &Desk, visit: &Visit, id: &str) -> Result<(EventPage, bool), RequestError> {
    let inside = visit.may(Action::SeePersonalData, id);
    let seen = if inside {
        EventPage::with_full_names(desk, visit, id).await?
    } else {
        EventPage::for_public(desk, id).await?
    };
    Ok((seen, inside))
}

pub(super) async fn event(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<EventView>, RequestError> {
    let (seen, _) = load(&desk, &visit, &id).await?;
    let settings = &seen.event().settings;
    Ok(Json(EventView {
        summary: summary(&seen.id, seen.event()),
        number: seen.state.number(),
        place: settings.place.clone(),
        rate: settings.rate.text.clone(),
        edition: settings.edition.to_string(),
        tie_breaks: settings.tie_breaks.codes(),
        round: seen.rounds().next_back().map(|round| round.number),
        fide_mode: seen.event().settings.fide_mode,
    }))
}

pub(super) async fn players(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<Players>, RequestError> {
    let (seen, _) = load(&desk, &visit, &id).await?;
    let event = seen.event();
    let players = event.entries.iter().zip(&event.tournament().players).map(|(entry, player)| PlayerView {
        number: player.number,
        entry: entry.id.0,
        name: seen.name(entry.id).to_owned(),
        title: player.title.clone(),
        rating: player.rating,
        federation: player.federation.clone(),
        club: entry.club.clone(),
        left: entry.left.is_some(),
    });
    Ok(Json(Players { players: players.collect() }))
}

pub(super) async fn round(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
) -> Result<Json<RoundView>, RequestError> {
    let (seen, inside) = load(&desk, &visit, &id).await?;
    let round = if inside { seen.event().round(number) } else { seen.round(number) };
    let round = round.ok_or(RequestError::NotFound)?;
    let place = |id: EntryId| seen.event().number(id);
    let boards = round.boards.iter().map(|board| BoardView {
        table: board.table,
        white: place(board.white),
        black: place(board.black),
        result: seen.event().result(number, board.white).map(|result| result.to_string()),
    });
    let byes = round.byes.iter().map(|bye| {
        let kind = match bye.bye {
            Bye::PairingAllocated => "pairing",
            Bye::Full => "full",
            Bye::Half => "half",
            Bye::Zero => "zero",
        };
        ByeView { player: place(bye.player), bye: kind.to_owned() }
    });
    let stage = match round.stage {
        RoundStage::Draft => "draft",
        RoundStage::Published => "published",
        RoundStage::Closed => "closed",
    };
    Ok(Json(RoundView { number, stage: stage.to_owned(), boards: boards.collect(), byes: byes.collect() }))
}

pub(super) async fn standings(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<StandingsView>, RequestError> {
    let (seen, _) = load(&desk, &visit, &id).await?;
    let event = seen.event();
    let rows = event.standings(seen.finished()).into_iter().map(|row| RowView {
        rank: row.rank,
        player: event.at(row.player).map_or(0, |entry| event.number(entry.id)),
        points: row.points.to_string(),
        values: row.values.iter().map(ToString::to_string).collect(),
    });
    let tie_breaks = event.settings.tie_breaks.codes();
    Ok(Json(StandingsView { round: seen.finished(), tie_breaks, rows: rows.collect() }))
}

/// The maximum number of log entries in a response.
pub(super) const ENTRIES_MAX: u32 = 500;

/// The query parameter for paging through the log.
#[derive(Deserialize)]
pub(super) struct After {
    after: Option<u64>,
}

impl After {
    /// Returns the number of the entry after which to start.
    pub(super) fn after(&self) -> u64 {
        self.after.unwrap_or(0)
    }
}

pub(super) async fn log(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(asked): Query<After>,
) -> Result<Json<Log>, RequestError> {
    let stream = Ledger::<EventAggregate>::stream(&id).map_err(|_| RequestError::NotFound)?;
    let done = desk.events().since(&stream, asked.after(), ENTRIES_MAX).await.map_err(RequestError::from)?;
    let Json(mut log) = entries(desk.events(), &done)?;
    if !visit.may(Action::Rule, &id) {
        for (entry, _) in log.entries.iter_mut().zip(&done).filter(|(_, done)| done.act.is_for_arbiters()) {
            (entry.act, entry.answers) = (serde_json::Value::Null, Vec::new());
        }
    }
    Ok(Json(log))
}

/// Converts log entries to JSON.
pub(super) fn entries<A: Aggregate>(ledger: &Ledger<A>, done: &[RecordedOf<A>]) -> Result<Json<Log>, RequestError> {
    let entries = done.iter().map(|done| {
        let mut json = ledger.json(done).map_err(|_| RequestError::Stopping)?;
        let answers = match json["answers"].take() {
            serde_json::Value::Array(answers) => answers,
            _ => Vec::new(),
        };
        Ok(LogEntry { number: done.number, at: done.at, by: done.by.clone(), act: json["act"].take(), answers })
    });
    Ok(Json(Log { entries: entries.collect::<Result<_, RequestError>>()? }))
}
