//! What follows from an act.

use crate::baku;
use crate::dutch::{self, Pair, RoundPairing};
use crate::knockout::{self, KnockoutError};
use crate::model::{Adjustment, Bye, Entry, Player, PlayerIx, Tournament};
use crate::roundrobin;
use crate::simulate::Lots;
use crate::swiss1985;

use super::{Act, BoardResult, Event, Refusal, RefusalReason, Settings, State, System};

/// The events that follow from an act, or why it is refused. The state is not changed.
///
/// # Errors
/// A [`Refusal`] with its reason and provision.
pub fn decide(state: &State, act: &Act) -> Result<Vec<Event>, Refusal> {
    if !matches!(act, Act::Open(_)) && !state.opened {
        return Err(RefusalReason::NotOpened.into());
    }
    match act {
        Act::Open(settings) => open(state, settings),
        Act::Enter(player) => enter(state, player),
        Act::Number => number(state),
        Act::DrawNumbers { seed, varma } => draw_numbers(state, *seed, *varma),
        Act::Withdraw(number) => {
            let ix = present(state, *number)?;
            Ok(vec![Event::Withdrew(ix)])
        }
        Act::Return(number) => give_back(state, *number),
        Act::RequestBye { number, bye } => request_bye(state, *number, *bye),
        Act::Absent { number, round, bye } => absent(state, *number, *round, *bye),
        Act::Present { number, round } => present_after_all(state, *number, *round),
        Act::Category { number, category } => Ok(vec![Event::Categorised(known(state, *number)?, *category)]),
        Act::KeepApart(numbers) => {
            let players: Result<Vec<PlayerIx>, Refusal> = numbers.iter().map(|n| known(state, *n)).collect();
            Ok(vec![Event::KeptApart(players?)])
        }
        Act::Pair => pair(state),
        Act::Swap(a, b) => swap(state, *a, *b),
        Act::Unpair => {
            let round = open_round(state)?;
            if has_results(state, round) {
                return Err(RefusalReason::HasResults(round).into());
            }
            Ok(vec![Event::Unpaired(round)])
        }
        Act::Result { white, result } => record(state, open_round(state)?, *white, *result),
        Act::Correct { round, white, result } => record(state, *round, *white, *result),
        Act::Penalty { number, round, points } => {
            let player = known(state, *number)?;
            if *round == 0 || *round > state.tournament.rounds.unwrap_or(u16::MAX) {
                return Err(RefusalReason::NoSuchRound(*round).into());
            }
            Ok(vec![Event::Penalised(Adjustment { player, round: *round, points: *points })])
        }
        Act::CloseRound => close(state),
    }
}

fn open(state: &State, settings: &Settings) -> Result<Vec<Event>, Refusal> {
    if state.opened {
        return Err(RefusalReason::AlreadyOpened.into());
    }
    let knockout = match settings.system {
        System::Knockout(rules) if !rules.is_sound() => return Err(KnockoutError::Games.into()),
        System::Knockout(_) => true,
        _ => false,
    };
    if settings.rounds > 200 || (settings.rounds == 0 && !knockout) {
        return Err(RefusalReason::NoSuchRound(settings.rounds).into());
    }
    Ok(vec![Event::Opened(settings.clone())])
}

fn known(state: &State, number: u16) -> Result<PlayerIx, Refusal> {
    state.tournament.find(number).ok_or_else(|| RefusalReason::UnknownPlayer(number).into())
}

fn present(state: &State, number: u16) -> Result<PlayerIx, Refusal> {
    let ix = known(state, number)?;
    if state.withdrawn.get(ix.index()).copied().unwrap_or(false) {
        return Err(RefusalReason::HasWithdrawn(number).into());
    }
    Ok(ix)
}

fn open_round(state: &State) -> Result<u16, Refusal> {
    if state.round_open { Ok(state.current_round()) } else { Err(RefusalReason::NoOpenRound.into()) }
}

fn enter(state: &State, player: &Player) -> Result<Vec<Event>, Refusal> {
    let closed_field = matches!(state.system, System::RoundRobin(_) | System::Knockout(_));
    if closed_field && (state.closed > 0 || state.round_open) {
        return Err(RefusalReason::TooLate.into());
    }
    let next = state.tournament.players.last().map_or(1, |p| p.number.saturating_add(1));
    if next > 9999 {
        return Err(RefusalReason::TooManyPlayers.into());
    }
    let entries = vec![Entry::Bye(Bye::Zero); usize::from(state.closed) + usize::from(state.round_open)];
    Ok(vec![Event::Entered(Box::new(Player { number: next, entries, annulled: false, ..player.clone() }))])
}

/// C.04.2, 2.2: rating, then title, then name.
fn number(state: &State) -> Result<Vec<Event>, Refusal> {
    const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
    if state.closed > 0 || state.round_open {
        return Err(RefusalReason::TooLate.into());
    }
    let title = |p: &Player| TITLES.iter().position(|t| p.title.eq_ignore_ascii_case(t)).unwrap_or(TITLES.len());
    let mut order: Vec<&Player> = state.tournament.players.iter().collect();
    order.sort_by(|a, b| b.rating.cmp(&a.rating).then(title(a).cmp(&title(b))).then(a.name.cmp(&b.name)));
    Ok(vec![Event::Numbered(order.iter().map(|p| p.number).collect())])
}

fn give_back(state: &State, number: u16) -> Result<Vec<Event>, Refusal> {
    let ix = known(state, number)?;
    if !state.withdrawn.get(ix.index()).copied().unwrap_or(false) {
        return Err(RefusalReason::HasNotWithdrawn(number).into());
    }
    // Out of a knockout is out (3.1).
    if matches!(state.system, System::Knockout(_)) && (state.closed > 0 || state.round_open) {
        return Err(RefusalReason::TooLate.into());
    }
    Ok(vec![Event::Returned(ix)])
}

/// Whether a player may ask to be absent: nobody gives himself the odd player's bye, and in a knockout who stays away is out.
fn may_ask(state: &State, number: u16, bye: Bye) -> Result<PlayerIx, Refusal> {
    let ix = present(state, number)?;
    if bye == Bye::PairingAllocated {
        return Err(RefusalReason::NotToBeAskedFor.into());
    }
    if matches!(state.system, System::Knockout(_)) {
        return Err(RefusalReason::NoByesInKnockout.into());
    }
    Ok(ix)
}

/// A round that is still to be paired.
fn later_round(state: &State, round: u16) -> Result<(), Refusal> {
    let first = state.current_round() + u16::from(state.round_open);
    let last = state.tournament.rounds.unwrap_or(u16::MAX);
    if round < first {
        return Err(RefusalReason::RoundIsPaired(round).into());
    }
    if round > last {
        return Err(RefusalReason::NoSuchRound(round).into());
    }
    Ok(())
}

fn absent(state: &State, number: u16, round: u16, bye: Bye) -> Result<Vec<Event>, Refusal> {
    let ix = may_ask(state, number, bye)?;
    later_round(state, round)?;
    Ok(vec![Event::AbsenceNoted(ix, round, bye)])
}

fn present_after_all(state: &State, number: u16, round: u16) -> Result<Vec<Event>, Refusal> {
    let ix = present(state, number)?;
    later_round(state, round)?;
    let entry = state.tournament.player(ix).and_then(|p| p.entries.get(usize::from(round) - 1));
    let noted = state.absences.iter().any(|a| (a.0, a.1) == (ix, round));
    if !noted && entry.is_none() {
        return Err(RefusalReason::NotAbsent { number, round }.into());
    }
    Ok(vec![Event::PresenceNoted(ix, round)])
}

/// Numbers by lot (C.05; Varma: annex 2). The lots are a function of the seed, so a replay draws the same.
fn draw_numbers(state: &State, seed: u64, varma: bool) -> Result<Vec<Event>, Refusal> {
    if state.closed > 0 || state.round_open {
        return Err(RefusalReason::TooLate.into());
    }
    let mut lots = Lots::new(seed);
    let players = &state.tournament.players;
    let numbers: Vec<u16> = if varma {
        let federations: Vec<&str> = players.iter().map(|p| p.federation.as_str()).collect();
        let drawn = roundrobin::varma_draw(&federations, |choices| lots.below(choices as u64) as usize);
        drawn.ok_or_else(|| Refusal::from(RefusalReason::NoVarma(players.len() as u16)))?
    } else {
        let mut numbers: Vec<u16> = (1..=players.len() as u16).collect();
        for at in (1..numbers.len()).rev() {
            numbers.swap(at, lots.below(at as u64 + 1) as usize);
        }
        numbers
    };
    let mut order: Vec<(u16, u16)> = numbers.into_iter().zip(players.iter().map(|p| p.number)).collect();
    order.sort_unstable();
    Ok(vec![Event::Numbered(order.into_iter().map(|(_, old)| old).collect())])
}

fn request_bye(state: &State, number: u16, bye: Bye) -> Result<Vec<Event>, Refusal> {
    let ix = may_ask(state, number, bye)?;
    if state.round_open {
        return Err(RefusalReason::RoundIsOpen(state.current_round()).into());
    }
    Ok(vec![Event::ByeGranted(ix, state.current_round(), bye)])
}

fn pair(state: &State) -> Result<Vec<Event>, Refusal> {
    let round = state.current_round();
    if state.round_open {
        return Err(RefusalReason::RoundIsOpen(round).into());
    }
    let rounds = state.tournament.rounds.unwrap_or(u16::MAX);
    let knockout = matches!(state.system, System::Knockout(_));
    if round > rounds && !knockout {
        return Err(RefusalReason::NoSuchRound(round).into());
    }
    let mut events = Vec::new();
    let mut tournament = state.ready(usize::from(round));
    if round == 1 {
        enough_opponents(state, rounds)?;
        if state.baku {
            if !baku::applicable(&tournament.scoring) || knockout {
                return Err(RefusalReason::NoBaku.into());
            }
            tournament.accelerations = baku::accelerations(&tournament);
            events.push(Event::Accelerated(tournament.accelerations.clone()));
        }
    }
    for (ix, at, bye) in &state.absences {
        let open = state.tournament.player(*ix).is_some_and(|p| p.entries.len() < usize::from(round));
        let gone = state.withdrawn.get(ix.index()).copied().unwrap_or(false);
        if *at == round && open && !gone {
            events.push(Event::ByeGranted(*ix, round, *bye));
        }
    }
    let mut later = Vec::new();
    let pairing = match state.system {
        System::Dutch(edition) => dutch::pair_round(&tournament, usize::from(round), edition)?,
        System::Swiss1985(readings) => {
            let at = usize::from(round);
            swiss1985::pair_round(&tournament, at, readings).map_err(|error| {
                let (players, _) = swiss1985::unpairable(&tournament, at, readings);
                if players.is_empty() { error.into() } else { Refusal::from(RefusalReason::NoPairing(players)) }
            })?
        }
        System::RoundRobin(cycles) => {
            let (pairing, absences) = round_robin(state, &tournament, cycles, usize::from(round))?;
            later = absences;
            pairing
        }
        System::Knockout(rules) => {
            let pairing = knockout::pair_round(&tournament, usize::from(round), &rules)?;
            let through = knockout::progress(&tournament, usize::from(round), &rules)?.through;
            events.extend(through.into_iter().map(|ix| Event::ByeGranted(ix, round, Bye::Full)));
            pairing
        }
    };
    if pairing.pairs.is_empty() {
        return Err(RefusalReason::NobodyToPair.into());
    }
    events.push(Event::Paired(round, pairing));
    events.append(&mut later);
    Ok(events)
}

fn enough_opponents(state: &State, rounds: u16) -> Result<(), Refusal> {
    let players = state.withdrawn.iter().filter(|gone| !**gone).count();
    feasible(state.system, players as u16, rounds)
}

/// Whether so many players can play so many rounds by a system: nobody meets the same opponent twice (C.04.1, 2), so a
/// field has only so many rounds; a table and a bracket have a fixed number.
///
/// # Errors
/// A [`Refusal`] with the reason and the number that is possible.
pub fn feasible(system: System, players: u16, rounds: u16) -> Result<(), Refusal> {
    match system {
        System::RoundRobin(cycles) => {
            let cycle = (players + players % 2).saturating_sub(1);
            let wanted = if cycles == roundrobin::Cycles::Single { cycle } else { 2 * cycle };
            if rounds != wanted {
                return Err(RefusalReason::RoundsOfRoundRobin { rounds, wanted }.into());
            }
        }
        System::Knockout(rules) => {
            let wanted = rules.rounds(players);
            if rounds != 0 && rounds != wanted {
                return Err(RefusalReason::RoundsOfKnockout { rounds, wanted }.into());
            }
        }
        System::Dutch(_) | System::Swiss1985(_) => {
            let most = players - u16::from(players.is_multiple_of(2) && players > 0);
            if rounds > most {
                return Err(RefusalReason::TooManyRounds { rounds, players, most }.into());
            }
        }
    }
    Ok(())
}

/// The games of the table. Who withdrew before half of the event plays no more, nor does anybody against him (14.31);
/// later, or when only absent, the game is lost by absence (14.3, D-44).
fn round_robin(
    state: &State,
    tournament: &Tournament,
    cycles: roundrobin::Cycles,
    round: usize,
) -> Result<(RoundPairing, Vec<Event>), Refusal> {
    let players = state.tournament.players.len() as u16;
    let table = roundrobin::berger(players, cycles).map_err(|_| Refusal::from(RefusalReason::TooManyPlayers))?;
    let games = table.get(round - 1).ok_or_else(|| Refusal::from(RefusalReason::NoSuchRound(round as u16)))?;
    let mut pairing = RoundPairing::default();
    let mut absences = Vec::new();
    let ix = |number: u16| PlayerIx(u32::from(number) - 1);
    let away = |ix: PlayerIx| tournament.player(ix).is_some_and(|p| p.entries.len() >= round);
    for (white, black) in games.iter().filter_map(roundrobin::TableGame::pair).map(|(w, b)| (ix(w), ix(b))) {
        if state.is_annulled(white) || state.is_annulled(black) {
            continue;
        }
        pairing.pairs.push(Pair { white, black });
        let result = match (away(white), away(black)) {
            (false, false) => continue,
            (true, false) => BoardResult::WhiteAbsent,
            (false, true) => BoardResult::BlackAbsent,
            (true, true) => BoardResult::BothAbsent,
        };
        absences.push(Event::Resulted(round as u16, white, result));
    }
    Ok((pairing, absences))
}

fn swap(state: &State, a: u16, b: u16) -> Result<Vec<Event>, Refusal> {
    let round = open_round(state)?;
    let (first, second) = (present(state, a)?, present(state, b)?);
    let at = usize::from(round) - 1;
    for (ix, number) in [(first, a), (second, b)] {
        let entry = state.tournament.player(ix).and_then(|p| p.entries.get(at));
        let movable = matches!(entry, Some(Entry::Paired { .. } | Entry::Bye(Bye::PairingAllocated)));
        if !movable || first == second {
            return Err(RefusalReason::NotPaired(number).into());
        }
    }
    let opponent = state.tournament.player(first).and_then(|p| p.entries.get(at)).and_then(Entry::opponent);
    if matches!(state.system, System::Knockout(_)) && opponent != Some(second) {
        return Err(RefusalReason::OnlyColours.into());
    }
    Ok(vec![Event::Swapped(round, first, second)])
}

fn has_results(state: &State, round: u16) -> bool {
    let at = usize::from(round) - 1;
    let result = |e: &Entry| matches!(e, Entry::Game { .. } | Entry::Forfeit { .. });
    state.tournament.players.iter().any(|p| p.entries.get(at).is_some_and(result))
}

fn record(state: &State, round: u16, white: u16, result: BoardResult) -> Result<Vec<Event>, Refusal> {
    if round == 0 || round > state.closed + u16::from(state.round_open) {
        return Err(RefusalReason::NoSuchRound(round).into());
    }
    let ix = known(state, white)?;
    let entry = state.tournament.player(ix).and_then(|p| p.entries.get(usize::from(round) - 1));
    let is_white = entry.is_some_and(|e| e.colour() == Some(crate::model::Colour::White) && e.opponent().is_some());
    if !is_white {
        return Err(RefusalReason::NotWhite { number: white, round }.into());
    }
    Ok(vec![Event::Resulted(round, ix, result)])
}

fn close(state: &State) -> Result<Vec<Event>, Refusal> {
    let round = open_round(state)?;
    let at = usize::from(round) - 1;
    let open: Vec<u16> = state
        .tournament
        .players
        .iter()
        .filter(|p| matches!(p.entries.get(at), Some(Entry::Paired { colour: crate::model::Colour::White, .. })))
        .map(|p| p.number)
        .collect();
    if !open.is_empty() {
        return Err(RefusalReason::ResultsMissing(open).into());
    }
    Ok(vec![Event::Closed(round)])
}
