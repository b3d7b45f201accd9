//! `/desk/t/ID/rounds/N`: a round: its draft with the engine's reasons, manual changes, publishing, closing.

use super::acting::press;
use crate::Desk;
use crate::pages::event_page::{EventPage, EventTab, points};
use crate::pages::event_tables::bye_name;
use crate::roles::Action;
use crate::words;
use adoube_event::{
    CheckIn, Enrolment, EntryId, EventAct, EventRound, EventState, Manual, RoundStage, SettingChange, compare,
};
use adoube_store::random;
use adoube_tournament::dutch::{self, BracketNote, Explanation, PairNote};
use adoube_tournament::explain::explain_round;
use adoube_tournament::{Bye, Color, PlayerIx, System, Tournament};
use adoube_web::blocking::blocking;
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::Posted;
use adoube_web::layout::Frame;
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Language;
use adoube_words::Text;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;

#[derive(Deserialize)]
pub(super) struct RoundQuery {
    /// Whether to show the reasons.
    why: Option<String>,
}

/// `/desk/t/ID/rounds`: the open round, or the one to pair next.
pub(super) async fn current(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Redirect, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let event = shown.event();
    let last = event.rounds.last().map_or(0, |round| round.number);
    let number = event.current_round().min(event.settings.rounds.max(last)).max(1);
    Ok(Redirect::to(&visit.link(&shown.path(&format!("/rounds/{number}")))))
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
    Query(asked): Query<RoundQuery>,
) -> Result<Response, RequestError> {
    let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
    let event = shown.event();
    if number == 0 || number > event.settings.rounds.max(event.current_round()) {
        return Err(RequestError::NotFound);
    }
    let reader = visit.reader;
    let title = reader.say_with(words::rounds::TITLE, &[("round", &number)]);
    let reasons = match (event.round(number), asked.why.is_some()) {
        (Some(_), true) => Some(reasons(&shown, number, reader.language).await?),
        _ => None,
    };
    let body = html! {
        (chooser(&visit, &shown, number))
        @match event.round(number) {
            Some(round) => (round_body(&visit, &shown, round, reasons.as_ref())),
            None => (not_paired(&visit, &shown, number)),
        }
    };
    // A draft may be in manual editing, so it is not reloaded.
    if event.round(number).is_some_and(|round| round.stage != RoundStage::Draft) {
        return Ok(shown.live_page(&visit, EventTab::Rounds, &title, &body).into_response());
    }
    let frame = Frame::new(&visit, &title).tabs(shown.tabs(&visit, EventTab::Rounds)).script("rounds.js");
    Ok(frame.show(&body).into_response())
}

/// Renders links to the rounds.
fn chooser(visit: &Visit, shown: &EventPage, number: u16) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let last = event.rounds.last().map_or(0, |round| round.number).max(event.current_round());
    html! {
        nav.rounds aria-label=(reader.say(words::tournament::TAB_ROUNDS)) {
            @for round in 1..=event.settings.rounds.max(number) {
                @if round <= last {
                    a href=(visit.link(&shown.path(&format!("/rounds/{round}")))) aria-current=[(round == number).then_some("page")] { (round) }
                } @else {
                    span.soft { (round) }
                }
            }
        }
    }
}

fn button(visit: &Visit, action: &str, what: &str, key: Text, class: &str) -> Markup {
    html! {
        form method="post" action=(action) {
            (csrf_field(visit))
            button class=(class) type="submit" name="do" value=(what) { (visit.reader.say(key)) }
        }
    }
}

/// Returns the number of players to pair in a round: present, without a requested bye.
pub(super) fn to_pair(event: &EventState, round: u16) -> usize {
    let checked_in = |entry: &Enrolment| event.settings.check_in == CheckIn::NotNeeded || entry.checked_in;
    let plays = |entry: &&Enrolment| entry.left.is_none() && checked_in(entry) && !entry.byes.contains_key(&round);
    event.entries.iter().filter(plays).count()
}

fn not_paired(visit: &Visit, shown: &EventPage, number: u16) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let action = shown.path(&format!("/rounds/{number}"));
    let ready = number == event.current_round() && event.open_round().is_none();
    let asked = event.entries.iter().filter_map(|entry| Some((entry.id, *entry.byes.get(&number)?)));
    let asked: Vec<(EntryId, Bye)> = asked.collect();
    let playing = to_pair(event, number);
    html! {
        section.card {
            h1 { (reader.say_with(words::rounds::TITLE, &[("round", &number)])) }
            p { (reader.say_with(words::rounds::NOT_PAIRED, &[("players", &playing)])) }
            @if !asked.is_empty() {
                h2 { (reader.say(words::players::BYES_ASKED)) }
                ul { @for (player, bye) in &asked { li { (shown.name(*player)) " — " (bye_name(visit, *bye)) } } }
            }
            @if visit.may(Action::Pair, &shown.id) && ready && visit.at.is_none() {
                div.buttons { (button(visit, &action, "pair", words::rounds::PAIR, "primary")) }
            }
        }
    }
}

const fn stage_name(round: &EventRound) -> Text {
    match round.stage {
        RoundStage::Draft => words::rounds::STAGE_DRAFT,
        RoundStage::Published => words::rounds::STAGE_PUBLISHED,
        RoundStage::Closed => words::rounds::STAGE_CLOSED,
    }
}

fn round_body(visit: &Visit, shown: &EventPage, round: &EventRound, reasons: Option<&Reasons>) -> Markup {
    let reader = visit.reader;
    let title = reader.say_with(words::rounds::TITLE, &[("round", &round.number)]);
    let why = shown.path(&format!("/rounds/{}?why=1", round.number));
    html! {
        div.bar {
            h1 { (title) }
            span.mark { (reader.say(stage_name(round))) }
            @if round.manual == Manual::Differs { span.mark.mark-warn { (reader.say(words::rounds::MANUAL_DIFFERS)) } }
            @if round.manual == Manual::Same { span.mark { (reader.say(words::rounds::MANUAL_SAME)) } }
            @if reasons.is_none() { a.push href=(visit.link(&why)) { (reader.say(words::rounds::WHY)) } }
        }
        @if visit.may(Action::Pair, &shown.id) && visit.at.is_none() { (tools(visit, shown, round)) }
        @if round.manual != Manual::No { (difference(visit, shown, round)) }
        (boards(visit, shown, round, reasons))
        (resting(visit, shown, round))
        @if let Some(reasons) = reasons { (rest_of_reasons(visit, reasons)) }
    }
}

/// Renders the buttons that apply to the round now.
fn tools(visit: &Visit, shown: &EventPage, round: &EventRound) -> Markup {
    let reader = visit.reader;
    let action = shown.path(&format!("/rounds/{}", round.number));
    let missing = shown.event().missing_results().len();
    html! {
        section.card {
            @match (round.stage, round.manual) {
                (RoundStage::Draft, Manual::Open) => {
                    p { (reader.say(words::rounds::MANUAL_INTRO)) }
                    form.bar.swap method="post" action=(action) {
                        (csrf_field(visit))
                        input type="hidden" name="do" value="swap";
                        (seat_choice(visit, shown, round, "first", words::rounds::MANUAL_FIRST))
                        (seat_choice(visit, shown, round, "second", words::rounds::MANUAL_SECOND))
                        button type="submit" { (reader.say(words::rounds::MANUAL_SWAP)) }
                    }
                    div.buttons { (button(visit, &action, "manual-end", words::rounds::MANUAL_END, "primary")) }
                }
                (RoundStage::Draft, _) => {
                    p { (reader.say(words::rounds::DRAFT_INTRO)) }
                    div.buttons {
                        (button(visit, &action, "publish", words::rounds::PUBLISH, "primary"))
                        (button(visit, &action, "manual-begin", words::rounds::MANUAL_BEGIN, ""))
                        (button(visit, &action, "unpair", words::rounds::UNPAIR, "danger"))
                    }
                }
                (RoundStage::Published, _) => {
                    @if missing > 0 {
                        p { (reader.say_with(words::rounds::RESULTS_MISSING, &[("count", &missing)])) ". "
                            a href=(shown.path("/results")) { (reader.say(words::rounds::ENTER_RESULTS)) } }
                    } @else { p { (reader.say(words::rounds::COMPLETE)) } }
                    div.buttons {
                        @if missing == 0 { (button(visit, &action, "close", words::rounds::CLOSE, "primary")) }
                        (button(visit, &action, "unpublish", words::rounds::UNPUBLISH, ""))
                    }
                }
                (RoundStage::Closed, _) => {
                    p { (reader.say(words::rounds::CLOSED_INTRO)) }
                    @if visit.may(Action::CorrectResults, &shown.id) && !shown.event().closed {
                        p { a.button href=(shown.path(&format!("/results?round={}", round.number))) { (reader.say(words::rounds::RESULTS_CORRECT_TITLE)) } }
                    }
                }
            }
        }
    }
}

fn seat_choice(visit: &Visit, shown: &EventPage, round: &EventRound, name: &str, key: Text) -> Markup {
    let mut seated: Vec<EntryId> = round.boards.iter().flat_map(|board| [board.white, board.black]).collect();
    seated.extend(round.bye());
    html! {
        label for=(name) { (visit.reader.say(key)) }
        select id=(name) name=(name) {
            @for player in seated { option value=(player) { (shown.event().number(player)) " " (shown.name(player)) } }
        }
    }
}

/// Compares the draft with the engine's own pairing.
fn difference(visit: &Visit, shown: &EventPage, round: &EventRound) -> Markup {
    let reader = visit.reader;
    let comparison = compare(round);
    if comparison.differing() == 0 {
        return html! { p.notice { (reader.say(words::rounds::MANUAL_NO_DIFFERENCE)) } };
    }
    let pair = |(white, black): &(EntryId, EntryId)| {
        html! { (shown.name(*white)) " – " (shown.name(*black)) }
    };
    let bye = |player: Option<EntryId>| player.map_or_else(|| "–".to_owned(), |player| shown.name(player).to_owned());
    html! {
        section.card {
            h2 { (reader.say_with(words::rounds::MANUAL_DIFFERENCE, &[("count", &comparison.differing())])) }
            div.columns {
                div { h3 { (reader.say(words::rounds::MANUAL_OURS)) } ul.list { @for board in &comparison.ours { li { (pair(board)) } }
                    @if let Some((ours, _)) = comparison.byes { li { (reader.say(words::players::BYE_ALLOCATED)) ": " (bye(ours)) } } } }
                div { h3 { (reader.say(words::rounds::MANUAL_ENGINES)) } ul.list { @for board in &comparison.engines { li { (pair(board)) } }
                    @if let Some((_, engines)) = comparison.byes { li { (reader.say(words::players::BYE_ALLOCATED)) ": " (bye(engines)) } } } }
            }
        }
    }
}

fn boards(visit: &Visit, shown: &EventPage, round: &EventRound, reasons: Option<&Reasons>) -> Markup {
    let reader = visit.reader;
    let event = shown.event();
    let who = |player: EntryId, class: &str| {
        let known = shown.player(player);
        html! {
            span class=(class) {}
            small { (event.number(player)) } " "
            a href=(visit.link(&shown.path(&format!("/players/{player}")))) { (shown.name(player)) }
            " " small { (known.map(|p| p.title.as_str()).unwrap_or_default()) " "
                (known.filter(|p| p.rating > 0).map(|p| p.rating.to_string()).unwrap_or_default()) }
        }
    };
    html! {
        section.card {
            div.scroll {
            table.stick.pairs {
                caption.hidden { (reader.say_with(words::rounds::PAIRINGS, &[("round", &round.number)])) }
                thead { tr {
                    th.num scope="col" { (reader.say(words::rounds::BOARD)) }
                    th scope="col" { (reader.say(words::rounds::WHITE)) }
                    th.num.wide-only scope="col" { (reader.say(words::rounds::POINTS_SHORT)) }
                    th.mid scope="col" { (reader.say(words::rounds::RESULT)) }
                    th.num.wide-only scope="col" { (reader.say(words::rounds::POINTS_SHORT)) }
                    th scope="col" { (reader.say(words::rounds::BLACK)) }
                } }
                tbody { @for board in &round.boards {
                    tr {
                        th.num scope="row" { (board.table) }
                        td { (who(board.white, "white")) }
                        td.num.wide-only { (points(shown.points_before(board.white, round.number))) }
                        td.mid.nowrap { (event.result(round.number, board.white).map(|result| result.to_string()).unwrap_or_default()) }
                        td.num.wide-only { (points(shown.points_before(board.black, round.number))) }
                        td { (who(board.black, "black")) }
                    }
                    @if let Some(lines) = reasons.and_then(|reasons| reasons.of(event, board.white, board.black)) {
                        tr.why { td {} td colspan="5" { ul { @for line in lines { li { (reader.told(line)) } } } } }
                    }
                } }
            }
            }
        }
    }
}

/// Renders the players without a game.
fn resting(visit: &Visit, shown: &EventPage, round: &EventRound) -> Markup {
    let reader = visit.reader;
    html! {
        @if !round.byes.is_empty() {
            section.card {
                h2 { (reader.say(words::rounds::RESTING)) }
                ul.list { @for bye in &round.byes {
                    li { (shown.event().number(bye.player)) " " (shown.name(bye.player)) " — " (bye_name(visit, bye.bye)) }
                } }
            }
        }
    }
}

/// The engine's reasons, per pair and for the round as a whole.
struct Reasons {
    pairs: HashMap<(PlayerIx, PlayerIx), Vec<String>>,
    rest: Vec<String>,
    rest_title: Text,
    engine_failed: bool,
}

impl Reasons {
    /// Collects the lines of any pairing system.
    fn of_lines(lines: Option<Vec<String>>) -> Self {
        let engine_failed = lines.is_none();
        let rest = lines.unwrap_or_default();
        Self { pairs: HashMap::new(), rest, rest_title: words::rounds::REASONS, engine_failed }
    }

    /// Collects the reasons of the Dutch system pair by pair.
    fn of_dutch(explained: Option<Explanation>, tournament: &Tournament, language: Language) -> Self {
        let engine_failed = explained.is_none();
        let mut reasons =
            Self { pairs: HashMap::new(), rest: Vec::new(), rest_title: words::rounds::REASONS_REST, engine_failed };
        for bracket in explained.into_iter().flat_map(|explanation| explanation.brackets) {
            // The lines for a bracket with only this pair, after the bracket's own line.
            let alone = |pairs: Vec<PairNote>, floats| BracketNote { pairs, floats, ..bracket.clone() };
            let lines = |bracket: BracketNote| Explanation { brackets: vec![bracket] }.lines(tournament, language);
            for pair in &bracket.pairs {
                let said = lines(alone(vec![pair.clone()], Vec::new())).split_off(1);
                reasons.pairs.insert((pair.white, pair.black), said);
            }
            reasons.rest.extend(lines(alone(Vec::new(), bracket.floats.clone())));
        }
        reasons
    }

    fn of(&self, event: &EventState, white: EntryId, black: EntryId) -> Option<&Vec<String>> {
        self.pairs.get(&(event.ix(white)?, event.ix(black)?))
    }
}

/// Runs the engine again, on a blocking thread.
async fn reasons(shown: &EventPage, number: u16, language: Language) -> Result<Reasons, RequestError> {
    let system = shown.event().settings.system;
    let tournament = shown.event().to_tournament(&shown.names);
    let round = usize::from(number);
    let work = move || match system {
        System::Dutch(edition) => {
            Reasons::of_dutch(dutch::explain_round(&tournament, round, edition).ok(), &tournament, language)
        }
        _ => Reasons::of_lines(explain_round(&tournament, round, system, language).ok()),
    };
    blocking(work).await
}

fn rest_of_reasons(visit: &Visit, reasons: &Reasons) -> Markup {
    let reader = visit.reader;
    html! {
        @if reasons.engine_failed { p.notice.notice-warn { (reader.say(words::rounds::NO_REASONS)) } }
        @if !reasons.rest.is_empty() {
            section.card {
                h2 { (reader.say(reasons.rest_title)) }
                ul { @for line in &reasons.rest { li { (reader.told(line)) } } }
            }
        }
    }
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
    Posted(values): Posted,
) -> Result<FormOutcome, RequestError> {
    let player = |name: &str| values.get(name).parse().map(EntryId).map_err(|_| RequestError::NOT_UNDERSTOOD);
    let (act, flash) = match values.get("do") {
        "pair" => {
            let shown = EventPage::for_arbiters(&desk, &visit, &id).await?;
            let event = shown.event();
            let mut acts = vec![EventAct::Pair];
            if !event.has_begun() && !event.arranged && !event.entries.is_empty() {
                // Starting numbers are assigned first (C.04.2, 2).
                acts.insert(0, EventAct::Arrange(super::players::order(&visit, &shown)));
            }
            let to = shown.path(&format!("/rounds/{number}"));
            let mut flash = Flash::done(words::rounds::DONE_PAIRED).with("round", number.to_string());
            let swiss = matches!(event.settings.system, System::Dutch(_) | System::Swiss1985(_));
            if !event.has_begun() && swiss && event.settings.initial_colour.is_none() {
                // The lot for the initial colour (C.04.3, E) is drawn before the first pairing and recorded.
                let [lot] = random::<1>()?;
                let (colour, side) =
                    if lot.is_multiple_of(2) { (Color::White, "white") } else { (Color::Black, "black") };
                acts.insert(0, EventAct::Change(vec![SettingChange::InitialColour(Some(colour))]));
                flash =
                    Flash::done(words::rounds::DONE_PAIRED_DRAWN).with("round", number.to_string()).with("side", side);
            }
            return press(&desk, &visit, &id, &values, acts, (&to, flash)).await;
        }
        "publish" => (EventAct::Publish, words::rounds::DONE_PUBLISHED),
        "unpublish" => (EventAct::Unpublish, words::rounds::DONE_UNPUBLISHED),
        "unpair" => (EventAct::Unpair, words::rounds::DONE_UNPAIRED),
        "manual-begin" => (EventAct::BeginManual, words::rounds::DONE_MANUAL_BEGUN),
        "manual-end" => (EventAct::EndManual, words::rounds::DONE_MANUAL_ENDED),
        "swap" => (EventAct::Swap(player("first")?, player("second")?), words::rounds::DONE_SWAPPED),
        "close" => (EventAct::CloseRound, words::rounds::DONE_ROUND_CLOSED),
        _ => return Err(RequestError::NOT_UNDERSTOOD),
    };
    let to = format!("/desk/t/{id}/rounds/{number}");
    let flash = Flash::done(flash).with("round", number.to_string());
    press(&desk, &visit, &id, &values, vec![act], (&to, flash)).await
}
