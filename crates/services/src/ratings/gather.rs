//! Collects the input of a period: the games of the chosen events, and the previous list's data on their players.

use super::again::RatedOnce;
use super::field::{Ratings, category};
use super::period::{Inputs, RatedEvent, RatedGame, RatedPlayer, RatingRules};
use crate::league::{LeagueState, Named, Seasons};
use crate::lists::{Code, Found, RatingKind, person_code};
use crate::people::{People, Person};
use adoube_event::{EventAggregate, PersonId};
use adoube_federation::ids::{CompetitionId, MemberNo};
use adoube_federation::people::PlayerCategory;
use adoube_federation::ratinglist::{RatedTeamEvent, team_events};
use adoube_laws::Date;
use adoube_ledger::{Ledger, LedgerError, LedgerErrorOf};
use adoube_rating::Category;
use adoube_rating::fce::{self, EventKind};
use adoube_rating::fide::{self, KFactorHistory, KReason, Tempo};
use adoube_rating::games::{PeriodEvent, PeriodEventKind, PeriodGames};
use adoube_store::{Store, StoreError, StoredList, fold};
use std::collections::HashMap;
use std::sync::Arc;

/// The office's choices for a period.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PeriodChoice {
    /// The rules.
    pub rules: RatingRules,
    /// The date of the new list.
    pub date: Date,
    /// The previous list; `None` to use the ratings of the entries.
    pub base: Option<StoredList>,
    /// The name of the new list.
    pub name: String,
    /// The events.
    pub events: Vec<ChosenEvent>,
}

/// An event to be rated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChosenEvent {
    /// Its id.
    pub id: String,
    /// Its kind under the handbook.
    pub kind: EventKind,
    /// The number of the log entry as of which it is rated; `None` for the last one.
    pub at: Option<u64>,
}

/// The parts of the record from which a period is gathered.
#[derive(Clone)]
pub struct PeriodSources {
    /// The lists.
    pub store: Store,
    /// The events.
    pub events: Ledger<EventAggregate>,
    /// The seasons, whose team events are rated with the tournaments.
    pub seasons: Ledger<Seasons>,
    /// The persons.
    pub people: People,
}

/// The start of the id that a season's team event has in a period: `season:ID:COMPETITION`.
const OF_SEASON: &str = "season:";

/// Returns the id that a season's team event has in a period.
pub fn season_event(season: &str, event: CompetitionId) -> String {
    format!("{OF_SEASON}{season}:{event}")
}

/// Returns the season and the number of the team event that an id in a period stands for, if it is one.
pub fn of_season(id: &str) -> Option<(&str, u32)> {
    let (season, event) = id.strip_prefix(OF_SEASON)?.rsplit_once(':')?;
    Some((season, event.parse().ok()?))
}

/// A player of the period.
#[derive(Clone, Debug, Default)]
pub struct PeriodPlayer {
    /// The person's id.
    pub person: PersonId,
    /// The number in the previous list; `None` if not in it.
    pub number: Option<i64>,
    /// The player's data, from the previous list or else from the entry.
    pub found: Found,
}

/// An event of the period and its relation to the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The event's id.
    pub id: String,
    /// The event's name.
    pub name: String,
    /// Whether the event is closed.
    pub closed: bool,
    /// Number of rated games.
    pub games: usize,
    /// Number of unrated games: too little time, or another type of play.
    pub left_out: usize,
    /// The later list the event belongs to, if not to this one (Rating 7).
    pub waits_for: Option<String>,
    /// The periods in which it was already rated under the same rules, each with its list.
    pub rated_for: Vec<(String, String)>,
}

impl Chosen {
    /// Returns the list for which it was already rated in a period other than the given one.
    pub fn rated_before(&self, period: &str) -> Option<&str> {
        // An event that waits for a later list is not rated now.
        let other = self.rated_for.iter().find(|(by, _)| by != period).filter(|_| self.waits_for.is_none());
        other.map(|(_, list)| list.as_str())
    }
}

/// The input of a period, with details for its page.
#[derive(Clone, Debug)]
pub struct Gathered {
    /// The input for the record.
    pub inputs: Inputs,
    /// The players, in the same order.
    pub players: Vec<PeriodPlayer>,
    /// The events, in the same order.
    pub events: Vec<Chosen>,
}

/// Returns the kind of rating that the rules determine.
pub const fn kind_of(rules: RatingRules) -> RatingKind {
    match rules {
        RatingRules::Handbook => RatingKind::National,
        RatingRules::Standard => RatingKind::Standard,
        RatingRules::Rapid => RatingKind::Rapid,
        RatingRules::Blitz => RatingKind::Blitz,
    }
}

/// Gathers the input of a period. `rated` are the events of all periods in the record.
///
/// # Errors
/// An error of the record.
pub async fn gather(
    sources: &PeriodSources,
    choice: &PeriodChoice,
    rated: &[RatedOnce],
) -> Result<Gathered, LedgerErrorOf<EventAggregate>> {
    let mut all = Gathering { choice, places: HashMap::new(), players: Vec::new(), rated: Vec::new() };
    let (mut events, mut chosen, mut games) = (Vec::new(), Vec::new(), Vec::new());
    for one in &choice.events {
        let ChosenEvent { id, kind, at } = one;
        if let Some(of) = of_season(id) {
            let place = u16::try_from(events.len()).unwrap_or(u16::MAX);
            let Some(season) = all.season(sources, one, of, place).await? else { continue };
            chosen.push(Chosen { rated_for: rated_for(rated, choice, id), ..season.chosen });
            games.extend(season.games);
            events.push(season.event);
            continue;
        }
        let stream = Ledger::<EventAggregate>::stream(id)?;
        let state = match at {
            Some(number) => sources.events.state_at(&stream, *number).await?,
            None => sources.events.state(&stream).await?,
        };
        let people = sources.people.of(&state.event).await?;
        let event = &state.event;
        let ratings = Ratings::new(event, &crate::people::names(&people), false);
        let mut rows = Vec::with_capacity(event.entries.len());
        for (entry, player) in event.entries.iter().zip(&ratings.tournament.players) {
            let known = people.get(&entry.person);
            let mut found = Found {
                name: known.map_or_else(|| entry.person.0.clone(), |person| person.name.clone()),
                title: player.title.trim().to_owned(),
                federation: player.federation.clone(),
                club: entry.club.clone(),
                standard: entry.fide_rating,
                national: entry.national_rating,
                category: category(entry).code().to_owned(),
                ..Found::default()
            };
            found.rapid = if choice.rules == RatingRules::Rapid { entry.fide_rating } else { 0 };
            found.blitz = if choice.rules == RatingRules::Blitz { entry.fide_rating } else { 0 };
            rows.push(all.row(&sources.store, &entry.person, known, found).await?);
        }
        let day = event.settings.ends.or(event.settings.starts);
        let of_list = |kind: EventKind| {
            let list = fce::list_of(kind, day?);
            (list > choice.date).then(|| list.to_string())
        };
        let at = u16::try_from(events.len()).unwrap_or(u16::MAX);
        let (mine, left_out) = all.games(&ratings, &rows, at);
        chosen.push(Chosen {
            id: id.clone(),
            name: event.settings.name.clone(),
            closed: event.closed,
            games: mine.len(),
            left_out,
            waits_for: if choice.rules == RatingRules::Handbook { of_list(*kind) } else { None },
            rated_for: rated_for(rated, choice, id),
        });
        games.extend(mine);
        events.push(RatedEvent {
            id: id.clone(),
            at: state.history.last().map_or(0, |done| done.number),
            kind: if choice.rules == RatingRules::Handbook { kind.code().to_owned() } else { String::new() },
            ended: day.map(|day| day.to_string()).unwrap_or_default(),
            rounds: u32::from(event.settings.rounds),
        });
    }
    let inputs = Inputs {
        rules: choice.rules,
        date: choice.date.to_string(),
        base: choice.base.as_ref().map(|list| list.name.clone()).unwrap_or_default(),
        list: choice.name.clone(),
        events,
        players: all.rated,
        games,
    };
    Ok(Gathered { inputs, players: all.players, events: chosen })
}

/// Returns the periods in which an event was already rated under the same rules, each with its list.
fn rated_for(rated: &[RatedOnce], choice: &PeriodChoice, id: &str) -> Vec<(String, String)> {
    let same = rated.iter().filter(|one| one.event == id && one.rules == choice.rules);
    same.map(|one| (one.period.clone(), one.list.clone())).collect()
}

/// A season's team event as input of a period.
struct SeasonInput {
    chosen: Chosen,
    event: RatedEvent,
    games: Vec<RatedGame>,
}

/// Returns a list's data on a registered player.
fn found_of(state: &LeagueState, person: MemberNo, name: String) -> Found {
    let Some(player) = state.season.players.get(&person) else { return Found { name, ..Found::default() } };
    let category = match (player.title, player.category) {
        (Some(_), _) => Category::Titled,
        (None, PlayerCategory::Preferent) => Category::Preferent,
        (None, PlayerCategory::First) => Category::First,
        (None, PlayerCategory::Second) => Category::Second,
        (None, PlayerCategory::Third) => Category::Third,
    };
    Found {
        name,
        club: state.name(Named::Club(player.club)),
        standard: player.ratings.international.unwrap_or(0),
        national: player.ratings.catalan.filter(|_| category.may_be_rated()).unwrap_or(0),
        category: category.code().to_owned(),
        ..Found::default()
    }
}

struct Gathering<'a> {
    choice: &'a PeriodChoice,
    places: HashMap<PersonId, u32>,
    players: Vec<PeriodPlayer>,
    rated: Vec<RatedPlayer>,
}

impl Gathering<'_> {
    /// Gathers a season's team event; `None` if the season has no such event any more.
    async fn season(
        &mut self,
        sources: &PeriodSources,
        one: &ChosenEvent,
        (season, number): (&str, u32),
        place: u16,
    ) -> Result<Option<SeasonInput>, LedgerErrorOf<EventAggregate>> {
        let state = season_state(sources, season, one.at).await.map_err(LedgerError::without_refusal)?;
        let all = team_events(&state.season);
        let Some(event) = all.into_iter().find(|event| event.event.0 == number) else { return Ok(None) };
        let tempo = self.choice.rules.tempo();
        // Matches of teams are played at the standard rate.
        let suits = tempo.is_none_or(|tempo| tempo == Tempo::Standard);
        let mut games = Vec::new();
        for game in event.games.iter().filter(|_| suits) {
            let white = self.season_row(sources, &state, game.white).await?;
            let black = self.season_row(sources, &state, game.black).await?;
            if let (Some(white), Some(black)) = (white, black) {
                games.push((place, white, black, game.result.short_sign().to_owned()));
            }
        }
        let by_handbook = self.choice.rules == RatingRules::Handbook;
        let RatedTeamEvent { parts, ended, closed, rounds, .. } = event;
        let names: Vec<String> = parts.iter().map(|part| state.name(Named::Event(*part))).collect();
        let waits_for =
            ended.map(|day| fce::list_of(one.kind, day)).filter(|list| by_handbook && *list > self.choice.date);
        let chosen = Chosen {
            id: one.id.clone(),
            name: names.join(", "),
            closed,
            left_out: event.games.len() - games.len(),
            games: games.len(),
            waits_for: waits_for.map(|list| list.to_string()),
            rated_for: Vec::new(),
        };
        let event = RatedEvent {
            id: one.id.clone(),
            at: state.history.last().map_or(0, |done| done.number),
            kind: if by_handbook { one.kind.code().to_owned() } else { String::new() },
            ended: ended.map(|day| day.to_string()).unwrap_or_default(),
            rounds: u32::from(rounds),
        };
        Ok(Some(SeasonInput { chosen, event, games }))
    }

    /// Returns the row of a player of a season; `None` for one without a person.
    async fn season_row(
        &mut self,
        sources: &PeriodSources,
        state: &LeagueState,
        member: MemberNo,
    ) -> Result<Option<u32>, StoreError> {
        let Some(id) = state.persons.get(&member) else { return Ok(None) };
        if let Some(place) = self.places.get(id) {
            return Ok(Some(*place));
        }
        let known = sources.people.get(id).await?;
        let name = known.as_ref().map_or_else(|| id.0.clone(), |person| person.name.clone());
        let place = self.row(&sources.store, id, known.as_ref(), found_of(state, member, name)).await?;
        let spanish = state.season.players.get(&member).and_then(|player| player.ratings.national).unwrap_or(0);
        if let Some(row) = self.rated.get_mut(place as usize).filter(|_| self.choice.rules == RatingRules::Handbook) {
            row.spanish = spanish;
        }
        Ok(Some(place))
    }

    /// Returns the row of a person; on first use, the person is looked up in the previous list.
    async fn row(
        &mut self,
        store: &Store,
        id: &PersonId,
        known: Option<&Person>,
        of_entry: Found,
    ) -> Result<u32, StoreError> {
        if let Some(place) = self.places.get(id) {
            return Ok(*place);
        }
        let base = match &self.choice.base {
            Some(list) => look_up(store, list.id, id, known, &of_entry.name).await?,
            None => None,
        };
        let (rules, of_fide) = (self.choice.rules, of_entry.standard);
        let mut found = of_entry;
        if rules == RatingRules::Handbook {
            // The federation's list has no FIDE ratings unless the previous one had.
            found.standard = 0;
        }
        if self.choice.base.is_some() {
            // Players not in the list have no rating in it.
            found.set_rating(kind_of(rules), 0);
        }
        let number = base.as_ref().map(|(number, _)| *number);
        if let Some((_, listed)) = base {
            let of_entry = std::mem::replace(&mut found, listed);
            if found.category.is_empty() {
                found.category = of_entry.category;
            }
            if found.club.is_empty() {
                found.club = of_entry.club;
            }
        } else if let Some(person) = known {
            found.fide_id.clone_from(&person.details.fide_id);
            found.licence.clone_from(&person.details.licence);
            found.born = person.born.map(|date| date.to_string()).unwrap_or_default();
            found.year = person.born.map_or(person.details.birth_year, Date::year);
        }
        let international = if found.standard > 0 { found.standard } else { of_fide };
        found.published = crate::lists::Published {
            person: id.0.clone(),
            kept: found.published.kept.clone(),
            ..crate::lists::Published::default()
        };
        self.rated.push(self.rated_player(id, &found, international, known));
        self.players.push(PeriodPlayer { person: id.clone(), number, found });
        let place = u32::try_from(self.places.len()).unwrap_or(u32::MAX);
        self.places.insert(id.clone(), place);
        Ok(place)
    }

    fn rated_player(&self, id: &PersonId, found: &Found, international: u16, known: Option<&Person>) -> RatedPlayer {
        let rules = self.choice.rules;
        let rating = found.rating(kind_of(rules));
        let kept = found.published.kept.get(rules.code()).cloned().unwrap_or_default();
        let person = RatedPlayer { person: id.clone(), rating, kept, ..RatedPlayer::default() };
        let Some(tempo) = rules.tempo() else {
            return RatedPlayer { category: found.category.clone(), international, ..person };
        };
        let [standard, rapid, blitz] = found.k;
        let listed = match tempo {
            Tempo::Standard => standard,
            Tempo::Rapid => rapid,
            Tempo::Blitz => blitz,
        };
        let year = known.and_then(|person| person.born.map(Date::year)).unwrap_or(found.year);
        let career = KFactorHistory { rating, highest: 0, games: 30, born: (year > 0).then_some(year) };
        let (k, why) = if listed > 0 {
            (listed, KReason::Given)
        } else {
            fide::coefficient(career, Some(self.choice.date.year()))
        };
        let standard = if tempo == Tempo::Standard { 0 } else { found.standard };
        if rating == 0 {
            return RatedPlayer { standard, ..person };
        }
        RatedPlayer { k, k_why: why.code().to_owned(), standard, ..person }
    }

    /// Returns the rated games of an event, and the number of unrated ones.
    fn games(&self, ratings: &Ratings, rows: &[u32], at: u16) -> (Vec<RatedGame>, usize) {
        let event = PeriodEvent {
            name: String::new(),
            kind: PeriodEventKind::Counts(EventKind::Open),
            date: None,
            rounds: None,
        };
        let all = PeriodGames::of_tournament(&ratings.tournament, rows, event).games;
        let count = all.len();
        let rating = |row: u32| self.rated.get(row as usize).map_or(0, |player| player.rating);
        let suits = |white: u32, black: u32| match self.choice.rules.tempo() {
            None => true,
            Some(tempo) => {
                tempo == ratings.tempo
                    && ratings.rate.is_none_or(|rate| rate.suits(tempo, [rating(white), rating(black)]))
            }
        };
        let games = all.into_iter().filter(|game| suits(game.white, game.black));
        let games: Vec<RatedGame> =
            games.map(|game| (at, game.white, game.black, game.result.short_sign().to_owned())).collect();
        let left_out = count - games.len();
        (games, left_out)
    }
}

/// Returns the state of a season, as of an entry of its log or now.
async fn season_state(
    sources: &PeriodSources,
    season: &str,
    at: Option<u64>,
) -> Result<Arc<LeagueState>, LedgerErrorOf<Seasons>> {
    let stream = Ledger::<Seasons>::stream(season)?;
    match at {
        Some(number) => sources.seasons.state_at(&stream, number).await,
        None => sources.seasons.state(&stream).await,
    }
}

/// Finds a person in a list: by licence, by FIDE id, by the person's id in lists published here, or by the full name if
/// unique.
pub async fn look_up(
    store: &Store,
    list: i64,
    id: &PersonId,
    known: Option<&Person>,
    name: &str,
) -> Result<Option<(i64, Found)>, StoreError> {
    if let Some(person) = known {
        let codes: [Code<'_>; 2] =
            [(&person.details.licence, |found| &found.licence), (&person.details.fide_id, |found| &found.fide_id)];
        for (code, of) in codes.into_iter().filter(|(code, _)| !code.trim().is_empty()) {
            let found = store.listed_named(list, code, 20).await?;
            let same = found.iter().map(|listed| (listed.number, Found::of(listed)));
            if let Some(same) = same.into_iter().find(|(_, found)| of(found).trim() == code.trim()) {
                return Ok(Some(same));
            }
        }
    }
    let mine = store.listed_named(list, &person_code(&id.0), 20).await?;
    let mut mine = mine.iter().map(|listed| (listed.number, Found::of(listed)));
    if let Some(mine) = mine.find(|(_, found)| found.published.person == id.0) {
        return Ok(Some(mine));
    }
    let named = store.listed_named(list, name, 3).await?;
    let mut same = named.iter().map(|listed| (listed.number, Found::of(listed)));
    let (first, second) = (same.next(), same.next());
    // Two players of the same name cannot be told apart.
    Ok(first.filter(|(_, found)| second.is_none() && fold(&found.name) == fold(name)))
}
