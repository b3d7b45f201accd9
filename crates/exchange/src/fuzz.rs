//! What fuzz targets call: bytes in, nothing out. A broken promise is a panic.

#![allow(clippy::missing_panics_doc)]

use adoube_tournament::dutch::{Edition, pair_round};
use adoube_tournament::tiebreaks::{EventKind, TieBreak, standings};

use crate::lists::{TextList, XmlList};
use crate::{csv, trf};

/// Any bytes are read as TRF without a panic, and what was read and written is read again the same.
pub fn trf(bytes: &[u8]) {
    let (document, _) = trf::read(&trf::decode(bytes));
    let text = document.write();
    let (again, _) = trf::read(&text);
    let rewritten = again.write();
    let differing = text.lines().zip(rewritten.lines()).find(|(a, b)| a != b);
    assert!(rewritten == text, "a file once written stays as it is: {differing:?}");
    let first = document.tournament().tournament;
    let _ = trf::from_tournament(&first, trf::Form::Trf26, None, None).write();
}

/// A tournament read from any bytes is paired and ranked without a panic.
pub fn pairing(bytes: &[u8]) {
    let (document, _) = trf::read(&trf::decode(bytes));
    let t = document.tournament().tournament;
    if t.players.len() > 60 {
        return;
    }
    let rounds = t.paired_rounds();
    let list = TieBreak::list("BH/C1,BH,SB/C1,DE,FB/M1,AOB/F,TPR,PTP,APPO,KS,STD,PS/C2").unwrap_or_default();
    let rows = standings(&t, rounds, EventKind::Swiss, &list).rows;
    assert_eq!(rows.len(), t.players.len(), "everybody is ranked once");
    if let Ok(pairing) = pair_round(&t, rounds + 1, Edition::Fide2026) {
        let mut seen = vec![false; t.players.len()];
        for ix in pairing.pairs.iter().flat_map(|p| [p.white, p.black]).chain(pairing.bye) {
            assert!(!std::mem::replace(&mut seen[ix.index()], true), "nobody is paired twice");
        }
    }
}

/// Any bytes are read as a text list without a panic.
pub fn text_list(bytes: &[u8]) {
    let text = trf::decode(bytes);
    let mut lines = text.lines();
    if let Some(Ok(mut list)) = lines.next().map(TextList::new) {
        for line in lines {
            let _ = list.read(line);
        }
    }
}

/// Any bytes are read as an XML list without a panic; cutting them differently changes nothing.
pub fn xml_list(bytes: &[u8]) {
    let read = |size: usize| {
        let mut list = XmlList::new();
        let mut found = Vec::new();
        for piece in bytes.chunks(size) {
            list.feed(piece, |p| found.push(p.ok()));
        }
        found
    };
    if bytes.len() < crate::lists::MAX_RECORD / 2 {
        assert_eq!(read(7), read(1024), "the cut does not matter");
    } else {
        let _ = read(1024);
    }
}

/// Any bytes are read as a list of players without a panic.
pub fn csv(bytes: &[u8]) {
    let _ = csv::read_players(&trf::decode(bytes));
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
