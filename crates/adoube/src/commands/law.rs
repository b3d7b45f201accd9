//! `adoube law`: the rulebook. Shows an article, searches, lists the terms of the Laws, compares two editions.

use super::Subcommand;
use super::arguments::{argument, flag, one_of, option, subcommand, value, values};
use crate::exit::{CommandError, Exit};
use crate::screen::Screen;
use crate::words::law;
use adoube_game::{AnswerKind, Example, example};
use adoube_laws::{
    ComparisonDetail, Edition, Provision, ProvisionChange, ProvisionComparison, Width, compare, compare_provision,
    elsewhere, find_provisions, find_terms, kind_name, render_article, render_article_comparison, render_comparison,
    render_contents, render_search, render_terms, search,
};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};

pub(super) struct LawArgs {
    article: Option<String>,
    edition: Option<Edition>,
    search: Option<String>,
    term: Option<String>,
    compare: Vec<Edition>,
    example: bool,
}

impl Subcommand for LawArgs {
    const NAME: &'static str = "law";

    fn describe(language: Language) -> Command {
        const USAGE: &str =
            "adoube law [ARTICLE] [--edition E] [--search WORDS] [--term WORD] [--compare E1 E2] [--example]";
        let editions = one_of(Edition::ALL.map(|edition| (edition.name(), edition)));
        subcommand(Self::NAME, USAGE, "adoube law 7.5.5 --edition 2018 --lang ca", law::ABOUT, language)
            .arg(argument("ARTICLE", law::ARTICLE, language))
            .arg(option("edition", "E", law::EDITION, language).value_parser(editions.clone()))
            .arg(option("search", "WORDS", law::SEARCH, language).conflicts_with_all(["ARTICLE", "term", "compare"]))
            .arg(option("term", "WORD", law::TERM, language).conflicts_with_all(["ARTICLE", "compare", "edition"]))
            .arg(
                option("compare", "E1 E2", law::COMPARE, language)
                    .num_args(2)
                    .value_names(["E1", "E2"])
                    .value_parser(editions)
                    .conflicts_with("edition"),
            )
            .arg(
                flag("example", law::EXAMPLE, language)
                    .requires("ARTICLE")
                    .conflicts_with_all(["search", "term", "compare"]),
            )
    }

    fn read(matches: &ArgMatches) -> Self {
        Self {
            article: value(matches, "ARTICLE"),
            edition: value(matches, "edition"),
            search: value(matches, "search"),
            term: value(matches, "term"),
            compare: values(matches, "compare"),
            example: matches.get_flag("example"),
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
        if let Some(number) = self.article.as_deref().filter(|_| self.example) {
            return examples(number, self.edition.unwrap_or_default(), screen);
        }
        article(self.article.as_deref(), self.edition.unwrap_or_default(), screen)
    }
}

/// Returns the width of the terminal, limited for readability.
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
    let found =
        find_provisions(number, edition, language).map_err(|error| CommandError::Input(error.message(language)))?;
    if screen.wants_json() {
        return print_all(found.into_iter().map(|provision| described(provision, edition, language)), screen);
    }
    let text = render_article(number, edition, language, width())
        .map_err(|error| CommandError::Input(error.message(language)))?;
    screen.bytes(text.as_bytes())?;
    Ok(Exit::Done)
}

/// Shows an example of each provision under a number: what happens in a game, and what the Laws answer.
fn examples(number: &str, edition: Edition, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let found =
        find_provisions(number, edition, language).map_err(|error| CommandError::Input(error.message(language)))?;
    let mut shown = false;
    for provision in found {
        let numbers = match provision.numbers(edition) {
            [] => provision.article().number().to_owned(),
            numbers => numbers.join(", "),
        };
        let heading = format!("{numbers}  {}", provision.title(edition).get(language));
        let Some(example) = example(provision.article(), edition) else {
            if !screen.wants_json() {
                screen.line(&heading)?;
                screen.line(law::NO_EXAMPLE.get(language))?;
            }
            continue;
        };
        shown = true;
        if screen.wants_json() {
            screen.json(&example_json(provision, &example, language))?;
            continue;
        }
        screen.line(&heading)?;
        screen.line(&law::EXAMPLE_OF.fill(language, &[("edition", &example.edition)]))?;
        for header in &example.headers {
            screen.line(&format!("  {header}"))?;
        }
        for event in &example.events {
            screen.line(&format!("  {:>8}  {}", event.event.at.to_string(), event.tell(language)))?;
            for (answer, grounds) in &event.answers {
                let told = answer.explain_with(grounds, language);
                let board = matches!(answer.what, AnswerKind::Position(_)).then(|| format!(": {}", event.position));
                screen.line(&format!("            → {} {told}{}", answer.article, board.unwrap_or_default()))?;
            }
        }
    }
    Ok(if shown { Exit::Done } else { Exit::No })
}

fn example_json(provision: &'static Provision, example: &Example, language: Language) -> Value {
    let events: Vec<Value> = example
        .events
        .iter()
        .map(|event| {
            let answers: Vec<Value> = event
                .answers
                .iter()
                .map(|(answer, grounds)| {
                    json!({
                        "answer": answer.to_string(),
                        "article": answer.article,
                        "text": answer.explain_with(grounds, language),
                    })
                })
                .collect();
            json!({
                "at": event.event.at.to_string(),
                "event": event.event.to_string(),
                "text": event.tell(language),
                "answers": answers,
                "position": event.position,
            })
        })
        .collect();
    json!({
        "id": provision.article().number(),
        "edition": example.edition.name(),
        "transcript": example.name,
        "headers": example.headers,
        "events": events,
    })
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
    let language = screen.language;
    if screen.wants_json() {
        let found = find_terms(word).map(move |term| {
            let words: serde_json::Map<_, _> =
                Language::ALL.into_iter().map(|l| (l.code().to_owned(), json!(term.word.get(l)))).collect();
            let definition = term.definition.get(language);
            json!({ "article": term.article.number(), "words": words, "definition": definition })
        });
        print_all(found, screen)?;
    } else {
        screen.bytes(render_terms(word, language, width()).as_bytes())?;
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
    let no_such = |error: adoube_laws::ArticleError| CommandError::Input(error.message(language));
    if screen.wants_json() {
        let compared = match number {
            None => compare(first, second),
            Some(number) => find_provisions(number, second, language)
                .or_else(|_| find_provisions(number, first, language))
                .map_err(no_such)?
                .into_iter()
                .filter_map(|provision| compare_provision(provision, first, second))
                .collect(),
        };
        return print_all(compared.iter().map(|comparison| differences(comparison, language)), screen);
    }
    let text = match number {
        None => render_comparison(first, second, language, ComparisonDetail::Differences, width()),
        Some(number) => render_article_comparison(number, first, second, language, width()).map_err(no_such)?,
    };
    screen.bytes(text.as_bytes())?;
    Ok(Exit::Done)
}

/// Prints one JSON value per line.
fn print_all(values: impl Iterator<Item = Value>, screen: &mut Screen) -> Result<Exit, CommandError> {
    for value in values {
        screen.json(&value)?;
    }
    Ok(Exit::Done)
}

fn described(provision: &'static Provision, edition: Edition, language: Language) -> Value {
    let elsewhere: Vec<Value> = elsewhere(provision, edition)
        .into_iter()
        .map(|note| json!({ "editions": note.editions.to_string(), "text": note.read(language) }))
        .collect();
    let printed: Vec<Value> = provision
        .printed(edition)
        .into_iter()
        .map(|print| json!({ "language": print.language.code(), "number": print.printed, "misprint": print.misprint }))
        .collect();
    json!({
        "id": provision.article().number(),
        "edition": edition.name(),
        "numbers": provision.numbers(edition),
        "printed": printed,
        "chapter": provision.chapter(edition).map(|chapter| chapter.heading(language)),
        "kind": kind_name(provision.kind(), Language::English),
        "title": provision.title(edition).get(language),
        "explanation": provision.explain(edition, language),
        "references": provision.references(edition).iter().map(|article| article.number()).collect::<Vec<_>>(),
        "notes": elsewhere,
    })
}

fn differences(comparison: &ProvisionComparison, language: Language) -> Value {
    let title = comparison.article.provision().map(|provision| provision.title(comparison.editions.1).get(language));
    json!({
        "id": comparison.article.number(),
        "title": title,
        "first": comparison.first,
        "second": comparison.second,
        "change": match comparison.change {
            ProvisionChange::Same => "same",
            ProvisionChange::Renumbered => "renumbered",
            ProvisionChange::Different => "different",
            ProvisionChange::OnlyFirst => "only-first",
            ProvisionChange::OnlySecond => "only-second",
        },
        "substance": comparison.in_substance(language),
        "notes": comparison.notes.iter().map(|note| note.read(language)).collect::<Vec<_>>(),
    })
}
