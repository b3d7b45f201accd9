//! The invariants of ARCHITECTURE.md that manifests can break.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use serde_json::Value;
use std::process::Command;

/// The crates from the bottom up: each may depend only on those before it.
const ORDER: [&str; 13] = [
    "adoube-aggregate",
    "adoube-laws",
    "adoube-board",
    "adoube-notation",
    "adoube-game",
    "adoube-tournament",
    "adoube-rating",
    "adoube-federation",
    "adoube-exchange",
    "adoube-store",
    "adoube-ledger",
    "adoube-desk",
    "adoube",
];

/// Crates that need nothing from outside.
const PURE_AND_ALONE: [&str; 2] = ["adoube-laws", "adoube-board"];

/// Other people's chess libraries: some have licences that must not reach the program.
const PEER_LIBRARIES: [&str; 4] = ["chess", "cozy-chess", "pgn-reader", "shakmaty"];

struct Dependency {
    of: String,
    on: String,
    for_tests: bool,
}

fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

fn dependencies() -> Vec<Dependency> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    packages()
        .iter()
        .flat_map(|package| {
            let dependencies = package["dependencies"].as_array().unwrap();
            dependencies
                .iter()
                .map(|dependency| Dependency {
                    of: text(&package["name"]),
                    on: text(&dependency["name"]),
                    for_tests: dependency["kind"] == "dev",
                })
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn dependencies_point_one_way() {
    let place = |name: &str| ORDER.iter().position(|&other| other == name);
    for Dependency { of, on, for_tests } in dependencies() {
        let (Some(from), Some(to)) = (place(&of), place(&on)) else { continue };
        assert!(for_tests || to < from, "{of} must not depend on {on}");
    }
}

#[test]
fn every_crate_has_its_place() {
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let placed = ORDER.contains(&name) || name == "adoube-peers" || name == "xtask";
        assert!(placed, "{name} has no place in the order of ARCHITECTURE.md");
    }
}

#[test]
fn peers_stay_apart() {
    for Dependency { of, on, .. } in dependencies() {
        assert_ne!(on, "adoube-peers", "{of} must not depend on the peers");
        if PEER_LIBRARIES.contains(&on.as_str()) {
            assert_eq!(of, "adoube-peers", "only the peers may use {on}");
        }
    }
}

#[test]
fn the_lowest_crates_need_nothing_from_outside() {
    for Dependency { of, on, for_tests } in dependencies() {
        if PURE_AND_ALONE.contains(&of.as_str()) && !for_tests {
            assert!(on.starts_with("adoube-"), "{of} must not depend on {on}");
        }
    }
}
