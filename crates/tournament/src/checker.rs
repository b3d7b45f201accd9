//! Checks a tournament: pairs every round again and reports each difference.

use adoube_laws::{Language, Text};

use crate::dutch::{Pair, RoundPairing};
use crate::model::{Bye, Colour, Entry, PlayerIx, Tournament};
use crate::system::{NotPaired, System, pair_round};

/// The result of checking a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The recorded pairing is the system's.
    Same,
    /// It is not.
    Differs {
        /// Pairs of the system that the record lacks.
        expected: Vec<Pair>,
        /// Pairs of the record that the system does not make.
        recorded: Vec<Pair>,
        /// The bye of the system and the recorded one, if they differ.
        bye: Option<(Option<PlayerIx>, Option<PlayerIx>)>,
    },
    /// The system finds no pairing.
    NoPairing(NotPaired),
}

/// A round checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundCheck {
    /// The round, from 1.
    pub round: usize,
    /// The verdict.
    pub verdict: Verdict,
}

impl RoundCheck {
    /// The finding in words, the first line with the verdict, then one line a difference.
    pub fn lines(&self, tournament: &Tournament, language: Language) -> Vec<String> {
        let number = |ix: PlayerIx| tournament.player(ix).map_or(0, |p| p.number);
        let list = |pairs: &[Pair]| {
            let one = |p: &Pair| format!("{}-{}", number(p.white), number(p.black));
            pairs.iter().map(one).collect::<Vec<_>>().join(", ")
        };
        match &self.verdict {
            Verdict::Same => vec![SAME.fill(language, &[("round", &self.round)])],
            Verdict::NoPairing(reason) => {
                vec![NO_PAIRING.fill(language, &[("round", &self.round), ("reason", &reason.sentence(language))])]
            }
            Verdict::Differs { expected, recorded, bye } => {
                let mut out = vec![DIFFERS.fill(language, &[("round", &self.round)])];
                if !expected.is_empty() || !recorded.is_empty() {
                    out.push(EXPECTED.fill(language, &[("pairs", &list(expected))]));
                    out.push(RECORDED.fill(language, &[("pairs", &list(recorded))]));
                }
                if let Some((ours, theirs)) = bye {
                    let name = |b: &Option<PlayerIx>| b.map_or_else(|| "0".to_owned(), |ix| number(ix).to_string());
                    out.push(BYES.fill(language, &[("expected", &name(ours)), ("recorded", &name(theirs))]));
                }
                out
            }
        }
    }
}

const SAME: Text = Text {
    ca: "ronda {round}: correcta",
    es: "ronda {round}: correcta",
    pt: "rodada {round}: correta",
    eu: "{round}. jardunaldia: zuzena",
    en: "round {round}: correct",
};
const DIFFERS: Text = Text {
    ca: "ronda {round}: diferent",
    es: "ronda {round}: diferente",
    pt: "rodada {round}: diferente",
    eu: "{round}. jardunaldia: desberdina",
    en: "round {round}: different",
};
const NO_PAIRING: Text = Text {
    ca: "ronda {round}: sense aparellament possible ({reason})",
    es: "ronda {round}: sin emparejamiento posible ({reason})",
    pt: "rodada {round}: sem emparceiramento possível ({reason})",
    eu: "{round}. jardunaldia: ez dago parekatze posiblerik ({reason})",
    en: "round {round}: no pairing possible ({reason})",
};
const EXPECTED: Text = Text {
    ca: "  esperat: {pairs}",
    es: "  esperado: {pairs}",
    pt: "  esperado: {pairs}",
    eu: "  espero zena: {pairs}",
    en: "  expected: {pairs}",
};
const RECORDED: Text = Text {
    ca: "  registrat: {pairs}",
    es: "  registrado: {pairs}",
    pt: "  registrado: {pairs}",
    eu: "  erregistratua: {pairs}",
    en: "  recorded: {pairs}",
};
const BYES: Text = Text {
    ca: "  descans: esperat {expected}, registrat {recorded}",
    es: "  descanso: esperado {expected}, registrado {recorded}",
    pt: "  isenção: esperada {expected}, registrada {recorded}",
    eu: "  atsedena: espero zena {expected}, erregistratua {recorded}",
    en: "  bye: expected {expected}, recorded {recorded}",
};

/// The pairing a record holds for a round (from 1).
pub fn recorded_pairing(tournament: &Tournament, round: usize) -> RoundPairing {
    let mut out = RoundPairing::default();
    for (i, player) in tournament.players.iter().enumerate() {
        let ix = PlayerIx(i as u32);
        match player.entries.get(round.wrapping_sub(1)) {
            Some(Entry::Bye(Bye::PairingAllocated)) => out.bye = Some(ix),
            Some(entry) => {
                if let (Some(black), Some(Colour::White)) = (entry.opponent(), entry.colour()) {
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
        Err(reason) => Verdict::NoPairing(reason),
        Ok(expected) => {
            let missing = |from: &RoundPairing, other: &RoundPairing| -> Vec<Pair> {
                from.pairs.iter().copied().filter(|p| !other.pairs.contains(p)).collect()
            };
            let lacking = missing(&expected, &recorded);
            let extra = missing(&recorded, &expected);
            let bye = (expected.bye != recorded.bye).then_some((expected.bye, recorded.bye));
            if lacking.is_empty() && extra.is_empty() && bye.is_none() {
                Verdict::Same
            } else {
                Verdict::Differs { expected: lacking, recorded: extra, bye }
            }
        }
    };
    RoundCheck { round, verdict }
}
