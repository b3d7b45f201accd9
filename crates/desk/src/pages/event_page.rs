//! An event as rendered for arbiters or for the public: its state, the names of its players, its tabs.

use crate::Desk;
use crate::calendar;
use crate::roles::Action;
use crate::words;
use adoube_event::{Enrolment, EntryId, EventHistory, EventRound, EventState, KnownPeople, RoundStage};
use adoube_services::people;
use adoube_tournament::{Player, Points};
use adoube_web::layout::{Frame, Tab, Tabs, TabsPlace, when_in};
use adoube_web::page_cache::PageVersion;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::Extension;
use axum::response::{IntoResponse, Response};
use jiff::tz::TimeZone;
use maud::{Markup, html};
use std::fmt::Display;
use std::sync::Arc;

/// The audience of an event's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Audience {
    /// Arbiters: drafts, full names, links to the desk's pages.
    Arbiters,
    /// The public: no drafts, no birth dates or contacts, initials for minors.
    Public,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EventTab {
    Overview,
    Players,
    Rounds,
    Results,
    Console,
    Hall,
    Standings,
    Crosstable,
    Norms,
    Paper,
    Log,
    Settings,
    Files,
    Ratings,
    About,
    /// A page without a tab.
    Other,
}

impl EventTab {
    /// Returns the icon of the page's tab.
    const fn icon(self) -> Option<&'static str> {
        Some(match self {
            Self::Overview => "overview",
            Self::Players => "players",
            Self::Rounds => "round",
            Self::Results => "results",
            Self::Console => "call",
            Self::Hall => "board",
            Self::Standings => "standings",
            Self::Crosstable => "crosstable",
            Self::Norms => "seal",
            Self::Paper => "print",
            Self::Log => "log",
            Self::Settings => "settings",
            Self::Files => "download",
            Self::Ratings => "plusminus",
            Self::About => "info",
            Self::Other => return None,
        })
    }
}

const FOR_ARBITERS: [(EventTab, &str, Text, Action); 13] = [
    (EventTab::Overview, "", words::tournament::TAB_OVERVIEW, Action::SeeDesk),
    (EventTab::Players, "/players", words::tournament::TAB_PLAYERS, Action::SeeDesk),
    (EventTab::Rounds, "/rounds", words::tournament::TAB_ROUNDS, Action::SeeDesk),
    (EventTab::Results, "/results", words::tournament::TAB_RESULTS, Action::EnterResults),
    (EventTab::Console, "/console", words::game::CONSOLE_TITLE, Action::Rule),
    (EventTab::Hall, "/hall", words::hall::TITLE, Action::Rule),
    (EventTab::Standings, "/standings", words::tournament::TAB_STANDINGS, Action::SeeDesk),
    (EventTab::Crosstable, "/crosstable", words::tournament::TAB_CROSSTABLE, Action::SeeDesk),
    (EventTab::Norms, "/norms", words::rating::NORMS, Action::SeeDesk),
    (EventTab::Paper, "/print", words::paper::TITLE, Action::SeeDesk),
    (EventTab::Log, "/log", words::tournament::TAB_LOG, Action::SeeDesk),
    (EventTab::Settings, "/settings", words::tournament::TAB_SETTINGS, Action::SeeDesk),
    (EventTab::Files, "/files", words::tournament::TAB_FILES, Action::Export),
];

/// Returns the first page of an event's desk that a visitor may see: its path, or `None` if there is no such page.
pub(crate) fn desk_of(visit: &Visit, id: &str) -> Option<String> {
    let (_, path, ..) = FOR_ARBITERS.iter().find(|(.., action)| visit.may(*action, id))?;
    Some(format!("/desk/t/{id}{path}"))
}

const FOR_PUBLIC: [(EventTab, &str, Text); 6] = [
    (EventTab::Rounds, "", words::public::PAIRINGS),
    (EventTab::Standings, "/standings", words::public::STANDINGS),
    (EventTab::Crosstable, "/crosstable", words::public::CROSSTABLE),
    (EventTab::Players, "/players", words::public::PLAYERS),
    (EventTab::Ratings, "/ratings", words::rating::CHANGES),
    (EventTab::About, "/about", words::public::ABOUT),
];

/// An event as rendered on a page.
pub(crate) struct EventPage {
    /// The event's id, as in its URL.
    pub(crate) id: String,
    pub(crate) audience: Audience,
    /// The event and its history.
    pub(crate) state: Arc<EventHistory>,
    /// The names that the audience may see.
    pub(crate) names: KnownPeople,
}

impl EventPage {
    /// Loads the event for arbiters, as of now or as of `?at=`.
    pub(crate) async fn for_arbiters(desk: &Desk, visit: &Visit, id: &str) -> Result<Self, RequestError> {
        let state = desk.event_state(id, visit.at).await?;
        let names = desk.names(&state.event).await?;
        Ok(Self { id: id.to_owned(), audience: Audience::Arbiters, state, names })
    }

    /// Loads the current event for the public. Past states are only for those who may see the log.
    pub(crate) async fn for_public(desk: &Desk, id: &str) -> Result<Self, RequestError> {
        Self::public_at(desk, id, None).await
    }

    /// Loads the event for printed notices: with public names, as of now or as of `?at=`.
    pub(crate) async fn posted(desk: &Desk, visit: &Visit, id: &str) -> Result<Self, RequestError> {
        Self::public_at(desk, id, visit.at).await
    }

    /// Loads the event like a public page but with full names, for the arbiters' printouts; as of now or as of `?at=`.
    pub(crate) async fn with_full_names(desk: &Desk, visit: &Visit, id: &str) -> Result<Self, RequestError> {
        let page = Self::for_arbiters(desk, visit, id).await?;
        Ok(Self { audience: Audience::Public, ..page })
    }

    async fn public_at(desk: &Desk, id: &str, at: Option<u64>) -> Result<Self, RequestError> {
        let state = desk.event_state(id, at).await?;
        let names = people::public_names(&state.event, &desk.people().of(&state.event).await?);
        Ok(Self { id: id.to_owned(), audience: Audience::Public, state, names })
    }

    pub(crate) fn event(&self) -> &EventState {
        &self.state.event
    }

    /// Returns a path of this event on the audience's side.
    pub(crate) fn path(&self, rest: &str) -> String {
        match self.audience {
            Audience::Arbiters => format!("/desk/t/{}{rest}", self.id),
            Audience::Public => format!("/t/{}{rest}", self.id),
        }
    }

    /// Returns a link for the audience; for arbiters it keeps `?at=`.
    pub(crate) fn link(&self, visit: &Visit, path: &str) -> String {
        match self.audience {
            Audience::Arbiters => visit.link(path),
            Audience::Public => path.to_owned(),
        }
    }

    /// Returns the page of an entry.
    pub(crate) fn player_path(&self, entry: EntryId) -> String {
        match self.audience {
            Audience::Arbiters => self.path(&format!("/players/{entry}")),
            Audience::Public => self.path(&format!("/player/{}", self.event().number(entry))),
        }
    }

    /// Returns the name of an entry; if unknown, arbiters see the person's id.
    pub(crate) fn name(&self, entry: EntryId) -> &str {
        let Some(person) = self.event().entry(entry).map(|entry| &entry.person) else { return "" };
        match (self.names.get(person), self.audience) {
            (Some(known), _) => &known.name,
            (None, Audience::Arbiters) => &person.0,
            (None, Audience::Public) => "",
        }
    }

    /// Returns title and name.
    pub(crate) fn titled(&self, entry: EntryId) -> String {
        let title = self.title(entry);
        if title.is_empty() { self.name(entry).to_owned() } else { format!("{title} {}", self.name(entry)) }
    }

    /// Renders a player's name followed by the title, for lists sorted by name.
    pub(crate) fn name_first(&self, entry: EntryId) -> Markup {
        let title = self.title(entry);
        html! { (self.name(entry)) @if !title.is_empty() { " " small { (title) } } }
    }

    fn title(&self, entry: EntryId) -> &str {
        self.event().entry(entry).map_or("", |entry| &entry.title)
    }

    /// Returns the tournament player of an entry.
    pub(crate) fn player(&self, entry: EntryId) -> Option<&Player> {
        self.event().tournament().players.get(self.event().place(entry)?)
    }

    /// Returns the rating of an entry, if it has one.
    pub(crate) fn rating(&self, entry: &Enrolment) -> Option<u16> {
        Some(self.event().rating(entry)).filter(|rating| *rating > 0)
    }

    pub(crate) fn points_before(&self, entry: EntryId, round: u16) -> Points {
        let event = self.event();
        let rounds = usize::from(round.saturating_sub(1));
        event.ix(entry).map_or(Points::ZERO, |ix| event.tournament().score_after(ix, rounds))
    }

    /// Returns the rounds visible to the audience.
    pub(crate) fn rounds(&self) -> impl DoubleEndedIterator<Item = &EventRound> {
        let drafts = self.audience == Audience::Arbiters;
        self.event().rounds.iter().filter(move |round| drafts || round.stage != RoundStage::Draft)
    }

    /// Returns a round, if the audience may see it.
    pub(crate) fn round(&self, number: u16) -> Option<&EventRound> {
        self.rounds().find(|round| round.number == number)
    }

    /// Returns the number of rounds counted in the standings.
    pub(crate) fn finished(&self) -> u16 {
        self.event().finished_rounds()
    }

    /// Returns the heading and the tabs, with the current one marked.
    pub(crate) fn tabs(&self, visit: &Visit, current: EventTab) -> Tabs {
        let reader = visit.reader;
        let tab = |tab: EventTab, path: &str, key: Text| Tab {
            href: self.link(visit, &self.path(path)),
            label: reader.say(key),
            icon: tab.icon(),
            current: tab == current,
        };
        let tabs: Vec<Tab> = match self.audience {
            Audience::Arbiters => {
                let allowed = FOR_ARBITERS.iter().filter(|(.., action)| visit.may(*action, &self.id));
                allowed.map(|(which, path, key, _)| tab(*which, path, *key)).collect()
            }
            Audience::Public => FOR_PUBLIC.iter().map(|(which, path, key)| tab(*which, path, *key)).collect(),
        };
        let href = tabs.first().map(|tab| tab.href.clone()).unwrap_or_default();
        let heading = self.event().settings.name.clone();
        let place = match self.audience {
            Audience::Arbiters => TabsPlace::Rail,
            Audience::Public => TabsPlace::Above,
        };
        Tabs { place, heading, href, marks: self.marks(visit), tabs, zone: Some(self.zone()) }
    }

    /// Returns the time zone of the event's times.
    pub(crate) fn zone(&self) -> TimeZone {
        calendar::zone(&self.event().settings)
    }

    /// Renders an instant in the event's time zone.
    pub(crate) fn when(&self, ms: i64) -> Markup {
        when_in(ms, &self.zone())
    }

    /// Returns the event's status in a few words, shown beside its name.
    fn marks(&self, visit: &Visit) -> Vec<String> {
        let (reader, event) = (visit.reader, self.event());
        if self.audience == Audience::Public {
            return if event.closed { vec![reader.say(words::public::CLOSED)] } else { Vec::new() };
        }
        let mut marks = Vec::new();
        if event.closed {
            marks.push(reader.say(words::tournament::MARK_CLOSED));
        } else if let Some(round) = event.open_round() {
            let key = if round.stage == RoundStage::Draft {
                words::tournament::MARK_DRAFT
            } else {
                words::tournament::MARK_PLAYING
            };
            marks.push(reader.say_with(key, &[("round", &round.number)]));
        }
        marks.push(reader.say(if event.settings.fide_mode {
            words::tournament::MARK_FIDE
        } else {
            words::tournament::MARK_NOT_FIDE
        }));
        marks
    }

    /// Renders a page that updates itself: `follow.js` fetches it again when the event changes. It must not contain
    /// input fields.
    pub(crate) fn live_page(&self, visit: &Visit, tab: EventTab, title: &str, main: &Markup) -> Markup {
        let frame = Frame::new(visit, title).tabs(self.tabs(visit, tab));
        let frame = if self.audience == Audience::Public { frame.style("public.css") } else { frame };
        if self.audience == Audience::Arbiters && visit.at.is_some() {
            return frame.show(main);
        }
        frame.script("follow.js").show(&self.fresh(visit, main))
    }

    /// Renders the part of a page that `follow.js` replaces.
    pub(crate) fn fresh(&self, visit: &Visit, main: &Markup) -> Markup {
        let events = format!("/t/{}/events", self.id);
        html! { div #fresh data-follow=(events) data-told=(visit.reader.say(words::public::CHANGED)) { (main) } }
    }

    /// Makes a public page cacheable for everybody until the event changes ([`adoube_web::page_cache`]).
    pub(crate) fn kept(&self, page: Markup) -> Response {
        let version = PageVersion { of: self.id.clone(), number: self.state.number() };
        (Extension(version), page).into_response()
    }
}

/// Formats points, a result or a tie-break's value for people: `4½`.
pub(crate) fn points(number: impl Display) -> String {
    format!("{number:#}")
}
