//! The desk is killed in the middle of a game and started again.

use crate::hall::play_with_a_process;
use crate::table::{BLITZ, Round, state};
use adoube_services::board_game::Mode;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_desk_is_killed_in_mid_game() {
    play_with_a_process("killed", |hall| async move {
        let prepared = [1, 2].map(|board| (board, BLITZ.to_owned(), Mode::Board));
        let round = Round::new(hall, "5+3", &prepared).await;
        let Round { arbiter, white, black, .. } = &round;
        round.sit(2).await;
        round.sit(1).await;
        round.start().await;
        round.play("white", "e2", "e4").await;
        round.play("black", "c7", "c5").await;
        // White touches the knight; that is the last thing acknowledged.
        white.touches("g1").await;
        black.until(&state("hand.squares.includes('g1')")).await;
        let times = [white.dial("white").await, white.dial("black").await];
        let fen = white.js(&format!("return {}", state("fen"))).await;
        arbiter.go(&round.console()).await;

        hall.kill();
        for browser in [white, black] {
            browser.until("!document.querySelector('[data-connection]').hidden").await;
        }
        // Input made while the server is down is kept, and sent when it returns.
        black.chooses("button[data-act='offers draw']").await;
        black.until("document.querySelector('[data-message]').textContent !== ''").await;
        black.pictures("lost").await;
        hall.restart();
        for browser in [white, black] {
            browser.is_at_the_board().await;
            browser.until(&state("phase === 'stopped' && document.querySelector('[data-connection]').hidden")).await;
            browser.settled().await;
            assert_eq!([browser.dial("white").await, browser.dial("black").await], times, "the times acknowledged");
            assert_eq!(browser.js(&format!("return {}", state("fen"))).await, fen);
            browser.until("document.querySelector('[data-duty]').textContent.includes('4.3.1')").await;
        }
        let offers = "document.querySelector('[data-game]').adoube.state.rulings.filter((ruling) => ruling.text.includes('offers')).length";
        assert_eq!(white.number(offers).await, 1, "the offer arrived once");
        // The arbiter is notified on the page that was open throughout.
        arbiter.until("document.querySelector('#calls').textContent.includes('adoube was interrupted')").await;
        assert_eq!(arbiter.number("document.querySelectorAll('#calls li.card').length").await, 1, "the other board never ran");
        arbiter.pictures("told").await;
        arbiter.press("button[value=start]").await;
        white.until(&state("clocks.running === 'white'")).await;
        white.touches("g1").await;
        round.play("white", "g1", "f3").await;
        black.lists("Nf3").await;
    })
    .await;
}
