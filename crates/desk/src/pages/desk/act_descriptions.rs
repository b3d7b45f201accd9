//! Descriptions of acts with names and figures, for the log and the overview.

use super::settings_board;
use super::settings_form::{method_name, play_name, system_name};
use crate::pages::event_page::{EventPage, points};
use crate::pages::event_tables::{bye_name, tie_break_codes};
use crate::roles::Action;
use crate::words;
use adoube_event::Incident;
use adoube_event::{CheckIn, EarlyWithdrawals, EntryId, EventAct, PersonId, SettingChange};
use adoube_laws::Date;
use adoube_tournament::{Bye, Color};
use adoube_web::reader::Reader;
use adoube_web::visit::Visit;
use adoube_words::Text;

/// The maximum number of names listed.
const NAMES_MAX: usize = 6;

/// Describes an act's subject.
pub(super) fn about(visit: &Visit, shown: &EventPage, act: &EventAct) -> String {
    let name = |player: &EntryId| shown.name(*player).to_owned();
    let person = |id: &PersonId| shown.names.get(id).map(|known| known.name.clone()).unwrap_or_default();
    let reader = visit.reader;
    let in_round = |round: u16| reader.say_with(words::rounds::TITLE, &[("round", &round)]);
    match act {
        _ if act.is_for_arbiters() && !visit.may(Action::Rule, &shown.id) => String::new(),
        EventAct::Enter(data) => person(&data.person),
        EventAct::EnterAll(list) => {
            let mut names: Vec<String> = list.iter().take(NAMES_MAX).map(|data| person(&data.person)).collect();
            if list.len() > NAMES_MAX {
                names.push(format!("… ({})", list.len()));
            }
            names.join(" · ")
        }
        EventAct::Change(changes) => {
            let told = changes.iter().map(|change| {
                let (key, value) = changed(visit, change, &person);
                let value = if value.is_empty() { "–".to_owned() } else { value };
                format!("{}: {value}", reader.say(key))
            });
            told.collect::<Vec<_>>().join(" · ")
        }
        EventAct::Edit { player, .. }
        | EventAct::Remove(player)
        | EventAct::CheckIn(player)
        | EventAct::CheckOut(player)
        | EventAct::Withdraw { player, .. }
        | EventAct::Return(player) => name(player),
        EventAct::AskBye { player, round, bye } => about_bye(visit, &name(player), &in_round(*round), Some(*bye)),
        EventAct::CancelBye { player, round } => about_bye(visit, &name(player), &in_round(*round), None),
        EventAct::FixTable { player, table } => match table {
            Some(table) => {
                format!("{}: {}", name(player), reader.say_with(words::players::TABLE, &[("table", table)]))
            }
            None => format!("{}: –", name(player)),
        },
        EventAct::Penalty { player, points: given, article, .. } => {
            let sign = if given.tenths() > 0 { "+" } else { "" };
            format!("{} {sign}{} {article}", name(player), points(*given)).trim_end().to_owned()
        }
        EventAct::KeepApart(players) | EventAct::LetMeet(players) => {
            players.iter().map(name).collect::<Vec<_>>().join(" · ")
        }
        EventAct::Swap(first, second) => format!("{} ↔ {}", name(first), name(second)),
        EventAct::Result { white, result, .. }
        | EventAct::Correct { white, result, .. }
        | EventAct::Report { white, result, .. } => {
            format!("{} {}", name(white), result)
        }
        EventAct::ClearResult { white, .. } => name(white),
        EventAct::Undo(number) | EventAct::Approve(number) | EventAct::Reject(number) => {
            let earlier = shown.state.history.iter().find(|done| done.number == *number);
            let title = earlier.filter(|_| matches!(act, EventAct::Undo(_))).map(|done| reader.say(done.act.title()));
            // Describe an undone undo only by its number.
            let subject = earlier.filter(|done| !matches!(done.act, EventAct::Undo(_)));
            let subject = subject.map(|done| about(visit, shown, &done.act)).filter(|subject| !subject.is_empty());
            let number = reader.say_with(words::tournament::LOG_OF, &[("number", &number)]);
            title.into_iter().chain(subject).chain([number]).collect::<Vec<_>>().join(" ")
        }
        EventAct::LeaveFideMode { reason } => reason.clone(),
        EventAct::Note(incident) => {
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

/// Returns the text key of a setting's name, and its new value.
fn changed(visit: &Visit, change: &SettingChange, person: &dyn Fn(&PersonId) -> String) -> (Text, String) {
    let reader = visit.reader;
    let date = |date: &Option<Date>| date.map(|date| date.to_string()).unwrap_or_default();
    let yes = |on: bool| reader.say(if on { words::common::YES } else { words::common::NO });
    match change {
        SettingChange::Name(name) => (words::tournament::NAME, name.clone()),
        SettingChange::Place(place) => (words::tournament::PLACE, place.clone()),
        SettingChange::Federation(federation) => (words::tournament::FEDERATION, federation.clone()),
        SettingChange::Zone(zone) => (words::tournament::ZONE, zone.clone()),
        SettingChange::Starts(day) => (words::tournament::STARTS, date(day)),
        SettingChange::Ends(day) => (words::tournament::ENDS, date(day)),
        SettingChange::Schedule(lines) => (words::tournament::SCHEDULE, lines.join(", ")),
        SettingChange::Arbiter(id) => (words::tournament::ARBITER, id.as_ref().map(person).unwrap_or_default()),
        SettingChange::Deputies(ids) => {
            (words::tournament::DEPUTIES, ids.iter().map(person).collect::<Vec<_>>().join(", "))
        }
        SettingChange::System(system) => (words::tournament::SYSTEM, system_name(reader, *system)),
        SettingChange::Rounds(rounds) => (words::tournament::ROUNDS, rounds.to_string()),
        SettingChange::Rate(rate) => (words::tournament::RATE, rate.text.clone()),
        SettingChange::Edition(edition) => (words::tournament::EDITION, edition.to_string()),
        SettingChange::Play(play) => (words::tournament::PLAY, reader.say(play_name(*play))),
        SettingChange::DefaultTime(minutes) => (words::tournament::DEFAULT_TIME, minutes.to_string()),
        SettingChange::TieBreaks(list) => (words::tournament::TIE_BREAKS, tie_break_codes(list).join(" ")),
        SettingChange::Scoring(scoring) => {
            let all = [scoring.win, scoring.draw, scoring.loss, scoring.pairing_allocated_bye];
            (words::tournament::SETTINGS_POINTS, all.map(points).join(" / "))
        }
        SettingChange::Baku(on) => (words::tournament::BAKU, yes(*on)),
        SettingChange::InitialColour(colour) => (words::tournament::COLOUR, colour_name(reader, *colour)),
        SettingChange::RatingMethod(method) => (words::tournament::RATING_METHOD, reader.say(method_name(*method))),
        SettingChange::RatingList(list) => (words::tournament::RATING_LIST, list.clone()),
        SettingChange::Byes(byes) => {
            (words::tournament::HALF_BYES, format!("{} / {}", byes.half_points, byes.not_in_last))
        }
        SettingChange::CheckIn(check_in) => (words::tournament::CHECK_IN, yes(*check_in == CheckIn::Needed)),
        SettingChange::EarlyWithdrawals(what) => {
            (words::tournament::ANNULLED, yes(*what == EarlyWithdrawals::Annulled))
        }
        SettingChange::BroadcastDelay(seconds) => (words::tournament::DELAY, seconds.to_string()),
        SettingChange::InitialsBelow(age) => (words::tournament::INITIALS_BELOW, age.to_string()),
        SettingChange::BoardRegulations(regulations) => {
            (words::tournament::SETTINGS_BOARD, settings_board::told(reader, regulations))
        }
        SettingChange::Regulations(text) => (words::tournament::REGULATIONS, text.chars().take(60).collect()),
    }
}

fn colour_name(reader: Reader, colour: Option<Color>) -> String {
    match colour {
        Some(Color::White) => reader.say(words::tournament::COLOUR_WHITE),
        Some(Color::Black) => reader.say(words::tournament::COLOUR_BLACK),
        None => String::new(),
    }
}

/// Returns the text of a note; rulings at a board are in the reader's language.
pub(super) fn noted_text(reader: Reader, incident: &Incident) -> String {
    let ruling = incident.ruling.as_ref().map(|act| reader.told(act.tell(reader.language)));
    ruling.unwrap_or_else(|| incident.text.clone())
}
