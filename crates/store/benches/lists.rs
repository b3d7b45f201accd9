//! Importing and searching a list of a million players on SQLite: `cargo bench -p adoube-store --bench lists
//! [PLAYERS]`.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark may fail, and prints")]

use adoube_store::{Access, LISTED_MAX, Location, NewStoredPlayer, Store};
use std::time::{Duration, Instant};

const SYLLABLES: [&str; 24] = [
    "ba", "cor", "de", "fer", "gar", "ha", "iz", "ju", "ka", "lo", "mar", "ne", "or", "pe", "qui", "ro", "sa", "ti",
    "u", "va", "wi", "xa", "ya", "zen",
];

/// A name derived from its number.
fn name(number: u64) -> String {
    let mut mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut syllable = || {
        mixed = mixed.rotate_left(11).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        SYLLABLES[usize::try_from(mixed >> 40).unwrap() % SYLLABLES.len()]
    };
    format!("{}{}{}, {}{}", syllable(), syllable(), syllable(), syllable(), syllable())
}

fn player(number: u64) -> NewStoredPlayer {
    let name = name(number);
    let code = (100_000 + number * 37 % 99_900_000).to_string();
    let data = format!(
        "{{\"name\":\"{name}\",\"fide_id\":\"{code}\",\"federation\":\"CAT\",\"standard\":1800,\"born\":1990}}"
    );
    NewStoredPlayer { name, codes: vec![code], data }
}

fn print(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)];
    let (median, slow, most) = (at(50), at(99), times[times.len() - 1]);
    println!("{name:<28} {:>6} times  median {median:>10.2?}  p99 {slow:>10.2?}  most {most:>10.2?}", times.len());
}

async fn search(store: &Store, name: &str, query: impl Fn(u64) -> String) {
    let mut times = Vec::new();
    for number in 0..1000 {
        let query = query(number * 997);
        let start = Instant::now();
        let found = store.search_lists(&query, 20).await.unwrap();
        times.push(start.elapsed());
        assert!(!found.is_empty(), "{query}");
    }
    print(name, times);
}

fn main() {
    let players: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    let folder = std::env::temp_dir().join(format!("adoube-lists-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let path = folder.join("adoube.db");
        let store = Store::open(&Location::Sqlite(path.clone()), Access::Create).await.unwrap();
        let start = Instant::now();
        let id = store.begin_list("FIDE", 1).await.unwrap();
        let mut parts = Vec::new();
        let mut written = 0;
        while written < players {
            let next = (written + LISTED_MAX as u64).min(players);
            let part: Vec<NewStoredPlayer> = (written..next).map(player).collect();
            let begun = Instant::now();
            store.add_listed(id, i64::try_from(written).unwrap() + 1, &part).await.unwrap();
            parts.push(begun.elapsed());
            written = next;
        }
        store.end_list(id, players).await.unwrap();
        let bytes = std::fs::metadata(&path).unwrap().len();
        println!("{players} players brought in within {:.1?}; the file has {} MB", start.elapsed(), bytes >> 20);
        print("a transaction of the import", parts);
        search(&store, "one letter", |n| name(n).chars().take(1).collect()).await;
        search(&store, "three letters", |n| name(n).chars().take(3).collect()).await;
        search(&store, "surname and a letter", |n| {
            let name = name(n);
            name.chars().take(name.find(',').unwrap() + 3).collect()
        })
        .await;
        search(&store, "first name first", |n| {
            let name = name(n);
            let (surname, first) = name.split_once(", ").unwrap();
            format!("{first} {}", &surname[..2.min(surname.len())])
        })
        .await;
        search(&store, "an id's first digits", |n| player(n).codes[0].chars().take(5).collect()).await;
        store.close().await.unwrap();
    });
    std::fs::remove_dir_all(&folder).unwrap();
}
