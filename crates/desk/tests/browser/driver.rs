//! A client for Chromium: the required `WebDriver` commands, over plain HTTP to chromedriver.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The maximum time for the driver to answer.
const ANSWER: Duration = Duration::from_mins(3);
/// The key of an element's reference.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser driver.
pub(crate) struct Driver {
    child: Mutex<Child>,
    port: u16,
    /// Kept open: the driver ends when it cannot write its output.
    _says: BufReader<ChildStdout>,
}

fn in_path(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    names.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file()))
}

impl Driver {
    /// Starts a driver on its own port; `None` if none is installed.
    pub(crate) fn start() -> Option<Self> {
        let program = in_path(&["chromedriver"])?;
        let mut child =
            Command::new(program).arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
        let mut says = BufReader::new(child.stdout.take()?);
        loop {
            let mut line = String::new();
            if says.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some((_, port)) = line.split_once("successfully on port ") {
                let port = port.trim().trim_end_matches('.').parse().ok()?;
                return Some(Self { child: Mutex::new(child), port, _says: says });
            }
        }
    }

    /// Ends the driver.
    pub(crate) fn end(&self) {
        let mut child = self.child.lock().unwrap();
        let _ = child.kill();
        let _ = child.wait();
    }

    /// Starts a browser with its own profile.
    pub(crate) fn browser(&self, profile: &Path) -> Client {
        let mut chrome = json!({ "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
            "--no-first-run", "--hide-scrollbars", "--window-size=1280,900", "--lang=en",
            format!("--user-data-dir={}", profile.display()),
        ] });
        if let Some(binary) = in_path(&["chromium", "google-chrome", "chromium-browser"]) {
            chrome["binary"] = json!(binary);
        }
        let wanted = json!({ "goog:chromeOptions": chrome, "goog:loggingPrefs": { "browser": "ALL" } });
        let wanted = json!({ "capabilities": { "alwaysMatch": wanted } });
        let session = send(self.port, "POST", "/session", Some(&wanted)).expect("Chromium starts");
        let id = session["sessionId"].as_str().expect("a session");
        Client { port: self.port, session: Arc::from(format!("/session/{id}")) }
    }
}

/// A browser session.
#[derive(Clone)]
pub(crate) struct Client {
    port: u16,
    session: Arc<str>,
}

/// An element of the page.
#[derive(Clone)]
pub(crate) struct Element {
    client: Client,
    path: String,
}

type Told = Result<Value, String>;

impl Client {
    /// A command with its arguments.
    pub(crate) fn tell(&self, path: &str, body: &Value) -> Told {
        send(self.port, "POST", &format!("{}{path}", self.session), Some(body))
    }

    /// A question for the driver.
    pub(crate) fn ask(&self, path: &str) -> Told {
        send(self.port, "GET", &format!("{}{path}", self.session), None)
    }

    /// Ends the browser.
    pub(crate) fn close(&self) -> Told {
        send(self.port, "DELETE", &self.session, None)
    }

    /// Runs a function's body.
    pub(crate) fn execute(&self, body: &str) -> Told {
        self.tell("/execute/sync", &json!({ "script": body, "args": [] }))
    }

    /// A command of the developer tools.
    pub(crate) fn tools(&self, name: &str, params: &Value) -> Told {
        self.tell("/goog/cdp/execute", &json!({ "cmd": name, "params": params }))
    }

    /// The element that a CSS selector finds.
    pub(crate) fn find(&self, css: &str) -> Result<Element, String> {
        self.tell("/element", &json!({ "using": "css selector", "value": css })).map(|found| self.element(&found))
    }

    /// The focused element.
    pub(crate) fn active(&self) -> Result<Element, String> {
        self.ask("/element/active").map(|found| self.element(&found))
    }

    fn element(&self, found: &Value) -> Element {
        let path = format!("/element/{}", found[ELEMENT].as_str().unwrap_or_default());
        Element { client: self.clone(), path }
    }
}

impl Element {
    /// Clicks the element.
    pub(crate) fn click(&self) -> Told {
        self.client.tell(&format!("{}/click", self.path), &json!({}))
    }

    /// Clears the field.
    pub(crate) fn clear(&self) -> Told {
        self.client.tell(&format!("{}/clear", self.path), &json!({}))
    }

    /// Types into the element.
    pub(crate) fn keys(&self, text: &str) -> Told {
        self.client.tell(&format!("{}/value", self.path), &json!({ "text": text }))
    }

    /// The visible text of an element.
    pub(crate) fn text(&self) -> String {
        let told = self.client.ask(&format!("{}/text", self.path)).expect("a text");
        told.as_str().unwrap_or_default().to_owned()
    }

    /// The value of a field.
    pub(crate) fn value(&self) -> String {
        let told = self.client.ask(&format!("{}/property/value", self.path)).expect("a field");
        told.as_str().unwrap_or_default().to_owned()
    }
}

/// Sends one request to the driver, blocking the thread; returns the answer or the driver's error.
fn send(port: u16, method: &str, path: &str, body: Option<&Value>) -> Told {
    tokio::task::block_in_place(|| exchange(port, method, path, body))
}

fn exchange(port: u16, method: &str, path: &str, body: Option<&Value>) -> Told {
    let failed = |error: std::io::Error| format!("{method} {path}: {error}");
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(failed)?;
    stream.set_read_timeout(Some(ANSWER)).map_err(failed)?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).map_err(failed)?;
    let mut reader = BufReader::new(stream);
    let mut length = None;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).map_err(failed)?;
        if line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse::<usize>().ok();
        }
    }
    let mut answer = vec![0; length.ok_or_else(|| format!("{method} {path}: an answer without length"))?];
    reader.read_exact(&mut answer).map_err(failed)?;
    let mut answer: Value = serde_json::from_slice(&answer).map_err(|error| error.to_string())?;
    let value = answer["value"].take();
    match value["error"].as_str() {
        Some(error) => Err(format!("{error}: {}", value["message"].as_str().unwrap_or_default())),
        None => Ok(value),
    }
}
