//! Metrics over HTTP: on a separate listener, and only if requested.
#![allow(clippy::float_cmp, reason = "counters are whole numbers")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use adoube_desk::{Listening, Options, Serving, serve};
use adoube_store::{Access, Location, NewEntry, Store, random};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

const ANY: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 0);

/// A server on its own folder.
struct Server {
    serving: Serving,
    store: Store,
    stop: oneshot::Sender<()>,
    running: tokio::task::JoinHandle<()>,
    folder: std::path::PathBuf,
}

impl Server {
    async fn start(name: &str, metrics: Option<SocketAddr>) -> Self {
        let folder = std::env::temp_dir().join(format!("adoube-metrics-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Store::open(&Location::Sqlite(folder.join("adoube.db")), Access::Create).await.unwrap();
        let (ready, served) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let listening = Listening { address: ANY, certificate: None, metrics };
        let tell = move |serving: &Serving| ready.send(serving.clone()).unwrap();
        let until = async move { drop(stopped.await) };
        let opened = store.clone();
        let running =
            tokio::spawn(async move { serve(opened, Options::default(), listening, tell, until).await.unwrap() });
        Self { serving: served.await.unwrap(), store, stop, running, folder }
    }

    async fn stop(self) {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
        std::fs::remove_dir_all(self.folder).unwrap();
    }
}

/// The status and the body of a page.
async fn get(url: &str) -> (u16, String) {
    let (host, path) = url.strip_prefix("http://").unwrap().split_once('/').unwrap();
    let request = format!("GET /{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    let host = host.to_owned();
    let answer = spawn_blocking(move || {
        let mut stream = TcpStream::connect(host).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    });
    let answer = answer.await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

fn value(page: &str, sample: &str) -> f64 {
    let line = page.lines().find_map(|line| line.strip_prefix(sample)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {sample} in\n{page}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_count_requests_appends_and_watchers() {
    let server = Server::start("on", Some(ANY)).await;
    let (url, metrics) = (server.serving.url.clone(), server.serving.metrics_url.clone().unwrap());
    for path in ["/laws/2023", "/laws/2018", "/no/such/page", "/t/unheard-of"] {
        get(&format!("{url}{path}")).await;
    }
    let command = adoube_store::CommandId::new(1, random().unwrap());
    let entry = [NewEntry::new("act", 1, "{}").unwrap()];
    server.store.append(&"test/1".parse().unwrap(), 0, command, &entry, 0).await.unwrap();
    let other = adoube_store::CommandId::new(2, random().unwrap());
    assert!(server.store.append(&"test/1".parse().unwrap(), 0, other, &entry, 0).await.is_err());
    let (status, page) = get(&metrics).await;
    assert_eq!(status, 200);
    let laws = "route=\"/laws/{edition}\",method=\"GET\"";
    assert_eq!(value(&page, &format!("adoube_http_requests_total{{{laws},status=\"200\"}}")), 2.0);
    assert_eq!(value(&page, "adoube_http_requests_total{route=\"none\",method=\"GET\",status=\"404\"}"), 1.0);
    assert_eq!(value(&page, &format!("adoube_http_request_duration_seconds_count{{{laws}}}")), 2.0);
    assert_eq!(value(&page, &format!("adoube_http_request_duration_seconds_bucket{{{laws},le=\"+Inf\"}}")), 2.0);
    assert!(value(&page, &format!("adoube_http_request_duration_seconds_sum{{{laws}}}")) > 0.0);
    assert_eq!(value(&page, "adoube_store_appends_total"), 1.0);
    assert_eq!(value(&page, "adoube_store_entries_total"), 1.0);
    assert_eq!(value(&page, "adoube_store_conflicts_total"), 1.0);
    assert_eq!(value(&page, "adoube_store_retries_total"), 0.0);
    assert_eq!(value(&page, "adoube_store_queue_length"), 0.0);
    assert_eq!(value(&page, "adoube_store_hints_queue_length"), 0.0);
    assert_eq!(value(&page, "adoube_password_queue_length"), 0.0);
    assert_eq!(value(&page, "adoube_watchers"), 0.0);
    for kind in ["event", "season", "rating", "sheet", "examination"] {
        assert_eq!(value(&page, &format!("adoube_ledger_cached_streams{{kind=\"{kind}\"}}")), 0.0);
        assert_eq!(value(&page, &format!("adoube_ledger_refusals_total{{kind=\"{kind}\"}}")), 0.0);
        assert_eq!(value(&page, &format!("adoube_ledger_retries_total{{kind=\"{kind}\"}}")), 0.0);
    }
    assert!(!page.contains("unheard-of"), "patterns, not addresses: {page}");
    // The metrics listener serves nothing else, and the server serves no metrics.
    assert_eq!(get(&metrics.replace("/metrics", "/")).await.0, 404);
    assert_eq!(get(&format!("{url}/metrics")).await.0, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_being_asked_for_there_are_none() {
    let server = Server::start("off", None).await;
    assert_eq!(server.serving.metrics_url, None);
    assert_eq!(get(&format!("{}/metrics", server.serving.url)).await.0, 404);
    server.stop().await;
}
