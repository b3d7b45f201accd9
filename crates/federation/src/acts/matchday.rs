//! Acts of a match (Delegates 5.51-5.94; Teams 7.31-7.34; Sub-condicione 9; Adjournments 10; Sealed moves 11; Competition
//! rules 12; Substitutes 13; Calendar 15.5).

use super::{LineUpTiming, MatchAct, SeasonAnswer, raising};
use crate::act_refusal::ActRefusal;
use crate::cases::{Matter, Offender};
use crate::finding::HandbookFinding;
use crate::ids::{ClubId, MatchId, MemberNo, TeamSide};
use crate::lateness::{Arrival, Cause, Late, TeamPresence};
use crate::list_number::ListNumber;
use crate::matches::{BoardStatus, ClubMatch, LineUp, RecordMark, Remark, ResultReport, SealedLineUp, compare};
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::regulations::Regulations;
use crate::result::TeamBoardResult;
use crate::season::{SeasonState, SeasonWarning};
use crate::substitution::{self, SubstitutionRequest};
use crate::unfinished::UnfinishedState;
use adoube_laws::{Article, Date, Moment};
use std::collections::BTreeSet;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

/// Maximum length of a text on the back of a record.
const MAX_WORDS: usize = 4000;

pub(super) fn decide(state: &SeasonState, id: MatchId, act: &MatchAct, at: Moment) -> Decided {
    let m = state.matches.get(&id).ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Match, id.0)))?;
    let here = MatchContext { state, id, m, at };
    let changes = changes_the_record(act);
    if changes && m.signed.iter().all(Option::is_some) {
        return Err(RefusalReason::Signed.into());
    }
    let mut events = here.decide(act)?;
    if changes && m.signed.iter().any(Option::is_some) {
        // 5.94: after a change the delegates sign again.
        events.push(SeasonAnswer::SignaturesFell(id));
    }
    Ok(events)
}

/// Returns whether an act changes a record that delegates have signed, other than by a result still to be played
/// (5.94).
const fn changes_the_record(act: &MatchAct) -> bool {
    matches!(
        act,
        MatchAct::LineUp { .. }
            | MatchAct::SealLineUp { .. }
            | MatchAct::OpenLineUp { .. }
            | MatchAct::MissingDocument(..)
            | MatchAct::Presence { .. }
            | MatchAct::Substitute { .. }
            | MatchAct::Late { .. }
            | MatchAct::Leave { .. }
            | MatchAct::Mark(..)
            | MatchAct::Unmark(..)
            | MatchAct::Remark(..)
    )
}

/// Returns a text, or a refusal if it is too long.
pub(super) fn words(text: &str, otherwise: ActRefusal) -> Result<String, SeasonRefusal> {
    if text.len() > MAX_WORDS { Err(otherwise.into()) } else { Ok(text.to_owned()) }
}

/// The match that an act concerns.
pub(super) struct MatchContext<'s> {
    pub(super) state: &'s SeasonState,
    pub(super) id: MatchId,
    pub(super) m: &'s ClubMatch,
    pub(super) at: Moment,
}

impl MatchContext<'_> {
    /// The regulations of the day of the match.
    pub(super) fn rules(&self) -> &Regulations {
        self.state.regulations_on(self.m.start.date)
    }

    fn decide(&self, act: &MatchAct) -> Decided {
        let (here, id, m) = (self, self.id, self.m);
        match act {
            MatchAct::LineUp { side, players, when } => here.line_up(*side, players, *when),
            MatchAct::SealLineUp { side, boards, envelope } => {
                if m.lineups[side.index()].is_some() {
                    return Err(ActRefusal::EnvelopeLate.into());
                }
                if boards.iter().any(|board| here.board(*board).is_err()) {
                    return Err(ActRefusal::EnvelopeBoards.into());
                }
                // 15.5: the line-up of the boards affected, and of no others.
                let moved: BTreeSet<u8> = m.moved_boards.iter().map(|(board, _)| *board).collect();
                if !moved.is_empty() && moved != boards.iter().copied().collect() {
                    return Err(ActRefusal::EnvelopeAffected.into());
                }
                let envelope = words(envelope, ActRefusal::Long)?;
                let sealed = SealedLineUp { boards: boards.clone(), envelope, opened: None };
                Ok(vec![SeasonAnswer::LineUpSealed(id, *side, sealed)])
            }
            MatchAct::OpenLineUp { side, players } => here.open_line_up(*side, players),
            MatchAct::Prepare(TeamSide::Visitors, what) if what.is_of_home() => Err(RefusalReason::HomeDuty.into()),
            MatchAct::Prepare(side, what) => Ok(vec![SeasonAnswer::Prepared(id, *side, *what)]),
            MatchAct::PrepareSession(what, session) => here.prepare_session(*what, *session),
            MatchAct::Unprepare(side, what, session) => here.unprepare(*side, *what, *session),
            MatchAct::MissingDocument(side, number) => {
                Ok(vec![SeasonAnswer::Noted(id, Remark::MissingDocument { side: *side, number: *number })])
            }
            MatchAct::Presence { side, present, half_at_s, cause } => {
                here.presence(*side, *present, *half_at_s, *cause)
            }
            MatchAct::Substitute { side, board, incoming, at_s } => here.substitute(*side, *board, *incoming, *at_s),
            MatchAct::Late { side, board, at_s, cause } => here.late(*side, *board, *at_s, *cause),
            MatchAct::Leave { board, at_s } => here.leave(*board, *at_s),
            MatchAct::Result(board, result) => here.result(*board, *result),
            MatchAct::Mark(board, side, mark) => {
                // `X` is for the absent, `C` for individual events.
                let result = here.board(*board)?.result();
                let fits = match mark {
                    RecordMark::O => true,
                    RecordMark::X => result.is_some_and(|result| result.is_absent(*side)),
                    RecordMark::C => false,
                };
                if !fits {
                    return Err(RefusalReason::WrongMark.into());
                }
                Ok(vec![SeasonAnswer::Marked(id, *board, *side, *mark)])
            }
            MatchAct::Unmark(board, side, mark) => here.unmark(*board, *side, *mark),
            MatchAct::Step { board, step, envelope, resumption } => {
                here.step(*board, *step, envelope.as_ref(), *resumption)
            }
            MatchAct::LateAtResumption { side, board, at_s } => {
                let resumable = matches!(
                    here.board(*board)?,
                    BoardStatus::Unfinished(UnfinishedState::SealedOnce | UnfinishedState::Third)
                );
                if !resumable {
                    return Err(SeasonRefusal::under(ActRefusal::NotSealed, "Competition rules 12.4"));
                }
                if here.rules().lateness.plays_on(*at_s) {
                    return Ok(Vec::new());
                }
                Ok(vec![SeasonAnswer::BoardSet(id, *board, BoardStatus::Finished(TeamBoardResult::absence(*side)))])
            }
            MatchAct::SubCondicione { board, point, home_clock_s, visitors_clock_s, upheld, rejected } => {
                here.sub_condicione(*board, point, (*home_clock_s, *visitors_clock_s), (*upheld, *rejected))
            }
            MatchAct::Incident { board, home, visitors } => here.incident(*board, home, visitors),
            MatchAct::Version { side, board, words } => here.version(*side, *board, words),
            MatchAct::Countersign { side, board } => {
                here.board(*board)?;
                let open = m.version(side.other(), *board).is_some_and(|(_, countersigned)| !countersigned);
                if open {
                    Ok(vec![SeasonAnswer::Countersigned(id, side.other(), *board)])
                } else {
                    Err(ActRefusal::NothingToRead.into())
                }
            }
            MatchAct::Correct(board, result) => here.correct(*board, *result),
            MatchAct::Remark(side, text) => {
                Ok(vec![SeasonAnswer::Noted(id, Remark::Words { side: *side, words: words(text, ActRefusal::Long)? })])
            }
            MatchAct::Report(side, results) => here.report(*side, results),
            MatchAct::Sign(side, person) => here.sign(*side, *person),
            MatchAct::RecordReceived => Ok(here.record_received(here.at.date)),
            MatchAct::RecordArrived(on) if *on > here.at.date || *on < m.start.date => {
                let from = if *on > here.at.date { *on } else { m.start.date };
                let reason = RefusalReason::TooEarly(from.at(0, 0));
                Err(SeasonRefusal { reason, cites: Some(Article::new("Delegates 5.811")) })
            }
            MatchAct::RecordArrived(on) => Ok(here.record_received(*on)),
        }
    }

    /// Refuses to record a future event: `at_s` seconds after the official start must have passed.
    pub(super) fn happened(&self, at_s: u32, rule: &'static str) -> Result<(), SeasonRefusal> {
        self.passed(self.m.start, at_s, rule)
    }

    /// Refuses what lies less than `at_s` seconds after a time.
    fn passed(&self, start: Moment, at_s: u32, rule: &'static str) -> Result<(), SeasonRefusal> {
        let from = start.plus_minutes(i64::from(at_s / 60));
        if self.at >= from {
            return Ok(());
        }
        Err(SeasonRefusal { reason: RefusalReason::TooEarly(from), cites: Some(Article::new(rule)) })
    }

    /// Refuses to record a future event of a board, which may be played at another time (15.4).
    fn happened_on(&self, board: u8, at_s: u32, rule: &'static str) -> Result<(), SeasonRefusal> {
        self.passed(self.m.start_of(board), at_s, rule)
    }

    /// Checks that games are in progress: the starting time has come and both line-ups are in.
    pub(super) fn begun(&self, rule: &'static str) -> Result<(), SeasonRefusal> {
        self.happened(0, rule)?;
        self.lined_up()
    }

    fn lined_up(&self) -> Result<(), SeasonRefusal> {
        match TeamSide::BOTH.into_iter().find(|side| self.m.lineups[side.index()].is_none()) {
            Some(missing) => Err(RefusalReason::NoLineUp(missing).into()),
            None => Ok(()),
        }
    }

    fn count(&self) -> u8 {
        self.m.boards.len().min(255) as u8
    }

    pub(super) fn board(&self, board: u8) -> Result<BoardStatus, SeasonRefusal> {
        let at = usize::from(board).checked_sub(1).and_then(|at| self.m.boards.get(at));
        at.copied().ok_or_else(|| RefusalReason::Unknown(Thing::Board, u32::from(board)).into())
    }

    /// Returns the status of a board, or refuses if its result is settled.
    pub(super) fn unsettled(&self, board: u8) -> Result<BoardStatus, SeasonRefusal> {
        match self.board(board)? {
            BoardStatus::Finished(_) => Err(RefusalReason::BoardSettled(board).into()),
            open => Ok(open),
        }
    }

    fn club(&self, side: TeamSide) -> ClubId {
        self.state.teams.get(&self.m.team(side)).map_or(ClubId(0), |team| team.club)
    }

    /// Returns whether a late player counts as a visitor from another town (12.2).
    fn lateness_of(&self, side: TeamSide) -> Late {
        let town = |side| self.state.clubs.get(&self.club(side)).map(|club| club.town);
        if side == TeamSide::Visitors && town(TeamSide::Home) != town(TeamSide::Visitors) {
            Late::VisitorFromElsewhere
        } else {
            Late::Other
        }
    }

    /// Checks that a team has no line-up yet, or one that it can still change.
    fn can_line_up(&self, side: TeamSide, when: LineUpTiming) -> Result<(), ActRefusal> {
        if self.m.lineups[side.index()].is_none() {
            return Ok(());
        }
        if self.m.lineups_open() {
            return Err(ActRefusal::LineUpsOpen);
        }
        if self.m.team_absent(side) {
            return Err(ActRefusal::LineUpLost);
        }
        if when == LineUpTiming::AfterPlay { Err(ActRefusal::LineUpRecorded) } else { Ok(()) }
    }

    fn line_up(&self, side: TeamSide, players: &[ListNumber], when: LineUpTiming) -> Decided {
        let team = self.m.team(side);
        let sheet = self.state.sheet(self.m, team);
        let sheet = sheet.ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Team, team.0)))?;
        self.can_line_up(side, when)?;
        if when == LineUpTiming::AfterPlay {
            self.happened(0, "Delegates 5.61")?;
        }
        let club = self.club(side);
        let roster = self.state.roster(club, self.m.event);
        let used = self.state.used_in_round(self.id, club);
        let findings = roster.check(&sheet, players, &used);
        if let Some(sealed) = &self.m.sealed[side.index()]
            && let Some(opened) = &sealed.opened
        {
            // 15.5: the boards affected are played by the players named in the envelope, unless they may not play there
            // at all.
            let lines: Vec<(u8, ListNumber)> = sealed.boards.iter().copied().zip(opened.iter().copied()).collect();
            let binds = roster.check_envelope(&sheet, &lines, &used).is_empty();
            let differs = sealed.boards.iter().zip(opened).any(|(board, number)| {
                usize::from(*board).checked_sub(1).and_then(|at| players.get(at)) != Some(number)
            });
            if binds && differs {
                return Err(ActRefusal::EnvelopeDiffers.into());
            }
        }
        self.not_suspended(club, players)?;
        let unlicensed = self.unlicensed(club, players);
        if when == LineUpTiming::BeforePlay && !unlicensed.is_empty() {
            return Err(unlicensed.into());
        }
        let mut events = Vec::new();
        if when == LineUpTiming::BeforePlay && !findings.is_empty() {
            return Err(findings.into());
        }
        if !findings.is_empty() {
            // D-04: a record of a match already played is accepted, and the Committee is notified.
            events.extend(findings.into_iter().map(|f| SeasonAnswer::Noted(self.id, Remark::Irregular(f))));
            events.extend(raising::raise(self.state, Matter::Breach(Offender::Team(team)), self.at)?);
        }
        // D-12: with fewer than half the players the match is lost, but only once the regulation time has run out (12.3
        // b, D-31).
        let named = players.len().min(255) as u8;
        let short = named < self.rules().needed(self.count());
        let limit = self.m.start.plus_minutes(i64::from(*self.rules().lateness.lost_after_min));
        if short && when == LineUpTiming::BeforePlay && self.at < limit {
            return Err(RefusalReason::BelowHalf(self.rules().needed(self.count())).into());
        }
        events.push(SeasonAnswer::LinedUp(self.id, side, LineUp { players: players.to_vec(), at: self.at }));
        if short {
            events.push(SeasonAnswer::Present(self.id, side, TeamPresence::LostByAbsence));
        }
        // A sheet can be changed until the other one is in, so boards without a name are lost only then.
        let filled = |of: TeamSide| match &self.m.lineups[of.index()] {
            _ if of == side && short => 0,
            _ if of == side => named,
            Some(other) => other.players.len().min(255) as u8,
            None => u8::MAX,
        };
        let both = self.m.lineups[side.other().index()].is_some();
        events.extend(self.absences(|board, of| (both || of == side && short) && board > filled(of)));
        Ok(events)
    }

    /// Returns the players whose licence is not in force on the day of the match, where licences end within the season.
    fn unlicensed(&self, club: ClubId, players: &[ListNumber]) -> Vec<HandbookFinding> {
        let list = self.state.lists.get(&club);
        let person = |number: &ListNumber| list.and_then(|list| list.find(*number)).map(|listed| listed.person);
        let out = |person: &MemberNo| !self.state.is_licensed(*person, self.m.start.date);
        players.iter().filter_map(person).filter(out).map(HandbookFinding::EntryLicence).collect()
    }

    fn not_suspended(&self, club: ClubId, players: &[ListNumber]) -> Result<(), SeasonRefusal> {
        let list = self.state.lists.get(&club);
        for number in players {
            let person = list.and_then(|list| list.find(*number)).map(|listed| listed.person);
            if let Some(person) = person.filter(|p| self.state.is_suspended(*p, self.m.start.date)) {
                return Err(RefusalReason::Suspended(person.0).into());
            }
        }
        Ok(())
    }

    fn open_line_up(&self, side: TeamSide, players: &[ListNumber]) -> Decided {
        let sealed = match &self.m.sealed[side.index()] {
            None => return Err(ActRefusal::NoEnvelope.into()),
            Some(sealed) if sealed.opened.is_some() => return Err(ActRefusal::EnvelopeOpened.into()),
            Some(sealed) => sealed,
        };
        if players.len() != sealed.boards.len() {
            return Err(ActRefusal::EnvelopeCount.into());
        }
        let opened = SealedLineUp { opened: Some(players.to_vec()), ..sealed.clone() };
        Ok(vec![SeasonAnswer::LineUpSealed(self.id, side, opened)])
    }

    /// Settles a board as lost by one side's absence.
    fn absent(&self, board: u8, side: TeamSide) -> Vec<SeasonAnswer> {
        self.absences(|b, s| b == board && s == side)
    }

    /// Settles boards with one side or both absent; if both are, both lose (D-34). Games played count.
    fn absences(&self, missing: impl Fn(u8, TeamSide) -> bool) -> Vec<SeasonAnswer> {
        let mut events = Vec::new();
        for (board, stand) in (1..=u8::MAX).zip(&self.m.boards) {
            let before = stand.result();
            if before.is_some_and(crate::result::TeamBoardResult::was_played) {
                continue;
            }
            let gone = |side: TeamSide| missing(board, side) || before.is_some_and(|result| result.is_absent(side));
            let new = |side: &TeamSide| missing(board, *side) && before.is_none_or(|result| !result.is_absent(*side));
            let sides: Vec<TeamSide> = TeamSide::BOTH.into_iter().filter(new).collect();
            let Some(first) = sides.first() else { continue };
            let result =
                if gone(first.other()) { TeamBoardResult::BothAbsent } else { TeamBoardResult::absence(*first) };
            events.push(SeasonAnswer::BoardSet(self.id, board, BoardStatus::Finished(result)));
            events.extend(sides.into_iter().map(|side| SeasonAnswer::Marked(self.id, board, side, RecordMark::X)));
        }
        events
    }

    fn lost_by_absence(&self, side: TeamSide) -> Vec<SeasonAnswer> {
        let mut events = vec![SeasonAnswer::Present(self.id, side, TeamPresence::LostByAbsence)];
        events.extend(self.absences(|_, of| of == side));
        events
    }

    fn presence(&self, side: TeamSide, present: u8, half_at_s: Option<u32>, cause: Cause) -> Decided {
        if self.m.presence[side.index()].is_some() {
            return Err(ActRefusal::Presence.into());
        }
        let late = self.lateness_of(side);
        let presence = self.rules().team_presence(self.count(), present, half_at_s, late, cause);
        // 12.3 (a): a team with fewer than half its players present has not begun to play.
        let begun = |(number, board): (u8, &BoardStatus)| {
            // 15.4: a board played at another time says nothing about the start of the match.
            let here = self.m.start_of(number) == self.m.start;
            here && *board != BoardStatus::Open && board.result().is_none_or(TeamBoardResult::was_played)
        };
        if presence != TeamPresence::Half && (1..=u8::MAX).zip(&self.m.boards).any(begun) {
            return Err(RefusalReason::PlayBegun.into());
        }
        // 12.3 (b), D-31: nobody loses before the regulation time has run out.
        let proved = (late, cause) == (Late::VisitorFromElsewhere, Cause::TransportWithProof);
        let limit = if proved { self.rules().lateness.wait_s() } else { self.rules().lateness.limit_s() };
        let when_s = half_at_s.filter(|_| presence != TeamPresence::Half);
        let lost = presence == TeamPresence::LostByAbsence;
        self.happened(when_s.unwrap_or(if lost { limit } else { 0 }), "Competition rules 12.3 (b)")?;
        match presence {
            TeamPresence::LostByAbsence => Ok(self.lost_by_absence(side)),
            TeamPresence::Divided { .. } => {
                let mut events = vec![SeasonAnswer::Present(self.id, side, presence)];
                let at_s = half_at_s.unwrap_or(0);
                events.extend(raising::raise(self.state, Matter::DelayProof(self.id, 0, at_s), self.at)?);
                Ok(events)
            }
            other => Ok(vec![SeasonAnswer::Present(self.id, side, other)]),
        }
    }

    fn substitute(&self, side: TeamSide, board: u8, incoming: ListNumber, at_s: u32) -> Decided {
        self.lined_up()?;
        let team = self.m.team(side);
        let sheet = self.state.sheet(self.m, team);
        let sheet = sheet.ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Team, team.0)))?;
        // D-27: only a player who has not arrived can be replaced, on a board without a result.
        let seated = &self.m.seated[side.index()];
        let arrived = self.arrived(side, board);
        let replaced = usize::from(board).checked_sub(1).and_then(|at| seated.get(at));
        let Some(replaced) = replaced.filter(|_| !arrived && self.board(board) == Ok(BoardStatus::Open)) else {
            return Err(RefusalReason::BoardNotOpen(board).into());
        };
        let club = self.club(side);
        let roster = self.state.roster(club, self.m.event);
        let used = self.state.used_in_round(self.id, club);
        let done = self.m.substitutes[side.index()].len().min(255) as u8;
        let request = SubstitutionRequest { seated, done, board, incoming, at_s, used: &used };
        let findings = substitution::check(self.rules(), &roster, &sheet, &request);
        if !findings.is_empty() {
            return Err(findings.into());
        }
        self.not_suspended(club, &[incoming])?;
        self.happened(at_s, "Substitutes 13.2")?;
        let remark = Remark::Substitution { side, board, replaced: *replaced, incoming, at_s };
        Ok(vec![
            SeasonAnswer::Substituted(self.id, side, board, incoming),
            SeasonAnswer::Noted(self.id, remark),
            SeasonAnswer::Marked(self.id, board, side, RecordMark::O),
        ])
    }

    /// Returns whether the player is recorded as having arrived late.
    fn arrived(&self, side: TeamSide, board: u8) -> bool {
        let here = |r: &Remark| matches!(r, Remark::Late { side: s, board: b, .. } if *s == side && *b == board);
        self.m.back.iter().any(here)
    }

    fn late(&self, side: TeamSide, board: u8, at_s: u32, cause: Cause) -> Decided {
        if self.board(board)? != BoardStatus::Open {
            return Err(RefusalReason::BoardSettled(board).into());
        }
        if self.arrived(side, board) {
            return Err(RefusalReason::Arrived(board).into());
        }
        self.happened(at_s, "Competition rules 12.1 (a)")?;
        let arrival = self.rules().lateness.arrival(self.lateness_of(side), cause, at_s);
        let mut events = vec![
            SeasonAnswer::CameLate(self.id, side, board, arrival),
            SeasonAnswer::Noted(self.id, Remark::Late { side, board, at_s, arrival }),
        ];
        match arrival {
            Arrival::LostByAbsence => events.extend(self.absent(board, side)),
            Arrival::StartsDivided { .. } => {
                events.push(SeasonAnswer::Marked(self.id, board, side, RecordMark::O));
                events.extend(raising::raise(self.state, Matter::DelayProof(self.id, board, at_s), self.at)?);
            }
            Arrival::Starts { .. } => {}
        }
        Ok(events)
    }

    fn leave(&self, board: u8, at_s: u32) -> Decided {
        self.board(board)?;
        self.happened(at_s, "Competition rules 12.1 (b)")?;
        // 12.1 (b): before 90 minutes only if the clubs are from the same town.
        let waits = self.lateness_of(TeamSide::Visitors) == Late::VisitorFromElsewhere;
        if waits && at_s < self.rules().lateness.wait_s() {
            return Ok(vec![SeasonAnswer::Noted(self.id, Remark::LeftEarly { board, at_s })]);
        }
        Ok(Vec::new())
    }

    fn result(&self, board: u8, result: TeamBoardResult) -> Decided {
        match self.unsettled(board)? {
            BoardStatus::Provisional { .. } => return Err(ActRefusal::SubCondicione.into()),
            // 10.2 (b): sealed twice, it is adjudicated or goes on in a third session.
            BoardStatus::Unfinished(UnfinishedState::SealedTwice) => {
                return Err(SeasonRefusal::under(ActRefusal::Committee, "Adjournments 10.2 (b)"));
            }
            BoardStatus::Unfinished(session) if session.waits_for_committee() => {
                return Err(ActRefusal::Committee.into());
            }
            _ => {}
        }
        if result.was_played() && !self.m.is_lined_up_ahead(board) {
            self.lined_up()?;
        }
        self.can_be(board, result)?;
        let mut events = vec![SeasonAnswer::BoardSet(self.id, board, BoardStatus::Finished(result))];
        for side in TeamSide::BOTH.into_iter().filter(|side| result.is_absent(*side)) {
            events.push(SeasonAnswer::Marked(self.id, board, side, RecordMark::X));
        }
        Ok(events)
    }

    /// Checks that a board can have a result: nobody is absent before the hour of 12.1 (a) is over, and nobody plays
    /// against a board without a name (D-12).
    pub(super) fn can_be(&self, board: u8, result: TeamBoardResult) -> Result<(), SeasonRefusal> {
        let known = self.board(board)?.result();
        let new = |side: &TeamSide| result.is_absent(*side) && known.is_none_or(|known| !known.is_absent(*side));
        if TeamSide::BOTH.iter().any(new) {
            self.happened_on(board, self.rules().lateness.limit_s(), "Competition rules 12.1 (a)")?;
        }
        if result.was_played() && TeamSide::BOTH.into_iter().any(|side| self.m.is_empty(side, board)) {
            return Err(RefusalReason::NobodyThere(board).into());
        }
        self.happened_on(board, 0, "Delegates 5.71")
    }

    /// Records a report (5.71). Once both are in they are compared, and boards on which they agree are settled.
    fn report(&self, side: TeamSide, results: &[Option<TeamBoardResult>]) -> Decided {
        if results.len() != self.m.boards.len() {
            return Err(ActRefusal::AllBoards.into());
        }
        self.happened(0, "Delegates 5.71")?;
        // Every result is required, except of games still in progress or pending before a body.
        let due = |board: u8, stand: &BoardStatus| match stand {
            BoardStatus::Open => self.m.start_of(board) <= self.at,
            BoardStatus::Finished(_) => true,
            _ => false,
        };
        let without = (1..=u8::MAX).zip(results.iter().zip(&self.m.boards));
        let without: Vec<u8> = without.filter(|(n, (r, b))| r.is_none() && due(*n, b)).map(|(n, _)| n).collect();
        if !without.is_empty() {
            return Err(RefusalReason::ReportIncomplete(without).into());
        }
        for (board, result) in (1..=u8::MAX).zip(results) {
            result.iter().try_for_each(|result| self.can_be(board, *result))?;
        }
        let report = ResultReport { results: results.to_vec(), at: self.at };
        let mut events = vec![SeasonAnswer::Reported(self.id, side, report.clone())];
        if let Some(season) = &self.state.season {
            let due = season.working_days.result_due(self.m.start.date, &self.rules().deadlines);
            if self.at > due {
                let club = Some(self.club(side));
                events.push(SeasonAnswer::Warned(SeasonWarning {
                    at: self.at,
                    club,
                    finding: HandbookFinding::ResultLate { due },
                }));
            }
        }
        if let Some(other) = &self.m.reports[side.other().index()] {
            events.push(SeasonAnswer::Compared(self.id, compare(&report, other)));
            for ((board, mine), theirs) in (1..=u8::MAX).zip(results).zip(&other.results) {
                if let (Some(result), true) = (mine, mine == theirs)
                    && matches!(self.board(board), Ok(BoardStatus::Open))
                {
                    events.push(SeasonAnswer::BoardSet(self.id, board, BoardStatus::Finished(*result)));
                    for absent in TeamSide::BOTH.into_iter().filter(|side| result.is_absent(*side)) {
                        events.push(SeasonAnswer::Marked(self.id, board, absent, RecordMark::X));
                    }
                }
            }
        }
        Ok(events)
    }

    fn sign(&self, side: TeamSide, person: MemberNo) -> Decided {
        let delegate = self.state.clubs.get(&self.club(side)).is_some_and(|club| club.delegates.contains(&person));
        if !delegate {
            return Err(RefusalReason::NotDelegate(person.0).into());
        }
        let open =
            |(board, stand): (u8, &BoardStatus)| *stand == BoardStatus::Open && self.m.start_of(board) <= self.at;
        if (1..=u8::MAX).zip(&self.m.boards).any(open) {
            return Err(ActRefusal::GamesOpen.into());
        }
        Ok(vec![SeasonAnswer::Signed(self.id, side, person)])
    }

    fn record_received(&self, on: Date) -> Vec<SeasonAnswer> {
        let mut events = vec![SeasonAnswer::RecordReceived(self.id, on)];
        if let Some(season) = &self.state.season {
            let due = season.working_days.record_due(self.m.start.date, &self.rules().deadlines);
            if on > due {
                // 5.811 does not say whose duty this is; the home delegate keeps the record (5.54).
                let club = Some(self.club(TeamSide::Home));
                events.push(SeasonAnswer::Warned(SeasonWarning {
                    at: self.at,
                    club,
                    finding: HandbookFinding::RecordLate { due },
                }));
            }
        }
        events
    }
}
