//! The tie-break tables beside the corpus of Swiss tournaments (C.07 of 1 March 2026).
//!
//! Columns confirmed by two computations must be equal everywhere. SB/C1 and SB/C2 have two readings of 16.5 for
//! players with two or more voluntary unplayed rounds: we take the lowest voluntary *contribution*, and only such players
//! may differ. The other columns have one witness; they are compared too, and their differences are listed by name.

mod common;

use std::collections::BTreeMap;

use adoube_exchange::trf;
use adoube_tournament::tiebreaks::{EventFormat, TieBreak, standings};
use adoube_tournament::{Bye, Forfeit, RoundEntry};

fn voluntary(entry: &RoundEntry) -> bool {
    matches!(entry, RoundEntry::Bye(Bye::Half | Bye::Zero) | RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. })
}

#[test]
fn tables_are_equal() {
    let Some(folder) = adoube_testing::shared("data/swiss/tiebreaks") else { return };
    let Some(tournaments) = adoube_testing::shared("data/swiss/tournaments") else { return };
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut compared = 0;
    for path in common::files(&folder, "tsv") {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let table = std::fs::read_to_string(&path).unwrap();
        let file = std::fs::read_to_string(tournaments.join(format!("{name}.trf"))).unwrap();
        let t = trf::read(&file).0.tournament().tournament;
        let mut lines = table.lines();
        let header: Vec<&str> = lines.next().unwrap().split('\t').collect();
        let tie_breaks: Vec<TieBreak> = header[2..].iter().map(|c| c.parse().unwrap()).collect();
        let standing = standings(&t, t.paired_rounds(), EventFormat::Swiss, &tie_breaks);
        for line in lines {
            let cells: Vec<&str> = line.split('\t').collect();
            let number: u16 = cells[0].parse().unwrap();
            let row = standing.rows.iter().find(|r| t.players[r.player.index()].number == number).unwrap();
            let player = &t.players[row.player.index()];
            for ((code, cell), value) in header[2..].iter().zip(&cells[2..]).zip(&row.values) {
                compared += 1;
                let ours = value.to_string();
                let equal = ours == *cell
                    || (ours == "-" && matches!(*cell, "-0" | "0" | "" | "-"))
                    || matches!((ours.parse::<f64>(), cell.parse::<f64>()), (Ok(a), Ok(b)) if (a - b).abs() < 1e-9);
                let vurs = player.entries.iter().filter(|e| voluntary(e)).count();
                let two_readings = matches!(*code, "SB/C1" | "SB/C2") && vurs >= 2;
                if !equal && !two_readings {
                    let what = format!("{name} player {number}: ours {ours}, table {cell}");
                    wrong.entry((*code).to_owned()).or_default().push(what);
                }
            }
        }
    }
    println!("{compared} values compared");
    for (code, list) in &wrong {
        println!("{code}: {} differ, e.g. {}", list.len(), list[..list.len().min(3)].join("; "));
    }
    assert!(wrong.is_empty(), "columns differ: {:?}", wrong.keys().collect::<Vec<_>>());
}
