//! Numbers worked out in the user's language: the inputs, the formula, the row of the table, the rounding.

mod fide;
mod period;
mod titles;

pub use fide::fide_result;
pub use period::detail;
pub use titles::{master, norm, norm_needed, norm_requirement, promotion};

use std::fmt::Display;

use adoube_laws::{Language, Text};
use adoube_tournament::Points;

use crate::exact::Exact;
use crate::fce::{Continuous, Entered, EventChange, Periodic, Verdict};
use crate::opponent::Source;
use crate::tables::Row;

/// An opponent with the value used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The name, or the number.
    pub name: String,
    /// The value.
    pub value: u32,
    /// Where it comes from.
    pub source: Source,
    /// Half points.
    pub half_points: u32,
}

/// Half points as points with one decimal.
pub(crate) fn points(half_points: u32) -> Points {
    Points::from_tenths(i32::try_from(half_points).unwrap_or(i32::MAX / 5).saturating_mul(5))
}

fn fill(text: Text, language: Language, values: &[(&str, &dyn Display)]) -> String {
    text.fill(language, values)
}

const OPPONENT: Text = Text {
    ca: "{name}: {value} ({source}), {points}",
    es: "{name}: {value} ({source}), {points}",
    pt: "{name}: {value} ({source}), {points}",
    eu: "{name}: {value} ({source}), {points}",
    en: "{name}: {value} ({source}), {points}",
};
const AVERAGE: Text = Text {
    ca: "Mitjana dels contrincants Rc = {sum} / {games} = {average}",
    es: "Media de los contrincantes Rc = {sum} / {games} = {average}",
    pt: "Média dos adversários Rc = {sum} / {games} = {average}",
    eu: "Aurkarien batezbestekoa Rc = {sum} / {games} = {average}",
    en: "Average of the opponents Rc = {sum} / {games} = {average}",
};
const DIFFERENCE: Text = Text {
    ca: "Diferència {own} − {average} = {difference}; Taula 2, fila {row}, columna {column}: {percent} %",
    es: "Diferencia {own} − {average} = {difference}; Tabla 2, fila {row}, columna {column}: {percent} %",
    pt: "Diferença {own} − {average} = {difference}; Tabela 2, linha {row}, coluna {column}: {percent} %",
    eu: "Aldea {own} − {average} = {difference}; 2. taula, {row} errenkada, {column} zutabea: %{percent}",
    en: "Difference {own} − {average} = {difference}; Table 2, row {row}, column {column}: {percent} %",
};
const EXPECTED: Text = Text {
    ca: "Resultat esperat We = {percent} % × {games} = {expected}",
    es: "Resultado esperado We = {percent} % × {games} = {expected}",
    pt: "Resultado esperado We = {percent} % × {games} = {expected}",
    eu: "Espero den emaitza We = %{percent} × {games} = {expected}",
    en: "Expected score We = {percent} % × {games} = {expected}",
};
const CHANGE: Text = Text {
    ca: "Canvi K(W − We) = {k} × ({points} − {expected}) = {raw}",
    es: "Cambio K(W − We) = {k} × ({points} − {expected}) = {raw}",
    pt: "Variação K(W − We) = {k} × ({points} − {expected}) = {raw}",
    eu: "Aldaketa K(W − We) = {k} × ({points} − {expected}) = {raw}",
    en: "Change K(W − We) = {k} × ({points} − {expected}) = {raw}",
};
const LIMITED: Text = Text {
    ca: "Com a màxim 5 punts per partida, 5 × {games}: {limited} (Elo 3 d)",
    es: "Como máximo 5 puntos por partida, 5 × {games}: {limited} (Elo 3 d)",
    pt: "No máximo 5 pontos por partida, 5 × {games}: {limited} (Elo 3 d)",
    eu: "Gehienez 5 puntu partida bakoitzeko, 5 × {games}: {limited} (Elo 3 d)",
    en: "At most 5 points a game, 5 × {games}: {limited} (Rating 3 d)",
};
const NEW: Text = Text {
    ca: "Nova puntuació: {own} + canvis = {exact}; múltiple de 5 més proper, les meitats cap amunt, mai per sota de 2000: {published}",
    es: "Nueva puntuación: {own} + cambios = {exact}; múltiplo de 5 más cercano, las mitades hacia arriba, nunca por debajo de 2000: {published}",
    pt: "Novo rating: {own} + variações = {exact}; múltiplo de 5 mais próximo, as metades para cima, nunca abaixo de 2000: {published}",
    eu: "Puntuazio berria: {own} + aldaketak = {exact}; 5en multiplo hurbilena, erdiak gora, inoiz ez 2000 azpitik: {published}",
    en: "New rating: {own} + changes = {exact}; nearest multiple of 5, halves up, never below 2000: {published}",
};

impl Source {
    /// In words.
    pub const fn text(self) -> Text {
        match self {
            Self::Absence => {
                Text {
                    ca: "incompareixença", es: "incomparecencia", pt: "ausência", eu: "ez agertzea", en: "absence"
                }
            }
            Self::Category => Text {
                ca: "primera, segona o tercera categoria",
                es: "primera, segunda o tercera categoría",
                pt: "primeira, segunda ou terceira categoria",
                eu: "lehen, bigarren edo hirugarren kategoria",
                en: "first, second or third category",
            },
            Self::Catalan => Text {
                ca: "puntuació catalana",
                es: "puntuación catalana",
                pt: "rating catalão",
                eu: "puntuazio katalana",
                en: "Catalan rating",
            },
            Self::Spanish => Text {
                ca: "puntuació espanyola",
                es: "puntuación española",
                pt: "rating espanhol",
                eu: "puntuazio espainiarra",
                en: "Spanish rating",
            },
            Self::International => Text {
                ca: "puntuació internacional",
                es: "puntuación internacional",
                pt: "rating internacional",
                eu: "nazioarteko puntuazioa",
                en: "international rating",
            },
            Self::Imputed => Text {
                ca: "sense puntuació, segons els punts del torneig",
                es: "sin puntuación, según los puntos del torneo",
                pt: "sem rating, segundo os pontos do torneio",
                eu: "puntuaziorik gabe, txapelketako puntuen arabera",
                en: "no rating, by the points in the event",
            },
        }
    }
}

impl Verdict {
    /// In words, for an event that does not count; `None` for one that does.
    pub const fn text(self) -> Option<Text> {
        Some(match self {
            Self::Counts => return None,
            Self::TooFewGames => Text {
                ca: "No compta: menys de sis partides jugades al Campionat per equips (Elo 3 c)",
                es: "No cuenta: menos de seis partidas jugadas en el Campeonato por equipos (Elo 3 c)",
                pt: "Não conta: menos de seis partidas jogadas no Campeonato por equipes (Elo 3 c)",
                eu: "Ez du balio: sei partida baino gutxiago jokatu dira taldekako txapelketan (Elo 3 c)",
                en: "Does not count: fewer than six games played in the Team Championship (Rating 3 c)",
            },
            Self::TooFewPreferents => Text {
                ca: "No compta: menys de la meitat de les partides contra preferents (Elo 5 c)",
                es: "No cuenta: menos de la mitad de las partidas contra preferentes (Elo 5 c)",
                pt: "Não conta: menos da metade das partidas contra preferentes (Elo 5 c)",
                eu: "Ez du balio: partiden erdia baino gutxiago preferenteen aurka (Elo 5 c)",
                en: "Does not count: less than half of the games against Preferents (Rating 5 c)",
            },
            Self::WideWithoutRise => Text {
                ca: "No compta: 300 punts o més per sobre dels contrincants, i sense pujar (Elo 5 a)",
                es: "No cuenta: 300 puntos o más por encima de los contrincantes, y sin subir (Elo 5 a)",
                pt: "Não conta: 300 pontos ou mais acima dos adversários, e sem subir (Elo 5 a)",
                eu: "Ez du balio: aurkarien gainetik 300 puntu edo gehiago, eta igo gabe (Elo 5 a)",
                en: "Does not count: 300 points or more above the opponents, and no rise (Rating 5 a)",
            },
        })
    }
}

/// The opponents of an event, one per line.
pub fn opponents(lines: &[Line], language: Language) -> Vec<String> {
    let one = |line: &Line| {
        let source = line.source.text().get(language);
        let points = points(line.half_points);
        fill(
            OPPONENT,
            language,
            &[("name", &line.name), ("value", &line.value), ("source", &source), ("points", &points)],
        )
    };
    lines.iter().map(one).collect()
}

fn average(sum: Exact, games: u32, average: Exact, language: Language) -> String {
    fill(AVERAGE, language, &[("sum", &sum), ("games", &games), ("average", &average)])
}

fn range(row: Row) -> String {
    row.to.map_or_else(|| format!("> {}", row.from.saturating_sub(1)), |to| format!("{}-{to}", row.from))
}

/// One event under the continuous formula.
pub fn fce_event(own: u16, change: &EventChange, language: Language) -> Vec<String> {
    let games = change.tally.games;
    let sum = change.tally.average * i64::from(games);
    let column = if change.difference < Exact::ZERO { "L" } else { "H" };
    let mut lines = vec![
        average(sum, games, change.tally.average, language),
        fill(
            DIFFERENCE,
            language,
            &[
                ("own", &own),
                ("average", &change.tally.average),
                ("difference", &change.difference),
                ("row", &range(change.row)),
                ("column", &column),
                ("percent", &change.percent),
            ],
        ),
        fill(EXPECTED, language, &[("percent", &change.percent), ("games", &games), ("expected", &change.expected)]),
        fill(
            CHANGE,
            language,
            &[
                ("k", &change.k),
                ("points", &points(change.tally.half_points)),
                ("expected", &change.expected),
                ("raw", &change.raw),
            ],
        ),
    ];
    if change.limited != change.raw {
        lines.push(fill(LIMITED, language, &[("games", &games), ("limited", &change.limited)]));
    }
    lines.extend(change.verdict.text().map(|text| text.get(language).to_owned()));
    lines
}

/// The new rating under the continuous formula.
pub fn fce_new(continuous: &Continuous, language: Language) -> String {
    const SAME: Text = Text {
        ca: "Cap torneig compta: la puntuació continua en {own}",
        es: "Ningún torneo cuenta: la puntuación sigue en {own}",
        pt: "Nenhum torneio conta: o rating continua em {own}",
        eu: "Ez du txapelketa batek ere balio: puntuazioak {own} izaten jarraitzen du",
        en: "No event counts: the rating stays {own}",
    };
    let Continuous { own, exact, published, events } = continuous;
    if events.iter().all(|event| event.verdict != Verdict::Counts) {
        return fill(SAME, language, &[("own", own)]);
    }
    fill(NEW, language, &[("own", own), ("exact", exact), ("published", published)])
}

/// The periodic formula.
pub fn fce_periodic(periodic: &Periodic, language: Language) -> Vec<String> {
    const NOT: Text = Text {
        ca: "Sense puntuació: només entren a la llista els preferents i els titulats (Elo 2)",
        es: "Sin puntuación: solo entran en la lista los preferentes y los titulados (Elo 2)",
        pt: "Sem rating: só entram na lista os preferentes e os titulados (Elo 2)",
        eu: "Puntuaziorik ez: preferenteak eta titulua dutenak bakarrik sartzen dira zerrendan (Elo 2)",
        en: "No rating: only Preferents and titled players enter the list (Rating 2)",
    };
    const KEPT: Text = Text {
        ca: "Sense puntuació encara: {games} partides de les 16 que calen; es guarden (Elo 2 b)",
        es: "Sin puntuación todavía: {games} partidas de las 16 necesarias; se guardan (Elo 2 b)",
        pt: "Ainda sem rating: {games} partidas das 16 necessárias; ficam guardadas (Elo 2 b)",
        eu: "Puntuaziorik ez oraindik: behar diren 16 partidetatik {games}; gorde egiten dira (Elo 2 b)",
        en: "No rating yet: {games} games of the 16 needed; they are kept (Rating 2 b)",
    };
    match periodic {
        Periodic::NotEligible => vec![NOT.get(language).to_owned()],
        Periodic::Kept { games } => vec![fill(KEPT, language, &[("games", games)])],
        Periodic::Entered(entered) => fce_entered(entered, language),
    }
}

fn fce_entered(entered: &Entered, language: Language) -> Vec<String> {
    const PERCENT: Text = Text {
        ca: "Percentatge: {points} de {games} = {percent} %, sencer, les meitats cap amunt; Taula 1, fila {percent} %: {cell}; DP usada, com a màxim 150: {used}",
        es: "Porcentaje: {points} de {games} = {percent} %, entero, las mitades hacia arriba; Tabla 1, fila {percent} %: {cell}; DP usada, como máximo 150: {used}",
        pt: "Percentagem: {points} de {games} = {percent} %, inteira, as metades para cima; Tabela 1, linha {percent} %: {cell}; DP usada, no máximo 150: {used}",
        eu: "Ehunekoa: {games}-tik {points} = %{percent}, osoa, erdiak gora; 1. taula, %{percent} errenkada: {cell}; erabilitako DP, gehienez 150: {used}",
        en: "Percentage: {points} of {games} = {percent} %, whole, halves up; Table 1, row {percent} %: {cell}; DP used, at most 150: {used}",
    };
    const RATING: Text = Text {
        ca: "Rp = Rc + DP = {exact}; múltiple de 5 més proper, les meitats cap amunt, mai per sota de 2000: {published}",
        es: "Rp = Rc + DP = {exact}; múltiplo de 5 más cercano, las mitades hacia arriba, nunca por debajo de 2000: {published}",
        pt: "Rp = Rc + DP = {exact}; múltiplo de 5 mais próximo, as metades para cima, nunca abaixo de 2000: {published}",
        eu: "Rp = Rc + DP = {exact}; 5en multiplo hurbilena, erdiak gora, inoiz ez 2000 azpitik: {published}",
        en: "Rp = Rc + DP = {exact}; nearest multiple of 5, halves up, never below 2000: {published}",
    };
    let dash = || "–".to_owned();
    let tally = entered.tally;
    let cell = entered.cell.map_or_else(dash, |cell| cell.to_string());
    let used = entered.used.map_or_else(dash, |used| used.to_string());
    let exact = entered.exact.map_or_else(dash, |exact| exact.to_string());
    let percent: [(&str, &dyn Display); 5] = [
        ("points", &points(tally.half_points)),
        ("games", &tally.games),
        ("percent", &entered.percent),
        ("cell", &cell),
        ("used", &used),
    ];
    vec![
        average(tally.average * i64::from(tally.games), tally.games, tally.average, language),
        fill(PERCENT, language, &percent),
        fill(RATING, language, &[("exact", &exact), ("published", &entered.published)]),
    ]
}
