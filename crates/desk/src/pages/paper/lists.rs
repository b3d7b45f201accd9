//! Printed lists: pairings by board and by name, standings, crosstable, starting list, check-in.

use super::PaperContext;
use crate::pages::event_tables::{self, NameLinks, bye_name};
use crate::pages::public::{players as public_players, round};
use crate::words;
use adoube_event::{EntryId, EventRound};
use adoube_words::Text;
use maud::{Markup, html};

/// Pairings by board, in large type.
pub(super) fn by_board(paper: &PaperContext<'_>, round: Option<&EventRound>) -> Markup {
    let Some(found) = round else { return html! {} };
    let reader = paper.visit.reader;
    html! {
        (paper.heading(words::paper::BY_BOARD, Some(found.number)))
        div.large { (round::table(paper.visit, paper.seen, found)) }
        @if !found.byes.is_empty() {
            h2 { (reader.say(words::public::NOT_PLAYED)) }
            ul.list.columns-2 { @for bye in &found.byes {
                li { (paper.seen.titled(bye.player)) " — " (bye_name(paper.visit, bye.bye)) }
            } }
        }
    }
}

/// A player's place: table, colour, opponent.
type Seat = (u16, Text, EntryId);

/// Pairings by name in the reader's collation: each player finds board and colour.
pub(super) fn by_name(paper: &PaperContext<'_>, round: Option<&EventRound>) -> Markup {
    let Some(found) = round else { return html! {} };
    let reader = paper.visit.reader;
    let mut lines: Vec<(String, EntryId, Option<Seat>)> = Vec::new();
    for board in &found.boards {
        lines.push((
            paper.seen.name(board.white).to_owned(),
            board.white,
            Some((board.table, words::public::WHITE, board.black)),
        ));
        lines.push((
            paper.seen.name(board.black).to_owned(),
            board.black,
            Some((board.table, words::public::BLACK, board.white)),
        ));
    }
    lines.extend(found.byes.iter().map(|bye| (paper.seen.name(bye.player).to_owned(), bye.player, None)));
    reader.sort_by_name(&mut lines, |(name, ..)| name);
    html! {
        (paper.heading(words::paper::BY_NAME, Some(found.number)))
        table.large {
            caption.hidden { (reader.say_with(words::public::CAPTION_ROUND, &[("round", &found.number)])) }
            thead { tr {
                th scope="col" { (reader.say(words::public::NAME)) }
                th.num scope="col" { (reader.say(words::public::BOARD)) }
                th scope="col" { (reader.say(words::public::CARD_COLOUR)) }
                th scope="col" { (reader.say(words::public::CARD_OPPONENT)) }
            } }
            tbody { @for (_, entry, seat) in &lines { tr {
                th scope="row" { (paper.seen.name_first(*entry)) }
                @match seat {
                    Some((table, colour, opponent)) => {
                        td.num { strong { (table) } } td { (reader.say(*colour)) } td { (paper.seen.titled(*opponent)) }
                    }
                    None => {
                        @let bye = found.byes.iter().find(|bye| bye.player == *entry).map(|bye| bye.bye);
                        td.num {} td {} td { @if let Some(bye) = bye { (bye_name(paper.visit, bye)) } }
                    }
                }
            } } }
        }
    }
}

/// Renders the standings after the last closed round.
pub(super) fn standings(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    html! {
        (paper.heading(words::paper::STANDINGS, Some(paper.seen.finished())))
        (event_tables::standings::table(paper.visit, paper.seen, paper.seen.finished(), NameLinks::Plain))
    }
}

pub(super) fn crosstable(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    html! {
        (paper.heading(words::paper::CROSSTABLE, Some(paper.seen.finished())))
        (event_tables::crosstable::table(paper.visit, paper.seen, paper.seen.finished(), NameLinks::Plain))
    }
}

/// Renders the starting list.
pub(super) fn players(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    html! { (paper.heading(words::paper::PLAYERS, None)) (public_players::table(paper.visit, paper.seen, NameLinks::Plain)) }
}

/// Renders a check-in list for the entrance, by name.
pub(super) fn check_in(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    let reader = paper.visit.reader;
    let event = paper.seen.event();
    let mut lines: Vec<(String, EntryId)> =
        event.entries.iter().filter(|e| e.left.is_none()).map(|e| (paper.seen.name(e.id).to_owned(), e.id)).collect();
    reader.sort_by_name(&mut lines, |(name, _)| name);
    html! {
        (paper.heading(words::paper::CHECK_IN, None))
        table.ruled {
            caption.hidden { (reader.say(words::paper::CHECK_IN)) }
            thead { tr {
                th.mid scope="col" { (reader.say(words::paper::PRESENT)) }
                th scope="col" { (reader.say(words::public::NAME)) }
                th.num scope="col" { (reader.say(words::public::RATING)) }
                th scope="col" { (reader.say(words::public::CLUB)) }
                th scope="col" { (reader.say(words::paper::SIGNATURE)) }
            } }
            tbody { @for (_, id) in &lines {
                @let entry = event.entry(*id);
                tr {
                    td.mid { @if entry.is_some_and(|e| e.checked_in) { "☑" } @else { "☐" } }
                    th scope="row" { (paper.seen.titled(*id)) }
                    td.num { @if let Some(player) = paper.seen.player(*id).filter(|p| p.rating > 0) { (player.rating) } }
                    td { (entry.map_or("", |e| e.club.as_str())) }
                    td.sign {}
                }
            } }
        }
    }
}
