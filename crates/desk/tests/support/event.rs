//! Drives a tournament through its forms.

use super::{Answer, Browser};
use axum::http::StatusCode;

/// The fields of a form in a page, by the form's action.
pub(crate) fn fields(page: &str, action: &str) -> Vec<(String, String)> {
    let form = page.split("<form").find(|form| form.contains(&format!("action=\"{action}\""))).unwrap();
    let form = form.split("</form>").next().unwrap();
    let value_of = |tag: &str, name: &str| {
        let rest = tag.split(&format!(" {name}=\"")).nth(1)?;
        Some(rest.split('"').next()?.replace("&quot;", "\"").replace("&amp;", "&"))
    };
    let mut found = Vec::new();
    for tag in form.split('<') {
        let Some(name) = value_of(tag, "name") else { continue };
        if tag.starts_with("input") {
            let tag = tag.split('>').next().unwrap_or_default();
            let ticked = !tag.contains("type=\"checkbox\"") || tag.contains(" checked");
            if ticked {
                found.push((name, value_of(tag, "value").unwrap_or_default()));
            }
        } else if tag.starts_with("textarea") {
            found.push((name, tag.split('>').nth(1).unwrap_or_default().to_owned()));
        } else if tag.starts_with("select") {
            let options = form.split(&format!(" name=\"{name}\"")).nth(1).unwrap().split("</select>").next().unwrap();
            let chosen = options.split("<option").skip(1).find(|option| option.contains(" selected"));
            let first = chosen.or_else(|| options.split("<option").nth(1)).unwrap_or_default();
            found.push((name, value_of(first, "value").unwrap_or_default()));
        }
    }
    found
}

/// Fills in a form of a page and sends it.
pub(crate) async fn fill(browser: &mut Browser, page: &str, action: &str, typed: &[(&str, &str)]) -> Answer {
    let mut all = fields(&browser.get(page).await.body, action);
    all.retain(|(name, _)| name != "csrf" && !typed.iter().any(|(other, _)| other == name));
    all.extend(typed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    let all: Vec<(&str, &str)> = all.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(action, &all).await
}

pub(crate) async fn press(browser: &mut Browser, path: &str, what: &str) -> Answer {
    browser.post(path, &[("do", what)]).await
}

/// Follows a redirect; returns the page with the message at its top.
pub(crate) async fn follow(browser: &mut Browser, answer: &Answer) -> Answer {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    browser.get(answer.location()).await
}

pub(crate) async fn made(browser: &mut Browser, typed: &[(&str, &str)]) -> String {
    let answer = fill(browser, "/desk/new", "/desk/new", typed).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    answer.location().strip_suffix("/players").unwrap().to_owned()
}

pub(crate) async fn enter(browser: &mut Browser, event: &str, players: usize) {
    for number in 1..=players {
        let name = format!("Player {number:02}, Ñ.");
        let rating = (2400 - 10 * number).to_string();
        let path = format!("{event}/players");
        let answer = fill(browser, &path, &path, &[("player", &name), ("rating", &rating)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    }
}

pub(crate) async fn follow_done(browser: &mut Browser, path: &str, what: &str) {
    let answer = press(browser, path, what).await;
    let page = follow(browser, &answer).await;
    assert!(page.body.contains("notice-good"), "{what}: {}", page.body);
}

/// Sends a text as a file.
pub(crate) async fn import(browser: &mut Browser, path: &str, text: &str) -> Answer {
    let part =
        |name: &str, value: &str| format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    let send = |csrf: &str, seen: &str| {
        let parts = [part("csrf", csrf), part("seen", seen), part("text", text)];
        format!("{}--b--\r\n", parts.concat())
    };
    let kind = Some("multipart/form-data; boundary=b");
    let csrf = browser.csrf.clone();
    let first = browser.send("POST", path, kind, &send(&csrf, "")).await;
    match first.body.split("name=\"seen\" value=\"").nth(1) {
        // Adjustments are shown first, and nothing happens until the form is sent again.
        Some(rest) if first.status == StatusCode::UNPROCESSABLE_ENTITY => {
            let seen = rest.split('"').next().unwrap().to_owned();
            browser.send("POST", path, kind, &send(&csrf, &seen)).await
        }
        _ => first,
    }
}

/// Sends a text as a file, once.
pub(crate) async fn import_once(browser: &mut Browser, path: &str, text: &str) -> Answer {
    let part =
        |name: &str, value: &str| format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    let body = format!("{}{}--b--\r\n", part("csrf", &browser.csrf), part("text", text));
    browser.send("POST", path, Some("multipart/form-data; boundary=b"), &body).await
}
