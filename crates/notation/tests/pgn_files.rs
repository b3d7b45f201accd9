//! Real PGN files: nothing is a fault that is none, and what is one is found at its place.

mod common;

use adoube_notation::pgn::{At, Fault, Place, San, Visitor, read};

#[derive(Default)]
struct Faults {
    games: u32,
    moves: u32,
    others: Vec<String>,
    faults: Vec<(Fault, Place, String)>,
}

impl Visitor for Faults {
    fn begin_game(&mut self, _: At<'_>) {
        self.games += 1;
    }
    fn mv(&mut self, san: San, text: &[u8], _: At<'_>) {
        self.moves += 1;
        if san == San::Other {
            self.others.push(String::from_utf8_lossy(text).into_owned());
        }
    }
    fn fault(&mut self, fault: Fault, text: &[u8], at: At<'_>) {
        self.faults.push((fault, at.place(), String::from_utf8_lossy(text).into_owned()));
    }
}

fn faults_of(text: &[u8]) -> Faults {
    let mut faults = Faults::default();
    read(text, &mut faults).expect("memory can be read");
    faults
}

#[test]
fn real_files_read_without_fault() {
    let expected = [
        ("lichess_db_1000k.pgn", 438, 28_538),
        ("pychess-chessbase-empty-line.pgn", 1, 134),
        ("pychess-cutechess-fischerrandom.pgn", 4, 396),
        ("pychess-kasparov-deep-blue-1997.pgn", 6, 519),
        ("pychess-utf8-bom.pgn", 2, 0),
    ];
    for (name, games, moves) in expected {
        let Some(text) = common::shared(&format!("data/pgn/{name}")) else { continue };
        let found = faults_of(&text);
        println!("{name}: {} games, {} moves, {:?}, {:?}", found.games, found.moves, found.others, found.faults);
        assert_eq!((found.games, found.moves), (games, moves), "{name}");
        assert_eq!(found.faults, [], "{name}");
        assert_eq!(found.others, [] as [String; 0], "{name}");
    }
}
