//! Reads one locale file.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeSet;

/// A piece of a sentence, as in [`adoube_words::Part`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SentencePiece {
    /// Literal text.
    Words(String),
    /// The place of a value.
    Place(String),
    /// A choice of text by value.
    Choice {
        /// The value that decides.
        place: String,
        /// The text for some values.
        cases: Vec<(SelectorValue, Vec<SentencePiece>)>,
        /// The text for all other values.
        other: Vec<SentencePiece>,
    },
}

/// A selector value with its own text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SelectorValue {
    /// This one.
    Exactly(String),
    /// A number with the singular form.
    Singular,
}

impl SentencePiece {
    /// Returns the names of all placeholders in some pieces.
    pub fn places(pieces: &[Self]) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        for piece in pieces {
            match piece {
                Self::Words(_) => {}
                Self::Place(place) => {
                    found.insert(place.as_str());
                }
                Self::Choice { place, cases, other } => {
                    found.insert(place.as_str());
                    for (_, pieces) in cases {
                        found.extend(Self::places(pieces));
                    }
                    found.extend(Self::places(other));
                }
            }
        }
        found
    }

    /// Returns the text of some pieces, with `…` for placeholders; one string for each combination of choices.
    pub fn words(pieces: &[Self]) -> Vec<String> {
        Self::ways(pieces, &|_| "…".to_owned())
    }

    /// Returns the pieces as text, with placeholders formatted by `show`; one string for each combination of choices.
    pub fn ways(pieces: &[Self], show: &dyn Fn(&str) -> String) -> Vec<String> {
        let mut ways = vec![String::new()];
        for piece in pieces {
            match piece {
                Self::Words(words) => {
                    for way in &mut ways {
                        way.push_str(words);
                    }
                }
                Self::Place(place) => {
                    for way in &mut ways {
                        way.push_str(&show(place));
                    }
                }
                Self::Choice { cases, other, .. } => {
                    let choices = cases.iter().map(|(_, pieces)| pieces).chain([other]);
                    let ends: Vec<String> = choices.flat_map(|pieces| Self::ways(pieces, show)).collect();
                    ways = ways.iter().flat_map(|way| ends.iter().map(move |end| format!("{way}{end}"))).collect();
                }
            }
        }
        ways
    }
}

/// A message of one file.
#[derive(Debug)]
pub(crate) struct LocaleMessage {
    pub(crate) key: String,
    pub(crate) line: usize,
    pub(crate) pieces: Vec<SentencePiece>,
    /// Placeholders declared in the comment above the message: `# $of: the side with its preposition`.
    pub(crate) declared: BTreeSet<String>,
}

/// Parses the messages of a file; the errors have a line and a reason.
pub(crate) fn sentences(source: &str) -> Result<Vec<LocaleMessage>, Vec<(usize, String)>> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| {
        errors.iter().map(|error| (line(source, error.pos.start), error.kind.to_string())).collect::<Vec<_>>()
    })?;
    let (mut found, mut errors) = (Vec::new(), Vec::new());
    for entry in &resource.body {
        let (id, read) = match entry {
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Message(message) if message.attributes.is_empty() => {
                let value = message.value.as_ref().ok_or_else(|| "the message is empty".to_owned());
                (message.id.name, value.and_then(pieces))
            }
            Entry::Message(message) => (message.id.name, Err("attributes are not supported".to_owned())),
            Entry::Term(term) => (term.id.name, Err("terms are not supported".to_owned())),
            Entry::Junk { content } => (*content, Err("not a message".to_owned())),
        };
        // The parser's slices point into the source.
        let line = line(source, id.as_ptr() as usize - source.as_ptr() as usize);
        match read {
            Ok(pieces) => found.push(LocaleMessage { key: id.to_owned(), line, pieces, declared: declared(entry) }),
            Err(reason) => errors.push((line, format!("{id}: {reason}"))),
        }
    }
    if errors.is_empty() { Ok(found) } else { Err(errors) }
}

fn declared(entry: &Entry<&str>) -> BTreeSet<String> {
    let Entry::Message(Message { comment: Some(comment), .. }) = entry else { return BTreeSet::new() };
    let lines = comment.content.iter().filter_map(|line| line.strip_prefix('$')?.split_once(':'));
    lines.map(|(name, _)| name.to_owned()).collect()
}

fn line(source: &str, at: usize) -> usize {
    source.get(..at).unwrap_or(source).matches('\n').count() + 1
}

fn pieces(pattern: &Pattern<&str>) -> Result<Vec<SentencePiece>, String> {
    let mut found: Vec<SentencePiece> = Vec::new();
    for element in &pattern.elements {
        let piece = match element {
            PatternElement::TextElement { value } => SentencePiece::Words((*value).to_owned()),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => inline_piece(inline)?,
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("a selector is a place, such as $count".to_owned());
                };
                choice(id.name, variants)?
            }
        };
        match (found.last_mut(), piece) {
            (Some(SentencePiece::Words(before)), SentencePiece::Words(words)) => before.push_str(&words),
            (_, piece) => found.push(piece),
        }
    }
    if SentencePiece::words(&found).iter().any(|words| words.trim().is_empty()) {
        return Err("the message is empty".to_owned());
    }
    Ok(found)
}

fn inline_piece(expression: &InlineExpression<&str>) -> Result<SentencePiece, String> {
    match expression {
        InlineExpression::StringLiteral { value } => {
            Ok(SentencePiece::Words(unescape_unicode_to_string(value).into_owned()))
        }
        InlineExpression::VariableReference { id } => Ok(SentencePiece::Place(id.name.to_owned())),
        _ => Err("a placeable is a place such as { $name }, a string, or a selector".to_owned()),
    }
}

fn choice(place: &str, variants: &[Variant<&str>]) -> Result<SentencePiece, String> {
    let (mut cases, mut other) = (Vec::new(), None);
    for variant in variants {
        let words = pieces(&variant.value)?;
        match (&variant.key, variant.default) {
            (VariantKey::Identifier { name: "other" }, true) => other = Some(words),
            (_, true) => return Err("the default variant is *[other]".to_owned()),
            (VariantKey::Identifier { name: "one" }, false) => cases.push((SelectorValue::Singular, words)),
            (VariantKey::Identifier { name: "zero" | "two" | "few" | "many" | "other" }, false) => {
                return Err("of the plural categories, our languages need [one] and *[other]".to_owned());
            }
            (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }, false) => {
                cases.push((SelectorValue::Exactly((*name).to_owned()), words));
            }
        }
    }
    // An exact value takes precedence over its plural category.
    cases.sort_by_key(|(value, _)| *value == SelectorValue::Singular);
    let other = other.ok_or_else(|| "a selector ends with *[other]".to_owned())?;
    Ok(SentencePiece::Choice { place: place.to_owned(), cases, other })
}
