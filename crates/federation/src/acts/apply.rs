//! What events do to the state.

use super::Event;
use crate::ids::{EventId, MatchId, PersonId, Side};
use crate::lateness::TeamPresence;
use crate::matches::{Board, Mark, Match, Remark};
use crate::season::{Competition, Entrant, Group, Open, State, Venue};

/// The next state.
#[must_use]
pub fn apply(mut state: State, event: &Event) -> State {
    if !office(&mut state, event) && !competitions(&mut state, event) && !matchday(&mut state, event) {
        bodies(&mut state, event);
    }
    state
}

fn office(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Opened(season) => state.season = Some(season.clone()),
        Event::Holidays(days) => {
            if let Some(season) = &mut state.season {
                season.working_days.holidays.clone_from(days);
            }
        }
        Event::ClubRegistered(id, club) => {
            state.clubs.insert(*id, club.clone());
        }
        Event::DelegatesNamed(id, delegates) => {
            if let Some(club) = state.clubs.get_mut(id) {
                club.delegates.clone_from(delegates);
            }
        }
        Event::AddressChanged(id, on) => {
            if let Some(club) = state.clubs.get_mut(id) {
                club.new_address = Some(*on);
            }
        }
        Event::PlayerKnown(player) => {
            state.players.insert(player.person, player.clone());
        }
        Event::Applied(application) => {
            state.applications.insert(application.person, application.clone());
        }
        Event::Licensed(person, licence) => {
            state.licences.insert(*person, licence.clone());
        }
        Event::Titled(person, title, ground) => {
            state.titles.push((*person, *title, *ground));
            if let Some(player) = state.players.get_mut(person) {
                player.title = player.title.max(Some(*title));
            }
        }
        Event::NormEarned(person, on) => state.norms.push((*person, *on)),
        Event::ListStamped(club, list) => {
            state.lists.insert(*club, list.clone());
        }
        Event::ListExtended(club, listed) => {
            if let Some(list) = state.lists.get_mut(club) {
                list.insert(*listed);
            }
        }
        Event::HandedIn(paper) => state.papers.push(*paper),
        Event::Warned(warning) => state.warnings.push(warning.clone()),
        _ => return false,
    }
    true
}

fn competition(state: &mut State, event: EventId, change: impl FnOnce(&mut Competition)) {
    if let Some(competition) = state.events.get_mut(&event) {
        change(competition);
    }
}

fn entrant(state: &mut State, event: EventId, person: PersonId, change: impl FnOnce(&mut Entrant)) {
    competition(state, event, |competition| {
        if let Some(entrant) = competition.entrants.get_mut(&person) {
            change(entrant);
        }
    });
}

fn competitions(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Announced(id, competition) => {
            state.events.insert(*id, (**competition).clone());
        }
        Event::TeamMade(id, team) => {
            state.teams.insert(*id, team.clone());
        }
        Event::TeamEntered(id, team, on, delivery) => competition(state, *id, |c| {
            c.teams.insert(*team, (*on, *delivery));
        }),
        Event::PlayerEntered(id, person, entrant) => competition(state, *id, |c| {
            c.entrants.insert(*person, entrant.clone());
        }),
        Event::Grouped(id, groups) => competition(state, *id, |c| {
            c.groups = groups.iter().map(|teams| Group { teams: teams.clone() }).collect();
        }),
        Event::Paired(id, round, matches, passing) => {
            for (match_id, m) in matches {
                state.matches.insert(*match_id, (**m).clone());
            }
            competition(state, *id, |c| {
                c.paired = *round;
                c.passed.extend(passing.iter().map(|team| (*round, *team)));
            });
        }
        Event::RoundClosed(id, round) => competition(state, *id, |c| c.closed = *round),
        Event::TeamGone(id, team, gone) => competition(state, *id, |c| {
            c.gone.insert(*team, *gone);
        }),
        Event::GoesOn(id, person) => entrant(state, *id, *person, |e| e.goes_on = true),
        Event::PlayerAbsent(id, person, round) => entrant(state, *id, *person, |e| e.absences.push(*round)),
        Event::PlayerGone(id, person, after) => entrant(state, *id, *person, |e| e.left_after = Some(*after)),
        Event::ChoseOther(id, person) => entrant(state, *id, *person, |e| e.chose_other = true),
        Event::GameDateSet(id, person, round, on) => state.game_dates.push((*id, *person, *round, *on)),
        Event::Permitted(id, change) => {
            state.changes.push((*id, change.clone()));
            let at = change.wanted;
            let round = change.round;
            let minute = |c: &Competition| c.settings.rounds.get(usize::from(round).wrapping_sub(1)).map(|m| m.minute);
            if let Some(minute) = state.events.get(id).and_then(minute) {
                move_round(state, *id, round, crate::date::Moment { date: at, minute });
            }
        }
        Event::HallSet(id, round, hall) => competition(state, *id, |c| match hall {
            Some(hall) => {
                c.halls.insert(*round, hall.clone());
            }
            None => {
                c.halls.remove(round);
            }
        }),
        Event::RoundMoved(id, round, when) => move_round(state, *id, *round, *when),
        Event::Drawn(id, order) => competition(state, *id, |c| c.lots.push(order.clone())),
        Event::Consoled(id, teams) => competition(state, *id, |c| c.consolation.clone_from(teams)),
        Event::Rated(id, yes) => competition(state, *id, |c| c.rated = Some(*yes)),
        _ => return false,
    }
    true
}

pub(super) fn move_round(state: &mut State, id: EventId, round: u16, when: crate::date::Moment) {
    competition(state, id, |c| {
        if let Some(slot) = usize::from(round).checked_sub(1).and_then(|at| c.settings.rounds.get_mut(at)) {
            *slot = when;
        }
    });
}

fn on_match(state: &mut State, id: MatchId, change: impl FnOnce(&mut Match)) {
    if let Some(m) = state.matches.get_mut(&id) {
        change(m);
    }
}

fn matchday(state: &mut State, event: &Event) -> bool {
    match event {
        Event::LinedUp(id, side, lineup) => on_match(state, *id, |m| {
            m.seated[side.index()] = lineup.players.iter().copied().take(m.boards.len()).collect();
            m.lineups[side.index()] = Some(lineup.clone());
        }),
        Event::LineUpSealed(id, side, sealed) => {
            on_match(state, *id, |m| m.sealed[side.index()] = Some(sealed.clone()));
        }
        Event::Prepared(id, side, what) => on_match(state, *id, |m| m.prepared.push((*what, *side))),
        Event::Present(id, side, presence) => on_match(state, *id, |m| {
            m.presence[side.index()] = Some(*presence);
            if *presence == TeamPresence::LostByAbsence {
                m.lost_by = Some(*side);
            }
        }),
        Event::Substituted(id, side, board, incoming) => on_match(state, *id, |m| {
            let seat = usize::from(*board).checked_sub(1).and_then(|at| m.seated[side.index()].get_mut(at));
            if let Some(seat) = seat {
                *seat = *incoming;
            }
            m.substitutes[side.index()].push(*incoming);
        }),
        Event::CameLate(..) => {}
        Event::BoardSet(id, board, stand) => {
            if let Board::Provisional { upheld, rejected, case } = stand {
                state.alternatives.push((*case, *upheld, *rejected));
            }
            on_match(state, *id, |m| {
                if let Some(slot) = usize::from(*board).checked_sub(1).and_then(|at| m.boards.get_mut(at)) {
                    *slot = *stand;
                }
            });
        }
        Event::Marked(id, board, side, mark) => on_match(state, *id, |m| {
            if !m.marks.contains(&(*board, *side, *mark)) {
                m.marks.push((*board, *side, *mark));
            }
        }),
        Event::Sealed(id, board, envelope) => on_match(state, *id, |m| m.envelopes.push((*board, *envelope))),
        Event::Noted(id, remark) => on_match(state, *id, |m| m.back.push(remark.clone())),
        Event::Countersigned(id, side, board) => on_match(state, *id, |m| {
            for remark in &mut m.back {
                if let Remark::Version { side: of, board: at, countersigned, .. } = remark
                    && of == side
                    && at == board
                {
                    *countersigned = true;
                }
            }
        }),
        Event::Corrected(id, board, result) => on_match(state, *id, |m| {
            if let Some(slot) = usize::from(*board).checked_sub(1).and_then(|at| m.boards.get_mut(at)) {
                *slot = Board::Finished(*result);
            }
            m.marks.retain(|(b, side, mark)| b != board || *mark != Mark::X || result.is_absent(*side));
            m.signed = [None, None];
        }),
        Event::Reported(id, side, report) => on_match(state, *id, |m| m.reports[side.index()] = Some(report.clone())),
        Event::Compared(id, boards) => on_match(state, *id, |m| m.differences.clone_from(boards)),
        Event::Signed(id, side, person) => on_match(state, *id, |m| m.signed[side.index()] = Some(*person)),
        Event::SignaturesFell(id) => on_match(state, *id, |m| m.signed = [None, None]),
        Event::RecordReceived(id, on) => on_match(state, *id, |m| m.record_received = Some(*on)),
        Event::Moved(id, when) => on_match(state, *id, |m| {
            let planned = m.planned.unwrap_or(m.start);
            m.planned = Some(planned).filter(|planned| planned != when);
            m.start = *when;
        }),
        Event::VenueSet(id, venue) => on_match(state, *id, |m| m.venue.clone_from(venue)),
        Event::Passes(id, side) => {
            on_match(state, *id, |m| m.passes = Some(*side));
            passes(state, *id, *side);
        }
        _ => return false,
    }
    true
}

/// 15.7: the boards of a match of a cup that is not played are settled as absences of the other side.
fn passes(state: &mut State, id: MatchId, side: Side) {
    on_match(state, id, |m| {
        let result = crate::result::GameResult::absence(side.other());
        m.boards.iter_mut().for_each(|board| *board = Board::Finished(result));
    });
}

fn bodies(state: &mut State, event: &Event) {
    let case = |state: &mut State, id: crate::ids::CaseId, change: &dyn Fn(&mut crate::cases::Case)| {
        if let Some(case) = (id.0 as usize).checked_sub(1).and_then(|at| state.cases.get_mut(at)) {
            change(case);
        }
    };
    match event {
        Event::Raised(new) => state.cases.push((**new).clone()),
        Event::Ruled(id, decision) => {
            super::before::remember(state, *id, &decision.ruling);
            case(state, *id, &|c| c.decision = Some(decision.clone()));
        }
        Event::TakenBack(id) => super::before::restore(state, *id),
        Event::Received(id, on) => case(state, *id, &|c| {
            if let Some(decision) = &mut c.decision {
                decision.received = Some(*on);
            }
        }),
        Event::ReceivedBy(id, party, on) => case(state, *id, &|c| {
            if let Some(decision) = &mut c.decision {
                decision.receipts.push((*party, *on));
            }
        }),
        Event::Appealed(id, by) => case(state, *id, &|c| c.appealed = Some(*by)),
        Event::National(id) => case(state, *id, &|c| c.scope = crate::appeal::Scope::National),
        Event::Revoked(id) => case(state, *id, &|c| c.revoked = true),
        Event::Sanctioned(sanction) => state.sanctions.push(sanction.clone()),
        Event::Lifted(id) => {
            for sanction in state.sanctions.iter_mut().filter(|s| s.case == *id) {
                sanction.lifted = true;
            }
        }
        Event::CommitteeElected(committee) => state.committee.clone_from(committee),
        Event::CommissionNamed(elected, members) => {
            state.commission.elected = Some(*elected);
            state.commission.members.clone_from(members);
            state.commission.absences.clear();
        }
        Event::CouncilNamed(body, council) => {
            state.councils.insert(*body, council.clone());
        }
        Event::Met(_, absent) => state.commission.absences.push(absent.clone()),
        Event::MemberJoined(member) => state.commission.members.push(member.clone()),
        Event::MemberLeft(person) => state.commission.members.retain(|m| m.person != *person),
        Event::SanctionTable(table) => state.sanction_table.clone_from(table),
        Event::HomologationAsked(id, request) => {
            let open = Open { request: request.clone(), homologated: None, annulled: false };
            state.opens.insert(*id, open);
        }
        Event::Homologated(id, yes) => {
            if let Some(open) = state.opens.get_mut(id) {
                open.homologated = Some(*yes);
            }
        }
        Event::OpenAnnulled(id) => {
            if let Some(open) = state.opens.get_mut(id) {
                open.annulled = true;
            }
        }
        Event::VenueAsked(event, request) => {
            state.venues.push(Venue { event: *event, request: request.clone(), authorised: None, withdrawn: false });
        }
        Event::VenueAuthorised(at, yes) => {
            if let Some(venue) = state.venues.get_mut(*at as usize) {
                venue.authorised = Some(*yes);
            }
        }
        Event::DelegateReplaced(at, old, new) => {
            if let Some(venue) = state.venues.get_mut(*at as usize) {
                if venue.request.principal == *old {
                    venue.request.principal = *new;
                } else if venue.request.auxiliary == *old {
                    venue.request.auxiliary = *new;
                }
            }
        }
        _ => {}
    }
}
