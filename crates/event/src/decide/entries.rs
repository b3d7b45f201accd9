//! Entries, check-in, starting numbers, byes asked for, withdrawals, players kept apart, fixed tables.

use super::{Decision, confirmed, known, present};
use crate::act::{Act, EntryData};
use crate::answer::Answer;
use crate::apply::same_players;
use crate::ids::{EntryId, PersonId};
use crate::limits;
use crate::refusal::{Field, Reason, Refusal};
use crate::state::Event;
use crate::warning::Warning;
use adoube_aggregate::Context;
use adoube_tournament::acts::{self as inner, System};
use adoube_tournament::{Bye, Player};
use std::collections::HashSet;

pub(super) fn decide(event: &Event, act: &Act, context: &Context) -> Decision {
    match act {
        Act::Enter(data) => enter(event, std::slice::from_ref(data), context),
        Act::EnterAll(list) => enter(event, list, context),
        Act::Edit { player, data } => {
            known(event, *player)?;
            sound(data)?;
            let other = event.entry_of(&data.person).is_some_and(|entry| entry.id != *player);
            if other { Err(Reason::EnteredAlready.into()) } else { Ok(Vec::new()) }
        }
        Act::Remove(player) => {
            known(event, *player)?;
            before_start(event)
        }
        Act::CheckIn(player) | Act::CheckOut(player) => {
            let here = matches!(act, Act::CheckIn(_));
            if present(event, *player)?.checked_in == here {
                return Err(Reason::CheckInSame(event.number(*player)).into());
            }
            Ok(Vec::new())
        }
        Act::Arrange(order) => {
            before_start(event)?;
            let all: Vec<EntryId> = event.entries.iter().map(|entry| entry.id).collect();
            if all.is_empty() || !same_players(&all, order) {
                return Err(Reason::BadOrder.into());
            }
            Ok(Vec::new())
        }
        Act::AskBye { player, round, bye } => ask_bye(event, *player, *round, *bye, context),
        Act::CancelBye { player, round } => {
            known(event, *player)?;
            to_come(event, *round)?;
            if event.asked.contains_key(&(*round, *player)) { Ok(Vec::new()) } else { Err(Reason::NoSuchBye.into()) }
        }
        Act::Withdraw { player, .. } => present(event, *player).map(|_| Vec::new()),
        Act::Return(player) => {
            let number = event.number(*player);
            if known(event, *player)?.left.is_none() {
                return Err(Reason::HasNotLeft(number).into());
            }
            inner::decide(&event.inner, &inner::Act::Return(number))?;
            Ok(Vec::new())
        }
        Act::KeepApart(players) => keep_apart(event, players, context),
        Act::LetMeet(players) => {
            let there = event.apart.iter().any(|group| same_players(group, players));
            if there { Ok(Vec::new()) } else { Err(Reason::NoSuchRule.into()) }
        }
        Act::FixTable { player, table } => {
            known(event, *player)?;
            let Some(table) = table else { return Ok(Vec::new()) };
            limits::within(Field::Table, (*table).into(), 1, 5000)?;
            let taken = event.entries.iter().any(|e| e.id != *player && e.fixed_table == Some(*table));
            if taken { Err(Reason::TableTaken(*table).into()) } else { Ok(Vec::new()) }
        }
        _ => Ok(Vec::new()),
    }
}

fn before_start(event: &Event) -> Decision {
    if event.has_begun() { Err(Reason::Begun.into()) } else { Ok(Vec::new()) }
}

fn enter(event: &Event, list: &[EntryData], context: &Context) -> Decision {
    let mut persons: HashSet<&PersonId> = event.entries.iter().map(|entry| &entry.person).collect();
    for data in list {
        sound(data)?;
        if !persons.insert(&data.person) {
            return Err(Reason::EnteredAlready.into());
        }
    }
    let first = event.next_entry.max(1);
    let end = u16::try_from(list.len()).ok().and_then(|count| first.checked_add(count));
    let Some(end) = end.filter(|_| persons.len() <= limits::ENTRIES && list.len() <= limits::LIST) else {
        return Err(Reason::TooManyEntries.into());
    };
    if list.is_empty() {
        return Err(Reason::NothingChanges.into());
    }
    inner::decide(&event.inner, &inner::Act::Enter(Box::<Player>::default()))?;
    let late = event.inner.closed;
    let warnings = if late > 0 { vec![Warning::LateEntry(late)] } else { Vec::new() };
    let mut answers = confirmed(event, context, warnings)?;
    answers.extend((first..end).map(|id| Answer::Entered(EntryId(id))));
    Ok(answers)
}

fn sound(data: &EntryData) -> Result<(), Refusal> {
    if !data.person.is_sound() {
        return Err(Reason::NoMeaning(Field::Person).into());
    }
    for rating in [data.fide_rating, data.national_rating] {
        limits::within(Field::Rating, rating.into(), 0, 4000)?;
    }
    limits::text_or_empty(Field::Title, &data.title, limits::TITLE)?;
    limits::text_or_empty(Field::Federation, &data.federation, limits::FEDERATION)?;
    limits::text_or_empty(Field::Club, &data.club, limits::CLUB)?;
    if data.groups.len() > limits::GROUPS {
        return Err(Reason::NoMeaning(Field::Groups).into());
    }
    data.groups.iter().try_for_each(|group| limits::text(Field::Groups, group, limits::GROUP))
}

/// A round that has not been paired.
fn to_come(event: &Event, round: u16) -> Result<(), Refusal> {
    if round == 0 || round > event.settings.rounds {
        return Err(Reason::NoSuchRound(round).into());
    }
    if usize::from(round) <= event.rounds.len() {
        return Err(Reason::RoundPast(round).into());
    }
    Ok(())
}

fn ask_bye(event: &Event, player: EntryId, round: u16, bye: Bye, context: &Context) -> Decision {
    present(event, player)?;
    to_come(event, round)?;
    if bye == Bye::PairingAllocated {
        return Err(inner::Refusal::from(inner::RefusalReason::NotToBeAskedFor).into());
    }
    if !matches!(event.settings.system, System::Dutch(_) | System::Swiss1985(_)) {
        return Err(Reason::NoByesHere.into());
    }
    let number = event.number(player);
    let mut warnings = Vec::new();
    let rules = event.settings.byes;
    if bye == Bye::Half {
        let had =
            event.tournament().players.get(usize::from(number).saturating_sub(1)).map_or(0, |p| {
                p.entries.iter().filter(|e| matches!(e, adoube_tournament::Entry::Bye(Bye::Half))).count()
            });
        let asked = event.asked.iter().filter(|((r, who), b)| {
            *who == player && **b == Bye::Half && *r != round && usize::from(*r) > event.rounds.len()
        });
        if had + asked.count() >= usize::from(rules.half_points) {
            warnings.push(Warning::MoreHalfByes(number));
        }
    }
    if bye == Bye::Full {
        warnings.push(Warning::FullPointBye(number));
    }
    if bye != Bye::Zero && round + u16::from(rules.not_in_last) > event.settings.rounds {
        warnings.push(Warning::ByeInLastRounds(round));
    }
    confirmed(event, context, warnings)
}

fn keep_apart(event: &Event, players: &[EntryId], context: &Context) -> Decision {
    players.iter().try_for_each(|player| known(event, *player).map(drop))?;
    let mut once = players.to_vec();
    once.sort_unstable();
    once.dedup();
    if once.len() < 2 || once.len() != players.len() || event.apart.len() >= 1000 {
        return Err(Reason::NotAGroup.into());
    }
    let warnings = if event.has_begun() { vec![Warning::KeptApartLate] } else { Vec::new() };
    confirmed(event, context, warnings)
}
