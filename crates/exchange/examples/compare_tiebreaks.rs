//! Compares our tie-breaks with tables another program wrote: `compare_tiebreaks FOLDER_OF_TRF TABLE.tsv...`. The table's
//! header has `StartNo`, `Rank` and codes; the file is FOLDER/NAME.trf.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::collections::BTreeMap;

use adoube_exchange::trf;
use adoube_tournament::tiebreaks::{EventFormat, TieBreak, standings};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut compared: BTreeMap<String, (u32, Vec<String>)> = BTreeMap::new();
    for table in &args[1..] {
        let text = std::fs::read_to_string(table).unwrap();
        let name = std::path::Path::new(table).file_stem().unwrap().to_string_lossy().into_owned();
        let file = std::fs::read(format!("{}/{name}.trf", args[0])).unwrap();
        let t = trf::read(&trf::decode(&file)).0.tournament().tournament;
        let mut lines = text.lines();
        let Some(header) = lines.next() else { continue };
        let codes: Vec<&str> = header.split('\t').skip(2).collect();
        let list: Vec<TieBreak> = codes.iter().map(|c| c.parse().unwrap()).collect();
        let standing = standings(&t, t.paired_rounds(), EventFormat::Swiss, &list);
        for line in lines {
            let cells: Vec<&str> = line.split('\t').collect();
            let number: u16 = cells[0].parse().unwrap();
            let row = standing.rows.iter().find(|r| t.players[r.player.index()].number == number).unwrap();
            for ((code, cell), value) in codes.iter().zip(&cells[2..]).zip(&row.values) {
                let entry = compared.entry((*code).to_owned()).or_default();
                entry.0 += 1;
                let ours = value.to_string();
                let same = match (ours.parse::<f64>(), cell.parse::<f64>()) {
                    (Ok(a), Ok(b)) => (a - b).abs() < 1e-9,
                    _ => ours == "-" || ours == *cell,
                };
                if !same {
                    entry.1.push(format!("{name} player {number}: ours {ours}, table {cell}"));
                }
            }
        }
    }
    for (code, (count, wrong)) in compared {
        println!(
            "{code}: {count} values, {} differ {}",
            wrong.len(),
            wrong.iter().take(4).cloned().collect::<Vec<_>>().join("; ")
        );
    }
}
