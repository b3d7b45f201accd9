//! A season for the public: the matches and places of the teams of a group, and a player's games.

use super::season::{TeamView, team};
use crate::Desk;
use crate::pages::league::season_page::SeasonPage;
use adoube_federation::ids::{ClubId, MemberNo, TeamSide};
use adoube_federation::personal::{games_of, sums_of};
use adoube_federation::progress::progress;
use adoube_federation::strength::StrengthEntry;
use adoube_services::league::Named;
use adoube_web::request_error::RequestError;
use adoube_web::shapes;
use adoube_web::visit::Visit;
use axum::Json;
use axum::extract::{Path, State};

shapes! {
    /// A group, in the order of its table.
    pub(super) struct GroupProgress {
        /// The teams.
        teams: Vec<TeamWay>,
    }

    /// A team's way through the rounds.
    pub(super) struct TeamWay {
        /// The team.
        team: TeamView,
        /// Its matches.
        matches: Vec<TeamMatch>,
        /// Its place after each round of which every match is settled.
        places: Vec<TeamPlace>,
    }

    /// A match of a team.
    pub(super) struct TeamMatch {
        /// The round, from 1.
        round: u16,
        /// The match's number.
        number: u32,
        /// The opponent.
        opponent: TeamView,
        /// Whether the team plays at home.
        home: bool,
        /// The team's board points so far.
        points: String,
        /// The opponent's board points so far.
        against: String,
        /// Whether all boards have a result.
        settled: bool,
    }

    /// A team's place after a round.
    pub(super) struct TeamPlace {
        /// The round, from 1.
        round: u16,
        /// The place.
        place: u16,
        /// The points that rank the teams.
        points: String,
    }

    /// A club with its teams and players.
    pub(super) struct ClubView {
        /// The name.
        name: String,
        /// Where it plays.
        venue: String,
        /// The teams, in the order of their letters.
        teams: Vec<TeamView>,
        /// The players, in the order of the stamped list.
        players: Vec<ClubPlayer>,
    }

    /// A player of a club.
    pub(super) struct ClubPlayer {
        /// The player's number.
        number: u32,
        /// The name; initials for minors.
        name: String,
        /// The number on the list.
        listed: String,
        /// Settled games for the club's teams.
        games: u16,
        /// The points in them.
        points: String,
    }

    /// A player's season.
    pub(super) struct PlayerSeason {
        /// The name; initials for minors.
        name: String,
        /// The club's number.
        club: u32,
        /// The games, in the order of play.
        games: Vec<SeasonGame>,
    }

    /// A game for a team.
    pub(super) struct SeasonGame {
        /// The match's number.
        number: u32,
        /// The competition's number.
        competition: u32,
        /// The round, from 1.
        round: u16,
        /// The board, from 1.
        board: u16,
        /// Whether the player has White.
        white: bool,
        /// The opponent's name.
        opponent: String,
        /// The player's points, once the game is over.
        points: Option<String>,
        /// Whether it was played, or may still be.
        played: bool,
    }
}

/// Returns the way of the teams of a group, from 1.
pub(super) async fn group(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number, group)): Path<(String, u32, u16)>,
) -> Result<Json<GroupProgress>, RequestError> {
    let shown = SeasonPage::public(&desk, &visit, &id).await?;
    let (event, _) = shown.competition(number)?;
    let at = usize::from(group.checked_sub(1).ok_or(RequestError::NotFound)?);
    let teams = progress(shown.season(), event, at).ok_or(RequestError::NotFound)?;
    let way = |of: &adoube_federation::progress::TeamProgress| TeamWay {
        team: team(&shown, event, of.team),
        matches: of
            .rounds
            .iter()
            .map(|(round, m)| TeamMatch {
                round: *round,
                number: m.id.0,
                opponent: team(&shown, event, m.opponent),
                home: m.side == TeamSide::Home,
                points: m.points.0.to_string(),
                against: m.points.1.to_string(),
                settled: m.settled,
            })
            .collect(),
        places: of
            .places
            .iter()
            .map(|(round, (place, points))| TeamPlace { round: *round, place: *place, points: points.to_string() })
            .collect(),
    };
    Ok(Json(GroupProgress { teams: teams.iter().map(way).collect() }))
}

/// Returns a club with its teams and players as everybody may see them.
pub(super) async fn club(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Json<ClubView>, RequestError> {
    let mut shown = SeasonPage::public(&desk, &visit, &id).await?;
    let club = ClubId(number);
    if !shown.season().clubs.contains_key(&club) {
        return Err(RequestError::NotFound);
    }
    shown.read_club(&desk, club).await?;
    let (season, sums) = (shown.season(), sums_of(shown.season(), club));
    let own = season.club_teams(club);
    let teams = own.iter().map(|(team, _)| TeamView { number: team.0, name: shown.team(*team) }).collect();
    let player = |listed: &StrengthEntry| {
        let (games, points) = sums.get(&listed.person).copied().unwrap_or_default();
        let (name, listed_as) = (shown.person(listed.person), listed.number.to_string());
        ClubPlayer { number: listed.person.0, name, listed: listed_as, games, points: points.to_string() }
    };
    let players = season.lists.get(&club).map(|list| list.players.iter().map(player).collect());
    let venue = shown.state.name(Named::Venue(club));
    Ok(Json(ClubView { name: shown.club_name(club), venue, teams, players: players.unwrap_or_default() }))
}

/// Returns a player's season as everybody may see it.
pub(super) async fn player(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Json<PlayerSeason>, RequestError> {
    let mut shown = SeasonPage::public(&desk, &visit, &id).await?;
    let person = MemberNo(number);
    let club = shown.season().players.get(&person).map(|player| player.club).ok_or(RequestError::NotFound)?;
    let games = games_of(shown.season(), person);
    let named: Vec<MemberNo> = games.iter().filter_map(|game| game.opponent.person).chain([person]).collect();
    shown.read(&desk, named).await?;
    let mut found = Vec::new();
    for game in games {
        let Some(m) = shown.season().matches.get(&game.id) else { continue };
        found.push(SeasonGame {
            number: game.id.0,
            competition: m.event.0,
            round: m.round,
            board: game.board.into(),
            white: game.own.colour == adoube_tournament::Color::White,
            opponent: game.opponent.person.map(|rival| shown.person(rival)).unwrap_or_default(),
            points: game.points().map(|points| points.to_string()),
            played: game.is_played(),
        });
    }
    Ok(Json(PlayerSeason { name: shown.person(person), club: club.0, games: found }))
}
