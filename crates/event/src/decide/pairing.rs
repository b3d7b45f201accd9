//! Pairing a round as a draft, changing it by hand, comparing it with the engine's own, publishing it.

use super::{Decision, confirmed, draft, present, published};
use crate::act::{Act, RoundBye};
use crate::answer::Answer;
use crate::ids::EntryId;
use crate::refusal::{Reason, Refusal};
use crate::settings::CheckIn;
use crate::state::{Event, Manual, Pairs, Round};
use crate::view;
use crate::warning::Warning;
use adoube_aggregate::Context;
use adoube_tournament::acts::{self as inner, BoardResult, System};
use adoube_tournament::dutch::RoundPairing;
use adoube_tournament::{Acceleration, Bye, Colour, Entry, Forfeit};

pub(super) fn decide(event: &Event, act: &Act, context: &Context) -> Decision {
    match act {
        Act::Pair => pair(event),
        Act::BeginManual => match draft(event)?.manual {
            Manual::Open => Err(Reason::ManualOpen.into()),
            _ => Ok(Vec::new()),
        },
        Act::Swap(a, b) => swap(event, *a, *b, context),
        Act::Seat { boards, byes } => seat(event, boards, byes, context),
        Act::EndManual => end_manual(event, context),
        Act::Unpair => draft(event).map(|_| Vec::new()),
        Act::Publish => publish(event),
        _ => {
            let round = published(event)?.number;
            inner::decide(&event.inner, &inner::Act::Unpair)?;
            confirmed(event, context, vec![Warning::Published(round)])
        }
    }
}

/// Whether players may ask for byes in this system.
fn is_swiss(event: &Event) -> bool {
    matches!(event.settings.system, System::Dutch(_) | System::Swiss1985(_))
}

/// Who will not be paired in the next round, and why.
fn absent(event: &Event) -> Vec<RoundBye> {
    if !is_swiss(event) {
        return Vec::new();
    }
    let round = event.current_round();
    let bye = |entry: &crate::state::Enrolment| {
        if entry.left.is_some() {
            return None;
        }
        let asked = event.asked.get(&(round, entry.id)).copied();
        let missing = event.settings.check_in == CheckIn::Needed && !entry.checked_in;
        let bye = asked.or(missing.then_some(Bye::Zero))?;
        Some(RoundBye { player: entry.id, bye })
    };
    event.entries.iter().filter_map(bye).collect()
}

/// What the engine pairs.
struct Engine {
    pairing: RoundPairing,
    accelerations: Vec<Acceleration>,
    /// Who needs no game: in a knockout, those who go through.
    through: Vec<RoundBye>,
}

/// What the engine pairs without those who are absent.
fn engine(event: &Event, absent: &[RoundBye]) -> Result<Engine, Refusal> {
    let mut scratch = event.inner.clone();
    for bye in absent {
        if let Some(ix) = event.ix(bye.player) {
            scratch = inner::apply(scratch, &inner::Event::ByeGranted(ix, event.current_round(), bye.bye));
        }
    }
    let (mut accelerations, mut through) = (Vec::new(), Vec::new());
    for happened in inner::decide(&scratch, &inner::Act::Pair)? {
        match happened {
            inner::Event::Accelerated(list) => accelerations = list,
            inner::Event::ByeGranted(ix, _, bye) => {
                through.extend(event.id(ix).map(|player| RoundBye { player, bye }));
            }
            inner::Event::Paired(_, pairing) => return Ok(Engine { pairing, accelerations, through }),
            _ => {}
        }
    }
    Err(inner::Refusal::from(inner::RefusalReason::NobodyToPair).into())
}

fn pairs(event: &Event, pairing: &RoundPairing) -> Pairs {
    let board = |pair: &adoube_tournament::dutch::Pair| Some((event.id(pair.white)?, event.id(pair.black)?));
    Pairs { boards: pairing.pairs.iter().filter_map(board).collect(), bye: pairing.bye.and_then(|ix| event.id(ix)) }
}

fn ready(event: &Event) -> Result<(), Refusal> {
    if !event.arranged && !event.has_begun() && !event.entries.is_empty() {
        return Err(Reason::NotArranged.into());
    }
    Ok(())
}

fn pair(event: &Event) -> Decision {
    ready(event)?;
    let mut byes = absent(event);
    let Engine { pairing, accelerations, through } = engine(event, &byes)?;
    byes.extend(through);
    let Pairs { boards, bye } = pairs(event, &pairing);
    byes.extend(bye.map(|player| RoundBye { player, bye: Bye::PairingAllocated }));
    let mut answers = Vec::new();
    if !accelerations.is_empty() {
        answers.push(Answer::Accelerated(accelerations));
    }
    answers.push(Answer::Paired { round: event.current_round(), boards, byes });
    Ok(answers)
}

/// Whether a pairing that was made can stand in an event.
pub(crate) fn fits(
    event: &Event,
    round: u16,
    boards: &[(EntryId, EntryId)],
    fresh: bool,
) -> Result<(), Refusal> {
    ready(event)?;
    if let Some(open) = event.open_round().filter(|open| fresh || open.number != round) {
        return Err(Reason::RoundOpen(open.number).into());
    }
    // Tie-break games make a knockout longer than announced.
    let knockout = matches!(event.settings.system, System::Knockout(_));
    if round != event.current_round() || (round > event.settings.rounds && !knockout) {
        return Err(Reason::NoSuchRound(round).into());
    }
    for (white, black) in boards {
        for player in [white, black] {
            if is_swiss(event) {
                present(event, *player)?;
            } else {
                super::known(event, *player)?;
            }
        }
    }
    Ok(())
}

fn seat(event: &Event, boards: &[(EntryId, EntryId)], byes: &[RoundBye], context: &Context) -> Decision {
    let round = event.current_round();
    let open = event.open_round();
    if let Some(open) = open {
        draft(event)?;
        if open.manual != Manual::Open {
            return Err(Reason::ManualNotOpen.into());
        }
    }
    fits(event, round, boards, open.is_none())?;
    let mut seen = vec![false; event.entries.len()];
    let named = boards.iter().flat_map(|(white, black)| [white, black]).chain(byes.iter().map(|bye| &bye.player));
    for player in named {
        let place = event.place(*player).ok_or(Refusal::from(Reason::UnknownEntry))?;
        if seen.get_mut(place).is_none_or(|seen| std::mem::replace(seen, true)) {
            return Err(Reason::SeatedTwice((place + 1) as u16).into());
        }
    }
    if boards.is_empty() {
        return Err(inner::Refusal::from(inner::RefusalReason::NobodyToPair).into());
    }
    let given: Vec<EntryId> =
        byes.iter().filter(|bye| bye.bye == Bye::PairingAllocated).map(|bye| bye.player).collect();
    if given.len() > 1 {
        return Err(Reason::TwoByes.into());
    }
    let mut answers = Vec::new();
    let own = if let Some(round) = open {
        round.engine.clone()
    } else {
        // Whoever is not named is absent for the engine too.
        let mut absent: Vec<RoundBye> = byes.iter().filter(|b| b.bye != Bye::PairingAllocated).copied().collect();
        let unnamed = event.entries.iter().zip(&seen).filter(|(entry, seen)| !**seen && entry.left.is_none());
        absent.extend(unnamed.map(|(entry, _)| RoundBye { player: entry.id, bye: Bye::Zero }));
        let own = engine(event, &absent).ok();
        if let Some(own) = own.as_ref().filter(|own| !own.accelerations.is_empty()) {
            answers.push(Answer::Accelerated(own.accelerations.clone()));
        }
        let own = own.map(|own| pairs(event, &own.pairing));
        let (boards, bye) = own.clone().map_or((None, None), |own| (Some(own.boards), own.bye));
        answers.push(Answer::Engine { boards, bye });
        own
    };
    let known = |board: &(EntryId, EntryId)| own.as_ref().is_some_and(|own| own.boards.contains(board));
    let mut warnings: Vec<Warning> = Vec::new();
    for (white, black) in boards.iter().filter(|board| !known(board)) {
        warnings.extend(board_warnings(event, *white, *black));
    }
    if let [player] = given.as_slice()
        && own.as_ref().is_none_or(|own| own.bye != Some(*player))
    {
        warnings.extend(bye_warning(event, *player));
    }
    answers.push(Answer::Paired { round, boards: boards.to_vec(), byes: byes.to_vec() });
    answers.extend(confirmed(event, context, warnings)?);
    Ok(answers)
}

fn swap(event: &Event, a: EntryId, b: EntryId, context: &Context) -> Decision {
    let round = draft(event)?;
    if round.manual != Manual::Open {
        return Err(Reason::ManualNotOpen.into());
    }
    super::known(event, a)?;
    super::known(event, b)?;
    inner::decide(&event.inner, &inner::Act::Swap(event.number(a), event.number(b)))?;
    confirmed(event, context, swap_warnings(event, round, a, b))
}

/// What is wrong with the boards that two players make when they change places.
fn swap_warnings(event: &Event, round: &Round, a: EntryId, b: EntryId) -> Vec<Warning> {
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

/// The colours of the games a player has played.
fn colours(event: &Event, player: EntryId) -> Vec<Colour> {
    let entries = event.place(player).and_then(|at| event.tournament().players.get(at)).map(|p| &p.entries);
    entries.into_iter().flatten().filter_map(|entry| entry.played().map(|(_, colour, _)| colour)).collect()
}

/// What is wrong with a board made by hand.
fn board_warnings(event: &Event, white: EntryId, black: EntryId) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if !is_swiss(event) {
        return warnings;
    }
    let (first, second) = (event.number(white), event.number(black));
    let opponent = event.ix(black);
    let met = event.place(white).and_then(|at| event.tournament().players.get(at)).is_some_and(|player| {
        player.entries.iter().any(|entry| entry.played().is_some_and(|(other, ..)| Some(other) == opponent))
    });
    if met {
        warnings.push(Warning::MeetAgain(first, second));
    }
    if event.apart.iter().any(|group| group.contains(&white) && group.contains(&black)) {
        warnings.push(Warning::KeptApart(first, second));
    }
    let mut wrong = 0;
    for (player, number, colour) in [(white, first, Colour::White), (black, second, Colour::Black)] {
        let had = colours(event, player);
        let with = |colour: Colour| had.iter().filter(|c| **c == colour).count();
        if had.iter().rev().take(2).filter(|c| **c == colour).count() == 2 {
            warnings.push(Warning::ThirdColour(number));
        }
        if with(colour) + 1 > with(colour.other()) + 2 {
            warnings.push(Warning::ColourBalance(number));
        }
        let due = match with(Colour::White).cmp(&with(Colour::Black)) {
            std::cmp::Ordering::Greater => Some(Colour::Black),
            std::cmp::Ordering::Less => Some(Colour::White),
            std::cmp::Ordering::Equal => had.last().map(|c| c.other()),
        };
        wrong += u8::from(due == Some(colour.other()));
    }
    if wrong == 2 {
        warnings.push(Warning::BothWrongColours(first, second));
    }
    warnings
}

/// C.04.1, 4: nobody has the bye who has had a point without play.
fn bye_warning(event: &Event, player: EntryId) -> Option<Warning> {
    let entries = &event.tournament().players.get(event.place(player)?)?.entries;
    let had = |entry: &Entry| {
        matches!(entry, Entry::Bye(Bye::PairingAllocated | Bye::Full) | Entry::Forfeit { forfeit: Forfeit::Won, .. })
    };
    // The round itself does not count.
    let before = usize::from(event.current_round()).saturating_sub(1);
    entries.iter().take(before).any(had).then(|| Warning::WrongBye(event.number(player)))
}

fn end_manual(event: &Event, context: &Context) -> Decision {
    let round = draft(event)?;
    if round.manual != Manual::Open {
        return Err(Reason::ManualNotOpen.into());
    }
    let differing = view::compare(round).differing();
    let warnings = if differing > 0 { vec![Warning::NotTheEngines(differing)] } else { Vec::new() };
    let mut answers = confirmed(event, context, warnings)?;
    answers.push(Answer::Compared { round: round.number, differing });
    Ok(answers)
}

/// In a Swiss, who left after the draft was made is not published as paired: the round is paired again.
fn publish(event: &Event) -> Decision {
    let round = draft(event)?;
    if round.manual == Manual::Open {
        return Err(Reason::ManualOpen.into());
    }
    if is_swiss(event) {
        for board in &round.boards {
            present(event, board.white)?;
            present(event, board.black)?;
        }
    }
    Ok(forfeits_of_those_who_left(event))
}

/// In a table that is fixed beforehand, those who left lose by forfeit.
fn forfeits_of_those_who_left(event: &Event) -> Vec<Answer> {
    let Some(round) = event.open_round() else { return Vec::new() };
    let gone = |player: EntryId| event.entry(player).is_some_and(|entry| entry.left.is_some());
    let forfeit = |board: &crate::state::Board| {
        let result = match (gone(board.white), gone(board.black)) {
            (false, false) => return None,
            (true, false) => BoardResult::WhiteAbsent,
            (false, true) => BoardResult::BlackAbsent,
            (true, true) => BoardResult::BothAbsent,
        };
        Some(Answer::Resulted { round: round.number, white: board.white, result })
    };
    round.boards.iter().filter_map(forfeit).collect()
}
