//! Duration of acts in an event of 500 players and nine rounds, on SQLite: `cargo bench -p adoube-desk --bench acts`.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark may fail, and prints")]

use adoube_event::{Context, EntryData, EventAct, EventAggregate, EventSettings, PersonId};
use adoube_ledger::Ledger;
use adoube_store::{Access, CommandId, Location, Store, Stream};
use adoube_tournament::simulate::{Lots, win_chances};
use adoube_tournament::{BoardResult, GameOutcome};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

const PLAYERS: u16 = 500;
const ROUNDS: u16 = 9;

struct Desk {
    record: Ledger<EventAggregate>,
    stream: Stream,
    commands: u64,
    times: BTreeMap<&'static str, Vec<Duration>>,
}

impl Desk {
    async fn act(&mut self, name: &'static str, act: EventAct) {
        self.commands += 1;
        let context = Context::new("arbiter", 1_794_805_200_000);
        let command = CommandId::new(self.commands, [4; 10]);
        let start = Instant::now();
        self.record.act(&self.stream, command, &context, act).await.unwrap();
        self.times.entry(name).or_default().push(start.elapsed());
    }
}

fn print(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)];
    let (median, slow, most) = (at(50), at(99), times[times.len() - 1]);
    println!("{name:<28} {:>6} times  median {median:>10.2?}  p99 {slow:>10.2?}  most {most:>10.2?}", times.len());
}

async fn play(folder: &std::path::Path) -> Desk {
    let store = Store::open(&Location::Sqlite(folder.join("bench.db")), Access::Create).await.unwrap();
    let record = Ledger::open(store, None);
    let stream: Stream = "event/bench".parse().unwrap();
    let mut desk = Desk { record, stream, commands: 0, times: BTreeMap::new() };
    let settings = EventSettings { name: "Bench".to_owned(), rounds: ROUNDS, ..EventSettings::default() };
    desk.act("open", EventAct::Open(Box::new(settings))).await;
    for i in 1..=PLAYERS {
        let rating = 2500 - i * 3;
        let data = EntryData { person: PersonId(format!("person-{i}")), fide_rating: rating, ..EntryData::default() };
        desk.act("enter", EventAct::Enter(Box::new(data))).await;
    }
    let order = desk.record.state(&desk.stream).await.unwrap().event.proposed_order(|p| p.0.clone());
    desk.act("arrange", EventAct::Arrange(order)).await;
    let mut lots = Lots::new(1);
    for _ in 0..ROUNDS {
        desk.act("pair", EventAct::Pair).await;
        desk.act("publish", EventAct::Publish).await;
        let state = desk.record.state(&desk.stream).await.unwrap();
        let round = state.event.current_round();
        let boards = state.event.open_round().unwrap().boards.clone();
        let rating = |id| state.event.tournament().players[state.event.place(id).unwrap()].rating;
        let chances: Vec<_> = boards.iter().map(|b| (b.white, win_chances(rating(b.white), rating(b.black)))).collect();
        drop(state);
        for (white, (wins, loses)) in chances {
            let lot = lots.below(1_000_000) as u32;
            let result = match lot {
                lot if lot < wins => BoardResult::Played(GameOutcome::Win, GameOutcome::Loss),
                lot if lot < wins + loses => BoardResult::Played(GameOutcome::Loss, GameOutcome::Win),
                _ => BoardResult::Played(GameOutcome::Draw, GameOutcome::Draw),
            };
            desk.act("result", EventAct::Result { round, white, result }).await;
        }
        desk.act("close round", EventAct::CloseRound).await;
    }
    desk
}

fn main() {
    let folder = std::env::temp_dir().join(format!("adoube-bench-acts-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut desk = play(&folder).await;
        // Entering a result while somebody reads the state, which forces a copy; then undoing it, which replays the
        // whole event.
        let stream = desk.stream.clone();
        let last = desk.record.state(&stream).await.unwrap().number();
        for _ in 0..20 {
            let looking = desk.record.state(&stream).await.unwrap();
            desk.act("note, somebody looking", EventAct::StartTimer { seconds: 60 }).await;
            drop(looking);
        }
        desk.act("undo of the last note", EventAct::Undo(last + 20)).await;
        for (name, times) in std::mem::take(&mut desk.times) {
            print(name, times);
        }
        let fresh = Ledger::<EventAggregate>::open(desk.record.store().clone(), None);
        let start = Instant::now();
        let state = fresh.state(&stream).await.unwrap();
        println!("{:<28} {:>6} acts   {:>17.2?}", "read from the log", state.history.len(), start.elapsed());
        let start = Instant::now();
        fresh.state_at(&stream, last / 2).await.unwrap();
        println!("{:<28} {:>6} acts   {:>17.2?}", "as it was, first time", last / 2, start.elapsed());
        let start = Instant::now();
        fresh.state_at(&stream, last / 2).await.unwrap();
        println!("{:<28} {:>6} acts   {:>17.2?}", "as it was, again", last / 2, start.elapsed());
        let start = Instant::now();
        let rows = state.event.standings(ROUNDS).len();
        println!("{:<28} {rows:>6} rows   {:>17.2?}", "standings", start.elapsed());
    });
    std::fs::remove_dir_all(&folder).unwrap();
}
