//! Accounts whose scope is one event or season act there and nowhere else, also on pages whose address names neither.

use crate::hall::demonstration;
use crate::support::{Browser, Hall};
use adoube_desk::roles::Role;
use adoube_store::Account;
use axum::http::StatusCode;

async fn within(hall: &Hall, role: Role, scope: &str) -> Browser {
    let account = Account {
        id: format!("scoped-{role}"),
        name: format!("scoped-{role}"),
        role: role.code().to_owned(),
        scope: scope.to_owned(),
        password: String::new(),
        totp: None,
        recovery: String::new(),
        state: "active".to_owned(),
        created_ms: 0,
        changed_ms: 0,
    };
    assert!(hall.desk.store().add_account(&account).await.unwrap());
    hall.session(&account).await
}

#[tokio::test]
async fn a_scoped_account_has_no_power_over_the_whole_site() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let mut scoped = within(&hall, Role::ChiefArbiter, &id).await;
    let mut office = within(&hall, Role::Office, "another-season").await;
    assert_eq!(scoped.get(&format!("/desk/t/{id}")).await.status, StatusCode::OK);
    for page in ["/desk/new", "/desk/import", "/desk/lists", "/desk/ratings", "/desk/league/new"] {
        assert_eq!(chief.get(page).await.status, StatusCode::OK, "{page}");
        assert_eq!(scoped.get(page).await.status, StatusCode::FORBIDDEN, "{page}");
        assert_eq!(office.get(page).await.status, StatusCode::FORBIDDEN, "{page}");
    }
    assert_eq!(scoped.post("/desk/demo", &[]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn personal_data_are_for_accounts_whose_scope_covers_the_person() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let state = hall.desk.event_state(&id, None).await.unwrap();
    let person = state.event.numbered(1).unwrap().person.clone();
    let mut inside = within(&hall, Role::ChiefArbiter, &id).await;
    let mut outside = within(&hall, Role::Office, "another-event").await;
    let page = format!("/desk/people/{}", person.0);
    for path in [page.clone(), format!("{page}/data"), format!("/api/v1/people/{}", person.0)] {
        assert_eq!(chief.get(&path).await.status, StatusCode::OK, "{path}");
        assert_eq!(inside.get(&path).await.status, StatusCode::OK, "{path}");
        assert_eq!(outside.get(&path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(outside.post(&page, &[("sure", "on")]).await.status, StatusCode::FORBIDDEN);
    assert!(hall.desk.names(&state.event).await.unwrap().contains_key(&person), "not erased");
}
