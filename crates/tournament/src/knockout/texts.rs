//! A knockout in words: why these games are played, and why none can be.

use adoube_laws::{Language, Text};

use crate::model::{PlayerIx, Tournament};

use super::play::{GameKind, KnockoutError, Live, Progress, progress};
use super::{Knockout, Side};

const GAMES: Text = Text {
    ca: "una eliminatòria admet de 1 a 12 partides per matx i per desempat, i com a màxim 20 sèries de desempat",
    es: "un torneo eliminatorio admite de 1 a 12 partidas por encuentro y por desempate, y como máximo 20 series de desempate",
    pt: "um torneio eliminatório admite de 1 a 12 partidas por confronto e por desempate, e no máximo 20 séries de desempate",
    eu: "kanporaketa batek 1etik 12ra partida onartzen ditu norgehiagokako eta berdinketa-hausteko, eta gehienez 20 sorta",
    en: "a knockout has 1 to 12 games a match and a set of tie-break games, and at most 20 such sets",
};
const PENDING: Text = Text {
    ca: "falta el resultat de {white} (blanques) a la ronda {round}",
    es: "falta el resultado de {white} (blancas) en la ronda {round}",
    pt: "falta o resultado de {white} (brancas) na rodada {round}",
    eu: "{white} jokalariaren (zuriak) emaitza falta da {round}. jardunaldian",
    en: "the result of {white} (White) in round {round} is missing",
};
const OVER: Text = Text {
    ca: "el torneig s'ha acabat: la final l'ha guanyada el jugador {number}",
    es: "el torneo ha terminado: la final la ganó el jugador {number}",
    pt: "o torneio terminou: o jogador {number} venceu a final",
    eu: "txapelketa amaitu da: finala {number} jokalariak irabazi du",
    en: "the tournament is over: player {number} has won the final",
};
const OVER_NOBODY: Text = Text {
    ca: "el torneig s'ha acabat: ningú no ha guanyat la final",
    es: "el torneo ha terminado: nadie ganó la final",
    pt: "o torneio terminou: ninguém venceu a final",
    eu: "txapelketa amaitu da: inork ez du finala irabazi",
    en: "the tournament is over: nobody has won the final",
};
const FINAL: Text = Text { ca: "final", es: "final", pt: "final", eu: "finala", en: "final" };
const SEMI_FINAL: Text = Text { ca: "semifinal", es: "semifinal", pt: "semifinal", eu: "finalerdia", en: "semi-final" };
const QUARTER_FINAL: Text = Text {
    ca: "quarts de final",
    es: "cuartos de final",
    pt: "quartas de final",
    eu: "final-laurdena",
    en: "quarter-final",
};
const LAST: Text = Text {
    ca: "ronda dels {count} últims",
    es: "ronda de los {count} últimos",
    pt: "fase dos {count} últimos",
    eu: "azken {count}en kanporaketa",
    en: "round of the last {count}",
};
const FROM_SEEDS: Text = Text {
    ca: "{stage}, matx {at}: {white} (blanques) - {black}. Segons el quadre es troben els caps de sèrie {first} i {second} (Sistemes 3.1).",
    es: "{stage}, encuentro {at}: {white} (blancas) - {black}. Según el cuadro se encuentran los cabezas de serie {first} y {second} (Sistemas 3.1).",
    pt: "{stage}, confronto {at}: {white} (brancas) - {black}. Pela chave enfrentam-se os cabeças de chave {first} e {second} (Sistemas 3.1).",
    eu: "{stage}, {at}. norgehiagoka: {white} (zuriak) - {black}. Koadroaren arabera {first} eta {second} hautaburuek jokatzen dute (Sistemak 3.1).",
    en: "{stage}, match {at}: {white} (White) - {black}. By the bracket seeds {first} and {second} meet (Pairing systems 3.1).",
};
const FROM_WINNERS: Text = Text {
    ca: "{stage}, matx {at}: {white} (blanques) - {black}. Es troben {first} i {second} (Sistemes 3.1).",
    es: "{stage}, encuentro {at}: {white} (blancas) - {black}. Se encuentran {first} y {second} (Sistemas 3.1).",
    pt: "{stage}, confronto {at}: {white} (brancas) - {black}. Enfrentam-se {first} e {second} (Sistemas 3.1).",
    eu: "{stage}, {at}. norgehiagoka: {white} (zuriak) - {black}. {first} eta {second} elkarren aurka (Sistemak 3.1).",
    en: "{stage}, match {at}: {white} (White) - {black}. This is {first} against {second} (Pairing systems 3.1).",
};
const WINNER_OF: Text = Text {
    ca: "el guanyador del matx {at}",
    es: "el vencedor del encuentro {at}",
    pt: "o vencedor do confronto {at}",
    eu: "{at}. norgehiagokako irabazlea",
    en: "the winner of match {at}",
};
const SEED: Text = Text {
    ca: "el cap de sèrie {seed}, exempt fins ara",
    es: "el cabeza de serie {seed}, exento hasta ahora",
    pt: "o cabeça de chave {seed}, isento até agora",
    eu: "{seed}. hautaburua, orain arte salbuetsia",
    en: "seed {seed}, exempt so far",
};
const REGULAR: Text = Text {
    ca: "  partida {game} de {games}",
    es: "  partida {game} de {games}",
    pt: "  partida {game} de {games}",
    eu: "  {games} partidatik {game}.",
    en: "  game {game} of {games}",
};
const TIE_BREAK: Text = Text {
    ca: "  el matx està empatat: partida de desempat {game} de {games}, sèrie {set}",
    es: "  el encuentro está empatado: partida de desempate {game} de {games}, serie {set}",
    pt: "  o confronto está empatado: partida de desempate {game} de {games}, série {set}",
    eu: "  norgehiagoka berdinduta dago: berdinketa hausteko {games} partidatik {game}., {set}. sorta",
    en: "  the match is level: tie-break game {game} of {games}, set {set}",
};
const DECIDING: Text = Text {
    ca: "  el matx continua empatat: partida decisiva; amb taules passen les negres (Desempats 2.52)",
    es: "  el encuentro sigue empatado: partida decisiva; con tablas pasa el Negro (Desempates 2.52)",
    pt: "  o confronto segue empatado: partida decisiva; com empate passam as pretas (Desempates 2.52)",
    eu: "  norgehiagoka berdinduta dago oraindik: partida erabakigarria; berdinketarekin beltzek jarraitzen dute (2.52)",
    en: "  the match is still level: the deciding game; a draw is enough for Black (Tie-breaks 2.52)",
};
const THROUGH: Text = Text {
    ca: "{player} passa sense jugar: exempt, o el contrincant és absent",
    es: "{player} pasa sin jugar: exento, o el contrincante está ausente",
    pt: "{player} passa sem jogar: isento, ou o adversário está ausente",
    eu: "{player} jokatu gabe pasatzen da: salbuetsita, edo aurkaria ez dago",
    en: "{player} goes through without play: exempt, or the opponent is absent",
};

impl KnockoutError {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Field(error) => error.sentence(language),
            Self::Games => GAMES.get(language).to_owned(),
            Self::Pending { round, white } => PENDING.fill(language, &[("round", round), ("white", white)]),
            Self::Over(0) => OVER_NOBODY.get(language).to_owned(),
            Self::Over(number) => OVER.fill(language, &[("number", number)]),
        }
    }
}

impl Progress {
    /// The name of a stage (from 0): quarter-final, semi-final, final.
    pub fn stage_name(&self, stage: usize, language: Language) -> String {
        match self.bracket.rounds.len().saturating_sub(stage) {
            0 | 1 => FINAL.get(language).to_owned(),
            2 => SEMI_FINAL.get(language).to_owned(),
            3 => QUARTER_FINAL.get(language).to_owned(),
            left => LAST.fill(language, &[("count", &(1_u32 << left.min(16)))]),
        }
    }

    fn live_lines(&self, t: &Tournament, live: &Live, rules: &Knockout, language: Language) -> Vec<String> {
        let stage = self.stages.len().saturating_sub(1);
        let (name, at) = (self.stage_name(stage, language), live.at + 1);
        let (white, black) = (named(t, live.pair.white), named(t, live.pair.black));
        let side = |side: Side| match side {
            Side::Seed(seed) => SEED.fill(language, &[("seed", &seed)]),
            Side::WinnerOf(at) => WINNER_OF.fill(language, &[("at", &(at + 1))]),
        };
        let head = match self.bracket.rounds.get(stage).and_then(|s| s.get(live.at)) {
            Some((Side::Seed(first), Side::Seed(second))) => FROM_SEEDS.fill(
                language,
                &[
                    ("stage", &name),
                    ("at", &at),
                    ("white", &white),
                    ("black", &black),
                    ("first", first),
                    ("second", second),
                ],
            ),
            Some((a, b)) => FROM_WINNERS.fill(
                language,
                &[
                    ("stage", &name),
                    ("at", &at),
                    ("white", &white),
                    ("black", &black),
                    ("first", &side(*a)),
                    ("second", &side(*b)),
                ],
            ),
            None => String::new(),
        };
        let kind = match live.kind {
            GameKind::Regular(game) => REGULAR.fill(language, &[("game", &game), ("games", &rules.games)]),
            GameKind::TieBreak { set, game } => {
                TIE_BREAK.fill(language, &[("game", &game), ("games", &rules.tie_break_games), ("set", &set)])
            }
            GameKind::Deciding => DECIDING.get(language).to_owned(),
        };
        vec![head, kind]
    }

    /// Why these games, a line a statement.
    pub fn lines(&self, t: &Tournament, rules: &Knockout, language: Language) -> Vec<String> {
        let mut out: Vec<String> =
            self.live.iter().flat_map(|live| self.live_lines(t, live, rules, language)).collect();
        out.extend(self.through.iter().map(|ix| THROUGH.fill(language, &[("player", &named(t, *ix))])));
        out
    }
}

fn named(t: &Tournament, ix: PlayerIx) -> String {
    t.player(ix).map_or_else(String::new, |p| format!("{} {}", p.number, p.name).trim().to_owned())
}

/// Explains the games of a round (from 1).
///
/// # Errors
/// [`KnockoutError`] if there is no bracket or an earlier result is missing.
pub fn explain_round(
    t: &Tournament,
    round: usize,
    rules: &Knockout,
    language: Language,
) -> Result<Vec<String>, KnockoutError> {
    Ok(progress(t, round, rules)?.lines(t, rules, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_has_the_same_places_in_every_language() {
        let all = [
            GAMES,
            PENDING,
            OVER,
            OVER_NOBODY,
            FINAL,
            SEMI_FINAL,
            QUARTER_FINAL,
            LAST,
            FROM_SEEDS,
            FROM_WINNERS,
            WINNER_OF,
            SEED,
            REGULAR,
            TIE_BREAK,
            DECIDING,
            THROUGH,
        ];
        for text in all {
            for language in Language::ALL {
                assert_eq!(text.places(language), text.places(Language::English), "{}", text.en);
            }
        }
    }
}
