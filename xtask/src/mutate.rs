//! `cargo xtask coverage --mutate N [--seed S]`: takes rules of the handbook out, one at a time, and runs the tests that
//! `docs/handbook-coverage.md` names for them. A rule counts as computed only if one of its tests then fails.
//!
//! What is changed for a rule is in `handbook-mutations.toml`: a text of a source file, or a figure of
//! `handbook-1985.toml`, and what replaces it. The work is done in a copy below the target folder.
#![expect(clippy::print_stdout, reason = "the report is what this program is for")]

use crate::{root, target};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// The file of mutations, below the repository's root.
const MUTATIONS: &str = "xtask/handbook-mutations.toml";
/// The table of the rules with their tests.
const COVERAGE: &str = "docs/handbook-coverage.md";

/// A change that takes a rule out.
struct Mutation {
    rule: String,
    file: String,
    from: String,
    to: String,
}

/// The outcome of a mutation.
enum Outcome {
    /// Tests failed: the rule is proved.
    Killed,
    /// No test failed.
    Survived,
    /// The changed program does not compile, or the named tests do not exist, so nothing is proved.
    Broken(String),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Killed => f.write_str("killed"),
            Self::Survived => f.write_str("SURVIVED"),
            Self::Broken(why) => write!(f, "BROKEN ({why})"),
        }
    }
}

/// Runs the mutations of a sample and prints the outcome of each.
pub(crate) fn run(count: usize, seed: u64) -> Result<ExitCode, String> {
    let tests = named_tests(&read(&root().join(COVERAGE))?);
    let all = mutations(&read(&root().join(MUTATIONS))?)?;
    let rules: BTreeSet<&str> = all.iter().map(|mutation| mutation.rule.as_str()).collect();
    if let Some(rule) = tests.keys().find(|rule| !rules.contains(rule.as_str())) {
        return Err(format!("{MUTATIONS}: no mutation for {rule}"));
    }
    let copy = target().join("mutants");
    copy_sources(&copy)?;
    let sample = sample(all.len(), count, seed);
    println!("{} of {} mutations, seed {seed}", sample.len(), all.len());
    let (mut killed, mut survived, mut broken) = (0, 0, 0);
    for mutation in sample.into_iter().filter_map(|at| all.get(at)) {
        let named = tests.get(&mutation.rule).ok_or_else(|| format!("{COVERAGE}: no test for {}", mutation.rule))?;
        let outcome = attempt(&copy, mutation, named)?;
        match outcome {
            Outcome::Killed => killed += 1,
            Outcome::Survived => survived += 1,
            Outcome::Broken(_) => broken += 1,
        }
        println!("{}: {outcome}", mutation.rule);
    }
    println!("{killed} killed, {survived} survived, {broken} broken");
    Ok(if survived + broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Reads the mutations.
fn mutations(text: &str) -> Result<Vec<Mutation>, String> {
    let table: toml::Table = text.parse().map_err(|error| format!("{MUTATIONS}: {error}"))?;
    let lines = table.get("mutation").and_then(toml::Value::as_array).ok_or("no mutation")?;
    let field = |line: &toml::Value, name: &str| {
        let value = line.get(name).and_then(toml::Value::as_str);
        value.map(str::to_owned).ok_or_else(|| format!("{MUTATIONS}: a mutation without {name}"))
    };
    let one = |line: &toml::Value| {
        let (rule, file) = (field(line, "rule")?, field(line, "file")?);
        Ok(Mutation { rule, file, from: field(line, "from")?, to: field(line, "to")? })
    };
    lines.iter().map(one).collect()
}

/// Returns the tests of each computed rule, as `(file, name)`, from the table.
fn named_tests(table: &str) -> BTreeMap<String, Vec<(String, String)>> {
    let mut all = BTreeMap::new();
    let computed = table.split("\n## ").find(|part| part.starts_with("Computed")).unwrap_or_default();
    for row in computed.lines().filter_map(|line| line.strip_prefix("| ")) {
        let Some((rule, tests)) = row.split_once(" | ") else { continue };
        let test = |text: &str| {
            let (name, rest) = text.strip_prefix('`')?.split_once('`')?;
            let file = rest.trim().strip_prefix('(')?.split_once(')')?.0;
            Some((file.to_owned(), name.to_owned()))
        };
        let tests: Vec<(String, String)> =
            tests.trim_end_matches('|').split(", ").filter_map(|t| test(t.trim())).collect();
        if !tests.is_empty() {
            all.insert(rule.to_owned(), tests);
        }
    }
    all
}

/// Returns `count` different numbers below `size`, drawn by a seed (SplitMix64), in order.
fn sample(size: usize, count: usize, seed: u64) -> BTreeSet<usize> {
    let (mut state, mut drawn) = (seed, BTreeSet::new());
    while drawn.len() < count.min(size) {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        drawn.insert((z % size as u64) as usize);
    }
    drawn
}

/// Copies every file that git knows, where it has changed since the last copy.
fn copy_sources(to: &Path) -> Result<(), String> {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    let listed = listed.map_err(|error| format!("git ls-files: {error}"))?;
    for name in String::from_utf8_lossy(&listed.stdout).split('\0').filter(|name| !name.is_empty()) {
        let (from, to) = (root().join(name), to.join(name));
        let Ok(bytes) = std::fs::read(&from) else { continue };
        if std::fs::read(&to).is_ok_and(|known| known == bytes) {
            continue;
        }
        let folder = to.parent().map_or_else(PathBuf::new, Path::to_path_buf);
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&to, bytes));
        written.map_err(|error| format!("{}: {error}", to.display()))?;
    }
    Ok(())
}

/// Changes the copy, runs the tests and changes it back.
fn attempt(copy: &Path, mutation: &Mutation, tests: &[(String, String)]) -> Result<Outcome, String> {
    let path = copy.join(&mutation.file);
    let text = read(&path)?;
    if text.matches(&mutation.from).count() != 1 {
        return Ok(Outcome::Broken(format!("the text is not in {} once", mutation.file)));
    }
    let write = |text: &str| std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()));
    write(&text.replacen(&mutation.from, &mutation.to, 1))?;
    let status = test_command(copy, tests).status();
    write(&text)?;
    let code = status.map_err(|error| format!("cargo nextest: {error}"))?.code();
    // The exit codes of nextest: 0 for success, 100 for failed tests.
    Ok(match code {
        Some(0) => Outcome::Survived,
        Some(100) => Outcome::Killed,
        code => Outcome::Broken(format!("nextest ended with {code:?}")),
    })
}

/// Returns the command that runs only the named tests, and builds only their targets.
fn test_command(copy: &Path, tests: &[(String, String)]) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(copy).args(["nextest", "run", "--cargo-quiet", "--no-fail-fast"]);
    command.env("CARGO_TARGET_DIR", target()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut options = BTreeSet::new();
    for (file, _) in tests {
        let mut parts = file.split('/');
        let package = parts.nth(1).unwrap_or_default();
        options.insert(["-p".to_owned(), format!("adoube-{package}").replace("adoube-adoube", "adoube")].to_vec());
        options.insert(match parts.next() {
            Some("tests") => {
                let name = parts.next().unwrap_or_default();
                vec!["--test".to_owned(), name.trim_end_matches(".rs").to_owned()]
            }
            _ => vec!["--lib".to_owned()],
        });
    }
    command.args(options.into_iter().flatten());
    let names: Vec<String> = tests.iter().map(|(_, name)| format!("test(/(^|::){name}$/)")).collect();
    command.args(["-E", &names.join(" | ")]);
    command
}
