//! Spectators who watch while acts are appended.

use crate::crowd::{DROPPED_OF, now_us};
use crate::hall::Hall;
use crate::{Asked, load, ms, part};
use adoube_event::{EventAct, EventSettings};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const BAR: Duration = Duration::from_millis(250);

/// The times when acts were due, by room and number.
type Acts = Arc<Mutex<HashMap<(usize, u64), u128>>>;

/// Memory of this process, in kilobytes.
fn memory_kb() -> u64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|text| text.parse().ok()).unwrap_or_default()
}

pub(crate) fn run(asked: &Asked) {
    let (spectators, rooms) = (asked.number("--spectators", 5000), asked.number("--rooms", 200));
    let (rate, seconds) = (asked.number("--rate", 100), asked.number("--seconds", 30));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (moves, delay) = (asked.has("--moves"), Duration::from_secs(asked.number("--delay", 0) as u64));
    // The number of an act's log entry: each game is set up and started before its first move.
    let base = if moves { 3 } else { 2 };
    let hall = Arc::new(runtime.block_on(async {
        let hall = Hall::open().await;
        if moves {
            assert!(rate * seconds <= rooms * Hall::plies(), "a game has {} moves", Hall::plies());
            hall.boards(rooms, delay.as_secs() as u32).await;
            // The public has seen the games start.
            tokio::time::sleep(delay).await;
        }
        for room in (0..rooms).filter(|_| !moves) {
            let settings = EventSettings { name: format!("Room {room}"), rounds: 5, ..EventSettings::default() };
            hall.acts(&format!("room{room}"), vec![EventAct::Open(Box::new(settings))]).await;
        }
        hall
    }));
    let (places, acts_are) = if moves { ("boards", "moves") } else { ("rooms", "acts") };
    println!("{spectators} spectators, {rooms} {places}, {rate} {acts_are} a second for {seconds} s; {}", load());
    if !delay.is_zero() {
        println!("moves are shown {} s late", delay.as_secs());
    }
    let empty_kb = memory_kb();
    let file = std::env::temp_dir().join(format!("adoube-bench-crowd-{}", std::process::id()));
    let mut crowd = Command::new(std::env::current_exe().unwrap())
        .args(["crowd", "--address", &hall.address.to_string(), "--file", file.to_str().unwrap()])
        .args(["--spectators", &spectators.to_string(), "--rooms", &rooms.to_string()])
        .args(moves.then_some("--moves"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut tell = crowd.stdin.take().unwrap();
    let mut told = BufReader::new(crowd.stdout.take().unwrap()).lines();
    let start = Instant::now();
    assert_eq!(told.next().unwrap().unwrap(), "ready");
    while hall.desk.hub().watchers() < spectators {
        std::thread::sleep(Duration::from_millis(50));
        assert!(start.elapsed() < Duration::from_mins(2), "{} watch", hall.desk.hub().watchers());
    }
    println!("all connected in {:.2} s", start.elapsed().as_secs_f64());
    std::thread::sleep(Duration::from_secs(1));
    let full_kb = memory_kb();

    let acts = Acts::default();
    // For a third of the time all watch; then a fifth is disconnected for a tenth of it; then all watch again.
    let (first, away) = (seconds / 3, (seconds / 10).max(1));
    let run = Run { runtime: &runtime, hall: &hall, acts: &acts, rooms, rate, base, moves };
    let mut done = run.act_for(0, first);
    writeln!(tell, "drop").unwrap();
    done = run.act_for(done, away);
    let left = hall.desk.hub().watchers();
    writeln!(tell, "back").unwrap();
    run.act_for(done, seconds.saturating_sub(first + away));
    let loaded = load();
    std::thread::sleep(delay + Duration::from_secs(2));
    let end_kb = memory_kb();
    let back = hall.desk.hub().watchers();
    writeln!(tell, "end").unwrap();
    let hung_up = told.next().unwrap().unwrap();
    crowd.wait().unwrap();

    let each = |kb: u64| kb.saturating_sub(empty_kb) as f64 / spectators as f64;
    println!(
        "memory of the desk: {} MB without spectators, {} MB with ({:.1} KB each), {} MB at the end ({:.1} KB each)",
        empty_kb / 1024,
        full_kb / 1024,
        each(full_kb),
        end_kb / 1024,
        each(end_kb)
    );
    println!(
        "{} away for {away} s ({left} watched), then {back} again; the desk hung up on {hung_up}",
        spectators / DROPPED_OF
    );
    let text = std::fs::read_to_string(&file).unwrap();
    let _ = std::fs::remove_file(&file);
    let acts = acts.lock().unwrap();
    judge(&text, &acts, spectators, rooms, (base - 1, delay));
    println!("{loaded}");
}

/// The way acts are generated.
struct Run<'a> {
    runtime: &'a tokio::runtime::Runtime,
    hall: &'a Arc<Hall>,
    acts: &'a Acts,
    rooms: usize,
    rate: usize,
    base: u64,
    moves: bool,
}

impl Run<'_> {
    /// Performs acts at a steady rate, whether or not earlier ones have finished; returns their number so far.
    fn act_for(&self, done: usize, seconds: usize) -> usize {
        let &Run { rooms, rate, base, moves, .. } = self;
        self.runtime.block_on(async {
            let start = Instant::now();
            let start_us = now_us();
            let mut tasks = Vec::new();
            for turn in 0..rate * seconds {
                let due = Duration::from_secs_f64(turn as f64 / rate as f64);
                tokio::time::sleep(due.saturating_sub(start.elapsed())).await;
                // Rooms take turns: no room has two acts at once unless the server is slower than the rate.
                let (room, ply) = ((done + turn) % rooms, (done + turn) / rooms);
                let (hall, acts) = (Arc::clone(self.hall), Arc::clone(self.acts));
                tasks.push(tokio::spawn(async move {
                    acts.lock().unwrap().insert((room, base + ply as u64), start_us + due.as_micros());
                    if moves {
                        hall.play_move(room, ply).await;
                    } else {
                        hall.nudge(&format!("room{room}")).await;
                    }
                    start.elapsed().saturating_sub(due)
                }));
            }
            let mut taken = Vec::new();
            for task in tasks {
                taken.push(task.await.unwrap());
            }
            taken.sort_unstable();
            println!(
                "{} acts into the record: p50 {:.2} ms, p99 {:.2} ms, most {:.2} ms",
                taken.len(),
                ms(part(&taken, 500)),
                ms(part(&taken, 990)),
                ms(part(&taken, 1000))
            );
            done + taken.len()
        })
    }
}

/// Reports whether any spectator missed an act, and the delays.
fn judge(
    text: &str,
    acts: &HashMap<(usize, u64), u128>,
    spectators: usize,
    rooms: usize,
    (begun, delay): (u64, Duration),
) {
    let mut last_of_room = vec![begun; rooms];
    for &(room, number) in acts.keys() {
        last_of_room[room] = last_of_room[room].max(number);
    }
    let mut saw: Vec<Vec<(u64, u128, bool)>> = vec![Vec::new(); spectators];
    for line in text.lines() {
        let mut words = line.split(' ').map(|word| word.parse::<u128>().unwrap());
        let mut next = || words.next().unwrap();
        let (at, number, at_us, first) = (next() as usize, next() as u64, next(), next() == 1);
        saw[at].push((number, at_us, first));
    }
    let (mut taken, mut missed, mut twice, mut behind, mut summed_up) = (Vec::new(), 0, 0, 0, 0);
    for (at, notes) in saw.iter().enumerate() {
        let room = at % rooms;
        let mut before = begun;
        for &(number, at_us, first) in notes {
            if first {
                // A reconnected spectator receives the latest number once, or the whole game, which includes all
                // earlier moves.
                summed_up += number.saturating_sub(before + 1);
            } else if number <= before {
                twice += 1;
            } else {
                missed += number - before - 1;
                let due = acts.get(&(room, number)).copied().unwrap_or(at_us);
                taken.push(Duration::from_micros(at_us.saturating_sub(due) as u64).saturating_sub(delay));
            }
            before = number;
        }
        behind += usize::from(before != last_of_room[room]);
    }
    taken.sort_unstable();
    let slow = part(&taken, 990);
    println!(
        "{} notes delivered, from the moment it was due: p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, most {:.2} ms; {}",
        taken.len(),
        ms(part(&taken, 500)),
        ms(slow),
        ms(part(&taken, 999)),
        ms(part(&taken, 1000)),
        if slow < BAR { "within 250 ms at p99" } else { "OVER 250 ms at p99" }
    );
    println!(
        "missed while connected: {missed}; told twice: {twice}; summed up on coming back: {summed_up}; spectators who do not know the latest: {behind} of {spectators}"
    );
    assert!(missed == 0 && twice == 0 && behind == 0, "somebody missed an act");
}
