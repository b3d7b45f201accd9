//! `/desk/league/ID/cases/N`: one matter: the handbook's rule, the facts, the options, the decision with immediate
//! effect, and appeals with their instances and the deadline of fifteen days (Competition Committee 1.2-3.1; Sports
//! Commission 7.1-7.3).

use super::bench::{self, decides, ruled_before};
use super::cases::{of_number, sees};
use super::descriptions::{choice_name, effect, matter, ruling};
use super::form::person_text;
use super::names;
use super::prelude::*;
use super::receipts;
use crate::pages::league::widgets::{at, board, day, read_result, result_choices, result_text, rule as rule_name};
use crate::words;
use adoube_federation::act_refusal::ActRefusal;
use adoube_federation::acts::CaseAct;
use adoube_federation::appeal::{CaseScope, DecidingBody, next_instance};
use adoube_federation::cases::{CaseFile, Matter, Ruling, RulingKind};
use adoube_federation::commission::{Ballot, Vote, quorum};
use adoube_federation::ids::{CaseId, MatchId};
use adoube_federation::matches::Remark;
use adoube_federation::refusal::RefusalReason;
use adoube_services::league::Statement;
use adoube_web::forms;
use adoube_words::Text;

const BALLOTS: [Ballot; 3] = [Ballot::For, Ballot::Against, Ballot::Blank];

pub(super) struct CasePage {
    case: CaseFile,
}

impl OfficePage for CasePage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let id = CaseId(request.parameter(0)?);
        let case = of_number(&request.shown, id).cloned().ok_or(RequestError::NotFound)?;
        if !sees(&request.shown, &case.matter) {
            return Err(RequestError::Forbidden);
        }
        Ok(Self { case })
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let mut values = Values::of([
            ("received-on", shown.now.date.to_string()),
            ("rule-president", code(&Ballot::For)),
            ("rule-at", shown.now.date.plus(7).at(16, 30).to_string()),
        ]);
        if let Matter::Lots(_, people) = first_matter(shown, &self.case.matter) {
            let names: Vec<String> = people.iter().map(|person| person_text(shown, *person)).collect();
            values.set("rule-order", names.join("\n"));
        }
        values
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let case = &self.case;
        let telephones = bench::telephones(&view, case).await?;
        let (shown, reader) = (view.shown, view.reader);
        let name = reader.say(case.matter.text());
        let title = format!("{} · {name}", reader.say_with(words::office::CASE_NUMBER, &[("number", &case.id.0)]));
        let decides = decides(view.visit, shown, case);
        let first = first_matter(shown, &case.matter);
        let body = html! {
            div.bar { h1 { (title) }
                @if case.withdrawn { span.mark.mark-withdrawn { (view.say(words::office::CASE_WITHDRAWN_MARK)) } }
                @else if case.decision.is_some() { span.mark.mark-ruling { (view.say(words::matchday::CASE_DECIDED)) } }
                @else { span.mark.mark-warn { (view.say(words::matchday::CASE_OPEN)) } }
                a.button.push href=(view.link("/cases")) { (view.say(words::office::CASE_TITLE)) } }
            (view.back(if case.is_open() { &["appeal", "national"] } else { &["rule", "appeal", "national"] }))
            div.columns {
                section.card {
                    h2 { (view.say(words::office::CASE_WHAT)) }
                    p { (matter(&view, &case.matter)) }
                    dl.facts {
                        dt { (view.say(words::office::CASE_DECIDES)) } dd { (reader.say(case.body.text())) }
                        dt { (view.say(words::office::CASE_SINCE)) } dd { (at(case.raised)) }
                        @if let Some(by) = case.by { dt { (view.say(words::office::CASE_APPEAL_BY)) } dd { (receipts::name(reader, shown, by)) } }
                        dt { (view.say(words::office::CASE_SCOPE)) } dd { (view.say(if case.scope == CaseScope::National { words::office::CASE_NATIONAL } else { words::office::CASE_REGIONAL })) }
                    }
                    @for key in late_dates(shown, &case.matter) { p.notice.notice-warn { (view.say(key)) } }
                    (statements(&view, case, Statement::Facts, words::office::CASE_FACTS))
                    (statements(&view, case, Statement::Grounds, words::office::CASE_GROUNDS))
                    @if let Some(id) = first.of_match() { (match_facts(&view, id, first)) }
                    @if !telephones.is_empty() { h3 { (view.say(words::office::CASE_TELEPHONES)) }
                        ul.list { @for (name, phone) in &telephones { li { (name) ": " strong { (phone) } } } } }
                }
                section.card.grounds {
                    h2 { (view.say(words::office::CASE_HANDBOOK)) " " small { (rule_name(view.reader, case.matter.rule())) } }
                    p { (view.say(names::case_rule(&case.matter))) }
                    @if matches!(case.matter, Matter::Appeal(_)) {
                        p { small { (rule_name(view.reader, first.rule())) } " " (view.say(names::case_rule(first))) }
                    }
                    h3 { (view.say(words::office::CASE_OPTIONS)) }
                    ul { @for choice in case.matter.options() { li { (choice_name(&view, &case.matter, *choice)) } } }
                }
            }
            @if case.withdrawn { section.card { p.notice { (view.say(words::office::CASE_WITHDRAWN)) } } }
            @match &case.decision {
                _ if case.withdrawn => {}
                Some(_) => (decided(&view, case)),
                None => @if decides {
                    @if ruled_before(view.visit, shown, case) { section.card { p.notice.notice-warn { (view.say(words::office::CASE_SAME_INSTANCE)) } } }
                    @else { (decide_form(&view, case, first)) }
                    (national(&view, case))
                }
            }
        };
        Ok(view.page(SeasonTab::Cases, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let (case, visit, shown) = (&self.case, form.visit, form.shown);
        let decides = decides(visit, shown, case);
        let may = match form.name {
            "rule" | "national" => decides,
            "received" => decides || form.by_office(),
            // Everybody who sees the case may appeal, for the parties that are theirs.
            "appeal" => sees(shown, &case.matter),
            _ => return Err(RequestError::NOT_UNDERSTOOD),
        };
        if !may {
            return Err(RequestError::Forbidden);
        }
        if form.name == "rule" && ruled_before(visit, shown, case) {
            form.problems.add(forms::WHOLE, visit.reader.say(words::office::CASE_SAME_INSTANCE));
        }
        let mut acts = Vec::new();
        let (said, act, flash) = match form.name {
            "rule" => {
                let said = form.statement("reasons", Some(case.id), Statement::Reasons);
                (said, rule(form, case, &mut acts).await?, words::office::DONE_RULED)
            }
            "appeal" => {
                let said = form.statement("grounds", None, Statement::Grounds);
                (said, receipts::appeal(form, case), words::office::DONE_APPEALED)
            }
            "received" => (Some(Vec::new()), receipts::received(form, case), words::tournament::DONE_SAVED),
            _ => (Some(Vec::new()), Some(CaseAct::National(case.id)), words::tournament::DONE_SAVED),
        };
        let acts = act.zip(said).map(|(act, said)| {
            acts.push(form.act(act));
            acts.extend(said);
            acts
        });
        Ok(Submission::new(acts, flash))
    }

    fn field(&self, form: &SentForm<'_>, wrong: RefusalCause<'_>) -> String {
        match (form.name, wrong) {
            ("received", RefusalCause::Reason(RefusalReason::NotParty)) => "party",
            ("received", _) => "on",
            ("appeal", _) if !form.get("party").is_empty() => "party",
            ("rule", RefusalCause::Finding(HandbookFinding::VoteQuorum { .. })) => "yes",
            ("rule", RefusalCause::Reason(reason)) => match reason {
                RefusalReason::VoteNeeded | RefusalReason::NotCarried | RefusalReason::NotUnanimous => "yes",
                RefusalReason::WhoSat | RefusalReason::NotMember(_) | RefusalReason::SatBefore(_) => "sat",
                RefusalReason::WrongRuling => "choice",
                RefusalReason::Act(ActRefusal::Received) => "received",
                RefusalReason::Unknown(..) => "sanction",
                _ => "",
            },
            _ => "",
        }
        .to_owned()
    }
}

/// Warns of a postponement beyond the next round, and of one in the last rounds, for which the final table waits (15.10,
/// D-49).
fn late_dates(shown: &SeasonPage, matter: &Matter) -> Vec<Text> {
    let season = shown.season();
    let (event, round, planned, wanted) = match matter {
        Matter::Change(event, change) => (*event, change.round, change.planned, change.wanted),
        Matter::MatchChange(id, change) => match season.matches.get(id) {
            Some(m) => (m.event, m.round, m.planned.unwrap_or(m.start).date, change.to.date),
            None => return Vec::new(),
        },
        _ => return Vec::new(),
    };
    let Some(event) = season.events.get(&event) else { return Vec::new() };
    let rounds = &event.settings.rounds;
    let next = rounds.get(usize::from(round)).is_some_and(|next| wanted >= next.date);
    let fixed = *season.regulations().deadlines.fixed_last_rounds;
    let last = round.saturating_add(fixed) > event.rounds() && wanted > planned;
    let mut warnings = Vec::new();
    warnings.extend(next.then_some(words::office::CASE_AFTER_NEXT_ROUND));
    warnings.extend(last.then_some(words::office::CASE_TABLE_WAITS));
    warnings
}

/// Returns the matter at the beginning of a chain of appeals.
fn first_matter<'a>(shown: &'a SeasonPage, matter: &'a Matter) -> &'a Matter {
    match matter {
        // An appeal has a larger number than the decision it is against, so the chain ends.
        Matter::Appeal(of) => of_number(shown, *of).map_or(matter, |case| first_matter(shown, &case.matter)),
        other => other,
    }
}

/// Renders the statements of one kind in a case.
fn statements(view: &OfficeView<'_>, case: &CaseFile, wanted: Statement, key: Text) -> Markup {
    let said = view.shown.state.statements.get(&case.id);
    html! { @for (what, words) in said.into_iter().flatten() { @if *what == wanted {
        h3 { (view.say(key)) }
        @for line in words.lines() { p { (line) } }
    } } }
}

/// Reads the ruling, adding to `acts` the entry of unknown persons who sat.
async fn rule(
    form: &mut SentForm<'_>,
    case: &CaseFile,
    acts: &mut Vec<LeagueAct>,
) -> Result<Option<CaseAct>, RequestError> {
    let chosen = choice(form, case);
    // A resolution in the post has not been received.
    let (received, vote) = (form.maybe_day("received"), vote(form, case));
    let sat = bench::read(form, case, acts).await?;
    let (Some(ruling), Some(received), Some(vote), Some(sat)) = (chosen, received, vote, sat) else {
        return Ok(None);
    };
    Ok(Some(CaseAct::Rule { case: case.id, ruling, vote, received, sat: Some(sat) }))
}

fn choice(form: &mut SentForm<'_>, case: &CaseFile) -> Option<Ruling> {
    let wanted = form.get("choice");
    if let Some(inner) = wanted.strip_prefix("instead-") {
        let inner = one_choice(form, first_matter(form.shown, &case.matter), inner)?;
        return Some(Ruling::Instead(Box::new(inner)));
    }
    one_choice(form, &case.matter, wanted)
}

fn one_choice(form: &mut SentForm<'_>, matter: &Matter, wanted: &str) -> Option<Ruling> {
    let fits = matter.options().iter().find(|choice| code(*choice) == wanted);
    // A time that is typed is checked, chosen or not.
    let idle = fits != Some(&RulingKind::At) && !form.get("at").is_empty();
    let typed = if idle { form.moment("at").map(|_| ()) } else { Some(()) };
    let ruling = match fits {
        Some(RulingKind::Yes) => Some(Ruling::Yes),
        Some(RulingKind::No) => Some(Ruling::No),
        Some(RulingKind::Result) => form.find("result", words::office::CHOOSE, read_result).map(Ruling::Result),
        Some(RulingKind::At) => form.moment("at").map(Ruling::At),
        Some(RulingKind::Sanction) => form.number("sanction", (0, 999)).map(Ruling::Sanction),
        Some(RulingKind::Order) => form.people("order", 0..=usize::MAX).map(Ruling::Order),
        _ => form.wrong("choice", words::office::CHOOSE),
    };
    typed.and(ruling)
}

/// Reads the totals of a vote; an empty field is no vote.
#[allow(clippy::option_option, reason = "wrong, empty and there are three things")]
fn vote(form: &mut SentForm<'_>, case: &CaseFile) -> Option<Option<Vote>> {
    let votes = case.body == DecidingBody::SportsCommission || matches!(case.matter, Matter::Removal(_));
    let typed = ["yes", "no", "blank"].iter().any(|field| !form.get(field).is_empty());
    if !votes || !typed {
        return Some(None);
    }
    let mut count = |field| form.maybe_number::<u8>(field, (0, 99)).map(Option::unwrap_or_default);
    let (yes, no, blank) = (count("yes"), count("no"), count("blank"));
    let president = form.pick("president", &BALLOTS);
    Some(Some(Vote { yes: yes?, no: no?, blank: blank?, president: president? }))
}

fn national(view: &OfficeView<'_>, case: &CaseFile) -> Markup {
    html! { @if case.scope == CaseScope::Regional { p {
        (view.button("national", &[], words::office::CASE_MAKE_NATIONAL)) " " span.soft { (view.say(words::office::CASE_NATIONAL_HINT)) }
    } } }
}

/// Renders the record of a board or match that is before the committee.
fn match_facts(view: &OfficeView<'_>, id: MatchId, matter: &Matter) -> Markup {
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
        @if let Some(stand) = stand { p { (view.say(words::office::CASE_BOARD)) " " (on) ": " (board(view.reader, *stand)) } }
        ul.list { @for remark in &m.back { @match remark {
            Remark::Version { side, board, words, .. } if *board == on => li { strong { (view.reader.say(side.text())) } ": " (words) },
            Remark::SubCondicione { board, point, .. } if *board == on => li { strong { (view.say(words::office::CASE_POINT)) } ": " (point) },
            Remark::Words { side, words } => li { strong { (view.reader.say(side.text())) } ": " (words) },
            _ => {}
        } } }
        @for (of, upheld, rejected) in &view.shown.season().alternatives {
            @if matches!(of_number(view.shown, *of).map(|case| &case.matter), Some(Matter::SubCondicione(m, b)) if *m == id && *b == on) {
                p { (view.say(words::office::CASE_IF_UPHELD)) " " strong { (result_text(*upheld)) } " · " (view.say(words::office::CASE_IF_REJECTED)) " " strong { (result_text(*rejected)) } }
            }
        }
    }
}

fn decided(view: &OfficeView<'_>, case: &CaseFile) -> Markup {
    let Some(decision) = &case.decision else { return html! {} };
    let (shown, reader, until) = (view.shown, view.reader, receipts::until(view.shown, case));
    let enters = decides(view.visit, shown, case) || view.by_office();
    let next = next_instance(case.body, case.scope);
    html! {
        section.card {
            h2 { (view.say(words::office::CASE_DECISION)) }
            p { strong { (ruling(view, case, &decision.ruling)) } }
            (statements(view, case, Statement::Reasons, words::office::CASE_REASONS))
            dl.facts {
                dt { (view.say(words::office::CASE_DECIDED_ON)) } dd { (day(decision.on)) }
                (receipts::facts(view, case, decision))
                @if !decision.sat.is_empty() { dt { (view.say(words::office::CASE_SAT)) } dd {
                    @for (at, person) in decision.sat.iter().enumerate() { @if at > 0 { ", " } (shown.person(*person)) } } }
                @if let Some(vote) = &decision.vote {
                    dt { (view.say(words::office::CASE_VOTE)) } dd { (vote.yes) " : " (vote.no) @if vote.blank > 0 { " (" (vote.blank) " " (view.say(words::office::CASE_BLANK)) ")" } }
                }
                dt { (view.say(words::office::CASE_APPEAL)) } dd {
                    @match (case.appealed, next) {
                        (Some(by), _) => { a href=(view.link(&format!("/cases/{by}"))) { (view.say(words::office::CASE_APPEALED)) } }
                        (None, None) => (view.say(words::office::CASE_NO_INSTANCE)),
                        (None, Some(next)) => { (reader.say(next.text())) ", "
                            @match until { Some(until) => { (view.say(words::office::CASE_APPEAL_UNTIL)) " " (day(until)) } None => (reader.say_with(words::office::CASE_APPEAL_DAYS, &[("days", &*view.shown.season().regulations().deadlines.appeal_days)])) } }
                    }
                }
            }
            @if case.revoked { p { span.mark.mark-bad { (view.say(words::office::CASE_REVOKED)) } } }
            @if case.appealed.is_none() && !case.revoked && next.is_some() && until.is_none_or(|until| shown.now.date <= until) {
                @let form = view.form("appeal");
                (form.folded((words::office::CASE_APPEAL, words::office::CASE_APPEAL_NOW), &html! {
                    (receipts::appeal_field(view, case))
                    div.whole { (form.area("grounds", words::office::CASE_GROUNDS, 4, words::office::CASE_GROUNDS_HINT)) }
                }))
            }
            @if enters { (receipts::form(view, case, decision)) }
        }
    }
}

fn decide_form(view: &OfficeView<'_>, case: &CaseFile, first: &Matter) -> Markup {
    let (shown, reader, form) = (view.shown, view.reader, view.form("rule"));
    let mut options = Vec::new();
    for choice in case.matter.options() {
        if *choice == RulingKind::Instead {
            let instead = reader.say(choice.text());
            // Exclude the first body's own ruling.
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
    form.open((words::office::CASE_DECIDE, words::office::CASE_DECIDE), &html! {
        (form.select("choice", words::office::CASE_RULING, &options))
        @if has(RulingKind::Result) { (form.select("result", words::office::CASE_RESULT, &result_choices(reader))) }
        @if has(RulingKind::At) { (form.moment("at", words::office::CASE_AT, false)) }
        @if has(RulingKind::Sanction) {
            (form.select("sanction", words::office::CASE_SANCTION, &sanctions))
            @if sanctions.is_empty() { p.whole.hint { a href=(view.link("/sanctions")) { (view.say(words::office::CASE_NO_CIRCULAR)) } } }
        }
        @if has(RulingKind::Order) { (form.area("order", words::office::CASE_ORDER, 5, words::office::CASE_ORDER_HINT)) }
        (bench::fields(view, form, case))
        (form.day("received", words::office::CASE_RECEIVED_IF, false))
        div.whole { (form.area("reasons", words::office::CASE_REASONS, 5, words::office::CASE_REASONS_HINT)) }
        @if case.body == DecidingBody::SportsCommission || matches!(case.matter, Matter::Removal(_)) {
            fieldset.whole { legend { (view.say(words::office::CASE_VOTE)) }
                @let members = shown.season().commission.appointed();
                p.hint { (reader.say_with(words::office::CASE_VOTE_HINT, &[("needed", &quorum(members)), ("members", &members)])) }
                div.grid {
                    (form.number("yes", words::office::CASE_VOTE_FOR, (0, 99)))
                    (form.number("no", words::office::CASE_VOTE_AGAINST, (0, 99)))
                    (form.number("blank", words::office::CASE_VOTE_BLANK, (0, 99)))
                    (form.select("president", words::office::CASE_PRESIDENT, &choices(reader, &BALLOTS, names::ballot)))
                }
            }
        }
    })
}
