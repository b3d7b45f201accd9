//! The game at the board, over HTTP: seats, acts, the view of each audience, results in the round, sheets, PGN.
#![allow(clippy::struct_field_names, reason = "a round has a round")]

mod follow;
mod round;
mod sheets;
use crate::support::Hall;
use crate::support::table::{Table, fact};
use adoube_desk::Options;
use adoube_desk::roles::Role;
use adoube_event::{Context, EventAct};
use adoube_services::board_game::seat::Side;
use adoube_tournament::GameOutcome;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use futures_util::StreamExt;
use round::{BLACK, Round, WHITE, act, delay, illegal_moves, lines, send, uuid7};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tower::ServiceExt;

#[tokio::test]
async fn a_game_from_the_seats_to_the_result_of_the_round() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let (white, black) = (round.seat(board, WHITE), round.seat(board, BLACK));
    let counted = illegal_moves(&round.hall, &round.id, round.white(board).await).await;
    let mut phone = round.hall.browser();
    assert_eq!(phone.get(&white).await.status, StatusCode::OK);
    assert_eq!(lines(&act(&mut phone, &white, "white touches f2").await), ["must white move f2 4.3.1"]);
    let played = act(&mut phone, &white, "white plays f2-f3").await;
    assert!(lines(&played).is_empty());
    assert_eq!(played["state"]["last"], json!({ "by": "white", "from": "f2", "to": "f3", "completed": false }));
    let pressed = act(&mut phone, &white, "white presses").await;
    assert_eq!(pressed["state"]["clocks"]["running"], "black");
    act(&mut phone, &black, "black e5").await;
    // An illegal move stays on the board; only the arbiter is notified, not the player.
    let illegal = act(&mut phone, &white, "white plays g2-g5").await;
    assert!(lines(&illegal).is_empty() && illegal["state"]["duties"] == json!([]), "{illegal}");
    assert!(illegal["state"]["fen"].as_str().unwrap().starts_with("rnbqkbnr/pppp1ppp/8/4p1P1/8/5P2/PPPPP2P/RNBQKBNR"));
    assert!(!illegal.to_string().contains("notice"), "{illegal}");
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    let page = round.arbiter.get(&desk).await;
    assert!(page.body.contains("notice illegal 3.7.1"), "the arbiter is told");
    let console = round.arbiter.get(&format!("/desk/t/{}/console/{}", round.id, round.round)).await;
    assert!(console.body.contains("Illegal move on the board"), "{}", console.body.len());
    act(&mut phone, &white, "white presses").await;
    let claim = act(&mut phone, &black, "black claims illegal").await;
    assert_eq!(lines(&claim).first(), Some(&"claim upheld 7.5.1"));
    act(&mut phone, &white, "white g4").await;
    let mate = act(&mut phone, &black, "black plays d8-h4").await;
    assert_eq!(lines(&mate), ["completed black Qh4# 6.2.1.1", "result 0-1 5.1.1"]);
    assert_eq!(mate["state"]["phase"], "over");
    assert_eq!(mate["state"]["moves"][3]["text"], "Qh4", "no mark of mate in the list");
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let seats = event.event.round(round.round).unwrap().boards[board as usize - 1];
    let result = event.event.result(round.round, seats.white);
    assert_eq!(format!("{result:?}"), "Some(Played(Loss, Win))", "the round has it");
    // The demo tournament may already have recorded one for this player.
    assert_eq!(illegal_moves(&round.hall, &round.id, seats.white).await, (counted.0 + 1, 1));
    let pgn = phone.get(&format!("/t/{}/round/{}.pgn", round.id, round.round)).await;
    assert!(pgn.body.contains("1. f3 { [%clk") && pgn.body.contains("Qh4# {"), "{}", pgn.body);
}

#[tokio::test]
async fn an_act_counts_once_and_only_from_its_seat() {
    let round = Round::new().await;
    let board = round.free_board().await;
    let white = round.seat(board, WHITE);
    let mut phone = round.hall.browser();
    let id = uuid7();
    let first: Value = serde_json::from_str(&send(&mut phone, &white, "white e4", &id).await.body).unwrap();
    let again: Value = serde_json::from_str(&send(&mut phone, &white, "white e4", &id).await.body).unwrap();
    assert_eq!((&first["number"], &first["state"]["fen"]), (&again["number"], &again["state"]["fen"]));
    for line in ["black e5", "arbiter decides 1-0"] {
        assert_eq!(send(&mut phone, &white, line, &uuid7()).await.status, StatusCode::FORBIDDEN, "{line}");
    }
    let unclear = send(&mut phone, &white, "white flies", &uuid7()).await;
    assert_eq!(unclear.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unclear.body.contains("Cannot read “flies”"), "{}", unclear.body);
    assert!(!unclear.body.contains("column"), "a player types no file: {}", unclear.body);
    let forged = send(&mut phone, "/seat/forged.token", "white e4", &uuid7()).await;
    assert_eq!(forged.status, StatusCode::FORBIDDEN);
    let other = round.seat(board, BLACK).replace("/seat/", "/slip/");
    assert_ne!(phone.get(&other).await.status, StatusCode::OK, "a seat is no slip");
}

#[tokio::test]
async fn a_move_is_sealed_printed_and_opened() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let (white, black) = (round.seat(board, WHITE), round.seat(board, BLACK));
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    let mut phone = round.hall.browser();
    act(&mut phone, &white, "white d4").await;
    act(&mut round.arbiter, &desk, "arbiter adjourns").await;
    let sealed = act(&mut phone, &black, "black seals Nf6").await;
    assert_eq!(sealed["state"]["phase"], "adjourned");
    let envelope = round.arbiter.get(&format!("{desk}/envelope")).await;
    assert_eq!(envelope.status, StatusCode::OK);
    assert!(!envelope.body.contains("Nf6") && envelope.body.contains("class=\"qr\""));
    let transcript = round.arbiter.get(&format!("{desk}/transcript")).await;
    assert!(!transcript.body.contains("Nf6"), "{}", transcript.body);
    act(&mut phone, &white, "white arrives").await;
    act(&mut phone, &black, "black arrives").await;
    act(&mut round.arbiter, &desk, "arbiter resumes").await;
    let opened = act(&mut round.arbiter, &desk, "arbiter opens envelope").await;
    assert_eq!(lines(&opened), ["completed black Nf6 I.9.1"]);
    assert_eq!(opened["state"]["clocks"]["running"], "white");
}

#[tokio::test]
async fn every_page_of_the_game_is_there_in_every_language() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let (id, number) = (round.id.clone(), round.round);
    let seat = round.seat(board, WHITE);
    let mut phone = round.hall.browser();
    act(&mut phone, &seat, "white touches e2").await;
    let pages = [
        seat.clone(),
        format!("{seat}/clock"),
        format!("{seat}/sheet"),
        format!("/t/{id}/board/{number}/{board}"),
        format!("/t/{id}/live/{number}"),
        format!("/desk/t/{id}/console/{number}"),
        format!("/desk/t/{id}/board/{number}/{board}"),
        format!("/desk/t/{id}/board/{number}/{board}/seats"),
        format!("/desk/t/{id}/board/{number}/{board}/sheets"),
        format!("/desk/t/{id}/board/{number}/{board}/decision/3"),
        "/laws/2023".to_owned(),
        "/laws/1985/10.12.b".to_owned(),
        "/laws/2023?q=rei".to_owned(),
        "/laws/compare/2018/2023".to_owned(),
        "/laws/glossary".to_owned(),
        "/laws/cases".to_owned(),
        "/laws/cases?edition=1985".to_owned(),
        "/laws/examination".to_owned(),
        "/laws/examination?edition=2017&size=5&paper=3".to_owned(),
        "/laws/examination?edition=2017&size=5&paper=3&marked=1&a1=0".to_owned(),
        format!("/t/{id}/live/{number}?screen=1"),
        "/laws/cases/7.5.5-2023-illegal-twice".to_owned(),
        "/laws/cases/7.5.5-2023-illegal-twice?choice=1".to_owned(),
    ];
    for language in ["ca", "es", "pt", "eu", "en"] {
        for page in &pages {
            let sign = if page.contains('?') { '&' } else { '?' };
            let answer = round.arbiter.get(&format!("{page}{sign}lang={language}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{page} in {language}: {}", answer.body);
            let shown = answer.body.split("data-").next().unwrap_or_default();
            assert!(
                !shown.contains("{game-") && !shown.contains("{laws-") && !shown.contains("{exam-"),
                "{page} in {language}"
            );
            assert!(!answer.body.contains("{console-") && !answer.body.contains("{sheet-"), "{page} in {language}");
        }
    }
    assert!(round.boards > 1);
}

#[tokio::test]
async fn an_appeal_waits_until_it_is_decided_on() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    let console = format!("/desk/t/{}/console/{}", round.id, round.round);
    let warned = act(&mut round.arbiter, &desk, "arbiter penalises white warning").await;
    let number = warned["number"].as_u64().unwrap();
    let ruling = &warned["state"]["rulings"][0];
    assert_eq!((&ruling["number"], &ruling["answers"][0]["article"]), (&json!(number), &json!("12.9.1")));
    let decision = format!("{desk}/decision/{number}");
    let page = round.arbiter.get(&decision).await;
    assert!(page.body.contains("12.9.1") && page.body.contains("warning"), "{}", page.body);
    assert_eq!(round.arbiter.post(&decision, &[("who", "white")]).await.status, StatusCode::SEE_OTHER);
    act(&mut round.arbiter, &desk, "arbiter decides 0-1").await;
    let calls = round.arbiter.get(&console).await.body;
    assert!(calls.contains("appeals against decision"), "it waits although the game is over");
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let white = event.event.round(round.round).unwrap().boards[board as usize - 1].white;
    assert_eq!(event.event.count(white, adoube_event::IncidentKind::Decision), 1, "the penalty is counted");
    let settle =
        [("appeal", (number + 1).to_string()), ("upheld", "no".to_owned()), ("reason", "Heard both.".to_owned())];
    let fields: Vec<(&str, &str)> = settle.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(round.arbiter.post(&decision, &fields).await.status, StatusCode::SEE_OTHER);
    assert!(!round.arbiter.get(&console).await.body.contains("appeals against decision"));
    let page = round.arbiter.get(&decision).await.body;
    assert!(page.contains("Appeal rejected.") && page.contains("Heard both."), "{page}");
    assert_eq!(round.arbiter.post(&decision, &fields).await.status, StatusCode::UNPROCESSABLE_ENTITY, "once is enough");
}

#[tokio::test]
async fn a_board_is_set_up_alone_and_compared_with_the_other_one() {
    let hall = Hall::plain().await;
    let mut arbiter = hall.signed_in(Role::ChiefArbiter).await;
    let made = arbiter.post("/desk/demo", &[]).await;
    let id = made.location().trim_start_matches("/desk/t/").to_owned();
    let number = hall.desk.event_state(&id, None).await.unwrap().event.rounds.last().unwrap().number;
    // The first boards of the demo tournament have results.
    let (console, desk) = (format!("/desk/t/{id}/console/{number}"), format!("/desk/t/{id}/board/{number}/8"));
    assert!(arbiter.get(&desk).await.body.contains("name=\"position\""), "the board's page has the form");
    let set_up =
        |position: &'static str| [("do", "set-up"), ("board", "8"), ("blind", "white"), ("position", position)];
    let wrong = arbiter.post(&console, &set_up("no position")).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.body.contains("id=\"f-position-problem\"") && wrong.body.contains("value=\"no position\""));
    assert!(wrong.body.contains("a FEN with one king on each side"), "{}", wrong.body);
    arbiter.post(&console, &set_up("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")).await;
    let other = arbiter.get(&format!("/desk/t/{id}/board/{number}/9")).await;
    assert!(other.body.contains("This game is not set up yet"), "the others wait");
    let same = arbiter.get(&format!("{desk}/second?men=4k3/8/8/8/8/8/4P3/4K3")).await;
    assert!(same.body.contains("The boards are the same."), "{}", same.body);
    let moved = arbiter.get(&format!("{desk}/second?men=4k3/8/8/8/4P3/8/8/4K3")).await;
    assert!(
        moved.body.contains("The boards differ on 2 squares.") && moved.body.contains("e2: white pawn – empty"),
        "{}",
        moved.body
    );
    assert!(arbiter.get(&format!("{desk}/second?men=rubbish")).await.body.contains("Cannot read the pieces."));
    // The Laws provide for two boards if a player is blind.
    act(&mut arbiter, &desk, "arbiter starts").await;
    assert_eq!(lines(&act(&mut arbiter, &desk, "arbiter finds boards differ").await), ["continues D.2.9"]);
}

/// The result of a board in the round.
async fn result(round: &Round, board: u32) -> String {
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let seats = event.event.round(round.round).unwrap().boards[board as usize - 1];
    format!("{:?}", event.event.result(round.round, seats.white))
}

#[tokio::test]
async fn results_by_hand_and_games_at_boards_know_each_other() {
    use adoube_tournament::BoardResult;
    use adoube_tournament::GameOutcome::{Loss, Win};
    let mut round = Round::new().await;
    let console = format!("/desk/t/{}/console/{}", round.id, round.round);
    // Boards with a result in the round are neither set up nor shown as not started.
    let board = round.free_board().await;
    assert!(board > 1 && round.hall.desk.live_games().game(&round.board_id(1)).await.unwrap().engine.is_none());
    let page = round.arbiter.get(&console).await.body;
    assert!(!page.contains("value=\"set-up\""), "{page}");
    let boards = Table::read(&page, "boards");
    for (at, [table, state]) in boards.columns(["Board", "Status"]).into_iter().enumerate() {
        assert_eq!(table, (at + 1).to_string());
        assert_eq!(state.starts_with("Result entered: "), at + 1 < board as usize, "{table}: {state}");
    }
    let alone = round.arbiter.post(&console, &[("do", "set-up"), ("board", "1")]).await;
    assert!(round.arbiter.get(alone.location()).await.body.contains("it already has the result"));
    // A result entered by hand during a game: the console reports it and ends the game with one click.
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let white = event.event.round(round.round).unwrap().boards[board as usize - 1].white;
    let by_hand = EventAct::Result { round: round.round, white, result: BoardResult::Played(Loss, Win) };
    let context = Context::new("test", round.hall.desk.now_ms());
    let command = round.hall.desk.new_command().unwrap();
    round.hall.desk.event_acts(&round.id, command, &context, vec![by_hand]).await.unwrap();
    let page = round.arbiter.get(&console).await.body;
    assert!(
        page.contains("already has the result 0-1, but the game is still in progress")
            && page.contains("arbiter decides 0-1"),
        "{page}"
    );
    // The board does not overwrite it.
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    act(&mut round.arbiter, &desk, "arbiter decides 1-0").await;
    assert_eq!(result(&round, board).await, "Some(Played(Loss, Win))");
    assert!(round.arbiter.get(&console).await.body.contains("The game ended 1-0, but the round has 0-1."));
    // A board may correct the result that it entered.
    let other = round.free_board().await;
    let desk = format!("/desk/t/{}/board/{}/{other}", round.id, round.round);
    act(&mut round.arbiter, &desk, "arbiter decides 1-0").await;
    act(&mut round.arbiter, &desk, "arbiter decides 0-0").await;
    assert_eq!(result(&round, other).await, "Some(Played(Loss, Loss))", "an unusual result is not asked about again");
}

#[tokio::test]
async fn a_game_decided_again_after_its_round_leaves_the_next_round_alone() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    act(&mut round.arbiter, &desk, "arbiter decides 1-0").await;
    let player = round.white(board).await;
    // The other games are drawn; in the next round the same player has White again.
    let state = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let open = state.event.round(round.round).unwrap().boards.iter().filter(|board| board.result.is_none());
    let draw = adoube_tournament::BoardResult::Played(GameOutcome::Draw, GameOutcome::Draw);
    let results = open.map(|board| (board.white, draw)).collect();
    let acts = [EventAct::Results { round: round.round, results }, EventAct::CloseRound, EventAct::Pair];
    round.event_acts(acts.to_vec()).await;
    let state = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let next = state.event.open_round().unwrap();
    let seats = next.boards.iter().find(|board| board.has(player)).unwrap();
    let mut acts = Vec::new();
    if seats.white != player {
        acts = vec![EventAct::BeginManual, EventAct::Swap(seats.white, seats.black), EventAct::EndManual];
    }
    acts.push(EventAct::Publish);
    round.event_acts(acts).await;
    act(&mut round.arbiter, &desk, "arbiter decides 0-1").await;
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    assert_eq!(event.event.result(next.number, player), None, "not in the next round");
    assert_eq!(result(&round, board).await, "Some(Played(Win, Loss))", "a closed round is corrected by hand");
    let console = round.arbiter.get(&format!("/desk/t/{}/console/{}", round.id, round.round)).await.body;
    assert!(console.contains("The game ended 0-1, but the round has 1-0."), "the arbiter is told: {console}");
}

#[tokio::test]
async fn article_12_9_what_is_imposed_at_the_board_reaches_the_tournament() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let seats = event.event.round(round.round).unwrap().boards[board as usize - 1];
    let next = round.round + 1;
    act(&mut round.arbiter, &desk, "arbiter penalises black rounds 1").await;
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let entry = event.event.entry(seats.black).unwrap();
    assert_eq!(entry.byes.get(&next), Some(&adoube_tournament::Bye::Zero), "12.9.8");
    act(&mut round.arbiter, &desk, "arbiter penalises white points 1/2").await;
    act(&mut round.arbiter, &desk, "arbiter decides 1-0").await;
    act(&mut round.arbiter, &desk, "arbiter penalises white expulsion").await;
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    assert!(event.event.entry(seats.white).unwrap().left.is_some_and(|left| left.expelled), "12.9.9");
    assert_eq!(result(&round, board).await, "Some(Played(Win, Loss))");
    let taken: Vec<i32> = event
        .history
        .iter()
        .filter_map(|done| match &done.act {
            EventAct::Penalty { player, points, .. } if *player == seats.white => Some(points.tenths()),
            _ => None,
        })
        .collect();
    assert_eq!(taken, [-5], "12.9.5: once");
    // Both pages say so in words.
    let hall = round.arbiter.get(&format!("/desk/t/{}/hall", round.id)).await.body;
    let author = format!("game:{}.", round.round);
    assert!(!hall.contains("penalises white") && !hall.contains(&author), "{hall}");
    let who = format!("Board {board}, round {}", round.round);
    let told = [
        ["Decision", "12.9.9", "The arbiter penalises White: expulsion from the tournament", &who],
        ["Penalty -½", "12.9.5", "", &who],
        ["Decision", "12.9.5", "The arbiter penalises White: points in this game: ½", &who],
        ["Decision", "12.9.8", "The arbiter penalises Black: exclusion from one round", &who],
    ];
    assert_eq!(Table::first(&hall).columns(["Type", "Article", "Facts and decision", "By"])[..4], told);
    let log = round.arbiter.get(&format!("/desk/t/{}/log", round.id)).await.body;
    assert_eq!(Table::first(&log).columns(["By"])[..7], [[who.as_str()]; 7]);
    assert!(!log.contains(&author), "{log}");
}

#[tokio::test]
async fn a_delayed_game_has_no_result_before_its_moves() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    delay(&round.hall, &round.id, 60).await;
    act(&mut round.arbiter, &desk, "arbiter decides 1-0").await;
    let mut anybody = round.hall.browser();
    let page = anybody.get(&format!("/t/{}/board/{}/{board}", round.id, round.round)).await.body;
    assert!(
        page.contains("This game is broadcast with a delay.") && page.contains("Broadcast delay: one minute."),
        "{page}"
    );
    assert!(!page.contains("This game is not set up yet") && !page.contains("1-0"), "{page}");
    let wall = anybody.get(&format!("/t/{}/live/{}", round.id, round.round)).await.body;
    let place = wall.split("data-board=").nth(board as usize).unwrap();
    assert!(place.contains("<strong data-result></strong>"), "{place}");
    assert!(wall.contains("Broadcast delay: one minute."), "{wall}");
    let pgn = anybody.get(&format!("/t/{}/round/{}.pgn", round.id, round.round)).await.body;
    let game = pgn.split("[Event ").nth(board as usize).unwrap();
    assert!(game.contains("[Result \"*\"]"), "{game}");
    delay(&round.hall, &round.id, 0).await;
    let pgn = anybody.get(&format!("/t/{}/round/{}.pgn", round.id, round.round)).await.body;
    assert!(pgn.split("[Event ").nth(board as usize).unwrap().contains("[Result \"1-0\"]"));
}

#[tokio::test]
async fn the_games_of_a_round_for_broadcasts() {
    let round = Round::new().await;
    let board = round.free_board().await;
    let white = round.seat(board, WHITE);
    let mut phone = round.hall.browser();
    act(&mut phone, &white, "white e4").await;
    let path = format!("/t/{}/round/{}.pgn", round.id, round.round);
    let pgn = phone.get(&path).await;
    assert_eq!(pgn.header("content-type"), "application/x-chess-pgn; charset=utf-8");
    let games = pgn.body.matches("[Event ").count();
    assert_eq!(u32::try_from(games), Ok(round.boards));
    let mut checker = adoube_notation::pgn::Checker::new(adoube_notation::pgn::Questions::default(), |_| {});
    adoube_notation::pgn::read(pgn.body.as_bytes(), &mut checker).unwrap();
    assert_eq!(
        (checker.totals.games, checker.totals.moves, checker.totals.faults),
        (games as u64, 1, 0),
        "{}",
        pgn.body
    );
    // A player whose name is hidden is not named here either, nor shown by number.
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let player = event.event.round(round.round).unwrap().boards[board as usize - 1].white;
    let id = event.event.entry(player).unwrap().person.clone();
    let mut person = round.hall.desk.people().get(&id).await.unwrap().unwrap();
    person.details.fide_id = "32012345".to_owned();
    round.hall.desk.people().put(&person, round.hall.desk.now_ms()).await.unwrap();
    let named = phone.get(&path).await.body;
    assert!(
        named.contains(&format!("[White \"{}\"]", person.name)) && named.contains("[WhiteFideId \"32012345\"]"),
        "{named}"
    );
    person.details.initials = adoube_services::people::Initials::Always;
    round.hall.desk.people().put(&person, round.hall.desk.now_ms()).await.unwrap();
    let shy = phone.get(&path).await.body;
    assert!(!shy.contains(&person.name) && !shy.contains("32012345"), "{shy}");
    // The organiser's delay applies to the file, the live boards and the board's page, but not to the seat.
    delay(&round.hall, &round.id, 60).await;
    let page = format!("/t/{}/board/{}/{board}", round.id, round.round);
    for path in [&path, &page, &format!("/t/{}/live/{}", round.id, round.round)] {
        let late = phone.get(path).await.body;
        assert!(!late.contains("1. e4") && !late.contains("4P3"), "{path}");
    }
    assert!(phone.get(&white).await.body.contains("4P3"));
    assert_eq!(phone.get(&format!("/t/{}/round/99.pgn", round.id)).await.status, StatusCode::NOT_FOUND);
    assert_eq!(phone.get(&format!("/t/{}/round/x.pgn", round.id)).await.status, StatusCode::NOT_FOUND);
}

/// Reads a stream of events until it has sent something, for two minutes at most.
async fn told(hall: &Hall, path: &str, wanted: &str) -> bool {
    let request = Request::builder().uri(path).body(Body::empty()).unwrap();
    let mut stream = adoube_desk::router(&hall.desk).oneshot(request).await.unwrap().into_body().into_data_stream();
    let read = async {
        while let Some(Ok(bytes)) = stream.next().await {
            if String::from_utf8_lossy(&bytes).contains(wanted) {
                return true;
            }
        }
        false
    };
    tokio::time::timeout(Duration::from_mins(2), read).await.unwrap_or(false)
}

#[tokio::test]
async fn who_comes_while_an_act_waits_for_its_moment_is_told_of_it_then() {
    // The server's clock stands still until the test releases it, however long the first page takes.
    static LET_GO_MS: AtomicI64 = AtomicI64::new(i64::MAX);
    fn real_ms() -> i64 {
        i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
    }
    let clock = || 1_794_805_200_000 + real_ms().saturating_sub(LET_GO_MS.load(Ordering::SeqCst)).max(0);
    let round = Round::of(Hall::new(Options { clock, ..Options::default() }).await).await;
    let board = round.free_board().await;
    let mut phone = round.hall.browser();
    let white = round.seat(board, WHITE);
    act(&mut phone, &white, "white plays e2-e4").await;
    delay(&round.hall, &round.id, 2).await;
    // Without further acts: a new spectator still receives the move once it may be shown.
    let page = format!("/t/{}/board/{}/{board}", round.id, round.round);
    assert!(!phone.get(&page).await.body.contains("4P3"));
    LET_GO_MS.store(real_ms(), Ordering::SeqCst);
    assert!(told(&round.hall, &format!("{page}/events"), "4P3").await);
    act(&mut phone, &white, "white presses").await;
    assert!(told(&round.hall, &format!("/t/{}/live/{}/events", round.id, round.round), "\"completed\":true").await);
}

#[tokio::test]
async fn a_decision_has_its_reason_and_the_arbiters_name() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    let page = round.arbiter.get(&desk).await.body;
    assert!(page.contains("id=\"ruling\"") && page.contains("form=\"ruling\""), "every button goes with the reason");
    // As a browser without modules sends it: all fields of the form, each under its own name.
    let field = page.split("data-act=\"penalises white opponent +{time}\"").nth(1).unwrap();
    let name = field.split("name=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let line = field.split("value=\"arbiter").nth(1).unwrap().split('"').next().unwrap();
    let line = format!("arbiter{line}");
    let fields =
        [("act", line.as_str()), (name.as_str(), "2:00"), ("reason", "Spoke to the opponent."), ("back", &desk)];
    let answer = round.arbiter.post(&format!("{desk}/act"), &fields).await;
    assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, desk.as_str()), "{}", answer.body);
    let state = round.hall.desk.live_games().game(&round.board_id(board)).await.unwrap();
    let entry = state.entries.last().unwrap();
    assert_eq!(
        (entry.act.to_string().as_str(), entry.reason.as_str()),
        ("arbiter penalises white opponent +2:00", "Spoke to the opponent.")
    );
    let decision = round.arbiter.get(&format!("{desk}/decision/{}", entry.number)).await.body;
    assert_eq!(fact(&decision, "Reason"), "Spoke to the opponent.");
    assert!(fact(&decision, "Decided by").ends_with("(chief arbiter)") && decision.contains("12.9.2"), "{decision}");
    assert!(decision.contains("data-print"), "it can be printed");
    // The arbiter sees the reason with the rulings; the players do not.
    assert!(round.arbiter.get(&desk).await.body.contains("Spoke to the opponent."));
    let seat = round.seat(board, WHITE);
    assert!(!round.hall.browser().get(&seat).await.body.contains("Spoke to the opponent."));
}

#[tokio::test]
async fn the_wall_names_tables_and_results_and_has_a_view_for_the_projector() {
    let mut round = Round::new().await;
    let board = round.free_board().await;
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    act(&mut round.arbiter, &desk, "arbiter decides 1-0").await;
    let event = round.hall.desk.event_state(&round.id, None).await.unwrap();
    let table = event.event.round(round.round).unwrap().boards[board as usize - 1].table;
    let path = format!("/t/{}/live/{}", round.id, round.round);
    let mut public = round.hall.browser();
    let wall = public.get(&path).await.body;
    let place = wall.split(&format!("<span>Board {table}</span>")).nth(1).unwrap();
    assert!(place.starts_with("<strong data-result>1-0</strong>"), "{}", &place[..80]);
    assert!(wall.contains("class=\"top\"") && wall.contains("?screen=1") && !wall.contains("data-turn"));
    let projector = public.get(&format!("{path}?screen=1")).await.body;
    assert!(!projector.contains("class=\"top\"") && projector.contains("data-turn=\"15\""), "no menu, boards in turn");
}

#[tokio::test]
async fn after_an_interruption_the_arbiter_is_told_the_time_that_no_clock_has() {
    static NOW_MS: std::sync::atomic::AtomicI64 = std::sync::atomic::AtomicI64::new(crate::support::NOON_MS);
    let clock = || NOW_MS.load(Ordering::Relaxed);
    let mut round = Round::of(Hall::new(Options { clock, ..Options::default() }).await).await;
    let board = round.free_board().await;
    let white = round.seat(board, WHITE);
    let mut phone = round.hall.browser();
    act(&mut phone, &white, "white e4").await;
    NOW_MS.fetch_add(187_000, Ordering::Relaxed);
    assert!(round.hall.desk.stop_interrupted().await.unwrap() >= 1);
    let console = round.arbiter.get(&format!("/desk/t/{}/console/{}", round.id, round.round)).await.body;
    assert!(console.contains("Up to 3:07 of ") && console.contains("’s thinking time was not charged"), "{console}");
    let desk = format!("/desk/t/{}/board/{}/{board}", round.id, round.round);
    assert!(round.arbiter.get(&desk).await.body.contains("Up to 3:07 of "));
    act(&mut round.arbiter, &desk, "arbiter starts").await;
    assert!(
        !round.arbiter.get(&desk).await.body.contains("thinking time was not charged"),
        "it is over when play goes on"
    );
}

#[tokio::test]
async fn without_modules_a_seat_shows_the_times_and_presses_its_own_clock() {
    let round = Round::new().await;
    let board = round.free_board().await;
    let mut phone = round.hall.browser();
    let page = phone.get(&format!("{}/clock", round.seat(board, BLACK))).await.body;
    assert!(page.contains("value=\"black presses\"") && !page.contains("value=\"white presses\""), "{page}");
    let both = round.seat(board, Side::Both);
    assert!(phone.get(&both).await.body.contains("value=\"white presses\""));
    act(&mut phone, &both, "white e4").await;
    let page = phone.get(&both).await.body;
    assert!(page.contains("value=\"black presses\"") && !page.contains("value=\"white presses\""), "Black is to press");
    assert!(page.contains("4 - - - - P - - -"), "the men by ranks");
    assert!(page.split("<noscript><dl").nth(1).is_some_and(|times| times.contains("▶")), "the times");
}
