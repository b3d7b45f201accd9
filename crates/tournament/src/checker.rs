//! Checks a tournament: pairs every round again and reports each difference.

use adoube_words::Language;

use crate::dutch::{Pair, RoundPairing};
use crate::model::{Bye, Color, PlayerIx, RoundEntry, Tournament};
use crate::system::{RoundPairingError, System, pair_round};
use crate::words::checks;

/// The result of checking a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RoundVerdict {
    /// The recorded pairing agrees with the system's.
    Same,
    /// The recorded pairing differs.
    Differs {
        /// Pairs of the system that the record lacks.
        expected: Vec<Pair>,
        /// Pairs of the record that the system would not make.
        recorded: Vec<Pair>,
        /// The bye of the system and the recorded one, if they differ.
        bye: Option<(Option<PlayerIx>, Option<PlayerIx>)>,
    },
    /// The system finds no pairing.
    NoPairing(RoundPairingError),
}

/// The check of one round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundCheck {
    /// The round, from 1.
    pub round: usize,
    /// The verdict.
    pub verdict: RoundVerdict,
}

impl RoundCheck {
    /// Returns the finding as text: first the verdict, then one line per difference.
    pub fn lines(&self, tournament: &Tournament, language: Language) -> Vec<String> {
        let number = |ix: PlayerIx| tournament.player(ix).map_or(0, |p| p.number);
        let list = |pairs: &[Pair]| {
            let one = |p: &Pair| format!("{}-{}", number(p.white), number(p.black));
            pairs.iter().map(one).collect::<Vec<_>>().join(", ")
        };
        match &self.verdict {
            RoundVerdict::Same => vec![checks::SAME.fill(language, &[("round", &self.round)])],
            RoundVerdict::NoPairing(reason) => {
                vec![
                    checks::NO_PAIRING
                        .fill(language, &[("round", &self.round), ("reason", &reason.sentence(language))]),
                ]
            }
            RoundVerdict::Differs { expected, recorded, bye } => {
                let mut out = vec![checks::DIFFERS.fill(language, &[("round", &self.round)])];
                if !expected.is_empty() || !recorded.is_empty() {
                    out.push(checks::EXPECTED.fill(language, &[("pairs", &list(expected))]));
                    out.push(checks::RECORDED.fill(language, &[("pairs", &list(recorded))]));
                }
                if let Some((ours, theirs)) = bye {
                    let name = |b: &Option<PlayerIx>| b.map_or_else(|| "0".to_owned(), |ix| number(ix).to_string());
                    out.push(checks::BYES.fill(language, &[("expected", &name(ours)), ("recorded", &name(theirs))]));
                }
                out
            }
        }
    }
}

/// Returns the recorded pairing of a round (from 1).
pub fn recorded_pairing(tournament: &Tournament, round: usize) -> RoundPairing {
    let mut out = RoundPairing::default();
    for (i, player) in tournament.players.iter().enumerate() {
        let ix = PlayerIx(i as u32);
        match player.entries.get(round.wrapping_sub(1)) {
            Some(RoundEntry::Bye(Bye::PairingAllocated)) => out.bye = Some(ix),
            Some(entry) => {
                if let (Some(black), Some(Color::White)) = (entry.opponent(), entry.colour()) {
                    out.pairs.push(Pair { white: ix, black });
                }
            }
            None => {}
        }
    }
    out
}

/// Checks all paired rounds.
pub fn check(tournament: &Tournament, system: System) -> Vec<RoundCheck> {
    (1..=tournament.paired_rounds()).map(|round| check_round(tournament, round, system)).collect()
}

/// Checks one round (from 1).
pub fn check_round(tournament: &Tournament, round: usize, system: System) -> RoundCheck {
    let recorded = recorded_pairing(tournament, round);
    let verdict = match pair_round(tournament, round, system) {
        Err(reason) => RoundVerdict::NoPairing(reason),
        Ok(expected) => {
            let missing = |from: &RoundPairing, other: &RoundPairing| -> Vec<Pair> {
                from.pairs.iter().copied().filter(|p| !other.pairs.contains(p)).collect()
            };
            let lacking = missing(&expected, &recorded);
            let extra = missing(&recorded, &expected);
            let bye = (expected.bye != recorded.bye).then_some((expected.bye, recorded.bye));
            if lacking.is_empty() && extra.is_empty() && bye.is_none() {
                RoundVerdict::Same
            } else {
                RoundVerdict::Differs { expected: lacking, recorded: extra, bye }
            }
        }
    };
    RoundCheck { round, verdict }
}
