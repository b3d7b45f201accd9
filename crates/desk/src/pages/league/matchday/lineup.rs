//! The line-up sheet (Delegates 5.61; Teams 7.31-7.34): all errors at once, each next to its board.

use super::MatchPage;
use super::match_form::{MatchForm, SentMatchForm, framed};
use crate::pages::league::widgets;
use crate::words;
use adoube_federation::HandbookFinding;
use adoube_federation::acts::{LineUpTiming, MatchAct};
use adoube_federation::ids::TeamSide;
use adoube_federation::lineup::{ClubRoster, LineUpSheet};
use adoube_federation::list_number::ListNumber;
use adoube_federation::result::home_colour;
use adoube_federation::teams::titular_of;
use adoube_tournament::Color;
use adoube_web::forms::{Fields, Problems, Values};
use adoube_web::visit::Visit;
use maud::{Markup, html};
use std::collections::BTreeSet;

pub(super) const FORM: MatchForm =
    MatchForm::new("lineup", words::matchday::LINE_UP, draw, read).starting(values).placing(field);

/// Returns the roster, the sheet and the players used elsewhere, against which a line-up is checked.
pub(super) fn rules(here: &MatchPage, side: TeamSide) -> Option<(ClubRoster, LineUpSheet, BTreeSet<ListNumber>)> {
    let season = here.shown.season();
    let club = here.club(side)?;
    let roster = season.roster(club, here.m.event);
    Some((roster, season.sheet(&here.m, here.m.team(side))?, season.used_in_round(here.id, club)))
}

/// Returns the initial values: the line-up submitted, the boards of the envelope of 15.5, or else the regulars in list
/// order.
fn values(here: &MatchPage, side: TeamSide) -> Values {
    let Some((roster, sheet, used)) = rules(here, side) else { return Values::default() };
    let own = here.m.lineups[side.index()].as_ref().filter(|_| here.sees(side));
    let mut players: Vec<ListNumber> = if let Some(lineup) = own {
        lineup.players.clone()
    } else {
        let mine = |n: &&ListNumber| titular_of(**n, &roster.sizes).is_none_or(|team| team >= sheet.team);
        let free = roster.players.keys().filter(mine).filter(|n| !used.contains(n));
        free.take(usize::from(sheet.boards)).copied().collect()
    };
    if let Some(sealed) = &here.m.sealed[side.index()]
        && let Some(opened) = &sealed.opened
    {
        for (board, number) in sealed.boards.iter().zip(opened) {
            if let Some(slot) = usize::from(*board).checked_sub(1).and_then(|at| players.get_mut(at)) {
                *slot = *number;
            }
        }
    }
    let mut values = Values::default();
    for (board, number) in (1..).zip(players) {
        values.set(&format!("b{board}"), number.to_string());
    }
    values
}

fn draw(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let Some((roster, sheet, used)) = rules(here, side) else { return html! {} };
    let groups = groups(here, side, &roster, &sheet, &used, visit);
    let open = here.m.lineups_open();
    let inner = html! {
        @if here.m.lineups[side.index()].is_some() && !open { p.notice { (reader.say(words::matchday::LINE_UP_IN)) } }
        p.hint { (reader.say_with(words::matchday::LINE_UP_HINT, &[("boards", &sheet.boards),
            ("foreigners", &sheet.foreigners)])) }
        ol.boards.card.flush { @for board in 1..=sheet.names { (row(board, &sheet, side, &groups, fields)) } }
        @if here.shown.runs_event(visit, here.m.event) {
            (fields.tick("after", &reader.say(words::matchday::AFTER_PLAY), Some(&reader.say(words::matchday::AFTER_PLAY_HINT))))
        }
    };
    html! {
        @if open { p.notice.notice-warn { (reader.say(words::matchday::LINE_UPS_OPEN)) } }
        (framed(here, side, "lineup", visit, &inner, &reader.say(words::matchday::HAND_IN)))
    }
}

type Group = (String, Vec<(String, String)>);

/// Returns the list in three parts: players of this team, others who may play in it, and those who may not.
fn groups(
    here: &MatchPage,
    side: TeamSide,
    roster: &ClubRoster,
    sheet: &LineUpSheet,
    used: &BTreeSet<ListNumber>,
    visit: &Visit,
) -> [Group; 3] {
    let reader = visit.reader;
    let mut groups = [words::matchday::OWN_TITULARS, words::matchday::LOWER_PLAYERS, words::matchday::MAY_NOT]
        .map(|key| (reader.say(key), Vec::new()));
    let Some(club) = here.club(side) else { return groups };
    for (code, words) in widgets::listed_choices(&here.shown, reader, club) {
        let Ok(number) = code.parse::<ListNumber>() else { continue };
        let titular = titular_of(number, &roster.sizes);
        let at = match titular {
            Some(team) if team < sheet.team => 2,
            _ if used.contains(&number) => 2,
            Some(team) if team == sheet.team => 0,
            _ => 1,
        };
        if let Some((_, list)) = groups.get_mut(at) {
            list.push((code, words));
        }
    }
    groups
}

fn row(board: u8, sheet: &LineUpSheet, side: TeamSide, groups: &[Group; 3], fields: Fields<'_>) -> Markup {
    let reader = fields.visit.reader;
    let name = format!("b{board}");
    let chosen = fields.values.get(&name);
    let problems: Vec<&str> = fields.problems.all().filter(|(of, _)| *of == name).map(|(_, said)| said).collect();
    let label = if board > sheet.boards {
        reader.say(words::matchday::RESERVE)
    } else {
        reader.say_with(words::matchday::BOARD, &[("board", &board)])
    };
    let white = (home_colour(board) == Color::White) == (side == TeamSide::Home);
    let known = groups.iter().any(|(_, list)| list.iter().any(|(code, _)| code == chosen));
    html! {
        li.lu.(if problems.is_empty() { "sound" } else { "err" }) {
            label for={ "f-" (name) } {
                span.hidden { (label) }
                b.no aria-hidden="true" { @if board > sheet.boards { "+" } @else { (board) } }
                span.(if white { "white" } else { "black" }) { span.hidden { " " (reader.say(if white { words::matchday::WHITE } else { words::matchday::BLACK })) } }
            }
            div { select id={ "f-" (name) } name=(name) aria-invalid=[(!problems.is_empty()).then_some("true")]
                aria-describedby=[(!problems.is_empty()).then(|| format!("f-{name}-problem"))] {
                option value="" { (reader.say(words::matchday::NOBODY)) }
                // Keep the typed text, valid or not.
                @if !chosen.is_empty() && !known { option value=(chosen) selected { (chosen) } }
                @for (title, list) in groups { @if !list.is_empty() { optgroup label=(title) {
                    @for (code, words) in list { option value=(code) selected[code == chosen] { (words) } }
                } } }
            }
            @if !problems.is_empty() {
                div id={ "f-" (name) "-problem" } { @for said in &problems { p.problem { (said) } } }
            } }
        }
    }
}

fn read(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let &mut SentMatchForm { here, side, visit, values, ref mut problems } = form;
    let reader = visit.reader;
    let mut typed: Vec<(String, &str)> = (1..=99_u8)
        .map(|board| format!("b{board}"))
        .take(here.m.boards.len() + 1)
        .map(|name| {
            let text = values.get(&name);
            (name, text)
        })
        .collect();
    while typed.last().is_some_and(|(_, text)| text.is_empty()) {
        typed.pop();
    }
    let mut players = Vec::new();
    for (name, text) in &typed {
        match text.parse() {
            Ok(number) => players.push(number),
            Err(_) if text.is_empty() => problems.add(name, reader.say(words::matchday::LINE_UP_GAP)),
            Err(_) => problems.add(name, reader.say(words::matchday::LINE_UP_NUMBER)),
        }
    }
    if !problems.is_empty() {
        others(here, side, visit, values, (&players, typed.len()), problems);
    }
    let after = values.ticked("after") && here.shown.runs_event(visit, here.m.event);
    let when = if after { LineUpTiming::AfterPlay } else { LineUpTiming::BeforePlay };
    vec![MatchAct::LineUp { side, players, when }]
}

/// Reports the other errors of a sheet with a gap, which is not submitted; not the order, which a gap obscures.
fn others(
    here: &MatchPage,
    side: TeamSide,
    visit: &Visit,
    values: &Values,
    (players, names): (&[ListNumber], usize),
    problems: &mut Problems,
) {
    let Some((roster, sheet, used)) = rules(here, side) else { return };
    let mut findings = roster.check(&sheet, players, &used);
    findings
        .retain(|finding| !matches!(finding, HandbookFinding::LineUpOrder { .. } | HandbookFinding::LineUpSize { .. }));
    if names > usize::from(sheet.names) {
        findings.push(HandbookFinding::LineUpSize { names: names.min(999) as u16, boards: sheet.boards });
    }
    let (reader, known) = (visit.reader, here.shown.known());
    for finding in findings {
        let text = format!("{} {}", finding.code(), finding.text(reader.language, &known));
        problems.add(&field(values, &finding), reader.told(text));
    }
}

/// Returns the board a finding concerns; findings about the whole sheet are shown at its top.
pub(super) fn field(values: &Values, finding: &HandbookFinding) -> String {
    let number = match finding {
        HandbookFinding::LineUpOrder { board, .. } => return format!("b{board}"),
        HandbookFinding::LineUpUnknown(number)
        | HandbookFinding::LineUpDuplicate(number)
        | HandbookFinding::LineUpHigher { number, .. }
        | HandbookFinding::LineUpRound { number, .. } => number.to_string(),
        _ => return "form".to_owned(),
    };
    let boards = (1..=99_u8).map(|board| format!("b{board}"));
    let at = boards.rev().find(|name| values.get(name).parse::<ListNumber>().is_ok_and(|n| n.to_string() == number));
    at.unwrap_or_else(|| "form".to_owned())
}
