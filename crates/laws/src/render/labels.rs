//! The words between the texts.

use crate::{Kind, Text};

const fn text(ca: &'static str, es: &'static str, pt: &'static str, eu: &'static str, en: &'static str) -> Text {
    Text { ca, es, pt, eu, en }
}

pub(super) const NO_SUCH_ARTICLE: Text = text(
    "l'edició de {edition} no té cap article {number}; a prop hi ha: {near}",
    "la edición de {edition} no tiene ningún artículo {number}; cerca están: {near}",
    "a edição de {edition} não tem artigo {number}; perto estão: {near}",
    "{edition}. urteko edizioak ez du {number} artikulurik; hurbil daude: {near}",
    "the edition of {edition} has no article {number}; near it are: {near}",
);

pub(super) const ARTICLE: Text =
    text("Article {number}", "Artículo {number}", "Artigo {number}", "{number}. artikulua", "Article {number}");

pub(super) const APPENDIX: Text =
    text("Apèndix {number}", "Apéndice {number}", "Apêndice {number}", "{number} eranskina", "Appendix {number}");

pub(super) const GUIDELINES: Text = text(
    "Directrius {number}",
    "Directrices {number}",
    "Diretrizes {number}",
    "{number} gidalerroak",
    "Guidelines {number}",
);

pub(super) const AS_IN: Text = text(
    "Tal com ho diu l'edició de {edition}:",
    "Tal como lo dice la edición de {edition}:",
    "Tal como diz a edição de {edition}:",
    "{edition}. urteko edizioak dioen bezala:",
    "As the edition of {edition} has it:",
);

pub(super) const IN_THIS_EDITION: Text =
    text("En aquesta edició:", "En esta edición:", "Nesta edição:", "Edizio honetan:", "In this edition:");

pub(super) const IN_OTHER_EDITIONS: Text =
    text("En altres edicions:", "En otras ediciones:", "Em outras edições:", "Beste edizioetan:", "In other editions:");

pub(super) const NUMBERS: Text = text("Números", "Números", "Números", "Zenbakiak", "Numbers");

pub(super) const SEE_ALSO: Text = text("Vegeu també", "Véase también", "Veja também", "Ikusi ere", "See also");

pub(super) const UNDER_IT: Text = text("Punts", "Puntos", "Pontos", "Puntuak", "Points");

pub(super) const NOTHING_FOUND: Text = text(
    "no s'ha trobat res",
    "no se ha encontrado nada",
    "nada foi encontrado",
    "ez da ezer aurkitu",
    "nothing found",
);

pub(super) const FOUND: Text =
    text("trobats: {count}", "encontrados: {count}", "encontrados: {count}", "aurkituta: {count}", "found: {count}");

pub(super) const EDITION: Text = text(
    "Lleis dels escacs, edició de {edition}, vigent des de {day}",
    "Leyes del ajedrez, edición de {edition}, vigente desde {day}",
    "Leis do xadrez, edição de {edition}, em vigor desde {day}",
    "Xakearen Legeak, {edition}. urteko edizioa, indarrean {day} egunetik",
    "Laws of Chess, edition of {edition}, in force from {day}",
);

pub(super) const SIGNS: Text = text(
    "= igual · → renumerat · ≠ diferent · − només a {first} · + només a {second}",
    "= igual · → renumerado · ≠ distinto · − solo en {first} · + solo en {second}",
    "= igual · → renumerado · ≠ diferente · − só em {first} · + só em {second}",
    "= berdina · → zenbaki berria · ≠ desberdina · − {first}. urtekoan bakarrik · + {second}. urtekoan bakarrik",
    "= the same · → renumbered · ≠ different · − only in {first} · + only in {second}",
);

pub(super) const fn kind(kind: Kind) -> Text {
    match kind {
        Kind::Definition => text("definició", "definición", "definição", "definizioa", "definition"),
        Kind::Mechanical => text(
            "s'aplica sense judici",
            "se aplica sin juicio",
            "aplica-se sem julgamento",
            "iritzirik gabe aplikatzen da",
            "applies without judgement",
        ),
        Kind::Arbiter => text(
            "correspon a l'àrbitre",
            "corresponde al árbitro",
            "cabe ao árbitro",
            "epaileari dagokio",
            "for the arbiter",
        ),
        Kind::Conduct => text("conducta", "conducta", "conduta", "jokabidea", "conduct"),
        Kind::Equipment => text("material", "material", "material", "materiala", "equipment"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn every_label_has_the_same_places_in_every_language() {
        let labels = [
            NO_SUCH_ARTICLE,
            ARTICLE,
            APPENDIX,
            GUIDELINES,
            AS_IN,
            IN_THIS_EDITION,
            IN_OTHER_EDITIONS,
            NUMBERS,
            SEE_ALSO,
            UNDER_IT,
            NOTHING_FOUND,
            FOUND,
            EDITION,
            SIGNS,
        ];
        let kinds = Kind::ALL.map(kind);
        for label in labels.into_iter().chain(kinds) {
            for language in Language::ALL {
                assert!(!label.get(language).is_empty());
                assert_eq!(label.places(language), label.places(Language::English), "{}", label.en);
            }
        }
    }
}
