//! The office's pages of a season, in every language, on a laptop and on a phone; and submissions by a delegate.

use crate::hall::{LANGUAGES, play};

const PAGES: [&str; 37] = [
    "/office",
    "/clubs",
    "/clubs/1",
    "/players?club=1",
    "/players/101",
    "/players/112",
    "/players/199",
    "/lists/1",
    "/c",
    "/c/1",
    "/c/1/groups",
    "/c/1/players",
    "/venues",
    "/cases",
    "/cases/1",
    "/cases/2",
    "/cases/raise/change",
    "/cases/raise/breach",
    "/cases/raise/revocation",
    "/bodies",
    "/sanctions",
    "/opens",
    "/reports",
    "/reports/lists?club=1",
    "/reports/bulletin?event=1&round=2",
    "/reports/standings",
    "/reports/calendar",
    "/reports/sanctions",
    "/reports/clubs",
    "/settings",
    "/notices",
    "/log",
    "/log/40",
    "/match/16",
    "/match/16/move",
    "/search?q=torre",
    "/delegations",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_of_the_office_in_every_language() {
    play("office", |hall| async move {
        let browser = hall.administrator().await;
        browser.go("/desk/league/new").await;
        browser.picture("new").await;
        browser.go("/desk/league").await;
        browser.press("form[action='/desk/league/demo'] button").await;
        let season = browser.path().await;
        for language in LANGUAGES {
            browser.go(&format!("{season}?lang={language}")).await;
            browser.phone().await;
            for page in PAGES {
                browser.go(&format!("{season}{page}")).await;
                assert_eq!(browser.js("return document.documentElement.lang").await, language, "{page}");
                browser.js("for (const d of document.querySelectorAll('details')) d.open = true").await;
                browser.fits().await;
                let name = page.replace(['/', '?', '=', '&'], "-");
                if ["en", "eu"].contains(&language) {
                    browser.shoot(&format!("{language}{name}-phone")).await;
                }
                if language == "en" {
                    browser.laptop().await;
                    browser.shoot(&format!("en{name}-laptop")).await;
                    browser.phone().await;
                }
            }
            browser.laptop().await;
        }
        // A refused form without JavaScript: the error is next to the field, and the input is kept.
        browser.go(&format!("{season}/opens?lang=en")).await;
        browser.find("details.act > summary").await.click().unwrap();
        browser.fill("#f-ask-name", "Obert de Prova").await;
        browser.fill("#f-ask-rounds", "7").await;
        for (field, day) in [("requested", "2026-08-01"), ("first", "2026-09-01"), ("last", "2026-09-09")] {
            browser.js(&format!("document.getElementById('f-ask-{field}').value = '{day}'")).await;
        }
        browser.press("details.act button[type=submit]").await;
        assert!(browser.text("#f-ask-rounds-problem").await.contains("E-HOM-ROUNDS"));
        assert_eq!(browser.find("#f-ask-name").await.value(), "Obert de Prova");
        browser.picture("refused").await;
        browser.is_content().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_search_needs_no_mouse() {
    const ENTER: &str = "\u{e007}";
    const DOWN: &str = "\u{e015}";
    const UP: &str = "\u{e013}";
    play("search", |hall| async move {
        let browser = hall.administrator().await;
        browser.go("/desk/league").await;
        browser.press("form[action='/desk/league/demo'] button").await;
        let season = browser.path().await;
        browser.go(&format!("{season}/clubs")).await;
        browser.keys("/").await;
        browser.turn(&format!("torre del riu{ENTER}")).await;
        assert!(browser.path().await.starts_with(&format!("{season}/search")), "{}", browser.path().await);
        assert_eq!(browser.find("input[data-search]").await.value(), "torre del riu");
        browser.picture("results").await;
        browser.keys("/").await;
        browser.keys(DOWN).await;
        let focus = "return document.activeElement.textContent";
        assert_eq!(browser.js(focus).await, "Torre del Riu");
        browser.keys(DOWN).await;
        assert_eq!(browser.js(focus).await, "Torre del Riu A");
        browser.keys(UP).await;
        browser.turn(ENTER).await;
        assert_eq!(browser.path().await, format!("{season}/clubs/2"));
        browser.is_content().await;
    })
    .await;
}
