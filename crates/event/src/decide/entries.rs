//! Entries, check-in, starting numbers, requested byes, withdrawals, players kept apart, fixed tables.

use super::{Decision, confirmed, known, present};
use crate::act::{EntryData, EventAct, RoundBye};
use crate::answer::EventAnswer;
use crate::apply::same_players;
use crate::ids::{EntryId, PersonId};
use crate::limits;
use crate::refusal::{EventField, EventReason, EventRefusal};
use crate::state::EventState;
use crate::warning::EventWarning;
use adoube_aggregate::Context;
use adoube_tournament::{Bye, System};
use std::collections::HashSet;

pub(super) fn decide(event: &EventState, act: &EventAct, context: &Context) -> Decision {
    match act {
        EventAct::Enter(data) => enter(event, std::slice::from_ref(data), context),
        EventAct::EnterAll(list) => enter(event, list, context),
        EventAct::Edit { player, data } => {
            known(event, *player)?;
            sound(data)?;
            let other = event.entry_of(&data.person).is_some_and(|entry| entry.id != *player);
            if other { Err(EventReason::EnteredAlready.into()) } else { Ok(Vec::new()) }
        }
        EventAct::Remove(player) => {
            known(event, *player)?;
            before_start(event, EventReason::TooLateToDelete)?;
            Ok(Vec::new())
        }
        EventAct::CheckIn(player) | EventAct::CheckOut(player) => {
            let here = matches!(act, EventAct::CheckIn(_));
            if present(event, *player)?.checked_in == here {
                let number = event.number(*player);
                let same = if here { EventReason::CheckedInAlready } else { EventReason::AbsentAlready };
                return Err(same(number).into());
            }
            Ok(Vec::new())
        }
        EventAct::Arrange(order) => {
            before_start(event, EventReason::TooLateToArrange)?;
            let all: Vec<EntryId> = event.entries.iter().map(|entry| entry.id).collect();
            if all.is_empty() || !same_players(&all, order) {
                return Err(EventReason::BadOrder.into());
            }
            Ok(Vec::new())
        }
        EventAct::AskBye { player, round, bye } => ask_bye(event, *player, *round, *bye, context),
        EventAct::CancelBye { player, round } => {
            let entry = known(event, *player)?;
            to_come(event, *round)?;
            if entry.byes.contains_key(round) { Ok(Vec::new()) } else { Err(EventReason::NoSuchBye.into()) }
        }
        EventAct::Withdraw { player, .. } => present(event, *player).map(|_| Vec::new()),
        EventAct::Return(player) => {
            if known(event, *player)?.left.is_none() {
                return Err(EventReason::HasNotLeft(event.number(*player)).into());
            }
            // A player knocked out cannot return (3.1).
            let out = matches!(event.settings.system, System::Knockout(_)) && event.has_begun();
            if out { Err(EventReason::TooLateToReturn.into()) } else { Ok(Vec::new()) }
        }
        EventAct::KeepApart(players) => keep_apart(event, players, context),
        EventAct::LetMeet(players) => {
            let there = event.apart.iter().any(|group| same_players(group, players));
            if there { Ok(Vec::new()) } else { Err(EventReason::NoSuchRule.into()) }
        }
        EventAct::FixTable { player, table } => {
            known(event, *player)?;
            let Some(table) = table else { return Ok(Vec::new()) };
            limits::within(EventField::Table, (*table).into(), 1, 5000)?;
            let taken = event.entries.iter().any(|e| e.id != *player && e.fixed_table == Some(*table));
            if taken { Err(EventReason::TableTaken(*table).into()) } else { Ok(Vec::new()) }
        }
        _ => Ok(Vec::new()),
    }
}

fn before_start(event: &EventState, late: EventReason) -> Result<(), EventRefusal> {
    if event.has_begun() { Err(late.into()) } else { Ok(()) }
}

fn enter(event: &EventState, list: &[EntryData], context: &Context) -> Decision {
    let mut persons: HashSet<&PersonId> = event.entries.iter().map(|entry| &entry.person).collect();
    for data in list {
        sound(data)?;
        if !persons.insert(&data.person) {
            return Err(EventReason::EnteredAlready.into());
        }
    }
    let first = event.next_entry.max(1);
    let end = u16::try_from(list.len()).ok().and_then(|count| first.checked_add(count));
    let Some(end) = end.filter(|_| persons.len() <= limits::ENTRIES && list.len() <= limits::LIST) else {
        return Err(EventReason::TooManyEntries { most: limits::ENTRIES, list: limits::LIST }.into());
    };
    if list.is_empty() {
        return Err(EventReason::NothingChanges.into());
    }
    // Tables and brackets are built for the initial field (C.04.2, 2.3).
    if !event.is_swiss() && event.has_begun() {
        return Err(EventReason::TooLate.into());
    }
    let late = event.finished_rounds();
    let warnings = if late > 0 { vec![EventWarning::LateEntry(late)] } else { Vec::new() };
    let mut answers = confirmed(event, context, warnings)?;
    answers.extend((first..end).map(|id| EventAnswer::Entered(EntryId(id))));
    Ok(answers)
}

fn sound(data: &EntryData) -> Result<(), EventRefusal> {
    limits::id(EventField::Person, &data.person)?;
    for rating in [data.fide_rating, data.national_rating] {
        limits::within(EventField::Rating, rating.into(), 0, 4000)?;
    }
    limits::text_or_empty(EventField::Title, &data.title, limits::TITLE)?;
    limits::text_or_empty(EventField::Federation, &data.federation, limits::FEDERATION)?;
    limits::text_or_empty(EventField::Club, &data.club, limits::CLUB)?;
    limits::at_most(EventField::Groups, data.groups.len(), limits::GROUPS)?;
    data.groups.iter().try_for_each(|group| limits::text(EventField::Groups, group, limits::GROUP))
}

/// Checks that a round has not been paired yet.
fn to_come(event: &EventState, round: u16) -> Result<(), EventRefusal> {
    if round == 0 || round > event.settings.rounds {
        return Err(EventReason::NoSuchRound(round).into());
    }
    if usize::from(round) <= event.rounds.len() {
        return Err(EventReason::RoundPast(round).into());
    }
    Ok(())
}

fn ask_bye(event: &EventState, player: EntryId, round: u16, bye: Bye, context: &Context) -> Decision {
    let entry = present(event, player)?;
    to_come(event, round)?;
    if bye == Bye::PairingAllocated {
        return Err(EventReason::NotToBeAskedFor.into());
    }
    if !event.is_swiss() {
        return Err(EventReason::NoByesHere.into());
    }
    let number = event.number(player);
    let mut warnings = Vec::new();
    let rules = event.settings.byes;
    if bye == Bye::Half {
        let is_half = |given: &RoundBye| given.player == player && given.bye == Bye::Half;
        let had = event.rounds.iter().filter(|round| round.byes.iter().any(is_half)).count();
        let asked = entry
            .byes
            .iter()
            .filter(|(other, bye)| **bye == Bye::Half && **other != round && usize::from(**other) > event.rounds.len());
        if had + asked.count() >= usize::from(rules.half_points) {
            warnings.push(EventWarning::MoreHalfByes(number));
        }
    }
    if bye == Bye::Full {
        warnings.push(EventWarning::FullPointBye(number));
    }
    if bye != Bye::Zero && round + u16::from(rules.not_in_last) > event.settings.rounds {
        warnings.push(EventWarning::ByeInLastRounds(round));
    }
    confirmed(event, context, warnings)
}

fn keep_apart(event: &EventState, players: &[EntryId], context: &Context) -> Decision {
    players.iter().try_for_each(|player| known(event, *player).map(drop))?;
    let mut once = players.to_vec();
    once.sort_unstable();
    once.dedup();
    if once.len() < 2 || once.len() != players.len() {
        return Err(EventReason::NotAGroup.into());
    }
    if event.apart.len() >= limits::APART {
        return Err(EventReason::TooManyApart(limits::APART).into());
    }
    let warnings = if event.has_begun() { vec![EventWarning::KeptApartLate] } else { Vec::new() };
    confirmed(event, context, warnings)
}
