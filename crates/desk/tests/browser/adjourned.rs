//! An adjourned game (Guidelines I): the move is sealed, the envelope printed, opened and checked, and play goes on.

use crate::hall::play;
use crate::table::{Round, STANDARD, state};
use adoube_desk::table::Mode;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_adjourned_and_resumed() {
    play("adjourned", |hall| async move {
        let round = Round::new(hall, "90+30", &[(1, STANDARD.to_owned(), Mode::Board)]).await;
        let Round { arbiter, white, black, .. } = &round;
        round.sit(1).await;
        round.start().await;
        round.play("white", "d2", "d4").await;
        arbiter.does("adjourns").await;
        black.writes("seals {written}", "Nf6").await;
        for browser in [white, black, arbiter] {
            browser.until(&state("phase === 'adjourned'")).await;
            let text = browser.text("main").await;
            assert!(!text.contains("Nf6"), "nobody reads the sealed move: {text}");
        }
        let left = white.dial("black").await;
        arbiter.go(&format!("{}/envelope", round.board(1))).await;
        arbiter.until("document.querySelector('adoube-board .ab-man')").await;
        let slip = arbiter.text("article").await;
        assert!(!slip.contains("Nf6") && slip.contains("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b"), "{slip}");
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
        for browser in [white, black, arbiter] {
            browser.lists("Nf6").await;
            browser.is_ruled("I.9.1", "").await;
            browser.until(&state("clocks.running === 'white'")).await;
        }
        assert_eq!(white.dial("black").await, left, "the sealer's time as it was");
        round.play("white", "c2", "c4").await;
        black.lists("c4").await;
        for browser in [arbiter, white, black] {
            browser.is_content().await;
        }
    })
    .await;
}
