//! Effects that remain of an undone act.

use super::SeasonAnswer;
use crate::cases::CaseFile;
use crate::season::{SeasonState, Venue};

/// Returns the state after an undone event: it has no effect, but its numbers are not reused, and a matter it put to a
/// body is marked as withdrawn.
#[must_use]
pub fn undone(mut state: SeasonState, event: &SeasonAnswer) -> SeasonState {
    let spent = &mut state.spent;
    match event {
        SeasonAnswer::ClubRegistered(id, _) => spent.clubs = spent.clubs.max(id.0),
        SeasonAnswer::Carried(part) => {
            spent.clubs = part.clubs.iter().map(|(id, _)| id.0).fold(spent.clubs, u32::max);
            spent.teams = part.teams.iter().map(|(id, _)| id.0).fold(spent.teams, u32::max);
        }
        SeasonAnswer::Invoiced(invoice) => spent.invoices = spent.invoices.max(invoice.number),
        SeasonAnswer::TeamMade(id, _) => spent.teams = spent.teams.max(id.0),
        SeasonAnswer::Announced(id, _) => spent.events = spent.events.max(id.0),
        SeasonAnswer::HomologationAsked(id, _) => spent.opens = spent.opens.max(id.0),
        SeasonAnswer::Paired(_, _, matches, _) => {
            spent.matches = matches.iter().map(|(id, _)| id.0).fold(spent.matches, u32::max);
        }
        SeasonAnswer::Raised(case) => state.cases.push(CaseFile { withdrawn: true, ..(**case).clone() }),
        SeasonAnswer::VenueAsked(event, request) => {
            let request = request.clone();
            state.venues.push(Venue { event: *event, request, authorised: None, withdrawn: true });
        }
        _ => {}
    }
    state
}
