//! The manual: its chapters, compiled from `docs/guide` by the build script, and the chapter that each page links to.

mod areas;

pub(crate) use areas::topic;

use adoube_web::assets::Asset;
use adoube_words::Language;

include!(concat!(env!("OUT_DIR"), "/guide.rs"));

/// A chapter in one language.
#[derive(Debug)]
pub(crate) struct ChapterText {
    /// The language it is written in.
    pub(crate) language: Language,
    /// Its title.
    pub(crate) title: &'static str,
    /// The introduction as HTML.
    pub(crate) html: &'static str,
    /// The introduction as plain text.
    pub(crate) text: &'static str,
    /// The tasks.
    pub(crate) tasks: &'static [TaskText],
}

/// A task of a chapter in one language.
#[derive(Debug)]
pub(crate) struct TaskText {
    /// The anchor, the same in all languages.
    pub(crate) id: &'static str,
    /// Its title.
    pub(crate) title: &'static str,
    /// The steps as HTML.
    pub(crate) html: &'static str,
    /// The steps as plain text.
    pub(crate) text: &'static str,
}

impl Chapter {
    /// Returns the chapter of a URL.
    pub(crate) fn find(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|chapter| chapter.slug() == slug)
    }

    /// Returns the chapter's URL.
    pub(crate) fn href(self) -> String {
        format!("/help/{}", self.slug())
    }

    /// Returns the text for readers of a language; in another language if that one lacks the chapter.
    pub(crate) fn text(self, language: Language) -> &'static ChapterText {
        TEXTS[self as usize][language as usize]
    }
}
