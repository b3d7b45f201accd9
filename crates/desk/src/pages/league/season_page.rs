//! A season as rendered on a page: its state, now or as of a log entry, and the names that the page needs.

use crate::Desk;
use crate::roles::{Action, Role};
use crate::words;
use adoube_federation::SeasonState;
use adoube_federation::competition::{Competition, CompetitionKind};
use adoube_federation::fixtures;
use adoube_federation::ids::{ClubId, CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use adoube_federation::matches::ClubMatch;
use adoube_federation::venue::Province;
use adoube_laws::Moment;
use adoube_services::league::{KnownNames, LeagueState, Named, PersonNames, SeasonReach, moment};
use adoube_services::season_search::SeasonIndex;
use adoube_web::access::Actor;
use adoube_web::layout::{Frame, SearchField, Tab, Tabs, TabsPlace};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The age below which the public sees initials.
const INITIALS_BELOW: u8 = 14;
/// The maximum length of a search in characters.
pub(crate) const SEARCH_MAX: u16 = 100;

/// A season as rendered on a page.
pub(crate) struct SeasonPage {
    /// The season's id, as in its URL.
    pub(crate) id: String,
    pub(crate) state: Arc<LeagueState>,
    /// The part of the season in which the visitor works.
    pub(crate) reach: SeasonReach,
    /// The current minute.
    pub(crate) now: Moment,
    people: PersonNames,
    public: bool,
}

/// The pages within the desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SeasonTab {
    Overview,
    Office,
    Clubs,
    Players,
    Competitions,
    Venues,
    Cases,
    Bodies,
    Opens,
    Reports,
    Fees,
    Notices,
    Log,
    Settings,
    /// The results of a search, which have no tab.
    Search,
}

impl SeasonTab {
    /// Returns the icon of the page's tab.
    const fn icon(self) -> &'static str {
        match self {
            Self::Overview => "overview",
            Self::Office => "envelope",
            Self::Clubs => "team",
            Self::Players => "players",
            Self::Competitions => "crosstable",
            Self::Venues => "pin",
            Self::Cases => "appeal",
            Self::Bodies => "ruling",
            Self::Opens => "swiss",
            Self::Reports => "print",
            Self::Fees => "plusminus",
            Self::Notices => "call",
            Self::Log => "log",
            Self::Settings => "settings",
            Self::Search => "search",
        }
    }
}

/// The pages with path, text key, and the permission to see the tab.
const PAGES: [(SeasonTab, &str, Text, Action); 14] = [
    (SeasonTab::Overview, "", words::league::TAB_OVERVIEW, Action::SeeSeason),
    (SeasonTab::Office, "/office", words::office::TITLE, Action::RunProvince),
    (SeasonTab::Competitions, "/c", words::office::ENTRY_COMPETITIONS, Action::SeeSeason),
    (SeasonTab::Clubs, "/clubs", words::office::CLUB_TITLE, Action::SeeSeason),
    (SeasonTab::Players, "/players", words::office::CLUB_PLAYERS, Action::SeeSeason),
    (SeasonTab::Cases, "/cases", words::office::CASE_TITLE, Action::SeeSeason),
    (SeasonTab::Bodies, "/bodies", words::office::BODY_TITLE, Action::SeeSeason),
    (SeasonTab::Venues, "/venues", words::office::VENUE_TITLE, Action::SeeSeason),
    (SeasonTab::Opens, "/opens", words::office::OPEN_TITLE, Action::SeeSeason),
    (SeasonTab::Reports, "/reports", words::office::REPORT_TITLE, Action::SeeSeason),
    (SeasonTab::Fees, "/fees", words::fees::TITLE, Action::RunSeason),
    (SeasonTab::Notices, "/notices", words::notices::TITLE, Action::RunSeason),
    (SeasonTab::Log, "/log", words::tournament::TAB_LOG, Action::RunSeason),
    (SeasonTab::Settings, "/settings", words::office::SEASON_SETTINGS, Action::RunSeason),
];

/// The public pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PublicTab {
    Season,
    Calendar,
    Other,
}

/// Returns the part of a season in which an account works.
fn reach_of(actor: &Actor, id: &str, season: &SeasonState) -> SeasonReach {
    let role = actor.role();
    if role == Role::Delegate {
        let club = crate::roles::club_of(actor, id).map(ClubId).filter(|club| season.clubs.contains_key(club));
        return club.map_or(SeasonReach::Nothing, SeasonReach::Club);
    }
    if role == Role::Delegation {
        let code = crate::roles::province_of(actor, id);
        let of = Province::ALL.into_iter().find(|of| Some(of.code()) == code && season.has_delegation(*of));
        return of.map_or(SeasonReach::Nothing, SeasonReach::Province);
    }
    SeasonReach::Whole
}

const PUBLIC: [(PublicTab, &str, Text); 2] = [
    (PublicTab::Season, "", words::league::TAB_SEASON),
    (PublicTab::Calendar, "/calendar", words::league::TAB_CALENDAR),
];

impl SeasonPage {
    /// Loads the season within the desk, as of now or as of `?at=`.
    pub(crate) async fn load(desk: &Desk, visit: &Visit, id: &str) -> Result<Self, RequestError> {
        let state = desk.season(id, visit.at).await?;
        let reach = reach_of(&visit.actor, id, &state.season);
        if reach == SeasonReach::Nothing && visit.actor.role() == Role::Delegation {
            return Err(RequestError::Forbidden);
        }
        let now = moment(visit.now_ms);
        let state = desk.covered_seasons().show(id, &state, reach, now);
        Ok(Self { id: id.to_owned(), state, reach, now, people: PersonNames::default(), public: false })
    }

    /// Creates a season that is not open yet: empty, with the id in the URL.
    pub(crate) fn unopened(visit: &Visit) -> Self {
        let now = moment(visit.now_ms);
        Self {
            id: "new".to_owned(),
            state: Arc::default(),
            reach: SeasonReach::Whole,
            now,
            people: PersonNames::default(),
            public: false,
        }
    }

    /// Loads the season within the desk with all names, for pages and refusals that may name anybody.
    pub(crate) async fn whole(desk: &Desk, visit: &Visit, id: &str) -> Result<Self, RequestError> {
        let mut shown = Self::load(desk, visit, id).await?;
        shown.read_all(desk).await?;
        Ok(shown)
    }

    /// Loads the season for the public. Past states are only for those who may see the log.
    pub(crate) async fn public(desk: &Desk, visit: &Visit, id: &str) -> Result<Self, RequestError> {
        let state = desk.season(id, None).await?;
        let now = moment(visit.now_ms);
        let state = desk.covered_seasons().show(id, &state, SeasonReach::Whole, now);
        Ok(Self {
            id: id.to_owned(),
            state,
            reach: SeasonReach::Whole,
            now,
            people: PersonNames::default(),
            public: true,
        })
    }

    /// Looks up names. The public sees initials for children.
    pub(crate) async fn read(
        &mut self,
        desk: &Desk,
        persons: impl IntoIterator<Item = MemberNo>,
    ) -> Result<(), RequestError> {
        let wanted: BTreeSet<MemberNo> = persons.into_iter().filter(|id| !self.people.knows(*id)).collect();
        let keys: Vec<(MemberNo, Option<&adoube_event::PersonId>)> =
            wanted.iter().map(|id| (*id, self.state.persons.get(id))).collect();
        let found = desk.people().several(keys.iter().filter_map(|(_, key)| *key)).await?;
        let day = self.now.date.to_string().parse().ok();
        for (id, key) in keys {
            let person = key.and_then(|key| found.get(key));
            let known =
                person.map(|person| if self.public { person.public(day, INITIALS_BELOW) } else { person.known() });
            self.people.add(id, known.map(|known| known.name));
        }
        Ok(())
    }

    /// Returns the search index of the whole season: the searcher leaves out what the visitor may not see.
    pub(crate) async fn index(&self, desk: &Desk, visit: &Visit) -> Result<Arc<SeasonIndex>, RequestError> {
        let state = desk.season(&self.id, visit.at.filter(|_| !self.public)).await?;
        let (season, day) = ((self.id.as_str(), &*state), self.now.date);
        Ok(desk.season_indexes().of(desk.people(), season, day, INITIALS_BELOW).await?)
    }

    /// Returns whether the season is shown to the public.
    pub(crate) const fn is_public(&self) -> bool {
        self.public
    }

    /// Looks up the persons whose names were asked for without having been looked up; `false` if there are none.
    pub(crate) async fn read_wanted(&mut self, desk: &Desk) -> Result<bool, RequestError> {
        let wanted = self.people.take_wanted();
        if wanted.is_empty() {
            return Ok(false);
        }
        self.read(desk, wanted).await?;
        Ok(true)
    }

    /// Looks up all persons of the season, for refusals that may name anybody.
    pub(crate) async fn read_all(&mut self, desk: &Desk) -> Result<(), RequestError> {
        let all: Vec<MemberNo> = self.state.persons.keys().copied().collect();
        self.read(desk, all).await
    }

    /// Looks up the players and the delegates of a club.
    pub(crate) async fn read_club(&mut self, desk: &Desk, club: ClubId) -> Result<(), RequestError> {
        let season = self.season();
        let players = season.players.values().filter(|player| player.club == club).map(|player| player.person);
        let listed = season.lists.get(&club).into_iter().flat_map(|list| list.players.iter().map(|l| l.person));
        let delegates = season.clubs.get(&club).into_iter().flat_map(|club| club.delegates.iter().copied());
        let all: Vec<MemberNo> = players.chain(listed).chain(delegates).collect();
        self.read(desk, all).await
    }

    /// Returns the part of the state that the handbook governs.
    pub(crate) fn season(&self) -> &adoube_federation::SeasonState {
        &self.state.season
    }

    /// Returns the names, for sentences of the handbook.
    pub(crate) fn known(&self) -> KnownNames<'_> {
        KnownNames { state: &self.state, people: &self.people }
    }

    /// Returns the name of a person; the number if erased or not looked up.
    pub(crate) fn person(&self, id: MemberNo) -> String {
        self.people.get(id)
    }

    pub(crate) fn club_name(&self, id: ClubId) -> String {
        self.state.name(Named::Club(id))
    }

    /// Returns the name of a team.
    pub(crate) fn team(&self, id: TeamId) -> String {
        self.state.team(id)
    }

    /// Returns the name of a competition.
    pub(crate) fn event(&self, id: CompetitionId) -> String {
        self.state.name(Named::Event(id))
    }

    pub(crate) fn competition(&self, number: u32) -> Result<(CompetitionId, &Competition), RequestError> {
        let id = CompetitionId(number);
        self.season().events.get(&id).map(|event| (id, event)).ok_or(RequestError::NotFound)
    }

    /// Finds a match by number.
    pub(crate) fn a_match(&self, number: u32) -> Result<(MatchId, &ClubMatch), RequestError> {
        let id = MatchId(number);
        self.season().matches.get(&id).map(|m| (id, m)).ok_or(RequestError::NotFound)
    }

    /// Section 29: returns the pairings of an unpaired league round from the pairing table; empty for other competitions.
    pub(crate) fn planned(&self, event: CompetitionId, round: u16) -> Vec<(TeamId, TeamId)> {
        let of = self.season().events.get(&event);
        let league = |e: &&Competition| round > e.paired && matches!(e.settings.kind, CompetitionKind::League(_));
        let Some(competition) = of.filter(league) else { return Vec::new() };
        let pairs = (0..competition.groups.len()).map(|group| fixtures::pairs(self.season(), event, group, round));
        pairs.filter_map(Result::ok).flat_map(|(pairs, _)| pairs).collect()
    }

    pub(crate) fn club_of(&self, m: &ClubMatch, side: TeamSide) -> Option<ClubId> {
        self.season().teams.get(&m.team(side)).map(|team| team.club)
    }

    /// Returns a path within the desk.
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/desk/league/{}{rest}", self.id)
    }

    pub(crate) fn public_path(&self, rest: &str) -> String {
        format!("/league/{}{rest}", self.id)
    }

    /// Returns the tabs within the desk.
    pub(crate) fn tabs(&self, visit: &Visit, current: SeasonTab) -> Tabs {
        let shown = PAGES.iter().filter(|(.., action)| visit.may(*action, &self.id));
        let tabs = shown.map(|(page, path, label, _)| Tab {
            href: visit.link(&self.path(path)),
            label: visit.reader.say(*label),
            icon: Some(page.icon()),
            current: *page == current,
        });
        let marks = match self.reach {
            SeasonReach::Club(club) => vec![self.club_name(club)],
            SeasonReach::Province(of) => vec![format!("{} {}", visit.reader.say(words::office::DELEGATION), of.name())],
            SeasonReach::Whole | SeasonReach::Nothing => Vec::new(),
        };
        let heading = self.state.name(Named::Season);
        Tabs {
            place: TabsPlace::Rail,
            heading,
            href: visit.link(&self.path("")),
            marks,
            tabs: tabs.collect(),
            zone: None,
        }
    }

    /// Returns the search field with its text.
    fn search(&self, visit: &Visit, typed: &str) -> SearchField {
        let path = if self.public { self.public_path("/search") } else { self.path("/search") };
        let label = visit.reader.say(words::search::TITLE);
        SearchField { action: path, label, typed: typed.to_owned(), most: SEARCH_MAX }
    }

    /// Returns the frame of a page within the desk.
    fn frame<'a>(&self, visit: &'a Visit, tab: SeasonTab, title: &'a str) -> Frame<'a> {
        let frame = Frame::new(visit, title).tabs(self.tabs(visit, tab)).style("league.css");
        // A season that is not open yet has nothing to search.
        if self.state.is_open() { frame.search(self.search(visit, "")) } else { frame }
    }

    /// Renders a page of search results, with what was typed in the field.
    pub(crate) fn found_page(&self, visit: &Visit, title: &str, typed: &str, main: &Markup) -> Markup {
        let tabs =
            if self.public { self.public_tabs(visit, PublicTab::Other) } else { self.tabs(visit, SeasonTab::Search) };
        let frame = Frame::new(visit, title).tabs(tabs).search(self.search(visit, typed));
        let frame = if self.public { frame.style("public.css") } else { frame };
        frame.style("league.css").show(main)
    }

    /// Renders a page within the desk; the changing part is fetched again when the season changes.
    pub(crate) fn page(&self, visit: &Visit, page: SeasonTab, title: &str, main: &Markup) -> Markup {
        self.frame(visit, page, title).script("suggest.js").show(main)
    }

    /// Renders a page within the desk that updates itself. It must not contain a form to fill in.
    pub(crate) fn live_page(&self, visit: &Visit, page: SeasonTab, title: &str, main: &Markup) -> Markup {
        let frame = self.frame(visit, page, title);
        if visit.at.is_some() {
            return frame.show(main);
        }
        frame.script("follow.js").show(&self.fresh(visit, main))
    }

    fn fresh(&self, visit: &Visit, main: &Markup) -> Markup {
        html! {
            div #fresh data-follow=(self.public_path("/events")) data-told=(visit.reader.say(words::public::CHANGED)) { (main) }
        }
    }

    fn public_tabs(&self, visit: &Visit, page: PublicTab) -> Tabs {
        let tabs = PUBLIC.iter().map(|(of, path, label)| Tab {
            href: self.public_path(path),
            label: visit.reader.say(*label),
            icon: None,
            current: *of == page,
        });
        let heading = self.state.name(Named::Season);
        let (href, tabs) = (self.public_path(""), tabs.collect());
        Tabs { place: TabsPlace::Above, heading, href, marks: Vec::new(), tabs, zone: None }
    }

    /// Renders a public page that updates itself and may be cached.
    pub(crate) fn public_page(
        &self,
        visit: &Visit,
        headers: &HeaderMap,
        page: PublicTab,
        title: &str,
        main: &Markup,
    ) -> Response {
        let frame = Frame::new(visit, title).tabs(self.public_tabs(visit, page)).search(self.search(visit, ""));
        let frame = frame.style("public.css").style("league.css").script("follow.js");
        self.kept(visit, headers, frame.show(&self.fresh(visit, main)))
    }

    /// Makes a public page cacheable: its entity tag depends on the log entry, day, language and version.
    pub(crate) fn kept(&self, visit: &Visit, headers: &HeaderMap, page: Markup) -> Response {
        if visit.actor != Actor::Public || visit.flash.is_some() {
            return page.into_response();
        }
        let (number, day, language) = (self.state.number, self.now.date, visit.reader.language.code());
        let tag = format!("\"{number}-{day}-{language}-{}\"", env!("CARGO_PKG_VERSION"));
        let kept = [
            (header::ETAG, tag.clone()),
            (header::CACHE_CONTROL, "public, max-age=1, stale-while-revalidate=10".to_owned()),
            (header::VARY, "cookie, accept-language, accept-encoding".to_owned()),
        ];
        let same = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        if same.is_some_and(|known| known.trim_start_matches("W/") == tag) {
            return (StatusCode::NOT_MODIFIED, kept).into_response();
        }
        (kept, page).into_response()
    }
}
