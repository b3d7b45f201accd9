//! Style sheets, JavaScript modules and images of the desk.

use crate::guide::PICTURES;
use adoube_web::assets::{Asset, Assets, CacheFor};
use adoube_web::request_error::RequestError;
use axum::extract::Path;
use axum::response::Response;

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

macro_rules! assets {
    ($($name:literal: $kind:expr),* $(,)?) => {
        /// All asset files. Add new files here.
        pub const ASSETS: &[Asset] =
            &[$(Asset { name: $name, kind: $kind, bytes: include_bytes!(concat!("../assets/", $name)) }),*];
    };
}

assets! {
    "suggest.js": JS,
    "tokens.css": CSS,
    "desk.css": CSS,
    "components.css": CSS,
    "icons.svg": SVG,
    "page-print.css": CSS,
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
    "suggest.js": JS,
    "ratings.css": CSS,
    "results.js": JS,
    "rounds.js": JS,
    "help.css": CSS,
}

/// The asset files with their URLs.
pub static FILES: Assets = Assets::new(&[ASSETS, PICTURES]);

/// Returns a file's URL.
pub fn url(name: &str) -> String {
    FILES.url(name)
}

/// Serves the service worker at the root, so that its scope covers every page.
pub async fn worker() -> Result<Response, RequestError> {
    FILES.show("sw.js", CacheFor::Revalidated)
}

/// Serves an asset file.
pub async fn show(Path((_, name)): Path<(String, String)>) -> Result<Response, RequestError> {
    FILES.show(&name, CacheFor::AYear)
}
