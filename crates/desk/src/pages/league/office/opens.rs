//! `/desk/league/ID/opens`: homologation of open tournaments: the date of the request, clashes within 30 km, rounds,
//! players and categories (Open tournaments 1-5), the decision on the rules (6), the report due (7).

use super::descriptions::category_name;
use super::players::CATEGORIES;
use super::prelude::*;
use crate::pages::league::acting::making;
use crate::pages::league::widgets::{club_choices, day};
use crate::words;
use adoube_federation::cases::Matter;
use adoube_federation::homologation::{OpenGroup, OpenRequest};
use adoube_federation::ids::OpenId;
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_federation::season::OpenTournament;
use std::collections::BTreeSet;

/// Groups that the form has.
const GROUPS: u32 = 4;

/// The page of the open tournaments.
pub(super) struct OpensPage;

impl OfficePage for OpensPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        Values::of([("ask-requested", shown.now.date.to_string()), ("ask-rounds", "9".to_owned())])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(words::office::OPEN_TITLE));
        let body = html! {
            h1 { (title) }
            (view.back(&["report"]))
            section.card {
                @if shown.season().opens.is_empty() { p.empty { (view.say(words::office::OPEN_NONE)) } }
                ul.list { @for (id, open) in &shown.season().opens { li { (line(&view, *id, open)) } } }
            }
            @if view.by_office() { (form(&view)) }
        };
        Ok(view.page(SeasonTab::Opens, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        match form.name {
            "ask" => {
                let (name, request) = (form.text("name"), read(form));
                if let Some(request) = request.as_ref().filter(|request| request.last < request.first) {
                    form.wrong::<()>("last", words::office::OPEN_LAST_BEFORE_FIRST);
                    let right = OpenRequest { last: request.first, ..request.clone() };
                    form.probe(SeasonAct::AskHomologation(right), field_of);
                }
                let ask = |(name, request): (String, OpenRequest)| {
                    making(form.visit, SeasonAct::AskHomologation(request), &name)
                };
                Ok(Submission::one(name.zip(request).map(ask), words::office::DONE_OPEN_ASKED))
            }
            "report" => {
                let open = form.get("open").parse().map(OpenId).map_err(|_| RequestError::NOT_UNDERSTOOD)?;
                let act = SeasonAct::HandIn(PaperKind::OpenReport, PaperSubject::Open(open));
                Ok(Submission::one(Some(form.act(act)), words::office::DONE_HANDED_IN_PAPER))
            }
            _ => Err(RequestError::NOT_UNDERSTOOD),
        }
    }

    fn field(&self, form: &SentForm<'_>, wrong: RefusalCause<'_>) -> String {
        match wrong {
            _ if form.name != "ask" => String::new(),
            RefusalCause::Finding(finding) => field_of(finding),
            _ => "last".to_owned(),
        }
    }
}

/// Returns the field that a finding concerns.
fn field_of(finding: &HandbookFinding) -> String {
    match finding {
        HandbookFinding::HomologationDate { .. } => "requested".to_owned(),
        HandbookFinding::HomologationClash { open, .. } => format!("km-{open}"),
        HandbookFinding::HomologationRounds { .. } => "rounds".to_owned(),
        HandbookFinding::HomologationPlayers { .. } | HandbookFinding::HomologationMix => "players-1".to_owned(),
        _ => "last".to_owned(),
    }
}

fn read(form: &mut SentForm<'_>) -> Option<OpenRequest> {
    let (requested, first, last) = (form.day("requested"), form.day("first"), form.day("last"));
    let rounds = form.number("rounds", (1, 99));
    let mut groups = Vec::new();
    for at in 1..=GROUPS {
        let mixed = CATEGORIES.into_iter().filter(|c| form.ticked(&format!("group-{at}-{}", code(c))));
        let categories: BTreeSet<_> = mixed.collect();
        let players: Option<u16> = form.maybe_number(&format!("players-{at}"), (0, 9999)).flatten();
        match (categories.is_empty(), players) {
            (true, None) => {}
            (true, Some(_)) => {
                form.wrong::<()>(&format!("players-{at}"), words::office::OPEN_CATEGORIES_NEEDED);
            }
            (false, players) => groups.push(OpenGroup { categories, players: players.unwrap_or(0) }),
        }
    }
    let mut distances_hm = Vec::new();
    for id in form.shown.season().opens.keys() {
        let field = format!("km-{id}");
        if !form.get(&field).is_empty() {
            distances_hm.extend(form.find(&field, words::office::OPEN_KM_BAD, hectometres).map(|hm| (*id, hm)));
        }
    }
    let club = if form.get("club").is_empty() { None } else { Some(form.club("club")?) };
    Some(OpenRequest { requested: requested?, first: first?, last: last?, rounds: rounds?, groups, distances_hm, club })
}

/// Kilometres with at most one decimal, in hectometres.
fn hectometres(text: &str) -> Option<u32> {
    let (km, tenth) = text.split_once([',', '.']).unwrap_or((text, "0"));
    let (km, tenth): (u32, u32) = (km.trim().parse().ok()?, tenth.trim().parse().ok()?);
    (km < 20_000 && tenth < 10).then_some(km * 10 + tenth)
}

fn line(view: &OfficeView<'_>, id: OpenId, open: &OpenTournament) -> Markup {
    let (shown, request) = (view.shown, &open.request);
    let about = PaperSubject::Open(id);
    let report = shown.season().papers.iter().find(|p| p.paper == PaperKind::OpenReport && p.about == about);
    let over = request.last < shown.now.date;
    let case = shown.season().cases.iter().find(|case| case.matter == Matter::OpenRules(id));
    html! {
        strong { (shown.state.name(Named::Open(id))) } " " span.nowrap { (day(request.first)) " – " (day(request.last)) } " "
        @match (open.annulled, open.homologated) {
            (true, _) => span.mark.mark-bad { (view.say(words::office::OPEN_ANNULLED)) },
            (_, Some(true)) => span.mark.mark-good { (view.say(words::office::OPEN_HOMOLOGATED)) },
            (_, Some(false)) => span.mark.mark-bad { (view.say(words::office::OPEN_REFUSED)) },
            (_, None) => span.mark.mark-warn { (view.say(words::office::OPEN_UNDECIDED)) },
        }
        @if let Some(case) = case { " " a href=(view.link(&format!("/cases/{}", case.id))) { (view.reader.say_with(words::office::CASE_NUMBER, &[("number", &case.id.0)])) } }
        p.soft { @if let Some(club) = request.club { (shown.club_name(club)) " · " } (view.say(words::office::OPEN_ROUNDS)) ": " (request.rounds) " · " (view.say(words::office::OPEN_REQUESTED)) ": " (day(request.requested))
            @for group in &request.groups { " · "
                @for (at, of) in group.categories.iter().enumerate() { @if at > 0 { "+" } (category_name(view, *of)) } ": " (group.players) } }
        p {
            @match report {
                Some(paper) => { span.mark.mark-good { (view.say(words::office::OPEN_REPORT_IN)) " " (day(paper.on)) } }
                None if over && open.homologated == Some(true) => {
                    span.mark.mark-warn { (view.say(words::office::OPEN_REPORT_DUE)) } " "
                    @if view.by_office() { (view.button("report", &[("open", &id.to_string())], words::matchday::RECEIVE)) }
                }
                None => {}
            }
            " " a href=(view.link(&format!("/cases/raise/annulment?open={id}"))) { small { (view.say(words::office::OPEN_ANNUL)) } }
        }
    }
}

fn form(view: &OfficeView<'_>) -> Markup {
    let (shown, form) = (view.shown, view.form("ask"));
    form.show((words::office::OPEN_ASK, words::office::OPEN_ASK), !shown.season().opens.is_empty(), &html! {
        (form.text("name", words::office::OPEN_NAME, true))
        (form.select_hinted("club", words::office::OPEN_CLUB, words::office::OPEN_CLUB_HINT, &or_none(club_choices(shown, view.reader))))
        (form.day("requested", words::office::OPEN_REQUESTED, true))
        (form.day("first", words::office::OPEN_FIRST, true))
        (form.day("last", words::office::OPEN_LAST, true))
        (form.number("rounds", words::office::OPEN_ROUNDS, (1, 99)))
        div.whole { @for at in 1..=GROUPS { fieldset.row {
            legend { (view.reader.say_with(words::league::GROUP, &[("group", &at)])) }
            div.ticks { @for category in CATEGORIES { (form.tick_named(&format!("group-{at}-{}", code(&category)), &category_name(view, category))) } }
            (form.number(&format!("players-{at}"), words::office::OPEN_PLAYERS, (0, 9999)))
        } } }
        @if !shown.season().opens.is_empty() { fieldset.whole {
            legend { (view.say(words::office::OPEN_DISTANCES)) }
            div.grid { @for id in shown.season().opens.keys() {
                (distance(view, *id))
            } }
        } }
    })
}

fn distance(view: &OfficeView<'_>, id: OpenId) -> Markup {
    let (form, field) = (view.form("ask"), format!("km-{id}"));
    let name = view.shown.state.name(Named::Open(id));
    html! {
        div.field {
            label for=(form.id(&field)) { (name) " (km)" }
            input id=(form.id(&field)) name={ "ask-" (field) } inputmode="decimal" maxlength="8" value=(form.value(&field))
                aria-invalid=[form.problem(&field).map(|_| "true")];
            (form.problem_of(&field))
        }
    }
}
