//! Duration of deciding a whole season again, as an undo does: 60 clubs, 200 teams, 10 groups, 11 rounds. `cargo
//! bench -p adoube-federation --bench season`.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark may fail, and prints")]

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/simulation.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod simulation;

use adoube_federation::acts::FiledAct;
use adoube_federation::{SeasonAct, SeasonState, apply, decide};
use simulation::{Plan, Season};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// The kind of an act, for the table.
fn kind(act: &SeasonAct) -> String {
    let written = serde_json::to_value(act).unwrap();
    let mut name = String::new();
    let mut inner = &written;
    for _ in 0..2 {
        let found = match inner {
            serde_json::Value::Object(map) => map.iter().next(),
            serde_json::Value::Array(list) => list.last().and_then(|v| v.as_object()).and_then(|map| map.iter().next()),
            _ => None,
        };
        let Some((key, value)) = found else { break };
        name = if name.is_empty() { key.clone() } else { format!("{name} {key}") };
        inner = value;
    }
    name
}

fn replay(log: &[FiledAct], times: &mut BTreeMap<String, (u32, Duration)>) -> SeasonState {
    let mut state = SeasonState::default();
    for filed in log {
        let start = Instant::now();
        let events = decide(&state, &filed.act, filed.at).unwrap();
        assert!(events == filed.events, "the same answers");
        state = events.iter().fold(state, apply);
        let of = times.entry(kind(&filed.act)).or_default();
        *of = (of.0 + 1, of.1 + start.elapsed());
    }
    state
}

fn main() {
    let start = Instant::now();
    let season = Season::play(&Plan::full(), 1989);
    let log = &season.office.log;
    println!("{} acts, played in {:.2?}", log.len(), start.elapsed());
    let start = Instant::now();
    let state = SeasonState::replay(log.iter().flat_map(|filed| &filed.events));
    println!("{:<34} {:>10.2?}", "events alone", start.elapsed());
    assert_eq!(state, season.office.state);
    for _ in 0..3 {
        let start = Instant::now();
        let mut state = SeasonState::default();
        for filed in log {
            let events = decide(&state, &filed.act, filed.at).unwrap();
            assert!(events == filed.events, "the same answers");
            state = events.iter().fold(state, apply);
        }
        println!("{:<34} {:>10.2?}", "every act decided anew", start.elapsed());
    }
    let mut times = BTreeMap::new();
    replay(log, &mut times);
    let mut times: Vec<(String, (u32, Duration))> = times.into_iter().collect();
    times.sort_by_key(|(_, (_, took))| std::cmp::Reverse(*took));
    for (kind, (count, took)) in times.iter().take(12) {
        println!("  {kind:<32} {took:>10.2?} {count:>7} times");
    }
}
