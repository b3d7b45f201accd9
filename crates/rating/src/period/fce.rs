//! A period by the handbook: the continuous formula for players on the list, the periodic one for players who enter it.

use crate::fce::{self, Continuous, EventKind, EventVerdict, Periodic, Tally, TeamGames};
use crate::fide::Pool;
use crate::games::{ListedGame, PeriodEventKind, PeriodGames};
use crate::list::{CarriedResults, ListPlayer, RatingList};
use crate::opponent::{FLOOR, Opponent, Purpose, ValueSource};
use adoube_laws::Date;

use super::NextRow;

/// One side of a game in eight bytes, since millions of them are grouped by player.
#[derive(Clone, Copy, Default)]
struct PackedSide {
    opponent: u32,
    /// The event, two bits of half points, and one bit for whether it was played.
    packed: u32,
}

impl PackedSide {
    const fn new(event: u32, opponent: u32, half_points: u32, played: bool) -> Self {
        Self { opponent, packed: event << 3 | half_points << 1 | played as u32 }
    }

    const fn event(self) -> u32 {
        self.packed >> 3
    }

    const fn half_points(self) -> u32 {
        self.packed >> 1 & 3
    }

    const fn is_played(self) -> bool {
        self.packed & 1 == 1
    }
}

/// A game as shown in the explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FceGame {
    /// The opponent's number.
    pub opponent: u32,
    /// The opponent's value.
    pub value: u32,
    /// The source of that value.
    pub source: ValueSource,
    /// Half points.
    pub half_points: u32,
}

/// An event of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FceEvent {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: EventKind,
    /// The games.
    pub games: Vec<FceGame>,
    /// Half points in all.
    pub half_points: u32,
    /// Sum of the opponents.
    pub sum: i64,
    /// The conditions of the Team Championship.
    pub verdict: EventVerdict,
}

/// A player's new number, worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FceDetail {
    /// The events of the period.
    pub events: Vec<FceEvent>,
    /// For a player with a rating.
    pub continuous: Option<Continuous>,
    /// For a player without.
    pub periodic: Option<Periodic>,
    /// Results of earlier periods.
    pub kept: Vec<CarriedResults>,
}

/// The sides of all games that count, by player and event, and the length of each event.
struct Sides {
    all: Vec<PackedSide>,
    /// The end of each row's sides, where the next row's begin.
    ends: Vec<u32>,
    rounds: Vec<u32>,
    events_left: usize,
    /// The value of each row as an opponent; 0 where it depends on the score in the event.
    worth: Vec<Worth>,
}

/// The value of a row as an opponent, independent of the event, in two bytes: the value, and above it whether it counts
/// as a Preferent.
#[derive(Clone, Copy)]
struct Worth(u16);

const PREFERENT: u16 = 1 << 15;

impl Worth {
    fn of(row: &ListPlayer) -> Self {
        let opponent = opponent_of(row);
        match opponent.value(Purpose::Rating) {
            (_, ValueSource::Imputed) => Self(0),
            (value, _) => {
                let preferent = if opponent.counts_as_preferent() { PREFERENT } else { 0 };
                Self(u16::try_from(value).unwrap_or(0) & !PREFERENT | preferent)
            }
        }
    }

    /// Returns the value; `None` where it depends on the score in the event.
    const fn known(self) -> Option<(u32, bool)> {
        match self.0 & !PREFERENT {
            0 => None,
            value => Some((value as u32, self.0 & PREFERENT != 0)),
        }
    }
}

fn opponent_of(row: &ListPlayer) -> Opponent {
    let some = |rating: u16| (rating > 0).then_some(rating);
    Opponent {
        category: row.category,
        catalan: some(row.rating),
        spanish: some(row.spanish),
        international: some(row.international),
        ..Opponent::default()
    }
}

/// Groups the sides by player, and those of a player by event. Grouping by player first leaves only short runs to sort;
/// sums do not depend on the order of the games within an event.
fn dealt(games: &PeriodGames, counts: &[bool], players: usize) -> (Vec<PackedSide>, Vec<u32>) {
    let mut ends = vec![0_u32; players];
    let counting = || games.games.iter().filter(|game| counts.get(game.event as usize).copied().unwrap_or(false));
    for game in counting() {
        for row in [game.white, game.black] {
            if let Some(count) = ends.get_mut(row as usize) {
                *count += 1;
            }
        }
    }
    // First the start of each row; grouping moves it to the row's end.
    let mut sum = 0;
    for end in &mut ends {
        (*end, sum) = (sum, sum + *end);
    }
    let mut all = vec![PackedSide::default(); sum as usize];
    for ListedGame { event, white, black, result } in counting() {
        let [for_white, for_black] = result.half_points().map(u32::from);
        let played = result.is_played();
        for (row, side) in [
            (*white, PackedSide::new(*event, *black, for_white, played)),
            (*black, PackedSide::new(*event, *white, for_black, played)),
        ] {
            let Some(place) = ends.get_mut(row as usize) else { continue };
            if let Some(slot) = all.get_mut(*place as usize) {
                *slot = side;
            }
            *place += 1;
        }
    }
    let mut start = 0;
    for end in &ends {
        let player = all.get_mut(start..*end as usize).unwrap_or_default();
        if player.len() > 1 {
            player.sort_unstable_by_key(|side| side.packed);
        }
        start = *end as usize;
    }
    (all, ends)
}

fn sides(list: &RatingList<'_>, games: &PeriodGames, date: Option<Date>) -> Sides {
    let counts: Vec<bool> = games
        .events
        .iter()
        .map(|event| match (event.kind, event.date, date) {
            (PeriodEventKind::Private, _, _) => false,
            // Rating 7: events of a later list wait for it.
            (PeriodEventKind::Counts(kind), Some(ended), Some(list)) => fce::list_of(kind, ended) <= list,
            _ => true,
        })
        .collect();
    let (all, ends) = dealt(games, &counts, list.rows().len());
    let rounds = games.events.iter().map(|event| event.rounds.unwrap_or(0)).collect();
    let worth = list.rows().iter().map(Worth::of).collect();
    let events_left = counts.iter().filter(|counts| !**counts).count();
    let mut sides = Sides { all, ends, rounds, events_left, worth };
    if games.events.iter().any(|event| event.rounds.is_none()) {
        let mut rounds = std::mem::take(&mut sides.rounds);
        for row in 0..list.rows().len() {
            for group in by_event(sides.of(row)) {
                let Some(event) = group.first().map(|side| side.event() as usize) else { continue };
                let stated = games.events.get(event).is_some_and(|event| event.rounds.is_some());
                if let Some(most) = rounds.get_mut(event).filter(|_| !stated) {
                    *most = (*most).max(group.len() as u32);
                }
            }
        }
        sides.rounds = rounds;
    }
    sides
}

fn by_event(player: &[PackedSide]) -> impl Iterator<Item = &[PackedSide]> {
    player.chunk_by(|a, b| a.event() == b.event())
}

impl Sides {
    /// Returns a row's sides.
    fn of(&self, row: usize) -> &[PackedSide] {
        let start = row.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        let end = self.ends.get(row).copied().unwrap_or(start);
        self.all.get(start as usize..end as usize).unwrap_or_default()
    }

    /// Returns a player's half points in an event.
    fn score(&self, row: u32, event: u32) -> u32 {
        let of_event = self.of(row as usize).iter().filter(|side| side.event() == event);
        of_event.map(|side| side.half_points()).sum()
    }

    fn opponent(&self, list: &RatingList<'_>, side: &PackedSide) -> Opponent {
        let row = list.rows().get(side.opponent as usize).copied().unwrap_or_default();
        let mut opponent = Opponent { absent: !side.is_played(), ..opponent_of(&row) };
        if opponent.value(Purpose::Rating).1 == ValueSource::Imputed {
            opponent.event_half_points = self.score(side.opponent, side.event());
            opponent.event_rounds = self.rounds.get(side.event() as usize).copied().unwrap_or(0);
        }
        opponent
    }
}

/// The sums of one event of one player.
struct Added {
    kind: EventKind,
    games: u32,
    half_points: u32,
    sum: i64,
    team: TeamGames,
}

impl Added {
    fn verdict(&self) -> EventVerdict {
        EventVerdict::of_team(self.kind, self.team)
    }

    fn pool(&self) -> Pool {
        Pool { games: self.games, half_points: self.half_points, sum: self.sum }
    }
}

fn add_up(
    list: &RatingList<'_>,
    games: &PeriodGames,
    sides: &Sides,
    group: &[PackedSide],
    mut details: Option<&mut Vec<FceGame>>,
) -> Added {
    let kind = match group.first().and_then(|side| games.events.get(side.event() as usize)).map(|event| event.kind) {
        Some(PeriodEventKind::Counts(kind)) => kind,
        _ => EventKind::Open,
    };
    let mut added = Added { kind, games: 0, half_points: 0, sum: 0, team: TeamGames::default() };
    for side in group {
        let half_points = side.half_points();
        added.games += 1;
        added.half_points += half_points;
        added.team.played += u32::from(side.is_played());
        let known = sides.worth.get(side.opponent as usize).and_then(|worth| worth.known());
        let (value, preferent) = match (&mut details, known) {
            (None, _) if !side.is_played() => (u32::from(FLOOR), false),
            (None, Some(known)) => known,
            (details, _) => {
                let opponent = sides.opponent(list, side);
                let (value, source) = opponent.value(Purpose::Rating);
                if let Some(details) = details {
                    let number = list.rows().get(side.opponent as usize).map_or(0, |row| row.id);
                    details.push(FceGame { opponent: number, value, source, half_points });
                }
                (value, opponent.counts_as_preferent())
            }
        };
        added.sum += i64::from(value);
        added.team.against_preferents += u32::from(preferent);
    }
    added
}

pub(super) fn compute(
    list: &RatingList<'_>,
    games: &PeriodGames,
    date: Option<Date>,
    progress: &mut dyn FnMut(u64),
) -> (Vec<NextRow>, usize) {
    let sides = sides(list, games, date);
    let mut next: Vec<NextRow> = Vec::with_capacity(list.rows().len());
    let mut done = 0_u64;
    for (at, row) in list.rows().iter().enumerate() {
        let player = sides.of(at);
        // Carried-over results alone may suffice for a new Preferent.
        let enters = row.rating == 0 && row.has_kept && row.category.may_be_rated();
        next.push(match row.rating {
            _ if player.is_empty() && !enters => unchanged(list, row),
            0 => entering(list, games, &sides, row, player, date),
            _ => rated(list, games, &sides, row, player),
        });
        done += player.len() as u64;
        if at.is_multiple_of(65_536) {
            progress(done);
        }
    }
    progress(done);
    (next, sides.events_left)
}

fn unchanged(list: &RatingList<'_>, row: &ListPlayer) -> NextRow {
    let kept = row.has_kept.then(|| list.kept(row).into_boxed_slice());
    NextRow { rating: row.rating, kept, ..NextRow::default() }
}

const fn counted(games: u32) -> u16 {
    if games > u16::MAX as u32 { u16::MAX } else { games as u16 }
}

/// Applies the continuous formula in whole hundredths; [`detail`] has its steps.
fn rated(
    list: &RatingList<'_>,
    games: &PeriodGames,
    sides: &Sides,
    row: &ListPlayer,
    player: &[PackedSide],
) -> NextRow {
    let (mut hundredths, mut count, mut counts) = (0, 0, false);
    for group in by_event(player) {
        let added = add_up(list, games, sides, group, None);
        let change = fce::event_hundredths(row.rating, added.kind, &added.pool(), added.team);
        if let Some(change) = change {
            (hundredths, count, counts) = (hundredths + change, count + added.games, true);
        }
    }
    let exact = i64::from(row.rating) * 100 + hundredths;
    let rating = if counts { fce::publish_hundredths(exact) } else { row.rating };
    NextRow { rating, games: counted(count), ..NextRow::default() }
}

/// Applies the periodic formula.
fn entering(
    list: &RatingList<'_>,
    games: &PeriodGames,
    sides: &Sides,
    row: &ListPlayer,
    player: &[PackedSide],
    date: Option<Date>,
) -> NextRow {
    let mut new = Pool::default();
    for group in by_event(player) {
        let added = add_up(list, games, sides, group, None);
        if added.verdict() == EventVerdict::Counts {
            new = new.and(added.pool());
        }
    }
    let mut kept = list.kept(row);
    let all = kept.iter().fold(new, |sum, kept| sum.and(kept.pool));
    match fce::periodic(row.category, Tally::of(all.games, all.half_points, all.sum)) {
        Periodic::NotEligible => NextRow { rating: row.rating, ..NextRow::default() },
        Periodic::Entered(entered) => {
            NextRow { rating: entered.published, games: counted(entered.tally.games), ..NextRow::default() }
        }
        Periodic::Kept { .. } => {
            if new.games > 0 {
                let (year, month) = date.map_or((0, 1), |date| (date.year(), date.month()));
                kept.push(CarriedResults { year, month, pool: new });
            }
            NextRow { rating: row.rating, kept: Some(kept.into_boxed_slice()), ..NextRow::default() }
        }
    }
}

pub(super) fn detail(list: &RatingList<'_>, games: &PeriodGames, date: Option<Date>, row: usize) -> Option<FceDetail> {
    let sides = sides(list, games, date);
    let listed = list.rows().get(row)?;
    let mut player = sides.of(row).to_vec();
    // The explanation must not depend on the order of the file.
    player.sort_unstable_by_key(|side| (side.event(), side.opponent, side.packed));
    let mut events = Vec::new();
    let mut changes = Vec::new();
    let kept = if listed.rating > 0 { Vec::new() } else { list.kept(listed) };
    let mut pool = kept.iter().fold(Pool::default(), |sum, kept| sum.and(kept.pool));
    for group in by_event(&player) {
        let mut opponents = Vec::new();
        let added = add_up(list, games, &sides, group, Some(&mut opponents));
        let Some(tally) = Tally::of(added.games, added.half_points, added.sum) else { continue };
        let mut verdict = added.verdict();
        if listed.rating > 0 {
            let change = fce::event(listed.rating, added.kind, added.kind.k(), tally, added.team);
            verdict = change.verdict;
            changes.push(change);
        } else if verdict == EventVerdict::Counts {
            pool = pool.and(added.pool());
        }
        let event = group.first().and_then(|side| games.events.get(side.event() as usize));
        events.push(FceEvent {
            name: event.map(|event| event.name.clone()).unwrap_or_default(),
            kind: added.kind,
            games: opponents,
            half_points: added.half_points,
            sum: added.sum,
            verdict,
        });
    }
    let (mut continuous, mut periodic) = (None, None);
    if listed.rating > 0 {
        continuous = Some(fce::continuous(listed.rating, changes));
    } else {
        periodic = Some(fce::periodic(listed.category, Tally::of(pool.games, pool.half_points, pool.sum)));
    }
    Some(FceDetail { events, continuous, periodic, kept })
}

impl FceDetail {
    /// Returns the games of the events that count.
    pub fn games_counted(&self) -> u32 {
        let counts = |event: &&FceEvent| event.verdict == EventVerdict::Counts;
        self.events.iter().filter(counts).map(|event| event.games.len() as u32).sum()
    }

    /// Returns the resulting rating; 0 for none.
    pub const fn published(&self) -> u16 {
        match (&self.continuous, &self.periodic) {
            (Some(continuous), _) => continuous.published,
            (_, Some(Periodic::Entered(entered))) => entered.published,
            _ => 0,
        }
    }
}
