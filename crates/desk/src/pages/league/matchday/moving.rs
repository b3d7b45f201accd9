//! `/desk/league/ID/match/N/move`: a request to the Sports Commission for another date, time or hall of a match
//! (Calendar 15.1, 15.3, 15.10). If the Commission permits it, every page shows the new place and time, and the
//! deadlines follow them.

use super::MatchPage;
use crate::Desk;
use crate::pages::league::acting::{self, Acted, RefusalCause, doing};
use crate::pages::league::season_page::SeasonTab;
use crate::pages::league::season_request::SeasonRequest;
use crate::pages::league::widgets::{at, rule};
use crate::words;
use adoube_federation::acts::CaseAct;
use adoube_federation::cases::Matter;
use adoube_federation::clash::{ChangeGround, MatchChange};
use adoube_federation::ids::TeamSide;
use adoube_federation::venue::VENUE_MAX;
use adoube_federation::{HandbookFinding, SeasonAnswer};
use adoube_laws::Moment;
use adoube_services::league::{LeagueAct, Statement, WORDS_MAX, is_plausible};
use adoube_web::csrf::csrf_field;
use adoube_web::flash::Flash;
use adoube_web::forms::{self, Fields, Input, Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::request_error::RequestError;
use adoube_web::visit::Visit;
use adoube_words::Text;
use maud::{Markup, html};

const GROUNDS: [(ChangeGround, &str, Text); 2] = [
    (ChangeGround::Ordinary, "ordinary", words::office::CASE_GROUND_ORDINARY),
    (ChangeGround::Clash, "clash", words::office::CASE_GROUND_CLASH),
];
const AGREES: [(TeamSide, &str); 2] = [(TeamSide::Home, "agrees-home"), (TeamSide::Visitors, "agrees-visitors")];

async fn load(request: SeasonRequest) -> Result<(Desk, Visit, MatchPage), RequestError> {
    let (desk, visit, here) = MatchPage::load(request).await?;
    if here.shown.sides(&visit, &here.m).is_empty() {
        return Err(RequestError::Forbidden);
    }
    Ok((desk, visit, here))
}

pub(super) async fn show(request: SeasonRequest) -> Result<Markup, RequestError> {
    let (_, visit, here) = load(request).await?;
    let values = Values::of([("to", here.m.start.to_string()), ("ground", "ordinary".to_owned())]);
    Ok(page(&visit, &here, &values, &Problems::default()))
}

pub(super) async fn send(request: SeasonRequest, Posted(values): Posted) -> Result<FormOutcome, RequestError> {
    let (desk, visit, mut here) = load(request).await?;
    let mut problems = Problems::default();
    if let Some(acts) = read(&here, &visit, &values, &mut problems) {
        match acting::act(&desk, &visit, &here.shown.id, &values, acts).await? {
            Acted::Done(events) => {
                let case = events.iter().find_map(|event| match event {
                    SeasonAnswer::Raised(case) => Some(case.id.to_string()),
                    _ => None,
                });
                let flash = Flash::done(words::matchday::DONE_MATCH_CASE).with("case", case.unwrap_or_default());
                return Ok(FormOutcome::done(here.path(""), flash));
            }
            Acted::Refused(refusal) => {
                here.shown.read_all(&desk).await?;
                let field = |wrong: RefusalCause<'_>| match wrong {
                    RefusalCause::Finding(HandbookFinding::CalendarVenue) => "venue".to_owned(),
                    RefusalCause::Finding(_) => "to".to_owned(),
                    _ => forms::WHOLE.to_owned(),
                };
                problems = acting::problems(visit.reader, &here.shown, &refusal, field);
            }
        }
    }
    Ok(FormOutcome::invalid(&visit, problems, |problems| page(&visit, &here, &values, problems)))
}

/// Returns the acts of the form.
fn read(here: &MatchPage, visit: &Visit, values: &Values, problems: &mut Problems) -> Option<Vec<LeagueAct>> {
    let reader = visit.reader;
    let to = values.get("to").parse().ok().filter(|to: &Moment| is_plausible(to.date));
    if to.is_none() {
        problems.add("to", reader.say(words::office::NO_MOMENT));
    }
    let venue = values.get("venue").trim().to_owned();
    if venue.chars().count() > VENUE_MAX {
        problems.add("venue", reader.say(words::office::TOO_LONG));
    }
    let ground = GROUNDS.into_iter().find(|(_, code, _)| *code == values.get("ground")).map(|(ground, ..)| ground);
    if ground.is_none() {
        problems.add("ground", reader.say(words::office::CHOOSE));
    }
    let words = values.raw("facts").trim().to_owned();
    if words.is_empty() || words.chars().count() > WORDS_MAX {
        problems
            .add("facts", reader.say(if words.is_empty() { words::office::NEEDED } else { words::office::WORDS_LONG }));
    }
    // The requesting side agrees implicitly.
    let own = here.shown.sides(visit, &here.m);
    let asks = |side: TeamSide| own.len() == 1 && own.contains(&side);
    let agreed = AGREES.map(|(side, name)| values.ticked(name) || asks(side));
    let (Some(to), Some(ground), true) = (to, ground, problems.is_empty()) else { return None };
    let change = MatchChange { to, venue: (!venue.is_empty()).then_some(venue), ground, agreed };
    let raise = adoube_federation::SeasonAct::Case(CaseAct::Raise(Matter::MatchChange(here.id, change)));
    Some(vec![doing(visit, raise), LeagueAct::State { case: None, what: Statement::Facts, words }])
}

fn page(visit: &Visit, here: &MatchPage, values: &Values, problems: &Problems) -> Markup {
    let reader = visit.reader;
    let title = reader.say(words::matchday::MOVE_TITLE);
    let fields = Fields::new(visit, values, problems);
    let grounds = GROUNDS.map(|(_, code, key)| (code.to_owned(), reader.say(key)));
    let own = here.shown.sides(visit, &here.m);
    let venue = reader.say(words::matchday::MOVE_VENUE_HINT);
    let address = Input { maxlength: Some(200), hint: Some(&venue), autocomplete: Some("off"), ..Input::default() };
    let body = html! { div.phone {
        h1 { (title) }
        p.soft { (here.team(TeamSide::Home)) " – " (here.team(TeamSide::Visitors)) " · " (at(here.m.start))
            @if let Some(venue) = super::hub::venue(here) { " · " (venue) } }
        (fields.summary())
        @if problems.of("form").is_some() { span #f-form tabindex="-1" {} }
        p.notice { (reader.say(words::office::CASE_RULE_MATCH_CHANGE)) " " small { (rule(reader, "Calendar 15.10 (b)")) } }
        @if visit.at.is_none() { form method="post" action=(here.path("/move")) {
            (csrf_field(visit))
            (fields.input("to", &reader.say(words::matchday::MOVE_TO), "datetime-local", Input { required: true, ..Input::default() }))
            (fields.input("venue", &reader.say(words::matchday::MOVE_VENUE), "text", address))
            (fields.select("ground", &reader.say(words::office::CASE_GROUND), None, &grounds))
            fieldset { legend { (reader.say(words::matchday::MOVE_WHO_AGREES)) }
                @for (side, name) in AGREES {
                    @if own.len() == 1 && own.contains(&side) { p { (here.team(side)) ": " (reader.say(words::matchday::MOVE_ASKS)) } }
                    @else { (fields.tick(name, &here.team(side), None)) }
                }
            }
            (fields.area("facts", &reader.say(words::matchday::MOVE_WHY), 4, None))
            div.buttons { button.primary type="submit" { (reader.say(words::matchday::MOVE_ASK)) } }
        } }
        p.back { a.button href=(here.path("")) { (reader.say(words::matchday::BACK)) } }
    } };
    here.shown.page(visit, SeasonTab::Overview, &title, &body)
}
