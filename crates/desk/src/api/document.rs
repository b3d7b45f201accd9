//! The `OpenAPI` document, generated from the types of requests and responses.

use super::act::{Acts, Done, NewEvent};
use super::board::{BoardAct, BoardDone, GameView, SetUp};
use super::enter::{List, Listed, NewPlayer};
use super::league_public::{ClubView, GroupProgress, PlayerSeason};
use super::lists::{Career, Compared, EventRatings, FoundPlayers, Lists, NormsView, Ranking, Spread};
use super::more::{CardView, CrosstableView, NotesView, SettingsView, SlipsView, WhyView};
use super::notices::OutboxView;
use super::office::{Accounts, Held, OwnAccount, Sheets, WorkedView};
use super::search::SeasonFound;
use super::season::{CalendarView, CompetitionView, LeagueRound, MatchView, SeasonList, SeasonRecord, SeasonView};
use super::view::{EventView, Events, Log, Players, RoundView, Session, StandingsView};
use crate::Desk;
use adoube_web::form_json::{FormDone, Problem, ROOT};
use adoube_web::routes::Route;
use adoube_web::shape::Shape;
use axum::Json;
use axum::extract::State;
use axum::http::Method;
use serde_json::{Map, Value, json};
use std::sync::OnceLock;

pub(super) async fn show(State(desk): State<Desk>) -> Json<&'static Value> {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    Json(DOCUMENT.get_or_init(|| openapi(&crate::routes(&desk))))
}

struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    takes: Option<Value>,
    gives: Value,
}

/// Queries about accounts and persons, rating lists and seasons.
fn further() -> Vec<(&'static str, &'static str, Value, Collect)> {
    fn of<T: Shape>(path: &'static str, summary: &'static str) -> (&'static str, &'static str, Value, Collect) {
        (path, summary, T::schema(), T::collect)
    }
    vec![
        of::<OwnAccount>("/api/v1/account", "The caller's account"),
        of::<Accounts>("/api/v1/accounts", "All accounts"),
        of::<Held>("/api/v1/people/{person}", "The data stored about a person"),
        of::<Lists>("/api/v1/lists", "All rating lists"),
        of::<FoundPlayers>("/api/v1/lists/search", "Searches for players in all lists (?q=)"),
        of::<Compared>("/api/v1/lists/compare", "Compares two lists (?old=, ?new=, ?kind=, ?page=)"),
        of::<Ranking>("/api/v1/lists/{list}", "A list by rating (?kind=, ?letter=, ?group=, ?q=, ?page=)"),
        of::<Spread>("/api/v1/lists/{list}/distribution", "The number of players per rating (?kind=)"),
        of::<Career>("/api/v1/lists/{list}/players/{number}", "A player's ratings over the lists"),
        of::<WorkedView>("/api/v1/events/{id}/standings/{number}", "The calculation of a player's tie-breaks"),
        of::<EventRatings>("/api/v1/events/{id}/ratings", "The rating changes of an event's players (?kind=)"),
        of::<NormsView>("/api/v1/events/{id}/norms", "Norms that players have made or can still make"),
        of::<Sheets>("/api/v1/events/{id}/rounds/{round}/boards/{board}/sheets", "Both scoresheets of a game"),
        of::<SeasonList>("/api/v1/seasons", "All seasons"),
        of::<SeasonView>("/api/v1/seasons/{id}", "A season"),
        of::<CalendarView>("/api/v1/seasons/{id}/calendar", "The dates of all rounds"),
        of::<CompetitionView>("/api/v1/seasons/{id}/competitions/{number}", "A competition with its tables"),
        of::<LeagueRound>("/api/v1/seasons/{id}/competitions/{number}/rounds/{round}", "A round of a competition"),
        of::<GroupProgress>(
            "/api/v1/seasons/{id}/competitions/{number}/groups/{group}",
            "The matches and places of the teams of a group, round by round",
        ),
        of::<ClubView>("/api/v1/seasons/{id}/clubs/{number}", "A club with its teams and its players"),
        of::<PlayerSeason>("/api/v1/seasons/{id}/players/{number}", "A player's games for the club's teams"),
        of::<MatchView>("/api/v1/seasons/{id}/matches/{number}", "A match by boards"),
        of::<SeasonFound>(
            "/api/v1/seasons/{id}/search",
            "Searches for people, clubs, teams, competitions, matches and cases (?q=, ?kind=)",
        ),
        of::<SeasonRecord>("/api/v1/seasons/{id}/record", "The whole season, without data that the caller may not see"),
        of::<Log>("/api/v1/seasons/{id}/log", "Up to 500 entries of a season's log after an entry (?after=)"),
        of::<OutboxView>("/api/v1/seasons/{id}/notices", "Notices by mail that wait, were sent or failed"),
    ]
}

type Collect = fn(&mut Map<String, Value>);

/// The schema name of a form's fields.
const FIELDS: &str = "FormFields";

/// Returns the schema of form fields: an object keyed by the field names of the page.
fn form_fields() -> Value {
    json!({
        "type": "object",
        "description": "The fields of a page's form, by name. A ticked box is true; a field with several values is an array.",
        "additionalProperties": {
            "oneOf": [
                { "type": "string" }, { "type": "number" }, { "type": "boolean" },
                { "type": "array", "items": { "type": "string" } },
            ],
        },
    })
}

/// Returns the operation that submits a page's form.
fn form(path: &str) -> Value {
    let takes = json!({ "$ref": format!("#/components/schemas/{FIELDS}") });
    let summary =
        format!("Submits the form of the page {path}. An empty object is answered with the fields that are missing.");
    described(path, &summary, Some(&takes), &FormDone::schema())
}

/// Returns the operations on events and boards: queries and acts.
fn operations() -> Vec<Operation> {
    let get = |path, summary, gives| Operation { method: "get", path, summary, takes: None, gives };
    let post = |path, summary, takes, gives| Operation { method: "post", path, summary, takes: Some(takes), gives };
    vec![
        get("/api/v1/session", "The signed-in account, and the CSRF token to send with every act", Session::schema()),
        get("/api/v1/events", "All events", Events::schema()),
        post("/api/v1/events", "Creates an event", NewEvent::schema(), Done::schema()),
        get("/api/v1/events/{id}", "An event", EventView::schema()),
        get("/api/v1/events/{id}/settings", "The settings of an event", SettingsView::schema()),
        get("/api/v1/events/{id}/players", "The starting list", Players::schema()),
        post("/api/v1/events/{id}/players", "Adds a player by name", NewPlayer::schema(), Done::schema()),
        get("/api/v1/events/{id}/players/{number}", "A player's card", CardView::schema()),
        post(
            "/api/v1/events/{id}/import",
            "Imports a list of players and reports every adjustment",
            List::schema(),
            Listed::schema(),
        ),
        get("/api/v1/events/{id}/rounds/{round}", "The pairings and results of a round", RoundView::schema()),
        get("/api/v1/events/{id}/rounds/{round}/why", "The reasons for a round's pairings", WhyView::schema()),
        get("/api/v1/events/{id}/rounds/{round}/boards/{board}", "A game at a board", GameView::schema()),
        post(
            "/api/v1/events/{id}/rounds/{round}/boards/{board}",
            "Sets up a game at a board",
            SetUp::schema(),
            BoardDone::schema(),
        ),
        post(
            "/api/v1/events/{id}/rounds/{round}/boards/{board}/acts",
            "Carries out an act at a board",
            BoardAct::schema(),
            BoardDone::schema(),
        ),
        get("/api/v1/events/{id}/standings", "The standings after the last closed round", StandingsView::schema()),
        get("/api/v1/events/{id}/crosstable", "The crosstable after the last closed round", CrosstableView::schema()),
        get("/api/v1/events/{id}/notes", "The incidents and penalties on record", NotesView::schema()),
        get("/api/v1/events/{id}/slips", "Results reported by players that await approval", SlipsView::schema()),
        get("/api/v1/events/{id}/log", "Up to 500 entries of the log after an entry (?after=)", Log::schema()),
        post("/api/v1/events/{id}/acts", "Carries out acts, all or none", Acts::schema(), Done::schema()),
    ]
}

/// Collects the schemas of events and boards.
fn shapes(named: &mut Map<String, Value>) {
    Session::collect(named);
    Events::collect(named);
    EventView::collect(named);
    Players::collect(named);
    RoundView::collect(named);
    StandingsView::collect(named);
    Log::collect(named);
    Acts::collect(named);
    NewEvent::collect(named);
    Done::collect(named);
    Problem::collect(named);
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
        collect(named);
    }
}

/// Returns the whole document: every query, every act, and every form of these routes.
pub fn openapi(routes: &[Route]) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for operation in operations() {
        let slot = paths.entry(operation.path.to_owned()).or_insert_with(|| json!({}));
        slot[operation.method] =
            described(operation.path, operation.summary, operation.takes.as_ref(), &operation.gives);
    }
    let mut named = Map::new();
    for (path, summary, gives, collect) in further() {
        paths.insert(path.to_owned(), json!({ "get": described(path, summary, None, &gives) }));
        collect(&mut named);
    }
    for route in routes.iter().filter(|route| route.method == Method::POST && !route.path.starts_with("/api/")) {
        paths.insert(format!("{ROOT}{}", route.path), json!({ "post": form(route.path) }));
    }
    FormDone::collect(&mut named);
    named.insert(FIELDS.to_owned(), form_fields());
    shapes(&mut named);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "adoube",
            "version": "1",
            "description": "adoube for other programs. Sign in at /login, get the CSRF token from /api/v1/session, and send it as the header x-csrf with every act.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": named,
            "securitySchemes": { "session": { "type": "apiKey", "in": "cookie", "name": "__Host-adoube" } },
        },
    })
}

fn described(path: &str, summary: &str, takes: Option<&Value>, gives: &Value) -> Value {
    let parameters: Vec<Value> = path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| {
            let kind = if ["round", "board", "number"].contains(&name) { "integer" } else { "string" };
            json!({ "name": name, "in": "path", "required": true, "schema": { "type": kind } })
        })
        .collect();
    let body = |schema: &Value| json!({ "application/json": { "schema": schema } });
    let mut described = json!({
        "summary": summary,
        "parameters": parameters,
        "responses": {
            "200": { "description": "Done", "content": body(gives) },
            "default": { "description": "Refused, with the reason", "content": body(&Problem::schema()) },
        },
    });
    if let Some(takes) = takes {
        described["requestBody"] = json!({ "required": true, "content": body(takes) });
        described["security"] = json!([{ "session": [] }]);
    }
    described
}
