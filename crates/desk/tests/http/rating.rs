//! Pages of an event's ratings, norms, certificates and promotions.

use crate::support::table::Table;
use crate::support::{Browser, Hall};
use adoube_desk::roles::Role;
use adoube_event::{EventState, RoundStage};
use adoube_services::people::Person;
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn demonstration(hall: &Hall) -> (Browser, String) {
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let answer = chief.post("/desk/demo", &[]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let id = answer.location().strip_prefix("/desk/t/").unwrap().to_owned();
    (chief, id)
}

async fn acts(browser: &mut Browser, id: &str, acts: Value) {
    browser.headers.push(("x-csrf", browser.csrf.clone()));
    let body = json!({ "acts": acts, "confirmed": 5 }).to_string();
    let answer = browser.send("POST", &format!("/api/v1/events/{id}/acts"), Some("application/json"), &body).await;
    browser.headers.pop();
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
}

/// Rating, federation, title and category of ten players in a round robin; the first makes 8 of 9.
const FIELD: [(u16, &str, &str, &str); 10] = [
    (2390, "CAT", "FM", ""),
    (2520, "FRA", "GM", ""),
    (2510, "GER", "GM", ""),
    (2480, "ITA", "IM", ""),
    (2450, "ESP", "IM", ""),
    (2440, "POR", "IM", ""),
    (2400, "HUN", "FM", ""),
    (2380, "POL", "FM", ""),
    (2350, "CAT", "", "1"),
    (2300, "CAT", "", "1"),
];

async fn round_robin(hall: &Hall, rounds: u16) -> (Browser, String) {
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    chief.get("/desk").await;
    chief.headers.push(("x-csrf", chief.csrf.clone()));
    let settings = json!({ "settings": {
        "name": "Closed", "tie_breaks": { "fide": ["DE", "SB"] }, "federation": "CAT", "place": "Girona", "rounds": 9, "starts": "2026-11-01", "ends": "2026-11-09",
        "system": { "round_robin": "single" },
    } });
    let answer = chief.send("POST", "/api/v1/events", Some("application/json"), &settings.to_string()).await;
    chief.headers.pop();
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let done: Value = serde_json::from_str(&answer.body).unwrap();
    let id = done["id"].as_str().unwrap().to_owned();
    for (at, (rating, federation, title, category)) in FIELD.into_iter().enumerate() {
        let person =
            Person { id: format!("rr-{at}").as_str().into(), name: format!("Player{at}, A"), ..Person::default() };
        hall.desk.people().put(&person, 0).await.unwrap();
        let groups: Vec<&str> = Some(category).filter(|code| !code.is_empty()).into_iter().collect();
        let entry = json!({ "person": format!("rr-{at}"), "fide_rating": rating, "federation": federation, "title": title,
            "groups": groups });
        acts(&mut chief, &id, json!([{ "enter": entry }])).await;
    }
    let ids: Vec<Value> =
        entries(hall, &id).await.entries.iter().map(|e| serde_json::to_value(e.id).unwrap()).collect();
    acts(&mut chief, &id, json!([{ "arrange": ids }])).await;
    for round in 1..=rounds {
        acts(&mut chief, &id, json!(["pair", "publish"])).await;
        if round == 9 {
            break;
        }
        close(hall, &mut chief, &id).await;
    }
    (chief, id)
}

/// The first wins, but draws the first two games; the others draw.
async fn close(hall: &Hall, chief: &mut Browser, id: &str) {
    let event = entries(hall, id).await;
    let round = event.open_round().unwrap();
    let first = event.numbered(1).unwrap().id;
    let results: Vec<Value> = round
        .boards
        .iter()
        .map(|board| {
            let result = if !board.has(first) || round.number <= 2 {
                json!({ "played": ["draw", "draw"] })
            } else if board.white == first {
                json!({ "played": ["win", "loss"] })
            } else {
                json!({ "played": ["loss", "win"] })
            };
            json!([board.white, result])
        })
        .collect();
    acts(chief, id, json!([{ "results": { "round": round.number, "results": results } }, "close_round"])).await;
}

async fn entries(hall: &Hall, id: &str) -> EventState {
    hall.desk.event_state(id, None).await.unwrap().event.clone()
}

#[tokio::test]
async fn everybody_reads_rating_changes_and_how_they_come_about() {
    let hall = Hall::plain().await;
    let (_, id) = demonstration(&hall).await;
    let mut anybody = hall.browser();
    let page = anybody.get(&format!("/t/{id}/ratings")).await;
    assert_eq!(page.status, StatusCode::OK);
    let event = entries(&hall, &id).await;
    assert!(!page.header("etag").is_empty());
    let numbers: Vec<String> = (1..=event.entries.len()).map(|number| number.to_string()).collect();
    assert_eq!(Table::read(&page.body, "ratings").column(0), numbers, "everybody once, in order");
    for number in 1..=event.entries.len() {
        assert!(page.body.contains(&format!("/t/{id}/ratings/{number}\"")), "{number} has no explanation");
        let worked = anybody.get(&format!("/t/{id}/ratings/{number}")).await;
        assert_eq!(worked.status, StatusCode::OK, "{number}");
        let rated = event.numbered(number as u16).unwrap().fide_rating > 0;
        assert_eq!(worked.body.contains("8.3.3"), rated, "{number}: K is explained to those who have a rating");
        assert_eq!(worked.body.contains("table 8.1.2, row"), rated, "{number}: each game names the row of the table");
        assert!(!worked.body.contains('{'), "{number}: a text is missing");
    }
    for missing in ["0", "999", "abc", "70000", "handbook/abc"] {
        anybody.headers.push(("accept-language", "ca".to_owned()));
        let answer = anybody.get(&format!("/t/{id}/ratings/{missing}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{missing}");
        assert!(answer.body.contains("lang=\"ca\""), "{missing}: {}", answer.body);
        anybody.headers.pop();
    }
    for language in adoube_words::Language::ALL.map(adoube_words::Language::code) {
        let mut reader = hall.browser();
        reader.headers.push(("accept-language", language.to_owned()));
        let body = reader.get(&format!("/t/{id}/ratings/1")).await.body;
        assert!(body.contains(&format!("lang=\"{language}\"")) && !body.contains('{'), "{language}");
    }
}

#[tokio::test]
async fn ratings_tell_no_names_and_years_of_the_young_and_no_draft() {
    let hall = Hall::plain().await;
    let (_, id) = demonstration(&hall).await;
    let event = entries(&hall, &id).await;
    for (at, entry) in event.entries.iter().enumerate() {
        let mut person: Person = hall.desk.people().get(&entry.person).await.unwrap().unwrap();
        person.born = Some("2015-06-01".parse().unwrap());
        person.name = format!("Secretname{at}, Kid");
        hall.desk.people().put(&person, 0).await.unwrap();
    }
    for page in (1..=event.entries.len()).map(|number| format!("/ratings/{number}")).chain(["/ratings".to_owned()]) {
        let body = hall.browser().get(&format!("/t/{id}{page}")).await.body;
        assert!(!body.contains("Secretname") && !body.contains("2015-06") && !body.contains("2015/06"), "{page}");
    }
    let ratings = Table::read(&hall.browser().get(&format!("/t/{id}/ratings")).await.body, "ratings");
    for [name, rating, factor] in ratings.columns(["Name", "Rating", "K"]) {
        assert!(name.ends_with("S., K."), "{name}");
        let young = rating.parse::<u16>().map_or("", |rating| if rating < 2300 { "40" } else { "20" });
        assert_eq!(factor, young, "the factor of the young, of {rating}");
    }
}

#[tokio::test]
async fn the_sum_is_fides_to_the_last_digit() {
    let hall = Hall::plain().await;
    let (_, id) = round_robin(&hall, 1).await;
    let event = entries(&hall, &id).await;
    assert_eq!(event.rounds[0].stage, RoundStage::Closed);
    // 2390 drew with 2300: difference 90, expected 62 %, 20 × (0.5 − 0.62) = −2.4, so 2388.
    let ratings = Table::read(&hall.browser().get(&format!("/t/{id}/ratings")).await.body, "ratings");
    let columns = ["No.", "Name", "Rating", "Games", "Points", "Expected", "K", "Change", "New", "Performance"];
    let first = ["1", "FM Player0, A", "2390", "1", "½", "0.62", "20", "−2.4", "2388", "2300"];
    assert_eq!(ratings.columns(columns)[0], first);
}

#[tokio::test]
async fn the_handbook_has_its_own_forecast() {
    let hall = Hall::plain().await;
    let (mut chief, id) = round_robin(&hall, 1).await;
    let event = entries(&hall, &id).await;
    let (first, last) = (event.numbered(1).unwrap(), event.numbered(10).unwrap());
    for (entry, rating) in [(first, 2390), (last, 2300)] {
        let edit = json!({ "player": entry.id, "data": { "person": entry.person, "fide_rating": entry.fide_rating,
            "national_rating": rating, "groups": ["P"] } });
        acts(&mut chief, &id, json!([{ "edit": edit }])).await;
    }
    let mut anybody = hall.browser();
    assert!(anybody.get(&format!("/t/{id}/ratings")).await.body.contains("/ratings/handbook\""));
    // 2390 drew with 2300: difference 90, expected 62 %, 25 × (0.5 − 0.62) = −3: 2387, so 2385.
    let body = anybody.get(&format!("/t/{id}/ratings/handbook?kind=individual")).await.body;
    let ratings = Table::read(&body, "ratings");
    let columns = ["No.", "Name", "Rating", "Games", "Points", "Expected", "Change", "New"];
    assert_eq!(ratings.columns(columns)[0], ["1", "Player0, A", "2390", "1", "½", "0.62", "−3.0", "2385"]);
    let worked = anybody.get(&format!("/t/{id}/ratings/handbook/1?kind=individual")).await.body;
    assert!(worked.contains("Table 2") && worked.contains("2385") && !worked.contains('{'), "{worked}");
    assert_eq!(anybody.get(&format!("/t/{id}/ratings/handbook/99")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn norms_say_what_is_met_and_what_the_last_round_changes() {
    let hall = Hall::plain().await;
    let (mut chief, id) = round_robin(&hall, 9).await;
    let path = format!("/desk/t/{id}/norms");
    let body = chief.get(&path).await.body;
    let norms = body.split("id=\"norms\"").nth(1).unwrap().split("id=\"promotions\"").next().unwrap();
    assert!(norms.contains("Player0, A · IM") && norms.contains("1.4.8"), "{norms}");
    let outcomes = Table::first(norms);
    let last_round = outcomes.columns(["Result", "Performance", "Norm", "Missing"]);
    let any = [["1", "2777", "yes", ""], ["½", "2699", "yes", ""], ["0", "2646", "yes", ""]];
    assert_eq!(last_round, any, "what the last round may bring");
    let needed = "✗ Performance: 2430; minimum 2450 (1.4.8)";
    assert_eq!(Table::nth(norms, 1).columns(["Result", "Norm", "Missing"])[1], ["½", "no", needed]);
    assert!(!norms.contains("/norms/1/IM\""), "no certificate before nine games");
    let promotions = Table::read(&body, "promotions");
    let earned = [["1. Player0, A", "yes"], ["9. Player8, A", "yes"], ["10. Player9, A", "yes"]];
    assert_eq!(promotions.columns(["Name", "Earned"]), earned);
    let certificate = format!("{path}/1/IM");
    assert_eq!(chief.get(&certificate).await.status, StatusCode::NOT_FOUND);
    close(&hall, &mut chief, &id).await;
    assert!(chief.get(&path).await.body.contains("/norms/1/IM"));
    for language in ["ca", "es", "pt", "eu", "en"] {
        chief.headers.push(("accept-language", language.to_owned()));
        let paper = chief.get(&certificate).await;
        assert_eq!(paper.status, StatusCode::OK);
        for fact in ["Player0, A", "1.4.5a", "2026-11-09", "Girona", "class=\"blank\"", "paper.css"] {
            assert!(paper.body.contains(fact), "{language}: {fact} is not on the certificate");
        }
        let games = Table::first(&paper.body);
        assert_eq!(games.rows.len(), 9, "{language}");
        assert_eq!(games.rows[1][..6], ["2", "Player1, A", "FRA", "2520", "GM", "½"], "{language}");
        assert!(!paper.body.contains("90+30"), "{language}: nobody said at which rate of play");
        assert!(!paper.body.contains('{') && !paper.body.contains("class=\"top\""), "{language}");
        chief.headers.pop();
    }
    for wrong in ["1/XX", "1/im", "99/IM", "x/IM", "10/IM", "1/WGM"] {
        assert_eq!(chief.get(&format!("{path}/{wrong}")).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    assert_eq!(hall.browser().get(&certificate).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_short_event_has_no_norms() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let answer = chief.get(&format!("/desk/t/{id}/norms")).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(!answer.body.contains("class=\"norm\"") && answer.body.contains("id=\"promotions\""));
}

#[tokio::test]
async fn before_the_last_round_is_paired_norms_say_which_opponent_is_needed() {
    let hall = Hall::plain().await;
    let (mut chief, id) = round_robin(&hall, 8).await;
    // Pairings of a round robin are known, so nothing is assumed.
    let body = chief.get(&format!("/desk/t/{id}/norms")).await.body;
    assert!(body.contains("Player0, A") && !body.contains("not paired yet"), "{body}");
}
