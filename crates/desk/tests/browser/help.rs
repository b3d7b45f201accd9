//! The manual in the browser: its key, its pages on all screens, and its pictures.
//!
//! The pictures of the manual are taken here, by the labels that its text names. `docs/guide/pictures/manifest.txt` has
//! a digest of the labels that each picture shows: when the labels of a page change, its pictures must be taken again.

use crate::hall::{Browser, LANGUAGES, play};
use adoube_web::token::digest;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The maximum size of a picture, in bytes.
const PICTURE_MAX: usize = 40 * 1024;

/// A picture of the manual.
struct Picture {
    name: &'static str,
    /// The chapter and the task whose first label names the tab.
    task: (&'static str, &'static str),
    /// The link to follow from there.
    then: Option<&'static str>,
    /// The part of the page.
    part: &'static str,
}

const fn picture(name: &'static str, task: (&'static str, &'static str), part: &'static str) -> Picture {
    Picture { name, task, then: None, part }
}

const PICTURES: [Picture; 5] = [
    picture("players", ("03-players", "add-a-player"), "#players"),
    picture("round", ("04-pairing", "pair-a-round"), "table.pairs"),
    picture("results", ("05-results", "enter-results"), "form.results table"),
    picture("standings", ("06-standings", "read-standings"), "main table"),
    Picture {
        then: Some("main table tbody a"),
        ..picture("tie-break", ("06-standings", "check-a-tie-break"), "main table")
    },
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_opens_the_help_unless_somebody_writes() {
    play("help", |hall| async move {
        let browser = hall.administrator().await;
        let event = browser.demonstration().await;
        browser.go(&format!("{event}/rounds/4")).await;
        browser.turn("?").await;
        assert_eq!(browser.path().await, "/help/pairing");
        browser.go(&format!("{event}/players")).await;
        browser.fill("#filter", "?").await;
        assert_eq!(browser.js("return document.querySelector('#filter').value").await, "?");
        assert_eq!(browser.path().await, format!("{event}/players"));
        browser.press("a.help-link").await;
        assert_eq!(browser.path().await, "/help/players");
        for page in ["/help", "/help/pairing", "/help/print", "/help?q=round"] {
            browser.go(page).await;
            browser.pictures(&format!("page{}", page.replace(['/', '?', '='], "-"))).await;
        }
        browser.is_content().await;
    })
    .await;
}

fn guide() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide")
}

/// The first label that a task names.
fn label(language: &str, chapter: &str, task: &str) -> String {
    let text = std::fs::read_to_string(guide().join(format!("{language}/{chapter}.md"))).unwrap();
    let (_, steps) = text.split_once(&format!("{{#{task}}}")).expect("the task is there");
    steps.split("**").nth(1).expect("a label").to_owned()
}

/// Opens the tab with a label.
async fn open(browser: &Browser, label: &str) {
    let marked = format!(
        "const tab = [...document.querySelectorAll('nav.tabs a')].find((tab) => tab.textContent === {label:?}); tab.id = 'wanted'; return 1;"
    );
    browser.js(&marked).await;
    browser.press("#wanted").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pictures_of_the_manual_show_the_pages_as_they_are() {
    play("guide", |hall| async move {
        let browser = hall.administrator().await;
        let event = browser.demonstration().await;
        let writes = std::env::var_os("ADOUBE_WRITE").is_some();
        let mut taken = BTreeMap::new();
        for language in LANGUAGES {
            browser.go("/desk").await;
            browser.press(&format!("footer a[hreflang={language}]")).await;
            for Picture { name, task: (chapter, task), then, part } in PICTURES {
                browser.go(&event).await;
                open(&browser, &label(language, chapter, task)).await;
                if let Some(link) = then {
                    browser.press(link).await;
                }
                let (bytes, text) = browser.picture_of(part).await;
                let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let file = format!("{language}/{name}.webp");
                if writes {
                    assert!(bytes.len() <= PICTURE_MAX, "{file} has {} bytes", bytes.len());
                    let path = guide().join("pictures").join(&file);
                    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                    std::fs::write(path, bytes).unwrap();
                }
                taken.insert(file, digest(words.as_bytes()).chars().take(16).collect::<String>());
            }
        }
        let lines: Vec<String> = taken.iter().map(|(file, digest)| format!("{digest} {file}\n")).collect();
        let manifest = lines.concat();
        let path = guide().join("pictures/manifest.txt");
        if writes {
            std::fs::write(&path, &manifest).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(kept, manifest, "the pages have changed: renew the pictures of the manual with ADOUBE_WRITE=1");
    })
    .await;
}
