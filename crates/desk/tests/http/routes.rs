//! Every route with every role, against the table of roles and actions.

use crate::support::{Answer, Hall};
use adoube_desk::roles::{Action, Role, may};
use adoube_desk::routes;
use adoube_services::result_ticket::ResultTicket;
use axum::http::{Method, StatusCode};

/// An address with an example for each parameter.
fn example(path: &str, slip: &str) -> String {
    let parts = path.split('/').map(|part| match part {
        "{slip}" => slip,
        "{round}" | "{board}" | "{number}" | "{player}" => "1",
        part if part.starts_with('{') => "x",
        part => part,
    });
    parts.collect::<Vec<_>>().join("/")
}

fn refused(answer: &Answer) -> bool {
    matches!(answer.status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN)
        || answer.location().starts_with("/login?next=")
}

#[tokio::test]
async fn every_route_obeys_the_table_for_every_role() {
    let hall = Hall::plain().await;
    let slip = ResultTicket { event: "x".to_owned(), round: 1, table: 1 }.token(hall.desk.signer());
    let mut walked = 0;
    for route in routes(&hall.desk) {
        for role in Role::ALL {
            let by_slip = route.path.contains("{slip}");
            let (mut browser, path) = match role {
                Role::Player if !by_slip => continue,
                Role::Player => (hall.browser(), example(route.path, &slip)),
                Role::Public => (hall.browser(), example(route.path, "forged.token")),
                role => (hall.signed_in(role).await, example(route.path, &slip)),
            };
            let answer = match route.method {
                Method::GET => browser.get(&path).await,
                _ => browser.post(&path, &[]).await,
            };
            let expected = may(role, route.action);
            let what = format!("{} {path} as {role}: {} {}", route.method, answer.status, answer.location());
            assert_eq!(!refused(&answer), expected, "{what}");
            assert_ne!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{what}");
            walked += 1;
        }
    }
    assert!(walked > 60, "{walked}");
}

#[tokio::test]
async fn a_route_that_changes_something_is_for_nobody_unknown() {
    let hall = Hall::plain().await;
    for route in routes(&hall.desk).into_iter().filter(|route| route.method != Method::GET) {
        let open = route.action == Action::SignIn;
        assert!(open || !may(Role::Public, route.action), "{} changes something for the public", route.path);
    }
}

#[tokio::test]
async fn a_form_without_its_mark_or_from_elsewhere_is_refused() {
    let hall = Hall::plain().await;
    for route in routes(&hall.desk).into_iter().filter(|route| route.method != Method::GET) {
        let path = example(route.path, "x");
        let mut browser = hall.signed_in(Role::Administrator).await;
        let kind = Some("application/x-www-form-urlencoded");
        for body in ["", "csrf=", "csrf=guess", "a=csrf"] {
            let answer = browser.send("POST", &path, kind, body).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} with {body:?}");
        }
        for (name, value) in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("origin", "http://evil.test"),
            ("origin", "null"),
        ] {
            let mut browser = hall.signed_in(Role::Administrator).await;
            browser.headers.push((name, value.to_owned()));
            assert_eq!(browser.post(&path, &[]).await.status, StatusCode::FORBIDDEN, "{path} with {name}: {value}");
            let mut anonymous = hall.browser();
            anonymous.headers.push((name, value.to_owned()));
            assert_eq!(anonymous.post(&path, &[]).await.status, StatusCode::FORBIDDEN, "{path}: {value}");
        }
    }
}

#[tokio::test]
async fn nothing_changes_by_reading() {
    let hall = Hall::plain().await;
    let before = hall.desk.store().streams(None).await.unwrap();
    for route in routes(&hall.desk).into_iter().filter(|route| route.method == Method::GET) {
        hall.signed_in(Role::Administrator).await.get(&example(route.path, "x")).await;
    }
    assert_eq!(hall.desk.store().streams(None).await.unwrap(), before);
}

#[tokio::test]
async fn every_answer_tells_browsers_to_be_strict() {
    let hall = Hall::plain().await;
    for path in ["/", "/login", "/no/such/page", "/healthz", "/desk"] {
        let answer = hall.browser().get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("x-frame-options"), "DENY", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
        assert!(!answer.body.contains("<script>") && !answer.body.contains(" style=\""), "{path}");
        assert!(!answer.body.contains(" onclick="), "{path}");
    }
}
