//! Pages about persons: stored data, erasure, and duplicate entries.

use crate::support::table::Table;
use crate::support::{Browser, Hall};
use adoube_desk::roles::Role;
use axum::http::StatusCode;

#[tokio::test]
async fn a_person_gets_what_the_desk_holds_and_is_erased() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let event = chief.post("/desk/demo", &[]).await.location().trim_start_matches("/desk/t/").to_owned();
    let entry = hall.desk.event_state(&event, None).await.unwrap().event.entries[0].clone();
    let name = hall.desk.people().get(&entry.person).await.unwrap().unwrap().name;
    let page = format!("/desk/people/{}", entry.person.0);
    let player = chief.get(&format!("/desk/t/{event}/players/{}", entry.id)).await.body;
    assert!(player.contains(&page), "the player's page leads there");
    let held = chief.get(&format!("{page}/data")).await;
    assert!(held.header("content-disposition").starts_with("attachment"));
    let held: serde_json::Value = serde_json::from_str(&held.body).unwrap();
    assert_eq!(held["person"]["name"], name);
    assert_eq!(held["events"].as_array().unwrap().len(), 1, "{held}");
    let public = format!("/t/{event}/players");
    let first = async |chief: &mut Browser| {
        let players = Table::read(&chief.get(&public).await.body, "players");
        players.columns(["No.", "Name"])[0].map(str::to_owned)
    };
    assert_eq!(first(&mut chief).await, ["1".to_owned(), format!("{} {name}", entry.title)]);
    // Not without the confirmation.
    let refused = chief.post(&page, &[]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(hall.desk.people().get(&entry.person).await.unwrap().is_some());
    assert_eq!(chief.post(&page, &[("sure", "1")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(first(&mut chief).await, ["1".to_owned(), entry.title], "what is kept for the public too");
    assert!(!chief.get(&public).await.body.contains(&name));
    let left = chief.get(&page).await;
    assert_eq!(left.status, StatusCode::OK);
    assert!(!left.body.contains(&name) && !left.body.contains("name=\"sure\""));
    assert_eq!(chief.get("/desk/people/nobody").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_player_who_has_entered_is_told_of_and_nonsense_refused() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let id = "prova".to_owned();
    let settings = adoube_event::EventSettings { name: "Prova".to_owned(), ..adoube_event::EventSettings::default() };
    let open = adoube_event::EventAct::Open(Box::new(settings));
    let context = adoube_event::Context::new("test", hall.desk.now_ms());
    hall.desk.event_acts(&id, hall.desk.new_command().unwrap(), &context, vec![open]).await.unwrap();
    let players = format!("/desk/t/{id}/players");
    let count = async || hall.desk.event_state(&id, None).await.unwrap().event.entries.len();
    let before = count().await;
    let first = [("player", "Nova, Jana"), ("fide_id", "123456"), ("command", "01a1e304-c985-7011-86c6-000000000001")];
    let entered = chief.post(&players, &first).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.body);
    let refused: [&[(&str, &str)]; 7] = [
        &[("player", "nova, jana"), ("command", "01a1e304-c985-7011-86c6-000000000002")],
        &[("player", "Altra, Jana"), ("fide_id", "123456"), ("command", "01a1e304-c985-7011-86c6-000000000003")],
        &[("player", "Una, A"), ("title", "XX"), ("command", "01a1e304-c985-7011-86c6-000000000004")],
        &[("player", "Una, A"), ("federation", "ENGLAND"), ("command", "01a1e304-c985-7011-86c6-000000000005")],
        &[("player", "Una, A"), ("born", "2030-01-01"), ("command", "01a1e304-c985-7011-86c6-000000000006")],
        &[("player", "Una, A"), ("email", "foo"), ("command", "01a1e304-c985-7011-86c6-000000000007")],
        &[("player", "\u{0}\u{202e}"), ("command", "01a1e304-c985-7011-86c6-000000000008")],
    ];
    for fields in refused {
        let answer = chief.post(&players, fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
    }
    assert_eq!(count().await, before + 1);
    let namesake = [("player", "Nova, Jana"), ("namesake", "1"), ("command", "01a1e304-c985-7011-86c6-000000000009")];
    assert_eq!(chief.post(&players, &namesake).await.status, StatusCode::SEE_OTHER);
    assert_eq!(count().await, before + 2);
}
