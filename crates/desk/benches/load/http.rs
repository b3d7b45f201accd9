//! A minimal HTTP client for the benchmark: a keep-alive connection and complete responses.

use std::fmt::Write as _;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

pub(crate) struct Browser {
    stream: TcpStream,
    waiting: Vec<u8>,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) etag: String,
    pub(crate) bytes: usize,
    /// From the first byte of the request to the last byte of the response.
    pub(crate) time: Duration,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        Self { stream, waiting: Vec::new() }
    }

    /// Requests a page; additional headers are one per line.
    pub(crate) fn get(&mut self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\naccept-language: ca,en;q=0.5\r\n");
        for (name, value) in headers {
            let _ = write!(request, "{name}: {value}\r\n");
        }
        request.push_str("\r\n");
        let start = Instant::now();
        self.stream.write_all(request.as_bytes()).unwrap();
        let end = self.until(b"\r\n\r\n");
        let head = String::from_utf8(self.waiting.drain(..end).collect()).unwrap();
        let field = |name: &str| {
            let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with(name));
            line.and_then(|line| line.split_once(':')).map(|(_, value)| value.trim().to_owned())
        };
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let length: Option<usize> = field("content-length:").map(|text| text.parse().unwrap());
        let bytes = match length {
            Some(length) => self.take(length),
            None if field("transfer-encoding:").is_some() => self.chunks(),
            None => 0,
        };
        Answer { status, etag: field("etag:").unwrap_or_default(), bytes, time: start.elapsed() }
    }

    fn more(&mut self) {
        let mut bytes = vec![0; 65_536];
        let read = self.stream.read(&mut bytes).unwrap();
        assert!(read > 0, "the desk hung up");
        self.waiting.extend_from_slice(&bytes[..read]);
    }

    /// The number of bytes up to the end of a mark.
    fn until(&mut self, mark: &[u8]) -> usize {
        loop {
            if let Some(at) = self.waiting.windows(mark.len()).position(|window| window == mark) {
                return at + mark.len();
            }
            self.more();
        }
    }

    fn take(&mut self, length: usize) -> usize {
        while self.waiting.len() < length {
            self.more();
        }
        self.waiting.drain(..length);
        length
    }

    fn chunks(&mut self) -> usize {
        let mut all = 0;
        loop {
            let end = self.until(b"\r\n");
            let line: Vec<u8> = self.waiting.drain(..end).collect();
            let length = usize::from_str_radix(std::str::from_utf8(&line).unwrap().trim(), 16).unwrap();
            self.take(length + 2);
            if length == 0 {
                return all;
            }
            all += length;
        }
    }
}
