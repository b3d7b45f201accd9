//! Sample records of every version of the log, which today's program must import, verify and replay. How to add one:
//! `tests/logs/README.md`.

mod every_act;

use crate::support::{Browser, Hall, NOON_MS};
use adoube_aggregate::Aggregate;
use adoube_board::Color;
use adoube_desk::roles::Role;
use adoube_services::board_game::BoardId;
use adoube_services::board_game::seat::{Seat, Side};
use adoube_services::lists::import;
use adoube_store::{Access, ExportParts, Location, Replayer, Store};
use adoube_web::accounts::setup_path;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::io::Cursor;
use std::path::{Path, PathBuf};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs");

/// A kind of stream: the version that is written today, and the names of its acts (none if there is only one).
struct Form {
    kind: &'static str,
    version: u32,
    acts: Vec<String>,
}

impl Form {
    /// The names come from the error for an unknown name, so that new acts are included.
    fn of<A: Aggregate>() -> Self {
        let error = serde_json::from_value::<A::Act>(json!("none of them")).unwrap_err().to_string();
        let named = if error.starts_with("unknown variant") { error.as_str() } else { "" };
        let acts = named.split('`').skip(3).step_by(2).map(str::to_owned).collect();
        Self { kind: A::KIND, version: A::VERSION, acts }
    }

    fn all() -> Vec<Self> {
        let all = vec![
            Self::of::<adoube_event::EventAggregate>(),
            Self::of::<adoube_services::league::Seasons>(),
            Self::of::<adoube_services::board_game::Games>(),
            Self::of::<adoube_services::board_game::sheet::Sheets>(),
            Self::of::<adoube_services::ratings::period::Periods>(),
            Self::of::<adoube_services::course::Examinations>(),
            Self::of::<adoube_services::notices::outbox::Outbox>(),
            Self::of::<adoube_ledger::Positions>(),
        ];
        for replayer in adoube_services::replayers() {
            assert!(all.iter().any(|form| replayer.replays(form.kind)), "every aggregate is in the list");
        }
        assert_eq!(all.len(), adoube_services::replayers().len());
        all
    }
}

/// The versions and the acts in a record, each with its kind of stream.
#[derive(Default)]
struct Contents {
    versions: BTreeSet<(String, u32)>,
    acts: BTreeSet<(String, String)>,
}

impl Contents {
    async fn add(&mut self, store: &Store) {
        for stream in store.streams(None).await.unwrap() {
            for entry in store.read_all(&stream).await.unwrap() {
                let kind = stream.kind().to_owned();
                self.versions.insert((kind.clone(), entry.version));
                let body: Value = serde_json::from_str(&entry.body).unwrap();
                let act = &body["act"];
                let name = act.as_str().or_else(|| act.as_object()?.keys().next().map(String::as_str));
                self.acts.extend(name.map(|name| (kind, name.to_owned())));
            }
        }
    }

    /// The acts of a kind of stream that are missing.
    fn lacks<'a>(&self, form: &'a Form) -> Vec<&'a String> {
        let lacks = |act: &&String| !self.acts.contains(&(form.kind.to_owned(), (*act).clone()));
        form.acts.iter().filter(lacks).collect()
    }
}

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

/// An act at a board as a tablet sends it.
fn act(number: u16, line: &str) -> Value {
    json!({ "id": format!("01a1e304-c985-7011-86c6-{number:012x}"), "at_device_ms": 1, "act": line })
}

/// A game with an offer, an interruption, a penalty and an appeal, an adjournment with a sealed move and an end; and a
/// player's scoresheet.
async fn game(hall: &Hall, chief: &mut Browser, event: &str) {
    let state = hall.desk.event_state(event, None).await.unwrap();
    let round = state.event.rounds.last().unwrap();
    let free = round.boards.iter().position(|board| state.event.result(round.number, board.white).is_none());
    let (round, board) = (round.number, u32::try_from(free.unwrap()).unwrap() + 1);
    let console = format!("/desk/t/{event}/console/{round}");
    for todo in ["set-up", "start"] {
        done(chief, &console, &[("do", todo), ("mode", "board"), ("supervision", "full")]).await;
    }
    let board_id = BoardId { event: event.to_owned(), round, board };
    let seat = |color| {
        format!("/seat/{}", Seat { board_id: board_id.clone(), side: Side::One(color) }.token(hall.desk.signer()))
    };
    let (white, black) = (seat(Color::White), seat(Color::Black));
    let desk = format!("/desk/t/{event}/board/{round}/{board}");
    let mut phone = hall.browser();
    sent(&mut phone, &format!("{white}/act"), &act(0, "white d4")).await;
    hall.desk.stop_interrupted().await.unwrap();
    sent(chief, &format!("{desk}/act"), &act(1, "arbiter starts")).await;
    let warned = sent(chief, &format!("{desk}/act"), &act(2, "arbiter penalises white warning")).await;
    let number = warned["number"].as_u64().unwrap();
    let decision = format!("{desk}/decision/{number}");
    done(chief, &decision, &[("who", "white")]).await;
    let appeal = (number + 1).to_string();
    done(chief, &decision, &[("appeal", &appeal), ("upheld", "no"), ("reason", "Heard both.")]).await;
    let acts = [
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
    for (number, (path, line)) in (3..).zip(acts) {
        let who = if path == &desk { &mut *chief } else { &mut phone };
        sent(who, &format!("{path}/act"), &act(number, line)).await;
    }
    let note = |at: u16, text: &str| {
        let id = format!("01a1e304-c985-7011-86c6-1{at:011x}");
        json!({ "id": id, "made": 1, "op": { "kind": "write", "ply": at, "text": text } })
    };
    let sheet = json!({ "device": "a", "after": 0, "entries": [note(0, "d4"), note(1, "Cf6")] });
    sent(&mut phone, &format!("{white}/sheet"), &sheet).await;
}

/// A database with a stream of every kind and every act of each, created through the pages as far as possible.
async fn sample(hall: &Hall) {
    const PASSWORD: &str = "correct horse battery staple";
    let setup = setup_path(hall.desk.site()).await.unwrap().unwrap();
    let mut admin = hall.browser();
    done(&mut admin, &setup, &[("name", "admin"), ("password", PASSWORD), ("again", PASSWORD)]).await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = done(&mut chief, "/desk/demo", &[]).await;
    let event = event.trim_start_matches("/desk/t/");
    game(hall, &mut chief, event).await;
    every_act::event(hall).await;
    let season = done(&mut hall.signed_in(Role::Office).await, "/desk/league/demo", &[]).await;
    every_act::taken_back(hall, season.trim_start_matches("/desk/league/")).await;
    every_act::season(hall, season.trim_start_matches("/desk/league/"), event).await;
    every_act::outbox(hall, season.trim_start_matches("/desk/league/")).await;
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

/// The current program's log has every act of every kind of stream, and replays. With `ADOUBE_WRITE_SAMPLE=v2` it becomes
/// the sample of a new version.
#[tokio::test]
async fn a_record_of_today_has_every_act_and_replays() {
    let hall = Hall::plain().await;
    sample(&hall).await;
    let store = hall.desk.store();
    let streams = store.streams(None).await.unwrap();
    let mut contents = Contents::default();
    contents.add(store).await;
    for form in Form::all() {
        let current = (form.kind.to_owned(), form.version);
        assert!(contents.versions.contains(&current), "a stream of each kind, as it is written today: {current:?}");
        assert!(contents.lacks(&form).is_empty(), "{}: {:?}", form.kind, contents.lacks(&form));
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
    let mut contents = Contents::default();
    for sample in samples {
        let name = sample.file_stem().unwrap().to_str().unwrap();
        let folder = std::env::temp_dir().join(format!("adoube-sample-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(&Location::Sqlite(folder.join("adoube.db")), Access::Create).await.unwrap();
        store.import(std::fs::read(&sample).unwrap().as_slice(), name).await.unwrap();
        let expected = std::fs::read_to_string(sample.with_extension("summary")).unwrap();
        assert_eq!(summary(&store).await, expected, "{name}");
        contents.add(&store).await;
        store.close().await.unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
    }
    for form in Form::all() {
        for version in 1..=form.version {
            let there = contents.versions.contains(&(form.kind.to_owned(), version));
            assert!(there, "no sample has version {version} of {}", form.kind);
        }
        let lacks = contents.lacks(&form);
        assert!(lacks.is_empty(), "no sample has these acts of {}: {lacks:?}", form.kind);
    }
}
