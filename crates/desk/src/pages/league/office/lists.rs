//! `/desk/league/ID/lists/CLUB`: a club's strength list: its order (Delegates 5.23), regulars (Teams 7.21-7.25), halves of
//! the Copa Catalana (7.26), additions with their *bis* numbers and their deadline (5.311, 5.321). A delegate submits it,
//! the office stamps it.

use super::players::standing;
use super::prelude::*;
use crate::pages::league::widgets::{category, player_choices};
use crate::words;
use adoube_federation::acts::ListAct;
use adoube_federation::competition::Competition;
use adoube_federation::ids::{ClubId, MemberNo};
use adoube_federation::list_number::ListNumber;
use adoube_federation::people::RegisteredPlayer;
use adoube_federation::reports::strength_list;
use adoube_federation::strength::addition_in_time;
use adoube_federation::teams::{copa_name, copa_sizes, letter, titular_of};
use adoube_words::Text;
use std::cmp::Reverse;

/// The page of a club's list.
pub(super) struct StrengthListPage {
    club: ClubId,
}

impl OfficePage for StrengthListPage {
    async fn load(request: &mut SeasonRequest) -> Result<Self, RequestError> {
        let club = ClubId(request.parameter(0)?);
        if !request.shown.season().clubs.contains_key(&club) {
            return Err(RequestError::NotFound);
        }
        request.shown.read_club(&request.desk, club).await?;
        Ok(Self { club })
    }

    fn start(&self, shown: &SeasonPage) -> Values {
        let mut values = Values::default();
        let licensed = |player: &&&RegisteredPlayer| shown.season().is_licensed(player.person, shown.now.date);
        for (at, player) in (1..).zip(by_strength(shown, self.club).iter().filter(licensed)) {
            values.set(&format!("stamp-no-{}", player.person), (at as u32).to_string());
        }
        values
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let club = self.club;
        let shown = view.shown;
        let title = format!("{} · {}", view.say(words::office::STRENGTH_TITLE), shown.club_name(club));
        let stamped = shown.season().lists.contains_key(&club);
        let add = view.form("add");
        let may = view.may_for(club);
        let waits = shown.state.proposals.values().filter(|p| p.club == club);
        let waits = waits.filter(|p| matches!(p.act, SeasonAct::List(_))).count();
        let body = html! {
            div.bar { h1 { (title) }
                a.button.push href=(view.link(&format!("/clubs/{club}"))) { (shown.club_name(club)) }
                @if stamped { a.button href=(view.link(&format!("/reports/lists?club={club}"))) { (view.say(words::paper::PRINT)) } } }
            @if waits > 0 { div.notice.notice-warn { p { (view.say(words::office::STRENGTH_WAITS)) } } }
            @if stamped {
                section.card { (stamped_table(&view, club)) }
                section.card { h2 { (view.say(words::office::STRENGTH_ADDITIONS)) } (deadline(&view, club)) }
                @if may {
                    (add.open((words::office::STRENGTH_ADD, if view.runs(club) { words::office::STRENGTH_ADD } else { words::office::HAND_IN }), &html! {
                        p.whole.hint { (view.say(words::office::STRENGTH_ADD_HINT)) }
                        (add.select("person", words::players::NAME, &candidates(&view, club)))
                        (add.number("after", words::office::STRENGTH_AFTER, (0, 999)))
                    }))
                }
            } @else if may { (unstamped(&view, club)) }
            @else { section.card { p.empty { (view.say(words::office::STRENGTH_NOT_STAMPED)) } } }
        };
        Ok(view.page(SeasonTab::Clubs, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        let club = self.club;
        form.only_for(club)?;
        let act = match form.name {
            "stamp" => order(form).map(|order| ListAct::Stamp(club, order)),
            "add" => {
                let (person, after) = (form.person("person"), form.maybe_number("after", (0, 999)));
                person.zip(after).map(|(person, after)| ListAct::Add { club, person, after })
            }
            _ => return Err(RequestError::NOT_UNDERSTOOD),
        };
        let flash = if form.runs(club) { words::office::DONE_LIST } else { words::office::DONE_HANDED_IN };
        Ok(Submission::one(act.map(|act| form.act_or_propose(club, act)), flash))
    }

    fn field(&self, form: &SentForm<'_>, wrong: RefusalCause<'_>) -> String {
        let RefusalCause::Finding(finding) = wrong else { return String::new() };
        match finding {
            // Report a wrong order next to the player with that number.
            HandbookFinding::ListOrder { number } if form.name == "stamp" => {
                let at = usize::from(number.number()).checked_sub(1);
                at.and_then(|at| by_number(form).get(at).copied()).map_or(String::new(), |(_, id)| format!("no-{id}"))
            }
            HandbookFinding::EntryLicence(person) if form.name == "stamp" => format!("no-{person}"),
            HandbookFinding::ListOrder { .. } => "after".to_owned(),
            _ => "person".to_owned(),
        }
    }
}

/// Returns the players in the order of their typed numbers; those without a number are not on the list.
fn order(form: &mut SentForm<'_>) -> Option<Vec<MemberNo>> {
    for (person, typed) in form.numbered("no-") {
        if !typed.is_empty() {
            form.number::<u16>(&format!("no-{person}"), (1, 999))?;
        }
    }
    let order = by_number(form);
    if let Some([_, (_, person)]) = order.windows(2).find(|pair| matches!(pair, [(a, _), (b, _)] if a == b)) {
        return form.wrong(&format!("no-{person}"), words::office::STRENGTH_TWICE);
    }
    if order.is_empty() {
        form.problems.add("form", form.visit.reader.say(words::office::STRENGTH_EMPTY));
        return None;
    }
    Some(order.into_iter().map(|(_, person)| person).collect())
}

/// Returns the players with a typed number, sorted by it.
fn by_number(form: &SentForm<'_>) -> Vec<(u16, MemberNo)> {
    let typed = form.numbered("no-").into_iter();
    let mut order: Vec<_> = typed.filter_map(|(person, no)| Some((no.parse().ok()?, MemberNo(person)))).collect();
    order.sort_unstable();
    order
}

/// Returns the players of a club by strength, as a list requires.
fn by_strength(shown: &SeasonPage, club: ClubId) -> Vec<&RegisteredPlayer> {
    let mut players: Vec<&RegisteredPlayer> = shown.season().players.values().filter(|p| p.club == club).collect();
    let rules = shown.season().regulations();
    players.sort_by_key(|player| (Reverse(player.strength(rules).key(rules)), player.person));
    players
}

fn handing_in(view: &OfficeView<'_>, club: ClubId) -> Text {
    if view.runs(club) { words::office::STRENGTH_STAMP } else { words::office::HAND_IN }
}

/// Returns the players who are not on the list and can still be added.
fn candidates(view: &OfficeView<'_>, club: ClubId) -> Vec<(String, String)> {
    let list = view.shown.season().lists.get(&club);
    let listed = |id: &str| {
        let person = id.parse().ok().map(MemberNo);
        person.is_some_and(|person| list.is_some_and(|list| list.number_of(person).is_some()))
    };
    player_choices(view.shown, view.reader, Some(club)).into_iter().filter(|(id, _)| !listed(id)).collect()
}

/// 5.321: renders the deadline for additions, for each event that closes the list.
fn deadline(view: &OfficeView<'_>, club: ClubId) -> Markup {
    let season = view.shown.season();
    let protected = season.season.as_ref().map_or(2, |season| season.protected_rounds);
    let ours = |e: &Competition| e.teams.keys().any(|team| season.teams.get(team).is_some_and(|t| t.club == club));
    html! {
        ul.list { @for (id, event) in season.events.iter().filter(|(_, e)| e.settings.preliminary && ours(e)) { li {
            (view.shown.event(*id)) " "
            @let last = event.rounds().saturating_sub(protected);
            @let closes = event.settings.rounds.get(usize::from(last));
            @if addition_in_time(event.rounds(), protected, event.begun(view.shown.now)) {
                span.mark.mark-good { (view.say(words::office::STRENGTH_OPEN)) } " "
                @if let Some(at) = closes { (view.say(words::office::STRENGTH_UNTIL)) " " (at.date) }
            } @else { span.mark.mark-bad { (view.say(words::office::STRENGTH_CLOSED)) } }
        } } }
    }
}

/// Renders the stamped list with regulars and halves.
fn stamped_table(view: &OfficeView<'_>, club: ClubId) -> Markup {
    let (shown, reader) = (view.shown, view.reader);
    let lines = strength_list(shown.season(), club).unwrap_or_default();
    let categories = shown.season().club_teams(club).into_iter().map(|(_, team)| team.category);
    let teams: Vec<_> = categories.zip(shown.season().titulars(club, None)).collect();
    let rules = shown.season().regulations();
    let halves = teams.iter().any(|(category, _)| rules.halves_in_cup(category.code()));
    let sizes = copa_sizes(&teams, rules);
    let half = |number: ListNumber| titular_of(number, &sizes).map(copa_name);
    html! {
        table.tight.stack {
            caption { (view.say(words::office::STRENGTH_STAMPED)) }
            thead { tr {
                th.num scope="col" { (view.say(words::office::STRENGTH_NUMBER)) } th scope="col" { (view.say(words::players::NAME)) }
                th scope="col" { (view.say(words::office::LICENCE_CATEGORY)) } th.num scope="col" { (view.say(words::office::LICENCE_CATALAN)) }
                th scope="col" { (view.say(words::office::STRENGTH_TITULAR)) }
                @if halves { th scope="col" { (view.say(words::office::STRENGTH_HALF)) } }
            } }
            tbody { @for (number, person, team) in lines {
                @let player = shown.season().players.get(&person);
                tr {
                    td.num.nowrap { (number) }
                    th scope="row" { a href=(view.link(&format!("/players/{person}"))) { (shown.person(person)) }
                        @if number.is_addition() { " " span.mark { (view.say(words::office::STRENGTH_ADDED)) } } }
                    td { @if let Some(player) = player { (reader.say(category(player.category)))
                        @if player.nationality.counts_as_foreigner(&view.shown.season().regulations().line_ups) { " " span.mark { (view.say(words::league::FOREIGNER_SHORT)) } } } }
                    td.num { @if let Some(elo) = player.and_then(|player| player.ratings.catalan) { (elo) } }
                    td { span.stack-label { (view.say(words::office::STRENGTH_TITULAR)) " " } @match team { Some(place) => (letter(usize::from(place))), None => span.soft { "–" } } }
                    @if halves { td { span.stack-label { (view.say(words::office::STRENGTH_HALF)) " " } @match half(number) { Some(name) => (name), None => span.soft { "–" } } } }
                }
            } }
        }
    }
}

/// Renders the list before it is stamped: a number next to each player.
fn unstamped(view: &OfficeView<'_>, club: ClubId) -> Markup {
    let (shown, reader, form) = (view.shown, view.reader, view.form("stamp"));
    let players = by_strength(shown, club);
    if players.is_empty() {
        return html! { section.card { p.empty { (view.say(words::players::NONE_YET)) } } };
    }
    form.open((words::office::STRENGTH_ORDER, handing_in(view, club)), &html! {
        p.whole.hint { (view.say(words::office::STRENGTH_ORDER_HINT)) }
        div.whole.scroll { table.tight {
            caption.hidden { (view.say(words::office::STRENGTH_ORDER)) }
            thead { tr {
                th scope="col" { (view.say(words::office::STRENGTH_NUMBER)) } th scope="col" { (view.say(words::players::NAME)) }
                th scope="col" { (view.say(words::office::LICENCE_CATEGORY)) } th.num scope="col" { (view.say(words::office::LICENCE_CATALAN)) }
                th scope="col" { (view.say(words::office::LICENCE_TITLE)) }
            } }
            tbody { @for player in players {
                @let field = format!("no-{}", player.person);
                tr {
                    td { (form.cell(&field, &format!("{} {}", view.say(words::office::STRENGTH_NUMBER), shown.person(player.person)), 999)) }
                    th scope="row" { (shown.person(player.person)) (form.problem_of(&field)) }
                    td { (reader.say(category(player.category))) }
                    td.num { @if let Some(elo) = player.ratings.catalan { (elo) } }
                    td { (standing(view, player.person)) }
                }
            } }
        } }
    })
}
