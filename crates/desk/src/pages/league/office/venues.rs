//! `/desk/league/ID/venues`: venues that clubs ask for and their conditions (Delegates 5.422 e-i): the way from Barcelona, players,
//! boards, two delegates, alternatives; replacement of delegates who have left the event (5.422 g).

use super::clubs::PROVINCES;
use super::form::{Sent, View, Wrong, again, choices, code, event_choices, or_none, people_list};
use super::players::CATEGORIES;
use super::words::category_name;
use crate::Desk;
use crate::league::LeagueAct;
use crate::pages::league::acting::doing;
use crate::pages::league::shown::{Page, Shown};
use crate::pages::league::widgets::{club_choices, province};
use crate::roles::Action;
use adoube_federation::HandbookFinding;
use adoube_federation::cases::Matter;
use adoube_federation::competition::Competition;
use adoube_federation::duties::delegates_to_replace;
use adoube_federation::ids::{ClubId, CompetitionId, MemberNo};
use adoube_federation::people::PlayerCategory;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::season::Venue;
use adoube_federation::venue::{BOARDS, Grouping, PLAYERS, Province, TRAVEL_MIN, VenueRequest, own_venue_preferred};
use adoube_web::failure::Failure;
use adoube_web::flash::Flash;
use adoube_web::forms::{Posted, Problems, Values};
use adoube_web::outcome::FormOutcome;
use adoube_web::visit::Visit;
use axum::extract::{Path, State};
use maud::{Markup, html};

/// Clubs that may join forces in the form.
const CLUBS: u32 = 3;

pub(super) async fn show(State(desk): State<Desk>, visit: Visit, Path(id): Path<String>) -> Result<Markup, Failure> {
    let shown = Shown::whole(&desk, &visit, &id).await?;
    let values = start(&shown);
    Ok(page(View::new(&visit, &shown, &values, &Problems::default())))
}

pub(super) async fn send(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Posted(values): Posted,
) -> Result<FormOutcome, Failure> {
    let mut shown = Shown::whole(&desk, &visit, &id).await?;
    let mut sent = Sent::new(&visit, &values);
    let (acts, flash) = match sent.name().as_str() {
        "ask" => (ask(&mut sent, &shown)?, "done-venue-asked"),
        "replace" => (replace(&mut sent, &shown)?, "done-saved"),
        _ => return Err(Failure::Bad("failure-bad")),
    };
    let place = |wrong: Wrong<'_>| match wrong {
        Wrong::Finding(finding) => place_of(finding),
        Wrong::Refusal(refusal) => match refusal.reason {
            RefusalReason::NotDelegate(_) => "new",
            RefusalReason::Incomplete => "auxiliary",
            _ => "",
        },
    };
    let done = sent.settle(&desk, &mut shown, acts, place).await?;
    let done = done.map(|_| (shown.path("/venues"), Flash::done(flash)));
    let values = again(&start(&shown), &values);
    Ok(sent.answer(done, |problems| page(View::new(&visit, &shown, &values, problems))))
}

/// The field that a finding is about.
const fn place_of(finding: &HandbookFinding) -> &'static str {
    match finding {
        HandbookFinding::VenueTravel => "travel",
        HandbookFinding::VenuePlayers(_) => "entered-1",
        HandbookFinding::VenueBoards(_) => "boards",
        _ => "form",
    }
}

fn ask(sent: &mut Sent<'_>, shown: &Shown) -> Result<Option<Vec<LeagueAct>>, Failure> {
    let event = sent.event("event", shown);
    let (mut clubs, mut entered) = (Vec::new(), Vec::new());
    for at in 1..=CLUBS {
        let nothing = |field: &str| sent.get(&format!("{field}-{at}")).is_empty();
        if at > 1 && nothing("club") && nothing("entered") {
            continue;
        }
        clubs.extend(sent.club(&format!("club-{at}"), shown));
        entered.extend(sent.number::<u16>(&format!("entered-{at}"), (0, 999)));
    }
    // A delegate asks for the own club alone; joint requests go through the office.
    if clubs.iter().any(|club| !shown.may_for(sent.visit, *club)) {
        return Err(Failure::Forbidden);
    }
    let (province, category) = (sent.pick("province", &PROVINCES), sent.pick("category", &CATEGORIES));
    let grouping = sent.pick("grouping", &[Grouping::Geographic, Grouping::None]);
    let (travel, boards) = (sent.number("travel", (0, 1000)), sent.number("boards", (0, 999)));
    let alternatives = sent.number("alternatives", (0, 2));
    let (principal, auxiliary) = (sent.person("principal", shown), sent.person("auxiliary", shown));
    let request = || -> Option<(CompetitionId, VenueRequest)> {
        Some((
            event?,
            VenueRequest {
                clubs,
                province: province?,
                category: category?,
                grouping: grouping?,
                travel_min: travel?,
                entered,
                boards: boards?,
                alternatives: alternatives?,
                principal: principal?,
                auxiliary: auxiliary?,
            },
        ))
    };
    let request = request();
    if let Some((event, request)) = request.as_ref().filter(|(_, request)| request.principal == request.auxiliary) {
        sent.wrong::<()>("auxiliary", "venue-same-delegate");
        let other = MemberNo(request.principal.0.wrapping_add(1));
        let right = VenueRequest { auxiliary: other, ..request.clone() };
        sent.probe(shown, &adoube_federation::SeasonAct::AskVenue(*event, right), |finding| {
            place_of(finding).to_owned()
        });
    }
    Ok(request.map(|(event, request)| vec![doing(sent.visit, adoube_federation::SeasonAct::AskVenue(event, request))]))
}

fn may_for_venue(visit: &Visit, shown: &Shown, venue: &Venue) -> bool {
    let office = visit.may(Action::RunSeason, &shown.id);
    office || venue.request.clubs.first().is_some_and(|club| shown.may_for(visit, *club))
}

/// Whom somebody replaces: the venue's place and the person.
fn replace(sent: &mut Sent<'_>, shown: &Shown) -> Result<Option<Vec<LeagueAct>>, Failure> {
    let old = sent.get("old");
    let read = old.split_once(':').and_then(|(at, person)| Some((at.parse::<u32>().ok()?, person.parse().ok()?)));
    let (Some((at, old)), new) = (read, sent.person("new", shown)) else {
        return Ok(sent.wrong("old", "office-choose"));
    };
    let venue = shown.season().venues.get(at as usize).ok_or(Failure::NotFound)?;
    if !may_for_venue(sent.visit, shown, venue) {
        return Err(Failure::Forbidden);
    }
    Ok(new.map(|new| {
        vec![doing(sent.visit, adoube_federation::SeasonAct::ReplaceDelegate { venue: at, old: MemberNo(old), new })]
    }))
}

fn start(shown: &Shown) -> Values {
    Values::of([
        ("ask-club-1", shown.club.map_or(String::new(), |club| club.to_string())),
        ("ask-province", code(&Province::Barcelona)),
        ("ask-category", code(&PlayerCategory::First)),
        ("ask-grouping", code(&Grouping::Geographic)),
        ("ask-alternatives", "0".to_owned()),
    ])
}

fn page(view: View<'_>) -> Markup {
    let (shown, title) = (view.shown, view.say("venue-title"));
    let body = html! {
        h1 { (title) }
        @if shown.season().venues.is_empty() { section.card { p.empty { (view.say("venue-none")) } } }
        @for (at, venue) in (0_u32..).zip(&shown.season().venues) {
            @if shown.club.is_none_or(|club| venue.request.clubs.contains(&club)) { (one(&view, at, venue)) }
        }
        @if view.visit.may(Action::ActForClub, &shown.id) { (replacing(&view)) (form(&view)) }
        (people_list(view))
    };
    view.page(Page::Venues, &title, &body)
}

fn one(view: &View<'_>, at: u32, venue: &Venue) -> Markup {
    let (shown, request) = (view.shown, &venue.request);
    let case = shown.season().cases.iter().find(|c| c.matter == Matter::Venue(at));
    let gone: Vec<MemberNo> =
        delegates_to_replace(shown.season()).into_iter().filter(|(v, _)| *v == at).map(|(_, p)| p).collect();
    html! {
        section.card {
            h2 { (view.say("venue-one")) " " (at + 1) " · " (shown.event(venue.event)) " "
                @match venue.authorised {
                    Some(true) => span.mark.mark-good { (view.say("venue-authorised")) },
                    Some(false) => span.mark.mark-bad { (view.say("venue-refused")) },
                    None => span.mark.mark-warn { (view.say("venue-undecided")) },
                } }
            dl.facts {
                dt { (view.say("venue-clubs")) } dd { @for (n, club) in request.clubs.iter().enumerate() { @if n > 0 { ", " } (shown.club_name(*club)) } }
                dt { (view.say("club-province")) } dd { (province(request.province)) }
                dt { (view.say("licence-category")) } dd { (category_name(view, request.category)) }
                dt { (view.say("venue-travel")) } dd { (request.travel_min) " ≤ " (TRAVEL_MIN) }
                dt { (view.say("venue-entered")) } dd { (request.entered.iter().map(|n| u32::from(*n)).sum::<u32>()) " ≥ " (PLAYERS) }
                dt { (view.say("venue-boards")) } dd { (request.boards) " ≥ " (BOARDS) }
                dt { (view.say("venue-alternatives")) } dd { (request.alternatives) }
                @if request.alternatives > 0 { dt { (view.say("venue-own-rounds")) } dd { (own_rounds(shown, venue)) } }
                dt { (view.say("venue-principal")) } dd { (shown.person(request.principal)) }
                dt { (view.say("venue-auxiliary")) } dd { (shown.person(request.auxiliary)) }
            }
            @if let Some(case) = case { p { a href=(view.link(&format!("/cases/{}", case.id))) { (view.reader.say_with("case-number", &[("number", case.id.0.into())])) } } }
            @for person in gone { p { span.mark.mark-warn { (view.say("venue-replace-needed")) } " " (shown.person(person)) } }
        }
    }
}

/// 5.422 f: the rounds in which the club's own venue comes before the alternatives.
fn own_rounds(shown: &Shown, venue: &Venue) -> String {
    let rounds = shown.season().events.get(&venue.event).map_or(0, Competition::rounds);
    let own = (1..=rounds).filter(|round| own_venue_preferred(*round, venue.request.alternatives));
    own.map(|round| round.to_string()).collect::<Vec<_>>().join(", ")
}

fn replacing(view: &View<'_>) -> Markup {
    let (shown, sheet) = (view.shown, view.sheet("replace"));
    let mut old = Vec::new();
    for (at, venue) in shown.season().venues.iter().enumerate() {
        if may_for_venue(view.visit, shown, venue) {
            let name = |person: MemberNo| format!("{} {}: {}", view.say("venue-one"), at + 1, shown.person(person));
            old.extend([venue.request.principal, venue.request.auxiliary].map(|p| (format!("{at}:{p}"), name(p))));
        }
    }
    html! { @if !old.is_empty() {
        (sheet.show(&shown.path("/venues"), ("venue-replace", "save"), true, &html! {
            (sheet.select("old", "venue-who-goes", &old))
            (sheet.search("new", "venue-who-comes", "people", true))
        }))
    } }
}

fn form(view: &View<'_>) -> Markup {
    let (shown, reader, sheet) = (view.shown, view.reader, view.sheet("ask"));
    let own = |id: &str| shown.club.is_none_or(|club: ClubId| club.to_string() == id);
    let clubs: Vec<(String, String)> = club_choices(shown, reader).into_iter().filter(|(id, _)| own(id)).collect();
    let provinces = PROVINCES.map(|p| (code(&p), province(p).to_owned()));
    let categories = CATEGORIES.map(|c| (code(&c), category_name(view, c)));
    let groupings = choices(reader, "venue-grouping", &[Grouping::Geographic, Grouping::None]);
    sheet.show(
        &shown.path("/venues"),
        ("venue-ask", "venue-ask"),
        true,
        &html! {
            (sheet.select("event", "entry-competition", &event_choices(shown)))
            (sheet.select("club-1", "player-club", &clubs))
            (sheet.number("entered-1", "venue-entered", (0, 999)))
            @if shown.club.is_none() { @for at in 2..=CLUBS {
                (sheet.select(&format!("club-{at}"), "venue-joint", &or_none(clubs.clone())))
                (sheet.number(&format!("entered-{at}"), "venue-entered", (0, 999)))
            } }
            (sheet.select("province", "club-province", &provinces))
            (sheet.select("category", "licence-category", &categories))
            (sheet.select("grouping", "venue-grouping", &groupings))
            (sheet.number("travel", "venue-travel", (0, 1000)))
            (sheet.number("boards", "venue-boards", (0, 999)))
            (sheet.number("alternatives", "venue-alternatives", (0, 2)))
            (sheet.search("principal", "venue-principal", "people", true))
            (sheet.search("auxiliary", "venue-auxiliary", "people", true))
        },
    )
}
