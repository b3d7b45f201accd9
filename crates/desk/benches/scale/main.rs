//! A federation's season as its office sees it: 300 clubs, 12,000 licences, 900 teams, 60 groups, 13 rounds of 450
//! matches, created by acts in a separate record (`docs/desk-speed.md`):
//!
//! ```text
//! cargo bench -p adoube-desk --bench scale [-- --times 60] [--rounds 13] [--only /office] [--small]
//! ```
//!
//! It requests every page of the office while the last round is played, sends forms, closes the round, verifies the
//! record, and prints the time of each step and the memory used. `--small` plays six clubs, as a quick check.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark may fail, and prints")]
#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "figures are printed rounded")]

mod book;
#[path = "../../../federation/tests/common/mod.rs"]
mod common;
mod office;
#[path = "../../../federation/tests/common/simulation.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod simulation;
mod times;

use adoube_store::VerifyOptions;
use office::Office;
use simulation::{Plan, Season};
use std::time::{Duration, Instant};
use times::{Times, memory, ms};

/// Time limit for a page of the office (p99).
const PAGE_BAR: Duration = Duration::from_millis(200);
/// Time limit for closing a round.
const CLOSE_BAR: Duration = Duration::from_secs(5);
/// Time limit for replaying the season.
const VERIFY_BAR: Duration = Duration::from_mins(1);

struct Asked(Vec<String>);

impl Asked {
    fn number(&self, name: &str, usual: usize) -> usize {
        self.word(name).map_or(usual, |text| text.parse().unwrap())
    }

    fn word(&self, name: &str) -> Option<&str> {
        let at = self.0.iter().position(|word| word == name)?;
        self.0.get(at + 1).map(String::as_str)
    }
}

fn judge(took: Duration, bar: Duration) -> String {
    let verdict = if took <= bar { "within" } else { "OVER" };
    format!("{:.0} ms, {verdict} {:.0} ms", ms(took), ms(bar))
}

fn main() {
    let asked = Asked(std::env::args().skip(1).filter(|word| word != "--bench").collect());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(run(&asked));
}

async fn run(asked: &Asked) {
    let mut plan = if asked.0.iter().any(|word| word == "--small") { Plan::small() } else { Plan::federation() };
    plan.rounds = i32::try_from(asked.number("--rounds", plan.rounds as usize)).unwrap();
    let start = Instant::now();
    let season = Season::play(&plan, 1989);
    println!("{} acts, thought out in {:.1} s", season.office.log.len(), start.elapsed().as_secs_f64());
    let mut office = Office::open().await;
    let (played, last) = book::parts(&season);
    let start = Instant::now();
    office.enter(&season, played).await;
    let state = office.state().await;
    println!(
        "{} clubs, {} licences, {} teams, {} groups, {} matches, {} acts in the record in {:.1} s; {}",
        state.season.clubs.len(),
        state.season.licences.len(),
        state.season.teams.len(),
        state.season.events.values().map(|event| event.groups.len()).sum::<usize>(),
        state.season.matches.len(),
        state.number,
        start.elapsed().as_secs_f64(),
        memory()
    );
    let paths = book::pages(&state);
    drop(state);
    let mut pages = Times::default();
    office.visit(&paths, asked.number("--times", 60), asked.word("--only"), &mut pages).await;
    pages.print(PAGE_BAR);
    if asked.word("--only").is_some() {
        return;
    }
    let mut forms = Times::default();
    office.line_ups(&season, last, &mut forms).await;
    let close = office.close(&mut forms).await;
    forms.print(PAGE_BAR);
    println!("the round closed: {}", judge(close, CLOSE_BAR));
    verify(&office).await;
    println!("{}", memory());
    office.end();
}

async fn verify(office: &Office) {
    let replayers = adoube_services::replayers();
    let replayers = replayers.each_ref().map(|replayer| &**replayer as &dyn adoube_store::Replayer);
    let start = Instant::now();
    let how = VerifyOptions { replayers: &replayers, trusted: &[], kept: &[] };
    let report = office.desk.store().verify_with(&how).await.unwrap();
    assert!(report.is_whole(), "{:?}", report.findings.first());
    println!(
        "{} entries, {} streams replayed: {}",
        report.entries,
        report.replayed,
        judge(start.elapsed(), VERIFY_BAR)
    );
}
