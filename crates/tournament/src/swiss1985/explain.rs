//! Why these pairings, by the rules of 1985: for each pair the rule that made it, who was passed over and why, and the
//! rule of the colours (Swiss 1.2-5.4).

use adoube_laws::{Language, Text};

use crate::model::{Colour, PlayerIx, Tournament};
use crate::points::Points;

use super::search::{Table, by_score, middle_score};
use super::{ColourReason, Entrant, NoPairing1985, Readings, entrants, pair_entrants};

/// How many players passed over are named for a pair.
const NAMED: usize = 3;

/// A round as it is explained.
struct Case<'a> {
    tournament: &'a Tournament,
    field: Vec<Entrant>,
    table: Table,
    groups: Vec<(Points, Vec<usize>)>,
    /// The middle group's score from the middle round on (4.1).
    middle: Option<Points>,
    readings: Readings,
    language: Language,
}

/// Explains the pairing of a round (from 1), a line a statement.
///
/// # Errors
/// [`NoPairing1985`] if there is no pairing to explain.
pub fn explain_round(
    tournament: &Tournament,
    round: usize,
    readings: Readings,
    language: Language,
) -> Result<Vec<String>, NoPairing1985> {
    let rounds = tournament.rounds.map_or(round, usize::from);
    let mut field = entrants(tournament, round, readings);
    field.sort_by_key(|e| e.rank);
    let first = tournament.initial_colour.unwrap_or(Colour::White);
    let result = pair_entrants(&field, round, rounds, first, readings)?;
    let table = Table::new(&field, &readings);
    let at = |rank: u16| field.iter().position(|e| e.rank == rank).unwrap_or(0);
    let rests = result.rests.map(at);
    let pairs: Vec<(usize, usize, ColourReason)> = result.pairs.iter().map(|(w, b, c)| (at(*w), at(*b), *c)).collect();
    let players: Vec<usize> = (0..field.len()).filter(|p| Some(*p) != rests).collect();
    let groups = by_score(&table, &players);
    let middle = (round > rounds / 2).then(|| middle_score(&groups, round, readings.middle));
    let case = Case { tournament, field, table, groups, middle, readings, language };
    let mut out = vec![match middle {
        None => FROM_THE_TOP.fill(language, &[("round", &round)]),
        Some(score) => FROM_BOTH_ENDS.fill(language, &[("round", &round), ("score", &score)]),
    }];
    if let Some(rests) = rests {
        case.rest(rests, &mut out);
    }
    for (white, black, reason) in &pairs {
        case.pair(*white, *black, *reason, &pairs, &mut out);
    }
    Ok(out)
}

impl Case<'_> {
    fn name(&self, place: usize) -> String {
        let rank = self.field.get(place).map_or(0, |e| e.rank);
        let player = self.tournament.find(rank).and_then(|ix: PlayerIx| self.tournament.player(ix));
        player.map_or_else(String::new, |p| format!("{} {}", p.number, p.name).trim().to_owned())
    }

    fn score(&self, place: usize) -> Points {
        self.field.get(place).map_or(Points::ZERO, |e| e.score)
    }

    fn natives(&self, score: Points) -> &[usize] {
        self.groups.iter().find(|(s, _)| *s == score).map_or(&[], |(_, natives)| natives)
    }

    /// 1.3: who rests, and those below him who do not.
    fn rest(&self, rests: usize, out: &mut Vec<String>) {
        out.push(RESTS.fill(self.language, &[("player", &self.name(rests)), ("score", &self.score(rests))]));
        let key = |p: &usize| (self.score(*p), std::cmp::Reverse(*p));
        let mut before: Vec<usize> = (0..self.field.len()).filter(|p| key(p) < key(&rests)).collect();
        before.sort_by_key(key);
        for other in before.into_iter().take(NAMED) {
            let rested = self.field.get(other).is_some_and(|e| e.rested);
            let why = if rested { HAS_RESTED } else { REST_FAILS };
            let reason = why.get(self.language);
            out.push(NOT_RESTING.fill(self.language, &[("other", &self.name(other)), ("reason", &reason)]));
        }
    }

    fn pair(
        &self,
        white: usize,
        black: usize,
        reason: ColourReason,
        pairs: &[(usize, usize, ColourReason)],
        out: &mut Vec<String>,
    ) {
        let (high, low) = (white.min(black), white.max(black));
        let (rule, leader, candidates) =
            if self.score(high) == self.score(low) { self.within(high, low, pairs) } else { self.across(high, low) };
        let colours = self.colours(reason);
        out.push(PAIR.fill(
            self.language,
            &[("white", &self.name(white)), ("black", &self.name(black)), ("rule", &rule), ("colours", &colours)],
        ));
        let chosen = if leader == high { low } else { high };
        for other in candidates.into_iter().take_while(|c| *c != chosen).take(NAMED) {
            let why = self.why_not(leader, other, pairs);
            out.push(NOT_MEETING.fill(
                self.language,
                &[("player", &self.name(leader)), ("other", &self.name(other)), ("reason", &why)],
            ));
        }
    }

    fn why_not(&self, one: usize, other: usize, pairs: &[(usize, usize, ColourReason)]) -> String {
        let (Some(a), Some(b)) = (self.field.get(one), self.field.get(other)) else { return String::new() };
        if a.met.contains(&b.rank) || b.met.contains(&a.rank) {
            return MET.get(self.language).to_owned();
        }
        if !self.table.ok(one, other) {
            return SAME_COLOUR.get(self.language).to_owned();
        }
        let place = |p: usize| pairs.iter().find(|(w, b, _)| *w == p || *b == p);
        let partner = place(other).map(|(w, b, _)| if *w == other { *b } else { *w });
        match partner {
            Some(p) if self.score(p) > self.score(one) || (self.score(p) == self.score(one) && p < one) => {
                TAKEN.fill(self.language, &[("partner", &self.name(p))])
            }
            _ => REST_FAILS.get(self.language).to_owned(),
        }
    }

    /// 2.3, 2.4, 3.2: two of one group.
    fn within(&self, high: usize, low: usize, pairs: &[(usize, usize, ColourReason)]) -> (String, usize, Vec<usize>) {
        let score = self.score(high);
        let inside = |p: &usize| {
            let partner = pairs.iter().find_map(|(w, b, _)| match *p {
                x if x == *w => Some(*b),
                x if x == *b => Some(*w),
                _ => None,
            });
            partner.is_some_and(|other| self.score(other) == score)
        };
        let natives: Vec<usize> = self.natives(score).iter().copied().filter(inside).collect();
        let half = natives.len() / 2;
        let place = |p: usize| natives.iter().position(|n| *n == p).unwrap_or(0);
        let (at, opposite) = (place(high), place(low));
        let rule = if at < half && opposite == at + half {
            HALVES.fill(self.language, &[("score", &score), ("place", &(at + 1))])
        } else if at < half && opposite >= half {
            REPLACED.fill(self.language, &[("score", &score), ("place", &(at + 1))])
        } else if opposite < half {
            UPPER.fill(self.language, &[("score", &score)])
        } else {
            LOWER.fill(self.language, &[("score", &score)])
        };
        let lower = natives.iter().copied().skip(half).filter(|p| *p > high);
        let upper = natives.iter().copied().take(half).rev().filter(|p| *p > high && at < half);
        // Players ahead of the natural opponent were for the predecessors to take.
        let from = if at < half { natives.get(at + half).copied().unwrap_or(low).min(low) } else { 0 };
        (rule, high, lower.filter(|p| *p >= from).chain(upper).collect())
    }

    /// 1.5, 2.5, 3.4, 4.1: two of different groups.
    fn across(&self, high: usize, low: usize) -> (String, usize, Vec<usize>) {
        let (better, worse) = if self.score(high) >= self.score(low) { (high, low) } else { (low, high) };
        let below = self.middle.is_some_and(|m| self.score(worse) < m);
        let index = |score: Points| self.groups.iter().position(|(s, _)| *s == score).unwrap_or(0);
        let next_below = self.groups.get(index(self.score(worse)) + 1).map_or(&[][..], |(_, n)| n);
        let alone = |p: usize| !self.table.any_ok(p, self.natives(self.score(p)));
        let rises_by_2_5 = self.readings.rule_2_5
            && !below
            && !next_below.is_empty()
            && alone(worse)
            && !self.table.any_ok(worse, next_below);
        let (mover, stays, text) = if rises_by_2_5 {
            (worse, better, RISES_2_5)
        } else if below && self.middle.is_some_and(|m| self.score(better) <= m) {
            (worse, better, if alone(worse) { RISES_ALONE } else { RISES })
        } else {
            (better, worse, if alone(better) { DROPS_ALONE } else { DROPS })
        };
        let rule = text.fill(
            self.language,
            &[("player", &self.name(mover)), ("from", &self.score(mover)), ("to", &self.score(stays))],
        );
        let mut natives = self.natives(self.score(stays)).to_vec();
        if mover == worse {
            natives.reverse();
        }
        (rule, mover, natives)
    }

    fn colours(&self, reason: ColourReason) -> String {
        match reason {
            ColourReason::FirstRound => FIRST_ROUND.get(self.language).to_owned(),
            ColourReason::ThreeRunning => RUNNING.get(self.language).to_owned(),
            ColourReason::Alternation(back) => ALTERNATION.fill(self.language, &[("back", &back)]),
            ColourReason::HigherRanked => HIGHER_RANKED.get(self.language).to_owned(),
        }
    }
}

const FROM_THE_TOP: Text = Text {
    ca: "Ronda {round}: els grups s'aparellen de dalt a baix.",
    es: "Ronda {round}: los grupos se emparejan de arriba abajo.",
    pt: "Rodada {round}: os grupos são emparceirados de cima para baixo.",
    eu: "{round}. jardunaldia: taldeak goitik behera parekatzen dira.",
    en: "Round {round}: the groups are paired from the top down.",
};
const FROM_BOTH_ENDS: Text = Text {
    ca: "Ronda {round}: des de dalt i des de baix fins al grup del mig, de {score} punts, que va l'últim (4.1).",
    es: "Ronda {round}: desde arriba y desde abajo hasta el grupo medio, de {score} puntos, que va el último (4.1).",
    pt: "Rodada {round}: de cima e de baixo até o grupo do meio, de {score} pontos, que é o último (4.1).",
    eu: "{round}. jardunaldia: goitik eta behetik erdiko talderaino, {score} puntukoa, azkena dena (4.1).",
    en: "Round {round}: from the top and from the bottom to the middle group, that of {score} points, which comes last (4.1).",
};
const RESTS: Text = Text {
    ca: "{player} descansa: és l'últim de la puntuació més baixa, {score}, que no ha descansat (1.3)",
    es: "{player} descansa: es el último de la puntuación más baja, {score}, que no ha descansado (1.3)",
    pt: "{player} folga: é o último da pontuação mais baixa, {score}, que ainda não folgou (1.3)",
    eu: "{player} atsedenean: puntuazio baxueneko ({score}) azkena da, atsedenik izan ez duena (1.3)",
    en: "{player} rests: the lowest of the lowest score, {score}, who has not rested (1.3)",
};
const NOT_RESTING: Text = Text {
    ca: "  no {other}: {reason}",
    es: "  no {other}: {reason}",
    pt: "  não {other}: {reason}",
    eu: "  {other} ez: {reason}",
    en: "  not {other}: {reason}",
};
const HAS_RESTED: Text = Text {
    ca: "ja ha descansat (1.3)",
    es: "ya ha descansado (1.3)",
    pt: "já folgou (1.3)",
    eu: "atsedena izan du jada (1.3)",
    en: "has rested before (1.3)",
};
const REST_FAILS: Text = Text {
    ca: "els altres no es podrien aparellar tan bé (3.1, 3.3)",
    es: "los demás no se podrían emparejar igual de bien (3.1, 3.3)",
    pt: "os demais não poderiam ser emparceirados tão bem (3.1, 3.3)",
    eu: "besteak ezingo lirateke hain ondo parekatu (3.1, 3.3)",
    en: "the others could not be paired as well (3.1, 3.3)",
};
const TAKEN: Text = Text {
    ca: "és el contrincant de {partner}, que va abans (3.2)",
    es: "es el contrincante de {partner}, que va antes (3.2)",
    pt: "é o adversário de {partner}, que vem antes (3.2)",
    eu: "{partner} jokalariaren aurkaria da, aurretik doana (3.2)",
    en: "is the opponent of {partner}, who comes first (3.2)",
};
const MET: Text = Text {
    ca: "ja s'han enfrontat (1.2)",
    es: "ya se han enfrentado (1.2)",
    pt: "já se enfrentaram (1.2)",
    eu: "elkarren aurka jokatu dute jada (1.2)",
    en: "they have met (1.2)",
};
const SAME_COLOUR: Text = Text {
    ca: "tots dos han de portar el mateix color (5.4)",
    es: "ambos deben llevar el mismo color (5.4)",
    pt: "ambos devem ter a mesma cor (5.4)",
    eu: "biek kolore bera behar dute (5.4)",
    en: "both must have the same colour (5.4)",
};
const PAIR: Text = Text {
    ca: "{white} (blanques) - {black}: {rule}. Colors: {colours}",
    es: "{white} (Blanco) - {black}: {rule}. Colores: {colours}",
    pt: "{white} (brancas) - {black}: {rule}. Cores: {colours}",
    eu: "{white} (zuriak) - {black}: {rule}. Koloreak: {colours}",
    en: "{white} (White) - {black}: {rule}. Colours: {colours}",
};
const NOT_MEETING: Text = Text {
    ca: "  {player} no juga amb {other}: {reason}",
    es: "  {player} no juega con {other}: {reason}",
    pt: "  {player} não joga com {other}: {reason}",
    eu: "  {player} ez da {other} jokalariaren aurka ari: {reason}",
    en: "  {player} does not meet {other}: {reason}",
};
const HALVES: Text = Text {
    ca: "número {place} de cada meitat del grup de {score} punts (2.3, 2.4)",
    es: "número {place} de cada mitad del grupo de {score} puntos (2.3, 2.4)",
    pt: "número {place} de cada metade do grupo de {score} pontos (2.3, 2.4)",
    eu: "{score} puntuko taldearen erdi bakoitzeko {place}.a (2.3, 2.4)",
    en: "number {place} of each half of the group with {score} points (2.3, 2.4)",
};
const REPLACED: Text = Text {
    ca: "número {place} de la meitat alta del grup de {score} punts, amb el següent possible de la baixa (3.2)",
    es: "número {place} de la mitad alta del grupo de {score} puntos, con el siguiente posible de la baja (3.2)",
    pt: "número {place} da metade alta do grupo de {score} pontos, com o seguinte possível da baixa (3.2)",
    eu: "{score} puntuko taldearen goiko erdiko {place}.a, beheko erdiko hurrengo posiblearekin (3.2)",
    en: "number {place} of the upper half of the group with {score} points, with the next possible of the lower (3.2)",
};
const UPPER: Text = Text {
    ca: "tots dos de la meitat alta del grup de {score} punts: la baixa no oferia ningú (3.2)",
    es: "ambos de la mitad alta del grupo de {score} puntos: la baja no ofrecía a nadie (3.2)",
    pt: "ambos da metade alta do grupo de {score} pontos: a baixa não oferecia ninguém (3.2)",
    eu: "biak {score} puntuko taldearen goiko erdikoak: behekoak ez zuen inor eskaintzen (3.2)",
    en: "both of the upper half of the group with {score} points: the lower offered nobody (3.2)",
};
const LOWER: Text = Text {
    ca: "els que quedaven de la meitat baixa del grup de {score} punts (3.2)",
    es: "los que quedaban de la mitad baja del grupo de {score} puntos (3.2)",
    pt: "os que restavam da metade baixa do grupo de {score} pontos (3.2)",
    eu: "{score} puntuko taldearen beheko erdian geratzen zirenak (3.2)",
    en: "what was left of the lower half of the group with {score} points (3.2)",
};
const DROPS: Text = Text {
    ca: "{player} baixa del grup de {from} al de {to} i hi juga amb el primer possible (1.5)",
    es: "{player} baja del grupo de {from} al de {to} y juega con el primero posible (1.5)",
    pt: "{player} desce do grupo de {from} ao de {to} e joga com o primeiro possível (1.5)",
    eu: "{player} {from} puntuko taldetik {to}(e)ko taldera jaisten da eta lehen posiblearekin jokatzen du (1.5)",
    en: "{player} drops from the group with {from} to that with {to} and meets its highest possible player (1.5)",
};
const DROPS_ALONE: Text = Text {
    ca: "{player} no té cap contrincant al seu grup de {from} i baixa al de {to} (3.4)",
    es: "{player} no tiene contrincante en su grupo de {from} y baja al de {to} (3.4)",
    pt: "{player} não tem adversário no seu grupo de {from} e desce ao de {to} (3.4)",
    eu: "{player} jokalariak ez du aurkaririk {from} puntuko bere taldean eta {to}(e)ko taldera jaisten da (3.4)",
    en: "{player} has no opponent in the group with {from} and drops to that with {to} (3.4)",
};
const RISES: Text = Text {
    ca: "{player} puja del grup de {from} al de {to} i hi juga amb l'últim possible (1.5, 4.1)",
    es: "{player} sube del grupo de {from} al de {to} y juega con el último posible (1.5, 4.1)",
    pt: "{player} sobe do grupo de {from} ao de {to} e joga com o último possível (1.5, 4.1)",
    eu: "{player} {from} puntuko taldetik {to}(e)ko taldera igotzen da eta azken posiblearekin jokatzen du (1.5, 4.1)",
    en: "{player} rises from the group with {from} to that with {to} and meets its lowest possible player (1.5, 4.1)",
};
const RISES_ALONE: Text = Text {
    ca: "{player} no té cap contrincant al seu grup de {from} i puja al de {to} (3.4, 4.1)",
    es: "{player} no tiene contrincante en su grupo de {from} y sube al de {to} (3.4, 4.1)",
    pt: "{player} não tem adversário no seu grupo de {from} e sobe ao de {to} (3.4, 4.1)",
    eu: "{player} jokalariak ez du aurkaririk {from} puntuko bere taldean eta {to}(e)ko taldera igotzen da (3.4, 4.1)",
    en: "{player} has no opponent in the group with {from} and rises to that with {to} (3.4, 4.1)",
};
const RISES_2_5: Text = Text {
    ca: "{player} no té cap contrincant al seu grup de {from} ni al següent i puja al de {to} (2.5)",
    es: "{player} no tiene contrincante en su grupo de {from} ni en el siguiente y sube al de {to} (2.5)",
    pt: "{player} não tem adversário no seu grupo de {from} nem no seguinte e sobe ao de {to} (2.5)",
    eu: "{player} jokalariak ez du aurkaririk {from} puntuko bere taldean ezta hurrengoan ere, eta {to}(e)ko taldera igotzen da (2.5)",
    en: "{player} has no opponent in the group with {from} nor in the next and rises to that with {to} (2.5)",
};
const FIRST_ROUND: Text = Text {
    ca: "primera ronda, pel sorteig del número 1 (5.2)",
    es: "primera ronda, por el sorteo del número 1 (5.2)",
    pt: "primeira rodada, pelo sorteio do número 1 (5.2)",
    eu: "lehen jardunaldia, 1 zenbakiaren zozketaz (5.2)",
    en: "first round, by the lot of number 1 (5.2)",
};
const RUNNING: Text = Text {
    ca: "massa colors iguals seguits (5.4)",
    es: "demasiados colores iguales seguidos (5.4)",
    pt: "cores iguais demais em sequência (5.4)",
    eu: "kolore berdin gehiegi jarraian (5.4)",
    en: "too many equal colours running (5.4)",
};
const ALTERNATION: Text = Text {
    ca: "alternança; difereixen {back} partida(es) enrere (5.3)",
    es: "alternancia; difieren {back} partida(s) atrás (5.3)",
    pt: "alternância; diferem {back} partida(s) antes (5.3)",
    eu: "txandakatzea; {back} partida lehenago desberdin (5.3)",
    en: "alternation; they differ {back} game(s) back (5.3)",
};
const HIGHER_RANKED: Text = Text {
    ca: "historials iguals: el de més rang iguala els seus (5.4)",
    es: "historiales iguales: el de mayor rango iguala los suyos (5.4)",
    pt: "históricos iguais: o de maior posto equilibra as suas (5.4)",
    eu: "historia berdinak: maila handienekoak bereak orekatzen ditu (5.4)",
    en: "identical histories: the higher-ranked levels his own (5.4)",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_has_the_same_places_in_every_language() {
        let all = [
            FROM_THE_TOP,
            FROM_BOTH_ENDS,
            RESTS,
            NOT_RESTING,
            HAS_RESTED,
            REST_FAILS,
            TAKEN,
            MET,
            SAME_COLOUR,
            PAIR,
            NOT_MEETING,
            HALVES,
            REPLACED,
            UPPER,
            LOWER,
            DROPS,
            DROPS_ALONE,
            RISES,
            RISES_ALONE,
            RISES_2_5,
            FIRST_ROUND,
            RUNNING,
            ALTERNATION,
            HIGHER_RANKED,
        ];
        for text in all {
            for language in Language::ALL {
                assert_eq!(text.places(language), text.places(Language::English), "{}", text.en);
            }
        }
    }
}
