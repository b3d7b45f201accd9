//! The form of an event's settings, for a new event and for changes.

use crate::texts::Reader;
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
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// The systems, by the values of the form.
const SYSTEMS: [(&str, &str); 8] = [
    ("dutch-2026", "system-dutch-2026"),
    ("dutch-2017", "system-dutch-2017"),
    ("swiss-1985", "system-swiss-1985"),
    ("round-robin", "system-round-robin"),
    ("round-robin-double", "system-round-robin-double"),
    ("round-robin-swapped", "system-round-robin-swapped"),
    ("knockout", "system-knockout"),
    ("knockout-handbook", "system-knockout-handbook"),
];

/// Tie-breaks that are offered by name: the form's value, the text, and FIDE's codes.
const PRESETS: [(&str, &str, &str); 3] = [
    ("fide-swiss", "tie-breaks-fide-swiss", "BH/C1 BH SB DE"),
    ("fide-round-robin", "tie-breaks-fide-round-robin", "DE SB WIN KS"),
    ("fide-rated", "tie-breaks-fide-rated", "BH/C1 BH ARO/C1 DE"),
];
const HANDBOOK: [(&str, &str); 2] =
    [("fce-swiss", "tie-breaks-fce-swiss"), ("fce-roundrobin", "tie-breaks-fce-roundrobin")];

/// The most that the record takes.
const ROUNDS_MAX: u32 = 200;
const DEFAULT_TIME_MAX: u32 = 240;
const DELAY_MAX: u32 = 86_400;
/// How long a person's name may be, and how many other arbiters an event has.
const NAME_MAX: usize = 90;
const DEPUTIES_MAX: usize = 50;

/// The code of a system in the form.
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

/// A system's name.
pub(crate) fn system_name(reader: Reader, system: System) -> String {
    let code = system_code(system);
    SYSTEMS.iter().find(|(value, _)| *value == code).map_or_else(String::new, |(_, key)| reader.say(key))
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
            // Readings that are not in the form stay as they are.
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
    let codes = tie_breaks.codes().join(" ");
    match tie_breaks {
        TieBreaks::Handbook(name) => (name.clone(), String::new()),
        TieBreaks::Fide(_) => match PRESETS.iter().find(|(_, _, preset)| *preset == codes) {
            Some((name, _, _)) => ((*name).to_owned(), codes),
            None => ("own".to_owned(), codes),
        },
    }
}

/// The fields as they stand for settings.
pub(super) fn values(settings: &EventSettings, arbiter: &str, deputies: &str) -> Values {
    let (preset, codes) = tie_break_values(&settings.tie_breaks);
    let games = match settings.system {
        System::Knockout(rules) => rules.games,
        _ => Knockout::default().games,
    };
    let date = |date: Option<Date>| date.map(|date| date.to_string()).unwrap_or_default();
    let plain = |points: Points| points.to_string().trim_end_matches(".0").to_owned();
    let tick = |on: bool| if on { "1".to_owned() } else { String::new() };
    Values::of([
        ("name", settings.name.clone()),
        ("place", settings.place.clone()),
        ("federation", settings.federation.clone()),
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
        ("win", plain(settings.scoring.win)),
        ("draw", plain(settings.scoring.draw)),
        ("loss", plain(settings.scoring.loss)),
        ("bye", plain(settings.scoring.pairing_allocated_bye)),
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
    ])
}

/// The key of a kind of play's name.
pub(super) const fn play_key(play: KindOfPlay) -> &'static str {
    match play {
        KindOfPlay::ByRate => "play-by-rate",
        KindOfPlay::Standard => "play-standard",
        KindOfPlay::Rapid => "play-rapid",
        KindOfPlay::Blitz => "play-blitz",
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

const METHODS: [(RatingMethod, &str, &str); 5] = [
    (RatingMethod::FideThenNational, "fide-then-national", "rating-fide-then-national"),
    (RatingMethod::Fide, "fide", "rating-fide"),
    (RatingMethod::National, "national", "rating-national"),
    (RatingMethod::NationalThenFide, "national-then-fide", "rating-national-then-fide"),
    (RatingMethod::Higher, "higher", "rating-higher"),
];

fn method_code(method: RatingMethod) -> &'static str {
    METHODS.iter().find(|(other, ..)| *other == method).map_or("", |(_, code, _)| code)
}

/// The key of a rating method's name.
pub(super) fn method_key(method: RatingMethod) -> &'static str {
    METHODS.iter().find(|(other, ..)| *other == method).map_or("", |(.., key)| key)
}

/// Reads what was typed. What has no field stays as it was.
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
        problems.add("schedule", reader.say_with("field-schedule", &[("found", line.as_str().into())]));
    }
    if settings.name.is_empty() {
        problems.add("name", reader.say("field-needed"));
    }
    let letters = settings.federation.bytes().all(|byte| byte.is_ascii_uppercase());
    if !settings.federation.is_empty() && (settings.federation.len() != 3 || !letters) {
        problems.add("federation", reader.say("field-federation"));
    }
    for (name, slot) in [("starts", &mut settings.starts), ("ends", &mut settings.ends)] {
        let typed = typed.get(name);
        *slot = typed.parse().ok();
        if slot.is_none() && !typed.is_empty() {
            problems.add(name, reader.say("field-date"));
        }
    }
    if typed.get("arbiter").chars().count() > NAME_MAX {
        problems.add("arbiter", reader.say_with("field-long", &[("most", NAME_MAX.into())]));
    }
    let (deputies, long) = (deputies(typed), |name: &&str| name.chars().count() > NAME_MAX);
    if deputies.len() > DEPUTIES_MAX || deputies.iter().any(long) {
        let most = [("most", DEPUTIES_MAX.into()), ("long", NAME_MAX.into())];
        problems.add("deputies", reader.say_with("field-names", &most));
    }
    let games = typed.get("games").parse::<u8>().ok().filter(|games| (1..=12).contains(games));
    if games.is_none() {
        problems.add("games", reader.say("field-games"));
    }
    match system(typed.get("system"), before.system, games.unwrap_or(1)) {
        Some(system) => settings.system = system,
        None => problems.add("system", reader.say("field-choice")),
    }
    match typed.get("edition").parse::<Edition>() {
        Ok(edition) => settings.edition = edition,
        Err(_) => problems.add("edition", reader.say("field-choice")),
    }
    match typed.get("rate").parse::<Rate>() {
        Ok(rate) => settings.rate = rate,
        Err(_) => problems.add("rate", reader.say("field-rate")),
    }
    read_choices(reader, typed, &mut settings, problems);
    read_numbers(reader, typed, &mut settings, problems);
    settings.check_in = if typed.ticked("check_in") { CheckIn::Needed } else { CheckIn::NotNeeded };
    settings.early_withdrawals =
        if typed.ticked("annulled") { EarlyWithdrawals::Annulled } else { EarlyWithdrawals::Stand };
    settings.baku = typed.ticked("baku");
    read_tie_breaks(reader, typed, &mut settings, problems);
    read_scoring(reader, typed, &mut settings.scoring, problems);
    settings
}

/// The other arbiters that were typed, a line each.
fn deputies(typed: &Values) -> Vec<&str> {
    typed.get("deputies").lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// The arbiters that were typed, as persons: those there were if the names are the same. A form that has no such field leaves
/// the others as they were.
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

/// Whether a line of the schedule says when a round begins: a day, perhaps an hour, and what else there is to say.
fn is_hour(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let day = words.next().is_some_and(|day| day.parse::<Date>().is_ok());
    let hour = words.next().is_none_or(|hour| {
        let number = |text: &str, most: u8| text.len() <= 2 && text.parse::<u8>().is_ok_and(|found| found <= most);
        hour.split_once([':', '.']).is_some_and(|(h, m)| number(h, 23) && m.len() == 2 && number(m, 59))
    });
    day && hour && line.chars().count() <= 40
}

/// What is chosen from short lists; a form that has not the field leaves it as it was.
fn read_choices(reader: Reader, typed: &Values, settings: &mut EventSettings, problems: &mut Problems) {
    let mut wrong = |name: &str| problems.add(name, reader.say("field-choice"));
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
    match (typed.get("rating_method"), METHODS.iter().find(|(_, code, _)| *code == typed.get("rating_method"))) {
        (_, Some((method, ..))) => settings.rating_method = *method,
        ("", None) => {}
        _ => wrong("rating_method"),
    }
}

fn read_numbers(reader: Reader, typed: &Values, settings: &mut EventSettings, problems: &mut Problems) {
    let mut number = |name: &str, (least, most): (u32, u32)| {
        let found = typed.get(name).parse::<u32>().ok().filter(|number| (least..=most).contains(number));
        if found.is_none() {
            problems.add(name, reader.say_with("field-number", &[("least", least.into()), ("most", most.into())]));
        }
        found.unwrap_or_default()
    };
    // A knockout is as long as its bracket: 0 leaves it to the field.
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
        problems.add("tie_breaks", reader.say("field-choice"));
        return;
    }
    if preset.is_none() && typed.get("codes").is_empty() {
        problems.add("codes", reader.say("field-needed"));
        return;
    }
    let (field, codes) = preset.map_or(("codes", typed.get("codes")), |codes| ("tie_breaks", codes));
    match TieBreaks::fide(codes) {
        Ok(tie_breaks) => {
            let mut codes = tie_breaks.codes();
            codes.sort_unstable();
            let twice = codes.windows(2).find_map(|pair| pair.first().filter(|first| pair.last() == Some(first)));
            if let Some(twice) = twice {
                problems.add(field, reader.say_with("field-tie-break-twice", &[("code", twice.as_str().into())]));
            } else if !tie_breaks.is_sound() {
                problems.add(field, reader.say_with("field-tie-breaks", &[("most", TIE_BREAKS_MAX.into())]));
            }
            settings.tie_breaks = tie_breaks;
        }
        Err(error) => {
            let wrong = error.0.as_str();
            problems.add(field, reader.say_with("field-tie-break", &[("code", wrong.into())]));
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
            _ => problems.add(name, reader.say("field-points")),
        }
    }
}

/// The fields. `new` has FIDE mode as a choice; later it is left by an act of its own.
pub(super) fn fields(fields: Fields<'_>, new: bool) -> Markup {
    let reader = fields.visit.reader;
    let say = |key: &str| reader.say(key);
    let choices = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(value, key)| ((*value).to_owned(), say(key))).collect()
    };
    let text = |name: &str, key: &str, more: Input<'_>| fields.input(name, &say(key), "text", more);
    let number = |name: &str, key: &str, most: u32, hint: Option<&str>| {
        let bounds = Input { min: Some(0), max: Some(most.into()), hint, ..Input::default() };
        fields.input(name, &say(key), "number", bounds)
    };
    let (rate, codes, schedule) = (say("hint-rate"), say("hint-codes"), say("hint-schedule"));
    let rounds = say("hint-rounds");
    let mut ties = choices(&PRESETS.map(|(name, key, _)| (name, key)));
    ties.extend(choices(&HANDBOOK));
    ties.push(("own".to_owned(), say("tie-breaks-own")));
    let editions: Vec<(String, String)> =
        Edition::ALL.iter().rev().map(|edition| (edition.to_string(), edition.to_string())).collect();
    let chosen = fields.values.get("edition");
    let edition = Edition::ALL.into_iter().find(|edition| edition.to_string() == chosen).unwrap_or(Edition::E2023);
    html! {
        fieldset {
            legend { (say("settings-what")) }
            div.grid {
                (text("name", "event-name", Input { required: true, maxlength: Some(120), autofocus: new, ..Input::default() }))
                (text("place", "event-place", Input::default()))
                (text("federation", "event-federation", Input { maxlength: Some(3), placeholder: Some("CAT"), ..Input::default() }))
                (text("arbiter", "event-arbiter", Input { maxlength: Some(90), ..Input::default() }))
                (fields.area("deputies", &say("event-deputies"), 2, Some(&say("hint-deputies"))))
                (fields.input("starts", &say("event-starts"), "date", Input::default()))
                (fields.input("ends", &say("event-ends"), "date", Input::default()))
            }
        }
        fieldset {
            legend { (say("settings-how")) }
            (article_links::articles(reader, edition, &["6.3.1", "6.7.1", "A.1", "A.3", "A.4", "B.1"]))
            div.grid {
                (fields.select("system", &say("event-system"), None, &choices(&SYSTEMS)))
                (number("rounds", "event-rounds", ROUNDS_MAX, Some(&rounds)))
                (number("games", "event-games", 12, None))
                (text("rate", "event-rate", Input { required: true, list: Some("rates"), hint: Some(&rate), ..Input::default() }))
                (fields.select("play", &say("event-play"), None, &choices(&[
                    ("by-rate", "play-by-rate"), ("standard", "play-standard"), ("rapid", "play-rapid"), ("blitz", "play-blitz"),
                ])))
                (fields.select("edition", &say("event-edition"), None, &editions))
                (number("default_time_min", "event-default-time", DEFAULT_TIME_MAX, None))
                (fields.select("colour", &say("event-colour"), None, &choices(&[
                    ("white", "colour-white"), ("black", "colour-black"), ("none", "colour-none"),
                ])))
                (fields.tick("baku", &say("event-baku"), None))
            }
            datalist id="rates" {
                @for rate in ["90+30", "40/90+30, 30+30", "60+30", "25+10", "15+10", "10+5", "5+3", "3+2"] { option value=(rate) {} }
            }
        }
        fieldset {
            legend { (say("settings-points")) }
            (article_links::articles(reader, edition, &["10.1", "10.2"]))
            div.grid {
                (fields.select("tie_breaks", &say("event-tie-breaks"), None, &ties))
                (text("codes", "event-codes", Input { hint: Some(&codes), ..Input::default() }))
                (text("win", "points-win", Input { inputmode: Some("decimal"), ..Input::default() }))
                (text("draw", "points-draw", Input { inputmode: Some("decimal"), ..Input::default() }))
                (text("loss", "points-loss", Input { inputmode: Some("decimal"), ..Input::default() }))
                (text("bye", "points-bye", Input { inputmode: Some("decimal"), ..Input::default() }))
            }
        }
        fieldset {
            legend { (say("settings-players")) }
            div.grid {
                (fields.select("rating_method", &say("event-rating-method"), None, &choices(&METHODS.map(|(_, code, key)| (code, key)))))
                (text("rating_list", "event-rating-list", Input::default()))
                (number("half_points", "event-half-byes", 99, None))
                (number("not_in_last", "event-byes-not-last", 99, None))
                (number("initials_below", "event-initials-below", 99, None))
                (number("broadcast_delay_s", "event-delay", DELAY_MAX, None))
                (fields.tick("check_in", &say("event-check-in"), None))
                (fields.tick("annulled", &say("event-annulled"), None))
            }
        }
        fieldset {
            legend { (say("settings-announced")) }
            div.columns {
                (fields.area("schedule", &say("event-schedule"), 4, Some(&schedule)))
                (fields.area("regulations", &say("event-regulations"), 4, None))
            }
            @if new { (fields.tick("fide_mode", &say("event-fide-mode"), Some(&say("hint-fide-mode")))) }
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
