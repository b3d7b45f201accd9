//! Lists on paper: pairings by board and by name, standings, crosstable, starting list, check-in.

use super::PaperContext;
use crate::pages::event_tables::{self, NameLinks, bye_name};
use crate::pages::public::{players as public_players, round};
use adoube_event::{EntryId, EventRound};
use maud::{Markup, html};

/// Pairings by board, in large type.
pub(super) fn by_board(paper: &PaperContext<'_>, round: Option<&EventRound>) -> Markup {
    let Some(found) = round else { return html! {} };
    let reader = paper.visit.reader;
    html! {
        (paper.heading("paper-by-board", Some(found.number)))
        div.large { (round::table(paper.visit, paper.seen, found)) }
        @if !found.byes.is_empty() {
            h2 { (reader.say("public-not-played")) }
            ul.list.columns-2 { @for bye in &found.byes {
                li { (paper.seen.titled(bye.player)) " — " (bye_name(paper.visit, bye.bye)) }
            } }
        }
    }
}

/// Where a player sits: table, the key of the colour, the opponent.
type Seat = (u16, &'static str, EntryId);

/// Pairings by name, sorted as the reader's language sorts: each player finds board and colour.
pub(super) fn by_name(paper: &PaperContext<'_>, round: Option<&EventRound>) -> Markup {
    let Some(found) = round else { return html! {} };
    let reader = paper.visit.reader;
    let mut lines: Vec<(String, EntryId, Option<Seat>)> = Vec::new();
    for board in &found.boards {
        lines.push((
            paper.seen.name(board.white).to_owned(),
            board.white,
            Some((board.table, "public-white", board.black)),
        ));
        lines.push((
            paper.seen.name(board.black).to_owned(),
            board.black,
            Some((board.table, "public-black", board.white)),
        ));
    }
    lines.extend(found.byes.iter().map(|bye| (paper.seen.name(bye.player).to_owned(), bye.player, None)));
    reader.sort_by_name(&mut lines, |(name, ..)| name);
    html! {
        (paper.heading("paper-by-name", Some(found.number)))
        table.large {
            caption.hidden { (reader.say_with("public-caption-round", &[("round", found.number.into())])) }
            thead { tr {
                th scope="col" { (reader.say("public-name")) }
                th.num scope="col" { (reader.say("public-board")) }
                th scope="col" { (reader.say("public-card-colour")) }
                th scope="col" { (reader.say("public-card-opponent")) }
            } }
            tbody { @for (_, entry, seat) in &lines { tr {
                th scope="row" { (paper.seen.name_first(*entry)) }
                @match seat {
                    Some((table, colour, opponent)) => {
                        td.num { strong { (table) } } td { (reader.say(colour)) } td { (paper.seen.titled(*opponent)) }
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

/// The standings after the last round that is over.
pub(super) fn standings(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    html! {
        (paper.heading("paper-standings", Some(paper.seen.finished())))
        (event_tables::standings::table(paper.visit, paper.seen, paper.seen.finished(), NameLinks::Plain))
    }
}

/// The crosstable.
pub(super) fn crosstable(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    html! {
        (paper.heading("paper-crosstable", Some(paper.seen.finished())))
        (event_tables::crosstable::table(paper.visit, paper.seen, paper.seen.finished(), NameLinks::Plain))
    }
}

/// The starting list.
pub(super) fn players(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    html! { (paper.heading("paper-players", None)) (public_players::table(paper.visit, paper.seen, false)) }
}

/// A list to tick at the door, by name.
pub(super) fn check_in(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    let reader = paper.visit.reader;
    let event = paper.seen.event();
    let mut lines: Vec<(String, EntryId)> =
        event.entries.iter().filter(|e| e.left.is_none()).map(|e| (paper.seen.name(e.id).to_owned(), e.id)).collect();
    reader.sort_by_name(&mut lines, |(name, _)| name);
    html! {
        (paper.heading("paper-check-in", None))
        table.ruled {
            caption.hidden { (reader.say("paper-check-in")) }
            thead { tr {
                th.mid scope="col" { (reader.say("paper-present")) }
                th scope="col" { (reader.say("public-name")) }
                th.num scope="col" { (reader.say("public-rating")) }
                th scope="col" { (reader.say("public-club")) }
                th scope="col" { (reader.say("paper-signature")) }
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
