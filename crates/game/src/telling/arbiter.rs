//! The arbiter's acts in words.
#![allow(clippy::too_many_lines, reason = "a table of words is as long as its words are many")]

use super::{text, with};
use crate::act::{AlsoLost, ArbiterAct, Certainty, Finding, Penalty, Verdict};
use crate::explain::{of_side, side};
use adoube_board::Color;
use adoube_laws::{Language, Text};

impl ArbiterAct {
    pub(super) fn tell(&self, language: Language) -> String {
        let name = |who: Color| side(who).get(language);
        match self {
            Self::Sets(who, span) => text(
                "posa el rellotge {of} a {it}",
                "pone el reloj {of} en {it}",
                "ajusta o relógio {of} em {it}",
                "{who}: erlojua jarri du: {it}",
                "sets {who}’s clock to {it}",
            )
            .fill(language, &[("who", &name(*who)), ("of", &of_side(*who).get(language)), ("it", span)]),
            Self::SetsBoth(white, black) => text(
                "posa els rellotges a {white} (blanques) i {black} (negres)",
                "pone los relojes en {white} (Blanco) y {black} (Negro)",
                "ajusta os relógios em {white} (brancas) e {black} (pretas)",
                "erlojuak jarri ditu: {white} (zuriak) eta {black} (beltzak)",
                "sets the clocks to {white} (White) and {black} (Black)",
            )
            .fill(language, &[("white", white), ("black", black)]),
            Self::Gives(who, span) => text(
                "dona {it} a {who}",
                "da {it} a {who}",
                "dá {it} para {who}",
                "{who}: {it} eman dio",
                "gives {who} {it}",
            )
            .fill(language, &[("who", &name(*who)), ("it", span)]),
            Self::Penalises(who, penalty) => text(
                "sanciona {who}: {it}",
                "sanciona a {who}: {it}",
                "penaliza {who}: {it}",
                "{who} zigortu du: {it}",
                "penalises {who}: {it}",
            )
            .fill(language, &[("who", &name(*who)), ("it", &penalty.tell(language))]),
            Self::Decides(verdict) => {
                let result = match verdict {
                    Verdict::Forfeit(result) => result.sign().to_owned(),
                    Verdict::Scores(white, black) => format!("{white}-{black}"),
                };
                with(
                    &text("decideix {it}", "decide {it}", "decide {it}", "erabaki du: {it}", "decides {it}"),
                    language,
                    &result,
                )
            }
            Self::TakesBack(who) => text(
                "fa retirar la jugada {of}",
                "hace retirar la jugada {of}",
                "faz voltar o lance {of}",
                "{who}: jokaldia atzera eginarazi du",
                "takes back {who}’s move",
            )
            .fill(language, &[("who", &name(*who)), ("of", &of_side(*who).get(language))]),
            Self::Finds(finding) => finding.tell(language),
            fixed => fixed.tell_fixed().get(language).to_owned(),
        }
    }

    /// The acts that name nothing.
    const fn tell_fixed(&self) -> Text {
        match self {
            Self::Starts => text(
                "engega el rellotge",
                "pone en marcha el reloj",
                "põe o relógio em marcha",
                "erlojua abiarazi du",
                "starts the clock",
            ),
            Self::StopsClocks => text(
                "atura els rellotges",
                "detiene los relojes",
                "para os relógios",
                "erlojuak gelditu ditu",
                "stops the clocks",
            ),
            Self::ReadsClocks => text(
                "llegeix els rellotges",
                "lee los relojes",
                "lê os relógios",
                "erlojuak irakurri ditu",
                "reads the clocks",
            ),
            Self::ReadsBoard => {
                text("mira el tauler", "mira el tablero", "olha o tabuleiro", "taulari begiratu dio", "reads the board")
            }
            Self::SeesFlag => text(
                "veu la bandera caiguda",
                "ve la bandera caída",
                "vê a seta caída",
                "bandera erorita ikusi du",
                "sees a fallen flag",
            ),
            Self::SeesFlags => text(
                "veu les dues banderes caigudes",
                "ve las dos banderas caídas",
                "vê as duas setas caídas",
                "bi banderak erorita ikusi ditu",
                "sees both flags fallen",
            ),
            Self::SeesIllegal => text(
                "veu una jugada il·legal",
                "ve una jugada ilegal",
                "vê um lance ilegal",
                "legez kanpoko jokaldia ikusi du",
                "sees an illegal move",
            ),
            Self::SeesPosition => text(
                "veu una posició impossible",
                "ve una posición imposible",
                "vê uma posição impossível",
                "ezinezko posizioa ikusi du",
                "sees an impossible position",
            ),
            Self::Upholds => text("dona la raó", "da la razón", "dá razão", "arrazoia eman du", "upholds it"),
            Self::Rejects => text("ho rebutja", "lo rechaza", "rejeita-o", "baztertu du", "rejects it"),
            Self::Postpones => text("ho ajorna", "lo aplaza", "adia-o", "atzeratu du", "postpones it"),
            Self::DecidesContinue => text(
                "decideix que la partida continua",
                "decide que la partida continúa",
                "decide que a partida continua",
                "partidak jarraitzen duela erabaki du",
                "decides that the game goes on",
            ),
            Self::DecidesNewGame => text(
                "decideix que es jugui una partida nova",
                "decide que se juegue una partida nueva",
                "decide que se jogue uma nova partida",
                "partida berria jokatzea erabaki du",
                "decides that a new game is played",
            ),
            Self::Adjourns => text(
                "demana la jugada secreta",
                "pide la jugada secreta",
                "pede o lance selado",
                "jokaldi sekretua eskatu du",
                "asks for the sealed move",
            ),
            Self::Resumes => text(
                "reprèn la partida",
                "reanuda la partida",
                "retoma a partida",
                "partidari berrekin dio",
                "resumes play",
            ),
            Self::OpensEnvelope => {
                text("obre el sobre", "abre el sobre", "abre o envelope", "gutun-azala ireki du", "opens the envelope")
            }
            Self::LosesEnvelope(AlsoLost::Times) => text(
                "perd el sobre i els temps",
                "pierde el sobre y los tiempos",
                "perde o envelope e os tempos",
                "gutun-azala eta denborak galdu ditu",
                "loses the envelope and the times",
            ),
            Self::LosesEnvelope(AlsoLost::Position) => text(
                "perd el sobre i la posició",
                "pierde el sobre y la posición",
                "perde o envelope e a posição",
                "gutun-azala eta posizioa galdu ditu",
                "loses the envelope and the position",
            ),
            // The rest name something and are told above.
            _ => text(
                "perd el sobre",
                "pierde el sobre",
                "perde o envelope",
                "gutun-azala galdu du",
                "loses the envelope",
            ),
        }
    }
}

impl Finding {
    fn tell(self, language: Language) -> String {
        if let Self::TouchedFirst(square) = self {
            let first = text(
                "troba que la peça de {it} s’ha tocat primer",
                "encuentra que la pieza de {it} se tocó primero",
                "encontra que a peça em {it} foi tocada primeiro",
                "{it} laukiko pieza lehenengo ukitu dela ikusi du",
                "finds that the piece on {it} was touched first",
            );
            return with(&first, language, &square);
        }
        let (text, number) = match self {
            Self::SetupWrong => (
                text(
                    "troba la posició inicial equivocada",
                    "encuentra mal la posición inicial",
                    "encontra errada a posição inicial",
                    "hasierako posizioa oker aurkitu du",
                    "finds the initial position wrong",
                ),
                None,
            ),
            Self::BoardTurned => (
                text(
                    "troba el tauler girat",
                    "encuentra girado el tablero",
                    "encontra o tabuleiro virado",
                    "taula biratuta aurkitu du",
                    "finds the board turned",
                ),
                None,
            ),
            Self::ColoursReversed => (
                text(
                    "troba els colors canviats",
                    "encuentra cambiados los colores",
                    "encontra as cores trocadas",
                    "koloreak aldatuta aurkitu ditu",
                    "finds the colours reversed",
                ),
                None,
            ),
            Self::ClockWrong => (
                text(
                    "troba el rellotge mal posat",
                    "encuentra mal puesto el reloj",
                    "encontra o relógio mal ajustado",
                    "erlojua gaizki jarrita aurkitu du",
                    "finds the clock set wrongly",
                ),
                None,
            ),
            Self::ClockDefective => (
                text(
                    "troba el rellotge espatllat",
                    "encuentra averiado el reloj",
                    "encontra o relógio com defeito",
                    "erlojua hondatuta aurkitu du",
                    "finds the clock defective",
                ),
                None,
            ),
            Self::Displaced(certainty, number) => (
                match certainty {
                    Certainty::Certain => text(
                        "troba peces desplaçades després de la jugada {it}",
                        "encuentra piezas desplazadas tras la jugada {it}",
                        "encontra peças deslocadas depois do lance {it}",
                        "piezak lekuz aldatuta aurkitu ditu {it}. jokaldiaren ondoren",
                        "finds pieces displaced after move {it}",
                    ),
                    Certainty::Uncertain => text(
                        "troba peces desplaçades; l’última posició segura és la de la jugada {it}",
                        "encuentra piezas desplazadas; la última posición segura es la de la jugada {it}",
                        "encontra peças deslocadas; a última posição segura é a do lance {it}",
                        "piezak lekuz aldatuta aurkitu ditu; azken posizio ziurra {it}. jokaldikoa da",
                        "finds pieces displaced; the last certain position is that of move {it}",
                    ),
                },
                Some(number),
            ),
            Self::ResumptionWrong => (
                text(
                    "troba mal posada la posició de la represa",
                    "encuentra mal puesta la posición de la reanudación",
                    "encontra errada a posição da retomada",
                    "berrekiteko posizioa gaizki jarrita aurkitu du",
                    "finds the adjourned position set up wrongly",
                ),
                None,
            ),
            Self::CountUnknown => (
                text(
                    "no pot saber quantes jugades s’han fet",
                    "no puede saber cuántas jugadas se han hecho",
                    "não pode saber quantos lances foram feitos",
                    "ezin du jakin zenbat jokaldi egin diren",
                    "finds the number of moves unknown",
                ),
                None,
            ),
            // `TouchedFirst` is handled above.
            Self::BoardsDiffer(None) | Self::TouchedFirst(_) => (
                text(
                    "troba els dos taulers diferents",
                    "encuentra distintos los dos tableros",
                    "encontra os dois tabuleiros diferentes",
                    "bi taulak desberdin aurkitu ditu",
                    "finds that the boards differ",
                ),
                None,
            ),
            Self::BoardsDiffer(Some(number)) => (
                text(
                    "troba els dos taulers diferents després de la jugada {it}",
                    "encuentra distintos los dos tableros tras la jugada {it}",
                    "encontra os dois tabuleiros diferentes depois do lance {it}",
                    "bi taulak desberdin aurkitu ditu {it}. jokaldiaren ondoren",
                    "finds that the boards differ after move {it}",
                ),
                Some(number),
            ),
        };
        match number {
            Some(number) => with(&text, language, &number),
            None => text.get(language).to_owned(),
        }
    }
}

impl Penalty {
    /// A penalty in words (12.9).
    pub fn tell(self, language: Language) -> String {
        match self {
            Self::Warning => {
                text("advertència", "advertencia", "advertência", "ohartarazpena", "warning").get(language).to_owned()
            }
            Self::Time(span) => {
                with(&text("{it} menys", "{it} menos", "{it} a menos", "{it} gutxiago", "{it} less"), language, &span)
            }
            Self::Opponent(span) => with(
                &text(
                    "{it} més per al contrari",
                    "{it} más para el contrario",
                    "{it} a mais para o adversário",
                    "{it} gehiago aurkariarentzat",
                    "{it} more for the opponent",
                ),
                language,
                &span,
            ),
            Self::Points(score) => {
                with(&text("{it} punts", "{it} puntos", "{it} pontos", "{it} puntu", "{it} points"), language, &score)
            }
            Self::OpponentPoints(score) => with(
                &text(
                    "{it} punts per al contrari",
                    "{it} puntos para el contrario",
                    "{it} pontos para o adversário",
                    "{it} puntu aurkariarentzat",
                    "{it} points for the opponent",
                ),
                language,
                &score,
            ),
            Self::Loss(None) => text(
                "pèrdua de la partida",
                "pérdida de la partida",
                "perda da partida",
                "partida galtzea",
                "loss of the game",
            )
            .get(language)
            .to_owned(),
            Self::Loss(Some(score)) => with(
                &text(
                    "pèrdua de la partida; el contrari, {it}",
                    "pérdida de la partida; el contrario, {it}",
                    "perda da partida; o adversário, {it}",
                    "partida galtzea; aurkariak {it}",
                    "loss of the game; the opponent, {it}",
                ),
                language,
                &score,
            ),
            Self::Fine => text("multa", "multa", "multa", "isuna", "fine").get(language).to_owned(),
            Self::Rounds(rounds) => with(
                &text(
                    "exclusió de {it} rondes",
                    "exclusión de {it} rondas",
                    "exclusão de {it} rodadas",
                    "{it} txandatik kanpo",
                    "exclusion from {it} rounds",
                ),
                language,
                &rounds,
            ),
            Self::Expulsion => {
                text("expulsió", "expulsión", "expulsão", "kanporatzea", "expulsion").get(language).to_owned()
            }
        }
    }
}
