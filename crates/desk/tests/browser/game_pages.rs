//! Every page of a game that no scenario covers, on a laptop, on a phone and in dark mode.

use crate::hall::play;
use crate::table::{BLITZ, Round, state};
use adoube_services::board_game::Mode;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clock_wall_decision_and_rulebook() {
    play("pages", |hall| async move {
        let round = Round::new(
            hall,
            "40/90+30, 30+30",
            &[
                (1, format!("{BLITZ}moves: 1. e4 e5 2. Nf3 Nc6 3. Bb5\n"), Mode::Board),
                (2, "edition: 2023\ntime: 40/90:00+30, 30:00+30\n".to_owned(), Mode::Clock),
                (3, format!("{BLITZ}position: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 30\n"), Mode::Board),
            ],
        )
        .await;
        clock(&round).await;
        blind(&round).await;
        decision(&round).await;
        wall(&round).await;
        rulebook(&round).await;
        let Round { arbiter, white, black, .. } = &round;
        for browser in [arbiter, white, black] {
            browser.is_content().await;
        }
    })
    .await;
}

/// Two players at one tablet with a wooden board: a press is a move.
async fn clock(round: &Round) {
    let Round { arbiter, white, .. } = round;
    let seat = round.seat(2, "both").await;
    arbiter.pictures("seats").await;
    white.go(&format!("{seat}/clock")).await;
    white.is_at_the_board().await;
    arbiter.go(&round.board(2)).await;
    arbiter.is_at_the_board().await;
    arbiter.does("starts").await;
    white.until(&state("clocks.running === 'white'")).await;
    white.find(".ac-white").await.click().unwrap();
    white.until(&state("clocks.running === 'black' && clocks.white.made === 1")).await;
    // A press by a player who is not to move changes nothing.
    white.find(".ac-white").await.click().unwrap();
    white.settled().await;
    white.until(&state("clocks.running === 'black' && clocks.white.made === 1")).await;
    assert!(white.text("main").await.contains("DGT"), "{}", white.text("main").await);
    assert!(!white.js("return document.querySelector('[data-sound]').checked").await.as_bool().unwrap());
    white.pictures("clock").await;
    arbiter.writes("sets black {time}", "0:01").await;
    white.until("document.querySelector('.ac-black .ac-flag').textContent.includes('⚑')").await;
    white.picture("clock-flag").await;
    arbiter.until("document.querySelector('.ac-black .ac-flag').textContent.includes('⚑')").await;
    arbiter.does("sees flag").await;
    arbiter.is_ruled("6.8", "").await;
}

/// Appendix D: the position as text, the announcement in words, the times on request.
async fn blind(round: &Round) {
    let Round { white, black, .. } = round;
    round.sit(1).await;
    round.start_for("black").await;
    black.selects("[data-view]", "ranks").await;
    black.until("document.querySelector('.ab-text').innerText.includes('8 r - b q k b n r')").await;
    black.pictures("braille").await;
    black.selects("[data-view]", "list").await;
    black.until("document.querySelector('.ab-text').innerText.includes('White: Ke1 Qd1')").await;
    black.chooses("[data-times]").await;
    black.until("/White 5:0\\d, Black \\d:\\d\\d/.test(document.querySelector('[data-message]').textContent)").await;
    black.selects("[data-view]", "board").await;
    black.drags("g8", "f6").await;
    black.presses().await;
    let said = "document.querySelector('[data-announced]').textContent";
    white.until(&format!("{said}.toLowerCase().includes('knight')")).await;
    white.selects("[data-voice]", "german").await;
    white.until(&format!("{said} === 'Springer Gustav acht Felix sechs'")).await;
    white.pictures("announced").await;
}

/// A decision on paper, an appeal against it, and the counters.
async fn decision(round: &Round) {
    let Round { arbiter, white, .. } = round;
    white.does("stops clocks").await;
    white.until(&state("phase === 'stopped'")).await;
    arbiter.go(&round.console()).await;
    arbiter.until("document.querySelector('#calls').textContent.includes('has stopped the clocks')").await;
    arbiter.pictures("calls").await;
    arbiter.go(&round.board(1)).await;
    arbiter.is_at_the_board().await;
    arbiter.fill("[data-reason]", "Spoke to the opponent.").await;
    arbiter.does("penalises white warning").await;
    arbiter.is_ruled("12.9.1", "").await;
    arbiter.go(&round.board(1)).await;
    arbiter.chooses("details a[href*='/decision/']").await;
    arbiter.until("document.querySelector('.decision')").await;
    assert!(arbiter.text(".decision").await.contains("Spoke to the opponent."));
    arbiter.pictures("decision").await;
    arbiter.media("print").await;
    arbiter.shoot("decision-print").await;
    arbiter.media("screen").await;
    arbiter.press("button[value=white]").await;
    assert!(arbiter.text(".notice-warn").await.contains("appeals"));
    arbiter.go(&round.console()).await;
    arbiter.until("document.querySelector('#calls').textContent.includes('appeals')").await;
}

async fn wall(round: &Round) {
    let Round { arbiter, white, black, .. } = round;
    white.go(&format!("/t/{}/live/1", round.id)).await;
    white.until("document.querySelectorAll('adoube-board .ab-man').length > 100").await;
    // Three boards have moves or a clock; the others show that they have none.
    white.until("document.querySelectorAll('[data-nothing]').length === 3").await;
    white.pictures("wall").await;
    white.go(&format!("/t/{}/live/1?screen=1", round.id)).await;
    white.until("document.querySelectorAll('adoube-board .ab-man').length > 100").await;
    // All boards fit on the screen, or are shown in turn; none is cut off.
    white.until("[...document.querySelectorAll('.wall-place:not([hidden])')].every((place) => place.getBoundingClientRect().bottom <= innerHeight + 1)").await;
    white.pictures("wall-projector").await;
    white.go(&format!("/t/{}/live/1", round.id)).await;
    white.until("document.querySelectorAll('adoube-board .ab-man').length > 100").await;
    arbiter.go(&round.board(3)).await;
    arbiter.is_at_the_board().await;
    arbiter.does("starts").await;
    white.until("document.querySelectorAll('.wall-runs').length === 1").await;
    black.go(&format!("/t/{}/board/1/1", round.id)).await;
    black.is_at_the_board().await;
    black.pictures("public").await;
}

async fn rulebook(round: &Round) {
    let Round { white, .. } = round;
    for (path, name) in [
        ("/laws/2023", "laws"),
        ("/laws/2023/7.5.5", "article"),
        ("/laws/2023?q=king", "search"),
        ("/laws/compare/2018/2023", "editions"),
        ("/laws/glossary", "glossary"),
        ("/laws/cases", "cases"),
        ("/laws/examination", "examination"),
        ("/laws/examination?edition=2023&size=5&paper=7", "paper"),
        ("/laws/examination?edition=2023&size=5&paper=7&marked=1&a1=0&a2=1&a3=2", "marked"),
        ("/laws/cases/7.5.5-2023-illegal-twice", "case"),
        ("/laws/cases/7.5.5-2023-illegal-twice?choice=1", "case-answered"),
    ] {
        white.go(path).await;
        white.pictures(name).await;
    }
}
