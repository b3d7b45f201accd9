//! Checks the pages of a tournament with axe-core, which knows more about accessibility than `checks.js`. npm installs
//! it into the target folder; without npm or a registry the test is skipped.

use crate::hall::{Browser, play};
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Stdio};

const VERSION: &str = "4.14.0";

/// The source of axe, as installed by npm.
fn program() -> Option<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("axe");
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.is_file() {
        std::fs::create_dir_all(&folder).ok()?;
        let npm = Command::new("npm")
            .args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"])
            .args(["--fetch-retries=1", "--fetch-timeout=20000", "--prefix"])
            .arg(&folder)
            .arg(format!("axe-core@{VERSION}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        npm.ok().filter(std::process::ExitStatus::success)?;
    }
    std::fs::read_to_string(file).ok()
}

/// The violations that axe finds on the open page: each rule with its first element.
async fn found(browser: &Browser, program: &str) -> Vec<String> {
    let script = format!(
        "const done = arguments[arguments.length - 1];
        {program};
        const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        axe.run(document, {{ runOnly: rules, resultTypes: ['violations'] }}).then(
            (told) => done(told.violations.map((one) => `${{one.id}}: ${{one.nodes[0].html.slice(0, 160)}}`)),
            (error) => done([String(error)]));"
    );
    let told = browser.client.tell("/execute/async", &json!({ "script": script, "args": [] })).unwrap();
    let told = told.as_array().expect("a list").iter();
    told.map(|one| one.as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_finds_nothing_wrong() {
    let Some(program) = program() else {
        adoube_testing::skip("there is no axe-core, and npm does not fetch it");
        return;
    };
    let program = &program;
    play("axe", |hall| async move {
        let browser = hall.administrator().await;
        browser.client.tell("/timeouts", &json!({ "script": 90_000 })).unwrap();
        let event = browser.demonstration().await;
        let id = event.rsplit('/').next().unwrap().to_owned();
        let mut pages: Vec<String> =
            ["/", "/desk", "/desk/new", "/desk/import", "/desk/lists", "/desk/accounts", "/account", "/login"]
                .map(str::to_owned)
                .to_vec();
        pages.extend(["/help", "/help/results", "/help/print", "/help?q=round"].map(str::to_owned));
        let within = [
            "",
            "/players",
            "/players/1",
            "/rounds/4?why=1",
            "/results",
            "/results?round=2",
            "/hall",
            "/standings",
            "/standings/1",
            "/crosstable",
            "/log",
            "/settings",
            "/files",
            "/print",
            "/print/slips",
            "/print/names",
        ];
        pages.extend(within.map(|page| format!("{event}{page}")));
        let public = ["", "/standings", "/crosstable", "/players", "/player/1", "/about", "/ratings"];
        pages.extend(public.map(|page| format!("/t/{id}{page}")));
        pages.push(format!("/screen/{id}"));
        let mut wrong: Vec<Value> = Vec::new();
        for narrow in [false, true] {
            if narrow {
                browser.phone().await;
            }
            for page in &pages {
                browser.go(page).await;
                wrong.extend(found(&browser, program).await.into_iter().map(|what| json!([page, narrow, what])));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    })
    .await;
}
