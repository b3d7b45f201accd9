//! Invariant 7: no input panics. Every fuzz target runs here as an ordinary test, on valid inputs with some bytes
//! changed, so that the targets also compile with the stable compiler. `ADOUBE_FUZZ` sets the number of inputs of each.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a broken promise is a panic")]
#![allow(unused_attributes, unused_imports, reason = "`no_main` is for the fuzzer; the macro is in scope already")]

// The targets import their macro from `libfuzzer_sys`; here it comes from this crate.
extern crate self as libfuzzer_sys;

use std::path::{Path, PathBuf};

/// Turns a target into a function over bytes.
macro_rules! fuzz_target {
    (|$input:ident: $kind:ty| $body:expr) => {
        pub(crate) fn run(bytes: &[u8]) {
            if let Some($input) = <$kind as crate::FromBytes>::from_bytes(bytes) {
                $body
            }
        }
    };
}
pub(crate) use fuzz_target;

/// An input of a target from a file's bytes.
trait FromBytes<'a>: Sized {
    fn from_bytes(bytes: &'a [u8]) -> Option<Self>;
}

impl<'a> FromBytes<'a> for &'a [u8] {
    fn from_bytes(bytes: &'a [u8]) -> Option<Self> {
        Some(bytes)
    }
}

impl<'a> FromBytes<'a> for &'a str {
    fn from_bytes(bytes: &'a [u8]) -> Option<Self> {
        std::str::from_utf8(bytes).ok()
    }
}

impl<'a> FromBytes<'a> for (u8, &'a str) {
    fn from_bytes(bytes: &'a [u8]) -> Option<Self> {
        let (first, rest) = bytes.split_first()?;
        Some((*first, std::str::from_utf8(rest).ok()?))
    }
}

impl<'a> FromBytes<'a> for (bool, &'a str, &'a str) {
    fn from_bytes(bytes: &'a [u8]) -> Option<Self> {
        let (first, rest) = bytes.split_first()?;
        let rest = std::str::from_utf8(rest).ok()?;
        let (one, other) = rest.split_once('|').unwrap_or((rest, rest));
        Some((first % 2 == 1, one, other))
    }
}

/// Declares a module and a test for each target.
macro_rules! targets {
    ($($name:ident $path:literal)*) => {
        $(#[path = $path]
        mod $name;

        #[test]
        fn $name() {
            keeps_its_promises(stringify!($name), $name::run);
        })*

        const TARGETS: &[&str] = &[$(stringify!($name)),*];
    };
}

targets! {
    announcement "../../../fuzz/fuzz_targets/announcement.rs"
    csv_players "../../../fuzz/fuzz_targets/csv_players.rs"
    fen "../../../fuzz/fuzz_targets/fen.rs"
    json_tournament "../../../fuzz/fuzz_targets/json_tournament.rs"
    laws_commands "../../../fuzz/fuzz_targets/laws_commands.rs"
    pairing_any "../../../fuzz/fuzz_targets/pairing_any.rs"
    pairing_file "../../../fuzz/fuzz_targets/pairing_file.rs"
    pgn "../../../fuzz/fuzz_targets/pgn.rs"
    rating_list "../../../fuzz/fuzz_targets/rating_list.rs"
    rating_list_text "../../../fuzz/fuzz_targets/rating_list_text.rs"
    rating_list_xml "../../../fuzz/fuzz_targets/rating_list_xml.rs"
    regulations "../../../fuzz/fuzz_targets/regulations.rs"
    san "../../../fuzz/fuzz_targets/san.rs"
    sheet "../../../fuzz/fuzz_targets/sheet.rs"
    store_backup "../../../fuzz/fuzz_targets/store_backup.rs"
    store_export "../../../fuzz/fuzz_targets/store_export.rs"
    store_texts "../../../fuzz/fuzz_targets/store_texts.rs"
    table "../../../fuzz/fuzz_targets/table.rs"
    transcript "../../../fuzz/fuzz_targets/transcript.rs"
    trf "../../../fuzz/fuzz_targets/trf.rs"
}

#[test]
fn every_target_is_here() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut names: Vec<String> = files.map(|file| file.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    names.sort();
    assert_eq!(names, TARGETS);
}

/// Returns valid inputs to start with.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    const FEN: &str = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    const TRF: &str = "\
012 Open\n092 Individual: Swiss-System\n142 5\n152 W\n
001    1 m    First, A                          2100 FRA                         1.0    1     3 w 1
001    2      Second, B                         2000 FRA                         1.0    2     4 b 1
001    3      Third, C                          1900 FRA                         0.0    3     1 b 0
001    4      Fourth, D                         1800 FRA                         0.0    4     2 w 0
001    5      Fifth, E                          1700 FRA                         1.0    5  0000 - U
";
    const XML: &str = "<?xml version=\"1.0\"?>\n<playerslist>\n<player>\n<fideid>1</fideid>\n<name>Núñez, A &amp; B</name>\n\
        <country>ESP</country>\n<sex>F</sex>\n<title>WGM</title>\n<rating>2400</rating>\n<k>20</k>\n\
        <birthday>1990</birthday>\n<flag></flag>\n</player>\n</playerslist>\n";
    const LIST: &str = "ID Number      Name                      Fed Sex Tit  WTit OTit           FOA  SEP26 Gms K  B-day Flag\n\
        1000001        Carlsen, Magnus           NOR M   GM                           2839  0   10 1990      \n";
    let sheet = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 ½-½";
    let texts: &[&str] = match target {
        "announcement" => &["Springer Gustav eins Felix drei", "kurze Rochade", "cavall ge u efa tres"],
        "csv_players" => &["number,name,rating,fed\n1,\"Núñez, A\",2400,ESP\n2,B,,\n", "name;rating\nAnna;2000\n"],
        "fen" => &[FEN, "8/8/8/8/8/8/8/K1k5 b - - 12 60", "r1k4r/pppppppp/8/8/8/8/PPPPPPPP/R1K4R w HAha - 0 1"],
        "json_tournament" => {
            &[r#"{"name":"Open","rounds":5,"players":[{"number":1,"name":"A","rating":2000,"games":[]}]}"#]
        }
        "pgn" => &[
            "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 {[%clk 0:01:00]} e5 (1... c5 2. Nf3) 2. Qh5 Ke7 $1 3. Qxe5# 1-0\n",
        ],
        "rating_list" => &[
            "id,category,rating,kept,name\n1,2,2000,,A\n2,1,2100,,B\n\nevent,kind,white,black,result\nA,open,1,2,1-0\n",
        ],
        "rating_list_text" => &[LIST],
        "rating_list_xml" => &[XML],
        "regulations" => &[
            include_str!("../../federation/regulations/handbook-1985.toml"),
            include_str!("../../federation/regulations/league-today.toml"),
        ],
        "san" => &["\u{1}Nf3", "\u{2}exd8=Q+", "\u{3}O-O-O", sheet],
        "sheet" => &["\u{1}1. e4 e5|1. e4 e5 2. Nf3", sheet],
        "store_texts" => {
            &["game/1", "postgres://user@host/db?sslmode=verify-full", "0198f0c2-0000-7000-8000-000000000000"]
        }
        "store_export" | "store_backup" => &["{\"adoube\":1,\"at_ms\":0}\n"],
        "table" => return tables(),
        "transcript" => return transcripts(),
        "trf" | "pairing_file" => &[TRF],
        // Their bytes are used as a source of random numbers.
        "laws_commands" | "pairing_any" => return (0..8).map(|seed| lots(seed, 300)).collect(),
        other => panic!("{other} has no seeds"),
    };
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// A text, a workbook, and a sheet that the target packs into one.
fn tables() -> Vec<Vec<u8>> {
    const SHEET: &str = "<worksheet><dimension ref=\"A1:C3\"/><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c>\
        <c r=\"B1\" t=\"s\"><v>1</v></c></row><row r=\"3\"><c r=\"A3\" t=\"inlineStr\"><is><t>Puig &amp; Roca</t></is></c>\
        <c r=\"B3\" s=\"1\"><v>33002.5</v></c><c r=\"C3\" t=\"b\"><v>1</v></c><c t=\"e\"><v>#N/A</v></c>\
        <c r=\"AA3\"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>";
    let rows = [["Name", "Born"], ["Puig", "@33002"]].map(|row| row.map(str::to_owned).to_vec());
    let book = adoube_testing::workbook(&[("People", rows.to_vec())]);
    let text = "Nom;Naixement\r\n\"Puig, \"\"Quim\"\"\";1990\r\n=1+1;'=2\r\n";
    vec![text.as_bytes().to_vec(), SHEET.as_bytes().to_vec(), SHEET.as_bytes().to_vec(), book]
}

fn transcripts() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../game/tests/transcripts");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().step_by(10).map(|file| std::fs::read(file).unwrap()).collect()
}

/// `SplitMix64`: the same inputs in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound.max(1) as u64).unwrap()
    }
}

fn lots(seed: u64, count: usize) -> Vec<u8> {
    let mut random = Random(seed);
    (0..count).map(|_| random.next().to_le_bytes()[0]).collect()
}

/// Bytes that have a meaning in one of the formats.
const SIGNS: &[u8] = b"0123456789-+=/ \n<>{}[]\",;x\xff";

/// Changes, adds, removes and repeats a few bytes.
fn mutated(seed: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..random.below(6) {
        let at = random.below(bytes.len() + 1);
        let length = random.below(30).min(bytes.len() - at);
        match random.below(6) {
            0 if length > 0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes.insert(at, SIGNS[random.below(SIGNS.len())]),
            2 => drop(bytes.drain(at..at + length)),
            3 => {
                let stretch = bytes[at..at + length].to_vec();
                let to = random.below(bytes.len() + 1);
                bytes.splice(to..to, stretch);
            }
            4 if random.below(8) == 0 => bytes.truncate(at),
            _ if length > 0 => bytes[at] = b'0' + random.below(75) as u8,
            _ => {}
        }
    }
    bytes
}

fn keeps_its_promises(target: &str, run: fn(&[u8])) {
    let count = std::env::var("ADOUBE_FUZZ").ok().and_then(|count| count.parse().ok()).unwrap_or(400);
    let seeds = seeds(target);
    let mut random = Random(2026);
    for round in 0..count {
        let input = mutated(&seeds[round % seeds.len()], &mut random);
        // A panic in the target prints the input that caused it.
        let shown = format!("{:?}", String::from_utf8_lossy(&input));
        let outcome = std::panic::catch_unwind(|| run(&input));
        assert!(outcome.is_ok(), "{target} panics on input {round}: {shown}");
    }
}
