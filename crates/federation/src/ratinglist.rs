//! The games of a season's team events that are rated (Rating 1, 3 c, 5 c, 7). The period that rates them, with the
//! tournaments of individuals, is in `adoube-services`.

use crate::competition::{Competition, Counting};
use crate::ids::CompetitionId;
use crate::reports::{RatedGame, rated_games};
use crate::season::SeasonState;
use adoube_laws::Date;

/// Rating 1: returns whether an event's games count.
pub fn counts(competition: &Competition) -> bool {
    let asked = match competition.settings.counting {
        Counting::Official | Counting::ClosedFide => true,
        Counting::IfAccepted => competition.rated == Some(true),
    };
    asked && competition.is_valid()
}

/// A team event as the rating sees it: all parts of a championship are one event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedTeamEvent {
    /// The first of its parts, which names it.
    pub event: CompetitionId,
    /// All parts, in order.
    pub parts: Vec<CompetitionId>,
    /// The day of the last round of all parts.
    pub ended: Option<Date>,
    /// Whether every round of every part is closed.
    pub closed: bool,
    /// Rounds of the longest part.
    pub rounds: u16,
    pub games: Vec<RatedGame>,
}

/// Returns the team events whose games count. The 6 games and the share of Preferents are counted over all parts of the
/// championship, whatever team a player played for (3 c, 5 c).
pub fn team_events(state: &SeasonState) -> Vec<RatedTeamEvent> {
    let counted = |id: &CompetitionId| state.events.get(id).is_some_and(counts);
    let mut all: Vec<RatedTeamEvent> = Vec::new();
    for id in state.events.keys().filter(|id| counted(id)) {
        let parts: Vec<CompetitionId> =
            state.events.keys().copied().filter(|of| state.same_championship(*id, *of)).collect();
        if parts.first() != Some(id) {
            continue;
        }
        let of_parts = || parts.iter().filter_map(|part| state.events.get(part));
        let games: Vec<RatedGame> =
            parts.iter().filter(|part| counted(part)).flat_map(|part| rated_games(state, *part)).collect();
        if games.is_empty() {
            continue;
        }
        all.push(RatedTeamEvent {
            event: *id,
            ended: of_parts().filter_map(|part| part.settings.rounds.last()).max().map(|at| at.date),
            closed: of_parts().all(|part| part.closed == part.rounds()),
            rounds: of_parts().map(Competition::rounds).max().unwrap_or(0),
            games,
            parts,
        });
    }
    all
}
