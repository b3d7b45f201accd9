//! Colours of a match (C.04.6, 1.7 and 4), meaning those of the first board.

use super::{Preferences, TeamEntrant, TeamRoundSettings};
use crate::model::Color;

/// A colour preference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preference {
    /// The preferred colour.
    pub colour: Color,
    /// Whether it is strong rather than mild (type B).
    pub strong: bool,
}

/// Returns matches with White minus matches with Black.
fn difference(team: &TeamEntrant) -> i32 {
    team.colours.iter().map(|c| if *c == Color::White { 1 } else { -1 }).sum()
}

/// Returns a team's preference.
pub fn preference(team: &TeamEntrant, settings: TeamRoundSettings) -> Option<Preference> {
    if settings.preferences == Preferences::None {
        return None;
    }
    let cd = difference(team);
    let last_two = match team.colours.as_slice() {
        [.., a, b] if a == b => Some(*a),
        _ => None,
    };
    let strong = |colour| Some(Preference { colour, strong: true });
    if cd < -1 || (cd == 0 || cd == -1) && last_two == Some(Color::Black) {
        return strong(Color::White);
    }
    if cd > 1 || (cd == 0 || cd == 1) && last_two == Some(Color::White) {
        return strong(Color::Black);
    }
    if settings.preferences != Preferences::TypeB {
        return None;
    }
    let mild = |colour| Some(Preference { colour, strong: false });
    match (cd, team.colours.last()) {
        (-1, _) => mild(Color::White),
        (1, _) => mild(Color::Black),
        (0, Some(last)) if !settings.is_last() => mild(last.other()),
        _ => None,
    }
}

/// Returns both teams, the one the rules call first in front: more points, then more of the other points, then the
/// smaller number.
fn first<'t>(a: &'t TeamEntrant, b: &'t TeamEntrant) -> (&'t TeamEntrant, &'t TeamEntrant) {
    let key = |t: &TeamEntrant| (std::cmp::Reverse(t.primary), std::cmp::Reverse(t.secondary), t.number);
    if key(a) <= key(b) { (a, b) } else { (b, a) }
}

/// Returns whether `a` has White on the first board against `b`.
pub fn allocate(a: &TeamEntrant, b: &TeamEntrant, settings: TeamRoundSettings) -> bool {
    let (top, other) = first(a, b);
    let white_to_top = top_colour(top, other, settings) == Color::White;
    white_to_top == (top.number == a.number)
}

/// Returns the first team's colour, by the first rule that decides.
fn top_colour(top: &TeamEntrant, other: &TeamEntrant, settings: TeamRoundSettings) -> Color {
    if top.colours.is_empty() && other.colours.is_empty() {
        return if top.number % 2 == 1 { settings.initial } else { settings.initial.other() };
    }
    let (mine, theirs) = (preference(top, settings), preference(other, settings));
    match (mine, theirs) {
        (Some(p), None) => return p.colour,
        (None, Some(p)) => return p.colour.other(),
        (Some(p), Some(q)) if p.colour != q.colour => return p.colour,
        (Some(p), Some(q)) if p.strong != q.strong => {
            return if p.strong { p.colour } else { q.colour.other() };
        }
        _ => {}
    }
    let (cd, cd_other) = (difference(top), difference(other));
    if cd != cd_other {
        return if cd < cd_other { Color::White } else { Color::Black };
    }
    let differs = top.colours.iter().rev().zip(other.colours.iter().rev()).find(|(a, b)| a != b);
    if let Some((had, _)) = differs {
        return had.other();
    }
    if let Some(p) = mine {
        return p.colour;
    }
    if let Some(last) = top.colours.last() {
        return last.other();
    }
    other.colours.last().map_or(settings.initial, |last| *last)
}
