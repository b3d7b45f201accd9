//! Irregularities of a written move that is understood all the same.

use crate::Letters;
use adoube_laws::{Article, Language, Text};

/// A departure from Appendix C in a move that could be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Irregularity {
    /// A letter for the pawn (C.4).
    PawnLetter,
    /// A small letter for a piece (C.2).
    SmallLetter,
    /// Capital letters for files (C.5).
    CapitalFile,
    /// An x where nothing is taken (C.9).
    FalseCapture,
    /// A check sign where no check is given (C.13).
    FalseCheck,
    /// A mate sign where there is no mate (C.13).
    FalseMate,
    /// An en passant mark where there is no such capture (C.9.3).
    FalseEnPassant,
    /// The en passant mark of another language (C.9.3).
    ForeignEnPassantMark,
    /// The square of departure, or part of it, where it is not needed (C.10).
    SuperfluousDeparture,
    /// The rank where the file would tell (C.10.3).
    RankForFile,
    /// Castling written in some other way than 0-0 or O-O (C.13).
    CastlingSigns,
    /// Signs that do not belong there.
    StraySigns,
    /// The move's number is glued to the move.
    GluedNumber,
    /// The dot after the number is missing.
    MissingDot,
    /// A letter of another language (C.2, C.3).
    ForeignLetter(Letters),
    /// The departure written is wrong: no such piece stands there (C.10).
    WrongDeparture,
    /// The departure of a pawn's capture is missing (C.9.3).
    MissingDeparture,
    /// The file of arrival is missing (C.8).
    MissingFile,
    /// The rank of arrival is missing (C.8).
    MissingRank,
    /// Stands at another place than its number says.
    OutOfOrder,
}

impl Irregularity {
    /// Whether the text, taken by the letter, names no legal move, so that the move was found by forgiving this. An arbiter who
    /// judges a sealed move (I.8) does not forgive it.
    pub const fn is_repair(self) -> bool {
        matches!(
            self,
            Self::ForeignLetter(_)
                | Self::WrongDeparture
                | Self::MissingDeparture
                | Self::MissingFile
                | Self::MissingRank
        )
    }

    /// The provision that it departs from.
    pub const fn article(self) -> Article {
        Article::new(match self {
            Self::PawnLetter => "C.4",
            Self::SmallLetter => "C.2",
            Self::CapitalFile => "C.5",
            Self::FalseCapture => "C.9",
            Self::FalseCheck | Self::FalseMate | Self::CastlingSigns => "C.13",
            Self::FalseEnPassant | Self::ForeignEnPassantMark | Self::MissingDeparture => "C.9.3",
            Self::SuperfluousDeparture | Self::WrongDeparture => "C.10",
            Self::RankForFile => "C.10.3",
            Self::ForeignLetter(_) => "C.3",
            Self::MissingFile | Self::MissingRank => "C.8",
            Self::StraySigns | Self::GluedNumber | Self::MissingDot | Self::OutOfOrder => "8.1.1",
        })
    }

    /// The irregularity as a sentence.
    pub fn sentence(self, language: Language) -> String {
        match self {
            Self::ForeignLetter(letters) => self.text().fill(language, &[("language", &letters.name().get(language))]),
            _ => self.text().get(language).to_owned(),
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    const fn text(self) -> Text {
        match self {
            Self::PawnLetter => Text {
                ca: "el peó no porta lletra",
                es: "el peón no lleva letra",
                pt: "o peão não leva letra",
                eu: "peoiak ez du letrarik",
                en: "a pawn has no letter",
            },
            Self::SmallLetter => Text {
                ca: "la lletra de la peça ha de ser majúscula",
                es: "la letra de la pieza debe ser mayúscula",
                pt: "a letra da peça deve ser maiúscula",
                eu: "piezaren letra larria izan behar da",
                en: "a piece's letter is a capital",
            },
            Self::CapitalFile => Text {
                ca: "la lletra de la columna ha de ser minúscula",
                es: "la letra de la columna debe ser minúscula",
                pt: "a letra da coluna deve ser minúscula",
                eu: "zutabearen letra xehea izan behar da",
                en: "a file's letter is a small one",
            },
            Self::FalseCapture => Text {
                ca: "hi ha una x però no es captura res",
                es: "hay una x pero no se captura nada",
                pt: "há um x mas nada é capturado",
                eu: "x bat dago baina ez da ezer harrapatzen",
                en: "there is an x but nothing is captured",
            },
            Self::FalseCheck => Text {
                ca: "hi ha un signe d'escac però no n'hi ha",
                es: "hay un signo de jaque pero no lo hay",
                pt: "há um sinal de xeque mas não há xeque",
                eu: "xake ikurra dago baina ez dago xakerik",
                en: "there is a check sign but no check",
            },
            Self::FalseMate => Text {
                ca: "hi ha un signe de mat però no n'hi ha",
                es: "hay un signo de mate pero no lo hay",
                pt: "há um sinal de mate mas não há mate",
                eu: "mate ikurra dago baina ez dago materik",
                en: "there is a mate sign but no mate",
            },
            Self::FalseEnPassant => Text {
                ca: "hi ha la marca de captura al pas però no n'és cap",
                es: "hay la marca de captura al paso pero no lo es",
                pt: "há a marca de captura en passant mas não o é",
                eu: "igarotzean harrapatzeko marka dago baina ez da hori",
                en: "there is an en passant mark but no such capture",
            },
            Self::ForeignEnPassantMark => Text {
                ca: "la marca de captura al pas és d'una altra llengua",
                es: "la marca de captura al paso es de otra lengua",
                pt: "a marca de captura en passant é de outra língua",
                eu: "igarotzean harrapatzeko marka beste hizkuntza batekoa da",
                en: "the en passant mark is another language's",
            },
            Self::SuperfluousDeparture => Text {
                ca: "la casella de sortida no cal",
                es: "la casilla de salida no hace falta",
                pt: "a casa de partida não é necessária",
                eu: "abiapuntuko laukia ez da behar",
                en: "the square of departure is not needed",
            },
            Self::RankForFile => Text {
                ca: "hi ha la fila on bastaria la columna",
                es: "está la fila donde bastaría la columna",
                pt: "está a fileira onde bastaria a coluna",
                eu: "errenkada dago zutabea aski litzatekeen tokian",
                en: "the rank stands where the file would tell",
            },
            Self::CastlingSigns => Text {
                ca: "l'enroc s'escriu 0-0 o 0-0-0",
                es: "el enroque se escribe 0-0 o 0-0-0",
                pt: "o roque escreve-se 0-0 ou 0-0-0",
                eu: "endrokea 0-0 edo 0-0-0 idazten da",
                en: "castling is written 0-0 or 0-0-0",
            },
            Self::StraySigns => Text {
                ca: "hi ha signes que sobren",
                es: "hay signos que sobran",
                pt: "há sinais a mais",
                eu: "ikurrak soberan daude",
                en: "there are stray signs",
            },
            Self::GluedNumber => Text {
                ca: "el número va enganxat a la jugada",
                es: "el número va pegado a la jugada",
                pt: "o número está colado ao lance",
                eu: "zenbakia jokaldiari itsatsita dago",
                en: "the number is glued to the move",
            },
            Self::MissingDot => Text {
                ca: "falta el punt després del número",
                es: "falta el punto después del número",
                pt: "falta o ponto depois do número",
                eu: "puntua falta da zenbakiaren ondoren",
                en: "the dot after the number is missing",
            },
            Self::ForeignLetter(_) => Text {
                ca: "la lletra és d'una altra llengua: {language}",
                es: "la letra es de otra lengua: {language}",
                pt: "a letra é de outra língua: {language}",
                eu: "letra beste hizkuntza batekoa da: {language}",
                en: "the letter is another language's: {language}",
            },
            Self::WrongDeparture => Text {
                ca: "la sortida escrita no és la de cap peça que hi pugui anar",
                es: "la salida escrita no es la de ninguna pieza que pueda ir",
                pt: "a partida escrita não é a de nenhuma peça que possa ir",
                eu: "idatzitako abiapuntua ez da hara joan daitekeen piezarena",
                en: "the departure written is not that of a piece that can go there",
            },
            Self::MissingDeparture => Text {
                ca: "falta la columna de sortida de la captura de peó",
                es: "falta la columna de salida de la captura de peón",
                pt: "falta a coluna de partida da captura de peão",
                eu: "peoiaren harrapaketaren abiapuntuko zutabea falta da",
                en: "the departure file of the pawn's capture is missing",
            },
            Self::MissingFile => Text {
                ca: "falta la columna d'arribada",
                es: "falta la columna de llegada",
                pt: "falta a coluna de chegada",
                eu: "helmugako zutabea falta da",
                en: "the file of arrival is missing",
            },
            Self::MissingRank => Text {
                ca: "falta la fila d'arribada",
                es: "falta la fila de llegada",
                pt: "falta a fileira de chegada",
                eu: "helmugako errenkada falta da",
                en: "the rank of arrival is missing",
            },
            Self::OutOfOrder => Text {
                ca: "la jugada és fora del seu lloc segons el número",
                es: "la jugada está fuera de su lugar según el número",
                pt: "o lance está fora do seu lugar segundo o número",
                eu: "jokaldia ez dago bere zenbakiari dagokion tokian",
                en: "the move stands out of the order of its number",
            },
        }
    }
}
