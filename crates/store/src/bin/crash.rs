//! The crash harness: kills the store, or the server under it, at random moments and counts lost entries.
//!
//! `cargo run --release -p adoube-store --bin crash -- --cycles 1000 [--engine postgres] [--seed N]`
//!
//! A child process runs the store and acknowledges appends; the parent sends commands, records acknowledgements, sends
//! SIGKILL at a random moment, restarts the child and resends unacknowledged commands under the same ids. At the end of
//! each cycle every acknowledged entry must be at its number exactly once; now and then, and at the end, the whole
//! chain is verified.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "the report is what this program is for")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a harness stops at what it did not expect")]

#[path = "../../tests/support/mod.rs"]
mod support;

use adoube_store::{Access, CommandId, Hash, Location, NewEntry, Store, StoreError, Stream};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use support::{Folder, Postgres, Random, block_on};

const STREAMS: u64 = 8;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [mode, place] = arguments.as_slice()
        && mode == "child"
    {
        block_on(child(&Location::parse(place).unwrap()));
        return ExitCode::SUCCESS;
    }
    let value = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    let cycles: u64 = value("--cycles").map_or(100, |text| text.parse().expect("--cycles takes a number"));
    let seed: u64 = value("--seed").map_or_else(support::now_ms, |text| text.parse().expect("--seed takes a number"));
    let folder = Folder::new("crash");
    let (place, server) = match value("--engine").as_deref() {
        None | Some("sqlite") => (folder.file("adoube.db").display().to_string(), None),
        Some("postgres") => match Postgres::start() {
            Some(server) => {
                server.create("record");
                (server.url("record"), Some(server))
            }
            None => return ExitCode::SUCCESS,
        },
        Some(other) => panic!("--engine is sqlite or postgres, not {other}"),
    };
    println!("seed {seed}, {cycles} cycles");
    let begun = Instant::now();
    let mut harness = Harness::new(place, server, seed);
    for cycle in 1..=cycles {
        harness.cycle();
        if cycle % 50 == 0 || cycle == cycles {
            harness.verify();
            eprintln!("{cycle} cycles, {} acknowledged, {:.0} s", harness.acked.len(), begun.elapsed().as_secs_f64());
        }
    }
    let Harness { acked, resent, found, server_kills, .. } = &harness;
    println!(
        "{cycles} cycles ({server_kills} with the server killed), {} acknowledged, {resent} sent again of which {found} \
         had been written, 0 lost, 0 duplicated, chain whole, {:.0} s",
        acked.len(),
        begun.elapsed().as_secs_f64()
    );
    ExitCode::SUCCESS
}

/// Runs the store: reads one command per line and writes its answer after the store has acknowledged it.
async fn child(place: &Location) {
    let store = loop {
        match Store::open(place, Access::Create).await {
            Ok(store) => break store,
            // The server may still be starting.
            Err(StoreError::Unreachable { .. }) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(error) => panic!("{error}"),
        }
    };
    say("ready");
    let (lines, mut incoming) = tokio::sync::mpsc::unbounded_channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            if lines.send(line).is_err() {
                return;
            }
        }
    });
    while let Some(line) = incoming.recv().await {
        let store = store.clone();
        // Commands for different streams run concurrently.
        tokio::spawn(async move { say(&carry_out(&store, &line).await) });
    }
}

async fn carry_out(store: &Store, line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let [stream, expected, command, body] = words.as_slice() else { panic!("not a command: {line}") };
    let (stream, command): (Stream, CommandId) = (stream.parse().unwrap(), command.parse().unwrap());
    let entries = [NewEntry::new("act", 1, *body).unwrap(), NewEntry::new("answer", 1, *body).unwrap()];
    match store.append(&stream, expected.parse().unwrap(), command, &entries, 0).await {
        Ok(appended) => {
            let last = appended.entries.last().unwrap();
            format!("ok {command} {} {} {:?}", last.number, last.hash, appended.outcome)
        }
        Err(StoreError::Unknown { .. } | StoreError::Unreachable { .. }) => format!("unknown {command}"),
        Err(error) => panic!("{error}"),
    }
}

fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    // The parent may be killing us.
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

/// A command whose answer is not known.
#[derive(Clone)]
struct PendingCommand {
    stream: u64,
    expected: u64,
    body: u64,
}

struct Harness {
    place: String,
    server: Option<Postgres>,
    random: Random,
    /// The last number acknowledged in each stream.
    heads: Vec<u64>,
    pending: BTreeMap<CommandId, PendingCommand>,
    acked: BTreeMap<CommandId, (u64, u64, Hash)>,
    checked: usize,
    bodies: u64,
    resent: u64,
    found: u64,
    server_kills: u64,
}

struct RunningWriter {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Harness {
    fn new(place: String, server: Option<Postgres>, seed: u64) -> Self {
        Self {
            place,
            server,
            random: Random(seed),
            heads: vec![0; usize::try_from(STREAMS).unwrap()],
            pending: BTreeMap::new(),
            acked: BTreeMap::new(),
            checked: 0,
            bodies: 0,
            resent: 0,
            found: 0,
            server_kills: 0,
        }
    }

    fn start(&self) -> RunningWriter {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["child", &self.place])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, answers) = mpsc::channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        assert_eq!(answers.recv_timeout(Duration::from_mins(1)).as_deref(), Ok("ready"), "the child does not start");
        RunningWriter { child, input, answers }
    }

    fn send(&mut self, running: &mut RunningWriter, command: CommandId, pending: &PendingCommand) {
        let line = format!("game/{} {} {command} {}", pending.stream, pending.expected, pending.body);
        // A dead child does not answer; the command is sent again later.
        let _ = writeln!(running.input, "{line}");
        self.pending.insert(command, pending.clone());
    }

    /// Runs the child once: first the commands left over from the last run, then new ones until the kill.
    fn cycle(&mut self) {
        let mut running = self.start();
        self.resend(&mut running);
        for stream in 0..STREAMS {
            self.send_next(&mut running, stream);
        }
        let spare = Duration::from_micros(self.random.below(40_000));
        let deadline = Instant::now() + spare;
        loop {
            match running.answers.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(answer) => {
                    if let Some(stream) = self.note(&answer) {
                        self.send_next(&mut running, stream);
                    }
                }
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => panic!("the child ended by itself"),
            }
        }
        let with_server = self.server.is_some() && self.random.below(2) == 0;
        if let (Some(server), true) = (&self.server, with_server) {
            server.kill();
            self.server_kills += 1;
        }
        // In half of the cases the child outlives its server for a while.
        if with_server && self.random.below(2) == 0 {
            std::thread::sleep(Duration::from_millis(5));
        }
        running.child.kill().unwrap();
        running.child.wait().unwrap();
        // Acknowledgements sent before the kill count, however late they are read.
        while let Ok(answer) = running.answers.recv() {
            self.note(&answer);
        }
        if let (Some(server), true) = (&self.server, with_server) {
            server.start_server("");
        }
        self.check();
    }

    fn send_next(&mut self, running: &mut RunningWriter, stream: u64) {
        self.bodies += 1;
        let expected = self.heads[usize::try_from(stream).unwrap()];
        let command = self.random.command();
        self.send(running, command, &PendingCommand { stream, expected, body: self.bodies });
    }

    /// Resends unacknowledged commands, and waits until all are acknowledged.
    fn resend(&mut self, running: &mut RunningWriter) {
        for (command, pending) in self.pending.clone() {
            self.resent += 1;
            self.send(running, command, &pending);
        }
        while !self.pending.is_empty() {
            let answer = running.answers.recv_timeout(Duration::from_secs(30)).expect("an answer to a retry");
            assert!(answer.starts_with("ok"), "a retry was not answered: {answer}");
            if answer.ends_with("Repeated") {
                self.found += 1;
            }
            self.note(&answer);
        }
    }

    /// Records an acknowledgement; returns its stream.
    fn note(&mut self, answer: &str) -> Option<u64> {
        let words: Vec<&str> = answer.split(' ').collect();
        let ["ok", command, number, hash, _] = words.as_slice() else { return None };
        let command: CommandId = command.parse().unwrap();
        let pending = self.pending.remove(&command)?;
        let number: u64 = number.parse().unwrap();
        assert_eq!(number, pending.expected + 2, "an entry got another number than the one expected");
        self.heads[usize::try_from(pending.stream).unwrap()] = number;
        self.acked.insert(command, (pending.stream, number, hash.parse().unwrap()));
        Some(pending.stream)
    }

    fn open(&self) -> Location {
        Location::parse(&self.place).unwrap()
    }

    /// Checks that every entry acknowledged since the last check is at its number.
    fn check(&mut self) {
        let place = self.open();
        let recent: Vec<_> = self.acked.iter().rev().take(self.acked.len() - self.checked + 32).collect();
        block_on(async {
            // Opened read-only, so that the next child still finds the state that the crash left.
            let store = Store::open(&place, Access::Read).await.unwrap();
            for (command, (stream, number, hash)) in recent {
                let entries = store.find(*command).await.unwrap();
                let entries = entries.unwrap_or_else(|| panic!("LOST: {command} in game/{stream} at {number}"));
                let last = entries.last().unwrap();
                assert_eq!((entries.len(), last.number, last.hash), (2, *number, *hash), "{command}");
            }
            store.close().await.unwrap();
        });
        self.checked = self.acked.len();
    }

    /// Verifies the whole record: no gap, no duplicate, and no entry that was neither acknowledged nor pending.
    fn verify(&self) {
        let place = self.open();
        block_on(async {
            let store = Store::open(&place, Access::Write).await.unwrap();
            let report = store.verify(&[], &[]).await.unwrap();
            assert!(report.is_whole(), "{:?}", report.findings);
            let mut unacknowledged = 0;
            for stream in store.streams(None).await.unwrap() {
                for entry in store.read_all(&stream).await.unwrap() {
                    match self.acked.get(&entry.command) {
                        Some((_, last, _)) => assert_eq!(entry.number + 1 - u64::from(entry.part), *last),
                        None if self.pending.contains_key(&entry.command) => unacknowledged += 1,
                        None => panic!("an entry that nobody sent: {entry:?}"),
                    }
                }
            }
            assert_eq!(report.entries, self.acked.len() as u64 * 2 + unacknowledged, "LOST or DUPLICATED");
            store.close().await.unwrap();
        });
    }
}
