//! What an act was about, in names and figures: for the log and the overview.

use super::hall::noted_text;
use super::settings_form::{method_key, play_key, system_name};
use crate::event::{Act, Change, CheckIn, EarlyWithdrawals, EntryId, PersonId, result_sign};
use crate::pages::event_page::{EventPage, points};
use crate::pages::event_tables::bye_name;
use crate::texts::Reader;
use crate::visit::Visit;
use adoube_laws::Date;
use adoube_tournament::{Bye, Colour};

/// How many names of a list are told.
const NAMES_MAX: usize = 6;

/// What an act was about.
pub(super) fn about(visit: &Visit, shown: &EventPage, act: &Act) -> String {
    let name = |player: &EntryId| shown.name(*player).to_owned();
    let person = |id: &PersonId| shown.names.get(id).map(|known| known.name.clone()).unwrap_or_default();
    let reader = visit.reader;
    let in_round = |round: u16| reader.say_with("round-title", &[("round", round.into())]);
    match act {
        Act::Enter(data) => person(&data.person),
        Act::EnterAll(list) => {
            let mut names: Vec<String> = list.iter().take(NAMES_MAX).map(|data| person(&data.person)).collect();
            if list.len() > NAMES_MAX {
                names.push(format!("… ({})", list.len()));
            }
            names.join(" · ")
        }
        Act::Change(changes) => {
            let told = changes.iter().map(|change| {
                let (key, value) = changed(visit, change, &person);
                let value = if value.is_empty() { "–".to_owned() } else { value };
                format!("{}: {value}", reader.say(key))
            });
            told.collect::<Vec<_>>().join(" · ")
        }
        Act::Edit { player, .. }
        | Act::Remove(player)
        | Act::CheckIn(player)
        | Act::CheckOut(player)
        | Act::Withdraw { player, .. }
        | Act::Return(player) => name(player),
        Act::AskBye { player, round, bye } => about_bye(visit, &name(player), &in_round(*round), Some(*bye)),
        Act::CancelBye { player, round } => about_bye(visit, &name(player), &in_round(*round), None),
        Act::FixTable { player, table } => match table {
            Some(table) => {
                format!("{}, {}", name(player), reader.say_with("player-table", &[("table", (*table).into())]))
            }
            None => format!("{}, –", name(player)),
        },
        Act::Penalty { player, points: given, article, .. } => {
            let sign = if given.tenths() > 0 { "+" } else { "" };
            format!("{} {sign}{} {article}", name(player), points(*given)).trim_end().to_owned()
        }
        Act::KeepApart(players) | Act::LetMeet(players) => players.iter().map(name).collect::<Vec<_>>().join(" · "),
        Act::Swap(first, second) => format!("{} ↔ {}", name(first), name(second)),
        Act::Result { white, result } | Act::Correct { white, result, .. } | Act::Report { white, result, .. } => {
            format!("{} {}", name(white), result_sign(*result))
        }
        Act::ClearResult { white } => name(white),
        Act::Undo(number) | Act::Approve(number) | Act::Reject(number) => {
            reader.say_with("log-of", &[("number", number.to_string().into())])
        }
        Act::LeaveFideMode { reason } => reason.clone(),
        Act::Note(incident) => {
            let who = incident.player.as_ref().map(name);
            let parts = [who.unwrap_or_default(), incident.article.clone(), noted_text(reader, incident)];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
        }
        _ => String::new(),
    }
}

fn about_bye(visit: &Visit, name: &str, round: &str, bye: Option<Bye>) -> String {
    let bye = bye.map(|bye| format!(", {}", bye_name(visit, bye))).unwrap_or_default();
    format!("{name}: {round}{bye}")
}

/// The key of a setting's name, and what it was changed to.
fn changed(visit: &Visit, change: &Change, person: &dyn Fn(&PersonId) -> String) -> (&'static str, String) {
    let reader = visit.reader;
    let date = |date: &Option<Date>| date.map(|date| date.to_string()).unwrap_or_default();
    let yes = |on: bool| reader.say(if on { "yes" } else { "no" });
    match change {
        Change::Name(name) => ("event-name", name.clone()),
        Change::Place(place) => ("event-place", place.clone()),
        Change::Federation(federation) => ("event-federation", federation.clone()),
        Change::Starts(day) => ("event-starts", date(day)),
        Change::Ends(day) => ("event-ends", date(day)),
        Change::Schedule(lines) => ("event-schedule", lines.join(", ")),
        Change::Arbiter(id) => ("event-arbiter", id.as_ref().map(person).unwrap_or_default()),
        Change::Deputies(ids) => ("event-deputies", ids.iter().map(person).collect::<Vec<_>>().join(", ")),
        Change::System(system) => ("event-system", system_name(reader, *system)),
        Change::Rounds(rounds) => ("event-rounds", rounds.to_string()),
        Change::Rate(rate) => ("event-rate", rate.text.clone()),
        Change::Edition(edition) => ("event-edition", edition.to_string()),
        Change::Play(play) => ("event-play", reader.say(play_key(*play))),
        Change::DefaultTime(minutes) => ("event-default-time", minutes.to_string()),
        Change::TieBreaks(list) => ("event-tie-breaks", list.codes().join(" ")),
        Change::Scoring(scoring) => {
            let all = [scoring.win, scoring.draw, scoring.loss, scoring.pairing_allocated_bye];
            ("settings-points", all.map(points).join(" / "))
        }
        Change::Baku(on) => ("event-baku", yes(*on)),
        Change::InitialColour(colour) => ("event-colour", colour_name(reader, *colour)),
        Change::RatingMethod(method) => ("event-rating-method", reader.say(method_key(*method))),
        Change::RatingList(list) => ("event-rating-list", list.clone()),
        Change::Byes(byes) => ("event-half-byes", format!("{} / {}", byes.half_points, byes.not_in_last)),
        Change::CheckIn(check_in) => ("event-check-in", yes(*check_in == CheckIn::Needed)),
        Change::EarlyWithdrawals(what) => ("event-annulled", yes(*what == EarlyWithdrawals::Annulled)),
        Change::BroadcastDelay(seconds) => ("event-delay", seconds.to_string()),
        Change::InitialsBelow(age) => ("event-initials-below", age.to_string()),
        Change::Regulations(text) => ("event-regulations", text.chars().take(60).collect()),
    }
}

fn colour_name(reader: Reader, colour: Option<Colour>) -> String {
    match colour {
        Some(Colour::White) => reader.say("colour-white"),
        Some(Colour::Black) => reader.say("colour-black"),
        None => String::new(),
    }
}
