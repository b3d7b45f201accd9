//! Every form that the pages of a season show, to the office, a delegate and a committee: each field in turn gets an
//! invalid value, and the form is shown again with a message at that field and the typed values.

use super::*;
use adoube_desk::roles::Role;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Input that is not a number, date, time, person, match, club or choice.
const NONSENSE: &str = "§no¬sense§";
/// The number of pages checked per kind.
const OF_A_KIND: usize = 4;

#[derive(Debug)]
struct Form {
    page: String,
    action: String,
    /// Name, value and type of a field; hidden fields have no type.
    fields: Vec<(String, String, String)>,
    /// The ids of the fields, by their names.
    ids: BTreeMap<String, String>,
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let rest = tag.split(&format!(" {name}=\"")).nth(1)?;
    let text = rest.split('"').next()?;
    Some(text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

/// The forms of a page that are sent by `POST` and have fields to fill in.
fn forms(page: &str, path: &str) -> Vec<Form> {
    let mut found = Vec::new();
    for part in page.split("<form").skip(1) {
        let (head, rest) = part.split_once('>').unwrap();
        let head = format!(" {head}");
        if attribute(&head, "method").as_deref() != Some("post") {
            continue;
        }
        let body = rest.split("</form>").next().unwrap();
        let action = attribute(&head, "action").unwrap_or_else(|| path.to_owned());
        let mut form = Form { page: path.to_owned(), action, fields: Vec::new(), ids: BTreeMap::new() };
        let mut select = None;
        for tag in body.split('<') {
            let tag = tag.split_once('>').map_or(tag, |(tag, _)| tag);
            let (name, value) = (attribute(tag, "name"), attribute(tag, "value").unwrap_or_default());
            if let (Some(name), Some(id)) = (&name, attribute(tag, "id")) {
                form.ids.insert(name.clone(), id);
            }
            let kind = attribute(tag, "type").unwrap_or_else(|| "text".to_owned());
            match (tag.split([' ', '>']).next().unwrap_or_default(), name) {
                ("input", Some(name)) => match kind.as_str() {
                    "hidden" => form.fields.push((name, value, String::new())),
                    "checkbox" | "radio" if !tag.contains(" checked") => {}
                    _ => form.fields.push((name, value, kind)),
                },
                ("textarea", Some(name)) => form.fields.push((name, String::new(), "textarea".to_owned())),
                ("select", Some(name)) => select = Some(name),
                ("option", _) => {
                    let Some(name) = &select else { continue };
                    match form.fields.iter_mut().find(|(other, ..)| other == name) {
                        None => form.fields.push((name.clone(), value, "select".to_owned())),
                        Some(field) if tag.contains(" selected") => field.1 = value,
                        Some(_) => {}
                    }
                }
                ("/select", _) => select = None,
                _ => {}
            }
        }
        if form.fields.iter().any(|(.., kind)| !kind.is_empty()) {
            found.push(form);
        }
    }
    found
}

/// An address or a name without its numbers.
fn pattern(text: &str) -> String {
    let mut kept = String::new();
    for c in text.chars() {
        match c {
            c if c.is_ascii_digit() => {
                if !kept.ends_with('N') {
                    kept.push('N');
                }
            }
            c => kept.push(c),
        }
    }
    kept
}

/// The linked pages of the season, a few of each kind.
async fn pages(browser: &mut Browser, id: &str) -> Vec<(String, String)> {
    let mut wait: VecDeque<String> = VecDeque::from(["/desk/league/new".to_owned(), format!("/desk/league/{id}")]);
    let (mut seen, mut of_a_kind, mut found) = (BTreeSet::new(), BTreeMap::<String, usize>::new(), Vec::new());
    for what in ["lineup", "envelope", "substitute", "late", "team", "results", "unfinished", "sub-condicione"] {
        wait.push_back(format!("/desk/league/{id}/match/13/home/{what}"));
    }
    while let Some(path) = wait.pop_front() {
        let kind = pattern(&path.replace(id, "S"));
        let count = of_a_kind.entry(kind).or_default();
        if path.contains("at=") || path.contains("lang=") || path.contains('#') || *count >= OF_A_KIND {
            continue;
        }
        if !path.starts_with("/desk/league") || !seen.insert(path.clone()) {
            continue;
        }
        *count += 1;
        let page = browser.get(&path).await;
        if page.status != StatusCode::OK {
            continue;
        }
        let links = page.body.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        wait.extend(links.map(|link| link.replace("&amp;", "&")));
        found.push((path, page.body));
    }
    found
}

/// Fields that accept any short text, or may be empty: the invalid input is valid there.
fn takes_text(name: &str, kind: &str) -> bool {
    let own = name.split_once('-').map_or(name, |(_, own)| own);
    let person = ["member", "sat", "new", "delegate"].iter().any(|word| own.starts_with(word));
    let words = [
        "name",
        "words",
        "facts",
        "reasons",
        "grounds",
        "why",
        "reference",
        "subject",
        "venue",
        "hall",
        "address",
        "town",
        "point",
        "remark",
        "circular",
        "rules",
        "phone",
        "first",
        "second",
        "surname",
        "national",
        "email",
        "note",
        "offence",
        "group",
        "principal",
        "auxiliary",
        "guardian",
        "contact",
    ];
    kind == "textarea" && ["words", "facts", "reasons", "grounds", "point", "position"].contains(&own)
        || name.starts_with("towns-")
        || name.starts_with("names-")
        || kind == "text" && (person || words.iter().any(|word| own.starts_with(word)))
}

struct Walk {
    walked: BTreeSet<String>,
    fields: usize,
    wrong: Vec<String>,
}

impl Walk {
    /// Each field of a form in turn.
    async fn form(&mut self, browser: &mut Browser, form: &Form) {
        let names: Vec<String> = form.fields.iter().map(|(name, ..)| pattern(name)).collect();
        let says = form.fields.iter().find(|(name, ..)| name == "do").map_or("", |(_, value, _)| value.as_str());
        let parts: Vec<&str> = form.action.split('/').skip(4).collect();
        if !self.walked.insert(format!("{} {says} {names:?}", pattern(&parts.join("/")))) {
            return;
        }
        let typed = form.fields.iter().filter(|(.., kind)| !kind.is_empty() && kind != "checkbox");
        let mut kinds = BTreeSet::new();
        for (name, _, kind) in typed.filter(|(name, _, kind)| !takes_text(name, kind)) {
            // The rows of a form are alike.
            if !kinds.insert(pattern(name)) {
                continue;
            }
            self.fields += 1;
            let value = |(other, value, _): &(String, String, String)| {
                let value = if other == name { NONSENSE.to_owned() } else { value.clone() };
                (other.clone(), value)
            };
            let mut fields: Vec<(String, String)> =
                form.fields.iter().filter(|(name, ..)| name != "csrf" && name != "command").map(value).collect();
            // FIDE's codes count only if that option is chosen.
            if name == "announce-codes"
                && let Some((_, value)) = fields.iter_mut().find(|(other, _)| other == "announce-order")
            {
                "fide".clone_into(value);
            }
            // A row with a choice is read if its person is named.
            if let Some(row) = name.split_once("task-").map(|(before, at)| format!("{before}member-{at}"))
                && let Some((_, value)) = fields.iter_mut().find(|(other, value)| *other == row && value.is_empty())
            {
                "Somebody".clone_into(value);
            }
            let fields: Vec<(&str, &str)> =
                fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            let answer = browser.post(&form.action, &fields).await;
            let beside = answer.body.contains(&format!("id=\"{}-problem\"", form.ids.get(name).unwrap_or(name)));
            let kept = kind == "select" || answer.body.contains(NONSENSE);
            if answer.status != StatusCode::UNPROCESSABLE_ENTITY || !beside || !kept {
                let to = answer.location().to_owned();
                let what = format!("{} {says}: {name} ({kind})", pattern(&form.page));
                let told = problems(&answer);
                self.wrong.push(format!("{what}: {} {to} beside {beside}, kept {kept}: {told}", answer.status));
            }
        }
    }
}

#[tokio::test]
async fn every_field_of_every_form_of_a_season_refuses_nonsense_beside_itself() {
    let mut desk = desk().await;
    desk.done("/c", &announce("individual")).await;
    desk.done("/c", &announce("cup")).await;
    for person in ["#101", "#201"] {
        desk.done("/c/3/players", &[("do", "enter"), ("enter-person", person), ("enter-delivery", "by_hand")]).await;
    }
    let mut rule = vec![("do", "rule"), ("rule-choice", "result"), ("rule-result", "1")];
    rule.extend(SAT);
    desk.done("/cases/1", &rule).await;
    let mut walk = Walk { walked: BTreeSet::new(), fields: 0, wrong: Vec::new() };
    let office = desk.hall.signed_in(Role::Office).await;
    let committee = desk.hall.signed_in(Role::Committee).await;
    let delegate = desk.delegate(4).await;
    for mut browser in [office, delegate, committee] {
        for (path, page) in pages(&mut browser, &desk.id).await {
            for form in forms(&page, &path) {
                walk.form(&mut browser, &form).await;
            }
        }
    }
    println!("{} forms, {} fields", walk.walked.len(), walk.fields);
    assert!(walk.wrong.is_empty(), "{} of {}:\n{}", walk.wrong.len(), walk.fields, walk.wrong.join("\n"));
    assert!(walk.walked.len() > 50 && walk.fields > 120, "{} {}", walk.walked.len(), walk.fields);
}

fn announce(kind: &'static str) -> Vec<(&'static str, &'static str)> {
    vec![
        ("do", "announce"),
        ("announce-name", kind),
        ("announce-kind", kind),
        ("announce-boards", "4"),
        ("announce-until", "2026-12-06"),
        ("announce-first", "2026-12-16T16:30"),
        ("announce-count", "3"),
        ("announce-every", "7"),
        ("announce-dates", ""),
        ("announce-scoring", "matches"),
        ("announce-scale", "one"),
        ("announce-order", "dutch"),
        ("announce-codes", ""),
        ("announce-promoted", "0"),
        ("announce-relegated", "0"),
        ("announce-session", "2:59; 5:00 40; 6:00 60"),
        ("announce-province", ""),
        ("announce-standing", "appealable"),
        ("announce-counting", "official"),
        ("announce-rules", "handbook-1985"),
    ]
}
