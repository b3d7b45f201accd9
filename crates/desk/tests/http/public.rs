//! Public pages, printouts, slips, and the API, on the demo tournament.

use crate::support::table::Table;
use crate::support::{Browser, Hall};
use adoube_desk::api::openapi;
use adoube_desk::roles::Role;
use adoube_desk::routes;
use adoube_services::people::Person;
use adoube_services::result_ticket::ResultTicket;
use axum::http::StatusCode;
use serde_json::{Value, json};

/// The demo tournament: three rounds are over.
async fn demonstration(hall: &Hall) -> (Browser, String) {
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let answer = chief.post("/desk/demo", &[]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let id = answer.location().strip_prefix("/desk/t/").unwrap().to_owned();
    (chief, id)
}

#[tokio::test]
async fn the_public_reads_pairings_standings_and_cards() {
    let hall = Hall::plain().await;
    let (_, id) = demonstration(&hall).await;
    let mut anybody = hall.browser();
    for (page, expected) in [
        ("", "id=\"pairings\""),
        ("/round/1", "id=\"pairings\""),
        ("/standings", "id=\"standings\""),
        ("/crosstable", "id=\"crosstable\""),
        ("/players", "id=\"players\""),
        ("/player/1", "<h1>1. "),
        ("/about", "class=\"facts\""),
    ] {
        let answer = anybody.get(&format!("/t/{id}{page}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{page}");
        assert!(answer.body.contains(expected), "{page}: {}", answer.body);
        assert!(answer.body.len() < 100_000, "{page} has {} bytes", answer.body.len());
        let tag = answer.header("etag").to_owned();
        assert!(!tag.is_empty() && answer.header("cache-control").starts_with("public"), "{page}");
        let mut again = hall.browser();
        again.headers.push(("if-none-match", tag));
        assert_eq!(again.get(&format!("/t/{id}{page}")).await.status, StatusCode::NOT_MODIFIED, "{page}");
    }
    let numbers: Vec<String> = (1..=24).map(|number| number.to_string()).collect();
    for (page, table, rows) in [("/players", "players", 24), ("/round/1", "pairings", 12)] {
        let table = Table::read(&anybody.get(&format!("/t/{id}{page}")).await.body, table);
        assert_eq!(table.column(0), numbers[..rows], "{page}: in order");
    }
    let standings = Table::read(&anybody.get(&format!("/t/{id}/standings")).await.body, "standings");
    let crosstable = Table::read(&anybody.get(&format!("/t/{id}/crosstable")).await.body, "crosstable");
    let order = standings.columns(["Rank", "Name", "Points"]);
    assert_eq!((order.len(), crosstable.columns(["Rank", "Name", "Points"])), (24, order), "one order in both");
    let halves =
        |points: &str| 2 * points.trim_end_matches('½').parse().unwrap_or(0) + i32::from(points.ends_with('½'));
    // 35 games, a half-point bye and a pairing-allocated bye, in half points.
    let points: Vec<i32> = standings.columns(["Points"]).iter().map(|[points]| halves(points)).collect();
    assert!(points.is_sorted_by(|above, below| above >= below) && points.iter().sum::<i32>() == 73, "{points:?}");
    for missing in ["/round/0", "/round/99", "/player/0", "/player/999", "/nothing"] {
        assert_eq!(anybody.get(&format!("/t/{id}{missing}")).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
}

#[tokio::test]
async fn a_draft_is_the_arbiters_own() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let state = hall.desk.event_state(&id, None).await.unwrap();
    let next = state.event.current_round();
    if state.event.open_round().is_none() {
        let answer = chief.post(&format!("/desk/t/{id}/rounds/{next}"), &[("do", "pair")]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        let mut anybody = hall.browser();
        assert_eq!(anybody.get(&format!("/t/{id}/round/{next}")).await.status, StatusCode::NOT_FOUND);
        let api = format!("/api/v1/events/{id}/rounds/{next}");
        assert_eq!(anybody.get(&api).await.status, StatusCode::NOT_FOUND);
        assert_eq!(chief.get(&api).await.status, StatusCode::OK);
        let answer = chief.post(&format!("/desk/t/{id}/rounds/{next}"), &[("do", "publish")]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    }
    assert_eq!(hall.browser().get(&format!("/t/{id}/round/{next}")).await.status, StatusCode::OK);
}

/// Data about people that only arbiters see must not appear on any public page.
#[tokio::test]
async fn no_public_page_tells_what_is_private() {
    let hall = Hall::plain().await;
    let (_, id) = demonstration(&hall).await;
    let event = hall.desk.event_state(&id, None).await.unwrap();
    let mut secrets = Vec::new();
    for (at, entry) in event.event.entries.iter().enumerate() {
        let mut person: Person = hall.desk.people().get(&entry.person).await.unwrap().unwrap();
        person.born = Some("2015-06-0".to_owned() + &(at % 9 + 1).to_string()).map(|day| day.parse().unwrap());
        person.name = format!("Secretname{at}, Kid");
        person.details.email = format!("secret{at}@home.test");
        person.details.phone = format!("+34 600 00{at:04}");
        secrets.extend([person.name.clone(), format!("Secretname{at}"), person.details.email.clone()]);
        secrets.push(person.details.phone.clone());
        hall.desk.people().put(&person, 0).await.unwrap();
    }
    secrets.push("2015".to_owned());
    let mut anybody = hall.browser();
    let players = event.event.entries.len();
    let mut pages: Vec<String> =
        ["", "/standings", "/crosstable", "/players", "/about"].iter().map(|page| format!("/t/{id}{page}")).collect();
    pages.extend((1..=event.event.rounds.len()).map(|round| format!("/t/{id}/round/{round}")));
    pages.extend((1..=players).map(|number| format!("/t/{id}/player/{number}")));
    pages.extend(["", "/players", "/standings"].iter().map(|page| format!("/api/v1/events/{id}{page}")));
    pages.extend([format!("/screen/{id}"), "/".to_owned(), "/api/v1/events".to_owned()]);
    for page in pages {
        let answer = anybody.get(&page).await;
        assert_eq!(answer.status, StatusCode::OK, "{page}");
        for secret in &secrets {
            assert!(!answer.body.contains(secret.as_str()), "{page} tells {secret}");
        }
    }
}

#[tokio::test]
async fn a_player_reports_by_slip_and_the_arbiter_approves() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let state = hall.desk.event_state(&id, None).await.unwrap();
    let next = state.event.current_round();
    let round = format!("/desk/t/{id}/rounds/{next}");
    if state.event.open_round().is_none() {
        chief.post(&round, &[("do", "pair")]).await;
    }
    chief.post(&round, &[("do", "publish")]).await;
    let state = hall.desk.event_state(&id, None).await.unwrap();
    let open = state.event.open_round().unwrap();
    let board = open.boards.iter().find(|board| state.event.result(next, board.white).is_none()).unwrap();
    let slip = ResultTicket { event: id.clone(), round: next, table: board.table };
    let path = format!("/slip/{}", slip.token(hall.desk.signer()));
    let mut phone = hall.browser();
    assert!(phone.get(&path).await.body.contains("name=\"result\""));
    let empty = phone.post(&path, &[]).await;
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY);
    let sent = phone.post(&path, &[("side", "white"), ("result", "draw")]).await;
    assert_eq!((sent.status, sent.location()), (StatusCode::SEE_OTHER, path.as_str()));
    let state = hall.desk.event_state(&id, None).await.unwrap();
    assert_eq!(state.event.slips.len(), 1);
    assert_eq!(state.event.result(next, board.white), None);
    let body = json!({ "acts": [{ "approve": state.event.slips[0].number }] });
    assert_eq!(api_post(&mut chief, &format!("/api/v1/events/{id}/acts"), &body).await.0, StatusCode::OK);
    let state = hall.desk.event_state(&id, None).await.unwrap();
    assert!(state.event.result(next, board.white).is_some());
    assert!(phone.get(&path).await.body.contains("½-½"));
    assert_eq!(hall.browser().get("/slip/forged.token").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_slip_sent_twice_is_recorded_once() {
    let hall = Hall::plain().await;
    let (_, id) = demonstration(&hall).await;
    let state = hall.desk.event_state(&id, None).await.unwrap();
    let open = state.event.open_round().unwrap();
    let board = open.boards.iter().find(|board| board.result.is_none()).unwrap();
    let slip = ResultTicket { event: id.clone(), round: open.number, table: board.table };
    let path = format!("/slip/{}", slip.token(hall.desk.signer()));
    let mut phone = hall.browser();
    let page = phone.get(&path).await.body;
    let command = page.split("name=\"command\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let mut numbers = Vec::new();
    // The same form twice, then with another result, which is a new report.
    for result in ["draw", "draw", "1-0"] {
        let sent = phone.post(&path, &[("command", command), ("side", "white"), ("result", result)]).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
        numbers.push(hall.desk.event_state(&id, None).await.unwrap().number() - state.number());
    }
    assert_eq!(numbers, [1, 1, 2]);
}

#[tokio::test]
async fn every_paper_can_be_printed() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let index = chief.get(&format!("/desk/t/{id}/print")).await.body;
    let papers: Vec<&str> = index.split("/print/").skip(1).filter_map(|rest| rest.split(['"', '?']).next()).collect();
    for name in [
        "boards",
        "names",
        "standings",
        "crosstable",
        "players",
        "check-in",
        "slips",
        "scoresheets",
        "place-cards",
        "badges",
    ] {
        assert!(papers.contains(&name), "{name} is not on the page of papers");
        let answer = chief.get(&format!("/desk/t/{id}/print/{name}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{name}");
        assert!(!answer.body.contains("class=\"top\"") && answer.body.contains("paper.css"), "{name}");
        assert_eq!(hall.browser().get(&format!("/desk/t/{id}/print/{name}")).await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(chief.get(&format!("/desk/t/{id}/print/nothing")).await.status, StatusCode::NOT_FOUND);
}

async fn api_post(browser: &mut Browser, path: &str, body: &Value) -> (StatusCode, Value) {
    browser.headers.push(("x-csrf", browser.csrf.clone()));
    let answer = browser.send("POST", path, Some("application/json"), &body.to_string()).await;
    browser.headers.pop();
    (answer.status, serde_json::from_str(&answer.body).unwrap())
}

#[tokio::test]
async fn a_refused_button_says_so_to_a_browser_and_to_a_program() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let made = chief.post("/desk/demo", &[]).await;
    let event = made.location().to_owned();
    // No player is chosen; and the round cannot be closed while results are missing.
    let round = hall.desk.event_state(event.trim_start_matches("/desk/t/"), None).await.unwrap().event.current_round();
    for (path, button) in [(format!("{event}/players/acts"), "check-in"), (format!("{event}/rounds/{round}"), "close")]
    {
        let answer = chief.post(&path, &[("do", button)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
        let flash = chief.cookies.get("adoube-flash").cloned().unwrap_or_default();
        assert!(flash.starts_with("refused|"), "{path}: {flash}");
        let form = format!("/api/v1/forms{path}");
        let (status, problem) = api_post(&mut chief, &form, &json!({ "do": button })).await;
        assert_eq!((status, &problem["error"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("refused")), "{problem}");
        assert!(!problem["message"].as_str().unwrap().is_empty() && problem.get("done").is_none(), "{problem}");
    }
}

#[tokio::test]
async fn programs_do_the_same_acts() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let session: Value = serde_json::from_str(&chief.get("/api/v1/session").await.body).unwrap();
    assert_eq!(session["csrf"], chief.csrf.as_str());
    let (status, done) =
        api_post(&mut chief, "/api/v1/events", &json!({ "settings": { "name": "By a program" } })).await;
    assert_eq!(status, StatusCode::OK, "{done}");
    let acts = format!("/api/v1/events/{}/acts", done["id"].as_str().unwrap());
    let command = "0190163d-8694-739b-aea5-966c26f8ad91";
    let enter = json!({ "command": command, "acts": [{ "enter": { "person": "p-1", "fide_rating": 2000 } }] });
    let (status, first) = api_post(&mut chief, &acts, &enter).await;
    assert_eq!(status, StatusCode::OK, "{first}");
    let (status, again) = api_post(&mut chief, &acts, &enter).await;
    assert_eq!((status, &again["answers"]), (StatusCode::OK, &first["answers"]), "the same command is done once");
    for (body, expected) in [
        (json!({ "acts": ["pair"] }), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({ "acts": ["nothing"] }), StatusCode::BAD_REQUEST),
        (json!({ "acts": [], "command": "x" }), StatusCode::BAD_REQUEST),
        (json!([]), StatusCode::BAD_REQUEST),
    ] {
        let (status, problem) = api_post(&mut chief, &acts, &body).await;
        assert_eq!(status, expected, "{body}: {problem}");
        assert!(problem["message"].as_str().is_some_and(|message| !message.is_empty()), "{problem}");
    }
    let mut delegate = hall.signed_in(Role::Delegate).await;
    assert_eq!(api_post(&mut delegate, &acts, &enter).await.0, StatusCode::FORBIDDEN);
}

/// Returns whether a value matches its schema.
fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(name) = schema["$ref"].as_str() {
        return fits(document, document.pointer(name.trim_start_matches('#')).unwrap(), value);
    }
    let right = match schema["type"].as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("boolean") => value.is_boolean(),
        _ => true,
    };
    if !right {
        return Err(format!("{value} is no {schema}"));
    }
    for item in value.as_array().into_iter().flatten() {
        fits(document, &schema["items"], item)?;
    }
    if let (Some(object), Some(properties)) = (value.as_object(), schema["properties"].as_object()) {
        for name in schema["required"].as_array().into_iter().flatten() {
            object.get(name.as_str().unwrap()).ok_or(format!("{name} is missing"))?;
        }
        for (name, field) in object {
            fits(document, properties.get(name).ok_or(format!("{name} is not in the schema"))?, field)?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn answers_are_as_the_document_says() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let document = openapi(&routes(&hall.desk));
    let made = chief.post("/desk/league/demo", &[]).await;
    let season = made.location().rsplit('/').next().unwrap().to_owned();
    let file = json!({ "name": "A list", "file": "id,name,rating\n7,\"Puig, Anna\",2000\n" });
    assert_eq!(api_post(&mut chief, "/api/v1/forms/desk/lists", &file).await.0, StatusCode::OK);
    let list = hall.desk.store().lists().await.unwrap()[0].id.to_string();
    let ranking: Value = serde_json::from_str(&chief.get(&format!("/api/v1/lists/{list}")).await.body).unwrap();
    let listed = ranking["players"][0]["number"].to_string();
    let person = hall.desk.event_state(&id, None).await.unwrap().event.entries[0].person.0.clone();
    let mut administrator = hall.signed_in(Role::Administrator).await;
    let mut walked = 0;
    for (path, operations) in document["paths"].as_object().unwrap() {
        let Some(get) = operations.get("get") else { continue };
        let of_season = path.contains("/seasons/");
        let path = path.replace("{list}/players/{number}", &format!("{list}/players/{listed}"));
        let path = path.replace("seasons/{id}/players/{number}", "seasons/{id}/players/101").replace("{group}", "1");
        let path = path.replace("{id}", if of_season { &season } else { &id }).replace("{round}", "1");
        let path = path.replace("{board}", "1").replace("{number}", "1").replace("{list}", &list);
        let mut path = path.replace("{person}", &person);
        if path.ends_with("/compare") {
            path = format!("{path}?old={list}&new={list}");
        }
        if of_season && path.ends_with("/search") {
            path += "?q=1";
        }
        let answer = administrator.get(&path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        let value: Value = serde_json::from_str(&answer.body).unwrap();
        let schema = &get["responses"]["200"]["content"]["application/json"]["schema"];
        fits(&document, schema, &value).unwrap_or_else(|wrong| panic!("{path}: {wrong}"));
        walked += 1;
    }
    assert_eq!(walked, 40);
}

#[tokio::test]
async fn a_program_enters_players_by_name_and_plays_at_a_board() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    chief.headers = vec![("x-csrf", chief.csrf.clone())];
    let at = |rest: &str| format!("/api/v1/events/{id}{rest}");
    let json = Some("application/json");
    let player = json!({ "name": "Nou, Vingut", "rating": 1500, "federation": "CAT", "confirmed": 4 }).to_string();
    let entered = chief.send("POST", &at("/players"), json, &player).await;
    assert_eq!(entered.status, StatusCode::OK, "{}", entered.body);
    assert!(chief.get(&at("/players")).await.body.contains("Nou, Vingut"));
    let bad = json!({ "name": "", "federation": "Spain" }).to_string();
    let refused = chief.send("POST", &at("/players"), json, &bad).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let problem: Value = serde_json::from_str(&refused.body).unwrap();
    let fields: Vec<&str> =
        problem["fields"].as_array().unwrap().iter().map(|f| f["field"].as_str().unwrap()).collect();
    assert_eq!(fields, ["name", "federation"]);
    let list = json!({ "text": "name,born\nUn,never\n" }).to_string();
    let told: Value = serde_json::from_str(&chief.send("POST", &at("/import"), json, &list).await.body).unwrap();
    assert_eq!((&told["done"], &told["players"]), (&json!(false), &json!(1)));
    assert!(told["adjusted"][0].as_str().unwrap().starts_with("line 2, column 4: "), "{told}");
    // An unreadable request gets a sentence, with the JSON parser's message beside it.
    let broken = chief.send("POST", &at("/acts"), json, "{").await;
    let broken: Value = serde_json::from_str(&broken.body).unwrap();
    assert!(broken["message"].as_str().unwrap().starts_with("Line 1, column 1"), "{broken}");
    let unknown = chief.send("POST", &at("/acts"), json, &json!({ "acts": [{ "dance": 1 }] }).to_string()).await;
    let unknown: Value = serde_json::from_str(&unknown.body).unwrap();
    assert!(unknown["message"].as_str().unwrap().starts_with("Cannot read action 1:"), "{unknown}");
    // A board with a result in the round is not set up; another one is, and is played.
    let board = |number: u16, rest: &str| at(&format!("/rounds/4/boards/{number}{rest}"));
    let over = chief.send("POST", &board(1, ""), json, "{}").await;
    assert_eq!(over.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", over.body);
    let set_up = chief.send("POST", &board(9, ""), json, "{}").await;
    assert_eq!(set_up.status, StatusCode::OK, "{}", set_up.body);
    for act in ["arbiter starts", "white plays e2-e4", "arbiter decides 1-0"] {
        let done = chief.send("POST", &board(9, "/acts"), json, &json!({ "act": act }).to_string()).await;
        assert_eq!(done.status, StatusCode::OK, "{act}: {}", done.body);
    }
    let shown: Value = serde_json::from_str(&chief.get(&board(9, "")).await.body).unwrap();
    assert_eq!((&shown["state"]["result"], &shown["state"]["entered"]), (&json!("1-0"), &json!("1-0")));
    let unclear = chief.send("POST", &board(8, "/acts"), json, &json!({ "act": "white flies" }).to_string()).await;
    assert!(unclear.body.contains("Cannot read “flies”"), "{}", unclear.body);
}

/// `ADOUBE_WRITE=1 cargo test -p adoube-desk --test http public::` rewrites the file.
#[tokio::test]
async fn the_document_is_the_one_in_docs() {
    let hall = Hall::plain().await;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let expected = serde_json::to_string_pretty(&openapi(&routes(&hall.desk))).unwrap() + "\n";
    if std::env::var_os("ADOUBE_WRITE").is_some() {
        std::fs::write(path, &expected).unwrap();
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert!(found == expected, "docs/openapi.json is not what the desk offers: write it anew");
}

#[tokio::test]
async fn watchers_are_told_what_changes() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let mut room = hall.desk.hub().enter(&format!("event/{id}"));
    chief.post(&format!("/desk/t/{id}/rounds/4"), &[("do", "pair")]).await;
    let note = tokio::time::timeout(std::time::Duration::from_mins(2), room.recv()).await.unwrap().unwrap();
    assert!(note.number > 0 && note.bytes.starts_with(b"event: change\nid: "));
}

#[tokio::test]
async fn a_second_desk_on_the_same_record_shows_what_the_first_does() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let store = adoube_store::Store::open(hall.desk.store().place(), adoube_store::Access::Create).await.unwrap();
    let second = adoube_desk::open(store, adoube_desk::Options::default()).await.unwrap();
    let mut following = second.follow_others();
    let before = second.event_state(&id, None).await.unwrap().number();
    let mut room = second.hub().enter(&format!("event/{id}"));
    let state = hall.desk.event_state(&id, None).await.unwrap();
    let round = state.event.open_round().unwrap();
    let board = round.boards.iter().find(|board| state.event.result(round.number, board.white).is_none()).unwrap();
    let act =
        json!({ "acts": [{ "result": { "round": round.number, "white": board.white, "result": "white_absent" } }] });
    assert_eq!(api_post(&mut chief, &format!("/api/v1/events/{id}/acts"), &act).await.0, StatusCode::OK);
    let note = tokio::time::timeout(std::time::Duration::from_mins(2), room.recv()).await.unwrap().unwrap();
    assert!(note.number > before);
    let shown = second.event_state(&id, None).await.unwrap();
    assert!(shown.event.result(round.number, board.white).is_some());
    following.shutdown().await;
}
