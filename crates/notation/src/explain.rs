//! Readings as sentences.

use crate::{Illegal, Letters, Reading, Style, write};
use adoube_board::Position;
use adoube_laws::{Article, Language, Text};

impl Illegal {
    /// The provision broken: that of the board, or the one by which the sheet is judged.
    pub const fn article(&self) -> Article {
        match self {
            Self::Breach(_, breach) => breach.article(),
            Self::NoSuchPiece(_) => Article::new("3.10.2"),
        }
    }

    /// The reason as a sentence.
    pub fn sentence(&self, language: Language) -> String {
        const NO_SUCH_PIECE: Text = Text {
            ca: "no hi ha cap peça així ({piece}) on diu la jugada",
            es: "no hay ninguna pieza así ({piece}) donde dice la jugada",
            pt: "não há nenhuma peça assim ({piece}) onde diz o lance",
            eu: "ez dago horrelako piezarik ({piece}) jokaldiak dioen tokian",
            en: "there is no such piece ({piece}) where the move says",
        };
        match self {
            Self::Breach(_, breach) => breach.sentence(language),
            Self::NoSuchPiece(role) => NO_SUCH_PIECE.fill(language, &[("piece", &role.name().get(language))]),
        }
    }
}

impl Reading {
    /// The provision that a reading which gives no move rests on.
    pub const fn article(&self) -> Article {
        match self {
            Self::Move(_) => Article::new("C.8"),
            Self::Ambiguous(_) => Article::new("C.10"),
            Self::Illegal(illegal) => illegal.article(),
            Self::Unreadable => Article::new("C"),
            Self::Old(old) => old.article(),
        }
    }

    /// The verdict as a sentence; moves are written with the given letters.
    pub fn sentence(&self, position: &Position, letters: Letters, language: Language) -> String {
        const AMBIGUOUS: Text = Text {
            ca: "ambigua: {moves}",
            es: "ambigua: {moves}",
            pt: "ambíguo: {moves}",
            eu: "anbiguoa: {moves}",
            en: "ambiguous: {moves}",
        };
        const ILLEGAL: Text = Text {
            ca: "il·legal: {reason}",
            es: "ilegal: {reason}",
            pt: "ilegal: {reason}",
            eu: "legez kanpokoa: {reason}",
            en: "illegal: {reason}",
        };
        const UNREADABLE: Text = Text {
            ca: "no es pot llegir com a jugada",
            es: "no se puede leer como jugada",
            pt: "não se pode ler como lance",
            eu: "ezin da jokaldi gisa irakurri",
            en: "cannot be read as a move",
        };
        const OLD: Text = Text {
            ca: "{notation}; només es reconeix la notació algebraica",
            es: "{notation}; solo se reconoce la notación algebraica",
            pt: "{notation}; só se reconhece a notação algébrica",
            eu: "{notation}; idazkera aljebraikoa soilik onartzen da",
            en: "{notation}; only algebraic notation is recognised",
        };
        let style = Style::of_laws(letters);
        match self {
            Self::Move(read) => write(position, read.mv, &style),
            Self::Ambiguous(moves) => {
                let moves: Vec<String> = moves.iter().map(|mv| write(position, *mv, &style)).collect();
                AMBIGUOUS.fill(language, &[("moves", &moves.join(", "))])
            }
            Self::Illegal(illegal) => ILLEGAL.fill(language, &[("reason", &illegal.sentence(language))]),
            Self::Unreadable => UNREADABLE.get(language).to_owned(),
            Self::Old(old) => OLD.fill(language, &[("notation", &old.name().get(language))]),
        }
    }
}
