//! The games of a period as comma-separated values: `event,white,black,result`, and optionally `kind`, `date`,
//! `rounds`.

use std::collections::{HashMap, HashSet};

use adoube_tournament::{Color, Forfeit, GameOutcome, PlayerIx, Rated, RoundEntry, Tournament};

use crate::fce::EventKind;
use crate::list::{DelimitedTable, LineFields, ListFinding, ListFindingReason, RatingList};
use adoube_laws::{Date, GameResult};

const COLUMNS: [&str; 7] = ["event", "white", "black", "result", "kind", "date", "rounds"];
const EVENT: usize = 0;
const WHITE: usize = 1;
const BLACK: usize = 2;
const RESULT: usize = 3;
const KIND: usize = 4;
const DATE: usize = 5;
const ROUNDS: usize = 6;

/// Parses a result in a file of games. Refuses results of 10.2 that are not rated as a win, a draw or a loss.
pub fn read_result(text: &[u8]) -> Option<GameResult> {
    std::str::from_utf8(text).ok().and_then(GameResult::read).filter(|result| result.is_usual())
}

/// The kind of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeriodEventKind {
    /// The event counts, with this weight.
    Counts(EventKind),
    /// Not official and not accepted: it does not count (Rating 1).
    Private,
}

/// An event of the period.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PeriodEvent {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: PeriodEventKind,
    /// The day it ended, if known.
    pub date: Option<Date>,
    /// The number of rounds, if known; otherwise the most games that anyone played in it.
    pub rounds: Option<u32>,
}

/// A game between two rows of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListedGame {
    /// The event, by its place.
    pub event: u32,
    /// White, by the row of the list.
    pub white: u32,
    /// Black.
    pub black: u32,
    /// The result.
    pub result: GameResult,
}

/// The games of a period.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PeriodGames {
    /// The events, sorted by name.
    pub events: Vec<PeriodEvent>,
    /// The games.
    pub games: Vec<ListedGame>,
}

impl PeriodGames {
    /// Reads the games of a period between players of a list.
    ///
    /// # Errors
    /// The first [`ListFinding`].
    pub fn read(bytes: &[u8], list: &RatingList<'_>, progress: &mut dyn FnMut(u64)) -> Result<Self, ListFinding> {
        let table = DelimitedTable::new(bytes, &COLUMNS, &["event", "white", "black", "result"])?;
        let mut lines = table.lines();
        let mut fields = LineFields::default();
        let mut seen: HashMap<&[u8], u32> = HashMap::new();
        let mut line_before: Option<([&[u8]; 4], u32)> = None;
        let mut all = Self::default();
        while let Some(line) = lines.next_line()? {
            fields.split(&table, line)?;
            let said = [EVENT, KIND, DATE, ROUNDS].map(|column| fields.raw(column).unwrap_or_default());
            let event = match line_before {
                // The same text as on the previous line need not be parsed again.
                Some((same, event)) if same == said => event,
                _ => {
                    let [name, ..] = said;
                    let next = all.events.len() as u32;
                    let at = *seen.entry(name).or_insert(next);
                    if at == next {
                        all.events.push(event(&fields)?);
                    }
                    check_event(&fields, all.events.get(at as usize))?;
                    at
                }
            };
            line_before = Some((said, event));
            let player = |column: usize| -> Result<u32, ListFinding> {
                let id = fields.number(column).map_err(|()| fields.fault(column, ListFindingReason::NotAnId))?;
                let id = id.ok_or_else(|| fields.fault(column, ListFindingReason::NotAnId))?;
                let row = list.find(id).ok_or_else(|| fields.fault(column, ListFindingReason::UnknownPlayer))?;
                Ok(row as u32)
            };
            let (white, black) = (player(WHITE)?, player(BLACK)?);
            if white == black {
                return Err(fields.fault(BLACK, ListFindingReason::Alone));
            }
            let raw = fields.raw(RESULT).unwrap_or_default().trim_ascii();
            let result = read_result(raw).ok_or_else(|| fields.fault(RESULT, ListFindingReason::NotAResult))?;
            all.games.push(ListedGame { event, white, black, result });
            if all.events.len() > 1_000_000 || all.games.len() > 100_000_000 {
                return Err(fields.fault_at(0, ListFindingReason::TooMany));
            }
            if all.games.len().is_multiple_of(65_536) {
                progress(line.end as u64);
            }
        }
        progress(bytes.len() as u64);
        all.sort_events();
        Ok(all)
    }

    /// Collects the games of a tournament between rows of a list; `rows` has one row per player.
    pub fn of_tournament(tournament: &Tournament, rows: &[u32], event: PeriodEvent) -> Self {
        let mut games = Vec::new();
        for (at, player) in (0_u32..).zip(&tournament.players) {
            for entry in &player.entries {
                let (Some(own), Some(other)) =
                    (rows.get(at as usize), entry.opponent().and_then(|other| rows.get(other.index())))
                else {
                    continue;
                };
                let result = match (entry, entry.colour()) {
                    (RoundEntry::Game { rated: Rated::Yes, outcome, .. }, Some(Color::White)) => match outcome {
                        GameOutcome::Win => GameResult::WhiteWins,
                        GameOutcome::Draw => GameResult::Draw,
                        GameOutcome::Loss => GameResult::BlackWins,
                    },
                    // A win by absence is recorded once, at the winner; a double absence at the lower number.
                    (RoundEntry::Forfeit { forfeit: Forfeit::Won, .. }, _) => GameResult::BlackForfeits,
                    (RoundEntry::Forfeit { forfeit: Forfeit::Lost, opponent: Some(opponent), .. }, _)
                        if at < opponent.0 && came_neither(tournament, *opponent, PlayerIx(at)) =>
                    {
                        GameResult::BothForfeit
                    }
                    _ => continue,
                };
                games.push(ListedGame { event: 0, white: *own, black: *other, result });
            }
        }
        Self { events: vec![event], games }
    }

    /// Merges both.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        let offset = self.events.len() as u32;
        self.events.extend(other.events);
        self.games.extend(other.games.into_iter().map(|game| ListedGame { event: game.event + offset, ..game }));
        self.sort_events();
        self
    }

    /// Returns an event that the others have too: the same name and the same date.
    pub fn shared<'g>(&'g self, other: &Self) -> Option<&'g PeriodEvent> {
        let key = |event: &PeriodEvent| (event.name.trim().to_lowercase(), event.date);
        let known: HashSet<_> = other.events.iter().map(key).collect();
        self.events.iter().find(|event| known.contains(&key(event)))
    }

    /// Sorts the events of manually merged games.
    #[must_use]
    pub fn in_order(mut self) -> Self {
        self.sort_events();
        self
    }

    /// Sorts events by date, then name, so that the order of the file does not matter.
    fn sort_events(&mut self) {
        let mut order: Vec<u32> = (0..self.events.len() as u32).collect();
        order.sort_by_key(|at| self.events.get(*at as usize).map(|event| (event.date, event.name.clone())));
        let mut place = vec![0_u32; order.len()];
        for (new, old) in (0_u32..).zip(&order) {
            if let Some(slot) = place.get_mut(*old as usize) {
                *slot = new;
            }
        }
        self.events = order.iter().filter_map(|old| self.events.get(*old as usize).cloned()).collect();
        for game in &mut self.games {
            game.event = place.get(game.event as usize).copied().unwrap_or(0);
        }
    }
}

/// Returns whether a player has a loss by absence against another, so that both were absent.
fn came_neither(tournament: &Tournament, player: PlayerIx, against: PlayerIx) -> bool {
    let lost = |entry: &RoundEntry| matches!(entry, RoundEntry::Forfeit { opponent: Some(other), forfeit: Forfeit::Lost, .. } if *other == against);
    tournament.player(player).is_some_and(|player| player.entries.iter().any(lost))
}

fn event(fields: &LineFields<'_>) -> Result<PeriodEvent, ListFinding> {
    let name = fields.text(EVENT).unwrap_or_default();
    if name.trim().is_empty() {
        return Err(fields.fault(EVENT, ListFindingReason::NoEvent));
    }
    let kind = match fields.text(KIND).unwrap_or_default().trim() {
        "" => PeriodEventKind::Counts(EventKind::Open),
        "private" => PeriodEventKind::Private,
        code => PeriodEventKind::Counts(
            EventKind::from_code(code).ok_or_else(|| fields.fault(KIND, ListFindingReason::NotAKind))?,
        ),
    };
    let date = match fields.text(DATE).unwrap_or_default().trim() {
        "" => None,
        text => Some(Date::parse(text).ok_or_else(|| fields.fault(DATE, ListFindingReason::NotADate))?),
    };
    let rounds = fields.number(ROUNDS).ok().filter(|rounds| rounds.is_none_or(|rounds| rounds <= 1000));
    let rounds = rounds.ok_or_else(|| fields.fault(ROUNDS, ListFindingReason::NotANumber))?;
    Ok(PeriodEvent { name, kind, date, rounds: rounds.filter(|rounds| *rounds > 0) })
}

/// Checks that all lines of an event agree on its data.
fn check_event(fields: &LineFields<'_>, known: Option<&PeriodEvent>) -> Result<(), ListFinding> {
    // Files without these columns, and lines with empty ones, have nothing to check.
    if [KIND, DATE, ROUNDS].iter().all(|column| fields.raw(*column).is_none_or(<[u8]>::is_empty)) {
        return Ok(());
    }
    let here = event(fields)?;
    let same = |column: usize, agrees: bool| agrees || fields.raw(column).is_none_or(<[u8]>::is_empty);
    match known {
        Some(known) if !same(KIND, known.kind == here.kind) => Err(fields.fault(KIND, ListFindingReason::OtherEvent)),
        Some(known) if !same(DATE, known.date == here.date) => Err(fields.fault(DATE, ListFindingReason::OtherEvent)),
        Some(known) if !same(ROUNDS, known.rounds == here.rounds) => {
            Err(fields.fault(ROUNDS, ListFindingReason::OtherEvent))
        }
        _ => Ok(()),
    }
}
