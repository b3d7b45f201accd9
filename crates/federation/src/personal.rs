//! A player's season: the games for the club's teams; and those of all its players.

use crate::ids::{ClubId, MatchId, MemberNo, TeamSide};
use crate::matches::{BoardStatus, ClubMatch};
use crate::reports::{RecordPlayer, record_player};
use crate::result::TeamBoardResult;
use crate::season::SeasonState;
use adoube_tournament::Points;
use std::collections::BTreeMap;

/// A game of a player for a team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerGame {
    pub id: MatchId,
    pub side: TeamSide,
    /// The board, from 1.
    pub board: u8,
    pub stand: BoardStatus,
    pub own: RecordPlayer,
    pub opponent: RecordPlayer,
}

impl PlayerGame {
    /// Returns the player's points, once the board is settled.
    pub fn points(&self) -> Option<Points> {
        self.stand.result().map(|result| result.points(self.side))
    }

    /// Returns whether a move was made, or may still be.
    pub fn is_played(&self) -> bool {
        self.stand.result().is_none_or(TeamBoardResult::was_played)
    }
}

/// Returns the games of a player, in the order of play.
pub fn games_of(state: &SeasonState, person: MemberNo) -> Vec<PlayerGame> {
    let clubs: Vec<ClubId> = state
        .lists
        .iter()
        .filter(|(_, list)| list.players.iter().any(|listed| listed.person == person))
        .map(|(club, _)| *club)
        .collect();
    let own = |m: &ClubMatch, side: TeamSide| state.teams.get(&m.team(side)).is_some_and(|t| clubs.contains(&t.club));
    let mut games = Vec::new();
    for (id, m) in &state.matches {
        for side in TeamSide::BOTH.into_iter().filter(|side| own(m, *side)) {
            for (board, stand) in (1..=u8::MAX).zip(&m.boards) {
                let player = |side| record_player(state, m, side, board, *stand);
                let own = player(side);
                if own.person == Some(person) {
                    let opponent = player(side.other());
                    games.push(PlayerGame { id: *id, side, board, stand: *stand, own, opponent });
                }
            }
        }
    }
    games.sort_by_key(|game| (state.matches.get(&game.id).map(|m| m.start), game.id));
    games
}

/// Returns the number of settled games, and the points, of every player of a club who has sat at a board.
pub fn sums_of(state: &SeasonState, club: ClubId) -> BTreeMap<MemberNo, (u16, Points)> {
    let own = |m: &ClubMatch, side: TeamSide| state.teams.get(&m.team(side)).is_some_and(|team| team.club == club);
    let mut sums: BTreeMap<MemberNo, (u16, Points)> = BTreeMap::new();
    for m in state.matches.values() {
        for side in TeamSide::BOTH.into_iter().filter(|side| own(m, *side)) {
            for (board, stand) in (1..=u8::MAX).zip(&m.boards) {
                let Some(result) = stand.result().filter(|result| result.was_played()) else { continue };
                let Some(person) = record_player(state, m, side, board, *stand).person else { continue };
                let sum = sums.entry(person).or_default();
                *sum = (sum.0.saturating_add(1), sum.1 + result.points(side));
            }
        }
    }
    sums
}
