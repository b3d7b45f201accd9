//! Ratings, norms and promotions on the command line.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

struct Run {
    out: String,
    err: String,
    code: Option<i32>,
}

fn adoube(arguments: &[&str]) -> Run {
    let output = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

/// A folder of its own for a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("ratings-{name}"));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    fn file(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).unwrap();
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The handbook's second example as a list and games: 2015, eight opponents, four points.
const LIST: &str = "id,name,category,rating\n1,\"Puig, Anna\",P,2015\n2,B,P,2000\n3,C,P,2010\n4,D,P,2020\n5,E,P,2000\n\
    6,F,P,2005\n7,G,P,2015\n8,H,P,2000\n9,I,P,2000\n";
const GAMES: &str = "event,kind,white,black,result\nBarcelona,barcelona,1,2,1-0\nBarcelona,barcelona,3,1,0-1\n\
    Barcelona,barcelona,1,4,1/2\nBarcelona,barcelona,5,1,1/2\nBarcelona,barcelona,1,6,1/2\n\
    Barcelona,barcelona,7,1,1/2\nBarcelona,barcelona,1,8,0-1\nBarcelona,barcelona,9,1,1-0\n";

#[test]
fn s_2_the_handbooks_example_is_explained_to_the_last_digit() {
    let folder = Folder::new("example");
    let (list, games) = (folder.file("list.csv", LIST), folder.file("games.csv", GAMES));
    let run = adoube(&["rate", &games, "--list", &list, "--system", "fce", "--explain", "1"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    for line in [
        "Average of the opponents Rc = 16050 / 8 = 2006.25",
        "Difference 2015 − 2006.25 = 8.75; Table 2, row 4-10, column H: 51 %",
        "Expected score We = 51 % × 8 = 4.08",
        "Change K(W − We) = 20 × (4.0 − 4.08) = -1.6",
        "New rating: 2015 + changes = 2013.4; nearest multiple of 5, never below 2000: 2015",
    ] {
        assert!(run.out.contains(line), "{line}\n{}", run.out);
    }
    for (language, word) in [("ca", "Mitjana"), ("es", "Media"), ("pt", "Média"), ("eu", "batezbestekoa")] {
        let run = adoube(&["rate", &games, "--list", &list, "--system", "fce", "--explain", "1", "--lang", language]);
        assert!(run.out.contains(word), "{language}: {}", run.out);
    }
}

#[test]
fn a_new_list_is_written_whole_and_read_again() {
    let folder = Folder::new("list");
    let (list, games) = (folder.file("list.csv", LIST), folder.file("games.csv", GAMES));
    let (new, text) = (folder.path("new.csv"), folder.path("new.txt"));
    let common = ["rate", &games, "--list", &list, "--system", "fce", "--date", "1990-01-01", "--out"];
    let run = adoube(&[&common[..], &[new.as_str()]].concat());
    assert_eq!(
        (run.code, run.out.as_str()),
        (Some(0), "9 players, 8 games, 3 ratings changed, 0 events that do not count\n"),
        "{}",
        run.err
    );
    let written = fs::read_to_string(&new).unwrap();
    assert!(written.starts_with("rank,id,name,category,rating,games,kept\n1,4,D,P,2020,1,\n"), "{written}");
    assert_eq!(adoube(&[&common[..], &[text.as_str(), "--form", "text"]].concat()).code, Some(0));
    assert!(fs::read_to_string(&text).unwrap().contains("Puig, Anna"));
    let diff = adoube(&["rate", "--diff", &list, &new, "--json"]);
    let json: serde_json::Value = serde_json::from_str(&diff.out).unwrap();
    assert_eq!((json["changed"].as_array().unwrap().len(), json["same"].as_u64()), (3, Some(6)));
    let plot = adoube(&["rate", "--plot", "history", "--player", "1", &list, &new]);
    assert!(plot.out.starts_with("<svg ") && plot.out.contains("Rating of Puig, Anna"), "{}", plot.out);
    let plot = adoube(&["rate", "--plot", "distribution", &new, "--lang", "ca"]);
    assert!(plot.out.contains("9 jugadors amb puntuació"), "{}", plot.out);
}

#[test]
fn what_is_bad_is_refused_with_its_place_and_nothing_is_written() {
    let folder = Folder::new("bad");
    let games = folder.file("games.csv", GAMES);
    let good = folder.file("list.csv", LIST);
    let cases = [
        ("id,rating\n1,2000\n1,2100\n", "line 3, column 1: found \"1\"; this number stands on line 2 already"),
        ("id,rating\n1,-5\n", "line 2, column 3: found \"-5\"; expected a rating from 0 to 4000, or nothing"),
        ("id,name\n1,A\n", "line 1, column 1: found \"id,name\"; the column rating is missing"),
    ];
    let out = folder.path("new.csv");
    for (text, message) in cases {
        let list = folder.file("bad.csv", text);
        let run = adoube(&["rate", &games, "--list", &list, "--out", &out, "--date", "1990-01-01"]);
        assert_eq!(run.code, Some(2), "{text:?}");
        assert_eq!(run.err, format!("adoube: {list}: {message}\n"));
    }
    let stranger = folder.file("stranger.csv", "event,white,black,result\nA,1,99,1-0\n");
    let run = adoube(&["rate", &stranger, "--list", &good, "--out", &out, "--date", "1990-01-01"]);
    assert!(run.err.ends_with("line 2, column 5: found \"99\"; this player is not on the list\n"), "{}", run.err);
    let nowhere = folder.path("no/folder/new.csv");
    let run = adoube(&["rate", &games, "--list", &good, "--out", &nowhere, "--date", "1990-01-01"]);
    assert_eq!(run.code, Some(2));
    for (arguments, message) in [
        (vec!["rate", games.as_str()], "the games of a period need a list: --list"),
        (vec!["rate", &games, "--list", &good, "--out", &out], "--out needs --date"),
        (vec!["rate", "--diff", &good], "--diff: expected two lists"),
        (vec!["rate", "--plot", "history", &good], "--plot history: needs --player"),
        (vec!["rate", &games, "--list", &good, "--explain", "77"], "there is no player with the number 77"),
    ] {
        let run = adoube(&arguments);
        assert!(run.code == Some(2) && run.err.contains(message), "{arguments:?}: {}", run.err);
    }
    let left: Vec<String> =
        fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert!(!left.iter().any(|name| name.contains("new.csv")), "{left:?}");
}

/// Ten players of a round robin, all against all; the first wins everything, the others draw among themselves.
fn event(category: impl Fn(usize) -> &'static str) -> (String, String) {
    // The opponent in a round: the sum of both numbers is the round's modulo 9; whoever would meet themselves meets 10.
    let opponent = |own: usize, round: usize| {
        let meets = |one: usize| match (round + 18 - one) % 9 {
            0 => 9,
            other => other,
        };
        match own {
            10 => (1..10).find(|one| meets(*one) == *one).unwrap(),
            own if meets(own) == own => 10,
            own => meets(own),
        }
    };
    let rounds = |own: usize| {
        (1..=9_usize).map(move |round| opponent(own, round)).map(move |other| match (own, other) {
            (1, _) => format!("  {other:>4} w 1"),
            (_, 1) => format!("  {other:>4} b 0"),
            _ => format!("  {other:>4} {} =", if own < other { 'w' } else { 'b' }),
        })
    };
    let mut trf = String::from("012 Closed\n032 ESP\n042 2026/05/01\n142 9\n192 FIDE_ROUNDROBIN\n");
    let mut list = String::from("id,category,rating\n");
    for own in 1..=10 {
        let (name, rating) = (format!("Player {own}"), 2400);
        let title = ["GM", "IM", "FM"][own % 3];
        let federation = ["ESP", "FRA", "POR", "AND"][own % 4];
        let points = if own == 1 { "9.0" } else { "4.0" };
        let line: String = rounds(own).collect();
        let _ = writeln!(
            trf,
            "001 {own:>4} m{title:>3} {name:<33} {rating} {federation} {:>11} {:10} {points:>4} {own:>4}{line}",
            100 + own,
            ""
        );
        let _ = writeln!(list, "{},{},", 100 + own, category(own));
    }
    (trf, list)
}

#[test]
fn norms_say_what_is_met_and_what_the_last_round_changes() {
    let folder = Folder::new("norms");
    let file = folder.file("closed.trf", &event(|_| "P").0);
    let run = adoube(&["norms", &file]);
    assert!(run.out.starts_with("1 Player 1: GM, norm, 3200\n1 Player 1: IM, norm, 3200\n"), "{} {}", run.out, run.err);
    let run = adoube(&["norms", &file, "--player", "2", "--title", "im", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let report = &json["norms"][0];
    assert_eq!((report["norm"].as_bool(), report["title"].as_str()), (Some(false), Some("IM")), "{}", run.out);
    assert_eq!(report["lastRound"].as_array().unwrap().len(), 3);
    assert!(
        report["requirements"].as_array().unwrap().iter().any(|one| one["article"] == "1.4.8" && one["met"] == false)
    );
    assert_eq!(adoube(&["norms", &file, "--player", "11"]).code, Some(2));
}

#[test]
fn promotions_follow_the_tables() {
    let folder = Folder::new("promotions");
    let (trf, list) = event(|own| if own < 5 { "2" } else { "3" });
    let (file, list) = (folder.file("closed.trf", &trf), folder.file("list.csv", &list));
    let run = adoube(&["promotions", &file, "--list", &list]);
    let promoted =
        "second to first: 9 rounds, 3 opponents of second category or above, 7.5 points needed, 9.0 made: earned";
    assert!(run.out.starts_with("1 Player 1\n") && run.out.contains(promoted), "{} {}", run.out, run.err);
    let run = adoube(&["promotions", &file, "--list", &list, "--player", "6"]);
    let short =
        "third to second: 9 rounds, 4 opponents of second category or above, 6.0 points needed, 4.0 made: not earned";
    assert!(run.out.contains(short), "{}", run.out);
}

#[test]
fn a_tournament_is_rated_and_asked_what_if() {
    let folder = Folder::new("event");
    let file = folder.file("closed.trf", &event(|_| "P").0);
    let run = adoube(&["rate", &file, "--csv"]);
    // Nine wins against equals with K 10 (2400 was reached): 9 × 0.5 × 10.
    assert!(run.out.contains("1,Player 1,2400,9,2400.00,9.0,4.50,+45.00,2445,3200\n"), "{} {}", run.out, run.err);
    let run = adoube(&["rate", &file, "--what-if", "1"]);
    assert!(run.out.contains("round 9, 0: 2400 → 2435 (+35.00), performance 2751\n"), "{}", run.out);
    let run = adoube(&["rate", &file, "--system", "fce", "--kind", "individual", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((json["ratings"][0]["change"].as_str(), json["ratings"][0]["after"].as_u64()), (Some("45"), Some(2445)));
}

/// A record with the demonstration event in it, its players with licences and the last with a category.
fn record(folder: &Folder) -> (String, Vec<String>) {
    use adoube_desk::event::{Act, EventMachine, demo::demonstration};
    use adoube_desk::people::{Details, People, Person};
    use adoube_desk::record::Record;
    use adoube_store::{Access, CommandId, Place, Store, random};

    let path = folder.path("adoube.db");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let names = runtime.block_on(async {
        let store = Store::open(&Place::parse(&path).unwrap(), Access::Create).await.unwrap();
        let demo = demonstration(7, 1_794_805_200_000, "2026-11-16".parse().unwrap()).unwrap();
        let people = People::new(store.clone());
        let numbers: Vec<_> = demo.state.event.entries.iter().map(|entry| entry.person.clone()).collect();
        for (id, known) in &demo.names {
            let at = numbers.iter().position(|person| person == id);
            let licence = at.map(|at| (at + 1).to_string()).unwrap_or_default();
            let details = Details { licence, ..Details::default() };
            let person = Person { id: id.clone(), name: known.name.clone(), details, ..Person::default() };
            people.put(&person, 0).await.unwrap();
        }
        let events = Record::<EventMachine>::open(store.clone(), None);
        let stream = Record::<EventMachine>::stream("demo-2026").unwrap();
        for (at, (context, act)) in demo.acts.iter().enumerate() {
            let mut act = act.clone();
            if let Act::EnterAll(entries) = &mut act {
                for entry in entries.iter_mut() {
                    entry.groups.push("1".to_owned());
                }
            }
            let command = CommandId::new(1_794_805_200_000 + at as u64, random().unwrap());
            events.act(&stream, command, context, act).await.unwrap();
        }
        store.close().await.unwrap();
        numbers.iter().map(|id| demo.names[id].name.clone()).collect()
    });
    (path, names)
}

#[test]
fn the_desks_own_events_are_rated_like_files() {
    let folder = Folder::new("desk");
    let (db, names) = record(&folder);
    let before = fs::read(&db).unwrap();
    let run = adoube(&["rate", "--db", &db, "--event", "demo-2026"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("Ferrer Montcau, Aina") && run.out.contains("2314"), "{}", run.out);
    let run = adoube(&["rate", "--db", &db, "--event", "demo-2026", "--explain", "1"]);
    assert!(run.code == Some(0) && run.out.contains("8.3.3"), "{} {}", run.out, run.err);
    // A period of it over a list whose numbers are the licences.
    let mut list = String::from("id,name,category,rating\n");
    for (at, _) in names.iter().enumerate() {
        writeln!(list, "{},,P,{}", at + 1, 2300 - at * 10).unwrap();
    }
    let list = folder.file("list.csv", &list);
    let new = folder.path("new.csv");
    let common = ["rate", "--db", &db, "--event", "demo-2026", "--system", "fce", "--list", &list];
    let run = adoube(&[&common[..], &["--date", "2027-01-01", "--out", &new]].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(fs::read_to_string(&new).unwrap().starts_with("rank,id,name,category,rating,games,kept\n1,"));
    let run = adoube(&[&common[..], &["--date", "2027-01-01", "--out", "-"]].concat());
    assert_eq!(run.out, fs::read_to_string(&new).unwrap());
    for command in ["norms", "promotions"] {
        let run = adoube(&[command, "--db", &db, "--event", "demo-2026", "--player", "1", "--json"]);
        assert_eq!(run.code, Some(0), "{command}: {}", run.err);
        assert!(run.out.contains("Ferrer Montcau, Aina") || command == "promotions", "{command}: {}", run.out);
    }
    let run = adoube(&["norms", "--db", &db, "--event", "nothing"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("there is no event nothing; there are: demo-2026"), "{}", run.err);
    assert_eq!(adoube(&["rate", "--db", &folder.path("no.db"), "--event", "x"]).code, Some(2));
    assert_eq!(adoube(&["norms", "--db", &db, "--event", "a", "--event", "b"]).code, Some(2));
    assert_eq!(fs::read(&db).unwrap(), before, "reading changes nothing");
}
