//! Appending acts to the database with one server and with two: on SQLite, and two servers on one PostgreSQL.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

#[path = "../../store/tests/support/mod.rs"]
mod server;

use adoube_event::{
    Context, EntryData, EventAct, EventAggregate, EventAnswer, EventReason, EventRefusal, EventSettings, Level,
    PersonId, demo,
};
use adoube_ledger::{Ledger, LedgerError, Replay};
use adoube_services::people::{Details, People, Person};
use adoube_store::{Access, CommandId, DeskKey, IntegrityFinding, Location, Store, StoreError, Stream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("adoube-desk-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    async fn store(&self) -> Store {
        Store::open(&Location::Sqlite(self.0.join("desk.db")), Access::Create).await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

fn command() -> CommandId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    CommandId::new(NEXT.fetch_add(1, Ordering::Relaxed), [9; 10])
}

fn events(store: &Store) -> Ledger<EventAggregate> {
    let key = DeskKey::new("hall-1", [3; 32]).unwrap();
    Ledger::open(store.clone(), Some(Arc::new(key)))
}

fn arbiter() -> Context {
    Context::new("arbiter", 1_794_805_200_000)
}

fn open(name: &str) -> EventAct {
    EventAct::Open(Box::new(EventSettings { name: name.to_owned(), rounds: 3, ..EventSettings::default() }))
}

fn enter(i: u16) -> EventAct {
    EventAct::Enter(Box::new(EntryData {
        person: PersonId(format!("p{i}")),
        fide_rating: 2000 + i,
        ..EntryData::default()
    }))
}

#[test]
fn a_command_sent_twice_is_done_once_and_answered_the_same() {
    block_on(async {
        let folder = Folder::new("twice");
        let store = folder.store().await;
        let record = events(&store);
        let stream: Stream = "event/one".parse().unwrap();
        record.act(&stream, command(), &arbiter(), open("One")).await.unwrap();
        let id = command();
        let first = record.act(&stream, id, &arbiter(), enter(1)).await.unwrap();
        assert_eq!(
            (first.number, first.repeated, &first.answers[..]),
            (2, false, &[EventAnswer::Entered(adoube_event::EntryId(1))][..])
        );
        // The player has been entered by now, so the act on its own would be refused.
        let again = record.act(&stream, id, &arbiter(), enter(1)).await.unwrap();
        assert_eq!((again.number, again.repeated, again.answers), (2, true, first.answers));
        let refused = record.act(&stream, command(), &arbiter(), enter(1)).await.unwrap_err();
        assert_eq!(refused, LedgerError::Refused(EventRefusal::Because(EventReason::EnteredAlready)));
        assert_eq!(again.state.event.entries.len(), 1);
        // After a restart too.
        let restarted = events(&store);
        let again = restarted.act(&stream, id, &arbiter(), enter(1)).await.unwrap();
        assert!(again.repeated);
        let other: Stream = "event/two".parse().unwrap();
        assert!(matches!(restarted.act(&other, id, &arbiter(), open("Two")).await, Err(LedgerError::Store(_))));
        let wrong: Stream = "game/one".parse().unwrap();
        assert!(matches!(record.act(&wrong, command(), &arbiter(), open("x")).await, Err(LedgerError::WrongStream(_))));
        assert_eq!(record.streams().await.unwrap(), [stream]);
    });
}

#[test]
fn a_round_that_is_closed_is_sealed_and_the_past_can_be_seen() {
    block_on(async {
        let folder = Folder::new("past");
        let store = folder.store().await;
        let record = events(&store);
        let stream: Stream = "event/demo".parse().unwrap();
        let demo = demo::demonstration(5, 1_794_805_200_000, "2026-11-16".parse().unwrap()).unwrap();
        let mut listener = record.listen();
        let mut checkpoints = 0;
        for (context, act) in &demo.acts {
            let outcome = record.act(&stream, command(), context, act.clone()).await.unwrap();
            checkpoints += usize::from(outcome.checkpoint.is_some());
            let told = listener.recv().await.unwrap();
            assert_eq!((told.recorded.number, &told.recorded.act), (outcome.number, act));
        }
        assert_eq!(checkpoints, 3, "one a round");
        assert_eq!(store.checkpoints(&stream).await.unwrap().len(), 3);
        let now = record.state(&stream).await.unwrap();
        assert_eq!(now.event, demo.state.event);
        // The state after every tenth act, in random order.
        let last = now.number();
        let mut numbers: Vec<u64> = (0..=last).step_by(10).collect();
        numbers.reverse();
        for number in numbers {
            let then = record.state_at(&stream, number).await.unwrap();
            assert_eq!(then.number(), number);
            let mut expected = adoube_event::EventHistory::default();
            for done in demo.state.history.iter().take(usize::try_from(number).unwrap()) {
                adoube_event::apply(&mut expected, done);
            }
            assert_eq!(then.event, expected.event);
        }
        assert_eq!(record.state_at(&stream, last + 100).await.unwrap().event, now.event);
        let since = record.since(&stream, last - 3, 100).await.unwrap();
        assert_eq!(since.iter().map(|done| done.number).collect::<Vec<_>>(), [last - 2, last - 1, last]);
        // A new server reads the same state, and the log verifies.
        assert_eq!(events(&store).state(&stream).await.unwrap().event, now.event);
        let replay = Replay::<EventAggregate>::default();
        let report = store.verify(&[&replay], &[]).await.unwrap();
        assert_eq!((report.findings, report.replayed, report.checkpoints), (vec![], 1, 3));
    });
}

#[test]
fn two_desks_on_one_event_stay_together() {
    block_on(async {
        let folder = Folder::new("two");
        stay_together(folder.store().await, folder.store().await, Duration::from_millis(20)).await;
    });
}

/// Two servers on one PostgreSQL, connected by NOTIFY: followers poll only once an hour.
#[test]
fn two_desks_on_one_postgresql_stay_together() {
    let Some(server) = server::Postgres::start() else { return };
    let place = server.create("record");
    block_on(async {
        let desk = async || Store::open(&place, Access::Create).await.unwrap();
        stay_together(desk().await, desk().await, Duration::from_hours(1)).await;
        // Both continue after the database server was down, and notify each other again.
        let (store, second) = (desk().await, desk().await);
        let (here, there) = (events(&store), events(&second));
        let stream: Stream = "event/both".parse().unwrap();
        there.state(&stream).await.unwrap();
        // Like adoube: if the database server is unavailable, it retries.
        let following = there.clone();
        let follower = tokio::spawn(async move {
            while following.clone().follow(Duration::from_millis(200)).await.is_err() {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        });
        let mut listener = there.listen();
        server.kill();
        let id = command();
        assert!(matches!(here.act(&stream, id, &arbiter(), enter(500)).await, Err(LedgerError::Store(_))));
        server.start_server("");
        let outcome = loop {
            match here.act(&stream, id, &arbiter(), enter(500)).await {
                Ok(outcome) => break outcome,
                Err(LedgerError::Store(_)) => tokio::time::sleep(Duration::from_millis(100)).await,
                Err(other) => panic!("{other:?}"),
            }
        };
        let told = tokio::time::timeout(Duration::from_mins(2), listener.recv()).await.unwrap().unwrap();
        assert_eq!(told.recorded.number, outcome.number);
        assert_eq!(there.fresh(&stream).await.unwrap().1.event, here.fresh(&stream).await.unwrap().1.event);
        let replay = Replay::<EventAggregate>::default();
        let report = store.verify(&[&replay], &[]).await.unwrap();
        assert_eq!((report.findings, report.replayed), (vec![], 1));
        follower.abort();
    });
}

/// Two servers, each with its own connections to the same database; `every` is how often a follower polls without a
/// hint.
async fn stay_together(store: Store, second: Store, every: Duration) {
    let (here, there) = (events(&store), events(&second));
    let stream: Stream = "event/both".parse().unwrap();
    here.act(&stream, command(), &arbiter(), open("Both")).await.unwrap();
    there.state(&stream).await.unwrap();
    // Each enters forty players at once; half of them are the same.
    let task = |record: Ledger<EventAggregate>, from: u16| {
        let stream = stream.clone();
        async move {
            let mut done = 0;
            for i in from..from + 40 {
                match record.act(&stream, command(), &arbiter(), enter(i)).await {
                    Ok(_) => done += 1,
                    Err(failed) => {
                        assert_eq!(failed, LedgerError::Refused(EventRefusal::Because(EventReason::EnteredAlready)));
                    }
                }
            }
            done
        }
    };
    let (a, b) = (tokio::spawn(task(here.clone(), 1)), tokio::spawn(task(there.clone(), 21)));
    let (a, b) = (a.await.unwrap(), b.await.unwrap());
    assert_eq!(a + b, 60, "each person once");
    let (number, state) = here.fresh(&stream).await.unwrap();
    assert_eq!((number, state.event.entries.len()), (61, 60));
    assert_eq!(there.fresh(&stream).await.unwrap().1.event, state.event);
    // A follower receives acts of another server.
    let follower = tokio::spawn(there.clone().follow(every));
    let mut listener = there.listen();
    // The follower may not be listening yet at the first act: a later one includes it.
    for i in 100..200 {
        let outcome = here.act(&stream, command(), &arbiter(), enter(i)).await.unwrap();
        let told = tokio::time::timeout(Duration::from_millis(500), listener.recv()).await;
        if let Ok(told) = told {
            let known = there.state(&stream).await.unwrap();
            assert!((told.unwrap().recorded.number..=outcome.number).contains(&known.number()));
            assert_eq!(known.event.entries.len() as u64, known.number() - 1);
            follower.abort();
            return;
        }
    }
    panic!("the other desk never heard of it");
}

#[test]
fn several_acts_are_done_together_or_not_at_all() {
    block_on(async {
        let folder = Folder::new("several");
        let store = folder.store().await;
        let record = events(&store);
        let stream: Stream = "event/list".parse().unwrap();
        let mut acts = vec![open("List")];
        acts.extend((1..=20).map(enter));
        let mut bad = acts.clone();
        bad.push(enter(3));
        assert!(matches!(record.acts(&stream, command(), &arbiter(), bad).await, Err(LedgerError::Refused(_))));
        assert_eq!(record.fresh(&stream).await.unwrap().0, 0);
        let id = command();
        let outcome = record.acts(&stream, id, &arbiter(), acts.clone()).await.unwrap();
        assert_eq!((outcome.number, outcome.answers.len()), (21, 20));
        let again = record.acts(&stream, id, &arbiter(), acts).await.unwrap();
        assert_eq!((again.repeated, again.number, again.answers), (true, 21, outcome.answers));
    });
}

#[test]
fn a_tampered_answer_is_reported_by_its_number() {
    block_on(async {
        let folder = Folder::new("tampered");
        let store = folder.store().await;
        let record = events(&store);
        let stream: Stream = "event/t".parse().unwrap();
        record.act(&stream, command(), &arbiter(), open("T")).await.unwrap();
        // An entry with an id that the server would not assign, correctly chained.
        let body = r#"{"at":1,"by":"x","act":{"enter":{"person":"p1","fide_rating":2000}},"answers":[{"entered":7}]}"#;
        let entry = adoube_store::NewEntry::new("act", 1, body).unwrap();
        store.append(&stream, 1, command(), &[entry], 1).await.unwrap();
        record.act(&stream, command(), &arbiter(), enter(2)).await.unwrap();
        let replay = Replay::<EventAggregate>::default();
        let report = store.verify(&[&replay], &[]).await.unwrap();
        let [IntegrityFinding::Answer { difference, .. }] = &report.findings[..] else { panic!("{report:?}") };
        assert_eq!((difference.number, difference.recorded.as_str()), (2, r#"[{"entered":7}]"#));
        assert_eq!(difference.replayed, r#"[{"entered":1}]"#);
        // An entry that is not an act is reported, and the server does not act on it.
        let foreign: Stream = "event/foreign".parse().unwrap();
        let entry = adoube_store::NewEntry::new("act", 1, "{}").unwrap();
        store.append(&foreign, 0, command(), &[entry], 1).await.unwrap();
        assert!(matches!(record.state(&foreign).await, Err(LedgerError::Unreadable { number: 1, .. })));
        assert_eq!(store.verify(&[&replay], &[]).await.unwrap().findings.len(), 2);
        // An entry of a newer form is not interpreted.
        let later: Stream = "event/later".parse().unwrap();
        let entry = adoube_store::NewEntry::new("act", 99, body).unwrap();
        store.append(&later, 0, command(), &[entry], 1).await.unwrap();
        let newer = StoreError::NewerEntry { stream: later.clone(), number: 1, found: 99, known: 1 };
        assert_eq!(record.state(&later).await.err(), Some(LedgerError::Store(newer)));
    });
}

#[test]
fn warnings_travel_with_the_act() {
    block_on(async {
        let folder = Folder::new("warn");
        let store = folder.store().await;
        let record = events(&store);
        let stream: Stream = "event/w".parse().unwrap();
        record.act(&stream, command(), &arbiter(), open("W")).await.unwrap();
        let leave = EventAct::LeaveFideMode { reason: "club".to_owned() };
        let refused = record.act(&stream, command(), &arbiter(), leave.clone()).await.unwrap_err();
        let LedgerError::Refused(refusal) = refused else { panic!("{refused:?}") };
        assert_eq!(refusal.needs(), Some(Level::TwoSteps));
        let confirmed = arbiter().confirming(Level::TwoSteps);
        let outcome = record.act(&stream, command(), &confirmed, leave).await.unwrap();
        assert!(!outcome.state.event.settings.fide_mode);
        let entries = store.read_all(&stream).await.unwrap();
        assert!(entries[1].body.contains(r#""confirmed":4"#), "{}", entries[1].body);
        assert!(!entries[0].body.contains("confirmed"), "{}", entries[0].body);
    });
}

#[test]
fn a_person_is_kept_beside_the_log_and_can_be_erased() {
    block_on(async {
        let folder = Folder::new("people");
        let store = folder.store().await;
        let (record, people) = (events(&store), People::new(store.clone()));
        let stream: Stream = "event/p".parse().unwrap();
        record.act(&stream, command(), &arbiter(), open("P")).await.unwrap();
        for i in 1..=70 {
            let details = Details { phone: format!("600 {i:03}"), fide_id: format!("22{i:03}"), ..Details::default() };
            let born = "2015-03-04".parse().ok();
            let person = Person { id: PersonId(format!("p{i}")), name: format!("Surname{i}, Name"), born, details };
            people.put(&person, 5).await.unwrap();
            record.act(&stream, command(), &arbiter(), enter(i)).await.unwrap();
        }
        let state = record.state(&stream).await.unwrap();
        let known = people.of(&state.event).await.unwrap();
        assert_eq!(known.len(), 70);
        let tournament = state.event.to_tournament(&adoube_services::people::names(&known));
        assert_eq!(
            (tournament.players[69].name.as_str(), tournament.players[69].born.as_str()),
            ("Surname70, Name", "2015/03/04")
        );
        let id = PersonId::from("p7");
        let export = people.export(&id, &record, &Ledger::open(store.clone(), None)).await.unwrap().to_string();
        for part in ["Surname7, Name", "600 007", "2015-03-04", "event/p", "22007"] {
            assert!(export.contains(part), "{part}: {export}");
        }
        let log: String = store.read_all(&stream).await.unwrap().into_iter().map(|entry| entry.body).collect();
        assert!(!log.contains("Surname") && !log.contains("600 0") && !log.contains("2015-03-04"));
        // People just read are cached for a moment; changes and erasures are visible at once.
        let married = Person { id: PersonId::from("p8"), name: "Other, Name".to_owned(), ..Person::default() };
        people.put(&married, 6).await.unwrap();
        assert_eq!(people.of(&state.event).await.unwrap()[&married.id], married);
        assert!(people.erase(&id, 9).await.unwrap());
        assert!(!people.erase(&id, 9).await.unwrap());
        assert_eq!(people.get(&id).await.unwrap(), None);
        let known = people.of(&state.event).await.unwrap();
        let shown = state.event.to_tournament(&adoube_services::people::names(&known));
        assert_eq!(shown.players[6].name, "p7", "only the id is left");
        let replay = Replay::<EventAggregate>::default();
        assert!(store.verify(&[&replay], &[]).await.unwrap().is_whole());
    });
}
