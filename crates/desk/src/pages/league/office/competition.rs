//! `/desk/league/ID/c/N`: one team competition: entries (Delegates 5.41, 5.421), rounds paired and closed, withdrawals (14.1-14.31),
//! the calendar and what can be asked for (15).

use super::competitions::{kind_key, session_words};
use super::descriptions::proposal;
use super::lots;
use super::prelude::*;
use crate::pages::league::widgets::{at, club_choices, contradicted, day, hall, moved, province, score, team_category};
use adoube_federation::acts::CompetitionAct;
use adoube_federation::competition::{Competition, CompetitionKind, Delivery};
use adoube_federation::ids::{ClubId, CompetitionId, TeamId};
use adoube_federation::matches::ClubMatch;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::teams::TeamCategory;

pub(super) const DELIVERIES: [Delivery; 3] = [Delivery::ByHand, Delivery::RegisteredPost, Delivery::ThroughDelegation];

/// The page of a team competition.
pub(super) struct CompetitionPage {
    id: CompetitionId,
    event: Competition,
    /// The team whose withdrawal has to be confirmed.
    leaves: Option<TeamId>,
}

impl OfficePage for CompetitionPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, Failure> {
        let (id, event) = request.shown.competition(request.parameter(0)?)?;
        Ok(Self { id, event: event.clone(), leaves: request.query("leaves")?.map(TeamId) })
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let club = shown.club.map_or(String::new(), |club| club.to_string());
        Values::of([("enter-club", club), ("enter-delivery", code(&Delivery::ByHand))])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, Failure> {
        let (id, event) = (self.id, &self.event);
        let shown = view.shown;
        let title = shown.event(id);
        let office = view.by_office();
        let individual = event.settings.kind == CompetitionKind::Individual;
        let body = html! {
            div.bar { h1 { (title) }
                a.button.push href=(shown.public_path(&format!("/c/{id}"))) { (view.say("entry-public")) }
                @if individual { a.button href=(view.link(&format!("/c/{id}/players"))) { (view.say("club-players")) } }
                @else if office { a.button href=(view.link(&format!("/c/{id}/groups"))) { (view.say("entry-groups")) } }
            }
            (view.back(&["pair", "close", "withdraw"]))
            @if office { (self.leaving(&view)) }
            div.columns {
                section.card { h2 { (view.say("entry-settings")) } (facts(&view, event)) }
                section.card { h2 { (view.say("entry-rounds")) } (rounds(&view, id, event)) }
            }
            @if office && !individual { (lots::forms(&view, id, event)) }
            @if !individual {
                section.card { h2 { (view.say("entry-teams")) } (teams(&view, id, event)) }
                (waiting(&view, id))
                @if view.may(Action::ActForClub) { (entry_form(&view)) }
            }
        };
        Ok(view.page(SeasonTab::Competitions, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, Failure> {
        let (id, office) = (self.id, form.by_office());
        let (act, flash) = match form.name {
            "enter" => {
                return Ok(Submission::one(
                    enter(form, id)?,
                    if office { "done-entered-team" } else { "done-handed-in" },
                ));
            }
            "pair" | "close" | "lots" | "withdraw" if !office => return Err(Failure::Forbidden),
            "pair" => (Some(CompetitionAct::Pair(id)), "done-league-paired"),
            "lots" => (lots::read(form, id), "done-lots"),
            "close" => (Some(CompetitionAct::CloseRound(id)), "done-league-closed"),
            "withdraw" => {
                let team = form.get("team").parse().map(TeamId).map_err(|_| Failure::Bad("failure-bad"))?;
                if form.get("sure") != "1" {
                    // It cannot be undone: it is confirmed in a second step.
                    let to = form.shown.path(&format!("/c/{id}?leaves={team}"));
                    return Ok(Submission::Answered(FormOutcome::Done { to, flash: None, cookie: None }));
                }
                (Some(CompetitionAct::WithdrawTeam(id, team)), "done-withdrawn")
            }
            _ => return Err(Failure::Bad("failure-bad")),
        };
        Ok(Submission::one(act.map(|act| form.act(act)), flash))
    }

    fn field(&self, form: &SentForm<'_>, wrong: Wrong<'_>) -> String {
        match wrong {
            _ if form.name != "enter" => "",
            Wrong::Reason(RefusalReason::NoTeamFor | RefusalReason::OtherCategory(_)) => "category",
            Wrong::Reason(RefusalReason::Unknown(..) | RefusalReason::Twice(..)) => "team",
            _ => "",
        }
        .to_owned()
    }
}

impl CompetitionPage {
    /// The second step of a withdrawal: whose, and what follows.
    fn leaving(&self, view: &OfficeView<'_>) -> Markup {
        let (id, event) = (self.id, &self.event);
        let Some(team) = self.leaves.filter(|team| event.teams.contains_key(team) && !event.gone.contains_key(team))
        else {
            return html! {};
        };
        let name = view.shown.state.team_in(id, team);
        html! { div.notice.notice-warn role="alert" {
            p { strong { (view.reader.say_with("entry-leaves", &[("team", name.into())])) } }
            p { (view.say("entry-leaves-hint")) }
            div.buttons {
                (view.button("withdraw", &[("team", &team.to_string()), ("sure", "1")], "entry-leaves-do"))
                a.button.small href=(view.link(&format!("/c/{id}"))) { (view.say("entry-leaves-not")) }
            }
        } }
    }
}

/// An entry: of a delegate, for the own club and for the office to accept.
fn enter(form: &mut SentForm<'_>, event: CompetitionId) -> Result<Option<LeagueAct>, Failure> {
    let club = form.club("club");
    club.map_or(Ok(()), |club| form.only_for(club))?;
    let team = form.maybe_number::<u32>("team", (1, u32::MAX));
    let known = team.flatten().and_then(|team| form.shown.season().teams.get(&TeamId(team)));
    // D-13: a team that exists keeps its category; nothing typed is the one it has.
    let category = match known {
        Some(team) if form.get("category").is_empty() => Some(team.category),
        _ => form.pick("category", &TeamCategory::ALL),
    };
    let delivery = form.pick("delivery", &DELIVERIES);
    let (Some(club), Some(team), Some(category), Some(delivery)) = (club, team, category, delivery) else {
        return Ok(None);
    };
    let act = CompetitionAct::EnterTeam { event, club, category, team: team.map(TeamId), delivery };
    Ok(Some(form.act_or_propose(club, act)))
}

pub(super) fn facts(view: &OfficeView<'_>, event: &Competition) -> Markup {
    let settings = &event.settings;
    let reader = view.reader;
    html! {
        dl.facts {
            dt { (view.say("entry-kind")) } dd { (view.say(&kind_key(settings.kind))) }
            @if settings.kind != CompetitionKind::Individual { dt { (view.say("entry-boards")) } dd { (settings.boards) } }
            dt { (view.say("entry-until")) } dd { (day(settings.entries_until))
                @if view.shown.now.date > settings.entries_until { " " span.mark { (view.say("entry-closed")) } } }
            @if settings.kind != CompetitionKind::Individual { dt { (view.say("entry-scoring")) } dd { (named(reader, "entry-scoring", &settings.table.scoring)) } }
            // Nobody goes up or down from a cup, nor from a tournament of individuals.
            @if matches!(settings.kind, CompetitionKind::League(_) | CompetitionKind::TeamSwiss) {
                dt { (view.say("entry-promoted")) } dd { (settings.promoted) }
                dt { (view.say("entry-relegated")) } dd { (settings.relegated) }
            }
            dt { (view.say("entry-session")) } dd { (session_words(reader, &settings.session)) }
            dt { (view.say("entry-province")) } dd { (settings.province.map_or("–", province)) }
            dt { (view.say("entry-standing")) } dd { (named(reader, "entry-standing", &settings.standing)) }
            dt { (view.say("entry-counting")) } dd { (named(reader, "entry-counting", &settings.counting))
                @if let Some(rated) = event.rated { " · " (view.say(if rated { "yes" } else { "no" })) } }
        }
    }
}

/// The rounds with their dates, what is open in them, and the buttons that pair and close.
fn rounds(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let shown = view.shown;
    let office = view.by_office();
    let of = |round: u16| shown.season().matches.iter().filter(move |(_, m)| m.event == id && m.round == round);
    let own = |m: &ClubMatch| {
        shown.club.is_none()
            || [m.home, m.visitors].iter().any(|team| shown.season().teams.get(team).map(|t| t.club) == shown.club)
    };
    let open = event.paired > event.closed;
    let wrong: Vec<_> =
        of(event.paired).map(|(number, m)| (number, contradicted(m))).filter(|(_, b)| !b.is_empty()).collect();
    html! {
        ol.rounds-list { @for (round, start) in (1_u16..).zip(&event.settings.rounds) { li {
            (at(*start)) " "
            @if round <= event.closed { span.mark { (view.say("entry-round-closed")) } }
            @else if round <= event.paired && *start > shown.now { span.mark { (view.say("entry-round-paired")) } }
            @else if round <= event.paired { span.mark.mark-good { (view.say("entry-round-open")) } }
            @if round > event.closed { " " a href=(view.link(&format!("/cases/raise/change?event={id}&round={round}"))) { small { (view.say("entry-ask-change")) } } }
            (hall(shown, view.reader, id, round))
            @if round == event.paired { ul.list { @for (number, m) in of(round).filter(|(_, m)| own(m)) { li {
                a href=(view.link(&format!("/match/{number}"))) { (shown.state.team_in(id, m.home)) " – " (shown.state.team_in(id, m.visitors)) }
                " " strong { (score(m)) } (moved(shown, view.reader, m))
            } } } }
        } } }
        @if office && open && !wrong.is_empty() { div.notice.notice-warn {
            p { (view.say("entry-close-contradict")) }
            ul { @for (number, boards) in &wrong { li { (super::descriptions::of_match(view, **number)) " · " (view.say("case-board"))
                @for board in boards { " " (board) } } } }
        } }
        @if office && event.settings.kind != CompetitionKind::Individual { div.buttons {
            @if open { (view.button("close", &[], "entry-close")) }
            @else if event.groups.is_empty() { p.hint { (view.say("entry-groups-first")) } }
            @else if event.paired < event.rounds() { (view.button("pair", &[], "entry-pair")) }
        } }
    }
}

fn teams(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let (shown, office) = (view.shown, view.by_office());
    html! {
        @if event.teams.is_empty() { p.empty { (view.say("entry-no-teams")) } }
        @else { table.stack {
            caption.hidden { (view.say("entry-teams")) }
            thead { tr {
                th scope="col" { (view.say("entry-team")) } th scope="col" { (view.say("licence-category")) }
                th scope="col" { (view.say("entry-group")) } th scope="col" { (view.say("entry-entered")) }
                @if office { th scope="col" { (view.say("player-leaving")) } }
            } }
            tbody { @for (team, (on, delivery)) in &event.teams { @if let Some(of) = shown.season().teams.get(team) { tr {
                th.whole scope="row" { a href=(view.link(&format!("/clubs/{}", of.club))) { (shown.state.team_in(id, *team)) } }
                td { (view.say(team_category(of.category))) }
                td { span.stack-label { (view.say("entry-group")) " " } @if let Some(group) = event.group_of(*team) { (group + 1) } @else { "–" } }
                td { (day(*on)) " " span.soft { (named(view.reader, "entry-delivery", delivery)) } }
                @if office { td {
                    @match event.gone.get(team) {
                        Some(gone) => {
                            span.mark.mark-warn { (view.reader.say_with("entry-gone", &[("round", gone.after.into())])) }
                            @if shown.season().is_eliminated(id, *team) { " " span.mark.mark-bad { (view.say("league-eliminated")) } }
                            @if gone.annulled { " " span.mark { (view.say("entry-annulled")) } }
                        }
                        None => { @if view.writes() { a.button.small href=(view.link(&format!("/c/{id}?leaves={team}"))) { (view.say("player-withdraw")) } } }
                    }
                } }
            } } } }
        } }
    }
}

/// Entries that clubs have handed in for this competition.
fn waiting(view: &OfficeView<'_>, id: CompetitionId) -> Markup {
    let about = |act: &SeasonAct| match act {
        SeasonAct::Event(CompetitionAct::EnterTeam { event, .. } | CompetitionAct::EnterPlayer { event, .. }) => {
            *event == id
        }
        _ => false,
    };
    let seen = |club: ClubId| view.shown.club.is_none_or(|own| own == club);
    let waits: Vec<_> = view.shown.state.proposals.values().filter(|p| about(&p.act) && seen(p.club)).collect();
    html! {
        @if !waits.is_empty() { section.card {
            h2 { (view.say("office-waiting")) }
            ul.list { @for p in waits { li { (proposal(view, &p.act)) " " span.soft { (at(p.at)) } } } }
        } }
    }
}

fn entry_form(view: &OfficeView<'_>) -> Markup {
    let (shown, reader, form) = (view.shown, view.reader, view.form("enter"));
    let office = view.by_office();
    let clubs: Vec<(String, String)> = club_choices(shown, reader)
        .into_iter()
        .filter(|(id, _)| office || shown.club.is_some_and(|club| club.to_string() == *id))
        .collect();
    let mine = |club: ClubId| office || shown.club == Some(club);
    let mut teams = vec![(String::new(), view.say("entry-new-team"))];
    teams.extend(
        shown.season().teams.iter().filter(|(_, t)| mine(t.club)).map(|(id, _)| (id.to_string(), shown.team(*id))),
    );
    let mut categories = vec![(String::new(), view.say("entry-category-held"))];
    categories.extend(TeamCategory::ALL.map(|c| (code(&c), reader.say(team_category(c)))));
    let button = if office { "entry-enter" } else { "office-hand-in" };
    form.folded(
        ("entry-enter", button),
        &html! {
            (form.select("club", "player-club", &clubs))
            (form.select("team", "entry-team", &teams))
            (form.select("category", "entry-category", &categories))
            (form.select("delivery", "entry-delivery", &choices(reader, "entry-delivery", &DELIVERIES)))
        },
    )
}
