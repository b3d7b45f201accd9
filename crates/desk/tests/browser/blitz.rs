//! A whole blitz game on our board with our clocks, from the console's buttons to mate.

use crate::hall::{Browser, play};
use crate::table::{Round, opponent, state};
use serde_json::Value;

/// The moves, each with the way it is made: both sides castle, pieces are captured, and the game ends in mate.
const GAME: [(&str, &str, &str, Way); 13] = [
    ("e2", "e4", "e4", Way::Drag),
    ("e7", "e5", "e5", Way::Click),
    ("g1", "f3", "Nf3", Way::Keys),
    ("b8", "c6", "Nc6", Way::Slide),
    ("f1", "c4", "Bc4", Way::Click),
    ("f8", "c5", "Bc5", Way::Drag),
    ("e1", "g1", "0-0", Way::Castle),
    ("g8", "e7", "Nge7", Way::Keys),
    ("f3", "g5", "Ng5", Way::Slide),
    ("e8", "g8", "0-0", Way::Castle),
    ("d1", "h5", "Qh5", Way::Drag),
    ("d7", "d6", "d6", Way::Typed),
    ("h5", "h7", "Qxh7", Way::Drag),
];

#[derive(Clone, Copy)]
enum Way {
    Drag,
    Click,
    Keys,
    Slide,
    Castle,
    Typed,
}

async fn make(browser: &Browser, from: &str, to: &str, way: Way) {
    match way {
        Way::Drag => browser.drags(from, to).await,
        Way::Click => browser.clicks(from, to).await,
        Way::Keys => browser.types_squares(from, to).await,
        Way::Slide => browser.slides(from, to).await,
        Way::Typed => browser.writes("plays {move}", &format!("{from}{to}")).await,
        Way::Castle => {
            browser.drags(from, to).await;
            browser.until(&state("loose?.kind === 'castling'")).await;
            let rank = &from[1..];
            browser.drags(&format!("h{rank}"), &format!("f{rank}")).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_blitz_game_to_mate() {
    play("blitz", |hall| async move {
        let round = Round::new(hall, "5+3", &[]).await;
        let Round { arbiter, white, black, .. } = &round;
        arbiter.go(&round.console()).await;
        arbiter.pictures("console-before").await;
        arbiter.choose("select[name=supervision]", "full").await;
        arbiter.press("button[value=set-up]").await;
        round.sit(1).await;
        white.pictures("seat-before").await;
        arbiter.go(&round.console()).await;
        arbiter.press("button[value=start]").await;
        for browser in [white, black] {
            browser.until(&state("clocks.running === 'white'")).await;
        }
        arbiter.go(&round.board(1)).await;
        arbiter.is_at_the_board().await;
        // The time shown on the screen at each press, and the decided time.
        for browser in [white, black] {
            browser
                .js("window.drifts = []; const page = document.querySelector('[data-game]').adoube;
                     page.clock.addEventListener('press', ({ detail: { colour } }) => (window.guess = { colour, ms: page.clock.clocks[colour].ms }), true);
                     page.sender.addEventListener('answer', ({ detail }) => {
                       if (!window.guess || !detail.act.endsWith('presses')) return;
                       window.drifts.push(Math.abs(detail.state.clocks[window.guess.colour].ms - window.guess.ms));
                       window.guess = null;
                     })")
                .await;
        }
        let last = GAME.len() - 1;
        for (ply, (from, to, written, way)) in GAME.into_iter().enumerate() {
            let who = ["white", "black"][ply % 2];
            let (mover, other) = round.players(who);
            let before = mover.dial(who).await;
            make(mover, from, to, way).await;
            if ply < last {
                mover.until(&state(&format!("last?.completed === false && moves.length === {}", ply + 1))).await;
                mover.presses().await;
                other.until(&state(&format!("clocks.running === '{}'", opponent(who)))).await;
                let after = other.dial(who).await;
                assert!(after > before - 60_000 && after <= before + 3_000, "{written}: {before} {after}");
                assert_eq!(other.dial(who).await, mover.dial(who).await, "both screens have the same times");
            }
            for browser in [mover, other, arbiter] {
                browser.lists(written).await;
            }
            if ply == 8 {
                white.pictures("seat").await;
                arbiter.pictures("arbiter").await;
            }
        }
        for browser in [white, black, arbiter] {
            browser.is_over("1-0").await;
            browser.is_ruled("5.1.1", "").await;
        }
        black.pictures("seat-over").await;
        drift(&[white, black]).await;
        // The round has the result; the live boards and the PGN have the game.
        let public = arbiter.fetch(&format!("/t/{}/round/1", round.id)).await;
        assert!(public.contains("1-0") || public.contains("1 - 0") || public.contains("1–0"), "{public}");
        let pgn = arbiter.fetch(&format!("/t/{}/round/1.pgn", round.id)).await;
        assert!(pgn.contains("7. Qxh7# { [%clk 0:0") && pgn.contains("[Result \"1-0\"]"), "{pgn}");
        for browser in [arbiter, white, black] {
            browser.is_content().await;
        }
    })
    .await;
}

/// Compares the times on the screens at each press with the decided ones: every press is answered. The differences are
/// printed; the benchmark `load` measures them.
async fn drift(browsers: &[&Browser]) {
    let mut all: Vec<i64> = Vec::new();
    for browser in browsers {
        let told = browser.js("return window.drifts.map(Math.round)").await;
        all.extend(told.as_array().into_iter().flatten().filter_map(Value::as_i64));
    }
    all.sort_unstable();
    println!("between shown and decided, ms: {all:?}");
    assert_eq!(all.len(), GAME.len() - 1, "every press was answered");
}
