//! The match record as tables and sentences: boards, marks, the back, both reports side by side (Delegates 5.91-5.94).

use super::MatchPage;
use crate::pages::league::widgets::{self, points, result_text};
use crate::words;
use crate::words::numbers;
use adoube_federation::SeasonState;
use adoube_federation::cases::{CaseFile, Matter, Ruling};
use adoube_federation::ids::TeamSide;
use adoube_federation::lateness::{Arrival, TeamPresence};
use adoube_federation::list_number::ListNumber;
use adoube_federation::matches::{BoardStatus, EnvelopeContents, RecordMark, Remark, Resumption};
use adoube_federation::people::PlayerCategory;
use adoube_federation::result::home_colour;
use adoube_laws::Moment;
use adoube_tournament::Color;
use adoube_web::reader::Reader;
use adoube_web::visit::Visit;
use maud::{Markup, html};
use std::fmt::Display;

/// Formats a clock time as `1:05`, or as `0:53:24` if it is not in whole minutes.
pub(super) fn clock(seconds: u32) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if rest == 0 { format!("{hours}:{minutes:02}") } else { format!("{hours}:{minutes:02}:{rest:02}") }
}

/// Renders the boards: players and status. A line-up is shown only to those who may see it.
pub(in crate::pages::league) fn boards(visit: &Visit, here: &MatchPage) -> Markup {
    let reader = visit.reader;
    let open = here.m.lineups_open() || here.m.lost_by.is_some();
    html! {
        table.pairs.match-boards {
            caption.hidden { (reader.say(words::matchday::BOARDS)) }
            thead { tr {
                th.num scope="col" { (reader.say(words::matchday::BOARD_SHORT)) }
                th scope="col" { (here.team(TeamSide::Home)) }
                th.mid scope="col" { (reader.say(words::matchday::RESULT)) }
                th scope="col" { (here.team(TeamSide::Visitors)) }
            } }
            tbody { @for (board, stand) in here.boards() { tr {
                th.num scope="row" { (board) }
                td { (player(visit, here, TeamSide::Home, board)) }
                td.mid { @if open { (widgets::board(reader, stand)) } @else { span.soft { "–" } } }
                td { (player(visit, here, TeamSide::Visitors, board)) }
            } } }
            @if open { tfoot { tr {
                td {} td.num { strong { (points(here.m.points(TeamSide::Home))) } } td {}
                td { strong { (points(here.m.points(TeamSide::Visitors))) } }
            } } }
        }
    }
}

/// Renders a player of a board with colour, number, strength and marks.
fn player(visit: &Visit, here: &MatchPage, side: TeamSide, board: u8) -> Markup {
    let reader = visit.reader;
    let white = (home_colour(board) == Color::White) == (side == TeamSide::Home);
    let colour = if white { "white" } else { "black" };
    let said = reader.say(if white { words::matchday::WHITE } else { words::matchday::BLACK });
    let number = here.seated(side, board).filter(|_| here.sees(side));
    html! {
        @match number {
            Some(number) => {
                span.(colour) { (here.player_link(side, number)) } " "
                small.nowrap { (number) @if let Some(strength) = strength(visit, here, side, number) { " · " (strength) } }
            }
            None if here.m.lineups[side.index()].is_some() && !here.sees(side) => { span.soft.(colour) { (reader.say(words::matchday::SECRET)) } }
            None => { span.soft.(colour) { "–" } }
        }
        span.hidden { " (" (said) ")" }
        @if here.m.lineups_open() { @for mark in marks(here, side, board) {
            " " abbr.mark.mark-warn title=(reader.say(super::play::mark_meaning(mark))) { (format!("{mark:?}")) }
        } }
    }
}

/// 5.92: returns the Elo rating of a Preferent player, otherwise the category.
pub(super) fn strength(visit: &Visit, here: &MatchPage, side: TeamSide, number: ListNumber) -> Option<String> {
    let person = widgets::listed(&here.shown, here.club(side), number)?;
    let player = here.shown.season().players.get(&person)?;
    Some(match (player.category, player.ratings.catalan) {
        (PlayerCategory::Preferent, Some(elo)) => elo.to_string(),
        (category, _) => visit.reader.say(widgets::category(category)),
    })
}

/// Returns the marks of column x.
pub(super) fn marks(here: &MatchPage, side: TeamSide, board: u8) -> Vec<RecordMark> {
    let mut marks: Vec<RecordMark> =
        here.m.marks.iter().filter(|(b, s, _)| *b == board && *s == side).map(|(_, _, mark)| *mark).collect();
    // 5.92: the O refers to the back, where late players are recorded.
    let late =
        here.m.back.iter().any(|r| matches!(r, Remark::Late { side: s, board: b, .. } if *s == side && *b == board));
    if late && !marks.contains(&RecordMark::O) {
        marks.push(RecordMark::O);
    }
    marks.sort_unstable();
    marks
}

/// Renders the back of the record.
pub(super) fn back(visit: &Visit, here: &MatchPage) -> Vec<Markup> {
    let reader = visit.reader;
    let mut lines: Vec<Markup> = Vec::new();
    for side in TeamSide::BOTH {
        if let Some(words) = here.m.presence[side.index()].and_then(|presence| presence_words(visit, presence)) {
            lines.push(html! { (here.team(side)) ": " (words) });
        }
    }
    lines.extend(here.m.back.iter().map(|line| remark(visit, here, line)));
    lines.extend(here.m.envelopes.iter().map(|(board, envelope)| {
        html! { (reader.say_with(words::matchday::REMARK_ENVELOPE, &[("board", board), ("home", &men(reader, envelope.home_pieces)),
        ("visitors", &men(reader, envelope.visitors_pieces))]))
        @if let Some(contents) = &envelope.contents { ". " (written(visit, here, *board, contents)) } }
    }));
    lines.extend(rulings(visit, here));
    lines
}

/// Renders the rulings on the match, with appeals: who decided what, and when. The versions of the clubs are not told.
pub(in crate::pages::league) fn rulings(visit: &Visit, here: &MatchPage) -> Vec<Markup> {
    let reader = visit.reader;
    let season = here.shown.season();
    let mut found = Vec::new();
    for case in &season.cases {
        let Some(matter) = first_matter(season, case).filter(|matter| matter.of_match() == Some(here.id)) else {
            continue;
        };
        let Some(decision) = case.decision.as_ref().filter(|_| !case.revoked && !case.withdrawn) else { continue };
        let (number, of, body) = (case.id, reader.say(case.matter.text()), reader.say(case.body.text()));
        let ruling = ruled(visit, &decision.ruling);
        let mut values: Vec<(&str, &dyn Display)> =
            vec![("case", &number), ("matter", &of), ("body", &body), ("day", &decision.on), ("ruling", &ruling)];
        let board = board_of(matter);
        let key = if let Some(board) = &board {
            values.push(("board", board));
            words::matchday::REMARK_RULING_BOARD
        } else {
            words::matchday::REMARK_RULING
        };
        found.push(html! { (reader.say_with(key, &values)) });
    }
    found
}

/// Returns the matter of a case; of an appeal, the matter first decided.
fn first_matter<'s>(season: &'s SeasonState, case: &'s CaseFile) -> Option<&'s Matter> {
    let mut at = case;
    // An appeal has a larger number than the decision it is against, so the chain ends.
    while let Matter::Appeal(of) = &at.matter {
        at = season.cases.get((of.0 as usize).checked_sub(1)?)?;
    }
    Some(&at.matter)
}

const fn board_of(matter: &Matter) -> Option<u8> {
    match matter {
        Matter::Incident(_, board)
        | Matter::SubCondicione(_, board)
        | Matter::Analysis(_, board)
        | Matter::AnalysisAfterSecond(_, board)
        | Matter::ThirdSession(_, board) => Some(*board),
        Matter::DelayProof(_, board, _) if *board > 0 => Some(*board),
        _ => None,
    }
}

fn ruled(visit: &Visit, ruling: &Ruling) -> String {
    let name = visit.reader.say(ruling.choice().text());
    match ruling {
        Ruling::Result(result) => format!("{name}: {}", result_text(*result)),
        Ruling::At(moment) => format!("{name}: {} {}", moment.date, widgets::hour(moment.minute)),
        Ruling::Instead(instead) => format!("{name}: {}", ruled(visit, instead)),
        Ruling::Yes | Ruling::No | Ruling::Sanction(_) | Ruling::Order(_) => name,
    }
}

/// 11.1: returns what is written on an envelope.
fn written(visit: &Visit, here: &MatchPage, board: u8, contents: &EnvelopeContents) -> String {
    let [home, visitors] = contents.used_s.map(clock);
    let player = here.seated(contents.sealed_by, board).map(|number| here.player(contents.sealed_by, number));
    let player = player.unwrap_or_else(|| here.team(contents.sealed_by));
    let [home_words, visitors_words] = &contents.in_words;
    let values: [(&str, &dyn Display); 7] = [
        ("player", &player),
        ("move", &contents.move_number),
        ("home", &home),
        ("visitors", &visitors),
        ("home-words", home_words),
        ("visitors-words", visitors_words),
        ("position", &contents.position),
    ];
    visit.reader.say_with(words::matchday::REMARK_ENVELOPE_CONTENTS, &values)
}

/// 11.4: returns who was present when a game was resumed, and whether the envelope stayed closed.
fn resumed(visit: &Visit, here: &MatchPage, board: u8, at: Moment, resumption: Resumption) -> String {
    let reader = visit.reader;
    let named = |side: TeamSide| here.seated(side, board).map(|number| here.player(side, number));
    let there = TeamSide::BOTH.into_iter().filter(|side| resumption.present[side.index()]).filter_map(named);
    let mut present: Vec<String> = there.collect();
    if resumption.arbiter {
        present.push(reader.say(words::matchday::REMARK_ARBITER));
    }
    let present = if present.is_empty() { "–".to_owned() } else { present.join(", ") };
    let values: [(&str, &dyn Display); 4] =
        [("board", &board), ("day", &at.date), ("hour", &widgets::hour(at.minute)), ("present", &present)];
    let told = reader.say_with(words::matchday::REMARK_RESUMED, &values);
    if resumption.opens_envelope() { told } else { format!("{told}. {}", reader.say(words::matchday::REMARK_CLOSED)) }
}

/// 11.1: returns the number of pieces in words.
fn men(reader: Reader, count: u8) -> String {
    numbers::PIECES.fill(reader.language, &[("count", &count)])
}

fn presence_words(visit: &Visit, presence: TeamPresence) -> Option<String> {
    let reader = visit.reader;
    match presence {
        TeamPresence::Half => None,
        TeamPresence::ClocksRan { seconds } => {
            Some(reader.say_with(words::matchday::PRESENCE_CLOCKS_RAN, &[("minutes", &(seconds / 60))]))
        }
        TeamPresence::Divided { visitor_s, local_s } => {
            let clocks: [(&str, &dyn Display); 2] = [("visitor", &clock(visitor_s)), ("local", &clock(local_s))];
            Some(reader.say_with(words::matchday::PRESENCE_DIVIDED, &clocks))
        }
        TeamPresence::LostByAbsence => Some(reader.say(words::matchday::PRESENCE_LOST)),
    }
}

/// Renders a remark on the back of the record.
fn remark(visit: &Visit, here: &MatchPage, remark: &Remark) -> Markup {
    let reader = visit.reader;
    let who = |side: TeamSide, number: ListNumber| format!("{number} · {}", here.player(side, number));
    let at_board = |side: TeamSide, board: u8| here.seated(side, board).map(|n| who(side, n)).unwrap_or_default();
    match remark {
        Remark::Substitution { side, board, replaced, incoming, at_s } => {
            let values: [(&str, &dyn Display); 5] = [
                ("team", &here.team(*side)),
                ("board", board),
                ("incoming", &who(*side, *incoming)),
                ("replaced", &who(*side, *replaced)),
                ("minutes", &(at_s / 60)),
            ];
            html! { (reader.say_with(words::matchday::REMARK_SUBSTITUTION, &values)) }
        }
        Remark::MissingDocument { side, number } => {
            let values: [(&str, &dyn Display); 2] = [("team", &here.team(*side)), ("player", &who(*side, *number))];
            html! { (reader.say_with(words::matchday::REMARK_MISSING, &values)) }
        }
        Remark::Late { side, board, at_s, arrival } => {
            let (key, one, other) = match arrival {
                Arrival::Starts { .. } => (words::matchday::REMARK_LATE, 0, 0),
                Arrival::StartsDivided { visitor_s, local_s } => {
                    (words::matchday::REMARK_LATE_DIVIDED, *visitor_s, *local_s)
                }
                Arrival::LostByAbsence => (words::matchday::REMARK_LATE_LOST, 0, 0),
            };
            let values: [(&str, &dyn Display); 6] = [
                ("team", &here.team(*side)),
                ("board", board),
                ("player", &at_board(*side, *board)),
                ("minutes", &(at_s / 60)),
                ("visitor", &clock(one)),
                ("local", &clock(other)),
            ];
            html! { (reader.say_with(key, &values)) }
        }
        Remark::LeftEarly { board, at_s } => {
            let values: [(&str, &dyn Display); 2] = [("board", board), ("minutes", &(at_s / 60))];
            html! { (reader.say_with(words::matchday::REMARK_LEFT_EARLY, &values)) }
        }
        Remark::SubCondicione { board, point, home_clock_s, visitors_clock_s, at } => {
            let values: [(&str, &dyn Display); 5] = [
                ("board", board),
                ("point", point),
                ("home", &clock(*home_clock_s)),
                ("visitors", &clock(*visitors_clock_s)),
                ("at", &widgets::hour(at.minute)),
            ];
            html! { (reader.say_with(words::matchday::REMARK_SUB_CONDICIONE, &values)) }
        }
        Remark::Version { side, board, words, countersigned } => html! {
            (reader.say_with(words::matchday::REMARK_VERSION, &[("team", &here.team(*side)), ("board", board), ("words", words)]))
            " " em { (reader.say(if *countersigned { words::matchday::REMARK_READ } else { words::matchday::REMARK_UNREAD })) }
        },
        Remark::Corrected { board, from, to } => {
            let values: [(&str, &dyn Display); 3] =
                [("board", board), ("from", &result_text(*from)), ("to", &result_text(*to))];
            html! { (reader.say_with(words::matchday::REMARK_CORRECTED, &values)) }
        }
        Remark::Session { board, at } => {
            let values: [(&str, &dyn Display); 3] =
                [("board", board), ("day", &at.date), ("hour", &widgets::hour(at.minute))];
            html! { (reader.say_with(words::matchday::REMARK_SESSION, &values)) }
        }
        Remark::Resumed { board, at, resumption } => html! { (resumed(visit, here, *board, *at, *resumption)) },
        Remark::Irregular(finding) => widgets::findings(visit, &here.shown, std::slice::from_ref(finding)),
        Remark::Words { side, words } => html! { (here.team(*side)) ": " (words) },
    }
}

/// Renders both reports side by side, marking the boards on which they differ.
pub(super) fn comparison(visit: &Visit, here: &MatchPage) -> Markup {
    let reader = visit.reader;
    let [home, visitors] = &here.m.reports;
    let one = |report: &Option<adoube_federation::matches::ResultReport>, board: usize| {
        report.as_ref().and_then(|report| report.results.get(board).copied().flatten()).map_or("–", result_text)
    };
    let contradicted = widgets::contradicted(&here.m);
    html! {
        div.scroll { table.tight.pairs {
            caption.hidden { (reader.say(words::matchday::COMPARISON)) }
            thead { tr {
                th.num scope="col" { (reader.say(words::matchday::BOARD_SHORT)) }
                th scope="col" { (here.team(TeamSide::Home)) } th scope="col" { (here.team(TeamSide::Visitors)) }
                th scope="col" { (reader.say(words::matchday::RESULT)) }
            } }
            tbody { @for (board, stand) in here.boards() {
                @let differs = here.m.differences.contains(&board) && !matches!(stand, BoardStatus::Finished(_));
                @let differed = here.m.differences.contains(&board);
                tr {
                    th.num scope="row" { (board) }
                    td { (one(home, usize::from(board) - 1)) } td { (one(visitors, usize::from(board) - 1)) }
                    td { (widgets::board(reader, stand))
                        @if contradicted.contains(&board) { " " span.mark.mark-bad { (reader.say(words::matchday::CONTRADICTS)) } }
                        @if differed { " " span.mark.(if differs { "mark-bad" } else { "mark-warn" }) { (reader.say(words::matchday::DIFFERS)) } } }
                }
            } }
        } }
    }
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn d_28_a_divided_clock_is_exact() {
        // 89 minutes: 60 % and 40 %.
        assert_eq!((clock(89 * 36), clock(89 * 24)), ("0:53:24".to_owned(), "0:35:36".to_owned()));
        assert_eq!(clock(65 * 60), "1:05");
    }
}
