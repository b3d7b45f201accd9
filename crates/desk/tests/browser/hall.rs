//! A server that listens on a local port, and browsers that use it.

use super::driver::{Client, Driver, Element};
use adoube_desk::{Desk, Listening, Options, serve};
use adoube_store::{Access, Store};
use adoube_words::Language;
use base64::Engine;
use futures_util::FutureExt;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The maximum waiting time; a loaded machine is slow.
const PATIENCE: Duration = Duration::from_mins(3);
/// The codes of the languages.
pub(crate) const LANGUAGES: [&str; Language::COUNT] = {
    let mut codes = [""; Language::COUNT];
    let mut at = 0;
    while at < codes.len() {
        codes[at] = Language::ALL[at].code();
        at += 1;
    }
    codes
};
/// The password of every test account.
pub(crate) const PASSWORD: &str = "siset pren el cavall blanc";
pub(crate) const TAB: &str = "\u{e004}";
pub(crate) const ENTER: &str = "\u{e007}";

/// Tells the test program to run as a server: the folder of its database, and its port.
const BE_A_DESK: &str = "ADOUBE_TEST_DESK";

/// Scenarios run one at a time: on two cores, several Chromiums at once are slower.
static TURN: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// A server with its browser driver, for one scenario.
pub(crate) struct Hall {
    pub(crate) url: String,
    pub(crate) setup: String,
    /// A second server on the same database, with the key of the first.
    pub(crate) desk: Desk,
    name: &'static str,
    folder: PathBuf,
    driver: Driver,
    browsers: std::sync::Mutex<Vec<Client>>,
    /// The server's process, if it is one that can be killed.
    process: std::sync::Mutex<Option<Child>>,
}

/// The setting of a scenario.
struct Place {
    driver: Driver,
    folder: PathBuf,
    store: Store,
}

impl Place {
    /// `None` if no browser can be driven.
    async fn new(name: &str) -> Option<Self> {
        let Some(driver) = Driver::start() else {
            adoube_testing::skip("there is no chromedriver");
            return None;
        };
        let folder = std::env::temp_dir().join(format!("adoube-browser-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let store = record_in(&folder).await;
        Some(Self { driver, folder, store })
    }

    async fn hall(self, name: &'static str, url: String, setup: String) -> &'static Hall {
        let desk = adoube_desk::open(self.store, Options::default()).await.unwrap();
        let (browsers, process) = Default::default();
        let Self { driver, folder, .. } = self;
        // The scenario borrows it while the test runs.
        Box::leak(Box::new(Hall { url, setup, desk, name, folder, driver, browsers, process }))
    }
}

async fn record_in(folder: &Path) -> Store {
    Store::open(&adoube_store::Location::Sqlite(folder.join("adoube.db")), Access::Create).await.unwrap()
}

/// Plays a scenario and cleans up, whatever the outcome.
pub(crate) async fn play<F: Future<Output = ()>>(name: &'static str, scenario: impl FnOnce(&'static Hall) -> F) {
    play_at(name, Options::default().clock, scenario).await;
}

/// Plays a scenario before a desk with a clock of its own.
pub(crate) async fn play_at<F: Future<Output = ()>>(
    name: &'static str,
    clock: fn() -> i64,
    scenario: impl FnOnce(&'static Hall) -> F,
) {
    let _turn = TURN.lock().await;
    let Some(place) = Place::new(name).await else { return };
    let (told, telling) = oneshot::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let listening = Listening { address: ([127, 0, 0, 1], 0).into(), certificate: None, metrics: None };
    let tell = |serving: &adoube_desk::Serving| told.send(serving.clone()).expect("somebody listens");
    let stop_it = async {
        let _ = stopped.await;
    };
    let options = Options { clock, ..Options::default() };
    let served = tokio::spawn(serve(place.store.clone(), options, listening, tell, stop_it));
    let serving = telling.await.expect("the desk listens");
    let setup = serving.setup_url.expect("a new desk has a set-up link");
    let hall = place.hall(name, serving.url, setup).await;
    let ended = AssertUnwindSafe(scenario(hall)).catch_unwind().await;
    hall.leave();
    let _ = stop.send(());
    if let Err(panic) = ended {
        std::panic::resume_unwind(panic);
    }
    served.await.expect("the desk does not fail").expect("the desk stops in order");
    let _ = std::fs::remove_dir_all(&hall.folder);
}

/// Runs a scenario with a server in a separate process, so that it can be killed.
pub(crate) async fn play_with_a_process<F: Future<Output = ()>>(
    name: &'static str,
    scenario: impl FnOnce(&'static Hall) -> F,
) {
    let _turn = TURN.lock().await;
    let Some(place) = Place::new(name).await else { return };
    let (process, url, setup) = start_a_desk(&place.folder, 0);
    let hall = place.hall(name, url, setup).await;
    *hall.process.lock().unwrap() = Some(process);
    let ended = AssertUnwindSafe(scenario(hall)).catch_unwind().await;
    hall.leave();
    hall.kill();
    if let Err(panic) = ended {
        std::panic::resume_unwind(panic);
    }
    let _ = std::fs::remove_dir_all(&hall.folder);
}

/// Starts this program as a server; returns its address, and the set-up link if it has no account yet.
fn start_a_desk(folder: &Path, port: u16) -> (Child, String, String) {
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "hall::this_program_as_a_desk", "--nocapture"])
        .env(BE_A_DESK, format!("{port} {}", folder.display()))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut says = BufReader::new(process.stdout.take().unwrap());
    let mut line = String::new();
    while !line.starts_with("listening ") {
        line.clear();
        assert!(says.read_line(&mut line).unwrap() > 0, "the desk ended before it listened");
    }
    // Further output must not block it.
    std::thread::spawn(move || std::io::copy(&mut says, &mut std::io::sink()));
    let mut words = line.split_whitespace().skip(1).map(str::to_owned);
    (process, words.next().unwrap(), words.next().unwrap_or_default())
}

/// Not a test: the server that [`start_a_desk`] runs. On its own it does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn this_program_as_a_desk() {
    let Ok(asked) = std::env::var(BE_A_DESK) else { return };
    let (port, folder) = asked.split_once(' ').unwrap();
    let listening =
        Listening { address: ([127, 0, 0, 1], port.parse().unwrap()).into(), certificate: None, metrics: None };
    let tell = |serving: &adoube_desk::Serving| {
        println!("\nlistening {} {}", serving.url, serving.setup_url.as_deref().unwrap_or_default());
    };
    let store = record_in(Path::new(folder)).await;
    serve(store, Options::default(), listening, tell, std::future::pending()).await.unwrap();
}

impl Hall {
    /// Closes the browsers and ends their driver.
    fn leave(&self) {
        for browser in std::mem::take(&mut *self.browsers.lock().unwrap()) {
            let _ = browser.close();
        }
        self.driver.end();
    }

    /// Kills the server, as a power cut would.
    pub(crate) fn kill(&self) {
        let process = self.process.lock().unwrap().take();
        let mut process = process.expect("a desk that is a process");
        process.kill().unwrap();
        process.wait().unwrap();
    }

    /// Starts the server again at the same address.
    pub(crate) fn restart(&self) {
        let port = self.url.rsplit(':').next().unwrap().parse().unwrap();
        let (process, url, _) = start_a_desk(&self.folder, port);
        assert_eq!(url, self.url);
        *self.process.lock().unwrap() = Some(process);
    }

    /// A browser without a signed-in account.
    pub(crate) async fn browser(&'static self) -> Browser {
        let number = self.browsers.lock().unwrap().len();
        let client = self.driver.browser(&self.folder.join(format!("profile-{number}")));
        self.browsers.lock().unwrap().push(client.clone());
        Browser { hall: self, client, url: self.url.clone() }
    }

    /// A browser in which the first administrator has just created the account by the set-up link.
    pub(crate) async fn administrator(&'static self) -> Browser {
        let browser = self.browser().await;
        browser.set_up().await;
        browser
    }

    /// Writes bytes to a file in the scenario's folder.
    pub(crate) fn bytes(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.folder.join(name);
        std::fs::write(&path, bytes).unwrap();
        path.display().to_string()
    }

    /// A file in the scenario's folder.
    pub(crate) fn file(&self, name: &str, text: &str) -> String {
        let path = self.folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    }
}

/// A browser.
#[derive(Clone)]
pub(crate) struct Browser {
    hall: &'static Hall,
    pub(crate) client: Client,
    /// The server's address for this browser.
    pub(crate) url: String,
}

impl Browser {
    /// The same browser with another address for the server.
    pub(crate) fn through(&self, url: &str) -> Self {
        Self { url: url.to_owned(), ..self.clone() }
    }

    /// Creates the first account by the set-up link, with the keyboard.
    pub(crate) async fn set_up(&self) {
        self.goto(&self.hall.setup).await;
        self.turn(&format!("ada{TAB}{PASSWORD}{TAB}{PASSWORD}{ENTER}")).await;
        assert_eq!(self.path().await, "/desk");
    }

    /// Creates the demo tournament; returns the path of its pages.
    pub(crate) async fn demonstration(&self) -> String {
        self.go("/desk").await;
        self.press("form[action='/desk/demo'] button").await;
        self.path().await
    }

    /// The response to a URL in this browser.
    pub(crate) async fn fetch(&self, path: &str) -> String {
        let body = "const done = arguments[1]; fetch(arguments[0]).then((answer) => answer.text()).then(done, (error) => done(String(error)));";
        let told = self.client.tell("/execute/async", &json!({ "script": body, "args": [path] })).unwrap();
        told.as_str().unwrap().to_owned()
    }

    /// The status of the response to an address in this browser.
    pub(crate) async fn status(&self, path: &str) -> u64 {
        let body = "const done = arguments[1]; fetch(arguments[0]).then((answer) => done(answer.redirected ? 302 : answer.status), () => done(0));";
        let told = self.client.tell("/execute/async", &json!({ "script": body, "args": [path] })).unwrap();
        told.as_u64().unwrap_or_default()
    }

    /// Opens an address of the server and checks the page.
    pub(crate) async fn go(&self, path: &str) {
        self.goto(&format!("{}{path}", self.url)).await;
    }

    async fn goto(&self, url: &str) {
        self.client.tell("/url", &json!({ "url": url })).unwrap_or_else(|error| panic!("{url}: {error}"));
        self.arrived().await;
    }

    async fn arrived(&self) {
        self.until("document.readyState === 'complete'").await;
        let problems = self.js(concat!(include_str!("checks.js"), "return problems();")).await;
        let path = self.path().await;
        let none: &[Value] = &[];
        assert_eq!(problems.as_array().map_or(none, Vec::as_slice), none, "{path}");
    }

    /// The path of the open page.
    pub(crate) async fn path(&self) -> String {
        let url = self.client.ask("/url").unwrap();
        let url = url.as_str().unwrap().strip_prefix(&self.url).expect("a page of the desk");
        url.split(['?', '#']).next().unwrap().to_owned()
    }

    /// Runs a function's body.
    pub(crate) async fn js(&self, body: &str) -> Value {
        self.client.execute(body).unwrap_or_else(|error| panic!("{body}: {error}"))
    }

    /// The numeric value of an expression.
    pub(crate) async fn number(&self, expression: &str) -> i64 {
        self.js(&format!("return {expression}")).await.as_i64().unwrap_or_else(|| panic!("{expression}: no number"))
    }

    /// Waits until an expression is true. It is false while a page changes.
    pub(crate) async fn until(&self, expression: &str) {
        let begun = Instant::now();
        loop {
            let told = self.client.execute(&format!("return Boolean({expression})"));
            if matches!(told, Ok(Value::Bool(true))) {
                return;
            }
            if begun.elapsed() > PATIENCE {
                let text = self.client.execute("return document.body.innerText");
                panic!("{expression}: {told:?} at {}\n{text:?}", self.path().await);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The element that a CSS selector finds.
    pub(crate) async fn find(&self, css: &str) -> Element {
        self.until(&format!("document.querySelector({})", json!(css))).await;
        self.client.find(css).unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    /// The visible text of an element.
    pub(crate) async fn text(&self, css: &str) -> String {
        self.find(css).await.text()
    }

    /// Types at the caret without leaving the page.
    pub(crate) async fn keys(&self, keys: &str) {
        self.client.active().unwrap().keys(keys).unwrap();
    }

    /// Replaces the text of a field.
    pub(crate) async fn fill(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().unwrap();
        field.keys(text).unwrap();
    }

    /// Chooses an option of a list.
    pub(crate) async fn choose(&self, css: &str, value: &str) {
        self.find(&format!("{css} option[value='{value}']")).await.click().unwrap();
    }

    /// Types, and waits for the page that opens.
    pub(crate) async fn turn(&self, keys: &str) {
        let element = self.client.active().unwrap();
        self.leave(|| type_on(&self.client, element, keys)).await;
    }

    /// Clicks, and waits for the page that opens.
    pub(crate) async fn press(&self, css: &str) {
        let element = self.find(css).await;
        self.leave(|| element.click().map(drop)).await;
    }

    async fn leave(&self, act: impl FnOnce() -> Result<(), String>) {
        self.js("document.documentElement.dataset.left = '1'").await;
        act().unwrap();
        self.until("!document.documentElement.dataset.left && document.readyState === 'complete'").await;
        self.arrived().await;
    }

    async fn tools(&self, name: &str, params: Value) -> Value {
        self.client.tools(name, &params).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Resizes the window to a phone.
    pub(crate) async fn phone(&self) {
        let size = json!({ "width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true });
        self.tools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Resizes the window to a laptop.
    pub(crate) async fn laptop(&self) {
        self.tools("Emulation.clearDeviceMetricsOverride", json!({})).await;
    }

    /// Shows the page as it is printed, or on the screen again.
    pub(crate) async fn media(&self, media: &str) {
        self.tools("Emulation.setEmulatedMedia", json!({ "media": media })).await;
    }

    /// Sets the preferred colour scheme: dark, or light again.
    pub(crate) async fn dark(&self, dark: bool) {
        let value = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": value }]);
        self.tools("Emulation.setEmulatedMedia", json!({ "media": "", "features": features })).await;
    }

    /// The page as a PDF.
    pub(crate) async fn print(&self) -> Vec<u8> {
        let told = self.client.tell("/print", &json!({ "page": { "width": 21.0, "height": 29.7 } })).unwrap();
        base64::engine::general_purpose::STANDARD.decode(told.as_str().expect("a PDF")).unwrap()
    }

    /// Checks that nothing extends beyond the right edge of the window.
    pub(crate) async fn fits(&self) {
        // A phone zooms out from a page that is too wide, so the window grows with it.
        let window = self.number("screen.width").await;
        let wide = self.number("Math.max(document.documentElement.scrollWidth, window.innerWidth)").await;
        let beyond = "return [...document.querySelectorAll('main *')].filter((e) => !e.closest('.scroll, .tabs') && e.getBoundingClientRect().right > screen.width + 1).slice(0, 3).map((e) => e.outerHTML.slice(0, 120))";
        assert!(wide <= window + 1, "{}: {wide} > {window}: {}", self.path().await, self.js(beyond).await);
    }

    /// Sets the page's preferred colour scheme: dark, or light again.
    pub(crate) async fn colours(&self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.tools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Takes pictures of the page, on a laptop and on a phone, light and dark.
    pub(crate) async fn pictures(&self, name: &str) {
        self.picture(name).await;
        self.colours("dark").await;
        self.shoot(&format!("{name}-dark")).await;
        self.colours("light").await;
    }

    /// Takes pictures of the page, on a laptop and on a phone.
    pub(crate) async fn picture(&self, name: &str) {
        self.shoot(&format!("{name}-laptop")).await;
        self.phone().await;
        self.shoot(&format!("{name}-phone")).await;
        self.fits().await;
        self.laptop().await;
    }

    /// Takes one picture of the whole page, if the environment asks for pictures: drawing them takes a third of the time.
    pub(crate) async fn shoot(&self, name: &str) {
        if std::env::var_os("ADOUBE_PICTURES").is_none() {
            return;
        }
        let width = self.number("window.innerWidth").await;
        let height = self.number("document.documentElement.scrollHeight").await.min(2600);
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
        let taken = self.tools("Page.captureScreenshot", json!({ "clip": clip, "captureBeyondViewport": true })).await;
        let data = taken["data"].as_str().expect("a picture");
        let bytes = base64::engine::general_purpose::STANDARD.decode(data).unwrap();
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../screenshots");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("{}-{name}.png", self.hall.name)), bytes).unwrap();
    }

    /// A small picture of a part of the page, and its labels and rows: names and results differ from run to run.
    pub(crate) async fn picture_of(&self, css: &str) -> (Vec<u8>, String) {
        let size = json!({ "width": 900, "height": 900, "deviceScaleFactor": 1, "mobile": false });
        self.tools("Emulation.setDeviceMetricsOverride", size).await;
        let part = format!("document.querySelector({css:?})");
        let edge = |name: &str| format!("Math.round({part}.getBoundingClientRect().{name})");
        let (x, y) = (self.number(&edge("left")).await, self.number(&format!("{} + scrollY", edge("top"))).await);
        // No row is cut in two.
        let ends =
            format!("[...{part}.querySelectorAll('tr, li, .field')].map((row) => row.getBoundingClientRect().bottom)");
        // A short part is shown whole.
        let tallest = format!(
            "Math.max(...[...{ends}, {part}.getBoundingClientRect().bottom].map((end) => Math.ceil(end) - {}).filter((end) => end < 520))",
            edge("top")
        );
        let (width, height) = (self.number(&edge("width")).await, self.number(&tallest).await);
        let clip = json!({ "x": x, "y": y, "width": width, "height": height, "scale": 1 });
        let how = json!({ "format": "webp", "quality": 50, "clip": clip, "captureBeyondViewport": true });
        let taken = self.tools("Page.captureScreenshot", how).await;
        let data = taken["data"].as_str().expect("a picture");
        let bytes = base64::engine::general_purpose::STANDARD.decode(data).unwrap();
        let labels = "[...part.querySelectorAll('caption, legend, h2, h3, thead th, button, label')].map((label) => label.innerText)";
        let text = format!("const part = {part}; return [...{labels}, part.querySelectorAll('tr').length].join(' ')");
        let text = self.js(&text).await;
        self.laptop().await;
        (bytes, text.as_str().unwrap_or_default().to_owned())
    }

    /// The browser reported no errors: no script failed and nothing was blocked. Expected refusals, which it reports
    /// too, are ignored.
    pub(crate) async fn is_content(&self) {
        let told = self.client.tell("/se/log", &json!({ "type": "browser" })).unwrap();
        let none = Vec::new();
        let entries = told.as_array().unwrap_or(&none);
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        let words: Vec<&str> = severe.filter_map(|entry| entry["message"].as_str()).collect();
        let unmeant: Vec<&&str> = words.iter().filter(|word| !word.contains("status of 4")).collect();
        assert!(unmeant.is_empty(), "{unmeant:?}");
    }
}

/// Types a text; after a tab, into the next field.
fn type_on(client: &Client, element: Element, keys: &str) -> Result<(), String> {
    let mut at = element;
    let mut parts = keys.split(TAB).peekable();
    while let Some(part) = parts.next() {
        at.keys(part)?;
        if parts.peek().is_some() {
            at.keys(TAB)?;
            at = client.active()?;
        }
    }
    Ok(())
}
