//! The shelf: public pages that were drawn, kept for as long as they are true.
//!
//! A page that everybody may read is drawn once for an entry of the log, a language and a host, and handed to all who ask
//! for it; after an act many ask at once. Its tag is that of its content: who has the page is told so, even if something
//! was done since that it does not show. A page is drawn anew after [`KEPT_FOR`], for another desk on the same record may
//! have changed a name.

use crate::Desk;
use crate::accounts::token::digest;
use crate::visit::{Actor, Visit};
use adoube_laws::Language;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// How long a page is kept.
pub const KEPT_FOR: Duration = Duration::from_secs(2);
/// How much is kept, in bytes.
const BYTES_MAX: usize = 48 * 1024 * 1024;
/// How many pages are kept.
const PAGES_MAX: usize = 4096;
/// The largest page that is kept, in bytes.
const PAGE_BYTES_MAX: usize = 4 * 1024 * 1024;
/// The longest address and host.
const KEY_BYTES_MAX: usize = 300;
/// What browsers and proxies may do with such a page.
const CACHE: &str = "public, max-age=1, stale-while-revalidate=10";
const VARY: &str = "cookie, accept-language, accept-encoding";

/// A page's mark: of which event it is, and after which entry. Put it into an answer's extensions, and it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keep {
    /// The event.
    pub event: String,
    /// The number of its last entry.
    pub number: u64,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    path: String,
    origin: String,
    language: Language,
}

/// A page that was drawn.
struct Page {
    keep: Keep,
    /// How often persons had been changed.
    people: u64,
    drawn: Instant,
    kind: HeaderValue,
    tag: String,
    plain: Bytes,
    packed: OnceLock<Bytes>,
}

/// The place of a page. While it is drawn anew, others who want it wait.
#[derive(Default)]
struct Place {
    drawing: tokio::sync::Mutex<()>,
    page: Mutex<Option<Arc<Page>>>,
}

/// The pages that are kept.
#[derive(Default)]
pub struct Shelf {
    places: Mutex<(usize, HashMap<Key, Arc<Place>>)>,
}

impl Shelf {
    fn places(&self) -> MutexGuard<'_, (usize, HashMap<Key, Arc<Place>>)> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn place(&self, key: &Key) -> Option<Arc<Place>> {
        self.places().1.get(key).cloned()
    }

    fn put(&self, key: Key, page: Arc<Page>) {
        let mut places = self.places();
        if places.0 + page.plain.len() > BYTES_MAX || places.1.len() >= PAGES_MAX {
            *places = (0, HashMap::new());
        }
        let place = Arc::clone(places.1.entry(key).or_default());
        let mut kept = place.page.lock().unwrap_or_else(PoisonError::into_inner);
        let before = kept.as_ref().map_or(0, |page| page.plain.len());
        places.0 = (places.0 + page.plain.len()).saturating_sub(before);
        *kept = Some(page);
    }
}

/// Under what a page of this visit would be kept; nothing if it is for one reader.
fn key(visit: &Visit, method: &Method) -> Option<Key> {
    let everybodys = visit.actor == Actor::Public && visit.flash.is_none() && visit.at.is_none();
    let (path, query) = visit.path.split_once('?').unwrap_or((&visit.path, ""));
    let plain = query.is_empty() || (query.starts_with("lang=") && !query.contains('&'));
    let short = path.len() + visit.origin.len() <= KEY_BYTES_MAX;
    let ours = path.starts_with("/t/") || path.starts_with("/screen/");
    (everybodys && plain && short && ours && method == Method::GET).then(|| Key {
        path: visit.path.clone(),
        origin: visit.origin.clone(),
        language: visit.reader.language,
    })
}

impl Page {
    /// Whether it shows what is so now.
    async fn is_true(&self, desk: &Desk) -> bool {
        self.drawn.elapsed() < KEPT_FOR
            && self.people == desk.people().changes()
            && desk.event_state(&self.keep.event, None).await.is_ok_and(|state| state.number() == self.keep.number)
    }

    fn answer(&self, headers: &HeaderMap) -> Response {
        let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        let common = [(header::ETAG, self.tag.as_str()), (header::CACHE_CONTROL, CACHE), (header::VARY, VARY)];
        if known.is_some_and(|known| known.split(',').any(|one| one.trim() == self.tag)) {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let mut answer = if accepted.split(',').any(|one| one.trim() == "gzip") {
            let body = self.packed.get_or_init(|| packed(&self.plain)).clone();
            (common, [(header::CONTENT_ENCODING, "gzip")], Body::from(body)).into_response()
        } else {
            (common, Body::from(self.plain.clone())).into_response()
        };
        answer.headers_mut().insert(header::CONTENT_TYPE, self.kind.clone());
        answer
    }
}

fn packed(plain: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 6), Compression::new(5));
    // Writing to memory cannot fail.
    let _ = encoder.write_all(plain);
    encoder.finish().unwrap_or_default().into()
}

/// The answer from the shelf, or the one that `draw` makes, which is kept if it says so.
pub async fn serve(
    desk: &Desk,
    visit: &Visit,
    method: &Method,
    headers: &HeaderMap,
    draw: impl Future<Output = Response>,
) -> Response {
    let Some(key) = key(visit, method) else { return draw.await };
    let place = desk.shelf().place(&key);
    let drawing = match &place {
        Some(place) => {
            if let Some(answer) = look(desk, place, headers).await {
                return answer;
            }
            let drawing = place.drawing.lock().await;
            // Somebody else may have drawn it meanwhile.
            if let Some(answer) = look(desk, place, headers).await {
                return answer;
            }
            Some(drawing)
        }
        None => None,
    };
    let people = desk.people().changes();
    let answer = draw.await;
    let Some(keep) = answer.extensions().get::<Keep>().cloned().filter(|_| answer.status() == StatusCode::OK) else {
        return answer;
    };
    let (parts, body) = answer.into_parts();
    let Ok(plain) = axum::body::to_bytes(body, PAGE_BYTES_MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let kind = parts.headers.get(header::CONTENT_TYPE).cloned();
    let kind = kind.unwrap_or_else(|| HeaderValue::from_static("text/html; charset=utf-8"));
    let tag = format!("W/\"{}\"", digest(&plain).get(..32).unwrap_or_default());
    let page = Arc::new(Page { keep, people, drawn: Instant::now(), kind, tag, plain, packed: OnceLock::new() });
    desk.shelf().put(key, Arc::clone(&page));
    drop(drawing);
    page.answer(headers)
}

async fn look(desk: &Desk, place: &Place, headers: &HeaderMap) -> Option<Response> {
    let page = place.page.lock().unwrap_or_else(PoisonError::into_inner).clone()?;
    page.is_true(desk).await.then(|| page.answer(headers))
}
