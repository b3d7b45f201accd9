//! A period by the handbook: the continuous formula for whoever is on the list, the periodic one for whoever enters it.

use crate::fce::{self, Continuous, Date, EventKind, Periodic, Tally, TeamGames, Verdict};
use crate::fide::Pool;
use crate::games::{Game, Games, Kind};
use crate::list::{Kept, List, Listed};
use crate::opponent::{FLOOR, Opponent, Purpose, Source};

use super::Next;

/// One side of a game.
#[derive(Clone, Copy, Debug)]
struct Side {
    row: u32,
    event: u32,
    opponent: u32,
    half_points: u8,
    played: bool,
}

/// A game as the explanation shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FceGame {
    /// The opponent's number.
    pub opponent: u32,
    /// What the opponent counts for.
    pub value: u32,
    /// Where that comes from.
    pub source: Source,
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
    pub verdict: Verdict,
}

/// How a player's new number comes about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FceDetail {
    /// The events of the period.
    pub events: Vec<FceEvent>,
    /// For a player with a rating.
    pub continuous: Option<Continuous>,
    /// For a player without.
    pub periodic: Option<Periodic>,
    /// Results of earlier periods.
    pub kept: Vec<Kept>,
}

/// The sides of all games that count, by player and event, and how long each event is.
struct Sides {
    all: Vec<Side>,
    rounds: Vec<u32>,
    events_left: usize,
    /// What each row counts for when played against, and whether as a Preferent; 0 where the event's score decides.
    worth: Vec<(u16, bool)>,
}

/// What a row counts for without a look at an event.
fn worth(row: &Listed) -> (u16, bool) {
    let opponent = opponent_of(row);
    match opponent.value(Purpose::Rating) {
        (_, Source::Imputed) => (0, false),
        (value, _) => (u16::try_from(value).unwrap_or(0), opponent.counts_as_preferent()),
    }
}

fn opponent_of(row: &Listed) -> Opponent {
    let some = |rating: u16| (rating > 0).then_some(rating);
    Opponent {
        category: row.category,
        catalan: some(row.rating),
        spanish: some(row.spanish),
        international: some(row.international),
        ..Opponent::default()
    }
}

/// The sides by player, and a player's by event. Whole players are dealt out first, so that only short runs are sorted;
/// sums do not depend on the order of the games within an event.
fn by_player(sides: &[Side], players: usize) -> Vec<Side> {
    let mut starts = vec![0_u32; players + 1];
    for side in sides {
        if let Some(count) = starts.get_mut(side.row as usize + 1) {
            *count += 1;
        }
    }
    let mut sum = 0;
    for start in &mut starts {
        sum += *start;
        *start = sum;
    }
    let mut dealt = sides.to_vec();
    for side in sides {
        let Some(place) = starts.get_mut(side.row as usize) else { continue };
        if let Some(slot) = dealt.get_mut(*place as usize) {
            *slot = *side;
        }
        *place += 1;
    }
    for player in dealt.chunk_by_mut(|a, b| a.row == b.row) {
        player.sort_unstable_by_key(|side| side.event);
    }
    dealt
}

fn sides(list: &List<'_>, games: &Games, date: Option<Date>) -> Sides {
    let counts: Vec<bool> = games
        .events
        .iter()
        .map(|event| match (event.kind, event.date, date) {
            (Kind::Private, _, _) => false,
            // Rating 7: what belongs to a later list waits for it.
            (Kind::Counts(kind), Some(ended), Some(list)) => fce::list_of(kind, ended) <= list,
            _ => true,
        })
        .collect();
    let mut sides = Vec::with_capacity(games.games.len() * 2);
    for Game { event, white, black, result } in &games.games {
        if !counts.get(*event as usize).copied().unwrap_or(false) {
            continue;
        }
        let [for_white, for_black] = result.half_points().map(|half| half as u8);
        let played = result.is_played();
        sides.push(Side { row: *white, event: *event, opponent: *black, half_points: for_white, played });
        sides.push(Side { row: *black, event: *event, opponent: *white, half_points: for_black, played });
    }
    let sides = by_player(&sides, list.rows().len());
    let mut rounds: Vec<u32> = games.events.iter().map(|event| event.rounds.unwrap_or(0)).collect();
    for group in sides.chunk_by(|a, b| (a.row, a.event) == (b.row, b.event)) {
        let Some(event) = group.first().map(|side| side.event as usize) else { continue };
        let stated = games.events.get(event).is_some_and(|event| event.rounds.is_some());
        if let Some(most) = rounds.get_mut(event).filter(|_| !stated) {
            *most = (*most).max(group.len() as u32);
        }
    }
    let worth = list.rows().iter().map(worth).collect();
    Sides { all: sides, rounds, events_left: counts.iter().filter(|counts| !**counts).count(), worth }
}

impl Sides {
    /// A player's half points in an event.
    fn score(&self, row: u32, event: u32) -> u32 {
        let start = self.all.partition_point(|side| (side.row, side.event) < (row, event));
        let rest = self.all.get(start..).unwrap_or_default();
        rest.iter()
            .take_while(|side| (side.row, side.event) == (row, event))
            .map(|side| u32::from(side.half_points))
            .sum()
    }

    fn opponent(&self, list: &List<'_>, side: &Side) -> Opponent {
        let row = list.rows().get(side.opponent as usize).copied().unwrap_or_default();
        let mut opponent = Opponent { absent: !side.played, ..opponent_of(&row) };
        if opponent.value(Purpose::Rating).1 == Source::Imputed {
            opponent.event_half_points = self.score(side.opponent, side.event);
            opponent.event_rounds = self.rounds.get(side.event as usize).copied().unwrap_or(0);
        }
        opponent
    }
}

/// One event of one player, added up.
struct Added {
    kind: EventKind,
    games: u32,
    half_points: u32,
    sum: i64,
    team: TeamGames,
}

fn add_up(
    list: &List<'_>,
    games: &Games,
    sides: &Sides,
    group: &[Side],
    mut details: Option<&mut Vec<FceGame>>,
) -> Added {
    let kind = match group.first().and_then(|side| games.events.get(side.event as usize)).map(|event| event.kind) {
        Some(Kind::Counts(kind)) => kind,
        _ => EventKind::Open,
    };
    let mut added = Added { kind, games: 0, half_points: 0, sum: 0, team: TeamGames::default() };
    for side in group {
        let half_points = u32::from(side.half_points);
        added.games += 1;
        added.half_points += half_points;
        added.team.played += u32::from(side.played);
        let (value, preferent) = match (&mut details, sides.worth.get(side.opponent as usize)) {
            (None, _) if !side.played => (u32::from(FLOOR), false),
            (None, Some((value, preferent))) if *value > 0 => (u32::from(*value), *preferent),
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
    list: &List<'_>,
    games: &Games,
    date: Option<Date>,
    progress: &mut dyn FnMut(u64),
) -> (Vec<Next>, usize) {
    let sides = sides(list, games, date);
    let mut next: Vec<Next> = list.rows().iter().map(|row| unchanged(list, row)).collect();
    let mut done = 0_u64;
    for player in sides.all.chunk_by(|a, b| a.row == b.row) {
        let Some(at) = player.first().map(|side| side.row as usize) else { continue };
        let (Some(row), Some(slot)) = (list.rows().get(at), next.get_mut(at)) else { continue };
        let detail = player_detail(list, games, &sides, row, player, |_| Vec::new());
        *slot = after(row, &detail, date);
        done += player.len() as u64;
        progress(done);
    }
    (next, sides.events_left)
}

fn unchanged(list: &List<'_>, row: &Listed) -> Next {
    let kept = row.has_kept.then(|| list.kept(row).into_boxed_slice());
    Next { rating: row.rating, kept, ..Next::default() }
}

fn player_detail(
    list: &List<'_>,
    games: &Games,
    sides: &Sides,
    row: &Listed,
    player: &[Side],
    named: impl Fn(&[Side]) -> Vec<FceGame>,
) -> FceDetail {
    let mut events = Vec::new();
    let mut changes = Vec::new();
    for group in player.chunk_by(|a, b| a.event == b.event) {
        let added = add_up(list, games, sides, group, None);
        let Some(tally) = Tally::of(added.games, added.half_points, added.sum) else { continue };
        let verdict = if row.rating > 0 {
            let change = fce::event(row.rating, added.kind, added.kind.k(), tally, added.team);
            changes.push(change);
            change.verdict
        } else {
            Verdict::of_team(added.kind, added.team)
        };
        let name = String::new();
        events.push((
            FceEvent {
                name,
                kind: added.kind,
                games: named(group),
                half_points: added.half_points,
                sum: added.sum,
                verdict,
            },
            tally,
        ));
    }
    if row.rating > 0 {
        let events = events.into_iter().map(|(event, _)| event).collect();
        return FceDetail {
            events,
            continuous: Some(fce::continuous(row.rating, changes)),
            periodic: None,
            kept: Vec::new(),
        };
    }
    let kept = list.kept(row);
    let mut pool = kept.iter().fold(Pool::default(), |sum, kept| sum.and(kept.pool));
    for (event, tally) in events.iter().filter(|(event, _)| event.verdict == Verdict::Counts) {
        pool = pool.and(Pool { games: tally.games, half_points: tally.half_points, sum: event.sum });
    }
    let periodic = fce::periodic(row.category, Tally::of(pool.games, pool.half_points, pool.sum));
    let events = events.into_iter().map(|(event, _)| event).collect();
    FceDetail { events, continuous: None, periodic: Some(periodic), kept }
}

/// The row after a period.
fn after(row: &Listed, detail: &FceDetail, date: Option<Date>) -> Next {
    if let Some(continuous) = &detail.continuous {
        let counted = continuous.events.iter().filter(|event| event.verdict == Verdict::Counts);
        let games: u32 = counted.map(|event| event.tally.games).sum();
        return Next { rating: continuous.published, games: games.min(u32::from(u16::MAX)) as u16, ..Next::default() };
    }
    match detail.periodic {
        Some(Periodic::Entered(entered)) => Next {
            rating: entered.published,
            games: entered.tally.games.min(u32::from(u16::MAX)) as u16,
            ..Next::default()
        },
        Some(Periodic::Kept { games }) => {
            let before = detail.kept.iter().fold(Pool::default(), |sum, kept| sum.and(kept.pool));
            let mut kept = detail.kept.clone();
            if games > before.games {
                let (half_points, sum) = detail.new_results();
                let pool = Pool { games: games - before.games, half_points, sum };
                let (year, month) = date.map_or((0, 1), |date| (date.year, date.month));
                kept.push(Kept { year, month, pool });
            }
            Next { rating: row.rating, kept: Some(kept.into_boxed_slice()), ..Next::default() }
        }
        _ => Next { rating: row.rating, ..Next::default() },
    }
}

impl FceDetail {
    /// Half points and sum of the opponents of the events that count.
    fn new_results(&self) -> (u32, i64) {
        let counted = self.events.iter().filter(|event| event.verdict == Verdict::Counts);
        counted.fold((0, 0), |(half, sum), event| (half + event.half_points, sum + event.sum))
    }
}

pub(super) fn detail(list: &List<'_>, games: &Games, date: Option<Date>, row: usize) -> Option<FceDetail> {
    let sides = sides(list, games, date);
    let listed = list.rows().get(row)?;
    let start = sides.all.partition_point(|side| (side.row as usize) < row);
    let rest = sides.all.get(start..).unwrap_or_default();
    let mut player = rest.get(..rest.partition_point(|side| side.row as usize == row))?.to_vec();
    // The explanation shall not depend on the order of the file.
    player.sort_unstable_by_key(|side| (side.event, side.opponent, side.half_points, side.played));
    let player = player.as_slice();
    let mut detail = player_detail(list, games, &sides, listed, player, |group| {
        let mut all = Vec::new();
        add_up(list, games, &sides, group, Some(&mut all));
        all
    });
    for (event, group) in detail.events.iter_mut().zip(player.chunk_by(|a, b| a.event == b.event)) {
        let at = group.first().map_or(0, |side| side.event as usize);
        event.name = games.events.get(at).map(|event| event.name.clone()).unwrap_or_default();
    }
    Some(detail)
}
