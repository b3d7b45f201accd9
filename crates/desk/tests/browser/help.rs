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
    page: Page,
    /// The part of the page.
    part: &'static str,
}

/// The page that a picture shows.
enum Page {
    /// The tab of the demonstration tournament that the first label of a task names.
    Tab { chapter: &'static str, task: &'static str },
    /// The page behind a link of that tab.
    Link { chapter: &'static str, task: &'static str, link: &'static str },
    /// A page of the demonstration season.
    Season(&'static str),
    /// Any other page.
    At(&'static str),
}

const fn tab(name: &'static str, (chapter, task): (&'static str, &'static str), part: &'static str) -> Picture {
    Picture { name, page: Page::Tab { chapter, task }, part }
}

const PICTURES: [Picture; 9] = [
    Picture { name: "new-tournament", page: Page::At("/desk/new"), part: "main form" },
    tab("players", ("03-players", "add-a-player"), "#players"),
    tab("round", ("04-pairing", "pair-a-round"), "table.pairs"),
    tab("results", ("05-results", "enter-results"), "form.results table"),
    tab("standings", ("06-standings", "read-standings"), "main table"),
    Picture {
        name: "tie-break",
        page: Page::Link { chapter: "06-standings", task: "check-a-tie-break", link: "main table tbody a" },
        part: "main table",
    },
    Picture { name: "example", page: Page::At("/laws/2023/4.3?example=4.3&step=2"), part: "#example" },
    Picture { name: "line-up", page: Page::Season("/match/15/visitors/lineup"), part: "ol.boards" },
    Picture { name: "office", page: Page::Season("/office"), part: "main table" },
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
        browser.go("/desk/league").await;
        browser.press("form[action='/desk/league/demo'] button").await;
        let season = browser.path().await;
        let writes = std::env::var_os("ADOUBE_WRITE").is_some();
        let mut taken = BTreeMap::new();
        for language in LANGUAGES {
            browser.go("/desk").await;
            browser.press(&format!("footer a[hreflang={language}]")).await;
            for Picture { name, page, part } in PICTURES {
                match page {
                    Page::At(path) => browser.go(path).await,
                    Page::Season(path) => browser.go(&format!("{season}{path}")).await,
                    Page::Tab { chapter, task } | Page::Link { chapter, task, .. } => {
                        browser.go(&event).await;
                        open(&browser, &label(language, chapter, task)).await;
                    }
                }
                if let Page::Link { link, .. } = page {
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
