//! `/desk/league/ID/venues`: venue requests of clubs and their conditions (Delegates 5.422 e-i): the distance from
//! Barcelona, players, boards, two delegates, alternatives; replacement of delegates who have left the event (5.422 g).

use super::descriptions::category_name;
use super::form::event_choices;
use super::names;
use super::players::CATEGORIES;
use super::prelude::*;
use crate::pages::league::widgets::club_choices;
use crate::words;
use adoube_federation::act_refusal::ActRefusal;
use adoube_federation::cases::Matter;
use adoube_federation::competition::Competition;
use adoube_federation::duties::delegates_to_replace;
use adoube_federation::ids::{ClubId, CompetitionId, MemberNo};
use adoube_federation::people::PlayerCategory;
use adoube_federation::refusal::RefusalReason;
use adoube_federation::season::Venue;
use adoube_federation::venue::{Grouping, Province, VenueRequest, own_venue_preferred};

/// Clubs that may join forces in the form.
const CLUBS: u32 = 3;

pub(super) struct VenuesPage;

impl OfficePage for VenuesPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        Values::of([
            ("ask-club-1", shown.club().map_or(String::new(), |club| club.to_string())),
            ("ask-province", code(&Province::Barcelona)),
            ("ask-category", code(&PlayerCategory::First)),
            ("ask-grouping", code(&Grouping::Geographic)),
            ("ask-alternatives", "0".to_owned()),
        ])
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(words::office::VENUE_TITLE));
        let body = html! {
            h1 { (title) }
            @if shown.season().venues.is_empty() { section.card { p.empty { (view.say(words::office::VENUE_NONE)) } } }
            @for (at, venue) in (0_u32..).zip(&shown.season().venues) {
                @if !shown.is_limited() || venue.request.clubs.iter().any(|club| shown.covers(*club)) { (one(&view, at, venue)) }
            }
            @if view.may(Action::ActForClub) { (replacing(&view)) (form(&view)) }
            (people_list(&view))
        };
        Ok(view.page(SeasonTab::Venues, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let (act, flash) = match form.name {
            "ask" => (ask(form)?, words::office::DONE_VENUE_ASKED),
            "replace" => (replace(form)?, words::tournament::DONE_SAVED),
            _ => return Err(RequestError::NOT_UNDERSTOOD),
        };
        Ok(Submission::one(act.map(|act| form.act(act)), flash))
    }

    fn field(&self, _: &SentForm<'_>, wrong: RefusalCause<'_>) -> String {
        match wrong {
            RefusalCause::Finding(finding) => place_of(finding),
            RefusalCause::Reason(RefusalReason::NotDelegate(_)) => "new",
            RefusalCause::Reason(RefusalReason::Act(ActRefusal::SameDelegate)) => "auxiliary",
            _ => "",
        }
        .to_owned()
    }
}

/// Returns the field that a finding concerns.
const fn place_of(finding: &HandbookFinding) -> &'static str {
    match finding {
        HandbookFinding::VenueTravel { .. } => "travel",
        HandbookFinding::VenuePlayers { .. } => "entered-1",
        HandbookFinding::VenueBoards { .. } => "boards",
        _ => "form",
    }
}

fn ask(form: &mut SentForm<'_>) -> Result<Option<SeasonAct>, RequestError> {
    let event = form.event("event");
    let (mut clubs, mut entered) = (Vec::new(), Vec::new());
    for at in 1..=CLUBS {
        let nothing = |field: &str| form.get(&format!("{field}-{at}")).is_empty();
        if at > 1 && nothing("club") && nothing("entered") {
            continue;
        }
        clubs.extend(form.club(&format!("club-{at}")));
        entered.extend(form.number::<u16>(&format!("entered-{at}"), (0, 999)));
    }
    // A delegate makes requests only for their own club; joint requests go through the office.
    clubs.iter().try_for_each(|club| form.only_for(*club))?;
    let (province, category) = (form.pick("province", &Province::ALL), form.pick("category", &CATEGORIES));
    let grouping = form.pick("grouping", &[Grouping::Geographic, Grouping::None]);
    let (travel, boards) = (form.number("travel", (0, 1000)), form.number("boards", (0, 999)));
    let alternatives = form.number("alternatives", (0, 2));
    let (principal, auxiliary) = (form.person("principal"), form.person("auxiliary"));
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
        form.wrong::<()>("auxiliary", words::office::VENUE_SAME_DELEGATE);
        let other = MemberNo(request.principal.0.wrapping_add(1));
        let right = VenueRequest { auxiliary: other, ..request.clone() };
        form.probe(SeasonAct::AskVenue(*event, right), |finding| place_of(finding).to_owned());
    }
    Ok(request.map(|(event, request)| SeasonAct::AskVenue(event, request)))
}

fn may_for_venue(visit: &Visit, shown: &SeasonPage, venue: &Venue) -> bool {
    let office = visit.may(Action::RunSeason, &shown.id);
    office || venue.request.clubs.first().is_some_and(|club| shown.may_for(visit, *club))
}

/// Replaces a delegate: `old` is the venue's place and the person.
fn replace(form: &mut SentForm<'_>) -> Result<Option<SeasonAct>, RequestError> {
    let old = form.get("old");
    let read = old.split_once(':').and_then(|(at, person)| Some((at.parse::<u32>().ok()?, person.parse().ok()?)));
    let (Some((at, old)), new) = (read, form.person("new")) else {
        return Ok(form.wrong("old", words::office::CHOOSE));
    };
    let venue = form.shown.season().venues.get(at as usize).ok_or(RequestError::NotFound)?;
    if !may_for_venue(form.visit, form.shown, venue) {
        return Err(RequestError::Forbidden);
    }
    Ok(new.map(|new| SeasonAct::ReplaceDelegate { venue: at, old: MemberNo(old), new }))
}

fn one(view: &OfficeView<'_>, at: u32, venue: &Venue) -> Markup {
    let (shown, request) = (view.shown, &venue.request);
    let case = shown.season().cases.iter().find(|c| c.matter == Matter::Venue(at));
    let gone: Vec<MemberNo> =
        delegates_to_replace(shown.season()).into_iter().filter(|(v, _)| *v == at).map(|(_, p)| p).collect();
    html! {
        section.card {
            h2 { (view.say(words::office::VENUE_ONE)) " " (at + 1) " · " (shown.event(venue.event)) " "
                @match venue.authorised {
                    Some(true) => span.mark.mark-good { (view.say(words::office::VENUE_AUTHORISED)) },
                    Some(false) => span.mark.mark-bad { (view.say(words::office::VENUE_REFUSED)) },
                    None => span.mark.mark-warn { (view.say(words::office::VENUE_UNDECIDED)) },
                } }
            dl.facts {
                dt { (view.say(words::office::VENUE_CLUBS)) } dd { @for (n, club) in request.clubs.iter().enumerate() { @if n > 0 { ", " } (shown.club_name(*club)) } }
                dt { (view.say(words::office::CLUB_PROVINCE)) } dd { (request.province.name()) }
                dt { (view.say(words::office::LICENCE_CATEGORY)) } dd { (category_name(view, request.category)) }
                dt { (view.say(words::office::VENUE_TRAVEL)) } dd { (request.travel_min) " ≤ " (*view.shown.season().regulations().venues.travel_min) }
                dt { (view.say(words::office::VENUE_ENTERED)) } dd { (request.entered.iter().map(|n| u32::from(*n)).sum::<u32>()) " ≥ " (*view.shown.season().regulations().venues.players) }
                dt { (view.say(words::office::VENUE_BOARDS)) } dd { (request.boards) " ≥ " (*view.shown.season().regulations().venues.boards) }
                dt { (view.say(words::office::VENUE_ALTERNATIVES)) } dd { (request.alternatives) }
                @if request.alternatives > 0 { dt { (view.say(words::office::VENUE_OWN_ROUNDS)) } dd { (own_rounds(shown, venue)) } }
                dt { (view.say(words::office::VENUE_PRINCIPAL)) } dd { (shown.person(request.principal)) }
                dt { (view.say(words::office::VENUE_AUXILIARY)) } dd { (shown.person(request.auxiliary)) }
            }
            @if let Some(case) = case { p { a href=(view.link(&format!("/cases/{}", case.id))) { (view.reader.say_with(words::office::CASE_NUMBER, &[("number", &case.id.0)])) } } }
            @for person in gone { p { span.mark.mark-warn { (view.say(words::office::VENUE_REPLACE_NEEDED)) } " " (shown.person(person)) } }
        }
    }
}

/// 5.422 f: returns the rounds in which the club's own venue comes before the alternatives.
fn own_rounds(shown: &SeasonPage, venue: &Venue) -> String {
    let rounds = shown.season().events.get(&venue.event).map_or(0, Competition::rounds);
    let own = (1..=rounds).filter(|round| own_venue_preferred(*round, venue.request.alternatives));
    own.map(|round| round.to_string()).collect::<Vec<_>>().join(", ")
}

fn replacing(view: &OfficeView<'_>) -> Markup {
    let (shown, form) = (view.shown, view.form("replace"));
    let mut old = Vec::new();
    for (at, venue) in shown.season().venues.iter().enumerate() {
        if may_for_venue(view.visit, shown, venue) {
            let name = |person: MemberNo| {
                format!("{} {}: {}", view.say(words::office::VENUE_ONE), at + 1, shown.person(person))
            };
            old.extend([venue.request.principal, venue.request.auxiliary].map(|p| (format!("{at}:{p}"), name(p))));
        }
    }
    html! { @if !old.is_empty() {
        (form.folded((words::office::VENUE_REPLACE, words::common::SAVE), &html! {
            (form.select("old", words::office::VENUE_WHO_GOES, &old))
            (form.search("new", words::office::VENUE_WHO_COMES, "people", true))
        }))
    } }
}

fn form(view: &OfficeView<'_>) -> Markup {
    let (shown, reader, form) = (view.shown, view.reader, view.form("ask"));
    let own = |id: &str| id.parse().is_ok_and(|id| shown.covers(ClubId(id)));
    let clubs: Vec<(String, String)> = club_choices(shown, reader).into_iter().filter(|(id, _)| own(id)).collect();
    let provinces = Province::ALL.map(|p| (code(&p), p.name().to_owned()));
    let categories = CATEGORIES.map(|c| (code(&c), category_name(view, c)));
    let groupings = choices(reader, &[Grouping::Geographic, Grouping::None], names::grouping);
    form.folded(
        (words::office::VENUE_ASK, words::office::VENUE_ASK),
        &html! {
            (form.select("event", words::office::ENTRY_COMPETITION, &event_choices(shown)))
            (form.select("club-1", words::players::CLUB, &clubs))
            (form.number("entered-1", words::office::VENUE_ENTERED, (0, 999)))
            @if shown.club().is_none() { @for at in 2..=CLUBS {
                (form.select(&format!("club-{at}"), words::office::VENUE_JOINT, &or_none(clubs.clone())))
                (form.number(&format!("entered-{at}"), words::office::VENUE_ENTERED, (0, 999)))
            } }
            (form.select("province", words::office::CLUB_PROVINCE, &provinces))
            (form.select("category", words::office::LICENCE_CATEGORY, &categories))
            (form.select("grouping", words::office::VENUE_GROUPING, &groupings))
            (form.number("travel", words::office::VENUE_TRAVEL, (0, 1000)))
            (form.number("boards", words::office::VENUE_BOARDS, (0, 999)))
            (form.number("alternatives", words::office::VENUE_ALTERNATIVES, (0, 2)))
            (form.search("principal", words::office::VENUE_PRINCIPAL, "people", true))
            (form.search("auxiliary", words::office::VENUE_AUXILIARY, "people", true))
        },
    )
}
