//! Every language on the main pages, on a laptop and on a phone.

use crate::hall::{LANGUAGES, play};
use adoube_words::Language;
use std::collections::HashSet;

const OF_EVENT: [&str; 13] = [
    "",
    "/players",
    "/players/1",
    "/import",
    "/rounds/4",
    "/results",
    "/results?round=2",
    "/standings",
    "/standings/1",
    "/crosstable",
    "/log",
    "/settings",
    "/files",
];
const PUBLIC: [&str; 6] = ["", "/round/2", "/standings", "/crosstable", "/player/1", "/about"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_language_on_the_main_pages() {
    play("language", |hall| async move {
        let browser = hall.administrator().await;
        let event = browser.demonstration().await;
        let id = event.rsplit('/').next().unwrap();
        let mut pages: Vec<String> = [
            "/",
            "/desk",
            "/desk/new",
            "/desk/import",
            "/desk/accounts",
            "/account",
            "/account/second-factor",
            "/login",
        ]
        .map(str::to_owned)
        .to_vec();
        pages.extend(OF_EVENT.map(|page| format!("{event}{page}")));
        pages.extend(PUBLIC.map(|page| format!("/t/{id}{page}")));
        pages.push(format!("/screen/{id}"));
        let mut menus = HashSet::new();
        for language in LANGUAGES {
            // The language chosen at the foot of a page stays for later pages.
            browser.go("/desk").await;
            browser.press(&format!("footer a[hreflang={language}]")).await;
            menus.insert(browser.text("header nav").await);
            browser.phone().await;
            for page in &pages {
                browser.go(page).await;
                assert_eq!(browser.js("return document.documentElement.lang").await, language, "{page}");
                browser.fits().await;
                let name = page.replace(id, "T").replace(['/', '?', '='], "-");
                if language == "en" {
                    browser.laptop().await;
                    browser.shoot(&format!("en{name}-laptop")).await;
                    browser.phone().await;
                }
                if ["en", "eu"].contains(&language) {
                    browser.shoot(&format!("{language}{name}-phone")).await;
                }
            }
            browser.laptop().await;
        }
        // A language that falls back to another may have the same menu.
        let own = Language::ALL.iter().filter(|language| language.fallback().is_none()).count();
        assert!(menus.len() >= own, "{menus:?}");
        browser.is_content().await;
    })
    .await;
}
