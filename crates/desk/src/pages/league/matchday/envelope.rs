//! Calendar 15.5: boards affected by a calendar clash are lined up in advance in a closed envelope. The log holds a
//! commitment that reveals nothing; the envelope is opened when the match begins.

use super::MatchPage;
use super::lineup;
use super::match_form::{MatchForm, SentMatchForm, framed};
use crate::Desk;
use crate::pages::league::widgets;
use crate::words;
use adoube_federation::HandbookFinding;
use adoube_federation::acts::MatchAct;
use adoube_federation::ids::TeamSide;
use adoube_federation::list_number::ListNumber;
use adoube_laws::Moment;
use adoube_ledger::Ledger;
use adoube_store::{Hash, SealedMove, random};
use adoube_web::forms::{Fields, Input};
use adoube_web::request_error::RequestError;
use maud::{Markup, html};

pub(super) const FORM: MatchForm =
    MatchForm::new("envelope", words::matchday::ENVELOPE, draw, read).placing(lineup::field);

/// The maximum number of boards in the form.
const LINES: u8 = 4;

fn draw(here: &MatchPage, side: TeamSide, fields: Fields<'_>) -> Markup {
    let visit = fields.visit;
    let reader = visit.reader;
    let sealed = here.m.sealed[side.index()].as_ref();
    match sealed {
        Some(sealed) if sealed.opened.is_none() => {
            let list: Vec<String> = sealed.boards.iter().map(u8::to_string).collect();
            let inner = html! {
                input type="hidden" name="do" value="open";
                p { (reader.say_with(words::matchday::ENVELOPE_CLOSED, &[("boards", &list.join(", "))])) }
                p { code.breaking { (sealed.envelope) } }
                @if here.shown.now < opens(here) { p.notice.notice-warn { (reader.say(words::matchday::ENVELOPE_NOT_YET)) } }
            };
            framed(here, side, FORM.what, visit, &inner, &reader.say(words::matchday::ENVELOPE_OPEN))
        }
        Some(sealed) => html! {
            p { (reader.say(words::matchday::ENVELOPE_OPENED)) }
            ul { @for (board, number) in sealed.boards.iter().zip(sealed.opened.iter().flatten()) {
                li { (reader.say_with(words::matchday::BOARD, &[("board", board)])) ": " (number) " · " (here.player(side, *number)) }
            } }
        },
        None => {
            let mut choices = vec![(String::new(), "–".to_owned())];
            choices.extend(
                here.club(side).into_iter().flat_map(|club| widgets::listed_choices(&here.shown, reader, club)),
            );
            let boards = here.m.boards.len();
            let inner = html! {
                p.hint { (reader.say(words::matchday::ENVELOPE_HINT)) }
                @for line in 1..=LINES {
                    div.grid {
                        (fields.input(&format!("board{line}"), &reader.say_with(words::matchday::ENVELOPE_BOARD, &[("line", &line)]),
                            "number", Input { min: Some(1), max: Some(boards as i64), ..Input::default() }))
                        (fields.select(&format!("b{line}"), &reader.say_with(words::matchday::ENVELOPE_PLAYER, &[("line", &line)]), None, &choices))
                    }
                }
            };
            framed(here, side, FORM.what, visit, &inner, &reader.say(words::matchday::ENVELOPE_SEAL))
        }
    }
}

/// Returns when the envelopes are opened: when the match begins, or the first of the boards moved ahead of it (15.4).
fn opens(here: &MatchPage) -> Moment {
    here.m.moved_boards.iter().map(|(_, at)| *at).fold(here.m.start, Moment::min)
}

fn read(form: &mut SentMatchForm<'_>) -> Vec<MatchAct> {
    let &mut SentMatchForm { here, side, visit, values, ref mut problems } = form;
    let reader = visit.reader;
    if values.get("do") == "open" {
        if here.shown.now < opens(here) {
            problems.add("form", reader.say(words::matchday::ENVELOPE_NOT_YET));
        }
        return vec![MatchAct::OpenLineUp { side, players: Vec::new() }];
    }
    let mut lines: Vec<(u8, ListNumber)> = Vec::new();
    for line in 1..=LINES {
        let (board, player) = (values.get(&format!("board{line}")), values.get(&format!("b{line}")));
        match (board.parse::<u8>(), player.parse::<ListNumber>()) {
            (Ok(board), Ok(number)) => lines.push((board, number)),
            _ if board.is_empty() && player.is_empty() => {}
            (Ok(_), Err(_)) => problems.add(&format!("b{line}"), reader.say(words::matchday::ENVELOPE_LINE)),
            (Err(_), Ok(_)) => problems.add(&format!("board{line}"), reader.say(words::matchday::ENVELOPE_LINE)),
            (Err(_), Err(_)) => {
                for name in [format!("board{line}"), format!("b{line}")] {
                    problems.add(&name, reader.say(words::matchday::ENVELOPE_LINE));
                }
            }
        }
    }
    if lines.is_empty() && problems.is_empty() {
        problems.add("board1", reader.say(words::matchday::ENVELOPE_LINE));
    }
    // Do not seal an invalid line-up: it cannot be checked again before the match.
    if problems.is_empty()
        && let Some((roster, sheet, used)) = lineup::rules(here, side)
    {
        for finding in roster.check_envelope(&sheet, &lines, &used) {
            let line = lines.iter().position(|(_, number)| about(&finding) == Some(*number)).unwrap_or(0) + 1;
            let text = format!("{} {}", finding.code(), finding.text(reader.language, &here.shown.known()));
            problems.add(&format!("b{line}"), reader.told(text));
        }
    }
    // Before sealing, the field of the commitment holds the content.
    let envelope = lines.iter().map(|(_, number)| number.to_string()).collect::<Vec<_>>().join(",");
    vec![MatchAct::SealLineUp { side, boards: lines.iter().map(|(board, _)| *board).collect(), envelope }]
}

/// Returns the player whom a finding concerns.
const fn about(finding: &HandbookFinding) -> Option<ListNumber> {
    match finding {
        HandbookFinding::LineUpUnknown(number)
        | HandbookFinding::LineUpDuplicate(number)
        | HandbookFinding::LineUpHigher { number, .. }
        | HandbookFinding::LineUpOrder { number, .. }
        | HandbookFinding::LineUpRound { number, .. } => Some(*number),
        _ => None,
    }
}

/// Replaces the content of an envelope by its commitment, or opens an envelope.
pub(super) async fn sealed(
    desk: &Desk,
    here: &MatchPage,
    side: TeamSide,
    acts: Vec<MatchAct>,
) -> Result<Vec<MatchAct>, RequestError> {
    let mut out = Vec::new();
    for act in acts {
        out.push(match act {
            MatchAct::SealLineUp { boards, envelope, .. } => {
                let stream = Ledger::<adoube_services::league::Seasons>::stream(&here.shown.id)
                    .map_err(|_| RequestError::NotFound)?;
                let sealed = SealedMove { game: stream, ply: here.id.0, nonce: random()?, written: envelope };
                let commitment = desk.store().seal(&desk.envelope_key().await?, &sealed, random()?).await?;
                MatchAct::SealLineUp { side, boards, envelope: commitment.to_string() }
            }
            MatchAct::OpenLineUp { .. } => {
                let kept = here.m.sealed[side.index()].as_ref().ok_or(RequestError::NotFound)?;
                let commitment: Hash = kept.envelope.parse().map_err(|_| RequestError::NOT_UNDERSTOOD)?;
                let opened = desk.store().open_envelope(&desk.envelope_key().await?, commitment).await?;
                let players = opened.written.split(',').filter_map(|number| number.parse().ok()).collect();
                MatchAct::OpenLineUp { side, players }
            }
            other => other,
        });
    }
    Ok(out)
}
