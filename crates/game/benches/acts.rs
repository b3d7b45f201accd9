//! Measures how many acts per second one core decides: `cargo bench -p adoube-game`.
//!
//! The crate's own transcripts are replayed, one after another, again and again, each from its start position through
//! all its acts. Reading the text and setting up the game are not counted; the latter is reported separately. So are
//! transcripts in which an act needs a search for a mate (5.2.2, 6.9), because there the search takes most of the time.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark reports")]
#![allow(clippy::cast_precision_loss, reason = "rates for people to read")]

use adoube_game::{Game, TimedAct, Transcript};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// An act with a longer average time involves a search.
const SEARCHED: Duration = Duration::from_micros(4);

struct Played<'a> {
    start: Game,
    events: Vec<&'a TimedAct>,
}

impl Played<'_> {
    /// Replays some copies of the game; returns the time of the acts.
    fn replay(&self, copies: usize) -> Duration {
        let mut games = vec![self.start.clone(); copies];
        let start = Instant::now();
        for game in &mut games {
            for event in &self.events {
                let _ = black_box(game.decide(event));
            }
        }
        start.elapsed()
    }
}

/// The rate from the best of many short runs of each transcript, so that other load on the machine matters little.
fn report(name: &str, set: &[Played<'_>]) {
    const COPIES: usize = 20;
    let acts: usize = set.iter().map(|played| played.events.len()).sum();
    let best = set.iter().filter_map(|played| (0..25).map(|_| played.replay(COPIES)).min()).sum::<Duration>();
    let rate = (acts * COPIES) as f64 / best.as_secs_f64().max(1e-9);
    println!("{name}: {} transcripts, {acts} acts, {rate:.0} acts a second", set.len());
}

fn main() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let transcripts: Vec<Transcript> =
        files.iter().map(|file| Transcript::parse(&std::fs::read_to_string(file).unwrap()).unwrap()).collect();
    let start = Instant::now();
    let set: Vec<Played<'_>> = transcripts
        .iter()
        .map(|transcript| Played { start: transcript.game().unwrap(), events: transcript.events().collect() })
        .collect();
    println!("{} ns to set up a game", start.elapsed().as_nanos() / set.len() as u128);
    let (plain, searching): (Vec<_>, Vec<_>) = set.into_iter().partition(|played| {
        let time = (0..3).map(|_| played.replay(20)).min().unwrap_or_default();
        time < SEARCHED * 20 * played.events.len() as u32
    });
    report("without a mate search", &plain);
    report("with mate searches", &searching);
}
