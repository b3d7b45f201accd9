//! `/desk/league/ID/cases/N`: one matter: what the handbook says, what happened, the options, the decision that is applied at
//! once, appeals with their instances and fifteen days (Competition Committee 1.2-3.1; Sports Commission 7.1-7.3).

use super::bench::{self, decides, ruled_before};
use super::cases::sees;
use super::form::{Sent, View, Wrong, again, choices, code, person_of};
use super::receipts;
use super::words::{choice_name, concerns, effect, kind, matter, ruling};
use crate::Desk;
use crate::league::Statement;
use crate::pages::league::acting::doing;
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::{at, board, day, read_result, result_choices, result_text, rule as rule_name};
use crate::roles::{Action, Role};
use adoube_federation::HandbookFinding;
use adoube_federation::acts::CaseAct;
use adoube_federation::appeal::{CaseScope, DecidingBody, next_instance};
use adoube_federation::cases::{CaseFile, Matter, Ruling, RulingKind};
use adoube_federation::commission::{Ballot, Vote, quorum};
use adoube_federation::ids::{CaseId, MatchId, MemberNo};
use adoube_federation::matches::Remark;
use adoube_federation::refusal::RefusalReason;
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

const BALLOTS: [Ballot; 3] = [Ballot::For, Ballot::Against, Ballot::Blank];

async fn load(desk: &Desk, visit: &Visit, id: &str, number: u32) -> Result<(Shown, CaseFile), Failure> {
    let mut shown = Shown::load(desk, visit, id).await?;
    let case = of_number(&shown, CaseId(number)).cloned().ok_or(Failure::NotFound)?;
    if !sees(visit, &shown, &case) {
        return Err(Failure::Forbidden);
    }
    shown.read_all(desk).await?;
    Ok((shown, case))
}

pub(super) fn of_number(shown: &Shown, id: CaseId) -> Option<&CaseFile> {
    (id.0 as usize).checked_sub(1).and_then(|at| shown.season().cases.get(at))
}

/// What an appeal, or an appeal against one, is about in the end.
fn first_matter<'a>(shown: &'a Shown, matter: &'a Matter) -> &'a Matter {
    match matter {
        // An appeal has a larger number than what it is against: the chain ends.
        Matter::Appeal(of) => of_number(shown, *of).map_or(matter, |case| first_matter(shown, &case.matter)),
        other => other,
    }
}

pub(super) async fn show(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Markup, Failure> {
    let (shown, case) = load(&desk, &visit, &id, number).await?;
    let values = start(&shown, &case);
    let telephones = bench::telephones(&desk, &visit, &shown, &case).await?;
    Ok(page(View::new(&visit, &shown, &values, &Problems::default()), &case, &telephones))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let (mut shown, case) = load(&desk, &visit, &id, number).await?;
    let mut sent = Sent::new(&visit, &values);
    let decides = decides(&visit, &shown, &case);
    let office = visit.may(Action::RunSeason, &id);
    let own = shown.club.is_some_and(|club| concerns(&shown, &case.matter, club));
    let appeals = visit.actor.role() != Role::Delegate || own;
    if sent.name() == "rule" && decides && ruled_before(&visit, &shown, &case) {
        sent.problems.add("form", visit.reader.say("case-same-instance"));
    }
    let said = match sent.name().as_str() {
        "rule" => sent.statement("reasons", Some(case.id), Statement::Reasons),
        "appeal" => sent.statement("grounds", None, Statement::Grounds),
        _ => Some(Vec::new()),
    };
    let (act, flash) = match sent.name().as_str() {
        "rule" if decides => (rule(&desk, &mut sent, &shown, &case).await?, "done-ruled"),
        "received" if decides || office => {
            (receipts::received(&mut sent, &case).map(|act| (Vec::new(), act)), "done-saved")
        }
        "national" if decides => (Some((Vec::new(), CaseAct::National(case.id))), "done-saved"),
        "appeal" if appeals => {
            (receipts::appeal(&mut sent, &shown, &case).map(|act| (Vec::new(), act)), "done-appealed")
        }
        "rule" | "received" | "national" | "appeal" => return Err(Failure::Forbidden),
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let acts = act.zip(said).map(|((mut acts, act), said)| {
        acts.push(doing(&visit, adoube_federation::SeasonAct::Case(act)));
        acts.extend(said);
        acts
    });
    let (ruled, received) = (sent.name() == "rule", sent.name() == "received");
    let by_party = sent.name() == "appeal" && !sent.get("party").is_empty();
    let place = |wrong: Wrong<'_>| match wrong {
        Wrong::Refusal(refusal) if received && refusal.reason == RefusalReason::NotParty => "party",
        _ if received => "on",
        _ if by_party => "party",
        _ if !ruled => "",
        Wrong::Finding(HandbookFinding::VoteQuorum { .. }) => "yes",
        Wrong::Refusal(refusal) => match refusal.reason {
            RefusalReason::VoteNeeded | RefusalReason::NotCarried | RefusalReason::NotUnanimous => "yes",
            RefusalReason::WhoSat | RefusalReason::NotMember(_) | RefusalReason::SatBefore(_) => "sat",
            RefusalReason::WrongRuling => "choice",
            RefusalReason::Incomplete => "received",
            RefusalReason::Unknown(..) => "sanction",
            _ => "",
        },
        Wrong::Finding(_) => "",
    };
    let done = sent.settle(&desk, &mut shown, acts, place).await?;
    let done = done.map(|_| (shown.path(&format!("/cases/{number}")), Flash::done(flash)));
    let values = again(&start(&shown, &case), &values);
    let telephones = bench::telephones(&desk, &visit, &shown, &case).await?;
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems), &case, &telephones)))
}

/// What was written of a case.
fn statements(view: &View<'_>, case: &CaseFile, wanted: Statement, key: &str) -> Markup {
    let said = view.shown.state.statements.get(&case.id);
    html! { @for (what, words) in said.into_iter().flatten() { @if *what == wanted {
        h3 { (view.say(key)) }
        @for line in words.lines() { p { (line) } }
    } } }
}

/// The ruling, and the acts that enter whoever sat and is not known.
async fn rule(
    desk: &Desk,
    sent: &mut Sent<'_>,
    shown: &Shown,
    case: &CaseFile,
) -> Result<Option<(Vec<crate::league::LeagueAct>, CaseAct)>, Failure> {
    let chosen = choice(sent, shown, case);
    // A verdict that is on its way has not been received.
    let received = if sent.get("received").is_empty() { Some(None) } else { sent.day("received").map(Some) };
    let vote = vote(sent, case);
    let bench = bench::read(desk, sent, shown, case).await?;
    let (Some(ruling), Some(received), Some(vote), Some((acts, sat))) = (chosen, received, vote, bench) else {
        return Ok(None);
    };
    Ok(Some((acts, CaseAct::Rule { case: case.id, ruling, vote, received, sat: Some(sat) })))
}

fn choice(sent: &mut Sent<'_>, shown: &Shown, case: &CaseFile) -> Option<Ruling> {
    let wanted = sent.get("choice");
    if let Some(inner) = wanted.strip_prefix("instead-") {
        let inner = one_choice(sent, shown, first_matter(shown, &case.matter), inner)?;
        return Some(Ruling::Instead(Box::new(inner)));
    }
    one_choice(sent, shown, &case.matter, &wanted)
}

fn one_choice(sent: &mut Sent<'_>, shown: &Shown, matter: &Matter, wanted: &str) -> Option<Ruling> {
    let fits = matter.options().iter().find(|choice| code(*choice) == wanted);
    match fits {
        Some(RulingKind::Yes) => Some(Ruling::Yes),
        Some(RulingKind::No) => Some(Ruling::No),
        Some(RulingKind::Result) => match read_result(&sent.get("result")) {
            Some(result) => Some(Ruling::Result(result)),
            None => sent.wrong("result", "office-choose"),
        },
        Some(RulingKind::At) => sent.moment("at").map(Ruling::At),
        Some(RulingKind::Sanction) => sent.number("sanction", (0, 999)).map(Ruling::Sanction),
        Some(RulingKind::Order) => {
            let typed = sent.get("order");
            let lines = typed.lines().filter(|line| !line.trim().is_empty());
            let order: Option<Vec<MemberNo>> = lines.map(|line| person_of(line, shown)).collect();
            match order {
                Some(order) => Some(Ruling::Order(order)),
                None => sent.wrong("order", "case-people-bad"),
            }
        }
        _ => sent.wrong("choice", "office-choose"),
    }
}

/// The totals of a vote; nothing typed is no vote.
#[allow(clippy::option_option, reason = "what is wrong, what is empty and what is there are three things")]
fn vote(sent: &mut Sent<'_>, case: &CaseFile) -> Option<Option<Vote>> {
    let votes = case.body == DecidingBody::SportsCommission || matches!(case.matter, Matter::Removal(_));
    let typed = ["yes", "no", "blank"].iter().any(|field| !sent.get(field).is_empty());
    if !votes || !typed {
        return Some(None);
    }
    let mut count = |field| sent.maybe_number::<u8>(field, (0, 99)).map(Option::unwrap_or_default);
    let (yes, no, blank) = (count("yes"), count("no"), count("blank"));
    let president = sent.pick("president", &BALLOTS);
    Some(Some(Vote { yes: yes?, no: no?, blank: blank?, president: president? }))
}

fn start(shown: &Shown, case: &CaseFile) -> Values {
    let mut values = Values::of([
        ("received-on", shown.now.date.to_string()),
        ("rule-president", code(&Ballot::For)),
        ("rule-at", shown.now.date.plus(7).at(16, 30).to_string()),
    ]);
    if let Matter::Lots(_, people) = first_matter(shown, &case.matter) {
        let names: Vec<String> = people.iter().map(|person| super::form::person_text(shown, *person)).collect();
        values.set("rule-order", names.join("\n"));
    }
    values
}

fn page(view: View<'_>, case: &CaseFile, telephones: &[(String, String)]) -> Markup {
    let (shown, reader) = (view.shown, view.reader);
    let name = reader.text(&case.matter.text());
    let title = format!("{} · {name}", reader.say_with("case-number", &[("number", case.id.0.into())]));
    let decides = decides(view.visit, shown, case);
    let first = first_matter(shown, &case.matter);
    let body = html! {
        div.bar { h1 { (title) } a.button.push href=(view.link("/cases")) { (view.say("case-title")) } }
        (view.back(if case.is_open() { &["appeal", "national"] } else { &["rule", "appeal", "national"] }))
        div.columns {
            section.card {
                h2 { (view.say("case-what")) }
                p { (matter(&view, &case.matter)) }
                dl.facts {
                    dt { (view.say("case-decides")) } dd { (reader.text(&case.body.text())) }
                    dt { (view.say("case-since")) } dd { (at(case.raised)) }
                    @if let Some(by) = case.by { dt { (view.say("case-appeal-by")) } dd { (receipts::name(reader, shown, by)) } }
                    dt { (view.say("case-scope")) } dd { (view.say(if case.scope == CaseScope::National { "case-national" } else { "case-regional" })) }
                }
                (statements(&view, case, Statement::Facts, "case-facts"))
                (statements(&view, case, Statement::Grounds, "case-grounds"))
                @if let Some(id) = first.of_match() { (match_facts(&view, id, first)) }
                @if !telephones.is_empty() { h3 { (view.say("case-telephones")) }
                    ul.list { @for (name, phone) in telephones { li { (name) ": " strong { (phone) } } } } }
            }
            section.card {
                h2 { (view.say("case-handbook")) " " small { (rule_name(view.reader, case.matter.rule())) } }
                p { (view.say(&format!("case-rule-{}", kind(&case.matter)))) }
                @if matches!(case.matter, Matter::Appeal(_)) {
                    p { small { (rule_name(view.reader, first.rule())) } " " (view.say(&format!("case-rule-{}", kind(first)))) }
                }
                h3 { (view.say("case-options")) }
                ul { @for choice in case.matter.options() { li { (reader.text(&choice.text())) } } }
            }
        }
        @if case.withdrawn { section.card { p.notice { (view.say("case-withdrawn")) } } }
        @match &case.decision {
            _ if case.withdrawn => {}
            Some(_) => (decided(&view, case)),
            None => @if decides {
                @if ruled_before(view.visit, shown, case) { section.card { p.notice.notice-warn { (view.say("case-same-instance")) } } }
                @else { (decide_form(&view, case, first)) }
                (national(&view, case))
            }
        }
    };
    view.page(Page::Cases, &title, &body)
}

fn national(view: &View<'_>, case: &CaseFile) -> Markup {
    html! { @if case.scope == CaseScope::Regional { p {
        (view.button(&format!("/cases/{}", case.id), "national", &[], "case-make-national")) " " span.soft { (view.say("case-national-hint")) }
    } } }
}

/// What the record says of a board or match that is before the committee.
fn match_facts(view: &View<'_>, id: MatchId, matter: &Matter) -> Markup {
    let Some(m) = view.shown.season().matches.get(&id) else { return html! {} };
    let on = match matter {
        Matter::Incident(_, b)
        | Matter::SubCondicione(_, b)
        | Matter::Analysis(_, b)
        | Matter::AnalysisAfterSecond(_, b)
        | Matter::ThirdSession(_, b)
        | Matter::DelayProof(_, b, _) => *b,
        _ => 0,
    };
    let stand = usize::from(on).checked_sub(1).and_then(|at| m.boards.get(at));
    html! {
        @if let Some(stand) = stand { p { (view.say("case-board")) " " (on) ": " (board(view.reader, *stand)) } }
        ul.list { @for remark in &m.back { @match remark {
            Remark::Version { side, board, words, .. } if *board == on => li { strong { (view.reader.text(&side.text())) } ": " (words) },
            Remark::SubCondicione { board, point, .. } if *board == on => li { strong { (view.say("case-point")) } ": " (point) },
            Remark::Words { side, words } => li { strong { (view.reader.text(&side.text())) } ": " (words) },
            _ => {}
        } } }
        @for (of, upheld, rejected) in &view.shown.season().alternatives {
            @if matches!(of_number(view.shown, *of).map(|case| &case.matter), Some(Matter::SubCondicione(m, b)) if *m == id && *b == on) {
                p { (view.say("case-if-upheld")) " " strong { (result_text(*upheld)) } " · " (view.say("case-if-rejected")) " " strong { (result_text(*rejected)) } }
            }
        }
    }
}

fn decided(view: &View<'_>, case: &CaseFile) -> Markup {
    let Some(decision) = &case.decision else { return html! {} };
    let (shown, reader, until) = (view.shown, view.reader, receipts::until(view.shown, case));
    let enters = decides(view.visit, shown, case) || view.visit.may(Action::RunSeason, &shown.id);
    let next = next_instance(case.body, case.scope);
    let path = format!("/cases/{}", case.id);
    html! {
        section.card {
            h2 { (view.say("case-decision")) }
            p { strong { (ruling(view, case, &decision.ruling)) } }
            (statements(view, case, Statement::Reasons, "case-reasons"))
            dl.facts {
                dt { (view.say("case-decided-on")) } dd { (day(decision.on)) }
                (receipts::facts(view, case, decision))
                @if !decision.sat.is_empty() { dt { (view.say("case-sat")) } dd {
                    @for (at, person) in decision.sat.iter().enumerate() { @if at > 0 { ", " } (shown.person(*person)) } } }
                @if let Some(vote) = &decision.vote {
                    dt { (view.say("case-vote")) } dd { (vote.yes) " : " (vote.no) @if vote.blank > 0 { " (" (vote.blank) " " (view.say("case-blank")) ")" } }
                }
                dt { (view.say("case-appeal")) } dd {
                    @match (case.appealed, next) {
                        (Some(by), _) => { a href=(view.link(&format!("/cases/{by}"))) { (view.say("case-appealed")) } }
                        (None, None) => (view.say("case-no-instance")),
                        (None, Some(next)) => { (reader.text(&next.text())) ", "
                            @match until { Some(until) => { (view.say("case-appeal-until")) " " (day(until)) } None => (view.say("case-appeal-days")) } }
                    }
                }
            }
            @if case.revoked { p { span.mark.mark-bad { (view.say("case-revoked")) } } }
            @if case.appealed.is_none() && !case.revoked && next.is_some() && until.is_none_or(|until| shown.now.date <= until) {
                @let sheet = view.sheet("appeal");
                (sheet.show(&shown.path(&path), ("case-appeal", "case-appeal-now"), true, &html! {
                    (receipts::appeal_field(view, case))
                    div.whole { (sheet.area("grounds", "case-grounds", 4, "case-grounds-hint")) }
                }))
            }
            @if enters { (receipts::form(view, case, decision, &shown.path(&path))) }
        }
    }
}

fn decide_form(view: &View<'_>, case: &CaseFile, first: &Matter) -> Markup {
    let (shown, reader, sheet) = (view.shown, view.reader, view.sheet("rule"));
    let mut options = Vec::new();
    for choice in case.matter.options() {
        if *choice == RulingKind::Instead {
            let instead = reader.text(&choice.text());
            // What the first body said is no other ruling.
            let said = match &case.matter {
                Matter::Appeal(of) => of_number(shown, *of).and_then(|case| case.decision.as_ref()),
                _ => None,
            };
            let said = said.map(|decision| &decision.ruling);
            let same = |c: &RulingKind| {
                matches!((c, said), (RulingKind::Yes, Some(Ruling::Yes)) | (RulingKind::No, Some(Ruling::No)))
            };
            let of = first.options().iter().filter(|c| !same(c));
            options.extend(
                of.map(|c| (format!("instead-{}", code(c)), format!("{instead}: {}", choice_name(view, first, *c)))),
            );
        } else {
            options.push((code(choice), choice_name(view, &case.matter, *choice)));
        }
    }
    let has = |choice: RulingKind| {
        case.matter.options().contains(&choice)
            || options.iter().any(|(c, _)| *c == format!("instead-{}", code(&choice)))
    };
    let rows = &shown.season().sanction_table.rows;
    let sanctions: Vec<(String, String)> = rows
        .iter()
        .enumerate()
        .map(|(at, row)| (at.to_string(), format!("{}: {}", row.offence, effect(view, row.effect))))
        .collect();
    sheet.show(&shown.path(&format!("/cases/{}", case.id)), ("case-decide", "case-decide"), false, &html! {
        (sheet.select("choice", "case-ruling", &options))
        @if has(RulingKind::Result) { (sheet.select("result", "case-result", &result_choices(reader))) }
        @if has(RulingKind::At) { (sheet.moment("at", "case-at", false)) }
        @if has(RulingKind::Sanction) {
            (sheet.select("sanction", "case-sanction", &sanctions))
            @if sanctions.is_empty() { p.whole.hint { a href=(view.link("/sanctions")) { (view.say("case-no-circular")) } } }
        }
        @if has(RulingKind::Order) { (sheet.area("order", "case-order", 5, "case-order-hint")) }
        (bench::fields(view, sheet, case))
        (sheet.day("received", "case-received-if", false))
        div.whole { (sheet.area("reasons", "case-reasons", 5, "case-reasons-hint")) }
        @if case.body == DecidingBody::SportsCommission || matches!(case.matter, Matter::Removal(_)) {
            fieldset.whole { legend { (view.say("case-vote")) }
                @let members = shown.season().commission.appointed();
                p.hint { (reader.say_with("case-vote-hint", &[("needed", quorum(members).into()), ("members", members.into())])) }
                div.grid {
                    (sheet.number("yes", "case-vote-for", (0, 99)))
                    (sheet.number("no", "case-vote-against", (0, 99)))
                    (sheet.number("blank", "case-vote-blank", (0, 99)))
                    (sheet.select("president", "case-president", &choices(reader, "case-ballot", &BALLOTS)))
                }
            }
        }
    })
}
