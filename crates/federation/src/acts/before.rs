//! What stood before a ruling, so that it can be taken back: by the instance above (Competition Committee 2.1), or by the Board
//! that revokes a decision of the Commission (Sports Commission 6.1).

use super::{Refusal, RefusalReason};
use crate::cases::{Effect, Matter, Offender, Ruling};
use crate::commission::Member;
use crate::date::Moment;
use crate::ids::{CaseId, EventId, MatchId, Side, TeamId};
use crate::lateness::TeamPresence;
use crate::matches::{Board, Match};
use crate::season::State;
use serde::{Deserialize, Serialize};

/// How a match stood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stood {
    start: Moment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    planned: Option<Moment>,
    boards: Vec<Board>,
    presence: [Option<TeamPresence>; 2],
    lost_by: Option<Side>,
    passes: Option<Side>,
}

impl Stood {
    fn of(m: &Match) -> Self {
        let (boards, presence) = (m.boards.clone(), m.presence);
        Self { start: m.start, planned: m.planned, boards, presence, lost_by: m.lost_by, passes: m.passes }
    }
}

/// What a ruling changes, as it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Before {
    /// 12.1 (d), 15.7: boards of a match.
    Boards(MatchId, Stood),
    /// 12.5, 15.1, 15.4, 15.6, 15.82: the day of a round, and of matches.
    Dates(Option<(EventId, u16, Moment)>, Vec<(MatchId, Stood)>),
    /// 14.21: the player was in.
    Entered,
    /// Competition Committee 1.2: the case about the sanction that follows.
    Sanctioning(CaseId),
    /// Competition Committee 3.1: competitions that an excluded team was in, and its matches that were not settled.
    Excluded(TeamId, Vec<EventId>, Vec<(MatchId, Stood)>),
    /// Sports Commission 1.2, 3.3: the member was none.
    NoMember,
    /// Sports Commission 3.1: the member.
    Member(Member),
    /// Sports Commission 6.1: the decision stood.
    InForce(CaseId),
    /// Pairing systems 3.11: who might play on.
    Consolation(EventId, Vec<TeamId>),
    /// Open tournaments, closing: the open stood.
    Open,
}

/// The case in which a matter was raised: an appeal is about the same.
pub(super) fn first(state: &State, id: CaseId) -> CaseId {
    let mut first = id;
    // An appeal has a larger number than what it is against: the chain ends.
    while let Some(Matter::Appeal(of)) = state.case(first).map(|case| &case.matter)
        && of.0 < first.0
    {
        first = *of;
    }
    first
}

/// Notes what stands, when a body rules; what stood before its first ruling counts.
pub(super) fn remember(state: &mut State, id: CaseId, ruling: &Ruling) {
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

/// What a ruling on a matter will change; nothing where the next ruling writes over it by itself.
fn stands(state: &State, matter: &Matter, ruling: &Ruling) -> Option<Before> {
    // A proof that is refused changes a match, one that is admitted does not; with everything else it is the other way round.
    if (*ruling == Ruling::No) != matches!(matter, Matter::DelayProof(..)) {
        return None;
    }
    let last = |event: &EventId| state.events.get(event).map_or(0, crate::season::Competition::rounds);
    match matter {
        Matter::DelayProof(id, ..) | Matter::CopaPass(id, _) => {
            state.matches.get(id).map(|m| Before::Boards(*id, Stood::of(m)))
        }
        Matter::Clash(id) => state.matches.get(id).map(|m| Before::Dates(None, vec![(*id, Stood::of(m))])),
        Matter::ForceMajeure(event, round, matches) if !matches.is_empty() => {
            let of = round_of(state, *event, *round).into_iter().filter(|(id, _)| matches.contains(id));
            Some(Before::Dates(None, of.collect()))
        }
        Matter::ForceMajeure(event, round, _) | Matter::RoundRobinDate(event, round) => dates(state, *event, *round),
        Matter::LastRound(event) | Matter::LastSwissRound(event) => dates(state, *event, last(event)),
        Matter::Withdrawal(..) => Some(Before::Entered),
        // The next case is that about the sanction.
        Matter::Breach(_) => Some(Before::Sanctioning(CaseId(state.cases.len().min(u32::MAX as usize - 1) as u32 + 1))),
        Matter::Sanction(Offender::Team(team)) => excluded(state, *team, ruling),
        Matter::Appointment(_) | Matter::Vacancy(_) => Some(Before::NoMember),
        Matter::Removal(person) => {
            state.commission.members.iter().find(|m| m.person == *person).cloned().map(Before::Member)
        }
        Matter::Revocation { case, .. } => Some(Before::InForce(*case)),
        Matter::Consolation(event, _) => {
            state.events.get(event).map(|of| Before::Consolation(*event, of.consolation.clone()))
        }
        Matter::Annulment(_) => Some(Before::Open),
        _ => None,
    }
}

fn round_of(state: &State, event: EventId, round: u16) -> Vec<(MatchId, Stood)> {
    let of = state.matches.iter().filter(|(_, m)| m.event == event && m.round == round);
    of.map(|(id, m)| (*id, Stood::of(m))).collect()
}

fn dates(state: &State, event: EventId, round: u16) -> Option<Before> {
    let planned = usize::from(round).checked_sub(1).and_then(|at| state.events.get(&event)?.settings.rounds.get(at))?;
    Some(Before::Dates(Some((event, round, *planned)), round_of(state, event, round)))
}

fn excluded(state: &State, team: TeamId, ruling: &Ruling) -> Option<Before> {
    let Ruling::Sanction(row) = ruling else { return None };
    let out = state.sanction_table.rows.get(usize::from(*row)).is_some_and(|row| row.effect == Effect::Exclusion);
    let of = |(_, event): &(&EventId, &crate::season::Competition)| {
        event.teams.contains_key(&team) && !event.gone.contains_key(&team)
    };
    let events: Vec<EventId> = state.events.iter().filter(of).map(|(id, _)| *id).collect();
    let open = |m: &Match| events.contains(&m.event) && m.side_of(team).is_some() && !m.is_settled();
    let matches = state.matches.iter().filter(|(_, m)| open(m)).map(|(id, m)| (*id, Stood::of(m))).collect();
    out.then_some(Before::Excluded(team, events, matches))
}

/// Whether a ruling can still be taken back: a team that passed without playing has not played the next round.
pub(super) fn can_take_back(state: &State, id: CaseId) -> Result<(), Refusal> {
    let Some(Matter::CopaPass(of, _)) = state.case(id).map(|case| &case.matter) else { return Ok(()) };
    let Some(m) = state.matches.get(of).filter(|_| state.before.contains_key(&id)) else { return Ok(()) };
    let later = state.events.get(&m.event).is_some_and(|event| event.paired > m.round);
    if later { Err(RefusalReason::RoundClosed(m.round).into()) } else { Ok(()) }
}

/// Puts back what stood before the first ruling on a case. What was played meanwhile stays.
pub(super) fn restore(state: &mut State, id: CaseId) {
    let Some(case) = state.case(id) else { return };
    let matter = case.matter.clone();
    let Some(before) = state.before.get(&id).cloned() else { return };
    match (before, matter) {
        (Before::Boards(of, stood), Matter::DelayProof(_, board, _)) => delay(state, of, board, stood),
        (Before::Boards(of, stood), _) => {
            if let Some(m) = state.matches.get_mut(&of) {
                (m.boards, m.presence, m.lost_by, m.passes) =
                    (stood.boards, stood.presence, stood.lost_by, stood.passes);
            }
        }
        (Before::Dates(round, matches), _) => {
            if let Some((event, round, at)) = round {
                super::apply::move_round(state, event, round, at);
            }
            for (of, stood) in matches {
                let open = state.matches.get_mut(&of).filter(|m| m.boards.iter().all(|board| *board == Board::Open));
                if let Some(m) = open {
                    (m.start, m.planned) = (stood.start, stood.planned);
                }
            }
        }
        (Before::Entered, Matter::Withdrawal(event, person)) => {
            let entrant = state.events.get_mut(&event).and_then(|event| event.entrants.get_mut(&person));
            if let Some(entrant) = entrant {
                entrant.left_after = None;
            }
        }
        (Before::Sanctioning(next), _) => {
            if let Some(next) = (next.0 as usize).checked_sub(1).and_then(|at| state.cases.get_mut(at)) {
                next.withdrawn |= next.decision.is_none();
            }
            state.sanctions.iter_mut().filter(|sanction| sanction.case == next).for_each(|s| s.lifted = true);
            restore(state, next);
        }
        (Before::Excluded(team, events, matches), _) => back(state, team, &events, matches),
        (Before::NoMember, Matter::Appointment(member) | Matter::Vacancy(member)) => {
            state.commission.members.retain(|m| m.person != member.person);
        }
        (Before::Member(member), _) => {
            state.commission.members.retain(|m| m.person != member.person);
            state.commission.members.push(member);
        }
        (Before::InForce(of), _) => {
            if let Some(case) = (of.0 as usize).checked_sub(1).and_then(|at| state.cases.get_mut(at)) {
                case.revoked = false;
            }
        }
        (Before::Consolation(event, teams), _) => {
            if let Some(event) = state.events.get_mut(&event) {
                event.consolation = teams;
            }
        }
        (Before::Open, Matter::Annulment(open)) => {
            if let Some(open) = state.opens.get_mut(&open) {
                open.annulled = false;
            }
        }
        _ => {}
    }
}

/// 12.1 (d): what was played counts again. Board 0 is the whole team.
fn delay(state: &mut State, id: MatchId, board: u8, stood: Stood) {
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

/// The team is in its competitions again. What it has lost by absence in rounds that are closed stays lost.
fn back(state: &mut State, team: TeamId, events: &[EventId], matches: Vec<(MatchId, Stood)>) {
    for event in events {
        if let Some(event) = state.events.get_mut(event) {
            event.gone.remove(&team);
        }
    }
    for (id, stood) in matches {
        let open = |m: &&mut Match| state.events.get(&m.event).is_some_and(|event| event.closed < m.round);
        if let Some(m) = state.matches.get_mut(&id).filter(open) {
            m.boards = stood.boards;
        }
    }
}
