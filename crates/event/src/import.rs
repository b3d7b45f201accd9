//! Imports an event from a report file as acts that follow the rules. Every round is paired again and compared (FIDE's
//! checklist, 54); differences are reported as manual pairings.

use crate::act::{EntryData, EventAct, RoundBye};
use crate::aggregate::{apply, decide};
use crate::ids::{EntryId, PersonId};
use crate::people::{KnownPeople, KnownPerson};
use crate::rate::{RATE_BYTES_MAX, Rate};
use crate::refusal::EventRefusal;
use crate::settings::{EventSettings, RatingMethod, TieBreaks};
use crate::state::{EventHistory, RecordedAct};
use crate::words::import;
use adoube_aggregate::{Context, Level};
use adoube_exchange::trf::{Document, Record};
use adoube_tournament::BoardResult;
use adoube_tournament::{Bye, Color, Forfeit, Player, Rated, RoundEntry, Tournament};
use adoube_words::Language;

/// A deviation from the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportAdjustment {
    /// The file names no supported pairing system: the Dutch system is used.
    System,
    /// The file does not give the number of rounds.
    Rounds(u16),
    /// Its tie-breaks are not recognised.
    TieBreaks(String),
    /// Gaps in the starting numbers are closed.
    Numbers,
    /// Virtual points other than Baku's are left out.
    Accelerations,
    /// A rule that keeps players apart in some rounds is applied to all.
    Forbidden,
    /// A result without an opponent is imported as a bye.
    NoOpponent {
        /// The starting number.
        number: u16,
        /// The round.
        round: u16,
    },
    /// An invalid date of the event is left out.
    Day {
        /// The record's code.
        code: &'static str,
        /// The text in the file.
        found: String,
    },
    /// The time control is not recognised; its text is kept.
    Rate(String),
    /// A text is truncated to the maximum length.
    Cut {
        /// The record's code.
        code: &'static str,
        /// The truncated text.
        taken: String,
    },
    /// Records that have no equivalent in an event.
    Records(String),
    /// A second pairing-allocated bye in a round is imported as a full-point bye.
    SecondBye {
        /// The starting number.
        number: u16,
        /// The round.
        round: u16,
    },
}

impl ImportAdjustment {
    /// Returns the deviation as text.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::System => import::SYSTEM.get(language).to_owned(),
            Self::Rounds(rounds) => import::ROUNDS.fill(language, &[("rounds", rounds)]),
            Self::TieBreaks(found) => import::TIE_BREAKS.fill(language, &[("found", found)]),
            Self::Numbers => import::NUMBERS.get(language).to_owned(),
            Self::Accelerations => import::ACCELERATIONS.get(language).to_owned(),
            Self::Forbidden => import::FORBIDDEN.get(language).to_owned(),
            Self::Day { code, found } => import::DAY.fill(language, &[("code", code), ("found", found)]),
            Self::Rate(found) => import::RATE.fill(language, &[("found", found)]),
            Self::Cut { code, taken } => import::CUT.fill(language, &[("code", code), ("taken", taken)]),
            Self::Records(codes) => import::RECORDS.fill(language, &[("codes", codes)]),
            Self::NoOpponent { number, round } => {
                import::NO_OPPONENT.fill(language, &[("number", number), ("round", round)])
            }
            Self::SecondBye { number, round } => {
                import::SECOND_BYE.fill(language, &[("number", number), ("round", round)])
            }
        }
    }
}

/// An imported event.
#[derive(Clone, Debug)]
pub struct EventImport {
    /// The acts in order, all confirmed at level 4.
    pub acts: Vec<EventAct>,
    /// The people in the file, to be added to the table of persons.
    pub names: KnownPeople,
    /// Deviations from the file.
    pub adjusted: Vec<ImportAdjustment>,
    /// The state after the acts.
    pub state: EventHistory,
}

struct Importer<'a> {
    import: EventImport,
    context: &'a Context,
}

impl Importer<'_> {
    fn act(&mut self, act: EventAct) -> Result<(), EventRefusal> {
        let answers = decide(&self.import.state, &act, self.context)?;
        let done = RecordedAct {
            number: self.import.state.number() + 1,
            at: self.context.at_ms,
            by: self.context.by.clone(),
            confirmed: self.context.confirmed,
            act: act.clone(),
            answers,
        };
        apply(&mut self.import.state, &done);
        self.import.acts.push(act);
        Ok(())
    }
}

/// Reads an event from a report file. `person` gives the id of the player at a place of the file.
///
/// # Errors
/// The refusal of the first invalid act, which explains what is wrong with the file.
pub fn import(
    document: &Document,
    context: &Context,
    mut person: impl FnMut(usize) -> PersonId,
) -> Result<EventImport, EventRefusal> {
    let meaning = document.tournament();
    let tournament = &meaning.tournament;
    let import = EventImport {
        acts: Vec::new(),
        names: KnownPeople::new(),
        adjusted: Vec::new(),
        state: EventHistory::default(),
    };
    let context = context.clone().confirming(Level::TwoSteps);
    let mut reading = Importer { import, context: &context };
    let mut settings = settings(document, &meaning, &mut reading.import.adjusted);
    let method = settings.rating_method;
    // People who do not play are numbered after the players.
    let mut arbiters = (tournament.players.len()..).zip(arbiters(document, &mut reading.import.adjusted));
    for (at, (code, name)) in &mut arbiters {
        let id = person(at);
        reading.import.names.insert(id.clone(), KnownPerson { name, ..KnownPerson::default() });
        if code == CHIEF && settings.arbiter.is_none() {
            settings.arbiter = Some(id);
        } else {
            settings.deputies.push(id);
        }
    }
    reading.act(EventAct::Open(Box::new(settings)))?;
    let mut list = Vec::new();
    for (at, player) in tournament.players.iter().enumerate() {
        let id = person(at);
        list.push(entry(player, id.clone(), method));
        let known =
            KnownPerson { name: player.name.clone(), born: player.born.clone(), fide_id: player.fide_id.clone() };
        reading.import.names.insert(id, known);
    }
    if tournament.players.iter().zip(1..).any(|(player, number)| player.number != number) {
        reading.import.adjusted.push(ImportAdjustment::Numbers);
    }
    let order: Vec<EntryId> = (1..=list.len()).map(|id| EntryId(id as u16)).collect();
    reading.act(EventAct::EnterAll(list))?;
    reading.act(EventAct::Arrange(order))?;
    for group in &tournament.forbidden {
        let players: Vec<EntryId> = group.players.iter().map(|ix| EntryId(ix.0 as u16 + 1)).collect();
        let whole = group.first_round <= 1 && group.last_round >= tournament.rounds.unwrap_or(u16::MAX);
        if !whole && !reading.import.adjusted.contains(&ImportAdjustment::Forbidden) {
            reading.import.adjusted.push(ImportAdjustment::Forbidden);
        }
        if players.len() > 1 {
            reading.act(EventAct::KeepApart(players))?;
        }
    }
    for round in 1..=tournament.paired_rounds() {
        play_round(&mut reading, tournament, round)?;
    }
    Ok(reading.import)
}

fn settings(
    document: &Document,
    meaning: &adoube_exchange::trf::Interpretation,
    adjusted: &mut Vec<ImportAdjustment>,
) -> EventSettings {
    let tournament = &meaning.tournament;
    unread(document, adjusted);
    let mut text = |code: &'static str, most: usize| {
        let found = document.text(code).unwrap_or_default();
        let taken: String = found.chars().take(most).collect();
        if taken != found {
            adjusted.push(ImportAdjustment::Cut { code, taken: taken.clone() });
        }
        taken
    };
    let (name, place, federation) = (text("012", 120), text("022", 120), text("032", 12));
    let announced = document.text("122").unwrap_or_default();
    let mut day = |code: &'static str| {
        let found = document.text(code).filter(|found| !found.is_empty())?;
        let day = found.replace(['/', '.'], "-").parse().ok();
        if day.is_none() {
            adjusted.push(ImportAdjustment::Day { code, found: found.chars().take(40).collect() });
        }
        day
    };
    let (starts, ends) = (day("042"), day("052"));
    let rounds = tournament.rounds.unwrap_or_else(|| {
        let rounds = (tournament.paired_rounds() as u16).max(1);
        adjusted.push(ImportAdjustment::Rounds(rounds));
        rounds
    });
    if meaning.system.is_none() {
        adjusted.push(ImportAdjustment::System);
    }
    let baku = meaning.code.as_ref().is_some_and(adoube_exchange::trf::SystemCode::is_baku);
    if !baku && !tournament.accelerations.is_empty() {
        adjusted.push(ImportAdjustment::Accelerations);
    }
    let tie_breaks = meaning.tie_breaks.as_deref().map(|codes| {
        TieBreaks::fide(codes).map_err(|_| adjusted.push(ImportAdjustment::TieBreaks(codes.chars().take(60).collect())))
    });
    let name = if tournament.name.trim().is_empty() { "TRF".to_owned() } else { name };
    let (rate, understood) = rate(announced, document.text("222").unwrap_or_default());
    if !understood {
        adjusted.push(ImportAdjustment::Rate(rate.text.clone()));
    }
    let schedule = schedule(document, rounds, adjusted);
    let settings = EventSettings {
        name,
        place,
        federation,
        starts,
        ends,
        schedule,
        rating_method: rating_method(document).unwrap_or_default(),
        system: meaning.system.unwrap_or_default(),
        rounds,
        rate,
        scoring: tournament.scoring,
        baku,
        initial_colour: tournament.initial_colour,
        ..EventSettings::default()
    };
    let fallback = if settings.event_kind() == adoube_tournament::tiebreaks::EventFormat::RoundRobin {
        TieBreaks::fide("DE, SB").unwrap_or_default()
    } else {
        TieBreaks::default()
    };
    EventSettings { tie_breaks: tie_breaks.and_then(Result::ok).unwrap_or(fallback), ..settings }
}

/// Returns the whole lines of a record.
fn lines<'a>(document: &'a Document, wanted: &'a str) -> impl Iterator<Item = &'a str> {
    document.records.iter().filter_map(move |(_, record)| match record {
        Record::Line { code, text } if code == wanted => Some(text.as_str()),
        _ => None,
    })
}

/// The records of the chief arbiter and of the deputies.
const CHIEF: &str = "102";
const DEPUTY: &str = "112";
/// Maximum length of a name, in characters.
const NAME_MAX: usize = 90;
/// Maximum number of arbiters.
const ARBITERS_MAX: usize = 50;

/// Returns the arbiters named in the file, each with its record's code.
fn arbiters(document: &Document, adjusted: &mut Vec<ImportAdjustment>) -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    for code in [CHIEF, DEPUTY] {
        for line in lines(document, code) {
            let name = line.get(code.len()..).unwrap_or_default().trim();
            let taken: String = name.chars().filter(|c| !c.is_control()).take(NAME_MAX).collect();
            if taken != name {
                adjusted.push(ImportAdjustment::Cut { code, taken: taken.clone() });
            }
            if taken.is_empty() {
                continue;
            }
            if found.len() >= ARBITERS_MAX {
                adjusted.push(ImportAdjustment::Cut { code, taken: String::new() });
                break;
            }
            found.push((code, taken));
        }
    }
    found
}

/// Offset of the first round's date in its record, and the distance between dates.
const DAYS_FROM: usize = 91;
const DAYS_APART: usize = 10;

/// Returns the dates of the rounds: each below the column of its round, or in sequence if the file ignores the columns.
fn schedule(document: &Document, rounds: u16, adjusted: &mut Vec<ImportAdjustment>) -> Vec<String> {
    const DAYS: &str = "132";
    let mut schedule: Vec<String> = Vec::new();
    for line in lines(document, DAYS) {
        let days = line.get(DAYS.len()..).unwrap_or_default();
        for (place, found) in days.split_whitespace().enumerate() {
            // Words are slices of the line, so this is the offset in it.
            let from = found.as_ptr() as usize - line.as_ptr() as usize;
            let column = from.checked_sub(DAYS_FROM).filter(|past| past % DAYS_APART == 0);
            let round = column.map_or(place, |past| past / DAYS_APART);
            let whole = found.replace(['/', '.'], "-");
            let whole = if whole.find('-') == Some(2) { format!("20{whole}") } else { whole };
            let day = whole.parse::<adoube_laws::Date>().ok().filter(|_| round < usize::from(rounds));
            let Some(day) = day else {
                adjusted.push(ImportAdjustment::Day { code: DAYS, found: found.chars().take(40).collect() });
                continue;
            };
            if schedule.len() <= round {
                schedule.resize(round + 1, String::new());
            }
            if let Some(hour) = schedule.get_mut(round) {
                *hour = day.to_string();
            }
        }
    }
    schedule
}

/// Returns the rating method stated in the file.
fn rating_method(document: &Document) -> Option<RatingMethod> {
    let words = lines(document, "172").next()?.split_whitespace();
    words.skip(1).find_map(RatingMethod::from_code)
}

/// Reports records that are not imported.
fn unread(document: &Document, adjusted: &mut Vec<ImportAdjustment>) {
    const READ: [&str; 33] = [
        "001", "012", "022", "032", "042", "052", "102", "112", "122", "132", "142", "152", "162", "192", "202", "212",
        "222", "240", "250", "260", "299", "XXR", "XXA", "XXC", "XXP", "XXZ", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF",
        "BBU",
    ];
    // Records without information of their own: the numbers of players and teams, the type as text, and the column
    // headings.
    const SAYING_NOTHING: [&str; 7] = ["062", "072", "082", "092", "DDD", "SSS", "###"];
    let mut codes: Vec<&str> = Vec::new();
    for (_, record) in &document.records {
        if let Record::Line { code, text } = record
            && !text.trim().is_empty()
            && code.len() == 3
            && code.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase())
            && !READ.contains(&code.as_str())
            && !(code == "172" && rating_method(document).is_some())
            && !SAYING_NOTHING.contains(&code.as_str())
            && !codes.contains(&code.as_str())
        {
            codes.push(code);
        }
    }
    if !codes.is_empty() {
        adjusted.push(ImportAdjustment::Records(codes.into_iter().take(40).collect::<Vec<_>>().join(", ")));
    }
}

/// Returns the announced time control, and whether it was recognised. An unstated one stays empty in print, although
/// the clocks need one.
fn rate(announced: &str, encoded: &str) -> (Rate, bool) {
    if let Ok(rate) = announced.parse::<Rate>() {
        return (rate, true);
    }
    let mut announced = announced.trim().to_owned();
    while announced.len() > RATE_BYTES_MAX {
        announced.pop();
    }
    // 5400+30 or 40/6000+30:900+30, in seconds.
    let period = |part: &str| {
        let (moves, time) = part.split_once('/').map_or((None, part), |(moves, time)| (Some(moves), time));
        let (base, increment) = time.split_once('+').unwrap_or((time, "0"));
        let moves = moves.map(|moves| moves.parse::<u16>().map(|moves| format!("{moves}/"))).transpose().ok()?;
        let (base, increment) = (base.parse::<u32>().ok()?, increment.parse::<u32>().ok()?);
        let added = if increment > 0 { format!("+{increment}") } else { String::new() };
        Some(format!("{}{}:{:02}{added}", moves.unwrap_or_default(), base / 60, base % 60))
    };
    let parts: Option<Vec<String>> = encoded.trim().split(':').map(period).collect();
    let known = parts.and_then(|parts| parts.join(", ").parse::<Rate>().ok());
    let plain =
        |rate: Rate| Rate { text: rate.periods.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "), ..rate };
    match known {
        Some(rate) if announced.is_empty() => (plain(rate), true),
        Some(rate) => (Rate { text: announced, ..rate }, true),
        None => {
            let understood = announced.is_empty() && encoded.trim().is_empty();
            (Rate { text: announced, ..Rate::unsaid() }, understood)
        }
    }
}

fn entry(player: &Player, person: PersonId, method: RatingMethod) -> EntryData {
    // The file has one rating per player, the one that was used.
    let national = if method == RatingMethod::National { player.rating } else { 0 };
    EntryData {
        person,
        fide_rating: if national > 0 { 0 } else { player.rating },
        national_rating: national,
        title: player.title.chars().take(6).collect(),
        federation: player.federation.chars().take(12).collect(),
        sex: player.sex,
        ..EntryData::default()
    }
}

/// Imports one round of the file: its boards, byes and results.
fn play_round(reading: &mut Importer<'_>, tournament: &Tournament, round: usize) -> Result<(), EventRefusal> {
    let number = round as u16;
    let mut boards = Vec::new();
    let mut byes: Vec<RoundBye> = Vec::new();
    let mut results = Vec::new();
    let mut open = false;
    for (at, player) in tournament.players.iter().enumerate() {
        let id = EntryId(at as u16 + 1);
        let Some(entry) = player.entries.get(round - 1) else { continue };
        let bye = match entry {
            RoundEntry::Bye(bye) => Some(*bye),
            RoundEntry::Forfeit { opponent: None, forfeit, .. } => {
                reading.import.adjusted.push(ImportAdjustment::NoOpponent { number: player.number, round: number });
                Some(if *forfeit == Forfeit::Won { Bye::Full } else { Bye::Zero })
            }
            _ => None,
        };
        if let Some(bye) = bye {
            let second = bye == Bye::PairingAllocated && byes.iter().any(|b| b.bye == Bye::PairingAllocated);
            if second {
                reading.import.adjusted.push(ImportAdjustment::SecondBye { number: player.number, round: number });
            }
            byes.push(RoundBye { player: id, bye: if second { Bye::Full } else { bye } });
            continue;
        }
        let (Some(opponent), colour) = (entry.opponent(), entry.colour()) else { continue };
        // In a forfeit without colours, the lower starting number has White.
        let white = colour.map_or(at < opponent.index(), |colour| colour == Color::White);
        if white {
            boards.push((id, EntryId(opponent.0 as u16 + 1)));
            let other = tournament.player(opponent).and_then(|p| p.entries.get(round - 1));
            match result(entry, other) {
                Some(result) => results.push((id, result)),
                None => open = true,
            }
        }
    }
    reading.act(EventAct::Seat { boards, byes })?;
    reading.act(EventAct::EndManual)?;
    reading.act(EventAct::Publish)?;
    if !results.is_empty() {
        reading.act(EventAct::Results { round: number, results })?;
    }
    for penalty in tournament.adjustments.iter().filter(|a| usize::from(a.round) == round) {
        let player = EntryId(penalty.player.0 as u16 + 1);
        let (article, reason) = (String::new(), "TRF 299".to_owned());
        reading.act(EventAct::Penalty { player, round: number, points: penalty.points, article, reason })?;
    }
    if !open {
        reading.act(EventAct::CloseRound)?;
    }
    Ok(())
}

fn result(white: &RoundEntry, black: Option<&RoundEntry>) -> Option<BoardResult> {
    match (white, black) {
        (RoundEntry::Game { outcome, rated, .. }, black) => {
            let other = match black {
                Some(RoundEntry::Game { outcome, .. }) => *outcome,
                _ => outcome.mirrored(),
            };
            Some(match rated {
                Rated::Yes => BoardResult::Played(*outcome, other),
                Rated::No => BoardResult::Unrated(*outcome, other),
            })
        }
        (RoundEntry::Forfeit { forfeit: Forfeit::Won, .. }, _) => Some(BoardResult::BlackAbsent),
        (
            RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. },
            Some(RoundEntry::Forfeit { forfeit: Forfeit::Won, .. }),
        ) => Some(BoardResult::WhiteAbsent),
        (RoundEntry::Forfeit { .. }, _) => Some(BoardResult::BothAbsent),
        _ => None,
    }
}
