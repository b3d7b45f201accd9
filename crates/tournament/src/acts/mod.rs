//! A tournament as acts in, answers out.
//!
//! [`decide`] takes the state and the next act and gives the events that follow, or a refusal with its provision;
//! [`apply`] makes the next state of an event. Neither reads a clock or draws a lot: a replay gives the same answers.

mod decide;
mod refusal;

use crate::dutch::{Edition, RoundPairing};
use crate::knockout::{self, Knockout, KnockoutError, Progress};
use crate::model::{
    Acceleration, Adjustment, Bye, Colour, Entry, Forbidden, Forfeit, Outcome, Player, PlayerIx, Rated, Scoring,
    Tournament,
};
use crate::points::Points;
use crate::roundrobin::Cycles;
use crate::swiss1985::Readings;
use crate::tiebreaks::EventKind;
use crate::withdrawal::{self, Effect};
use serde::{Deserialize, Serialize};

pub use decide::{decide, feasible};
pub use refusal::{Refusal, RefusalReason};

/// How rounds are paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// FIDE's Dutch system.
    Dutch(Edition),
    /// The Swiss of 1985.
    Swiss1985(Readings),
    /// Round robin.
    RoundRobin(Cycles),
    /// Knockout; a round is one game of every open match.
    Knockout(Knockout),
}

impl Default for System {
    fn default() -> Self {
        Self::Dutch(Edition::Fide2026)
    }
}

/// What the rules of the event fix before it starts (C.04.1, 1; C.04.2, 1).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Settings {
    /// Its name.
    pub name: String,
    /// Number of rounds.
    pub rounds: u16,
    /// Pairing system.
    pub system: System,
    /// Colour drawn for the first player.
    pub initial_colour: Option<Colour>,
    /// Points.
    pub scoring: Scoring,
    /// Baku acceleration (C.04.7).
    pub baku: bool,
}

/// A result as it is handed in (Article 10; a game without play is not a game).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardResult {
    /// Played: what White and what Black made of it. Unusual results such as ½-0 or 0-0 are possible.
    Played(Outcome, Outcome),
    /// Played, but less than one move by each, so not rated.
    Unrated(Outcome, Outcome),
    /// White did not come.
    WhiteAbsent,
    /// Black did not come.
    BlackAbsent,
    /// Neither came.
    BothAbsent,
}

/// An act of the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Opens the tournament.
    Open(Settings),
    /// Enters a player; the number is given by the tournament. Late entries come at the end (C.04.2, 2.4).
    Enter(Box<Player>),
    /// Sorts the entries by rating, title and name and numbers them (C.04.2, 2.2); before the first pairing.
    Number,
    /// Draws the numbers by lot, before the first pairing. The lots follow from the seed.
    DrawNumbers {
        /// The seed, drawn in public.
        seed: u64,
        /// By Varma's groups, so that players of one federation meet early (C.05, annex 2).
        varma: bool,
    },
    /// A player leaves for good.
    Withdraw(u16),
    /// A player who had left plays again from the next round on.
    Return(u16),
    /// A player will not play a later round; several acts say several rounds. The round is from 1.
    Absent {
        /// Who.
        number: u16,
        /// Which round; not one already paired.
        round: u16,
        /// What for; not the pairing-allocated bye.
        bye: Bye,
    },
    /// Takes back what [`Act::RequestBye`] or [`Act::Absent`] said about a round not yet paired.
    Present {
        /// Who.
        number: u16,
        /// Which round.
        round: u16,
    },
    /// The federation's category of a player, a larger number being higher (Pairing systems 3.11).
    Category {
        /// Who.
        number: u16,
        /// Which.
        category: u8,
    },
    /// A player will not play the next round.
    RequestBye {
        /// Who.
        number: u16,
        /// What for; not the pairing-allocated bye.
        bye: Bye,
    },
    /// Some players may not meet.
    KeepApart(Vec<u16>),
    /// Pairs the next round.
    Pair,
    /// Two players of the round just paired change places.
    Swap(u16, u16),
    /// Undoes the pairing of a round without results.
    Unpair,
    /// The result of White's game in the open round.
    Result {
        /// White's number.
        white: u16,
        /// The result.
        result: BoardResult,
    },
    /// Corrects the result of an earlier round; later pairings stay (C.04.2, 4.3).
    Correct {
        /// The round, from 1.
        round: u16,
        /// White's number.
        white: u16,
        /// The result.
        result: BoardResult,
    },
    /// Points added or taken.
    Penalty {
        /// Who.
        number: u16,
        /// The round, from 1.
        round: u16,
        /// How many; negative to take.
        points: Points,
    },
    /// Closes the round when all results are in.
    CloseRound,
}

/// What has happened; the log holds these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The tournament was opened.
    Opened(Settings),
    /// A player entered with this number.
    Entered(Box<Player>),
    /// The players were numbered anew: the old numbers in the new order.
    Numbered(Vec<u16>),
    /// A player left.
    Withdrew(PlayerIx),
    /// A player came back.
    Returned(PlayerIx),
    /// A player will be absent from a later round (from 1).
    AbsenceNoted(PlayerIx, u16, Bye),
    /// A player will be present in a round (from 1) after all.
    PresenceNoted(PlayerIx, u16),
    /// A player's category.
    Categorised(PlayerIx, u8),
    /// A bye for a round (from 1).
    ByeGranted(PlayerIx, u16, Bye),
    /// Players kept apart.
    KeptApart(Vec<PlayerIx>),
    /// Virtual points were fixed (C.04.7).
    Accelerated(Vec<Acceleration>),
    /// A round was paired.
    Paired(u16, RoundPairing),
    /// Two players changed places in a round.
    Swapped(u16, PlayerIx, PlayerIx),
    /// A round's pairing was undone.
    Unpaired(u16),
    /// The result of White's game in a round.
    Resulted(u16, PlayerIx, BoardResult),
    /// Points added or taken.
    Penalised(Adjustment),
    /// A round was closed.
    Closed(u16),
}

/// The state.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// The tournament as it stands.
    pub tournament: Tournament,
    /// How it is paired.
    pub system: System,
    /// Whether Baku acceleration was asked for.
    pub baku: bool,
    /// Whether it has been opened.
    pub opened: bool,
    /// Who has left.
    pub withdrawn: Vec<bool>,
    /// Rounds closed.
    pub closed: u16,
    /// Whether a round is paired and not closed.
    pub round_open: bool,
    /// Absences noted for later rounds: who, round from 1, what for.
    #[serde(default)]
    pub absences: Vec<(PlayerIx, u16, Bye)>,
    /// Who left after how many closed rounds (14.3, 14.31).
    #[serde(default)]
    pub left: Vec<(PlayerIx, u16)>,
    /// Categories (3.11): who and which.
    #[serde(default)]
    pub categories: Vec<(PlayerIx, u8)>,
}

impl State {
    /// The round that is open, or the one to be paired next, from 1.
    pub fn current_round(&self) -> u16 {
        self.closed + 1
    }

    /// How far a knockout has come: its matches, who goes on, the places; `None` for other systems.
    ///
    /// # Errors
    /// [`KnockoutError`] if there is no bracket or a result is missing.
    pub fn knockout(&self) -> Option<Result<Progress, KnockoutError>> {
        let System::Knockout(rules) = self.system else { return None };
        let round = usize::from(self.current_round());
        let seen = if self.round_open { self.tournament.clone() } else { self.ready(round) };
        Some(knockout::progress(&seen, round, &rules))
    }

    /// The category of a player; 0 if none was said.
    pub fn category(&self, ix: PlayerIx) -> u8 {
        self.categories.iter().find(|(who, _)| *who == ix).map_or(0, |(_, category)| *category)
    }

    /// 3.11: the acts that open the consolation knockout of a category, for those knocked out by a higher one, in their
    /// order of strength. `None` if this is no knockout or fewer than two are entitled (D-60).
    pub fn consolation(&self, category: u8) -> Option<Vec<Act>> {
        let System::Knockout(rules) = self.system else { return None };
        let progress = self.knockout()?.ok()?;
        let (_, mut players) = progress.entitled(|ix| self.category(ix)).into_iter().find(|(c, _)| *c == category)?;
        players.retain(|ix| !self.withdrawn.get(ix.index()).copied().unwrap_or(false));
        players.sort_unstable();
        let count = u16::try_from(players.len()).ok().filter(|n| *n >= 2)?;
        let settings = Settings {
            name: self.tournament.name.clone(),
            rounds: rules.rounds(count),
            system: self.system,
            initial_colour: self.tournament.initial_colour,
            scoring: self.tournament.scoring,
            baku: false,
        };
        let enter = |ix: &PlayerIx| {
            let player = self.tournament.player(*ix)?;
            Some(Act::Enter(Box::new(Player { number: 0, entries: Vec::new(), annulled: false, ..player.clone() })))
        };
        Some(std::iter::once(Act::Open(settings)).chain(players.iter().filter_map(enter)).collect())
    }

    fn kind(&self) -> EventKind {
        if matches!(self.system, System::RoundRobin(_)) { EventKind::RoundRobin } else { EventKind::Swiss }
    }

    /// Whether a player left a round robin before half of it, so that his games are annulled for everybody (14.31).
    pub(crate) fn is_annulled(&self, ix: PlayerIx) -> bool {
        let rounds = self.tournament.rounds.unwrap_or(0);
        let annulled = |after: u16| withdrawal::effect(self.kind(), rounds, after) == Effect::ResultsAnnulled;
        self.left.iter().any(|(who, after)| *who == ix && annulled(*after))
    }

    /// The tournament as the handbook's classification sees it: withdrawals before and after half of the event (14.3,
    /// 14.31; D-42 to D-45).
    pub fn classified(&self) -> Tournament {
        let kind = self.kind();
        let one = |t: Tournament, (ix, after): &(PlayerIx, u16)| withdrawal::classified(&t, *ix, *after, kind);
        self.left.iter().fold(self.tournament.clone(), one)
    }

    /// The tournament with the absences of a round (from 1) written in.
    pub(crate) fn ready(&self, round: usize) -> Tournament {
        let mut tournament = self.tournament.clone();
        let at = round.saturating_sub(1);
        for (i, player) in tournament.players.iter_mut().enumerate() {
            let noted = |a: &&(PlayerIx, u16, Bye)| a.0.index() == i && usize::from(a.1) == round;
            let bye = if self.withdrawn.get(i).copied().unwrap_or(false) {
                Some(Bye::Zero)
            } else if player.entries.len() > at {
                None
            } else {
                self.absences.iter().rev().find(noted).map(|(_, _, bye)| *bye)
            };
            if let Some(bye) = bye {
                player.entries.truncate(at);
                player.entries.resize(at, Entry::Bye(Bye::Zero));
                player.entries.push(Entry::Bye(bye));
            }
        }
        tournament
    }

    /// The state after some events.
    pub fn replay<'e>(events: impl IntoIterator<Item = &'e Event>) -> Self {
        events.into_iter().fold(Self::default(), apply)
    }
}

/// The next state.
#[must_use]
pub fn apply(mut state: State, event: &Event) -> State {
    let t = &mut state.tournament;
    match event {
        Event::Opened(settings) => {
            t.name.clone_from(&settings.name);
            t.rounds = Some(settings.rounds);
            t.initial_colour = settings.initial_colour;
            t.scoring = settings.scoring;
            state.system = settings.system;
            state.baku = settings.baku;
            state.opened = true;
        }
        Event::Entered(player) => {
            t.players.push((**player).clone());
            state.withdrawn.push(false);
        }
        Event::Numbered(order) => renumber(&mut state, order),
        Event::Withdrew(ix) => {
            if let Some(gone) = state.withdrawn.get_mut(ix.index()) {
                *gone = true;
            }
            state.left.push((*ix, state.closed));
        }
        Event::Returned(ix) => {
            if let Some(gone) = state.withdrawn.get_mut(ix.index()) {
                *gone = false;
            }
            state.left.retain(|(who, _)| who != ix);
        }
        Event::AbsenceNoted(ix, round, bye) => {
            state.absences.retain(|a| (a.0, a.1) != (*ix, *round));
            state.absences.push((*ix, *round, *bye));
        }
        Event::PresenceNoted(ix, round) => {
            state.absences.retain(|a| (a.0, a.1) != (*ix, *round));
            if let Some(p) = t.players.get_mut(ix.index()) {
                p.entries.truncate(usize::from(*round).saturating_sub(1));
            }
        }
        Event::Categorised(ix, category) => {
            state.categories.retain(|(who, _)| who != ix);
            state.categories.push((*ix, *category));
        }
        Event::ByeGranted(ix, round, bye) => {
            if let Some(p) = t.players.get_mut(ix.index()) {
                p.entries.truncate(usize::from(*round).saturating_sub(1));
                p.entries.push(Entry::Bye(*bye));
            }
        }
        Event::KeptApart(players) => {
            t.forbidden.push(Forbidden { first_round: 1, last_round: u16::MAX, players: players.clone() });
        }
        Event::Accelerated(list) => t.accelerations.clone_from(list),
        Event::Paired(round, pairing) => {
            seat(&mut state, usize::from(*round), pairing);
            state.round_open = true;
            if matches!(state.system, System::Knockout(_)) {
                // Tie-break games make it longer than announced.
                let rounds = &mut state.tournament.rounds;
                *rounds = Some(rounds.unwrap_or(0).max(*round));
            }
        }
        Event::Swapped(round, a, b) => swap(t, usize::from(*round), *a, *b),
        Event::Unpaired(round) => {
            for p in &mut t.players {
                p.entries.truncate(usize::from(*round).saturating_sub(1));
            }
            state.round_open = false;
        }
        Event::Resulted(round, white, result) => set_result(t, usize::from(*round), *white, *result),
        Event::Penalised(adjustment) => t.adjustments.push(*adjustment),
        Event::Closed(round) => {
            state.closed = *round;
            state.round_open = false;
        }
    }
    state
}

/// Puts players in a new order, given as old numbers.
fn renumber(state: &mut State, order: &[u16]) {
    let old = std::mem::take(&mut state.tournament.players);
    let mut players: Vec<Player> = Vec::with_capacity(old.len());
    let mut withdrawn = Vec::with_capacity(old.len());
    let mut moved: Vec<(PlayerIx, PlayerIx)> = Vec::with_capacity(old.len());
    for number in order {
        if let Some(at) = old.iter().position(|p| p.number == *number) {
            let number = (players.len() + 1) as u16;
            players.push(Player { number, ..old[at].clone() });
            moved.push((PlayerIx(at as u32), PlayerIx(u32::from(number) - 1)));
            withdrawn.push(state.withdrawn.get(at).copied().unwrap_or(false));
        }
    }
    state.tournament.players = players;
    state.withdrawn = withdrawn;
    let place = |ix: PlayerIx| moved.iter().find(|(old, _)| *old == ix).map_or(ix, |(_, new)| *new);
    for (ix, _, _) in &mut state.absences {
        *ix = place(*ix);
    }
    for (ix, _) in &mut state.left {
        *ix = place(*ix);
    }
    for (ix, _) in &mut state.categories {
        *ix = place(*ix);
    }
    for group in &mut state.tournament.forbidden {
        for ix in &mut group.players {
            *ix = place(*ix);
        }
    }
    for adjustment in &mut state.tournament.adjustments {
        adjustment.player = place(adjustment.player);
    }
}

/// Writes a pairing into the players' records; whoever is not in it and has no bye is absent.
fn seat(state: &mut State, round: usize, pairing: &RoundPairing) {
    let players = &mut state.tournament.players;
    let at = round.saturating_sub(1);
    for p in players.iter_mut() {
        while p.entries.len() < at {
            p.entries.push(Entry::Bye(Bye::Zero));
        }
    }
    let mut put = |ix: PlayerIx, entry: Entry| {
        if let Some(p) = players.get_mut(ix.index()) {
            p.entries.truncate(at);
            p.entries.push(entry);
        }
    };
    for pair in &pairing.pairs {
        put(pair.white, Entry::Paired { opponent: pair.black, colour: Colour::White });
        put(pair.black, Entry::Paired { opponent: pair.white, colour: Colour::Black });
    }
    if let Some(ix) = pairing.bye {
        put(ix, Entry::Bye(Bye::PairingAllocated));
    }
    for p in players.iter_mut() {
        if p.entries.len() == at {
            p.entries.push(Entry::Bye(Bye::Zero));
        }
    }
}

/// Two players change places: each takes over the other's opponent and colour, or bye.
fn swap(t: &mut Tournament, round: usize, a: PlayerIx, b: PlayerIx) {
    let at = round.saturating_sub(1);
    let entry = |t: &Tournament, ix: PlayerIx| t.player(ix).and_then(|p| p.entries.get(at)).copied();
    let (Some(first), Some(second)) = (entry(t, a), entry(t, b)) else { return };
    let mut put = |ix: PlayerIx, entry: Entry| {
        if let Some(slot) = t.players.get_mut(ix.index()).and_then(|p| p.entries.get_mut(at)) {
            *slot = entry;
        }
    };
    if first.opponent() == Some(b) {
        // The same board: only the colours change.
        if let (Some(one), Some(other)) = (first.colour(), second.colour()) {
            put(a, Entry::Paired { opponent: b, colour: other });
            put(b, Entry::Paired { opponent: a, colour: one });
        }
        return;
    }
    for (ix, taken) in [(a, second), (b, first)] {
        put(ix, taken);
        if let (Some(opponent), Some(colour)) = (taken.opponent(), taken.colour()) {
            put(opponent, Entry::Paired { opponent: ix, colour: colour.other() });
        }
    }
}

fn set_result(t: &mut Tournament, round: usize, white: PlayerIx, result: BoardResult) {
    let at = round.saturating_sub(1);
    let Some(black) = t.player(white).and_then(|p| p.entries.get(at)).and_then(Entry::opponent) else { return };
    let (w, b) = match result {
        BoardResult::Played(w, b) => {
            let game = |opponent, colour, outcome| Entry::Game { opponent, colour, outcome, rated: Rated::Yes };
            (game(black, Colour::White, w), game(white, Colour::Black, b))
        }
        BoardResult::Unrated(w, b) => {
            let game = |opponent, colour, outcome| Entry::Game { opponent, colour, outcome, rated: Rated::No };
            (game(black, Colour::White, w), game(white, Colour::Black, b))
        }
        BoardResult::WhiteAbsent => forfeits(white, black, Forfeit::Lost, Forfeit::Won),
        BoardResult::BlackAbsent => forfeits(white, black, Forfeit::Won, Forfeit::Lost),
        BoardResult::BothAbsent => forfeits(white, black, Forfeit::Lost, Forfeit::Lost),
    };
    for (ix, entry) in [(white, w), (black, b)] {
        if let Some(slot) = t.players.get_mut(ix.index()).and_then(|p| p.entries.get_mut(at)) {
            *slot = entry;
        }
    }
}

fn forfeits(white: PlayerIx, black: PlayerIx, w: Forfeit, b: Forfeit) -> (Entry, Entry) {
    (
        Entry::Forfeit { opponent: Some(black), colour: Some(Colour::White), forfeit: w },
        Entry::Forfeit { opponent: Some(white), colour: Some(Colour::Black), forfeit: b },
    )
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;

#[cfg(test)]
#[path = "knockout_tests.rs"]
mod knockout_tests;
