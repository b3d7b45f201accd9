//! A match from both sides, on a phone: `/desk/league/ID/match/N` and the forms below it (Delegates 5.51-5.94; Teams
//! 7.3; Adjournments 10; Competition rules 12; Substitutes 13; Calendar 15.5).
//!
//! The match page updates itself and has no input fields; each act has its own form at `…/match/N/SIDE/WHAT`, where
//! SIDE is the side acted for.

mod acta;
mod delays;
mod disputes;
mod envelope;
mod forms;
pub(super) mod hub;
mod lineup;
mod match_form;
mod moving;
mod play;
pub(super) mod record;
mod unfinished;

use super::public_player::person_link;
use super::season_page::SeasonPage;
use super::season_request::SeasonRequest;
use super::widgets;
use crate::Desk;
use crate::DeskRoutes;
use crate::roles::Action;
use adoube_federation::ids::{ClubId, MatchId, TeamSide};
use adoube_federation::list_number::ListNumber;
use adoube_federation::matches::{BoardStatus, ClubMatch};
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use maud::{Markup, html};

pub(super) fn routes(routes: DeskRoutes) -> DeskRoutes {
    routes
        .get("/desk/league/{id}/match/{number}", Action::SeeSeason, hub::show)
        .post("/desk/league/{id}/match/{number}/office", Action::RunProvince, hub::office)
        .get("/desk/league/{id}/match/{number}/move", Action::ActForClub, moving::show)
        .post("/desk/league/{id}/match/{number}/move", Action::ActForClub, moving::send)
        .get("/desk/league/{id}/match/{number}/acta", Action::SeeSeason, acta::show)
        .get("/desk/league/{id}/match/{number}/{side}/{what}", Action::ActForClub, forms::show)
        .post("/desk/league/{id}/match/{number}/{side}/{what}", Action::ActForClub, forms::send)
}

/// A match as rendered on a page, with the names of both clubs' players.
pub(super) struct MatchPage {
    pub(super) shown: SeasonPage,
    pub(super) id: MatchId,
    pub(super) m: ClubMatch,
}

impl MatchPage {
    /// Loads the match of a request, with the desk and the visit.
    async fn load(request: SeasonRequest) -> Result<(Desk, Visit, Self), RequestError> {
        let number = request.parameter(0)?;
        let SeasonRequest { desk, visit, shown, .. } = request;
        let here = Self::of(&desk, shown, number).await?;
        Ok((desk, visit, here))
    }

    /// Loads a match of a season as visible to the visitor.
    pub(super) async fn of(desk: &Desk, mut shown: SeasonPage, number: u32) -> Result<Self, RequestError> {
        let (id, m) = shown.a_match(number)?;
        // A delegation sees the matches of its clubs and competitions; everybody else sees all.
        if shown.province().is_some() && !shown.covers_match(m) {
            return Err(RequestError::Forbidden);
        }
        let m = m.clone();
        for side in TeamSide::BOTH {
            if let Some(club) = shown.club_of(&m, side) {
                shown.read_club(desk, club).await?;
            }
        }
        Ok(Self { shown, id, m })
    }

    /// Returns a path below the match.
    fn path(&self, rest: &str) -> String {
        self.shown.path(&format!("/match/{}{rest}", self.id))
    }

    /// Returns the path of a form.
    fn form(&self, side: TeamSide, what: &str) -> String {
        self.path(&format!("/{}/{what}", side_code(side)))
    }

    pub(super) fn team(&self, side: TeamSide) -> String {
        self.shown.state.team_in(self.m.event, self.m.team(side))
    }

    pub(super) fn club(&self, side: TeamSide) -> Option<ClubId> {
        self.shown.club_of(&self.m, side)
    }

    /// Returns the name of the player with a number in a side's list.
    pub(super) fn player(&self, side: TeamSide, number: ListNumber) -> String {
        let person = widgets::listed(&self.shown, self.club(side), number);
        person.map_or_else(|| number.to_string(), |person| self.shown.person(person))
    }

    /// Renders the name of the player with a number in a side's list, with a link to the player's season.
    fn player_link(&self, side: TeamSide, number: ListNumber) -> Markup {
        let listed = widgets::listed(&self.shown, self.club(side), number);
        listed.map_or_else(|| html! { (number) }, |person| person_link(&self.shown, person))
    }

    /// Returns the number of the player at a board.
    pub(super) fn seated(&self, side: TeamSide, board: u8) -> Option<ListNumber> {
        usize::from(board).checked_sub(1).and_then(|at| self.m.seated[side.index()].get(at)).copied()
    }

    /// Returns whether the visitor may see a side's line-up: everybody once it is no longer secret, before that only
    /// the side's delegate.
    pub(super) fn sees(&self, side: TeamSide) -> bool {
        let own = self.shown.club().is_some() && self.shown.club() == self.club(side);
        own || !adoube_services::league::is_secret(&self.m, side, self.shown.now)
    }

    /// Returns the boards by number.
    pub(super) fn boards(&self) -> impl Iterator<Item = (u8, BoardStatus)> {
        (1..=u8::MAX).zip(self.m.boards.iter().copied())
    }

    /// Returns seconds from the official start to a time of the same day; `None` before the start.
    fn seconds(&self, minute: u16) -> Option<u32> {
        Some(u32::from(minute.checked_sub(self.m.start.minute)?) * 60)
    }

    /// Returns the current time of day if the match is today, otherwise the start.
    fn hour_now(&self) -> u16 {
        let today = self.shown.now.date == self.m.start.date && self.shown.now >= self.m.start;
        if today { self.shown.now.minute } else { self.m.start.minute }
    }

    /// Returns the time of day some minutes after the start.
    fn hour_after(&self, minutes: u16) -> String {
        widgets::hour((self.m.start.minute + minutes).min(24 * 60 - 1))
    }
}

/// Returns the code of a side in URLs.
pub(super) const fn side_code(side: TeamSide) -> &'static str {
    match side {
        TeamSide::Home => "home",
        TeamSide::Visitors => "visitors",
    }
}

fn read_side(code: &str) -> Option<TeamSide> {
    TeamSide::BOTH.into_iter().find(|side| side_code(*side) == code)
}
