//! `/desk/league/ID/search` and `/league/ID/search`: persons, clubs, teams, competitions, matches, cases and sanctions
//! that match the search text, grouped by kind. A search finds only what the visitor may see on other pages.

use super::office::{offender, sees};
use super::season_page::{SEARCH_MAX, SeasonPage};
use super::season_request::SeasonRequest;
use crate::Desk;
use crate::roles::Action;
use crate::words;
use adoube_federation::SeasonState;
use adoube_federation::cases::{CaseFile, Matter, Offender};
use adoube_federation::competition::CompetitionKind;
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, TeamId};
use adoube_services::league::Named;
use adoube_services::season_search::{FoundSubjects, SearchDepth, SearchKind, SearchQuery, SearchSubject};
use adoube_web::forms::Values;
use adoube_web::links::encoded;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, RawQuery, State};
use maud::{Markup, html};

/// The results of each kind on the page of all kinds, and on a page of one kind.
const EACH: usize = 10;
const OF_ONE_KIND: usize = 200;

/// The results of one kind.
pub(crate) struct SearchResults {
    pub(crate) kind: SearchKind,
    /// The number of all results.
    pub(crate) all: usize,
    /// The best of them.
    pub(crate) items: Vec<SearchItem>,
}

/// A result.
pub(crate) struct SearchItem {
    /// The number of the person, club, team, competition, match or case; of a sanction, the number of its case.
    pub(crate) number: u32,
    pub(crate) name: String,
    /// The facts that tell it from others of the same name.
    pub(crate) detail: String,
    /// The page about it, if there is one.
    pub(crate) href: Option<String>,
}

/// A search request.
pub(crate) struct SearchRequest {
    pub(crate) typed: String,
    /// The only kind to search for, if one was chosen.
    pub(crate) kind: Option<SearchKind>,
}

impl SearchRequest {
    pub(crate) fn read(query: &Values) -> Self {
        let typed = query.get("q").chars().take(usize::from(SEARCH_MAX)).collect();
        let kind = SearchKind::ALL.into_iter().find(|kind| kind.code() == query.get("kind"));
        Self { typed, kind }
    }
}

pub(super) async fn show(request: SeasonRequest) -> Result<Markup, RequestError> {
    let SeasonRequest { desk, visit, mut shown, query, .. } = request;
    let asked = SearchRequest::read(&query);
    let found = results(&desk, &visit, &mut shown, &asked).await?;
    let title = visit.reader.say(words::search::TITLE);
    let body = body(&visit, &title, &shown.path("/search"), &asked, found.as_deref());
    Ok(shown.found_page(&visit, &title, &asked.typed, &body))
}

pub(super) async fn public(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Markup, RequestError> {
    let mut shown = SeasonPage::public(&desk, &visit, &id).await?;
    let asked = SearchRequest::read(&Values::read(query.unwrap_or_default().as_bytes()));
    let found = results(&desk, &visit, &mut shown, &asked).await?;
    let title = visit.reader.say(words::search::TITLE);
    let body = body(&visit, &title, &shown.public_path("/search"), &asked, found.as_deref());
    Ok(shown.found_page(&visit, &title, &asked.typed, &body))
}

/// Returns the results that the visitor may see, with names; `None` if nothing was asked for.
pub(crate) async fn results(
    desk: &Desk,
    visit: &Visit,
    shown: &mut SeasonPage,
    asked: &SearchRequest,
) -> Result<Option<Vec<SearchResults>>, RequestError> {
    let Some(query) = SearchQuery::read(&asked.typed) else { return Ok(None) };
    let index = shown.index(desk, visit).await?;
    let most = if asked.kind.is_some() { OF_ONE_KIND } else { EACH };
    let mut found = index.find(&query, most, |subject| depth(visit, shown, subject));
    found.retain(|found| asked.kind.is_none_or(|kind| kind == found.kind));
    let named = found.iter().flat_map(|found| &found.best).filter_map(|subject| person_of(shown.season(), *subject));
    let named: Vec<MemberNo> = named.collect();
    shown.read(desk, named).await?;
    let of_kind = |found: FoundSubjects| SearchResults {
        kind: found.kind,
        all: found.all,
        items: found.best.into_iter().filter_map(|subject| item(visit, shown, subject)).collect(),
    };
    Ok(Some(found.into_iter().map(of_kind).collect()))
}

/// Returns how much of a subject the visitor may search: what the pages for the visitor show.
fn depth(visit: &Visit, shown: &SeasonPage, subject: SearchSubject) -> Option<SearchDepth> {
    let season = shown.season();
    if shown.is_public() {
        let on_pages = match subject {
            SearchSubject::Person(id) => season.players.contains_key(&id),
            SearchSubject::Case(_) | SearchSubject::Sanction(_) => false,
            _ => true,
        };
        return on_pages.then_some(SearchDepth::Public);
    }
    match subject {
        SearchSubject::Person(id) => {
            let own = clubs_of(season, id).iter().any(|club| shown.may_for(visit, *club));
            if own || !shown.is_limited() && visit.may(Action::SeePersonalData, &shown.id) {
                Some(SearchDepth::Personal)
            } else {
                (!shown.is_limited()).then_some(SearchDepth::Desk)
            }
        }
        // A delegation's season has no clubs and competitions of other provinces.
        SearchSubject::Club(id) => season.clubs.contains_key(&id).then_some(SearchDepth::Desk),
        SearchSubject::Team(id) => {
            let club = season.teams.get(&id)?.club;
            season.clubs.contains_key(&club).then_some(SearchDepth::Desk)
        }
        SearchSubject::Competition(id) => season.events.contains_key(&id).then_some(SearchDepth::Desk),
        SearchSubject::Match(id) => {
            let m = season.matches.get(&id)?;
            (shown.province().is_none() || shown.covers_match(m)).then_some(SearchDepth::Desk)
        }
        SearchSubject::Case(id) => {
            let case = season.case(id)?;
            sees(shown, &case.matter).then_some(SearchDepth::Desk)
        }
        SearchSubject::Sanction(at) => {
            let sanction = season.sanctions.get(at)?;
            sees(shown, &Matter::Sanction(sanction.on)).then_some(SearchDepth::Desk)
        }
    }
}

/// Returns the clubs that a person plays for or represents.
fn clubs_of(season: &SeasonState, person: MemberNo) -> Vec<ClubId> {
    let represented = season.clubs.iter().filter(|(_, club)| club.delegates.contains(&person)).map(|(id, _)| *id);
    season.players.get(&person).map(|player| player.club).into_iter().chain(represented).collect()
}

/// Returns the person whose name a result shows.
fn person_of(season: &SeasonState, subject: SearchSubject) -> Option<MemberNo> {
    let offender = |who: &Offender| match who {
        Offender::Person(person) => Some(*person),
        _ => None,
    };
    match subject {
        SearchSubject::Person(id) => Some(id),
        SearchSubject::Sanction(at) => season.sanctions.get(at).and_then(|sanction| offender(&sanction.on)),
        SearchSubject::Case(id) => match &season.case(id)?.matter {
            Matter::Breach(who) | Matter::Sanction(who) => offender(who),
            Matter::Withdrawal(_, person) | Matter::Removal(person) => Some(*person),
            Matter::Appointment(member) | Matter::Vacancy(member) => Some(member.person),
            _ => None,
        },
        _ => None,
    }
}

/// Returns a result with its name and its page.
fn item(visit: &Visit, shown: &SeasonPage, subject: SearchSubject) -> Option<SearchItem> {
    let (season, reader) = (shown.season(), visit.reader);
    let link = |within: &str, public: Option<String>| {
        if shown.is_public() {
            public.map(|path| shown.public_path(&path))
        } else {
            Some(visit.link(&shown.path(within)))
        }
    };
    Some(match subject {
        SearchSubject::Person(id) => person(visit, shown, id),
        SearchSubject::Club(id) => {
            let town = season.clubs.get(&id).map(|club| shown.state.name(Named::Town(club.town)));
            let href = link(&format!("/clubs/{id}"), Some(format!("/club/{id}")));
            SearchItem { number: id.0, name: shown.club_name(id), detail: town.unwrap_or_default(), href }
        }
        SearchSubject::Team(id) => {
            let team = season.teams.get(&id)?;
            let href = link(&format!("/clubs/{}", team.club), Some(format!("/club/{}", team.club)));
            let detail = joined(events_of(season, id).map(|event| shown.event(event)));
            SearchItem { number: id.0, name: shown.team(id), detail, href }
        }
        SearchSubject::Competition(id) => {
            let individual = season.events.get(&id)?.settings.kind == CompetitionKind::Individual;
            let rest = if individual { "/players" } else { "" };
            let href = link(&format!("/c/{id}{rest}"), Some(format!("/c/{id}")));
            SearchItem { number: id.0, name: shown.event(id), detail: String::new(), href }
        }
        SearchSubject::Match(id) => {
            let href = link(&format!("/match/{id}"), Some(format!("/match/{id}")));
            let (name, detail) = match_text(reader, shown, id)?;
            SearchItem { number: id.0, name, detail, href }
        }
        SearchSubject::Case(id) => {
            let case = season.case(id)?;
            let href = link(&format!("/cases/{id}"), None);
            SearchItem { number: id.0, name: case_name(reader, case), detail: concerned(reader, shown, case), href }
        }
        SearchSubject::Sanction(at) => {
            let sanction = season.sanctions.get(at)?;
            let case = reader.say_with(words::office::CASE_NUMBER, &[("number", &sanction.case.0)]);
            let detail = joined([case, sanction.circular.clone(), sanction.from.to_string()]);
            let href = link(&format!("/cases/{}", sanction.case), None);
            SearchItem { number: sanction.case.0, name: offender(shown, sanction.on), detail, href }
        }
    })
}

/// A player's own page; an official is found on the page of the club or of the bodies.
fn person(visit: &Visit, shown: &SeasonPage, id: MemberNo) -> SearchItem {
    let season = shown.season();
    let clubs = clubs_of(season, id);
    let (is_player, club) = (season.players.contains_key(&id), clubs.first());
    let within = match club {
        _ if is_player => Some(format!("/players/{id}")),
        Some(club) => Some(format!("/clubs/{club}")),
        None => Some("/bodies".to_owned()).filter(|_| is_member(season, id)),
    };
    let href = if shown.is_public() {
        is_player.then(|| shown.public_path(&format!("/player/{id}")))
    } else {
        within.map(|path| visit.link(&shown.path(&path)))
    };
    let detail = club.map(|club| shown.club_name(*club)).unwrap_or_default();
    SearchItem { number: id.0, name: shown.person(id), detail, href }
}

/// Returns whether a person sits on a body.
fn is_member(season: &SeasonState, person: MemberNo) -> bool {
    season.committee.members.contains(&person)
        || season.commission.members.iter().any(|member| member.person == person)
        || season.councils.values().any(|council| council.members.iter().any(|member| member.person == person))
}

fn events_of(season: &SeasonState, team: TeamId) -> impl Iterator<Item = CompetitionId> + '_ {
    season.events.iter().filter(move |(_, event)| event.teams.contains_key(&team)).map(|(id, _)| *id)
}

/// Returns the teams of a match, and its competition, round and date.
fn match_text(reader: Reader, shown: &SeasonPage, id: MatchId) -> Option<(String, String)> {
    let m = shown.season().matches.get(&id)?;
    let team = |team| shown.state.team_in(m.event, team);
    let round = reader.say_with(words::public::ROUND, &[("round", &m.round)]);
    let detail = joined([shown.event(m.event), round, m.start.date.to_string()]);
    Some((format!("{} – {}", team(m.home), team(m.visitors)), detail))
}

fn case_name(reader: Reader, case: &CaseFile) -> String {
    format!("{} · {}", case.id, reader.say(case.matter.text()))
}

/// Returns whom or what a case is about, and the date on which it was submitted.
fn concerned(reader: Reader, shown: &SeasonPage, case: &CaseFile) -> String {
    let matter = &case.matter;
    let about = match matter {
        Matter::Breach(who) | Matter::Sanction(who) => Some(offender(shown, *who)),
        Matter::Withdrawal(_, person) | Matter::Removal(person) => Some(shown.person(*person)),
        Matter::Appointment(member) | Matter::Vacancy(member) => Some(shown.person(member.person)),
        Matter::OpenRules(open) | Matter::Annulment(open) => Some(shown.state.name(Named::Open(*open))),
        Matter::Appeal(CaseId(of)) => Some(reader.say_with(words::office::CASE_NUMBER, &[("number", of)])),
        _ => matter.of_match().and_then(|id| match_text(reader, shown, id)).map(|(teams, _)| teams),
    };
    let event = matter.of_event().map(|event| shown.event(event));
    let raised = case.raised.date.to_string();
    joined(about.into_iter().chain(event).chain([reader.say(case.body.text()), raised]))
}

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

const fn kind_name(kind: SearchKind) -> Text {
    match kind {
        SearchKind::Persons => words::search::PERSONS,
        SearchKind::Clubs => words::search::CLUBS,
        SearchKind::Teams => words::search::TEAMS,
        SearchKind::Competitions => words::search::COMPETITIONS,
        SearchKind::Matches => words::search::MATCHES,
        SearchKind::Cases => words::search::CASES,
        SearchKind::Sanctions => words::search::SANCTIONS,
    }
}

fn body(visit: &Visit, title: &str, path: &str, asked: &SearchRequest, found: Option<&[SearchResults]>) -> Markup {
    let reader = visit.reader;
    let all: usize = found.into_iter().flatten().map(|results| results.all).sum();
    let query = |kind: &str| visit.link(&format!("{path}?q={}{kind}", encoded(&asked.typed)));
    html! {
        div.bar { h1 { (title) }
            @if asked.kind.is_some() { a.button.push href=(query("")) { (reader.say(words::search::ALL_KINDS)) } } }
        @match found {
            None => section.card { p.empty { (reader.say(words::search::EMPTY)) } },
            Some(_) if all == 0 => section.card role="status" {
                p.empty { (reader.say_with(words::search::NOTHING, &[("typed", &asked.typed)])) }
            },
            Some(found) => {
                p.soft role="status" { (reader.say_with(words::search::COUNT, &[("count", &all)])) }
                div data-results { @for results in found { @if !results.items.is_empty() { section.card {
                    h2 { (reader.say(kind_name(results.kind))) " " span.mark { (results.all) } }
                    ul.list { @for item in &results.items { li { (line(item)) } } }
                    @if results.all > results.items.len() { (more(visit, results, asked.kind.is_none(), &query)) }
                } } } }
            }
        }
    }
}

/// Renders the way to the other results of a kind.
fn more(visit: &Visit, results: &SearchResults, leads_on: bool, query: &impl Fn(&str) -> String) -> Markup {
    let reader = visit.reader;
    html! { @if leads_on {
        p { a href=(query(&format!("&kind={}", results.kind.code()))) { (reader.say_with(words::search::MORE, &[("count", &results.all)])) } }
    } @else {
        p.hint { (reader.say_with(words::search::FIRST, &[("count", &results.items.len())])) }
    } }
}

fn line(item: &SearchItem) -> Markup {
    html! {
        @match &item.href {
            Some(href) => a href=(href) { (item.name) },
            None => (item.name),
        }
        @if !item.detail.is_empty() { " " span.soft { (item.detail) } }
    }
}
