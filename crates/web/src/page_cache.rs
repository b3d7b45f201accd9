//! Cache of rendered public pages, invalidated by the next log entry.
//!
//! A public page is rendered once per log entry, language and host, and sent to all visitors: after an act, many
//! request it at once. Its `ETag` is the digest of its content, so an entry that does not change the page costs no
//! transfer. A page is rendered again after [`KEPT_FOR`], because another process on the same store may have changed a
//! name.

use crate::access::Actor;
use crate::token::digest;
use crate::visit::Visit;
use adoube_words::Language;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Time for which a page is cached.
pub const KEPT_FOR: Duration = Duration::from_secs(2);
/// The size of the cache, in bytes.
const BYTES_MAX: usize = 48 * 1024 * 1024;
/// Maximum number of cached pages.
const PAGES_MAX: usize = 4096;
/// The largest page that is cached, in bytes.
const PAGE_BYTES_MAX: usize = 4 * 1024 * 1024;
/// Maximum length of path and host, in bytes.
const KEY_BYTES_MAX: usize = 300;
/// `Cache-Control` of cached pages.
const CACHE: &str = "public, max-age=1, stale-while-revalidate=10";
const VARY: &str = "cookie, accept-language, accept-encoding";

/// The version of a page: its subject and the subject's last log entry. A response with this extension is cached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageVersion {
    /// The id of the subject.
    pub of: String,
    /// The number of the subject's last entry.
    pub number: u64,
}

/// Tells whether cached pages are up to date.
pub trait Freshness: Sync {
    /// Returns whether a version is the latest.
    fn is_latest(&self, version: &PageVersion) -> impl Future<Output = bool> + Send;

    /// Returns a number that grows with every change of data that versions do not cover, such as names.
    fn changes(&self) -> u64;
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct CacheKey {
    path: String,
    origin: String,
    language: Language,
}

/// A rendered page.
struct CachedPage {
    version: PageVersion,
    /// The value of [`Freshness::changes`] before it was rendered.
    changes: u64,
    drawn: Instant,
    kind: HeaderValue,
    tag: String,
    plain: Bytes,
    packed: OnceLock<Bytes>,
}

/// A slot of the cache. While its page is rendered, other requests for it wait.
#[derive(Default)]
struct CacheSlot {
    drawing: tokio::sync::Mutex<()>,
    page: Mutex<Option<Arc<CachedPage>>>,
}

/// The cached pages.
#[derive(Default)]
pub struct PageCache {
    places: Mutex<(usize, HashMap<CacheKey, Arc<CacheSlot>>)>,
}

impl PageCache {
    fn places(&self) -> MutexGuard<'_, (usize, HashMap<CacheKey, Arc<CacheSlot>>)> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn place(&self, key: &CacheKey) -> Option<Arc<CacheSlot>> {
        self.places().1.get(key).cloned()
    }

    fn put(&self, key: CacheKey, page: Arc<CachedPage>) {
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

/// Returns the cache key of a request; `None` if the page is not the same for everybody.
fn key(visit: &Visit, method: &Method) -> Option<CacheKey> {
    let everybodys = visit.actor == Actor::Public && visit.flash.is_none() && visit.at.is_none();
    let (path, query) = visit.path.split_once('?').unwrap_or((&visit.path, ""));
    let plain = query.is_empty() || (query.starts_with("lang=") && !query.contains('&'));
    let short = path.len() + visit.origin.len() <= KEY_BYTES_MAX;
    let ours = visit.site.cached.iter().any(|start| path.starts_with(start));
    (everybodys && plain && short && ours && method == Method::GET).then(|| CacheKey {
        path: visit.path.clone(),
        origin: visit.origin.clone(),
        language: visit.reader.language,
    })
}

impl CachedPage {
    /// Returns whether the page is up to date.
    async fn is_fresh(&self, freshness: &impl Freshness) -> bool {
        self.drawn.elapsed() < KEPT_FOR
            && self.changes == freshness.changes()
            && freshness.is_latest(&self.version).await
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

/// Returns the cached response, or the one that `draw` renders, which is cached if it has a [`PageVersion`].
pub async fn serve(
    cache: &PageCache,
    freshness: &impl Freshness,
    visit: &Visit,
    method: &Method,
    headers: &HeaderMap,
    draw: impl Future<Output = Response>,
) -> Response {
    let Some(key) = key(visit, method) else { return draw.await };
    let place = cache.place(&key);
    let drawing = match &place {
        Some(place) => {
            if let Some(answer) = look(freshness, place, headers).await {
                return answer;
            }
            let drawing = place.drawing.lock().await;
            // Another request may have rendered it in the meantime.
            if let Some(answer) = look(freshness, place, headers).await {
                return answer;
            }
            Some(drawing)
        }
        None => None,
    };
    let changes = freshness.changes();
    let answer = draw.await;
    let Some(version) = answer.extensions().get::<PageVersion>().cloned().filter(|_| answer.status() == StatusCode::OK)
    else {
        return answer;
    };
    let (parts, body) = answer.into_parts();
    let Ok(plain) = axum::body::to_bytes(body, PAGE_BYTES_MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let kind = parts.headers.get(header::CONTENT_TYPE).cloned();
    let kind = kind.unwrap_or_else(|| HeaderValue::from_static("text/html; charset=utf-8"));
    let tag = format!("W/\"{}\"", digest(&plain).get(..32).unwrap_or_default());
    let page =
        Arc::new(CachedPage { version, changes, drawn: Instant::now(), kind, tag, plain, packed: OnceLock::new() });
    cache.put(key, Arc::clone(&page));
    drop(drawing);
    page.answer(headers)
}

async fn look(freshness: &impl Freshness, place: &CacheSlot, headers: &HeaderMap) -> Option<Response> {
    let page = place.page.lock().unwrap_or_else(PoisonError::into_inner).clone()?;
    page.is_fresh(freshness).await.then(|| page.answer(headers))
}
