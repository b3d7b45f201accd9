//! The rating list after a season's team events (Rating 1, 4, 7), computed by `adoube-rating`.

use crate::competition::{Competition, Counting};
use crate::ids::CompetitionId;
use crate::people::PlayerCategory;
use crate::reports::{RatedGame, rated_games};
use crate::season::SeasonState;
use adoube_laws::Date;
use adoube_rating::fce::EventKind;
use adoube_rating::games::PeriodGames;
use adoube_rating::list::{ListFinding, RatingList};
use adoube_rating::period::{ListFileFormat, PeriodSystem, compute};
use std::fmt::Write;

/// Returns the list before the season, in the format of `adoube-rating`: every registered player.
pub fn list(state: &SeasonState) -> String {
    let mut out = String::from("id,category,rating,spanish,international\n");
    for player in state.players.values() {
        let category = match (player.title, player.category) {
            (Some(_), _) => adoube_rating::Category::Titled,
            (None, PlayerCategory::Preferent) => adoube_rating::Category::Preferent,
            (None, PlayerCategory::First) => adoube_rating::Category::First,
            (None, PlayerCategory::Second) => adoube_rating::Category::Second,
            (None, PlayerCategory::Third) => adoube_rating::Category::Third,
        };
        let rating = |rating: Option<u16>| rating.map(|r| r.to_string()).unwrap_or_default();
        let (catalan, spanish) = (rating(player.ratings.catalan), rating(player.ratings.national));
        let international = rating(player.ratings.international);
        // Only Preferents and above have a rating on the list.
        let catalan = if category.may_be_rated() { catalan } else { String::new() };
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{},{},{catalan},{spanish},{international}", player.person, category.code());
    }
    out
}

/// Rating 1: returns whether an event's games count.
pub fn counts(competition: &Competition) -> bool {
    match competition.settings.counting {
        Counting::Official | Counting::ClosedFide => true,
        Counting::IfAccepted => competition.rated == Some(true),
    }
}

/// Returns the games of the team events that count, in the format of `adoube-rating`. All groups of the Team
/// Championship are one event.
pub fn games(state: &SeasonState) -> String {
    let mut out = String::from("event,white,black,result,kind,date\n");
    for (id, competition) in state.events.iter().filter(|(_, competition)| counts(competition)) {
        let last = competition.settings.rounds.last().map(|at| at.date);
        for game in rated_games(state, *id) {
            line(&mut out, *id, &game, last);
        }
    }
    out
}

fn line(out: &mut String, event: CompetitionId, game: &RatedGame, ended: Option<Date>) {
    let result = game.result.short_sign();
    let ended = ended.map(|date| date.to_string()).unwrap_or_default();
    let kind = EventKind::TeamChampionship.code();
    let _ = writeln!(out, "{event},{},{},{result},{kind},{ended}", game.white, game.black);
}

/// Returns the rating list of a date after the season's team events, as comma-separated values.
///
/// # Errors
/// The first error that `adoube-rating` finds in the list or the games.
pub fn next_list(state: &SeasonState, on: Date) -> Result<String, ListFinding> {
    let before = list(state);
    let mut silent = |_: u64| {};
    let list = RatingList::read(before.as_bytes(), &mut silent)?;
    let games = PeriodGames::read(games(state).as_bytes(), &list, &mut silent)?;
    let period = compute(&list, &games, PeriodSystem::Fce, Some(on), &mut silent);
    let mut out = Vec::new();
    // Writing to a Vec cannot fail.
    let _ = period.write(ListFileFormat::Csv, &mut out, &mut silent);
    Ok(String::from_utf8_lossy(&out).into_owned())
}
