//! Names of the handbook's rules for readers: the section in the reader's language, the number unchanged.

use crate::words::rules as words;
use adoube_words::{Language, Text};

/// The sections, as named in citations.
const SECTIONS: [(&str, Text); 23] = [
    ("Adjournments", words::SECTION_ADJOURNMENTS),
    ("Calendar", words::SECTION_CALENDAR),
    ("Competition Committee", words::SECTION_COMPETITION_COMMITTEE),
    ("Competition rules", words::SECTION_COMPETITION_RULES),
    ("Delegates", words::SECTION_DELEGATES),
    ("Delegations", words::SECTION_DELEGATIONS),
    ("Foreigners", words::SECTION_FOREIGNERS),
    ("Identification", words::SECTION_IDENTIFICATION),
    ("Open tournaments", words::SECTION_OPEN_TOURNAMENTS),
    ("Organisers", words::SECTION_ORGANISERS),
    ("Pairing systems", words::SECTION_PAIRING_SYSTEMS),
    ("Promotions", words::SECTION_PROMOTIONS),
    ("Master", words::SECTION_MASTER),
    ("Rating", words::SECTION_RATING),
    ("Round-robin tables", words::SECTION_ROUND_ROBIN_TABLES),
    ("Sealed moves", words::SECTION_SEALED_MOVES),
    ("Sports Commission", words::SECTION_SPORTS_COMMISSION),
    ("Sub-condicione", words::SECTION_SUB_CONDICIONE),
    ("Substitutes", words::SECTION_SUBSTITUTES),
    ("Swiss", words::SECTION_SWISS),
    ("Teams", words::SECTION_TEAMS),
    ("Tie-breaks", words::SECTION_TIE_BREAKS),
    ("Withdrawals", words::SECTION_WITHDRAWALS),
];

/// The unnumbered parts of sections, as named in citations.
const PARTS: [(&str, Text); 14] = [
    ("absences", words::PART_ABSENCES),
    ("closing", words::PART_CLOSING),
    ("direct encounter", words::PART_DIRECT_ENCOUNTER),
    ("examples", words::PART_EXAMPLES),
    ("first category", words::PART_FIRST_CATEGORY),
    ("first to Preferent", words::PART_FIRST_TO_PREFERENT),
    ("last round", words::PART_LAST_ROUND),
    ("loss", words::PART_LOSS),
    ("norm", words::PART_NORM),
    ("rating order", words::PART_RATING_ORDER),
    ("second to first", words::PART_SECOND_TO_FIRST),
    ("third to second", words::PART_THIRD_TO_SECOND),
    ("title", words::PART_TITLE),
    ("unrated", words::PART_UNRATED),
];

/// Returns a rule's name in a language: `Delegates 5.811` is «Delegats 5.811» in Catalan. Other texts are returned
/// unchanged.
pub fn rule(name: &str, language: Language) -> String {
    let of_section =
        |cited: &str| name.strip_prefix(cited).filter(|rest| rest.is_empty() || rest.starts_with([' ', ',']));
    let section = SECTIONS.iter().find_map(|(cited, section)| Some((section, of_section(cited)?)));
    let Some((section, rest)) = section else { return name.to_owned() };
    let part = rest.strip_prefix(", ").and_then(|rest| {
        PARTS.iter().find_map(|(cited, part)| Some(format!(", {}{}", part.get(language), rest.strip_prefix(cited)?)))
    });
    format!("{}{}", section.get(language), part.as_deref().unwrap_or(rest))
}

/// Appends the rule to a sentence unless the sentence names it already.
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
        assert_eq!(rule("Competition rules 12.3 (a)", Language::Basque), "Berandu iristea eta ez agertzea 12.3 (a)");
        assert_eq!(rule("Open tournaments, closing", Language::Spanish), "Torneos abiertos, disposición final");
        assert_eq!(rule("Master, title 1", Language::Catalan), "Mestre Català, títol 1");
        assert_eq!(rule("Nothing 1", Language::Catalan), "Nothing 1");
    }

    #[test]
    fn a_rule_is_not_named_twice() {
        let named = "Falta el telèfon (Delegats 5.24).";
        assert_eq!(with_rule(named, "Delegates 5.24", Language::Catalan), named);
        assert_eq!(with_rule("Falta.", "Delegates 5.24", Language::Catalan), "Falta. (Delegats 5.24)");
    }
}
