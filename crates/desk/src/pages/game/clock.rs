//! The clock page: a two-sided digital clock for two players at one tablet (Article 6).

use super::board::View;
use super::{Names, Table, seat_of};
use crate::Desk;
use crate::event::rate::Rate;
use crate::failure::Failure;
use crate::layout::Frame;
use crate::table::snapshot::Audience;
use crate::texts::Reader;
use crate::visit::Visit;
use adoube_board::Color;
use axum::extract::{Path, State};
use maud::{Markup, html};

pub(super) async fn seat(State(desk): State<Desk>, visit: Visit, Path(token): Path<String>) -> Result<Markup, Failure> {
    let seat = seat_of(&desk, &token)?;
    let table = Table::load(&desk, seat.slip.clone(), Names::Whole).await?;
    let base = format!("/seat/{token}");
    let now_ms = desk.now_ms();
    let code = seat.side.code();
    let view = View { visit: &visit, table: &table, seat: code, base: &base, audience: Audience::Hall, now_ms };
    let reader = visit.reader;
    let rate = &table.event.event.settings.rate;
    let title = format!("{} – {}", table.name(Color::White), table.name(Color::Black));
    let body = html! {
        div.clock-page data-game=(view.config()) {
            (view.clock("opposite"))
            div.clock-tools {
                button type="button" data-turn { (reader.say("game-clock-turn")) }
                button type="button" data-fullscreen { (reader.say("game-clock-fullscreen")) }
                label { input type="checkbox" data-sound; " " (reader.say("game-clock-sound")) }
                a.button href=(base) { (reader.say("game-back-to-board")) }
            }
            p.game-message data-message role="status" {}
            p.notice-warn data-connection data-lost=(reader.say("game-connection-lost")) hidden {}
            p { (reader.say_with("game-clock-rate", &[("rate", rate.text.as_str().into())])) " " (advice(rate, reader)) }
            @for who in Color::ALL {
                noscript { form method="post" action={ (base) "/act" } {
                    (crate::forms::mark(&visit))
                    input type="hidden" name="back" value={ (base) "/clock" };
                    button type="submit" name="act" value={ (crate::table::snapshot::code(who)) " presses" } {
                        (reader.say_with("game-clock-press", &[("who", table.name(who).into())])) }
                } }
            }
        }
    };
    let frame =
        Frame::new(&visit, &title).bare().style("clock.css").style("game.css").script("game.js").script("clock.js");
    Ok(frame.show(&body))
}

/// Which option of the usual clocks is this rate of play, for those who use a real one.
///
/// DGT 3000: options 1 to 8 are fixed; 25 is set by hand. DGT 2010: 18 one period with bonus, 21 several with bonus.
fn advice(rate: &Rate, reader: Reader) -> String {
    let periods = &rate.periods;
    let plain = |index: usize, minutes: u32| {
        periods.get(index).is_some_and(|p| p.base_s == minutes * 60 && p.increment_s == 0 && p.delay_s == 0)
    };
    let fixed = match periods.len() {
        1 => [(5, "01"), (10, "02"), (25, "03"), (60, "04"), (120, "05")]
            .into_iter()
            .find(|(minutes, _)| plain(0, *minutes))
            .map(|(_, option)| option),
        2 if plain(0, 120) && plain(1, 30) => Some("06"),
        2 if plain(0, 120) && plain(1, 60) => Some("07"),
        3 if plain(0, 120) && plain(1, 60) && plain(2, 30) => Some("08"),
        _ => None,
    };
    let bonus = periods.iter().any(|period| period.increment_s > 0);
    let older = match (bonus, periods.len()) {
        (true, 1) => "18",
        (true, 2..=4) => "21",
        _ => "",
    };
    match (fixed, older) {
        (Some(option), _) => reader.say_with("game-clock-dgt3000", &[("option", option.into())]),
        (None, "") => reader.say("game-clock-dgt-manual"),
        (None, older) => reader.say_with("game-clock-dgt2010", &[("option", older.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_laws::Language;

    #[test]
    fn real_clocks_have_options_for_usual_rates() {
        let reader = Reader::new(Language::English);
        let said = |text: &str| advice(&text.parse().unwrap(), reader);
        assert!(said("25").contains("03") && said("2h").contains("05"));
        assert!(said("90+30").contains("18"), "{}", said("90+30"));
        assert!(said("40/90+30, 30+30").contains("21"));
        assert_eq!(said("7"), reader.say("game-clock-dgt-manual"));
    }
}
