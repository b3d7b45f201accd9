//! `/desk/league/ID/match/N/acta`: the match record to print and sign, front and back (Delegates 5.91-5.94).

use super::{MatchPage, record};
use crate::pages::league::season_request::SeasonRequest;
use crate::pages::league::widgets::{self, at, points};
use crate::words;
use adoube_federation::ids::TeamSide;
use adoube_federation::result::home_colour;
use adoube_services::league::Named;
use adoube_tournament::Color;
use adoube_web::failure::Failure;
use adoube_web::layout::Frame;
use adoube_web::visit::Visit;
use maud::{Markup, html};

/// Number of blank lines on the back for handwriting.
const BLANK: usize = 6;

pub(super) async fn show(request: SeasonRequest) -> Result<Markup, Failure> {
    let (_, visit, here) = MatchPage::load(request).await?;
    let reader = visit.reader;
    let title = reader.say(words::matchday::ACTA_TITLE);
    let body = html! {
        div.screen-only.bar {
            a.button href=(here.path("")) { (reader.say(words::matchday::BACK)) }
            button.primary type="button" data-print="1" { (reader.say(words::paper::PRINT)) }
        }
        header.paper-head {
            h1 { (title) }
            p { (here.shown.state.name(Named::Season)) " · " strong { (here.shown.event(here.m.event)) } " · "
                (reader.say_with(words::public::ROUND, &[("round", &here.m.round)])) " · " (at(here.m.start)) " · "
                (reader.say_with(words::matchday::ACTA_NUMBER, &[("number", &here.id.0)])) }
            @if let Some(venue) = super::hub::venue(&here) { p { (reader.say(words::matchday::ACTA_VENUE)) ": " strong { (venue) } } }
        }
        (front(&visit, &here))
        (back(&visit, &here))
    };
    Ok(Frame::new(&visit, &title).style("paper.css").style("league.css").script("paper.js").bare().show(&body))
}

fn front(visit: &Visit, here: &MatchPage) -> Markup {
    let reader = visit.reader;
    let heads = [
        words::matchday::ACTA_NAME,
        words::matchday::ACTA_STRENGTH,
        words::matchday::ACTA_RESULT,
        words::matchday::ACTA_LIST,
        words::matchday::ACTA_X,
    ];
    html! {
        div.scroll { table.ruled.acta {
            caption { (here.team(TeamSide::Home)) " " (widgets::score(&here.m)) " " (here.team(TeamSide::Visitors)) }
            thead {
                tr { th.num scope="col" rowspan="2" { (reader.say(words::matchday::BOARD_SHORT)) }
                    @for side in TeamSide::BOTH { th scope="colgroup" colspan="5" { (here.team(side)) } } }
                tr { @for _ in TeamSide::BOTH { @for key in heads { th scope="col" { (reader.say(key)) } } } }
            }
            tbody { @for (board, _) in here.boards() { tr {
                th.num scope="row" { (board) }
                @for side in TeamSide::BOTH { (half(visit, here, side, board)) }
            } } }
            tfoot { tr {
                th.num scope="row" { "Σ" }
                @for side in TeamSide::BOTH { td colspan="2" {} td.mid { strong { (points(here.m.points(side))) } } td colspan="2" {} }
            } }
        } }
    }
}

fn half(visit: &Visit, here: &MatchPage, side: TeamSide, board: u8) -> Markup {
    let number = here.seated(side, board).filter(|_| here.sees(side));
    let white = (home_colour(board) == Color::White) == (side == TeamSide::Home);
    let stand = usize::from(board).checked_sub(1).and_then(|at| here.m.boards.get(at)).and_then(|stand| stand.result());
    let marks: Vec<String> = record::marks(here, side, board).iter().map(|mark| format!("{mark:?}")).collect();
    html! {
        td.(if white { "white" } else { "black" }) { @if let Some(number) = number { (here.player(side, number)) } }
        td { @if let Some(strength) = number.and_then(|n| record::strength(visit, here, side, n)) { (strength) } }
        td.mid { @if let Some(result) = stand { (points(result.points(side))) } }
        td.mid { @if let Some(number) = number { (number) } }
        td.mid { (marks.concat()) }
    }
}

fn back(visit: &Visit, here: &MatchPage) -> Markup {
    let reader = visit.reader;
    html! {
        section.acta-back {
            h2 { (reader.say(words::matchday::BACK_OF_RECORD)) }
            ol { @for line in record::back(visit, here) { li { (line) } } }
            @for _ in 0..BLANK { div.blank-line {} }
            div.signs {
                @for side in TeamSide::BOTH { span {
                    (here.team(side)) " · " (reader.say(words::matchday::ACTA_DELEGATE))
                    @if let Some(person) = here.m.signed[side.index()] { ": " strong { (here.shown.person(person)) } }
                    span.identity { (reader.say(words::matchday::ACTA_ID_NUMBER)) ":" }
                } }
            }
            p.hint { (reader.say(words::matchday::ACTA_IDENTITY)) }
        }
    }
}
