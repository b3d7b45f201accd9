//! Why an act is refused, in five languages and with its provision.

use adoube_laws::{Article, Language, Text};

use crate::dutch::PairingError;
use crate::knockout::KnockoutError;
use crate::swiss1985::NoPairing1985;

/// Why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefusalReason {
    /// The tournament has not been opened.
    NotOpened,
    /// It has been opened already.
    AlreadyOpened,
    /// No such round.
    NoSuchRound(u16),
    /// No such player.
    UnknownPlayer(u16),
    /// The player has left.
    HasWithdrawn(u16),
    /// No round is open.
    NoOpenRound,
    /// A round is open.
    RoundIsOpen(u16),
    /// Too late for this.
    TooLate,
    /// More players than numbers or tables.
    TooManyPlayers,
    /// The pairing-allocated bye cannot be asked for.
    NotToBeAskedFor,
    /// Nobody can be paired.
    NobodyToPair,
    /// No complete pairing; players who must stay unpaired.
    NoPairing(Vec<u16>),
    /// E-PAIR-NONE of the handbook.
    NoPairing1985,
    /// More rounds than opponents.
    TooManyRounds {
        /// Rounds announced.
        rounds: u16,
        /// Players present.
        players: u16,
        /// The most rounds possible.
        most: u16,
    },
    /// A round robin has a fixed number of rounds.
    RoundsOfRoundRobin {
        /// Rounds announced.
        rounds: u16,
        /// Rounds of the table.
        wanted: u16,
    },
    /// Baku acceleration does not fit the points.
    NoBaku,
    /// The round has results.
    HasResults(u16),
    /// The player is not in a pairing without result.
    NotPaired(u16),
    /// The player did not have White.
    NotWhite {
        /// Who.
        number: u16,
        /// In which round.
        round: u16,
    },
    /// White players whose results are missing.
    ResultsMissing(Vec<u16>),
    /// The player has not left.
    HasNotWithdrawn(u16),
    /// The round has been paired.
    RoundIsPaired(u16),
    /// The player was not going to be absent.
    NotAbsent {
        /// Who.
        number: u16,
        /// From which round.
        round: u16,
    },
    /// Who stays away from a knockout is out.
    NoByesInKnockout,
    /// In a knockout only the two of one match may be swapped.
    OnlyColours,
    /// A knockout has a fixed number of rounds, tie-break games not counted.
    RoundsOfKnockout {
        /// Rounds announced.
        rounds: u16,
        /// Rounds of the bracket.
        wanted: u16,
    },
    /// Varma's groups do not fit so many players or so large a delegation.
    NoVarma(u16),
    /// The knockout cannot be paired.
    Knockout(KnockoutError),
}

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Why.
    pub reason: RefusalReason,
    /// On what it rests.
    pub cites: Article,
}

impl From<RefusalReason> for Refusal {
    fn from(reason: RefusalReason) -> Self {
        use RefusalReason as R;
        let cites = match &reason {
            R::NoPairing(_) => "C.04.3:1.9",
            R::NoPairing1985 => "Swiss 1985:1.2",
            R::TooManyRounds { .. } => "C.04.1:2",
            R::NoSuchRound(_) => "C.04.1:1",
            R::RoundsOfRoundRobin { .. } => "C.05:1",
            R::NotToBeAskedFor => "C.04.1:3",
            R::HasWithdrawn(_) | R::HasNotWithdrawn(_) | R::NotAbsent { .. } => "C.04.2:3.2",
            R::RoundsOfKnockout { .. } | R::Knockout(_) | R::OnlyColours | R::NoByesInKnockout => "Pairing systems:3.1",
            R::TooLate => "C.04.2:2.3",
            R::NoBaku => "C.04.7:1",
            R::NoVarma(_) => "C.05:2",
            R::NotWhite { .. } | R::ResultsMissing(_) | R::HasResults(_) => "C.04.2:4",
            _ => "C.04.2:1",
        };
        Self { reason, cites: Article::new(cites) }
    }
}

impl From<PairingError> for Refusal {
    fn from(error: PairingError) -> Self {
        match error {
            PairingError::NoPairing { players, .. } => RefusalReason::NoPairing(players).into(),
            PairingError::NoSuchRound { round, .. } => {
                RefusalReason::NoSuchRound(u16::try_from(round).unwrap_or(u16::MAX)).into()
            }
            PairingError::TooLarge => RefusalReason::TooManyPlayers.into(),
        }
    }
}

impl From<NoPairing1985> for Refusal {
    fn from(_: NoPairing1985) -> Self {
        RefusalReason::NoPairing1985.into()
    }
}

impl From<KnockoutError> for Refusal {
    fn from(error: KnockoutError) -> Self {
        RefusalReason::Knockout(error).into()
    }
}

impl Refusal {
    /// The refusal as a sentence.
    pub fn text(&self, language: Language) -> String {
        use RefusalReason as R;
        let list = |numbers: &[u16]| numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
        match &self.reason {
            R::NoSuchRound(n) => NO_SUCH_ROUND.fill(language, &[("round", n)]),
            R::UnknownPlayer(n) => UNKNOWN_PLAYER.fill(language, &[("number", n)]),
            R::HasWithdrawn(n) => HAS_WITHDRAWN.fill(language, &[("number", n)]),
            R::RoundIsOpen(n) => ROUND_IS_OPEN.fill(language, &[("round", n)]),
            R::NoPairing(players) => NO_PAIRING.fill(language, &[("players", &list(players))]),
            R::TooManyRounds { rounds, players, most } => {
                TOO_MANY_ROUNDS.fill(language, &[("rounds", rounds), ("players", players), ("most", most)])
            }
            R::RoundsOfRoundRobin { rounds, wanted } => {
                ROUND_ROBIN.fill(language, &[("rounds", rounds), ("wanted", wanted)])
            }
            R::HasResults(n) => HAS_RESULTS.fill(language, &[("round", n)]),
            R::NotPaired(n) => NOT_PAIRED.fill(language, &[("number", n)]),
            R::NotWhite { number, round } => NOT_WHITE.fill(language, &[("number", number), ("round", round)]),
            R::ResultsMissing(players) => RESULTS_MISSING.fill(language, &[("players", &list(players))]),
            R::NoPairing1985 => NO_PAIRING_1985.get(language).to_owned(),
            R::NotOpened => NOT_OPENED.get(language).to_owned(),
            R::AlreadyOpened => ALREADY_OPENED.get(language).to_owned(),
            R::NoOpenRound => NO_OPEN_ROUND.get(language).to_owned(),
            R::TooLate => TOO_LATE.get(language).to_owned(),
            R::TooManyPlayers => TOO_MANY_PLAYERS.get(language).to_owned(),
            R::NotToBeAskedFor => NOT_TO_BE_ASKED_FOR.get(language).to_owned(),
            R::NobodyToPair => NOBODY_TO_PAIR.get(language).to_owned(),
            R::NoBaku => NO_BAKU.get(language).to_owned(),
            R::HasNotWithdrawn(n) => HAS_NOT_WITHDRAWN.fill(language, &[("number", n)]),
            R::RoundIsPaired(n) => ROUND_IS_PAIRED.fill(language, &[("round", n)]),
            R::NotAbsent { number, round } => NOT_ABSENT.fill(language, &[("number", number), ("round", round)]),
            R::NoByesInKnockout => NO_BYES_IN_KNOCKOUT.get(language).to_owned(),
            R::OnlyColours => ONLY_COLOURS.get(language).to_owned(),
            R::RoundsOfKnockout { rounds, wanted } => {
                KNOCKOUT_ROUNDS.fill(language, &[("rounds", rounds), ("wanted", wanted)])
            }
            R::NoVarma(n) => NO_VARMA.fill(language, &[("players", n)]),
            R::Knockout(error) => error.sentence(language),
        }
    }
}

const NO_SUCH_ROUND: Text = Text {
    ca: "el torneig no té la ronda {round}",
    es: "el torneo no tiene la ronda {round}",
    pt: "o torneio não tem a rodada {round}",
    eu: "txapelketak ez du {round}. jardunaldirik",
    en: "the tournament has no round {round}",
};
const UNKNOWN_PLAYER: Text = Text {
    ca: "no hi ha cap jugador amb el número {number}",
    es: "no hay ningún jugador con el número {number}",
    pt: "não há nenhum jogador com o número {number}",
    eu: "ez dago {number} zenbakia duen jokalaririk",
    en: "there is no player with number {number}",
};
const HAS_WITHDRAWN: Text = Text {
    ca: "el jugador {number} s'ha retirat",
    es: "el jugador {number} se ha retirado",
    pt: "o jogador {number} desistiu",
    eu: "{number} zenbakidun jokalaria erretiratu egin da",
    en: "player {number} has withdrawn",
};
const ROUND_IS_OPEN: Text = Text {
    ca: "la ronda {round} encara és oberta",
    es: "la ronda {round} todavía está abierta",
    pt: "a rodada {round} ainda está aberta",
    eu: "{round}. jardunaldia irekita dago oraindik",
    en: "round {round} is still open",
};
const NO_PAIRING: Text = Text {
    ca: "no hi ha cap aparellament complet: no es poden aparellar els jugadors {players}",
    es: "no existe ningún emparejamiento completo: no se puede emparejar a los jugadores {players}",
    pt: "não existe emparceiramento completo: não se podem emparceirar os jogadores {players}",
    eu: "ez dago parekatze osorik: ezin dira parekatu jokalari hauek: {players}",
    en: "no complete pairing exists: players {players} cannot be paired",
};
const NO_PAIRING_1985: Text = Text {
    ca: "no hi ha cap aparellament sense repeticions per a aquesta ronda (Suís 1.2, 3.1)",
    es: "no existe ningún emparejamiento sin repeticiones para esta ronda (Suizo 1.2, 3.1)",
    pt: "não existe emparceiramento sem repetições para esta rodada (Suíço 1.2, 3.1)",
    eu: "ez dago errepikapenik gabeko parekatzerik jardunaldi honetarako (Suitzarra 1.2, 3.1)",
    en: "no pairing without repetition exists for this round (Swiss 1.2, 3.1)",
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
const HAS_RESULTS: Text = Text {
    ca: "la ronda {round} ja té resultats",
    es: "la ronda {round} ya tiene resultados",
    pt: "a rodada {round} já tem resultados",
    eu: "{round}. jardunaldiak badu emaitzarik",
    en: "round {round} already has results",
};
const NOT_PAIRED: Text = Text {
    ca: "el jugador {number} no té una partida sense resultat en aquesta ronda",
    es: "el jugador {number} no tiene una partida sin resultado en esta ronda",
    pt: "o jogador {number} não tem uma partida sem resultado nesta rodada",
    eu: "{number} jokalariak ez du emaitzarik gabeko partidarik jardunaldi honetan",
    en: "player {number} has no game without result in this round",
};
const NOT_WHITE: Text = Text {
    ca: "el jugador {number} no tenia blanques a la ronda {round}",
    es: "el jugador {number} no llevaba blancas en la ronda {round}",
    pt: "o jogador {number} não tinha brancas na rodada {round}",
    eu: "{number} jokalariak ez zituen zuriak {round}. jardunaldian",
    en: "player {number} did not have White in round {round}",
};
const RESULTS_MISSING: Text = Text {
    ca: "falten els resultats de les blanques {players}",
    es: "faltan los resultados de las blancas {players}",
    pt: "faltam os resultados das brancas {players}",
    eu: "zuri hauen emaitzak falta dira: {players}",
    en: "the results of White players {players} are missing",
};
const NOT_OPENED: Text = Text {
    ca: "el torneig encara no s'ha obert",
    es: "el torneo todavía no se ha abierto",
    pt: "o torneio ainda não foi aberto",
    eu: "txapelketa ez da oraindik ireki",
    en: "the tournament has not been opened yet",
};
const ALREADY_OPENED: Text = Text {
    ca: "el torneig ja és obert",
    es: "el torneo ya está abierto",
    pt: "o torneio já está aberto",
    eu: "txapelketa irekita dago jada",
    en: "the tournament is already open",
};
const NO_OPEN_ROUND: Text = Text {
    ca: "no hi ha cap ronda oberta",
    es: "no hay ninguna ronda abierta",
    pt: "não há nenhuma rodada aberta",
    eu: "ez dago jardunaldi irekirik",
    en: "no round is open",
};
const TOO_LATE: Text = Text {
    ca: "ja és tard: el torneig ha començat",
    es: "ya es tarde: el torneo ha empezado",
    pt: "já é tarde: o torneio começou",
    eu: "berandu da: txapelketa hasita dago",
    en: "it is too late: the tournament has begun",
};
const TOO_MANY_PLAYERS: Text = Text {
    ca: "el nombre de jugadors no és possible en aquest sistema",
    es: "el número de jugadores no es posible en este sistema",
    pt: "o número de jogadores não é possível neste sistema",
    eu: "jokalari kopurua ez da posible sistema honetan",
    en: "the number of players is not possible in this system",
};
const NOT_TO_BE_ASKED_FOR: Text = Text {
    ca: "el descans per nombre senar l'assigna l'aparellament i no es pot demanar",
    es: "el descanso por número impar lo asigna el emparejamiento y no se puede pedir",
    pt: "a isenção por número ímpar é atribuída pelo emparceiramento e não pode ser pedida",
    eu: "kopuru bakoitiko atsedena parekatzeak ematen du eta ezin da eskatu",
    en: "the pairing-allocated bye is given by the pairing and cannot be asked for",
};
const NOBODY_TO_PAIR: Text = Text {
    ca: "no hi ha jugadors per aparellar",
    es: "no hay jugadores que emparejar",
    pt: "não há jogadores para emparceirar",
    eu: "ez dago parekatzeko jokalaririk",
    en: "there are no players to pair",
};
const NO_BAKU: Text = Text {
    ca: "l'acceleració de Bakú demana que una victòria valgui dues taules i una derrota zero",
    es: "la aceleración de Bakú exige que una victoria valga dos tablas y una derrota cero",
    pt: "a aceleração de Baku exige que uma vitória valha dois empates e uma derrota zero",
    eu: "Bakuko azelerazioak eskatzen du garaipenak bi berdinketa balio izatea eta porrotak zero",
    en: "Baku acceleration needs a win to be worth two draws and a loss nothing",
};
const HAS_NOT_WITHDRAWN: Text = Text {
    ca: "el jugador {number} no s'ha retirat",
    es: "el jugador {number} no se ha retirado",
    pt: "o jogador {number} não desistiu",
    eu: "{number} zenbakidun jokalaria ez da erretiratu",
    en: "player {number} has not withdrawn",
};
const ROUND_IS_PAIRED: Text = Text {
    ca: "la ronda {round} ja està aparellada",
    es: "la ronda {round} ya está emparejada",
    pt: "a rodada {round} já está emparceirada",
    eu: "{round}. jardunaldia parekatuta dago jada",
    en: "round {round} has already been paired",
};
const NOT_ABSENT: Text = Text {
    ca: "no constava cap absència del jugador {number} a la ronda {round}",
    es: "no constaba ninguna ausencia del jugador {number} en la ronda {round}",
    pt: "não constava nenhuma ausência do jogador {number} na rodada {round}",
    eu: "{number} jokalariaren absentziarik ez zegoen jasota {round}. jardunaldian",
    en: "no absence of player {number} was noted for round {round}",
};
const NO_BYES_IN_KNOCKOUT: Text = Text {
    ca: "en una eliminatòria qui falta queda eliminat: retireu el jugador o anoteu l'absència com a resultat",
    es: "en una eliminatoria quien falta queda eliminado: retire al jugador o anote la ausencia como resultado",
    pt: "em um torneio eliminatório quem falta está eliminado: retire o jogador ou anote a ausência como resultado",
    eu: "kanporaketan huts egiten duena kanpoan geratzen da: erretiratu jokalaria edo idatzi absentzia emaitza gisa",
    en: "in a knockout who stays away is out: withdraw the player, or hand in the absence as a result",
};
const ONLY_COLOURS: Text = Text {
    ca: "en una eliminatòria només es poden canviar els colors dels dos jugadors d'un matx",
    es: "en una eliminatoria solo se pueden cambiar los colores de los dos jugadores de un encuentro",
    pt: "em um torneio eliminatório só se podem trocar as cores dos dois jogadores de um confronto",
    eu: "kanporaketan norgehiagoka bateko bi jokalarien koloreak bakarrik alda daitezke",
    en: "in a knockout only the colours of the two players of a match can be changed",
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
