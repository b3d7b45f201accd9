//! Pages of rounds: late entries from a list, corrections and their consequences, notifications, and the log.

use crate::support::event::{enter, fill, follow, follow_done, import_once, made};
use crate::support::table::{Table, fact, fact_items};
use crate::support::{Browser, Hall, NOON_MS};
use adoube_desk::Options;
use adoube_desk::roles::Role;
use axum::http::StatusCode;

/// Pairs a round, publishes it, and enters wins for White everywhere.
async fn play(chief: &mut Browser, event: &str, round: u16) {
    let path = format!("{event}/rounds/{round}");
    follow_done(chief, &path, "pair").await;
    follow_done(chief, &path, "publish").await;
    let results = chief.get(&format!("{event}/results")).await.body;
    let boards: Vec<String> =
        results.split("name=\"r.").skip(1).map(|rest| format!("r.{}", rest.split('"').next().unwrap())).collect();
    let typed: Vec<(&str, &str)> = boards.iter().map(|board| (board.as_str(), "1")).collect();
    chief.post(&format!("{event}/results"), &typed).await;
    follow_done(chief, &path, "close").await;
}

/// The value of a hidden field.
fn hidden(page: &str, name: &str) -> String {
    let found = page.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap_or_default();
    found.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_list_that_comes_late_is_confirmed_and_taken() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Tard"), ("rounds", "3")]).await;
    enter(&mut chief, &event, 4).await;
    play(&mut chief, &event, 1).await;
    let path = format!("{event}/import");
    let list = "name,rating\nLate One,1800\nLate Two,1700\n";
    let asked = import_once(&mut chief, &path, list).await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(asked.body.contains("The player joins after round 1."), "{}", asked.body);
    let (seen, confirmed) = (hidden(&asked.body, "seen"), hidden(&asked.body, "confirmed"));
    let part =
        |name: &str, value: &str| format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    let parts = [("csrf", chief.csrf.as_str()), ("seen", &seen), ("confirmed", &confirmed), ("text", list)]
        .map(|(n, v)| part(n, v));
    let body = format!("{}--b--\r\n", parts.concat());
    let taken = chief.send("POST", &path, Some("multipart/form-data; boundary=b"), &body).await;
    let players = Table::read(&follow(&mut chief, &taken).await.body, "players");
    let late = &players.columns(["No.", "Name", "FIDE rating", "Status"])[4..];
    let after = "Added after round 1";
    assert_eq!(late, [["5", "Late One", "1800", after], ["6", "Late Two", "1700", after]]);
}

#[tokio::test]
async fn a_correction_is_found_from_the_round_and_says_beforehand_what_follows() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Error"), ("rounds", "3")]).await;
    enter(&mut chief, &event, 6).await;
    play(&mut chief, &event, 1).await;
    for what in ["pair", "publish"] {
        follow_done(&mut chief, &format!("{event}/rounds/2"), what).await;
    }
    let link = format!("{event}/results?round=1");
    let closed = chief.get(&format!("{event}/rounds/1")).await.body;
    assert!(closed.contains(&format!("href=\"{link}\"")), "the closed round leads to its results: {closed}");
    let open = chief.get(&format!("{event}/results")).await.body;
    assert!(open.contains(&format!("href=\"{link}\"")), "and so do those of the open one");
    let page = chief.get(&link).await.body;
    let white = hidden(&page, "white");
    let asked = chief.post(&format!("{event}/results/1"), &[("white", &white), ("result", "0")]).await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(asked.body.contains("Round 2 was paired with the wrong result. Boards affected: 1, 2."), "{}", asked.body);
    let arbiter = hall.signed_in(Role::Arbiter).await.get(&format!("{event}/rounds/1")).await.body;
    assert!(!arbiter.contains(&format!("class=\"button\" href=\"{link}\"")), "only who may correct is led there");
}

#[tokio::test]
async fn results_for_a_round_that_went_back_to_a_draft_are_refused_in_words() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Esborrany")]).await;
    enter(&mut chief, &event, 6).await;
    follow_done(&mut chief, &format!("{event}/rounds/1"), "pair").await;
    let answer = chief.post(&format!("{event}/results"), &[("r.1", "1")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("role=\"alert\""), "{}", answer.body);
}

#[tokio::test]
async fn results_typed_for_a_closed_round_are_not_entered_in_the_next_one() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Vella"), ("rounds", "3")]).await;
    enter(&mut chief, &event, 6).await;
    play(&mut chief, &event, 1).await;
    for what in ["pair", "publish"] {
        follow_done(&mut chief, &format!("{event}/rounds/2"), what).await;
    }
    let open = chief.get(&format!("{event}/results")).await.body;
    let white = format!("r.{}", open.split("name=\"r.").nth(1).unwrap().split('"').next().unwrap());
    let late = chief.post(&format!("{event}/results"), &[("round", "1"), (&white, "0")]).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(late.body.contains("Round 1 is not in play."), "{}", late.body);
    let id = event.trim_start_matches("/desk/t/");
    let state = hall.desk.event_state(id, None).await.unwrap();
    assert!(state.event.round(2).unwrap().boards.iter().all(|board| board.result.is_none()));
    let now = chief.post(&format!("{event}/results"), &[("round", "2"), (&white, "0")]).await;
    assert_eq!(now.status, StatusCode::SEE_OTHER, "{}", now.body);
}

/// PGN has three results and `*`: both files agree on every result.
#[tokio::test]
async fn a_result_is_the_same_in_both_files_of_games() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Fitxers"), ("rounds", "3")]).await;
    enter(&mut chief, &event, 12).await;
    for what in ["pair", "publish"] {
        follow_done(&mut chief, &format!("{event}/rounds/1"), what).await;
    }
    let page = chief.get(&format!("{event}/results")).await.body;
    let boards: Vec<String> =
        page.split("name=\"r.").skip(1).map(|rest| format!("r.{}", rest.split('"').next().unwrap())).collect();
    let results = [("1u", "1-0"), ("=0u", "*"), ("0=", "*"), ("00u", "*"), ("-", "0-1"), ("=u", "1/2-1/2")];
    let typed = boards.iter().zip(results).map(|(board, (typed, _))| (board.as_str(), typed));
    let typed: Vec<(&str, &str)> = typed.chain([("confirmed", "5")]).collect();
    let saved = chief.post(&format!("{event}/results"), &typed).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.body);
    let public = event.replace("/desk/t/", "/t/");
    for file in [format!("{event}/files/results.pgn"), format!("{public}/round/1.pgn")] {
        let pgn = chief.get(&file).await.body;
        let written = pgn.lines().filter_map(|line| line.strip_prefix("[Result \"")?.strip_suffix("\"]"));
        assert_eq!(written.collect::<Vec<_>>(), results.map(|(_, pgn)| pgn), "{file}: {pgn}");
    }
}

#[tokio::test]
async fn every_arbiter_is_named_once_and_the_log_says_what_was_changed() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let typed = [
        ("name", "Equip"),
        ("arbiter", "Mercè Sala"),
        ("deputies", "Anna Puig\nJoan Mas"),
        ("schedule", "2026-11-17 17:00"),
    ];
    let event = made(&mut chief, &typed).await;
    let path = format!("{event}/settings");
    let answer = fill(&mut chief, &path, &path, &[("rounds", "7"), ("deputies", "Anna Puig\n\nPau Roca\n")]).await;
    follow(&mut chief, &answer).await;
    let state = hall.desk.event_state(event.rsplit('/').next().unwrap(), None).await.unwrap();
    let names = hall.desk.names(&state.event).await.unwrap();
    let deputies: Vec<&str> = state.event.settings.deputies.iter().map(|id| names[id].name.as_str()).collect();
    assert_eq!(deputies, ["Anna Puig", "Pau Roca"]);
    let public = hall.browser().get(&format!("/t/{}/about", event.rsplit('/').next().unwrap())).await.body;
    assert_eq!(fact(&public, "Arbiters"), "Mercè Sala, Anna Puig, Pau Roca");
    assert_eq!(fact_items(&public, "Schedule"), ["2026-11-17 17:00"]);
    let report = chief.get(&format!("{event}/files/report.trf16")).await.body;
    assert!(report.contains("112 Anna Puig") && report.contains("112 Pau Roca"), "{report}");
    let log = Table::first(&chief.get(&format!("{event}/log")).await.body);
    let changed = "Settings changed Deputy arbiters: Anna Puig, Pau Roca · Rounds: 7";
    assert_eq!(log.columns(["No.", "Action"]), [["2", changed], ["1", "Tournament created"]]);
    // Nothing is shortened silently.
    let too_long = "x".repeat(91);
    for (field, typed) in
        [("arbiter", too_long.as_str()), ("deputies", too_long.as_str()), ("deputies", &"a\n".repeat(51))]
    {
        let answer = fill(&mut chief, &path, &path, &[(field, typed)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{field}");
        assert!(answer.body.contains(&format!("id=\"f-{field}-problem\"")), "{field}");
    }
    let players = format!("{event}/players");
    let longer = "5".repeat(121);
    let answer = fill(&mut chief, &players, &players, &[("player", "Long, Phone"), ("phone", &longer)]).await;
    assert!(answer.body.contains("id=\"f-phone-problem\"") && answer.body.contains(&longer), "{}", answer.body);
}

#[tokio::test]
async fn a_list_and_a_bye_are_told_in_names_in_the_log() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Diari")]).await;
    let list = "name,rating\nVila Pau,1800\nRoca Jan,1700\nMas Ona,1600\n";
    let taken = import_once(&mut chief, &format!("{event}/import"), list).await;
    follow(&mut chief, &taken).await;
    let asked = [("do", "ask-bye"), ("round", "2"), ("bye", "half")];
    let asked = chief.post(&format!("{event}/players/2/acts"), &asked).await;
    follow(&mut chief, &asked).await;
    let log = Table::first(&chief.get(&format!("{event}/log")).await.body);
    let told = [
        ["3", "Bye requested Roca Jan: Round 2, half-point bye"],
        ["2", "Players added Vila Pau · Roca Jan · Mas Ona"],
        ["1", "Tournament created"],
    ];
    assert_eq!(log.columns(["No.", "Action"]), told);
}

#[tokio::test]
async fn the_public_is_led_to_the_boards_and_the_games_of_a_round() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let id = chief.post("/desk/demo", &[]).await.location().rsplit('/').next().unwrap().to_owned();
    let mut anybody = hall.browser();
    let page = anybody.get(&format!("/t/{id}")).await.body;
    for link in [format!("/t/{id}/live/4"), format!("/t/{id}/round/4.pgn")] {
        assert!(page.contains(&format!("href=\"{link}\"")), "{link}: {page}");
        assert_eq!(anybody.get(&link).await.status, StatusCode::OK, "{link}");
    }
}

#[tokio::test]
async fn codes_lead_phones_to_an_address_of_the_hall() {
    let found_url = Some("http://192.168.1.7:8080".to_owned());
    let hall = Hall::new(Options { found_url, clock: || NOON_MS, ..Options::default() }).await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let id = chief.post("/desk/demo", &[]).await.location().rsplit('/').next().unwrap().to_owned();
    for (host, address, warned) in [
        ("localhost:8080", "http://192.168.1.7:8080", false),
        ("127.0.0.1:8080", "http://192.168.1.7:8080", false),
        ("10.1.2.3:8080", "http://10.1.2.3:8080", false),
    ] {
        chief.headers.retain(|(name, _)| *name != "host");
        chief.headers.push(("host", host.to_owned()));
        let page = chief.get(&format!("/desk/t/{id}")).await.body;
        assert!(page.contains(&format!(">{address}/t/{id}<")), "{host}: {page}");
        assert_eq!(page.contains("--listen"), warned, "{host}");
    }
    // A server without another address says that phones cannot open this one.
    let alone = Hall::plain().await;
    let mut chief = alone.signed_in(Role::ChiefArbiter).await;
    let id = chief.post("/desk/demo", &[]).await.location().rsplit('/').next().unwrap().to_owned();
    chief.headers.push(("host", "localhost:8080".to_owned()));
    for page in [format!("/desk/t/{id}"), format!("/desk/t/{id}/print/slips")] {
        assert!(chief.get(&page).await.body.contains("--listen 0.0.0.0:8080"), "{page}");
    }
}

#[tokio::test]
async fn a_code_that_is_none_and_a_method_that_is_none_are_told_as_such() {
    let hall = Hall::plain().await;
    let mut phone = hall.browser();
    for path in ["/slip/forged.token", "/seat/forged.token"] {
        let answer = phone.get(path).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(answer.body.contains("Scan it again"), "{path}: {}", answer.body);
    }
    for (method, path) in [("PUT", "/"), ("DELETE", "/t/x"), ("GET", "/logout")] {
        let answer = phone.send(method, path, None, "").await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
        assert!(answer.body.contains("<h1>"), "{method} {path}: a page");
    }
    let answer = phone.get("/t/%ff%fe").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert!(answer.body.contains("<h1>"), "{}", answer.body);
}

/// With `--tls` browsers speak HTTP/2: no `Host` header, and a header for each cookie.
#[tokio::test]
async fn http_2_has_the_host_in_the_address_and_each_cookie_by_itself() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let id = chief.post("/desk/demo", &[]).await.location().rsplit('/').next().unwrap().to_owned();
    chief.headers = vec![("host", String::new()), ("cookie", "adoube-lang=ca".to_owned())];
    let page = chief.get(&format!("https://hall.test:8443/desk/t/{id}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("<html lang=\"ca\""), "the second cookie is read too: {}", page.body);
    assert!(page.body.contains(&format!("http://hall.test:8443/t/{id}<")), "{}", page.body);
    // Without the headers of current browsers, the origin is compared with the address.
    chief.headers.push(("origin", "https://hall.test:8443".to_owned()));
    let answer = chief.post("https://hall.test:8443/desk/demo", &[]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
}

/// The number of missing results has the same wording everywhere.
#[tokio::test]
async fn missing_results_are_counted_in_the_same_words_everywhere() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Falten")]).await;
    enter(&mut chief, &event, 6).await;
    for what in ["pair", "publish"] {
        follow_done(&mut chief, &format!("{event}/rounds/1"), what).await;
    }
    for (language, words) in [
        ("en", "3 results missing"),
        ("ca", "Falten 3 resultats"),
        ("es", "Faltan 3 resultados"),
        ("pt-BR", "Faltam 3 resultados"),
        ("pt-PT", "Faltam 3 resultados"),
        ("eu", "3 emaitza falta dira"),
    ] {
        for page in ["", "/rounds/1", "/results"] {
            let page = chief.get(&format!("{event}{page}?lang={language}")).await;
            assert!(page.body.contains(words), "{language}: {}", page.body);
        }
    }
}

/// The times of an event are those of its place, and each page names the zone once.
#[tokio::test]
async fn times_are_in_the_zone_of_the_event() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Tòquio"), ("zone", "Asia/Tokyo")]).await;
    let id = event.trim_start_matches("/desk/t/");
    for page in [event.clone(), format!("{event}/log"), format!("{event}/hall"), format!("/t/{id}/about")] {
        let body = chief.get(&page).await.body;
        assert_eq!(body.matches("Asia/Tokyo (UTC+09:00)").count(), 1, "{page}: {body}");
    }
    // 11:00 UTC.
    let log = Table::first(&chief.get(&format!("{event}/log")).await.body);
    assert_eq!(log.columns(["Date and time"])[0], ["2026-11-16 20:00:00"]);
    let wrong = fill(&mut chief, "/desk/new", "/desk/new", &[("name", "Mart"), ("zone", "Mars/Olympus")]).await;
    assert!(wrong.body.contains("Unknown time zone “Mars/Olympus”."), "{}", wrong.body);
}

/// A setting that is fixed once round 1 is paired is refused, next to its field.
#[tokio::test]
async fn a_fixed_setting_is_named_when_its_change_is_refused() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = made(&mut chief, &[("name", "Fix"), ("rounds", "3")]).await;
    enter(&mut chief, &event, 4).await;
    let path = format!("{event}/settings");
    // Otherwise it is drawn by lot.
    let white = fill(&mut chief, &path, &path, &[("colour", "white")]).await;
    assert_eq!(white.status, StatusCode::SEE_OTHER);
    follow_done(&mut chief, &format!("{event}/rounds/1"), "pair").await;
    for (field, value, words) in [
        ("colour", "black", "Cannot change the top seed’s colour once round 1 is paired."),
        ("rating_method", "national", "Cannot change the rating used once round 1 is paired."),
    ] {
        let refused = fill(&mut chief, &path, &path, &[(field, value)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        let problem = format!("id=\"f-{field}-problem\"");
        assert!(refused.body.contains(words) && refused.body.contains(&problem), "{field}: {}", refused.body);
    }
}
