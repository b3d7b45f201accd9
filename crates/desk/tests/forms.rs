//! Every form of every page, filled with nonsense: it comes back with words beside the field and what was typed, or it
//! takes what it can take; nothing fails.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod support;

use adoube_desk::accounts::roles::{Action, Role};
use adoube_desk::accounts::token::Slip;
use adoube_desk::routes;
use axum::http::{Method, StatusCode};
use std::collections::BTreeSet;
use support::{Browser, Hall};

/// Something that no field takes for a number, a date, a rate of play, an account or an article, and that cannot be
/// mistaken for anything else on the page.
const NONSENSE: &str = "§no¬sense§";

struct Form {
    action: String,
    multipart: bool,
    /// Names, values, and whether a person fills it in.
    fields: Vec<(String, String, bool)>,
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let rest = tag.split(&format!(" {name}=\"")).nth(1)?;
    let text = rest.split('"').next()?;
    Some(text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

/// The forms of a page that are sent by `POST`.
fn forms(page: &str, path: &str) -> Vec<Form> {
    let mut found = Vec::new();
    for part in page.split("<form").skip(1) {
        let (head, rest) = part.split_once('>').unwrap();
        if attribute(&format!(" {head}"), "method").as_deref() != Some("post") {
            continue;
        }
        let body = rest.split("</form>").next().unwrap();
        let action = attribute(&format!(" {head}"), "action").unwrap_or_else(|| path.to_owned());
        let mut form = Form { action, multipart: head.contains("multipart"), fields: Vec::new() };
        for tag in body.split('<') {
            let tag = tag.split_once('>').map_or(tag, |(tag, _)| tag);
            let (name, kind) = (attribute(tag, "name"), attribute(tag, "type").unwrap_or_default());
            let Some(name) = name.filter(|_| !tag.contains(" disabled")) else { continue };
            let value = attribute(tag, "value").unwrap_or_default();
            if tag.starts_with("input") && kind == "hidden" {
                form.fields.push((name, value, false));
            } else if tag.starts_with("input") && !["checkbox", "radio"].contains(&kind.as_str())
                || tag.starts_with("textarea")
                || tag.starts_with("select")
            {
                form.fields.push((name, value, true));
            } else if tag.starts_with("button") && !form.fields.iter().any(|(other, ..)| *other == name) {
                form.fields.push((name, value, false));
            }
        }
        found.push(form);
    }
    found
}

async fn send(browser: &mut Browser, form: &Form) -> support::Answer {
    let mark = browser.csrf.clone();
    let value = |name: &str, value: &str, typed: bool| match name {
        "csrf" => mark.clone(),
        _ if typed => NONSENSE.to_owned(),
        _ => value.to_owned(),
    };
    let fields: Vec<(&str, String)> =
        form.fields.iter().map(|(name, old, typed)| (name.as_str(), value(name, old, *typed))).collect();
    if form.multipart {
        let part = |(name, value): &(&str, String)| {
            format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body: String = fields.iter().map(part).collect();
        return browser
            .send("POST", &form.action, Some("multipart/form-data; boundary=b"), &format!("{body}--b--\r\n"))
            .await;
    }
    let fields: Vec<(&str, &str)> =
        fields.iter().filter(|(name, _)| *name != "csrf").map(|(name, value)| (*name, value.as_str())).collect();
    browser.post(&form.action, &fields).await
}

#[tokio::test]
async fn every_form_refuses_nonsense_beside_the_field_and_keeps_it() {
    let hall = Hall::plain().await;
    let mut maker = hall.signed_in(Role::Administrator).await;
    let made = maker.post("/desk/demo", &[]).await;
    let id = made.location().rsplit('/').next().unwrap().to_owned();
    let slip = Slip { event: id.clone(), round: 4, board: 12 }.token(hall.desk.signer());
    let mut walked = BTreeSet::new();
    for route in routes(&hall.desk).into_iter().filter(|route| route.method == Method::GET) {
        // The game's own pages are acts on a board, tried elsewhere; assets and streams have no forms.
        let elsewhere = ["/seat/", "/assets/", "/events", "/board/", "/console", "/time", "/sw.js", "{token}", "/laws"];
        if elsewhere.iter().any(|part| route.path.contains(part)) {
            continue;
        }
        let mut paths = Vec::new();
        for round in ["4", "2"] {
            let path = route.path.replace("{id}", &id).replace("{round}", round).replace("{slip}", &slip);
            paths.push(
                path.split('/')
                    .map(|part| if part.starts_with('{') { "1" } else { part })
                    .collect::<Vec<_>>()
                    .join("/"),
            );
        }
        if route.path == "/desk/t/{id}/results" {
            paths.push(format!("/desk/t/{id}/results?round=2"));
        }
        for path in paths {
            let mut browser = hall.signed_in(Role::Administrator).await;
            let page = browser.get(&path).await;
            if page.status != StatusCode::OK || !page.header("content-type").starts_with("text/html") {
                continue;
            }
            for form in forms(&page.body, &path) {
                let typed: Vec<&str> =
                    form.fields.iter().filter(|(.., typed)| *typed).map(|(name, ..)| name.as_str()).collect();
                let known =
                    typed.iter().map(|name| name.trim_end_matches(|c: char| c.is_ascii_digit())).collect::<Vec<_>>();
                if typed.is_empty()
                    || !walked.insert(format!(
                        "{} {known:?}",
                        form.action.trim_end_matches(|c: char| c.is_ascii_alphanumeric())
                    ))
                {
                    continue;
                }
                let answer = send(&mut browser, &form).await;
                let what = format!("{path}: {} {typed:?}: {}", form.action, answer.status);
                if [StatusCode::SEE_OTHER, StatusCode::OK].contains(&answer.status) {
                    // Every field of it takes any text.
                    println!("taken: {what}");
                    assert!(typed.iter().all(|name| TAKES_ANY_TEXT.contains(name)), "{what}");
                    continue;
                }
                if answer.body.contains("name=\"confirmed\"") || answer.body.contains("name=\"step\"") {
                    // It asks once more, and carries everything along.
                    assert!(answer.body.contains(NONSENSE), "{what}");
                    continue;
                }
                if answer.status == StatusCode::BAD_REQUEST {
                    // Nobody can choose what is not on a list; a form of choices only has nothing to keep.
                    assert!(typed.iter().all(|name| CHOICES.contains(name)), "{what}");
                    continue;
                }
                assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{what}");
                assert!(
                    answer.body.contains("class=\"problem\"") || answer.body.contains("said problem"),
                    "{what}: no words beside a field"
                );
                let kept = !answer.body.contains("type=\"password\"") || typed.len() > 1;
                let can_keep = typed.iter().any(|name| !CANNOT_KEEP.contains(name));
                assert!(!kept || !can_keep || answer.body.contains(NONSENSE), "{what}: what was typed is gone");
                println!("refused: {what}");
            }
        }
    }
    assert!(walked.len() >= 15, "{walked:?}");
    assert!(routes(&hall.desk).iter().any(|route| route.action == Action::Rule));
}

/// Fields of lists to choose from.
const CHOICES: [&str; 6] = ["round", "bye", "mode", "supervision", "first", "second"];
/// Fields that no text is wrong for.
const TAKES_ANY_TEXT: [&str; 3] = ["reason", "text", "name"];
/// Choices, files and passwords: browsers do not send back what is not on the list, and pages do not repeat secrets.
const CANNOT_KEEP: [&str; 12] =
    ["kind", "player", "role", "current", "password", "again", "file", "bye", "round", "mode", "supervision", "first"];
