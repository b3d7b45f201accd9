//! The names of the handbook's rules as a reader reads them: section in the reader's language, number as it is.

use adoube_laws::{Language, Text};

const fn text(ca: &'static str, es: &'static str, pt: &'static str, eu: &'static str, en: &'static str) -> Text {
    Text { ca, es, pt, eu, en }
}

/// The sections, by their English names.
const SECTIONS: [Text; 23] = [
    text("Ajornaments", "Aplazamientos", "Adiamentos", "Geroratzeak", "Adjournments"),
    text("Calendari", "Calendario", "Calendário", "Egutegia", "Calendar"),
    text(
        "Comitè de Competició",
        "Comité de Competición",
        "Comitê de Competição",
        "Lehiaketa Batzordea",
        "Competition Committee",
    ),
    text(
        "Normes de competició",
        "Normas de competición",
        "Normas de competição",
        "Lehiaketa-arauak",
        "Competition rules",
    ),
    text("Delegats", "Delegados", "Delegados", "Ordezkariak", "Delegates"),
    text("Delegacions", "Delegaciones", "Delegações", "Ordezkaritzak", "Delegations"),
    text("Estrangers", "Extranjeros", "Estrangeiros", "Atzerritarrak", "Foreigners"),
    text("Identificació", "Identificación", "Identificação", "Identifikazioa", "Identification"),
    text("Torneigs oberts", "Torneos abiertos", "Torneios abertos", "Txapelketa irekiak", "Open tournaments"),
    text("Organitzadors", "Organizadores", "Organizadores", "Antolatzaileak", "Organisers"),
    text(
        "Sistemes d'aparellament",
        "Sistemas de emparejamiento",
        "Sistemas de emparceiramento",
        "Parekatze-sistemak",
        "Pairing systems",
    ),
    text("Promocions", "Ascensos", "Promoções", "Igoerak", "Promotions"),
    text("Mestre", "Maestro", "Mestre", "Maisua", "Master"),
    text("Puntuació", "Puntuación", "Rating", "Puntuazioa", "Rating"),
    text(
        "Taules de tots contra tots",
        "Tablas de todos contra todos",
        "Tabelas de todos contra todos",
        "Denak denen aurkako taulak",
        "Round-robin tables",
    ),
    text("Jugades segellades", "Jugadas selladas", "Lances selados", "Jokaldi zigilatuak", "Sealed moves"),
    text("Comissió Esportiva", "Comisión Deportiva", "Comissão Esportiva", "Kirol Batzordea", "Sports Commission"),
    text("Sub condicione", "Sub condicione", "Sub condicione", "Sub condicione", "Sub-condicione"),
    text("Substituts", "Sustitutos", "Substitutos", "Ordezkoak", "Substitutes"),
    text("Suís", "Suizo", "Suíço", "Suitzarra", "Swiss"),
    text("Equips", "Equipos", "Equipes", "Taldeak", "Teams"),
    text("Desempats", "Desempates", "Desempates", "Berdinketa-hausteak", "Tie-breaks"),
    text("Retirades", "Retiradas", "Desistências", "Erretiratzeak", "Withdrawals"),
];

/// What stands behind a section's name instead of a number.
const PARTS: [Text; 14] = [
    text("absències", "ausencias", "ausências", "hutsegiteak", "absences"),
    text("disposició final", "disposición final", "disposição final", "azken xedapena", "closing"),
    text("enfrontament directe", "enfrentamiento directo", "confronto direto", "arteko partida", "direct encounter"),
    text("exemples", "ejemplos", "exemplos", "adibideak", "examples"),
    text("primera categoria", "primera categoría", "primeira categoria", "lehen kategoria", "first category"),
    text(
        "de primera a preferent",
        "de primera a preferente",
        "de primeira a preferente",
        "lehenetik hobetsira",
        "first to Preferent",
    ),
    text("última ronda", "última ronda", "última rodada", "azken txanda", "last round"),
    text("pèrdua", "pérdida", "perda", "galera", "loss"),
    text("norma", "norma", "norma", "norma", "norm"),
    text(
        "ordre de les puntuacions",
        "orden de las puntuaciones",
        "ordem dos ratings",
        "puntuazioen ordena",
        "rating order",
    ),
    text(
        "de segona a primera",
        "de segunda a primera",
        "de segunda a primeira",
        "bigarrenetik lehenera",
        "second to first",
    ),
    text(
        "de tercera a segona",
        "de tercera a segunda",
        "de terceira a segunda",
        "hirugarrenetik bigarrenera",
        "third to second",
    ),
    text("títol", "título", "título", "titulua", "title"),
    text("sense puntuació", "sin puntuación", "sem rating", "puntuaziorik gabe", "unrated"),
];

/// A rule's name in a language: `Delegates 5.811` is «Delegats 5.811» in Catalan. What is no rule stays as it is.
pub fn rule(name: &str, language: Language) -> String {
    let section = SECTIONS.iter().find(|section| {
        name.strip_prefix(section.en).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ',']))
    });
    let Some(section) = section else { return name.to_owned() };
    let rest = name.strip_prefix(section.en).unwrap_or_default();
    let part = rest.strip_prefix(", ").and_then(|rest| {
        let part = PARTS.iter().find(|part| rest.starts_with(part.en))?;
        Some(format!(", {}{}", part.get(language), rest.strip_prefix(part.en)?))
    });
    format!("{}{}", section.get(language), part.as_deref().unwrap_or(rest))
}

/// A sentence with the rule it rests on behind it, unless it names the rule itself.
pub fn with_rule(sentence: &str, name: &str, language: Language) -> String {
    let number = name.split(' ').find(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    let named = sentence.trim_end_matches('.').ends_with(')') && number.is_none_or(|number| sentence.contains(number));
    if named { sentence.to_owned() } else { format!("{sentence} ({})", rule(name, language)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_federation::handbook::RULES;

    #[test]
    fn every_rule_has_a_name_in_every_language() {
        for known in &RULES {
            assert_eq!(rule(known.name, Language::English), known.name);
            let catalan = rule(known.name, Language::Catalan);
            assert!(catalan != known.name, "{catalan}");
            for language in Language::ALL {
                let number = known.name.rsplit_once(|c: char| c.is_ascii_alphabetic() && c.is_uppercase());
                assert!(number.is_some() && !rule(known.name, language).is_empty());
            }
        }
        assert_eq!(rule("Competition rules 12.3 (a)", Language::Basque), "Lehiaketa-arauak 12.3 (a)");
        assert_eq!(rule("Open tournaments, closing", Language::Spanish), "Torneos abiertos, disposición final");
        assert_eq!(rule("Master, title 1", Language::Catalan), "Mestre, títol 1");
        assert_eq!(rule("Nothing 1", Language::Catalan), "Nothing 1");
    }

    #[test]
    fn a_rule_is_not_named_twice() {
        let named = "Falta el telèfon (Delegats 5.24).";
        assert_eq!(with_rule(named, "Delegates 5.24", Language::Catalan), named);
        assert_eq!(with_rule("Falta.", "Delegates 5.24", Language::Catalan), "Falta. (Delegats 5.24)");
    }
}
