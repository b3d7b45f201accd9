//! The Hall page: its timer, incidents and penalties; explanations of every pairing system; the cache of public
//! pages.

use crate::support::table::Table;
use crate::support::{Browser, Hall};
use adoube_desk::roles::Role;
use adoube_event::IncidentKind;
use axum::http::StatusCode;

pub(crate) async fn demonstration(hall: &Hall) -> (Browser, String) {
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    let made = chief.post("/desk/demo", &[]).await;
    let id = made.location().rsplit('/').next().unwrap().to_owned();
    (chief, id)
}

#[tokio::test]
async fn incidents_are_noted_and_penalties_count() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let path = format!("/desk/t/{id}/hall");
    let before = hall.desk.event_state(&id, None).await.unwrap();
    let player = before.event.numbered(5).unwrap().id;
    let score = |state: &adoube_event::EventHistory| {
        let rounds = state.event.finished_rounds();
        let rows = state.event.standings(rounds);
        let row = rows.iter().find(|row| state.event.at(row.player).unwrap().id == player).unwrap();
        row.points.tenths()
    };
    let noted = [("kind", "phone"), ("player", "5"), ("round", "2"), ("article", "11.3.2.1"), ("text", "It rang.")];
    let answer = chief.post(&path, &noted).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let penalty = [
        ("kind", "decision"),
        ("player", "5"),
        ("round", "2"),
        ("points", "-½"),
        ("article", "12.9.5"),
        ("text", "Why"),
    ];
    let answer = chief.post(&path, &penalty).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let after = hall.desk.event_state(&id, None).await.unwrap();
    assert_eq!(after.event.count(player, IncidentKind::Phone), before.event.count(player, IncidentKind::Phone) + 1);
    assert_eq!(score(&after), score(&before) - 5);
    let page = chief.get(&path).await.body;
    assert!(page.contains("href=\"/laws/2023/11.3.2.1\""), "{page}");
    let incidents = Table::first(&page);
    let name = hall.desk.names(&after.event).await.unwrap()[&after.event.numbered(5).unwrap().person].name.clone();
    let latest = [
        ["Round 2", "Penalty -½", &name, "12.9.5", "Why"],
        ["Round 2", "Phone or device", &name, "11.3.2.1", "It rang."],
    ];
    assert_eq!(incidents.columns(["Round", "Type", "Player", "Article", "Facts and decision"])[..2], latest);
    // Only arbiters can see and record incidents, and read of them in the log.
    let mut delegate = hall.signed_in(Role::Delegate).await;
    assert_eq!(delegate.get(&path).await.status, StatusCode::FORBIDDEN);
    for page in [format!("/desk/t/{id}/log"), format!("/desk/t/{id}"), format!("/api/v1/events/{id}/log")] {
        let (for_arbiters, for_delegates) = (chief.get(&page).await, delegate.get(&page).await);
        assert_eq!((for_arbiters.status, for_delegates.status), (StatusCode::OK, StatusCode::OK));
        assert!(for_arbiters.body.contains("It rang."), "{page}");
        for secret in ["It rang.", "11.3.2.1", "12.9.5"] {
            assert!(!for_delegates.body.contains(secret), "{page}: {secret}");
        }
    }
}

#[tokio::test]
async fn what_is_wrong_is_said_beside_the_field() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let path = format!("/desk/t/{id}/hall");
    let number = hall.desk.event_state(&id, None).await.unwrap().number();
    let long = "x".repeat(5000);
    for (name, value, field) in [
        ("article", "99.99", "article"),
        ("kind", "nonsense", "kind"),
        ("player", "999", "player"),
        ("round", "x", "round"),
        ("round", "99", "round"),
        ("points", "much", "points"),
        ("points", "0", "points"),
        ("article", long.as_str(), "article"),
        ("text", long.as_str(), "text"),
    ] {
        let mut fields = vec![("kind", "note"), ("player", "3"), ("round", "1"), ("text", "Kept as it was typed")];
        fields.retain(|(key, _)| *key != name);
        fields.push((name, value));
        let answer = chief.post(&path, &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}={value}");
        assert!(answer.body.contains(&format!("id=\"f-{field}-problem\"")), "{name}={value}: {}", answer.body);
        assert!(name == "text" || answer.body.contains("Kept as it was typed"), "{name}");
        assert!(["kind", "player"].contains(&name) || answer.body.contains(value), "{name} stays");
    }
    for fields in [[("points", "-1"), ("round", "1")], [("points", "-1"), ("player", "3")]] {
        let answer = chief.post(&path, &[&fields[..], &[("kind", "decision")]].concat()).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "a penalty needs a player and a round");
    }
    for minutes in ["", "0", "soon", "99999"] {
        let answer = chief.post(&format!("{path}/timer"), &[("do", "start"), ("minutes", minutes)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{minutes}");
        assert!(
            answer.body.contains("id=\"f-minutes-problem\"") && answer.body.contains(&format!("value=\"{minutes}\""))
        );
    }
    assert_eq!(hall.desk.event_state(&id, None).await.unwrap().number(), number, "nothing was done");
}

#[tokio::test]
async fn the_clock_of_the_hall_is_started_shown_and_stopped() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let path = format!("/desk/t/{id}/hall/timer");
    let answer = chief.post(&path, &[("do", "start"), ("minutes", "75")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let screen = hall.browser().get(&format!("/screen/{id}")).await;
    assert!(screen.body.contains("data-left=\"4500\"") && screen.body.contains("1:15:00"), "{}", screen.body);
    assert_eq!(screen.header("cache-control"), "no-store", "a page with a clock on it is not kept");
    assert!(chief.get(&format!("/desk/t/{id}/hall")).await.body.contains("data-left=\"4500\""));
    assert_eq!(chief.post(&path, &[("do", "stop")]).await.status, StatusCode::SEE_OTHER);
    let screen = hall.browser().get(&format!("/screen/{id}")).await;
    assert!(!screen.body.contains("round-timer"), "{}", screen.body);
    assert!(!screen.header("etag").is_empty());
}

#[tokio::test]
async fn every_system_says_why() {
    let hall = Hall::plain().await;
    let mut chief = hall.signed_in(Role::ChiefArbiter).await;
    for system in ["dutch-2026", "dutch-2017", "swiss-1985", "round-robin", "knockout"] {
        let shown = chief.get("/desk/new").await.body;
        let mut fields = form(&shown);
        for (name, value) in [
            ("name", system),
            ("system", system),
            ("rounds", if system == "knockout" { "2" } else { "3" }),
            ("tie_breaks", "own"),
            ("codes", "DE"),
        ] {
            fields.retain(|(key, _)| key != name);
            fields.push((name.to_owned(), value.to_owned()));
        }
        fields.retain(|(key, _)| key != "fide_mode");
        let fields: Vec<(&str, &str)> = fields.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let made = chief.post("/desk/new", &fields).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{system}: {}", made.body);
        let event = made.location().trim_end_matches("/players").to_owned();
        for (name, rating) in [("Alba", "2100"), ("Boix", "2000"), ("Camps", "1900"), ("Dalmau", "1800")] {
            let command = hall.desk.new_command().unwrap().to_string();
            let fields = [("command", command.as_str()), ("player", name), ("rating", rating)];
            let entered = chief.post(&format!("{event}/players"), &fields).await;
            assert_eq!(entered.status, StatusCode::SEE_OTHER, "{system}: {}", entered.body);
        }
        let paired = chief.post(&format!("{event}/rounds/1"), &[("do", "pair")]).await;
        assert_eq!(paired.status, StatusCode::SEE_OTHER, "{system}");
        let page = chief.get(&format!("{event}/rounds/1")).await.body;
        assert!(page.contains("?why=1"), "{system}: {page}");
        let why = chief.get(&format!("{event}/rounds/1?why=1")).await.body;
        let said = why.matches("<li>").count();
        assert!(said >= 2 && !why.contains("{round-") && !why.contains("notice-warn"), "{system}, {said}: {why}");
    }
}

/// The fields of the form on a page that are filled in.
fn form(page: &str) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    let body = page.split("action=\"/desk/new\"").nth(1).unwrap();
    let attribute = |tag: &str, name: &str| {
        let rest = tag.split(&format!(" {name}=\"")).nth(1)?;
        Some(rest.split('"').next()?.to_owned())
    };
    for tag in body.split('<').filter(|tag| tag.starts_with("input")) {
        if let (Some(name), Some(value)) = (attribute(tag, "name"), attribute(tag, "value")) {
            let tag = tag.split('>').next().unwrap_or_default();
            let ticked = !tag.contains("type=\"checkbox\"") || tag.contains(" checked");
            if ticked && !["csrf", "command"].contains(&name.as_str()) {
                fields.push((name, value));
            }
        }
    }
    for select in body.split("<select").skip(1) {
        let select = select.split("</select>").next().unwrap();
        let name = attribute(select.split('>').next().unwrap(), "name").unwrap();
        let chosen = select.split("<option").skip(1).find(|option| option.contains(" selected"));
        let chosen = chosen.or_else(|| select.split("<option").nth(1)).unwrap();
        fields.push((name, attribute(chosen, "value").unwrap()));
    }
    fields
}

#[tokio::test]
async fn public_pages_are_kept_while_they_are_true() {
    let hall = Hall::plain().await;
    let (mut chief, id) = demonstration(&hall).await;
    let path = format!("/t/{id}/standings");
    let mut anybody = hall.browser();
    let first = anybody.get(&path).await;
    let tag = first.header("etag").to_owned();
    assert!(tag.starts_with("W/\""), "{tag}");
    anybody.headers.push(("accept-encoding", "gzip".to_owned()));
    let packed = anybody.get(&path).await;
    assert_eq!((packed.header("content-encoding"), packed.header("etag")), ("gzip", tag.as_str()));
    anybody.headers.clear();
    // An act that the page does not show leaves it cached; a changed name, or another language, does not.
    chief.post(&format!("/desk/t/{id}/hall/timer"), &[("do", "start"), ("minutes", "5")]).await;
    assert_eq!(anybody.get(&path).await.header("etag"), tag);
    let state = hall.desk.event_state(&id, None).await.unwrap();
    let person = state.event.numbered(1).unwrap().person.clone();
    let mut known = hall.desk.people().get(&person).await.unwrap().unwrap();
    known.name = "Renamed, Person".to_owned();
    known.details.initials = adoube_services::people::Initials::Never;
    hall.desk.people().put(&known, 1).await.unwrap();
    let renamed = anybody.get(&path).await;
    let names = Table::read(&renamed.body, "standings");
    let renamed_rows = names.columns(["Name"]).iter().filter(|[name]| name.ends_with("Renamed, Person")).count();
    assert!(renamed_rows == 1 && renamed.header("etag") != tag, "{names:?}");
    let other = anybody.get(&format!("{path}?lang=eu")).await;
    assert!(other.body.contains("lang=\"eu\"") && !other.header("set-cookie").is_empty());
    // Signed-in users get their own page, which is not cached.
    let own = chief.get(&path).await;
    assert_eq!((own.header("cache-control"), own.header("etag")), ("no-store", ""));
    assert!(!anybody.get(&path).await.body.contains("/logout"), "and nobody else sees it");
    assert_eq!(hall.browser().get(&format!("/t/{id}/nothing")).await.status, StatusCode::NOT_FOUND);
}
