//! Setting up a board: mode, supervision, blind players, starting position.

use super::BoardInPlay;
use crate::article_links;
use crate::words;
use adoube_board::Color;
use adoube_event::{EventSettings, EventState, RoundStage};
use adoube_game::{Expected, Header};
use adoube_laws::{Play, ResultPoints};
use adoube_services::board_game::{LiveGameRefusal, snapshot};
use adoube_tournament::{Points, Scoring};
use adoube_web::csrf::csrf_field;
use adoube_web::forms;
use adoube_web::forms::{Fields, Input, Problems, Values};
use adoube_web::layout::Frame;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};
use std::fmt::Write;

/// The maximum length of the headers in bytes.
const HEADER_BYTES_MAX: usize = 4000;

/// Renders the form to set up all boards, or a single one with more options.
pub(super) fn form(visit: &Visit, path: &str, event: &EventState, one: Option<u32>) -> Markup {
    fields_of(Fields::new(visit, &Values::default(), &Problems::default()), path, event, one)
}

/// Renders the form's fields with typed values and problems.
fn fields_of(fields: Fields<'_>, path: &str, event: &EventState, one: Option<u32>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let say = |key: Text| reader.say(key);
    let choices = |list: &[(&str, Text)]| -> Vec<(String, String)> {
        list.iter().map(|(value, key)| ((*value).to_owned(), say(*key))).collect()
    };
    let colours = Color::ALL.map(|who| (snapshot::code(who).to_owned(), reader.say(who.name())));
    let [white, black] = colours;
    let mut blind = choices(&[("", words::game::CONSOLE_BLIND_NONE)]);
    blind.extend([white, black]);
    blind.extend(choices(&[("both", words::game::CONSOLE_BLIND_BOTH)]));
    let modes = choices(&[("board", words::game::CONSOLE_MODE_BOARD), ("clock", words::game::CONSOLE_MODE_CLOCK)]);
    let supervisions = choices(&[
        ("", words::game::CONSOLE_SUPERVISION_DEFAULT),
        ("full", words::game::CONSOLE_SUPERVISION_FULL),
        ("basic", words::game::CONSOLE_SUPERVISION_BASIC),
    ]);
    let intro = if one.is_some() { words::game::CONSOLE_SET_UP_ONE_INTRO } else { words::game::CONSOLE_SET_UP_INTRO };
    let published = event.rounds.last().is_some_and(|round| round.stage != RoundStage::Draft);
    html! {
        section.card {
            h2 { (reader.say(words::game::CONSOLE_SET_UP)) }
            @if published {
                p { (reader.say_with(intro, &[("rate", &event.settings.rate.text)])) }
                (article_links::articles(reader, event.settings.edition, &["6.3.1", "7.5.5", "A.2", "A.3", "B.2", "B.3", "D.1", "D.2"]))
                form method="post" action=(path) {
                    (csrf_field(visit))
                    (fields.select("mode", &say(words::game::CONSOLE_MODE), None, &modes))
                    (fields.select("supervision", &say(words::game::CONSOLE_SUPERVISION), None, &supervisions))
                    @if let Some(board) = one {
                        input type="hidden" name="board" value=(board);
                        (fields.select("blind", &say(words::game::CONSOLE_BLIND), None, &blind))
                        (fields.input("position", &say(words::game::CONSOLE_POSITION), "text", Input {
                            maxlength: Some(100), size: Some(40), autocomplete: Some("off"), ..Input::default()
                        }))
                    }
                    button type="submit" name="do" value="set-up" {
                        (reader.say(if one.is_some() { words::game::CONSOLE_SET_UP_ONE } else { words::game::CONSOLE_SET_UP_ALL })) }
                }
            } @else { p { (reader.say(words::game::CONSOLE_NOT_PUBLISHED)) } }
        }
    }
}

/// Returns the headers of a game of this event, with the values of the form.
///
/// # Errors
/// Refuses a position that cannot be parsed.
pub(super) fn header(event: &EventState, values: &Values) -> Result<Header, LiveGameRefusal> {
    let settings = &event.settings;
    let supervision = values.get("supervision");
    let periods: Vec<String> = settings.rate.periods.iter().map(|period| period.of_clock().to_string()).collect();
    let mut out = format!("edition: {}\ntime: {}\n", settings.edition.name(), periods.join(", "));
    let play = match settings.kind_of_play() {
        Play::Standard => "standard",
        Play::Rapid => "rapid",
        Play::Blitz => "blitz",
    };
    // Writing to a String cannot fail.
    let _ = writeln!(out, "play: {play}");
    if matches!(supervision, "full" | "basic" | "none") {
        let _ = writeln!(out, "supervision: {supervision}");
    }
    let _ = writeln!(out, "default-time: {}:00", settings.default_time_min);
    if matches!(values.get("blind"), "white" | "black" | "both") {
        let _ = writeln!(out, "blind: {}", values.get("blind"));
    }
    let position: String = values.get("position").chars().filter(|c| !c.is_control() && *c != '#').collect();
    if !position.trim().is_empty() {
        let _ = writeln!(out, "position: {}", position.trim());
    }
    if out.len() > HEADER_BYTES_MAX {
        return Err(LiveGameRefusal::TooLong);
    }
    let header = out.parse().map_err(LiveGameRefusal::Unreadable)?;
    Ok(with_regulations(header, settings))
}

/// Adds the event's choices under the Laws to the headers.
fn with_regulations(header: Header, settings: &EventSettings) -> Header {
    let regulations = settings.board_regulations;
    let usual = header.points;
    Header {
        draw_offers: regulations.draw_offers,
        quickplay: regulations.quickplay,
        points: points_of_a_game(&settings.scoring).unwrap_or(usual),
        devices: regulations.devices,
        device_penalty: regulations.device_penalty,
        leaving: regulations.leaving,
        counting: regulations.counting,
        supervised_blitz: regulations.supervised_blitz,
        ..header
    }
}

/// Returns the value of a game (10.1) if a transcript can express it, in whole and half points.
fn points_of_a_game(scoring: &Scoring) -> Option<ResultPoints> {
    let tenths = |points: Points| u16::try_from(points.tenths()).ok().filter(|tenths| tenths % 5 == 0 && *tenths < 100);
    let (win_tenths, draw_tenths, loss_tenths) = (tenths(scoring.win)?, tenths(scoring.draw)?, tenths(scoring.loss)?);
    Some(ResultPoints { win_tenths, draw_tenths, loss_tenths })
}

/// Renders the form of one board again, with the typed values and the reason for the refusal.
pub(super) fn again(visit: &Visit, table: &BoardInPlay, values: &Values, refusal: &LiveGameRefusal) -> Markup {
    let reader = visit.reader;
    let mut problems = Problems::default();
    let why = super::refused::sentence(refusal, reader);
    match refusal {
        LiveGameRefusal::Unreadable(error) if error.expected == Expected::Position => problems.add("position", why),
        _ => problems.add(forms::WHOLE, why),
    }
    let fields = Fields::new(visit, values, &problems);
    let console = format!("/desk/t/{}/console/{}", table.board_id.event, table.board_id.round);
    let title = reader.say(words::game::CONSOLE_SET_UP_ONE);
    let body = html! {
        h1 { (table.name(Color::White)) " – " (table.name(Color::Black)) }
        (fields.summary())
        (fields_of(fields, &console, &table.event.event, Some(table.board_id.board)))
        p { a.button href=(table.desk_path("")) { (reader.say(words::game::BACK_TO_BOARD)) } }
    };
    Frame::new(visit, &title).style("game.css").show(&body)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail")]

    use super::*;
    use adoube_event::BoardRegulations;
    use adoube_laws::{DevicePenalty, DeviceStorage, DrawOffers, Leaving, QuickplayGuideline};

    #[test]
    fn what_the_event_announces_is_a_header_of_its_games() {
        let mut event = EventState::default();
        let usual = header(&event, &Values::default()).unwrap();
        assert_eq!(usual.draw_offers, DrawOffers::Allowed);
        event.settings.scoring.win = Points::from_tenths(30);
        event.settings.scoring.draw = Points::from_tenths(10);
        event.settings.board_regulations = BoardRegulations {
            draw_offers: DrawOffers::After(30),
            quickplay: QuickplayGuideline::Claim,
            devices: DeviceStorage::InBag,
            device_penalty: DevicePenalty::Milder,
            leaving: Leaving::Reported,
            ..BoardRegulations::default()
        };
        let text = header(&event, &Values::default()).unwrap().to_string();
        for line in [
            "draw-offers: after 30",
            "quickplay: III.5",
            "points: 3 1 0",
            "devices: bag",
            "device-penalty: milder",
            "leaving: reported",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}: {text}");
        }
    }

    #[test]
    fn points_that_no_transcript_can_say_are_not_written() {
        let odd = Scoring { draw: Points::from_tenths(4), ..Scoring::default() };
        assert_eq!(points_of_a_game(&odd), None);
        assert_eq!(points_of_a_game(&Scoring::default()), Some(ResultPoints::default()));
    }
}
