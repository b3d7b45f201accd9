//! `/desk/league/ID/delegations`: the provinces with a delegation, and the accounts with which each is the office of its
//! clubs (Delegations 1-5).

use super::accounts::{self, AccountsOf, provinces};
use super::prelude::*;
use crate::words;
use adoube_federation::venue::Province;

pub(super) struct DelegationsPage;

impl OfficePage for DelegationsPage {
    async fn load(_: &mut SeasonRequest) -> Result<Self, RequestError> {
        Ok(Self)
    }

    async fn draw(&self, view: OfficeView<'_>) -> Result<Markup, RequestError> {
        let accounts = AccountsOf::Delegations.load(view.desk, view.visit, view.shown).await?;
        let (title, provinces) = (view.say(words::delegations::TITLE), provinces(view.shown));
        let body = html! {
            div.bar { h1 { (title) } a.button.push href=(view.link("/clubs")) { (view.say(words::office::CLUB_TITLE)) } }
            section.card {
                @if provinces.is_empty() { p.empty { (view.say(words::delegations::NONE)) } }
                @else { div.scroll { (table(&view, &provinces)) } }
            }
            @if !provinces.is_empty() { (accounts::section(&view, AccountsOf::Delegations, &accounts)) }
        };
        Ok(view.page(SeasonTab::Clubs, &title, &body))
    }

    async fn read(&self, form: &mut SentForm<'_>) -> Result<Submission, RequestError> {
        accounts::read(form, AccountsOf::Delegations).await
    }
}

/// Renders the delegations with the numbers of their clubs, players and competitions.
fn table(view: &OfficeView<'_>, provinces: &[Province]) -> Markup {
    let season = view.shown.season();
    let clubs = |of: Province| season.clubs.iter().filter(move |(_, club)| club.province == of);
    let players = |of: Province| {
        season.players.values().filter(move |p| season.clubs.get(&p.club).is_some_and(|club| club.province == of))
    };
    let events = |of: Province| season.events.values().filter(move |event| event.settings.province == Some(of));
    html! { table.tight {
        caption.hidden { (view.say(words::delegations::TITLE)) }
        thead { tr {
            th scope="col" { (view.say(words::office::CLUB_PROVINCE)) } th.num scope="col" { (view.say(words::office::CLUB_TITLE)) }
            th.num scope="col" { (view.say(words::office::CLUB_PLAYERS)) } th.num scope="col" { (view.say(words::office::ENTRY_COMPETITIONS)) }
        } }
        tbody { @for of in provinces { tr {
            th scope="row" { (of.name()) }
            td.num { (clubs(*of).count()) } td.num { (players(*of).count()) } td.num { (events(*of).count()) }
        } } }
    } }
}
