//! The `OpenAPI` document, made from the types that are sent.

use super::act::{Acts, Done, NewEvent, Problem};
use super::board::{BoardAct, BoardDone, GameView, SetUp};
use super::enter::{List, Listed, NewPlayer};
use super::more::{CardView, CrosstableView, NotesView, SettingsView, SlipsView, WhyView};
use super::shape::Shape;
use super::view::{EventView, Events, Log, Players, RoundView, Session, StandingsView};
use axum::Json;
use serde_json::{Map, Value, json};

pub(super) async fn show() -> Json<Value> {
    Json(openapi())
}

struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    takes: Option<Value>,
    gives: Value,
}

/// The document.
pub fn openapi() -> Value {
    let get = |path, summary, gives| Operation { method: "get", path, summary, takes: None, gives };
    let post = |path, summary, takes, gives| Operation { method: "post", path, summary, takes: Some(takes), gives };
    let operations = [
        get("/api/v1/session", "Who is signed in, and the mark that acts have to carry", Session::schema()),
        get("/api/v1/events", "All events", Events::schema()),
        post("/api/v1/events", "Opens an event", NewEvent::schema(), Done::schema()),
        get("/api/v1/events/{id}", "An event", EventView::schema()),
        get("/api/v1/events/{id}/settings", "The settings of an event", SettingsView::schema()),
        get("/api/v1/events/{id}/players", "The starting list", Players::schema()),
        post("/api/v1/events/{id}/players", "Enters a player by name", NewPlayer::schema(), Done::schema()),
        get("/api/v1/events/{id}/players/{number}", "A player's card", CardView::schema()),
        post(
            "/api/v1/events/{id}/import",
            "Enters a list of players, and tells every adjustment",
            List::schema(),
            Listed::schema(),
        ),
        get("/api/v1/events/{id}/rounds/{round}", "The pairings and results of a round", RoundView::schema()),
        get("/api/v1/events/{id}/rounds/{round}/why", "Why a round is paired as it is", WhyView::schema()),
        get("/api/v1/events/{id}/rounds/{round}/boards/{board}", "A game at a board", GameView::schema()),
        post(
            "/api/v1/events/{id}/rounds/{round}/boards/{board}",
            "Sets up a game at a board",
            SetUp::schema(),
            BoardDone::schema(),
        ),
        post(
            "/api/v1/events/{id}/rounds/{round}/boards/{board}/acts",
            "Does an act at a board",
            BoardAct::schema(),
            BoardDone::schema(),
        ),
        get(
            "/api/v1/events/{id}/standings",
            "The standings after the last round that is over",
            StandingsView::schema(),
        ),
        get(
            "/api/v1/events/{id}/crosstable",
            "The crosstable after the last round that is over",
            CrosstableView::schema(),
        ),
        get("/api/v1/events/{id}/notes", "Incidents and penalties that were noted", NotesView::schema()),
        get("/api/v1/events/{id}/slips", "Results that players handed in and that wait", SlipsView::schema()),
        get("/api/v1/events/{id}/log", "The log after an entry (?after=), at most 500 entries", Log::schema()),
        post("/api/v1/events/{id}/acts", "Does acts, all or none", Acts::schema(), Done::schema()),
    ];
    let mut paths: Map<String, Value> = Map::new();
    for operation in operations {
        let slot = paths.entry(operation.path.to_owned()).or_insert_with(|| json!({}));
        slot[operation.method] = described(&operation);
    }
    let mut named = Map::new();
    Session::collect(&mut named);
    Events::collect(&mut named);
    EventView::collect(&mut named);
    Players::collect(&mut named);
    RoundView::collect(&mut named);
    StandingsView::collect(&mut named);
    Log::collect(&mut named);
    Acts::collect(&mut named);
    NewEvent::collect(&mut named);
    Done::collect(&mut named);
    Problem::collect(&mut named);
    for collect in [
        SettingsView::collect,
        NewPlayer::collect,
        CardView::collect,
        List::collect,
        Listed::collect,
        WhyView::collect,
        GameView::collect,
        SetUp::collect,
        BoardAct::collect,
        BoardDone::collect,
        CrosstableView::collect,
        NotesView::collect,
        SlipsView::collect,
    ] {
        collect(&mut named);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "adoube",
            "version": "1",
            "description": "The chess arbiter's desk for programs. Sign in at /login, ask /api/v1/session for the mark, send it as the header x-csrf with every act.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": named,
            "securitySchemes": { "session": { "type": "apiKey", "in": "cookie", "name": "__Host-adoube" } },
        },
    })
}

fn described(operation: &Operation) -> Value {
    let parameters: Vec<Value> = operation
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| {
            let kind = if ["round", "board", "number"].contains(&name) { "integer" } else { "string" };
            json!({ "name": name, "in": "path", "required": true, "schema": { "type": kind } })
        })
        .collect();
    let body = |schema: &Value| json!({ "application/json": { "schema": schema } });
    let mut described = json!({
        "summary": operation.summary,
        "parameters": parameters,
        "responses": {
            "200": { "description": "Done", "content": body(&operation.gives) },
            "default": { "description": "Not done, and why", "content": body(&Problem::schema()) },
        },
    });
    if let Some(takes) = &operation.takes {
        described["requestBody"] = json!({ "required": true, "content": body(takes) });
        described["security"] = json!([{ "session": [] }]);
    }
    described
}
