//! Sample records of every version of the log, which today's program must import, verify and replay. How to add one:
//! `tests/logs/README.md`.

use crate::support::{Browser, Hall, NOON_MS};
use adoube_board::Color;
use adoube_desk::roles::Role;
use adoube_services::board_game::seat::{Seat, Side};
use adoube_services::lists::import;
use adoube_services::result_ticket::ResultTicket;
use adoube_store::{Access, ExportParts, Location, Replayer, Store};
use adoube_web::accounts::setup_path;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::io::Cursor;
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs");
/// Verifies and replays a record, and sums it up: its size, and each stream with its versions, its length and its hash.
/// The hash covers every act and every answer, and the replay gives the same answers.
async fn summary(store: &Store) -> String {
    let replayers = adoube_services::replayers();
    let replayers: Vec<&dyn Replayer> = replayers.iter().map(|replayer| &**replayer).collect();
    let report = store.verify(&replayers, &[]).await.unwrap();
    assert_eq!(report.findings, [], "the record is whole, and a replay answers the same");
    let mut text = format!("{} entries, {} streams, {} replayed\n", report.entries, report.streams, report.replayed);
    for stream in store.streams(None).await.unwrap() {
        let entries = store.read_all(&stream).await.unwrap();
        let versions: BTreeSet<String> = entries.iter().map(|entry| entry.version.to_string()).collect();
        let versions = versions.into_iter().collect::<Vec<_>>().join(",");
        let head = store.head(&stream).await.unwrap();
        writeln!(text, "{stream} v{versions} {} {}", head.number, head.hash).unwrap();
    }
    text
}

async fn done(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> String {
    let answer = browser.post(path, fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
    answer.location().to_owned()
}

async fn sent(browser: &mut Browser, path: &str, body: &Value) -> Value {
    browser.headers = if browser.csrf.is_empty() { Vec::new() } else { vec![("x-csrf", browser.csrf.clone())] };
    let answer = browser.send("POST", path, Some("application/json"), &body.to_string()).await;
    browser.headers.clear();
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

/// A game with an offer, a claim, an adjournment with a sealed move and an end; and a player's scoresheet.
async fn game(hall: &Hall, chief: &mut Browser, event: &str) {
    let state = hall.desk.event_state(event, None).await.unwrap();
    let round = state.event.rounds.last().unwrap();
    let free = round.boards.iter().position(|board| state.event.result(round.number, board.white).is_none());
    let (round, board) = (round.number, u32::try_from(free.unwrap()).unwrap() + 1);
    let console = format!("/desk/t/{event}/console/{round}");
    for todo in ["set-up", "start"] {
        done(chief, &console, &[("do", todo), ("mode", "board"), ("supervision", "full")]).await;
    }
    let slip = ResultTicket { event: event.to_owned(), round, board };
    let seat =
        |color| format!("/seat/{}", Seat { slip: slip.clone(), side: Side::One(color) }.token(hall.desk.signer()));
    let (white, black) = (seat(Color::White), seat(Color::Black));
    let desk = format!("/desk/t/{event}/board/{round}/{board}");
    let mut phone = hall.browser();
    let acts = [
        (&white, "white d4"),
        (&black, "black Nf6"),
        (&white, "white c4"),
        (&white, "white offers draw"),
        (&desk, "arbiter adjourns"),
        (&black, "black seals e6"),
        (&white, "white arrives"),
        (&black, "black arrives"),
        (&desk, "arbiter resumes"),
        (&desk, "arbiter opens envelope"),
        (&white, "white resigns"),
    ];
    for (number, (path, line)) in acts.into_iter().enumerate() {
        let id = format!("01a1e304-c985-7011-86c6-{number:012x}");
        let who = if path == &desk { &mut *chief } else { &mut phone };
        sent(who, &format!("{path}/act"), &json!({ "id": id, "at_device_ms": 1, "act": line })).await;
    }
    let note = |at: u16, text: &str| {
        let id = format!("01a1e304-c985-7011-86c6-1{at:011x}");
        json!({ "id": id, "made": 1, "op": { "kind": "write", "ply": at, "text": text } })
    };
    let sheet = json!({ "device": "a", "after": 0, "entries": [note(0, "d4"), note(1, "Cf6")] });
    sent(&mut phone, &format!("{white}/sheet"), &sheet).await;
}

/// A record with a stream of every kind, made as people make it.
async fn sample(hall: &Hall) {
    const PASSWORD: &str = "correct horse battery staple";
    let setup = setup_path(hall.desk.site()).await.unwrap().unwrap();
    let mut admin = hall.browser();
    done(&mut admin, &setup, &[("name", "admin"), ("password", PASSWORD), ("again", PASSWORD)]).await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = done(&mut chief, "/desk/demo", &[]).await;
    let event = event.trim_start_matches("/desk/t/");
    game(hall, &mut chief, event).await;
    done(&mut hall.signed_in(Role::Office).await, "/desk/league/demo", &[]).await;
    let list = "Number,Name,Club,Cat,Title,Rating,Games,FIDE_ID,Born\n1,\"Ferrer, Anna\",Girona,P,,2100,9,2200001,1980-02-03\n";
    import(hall.desk.store(), "FCE 2026-07-01", Cursor::new(list.to_owned()), NOON_MS, |_| {}).await.unwrap();
    let base = hall.desk.store().lists().await.unwrap().first().unwrap().id.to_string();
    let fields = [
        ("command", "0196e0d2-7b4c-7c3a-9b1d-3f2a1b4c5d6e"),
        ("rules", "handbook"),
        ("date", "2027-01-01"),
        ("base", &base),
        ("event", event),
        (&format!("kind.{event}"), "open"),
        ("name", "FCE 2027-01-01"),
        ("unfinished", "1"),
    ];
    done(&mut chief, "/desk/ratings", &fields).await;
    let paper = [("edition", "2018"), ("size", "5"), ("paper", "42"), ("a1", "0"), ("a2", "1")];
    done(&mut chief, "/laws/examination", &paper).await;
}

/// What today's program writes has a stream of every kind and replays. With `ADOUBE_WRITE_SAMPLE=v2` it becomes the sample
/// of a new version.
#[tokio::test]
async fn a_record_of_today_has_every_kind_of_stream_and_replays() {
    let hall = Hall::plain().await;
    sample(&hall).await;
    let store = hall.desk.store();
    let streams = store.streams(None).await.unwrap();
    for replayer in adoube_services::replayers() {
        assert!(streams.iter().any(|stream| replayer.replays(stream.kind())), "one stream of each kind: {streams:?}");
    }
    assert!(streams.iter().any(|stream| stream.as_str() == "office/accounts"), "{streams:?}");
    let summary = summary(store).await;
    if let Ok(name) = std::env::var("ADOUBE_WRITE_SAMPLE") {
        let mut text = Vec::new();
        store.export(&mut text, ExportParts::default(), None, NOON_MS).await.unwrap();
        std::fs::create_dir_all(FOLDER).unwrap();
        std::fs::write(Path::new(FOLDER).join(format!("{name}.ndjson")), text).unwrap();
        std::fs::write(Path::new(FOLDER).join(format!("{name}.summary")), summary).unwrap();
    }
}

#[tokio::test]
async fn a_record_of_every_version_replays() {
    let files = std::fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path());
    let mut samples: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end == "ndjson")).collect();
    samples.sort();
    assert!(!samples.is_empty(), "there is a sample of version 1");
    for sample in samples {
        let name = sample.file_stem().unwrap().to_str().unwrap();
        let folder = std::env::temp_dir().join(format!("adoube-sample-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(&Location::Sqlite(folder.join("adoube.db")), Access::Create).await.unwrap();
        store.import(std::fs::read(&sample).unwrap().as_slice(), name).await.unwrap();
        let expected = std::fs::read_to_string(sample.with_extension("summary")).unwrap();
        assert_eq!(summary(&store).await, expected, "{name}");
        store.close().await.unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
