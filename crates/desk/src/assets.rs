//! Style sheets, modules and pictures. They are part of the program, and their addresses change when they do, so that a
//! browser may keep them for a year.

use crate::accounts::token::digest;
use crate::failure::Failure;
use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;

/// A file that browsers load.
pub struct Asset {
    /// Its name.
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

macro_rules! assets {
    ($($name:literal: $kind:expr),* $(,)?) => {
        /// All of them. A new file is added here.
        pub const ASSETS: &[Asset] =
            &[$(Asset { name: $name, kind: $kind, bytes: include_bytes!(concat!("../assets/", $name)) }),*];
    };
}

assets! {
    "desk.css": CSS,
    "print.css": CSS,
    "icon.svg": SVG,
    "desk.js": JS,
    "dom.js": JS,
    "page.js": JS,
    "signs.js": JS,
    "game.css": CSS,
    "board.css": CSS,
    "clock.css": CSS,
    "pieces.svg": SVG,
    "men.js": JS,
    "acts.js": JS,
    "board.js": JS,
    "time.js": JS,
    "clock.js": JS,
    "sender.js": JS,
    "live.js": JS,
    "say.js": JS,
    "game.js": JS,
    "gameview.js": JS,
    "letters.js": JS,
    "keep.js": JS,
    "sheet.js": JS,
    "sheetlog.js": JS,
    "scoresheet.js": JS,
    "second.js": JS,
    "wall.js": JS,
    "sw.js": JS,
    "follow.js": JS,
    "paper.css": CSS,
    "public.css": CSS,
    "league.css": CSS,
    "paper.js": JS,
    "screen.css": CSS,
    "screen.js": JS,
    "timer.js": JS,
    "lists.js": JS,
    "ratings.css": CSS,
    "results.js": JS,
    "rounds.js": JS,
}

/// One digest of all files: a module finds another beside it, under the same address.
static DIGEST: LazyLock<String> = LazyLock::new(|| {
    let all: Vec<u8> = ASSETS.iter().flat_map(|asset| asset.bytes).copied().collect();
    digest(&all).chars().take(16).collect()
});

/// A file's address.
pub fn url(name: &str) -> String {
    format!("/assets/{}/{name}", *DIGEST)
}

/// The service worker, at an address of its own so that it may serve every page.
pub async fn worker() -> Result<Response, Failure> {
    let asset = ASSETS.iter().find(|asset| asset.name == "sw.js").ok_or(Failure::NotFound)?;
    Ok(([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "no-cache")], asset.bytes).into_response())
}

/// Hands out a file.
pub async fn show(Path((_, name)): Path<(String, String)>) -> Result<Response, Failure> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or(Failure::NotFound)?;
    let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.bytes).into_response())
}
