//! Pairing a round as a draft, changing it by hand, comparing it with the engine's pairing, publishing it.

use super::{Decision, confirmed, draft, known, present, published};
use crate::act::{EventAct, RoundBye};
use crate::answer::EventAnswer;
use crate::comparison::compare;
use crate::ids::EntryId;
use crate::refusal::{EventReason, EventRefusal};
use crate::settings::CheckIn;
use crate::state::{EnginePairs, Enrolment, EventRound, EventState, Manual, RoundBoard};
use crate::warning::EventWarning;
use adoube_aggregate::Context;
use adoube_tournament::dutch::{Pair, RoundPairing};
use adoube_tournament::system::{RoundPairingError, System, pair_round};
use adoube_tournament::{Acceleration, BoardResult, Bye, Color, Forfeit, RoundEntry, baku, knockout};

pub(super) fn decide(event: &EventState, act: &EventAct, context: &Context) -> Decision {
    match act {
        EventAct::Pair => pair(event),
        EventAct::BeginManual => match draft(event)?.manual {
            Manual::Open => Err(EventReason::ManualOpen.into()),
            _ => Ok(Vec::new()),
        },
        EventAct::Swap(a, b) => swap(event, *a, *b, context),
        EventAct::Seat { boards, byes } => seat(event, boards, byes, context),
        EventAct::EndManual => end_manual(event, context),
        EventAct::Unpair => draft(event).map(|_| Vec::new()),
        EventAct::Publish => publish(event),
        _ => {
            let round = published(event)?;
            if round.boards.iter().any(|board| board.result.is_some()) {
                return Err(EventReason::HasResults(round.number).into());
            }
            confirmed(event, context, vec![EventWarning::Published(round.number)])
        }
    }
}

/// Returns the players who will not be paired in the next round.
fn absent(event: &EventState) -> Vec<RoundBye> {
    if !event.is_swiss() {
        return Vec::new();
    }
    let round = event.current_round();
    let bye = |entry: &Enrolment| {
        if entry.left.is_some() {
            return None;
        }
        let asked = entry.byes.get(&round).copied();
        let missing = event.settings.check_in == CheckIn::Needed && !entry.checked_in;
        let bye = asked.or(missing.then_some(Bye::Zero))?;
        Some(RoundBye { player: entry.id, bye })
    };
    event.entries.iter().filter_map(bye).collect()
}

/// The engine's pairing.
struct EngineRound {
    pairs: EnginePairs,
    accelerations: Vec<Acceleration>,
    /// Players who advance without a game in a knockout.
    through: Vec<RoundBye>,
}

/// Pairs the next round without the absent players.
fn engine(event: &EventState, absent: &[RoundBye]) -> Result<EngineRound, EventRefusal> {
    let (number, system) = (event.current_round(), event.settings.system);
    let is_knockout = matches!(system, System::Knockout(_));
    if let Some(open) = event.open_round() {
        return Err(EventReason::RoundOpen(open.number).into());
    }
    if number > event.settings.rounds && !is_knockout {
        return Err(EventReason::NoSuchRound(number).into());
    }
    let mut tournament = event.tournament_to_pair(absent);
    let mut accelerations = Vec::new();
    if number == 1 {
        let players = event.entries.iter().filter(|entry| entry.left.is_none()).count();
        system.check_rounds(players as u16, event.settings.rounds)?;
        if event.settings.baku {
            if !baku::applicable(&tournament.scoring) || is_knockout {
                return Err(EventReason::NoBaku.into());
            }
            accelerations = baku::accelerations(&tournament);
            tournament.accelerations.clone_from(&accelerations);
        }
    }
    let round = usize::from(number);
    let mut pairing = pair_round(&tournament, round, system)?;
    let mut through = Vec::new();
    match system {
        // Nobody meets a player who left before half of the event (14.31); later such games are lost by forfeit.
        System::RoundRobin(_) => {
            pairing.pairs.retain(|pair| !event.is_annulled(pair.white) && !event.is_annulled(pair.black));
        }
        System::Knockout(rules) => {
            let progress = knockout::progress(&tournament, round, &rules).map_err(RoundPairingError::from)?;
            let ids = progress.through.into_iter().filter_map(|ix| event.id(ix));
            through.extend(ids.map(|player| RoundBye { player, bye: Bye::Full }));
        }
        System::Dutch(_) | System::Swiss1985(_) => {}
    }
    if pairing.pairs.is_empty() {
        return Err(EventReason::NobodyToPair(number).into());
    }
    Ok(EngineRound { pairs: pairs(event, &pairing), accelerations, through })
}

fn pairs(event: &EventState, pairing: &RoundPairing) -> EnginePairs {
    let board = |pair: &Pair| Some((event.id(pair.white)?, event.id(pair.black)?));
    EnginePairs {
        boards: pairing.pairs.iter().filter_map(board).collect(),
        bye: pairing.bye.and_then(|ix| event.id(ix)),
    }
}

fn ready(event: &EventState) -> Result<(), EventRefusal> {
    if !event.arranged && !event.has_begun() && !event.entries.is_empty() {
        return Err(EventReason::NotArranged.into());
    }
    Ok(())
}

fn pair(event: &EventState) -> Decision {
    ready(event)?;
    let mut byes = absent(event);
    let EngineRound { pairs: EnginePairs { boards, bye }, accelerations, through } = engine(event, &byes)?;
    byes.extend(through);
    byes.extend(bye.map(|player| RoundBye { player, bye: Bye::PairingAllocated }));
    let mut answers = Vec::new();
    if !accelerations.is_empty() {
        answers.push(EventAnswer::Accelerated(accelerations));
    }
    answers.push(EventAnswer::Paired { round: event.current_round(), boards, byes });
    Ok(answers)
}

/// Checks that an existing pairing is valid in an event.
pub(crate) fn fits(
    event: &EventState,
    round: u16,
    boards: &[(EntryId, EntryId)],
    fresh: bool,
) -> Result<(), EventRefusal> {
    ready(event)?;
    if let Some(open) = event.open_round().filter(|open| fresh || open.number != round) {
        return Err(EventReason::RoundOpen(open.number).into());
    }
    // Tie-break games make a knockout longer than announced.
    let knockout = matches!(event.settings.system, System::Knockout(_));
    if round != event.current_round() || (round > event.settings.rounds && !knockout) {
        return Err(EventReason::NoSuchRound(round).into());
    }
    for (white, black) in boards {
        for player in [white, black] {
            if event.is_swiss() {
                present(event, *player)?;
            } else {
                known(event, *player)?;
            }
        }
    }
    Ok(())
}

fn seat(event: &EventState, boards: &[(EntryId, EntryId)], byes: &[RoundBye], context: &Context) -> Decision {
    let round = event.current_round();
    let open = event.open_round();
    if let Some(open) = open {
        draft(event)?;
        if open.manual != Manual::Open {
            return Err(EventReason::ManualNotOpen.into());
        }
    }
    fits(event, round, boards, open.is_none())?;
    let mut seen = vec![false; event.entries.len()];
    let named = boards.iter().flat_map(|(white, black)| [white, black]).chain(byes.iter().map(|bye| &bye.player));
    for player in named {
        let place = event.place(*player).ok_or(EventRefusal::from(EventReason::UnknownEntry))?;
        if seen.get_mut(place).is_none_or(|seen| std::mem::replace(seen, true)) {
            return Err(EventReason::SeatedTwice((place + 1) as u16).into());
        }
    }
    if boards.is_empty() {
        return Err(EventReason::NobodyToPair(round).into());
    }
    let given: Vec<EntryId> =
        byes.iter().filter(|bye| bye.bye == Bye::PairingAllocated).map(|bye| bye.player).collect();
    if given.len() > 1 {
        return Err(EventReason::TwoByes.into());
    }
    let mut answers = Vec::new();
    let own = if let Some(round) = open {
        round.engine.clone()
    } else {
        // Players not listed are absent for the engine too.
        let mut absent: Vec<RoundBye> = byes.iter().filter(|b| b.bye != Bye::PairingAllocated).copied().collect();
        let unnamed = event.entries.iter().zip(&seen).filter(|(entry, seen)| !**seen && entry.left.is_none());
        absent.extend(unnamed.map(|(entry, _)| RoundBye { player: entry.id, bye: Bye::Zero }));
        let own = engine(event, &absent).ok();
        if let Some(own) = own.as_ref().filter(|own| !own.accelerations.is_empty()) {
            answers.push(EventAnswer::Accelerated(own.accelerations.clone()));
        }
        let own = own.map(|own| own.pairs);
        let (boards, bye) = own.clone().map_or((None, None), |own| (Some(own.boards), own.bye));
        answers.push(EventAnswer::Engine { boards, bye });
        own
    };
    let known = |board: &(EntryId, EntryId)| own.as_ref().is_some_and(|own| own.boards.contains(board));
    let mut warnings: Vec<EventWarning> = Vec::new();
    for (white, black) in boards.iter().filter(|board| !known(board)) {
        warnings.extend(board_warnings(event, *white, *black));
    }
    if let [player] = given.as_slice()
        && own.as_ref().is_none_or(|own| own.bye != Some(*player))
    {
        warnings.extend(bye_warning(event, *player));
    }
    answers.push(EventAnswer::Paired { round, boards: boards.to_vec(), byes: byes.to_vec() });
    answers.extend(confirmed(event, context, warnings)?);
    Ok(answers)
}

fn swap(event: &EventState, a: EntryId, b: EntryId, context: &Context) -> Decision {
    let round = draft(event)?;
    if round.manual != Manual::Open {
        return Err(EventReason::ManualNotOpen.into());
    }
    if a == b {
        return Err(EventReason::SamePlayer.into());
    }
    for player in [a, b] {
        present(event, player)?;
        let waits = round.board_of(player).is_some_and(|board| board.result.is_none());
        if !waits && round.bye() != Some(player) {
            return Err(EventReason::NotPaired(event.number(player)).into());
        }
    }
    let is_knockout = matches!(event.settings.system, System::Knockout(_));
    if is_knockout && !round.board_of(a).is_some_and(|board| board.has(b)) {
        return Err(EventReason::OnlyColours.into());
    }
    confirmed(event, context, swap_warnings(event, round, a, b))
}

/// Returns the warnings for the boards that result from swapping two players.
fn swap_warnings(event: &EventState, round: &EventRound, a: EntryId, b: EntryId) -> Vec<EventWarning> {
    let other = |player: EntryId| match player {
        player if player == a => b,
        player if player == b => a,
        player => player,
    };
    let mut warnings = Vec::new();
    for board in round.boards.iter().filter(|board| board.has(a) || board.has(b)) {
        warnings.extend(board_warnings(event, other(board.white), other(board.black)));
    }
    if let Some(player) = round.bye().filter(|player| *player == a || *player == b) {
        warnings.extend(bye_warning(event, other(player)));
    }
    warnings
}

/// Returns the colours of the games a player has played.
fn colours(event: &EventState, player: EntryId) -> Vec<Color> {
    let entries = event.place(player).and_then(|at| event.tournament().players.get(at)).map(|p| &p.entries);
    entries.into_iter().flatten().filter_map(|entry| entry.played().map(|(_, colour, _)| colour)).collect()
}

/// Returns the warnings for a board set by hand.
fn board_warnings(event: &EventState, white: EntryId, black: EntryId) -> Vec<EventWarning> {
    let mut warnings = Vec::new();
    if !event.is_swiss() {
        return warnings;
    }
    let (first, second) = (event.number(white), event.number(black));
    let opponent = event.ix(black);
    let met = event.place(white).and_then(|at| event.tournament().players.get(at)).is_some_and(|player| {
        player.entries.iter().any(|entry| entry.played().is_some_and(|(other, ..)| Some(other) == opponent))
    });
    if met {
        warnings.push(EventWarning::MeetAgain(first, second));
    }
    if event.apart.iter().any(|group| group.contains(&white) && group.contains(&black)) {
        warnings.push(EventWarning::KeptApart(first, second));
    }
    let mut wrong = 0;
    for (player, number, colour) in [(white, first, Color::White), (black, second, Color::Black)] {
        let had = colours(event, player);
        let with = |colour: Color| had.iter().filter(|c| **c == colour).count();
        if had.iter().rev().take(2).filter(|c| **c == colour).count() == 2 {
            warnings.push(EventWarning::ThirdColour(number));
        }
        if with(colour) + 1 > with(colour.other()) + 2 {
            warnings.push(EventWarning::ColourBalance(number));
        }
        let due = match with(Color::White).cmp(&with(Color::Black)) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => had.last().map(|c| c.other()),
        };
        wrong += u8::from(due == Some(colour.other()));
    }
    if wrong == 2 {
        warnings.push(EventWarning::BothWrongColours(first, second));
    }
    warnings
}

/// Warns if the player has already received a point without playing (C.04.1, 4).
fn bye_warning(event: &EventState, player: EntryId) -> Option<EventWarning> {
    let entries = &event.tournament().players.get(event.place(player)?)?.entries;
    let had = |entry: &RoundEntry| {
        matches!(
            entry,
            RoundEntry::Bye(Bye::PairingAllocated | Bye::Full) | RoundEntry::Forfeit { forfeit: Forfeit::Won, .. }
        )
    };
    // The round itself does not count.
    let before = usize::from(event.current_round()).saturating_sub(1);
    entries.iter().take(before).any(had).then(|| EventWarning::WrongBye(event.number(player)))
}

fn end_manual(event: &EventState, context: &Context) -> Decision {
    let round = draft(event)?;
    if round.manual != Manual::Open {
        return Err(EventReason::ManualNotOpen.into());
    }
    let differing = compare(round).differing();
    let warnings = if differing > 0 { vec![EventWarning::NotTheEngines(differing)] } else { Vec::new() };
    let mut answers = confirmed(event, context, warnings)?;
    answers.push(EventAnswer::Compared { round: round.number, differing });
    Ok(answers)
}

/// Publishes the draft. In a Swiss, players who left after the draft was made cannot be published: the round must be
/// paired again.
fn publish(event: &EventState) -> Decision {
    let round = draft(event)?;
    if round.manual == Manual::Open {
        return Err(EventReason::ManualOpen.into());
    }
    if event.is_swiss() {
        for board in &round.boards {
            present(event, board.white)?;
            present(event, board.black)?;
        }
    }
    let boards = round.boards.iter().map(|board| (board.table, board.white)).collect();
    let mut answers = vec![EventAnswer::Published { round: round.number, boards }];
    answers.extend(forfeits_of_those_who_left(event));
    Ok(answers)
}

/// Returns forfeits for players who left, in systems with fixed pairings.
fn forfeits_of_those_who_left(event: &EventState) -> Vec<EventAnswer> {
    let Some(round) = event.open_round() else { return Vec::new() };
    let gone = |player: EntryId| event.entry(player).is_some_and(|entry| entry.left.is_some());
    let forfeit = |board: &RoundBoard| {
        let result = match (gone(board.white), gone(board.black)) {
            (false, false) => return None,
            (true, false) => BoardResult::WhiteAbsent,
            (false, true) => BoardResult::BlackAbsent,
            (true, true) => BoardResult::BothAbsent,
        };
        Some(EventAnswer::Resulted { round: round.number, white: board.white, result })
    };
    round.boards.iter().filter_map(forfeit).collect()
}
