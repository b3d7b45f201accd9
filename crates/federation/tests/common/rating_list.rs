//! The rating list after a season's team events alone, by `adoube-rating`.
#![allow(dead_code, clippy::unwrap_used, clippy::format_push_string, reason = "each test uses a part; a test may fail")]

use adoube_federation::SeasonState;
use adoube_federation::people::PlayerCategory;
use adoube_federation::ratinglist::team_events;
use adoube_laws::Date;
use adoube_rating::Category;
use adoube_rating::fce::EventKind;
use adoube_rating::games::PeriodGames;
use adoube_rating::list::RatingList;
use adoube_rating::period::{ListFileFormat, PeriodSystem, compute};

fn list(state: &SeasonState) -> String {
    let mut out = String::from("id,category,rating,spanish,international\n");
    for player in state.players.values() {
        let category = match (player.title, player.category) {
            (Some(_), _) => Category::Titled,
            (None, PlayerCategory::Preferent) => Category::Preferent,
            (None, PlayerCategory::First) => Category::First,
            (None, PlayerCategory::Second) => Category::Second,
            (None, PlayerCategory::Third) => Category::Third,
        };
        let rating = |rating: Option<u16>| rating.map(|r| r.to_string()).unwrap_or_default();
        let catalan = if category.may_be_rated() { rating(player.ratings.catalan) } else { String::new() };
        let (spanish, other) = (rating(player.ratings.national), rating(player.ratings.international));
        out += &format!("{},{},{catalan},{spanish},{other}\n", player.person, category.code());
    }
    out
}

/// Returns the games that count, one a line.
pub(crate) fn games(state: &SeasonState) -> String {
    let mut out = String::from("event,white,black,result,kind,date\n");
    for event in team_events(state) {
        let ended = event.ended.map(|date| date.to_string()).unwrap_or_default();
        for game in &event.games {
            let (kind, result) = (EventKind::TeamChampionship.code(), game.result.short_sign());
            out += &format!("{},{},{},{result},{kind},{ended}\n", event.event, game.white, game.black);
        }
    }
    out
}

/// Returns the next list.
pub(crate) fn next_list(state: &SeasonState, on: Date) -> String {
    let (before, mut silent) = (list(state), |_: u64| {});
    let list = RatingList::read(before.as_bytes(), &mut silent).unwrap();
    let games = PeriodGames::read(games(state).as_bytes(), &list, &mut silent).unwrap();
    let mut out = Vec::new();
    let period = compute(&list, &games, PeriodSystem::Fce, Some(on), &mut silent);
    period.write(ListFileFormat::Csv, &mut out, &mut silent).unwrap();
    String::from_utf8(out).unwrap()
}
