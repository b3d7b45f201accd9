//! A federation's season in the desk: what the office, delegates, committees and the public see and do.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use adoube_desk::accounts::roles::Role;
use axum::http::StatusCode;
use support::Hall;

/// A desk with a demonstration season: its id.
async fn demonstration(hall: &Hall) -> String {
    let mut office = hall.signed_in(Role::Office).await;
    let made = office.post("/desk/league/demo", &[]).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    made.location().strip_prefix("/desk/league/").unwrap().to_owned()
}

#[tokio::test]
async fn a_demonstration_season_is_there_at_once_and_replays() {
    let hall = Hall::plain().await;
    let id = demonstration(&hall).await;
    for role in [Role::Administrator, Role::Office, Role::Committee, Role::Delegate] {
        let mut browser = hall.signed_in(role).await;
        for path in ["/desk", "/desk/league", &format!("/desk/league/{id}"), "/league", &format!("/league/{id}")] {
            let page = browser.get(path).await;
            assert_eq!(page.status, StatusCode::OK, "{role} {path}");
        }
    }
    let page = hall.browser().get(&format!("/league/{id}")).await;
    assert!(page.body.contains("Segona categoria"), "{}", page.body);
    let replayers = adoube_desk::replayers();
    let replayers: Vec<&dyn adoube_store::Replayer> = replayers.iter().map(|replayer| &**replayer).collect();
    assert!(hall.desk.store().verify(&replayers, &[]).await.unwrap().is_whole(), "a replay answers the same");
}
