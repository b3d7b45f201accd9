//! The spectators, in a separate process so that the desk's memory can be measured without theirs.
//!
//! `live` starts it and sends commands to its standard input, one per line: `drop`, `back`, `end`. Every note that a
//! spectator receives is written to a file, one per line: the spectator, the number, microseconds since 1970, and
//! whether it was the first after reconnecting.

use crate::Asked;
use crate::hall::BOARDS;
use std::io::{BufRead, Write};
use std::net::SocketAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::TcpStream;
use tokio::sync::watch;

/// One spectator, chosen from all, who loses the connection.
pub(crate) const DROPPED_OF: usize = 5;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Watch,
    Drop,
    Back,
    End,
}

struct Saw {
    number: u64,
    at_us: u128,
    first: bool,
}

#[derive(Default)]
struct Spectator {
    at: usize,
    saw: Vec<Saw>,
    line: Vec<u8>,
    first: bool,
    hung_up: usize,
}

pub(crate) fn now_us() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_micros()
}

pub(crate) fn run(asked: &Asked) {
    let address: SocketAddr = asked.word("--address").unwrap().parse().unwrap();
    let (spectators, rooms) = (asked.number("--spectators", 0), asked.number("--rooms", 0));
    let file = asked.word("--file").unwrap().to_owned();
    let place = Place { address, rooms, watch: if asked.has("--moves") { Watch::Moves } else { Watch::Events } };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (say, hear) = watch::channel(Phase::Watch);
    let crowd = runtime.block_on(async {
        let mut crowd = Vec::new();
        for at in 0..spectators {
            let stream = place.enter(at, None).await;
            crowd.push(tokio::spawn(stay(place, at, stream, hear.clone())));
        }
        crowd
    });
    println!("ready");
    for line in std::io::stdin().lock().lines() {
        let phase = match line.unwrap().as_str() {
            "drop" => Phase::Drop,
            "back" => Phase::Back,
            _ => Phase::End,
        };
        say.send(phase).unwrap();
        if phase == Phase::End {
            break;
        }
    }
    let mut out = std::io::BufWriter::new(std::fs::File::create(file).unwrap());
    let mut hung_up = 0;
    for task in crowd {
        let spectator = runtime.block_on(task).unwrap();
        hung_up += spectator.hung_up;
        for saw in &spectator.saw {
            writeln!(out, "{} {} {} {}", spectator.at, saw.number, saw.at_us, u8::from(saw.first)).unwrap();
        }
    }
    out.flush().unwrap();
    println!("{hung_up}");
}

/// The pages that spectators watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Watch {
    /// Events; watchers are notified that one has changed.
    Events,
    /// Boards; watchers of one receive the whole game.
    Moves,
}

#[derive(Clone, Copy)]
struct Place {
    address: SocketAddr,
    rooms: usize,
    watch: Watch,
}

impl Place {
    async fn enter(self, at: usize, last: Option<u64>) -> TcpStream {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let last = last.map_or(String::new(), |number| format!("last-event-id: {number}\r\n"));
        let room = at % self.rooms;
        let path = match self.watch {
            Watch::Events => format!("/t/room{room}/events"),
            Watch::Moves => format!("/t/{BOARDS}/board/1/{}/events", room + 1),
        };
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\naccept-encoding: gzip\r\n{last}\r\n"
        );
        let mut rest = request.as_bytes();
        while !rest.is_empty() {
            stream.writable().await.unwrap();
            if let Ok(written) = stream.try_write(rest) {
                rest = &rest[written..];
            }
        }
        stream
    }
}

async fn stay(place: Place, at: usize, stream: TcpStream, mut hear: watch::Receiver<Phase>) -> Spectator {
    // A new watcher of a board receives the current game.
    let mut spectator = Spectator { at, first: place.watch == Watch::Moves, ..Spectator::default() };
    let mut stream = Some(stream);
    let goes = at.is_multiple_of(DROPPED_OF);
    loop {
        tokio::select! {
            heard = hear.changed() => {
                let phase = if heard.is_ok() { *hear.borrow() } else { Phase::End };
                match phase {
                    Phase::End => return spectator,
                    Phase::Drop if goes => {
                        stream = None;
                        spectator.line.clear();
                    }
                    Phase::Back if goes => {
                        // Not all at the same moment: browsers wait two seconds, and lost the connection at different
                        // times.
                        tokio::time::sleep(Duration::from_millis((at % 1000) as u64)).await;
                        let last = spectator.saw.last().map(|saw| saw.number);
                        spectator.first = true;
                        stream = Some(place.enter(at, last).await);
                    }
                    _ => {}
                }
            }
            over = listen(stream.as_ref(), &mut spectator) => {
                if over {
                    spectator.hung_up += 1;
                    spectator.line.clear();
                    spectator.first = true;
                    let last = spectator.saw.last().map(|saw| saw.number);
                    stream = Some(place.enter(at, last).await);
                }
            }
        }
    }
}

/// Reads the available data; returns whether the server closed the connection. Never returns without a connection.
async fn listen(stream: Option<&TcpStream>, spectator: &mut Spectator) -> bool {
    let Some(stream) = stream else { return std::future::pending().await };
    if stream.readable().await.is_err() {
        return true;
    }
    let mut bytes = [0; 16384];
    match stream.try_read(&mut bytes) {
        Ok(0) => true,
        Ok(read) => {
            let at_us = now_us();
            spectator.read(&bytes[..read], at_us);
            false
        }
        Err(error) => error.kind() != std::io::ErrorKind::WouldBlock,
    }
}

impl Spectator {
    fn read(&mut self, bytes: &[u8], at_us: u128) {
        for &byte in bytes {
            if byte != b'\n' {
                self.line.push(byte);
                continue;
            }
            let line = std::mem::take(&mut self.line);
            if let Some(status) = line.strip_prefix(b"HTTP/1.1 ") {
                assert!(status.starts_with(b"200"), "{}", String::from_utf8_lossy(status));
            }
            if let Some(number) = line.strip_prefix(b"id: ") {
                let number = std::str::from_utf8(number).unwrap().trim().parse().unwrap();
                self.saw.push(Saw { number, at_us, first: std::mem::take(&mut self.first) });
            }
        }
    }
}
