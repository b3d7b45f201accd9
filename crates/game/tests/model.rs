//! Pairs and triples of acts in every class of state; the model is in `common/model.rs`. `ADOUBE_SEQUENCES=1000000`
//! sets the number of sequences.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod common;

#[test]
fn pairs_and_triples_of_acts_keep_the_articles() {
    let asked = std::env::var("ADOUBE_SEQUENCES").ok().and_then(|text| text.parse().ok());
    let sequences = asked.unwrap_or(common::SEQUENCES);
    let (states, pairs) = common::model::explore(sequences);
    println!("{states} states, {sequences} sequences, {} pairs of provisions met", pairs.len());
    assert!(pairs.len() > 800, "{}", pairs.len());
}
