//! Printouts: each becomes a PDF without menu and buttons.

use crate::hall::play;

const PAPERS: [&str; 10] = [
    "boards",
    "names",
    "standings",
    "crosstable",
    "players",
    "check-in",
    "slips",
    "scoresheets",
    "place-cards",
    "badges",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn papers_are_printed_without_menus() {
    play("paper", |hall| async move {
        let browser = hall.administrator().await;
        let event = browser.demonstration().await;
        browser.go(&format!("{event}/print")).await;
        browser.picture("index").await;
        for paper in PAPERS {
            browser.go(&format!("{event}/print/{paper}")).await;
            browser.media("print").await;
            browser.shoot(paper).await;
            let text = browser.js("return document.body.innerText").await;
            let text = text.as_str().unwrap();
            assert!(text.contains("Ferrer") || paper == "scoresheets", "{paper}: {text}");
            for menu in ["Sign out", "Print", "Tournaments", "Català", "Skip to"] {
                assert!(!text.contains(menu), "{paper} shows {menu}");
            }
            let seen = "[...document.querySelectorAll('button, nav, input, .button')].filter((e) => e.checkVisibility()).length";
            assert_eq!(browser.number(seen).await, 0, "{paper}");
            let pages = printed(&browser.print().await);
            assert!((1..=24).contains(&pages), "{paper}: {pages} pages");
            match paper {
                "slips" => assert!(pages <= 3, "{pages} pages for twelve slips"),
                "scoresheets" => assert!(pages >= 12, "{pages} pages: each game has its own"),
                "boards" | "standings" => assert_eq!(pages, 1, "{paper}: 24 players fit on a sheet"),
                _ => {}
            }
            browser.media("").await;
        }
        // The arbiter's pages are printed without menus too.
        for page in ["rounds/4", "standings", "crosstable"] {
            browser.go(&format!("{event}/{page}")).await;
            browser.media("print").await;
            let text = browser.text("body").await;
            assert!(text.contains("Ferrer") && !text.contains("Sign out") && !text.contains("Settings"), "{page}: {text}");
            printed(&browser.print().await);
            browser.media("").await;
        }
        browser.is_content().await;
    })
    .await;
}

/// Checks that the file is a PDF; returns the number of its pages.
fn printed(bytes: &[u8]) -> usize {
    assert!(bytes.starts_with(b"%PDF-") && bytes.len() > 2000, "{} bytes", bytes.len());
    let text = String::from_utf8_lossy(bytes);
    text.matches("/Type /Page").count() - text.matches("/Type /Pages").count()
}
