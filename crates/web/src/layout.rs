//! The layout of a page: skip link, menu, tabs of an event, flash message, languages.

use crate::access::Actor;
use crate::csrf::csrf_field;
use crate::links;
use crate::reader::Reader;
use crate::spec::MenuItem;
use crate::visit::Visit;
use crate::words;
use adoube_words::Language;
use jiff::tz::TimeZone;
use maud::{DOCTYPE, Markup, html};

/// The key that goes to the search of a page.
const SEARCH_KEY: &str = "/";

/// A tab.
pub struct Tab {
    /// Link target.
    pub href: String,
    /// Text of the tab.
    pub label: String,
    /// The icon beside the text in a rail.
    pub icon: Option<&'static str>,
    /// Whether it belongs to the current page.
    pub current: bool,
}

/// The place of the tabs on a wide screen; on a narrow one they are always above the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TabsPlace {
    /// Beside the page: for those who work with it.
    Rail,
    /// Above the page: for the public.
    Above,
}

/// The heading and tabs shared by the pages of an event.
pub struct Tabs {
    /// Where they are shown.
    pub place: TabsPlace,
    /// The event's name.
    pub heading: String,
    /// Link target of the heading.
    pub href: String,
    /// Badges beside the heading: the round, closed, FIDE mode.
    pub marks: Vec<String>,
    /// The tabs.
    pub tabs: Vec<Tab>,
    /// The time zone of the times on these pages, if it is not the server's.
    pub zone: Option<TimeZone>,
}

/// A search over everything that the tabs cover, beside them.
pub struct SearchField {
    /// The address of the page of results.
    pub action: String,
    /// The text of its button, and its name for screen readers.
    pub label: String,
    /// The current query.
    pub typed: String,
    /// The maximum length of a query in characters.
    pub most: u16,
}

/// The parts of the layout that surround a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// Everything, including the menu.
    #[default]
    Desk,
    /// Nothing but the page, for printing and projectors.
    Bare,
    /// No menu, so that the board stays in view at the table; languages and flash messages only.
    Seat,
}

impl Kind {
    fn class(self, tabs: Option<&Tabs>) -> &'static str {
        let railed = tabs.is_some_and(|tabs| tabs.place == TabsPlace::Rail);
        match self {
            Self::Desk if railed => "desk railed",
            Self::Desk => "desk",
            Self::Bare => "bare",
            Self::Seat => "desk seat",
        }
    }
}

/// The layout of a page.
pub struct Frame<'a> {
    visit: &'a Visit,
    title: &'a str,
    tabs: Option<Tabs>,
    search: Option<SearchField>,
    scripts: Vec<&'static str>,
    styles: Vec<&'static str>,
    kind: Kind,
    refresh_s: Option<u32>,
    zone: Option<TimeZone>,
}

impl<'a> Frame<'a> {
    /// Creates the layout of a page with a title.
    pub const fn new(visit: &'a Visit, title: &'a str) -> Self {
        Self {
            visit,
            title,
            tabs: None,
            search: None,
            scripts: Vec::new(),
            styles: Vec::new(),
            kind: Kind::Desk,
            refresh_s: None,
            zone: None,
        }
    }

    /// Adds the heading and tabs of an event.
    #[must_use]
    pub fn tabs(mut self, mut tabs: Tabs) -> Self {
        self.zone = tabs.zone.take();
        self.tabs = Some(tabs);
        self
    }

    /// Adds a search beside the tabs.
    #[must_use]
    pub fn search(mut self, search: SearchField) -> Self {
        self.search = Some(search);
        self
    }

    /// Names another time zone than the server's, for a page without the tabs of its event.
    #[must_use]
    pub fn zone(mut self, zone: TimeZone) -> Self {
        self.zone = Some(zone);
        self
    }

    /// Adds an ES module of [`crate::assets`].
    #[must_use]
    pub fn script(mut self, name: &'static str) -> Self {
        self.scripts.push(name);
        self
    }

    /// Adds a style sheet.
    #[must_use]
    pub fn style(mut self, name: &'static str) -> Self {
        self.styles.push(name);
        self
    }

    /// Removes menu and footer.
    #[must_use]
    pub const fn bare(mut self) -> Self {
        self.kind = Kind::Bare;
        self
    }

    /// Removes the menu, for a tablet at the board.
    #[must_use]
    pub const fn at_the_board(mut self) -> Self {
        self.kind = Kind::Seat;
        self
    }

    /// Makes the browser reload the page regularly, for screens without scripts.
    #[must_use]
    pub const fn refresh(mut self, seconds: u32) -> Self {
        self.refresh_s = Some(seconds);
        self
    }

    /// Renders the whole page.
    pub fn show(self, main: &Markup) -> Markup {
        let reader = self.visit.reader;
        let event = self.tabs.as_ref().map(|tabs| tabs.heading.clone());
        let site = self.visit.site;
        let asset = |name: &str| site.assets.url(name);
        html! {
            (DOCTYPE)
            html lang=(reader.language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    @if let Some(seconds) = self.refresh_s { meta http-equiv="refresh" content=(seconds); }
                    @if !self.visit.csrf.is_empty() { meta name="csrf" content=(self.visit.csrf); }
                    title { (self.title) @if let Some(event) = event { " · " (event) } " · " (site.name) }
                    link rel="icon" type="image/svg+xml" href=(asset(site.icon));
                    @for style in site.styles { link rel="stylesheet" href=(asset(style)); }
                    @for style in &self.styles { link rel="stylesheet" href=(asset(style)); }
                    link rel="stylesheet" media="print" href=(asset(site.print_style));
                    script type="module" src=(asset(site.script)) {}
                    @for script in &self.scripts { script type="module" src=(asset(script)) {} }
                }
                body class=(self.kind.class(self.tabs.as_ref())) {
                    @if self.kind == Kind::Bare {
                        main id="main" { (main) }
                    } @else {
                        @if self.kind == Kind::Desk {
                            a.skip href="#main" { (reader.say(words::frame::SKIP_TO_CONTENT)) }
                            (header(self.visit))
                        }
                        @if let Some(tabs) = &self.tabs { (event_head(self.visit, tabs, self.search.as_ref())) }
                        main id="main" tabindex="-1" {
                            (notices(self.visit))
                            (main)
                        }
                        (footer(self.visit, self.kind, &self.zone.unwrap_or_else(TimeZone::system)))
                    }
                }
            }
        }
    }
}

fn header(visit: &Visit) -> Markup {
    let reader = visit.reader;
    let path = visit.bare_path();
    let offered = |item: &&MenuItem| item.needs.is_none_or(|permission| visit.actor.may(permission, None));
    html! {
        header.top {
            a.brand href="/" { ((visit.site.brand)()) span { (visit.site.name) } }
            nav aria-label=(reader.say(words::frame::MENU)) {
                @for item in visit.site.menu.iter().filter(offered) {
                    a href=(item.href) aria-current=[item.is_current(path).then_some("page")] { (reader.say(item.label)) }
                }
            }
            (help(visit, Some("?")))
            div.who {
                @match &visit.actor {
                    Actor::Account { name, role, .. } => {
                        a href="/account" aria-current=[path.starts_with("/account").then_some("page")] {
                            (name) " " small { (reader.say(role.name)) }
                        }
                        form method="post" action="/logout" {
                            (csrf_field(visit))
                            button.quiet type="submit" { (reader.say(words::frame::SIGN_OUT)) }
                        }
                    }
                    _ => a href={ "/login?next=" (links::encoded(path)) } { (reader.say(words::frame::SIGN_IN)) }
                }
            }
        }
    }
}

/// Renders the link to the part of the manual about this page; `desk.js` follows it when its key is pressed.
fn help(visit: &Visit, key: Option<&str>) -> Markup {
    let topic = (visit.site.help)(visit.bare_path(), visit.reader.language);
    let label = visit.reader.say_with(words::frame::HELP, &[("topic", &topic.title)]);
    html! { a.help-link href=(topic.href) aria-label=(label) title=(label) aria-keyshortcuts=[key] data-help=[key] { "?" } }
}

fn event_head(visit: &Visit, tabs: &Tabs, search: Option<&SearchField>) -> Markup {
    html! {
        section.event-head aria-label=(tabs.heading) {
            p.event-name { a href=(tabs.href) { (tabs.heading) } @for mark in &tabs.marks { " " span.mark { (mark) } } }
            @if let Some(search) = search { (search_field(visit, search)) }
            nav.tabs aria-label=(visit.reader.say(words::frame::EVENT_PAGES)) {
                @for tab in &tabs.tabs { a href=(tab.href) aria-current=[tab.current.then_some("page")] {
                    @if let Some(name) = tab.icon { (icon(visit, name)) }
                    (tab.label)
                } }
            }
        }
    }
}

/// Renders the search; `desk.js` goes there when its key is pressed.
fn search_field(visit: &Visit, search: &SearchField) -> Markup {
    html! {
        form.search role="search" method="get" action=(search.action) {
            input type="search" name="q" value=(search.typed) maxlength=(search.most) autocomplete="off" required
                placeholder=(search.label) aria-label=(search.label) aria-keyshortcuts=(SEARCH_KEY) data-search=(SEARCH_KEY);
            button.small type="submit" aria-label=(search.label) { (icon(visit, "search")) }
        }
    }
}

/// Renders an icon of the sprite. It is hidden from screen readers: the words beside it say the same.
pub fn icon(visit: &Visit, name: &str) -> Markup {
    let site = visit.site;
    html! { svg.i viewBox="0 0 24 24" aria-hidden="true" focusable="false" { use href={ (site.assets.url(site.icons)) "#i-" (name) } {} } }
}

/// Renders the flash message and warnings, such as that the connection is not protected.
fn notices(visit: &Visit) -> Markup {
    let reader = visit.reader;
    html! {
        @if let Some(flash) = &visit.flash {
            div.notice.(if flash.warns() { "notice-warn" } else { "notice-good" }) role="status" {
                p { (flash.sentence) }
            }
        }
        @if let Some(at) = visit.at.filter(|_| visit.path.starts_with(visit.site.time_travel)) {
            div.notice.notice-warn role="status" {
                p { (reader.say_with(words::frame::TIME_TRAVEL, &[("number", &at)])) " "
                    a href=(visit.bare_path()) { (reader.say(words::frame::TIME_TRAVEL_BACK)) } }
            }
        }
        @if visit.exposed && (visit.actor != Actor::Public || asks_for_password(visit)) {
            div.notice.notice-warn { p { (reader.say(words::frame::PLAIN_HTTP)) } }
        }
    }
}

/// Renders a note below a QR code whose address works only on this machine.
pub fn only_here(reader: Reader, url: &str) -> Markup {
    html! { @if links::is_this_machine(url) { p.hint.screen-only { (reader.say(words::frame::ONLY_HERE)) } } }
}

/// Returns whether the page asks a visitor for a password.
fn asks_for_password(visit: &Visit) -> bool {
    ["/login", "/setup/", "/invitation/"].iter().any(|start| visit.path.starts_with(start))
}

fn footer(visit: &Visit, kind: Kind, zone: &TimeZone) -> Markup {
    let reader = visit.reader;
    let here = |language: Language| {
        let (path, query) = visit.path.split_once('?').unwrap_or((&visit.path, ""));
        let kept: Vec<&str> = query.split('&').filter(|p| !p.is_empty() && !p.starts_with("lang=")).collect();
        let lang = format!("lang={}", language.code());
        // The address of a refused form is not a page that can be opened.
        let path = if visit.reads { path } else { "/" };
        format!("{path}?{}", kept.into_iter().chain([lang.as_str()]).collect::<Vec<_>>().join("&"))
    };
    html! {
        footer.foot {
            nav aria-label=(reader.say(words::frame::LANGUAGE)) {
                @for language in Language::ALL {
                    a href=(here(language)) hreflang=(language.code()) lang=(language.code())
                        aria-current=[(language == reader.language).then_some("true")] { (language.name()) }
                }
                // At the board a key pressed by accident must not leave the game.
                @if kind == Kind::Seat { (help(visit, None)) }
            }
            p { (reader.say_with(words::frame::TIMES_ZONE, &[("zone", &zone_name(visit.now_ms, zone))])) " · " (visit.site.name) " " (env!("CARGO_PKG_VERSION")) }
        }
    }
}

/// Returns the time zone of the times on the page: its name with the offset from UTC, or the offset alone.
fn zone_name(now_ms: i64, zone: &TimeZone) -> String {
    let Ok(now) = jiff::Timestamp::from_millisecond(now_ms) else { return String::new() };
    let offset = now.to_zoned(zone.clone()).strftime("UTC%:z").to_string();
    match zone.iana_name() {
        Some(name) if !["Etc/Unknown", "Etc/UTC", "UTC"].contains(&name) => format!("{name} ({offset})"),
        _ if offset == "UTC+00:00" => "UTC".to_owned(),
        _ => offset,
    }
}

/// Renders an instant in the server's time zone.
pub fn when(ms: i64) -> Markup {
    when_in(ms, &TimeZone::system())
}

/// Renders an instant in a time zone. The footer of the page names the zone ([`Frame::zone`]).
pub fn when_in(ms: i64, zone: &TimeZone) -> Markup {
    let Ok(instant) = jiff::Timestamp::from_millisecond(ms) else { return html! {} };
    let zoned = instant.to_zoned(zone.clone());
    html! { time datetime=(instant) { (zoned.strftime("%Y-%m-%d %H:%M:%S")) } }
}
