//! Queries.

use crate::Desk;
use crate::pages::event_page::EventPage;
use crate::roles::Action;
use adoube_aggregate::Recorded;
use adoube_event::{EntryId, EventAggregate, EventState, RoundStage};
use adoube_ledger::Ledger;
use adoube_tournament::Bye;
use adoube_web::failure::Failure;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;

shapes! {
    /// Who asks.
    pub(super) struct Session {
        /// The role: `administrator`, `chief-arbiter`, `arbiter`, `delegate`, `public`.
        role: String,
        /// What to send as the header `x-csrf` with every act; missing if nobody has signed in.
        csrf: Option<String>,
    }

    /// All events.
    pub(super) struct Events {
        /// The newest first.
        events: Vec<EventSummary>,
    }

    /// An event in short.
    pub(super) struct EventSummary {
        /// The id, as in its address.
        id: String,
        /// The name.
        name: String,
        /// The first day, `2026-11-16`.
        starts: Option<String>,
        /// How many have entered.
        players: usize,
        /// Rounds that are over.
        finished: u16,
        /// Rounds in all.
        rounds: u16,
        /// Whether it is closed.
        closed: bool,
    }

    /// An event.
    pub(super) struct EventView {
        /// In short.
        summary: EventSummary,
        /// How many entries its log has; the number of the latest.
        number: u64,
        /// Where it is played.
        place: String,
        /// The rate of play as announced.
        rate: String,
        /// The edition of the Laws.
        edition: String,
        /// The tie-breaks in their order.
        tie_breaks: Vec<String>,
        /// The latest round that is published.
        round: Option<u16>,
        /// Whether FIDE's rules of acceptance are kept.
        fide_mode: bool,
    }

    /// The starting list.
    pub(super) struct Players {
        /// By starting number.
        players: Vec<PlayerView>,
    }

    /// A player.
    pub(super) struct PlayerView {
        /// The starting number.
        number: u16,
        /// The id of the entry, as acts name it.
        entry: u16,
        /// The name; initials of the young, unless an arbiter asks.
        name: String,
        /// The title.
        title: String,
        /// The rating that counts; 0 for none.
        rating: u16,
        /// The federation.
        federation: String,
        /// The club.
        club: String,
        /// Whether the player has left.
        left: bool,
    }

    /// A round.
    pub(super) struct RoundView {
        /// The number, from 1.
        number: u16,
        /// `draft`, `published` or `closed`.
        stage: String,
        /// The boards in order.
        boards: Vec<BoardView>,
        /// Who does not play.
        byes: Vec<ByeView>,
    }

    /// A board.
    pub(super) struct BoardView {
        /// The table.
        table: u16,
        /// White's starting number.
        white: u16,
        /// Black's starting number.
        black: u16,
        /// `1-0`, `½-½`, `0-1`, `+ -`, `- +`, `- -`, with `u` after a game that is not rated; missing while there is none.
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
        /// After which round.
        round: u16,
        /// The tie-breaks, in the order of the values.
        tie_breaks: Vec<String>,
        /// The best first.
        rows: Vec<RowView>,
    }

    /// A line of the standings.
    pub(super) struct RowView {
        /// The rank; shared by those whom nothing separates.
        rank: usize,
        /// The starting number.
        player: u16,
        /// The points, with one decimal.
        points: String,
        /// The tie-breaks' values.
        values: Vec<String>,
    }

    /// A part of the log.
    pub(super) struct Log {
        /// The entries in order.
        entries: Vec<LogEntry>,
    }

    /// An entry of the log.
    pub(super) struct LogEntry {
        /// The number, from 1.
        number: u64,
        /// When, in milliseconds since 1970.
        at: i64,
        /// By whom: role and account id.
        by: String,
        /// The act in its written form.
        act: serde_json::Value,
        /// The answers in their written form.
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

pub(super) async fn events(State(desk): State<Desk>) -> Result<Json<Events>, Failure> {
    let all = desk.events_latest_first().await?;
    let events = all.iter().map(|(id, state)| summary(id, &state.event)).collect();
    Ok(Json(Events { events }))
}

/// The event: for arbiters with full names and drafts, for others as it is public.
pub(super) async fn load(desk: &Desk, visit: &Visit, id: &str) -> Result<(EventPage, bool), Failure> {
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
) -> Result<Json<EventView>, Failure> {
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
) -> Result<Json<Players>, Failure> {
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
) -> Result<Json<RoundView>, Failure> {
    let (seen, inside) = load(&desk, &visit, &id).await?;
    let round = if inside { seen.event().round(number) } else { seen.round(number) };
    let round = round.ok_or(Failure::NotFound)?;
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
) -> Result<Json<StandingsView>, Failure> {
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

/// The most entries of the log in one answer.
pub(super) const ENTRIES_MAX: u32 = 500;

/// From where the log is wanted.
#[derive(Deserialize)]
pub(super) struct After {
    after: Option<u64>,
}

impl After {
    /// The number of the entry after which the log is wanted.
    pub(super) fn after(&self) -> u64 {
        self.after.unwrap_or(0)
    }
}

pub(super) async fn log(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Query(asked): Query<After>,
) -> Result<Json<Log>, Failure> {
    let stream = Ledger::<EventAggregate>::stream(&id).map_err(|_| Failure::NotFound)?;
    let done = desk.events().since(&stream, asked.after(), ENTRIES_MAX).await.map_err(Failure::from)?;
    entries(&done)
}

/// Entries of a log, in their written form.
pub(super) fn entries<A, B>(done: &[Recorded<A, B>]) -> Result<Json<Log>, Failure>
where
    A: serde::Serialize,
    B: serde::Serialize,
{
    let written = |value: Result<serde_json::Value, _>| value.map_err(|_: serde_json::Error| Failure::Stopping);
    let entries = done.iter().map(|done| {
        let answers = done.answers.iter().map(|answer| written(serde_json::to_value(answer)));
        Ok(LogEntry {
            number: done.number,
            at: done.at,
            by: done.by.clone(),
            act: written(serde_json::to_value(&done.act))?,
            answers: answers.collect::<Result<_, _>>()?,
        })
    });
    Ok(Json(Log { entries: entries.collect::<Result<_, Failure>>()? }))
}
