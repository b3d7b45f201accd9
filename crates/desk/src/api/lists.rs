//! Rating lists, and the rating changes of an event. Lists are imported, deleted and published through the forms of
//! their pages ([`super::forms`]).

use super::view::load as load_event;
use crate::Desk;
use crate::json::value_of;
use crate::pages::event_page::EventPage;
use crate::pages::rating::shared::{PAGE, by_day, kind, page_number, public_names, query};
use crate::pages::rating::{handbook, list as page_of, player as page_of_player, worked};
use adoube_rating::explain;
use adoube_rating::fce::EventKind;
use adoube_rating::plot::Distribution;
use adoube_services::lists::{Found, RatingKind};
use adoube_services::ratings::catalogue::{Change, ListCatalogue, ListPlace, Looked, Wanted};
use adoube_services::ratings::field::Ratings;
use adoube_web::blocking::blocking;
use adoube_web::forms::Values;
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;

shapes! {
    /// All rating lists.
    pub(super) struct Lists {
        /// The lists by date.
        lists: Vec<ListView>,
    }

    /// A rating list.
    pub(super) struct ListView {
        /// The list's number.
        id: i64,
        /// The name.
        name: String,
        /// Number of players.
        players: u64,
        /// Time of import in milliseconds since 1970.
        at: i64,
    }

    /// Players found in all lists.
    pub(super) struct FoundPlayers {
        /// At most twenty players.
        players: Vec<FoundPlayer>,
    }

    /// A player of a list.
    pub(super) struct FoundPlayer {
        /// The list's name.
        list: String,
        /// The list's data, in the format of the player form.
        player: serde_json::Value,
    }

    /// Part of a list by descending rating: `?kind=`, `?letter=`, `?group=`, `?q=`, `?page=`.
    pub(super) struct Ranking {
        /// The list.
        list: ListView,
        /// The kind of rating: `national`, `standard`, `rapid` or `blitz`.
        kind: String,
        /// Total number of players.
        count: usize,
        /// The page, from 1, of a hundred players each.
        page: usize,
        /// The players.
        players: Vec<RankedPlayer>,
    }

    /// A player of a ranking.
    pub(super) struct RankedPlayer {
        /// The rank.
        rank: usize,
        /// The number in the list.
        number: i64,
        /// The name; initials for minors.
        name: String,
        /// The title.
        title: String,
        /// The federation.
        federation: String,
        /// The club.
        club: String,
        /// The rating.
        rating: u16,
    }

    /// A player's rating history.
    pub(super) struct Career {
        /// The name; initials for minors.
        name: String,
        /// The ratings, one per list.
        ratings: Vec<CareerLine>,
        /// The calculation of the latest rating, if this server computed it.
        worked: Vec<String>,
    }

    /// A player in one list.
    pub(super) struct CareerLine {
        /// The list's number.
        list: i64,
        /// The list's name.
        name: String,
        /// The player's number in the list.
        number: i64,
        /// National rating; 0 for none.
        national: u16,
        /// FIDE's standard rating.
        standard: u16,
        /// FIDE's rapid rating.
        rapid: u16,
        /// FIDE's blitz rating.
        blitz: u16,
    }

    /// The rating distribution of a list.
    pub(super) struct Spread {
        /// Number of rated players.
        players: u64,
        /// The median rating.
        median: u16,
        /// The distribution in steps of a hundred points.
        steps: Vec<SpreadStep>,
    }

    /// A step of a hundred points.
    pub(super) struct SpreadStep {
        /// The lowest rating of the step.
        from: u32,
        /// Number of players.
        players: u64,
    }

    /// A comparison of two lists: `?old=`, `?new=`, `?kind=`, `?page=`.
    pub(super) struct Compared {
        /// Players whose rating changed, a hundred per page.
        changed: Vec<ChangeView>,
        /// Number of players whose rating changed.
        count: usize,
        /// Number of players only in the newer list.
        came: usize,
        /// Number of players only in the older list.
        left: usize,
        /// Number of players with the same rating in both.
        same: usize,
    }

    /// A player in both lists.
    pub(super) struct ChangeView {
        /// The name; initials for minors.
        name: String,
        /// The number in the newer list.
        number: i64,
        /// The previous rating.
        before: u16,
        /// The new rating.
        after: u16,
    }

    /// The rating changes of an event so far.
    pub(super) struct EventRatings {
        /// The players by starting number.
        players: Vec<EventRating>,
    }

    /// A player's rating change in an event.
    pub(super) struct EventRating {
        /// The starting number.
        number: u16,
        /// The FIDE rating before the event; 0 for none.
        rating: u16,
        /// The change under FIDE's rules (B.02), with its fraction.
        change: Option<String>,
        /// The rating after the event, or the initial rating.
        new: Option<u16>,
        /// The performance rating.
        performance: Option<u16>,
        /// The FIDE calculation, in the requested language.
        worked: Vec<String>,
        /// The federation's rating before the event; 0 for none.
        national: u16,
        /// The federation's calculation for the kind of event in `?kind=`.
        handbook: Vec<String>,
    }

    /// Norms achieved or still possible.
    pub(super) struct NormsView {
        /// The norms, one for each player who has made one or still can.
        norms: Vec<NormView>,
    }

    /// A player's norm or chance of one.
    pub(super) struct NormView {
        /// The starting number.
        number: u16,
        /// `GM`, `IM`, `WGM` or `WIM`.
        title: String,
        /// Whether the norm has been achieved.
        made: bool,
        /// Each requirement, in the requested language.
        lines: Vec<String>,
    }
}

fn list_view(list: &adoube_store::StoredList) -> ListView {
    ListView { id: list.id, name: list.name.clone(), players: list.players, at: list.at_ms }
}

async fn catalogue(desk: &Desk, id: i64) -> Result<Arc<ListCatalogue>, RequestError> {
    match desk.office().catalogues.get(desk, id).await? {
        Looked::Ready(catalogue) => Ok(catalogue),
        // The list is being loaded for the first time.
        Looked::Working(_) => Err(RequestError::Stopping),
    }
}

pub(super) async fn all(State(desk): State<Desk>) -> Result<Json<Lists>, RequestError> {
    let lists = by_day(desk.store().lists().await?);
    Ok(Json(Lists { lists: lists.iter().map(list_view).collect() }))
}

pub(super) async fn search(State(desk): State<Desk>, visit: Visit) -> Result<Json<FoundPlayers>, RequestError> {
    let typed: String = query(&visit).get("q").chars().take(80).collect();
    let lists = desk.store().lists().await?;
    let mut players = Vec::new();
    for listed in desk.store().search_lists(&typed, 20).await? {
        let list = lists.iter().find(|list| list.id == listed.list).map_or("", |list| &list.name).to_owned();
        let player = value_of(&Found::of(&listed)).map_err(|_| RequestError::Stopping)?;
        players.push(FoundPlayer { list, player });
    }
    Ok(Json(FoundPlayers { players }))
}

async fn named(
    desk: &Desk,
    visit: &Visit,
    list: i64,
    numbers: &[i64],
) -> Result<Vec<(i64, String, Found)>, RequestError> {
    let listed = desk.store().listed_some(list, numbers).await?;
    let found: Vec<Found> = listed.iter().map(Found::of).collect();
    let names = public_names(desk, visit, &found).await?;
    let numbers = listed.iter().map(|listed| listed.number);
    Ok(numbers.zip(names).zip(found).map(|((number, name), found)| (number, name, found)).collect())
}

async fn places(
    desk: &Desk,
    visit: &Visit,
    of: &ListCatalogue,
    kind: RatingKind,
    values: &Values,
) -> Result<(Vec<ListPlace>, usize), RequestError> {
    let typed: String = values.get("q").chars().take(80).collect();
    if typed.is_empty() {
        let wanted = Wanted {
            letter: values.get("letter").chars().next().filter(|c| c.is_ascii_uppercase() || *c == '#'),
            group: Some(values.get("group").to_owned()).filter(|group| !group.is_empty()),
            from: (page_number(values) - 1).saturating_mul(PAGE),
            most: PAGE,
        };
        return Ok(of.ranked(kind, &wanted));
    }
    let found = desk.store().search_list(of.list.id, &typed, 100).await?;
    let seen = found.iter().filter(|listed| page_of::may_be_found(visit, listed, &typed));
    let places: Vec<ListPlace> = seen.filter_map(|listed| of.place_of(listed.number, kind)).collect();
    let count = places.len();
    Ok((places, count))
}

pub(super) async fn list(
    State(desk): State<Desk>,
    visit: Visit,
    Path(list): Path<i64>,
) -> Result<Json<Ranking>, RequestError> {
    let of = catalogue(&desk, list).await?;
    let values = query(&visit);
    let kind = kind(&values, &of.kinds());
    let (places, count) = places(&desk, &visit, &of, kind, &values).await?;
    let numbers: Vec<i64> = places.iter().map(|place| place.number).collect();
    let named = named(&desk, &visit, of.list.id, &numbers).await?;
    let players = places.iter().zip(named).map(|(place, (number, name, found))| RankedPlayer {
        rank: place.rank,
        number,
        name,
        rating: found.rating(kind),
        title: found.title,
        federation: found.federation,
        club: found.club,
    });
    let (list, kind) = (list_view(&of.list), kind.code().to_owned());
    Ok(Json(Ranking { list, kind, count, page: page_number(&values), players: players.collect() }))
}

pub(super) async fn player(
    State(desk): State<Desk>,
    visit: Visit,
    Path((list, number)): Path<(i64, i64)>,
) -> Result<Json<Career>, RequestError> {
    let listed = desk.store().listed(list, number).await?.ok_or(RequestError::NotFound)?;
    let found = Found::of(&listed);
    let name = public_names(&desk, &visit, std::slice::from_ref(&found)).await?.pop().unwrap_or_default();
    let lists = by_day(desk.store().lists().await?);
    let over = page_of_player::over(desk.store(), &lists, (list, number), &found).await?;
    let ratings = over.into_iter().map(|(list, number, found)| CareerLine {
        list: list.id,
        name: list.name.clone(),
        number,
        national: found.rating(RatingKind::National),
        standard: found.rating(RatingKind::Standard),
        rapid: found.rating(RatingKind::Rapid),
        blitz: found.rating(RatingKind::Blitz),
    });
    let ratings = ratings.collect();
    let computed = !found.published.period.is_empty();
    let worked = if computed { page_of_player::explained(&desk, &visit, &found).await? } else { Vec::new() };
    Ok(Json(Career { name, ratings, worked }))
}

pub(super) async fn distribution(
    State(desk): State<Desk>,
    visit: Visit,
    Path(list): Path<i64>,
) -> Result<Json<Spread>, RequestError> {
    let of = catalogue(&desk, list).await?;
    let spread = Distribution::of(of.ratings(kind(&query(&visit), &of.kinds())));
    let steps = spread.steps.iter().map(|(from, players)| SpreadStep { from: *from, players: *players }).collect();
    Ok(Json(Spread { players: spread.players, median: spread.median, steps }))
}

pub(super) async fn compare(State(desk): State<Desk>, visit: Visit) -> Result<Json<Compared>, RequestError> {
    let values = query(&visit);
    let number = |name| values.get(name).parse::<i64>().map_err(|_| RequestError::NotFound);
    let (old, new) = (catalogue(&desk, number("old")?).await?, catalogue(&desk, number("new")?).await?);
    let there: Vec<RatingKind> = old.kinds().into_iter().filter(|kind| new.kinds().contains(kind)).collect();
    let kind = kind(&values, &there);
    let list = new.list.id;
    let found = blocking(move || old.compare(&new, kind)).await?;
    let from = (page_number(&values) - 1).saturating_mul(PAGE);
    let some: Vec<Change> = found.changed.iter().skip(from).take(PAGE).copied().collect();
    let numbers: Vec<i64> = some.iter().map(|change| change.new).collect();
    let names = named(&desk, &visit, list, &numbers).await?;
    let changed = some.iter().zip(names).map(|(change, (number, name, _))| ChangeView {
        name,
        number,
        before: change.before,
        after: change.after,
    });
    Ok(Json(Compared {
        changed: changed.collect(),
        count: found.changed.len(),
        came: found.came.len(),
        left: found.left.len(),
        same: found.same,
    }))
}

pub(super) async fn of_event(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<EventRatings>, RequestError> {
    let seen = EventPage::for_public(&desk, &id).await?;
    // Birth years determine K; they are not shown.
    let ratings = Ratings::new(seen.event(), &desk.names(seen.event()).await?, false);
    let kind = EventKind::from_code(query(&visit).get("kind")).unwrap_or(EventKind::Open);
    let field = ratings.handbook();
    let mut players = Vec::new();
    for ix in ratings.players() {
        let (Some(entry), Some(result)) = (seen.event().at(ix), ratings.fide(ix)) else { continue };
        let first = result.initial.as_ref().and_then(adoube_rating::fide::Initial::published);
        let own = entry.national_rating;
        let handbook = field.fce(ix, kind).map(|result| handbook::told(&visit, &seen, own, &result));
        players.push(EventRating {
            number: seen.event().number(entry.id),
            rating: entry.fide_rating,
            change: result.change.as_ref().map(|change| format!("{:.1}", change.exact)),
            new: result.change.as_ref().map_or(first, adoube_rating::fide::FideChange::published),
            performance: result.performance.and_then(|p| u16::try_from(p.rating).ok()),
            worked: worked::lines(&visit, &seen, &result, ratings.tempo),
            national: own,
            handbook: handbook.unwrap_or_default(),
        });
    }
    Ok(Json(EventRatings { players }))
}

pub(super) async fn norms(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Json<NormsView>, RequestError> {
    let (seen, _) = load_event(&desk, &visit, &id).await?;
    let ratings = Ratings::new(seen.event(), &desk.names(seen.event()).await?, true);
    let candidates = if ratings.has_norms() { ratings.candidates() } else { Vec::new() };
    let norms = candidates.iter().map(|candidate| NormView {
        number: seen.event().at(candidate.player).map_or(0, |entry| seen.event().number(entry.id)),
        title: candidate.report.title.code().to_owned(),
        made: candidate.report.is_norm(),
        lines: explain::norm(&candidate.report, visit.reader.language),
    });
    Ok(Json(NormsView { norms: norms.collect() }))
}
