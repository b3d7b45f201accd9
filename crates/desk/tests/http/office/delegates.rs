//! A delegate acts for one club only.

use super::clubs::player;
use super::*;

#[tokio::test]
async fn a_delegate_cannot_touch_another_club() {
    let mut desk = desk().await;
    desk.done("/c", &super::competitions::competition("Individual", "individual", "8")).await;
    let mut delegate = desk.delegate(1).await;
    // Team competitions have no players of their own.
    assert_eq!(desk.office.get(&desk.path("/c/1/players")).await.status, StatusCode::NOT_FOUND);
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
        ("/c/3/players", vec![("do", "goes"), ("goes-person", "201")]),
        ("/c/3/players", vec![("do", "withdraw"), ("withdraw-person", "101")]),
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
    // A match between other clubs: a clash does not concern this club; a complaint does.
    let state = desk.state().await;
    let of = |m: &adoube_federation::matches::ClubMatch| {
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
    // Cases of others are not shown, and delegates decide nothing.
    let others: Vec<_> = state.season.cases.iter().filter(|c| !delegates_case(&state, &c.matter)).collect();
    assert!(!others.is_empty());
    for case in others {
        let path = desk.path(&format!("/cases/{}", case.id));
        assert_eq!(delegate.get(&path).await.status, StatusCode::FORBIDDEN, "{:?}", case.matter);
        assert_eq!(delegate.post(&path, &[("do", "rule"), ("rule-choice", "yes")]).await.status, StatusCode::FORBIDDEN);
    }
    // The pages that a delegate can see.
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

fn delegates_case(state: &LeagueState, matter: &adoube_federation::cases::Matter) -> bool {
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
    // Only accounts of this club can be changed here, not an administrator's.
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
