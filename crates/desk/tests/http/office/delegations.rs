//! A delegation is the office of the clubs and competitions of its province, and of nothing else.

use super::clubs::player;
use super::competitions::competition;
use super::*;
use adoube_desk::roles::{Action, may};
use adoube_desk::routes;
use axum::http::Method;

/// A province of the demo season with its delegation.
struct Side {
    browser: Browser,
    province: &'static str,
    /// A club of the demo season, and the one that the delegation registers.
    clubs: [u32; 2],
    /// The delegation's competition, and its first match.
    event: u32,
    first_match: u32,
}

impl Desk {
    async fn delegation(&self, province: &str) -> Browser {
        let account = Account {
            id: format!("p-{province}"),
            name: format!("delegation-{province}"),
            role: Role::Delegation.code().to_owned(),
            scope: format!("{}/{province}", self.id),
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

    /// Sends a form as a delegation; it succeeds.
    async fn done_by(&self, browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = browser.post(&self.path(path), fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path} {fields:?}: {}", problems(&answer));
        answer
    }

    /// A delegation registers a club, announces a competition of its province, enters four teams and pairs a round.
    async fn at_work(&self, province: &'static str, club: u32) -> Side {
        let mut browser = self.delegation(province).await;
        let register = [
            ("do", "register"),
            ("register-name", "Club Nou"),
            ("register-town", "Aldea"),
            ("register-province", province),
        ];
        let made = self.done_by(&mut browser, "/clubs", &register).await;
        let second: u32 = last(made.location()).parse().unwrap();
        let mut fields = competition("Campionat provincial", "league", "3");
        fields.retain(|(name, _)| *name != "announce-province");
        let announced = browser.post(&self.path("/c"), &fields).await;
        assert_eq!(announced.status, StatusCode::FORBIDDEN, "only competitions of the province");
        fields.push(("announce-province", province));
        let made = self.done_by(&mut browser, "/c", &fields).await;
        let event: u32 = last(made.location()).parse().unwrap();
        for club in [club, second, club, second] {
            let club = club.to_string();
            let entry = [
                ("do", "enter"),
                ("enter-club", club.as_str()),
                ("enter-team", ""),
                ("enter-category", "promotion_to_third"),
                ("enter-delivery", "through_delegation"),
                ("enter-received", ""),
            ];
            self.done_by(&mut browser, &format!("/c/{event}"), &entry).await;
        }
        let state = self.state().await;
        assert_eq!(state.season.events[&CompetitionId(event)].teams.len(), 4, "entered, not proposed");
        self.done_by(&mut browser, &format!("/c/{event}/groups"), &[("do", "draw"), ("draw-groups", "1")]).await;
        self.done_by(&mut browser, &format!("/c/{event}"), &[("do", "pair")]).await;
        let state = self.state().await;
        let first_match = state.season.matches.iter().find(|(_, m)| m.event.0 == event).unwrap().0.0;
        Side { browser, province, clubs: [club, second], event, first_match }
    }
}

/// An account with a competition of its own: the two sides of the tests.
async fn sides() -> (Desk, [Side; 2]) {
    let desk = desk().await;
    let sides = [desk.at_work("girona", 4).await, desk.at_work("lleida", 6).await];
    (desk, sides)
}

#[tokio::test]
async fn a_delegation_does_the_offices_work_for_its_province() {
    let (desk, sides) = sides().await;
    for mut side in sides {
        let browser = &mut side.browser;
        let club = side.clubs[0];
        let listed = browser.get(&desk.path("/clubs")).await.body;
        let named = |name: &str| listed.contains(name);
        assert!(named("Club Nou") && named("Cavall de Mar") == (club == 4) && named("Dama Blanca") == (club == 6));
        assert!(!named("Torre del Riu") && listed.contains(&format!("value=\"{}\"", side.province)));
        // Players and licences.
        let name = format!("Nou, Jugador{club}");
        let made = desk.done_by(browser, &format!("/players?club={club}"), &player(&name, "third")).await;
        let person = last(made.location()).to_owned();
        let path = format!("/players/{person}");
        let paper = [("do", "complete"), ("complete-paper-own_form", "1")];
        desk.done_by(browser, &path, &paper).await;
        desk.done_by(browser, &path, &[("do", "grant")]).await;
        assert!(browser.get(&desk.path(&path)).await.body.contains("In force"));
        let know = [("do", "know"), ("know-category", "second"), ("know-nationality", "home"), ("know-catalan", "")];
        desk.done_by(browser, &path, &know).await;
        // The club's name, delegates and their accounts.
        desk.done_by(browser, &format!("/clubs/{club}"), &[("do", "call"), ("call-name", "Nom nou")]).await;
        let invited = browser
            .post(
                &desk.path(&format!("/clubs/{club}/accounts")),
                &[("do", "add"), ("add-name", &format!("delegat-{club}"))],
            )
            .await;
        assert!(invited.body.contains("/invitation/"), "{}", problems(&invited));
        // Applications of its clubs wait for the delegation, and are accepted by it.
        let mut delegate = desk.delegate(club).await;
        let name = format!("Altre, Nou{club}");
        let mut fields = player(&name, "third");
        fields.push(("new-paper-own_form", "1"));
        let made = delegate.post(&desk.path(&format!("/players?club={club}")), &fields).await;
        let add = [("do", "add"), ("add-person", last(made.location())), ("add-after", "")];
        let proposed = delegate.post(&desk.path(&format!("/lists/{club}")), &add).await;
        assert_eq!(proposed.status, StatusCode::SEE_OTHER, "{}", problems(&proposed));
        let number = desk.state().await.proposals.keys().next().unwrap().to_string();
        assert!(browser.get(&desk.path("/office")).await.body.contains(&name));
        desk.done_by(browser, "/office", &[("do", "accept"), ("accept-number", &number)]).await;
        assert!(desk.state().await.proposals.is_empty());
        // In a competition of the federation, an entry is a proposal that the federation accepts.
        let entry = [
            ("do", "enter"),
            ("enter-club", &club.to_string()),
            ("enter-team", ""),
            ("enter-category", "promotion_to_third"),
            ("enter-delivery", "through_delegation"),
        ];
        let answer = browser.post(&desk.path("/c/1"), &entry).await;
        assert!(desk.state().await.season.events[&CompetitionId(1)].teams.len() == 6, "{}", problems(&answer));
        // Documents about its competition come to the delegation (5.72).
        let about = format!("event:{}", side.event);
        let paper = [("do", "paper"), ("paper-paper", "crosstable"), ("paper-about", &about), ("paper-person", "")];
        desk.done_by(browser, "/office", &paper).await;
    }
}

#[tokio::test]
async fn a_delegation_touches_nothing_of_another_province() {
    let (desk, [girona, lleida]) = sides().await;
    let before = desk.state().await.number;
    for (mut own, other) in
        [(girona, (competition_of(6, &desk).await, 6_u32)), (lleida, (competition_of(4, &desk).await, 4))]
    {
        let ((event, first_match), club) = other;
        let (person, browser) = (club * 100 + 1, &mut own.browser);
        let own_club = own.clubs[0].to_string();
        let about = format!("club:{club}");
        let entrant = format!("#{person}");
        let forms: Vec<(String, Vec<(&str, &str)>)> = vec![
            (format!("/clubs/{club}"), vec![("do", "call"), ("call-name", "x")]),
            (format!("/clubs/{club}"), vec![("do", "address"), ("address-address", "x")]),
            (format!("/clubs/{club}/accounts"), vec![("do", "add"), ("add-name", "stranger")]),
            (format!("/players?club={club}"), player("Algú, Nou", "third")),
            (format!("/players/{person}"), vec![("do", "grant")]),
            (format!("/players/{person}"), vec![("do", "person"), ("person-name", "x")]),
            (format!("/lists/{club}"), vec![("do", "add"), ("add-person", "1"), ("add-after", "")]),
            (format!("/c/{event}"), vec![("do", "pair")]),
            (format!("/c/{event}/groups"), vec![("do", "draw"), ("draw-groups", "1")]),
            ("/c/1".to_owned(), vec![("do", "pair")]),
            ("/c/1".to_owned(), vec![("do", "close")]),
            ("/c/1".to_owned(), vec![("do", "withdraw"), ("withdraw-team", "1"), ("withdraw-sure", "1")]),
            ("/c/1/groups".to_owned(), vec![("do", "draw"), ("draw-groups", "1")]),
            (format!("/match/{first_match}/office"), vec![("paper", "0")]),
            (format!("/match/{first_match}/home/lineup"), vec![("b1", "1")]),
            (format!("/match/{first_match}/move"), vec![("to", "2026-12-01T10:00")]),
            (
                "/office".to_owned(),
                vec![("do", "received"), ("received-paper", "insurance"), ("received-about", &about)],
            ),
            ("/office".to_owned(), vec![("do", "paper"), ("paper-paper", "forms"), ("paper-about", &about)]),
            ("/office".to_owned(), vec![("do", "accept"), ("accept-number", "1")]),
            ("/office".to_owned(), vec![("do", "paper"), ("paper-paper", "forms"), ("paper-about", "event:1")]),
            ("/cases/raise/appointment".to_owned(), vec![("do", "raise")]),
            ("/cases/raise/breach".to_owned(), vec![("do", "raise"), ("raise-team", "1")]),
            ("/cases/raise/rated".to_owned(), vec![("do", "raise"), ("raise-event", "1")]),
            (format!("/clubs/{own_club}/fees"), vec![("do", "invoice")]),
        ];
        for (path, fields) in forms {
            let answer = browser.post(&desk.path(&path), &fields).await;
            let refused = matches!(answer.status, StatusCode::FORBIDDEN | StatusCode::NOT_FOUND);
            assert!(refused, "{} {path} {fields:?}: {} {}", own.province, answer.status, problems(&answer));
        }
        // Persons of other provinces are not even known by their number.
        let venue = [
            ("do", "ask"),
            ("ask-event", "1"),
            ("ask-club-1", own_club.as_str()),
            ("ask-entered-1", "12"),
            ("ask-principal", entrant.as_str()),
        ];
        let answer = browser.post(&desk.path("/venues"), &venue).await;
        assert!(answer.body.contains("f-ask-principal-problem"), "{}", problems(&answer));
    }
    assert_eq!(desk.state().await.number, before, "nothing has changed");
}

/// The competition of a club's delegation, and its first match.
async fn competition_of(club: u32, desk: &Desk) -> (u32, u32) {
    let state = desk.state().await;
    let province = state.season.clubs[&ClubId(club)].province;
    let event = state.season.events.iter().find(|(_, event)| event.settings.province == Some(province)).unwrap().0;
    let first = state.season.matches.iter().find(|(_, m)| m.event == *event).unwrap().0;
    (event.0, first.0)
}

/// Every address of a season with an example of the own province and one of the other; without a second one, the page is
/// of the season as a whole.
fn examples(path: &str, own: &Side, other: &Side) -> Option<(String, Option<String>)> {
    let club =
        |rest: &str| (format!("/clubs/{}{rest}", own.clubs[0]), Some(format!("/clubs/{}{rest}", other.clubs[0])));
    let event = |rest: &str| (format!("/c/{}{rest}", own.event), Some(format!("/c/{}{rest}", other.event)));
    let of_match =
        |rest: &str| (format!("/match/{}{rest}", own.first_match), Some(format!("/match/{}{rest}", other.first_match)));
    let player = |club: u32| format!("/players/{}", club * 100 + 1);
    Some(match path {
        "" | "/search" | "/suggest" | "/office" | "/clubs" | "/players" | "/c" | "/venues" | "/cases" | "/bodies"
        | "/sanctions" | "/opens" | "/reports" => (path.to_owned(), None),
        "/clubs/{number}" => club(""),
        "/clubs/{number}/accounts" => club("/accounts"),
        "/clubs/{number}/fees" => club("/fees"),
        "/clubs/{number}/fees/{invoice}" => club("/fees/1"),
        "/players/{number}" => (player(own.clubs[0]), Some(player(other.clubs[0]))),
        "/lists/{number}" => (format!("/lists/{}", own.clubs[0]), Some(format!("/lists/{}", other.clubs[0]))),
        "/c/{number}" => event(""),
        "/c/{number}/groups" => event("/groups"),
        // A competition of teams has no players of its own.
        "/c/{number}/players" => event("/players"),
        "/cases/{number}" => ("/cases/1".to_owned(), None),
        "/cases/raise/{kind}" => ("/cases/raise/change".to_owned(), None),
        "/reports/{paper}" => {
            let of = |side: &Side| format!("/reports/lists?club={}", side.clubs[0]);
            (of(own), Some(of(other)))
        }
        "/match/{number}" => of_match(""),
        "/match/{number}/office" => of_match("/office"),
        "/match/{number}/move" => of_match("/move"),
        "/match/{number}/acta" => of_match("/acta"),
        "/match/{number}/{side}/{what}" => of_match("/home/lineup"),
        _ => return None,
    })
}

#[tokio::test]
async fn every_page_of_a_season_is_checked_for_both_provinces() {
    let (desk, [mut girona, mut lleida]) = sides().await;
    let refused = |status: StatusCode| matches!(status, StatusCode::FORBIDDEN | StatusCode::NOT_FOUND);
    let mut walked = 0;
    for route in routes(&desk.hall.desk) {
        let Some(rest) = route.path.strip_prefix("/desk/league/{id}") else { continue };
        for swapped in [false, true] {
            let (own, other) = if swapped { (&mut lleida, &girona) } else { (&mut girona, &lleida) };
            if !may(Role::Delegation, route.action) {
                let path = desk.path(&rest.replace("{number}", "1").replace("{invoice}", "1"));
                let answer = match route.method {
                    Method::GET => own.browser.get(&path).await,
                    _ => own.browser.post(&path, &[]).await,
                };
                assert_eq!(answer.status, StatusCode::FORBIDDEN, "{} {path}", route.method);
                continue;
            }
            let known = examples(rest, own, other);
            let (here, there) = known.unwrap_or_else(|| panic!("{rest}: what may a delegation do there?"));
            // Neither has invoices, players of teams, or cases; these pages are refused to both.
            let nothing = ["/clubs/{number}/fees/{invoice}", "/c/{number}/players", "/cases/{number}"].contains(&rest);
            let answer = match route.method {
                Method::GET => own.browser.get(&desk.path(&here)).await,
                _ => own.browser.post(&desk.path(&here), &[]).await,
            };
            // An empty form may be about an account that does not exist.
            let wrong = if route.method == Method::GET {
                refused(answer.status)
            } else {
                answer.status == StatusCode::FORBIDDEN
            };
            let what = format!("{} {here} as {}: {}", route.method, own.province, answer.status);
            assert_eq!(wrong, nothing && (route.method == Method::GET || rest == "/cases/{number}"), "{what}");
            if let Some(there) = there {
                let answer = match route.method {
                    Method::GET => own.browser.get(&desk.path(&there)).await,
                    _ => own.browser.post(&desk.path(&there), &[]).await,
                };
                assert!(refused(answer.status), "{} {there} as {}: {}", route.method, own.province, answer.status);
            }
            walked += 1;
        }
    }
    assert!(walked > 60, "{walked}");
}

#[tokio::test]
async fn what_a_delegation_reads_is_of_its_province() {
    let (desk, sides) = sides().await;
    for mut side in sides {
        let (own, other) = if side.clubs[0] == 4 { (4_u64, 6_u64) } else { (6, 4) };
        let answer = side.browser.get(&format!("/api/v1/seasons/{}/record", desk.id)).await;
        let record: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        let season = &record["season"];
        let clubs: Vec<&String> = season["clubs"].as_object().unwrap().keys().collect();
        assert_eq!(clubs, [&own.to_string(), &side.clubs[1].to_string()]);
        let players = season["players"].as_object().unwrap();
        assert!(!players.is_empty() && players.values().all(|player| player["club"] == own), "{players:?}");
        for part in ["licences", "applications"] {
            let people = season[part].as_object().unwrap();
            assert!(people.keys().all(|person| players.contains_key(person)) && !people.is_empty(), "{part}");
        }
        let persons = record["persons"].as_object().unwrap();
        assert!(!persons.contains_key(&(other * 100 + 1).to_string()), "{persons:?}");
        assert!(season["lists"].as_object().unwrap().keys().all(|club| *club == own.to_string()));
        for kind in ["persons", "clubs", "teams"] {
            let address = format!("/api/v1/seasons/{}/search?kind={kind}&q=", desk.id);
            let theirs = if kind == "persons" { format!("{}", other * 100 + 1) } else { name_of(other).to_owned() };
            let ours = if kind == "persons" { format!("{}", own * 100 + 1) } else { name_of(own).to_owned() };
            assert!(!side.browser.get(&format!("{address}{theirs}")).await.body.contains("\"all\""), "{theirs}");
            assert!(side.browser.get(&format!("{address}{ours}")).await.body.contains("\"all\""), "{ours}");
        }
        let suggested = side.browser.get(&desk.path(&format!("/suggest?of=people&q=%23{}", other * 100 + 1))).await;
        assert_eq!(suggested.body, "[]");
        assert_eq!(side.browser.get(&format!("/api/v1/seasons/{}/log", desk.id)).await.status, StatusCode::FORBIDDEN);
    }
    // A province without a delegation, another season, or no province at all: nothing.
    for scope in ["barcelona", "atlantis"] {
        let mut stranger = desk.delegation(scope).await;
        for page in ["", "/clubs", "/office", "/search?q=a"] {
            assert_eq!(stranger.get(&desk.path(page)).await.status, StatusCode::FORBIDDEN, "{scope} {page}");
        }
    }
    let mut everywhere = desk.hall.signed_in(Role::Delegation).await;
    assert_eq!(everywhere.get(&desk.path("/clubs")).await.status, StatusCode::FORBIDDEN);
    assert!(!may(Role::Delegation, Action::RunSeason) && !may(Role::Delegation, Action::OpenSeason));
}

fn name_of(club: u64) -> &'static str {
    if club == 4 { "cavall" } else { "dama" }
}

#[tokio::test]
async fn the_office_creates_the_accounts_of_delegations() {
    let mut desk = desk().await;
    let page = desk.office.get(&desk.path("/delegations")).await.body;
    let rows = Table::first(&page);
    assert_eq!(rows.column(0), ["Girona", "Lleida", "Tarragona"], "Barcelona deals with the federation itself");
    assert_eq!(rows.row("Girona"), ["Girona", "1", "14", "0"]);
    desk.wrong(
        "/delegations",
        &[("do", "add"), ("add-name", "a b")],
        &["f-add-name-problem", "f-add-province-problem"],
    )
    .await;
    let add = [("do", "add"), ("add-name", "delegacio"), ("add-province", "barcelona")];
    desk.wrong("/delegations", &add, &["f-add-province-problem"]).await;
    let add = [("do", "add"), ("add-name", "delegacio"), ("add-province", "girona")];
    let answer = desk.office.post(&desk.path("/delegations"), &add).await;
    let link = answer.body.split("http://desk.test").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let mut delegation = desk.hall.browser();
    delegation.get(&link).await;
    let chosen =
        delegation.post(&link, &[("password", "siset pren el cavall"), ("again", "siset pren el cavall")]).await;
    assert_eq!(chosen.status, StatusCode::SEE_OTHER, "{}", problems(&chosen));
    assert_eq!(delegation.get(&desk.path("/clubs/4")).await.status, StatusCode::OK);
    assert_eq!(delegation.get(&desk.path("/clubs/6")).await.status, StatusCode::NOT_FOUND);
    assert!(desk.office.get(&desk.path("/delegations")).await.body.contains("Delegation:"));
    let account = desk.hall.desk.store().accounts().await.unwrap();
    let own = account.iter().find(|account| account.name == "delegacio").unwrap();
    assert_eq!((own.role.as_str(), &own.scope), ("delegation", &format!("{}/girona", desk.id)));
    desk.done("/delegations", &[("do", "close"), ("account", &own.id)]).await;
    assert_ne!(delegation.get(&desk.path("/clubs/4")).await.status, StatusCode::OK, "closed");
}
