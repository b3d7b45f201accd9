//! Saves and restores the state before a ruling: a higher instance may reverse it (Competition Committee 2.1), or the
//! Board may revoke a decision of the Commission (Sports Commission 6.1).

use crate::cases::{Matter, Offender, Ruling, SanctionEffect};
use crate::ids::{CaseId, CompetitionId, MatchId, TeamId};
use crate::matches::{BoardStatus, ClubMatch};
use crate::prior::{PriorMatch, PriorState};
use crate::refusal::{RefusalReason, SeasonRefusal};
use crate::season::SeasonState;

/// Returns the case in which a matter was first raised; an appeal is about the same matter.
pub(super) fn first(state: &SeasonState, id: CaseId) -> CaseId {
    let mut first = id;
    // An appeal has a higher number than the case it contests, so the chain ends.
    while let Some(Matter::Appeal(of)) = state.case(first).map(|case| &case.matter)
        && of.0 < first.0
    {
        first = *of;
    }
    first
}

/// Saves the state when a body rules; only the state before its first ruling is kept.
pub(super) fn remember(state: &mut SeasonState, id: CaseId, ruling: &Ruling) {
    let first = first(state, id);
    if state.before.contains_key(&first) {
        return;
    }
    let mut ruling = ruling;
    while let Ruling::Instead(instead) = ruling {
        ruling = instead;
    }
    if let Some(before) = state.case(first).and_then(|case| stands(state, &case.matter, ruling)) {
        state.before.insert(first, before);
    }
}

/// Returns the part of the state that a ruling will change; `None` where the next ruling overwrites it anyway.
fn stands(state: &SeasonState, matter: &Matter, ruling: &Ruling) -> Option<PriorState> {
    // A refused proof of delay changes a match, an admitted one does not. For every other matter it is the reverse.
    if (*ruling == Ruling::No) != matches!(matter, Matter::DelayProof(..)) {
        return None;
    }
    let last = |event: &CompetitionId| state.events.get(event).map_or(0, crate::competition::Competition::rounds);
    match matter {
        Matter::DelayProof(id, ..) | Matter::CopaPass(id, _) => {
            state.matches.get(id).map(|m| PriorState::Boards(*id, PriorMatch::of(m)))
        }
        Matter::Clash(id) => state.matches.get(id).map(|m| PriorState::Dates(None, vec![(*id, PriorMatch::of(m))])),
        Matter::ForceMajeure(event, round, matches) | Matter::RoundRobinDate(event, round, matches, _)
            if !matches.is_empty() =>
        {
            let of = round_of(state, *event, *round).into_iter().filter(|(id, _)| matches.contains(id));
            Some(PriorState::Dates(None, of.collect()))
        }
        Matter::ForceMajeure(event, round, _) | Matter::RoundRobinDate(event, round, ..) => {
            dates(state, *event, *round)
        }
        Matter::LastRound(event) | Matter::LastSwissRound(event) => dates(state, *event, last(event)),
        Matter::Withdrawal(..) => Some(PriorState::Entered),
        // The next case is the one about the sanction.
        Matter::Breach(_) => {
            Some(PriorState::Sanctioning(CaseId(state.cases.len().min(u32::MAX as usize - 1) as u32 + 1)))
        }
        Matter::Sanction(Offender::Team(team)) => excluded(state, *team, ruling),
        Matter::Appointment(_) | Matter::Vacancy(_) => Some(PriorState::NoMember(state.commission.vacant)),
        Matter::Removal(person) => {
            state.commission.members.iter().find(|m| m.person == *person).cloned().map(PriorState::Member)
        }
        Matter::Revocation { case, .. } => Some(PriorState::InForce(*case)),
        Matter::Consolation(event, _) => {
            state.events.get(event).map(|of| PriorState::Consolation(*event, of.consolation.clone()))
        }
        Matter::Annulment(_) => Some(PriorState::Open),
        _ => None,
    }
}

fn round_of(state: &SeasonState, event: CompetitionId, round: u16) -> Vec<(MatchId, PriorMatch)> {
    let of = state.matches.iter().filter(|(_, m)| m.event == event && m.round == round);
    of.map(|(id, m)| (*id, PriorMatch::of(m))).collect()
}

fn dates(state: &SeasonState, event: CompetitionId, round: u16) -> Option<PriorState> {
    let planned = usize::from(round).checked_sub(1).and_then(|at| state.events.get(&event)?.settings.rounds.get(at))?;
    Some(PriorState::Dates(Some((event, round, *planned)), round_of(state, event, round)))
}

fn excluded(state: &SeasonState, team: TeamId, ruling: &Ruling) -> Option<PriorState> {
    let Ruling::Sanction(row) = ruling else { return None };
    let out =
        state.sanction_table.rows.get(usize::from(*row)).is_some_and(|row| row.effect == SanctionEffect::Exclusion);
    let of = |(_, event): &(&CompetitionId, &crate::competition::Competition)| {
        event.teams.contains_key(&team) && !event.gone.contains_key(&team)
    };
    let events: Vec<CompetitionId> = state.events.iter().filter(of).map(|(id, _)| *id).collect();
    let open = |m: &ClubMatch| events.contains(&m.event) && m.side_of(team).is_some() && !m.is_settled();
    let matches = state.matches.iter().filter(|(_, m)| open(m)).map(|(id, m)| (*id, PriorMatch::of(m))).collect();
    out.then_some(PriorState::Excluded(team, events, matches))
}

/// Checks that a ruling can still be reversed: a team that passed without playing must not have played the next round.
pub(super) fn can_take_back(state: &SeasonState, id: CaseId) -> Result<(), SeasonRefusal> {
    let Some(Matter::CopaPass(of, _)) = state.case(id).map(|case| &case.matter) else { return Ok(()) };
    let Some(m) = state.matches.get(of).filter(|_| state.before.contains_key(&id)) else { return Ok(()) };
    let later = state.events.get(&m.event).is_some_and(|event| event.paired > m.round);
    if later { Err(RefusalReason::RoundClosed(m.round).into()) } else { Ok(()) }
}

/// Restores the state before the first ruling on a case. Games played since then stay.
pub(super) fn restore(state: &mut SeasonState, id: CaseId) {
    let Some(case) = state.case(id) else { return };
    let matter = case.matter.clone();
    let Some(before) = state.before.get(&id).cloned() else { return };
    match (before, matter) {
        (PriorState::Boards(of, stood), Matter::DelayProof(_, board, _)) => delay(state, of, board, stood),
        (PriorState::Boards(of, stood), _) => {
            if let Some(m) = state.matches.get_mut(&of) {
                (m.boards, m.presence, m.lost_by, m.passes) =
                    (stood.boards, stood.presence, stood.lost_by, stood.passes);
            }
        }
        (PriorState::Dates(round, matches), _) => {
            if let Some((event, round, at)) = round {
                super::moves::move_round(state, event, round, at);
            }
            for (of, stood) in matches {
                let Some(m) = state.matches.get_mut(&of) else { continue };
                // 15.4: games already played at their own time stay where they are.
                let open = |board: u8| m.boards.get(usize::from(board).wrapping_sub(1)) == Some(&BoardStatus::Open);
                let stays: Vec<u8> = m.moved_boards.iter().map(|(board, _)| *board).filter(|b| !open(*b)).collect();
                m.moved_boards.retain(|moved| stays.contains(&moved.0) || stood.moved_boards.contains(moved));
                if m.boards.iter().all(|board| *board == BoardStatus::Open) {
                    (m.start, m.planned) = (stood.start, stood.planned);
                }
            }
        }
        (PriorState::Entered, Matter::Withdrawal(event, person)) => {
            let entrant = state.events.get_mut(&event).and_then(|event| event.entrants.get_mut(&person));
            if let Some(entrant) = entrant {
                entrant.left_after = None;
            }
        }
        (PriorState::Sanctioning(next), _) => {
            if let Some(next) = (next.0 as usize).checked_sub(1).and_then(|at| state.cases.get_mut(at)) {
                next.withdrawn |= next.decision.is_none();
            }
            state.sanctions.iter_mut().filter(|sanction| sanction.case == next).for_each(|s| s.lifted = true);
            restore(state, next);
        }
        (PriorState::Excluded(team, events, matches), _) => back(state, team, &events, matches),
        (PriorState::NoMember(vacant), Matter::Appointment(member) | Matter::Vacancy(member)) => {
            let now = state.commission.vacant;
            state.commission.leave(member.person);
            // 3.3: a seat that was new is not vacant.
            if vacant == 0 {
                state.commission.vacant = now;
            }
        }
        (PriorState::Member(member), _) if !state.commission.members.iter().any(|m| m.person == member.person) => {
            state.commission.join(&member);
        }
        (PriorState::InForce(of), _) => {
            if let Some(case) = (of.0 as usize).checked_sub(1).and_then(|at| state.cases.get_mut(at)) {
                case.revoked = false;
            }
        }
        (PriorState::Consolation(event, teams), _) => {
            if let Some(event) = state.events.get_mut(&event) {
                event.consolation = teams;
            }
        }
        (PriorState::Open, Matter::Annulment(open)) => {
            if let Some(open) = state.opens.get_mut(&open) {
                open.annulled = false;
            }
        }
        _ => {}
    }
}

/// Makes the games played count again (12.1 d). Board 0 is the whole team.
fn delay(state: &mut SeasonState, id: MatchId, board: u8, stood: PriorMatch) {
    let Some(m) = state.matches.get_mut(&id) else { return };
    for (at, (slot, was)) in (1..=u8::MAX).zip(m.boards.iter_mut().zip(stood.boards)) {
        if board == 0 || at == board {
            *slot = was;
        }
    }
    if board == 0 {
        (m.presence, m.lost_by) = (stood.presence, stood.lost_by);
    }
}

/// Puts a team back into its competitions. Matches lost by absence in closed rounds stay lost.
fn back(state: &mut SeasonState, team: TeamId, events: &[CompetitionId], matches: Vec<(MatchId, PriorMatch)>) {
    for event in events {
        if let Some(event) = state.events.get_mut(event) {
            event.gone.remove(&team);
        }
    }
    for (id, stood) in matches {
        let open = |m: &&mut ClubMatch| state.events.get(&m.event).is_some_and(|event| event.closed < m.round);
        if let Some(m) = state.matches.get_mut(&id).filter(open) {
            m.boards = stood.boards;
        }
    }
}
