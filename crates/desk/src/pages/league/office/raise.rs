//! `/desk/league/ID/cases/raise/KIND`: submits a matter to the body that decides it. Matters that follow from other
//! acts (a venue request, play *sub condicione*, appeals) are not raised here.

use super::descriptions::{concerns, kind as kind_of};
use super::form::{event_choices, match_list};
use super::names;
use super::prelude::*;
use crate::pages::league::widgets::{club_choices, rule};
use crate::words;
use adoube_federation::acts::CaseAct;
use adoube_federation::cases::{Matter, Offender};
use adoube_federation::clash::{ChangeGround, RoundChange};
use adoube_federation::commission::{Member, Task};
use adoube_federation::competition::{Competition, CompetitionKind};
use adoube_federation::fixtures::entitled_to_consolation;
use adoube_federation::ids::{CaseId, CompetitionId, MatchId, MemberNo, OpenId, TeamId, TeamSide};
use adoube_federation::refusal::RefusalReason;
use adoube_federation::venue::RoundHall;
use adoube_laws::Date;
use adoube_services::league::Statement;
use std::collections::BTreeSet;

/// The kinds that a club can raise.
const OF_DELEGATES: [&str; 6] = ["force-majeure", "withdrawal", "clash", "copa-pass", "change", "breach"];
/// The kinds that a delegation can raise too, in the competitions of its province.
const OF_DELEGATIONS: [&str; 13] = [
    "incident",
    "analysis",
    "analysis-second",
    "third-session",
    "delay",
    "other-event",
    "date",
    "last-round",
    "last-swiss",
    "consolation",
    "lots",
    "rated",
    "event-annulment",
];

/// Returns whether the visitor can raise matters of a kind.
pub(super) fn may_raise(shown: &SeasonPage, kind: &str) -> bool {
    !shown.is_limited() || OF_DELEGATES.contains(&kind) || shown.province().is_some() && OF_DELEGATIONS.contains(&kind)
}

/// Returns whether a matter is about a competition of the visitor, or a match of one.
fn of_own_event(shown: &SeasonPage, matter: &Matter) -> bool {
    let of_match = matter.of_match().and_then(|id| shown.season().matches.get(&id)).map(|m| m.event);
    matter.of_event().or(of_match).is_some_and(|event| shown.covers_event(event))
}

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

/// The page to submit a matter of one kind.
pub(super) struct RaisePage {
    kind: String,
    /// A sample matter of the kind, for its name, rule and body.
    sample: Matter,
    /// Field values from the URL.
    given: Vec<(&'static str, String)>,
}

impl OfficePage for RaisePage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let kind: String = request.parameter(0)?;
        let sample = samples().into_iter().find(|sample| kind_of(sample) == kind).ok_or(RequestError::NotFound)?;
        if !may_raise(&request.shown, &kind) {
            return Err(RequestError::Forbidden);
        }
        let mut given = Vec::new();
        for name in ["event", "round", "open", "case", "person"] {
            let value = request.query::<u32>(name)?;
            given.extend(value.map(|n| (name, if name == "person" { format!("#{n}") } else { n.to_string() })));
        }
        Ok(Self { kind, sample, given })
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let first = shown.season().events.keys().next().map_or(String::new(), ToString::to_string);
        let mut values = Values::of([
            ("raise-event", first),
            ("raise-round", "1".to_owned()),
            ("raise-since", shown.now.date.to_string()),
        ]);
        // 3.11: the teams that the Federation may allow to continue.
        for event in shown.season().events.keys() {
            for team in entitled_to_consolation(shown.season(), *event) {
                values.set(&format!("raise-team-{team}"), "1");
            }
        }
        for (field, value) in &self.given {
            values.set(&format!("raise-{field}"), value.clone());
        }
        values
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (kind, sample) = (self.kind.as_str(), &self.sample);
        let form = view.form("raise");
        let title = view.reader.say(sample.text());
        let (people, matches) = (needs_people(kind), needs_match(kind));
        let body = html! {
            div.bar { h1.cap { (title) } a.button.push href=(view.link("/cases")) { (view.say(words::office::CASE_TITLE)) } }
            section.card {
                h2 { (view.say(words::office::CASE_HANDBOOK)) " " small { (rule(view.reader, sample.rule())) } }
                p { (view.say(names::case_rule(sample))) }
                p { (view.say(words::office::CASE_DECIDES)) " " strong { (view.reader.say(sample.body().text())) } }
            }
            (form.open((words::office::CASE_RAISE, words::office::CASE_RAISE_SEND), &fields(&view, kind)))
            @if people { (people_list(&view)) }
            @if matches { (match_list(&view)) }
        };
        Ok(view.page(SeasonTab::Cases, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "raise" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        let mut acts = Vec::new();
        let matter = self.matter(form, &mut acts).await?;
        if let Some(matter) = matter.as_ref().filter(|_| form.shown.is_limited()) {
            let own = if OF_DELEGATES.contains(&self.kind.as_str()) {
                concerns(form.shown, matter)
            } else {
                of_own_event(form.shown, matter)
            };
            // A club may complain about anyone; its other requests concern only itself.
            if !own && (self.kind != "breach" || form.shown.province().is_some()) {
                return Err(RequestError::Forbidden);
            }
        }
        let facts = form.statement("facts", None, Statement::Facts);
        let acts = matter.zip(facts).map(|(matter, facts)| {
            acts.push(form.act(CaseAct::Raise(matter)));
            acts.extend(facts);
            acts
        });
        Ok(Submission::then(acts, |answers| {
            let raised = answers.iter().find_map(|answer| match answer {
                SeasonAnswer::Raised(case) => Some(format!("/cases/{}", case.id)),
                _ => None,
            });
            NextPage { to: raised, ..NextPage::here(Flash::done(words::office::DONE_RAISED)) }
        }))
    }

    fn field(&self, _: &SentForm<'_>, wrong: RefusalCause<'_>) -> String {
        match wrong {
            RefusalCause::Finding(HandbookFinding::CalendarVenue) => "hall",
            RefusalCause::Finding(HandbookFinding::VenueTravel { .. }) => "hall-travel",
            RefusalCause::Reason(RefusalReason::HallTooSmall(..)) => "hall-boards",
            RefusalCause::Finding(HandbookFinding::CalendarLastTwo) => "wanted",
            RefusalCause::Reason(RefusalReason::WhichMatches) => "matches",
            RefusalCause::Reason(RefusalReason::NotRoundRobin) => "event",
            _ => "",
        }
        .to_owned()
    }
}

/// Returns a sample of each kind of matter that can be submitted, in the order of the handbook: for its name, rule and
/// body.
pub(super) fn samples() -> Vec<Matter> {
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
    vec![
        Matter::Incident(id, 1),
        Matter::Analysis(id, 1),
        Matter::AnalysisAfterSecond(id, 1),
        Matter::ThirdSession(id, 1),
        Matter::DelayProof(id, 1, 0),
        Matter::ForceMajeure(event, 1, Vec::new()),
        Matter::Withdrawal(event, person),
        Matter::Clash(id),
        Matter::OtherEvent(event, 1),
        Matter::RoundRobinDate(event, 1, Vec::new(), Vec::new()),
        Matter::LastRound(event),
        Matter::CopaPass(id, TeamId(0)),
        Matter::LastSwissRound(event),
        Matter::Change(event, change),
        Matter::Breach(Offender::Person(person)),
        Matter::Sanction(Offender::Person(person)),
        Matter::Appointment(member.clone()),
        Matter::Removal(person),
        Matter::Vacancy(member),
        Matter::Revocation { case: CaseId(0), commission: (person, person), committee: person },
        Matter::Consolation(event, Vec::new()),
        Matter::Lots(event, Vec::new()),
        Matter::OpenRules(OpenId(0)),
        Matter::Annulment(OpenId(0)),
        Matter::EventAnnulment(event),
        Matter::Rated(event),
    ]
}

impl RaisePage {
    /// Parses the matter, adding to `acts` the entry of an unknown person.
    async fn matter(&self, form: &mut SentForm<'_>, acts: &mut Vec<LeagueAct>) -> Result<Option<Matter>, RequestError> {
        let kind = self.kind.as_str();
        if !matches!(kind, "appointment" | "vacancy") {
            let matter = of_match(form, kind).or_else(|| of_event(form, kind));
            return Ok(matter.or_else(|| of_person(form, kind)));
        }
        let (task, since, name) = (form.pick("task", &TASKS), form.day("since"), form.text("member"));
        let (Some(task), Some(since), Some(name)) = (task, since, name) else { return Ok(None) };
        let member = Member { person: form.known_or_new(name, acts).await?, task, since };
        Ok(Some(if kind == "vacancy" { Matter::Vacancy(member) } else { Matter::Appointment(member) }))
    }
}

fn of_match(form: &mut SentForm<'_>, kind: &str) -> Option<Matter> {
    if !needs_match(kind) {
        return None;
    }
    let shown = form.shown;
    let id = form.a_match("match");
    if kind == "clash" {
        return id.map(Matter::Clash);
    }
    if kind == "copa-pass" {
        let side = form.pick("side", &TeamSide::BOTH)?;
        let m = shown.season().matches.get(&id?)?;
        return Some(Matter::CopaPass(id?, m.team(side)));
    }
    let boards = id.and_then(|id| shown.season().matches.get(&id)).map_or(1, |m| m.boards.len());
    let least = u32::from(kind != "delay");
    let board: Option<u8> = form.number("board", (least, u32::try_from(boards).unwrap_or(1)));
    let minutes = if kind == "delay" { form.number::<u32>("minutes", (0, 600)) } else { Some(0) };
    let (id, board, minutes) = (id?, board?, minutes?);
    Some(match kind {
        "incident" => Matter::Incident(id, board),
        "analysis" => Matter::Analysis(id, board),
        "analysis-second" => Matter::AnalysisAfterSecond(id, board),
        "third-session" => Matter::ThirdSession(id, board),
        _ => Matter::DelayProof(id, board, minutes * 60),
    })
}

fn of_event(form: &mut SentForm<'_>, kind: &str) -> Option<Matter> {
    let of_round = matches!(kind, "force-majeure" | "other-event" | "date" | "change");
    if !of_round
        && !matches!(
            kind,
            "withdrawal" | "last-round" | "last-swiss" | "consolation" | "lots" | "rated" | "event-annulment"
        )
    {
        return None;
    }
    let (shown, event) = (form.shown, form.event("event"));
    let competition = event.and_then(|event| shown.season().events.get(&event));
    let rounds = competition.map_or(1, Competition::rounds);
    let round: Option<u16> = if of_round { form.number("round", (1, u32::from(rounds))) } else { Some(1) };
    match kind {
        "force-majeure" | "date" => {
            let known = |id: &MatchId| shown.season().matches.contains_key(id);
            let matches = form.find("matches", words::office::NO_MATCH, |typed| {
                // Accept any separators between the numbers.
                let words = typed.split([' ', ',', ';', '.', '#', '\n', '\r', '\t']).filter(|word| !word.is_empty());
                words.map(|word| word.parse().ok().map(MatchId).filter(known)).collect::<Option<Vec<_>>>()
            });
            let boards = if kind == "date" { boards(form) } else { Some(Vec::new()) };
            let (event, round, matches, boards) = (event?, round?, matches?, boards?);
            Some(match kind {
                "date" => Matter::RoundRobinDate(event, round, matches, boards),
                _ => Matter::ForceMajeure(event, round, matches),
            })
        }
        "other-event" => Some(Matter::OtherEvent(event?, round?)),
        "change" => {
            let (wanted, ground) =
                (form.day("wanted"), form.pick("ground", &[ChangeGround::Clash, ChangeGround::Ordinary]));
            let hall = hall(form);
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
        "withdrawal" => Some(Matter::Withdrawal(event?, form.person("person")?)),
        "last-round" => event.map(Matter::LastRound),
        "last-swiss" => event.map(Matter::LastSwissRound),
        "rated" => event.map(Matter::Rated),
        "event-annulment" => event.map(Matter::EventAnnulment),
        "consolation" => {
            let teams: Vec<TeamId> = form.numbered("team-").into_iter().map(|(team, _)| TeamId(team)).collect();
            let known = teams.iter().all(|team| competition.is_some_and(|c| c.teams.contains_key(team)));
            if teams.is_empty() || !known {
                return form.wrong("event", words::office::CASE_TEAMS_OF_EVENT);
            }
            Some(Matter::Consolation(event?, teams))
        }
        _ => Some(Matter::Lots(event?, form.people("people", 2..=199)?)),
    }
}

/// 15.4: reads the numbers of the boards affected; none means the whole match.
fn boards(form: &mut SentForm<'_>) -> Option<Vec<u8>> {
    form.find("boards", words::office::CASE_BOARDS_BAD, |typed| {
        let words = typed.split([' ', ',', ';', '.', '\n', '\r', '\t']).filter(|word| !word.is_empty());
        let boards: Option<BTreeSet<u8>> = words.map(|word| word.parse().ok().filter(|board| *board > 0)).collect();
        boards.map(|boards| boards.into_iter().collect())
    })
}

/// 15.10 (b): parses the optional hall of a whole round: its address and facilities.
#[allow(clippy::option_option, reason = "wrong, empty and there are three things")]
fn hall(form: &mut SentForm<'_>) -> Option<Option<RoundHall>> {
    let address = form.maybe("hall");
    let travel = form.maybe_number("hall-travel", (0, 600));
    let boards = form.maybe_number::<u16>("hall-boards", (1, 2000));
    let (address, travel_min, boards) = (address?, travel?, boards?);
    if address.is_empty() {
        // Boards need a hall.
        return if boards.is_some() || travel_min.is_some() {
            form.wrong("hall", words::office::NEEDED)
        } else {
            Some(None)
        };
    }
    match boards {
        Some(boards) => Some(Some(RoundHall { address, boards, travel_min })),
        None => form.wrong("hall-boards", words::office::NEEDED),
    }
}

fn of_person(form: &mut SentForm<'_>, kind: &str) -> Option<Matter> {
    match kind {
        "breach" => offender(form).map(Matter::Breach),
        "sanction" => offender(form).map(Matter::Sanction),
        "removal" => form.person("person").map(Matter::Removal),
        "open-rules" => form.open("open").map(Matter::OpenRules),
        "annulment" => form.open("open").map(Matter::Annulment),
        "revocation" => {
            let case: Option<u32> = form.number("case", (1, u32::MAX));
            let (one, two) = (form.person("one"), form.person("two"));
            let committee = form.person("committee");
            Some(Matter::Revocation { case: CaseId(case?), commission: (one?, two?), committee: committee? })
        }
        _ => None,
    }
}

/// Returns the offender: a person, else a team, else a club.
fn offender(form: &mut SentForm<'_>) -> Option<Offender> {
    if !form.get("person").is_empty() {
        return form.person("person").map(Offender::Person);
    }
    let team = form.maybe_number::<u32>("team", (1, u32::MAX));
    if let Some(team) = team? {
        let known = form.shown.season().teams.contains_key(&TeamId(team));
        return if known { Some(Offender::Team(TeamId(team))) } else { form.wrong("team", words::office::CHOOSE) };
    }
    if form.get("club").is_empty() {
        return form.wrong("person", words::office::CASE_OFFENDER_NEEDED);
    }
    form.club("club").map(Offender::Club)
}

fn needs_people(kind: &str) -> bool {
    matches!(kind, "withdrawal" | "breach" | "sanction" | "removal" | "revocation" | "appointment" | "vacancy")
}

fn needs_match(kind: &str) -> bool {
    matches!(kind, "incident" | "analysis" | "analysis-second" | "third-session" | "delay" | "clash" | "copa-pass")
}

fn fields(view: &OfficeView<'_>, kind: &str) -> Markup {
    let (shown, reader, form) = (view.shown, view.reader, view.form("raise"));
    let events = events_for(shown, kind);
    let event = || form.select("event", words::office::ENTRY_COMPETITION, &events);
    let round = || form.number("round", words::office::CASE_ROUND, (1, 100));
    html! {
        @if needs_match(kind) { (form.search("match", words::office::CASE_MATCH, "matches", true)) }
        @match kind {
            "incident" | "analysis" | "analysis-second" | "third-session" => { (form.number("board", words::office::CASE_BOARD, (1, 60))) }
            "delay" => {
                (form.number("board", words::office::CASE_BOARD_OR_TEAM, (0, 60)))
                (form.number("minutes", words::office::CASE_MINUTES, (0, 600)))
            }
            "copa-pass" => {
                @let sides: Vec<(String, String)> = TeamSide::BOTH.iter().map(|side| (code(side), reader.say(side.text()))).collect();
                (form.select("side", words::office::CASE_SIDE, &sides))
            }
            "force-majeure" => { (event()) (round()) (form.hinted("matches", words::office::CASE_MATCHES, words::office::CASE_MATCHES_HINT)) }
            "other-event" => { (event()) (round()) }
            "date" => { (event()) (round()) (form.hinted("matches", words::office::CASE_MATCHES, words::office::CASE_AFFECTED_HINT))
                (form.hinted("boards", words::office::CASE_BOARDS, words::office::CASE_BOARDS_HINT)) }
            "change" => {
                (event()) (round())
                (form.day("wanted", words::office::CASE_WANTED, true))
                (form.select("ground", words::office::CASE_GROUND, &choices(reader, &[ChangeGround::Clash, ChangeGround::Ordinary], names::change_ground)))
                fieldset.whole { legend { (view.say(words::office::CASE_OTHER_VENUE)) }
                    p.hint { (view.say(words::office::CASE_HALL_HINT)) }
                    div.grid {
                        (form.text("hall", words::office::CASE_HALL_ADDRESS, false))
                        (form.number("hall-boards", words::office::CASE_HALL_BOARDS, (1, 2000)))
                        (form.number("hall-travel", words::office::CASE_HALL_TRAVEL, (0, 600)))
                    }
                }
            }
            "withdrawal" => { (event()) (form.search("person", words::office::CASE_PERSON, "people", true)) }
            "last-round" | "last-swiss" | "rated" | "event-annulment" => { (event()) }
            "consolation" => {
                (event())
                fieldset.whole { legend { (view.say(words::office::ENTRY_TEAMS)) } div.grid {
                    @for team in shown.season().teams.keys() { (form.tick_named(&format!("team-{team}"), &shown.team(*team))) }
                } }
            }
            "lots" => { (event()) (form.area("people", words::office::CASE_PEOPLE, 5, words::office::CASE_PEOPLE_HINT)) }
            "breach" | "sanction" => { (offender_fields(view)) }
            "removal" => { (form.search("person", words::office::CASE_PERSON, "people", true)) }
            "revocation" => {
                (form.number("case", words::office::CASE_WHICH, (1, 9999)))
                (form.search("one", words::office::BODY_MEMBER, "people", true))
                (form.search("two", words::office::BODY_MEMBER, "people", true))
                (form.search("committee", words::office::BODY_COMMITTEE_MEMBER, "people", true))
            }
            "appointment" | "vacancy" => {
                (form.search("member", words::office::BODY_MEMBER, "people", true))
                (form.select("task", words::office::BODY_TASK, &choices(reader, &TASKS, names::task)))
                (form.day("since", words::office::BODY_SINCE, true))
            }
            "open-rules" | "annulment" => {
                @let opens: Vec<(String, String)> = shown.season().opens.keys()
                    .map(|id| (id.to_string(), shown.state.name(Named::Open(*id)))).collect();
                (form.select("open", words::office::OPEN_OPEN, &opens))
            }
            _ => {}
        }
        div.whole { (form.area("facts", words::office::CASE_FACTS, 5, words::office::CASE_FACTS_HINT)) }
    }
}

/// Returns the competitions that a matter can concern, or all if there is none.
fn events_for(shown: &SeasonPage, kind: &str) -> Vec<(String, String)> {
    let fits = |of: CompetitionKind| match kind {
        "withdrawal" | "last-swiss" => of == CompetitionKind::Individual,
        "consolation" => of == CompetitionKind::Cup,
        "date" => matches!(of, CompetitionKind::League(_) | CompetitionKind::Individual),
        _ => true,
    };
    let of = shown.season().events.iter().filter(|(_, event)| fits(event.settings.kind));
    let some: Vec<(String, String)> = of.map(|(id, _)| (id.to_string(), shown.event(*id))).collect();
    if some.is_empty() { event_choices(shown) } else { some }
}

fn offender_fields(view: &OfficeView<'_>) -> Markup {
    let (shown, form) = (view.shown, view.form("raise"));
    let teams = shown.season().teams.keys().map(|id| (id.to_string(), shown.team(*id))).collect();
    html! {
        p.whole.hint { (view.say(words::office::CASE_OFFENDER_HINT)) }
        (form.search("person", words::office::CASE_PERSON, "people", false))
        (form.select("team", words::office::ENTRY_TEAM, &or_none(teams)))
        (form.select("club", words::players::CLUB, &or_none(club_choices(shown, view.reader))))
    }
}
