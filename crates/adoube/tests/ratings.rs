//! Ratings, norms and promotions on the command line.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod support;

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use support::Run;

fn adoube(arguments: &[&str]) -> Run {
    support::run(arguments, b"")
}

/// A temporary folder for one test.
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
        "Opponents’ average Rc = 16050 / 8 = 2006.25",
        "Difference 2015 − 2006.25 = 8.75; Table 2, row 4-10, column H: 51%",
        "Expected score We = 51% × 8 = 4.08",
        "Change K(W − We) = 20 × (4 − 4.08) = -1.6",
        "New rating: 2015 + changes = 2013.4; rounded to a multiple of 5, halves up, never below 2000: 2015",
    ] {
        assert!(run.out.contains(line), "{line}\n{}", run.out);
    }
    for (language, word) in [("ca", "Mitjana"), ("es", "Media"), ("pt", "Média"), ("eu", "batezbestekoa")] {
        let run = adoube(&["rate", &games, "--list", &list, "--system", "fce", "--explain", "1", "--lang", language]);
        assert!(run.out.contains(word), "{language}: {}", run.out);
        assert!(run.out.contains(", ½\n") && !run.out.contains("0.5"), "{language}: {}", run.out);
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
        (Some(0), "9 players, 8 games, 3 ratings changed, 0 tournaments not counted\n"),
        "{}",
        run.err
    );
    let written = fs::read_to_string(&new).unwrap();
    assert!(written.starts_with("rank,id,name,category,rating,games,kept\n1,4,D,P,2020,1,\n"), "{written}");
    assert_eq!(adoube(&[&common[..], &[text.as_str(), "--form", "text"]].concat()).code, Some(0));
    let printed = fs::read_to_string(&text).unwrap();
    assert!(printed.starts_with("   Rank Number     Name       Cat Rating Games Change\n"), "{printed}");
    assert!(printed.contains("\n      2          1 Puig, Anna P     2015     8     +0\n"), "{printed}");
    // The printed list can be read again, with the same players and ratings.
    let same = adoube(&["rate", "--diff", &new, &text, "--json"]);
    let same: serde_json::Value = serde_json::from_str(&same.out).unwrap();
    assert_eq!((same["same"].as_u64(), same["changed"].as_array().map(Vec::len)), (Some(9), Some(0)), "{same}");
    let again = adoube(&["rate", &games, "--list", &text, "--system", "fce", "--explain", "1"]);
    assert!(
        again.code == Some(0) && again.out.contains("Puig") | again.out.contains("2015 − "),
        "{} {}",
        again.out,
        again.err
    );
    let diff = adoube(&["rate", "--diff", &list, &new, "--json"]);
    let json: serde_json::Value = serde_json::from_str(&diff.out).unwrap();
    assert_eq!((json["changed"].as_array().unwrap().len(), json["same"].as_u64()), (3, Some(6)));
    let plot = adoube(&["rate", "--plot", "history", "--player", "1", &list, &new]);
    assert!(plot.out.starts_with("<svg ") && plot.out.contains("Rating history: Puig, Anna"), "{}", plot.out);
    let plot = adoube(&["rate", "--plot", "distribution", &new, "--lang", "ca"]);
    assert!(plot.out.contains("9 jugadors amb Elo"), "{}", plot.out);
}

#[test]
fn what_is_bad_is_refused_with_its_place_and_nothing_is_written() {
    let folder = Folder::new("bad");
    let games = folder.file("games.csv", GAMES);
    let good = folder.file("list.csv", LIST);
    let cases = [
        ("id,rating\n1,2000\n1,2100\n", "line 3, column 1: found \"1\"; this number is already on line 2"),
        ("id,rating\n1,-5\n", "line 2, column 3: found \"-5\"; expected a rating from 0 to 4000, or an empty field"),
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
        (vec!["rate", games.as_str()], "the games of a period need a rating list (--list)"),
        (vec!["rate", &games, "--list", &good, "--out", &out], "--out needs --date"),
        (vec!["rate", "--diff", &good], "--diff: expected two lists"),
        (vec!["rate", "--plot", "history", &good], "--plot history: expected --player"),
        (vec!["rate", &games, "--list", &good, "--explain", "77"], "no player has number 77"),
    ] {
        let run = adoube(&arguments);
        assert!(run.code == Some(2) && run.err.contains(message), "{arguments:?}: {}", run.err);
    }
    let left: Vec<String> =
        fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert!(!left.iter().any(|name| name.contains("new.csv")), "{left:?}");
}

/// A round robin of ten players: the first wins every game, all other games are drawn.
fn event(category: impl Fn(usize) -> &'static str) -> (String, String) {
    event_of(9, "FIDE_ROUNDROBIN", category)
}

/// The same tournament after some of its nine rounds, with a pairing system.
fn event_of(played: usize, system: &str, category: impl Fn(usize) -> &'static str) -> (String, String) {
    // The opponent in a round: the two numbers add up to the round modulo 9; a player who would meet themselves meets
    // 10.
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
        (1..=played).map(move |round| opponent(own, round)).map(move |other| match (own, other) {
            (1, _) => format!("  {other:>4} w 1"),
            (_, 1) => format!("  {other:>4} b 0"),
            _ => format!("  {other:>4} {} =", if own < other { 'w' } else { 'b' }),
        })
    };
    let mut trf = format!("012 Closed\n032 ESP\n042 2026/05/01\n142 9\n192 {system}\n");
    let mut list = String::from("id,category,rating\n");
    for own in 1..=10 {
        let (name, rating) = (format!("Player {own}"), 2400);
        let title = ["GM", "IM", "FM"][own % 3];
        let federation = ["ESP", "FRA", "POR", "AND"][own % 4];
        let beaten = usize::from((1..=played).any(|round| opponent(own, round) == 1));
        let halves = if own == 1 { 2 * played } else { played - beaten };
        let points = format!("{}.{}", halves / 2, halves % 2 * 5);
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
    // Player 1 already is an International Master.
    assert_eq!(run.out, "1 Player 1: GM, norm, 3200\n", "{}", run.err);
    let run = adoube(&["norms", &file, "--player", "1", "--title", "im"]);
    assert_eq!(run.out, "1 Player 1: already has the IM title or a higher one\n", "{}", run.err);
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
    let promoted = "Second to first category: 9 rounds, opponents of second category or higher: 3, 7½ points needed, 9 scored: earned";
    assert!(run.out.starts_with("1 Player 1\n") && run.out.contains(promoted), "{} {}", run.out, run.err);
    let run = adoube(&["promotions", &file, "--list", &list, "--player", "6"]);
    let short = "Third to second category: 9 rounds, opponents of second category or higher: 4, 6 points needed, 4 scored: not earned";
    assert!(run.out.contains(short), "{}", run.out);
}

#[test]
fn a_tournament_is_rated_and_asked_what_if() {
    let folder = Folder::new("event");
    let file = folder.file("closed.trf", &event(|_| "P").0);
    let run = adoube(&["rate", &file, "--csv"]);
    // Nine wins against equally rated opponents with K 10 (2400 was reached): 9 × 0.5 × 10.
    assert!(run.out.contains("1,Player 1,2400,9,2400.00,9.0,4.50,+45.00,2445,3200\n"), "{} {}", run.out, run.err);
    let run = adoube(&["rate", &file, "--what-if", "1"]);
    assert!(run.out.contains("round 9, 0: 2400 → 2435 (+35.00), performance 2751\n"), "{}", run.out);
    let run = adoube(&["rate", &file, "--system", "fce", "--kind", "individual", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((json["ratings"][0]["change"].as_str(), json["ratings"][0]["after"].as_u64()), (Some("45"), Some(2445)));
}

/// A database with the demo tournament; its players have licences, and the last one a category.
fn record(folder: &Folder) -> (String, Vec<String>) {
    use adoube_event::demo::demonstration;
    use adoube_event::{EventAct, EventAggregate};
    use adoube_ledger::Ledger;
    use adoube_services::people::{Details, People, Person};
    use adoube_store::{Access, CommandId, Location, Store, random};

    let path = folder.path("adoube.db");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let names = runtime.block_on(async {
        let store = Store::open(&Location::parse(&path).unwrap(), Access::Create).await.unwrap();
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
        let events = Ledger::<EventAggregate>::open(store.clone(), None);
        let stream = Ledger::<EventAggregate>::stream("demo-2026").unwrap();
        for (at, (context, act)) in demo.acts.iter().enumerate() {
            let mut act = act.clone();
            if let EventAct::EnterAll(entries) = &mut act {
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
    // A rating period of it, based on a list whose numbers are the licences.
    let mut list = String::from("id,name,category,rating\n");
    for (at, _) in names.iter().enumerate() {
        writeln!(list, "{},,P,{}", at + 1, 2300 - at * 10).unwrap();
    }
    let list = folder.file("list.csv", &list);
    let new = folder.path("new.csv");
    let common =
        ["rate", "--db", &db, "--event", "demo-2026", "--system", "fce", "--list", &list, "--date", "2027-01-01"];
    let run = adoube(&[&common[..], &["--out", &new]].concat());
    assert!(run.code == Some(2) && run.err.contains("still in play"), "{}", run.err);
    assert!(fs::metadata(&new).is_err(), "nothing is written");
    let twice = adoube(&[&common[..], &["--event", "demo-2026", "--unfinished", "--out", &new]].concat());
    assert!(twice.code == Some(2) && twice.err.contains("is given twice; use --again"), "{}", twice.err);
    let common = [&common[..], &["--unfinished"]].concat();
    let run = adoube(&[&common[..], &["--out", &new]].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(fs::read_to_string(&new).unwrap().starts_with("rank,id,name,category,rating,games,kept\n1,"));
    let run = adoube(&[&common[..], &["--out", "-"]].concat());
    assert_eq!(run.out, fs::read_to_string(&new).unwrap());
    for command in ["norms", "promotions"] {
        let run = adoube(&[command, "--db", &db, "--event", "demo-2026", "--player", "1", "--json"]);
        assert_eq!(run.code, Some(0), "{command}: {}", run.err);
        assert!(run.out.contains("Ferrer Montcau, Aina") || command == "promotions", "{command}: {}", run.out);
    }
    let run = adoube(&["norms", "--db", &db, "--event", "nothing"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("no tournament nothing; available: demo-2026"), "{}", run.err);
    assert_eq!(adoube(&["rate", "--db", &folder.path("no.db"), "--event", "x"]).code, Some(2));
    assert_eq!(adoube(&["norms", "--db", &db, "--event", "a", "--event", "b"]).code, Some(2));
    assert_eq!(fs::read(&db).unwrap(), before, "reading changes nothing");
}

#[test]
fn lists_of_others_with_a_fault_are_refused_with_its_place() {
    let folder = Folder::new("others");
    let games = folder.file("games.csv", "event,white,black,result\nA,1,2,1-0\n");
    let single = "ID Number      Name           OCT26 Gms K  B-day Flag\n";
    let row = |id: u32, rating: &str| format!("{id:<15}Somebody       {rating:<6}0   20 1990      \n");
    let two = format!("{single}{}{}", row(1, "2000"), row(2, "1900"));
    let xml = "<playerslist>\n<player><fideid>1</fideid><name>A</name><rating>2000</rating></player>\n\
               <player><fideid>2</fideid><name>B</name><rating>1900</rating></player>\n</playerslist>\n";
    let combined = xml.replace("</rating></player>", "</rating><blitz_rating>1800</blitz_rating></player>");
    let cases = [
        ("a.txt", two.replace("OCT26", "     "), "line 1, column 1: found \"ID Number      Name"),
        (
            "b.txt",
            format!("{two}3              C\n"),
            "line 4, column 17: nothing found; expected a line that reaches the rating column",
        ),
        (
            "c.txt",
            format!("{two}{}", row(1, "1800")),
            "line 4, column 1: found \"1\"; expected a number that no other player has (already on line 2)",
        ),
        ("d.txt", two.replace("1900  ", "-900  "), "line 3, column 31: found \"-900\"; expected a rating"),
        (
            "a.xml",
            xml.replace("<rating>1900</rating>", ""),
            "line 3, column 9: found \"<player>\"; expected a rating element",
        ),
        (
            "b.xml",
            xml.replace("<fideid>2", "<fideid>1"),
            "line 3, column 17: found \"1\"; expected a number that no other player has (already on line 2)",
        ),
        ("c.xml", xml.replace("</playerslist>", ""), "expected the closing tag of the open element"),
        ("d.xml", xml.replace("B</name>", "B"), "line 3, column 27"),
        ("e.xml", combined, "the column rapid_rating is missing"),
        (
            "f.txt",
            "Number Name Rating\nC-1    Anna 2000\n".to_owned(),
            "line 2, column 1: found \"C-1\"; expected a player number from 1 to 4294967295",
        ),
    ];
    for (name, text, message) in cases {
        let list = folder.file(name, &text);
        let tempo = if name == "e.xml" { "rapid" } else { "standard" };
        let run = adoube(&["rate", &games, "--list", &list, "--tempo", tempo]);
        assert!(run.code == Some(2) && run.err.starts_with(&format!("adoube: {list}: ")), "{name}: {}", run.err);
        assert!(run.err.contains(message), "{name}: {}", run.err);
    }
    // A list with a single rating is used for the requested type of play.
    for (name, text) in [("good.txt", two), ("good.xml", xml.to_owned())] {
        let list = folder.file(name, &text);
        for tempo in ["standard", "blitz"] {
            let run = adoube(&["rate", &games, "--list", &list, "--tempo", tempo, "--csv"]);
            assert!(run.out.contains(",2000,20"), "{name} {tempo}: {} {}", run.out, run.err);
        }
    }
}

#[cfg(unix)]
#[test]
fn a_new_list_keeps_modes_follows_links_and_goes_into_pipes() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    let folder = Folder::new("places");
    let (list, games) = (folder.file("list.csv", LIST), folder.file("games.csv", GAMES));
    let write =
        |to: &str| adoube(&["rate", &games, "--list", &list, "--system", "fce", "--date", "1990-01-01", "--out", to]);
    let whole = {
        assert_eq!(write(&folder.path("plain.csv")).code, Some(0));
        fs::read_to_string(folder.path("plain.csv")).unwrap()
    };
    // The existing file keeps its mode.
    let private = folder.file("private.csv", "old");
    fs::set_permissions(&private, fs::Permissions::from_mode(0o640)).unwrap();
    assert_eq!(write(&private).code, Some(0));
    assert_eq!(fs::metadata(&private).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(fs::read_to_string(&private).unwrap(), whole);
    // A link stays a link, whether or not its target exists.
    for (name, target) in [("link.csv", "private.csv"), ("new-link.csv", "made.csv")] {
        symlink(target, folder.path(name)).unwrap();
        assert_eq!(write(&folder.path(name)).code, Some(0), "{name}");
        assert!(fs::symlink_metadata(folder.path(name)).unwrap().is_symlink(), "{name}");
        assert_eq!(fs::read_to_string(folder.path(target)).unwrap(), whole, "{name}");
    }
    // A device or a pipe is written to and not replaced.
    assert_eq!(write("/dev/null").code, Some(0));
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    let pipe = folder.path("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reading = {
        let pipe = pipe.clone();
        std::thread::spawn(move || fs::read_to_string(pipe).unwrap())
    };
    assert_eq!(write(&pipe).code, Some(0));
    assert_eq!(reading.join().unwrap(), whole);
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert_eq!(write(&folder.path("")).code, Some(2), "a folder");
    let left: Vec<String> =
        fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert!(!left.iter().any(|name| name.contains(".part")), "{left:?}");
}

#[test]
fn an_event_is_not_rated_twice_nor_before_its_end_unsaid() {
    let folder = Folder::new("twice");
    let (list, games) = (folder.file("list.csv", LIST), folder.file("games.csv", GAMES));
    let copy = folder.file("copy.csv", GAMES);
    let new = folder.path("new.csv");
    let common = ["rate", &games, &copy, "--list", &list, "--system", "fce", "--date", "1990-01-01", "--out", &new];
    let run = adoube(&common);
    assert!(run.code == Some(2) && run.err.contains("tournament Barcelona is given twice"), "{}", run.err);
    assert!(fs::metadata(&new).is_err());
    assert_eq!(adoube(&[&common[..], &["--again"]].concat()).code, Some(0));
    // Nine rounds announced, eight played.
    let (trf, list) = event_of(8, "FIDE_DUTCH_2025", |_| "P");
    let (file, list) = (folder.file("open.trf", &trf), folder.file("list2.csv", &list));
    let common = ["rate", &file, "--list", &list, "--system", "fce", "--date", "2026-07-01", "--out", "-"];
    let run = adoube(&common);
    assert!(run.code == Some(2) && run.err.contains("Closed: still in play"), "{}", run.err);
    assert_eq!(adoube(&[&common[..], &["--unfinished"]].concat()).code, Some(0));
    // The calendar of the handbook.
    let dated = GAMES.replace("event,kind", "event,date,kind").replace("Barcelona,", "Barcelona,1988-03-01,");
    let dated = folder.file("dated.csv", &dated);
    let list = folder.file("list.csv", LIST);
    let said = |date: &str| adoube(&["rate", &dated, "--list", &list, "--system", "fce", "--date", date]).err;
    assert!(said("1988-09-01").contains("lists on 1 January and 1 July"), "{}", said("1988-09-01"));
    assert_eq!(said("1988-07-01"), "");
    assert!(said("1989-07-01").contains("belongs to the list of 1988-07-01"), "{}", said("1989-07-01"));
}

#[test]
fn the_last_round_before_it_is_paired() {
    let folder = Folder::new("unpaired");
    let file = folder.file("open.trf", &event_of(8, "FIDE_DUTCH_2025", |_| "P").0);
    let run = adoube(&["rate", &file, "--what-if", "2"]);
    let first = "Round 9 is not paired yet. Against an opponent rated 2400, the average so far:\n";
    assert!(run.out.starts_with(first) && run.out.lines().count() == 4, "{} {}", run.out, run.err);
    assert!(run.out.contains("round 9, 1: 2400 → 2400"), "{}", run.out);
    let run = adoube(&["norms", &file, "--player", "1", "--title", "gm"]);
    assert!(run.out.contains("not paired yet: norm if the opponent has a title, is rated"), "{} {}", run.out, run.err);
    assert!(
        !run.out.contains("With 1 in the last round: performance"),
        "the round before is not the last: {}",
        run.out
    );
}

#[test]
fn the_handbook_without_a_list_says_what_it_takes_ratings_for() {
    let folder = Folder::new("nolist");
    let named = |rating: u16| format!("{:<33} {rating}", "Player 3");
    let trf = event(|_| "P").0.replacen(&named(2400), &named(1650), 1);
    assert!(trf.contains("1650"));
    let file = folder.file("closed.trf", &trf);
    let run = adoube(&["rate", &file, "--system", "fce"]);
    assert!(run.out.ends_with("2000 or more counts as Preferent, less as first category\n"), "{} {}", run.out, run.err);
    let low = run.out.lines().find(|line| line.contains("Player 3 ")).unwrap();
    assert!(!low.contains("2000"), "nobody rises to the floor for nothing: {low}");
}

#[test]
fn b02_8_3_a_career_that_the_list_does_not_count_makes_nobody_a_beginner() {
    let folder = Folder::new("career");
    let games = folder.file("q.csv", "event,white,black,result\nA,1,2,1-0\n");
    let mut list = folder.file("l0.csv", "id,name,rating,k\n1,Berta,2018,20\n2,Carla,2030,20\n");
    for (at, date) in ["2026-01-01", "2026-02-01", "2026-03-01"].iter().enumerate() {
        let next = folder.path(&format!("l{}.csv", at + 1));
        let run = adoube(&["rate", &games, "--list", &list, "--out", &next, "--date", date, "--again"]);
        assert_eq!(run.code, Some(0), "{}", run.err);
        list = next;
    }
    let text = fs::read_to_string(&list).unwrap();
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = lines.next().unwrap();
    let k = head.iter().position(|column| *column == "k").unwrap();
    assert!(lines.all(|line| line[k] == "20"), "{text}");
}

#[test]
fn who_is_not_on_the_list_is_told_and_fast_events_have_no_norms() {
    let folder = Folder::new("strangers");
    let (trf, _) = event(|_| "P");
    let file = folder.file("closed.trf", &trf);
    let list = folder.file("l.csv", "id,name,category,rating\n900,Nobody,P,2400\n");
    for command in ["rate", "norms", "promotions"] {
        let run = adoube(&[command, &file, "--list", &list]);
        assert!(run.err.contains("10 players of 10 are not on the list (first: 1 Player 1)"), "{}", run.err);
    }
    let fast = folder.file("fast.trf", &format!("{trf}222 180+2\n"));
    let run = adoube(&["norms", &fast]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), "No norms: the time control is not standard\n"));
}

/// The lines of a tournament in which player 1 meets the others in turn, one a round; each meeting has the other's number, or
/// 0, and a sign for each side.
fn met_in_turn(rounds: &[(usize, char, char)]) -> String {
    let line = |own: usize, points: f64, rounds: &str| {
        let name = format!("Player {own}");
        format!(
            "001 {own:>4} m{:>3} {name:<33} {:>4} {:>3} {:>11} {:10} {points:>4.1} {own:>4}{rounds}\n",
            "", "", "ESP", own, ""
        )
    };
    let worth = |sign: char| match sign {
        '1' | '+' | 'U' => 1.0,
        '=' => 0.5,
        _ => 0.0,
    };
    let met = |(other, own, _): &(usize, char, char)| match other {
        0 => format!("  0000 - {own}"),
        other => format!("  {other:>4} w {own}"),
    };
    let hero: String = rounds.iter().map(met).collect();
    let mut trf = format!("012 Open\n042 1990/05/01\n142 {}\n192 FIDE_DUTCH\n", rounds.len());
    trf += &line(1, rounds.iter().map(|(_, own, _)| worth(*own)).sum(), &hero);
    for (at, (other, _, sign)) in rounds.iter().enumerate().filter(|(_, (other, ..))| *other > 0) {
        let of = |round| if round == at { format!("     1 b {sign}") } else { "  0000 - Z".to_owned() };
        trf += &line(*other, worth(*sign), &(0..rounds.len()).map(of).collect::<String>());
    }
    trf
}

#[test]
fn e19_five_points_a_game_and_two_events_from_the_same_rating() {
    let folder = Folder::new("e19");
    let mut list = String::from("id,name,category,rating\n1,Hero,P,2050\n");
    let mut games = String::from("event,kind,white,black,result\n");
    for other in 2..=18 {
        let (first, rating) = if other < 10 { (true, 2250) } else { (false, 2060) };
        let (event, kind) = if first { ("Barcelona", "barcelona") } else { ("Another", "open") };
        // Seven of eight, and four of nine.
        let result = if (3..=13).contains(&other) { "1-0" } else { "0-1" };
        let _ = writeln!(list, "{other},Player {other},P,{rating}");
        let _ = writeln!(games, "{event},{kind},1,{other},{result}");
    }
    let (list, games) = (folder.file("list.csv", &list), folder.file("games.csv", &games));
    let run = adoube(&["rate", &games, "--list", &list, "--system", "fce", "--explain", "1"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    for line in [
        "Expected score We = 24% × 8 = 1.92",
        "Change K(W − We) = 20 × (7 − 1.92) = 101.6\n  At most 5 points per game, 5 × 8: 40 (Rating 3 d)",
        "Expected score We = 49% × 9 = 4.41",
        "Change K(W − We) = 15 × (4 − 4.41) = -6.15",
        "New rating: 2050 + changes = 2083.85; rounded to a multiple of 5, halves up, never below 2000: 2085",
    ] {
        assert!(run.out.contains(line), "{line}\n{}", run.out);
    }
}

#[test]
fn e22_promotion_with_an_absent_opponent_and_a_rest() {
    let folder = Folder::new("e22");
    let mut list = String::from("id,category,rating\n1,1,\n");
    for (other, row) in (2..).zip(["P,2230", "P,2190", "P,2110", "P,2090", "P,2050", "1,2150", "1,", "P,2180"]) {
        let _ = writeln!(list, "{other},{row}");
    }
    let list = folder.file("list.csv", &list);
    // Three wins and a fourth game; the opponent of round 8 does not appear, and player 1 rests in round 9.
    let of = |fourth: (char, char)| {
        let won = ['1', '1', '1'].map(|own| (own, '0'));
        let defeats = ['0', '0', '0'].map(|own| (own, '1'));
        let played = won.into_iter().chain([fourth]).chain(defeats);
        let mut rounds: Vec<_> = (2..).zip(played).map(|(other, (own, sign))| (other, own, sign)).collect();
        rounds.extend([(9, '+', '-'), (0, 'U', ' ')]);
        met_in_turn(&rounds)
    };
    for (fourth, told) in [(('=', '='), "5½ scored: earned"), (('0', '1'), "5 scored: not earned")] {
        let file = folder.file("open.trf", &of(fourth));
        let run = adoube(&["promotions", &file, "--list", &list, "--player", "1"]);
        let expected = format!("9 rounds, opponents’ average 2074.44, 5½ points needed, {told}");
        assert!(run.out.contains(&expected), "{expected}: {} {}", run.out, run.err);
    }
}
