//! A tablet at a board: acts over a keep-alive connection, a stream of states, and the server's time as in `time.js`.

use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

static IDS: AtomicU64 = AtomicU64::new(1);
static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);

/// Milliseconds on this device's own clock.
fn device_ms() -> f64 {
    START.elapsed().as_secs_f64() * 1000.0
}

/// The states received over a stream: their numbers and times of arrival.
pub(crate) struct Stream {
    came: Mutex<Vec<(u64, Instant)>>,
}

impl Stream {
    /// Watches a seat, and keeps reading.
    pub(crate) async fn open(address: SocketAddr, seat: &str) -> Arc<Self> {
        let mut socket = connect(address).await;
        let request = format!("GET {seat}/events HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n");
        socket.write_all(request.as_bytes()).await.unwrap();
        let stream = Arc::new(Self { came: Mutex::default() });
        let came = Arc::clone(&stream);
        let mut lines = BufReader::new(socket);
        let mut first = String::new();
        lines.read_line(&mut first).await.unwrap();
        assert!(first.contains(" 200 "), "{first}");
        tokio::spawn(async move {
            let (mut line, mut number) = (Vec::new(), None);
            loop {
                line.clear();
                if lines.read_until(b'\n', &mut line).await.unwrap_or_default() == 0 {
                    return;
                }
                if let Some(id) = line.strip_prefix(b"id: ") {
                    number = std::str::from_utf8(id).ok().and_then(|id| id.trim().parse().ok());
                } else if line == b"\n"
                    && let Some(number) = number.take()
                {
                    came.came.lock().unwrap().push((number, Instant::now()));
                }
            }
        });
        stream
    }

    /// The time when a state containing this act arrived.
    pub(crate) fn arrival(&self, number: u64) -> Option<Instant> {
        self.came.lock().unwrap().iter().find(|(came, _)| *came >= number).map(|(_, at)| *at)
    }
}

async fn connect(address: SocketAddr) -> TcpStream {
    let socket = TcpStream::connect(address).await.unwrap();
    socket.set_nodelay(true).unwrap();
    socket
}

/// A tablet.
pub(crate) struct Tablet {
    socket: BufReader<TcpStream>,
    seat: String,
    state: Value,
    /// The server's time minus the device's, from the shortest round trip, and that round trip.
    offset_ms: f64,
    round_ms: f64,
}

impl Tablet {
    pub(crate) async fn open(address: SocketAddr, seat: String) -> Self {
        let socket = BufReader::new(connect(address).await);
        let mut tablet = Self { socket, seat, state: Value::Null, offset_ms: 0.0, round_ms: f64::INFINITY };
        for _ in 0..4 {
            tablet.ask("GET", "/time", "").await;
        }
        tablet
    }

    /// Performs an act; returns the response.
    pub(crate) async fn act(&mut self, line: &str) -> Value {
        let count = IDS.fetch_add(1, Ordering::Relaxed);
        let id = format!("01a1e304-c985-7011-86c6-{count:012x}");
        let body = json!({ "id": id, "at_device_ms": 1, "act": line }).to_string();
        let path = format!("{}/act", self.seat);
        let answer = self.ask("POST", &path, &body).await;
        assert!(answer["state"].is_object(), "{line}: {answer}");
        self.state = answer["state"].clone();
        answer
    }

    /// The time that this side's clock will show if it is pressed now, including the increment: `afterPress` of
    /// `time.js`.
    pub(crate) fn shown_after_press(&self, who: &str) -> Option<f64> {
        let clocks = &self.state["clocks"];
        let now = device_ms() + self.offset_ms;
        let since = clocks["since"].as_f64()? + clocks["delay_left"].as_f64()?;
        let left = clocks[who]["ms"].as_f64()? - (now - since).max(0.0);
        Some(left + clocks[who]["increment"].as_f64()?)
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Value {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let sent = device_ms();
        self.socket.write_all(request.as_bytes()).await.unwrap();
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert!(self.socket.read_line(&mut line).await.unwrap() > 0, "the desk hung up");
            if line.trim().is_empty() {
                break;
            }
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap();
            }
        }
        let mut bytes = vec![0; length];
        self.socket.read_exact(&mut bytes).await.unwrap();
        let received = device_ms();
        let answer: Value = serde_json::from_slice(&bytes).unwrap();
        if let Some(stamp) = answer["sent"].as_f64()
            && received - sent < self.round_ms
        {
            self.round_ms = received - sent;
            self.offset_ms = stamp - f64::midpoint(sent, received);
        }
        answer
    }
}
