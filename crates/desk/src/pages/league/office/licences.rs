//! `/desk/league/ID/licences`: applications in the order of their dates, and acts on many players with one press: grant,
//! renew, charge, print. One who is refused is named with the reason; the others are done.

use super::money::{money, read_money};
use super::names;
use super::players::{papers, standing};
use super::prelude::*;
use crate::pages::league::widgets::{category, club_choices, day};
use crate::words;
use crate::words::office_import as own;
use adoube_federation::SeasonState;
use adoube_federation::acts::{FeeAct, LicenceAct};
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::licence::{self, LicenceApplication, LicencePaper, LicenceReason};
use adoube_federation::people::RegisteredPlayer;
use adoube_laws::Date;
use adoube_services::league::{BulkPart, BulkStep, LeagueRefusal, LeagueState, effective};
use adoube_services::people::Person;
use adoube_web::csrf::csrf_field;
use adoube_web::forms::WHOLE;
use adoube_web::layout::Frame;
use adoube_words::Text;
use std::collections::{BTreeMap, BTreeSet};

/// The rows of a page.
const ROWS: usize = 200;
/// The most players named whose licence is refused.
const NAMED_MAX: usize = 10;

/// The state of a player's licence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LicenceStage {
    /// The application is complete.
    Complete,
    /// Documents of the application are missing.
    Incomplete,
    /// The licence of the season before is not renewed.
    ToRenew,
    Granted,
    NotAsked,
}

impl LicenceStage {
    fn of(season: &SeasonState, person: MemberNo, on: Date) -> Self {
        if season.is_licensed(person, on) {
            return Self::Granted;
        }
        let rules = &season.regulations().licences;
        match season.applications.get(&person).filter(|_| !season.licences.contains_key(&person)) {
            Some(application) if licence::missing(application, rules).is_empty() => Self::Complete,
            Some(_) => Self::Incomplete,
            None if season.to_renew.contains_key(&person) || season.licences.contains_key(&person) => Self::ToRenew,
            None => Self::NotAsked,
        }
    }
}

/// The players that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LicenceFilter {
    /// Those whose application is not settled.
    Applied,
    Only(LicenceStage),
    All,
}

impl LicenceFilter {
    const ALL: [(Self, &'static str, Text); 7] = [
        (Self::Applied, "applied", own::SHOW_APPLIED),
        (Self::Only(LicenceStage::Complete), "complete", own::SHOW_COMPLETE),
        (Self::Only(LicenceStage::Incomplete), "incomplete", own::SHOW_INCOMPLETE),
        (Self::Only(LicenceStage::ToRenew), "renew", own::SHOW_TO_RENEW),
        (Self::Only(LicenceStage::NotAsked), "none", words::office::LICENCE_NONE),
        (Self::Only(LicenceStage::Granted), "granted", words::office::LICENCE_IN_FORCE),
        (Self::All, "all", own::SHOW_ALL),
    ];

    fn shows(self, stage: LicenceStage) -> bool {
        match self {
            Self::Applied => matches!(stage, LicenceStage::Complete | LicenceStage::Incomplete),
            Self::Only(one) => stage == one,
            Self::All => true,
        }
    }
}

/// The order of the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LicenceOrder {
    /// The first application first.
    Oldest,
    Newest,
    Club,
    Name,
}

impl LicenceOrder {
    const ALL: [(Self, &'static str, Text); 4] = [
        (Self::Oldest, "date", own::ORDER_DATE),
        (Self::Newest, "newest", own::ORDER_NEWEST),
        (Self::Club, "club", words::players::CLUB),
        (Self::Name, "name", words::players::NAME),
    ];
}

/// The choices of the page's address.
struct LicenceQuery {
    filter: LicenceFilter,
    order: LicenceOrder,
    club: Option<ClubId>,
    /// The first row of the page, from 0.
    from: usize,
}

impl LicenceQuery {
    fn read(request: &SeasonRequest) -> Result<Self, RequestError> {
        let filter: Option<String> = request.query("show")?;
        let order: Option<String> = request.query("order")?;
        let club: Option<String> = request.query("club")?;
        let filters = LicenceFilter::ALL.into_iter().find(|(_, code, _)| Some(*code) == filter.as_deref());
        let orders = LicenceOrder::ALL.into_iter().find(|(_, code, _)| Some(*code) == order.as_deref());
        Ok(Self {
            filter: filters.map_or(LicenceFilter::Applied, |(filter, ..)| filter),
            order: orders.map_or(LicenceOrder::Oldest, |(order, ..)| order),
            club: club.and_then(|club| club.parse().ok()).map(ClubId),
            from: request.query("from")?.unwrap_or(0),
        })
    }

    /// Returns the address of the rows from one on.
    fn path(&self, page: &str, from: usize) -> String {
        let code = |found: Option<&'static str>| found.unwrap_or_default();
        let filter = LicenceFilter::ALL.into_iter().find(|(filter, ..)| *filter == self.filter);
        let order = LicenceOrder::ALL.into_iter().find(|(order, ..)| *order == self.order);
        let club = self.club.map_or_else(String::new, |club| format!("&club={club}"));
        let from = if from > 0 { format!("&from={from}") } else { String::new() };
        let (filter, order) = (code(filter.map(|(_, code, _)| code)), code(order.map(|(_, code, _)| code)));
        format!("{page}?show={filter}&order={order}{club}{from}")
    }

    /// Returns the players in order. By name, their names must have been looked up.
    fn players<'s>(&self, shown: &'s SeasonPage, asked: &BTreeMap<MemberNo, Date>) -> Vec<&'s RegisteredPlayer> {
        let (season, today) = (shown.season(), shown.now.date);
        let of_club = |player: &&RegisteredPlayer| self.club.is_none_or(|club| player.club == club);
        let wanted = |player: &&RegisteredPlayer| self.filter.shows(LicenceStage::of(season, player.person, today));
        let mut players: Vec<&RegisteredPlayer> = season.players.values().filter(of_club).filter(wanted).collect();
        match self.order {
            LicenceOrder::Name => players.sort_by_cached_key(|player| adoube_store::fold(&shown.person(player.person))),
            LicenceOrder::Club => {
                players.sort_by_cached_key(|p| (adoube_store::fold(&shown.club_name(p.club)), p.person));
            }
            LicenceOrder::Oldest => {
                // Those who have not applied come last.
                players.sort_by_key(|p| {
                    let on = asked.get(&p.person);
                    (on.is_none(), on.copied(), p.person)
                });
            }
            LicenceOrder::Newest => {
                players.sort_by_key(|p| std::cmp::Reverse((asked.get(&p.person).copied(), p.person)));
            }
        }
        players
    }
}

/// Returns the day of each player's latest application, from the acts in effect.
fn applied_on(state: &LeagueState) -> BTreeMap<MemberNo, Date> {
    let mut days = BTreeMap::new();
    for (done, _) in state.history.iter().zip(effective(&state.history)).filter(|(_, holds)| *holds) {
        match &done.act {
            LeagueAct::Do { at, act, .. } => note_applications(act, at.date, &mut days),
            LeagueAct::Bulk(part) => note_applications(&part.act, part.at.date, &mut days),
            _ => {}
        }
    }
    days
}

fn note_applications(act: &SeasonAct, on: Date, days: &mut BTreeMap<MemberNo, Date>) {
    match act {
        SeasonAct::Licence(LicenceAct::Apply(application)) => drop(days.insert(application.person, on)),
        SeasonAct::Several(acts) => acts.iter().for_each(|act| note_applications(act, on, days)),
        _ => {}
    }
}

/// The page of applications.
pub(super) struct LicencesPage {
    query: LicenceQuery,
    asked: BTreeMap<MemberNo, Date>,
}

impl OfficePage for LicencesPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let query = LicenceQuery::read(request)?;
        if query.order == LicenceOrder::Name {
            request.read_all().await?;
        }
        Ok(Self { query, asked: applied_on(&request.shown.state) })
    }

    fn path(&self, _: &SeasonRequest) -> String {
        self.query.path("/licences", self.query.from)
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let title = view.say(own::LICENCES_TITLE);
        let all = self.query.players(view.shown, &self.asked);
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link("/players")) { (view.say(words::office::CLUB_PLAYERS)) }
                a.button href=(view.link("/import?kind=licences")) { (view.say(own::TITLE)) } }
            (view.back(&["many"]))
            section.card { (self.choice(&view)) }
            @if all.is_empty() { section.card { p.empty { (view.say(own::LICENCES_NONE)) } } }
            @else { (self.form(&view, &all)) }
        };
        Ok(view.page(SeasonTab::Players, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        if form.name != "many" {
            return Err(RequestError::NOT_UNDERSTOOD);
        }
        let what = form.get("what");
        // What is typed is checked, whichever button is pressed.
        let amount = match (form.get("amount"), what) {
            ("", what) if what != "charge" => None,
            _ => form.find("amount", words::fees::AMOUNT_BAD, read_money),
        };
        let subject = if what == "charge" { form.text("subject") } else { form.maybe("subject") };
        let everybody = form.ticked("all");
        let all = self.query.players(form.shown, &self.asked);
        let chosen: Vec<MemberNo> = if everybody {
            all.iter().map(|player| player.person).collect()
        } else {
            let field = form.field("p");
            let ticked = form.values.all(&field).filter_map(|number| number.parse().ok()).map(MemberNo);
            let ticked: BTreeSet<MemberNo> = ticked.collect();
            ticked.into_iter().filter(|person| form.shown.season().players.contains_key(person)).collect()
        };
        if chosen.is_empty() {
            form.problems.add(WHOLE, form.visit.reader.say(own::TICK_ONE));
        }
        if !form.problems.is_empty() {
            return Ok(Submission::unreadable());
        }
        match what {
            "grant" => Ok(Batch::new(form).grant(&chosen).settle(form, own::DONE_GRANTED, own::DONE_GRANTED_BUT)),
            "renew" => {
                let people = form.desk.people().several(form.shown.state.persons.values()).await?;
                let ages = chosen.iter().map(|id| {
                    let person = form.shown.state.persons.get(id).and_then(|key| people.get(key));
                    (*id, person)
                });
                let (chosen, papers): (Vec<_>, _) = (ages.collect(), papers(form));
                Ok(Batch::new(form).renew(&chosen, &papers).settle(form, own::DONE_RENEWED, own::DONE_RENEWED_BUT))
            }
            "charge" => {
                let Some((cents, text)) = amount.zip(subject) else { return Ok(Submission::unreadable()) };
                Ok(Batch::new(form).charge(&chosen, cents, &text).settle(
                    form,
                    own::DONE_CHARGED,
                    own::DONE_CHARGED_BUT,
                ))
            }
            "print" => {
                let path = if everybody {
                    self.query.path("/licences/print", 0)
                } else {
                    let numbers: Vec<String> = chosen.iter().take(ROWS).map(|id| format!("p={id}")).collect();
                    format!("/licences/print?{}", numbers.join("&"))
                };
                let count = chosen.len().to_string();
                let flash = Flash::done(own::DONE_PRINT).with("count", count);
                Ok(Submission::then(Some(Vec::new()), move |_| NextPage::at(path, flash)))
            }
            _ => Err(RequestError::NOT_UNDERSTOOD),
        }
    }
}

impl LicencesPage {
    /// Renders the choice of players and of their order.
    fn choice(&self, view: &OfficeView<'_>) -> Markup {
        let reader = view.reader;
        html! {
            form.grid method="get" action=(view.link("/licences")) {
                div.field { label for="f-show" { (view.say(own::SHOW)) }
                    select #f-show name="show" { @for (filter, code, text) in LicenceFilter::ALL {
                        option value=(code) selected[filter == self.query.filter] { (reader.say(text)) } } } }
                div.field { label for="f-order" { (view.say(own::ORDER)) }
                    select #f-order name="order" { @for (order, code, text) in LicenceOrder::ALL {
                        option value=(code) selected[order == self.query.order] { (reader.say(text)) } } } }
                div.field { label for="f-club" { (view.say(words::players::CLUB)) }
                    select #f-club name="club" { option value="" { "–" } @for (value, name) in club_choices(view.shown, reader) {
                        option value=(value) selected[self.query.club.is_some_and(|club| club.to_string() == value)] { (name) } } } }
                div.buttons { button type="submit" { (view.say(words::office::SHOW)) } }
            }
        }
    }

    fn form(&self, view: &OfficeView<'_>, all: &[&RegisteredPlayer]) -> Markup {
        let (from, end) = (self.query.from.min(all.len()), self.query.from.saturating_add(ROWS).min(all.len()));
        let rows = all.get(from..end).unwrap_or_default();
        let form = view.form("many");
        let ticked: BTreeSet<&str> = view.values.all("many-p").collect();
        html! {
            form.card id="f-form" method="post" action=(view.shown.path(&self.query.path("/licences", from))) {
                (csrf_field(view.visit))
                input type="hidden" name="do" value="many";
                (self.table(view, rows, &ticked))
                @if all.len() > rows.len() { p.paging {
                    (view.reader.say_with(own::ROWS, &[("from", &(from + 1)), ("to", &end), ("count", &all.len())]))
                    @if from > 0 { " " a href=(view.link(&self.query.path("/licences", from.saturating_sub(ROWS)))) { (view.say(own::EARLIER)) } }
                    @if end < all.len() { " " a href=(view.link(&self.query.path("/licences", end))) { (view.say(own::LATER)) } }
                } }
                @if view.writes() {
                    (form.tick_named("all", &view.reader.say_with(own::TICK_ALL, &[("count", &all.len())])))
                    div.buttons {
                        button.primary type="submit" name="many-what" value="grant" { (view.say(own::GRANT)) }
                        button type="submit" name="many-what" value="print" { (view.say(words::paper::PRINT)) }
                    }
                    details { summary { (view.say(own::RENEW)) }
                        p.hint { (view.say(own::RENEW_HINT)) }
                        div.grid { @for paper in LicencePaper::ALL {
                            (form.tick_named(&format!("paper-{}", code(&paper)), &view.reader.say(paper.text())))
                        } }
                        div.buttons { button type="submit" name="many-what" value="renew" { (view.say(own::RENEW)) } }
                    }
                    details open[form.problem("amount").or(form.problem("subject")).is_some()] { summary { (view.say(own::CHARGE)) }
                        p.hint { (view.say(own::CHARGE_HINT)) }
                        div.grid { (form.text("amount", words::fees::AMOUNT, false)) (form.text("subject", words::fees::SUBJECT, false)) }
                        div.buttons { button type="submit" name="many-what" value="charge" { (view.say(own::CHARGE)) } }
                    }
                }
            }
        }
    }

    fn table(&self, view: &OfficeView<'_>, rows: &[&RegisteredPlayer], ticked: &BTreeSet<&str>) -> Markup {
        let (shown, reader) = (view.shown, view.reader);
        html! { div.scroll { table.stack {
            caption.hidden { (view.say(own::LICENCES_TITLE)) }
            thead { tr {
                th scope="col" { (view.say(own::TICK)) } th scope="col" { (view.say(words::players::NAME)) }
                th scope="col" { (view.say(words::players::CLUB)) } th scope="col" { (view.say(own::APPLIED_ON)) }
                th.wide-only scope="col" { (view.say(words::office::LICENCE_CATEGORY)) } th scope="col" { (view.say(words::office::LICENCE_TITLE)) }
            } }
            tbody { @for player in rows {
                @let number = player.person.to_string();
                @let name = shown.person(player.person);
                tr {
                    td { input type="checkbox" name="many-p" value=(number) checked[ticked.contains(number.as_str())] aria-label=(name); }
                    th.whole scope="row" { a href=(view.link(&format!("/players/{number}"))) { (name) } }
                    td { (shown.club_name(player.club)) }
                    td.nowrap { @if let Some(on) = self.asked.get(&player.person) { (day(*on)) } }
                    td.wide-only { (reader.say(category(player.category))) }
                    td { (standing(view, player.person)) }
                }
            } }
        } } }
    }
}

/// Acts on many players. Each is decided on the season as the ones before leave it.
struct Batch {
    season: SeasonState,
    now: adoube_laws::Moment,
    steps: Vec<BulkStep>,
    done: usize,
    /// Those refused, with the sentence that says why.
    refused: Vec<(MemberNo, Refused)>,
}

/// The reason why one of many is refused.
enum Refused {
    Handbook(adoube_federation::SeasonRefusal),
    /// The date of birth is not known, on which the documents depend.
    NoBirth,
}

impl Batch {
    fn new(form: &SentForm<'_>) -> Self {
        let season = form.shown.season().clone();
        Self { season, now: form.shown.now, steps: Vec::new(), done: 0, refused: Vec::new() }
    }

    /// Decides the acts about a player, all or none; returns whether they are possible.
    fn step(&mut self, person: MemberNo, acts: Vec<SeasonAct>) -> bool {
        let act = SeasonAct::Several(acts);
        match adoube_federation::decide(&self.season, &act, self.now) {
            Ok(answers) => {
                let season = std::mem::take(&mut self.season);
                self.season = answers.iter().fold(season, adoube_federation::apply);
                let SeasonAct::Several(acts) = act else { return true };
                self.steps.push(BulkStep::of(acts));
                true
            }
            Err(refusal) => {
                self.refused.push((person, Refused::Handbook(refusal)));
                false
            }
        }
    }

    fn grant(mut self, chosen: &[MemberNo]) -> Self {
        for person in chosen {
            let granted = self.step(*person, vec![LicenceAct::Grant(*person).into()]);
            self.done += usize::from(granted);
        }
        self
    }

    /// Applies for a renewal with the documents handed in, or adds them to the application, and grants what is complete.
    fn renew(mut self, chosen: &[(MemberNo, Option<&Person>)], papers: &BTreeSet<LicencePaper>) -> Self {
        for (id, person) in chosen {
            let age = person.and_then(|person| person.age_on(self.now.date)).and_then(|age| u8::try_from(age).ok());
            let (Some(age), Some(player)) = (age, self.season.players.get(id)) else {
                self.refused.push((*id, Refused::NoBirth));
                continue;
            };
            let numbered = person.is_some_and(|person| !person.details.national_number.is_empty());
            let before = self.season.applications.get(id);
            let open = before.filter(|_| !self.season.licences.contains_key(id));
            let act = match open {
                Some(_) => LicenceAct::Complete(*id, papers.clone()),
                None => LicenceAct::Apply(LicenceApplication {
                    person: *id,
                    category: player.category,
                    age,
                    case: LicenceReason::Renewal,
                    has_national_number: numbered || before.is_some_and(|before| before.has_national_number),
                    papers: papers.clone(),
                }),
            };
            // The application stands even if the licence is refused.
            if self.step(*id, vec![act.into()]) && self.step(*id, vec![LicenceAct::Grant(*id).into()]) {
                self.done += 1;
            }
        }
        self
    }

    /// Charges each player's club, in one line per club.
    fn charge(mut self, chosen: &[MemberNo], cents: i64, text: &str) -> Self {
        let mut clubs: BTreeMap<ClubId, Vec<MemberNo>> = BTreeMap::new();
        for person in chosen {
            if let Some(player) = self.season.players.get(person) {
                clubs.entry(player.club).or_default().push(*person);
            }
        }
        for (club, players) in clubs {
            let count = i64::try_from(players.len()).unwrap_or(i64::MAX);
            let text = if count == 1 { text.to_owned() } else { format!("{text} (× {count}: {})", money(cents)) };
            let act = FeeAct::Charge { club, cents: cents.saturating_mul(count), text };
            let charged = players.first().is_some_and(|first| self.step(*first, vec![act.into()]));
            self.done += if charged { players.len() } else { 0 };
        }
        self
    }

    /// Returns the acts, and the sentence that says what was done and who was refused.
    fn settle(self, form: &mut SentForm<'_>, done: Text, but: Text) -> Submission {
        let reader = form.visit.reader;
        let why = |refused: &Refused| match refused {
            Refused::Handbook(refusal) => {
                LeagueRefusal::Handbook(refusal.clone()).text(reader.language, &form.shown.known())
            }
            Refused::NoBirth => own::NO_BIRTH.get(reader.language).to_owned(),
        };
        let named: Vec<String> = self
            .refused
            .iter()
            .take(NAMED_MAX)
            .map(|(person, refused)| format!("{}: {}", form.shown.person(*person), why(refused)))
            .collect();
        if self.steps.is_empty() {
            for name in named {
                form.problems.add(WHOLE, reader.told(name));
            }
            if self.refused.len() > NAMED_MAX {
                let more = self.refused.len() - NAMED_MAX;
                form.problems.add(WHOLE, reader.say_with(own::MORE, &[("count", &more)]));
            }
            return Submission::unreadable();
        }
        let acts = BulkPart::cut(self.now, self.steps).into_iter().map(|part| LeagueAct::Bulk(Box::new(part)));
        let flash = if self.refused.is_empty() { Flash::done(done) } else { Flash::warning(but) };
        let flash = flash
            .with("count", self.done.to_string())
            .with("refused", self.refused.len().to_string())
            .with("names", named.join(" · "));
        Submission::then(Some(acts.collect()), move |_| NextPage::here(flash))
    }
}

/// Licences on paper: those ticked, or all of a choice.
pub(super) struct LicencePapers {
    players: Vec<RegisteredPlayer>,
    people: BTreeMap<MemberNo, Person>,
}

impl OfficePage for LicencePapers {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let query = LicenceQuery::read(request)?;
        let ticked: Vec<MemberNo> = request.queries::<u32>("p").map(MemberNo).collect();
        let asked = applied_on(&request.shown.state);
        request.read_all().await?;
        let shown = &request.shown;
        let players: Vec<RegisteredPlayer> = if ticked.is_empty() {
            query.players(shown, &asked).into_iter().cloned().collect()
        } else {
            ticked.iter().filter_map(|id| shown.season().players.get(id)).cloned().collect()
        };
        let keys = players.iter().filter_map(|player| Some((player.person, shown.state.persons.get(&player.person)?)));
        let keys: Vec<_> = keys.collect();
        let known = request.desk.people().several(keys.iter().map(|(_, key)| *key)).await?;
        let people = keys.into_iter().filter_map(|(id, key)| Some((id, known.get(key)?.clone()))).collect();
        Ok(Self { players, people })
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let (shown, title) = (view.shown, view.say(own::LICENCES_TITLE));
        let today = shown.now.date;
        let (held, others): (Vec<_>, Vec<_>) =
            self.players.iter().partition(|player| shown.season().is_licensed(player.person, today));
        let body = html! {
            div.screen-only.bar {
                a.button href=(view.link("/licences")) { (title) }
                button.primary type="button" data-print="1" { (view.say(words::paper::PRINT)) }
            }
            @if held.is_empty() { p { (view.say(own::PRINT_NONE)) } }
            @if !others.is_empty() {
                p.screen-only { (view.reader.say_with(own::PRINT_WITHOUT, &[("count", &others.len())])) ": "
                    @for (at, player) in others.iter().take(ROWS).enumerate() { @if at > 0 { ", " } (shown.person(player.person)) } }
            }
            @for player in held { (self.paper(&view, player)) }
        };
        Ok(Frame::new(view.visit, &title).style("paper.css").style("league.css").script("paper.js").bare().show(&body))
    }
}

impl LicencePapers {
    fn paper(&self, view: &OfficeView<'_>, player: &RegisteredPlayer) -> Markup {
        let (shown, reader) = (view.shown, view.reader);
        let person = self.people.get(&player.person);
        let since = shown.season().licences.get(&player.person).map(|licence| licence.since);
        html! {
            section.paper {
                header.paper-head { h1 { (view.say(words::office::LICENCE_TITLE)) } p { (shown.state.name(Named::Season)) } }
                p { strong { (shown.person(player.person)) } " · " (shown.club_name(player.club)) }
                dl.facts {
                    @if let Some(person) = person { (super::numbers::facts(view, &person.details)) }
                    @if let Some(born) = person.and_then(|person| person.born) { dt { (view.say(words::players::BORN)) } dd { (day(born)) } }
                    dt { (view.say(words::office::LICENCE_CATEGORY)) } dd { (reader.say(category(player.category)))
                        @if let Some(title) = player.title { " · " (reader.say(names::title(&title))) } }
                    @if let Some(since) = since { dt { (view.say(words::office::LICENCE_IN_FORCE)) } dd { (day(since)) } }
                }
            }
        }
    }
}
