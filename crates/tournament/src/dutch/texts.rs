//! The sentences of the explanations, in five languages.

use adoube_laws::Text;

use super::colours::ColourRule;
use super::criteria::Criterion;

pub(super) const BRACKET: Text = Text {
    ca: "Grup de {score} punts: {residents} del grup, {moved} de més amunt",
    es: "Grupo de {score} puntos: {residents} del grupo, {moved} de más arriba",
    pt: "Grupo de {score} pontos: {residents} do grupo, {moved} de cima",
    eu: "{score} puntuko taldea: {residents} jokalari eta {moved} goitik jaitsita",
    en: "Bracket of {score} points: {residents} resident, {moved} moved down",
};
pub(super) const PAIR: Text = Text {
    ca: "  {white} amb blanques contra {black}: {rule}",
    es: "  {white} con blancas contra {black}: {rule}",
    pt: "  {white} de brancas contra {black}: {rule}",
    eu: "  {white} zuriekin {black} jokalariaren aurka: {rule}",
    en: "  {white} with White against {black}: {rule}",
};
pub(super) const NOT_MEETING: Text = Text {
    ca: "    {player} no juga amb {other}: {reason}",
    es: "    {player} no juega con {other}: {reason}",
    pt: "    {player} não joga com {other}: {reason}",
    eu: "    {player} ez da {other} jokalariarekin ariko: {reason}",
    en: "    {player} does not meet {other}: {reason}",
};
pub(super) const FLOATS: Text = Text {
    ca: "  {player} baixa al grup següent",
    es: "  {player} baja al grupo siguiente",
    pt: "  {player} desce para o grupo seguinte",
    eu: "  {player} hurrengo taldera jaisten da",
    en: "  {player} floats down to the next bracket",
};
pub(super) const BYE: Text = Text {
    ca: "  {player} descansa amb els punts que el torneig dona",
    es: "  {player} descansa con los puntos que da el torneo",
    pt: "  {player} fica isento com os pontos que o torneio dá",
    eu: "  {player} atsedenean dago, txapelketak ematen dituen puntuekin",
    en: "  {player} has the pairing-allocated bye",
};
pub(super) const NOT_INSTEAD: Text = Text {
    ca: "    {other} no hi va en lloc seu: {reason}",
    es: "    {other} no va en su lugar: {reason}",
    pt: "    {other} não vai em seu lugar: {reason}",
    eu: "    {other} ez doa haren ordez: {reason}",
    en: "    {other} does not go instead: {reason}",
};
pub(super) const MET: Text = Text {
    ca: "ja s'han enfrontat o no poden fer-ho (C1)",
    es: "ya se han enfrentado o no pueden hacerlo (C1)",
    pt: "já se defrontaram ou não o podem fazer (C1)",
    eu: "jada jokatu dute elkarren aurka edo ezin dute (C1)",
    en: "they have already met or may not meet (C1)",
};
pub(super) const SAME_COLOUR: Text = Text {
    ca: "tots dos han de tenir el mateix color (C3)",
    es: "ambos deben llevar el mismo color (C3)",
    pt: "ambos têm de ter a mesma cor (C3)",
    eu: "biek kolore bera izan behar dute (C3)",
    en: "both must have the same colour (C3)",
};
pub(super) const ORDER: Text = Text {
    ca: "seria igual de bo, però ve després en l'ordre establert (3.6-3.8)",
    es: "sería igual de bueno, pero va después en el orden establecido (3.6-3.8)",
    pt: "seria igualmente bom, mas vem depois na ordem estabelecida (3.6-3.8)",
    eu: "hain ona litzateke, baina geroago dator ezarritako ordenan (3.6-3.8)",
    en: "would be as good, but comes later in the prescribed order (3.6-3.8)",
};
pub(super) const WORSE: Text = Text {
    ca: "empitjoraria {number}: {meaning}",
    es: "empeoraría {number}: {meaning}",
    pt: "pioraria {number}: {meaning}",
    eu: "{number} okertuko luke: {meaning}",
    en: "would be worse by {number}: {meaning}",
};

/// The text of a rule of article 5.2.
pub(super) const fn colour_text(rule: ColourRule) -> Text {
    match rule {
        ColourRule::BothGranted => Text {
            ca: "cap preferència de color queda negada (5.2.1)",
            es: "ninguna preferencia de color queda negada (5.2.1)",
            pt: "nenhuma preferência de cor é negada (5.2.1)",
            eu: "ez zaio inori kolore-lehentasunik ukatzen (5.2.1)",
            en: "no colour preference is denied (5.2.1)",
        },
        ColourRule::Stronger => Text {
            ca: "es concedeix la preferència de color més forta (5.2.2)",
            es: "se concede la preferencia de color más fuerte (5.2.2)",
            pt: "é concedida a preferência de cor mais forte (5.2.2)",
            eu: "kolore-lehentasun sendoena ematen da (5.2.2)",
            en: "the stronger colour preference is granted (5.2.2)",
        },
        ColourRule::Alternation => Text {
            ca: "alternen respecte de l'última ronda amb colors diferents (5.2.3)",
            es: "alternan respecto a la última ronda con colores distintos (5.2.3)",
            pt: "alternam em relação à última rodada com cores diferentes (5.2.3)",
            eu: "kolore desberdinak izan zituzten azken jardunaldiarekiko txandakatzen dira (5.2.3)",
            en: "they alternate from the last round in which their colours differed (5.2.3)",
        },
        ColourRule::HigherRanked => Text {
            ca: "es concedeix la preferència del de rang més alt (5.2.4)",
            es: "se concede la preferencia del de rango más alto (5.2.4)",
            pt: "é concedida a preferência do mais bem classificado (5.2.4)",
            eu: "maila altueneko jokalariaren lehentasuna ematen da (5.2.4)",
            en: "the higher-ranked player's preference is granted (5.2.4)",
        },
        ColourRule::InitialColour => Text {
            ca: "color inicial segons la paritat del número (5.2.5)",
            es: "color inicial según la paridad del número (5.2.5)",
            pt: "cor inicial conforme a paridade do número (5.2.5)",
            eu: "hasierako kolorea zenbakiaren paritatearen arabera (5.2.5)",
            en: "initial colour by the parity of the pairing number (5.2.5)",
        },
    }
}

/// The text of a criterion.
pub(super) const fn criterion_text(criterion: Criterion) -> Text {
    match criterion {
        Criterion::Completion => Text {
            ca: "la resta de la ronda s'ha de poder completar, i el descans és per al de menys punts possible",
            es: "el resto de la ronda debe poder completarse, y el descanso es para quien tenga menos puntos",
            pt: "o resto da rodada tem de poder completar-se, e a isenção é para quem tenha menos pontos",
            eu: "gainerako jardunaldia osatu ahal izan behar da, eta atsedena puntu gutxien duenarentzat da",
            en: "the rest of the round must be completable, and the bye goes to the lowest score possible",
        },
        Criterion::Downfloaters => Text {
            ca: "com menys jugadors baixin, millor",
            es: "cuantos menos jugadores bajen, mejor",
            pt: "quanto menos jogadores descerem, melhor",
            eu: "zenbat eta jokalari gutxiago jaitsi, hobe",
            en: "as few players as possible float down",
        },
        Criterion::DownfloaterScores => Text {
            ca: "els que baixen han de tenir els mínims punts possibles",
            es: "los que bajan deben tener los menos puntos posibles",
            pt: "os que descem devem ter o mínimo de pontos possível",
            eu: "jaisten direnek ahalik eta puntu gutxien izan behar dituzte",
            en: "those who float down have as low scores as possible",
        },
        Criterion::NextBracket => Text {
            ca: "el grup següent s'ha de poder aparellar igual de bé",
            es: "el grupo siguiente debe poder emparejarse igual de bien",
            pt: "o grupo seguinte tem de poder ser emparceirado igualmente bem",
            eu: "hurrengo taldea hain ondo parekatu ahal izan behar da",
            en: "the next bracket must be paired as well as possible",
        },
        Criterion::UnplayedGames => Text {
            ca: "descansa qui té menys partides no jugades",
            es: "descansa quien tiene menos partidas no jugadas",
            pt: "fica isento quem tem menos partidas não jogadas",
            eu: "jokatu gabeko partida gutxien dituenak hartzen du atsedena",
            en: "the bye goes to whoever has the fewest unplayed games",
        },
        Criterion::ColourDifference => Text {
            ca: "ningú no ha de tenir una diferència de colors de més de dos",
            es: "nadie debe tener una diferencia de colores de más de dos",
            pt: "ninguém deve ter uma diferença de cores superior a duas",
            eu: "inork ez du bi baino gehiagoko kolore-alderik izan behar",
            en: "nobody should have a colour difference of more than two",
        },
        Criterion::ThreeInARow => Text {
            ca: "ningú no ha de tenir tres vegades seguides el mateix color",
            es: "nadie debe llevar tres veces seguidas el mismo color",
            pt: "ninguém deve ter três vezes seguidas a mesma cor",
            eu: "inork ez du hiru aldiz jarraian kolore bera izan behar",
            en: "nobody should have the same colour three times running",
        },
        Criterion::Preferences => Text {
            ca: "com més preferències de color es compleixin, millor",
            es: "cuantas más preferencias de color se cumplan, mejor",
            pt: "quanto mais preferências de cor forem cumpridas, melhor",
            eu: "zenbat eta kolore-lehentasun gehiago bete, hobe",
            en: "as many colour preferences as possible are met",
        },
        Criterion::StrongPreferences => Text {
            ca: "com més preferències fortes de color es compleixin, millor",
            es: "cuantas más preferencias fuertes de color se cumplan, mejor",
            pt: "quanto mais preferências fortes de cor forem cumpridas, melhor",
            eu: "zenbat eta kolore-lehentasun sendo gehiago bete, hobe",
            en: "as many strong colour preferences as possible are met",
        },
        Criterion::DownAgain | Criterion::DownTwoBefore => Text {
            ca: "qui ja va baixar fa poc no ha de tornar a baixar",
            es: "quien ya bajó hace poco no debe volver a bajar",
            pt: "quem já desceu há pouco não deve voltar a descer",
            eu: "duela gutxi jaitsi zena ez da berriro jaitsi behar",
            en: "whoever floated down recently should not do so again",
        },
        Criterion::UpAgain | Criterion::UpTwoBefore => Text {
            ca: "qui ja va pujar fa poc no ha de tornar a pujar",
            es: "quien ya subió hace poco no debe volver a subir",
            pt: "quem já subiu há pouco não deve voltar a subir",
            eu: "duela gutxi igo zena ez da berriro igo behar",
            en: "whoever floated up recently should not do so again",
        },
        Criterion::DownScores | Criterion::DownScoresTwoBefore => Text {
            ca: "qui torna a baixar ha de tenir la mínima diferència de punts",
            es: "quien vuelve a bajar debe tener la mínima diferencia de puntos",
            pt: "quem volta a descer deve ter a mínima diferença de pontos",
            eu: "berriro jaisten denak ahalik eta puntu-alde txikiena izan behar du",
            en: "a repeated downfloater should have the least score difference",
        },
        Criterion::UpScores | Criterion::UpScoresTwoBefore => Text {
            ca: "qui torna a pujar ha de tenir la mínima diferència de punts",
            es: "quien vuelve a subir debe tener la mínima diferencia de puntos",
            pt: "quem volta a subir deve ter a mínima diferença de pontos",
            eu: "berriro igotzen denak ahalik eta puntu-alde txikiena izan behar du",
            en: "a repeated upfloater should have the least score difference",
        },
    }
}
