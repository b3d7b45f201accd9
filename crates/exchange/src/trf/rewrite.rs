//! Converts documents between TRF16 and TRF26.

use super::interpret::Interpretation;
use super::produce::{TrfVersion, from_tournament};
use super::record::{Document, Record};

/// Records that are generated from the interpretation.
const MADE: [&str; 23] = [
    "012", "062", "072", "142", "152", "162", "192", "240", "250", "260", "299", "XXR", "XXC", "XXA", "XXP", "XXZ",
    "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU",
];
/// Records of older programs that TRF26 replaces with its own.
const OLD: [&str; 12] = ["XXR", "XXC", "XXA", "XXP", "XXZ", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"];
/// Generated records that TRF16 does not have.
const NEW: [&str; 8] = ["142", "152", "162", "192", "240", "250", "260", "299"];
/// Other records that only TRF26 has.
const ONLY_26: [&str; 13] = ["172", "182", "202", "212", "222", "300", "310", "320", "330", "352", "362", "801", "802"];

/// Returns whether a document already has a form, so that it is left unchanged.
fn has_form(document: &Document, meaning: &Interpretation, form: TrfVersion) -> bool {
    let has = |codes: &[&str]| {
        let one =
            |(_, record): &(u32, Record)| matches!(record, Record::Line { code, .. } if codes.contains(&code.as_str()));
        document.records.iter().any(one)
    };
    match form {
        TrfVersion::Trf26 => has(&["142", "192"]) && !has(&OLD) && (meaning.code.is_none() || has(&["192"])),
        TrfVersion::Trf16 => !has(&ONLY_26) && !has(&NEW),
    }
}

/// Converts a document to a form, and returns it with the number of lines that had to be dropped. Records that the
/// interpretation does not use (place, dates, arbiters, teams, national ratings) are kept; so are the final ranks.
pub fn rewrite(document: &Document, meaning: &Interpretation, form: TrfVersion) -> (Document, usize) {
    if has_form(document, meaning, form) {
        return (document.clone(), 0);
    }
    let tournament = &meaning.tournament;
    let mut ranks: Vec<(u16, Option<u16>)> = document.players().map(|p| (p.number, p.rank)).collect();
    ranks.sort_by_key(|(number, _)| *number);
    ranks.dedup_by_key(|(number, _)| *number);
    let ranks: Option<Vec<u16>> = ranks.into_iter().map(|(_, rank)| rank).collect();
    let code = meaning.code.as_ref().map(|code| code.0.as_str());
    let mut made = from_tournament(tournament, form, code, ranks.as_deref());
    let mut lost = usize::from(form == TrfVersion::Trf16 && code.is_some());
    let mut before = Vec::new();
    let mut after = Vec::new();
    let mut players_seen = false;
    for (_, record) in &document.records {
        let Record::Line { code, text } = record else {
            players_seen = true;
            continue;
        };
        let old_code = code == "092" && meaning.code.as_ref().is_some_and(|c| text.ends_with(&c.0));
        if MADE.contains(&code.as_str()) || (old_code && form == TrfVersion::Trf26) {
            continue;
        }
        if form == TrfVersion::Trf16 && ONLY_26.contains(&code.as_str()) {
            lost += 1;
            continue;
        }
        let place = if players_seen { &mut after } else { &mut before };
        place.push((0, record.clone()));
    }
    let at = usize::from(!tournament.name.is_empty());
    made.records.splice(at..at, before);
    made.records.extend(after);
    made.line_end = document.line_end;
    (made, lost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf::read;

    #[test]
    fn what_is_not_made_anew_stays_and_what_has_no_place_is_counted() {
        let text = "012 Open\n022 Barcelona\n042 2026/03/01\n102 An Arbiter\n142 3\n152 B\n192 FIDE_DUTCH_2026\n\
                    212 BH/C1,BH\n001    1      Anna                              2000                             0.0    1\n\
                    001    2      Berta                             1900                             0.0    2\n\
                    013 Team                                1    2\n";
        let (document, faults) = read(text);
        assert_eq!(faults, []);
        let meaning = document.tournament();
        let (old, lost) = rewrite(&document, &meaning, TrfVersion::Trf16);
        let out = old.write();
        for kept in ["022 Barcelona", "042 2026/03/01", "102 An Arbiter", "XXR 3", "XXC black1", "013 Team"] {
            assert!(out.contains(kept), "{kept}\n{out}");
        }
        assert_eq!(lost, 2, "the system and the tie-breaks");
        let (back, none) = rewrite(&document, &meaning, TrfVersion::Trf26);
        assert_eq!((none, back.tournament().tournament), (0, meaning.tournament));
        let once = back.write();
        let (again, _) = rewrite(&back, &back.tournament(), TrfVersion::Trf26);
        assert_eq!(again.write(), once);
        assert!(once.contains("192 FIDE_DUTCH_2026") && once.contains("212 BH/C1,BH"), "{once}");
    }
}
