//! Acts of competitions: entries, groups, rounds, withdrawals (Delegates 5.322, 5.41-5.422; Identification 6.3; Withdrawals
//! 14.1-14.31; Calendar 15.8, 15.81, 15.9; Round-robin tables).

use super::{CompetitionAct, SeasonAnswer, office};
use crate::act_refusal::ActRefusal;
use crate::clash;
use crate::competition::{Competition, CompetitionKind, CompetitionSettings, Delivery, IndividualEntry};
use crate::finding::HandbookFinding;
use crate::fixtures;
use crate::ids::{CompetitionId, MatchId, MemberNo, TeamId, TeamSide};
use crate::league_table::LeagueTableRow;
use crate::matches::{BoardStatus, ClubMatch, ProvisionalReading};
use crate::people::PlayerCategory;
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::reports;
use crate::result::TeamBoardResult;
use crate::season::{ClubTeam, SeasonState, SeasonWarning};
use crate::teams::TeamCategory;
use crate::withdrawal::promotion_in_reach;
use adoube_laws::{Article, Date, Moment};
use std::collections::{BTreeMap, BTreeSet};

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

pub(super) fn decide(state: &SeasonState, act: &CompetitionAct, at: Moment) -> Decided {
    match act {
        CompetitionAct::Announce(settings) => announce(state, settings),
        CompetitionAct::EnterTeam { event, club, category, team, delivery, received } => {
            let on = received_on(*received, at)?;
            enter_team(state, *event, (*club, *category), *team, (on, *delivery))
        }
        CompetitionAct::EnterPlayer { event, person, age, circumstances, delivery, last_year, received } => {
            let on = received_on(*received, at)?;
            enter_player(state, *event, *person, (*age, *circumstances, *last_year), (on, *delivery))
        }
        CompetitionAct::Group(event, groups) => group(state, *event, groups),
        CompetitionAct::Pair(event) => pair(state, *event),
        CompetitionAct::CloseRound(event) => close(state, *event, at),
        CompetitionAct::GoesOn(event, person) => {
            entrant(state, *event, *person)?;
            Ok(vec![SeasonAnswer::GoesOn(*event, *person)])
        }
        CompetitionAct::Absent(event, person, round) => absent(state, *event, *person, *round, at),
        CompetitionAct::WithdrawPlayer(event, person) => withdraw_player(state, *event, *person, at),
        CompetitionAct::NoPromotionLeft { event, person, half_points, seconds_met } => {
            let (competition, entrant) = entrant(state, *event, *person)?;
            let left = u32::from(competition.rounds().saturating_sub(competition.closed));
            let rounds = u32::from(competition.rounds());
            let in_reach = promotion_in_reach(
                entrant.category,
                rounds,
                *half_points,
                left,
                *seconds_met,
                &state.regulations().promotions,
            );
            if entrant.goes_on {
                return Err(ActRefusal::GoesOn.into());
            }
            if in_reach {
                return Err(ActRefusal::Promotion.into());
            }
            Ok(vec![SeasonAnswer::PlayerGone(*event, *person, competition.closed)])
        }
        CompetitionAct::DrawLots(event, order) => draw_lots(state, *event, order),
        CompetitionAct::WithdrawTeam(event, team) => {
            let competition = competition(state, *event)?;
            known_team(competition, *team)?;
            Ok(super::departure::gone(*event, competition, *team, competition.closed, state))
        }
        CompetitionAct::ChooseOther(event, person) => {
            entrant(state, *event, *person)?;
            Ok(vec![SeasonAnswer::ChoseOther(*event, *person)])
        }
        CompetitionAct::SetGameDate { event, person, round, on, represents } => {
            let (competition, _) = entrant(state, *event, *person)?;
            let nationality = state.players.get(person).map(|p| p.nationality).unwrap_or_default();
            clash::check_player(*person, nationality, *represents, &state.regulations().line_ups)?;
            let at = |round: u16| usize::from(round).checked_sub(1).and_then(|r| competition.settings.rounds.get(r));
            let (Some(affected), Some(next)) = (at(*round), at(round.saturating_add(1))) else {
                return Err(RefusalReason::Unknown(Thing::Round, u32::from(*round)).into());
            };
            clash::check_window(affected.date, next.date, *on, &state.regulations_on(affected.date).deadlines)?;
            Ok(vec![SeasonAnswer::GameDateSet(*event, *person, *round, *on)])
        }
    }
}

/// Returns the day an entry was received, which counts instead of the day it is recorded (5.41).
fn received_on(received: Option<Date>, at: Moment) -> Result<Date, SeasonRefusal> {
    match received {
        Some(on) if on > at.date => {
            let reason = RefusalReason::TooEarly(on.at(0, 0));
            Err(SeasonRefusal { reason, cites: Some(Article::new("Delegates 5.41")) })
        }
        on => Ok(on.unwrap_or(at.date)),
    }
}

pub(super) fn competition(state: &SeasonState, event: CompetitionId) -> Result<&Competition, SeasonRefusal> {
    state.events.get(&event).ok_or_else(|| RefusalReason::Unknown(Thing::Event, event.0).into())
}

fn entrant(
    state: &SeasonState,
    event: CompetitionId,
    person: MemberNo,
) -> Result<(&Competition, &IndividualEntry), SeasonRefusal> {
    let competition = competition(state, event)?;
    let entrant = competition.entrants.get(&person).filter(|entrant| entrant.left_after.is_none());
    let entrant = entrant.ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Player, person.0)))?;
    Ok((competition, entrant))
}

fn known_team(competition: &Competition, team: TeamId) -> Result<(), SeasonRefusal> {
    if competition.teams.contains_key(&team) && !competition.gone.contains_key(&team) {
        Ok(())
    } else {
        Err(RefusalReason::Unknown(Thing::Team, team.0).into())
    }
}

fn announce(state: &SeasonState, settings: &CompetitionSettings) -> Decided {
    let in_order = settings.rounds.windows(2).all(|w| matches!(w, [a, b] if a < b));
    let teams = settings.kind != CompetitionKind::Individual;
    // 7.26: the Copa has the boards of its halves.
    let cup = settings.kind == CompetitionKind::Cup;
    if cup && settings.boards != *state.regulations().cup.boards {
        return Err(RefusalReason::CupBoards(*state.regulations().cup.boards).into());
    }
    if settings.rounds.is_empty() || !in_order || settings.rounds.len() > 200 || teams && settings.boards == 0 {
        return Err(ActRefusal::Rounds.into());
    }
    let id = CompetitionId(SeasonState::next(&state.events, state.spent.events));
    let competition = Competition {
        settings: settings.clone(),
        teams: BTreeMap::new(),
        entrants: BTreeMap::new(),
        groups: Vec::new(),
        paired: 0,
        closed: 0,
        gone: BTreeMap::new(),
        passed: BTreeSet::new(),
        rated: None,
        consolation: Vec::new(),
        lots: Vec::new(),
        halls: BTreeMap::new(),
        entry_lots: Vec::new(),
        annulled: false,
    };
    Ok(vec![SeasonAnswer::Announced(id, Box::new(competition))])
}

fn enter_team(
    state: &SeasonState,
    event: CompetitionId,
    (club, category): (crate::ids::ClubId, TeamCategory),
    team: Option<TeamId>,
    (on, delivery): (Date, Delivery),
) -> Decided {
    office::known_club(state, club)?;
    let competition = competition(state, event)?;
    if on > competition.settings.entries_until {
        return Err(RefusalReason::EntriesClosed.into());
    }
    if competition.settings.kind == CompetitionKind::Individual {
        return Err(RefusalReason::PlayersOnly.into());
    }
    in_province(state, competition, club)?;
    let mut events = Vec::new();
    let id = if let Some(id) = team {
        let known = state.teams.get(&id).filter(|t| t.club == club);
        let known = known.ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Team, id.0)))?;
        // D-13: the category is the one held on 1 July, whatever the form says.
        if known.category != category {
            return Err(RefusalReason::OtherCategory(id.0).into());
        }
        let cup = competition.settings.kind == CompetitionKind::Cup;
        if known.second_half_of.is_some() && !cup {
            return Err(RefusalReason::Unknown(Thing::Team, id.0).into());
        }
        // 7.26: a ten entered once more in the Copa enters as its second half.
        let again =
            cup && state.regulations().halves_in_cup(known.category.code()) && competition.teams.contains_key(&id);
        match state.second_half(id) {
            Some(second) if again => second,
            None if again && known.second_half_of.is_none() => {
                let second = TeamId(SeasonState::next(&state.teams, state.spent.teams));
                let half = ClubTeam { second_half_of: Some(id), ..known.clone() };
                events.push(SeasonAnswer::TeamMade(second, half));
                second
            }
            _ => id,
        }
    } else {
        let id = TeamId(SeasonState::next(&state.teams, state.spent.teams));
        let place = letter_for(state, club, category)?;
        events.push(SeasonAnswer::TeamMade(id, ClubTeam { club, category, place, second_half_of: None }));
        id
    };
    if competition.teams.contains_key(&id) {
        return Err(RefusalReason::Twice(Thing::Team, id.0).into());
    }
    events.push(SeasonAnswer::TeamEntered(event, id, on, delivery));
    Ok(events)
}

/// Checks that a club belongs to the province that a competition is limited to.
fn in_province(state: &SeasonState, competition: &Competition, club: crate::ids::ClubId) -> Result<(), SeasonRefusal> {
    let of = state.clubs.get(&club).map(|club| club.province);
    let outside = competition.settings.province.is_some_and(|province| of.is_some_and(|of| of != province));
    if outside { Err(RefusalReason::OtherProvince(club.0).into()) } else { Ok(()) }
}

/// Returns the place of a new team among those of its club: letters follow categories, in whatever order the teams are
/// entered (7.25, D-20). The teams below it move down by a letter, unless one of them has been paired under its own.
fn letter_for(state: &SeasonState, club: crate::ids::ClubId, category: TeamCategory) -> Result<u16, SeasonRefusal> {
    let teams = state.club_teams(club);
    let below: Vec<_> = teams.iter().filter(|(_, team)| team.category > category).collect();
    let Some((_, first)) = below.first() else {
        return Ok(teams.last().map_or(0, |(_, last)| last.place.saturating_add(1)));
    };
    let paired = |team: &TeamId| state.events.values().any(|event| event.paired > 0 && event.teams.contains_key(team));
    if below.iter().any(|(team, _)| paired(team)) { Err(RefusalReason::NoTeamFor.into()) } else { Ok(first.place) }
}

/// Draws lots among all the teams that the final table leaves level (D-74, 1.714).
fn draw_lots(state: &SeasonState, event: CompetitionId, order: &[TeamId]) -> Decided {
    let competition = competition(state, event)?;
    let over = competition.closed == competition.rounds();
    let group = order.first().and_then(|first| competition.group_of(*first));
    let standing = group.and_then(|group| reports::standing(state, event, group, ProvisionalReading::Settled));
    let rows = standing.filter(|standing| over && standing.open.is_empty()).map(|standing| standing.rows);
    let level = |rows: Vec<LeagueTableRow>| {
        let rank = rows.iter().find(|row| order.first() == Some(&row.team))?.rank;
        // Teams that have left come last and are level with nobody.
        let stays = |row: &&LeagueTableRow| row.rank == rank && !competition.gone.contains_key(&row.team);
        Some(rows.iter().filter(stays).map(|row| row.team).collect::<BTreeSet<_>>())
    };
    let level = rows.and_then(level).filter(|teams| teams.len() > 1 && teams.len() == order.len());
    if level.is_some_and(|teams| order.iter().copied().collect::<BTreeSet<_>>() == teams) {
        Ok(vec![SeasonAnswer::Drawn(event, order.to_vec())])
    } else {
        Err(RefusalReason::NotLevel.into())
    }
}

/// Enters a player, whose licence must be valid this season and taken before entries closed (5.322, 6.3).
fn enter_player(
    state: &SeasonState,
    event: CompetitionId,
    person: MemberNo,
    (age, circumstances, last_year): (Option<u8>, bool, Option<u16>),
    (on, delivery): (Date, Delivery),
) -> Decided {
    let competition = competition(state, event)?;
    if competition.settings.kind != CompetitionKind::Individual {
        return Err(RefusalReason::TeamsOnly.into());
    }
    let player = state
        .players
        .get(&person)
        .ok_or_else(|| SeasonRefusal::from(RefusalReason::Unknown(Thing::Player, person.0)))?;
    in_province(state, competition, player.club)?;
    let until = competition.settings.entries_until;
    if state.licence_on(person, on).is_none_or(|licence| licence.since > until) {
        return Err(HandbookFinding::EntryLicence(person).into());
    }
    if on > competition.settings.entries_until {
        return Err(RefusalReason::EntriesClosed.into());
    }
    if state.is_suspended(person, on) {
        return Err(RefusalReason::Suspended(person.0).into());
    }
    if competition.entrants.contains_key(&person) {
        return Err(RefusalReason::Twice(Thing::Player, person.0).into());
    }
    if competition.settings.individual.age_group.is_some() && age.is_none() {
        return Err(RefusalReason::AgeNeeded.into());
    }
    let minimum = competition.settings.entry_limit.minimum_elo;
    if let Some(minimum) = minimum.filter(|minimum| player.ratings.catalan.is_none_or(|elo| elo < *minimum)) {
        return Err(RefusalReason::BelowMinimum(minimum).into());
    }
    let entrant = IndividualEntry {
        category: player.category,
        age,
        circumstances,
        delivery,
        entered: on,
        goes_on: false,
        absences: Vec::new(),
        left_after: None,
        chose_other: false,
        last_year,
    };
    Ok(vec![SeasonAnswer::PlayerEntered(event, person, entrant)])
}

fn group(state: &SeasonState, event: CompetitionId, groups: &[Vec<TeamId>]) -> Decided {
    let competition = competition(state, event)?;
    if competition.paired > 0 {
        return Err(RefusalReason::RoundOpen.into());
    }
    let mut seen = BTreeSet::new();
    for team in groups.iter().flatten() {
        known_team(competition, *team)?;
        if !seen.insert(*team) {
            return Err(RefusalReason::Twice(Thing::Team, team.0).into());
        }
    }
    if let Some(left) = competition.teams.keys().find(|team| !seen.contains(team)) {
        return Err(RefusalReason::Unknown(Thing::Team, left.0).into());
    }
    let places = usize::from(competition.settings.promoted) + usize::from(competition.settings.relegated);
    for teams in groups {
        fixtures::check_size(competition, teams.len())?;
        if competition.settings.kind != CompetitionKind::Cup && places > teams.len() {
            return Err(RefusalReason::TooManyPlaces(teams.len().min(999) as u16).into());
        }
    }
    Ok(vec![SeasonAnswer::Grouped(event, groups.to_vec())])
}

fn pair(state: &SeasonState, event: CompetitionId) -> Decided {
    let competition = competition(state, event)?;
    if competition.paired > competition.closed {
        return Err(RefusalReason::RoundOpen.into());
    }
    let round = competition.paired + 1;
    let start = competition.settings.rounds.get(usize::from(round) - 1);
    let start = *start.ok_or_else(|| SeasonRefusal::from(RefusalReason::NoMoreRounds))?;
    if competition.groups.is_empty() {
        return Err(RefusalReason::Unknown(Thing::Team, 0).into());
    }
    let mut next = SeasonState::next(&state.matches, state.spent.matches);
    let mut matches = Vec::new();
    let mut passing = Vec::new();
    for (at, _) in competition.groups.iter().enumerate() {
        let (pairs, rest) = fixtures::pairs(state, event, at, round)?;
        passing.extend(rest);
        for (home, visitors) in pairs {
            let boards = competition.settings.boards;
            let mut m = ClubMatch::new(event, at as u16, round, start, (home, visitors), boards);
            m.venue = competition.halls.get(&round).map(|hall| hall.address.trim().to_owned());
            // D-44: the opponent of a team that left after the halfway point wins by absence.
            for side in TeamSide::BOTH {
                if competition.gone.contains_key(&m.team(side)) {
                    let other = m.boards.first().and_then(|board| board.result());
                    let result = other.map_or(TeamBoardResult::absence(side), |_| TeamBoardResult::BothAbsent);
                    m.boards = vec![BoardStatus::Finished(result); usize::from(boards)];
                }
            }
            matches.push((MatchId(next), Box::new(m)));
            next += 1;
        }
    }
    Ok(vec![SeasonAnswer::Paired(event, round, matches, passing)])
}

/// Closes a round once every match is settled or pending before a body. Teams with two absences are eliminated (14.1).
fn close(state: &SeasonState, event: CompetitionId, at: Moment) -> Decided {
    let competition = competition(state, event)?;
    if competition.settings.kind == CompetitionKind::Individual {
        // `adoube-tournament` holds the rounds; here they are only counted.
        let round = competition.closed + 1;
        let over = round > competition.rounds();
        return if over {
            Err(RefusalReason::NoMoreRounds.into())
        } else {
            Ok(vec![SeasonAnswer::RoundClosed(event, round)])
        };
    }
    if competition.paired == competition.closed {
        return Err(ActRefusal::NoRound.into());
    }
    let round = competition.paired;
    let of_round = || state.matches.iter().filter(|(_, m)| m.event == event && m.round == round);
    let waits = |m: &ClubMatch| {
        (1..=u8::MAX).zip(&m.boards).all(|(number, board)| match board {
            BoardStatus::Finished(_) | BoardStatus::Provisional { .. } => true,
            BoardStatus::Unfinished(session) => session.waits_for_committee() || session.is_adjourned(),
            // 15.4: the game is played later.
            BoardStatus::Open => m.start_of(number) > at,
        }) || m.start > at
    };
    let open: Vec<u32> = of_round().filter(|(_, m)| !waits(m)).map(|(id, _)| id.0).collect();
    if !open.is_empty() {
        return Err(RefusalReason::MatchesOpen(open).into());
    }
    let mut events = vec![SeasonAnswer::RoundClosed(event, round)];
    let mut absences: BTreeMap<TeamId, u16> = BTreeMap::new();
    for m in state.matches.values().filter(|m| m.event == event && m.round <= round) {
        for side in TeamSide::BOTH.into_iter().filter(|side| m.team_absent(*side)) {
            *absences.entry(m.team(side)).or_default() += 1;
        }
    }
    for team in competition.teams.keys().filter(|team| !competition.gone.contains_key(team)) {
        if absences.get(team).is_some_and(|count| *count >= u16::from(*state.regulations().eliminations.absences)) {
            events.extend(super::departure::gone(event, competition, *team, round, state));
        }
    }
    Ok(events)
}

/// Records a player's absence; the second eliminates (14.1, D-36).
fn absent(state: &SeasonState, event: CompetitionId, person: MemberNo, round: u16, at: Moment) -> Decided {
    let (competition, entrant) = entrant(state, event, person)?;
    if round == 0 || round > competition.rounds() {
        return Err(RefusalReason::Unknown(Thing::Round, u32::from(round)).into());
    }
    let start = usize::from(round).checked_sub(1).and_then(|at| competition.settings.rounds.get(at));
    // A round closed ahead of its day has been played.
    if let Some(start) = start.filter(|start| at < **start && round > competition.closed) {
        return Err(RefusalReason::TooEarly(*start).into());
    }
    if entrant.absences.contains(&round) {
        return Err(RefusalReason::Twice(Thing::Round, u32::from(round)).into());
    }
    let mut events = vec![SeasonAnswer::PlayerAbsent(event, person, round)];
    if entrant.absences.len() + 1 >= usize::from(*state.regulations().eliminations.absences) {
        let after = entrant.absences.iter().copied().fold(round, u16::max);
        events.push(SeasonAnswer::PlayerGone(event, person, after));
    }
    Ok(events)
}

/// Withdraws a player; a Preferent's withdrawal waits for the Committee (14.21).
fn withdraw_player(state: &SeasonState, event: CompetitionId, person: MemberNo, at: Moment) -> Decided {
    let (competition, entrant) = entrant(state, event, person)?;
    if entrant.category < PlayerCategory::Preferent {
        return Ok(vec![SeasonAnswer::PlayerGone(event, person, competition.closed)]);
    }
    let club = state.players.get(&person).map(|player| player.club);
    let mut events = super::raising::raise(state, crate::cases::Matter::Withdrawal(event, person), at)?;
    events.push(SeasonAnswer::Warned(SeasonWarning { at, club, finding: HandbookFinding::WithdrawPreferent }));
    Ok(events)
}
