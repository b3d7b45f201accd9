//! Every form of the site, found on its pages, with invalid input in each field. The form is shown again with a
//! message next to the field and the input, or accepts the valid parts; no request fails, and no error appears
//! elsewhere.

use crate::support::{Answer, Browser, Hall, NOON_MS};
use adoube_desk::Options;
use adoube_desk::roles::Role;
use adoube_services::result_ticket::ResultTicket;
use axum::http::StatusCode;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicI64, Ordering};

/// A value that occurs nowhere else on a page.
const NONSENSE: &str = "§no¬sense§";

/// A field as shown on a page.
#[derive(Clone, Debug)]
struct Field {
    name: String,
    kind: String,
    value: String,
    ticked: bool,
    invalid: bool,
}

#[derive(Clone, Debug)]
struct Form {
    action: String,
    multipart: bool,
    fields: Vec<Field>,
    /// The page's message for the whole form.
    said: bool,
}

fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let rest = tag.split(&format!(" {name}=\"")).nth(1)?;
    Some(plain(rest.split('"').next()?))
}

/// The forms of a page that are sent by `POST`.
fn forms(page: &str, path: &str) -> Vec<Form> {
    let said = page.contains("class=\"notice notice-bad\"") || page.contains("notice-bad");
    let mut found = Vec::new();
    for part in page.split("<form").skip(1) {
        let (head, rest) = part.split_once('>').unwrap();
        if attribute(head, "method").as_deref() != Some("post") {
            continue;
        }
        let body = rest.split("</form>").next().unwrap();
        let action = attribute(head, "action").unwrap_or_else(|| path.to_owned());
        let mut form = Form { action, multipart: head.contains("multipart"), fields: Vec::new(), said };
        let mut select: Option<usize> = None;
        for piece in body.split('<').skip(1) {
            let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
            let element = tag.split([' ', '/']).next().unwrap_or_default();
            if element == "option" && tag.contains(" selected") {
                if let Some(field) = select.and_then(|at| form.fields.get_mut(at)) {
                    field.value = attribute(tag, "value").unwrap_or_default();
                }
                continue;
            }
            let Some(name) = attribute(tag, "name").filter(|_| !tag.contains(" disabled")) else { continue };
            let kind = match element {
                "input" => attribute(tag, "type").unwrap_or_else(|| "text".to_owned()),
                "textarea" | "select" | "button" => element.to_owned(),
                _ => continue,
            };
            let value = if element == "textarea" { plain(text) } else { attribute(tag, "value").unwrap_or_default() };
            if element == "select" {
                select = Some(form.fields.len());
            }
            // With several buttons, the first is pressed.
            let pressed = element != "button" || !form.fields.iter().any(|field| field.name == name);
            let box_or_button = ["checkbox", "radio"].contains(&kind.as_str());
            let ticked = if box_or_button { tag.contains(" checked") } else { pressed };
            form.fields.push(Field { name, kind, value, ticked, invalid: tag.contains("aria-invalid=\"true\"") });
        }
        found.push(form);
    }
    found
}

/// The values to try in a field, by its type.
fn garbage(field: &Field) -> Vec<String> {
    let long = "x".repeat(5000);
    let all: &[&str] = match field.kind.as_str() {
        "number" => &["", "x", "-1", "1.5", "99999999999999999999"],
        "date" => &["", "x", "2026-02-30", "99999-01-01"],
        "datetime-local" | "time" => &["", "x", "2026-02-30T25:00"],
        "select" => &[NONSENSE],
        "text" | "search" | "tel" | "email" | "password" | "textarea" => {
            &["", NONSENSE, "\u{7}\u{202e}", "-1", "99999999999999999999", &long]
        }
        _ => &[],
    };
    all.iter().map(|one| (*one).to_owned()).collect()
}

async fn send(browser: &mut Browser, form: &Form, with: (&str, &str)) -> Answer {
    let mut fields: Vec<(String, String)> = Vec::new();
    for field in &form.fields {
        let value = if field.name == with.0 { with.1.to_owned() } else { field.value.clone() };
        if field.name != "csrf" && field.name != "command" && field.ticked {
            fields.push((field.name.clone(), value));
        }
    }
    if !form.multipart {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        return browser.post(&form.action, &fields).await;
    }
    fields.insert(0, ("csrf".to_owned(), browser.csrf.clone()));
    let part = |(name, value): &(String, String)| {
        format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let body: String = fields.iter().map(part).collect();
    let kind = Some("multipart/form-data; boundary=b");
    browser.send("POST", &form.action, kind, &format!("{body}--b--\r\n")).await
}

/// An address without the parts that differ between pages of the same kind.
fn shape(path: &str) -> String {
    let bare = path.split(['?', '#']).next().unwrap();
    let parts = bare.split('/').map(|part| {
        let digits = part.chars().any(|c| c.is_ascii_digit());
        if digits || part.len() > 30 { "#" } else { part }
    });
    parts.collect::<Vec<_>>().join("/")
}

/// The error if a page has no such form.
const GONE: &str = "the form did not come back";

/// The number of pages checked per kind.
const OF_A_KIND: usize = 3;

/// The pages linked from some pages, in their current state.
async fn pages(browser: &mut Browser, from: &[String]) -> BTreeMap<String, String> {
    let mut waiting: VecDeque<String> = from.iter().cloned().collect();
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut found = BTreeMap::new();
    while let Some(path) = waiting.pop_front() {
        let skipped =
            ["/assets/", "/laws", "/files/", "/transcript", "/data", "/events", ".pgn", "?lang=", "?at=", "&at="];
        if skipped.iter().any(|part| path.contains(part)) || !seen.insert(path.clone()) {
            continue;
        }
        let of_kind = kinds.entry(shape(&path)).or_default();
        *of_kind += 1;
        if *of_kind > OF_A_KIND {
            continue;
        }
        let page = browser.get(&path).await;
        if page.status != StatusCode::OK || !page.header("content-type").starts_with("text/html") {
            continue;
        }
        for link in page.body.split(" href=\"").skip(1) {
            let link = plain(link.split('"').next().unwrap());
            let link = link.split('#').next().unwrap().to_owned();
            if link.starts_with('/') {
                waiting.push_back(link);
            }
        }
        found.insert(path, page.body);
    }
    found
}

/// Fields that accept any input, or whose error appears elsewhere, with the reason.
const EXCEPTIONS: &[(&str, &str, &str)] =
    &[("/login", "name", "the sign-in page repeats no more of a name than an account can have")];

fn excepted(action: &str, field: &str) -> bool {
    let bare = field.trim_end_matches(|c: char| c.is_ascii_digit());
    EXCEPTIONS.iter().any(|(at, name, _)| action.ends_with(at) && (name == &bare || name == &"*"))
}

/// The fault in the response to a form with an invalid value in one field.
fn wrong(answer: &Answer, form: &Form, field: &Field, typed: &str, flash: &str) -> Option<String> {
    // Values that no browser sends: a choice outside the list, an invalid date.
    let forged = ["select"].contains(&field.kind.as_str());
    let not_one = ["number", "date", "datetime-local", "time"].contains(&field.kind.as_str()) && typed == "x";
    match answer.status {
        StatusCode::SEE_OTHER | StatusCode::OK if flash.starts_with("refused|") => {
            Some("refused at the top".to_owned())
        }
        StatusCode::SEE_OTHER | StatusCode::OK if not_one => Some("taken".to_owned()),
        StatusCode::SEE_OTHER | StatusCode::OK => None,
        StatusCode::BAD_REQUEST if forged => None,
        StatusCode::UNPROCESSABLE_ENTITY => {
            let kept = typed.is_empty() || ["password", "file", "select"].contains(&field.kind.as_str());
            let carried =
                ["confirmed", "step", "seen"].iter().any(|name| answer.body.contains(&format!("name=\"{name}\"")));
            let back = forms(&answer.body, &form.action);
            let same: Vec<&Form> = back.iter().filter(|other| other.action == form.action).collect();
            let found = same.iter().flat_map(|form| &form.fields).filter(|other| other.name == field.name);
            let mut found = found.collect::<Vec<_>>();
            if carried {
                let there = kept || found.iter().any(|other| other.value.trim() == typed.trim());
                return (!there).then(|| "what was typed is not carried along".to_owned());
            }
            found.sort_by_key(|other| !other.invalid);
            let Some(again) = found.first() else { return Some(GONE.to_owned()) };
            let clean = |text: &str| text.replace("\r\n", "\n").trim().to_owned();
            let told = again.invalid || same.iter().any(|form| form.fields.iter().any(|field| field.invalid));
            if !told && !same.iter().any(|form| form.said) {
                return Some("no words beside any field".to_owned());
            }
            if not_one && !again.invalid {
                return Some("no words beside this field".to_owned());
            }
            let there = found.iter().any(|other| clean(&other.value) == clean(typed));
            (!kept && !there)
                .then(|| format!("what was typed is gone: {:?}", again.value.chars().take(30).collect::<String>()))
        }
        other => Some(format!("{other}")),
    }
}

/// The server's time, which advances only when a test must wait.
static CLOCK: AtomicI64 = AtomicI64::new(NOON_MS);

#[tokio::test]
async fn every_form_refuses_nonsense_beside_the_field_and_keeps_it() {
    let hall = Hall::new(Options { clock: || CLOCK.load(Ordering::Relaxed), ..Options::default() }).await;
    let mut browser = hall.signed_in(Role::Administrator).await;
    let account = hall.desk.store().accounts().await.unwrap().remove(0);
    let id = browser.post("/desk/demo", &[]).await.location().rsplit('/').next().unwrap().to_owned();
    let season = browser.post("/desk/league/demo", &[]).await.location().to_owned();
    let slip = ResultTicket { event: id.clone(), round: 4, table: 12 }.token(hall.desk.signer());
    let from = [
        "/".to_owned(),
        "/desk".to_owned(),
        "/account".to_owned(),
        "/account/second-factor".to_owned(),
        "/desk/accounts".to_owned(),
        "/login".to_owned(),
        format!("/slip/{slip}"),
        format!("/desk/t/{id}/results?round=2"),
        format!("/desk/t/{id}/rounds/4"),
        format!("/desk/t/{id}/settings"),
        format!("{season}/match/15/home/lineup"),
        format!("{season}/match/13"),
    ];
    let found = pages(&mut browser, &from).await;
    let mut walked: BTreeSet<String> = BTreeSet::new();
    let mut faults: Vec<String> = Vec::new();
    let mut sent = 0;
    for (path, page) in &found {
        for form in forms(page, path) {
            let names: Vec<&str> =
                form.fields.iter().map(|field| field.name.trim_end_matches(|c: char| c.is_ascii_digit())).collect();
            let buttons: BTreeSet<&str> =
                form.fields.iter().filter(|f| f.name == "do").map(|f| f.value.as_str()).collect();
            if !walked.insert(format!("{} {names:?} {buttons:?}", shape(&form.action))) {
                continue;
            }
            // After success the form may have disappeared from the page.
            let mut done = false;
            for field in &form.fields {
                for typed in garbage(field) {
                    let mut browser = hall.session(&account).await;
                    let mut answer = send(&mut browser, &form, (&field.name, &typed)).await;
                    while answer.status == StatusCode::TOO_MANY_REQUESTS {
                        CLOCK.fetch_add(60_000, Ordering::Relaxed);
                        browser = hall.session(&account).await;
                        answer = send(&mut browser, &form, (&field.name, &typed)).await;
                    }
                    sent += 1;
                    let flash = browser.cookies.get("adoube-flash").cloned().unwrap_or_default();
                    let shown: String = typed.chars().take(12).collect();
                    let fault = wrong(&answer, &form, field, &typed, &flash);
                    let fault =
                        fault.filter(|fault| !done || *fault != GONE).filter(|_| !excepted(&form.action, &field.name));
                    if let Some(fault) = fault {
                        let at = shape(&form.action);
                        faults.push(format!("{at} {} {} = {shown:?}: {fault}", field.kind, field.name));
                    }
                    done |= answer.status == StatusCode::SEE_OTHER;
                }
            }
        }
    }
    println!("{} pages, {} forms, {sent} sendings", found.len(), walked.len());
    faults.dedup();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert!(walked.len() > 60 && sent > 1000, "{} forms, {sent} sendings", walked.len());
}
