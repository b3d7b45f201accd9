//! Folding place cards, and badges.

use super::PaperContext;
use adoube_event::{EntryId, EventRound};
use maud::{Markup, html};

fn present<'a>(paper: &'a PaperContext<'_>) -> impl Iterator<Item = EntryId> + 'a {
    paper.seen.event().entries.iter().filter(|entry| entry.left.is_none()).map(|entry| entry.id)
}

fn details(paper: &PaperContext<'_>, id: EntryId) -> String {
    let Some(player) = paper.seen.player(id) else { return String::new() };
    let rating = if player.rating > 0 { player.rating.to_string() } else { String::new() };
    let club = paper.seen.event().entry(id).map_or("", |entry| entry.club.as_str());
    let parts = [player.federation.as_str(), club, rating.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Renders place cards, two per sheet, with the name on both sides of the fold.
pub(super) fn place_cards(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    html! {
        div.tents { @for id in present(paper) {
            article.tent {
                @for side in ["over", "under"] {
                    div class=(side) aria-hidden=[(side == "over").then_some("true")] {
                        p.tent-name { (paper.seen.titled(id)) }
                        p { (details(paper, id)) }
                    }
                }
            }
        } }
    }
}

/// Renders badges, ten per sheet.
pub(super) fn badges(paper: &PaperContext<'_>, _: Option<&EventRound>) -> Markup {
    html! {
        div.badges { @for id in present(paper) {
            article.badge {
                p.soft { (paper.seen.event().settings.name) }
                p.badge-name { (paper.seen.titled(id)) }
                p { (details(paper, id)) }
            }
        } }
    }
}
