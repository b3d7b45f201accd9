//! The search in a season: everybody finds what their pages show, and nothing else.

use super::*;
use adoube_services::people::{Details, Person};

impl Desk {
    /// Gives a person a name, a licence number and a FIDE id.
    async fn known_as(&self, number: u32, name: &str, born: Option<&str>) {
        let state = self.state().await;
        let id = state.persons[&MemberNo(number)].clone();
        let details =
            Details { licence: format!("CAT-{number:05}"), fide_id: format!("22{number:05}"), ..Details::default() };
        let person = Person { id, name: name.to_owned(), born: born.map(|day| day.parse().unwrap()), details };
        self.hall.desk.people().put(&person, NOON_MS).await.unwrap();
    }

    async fn search(&self, browser: &mut Browser, typed: &str) -> String {
        let answer = browser.get(&self.path(&format!("/search?q={typed}"))).await;
        assert_eq!(answer.status, StatusCode::OK, "{typed}: {}", answer.body);
        answer.body
    }

    /// The numbers that a program finds of a kind.
    async fn found(&self, browser: &mut Browser, kind: &str, typed: &str) -> Vec<u64> {
        let answer = browser.get(&format!("/api/v1/seasons/{}/search?q={typed}&kind={kind}", self.id)).await;
        let value: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        let kinds = value["kinds"].as_array().unwrap();
        assert!(kinds.iter().all(|found| found["kind"] == kind), "{kind}: {kinds:?}");
        let items = kinds.iter().flat_map(|found| found["found"].as_array().unwrap());
        items.map(|item| item["number"].as_u64().unwrap()).collect()
    }
}

#[tokio::test]
async fn the_office_finds_people_by_name_and_numbers() {
    let desk = desk().await;
    let mut office = desk.hall.signed_in(Role::Office).await;
    desk.known_as(101, "Quermany i Vil·la, Àgata", None).await;
    for typed in ["quermany", "AGATA%20villa", "%C3%A0gata+quer", "cat-00101", "2200101", "101", "%23101"] {
        let found = desk.found(&mut office, "persons", typed).await;
        assert_eq!(found.first(), Some(&101), "{typed}: {found:?}");
        let page = desk.search(&mut office, typed).await;
        assert!(page.contains(&format!("href=\"{}\"", desk.path("/players/101"))), "{typed}: {page}");
        assert!(page.contains("Quermany i Vil·la, Àgata") && page.contains("Escacs Vallfosca"), "{typed}");
    }
    for typed in ["uermany", "quermany+xyz"] {
        assert!(desk.found(&mut office, "persons", typed).await.is_empty(), "{typed}");
    }
    assert!(desk.search(&mut office, "quermany+xyz").await.contains("No results for “quermany xyz”."));
    assert!(desk.search(&mut office, "").await.contains("Type a name"));
    // A new name is found at once, the old one and the erased one no longer.
    desk.known_as(101, "Riudoms, Blanca", None).await;
    assert!(desk.found(&mut office, "persons", "quermany+agata").await.is_empty());
    assert_eq!(desk.found(&mut office, "persons", "riudoms+blanca").await, [101]);
    let key = desk.state().await.persons[&MemberNo(101)].clone();
    assert!(desk.hall.desk.people().erase(&key, NOON_MS).await.unwrap());
    assert!(desk.found(&mut office, "persons", "riudoms+blanca").await.is_empty());
}

#[tokio::test]
async fn clubs_teams_matches_and_cases_are_found_and_lead_to_their_pages() {
    let desk = desk().await;
    let mut office = desk.hall.signed_in(Role::Office).await;
    let state = desk.state().await;
    assert_eq!(
        desk.found(&mut office, "clubs", "torre").await,
        [2, 6],
        "a whole word before the beginning of Torrelluna"
    );
    assert_eq!(desk.found(&mut office, "clubs", "vallfosca").await.len(), 2, "by town too");
    let team = state.season.teams.iter().find(|(_, team)| team.club == ClubId(2) && team.place == 1).unwrap().0;
    assert_eq!(desk.found(&mut office, "teams", "torre+riu+b").await, [u64::from(team.0)]);
    let (id, m) = state.season.matches.iter().next_back().unwrap();
    let both = format!("{} {}", state.team(m.home), state.team(m.visitors)).replace([' ', '\''], "+");
    assert!(desk.found(&mut office, "matches", &both).await.contains(&u64::from(id.0)), "{both}");
    assert_eq!(desk.found(&mut office, "matches", &format!("%23{id}")).await[0], u64::from(id.0));
    let page = desk.search(&mut office, &both).await;
    assert!(page.contains(&format!("href=\"{}\"", desk.path(&format!("/match/{id}")))), "{page}");
    // A case is found by its number, its kind in any language, its people and teams.
    let case = &state.season.cases[0];
    let name = case.matter.text().get("ca".parse().unwrap()).split(' ').next().unwrap();
    for typed in [case.id.to_string(), name.to_owned()] {
        let found = desk.found(&mut office, "cases", &typed).await;
        assert!(found.contains(&u64::from(case.id.0)), "{typed}: {found:?}");
    }
    let page = desk.search(&mut office, name).await;
    assert!(page.contains(&format!("href=\"{}\"", desk.path(&format!("/cases/{}", case.id)))), "{page}");
    assert_eq!(desk.found(&mut office, "competitions", "segona").await, [1]);
    // More than fit on the page: one kind alone has them all.
    let page = desk.search(&mut office, "d").await;
    assert!(page.contains("&amp;kind=matches\">Show all"), "{page}");
    let page = desk.search(&mut office, "d&kind=matches").await;
    assert!(page.contains("Show all kinds") && !page.contains("Show all 1"), "{page}");
}

#[tokio::test]
async fn the_search_is_on_every_page_of_the_season() {
    let mut desk = desk().await;
    let field = format!("action=\"{}\"", desk.path("/search"));
    for page in ["", "/office", "/clubs", "/cases/1", "/log", "/match/1"] {
        let shown = desk.office.get(&desk.path(page)).await;
        assert!(shown.body.contains(&field) && shown.body.contains("aria-keyshortcuts=\"/\""), "{page}");
    }
    let shown = desk.office.get(&desk.path("/search?q=%22%3Cb%3E")).await.body;
    assert!(shown.contains("value=\"&quot;&lt;b&gt;\"") && !shown.contains("<b>"), "{shown}");
    let long = format!("/search?q={}", "a+".repeat(5000));
    assert_eq!(desk.office.get(&desk.path(&long)).await.status, StatusCode::OK);
    assert!(
        !desk.office.get("/desk/league/new").await.body.contains("role=\"search\""),
        "there is nothing to search yet"
    );
}

#[tokio::test]
async fn delegates_bodies_and_the_public_find_what_their_pages_show() {
    let desk = desk().await;
    desk.known_as(101, "Quermany, Àgata", None).await;
    desk.known_as(201, "Quermany, Bru", Some("2016-05-01")).await;
    let mut delegate = desk.delegate(1).await;
    assert_eq!(desk.found(&mut delegate, "persons", "quermany+agata").await, [101]);
    assert_eq!(desk.found(&mut delegate, "persons", "CAT-00101").await, [101]);
    for typed in ["quermany+bru", "CAT-00201", "201"] {
        assert!(desk.found(&mut delegate, "persons", typed).await.is_empty(), "{typed}: of another club");
    }
    let state = desk.state().await;
    let mut office = desk.hall.signed_in(Role::Office).await;
    let of_office = desk.found(&mut office, "cases", "1").await;
    assert_eq!(of_office, [1]);
    for case in &state.season.cases {
        let number = case.id.to_string();
        let page = delegate.get(&desk.path(&format!("/cases/{number}"))).await.status;
        let found = desk.found(&mut delegate, "cases", &number).await.contains(&u64::from(case.id.0));
        assert_eq!(found, page == StatusCode::OK, "case {number}");
    }
    // A body sees names, but no personal data.
    let mut committee = desk.hall.signed_in(Role::Committee).await;
    assert_eq!(desk.found(&mut committee, "persons", "quermany+bru").await, [201]);
    assert_eq!(desk.found(&mut committee, "persons", "2200201").await, [201]);
    assert!(desk.found(&mut committee, "persons", "CAT-00201").await.is_empty());
    // The public: players, children by their initials; no cases.
    let mut public = desk.hall.browser();
    assert_eq!(desk.found(&mut public, "persons", "quermany+agata").await, [101]);
    for typed in ["quermany+bru", "CAT-00101", "2200101"] {
        assert!(desk.found(&mut public, "persons", typed).await.is_empty(), "{typed}");
    }
    assert!(desk.found(&mut public, "persons", "q+b").await.contains(&201));
    assert!(desk.found(&mut public, "cases", "1").await.is_empty());
    assert!(desk.found(&mut public, "sanctions", "1").await.is_empty());
    let page = public.get(&format!("/league/{}/search?q=q+b", desk.id)).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Q., B.") && !page.body.contains("Quermany, Bru"), "{}", page.body);
    assert!(page.body.contains(&format!("/league/{}/player/201", desk.id)) && !page.body.contains("/desk/league/"));
    assert_eq!(public.get(&desk.path("/search?q=a")).await.location().split('?').next(), Some("/login"));
}
