//! No answer of a transcript cites an article whose condition is false.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a test may fail")]

mod common;

use adoube_game::{ArbiterAct, GameAct, TimedAct, Transcript};
use adoube_laws::{Provision, ProvisionKind, provisions};
use common::conditions::{CONDITIONS, Case, ask};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn no_answer_cites_an_article_whose_condition_is_false() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut met = BTreeSet::new();
    let mut broken = Vec::new();
    for file in ["transcripts", "meetings", "variants"].iter().flat_map(|folder| common::files(&tests.join(folder))) {
        let text = std::fs::read_to_string(&file).unwrap();
        for edition in common::editions(&text) {
            let transcript = Transcript::parse(&common::in_edition(&text, edition)).unwrap();
            let mut game = transcript.game().unwrap();
            for event in transcript.events() {
                let mut before = game.clone();
                before.decide(&TimedAct { at: event.at, act: GameAct::Arbiter(ArbiterAct::ReadsBoard) }).unwrap();
                let answers = game.decide(event).unwrap();
                for answer in &answers {
                    let case =
                        Case { header: &transcript.header, before: &before, act: &event.act, answer, after: &game };
                    let (asked, wrong) = ask(&case);
                    met.extend(asked);
                    if let Some(article) = wrong {
                        broken.push(format!("{article}: {answer} to {event} in {}, {edition}", file.display()));
                    }
                }
            }
        }
    }
    assert!(broken.is_empty(), "{} broken:\n{}", broken.len(), broken.join("\n"));
    let never: Vec<String> = (0..CONDITIONS.len())
        .filter(|at| !met.contains(at))
        .map(|at| format!("{} {:?}", CONDITIONS[at].article, CONDITIONS[at].on))
        .collect();
    assert!(never.is_empty(), "no transcript meets {never:?}");
    let of = |provision: &&Provision| CONDITIONS.iter().any(|one| one.is_of(provision.article().number()));
    let covered: Vec<&Provision> = provisions().iter().filter(of).collect();
    let mechanical = covered.iter().filter(|provision| provision.kind() == ProvisionKind::Mechanical).count();
    println!("{} conditions, of {} provisions, {mechanical} of them mechanical", CONDITIONS.len(), covered.len());
    assert!(mechanical >= 110, "{mechanical}");
}
