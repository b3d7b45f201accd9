//! Compiles the guide (`docs/guide`, one folder per language) into typed chapters, so that the program needs no Markdown.
//!
//! A chapter is `NN-slug.md`: a title (`#`), an introduction, and tasks (`## Title {#anchor}`) with paragraphs, lists, notes
//! (`>`), code, bold labels, pictures and links to other chapters. English is the reference: every
//! other language has the same chapters with the same anchors in the same order. A language that falls back to another may
//! lack chapters, which are then shown in that one. Errors name file and line and end the build.

use adoube_words::Language;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// A task: one heading with its text.
struct Task {
    id: String,
    title: String,
    html: String,
    text: String,
}

/// A chapter in one language.
struct Chapter {
    file: PathBuf,
    title: String,
    lead_html: String,
    lead_text: String,
    tasks: Vec<Task>,
    /// Links to chapters: file name without `.md`, anchor.
    links: Vec<(String, String)>,
    /// Files of pictures, relative to `docs/guide/pictures`.
    pictures: Vec<String>,
}

/// The chapters of each language, by file name without `.md`.
type Guide = BTreeMap<&'static str, BTreeMap<String, Chapter>>;

/// Compiles the guide to `$OUT_DIR/guide.rs`.
#[allow(clippy::print_stdout, reason = "build scripts speak to cargo on their standard output")]
pub(crate) fn compile() {
    let variable = |name: &str| std::env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let folder = variable("CARGO_MANIFEST_DIR").join("../../docs/guide");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={}", folder.display());
    let written = read(&folder).and_then(|guide| {
        check(&guide)?;
        let code = rust(&guide, &folder.join("pictures"));
        std::fs::write(variable("OUT_DIR").join("guide.rs"), code).map_err(|error| vec![error.to_string()])
    });
    for error in written.err().into_iter().flatten() {
        println!("cargo::error={error}");
    }
}

fn read(folder: &Path) -> Result<Guide, Vec<String>> {
    let mut guide = Guide::new();
    for language in Language::ALL {
        let chapters = guide.entry(language.code()).or_default();
        let Ok(entries) = std::fs::read_dir(folder.join(language.code())) else { continue };
        for entry in entries.flatten() {
            let file = entry.path();
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let source =
                std::fs::read_to_string(&file).map_err(|error| vec![format!("{}: {error}", file.display())])?;
            chapters.insert(name, chapter(&file, &source).map_err(|error| vec![error])?);
        }
    }
    Ok(guide)
}

/// Reads the events of a chapter, section by section.
fn chapter(file: &Path, source: &str) -> Result<Chapter, String> {
    let mut sections = Sections::default();
    let (mut links, mut pictures) = (Vec::new(), Vec::new());
    for (event, range) in Parser::new_ext(source, Options::ENABLE_HEADING_ATTRIBUTES).into_offset_iter() {
        let line = source.get(..range.start).unwrap_or_default().lines().count().max(1);
        let wrong = |reason: &str| format!("{}:{line}: {reason}", file.display());
        match event {
            Event::Start(Tag::Heading { level, id, .. }) => {
                sections.begin(level, id.map(CowStr::into_string)).map_err(wrong)?;
            }
            Event::End(TagEnd::Heading(_)) => sections.in_heading = false,
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let (to, anchor) = dest_url.split_once('#').unwrap_or((&dest_url, ""));
                let own = file.file_stem().unwrap_or_default().to_string_lossy();
                let to = if to.is_empty() { Some(own.as_ref()) } else { to.strip_suffix(".md") };
                let to = to.filter(|to| !to.contains('/')).ok_or_else(|| wrong("a link leads to another chapter"))?;
                let hash = if anchor.is_empty() { String::new() } else { format!("#{anchor}") };
                links.push((to.to_owned(), anchor.to_owned()));
                let dest_url = format!("/help/{}{hash}", slug(to)).into();
                sections.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let picture =
                    dest_url.strip_prefix("../pictures/").ok_or_else(|| wrong("pictures are in ../pictures"))?;
                let dest_url = format!("picture:{}", asset_name(picture)).into();
                pictures.push(picture.to_owned());
                sections.push(Event::Start(Tag::Image { link_type, dest_url, title, id }));
            }
            Event::Html(_) | Event::InlineHtml(_) => return Err(wrong("HTML is not allowed")),
            other => sections.push(other),
        }
    }
    let mut done = sections.done.into_iter();
    let lead = done.next().ok_or_else(|| format!("{}: the chapter has no title", file.display()))?;
    let tasks: Vec<Task> = done.map(Section::task).collect();
    let Task { title, html: lead_html, text: lead_text, .. } = lead.task();
    Ok(Chapter { file: file.to_owned(), title, lead_html, lead_text, tasks, links, pictures })
}

#[derive(Default)]
struct Section<'a> {
    id: String,
    title: String,
    text: String,
    events: Vec<Event<'a>>,
}

impl Section<'_> {
    fn task(self) -> Task {
        let mut rendered = String::new();
        html::push_html(&mut rendered, self.events.into_iter());
        let text = self.text.split_whitespace().collect::<Vec<_>>().join(" ");
        Task { id: self.id, title: self.title.trim().to_owned(), html: rendered, text }
    }
}

/// The introduction of a chapter, then its tasks.
#[derive(Default)]
struct Sections<'a> {
    done: Vec<Section<'a>>,
    in_heading: bool,
}

impl<'a> Sections<'a> {
    fn begin(&mut self, level: HeadingLevel, id: Option<String>) -> Result<(), &'static str> {
        let id = match (level, self.done.is_empty(), id) {
            (HeadingLevel::H1, true, None) => String::new(),
            (HeadingLevel::H2, false, Some(id)) => id,
            (HeadingLevel::H2, false, None) => return Err("a task needs an anchor: ## Title {#anchor}"),
            _ => return Err("a chapter has one title (#) and then tasks (##)"),
        };
        self.done.push(Section { id, ..Section::default() });
        self.in_heading = true;
        Ok(())
    }

    fn push(&mut self, event: Event<'a>) {
        let in_heading = self.in_heading;
        let Some(section) = self.done.last_mut() else { return };
        let words = match &event {
            Event::Text(text) | Event::Code(text) => text,
            _ => " ",
        };
        if in_heading {
            section.title.push_str(words);
            return;
        }
        // Bold and links do not end a word.
        if !matches!(&event, Event::Start(Tag::Strong | Tag::Link { .. }) | Event::End(TagEnd::Strong | TagEnd::Link)) {
            section.text.push_str(words);
        }
        section.events.push(event);
    }
}

/// `04-pairing` is the chapter `pairing`.
fn slug(name: &str) -> &str {
    name.split_once('-').map_or(name, |(_, slug)| slug)
}

/// `en/pair.webp` is the asset `guide-en-pair.webp`.
fn asset_name(picture: &str) -> String {
    format!("guide-{}", picture.replace('/', "-"))
}

fn check(guide: &Guide) -> Result<(), Vec<String>> {
    let mut errors = Vec::new();
    let none = BTreeMap::new();
    let english = guide.get(Language::English.code()).unwrap_or(&none);
    if english.is_empty() {
        errors.push("docs/guide/en has no chapters".to_owned());
    }
    let mut anchors = BTreeSet::new();
    for (name, chapter) in english {
        for task in &chapter.tasks {
            if !anchors.insert(task.id.as_str()) {
                errors.push(format!("{}: the anchor {} is used twice in the guide", chapter.file.display(), task.id));
            }
        }
        if !name.split_once('-').is_some_and(|(number, _)| number.len() == 2 && number.parse::<u8>().is_ok()) {
            errors.push(format!("{}: a chapter is called NN-slug.md", chapter.file.display()));
        }
    }
    for language in Language::ALL.into_iter().filter(|language| language.fallback().is_none()) {
        let has = |name: &&String| guide.get(language.code()).is_some_and(|own| own.contains_key(*name));
        errors.extend(
            english.keys().filter(|name| !has(name)).map(|name| format!("docs/guide/{language} lacks {name}.md")),
        );
    }
    for (name, chapter) in guide.values().flatten() {
        let Some(reference) = english.get(name) else {
            errors.push(format!("{}: there is no such chapter in English", chapter.file.display()));
            continue;
        };
        let ids = |chapter: &Chapter| chapter.tasks.iter().map(|task| task.id.clone()).collect::<Vec<_>>();
        if ids(chapter) != ids(reference) {
            let (found, wanted) = (ids(chapter).join(" "), ids(reference).join(" "));
            errors.push(format!("{}: the tasks are {found}; in English {wanted}", chapter.file.display()));
        }
        for (to, anchor) in &chapter.links {
            let there =
                english.get(to).is_some_and(|to| anchor.is_empty() || to.tasks.iter().any(|task| task.id == *anchor));
            if !there {
                errors.push(format!("{}: the link {to}.md#{anchor} leads nowhere", chapter.file.display()));
            }
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// The language in which a chapter is shown to readers of another one.
fn shown_in(guide: &Guide, name: &str, language: Language) -> Language {
    let has = |language: &Language| guide.get(language.code()).is_some_and(|chapters| chapters.contains_key(name));
    [Some(language), language.fallback()].into_iter().flatten().find(has).unwrap_or(Language::English)
}

fn constant(name: &str, language: Language) -> String {
    format!("{}_{}", language.code(), slug(name)).replace('-', "_").to_uppercase()
}

/// `for-players` is the variant `ForPlayers`.
fn variant(name: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    slug(name).split('-').map(capital).collect()
}

fn rust(guide: &Guide, pictures: &Path) -> String {
    let mut code = String::new();
    let none = BTreeMap::new();
    let english = guide.get(Language::English.code()).unwrap_or(&none);
    let mut line = |text: String| {
        code.push_str(&text);
        code.push('\n');
    };
    line(
        "/// A chapter of the guide.\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub(crate) enum Chapter {"
            .to_owned(),
    );
    for (name, chapter) in english {
        line(format!("    /// {}.\n    {},", chapter.title, variant(name)));
    }
    line("}\n".to_owned());
    line(format!(
        "impl Chapter {{\n    /// All chapters, in order.\n    pub(crate) const ALL: [Self; {}] = [",
        english.len()
    ));
    for name in english.keys() {
        line(format!("        Self::{},", variant(name)));
    }
    line("    ];\n\n    /// The last part of the chapter's URL.\n    pub(crate) const fn slug(self) -> &'static str {\n        match self {".to_owned());
    for name in english.keys() {
        line(format!("            Self::{} => {:?},", variant(name), slug(name)));
    }
    line("        }\n    }\n}\n".to_owned());
    let mut used = BTreeSet::new();
    for language in Language::ALL {
        for (name, chapter) in guide.get(language.code()).unwrap_or(&none) {
            line(text(name, language, chapter));
            used.extend(chapter.pictures.iter().cloned());
        }
    }
    line(format!(
        "/// The chapters by language.\nstatic TEXTS: [[&ChapterText; Language::COUNT]; {}] = [",
        english.len()
    ));
    for name in english.keys() {
        let texts: Vec<String> =
            Language::ALL.map(|language| format!("&{}", constant(name, shown_in(guide, name, language)))).to_vec();
        line(format!("    [{}],", texts.join(", ")));
    }
    line("];\n\n/// The pictures of the guide.\npub(crate) const PICTURES: &[Asset] = &[".to_owned());
    for picture in used {
        let file = pictures.join(&picture);
        let path = file.to_string_lossy();
        let kind = if file.extension().is_some_and(|end| end == "webp") { "image/webp" } else { "image/png" };
        line(format!(
            "    Asset {{ name: {:?}, kind: {kind:?}, bytes: include_bytes!({path:?}) }},",
            asset_name(&picture)
        ));
    }
    line("];".to_owned());
    code
}

fn text(name: &str, language: Language, chapter: &Chapter) -> String {
    let mut code = format!("static {}: ChapterText = ChapterText {{\n", constant(name, language));
    let _ = writeln!(code, "    language: Language::{language:?},\n    title: {:?},", chapter.title);
    let _ = writeln!(code, "    html: {:?},\n    text: {:?},\n    tasks: &[", chapter.lead_html, chapter.lead_text);
    for task in &chapter.tasks {
        let Task { id, title, html, text } = task;
        let _ = writeln!(code, "        TaskText {{ id: {id:?}, title: {title:?}, html: {html:?}, text: {text:?} }},");
    }
    code.push_str("    ],\n};\n");
    code
}
