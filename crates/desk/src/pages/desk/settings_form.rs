//! The settings form, for new events and changes.

use super::settings_board;
use crate::pages::event_page::points;
use crate::pages::event_tables::tie_break_codes;
use crate::words;
use crate::{Desk, article_links};
use adoube_event::rate::Rate;
use adoube_event::{
    ByeRules, CheckIn, EarlyWithdrawals, EventSettings, KindOfPlay, PersonId, RatingMethod, TIE_BREAKS_MAX, TieBreaks,
};
use adoube_laws::{Date, Edition};
use adoube_store::StoreError;
use adoube_tournament::knockout::{Knockout, Seeding};
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::swiss1985::Readings;
use adoube_tournament::{Color, Points, Scoring, System, dutch};
use adoube_web::forms::{Fields, Input, Problems, Values};
use adoube_web::reader::Reader;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};
use std::fmt::Display;

/// The pairing systems by form value.
const SYSTEMS: [(&str, Text); 8] = [
    ("dutch-2026", words::tournament::SYSTEM_DUTCH_2026),
    ("dutch-2017", words::tournament::SYSTEM_DUTCH_2017),
    ("swiss-1985", words::tournament::SYSTEM_SWISS_1985),
    ("round-robin", words::tournament::SYSTEM_ROUND_ROBIN),
    ("round-robin-double", words::tournament::SYSTEM_ROUND_ROBIN_DOUBLE),
    ("round-robin-swapped", words::tournament::SYSTEM_ROUND_ROBIN_SWAPPED),
    ("knockout", words::tournament::SYSTEM_KNOCKOUT),
    ("knockout-handbook", words::tournament::SYSTEM_KNOCKOUT_HANDBOOK),
];

/// Predefined tie-breaks: form value, text key, and FIDE's codes.
const PRESETS: [(&str, Text, &str); 3] = [
    ("fide-swiss", words::tournament::TIE_BREAKS_FIDE_SWISS, "BH-C1 BH SB DE"),
    ("fide-round-robin", words::tournament::TIE_BREAKS_FIDE_ROUND_ROBIN, "DE SB WIN KS"),
    ("fide-rated", words::tournament::TIE_BREAKS_FIDE_RATED, "BH-C1 BH ARO-C1 DE"),
];
const HANDBOOK: [(&str, Text); 2] = [
    ("fce-swiss", words::tournament::TIE_BREAKS_FCE_SWISS),
    ("fce-roundrobin", words::tournament::TIE_BREAKS_FCE_ROUNDROBIN),
];

/// The maximum number of rounds in the record.
const ROUNDS_MAX: u32 = 200;
const DEFAULT_TIME_MAX: u32 = 240;
const DELAY_MAX: u32 = 86_400;
/// The maximum length of a person's name in characters.
const NAME_MAX: usize = 90;
const DEPUTIES_MAX: usize = 50;

/// Returns the form value of a system.
pub(super) const fn system_code(system: System) -> &'static str {
    match system {
        System::Dutch(dutch::DutchEdition::Fide2026) => "dutch-2026",
        System::Dutch(dutch::DutchEdition::Fide2017) => "dutch-2017",
        System::Swiss1985(_) => "swiss-1985",
        System::RoundRobin(Cycles::Single) => "round-robin",
        System::RoundRobin(Cycles::Double) => "round-robin-double",
        System::RoundRobin(Cycles::DoubleSwapped) => "round-robin-swapped",
        System::Knockout(Knockout { seeding: Seeding::Usual, .. }) => "knockout",
        System::Knockout(Knockout { seeding: Seeding::Handbook, .. }) => "knockout-handbook",
    }
}

pub(crate) fn system_name(reader: Reader, system: System) -> String {
    let code = system_code(system);
    SYSTEMS.iter().find(|(value, _)| *value == code).map_or_else(String::new, |(_, key)| reader.say(*key))
}

fn system(code: &str, before: System, games: u8) -> Option<System> {
    let knockout = |seeding| {
        let rules = match before {
            System::Knockout(rules) => rules,
            _ => Knockout::default(),
        };
        System::Knockout(Knockout { seeding, games, ..rules })
    };
    Some(match code {
        "dutch-2026" => System::Dutch(dutch::DutchEdition::Fide2026),
        "dutch-2017" => System::Dutch(dutch::DutchEdition::Fide2017),
        "swiss-1985" => match before {
            // Readings without a form field stay unchanged.
            System::Swiss1985(readings) => System::Swiss1985(readings),
            _ => System::Swiss1985(Readings::default()),
        },
        "round-robin" => System::RoundRobin(Cycles::Single),
        "round-robin-double" => System::RoundRobin(Cycles::Double),
        "round-robin-swapped" => System::RoundRobin(Cycles::DoubleSwapped),
        "knockout" => knockout(Seeding::Usual),
        "knockout-handbook" => knockout(Seeding::Handbook),
        _ => return None,
    })
}

fn tie_break_values(tie_breaks: &TieBreaks) -> (String, String) {
    let is_same = |codes: &str| TieBreaks::fide(codes).is_ok_and(|read| read == *tie_breaks);
    let codes = tie_break_codes(tie_breaks).join(" ");
    // `KS/L-1` cannot be read with hyphens alone.
    let codes = if is_same(&codes) { codes } else { tie_breaks.codes().join(" ") };
    match tie_breaks {
        TieBreaks::Handbook(name) => (name.clone(), String::new()),
        TieBreaks::Fide(_) => match PRESETS.iter().find(|(_, _, preset)| is_same(preset)) {
            Some((name, _, _)) => ((*name).to_owned(), codes),
            None => ("own".to_owned(), codes),
        },
    }
}

/// Returns the field values of existing settings.
pub(super) fn values(settings: &EventSettings, arbiter: &str, deputies: &str) -> Values {
    let (preset, codes) = tie_break_values(&settings.tie_breaks);
    let games = match settings.system {
        System::Knockout(rules) => rules.games,
        _ => Knockout::default().games,
    };
    let date = |date: Option<Date>| date.map(|date| date.to_string()).unwrap_or_default();
    let tick = |on: bool| if on { "1".to_owned() } else { String::new() };
    let own = [
        ("name", settings.name.clone()),
        ("place", settings.place.clone()),
        ("federation", settings.federation.clone()),
        ("zone", settings.zone.clone()),
        ("starts", date(settings.starts)),
        ("ends", date(settings.ends)),
        ("schedule", settings.schedule.join("\n")),
        ("arbiter", arbiter.to_owned()),
        ("deputies", deputies.to_owned()),
        ("system", system_code(settings.system).to_owned()),
        ("games", games.to_string()),
        ("rounds", settings.rounds.to_string()),
        ("rate", settings.rate.text.clone()),
        ("edition", settings.edition.to_string()),
        ("play", play_code(settings.play).to_owned()),
        ("default_time_min", settings.default_time_min.to_string()),
        ("tie_breaks", preset),
        ("codes", codes),
        ("win", points(settings.scoring.win)),
        ("draw", points(settings.scoring.draw)),
        ("loss", points(settings.scoring.loss)),
        ("bye", points(settings.scoring.pairing_allocated_bye)),
        ("baku", tick(settings.baku)),
        ("colour", colour_code(settings.initial_colour).to_owned()),
        ("rating_method", method_code(settings.rating_method).to_owned()),
        ("rating_list", settings.rating_list.clone()),
        ("half_points", settings.byes.half_points.to_string()),
        ("not_in_last", settings.byes.not_in_last.to_string()),
        ("check_in", tick(settings.check_in == CheckIn::Needed)),
        ("annulled", tick(settings.early_withdrawals == EarlyWithdrawals::Annulled)),
        ("initials_below", settings.initials_below.to_string()),
        ("broadcast_delay_s", settings.broadcast_delay_s.to_string()),
        ("fide_mode", tick(settings.fide_mode)),
        ("regulations", settings.regulations.clone()),
    ];
    Values::of(own.into_iter().chain(settings_board::values(&settings.board_regulations)))
}

pub(super) const fn play_name(play: KindOfPlay) -> Text {
    match play {
        KindOfPlay::ByRate => words::tournament::PLAY_BY_RATE,
        KindOfPlay::Standard => words::tournament::PLAY_STANDARD,
        KindOfPlay::Rapid => words::tournament::PLAY_RAPID,
        KindOfPlay::Blitz => words::tournament::PLAY_BLITZ,
    }
}

const fn play_code(play: KindOfPlay) -> &'static str {
    match play {
        KindOfPlay::ByRate => "by-rate",
        KindOfPlay::Standard => "standard",
        KindOfPlay::Rapid => "rapid",
        KindOfPlay::Blitz => "blitz",
    }
}

const fn colour_code(colour: Option<Color>) -> &'static str {
    match colour {
        Some(Color::White) => "white",
        Some(Color::Black) => "black",
        None => "none",
    }
}

const METHODS: [(RatingMethod, &str); 5] = [
    (RatingMethod::FideThenNational, "fide-then-national"),
    (RatingMethod::Fide, "fide"),
    (RatingMethod::National, "national"),
    (RatingMethod::NationalThenFide, "national-then-fide"),
    (RatingMethod::Higher, "higher"),
];

fn method_code(method: RatingMethod) -> &'static str {
    METHODS.iter().find(|(other, ..)| *other == method).map_or("", |(_, code)| code)
}

pub(super) const fn method_name(method: RatingMethod) -> Text {
    match method {
        RatingMethod::FideThenNational => words::tournament::RATING_FIDE_THEN_NATIONAL,
        RatingMethod::Fide => words::tournament::RATING_FIDE,
        RatingMethod::National => words::tournament::RATING_NATIONAL,
        RatingMethod::NationalThenFide => words::tournament::RATING_NATIONAL_THEN_FIDE,
        RatingMethod::Higher => words::tournament::RATING_HIGHER,
    }
}

/// Reads the form. Settings without a field stay unchanged.
pub(super) fn read(visit: &Visit, typed: &Values, before: &EventSettings, problems: &mut Problems) -> EventSettings {
    let reader = visit.reader;
    let mut settings = before.clone();
    let text = |name: &str| typed.get(name).to_owned();
    settings.name = text("name");
    settings.place = text("place");
    settings.federation = text("federation").to_uppercase();
    settings.rating_list = text("rating_list");
    settings.regulations = typed.get("regulations").replace("\r\n", "\n");
    settings.schedule =
        typed.get("schedule").lines().map(|line| line.trim().to_owned()).filter(|l| !l.is_empty()).collect();
    if let Some(line) = settings.schedule.iter().find(|line| !is_hour(line)) {
        problems.add("schedule", reader.say_with(words::tournament::FIELD_SCHEDULE, &[("found", &line)]));
    }
    settings.zone = text("zone");
    if !settings.zone.is_empty() && jiff::tz::TimeZone::get(&settings.zone).is_err() {
        problems.add("zone", reader.say_with(words::tournament::FIELD_ZONE, &[("found", &settings.zone)]));
    }
    if settings.name.is_empty() {
        problems.add("name", reader.say(words::tournament::FIELD_NEEDED));
    }
    let letters = settings.federation.bytes().all(|byte| byte.is_ascii_uppercase());
    if !settings.federation.is_empty() && (settings.federation.len() != 3 || !letters) {
        problems.add("federation", reader.say(words::players::FIELD_FEDERATION));
    }
    for (name, slot) in [("starts", &mut settings.starts), ("ends", &mut settings.ends)] {
        let typed = typed.get(name);
        *slot = typed.parse().ok();
        if slot.is_none() && !typed.is_empty() {
            problems.add(name, reader.say(words::tournament::FIELD_DATE));
        }
    }
    if typed.get("arbiter").chars().count() > NAME_MAX {
        problems.add("arbiter", reader.say_with(words::tournament::FIELD_LONG, &[("most", &NAME_MAX)]));
    }
    let (deputies, long) = (deputies(typed), |name: &&str| name.chars().count() > NAME_MAX);
    if deputies.len() > DEPUTIES_MAX || deputies.iter().any(long) {
        let most: [(&str, &dyn Display); 2] = [("most", &DEPUTIES_MAX), ("long", &NAME_MAX)];
        problems.add("deputies", reader.say_with(words::tournament::FIELD_NAMES, &most));
    }
    let games = typed.get("games").parse::<u8>().ok().filter(|games| (1..=12).contains(games));
    if games.is_none() {
        problems.add("games", reader.say(words::tournament::FIELD_GAMES));
    }
    match system(typed.get("system"), before.system, games.unwrap_or(1)) {
        Some(system) => settings.system = system,
        None => problems.add("system", reader.say(words::tournament::FIELD_CHOICE)),
    }
    match typed.get("edition").parse::<Edition>() {
        Ok(edition) => settings.edition = edition,
        Err(_) => problems.add("edition", reader.say(words::tournament::FIELD_CHOICE)),
    }
    match typed.get("rate").parse::<Rate>() {
        Ok(rate) => settings.rate = rate,
        Err(_) => problems.add("rate", reader.say(words::tournament::FIELD_RATE)),
    }
    read_choices(reader, typed, &mut settings, problems);
    read_numbers(reader, typed, &mut settings, problems);
    settings.check_in = if typed.ticked("check_in") { CheckIn::Needed } else { CheckIn::NotNeeded };
    settings.early_withdrawals =
        if typed.ticked("annulled") { EarlyWithdrawals::Annulled } else { EarlyWithdrawals::Stand };
    settings.baku = typed.ticked("baku");
    read_tie_breaks(reader, typed, &mut settings, problems);
    read_scoring(reader, typed, &mut settings.scoring, problems);
    settings.board_regulations = settings_board::read(reader, typed, &before.board_regulations, problems);
    settings
}

/// Returns the other arbiters typed, one per line.
fn deputies(typed: &Values) -> Vec<&str> {
    typed.get("deputies").lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// Converts the arbiters' names to persons, reusing those with the same name. If the form lacks the field, the other
/// arbiters stay unchanged.
pub(super) async fn arbiters(
    desk: &Desk,
    typed: &Values,
    before: Option<&EventSettings>,
) -> Result<(Option<PersonId>, Vec<PersonId>), StoreError> {
    let chief = before.map_or(&[][..], |before| before.arbiter.as_slice());
    let chief = desk.arbiter_named(typed.get("arbiter"), chief).await?;
    let others = before.map_or(&[][..], |before| &before.deputies);
    if typed.all("deputies").next().is_none() {
        return Ok((chief, others.to_vec()));
    }
    let mut named = Vec::new();
    for name in deputies(typed) {
        named.extend(desk.arbiter_named(name, others).await?);
    }
    Ok((chief, named))
}

/// Returns whether a line of the schedule starts with a date, optionally followed by a time and a remark.
fn is_hour(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let day = words.next().is_some_and(|day| day.parse::<Date>().is_ok());
    let hour = words.next().is_none_or(|hour| {
        let number = |text: &str, most: u8| text.len() <= 2 && text.parse::<u8>().is_ok_and(|found| found <= most);
        hour.split_once([':', '.']).is_some_and(|(h, m)| number(h, 23) && m.len() == 2 && number(m, 59))
    });
    day && hour && line.chars().count() <= 40
}

/// Reads the select fields; a field missing from the form leaves its setting unchanged.
fn read_choices(reader: Reader, typed: &Values, settings: &mut EventSettings, problems: &mut Problems) {
    let mut wrong = |name: &str| problems.add(name, reader.say(words::tournament::FIELD_CHOICE));
    match typed.get("play") {
        "" => {}
        "by-rate" => settings.play = KindOfPlay::ByRate,
        "standard" => settings.play = KindOfPlay::Standard,
        "rapid" => settings.play = KindOfPlay::Rapid,
        "blitz" => settings.play = KindOfPlay::Blitz,
        _ => wrong("play"),
    }
    match typed.get("colour") {
        "" => {}
        "none" => settings.initial_colour = None,
        "white" => settings.initial_colour = Some(Color::White),
        "black" => settings.initial_colour = Some(Color::Black),
        _ => wrong("colour"),
    }
    match (typed.get("rating_method"), METHODS.iter().find(|(_, code)| *code == typed.get("rating_method"))) {
        (_, Some((method, ..))) => settings.rating_method = *method,
        ("", None) => {}
        _ => wrong("rating_method"),
    }
}

fn read_numbers(reader: Reader, typed: &Values, settings: &mut EventSettings, problems: &mut Problems) {
    let mut number = |name: &str, (least, most): (u32, u32)| {
        let found = typed.get(name).parse::<u32>().ok().filter(|number| (least..=most).contains(number));
        if found.is_none() {
            problems.add(name, reader.say_with(words::tournament::FIELD_NUMBER, &[("least", &least), ("most", &most)]));
        }
        found.unwrap_or_default()
    };
    // A knockout is as long as its bracket: 0 derives the rounds from the number of players.
    let least = u32::from(!matches!(settings.system, System::Knockout(_)));
    settings.rounds = u16::try_from(number("rounds", (least, ROUNDS_MAX))).unwrap_or_default();
    settings.default_time_min = u16::try_from(number("default_time_min", (0, DEFAULT_TIME_MAX))).unwrap_or_default();
    settings.initials_below = u8::try_from(number("initials_below", (0, 99))).unwrap_or_default();
    settings.broadcast_delay_s = number("broadcast_delay_s", (0, DELAY_MAX));
    settings.byes = ByeRules {
        half_points: u8::try_from(number("half_points", (0, 99))).unwrap_or_default(),
        not_in_last: u8::try_from(number("not_in_last", (0, 99))).unwrap_or_default(),
    };
}

fn read_tie_breaks(reader: Reader, typed: &Values, settings: &mut EventSettings, problems: &mut Problems) {
    let chosen = typed.get("tie_breaks");
    if HANDBOOK.iter().any(|(name, _)| *name == chosen) {
        settings.tie_breaks = TieBreaks::Handbook(chosen.to_owned());
        return;
    }
    let preset = PRESETS.iter().find(|(name, ..)| *name == chosen).map(|(_, _, codes)| *codes);
    if preset.is_none() && chosen != "own" {
        problems.add("tie_breaks", reader.say(words::tournament::FIELD_CHOICE));
        return;
    }
    if preset.is_none() && typed.get("codes").is_empty() {
        problems.add("codes", reader.say(words::tournament::FIELD_NEEDED));
        return;
    }
    let (field, codes) = preset.map_or(("codes", typed.get("codes")), |codes| ("tie_breaks", codes));
    match TieBreaks::fide(codes) {
        Ok(tie_breaks) => {
            let mut codes = tie_break_codes(&tie_breaks);
            codes.sort_unstable();
            let twice = codes.windows(2).find_map(|pair| pair.first().filter(|first| pair.last() == Some(first)));
            if let Some(twice) = twice {
                problems.add(field, reader.say_with(words::tournament::FIELD_TIE_BREAK_TWICE, &[("code", &twice)]));
            } else if !tie_breaks.is_sound() {
                problems.add(field, reader.say_with(words::tournament::FIELD_TIE_BREAKS, &[("most", &TIE_BREAKS_MAX)]));
            }
            settings.tie_breaks = tie_breaks;
        }
        Err(error) => {
            let wrong = error.0.as_str();
            problems.add(field, reader.say_with(words::tournament::FIELD_TIE_BREAK, &[("code", &wrong)]));
        }
    }
}

fn read_scoring(reader: Reader, typed: &Values, scoring: &mut Scoring, problems: &mut Problems) {
    let fields = [
        ("win", &mut scoring.win),
        ("draw", &mut scoring.draw),
        ("loss", &mut scoring.loss),
        ("bye", &mut scoring.pairing_allocated_bye),
    ];
    for (name, slot) in fields {
        let text = typed.get(name).replace(',', ".").replace('½', ".5");
        match text.parse::<Points>() {
            Ok(points) if points >= Points::ZERO => *slot = points,
            _ => problems.add(name, reader.say(words::tournament::FIELD_POINTS)),
        }
    }
}

/// Renders the fields. With `new`, FIDE mode is a choice; later, leaving it is a separate act.
pub(super) fn fields(fields: Fields<'_>, new: bool) -> Markup {
    let reader = fields.visit.reader;
    let say = |key: Text| reader.say(key);
    let choices = |list: &[(&str, Text)]| -> Vec<(String, String)> {
        list.iter().map(|(value, key)| ((*value).to_owned(), say(*key))).collect()
    };
    let text = |name: &str, key: Text, more: Input<'_>| fields.input(name, &say(key), "text", more);
    let number = |name: &str, key: Text, most: u32, hint: Option<&str>| {
        let bounds = Input { min: Some(0), max: Some(most.into()), hint, ..Input::default() };
        fields.input(name, &say(key), "number", bounds)
    };
    let (rate, codes, schedule) =
        (say(words::tournament::HINT_RATE), say(words::tournament::HINT_CODES), say(words::tournament::HINT_SCHEDULE));
    let rounds = say(words::tournament::HINT_ROUNDS);
    let mut ties = choices(&PRESETS.map(|(name, key, _)| (name, key)));
    ties.extend(choices(&HANDBOOK));
    ties.push(("own".to_owned(), say(words::tournament::TIE_BREAKS_OWN)));
    let editions: Vec<(String, String)> =
        Edition::ALL.iter().rev().map(|edition| (edition.to_string(), edition.to_string())).collect();
    let chosen = fields.values.get("edition");
    let edition = Edition::ALL.into_iter().find(|edition| edition.to_string() == chosen).unwrap_or(Edition::LATEST);
    html! {
        fieldset {
            legend { (say(words::tournament::SETTINGS_WHAT)) }
            div.grid {
                (text("name", words::tournament::NAME, Input { required: true, maxlength: Some(120), autofocus: new, ..Input::default() }))
                (text("place", words::tournament::PLACE, Input::default()))
                (text("federation", words::tournament::FEDERATION, Input { maxlength: Some(3), placeholder: Some("CAT"), ..Input::default() }))
                (text("arbiter", words::tournament::ARBITER, Input { maxlength: Some(90), ..Input::default() }))
                (fields.area("deputies", &say(words::tournament::DEPUTIES), 2, Some(&say(words::tournament::HINT_DEPUTIES))))
                (fields.input("starts", &say(words::tournament::STARTS), "date", Input::default()))
                (fields.input("ends", &say(words::tournament::ENDS), "date", Input::default()))
                (text("zone", words::tournament::ZONE, Input { maxlength: Some(60), hint: Some(&say(words::tournament::HINT_ZONE)), ..Input::default() }))
            }
        }
        fieldset {
            legend { (say(words::tournament::SETTINGS_HOW)) }
            (article_links::articles(reader, edition, &["6.3.1", "6.7.1", "A.1", "A.3", "A.4", "B.1"]))
            div.grid {
                (fields.select("system", &say(words::tournament::SYSTEM), None, &choices(&SYSTEMS)))
                (number("rounds", words::tournament::ROUNDS, ROUNDS_MAX, Some(&rounds)))
                (number("games", words::tournament::GAMES, 12, None))
                (text("rate", words::tournament::RATE, Input { required: true, list: Some("rates"), hint: Some(&rate), ..Input::default() }))
                (fields.select("play", &say(words::tournament::PLAY), None, &choices(&[
                    ("by-rate", words::tournament::PLAY_BY_RATE), ("standard", words::tournament::PLAY_STANDARD), ("rapid", words::tournament::PLAY_RAPID), ("blitz", words::tournament::PLAY_BLITZ),
                ])))
                (fields.select("edition", &say(words::tournament::EDITION), None, &editions))
                (number("default_time_min", words::tournament::DEFAULT_TIME, DEFAULT_TIME_MAX, None))
                (fields.select("colour", &say(words::tournament::COLOUR), None, &choices(&[
                    ("white", words::tournament::COLOUR_WHITE), ("black", words::tournament::COLOUR_BLACK), ("none", words::tournament::COLOUR_NONE),
                ])))
                (fields.tick("baku", &say(words::tournament::BAKU), None))
            }
            datalist id="rates" {
                @for rate in ["90+30", "40/90+30, 30+30", "60+30", "25+10", "15+10", "10+5", "5+3", "3+2"] { option value=(rate) {} }
            }
        }
        (settings_board::fields(fields, edition))
        fieldset {
            legend { (say(words::tournament::SETTINGS_POINTS)) }
            (article_links::articles(reader, edition, &["10.1", "10.2"]))
            div.grid {
                (fields.select("tie_breaks", &say(words::tournament::TIE_BREAKS), None, &ties))
                (text("codes", words::tournament::CODES, Input { hint: Some(&codes), ..Input::default() }))
                (text("win", words::tournament::POINTS_WIN, Input { inputmode: Some("decimal"), ..Input::default() }))
                (text("draw", words::tournament::POINTS_DRAW, Input { inputmode: Some("decimal"), ..Input::default() }))
                (text("loss", words::tournament::POINTS_LOSS, Input { inputmode: Some("decimal"), ..Input::default() }))
                (text("bye", words::tournament::POINTS_BYE, Input { inputmode: Some("decimal"), ..Input::default() }))
            }
        }
        fieldset {
            legend { (say(words::tournament::SETTINGS_PLAYERS)) }
            div.grid {
                (fields.select("rating_method", &say(words::tournament::RATING_METHOD), None, &choices(&METHODS.map(|(method, code)| (code, method_name(method))))))
                (text("rating_list", words::tournament::RATING_LIST, Input::default()))
                (number("half_points", words::tournament::HALF_BYES, 99, None))
                (number("not_in_last", words::tournament::BYES_NOT_LAST, 99, None))
                (number("initials_below", words::tournament::INITIALS_BELOW, 99, None))
                (number("broadcast_delay_s", words::tournament::DELAY, DELAY_MAX, None))
                (fields.tick("check_in", &say(words::tournament::CHECK_IN), None))
                (fields.tick("annulled", &say(words::tournament::ANNULLED), None))
            }
        }
        fieldset {
            legend { (say(words::tournament::SETTINGS_ANNOUNCED)) }
            div.columns {
                (fields.area("schedule", &say(words::tournament::SCHEDULE), 4, Some(&schedule)))
                (fields.area("regulations", &say(words::tournament::REGULATIONS), 4, None))
            }
            @if new { (fields.tick("fide_mode", &say(words::tournament::EVENT_FIDE_MODE), Some(&say(words::tournament::HINT_FIDE_MODE)))) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_schedule_begins_with_a_day() {
        let cases = [
            ("2026-11-16 17:00", true),
            ("2026-11-16", true),
            ("2026-11-16 9:30 with the prizes", true),
            ("2026-11-16 25:00", false),
            ("2026-11-16 17:60", false),
            ("2026-11-16 afternoon", false),
            ("soon", false),
            ("2026-13-01 10:00", false),
        ];
        for (line, expected) in cases {
            assert_eq!(is_hour(line), expected, "{line}");
        }
    }
}
