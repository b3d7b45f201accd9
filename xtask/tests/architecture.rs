//! The invariants of ARCHITECTURE.md, read from the manifests and the sources. The list of the crates is the table in
//! ARCHITECTURE.md itself; `circles.rs` checks the modules inside the crates.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::{blank, crates, root, rust_files, sources};
use serde_json::Value;
use std::process::Command;

/// Crates for developers, which no other crate may depend on except for its tests or its build script.
const FOR_DEVELOPERS: [&str; 4] = ["adoube-peers", "adoube-testing", "adoube-words-compiler", "xtask"];

/// The lowest crates, which need nothing from outside.
const ALONE: [&str; 3] = ["adoube-words", "adoube-laws", "adoube-board"];

/// Third-party chess libraries: some have licences that must not reach the program.
const PEER_LIBRARIES: [&str; 5] = ["chasolver", "chess", "cozy-chess", "pgn-reader", "shakmaty"];

/// The allowed dependencies of a pure crate: as used here, none reads a clock, a file, the network or the environment,
/// or draws random numbers.
const PURE_DEPENDENCIES: [&str; 9] =
    ["calamine", "encoding_rs", "memchr", "serde", "serde_core", "serde_json", "thiserror", "toml", "zip"];

/// The line that turns clippy's `disallowed-…` lists on.
const PURE: &str = "#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]";

/// The only file with unsafe code.
const UNSAFE: &str = "crates/board/src/sliders.rs";

/// Lints without which bad input may panic.
const NO_PANIC: [&str; 5] = ["unwrap_used", "expect_used", "panic", "todo", "unimplemented"];

/// Returns the crates from the bottom up, as listed in the table of ARCHITECTURE.md: each may depend only on those
/// before it.
fn order() -> Vec<String> {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `crates/")?.split_once('`'));
    let names = rows.map(|(folder, _)| package(folder));
    let order: Vec<String> = names.filter(|name| !FOR_DEVELOPERS.contains(&name.as_str())).collect();
    assert!(order.len() > 10, "the table of crates is not found in ARCHITECTURE.md: {order:?}");
    order
}

/// Returns the package in a folder of `crates`.
fn package(folder: &str) -> String {
    if folder == "adoube" { folder.to_owned() } else { format!("adoube-{folder}") }
}

/// Returns the folders of the crates above `store`.
fn pure_crates() -> Vec<String> {
    let order = order();
    let pure = order.iter().take_while(|name| *name != "adoube-store");
    let folders: Vec<String> = pure.map(|name| name.strip_prefix("adoube-").unwrap().to_owned()).collect();
    assert!(folders.len() > 7 && folders.len() < order.len(), "{folders:?}");
    folders
}

struct Dependency {
    of: String,
    on: String,
    /// Whether it is only for tests or the build script, so not part of the program.
    for_tests: bool,
    optional: bool,
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
                    for_tests: dependency["kind"] == "dev" || dependency["kind"] == "build",
                    optional: dependency["optional"] == true,
                })
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn invariant_1_dependencies_point_one_way() {
    let order = order();
    let place = |name: &str| order.iter().position(|other| other == name);
    for Dependency { of, on, for_tests, .. } in dependencies() {
        let (Some(from), Some(to)) = (place(&of), place(&on)) else { continue };
        assert!(for_tests || to < from, "{of} must not depend on {on}");
    }
}

#[test]
fn invariant_1_every_crate_has_its_place() {
    let order = order();
    let names: Vec<String> = packages().iter().map(|package| package["name"].as_str().unwrap().to_owned()).collect();
    for name in &names {
        let placed = order.contains(name) || FOR_DEVELOPERS.contains(&name.as_str());
        assert!(placed, "{name} has no row in the table of ARCHITECTURE.md");
    }
    for name in order {
        assert!(names.contains(&name), "ARCHITECTURE.md lists {name}, which does not exist");
    }
}

#[test]
fn invariant_2_crates_for_developers_stay_apart() {
    for Dependency { of, on, for_tests, .. } in dependencies() {
        let developers = FOR_DEVELOPERS.contains(&on.as_str());
        assert!(!developers || for_tests || FOR_DEVELOPERS.contains(&of.as_str()), "{of} must not depend on {on}");
        assert_ne!(on, "adoube-peers", "{of} must not depend on the peers");
        if PEER_LIBRARIES.contains(&on.as_str()) {
            assert_eq!(of, "adoube-peers", "only the peers may use {on}");
        }
    }
}

#[test]
fn invariant_2_the_list_of_other_chess_libraries_is_whole() {
    let known = |name: &str| PEER_LIBRARIES.contains(&name) || name.starts_with("adoube") || name == "proptest";
    for Dependency { of, on, .. } in dependencies() {
        assert!(of != "adoube-peers" || known(&on), "add {on} to the chess libraries that only the peers may use");
    }
}

#[test]
fn invariant_3_the_lowest_crates_need_nothing_from_outside() {
    for Dependency { of, on, for_tests, optional } in dependencies() {
        if ALONE.contains(&of.as_str()) && !for_tests && !optional {
            assert!(on.starts_with("adoube-"), "{of} must not depend on {on}");
        }
    }
}

#[test]
fn invariant_4_pure_crates_depend_on_nothing_that_reaches_outside() {
    let pure: Vec<String> = pure_crates().iter().map(|folder| package(folder)).collect();
    for Dependency { of, on, for_tests, .. } in dependencies() {
        let allowed = for_tests || pure.contains(&on) || PURE_DEPENDENCIES.contains(&on.as_str());
        assert!(!pure.contains(&of) || allowed, "{of} is pure and must not depend on {on}");
    }
}

#[test]
fn invariant_4_every_allowed_dependency_is_used() {
    let pure: Vec<String> = pure_crates().iter().map(|folder| package(folder)).collect();
    let dependencies = dependencies();
    for allowed in PURE_DEPENDENCIES {
        let used = dependencies.iter().any(|one| one.on == allowed && !one.for_tests && pure.contains(&one.of));
        assert!(used, "no pure crate depends on {allowed}: take it off the list");
    }
}

#[test]
fn invariant_4_clippy_watches_over_the_pure_crates() {
    for name in pure_crates() {
        let source = std::fs::read_to_string(root().join("crates").join(&name).join("src/lib.rs")).unwrap();
        assert!(source.contains(PURE), "crates/{name}/src/lib.rs lacks the line\n{PURE}");
        for source in sources(&name) {
            let allowed = source.code.contains("disallowed_methods") && !source.path.ends_with("lib.rs");
            assert!(!allowed, "crates/{name}/src/{}: a pure crate has no exceptions", source.path.display());
        }
    }
}

#[test]
fn invariant_5_unsafe_code_is_in_one_module() {
    for name in crates() {
        for file in rust_files(&root().join("crates").join(&name)) {
            let path = file.strip_prefix(root()).unwrap().to_str().unwrap();
            let code = blank(&std::fs::read_to_string(&file).unwrap());
            let mut words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            let found = words.any(|word| word == "unsafe" || word == "unsafe_code");
            assert_eq!(found, path == UNSAFE, "{path}: unsafe code belongs into {UNSAFE}");
        }
    }
}

/// Returns the value of a key in a section of a manifest.
fn setting(manifest: &str, section: &str, key: &str) -> Option<String> {
    let lines = manifest.lines().skip_while(|line| line.trim() != format!("[{section}]")).skip(1);
    let mut lines = lines.take_while(|line| !line.starts_with('['));
    lines.find_map(|line| {
        let (name, value) = line.split_once('=')?;
        (name.trim() == key).then(|| value.trim().to_owned())
    })
}

#[test]
fn invariant_7_no_crate_may_panic() {
    let workspace = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
    for lint in NO_PANIC {
        assert_eq!(setting(&workspace, "workspace.lints.clippy", lint).as_deref(), Some("\"warn\""), "{lint}");
    }
    assert_eq!(setting(&workspace, "workspace.lints.rust", "unsafe_code").as_deref(), Some("\"deny\""));
    let folders = crates().into_iter().map(|name| format!("crates/{name}")).chain(["xtask".to_owned()]);
    for folder in folders {
        let manifest = std::fs::read_to_string(root().join(&folder).join("Cargo.toml")).unwrap();
        assert_eq!(setting(&manifest, "lints", "workspace").as_deref(), Some("true"), "{folder} has no lints");
    }
}

/// Sources that may turn off a lint of invariant 7, each with a reason beside it.
const MAY_PANIC: [&str; 2] = ["bin/crash.rs", "fuzz.rs"];

#[test]
fn invariant_7_lints_are_not_turned_off_for_whole_files() {
    for name in crates() {
        for source in sources(&name) {
            let mut attributes = source.code.split("#!").skip(1).filter_map(|rest| rest.split_once(']'));
            let off = attributes.any(|(attribute, _)| {
                let turns_off = attribute.contains("allow(") || attribute.contains("expect(");
                turns_off && NO_PANIC.iter().any(|lint| attribute.contains(&format!("clippy::{lint}")))
            });
            let path = source.path.to_str().unwrap();
            assert!(!off || MAY_PANIC.contains(&path), "crates/{name}/src/{path}");
        }
    }
}

/// Returns the code that checks which edition is in force: comparisons and patterns.
fn asks_for_the_edition(code: &str) -> Vec<&str> {
    let named = code
        .match_indices("Edition::E")
        .filter(|(at, found)| code[at + found.len()..].starts_with(|c: char| c.is_ascii_digit()));
    let asks = named.filter(|(at, found)| {
        let path_start = code[..*at].trim_end_matches(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
        let before = path_start.trim_end();
        let after = code[at + found.len()..].trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
        let compared = ["==", "!=", "<", ">", "<=", ">="];
        compared.iter().any(|sign| {
            (before.ends_with(sign) && !before.ends_with("=>")) || (after.starts_with(sign) && !after.starts_with("=>"))
        }) || after.starts_with(".cmp")
            || is_pattern(before, after)
    });
    asks.map(|(at, _)| code[at..].lines().next().unwrap_or_default()).collect()
}

/// Returns whether an edition between these texts is, or is part of, a pattern: in an arm of `match`, in `matches!`, or
/// in `let`.
fn is_pattern(before: &str, after: &str) -> bool {
    let statement = before.rsplit([';', '{', '}']).next().unwrap_or_default();
    let in_let = format!("{statement} ").rsplit_once("let ").is_some_and(|(_, pattern)| !pattern.contains('='));
    let in_matches = statement.rsplit_once("matches!(").is_some_and(|(_, arguments)| is_second(arguments));
    let rest = after_groups(statement, after);
    let in_arm =
        rest.starts_with("=>") || rest.starts_with("if ") || (rest.starts_with('|') && !rest.starts_with("||"));
    in_let || in_matches || in_arm || before.ends_with('|')
}

/// Returns whether the truncated text of a macro's arguments extends past the first one.
fn is_second(arguments: &str) -> bool {
    let mut depth = 0_i32;
    let mut second = false;
    for c in arguments.chars() {
        depth += i32::from("([".contains(c)) - i32::from(")]".contains(c));
        second |= c == ',' && depth == 0;
    }
    second && depth >= 0
}

/// Returns the text after all open parentheses of the statement.
fn after_groups<'a>(statement: &str, mut after: &'a str) -> &'a str {
    let arm = statement.rsplit("=>").next().unwrap_or_default();
    let mut open = 0_usize;
    for c in arm.chars() {
        open = if "([".contains(c) { open + 1 } else { open.saturating_sub(usize::from(")]".contains(c))) };
    }
    while open > 0 {
        let Some(next) = after.find(['(', '[', ')', ']']) else { return "" };
        open = if after[next..].starts_with(['(', '[']) { open + 1 } else { open - 1 };
        after = &after[next + 1..];
    }
    after.trim_start()
}

#[test]
fn invariant_8_only_the_laws_ask_for_the_edition() {
    let cases = [
        ("if edition == Edition::E1985 {", 1),
        ("if laws::Edition::E1985 != edition {", 1),
        ("match edition { Edition::E2017 | Edition::E2018 => 1, Edition::E2023 => 2 }", 3),
        ("if at < Edition::E2023 {", 1),
        ("matches!(edition, Edition::E1985)", 1),
        ("matches!(self.header().edition, Edition::E2017 | laws::Edition::E2018)", 2),
        ("if let Edition::E1985 = edition {", 1),
        ("let Some(Edition::E1985) = edition else { return };", 1),
        ("match pair { (Edition::E1985, _) => 1, (_, Some(Edition::E2017)) => 2, _ => 3 }", 2),
        ("match edition { Edition::E1985 if old => 1, _ => 2 }", 1),
        ("match old { true => Edition::E1985, false => Edition::E2023 }", 0),
        ("match rules(Edition::E2023) { Some(rules) => rules, None => other(Edition::E2018) }", 0),
        ("matches!(rules(Edition::E2023, play), Some(_))", 0),
        ("let given = edition.unwrap_or(Edition::E2023) || old;", 0),
        ("let rules = Rules::new(Edition::E2023, play);", 0),
        ("edition.unwrap_or(Edition::E2023)", 0),
        ("Header { edition: Edition::E2023, play }", 0),
    ];
    for (code, expected) in cases {
        assert_eq!(asks_for_the_edition(code).len(), expected, "{code}");
    }
    for name in crates().into_iter().filter(|name| name != "laws") {
        for source in sources(&name) {
            let path = source.path.display().to_string();
            // The rulebook's pages compare editions: there they are the subject, not the rule.
            if name == "desk" && path.starts_with("pages/laws/") {
                continue;
            }
            let found = asks_for_the_edition(&source.code);
            assert!(found.is_empty(), "crates/{name}/src/{path} asks for the edition instead of `Rules`: {found:?}");
        }
    }
}
