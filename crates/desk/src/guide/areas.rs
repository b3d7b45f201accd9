//! The chapter of the manual about each page.

use super::Chapter;
use adoube_web::spec::HelpTopic;
use adoube_words::Language;

/// Paths and their chapters. The first matching prefix wins; `*` matches any one segment.
const AREAS: &[(&str, Chapter)] = &[
    ("/account", Chapter::Accounts),
    ("/desk/accounts", Chapter::Accounts),
    ("/desk/import", Chapter::Files),
    ("/desk/league/*/match", Chapter::Matches),
    ("/desk/league/*/log", Chapter::Record),
    ("/desk/league", Chapter::Office),
    ("/desk/lists", Chapter::Files),
    ("/desk/people", Chapter::Record),
    ("/desk/ratings", Chapter::Ratings),
    ("/desk/t/*/board/*/*/envelope", Chapter::Boards),
    ("/desk/t/*/board/*/*/seats", Chapter::Boards),
    ("/desk/t/*/board/*/*/second", Chapter::Boards),
    ("/desk/t/*/board/*/*/sheets", Chapter::Boards),
    ("/desk/t/*/board", Chapter::Rulings),
    ("/desk/t/*/console", Chapter::Rulings),
    ("/desk/t/*/crosstable", Chapter::Standings),
    ("/desk/t/*/files", Chapter::Files),
    ("/desk/t/*/hall", Chapter::Hall),
    ("/desk/t/*/import", Chapter::Players),
    ("/desk/t/*/log", Chapter::Record),
    ("/desk/t/*/norms", Chapter::Ratings),
    ("/desk/t/*/players", Chapter::Players),
    ("/desk/t/*/print", Chapter::Publish),
    ("/desk/t/*/results", Chapter::Results),
    ("/desk/t/*/rounds", Chapter::Pairing),
    ("/desk/t/*/standings", Chapter::Standings),
    ("/desk", Chapter::Tournament),
    ("/invitation", Chapter::Accounts),
    ("/laws", Chapter::Laws),
    ("/league", Chapter::ForPlayers),
    ("/login", Chapter::Accounts),
    ("/ratings", Chapter::Ratings),
    ("/screen", Chapter::Hall),
    ("/seat", Chapter::ForPlayers),
    ("/slip", Chapter::ForPlayers),
    ("/t/*/ratings", Chapter::Ratings),
    ("/t", Chapter::ForPlayers),
    ("", Chapter::Start),
];

/// Returns the chapter about the page at a path.
fn chapter_of(path: &str) -> Chapter {
    let begins = |area: &str| {
        let mut parts = path.split('/');
        area.split('/').all(|wanted| parts.next().is_some_and(|part| wanted == "*" || part == wanted))
    };
    AREAS.iter().find(|(area, _)| begins(area)).map_or(Chapter::Start, |(_, chapter)| *chapter)
}

/// Returns the part of the manual about the page at a path.
pub(crate) fn topic(path: &str, language: Language) -> HelpTopic {
    let chapter = chapter_of(path);
    HelpTopic { href: chapter.href(), title: chapter.text(language).title }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_the_chapter_of_its_area() {
        let cases = [
            ("/", Chapter::Start),
            ("/setup/abc", Chapter::Start),
            ("/desk", Chapter::Tournament),
            ("/desk/t/open", Chapter::Tournament),
            ("/desk/t/open/settings", Chapter::Tournament),
            ("/desk/t/open/rounds/3", Chapter::Pairing),
            ("/desk/t/players", Chapter::Tournament),
            ("/desk/t/open/board/3/7", Chapter::Rulings),
            ("/desk/t/open/board/3/7/sheets", Chapter::Boards),
            ("/desk/league/x/match/3/home/lineup", Chapter::Matches),
            ("/desk/league/x/clubs", Chapter::Office),
            ("/t/open/standings", Chapter::ForPlayers),
            ("/league/2026/c/1/group/2", Chapter::ForPlayers),
            ("/tail", Chapter::Start),
        ];
        for (path, chapter) in cases {
            assert_eq!(chapter_of(path), chapter, "{path}");
        }
    }

    #[test]
    fn every_chapter_is_reached_from_a_page() {
        for chapter in Chapter::ALL {
            assert!(AREAS.iter().any(|(_, reached)| *reached == chapter), "no page leads to {chapter:?}");
        }
    }
}
