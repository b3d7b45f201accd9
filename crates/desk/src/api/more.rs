//! Further queries: settings, crosstable, player cards, pairing explanations, notes and submitted results.

use super::view::load;
use crate::Desk;
use crate::json::value_of;
use adoube_event::RoundStage;
use adoube_services::event_json;
use adoube_tournament::explain::explain_round;
use adoube_tournament::tables::card;
use adoube_tournament::{Color, Forfeit, GameOutcome, RoundEntry};
use adoube_web::blocking::blocking;
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, State};

shapes! {
    /// The settings of an event.
    pub(super) struct SettingsView {
        /// The settings as JSON, in the format of `POST /api/v1/events` and the act `change`.
        settings: serde_json::Value,
    }

    /// The crosstable.
    pub(super) struct CrosstableView {
        /// The last round counted.
        round: u16,
        /// The rows, best first.
        lines: Vec<CrosstableLine>,
    }

    /// A row of the crosstable.
    pub(super) struct CrosstableLine {
        /// The rank.
        rank: usize,
        /// The starting number.
        player: u16,
        /// Round by round, the opponent's rank, colour and result, such as `12w1`; or the letter of a bye.
        cells: Vec<String>,
        /// The points, with one decimal.
        points: String,
    }

    /// A player's card.
    pub(super) struct CardView {
        /// The starting number.
        number: u16,
        /// The name; initials for minors unless an arbiter asks.
        name: String,
        /// The published rounds.
        games: Vec<CardGame>,
    }

    /// A player's round.
    pub(super) struct CardGame {
        /// The round, from 1.
        round: usize,
        /// The opponent's starting number; missing for a bye.
        opponent: Option<u16>,
        /// `white` or `black`.
        colour: Option<String>,
        /// `1`, `½`, `0`, `+`, `-`; missing while there is none, and for a bye.
        result: Option<String>,
        /// The score after the round, with one decimal.
        score: String,
    }

    /// The reasons for a round's pairings.
    pub(super) struct WhyView {
        /// The reasons, one statement each, in the requested language.
        reasons: Vec<String>,
    }

    /// The arbiters' notes.
    pub(super) struct NotesView {
        /// The notes in order.
        notes: Vec<NoteView>,
    }

    /// A note.
    pub(super) struct NoteView {
        /// The number of the log entry.
        number: u64,
        /// Time in milliseconds since 1970.
        at: i64,
        /// The author: role and account id, or the board.
        by: String,
        /// The kind: `illegal_move`, `lateness`, `phone`, `wrong_claim`, `conduct`, `decision`, `note`.
        kind: serde_json::Value,
        /// The round.
        round: Option<u16>,
        /// The player's starting number.
        player: Option<u16>,
        /// The article.
        article: String,
        /// A description of what happened.
        text: String,
    }

    /// Results submitted by players that await the arbiter.
    pub(super) struct SlipsView {
        /// The results in order.
        slips: Vec<SlipView>,
    }

    /// A submitted result.
    pub(super) struct SlipView {
        /// The number used by the acts `approve` and `reject`.
        number: u64,
        /// Time in milliseconds since 1970.
        at: i64,
        /// The round.
        round: u16,
        /// White's starting number.
        white: u16,
        /// The result.
        result: String,
        /// The player who submitted it: `white` or `black`.
        side: String,
    }
}

const fn colour(colour: Color) -> &'static str {
    match colour {
        Color::White => "white",
        Color::Black => "black",
    }
}

pub(super) async fn settings(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<SettingsView>, RequestError> {
    let state = desk.event_state(&id, visit.at).await?;
    let settings = event_json::write_settings(&state.event.settings).map_err(|_| RequestError::Stopping)?;
    Ok(Json(SettingsView { settings }))
}

pub(super) async fn crosstable(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<CrosstableView>, RequestError> {
    let (seen, _) = load(&desk, &visit, &id).await?;
    let event = seen.event();
    let lines = event.crosstable(seen.finished()).into_iter().map(|line| CrosstableLine {
        rank: line.rank,
        player: event.at(line.player).map_or(0, |entry| event.number(entry.id)),
        cells: line.cells,
        points: line.points.to_string(),
    });
    Ok(Json(CrosstableView { round: seen.finished(), lines: lines.collect() }))
}

pub(super) async fn player(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
) -> Result<Json<CardView>, RequestError> {
    let (seen, _) = load(&desk, &visit, &id).await?;
    let event = seen.event();
    let entry = event.numbered(number).ok_or(RequestError::NotFound)?;
    let ix = event.ix(entry.id).ok_or(RequestError::NotFound)?;
    let published = event.rounds.iter().filter(|round| round.stage != RoundStage::Draft).count();
    let games = card(event.tournament(), ix).into_iter().take(published).map(|line| {
        let result = match line.entry {
            RoundEntry::Game { outcome: GameOutcome::Win, .. } => Some("1"),
            RoundEntry::Game { outcome: GameOutcome::Draw, .. } => Some("½"),
            RoundEntry::Game { outcome: GameOutcome::Loss, .. } => Some("0"),
            RoundEntry::Forfeit { forfeit: Forfeit::Won, .. } => Some("+"),
            RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. } => Some("-"),
            RoundEntry::Paired { .. } | RoundEntry::Bye(_) => None,
        };
        CardGame {
            round: line.round,
            opponent: line.entry.opponent().and_then(|ix| event.id(ix)).map(|id| event.number(id)),
            colour: line.entry.colour().map(|own| colour(own).to_owned()),
            result: result.map(str::to_owned),
            score: line.total.to_string(),
        }
    });
    Ok(Json(CardView { number, name: seen.name(entry.id).to_owned(), games: games.collect() }))
}

pub(super) async fn why(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round)): Path<(String, u16)>,
) -> Result<Json<WhyView>, RequestError> {
    let (seen, _) = load(&desk, &visit, &id).await?;
    seen.event().round(round).ok_or(RequestError::NotFound)?;
    let (tournament, system) = (seen.event().to_tournament(&seen.names), seen.event().settings.system);
    let language = visit.reader.language;
    let work = move || explain_round(&tournament, usize::from(round), system, language).unwrap_or_default();
    let reasons = blocking(work).await?;
    Ok(Json(WhyView { reasons }))
}

pub(super) async fn notes(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<NotesView>, RequestError> {
    let state = desk.event_state(&id, visit.at).await?;
    let event = &state.event;
    let notes = event.notes.iter().map(|note| NoteView {
        number: note.number,
        at: note.at_ms,
        by: note.by.clone(),
        kind: value_of(&note.incident.kind).unwrap_or_default(),
        round: note.incident.round,
        player: note.incident.player.map(|player| event.number(player)),
        article: note.incident.article.clone(),
        text: note.incident.written(),
    });
    Ok(Json(NotesView { notes: notes.collect() }))
}

pub(super) async fn slips(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<SlipsView>, RequestError> {
    let state = desk.event_state(&id, visit.at).await?;
    let slips = state.event.slips.iter().map(|slip| SlipView {
        number: slip.number,
        at: slip.at_ms,
        round: slip.round,
        white: state.event.number(slip.white),
        result: slip.result.to_string(),
        side: colour(slip.side).to_owned(),
    });
    Ok(Json(SlipsView { slips: slips.collect() }))
}
