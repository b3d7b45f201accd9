//! From games into the event: each consequence exactly once, even after the server was killed between the two
//! appends.

use crate::game::round::{BLACK, Round, WHITE, act, illegal_moves, send, uuid7};
use crate::support::{self, Browser, Hall, NOON_MS};
use adoube_desk::Options;
use adoube_desk::roles::Role;
use adoube_event::demo::demonstration;
use adoube_event::{EventAct, EventAggregate, IncidentKind};
use adoube_ledger::Ledger;
use adoube_services::board_game::BoardId;
use adoube_services::board_game::Games;
use adoube_services::live_games::{by_game, entered};
use adoube_store::{Access, Location, Store, Stream};

/// Plays to mate; White makes an illegal move on the way.
async fn play_to_mate(phone: &mut Browser, white: &str, black: &str) {
    for line in ["white plays f2-f3", "white presses"] {
        act(phone, white, line).await;
    }
    act(phone, black, "black e5").await;
    for line in ["white plays g2-g5", "white presses"] {
        act(phone, white, line).await;
    }
    act(phone, black, "black claims illegal").await;
    act(phone, white, "white g4").await;
    act(phone, black, "black plays d8-h4").await;
}

/// The demo tournament already has an illegal move, in one of 24 cases by the player who is White on the first free
/// board. It counts in addition to the one in the game, which counts once.
#[tokio::test]
async fn an_illegal_move_before_the_game_is_counted_beside_the_one_in_it() {
    let hall = Hall::plain().await;
    let noted_before = |seed: u64| {
        let demo = demonstration(seed, NOON_MS, "2026-11-16".parse().unwrap()).unwrap();
        let event = &demo.state.event;
        let round = event.rounds.last().unwrap();
        let board = round.boards.iter().find(|board| event.result(round.number, board.white).is_none()).unwrap();
        (event.count(board.white, IncidentKind::IllegalMove) == 1).then_some(demo)
    };
    let demo = (0..).find_map(noted_before).unwrap();
    for (context, act) in demo.acts {
        hall.desk.event_acts("demo", hall.desk.new_command().unwrap(), &context, vec![act]).await.unwrap();
    }
    let arbiter = hall.signed_in(Role::ChiefArbiter).await;
    let round = Round::on(hall, arbiter, "demo".to_owned()).await;
    let board = round.free_board().await;
    let player = round.white(board).await;
    assert_eq!(illegal_moves(&round.hall, &round.id, player).await, (1, 0));
    let mut phone = round.hall.browser();
    play_to_mate(&mut phone, &round.seat(board, WHITE), &round.seat(board, BLACK)).await;
    assert_eq!(illegal_moves(&round.hall, &round.id, player).await, (2, 1));
    // A tablet that missed the response sends the claim again: it counts once.
    let id = uuid7();
    for _ in 0..3 {
        send(&mut phone, &round.seat(board, BLACK), "black claims illegal", &id).await;
    }
    assert_eq!(illegal_moves(&round.hall, &round.id, player).await, (2, 1));
}

/// The environment variable that makes a test of this program run as a server that dies: its folder, and the point of
/// death.
const DIES: &str = "ADOUBE_TEST_DESK_DIES";

/// Not a test: a server that is killed while a game ends. On its own it does nothing.
#[tokio::test(flavor = "current_thread")]
async fn this_program_as_a_desk_that_dies() {
    let Ok(asked) = std::env::var(DIES) else { return };
    let (place, folder) = asked.split_once(' ').unwrap();
    let hall = Hall::within(folder.into(), Options { clock: || NOON_MS, ..Options::default() }).await;
    let round = Round::of(hall).await;
    let board = round.free_board().await;
    let (white, black) = (round.seat(board, WHITE), round.seat(board, BLACK));
    println!("\nplaying {} {} {board}", round.id, round.round);
    let desk = round.hall.desk.clone();
    let (mut games, mut events) = (desk.live_games().games.listen(), desk.events().listen());
    let place = place.to_owned();
    // A listener runs as soon as the acting task waits for the disk: before the next append.
    tokio::spawn(async move {
        loop {
            let dies = tokio::select! {
                notice = games.recv() => {
                    let ends = notice.unwrap().recorded.answers.iter().any(|answer| answer.starts_with("result "));
                    place == "after-the-game" && ends
                }
                notice = events.recv() => {
                    let result = matches!(notice.unwrap().recorded.act, EventAct::Result { .. });
                    place == "after-the-event" && result
                }
            };
            if dies {
                std::process::abort();
            }
        }
    });
    play_to_mate(&mut round.hall.browser(), &white, &black).await;
    println!("alive");
}

#[tokio::test]
async fn a_desk_that_is_killed_between_the_game_and_the_event_makes_up_for_it() {
    for (place, entered_before) in [("after-the-game", false), ("after-the-event", true)] {
        let folder = support::folder();
        let output = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "game::follow::this_program_as_a_desk_that_dies", "--nocapture"])
            .env(DIES, format!("{place} {}", folder.display()))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(!output.status.success() && !said.contains("alive"), "{place}: {said}");
        let playing = said.lines().find_map(|line| line.strip_prefix("playing ")).unwrap().to_owned();
        let [id, number, board] = playing.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let board_id = BoardId { event: id.to_owned(), round: number.parse().unwrap(), board: board.parse().unwrap() };
        // The log as the killed server left it.
        let store = Store::open(&Location::Sqlite(folder.join("adoube.db")), Access::Create).await.unwrap();
        let games = Ledger::<Games>::open(store.clone(), None);
        let game = games.state(&format!("game/{id}.{number}.{board}").parse().unwrap()).await.unwrap();
        assert!(game.result().is_some(), "{place}: the game is over");
        let events = Ledger::<EventAggregate>::open(store.clone(), None);
        let stream: Stream = format!("event/{id}").parse().unwrap();
        let left = events.state(&stream).await.unwrap();
        assert_eq!(entered(&left, &board_id).is_some(), entered_before, "{place}");
        drop((games, events));
        store.close().await.unwrap();
        let mut heads = Vec::new();
        for start in 1..=3 {
            let hall = Hall::within(folder.clone(), Options { clock: || NOON_MS, ..Options::default() }).await;
            let state = hall.desk.event_state(id, None).await.unwrap();
            let result = entered(&state, &board_id).unwrap();
            assert!(result.by_game && format!("{:?}", result.result) == "Played(Loss, Win)", "{place}, start {start}");
            let results = state.history.iter().filter(|done| done.by == by_game(&board_id));
            let results = results.filter(|done| matches!(done.act, EventAct::Result { .. })).count();
            let white = state.event.round(board_id.round).unwrap().boards[board_id.board as usize - 1].white;
            assert_eq!((results, illegal_moves(&hall, id, white).await.1), (1, 1), "{place}, start {start}");
            heads.push(state.number());
        }
        assert!(heads.iter().all(|head| *head == heads[0]), "{place}: {heads:?}");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
