//! The effects of a ruling.

use super::{SeasonAnswer, before};
use crate::cases::{CaseFile, Matter, Offender, Ruling, Sanction, SanctionEffect};
use crate::ids::{CompetitionId, MatchId, TeamSide};
use crate::lateness::TeamPresence;
use crate::matches::{BoardStatus, RecordMark, Remark};
use crate::refusal::{RefusalReason, SeasonRefusal};
use crate::result::TeamBoardResult;
use crate::season::SeasonState;
use crate::unfinished::UnfinishedState;
use crate::venue::RoundHall;
use adoube_laws::Moment;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

/// Returns the events that follow from a ruling on a case.
pub(super) fn of(state: &SeasonState, case: &CaseFile, ruling: &Ruling, at: Moment) -> Decided {
    let yes = *ruling == Ruling::Yes;
    if yes || matches!(ruling, Ruling::At(_)) {
        super::raising::can_move(state, &case.matter)?;
    }
    Ok(match (&case.matter, ruling) {
        (Matter::Appeal(of), Ruling::Instead(instead)) => return on_appeal(state, *of, instead, at),
        (Matter::Venue(venue), _) => vec![SeasonAnswer::VenueAuthorised(*venue, yes)],
        (
            Matter::Incident(id, board)
            | Matter::Analysis(id, board)
            | Matter::AnalysisAfterSecond(id, board)
            | Matter::ThirdSession(id, board),
            Ruling::Result(result),
        ) => vec![SeasonAnswer::BoardSet(*id, *board, BoardStatus::Finished(*result))],
        (Matter::ThirdSession(id, board), Ruling::At(when)) => session(*id, *board, UnfinishedState::Third, *when, at)?,
        // 5.93: the game was stopped by a sealed move; it continues from there.
        (Matter::Incident(id, board), Ruling::At(when)) => {
            session(*id, *board, UnfinishedState::SealedOnce, *when, at)?
        }
        (Matter::SubCondicione(id, board), _) => sub_condicione(state, *id, *board, yes),
        (Matter::DelayProof(id, board, at_s), Ruling::No) => delay_refused(state, *id, *board, *at_s),
        (Matter::ForceMajeure(event, round, matches), Ruling::At(when)) => {
            postponed(state, *event, *round, matches, *when)
        }
        (Matter::Withdrawal(event, person), Ruling::Yes) => {
            let closed = state.events.get(event).map_or(0, |event| event.closed);
            vec![SeasonAnswer::PlayerGone(*event, *person, closed)]
        }
        (Matter::Clash(id), Ruling::At(when)) => vec![SeasonAnswer::Moved(*id, *when)],
        (Matter::RoundRobinDate(event, round, matches, boards), Ruling::At(when)) => {
            let season = state.season.as_ref();
            if season.is_some_and(|season| season.working_days.is_working(when.date)) {
                return Err(RefusalReason::WorkingDay(when.date).into());
            }
            if !boards.is_empty() && *when <= at {
                return Err(RefusalReason::NotAhead.into());
            }
            // Only the games affected move, and none in an individual event, whose games have no matches.
            match (&matches[..], &boards[..]) {
                ([], _) => Vec::new(),
                (matches, []) => postponed(state, *event, *round, matches, *when),
                ([id, ..], boards) => {
                    boards.iter().map(|board| SeasonAnswer::BoardMoved(*id, *board, Some(*when))).collect()
                }
            }
        }
        (Matter::LastRound(event) | Matter::LastSwissRound(event), Ruling::At(when)) => {
            let last = state.events.get(event).map_or(0, crate::competition::Competition::rounds);
            postponed(state, *event, last, &[], *when)
        }
        (Matter::CopaPass(id, team), Ruling::Yes) => {
            let side = state.matches.get(id).and_then(|m| m.side_of(*team));
            side.map(|side| SeasonAnswer::Passes(*id, side)).into_iter().collect()
        }
        (Matter::Change(event, change), Ruling::Yes) => {
            let mut events = vec![SeasonAnswer::Permitted(*event, change.clone())];
            events.extend(matches_moved(state, *event, change.round, |start| Moment { date: change.wanted, ..start }));
            events.extend(change.hall.iter().flat_map(|hall| hall_set(state, *event, change.round, hall)));
            events
        }
        (Matter::MatchChange(id, change), Ruling::Yes) => super::moves::moved(state, *id, change)?,
        (Matter::Breach(who), Ruling::Yes) => super::raising::raise(state, Matter::Sanction(*who), at)?,
        (Matter::Sanction(who), Ruling::Sanction(row)) => sanction(state, case, *who, *row, at)?,
        (Matter::Appointment(member) | Matter::Vacancy(member), Ruling::Yes) => {
            super::bodies::can_join(state, member)?;
            vec![SeasonAnswer::MemberJoined(member.clone())]
        }
        (Matter::Removal(person), Ruling::Yes) => vec![SeasonAnswer::MemberLeft(*person)],
        (Matter::Revocation { case, .. }, Ruling::Yes) => {
            before::can_take_back(state, *case)?;
            revoked(state, *case)
        }
        (Matter::Consolation(event, teams), Ruling::Yes) => vec![SeasonAnswer::Consoled(*event, teams.clone())],
        (Matter::Lots(event, _), Ruling::Order(order)) => vec![SeasonAnswer::PlacesDrawn(*event, order.clone())],
        (Matter::OpenRules(open), _) => vec![SeasonAnswer::Homologated(*open, yes)],
        (Matter::Annulment(open), Ruling::Yes) => vec![SeasonAnswer::OpenAnnulled(*open)],
        (Matter::EventAnnulment(event), Ruling::Yes) => vec![SeasonAnswer::EventAnnulled(*event, true)],
        (Matter::Rated(event), _) => vec![SeasonAnswer::Rated(*event, yes)],
        _ => Vec::new(),
    })
}

/// Sets another session for an unfinished game, which must lie ahead (5.93, 10.2 b).
fn session(id: MatchId, board: u8, stands: UnfinishedState, when: Moment, at: Moment) -> Decided {
    if when <= at {
        return Err(RefusalReason::NotAhead.into());
    }
    Ok(vec![
        SeasonAnswer::BoardSet(id, board, BoardStatus::Unfinished(stands)),
        SeasonAnswer::Noted(id, Remark::Session { board, at: when }),
    ])
}

fn sub_condicione(state: &SeasonState, id: MatchId, board: u8, upheld: bool) -> Vec<SeasonAnswer> {
    let at = usize::from(board).checked_sub(1);
    let now = state.matches.get(&id).and_then(|m| at.and_then(|at| m.boards.get(at)));
    match now {
        Some(BoardStatus::Provisional { upheld: yes, rejected: no, .. }) => {
            let result = if upheld { *yes } else { *no };
            vec![SeasonAnswer::BoardSet(id, board, BoardStatus::Finished(result))]
        }
        _ => Vec::new(),
    }
}

/// Applies a refused proof of delay (12.1 d, D-30): a player who came after 60 minutes has lost by absence; before that
/// the result is valid. Board 0 is the whole team.
fn delay_refused(state: &SeasonState, id: MatchId, board: u8, at_s: u32) -> Vec<SeasonAnswer> {
    let Some(m) = state.matches.get(&id) else { return Vec::new() };
    if state.regulations_on(m.start.date).lateness.stands_without_proof(at_s) {
        return Vec::new();
    }
    let absent = BoardStatus::Finished(TeamBoardResult::VisitorsAbsent);
    // 5.92: column x shows the absence.
    let lost = |board: u8| {
        [SeasonAnswer::BoardSet(id, board, absent), SeasonAnswer::Marked(id, board, TeamSide::Visitors, RecordMark::X)]
    };
    if board > 0 {
        return lost(board).to_vec();
    }
    let boards = m.boards.len().min(255) as u8;
    let mut events = vec![SeasonAnswer::Present(id, TeamSide::Visitors, TeamPresence::LostByAbsence)];
    events.extend((1..=boards).flat_map(lost));
    events
}

/// Moves a round to another date, with its matches.
fn round_moved(state: &SeasonState, event: CompetitionId, round: u16, when: Moment) -> Vec<SeasonAnswer> {
    let mut events = vec![SeasonAnswer::RoundMoved(event, round, when)];
    events.extend(matches_moved(state, event, round, |_| when));
    events
}

/// Moves the matches of a round that are played on its day and have not begun.
fn matches_moved(
    state: &SeasonState,
    event: CompetitionId,
    round: u16,
    to: impl Fn(Moment) -> Moment,
) -> Vec<SeasonAnswer> {
    let at = usize::from(round).checked_sub(1);
    let planned = at.and_then(|at| state.events.get(&event)?.settings.rounds.get(at));
    let Some(planned) = planned else { return Vec::new() };
    let of = |m: &crate::matches::ClubMatch| {
        m.event == event
            && m.round == round
            && m.start.date == planned.date
            && m.boards.iter().all(|board| *board == BoardStatus::Open)
    };
    let moved = state.matches.iter().filter(|(_, m)| of(m)).map(|(id, m)| (id, m.start, to(m.start)));
    moved.filter(|(_, from, to)| from != to).map(|(id, _, to)| SeasonAnswer::Moved(*id, to)).collect()
}

/// Moves a round to another hall, with its matches that have no permission of their own and have not begun (15.10 b).
fn hall_set(state: &SeasonState, event: CompetitionId, round: u16, hall: &RoundHall) -> Vec<SeasonAnswer> {
    let address = hall.address.trim().to_owned();
    let mut events = vec![SeasonAnswer::HallSet(event, round, Some(hall.clone()))];
    let before = state.events.get(&event).and_then(|event| event.halls.get(&round)).map(|hall| hall.address.trim());
    let of = unplayed(state, event, round).filter(|(_, m)| m.venue.is_none() || m.venue.as_deref() == before);
    events.extend(of.map(|(id, _)| SeasonAnswer::VenueSet(*id, Some(address.clone()))));
    events
}

/// Revokes the permission for a hall: unplayed matches return to the home clubs.
fn hall_left(state: &SeasonState, event: CompetitionId, round: u16, hall: &RoundHall) -> Vec<SeasonAnswer> {
    let mut events = vec![SeasonAnswer::HallSet(event, round, None)];
    let of = unplayed(state, event, round).filter(|(_, m)| m.venue.as_deref() == Some(hall.address.trim()));
    events.extend(of.map(|(id, _)| SeasonAnswer::VenueSet(*id, None)));
    events
}

fn unplayed(
    state: &SeasonState,
    event: CompetitionId,
    round: u16,
) -> impl Iterator<Item = (&MatchId, &crate::matches::ClubMatch)> {
    let open = |m: &crate::matches::ClubMatch| m.boards.iter().all(|board| *board == BoardStatus::Open);
    state.matches.iter().filter(move |(_, m)| m.event == event && m.round == round && open(m))
}

fn postponed(
    state: &SeasonState,
    event: CompetitionId,
    round: u16,
    matches: &[MatchId],
    when: Moment,
) -> Vec<SeasonAnswer> {
    let mut events = Vec::new();
    if matches.is_empty() {
        events.push(SeasonAnswer::RoundMoved(event, round, when));
    }
    let concerned = |id: &MatchId| matches.is_empty() || matches.contains(id);
    for (id, m) in state.matches.iter().filter(|(_, m)| m.event == event && m.round == round) {
        if concerned(id) && !m.is_settled() {
            events.push(SeasonAnswer::Moved(*id, when));
        }
    }
    events
}

/// Imposes the sanction of a row of the circular in force (3.1).
fn sanction(state: &SeasonState, case: &CaseFile, on: Offender, row: u16, at: Moment) -> Decided {
    let found = state.sanction_table.rows.get(usize::from(row));
    let effect = found.ok_or_else(|| SeasonRefusal::from(RefusalReason::WrongRuling))?.effect;
    // Only teams have points; a club or a person has none in any table.
    if matches!(effect, SanctionEffect::Points(_)) && !matches!(on, Offender::Team(_)) {
        return Err(RefusalReason::WhichTeam.into());
    }
    let circular = state.sanction_table.circular.clone();
    let sanction = Sanction { case: case.id, on, row, circular, effect, from: at.date, lifted: false };
    let mut events = vec![SeasonAnswer::Sanctioned(sanction)];
    if let (SanctionEffect::Exclusion, Offender::Team(team)) = (effect, on) {
        let of = state.events.iter().filter(|(_, e)| e.teams.contains_key(&team) && !e.gone.contains_key(&team));
        events.extend(of.flat_map(|(id, event)| super::departure::gone(*id, event, team, event.closed, state)));
    }
    Ok(events)
}

/// Revokes a decision of the Commission, together with any change it permitted (6.1).
fn revoked(state: &SeasonState, case: crate::ids::CaseId) -> Vec<SeasonAnswer> {
    let mut events = vec![SeasonAnswer::Revoked(case)];
    events.extend(taken_back(state, case));
    events
}

/// Reverses a decided case: days, halls, boards, members, participation.
fn taken_back(state: &SeasonState, id: crate::ids::CaseId) -> Vec<SeasonAnswer> {
    let mut events = Vec::new();
    let Some(case) = state.case(id).filter(|_| in_force(state, id)) else { return events };
    if state.before.contains_key(&id) {
        events.push(SeasonAnswer::TakenBack(id));
    }
    let matter = Some(&case.matter);
    if let Some(Matter::EventAnnulment(event)) = matter {
        events.push(SeasonAnswer::EventAnnulled(*event, false));
    }
    if let Some(Matter::MatchChange(id, _)) = matter {
        events.extend(super::moves::back(state, *id));
    }
    if let Some(Matter::Change(event, change)) = matter {
        let round = usize::from(change.round).checked_sub(1);
        let planned = state.events.get(event).and_then(|event| event.settings.rounds.get(round?));
        let planned = planned.map(|at| Moment { date: change.planned, ..*at });
        events.extend(planned.into_iter().flat_map(|at| round_moved(state, *event, change.round, at)));
        events.extend(change.hall.iter().flat_map(|hall| hall_left(state, *event, change.round, hall)));
    }
    events
}

/// Returns whether the last ruling on a case, by its body or on appeal, changed something. Most rulings other than "no"
/// do; for a proof of delay the refusal does (12.1 d).
fn in_force(state: &SeasonState, id: crate::ids::CaseId) -> bool {
    let mut last = None;
    let mut next = Some(id);
    // An appeal has a higher number than the case it contests, so the chain ends.
    while let Some(case) = next.and_then(|id| state.case(id)) {
        match case.decision.as_ref().map(|decision| &decision.ruling) {
            Some(Ruling::Instead(instead)) => last = Some(&**instead),
            // A refused appeal leaves the ruling as it was.
            Some(ruling) if case.id == id => last = Some(ruling),
            _ => {}
        }
        next = case.appealed.filter(|appeal| *appeal > case.id);
    }
    let delay = matches!(state.case(id).map(|case| &case.matter), Some(Matter::DelayProof(..)));
    last.is_some_and(|ruling| (*ruling == Ruling::No) == delay)
}

/// Replaces the first body's ruling by that of the higher instance (2.1). Sanctions of the first ruling are lifted and
/// its changes undone, unless the new ruling makes them too.
fn on_appeal(state: &SeasonState, of: crate::ids::CaseId, instead: &Ruling, at: Moment) -> Decided {
    let case = state.case(before::first(state, of)).ok_or_else(|| SeasonRefusal::from(RefusalReason::WrongRuling))?;
    before::can_take_back(state, case.id)?;
    let mut events = vec![SeasonAnswer::Lifted(case.id)];
    events.extend(taken_back(state, case.id));
    match (&case.matter, instead) {
        // A board settled by the first ruling is settled again, although it is no longer provisional.
        (Matter::SubCondicione(id, board), _) => events.extend(turned(state, *id, *board, case, instead)),
        // 6.1: the decision was wrongly revoked and is in force again.
        (Matter::Revocation { case: revoked, .. }, Ruling::No) => {
            let held = state.case(*revoked).filter(|_| in_force(state, case.id));
            let held = held.and_then(|case| Some((case, &case.decision.as_ref()?.ruling)));
            if let Some((case, ruling)) = held {
                events.extend(self::of(state, case, ruling, at)?);
            }
        }
        _ => {
            let now = events.iter().fold(state.clone(), super::apply);
            events.extend(self::of(&now, case, instead, at)?);
        }
    }
    Ok(events)
}

/// Returns the board's result under the new ruling. The raised case keeps both alternatives of a game played *sub
/// condicione*; the board itself holds one of them.
fn turned(state: &SeasonState, id: MatchId, board: u8, case: &CaseFile, instead: &Ruling) -> Vec<SeasonAnswer> {
    let kept = state.alternatives.iter().find(|(of, _, _)| *of == case.id);
    match kept {
        Some((_, upheld, rejected)) => {
            let result = if *instead == Ruling::Yes { *upheld } else { *rejected };
            vec![SeasonAnswer::BoardSet(id, board, BoardStatus::Finished(result))]
        }
        None => Vec::new(),
    }
}
