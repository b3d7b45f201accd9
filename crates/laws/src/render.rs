//! The rulebook as text for a terminal: pure functions that return lines.
//!
//! Nothing here is coloured or printed; commands print the result. Every line ends with a line feed and fits the width
//! if its words do.

mod layout;

use std::collections::HashSet;
use std::fmt;
use std::fmt::Write as _;

use crate::book::{self, Provision};
use crate::compare::{ProvisionChange, compare_provision};
use crate::rulebook::number_in;
use crate::words::labels;
use crate::{Article, Chapter, Edition, EditionNote, ProvisionKind, find_terms, natural_order, search};
use adoube_words::Language;
use adoube_words::fold::fold;
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

/// Returns the provisions that a reader means by a number: those with this number in an edition, or in its print in the
/// reader's language; for a heading, such as `7.5`, those under it. If the edition has no such number, the one of any
/// of its prints, of 2023, or of a print of another edition, and last the provision whose title it is.
pub fn find_provisions(
    number: &str,
    edition: Edition,
    language: Language,
) -> Result<Vec<&'static Provision>, ArticleError> {
    let number = number.trim();
    let mut found: Vec<_> = book::with_number(edition, number).collect();
    if !found.is_empty() {
        let printed = book::with_printed_number(edition, number, |print| print == language);
        found.extend(printed.collect::<Vec<_>>());
    }
    if found.is_empty() {
        found.extend(book::provision(number));
    }
    if found.is_empty() {
        let under = |own: &str| own.strip_prefix(number).is_some_and(|rest| rest.starts_with('.'));
        let has = |p: &&'static Provision| !number.is_empty() && p.numbers(edition).iter().any(|own| under(own));
        found.extend(book::provisions().iter().filter(has));
    }
    let editions = std::iter::once(edition).chain(Edition::ALL.into_iter().rev());
    for edition in editions {
        if found.is_empty() {
            found.extend(book::with_printed_number(edition, number, |_| true));
        }
    }
    if found.is_empty() {
        let name = fold(number);
        let titled = |p: &&'static Provision| Language::ALL.iter().any(|&l| fold(p.title(edition).get(l)) == name);
        found.extend(book::provisions().iter().filter(titled));
    }
    let mut seen = HashSet::new();
    found.retain(|provision| seen.insert(provision.place()));
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
    let found = find_provisions(number, edition, language)?;
    let views: Vec<_> = found.iter().map(|provision| view(provision, edition, language, width)).collect();
    Ok(views.join("\n"))
}

fn view(provision: &'static Provision, edition: Edition, language: Language, width: Width) -> String {
    let mut out = String::new();
    push(&mut out, &numbered_title(provision, edition, language));
    push(&mut out, &subtitle(provision, edition, language));
    for printed in provision.printed(provision.read_in(edition)) {
        out += &wrapped(&printed.sentence(language), "", "", width.0);
    }
    out.push('\n');
    if provision.read_in(edition) != edition {
        push(&mut out, &labels::AS_IN.fill(language, &[("edition", &provision.read_in(edition))]));
    }
    out += &wrapped(&provision.explain(edition, language), "", "", width.0);
    let elsewhere = elsewhere(provision, edition);
    if !elsewhere.is_empty() {
        out.push('\n');
        push(&mut out, labels::IN_OTHER_EDITIONS.get(language));
        for note in elsewhere {
            out += &wrapped(&note.read(language), &format!("  {}: ", note.editions), "      ", width.0);
        }
    }
    out.push('\n');
    if provision.is_numbered() {
        out += &wrapped(&numbers_line(provision), &labelled(labels::NUMBERS.get(language)), LABEL_INDENT, width.0);
    }
    let references = provision.references(edition);
    for (label, articles) in [(labels::SEE_ALSO, references), (labels::UNDER_IT, children(provision))] {
        for (i, article) in articles.into_iter().enumerate() {
            let title = article.provision().map_or("", |p| p.title(edition).get(language));
            let label = if i == 0 { labelled(label.get(language)) } else { LABEL_INDENT.to_owned() };
            let first = format!("{label}{}  ", number_in(article.number(), edition));
            out += &wrapped(title, &first, LABEL_INDENT, width.0);
        }
    }
    out
}

/// Returns a provision's numbers in an edition and its title; the title alone if it is printed without a number.
fn numbered_title(provision: &'static Provision, edition: Edition, language: Language) -> String {
    let title = provision.title(edition).get(language);
    if !provision.is_numbered() {
        return title.to_owned();
    }
    let numbers = provision.numbers(edition);
    let id = provision.article().number();
    let number = if numbers.is_empty() { number_in(id, edition) } else { numbers.join(", ") };
    format!("{number}  {title}")
}

/// Describes the provision in the other editions. A reader of the text from which they differ gets the sentences on the differences;
/// a reader of another text gets the texts of the others, and the sentences on the editions that lack the provision.
pub fn elsewhere(provision: &'static Provision, edition: Edition) -> Vec<EditionNote> {
    let lacking = |note: &EditionNote| !note.editions.iter().any(|other| provision.exists_in(other));
    let of_newest = provision.same_text(edition).contains(provision.explained_for());
    let mut found = Vec::new();
    if provision.exists_in(edition) && !of_newest {
        let others = provision.texts().filter(|(editions, _)| !editions.contains(edition));
        found.extend(others.map(|(editions, text)| EditionNote { editions, text }));
    }
    found.extend(provision.notes().iter().filter(|note| of_newest || lacking(note)).copied());
    found
}

/// Returns the chapter, the kind and the edition of the text.
fn subtitle(provision: &'static Provision, edition: Edition, language: Language) -> String {
    let kind = kind_name(provision.kind(), language);
    let chapter = provision.chapter(edition).map(|chapter| format!("{} · ", chapter.heading(language)));
    format!("{}{kind} · {edition}", chapter.unwrap_or_default())
}

const LABEL_INDENT: &str = "                ";

/// Returns a label of the width of [`LABEL_INDENT`].
fn labelled(label: &str) -> String {
    format!("{label:<16}")
}

/// Returns the numbers in all editions: `1985: 10.02 · 2017: 5.1.2 · …`.
fn numbers_line(provision: &'static Provision) -> String {
    let parts = Edition::ALL.map(|edition| {
        let numbers = provision.numbers(edition);
        let mut part = format!("{edition}: {}", if numbers.is_empty() { "–".to_owned() } else { numbers.join(", ") });
        for printed in provision.printed(edition) {
            // Writing to a String cannot fail.
            let _ = write!(part, " ({}: {})", printed.language.code(), printed.printed.unwrap_or("–"));
        }
        part
    });
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
            push(&mut out, &numbered_title(provision, read_in, language));
            out += &wrapped(&provision.explain(read_in, language), "    ", "    ", width.0);
        }
    }
    let count = if hits.is_empty() { labels::NOTHING_FOUND } else { labels::FOUND };
    push(&mut out, &count.fill(language, &[("count", &hits.len())]));
    out
}

/// Renders the words of the glossary that contain a text, each in all languages and with its meaning.
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
        out += &wrapped(term.definition.get(language), "    ", "    ", width.0);
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
    for chapter in Chapter::of(edition) {
        out.push('\n');
        push(&mut out, &chapter.heading(language));
        for number in numbers_of(chapter, edition) {
            let titles: Vec<_> =
                book::with_number(edition, number).map(|provision| provision.title(edition).get(language)).collect();
            let shown = if book::is_front(number) { "" } else { number };
            let first = if shown.is_empty() { "  ".to_owned() } else { format!("  {shown:<12}  ") };
            out += &wrapped(&titles.join(" · "), &first, LABEL_INDENT, width.0);
        }
    }
    out
}

/// Returns the numbers of a chapter in an edition, in order; unnumbered provisions in the order of the book.
fn numbers_of(chapter: Chapter, edition: Edition) -> Vec<&'static str> {
    let all = book::provisions().iter().flat_map(|p| p.numbers(edition)).copied();
    let mut numbers: Vec<_> = all.filter(|number| Chapter::holding(number, edition) == Some(chapter)).collect();
    if !chapter.number().is_empty() {
        numbers.sort_by(|a, b| natural_order(a, b));
    }
    numbers.dedup();
    numbers
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
    let found = find_provisions(number, second, language)
        .or_else(|error| find_provisions(number, first, language).map_err(|_| error))?;
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
        let title = format!("{} {}", sign(found.change), provision.title(second).get(language));
        let numbers = |numbers: &[&str]| if provision.is_numbered() { numbers.join(", ") } else { String::new() };
        out += &columns(&numbers(found.first), &numbers(found.second), &title);
        if let Some(sentence) = found.in_substance(language) {
            out += &wrapped(&sentence, "    ", "        ", width.0);
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
