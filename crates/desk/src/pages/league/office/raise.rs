//! `/desk/league/ID/cases/raise/KIND`: puts a matter to the body that decides it. What follows from acts by itself (a venue that is
//! asked for, play *sub condicione*, appeals) is not raised here.

use super::form::{Sent, View, Wrong, again, choices, event_choices, match_list, people_list, person_of};
use super::words::concerns;
use crate::Desk;
use crate::league::{LeagueAct, Statement};
use crate::pages::league::acting::{doing, new_person};
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::{club_choices, rule};
use crate::people::Person;
use crate::roles::Role;
use adoube_federation::acts::CaseAct;
use adoube_federation::cases::{Matter, Offender};
use adoube_federation::clash::{ChangeGround, RoundChange};
use adoube_federation::commission::{Member, Task};
use adoube_federation::competition::CompetitionKind;
use adoube_federation::fixtures::entitled_to_consolation;
use adoube_federation::ids::{CaseId, CompetitionId, MatchId, MemberNo, OpenId, TeamId, TeamSide};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::venue::RoundHall;
use adoube_federation::{HandbookFinding, SeasonAnswer};
use adoube_laws::Date;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;

/// What can be raised, in the order of the handbook.
pub(super) const KINDS: [&str; 25] = [
    "incident",
    "analysis",
    "analysis-second",
    "third-session",
    "delay",
    "force-majeure",
    "withdrawal",
    "clash",
    "other-event",
    "date",
    "last-round",
    "copa-pass",
    "last-swiss",
    "change",
    "breach",
    "sanction",
    "appointment",
    "removal",
    "vacancy",
    "revocation",
    "consolation",
    "lots",
    "open-rules",
    "annulment",
    "rated",
];
/// What a club can raise.
pub(super) const OF_DELEGATES: [&str; 6] = ["force-majeure", "withdrawal", "clash", "copa-pass", "change", "breach"];

pub(super) const TASKS: [Task; 8] = [
    Task::President,
    Task::Secretary,
    Task::Rating,
    Task::Rules,
    Task::Tournaments,
    Task::Sanctions,
    Task::Elite,
    Task::Member,
];

/// A matter of a kind, for its name, rule and body.
pub(super) fn sample(kind: &str) -> Option<Matter> {
    let (id, event, person) = (MatchId(0), CompetitionId(0), MemberNo(0));
    let change = RoundChange {
        round: 1,
        rounds: 1,
        planned: Date::EPOCH,
        wanted: Date::EPOCH,
        other_venue: false,
        hall: None,
        ground: ChangeGround::Clash,
    };
    let member = Member { person, task: Task::Member, since: Date::EPOCH };
    Some(match kind {
        "incident" => Matter::Incident(id, 1),
        "analysis" => Matter::Analysis(id, 1),
        "analysis-second" => Matter::AnalysisAfterSecond(id, 1),
        "third-session" => Matter::ThirdSession(id, 1),
        "delay" => Matter::DelayProof(id, 1, 0),
        "force-majeure" => Matter::ForceMajeure(event, 1, Vec::new()),
        "withdrawal" => Matter::Withdrawal(event, person),
        "clash" => Matter::Clash(id),
        "other-event" => Matter::OtherEvent(event, 1),
        "date" => Matter::RoundRobinDate(event, 1),
        "last-round" => Matter::LastRound(event),
        "copa-pass" => Matter::CopaPass(id, TeamId(0)),
        "last-swiss" => Matter::LastSwissRound(event),
        "change" => Matter::Change(event, change),
        "breach" => Matter::Breach(Offender::Person(person)),
        "sanction" => Matter::Sanction(Offender::Person(person)),
        "appointment" => Matter::Appointment(member),
        "removal" => Matter::Removal(person),
        "vacancy" => Matter::Vacancy(member),
        "revocation" => Matter::Revocation { case: CaseId(0), commission: (person, person), committee: person },
        "consolation" => Matter::Consolation(event, Vec::new()),
        "lots" => Matter::Lots(event, Vec::new()),
        "open-rules" => Matter::OpenRules(OpenId(0)),
        "annulment" => Matter::Annulment(OpenId(0)),
        "rated" => Matter::Rated(event),
        _ => return None,
    })
}

/// What the form begins with.
#[derive(Deserialize)]
pub(super) struct Asked {
    event: Option<u32>,
    round: Option<u16>,
    open: Option<u32>,
    case: Option<u32>,
    person: Option<u32>,
}

fn allowed(visit: &Visit, kind: &str) -> Result<Matter, Failure> {
    let matter = sample(kind).ok_or(Failure::NotFound)?;
    if visit.actor.role() == Role::Delegate && !OF_DELEGATES.contains(&kind) {
        return Err(Failure::Forbidden);
    }
    Ok(matter)
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, kind)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let sample = allowed(&visit, &kind)?;
    shown.read_all(&desk).await?;
    let mut values = start(&shown);
    let mut given = |field: &str, value: Option<String>| {
        if let Some(value) = value {
            values.set(&format!("raise-{field}"), value);
        }
    };
    given("event", asked.event.map(|n| n.to_string()));
    given("round", asked.round.map(|n| n.to_string()));
    given("open", asked.open.map(|n| n.to_string()));
    given("case", asked.case.map(|n| n.to_string()));
    given("person", asked.person.map(|n| format!("#{n}")));
    Ok(page(View::new(&visit, &shown, &values, &Problems::default()), &kind, &sample))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, kind)): Path<(String, String)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let sample = allowed(&visit, &kind)?;
    shown.read_all(&desk).await?;
    let mut sent = Sent::new(&visit, &values);
    if sent.name() != "raise" {
        return Err(Failure::Bad("failure-bad"));
    }
    let (mut acts, matter) = read(&desk, &mut sent, &shown, &kind).await?;
    if let Some(matter) = matter.as_ref().filter(|_| visit.actor.role() == Role::Delegate) {
        // A club complains of anybody; whatever else it asks for is its own.
        let own = shown.club.is_some_and(|club| concerns(&shown, matter, club));
        if !own && kind != "breach" {
            return Err(Failure::Forbidden);
        }
    }
    let facts = sent.statement("facts", None, Statement::Facts);
    let acts = matter.zip(facts).map(|(matter, facts)| {
        acts.push(doing(&visit, adoube_federation::SeasonAct::Case(CaseAct::Raise(matter))));
        acts.extend(facts);
        acts
    });
    let place = |wrong: Wrong<'_>| match wrong {
        Wrong::Finding(HandbookFinding::CalendarVenue) => "hall",
        Wrong::Finding(HandbookFinding::VenueTravel) => "hall-travel",
        Wrong::Refusal(refusal) if matches!(refusal.reason, RefusalReason::HallTooSmall(..)) => "hall-boards",
        Wrong::Finding(HandbookFinding::CalendarLastTwo) => "wanted",
        _ => "",
    };
    let done = sent.settle(&desk, &mut shown, acts, place).await?;
    let raised = done.and_then(|(events, _)| {
        events.iter().find_map(|event| match event {
            SeasonAnswer::Raised(case) => Some(case.id),
            _ => None,
        })
    });
    let done = raised.map(|case| (shown.path(&format!("/cases/{case}")), Flash::done("done-raised")));
    let values = again(&start(&shown), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems), &kind, &sample)))
}

/// The matter of a form, and the acts that enter persons it names.
async fn read(
    desk: &Desk,
    sent: &mut Sent<'_>,
    shown: &Shown,
    kind: &str,
) -> Result<(Vec<LeagueAct>, Option<Matter>), Failure> {
    if matches!(kind, "appointment" | "vacancy") {
        let (task, since, name) = (sent.pick("task", &TASKS), sent.day("since"), sent.text("member"));
        let (Some(task), Some(since), Some(name)) = (task, since, name) else { return Ok((Vec::new(), None)) };
        let (person, acts) = known_or_new(desk, sent.visit, shown, &name).await?;
        let member = Member { person, task, since };
        let matter = if kind == "vacancy" { Matter::Vacancy(member) } else { Matter::Appointment(member) };
        return Ok((acts, Some(matter)));
    }
    Ok((
        Vec::new(),
        of_match(sent, shown, kind).or_else(|| of_event(sent, shown, kind)).or_else(|| of_person(sent, shown, kind)),
    ))
}

/// A person by name or number; somebody who is not known is entered.
pub(super) async fn known_or_new(
    desk: &Desk,
    visit: &Visit,
    shown: &Shown,
    name: &str,
) -> Result<(MemberNo, Vec<LeagueAct>), Failure> {
    if let Some(person) = person_of(name, shown) {
        return Ok((person, Vec::new()));
    }
    let (person, act) = new_person(desk, visit, Person { name: name.to_owned(), ..Person::default() }).await?;
    Ok((person, vec![act]))
}

fn of_match(sent: &mut Sent<'_>, shown: &Shown, kind: &str) -> Option<Matter> {
    if !matches!(kind, "incident" | "analysis" | "analysis-second" | "third-session" | "delay" | "clash" | "copa-pass")
    {
        return None;
    }
    let id = sent.a_match("match", shown);
    if kind == "clash" {
        return id.map(Matter::Clash);
    }
    if kind == "copa-pass" {
        let side = sent.pick("side", &TeamSide::BOTH)?;
        let m = shown.season().matches.get(&id?)?;
        return Some(Matter::CopaPass(id?, m.team(side)));
    }
    let boards = id.and_then(|id| shown.season().matches.get(&id)).map_or(1, |m| m.boards.len());
    let least = u32::from(kind != "delay");
    let board: Option<u8> = sent.number("board", (least, u32::try_from(boards).unwrap_or(1)));
    let minutes = if kind == "delay" { sent.number::<u32>("minutes", (0, 600)) } else { Some(0) };
    let (id, board, minutes) = (id?, board?, minutes?);
    Some(match kind {
        "incident" => Matter::Incident(id, board),
        "analysis" => Matter::Analysis(id, board),
        "analysis-second" => Matter::AnalysisAfterSecond(id, board),
        "third-session" => Matter::ThirdSession(id, board),
        _ => Matter::DelayProof(id, board, minutes * 60),
    })
}

fn of_event(sent: &mut Sent<'_>, shown: &Shown, kind: &str) -> Option<Matter> {
    let of_round = matches!(kind, "force-majeure" | "other-event" | "date" | "change");
    if !of_round && !matches!(kind, "withdrawal" | "last-round" | "last-swiss" | "consolation" | "lots" | "rated") {
        return None;
    }
    let event = sent.event("event", shown);
    let competition = event.and_then(|event| shown.season().events.get(&event));
    let rounds = competition.map_or(1, adoube_federation::competition::Competition::rounds);
    let round: Option<u16> = if of_round { sent.number("round", (1, u32::from(rounds))) } else { Some(1) };
    match kind {
        "force-majeure" => {
            let typed = sent.get("matches");
            // Numbers with whatever people write between and before them; anything else is no number of a match.
            let numbers = typed.split([' ', ',', ';', '.', '#', '\n', '\r', '\t']).filter(|word| !word.is_empty());
            let numbers: Option<Vec<MatchId>> = numbers.map(|word| word.parse().ok().map(MatchId)).collect();
            let known = numbers.filter(|n| n.iter().all(|id| shown.season().matches.contains_key(id)));
            let matches = known.or_else(|| sent.wrong("matches", "office-no-match"));
            Some(Matter::ForceMajeure(event?, round?, matches?))
        }
        "other-event" => Some(Matter::OtherEvent(event?, round?)),
        "date" => Some(Matter::RoundRobinDate(event?, round?)),
        "change" => {
            let (wanted, ground) =
                (sent.day("wanted"), sent.pick("ground", &[ChangeGround::Clash, ChangeGround::Ordinary]));
            let hall = hall(sent);
            let at = usize::from(round?).checked_sub(1)?;
            let planned = competition?.settings.rounds.get(at)?.date;
            let (hall, ground) = (hall?, ground?);
            let change = RoundChange {
                round: round?,
                rounds,
                planned,
                wanted: wanted?,
                other_venue: hall.is_some(),
                hall,
                ground,
            };
            Some(Matter::Change(event?, change))
        }
        "withdrawal" => Some(Matter::Withdrawal(event?, sent.person("person", shown)?)),
        "last-round" => event.map(Matter::LastRound),
        "last-swiss" => event.map(Matter::LastSwissRound),
        "rated" => event.map(Matter::Rated),
        "consolation" => {
            let teams: Vec<TeamId> = sent.numbered("team-").into_iter().map(|(team, _)| TeamId(team)).collect();
            let known = teams.iter().all(|team| competition.is_some_and(|c| c.teams.contains_key(team)));
            if teams.is_empty() || !known {
                return sent.wrong("event", "case-teams-of-event");
            }
            Some(Matter::Consolation(event?, teams))
        }
        _ => {
            let typed = sent.get("people");
            let people: Option<Vec<MemberNo>> =
                typed.lines().filter(|line| !line.trim().is_empty()).map(|line| person_of(line, shown)).collect();
            let people = people.filter(|people| people.len() > 1 && people.len() < 200);
            Some(Matter::Lots(event?, people.or_else(|| sent.wrong("people", "case-people-bad"))?))
        }
    }
}

/// 15.10 (b): the hall of a whole round, if it is to have one: its address and what it offers.
#[allow(clippy::option_option, reason = "what is wrong, what is empty and what is there are three things")]
fn hall(sent: &mut Sent<'_>) -> Option<Option<RoundHall>> {
    let address = sent.maybe("hall");
    let travel = sent.maybe_number("hall-travel", (0, 600));
    let boards = sent.maybe_number::<u16>("hall-boards", (1, 2000));
    let (address, travel_min, boards) = (address?, travel?, boards?);
    if address.is_empty() {
        // Boards without a hall are nowhere.
        return if boards.is_some() || travel_min.is_some() { sent.wrong("hall", "office-needed") } else { Some(None) };
    }
    match boards {
        Some(boards) => Some(Some(RoundHall { address, boards, travel_min })),
        None => sent.wrong("hall-boards", "office-needed"),
    }
}

fn of_person(sent: &mut Sent<'_>, shown: &Shown, kind: &str) -> Option<Matter> {
    let open = |sent: &mut Sent<'_>| {
        let id = sent.get("open").parse().ok().map(OpenId).filter(|id| shown.season().opens.contains_key(id));
        id.or_else(|| sent.wrong("open", "office-choose"))
    };
    match kind {
        "breach" => offender(sent, shown).map(Matter::Breach),
        "sanction" => offender(sent, shown).map(Matter::Sanction),
        "removal" => sent.person("person", shown).map(Matter::Removal),
        "open-rules" => open(sent).map(Matter::OpenRules),
        "annulment" => open(sent).map(Matter::Annulment),
        "revocation" => {
            let case: Option<u32> = sent.number("case", (1, u32::MAX));
            let (one, two) = (sent.person("one", shown), sent.person("two", shown));
            let committee = sent.person("committee", shown);
            Some(Matter::Revocation { case: CaseId(case?), commission: (one?, two?), committee: committee? })
        }
        _ => None,
    }
}

/// Who has done something: a person, else a team, else a club.
fn offender(sent: &mut Sent<'_>, shown: &Shown) -> Option<Offender> {
    if !sent.get("person").is_empty() {
        return sent.person("person", shown).map(Offender::Person);
    }
    let team = sent.maybe_number::<u32>("team", (1, u32::MAX));
    if let Some(team) = team? {
        let known = shown.season().teams.contains_key(&TeamId(team));
        return if known { Some(Offender::Team(TeamId(team))) } else { sent.wrong("team", "office-choose") };
    }
    if sent.get("club").is_empty() {
        return sent.wrong("person", "case-offender-needed");
    }
    sent.club("club", shown).map(Offender::Club)
}

fn start(shown: &Shown) -> Values {
    let first = shown.season().events.keys().next().map_or(String::new(), ToString::to_string);
    let mut values = Values::of([
        ("raise-event", first),
        ("raise-round", "1".to_owned()),
        ("raise-since", shown.now.date.to_string()),
    ]);
    // 3.11: the teams that the Federation may let play on.
    for event in shown.season().events.keys() {
        for team in entitled_to_consolation(shown.season(), *event) {
            values.set(&format!("raise-team-{team}"), "1");
        }
    }
    values
}

fn page(view: View<'_>, kind: &str, sample: &Matter) -> Markup {
    let (shown, sheet) = (view.shown, view.sheet("raise"));
    let title = view.reader.text(&sample.text());
    let (people, matches) = (needs_people(kind), needs_match(kind));
    let body = html! {
        div.bar { h1.cap { (title) } a.button.push href=(view.link("/cases")) { (view.say("case-title")) } }
        section.card {
            h2 { (view.say("case-handbook")) " " small { (rule(view.reader, sample.rule())) } }
            p { (view.say(&format!("case-rule-{kind}"))) }
            p { (view.say("case-decides")) " " strong { (view.reader.text(&sample.body().text())) } }
        }
        (sheet.show(&shown.path(&format!("/cases/raise/{kind}")), ("case-raise", "case-raise-send"), false, &fields(&view, kind)))
        @if people { (people_list(view)) }
        @if matches { (match_list(view)) }
    };
    view.page(Page::Cases, &title, &body)
}

fn needs_people(kind: &str) -> bool {
    matches!(kind, "withdrawal" | "breach" | "sanction" | "removal" | "revocation" | "appointment" | "vacancy")
}

fn needs_match(kind: &str) -> bool {
    matches!(kind, "incident" | "analysis" | "analysis-second" | "third-session" | "delay" | "clash" | "copa-pass")
}

fn fields(view: &View<'_>, kind: &str) -> Markup {
    let (shown, reader, sheet) = (view.shown, view.reader, view.sheet("raise"));
    let events = events_for(shown, kind);
    let event = || sheet.select("event", "entry-competition", &events);
    let round = || sheet.number("round", "case-round", (1, 100));
    html! {
        @if needs_match(kind) { (sheet.search("match", "case-match", "matches", true)) }
        @match kind {
            "incident" | "analysis" | "analysis-second" | "third-session" => { (sheet.number("board", "case-board", (1, 60))) }
            "delay" => {
                (sheet.number("board", "case-board-or-team", (0, 60)))
                (sheet.number("minutes", "case-minutes", (0, 600)))
            }
            "copa-pass" => {
                @let sides: Vec<(String, String)> = TeamSide::BOTH.iter().map(|side| (super::form::code(side), reader.text(&side.text()))).collect();
                (sheet.select("side", "case-side", &sides))
            }
            "force-majeure" => { (event()) (round()) (sheet.hinted("matches", "case-matches", "case-matches-hint")) }
            "other-event" | "date" => { (event()) (round()) }
            "change" => {
                (event()) (round())
                (sheet.day("wanted", "case-wanted", true))
                (sheet.select("ground", "case-ground", &choices(reader, "case-ground", &[ChangeGround::Clash, ChangeGround::Ordinary])))
                fieldset.whole { legend { (view.say("case-other-venue")) }
                    p.hint { (view.say("case-hall-hint")) }
                    div.grid {
                        (sheet.text("hall", "case-hall-address", false))
                        (sheet.number("hall-boards", "case-hall-boards", (1, 2000)))
                        (sheet.number("hall-travel", "case-hall-travel", (0, 600)))
                    }
                }
            }
            "withdrawal" => { (event()) (sheet.search("person", "case-person", "people", true)) }
            "last-round" | "last-swiss" | "rated" => { (event()) }
            "consolation" => {
                (event())
                fieldset.whole { legend { (view.say("entry-teams")) } div.grid {
                    @for team in shown.season().teams.keys() { (sheet.tick_named(&format!("team-{team}"), &shown.team(*team))) }
                } }
            }
            "lots" => { (event()) (sheet.area("people", "case-people", 5, "case-people-hint")) }
            "breach" | "sanction" => { (offender_fields(view)) }
            "removal" => { (sheet.search("person", "case-person", "people", true)) }
            "revocation" => {
                (sheet.number("case", "case-which", (1, 9999)))
                (sheet.search("one", "body-member", "people", true))
                (sheet.search("two", "body-member", "people", true))
                (sheet.search("committee", "body-committee-member", "people", true))
            }
            "appointment" | "vacancy" => {
                (sheet.search("member", "body-member", "people", true))
                (sheet.select("task", "body-task", &choices(reader, "body-task", &TASKS)))
                (sheet.day("since", "body-since", true))
            }
            "open-rules" | "annulment" => {
                @let opens: Vec<(String, String)> = shown.season().opens.keys()
                    .map(|id| (id.to_string(), shown.state.name(crate::league::Named::Open(*id)))).collect();
                (sheet.select("open", "open-open", &opens))
            }
            _ => {}
        }
        div.whole { (sheet.area("facts", "case-facts", 5, "case-facts-hint")) }
    }
}

/// The competitions that a matter can be about, or all if there is none.
fn events_for(shown: &Shown, kind: &str) -> Vec<(String, String)> {
    let fits = |of: CompetitionKind| match kind {
        "withdrawal" | "last-swiss" => of == CompetitionKind::Individual,
        "consolation" => of == CompetitionKind::Cup,
        _ => true,
    };
    let of = shown.season().events.iter().filter(|(_, event)| fits(event.settings.kind));
    let some: Vec<(String, String)> = of.map(|(id, _)| (id.to_string(), shown.event(*id))).collect();
    if some.is_empty() { event_choices(shown) } else { some }
}

fn offender_fields(view: &View<'_>) -> Markup {
    let (shown, sheet) = (view.shown, view.sheet("raise"));
    let teams = shown.season().teams.keys().map(|id| (id.to_string(), shown.team(*id))).collect();
    html! {
        p.whole.hint { (view.say("case-offender-hint")) }
        (sheet.search("person", "case-person", "people", false))
        (sheet.select("team", "entry-team", &super::form::or_none(teams)))
        (sheet.select("club", "player-club", &super::form::or_none(club_choices(shown, view.reader))))
    }
}
