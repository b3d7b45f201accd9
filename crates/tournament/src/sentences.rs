//! Why something cannot be done, as a sentence in five languages; English is what `Display` prints.

use adoube_laws::{Language, Text};

use crate::dutch::PairingError;
use crate::knockout::NoBracket;
use crate::points::ParsePointsError;
use crate::roundrobin::{NoTable, NoVarma};
use crate::swiss1985::NoPairing1985;
use crate::system::{NotPaired, RoundsRefusal};
use crate::tiebreaks::ParseTieBreakError;

/// How many players a sentence names.
const NAMED: usize = 20;

const NO_PAIRING: Text = Text {
    ca: "no hi ha cap aparellament complet: {unpaired} dels jugadors {players} han de quedar sense aparellar",
    es: "no existe ningún emparejamiento completo: {unpaired} de los jugadores {players} deben quedar sin emparejar",
    pt: "não existe emparceiramento completo: {unpaired} dos jogadores {players} têm de ficar sem adversário",
    eu: "ez dago parekatze osorik: jokalari hauetatik {unpaired} parekatu gabe geratu behar dira: {players}",
    en: "no complete pairing exists: {unpaired} of the players {players} must stay unpaired",
};
const NO_SUCH_ROUND: Text = Text {
    ca: "s'ha demanat la ronda {round}; el torneig en té {rounds}",
    es: "se pidió la ronda {round}; el torneo tiene {rounds}",
    pt: "pediu-se a rodada {round}; o torneio tem {rounds}",
    eu: "{round}. jardunaldia eskatu da; txapelketak {rounds} ditu",
    en: "round {round} was asked for, the tournament has {rounds}",
};
const TOO_LARGE: Text = Text {
    ca: "el torneig és massa gran per aparellar-lo",
    es: "el torneo es demasiado grande para emparejarlo",
    pt: "o torneio é grande demais para ser emparceirado",
    eu: "txapelketa handiegia da parekatzeko",
    en: "the tournament is too large to be paired",
};
const NO_REPETITION: Text = Text {
    ca: "no hi ha cap aparellament sense repeticions per a aquesta ronda (Suís 1.2, 3.1)",
    es: "no existe ningún emparejamiento sin repeticiones para esta ronda (Suizo 1.2, 3.1)",
    pt: "não existe emparceiramento sem repetições para esta rodada (Suíço 1.2, 3.1)",
    eu: "ez dago errepikapenik gabeko parekatzerik jardunaldi honetarako (Suitzarra 1.2, 3.1)",
    en: "no pairing without repetition exists for this round (Swiss 1.2, 3.1)",
};
const EFFORT: Text = Text {
    ca: "no s'ha trobat cap aparellament amb l'esforç permès",
    es: "no se encontró ningún emparejamiento con el esfuerzo permitido",
    pt: "nenhum emparceiramento foi encontrado com o esforço permitido",
    eu: "ez da parekatzerik aurkitu baimendutako ahaleginarekin",
    en: "no pairing was found within the effort allowed",
};
const NO_TABLE: Text = Text {
    ca: "s'han demanat {players} jugadors; hi ha taules per a 3 a 64",
    es: "se pidieron {players} jugadores; hay tablas para 3 a 64",
    pt: "pediram-se {players} jogadores; há tabelas para 3 a 64",
    eu: "{players} jokalari eskatu dira; 3tik 64ra bitarteko taulak daude",
    en: "{players} players were asked for, tables exist for 3 to 64",
};
const NO_TABLE_ROUND: Text = Text {
    ca: "la taula no té la ronda {round}",
    es: "la tabla no tiene la ronda {round}",
    pt: "a tabela não tem a rodada {round}",
    eu: "taulak ez du {round}. jardunaldirik",
    en: "the table has no round {round}",
};
const NO_BRACKET: Text = Text {
    ca: "s'han demanat {count} participants; un quadre en necessita de 2 a 4096",
    es: "se pidieron {count} participantes; un cuadro necesita de 2 a 4096",
    pt: "pediram-se {count} participantes; uma chave precisa de 2 a 4096",
    eu: "{count} parte-hartzaile eskatu dira; koadro batek 2tik 4096ra bitarte behar ditu",
    en: "{count} participants were asked for, a bracket needs 2 to 4096",
};
const NO_TIE_BREAK: Text = Text {
    ca: "{found} no és un desempat com ara BH/C1, SB, DE o KS/L+1",
    es: "{found} no es un desempate como BH/C1, SB, DE o KS/L+1",
    pt: "{found} não é um critério de desempate como BH/C1, SB, DE ou KS/L+1",
    eu: "{found} ez da berdinketa hausteko irizpide bat, hala nola BH/C1, SB, DE edo KS/L+1",
    en: "{found} is not a tie-break such as BH/C1, SB, DE or KS/L+1",
};
const NO_POINTS: Text = Text {
    ca: "{found} no és un nombre de punts",
    es: "{found} no es un número de puntos",
    pt: "{found} não é um número de pontos",
    eu: "{found} ez da puntu kopuru bat",
    en: "{found} is not a number of points",
};

const TOO_MANY_ROUNDS: Text = Text {
    ca: "{rounds} rondes són massa per a {players} jugadors: sense repetir contrincant en són possibles {most}",
    es: "{rounds} rondas son demasiadas para {players} jugadores: sin repetir contrincante son posibles {most}",
    pt: "{rounds} rodadas são demasiadas para {players} jogadores: sem repetir adversário são possíveis {most}",
    eu: "{rounds} jardunaldi gehiegi dira {players} jokalarirentzat: aurkaririk errepikatu gabe {most} dira posible",
    en: "{rounds} rounds are too many for {players} players: without meeting twice {most} are possible",
};
const ROUND_ROBIN: Text = Text {
    ca: "una lliga d'aquests jugadors té {wanted} rondes, no {rounds}",
    es: "una liga de estos jugadores tiene {wanted} rondas, no {rounds}",
    pt: "um todos-contra-todos destes jogadores tem {wanted} rodadas, não {rounds}",
    eu: "jokalari hauen ligak {wanted} jardunaldi ditu, ez {rounds}",
    en: "a round robin of these players has {wanted} rounds, not {rounds}",
};
const KNOCKOUT_ROUNDS: Text = Text {
    ca: "una eliminatòria d'aquests jugadors té {wanted} rondes, no {rounds}",
    es: "una eliminatoria de estos jugadores tiene {wanted} rondas, no {rounds}",
    pt: "um torneio eliminatório destes jogadores tem {wanted} rodadas, não {rounds}",
    eu: "jokalari hauen kanporaketak {wanted} jardunaldi ditu, ez {rounds}",
    en: "a knockout of these players has {wanted} rounds, not {rounds}",
};
const NO_VARMA: Text = Text {
    ca: "el sorteig de Varma és per a 9 a 24 jugadors i demana un grup prou gran per a cada federació; n'hi ha {players}",
    es: "el sorteo de Varma es para 9 a 24 jugadores y exige un grupo bastante grande para cada federación; hay {players}",
    pt: "o sorteio de Varma é para 9 a 24 jogadores e exige um grupo grande o bastante para cada federação; há {players}",
    eu: "Varma zozketa 9tik 24ra jokalarirentzat da eta federazio bakoitzak talde nahiko handia behar du; {players} daude",
    en: "Varma's drawing is for 9 to 24 players and needs a group large enough for each federation; there are {players}",
};

impl PairingError {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::NoPairing { players, unpaired } => {
                let mut list: Vec<String> = players.iter().take(NAMED).map(u16::to_string).collect();
                if players.len() > NAMED {
                    list.push("…".to_owned());
                }
                NO_PAIRING.fill(language, &[("unpaired", unpaired), ("players", &list.join(", "))])
            }
            Self::NoSuchRound { round, rounds } => {
                NO_SUCH_ROUND.fill(language, &[("round", round), ("rounds", rounds)])
            }
            Self::TooLarge => TOO_LARGE.get(language).to_owned(),
        }
    }
}

impl NoPairing1985 {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        let text = match self {
            Self::None => NO_REPETITION,
            Self::Effort => EFFORT,
        };
        text.get(language).to_owned()
    }
}

impl NotPaired {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Dutch(error) => error.sentence(language),
            Self::Swiss1985(error) => error.sentence(language),
            Self::Table(error) => error.sentence(language),
            Self::Knockout(error) => error.sentence(language),
            Self::NoTableRound(round) => NO_TABLE_ROUND.fill(language, &[("round", round)]),
        }
    }
}

impl NoTable {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        NO_TABLE.fill(language, &[("players", &self.0)])
    }
}

impl RoundsRefusal {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::TooMany { rounds, players, most } => {
                TOO_MANY_ROUNDS.fill(language, &[("rounds", rounds), ("players", players), ("most", most)])
            }
            Self::OfRoundRobin { rounds, wanted } => {
                ROUND_ROBIN.fill(language, &[("rounds", rounds), ("wanted", wanted)])
            }
            Self::OfKnockout { rounds, wanted } => {
                KNOCKOUT_ROUNDS.fill(language, &[("rounds", rounds), ("wanted", wanted)])
            }
        }
    }
}

impl NoVarma {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        NO_VARMA.fill(language, &[("players", &self.0)])
    }
}

impl NoBracket {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        NO_BRACKET.fill(language, &[("count", &self.0)])
    }
}

impl ParseTieBreakError {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        NO_TIE_BREAK.fill(language, &[("found", &format!("{:?}", self.0))])
    }
}

impl ParsePointsError {
    /// The sentence in a language.
    pub fn sentence(&self, language: Language) -> String {
        NO_POINTS.fill(language, &[("found", &format!("{:?}", self.0))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::Points;
    use crate::tiebreaks::TieBreak;

    #[test]
    fn english_is_what_display_prints_and_no_place_stays_empty() {
        type Sentence = Box<dyn Fn(Language) -> String>;
        let many = PairingError::NoPairing { players: (1..=30).collect(), unpaired: 2 };
        let (tie_break, points) = ("XX".parse::<TieBreak>().unwrap_err(), "?".parse::<Points>().unwrap_err());
        let few = PairingError::NoPairing { players: vec![3, 5, 8], unpaired: 1 };
        let round = PairingError::NoSuchRound { round: 10, rounds: 9 };
        let cases: Vec<(String, Sentence)> = vec![
            (few.to_string(), Box::new(move |l| few.sentence(l))),
            (many.to_string(), Box::new(move |l| many.sentence(l))),
            (round.to_string(), Box::new(move |l| round.sentence(l))),
            (PairingError::TooLarge.to_string(), Box::new(|l| PairingError::TooLarge.sentence(l))),
            (NoPairing1985::None.to_string(), Box::new(|l| NoPairing1985::None.sentence(l))),
            (NoPairing1985::Effort.to_string(), Box::new(|l| NoPairing1985::Effort.sentence(l))),
            (NotPaired::NoTableRound(7).to_string(), Box::new(|l| NotPaired::NoTableRound(7).sentence(l))),
            (NotPaired::from(NoTable(2)).to_string(), Box::new(|l| NotPaired::from(NoTable(2)).sentence(l))),
            (NoBracket(1).to_string(), Box::new(|l| NoBracket(1).sentence(l))),
            (tie_break.to_string(), Box::new(move |l| tie_break.sentence(l))),
            (points.to_string(), Box::new(move |l| points.sentence(l))),
        ];
        for (display, sentence) in cases {
            assert_eq!(display, sentence(Language::English));
            let mut all: Vec<String> = Language::ALL.map(&sentence).to_vec();
            assert!(all.iter().all(|s| !s.contains('{') && !s.is_empty()), "{all:?}");
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), 5, "{display}");
        }
    }
}
