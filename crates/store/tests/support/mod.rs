//! Shared by the tests, the crash harness and the benchmark: temporary folders, a private PostgreSQL server, and seeded
//! random numbers.
#![allow(dead_code, unreachable_pub, missing_docs, reason = "each user takes what it needs")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr, reason = "a test may fail")]

use adoube_store::{
    Account, CommandId, DeskKey, ExportParts, Location, LoginSession, NewEntry, NewStoredPlayer, SealedMove, Store,
    StoredPerson, Stream,
};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

#[cfg(test)]
use adoube_testing::skip;

/// The crash harness is not a test, so it uses no test helpers.
#[cfg(not(test))]
fn skip(reason: &str) {
    eprintln!("SKIPPED: {reason}");
}

/// A folder that is deleted when it is no longer needed.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let unique = format!("adoube-{name}-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(unique);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn place(&self, name: &str) -> Location {
        Location::Sqlite(self.file(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A small separate file system; `None`, with a message, if mounting is not permitted.
pub struct Mount(PathBuf);

impl Mount {
    pub fn new(folder: &Folder, name: &str, options: &str) -> Option<Self> {
        let point = folder.file(name);
        std::fs::create_dir_all(&point).unwrap();
        if run("mount", &["-t", "tmpfs", "-o", options, "tmpfs", point.to_str().unwrap()]) {
            Some(Self(point))
        } else {
            skip("mounting a small file system is not permitted here");
            None
        }
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn remount(&self, options: &str) -> bool {
        run("mount", &["-o", &format!("remount,{options}"), self.0.to_str().unwrap()])
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        run("umount", &["-l", self.0.to_str().unwrap_or_default()]);
    }
}

pub fn run(program: &str, arguments: &[&str]) -> bool {
    Command::new(program)
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// A PostgreSQL server in its own folder, from the installed binaries.
pub struct Postgres {
    bin: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts a server; `None`, with a message, if PostgreSQL is not installed.
    pub fn start() -> Option<Self> {
        let Some(bin) = binaries() else {
            skip("no PostgreSQL under /usr/lib/postgresql or in the PATH; apt-get install postgresql");
            return None;
        };
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        // A short name: the path of a socket is limited to about a hundred characters.
        let folder = std::env::temp_dir().join(format!("adbpg-{}-{count}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let port = u16::try_from(20_000 + (std::process::id() * 7 + count) % 40_000).unwrap();
        let server = Self { bin, folder, port };
        if is_root() {
            assert!(run("chown", &["postgres", server.folder.to_str().unwrap()]));
        }
        let data = server.data();
        let made = server.command("initdb", &["-D", &data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync"]);
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        server.start_server("");
        Some(server)
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn command(&self, program: &str, arguments: &[&str]) -> Output {
        let path = self.bin.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        // The server inherits open handles; a pipe would never be closed.
        let log = std::fs::OpenOptions::new().create(true).append(true).open(self.folder.join("log"));
        let output = if program == "pg_ctl" { Stdio::from(log.unwrap()) } else { Stdio::piped() };
        let child = command
            .args(arguments)
            .env("LC_ALL", "C.UTF-8")
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(output)
            .stderr(if program == "pg_ctl" { Stdio::null() } else { Stdio::piped() })
            .spawn()
            .unwrap();
        child.wait_with_output().unwrap()
    }

    /// Starts the server, and retries while the previous one is still shutting down.
    pub fn start_server(&self, settings: &str) {
        let options = format!(
            "-k {} -p {} -c listen_addresses='' -c max_connections=120 -c shared_buffers=32MB {settings}",
            self.folder.display(),
            self.port
        );
        let data = self.data();
        let begun = Instant::now();
        loop {
            let started = self.command("pg_ctl", &["-D", &data, "-w", "-t", "60", "-s", "-o", &options, "start"]);
            if started.status.success() {
                return;
            }
            let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            let tail: Vec<&str> = log.lines().rev().take(15).collect();
            assert!(begun.elapsed() < Duration::from_mins(1), "PostgreSQL does not start: {tail:#?}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// The port on which it listens, if it listens on a network.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Puts a file into the server's own folder, which only the server may read, and gives its path.
    pub fn keep(&self, name: &str, text: &str) -> String {
        use std::os::unix::fs::PermissionsExt;
        let path = self.folder.join(name);
        std::fs::write(&path, text).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
        let path = path.display().to_string();
        if is_root() {
            assert!(run("chown", &["postgres", &path]));
        }
        path
    }

    /// Stops the server as a clean shutdown does.
    pub fn stop(&self) {
        let data = self.data();
        self.command("pg_ctl", &["-D", &data, "-s", "-m", "fast", "stop"]);
    }

    /// Kills the server with SIGKILL, and waits until its other processes have noticed and ended.
    pub fn kill(&self) {
        let file = self.folder.join("data/postmaster.pid");
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let Some(pid) = text.lines().next() else { return };
        let children = children(pid);
        run("kill", &["-9", pid]);
        wait_until("the server's processes end", || !children.iter().any(|child| is_running(child)));
    }

    /// Waits until a setting has a value in new connections: a reload takes time.
    pub fn wait_for_setting(&self, database: &str, name: &str, value: &str) {
        wait_until(name, || self.sql(database, &format!("show {name}")) == value);
    }

    /// The location of a database on this server.
    pub fn url(&self, database: &str) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}:{}/{database}", self.port)
    }

    /// A new database.
    pub fn create(&self, database: &str) -> Location {
        let folder = self.folder.display().to_string();
        let port = self.port.to_string();
        let made = self.command("createdb", &["-h", &folder, "-p", &port, "-U", "postgres", database]);
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        Location::parse(&self.url(database)).unwrap()
    }

    /// Runs a statement.
    pub fn sql(&self, database: &str, statement: &str) -> String {
        let folder = self.folder.display().to_string();
        let port = self.port.to_string();
        let base = ["-h", &folder, "-p", &port, "-U", "postgres", "-d", database, "-qtAc", statement];
        let done = self.command("psql", &base);
        assert!(done.status.success(), "{statement}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).trim().to_owned()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data();
        self.command("pg_ctl", &["-D", &data, "-s", "-m", "immediate", "stop"]);
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Waits until a condition is true, for minutes: no test depends on the load of the machine.
pub fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_mins(3), "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// State and parent of a process, from `/proc/PID/stat`; the name before them is in parentheses.
fn state_and_parent(pid: &str) -> Option<(String, String)> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut words = stat.rsplit_once(')')?.1.split_whitespace().map(str::to_owned);
    Some((words.next()?, words.next()?))
}

fn children(pid: &str) -> Vec<String> {
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let names = all.filter_map(|entry| entry.file_name().into_string().ok());
    names.filter(|name| state_and_parent(name).is_some_and(|(_, parent)| parent == pid)).collect()
}

fn is_running(pid: &str) -> bool {
    state_and_parent(pid).is_some_and(|(state, _)| state != "Z")
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| {
        use std::os::unix::fs::MetadataExt;
        own.uid() == 0
    })
}

fn binaries() -> Option<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .ok()
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .collect();
    found.sort();
    found.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    found.into_iter().find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    pub fn command(&mut self) -> CommandId {
        let bytes = (u128::from(self.next()) << 64 | u128::from(self.next())).to_be_bytes();
        CommandId::new(now_ms(), *bytes.first_chunk().unwrap())
    }
}

pub fn now_ms() -> u64 {
    u64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

pub fn stream(name: &str) -> Stream {
    name.parse().unwrap()
}

pub fn entry(body: &str) -> NewEntry {
    NewEntry::new("act", 1, body).unwrap()
}

/// Runs a future to its end.
pub fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

/// The size of the file at a path.
pub fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |metadata| metadata.len())
}

/// Puts data into every table: streams with checkpoints and envelopes, people (one of them erased), accounts,
/// sessions, secrets, a list with a number of players, and one still being written.
pub async fn fill(store: &Store, players: u64) {
    let (key, mut random) = (DeskKey::new("hall-1", [1; 32]).unwrap(), Random(42));
    for number in 0..40 {
        for game in 0..6 {
            let body = format!(r#"{{"game":{game},"number":{number},"noise":"{:x} à ♔"}}"#, random.next());
            let stream = stream(&format!("game/{game}"));
            store.append(&stream, number, random.command(), &[entry(&body)], 1_000).await.unwrap();
        }
    }
    for game in 0..6 {
        store.checkpoint(&stream(&format!("game/{game}")), &key, 5).await.unwrap();
        let sealed = SealedMove { game: stream("game/1"), ply: game, nonce: [7; 32], written: "Nf3".to_owned() };
        store.seal(&key, &sealed, [3; 24]).await.unwrap();
    }
    let text = str::to_owned;
    for id in 0..40 {
        let (id, name, details) = (format!("p{id}"), format!("Name {id} Surname"), text(r#"{"phone":"12345"}"#));
        let birth_date = Some(text("1990-01-01"));
        store.put_person(&StoredPerson { id, name, birth_date, details, changed_ms: 5 }).await.unwrap();
    }
    store.erase_person("p39", 1_000).await.unwrap();
    for number in 0..8_i64 {
        let account = Account {
            id: format!("a{number}"),
            name: format!("arbiter-{number} O'Neil"),
            role: text("arbiter"),
            scope: text("event/one event/two"),
            password: format!("$argon2id$v=19$m=19456,t=2,p=1${:x}", random.next()),
            totp: (number % 2 == 0).then(|| text("JBSWY3DPEHPK3PXP")),
            recovery: text("0f0f 1e1e 57000"),
            state: text("active"),
            created_ms: number,
            changed_ms: number + 1,
        };
        assert!(store.add_account(&account).await.unwrap());
        let session = LoginSession {
            id_hash: format!("{:016x}", random.next()),
            account: account.id,
            csrf: format!("{:x}", random.next()),
            device: text("Mozilla/5.0 (X11; Linux)"),
            created_ms: number,
            seen_ms: number + 7,
            expires_ms: number + 600_000,
        };
        store.add_session(&session).await.unwrap();
        store.touch_session(&session, number + 9).await.unwrap();
        if number == 7 {
            assert!(store.end_session(&session.id_hash).await.unwrap());
        }
    }
    for name in ["signing", "envelope-key", "setup"] {
        store.put_secret(name, &format!("{:x}", random.next())).await.unwrap();
    }
    for (name, players) in [("FIDE", players), ("Federació", 20), ("half", 0)] {
        let list = store.begin_list(name, 1_794_805_200_000).await.unwrap();
        let player = |n: u64| NewStoredPlayer {
            name: format!("Núñez {n:05}, Aña"),
            codes: vec![n.to_string(), format!("X{n}")],
            data: format!(r#"{{"name":"Núñez {n:05}, Aña","rating":{}}}"#, 1000 + n % 1800),
        };
        let listed: Vec<NewStoredPlayer> = (0..players.max(5)).map(player).collect();
        store.add_listed(list, 1, &listed).await.unwrap();
        if players > 0 {
            store.end_list(list, players).await.unwrap();
        }
    }
}

/// The time when a person was erased, from the mark in an export.
pub async fn erased_at(store: &Store, person: &str) -> Option<i64> {
    let mut text = Vec::new();
    store.export(&mut text, ExportParts::default(), None, 0).await.unwrap();
    // Entries may hold numbers that a `Value` cannot.
    let is_mark = |line: &&[u8]| line.windows(8).any(|part| part == b"\"erased\"");
    let lines = text.split(|byte| *byte == b'\n').filter(is_mark);
    let marks = lines.map(|line| serde_json::from_slice::<serde_json::Value>(line).unwrap()["row"].take());
    let mut of_person = marks.filter(|row| row["table"] == "erased" && row["values"]["id"] == person);
    of_person.next().map(|row| row["values"]["at_ms"].as_i64().unwrap())
}
