//! Many boards at once: the delay until a press is on the opponent's screen, and the difference between the displayed
//! and the decided time.

use crate::hall::Hall;
use crate::tablet::{Stream, Tablet};
use crate::{Asked, load, ms, part};
use adoube_board::{Color, Move, Position};
use adoube_event::{Context, EventAct};
use adoube_services::board_game::BoardId;
use adoube_services::board_game::seat::{Seat, Side};
use adoube_services::board_game::{self, Mode};
use adoube_tournament::simulate::Lots;
use std::sync::Arc;
use std::time::{Duration, Instant};

const EVENT: &str = "press";
const PRESS_BAR: Duration = Duration::from_millis(100);
const DRIFT_BAR: Duration = Duration::from_millis(50);

/// A board with its two tablets.
struct Board {
    position: Position,
    tablets: [Tablet; 2],
    streams: [Arc<Stream>; 2],
}

/// A measured press.
struct Press {
    sent: Instant,
    answered: Instant,
    number: u64,
    opponent: Arc<Stream>,
    drift: Duration,
}

pub(crate) fn run(asked: &Asked) {
    let boards = asked.number("--boards", 200);
    let (rate, seconds) = (asked.number("--rate", 40), asked.number("--seconds", 30));
    let desk = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    // The tablets have their own threads, so that they do not wait in the server's queues.
    let tablets = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let start = Instant::now();
    let hall = desk.block_on(async {
        let hall = Hall::open().await;
        hall.tournament(EVENT, (boards * 2) as u16, 1).await;
        hall.acts(EVENT, vec![EventAct::Pair]).await;
        hall.acts(EVENT, vec![EventAct::Publish]).await;
        for board in 1..=boards as u32 {
            let header = Box::new("edition: 2023\ntime: 90:00+30\n".parse().unwrap());
            act(&hall, board, board_game::LiveGameAct::Open { header, mode: Mode::Board }).await;
            act(&hall, board, board_game::LiveGameAct::at_board("arbiter starts".parse().unwrap())).await;
        }
        hall
    });
    let hall_boards: Vec<Board> = tablets.block_on(async {
        let mut made = Vec::new();
        for board in 1..=boards as u32 {
            let path = |who| {
                let board_id = BoardId { event: EVENT.to_owned(), round: 1, board };
                format!("/seat/{}", Seat { board_id, side: Side::One(who) }.token(hall.desk.signer()))
            };
            let [white, black] = [path(Color::White), path(Color::Black)];
            let streams = [Stream::open(hall.address, &white).await, Stream::open(hall.address, &black).await];
            let tablets = [Tablet::open(hall.address, white).await, Tablet::open(hall.address, black).await];
            made.push(Board { position: Position::initial(), tablets, streams });
        }
        made
    });
    println!(
        "{boards} boards, {} connections, made in {:.1} s; {rate} moves a second for {seconds} s, each a touch, a move and a press; {}",
        boards * 4,
        start.elapsed().as_secs_f64(),
        load()
    );
    let presses = tablets.block_on(play(hall_boards, rate, seconds));
    println!("{}", load());
    // Waits for messages that are still on their way.
    std::thread::sleep(Duration::from_secs(1));
    judge(&presses);
}

async fn act(hall: &Hall, board: u32, act: board_game::LiveGameAct) {
    let board_id = BoardId { event: EVENT.to_owned(), round: 1, board };
    let context = Context::new("arbiter", hall.desk.now_ms());
    hall.desk.game_act(&board_id, hall.desk.new_command().unwrap(), &context, act).await.unwrap();
}

/// Moves at a steady rate, board after board; the games are random.
async fn play(tables: Vec<Board>, rate: usize, seconds: usize) -> Vec<Press> {
    let count = tables.len();
    let tables: Vec<_> = tables.into_iter().map(|table| Arc::new(tokio::sync::Mutex::new(table))).collect();
    let start = Instant::now();
    let mut tasks = Vec::new();
    for turn in 0..rate * seconds {
        let due = Duration::from_secs_f64(turn as f64 / rate as f64);
        tokio::time::sleep(due.saturating_sub(start.elapsed())).await;
        let table = Arc::clone(&tables[turn % count]);
        tasks.push(tokio::spawn(async move { table.lock().await.turn(turn as u64).await }));
    }
    let mut presses = Vec::new();
    for task in tasks {
        presses.extend(task.await.unwrap());
    }
    presses
}

impl Board {
    /// One move by hand: touch, move, press. `None` if the game is over.
    async fn turn(&mut self, seed: u64) -> Option<Press> {
        let mv = self.draw(seed)?;
        let mover = self.position.turn();
        let who = if mover == Color::White { "white" } else { "black" };
        let tablet = &mut self.tablets[mover as usize];
        let squares = match mv.promotion() {
            Some(role) => format!("{}-{}={}", mv.from(), mv.to(), role.letter().to_ascii_uppercase()),
            None => format!("{}-{}", mv.from(), mv.to()),
        };
        tablet.act(&format!("{who} touches {}", mv.from())).await;
        tablet.act(&format!("{who} plays {squares}")).await;
        let sent = Instant::now();
        let shown_ms = tablet.shown_after_press(who);
        let answer = tablet.act(&format!("{who} presses")).await;
        let answered = Instant::now();
        let decided_ms = answer["state"]["clocks"][who]["ms"].as_f64()?;
        self.position = self.position.play(mv);
        let drift = Duration::from_secs_f64((shown_ms? - decided_ms).abs() / 1000.0);
        let opponent = Arc::clone(&self.streams[!mover as usize]);
        Some(Press { sent, answered, number: answer["number"].as_u64()?, opponent, drift })
    }

    /// A random legal move, but no castling, whose squares differ in a transcript.
    fn draw(&self, seed: u64) -> Option<Move> {
        let moves = self.position.legal_moves();
        let plain: Vec<Move> = moves.iter().copied().filter(|mv| mv.castling().is_none()).collect();
        let at = Lots::new(seed).below(plain.len().max(1) as u64) as usize;
        plain.get(at).copied()
    }
}

fn judge(presses: &[Press]) {
    let (mut screens, mut answers, mut drifts, mut missed) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for press in presses {
        match press.opponent.arrival(press.number) {
            Some(at) => screens.push(at.saturating_duration_since(press.sent)),
            None => missed += 1,
        }
        answers.push(press.answered - press.sent);
        drifts.push(press.drift);
    }
    for (what, times, bar) in [
        ("press to the opponent's stream", &mut screens, PRESS_BAR),
        ("press to its answer", &mut answers, PRESS_BAR),
        ("between shown and decided", &mut drifts, DRIFT_BAR),
    ] {
        times.sort_unstable();
        let slow = part(times, 990);
        println!(
            "{what}: {} times, p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, most {:.2} ms; {} {} ms at p99",
            times.len(),
            ms(part(times, 500)),
            ms(slow),
            ms(part(times, 999)),
            ms(part(times, 1000)),
            if slow < bar { "within" } else { "OVER" },
            bar.as_millis()
        );
    }
    assert_eq!(missed, 0, "presses that never came to the opponent");
}
