//! Short runs of the crash harness. Long ones: `cargo run --release -p adoube-store --bin crash -- --cycles 1000`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

use std::process::Command;

fn crash(engine: &str, cycles: &str) {
    let run =
        Command::new(env!("CARGO_BIN_EXE_crash")).args(["--engine", engine, "--cycles", cycles]).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    println!("{engine}: {out}{err}");
    assert!(run.status.success(), "{engine}: {out}{err}");
    if let Some((_, reason)) = err.split_once("SKIPPED: ") {
        adoube_testing::skip(reason.trim());
    } else {
        assert!(
            out.contains(&format!("\n{cycles} cycles")) && out.contains("0 lost, 0 duplicated, chain whole"),
            "{out}"
        );
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_sqlite_is_killed() {
    crash("sqlite", "50");
}

#[test]
fn nothing_acknowledged_is_lost_when_postgresql_is_killed() {
    crash("postgres", "15");
}
