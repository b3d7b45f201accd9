//! The report to FIDE: a TRF document of the event, and the comments of FIDE mode (`###`), which are a projection of
//! the acts.

use crate::ids::PersonId;
use crate::people::KnownPeople;
use crate::settings::{EventSettings, RatingMethod, TieBreaks};
use crate::state::{Comment, EventState};
use adoube_exchange::trf::{self, Document, Record, TrfVersion};
use adoube_laws::Play;
use adoube_tournament::System;
use adoube_tournament::dutch;
use adoube_tournament::roundrobin::Cycles;

/// Returns the comment lines that FIDE mode requires in a report. They are English, like the format.
pub fn fide_comments(event: &EventState) -> Vec<String> {
    event.comments.iter().map(line).collect()
}

fn line(comment: &Comment) -> String {
    match comment {
        Comment::LeftFideMode { round, reason } => format!("### FIDE mode left @ Round {round}: {reason}"),
        Comment::Rounds { round, from, to } => {
            format!("### Number of rounds changed from {from} to {to} @ Round {round}")
        }
        Comment::TieBreaks { round, from, to } => format!("### Tie-breaks changed from {from} to {to} @ Round {round}"),
        Comment::ManualPairing { round, boards } => format!("### MPA @ Round {round}: {boards} boards differ"),
        Comment::KeptApart { round } => format!("### Prohibited pairings changed @ Round {round}"),
        Comment::Corrected { round, white, rating_only } => {
            let what = if *rating_only { "for rating only" } else { "after the round was closed" };
            format!("### Result corrected {what}: Round {round}, White {white}")
        }
    }
}

/// Returns the code of a system in record 192.
pub fn system_code(system: System, baku: bool) -> Option<&'static str> {
    match (system, baku) {
        (System::Dutch(dutch::DutchEdition::Fide2026), false) => Some("FIDE_DUTCH_2026"),
        (System::Dutch(dutch::DutchEdition::Fide2026), true) => Some("FIDE_DUTCH_2026_BAKU"),
        (System::Dutch(dutch::DutchEdition::Fide2017), false) => Some("FIDE_DUTCH_2017"),
        (System::Dutch(dutch::DutchEdition::Fide2017), true) => Some("FIDE_DUTCH_2017_BAKU"),
        (System::RoundRobin(Cycles::Single), _) => Some("FIDE_ROUNDROBIN"),
        (System::RoundRobin(_), _) => Some("FIDE_DOUBLEROUNDROBIN"),
        (System::Knockout(_), _) => Some("CUSTOM_KNOCKOUT"),
        (System::Swiss1985(_), _) => Some("CUSTOM_SWISS"),
    }
}

/// Builds the report of the published rounds. Names, birth dates and FIDE ids are taken from `names`.
pub fn report(event: &EventState, names: &KnownPeople, form: TrfVersion) -> Document {
    let tournament = event.published_tournament(names);
    let code = system_code(event.settings.system, event.settings.baku);
    let mut document = trf::from_tournament(&tournament, form, code, Some(&ranks(event, tournament.paired_rounds())));
    let players = document.records.iter().position(|(_, record)| matches!(record, Record::Player(_)));
    let at = players.unwrap_or(document.records.len());
    let lines =
        headers(event, names, form).into_iter().chain(fide_comments(event).into_iter().map(|text| comment(&text)));
    let lines: Vec<(u32, Record)> = lines.map(|record| (0, record)).collect();
    document.records.splice(at..at, lines);
    document
}

fn comment(text: &str) -> Record {
    Record::line("###", text.trim_start_matches('#').trim())
}

/// Returns the players' ranks in order of starting numbers, by the points in the file, where a game without a result
/// counts as a draw (C.04.2, 3.1).
fn ranks(event: &EventState, rounds: usize) -> Vec<u16> {
    let mut ranks = vec![0; event.entries.len()];
    for (at, row) in event.standings(u16::try_from(rounds).unwrap_or(u16::MAX)).iter().enumerate() {
        if let Some(rank) = ranks.get_mut(row.player.index()) {
            *rank = (at + 1) as u16;
        }
    }
    ranks
}

/// Returns the dates of the rounds, each below the column of its round (record 132); empty if no round has one.
fn days(settings: &EventSettings) -> String {
    // Columns of the whole line, less the record's code and the blank after it.
    const FROM: usize = 92 - 5;
    let mut line = String::new();
    for (round, column) in (1..=settings.rounds).zip((FROM..).step_by(10)) {
        let Some(day) = settings.scheduled(round).map(|day| day.to_string().replace('-', "/")) else { continue };
        let short = day.get(2..).unwrap_or_default();
        line.push_str(&" ".repeat(column.saturating_sub(line.len())));
        line.push_str(short);
    }
    line
}

fn headers(event: &EventState, names: &KnownPeople, form: TrfVersion) -> Vec<Record> {
    let settings = &event.settings;
    let day = |date: Option<adoube_laws::Date>| date.map_or(String::new(), |date| date.to_string().replace('-', "/"));
    let name = |person: &PersonId| names.get(person).map_or_else(|| person.0.clone(), |known| known.name.clone());
    let kind = match settings.system {
        System::RoundRobin(_) => "Individual: Round-Robin",
        System::Dutch(_) | System::Swiss1985(_) => "Individual: Swiss-System",
        System::Knockout(_) => "Individual: Knockout",
    };
    let play = match settings.kind_of_play() {
        Play::Standard => "",
        Play::Rapid => " (Rapid)",
        Play::Blitz => " (Blitz)",
    };
    let mut lines: Vec<(&str, String)> = vec![
        ("022", settings.place.clone()),
        ("032", settings.federation.clone()),
        ("042", day(settings.starts)),
        ("052", day(settings.ends)),
        ("092", format!("{kind}{play}")),
        ("102", settings.arbiter.as_ref().map_or(String::new(), name)),
    ];
    lines.extend(settings.deputies.iter().map(|person| ("112", name(person))));
    lines.push(("122", settings.rate.text.clone()));
    lines.push(("132", days(settings)));
    if form == TrfVersion::Trf26 && settings.rating_method != RatingMethod::default() {
        let federation: String = settings.federation.chars().take(3).collect();
        lines.push(("172", format!("{federation:<3} {}", settings.rating_method.code())));
    }
    if form == TrfVersion::Trf26
        && let TieBreaks::Fide(list) = &settings.tie_breaks
    {
        let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
        lines.push(("212", codes.join(",")));
    }
    lines.into_iter().filter(|(_, text)| !text.is_empty()).map(|(code, text)| Record::line(code, &text)).collect()
}
