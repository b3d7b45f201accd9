//! The electronic scoresheet (8.1.1.2) of a game on a wooden board: through network loss, on a spare tablet, compared.

use crate::cable::Cable;
use crate::hall::{Browser, play};
use crate::table::{Round, STANDARD};
use adoube_services::board_game::Mode;
use serde_json::json;
use std::time::{Duration, Instant};

const OFFLINE: Duration = Duration::from_secs(30);

const GAME: [&str; 16] =
    ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6", "c3", "O-O"];

/// The text of every line of the scoresheet.
const LINES: &str = "[...document.querySelectorAll('.sheet-move')].map((line) => line.textContent.trim()).join(' ')";

impl Browser {
    /// The page's module is loaded.
    async fn has_its_sheet(&self) {
        self.until("document.querySelector('[data-sheet]').adoube").await;
    }

    /// A move is entered with the keys on the screen.
    async fn notes(&self, text: &str) {
        let before = self.number("document.querySelectorAll('.sheet-move').length").await;
        let mut rest = text;
        while !rest.is_empty() {
            let key = ["O-O-O", "O-O"].into_iter().find(|key| rest == *key).unwrap_or(&rest[..1]);
            let press = format!(
                "[...document.querySelectorAll('.sheet-row:not(.sheet-tools) .sheet-key')].find((key) => key.textContent === {}).click()",
                json!(key)
            );
            self.js(&press).await;
            rest = &rest[key.len()..];
        }
        self.find(".sheet-enter").await.click().unwrap();
        self.until(&format!("document.querySelectorAll('.sheet-move').length === {}", before + 1)).await;
    }

    async fn reads(&self, lines: &str) {
        self.until(&format!("{LINES} === {}", json!(lines))).await;
    }

    /// Waits until the server has all entries.
    async fn has_sent(&self) {
        self.until("document.querySelector('[data-sheet]').dataset.waiting === '0' && document.querySelector('.sheet-status').textContent.includes('All entries sent')").await;
    }

    /// Takes Chromium offline, or online again.
    async fn network(&self, offline: bool) {
        let to = json!({ "offline": offline, "latency": 0, "download_throughput": 10_000_000, "upload_throughput": 10_000_000 });
        self.client.tell("/chromium/network_conditions", &json!({ "network_conditions": to })).unwrap();
    }

    async fn loads_again(&self) {
        self.client.tell("/refresh", &json!({})).unwrap();
        self.has_its_sheet().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sheet_through_thirty_seconds_without_network() {
    play("scoresheet", |hall| async move {
        let round = Round::new(hall, "90+30", &[(1, STANDARD.to_owned(), Mode::Clock)]).await;
        let Round { arbiter, white, black, .. } = &round;
        let cable = Cable::to(&hall.url).await;
        let sheet = format!("{}/sheet", round.seat(1, "white").await);
        let white = &white.through(&cable.url);
        white.go(&sheet).await;
        white.has_its_sheet().await;
        white.pictures("empty").await;
        for text in &GAME[..4] {
            white.notes(text).await;
        }
        white.has_sent().await;
        white.until("document.querySelector('[data-offline]').textContent.includes('works offline')").await;
        white.until("navigator.serviceWorker.controller").await;

        offline(&cable, white).await;
        white.reads(&GAME[..12].join(" ")).await;

        // The opponent's sheet was written online; a dash marks a move in time trouble (8.4).
        black.go(&format!("{}/sheet", round.seat(1, "black").await)).await;
        black.has_its_sheet().await;
        for text in &GAME[..11] {
            black.notes(text).await;
        }
        black.find(".sheet-tools .sheet-key:nth-child(2)").await.click().unwrap();
        black.reads(&format!("{} —", GAME[..11].join(" "))).await;
        black.has_sent().await;
        spare(&round, white, &sheet).await;

        // The dash is filled later, the draw offer and the time are marked, both sign.
        let mark = |browser: &Browser, key: u32| {
            browser.client.find(&format!(".sheet-tools .sheet-key:nth-child({key})")).unwrap().click().unwrap();
        };
        black.find("tbody tr:nth-child(6) td:nth-child(3) button").await.click().unwrap();
        black.fill(".sheet-entry input", "b6").await;
        black.find(".sheet-enter").await.click().unwrap();
        black.reads(&format!("{} b6", GAME[..11].join(" "))).await;
        mark(black, 3);
        black.reads(&format!("{} b6 (=)", GAME[..11].join(" "))).await;
        black.fill(".sheet-entry input", "1:02").await;
        mark(black, 4);
        black.reads(&format!("{} b6 (=) 1:02", GAME[..11].join(" "))).await;
        black.find("input[value='1/2-1/2']").await.click().unwrap();
        black.find(".sheet-sign button[value=black]").await.click().unwrap();
        black.until("document.querySelector('.sheet-signed').textContent.includes('has signed ½-½')").await;
        black.find(".sheet-sign button[value=white]").await.click().unwrap();
        black.until("document.querySelector('.sheet-signed').textContent.includes('½-½')").await;
        black.has_sent().await;
        black.pictures("black").await;

        arbiter.go(&format!("{}/sheets", round.board(1))).await;
        let compared = arbiter.text("main").await;
        assert!(compared.contains("first differ at Black’s move 6"), "{compared}");
        assert!(compared.contains("has signed ½-½"), "{compared}");
        arbiter.pictures("compared").await;
        haste(black).await;
        for browser in [arbiter, black] {
            browser.is_content().await;
        }
    })
    .await;
}

/// Two dashes at the same moment are two moves, and an entry that the server always refuses does not block later ones.
async fn haste(black: &Browser) {
    let moves = "document.querySelectorAll('.sheet-move').length";
    let before = black.number(moves).await;
    black
        .js("const dash = document.querySelector('.sheet-tools .sheet-key:nth-child(2)'); dash.click(); dash.click()")
        .await;
    black.until(&format!("{moves} === {}", before + 2)).await;
    black.has_sent().await;
    let refused = "document.querySelector('.sheet-status').textContent.includes('x9” was not accepted')";
    // At the same moment, so that the second is written before the server has answered the first.
    let malformed = format!(
        "document.querySelector('[data-sheet]').adoube.enter({{ kind: 'write', ply: {}, text: 'K\\tx9' }});
         document.querySelector('.sheet-tools .sheet-key:nth-child(2)').click()",
        before + 2
    );
    black.js(&malformed).await;
    black.until(refused).await;
    // Its place keeps a dash, to be completed later.
    black.until(&format!("{moves} === {} && {LINES}.endsWith('— — — —')", before + 4)).await;
    black.until("document.querySelector('[data-sheet]').dataset.waiting === '0'").await;
    black.loads_again().await;
    black.until(&format!("{refused} && {moves} === {}", before + 4)).await;
}

/// Thirty seconds without network: moves are written, the page is loaded again, nothing is lost or doubled.
async fn offline(cable: &Cable, white: &Browser) {
    cable.pull();
    white.network(true).await;
    let pulled = Instant::now();
    for text in &GAME[4..8] {
        white.notes(text).await;
    }
    white.until("document.querySelector('.sheet-status').textContent.includes('No network')").await;
    white.until("document.querySelector('[data-sheet]').dataset.waiting === '4'").await;
    white.pictures("offline").await;
    white.loads_again().await;
    white.reads(&GAME[..8].join(" ")).await;
    for text in &GAME[8..10] {
        white.notes(text).await;
    }
    while pulled.elapsed() <= OFFLINE {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    white.loads_again().await;
    white.reads(&GAME[..10].join(" ")).await;
    white.until("document.querySelector('[data-sheet]').dataset.waiting === '6'").await;
    println!("without network for {:.1} s", pulled.elapsed().as_secs_f64());
    cable.plug();
    white.network(false).await;
    white.has_sent().await;
    white.reads(&GAME[..10].join(" ")).await;
    for text in &GAME[10..12] {
        white.notes(text).await;
    }
    white.has_sent().await;
}

/// A spare tablet takes over while the first one is offline; the first one's entries arrive later without harm.
async fn spare(round: &Round, first: &Browser, sheet: &str) {
    let cable = Cable::to(&round.hall.url).await;
    let spare = round.hall.browser().await;
    first.network(true).await;
    first.notes("Bb3").await;
    first.notes("d5").await;
    spare.go(sheet).await;
    spare.has_its_sheet().await;
    spare.until("!document.querySelector('.sheet-take').hidden && document.querySelector('.sheet-entry').hidden").await;
    spare.reads(&GAME[..12].join(" ")).await;
    spare.pictures("spare").await;
    spare.find(".sheet-take").await.click().unwrap();
    spare.until("!document.querySelector('.sheet-entry').hidden").await;
    for text in &GAME[12..14] {
        spare.notes(text).await;
    }
    spare.has_sent().await;
    first.network(false).await;
    // The same move is not written twice; the other entry stays visible beside that of the sheet's holder.
    for browser in [first, &spare] {
        browser.until(&format!("{LINES}.endsWith('b5 Bb3 d5 d6')")).await;
    }
    first.until("!document.querySelector('.sheet-take').hidden && document.querySelector('.sheet-entry').hidden").await;
    first.pictures("taken").await;
    spare.is_content().await;
    drop(cable);
}
