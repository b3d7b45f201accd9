//! `/desk/league/ID/opens`: homologation of open tournaments: the day of the request, clashes within 30 km, rounds, players and
//! categories (Open tournaments 1-5), the decision on the rules (6), the report due (7).

use super::form::{Sent, View, Wrong, again, code};
use super::players::CATEGORIES;
use super::words::category_name;
use crate::Desk;
use crate::league::Named;
use crate::pages::league::acting::{doing, making};
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::day;
use crate::roles::Action;
use adoube_federation::HandbookFinding;
use adoube_federation::homologation::{OpenGroup, OpenRequest};
use adoube_federation::ids::OpenId;
use adoube_federation::papers::{PaperKind, PaperSubject};
use adoube_federation::season::OpenTournament;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

/// Groups that the form has.
const GROUPS: u32 = 4;

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let shown = Shown::load(&desk, &visit, &id).await?;
    let values = start(&shown);
    Ok(page(View::new(&visit, &shown, &values, &Problems::default())))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::load(&desk, &visit, &id).await?;
    let mut sent = Sent::new(&visit, &values);
    let (acts, flash) = match sent.name().as_str() {
        "ask" => {
            let (name, request) = (sent.text("name"), read(&mut sent, &shown));
            if let Some(request) = request.as_ref().filter(|request| request.last < request.first) {
                sent.wrong::<()>("last", "open-last-before-first");
                let right = OpenRequest { last: request.first, ..request.clone() };
                sent.probe(&shown, &adoube_federation::SeasonAct::AskHomologation(right), field_of);
            }
            let ask = |(name, request): (String, OpenRequest)| {
                vec![making(&visit, adoube_federation::SeasonAct::AskHomologation(request), &name)]
            };
            (name.zip(request).map(ask), "done-open-asked")
        }
        "report" => {
            let open = sent.get("open").parse().ok().map(OpenId).ok_or(Failure::Bad("failure-bad"))?;
            let act = adoube_federation::SeasonAct::HandIn(PaperKind::OpenReport, PaperSubject::Open(open));
            (Some(vec![doing(&visit, act)]), "done-handed-in-paper")
        }
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let asks = sent.name() == "ask";
    let place = |wrong: Wrong<'_>| match wrong {
        _ if !asks => String::new(),
        Wrong::Finding(finding) => field_of(finding),
        Wrong::Refusal(_) => "last".to_owned(),
    };
    let done = sent.settle_at(&desk, &mut shown, acts, place).await?;
    let done = done.map(|_| (shown.path("/opens"), Flash::done(flash)));
    let values = again(&start(&shown), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems))))
}

/// The field that a finding is about.
fn field_of(finding: &HandbookFinding) -> String {
    match finding {
        HandbookFinding::HomologationDate => "requested".to_owned(),
        HandbookFinding::HomologationClash { open, .. } => format!("km-{open}"),
        HandbookFinding::HomologationRounds => "rounds".to_owned(),
        HandbookFinding::HomologationPlayers | HandbookFinding::HomologationMix => "players-1".to_owned(),
        _ => "last".to_owned(),
    }
}

fn read(sent: &mut Sent<'_>, shown: &Shown) -> Option<OpenRequest> {
    let (requested, first, last) = (sent.day("requested"), sent.day("first"), sent.day("last"));
    let rounds = sent.number("rounds", (1, 99));
    let mut groups = Vec::new();
    for at in 1..=GROUPS {
        let mixed = CATEGORIES.into_iter().filter(|c| sent.ticked(&format!("group-{at}-{}", code(c))));
        let categories: std::collections::BTreeSet<_> = mixed.collect();
        let players: Option<u16> = sent.maybe_number(&format!("players-{at}"), (0, 9999)).flatten();
        match (categories.is_empty(), players) {
            (true, None) => {}
            (true, Some(_)) => {
                sent.wrong::<()>(&format!("players-{at}"), "open-categories-needed");
            }
            (false, players) => groups.push(OpenGroup { categories, players: players.unwrap_or(0) }),
        }
    }
    let mut distances_hm = Vec::new();
    for id in shown.season().opens.keys() {
        let (field, typed) = (format!("km-{id}"), sent.get(&format!("km-{id}")));
        if !typed.is_empty() {
            let hm = hectometres(&typed).or_else(|| sent.wrong(&field, "open-km-bad"));
            distances_hm.extend(hm.map(|hm| (*id, hm)));
        }
    }
    Some(OpenRequest { requested: requested?, first: first?, last: last?, rounds: rounds?, groups, distances_hm })
}

/// Kilometres with at most one decimal, in hectometres.
fn hectometres(text: &str) -> Option<u32> {
    let (km, tenth) = text.split_once([',', '.']).unwrap_or((text, "0"));
    let (km, tenth): (u32, u32) = (km.trim().parse().ok()?, tenth.trim().parse().ok()?);
    (km < 20_000 && tenth < 10).then_some(km * 10 + tenth)
}

fn start(shown: &Shown) -> Values {
    Values::of([("ask-requested", shown.now.date.to_string()), ("ask-rounds", "9".to_owned())])
}

fn page(view: View<'_>) -> Markup {
    let (shown, title) = (view.shown, view.say("open-title"));
    let body = html! {
        h1 { (title) }
        (view.back(&["report"]))
        section.card {
            @if shown.season().opens.is_empty() { p.empty { (view.say("open-none")) } }
            ul.list { @for (id, open) in &shown.season().opens { li { (line(&view, *id, open)) } } }
        }
        @if view.visit.may(Action::RunSeason, &shown.id) { (form(&view)) }
    };
    view.page(Page::Opens, &title, &body)
}

fn line(view: &View<'_>, id: OpenId, open: &OpenTournament) -> Markup {
    let (shown, request) = (view.shown, &open.request);
    let about = PaperSubject::Open(id);
    let report = shown.season().papers.iter().find(|p| p.paper == PaperKind::OpenReport && p.about == about);
    let over = request.last < shown.now.date;
    let case = shown
        .season()
        .cases
        .iter()
        .find(|c| matches!(c.matter, adoube_federation::cases::Matter::OpenRules(o) if o == id));
    html! {
        strong { (shown.state.name(Named::Open(id))) } " " span.nowrap { (day(request.first)) " – " (day(request.last)) } " "
        @match (open.annulled, open.homologated) {
            (true, _) => span.mark.mark-bad { (view.say("open-annulled")) },
            (_, Some(true)) => span.mark.mark-good { (view.say("open-homologated")) },
            (_, Some(false)) => span.mark.mark-bad { (view.say("open-refused")) },
            (_, None) => span.mark.mark-warn { (view.say("open-undecided")) },
        }
        @if let Some(case) = case { " " a href=(view.link(&format!("/cases/{}", case.id))) { (view.reader.say_with("case-number", &[("number", case.id.0.into())])) } }
        p.soft { (view.say("open-rounds")) ": " (request.rounds) " · " (view.say("open-requested")) " " (day(request.requested))
            @for group in &request.groups { " · "
                @for (at, of) in group.categories.iter().enumerate() { @if at > 0 { "+" } (category_name(view, *of)) } ": " (group.players) } }
        p {
            @match report {
                Some(paper) => { span.mark.mark-good { (view.say("open-report-in")) " " (day(paper.on)) } }
                None if over && open.homologated == Some(true) => {
                    span.mark.mark-warn { (view.say("open-report-due")) } " "
                    @if view.visit.may(Action::RunSeason, &shown.id) { (view.button("/opens", "report", &[("open", &id.to_string())], "office-received")) }
                }
                None => {}
            }
            " " a href=(view.link(&format!("/cases/raise/annulment?open={id}"))) { small { (view.say("open-annul")) } }
        }
    }
}

fn form(view: &View<'_>) -> Markup {
    let (shown, sheet) = (view.shown, view.sheet("ask"));
    sheet.show(&shown.path("/opens"), ("open-ask", "open-ask"), !shown.season().opens.is_empty(), &html! {
        (sheet.text("name", "open-name", true))
        (sheet.day("requested", "open-requested", true))
        (sheet.day("first", "open-first", true))
        (sheet.day("last", "open-last", true))
        (sheet.number("rounds", "open-rounds", (1, 99)))
        div.whole { @for at in 1..=GROUPS { fieldset.row {
            legend { (view.say("entry-group")) " " (at) }
            div.ticks { @for category in CATEGORIES { (sheet.tick_named(&format!("group-{at}-{}", code(&category)), &category_name(view, category))) } }
            (sheet.number(&format!("players-{at}"), "open-players", (0, 9999)))
        } } }
        @if !shown.season().opens.is_empty() { fieldset.whole {
            legend { (view.say("open-distances")) }
            div.grid { @for id in shown.season().opens.keys() {
                (sheet_km(view, *id))
            } }
        } }
    })
}

fn sheet_km(view: &View<'_>, id: OpenId) -> Markup {
    let (sheet, field) = (view.sheet("ask"), format!("km-{id}"));
    let name = view.shown.state.name(Named::Open(id));
    html! {
        div.field {
            label for={ "f-ask-" (field) } { (name) " (km)" }
            input id={ "f-ask-" (field) } name={ "ask-" (field) } inputmode="decimal" maxlength="8" value=(sheet.value(&field))
                aria-invalid=[sheet.problem(&field).map(|_| "true")];
            @if let Some(problem) = sheet.problem(&field) { p.problem id={ "f-ask-" (field) "-problem" } { (problem) } }
        }
    }
}
