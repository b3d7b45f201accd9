//! How many acts a second one core decides: `cargo bench -p adoube-game`.
//!
//! The crate's own transcripts are replayed, one after another, again and again: each from its start position through
//! all its acts, the setting-up of the game included, the reading of the text not. Transcripts whose acts ask whether a
//! side can still mate in a way that takes a search are left out by name and counted.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark reports")]

use adoube_game::{Event, Header, Transcript};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A game that takes longer than this is one with a mate search.
const DEEP: Duration = Duration::from_micros(100);

fn replay(header: &Header, events: &[&Event]) -> usize {
    let mut game = adoube_game::Game::new(header).unwrap();
    let mut answers = 0;
    for event in events {
        answers += game.decide(event).map_or(0, |answers| black_box(answers).len());
    }
    answers
}

fn main() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let transcripts: Vec<Transcript> =
        files.iter().map(|file| Transcript::parse(&std::fs::read_to_string(file).unwrap()).unwrap()).collect();
    let mut deep = Vec::new();
    let mut set = Vec::new();
    for (file, transcript) in files.iter().zip(&transcripts) {
        let events: Vec<&Event> = transcript.events().collect();
        replay(&transcript.header, &events);
        let times = (0..5).map(|_| {
            let start = Instant::now();
            replay(&transcript.header, &events);
            start.elapsed()
        });
        if times.min().unwrap() > DEEP {
            deep.push(file.file_stem().unwrap().display().to_string());
        } else {
            set.push((&transcript.header, events));
        }
    }
    let acts: usize = set.iter().map(|(_, events)| events.len()).sum();
    println!("{} transcripts with {acts} acts; left out for a mate search: {deep:?}", set.len());
    let mut best = 0.0_f64;
    for _ in 0..5 {
        let start = Instant::now();
        let mut rounds = 0u32;
        while start.elapsed() < Duration::from_secs(1) {
            for (header, events) in &set {
                black_box(replay(header, events));
            }
            rounds += 1;
        }
        #[expect(clippy::cast_precision_loss, reason = "a rate for people to read")]
        let rate = acts as f64 * f64::from(rounds) / start.elapsed().as_secs_f64();
        best = best.max(rate);
    }
    let start = Instant::now();
    for _ in 0..200 {
        for (header, _) in &set {
            black_box(adoube_game::Game::new(header).unwrap());
        }
    }
    println!("{best:.0} acts a second");
    println!("{} ns to set up a game", start.elapsed().as_nanos() / (200 * set.len() as u128));
}
