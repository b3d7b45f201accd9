//! An adjourned game (Guidelines I): the move is sealed, the envelope is printed, opened and checked, and play
//! continues.

use crate::hall::play;
use crate::table::{Round, STANDARD, state};
use adoube_services::board_game::Mode;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_adjourned_and_resumed() {
    play("adjourned", |hall| async move {
        let prepared = format!("{STANDARD}position: r3k2r/8/8/8/8/8/3P4/4K3 w kq - 0 30\n");
        let round = Round::new(hall, "90+30", &[(1, prepared, Mode::Board)]).await;
        let Round { arbiter, white, black, .. } = &round;
        round.sit(1).await;
        // Black reads Catalan, where R is the king.
        let seat = black.path().await;
        black.go(&format!("{seat}?lang=ca")).await;
        black.is_at_the_board().await;
        round.start().await;
        round.play("white", "d2", "d4").await;
        arbiter.does("adjourns").await;
        black.writes("seals {written}", "Rd8").await;
        for browser in [white, black, arbiter] {
            browser.until(&state("phase === 'adjourned'")).await;
            let text = browser.text("main").await;
            assert!(!tells_the_move(&text), "nobody reads the sealed move: {text}");
        }
        let left = white.dial("black").await;
        arbiter.go(&format!("{}/envelope", round.board(1))).await;
        arbiter.until("document.querySelector('adoube-board .ab-man')").await;
        let slip = arbiter.text("article").await;
        assert!(!tells_the_move(&slip) && slip.contains("r3k2r/8/8/8/3P4/8/8/4K3 b"), "{slip}");
        assert_eq!(arbiter.number("document.querySelectorAll('.envelope-codes svg').length").await, 2);
        arbiter.pictures("envelope").await;
        arbiter.media("print").await;
        arbiter.shoot("envelope-print").await;
        arbiter.media("screen").await;
        assert!(arbiter.print().await.starts_with(b"%PDF"));

        arbiter.go(&round.board(1)).await;
        arbiter.is_at_the_board().await;
        for who in ["white", "black"] {
            arbiter.chooses(&format!("button[data-act=arrives][data-who={who}]")).await;
            arbiter.settled().await;
        }
        arbiter.does("resumes").await;
        arbiter.does("opens envelope").await;
        for (browser, written) in [(white, "Kd8"), (black, "Rd8"), (arbiter, "Kd8")] {
            browser.lists(written).await;
            browser.is_ruled("I.9.1", "").await;
            browser.until(&state("clocks.running === 'white'")).await;
        }
        assert_eq!(white.dial("black").await, left, "the sealer's time as it was");
        round.play("white", "d4", "d5").await;
        black.lists("d5").await;
        for browser in [arbiter, white, black] {
            browser.is_content().await;
        }
    })
    .await;
}

/// Whether a text reveals the sealed move in either language. Its commitment consists of hexadecimal digits, which
/// may contain `d8`.
fn tells_the_move(text: &str) -> bool {
    ["Rd8", "Kd8", "e8d8", "e8-d8"].iter().any(|written| text.contains(written))
}
