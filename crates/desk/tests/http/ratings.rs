//! Pages of rating lists: ranking, filters, comparison, a player's history; a period rated from the desk's own events
//! and published.

use crate::support::table::{Table, items};
use crate::support::{self, Browser, Hall, NOON_MS};
use adoube_desk::Options;
use adoube_desk::roles::Role;
use adoube_services::lists::import;
use adoube_services::people::{Details, Person};
use adoube_services::replayers;
use adoube_store::{Access, Location, Replayer, Store};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::io::Cursor;

const JULY: &str = "Number,Name,Club,Cat,Title,Rating,Games,FIDE_ID,Born\n\
    1,\"Ferrer, Anna\",Girona,P,,2100,9,2200001,1980-02-03\n\
    2,\"Àvila, Bru\",Reus,P,,2000,9,2200002,1975\n\
    3,\"Serra, Nen\",Reus,P,,2050,9,2200003,2015-06-01\n\
    4,\"Vidal, Pau\",Girona,1,,,0,,1990\n\
    5,\"Zamora, Eva\",Girona,P,,2300,9,2200005,1960\n";
const JANUARY: &str = "Number,Name,Club,Cat,Title,Rating,Games,FIDE_ID,Born\n\
    1,\"Ferrer, Anna\",Girona,P,,2115,9,2200001,1980-02-03\n\
    2,\"Àvila, Bru\",Reus,P,,2000,9,2200002,1975\n\
    3,\"Serra, Nen\",Reus,P,,2090,9,2200003,2015-06-01\n\
    6,\"Nova, Mar\",Reus,P,,2250,9,2200006,1985\n";

async fn bring(hall: &Hall, name: &str, text: &str) -> i64 {
    import(hall.desk.store(), name, Cursor::new(text.to_owned()), NOON_MS, |_| {}).await.unwrap();
    hall.desk.store().lists().await.unwrap().into_iter().find(|list| list.name == name).unwrap().id
}

#[tokio::test]
async fn everybody_reads_lists_ranked_by_letter_by_club_and_by_name() {
    let hall = Hall::plain().await;
    let july = bring(&hall, "FCE 2026-07-01", JULY).await;
    let mut anybody = hall.browser();
    let index = anybody.get("/ratings").await;
    assert_eq!(index.status, StatusCode::OK);
    assert!(index.body.contains(&format!("/ratings/{july}\"")), "{}", index.body);
    assert_eq!(Table::first(&index.body).columns(["List", "Players"]), [["FCE 2026-07-01", "5"]]);
    let path = format!("/ratings/{july}");
    let [zamora, ferrer] = [["1", "Zamora, Eva", "2300", "Girona"], ["2", "Ferrer, Anna", "2100", "Girona"]];
    let [young, avila] = [["3", "S., N.", "2050", "Reus"], ["4", "Àvila, Bru", "2000", "Reus"]];
    let all = [zamora, ferrer, young, avila, ["", "Vidal, Pau", "", "Girona"]];
    for (query, rows) in [
        ("", &all[..]),
        ("?letter=A", &[avila]),
        ("?letter=Z", &[zamora]),
        ("?group=Reus", &[young, avila]),
        ("?q=fer", &[ferrer]),
        ("?q=2200005", &[zamora]),
        ("?q=eva+zam", &[zamora]),
        ("?letter=%3Cscript&page=x&kind=y", &all),
    ] {
        let body = anybody.get(&format!("{path}{query}")).await.body;
        assert_eq!(Table::read(&body, "list").columns(["Rank", "Name", "Rating", "Club"]), rows, "{query}");
        assert!(!body.contains("<script&"), "{query}: {body}");
    }
    assert!(!anybody.get(&format!("{path}?page=99")).await.body.contains("id=\"list\""));
    for missing in
        ["/ratings/999", "/ratings/x", "/ratings/999/1", "/ratings/1/99", "/ratings/1/x", "/ratings/9/distribution"]
    {
        assert_eq!(anybody.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
}

#[tokio::test]
async fn the_young_have_initials_and_nobody_a_birth_date() {
    let hall = Hall::plain().await;
    let july = bring(&hall, "FCE 2026-07-01", JULY).await;
    let january = bring(&hall, "FCE 2027-01-01", JANUARY).await;
    let mut anybody = hall.browser();
    for page in [
        format!("/ratings/{july}"),
        format!("/ratings/{july}?group=Reus"),
        format!("/ratings/{july}?q=2200003"),
        format!("/ratings/{july}?q=serra"),
        format!("/ratings/{july}/3"),
        format!("/ratings/{july}/1"),
        format!("/ratings/compare?old={july}&new={january}"),
        format!("/ratings/{july}/distribution"),
    ] {
        let body = anybody.get(&page).await.body;
        for secret in ["Serra, Nen", "Serra", "2015", "1980", "1975"] {
            assert!(!body.replace("q=serra", "").contains(secret), "{page} tells {secret}");
        }
    }
    let body = anybody.get(&format!("/ratings/{july}?q=serra")).await.body;
    assert!(!body.contains("S., N."), "the young are not found by their names");
    let found = Table::read(&anybody.get(&format!("/ratings/{july}?q=2200003")).await.body, "list");
    assert_eq!(found.columns(["Name", "Rating"]), [["S., N.", "2050"]]);
}

#[tokio::test]
async fn a_list_has_a_distribution_and_two_lists_a_difference() {
    let hall = Hall::plain().await;
    let july = bring(&hall, "FCE 2026-07-01", JULY).await;
    let january = bring(&hall, "FCE 2027-01-01", JANUARY).await;
    let mut anybody = hall.browser();
    let body = anybody.get(&format!("/ratings/{july}/distribution")).await.body;
    assert!(
        body.contains("<svg")
            && body.contains("role=\"img\"")
            && body.contains("<desc id=\"plot-words\">4 rated players")
    );
    assert!(body.contains("<title>2000-2099: 2</title>") && !body.contains("<style"));
    let steps = [
        ["2300–2399", "1", "25.0 %"],
        ["2200–2299", "0", "0.0 %"],
        ["2100–2199", "1", "25.0 %"],
        ["2000–2099", "2", "50.0 %"],
    ];
    assert_eq!(Table::read(&body, "steps").columns(["Range", "Players", "Percentage"]), steps);
    let path = format!("/ratings/compare?old={july}&new={january}");
    let compared = Table::read(&anybody.get(&path).await.body, "changes");
    let changed = [["S., N.", "2050", "2090", "+40"], ["Ferrer, Anna", "2100", "2115", "+15"]];
    assert_eq!(compared.columns(["Name", "Previous", "Rating", "Change"]), changed);
    let new = Table::read(&anybody.get(&format!("{path}&part=new")).await.body, "changes");
    assert_eq!(new.columns(["Name", "Rating"]), [["Nova, Mar", "2250"]]);
    let gone = Table::read(&anybody.get(&format!("{path}&part=gone")).await.body, "changes");
    assert_eq!(gone.columns(["Name", "Previous"]), [["Zamora, Eva", "2300"], ["Vidal, Pau", ""]]);
    assert!(anybody.get("/ratings/compare").await.body.contains("name=\"old\""));
    assert_eq!(anybody.get("/ratings/compare?old=x&new=1").await.status, StatusCode::NOT_FOUND);
    // A player's history, in the order of the lists, with the changes.
    let body = anybody.get(&format!("/ratings/{july}/1")).await.body;
    let history = body.split("id=\"history\"").nth(1).unwrap();
    assert!(
        history.contains("<svg")
            && history.contains("2 lists, from FCE 2026-07-01 to FCE 2027-01-01; lowest 2100, highest 2115")
    );
    let lists = [["FCE 2027-01-01", "2115", "+15"], ["FCE 2026-07-01", "2100", ""]];
    assert_eq!(Table::first(history).columns(["List", "Rating", "Change"]), lists);
    assert!(!body.contains("id=\"worked\""), "nothing was computed here");
}

/// An event of one round robin between the players of the list: the first wins every game, the others draw.
async fn event(hall: &Hall, rate: &str) -> (Browser, String) {
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    chief.get("/desk").await;
    chief.headers.push(("x-csrf", chief.csrf.clone()));
    let settings = json!({ "settings": {
        "name": "Tancat de Reus", "tie_breaks": { "fide": ["SB"] }, "rounds": 3, "starts": "2026-10-01", "ends": "2026-10-03",
        "system": { "round_robin": "single" }, "rate": { "text": rate, "periods": [{ "base_s": 5400, "increment_s": 30 }] },
    } });
    let answer = chief.send("POST", "/api/v1/events", Some("application/json"), &settings.to_string()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let id = serde_json::from_str::<Value>(&answer.body).unwrap()["id"].as_str().unwrap().to_owned();
    let players = [
        ("Ferrer, Anna", "2200001", "", "1980-02-03"),
        ("Àvila, Bru", "", "2", "1975-01-01"),
        ("Serra, Nen", "", "3", "2015-06-01"),
        ("Nova, Mar", "", "", "1985-01-01"),
    ];
    for (at, (name, fide_id, licence, born)) in players.into_iter().enumerate() {
        let person = Person {
            id: format!("p-{at}").as_str().into(),
            name: name.to_owned(),
            born: Some(born.parse().unwrap()),
            details: Details { fide_id: fide_id.to_owned(), licence: licence.to_owned(), ..Details::default() },
        };
        hall.desk.people().put(&person, 0).await.unwrap();
        let groups = if at == 3 { json!(["P"]) } else { json!([]) };
        let entry =
            json!({ "person": format!("p-{at}"), "fide_rating": 2000 + at * 10, "groups": groups, "club": "Reus" });
        acts(&mut chief, &id, json!([{ "enter": entry }])).await;
    }
    let state = hall.desk.event_state(&id, None).await.unwrap();
    let ids: Vec<Value> = state.event.entries.iter().map(|e| serde_json::to_value(e.id).unwrap()).collect();
    acts(&mut chief, &id, json!([{ "arrange": ids }])).await;
    for _ in 0..3 {
        acts(&mut chief, &id, json!(["pair", "publish"])).await;
        let event = hall.desk.event_state(&id, None).await.unwrap().event.clone();
        let first = event.entry_of(&"p-0".into()).unwrap().id;
        let result = |board: &adoube_event::RoundBoard| match (board.white == first, board.black == first) {
            (true, _) => json!({ "played": ["win", "loss"] }),
            (_, true) => json!({ "played": ["loss", "win"] }),
            _ => json!({ "played": ["draw", "draw"] }),
        };
        let round = event.open_round().unwrap();
        let results: Vec<Value> = round.boards.iter().map(|board| json!([board.white, result(board)])).collect();
        acts(&mut chief, &id, json!([{ "results": { "round": round.number, "results": results } }, "close_round"]))
            .await;
    }
    chief.headers.pop();
    (chief, id)
}

async fn acts(browser: &mut Browser, id: &str, acts: Value) {
    let body = json!({ "acts": acts, "confirmed": 5 }).to_string();
    let answer = browser.send("POST", &format!("/api/v1/events/{id}/acts"), Some("application/json"), &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
}

/// Compares the steps of a sum after its heading: the opponents, the average, the row of the table, the new rating.
fn is_the_sum_of_ferrer(steps: &[String], young: &str) {
    for (step, beginning) in steps[1..].iter().zip(["Àvila, Bru: 2000", &format!("{young}: 2050"), "Nova, Mar: 2030"])
    {
        assert!(step.starts_with(beginning), "{beginning}: {steps:#?}");
    }
    assert!(steps[4].ends_with("6080 / 3 = 2026.67") && steps[5].contains("Table 2"), "{steps:#?}");
    assert!(steps.last().unwrap().ends_with(": 2115"), "{steps:#?}");
}

#[tokio::test]
#[allow(clippy::too_many_lines, reason = "one period from its beginning to its end")]
async fn a_period_is_rated_by_the_handbook_looked_over_and_published() {
    let hall = Hall::plain().await;
    let july = bring(&hall, "FCE 2026-07-01", JULY).await;
    let (mut chief, id) = event(&hall, "90+30").await;
    let form = chief.get("/desk/ratings").await.body;
    assert!(form.contains("Tancat de Reus") && form.contains("value=\"2027-01-01\""), "{form}");
    let path = format!("/desk/ratings?rules=handbook&date=2027-01-01&base={july}&event={id}&kind.{id}=closed");
    let body = chief.get(&path).await.body;
    let preview = body.split("id=\"preview\"").nth(1).unwrap();
    // 2100 won all three games against 2000 (list), 2050 (list) and 2030 (FIDE): average 2026.67, difference 73, 60 %;
    // 20 × (3 − 1.8) = 24, at most 15: 2115.
    let rated = [
        ["Ferrer, Anna", "2100", "3", "2115", "+15"],
        ["Serra, Nen", "2050", "3", "2040", "−10"],
        ["Àvila, Bru", "2000", "3", "2000", "0"],
        ["Nova, Mar", "", "0", "", ""],
    ];
    assert_eq!(Table::read(&body, "preview").columns(["Name", "Previous", "Games", "New", "Change"]), rated);
    assert!(body.contains("Tancat de Reus is not closed yet"));
    let place = preview.split("player=").nth(1).unwrap().split('#').next().unwrap();
    let worked = chief.get(&format!("{path}&player={place}")).await.body;
    let worked = worked.split("id=\"worked\"").nth(1).unwrap();
    let steps = items(worked);
    assert_eq!(steps[0], "Tancat de Reus (Closed, for the Catalan rating, K 20)");
    is_the_sum_of_ferrer(&steps, "Serra, Nen");
    assert_eq!(hall.desk.store().lists().await.unwrap().len(), 1, "a preview changes nothing");
    let kind = format!("kind.{id}");
    let base = july.to_string();
    let command = "0196e0d2-7b4c-7c3a-9b1d-3f2a1b4c5d6e";
    let mut fields = vec![
        ("command", command),
        ("rules", "handbook"),
        ("date", "2027-01-01"),
        ("base", base.as_str()),
        ("event", id.as_str()),
        (kind.as_str(), "closed"),
        ("name", ""),
        ("unfinished", "1"),
    ];
    assert_eq!(chief.post("/desk/ratings", &fields).await.status, StatusCode::UNPROCESSABLE_ENTITY, "no name");
    fields[6].1 = "FCE 2026-07-01";
    let answer = chief.post("/desk/ratings", &fields).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "the name is taken");
    fields[6].1 = "FCE 2027-01-01";
    fields[7].1 = "";
    let answer = chief.post("/desk/ratings", &fields).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "an event in play is not published unsaid");
    assert!(
        answer.body.contains("id=\"f-unfinished\"") && answer.body.contains("is not closed yet"),
        "{}",
        answer.body
    );
    fields[7].1 = "1";
    let answer = chief.post("/desk/ratings", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let list = answer.location().to_owned();
    assert_eq!(chief.post("/desk/ratings", &fields).await.location(), list, "sent twice, published once");
    assert_eq!(hall.desk.store().lists().await.unwrap().len(), 2);

    // The same tournament is rated again by the same rules only with confirmation; other rules are independent.
    let body = chief.get(&path.replace("2027-01-01", "2027-07-01")).await.body;
    assert!(body.contains("Tancat de Reus has already been rated for the list FCE 2027-01-01"), "{body}");
    let again = [&fields[1..], &[("command", "0196e0d2-7b4c-7c3a-9b1d-3f2a1b4c5d6f")]].concat();
    let mut again: Vec<(&str, &str)> = again.into_iter().filter(|(name, _)| *name != "name").collect();
    again.push(("name", "FCE 2027-07-01"));
    let answer = chief.post("/desk/ratings", &again).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("id=\"f-again\""), "{}", answer.body);
    assert_eq!(hall.desk.store().lists().await.unwrap().len(), 2);
    let other = chief.get(&path.replace("handbook", "standard")).await.body;
    assert!(!other.contains("has already been rated"), "{other}");

    // Everybody can read the new list, with the players of the old one, and the calculation of each number.
    let mut anybody = hall.browser();
    let body = anybody.get(&list).await.body;
    let rows = [
        ["1", "Zamora, Eva", "2300"],
        ["2", "Ferrer, Anna", "2115"],
        ["3", "S., N.", "2040"],
        ["4", "Àvila, Bru", "2000"],
        ["", "Vidal, Pau", ""],
        ["", "Nova, Mar", ""],
    ];
    assert_eq!(Table::read(&body, "list").columns(["Rank", "Name", "Rating"]), rows);
    let number = body.split("Ferrer, Anna").next().unwrap().rsplit(&format!("{list}/")).next().unwrap();
    let number = number.split('?').next().unwrap();
    let page = anybody.get(&format!("{list}/{number}")).await.body;
    let steps = items(page.split("id=\"worked\"").nth(1).unwrap());
    assert!(steps[0].starts_with("Tancat de Reus") && steps[0].contains("K 20"), "{steps:?}");
    is_the_sum_of_ferrer(&steps, "S., N.");
    assert!(!page.contains("Serra") && !page.contains("1980"), "{page}");
    assert!(page.contains("2 lists, from FCE 2026-07-01 to FCE 2027-01-01"), "{page}");
    for language in adoube_words::Language::ALL.map(adoube_words::Language::code) {
        let mut reader = hall.browser();
        reader.headers.push(("accept-language", language.to_owned()));
        for page in [format!("{list}/{number}"), list.clone(), "/ratings".to_owned(), format!("{list}/distribution")] {
            let body = reader.get(&page).await.body;
            assert!(body.contains(&format!("lang=\"{language}\"")) && !body.contains('{'), "{language} {page}");
        }
    }
    // The record has the calculation, without names and birth dates, and replays identically.
    let stream = format!("rating/{command}").parse().unwrap();
    let entries = hall.desk.store().read(&stream, 0, 10).await.unwrap();
    assert_eq!(entries.len(), 1);
    for secret in ["Ferrer", "Serra", "1980", "2015"] {
        assert!(!entries[0].body.contains(secret), "{secret}: {}", entries[0].body);
    }
    let replayers = replayers();
    let replayers: Vec<&dyn Replayer> = replayers.iter().map(|replayer| &**replayer as &dyn Replayer).collect();
    let report = hall.desk.store().verify(&replayers, &[]).await.unwrap();
    assert!(report.is_whole() && report.replayed >= 2, "{report:?}");

    // Erased people have no name any more.
    assert!(hall.desk.people().erase(&"p-0".into(), 9).await.unwrap());
    let body = anybody.get(&list).await.body;
    assert!(!body.contains("Ferrer, Anna"), "{body}");
    assert_eq!(Table::read(&body, "list").columns(["Rank", "Name", "Rating"])[1], ["2", "—", "2115"]);
}

#[tokio::test]
async fn fide_rates_those_who_played_and_only_games_of_its_tempo() {
    let hall = Hall::plain().await;
    let (mut chief, id) = event(&hall, "90+30").await;
    let path = format!("/desk/ratings?rules=standard&date=2026-11-01&base=&event={id}");
    let body = chief.get(&path).await.body;
    // 2000 beat 2010, 2020 and 2030: 51, 53 and 54 % were expected of them; 20 × (3 − 1.42) = 31.6, so 2032.
    let preview = Table::read(&body, "preview");
    assert_eq!(preview.columns(["Name", "New", "Change"])[0], ["Ferrer, Anna", "2032", "+32"]);
    let fields = [
        ("rules", "standard"),
        ("date", "2026-11-01"),
        ("base", ""),
        ("event", id.as_str()),
        ("name", "FIDE 2026-11"),
        ("unfinished", "1"),
    ];
    let answer = chief.post("/desk/ratings", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let first = answer.location().to_owned();
    let body = hall.browser().get(&first).await.body;
    assert!(body.contains("4 players"), "{body}");
    let list = Table::read(&body, "list");
    assert_eq!((list.rows.len(), list.row("Ferrer, Anna")[3]), (4, "2032"));
    // K does not come from a list without K, and the reason is shown.
    let number = body.split("Nova, Mar").next().unwrap().rsplit(&format!("{first}/")).next().unwrap();
    let number = number.split('?').next().unwrap().to_owned();
    let page = hall.browser().get(&format!("{first}/{number}")).await.body;
    assert!(page.contains("K = 20 (below 2400, 8.3.3)") && !page.contains("from the list"), "{page}");
    // Rated again with confirmation, from the previous list: a player without any number is the same person on both.
    let base = first.rsplit('/').next().unwrap().to_owned();
    let fields = [
        ("rules", "standard"),
        ("date", "2026-12-01"),
        ("base", base.as_str()),
        ("event", id.as_str()),
        ("name", "FIDE 2026-12"),
        ("unfinished", "1"),
        ("again", "1"),
    ];
    let answer = chief.post("/desk/ratings", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let second = answer.location().rsplit('/').next().unwrap().to_owned();
    let compared = hall.browser().get(&format!("/ratings/compare?old={base}&new={second}")).await.body;
    Table::read(&compared, "changes").row("Nova, Mar");
    for part in ["new", "gone"] {
        let body = hall.browser().get(&format!("/ratings/compare?old={base}&new={second}&part={part}")).await.body;
        assert!(!body.contains("id=\"changes\""), "{part}: {body}");
    }
    let page = hall.browser().get(&format!("{first}/{number}")).await.body;
    assert!(page.contains("2 lists, from FIDE 2026-11 to FIDE 2026-12"), "{page}");
    // Internal ids are not searchable.
    assert!(!hall.browser().get(&format!("{first}?q=p-3")).await.body.contains("Nova, Mar"));
    let rapid = chief.get(&path.replace("standard", "rapid")).await.body;
    assert!(rapid.contains("these rules do not rate 6 games"), "{rapid}");
}

#[tokio::test]
async fn what_is_chosen_badly_comes_back_with_words() {
    let hall = Hall::plain().await;
    let (mut chief, id) = event(&hall, "90+30").await;
    for query in [
        "rules=king&date=2026-11-01&event=x".to_owned(),
        format!("rules=handbook&date=soon&event={id}"),
        format!("rules=handbook&date=2026-11-01&base=77&event={id}"),
        "rules=handbook&date=2026-11-01&event=nothing".to_owned(),
        "rules=handbook&date=2026-11-01".to_owned(),
    ] {
        let answer = chief.get(&format!("/desk/ratings?{query}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
        assert!(answer.body.contains("class=\"problem\"") || answer.body.contains("notice-bad"), "{query}");
    }
    assert_eq!(chief.post("/desk/ratings", &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(hall.browser().get("/desk/ratings").await.status, StatusCode::SEE_OTHER);
    // The handbook has two lists per year.
    let body = chief.get(&format!("/desk/ratings?rules=handbook&date=2027-03-01&base=&event={id}")).await.body;
    assert!(body.contains("two lists per year"), "{body}");
    let body = chief.get(&format!("/desk/ratings?rules=handbook&date=2027-07-01&base=&event={id}")).await.body;
    assert!(!body.contains("two lists per year"), "{body}");
    // A tournament of a later list waits for it: nothing changes.
    let body = chief.get(&format!("/desk/ratings?rules=handbook&date=2026-07-01&base=&event={id}")).await.body;
    assert!(body.contains("It belongs to the list of 2027-01-01"), "{body}");
}

/// The environment variable that makes a test of this program run as a server that dies: its folder.
const DIES: &str = "ADOUBE_TEST_PUBLISHER_DIES";
const PERIOD: &str = "0196e0d2-7b4c-7c3a-9b1d-3f2a1b4c5d6e";

/// Not a test: a server that is killed when a period is in the log but its list is not written yet. On its own it
/// does nothing.
#[tokio::test(flavor = "current_thread")]
async fn this_program_as_a_publisher_that_dies() {
    let Ok(folder) = std::env::var(DIES) else { return };
    let hall = Hall::within(folder.into(), Options { clock: || NOON_MS, ..Options::default() }).await;
    let base = bring(&hall, "FCE 2026-07-01", JULY).await.to_string();
    let (mut chief, id) = event(&hall, "90+30").await;
    let mut periods = hall.desk.office().periods.listen();
    // A listener runs as soon as the acting task waits for the disk: before the list is begun.
    tokio::spawn(async move {
        periods.recv().await.unwrap();
        std::process::abort();
    });
    let kind = format!("kind.{id}");
    let fields = [
        ("command", PERIOD),
        ("rules", "handbook"),
        ("date", "2027-01-01"),
        ("base", base.as_str()),
        ("event", id.as_str()),
        (kind.as_str(), "closed"),
        ("name", "FCE 2027-01-01"),
        ("unfinished", "1"),
    ];
    let answer = chief.post("/desk/ratings", &fields).await;
    println!("alive: {} {}", answer.status, answer.body);
}

#[tokio::test]
async fn a_desk_that_is_killed_before_it_writes_a_list_writes_it_when_it_starts() {
    let folder = support::folder();
    let output = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "ratings::this_program_as_a_publisher_that_dies", "--nocapture"])
        .env(DIES, &folder)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(!output.status.success() && !said.contains("alive"), "{said}");
    // The database as the killed server left it: the period is in the log, and there is no list.
    let store = Store::open(&Location::Sqlite(folder.join("adoube.db")), Access::Create).await.unwrap();
    let period = format!("rating/{PERIOD}").parse().unwrap();
    assert_eq!(store.read(&period, 0, 10).await.unwrap().len(), 1);
    let lists = store.lists().await.unwrap();
    assert_eq!(lists.iter().map(|list| list.name.as_str()).collect::<Vec<_>>(), ["FCE 2026-07-01"]);
    store.close().await.unwrap();
    let mut found = Vec::new();
    for start in 1..=3 {
        let hall = Hall::within(folder.clone(), Options { clock: || NOON_MS, ..Options::default() }).await;
        let lists = hall.desk.store().lists().await.unwrap();
        let names: Vec<&str> = lists.iter().map(|list| list.name.as_str()).collect();
        assert_eq!(names, ["FCE 2026-07-01", "FCE 2027-01-01"], "start {start}");
        let body = hall.browser().get(&format!("/ratings/{}", lists[1].id)).await.body;
        let rows = [
            ["1", "Zamora, Eva", "2300"],
            ["2", "Ferrer, Anna", "2115"],
            ["3", "S., N.", "2040"],
            ["4", "Àvila, Bru", "2000"],
            ["", "Vidal, Pau", ""],
            ["", "Nova, Mar", ""],
        ];
        assert_eq!(Table::read(&body, "list").columns(["Rank", "Name", "Rating"]), rows, "start {start}");
        found.push((lists[1].id, lists[1].players));
    }
    assert!(found.iter().all(|list| *list == found[0]), "{found:?}");
    std::fs::remove_dir_all(&folder).unwrap();
}
