//! Pages of a tournament: from creation to the report, with the refusals on the way.

use crate::support::event::{enter, fields, fill, follow, follow_done, import, import_once, made, press};
use crate::support::table::{Table, items};
use crate::support::{Browser, Hall, NOON_MS, foreign};
use adoube_desk::Options;
use adoube_desk::roles::Role;
use axum::http::StatusCode;
use std::collections::BTreeSet;

#[tokio::test]
async fn a_swiss_from_the_first_entry_to_the_report() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Obert d'Osona"), ("rounds", "3"), ("arbiter", "Mercè Puig")]).await;
    enter(&mut chief, &event, 7).await;
    for round in 1..=3 {
        let path = format!("{event}/rounds/{round}");
        let page = press(&mut chief, &path, "pair").await;
        let page = follow(&mut chief, &page).await;
        let pairs = Table::first(&page.body);
        assert_eq!(pairs.columns(["Board"]), [["1"], ["2"], ["3"]]);
        let seated: Vec<[&str; 2]> = pairs.columns(["White", "Black"]);
        let seated: BTreeSet<&str> = seated.as_flattened().iter().copied().collect();
        assert_eq!(seated.len(), 6, "everybody but one, each once: {seated:?}");
        let why = chief.get(&format!("{path}?why=1")).await;
        assert!(why.body.contains("class=\"why\""), "the reasons of each pair");
        follow_done(&mut chief, &path, "publish").await;
        let results = chief.get(&format!("{event}/results")).await.body;
        let boards: Vec<String> =
            results.split("name=\"r.").skip(1).map(|rest| format!("r.{}", rest.split('"').next().unwrap())).collect();
        assert_eq!(boards.len(), 3);
        let bad = chief.post(&format!("{event}/results"), &[(&boards[0], "7"), (&boards[1], "1")]).await;
        assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(
            bad.body.contains("value=\"7\"") && bad.body.contains("aria-invalid=\"true\""),
            "what was typed comes back"
        );
        let early = press(&mut chief, &path, "close").await;
        assert!(follow(&mut chief, &early).await.body.contains("notice-warn"), "results are missing");
        let typed: Vec<(&str, &str)> = boards.iter().map(String::as_str).zip(["1", "=", "0"]).collect();
        let saved = chief.post(&format!("{event}/results"), &typed).await;
        assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.body);
        follow_done(&mut chief, &path, "close").await;
    }
    let standings = Table::read(&chief.get(&format!("{event}/standings")).await.body, "standings");
    let mut names: Vec<&str> = standings.columns(["Name"]).into_iter().map(|[name]| name).collect();
    names.sort_unstable();
    assert_eq!(names, (1..=7).map(|number| format!("Player {number:02}, Ñ.")).collect::<Vec<_>>(), "each once");
    let worked = chief.get(&format!("{event}/standings/1")).await;
    assert!(worked.body.contains("BH-C1"), "the worked sums");
    let why = chief.get(&format!("{event}/rounds/3?why=1")).await;
    for page in [&worked, &why, &chief.get(&format!("{event}/standings")).await] {
        let written = |word: &str| page.body.contains(&format!(">{word}<"));
        assert!(page.body.contains('½'), "{}", page.body);
        assert!(!["0.5", "1.5", "2.5", "1.0", "2.0"].iter().any(|word| written(word)), "{}", page.body);
        assert!(!page.body.contains("group 0.5") && !page.body.contains("group 1.5"), "{}", page.body);
    }
    assert_eq!(chief.get(&format!("{event}/crosstable")).await.status, StatusCode::OK);
    follow_done(&mut chief, &format!("{event}/close"), "close").await;
    let report = chief.get(&format!("{event}/files/report.trf26")).await;
    assert!(report.body.starts_with("012 Obert d'Osona") && report.body.contains("Mercè Puig"), "{}", report.body);
    assert_eq!(report.body.matches("\n001 ").count(), 7, "{}", report.body);
    let pgn = chief.get(&format!("{event}/files/results.pgn")).await.body;
    assert_eq!(pgn.matches("[White ").count(), 9);
    // The exported file can be read again as the same tournament.
    let again = import(&mut chief, "/desk/import", &report.body).await;
    let again = follow(&mut chief, &again).await;
    assert!(again.body.contains("Obert d&#39;Osona") || again.body.contains("Obert d'Osona"), "{}", again.body);
    assert!(hall.desk.store().verify(&[], &[]).await.unwrap().is_whole());
    let replayers = adoube_services::replayers();
    let replayers: Vec<&dyn adoube_store::Replayer> = replayers.iter().map(|replayer| &**replayer).collect();
    assert!(hall.desk.store().verify(&replayers, &[]).await.unwrap().is_whole(), "a replay answers the same");
}

#[tokio::test]
async fn a_report_with_what_is_not_understood_is_read_with_every_adjustment_told() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    chief.get("/desk/import").await;
    let player = |number: u16, born: &str| {
        format!("001 {number:>4} m    {:<33} 2000 CAT {:>11} {born:<10}  0.0    1\n", "Anna", 0)
    };
    let report = format!(
        "012 Open\n042 soon\n052 2026/11/20\n102 Somebody\n122 fast\n132 26/11/16\n142 3\n182 Another program\n{}{}",
        player(1, "31/31/2001"),
        player(2, "2001/12/31")
    );
    let told = import_once(&mut chief, "/desk/import", &report).await.body;
    let beginnings = [
        "line 9, column 70: found \"31/31/2001\"",
        "Records not imported: 182.",
        "Record 042: “soon” is not a date and is left out.",
        "The file names no known pairing system.",
        "Unknown time control “fast”.",
    ];
    has_adjustments(&told, &beginnings);
}

/// Compares the beginnings of the adjustments listed on a page.
fn has_adjustments(page: &str, beginnings: &[&str]) {
    let told = items(page.split(" adjustments</h2>").nth(1).unwrap());
    assert_eq!(told.len(), beginnings.len(), "{told:#?}");
    for (told, beginning) in told.iter().zip(beginnings) {
        assert!(told.starts_with(beginning), "{told}: {beginning}");
    }
}

#[tokio::test]
async fn a_list_of_players_is_read_with_every_adjustment_told() {
    let hall = Hall::plain().await;
    let mut arbiter = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut arbiter, &[("name", "Llista")]).await;
    let path = format!("{event}/import");
    arbiter.get(&path).await;
    let csv = "Nom;Elo;Fed\n\"Puig, Mercè\";2000;CAT\nPuig, Mercè;1900;CAT\nVila, Pau;x;CAT\nRoca, Jan;1500;CAT\n";
    let csrf = arbiter.csrf.clone();
    let body = format!(
        "--b\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{csrf}\r\n--b\r\nContent-Disposition: form-data; \
         name=\"file\"; filename=\"a.csv\"\r\n\r\n{csv}\r\n--b--\r\n"
    );
    let first = arbiter.send("POST", &path, Some("multipart/form-data; boundary=b"), &body).await;
    assert_eq!(first.status, StatusCode::UNPROCESSABLE_ENTITY);
    let adjusted = [
        "field separator: ;",
        "line 1, column 1: found \"Nom\"",
        "line 1, column 5: found \"Elo\"",
        "line 1, column 9: found \"Fed\"",
        "line 4, column 11: found \"x\"",
        "Puig, Mercè is already registered",
    ];
    has_adjustments(&first.body, &adjusted);
    assert!(!arbiter.get(&format!("{event}/players")).await.body.contains("Puig"), "nothing is done yet");
    let second = import(&mut arbiter, &path, csv).await;
    let page = follow(&mut arbiter, &second).await;
    let entered = [["1", "Puig, Mercè", "2000"], ["2", "Vila, Pau", ""], ["3", "Roca, Jan", "1500"]];
    assert_eq!(Table::read(&page.body, "players").columns(["No.", "Name", "FIDE rating"]), entered);
    // Every adjusted field is listed with its place and the adjustment.
    let odd = "name,title,federation,fide_id,born,sex,rating,national,shoe\n\
               \"Mas, Ot\",Dr,Spain,12x,31/12/2001,h,9999,many,44\n,,,,,,,,\n,GM,,,,,,,\n\
               \"Pla, Iu\",,,,2012,,,,\n\"Nin, Aura\",,,,2999-01-01,,,,\n\"Rius, Pol\",,,,2090-01-01,,,,\n";
    let first = import_once(&mut arbiter, &path, odd).await;
    assert_eq!(first.status, StatusCode::UNPROCESSABLE_ENTITY);
    let adjusted = [
        "line 1, column 56: found \"shoe\"",
        "line 2, column 37: found \"9999\"",
        "line 2, column 11: found \"Dr\"",
        "line 2, column 14: found \"Spain\"",
        "line 2, column 20: found \"12x\"",
        "line 2, column 24: found \"31/12/2001\"",
        "line 2, column 35: found \"h\"",
        "line 4, column 1: nothing found; expected a name; line ignored",
        "line 6, column 16: found \"2999-01-01\"",
        "line 2, column 42: “many” is not a rating",
        "Rius, Pol: the date of birth 2090-01-01 is in the future",
    ];
    has_adjustments(&first.body, &adjusted);
    for done in ["column ignored", "read as &quot;2001/12/31&quot;"] {
        assert!(first.body.contains(done), "{done}: {}", first.body);
    }
    let second = import(&mut arbiter, &path, odd).await;
    follow(&mut arbiter, &second).await;
    let state = hall.desk.event_state(event.rsplit('/').next().unwrap(), None).await.unwrap();
    let people = hall.desk.people().of(&state.event).await.unwrap();
    let born = |name: &str| {
        let person = people.values().find(|person| person.name == name).unwrap();
        (person.born.map(|day| day.to_string()), person.details.birth_year)
    };
    assert_eq!(born("Mas, Ot"), (Some("2001-12-31".to_owned()), 0));
    assert_eq!(born("Pla, Iu"), (None, 2012), "a year is a year");
    assert_eq!(born("Rius, Pol"), (None, 0));
    let nothing = import(&mut arbiter, &path, "no players here").await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_form_comes_back_with_what_was_typed_and_the_words_beside_the_field() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let cases = [
        (("name", ""), "name"),
        (("rate", "soon"), "rate"),
        (("rounds", "-1"), "rounds"),
        (("rounds", "0"), "rounds"),
        (("starts", "tomorrow"), "starts"),
        (("system", "lottery"), "system"),
        (("edition", "1066"), "edition"),
        (("codes", "BH NONE"), "codes"),
        (("draw", "much"), "draw"),
        (("draw", "0.9"), "draw"),
        (("bye", "2"), "bye"),
        (("win", "0"), "win"),
        (("ends", "2020-01-01"), "ends"),
        (("federation", "Spain"), "federation"),
        (("schedule", "soon"), "schedule"),
        (("codes", ""), "codes"),
        (("codes", "BH BH"), "codes"),
        (("tie_breaks", "mine"), "tie_breaks"),
        (("play", "slow"), "play"),
        (("colour", "red"), "colour"),
        (("rate", "9 0+30"), "rate"),
        (("rounds", "201"), "rounds"),
        (("default_time_min", "241"), "default_time_min"),
        (("draw_offers", "after"), "draw_moves"),
        (("draw_offers", "never"), "draw_offers"),
        (("quickplay", "III.9"), "quickplay"),
        (("devices", "pocket"), "devices"),
    ];
    for ((field, typed), problem) in cases {
        let own = [("name", "Open"), ("tie_breaks", "own"), ("codes", "BH")];
        let mut fields: Vec<(&str, &str)> = own.into_iter().filter(|(name, _)| *name != field).collect();
        fields.push((field, typed));
        let answer = fill(&mut chief, "/desk/new", "/desk/new", &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{field} {typed}");
        assert!(answer.body.contains(&format!("id=\"f-{problem}-problem\"")), "{field} {typed}: {}", answer.body);
        let chosen = ["system", "edition", "tie_breaks", "play", "colour", "draw_offers", "quickplay", "devices"]
            .contains(&field);
        let kept = answer.body.contains(&format!("value=\"{typed}\"")) || answer.body.contains(&format!(">{typed}<"));
        assert!(typed.is_empty() || chosen || kept, "{field} {typed}");
        // Every error in the list at the top has a field to go to.
        for link in answer.body.split("href=\"#f-").skip(1) {
            let to = link.split('"').next().unwrap();
            assert!(answer.body.contains(&format!("id=\"f-{to}\"")), "{field} {typed}: nothing is at #f-{to}");
        }
    }
    let event = made(&mut chief, &[("name", "Open")]).await;
    let path = format!("{event}/players");
    let answer =
        fill(&mut chief, &path, &path, &[("player", ""), ("rating", "9999"), ("fide_id", "abc"), ("born", "x")]).await;
    for field in ["player", "rating", "fide_id", "born"] {
        assert!(answer.body.contains(&format!("f-{field}-problem")), "{field}");
    }
}

#[tokio::test]
async fn time_travel_and_undo() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Temps")]).await;
    enter(&mut chief, &event, 2).await;
    // The text from the last entry has been used up.
    chief.get("/desk").await;
    let then = chief.get(&format!("{event}/players?at=2")).await.body;
    let names = |page: &str| -> Vec<String> {
        Table::read(page, "players").columns(["Name"]).iter().map(|[name]| (*name).to_owned()).collect()
    };
    assert_eq!(names(&then), ["Player 01, Ñ."]);
    assert!(!then.contains("name=\"player\""), "nothing can be entered in the past");
    let past = chief.post(&format!("{event}/players?at=2"), &[("player", "Late")]).await;
    assert_eq!(past.status, StatusCode::BAD_REQUEST);
    for nowhere in ["99", "0", "soon"] {
        let page = chief.get(&format!("{event}/players?at={nowhere}")).await;
        assert!(page.status.is_client_error(), "?at={nowhere}: {}", page.status);
    }
    let undone = chief.post(&format!("{event}/log"), &[("number", "3")]).await;
    let log = Table::first(&follow(&mut chief, &undone).await.body);
    let told = [
        ["4", "Action undone Player added (no. 3)"],
        ["3", "Player added Undone"],
        ["2", "Player added Player 01, Ñ."],
        ["1", "Tournament created"],
    ];
    assert_eq!(log.columns(["No.", "Action"]), told);
    assert_eq!(names(&chief.get(&format!("{event}/players")).await.body), ["Player 01, Ñ."]);
    // Undoing the undo restores it.
    let again = chief.post(&format!("{event}/log"), &[("number", "4")]).await;
    follow(&mut chief, &again).await;
    assert_eq!(names(&chief.get(&format!("{event}/players")).await.body), ["Player 01, Ñ.", "Player 02, Ñ."]);
    let first = chief.post(&format!("{event}/log"), &[("number", "1")]).await;
    assert!(follow(&mut chief, &first).await.body.contains("notice-warn"), "the opening stays");
}

#[tokio::test]
async fn what_fide_mode_warns_of_is_asked_first() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "FIDE"), ("rounds", "5")]).await;
    enter(&mut chief, &event, 8).await;
    follow_done(&mut chief, &format!("{event}/rounds/1"), "pair").await;
    let settings = format!("{event}/settings");
    let first = fill(&mut chief, &settings, &settings, &[("rounds", "4")]).await;
    assert_eq!(first.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(first.body.contains("name=\"step\" value=\"2\""), "asked twice: {}", first.body);
    let mut all = fields(&first.body, &settings);
    all.retain(|(name, _)| name != "csrf");
    let send: Vec<(&str, &str)> = all.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let second = chief.post(&settings, &send).await;
    assert!(second.body.contains("name=\"confirmed\" value=\"4\""), "{}", second.body);
    let mut all = fields(&second.body, &settings);
    all.retain(|(name, _)| name != "csrf");
    let send: Vec<(&str, &str)> = all.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let third = chief.post(&settings, &send).await;
    assert!(follow(&mut chief, &third).await.body.contains("notice-good"));
    let report = chief.get(&format!("{event}/files/report.trf26")).await.body;
    assert!(report.contains("### Number of rounds changed from 5 to 4"), "{report}");
}

#[tokio::test]
async fn the_initial_colour_is_drawn_by_lot_and_told() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Sort"), ("rounds", "3")]).await;
    let id = event.rsplit('/').next().unwrap();
    assert_eq!(hall.desk.event_state(id, None).await.unwrap().event.settings.initial_colour, None, "nobody has drawn");
    enter(&mut chief, &event, 4).await;
    let paired = press(&mut chief, &format!("{event}/rounds/1"), "pair").await;
    assert!(follow(&mut chief, &paired).await.body.contains("Drawn colour of the top seed: "));
    assert!(hall.desk.event_state(id, None).await.unwrap().event.settings.initial_colour.is_some());
}

/// A finished round robin of four players: the better number wins, but 4 beats 3.
async fn round_robin_of_four(hall: &Hall, chief: &mut Browser) -> String {
    let typed = [("name", "Lliga"), ("system", "round-robin"), ("rounds", "3"), ("tie_breaks", "own"), ("codes", "SB")];
    let event = made(chief, &typed).await;
    enter(chief, &event, 4).await;
    let id = event.rsplit('/').next().unwrap();
    for round in 1..=3 {
        let path = format!("{event}/rounds/{round}");
        for what in ["pair", "publish"] {
            follow_done(chief, &path, what).await;
        }
        let state = hall.desk.event_state(id, None).await.unwrap();
        let boards = state.event.round(round).unwrap().boards.clone();
        let field = |board: &adoube_event::RoundBoard| format!("r.{}", board.white);
        let result = |board: &adoube_event::RoundBoard| match (board.white.0, board.black.0) {
            (4, 3) => "1",
            (3, 4) => "0",
            (white, black) if white < black => "1",
            _ => "0",
        };
        let typed: Vec<(String, &str)> = boards.iter().map(|board| (field(board), result(board))).collect();
        let typed: Vec<(&str, &str)> = typed.iter().map(|(field, result)| (field.as_str(), *result)).collect();
        assert_eq!(chief.post(&format!("{event}/results"), &typed).await.status, StatusCode::SEE_OTHER);
        follow_done(chief, &path, "close").await;
    }
    event
}

#[tokio::test]
async fn arbiters_public_and_paper_have_the_same_standings_in_order() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = round_robin_of_four(&hall, &mut chief).await;
    let id = event.rsplit('/').next().unwrap();
    let expected = [
        ["1", "Player 01, Ñ.", "3"],
        ["2", "Player 02, Ñ.", "2"],
        ["3", "Player 04, Ñ.", "1"],
        ["4", "Player 03, Ñ.", "0"],
    ];
    for path in [format!("{event}/standings"), format!("/t/{id}/standings"), format!("{event}/print/standings")] {
        let table = Table::read(&chief.get(&path).await.body, "standings");
        assert_eq!(table.columns(["Rank", "Name", "Points"]), expected, "{path}");
    }
    let after_one = Table::read(&chief.get(&format!("{event}/standings?round=1")).await.body, "standings");
    let points: Vec<&str> = after_one.columns(["Points"]).into_iter().map(|[points]| points).collect();
    assert_eq!(points, ["1", "1", "0", "0"]);
    let rounds = [["3w1", "2w1", "4b1"], ["4w1", "1b0", "3w1"], ["1b0", "4w1", "2b0"], ["2b0", "3b0", "1w0"]];
    for path in [format!("{event}/crosstable"), format!("/t/{id}/crosstable"), format!("{event}/print/crosstable")] {
        let table = Table::read(&chief.get(&path).await.body, "crosstable");
        assert_eq!(table.columns(["Rank", "Name", "Points"]), expected, "{path}");
        assert_eq!(table.columns(["1", "2", "3"]), rounds, "{path}");
    }
    // Number 4 lost with Black, won with White, lost with Black.
    let card = [
        ["1", "Player 01, Ñ. 2390", "0", "0"],
        ["2", "Player 03, Ñ. 2370", "1", "1"],
        ["3", "Player 02, Ñ. 2380", "0", "1"],
    ];
    for path in [format!("{event}/players/4"), format!("/t/{id}/player/4")] {
        let table = Table::read(&chief.get(&path).await.body, "card");
        assert_eq!(table.columns(["Round", "Opponent", "Result", "Total"]), card, "{path}");
        let colours: Vec<&str> = table.columns(["Colour"]).into_iter().map(|[colour]| colour).collect();
        assert!(colours.iter().zip(["Black", "White", "Black"]).all(|(cell, colour)| cell.contains(colour)));
    }
}

#[tokio::test]
async fn those_knocked_out_together_share_their_rank() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let typed = [("name", "Copa"), ("system", "knockout"), ("rounds", "0"), ("tie_breaks", "own"), ("codes", "WIN")];
    let event = made(&mut chief, &typed).await;
    enter(&mut chief, &event, 4).await;
    let id = event.rsplit('/').next().unwrap();
    for round in 1..=2 {
        for what in ["pair", "publish"] {
            follow_done(&mut chief, &format!("{event}/rounds/{round}"), what).await;
        }
        let state = hall.desk.event_state(id, None).await.unwrap();
        let context = adoube_event::Context::new("test", NOON_MS);
        let win = adoube_tournament::GameOutcome::Win;
        let result = adoube_tournament::BoardResult::Played(win, adoube_tournament::GameOutcome::Loss);
        let boards = &state.event.round(round).unwrap().boards;
        let results = boards.iter().map(|board| (board.white, result)).collect();
        let act = adoube_event::EventAct::Results { round, results };
        hall.desk.event_acts(id, hall.desk.new_command().unwrap(), &context, vec![act]).await.unwrap();
        follow_done(&mut chief, &format!("{event}/rounds/{round}"), "close").await;
    }
    let state = hall.desk.event_state(id, None).await.unwrap();
    let ranks: Vec<usize> = state.event.standings(2).iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [1, 2, 3, 3]);
}

#[tokio::test]
async fn minors_have_initials_on_what_hangs_on_the_wall() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Paper"), ("rounds", "1")]).await;
    for (name, born, command) in
        [("Petit Menut, Nil", "2016-05-05", "0000000000a1"), ("Gran, Pau", "1980-05-05", "0000000000a2")]
    {
        let command = format!("01a1e304-c985-7011-86c6-{command}");
        let fields = [("player", name), ("born", born), ("command", command.as_str())];
        assert_eq!(chief.post(&format!("{event}/players"), &fields).await.status, StatusCode::SEE_OTHER);
    }
    for what in ["pair", "publish"] {
        follow_done(&mut chief, &format!("{event}/rounds/1"), what).await;
    }
    chief.get("/desk").await;
    for paper in ["boards", "names", "standings", "crosstable", "players", "place-cards"] {
        let path = format!("{event}/print/{paper}");
        let posted = chief.get(&path).await.body;
        assert!(posted.contains("P. M., N.") && !posted.contains("Petit Menut"), "{paper}: {posted}");
        assert!(posted.contains("Gran, Pau"), "{paper}");
        let whole = chief.get(&format!("{path}?names=whole")).await.body;
        assert!(whole.contains("Petit Menut, Nil"), "{paper}");
        if !["boards", "place-cards"].contains(&paper) {
            assert_eq!(Table::first(&posted).columns(["Name"]), [["Gran, Pau"], ["P. M., N."]], "{paper}");
            assert_eq!(Table::first(&whole).columns(["Name"]), [["Gran, Pau"], ["Petit Menut, Nil"]], "{paper}");
        }
    }
    let check_in = Table::first(&chief.get(&format!("{event}/print/check-in")).await.body);
    assert_eq!(check_in.columns(["Name"]), [["Gran, Pau"], ["Petit Menut, Nil"]]);
}

#[tokio::test]
async fn a_form_that_is_sent_twice_does_its_work_once() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Dues")]).await;
    let path = format!("{event}/players");
    let mut all = fields(&chief.get(&path).await.body, &path);
    all.retain(|(name, _)| name != "csrf" && name != "player");
    all.push(("player".to_owned(), "Once, Only".to_owned()));
    let send: Vec<(&str, &str)> = all.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    for _ in 0..3 {
        assert_eq!(chief.post(&path, &send).await.status, StatusCode::SEE_OTHER);
    }
    let page = chief.get(&path).await.body;
    assert_eq!(page.matches("name=\"who\"").count(), 1, "{page}");
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "one page after another")]
async fn no_page_shows_text_that_is_in_no_file() {
    let hall = Hall::new(Options { mark_texts: true, clock: || NOON_MS, ..Options::default() }).await;
    let mut chief = hall.signed_in(Role::Administrator).await;
    let answer = chief.post("/desk/demo", &[]).await;
    let event = answer.location().to_owned();
    let state = hall.desk.event_state(event.rsplit('/').next().unwrap(), None).await.unwrap();
    let people = hall.desk.people().of(&state.event).await.unwrap();
    let mut data: Vec<String> = people.values().map(|person| person.name.clone()).collect();
    for entry in &state.event.entries {
        data.push(entry.club.clone());
    }
    data.push(state.event.settings.name.clone());
    data.push(state.event.settings.rate.text.clone());
    data.extend(state.event.settings.regulations.lines().map(str::to_owned));
    data.extend(adoube_services::people::public_names(&state.event, &people).into_values().map(|known| known.name));
    data.extend(state.event.notes.iter().flat_map(|note| [note.incident.text.clone(), note.by.clone()]));
    let fixed = [
        "adoube",
        "Girona",
        "CAT",
        "EUS",
        "ESP",
        "POR",
        "BRA",
        "GM",
        "IM",
        "FM",
        "CM",
        "WGM",
        "WIM",
        "WFM",
        "WCM",
        "català",
        "español",
        "português",
        "(Brasil)",
        "(Portugal)",
        "euskara",
        "English",
        "http://desk.test",
        "administrator-",
        "+2 min",
        "test",
        "BH-C1",
        "BH",
        "SB",
        "DE",
        "WIN",
        "A.1",
        "A.3",
        "A.4",
        "B.1",
    ];
    let id = event.rsplit('/').next().unwrap().to_owned();
    data.push(format!("/t/{id}"));
    data.extend(fixed.map(str::to_owned));
    // The longest first, so that a shorter name does not cut a longer one.
    data.sort_by_key(|text| std::cmp::Reverse(text.len()));
    let data: Vec<&str> = data.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
    let below = [
        "",
        "/players",
        "/players/3",
        "/import",
        "/rounds/4",
        "/rounds/2?why=1",
        "/rounds/5",
        "/results",
        "/results?round=2",
        "/standings",
        "/standings/1",
        "/crosstable",
        "/settings",
        "/files",
        "/log",
        "/hall",
        "/print",
        "/print/boards",
        "/print/names",
        "/print/standings",
        "/print/players",
        "/print/check-in",
        "/print/slips",
        "/print/badges",
    ];
    let mut pages: Vec<String> = below.iter().map(|path| format!("{event}{path}")).collect();
    pages.extend(
        [
            "/",
            "/desk",
            "/desk/new",
            "/desk/import",
            "/desk/lists",
            "/desk/lists/search?q=x",
            "/desk/ratings",
            "/ratings",
            "/ratings/compare",
            "/desk/accounts",
            "/account",
            "/account/second-factor",
            "/no",
        ]
        .map(str::to_owned),
    );
    for path in pages {
        let page = chief.get(&path).await;
        let found = foreign(&page.body, &data);
        // Crosstable cells and log authors are signs, not words.
        let found: Vec<String> = found
            .into_iter()
            .filter(|line| !(path.ends_with("/crosstable") && line.len() < 6 && !line.contains(' ')))
            .collect();
        assert!(found.is_empty(), "{path} ({}): {found:#?}", page.status);
    }
    let mut nobody = hall.browser();
    let public = ["", "/round/2", "/standings", "/players", "/player/1", "/about"].map(|page| format!("/t/{id}{page}"));
    let others = ["/", "/login", "/setup/x", "/no"].map(str::to_owned);
    for path in others.into_iter().chain(public).chain([format!("/screen/{id}")]) {
        let found = foreign(&nobody.get(&path).await.body, &data);
        assert!(found.is_empty(), "{path}: {found:#?}");
    }
}
