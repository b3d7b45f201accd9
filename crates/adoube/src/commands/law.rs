//! `adoube law`: the rulebook: an article, a search, the terms of the Laws, two editions compared.

use super::Subcommand;
use super::arguments::{argument, one_of, option, subcommand, value, values};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use adoube_laws::{
    Change, Comparison, Detail, Edition, Language, Provision, Text, Width, compare, compare_provision, find_provisions,
    find_terms, kind_name, render_article, render_article_comparison, render_comparison, render_contents,
    render_search, render_terms, search,
};
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

const ABOUT: Text = Text {
    ca: "El reglament: un article, una cerca, els termes o dues edicions comparades",
    es: "El reglamento: un artículo, una búsqueda, los términos o dos ediciones comparadas",
    pt: "As leis: um artigo, uma busca, os termos ou duas edições comparadas",
    eu: "Araudia: artikulu bat, bilaketa bat, hitzak edo bi edizio alderatuta",
    en: "The rulebook: an article, a search, the terms, or two editions compared",
};
const ARTICLE: Text = Text {
    ca: "El número, com 7.5.5 o A.4; sense número, l'índex",
    es: "El número, como 7.5.5 o A.4; sin número, el índice",
    pt: "O número, como 7.5.5 ou A.4; sem número, o índice",
    eu: "Zenbakia, 7.5.5 edo A.4 bezala; zenbakirik gabe, aurkibidea",
    en: "The number, such as 7.5.5 or A.4; without one, the contents",
};
const EDITION: Text = Text {
    ca: "L'edició: 1985, 2017, 2018 o 2023 [per defecte, 2023]",
    es: "La edición: 1985, 2017, 2018 o 2023 [por defecto, 2023]",
    pt: "A edição: 1985, 2017, 2018 ou 2023 [padrão: 2023]",
    eu: "Edizioa: 1985, 2017, 2018 edo 2023 [lehenetsia: 2023]",
    en: "The edition: 1985, 2017, 2018 or 2023 [default: 2023]",
};
const SEARCH: Text = Text {
    ca: "Cerca articles per les seves paraules, amb accents o sense",
    es: "Busca artículos por sus palabras, con acentos o sin ellos",
    pt: "Busca artigos pelas suas palavras, com ou sem acentos",
    eu: "Bilatu artikuluak hitzen arabera, azentuekin edo gabe",
    en: "Find articles by their words, with or without accents",
};
const TERM: Text = Text {
    ca: "Cerca un terme del glossari en les cinc llengües",
    es: "Busca un término del glosario en los cinco idiomas",
    pt: "Busca um termo do glossário nas cinco línguas",
    eu: "Bilatu glosarioko hitz bat bost hizkuntzetan",
    en: "Find a term of the glossary in the five languages",
};
const COMPARE: Text = Text {
    ca: "Compara dues edicions: totes les diferències, o les d'un article",
    es: "Compara dos ediciones: todas las diferencias, o las de un artículo",
    pt: "Compara duas edições: todas as diferenças, ou as de um artigo",
    eu: "Alderatu bi edizio: ezberdintasun guztiak, edo artikulu batenak",
    en: "Compare two editions: all differences, or those of one article",
};

pub(super) struct LawArgs {
    article: Option<String>,
    edition: Option<Edition>,
    search: Option<String>,
    term: Option<String>,
    compare: Vec<Edition>,
}

impl Subcommand for LawArgs {
    const NAME: &'static str = "law";

    fn describe(language: Language) -> Command {
        const USAGE: &str = "adoube law [ARTICLE] [--edition E] [--search WORDS] [--term WORD] [--compare E1 E2]";
        let editions = one_of(Edition::ALL.map(|edition| (edition.name(), edition)));
        subcommand(Self::NAME, USAGE, "adoube law 7.5.5 --edition 2018 --lang ca", ABOUT, language)
            .arg(argument("ARTICLE", ARTICLE, language))
            .arg(option("edition", "E", EDITION, language).value_parser(editions.clone()))
            .arg(option("search", "WORDS", SEARCH, language).conflicts_with_all(["ARTICLE", "term", "compare"]))
            .arg(option("term", "WORD", TERM, language).conflicts_with_all(["ARTICLE", "compare", "edition"]))
            .arg(
                option("compare", "E1 E2", COMPARE, language)
                    .num_args(2)
                    .value_names(["E1", "E2"])
                    .value_parser(editions)
                    .conflicts_with("edition"),
            )
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            article: value(matches, "ARTICLE"),
            edition: value(matches, "edition"),
            search: value(matches, "search"),
            term: value(matches, "term"),
            compare: values(matches, "compare"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        if let Some(words) = self.search {
            return find(&words, self.edition, screen);
        }
        if let Some(word) = self.term {
            return term(&word, screen);
        }
        if let [first, second] = self.compare[..] {
            return side_by_side(self.article.as_deref(), first, second, screen);
        }
        article(self.article.as_deref(), self.edition.unwrap_or_default(), screen)
    }
}

/// The width of the terminal, up to what reads well.
fn width() -> Width {
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).unwrap_or(80);
    Width::new(usize::min(columns, 120))
}

fn article(number: Option<&str>, edition: Edition, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let Some(number) = number else {
        if screen.wants_json() {
            let all = adoube_laws::provisions().iter().filter(|provision| provision.exists_in(edition));
            return print_all(all.map(|provision| described(provision, edition, language)), screen);
        }
        screen.bytes(render_contents(edition, language, width()).as_bytes())?;
        return Ok(Exit::Done);
    };
    let found = find_provisions(number, edition).map_err(|error| CommandError::Input(error.message(language)))?;
    if screen.wants_json() {
        return print_all(found.into_iter().map(|provision| described(provision, edition, language)), screen);
    }
    let text = render_article(number, edition, language, width())
        .map_err(|error| CommandError::Input(error.message(language)))?;
    screen.bytes(text.as_bytes())?;
    Ok(Exit::Done)
}

fn find(words: &str, edition: Option<Edition>, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let hits = search(words, language, edition);
    if screen.wants_json() {
        let provisions = hits.iter().filter_map(|hit| hit.article.provision());
        print_all(provisions.map(|provision| described(provision, edition.unwrap_or_default(), language)), screen)?;
    } else {
        screen.bytes(render_search(words, language, edition, width()).as_bytes())?;
    }
    Ok(if hits.is_empty() { Exit::No } else { Exit::Done })
}

fn term(word: &str, screen: &mut Screen) -> Result<Exit, CommandError> {
    if screen.wants_json() {
        let found = find_terms(word).map(|term| {
            let words: serde_json::Map<_, _> =
                Language::ALL.into_iter().map(|l| (l.code().to_owned(), json!(term.word.get(l)))).collect();
            json!({ "article": term.article.number(), "words": words })
        });
        print_all(found, screen)?;
    } else {
        screen.bytes(render_terms(word, screen.language, width()).as_bytes())?;
    }
    Ok(if find_terms(word).next().is_none() { Exit::No } else { Exit::Done })
}

fn side_by_side(
    number: Option<&str>,
    first: Edition,
    second: Edition,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let no_such = |error: adoube_laws::NoSuchArticle| CommandError::Input(error.message(language));
    if screen.wants_json() {
        let compared = match number {
            None => compare(first, second),
            Some(number) => find_provisions(number, second)
                .or_else(|_| find_provisions(number, first))
                .map_err(no_such)?
                .into_iter()
                .filter_map(|provision| compare_provision(provision, first, second))
                .collect(),
        };
        return print_all(compared.iter().map(|comparison| differences(comparison, language)), screen);
    }
    let text = match number {
        None => render_comparison(first, second, language, Detail::Differences, width()),
        Some(number) => render_article_comparison(number, first, second, language, width()).map_err(no_such)?,
    };
    screen.bytes(text.as_bytes())?;
    Ok(Exit::Done)
}

/// One JSON value per line.
fn print_all(values: impl Iterator<Item = Value>, screen: &mut Screen) -> Result<Exit, CommandError> {
    for value in values {
        screen.json(&value)?;
    }
    Ok(Exit::Done)
}

fn described(provision: &'static Provision, edition: Edition, language: Language) -> Value {
    let notes: Vec<Value> = provision
        .notes()
        .iter()
        .map(|note| json!({ "editions": note.editions.to_string(), "text": note.read(language) }))
        .collect();
    json!({
        "id": provision.article().number(),
        "edition": edition.name(),
        "numbers": provision.numbers(edition),
        "kind": kind_name(provision.kind(), Language::English),
        "title": provision.title().get(language),
        "explanation": provision.explain(edition, language),
        "references": provision.references().iter().map(|article| article.number()).collect::<Vec<_>>(),
        "notes": notes,
    })
}

fn differences(comparison: &Comparison, language: Language) -> Value {
    let title = comparison.article.provision().map(|provision| provision.title().get(language));
    json!({
        "id": comparison.article.number(),
        "title": title,
        "first": comparison.first,
        "second": comparison.second,
        "change": match comparison.change {
            Change::Same => "same",
            Change::Renumbered => "renumbered",
            Change::Different => "different",
            Change::OnlyFirst => "only-first",
            Change::OnlySecond => "only-second",
        },
        "notes": comparison.notes.iter().map(|note| note.read(language)).collect::<Vec<_>>(),
    })
}
