//! The season of a delegation: the clubs, players, applications, licences, competitions and accounts of its province, and
//! the competitions of the whole federation, in which its clubs play (Delegations 1, 4).

use super::LeagueState;
use adoube_federation::ids::ClubId;
use adoube_federation::venue::Province;
use std::collections::BTreeSet;

/// Removes the data of other provinces. The teams, lists and matches of competitions that remain stay whole, because
/// tables and records need them; so do cases and venues, which are known by their place.
pub(super) fn keep_province(state: &mut LeagueState, province: Province) {
    let season = &mut state.season;
    season.clubs.retain(|_, club| club.province == province);
    let own: BTreeSet<ClubId> = season.clubs.keys().copied().collect();
    season.players.retain(|_, player| own.contains(&player.club));
    let players = &season.players;
    season.applications.retain(|person, _| players.contains_key(person));
    season.licences.retain(|person, licence| own.contains(&licence.club) || players.contains_key(person));
    season.to_renew.retain(|person, licence| own.contains(&licence.club) || players.contains_key(person));
    season.titles.retain(|(person, ..)| players.contains_key(person));
    season.norms.retain(|(person, ..)| players.contains_key(person));
    season.game_dates.retain(|(_, person, ..)| players.contains_key(person));
    season.warnings.retain(|warning| warning.club.is_some_and(|club| own.contains(&club)));
    season.events.retain(|_, event| event.settings.province.is_none_or(|of| of == province));
    let events = &season.events;
    season.matches.retain(|_, m| events.contains_key(&m.event));
    season.fees.invoices.retain(|_, invoice| own.contains(&invoice.club));
    season.fees.payments.retain(|payment| own.contains(&payment.club));
    season.before.clear();
    state.proposals.retain(|_, proposal| own.contains(&proposal.club));
}
