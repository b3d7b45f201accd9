//! Words that the standings of players and of teams share: headings, and the parts of a tie-break's value.

use adoube_laws::{Language, Text};
use adoube_tournament::tiebreaks::PartNote;

pub(super) const RANK: Text = Text { ca: "lloc", es: "pto.", pt: "col.", eu: "post.", en: "rank" };
pub(super) const NUMBER: Text = Text { ca: "núm.", es: "núm.", pt: "nº", eu: "zk.", en: "no." };
pub(super) const TEAM: Text = Text { ca: "equip", es: "equipo", pt: "equipe", eu: "taldea", en: "team" };
pub(super) const POINTS: Text = Text { ca: "punts", es: "puntos", pt: "pontos", eu: "puntuak", en: "points" };
/// A part of a value that has no opponent.
pub(super) const PART_ALONE: Text = Text {
    ca: "  ronda {round}: {value}",
    es: "  ronda {round}: {value}",
    pt: "  rodada {round}: {value}",
    eu: "  {round}. jardunaldia: {value}",
    en: "  round {round}: {value}",
};
const CUT: Text = Text { ca: "exclòs", es: "excluido", pt: "excluído", eu: "kanpoan utzita", en: "cut" };
const DUMMY: Text = Text {
    ca: "contrincant fictici",
    es: "contrincante ficticio",
    pt: "adversário fictício",
    eu: "alegiazko aurkaria",
    en: "dummy opponent",
};

/// Whether a part counts, for JSON.
pub(super) const fn code(note: PartNote) -> &'static str {
    match note {
        PartNote::Counted => "counted",
        PartNote::Cut => "cut",
        PartNote::Dummy => "dummy",
    }
}

/// A line about a part, with a note in brackets unless it counts as it is.
pub(super) fn noted(line: String, note: PartNote, language: Language) -> String {
    let word = match note {
        PartNote::Counted => return line,
        PartNote::Cut => CUT,
        PartNote::Dummy => DUMMY,
    };
    format!("{line} ({})", word.get(language))
}
