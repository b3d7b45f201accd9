//! The API of the desk: for every page and form, the equivalent API call.

use crate::support::{Browser, Hall};
use adoube_desk::roles::{Role, may};
use adoube_desk::routes;
use adoube_services::result_ticket::ResultTicket;
use adoube_store::Account;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The API address for the content of each page, or the reason why there is none.
const QUERIES: &[(&str, &str)] = &[
    ("/", "/api/v1/events"),
    ("/screen/{id}", "/api/v1/events/{id}/rounds/{round}"),
    ("/setup/{token}", "no query: a form only"),
    ("/invitation/{account}/{token}", "no query: a form only"),
    ("/login", "/api/v1/session"),
    ("/account", "/api/v1/account"),
    ("/account/second-factor", "no query: a form only"),
    ("/desk/accounts", "/api/v1/accounts"),
    ("/t/{id}", "/api/v1/events/{id}"),
    ("/t/{id}/about", "/api/v1/events/{id}"),
    ("/t/{id}/round/{round}", "/api/v1/events/{id}/rounds/{round}"),
    ("/t/{id}/standings", "/api/v1/events/{id}/standings"),
    ("/t/{id}/crosstable", "/api/v1/events/{id}/crosstable"),
    ("/t/{id}/players", "/api/v1/events/{id}/players"),
    ("/t/{id}/player/{number}", "/api/v1/events/{id}/players/{number}"),
    ("/t/{id}/ratings", "/api/v1/events/{id}/ratings"),
    ("/t/{id}/ratings/{number}", "/api/v1/events/{id}/ratings"),
    ("/t/{id}/ratings/handbook", "/api/v1/events/{id}/ratings"),
    ("/t/{id}/ratings/handbook/{number}", "/api/v1/events/{id}/ratings"),
    ("/t/{id}/live", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/t/{id}/live/{round}", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/t/{id}/board/{round}/{board}", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/slip/{slip}", "/api/v1/events/{id}/rounds/{round}"),
    ("/seat/{seat}", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/seat/{seat}/act", "no page: it leads back to the board"),
    ("/seat/{seat}/clock", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/seat/{seat}/sheet", "/api/v1/events/{id}/rounds/{round}/boards/{board}/sheets"),
    ("/desk", "/api/v1/events"),
    ("/desk/new", "no query: a form only"),
    ("/desk/import", "no query: a form only"),
    ("/desk/lists", "/api/v1/lists"),
    ("/desk/lists/search", "/api/v1/lists/search"),
    ("/desk/people/{person}", "/api/v1/people/{person}"),
    ("/desk/people/{person}/data", "/api/v1/people/{person}"),
    ("/desk/t/{id}", "/api/v1/events/{id}"),
    ("/desk/t/{id}/players", "/api/v1/events/{id}/players"),
    ("/desk/t/{id}/players/{player}", "/api/v1/events/{id}/players/{number}"),
    ("/desk/t/{id}/import", "no query: a form only"),
    ("/desk/t/{id}/rounds", "/api/v1/events/{id}/rounds/{round}"),
    ("/desk/t/{id}/rounds/{round}", "/api/v1/events/{id}/rounds/{round}/why"),
    ("/desk/t/{id}/results", "/api/v1/events/{id}/rounds/{round}"),
    ("/desk/t/{id}/hall", "/api/v1/events/{id}/notes"),
    ("/desk/t/{id}/standings", "/api/v1/events/{id}/standings"),
    ("/desk/t/{id}/standings/{player}", "/api/v1/events/{id}/standings/{number}"),
    ("/desk/t/{id}/crosstable", "/api/v1/events/{id}/crosstable"),
    ("/desk/t/{id}/log", "/api/v1/events/{id}/log"),
    ("/desk/t/{id}/settings", "/api/v1/events/{id}/settings"),
    ("/desk/t/{id}/norms", "/api/v1/events/{id}/norms"),
    ("/desk/t/{id}/norms/{player}/{title}", "/api/v1/events/{id}/norms"),
    ("/desk/t/{id}/files", "a list of files, which programs read as they are"),
    ("/desk/t/{id}/files/{name}", "a file already: TRF, PGN, CSV"),
    ("/desk/t/{id}/print", "paper: the same is in the standings, rounds and players"),
    ("/desk/t/{id}/print/{paper}", "paper: the same is in the standings, rounds and players"),
    ("/desk/t/{id}/console", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/desk/t/{id}/console/{round}", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/desk/t/{id}/board/{round}/{board}", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/desk/t/{id}/board/{round}/{board}/act", "no page: it leads back to the board"),
    ("/desk/t/{id}/board/{round}/{board}/seats", "links for the players' tablets, which a page shows as codes"),
    ("/desk/t/{id}/board/{round}/{board}/sheets", "/api/v1/events/{id}/rounds/{round}/boards/{board}/sheets"),
    ("/desk/t/{id}/board/{round}/{board}/second", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/desk/t/{id}/board/{round}/{board}/envelope", "paper: the cover of an envelope"),
    ("/desk/t/{id}/board/{round}/{board}/transcript", "a file already: the game's transcript"),
    ("/desk/t/{id}/board/{round}/{board}/decision/{number}", "/api/v1/events/{id}/rounds/{round}/boards/{board}"),
    ("/ratings", "/api/v1/lists"),
    ("/ratings/compare", "/api/v1/lists/compare"),
    ("/ratings/{list}", "/api/v1/lists/{list}"),
    ("/ratings/{list}/distribution", "/api/v1/lists/{list}/distribution"),
    ("/ratings/{list}/{number}", "/api/v1/lists/{list}/players/{number}"),
    ("/desk/ratings", "/api/v1/lists"),
    ("/league", "/api/v1/seasons"),
    ("/league/{id}", "/api/v1/seasons/{id}"),
    ("/league/{id}/calendar", "/api/v1/seasons/{id}/calendar"),
    ("/league/{id}/c/{number}", "/api/v1/seasons/{id}/competitions/{number}"),
    ("/league/{id}/c/{number}/round/{round}", "/api/v1/seasons/{id}/competitions/{number}/rounds/{round}"),
    ("/league/{id}/c/{number}/bulletin/{round}", "/api/v1/seasons/{id}/competitions/{number}/rounds/{round}"),
    ("/league/{id}/match/{number}", "/api/v1/seasons/{id}/matches/{number}"),
    ("/league/{id}/c/{number}/group/{group}", "/api/v1/seasons/{id}/competitions/{number}/groups/{group}"),
    ("/league/{id}/club/{number}", "/api/v1/seasons/{id}/clubs/{number}"),
    ("/league/{id}/player/{number}", "/api/v1/seasons/{id}/players/{number}"),
    ("/league/{id}/search", "/api/v1/seasons/{id}/search"),
    ("/desk/league/{id}/search", "/api/v1/seasons/{id}/search"),
    ("/league/{id}/calendar.ics", "/api/v1/seasons/{id}/calendar"),
    ("/league/{id}/c/{number}/calendar.ics", "/api/v1/seasons/{id}/calendar"),
    ("/league/{id}/club/{number}/calendar.ics", "/api/v1/seasons/{id}/calendar"),
    ("/league/{id}/team/{number}/calendar.ics", "/api/v1/seasons/{id}/calendar"),
    ("/desk/league", "/api/v1/seasons"),
    ("/desk/league/new", "no query: a form only"),
    ("/desk/league/{id}", "/api/v1/seasons/{id}/record"),
    ("/desk/league/{id}/notices", "/api/v1/seasons/{id}/notices"),
    ("/desk/league/{id}/log", "/api/v1/seasons/{id}/log"),
    ("/desk/league/{id}/log/{number}", "/api/v1/seasons/{id}/log"),
];

/// Parts of the site with another source of data.
const PARTS: &[(&str, &str)] = &[
    ("/laws", "the rulebook, which `adoube laws --format json` gives"),
    ("/help", "the manual, which is `docs/guide`"),
    ("/assets/", "style sheets and modules of the pages"),
    ("/healthz", "for whoever looks after the machine"),
    ("/sw.js", "a module of the pages"),
    ("/time", "the clock of the tablets"),
    // Everything in a season's office is in its record.
    ("/desk/league/{id}/", "/api/v1/seasons/{id}/record"),
];

#[tokio::test]
async fn every_page_has_its_query_for_programs() {
    let hall = Hall::plain().await;
    let all = routes(&hall.desk);
    let there: BTreeSet<&str> = all.iter().filter(|r| r.method == Method::GET).map(|r| r.path).collect();
    for (page, query) in QUERIES.iter().chain(PARTS) {
        assert!(there.iter().any(|path| path.starts_with(page)), "{page} is no page any more");
        assert!(!query.starts_with('/') || there.contains(query), "{page}: {query} is no address");
    }
    for page in there.iter().filter(|path| !path.starts_with("/api/") && !path.ends_with("/events")) {
        let known = QUERIES.iter().any(|(known, _)| known == page);
        assert!(known || PARTS.iter().any(|(part, _)| page.starts_with(part)), "{page}: how does a program read it?");
    }
}

async fn send(browser: &mut Browser, path: &str, body: &Value) -> (StatusCode, Value) {
    browser.headers.push(("x-csrf", browser.csrf.clone()));
    let answer = browser.send("POST", path, Some("application/json"), &body.to_string()).await;
    browser.headers.pop();
    let value = serde_json::from_str(&answer.body);
    (answer.status, value.unwrap_or_else(|_| panic!("{path}: {} is no JSON: {}", answer.status, answer.body)))
}

async fn get(browser: &mut Browser, path: &str) -> Value {
    let answer = browser.get(path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

/// An address with an example for each parameter.
fn example(path: &str, slip: &str) -> String {
    let parts = path.split('/').map(|part| match part {
        "{slip}" => slip,
        "{round}" | "{board}" | "{number}" | "{player}" => "1",
        part if part.starts_with('{') => "x",
        part => part,
    });
    parts.collect::<Vec<_>>().join("/")
}

#[tokio::test]
async fn every_form_is_there_for_programs_and_obeys_the_table_of_roles() {
    let hall = Hall::plain().await;
    let slip = ResultTicket { event: "x".to_owned(), round: 1, table: 1 }.token(hall.desk.signer());
    let forms = routes(&hall.desk).into_iter().filter(|r| r.method == Method::POST && !r.path.starts_with("/api/"));
    let mut walked = 0;
    for route in forms {
        for role in Role::ALL {
            let (mut browser, path) = match role {
                Role::Player if !route.path.contains("{slip}") => continue,
                Role::Player => (hall.browser(), example(route.path, &slip)),
                Role::Public => (hall.browser(), example(route.path, "forged.token")),
                role => (hall.signed_in(role).await, example(route.path, &slip)),
            };
            let (status, value) = send(&mut browser, &format!("/api/v1/forms{path}"), &json!({})).await;
            let refused = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN].contains(&status);
            assert_eq!(refused, !may(role, route.action), "{path} as {role}: {status} {value}");
            assert!(value["done"] == json!(true) || value["message"].is_string(), "{path} as {role}: {value}");
            walked += 1;
        }
    }
    assert!(walked > 300, "{walked}");
    // Without the CSRF token nothing happens, and a body that is not JSON is refused as such.
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let json = Some("application/json");
    let forged = chief.send("POST", "/api/v1/forms/desk/demo", json, "{}").await;
    assert_eq!(forged.status, StatusCode::FORBIDDEN);
    chief.headers.push(("x-csrf", chief.csrf.clone()));
    let broken = chief.send("POST", "/api/v1/forms/desk/demo", json, "{\"a\":\n }").await;
    assert_eq!(broken.status, StatusCode::BAD_REQUEST, "{}", broken.body);
    assert!(broken.body.contains("Line 2, column 2"), "{}", broken.body);
    for (nowhere, status) in [
        ("/api/v1/forms", StatusCode::NOT_FOUND),
        // A page without forms.
        ("/api/v1/forms/", StatusCode::METHOD_NOT_ALLOWED),
        ("/api/v1/forms/nothing", StatusCode::NOT_FOUND),
        ("/api/v1/forms/api/v1/events", StatusCode::NOT_FOUND),
    ] {
        let answer = chief.send("POST", nowhere, json, "{}").await;
        assert_eq!((answer.status, answer.body.starts_with('{')), (status, true), "{nowhere}");
    }
}

fn fields(problem: &Value) -> Vec<&str> {
    problem["fields"].as_array().unwrap().iter().map(|field| field["field"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_program_signs_in_and_looks_after_accounts() {
    let hall = Hall::plain().await;
    let token = adoube_web::accounts::setup_path(hall.desk.site()).await.unwrap().unwrap();
    let mut browser = hall.browser();
    let password = "vuit peons i dos reis";
    let first = json!({ "name": "anna", "password": password, "again": "no" });
    let (status, problem) = send(&mut browser, &format!("/api/v1/forms{token}"), &first).await;
    assert_eq!((status, fields(&problem)), (StatusCode::UNPROCESSABLE_ENTITY, vec!["again"]), "{problem}");
    let first = json!({ "name": "anna", "password": password, "again": password });
    let (status, done) = send(&mut browser, &format!("/api/v1/forms{token}"), &first).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    let mut browser = hall.browser();
    let (status, _) = send(&mut browser, "/api/v1/forms/login", &json!({ "name": "anna", "password": password })).await;
    assert_eq!(status, StatusCode::OK);
    browser.csrf = get(&mut browser, "/api/v1/session").await["csrf"].as_str().unwrap().to_owned();
    assert_eq!(get(&mut browser, "/api/v1/account").await["role"], "administrator");
    let accounts = "/api/v1/forms/desk/accounts";
    let (status, problem) = send(&mut browser, accounts, &json!({ "name": "a b", "role": "king" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(fields(&problem), ["name", "role", "current"], "{problem}");
    let new = json!({ "name": "pere", "role": "arbiter", "current": password });
    let (status, done) = send(&mut browser, accounts, &new).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    assert!(done["made"]["link"].as_str().unwrap().contains("/invitation/"), "{done}");
    let all = get(&mut browser, "/api/v1/accounts").await;
    let pere = &all["accounts"][1];
    assert_eq!((&pere["name"], &pere["invited"]), (&json!("pere"), &json!(true)), "{all}");
    let one = format!("{accounts}/{}", pere["id"].as_str().unwrap());
    let (status, done) = send(&mut browser, &one, &json!({ "do": "close", "current": password })).await;
    assert_eq!((status, &done["words"].is_string()), (StatusCode::OK, &true), "{done}");
    assert_eq!(get(&mut browser, "/api/v1/accounts").await["accounts"][1]["state"], "closed");
    // Users cannot close their own account: the page and the response say so.
    let own = format!("{accounts}/{}", all["accounts"][0]["id"].as_str().unwrap());
    let (status, problem) = send(&mut browser, &own, &json!({ "do": "close", "current": password })).await;
    assert_eq!((status, &problem["error"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("refused")), "{problem}");
}

#[tokio::test]
async fn a_program_brings_in_lists_and_reads_them() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let lists = "/api/v1/forms/desk/lists";
    let (status, problem) = send(&mut chief, lists, &json!({ "name": "FCE", "file": "nothing" })).await;
    assert_eq!((status, fields(&problem)[0]), (StatusCode::UNPROCESSABLE_ENTITY, "file"), "{problem}");
    let old = "id,name,rating\n1,\"Puig, Anna\",2000\n2,\"Costa, Rui\",1900\n";
    for (name, text) in [("FCE 2026-01", old.to_owned()), ("FCE 2026-07", old.replace("1900", "1950"))] {
        let (status, done) = send(&mut chief, lists, &json!({ "name": name, "file": text })).await;
        assert_eq!(status, StatusCode::OK, "{done}");
    }
    let all = get(&mut chief, "/api/v1/lists").await;
    let ids: Vec<i64> = all["lists"].as_array().unwrap().iter().map(|list| list["id"].as_i64().unwrap()).collect();
    assert_eq!(all["lists"][1]["name"], "FCE 2026-07");
    let found = get(&mut chief, "/api/v1/lists/search?q=puig").await;
    assert_eq!(found["players"][0]["player"]["name"], "Puig, Anna");
    let ranking = get(&mut chief, &format!("/api/v1/lists/{}", ids[1])).await;
    assert_eq!((&ranking["count"], &ranking["players"][0]["rank"]), (&json!(2), &json!(1)), "{ranking}");
    let number = ranking["players"][1]["number"].as_i64().unwrap();
    let career = get(&mut chief, &format!("/api/v1/lists/{}/players/{number}", ids[1])).await;
    assert_eq!(career["ratings"].as_array().unwrap().len(), 2, "{career}");
    let compared = get(&mut chief, &format!("/api/v1/lists/compare?old={}&new={}", ids[0], ids[1])).await;
    assert_eq!((&compared["count"], &compared["same"]), (&json!(1), &json!(1)), "{compared}");
    assert_eq!(get(&mut chief, &format!("/api/v1/lists/{}/distribution", ids[1])).await["players"], 2);
    let (status, done) = send(&mut chief, &format!("{lists}/drop"), &json!({ "list": ids[0] })).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    assert_eq!(get(&mut chief, "/api/v1/lists").await["lists"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_program_runs_a_season() {
    let hall = Hall::plain().await;
    let mut office = hall.signed_in(Role::Office).await;
    let new = "/api/v1/forms/desk/league/new";
    let (status, problem) = send(&mut office, new, &json!({ "do": "open" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(fields(&problem).contains(&"open-name") && fields(&problem).contains(&"open-year"), "{problem}");
    let (status, made) = send(&mut office, "/api/v1/forms/desk/league/demo", &json!({})).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let id = made["location"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let at = |rest: &str| format!("/api/v1/seasons/{id}{rest}");
    let mut anybody = hall.browser();
    assert_eq!(get(&mut anybody, "/api/v1/seasons").await["seasons"][0]["id"], id.as_str());
    let season = get(&mut anybody, &at("")).await;
    let competition = season["competitions"][0]["number"].as_u64().unwrap();
    let table = get(&mut anybody, &at(&format!("/competitions/{competition}"))).await;
    assert!(!table["groups"][0]["rows"].as_array().unwrap().is_empty(), "{table}");
    let round = get(&mut anybody, &at(&format!("/competitions/{competition}/rounds/1"))).await;
    let number = round["matches"][0]["number"].as_u64().unwrap();
    let a_match = get(&mut anybody, &at(&format!("/matches/{number}"))).await;
    assert!(!a_match["boards"].as_array().unwrap().is_empty(), "{a_match}");
    assert!(!get(&mut anybody, &at("/calendar")).await["rounds"].as_array().unwrap().is_empty());
    for within in ["/record", "/log"] {
        assert_eq!(anybody.get(&at(within)).await.status, StatusCode::UNAUTHORIZED, "{within}");
    }
    // An act of the office, a refusal with its field, and an undo.
    let clubs = format!("/api/v1/forms/desk/league/{id}/settings");
    let (status, problem) = send(&mut office, &clubs, &json!({ "do": "call", "call-name": "" })).await;
    assert_eq!((status, fields(&problem)), (StatusCode::UNPROCESSABLE_ENTITY, vec!["call-name"]), "{problem}");
    let (status, done) = send(&mut office, &clubs, &json!({ "do": "call", "call-name": "By a program" })).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    assert_eq!(get(&mut anybody, &at("")).await["summary"]["name"], "By a program");
    let number = get(&mut office, &at("")).await["number"].as_u64().unwrap();
    let log = get(&mut office, &at(&format!("/log?after={}", number - 1))).await;
    assert_eq!(log["entries"][0]["act"]["call"][1], "By a program", "{log}");
    let undo = format!("/api/v1/forms/desk/league/{id}/log/{number}");
    let (status, done) = send(&mut office, &undo, &json!({ "do": "undo", "undo-why": "a try", "undo-also": "" })).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    assert_ne!(get(&mut anybody, &at("")).await["summary"]["name"], "By a program");
    // A delegate gets the same data as on the pages.
    let whole = get(&mut office, &at("/record")).await;
    let players = |record: &Value| record["season"]["players"].as_object().unwrap().len();
    let account = Account {
        id: "d1".to_owned(),
        name: "delegate-1".to_owned(),
        role: Role::Delegate.code().to_owned(),
        scope: format!("{id}/1"),
        password: String::new(),
        totp: None,
        recovery: String::new(),
        state: "active".to_owned(),
        created_ms: 0,
        changed_ms: 0,
    };
    assert!(hall.desk.store().add_account(&account).await.unwrap());
    let mut delegate = hall.session(&account).await;
    let own = get(&mut delegate, &at("/record")).await;
    assert!(players(&own) > 0 && players(&own) < players(&whole));
    assert!(own["season"]["players"].as_object().unwrap().values().all(|player| player["club"] == json!(1)));
    assert_eq!(own["season"]["papers"], json!([]));
    assert!(whole["persons"].as_object().unwrap().len() >= players(&whole));
    let (status, _) = send(&mut delegate, &clubs, &json!({ "do": "call", "call-name": "Mine" })).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_program_confirms_what_a_page_asks_for() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let (_, made) = send(&mut chief, "/api/v1/forms/desk/demo", &json!({})).await;
    let id = made["location"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let settings = format!("/api/v1/forms/desk/t/{id}/settings");
    let (status, problem) = send(&mut chief, &settings, &json!({ "name": "", "rounds": -1 })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(fields(&problem).contains(&"name") && fields(&problem).contains(&"rounds"), "{problem}");
    // A late entry must be confirmed: the response says how.
    let players = format!("/api/v1/forms/desk/t/{id}/players");
    let mut player = json!({ "player": "Nou, Vingut", "federation": "CAT" });
    let (status, asked) = send(&mut chief, &players, &player).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{asked}");
    assert!(asked["message"].as_str().is_some_and(|words| words.len() > 10), "{asked}");
    for (name, value) in asked["again"].as_object().unwrap() {
        player[name] = value.clone();
    }
    let (status, done) = send(&mut chief, &players, &player).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    // Adjustments of a file are listed first, and accepted when they are sent again unchanged.
    let import = "/api/v1/forms/desk/import";
    let text = "012 Open\n042 soon\nXXR 1\n001    1      Puig, Anna\n001    2      Costa, Rui\n";
    let (status, asked) = send(&mut chief, import, &json!({ "text": text })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{asked}");
    assert!(asked["message"].as_str().unwrap().contains("soon"), "{asked}");
    let again = json!({ "text": text, "seen": asked["again"]["seen"] });
    let (status, done) = send(&mut chief, import, &again).await;
    assert_eq!(status, StatusCode::OK, "{done}");
}

#[tokio::test]
async fn a_program_reads_sheets_sums_and_ratings() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let (_, made) = send(&mut chief, "/api/v1/forms/desk/demo", &json!({})).await;
    let id = made["location"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let at = |rest: &str| format!("/api/v1/events/{id}{rest}");
    let sheets = get(&mut chief, &at("/rounds/1/boards/1/sheets")).await;
    assert_eq!(sheets["sheets"][1]["keeper"], "black", "{sheets}");
    assert_eq!(chief.get(&at("/rounds/1/boards/99/sheets")).await.status, StatusCode::NOT_FOUND);
    let worked = get(&mut chief, &at("/standings/1")).await;
    assert!(!worked["tie_breaks"][0]["terms"].as_array().unwrap().is_empty(), "{worked}");
    let ratings = get(&mut chief, &at("/ratings")).await;
    let first = &ratings["players"][0];
    assert!(first["change"].is_string() && first["worked"].as_array().unwrap().len() > 2, "{first}");
    assert!(get(&mut chief, &at("/norms")).await["norms"].is_array());
    let state = hall.desk.event_state(&id, None).await.unwrap();
    let person = &state.event.entries[0].person.0;
    let held = get(&mut chief, &format!("/api/v1/people/{person}")).await;
    assert!(held["held"]["person"]["name"].is_string(), "{held}");
}

#[tokio::test]
async fn a_form_to_which_somebody_goes_back_enters_the_next_player() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let made = json!({ "settings": { "name": "Back and forth" } });
    let (_, made) = send(&mut chief, "/api/v1/events", &made).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let names = async |chief: &mut Browser| -> Vec<String> {
        let players = get(chief, &format!("/api/v1/events/{id}/players")).await;
        let mut names: Vec<String> =
            players["players"].as_array().unwrap().iter().map(|p| p["name"].as_str().unwrap().to_owned()).collect();
        names.sort();
        names
    };
    // A browser's form contains an id: a repeated form acts once; with another name in it, it is another form.
    let command = "0190163d-8694-739b-aea5-966c26f8ad91";
    let players = format!("/desk/t/{id}/players");
    for name in ["Alba, A.", "Alba, A.", "Boix, B."] {
        let answer = chief.post(&players, &[("command", command), ("player", name)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{name}: {}", answer.body);
    }
    assert_eq!(names(&mut chief).await, ["Alba, A.", "Boix, B."]);
    // A program may omit the id.
    for name in ["Camps, C.", "Dalmau, D."] {
        let (status, done) = send(&mut chief, &format!("/api/v1/forms{players}"), &json!({ "player": name })).await;
        assert_eq!(status, StatusCode::OK, "{done}");
    }
    assert_eq!(names(&mut chief).await, ["Alba, A.", "Boix, B.", "Camps, C.", "Dalmau, D."]);
}
