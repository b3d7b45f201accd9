//! `/desk/league/ID/c/N/groups`: the groups of a competition and each team's number in the table (Round-robin tables; Pairing
//! systems 2.1, 3.1), set by hand or drawn by lot.

use super::prelude::*;
use crate::pages::league::widgets::team_category;
use crate::words;
use adoube_federation::acts::CompetitionAct;
use adoube_federation::competition::Competition;
use adoube_federation::ids::{CompetitionId, TeamId};
use adoube_store::random;
use adoube_words::Text;
use std::collections::BTreeMap;

/// The most groups.
const GROUPS_MAX: u32 = 40;

/// The page of a competition's groups.
pub(super) struct GroupsPage {
    id: CompetitionId,
    event: Competition,
}

impl OfficePage for GroupsPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let (id, event) = request.shown.competition(request.parameter(0)?)?;
        if !request.shown.runs_event(&request.visit, id) {
            return Err(RequestError::Forbidden);
        }
        Ok(Self { id, event: event.clone() })
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let mut values = Values::of([("draw-groups", "1".to_owned())]);
        for (at, team) in (1_u32..).zip(self.event.teams.keys()) {
            values.set(&format!("group-of-{team}"), "1");
            values.set(&format!("group-no-{team}"), at.to_string());
        }
        for (at, group) in (0_u16..).zip(&self.event.groups) {
            values.set(&format!("names-{at}"), shown.state.name(Named::Group(self.id, at)));
            for (number, team) in (1_u32..).zip(&group.teams) {
                values.set(&format!("group-of-{team}"), (at + 1).to_string());
                values.set(&format!("group-no-{team}"), number.to_string());
            }
        }
        values
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (id, event) = (self.id, &self.event);
        let shown = view.shown;
        let title = format!("{} · {}", view.say(words::office::ENTRY_GROUPS), shown.event(id));
        let (by_hand, draw, names) = (view.form("group"), view.form("draw"), view.form("names"));
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link(&format!("/c/{id}"))) { (shown.event(id)) } }
            div.columns { @for (at, group) in (0_u16..).zip(&event.groups) { section.card {
                h2 { (view.reader.say_with(words::league::GROUP, &[("group", &shown.state.name(Named::Group(id, at)))])) }
                ol { @for team in &group.teams { li { (shown.state.team_in(id, *team)) } } }
            } } }
            @if event.teams.is_empty() { section.card { p.empty { (view.say(words::office::ENTRY_NO_TEAMS)) } } }
            @else if event.paired == 0 {
                (draw.open((words::office::ENTRY_DRAW, words::office::ENTRY_DRAW_BUTTON), &html! {
                    p.whole.hint { (view.say(words::office::ENTRY_DRAW_HINT)) }
                    (draw.number("groups", words::office::ENTRY_HOW_MANY_GROUPS, (1, 40)))
                }))
                (by_hand.show((words::office::ENTRY_BY_HAND, words::common::SAVE), !event.groups.is_empty(), &hand(&view, id, event)))
            }
            @if !event.groups.is_empty() {
                (names.folded((words::office::ENTRY_GROUP_NAMES, words::common::SAVE), &html! {
                    @for at in 0..event.groups.len() { (names.text(&at.to_string(), words::office::ENTRY_GROUP, true)) }
                }))
            }
        };
        Ok(view.page(SeasonTab::Competitions, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let groups = match form.name {
            "group" => by_hand(form, &self.event),
            "draw" => match form.number::<usize>("groups", (1, GROUPS_MAX)) {
                Some(count) => Some(drawn(&self.event, count)?),
                None => None,
            },
            "names" => {
                return Ok(Submission::new(names(form, self.id, self.event.groups.len()), words::office::DONE_GROUPS));
            }
            _ => return Err(RequestError::NOT_UNDERSTOOD),
        };
        Ok(Submission::one(
            groups.map(|groups| form.act(CompetitionAct::Group(self.id, groups))),
            words::office::DONE_GROUPS,
        ))
    }
}

/// Reads each team's group and number.
fn by_hand(form: &mut SentForm<'_>, competition: &Competition) -> Option<Vec<Vec<TeamId>>> {
    let mut groups: BTreeMap<u32, Vec<(u32, TeamId)>> = BTreeMap::new();
    let teams = competition.teams.keys().filter(|team| !competition.gone.contains_key(team));
    for team in teams {
        let group: Option<u32> = form.number(&format!("of-{team}"), (1, GROUPS_MAX));
        let number: Option<u32> = form.number(&format!("no-{team}"), (1, 400));
        if let (Some(group), Some(number)) = (group, number) {
            let of = groups.entry(group).or_default();
            if of.iter().any(|(taken, _)| *taken == number) {
                form.wrong::<()>(&format!("no-{team}"), words::office::ENTRY_NUMBER_TWICE);
            }
            of.push((number, *team));
        }
    }
    if !form.problems.is_empty() {
        return None;
    }
    Some(groups.into_values().map(sorted).collect())
}

fn sorted(mut group: Vec<(u32, TeamId)>) -> Vec<TeamId> {
    group.sort_unstable();
    group.into_iter().map(|(_, team)| team).collect()
}

/// Draws lots for the order of the teams and fills the groups in turn, so that their sizes are as equal as possible.
fn drawn(competition: &Competition, count: usize) -> Result<Vec<Vec<TeamId>>, RequestError> {
    let mut lots = Vec::new();
    for team in competition.teams.keys().filter(|team| !competition.gone.contains_key(team)) {
        lots.push((u64::from_be_bytes(random()?), *team));
    }
    lots.sort_unstable();
    let mut groups = vec![Vec::new(); count];
    for (at, (_, team)) in lots.into_iter().enumerate() {
        if let Some(group) = groups.get_mut(at % count.max(1)) {
            group.push(team);
        }
    }
    groups.retain(|group| !group.is_empty());
    Ok(groups)
}

fn names(form: &mut SentForm<'_>, event: CompetitionId, count: usize) -> Option<Vec<LeagueAct>> {
    let mut acts = Vec::new();
    for at in 0..u16::try_from(count).ok()? {
        acts.push(LeagueAct::Call(Named::Group(event, at), form.text(&at.to_string())?));
    }
    Some(acts)
}

fn hand(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let (shown, form) = (view.shown, view.form("group"));
    let cell = |field: String, key: Text, team: TeamId| {
        html! { (form.cell(&field, &format!("{} {}", view.say(key), shown.team(team)), 400)) (form.problem_of(&field)) }
    };
    html! {
        div.whole.scroll { table.tight {
            caption.hidden { (view.say(words::office::ENTRY_BY_HAND)) }
            thead { tr {
                th scope="col" { (view.say(words::office::ENTRY_TEAM)) } th scope="col" { (view.say(words::office::ENTRY_GROUP)) }
                th scope="col" { (view.say(words::office::ENTRY_NUMBER)) } th scope="col" { (view.say(words::office::LICENCE_CATEGORY)) }
            } }
            tbody { @for team in event.teams.keys().filter(|team| !event.gone.contains_key(team)) { tr {
                th scope="row" { (shown.state.team_in(id, *team)) }
                td { (cell(format!("of-{team}"), words::office::ENTRY_GROUP, *team)) }
                td { (cell(format!("no-{team}"), words::office::ENTRY_NUMBER, *team)) }
                td { @if let Some(of) = shown.season().teams.get(team) { (team_category(shown.season(), view.reader, of.category)) } }
            } } }
        } }
    }
}
