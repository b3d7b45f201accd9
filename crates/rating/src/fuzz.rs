//! Entry points of the fuzz targets: they take any bytes and panic if a property is violated.

#![allow(clippy::missing_panics_doc)]

use adoube_laws::Date;
use adoube_words::Language;

use crate::fide::Tempo;
use crate::games::PeriodGames;
use crate::list::{self, RatingList};
use crate::period::{ListFileFormat, PeriodSystem, RatingDetail, compute, detail};

/// Parses bytes as a list and as games of its players. Parsed input is rated without a panic and within bounds, and the
/// written list parses back with the same ratings.
pub fn rating_list(bytes: &[u8]) {
    // A list, an empty line, and games.
    let cut = bytes.windows(2).position(|two| two == b"\n\n").map_or(bytes.len(), |at| at + 1);
    let (first, second) = bytes.split_at(cut);
    let _ = list::copy(first, &mut std::io::sink());
    let read = match RatingList::read(first, &mut |_| {}) {
        Ok(read) => read,
        Err(fault) => {
            assert!(fault.line > 0 && fault.column > 0 && !fault.sentence(Language::Basque).is_empty());
            return;
        }
    };
    let second = second.strip_prefix(b"\n").unwrap_or(second);
    let games = PeriodGames::read(second, &read, &mut |_| {}).unwrap_or_default();
    let date = Date::parse("2026-07-01");
    for system in [PeriodSystem::Fce, PeriodSystem::Fide(Tempo::Standard), PeriodSystem::Fide(Tempo::Blitz)] {
        let period = compute(&read, &games, system, date, &mut |_| {});
        let mut out = Vec::new();
        assert!(period.write(ListFileFormat::Csv, &mut out, &mut |_| {}).is_ok(), "memory can be written");
        assert!(period.write(ListFileFormat::Text, &mut std::io::sink(), &mut |_| {}).is_ok(), "memory can be written");
        let again = RatingList::read(&out, &mut |_| {});
        let again = again.map_err(|fault| format!("{fault} in {:?}", String::from_utf8_lossy(&out)));
        assert_eq!(again.as_ref().err(), None, "what is written reads back");
        for (row, next) in read.rows().iter().zip(&period.next) {
            let found = again.as_ref().ok().and_then(|again| again.rows().get(again.find(row.id)?));
            assert_eq!(found.map(|row| row.rating), Some(next.rating), "the same ratings");
        }
        for row in 0..read.rows().len().min(4) {
            let worked = detail(&read, &games, system, date, row);
            assert!(worked.is_some(), "everybody has an explanation");
            let next = period.next.get(row).map(|next| next.rating);
            if let Some(RatingDetail::Fce(worked)) = worked {
                assert_eq!(Some(worked.published()), next, "the explanation comes to the same rating");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]
        #[test]
        fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            super::rating_list(&bytes);
        }

        #[test]
        fn lines_that_look_like_lists(
            rows in prop::collection::vec((0_u32..9, "[123PM]?", 0_u16..4200, "(2026-0[1-9]:[0-9]:[0-9].5:[0-9]{4})?", "\"?[a-z,]{0,3}\"?"), 0..8),
            games in prop::collection::vec((0_u32..9, 0_u32..9, "(1-0|0-1|1/2|[+]-|--|x)", "[AB]", "(team|open|private|)"), 0..12),
        ) {
            let mut text = String::from("id,category,rating,kept,name\n");
            for (id, category, rating, kept, name) in rows {
                let _ = writeln!(text, "{id},{category},{rating},{kept},{name}");
            }
            text.push_str("\nevent,kind,white,black,result\n");
            for (white, black, result, event, kind) in games {
                let _ = writeln!(text, "{event},{kind},{white},{black},{result}");
            }
            super::rating_list(text.as_bytes());
        }
    }
}
