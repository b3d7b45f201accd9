//! The clock page: a two-sided digital clock for two players sharing a tablet (Article 6).

use super::board::BoardPage;
use super::tools::RefusedAct;
use super::{BoardInPlay, NameDisclosure, seat_of};
use crate::Desk;
use crate::words;
use adoube_board::Color;
use adoube_event::rate::Rate;
use adoube_services::board_game::snapshot::BoardAudience;
use adoube_web::layout::Frame;
use adoube_web::reader::Reader;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) async fn seat(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Markup, RequestError> {
    page(&desk, &visit, &token, None).await
}

/// Renders the clock; a refused act is shown where it was sent.
pub(super) async fn page(
    desk: &Desk,
    visit: &Visit,
    token: &str,
    returned: Option<&RefusedAct>,
) -> Result<Markup, RequestError> {
    let seat = seat_of(desk, token)?;
    let table = BoardInPlay::load(desk, seat.board_id.clone(), NameDisclosure::Whole).await?;
    let base = format!("/seat/{token}");
    let now_ms = desk.now_ms();
    let code = seat.side.code();
    let audience = BoardAudience::Hall;
    let view = BoardPage { visit, table: &table, seat: code, base: &base, audience, now_ms, returned };
    let reader = visit.reader;
    let rate = &table.event.event.settings.rate;
    let title = format!("{} – {}", table.name(Color::White), table.name(Color::Black));
    let body = html! {
        h1.hidden { (title) }
        div.clock-page data-game=(view.config()) {
            (view.clock("opposite"))
            div.clock-tools {
                button type="button" data-turn { (reader.say(words::game::CLOCK_TURN)) }
                button type="button" data-fullscreen { (reader.say(words::game::CLOCK_FULLSCREEN)) }
                label { input type="checkbox" data-sound; " " (reader.say(words::game::CLOCK_SOUND)) }
                a.button href=(base) { (reader.say(words::game::BACK_TO_BOARD)) }
            }
            p.game-message data-message role="status" {}
            p.notice-warn data-connection data-lost=(reader.say(words::game::CONNECTION_LOST)) hidden {}
            p { (reader.say_with(words::game::CLOCK_RATE, &[("rate", &rate.text)])) " " (advice(rate, reader)) }
            @for who in Color::ALL.into_iter().filter(|&who| seat.side.is_for(who)) {
                @let act = format!("{} presses", adoube_services::board_game::snapshot::code(who));
                noscript { form method="post" action={ (base) "/act" } {
                    (adoube_web::csrf::csrf_field(visit))
                    input type="hidden" name="back" value={ (base) "/clock" };
                    button type="submit" name="act" value=(act) {
                        (reader.say_with(words::game::CLOCK_PRESS, &[("who", &table.name(who))])) }
                    @if let Some(returned) = returned.filter(|returned| returned.act == act) { p.problem role="alert" { (returned.why) } }
                } }
            }
        }
    };
    let frame =
        Frame::new(visit, &title).bare().style("clock.css").style("game.css").script("game.js").script("clock.js");
    Ok(frame.show(&body))
}

/// Returns the options of common digital clocks for a time control, for those who use a real one.
///
/// DGT 3000: 1 to 8 and, with increment, 10 to 13 are presets; 26 to 30 are manual. DGT 2010: 1, 2, 4 and 6 are
/// presets; manual are 3, 5 and 7 (one, two and three periods without increment), 18 (one with increment) and 21
/// (several with increment).
fn advice(rate: &Rate, reader: Reader) -> String {
    let periods = &rate.periods;
    let plain = periods.iter().all(|period| period.increment_s == 0 && period.delay_s == 0);
    let bonus = periods.iter().all(|period| period.increment_s > 0 && period.delay_s == 0);
    let minutes: Vec<u32> = periods.iter().map(|period| period.base_s / 60).collect();
    let whole = plain && periods.iter().all(|period| period.base_s % 60 == 0);
    let (newer, older) = match (whole, minutes.as_slice()) {
        (true, [5]) => (Some("01"), Some("01")),
        (true, [10]) => (Some("02"), None),
        (true, [25]) => (Some("03"), Some("02")),
        (true, [60]) => (Some("04"), None),
        (true, [120]) => (Some("05"), None),
        (true, [120, 30]) => (Some("06"), Some("04")),
        (true, [120, 60]) => (Some("07"), None),
        (true, [120, 60, 30]) => (Some("08"), Some("06")),
        _ => (None, None),
    };
    let bonuses: Vec<(u32, u32)> = periods.iter().map(|period| (period.base_s, period.increment_s)).collect();
    let newer = match bonuses.as_slice() {
        _ if !bonus => newer,
        [(180, 2)] => Some("10"),
        [(1500, 10)] => Some("11"),
        [(5400, 30)] => Some("12"),
        [(5400, 30), (1800, 30)] => Some("13"),
        _ => newer,
    };
    let by_hand = match (plain, bonus, periods.len()) {
        (true, _, 1) => Some("03"),
        (true, _, 2) => Some("05"),
        (true, _, 3) => Some("07"),
        (_, true, 1) => Some("18"),
        (_, true, 2..=4) => Some("21"),
        _ => None,
    };
    let say = |key: Text, option: &str| reader.say_with(key, &[("option", &option)]);
    let newer = newer.map_or_else(
        || say(words::game::CLOCK_DGT3000_HAND, "26–30"),
        |option| say(words::game::CLOCK_DGT3000, option),
    );
    let older = match (older, by_hand) {
        (Some(option), _) => say(words::game::CLOCK_DGT2010, option),
        (None, Some(option)) => say(words::game::CLOCK_DGT2010_HAND, option),
        (None, None) => return newer,
    };
    format!("{newer} {older}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_words::Language;

    #[test]
    fn real_clocks_have_options_for_usual_rates() {
        let reader = adoube_web::reader::Reader::new(Language::English);
        for (rate, newer, older) in [
            ("5", "DGT 3000: option 01.", "DGT 2010: option 01."),
            ("10", "DGT 3000: option 02.", "DGT 2010: option 03, set manually."),
            ("25", "DGT 3000: option 03.", "DGT 2010: option 02."),
            ("2h", "DGT 3000: option 05.", "DGT 2010: option 03, set manually."),
            ("7", "DGT 3000: option 26–30, set manually.", "DGT 2010: option 03, set manually."),
            ("3+2", "DGT 3000: option 10.", "DGT 2010: option 18, set manually."),
            ("25+10", "DGT 3000: option 11.", "DGT 2010: option 18, set manually."),
            ("90+30", "DGT 3000: option 12.", "DGT 2010: option 18, set manually."),
            ("5+3", "DGT 3000: option 26–30, set manually.", "DGT 2010: option 18, set manually."),
            ("40/90+30, 30+30", "DGT 3000: option 13.", "DGT 2010: option 21, set manually."),
        ] {
            let said = advice(&rate.parse().unwrap(), reader);
            assert!(said.contains(newer) && said.contains(older), "{rate}: {said}");
        }
    }
}
