//! The sentences of refusals.

use super::{EventField, EventReason};
use crate::warning::EventWarning;
use adoube_aggregate::Level;
use adoube_laws::{Article, Language, Text};

/// The provision a reason rests on.
pub(super) fn cites(reason: &EventReason) -> Option<Article> {
    use EventReason as R;
    Some(Article::new(match reason {
        R::DrawsWorthMore | R::ByeWorthMore | R::SeatedTwice(_) | R::TwoByes | R::NotToBeAskedFor => "C.04.1:3",
        R::BadOrder | R::NotArranged => "C.04.2:2.2",
        R::TooLate => "C.04.2:2.3",
        R::HasLeft(_) | R::HasNotLeft(_) => "C.04.2:3.2",
        R::NoByesHere => "C.05:1",
        R::NotPublished | R::NoDraft => "C.04.2:3.6",
        R::NoResult
        | R::HasResult
        | R::HasResults(_)
        | R::ResultsMissing(_)
        | R::NotWhite { .. }
        | R::NotClosedYet(_)
        | R::NotThisRound(_) => "C.04.2:4",
        R::NotOpened | R::AlreadyOpened | R::NobodyToPair | R::NoOpenRound | R::RoundOpen(_) | R::NotPaired(_) => {
            "C.04.2:1"
        }
        R::OnlyColours => "Pairing systems:3.1",
        R::NoBaku => "C.04.7:1",
        R::ImpossibleResult => "10.2",
        R::NoSuchRound(_) => "C.04.1:1",
        R::WouldBreak { why, .. } => return why.cites(),
        _ => return None,
    }))
}

/// What has to be confirmed, and how.
pub(super) fn confirm(needed: Level, warnings: &[EventWarning], language: Language) -> String {
    let list: Vec<String> = warnings.iter().map(|warning| warning.text(language)).collect();
    let list = list.join("; ");
    let text = match needed {
        Level::Leave => LEAVE,
        Level::TwoSteps => TWO_STEPS,
        Level::Confirm => CONFIRM,
        Level::Acknowledge | Level::None => ACKNOWLEDGE,
    };
    text.fill(language, &[("warnings", &list)])
}

/// A reason in words.
pub(super) fn reason(reason: &EventReason, language: Language) -> String {
    use EventReason as R;
    let plain = |text: &Text| text.get(language).to_owned();
    let number = |text: &Text, n: &dyn std::fmt::Display| text.fill(language, &[("number", n)]);
    match reason {
        R::BadText { field, max } => {
            BAD_TEXT.fill(language, &[("field", &field_name(*field).get(language)), ("max", max)])
        }
        R::OutOfBounds { field, least, most } => {
            let field = field_name(*field).get(language);
            OUT_OF_BOUNDS.fill(language, &[("field", &field), ("least", least), ("most", most)])
        }
        R::NoMeaning(field) => NO_MEANING.fill(language, &[("field", &field_name(*field).get(language))]),
        R::NotOpened => plain(&NOT_OPENED),
        R::AlreadyOpened => plain(&ALREADY_OPENED),
        R::TooLate => plain(&TOO_LATE),
        R::NotToBeAskedFor => plain(&NOT_TO_BE_ASKED_FOR),
        R::NobodyToPair => plain(&NOBODY_TO_PAIR),
        R::NoBaku => plain(&NO_BAKU),
        R::NoOpenRound => plain(&NO_OPEN_ROUND),
        R::NotPaired(n) => number(&NOT_PAIRED, n),
        R::OnlyColours => plain(&ONLY_COLOURS),
        R::HasResults(n) => HAS_RESULTS.fill(language, &[("round", n)]),
        R::ResultsMissing(numbers) => {
            let list: Vec<String> = numbers.iter().map(u16::to_string).collect();
            RESULTS_MISSING.fill(language, &[("players", &list.join(", "))])
        }
        R::NotWhite { number, round } => NOT_WHITE.fill(language, &[("number", number), ("round", round)]),
        R::Dates => plain(&DATES),
        R::DrawsWorthMore => plain(&DRAWS_WORTH_MORE),
        R::ByeWorthMore => plain(&BYE_WORTH_MORE),
        R::NothingChanges => plain(&NOTHING_CHANGES),
        R::NotInFideMode => plain(&NOT_IN_FIDE_MODE),
        R::EnteredAlready => plain(&ENTERED_ALREADY),
        R::UnknownEntry => plain(&UNKNOWN_ENTRY),
        R::TooManyEntries => plain(&TOO_MANY_ENTRIES),
        R::Begun => plain(&BEGUN),
        R::BadOrder => plain(&BAD_ORDER),
        R::NotArranged => plain(&NOT_ARRANGED),
        R::HasLeft(n) => number(&HAS_LEFT, n),
        R::HasNotLeft(n) => number(&HAS_NOT_LEFT, n),
        R::CheckInSame(n) => number(&CHECK_IN_SAME, n),
        R::RoundPast(n) => number(&ROUND_PAST, n),
        R::NoSuchRound(n) => number(&NO_SUCH_ROUND, n),
        R::NoSuchBye => plain(&NO_SUCH_BYE),
        R::NoByesHere => plain(&NO_BYES_HERE),
        R::NotAGroup => plain(&NOT_A_GROUP),
        R::NoSuchRule => plain(&NO_SUCH_RULE),
        R::TableTaken(n) => number(&TABLE_TAKEN, n),
        R::NoDraft => plain(&NO_DRAFT),
        R::NotPublished => plain(&NOT_PUBLISHED),
        R::ManualOpen => plain(&MANUAL_OPEN),
        R::ManualNotOpen => plain(&MANUAL_NOT_OPEN),
        R::SeatedTwice(n) => number(&SEATED_TWICE, n),
        R::TwoByes => plain(&TWO_BYES),
        R::NoResult => plain(&NO_RESULT),
        R::HasResult => plain(&HAS_RESULT),
        R::ImpossibleResult => plain(&IMPOSSIBLE_RESULT),
        R::NotAPlayersResult => plain(&NOT_A_PLAYERS_RESULT),
        R::NoSuchSlip(n) => number(&NO_SUCH_SLIP, n),
        R::NotThisRound(n) => number(&NOT_THIS_ROUND, n),
        R::NotClosedYet(n) => number(&NOT_CLOSED_YET, n),
        R::EventClosed => plain(&EVENT_CLOSED),
        R::EventOpen => plain(&EVENT_OPEN),
        R::RoundOpen(n) => number(&ROUND_OPEN, n),
        R::NoTimer => plain(&NO_TIMER),
        R::NoSuchAct(n) => number(&NO_SUCH_ACT, n),
        R::Undone(n) => number(&UNDONE, n),
        R::NotUndoable(n) => number(&NOT_UNDOABLE, n),
        R::WouldBreak { number, title, why } => {
            let (title, why) = (title.get(language), why.text(language));
            WOULD_BREAK.fill(language, &[("number", number), ("title", &title), ("why", &why)])
        }
        R::TooLarge => plain(&TOO_LARGE),
    }
}

const fn t(ca: &'static str, es: &'static str, pt: &'static str, eu: &'static str, en: &'static str) -> Text {
    Text { ca, es, pt, eu, en }
}

/// The name of a field.
pub(super) const fn field_name(field: EventField) -> Text {
    match field {
        EventField::Name => t("nom", "nombre", "nome", "izena", "name"),
        EventField::Place => t("lloc", "lugar", "local", "lekua", "place"),
        EventField::Federation => t("federació", "federación", "federação", "federazioa", "federation"),
        EventField::Dates => t("dates", "fechas", "datas", "datak", "dates"),
        EventField::Schedule => t("horari", "horario", "horário", "ordutegia", "schedule"),
        EventField::Arbiter => t("àrbitre", "árbitro", "árbitro", "epailea", "arbiter"),
        EventField::Deputies => {
            t("àrbitres adjunts", "árbitros adjuntos", "árbitros adjuntos", "epaile laguntzaileak", "deputy arbiters")
        }
        EventField::Rounds => t("rondes", "rondas", "rodadas", "jardunaldiak", "rounds"),
        EventField::Rate => t("ritme de joc", "ritmo de juego", "ritmo de jogo", "joko-erritmoa", "rate of play"),
        EventField::DefaultTime => {
            t("temps d'espera", "tiempo de espera", "tempo de tolerância", "itxaron-denbora", "default time")
        }
        EventField::TieBreaks => t("desempats", "desempates", "desempates", "berdinketa-hausteak", "tie-breaks"),
        EventField::Scoring => t("puntuació", "puntuación", "pontuação", "puntuazioa", "points"),
        EventField::RatingList => t("llista d'Elo", "lista de Elo", "lista de rating", "Elo zerrenda", "rating list"),
        EventField::BroadcastDelay => t(
            "retard de la retransmissió",
            "retardo de la retransmisión",
            "atraso da transmissão",
            "emanaldiaren atzerapena",
            "broadcast delay",
        ),
        EventField::Regulations => t("bases", "bases", "regulamento", "arauak", "regulations"),
        EventField::Person => t("persona", "persona", "pessoa", "pertsona", "person"),
        EventField::Rating => t("Elo", "Elo", "rating", "Elo", "rating"),
        EventField::Title => t("títol", "título", "título", "titulua", "title"),
        EventField::Club => t("club", "club", "clube", "kluba", "club"),
        EventField::Groups => t("grups", "grupos", "grupos", "taldeak", "groups"),
        EventField::Reason => t("motiu", "motivo", "motivo", "arrazoia", "reason"),
        EventField::Article => t("article", "artículo", "artigo", "artikulua", "article"),
        EventField::Text => t("text", "texto", "texto", "testua", "text"),
        EventField::Table => t("taula", "mesa", "mesa", "mahaia", "table"),
        EventField::Timer => t("segons", "segundos", "segundos", "segundoak", "seconds"),
        EventField::By => t("autor", "autor", "autor", "egilea", "author"),
    }
}

macro_rules! sentences {
    ($($name:ident: $ca:literal, $es:literal, $pt:literal, $eu:literal, $en:literal;)*) => {
        $(const $name: Text = Text { ca: $ca, es: $es, pt: $pt, eu: $eu, en: $en };)*

        /// All of them, to be checked.
        #[cfg(test)]
        pub(crate) const ALL: &[(&str, Text)] = &[$((stringify!($name), $name),)*];
    };
}

sentences! {
    NOT_OPENED: "el torneig encara no s'ha obert",
        "el torneo todavía no se ha abierto",
        "o torneio ainda não foi aberto",
        "txapelketa ez da oraindik ireki",
        "the tournament has not been opened yet";
    ALREADY_OPENED: "el torneig ja és obert",
        "el torneo ya está abierto",
        "o torneio já está aberto",
        "txapelketa irekita dago jada",
        "the tournament is already open";
    TOO_LATE: "ja és tard: el torneig ha començat",
        "ya es tarde: el torneo ha empezado",
        "já é tarde: o torneio começou",
        "berandu da: txapelketa hasita dago",
        "it is too late: the tournament has begun";
    NOT_TO_BE_ASKED_FOR: "el descans per nombre senar l'assigna l'aparellament i no es pot demanar",
        "el descanso por número impar lo asigna el emparejamiento y no se puede pedir",
        "a isenção por número ímpar é atribuída pelo emparceiramento e não pode ser pedida",
        "kopuru bakoitiko atsedena parekatzeak ematen du eta ezin da eskatu",
        "the pairing-allocated bye is given by the pairing and cannot be asked for";
    NOBODY_TO_PAIR: "no hi ha jugadors per aparellar",
        "no hay jugadores que emparejar",
        "não há jogadores para emparceirar",
        "ez dago parekatzeko jokalaririk",
        "there are no players to pair";
    NO_BAKU: "l'acceleració de Bakú demana que una victòria valgui dues taules i una derrota zero",
        "la aceleración de Bakú exige que una victoria valga dos tablas y una derrota cero",
        "a aceleração de Baku exige que uma vitória valha dois empates e uma derrota zero",
        "Bakuko azelerazioak eskatzen du garaipenak bi berdinketa balio izatea eta porrotak zero",
        "Baku acceleration needs a win to be worth two draws and a loss nothing";
    NO_OPEN_ROUND: "no hi ha cap ronda oberta",
        "no hay ninguna ronda abierta",
        "não há nenhuma rodada aberta",
        "ez dago jardunaldi irekirik",
        "no round is open";
    NOT_PAIRED: "el jugador {number} no té una partida sense resultat en aquesta ronda",
        "el jugador {number} no tiene una partida sin resultado en esta ronda",
        "o jogador {number} não tem uma partida sem resultado nesta rodada",
        "{number} jokalariak ez du emaitzarik gabeko partidarik jardunaldi honetan",
        "player {number} has no game without result in this round";
    ONLY_COLOURS: "en una eliminatòria només es poden canviar els colors dels dos jugadors d'un matx",
        "en una eliminatoria solo se pueden cambiar los colores de los dos jugadores de un encuentro",
        "em um torneio eliminatório só se podem trocar as cores dos dois jogadores de um confronto",
        "kanporaketan norgehiagoka bateko bi jokalarien koloreak bakarrik alda daitezke",
        "in a knockout only the colours of the two players of a match can be changed";
    HAS_RESULTS: "la ronda {round} ja té resultats",
        "la ronda {round} ya tiene resultados",
        "a rodada {round} já tem resultados",
        "{round}. jardunaldiak badu emaitzarik",
        "round {round} already has results";
    RESULTS_MISSING: "falten els resultats de les blanques {players}",
        "faltan los resultados de las blancas {players}",
        "faltam os resultados das brancas {players}",
        "zuri hauen emaitzak falta dira: {players}",
        "the results of White players {players} are missing";
    NOT_WHITE: "el jugador {number} no tenia blanques a la ronda {round}",
        "el jugador {number} no llevaba blancas en la ronda {round}",
        "o jogador {number} não tinha brancas na rodada {round}",
        "{number} jokalariak ez zituen zuriak {round}. jardunaldian",
        "player {number} did not have White in round {round}";
    LEAVE: "en mode FIDE no es pot fer: {warnings}. Cal sortir abans del mode FIDE",
        "en modo FIDE no se puede hacer: {warnings}. Hay que salir antes del modo FIDE",
        "em modo FIDE não se pode fazer: {warnings}. É preciso sair antes do modo FIDE",
        "FIDE moduan ezin da egin: {warnings}. Lehenago FIDE modutik irten behar da",
        "not possible in FIDE mode: {warnings}. FIDE mode has to be left first";
    TWO_STEPS: "cal confirmar-ho dues vegades: {warnings}",
        "hay que confirmarlo dos veces: {warnings}",
        "é preciso confirmar duas vezes: {warnings}",
        "bi aldiz berretsi behar da: {warnings}",
        "this has to be confirmed twice: {warnings}";
    CONFIRM: "cal confirmar-ho: {warnings}",
        "hay que confirmarlo: {warnings}",
        "é preciso confirmar: {warnings}",
        "berretsi behar da: {warnings}",
        "this has to be confirmed: {warnings}";
    ACKNOWLEDGE: "atenció: {warnings}",
        "atención: {warnings}",
        "atenção: {warnings}",
        "kontuz: {warnings}",
        "note: {warnings}";
    BAD_TEXT: "{field}: cal un text de fins a {max} caràcters, sense caràcters de control",
        "{field}: hace falta un texto de hasta {max} caracteres, sin caracteres de control",
        "{field}: é preciso um texto de até {max} caracteres, sem caracteres de controle",
        "{field}: gehienez {max} karaktereko testua behar da, kontrol-karaktererik gabe",
        "{field}: a text of up to {max} characters is needed, without control characters";
    OUT_OF_BOUNDS: "{field}: cal un valor de {least} a {most}",
        "{field}: hace falta un valor de {least} a {most}",
        "{field}: é preciso um valor de {least} a {most}",
        "{field}: {least} eta {most} arteko balioa behar da",
        "{field}: a value from {least} to {most} is needed";
    NO_MEANING: "{field}: aquest valor no és possible",
        "{field}: este valor no es posible",
        "{field}: este valor não é possível",
        "{field}: balio hau ez da posible",
        "{field}: this value is not possible";
    DATES: "l'últim dia és abans del primer",
        "el último día es anterior al primero",
        "o último dia é anterior ao primeiro",
        "azken eguna lehena baino lehenago da",
        "the last day is before the first";
    DRAWS_WORTH_MORE: "dues taules no poden valer més que una victòria i una derrota",
        "dos tablas no pueden valer más que una victoria y una derrota",
        "dois empates não podem valer mais do que uma vitória e uma derrota",
        "bi berdinketak ezin dute garaipen batek eta porrot batek baino gehiago balio",
        "two draws cannot be worth more than a win and a loss";
    BYE_WORTH_MORE: "el descans no pot valer més que una victòria",
        "el descanso no puede valer más que una victoria",
        "o bye não pode valer mais do que uma vitória",
        "atsedenak ezin du garaipen batek baino gehiago balio",
        "the bye cannot be worth more than a win";
    NOTHING_CHANGES: "no canviaria res",
        "no cambiaría nada",
        "nada mudaria",
        "ez litzateke ezer aldatuko",
        "nothing would change";
    NOT_IN_FIDE_MODE: "el torneig ja no és en mode FIDE",
        "el torneo ya no está en modo FIDE",
        "o torneio já não está em modo FIDE",
        "txapelketa ez dago jada FIDE moduan",
        "the event is no longer in FIDE mode";
    ENTERED_ALREADY: "aquesta persona ja està inscrita",
        "esta persona ya está inscrita",
        "esta pessoa já está inscrita",
        "pertsona hau izena emanda dago jada",
        "this person has entered already";
    UNKNOWN_ENTRY: "no hi ha aquesta inscripció",
        "no existe esta inscripción",
        "não existe esta inscrição",
        "ez dago izen-emate hori",
        "there is no such entry";
    TOO_MANY_ENTRIES: "no hi caben més inscripcions",
        "no caben más inscripciones",
        "não cabem mais inscrições",
        "ez da izen-emate gehiagorik sartzen",
        "no more entries fit";
    BEGUN: "el torneig ja ha començat",
        "el torneo ya ha empezado",
        "o torneio já começou",
        "txapelketa hasita dago jada",
        "the event has begun already";
    BAD_ORDER: "l'ordre ha de dir cada jugador una vegada",
        "el orden debe nombrar a cada jugador una vez",
        "a ordem deve nomear cada jogador uma vez",
        "ordenak jokalari bakoitza behin izendatu behar du",
        "the order has to name each player once";
    NOT_ARRANGED: "abans cal assignar els números de sortida",
        "antes hay que asignar los números de salida",
        "antes é preciso atribuir os números iniciais",
        "lehenago hasierako zenbakiak esleitu behar dira",
        "starting numbers have to be arranged first";
    HAS_LEFT: "el jugador {number} s'ha retirat",
        "el jugador {number} se ha retirado",
        "o jogador {number} se retirou",
        "{number} jokalaria erretiratu egin da",
        "player {number} has withdrawn";
    HAS_NOT_LEFT: "el jugador {number} no s'ha retirat",
        "el jugador {number} no se ha retirado",
        "o jogador {number} não se retirou",
        "{number} jokalaria ez da erretiratu",
        "player {number} has not withdrawn";
    CHECK_IN_SAME: "la presència del jugador {number} ja consta així",
        "la presencia del jugador {number} ya consta así",
        "a presença do jogador {number} já consta assim",
        "{number} jokalariaren presentzia horrela jasota dago jada",
        "the presence of player {number} is noted so already";
    ROUND_PAST: "la ronda {number} ja és aparellada",
        "la ronda {number} ya está emparejada",
        "a rodada {number} já está emparceirada",
        "{number}. jardunaldia parekatuta dago jada",
        "round {number} has been paired already";
    NO_SUCH_ROUND: "el torneig no té la ronda {number}",
        "el torneo no tiene la ronda {number}",
        "o torneio não tem a rodada {number}",
        "txapelketak ez du {number}. jardunaldirik",
        "the event has no round {number}";
    NO_SUCH_BYE: "ningú no ha demanat aquest descans",
        "nadie ha pedido este descanso",
        "ninguém pediu este bye",
        "inork ez du atseden hori eskatu",
        "nobody has asked for that bye";
    NO_BYES_HERE: "en aquest sistema no es demanen descansos: qui no ve perd per incompareixença",
        "en este sistema no se piden descansos: quien no viene pierde por incomparecencia",
        "neste sistema não se pedem byes: quem não vem perde por ausência",
        "sistema honetan ez da atsedenik eskatzen: etortzen ez denak ez agertzeagatik galtzen du",
        "byes are not asked for in this system: who does not come loses by forfeit";
    NOT_A_GROUP: "calen almenys dos jugadors, cada un una vegada",
        "hacen falta al menos dos jugadores, cada uno una vez",
        "são precisos pelo menos dois jogadores, cada um uma vez",
        "gutxienez bi jokalari behar dira, bakoitza behin",
        "at least two players are needed, each once";
    NO_SUCH_RULE: "no hi ha aquesta prohibició",
        "no existe esta prohibición",
        "não existe esta proibição",
        "ez dago debeku hori",
        "there is no such rule";
    TABLE_TAKEN: "a la taula {number} ja hi seu sempre un altre jugador",
        "en la mesa {number} ya se sienta siempre otro jugador",
        "na mesa {number} já se senta sempre outro jogador",
        "{number}. mahaian beste jokalari bat esertzen da beti",
        "another player always sits at table {number}";
    NO_DRAFT: "no hi ha cap esborrany d'aparellament",
        "no hay ningún borrador de emparejamiento",
        "não há nenhum rascunho de emparceiramento",
        "ez dago parekatze-zirriborrorik",
        "there is no draft of a pairing";
    NOT_PUBLISHED: "l'aparellament encara no és públic",
        "el emparejamiento todavía no es público",
        "o emparceiramento ainda não é público",
        "parekatzea ez da oraindik argitaratu",
        "the pairing has not been published yet";
    MANUAL_OPEN: "la fase d'aparellament a mà és oberta: cal acabar-la abans",
        "la fase de emparejamiento a mano está abierta: hay que acabarla antes",
        "a fase de emparceiramento à mão está aberta: é preciso terminá-la antes",
        "eskuzko parekatze-fasea irekita dago: lehenago amaitu behar da",
        "pairing by hand is under way: it has to be ended first";
    MANUAL_NOT_OPEN: "abans cal començar la fase d'aparellament a mà",
        "antes hay que empezar la fase de emparejamiento a mano",
        "antes é preciso começar a fase de emparceiramento à mão",
        "lehenago eskuzko parekatze-fasea hasi behar da",
        "pairing by hand has to be begun first";
    SEATED_TWICE: "el jugador {number} surt dues vegades a la ronda",
        "el jugador {number} sale dos veces en la ronda",
        "o jogador {number} aparece duas vezes na rodada",
        "{number} jokalaria bi aldiz agertzen da jardunaldian",
        "player {number} is in the round twice";
    TWO_BYES: "només un jugador pot tenir el descans per nombre senar",
        "solo un jugador puede tener el descanso por número impar",
        "só um jogador pode ter o bye por número ímpar",
        "jokalari bakar batek izan dezake kopuru bakoitiko atsedena",
        "only one player can have the pairing-allocated bye";
    NO_RESULT: "aquesta partida no té resultat",
        "esta partida no tiene resultado",
        "esta partida não tem resultado",
        "partida honek ez du emaitzarik",
        "this game has no result";
    HAS_RESULT: "aquesta partida ja té resultat",
        "esta partida ya tiene resultado",
        "esta partida já tem resultado",
        "partida honek badu emaitza",
        "this game has a result already";
    IMPOSSIBLE_RESULT: "entre els dos no poden tenir més punts que els d'una victòria",
        "entre los dos no pueden tener más puntos que los de una victoria",
        "entre os dois não podem ter mais pontos do que os de uma vitória",
        "bien artean ezin dute garaipen batek baino puntu gehiago izan",
        "between them they cannot have more than a win is worth";
    NOT_A_PLAYERS_RESULT: "un jugador només comunica victòria, taules o derrota",
        "un jugador solo comunica victoria, tablas o derrota",
        "um jogador só comunica vitória, empate ou derrota",
        "jokalari batek garaipena, berdinketa edo porrota bakarrik jakinarazten du",
        "a player hands in a win, a draw or a loss only";
    NO_SUCH_SLIP: "cap resultat comunicat amb el número {number} no espera aprovació",
        "ningún resultado comunicado con el número {number} espera aprobación",
        "nenhum resultado comunicado com o número {number} espera aprovação",
        "{number} zenbakiarekin jakinarazitako emaitzarik ez dago onartzeko zain",
        "no result handed in under number {number} waits for approval";
    NOT_THIS_ROUND: "aquesta partida no és de la ronda {number}",
        "esta partida no es de la ronda {number}",
        "esta partida não é da rodada {number}",
        "partida hau ez da {number}. jardunaldikoa",
        "this game is not of round {number}";
    NOT_CLOSED_YET: "la ronda {number} no és tancada: els resultats s'hi entren, no s'hi corregeixen",
        "la ronda {number} no está cerrada: los resultados se introducen, no se corrigen",
        "a rodada {number} não está encerrada: os resultados se inserem, não se corrigem",
        "{number}. jardunaldia ez dago itxita: emaitzak sartu egiten dira, ez zuzendu",
        "round {number} is not closed: results are entered, not corrected";
    EVENT_CLOSED: "el torneig és tancat",
        "el torneo está cerrado",
        "o torneio está encerrado",
        "txapelketa itxita dago",
        "the event is closed";
    EVENT_OPEN: "el torneig no és tancat",
        "el torneo no está cerrado",
        "o torneio não está encerrado",
        "txapelketa ez dago itxita",
        "the event is not closed";
    ROUND_OPEN: "la ronda {number} encara és oberta",
        "la ronda {number} todavía está abierta",
        "a rodada {number} ainda está aberta",
        "{number}. jardunaldia irekita dago oraindik",
        "round {number} is still open";
    NO_TIMER: "el rellotge de la sala no corre",
        "el reloj de la sala no corre",
        "o relógio da sala não está correndo",
        "aretoko erlojua ez dabil",
        "the hall's clock is not running";
    NO_SUCH_ACT: "no hi ha cap acte amb el número {number}",
        "no hay ningún acto con el número {number}",
        "não há nenhum ato com o número {number}",
        "ez dago {number} zenbakia duen ekintzarik",
        "there is no act with number {number}";
    UNDONE: "l'acte {number} ja està desfet",
        "el acto {number} ya está deshecho",
        "o ato {number} já está desfeito",
        "{number}. ekintza desegina dago jada",
        "act {number} has been undone already";
    NOT_UNDOABLE: "l'acte {number} no es pot desfer",
        "el acto {number} no se puede deshacer",
        "o ato {number} não pode ser desfeito",
        "{number}. ekintza ezin da desegin",
        "act {number} cannot be undone";
    WOULD_BREAK: "l'acte {number} ({title}) deixaria de ser possible: {why}",
        "el acto {number} ({title}) dejaría de ser posible: {why}",
        "o ato {number} ({title}) deixaria de ser possível: {why}",
        "{number}. ekintza ({title}) ezinezko bihurtuko litzateke: {why}",
        "act {number} ({title}) would become impossible: {why}";
    TOO_LARGE: "és massa gros per al registre",
        "es demasiado grande para el registro",
        "é grande demais para o registro",
        "handiegia da erregistrorako",
        "it is too large for the record";
}
