//! The browser modules: format (Biome), types (TypeScript) and unit tests (Node's own runner).
//!
//! `js/package.json` pins the tools, `biome.json` lists the formatted files. npm installs the tools into the target
//! folder, so that the working tree stays clean.

use crate::tally::{Tally, check, counted, skipped};
use crate::{in_path, root, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs the checks whose tools are available.
pub(crate) fn test() -> Tally {
    let mut total = Tally::default();
    if in_path("node") {
        let mut command = Command::new("node");
        command.args(["--test", "--test-reporter=tap"]).current_dir(root().join("js"));
        command.args(unit_tests());
        total.add(&counted("unit tests of JavaScript", command));
    } else {
        total.add(&skipped("unit tests of JavaScript", "Node is not installed"));
    }
    match tools() {
        Ok(folder) => {
            let mut format = Command::new(program(&folder, "biome"));
            format.arg("format").current_dir(root());
            total.add(&check("format of JavaScript and CSS", format));
            let mut types = Command::new(program(&folder, "tsc"));
            types.arg("--project").arg(root().join("js/tsconfig.json"));
            total.add(&check("types of JavaScript", types));
        }
        Err(reason) => {
            total.add(&skipped("format of JavaScript and CSS", &reason));
            total.add(&skipped("types of JavaScript", &reason));
        }
    }
    total
}

fn unit_tests() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("js/tests")).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> =
        entries.map(|entry| Path::new("tests").join(entry.file_name())).filter(|file| is_test(file)).collect();
    files.sort();
    files
}

fn is_test(file: &Path) -> bool {
    file.to_string_lossy().ends_with(".test.js")
}

/// Returns the folder of the pinned tools, which are installed again if their versions have changed.
fn tools() -> Result<PathBuf, String> {
    if !in_path("npm") {
        return Err("npm is not installed".to_owned());
    }
    let folder = target().join("js");
    let same = |name: &str| matches!((fs::read(root().join("js").join(name)), fs::read(folder.join(name))), (Ok(a), Ok(b)) if a == b);
    if same("package-lock.json") && program(&folder, "biome").exists() {
        return Ok(folder);
    }
    let copy =
        |name: &str| fs::copy(root().join("js").join(name), folder.join(name)).map_err(|error| error.to_string());
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    copy("package.json")?;
    copy("package-lock.json")?;
    // Not `npm ci`: it requires the packages of all platforms, which not every registry has.
    let fetched = Command::new("npm")
        .args([
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--fetch-retries=1",
            "--fetch-timeout=20000",
        ])
        .current_dir(&folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if fetched.is_ok_and(|status| status.success()) {
        Ok(folder)
    } else {
        // The next run tries again.
        let _ = fs::remove_file(folder.join("package-lock.json"));
        Err("npm cannot fetch the tools of js/package.json".to_owned())
    }
}

fn program(folder: &Path, name: &str) -> PathBuf {
    folder.join("node_modules/.bin").join(name)
}
