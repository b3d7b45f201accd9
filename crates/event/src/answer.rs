//! Answers to acts: whatever had to be decided or found out. What the act itself says is not repeated.

use crate::act::RoundBye;
use crate::ids::EntryId;
use crate::warning::EventWarning;
use adoube_laws::{Language, Text};
use adoube_tournament::Acceleration;
use adoube_tournament::BoardResult;
use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventAnswer {
    /// A warning that was confirmed.
    Warned(EventWarning),
    /// The id of the new entry.
    Entered(EntryId),
    /// The virtual points of the event (C.04.7).
    Accelerated(Vec<Acceleration>),
    /// A round's pairing. Players who are absent are among the byes.
    Paired {
        /// The round, from 1.
        round: u16,
        /// White and Black of each board.
        boards: Vec<(EntryId, EntryId)>,
        /// Who does not play.
        byes: Vec<RoundBye>,
    },
    /// What the engine pairs, where the boards are made by hand.
    Engine {
        /// White and Black of each board; none if it finds no pairing.
        boards: Option<Vec<(EntryId, EntryId)>>,
        /// The pairing-allocated bye.
        bye: Option<EntryId>,
    },
    /// The draft was compared with the engine's pairing.
    Compared {
        /// The round, from 1.
        round: u16,
        /// How many boards differ.
        differing: u16,
    },
    /// A game has a result.
    Resulted {
        /// The round, from 1.
        round: u16,
        /// White.
        white: EntryId,
        /// The result.
        result: BoardResult,
    },
    /// A later round was paired with the wrong result: the tables of the two players.
    PairedWithWrongResult {
        /// The later round.
        round: u16,
        /// The tables.
        tables: Vec<u16>,
    },
    /// The round that was closed.
    Closed(u16),
}

impl EventAnswer {
    /// The answer in words.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Warned(warning) => WARNED.fill(language, &[("warning", &warning.text(language))]),
            Self::Entered(id) => ENTERED.fill(language, &[("id", id)]),
            Self::Accelerated(_) => ACCELERATED.get(language).to_owned(),
            Self::Paired { round, boards, .. } => PAIRED.fill(language, &[("round", round), ("boards", &boards.len())]),
            Self::Engine { boards: Some(boards), .. } => ENGINE.fill(language, &[("boards", &boards.len())]),
            Self::Engine { boards: None, .. } => NO_ENGINE.get(language).to_owned(),
            Self::Compared { round, differing: 0 } => SAME.fill(language, &[("round", round)]),
            Self::Compared { round, differing } => DIFFERS.fill(language, &[("round", round), ("boards", differing)]),
            Self::Resulted { round, result, .. } => RESULTED.fill(language, &[("round", round), ("result", result)]),
            Self::PairedWithWrongResult { round, tables } => {
                let tables: Vec<String> = tables.iter().map(u16::to_string).collect();
                WRONG_RESULT.fill(language, &[("round", round), ("tables", &tables.join(", "))])
            }
            Self::Closed(round) => CLOSED.fill(language, &[("round", round)]),
        }
    }
}

const WARNED: Text = Text {
    ca: "confirmat: {warning}",
    es: "confirmado: {warning}",
    pt: "confirmado: {warning}",
    eu: "berretsita: {warning}",
    en: "confirmed: {warning}",
};
const ENTERED: Text = Text {
    ca: "inscripció {id}",
    es: "inscripción {id}",
    pt: "inscrição {id}",
    eu: "{id}. izen-ematea",
    en: "entry {id}",
};
const ACCELERATED: Text = Text {
    ca: "s'han fixat els punts virtuals de l'acceleració",
    es: "se han fijado los puntos virtuales de la aceleración",
    pt: "foram fixados os pontos virtuais da aceleração",
    eu: "azelerazioaren puntu birtualak finkatu dira",
    en: "the virtual points of the acceleration are fixed",
};
const PAIRED: Text = Text {
    ca: "ronda {round}: {boards} taulers",
    es: "ronda {round}: {boards} tableros",
    pt: "rodada {round}: {boards} tabuleiros",
    eu: "{round}. jardunaldia: {boards} taula",
    en: "round {round}: {boards} boards",
};
const ENGINE: Text = Text {
    ca: "el programa aparellaria {boards} taulers",
    es: "el programa emparejaría {boards} tableros",
    pt: "o programa emparceiraria {boards} tabuleiros",
    eu: "programak {boards} taula parekatuko lituzke",
    en: "the program would pair {boards} boards",
};
const NO_ENGINE: Text = Text {
    ca: "el programa no troba cap aparellament",
    es: "el programa no encuentra ningún emparejamiento",
    pt: "o programa não encontra nenhum emparceiramento",
    eu: "programak ez du parekatzerik aurkitzen",
    en: "the program finds no pairing",
};
const SAME: Text = Text {
    ca: "ronda {round}: l'aparellament és el del programa",
    es: "ronda {round}: el emparejamiento es el del programa",
    pt: "rodada {round}: o emparceiramento é o do programa",
    eu: "{round}. jardunaldia: parekatzea programarena da",
    en: "round {round}: the pairing is the program's",
};
const DIFFERS: Text = Text {
    ca: "ronda {round}: {boards} taulers difereixen del programa",
    es: "ronda {round}: {boards} tableros difieren del programa",
    pt: "rodada {round}: {boards} tabuleiros diferem do programa",
    eu: "{round}. jardunaldia: {boards} taula programarenetik aldentzen dira",
    en: "round {round}: {boards} boards differ from the program's",
};
const RESULTED: Text = Text {
    ca: "ronda {round}: {result}",
    es: "ronda {round}: {result}",
    pt: "rodada {round}: {result}",
    eu: "{round}. jardunaldia: {result}",
    en: "round {round}: {result}",
};
const WRONG_RESULT: Text = Text {
    ca: "la ronda {round} es va aparellar amb el resultat equivocat: taules {tables}",
    es: "la ronda {round} se emparejó con el resultado equivocado: mesas {tables}",
    pt: "a rodada {round} foi emparceirada com o resultado errado: mesas {tables}",
    eu: "{round}. jardunaldia emaitza okerrarekin parekatu zen: {tables} mahaiak",
    en: "round {round} was paired with the wrong result: tables {tables}",
};
const CLOSED: Text = Text {
    ca: "la ronda {round} és tancada",
    es: "la ronda {round} está cerrada",
    pt: "a rodada {round} está encerrada",
    eu: "{round}. jardunaldia itxita dago",
    en: "round {round} is closed",
};
