//! The handbook's printed tables (section 29) equal ours, game by game (V-RR-1).

#![allow(clippy::expect_used, clippy::print_stdout)]

use std::path::{Path, PathBuf};

use adoube_tournament::roundrobin::{Cycles, TableGame, berger};

#[test]
fn v_rr_1_tables_as_printed() {
    let base = std::env::var_os("ADOUBE_SHARED")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared"), PathBuf::from);
    let other = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../shared");
    let Some(folder) = [base, other].into_iter().map(|b| b.join("spec/federation/tables")).find(|p| p.exists()) else {
        println!("skipped: spec/federation/tables is not there (set ADOUBE_SHARED)");
        return;
    };
    for players in [4_u16, 6, 8, 10, 12] {
        let text = std::fs::read_to_string(folder.join(format!("round_robin_{players}.csv"))).expect("readable");
        let mut ours = vec!["round,board,white,black".to_owned()];
        for (r, games) in berger(players, Cycles::Single).expect("a table").iter().enumerate() {
            for (b, (white, black)) in games.iter().filter_map(TableGame::pair).enumerate() {
                ours.push(format!("{},{},{white},{black}", r + 1, b + 1));
            }
        }
        let theirs: Vec<&str> = text.lines().collect();
        assert_eq!(ours, theirs, "{players} players");
    }
}
