//! FIDE's framework of warnings (endorsement checklist, questions 218-221): what has to be confirmed, and how firmly.

use adoube_aggregate::Level;
use adoube_laws::{Article, Language, Text};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// Something the arbiter is warned of. Players are named by starting number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventWarning {
    /// FIDE mode is left and never entered again.
    LeavingFideMode,
    /// Another number of rounds after the start.
    Rounds {
        /// From.
        from: u16,
        /// To.
        to: u16,
    },
    /// Other tie-breaks after the start.
    TieBreaks,
    /// Other points after the start.
    ScoringLocked,
    /// Another rate of play, default time or edition of the Laws after the start.
    OtherLaws,
    /// The pairing-allocated bye is worth what the standard points do not know.
    ByePoints,
    /// A Buchholz tie-break in a round robin.
    BuchholzInRoundRobin,
    /// Another half-point bye for the same player.
    MoreHalfByes(u16),
    /// A bye in one of the last rounds.
    ByeInLastRounds(u16),
    /// A full-point bye.
    FullPointBye(u16),
    /// A player enters after this round.
    LateEntry(u16),
    /// Players are kept apart after the first round.
    KeptApartLate,
    /// Two players meet again.
    MeetAgain(u16, u16),
    /// Two players meet who are kept apart.
    KeptApart(u16, u16),
    /// The bye goes to a player who may not have it.
    WrongBye(u16),
    /// The same colour a third time running.
    ThirdColour(u16),
    /// Three games more with one colour than with the other.
    ColourBalance(u16),
    /// Two players who both were due the other colour.
    BothWrongColours(u16, u16),
    /// The draft is not the engine's; so many boards differ.
    NotTheEngines(u16),
    /// A result that is not usual.
    UnusualResult,
    /// A result of a closed round is corrected.
    ClosedRound(u16),
    /// A result older than the previous round is corrected.
    OldRound(u16),
    /// A pairing that was published is taken back.
    Published(u16),
    /// The event is closed before all rounds were played.
    RoundsMissing(u16),
    /// A closed event is opened again.
    Reopening,
}

impl EventWarning {
    /// How firmly it has to be confirmed in FIDE mode.
    pub const fn level(&self) -> Level {
        match self {
            Self::FullPointBye(_) | Self::LateEntry(_) | Self::BothWrongColours(..) => Level::Acknowledge,
            Self::LeavingFideMode | Self::Rounds { .. } | Self::TieBreaks => Level::TwoSteps,
            Self::ScoringLocked
            | Self::ByePoints
            | Self::BuchholzInRoundRobin
            | Self::KeptApartLate
            | Self::OldRound(_) => Level::Leave,
            _ => Level::Confirm,
        }
    }

    /// The provision it rests on.
    pub const fn cites(&self) -> Article {
        Article::new(match self {
            Self::Rounds { .. } => "C.04.1:1",
            Self::MeetAgain(..) => "C.04.1:2",
            Self::WrongBye(_) => "C.04.1:4",
            Self::ThirdColour(_) => "C.04.1:7",
            Self::ColourBalance(_) => "C.04.1:6",
            Self::BothWrongColours(..) => "C.04.3:1.7",
            Self::TieBreaks | Self::BuchholzInRoundRobin => "C.07:1",
            Self::ScoringLocked | Self::ByePoints => "C.04.1:3",
            Self::LateEntry(_) => "C.04.2:2.4",
            Self::ClosedRound(_) | Self::OldRound(_) | Self::UnusualResult => "C.04.2:4",
            Self::NotTheEngines(_) => "C.04.1:9",
            _ => "C.04.2:1",
        })
    }

    /// The warning in words.
    pub fn text(&self, language: Language) -> String {
        let with = |text: &Text, values: &[(&str, &dyn Display)]| text.fill(language, values);
        match self {
            Self::LeavingFideMode => LEAVING.get(language).to_owned(),
            Self::Rounds { from, to } => with(&ROUNDS, &[("from", from), ("to", to)]),
            Self::TieBreaks => TIE_BREAKS.get(language).to_owned(),
            Self::ScoringLocked => SCORING.get(language).to_owned(),
            Self::OtherLaws => OTHER_LAWS.get(language).to_owned(),
            Self::ByePoints => BYE_POINTS.get(language).to_owned(),
            Self::BuchholzInRoundRobin => BUCHHOLZ.get(language).to_owned(),
            Self::MoreHalfByes(n) => with(&HALF_BYES, &[("number", n)]),
            Self::ByeInLastRounds(n) => with(&LAST_ROUNDS, &[("round", n)]),
            Self::FullPointBye(n) => with(&FULL_BYE, &[("number", n)]),
            Self::LateEntry(n) => with(&LATE_ENTRY, &[("round", n)]),
            Self::KeptApartLate => KEPT_APART_LATE.get(language).to_owned(),
            Self::MeetAgain(a, b) => with(&MEET_AGAIN, &[("first", a), ("second", b)]),
            Self::KeptApart(a, b) => with(&KEPT_APART, &[("first", a), ("second", b)]),
            Self::WrongBye(n) => with(&WRONG_BYE, &[("number", n)]),
            Self::ThirdColour(n) => with(&THIRD_COLOUR, &[("number", n)]),
            Self::ColourBalance(n) => with(&BALANCE, &[("number", n)]),
            Self::BothWrongColours(a, b) => with(&BOTH_WRONG, &[("first", a), ("second", b)]),
            Self::NotTheEngines(n) => with(&NOT_THE_ENGINES, &[("boards", n)]),
            Self::UnusualResult => UNUSUAL.get(language).to_owned(),
            Self::ClosedRound(n) => with(&CLOSED_ROUND, &[("round", n)]),
            Self::OldRound(n) => with(&OLD_ROUND, &[("round", n)]),
            Self::Published(n) => with(&PUBLISHED, &[("round", n)]),
            Self::RoundsMissing(n) => with(&ROUNDS_MISSING, &[("rounds", n)]),
            Self::Reopening => REOPENING.get(language).to_owned(),
        }
    }
}

const LEAVING: Text = Text {
    ca: "el torneig surt del mode FIDE per sempre, i l'informe ho dirà",
    es: "el torneo sale del modo FIDE para siempre, y el informe lo dirá",
    pt: "o torneio sai do modo FIDE para sempre, e o relatório o dirá",
    eu: "txapelketa FIDE modutik irteten da betiko, eta txostenak hala esango du",
    en: "the event leaves FIDE mode for good, and the report will say so",
};
const ROUNDS: Text = Text {
    ca: "el nombre de rondes passa de {from} a {to} amb el torneig començat, i l'informe ho dirà",
    es: "el número de rondas pasa de {from} a {to} con el torneo empezado, y el informe lo dirá",
    pt: "o número de rodadas passa de {from} para {to} com o torneio iniciado, e o relatório o dirá",
    eu: "txapelketa hasita, jardunaldi kopurua {from}tik {to}ra aldatzen da, eta txostenak hala esango du",
    en: "the number of rounds changes from {from} to {to} after the start, and the report will say so",
};
const TIE_BREAKS: Text = Text {
    ca: "els desempats canvien amb el torneig començat, i l'informe ho dirà",
    es: "los desempates cambian con el torneo empezado, y el informe lo dirá",
    pt: "os desempates mudam com o torneio iniciado, e o relatório o dirá",
    eu: "berdinketa-hausteak aldatzen dira txapelketa hasita, eta txostenak hala esango du",
    en: "the tie-breaks change after the start, and the report will say so",
};
const SCORING: Text = Text {
    ca: "la puntuació no es pot canviar amb el torneig començat",
    es: "la puntuación no se puede cambiar con el torneo empezado",
    pt: "a pontuação não pode ser mudada com o torneio iniciado",
    eu: "puntuazioa ezin da aldatu txapelketa hasita",
    en: "the points cannot be changed after the start",
};
const OTHER_LAWS: Text = Text {
    ca: "el ritme de joc, el temps de gràcia o l'edició de les Lleis canvien amb el torneig començat; les partides ja preparades segueixen com estaven",
    es: "el ritmo de juego, el tiempo de gracia o la edición de las Leyes cambian con el torneo empezado; las partidas ya preparadas siguen como estaban",
    pt: "o ritmo de jogo, o tempo de tolerância ou a edição das Leis mudam com o torneio iniciado; as partidas já preparadas seguem como estavam",
    eu: "joko-erritmoa, itxarote-denbora edo Legeen edizioa aldatzen dira txapelketa hasita; prestatutako partidak zeuden bezala gelditzen dira",
    en: "the rate of play, the default time or the edition of the Laws changes after the start; games that are set up stay as they were",
};
const BYE_POINTS: Text = Text {
    ca: "amb la puntuació habitual, el descans val 1, ½ o 0",
    es: "con la puntuación habitual, el descanso vale 1, ½ o 0",
    pt: "com a pontuação habitual, o bye vale 1, ½ ou 0",
    eu: "ohiko puntuazioarekin, atsedenak 1, ½ edo 0 balio du",
    en: "with the usual points, the bye is worth 1, ½ or 0",
};
const BUCHHOLZ: Text = Text {
    ca: "en una lliga no s'usen desempats de Buchholz",
    es: "en una liga no se usan desempates de Buchholz",
    pt: "em um todos contra todos não se usam desempates de Buchholz",
    eu: "ligan ez da Buchholz berdinketa-hausterik erabiltzen",
    en: "a round robin has no Buchholz tie-breaks",
};
const HALF_BYES: Text = Text {
    ca: "el jugador {number} ja té tots els descansos de mig punt que permeten les bases",
    es: "el jugador {number} ya tiene todos los descansos de medio punto que permiten las bases",
    pt: "o jogador {number} já tem todos os byes de meio ponto que o regulamento permite",
    eu: "{number} jokalariak baditu arauek uzten dituzten puntu erdiko atseden guztiak",
    en: "player {number} already has every half-point bye that the regulations allow",
};
const LAST_ROUNDS: Text = Text {
    ca: "les bases no donen descansos a la ronda {round}, una de les últimes",
    es: "las bases no dan descansos en la ronda {round}, una de las últimas",
    pt: "o regulamento não dá byes na rodada {round}, uma das últimas",
    eu: "arauek ez dute atsedenik ematen {round}. jardunaldian, azkenetakoa baita",
    en: "the regulations give no byes in round {round}, one of the last",
};
const FULL_BYE: Text = Text {
    ca: "un descans d'un punt sencer per al jugador {number}: la FIDE el desaconsella",
    es: "un descanso de un punto entero para el jugador {number}: la FIDE lo desaconseja",
    pt: "um bye de um ponto inteiro para o jogador {number}: a FIDE o desaconselha",
    eu: "puntu osoko atsedena {number} jokalariarentzat: FIDEk ez du gomendatzen",
    en: "a full-point bye for player {number}: FIDE advises against it",
};
const LATE_ENTRY: Text = Text {
    ca: "el jugador entra després de la ronda {round}; no té punts per les rondes que ha perdut",
    es: "el jugador entra después de la ronda {round}; no tiene puntos por las rondas que ha perdido",
    pt: "o jogador entra depois da rodada {round}; não tem pontos pelas rodadas que perdeu",
    eu: "jokalaria {round}. jardunaldiaren ondoren sartzen da; ez du punturik galdutako jardunaldiengatik",
    en: "the player enters after round {round}; the rounds missed bring no points",
};
const KEPT_APART_LATE: Text = Text {
    ca: "després de la primera ronda no es pot prohibir cap aparellament",
    es: "después de la primera ronda no se puede prohibir ningún emparejamiento",
    pt: "depois da primeira rodada não se pode proibir nenhum emparceiramento",
    eu: "lehen jardunaldiaren ondoren ezin da parekatzerik debekatu",
    en: "after the first round no pairing can be forbidden",
};
const MEET_AGAIN: Text = Text {
    ca: "els jugadors {first} i {second} ja han jugat entre ells",
    es: "los jugadores {first} y {second} ya han jugado entre sí",
    pt: "os jogadores {first} e {second} já jogaram entre si",
    eu: "{first} eta {second} jokalariek jokatu dute elkarren kontra",
    en: "players {first} and {second} have met already",
};
const KEPT_APART: Text = Text {
    ca: "els jugadors {first} i {second} no s'han d'enfrontar",
    es: "los jugadores {first} y {second} no deben enfrentarse",
    pt: "os jogadores {first} e {second} não devem se enfrentar",
    eu: "{first} eta {second} jokalariek ez dute elkarren kontra jokatu behar",
    en: "players {first} and {second} are not to meet",
};
const WRONG_BYE: Text = Text {
    ca: "el jugador {number} no pot tenir el descans: ja ha tingut un punt sense jugar",
    es: "el jugador {number} no puede tener el descanso: ya ha tenido un punto sin jugar",
    pt: "o jogador {number} não pode ter o bye: já teve um ponto sem jogar",
    eu: "{number} jokalariak ezin du atsedenik izan: badu jokatu gabeko puntu bat",
    en: "player {number} may not have the bye, having had a point without play",
};
const THIRD_COLOUR: Text = Text {
    ca: "el jugador {number} té el mateix color per tercera vegada seguida",
    es: "el jugador {number} tiene el mismo color por tercera vez seguida",
    pt: "o jogador {number} tem a mesma cor pela terceira vez seguida",
    eu: "{number} jokalariak kolore bera du hirugarren aldiz jarraian",
    en: "player {number} has the same colour a third time running",
};
const BALANCE: Text = Text {
    ca: "el jugador {number} té tres partides més amb un color que amb l'altre",
    es: "el jugador {number} tiene tres partidas más con un color que con el otro",
    pt: "o jogador {number} tem três partidas a mais com uma cor do que com a outra",
    eu: "{number} jokalariak hiru partida gehiago ditu kolore batekin bestearekin baino",
    en: "player {number} has three games more with one colour than with the other",
};
const BOTH_WRONG: Text = Text {
    ca: "als jugadors {first} i {second} els tocava el color contrari",
    es: "a los jugadores {first} y {second} les tocaba el color contrario",
    pt: "aos jogadores {first} e {second} cabia a cor contrária",
    eu: "{first} eta {second} jokalariei kontrako kolorea zegokien",
    en: "players {first} and {second} were both due the other colour",
};
const NOT_THE_ENGINES: Text = Text {
    ca: "l'aparellament fet a mà difereix del del programa en {boards} taulers, i l'informe ho dirà",
    es: "el emparejamiento hecho a mano difiere del del programa en {boards} tableros, y el informe lo dirá",
    pt: "o emparceiramento feito à mão difere do do programa em {boards} tabuleiros, e o relatório o dirá",
    eu: "eskuz egindako parekatzea programarenetik {boards} taulatan aldentzen da, eta txostenak hala esango du",
    en: "the pairing made by hand differs from the program's on {boards} boards, and the report will say so",
};
const UNUSUAL: Text = Text {
    ca: "és un resultat poc habitual",
    es: "es un resultado poco habitual",
    pt: "é um resultado pouco habitual",
    eu: "ezohiko emaitza da",
    en: "it is an unusual result",
};
const CLOSED_ROUND: Text = Text {
    ca: "la ronda {round} és tancada: els aparellaments que en surten es queden com són",
    es: "la ronda {round} está cerrada: los emparejamientos que salen de ella se quedan como están",
    pt: "a rodada {round} está encerrada: os emparceiramentos que saíram dela ficam como estão",
    eu: "{round}. jardunaldia itxita dago: hortik egindako parekatzeak dauden bezala geratzen dira",
    en: "round {round} is closed: the pairings made from it stay as they are",
};
const OLD_ROUND: Text = Text {
    ca: "només es corregeix la ronda anterior; de la ronda {round}, només per a l'informe d'Elo",
    es: "solo se corrige la ronda anterior; de la ronda {round}, solo para el informe de Elo",
    pt: "só se corrige a rodada anterior; da rodada {round}, só para o relatório de rating",
    eu: "aurreko jardunaldia bakarrik zuzentzen da; {round}. jardunaldikoa, Elo txostenerako bakarrik",
    en: "only the previous round is corrected; of round {round}, only for the rating report",
};
const PUBLISHED: Text = Text {
    ca: "l'aparellament de la ronda {round} ja és públic",
    es: "el emparejamiento de la ronda {round} ya es público",
    pt: "o emparceiramento da rodada {round} já é público",
    eu: "{round}. jardunaldiko parekatzea argitaratuta dago jada",
    en: "the pairing of round {round} is public already",
};
const ROUNDS_MISSING: Text = Text {
    ca: "falten {rounds} rondes per jugar",
    es: "faltan {rounds} rondas por jugar",
    pt: "faltam {rounds} rodadas por jogar",
    eu: "{rounds} jardunaldi jokatzeke daude",
    en: "{rounds} rounds have not been played",
};
const REOPENING: Text = Text {
    ca: "el torneig tancat es torna a obrir",
    es: "el torneo cerrado se vuelve a abrir",
    pt: "o torneio encerrado volta a ser aberto",
    eu: "itxitako txapelketa berriro irekitzen da",
    en: "the closed event is opened again",
};
