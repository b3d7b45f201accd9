//! Opening an event and changing its settings.

use super::{Decision, confirmed};
use crate::limits::{self, within};
use crate::rate::{PERIODS_MAX, RATE_BYTES_MAX, RatePeriod};
use crate::refusal::{EventField, EventReason, EventRefusal, FixedSetting};
use crate::settings::{EventSettings, SettingChange, TieBreaks};
use crate::state::EventState;
use crate::warning::EventWarning;
use adoube_aggregate::Context;
use adoube_tournament::knockout::KnockoutError;
use adoube_tournament::system::{RoundPairingError, System};
use adoube_tournament::{Points, Scoring};

pub(super) fn open(event: &EventState, settings: &EventSettings, context: &Context) -> Decision {
    if event.opened {
        return Err(EventReason::AlreadyOpened.into());
    }
    sound(settings)?;
    // A new event that is to be in FIDE mode gives that mode's warnings.
    let coming = EventState { settings: settings.clone(), ..EventState::default() };
    confirmed(&coming, context, standing_warnings(settings))
}

pub(super) fn change(event: &EventState, changes: &[SettingChange], context: &Context) -> Decision {
    if changes.len() > 64 {
        return Err(EventReason::TooLarge.into());
    }
    let mut wanted = event.settings.clone();
    for change in changes {
        change.make(&mut wanted);
    }
    if wanted == event.settings {
        return Err(EventReason::NothingChanges.into());
    }
    sound(&wanted)?;
    let mut warnings: Vec<EventWarning> = standing_warnings(&wanted);
    // Warnings already confirmed are not repeated.
    warnings.retain(|warning| !standing_warnings(&event.settings).contains(warning));
    if event.has_begun() {
        begun(event, &wanted, &mut warnings)?;
    }
    confirmed(event, context, warnings)
}

/// Checks a change after the first pairing.
fn begun(event: &EventState, wanted: &EventSettings, warnings: &mut Vec<EventWarning>) -> Result<(), EventRefusal> {
    let now = &event.settings;
    let fixed = [
        (now.system != wanted.system, FixedSetting::System),
        (now.baku != wanted.baku, FixedSetting::Baku),
        (now.initial_colour != wanted.initial_colour, FixedSetting::InitialColour),
        (now.rating_method != wanted.rating_method, FixedSetting::RatingMethod),
    ];
    if let Some((_, what)) = fixed.iter().find(|(changes, _)| *changes) {
        return Err(EventReason::Begun(*what).into());
    }
    if now.rounds != wanted.rounds {
        let least = u32::try_from(event.rounds.len()).unwrap_or(1);
        within(EventField::Rounds, wanted.rounds.into(), least, 200)?;
        if matches!(now.system, System::RoundRobin(_) | System::Knockout(_)) {
            return Err(EventReason::Begun(FixedSetting::Rounds).into());
        }
        warnings.push(EventWarning::Rounds { from: now.rounds, to: wanted.rounds });
    }
    if now.tie_breaks != wanted.tie_breaks {
        warnings.push(EventWarning::TieBreaks);
    }
    if now.scoring != wanted.scoring {
        warnings.push(EventWarning::ScoringLocked);
    }
    if now.rate.periods != wanted.rate.periods
        || now.default_time_min != wanted.default_time_min
        || now.edition != wanted.edition
        || now.board_regulations != wanted.board_regulations
    {
        warnings.push(EventWarning::OtherLaws);
    }
    Ok(())
}

/// Returns the warnings that settings cause at any time.
fn standing_warnings(settings: &EventSettings) -> Vec<EventWarning> {
    let mut warnings = Vec::new();
    let Scoring { win, draw, loss, absence, pairing_allocated_bye: bye } = settings.scoring;
    let standard = (win, draw, loss, absence) == (Points::ONE, Points::HALF, Points::ZERO, Points::ZERO);
    if standard && ![Points::ONE, Points::HALF, Points::ZERO].contains(&bye) {
        warnings.push(EventWarning::ByePoints);
    }
    if matches!(settings.system, System::RoundRobin(_)) && settings.tie_breaks.has_buchholz() {
        warnings.push(EventWarning::BuchholzInRoundRobin);
    }
    warnings
}

/// Checks that settings are valid.
fn sound(settings: &EventSettings) -> Result<(), EventRefusal> {
    limits::text(EventField::Name, &settings.name, limits::NAME)?;
    limits::text_or_empty(EventField::Place, &settings.place, limits::NAME)?;
    limits::text_or_empty(EventField::Federation, &settings.federation, limits::FEDERATION)?;
    limits::zone(&settings.zone)?;
    limits::text_or_empty(EventField::RatingList, &settings.rating_list, limits::NAME)?;
    limits::long_text(EventField::Regulations, &settings.regulations)?;
    limits::at_most(EventField::Schedule, settings.schedule.len(), limits::SCHEDULE)?;
    settings.schedule.iter().try_for_each(|hour| limits::text_or_empty(EventField::Schedule, hour, limits::HOUR))?;
    if settings.starts.zip(settings.ends).is_some_and(|(starts, ends)| ends < starts) {
        return Err(EventReason::Dates.into());
    }
    settings.arbiter.iter().try_for_each(|person| limits::id(EventField::Arbiter, person))?;
    limits::at_most(EventField::Deputies, settings.deputies.len(), limits::DEPUTIES)?;
    settings.deputies.iter().try_for_each(|person| limits::id(EventField::Deputies, person))?;
    // A knockout is as long as its bracket; with 0 the number of entries decides.
    let least = u32::from(!matches!(settings.system, System::Knockout(_)));
    within(EventField::Rounds, settings.rounds.into(), least, 200)?;
    if matches!(settings.system, System::Knockout(rules) if !rules.is_sound()) {
        return Err(RoundPairingError::from(KnockoutError::Games).into());
    }
    within(EventField::DefaultTime, settings.default_time_min.into(), 0, 240)?;
    within(EventField::BroadcastDelay, settings.broadcast_delay_s, 0, 86_400)?;
    rate(settings)?;
    if !settings.tie_breaks.is_sound() {
        return Err(match settings.tie_breaks {
            TieBreaks::Fide(_) => EventReason::BadTieBreaks,
            TieBreaks::Handbook(_) => EventReason::UnknownTieBreaks,
        }
        .into());
    }
    scoring(&settings.scoring)
}

fn rate(settings: &EventSettings) -> Result<(), EventRefusal> {
    let rate = &settings.rate;
    // The rate may still be unset.
    if !rate.text.is_empty() {
        limits::text(EventField::Rate, &rate.text, RATE_BYTES_MAX)?;
    }
    let bounds = |p: &RatePeriod| {
        (1..=86_400).contains(&p.base_s) && p.increment_s <= 3600 && p.delay_s <= 3600 && p.moves != Some(0)
    };
    let count = (1..=PERIODS_MAX).contains(&rate.periods.len());
    if count && rate.periods.iter().all(bounds) { Ok(()) } else { Err(EventReason::BadRate.into()) }
}

/// Checks the points: two draws must not be worth more than a win and a loss, nor the bye more than a win (FIDE's
/// checklist rejects both, in FIDE mode or not).
fn scoring(scoring: &Scoring) -> Result<(), EventRefusal> {
    let Scoring { win, draw, loss, absence, pairing_allocated_bye: bye } = *scoring;
    let in_bounds = |points: Points| (-1000..=1000).contains(&points.tenths());
    if ![win, draw, loss, absence, bye].into_iter().all(in_bounds) || win <= loss || draw < loss || absence > win {
        return Err(EventReason::BadPoints.into());
    }
    if draw + draw > win + loss {
        return Err(EventReason::DrawsWorthMore.into());
    }
    if bye > win {
        return Err(EventReason::ByeWorthMore.into());
    }
    Ok(())
}
