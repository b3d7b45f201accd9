//! The part of the settings form for the choices that the Laws leave to an event at a board.

use crate::article_links;
use crate::words;
use adoube_event::BoardRegulations;
use adoube_laws::{
    CountingIn2017, DevicePenalty, DeviceStorage, DrawOffers, Edition, Leaving, QuickplayGuideline,
    SupervisedBlitzPenalty,
};
use adoube_web::forms::{Fields, Input, Problems, Values};
use adoube_web::reader::Reader;
use adoube_words::Text;
use maud::{Markup, html};
use std::fmt::Display;
use std::str::FromStr;

/// The most moves that may have to be made before a draw offer.
const DRAW_MOVES_MAX: u16 = 200;

const fn of_quickplay(one: QuickplayGuideline) -> Text {
    match one {
        QuickplayGuideline::Off => words::tournament::QUICKPLAY_OFF,
        QuickplayGuideline::Increment => words::tournament::QUICKPLAY_INCREMENT,
        QuickplayGuideline::Claim => words::tournament::QUICKPLAY_CLAIM,
        QuickplayGuideline::Referred => words::tournament::QUICKPLAY_REFERRED,
    }
}

const fn of_devices(one: DeviceStorage) -> Text {
    match one {
        DeviceStorage::Forbidden => words::tournament::DEVICES_FORBIDDEN,
        DeviceStorage::InBag => words::tournament::DEVICES_BAG,
    }
}

const fn of_device_penalty(one: DevicePenalty) -> Text {
    match one {
        DevicePenalty::Loss => words::tournament::DEVICE_PENALTY_LOSS,
        DevicePenalty::Milder => words::tournament::DEVICE_PENALTY_MILDER,
    }
}

const fn of_leaving(one: Leaving) -> Text {
    match one {
        Leaving::Free => words::tournament::LEAVING_FREE,
        Leaving::Reported => words::tournament::LEAVING_REPORTED,
    }
}

const fn of_counting(one: CountingIn2017) -> Text {
    match one {
        CountingIn2017::Separate => words::tournament::COUNTING_SEPARATE,
        CountingIn2017::Pooled => words::tournament::COUNTING_POOLED,
    }
}

const fn of_supervised_blitz(one: SupervisedBlitzPenalty) -> Text {
    match one {
        SupervisedBlitzPenalty::TwoMinutes => words::tournament::SUPERVISED_BLITZ_TWO,
        SupervisedBlitzPenalty::OneMinute => words::tournament::SUPERVISED_BLITZ_ONE,
    }
}

/// Returns the field values of existing regulations.
pub(super) fn values(regulations: &BoardRegulations) -> [(&'static str, String); 8] {
    let (offers, moves) = match regulations.draw_offers {
        DrawOffers::Allowed => ("allowed", 0),
        DrawOffers::After(moves) => ("after", moves),
        DrawOffers::Forbidden => ("forbidden", 0),
    };
    [
        ("draw_offers", offers.to_owned()),
        ("draw_moves", moves.to_string()),
        ("quickplay", regulations.quickplay.to_string()),
        ("devices", regulations.devices.to_string()),
        ("device_penalty", regulations.device_penalty.to_string()),
        ("leaving", regulations.leaving.to_string()),
        ("counting", regulations.counting.to_string()),
        ("supervised_blitz", regulations.supervised_blitz.to_string()),
    ]
}

/// Reads the fields; one missing from the form leaves its regulation unchanged.
pub(super) fn read(
    reader: Reader,
    typed: &Values,
    before: &BoardRegulations,
    problems: &mut Problems,
) -> BoardRegulations {
    let mut wrong = |name: &str| problems.add(name, reader.say(words::tournament::FIELD_CHOICE));
    let mut regulations = BoardRegulations {
        quickplay: choice("quickplay", typed, before.quickplay, &mut wrong),
        devices: choice("devices", typed, before.devices, &mut wrong),
        device_penalty: choice("device_penalty", typed, before.device_penalty, &mut wrong),
        leaving: choice("leaving", typed, before.leaving, &mut wrong),
        counting: choice("counting", typed, before.counting, &mut wrong),
        supervised_blitz: choice("supervised_blitz", typed, before.supervised_blitz, &mut wrong),
        ..*before
    };
    match typed.get("draw_offers") {
        "" | "after" => {}
        "allowed" => regulations.draw_offers = DrawOffers::Allowed,
        "forbidden" => regulations.draw_offers = DrawOffers::Forbidden,
        _ => wrong("draw_offers"),
    }
    // The number counts with its choice only, but nonsense is refused with any.
    let after = typed.get("draw_offers") == "after";
    let least = u16::from(after);
    let moves = typed.get("draw_moves").parse().ok().filter(|moves| (least..=DRAW_MOVES_MAX).contains(moves));
    match moves {
        Some(moves) if after => regulations.draw_offers = DrawOffers::After(moves),
        None if after || !typed.get("draw_moves").is_empty() => {
            let bounds: [(&str, &dyn Display); 2] = [("least", &least), ("most", &DRAW_MOVES_MAX)];
            problems.add("draw_moves", reader.say_with(words::tournament::FIELD_NUMBER, &bounds));
        }
        _ => {}
    }
    regulations
}

fn choice<T: FromStr>(name: &str, typed: &Values, before: T, wrong: &mut impl FnMut(&str)) -> T {
    match (typed.get(name), typed.get(name).parse()) {
        ("", _) => before,
        (_, Ok(chosen)) => chosen,
        (_, Err(_)) => {
            wrong(name);
            before
        }
    }
}

/// Renders the fields.
pub(super) fn fields(fields: Fields<'_>, edition: Edition) -> Markup {
    let reader = fields.visit.reader;
    let say = |key: Text| reader.say(key);
    let offers = [
        ("allowed", words::tournament::DRAW_OFFERS_ALLOWED),
        ("after", words::tournament::DRAW_OFFERS_AFTER),
        ("forbidden", words::tournament::DRAW_OFFERS_FORBIDDEN),
    ];
    let offers = offers.map(|(value, key)| (value.to_owned(), say(key)));
    let moves = Input { min: Some(0), max: Some(DRAW_MOVES_MAX.into()), ..Input::default() };
    html! {
        fieldset {
            legend { (say(words::tournament::SETTINGS_BOARD)) }
            (article_links::articles(reader, edition, &["9.1.1", "11.2.4", "11.3.2.1", "11.3.2.2"]))
            div.grid {
                (fields.select("draw_offers", &say(words::tournament::DRAW_OFFERS), None, &offers))
                (fields.input("draw_moves", &say(words::tournament::DRAW_MOVES), "number", moves))
                (select(fields, "quickplay", words::tournament::QUICKPLAY, QuickplayGuideline::ALL, of_quickplay))
                (select(fields, "devices", words::tournament::DEVICES, DeviceStorage::ALL, of_devices))
                (select(fields, "device_penalty", words::tournament::DEVICE_PENALTY, DevicePenalty::ALL, of_device_penalty))
                (select(fields, "leaving", words::tournament::LEAVING, Leaving::ALL, of_leaving))
                (select(fields, "counting", words::tournament::COUNTING, CountingIn2017::ALL, of_counting))
                (select(fields, "supervised_blitz", words::tournament::SUPERVISED_BLITZ, SupervisedBlitzPenalty::ALL, of_supervised_blitz))
            }
        }
    }
}

fn select<T: Copy + Display>(fields: Fields<'_>, name: &str, label: Text, all: &[T], text: fn(T) -> Text) -> Markup {
    let reader = fields.visit.reader;
    let choices: Vec<(String, String)> = all.iter().map(|one| (one.to_string(), reader.say(text(*one)))).collect();
    fields.select(name, &reader.say(label), None, &choices)
}

/// Describes the regulations in one line.
pub(super) fn told(reader: Reader, regulations: &BoardRegulations) -> String {
    let offers = match regulations.draw_offers {
        DrawOffers::Allowed => reader.say(words::tournament::DRAW_OFFERS_ALLOWED),
        DrawOffers::After(moves) => format!("{} ({moves})", reader.say(words::tournament::DRAW_OFFERS_AFTER)),
        DrawOffers::Forbidden => reader.say(words::tournament::DRAW_OFFERS_FORBIDDEN),
    };
    let parts = [
        (words::tournament::DRAW_OFFERS, offers),
        (words::tournament::QUICKPLAY, reader.say(of_quickplay(regulations.quickplay))),
        (words::tournament::DEVICES, reader.say(of_devices(regulations.devices))),
        (words::tournament::DEVICE_PENALTY, reader.say(of_device_penalty(regulations.device_penalty))),
        (words::tournament::LEAVING, reader.say(of_leaving(regulations.leaving))),
        (words::tournament::COUNTING, reader.say(of_counting(regulations.counting))),
        (words::tournament::SUPERVISED_BLITZ, reader.say(of_supervised_blitz(regulations.supervised_blitz))),
    ];
    parts.map(|(name, value)| format!("{}: {value}", reader.say(name))).join("; ")
}
