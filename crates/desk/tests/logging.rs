//! The log of the server: every failure is logged with its request and its cause, without secrets.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod support;

use adoube_board::Color;
use adoube_desk::roles::Role;
use adoube_federation::ids::TeamSide;
use adoube_federation::matches::ClubMatch;
use adoube_services::board_game::BoardId;
use adoube_services::board_game::seat::{Seat, Side};
use adoube_web::access::{Permission, PermissionReach};
use adoube_web::observe;
use adoube_web::serve::Application;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use support::{Browser, Hall};
use tower::ServiceExt;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;

/// The whole log, at the most detailed level of our own crates.
#[derive(Clone, Default)]
struct Captured(Arc<Mutex<Vec<u8>>>);

impl Write for Captured {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Captured {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

impl Captured {
    fn start() -> Self {
        let captured = Self::default();
        let lines = tracing_subscriber::fmt::layer().json().flatten_event(true).with_span_list(false);
        let ours = Targets::new().with_target("adoube", LevelFilter::TRACE).with_default(LevelFilter::DEBUG);
        let lines = lines.with_writer(captured.clone()).with_filter(ours);
        tracing::subscriber::set_global_default(tracing_subscriber::registry().with(lines)).unwrap();
        observe::log_panics();
        // A failed assertion of this test must be visible too.
        let logged = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            logged(panic);
            let _ = writeln!(io::stderr(), "{panic}");
        }));
        captured
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    /// The log lines of a request, without times and ids, which may contain any digits.
    fn of_request(&self, request: &str) -> String {
        let text = self.text();
        let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let of_request = lines.filter(|line| line["span"]["id"] == request);
        let kept = of_request.map(|mut line| {
            for id in ["timestamp", "took_ms", "span", "stream"] {
                line.as_object_mut().unwrap().remove(id);
            }
            line.to_string()
        });
        kept.collect::<Vec<_>>().join("\n")
    }

    /// The line with a message that belongs to a request.
    fn line(&self, request: &str, message: &str) -> Value {
        let text = self.text();
        let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let mut found = lines.filter(|line| line["message"] == message && line["span"]["id"] == request);
        found.next().unwrap_or_else(|| panic!("no line {message:?} of request {request:?} in\n{text}"))
    }
}

const PASSWORD: &str = "correct horse battery staple";
const WRONG: &str = "tr0ub4dor-and-wrong";
const FORGED: &str = "a-forged-token";
/// A move that nobody would write: it must not appear in the log.
const SEALED: &str = "Qh7xg8";

/// A number on no strength list; it must not appear in the log either.
const UNLISTED: &str = "7731";

async fn game_act(browser: &mut Browser, path: &str, line: &str, number: u32) -> String {
    let id = format!("01a1e304-c985-7011-86c6-{number:012x}");
    let body = json!({ "id": id, "at_device_ms": 1, "act": line }).to_string();
    browser.headers = if browser.csrf.is_empty() { Vec::new() } else { vec![("x-csrf", browser.csrf.clone())] };
    let answer = browser.send("POST", &format!("{path}/act"), Some("application/json"), &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{line}: {}", answer.body);
    answer.header("x-request-id").to_owned()
}

// A single test, because a process has only one log.
#[tokio::test]
#[allow(clippy::too_many_lines, reason = "one log from a sign-in to a panic")]
async fn the_log_names_every_failure_and_no_secret() {
    let log = Captured::start();
    let hall = Hall::plain().await;

    // An account is created through a link with a token; somebody tries a wrong password.
    let setup = adoube_web::accounts::setup_path(hall.desk.site()).await.unwrap().unwrap();
    let mut anna = hall.browser();
    let made = anna.post(&setup, &[("name", "anna-ferrer"), ("password", PASSWORD), ("again", PASSWORD)]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    let wrong = hall.browser().post("/login", &[("name", "anna-ferrer"), ("password", WRONG)]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let refused = log.line(wrong.header("x-request-id"), "sign-in refused");
    assert_eq!((&refused["level"], &refused["cause"]), (&json!("INFO"), &json!("wrong name or password")));
    let answered = log.line(wrong.header("x-request-id"), "answered");
    assert_eq!(
        (&answered["route"], &answered["status"], &answered["method"]),
        (&json!("/login"), &json!(422), &json!("POST"))
    );

    // An act is recorded: author, place, duration.
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let made = chief.post("/desk/demo", &[]).await;
    let id = made.location().trim_start_matches("/desk/t/").to_owned();
    let console = {
        let state = hall.desk.event_state(&id, None).await.unwrap();
        let round = state.event.rounds.last().unwrap();
        (round.number, round.boards.iter().position(|board| state.event.result(round.number, board.white).is_none()))
    };
    let (round, board) = (console.0, u32::try_from(console.1.unwrap()).unwrap() + 1);
    for todo in ["set-up", "start"] {
        let fields = [("do", todo), ("mode", "board"), ("supervision", "full")];
        let answer = chief.post(&format!("/desk/t/{id}/console/{round}"), &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    }
    let board_id = BoardId { event: id.clone(), round, board };
    let seat = |color| Seat { board_id: board_id.clone(), side: Side::One(color) }.token(hall.desk.signer());
    let (white, black) = (seat(Color::White), seat(Color::Black));
    let mut phone = hall.browser();
    let request = game_act(&mut phone, &format!("/seat/{white}"), "white d4", 1).await;
    let recorded = log.line(&request, "recorded");
    assert!(recorded["stream"].as_str().unwrap().ends_with(&format!("/{id}.{round}.{board}")), "{recorded}");
    assert!(recorded["number"].as_u64().unwrap() > 1 && recorded["took_ms"].is_u64(), "{recorded}");
    assert!(recorded["by"].as_str().unwrap().starts_with("seat:"), "{recorded}");
    let answered = log.line(&request, "answered");
    assert_eq!(answered["route"], "/seat/{seat}/act");
    assert!(answered["by"].as_str().unwrap().starts_with("player:"), "{answered}");

    // A move is sealed.
    let desk = format!("/desk/t/{id}/board/{round}/{board}");
    game_act(&mut chief, &desk, "arbiter adjourns", 2).await;
    let request = game_act(&mut phone, &format!("/seat/{black}"), &format!("black seals {SEALED}"), 3).await;
    assert_eq!(log.line(&request, "recorded")["level"], "DEBUG");

    // A rule refuses an act: the log has the reason without the input.
    chief.headers = vec![("x-csrf", chief.csrf.clone())];
    let acts = json!({ "acts": ["pair"] }).to_string();
    let refused = chief.send("POST", &format!("/api/v1/events/{id}/acts"), Some("application/json"), &acts).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    let line = log.line(refused.header("x-request-id"), "refused");
    assert_eq!((&line["level"], &line["stream"]), (&json!("INFO"), &json!(format!("event/{id}"))));
    assert!(!line["cause"].as_str().unwrap().is_empty(), "{line}");
    assert!(line["by"].as_str().unwrap().starts_with("chief-arbiter:"), "{line}");

    // A write is refused before it reaches a rule: without permission, without the CSRF token.
    let mut delegate = hall.signed_in(Role::Delegate).await;
    let forbidden = delegate.post("/desk/demo", &[]).await;
    let token = std::mem::replace(&mut chief.csrf, FORGED.to_owned());
    chief.headers.clear();
    let without_token = chief.post("/desk/demo", &[]).await;
    chief.csrf = token;
    for (refused, cause, role) in [(forbidden, "forbidden", "delegate:"), (without_token, "form", "chief-arbiter:")] {
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{cause}: {}", refused.body);
        let line = log.line(refused.header("x-request-id"), "request refused");
        assert_eq!(
            (&line["level"], &line["cause"], &line["route"]),
            (&json!("INFO"), &json!(cause), &json!("/desk/demo"))
        );
        assert!(line["by"].as_str().unwrap().starts_with(role), "{line}");
    }

    // A line-up is secret until both are submitted: an illegal one is refused, a legal one recorded, and neither is
    // in the log.
    let mut office = hall.signed_in(Role::Office).await;
    let made = office.post("/desk/league/demo", &[]).await;
    let season_id = made.location().trim_start_matches("/desk/league/").to_owned();
    let season = hall.desk.season(&season_id, None).await.unwrap();
    let waits = |m: &&ClubMatch| !m.lineups_open() && m.lineups[TeamSide::Visitors.index()].is_none();
    let (number, _) = season.season.matches.iter().find(|(_, m)| waits(m)).unwrap();
    let path = format!("/desk/league/{season_id}/match/{number}/home/lineup");
    let refused = office.post(&path, &[("b1", UNLISTED)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    assert!(refused.body.contains(UNLISTED), "the delegate sees it: {}", refused.body);
    let request = refused.header("x-request-id");
    assert_eq!(log.line(request, "refused")["stream"], format!("season/{season_id}"));
    assert!(!log.of_request(request).contains(UNLISTED), "{}", log.of_request(request));
    let players: Vec<(String, String)> = (1..=6).map(|b| (format!("b{b}"), b.to_string())).collect();
    let players: Vec<(&str, &str)> = players.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = office.post(&path, &players).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let request = done.header("x-request-id");
    assert_eq!(log.line(request, "recorded")["stream"], format!("season/{season_id}"));
    let logged = log.of_request(request).to_lowercase();
    for trace in ["1, 2, 3", "1,2,3", "\"1\"", "players", "line_up", "lineup {", "b1"] {
        assert!(!logged.contains(trace), "{trace}: {logged}");
    }
    let in_season = hall.desk.people().several(season.persons.values()).await.unwrap();

    // A handler panics.
    let everybody = Permission { name: "test", roles: &["public"], reach: PermissionReach::Everywhere };
    async fn panics() -> &'static str {
        panic!("Ferrer, Anna, born 1980-02-03")
    }
    let router = adoube_desk::DeskApplication::routes(&hall.desk).get("/test/panic", everybody, panics).service();
    let request = Request::builder().uri("/test/panic").body(Body::empty()).unwrap();
    let answer = router.oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
    let request = answer.headers()["x-request-id"].to_str().unwrap();
    assert!(log.line(request, "panic")["place"].as_str().unwrap().contains("logging.rs"));
    let failed = log.line(request, "failed");
    assert_eq!((&failed["route"], &failed["cause"]), (&json!("/test/panic"), &json!("panic")));

    let people = hall.desk.people().of(&hall.desk.event_state(&id, None).await.unwrap().event).await.unwrap();
    // The database file disappears: nothing can be recorded.
    let adoube_store::Location::Sqlite(file) = hall.desk.store().place() else { panic!("a file") };
    std::fs::remove_file(file).unwrap();
    chief.headers.clear();
    let paper = [("edition", "2018"), ("size", "5"), ("paper", "42"), ("a1", "0")];
    let failed = chief.post("/laws/examination", &paper).await;
    assert_eq!(failed.status, StatusCode::SERVICE_UNAVAILABLE, "{}", failed.body);
    let line = log.line(failed.header("x-request-id"), "failed");
    assert_eq!(
        (&line["level"], &line["status"], &line["route"]),
        (&json!("ERROR"), &json!(503), &json!("/laws/examination"))
    );
    assert!(line["cause"].as_str().unwrap().contains("deleted or replaced"), "{line}");
    assert_eq!(log.line(failed.header("x-request-id"), "not recorded")["level"], "WARN");

    let text = log.text();
    let session = chief.cookies.values().next().unwrap();
    let names = ["anna-ferrer", "Ferrer", "1980-02-03"];
    let secrets =
        [PASSWORD, WRONG, SEALED, FORGED, &white, &black, session, &chief.csrf, setup.rsplit('/').next().unwrap()];
    for secret in secrets.into_iter().chain(names) {
        assert!(!secret.is_empty() && !text.contains(secret), "{secret} is in the log:\n{text}");
    }
    for person in people.values().chain(in_season.values()) {
        assert!(!text.contains(&person.name), "{} is in the log", person.name);
    }
}
