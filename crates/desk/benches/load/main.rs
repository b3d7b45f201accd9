//! The desk under load, over real connections on this machine (`docs/desk-speed.md`):
//!
//! ```text
//! cargo bench -p adoube-desk --bench load -- pages [--players 500] [--rounds 9] [--times 100]
//! cargo bench -p adoube-desk --bench load -- live [--moves [--delay 0]] [--spectators 5000] [--rooms 200] [--rate 100] [--seconds 30]
//! cargo bench -p adoube-desk --bench load -- press [--boards 200] [--rate 40] [--seconds 30]
//! ```
//!
//! `pages` requests every page of an event, as browsers do, each time after an act so that nothing is cached; then a
//! mixture of pages at a steady rate. `live` lets spectators in another process watch rooms while acts are recorded,
//! disconnects a fifth of them, reconnects them, and checks that nobody missed an act. With `--moves` the rooms are the
//! boards of one round, and the acts are moves. `press` plays games at many boards at once, with a tablet on each side.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark may fail, and prints")]
#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "figures are printed rounded")]

mod crowd;
mod hall;
mod http;
mod live;
mod pages;
mod press;
mod tablet;

use std::time::Duration;

/// The options given on the command line.
struct Asked(Vec<String>);

impl Asked {
    /// The number after an option.
    fn number(&self, name: &str, usual: usize) -> usize {
        let at = self.0.iter().position(|word| word == name);
        at.and_then(|at| self.0.get(at + 1)).map_or(usual, |text| text.parse().unwrap())
    }

    /// Whether an option is present.
    fn has(&self, name: &str) -> bool {
        self.0.iter().any(|word| word == name)
    }

    /// The value after an option.
    fn word(&self, name: &str) -> Option<&str> {
        let at = self.0.iter().position(|word| word == name)?;
        self.0.get(at + 1).map(String::as_str)
    }
}

/// A quantile of sorted times, in thousandths.
fn part(sorted: &[Duration], thousandths: usize) -> Duration {
    let at = (sorted.len() * thousandths).div_ceil(1000).saturating_sub(1);
    sorted.get(at).copied().unwrap_or_default()
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The load of the whole machine.
fn load() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    format!("load average {} on {cores} cores", text.split(' ').take(3).collect::<Vec<_>>().join(" "))
}

fn main() {
    // Cargo adds an argument of its own.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let asked = Asked(words.get(1..).unwrap_or_default().to_vec());
    match words.first().map(String::as_str) {
        Some("pages") => pages::run(&asked),
        Some("live") => live::run(&asked),
        Some("press") => press::run(&asked),
        Some("crowd") => crowd::run(&asked),
        // Without options, everything is measured.
        None => {
            pages::run(&asked);
            live::run(&asked);
            press::run(&asked);
        }
        Some(other) => {
            println!("{other}: pages, live or press");
            std::process::exit(2);
        }
    }
}
