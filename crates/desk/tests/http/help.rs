//! The manual: contents, chapters, search, print, languages, and the link to it from every page.

use crate::support::{Browser, Hall, NOON_MS, foreign};
use adoube_desk::roles::Role;
use adoube_desk::{Options, routes};
use axum::http::{Method, StatusCode};
use std::collections::BTreeSet;

async fn in_language(hall: &Hall, language: &str) -> Browser {
    let mut browser = hall.browser();
    browser.get(&format!("/help?lang={language}")).await;
    browser
}

/// The values of an attribute.
fn attributes<'a>(page: &'a str, start: &str) -> Vec<&'a str> {
    page.split(start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// The chapters that the contents list.
fn chapters(contents: &str) -> Vec<String> {
    let links = attributes(contents, "<a href=\"/help/").into_iter().filter(|link| !link.contains('#'));
    links.map(|slug| format!("/help/{slug}")).collect()
}

#[tokio::test]
async fn the_contents_lead_to_every_chapter_and_task() {
    let hall = Hall::plain().await;
    let mut reader = hall.browser();
    let contents = reader.get("/help").await;
    assert_eq!(contents.status, StatusCode::OK);
    assert!(chapters(&contents.body).len() >= 16, "{}", contents.body);
    assert!(contents.body.contains("href=\"/help/pairing#pair-a-round\""), "{}", contents.body);
    let mut anchors = 0;
    for link in attributes(&contents.body, "<a href=\"/help/") {
        let (slug, anchor) = link.split_once('#').unwrap_or((link, ""));
        let page = reader.get(&format!("/help/{slug}")).await;
        assert_eq!(page.status, StatusCode::OK, "{slug}");
        if !anchor.is_empty() {
            assert!(page.body.contains(&format!("<section id=\"{anchor}\">")), "{link}");
            anchors += 1;
        }
    }
    assert!(anchors > 80, "{anchors}");
}

#[tokio::test]
async fn links_between_chapters_lead_to_tasks() {
    let hall = Hall::plain().await;
    let mut reader = hall.browser();
    let print = reader.get("/help/print").await.body;
    for chapter in chapters(&reader.get("/help").await.body) {
        let page = reader.get(&chapter).await.body;
        for link in attributes(&page, "<a href=\"/help/").into_iter().filter_map(|link| link.split_once('#')) {
            assert!(print.contains(&format!("<section id=\"{}\">", link.1)), "{chapter}: {link:?}");
        }
    }
}

#[tokio::test]
async fn an_unknown_chapter_is_not_found() {
    let hall = Hall::plain().await;
    for path in ["/help/no-such-chapter", "/help/01-start", "/help/Start"] {
        assert_eq!(hall.browser().get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn the_printed_manual_has_all_chapters_and_each_anchor_once() {
    let hall = Hall::plain().await;
    let mut reader = hall.browser();
    let contents = reader.get("/help").await.body;
    let print = reader.get("/help/print").await;
    assert_eq!(print.status, StatusCode::OK);
    assert_eq!(print.body.matches("<article").count(), chapters(&contents).len());
    let anchors = attributes(&print.body, "<section id=\"");
    assert_eq!(anchors.iter().collect::<BTreeSet<_>>().len(), anchors.len());
}

/// The first link of the results.
async fn first(reader: &mut Browser, query: &str) -> String {
    let page = reader.get(&format!("/help?q={}", adoube_web::links::encoded(query))).await;
    assert_eq!(page.status, StatusCode::OK, "{query}");
    let found = page.body.split("help-found").nth(1).unwrap_or_default().split("</ol>").next().unwrap_or_default();
    attributes(found, "<a href=\"").first().map(|link| (*link).to_owned()).unwrap_or_default()
}

#[tokio::test]
async fn search_finds_tasks_without_accents_and_capitals() {
    let hall = Hall::plain().await;
    let mut reader = hall.browser();
    for (query, expected) in [
        ("pair a round", "/help/pairing#pair-a-round"),
        ("PAIR  ROUND", "/help/pairing#pair-a-round"),
        ("pàir a róund", "/help/pairing#pair-a-round"),
        ("correct closed", "/help/results#correct-a-result"),
        ("how do I give a bye", "/help/players#give-a-bye"),
        ("recovery codes", "/help/accounts#two-step"),
    ] {
        assert_eq!(first(&mut reader, query).await, expected, "{query}");
    }
    for (language, query, expected) in [
        ("ca", "JUGADA illegal", "/help/rulings#illegal-move"),
        ("es", "emparejar una ronda", "/help/pairing#pair-a-round"),
        ("pt-BR", "apelacao", "/help/rulings#appeal"),
        ("pt-PT", "palavra passe alterar", "/help/accounts#change-password"),
        ("eu", "babeskopia", "/help/record#backup"),
    ] {
        assert_eq!(first(&mut in_language(&hall, language).await, query).await, expected, "{language}: {query}");
    }
    for query in ["xyzzyx", "…", "<script>"] {
        assert_eq!(first(&mut reader, query).await, "", "{query}");
    }
    assert!(!reader.get("/help?q=%3Cscript%3Ealert").await.body.contains("<script>alert"));
}

#[tokio::test]
async fn every_language_has_the_same_anchors() {
    let hall = Hall::plain().await;
    let print = hall.browser().get("/help/print").await.body;
    let english = attributes(&print, "<section id=\"");
    for language in ["ca", "es", "pt-BR", "pt-PT", "eu"] {
        let mut reader = in_language(&hall, language).await;
        let page = reader.get("/help/print").await.body;
        assert!(page.contains(&format!("<html lang=\"{language}\">")), "{language}");
        assert_eq!(attributes(&page, "<section id=\""), english, "{language}");
    }
}

#[tokio::test]
async fn pictures_are_served_with_their_alternative_text() {
    let hall = Hall::plain().await;
    let mut seen = BTreeSet::new();
    for language in ["en", "pt-PT", "eu"] {
        let mut reader = in_language(&hall, language).await;
        let page = reader.get("/help/print").await.body;
        for picture in attributes(&page, "<img src=\"") {
            assert!(picture.contains(&format!("/guide-{language}-")), "{picture}");
            let answer = reader.get(picture).await;
            assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, "image/webp"), "{picture}");
            seen.insert(picture.to_owned());
        }
        assert!(!page.contains("alt=\"\""), "{language}");
    }
    assert!(seen.len() >= 15, "{seen:?}");
}

#[tokio::test]
async fn everything_said_on_the_pages_of_the_manual_is_translated() {
    let hall = Hall::new(Options { clock: || NOON_MS, mark_texts: true, ..Options::default() }).await;
    let languages = ["adoube", "català", "español", "português (Brasil)", "português (Portugal)", "euskara", "English"];
    for path in ["/help", "/help/pairing", "/help/print", "/help?q=round"] {
        let page = hall.browser().get(path).await;
        assert_eq!(foreign(&page.body, &languages), Vec::<String>::new(), "{path}");
    }
}

/// An address of the demo tournament, with an example for each parameter.
fn example(path: &str, id: &str) -> String {
    let parts = path.split('/').map(|part| match part {
        "{id}" => id,
        "{round}" | "{board}" | "{number}" | "{player}" => "1",
        "{edition}" => "2023",
        part if part.starts_with('{') => "x",
        part => part,
    });
    parts.collect::<Vec<_>>().join("/")
}

#[tokio::test]
async fn every_page_leads_to_its_chapter() {
    let hall = Hall::plain().await;
    let mut arbiter = hall.signed_in(Role::Administrator).await;
    let made = arbiter.post("/desk/demo", &[]).await;
    let id = made.location().trim_start_matches("/desk/t/").to_owned();
    let (mut pages, mut topics) = (0, BTreeSet::new());
    for route in routes(&hall.desk).into_iter().filter(|route| route.method == Method::GET) {
        if route.path.ends_with("/events") || route.path.starts_with("/api/") {
            continue;
        }
        let path = example(route.path, &id);
        let answer = arbiter.get(&path).await;
        if !answer.header("content-type").starts_with("text/html") || answer.body.contains("<body class=\"bare\">") {
            continue;
        }
        let link = answer.body.split("<a class=\"help-link\" href=\"").nth(1);
        let link = link.unwrap_or_else(|| panic!("{path} has no link to the help"));
        let (href, rest) = link.split_once('"').unwrap();
        assert!(rest.starts_with(" aria-label=\"Help: "), "{path}: {rest:.60}");
        topics.insert(href.to_owned());
        pages += 1;
    }
    assert!(pages > 80, "{pages}");
    assert!(topics.len() > 14, "{topics:?}");
    for topic in topics {
        assert_eq!(hall.browser().get(&topic).await.status, StatusCode::OK, "{topic}");
    }
}

#[tokio::test]
async fn the_help_is_about_the_page_in_the_readers_language() {
    let hall = Hall::plain().await;
    let page = hall.browser().get("/laws/2023").await.body;
    assert!(page.contains("href=\"/help/laws\" aria-label=\"Help: The Laws of Chess\""), "{page}");
    let page = in_language(&hall, "eu").await.get("/laws/2023").await.body;
    assert!(page.contains("href=\"/help/laws\" aria-label=\"Laguntza: "), "{page}");
}
