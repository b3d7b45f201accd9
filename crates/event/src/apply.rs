//! Applies a recorded act and its answers to an event. Nothing here refuses or fails; parts that do not fit are
//! ignored.

use crate::act::{EntryData, EventAct, Incident, IncidentKind};
use crate::answer::EventAnswer;
use crate::ids::EntryId;
use crate::settings::SettingChange;
use crate::state::{
    Comment, EnginePairs, Enrolment, EventRound, EventState, Manual, NotedIncident, PointsPenalty, RatingCorrection,
    RecordedAct, ReportedResult, RoundBoard, RoundStage, Timer, Withdrawal,
};
use adoube_tournament::Bye;
use std::collections::HashMap;

impl EventState {
    /// Applies one act. An undo changes nothing here: the event is rebuilt without the undone act.
    pub(crate) fn take(&mut self, done: &RecordedAct) {
        self.tournament.forget();
        match &done.act {
            EventAct::Open(settings) => {
                self.settings = (**settings).clone();
                self.opened = true;
            }
            EventAct::Change(changes) => changes.iter().for_each(|change| self.change(change)),
            EventAct::LeaveFideMode { reason } => {
                self.settings.fide_mode = false;
                let round = self.current_round();
                self.comments.push(Comment::LeftFideMode { round, reason: reason.clone() });
            }
            EventAct::Pair
            | EventAct::Seat { .. }
            | EventAct::BeginManual
            | EventAct::Swap(..)
            | EventAct::EndManual
            | EventAct::Unpair => {
                self.take_pairing(done);
            }
            EventAct::Publish
            | EventAct::Unpublish
            | EventAct::CloseRound
            | EventAct::CloseEvent
            | EventAct::Reopen => self.take_stage(done),
            EventAct::Result { .. }
            | EventAct::Results { .. }
            | EventAct::ClearResult { .. }
            | EventAct::Report { .. }
            | EventAct::Approve(_)
            | EventAct::Reject(_)
            | EventAct::Correct { .. }
            | EventAct::Penalty { .. } => self.take_result(done),
            EventAct::Note(incident) => self.note(done, (**incident).clone()),
            EventAct::StartTimer { seconds } => self.timer = Some(Timer { started_ms: done.at, seconds: *seconds }),
            EventAct::StopTimer => self.timer = None,
            EventAct::Printed { paper, round, size } => self.printed.push((*paper, *round, *size)),
            EventAct::Undo(_) => {}
            _ => self.take_entry(done),
        }
    }

    /// Applies acts on entries.
    fn take_entry(&mut self, done: &RecordedAct) {
        match &done.act {
            EventAct::Enter(data) => self.enter_all(std::slice::from_ref(data), &done.answers),
            EventAct::EnterAll(list) => self.enter_all(list, &done.answers),
            EventAct::Edit { player, data } => self.edit(*player, data),
            EventAct::Remove(player) => self.remove(*player),
            EventAct::CheckIn(player) | EventAct::CheckOut(player) => {
                let here = matches!(done.act, EventAct::CheckIn(_));
                self.with_entry(*player, |entry| entry.checked_in = here);
            }
            EventAct::Arrange(order) => self.arrange(order),
            EventAct::AskBye { player, round, bye } => {
                self.with_entry(*player, |entry| {
                    entry.byes.insert(*round, *bye);
                });
            }
            EventAct::CancelBye { player, round } => self.with_entry(*player, |entry| {
                entry.byes.remove(round);
            }),
            EventAct::Withdraw { player, expelled } => {
                let left = Withdrawal { after: self.finished_rounds(), expelled: *expelled };
                self.with_entry(*player, |entry| entry.left = Some(left));
            }
            EventAct::Return(player) => self.with_entry(*player, |entry| entry.left = None),
            EventAct::KeepApart(players) => {
                if self.has_begun() {
                    self.comments.push(Comment::KeptApart { round: self.current_round() });
                }
                self.apart.push(players.clone());
            }
            EventAct::LetMeet(players) => {
                if let Some(at) = self.apart.iter().position(|group| same_players(group, players)) {
                    self.apart.remove(at);
                }
            }
            EventAct::FixTable { player, table } => {
                self.with_entry(*player, |entry| entry.fixed_table = *table);
                // Published tables do not change.
                if self.open_round().is_some_and(|round| round.stage == RoundStage::Draft) {
                    self.lay_tables();
                }
            }
            _ => {}
        }
    }

    fn with_entry(&mut self, player: EntryId, change: impl FnOnce(&mut Enrolment)) {
        if let Some(entry) = self.place(player).and_then(|at| self.entries.get_mut(at)) {
            change(entry);
        }
    }

    fn change(&mut self, change: &SettingChange) {
        let round = self.current_round();
        if self.has_begun() {
            match change {
                SettingChange::Rounds(to) => {
                    self.comments.push(Comment::Rounds { round, from: self.settings.rounds, to: *to });
                }
                SettingChange::TieBreaks(to) => {
                    let (from, to) = (self.settings.tie_breaks.codes().join(" "), to.codes().join(" "));
                    self.comments.push(Comment::TieBreaks { round, from, to });
                }
                _ => {}
            }
        }
        change.make(&mut self.settings);
    }

    fn enter_all(&mut self, list: &[EntryData], answers: &[EventAnswer]) {
        let ids = answers.iter().filter_map(|answer| match answer {
            EventAnswer::Entered(id) => Some(*id),
            _ => None,
        });
        let since = self.rounds.len() as u16;
        for (id, data) in ids.zip(list) {
            self.entries.push(Enrolment::new(id, data.clone(), since));
            self.next_entry = self.next_entry.max(id.0.saturating_add(1));
            self.arranged = false;
        }
        self.index_entries();
    }

    fn edit(&mut self, player: EntryId, data: &EntryData) {
        self.with_entry(player, |entry| {
            let fresh = Enrolment::new(entry.id, data.clone(), entry.since);
            let (byes, penalties) = (std::mem::take(&mut entry.byes), std::mem::take(&mut entry.penalties));
            let (checked_in, fixed_table, left) = (entry.checked_in, entry.fixed_table, entry.left);
            *entry = Enrolment { checked_in, fixed_table, left, byes, penalties, ..fresh };
        });
    }

    fn remove(&mut self, player: EntryId) {
        let Some(at) = self.place(player) else { return };
        self.entries.remove(at);
        self.index_entries();
        self.apart.iter_mut().for_each(|group| group.retain(|who| *who != player));
        self.apart.retain(|group| group.len() > 1);
    }

    fn arrange(&mut self, order: &[EntryId]) {
        let numbers: Vec<u16> = order.iter().map(|player| self.number(*player)).filter(|n| *n > 0).collect();
        let mut seen = vec![false; self.entries.len() + 1];
        let once = numbers.iter().all(|n| seen.get_mut(usize::from(*n)).is_some_and(|s| !std::mem::replace(s, true)));
        if numbers.len() != self.entries.len() || !once {
            return;
        }
        let place: HashMap<EntryId, usize> = order.iter().enumerate().map(|(at, id)| (*id, at)).collect();
        self.entries.sort_by_key(|entry| place.get(&entry.id).copied());
        self.index_entries();
        self.arranged = true;
    }

    fn note(&mut self, done: &RecordedAct, incident: Incident) {
        self.notes.push(NotedIncident { number: done.number, at_ms: done.at, by: done.by.clone(), incident });
    }

    /// Applies acts on the draft.
    fn take_pairing(&mut self, done: &RecordedAct) {
        match &done.act {
            EventAct::Pair | EventAct::Seat { .. } => self.seat(done),
            EventAct::BeginManual => {
                if let Some(round) = self.open_round_mut() {
                    round.manual = Manual::Open;
                }
            }
            EventAct::Swap(a, b) => self.swap(*a, *b),
            EventAct::EndManual => {
                let differing = done.answers.iter().find_map(|answer| match answer {
                    EventAnswer::Compared { round, differing } => Some((*round, *differing)),
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
            EventAct::Unpair => self.unpair(),
            _ => {}
        }
    }

    fn unpair(&mut self) {
        let Some(number) = self.open_round().map(|round| round.number) else { return };
        self.rounds.pop();
        // The comment belongs to the discarded pairing.
        self.comments.retain(|c| !matches!(c, Comment::ManualPairing { round, .. } if *round == number));
    }

    /// Creates the draft from the answers.
    fn seat(&mut self, done: &RecordedAct) {
        let mut paired = None;
        let mut engine = None;
        for answer in &done.answers {
            match answer {
                EventAnswer::Accelerated(list) => self.accelerations.clone_from(list),
                EventAnswer::Paired { round, boards, byes } => paired = Some((*round, boards, byes)),
                EventAnswer::Engine { boards, bye } => {
                    engine = Some(boards.clone().map(|boards| EnginePairs { boards, bye: *bye }));
                }
                _ => {}
            }
        }
        let Some((number, boards, byes)) = paired else { return };
        let by_hand = matches!(done.act, EventAct::Seat { .. });
        let known = self.open_round().and_then(|round| round.engine.clone());
        let bye = byes.iter().find(|b| b.bye == Bye::PairingAllocated).map(|b| b.player);
        let engine = match engine {
            Some(engine) => engine,
            None if by_hand => known,
            None => Some(EnginePairs { boards: boards.clone(), bye }),
        };
        self.unpair();
        if usize::from(number) != self.rounds.len() + 1 {
            return;
        }
        let board =
            |(white, black): &(EntryId, EntryId)| RoundBoard { table: 0, white: *white, black: *black, result: None };
        self.rounds.push(EventRound {
            number,
            stage: RoundStage::Draft,
            boards: boards.iter().map(board).collect(),
            byes: byes.clone(),
            engine,
            manual: if by_hand { Manual::Open } else { Manual::No },
            times: [done.at, 0, 0],
        });
        self.lay_tables();
    }

    /// Takes the tables and the order of a published round. A draft that was undone in part keeps its own.
    fn take_tables(&mut self, answers: &[EventAnswer]) {
        let published = answers.iter().find_map(|answer| match answer {
            EventAnswer::Published { boards, .. } => Some(boards),
            _ => None,
        });
        let (Some(published), Some(round)) = (published, self.open_round_mut()) else { return };
        let mut boards = Vec::with_capacity(published.len());
        for (table, white) in published {
            let board = round.boards.iter().find(|board| board.white == *white);
            boards.extend(board.map(|board| RoundBoard { table: *table, ..*board }));
        }
        if boards.len() == round.boards.len() {
            round.boards = boards;
        }
    }

    /// Lays out a draft: fixed tables first, the others in order. Published tables are in the log.
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

    /// Applies acts that advance a round or the event.
    fn take_stage(&mut self, done: &RecordedAct) {
        match &done.act {
            EventAct::Publish => {
                if let Some(round) = self.open_round_mut() {
                    round.stage = RoundStage::Published;
                    round.times[1] = done.at;
                }
                self.take_tables(&done.answers);
                self.take_results(&done.answers);
            }
            EventAct::Unpublish => {
                if let Some(round) = self.open_round_mut() {
                    round.stage = RoundStage::Draft;
                    round.times[1] = 0;
                    let number = round.number;
                    self.slips.retain(|slip| slip.round != number);
                }
            }
            EventAct::CloseRound => {
                let Some(round) = self.open_round_mut() else { return };
                round.stage = RoundStage::Closed;
                round.times[2] = done.at;
                let number = round.number;
                self.slips.retain(|slip| slip.round != number);
                self.timer = None;
            }
            EventAct::CloseEvent => self.closed = true,
            EventAct::Reopen => self.closed = false,
            _ => {}
        }
    }

    fn take_results(&mut self, answers: &[EventAnswer]) {
        for answer in answers {
            if let EventAnswer::Resulted { round, white, result } = answer {
                self.slips.retain(|slip| slip.round != *round || slip.white != *white);
                if let Some(board) = self.board_mut(*round, *white) {
                    board.result = Some(*result);
                }
            }
        }
    }

    fn board_mut(&mut self, round: u16, white: EntryId) -> Option<&mut RoundBoard> {
        let round = self.rounds.get_mut(usize::from(round).checked_sub(1)?)?;
        round.boards.iter_mut().find(|board| board.white == white)
    }

    fn take_result(&mut self, done: &RecordedAct) {
        match &done.act {
            EventAct::Result { .. } | EventAct::Results { .. } | EventAct::Approve(_) => {
                self.take_results(&done.answers);
            }
            EventAct::ClearResult { round, white } => {
                if let Some(board) = self.board_mut(*round, *white) {
                    board.result = None;
                }
            }
            EventAct::Report { round, white, result, side } => {
                self.slips.retain(|slip| (slip.round, slip.white, slip.side) != (*round, *white, *side));
                let (number, at_ms) = (done.number, done.at);
                let slip = ReportedResult { number, at_ms, round: *round, white: *white, result: *result, side: *side };
                self.slips.push(slip);
            }
            EventAct::Reject(number) => self.slips.retain(|slip| slip.number != *number),
            EventAct::Correct { round, white, result, rating_only } => {
                let (round, white, rating_only) = (*round, *white, *rating_only);
                if rating_only {
                    self.rating_corrections.retain(|c| (c.round, c.white) != (round, white));
                    self.rating_corrections.push(RatingCorrection { round, white, result: *result });
                } else {
                    self.take_results(&done.answers);
                }
                self.comments.push(Comment::Corrected { round, white: self.number(white), rating_only });
            }
            EventAct::Penalty { player, round, points, article, reason } => {
                let penalty = PointsPenalty { round: *round, points: *points };
                self.with_entry(*player, |entry| entry.penalties.push(penalty));
                let incident = Incident {
                    kind: IncidentKind::Decision,
                    round: Some(*round),
                    player: Some(*player),
                    article: article.clone(),
                    text: reason.clone(),
                    ruling: None,
                };
                self.note(done, incident);
            }
            _ => {}
        }
    }
}

/// Returns whether two lists contain the same players, in any order.
pub(crate) fn same_players(one: &[EntryId], other: &[EntryId]) -> bool {
    let sorted = |list: &[EntryId]| {
        let mut list = list.to_vec();
        list.sort_unstable();
        list
    };
    sorted(one) == sorted(other)
}
