//! A Swiss of 24 players and five rounds, from the set-up link to the report.

use crate::hall::{Browser, ENTER, Hall, TAB, play};
use std::fmt::Write;

/// Creates a tournament by its form; returns the path of its pages.
pub(crate) async fn make(browser: &Browser, name: &str, system: &str, rounds: &str) -> String {
    browser.go("/desk/new").await;
    browser.keys(name).await;
    browser.choose("#f-system", system).await;
    browser.fill("#f-rounds", rounds).await;
    browser.press("main form button.primary").await;
    if system == "round-robin" {
        // FIDE does not accept Buchholz in a round robin; the error is next to the field.
        assert!(!browser.text("#f-tie_breaks-problem").await.is_empty());
        assert_eq!(browser.find("#f-name").await.value(), name);
        browser.picture("refused").await;
        browser.choose("#f-tie_breaks", "fide-round-robin").await;
        browser.press("main form button.primary").await;
    }
    let path = browser.path().await;
    path.strip_suffix("/players").unwrap_or_else(|| panic!("not made: {path}")).to_owned()
}

/// Imports a list of players from a file.
pub(crate) async fn import(hall: &Hall, browser: &Browser, event: &str, csv: &str) {
    browser.go(&format!("{event}/import")).await;
    let file = hall.file("players.csv", csv);
    browser.find("#f-file").await.keys(&file).unwrap();
    browser.press("main form button.primary").await;
    assert_eq!(browser.path().await, format!("{event}/players"), "{}", browser.text("main").await);
}

/// Pairs and publishes the next round.
pub(crate) async fn pair(browser: &Browser, event: &str) {
    browser.go(&format!("{event}/rounds")).await;
    browser.press("button[value=pair]").await;
    browser.press("button[value=publish]").await;
}

/// Types the results where the page places the caret, and closes the round.
pub(crate) async fn results(browser: &Browser, event: &str, keys: &[&str]) {
    browser.go(&format!("{event}/results")).await;
    let boards = browser.number("document.querySelectorAll('form.results tbody tr').length").await;
    assert_eq!(usize::try_from(boards), Ok(keys.len()));
    browser.until("document.activeElement.matches('form.results input')").await;
    for key in keys {
        browser.keys(key).await;
    }
    browser.until("[...document.querySelectorAll('.said')].every((said) => said.textContent)").await;
    assert_eq!(browser.number("document.querySelectorAll('.said.problem').length").await, 0);
    browser.go(&format!("{event}/rounds")).await;
    browser.press("button[value=close]").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_swiss_of_24_players_by_keyboard_and_mouse() {
    play("swiss", |hall| async move {
        let browser = hall.browser().await;
        browser.set_up().await;
        browser.picture("desk-empty").await;
        browser.press("a[href='/desk/new']").await;
        browser.picture("new").await;
        let event = make(&browser, "Obert de la Plana", "dutch-2026", "5").await;
        enter(hall, &browser, &event).await;
        for round in 1..=5_u32 {
            pair(&browser, &event).await;
            if round == 2 {
                browser.go(&format!("{event}/rounds/2?why=1")).await;
                assert!(browser.number("document.querySelectorAll('tr.why').length").await > 11);
                browser.picture("why").await;
            }
            // A single key moves on to the next board, and so does a key with Enter.
            let keys: Vec<String> = (0..12_u32)
                .map(|board| {
                    let key = ["1", "0", "="][((board * 7 + round * 5) % 3) as usize];
                    if round % 2 == 0 { format!("{key}{ENTER}") } else { key.to_owned() }
                })
                .collect();
            let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
            results(&browser, &event, &keys).await;
        }
        finish(&browser, &event).await;
        browser.is_content().await;
    })
    .await;
}

/// Four players with the keyboard, twenty from a list.
async fn enter(hall: &Hall, browser: &Browser, event: &str) {
    for (name, rating) in
        [("Núñez, Jordi", "2310"), ("Etxeberria, Ane", "2290"), ("Gonçalves, Rui", ""), ("Serra, Pia", "1500")]
    {
        browser.turn(&format!("{name}{TAB}{rating}{ENTER}")).await;
        assert!(browser.text("[role=status]").await.contains(name), "the page says who entered");
    }
    // Errors are next to their field, and the input is kept.
    browser.fill("#f-player", "Wrong, Rating").await;
    browser.fill("#f-rating", "21x").await;
    browser.press("main form button.primary").await;
    assert_eq!(browser.find("#f-player").await.value(), "Wrong, Rating");
    assert!(!browser.text("#f-rating-problem").await.is_empty());
    browser.picture("players-refused").await;
    let mut csv = "name,rating,title,federation,born,sex\n".to_owned();
    for number in 1..=20 {
        let rating = 2250 - 35 * number;
        let _ = writeln!(csv, "\"Player {number:02}, Q.\",{rating},,CAT,,{}", if number % 3 == 0 { "w" } else { "m" });
    }
    import(hall, browser, event, &csv).await;
    assert_eq!(browser.number("document.querySelectorAll('#players tbody tr').length").await, 24);
    browser.picture("players").await;
    browser.fill("#filter", "etxeb").await;
    browser
        .until("[...document.querySelectorAll('#players tbody tr')].filter((row) => !row.hidden).length === 1")
        .await;
}

async fn finish(browser: &Browser, event: &str) {
    browser.press("nav.tabs a[href$='/standings']").await;
    assert_eq!(browser.number("document.querySelectorAll('main tbody tr').length").await, 24);
    let sum = "[...document.querySelectorAll('td.score')].reduce((sum, cell) => sum + (parseInt(cell.textContent) || 0) + (cell.textContent.includes('½') ? 0.5 : 0), 0)";
    assert_eq!(browser.number(sum).await, 60, "five rounds of twelve games");
    browser.picture("standings").await;
    browser.press("main tbody th a").await;
    browser.picture("worked").await;
    browser.go(&format!("{event}/crosstable")).await;
    browser.picture("crosstable").await;
    browser.go(event).await;
    browser.press("button[value=close]").await;
    browser.picture("closed").await;
    browser.go(&format!("{event}/files")).await;
    let trf = browser.fetch(&format!("{event}/files/report.trf16")).await;
    assert_eq!(trf.lines().filter(|line| line.starts_with("001 ")).count(), 24, "{trf}");
    assert!(trf.contains("012 Obert de la Plana") && trf.contains("Núñez, Jordi"), "{trf}");
    // Each player has five games, each with an opponent, a colour and a result.
    let games =
        trf.lines().filter(|line| line.starts_with("001 ")).map(|line| line.chars().skip(91).collect::<String>());
    for line in games {
        let signs: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(signs.len(), 15, "{line}");
    }
}
