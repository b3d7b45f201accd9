//! A round whose games are played over HTTP, and how tablets send acts.

use crate::support::{Answer, Browser, Hall};
use adoube_desk::roles::Role;
use adoube_event::{Context, EntryId, EventAct, EventSettings, IncidentKind, Level, NotedIncident};
use adoube_services::board_game::BoardId;
use adoube_services::board_game::seat::{Seat, Side};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

static COUNT: AtomicU64 = AtomicU64::new(0);

pub(crate) fn uuid7() -> String {
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("01a1e304-c985-7011-86c6-{count:012x}")
}

/// A round whose boards are set up and whose clocks run.
pub(crate) struct Round {
    pub(crate) hall: Hall,
    pub(crate) arbiter: Browser,
    pub(crate) id: String,
    pub(crate) round: u16,
    pub(crate) boards: u32,
}

impl Round {
    pub(crate) async fn new() -> Self {
        Self::of(Hall::plain().await).await
    }

    pub(crate) async fn of(hall: Hall) -> Self {
        let mut arbiter = hall.signed_in(Role::ChiefArbiter).await;
        let made = arbiter.post("/desk/demo", &[]).await;
        let id = made.location().trim_start_matches("/desk/t/").to_owned();
        assert!(!id.is_empty(), "{}", made.status);
        Self::on(hall, arbiter, id).await
    }

    /// The open round of an event.
    pub(crate) async fn on(hall: Hall, mut arbiter: Browser, id: String) -> Self {
        let state = hall.desk.event_state(&id, None).await.unwrap();
        let round = state.event.rounds.last().unwrap();
        let boards = u32::try_from(round.boards.len()).unwrap();
        let number = round.number;
        // A new act must be visible at once.
        delay(&hall, &id, 0).await;
        let console = format!("/desk/t/{id}/console/{number}");
        for todo in ["set-up", "start"] {
            let answer = arbiter.post(&console, &[("do", todo), ("mode", "board"), ("supervision", "full")]).await;
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        }
        Self { hall, arbiter, id, round: number, boards }
    }

    pub(crate) fn board_id(&self, board: u32) -> BoardId {
        BoardId { event: self.id.clone(), round: self.round, board }
    }

    /// A board of the round that has no result yet.
    pub(crate) async fn free_board(&self) -> u32 {
        let state = self.hall.desk.event_state(&self.id, None).await.unwrap();
        let round = state.event.round(self.round).unwrap();
        let free = round.boards.iter().position(|board| state.event.result(self.round, board.white).is_none());
        u32::try_from(free.unwrap()).unwrap() + 1
    }

    /// The player with the white pieces.
    pub(crate) async fn white(&self, board: u32) -> EntryId {
        let state = self.hall.desk.event_state(&self.id, None).await.unwrap();
        state.event.round(self.round).unwrap().boards[board as usize - 1].white
    }

    /// Acts of the event, with every warning confirmed.
    pub(crate) async fn event_acts(&self, acts: Vec<EventAct>) {
        let desk = &self.hall.desk;
        let context = Context::new("test", desk.now_ms()).confirming(Level::TwoSteps);
        desk.event_acts(&self.id, desk.new_command().unwrap(), &context, acts).await.unwrap();
    }

    pub(crate) fn seat(&self, board: u32, side: Side) -> String {
        format!("/seat/{}", Seat { board_id: self.board_id(board), side }.token(self.hall.desk.signer()))
    }
}

/// The delay before the public sees the acts.
pub(crate) async fn delay(hall: &Hall, id: &str, seconds: u32) {
    let settings = hall.desk.event_state(id, None).await.unwrap().event.settings.clone();
    let changes = settings.changes_to(&EventSettings { broadcast_delay_s: seconds, ..settings.clone() });
    let context = Context::new("test", hall.desk.now_ms()).confirming(Level::TwoSteps);
    hall.desk
        .event_acts(id, hall.desk.new_command().unwrap(), &context, vec![EventAct::Change(changes)])
        .await
        .unwrap();
}

pub(crate) async fn act(browser: &mut Browser, path: &str, line: &str) -> Value {
    let answer = send(browser, path, line, &uuid7()).await;
    assert_eq!(answer.status, StatusCode::OK, "{line}: {}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

pub(crate) async fn send(browser: &mut Browser, path: &str, line: &str, id: &str) -> Answer {
    let body = json!({ "id": id, "at_device_ms": 1, "act": line }).to_string();
    browser.headers = vec![("x-csrf", browser.csrf.clone())];
    if browser.csrf.is_empty() {
        browser.headers.clear();
    }
    browser.send("POST", &format!("{path}/act"), Some("application/json"), &body).await
}

pub(crate) fn lines(answer: &Value) -> Vec<&str> {
    answer["answers"].as_array().unwrap().iter().map(|one| one["line"].as_str().unwrap()).collect()
}

pub(crate) const WHITE: Side = Side::One(adoube_board::Color::White);
pub(crate) const BLACK: Side = Side::One(adoube_board::Color::Black);

/// The number of illegal moves that are counted against a player, and how many of them games have entered.
pub(crate) async fn illegal_moves(hall: &Hall, id: &str, player: EntryId) -> (usize, usize) {
    let state = hall.desk.event_state(id, None).await.unwrap();
    let of =
        |note: &&NotedIncident| note.incident.player == Some(player) && note.incident.kind == IncidentKind::IllegalMove;
    let notes = state.event.notes.iter().filter(of);
    (notes.clone().count(), notes.filter(|note| note.by.starts_with("game:")).count())
}
