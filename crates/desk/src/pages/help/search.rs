//! Search in the manual: ignores accents and case; a query word also matches as a prefix.

use crate::guide::{Chapter, TaskText};
use adoube_words::{Language, fold};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The maximum number of words of a query that count.
const WORDS_MAX: usize = 12;

/// A part of the manual that matches a query: a task, or the introduction of a chapter.
#[derive(Clone, Copy)]
pub(super) struct Hit {
    /// The chapter.
    pub(super) chapter: Chapter,
    /// The task; `None` for the introduction.
    pub(super) task: Option<&'static TaskText>,
}

/// The words of a part of the manual, folded.
struct Indexed {
    hit: Hit,
    title: BTreeSet<String>,
    chapter_title: BTreeSet<String>,
    text: BTreeSet<String>,
}

static INDEX: LazyLock<Vec<Vec<Indexed>>> = LazyLock::new(|| Language::ALL.map(index).into_iter().collect());

fn index(language: Language) -> Vec<Indexed> {
    let words = |text: &str| fold::words(text).collect::<BTreeSet<_>>();
    let mut found = Vec::new();
    for chapter in Chapter::ALL {
        let text = chapter.text(language);
        let chapter_title = words(text.title);
        let part = |task: Option<&'static TaskText>, title: &str, body: &str| Indexed {
            hit: Hit { chapter, task },
            title: words(title),
            chapter_title: chapter_title.clone(),
            text: words(body),
        };
        // A task with the same title comes before its chapter.
        found.push(part(None, "", text.text));
        found.extend(text.tasks.iter().map(|task| part(Some(task), task.title, task.text)));
    }
    found
}

impl Indexed {
    /// Returns a match score: in the title, in the chapter's title or in the text; as a whole word or as a prefix.
    fn score(&self, word: &str) -> u32 {
        let within = |words: &BTreeSet<String>, weight: u32| {
            let starts = words.range(word.to_owned()..).next().is_some_and(|found| found.starts_with(word));
            match (words.contains(word), starts) {
                (true, _) => weight + 1,
                (false, true) => weight,
                (false, false) => 0,
            }
        };
        within(&self.title, 8).max(within(&self.chapter_title, 4)).max(within(&self.text, 1))
    }
}

/// Returns the parts that have most words of the query, best first.
pub(super) fn search(query: &str, language: Language) -> Vec<Hit> {
    let words: BTreeSet<String> = fold::words(query).take(WORDS_MAX).collect();
    let mut found: Vec<(usize, u32, Hit)> = Vec::new();
    for part in INDEX.get(language as usize).into_iter().flatten() {
        let scores: Vec<u32> = words.iter().map(|word| part.score(word)).filter(|score| *score > 0).collect();
        if !scores.is_empty() {
            found.push((scores.len(), scores.iter().sum(), part.hit));
        }
    }
    let most = found.iter().map(|(count, ..)| *count).max().unwrap_or_default();
    found.retain(|(count, ..)| *count == most);
    found.sort_by_key(|(_, score, _)| Reverse(*score));
    found.into_iter().map(|(.., hit)| hit).collect()
}
