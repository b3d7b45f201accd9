//! No cycles between the modules of a crate, nor between the modules inside one of its modules.
//!
//! A module depends on another if a path in it (`use crate::a::B`, `super::a::b`, a re-export of the parent module)
//! refers to it. Only modules with the same parent are compared; the parent itself may use all of them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::{Source, crates, sources};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Modules with a type whose `impl`, or the code for it, is split over files by subject, which makes a cycle.
const IMPL_SPREAD_OVER_FILES: [&str; 5] = ["board", "game", "laws", "notation::pgn", "tournament::dutch"];

/// For each module, the modules it depends on, with an example file.
type Graph = BTreeMap<String, BTreeMap<String, String>>;

#[test]
fn no_circles_between_the_modules_of_a_crate() {
    let mut found = Vec::new();
    for name in crates() {
        let sources = sources(&name);
        for parent in parents(&sources) {
            let place = [std::slice::from_ref(&name), parent.as_slice()].concat().join("::");
            if !IMPL_SPREAD_OVER_FILES.contains(&place.as_str()) {
                let circles = circles(&graph(&sources, &parent));
                found.extend(circles.into_iter().map(|circle| format!("{place}: {circle}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let source = |path: &str, code: &str| Source { path: path.into(), code: common::blank(code) };
    let ways = [
        "use crate::b::Thing;",
        "use crate::{c, b::{Thing, Other}};",
        "use super::b;",
        "fn f() -> crate::b::Thing { todo!() }",
        "use crate::Thing;",
        "use super::super::b::Thing;",
    ];
    for way in ways {
        let a = if way.contains("super::super") { "a/inner.rs" } else { "a.rs" };
        let sources =
            [source("lib.rs", "mod a; mod b; pub use b::{Thing};"), source(a, way), source("b.rs", "use crate::a;")];
        assert_eq!(circles(&graph(&sources, &[])).len(), 1, "{way}");
    }
    let inside = [
        source("p/mod.rs", "mod a; mod b; pub use b::Thing;"),
        source("p/a.rs", "use super::Thing;"),
        source("p/b/c.rs", "use crate::p::a;"),
    ];
    assert_eq!(parents(&inside), BTreeSet::from([vec![], vec!["p".to_owned()], vec!["p".to_owned(), "b".to_owned()]]));
    assert_eq!(circles(&graph(&inside, &["p".to_owned()])).len(), 1);
    assert_eq!(circles(&graph(&inside, &[])), [""; 0]);
    for way in ["// crate::b", "/* crate::b */", "const T: &str = \"crate::b\";", "use crate::c;", "use crate::a::b;"] {
        let sources = [source("lib.rs", ""), source("a.rs", way), source("b.rs", "use crate::a;")];
        assert_eq!(circles(&graph(&sources, &[])), [""; 0], "{way}");
    }
}

/// Returns the modules from the root to a file.
fn module_path(path: &Path) -> Vec<String> {
    let mut parts: Vec<String> = path.with_extension("").iter().map(|part| part.to_str().unwrap().to_owned()).collect();
    if parts.last().is_some_and(|last| ["lib", "main", "mod"].contains(&last.as_str())) {
        parts.pop();
    }
    parts
}

/// Returns the modules that have submodules, including the root.
fn parents(sources: &[Source]) -> BTreeSet<Vec<String>> {
    sources.iter().filter_map(|source| Some(module_path(&source.path).split_last()?.1.to_vec())).collect()
}

/// Returns the submodules of a parent, and their dependencies among each other.
fn graph(sources: &[Source], parent: &[String]) -> Graph {
    let sources = sources.iter().filter(|source| !source.path.starts_with("bin"));
    let files: Vec<(Vec<String>, &Source)> = sources.map(|source| (module_path(&source.path), source)).collect();
    let inside: Vec<(&[String], &Source)> =
        files.iter().filter_map(|(path, source)| Some((path.strip_prefix(parent)?, *source))).collect();
    let mut graph: Graph =
        inside.iter().filter_map(|(path, _)| Some((path.first()?.clone(), BTreeMap::new()))).collect();
    let modules: BTreeSet<String> = graph.keys().cloned().collect();
    let mut exported = BTreeMap::new();
    for (_, source) in inside.iter().filter(|(path, _)| path.is_empty()) {
        for path in paths(&source.code) {
            let path = absolute(&path, parent).unwrap_or_else(|| [parent, &path].concat());
            if let Some([module, .., item]) = path.strip_prefix(parent)
                && modules.contains(module)
            {
                exported.insert(item.clone(), module.clone());
            }
        }
    }
    for (own, source) in &inside {
        let Some(top) = own.first() else { continue };
        for path in paths(&source.code) {
            let Some(path) = absolute(&path, &[parent, own].concat()) else { continue };
            let Some(first) = path.strip_prefix(parent).and_then(<[String]>::first) else { continue };
            let Some(module) = modules.get(first).or_else(|| exported.get(first)) else { continue };
            if module != top {
                let file = source.path.display().to_string();
                graph.get_mut(top).unwrap().entry(module.clone()).or_insert(file);
            }
        }
    }
    graph
}

/// Returns an absolute path, if it begins with `crate`, `self` or `super`.
fn absolute(path: &[String], own: &[String]) -> Option<Vec<String>> {
    let supers = path.iter().take_while(|word| *word == "super").count();
    match path.first().map(String::as_str)? {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some([own, &path[1..]].concat()),
        "super" => Some([own.get(..own.len().checked_sub(supers)?)?, &path[supers..]].concat()),
        _ => None,
    }
}

/// Returns the paths in a source: those of `use`, and those that begin with `crate` or `super`.
fn paths(code: &str) -> Vec<Vec<String>> {
    let tokens = tokens(code);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at] {
            "use" => {
                at += 1;
                use_tree(&tokens, &mut at, &[], &mut found);
            }
            "crate" | "super" => use_tree(&tokens, &mut at, &[], &mut found),
            _ => at += 1,
        }
    }
    found
}

fn tokens(code: &str) -> Vec<&str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if is_word(first) {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

/// Parses one tree of a `use`, or a path in an expression, and adds the paths to its leaves.
fn use_tree(tokens: &[&str], at: &mut usize, before: &[String], found: &mut Vec<Vec<String>>) {
    let mut path = before.to_vec();
    loop {
        match tokens.get(*at).copied() {
            Some("::") => *at += 1,
            Some("{") => {
                *at += 1;
                while tokens.get(*at).is_some_and(|token| *token != "}") {
                    let start = *at;
                    use_tree(tokens, at, &path, found);
                    // An alias, a comma, or another token.
                    if *at == start || tokens.get(*at) == Some(&",") {
                        *at += 1;
                    }
                }
                *at += 1;
                return;
            }
            Some(word) if word.starts_with(|c: char| c.is_alphabetic() || c == '_') => {
                path.push(word.to_owned());
                *at += 1;
                if tokens.get(*at) != Some(&"::") {
                    break;
                }
            }
            _ => break,
        }
    }
    if path.len() > before.len() {
        found.push(path);
    }
}

/// Returns the strongly connected components of more than one module, each as a sentence with its edges.
fn circles(graph: &Graph) -> Vec<String> {
    let reach: BTreeMap<&String, BTreeSet<&String>> =
        graph.keys().map(|module| (module, reached(graph, module))).collect();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for module in graph.keys() {
        let circle: Vec<&String> =
            graph.keys().filter(|other| reach[module].contains(other) && reach[other].contains(module)).collect();
        if circle.len() < 2 || !seen.insert(circle.clone()) {
            continue;
        }
        let edges = circle.iter().flat_map(|from| {
            let inside = graph[*from].iter().filter(|(to, _)| circle.contains(to));
            inside.map(move |(to, file)| format!("\n    {from} -> {to} ({file})"))
        });
        let names: Vec<&str> = circle.iter().map(|name| name.as_str()).collect();
        let edges: String = edges.collect();
        found.push(format!("{} of {} modules in a circle: {}{edges}", circle.len(), graph.len(), names.join(" ")));
    }
    found
}

fn reached<'a>(graph: &'a Graph, from: &str) -> BTreeSet<&'a String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&String> = graph[from].keys().collect();
    while let Some(module) = open.pop() {
        if found.insert(module) {
            open.extend(graph[module].keys());
        }
    }
    found
}
