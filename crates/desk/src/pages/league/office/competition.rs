//! `/desk/league/ID/c/N`: one team competition: entries (Delegates 5.41, 5.421), pairing and closing rounds,
//! withdrawals (14.1-14.31), the calendar and possible requests (15).

use super::competitions::{kind_name, session_words};
use super::descriptions::proposal;
use super::lots;
use super::names;
use super::prelude::*;
use crate::pages::league::widgets::{at, club_choices, contradicted, day, hall, moved, score, team_category};
use crate::words;
use adoube_federation::acts::CompetitionAct;
use adoube_federation::competition::{Competition, CompetitionKind, Delivery};
use adoube_federation::ids::{ClubId, CompetitionId, TeamId};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::teams::TeamCategory;
use adoube_federation::venue::Province;
use adoube_laws::Date;

/// Returns the ways of delivery that the regulations allow, in their order (5.41).
pub(super) fn deliveries(season: &adoube_federation::SeasonState) -> Vec<Delivery> {
    let known = |code: &str| Delivery::ALL.into_iter().find(|delivery| delivery.code() == code);
    season.regulations().deliveries.iter().filter_map(|rule| known(&rule.code)).collect()
}

/// Returns the first of the ways of delivery, as the start of a form.
pub(super) fn usual_delivery(season: &adoube_federation::SeasonState) -> String {
    deliveries(season).first().map(code).unwrap_or_default()
}

/// The page of a team competition.
pub(super) struct CompetitionPage {
    id: CompetitionId,
    event: Competition,
    /// The team whose withdrawal awaits confirmation.
    leaves: Option<TeamId>,
}

impl OfficePage for CompetitionPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let (id, event) = request.shown.competition(request.parameter(0)?)?;
        Ok(Self { id, event: event.clone(), leaves: request.query("leaves")?.map(TeamId) })
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let club = shown.club().map_or(String::new(), |club| club.to_string());
        Values::of([("enter-club", club), ("enter-delivery", usual_delivery(shown.season()))])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (id, event) = (self.id, &self.event);
        let shown = view.shown;
        let title = shown.event(id);
        let office = view.runs_event(id);
        let individual = event.settings.kind == CompetitionKind::Individual;
        let body = html! {
            div.bar { h1 { (title) }
                a.button.push href=(shown.public_path(&format!("/c/{id}"))) { (view.say(words::office::ENTRY_PUBLIC)) }
                @if individual { a.button href=(view.link(&format!("/c/{id}/players"))) { (view.say(words::office::CLUB_PLAYERS)) } }
                @else if office { a.button href=(view.link(&format!("/c/{id}/groups"))) { (view.say(words::office::ENTRY_GROUPS)) } }
            }
            (view.back(&["pair", "close", "withdraw"]))
            @if office { (self.leaving(&view)) }
            div.columns {
                section.card { h2 { (view.say(words::office::ENTRY_SETTINGS)) } (facts(&view, event)) }
                section.card { h2 { (view.say(words::office::ENTRY_ROUNDS)) } (rounds(&view, id, event)) }
            }
            @if office && !individual { (lots::forms(&view, id, event)) }
            @if !individual {
                section.card { h2 { (view.say(words::office::ENTRY_TEAMS)) } (teams(&view, id, event)) }
                (waiting(&view, id))
                @if view.may(Action::ActForClub) { (entry_form(&view, id, event)) }
            }
        };
        Ok(view.page(SeasonTab::Competitions, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let (id, office) = (self.id, form.runs_event(self.id));
        let (act, flash) = match form.name {
            "enter" => {
                return Ok(Submission::one(
                    enter(form, id)?,
                    if office { words::office::DONE_ENTERED_TEAM } else { words::office::DONE_HANDED_IN },
                ));
            }
            "pair" | "close" | "lots" | "withdraw" if !office => return Err(RequestError::Forbidden),
            "pair" => (Some(CompetitionAct::Pair(id)), words::office::DONE_LEAGUE_PAIRED),
            "lots" => (lots::read(form, id), words::office::DONE_LOTS),
            "close" => (Some(CompetitionAct::CloseRound(id)), words::office::DONE_LEAGUE_CLOSED),
            "withdraw" => {
                let team = form.get("team").parse().map(TeamId).map_err(|_| RequestError::NOT_UNDERSTOOD)?;
                if form.get("sure") != "1" {
                    // A withdrawal cannot be undone, so it is confirmed in a second step.
                    let to = form.shown.path(&format!("/c/{id}?leaves={team}"));
                    return Ok(Submission::Answered(FormOutcome::Done { to, flash: None, cookies: Vec::new() }));
                }
                (Some(CompetitionAct::WithdrawTeam(id, team)), words::office::DONE_WITHDRAWN)
            }
            _ => return Err(RequestError::NOT_UNDERSTOOD),
        };
        Ok(Submission::one(act.map(|act| form.act(act)), flash))
    }

    fn field(&self, form: &SentForm<'_>, wrong: RefusalCause<'_>) -> String {
        match wrong {
            _ if form.name != "enter" => "",
            RefusalCause::Reason(RefusalReason::NoTeamFor | RefusalReason::OtherCategory(_)) => "category",
            RefusalCause::Reason(RefusalReason::Unknown(..) | RefusalReason::Twice(..)) => "team",
            _ => "",
        }
        .to_owned()
    }
}

impl CompetitionPage {
    /// Renders the confirmation of a withdrawal, with its consequences.
    fn leaving(&self, view: &OfficeView<'_>) -> Markup {
        let (id, event) = (self.id, &self.event);
        let Some(team) = self.leaves.filter(|team| event.teams.contains_key(team) && !event.gone.contains_key(team))
        else {
            return html! {};
        };
        let name = view.shown.state.team_in(id, team);
        html! { div.notice.notice-warn role="alert" {
            p { strong { (view.reader.say_with(words::office::ENTRY_LEAVES, &[("team", &name)])) } }
            p { (view.say(words::office::ENTRY_LEAVES_HINT)) }
            div.buttons {
                (view.button("withdraw", &[("team", &team.to_string()), ("sure", "1")], words::office::ENTRY_LEAVES_DO))
                a.button.small href=(view.link(&format!("/c/{id}"))) { (view.say(words::office::ENTRY_LEAVES_NOT)) }
            }
        } }
    }
}

/// Reads an entry; one by a delegate is for the delegate's club and needs the office's acceptance.
fn enter(form: &mut SentForm<'_>, event: CompetitionId) -> Result<Option<LeagueAct>, RequestError> {
    let club = form.club("club");
    club.map_or(Ok(()), |club| form.only_for(club))?;
    let team = form.maybe_number::<u32>("team", (1, u32::MAX));
    let known = team.flatten().and_then(|team| form.shown.season().teams.get(&TeamId(team)));
    // D-13: an existing team keeps its category; an empty field means the current one.
    let category = match known {
        Some(team) if form.get("category").is_empty() => Some(team.category),
        _ => form.pick("category", &TeamCategory::ALL),
    };
    let delivery = form.pick("delivery", &deliveries(form.shown.season()));
    let received = received(form, event);
    let (Some(club), Some(team), Some(category), Some(delivery)) = (club, team, category, delivery) else {
        return Ok(None);
    };
    let Some(received) = received else { return Ok(None) };
    let act = CompetitionAct::EnterTeam { event, club, category, team: team.map(TeamId), delivery, received };
    Ok(Some(form.act_or_propose(club, act)))
}

/// Reads the day an entry was received, which the office states where it is not today (5.41).
#[allow(clippy::option_option, reason = "wrong, empty and there are three things")]
pub(super) fn received(form: &mut SentForm<'_>, event: CompetitionId) -> Option<Option<Date>> {
    if form.runs_event(event) { form.maybe_day("received") } else { Some(None) }
}

pub(super) fn facts(view: &OfficeView<'_>, event: &Competition) -> Markup {
    let settings = &event.settings;
    let reader = view.reader;
    html! {
        dl.facts {
            dt { (view.say(words::office::ENTRY_KIND)) } dd { (view.say(kind_name(settings.kind))) }
            @if settings.kind == CompetitionKind::Individual { dt { (view.say(words::office::ENTRY_SYSTEM)) }
                dd { (reader.say(names::individual_system(&settings.individual.system)))
                    @if let Some(group) = &settings.individual.age_group { " · " (reader.say(names::age_group(group))) }
                    @if let Some(title) = &settings.individual.title_event { " · " (reader.say(names::title_event(title))) } } }
            @else { dt { (view.say(words::office::ENTRY_BOARDS)) } dd { (settings.boards) } }
            dt { (view.say(words::office::ENTRY_UNTIL)) } dd { (day(settings.entries_until))
                @if view.shown.now.date > settings.entries_until { " " span.mark { (view.say(words::office::ENTRY_CLOSED)) } } }
            @if settings.kind != CompetitionKind::Individual { dt { (view.say(words::office::ENTRY_SCORING)) } dd { (reader.say(names::primary_score(&settings.table.scoring))) } }
            // Cups and individual tournaments have no promotion or relegation.
            @if matches!(settings.kind, CompetitionKind::League(_) | CompetitionKind::TeamSwiss) {
                dt { (view.say(words::office::ENTRY_PROMOTED)) } dd { (settings.promoted) }
                dt { (view.say(words::office::ENTRY_RELEGATED)) } dd { (settings.relegated) }
            }
            dt { (view.say(words::office::ENTRY_SESSION)) } dd { (session_words(reader, &settings.session)) }
            dt { (view.say(words::office::ENTRY_PROVINCE)) } dd { (settings.province.map_or("–", Province::name)) }
            dt { (view.say(words::office::ENTRY_STANDING)) } dd { (reader.say(names::appealability(&settings.standing))) }
            dt { (view.say(words::office::ENTRY_COUNTING)) } dd { (reader.say(names::counting(&settings.counting)))
                @if let Some(rated) = event.rated { " · " (view.say(if rated { words::common::YES } else { words::common::NO })) } }
            dt { (view.say(words::office::ENTRY_RULES)) } dd { (reader.say(names::rating_edition(&settings.rating_rules))) }
        }
    }
}

/// Renders the rounds with their dates, open matters, and the buttons to pair and close.
fn rounds(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let shown = view.shown;
    let office = view.runs_event(id);
    let of = |round: u16| shown.season().matches.iter().filter(move |(_, m)| m.event == id && m.round == round);
    let open = event.paired > event.closed;
    let wrong: Vec<_> =
        of(event.paired).map(|(number, m)| (number, contradicted(m))).filter(|(_, b)| !b.is_empty()).collect();
    html! {
        ol.rounds-list { @for (round, start) in (1_u16..).zip(&event.settings.rounds) { li {
            (at(*start)) " "
            @if round <= event.closed { span.mark { (view.say(words::office::ENTRY_ROUND_CLOSED)) } }
            @else if round <= event.paired && *start > shown.now { span.mark { (view.say(words::office::ENTRY_ROUND_PAIRED)) } }
            @else if round <= event.paired { span.mark.mark-good { (view.say(words::office::ENTRY_ROUND_OPEN)) } }
            @if round > event.closed { " " a href=(view.link(&format!("/cases/raise/change?event={id}&round={round}"))) { small { (view.say(words::office::ENTRY_ASK_CHANGE)) } } }
            (hall(shown, view.reader, id, round))
            @if round == event.paired { ul.list { @for (number, m) in of(round).filter(|(_, m)| shown.covers_match(m)) { li {
                a href=(view.link(&format!("/match/{number}"))) { (shown.state.team_in(id, m.home)) " – " (shown.state.team_in(id, m.visitors)) }
                " " strong { (score(m)) } (moved(shown, view.reader, m))
            } } } }
        } } }
        @if office && open && !wrong.is_empty() { div.notice.notice-warn {
            p { (view.say(words::office::ENTRY_CLOSE_CONTRADICT)) }
            ul { @for (number, boards) in &wrong { li { (super::descriptions::of_match(view, **number)) " · " (view.say(words::office::CASE_BOARD))
                @for board in boards { " " (board) } } } }
        } }
        @if office && event.settings.kind != CompetitionKind::Individual { div.buttons {
            @if open { (view.button("close", &[], words::office::ENTRY_CLOSE)) }
            @else if event.groups.is_empty() { p.hint { (view.say(words::office::ENTRY_GROUPS_FIRST)) } }
            @else if event.paired < event.rounds() { (view.button("pair", &[], words::office::ENTRY_PAIR)) }
        } }
    }
}

fn teams(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let (shown, office) = (view.shown, view.runs_event(id));
    html! {
        @if event.teams.is_empty() { p.empty { (view.say(words::office::ENTRY_NO_TEAMS)) } }
        @else { table.stack {
            caption.hidden { (view.say(words::office::ENTRY_TEAMS)) }
            thead { tr {
                th scope="col" { (view.say(words::office::ENTRY_TEAM)) } th scope="col" { (view.say(words::office::LICENCE_CATEGORY)) }
                th scope="col" { (view.say(words::office::ENTRY_GROUP)) } th scope="col" { (view.say(words::office::ENTRY_ENTERED)) }
                @if office { th scope="col" { (view.say(words::players::LEAVING)) } }
            } }
            tbody { @for (team, (on, delivery)) in &event.teams { @if let Some(of) = shown.season().teams.get(team) { tr {
                th.whole scope="row" { a href=(view.link(&format!("/clubs/{}", of.club))) { (shown.state.team_in(id, *team)) } }
                td { (team_category(shown.season(), view.reader, of.category)) }
                td { span.stack-label { (view.say(words::office::ENTRY_GROUP)) " " } @if let Some(group) = event.group_of(*team) { (group + 1) } @else { "–" } }
                td { (day(*on)) " " span.soft { (view.reader.say(names::delivery(delivery))) } }
                @if office { td {
                    @match event.gone.get(team) {
                        Some(gone) => {
                            span.mark.mark-warn { (view.reader.say_with(words::office::ENTRY_GONE, &[("round", &gone.after)])) }
                            @if shown.season().is_eliminated(id, *team) { " " span.mark.mark-bad { (view.say(words::league::ELIMINATED)) } }
                            @if gone.annulled { " " span.mark { (view.say(words::office::ENTRY_ANNULLED)) } }
                        }
                        None => { @if view.writes() { a.button.small href=(view.link(&format!("/c/{id}?leaves={team}"))) { (view.say(words::players::WITHDRAW_ENTRY)) } } }
                    }
                } }
            } } } }
        } }
    }
}

/// Entries that clubs have submitted for this competition.
fn waiting(view: &OfficeView<'_>, id: CompetitionId) -> Markup {
    let about = |act: &SeasonAct| match act {
        SeasonAct::Event(CompetitionAct::EnterTeam { event, .. } | CompetitionAct::EnterPlayer { event, .. }) => {
            *event == id
        }
        _ => false,
    };
    let waits = view.shown.state.proposals.values().filter(|p| about(&p.act) && view.shown.covers(p.club));
    let waits: Vec<_> = waits.collect();
    html! {
        @if !waits.is_empty() { section.card {
            h2 { (view.say(words::office::WAITING)) }
            ul.list { @for p in waits { li { (proposal(view, &p.act)) " " span.soft { (at(p.at)) } } } }
        } }
    }
}

fn entry_form(view: &OfficeView<'_>, id: CompetitionId, event: &Competition) -> Markup {
    let (shown, reader, form) = (view.shown, view.reader, view.form("enter"));
    let office = view.runs_event(id);
    let covered = |id: &str| id.parse().is_ok_and(|id| shown.covers(ClubId(id)));
    let clubs: Vec<(String, String)> = club_choices(shown, reader).into_iter().filter(|(id, _)| covered(id)).collect();
    let mut teams = vec![(String::new(), view.say(words::office::ENTRY_NEW_TEAM))];
    teams.extend(
        shown
            .season()
            .teams
            .iter()
            .filter(|(_, t)| shown.covers(t.club) && t.second_half_of.is_none())
            .map(|(id, _)| (id.to_string(), shown.team(*id))),
    );
    let mut categories = vec![(String::new(), view.say(words::office::ENTRY_CATEGORY_HELD))];
    categories.extend(TeamCategory::ALL.map(|c| (code(&c), team_category(shown.season(), reader, c))));
    let button = if office { words::office::ENTRY_ENTER } else { words::office::HAND_IN };
    form.folded(
        (words::office::ENTRY_ENTER, button),
        &html! {
            @if event.settings.kind == CompetitionKind::Cup { p.whole.hint { (view.say(words::office::ENTRY_HALVES_HINT)) } }
            (form.select("club", words::players::CLUB, &clubs))
            (form.select("team", words::office::ENTRY_TEAM, &teams))
            (form.select("category", words::office::ENTRY_CATEGORY, &categories))
            (form.select("delivery", words::office::ENTRY_DELIVERY, &choices(reader, &deliveries(shown.season()), names::delivery)))
            @if office { (form.day("received", words::office::ENTRY_RECEIVED, false)) }
        },
    )
}
