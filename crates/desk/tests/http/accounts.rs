//! From the first start to a signed-in arbiter: links, passwords, two-step verification, sessions.

use crate::support::{Browser, Hall, NOON_MS};
use adoube_desk::Options;
use adoube_desk::roles::Role;
use adoube_web::accounts::second_factor;
use adoube_web::client::AddressRange;
use adoube_web::{accounts, token};
use axum::http::StatusCode;
use std::time::Duration;

const PASSWORD: &str = "cavall f3 torna a g1";

async fn set_up(hall: &Hall) -> Browser {
    let path = accounts::setup_path(hall.desk.site()).await.unwrap().unwrap();
    let mut browser = hall.browser();
    assert_eq!(browser.get(&path).await.status, StatusCode::OK);
    let fields = [("name", "Anna"), ("password", PASSWORD), ("again", PASSWORD)];
    let answer = browser.post(&path, &fields).await;
    assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, "/desk"));
    browser
}

#[tokio::test]
async fn the_set_up_link_is_good_for_once() {
    let hall = Hall::plain().await;
    let old = accounts::setup_path(hall.desk.site()).await.unwrap().unwrap();
    let path = accounts::setup_path(hall.desk.site()).await.unwrap().unwrap();
    let fields = [("name", "anna"), ("password", PASSWORD), ("again", PASSWORD)];
    for bad in [old.as_str(), "/setup/guess"] {
        let answer = hall.browser().post(bad, &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}");
    }
    let mut browser = hall.browser();
    let refused = [
        ([("name", "a b"), ("password", PASSWORD), ("again", PASSWORD)], "f-name-problem"),
        ([("name", "anna"), ("password", "short"), ("again", "short")], "f-password-problem"),
        ([("name", "anna"), ("password", PASSWORD), ("again", "other")], "f-again-problem"),
    ];
    for (fields, problem) in refused {
        let answer = browser.post(&path, &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains(problem), "{problem}");
        assert!(!answer.body.contains(PASSWORD), "a password is not sent back");
    }
    let answer = browser.post(&path, &[("name", "a<b>"), ("password", "x"), ("again", "x")]).await;
    assert!(answer.body.contains("value=\"a&lt;b&gt;\""), "what was typed comes back, escaped");
    assert_eq!(browser.post(&path, &fields).await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.browser().post(&path, &fields).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(accounts::setup_path(hall.desk.site()).await.unwrap(), None, "there is an account now");
    let log = hall.desk.store().read_all(&"office/accounts".parse().unwrap()).await.unwrap();
    assert_eq!(log.len(), 1);
    assert!(log[0].body.contains("administrator") && !log[0].body.contains("anna"), "{}", log[0].body);
}

#[tokio::test]
async fn signing_in_and_out() {
    let hall = Hall::plain().await;
    set_up(&hall).await;
    let mut browser = hall.browser();
    let away = browser.get("/account").await;
    assert_eq!((away.status, away.location()), (StatusCode::SEE_OTHER, "/login?next=%2Faccount"));
    let wrong = browser.post("/login", &[("name", "anna"), ("password", "wrong")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let nobody = browser.post("/login", &[("name", "nobody"), ("password", PASSWORD)]).await;
    assert_eq!(nobody.status, StatusCode::UNPROCESSABLE_ENTITY);
    let fields = [("name", " ANNA "), ("password", PASSWORD), ("next", "//evil.test")];
    let right = browser.post("/login", &fields).await;
    assert_eq!((right.status, right.location()), (StatusCode::SEE_OTHER, "/"), "never to another host");
    let cookie = right.headers.get_all("set-cookie").iter().find(|c| c.to_str().unwrap().starts_with("adoube="));
    let cookie = cookie.unwrap().to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    let page = browser.get("/account").await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(page.header("cache-control"), "no-store");
    let stolen = browser.cookies.clone();
    assert_eq!(browser.post("/logout", &[]).await.status, StatusCode::SEE_OTHER);
    let mut thief = hall.browser();
    thief.cookies = stolen;
    assert_eq!(thief.get("/account").await.status, StatusCode::SEE_OTHER, "the session is over");
}

#[tokio::test]
async fn guessing_is_slowed_down() {
    let hall = Hall::plain().await;
    set_up(&hall).await;
    let mut browser = hall.browser();
    let mut last = StatusCode::OK;
    for _ in 0..6 {
        last = browser.post("/login", &[("name", "anna"), ("password", "guess")]).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    let answer = browser.post("/login", &[("name", "anna"), ("password", PASSWORD)]).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "not even the right one, for now");
    assert!(answer.header("retry-after").parse::<u32>().unwrap() > 0);
}

/// A server behind a proxy on its own machine.
async fn behind_a_proxy() -> Hall {
    let proxies = AddressRange::LOOPBACK.into();
    Hall::new(Options { proxies, clock: || NOON_MS, steady: || Duration::ZERO, ..Options::default() }).await
}

/// A browser at an address, behind the proxy.
fn at(hall: &Hall, address: &str) -> Browser {
    let mut browser = hall.browser();
    browser.headers.push(("x-forwarded-for", address.to_owned()));
    browser
}

#[tokio::test]
async fn nobody_locks_an_arbiter_out() {
    let hall = behind_a_proxy().await;
    let mut anna = set_up(&hall).await;
    let right = [("name", "anna"), ("password", PASSWORD)];
    let wrong = [("name", "anna"), ("password", "guess")];
    // The guesses come from one address until it is refused, and from others.
    for address in 1..=6 {
        let mut thief = at(&hall, &format!("203.0.113.{address}"));
        for _ in 0..5 {
            assert_eq!(thief.post("/login", &wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY);
        }
        assert_eq!(thief.post("/login", &right).await.status, StatusCode::TOO_MANY_REQUESTS, "not even the right one");
    }
    // A browser with which Anna signed in before, at the address of one of the guesses.
    anna.headers.push(("x-forwarded-for", "203.0.113.1".to_owned()));
    anna.cookies.remove(hall.desk.site().session_cookie());
    assert_eq!(anna.post("/login", &right).await.status, StatusCode::SEE_OTHER);
    // A new browser at another address waits, and is let in.
    assert_eq!(at(&hall, "198.51.100.9").post("/login", &right).await.status, StatusCode::SEE_OTHER);
    // Typing one's own password again is counted apart.
    assert_eq!(anna.get("/account").await.status, StatusCode::OK);
    let form = [("current", PASSWORD), ("password", "x"), ("again", "y")];
    let answer = anna.post("/account/password", &form).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("f-password-problem") && !answer.body.contains("f-current-problem"));
}

#[tokio::test]
async fn the_cookie_of_another_browser_or_name_buys_no_attempts() {
    let hall = behind_a_proxy().await;
    let anna = set_up(&hall).await;
    let device = anna.cookies.get(hall.desk.site().device_cookie()).unwrap().clone();
    for cookie in [device.replace('.', ".x"), device] {
        let mut thief = at(&hall, "203.0.113.9");
        thief.cookies.insert(hall.desk.site().device_cookie().to_owned(), cookie);
        for _ in 0..5 {
            thief.post("/login", &[("name", "berta"), ("password", "guess")]).await;
        }
        let last = thief.post("/login", &[("name", "berta"), ("password", "guess")]).await;
        assert_eq!(last.status, StatusCode::TOO_MANY_REQUESTS);
    }
}

#[tokio::test]
async fn a_name_of_a_megabyte_is_neither_kept_nor_sent_back() {
    let hall = Hall::plain().await;
    set_up(&hall).await;
    let name = "n".repeat(1_000_000);
    let answer = hall.browser().post("/login", &[("name", &name), ("password", "x")]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    let name = "n".repeat(50_000);
    let answer = hall.browser().post("/login", &[("name", &name), ("password", "x")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.len() < 20_000, "{}", answer.body.len());
}

#[tokio::test]
async fn over_https_the_cookie_is_of_this_host_only() {
    let hall = Hall::new(Options { secure: true, clock: || NOON_MS, ..Options::default() }).await;
    let browser = set_up(&hall).await;
    assert!(browser.cookies.contains_key(adoube_web::site::COOKIES[0]), "{:?}", browser.cookies);
    let answer = hall.browser().get("/").await;
    assert!(answer.header("strict-transport-security").contains("max-age"));
}

#[tokio::test]
async fn an_invitation_makes_an_account_whose_password_nobody_else_knows() {
    let hall = Hall::plain().await;
    let mut admin = set_up(&hall).await;
    admin.get("/desk/accounts").await;
    let fields = [("name", "biel"), ("role", "arbiter"), ("current", PASSWORD)];
    let answer = admin.post("/desk/accounts", &fields).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let link = answer.body.split("http://desk.test").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let taken = admin.post("/desk/accounts", &fields).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
    let without = admin.post("/desk/accounts", &[("name", "c"), ("role", "arbiter"), ("current", "x")]).await;
    assert!(without.body.contains("f-current-problem"));
    let wrong_role = admin.post("/desk/accounts", &[("name", "c"), ("role", "player"), ("current", PASSWORD)]).await;
    assert!(wrong_role.body.contains("f-role-problem"));

    let mut biel = hall.browser();
    assert_eq!(biel.get(&link).await.status, StatusCode::OK);
    let chosen = [("password", "l'alfil de caselles negres"), ("again", "l'alfil de caselles negres")];
    assert_eq!(biel.post(&link, &chosen).await.status, StatusCode::SEE_OTHER);
    assert_eq!(biel.get("/account").await.status, StatusCode::OK);
    assert_eq!(biel.get("/desk/accounts").await.status, StatusCode::FORBIDDEN);
    assert_eq!(hall.browser().post(&link, &chosen).await.status, StatusCode::BAD_REQUEST, "used up");

    // Closed by the administrator, the account is signed out at once.
    let all = hall.desk.store().accounts().await.unwrap();
    let biel_id = all.iter().find(|account| account.name == "biel").unwrap().id.clone();
    let path = format!("/desk/accounts/{biel_id}");
    assert_eq!(admin.post(&path, &[("do", "close"), ("current", PASSWORD)]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(biel.get("/account").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_second_factor_is_asked_for_and_used_once() {
    let hall = Hall::plain().await;
    let mut anna = set_up(&hall).await;
    let page = anna.get("/account/second-factor").await;
    let ticket = page.body.split("name=\"ticket\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let secret: String = page.body.split("<code>").nth(1).unwrap().split('<').next().unwrap().split(' ').collect();
    let code = second_factor::shown(&secret, NOON_MS).unwrap();
    let bad = [("ticket", ticket.as_str()), ("code", "000000"), ("current", PASSWORD)];
    assert_eq!(anna.post("/account/second-factor", &bad).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let good = [("ticket", ticket.as_str()), ("code", code.as_str()), ("current", PASSWORD)];
    let answer = anna.post("/account/second-factor", &good).await;
    assert_eq!(answer.status, StatusCode::OK);
    let recovery = answer.body.split("<li><code>").nth(1).unwrap().split('<').next().unwrap().to_owned();

    let mut browser = hall.browser();
    let answer = browser.post("/login", &[("name", "anna"), ("password", PASSWORD)]).await;
    let ticket = answer.body.split("name=\"ticket\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(browser.get("/account").await.status, StatusCode::SEE_OTHER, "the password alone is not enough");
    let again = browser.post("/login/code", &[("ticket", &ticket), ("code", &code)]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "the code was used");
    let forged = token::text(b"anna 99999999999999");
    let forged = browser.post("/login/code", &[("ticket", &format!("{forged}.x")), ("code", &recovery)]).await;
    assert_eq!(forged.status, StatusCode::UNPROCESSABLE_ENTITY);
    let by_recovery = browser.post("/login/code", &[("ticket", &ticket), ("code", &recovery)]).await;
    assert_eq!(by_recovery.status, StatusCode::SEE_OTHER);
    assert_eq!(browser.get("/account").await.status, StatusCode::OK);
}

#[tokio::test]
async fn an_arbiter_on_another_machine_needs_a_second_factor() {
    let hall = behind_a_proxy().await;
    let mut arbiter = hall.signed_in(Role::Administrator).await;
    for headers in [
        &[("x-forwarded-for", "10.0.0.7")][..],
        &[("x-forwarded-for", "127.0.0.1"), ("x-forwarded-for", "10.0.0.7")],
        &[("forwarded", "for=10.0.0.7")],
        &[("x-forwarded-for", "203.0.113.9:4711")],
        &[("x-forwarded-for", "unknown")],
        &[],
    ] {
        arbiter.headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        let answer = arbiter.get("/desk/accounts").await;
        let expected = (StatusCode::SEE_OTHER, "/account/second-factor");
        assert_eq!((answer.status, answer.location()), expected, "{headers:?}");
    }
    assert_eq!(arbiter.get("/account/second-factor").await.status, StatusCode::OK);
    assert_eq!(arbiter.get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn no_change_of_an_account_is_lost_in_a_race() {
    // An account that is closed before the form arrives is another case: begin again until the two meet.
    let (hall, account) = loop {
        let hall = Hall::plain().await;
        let mut anna = set_up(&hall).await;
        let account = hall.desk.store().accounts().await.unwrap().remove(0);
        // Closed while the owner's new password is hashed.
        anna.get("/account").await;
        let form = [("current", PASSWORD), ("password", "el peó passa a dama"), ("again", "el peó passa a dama")];
        let close = accounts::change(hall.desk.site(), "office", "account-changed", &account.id, |account| {
            accounts::CLOSED.clone_into(&mut account.state);
        });
        let (answer, closed) = tokio::join!(anna.post("/account/password", &form), close);
        closed.unwrap();
        if answer.status != StatusCode::UNAUTHORIZED {
            assert_eq!(answer.status, StatusCode::SEE_OTHER);
            break (hall, account);
        }
    };
    let site = hall.desk.site();
    let after = hall.desk.store().accounts().await.unwrap().remove(0);
    assert_eq!(after.state, accounts::CLOSED);
    assert_ne!(after.password, account.password, "and the password is the new one");
    // Forty changes at once: each is logged, and the log's last word is the account's.
    let all = (0..40).map(|number| {
        let state = if number % 2 == 0 { accounts::ACTIVE } else { accounts::CLOSED };
        let edit = move |account: &mut adoube_store::Account| state.clone_into(&mut account.state);
        accounts::change(site, "office", "account-changed", &account.id, edit)
    });
    for done in futures_util::future::join_all(all).await {
        done.unwrap();
    }
    let log = hall.desk.store().read_all(&"office/accounts".parse().unwrap()).await.unwrap();
    assert_eq!(log.len(), 43, "made, closed, its password, and forty more");
    let after = hall.desk.store().accounts().await.unwrap().remove(0);
    assert!(log.last().unwrap().body.contains(&format!("\"state\":\"{}\"", after.state)), "{:?}", log.last());
}
