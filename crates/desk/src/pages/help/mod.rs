//! `/help`: the manual, the same text as `docs/guide`; `/help/CHAPTER`: one chapter; `/help/print`: all of it.

mod search;

use super::laws::asked;
use crate::guide::{Chapter, ChapterText, TaskText};
use crate::roles::Action;
use crate::{DeskRoutes, assets, words};
use adoube_web::layout::Frame;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use axum::extract::Path;
use maud::{Markup, PreEscaped, html};
use search::Hit;

/// The maximum number of search results.
const HITS_MAX: usize = 40;
/// The length of the text below a search result, in characters.
const START_LENGTH: usize = 160;

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes.get("/help", Action::Read, contents).get("/help/print", Action::Read, print).get(
        "/help/{chapter}",
        Action::Read,
        chapter,
    )
}

async fn contents(visit: Visit) -> Markup {
    let reader = visit.reader;
    let query = asked(&visit, "q").unwrap_or_default().into_owned();
    let title = reader.say(words::help::TITLE);
    let body = html! {
        h1 { (reader.say(words::help::MANUAL)) }
        (search_form(reader, &query))
        @if query.trim().is_empty() {
            (all_chapters(reader))
            p { a.button href="/help/print" { (reader.say(words::help::PRINT_ALL)) } }
        } @else { (found(reader, &query)) }
    };
    Frame::new(&visit, &title).style("help.css").show(&body)
}

async fn chapter(visit: Visit, Path(slug): Path<String>) -> Result<Markup, RequestError> {
    let reader = visit.reader;
    let chapter = Chapter::find(&slug).ok_or(RequestError::NotFound)?;
    let text = chapter.text(reader.language);
    let body = html! {
        div.help-page {
            nav.help-side aria-label=(reader.say(words::help::CONTENTS)) {
                (search_form(reader, ""))
                ol { @for other in Chapter::ALL {
                    li { a href=(other.href()) aria-current=[(other == chapter).then_some("page")] { (title(reader, other)) } }
                } }
            }
            article.help-text lang=[foreign(reader, text)] {
                h1 { (reader.told(text.title)) }
                (untranslated(reader, text))
                (prose(reader, text.html))
                (tasks_here(reader, text))
                @for task in text.tasks { section id=(task.id) { h2 { (reader.told(task.title)) } (prose(reader, task.html)) } }
                (neighbours(reader, chapter))
            }
        }
    };
    Ok(Frame::new(&visit, text.title).style("help.css").show(&body))
}

async fn print(visit: Visit) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::help::MANUAL);
    let body = html! {
        div.bar {
            h1 { (title) }
            button.primary type="button" data-print="1" { (reader.say(words::paper::PRINT)) }
        }
        (all_chapters(reader))
        @for chapter in Chapter::ALL {
            @let text = chapter.text(reader.language);
            article.help-text.page id={ "chapter-" (chapter.slug()) } lang=[foreign(reader, text)] {
                h2 { (reader.told(text.title)) }
                (untranslated(reader, text))
                (prose(reader, text.html))
                @for task in text.tasks { section id=(task.id) { h3 { (reader.told(task.title)) } (prose(reader, task.html)) } }
            }
        }
    };
    Frame::new(&visit, &title).style("help.css").script("paper.js").show(&body)
}

fn search_form(reader: Reader, query: &str) -> Markup {
    html! {
        form.help-search role="search" method="get" action="/help" {
            label { span { (reader.say(words::help::SEARCH)) } input type="search" name="q" value=(query) maxlength="200"; }
            button type="submit" { (reader.say(words::help::SEARCH_GO)) }
        }
    }
}

/// Renders all chapters with their tasks.
fn all_chapters(reader: Reader) -> Markup {
    html! {
        ol.help-contents { @for chapter in Chapter::ALL {
            @let text = chapter.text(reader.language);
            li lang=[foreign(reader, text)] {
                a href=(chapter.href()) { strong { (title(reader, chapter)) } }
                ul { @for task in text.tasks { li { a href={ (chapter.href()) "#" (task.id) } { (reader.told(task.title)) } } } }
            }
        } }
    }
}

fn found(reader: Reader, query: &str) -> Markup {
    let hits = search::search(query, reader.language);
    html! {
        p role="status" { (reader.say_with(words::help::FOUND, &[("count", &hits.len())])) }
        ol.help-found { @for hit in hits.iter().take(HITS_MAX) { (result(reader, *hit)) } }
        p { a href="/help" { (reader.say(words::help::CONTENTS)) } }
    }
}

fn result(reader: Reader, Hit { chapter, task }: Hit) -> Markup {
    let text = chapter.text(reader.language);
    let (anchor, heading, body) = match task {
        Some(TaskText { id, title, text, .. }) => (format!("#{id}"), *title, *text),
        None => (String::new(), text.title, text.text),
    };
    html! {
        li lang=[foreign(reader, text)] {
            a href={ (chapter.href()) (anchor) } { (reader.told(heading)) }
            @if task.is_some() { " " small { (title(reader, chapter)) } }
            p { (reader.told(start(body))) }
        }
    }
}

/// Returns the first words of a text.
fn start(text: &str) -> String {
    let short: String = text.chars().take(START_LENGTH).collect();
    if short.len() == text.len() { short } else { format!("{}…", short.trim_end()) }
}

fn title(reader: Reader, chapter: Chapter) -> String {
    reader.told(chapter.text(reader.language).title)
}

/// Renders links to the tasks of a chapter.
fn tasks_here(reader: Reader, text: &ChapterText) -> Markup {
    html! {
        nav.help-tasks aria-label=(reader.say(words::help::ON_THIS_PAGE)) {
            ul { @for task in text.tasks { li { a href={ "#" (task.id) } { (reader.told(task.title)) } } } }
        }
    }
}

/// Renders links to the previous and the next chapter.
fn neighbours(reader: Reader, chapter: Chapter) -> Markup {
    let place = chapter as usize;
    let before = place.checked_sub(1).and_then(|before| Chapter::ALL.get(before));
    let after = Chapter::ALL.get(place + 1);
    html! {
        p.help-neighbours {
            @if let Some(before) = before { a rel="prev" href=(before.href()) { "← " (title(reader, *before)) } }
            @if let Some(after) = after { a rel="next" href=(after.href()) { (title(reader, *after)) " →" } }
        }
    }
}

/// Returns the language of a text that is not in the reader's.
fn foreign(reader: Reader, text: &ChapterText) -> Option<&'static str> {
    (text.language != reader.language).then_some(text.language.code())
}

/// Renders a note above a chapter that is shown in another language than the reader's.
fn untranslated(reader: Reader, text: &ChapterText) -> Markup {
    html! {
        @if foreign(reader, text).is_some() {
            p.notice lang=(reader.language.code()) { (reader.say(words::help::OTHER_LANGUAGE)) }
        }
    }
}

/// Renders text of the guide, with the URLs of its pictures.
fn prose(reader: Reader, html: &str) -> Markup {
    PreEscaped(reader.told(html.replace("src=\"picture:", &format!("src=\"{}", assets::url("")))))
}
