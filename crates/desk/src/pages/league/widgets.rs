//! Parts that several pages of a season share: choices, dates, results, findings of the handbook.

use super::season_page::SeasonPage;
use crate::words;
use adoube_federation::ids::{ClubId, CompetitionId, MemberNo, TeamSide};
use adoube_federation::list_number::ListNumber;
use adoube_federation::matches::{BoardStatus, ClubMatch};
use adoube_federation::people::PlayerCategory;
use adoube_federation::result::TeamBoardResult;
use adoube_federation::teams::TeamCategory;
use adoube_federation::unfinished::UnfinishedState;
use adoube_federation::{HandbookFinding, Regulations, SeasonState};
use adoube_laws::{Date, Moment};
use adoube_services::league::rules::{self, with_rule};
use adoube_web::forms::{Fields, Input};
use adoube_web::reader::Reader;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

pub(crate) use crate::pages::event_page::points;

/// Renders a date.
pub(crate) fn day(date: Date) -> Markup {
    html! { time datetime=(date) { (date) } }
}

/// Renders a date and time.
pub(crate) fn at(moment: Moment) -> Markup {
    html! { time.nowrap datetime=(moment) { (moment.date) " " (hour(moment.minute)) } }
}

/// Formats a time of day.
pub(crate) fn hour(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// Parses a time of day.
pub(crate) fn read_hour(text: &str) -> Option<u16> {
    let (hours, minutes) = text.trim().split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.get(..2)?.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

/// Returns the clubs in the reader's collation.
pub(crate) fn club_choices(shown: &SeasonPage, reader: Reader) -> Vec<(String, String)> {
    let mut choices: Vec<(String, String)> =
        shown.season().clubs.keys().map(|id| (id.to_string(), shown.club_name(*id))).collect();
    reader.sort_by_name(&mut choices, |(_, name)| name);
    choices
}

/// Returns the players of a club in the reader's collation. Their names must have been looked up.
pub(crate) fn player_choices(shown: &SeasonPage, reader: Reader, club: Option<ClubId>) -> Vec<(String, String)> {
    let players = shown.season().players.values().filter(|player| club.is_none_or(|club| player.club == club));
    let mut choices: Vec<(String, String)> =
        players.map(|player| (player.person.to_string(), shown.person(player.person))).collect();
    reader.sort_by_name(&mut choices, |(_, name)| name);
    choices
}

/// Returns the stamped list of a club: number, name, and kind of player.
pub(crate) fn listed_choices(shown: &SeasonPage, reader: Reader, club: ClubId) -> Vec<(String, String)> {
    let list = shown.season().lists.get(&club);
    let listed = list.into_iter().flat_map(|list| &list.players);
    listed
        .map(|listed| {
            let rules = &shown.season().regulations().line_ups;
            let player = shown.season().players.get(&listed.person);
            let foreign = player.is_some_and(|player| player.nationality.counts_as_foreigner(rules));
            let mark =
                if foreign { format!(" · {}", reader.say(words::league::FOREIGNER_SHORT)) } else { String::new() };
            (listed.number.to_string(), format!("{} · {}{mark}", listed.number, shown.person(listed.person)))
        })
        .collect()
}

/// Returns the person with a number in a club's list.
pub(crate) fn listed(shown: &SeasonPage, club: Option<ClubId>, number: ListNumber) -> Option<MemberNo> {
    shown.season().lists.get(&club?)?.find(number).map(|listed| listed.person)
}

/// Findings of the handbook: the code of section 31, the sentence, the provision.
pub(crate) fn findings(visit: &Visit, shown: &SeasonPage, findings: &[HandbookFinding]) -> Markup {
    let reader = visit.reader;
    html! {
        ul.findings { @for finding in findings {
            li { span.mark.(if finding.is_warning() { "mark-warn" } else { "mark-bad" }) { (finding.code()) } " "
                (reader.told(with_rule(&finding.text(reader.language, &shown.known()), finding.cites().number(), reader.language))) }
        } }
    }
}

/// Returns the name of a rule of the handbook.
pub(crate) fn rule(reader: Reader, name: &str) -> String {
    reader.told(rules::rule(name, reader.language))
}

/// Renders a field for a time of day.
pub(crate) fn hour_field(fields: Fields<'_>, name: &str, label: &str, hint: Option<&str>) -> Markup {
    fields.input(name, label, "time", Input { required: true, hint, ..Input::default() })
}

/// Returns the name of a category.
pub(crate) const fn category(category: PlayerCategory) -> Text {
    match category {
        PlayerCategory::Third => words::league::CATEGORY_THIRD,
        PlayerCategory::Second => words::league::CATEGORY_SECOND,
        PlayerCategory::First => words::league::CATEGORY_FIRST,
        PlayerCategory::Preferent => words::league::CATEGORY_PREFERENT,
    }
}

/// Returns the name of a team category: that of the season's regulations, in the reader's language where it is the handbook's.
pub(crate) fn team_category(season: &SeasonState, reader: Reader, category: TeamCategory) -> String {
    let named = |rules: &Regulations| rules.team_category(category.code()).map(|rule| rule.name.clone());
    let own = named(season.regulations()).filter(|name| named(Regulations::handbook()).as_ref() != Some(name));
    own.unwrap_or_else(|| reader.say(handbook_category(category)))
}

const fn handbook_category(category: TeamCategory) -> Text {
    match category {
        TeamCategory::FirstDivision => words::league::TEAM_FIRST_DIVISION,
        TeamCategory::SecondDivision => words::league::TEAM_SECOND_DIVISION,
        TeamCategory::First => words::league::TEAM_FIRST,
        TeamCategory::Second => words::league::TEAM_SECOND,
        TeamCategory::Third => words::league::TEAM_THIRD,
        TeamCategory::PromotionToThird => words::league::TEAM_PROMOTION,
    }
}

/// Returns a result's value in forms.
pub(crate) const fn result_code(result: TeamBoardResult) -> &'static str {
    match result {
        TeamBoardResult::HomeWon => "1",
        TeamBoardResult::Drawn => "=",
        TeamBoardResult::VisitorsWon => "0",
        TeamBoardResult::HomeAbsent => "-+",
        TeamBoardResult::VisitorsAbsent => "+-",
        TeamBoardResult::BothAbsent => "--",
    }
}

/// Parses a result's form value.
pub(crate) fn read_result(code: &str) -> Option<TeamBoardResult> {
    TeamBoardResult::ALL.into_iter().find(|result| result_code(*result) == code)
}

/// Formats a result for a table, home side first. Unplayed games are marked.
pub(crate) const fn result_text(result: TeamBoardResult) -> &'static str {
    match result {
        TeamBoardResult::HomeWon => "1–0",
        TeamBoardResult::Drawn => "½–½",
        TeamBoardResult::VisitorsWon => "0–1",
        TeamBoardResult::HomeAbsent => "0–1 X",
        TeamBoardResult::VisitorsAbsent => "1–0 X",
        TeamBoardResult::BothAbsent => "0–0 X",
    }
}

/// Returns the results of a board to choose from, with labels.
pub(crate) fn result_choices(reader: Reader) -> Vec<(String, String)> {
    let words = |result: TeamBoardResult| match result {
        TeamBoardResult::HomeAbsent => {
            format!("{} · {}", result_text(result), reader.say(words::league::RESULT_HOME_ABSENT))
        }
        TeamBoardResult::VisitorsAbsent => {
            format!("{} · {}", result_text(result), reader.say(words::league::RESULT_VISITORS_ABSENT))
        }
        TeamBoardResult::BothAbsent => {
            format!("{} · {}", result_text(result), reader.say(words::league::RESULT_BOTH_ABSENT))
        }
        played => result_text(played).to_owned(),
    };
    TeamBoardResult::ALL.map(|result| (result_code(result).to_owned(), words(result))).to_vec()
}

/// Returns the state of an unfinished game.
pub(crate) const fn session(session: UnfinishedState) -> Text {
    match session {
        UnfinishedState::SealedOnce => words::league::SESSION_SEALED_ONCE,
        UnfinishedState::Second => words::league::SESSION_SECOND,
        UnfinishedState::SealedTwice => words::league::SESSION_SEALED_TWICE,
        UnfinishedState::Third => words::league::SESSION_THIRD,
        UnfinishedState::Sent => words::league::SESSION_SENT,
        UnfinishedState::QuickFinish => words::league::SESSION_QUICK,
    }
}

/// Renders the state of a board.
pub(crate) fn board(reader: Reader, board: BoardStatus) -> Markup {
    match board {
        BoardStatus::Open => html! { span.soft { "–" } },
        BoardStatus::Finished(result) => html! { span.nowrap { (result_text(result)) } },
        BoardStatus::Unfinished(at) => html! { span.mark.mark-warn { (reader.say(session(at))) } },
        BoardStatus::Provisional { upheld, rejected, .. } => html! {
            span.mark.mark-warn.nowrap { "s. c." } " " span.nowrap { (result_text(upheld)) } " / " span.nowrap { (result_text(rejected)) }
        },
    }
}

/// Returns boards on which the record contradicts the reports of both clubs (5.71).
pub(crate) fn contradicted(m: &ClubMatch) -> Vec<u8> {
    let [Some(home), Some(visitors)] = &m.reports else { return Vec::new() };
    let reported = home.results.iter().zip(&visitors.results);
    let differs = |((one, other), board): &((&Option<TeamBoardResult>, &Option<TeamBoardResult>), &BoardStatus)| {
        one.is_some() && one == other && board.result().is_some_and(|result| Some(result) != **one)
    };
    (1..=u8::MAX).zip(reported.zip(&m.boards)).filter(|(_, line)| differs(line)).map(|(board, _)| board).collect()
}

/// Returns whether any board of a match has data next tos its players.
pub(crate) fn begun(m: &ClubMatch) -> bool {
    m.boards.iter().any(|board| *board != BoardStatus::Open)
}

/// Renders the changed date or hall of a match; the hall of a whole round is shown with the round.
pub(crate) fn moved(shown: &SeasonPage, reader: Reader, m: &ClubMatch) -> Markup {
    let hall = shown.season().events.get(&m.event).and_then(|event| event.halls.get(&m.round));
    let venue = m.venue.as_deref().filter(|venue| hall.is_none_or(|hall| hall.address.trim() != *venue));
    html! {
        @if m.planned.is_some() { " " span.mark.mark-warn { (reader.say(words::matchday::MOVED)) } " " (at(m.start)) }
        @if let Some(venue) = venue { " · " (venue) }
    }
}

/// 15.10 (b): renders the hall of a whole round, if not at the home clubs.
pub(crate) fn hall(shown: &SeasonPage, reader: Reader, event: CompetitionId, round: u16) -> Markup {
    let hall = shown.season().events.get(&event).and_then(|event| event.halls.get(&round));
    html! { @if let Some(hall) = hall { p { (reader.say(words::office::LEAGUE_HALL)) " " strong { (hall.address) } } } }
}

/// Renders the score of a match so far; a star marks missing results.
pub(crate) fn score(m: &ClubMatch) -> Markup {
    html! {
        @if begun(m) {
            span.nowrap { (points(m.points(TeamSide::Home))) "–" (points(m.points(TeamSide::Visitors))) @if !m.is_settled() { "*" } }
        } @else { span.soft { "–" } }
    }
}
