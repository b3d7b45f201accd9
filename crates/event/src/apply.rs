//! The next state: what an act and its answers make of an event. Nothing here refuses and nothing here fails; what does
//! not fit is left as it was.

use super::act::{Act, EntryData, Incident, IncidentKind, RoundBye};
use super::answer::Answer;
use super::history;
use super::ids::EntryId;
use super::settings::Change;
use super::state::{
    Board, Comment, Enrolment, Event, EventDone, Left, Manual, Noted, Pairs, RatingCorrection, Round, Slip, Stage,
    State, Timer,
};
use adoube_tournament::acts as inner;
use adoube_tournament::dutch::{Pair, RoundPairing};
use adoube_tournament::{Bye, Colour, Entry, Forbidden, Player, PlayerIx};
use std::collections::HashMap;
use std::sync::Arc;

/// The next state.
pub fn apply(state: &mut State, done: &EventDone) {
    let done = Arc::new(done.clone());
    state.history.push(Arc::clone(&done));
    if matches!(done.act, Act::Undo(_)) {
        state.event = history::rebuilt(state);
    } else {
        state.event.take(&done);
    }
}

impl Event {
    /// What one act makes of the event; undoing is the history's business.
    pub(super) fn take(&mut self, done: &EventDone) {
        match &done.act {
            Act::Open(settings) => {
                self.settings = (**settings).clone();
                self.fide_mode = settings.fide_mode;
                self.opened = true;
                self.tell(&inner::Event::Opened(self.inner_settings()));
            }
            Act::Change(changes) => changes.iter().for_each(|change| self.change(change)),
            Act::LeaveFideMode { reason } => {
                self.fide_mode = false;
                let round = self.current_round();
                self.comments.push(Comment::LeftFideMode { round, reason: reason.clone() });
            }
            Act::Pair | Act::Seat { .. } | Act::BeginManual | Act::Swap(..) | Act::EndManual | Act::Unpair => {
                self.take_pairing(done);
            }
            Act::Publish | Act::Unpublish | Act::CloseRound | Act::CloseEvent | Act::Reopen => self.take_stage(done),
            Act::Result { .. }
            | Act::Results(_)
            | Act::ClearResult { .. }
            | Act::Report { .. }
            | Act::Approve(_)
            | Act::Reject(_)
            | Act::Correct { .. }
            | Act::Penalty { .. } => self.take_result(done),
            Act::Note(incident) => self.note(done, (**incident).clone()),
            Act::StartTimer { seconds } => self.timer = Some(Timer { started_ms: done.at, seconds: *seconds }),
            Act::StopTimer => self.timer = None,
            Act::Printed { paper, round, size } => self.printed.push((*paper, *round, *size)),
            Act::Undo(_) => {}
            _ => self.take_entry(done),
        }
    }

    /// What becomes of the entries.
    fn take_entry(&mut self, done: &EventDone) {
        match &done.act {
            Act::Enter(data) => self.enter_all(std::slice::from_ref(data), &done.answers),
            Act::EnterAll(list) => self.enter_all(list, &done.answers),
            Act::Edit { player, data } => self.edit(*player, data),
            Act::Remove(player) => self.remove(*player),
            Act::CheckIn(player) | Act::CheckOut(player) => {
                let here = matches!(done.act, Act::CheckIn(_));
                self.with_entry(*player, |entry| entry.checked_in = here);
            }
            Act::Arrange(order) => self.arrange(order),
            Act::AskBye { player, round, bye } => drop(self.asked.insert((*round, *player), *bye)),
            Act::CancelBye { player, round } => drop(self.asked.remove(&(*round, *player))),
            Act::Withdraw { player, expelled } => {
                let left = Some(Left { after: self.inner.closed, expelled: *expelled });
                self.leave(*player, left);
            }
            Act::Return(player) => self.leave(*player, None),
            Act::KeepApart(players) => {
                if self.has_begun() {
                    self.comments.push(Comment::KeptApart { round: self.current_round() });
                }
                self.apart.push(players.clone());
                self.keep_apart();
            }
            Act::LetMeet(players) => {
                if let Some(at) = self.apart.iter().position(|group| same_players(group, players)) {
                    self.apart.remove(at);
                }
                self.keep_apart();
            }
            Act::FixTable { player, table } => {
                self.with_entry(*player, |entry| entry.fixed_table = *table);
                // What is published stays where it was published.
                if self.open_round().is_some_and(|round| round.stage == Stage::Draft) {
                    self.lay_tables();
                }
            }
            _ => {}
        }
    }

    fn tell(&mut self, event: &inner::Event) {
        self.inner = inner::apply(std::mem::take(&mut self.inner), event);
    }

    fn with_entry(&mut self, player: EntryId, change: impl FnOnce(&mut Enrolment)) {
        if let Some(entry) = self.place(player).and_then(|at| self.entries.get_mut(at)) {
            change(entry);
        }
    }

    /// The settings that the tournament knows.
    pub(crate) fn inner_settings(&self) -> inner::Settings {
        inner::Settings {
            name: self.settings.name.clone(),
            rounds: self.settings.rounds,
            system: self.settings.system,
            initial_colour: self.settings.initial_colour,
            scoring: self.settings.scoring,
            baku: self.settings.baku,
        }
    }

    fn change(&mut self, change: &Change) {
        let round = self.current_round();
        if self.has_begun() {
            match change {
                Change::Rounds(to) => {
                    self.comments.push(Comment::Rounds { round, from: self.settings.rounds, to: *to });
                }
                Change::TieBreaks(to) => {
                    let (from, to) = (self.settings.tie_breaks.codes().join(" "), to.codes().join(" "));
                    self.comments.push(Comment::TieBreaks { round, from, to });
                }
                _ => {}
            }
        }
        change.make(&mut self.settings);
        self.tell(&inner::Event::Opened(self.inner_settings()));
        // Tie-break games may have made a knockout longer than announced.
        let played = self.rounds.len() as u16;
        self.inner.tournament.rounds = self.inner.tournament.rounds.map(|rounds| rounds.max(played));
        if matches!(change, Change::RatingMethod(_)) {
            let method = self.settings.rating_method;
            for (entry, player) in self.entries.iter().zip(&mut self.inner.tournament.players) {
                player.rating = method.rating(entry.fide_rating, entry.national_rating);
            }
        }
    }

    fn player(&self, data: &EntryData) -> Player {
        Player {
            rating: self.settings.rating_method.rating(data.fide_rating, data.national_rating),
            title: data.title.clone(),
            federation: data.federation.clone(),
            sex: data.sex,
            ..Player::default()
        }
    }

    fn enter_all(&mut self, list: &[EntryData], answers: &[Answer]) {
        let ids = answers.iter().filter_map(|answer| match answer {
            Answer::Entered(id) => Some(*id),
            _ => None,
        });
        for (id, data) in ids.zip(list) {
            self.enter(id, data);
        }
    }

    fn enter(&mut self, id: EntryId, data: &EntryData) {
        let rounds = self.rounds.len();
        let number = (self.entries.len() + 1) as u16;
        let player = Player { number, entries: vec![Entry::Bye(Bye::Zero); rounds], ..self.player(data) };
        self.tell(&inner::Event::Entered(Box::new(player)));
        self.entries.push(Enrolment {
            id,
            person: data.person.clone(),
            fide_rating: data.fide_rating,
            national_rating: data.national_rating,
            club: data.club.clone(),
            groups: data.groups.clone(),
            checked_in: false,
            fixed_table: None,
            left: None,
            since: rounds as u16,
        });
        self.note_places(self.entries.len() - 1);
        self.next_entry = self.next_entry.max(id.0.saturating_add(1));
        self.arranged = false;
    }

    fn edit(&mut self, player: EntryId, data: &EntryData) {
        let Some(at) = self.place(player) else { return };
        let changed = self.player(data);
        if let Some(known) = self.inner.tournament.players.get_mut(at) {
            known.rating = changed.rating;
            known.title = changed.title;
            known.federation = changed.federation;
            known.sex = changed.sex;
        }
        self.with_entry(player, |entry| {
            entry.person.clone_from(&data.person);
            entry.fide_rating = data.fide_rating;
            entry.national_rating = data.national_rating;
            entry.club.clone_from(&data.club);
            entry.groups.clone_from(&data.groups);
        });
    }

    fn remove(&mut self, player: EntryId) {
        let Some(at) = self.place(player) else { return };
        self.entries.remove(at);
        self.note_places(0);
        if at < self.inner.tournament.players.len() {
            self.inner.tournament.players.remove(at);
        }
        if at < self.inner.withdrawn.len() {
            self.inner.withdrawn.remove(at);
        }
        for (number, player) in (1..).zip(&mut self.inner.tournament.players) {
            player.number = number;
        }
        let gone = PlayerIx(at as u32);
        self.inner.left.retain(|(who, _)| *who != gone);
        for (who, _) in &mut self.inner.left {
            who.0 -= u32::from(*who > gone);
        }
        self.asked.retain(|(_, who), _| *who != player);
        self.apart.iter_mut().for_each(|group| group.retain(|who| *who != player));
        self.apart.retain(|group| group.len() > 1);
        self.keep_apart();
    }

    fn arrange(&mut self, order: &[EntryId]) {
        let numbers: Vec<u16> = order.iter().map(|player| self.number(*player)).filter(|n| *n > 0).collect();
        let mut seen = vec![false; self.entries.len() + 1];
        let once = numbers.iter().all(|n| seen.get_mut(usize::from(*n)).is_some_and(|s| !std::mem::replace(s, true)));
        if numbers.len() != self.entries.len() || !once {
            return;
        }
        self.tell(&inner::Event::Numbered(numbers.clone()));
        let place: HashMap<EntryId, usize> = order.iter().enumerate().map(|(at, id)| (*id, at)).collect();
        self.entries.sort_by_key(|entry| place.get(&entry.id).copied());
        self.note_places(0);
        self.arranged = true;
        self.keep_apart();
    }

    fn leave(&mut self, player: EntryId, left: Option<Left>) {
        let Some(at) = self.place(player) else { return };
        let ix = PlayerIx(at as u32);
        self.tell(&if left.is_some() { inner::Event::Withdrew(ix) } else { inner::Event::Returned(ix) });
        self.with_entry(player, |entry| entry.left = left);
    }

    /// The tournament names players by place, which changes when numbers are arranged.
    fn keep_apart(&mut self) {
        let group = |players: &Vec<EntryId>| Forbidden {
            first_round: 1,
            last_round: u16::MAX,
            players: players.iter().filter_map(|player| self.ix(*player)).collect(),
        };
        self.inner.tournament.forbidden = self.apart.iter().map(group).collect();
    }

    fn note(&mut self, done: &EventDone, incident: Incident) {
        self.notes.push(Noted { number: done.number, at_ms: done.at, by: done.by.clone(), incident });
    }

    /// What becomes of the draft.
    fn take_pairing(&mut self, done: &EventDone) {
        match &done.act {
            Act::Pair | Act::Seat { .. } => self.seat(done),
            Act::BeginManual => {
                if let Some(round) = self.open_round_mut() {
                    round.manual = Manual::Open;
                }
            }
            Act::Swap(a, b) => self.swap(*a, *b),
            Act::EndManual => {
                let differing = done.answers.iter().find_map(|answer| match answer {
                    Answer::Compared { round, differing } => Some((*round, *differing)),
                    _ => None,
                });
                let Some((round, boards)) = differing else { return };
                if let Some(open) = self.open_round_mut() {
                    open.manual = if boards == 0 { Manual::Same } else { Manual::Differs };
                }
                if boards > 0 {
                    self.comments.push(Comment::ManualPairing { round, boards });
                }
            }
            Act::Unpair => self.unpair(),
            _ => {}
        }
    }

    fn unpair(&mut self) {
        let Some(number) = self.open_round().map(|round| round.number) else { return };
        self.rounds.pop();
        self.tell(&inner::Event::Unpaired(number));
        // A comment belongs to the pairing that is thrown away.
        self.comments.retain(|c| !matches!(c, Comment::ManualPairing { round, .. } if *round == number));
    }

    /// A draft, from the answers.
    fn seat(&mut self, done: &EventDone) {
        let mut paired = None;
        let mut engine = None;
        for answer in &done.answers {
            match answer {
                Answer::Accelerated(list) => self.tell(&inner::Event::Accelerated(list.clone())),
                Answer::Paired { round, boards, byes } => paired = Some((*round, boards, byes)),
                Answer::Engine { boards, bye } => {
                    engine = Some(boards.clone().map(|boards| Pairs { boards, bye: *bye }));
                }
                _ => {}
            }
        }
        let Some((number, boards, byes)) = paired else { return };
        let by_hand = matches!(done.act, Act::Seat { .. });
        let known = self.open_round().and_then(|round| round.engine.clone());
        let bye = byes.iter().find(|b| b.bye == Bye::PairingAllocated).map(|b| b.player);
        let engine = match engine {
            Some(engine) => engine,
            None if by_hand => known,
            None => Some(Pairs { boards: boards.clone(), bye }),
        };
        self.unpair();
        if usize::from(number) != self.rounds.len() + 1 {
            return;
        }
        for RoundBye { player, bye } in byes.iter().filter(|b| b.bye != Bye::PairingAllocated) {
            if let Some(ix) = self.ix(*player) {
                self.tell(&inner::Event::ByeGranted(ix, number, *bye));
            }
        }
        let pair =
            |(white, black): &(EntryId, EntryId)| Some(Pair { white: self.ix(*white)?, black: self.ix(*black)? });
        let pairs: Vec<Pair> = boards.iter().filter_map(pair).collect();
        let bye = bye.and_then(|player| self.ix(player));
        self.tell(&inner::Event::Paired(number, RoundPairing { pairs, bye }));
        let board = |(white, black): &(EntryId, EntryId)| Board { table: 0, white: *white, black: *black };
        self.rounds.push(Round {
            number,
            stage: Stage::Draft,
            boards: boards.iter().map(board).collect(),
            byes: byes.clone(),
            engine,
            manual: if by_hand { Manual::Open } else { Manual::No },
            times: [done.at, 0, 0],
        });
        self.lay_tables();
    }

    /// Gives the boards of the open round their tables: fixed ones first, the others in order.
    fn lay_tables(&mut self) {
        let Some(round) = self.open_round() else { return };
        let fixed = |player: EntryId| self.entry(player).and_then(|entry| entry.fixed_table);
        let mut taken: Vec<u16> = Vec::new();
        let mut boards = round.boards.clone();
        for board in &mut boards {
            let wanted = fixed(board.white).or_else(|| fixed(board.black)).filter(|table| !taken.contains(table));
            board.table = wanted.unwrap_or(0);
            taken.extend(wanted);
        }
        let mut free = (1..=u16::MAX).filter(|table| !taken.contains(table));
        for board in boards.iter_mut().filter(|board| board.table == 0) {
            board.table = free.next().unwrap_or(0);
        }
        boards.sort_by_key(|board| board.table);
        if let Some(round) = self.open_round_mut() {
            round.boards = boards;
        }
    }

    fn swap(&mut self, a: EntryId, b: EntryId) {
        let (Some(first), Some(second)) = (self.ix(a), self.ix(b)) else { return };
        let Some(number) = self.open_round().map(|round| round.number) else { return };
        self.tell(&inner::Event::Swapped(number, first, second));
        let other = |player: EntryId| match player {
            player if player == a => b,
            player if player == b => a,
            player => player,
        };
        if let Some(round) = self.open_round_mut() {
            for board in &mut round.boards {
                (board.white, board.black) = (other(board.white), other(board.black));
            }
            for bye in &mut round.byes {
                bye.player = other(bye.player);
            }
        }
        self.lay_tables();
    }

    /// How far a round or the event has come.
    fn take_stage(&mut self, done: &EventDone) {
        match &done.act {
            Act::Publish => {
                if let Some(round) = self.open_round_mut() {
                    round.stage = Stage::Published;
                    round.times[1] = done.at;
                }
                self.take_results(&done.answers);
            }
            Act::Unpublish => {
                if let Some(round) = self.open_round_mut() {
                    round.stage = Stage::Draft;
                    round.times[1] = 0;
                    let number = round.number;
                    self.slips.retain(|slip| slip.round != number);
                }
            }
            Act::CloseRound => {
                let Some(round) = self.open_round_mut() else { return };
                round.stage = Stage::Closed;
                round.times[2] = done.at;
                let number = round.number;
                self.slips.retain(|slip| slip.round != number);
                self.timer = None;
                self.tell(&inner::Event::Closed(number));
            }
            Act::CloseEvent => self.closed = true,
            Act::Reopen => self.closed = false,
            _ => {}
        }
    }

    fn take_results(&mut self, answers: &[Answer]) {
        for answer in answers {
            if let Answer::Resulted { round, white, result } = answer {
                let Some(ix) = self.ix(*white) else { continue };
                self.slips.retain(|slip| slip.round != *round || slip.white != *white);
                self.tell(&inner::Event::Resulted(*round, ix, *result));
            }
        }
    }

    fn take_result(&mut self, done: &EventDone) {
        match &done.act {
            Act::Result { .. } | Act::Results(_) | Act::Approve(_) => self.take_results(&done.answers),
            Act::ClearResult { white } => self.clear(*white),
            Act::Report { round, white, result, side } => {
                self.slips.retain(|slip| (slip.round, slip.white, slip.side) != (*round, *white, *side));
                let (number, at_ms) = (done.number, done.at);
                let slip = Slip { number, at_ms, round: *round, white: *white, result: *result, side: *side };
                self.slips.push(slip);
            }
            Act::Reject(number) => self.slips.retain(|slip| slip.number != *number),
            Act::Correct { round, white, result, rating_only } => {
                let (round, white, rating_only) = (*round, *white, *rating_only);
                if rating_only {
                    self.rating_corrections.retain(|c| (c.round, c.white) != (round, white));
                    self.rating_corrections.push(RatingCorrection { round, white, result: *result });
                } else {
                    self.take_results(&done.answers);
                }
                self.comments.push(Comment::Corrected { round, white: self.number(white), rating_only });
            }
            Act::Penalty { player, round, points, article, reason } => {
                if let Some(ix) = self.ix(*player) {
                    let adjustment = adoube_tournament::Adjustment { player: ix, round: *round, points: *points };
                    self.tell(&inner::Event::Penalised(adjustment));
                }
                let incident = Incident {
                    kind: IncidentKind::Decision,
                    round: Some(*round),
                    player: Some(*player),
                    article: article.clone(),
                    text: reason.clone(),
                };
                self.note(done, incident);
            }
            _ => {}
        }
    }

    /// A result is taken out: the pairing stays.
    fn clear(&mut self, white: EntryId) {
        let Some(at) = self.open_round().and_then(|round| usize::from(round.number).checked_sub(1)) else { return };
        let Some(ix) = self.ix(white) else { return };
        let players = &mut self.inner.tournament.players;
        let opponent = players.get(ix.index()).and_then(|p| p.entries.get(at)).and_then(Entry::opponent);
        let Some(black) = opponent else { return };
        let mut put = |ix: PlayerIx, entry: Entry| {
            if let Some(slot) = players.get_mut(ix.index()).and_then(|p| p.entries.get_mut(at)) {
                *slot = entry;
            }
        };
        put(ix, Entry::Paired { opponent: black, colour: Colour::White });
        put(black, Entry::Paired { opponent: ix, colour: Colour::Black });
    }
}

/// Whether two lists name the same players, in whatever order.
pub(super) fn same_players(one: &[EntryId], other: &[EntryId]) -> bool {
    let sorted = |list: &[EntryId]| {
        let mut list = list.to_vec();
        list.sort_unstable();
        list
    };
    sorted(one) == sorted(other)
}
