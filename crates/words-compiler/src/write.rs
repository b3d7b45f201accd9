//! Writes messages as Rust constants.

use crate::Visibility;
use crate::check::{LocaleArea, Message};
use crate::read::{SelectorValue, SentencePiece};
use adoube_words::Language;
use std::fmt::Write;

/// Returns the source of the constants: one module per area.
pub(crate) fn module(areas: &[LocaleArea], scope: Visibility) -> String {
    let visibility = match scope {
        Visibility::Crate => "pub(crate)",
        Visibility::Public => "pub",
    };
    let mut out = String::new();
    for area in areas {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "/// The sentences of `{}.ftl`.\n{visibility} mod {} {{", area.name, area.module());
        out.push_str("    #[allow(unused_imports)]\n    use ::adoube_words::{Case, Part, Pattern, Text};\n");
        for message in &area.messages {
            let _ = write!(out, "\n{}    {visibility} const {}: Text = ", doc(message), message.constant());
            constant(&mut out, message);
            out.push_str(";\n");
        }
        out.push_str("}\n");
    }
    out
}

/// Returns the English sentence, for editors to show.
fn doc(message: &Message) -> String {
    let words = message.sentences[Language::English as usize].as_deref().map(SentencePiece::words).unwrap_or_default();
    let lines = words.iter().flat_map(|way| way.lines().map(|line| format!("    /// {line}\n")));
    format!("    /// ```text\n{}    /// ```\n", lines.collect::<String>())
}

fn constant(out: &mut String, message: &Message) {
    if message.places.is_empty() {
        let sentences = message.sentences.each_ref().map(|pieces| match pieces.as_deref() {
            Some([SentencePiece::Words(words)]) => words.as_str(),
            _ => "",
        });
        let _ = write!(out, "Text::plain({{ static WORDS: [&str; {}] = {sentences:?}; &WORDS }})", Language::COUNT);
        return;
    }
    let _ = write!(
        out,
        "Text::pattern({{ static WORDS: Pattern = Pattern {{ places: &{:?}, parts: [",
        message.places.iter().collect::<Vec<_>>()
    );
    for sentence in &message.sentences {
        parts(out, sentence.as_deref().unwrap_or_default());
        out.push_str(", ");
    }
    out.push_str("] }; &WORDS })");
}

fn parts(out: &mut String, pieces: &[SentencePiece]) {
    out.push_str("&[");
    for piece in pieces {
        let _ = match piece {
            SentencePiece::Words(words) => write!(out, "Part::Words({words:?}), "),
            SentencePiece::Place(place) => write!(out, "Part::Place({place:?}), "),
            SentencePiece::Choice { place, cases, other } => {
                let _ = write!(out, "Part::Choice {{ place: {place:?}, cases: &[");
                for (value, pieces) in cases {
                    let _ = match value {
                        SelectorValue::Exactly(value) => write!(out, "(Case::Exactly({value:?}), "),
                        SelectorValue::Singular => write!(out, "(Case::Singular, "),
                    };
                    parts(out, pieces);
                    out.push_str("), ");
                }
                out.push_str("], other: ");
                parts(out, other);
                write!(out, "}}, ")
            }
        };
    }
    out.push(']');
}
