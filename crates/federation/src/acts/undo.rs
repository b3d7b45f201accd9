//! What is left of something that was undone.

use super::Event;
use crate::cases::Case;
use crate::season::{State, Venue};

/// The state after an event that was undone: nothing of it holds, but its numbers are not given again, and a matter that it
/// put to a body stands as withdrawn.
#[must_use]
pub fn undone(mut state: State, event: &Event) -> State {
    let spent = &mut state.spent;
    match event {
        Event::ClubRegistered(id, _) => spent.clubs = spent.clubs.max(id.0),
        Event::TeamMade(id, _) => spent.teams = spent.teams.max(id.0),
        Event::Announced(id, _) => spent.events = spent.events.max(id.0),
        Event::HomologationAsked(id, _) => spent.opens = spent.opens.max(id.0),
        Event::Paired(_, _, matches, _) => {
            spent.matches = matches.iter().map(|(id, _)| id.0).fold(spent.matches, u32::max);
        }
        Event::Raised(case) => state.cases.push(Case { withdrawn: true, ..(**case).clone() }),
        Event::VenueAsked(event, request) => {
            let request = request.clone();
            state.venues.push(Venue { event: *event, request, authorised: None, withdrawn: true });
        }
        _ => {}
    }
    state
}
