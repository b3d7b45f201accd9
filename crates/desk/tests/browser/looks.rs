//! Screenshots of every page, in every language, on a phone and in dark mode, for manual review.

use crate::hall::{LANGUAGES, play};
use adoube_desk::routes;
use adoube_services::result_ticket::ResultTicket;
use axum::http::Method;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_in_every_language() {
    play("every", |hall| async move {
        let browser = hall.administrator().await;
        let event = browser.demonstration().await;
        let id = event.rsplit('/').next().unwrap().to_owned();
        let slip = ResultTicket { event: id.clone(), round: 4, table: 12 }.token(hall.desk.signer());
        let mut pages = Vec::new();
        for route in routes(&hall.desk).into_iter().filter(|route| route.method == Method::GET) {
            // Streams, files and API responses are not pages; pages behind one-time links, and boards, appear in
            // their own scenarios.
            let none = [
                "/events", "/assets/", "/api/", "/files/", ".pgn", "/time", "/sw.js", "/healthz", "{token}", "{seat}",
                "/board/", "/live",
            ];
            if none.iter().any(|part| route.path.contains(part)) {
                continue;
            }
            let path = route.path.replace("{id}", &id).replace("{slip}", &slip).replace("{round}", "4");
            let path = path.replace("{paper}", "names").replace("{edition}", "2023").replace("{article}", "9.2.1");
            let path = path.split('/').map(|part| if part.starts_with('{') { "1" } else { part });
            let path = path.collect::<Vec<_>>().join("/");
            if browser.status(&path).await == 200 {
                pages.push(path);
            }
        }
        assert!(pages.len() > 30, "{pages:?}");
        let mut seen = 0;
        for language in LANGUAGES {
            browser.go(&format!("/desk?lang={language}")).await;
            browser.phone().await;
            for page in &pages {
                browser.go(page).await;
                assert_eq!(browser.js("return document.documentElement.lang").await, language, "{page}");
                let text = browser.text("body").await;
                assert!(!text.contains('{') || page.contains("/laws"), "{page} in {language}: {text}");
                if !page.contains("/print/") && !page.contains("/screen/") {
                    browser.fits().await;
                }
                seen += 1;
                if language == "ca" {
                    let name = page.replace(&id, "T").replace(&slip, "S").replace(['/', '?', '='], "-");
                    browser.shoot(&format!("ca{name}-phone")).await;
                }
            }
            browser.laptop().await;
        }
        assert!(seen >= LANGUAGES.len() * 30, "{seen}");
        browser.is_content().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_in_the_dark() {
    play("dark", |hall| async move {
        let browser = hall.administrator().await;
        let event = browser.demonstration().await;
        let id = event.rsplit('/').next().unwrap().to_owned();
        browser.dark(true).await;
        for (name, page) in [
            ("overview", event.clone()),
            ("players", format!("{event}/players")),
            ("round", format!("{event}/rounds/4?why=1")),
            ("results", format!("{event}/results")),
            ("hall", format!("{event}/hall")),
            ("settings", format!("{event}/settings")),
            ("log", format!("{event}/log")),
            ("public", format!("/t/{id}")),
            ("standings", format!("/t/{id}/standings")),
            ("laws", "/laws/2023".to_owned()),
        ] {
            browser.go(&page).await;
            let ground = browser.js("return getComputedStyle(document.body).backgroundColor").await;
            assert_eq!(ground, "rgb(17, 21, 19)", "{name} is dark");
            browser.picture(name).await;
        }
        browser.dark(false).await;
        browser.go(&event).await;
        assert_ne!(browser.js("return getComputedStyle(document.body).backgroundColor").await, "rgb(17, 21, 19)");
        browser.is_content().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_on_a_phone_are_neither_cut_nor_one_over_the_other() {
    play("tables", |hall| async move {
        let browser = hall.administrator().await;
        let event = browser.demonstration().await;
        let id = event.rsplit('/').next().unwrap().to_owned();
        browser.phone().await;
        for (name, page, fits) in [
            ("log", format!("{event}/log"), true),
            ("players", format!("{event}/players"), true),
            ("console", format!("{event}/console/4"), true),
            ("hall", format!("{event}/hall"), true),
            ("crosstable", format!("{event}/crosstable"), false),
            ("public-crosstable", format!("/t/{id}/crosstable"), false),
        ] {
            browser.go(&page).await;
            browser.shoot(&format!("{name}-phone")).await;
            browser.fits().await;
            // No cell overlaps its neighbour.
            let over = "[...document.querySelectorAll('main tbody tr')].filter((row) => {
                const cells = [...row.cells].filter((cell) => cell.offsetParent).map((cell) => {
                    const range = document.createRange();
                    range.selectNodeContents(cell);
                    return range.getBoundingClientRect();
                }).filter((box) => box.width > 0);
                return cells.some((box, at) => cells.slice(at + 1).some((other) =>
                    box.left < other.right - 1 && other.left < box.right - 1 &&
                    box.top < other.bottom - 1 && other.top < box.bottom - 1));
            }).length";
            assert_eq!(browser.number(over).await, 0, "{name}: a cell lies over another");
            if fits {
                let cut = "[...document.querySelectorAll('main .scroll')]
                    .filter((box) => box.scrollWidth > box.clientWidth + 1).length";
                assert_eq!(browser.number(cut).await, 0, "{name}: a table is cut");
            }
            // The tab of the page is visible.
            let tab = "(() => {
                const tab = document.querySelector('.tabs [aria-current]').getBoundingClientRect();
                return Number(tab.left >= 0 && tab.right <= window.innerWidth);
            })()";
            assert_eq!(browser.number(tab).await, 1, "{name}: its tab is out of sight");
        }
        browser.is_content().await;
    })
    .await;
}
