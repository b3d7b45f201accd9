//! An event as a page shows it: its state, now or as of an entry of the log, and the names of those in it.

use crate::Desk;
use crate::accounts::roles::Action;
use crate::event::{EntryId, Event, Level, Names, Stage, State};
use crate::failure::Failure;
use crate::layout::{Frame, Tab, Tabs};
use crate::visit::Visit;
use adoube_tournament::{Player, Points};
use maud::{Markup, html};
use std::sync::Arc;

/// An event as a page shows it.
pub(crate) struct Shown {
    /// The event's id, as in its address.
    pub(crate) id: String,
    /// How it stands.
    pub(crate) state: Arc<State>,
    /// Who is in it.
    pub(crate) names: Names,
}

/// The pages of an event on the arbiters' side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
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
}

const PAGES: [(Page, &str, &str, Action); 13] = [
    (Page::Overview, "", "tab-overview", Action::SeeDesk),
    (Page::Players, "/players", "tab-players", Action::SeeDesk),
    (Page::Rounds, "/rounds", "tab-rounds", Action::SeeDesk),
    (Page::Results, "/results", "tab-results", Action::SeeDesk),
    (Page::Console, "/console", "console-title", Action::Rule),
    (Page::Hall, "/hall", "hall-title", Action::Rule),
    (Page::Standings, "/standings", "tab-standings", Action::SeeDesk),
    (Page::Crosstable, "/crosstable", "tab-crosstable", Action::SeeDesk),
    (Page::Norms, "/norms", "rating-norms", Action::SeeDesk),
    (Page::Paper, "/print", "paper-title", Action::SeeDesk),
    (Page::Log, "/log", "tab-log", Action::SeeDesk),
    (Page::Settings, "/settings", "tab-settings", Action::SeeDesk),
    (Page::Files, "/files", "tab-files", Action::Export),
];

impl Shown {
    /// The event, now or as `?at=` asks.
    pub(crate) async fn load(desk: &Desk, visit: &Visit, id: &str) -> Result<Self, Failure> {
        let state = desk.event_state(id, visit.at).await?;
        let names = desk.names(&state.event).await?;
        Ok(Self { id: id.to_owned(), state, names })
    }

    /// The event.
    pub(crate) fn event(&self) -> &Event {
        &self.state.event
    }

    /// A path of the arbiters' side of this event.
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/desk/t/{}{rest}", self.id)
    }

    /// The name of an entry.
    pub(crate) fn name(&self, entry: EntryId) -> &str {
        let person = self.event().entry(entry).map(|entry| &entry.person);
        let known = person.and_then(|person| self.names.get(person)).map(|known| known.name.as_str());
        known.or_else(|| person.map(|person| person.0.as_str())).unwrap_or_default()
    }

    /// What the tournament knows of an entry.
    pub(crate) fn player(&self, entry: EntryId) -> Option<&Player> {
        self.event().tournament().players.get(self.event().place(entry)?)
    }

    /// The points of an entry before a round.
    pub(crate) fn points_before(&self, entry: EntryId, round: u16) -> Points {
        let event = self.event();
        let rounds = usize::from(round.saturating_sub(1));
        event.ix(entry).map_or(Points::ZERO, |ix| event.tournament().score_after(ix, rounds))
    }

    /// A page that keeps itself up to date: it is fetched anew when the event changes. It has no field to fill in.
    pub(crate) fn live_page(&self, visit: &Visit, page: Page, title: &str, main: &Markup) -> Markup {
        let frame = Frame::new(visit, title).tabs(self.tabs(visit, page));
        if visit.at.is_some() {
            return frame.show(main);
        }
        frame.script("follow.js").show(&self.fresh(visit, main))
    }

    /// The part of a page that is fetched anew.
    pub(crate) fn fresh(&self, visit: &Visit, main: &Markup) -> Markup {
        let events = format!("/t/{}/events", self.id);
        html! { div #fresh data-follow=(events) data-told=(visit.reader.say("public-changed")) { (main) } }
    }

    /// The tabs, with the one that is shown.
    pub(crate) fn tabs(&self, visit: &Visit, current: Page) -> Tabs {
        let reader = visit.reader;
        let event = self.event();
        let mut marks = Vec::new();
        if event.closed {
            marks.push(reader.say("mark-closed"));
        } else if let Some(round) = event.open_round() {
            let key = if round.stage == Stage::Draft { "mark-draft" } else { "mark-playing" };
            marks.push(reader.say_with(key, &[("round", round.number.into())]));
        }
        marks.push(reader.say(if event.settings.fide_mode { "mark-fide" } else { "mark-not-fide" }));
        let shown = PAGES.iter().filter(|(.., action)| visit.may(*action, &self.id));
        let tabs = shown.map(|(page, path, key, _)| Tab {
            href: visit.link(&self.path(path)),
            label: reader.say(key),
            current: *page == current,
        });
        Tabs { heading: event.settings.name.clone(), href: visit.link(&self.path("")), marks, tabs: tabs.collect() }
    }
}

/// Points as people write them: `4½`.
pub(crate) fn points(points: Points) -> String {
    let tenths = points.tenths();
    let (sign, tenths) = if tenths < 0 { ("-", -tenths) } else { ("", tenths) };
    match (tenths / 10, tenths % 10) {
        (0, 5) => format!("{sign}½"),
        (whole, 0) => format!("{sign}{whole}"),
        (whole, 5) => format!("{sign}{whole}½"),
        (whole, rest) => format!("{sign}{whole}.{rest}"),
    }
}

/// The level of warning that a form confirms.
pub(crate) fn confirmed(text: &str) -> Level {
    text.parse::<u8>().ok().and_then(|number| Level::try_from(number).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_with_halves() {
        for (tenths, expected) in [(0, "0"), (5, "½"), (10, "1"), (45, "4½"), (-5, "-½"), (13, "1.3")] {
            assert_eq!(points(Points::from_tenths(tenths)), expected);
        }
    }
}
