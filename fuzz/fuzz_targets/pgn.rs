//! Any bytes are read as PGN, with faults or without; small buffers and cuts change nothing, and the written form reads
//! back.
#![no_main]

use adoube_notation::Style;
use adoube_notation::pgn::{Checker, Converter, Questions, START, PgnTotals, WrittenIn, check_chunk, convert_chunk, read};
use libfuzzer_sys::fuzz_target;
use std::io::Read;

/// Gives a few bytes at a time.
struct Drops<'a>(&'a [u8]);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.0.len().min(buffer.len()).min(53);
        let (now, later) = self.0.split_at(count);
        buffer[..count].copy_from_slice(now);
        self.0 = later;
        Ok(count)
    }
}

fn check(source: impl Read) -> (Vec<adoube_notation::pgn::GameReport>, PgnTotals) {
    let mut reports = Vec::new();
    let questions = Questions { are_dead: None, irregularities: true, claims: true };
    let mut checker = Checker::new(questions, |report| reports.push(report));
    read(source, &mut checker).expect("memory can be read");
    let totals = checker.totals;
    (reports, totals)
}

fuzz_target!(|bytes: &[u8]| {
    let whole = check(bytes);
    assert_eq!(whole, check(Drops(bytes)));
    for finding in whole.0.iter().flat_map(|report| &report.findings) {
        assert!(finding.place.offset <= bytes.len() as u64);
        assert!(!finding.what.sentence(adoube_words::Language::Basque).is_empty());
    }
    let mut converter = Converter::new(Style::PGN);
    read(bytes, &mut converter).expect("memory can be read");
    assert_eq!(converter.moves, whole.1.moves);
    let written = converter.take();
    check(written.as_bytes());
    // The second reading, in other letters.
    let questions = Questions {
        are_dead: Some(|positions| positions.iter().map(|p| Some(p.occupied().count() == 2)).collect()),
        ..Questions::default()
    };
    let (reports, totals) = check_chunk(bytes, START, questions, WrittenIn::EnglishOrFound);
    assert_eq!((totals.games, totals.moves), (whole.1.games, whole.1.moves));
    assert_eq!(totals.faults, reports.iter().map(|report| report.faults() as u64).sum::<u64>());
    let games = convert_chunk(bytes, START, Style::PGN, WrittenIn::EnglishOrFound);
    assert_eq!(games.len() as u64, totals.games);
});
