//! Promotions and norms in words.

use std::fmt::Display;

use adoube_laws::{Language, Text};

use super::points;
use crate::master::PercentageNorm;
use crate::norms::{Needed, Report, Requirement, What};
use crate::promotion::{Attempt, Step};

impl Step {
    /// In words.
    pub const fn text(self) -> Text {
        match self {
            Self::ThirdToSecond => Text {
                ca: "de tercera a segona",
                es: "de tercera a segunda",
                pt: "de terceira a segunda",
                eu: "hirugarrenetik bigarrenera",
                en: "third to second",
            },
            Self::SecondToFirst => Text {
                ca: "de segona a primera",
                es: "de segunda a primera",
                pt: "de segunda a primeira",
                eu: "bigarrenetik lehenera",
                en: "second to first",
            },
            Self::FirstToPreferent => Text {
                ca: "de primera a preferent",
                es: "de primera a preferente",
                pt: "de primeira a preferente",
                eu: "lehenetik preferentera",
                en: "first to Preferent",
            },
        }
    }
}

const YES: Text = Text { ca: "assolit", es: "conseguido", pt: "alcançado", eu: "lortua", en: "earned" };
const NO: Text =
    Text { ca: "no assolit", es: "no conseguido", pt: "não alcançado", eu: "lortu gabe", en: "not earned" };

/// A promotion: what was asked, what was there.
pub fn promotion(attempt: &Attempt, language: Language) -> String {
    const BY_AVERAGE: Text = Text {
        ca: "{step}: {rounds} rondes, mitjana {average}, calen {needed} punts, en té {points}: {verdict}",
        es: "{step}: {rounds} rondas, media {average}, hacen falta {needed} puntos, tiene {points}: {verdict}",
        pt: "{step}: {rounds} rodadas, média {average}, são precisos {needed} pontos, tem {points}: {verdict}",
        eu: "{step}: {rounds} jardunaldi, batezbestekoa {average}, {needed} puntu behar dira, {points} ditu: {verdict}",
        en: "{step}: {rounds} rounds, average {average}, {needed} points needed, {points} made: {verdict}",
    };
    const BY_SECONDS: Text = Text {
        ca: "{step}: {rounds} rondes, {seconds} contrincants de segona o més, calen {needed} punts, en té {points}: {verdict}",
        es: "{step}: {rounds} rondas, {seconds} contrincantes de segunda o más, hacen falta {needed} puntos, tiene {points}: {verdict}",
        pt: "{step}: {rounds} rodadas, {seconds} adversários de segunda ou mais, são precisos {needed} pontos, tem {points}: {verdict}",
        eu: "{step}: {rounds} jardunaldi, bigarren mailako edo goragoko {seconds} aurkari, {needed} puntu behar dira, {points} ditu: {verdict}",
        en: "{step}: {rounds} rounds, {seconds} opponents of second category or above, {needed} points needed, {points} made: {verdict}",
    };
    const NO_TABLE: Text = Text {
        ca: "{step}: el reglament no té taula per a {rounds} rondes; decideix la Comissió Esportiva",
        es: "{step}: el reglamento no tiene tabla para {rounds} rondas; decide la Comisión Deportiva",
        pt: "{step}: o regulamento não tem tabela para {rounds} rodadas; decide a Comissão Esportiva",
        eu: "{step}: araudiak ez du {rounds} jardunaldirako taularik; Kirol Batzordeak erabakitzen du",
        en: "{step}: the handbook has no table for {rounds} rounds; the Sports Commission decides",
    };
    let step = attempt.step.text().get(language);
    let Some(needed) = attempt.needed else {
        return NO_TABLE.fill(language, &[("step", &step), ("rounds", &attempt.rounds)]);
    };
    let verdict = if attempt.is_earned() { YES } else { NO }.get(language);
    let (needed, made) = (points(needed), points(attempt.half_points));
    let common: [(&str, &dyn Display); 5] =
        [("step", &step), ("rounds", &attempt.rounds), ("needed", &needed), ("points", &made), ("verdict", &verdict)];
    let mut values = common.to_vec();
    if attempt.step == Step::FirstToPreferent {
        values.push(("average", &attempt.average));
        BY_AVERAGE.fill(language, &values)
    } else {
        values.push(("seconds", &attempt.seconds));
        BY_SECONDS.fill(language, &values)
    }
}

/// A percentage norm of Mestre Català.
pub fn master(norm: &PercentageNorm, granted: bool, language: Language) -> Vec<String> {
    const NEEDED: Text = Text {
        ca: "Mestre Català, norma 3: mitjana {average}; cal passar de 50 + 0.1 × (2375 − mitjana) = {needed} %, és a dir {points} de {games}",
        es: "Mestre Català, norma 3: media {average}; hay que superar 50 + 0.1 × (2375 − media) = {needed} %, es decir {points} de {games}",
        pt: "Mestre Català, norma 3: média {average}; é preciso superar 50 + 0.1 × (2375 − média) = {needed} %, isto é {points} de {games}",
        eu: "Mestre Català, 3. norma: batezbestekoa {average}; 50 + 0.1 × (2375 − batezbestekoa) = %{needed} gainditu behar da, hau da, {games}-tik {points}",
        en: "Mestre Català, norm 3: average {average}; 50 + 0.1 × (2375 − average) = {needed} % must be exceeded, that is {points} of {games}",
    };
    const IMPOSSIBLE: Text = Text {
        ca: "Mestre Català, norma 3: mitjana {average}; cal passar de 50 + 0.1 × (2375 − mitjana) = {needed} %: no és possible",
        es: "Mestre Català, norma 3: media {average}; hay que superar 50 + 0.1 × (2375 − media) = {needed} %: no es posible",
        pt: "Mestre Català, norma 3: média {average}; é preciso superar 50 + 0.1 × (2375 − média) = {needed} %: não é possível",
        eu: "Mestre Català, 3. norma: batezbestekoa {average}; 50 + 0.1 × (2375 − batezbestekoa) = %{needed} gainditu behar da: ez da posible",
        en: "Mestre Català, norm 3: average {average}; 50 + 0.1 × (2375 − average) = {needed} % must be exceeded: not possible",
    };
    const SCORED: Text = Text {
        ca: "{points} de {games} = {scored} %: {verdict}",
        es: "{points} de {games} = {scored} %: {verdict}",
        pt: "{points} de {games} = {scored} %: {verdict}",
        eu: "{games}-tik {points} = %{scored}: {verdict}",
        en: "{points} of {games} = {scored} %: {verdict}",
    };
    const PROTECTED: Text = Text {
        ca: "La norma es concedeix: amb un resultat pitjor a l'última ronda també s'hauria fet",
        es: "La norma se concede: con un resultado peor en la última ronda también se habría hecho",
        pt: "A norma é concedida: com um resultado pior na última rodada também se teria feito",
        eu: "Norma ematen da: azken jardunaldian emaitza okerragoarekin ere eginda legoke",
        en: "The norm is granted: a worse result in the last round would have made it too",
    };
    let needed: [(&str, &dyn Display); 4] = [
        ("average", &norm.average),
        ("needed", &norm.needed),
        ("points", &points(norm.smallest)),
        ("games", &norm.games),
    ];
    let verdict = if norm.is_norm { YES } else { NO }.get(language);
    let scored: [(&str, &dyn Display); 4] = [
        ("points", &points(norm.half_points)),
        ("games", &norm.games),
        ("scored", &norm.scored),
        ("verdict", &verdict),
    ];
    let possible = norm.smallest <= norm.games.saturating_mul(2);
    let asked = if possible {
        NEEDED.fill(language, &needed)
    } else {
        IMPOSSIBLE.fill(language, &[("average", &norm.average), ("needed", &norm.needed)])
    };
    let mut lines = vec![asked, SCORED.fill(language, &scored)];
    if granted && !norm.is_norm {
        lines.push(PROTECTED.get(language).to_owned());
    }
    lines
}

impl What {
    /// In words.
    pub const fn text(self) -> Text {
        match self {
            Self::Games => Text { ca: "partides", es: "partidas", pt: "partidas", eu: "partidak", en: "games" },
            Self::ForeignFederations => Text {
                ca: "federacions diferents de la pròpia",
                es: "federaciones distintas de la propia",
                pt: "federações diferentes da própria",
                eu: "norberarenaz besteko federazioak",
                en: "federations other than one's own",
            },
            Self::OwnFederation => Text {
                ca: "contrincants de la pròpia federació",
                es: "contrincantes de la propia federación",
                pt: "adversários da própria federação",
                eu: "norberaren federazioko aurkariak",
                en: "opponents of one's own federation",
            },
            Self::OneFederation => Text {
                ca: "contrincants d'una mateixa federació",
                es: "contrincantes de una misma federación",
                pt: "adversários de uma mesma federação",
                eu: "federazio bereko aurkariak",
                en: "opponents of one federation",
            },
            Self::TitleHolders => Text {
                ca: "contrincants amb títol",
                es: "contrincantes con título",
                pt: "adversários com título",
                eu: "titulua duten aurkariak",
                en: "opponents with a title",
            },
            Self::NormTitles => Text {
                ca: "contrincants amb el títol de la norma o superior",
                es: "contrincantes con el título de la norma o superior",
                pt: "adversários com o título da norma ou superior",
                eu: "normaren titulua edo goragokoa duten aurkariak",
                en: "opponents with the norm's title or above",
            },
            Self::Average => Text {
                ca: "mitjana dels contrincants",
                es: "media de los contrincantes",
                pt: "média dos adversários",
                eu: "aurkarien batezbestekoa",
                en: "average of the opponents",
            },
            Self::Score => Text {
                ca: "percentatge de punts",
                es: "porcentaje de puntos",
                pt: "percentagem de pontos",
                eu: "puntuen ehunekoa",
                en: "percentage of points",
            },
            Self::Performance => {
                Text { ca: "rendiment", es: "rendimiento", pt: "performance", eu: "errendimendua", en: "performance" }
            }
        }
    }
}

/// One requirement of a norm.
pub fn norm_requirement(requirement: &Requirement, language: Language) -> String {
    marked(requirement, if requirement.is_met() { "✓" } else { "✗" }, language)
}

fn marked(requirement: &Requirement, mark: &str, language: Language) -> String {
    const LEAST: Text = Text {
        ca: "{mark} {article} {what}: {found}, calen {needed}",
        es: "{mark} {article} {what}: {found}, hacen falta {needed}",
        pt: "{mark} {article} {what}: {found}, são precisos {needed}",
        eu: "{mark} {article} {what}: {found}, {needed} behar dira",
        en: "{mark} {article} {what}: {found}, needed {needed}",
    };
    const MOST: Text = Text {
        ca: "{mark} {article} {what}: {found}, com a màxim {needed}",
        es: "{mark} {article} {what}: {found}, como máximo {needed}",
        pt: "{mark} {article} {what}: {found}, no máximo {needed}",
        eu: "{mark} {article} {what}: {found}, gehienez {needed}",
        en: "{mark} {article} {what}: {found}, at most {needed}",
    };
    let text = if requirement.what.is_a_maximum() { MOST } else { LEAST };
    let what = requirement.what.text().get(language);
    text.fill(
        language,
        &[
            ("mark", &mark),
            ("article", &requirement.what.article()),
            ("what", &what),
            ("found", &requirement.found),
            ("needed", &requirement.needed),
        ],
    )
}

/// A report on a title: every requirement, the performance worked out, and the games left out.
pub fn norm(report: &Report, language: Language) -> Vec<String> {
    const WORKED: Text = Text {
        ca: "Rp = Ra + dp = {average} + {difference} = {rating} ({points} de {games} = {percent} %)",
        es: "Rp = Ra + dp = {average} + {difference} = {rating} ({points} de {games} = {percent} %)",
        pt: "Rp = Ra + dp = {average} + {difference} = {rating} ({points} de {games} = {percent} %)",
        eu: "Rp = Ra + dp = {average} + {difference} = {rating} ({games}-tik {points} = %{percent})",
        en: "Rp = Ra + dp = {average} + {difference} = {rating} ({points} of {games} = {percent} %)",
    };
    const RAISED: Text = Text {
        ca: "El contrincant {number} ({rating}) compta amb la puntuació mínima (1.4.6)",
        es: "El contrincante {number} ({rating}) cuenta con la puntuación mínima (1.4.6)",
        pt: "O adversário {number} ({rating}) conta com o rating mínimo (1.4.6)",
        eu: "{number} aurkariak ({rating}) gutxieneko puntuazioarekin balio du (1.4.6)",
        en: "Opponent {number} ({rating}) counts with the adjusted floor (1.4.6)",
    };
    const LEFT_OUT: Text = Text {
        ca: "Rondes deixades de banda: {rounds} (1.4.1e-f)",
        es: "Rondas dejadas aparte: {rounds} (1.4.1e-f)",
        pt: "Rodadas deixadas de lado: {rounds} (1.4.1e-f)",
        eu: "Alde batera utzitako jardunaldiak: {rounds} (1.4.1e-f)",
        en: "Rounds left out: {rounds} (1.4.1e-f)",
    };
    const COUNTS: Text = Text {
        ca: "La norma val per {games} partides",
        es: "La norma vale por {games} partidas",
        pt: "A norma vale por {games} partidas",
        eu: "Normak {games} partidatarako balio du",
        en: "The norm counts for {games} games",
    };
    const ENOUGH: Text = Text {
        ca: "Amb aquests contrincants calen {points} punts",
        es: "Con estos contrincantes hacen falta {points} puntos",
        pt: "Com estes adversários são precisos {points} pontos",
        eu: "Aurkari hauekin {points} puntu behar dira",
        en: "Against these opponents {points} points are needed",
    };
    // Without a game nothing is met, not even what must not be exceeded.
    let told = |one: &Requirement| match report.performance {
        Some(_) => norm_requirement(one, language),
        None => marked(one, "✗", language),
    };
    let mut lines: Vec<String> = report.requirements.iter().map(told).collect();
    if let Some(p) = report.performance {
        let values: [(&str, &dyn Display); 6] = [
            ("average", &p.average),
            ("difference", &p.difference),
            ("rating", &p.rating),
            ("points", &points(p.half_points)),
            ("games", &p.games),
            ("percent", &p.percent),
        ];
        lines.push(WORKED.fill(language, &values));
    }
    if let Some((number, rating)) = &report.raised {
        lines.push(RAISED.fill(language, &[("number", number), ("rating", rating)]));
    }
    if !report.left_out.is_empty() {
        let rounds: Vec<String> = report.left_out.iter().map(u32::to_string).collect();
        lines.push(LEFT_OUT.fill(language, &[("rounds", &rounds.join(", "))]));
    }
    if report.is_norm() {
        lines.push(COUNTS.fill(language, &[("games", &report.counts_as_games)]));
    } else if let Some(enough) = report.enough_half_points {
        lines.push(ENOUGH.fill(language, &[("points", &points(enough))]));
    }
    lines
}

/// The result needed in a last round that is not paired yet.
pub fn norm_needed(needed: &Needed, language: Language) -> String {
    const NEEDS: Text = Text {
        ca: "Amb {points} a l'última ronda, encara sense aparellar: norma contra un contrincant de {rating} o més, si té títol i és d'una altra federació",
        es: "Con {points} en la última ronda, aún sin emparejar: norma contra un contrincante de {rating} o más, si tiene título y es de otra federación",
        pt: "Com {points} na última rodada, ainda sem emparceiramento: norma contra um adversário de {rating} ou mais, se tiver título e for de outra federação",
        eu: "Azken jardunaldian {points}, oraindik parekatu gabe: norma {rating} edo gehiagoko aurkari baten aurka, titulua badu eta beste federazio batekoa bada",
        en: "With {points} in the last round, which is not paired yet: a norm against an opponent of {rating} or more, if titled and of another federation",
    };
    const NEVER: Text = Text {
        ca: "Amb {points} a l'última ronda, encara sense aparellar: cap contrincant dona la norma",
        es: "Con {points} en la última ronda, aún sin emparejar: ningún contrincante da la norma",
        pt: "Com {points} na última rodada, ainda sem emparceiramento: nenhum adversário dá a norma",
        eu: "Azken jardunaldian {points}, oraindik parekatu gabe: ez dago norma emango duen aurkaririk",
        en: "With {points} in the last round, which is not paired yet: no opponent gives the norm",
    };
    let points = ["0", "½", "1"].get(needed.half_points as usize).copied().unwrap_or("-");
    match needed.rating {
        Some(rating) => NEEDS.fill(language, &[("points", &points), ("rating", &rating)]),
        None => NEVER.fill(language, &[("points", &points)]),
    }
}
