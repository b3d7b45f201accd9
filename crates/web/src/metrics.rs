//! Metrics in the text format of Prometheus, served by a separate listener.
//!
//! Routes are named by their patterns, never by addresses. Nothing here names a person, an account or an event.

use adoube_ledger::LedgerCounts;
use adoube_store::StoreCounts;
use axum::http::{Method, StatusCode};
use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The upper bounds of the histogram's buckets, in milliseconds.
const BOUNDS_MS: [u32; 12] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000];

/// Requests since the server started.
#[derive(Debug, Default)]
pub struct Metrics {
    routes: Mutex<BTreeMap<(String, &'static str), RouteMetrics>>,
}

/// The requests of one route and method.
#[derive(Clone, Debug, Default)]
struct RouteMetrics {
    statuses: BTreeMap<u16, u64>,
    /// Requests per bucket, not cumulative.
    buckets: [u64; BOUNDS_MS.len()],
    took: Duration,
}

impl Metrics {
    pub(crate) fn count(&self, route: &str, method: &Method, status: StatusCode, took: Duration) {
        let mut routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner);
        let route = routes.entry((route.to_owned(), method_label(method))).or_default();
        *route.statuses.entry(status.as_u16()).or_default() += 1;
        route.took = route.took.saturating_add(took);
        let bucket = BOUNDS_MS.iter().position(|bound| took <= Duration::from_millis(u64::from(*bound)));
        if let Some(count) = bucket.and_then(|bucket| route.buckets.get_mut(bucket)) {
            *count += 1;
        }
    }
}

/// Returns a label for the methods that routes use; any other method shares one label, so that clients cannot exhaust
/// the memory.
fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

/// All measurements at one moment.
pub(crate) struct Measured<'a> {
    pub(crate) requests: &'a Metrics,
    pub(crate) store: StoreCounts,
    pub(crate) ledgers: Vec<LedgerCounts>,
    pub(crate) watchers: usize,
    pub(crate) passwords_waiting: usize,
}

impl Measured<'_> {
    /// Renders the page that Prometheus scrapes.
    pub(crate) fn exposition(&self) -> String {
        let mut page = Exposition(String::new());
        self.requests(&mut page);
        let StoreCounts { appends, entries, repeated, conflicts, retries, queued, hints_queued } = self.store;
        page.single("adoube_store_appends_total", MetricKind::Counter, "Commands appended to the log.", appends);
        page.single("adoube_store_entries_total", MetricKind::Counter, "Entries appended to the log.", entries);
        page.single(
            "adoube_store_repeated_total",
            MetricKind::Counter,
            "Commands that had been carried out before.",
            repeated,
        );
        page.single(
            "adoube_store_conflicts_total",
            MetricKind::Counter,
            "Appends to a stream that had grown.",
            conflicts,
        );
        page.single(
            "adoube_store_retries_total",
            MetricKind::Counter,
            "Appends repeated after a lost connection.",
            retries,
        );
        page.single("adoube_store_queue_length", MetricKind::Gauge, "Commands waiting for the group commit.", queued);
        page.single(
            "adoube_store_hints_queue_length",
            MetricKind::Gauge,
            "Hints waiting to be sent to other desks.",
            hints_queued,
        );
        page.single(
            "adoube_password_queue_length",
            MetricKind::Gauge,
            "Passwords waiting to be hashed.",
            self.passwords_waiting,
        );
        page.single(
            "adoube_watchers",
            MetricKind::Gauge,
            "Browsers that watch a page (server-sent events).",
            self.watchers,
        );
        self.ledgers(&mut page);
        page.0
    }

    fn requests(&self, page: &mut Exposition) {
        let routes = self.requests.routes.lock().unwrap_or_else(PoisonError::into_inner).clone();
        page.family("adoube_http_requests_total", MetricKind::Counter, "Requests by route, method and status.");
        for ((route, method), counted) in &routes {
            for (status, count) in &counted.statuses {
                let labels = [("route", route.as_str()), ("method", method), ("status", &status.to_string())];
                page.sample("adoube_http_requests_total", &labels, count);
            }
        }
        page.family(
            "adoube_http_request_duration_seconds",
            MetricKind::Histogram,
            "Time until the answer, by route and method.",
        );
        for ((route, method), counted) in &routes {
            let (mut below, total) = (0, counted.statuses.values().sum::<u64>());
            for (bound_ms, count) in BOUNDS_MS.iter().zip(counted.buckets) {
                below += count;
                let bound = (f64::from(*bound_ms) / 1000.0).to_string();
                let labels = [("route", route.as_str()), ("method", method), ("le", &bound)];
                page.sample("adoube_http_request_duration_seconds_bucket", &labels, below);
            }
            let labels = [("route", route.as_str()), ("method", *method)];
            let all = [labels.as_slice(), &[("le", "+Inf")]].concat();
            page.sample("adoube_http_request_duration_seconds_bucket", &all, total);
            page.sample("adoube_http_request_duration_seconds_sum", &labels, counted.took.as_secs_f64());
            page.sample("adoube_http_request_duration_seconds_count", &labels, total);
        }
    }

    fn ledgers(&self, page: &mut Exposition) {
        type Column = (&'static str, MetricKind, &'static str, fn(&LedgerCounts) -> u64);
        const COLUMNS: [Column; 3] = [
            ("adoube_ledger_refusals_total", MetricKind::Counter, "Commands refused by a rule.", |ledger| {
                ledger.refusals
            }),
            ("adoube_ledger_retries_total", MetricKind::Counter, "Decisions repeated after a conflict.", |ledger| {
                ledger.retries
            }),
            ("adoube_ledger_cached_streams", MetricKind::Gauge, "Streams in memory.", |ledger| {
                ledger.cached_streams as u64
            }),
        ];
        for (name, kind, help, value) in COLUMNS {
            page.family(name, kind, help);
            for ledger in &self.ledgers {
                page.sample(name, &[("kind", ledger.kind)], value(ledger));
            }
        }
    }
}

#[derive(Clone, Copy)]
enum MetricKind {
    Counter,
    Gauge,
    Histogram,
}

/// The text format: <https://prometheus.io/docs/instrumenting/exposition_formats/>.
struct Exposition(String);

impl Exposition {
    fn family(&mut self, name: &str, kind: MetricKind, help: &str) {
        let kind = match kind {
            MetricKind::Counter => "counter",
            MetricKind::Gauge => "gauge",
            MetricKind::Histogram => "histogram",
        };
        // Writing to a String cannot fail.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        let escaped = |value: &str| value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        let labels: Vec<String> = labels.iter().map(|(name, value)| format!("{name}=\"{}\"", escaped(value))).collect();
        let labels = if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    fn single(&mut self, name: &str, kind: MetricKind, help: &str, value: impl Display) {
        self.family(name, kind, help);
        self.sample(name, &[], value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_cumulative_and_methods_are_few() {
        let metrics = Metrics::default();
        for took_ms in [1, 3, 30, 60_000] {
            metrics.count("/event/{id}", &Method::GET, StatusCode::OK, Duration::from_millis(took_ms));
        }
        for method in ["BREW", "STEEP"] {
            metrics.count("none", &method.parse().unwrap(), StatusCode::METHOD_NOT_ALLOWED, Duration::ZERO);
        }
        let ledgers = vec![LedgerCounts { kind: "event", cached_streams: 3, refusals: 2, retries: 1 }];
        let store = StoreCounts { appends: 5, queued: 4, hints_queued: 6, ..StoreCounts::default() };
        let page = Measured { requests: &metrics, store, ledgers, watchers: 7, passwords_waiting: 8 }.exposition();
        let route = "route=\"/event/{id}\",method=\"GET\"";
        for line in [
            format!("adoube_http_requests_total{{{route},status=\"200\"}} 4"),
            "adoube_http_requests_total{route=\"none\",method=\"other\",status=\"405\"} 2".to_owned(),
            format!("adoube_http_request_duration_seconds_bucket{{{route},le=\"0.001\"}} 1"),
            format!("adoube_http_request_duration_seconds_bucket{{{route},le=\"0.005\"}} 2"),
            format!("adoube_http_request_duration_seconds_bucket{{{route},le=\"10\"}} 3"),
            format!("adoube_http_request_duration_seconds_bucket{{{route},le=\"+Inf\"}} 4"),
            format!("adoube_http_request_duration_seconds_sum{{{route}}} 60.034"),
            format!("adoube_http_request_duration_seconds_count{{{route}}} 4"),
            "adoube_store_appends_total 5".to_owned(),
            "adoube_store_queue_length 4".to_owned(),
            "adoube_store_hints_queue_length 6".to_owned(),
            "adoube_password_queue_length 8".to_owned(),
            "adoube_watchers 7".to_owned(),
            "adoube_ledger_cached_streams{kind=\"event\"} 3".to_owned(),
            "adoube_ledger_refusals_total{kind=\"event\"} 2".to_owned(),
            "adoube_ledger_retries_total{kind=\"event\"} 1".to_owned(),
        ] {
            assert!(page.lines().any(|found| found == line), "{line}\n{page}");
        }
        let families = page.lines().filter(|line| line.starts_with("# TYPE ")).count();
        assert_eq!(page.lines().filter(|line| line.starts_with("# HELP ")).count(), families);
    }
}
