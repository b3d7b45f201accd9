//! The whole season as one value, for API clients (`/api/v1/seasons/ID/record`): the same data as on the pages of the
//! desk. A delegate gets the data of the delegates' pages.

use super::cases::sees;
use super::descriptions::concerns;
use crate::pages::league::season_page::SeasonPage;
use crate::roles::Role;
use adoube_federation::SeasonState;
use adoube_federation::cases::Matter;
use adoube_federation::ids::{ClubId, MemberNo, TeamSide};
use adoube_federation::matches::ClubMatch;
use adoube_web::visit::Visit;
use std::collections::BTreeSet;

/// Returns the season as the visitor may see it.
pub(crate) fn season(visit: &Visit, shown: &SeasonPage) -> SeasonState {
    let mut season = shown.season().clone();
    for m in season.matches.values_mut() {
        // 5.61: a line-up is secret until both are in.
        if !m.lineups_open() {
            for side in TeamSide::BOTH {
                if shown.club.is_none() || shown.club_of(m, side) != shown.club {
                    hide(m, side);
                }
            }
        }
    }
    if visit.actor.role() == Role::Delegate {
        of_club(shown, &mut season);
        season.cases.retain(|case| sees(visit, shown, &case.matter));
    }
    season
}

fn hide(m: &mut ClubMatch, side: TeamSide) {
    let at = side.index();
    if let (Some(lineup), Some(seated)) = (m.lineups.get_mut(at), m.seated.get_mut(at)) {
        *lineup = None;
        seated.clear();
    }
}

/// Removes data that concerns only other clubs.
fn of_club(shown: &SeasonPage, season: &mut SeasonState) {
    let own = |club: ClubId| shown.club == Some(club);
    let concerned = |matter: &Matter| shown.club.is_some_and(|club| concerns(shown, matter, club));
    season.players.retain(|_, player| own(player.club));
    let players: BTreeSet<MemberNo> = season.players.keys().copied().collect();
    season.applications.retain(|person, _| players.contains(person));
    season.licences.retain(|person, _| players.contains(person));
    season.titles.retain(|(person, ..)| players.contains(person));
    season.norms.retain(|(person, ..)| players.contains(person));
    season.game_dates.retain(|(_, person, ..)| players.contains(person));
    season.warnings.retain(|warning| warning.club.is_some_and(own));
    season.sanctions.retain(|sanction| concerned(&Matter::Sanction(sanction.on)));
    season.papers.clear();
    season.alternatives.clear();
    season.before.clear();
}
