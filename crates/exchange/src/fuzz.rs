//! Entry points of the fuzz targets: they take any bytes and panic if a property is violated.

#![allow(clippy::missing_panics_doc)]

use std::io::{Cursor, Write};

use adoube_tournament::dutch::{DutchEdition, pair_round};
use adoube_tournament::tiebreaks::{EventFormat, TieBreak, standings};
use adoube_tournament::{
    Acceleration, Bye, Color, Forbidden, Forfeit, GameOutcome, Player, PlayerIx, Points, Rated, RoundEntry, Tournament,
};

use crate::lists::{TextList, XmlList, federation};
use crate::table::Table;
use crate::{csv, json, trf};

/// Parses bytes as TRF without a panic, and checks that the document survives a round trip.
pub fn trf(bytes: &[u8]) {
    let (document, _) = trf::read(&trf::decode(bytes));
    let text = document.write();
    let (again, _) = trf::read(&text);
    let rewritten = again.write();
    let differing = text.lines().zip(rewritten.lines()).find(|(a, b)| a != b);
    assert!(rewritten == text, "a file once written stays as it is: {differing:?}");
    let first = document.tournament().tournament;
    let _ = trf::from_tournament(&first, trf::TrfVersion::Trf26, None, None).write();
}

/// Pairs and ranks a tournament read from any bytes without a panic.
pub fn pairing(bytes: &[u8]) {
    let (document, _) = trf::read(&trf::decode(bytes));
    let t = document.tournament().tournament;
    if t.players.len() > 60 {
        return;
    }
    let rounds = t.paired_rounds();
    let list = TieBreak::list("BH/C1,BH,SB/C1,DE,FB/M1,AOB/F,TPR,PTP,APPO,KS,STD,PS/C2").unwrap_or_default();
    let rows = standings(&t, rounds, EventFormat::Swiss, &list).rows;
    assert_eq!(rows.len(), t.players.len(), "everybody is ranked once");
    if let Ok(pairing) = pair_round(&t, rounds + 1, DutchEdition::Fide2026) {
        let mut seen = vec![false; t.players.len()];
        for ix in pairing.pairs.iter().flat_map(|p| [p.white, p.black]).chain(pairing.bye) {
            assert!(!std::mem::replace(&mut seen[ix.index()], true), "nobody is paired twice");
        }
    }
}

/// Builds a legal tournament from any bytes and pairs it round by round: the pairing terminates, nobody is left out or
/// paired twice in a round, nobody meets the same opponent or gets the bye twice, and the tournament written as TRF is
/// paired the same.
pub fn pairing_any(bytes: &[u8]) {
    let mut tape = bytes.iter().copied();
    let mut next = |below: u8| tape.next().unwrap_or(0) % below.max(1);
    let edition = if next(4) == 0 { DutchEdition::Fide2017 } else { DutchEdition::Fide2026 };
    // Mostly small fields: they are paired many times faster, and they run out of legal pairings.
    let most = if next(8) == 0 { 40 } else { 14 };
    let players = 2 + usize::from(next(most));
    let rounds = 1 + usize::from(next(11));
    let written = 1 + usize::from(next(rounds as u8));
    let colour = if next(2) == 0 { Color::White } else { Color::Black };
    let mut t = Tournament { rounds: Some(rounds as u16), initial_colour: Some(colour), ..Tournament::default() };
    if next(4) == 0 {
        t.scoring.win = Points::from_tenths(30);
        t.scoring.draw = Points::from_tenths(10);
        t.scoring.pairing_allocated_bye = Points::from_tenths(10 * i32::from(next(4)));
    }
    t.players =
        (1..=players as u16).map(|number| Player { number, rating: 2400 - number, ..Player::default() }).collect();
    if next(6) == 0 {
        let acceleration = Acceleration {
            points: t.scoring.win,
            first_round: 1,
            last_round: 1 + u16::from(next(4)),
            first_number: 1,
            last_number: 1 + u16::from(next(players as u8)),
        };
        t.accelerations.push(acceleration);
    }
    if next(6) == 0 {
        let three = [0; 3].map(|_| PlayerIx(u32::from(next(players as u8))));
        t.forbidden.push(Forbidden { first_round: 1, last_round: 99, players: three.to_vec() });
    }
    for round in 1..=rounds {
        for player in &mut t.players {
            match next(16) {
                1 => player.entries.push(RoundEntry::Bye(Bye::Zero)),
                2 => player.entries.push(RoundEntry::Bye(Bye::Half)),
                _ => {}
            }
        }
        let Ok(pairing) = pair_round(&t, round, edition) else { return };
        if round == written {
            let document = trf::from_tournament(&t, trf::TrfVersion::Trf26, None, None);
            let (again, _) = trf::read(&document.write());
            let read = again.tournament().tournament;
            assert_eq!(pair_round(&read, round, edition).ok().as_ref(), Some(&pairing), "as written");
        }
        let mut seen: Vec<bool> = t.players.iter().map(|p| p.entries.len() >= round).collect();
        for ix in pairing.pairs.iter().flat_map(|p| [p.white, p.black]).chain(pairing.bye) {
            assert!(!std::mem::replace(&mut seen[ix.index()], true), "nobody is seated twice");
        }
        assert!(seen.iter().all(|s| *s), "nobody is left out");
        for pair in &pairing.pairs {
            let met = t.players[pair.white.index()]
                .entries
                .iter()
                .any(|e| e.played().is_some_and(|(o, _, _)| o == pair.black));
            assert!(!met, "nobody meets anybody twice");
            let (white, black) = match next(12) {
                0..=4 => (GameOutcome::Win, GameOutcome::Loss),
                5..=7 => (GameOutcome::Draw, GameOutcome::Draw),
                8..=10 => (GameOutcome::Loss, GameOutcome::Win),
                _ => {
                    let forfeit = |opponent, colour, forfeit| RoundEntry::Forfeit {
                        opponent: Some(opponent),
                        colour: Some(colour),
                        forfeit,
                    };
                    let white_came = if next(3) == 0 { Forfeit::Won } else { Forfeit::Lost };
                    t.players[pair.white.index()].entries.push(forfeit(pair.black, Color::White, white_came));
                    t.players[pair.black.index()].entries.push(forfeit(
                        pair.white,
                        Color::Black,
                        if white_came == Forfeit::Won || next(4) == 0 { Forfeit::Lost } else { Forfeit::Won },
                    ));
                    continue;
                }
            };
            let game = |opponent, colour, outcome| RoundEntry::Game { opponent, colour, outcome, rated: Rated::Yes };
            t.players[pair.white.index()].entries.push(game(pair.black, Color::White, white));
            t.players[pair.black.index()].entries.push(game(pair.white, Color::Black, black));
        }
        if let Some(ix) = pairing.bye {
            let had = t.players[ix.index()].entries.contains(&RoundEntry::Bye(Bye::PairingAllocated));
            assert!(!had, "nobody has the bye twice");
            t.players[ix.index()].entries.push(RoundEntry::Bye(Bye::PairingAllocated));
        }
    }
}

/// Parses bytes as a text list without a panic; faults have a position, and no number is accepted twice.
pub fn text_list(bytes: &[u8]) {
    let text = trf::decode(bytes);
    let mut lines = text.lines();
    let mut numbers = std::collections::HashSet::new();
    if let Some(Ok(mut list)) = lines.next().map(TextList::new) {
        for (at, line) in (2..).zip(lines) {
            match list.read(line) {
                Ok(player) => assert!(player.is_none_or(|p| numbers.insert(p.fide_id)), "every number once"),
                Err(fault) => assert!(fault.line == at && fault.column > 0 && fault.earlier < at, "{fault}"),
            }
        }
    }
}

/// Parses bytes as an XML list without a panic; the chunk boundaries make no difference.
pub fn xml_list(bytes: &[u8]) {
    let read = |size: usize| {
        let mut list = XmlList::new();
        let mut found = Vec::new();
        for piece in bytes.chunks(size) {
            list.feed(piece, |p| found.push(p));
        }
        let lines = bytes.split(|byte| *byte == b'\n').count();
        let ended = list.finish();
        for fault in found.iter().filter_map(|read| read.as_ref().err()).chain(ended.as_ref().err()) {
            assert!((1..=lines).contains(&(fault.line as usize)) && fault.column > 0, "{fault}");
        }
        (found, ended)
    };
    if bytes.len() < crate::lists::MAX_RECORD / 2 {
        assert_eq!(read(7), read(1024), "the cut does not matter");
    } else {
        let _ = read(1024);
    }
}

/// Parses bytes as a list of players, and as the federation's list, without a panic; the players survive a round trip.
pub fn csv(bytes: &[u8]) {
    let text = trf::decode(bytes);
    let _ = csv::read_players(&text);
    let _ = federation::read_rated(&text);
    let (players, _) = federation::read(&text);
    let (again, _) = federation::read(&federation::write_csv(&players));
    assert_eq!(again, players, "a list once read stays as it is");
}

/// Parses bytes as a table, CSV or XLSX, without a panic; a table written as CSV is read back. Bytes that begin like XML are
/// the sheet of a workbook, because changed bytes in an archive are mostly found by its checksums.
pub fn table(bytes: &[u8]) {
    let packed = if bytes.starts_with(b"<") { sheet_of_workbook(bytes).unwrap_or_default() } else { bytes.to_vec() };
    if let Ok(table) = Table::read(&packed) {
        let again = Table::of_text(&table.csv());
        assert_eq!(again.map(|again| again.rows), Ok(table.rows), "a table once read stays as it is");
    }
}

fn sheet_of_workbook(sheet: &[u8]) -> std::io::Result<Vec<u8>> {
    const BOOK: &[u8] =
        br#"<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>"#;
    const PARTS: &[u8] =
        br#"<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>"#;
    const TEXTS: &[u8] = b"<sst><si><t>Name</t></si><si><t>Born</t></si></sst>";
    const STYLES: &[u8] = br#"<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>"#;
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let stored = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    for (name, body) in [
        ("xl/workbook.xml", BOOK),
        ("xl/_rels/workbook.xml.rels", PARTS),
        ("xl/sharedStrings.xml", TEXTS),
        ("xl/styles.xml", STYLES),
        ("xl/worksheets/sheet1.xml", sheet),
    ] {
        archive.start_file(name, stored)?;
        archive.write_all(body)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// Parses bytes as a tournament in JSON without a panic; the tournament survives a round trip.
pub fn json(bytes: &[u8]) {
    if let Ok(t) = json::read_tournament(&trf::decode(bytes)) {
        assert_eq!(json::read_tournament(&json::tournament(&t).to_string()), Ok(t));
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]
        #[test]
        fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            super::trf(&bytes);
            super::text_list(&bytes);
            super::xml_list(&bytes);
            super::csv(&bytes);
            super::json(&bytes);
            super::pairing_any(&bytes);
        }

        #[test]
        fn lines_that_look_like_players(
            rows in prop::collection::vec((0_u16..12, prop::collection::vec((0_u16..12, "[wb -]", "[10=WDL+HFUZ -]"), 0..5)), 0..10)
        ) {
            let mut text = String::from("012 Fuzz\n142 5\n152 W\n162  W 3.0    D 1.0\n250       1.0   1   2    1    4\n260   1   9    1    2\n");
            for (number, rounds) in rows {
                let _ = write!(text, "001 {number:>4}      {:<33} {:>4} {:>27}  0.0    1", "N", 1500, "");
                for (opponent, colour, result) in rounds {
                    let _ = write!(text, "  {opponent:>4} {colour} {result}");
                }
                text.push('\n');
            }
            super::trf(text.as_bytes());
            super::pairing(text.as_bytes());
        }
    }
}
