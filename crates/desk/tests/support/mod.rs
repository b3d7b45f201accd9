//! A server with its own database, and browsers that visit it without a port.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]
#![allow(dead_code, reason = "each test uses what it needs")]

pub(crate) mod event;
pub(crate) mod smtp;
pub(crate) mod table;

use adoube_desk::roles::Role;
use adoube_desk::{Desk, Options, router};
use adoube_store::{Access, Account, Location, LoginSession, Store};
use adoube_web::reader::MARKS;
use adoube_web::token::digest;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tower::ServiceExt;

/// Noon on the day of play.
pub(crate) const NOON_MS: i64 = 1_794_826_800_000;

static COUNT: AtomicU64 = AtomicU64::new(0);

pub(crate) struct Hall {
    pub(crate) desk: Desk,
    router: Router,
    folder: PathBuf,
    /// Whether the folder is kept.
    stays: bool,
}

/// A new folder.
pub(crate) fn folder() -> PathBuf {
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("adoube-desk-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn location(&self) -> &str {
        self.headers.get(header::LOCATION).map_or("", |value| value.to_str().unwrap())
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl Hall {
    pub(crate) async fn new(options: Options) -> Self {
        let mut hall = Self::within(folder(), options).await;
        hall.stays = false;
        hall
    }

    /// A server on the database of a folder, which is kept.
    pub(crate) async fn within(folder: PathBuf, options: Options) -> Self {
        let store = Store::open(&Location::Sqlite(folder.join("adoube.db")), Access::Create).await.unwrap();
        let desk = adoube_desk::open(store, options).await.unwrap();
        Self { router: router(&desk), desk, folder, stays: true }
    }

    pub(crate) async fn plain() -> Self {
        Self::new(Options { clock: || NOON_MS, steady: || Duration::ZERO, ..Options::default() }).await
    }

    /// A browser without a signed-in account.
    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookies: BTreeMap::new(), csrf: String::new(), headers: Vec::new() }
    }

    /// A browser signed in with an account of this role.
    pub(crate) async fn signed_in(&self, role: Role) -> Browser {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let account = Account {
            id: format!("a{number}"),
            name: format!("{role}-{number}"),
            role: role.code().to_owned(),
            scope: "*".to_owned(),
            password: String::new(),
            totp: None,
            recovery: String::new(),
            state: "active".to_owned(),
            created_ms: 0,
            changed_ms: 0,
        };
        assert!(self.desk.store().add_account(&account).await.unwrap());
        self.session(&account).await
    }

    pub(crate) async fn session(&self, account: &Account) -> Browser {
        let id = format!("session-{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let now_ms = self.desk.now_ms();
        let session = LoginSession {
            id_hash: digest(id.as_bytes()),
            account: account.id.clone(),
            csrf: format!("csrf-{id}"),
            device: "test".to_owned(),
            created_ms: now_ms,
            seen_ms: now_ms,
            expires_ms: now_ms + 3_600_000,
        };
        self.desk.store().add_session(&session).await.unwrap();
        let mut browser = self.browser();
        browser.cookies.insert(self.desk.site().session_cookie().to_owned(), id);
        browser.csrf = session.csrf;
        browser
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        if !self.stays {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

pub(crate) struct Browser {
    router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) csrf: String,
    pub(crate) headers: Vec<(&'static str, String)>,
}

impl Browser {
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, None, "").await
    }

    /// Sends a form with the session's CSRF token.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut body: Vec<String> = Vec::new();
        if !self.csrf.is_empty() {
            body.push(format!("csrf={}", self.csrf));
        }
        let encoded = adoube_web::links::encoded;
        body.extend(fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))));
        self.send("POST", path, Some("application/x-www-form-urlencoded"), &body.join("&")).await
    }

    pub(crate) async fn send(&mut self, method: &str, path: &str, kind: Option<&str>, body: &str) -> Answer {
        self.send_bytes(method, path, kind, body.as_bytes().to_vec()).await
    }

    /// Sends a form with a file.
    pub(crate) async fn upload(&mut self, path: &str, fields: &[(&str, &str)], file: &[u8]) -> Answer {
        let mut body = Vec::new();
        let csrf = self.csrf.clone();
        for (name, value) in [("csrf", csrf.as_str())].iter().chain(fields) {
            let head = format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
            body.extend_from_slice(head.as_bytes());
        }
        body.extend_from_slice(b"--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n");
        body.extend_from_slice(file);
        body.extend_from_slice(b"\r\n--b--\r\n");
        self.send_bytes("POST", path, Some("multipart/form-data; boundary=b"), body).await
    }

    async fn send_bytes(&mut self, method: &str, path: &str, kind: Option<&str>, body: Vec<u8>) -> Answer {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder().method(method).uri(path);
        if !self.headers.iter().any(|(name, _)| *name == "host") {
            request = request.header(header::HOST, "desk.test");
        }
        if !cookies.is_empty() {
            request = request.header(header::COOKIE, cookies.join("; "));
        }
        if let Some(kind) = kind {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Body::from(body)).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            let (pair, rest) = cookie.split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            if rest.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let body = String::from_utf8_lossy(&bytes).into_owned();
        if let Some((_, rest)) = body.split_once("<meta name=\"csrf\" content=\"") {
            rest.split('"').next().unwrap().clone_into(&mut self.csrf);
        }
        Answer { status: parts.status, headers: parts.headers, body }
    }
}

/// Text between tags that is not in a locale file. `data` is text typed by users.
pub(crate) fn foreign(page: &str, data: &[&str]) -> Vec<String> {
    let [open, close] = MARKS;
    let mut body = page.split_once("<body").unwrap().1.to_owned();
    for tag in ["svg", "code", "kbd", "time"] {
        while let Some((before, rest)) = body.split_once(&format!("<{tag}")) {
            let after = rest.split_once(&format!("</{tag}>")).map_or("", |(_, after)| after);
            body = format!("{before} {after}");
        }
    }
    let mut text = String::new();
    let (mut in_tag, mut depth) = (true, 0);
    for c in body.chars() {
        match c {
            '<' => in_tag = true,
            '>' if in_tag => {
                in_tag = false;
                text.push('\n');
            }
            _ if in_tag => {}
            c if c == open => depth += 1,
            c if c == close => depth -= 1,
            c if depth == 0 => text.push(c),
            _ => {}
        }
    }
    let plain = text.replace("&amp;", "&").replace("&quot;", "\"");
    let words = plain.lines().map(|line| {
        let mut line = line.to_owned();
        for known in data {
            line = line.replace(known, "");
        }
        line.trim().to_owned()
    });
    words.filter(|line| line.chars().any(char::is_alphabetic)).collect()
}
