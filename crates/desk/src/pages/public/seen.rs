//! An event as everybody may see it: without drafts, birth dates and contacts, and with initials for the young.

use crate::Desk;
use crate::event::{EntryId, Event, Names, Round, Stage, State};
use crate::failure::Failure;
use crate::layout::{Frame, Tab, Tabs};
use crate::page_cache::PageVersion;
use crate::people;
use crate::visit::Visit;
use adoube_tournament::Player;
use axum::Extension;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// An event as everybody may see it.
pub(crate) struct Seen {
    /// The event's id, as in its address.
    pub(crate) id: String,
    /// How it stands.
    pub(crate) state: Arc<State>,
    pub(crate) names: Names,
}

/// The public pages of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Pairings,
    Standings,
    Crosstable,
    Players,
    Ratings,
    About,
    Other,
}

const PAGES: [(Page, &str, &str); 6] = [
    (Page::Pairings, "", "public-pairings"),
    (Page::Standings, "/standings", "public-standings"),
    (Page::Crosstable, "/crosstable", "public-crosstable"),
    (Page::Players, "/players", "public-players"),
    (Page::Ratings, "/ratings", "rating-changes"),
    (Page::About, "/about", "public-about"),
];

impl Seen {
    /// The event as it stands. The past is for those who may see the log.
    pub(crate) async fn load(desk: &Desk, id: &str) -> Result<Self, Failure> {
        let state = desk.event_state(id, None).await?;
        let names = people::public_names(&state.event, &desk.people().of(&state.event).await?);
        Ok(Self { id: id.to_owned(), state, names })
    }

    /// The event as it is printed to be hung up: with names as they are public; now or as `?at=` asks.
    pub(crate) async fn posted(desk: &Desk, visit: &Visit, id: &str) -> Result<Self, Failure> {
        let state = desk.event_state(id, visit.at).await?;
        let names = people::public_names(&state.event, &desk.people().of(&state.event).await?);
        Ok(Self { id: id.to_owned(), state, names })
    }

    /// The event with everybody's full name, for what the arbiters print; now or as `?at=` asks.
    pub(crate) async fn whole(desk: &Desk, visit: &Visit, id: &str) -> Result<Self, Failure> {
        let state = desk.event_state(id, visit.at).await?;
        let names = desk.names(&state.event).await?;
        Ok(Self { id: id.to_owned(), state, names })
    }

    /// The event.
    pub(crate) fn event(&self) -> &Event {
        &self.state.event
    }

    /// A public path of this event.
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.id)
    }

    /// The name of an entry, as it is public.
    pub(crate) fn name(&self, entry: EntryId) -> &str {
        let person = self.event().entry(entry).map(|entry| &entry.person);
        person.and_then(|person| self.names.get(person)).map_or("", |known| known.name.as_str())
    }

    /// What the tournament knows of an entry.
    pub(crate) fn player(&self, entry: EntryId) -> Option<&Player> {
        self.event().tournament().players.get(self.event().place(entry)?)
    }

    /// Title and name.
    pub(crate) fn titled(&self, entry: EntryId) -> String {
        let title = self.player(entry).map_or("", |player| player.title.as_str());
        if title.is_empty() { self.name(entry).to_owned() } else { format!("{title} {}", self.name(entry)) }
    }

    /// A player's name, then the title: for lists in which people look for their name.
    pub(crate) fn name_first(&self, entry: EntryId) -> Markup {
        let title = self.player(entry).map_or("", |player| player.title.as_str());
        html! { (self.name(entry)) @if !title.is_empty() { " " small { (title) } } }
    }

    /// A round that is published.
    pub(crate) fn round(&self, number: u16) -> Option<&Round> {
        self.event().round(number).filter(|round| round.stage != Stage::Draft)
    }

    /// The latest round that is published.
    pub(crate) fn latest(&self) -> Option<&Round> {
        self.event().rounds.iter().rev().find(|round| round.stage != Stage::Draft)
    }

    /// How many rounds the standings are of.
    pub(crate) fn finished(&self) -> u16 {
        self.event().finished_rounds()
    }

    /// The heading and the tabs.
    pub(crate) fn tabs(&self, visit: &Visit, current: Page) -> Tabs {
        let reader = visit.reader;
        let marks = if self.event().closed { vec![reader.say("public-closed")] } else { Vec::new() };
        let tabs = PAGES.iter().map(|(page, path, key)| Tab {
            href: self.path(path),
            label: reader.say(key),
            current: *page == current,
        });
        Tabs { heading: self.event().settings.name.clone(), href: self.path(""), marks, tabs: tabs.collect() }
    }

    /// A public page that keeps itself up to date: `follow.js` fetches it anew when the event changes.
    pub(crate) fn page(&self, visit: &Visit, headers: &HeaderMap, page: Page, title: &str, main: &Markup) -> Response {
        let body = html! {
            div #fresh data-follow=(self.path("/events")) data-told=(visit.reader.say("public-changed")) { (main) }
        };
        let frame = Frame::new(visit, title).tabs(self.tabs(visit, page)).style("public.css").script("follow.js");
        self.answer(visit, headers, frame.show(&body))
    }

    /// A page that may be kept for everybody ([`crate::page_cache`]).
    pub(crate) fn answer(&self, _: &Visit, _: &HeaderMap, page: Markup) -> Response {
        let keep = PageVersion { of: self.id.clone(), number: self.state.number() };
        (Extension(keep), page).into_response()
    }
}
