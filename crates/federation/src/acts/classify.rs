//! The final classification of an event that gives titles or norms (Master, title 1 and norm 2; D-118): recorded once the event is
//! over, dated by its last round, and replaced when it is corrected.

use super::{SeasonAnswer, apply, competition, office};
use crate::ids::{CompetitionId, MemberNo};
use crate::people::PlayerTitle;
use crate::refusal::{RefusalReason, SeasonRefusal, Thing};
use crate::season::{SeasonState, TitleGround};
use crate::titles::{Award, NormGround, TitleEvent, awards};
use adoube_laws::Date;
use std::collections::BTreeSet;

type Decided = Result<Vec<SeasonAnswer>, SeasonRefusal>;

/// Records the awards of a classification. Those of an earlier order that the new one does not confirm are taken back.
pub(super) fn decide(state: &SeasonState, event: CompetitionId, order: &[MemberNo]) -> Decided {
    let competition = competition::competition(state, event)?;
    let Some(of) = competition.settings.individual.title_event else {
        return Err(RefusalReason::NoTitleEvent.into());
    };
    let last = competition.settings.rounds.last().filter(|_| competition.closed >= competition.rounds());
    let on = last.ok_or_else(|| SeasonRefusal::from(RefusalReason::NotOver))?.date;
    let mut seen = BTreeSet::new();
    for person in order {
        office::known_player(state, *person)?;
        if !competition.entrants.contains_key(person) {
            return Err(RefusalReason::Unknown(Thing::Player, person.0).into());
        }
        if !seen.insert(*person) {
            return Err(RefusalReason::Twice(Thing::Player, person.0).into());
        }
    }
    let due: Vec<(MemberNo, Award)> = awards(of, order, &state.regulations_on(on).norms.awards);
    let kept = |person: MemberNo| due.iter().any(|(of, _)| *of == person);
    let mut events = Vec::new();
    let mut now = state.clone();
    let mut add = |new: Vec<SeasonAnswer>, now: &mut SeasonState| {
        *now = new.iter().fold(std::mem::take(now), apply);
        events.extend(new);
    };
    for person in held(state, of, on).into_iter().filter(|person| !kept(*person)) {
        add(taken(&now, of, person, on), &mut now);
    }
    for (person, award) in due.iter().filter(|(person, _)| !held(state, of, on).contains(person)) {
        let new = match award {
            Award::Title => {
                vec![SeasonAnswer::Titled(*person, PlayerTitle::MestreCatala, TitleGround::AbsoluteChampionship)]
            }
            Award::Norm => office::norm(&now, *person, on, NormGround::BarcelonaOpen),
        };
        add(new, &mut now);
    }
    Ok(events)
}

/// Returns the players who hold an award of the event. It is held once a season.
fn held(state: &SeasonState, of: TitleEvent, on: Date) -> Vec<MemberNo> {
    match of {
        TitleEvent::AbsoluteChampionship => {
            let titles = state.titles.iter().filter(|(.., ground)| *ground == TitleGround::AbsoluteChampionship);
            titles.map(|(person, ..)| *person).collect()
        }
        TitleEvent::BarcelonaOpenA => {
            let of_event =
                |(_, day, ground): &&(MemberNo, Date, NormGround)| *ground == NormGround::BarcelonaOpen && *day == on;
            state.norms.iter().filter(of_event).map(|(person, ..)| *person).collect()
        }
    }
}

/// Returns the events that take an award back, with the title that its norm had made complete.
fn taken(state: &SeasonState, of: TitleEvent, person: MemberNo, on: Date) -> Vec<SeasonAnswer> {
    match of {
        TitleEvent::AbsoluteChampionship => vec![title_lost(state, person, TitleGround::AbsoluteChampionship)],
        TitleEvent::BarcelonaOpenA => {
            let mut events = vec![SeasonAnswer::NormLost(person, on, NormGround::BarcelonaOpen)];
            let by_norms = |(of, _, ground): &(MemberNo, PlayerTitle, TitleGround)| {
                *of == person && *ground == TitleGround::ThreeNorms
            };
            let mut left = state.norms_of(person);
            left.retain(|day| *day != on);
            let season = state.season.as_ref().map_or(0, |season| season.year);
            let rules = state.regulations();
            if state.titles.iter().any(by_norms) && crate::titles::norms_held(&left, season, rules).title.is_none() {
                events.push(title_lost(state, person, TitleGround::ThreeNorms));
            }
            events
        }
    }
}

/// Returns the loss of the title of Mestre Català on one ground; another ground or a higher title keeps the player titled.
fn title_lost(state: &SeasonState, person: MemberNo, ground: TitleGround) -> SeasonAnswer {
    let title = PlayerTitle::MestreCatala;
    let player = state.players.get(&person).and_then(|player| player.title);
    let others = state.titles.iter().filter(|of| of.0 == person && **of != (person, title, ground));
    let other = others.map(|(_, title, _)| *title).max();
    let held = if player.is_some_and(|held| held > title) { player } else { other };
    SeasonAnswer::TitleLost(person, title, ground, held)
}
