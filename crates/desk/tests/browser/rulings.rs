//! Rulings during a game: touched pieces, illegal moves, claims, flags, draw offers, promotion.

use crate::hall::play;
use crate::table::{BLITZ, Round, STANDARD, state};
use adoube_services::board_game::Mode;

const ITALIAN: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

fn prepared() -> Vec<(u32, String, Mode)> {
    let of = |board, text: String| (board, text, Mode::Board);
    vec![
        of(1, format!("{BLITZ}position: {ITALIAN} w KQkq - 2 3\n")),
        of(2, format!("{STANDARD}position: r3k2r/pppq1ppp/2n5/3p4/3P4/2N5/PPPQ1PPP/R3K2R w KQkq - 0 12\n")),
        of(3, format!("{STANDARD}moves: 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6\n")),
        of(4, format!("{BLITZ}position: 8/8/8/4k3/4p3/8/8/4K3 w - - 0 60\n")),
        of(5, BLITZ.to_owned()),
        of(6, format!("{BLITZ}position: 6k1/P7/8/8/8/8/8/4K3 w - - 0 40\n")),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rulings_at_six_boards() {
    play("rulings", |hall| async move {
        let round = Round::new(hall, "5+3", &prepared()).await;
        touch_move(&round).await;
        illegal_twice(&round).await;
        threefold(&round).await;
        flag_and_bare_king(&round).await;
        offer_declined_by_touching(&round).await;
        promotion(&round).await;
        let Round { arbiter, white, black, .. } = &round;
        arbiter.go(&round.console()).await;
        arbiter.pictures("console").await;
        for browser in [arbiter, white, black] {
            browser.is_content().await;
        }
    })
    .await;
}

/// 4.3.1: the knight was touched, the bishop is played; the opponent claims, and the knight has to move.
async fn touch_move(round: &Round) {
    let Round { arbiter, white, black, .. } = round;
    round.sit(1).await;
    round.start().await;
    // After *j'adoube*, a touch creates no duty (4.2.1).
    white.does("says adjust").await;
    white.touches("b1").await;
    white.touches("b1").await;
    assert_eq!(white.text("[data-duty]").await, "");
    // The same button ends it, and touches count again.
    white.does("says adjust").await;
    white.touches("f3").await;
    white.until("document.querySelector('[data-duty]').textContent.includes('4.3.1')").await;
    black.until("document.querySelector('[data-duty]').textContent.includes('4.3.1')").await;
    black.until("document.querySelector('adoube-board [data-square=f3]').classList.contains('ab-touched')").await;
    white.pictures("touched").await;
    // The board does not prevent the breach: the bishop can be played, and the press is accepted.
    white.touches("f3").await;
    white.drags("f1", "b5").await;
    white.presses().await;
    black.until(&state("clocks.running === 'black'")).await;
    black.writes("claims touched {square}", "f3").await;
    for browser in [white, black, arbiter] {
        browser.sees(ITALIAN).await;
        browser.is_ruled("4.3.1", "").await;
    }
    white.until("document.querySelector('[data-duty]').textContent.includes('4.3.1')").await;
    white.drags("f3", "e5").await;
    white.presses().await;
    black.lists("Nxe5").await;
}

/// 7.5: an illegal move stays until somebody acts on it; the first costs time, the second the game.
async fn illegal_twice(round: &Round) {
    let Round { arbiter, white, black, .. } = round;
    round.sit(2).await;
    round.start().await;
    white.drags("d2", "h7").await;
    for browser in [white, black] {
        // Only the arbiter is notified.
        browser.sees("r3k2r/pppq1ppQ").await;
        assert!(!browser.text("[data-rulings]").await.contains("3.4"));
    }
    arbiter.is_ruled("3.4", "").await;
    arbiter.go(&round.console()).await;
    arbiter.until("document.querySelector('#calls').textContent.includes('Illegal move on the board 3.4')").await;
    arbiter.pictures("call").await;
    white.presses().await;
    black.until(&state("clocks.running === 'black'")).await;
    let before = black.dial("black").await;
    black.does("claims illegal").await;
    for browser in [white, black] {
        browser.sees("r3k2r/pppq1ppp/2n5/3p4/3P4/2N5/PPPQ1PPP/R3K2R").await;
        browser.is_ruled("7.5.5", "2:00").await;
    }
    let after = black.dial("black").await;
    assert!(after > before + 100_000 && after <= before + 120_000, "{before} {after}");
    // It is counted for this player in this event, and the arbiter sees the count before deciding on the next one.
    arbiter.go(&round.board(2)).await;
    let counted =
        "[...document.querySelectorAll('table tbody tr')].map((row) => row.cells[1]?.innerText.trim()).join(' ')";
    assert_eq!(arbiter.js(&format!("return {counted}")).await, "1 0");
    arbiter.pictures("counted").await;
    white.until(&state("clocks.running === 'white' || phase === 'stopped'")).await;
    if white.js(&format!("return {}", state("phase"))).await == "stopped" {
        arbiter.is_at_the_board().await;
        arbiter.does("starts").await;
        white.until(&state("clocks.running === 'white'")).await;
    }
    white.drags("d2", "h7").await;
    white.presses().await;
    black.until(&state("clocks.running === 'black'")).await;
    black.does("claims illegal").await;
    for browser in [white, black] {
        browser.is_over("0-1").await;
        browser.is_ruled("7.5.5", "").await;
    }
}

/// 9.2, 9.5: a wrong claim gives the opponent two minutes, a right one draws.
async fn threefold(round: &Round) {
    let Round { arbiter, white, black, .. } = round;
    round.sit(3).await;
    round.start().await;
    let before = white.dial("black").await;
    white.does("claims threefold").await;
    white.is_ruled("9.5.3", "2:00").await;
    black.is_ruled("9.5.3", "2:00").await;
    assert_eq!(black.dial("black").await, before + 120_000);
    assert!(!arbiter.text("[data-rulings]").await.is_empty());
    if white.js(&format!("return {}", state("phase"))).await == "stopped" {
        arbiter.does("starts").await;
    }
    white.until(&state("clocks.running === 'white'")).await;
    round.play("white", "f3", "g1").await;
    // The intended move would produce the position for the third time.
    black.writes("claims threefold with {move}", "Ng8").await;
    for browser in [white, black, arbiter] {
        browser.is_over("½-½").await;
        browser.is_ruled("9.5.2", "").await;
    }
}

/// 6.9: the player with the pawn runs out of time against the bare king: drawn.
async fn flag_and_bare_king(round: &Round) {
    let Round { arbiter, white, black, .. } = round;
    round.sit(4).await;
    round.start().await;
    round.play("white", "e1", "d1").await;
    // The arbiter sets the clock right within seconds.
    arbiter.writes("sets black {time}", "0:01").await;
    black.until("document.querySelector('.ac-black').classList.contains('ac-down')").await;
    white.until("document.querySelector('.ac-black .ac-flag').textContent.includes('⚑')").await;
    black.pictures("flag").await;
    white.does("claims flag").await;
    for browser in [white, black, arbiter] {
        browser.is_over("½-½").await;
        browser.is_ruled("6.9", "").await;
    }
}

/// 9.1: a draw offer stays open until it is declined; touching a piece declines it.
async fn offer_declined_by_touching(round: &Round) {
    let Round { arbiter, white, black, .. } = round;
    round.sit(5).await;
    round.start().await;
    white.drags("e2", "e4").await;
    white.does("offers draw").await;
    white.presses().await;
    for browser in [black, arbiter] {
        browser.until("document.querySelector('[data-offer]').textContent.includes('offers a draw')").await;
    }
    black.until("!document.querySelector('[data-when-offer]').hidden").await;
    black.pictures("offer").await;
    black.touches("e7").await;
    for browser in [white, black, arbiter] {
        browser.until("document.querySelector('[data-offer]').textContent === ''").await;
    }
    black.until("document.querySelector('[data-when-offer]').hidden").await;
    white.is_ruled("9.1.2.1", "").await;
    black.drags("e7", "e5").await;
    black.presses().await;
    white.lists("e5").await;
}

/// 4.4.4, 6.2.1: the piece is chosen when the pawn is on its last rank.
async fn promotion(round: &Round) {
    let Round { white, black, .. } = round;
    round.sit(6).await;
    round.start().await;
    white.drags("a7", "a8").await;
    white.until("document.querySelector('.ab-chooser').open").await;
    white.pictures("promotion").await;
    // A player who closes the question or reloads the page can reopen it with a button.
    white.js("document.querySelector('.ab-chooser').close()").await;
    white.go(&white.path().await).await;
    white.is_at_the_board().await;
    white.does("promote").await;
    white.find(".ab-choice[value=R]").await.click().unwrap();
    white.settled().await;
    white.presses().await;
    black.lists("a8R").await;
    black.sees("R5k1").await;
}
