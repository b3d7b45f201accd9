//! The handbook's printed tables (section 29) equal ours, game by game (V-RR-1).

#![allow(clippy::expect_used)]

use adoube_tournament::roundrobin::{Cycles, TableGame, berger};

#[test]
fn v_rr_1_tables_as_printed() {
    let Some(folder) = adoube_testing::shared("spec/federation/tables") else { return };
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
