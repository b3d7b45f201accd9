//! `/desk/league/ID/c/N/carried`: an individual competition played as a tournament of this desk. The results that the
//! handbook needs are copied to the season: rounds played, absences (Withdrawals 14.1), players without a chance of
//! promotion (14.22), promotions between categories. The games are rated with the tournament.

use super::descriptions::category_name;
use super::entrants::individual;
use super::prelude::*;
use crate::Desk;
use crate::pages::league::acting::doing;
use crate::words;
use adoube_event::{EventState, PersonId};
use adoube_federation::acts::{CompetitionAct, LicenceAct};
use adoube_federation::competition::{Competition, Counting};
use adoube_federation::ids::{CompetitionId, MemberNo};
use adoube_federation::people::{PlayerCategory, RegisteredPlayer};
use adoube_federation::withdrawal::promotion_in_reach;
use adoube_rating::Category as Rated;
use adoube_rating::event::EventFacts;
use adoube_services::people::Person;
use adoube_services::ratings::field::Ratings;
use adoube_store::fold;
use adoube_tournament::{Forfeit, PlayerIx, RoundEntry};
use std::collections::HashMap;

/// The page of an individual competition played as a tournament.
pub(super) struct CarriedPage {
    id: CompetitionId,
    plan: Option<CarryPlan>,
    /// The tournaments of the desk to choose from.
    tournaments: Vec<(String, String)>,
}

impl OfficePage for CarriedPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        request.read_all().await?;
        let (id, competition) = individual(request)?;
        let (desk, shown) = (&request.desk, &request.shown);
        let plan = match shown.state.played.get(&id) {
            Some(tournament) => Some(plan(desk, shown, &competition, tournament).await?),
            None => None,
        };
        let all = desk.events_latest_first().await?;
        let tournaments = all.into_iter().map(|(id, state)| (id, state.event.settings.name.clone())).collect();
        Ok(Self { id, plan, tournaments })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (id, plan) = (self.id, self.plan.as_ref());
        let shown = view.shown;
        let title = format!("{} · {}", view.say(words::office::CARRIED_TITLE), shown.event(id));
        let form = view.form("play");
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link(&format!("/c/{id}/players"))) { (view.say(words::office::CLUB_PLAYERS)) } }
            (view.back(&["carry"]))
            @if let Some((plan, tournament)) = plan.zip(shown.state.played.get(&id)) {
                section.card {
                    p { (view.say(words::office::CARRIED_PLAYED_AS)) " " a href=(format!("/t/{tournament}")) { (plan.name) } }
                    @if !plan.over { p.hint { (view.say(words::office::CARRIED_NOT_OVER)) } }
                    (what(&view, plan))
                }
                @if !plan.strangers.is_empty() { section.card {
                    h2 { (view.say(words::office::CARRIED_STRANGERS)) } p.hint { (view.say(words::office::CARRIED_STRANGERS_HINT)) }
                    ul { @for name in &plan.strangers { li { (name) } } }
                } }
            }
            (form.show((words::office::CARRIED_CHOOSE, words::common::SAVE), plan.is_some(), &html! {
                p.whole.hint { (view.say(words::office::CARRIED_HINT)) }
                (form.select("tournament", words::office::CARRIED_TOURNAMENT, &self.tournaments))
            }))
        };
        Ok(view.page(SeasonTab::Competitions, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let acts = match (form.name, &self.plan) {
            ("play", _) => {
                let known = |id: &str| self.tournaments.iter().any(|(known, _)| known == id).then(|| id.to_owned());
                let tournament = form.find("tournament", words::office::CHOOSE, known);
                tournament.map(|tournament| vec![LeagueAct::Play { event: self.id, tournament }])
            }
            ("carry", Some(plan)) => Some(acts(form.visit, form.shown, self.id, plan)),
            _ => return Err(RequestError::NOT_UNDERSTOOD),
        };
        Ok(Submission::new(acts, words::tournament::DONE_SAVED))
    }
}

/// The results of one entrant that go over.
struct CarriedLine {
    person: MemberNo,
    /// Rounds lost by absence that are not in the season yet.
    absences: Vec<u16>,
    /// The category that the result leads to.
    promoted: Option<PlayerCategory>,
    /// 14.22: half points scored and seconds met by a player who can no longer be promoted.
    hopeless: Option<(u32, u32)>,
}

/// The results that go over.
#[derive(Default)]
struct CarryPlan {
    /// The tournament's name.
    name: String,
    /// Whether the tournament is over: promotions need the whole event.
    over: bool,
    /// The number of rounds closed in the tournament but not in the season.
    rounds: u16,
    lines: Vec<CarriedLine>,
    /// Players of the tournament who are unknown to the season.
    strangers: Vec<String>,
}

const fn rated(category: PlayerCategory) -> Rated {
    match category {
        PlayerCategory::Third => Rated::Third,
        PlayerCategory::Second => Rated::Second,
        PlayerCategory::First => Rated::First,
        PlayerCategory::Preferent => Rated::Preferent,
    }
}

const fn season_category(category: Rated) -> Option<PlayerCategory> {
    match category {
        Rated::Third => Some(PlayerCategory::Third),
        Rated::Second => Some(PlayerCategory::Second),
        Rated::First => Some(PlayerCategory::First),
        Rated::Preferent => Some(PlayerCategory::Preferent),
        Rated::None | Rated::Titled => None,
    }
}

/// Finds the person of the season for an entry: the same person, or the only one of the same name.
fn same(shown: &SeasonPage, entrants: &[MemberNo], key: &PersonId, known: Option<&Person>) -> Option<MemberNo> {
    let own = shown.state.persons.iter().find(|(id, of)| *of == key && entrants.contains(id));
    if let Some((id, _)) = own {
        return Some(*id);
    }
    let name = fold(&known?.name);
    let mut of_name = entrants.iter().filter(|id| fold(&shown.person(**id)) == name);
    of_name.next().copied().filter(|_| of_name.next().is_none())
}

/// Calculates the data to copy.
async fn plan(
    desk: &Desk,
    shown: &SeasonPage,
    competition: &Competition,
    tournament: &str,
) -> Result<CarryPlan, RequestError> {
    let state = desk.event_state(tournament, None).await?;
    let event: &EventState = &state.event;
    let people: HashMap<_, _> = desk.people().of(event).await?;
    let ratings = Ratings::new(event, &adoube_services::people::names(&people), false);
    let entrants: Vec<MemberNo> = competition.entrants.keys().copied().collect();
    let mut plan = CarryPlan { name: event.settings.name.clone(), over: event.closed, ..CarryPlan::default() };
    plan.rounds = event.finished_rounds().min(competition.rounds()).saturating_sub(competition.closed);
    let of: Vec<Option<MemberNo>> =
        event.entries.iter().map(|entry| same(shown, &entrants, &entry.person, people.get(&entry.person))).collect();
    // The season's categories and ratings take precedence over the tournament's.
    let mut persons = ratings.handbook.clone();
    for (known, person) in persons.iter_mut().zip(&of) {
        if let Some(player) = person.and_then(|person| shown.season().players.get(&person)) {
            known.category = rated(player.category);
            known.rating = player.ratings.catalan.or(known.rating);
        }
    }
    let field = EventFacts { tournament: &ratings.tournament, persons: &persons };
    // 14.1: the absences that exclude a player.
    let out = usize::from(*shown.season().regulations().eliminations.absences);
    for (ix, person) in (0..).map(PlayerIx).zip(&of) {
        let Some(played) = ratings.tournament.player(ix) else { continue };
        let Some((person, entrant)) = person.and_then(|person| Some((person, competition.entrants.get(&person)?)))
        else {
            plan.strangers.push(played.name.clone());
            continue;
        };
        let lost = (1_u16..)
            .zip(&played.entries)
            .filter(|(_, entry)| matches!(entry, RoundEntry::Forfeit { forfeit: Forfeit::Lost, .. }));
        let new = lost.map(|(round, _)| round).filter(|round| !entrant.absences.contains(round));
        let left = out.saturating_sub(entrant.absences.len());
        let absences: Vec<u16> = if entrant.left_after.is_some() { Vec::new() } else { new.take(left).collect() };
        let after = competition.closed.saturating_add(plan.rounds);
        let left = u32::from(competition.rounds().saturating_sub(after));
        // 14.22: in official events, before the last round, the players without a chance of promotion who have not asked
        // to play on.
        let may_leave = competition.settings.counting == Counting::Official
            && left > 0
            && after > 0
            && !entrant.goes_on
            && entrant.left_after.is_none()
            && entrant.absences.len() + absences.len() < out;
        let score =
            field.promotion(ix).filter(|_| may_leave).map(|(attempt, _)| (attempt.half_points, attempt.seconds));
        let rounds = u32::from(competition.rounds());
        let hopeless = score.filter(|(points, seconds)| {
            !promotion_in_reach(
                entrant.category,
                rounds,
                *points,
                left,
                *seconds,
                &shown.season().regulations().promotions,
            )
        });
        let earned = field.promotion(ix).filter(|(attempt, _)| event.closed && attempt.is_earned());
        let promoted = earned.and_then(|(attempt, _)| season_category(attempt.step.to()));
        let promoted = promoted.filter(|to| shown.season().players.get(&person).is_some_and(|p| p.category < *to));
        if !absences.is_empty() || promoted.is_some() || hopeless.is_some() {
            plan.lines.push(CarriedLine { person, absences, promoted, hopeless });
        }
    }
    Ok(plan)
}

/// Returns the acts of a plan.
fn acts(visit: &Visit, shown: &SeasonPage, id: CompetitionId, plan: &CarryPlan) -> Vec<LeagueAct> {
    let act = |act: SeasonAct| doing(visit, act);
    let mut acts: Vec<LeagueAct> = (0..plan.rounds).map(|_| act(CompetitionAct::CloseRound(id).into())).collect();
    for line in &plan.lines {
        acts.extend(line.absences.iter().map(|round| act(CompetitionAct::Absent(id, line.person, *round).into())));
        if let Some((half_points, seconds_met)) = line.hopeless {
            let person = line.person;
            acts.push(act(CompetitionAct::NoPromotionLeft { event: id, person, half_points, seconds_met }.into()));
        }
        if let Some((category, player)) = line.promoted.zip(shown.season().players.get(&line.person)) {
            let player = RegisteredPlayer { category, ..player.clone() };
            acts.push(act(LicenceAct::Know(player).into()));
        }
    }
    acts
}

fn what(view: &OfficeView<'_>, plan: &CarryPlan) -> Markup {
    let nothing = plan.rounds == 0 && plan.lines.is_empty();
    html! {
        @if nothing { p.empty { (view.say(words::office::CARRIED_NOTHING)) } }
        @else {
            ul.list {
                @if plan.rounds > 0 { li { (view.reader.say_with(words::office::CARRIED_ROUNDS, &[("count", &plan.rounds)])) } }
                @for line in &plan.lines { li {
                    strong { (view.shown.person(line.person)) }
                    @for round in &line.absences { " " span.mark.mark-warn { "X " (round) } }
                    @if line.hopeless.is_some() { " " span.mark.mark-warn { (view.say(words::office::CARRIED_HOPELESS)) } }
                    @if let Some(category) = line.promoted { " " span.mark.mark-good { (view.say(words::office::CARRIED_PROMOTED)) " " (category_name(view, category)) } }
                } }
            }
            div.buttons { (view.button("carry", &[], words::office::CARRIED_DO)) }
        }
    }
}
