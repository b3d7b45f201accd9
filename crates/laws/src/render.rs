//! The rulebook as text for a terminal: pure functions that return lines.
//!
//! Nothing here is coloured or printed; commands print the result. Every line ends with a line feed and fits the width
//! if its words do.

mod layout;

use std::fmt;
use std::fmt::Write as _;

use crate::book::{self, Provision};
use crate::compare::{ProvisionChange, ProvisionComparison, compare_provision};
use crate::rulebook::number_in;
use crate::words::labels;
use crate::{Article, Chapter, Edition, EditionNote, ProvisionKind, find_terms, natural_order, search};
use adoube_words::Language;
use layout::{LayoutCell, row, wrapped};

/// The maximum width of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width(usize);

impl Width {
    /// Creates a width in characters, at least forty.
    pub const fn new(characters: usize) -> Self {
        Self(if characters < 40 { 40 } else { characters })
    }
}

impl Default for Width {
    fn default() -> Self {
        Self(80)
    }
}

/// The error for a number that an edition does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArticleError {
    number: String,
    edition: Edition,
    near: Vec<&'static str>,
}

impl ArticleError {
    /// Returns the message in a language, with the nearest existing numbers.
    pub fn message(&self, language: Language) -> String {
        let near = self.near.join(", ");
        labels::NO_SUCH_ARTICLE.fill(language, &[("number", &self.number), ("edition", &self.edition), ("near", &near)])
    }
}

impl fmt::Display for ArticleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Language::English))
    }
}

impl std::error::Error for ArticleError {}

/// Returns the provisions for a number: those printed under it in an edition; or, if there are none, the one with this
/// number in 2023; for a heading, such as `7.5`, those under it.
pub fn find_provisions(number: &str, edition: Edition) -> Result<Vec<&'static Provision>, ArticleError> {
    let number = number.trim();
    let mut found: Vec<_> = book::with_number(edition, number).collect();
    if found.is_empty() {
        found.extend(book::provision(number));
    }
    if found.is_empty() {
        let under = |own: &str| own.strip_prefix(number).is_some_and(|rest| rest.starts_with('.'));
        let has = |p: &&'static Provision| !number.is_empty() && p.numbers(edition).iter().any(|own| under(own));
        found.extend(book::provisions().iter().filter(has));
    }
    if found.is_empty() { Err(no_such_article(number, edition)) } else { Ok(found) }
}

fn no_such_article(number: &str, edition: Edition) -> ArticleError {
    let mut all: Vec<_> = book::provisions().iter().flat_map(|p| p.numbers(edition)).copied().collect();
    all.sort_by(|a, b| natural_order(a, b));
    all.dedup();
    let at = all.partition_point(|own| natural_order(own, number).is_lt());
    let near = all.into_iter().skip(at.saturating_sub(2)).take(4).collect();
    // The query may be any text, so the message quotes no more of it than a number can have.
    let number = number.chars().take(40).collect();
    ArticleError { number, edition, near }
}

/// Returns an article, or all provisions under a heading.
///
/// ```
/// use adoube_laws::{Edition, Width, render_article};
/// use adoube_words::Language;
/// let text = render_article("7.5.3", Edition::E2017, Language::Spanish, Width::default()).unwrap();
/// assert!(text.starts_with("7.5.3  Escala de sanciones por jugadas ilegales\n"));
/// let error = render_article("7.9", Edition::E2018, Language::Catalan, Width::default()).unwrap_err();
/// assert!(error.message(Language::Catalan).contains("7.6"));
/// ```
pub fn render_article(
    number: &str,
    edition: Edition,
    language: Language,
    width: Width,
) -> Result<String, ArticleError> {
    let found = find_provisions(number, edition)?;
    let views: Vec<_> = found.iter().map(|provision| view(provision, edition, language, width)).collect();
    Ok(views.join("\n"))
}

fn view(provision: &'static Provision, edition: Edition, language: Language, width: Width) -> String {
    let id = provision.article().number();
    let mut out = String::new();
    let numbers = provision.numbers(edition);
    let number = if numbers.is_empty() { number_in(id, edition) } else { numbers.join(", ") };
    push(&mut out, &format!("{number}  {}", provision.title().get(language)));
    push(&mut out, &subtitle(provision, edition, language));
    out.push('\n');
    let read_in = provision.read_in(edition);
    if read_in != edition {
        push(&mut out, &labels::AS_IN.fill(language, &[("edition", &read_in)]));
    }
    out += &wrapped(&provision.explain(edition, language), "", "", width.0);
    let (own, others): (Vec<&EditionNote>, Vec<&EditionNote>) =
        provision.notes().iter().partition(|note| note.editions.contains(edition));
    for (label, notes) in [(labels::IN_THIS_EDITION, own), (labels::IN_OTHER_EDITIONS, others)] {
        if !notes.is_empty() {
            out.push('\n');
            push(&mut out, label.get(language));
            for note in notes {
                out += &note_lines(note, language, "  ", width);
            }
        }
    }
    out.push('\n');
    out += &wrapped(&numbers_line(provision), &labelled(labels::NUMBERS.get(language)), LABEL_INDENT, width.0);
    for (label, articles) in [(labels::SEE_ALSO, provision.references()), (labels::UNDER_IT, children(provision))] {
        for (i, article) in articles.into_iter().enumerate() {
            let title = article.provision().map_or("", |p| p.title().get(language));
            let label = if i == 0 { labelled(label.get(language)) } else { LABEL_INDENT.to_owned() };
            let first = format!("{label}{}  ", number_in(article.number(), edition));
            out += &wrapped(title, &first, LABEL_INDENT, width.0);
        }
    }
    out
}

/// Returns the chapter, the kind, and the edition.
fn subtitle(provision: &'static Provision, edition: Edition, language: Language) -> String {
    let kind = kind_name(provision.kind(), language);
    let chapter = provision.chapter().map(|chapter| format!("{} · ", heading(chapter, language)));
    format!("{}{kind} · {edition}", chapter.unwrap_or_default())
}

/// Returns a chapter's kind, number and title: `Article 7: Irregularities`.
fn heading(chapter: Chapter, language: Language) -> String {
    let number = chapter.number();
    let label = match number {
        "A" | "B" | "C" | "D" => labels::APPENDIX,
        "I" | "II" | "III" => labels::GUIDELINES,
        _ => labels::ARTICLE,
    };
    let name = label.fill(language, &[("number", &number)]);
    format!("{name}: {}", chapter.title().get(language))
}

fn note_lines(note: &EditionNote, language: Language, indent: &str, width: Width) -> String {
    let first = format!("{indent}{}: ", note.editions);
    wrapped(&note.read(language), &first, &format!("{indent}    "), width.0)
}

const LABEL_INDENT: &str = "                ";

/// Returns a label of the width of [`LABEL_INDENT`].
fn labelled(label: &str) -> String {
    format!("{label:<16}")
}

/// Returns the numbers in all editions: `1985: 10.02 · 2017: 5.1.2 · …`.
fn numbers_line(provision: &'static Provision) -> String {
    let mut parts = Edition::ALL.map(|edition| {
        let numbers = provision.numbers(edition);
        format!("{edition}: {}", if numbers.is_empty() { "–".to_owned() } else { numbers.join(", ") })
    });
    if let (Some(english), [.., last]) = (provision.english_number(), &mut parts) {
        // Writing to a String cannot fail.
        let _ = write!(last, " (en: {english})");
    }
    parts.join(" · ")
}

/// Returns the provisions directly under one.
fn children(provision: &'static Provision) -> Vec<Article> {
    let under = |other: &&'static Provision| other.parent() == Some(provision);
    book::provisions().iter().filter(under).map(Provision::article).collect()
}

/// Renders the hits of a search: number and title, then the explanation.
///
/// ```
/// use adoube_laws::{Width, render_search};
/// use adoube_words::Language;
/// let text = render_search("bandera erori", Language::Basque, None, Width::default());
/// assert!(text.contains("6.8  Noiz dagoen erorita bandera\n"));
/// ```
pub fn render_search(query: &str, language: Language, edition: Option<Edition>, width: Width) -> String {
    let hits = search(query, language, edition);
    let read_in = edition.unwrap_or_default();
    let mut out = String::new();
    for hit in &hits {
        if let Some(provision) = hit.article.provision() {
            let number = number_in(hit.article.number(), read_in);
            push(&mut out, &format!("{number}  {}", provision.title().get(language)));
            out += &wrapped(&provision.explain(read_in, language), "    ", "    ", width.0);
        }
    }
    let count = if hits.is_empty() { labels::NOTHING_FOUND } else { labels::FOUND };
    push(&mut out, &count.fill(language, &[("count", &hits.len())]));
    out
}

/// Lists the terms of the glossary that contain a text, one line per term with all languages.
pub fn render_terms(text: &str, language: Language, width: Width) -> String {
    let mut out = String::new();
    let mut count = 0;
    for term in find_terms(text) {
        count += 1;
        let words = Language::ALL.map(|l| {
            let star = if term.is_ours(l) { "*" } else { "" };
            format!("{}: {}{star}", l.code(), term.word.get(l))
        });
        let line = format!("{} ({})", words.join(" · "), term.article);
        out += &wrapped(&line, "", "    ", width.0);
    }
    let label = if count == 0 { labels::NOTHING_FOUND } else { labels::FOUND };
    push(&mut out, &label.fill(language, &[("count", &count)]));
    out
}

/// Lists the contents of an edition in its own order: its chapters, and every number with the titles of its provisions.
pub fn render_contents(edition: Edition, language: Language, width: Width) -> String {
    let mut out = String::new();
    push(&mut out, &labels::EDITION.fill(language, &[("edition", &edition), ("day", &edition.in_force())]));
    push(&mut out, edition.adopted_at().get(language));
    let mut numbers: Vec<_> = book::provisions().iter().flat_map(|p| p.numbers(edition)).copied().collect();
    numbers.sort_by(|a, b| natural_order(a, b));
    numbers.dedup();
    let mut last = "";
    for number in numbers {
        let head = number.split('.').next().unwrap_or_default();
        if head != last {
            out.push('\n');
            push(&mut out, &chapter_heading(head, language));
            last = head;
        }
        let titles: Vec<_> =
            book::with_number(edition, number).map(|provision| provision.title().get(language)).collect();
        out += &wrapped(&titles.join(" · "), &format!("  {number:<12}  "), LABEL_INDENT, width.0);
    }
    out
}

/// Returns the heading of the chapter with a number, of the modern Laws or of 1985.
fn chapter_heading(number: &str, language: Language) -> String {
    let modern = Chapter::ALL.into_iter().find(|chapter| chapter.number() == number);
    modern.map_or_else(
        || {
            let title = book::chapter_of_1985(number).map_or("", |title| title.get(language));
            format!("{}: {title}", labels::ARTICLE.fill(language, &[("number", &number)]))
        },
        |chapter| heading(chapter, language),
    )
}

/// The provisions shown in a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ComparisonDetail {
    /// All except those that are identical under the same number.
    #[default]
    Changes,
    /// Only differences in substance: different content, or in one edition only.
    Differences,
    /// All provisions.
    All,
}

impl ComparisonDetail {
    fn shows(self, change: ProvisionChange) -> bool {
        match self {
            Self::All => true,
            Self::Changes => change != ProvisionChange::Same,
            Self::Differences => !matches!(change, ProvisionChange::Same | ProvisionChange::Renumbered),
        }
    }
}

/// Compares two editions: the numbers in each, the differences, and the reasons.
///
/// ```
/// use adoube_laws::{ComparisonDetail, Edition, Width, render_comparison};
/// use adoube_words::Language;
/// let text = render_comparison(Edition::E2018, Edition::E2023, Language::English, ComparisonDetail::Differences, Width::default());
/// assert!(text.contains("≠ Resignation"));
/// ```
pub fn render_comparison(
    first: Edition,
    second: Edition,
    language: Language,
    detail: ComparisonDetail,
    width: Width,
) -> String {
    let provisions = book::provisions().iter();
    comparison(provisions, first, second, language, detail, width)
}

/// Compares one article, or all under a heading, in two editions. The number may be that of either edition.
pub fn render_article_comparison(
    number: &str,
    first: Edition,
    second: Edition,
    language: Language,
    width: Width,
) -> Result<String, ArticleError> {
    let found = find_provisions(number, second).or_else(|error| find_provisions(number, first).map_err(|_| error))?;
    Ok(comparison(found.into_iter(), first, second, language, ComparisonDetail::All, width))
}

fn comparison(
    provisions: impl Iterator<Item = &'static Provision>,
    first: Edition,
    second: Edition,
    language: Language,
    detail: ComparisonDetail,
    width: Width,
) -> String {
    let mut out = String::new();
    let columns = |left: &str, right: &str, rest: &str| {
        let rest_width = width.0.saturating_sub(2 * (NUMBERS_WIDTH + 1));
        row(&[LayoutCell(left, NUMBERS_WIDTH), LayoutCell(right, NUMBERS_WIDTH), LayoutCell(rest, rest_width)])
    };
    out += &columns(first.name(), second.name(), "");
    let mut count = 0;
    for provision in provisions {
        let Some(found) = compare_provision(provision, first, second) else { continue };
        if !detail.shows(found.change) {
            continue;
        }
        count += 1;
        let title = format!("{} {}", sign(found.change), provision.title().get(language));
        out += &columns(&found.first.join(", "), &found.second.join(", "), &title);
        for line in reasons(&found, language) {
            out += &wrapped(&line, "    ", "        ", width.0);
        }
    }
    out.push('\n');
    push(&mut out, &labels::FOUND.fill(language, &[("count", &count)]));
    let edition = [("first", &first as &dyn fmt::Display), ("second", &second)];
    out += &wrapped(&labels::SIGNS.fill(language, &edition), "", "", width.0);
    out
}

const NUMBERS_WIDTH: usize = 14;

/// Returns the symbol of a change, explained by [`labels::SIGNS`].
const fn sign(change: ProvisionChange) -> char {
    match change {
        ProvisionChange::Same => '=',
        ProvisionChange::Renumbered => '→',
        ProvisionChange::Different => '≠',
        ProvisionChange::OnlyFirst => '−',
        ProvisionChange::OnlySecond => '+',
    }
}

fn reasons(comparison: &ProvisionComparison, language: Language) -> Vec<String> {
    comparison.notes.iter().map(|note| format!("{}: {}", note.editions, note.read(language))).collect()
}

fn push(out: &mut String, line: &str) {
    out.push_str(line);
    out.push('\n');
}

/// Returns the name of a kind, for other crates that print it.
pub fn kind_name(kind: ProvisionKind, language: Language) -> &'static str {
    let name = match kind {
        ProvisionKind::Definition => labels::DEFINITION,
        ProvisionKind::Mechanical => labels::MECHANICAL,
        ProvisionKind::Arbiter => labels::ARBITER,
        ProvisionKind::Conduct => labels::CONDUCT,
        ProvisionKind::Equipment => labels::EQUIPMENT,
    };
    name.get(language)
}

#[cfg(test)]
mod tests;
