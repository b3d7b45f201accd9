//! Applies answers to the state.

use super::SeasonAnswer;
use crate::carry::CarriedPart;
use crate::competition::{Competition, CompetitionGroup, IndividualEntry};
use crate::ids::{CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use crate::lateness::TeamPresence;
use crate::matches::{BoardStatus, ClubMatch, RecordMark, Remark};
use crate::season::{ClubTeam, OpenTournament, SeasonState, Venue};

/// Returns the state after an event.
#[must_use]
pub fn apply(mut state: SeasonState, event: &SeasonAnswer) -> SeasonState {
    if !office(&mut state, event) && !competitions(&mut state, event) && !matchday(&mut state, event) {
        bodies(&mut state, event);
    }
    state
}

fn office(state: &mut SeasonState, event: &SeasonAnswer) -> bool {
    match event {
        SeasonAnswer::Opened(season) => state.season = Some(season.clone()),
        SeasonAnswer::Holidays(days) => {
            if let Some(season) = &mut state.season {
                season.working_days.holidays.clone_from(days);
            }
        }
        SeasonAnswer::Regulated(adopted) => state.regulations.push(adopted.clone()),
        SeasonAnswer::Carried(part) => carried(state, part),
        SeasonAnswer::TeamsOrdered(teams) => ordered(state, teams),
        SeasonAnswer::Invoiced(invoice) => {
            state.fees.invoices.insert(invoice.number, invoice.clone());
        }
        SeasonAnswer::Paid(payment) => state.fees.payments.push(payment.clone()),
        SeasonAnswer::Charged(extra) => state.fees.extras.push(extra.clone()),
        SeasonAnswer::ClubRegistered(id, club) => {
            state.clubs.insert(*id, club.clone());
        }
        SeasonAnswer::DelegatesNamed(id, delegates) => {
            if let Some(club) = state.clubs.get_mut(id) {
                club.delegates.clone_from(delegates);
            }
        }
        SeasonAnswer::AddressChanged(id, on) => {
            if let Some(club) = state.clubs.get_mut(id) {
                club.new_address = Some(*on);
            }
        }
        SeasonAnswer::PlayerKnown(player) => {
            state.players.insert(player.person, player.clone());
        }
        SeasonAnswer::Applied(application) => {
            state.applications.insert(application.person, application.clone());
        }
        SeasonAnswer::LicenceEnded(ended) => {
            state.licences.remove(&ended.person);
            state.ended_licences.push(ended.clone());
        }
        SeasonAnswer::Licensed(person, licence) => {
            state.licences.insert(*person, licence.clone());
        }
        SeasonAnswer::Titled(person, title, ground) => {
            state.titles.push((*person, *title, *ground));
            if let Some(player) = state.players.get_mut(person) {
                player.title = player.title.max(Some(*title));
            }
        }
        SeasonAnswer::NormEarned(person, on, ground) => state.norms.push((*person, *on, *ground)),
        SeasonAnswer::NormLost(person, on, ground) => {
            state.norms.retain(|norm| *norm != (*person, *on, *ground));
        }
        SeasonAnswer::TitleLost(person, title, ground, held) => {
            state.titles.retain(|of| *of != (*person, *title, *ground));
            if let Some(player) = state.players.get_mut(person) {
                player.title = *held;
            }
        }
        SeasonAnswer::ListStamped(club, list) => {
            state.lists.insert(*club, list.clone());
        }
        SeasonAnswer::ListExtended(club, listed) => {
            if let Some(list) = state.lists.get_mut(club) {
                list.insert(*listed);
            }
        }
        SeasonAnswer::HandedIn(paper) => state.papers.push(*paper),
        SeasonAnswer::Warned(warning) => state.warnings.push(warning.clone()),
        _ => return false,
    }
    true
}

fn carried(state: &mut SeasonState, part: &CarriedPart) {
    state.clubs.extend(part.clubs.iter().cloned());
    state.teams.extend(part.teams.iter().cloned());
    state.players.extend(part.players.iter().map(|player| (player.person, player.clone())));
    state.to_renew.extend(part.licences.iter().cloned());
    state.norms.extend(part.norms.iter().copied());
    state.sanctioned_before.extend(part.sanctioned.iter().copied());
}

fn ordered(state: &mut SeasonState, teams: &[(TeamId, ClubTeam)]) {
    for (id, team) in teams {
        state.teams.insert(*id, team.clone());
        let halves = state.teams.values_mut().filter(|half| half.second_half_of == Some(*id));
        halves.for_each(|half| (half.category, half.place) = (team.category, team.place));
    }
}

fn competition(state: &mut SeasonState, event: CompetitionId, change: impl FnOnce(&mut Competition)) {
    if let Some(competition) = state.events.get_mut(&event) {
        change(competition);
    }
}

fn entrant(state: &mut SeasonState, event: CompetitionId, person: MemberNo, change: impl FnOnce(&mut IndividualEntry)) {
    competition(state, event, |competition| {
        if let Some(entrant) = competition.entrants.get_mut(&person) {
            change(entrant);
        }
    });
}

fn competitions(state: &mut SeasonState, event: &SeasonAnswer) -> bool {
    match event {
        SeasonAnswer::Announced(id, competition) => {
            state.events.insert(*id, (**competition).clone());
        }
        SeasonAnswer::TeamMade(id, team) => {
            // 7.25: teams below a new one move down by a letter.
            if team.second_half_of.is_none() {
                let below = state.teams.values_mut().filter(|of| of.club == team.club && of.place >= team.place);
                below.for_each(|of| of.place = of.place.saturating_add(1));
            }
            state.teams.insert(*id, team.clone());
        }
        SeasonAnswer::TeamEntered(id, team, on, delivery) => competition(state, *id, |c| {
            c.teams.insert(*team, (*on, *delivery));
        }),
        SeasonAnswer::PlayerEntered(id, person, entrant) => competition(state, *id, |c| {
            c.entrants.insert(*person, entrant.clone());
        }),
        SeasonAnswer::Grouped(id, groups) => competition(state, *id, |c| {
            c.groups = groups.iter().map(|teams| CompetitionGroup { teams: teams.clone() }).collect();
        }),
        SeasonAnswer::Paired(id, round, matches, passing) => {
            for (match_id, m) in matches {
                state.matches.insert(*match_id, (**m).clone());
            }
            competition(state, *id, |c| {
                c.paired = *round;
                c.passed.extend(passing.iter().map(|team| (*round, *team)));
            });
        }
        SeasonAnswer::RoundClosed(id, round) => competition(state, *id, |c| c.closed = *round),
        SeasonAnswer::TeamGone(id, team, gone) => competition(state, *id, |c| {
            c.gone.insert(*team, *gone);
        }),
        SeasonAnswer::GoesOn(id, person) => entrant(state, *id, *person, |e| e.goes_on = true),
        SeasonAnswer::PlayerAbsent(id, person, round) => entrant(state, *id, *person, |e| e.absences.push(*round)),
        SeasonAnswer::PlayerGone(id, person, after) => entrant(state, *id, *person, |e| e.left_after = Some(*after)),
        SeasonAnswer::ChoseOther(id, person) => entrant(state, *id, *person, |e| e.chose_other = true),
        SeasonAnswer::GameDateSet(id, person, round, on) => state.game_dates.push((*id, *person, *round, *on)),
        SeasonAnswer::Permitted(id, change) => {
            state.changes.push((*id, change.clone()));
            let at = change.wanted;
            let round = change.round;
            let minute = |c: &Competition| c.settings.rounds.get(usize::from(round).wrapping_sub(1)).map(|m| m.minute);
            if let Some(minute) = state.events.get(id).and_then(minute) {
                super::moves::move_round(state, *id, round, adoube_laws::Moment { date: at, minute });
            }
        }
        SeasonAnswer::HallSet(id, round, hall) => competition(state, *id, |c| match hall {
            Some(hall) => {
                c.halls.insert(*round, hall.clone());
            }
            None => {
                c.halls.remove(round);
            }
        }),
        SeasonAnswer::RoundMoved(id, round, when) => super::moves::move_round(state, *id, *round, *when),
        SeasonAnswer::Drawn(id, order) => competition(state, *id, |c| c.lots.push(order.clone())),
        SeasonAnswer::PlacesDrawn(id, order) => competition(state, *id, |c| c.entry_lots.push(order.clone())),
        SeasonAnswer::Consoled(id, teams) => competition(state, *id, |c| c.consolation.clone_from(teams)),
        SeasonAnswer::EventAnnulled(id, yes) => competition(state, *id, |c| c.annulled = *yes),
        SeasonAnswer::Rated(id, yes) => competition(state, *id, |c| c.rated = Some(*yes)),
        _ => return false,
    }
    true
}

fn on_match(state: &mut SeasonState, id: MatchId, change: impl FnOnce(&mut ClubMatch)) {
    if let Some(m) = state.matches.get_mut(&id) {
        change(m);
    }
}

fn matchday(state: &mut SeasonState, event: &SeasonAnswer) -> bool {
    match event {
        SeasonAnswer::LinedUp(id, side, lineup) => on_match(state, *id, |m| {
            m.seated[side.index()] = lineup.players.iter().copied().take(m.boards.len()).collect();
            m.lineups[side.index()] = Some(lineup.clone());
        }),
        SeasonAnswer::LineUpSealed(id, side, sealed) => {
            on_match(state, *id, |m| m.sealed[side.index()] = Some(sealed.clone()));
        }
        SeasonAnswer::Prepared(id, side, what) => on_match(state, *id, |m| m.prepare(*what, *side, 1)),
        SeasonAnswer::SessionPrepared(id, what, session) => {
            on_match(state, *id, |m| m.prepare(*what, TeamSide::Home, *session));
        }
        SeasonAnswer::Unprepared(id, side, what, session) => {
            on_match(state, *id, |m| m.prepared.retain(|check| *check != (*what, *side, *session)));
        }
        SeasonAnswer::Present(id, side, presence) => on_match(state, *id, |m| {
            m.presence[side.index()] = Some(*presence);
            if *presence == TeamPresence::LostByAbsence {
                m.lost_by = Some(*side);
            }
        }),
        SeasonAnswer::Substituted(id, side, board, incoming) => on_match(state, *id, |m| {
            let seat = usize::from(*board).checked_sub(1).and_then(|at| m.seated[side.index()].get_mut(at));
            if let Some(seat) = seat {
                *seat = *incoming;
            }
            m.substitutes[side.index()].push(*incoming);
        }),
        SeasonAnswer::CameLate(..) => {}
        SeasonAnswer::BoardSet(id, board, stand) => {
            if let BoardStatus::Provisional { upheld, rejected, case } = stand {
                state.alternatives.push((*case, *upheld, *rejected));
            }
            on_match(state, *id, |m| {
                if let Some(slot) = usize::from(*board).checked_sub(1).and_then(|at| m.boards.get_mut(at)) {
                    *slot = *stand;
                }
            });
        }
        SeasonAnswer::Marked(id, board, side, mark) => on_match(state, *id, |m| {
            if !m.marks.contains(&(*board, *side, *mark)) {
                m.marks.push((*board, *side, *mark));
            }
        }),
        SeasonAnswer::Unmarked(id, board, side, mark) => {
            on_match(state, *id, |m| m.marks.retain(|known| *known != (*board, *side, *mark)));
        }
        SeasonAnswer::Sealed(id, board, envelope) => {
            on_match(state, *id, |m| m.envelopes.push((*board, envelope.clone())));
        }
        SeasonAnswer::Noted(id, remark) => on_match(state, *id, |m| m.back.push(remark.clone())),
        SeasonAnswer::Countersigned(id, side, board) => on_match(state, *id, |m| {
            for remark in &mut m.back {
                if let Remark::Version { side: of, board: at, countersigned, .. } = remark
                    && of == side
                    && at == board
                {
                    *countersigned = true;
                }
            }
        }),
        SeasonAnswer::Corrected(id, board, result) => on_match(state, *id, |m| {
            if let Some(slot) = usize::from(*board).checked_sub(1).and_then(|at| m.boards.get_mut(at)) {
                *slot = BoardStatus::Finished(*result);
            }
            m.marks.retain(|(b, side, mark)| b != board || *mark != RecordMark::X || result.is_absent(*side));
            m.signed = [None, None];
        }),
        SeasonAnswer::Reported(id, side, report) => {
            on_match(state, *id, |m| m.reports[side.index()] = Some(report.clone()));
        }
        SeasonAnswer::Compared(id, boards) => on_match(state, *id, |m| m.differences.clone_from(boards)),
        SeasonAnswer::Signed(id, side, person) => on_match(state, *id, |m| m.signed[side.index()] = Some(*person)),
        SeasonAnswer::SignaturesFell(id) => on_match(state, *id, |m| m.signed = [None, None]),
        SeasonAnswer::RecordReceived(id, on) => on_match(state, *id, |m| m.record_received = Some(*on)),
        SeasonAnswer::Moved(id, when) => on_match(state, *id, |m| {
            let planned = m.planned.unwrap_or(m.start);
            m.planned = Some(planned).filter(|planned| planned != when);
            m.start = *when;
        }),
        SeasonAnswer::BoardMoved(id, board, when) => on_match(state, *id, |m| {
            m.moved_boards.retain(|(of, _)| of != board);
            m.moved_boards.extend(when.map(|at| (*board, at)));
        }),
        SeasonAnswer::VenueSet(id, venue) => on_match(state, *id, |m| m.venue.clone_from(venue)),
        SeasonAnswer::Passes(id, side) => {
            on_match(state, *id, |m| m.passes = Some(*side));
            passes(state, *id, *side);
        }
        _ => return false,
    }
    true
}

/// Settles the boards of an unplayed cup match as absences of the other side (15.7).
fn passes(state: &mut SeasonState, id: MatchId, side: TeamSide) {
    on_match(state, id, |m| {
        let result = crate::result::TeamBoardResult::absence(side.other());
        m.boards.iter_mut().for_each(|board| *board = BoardStatus::Finished(result));
    });
}

fn bodies(state: &mut SeasonState, event: &SeasonAnswer) {
    let case = |state: &mut SeasonState, id: crate::ids::CaseId, change: &dyn Fn(&mut crate::cases::CaseFile)| {
        if let Some(case) = (id.0 as usize).checked_sub(1).and_then(|at| state.cases.get_mut(at)) {
            change(case);
        }
    };
    match event {
        SeasonAnswer::Raised(new) => state.cases.push((**new).clone()),
        SeasonAnswer::Ruled(id, decision) => {
            super::before::remember(state, *id, &decision.ruling);
            case(state, *id, &|c| c.decision = Some(decision.clone()));
        }
        SeasonAnswer::TakenBack(id) => super::before::restore(state, *id),
        SeasonAnswer::Received(id, on) => case(state, *id, &|c| {
            if let Some(decision) = &mut c.decision {
                decision.received = Some(*on);
            }
        }),
        SeasonAnswer::ReceivedBy(id, party, on) => case(state, *id, &|c| {
            if let Some(decision) = &mut c.decision {
                decision.receipts.push((*party, *on));
            }
        }),
        SeasonAnswer::Appealed(id, by) => case(state, *id, &|c| c.appealed = Some(*by)),
        SeasonAnswer::National(id) => case(state, *id, &|c| c.scope = crate::appeal::CaseScope::National),
        SeasonAnswer::Revoked(id) => case(state, *id, &|c| c.revoked = true),
        SeasonAnswer::Sanctioned(sanction) => state.sanctions.push(sanction.clone()),
        SeasonAnswer::Lifted(id) => {
            for sanction in state.sanctions.iter_mut().filter(|s| s.case == *id) {
                sanction.lifted = true;
            }
        }
        SeasonAnswer::CommitteeElected(committee) => state.committee.clone_from(committee),
        SeasonAnswer::CommissionNamed(elected, members) => state.commission.name(*elected, members),
        SeasonAnswer::CouncilNamed(body, council) => {
            state.councils.insert(*body, council.clone());
        }
        SeasonAnswer::Met(_, absent) => state.commission.absences.push(absent.clone()),
        SeasonAnswer::MemberJoined(member) => state.commission.join(member),
        SeasonAnswer::MemberLeft(person) => state.commission.leave(*person),
        SeasonAnswer::SanctionTable(table) => state.sanction_table.clone_from(table),
        SeasonAnswer::HomologationAsked(id, request) => {
            let open = OpenTournament { request: request.clone(), homologated: None, annulled: false };
            state.opens.insert(*id, open);
        }
        SeasonAnswer::Homologated(id, yes) => {
            if let Some(open) = state.opens.get_mut(id) {
                open.homologated = Some(*yes);
            }
        }
        SeasonAnswer::OpenAnnulled(id) => {
            if let Some(open) = state.opens.get_mut(id) {
                open.annulled = true;
            }
        }
        SeasonAnswer::VenueAsked(event, request) => {
            state.venues.push(Venue { event: *event, request: request.clone(), authorised: None, withdrawn: false });
        }
        SeasonAnswer::VenueAuthorised(at, yes) => {
            if let Some(venue) = state.venues.get_mut(*at as usize) {
                venue.authorised = Some(*yes);
            }
        }
        SeasonAnswer::DelegateReplaced(at, old, new) => {
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
