//! Repeated requests for every page of a large tournament.

use crate::hall::Hall;
use crate::http::Browser;
use crate::{Asked, load, ms, part};
use adoube_board::Color;
use adoube_desk::roles::{Role, may};
use adoube_desk::{Desk, routes};
use adoube_event::EventAct;
use adoube_services::board_game::BoardId;
use adoube_services::board_game::seat::{Seat, Side};
use adoube_services::result_ticket::ResultTicket;
use adoube_tournament::simulate::Lots;
use axum::http::Method;
use std::sync::Arc;
use std::time::{Duration, Instant};

const EVENT: &str = "bench";
/// The time limit of a page, and the size limit of the pairings page.
const BAR: Duration = Duration::from_millis(100);
const BAR_BYTES: usize = 100_000;
/// The printed documents, by the name in their address.
const PAPERS: [&str; 10] = [
    "boards",
    "names",
    "standings",
    "crosstable",
    "players",
    "check-in",
    "slips",
    "scoresheets",
    "place-cards",
    "badges",
];
const FILES: [&str; 4] = ["report.trf26", "report.trf16", "results.pgn", "players.csv"];

/// A page, and whether it needs an arbiter's cookie.
struct Page {
    path: String,
    arbiter: bool,
}

pub(crate) fn run(asked: &Asked) {
    let (players, rounds) = (asked.number("--players", 500) as u16, asked.number("--rounds", 9) as u16);
    let times = asked.number("--times", 100);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let start = Instant::now();
    let (hall, cookie) = runtime.block_on(async {
        let hall = Hall::open().await;
        hall.tournament(EVENT, players, rounds).await;
        hall.acts(EVENT, vec![EventAct::Pair]).await;
        let cookie = hall.arbiter().await;
        (hall, cookie)
    });
    println!("{players} players, {rounds} rounds, made by acts in {:.1} s; {}", start.elapsed().as_secs_f64(), load());
    println!(
        "each page {times} times, an act before each; ms from the request's first byte to the answer's last, gzip"
    );
    println!(
        "{:<44} {:>6} {:>8} {:>8} {:>8} {:>8} {:>9} {:>8}",
        "page", "status", "p50", "p99", "most", "CPU", "bytes", "gzip"
    );
    let mut over = 0;
    let only = asked.word("--only");
    let mut measure = |pages: Vec<Page>| {
        for page in pages.iter().filter(|page| only.is_none_or(|only| page.path.contains(only))) {
            over += usize::from(!one(&runtime, &hall, &cookie, page, times));
        }
    };
    // The draft first, while there is one.
    measure(vec![Page { path: format!("/desk/t/{EVENT}/rounds/{rounds}"), arbiter: true }]);
    println!("the last round is published, half its results are in");
    runtime.block_on(async {
        hall.acts(EVENT, vec![EventAct::Publish]).await;
        hall.play(EVENT, usize::from(players) / 4, &mut Lots::new(2)).await;
    });
    measure(pages(&hall.desk, rounds, players / 2));
    println!("{over} pages over the bar of {} ms at p99; {}", BAR.as_millis(), load());
    weigh(&hall, rounds);
    if asked.word("--only").is_none() {
        mixture(&runtime, &hall, (players, rounds), asked.number("--rate", 100), asked.number("--seconds", 20));
    }
}

/// Every address that shows something, with example values for its parameters.
fn pages(desk: &Desk, rounds: u16, number: u16) -> Vec<Page> {
    let board_id = BoardId { event: EVENT.to_owned(), round: rounds, board: 1 };
    let seat = Seat { board_id, side: Side::One(Color::White) }.token(desk.signer());
    let slip = ResultTicket { event: EVENT.to_owned(), round: rounds, table: 1 }.token(desk.signer());
    let mut pages = Vec::new();
    for route in routes(desk).into_iter().filter(|route| route.method == Method::GET) {
        // Files of the program itself, streams, and the pages of a season are left out.
        let streams = route.path.ends_with("/events") && !route.path.starts_with("/api/");
        if route.path.starts_with("/assets/") || route.path.contains("league/{id}") || streams {
            continue;
        }
        let names: &[&str] = match route.path {
            path if path.ends_with("{paper}") => &PAPERS,
            path if path.ends_with("{name}") => &FILES,
            _ => &["x"],
        };
        for name in names {
            let path = route
                .path
                .replace("{id}", EVENT)
                .replace("{round}", &rounds.to_string())
                .replace("{number}", &number.to_string())
                .replace("{player}", &number.to_string())
                .replace("{board}", "1")
                .replace("{edition}", "2023")
                .replace("{article}", "6.2")
                .replace("{first}", "2018")
                .replace("{second}", "2023")
                .replace("{title}", "gm")
                .replace("{seat}", &seat)
                .replace("{slip}", &slip);
            let path = path.split('/').map(|part| if part.starts_with('{') { *name } else { part });
            let arbiter =
                !may(Role::Public, route.action) && !route.path.contains("{slip}") && !route.path.contains("{seat}");
            pages.push(Page { path: path.collect::<Vec<_>>().join("/"), arbiter });
        }
    }
    pages
}

/// The CPU time of the server's threads.
fn spent() -> Duration {
    let own = std::fs::read_link("/proc/thread-self").ok();
    let own = own.as_ref().and_then(|path| path.file_name());
    let mut all = 0;
    for task in std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten() {
        if Some(task.file_name().as_os_str()) != own {
            let text = std::fs::read_to_string(task.path().join("schedstat")).unwrap_or_default();
            all += text.split(' ').next().and_then(|text| text.parse::<u64>().ok()).unwrap_or_default();
        }
    }
    Duration::from_nanos(all)
}

/// Measures a page and prints its line; returns whether it is within the limit.
fn one(runtime: &tokio::runtime::Runtime, hall: &Hall, cookie: &str, page: &Page, times: usize) -> bool {
    let mut browser = Browser::new(hall.address);
    let cookie = if page.arbiter { vec![("cookie", cookie)] } else { Vec::new() };
    let headers: Vec<_> = cookie.iter().copied().chain([("accept-encoding", "gzip, deflate, br")]).collect();
    let plain = browser.get(&page.path, &cookie).bytes;
    let (mut taken, mut cpu, mut last) = (Vec::new(), Duration::ZERO, None);
    for _ in 0..times {
        runtime.block_on(hall.nudge(EVENT));
        let before = spent();
        let answer = browser.get(&page.path, &headers);
        cpu += spent().saturating_sub(before);
        taken.push(answer.time);
        last = Some((answer.status, answer.bytes));
    }
    taken.sort_unstable();
    let (status, packed) = last.unwrap_or_default();
    let (median, slow, most) = (part(&taken, 500), part(&taken, 990), part(&taken, 1000));
    let shown: String = page.path.chars().take(44).collect();
    let cpu = ms(cpu) / times.max(1) as f64;
    let mark = if slow > BAR { " OVER" } else { "" };
    println!(
        "{shown:<44} {status:>6} {:>8.2} {:>8.2} {:>8.2} {cpu:>8.2} {plain:>9} {packed:>8}{mark}",
        ms(median),
        ms(slow),
        ms(most)
    );
    slow <= BAR
}

/// The size of the pairings page.
fn weigh(hall: &Hall, rounds: u16) {
    let mut browser = Browser::new(hall.address);
    for path in [format!("/t/{EVENT}"), format!("/t/{EVENT}/round/{rounds}")] {
        let plain = browser.get(&path, &[]);
        let packed = browser.get(&path, &[("accept-encoding", "gzip")]);
        let again = browser.get(&path, &[("accept-encoding", "gzip"), ("if-none-match", &plain.etag)]);
        let word = if plain.bytes < BAR_BYTES { "within" } else { "over" };
        println!(
            "{path}: {} bytes plain ({word} {BAR_BYTES}), {} gzip, again {} with {} bytes in {:.2} ms",
            plain.bytes,
            packed.bytes,
            again.status,
            again.bytes,
            ms(again.time)
        );
    }
}

/// Requests pages at a steady rate from sixteen browsers, with one result per second.
fn mixture(runtime: &tokio::runtime::Runtime, hall: &Hall, (players, rounds): (u16, u16), rate: usize, seconds: usize) {
    const BROWSERS: usize = 16;
    let paths: Arc<Vec<String>> = Arc::new(
        ["", "", "", "", "/standings", "/standings", "/crosstable", "/players"]
            .iter()
            .map(|rest| format!("/t/{EVENT}{rest}"))
            .chain([players / 30, players / 3 * 2].map(|player| format!("/t/{EVENT}/player/{}", player.max(1))))
            .chain([format!("/t/{EVENT}/round/{}", rounds.saturating_sub(1))])
            .collect(),
    );
    let start = Instant::now() + Duration::from_millis(200);
    let cpu = spent();
    let threads: Vec<_> = (0..BROWSERS)
        .map(|number| {
            let (paths, address) = (Arc::clone(&paths), hall.address);
            std::thread::spawn(move || {
                let mut browser = Browser::new(address);
                let mut taken = Vec::new();
                for turn in (number..rate * seconds).step_by(BROWSERS) {
                    // The request is due at a fixed time: a slow server does not delay the next one.
                    let due = start + Duration::from_secs_f64(turn as f64 / rate as f64);
                    std::thread::sleep(due.saturating_duration_since(Instant::now()));
                    let answer = browser.get(&paths[turn * 7 % paths.len()], &[("accept-encoding", "gzip")]);
                    assert_eq!(answer.status, 200);
                    taken.push(due.elapsed());
                }
                taken
            })
        })
        .collect();
    for second in 0..seconds {
        std::thread::sleep((start + Duration::from_secs(second as u64)).saturating_duration_since(Instant::now()));
        runtime.block_on(hall.nudge(EVENT));
    }
    let mut taken: Vec<Duration> = threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect();
    taken.sort_unstable();
    let cpu = spent().saturating_sub(cpu).as_secs_f64() / start.elapsed().as_secs_f64() * 100.0;
    println!(
        "a mixture of public pages, {rate} a second for {seconds} s, an act a second: p50 {:.2} ms, p99 {:.2} ms, most {:.2} ms; {cpu:.0} % of a core and the browsers; {}",
        ms(part(&taken, 500)),
        ms(part(&taken, 990)),
        ms(part(&taken, 1000)),
        load()
    );
}
