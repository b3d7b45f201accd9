//! All pages: those of a new season, in every language, and a page for every act.

use super::*;

/// The pages of a season without numbers in their addresses.
const PAGES: [&str; 22] = [
    "/settings",
    "/office",
    "/clubs",
    "/players",
    "/c",
    "/venues",
    "/cases",
    "/bodies",
    "/sanctions",
    "/opens",
    "/reports",
    "/reports/lists",
    "/reports/standings",
    "/reports/calendar",
    "/reports/sanctions",
    "/reports/clubs",
    "/fees",
    "/fees/unpaid",
    "/carry",
    "/search",
    "/delegations",
    "/notices",
];

/// Pages with numbers in their addresses, of the demo season.
const NUMBERED: [&str; 17] = [
    "/clubs/1",
    "/clubs/1/fees",
    "/players?club=2",
    "/players/101",
    "/players/199",
    "/lists/1",
    "/c/1",
    "/c/1/groups",
    "/c/3/players",
    "/cases/1",
    "/cases/2",
    "/cases/3",
    "/reports/bulletin?event=1&round=2",
    "/reports/lists?club=1",
    "/log/40",
    "/match/16/move",
    "/search?q=1",
];

#[tokio::test]
async fn a_season_begins_with_its_year_and_holidays() {
    let hall = Hall::plain().await;
    let mut office = hall.signed_in(Role::Office).await;
    let page = office.get("/desk/league/new").await;
    assert!(page.body.contains("2026-2027"), "{}", page.body);
    let bad = [
        ("do", "open"),
        ("open-name", "Prova"),
        ("open-year", "1200"),
        ("open-protected", "x"),
        ("open-holidays", "2026-13-01"),
    ];
    let answer = office.post("/desk/league/new", &bad).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    for kept in [
        "value=\"Prova\"",
        "value=\"1200\"",
        "2026-13-01",
        "Enter a number from 1900 to 2200.",
        "f-open-holidays-problem",
    ] {
        assert!(answer.body.contains(kept), "{kept}");
    }
    let good = [
        ("do", "open"),
        ("open-name", "Prova"),
        ("open-year", "2026"),
        ("open-protected", "2"),
        ("open-holidays", "2026-12-25\n2026-12-26"),
    ];
    let answer = office.post("/desk/league/new", &good).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    let id = answer.location().split('/').nth(3).unwrap().to_owned();
    let state = hall.desk.season(&id, None).await.unwrap();
    assert_eq!(state.season.season.as_ref().unwrap().working_days.holidays.len(), 2);
    for page in PAGES {
        assert_eq!(office.get(&format!("/desk/league/{id}{page}")).await.status, StatusCode::OK, "empty {page}");
    }
    let path = format!("/desk/league/{id}/settings");
    let changed = office.post(&path, &[("do", "holidays"), ("holidays-holidays", "2027-01-06")]).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER);
    office.post(&path, &[("do", "call"), ("call-name", "Prova 2")]).await;
    let state = hall.desk.season(&id, None).await.unwrap();
    assert_eq!(state.name(adoube_services::league::Named::Season), "Prova 2");
    assert_eq!(state.season.season.as_ref().unwrap().working_days.holidays.len(), 1);
}

#[tokio::test]
async fn every_page_of_the_office_is_drawn_in_five_languages_without_foreign_words() {
    let mut desk = desk_with(Options { mark_texts: true, clock: || NOON_MS, ..Options::default() }).await;
    desk.done("/c", &super::competitions::competition("Campionat", "individual", "8")).await;
    let state = desk.state().await;
    let people = desk.hall.desk.people().several(state.persons.values()).await.unwrap();
    let mut data: Vec<String> = people.values().map(|person| person.name.clone()).collect();
    data.extend(state.called.values().cloned());
    data.extend(state.season.sanction_table.rows.iter().map(|row| row.offence.clone()));
    for m in state.season.matches.values() {
        for remark in &m.back {
            if let adoube_federation::matches::Remark::Version { words, .. } = remark {
                data.push(words.clone());
            }
            if let adoube_federation::matches::Remark::SubCondicione { point, .. } = remark {
                data.push(point.clone());
            }
        }
    }
    let fixed = [
        "adoube",
        "català",
        "español",
        "português",
        "(Brasil)",
        "(Portugal)",
        "euskara",
        "English",
        "office-",
        "http://desk.test",
        "Barcelona",
        "Girona",
        "Lleida",
        "Tarragona",
        "PTA",
        "min",
        "km",
    ];
    data.extend(fixed.map(str::to_owned));
    // Regulations contain their own names, fields and values.
    for shipped in adoube_federation::regulations::ShippedRegulations::ALL {
        let here = state.season.regulations();
        data.extend([shipped.code().to_owned(), shipped.regulations().name.clone()]);
        for one in adoube_federation::regulations::differences(shipped.regulations(), here) {
            data.extend([Some(one.path), one.first, one.second].into_iter().flatten().filter(|text| text.len() > 1));
        }
    }
    // Provisions are cited by name.
    for rule in adoube_federation::handbook::RULES {
        data.push(rule.name.to_owned());
    }
    data.sort_by_key(|text| std::cmp::Reverse(text.len()));
    let data: Vec<&str> = data.iter().map(String::as_str).collect();
    let office_page = desk.office.get(&desk.path("/cases")).await.body;
    // The cases that can be opened are those that the Cases page offers.
    let offered = office_page.split("/cases/raise/").skip(1).map(|rest| rest.split('"').next().unwrap());
    let raise: Vec<String> = offered.map(|kind| format!("/cases/raise/{kind}")).collect();
    assert_eq!(raise.len(), 26);
    let mut pages: Vec<String> = PAGES.iter().chain(&NUMBERED).map(|page| (*page).to_owned()).chain(raise).collect();
    for case in 1..=state.season.cases.len() {
        pages.push(format!("/cases/{case}"));
    }
    let mut office = desk.hall.signed_in(Role::Office).await;
    let signs = ["A", "B", "X", "C", "s.", "c."];
    for page in pages {
        for language in ["en", "ca", "es", "pt", "eu"] {
            let join = if page.contains('?') { '&' } else { '?' };
            let shown = office.get(&desk.path(&format!("{page}{join}lang={language}"))).await;
            assert_eq!(shown.status, StatusCode::OK, "{page}");
            let mut found = foreign(&shown.body, &data);
            // Team letters, marks and codes are signs, not words.
            found.retain(|line| {
                let sign = |part: &str| signs.contains(&part) || !part.chars().any(char::is_alphabetic);
                !line.starts_with("E-")
                    && !line.starts_with("W-")
                    && !line.split(|c: char| !c.is_alphanumeric() && c != '.').all(sign)
            });
            assert!(found.is_empty(), "{page} in {language}: {found:?}");
            let unknown = shown
                .body
                .split('{')
                .skip(1)
                .filter(|rest| rest.split('}').next().is_some_and(|key| key.contains('-') && key.len() < 40));
            assert_eq!(unknown.count(), 0, "{page} in {language}: a key without a text");
        }
    }
}

/// The variants of an enum in the handbook's source.
fn variants(source: &str, name: &str) -> Vec<String> {
    let body = source.split(&format!("pub enum {name} {{")).nth(1).unwrap_or_else(|| panic!("{name}"));
    let body = body.split("\n}").next().unwrap();
    let lines =
        body.lines().filter_map(|line| line.strip_prefix("    ")).filter(|line| line.starts_with(char::is_uppercase));
    lines.map(|line| line.chars().take_while(|c| c.is_alphanumeric()).collect()).collect()
}

/// The source files of a folder.
fn source(folder: &str) -> String {
    let mut all = String::new();
    let mut folders = vec![std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { all.push_str(&std::fs::read_to_string(path).unwrap()) }
        }
    }
    all
}

#[test]
fn every_act_of_the_handbook_has_a_page_that_sends_it() {
    let (acts, pages) = (source("../federation/src/acts"), source("src/pages/league"));
    let mut found = 0;
    for name in ["SeasonAct", "ClubAct", "LicenceAct", "ListAct", "CompetitionAct", "MatchAct", "CaseAct", "BodyAct"] {
        for variant in variants(&acts, name) {
            // Both versions of an incident at once: the pages record each team's version and the other's
            // countersignature.
            // A classification without its event stands in older logs only.
            if matches!((name, variant.as_str()), ("MatchAct", "Incident") | ("LicenceAct", "Classification")) {
                continue;
            }
            assert!(pages.contains(&format!("{name}::{variant}")), "no page sends {name}::{variant}");
            found += 1;
        }
    }
    assert!(found > 60, "{found}");
}

#[tokio::test]
async fn a_season_follows_the_regulations_it_is_given() {
    let hall = Hall::plain().await;
    let mut office = hall.signed_in(Role::Office).await;
    let new = |choice: &'static str, text: String| {
        [
            ("do", "open".to_owned()),
            ("open-name", "Lliga".to_owned()),
            ("open-year", "2026".to_owned()),
            ("open-protected", "2".to_owned()),
            ("open-holidays", String::new()),
            ("open-choice", choice.to_owned()),
            ("open-text", text),
        ]
    };
    let handbook = adoube_federation::regulations::ShippedRegulations::Handbook1985.text();
    let faulty = new("own", handbook.replacen("visitor_percent = { value = 60", "visitor_percent = { value = 600", 1));
    let answer = office.post("/desk/league/new", &faulty.each_ref().map(|(k, v)| (*k, v.as_str()))).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("column 29"), "{}", problems(&answer));
    let league = new("league-today", String::new());
    let answer = office.post("/desk/league/new", &league.each_ref().map(|(k, v)| (*k, v.as_str()))).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    let id = answer.location().split('/').nth(3).unwrap().to_owned();
    let path = format!("/desk/league/{id}/settings");
    let page = office.get(&path).await;
    assert!(page.body.contains("lateness.lost_after_min.value"), "the page shows what differs from the handbook");
    let limit = async || *hall.desk.season(&id, None).await.unwrap().season.regulations().lateness.lost_after_min;
    assert_eq!(limit().await, 30);
    let edited = handbook.replacen("lost_after_min = { value = 60", "lost_after_min = { value = 45", 1);
    let sent = [("do", "regulations"), ("regulations-choice", "own"), ("regulations-text", edited.as_str())];
    let changed = office.post(&path, &sent).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER, "{}", problems(&changed));
    assert_eq!(limit().await, 45);
}
