//! The federation's office in the desk: every act that its pages can send is sent once; what is wrong comes back beside its
//! field; a delegate acts for one club.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use adoube_desk::Options;
use adoube_desk::accounts::roles::Role;
use adoube_desk::league::State;
use adoube_federation::ids::{ClubId, EventId, MatchId, PersonId};
use adoube_store::Account;
use axum::http::StatusCode;
use std::sync::Arc;
use support::{Answer, Browser, Hall, NOON_MS, foreign};

/// A desk with a demonstration season, somebody of the office, and the path of the season.
struct Desk {
    hall: Hall,
    id: String,
    office: Browser,
}

async fn desk_with(options: Options) -> Desk {
    let hall = Hall::new(options).await;
    let mut office = hall.signed_in(Role::Office).await;
    let made = office.post("/desk/league/demo", &[]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    let id = made.location().strip_prefix("/desk/league/").unwrap().to_owned();
    Desk { hall, id, office }
}

async fn desk() -> Desk {
    desk_with(Options { clock: || NOON_MS, ..Options::default() }).await
}

impl Desk {
    fn path(&self, rest: &str) -> String {
        format!("/desk/league/{}{rest}", self.id)
    }

    async fn state(&self) -> Arc<State> {
        self.hall.desk.season(&self.id, None).await.unwrap()
    }

    /// Sends a form as the office; it is done.
    async fn done(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = self.office.post(&self.path(path), fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path} {fields:?}: {}", problems(&answer));
        let flash = self.office.cookies.get("flash").cloned().unwrap_or_default();
        assert!(!flash.starts_with("warn-refused"), "{path} {fields:?}: {flash}");
        answer
    }

    /// Sends a form as the office; it comes back with these words, and what was typed.
    async fn wrong(&mut self, path: &str, fields: &[(&str, &str)], words: &[&str]) -> Answer {
        let answer = self.office.post(&self.path(path), fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {fields:?}: {}", answer.location());
        for word in words {
            assert!(answer.body.contains(word), "{path}: {word} is not in {}", problems(&answer));
        }
        answer
    }

    async fn delegate(&self, club: u32) -> Browser {
        let account = Account {
            id: format!("d{club}"),
            name: format!("delegate-{club}"),
            role: Role::Delegate.code().to_owned(),
            scope: format!("{}/{club}", self.id),
            password: String::new(),
            totp: None,
            recovery: String::new(),
            state: "active".to_owned(),
            created_ms: 0,
            changed_ms: 0,
        };
        self.hall.desk.store().add_account(&account).await.unwrap();
        self.hall.session(&account).await
    }

    /// The acts in the log, as they are written.
    async fn log(&self) -> String {
        let stream = format!("season/{}", self.id).parse().unwrap();
        let entries = self.hall.desk.store().read_all(&stream).await.unwrap();
        format!("{entries:?}")
    }

    /// Accepts whatever clubs have handed in.
    async fn accept_all(&mut self) {
        let waits: Vec<u64> = self.state().await.proposals.keys().copied().collect();
        assert!(!waits.is_empty(), "something waits");
        for number in waits {
            self.done("/office", &[("do", "accept"), ("accept-number", &number.to_string())]).await;
        }
        assert!(self.state().await.proposals.is_empty());
    }
}

/// What a page says is wrong, for the messages of tests.
fn problems(answer: &Answer) -> String {
    let found: Vec<&str> =
        answer.body.split("class=\"problem\"").skip(1).map(|rest| rest.split("</p>").next().unwrap()).collect();
    let notice = answer.body.split("role=\"alert\"").nth(1).and_then(|rest| rest.split("</div>").next());
    format!("{} {found:?} {notice:?}", answer.status)
}

fn last(location: &str) -> &str {
    location.rsplit('/').next().unwrap()
}

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
    for kept in
        ["value=\"Prova\"", "value=\"1200\"", "2026-13-01", "A number from 1900 to 2200.", "f-open-holidays-problem"]
    {
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
    assert_eq!(state.name(adoube_desk::league::Named::Season), "Prova 2");
    assert_eq!(state.season.season.as_ref().unwrap().working_days.holidays.len(), 1);
}

/// The pages of a season without numbers in their addresses.
const PAGES: [&str; 16] = [
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
];
/// Those with numbers, of the demonstration.
const NUMBERED: [&str; 13] = [
    "/clubs/1",
    "/players?club=2",
    "/players/101",
    "/players/199",
    "/lists/1",
    "/c/1",
    "/c/1/groups",
    "/c/1/players",
    "/cases/1",
    "/cases/2",
    "/cases/3",
    "/reports/bulletin?event=1&round=2",
    "/reports/lists?club=1",
];
const KINDS: [&str; 25] = [
    "incident",
    "analysis",
    "analysis-second",
    "third-session",
    "delay",
    "force-majeure",
    "withdrawal",
    "clash",
    "other-event",
    "date",
    "last-round",
    "copa-pass",
    "last-swiss",
    "change",
    "breach",
    "sanction",
    "appointment",
    "removal",
    "vacancy",
    "revocation",
    "consolation",
    "lots",
    "open-rules",
    "annulment",
    "rated",
];

#[tokio::test]
async fn clubs_and_their_address_and_delegates() {
    let mut desk = desk().await;
    desk.wrong(
        "/clubs",
        &[("do", "register"), ("register-name", "Club Nou")],
        &["value=\"Club Nou\"", "f-register-town-problem", "f-register-province-problem"],
    )
    .await;
    let made = desk
        .done(
            "/clubs",
            &[
                ("do", "register"),
                ("register-name", "Club Nou"),
                ("register-town", "vallfosca"),
                ("register-province", "girona"),
                ("register-address", "Plaça Nova, 2"),
                ("register-principal", "Puig, Anna"),
            ],
        )
        .await;
    assert_eq!(last(made.location()), "7");
    let state = desk.state().await;
    let (seven, one) = (&state.season.clubs[&ClubId(7)], &state.season.clubs[&ClubId(1)]);
    assert_eq!((seven.town, seven.delegates.len()), (one.town, 1), "a town is known by its name");
    assert_eq!(state.name(adoube_desk::league::Named::Venue(ClubId(7))), "Plaça Nova, 2");
    let page = desk.office.get(&desk.path("/clubs/7")).await.body;
    assert!(page.contains("Puig, Anna") && page.contains("Plaça Nova, 2"), "{page}");
    desk.wrong("/clubs/7", &[("do", "delegates")], &["f-delegates-new-1-problem"]).await;
    desk.done("/clubs/7", &[("do", "delegates"), ("delegates-new-1", "Mas, Pere"), ("delegates-new-2", "Roca, Eva")])
        .await;
    desk.done("/clubs/7", &[("do", "call"), ("call-name", "Club Novíssim")]).await;
    desk.done(
        "/settings",
        &[
            ("do", "towns"),
            ("towns-1", "Vallfosca del Mar"),
            ("towns-2", "A"),
            ("towns-4", "B"),
            ("towns-5", "C"),
            ("towns-6", "D"),
        ],
    )
    .await;
    // 5.10: the championship has begun, so the club informs those who travel.
    desk.done("/clubs/1", &[("do", "address"), ("address-address", "Carrer Nou, 1")]).await;
    assert!(desk.office.get(&desk.path("/clubs/1")).await.body.contains("W-ADDRESS-LATE"));
    let log = desk.log().await;
    for act in ["register", "delegates", "new_address"] {
        assert!(log.contains(act), "{act}");
    }
    for name in ["Puig", "Mas, Pere"] {
        assert!(!log.contains(name), "the log has no names of persons");
    }
}

/// The fields of a new player.
fn player<'a>(name: &'a str, category: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("do", "new"),
        ("new-name", name),
        ("new-born", "1990-05-05"),
        ("new-category", category),
        ("new-nationality", "home"),
        ("new-case", "new"),
        ("new-paper-insurance", "1"),
        ("new-phone", "600 000 000"),
    ]
}

#[tokio::test]
async fn licences_lists_and_additions() {
    let mut desk = desk().await;
    let bad = [("do", "new"), ("new-name", "Vila, Joan"), ("new-born", "2190-01-01"), ("new-category", "king")];
    desk.wrong(
        "/players?club=1",
        &bad,
        &["value=\"Vila, Joan\"", "value=\"2190-01-01\"", "f-new-born-problem", "f-new-category-problem"],
    )
    .await;
    let made = desk.done("/players?club=1", &player("Vila, Joan", "third")).await;
    let person = last(made.location()).to_owned();
    let path = format!("/players/{person}");
    desk.wrong(&path, &[("do", "grant")], &["notice-bad", "Delegates 5.26"]).await;
    desk.done(&path, &[("do", "complete"), ("complete-paper-own_form", "1")]).await;
    // 5.321: who holds a licence cannot be added; before it is granted, a place behind the equals.
    let add = [("do", "add"), ("add-person", person.as_str()), ("add-after", "2")];
    let page = desk.wrong("/lists/1", &add, &["E-LIST-ORDER", "f-add-after-problem", "value=\"2\""]).await;
    assert!(page.body.contains(&format!("value=\"{person}\" selected")), "what was chosen stays");
    let mut delegate = desk.delegate(1).await;
    let answer =
        delegate.post(&desk.path("/lists/1"), &[("do", "add"), ("add-person", &person), ("add-after", "")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    assert_eq!(desk.state().await.season.lists[&ClubId(1)].players.len(), 14, "the office has not accepted");
    let again =
        delegate.post(&desk.path("/lists/1"), &[("do", "add"), ("add-person", &person), ("add-after", "")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "once is enough");
    assert!(desk.office.get(&desk.path("/office")).await.body.contains("Vila, Joan"));
    desk.accept_all().await;
    let page = desk.office.get(&desk.path("/lists/1")).await.body;
    assert!(page.contains("14 bis"), "{page}");
    desk.done(&path, &[("do", "grant")]).await;
    assert!(desk.office.get(&desk.path(&path)).await.body.contains("in force"));
    desk.wrong("/lists/1", &add, &["E-ADD-LICENSED"]).await;

    // First category: the number of the national licence and the telephone.
    let preferent = desk.done("/players?club=1", &player("Soler, Mar", "first")).await;
    let preferent = format!("/players/{}", last(preferent.location()));
    desk.done(
        &preferent,
        &[("do", "apply"), ("apply-case", "renewal"), ("apply-numbered", "1"), ("apply-paper-insurance", "1")],
    )
    .await;
    desk.wrong(&preferent, &[("do", "grant")], &["E-LIC-NATIONAL", "E-LIC-PHONE"]).await;
    desk.done(
        &preferent,
        &[
            ("do", "know"),
            ("know-category", "preferent"),
            ("know-nationality", "andorran"),
            ("know-catalan", "2105"),
            ("know-title", ""),
        ],
    )
    .await;
    desk.wrong(
        &preferent,
        &[("do", "know"), ("know-category", "first"), ("know-nationality", "home"), ("know-catalan", "99999")],
        &["value=\"99999\"", "f-know-catalan-problem"],
    )
    .await;
    desk.done(&preferent, &[("do", "title"), ("title-title", "fide_master"), ("title-ground", "fide_title")]).await;
    desk.done(
        &preferent,
        &[
            ("do", "person"),
            ("person-name", "Soler Vila, Mar"),
            ("person-born", "2015-02-03"),
            ("person-phone", "600"),
            ("person-guardian", "Vila, Rosa"),
            ("person-contact", "601"),
            ("person-consent", "1"),
        ],
    )
    .await;
    let page = desk.office.get(&desk.path(&preferent)).await.body;
    for shown in ["Soler Vila, Mar", "Vila, Rosa", "consent seen", "under fourteen", "FIDE Master"] {
        assert!(page.contains(shown), "{shown}");
    }
    // A change of club: not with a licence of this season.
    desk.wrong(&path, &[("do", "move"), ("move-club", "2")], &["notice-bad"]).await;
    desk.done(&preferent, &[("do", "move"), ("move-club", "2")]).await;
    let log = desk.log().await;
    for act in ["know", "apply", "complete", "grant", "title", "add"] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
async fn a_delegate_hands_in_the_list_and_the_office_stamps_it() {
    let mut desk = desk().await;
    desk.done(
        "/clubs",
        &[("do", "register"), ("register-name", "Nou"), ("register-town", "Nova"), ("register-province", "barcelona")],
    )
    .await;
    let mut delegate = desk.delegate(7).await;
    let mut persons = Vec::new();
    for (name, category) in [("Primer, Un", "third"), ("Segon, Dos", "second")] {
        let mut fields = player(name, category);
        fields.push(("new-paper-own_form", "1"));
        let made = delegate.post(&desk.path("/players?club=7"), &fields).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", problems(&made));
        persons.push(last(made.location()).to_owned());
    }
    let [third, second] = &persons[..] else { panic!() };
    let (at_third, at_second) = (format!("stamp-no-{third}"), format!("stamp-no-{second}"));
    let wrong = [("do", "stamp"), (at_third.as_str(), "1"), (at_second.as_str(), "2")];
    let answer = delegate.post(&desk.path("/lists/7"), &wrong).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("E-LIST-ORDER") && answer.body.contains("E-ENTRY-LICENCE"), "{}", problems(&answer));
    for person in &persons {
        desk.done(&format!("/players/{person}"), &[("do", "grant")]).await;
    }
    for (fields, word) in [
        (vec![("do", "stamp")], "Nobody has a number."),
        (vec![("do", "stamp"), (at_third.as_str(), "1"), (at_second.as_str(), "1")], "This number stands twice."),
    ] {
        let answer = delegate.post(&desk.path("/lists/7"), &fields).await;
        assert!(
            answer.status == StatusCode::UNPROCESSABLE_ENTITY && answer.body.contains(word),
            "{}",
            problems(&answer)
        );
    }
    let right = [("do", "stamp"), (at_third.as_str(), "2"), (at_second.as_str(), "1")];
    assert_eq!(delegate.post(&desk.path("/lists/7"), &right).await.status, StatusCode::SEE_OTHER);
    assert!(desk.office.get(&desk.path("/lists/7")).await.body.contains("waits for the office"));
    // Declined and handed in again.
    let number = *desk.state().await.proposals.keys().next().unwrap();
    desk.done("/office", &[("do", "decline"), ("decline-number", &number.to_string())]).await;
    assert!(!desk.state().await.season.lists.contains_key(&ClubId(7)));
    delegate.post(&desk.path("/lists/7"), &right).await;
    desk.accept_all().await;
    let list = desk.state().await.season.lists[&ClubId(7)].clone();
    assert_eq!(list.players.iter().map(|l| l.person.to_string()).collect::<Vec<_>>(), [second.clone(), third.clone()]);
    // A proposal that was settled cannot be settled again.
    let gone = desk.office.post(&desk.path("/office"), &[("do", "accept"), ("accept-number", "1")]).await;
    assert_eq!(gone.status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// The fields of a competition.
fn competition<'a>(name: &'a str, kind: &'a str, count: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("do", "announce"),
        ("announce-name", name),
        ("announce-kind", kind),
        ("announce-boards", "4"),
        ("announce-until", "2026-12-01"),
        ("announce-first", "2026-12-12T16:30"),
        ("announce-count", count),
        ("announce-every", "7"),
        ("announce-dates", ""),
        ("announce-scoring", "matches"),
        ("announce-scale", "one"),
        ("announce-order", "championship"),
        ("announce-promoted", "1"),
        ("announce-relegated", "1"),
        ("announce-session", "2:59; 5:00 40; 6:00 60"),
        ("announce-province", ""),
        ("announce-standing", "appealable"),
        ("announce-counting", "official"),
        ("announce-rules", "1989"),
    ]
}

#[tokio::test]
async fn team_competitions_from_entry_to_a_closed_round() {
    let mut desk = desk().await;
    let mut bad = competition("Lliga nova", "league", "0");
    bad.retain(|(name, _)| *name != "announce-session");
    bad.push(("announce-session", "soon"));
    desk.wrong(
        "/c",
        &bad,
        &["value=\"Lliga nova\"", "value=\"soon\"", "f-announce-session-problem", "f-announce-count-problem"],
    )
    .await;
    let mut unordered = competition("Lliga nova", "league", "3");
    unordered.retain(|(name, _)| *name != "announce-dates");
    unordered.push(("announce-dates", "2026-12-20 16:30\n2026-12-13 16:30"));
    desk.wrong("/c", &unordered, &["f-announce-dates-problem", "2026-12-20 16:30"]).await;
    let made = desk.done("/c", &competition("Lliga nova", "league", "3")).await;
    assert_eq!(last(made.location()), "3");
    // D-20: letters follow categories.
    let entry = |club: &'static str, category: &'static str| {
        vec![
            ("do", "enter"),
            ("enter-club", club),
            ("enter-team", ""),
            ("enter-category", category),
            ("enter-delivery", "registered_post"),
        ]
    };
    desk.wrong("/c/3", &entry("2", "first_division"), &["f-enter-category-problem"]).await;
    desk.wrong("/c/1", &entry("2", "promotion_to_third"), &["notice-bad"]).await;
    for club in ["2", "3"] {
        desk.done("/c/3", &entry(club, "promotion_to_third")).await;
    }
    // A team that exists already, and one that a delegate hands in.
    desk.done(
        "/c/3",
        &[
            ("do", "enter"),
            ("enter-club", "4"),
            ("enter-team", "4"),
            ("enter-category", ""),
            ("enter-delivery", "through_delegation"),
        ],
    )
    .await;
    let mut delegate = desk.delegate(1).await;
    let answer = delegate.post(&desk.path("/c/3"), &entry("1", "promotion_to_third")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    assert_eq!(desk.state().await.season.events[&EventId(3)].teams.len(), 3);
    desk.accept_all().await;
    let teams: Vec<u32> = desk.state().await.season.events[&EventId(3)].teams.keys().map(|team| team.0).collect();
    assert_eq!(teams.len(), 4);

    // Groups: by hand with a fault, by lot, names.
    let mut fields: Vec<(String, String)> = vec![("do".to_owned(), "group".to_owned())];
    for team in &teams {
        fields.push((format!("group-of-{team}"), "1".to_owned()));
        fields.push((format!("group-no-{team}"), "1".to_owned()));
    }
    let sent: Vec<(&str, &str)> = fields.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    desk.wrong("/c/3/groups", &sent, &["Two teams of a group have this number."]).await;
    desk.wrong("/c/3/groups", &[("do", "draw"), ("draw-groups", "4")], &["notice-bad"]).await;
    desk.done("/c/3/groups", &[("do", "draw"), ("draw-groups", "1")]).await;
    for (at, field) in fields.iter_mut().filter(|(name, _)| name.starts_with("group-no-")).enumerate() {
        field.1 = (at + 1).to_string();
    }
    let sent: Vec<(&str, &str)> = fields.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    desk.done("/c/3/groups", &sent).await;
    assert_eq!(
        desk.state().await.season.events[&EventId(3)].groups[0].teams.iter().map(|t| t.0).collect::<Vec<_>>(),
        teams
    );
    desk.done("/c/3/groups", &[("do", "names"), ("names-0", "Barcelonès")]).await;

    desk.done("/c/3", &[("do", "pair")]).await;
    desk.wrong("/c/3", &[("do", "pair")], &["notice-bad"]).await;
    desk.wrong("/c/1", &[("do", "close")], &["notice-bad"]).await;
    desk.done("/c/3", &[("do", "withdraw"), ("withdraw-team", &teams[0].to_string())]).await;
    desk.done("/c/3", &[("do", "close")]).await;
    let state = desk.state().await;
    let event = &state.season.events[&EventId(3)];
    assert_eq!((event.paired, event.closed, event.gone.len()), (1, 1, 1));
    let page = desk.office.get(&desk.path("/c/3")).await.body;
    assert!(page.contains("annulled"), "before half the points are annulled (14.31)");
    let log = desk.log().await;
    for act in ["announce", "enter_team", "group", "pair", "close_round", "withdraw_team", "propose", "settle"] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
async fn an_individual_competition() {
    let mut desk = desk().await;
    desk.done("/c", &competition("Individual", "individual", "8")).await;
    let enter = |person: &'static str| {
        vec![
            ("do", "enter"),
            ("enter-person", person),
            ("enter-age", ""),
            ("enter-delivery", "by_hand"),
            ("enter-circumstances", "1"),
        ]
    };
    desk.wrong("/c/3/players", &enter("#199"), &["E-ENTRY-LICENCE", "f-enter-person-problem", "value=\"#199\""]).await;
    desk.wrong("/c/3/players", &enter("Ningú"), &["f-enter-person-problem", "value=\"Ningú\""]).await;
    for person in ["#101", "#110", "#111", "104"] {
        desk.done("/c/3/players", &enter(person)).await;
    }
    let mut delegate = desk.delegate(2).await;
    let answer = delegate.post(&desk.path("/c/3/players"), &enter("#210")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    desk.accept_all().await;
    let answer = delegate.post(&desk.path("/c/3/players"), &[("do", "goes"), ("goes-person", "210")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    desk.done("/c/3/players", &[("do", "absent"), ("absent-person", "111"), ("absent-round", "1")]).await;
    desk.wrong(
        "/c/3/players",
        &[("do", "absent"), ("absent-person", "111"), ("absent-round", "99")],
        &["value=\"99\"", "f-absent-round-problem"],
    )
    .await;
    desk.done("/c/3/players", &[("do", "other"), ("other-person", "111")]).await;
    let date = |person: &'static str, on: &'static str| {
        vec![
            ("do", "date"),
            ("date-person", person),
            ("date-round", "1"),
            ("date-on", on),
            ("date-represents", "other"),
        ]
    };
    desk.wrong("/c/3/players", &date("110", "2026-12-30"), &["E-CAL-WINDOW", "f-date-on-problem"]).await;
    desk.wrong("/c/3/players", &date("104", "2026-12-13"), &["E-CAL-FOREIGN", "f-date-person-problem"]).await;
    desk.done("/c/3/players", &date("110", "2026-12-13")).await;
    // 14.21: a Preferent's withdrawal goes to the Committee; 14.22: who cannot be promoted leaves.
    let before = desk.state().await.season.cases.len();
    desk.done("/c/3/players", &[("do", "withdraw"), ("withdraw-person", "101")]).await;
    assert_eq!(desk.state().await.season.cases.len(), before + 1);
    // Round 1 falls on a day of the league in which the club plays.
    let mut same_day = competition("Lliga", "league", "3");
    same_day.retain(|(name, _)| *name != "announce-dates");
    same_day.push(("announce-dates", "2026-12-12 10:00\n2026-12-13 10:00\n2026-12-14 10:00"));
    desk.done("/c", &same_day).await;
    desk.done(
        "/c/4",
        &[
            ("do", "enter"),
            ("enter-club", "1"),
            ("enter-team", "1"),
            ("enter-category", ""),
            ("enter-delivery", "by_hand"),
        ],
    )
    .await;
    assert!(desk.office.get(&desk.path("/c")).await.body.contains("Clashes of dates"));
    let hopeless = [("do", "hopeless"), ("hopeless-person", "110"), ("hopeless-points", "½"), ("hopeless-met", "0")];
    desk.wrong("/c/3/players", &hopeless, &["value=\"½\""]).await;
    for _ in 0..7 {
        desk.done("/c/3/players", &[("do", "close")]).await;
    }
    desk.done("/c/3/players", &hopeless).await;
    assert_eq!(desk.state().await.season.events[&EventId(3)].entrants[&PersonId(110)].left_after, Some(7));
    desk.wrong(
        "/c/3/players",
        &[("do", "classify"), ("classify-title", "absolute_championship"), ("classify-order", "Ningú")],
        &["f-classify-order-problem", "Ningú"],
    )
    .await;
    desk.done(
        "/c/3/players",
        &[("do", "classify"), ("classify-title", "absolute_championship"), ("classify-order", "#101\n#104\n#111")],
    )
    .await;
    assert_eq!(desk.state().await.season.titles.len(), 2);
    let log = desk.log().await;
    for act in [
        "enter_player",
        "goes_on",
        "absent",
        "choose_other",
        "set_game_date",
        "withdraw_player",
        "no_promotion_left",
        "classification",
        "close_round",
    ] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
async fn venues_opens_and_papers() {
    let mut desk = desk().await;
    let venue = |travel: &'static str, entered: &'static str, boards: &'static str| {
        vec![
            ("do", "ask"),
            ("ask-event", "1"),
            ("ask-club-1", "3"),
            ("ask-entered-1", entered),
            ("ask-club-2", ""),
            ("ask-club-3", ""),
            ("ask-province", "barcelona"),
            ("ask-category", "first"),
            ("ask-grouping", "geographic"),
            ("ask-travel", travel),
            ("ask-boards", boards),
            ("ask-alternatives", "1"),
            ("ask-principal", "#390"),
            ("ask-auxiliary", "#391"),
        ]
    };
    desk.wrong(
        "/venues",
        &venue("75", "9", "14"),
        &[
            "E-VENUE-TRAVEL",
            "E-VENUE-PLAYERS",
            "E-VENUE-BOARDS",
            "f-ask-travel-problem",
            "f-ask-boards-problem",
            "value=\"75\"",
        ],
    )
    .await;
    desk.done("/venues", &venue("45", "12", "20")).await;
    desk.wrong(
        "/venues",
        &[("do", "replace"), ("replace-old", "1:390"), ("replace-new", "#391")],
        &["f-replace-new-problem"],
    )
    .await;
    desk.done("/venues", &[("do", "replace"), ("replace-old", "1:390"), ("replace-new", "#301")]).await;
    assert_eq!(desk.state().await.season.venues[1].request.principal, PersonId(301));

    let open = |requested: &'static str, rounds: &'static str, players: &'static str, km: &'static str| {
        vec![
            ("do", "ask"),
            ("ask-name", "Obert de Prova"),
            ("ask-requested", requested),
            ("ask-first", "2027-02-10"),
            ("ask-last", "2027-02-20"),
            ("ask-rounds", rounds),
            ("ask-group-1-first", "1"),
            ("ask-group-1-second", "1"),
            ("ask-players-1", players),
            ("ask-km-1", km),
        ]
    };
    let words = [
        "E-HOM-DATE",
        "E-HOM-ROUNDS",
        "E-HOM-PLAYERS",
        "E-HOM-MIX",
        "E-HOM-CLASH",
        "f-ask-km-1",
        "value=\"29,9\"",
        "Obert de Prova",
    ];
    desk.wrong("/opens", &open("2026-07-01", "7", "24", "29,9"), &words).await;
    desk.wrong("/opens", &open("2026-06-30", "9", "30", "far"), &["Kilometres such as 29.9.", "value=\"far\""]).await;
    let mut good = open("2026-06-30", "9", "30", "30");
    good.retain(|(name, _)| *name != "ask-group-1-second");
    desk.done("/opens", &good).await;
    desk.done("/opens", &[("do", "report"), ("report-open", "2")]).await;

    // Papers: one that a duty asks for, the record of a match, and one that nobody asked for.
    let page = desk.office.get(&desk.path("/office")).await.body;
    assert!(page.contains("Delegates 5.811"), "a record is late");
    desk.done("/office", &[("do", "received"), ("received-paper", "record"), ("received-about", "match:9")]).await;
    assert!(desk.state().await.season.matches[&MatchId(9)].record_received.is_some());
    desk.done("/office", &[("do", "received"), ("received-paper", "delay_proofs"), ("received-about", "match:2")])
        .await;
    desk.wrong(
        "/office",
        &[("do", "paper"), ("paper-paper", "forms"), ("paper-about", "")],
        &["f-paper-about-problem"],
    )
    .await;
    desk.done("/office", &[("do", "paper"), ("paper-paper", "forms"), ("paper-about", "province:girona")]).await;
    desk.done(
        "/office",
        &[("do", "paper"), ("paper-paper", "family_book"), ("paper-about", ""), ("paper-person", "#112")],
    )
    .await;
    let log = desk.log().await;
    for act in ["ask_venue", "replace_delegate", "ask_homologation", "hand_in", "record_received"] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
async fn bodies_and_the_circular_of_sanctions() {
    let mut desk = desk().await;
    desk.wrong(
        "/bodies",
        &[("do", "committee"), ("committee-elected", "2026-09-01")],
        &["f-committee-elected-problem"],
    )
    .await;
    desk.done(
        "/bodies",
        &[
            ("do", "committee"),
            ("committee-elected", "2026-09-01"),
            ("committee-member-0", "#9101"),
            ("committee-member-1", "Nova, Persona"),
        ],
    )
    .await;
    let few = [
        ("do", "commission"),
        ("commission-elected", "2026-09-01"),
        ("commission-member-0", "#9001"),
        ("commission-task-0", "president"),
    ];
    desk.wrong("/bodies", &few, &["f-commission-elected-problem", "value=\"#9001\""]).await;
    let mut five = few.to_vec();
    for (at, person) in [("1", "#9002"), ("2", "#9003"), ("3", "#9004"), ("4", "Altra, Persona")] {
        five.push((Box::leak(format!("commission-member-{at}").into_boxed_str()), person));
        five.push((Box::leak(format!("commission-task-{at}").into_boxed_str()), "member"));
    }
    desk.done("/bodies", &five).await;
    let meeting = |convened: &'static str| {
        vec![
            ("do", "meeting"),
            ("meeting-on", "2026-11-10"),
            ("meeting-convened", convened),
            ("meeting-absent-9002", "1"),
        ]
    };
    desk.wrong("/bodies", &meeting("2026-11-10"), &["f-meeting-convened-problem"]).await;
    for _ in 0..5 {
        desk.done("/bodies", &meeting("2026-11-03")).await;
    }
    assert!(desk.office.get(&desk.path("/bodies")).await.body.contains("cause for removal"));
    let table = [
        ("do", "table"),
        ("table-circular", "13"),
        ("table-offence-0", "Retard"),
        ("table-effect-0", "warning"),
        ("table-amount-0", ""),
        ("table-offence-1", "Alineació"),
        ("table-effect-1", "points"),
        ("table-amount-1", "¼"),
    ];
    desk.wrong("/sanctions", &table, &["value=\"¼\"", "f-table-amount-1-problem"]).await;
    let mut good = table.to_vec();
    good[7] = ("table-amount-1", "½");
    desk.done("/sanctions", &good).await;
    assert_eq!(desk.state().await.season.sanction_table.rows.len(), 2);
    let log = desk.log().await;
    for act in ["elect_committee", "name_commission", "meeting", "sanctions"] {
        assert!(log.contains(act), "{act}");
    }
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "one matter after another")]
async fn every_kind_of_matter_is_raised_and_decided() {
    let mut desk = desk().await;
    let fields: [(&str, &[(&str, &str)]); 25] = [
        ("incident", &[("raise-match", "x #1"), ("raise-board", "1")]),
        ("analysis", &[("raise-match", "#1"), ("raise-board", "2")]),
        ("analysis-second", &[("raise-match", "#1"), ("raise-board", "3")]),
        ("third-session", &[("raise-match", "#1"), ("raise-board", "4")]),
        ("delay", &[("raise-match", "#1"), ("raise-board", "5"), ("raise-minutes", "70")]),
        ("force-majeure", &[("raise-event", "1"), ("raise-round", "4"), ("raise-matches", "")]),
        ("withdrawal", &[("raise-event", "1"), ("raise-person", "#101")]),
        ("clash", &[("raise-match", "#13")]),
        ("other-event", &[("raise-event", "1"), ("raise-round", "4")]),
        ("date", &[("raise-event", "1"), ("raise-round", "4")]),
        ("last-round", &[("raise-event", "1")]),
        ("copa-pass", &[("raise-match", "#1"), ("raise-side", "home")]),
        ("last-swiss", &[("raise-event", "1")]),
        (
            "change",
            &[("raise-event", "2"), ("raise-round", "3"), ("raise-wanted", "2026-12-20"), ("raise-ground", "clash")],
        ),
        ("breach", &[("raise-person", "#101"), ("raise-team", ""), ("raise-club", "")]),
        ("sanction", &[("raise-person", ""), ("raise-team", "1"), ("raise-club", "")]),
        ("appointment", &[("raise-member", "Membre, Nou"), ("raise-task", "rules"), ("raise-since", "2026-11-16")]),
        ("removal", &[("raise-person", "#9005")]),
        ("vacancy", &[("raise-member", "#9103"), ("raise-task", "elite"), ("raise-since", "2026-11-16")]),
        (
            "revocation",
            &[("raise-case", "CHANGE"), ("raise-one", "#9001"), ("raise-two", "#9002"), ("raise-committee", "#9101")],
        ),
        ("consolation", &[("raise-event", "1"), ("raise-team-1", "1")]),
        ("lots", &[("raise-event", "1"), ("raise-people", "#101\n#102")]),
        ("open-rules", &[("raise-open", "1")]),
        ("annulment", &[("raise-open", "1")]),
        ("rated", &[("raise-event", "1")]),
    ];
    let vote = [("rule-yes", "3"), ("rule-no", "1"), ("rule-blank", "0"), ("rule-president", "for")];
    let mut committee = desk.hall.signed_in(Role::Committee).await;
    let (mut raised, mut change) = (Vec::new(), String::new());
    for (kind, given) in fields {
        let mut sent = vec![("do", "raise")];
        sent.extend(
            given.iter().map(|(name, value)| (*name, if *value == "CHANGE" { change.as_str() } else { value })),
        );
        let answer = committee.post(&desk.path(&format!("/cases/raise/{kind}")), &sent).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{kind}: {}", problems(&answer));
        let case = last(answer.location()).to_owned();
        let page = committee.get(&desk.path(&format!("/cases/{case}"))).await;
        assert!(page.status == StatusCode::OK && page.body.contains("name=\"rule-choice\""), "{kind}");
        let body = desk.state().await.season.cases[case.parse::<usize>().unwrap() - 1].body;
        let path = desk.path(&format!("/cases/{case}"));
        let mut ruling = vec![("do", "rule"), ("rule-received", "2026-11-16")];
        ruling.push((
            "rule-choice",
            match kind {
                "incident" | "analysis" | "analysis-second" => "result",
                "third-session" | "force-majeure" | "clash" | "date" | "last-round" | "last-swiss" => "at",
                "sanction" => "sanction",
                "lots" => "order",
                _ => "yes",
            },
        ));
        ruling.extend([
            ("rule-result", "1"),
            ("rule-at", "2026-12-20T16:30"),
            ("rule-sanction", "0"),
            ("rule-order", "#102\n#101"),
        ]);
        if body == adoube_federation::appeal::Body::SportsCommission {
            let answer = committee.post(&path, &ruling).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{kind}: a vote is needed");
            assert!(answer.body.contains("f-rule-yes-problem"), "{kind}");
            let mut few = ruling.clone();
            few.extend([("rule-yes", "1"), ("rule-no", ""), ("rule-blank", ""), ("rule-president", "for")]);
            let answer = committee.post(&path, &few).await;
            assert!(answer.body.contains("E-VOTE-QUORUM"), "{kind}: {}", problems(&answer));
            ruling.extend(vote);
        }
        if kind == "change" {
            case.clone_into(&mut change);
        }
        if kind == "incident" {
            // Something that is no option, a day that is none.
            let answer =
                committee.post(&path, &[("do", "rule"), ("rule-choice", "yes"), ("rule-received", "soon")]).await;
            assert!(answer.body.contains("f-rule-choice-problem") && answer.body.contains("value=\"soon\""));
            assert_eq!(committee.post(&path, &[("do", "national")]).await.status, StatusCode::SEE_OTHER);
        }
        let answer = committee.post(&path, &ruling).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{kind}: {}", problems(&answer));
        raised.push((kind, case));
    }
    // What follows: the round was moved and moved back, the point was taken, the open was annulled.
    let state = desk.state().await;
    assert_eq!(state.season.sanctions.len(), 1);
    assert!(state.season.opens[&adoube_federation::ids::OpenId(1)].annulled);
    assert_eq!(state.season.events[&EventId(2)].settings.rounds[2].date.to_string(), "2026-11-16", "revoked (6.1)");

    // An appeal: to the Board, which rules instead; the sanction is lifted.
    let of = |wanted: &str| raised.iter().find(|(kind, _)| *kind == wanted).unwrap().1.clone();
    let path = desk.path(&format!("/cases/{}", of("sanction")));
    assert_eq!(committee.post(&path, &[("do", "appeal")]).await.status, StatusCode::SEE_OTHER);
    let again = committee.post(&path, &[("do", "appeal")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "once");
    let appeal = desk.state().await.season.cases.len();
    let path = desk.path(&format!("/cases/{appeal}"));
    let answer =
        committee.post(&path, &[("do", "rule"), ("rule-choice", "instead-no"), ("rule-received", "2026-11-16")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", problems(&answer));
    assert!(desk.state().await.season.sanctions[0].lifted);
    // What the demonstration had before the bodies: a game sub condicione, a venue.
    let pending: Vec<String> =
        desk.state().await.season.cases.iter().filter(|c| c.decision.is_none()).map(|c| c.id.to_string()).collect();
    for case in pending {
        assert_eq!(committee.get(&desk.path(&format!("/cases/{case}"))).await.status, StatusCode::OK);
    }
    // A change that may not even be asked for.
    desk.wrong(
        "/cases/raise/change",
        &[
            ("do", "raise"),
            ("raise-event", "1"),
            ("raise-round", "5"),
            ("raise-wanted", "2026-11-20"),
            ("raise-ground", "ordinary"),
        ],
        &["E-CAL-LASTTWO", "f-raise-wanted-problem"],
    )
    .await;
    desk.wrong(
        "/cases/raise/change",
        &[
            ("do", "raise"),
            ("raise-event", "1"),
            ("raise-round", "4"),
            ("raise-wanted", "2026-11-30"),
            ("raise-ground", "clash"),
            ("raise-venue", "1"),
        ],
        &["E-CAL-VENUE"],
    )
    .await;
    let log = desk.log().await;
    for act in ["raise", "rule", "appeal", "national"] {
        assert!(log.contains(act), "{act}");
    }
    let replayers = adoube_desk::replayers();
    let replayers: Vec<&dyn adoube_store::Replayer> = replayers.iter().map(|replayer| &**replayer).collect();
    assert!(desk.hall.desk.store().verify(&replayers, &[]).await.unwrap().is_whole(), "a replay answers the same");
}

#[tokio::test]
async fn tables_follow_a_decision_on_a_game_sub_condicione() {
    let mut desk = desk().await;
    let state = desk.state().await;
    let case = state
        .season
        .cases
        .iter()
        .find(|c| matches!(c.matter, adoube_federation::cases::Matter::SubCondicione(..)))
        .unwrap();
    let id = case.matter.of_match().unwrap();
    let path = format!("/cases/{}", case.id);
    let page = desk.office.get(&desk.path(&path)).await.body;
    assert!(page.contains("triple repetició") && page.contains("if upheld"), "{page}");
    desk.done(&path, &[("do", "rule"), ("rule-choice", "yes"), ("rule-received", "2026-11-16")]).await;
    let board = desk.state().await.season.matches[&id].boards[6];
    assert_eq!(board, adoube_federation::matches::Board::Finished(adoube_federation::result::GameResult::Drawn));
    desk.wrong(&path, &[("do", "rule"), ("rule-choice", "no"), ("rule-received", "2026-11-16")], &["notice"]).await;
}

#[tokio::test]
async fn a_delegate_cannot_touch_another_club() {
    let desk = desk().await;
    let mut delegate = desk.delegate(1).await;
    let entry = [
        ("do", "enter"),
        ("enter-club", "2"),
        ("enter-team", ""),
        ("enter-category", "promotion_to_third"),
        ("enter-delivery", "by_hand"),
    ];
    let venue = [("do", "ask"), ("ask-event", "1"), ("ask-club-1", "2"), ("ask-entered-1", "12")];
    let mut strange = player("Algú, Nou", "third");
    strange.push(("new-paper-own_form", "1"));
    let forms: Vec<(&str, Vec<(&str, &str)>)> = vec![
        ("/clubs/2", vec![("do", "address"), ("address-address", "x")]),
        ("/clubs/1", vec![("do", "call"), ("call-name", "x")]),
        ("/clubs/1", vec![("do", "delegates"), ("delegates-new-1", "x")]),
        ("/players?club=2", strange),
        ("/players/201", vec![("do", "complete"), ("complete-paper-insurance", "1")]),
        ("/players/201", vec![("do", "person"), ("person-name", "x")]),
        ("/players/199", vec![("do", "grant")]),
        ("/players/101", vec![("do", "know"), ("know-category", "preferent")]),
        ("/lists/2", vec![("do", "add"), ("add-person", "201")]),
        ("/c/1", entry.to_vec()),
        ("/c/1", vec![("do", "pair")]),
        ("/c/1", vec![("do", "close")]),
        ("/c/1", vec![("do", "withdraw"), ("withdraw-team", "1")]),
        ("/c/1/players", vec![("do", "goes"), ("goes-person", "201")]),
        ("/c/1/players", vec![("do", "withdraw"), ("withdraw-person", "101")]),
        ("/venues", venue.to_vec()),
        ("/venues", vec![("do", "replace"), ("replace-old", "0:290"), ("replace-new", "#101")]),
        ("/cases/raise/sanction", vec![("do", "raise"), ("raise-club", "2")]),
        ("/cases/raise/change", vec![("do", "raise"), ("raise-event", "99")]),
    ];
    for (path, fields) in forms {
        let answer = delegate.post(&desk.path(path), &fields).await;
        let expected = if path.ends_with("change") { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::FORBIDDEN };
        assert_eq!(answer.status, expected, "{path} {fields:?}");
    }
    for path in ["/office", "/settings"] {
        assert_eq!(delegate.get(&desk.path(path)).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(delegate.get(&desk.path("/players/201")).await.status, StatusCode::FORBIDDEN);
    let page = delegate.get(&desk.path("/players?club=2")).await.body;
    assert!(page.contains("Escacs Vallfosca") && !page.contains("Torre del Riu"), "only the own club's players");
    // A match of others: a clash there is none of this club's business; a complaint is.
    let state = desk.state().await;
    let of = |m: &adoube_federation::matches::Match| {
        [m.home, m.visitors].map(|t| state.season.teams[&t].club).contains(&ClubId(1))
    };
    let other = state.season.matches.iter().find(|(_, m)| !of(m)).unwrap().0;
    let answer = delegate
        .post(&desk.path("/cases/raise/clash"), &[("do", "raise"), ("raise-match", &format!("#{other}"))])
        .await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    let answer = delegate
        .post(
            &desk.path("/cases/raise/breach"),
            &[("do", "raise"), ("raise-person", ""), ("raise-team", ""), ("raise-club", "2")],
        )
        .await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    // What concerns others is not shown, and nothing is decided.
    let others: Vec<_> = state.season.cases.iter().filter(|c| !delegates_case(&state, &c.matter)).collect();
    assert!(!others.is_empty());
    for case in others {
        let path = desk.path(&format!("/cases/{}", case.id));
        assert_eq!(delegate.get(&path).await.status, StatusCode::FORBIDDEN, "{:?}", case.matter);
        assert_eq!(delegate.post(&path, &[("do", "rule"), ("rule-choice", "yes")]).await.status, StatusCode::FORBIDDEN);
    }
    // The pages that a delegate sees.
    for path in [
        "/clubs",
        "/clubs/2",
        "/players",
        "/players/101",
        "/lists/1",
        "/lists/2",
        "/c",
        "/c/1",
        "/venues",
        "/cases",
        "/bodies",
        "/sanctions",
        "/opens",
        "/reports",
    ] {
        assert_eq!(delegate.get(&desk.path(path)).await.status, StatusCode::OK, "{path}");
    }
    assert_eq!(desk.state().await.season.clubs.len(), 6);
}

fn delegates_case(state: &State, matter: &adoube_federation::cases::Matter) -> bool {
    let team = |team| state.season.teams.get(&team).is_some_and(|team| team.club == ClubId(1));
    matter.of_match().and_then(|id| state.season.matches.get(&id)).is_some_and(|m| team(m.home) || team(m.visitors))
}

#[tokio::test]
async fn the_office_gives_a_delegate_an_account_for_one_club() {
    let mut desk = desk().await;
    let bad = desk
        .wrong("/clubs/1/accounts", &[("do", "add"), ("add-name", "a b")], &["f-add-name-problem", "value=\"a b\""])
        .await;
    assert!(!bad.body.contains("/invitation/"));
    let answer = desk.office.post(&desk.path("/clubs/1/accounts"), &[("do", "add"), ("add-name", "delegada")]).await;
    assert_eq!(answer.status, StatusCode::OK);
    let link = answer.body.split("http://desk.test").nth(1).unwrap().split('<').next().unwrap().to_owned();
    assert!(link.starts_with("/invitation/"), "{link}");
    let mut delegate = desk.hall.browser();
    delegate.get(&link).await;
    let chosen = delegate.post(&link, &[("password", "siset pren el cavall"), ("again", "siset pren el cavall")]).await;
    assert_eq!(chosen.status, StatusCode::SEE_OTHER, "{}", problems(&chosen));
    assert_eq!(delegate.get(&desk.path("/clubs/1")).await.status, StatusCode::OK);
    assert_eq!(
        delegate.post(&desk.path("/clubs/1"), &[("do", "address"), ("address-address", "Plaça 1")]).await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(
        delegate.post(&desk.path("/clubs/2"), &[("do", "address"), ("address-address", "Plaça 1")]).await.status,
        StatusCode::FORBIDDEN
    );
    desk.wrong("/clubs/2/accounts", &[("do", "add"), ("add-name", "delegada")], &["f-add-name-problem"]).await;
    // Only accounts of this club are touched here: not an administrator's.
    let account = desk.hall.desk.store().accounts().await.unwrap();
    let admin = account.iter().find(|a| a.role == "office").unwrap().id.clone();
    for what in ["link", "close", "open"] {
        let answer = desk.office.post(&desk.path("/clubs/1/accounts"), &[("do", what), ("account", &admin)]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{what}");
    }
    let own = account.iter().find(|a| a.name == "delegada").unwrap().id.clone();
    desk.done("/clubs/1/accounts", &[("do", "close"), ("account", &own)]).await;
    assert_ne!(delegate.get(&desk.path("/clubs/1")).await.status, StatusCode::OK, "closed");
}

#[tokio::test]
async fn every_page_of_the_office_is_drawn_in_five_languages_without_foreign_words() {
    let desk = desk_with(Options { mark_texts: true, clock: || NOON_MS, ..Options::default() }).await;
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
        "euskara",
        "English",
        "office-",
        "http://desk.test",
        "Barcelona",
        "Girona",
        "Lleida",
        "Tarragona",
        "min",
        "km",
        "1989",
    ];
    data.extend(fixed.map(str::to_owned));
    // Provisions are cited by their names.
    for rule in adoube_federation::handbook::RULES {
        data.push(rule.name.to_owned());
    }
    data.sort_by_key(|text| std::cmp::Reverse(text.len()));
    let data: Vec<&str> = data.iter().map(String::as_str).collect();
    let raise: Vec<String> = KINDS.iter().map(|kind| format!("/cases/raise/{kind}")).collect();
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
            // Letters of teams, marks and codes are signs, not words.
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

/// The source of a folder.
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
    for name in ["Act", "ClubAct", "LicenceAct", "ListAct", "EventAct", "MatchAct", "CaseAct", "BodyAct"] {
        for variant in variants(&acts, name) {
            // Both versions of an incident at once: the pages take each side's and the other's countersignature.
            if (name, variant.as_str()) == ("MatchAct", "Incident") {
                continue;
            }
            assert!(pages.contains(&format!("{name}::{variant}")), "no page sends {name}::{variant}");
            found += 1;
        }
    }
    assert!(found > 60, "{found}");
}
