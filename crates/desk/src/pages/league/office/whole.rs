//! The whole season as one value, for API clients (`/api/v1/seasons/ID/record`): the same data as on the pages of the
//! desk. A delegate gets the data of the delegates' pages, a delegation those of its province.

use super::cases::sees;
use crate::pages::league::season_page::SeasonPage;
use adoube_federation::SeasonState;
use adoube_federation::cases::Matter;
use adoube_federation::ids::{ClubId, MemberNo, TeamSide};
use adoube_federation::matches::ClubMatch;
use std::collections::BTreeSet;

/// Returns the season as the visitor may see it.
pub(crate) fn season(shown: &SeasonPage) -> SeasonState {
    let mut season = shown.season().clone();
    for m in season.matches.values_mut() {
        // 5.61: a line-up is secret until both are in.
        if !m.lineups_open() {
            for side in TeamSide::BOTH {
                if shown.club().is_none() || shown.club_of(m, side) != shown.club() {
                    hide(m, side);
                }
            }
        }
    }
    if shown.is_limited() {
        of_part(shown, &mut season);
    }
    if shown.province().is_some() {
        season.lists.retain(|club, _| shown.covers(*club));
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

/// Removes data that concerns only others than the visitor's clubs.
fn of_part(shown: &SeasonPage, season: &mut SeasonState) {
    let own = |club: ClubId| shown.covers(club);
    season.players.retain(|_, player| own(player.club));
    let players: BTreeSet<MemberNo> = season.players.keys().copied().collect();
    season.applications.retain(|person, _| players.contains(person));
    season.licences.retain(|person, _| players.contains(person));
    season.to_renew.retain(|person, _| players.contains(person));
    season.titles.retain(|(person, ..)| players.contains(person));
    season.norms.retain(|(person, ..)| players.contains(person));
    season.game_dates.retain(|(_, person, ..)| players.contains(person));
    season.warnings.retain(|warning| warning.club.is_some_and(own));
    season.cases.retain(|case| sees(shown, &case.matter));
    season.sanctions.retain(|sanction| sees(shown, &Matter::Sanction(sanction.on)));
    season.fees.invoices.retain(|_, invoice| own(invoice.club));
    season.fees.payments.retain(|payment| own(payment.club));
    season.fees.extras.retain(|extra| own(extra.club));
    season.papers.clear();
    season.alternatives.clear();
    season.before.clear();
}
