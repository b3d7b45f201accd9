//! The answer to "can this side still mate?", and the ground of a no.

use crate::Move;
use adoube_laws::{Article, Text};

/// Whether a side can still mate by some series of legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It can: these moves, both sides helping, end in its mate. The line is empty if the mate is on the board.
    Yes(Vec<Move>),
    /// It cannot, and this is why.
    No(Ground),
    /// The budget was spent before either was found.
    Undecided,
}

impl Answer {
    /// Whether the answer is yes.
    pub const fn is_yes(&self) -> bool {
        matches!(self, Self::Yes(_))
    }

    /// Whether the answer is no.
    pub const fn is_no(&self) -> bool {
        matches!(self, Self::No(_))
    }
}

/// Why a side can never mate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ground {
    /// No position with these men, or with what they can become, is a mate.
    Material,
    /// The men stand in each other's way for ever: none can get to where a mate would need it.
    Blocked,
    /// The few moves that are possible have been gone through; whatever is played, no mate remains possible.
    Forced,
    /// All positions that can still arise have been gone through, and none is a mate.
    Exhausted,
}

impl Ground {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Material, Self::Blocked, Self::Forced, Self::Exhausted];

    /// The article that speaks of positions in which a king cannot be mated by any series of legal moves.
    pub const fn article(self) -> Article {
        Article::new("5.2.2")
    }

    /// A word for programs: `material`, `blocked`, `forced`, `exhausted`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Material => "material",
            Self::Blocked => "blocked",
            Self::Forced => "forced",
            Self::Exhausted => "exhausted",
        }
    }

    /// The ground as a sentence.
    pub const fn text(self) -> Text {
        match self {
            Self::Material => Text {
                ca: "amb aquestes peces no és possible cap mat",
                es: "con estas piezas no es posible ningún mate",
                pt: "com estas peças nenhum mate é possível",
                eu: "pieza hauekin ezin da inolako materik eman",
                en: "no mate is possible with these pieces",
            },
            Self::Blocked => Text {
                ca: "la posició està bloquejada: cap peça no pot arribar mai on el mat la necessitaria",
                es: "la posición está bloqueada: ninguna pieza puede llegar nunca adonde el mate la necesitaría",
                pt: "a posição está bloqueada: nenhuma peça pode chegar onde o mate precisaria dela",
                eu: "posizioa blokeatuta dago: pieza bat ere ezin da inoiz iritsi mateak behar duen tokira",
                en: "the position is blocked: no piece can ever get to where a mate would need it",
            },
            Self::Forced => Text {
                ca: "qualsevol de les poques jugades possibles porta a una posició sense mat",
                es: "cualquiera de las pocas jugadas posibles lleva a una posición sin mate",
                pt: "qualquer dos poucos lances possíveis leva a uma posição sem mate",
                eu: "egin daitezkeen jokaldi bakanetako edozeinek materik gabeko posizio batera darama",
                en: "each of the few possible moves leads to a position without a mate",
            },
            Self::Exhausted => Text {
                ca: "s\u{2019}han examinat totes les posicions que encara es poden produir i cap no és mat",
                es: "se han examinado todas las posiciones que aún pueden producirse y ninguna es mate",
                pt: "examinaram-se todas as posições que ainda podem surgir e nenhuma é mate",
                eu: "oraindik sor daitezkeen posizio guztiak aztertu dira eta bat ere ez da matea",
                en: "all positions that can still arise have been gone through, and none is a mate",
            },
        }
    }
}
