//! Worked examples of provisions: the transcripts of the tests, each of which names in its first line what it shows.
//!
//! ```text
//! # 7.5.1, 7.5.5: a completed illegal move is taken back and punished; 2018 alike
//! ```

use crate::{Answer, Content, Ground, TimedAct, Transcript, TranscriptError};
use adoube_laws::{Article, Edition};
use adoube_words::Language;

/// A transcript that shows provisions at work, replayed under an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The name of the transcript: `7.5.1-2023-taken-back`.
    pub name: &'static str,
    /// The edition.
    pub edition: Edition,
    /// The headers that say where play starts and how.
    pub headers: Vec<String>,
    /// What happens.
    pub events: Vec<ExampleEvent>,
}

/// An event of an example, and the answers of the Laws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExampleEvent {
    /// The act and its time.
    pub event: TimedAct,
    /// The answers, each with the earlier events behind it.
    pub answers: Vec<(Answer, Vec<Ground>)>,
    /// The position afterwards, in FEN.
    pub position: String,
}

impl ExampleEvent {
    /// Describes the event in a sentence.
    pub fn tell(&self, language: Language) -> String {
        self.event.act.tell(language)
    }
}

/// Returns the transcripts with their names, ordered by name.
pub fn transcripts() -> &'static [(&'static str, &'static str)] {
    FILES
}

/// Returns the example of a provision: under the given edition if possible, else under another. A transcript in which
/// an answer cites the provision is preferred.
///
/// ```
/// use adoube_game::example;
/// use adoube_laws::{Article, Edition};
/// let resigning = example(Article::new("5.1.2"), Edition::E2018).unwrap();
/// assert_eq!(resigning.edition, Edition::E2018);
/// assert!(resigning.events.iter().any(|event| event.answers.iter().any(|(answer, _)| answer.article == "5.1.2")));
/// assert_eq!(example(Article::new("2.2"), Edition::E2023), None);
/// ```
pub fn example(article: Article, edition: Edition) -> Option<Example> {
    let mut editions = std::iter::once(edition).chain(Edition::ALL.into_iter().rev());
    editions.find_map(|edition| example_in(article, edition))
}

fn example_in(article: Article, edition: Edition) -> Option<Example> {
    let own = |text: &str| shows(text).any(|id| id == article.number()) && holds_in(text, edition);
    let mut found: Vec<Example> = transcripts()
        .iter()
        .filter(|(_, text)| own(text))
        .filter_map(|(name, text)| replayed(name, text, edition).ok())
        .collect();
    // One named after the provision is about it, and not only in passing.
    let named = format!("{}-", article.number().replace(':', "-"));
    found.sort_by_key(|example| !example.name.starts_with(&named));
    let cites = |example: &&Example| {
        let mut answers = example.events.iter().flat_map(|event| &event.answers);
        answers.any(|(answer, _)| Article::with_number(edition, answer.article).contains(&article))
    };
    found.iter().find(cites).or_else(|| found.first()).cloned()
}

/// Returns the provisions that a transcript shows, from its first line.
fn shows(text: &str) -> impl Iterator<Item = &str> {
    let comment = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or_default();
    let (list, _) = comment.split_once(": ").unwrap_or((comment, ""));
    list.split(", ")
}

/// Returns whether a transcript is valid for an edition: the one in its header, or one named as alike in its first
/// line.
fn holds_in(text: &str, edition: Edition) -> bool {
    let own = text.lines().find_map(|line| line.strip_prefix("edition: ")).unwrap_or(Edition::LATEST.name());
    let comment = text.lines().next().unwrap_or_default();
    let alike = comment.strip_suffix(" alike").and_then(|rest| rest.rsplit_once(';')).map_or("", |(_, rest)| rest);
    std::iter::once(own.trim()).chain(alike.split_whitespace()).any(|name| name == edition.name())
}

fn replayed(name: &'static str, text: &str, edition: Edition) -> Result<Example, TranscriptError> {
    let mut transcript = Transcript::parse(text)?;
    transcript.header.edition = edition;
    let mut game = transcript.game()?;
    let mut events = Vec::new();
    for event in transcript.events() {
        let answers = game.decide(event).unwrap_or_default();
        let grounded = answers.into_iter().map(|answer| (answer.clone(), game.grounds(&answer))).collect();
        events.push(ExampleEvent { event: event.clone(), answers: grounded, position: game.board() });
    }
    let headers = transcript.lines.iter().filter(|line| matches!(line.content, Content::Header));
    let headers = headers.map(|line| line.text.clone()).filter(|line| !line.starts_with("edition:")).collect();
    Ok(Example { name, edition, headers, events })
}

include!(concat!(env!("OUT_DIR"), "/examples.rs"));

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_laws::{ProvisionKind, provisions};

    #[test]
    fn every_mechanical_provision_has_an_example() {
        let mechanical = provisions().iter().filter(|provision| provision.kind() == ProvisionKind::Mechanical);
        for provision in mechanical {
            let newest = provision.explained_for();
            let found = example(provision.article(), newest).unwrap_or_else(|| panic!("{}", provision.article()));
            assert!(!found.events.is_empty(), "{}", found.name);
            for event in &found.events {
                for language in Language::ALL {
                    assert!(!event.tell(language).is_empty(), "{}", found.name);
                }
            }
        }
    }

    #[test]
    fn an_example_is_judged_by_the_edition_asked_for() {
        let results = |edition| -> Vec<String> {
            let found = example(Article::new("5.1.2"), edition).unwrap();
            assert_eq!(found.edition, edition);
            found.events.iter().flat_map(|event| &event.answers).map(|(answer, _)| answer.to_string()).collect()
        };
        assert!(results(Edition::E1985).iter().any(|answer| answer.ends_with(" 10.02")));
        assert_ne!(results(Edition::E2018), results(Edition::E2023));
    }
}
