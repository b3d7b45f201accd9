//! The desk as a site: its menu, roles, texts, assets, and tickets that replace an account.

use crate::assets::FILES;
use crate::guide;
use crate::roles::{Action, Role};
use crate::words;
use adoube_services::board_game::BoardId;
use adoube_services::board_game::seat::Seat;
use adoube_services::result_ticket::ResultTicket;
use adoube_web::access::{SiteRole, Ticket};
use adoube_web::spec::{MenuItem, SiteSpec};
use adoube_web::token::Signer;
use adoube_words::Text;
use maud::{Markup, html};

/// The site specification of the desk.
pub(crate) static DESK: SiteSpec = SiteSpec {
    name: "adoube",
    brand: knight,
    menu: MENU,
    roles: ROLES,
    first_role: Role::Administrator.site_role(),
    assets: &FILES,
    icon: "icon.svg",
    icons: "icons.svg",
    styles: &["tokens.css", "desk.css", "components.css"],
    print_style: "page-print.css",
    script: "desk.js",
    ticket_parameters: &["slip", "seat"],
    ticket,
    rate_key,
    cached: &["/t/", "/screen/"],
    time_travel: "/desk/",
    help: guide::topic,
};

const fn item(href: &'static str, label: Text, below: &'static [&'static str]) -> MenuItem {
    MenuItem { href, label, below, needs: None }
}

const MENU: &[MenuItem] = &[
    item("/", words::common::NAV_TOURNAMENTS, &[]),
    item("/league", words::league::NAV_LEAGUE, &["/league", "/desk/league"]),
    item("/laws", words::game::LAWS_TITLE, &["/laws"]),
    item("/ratings", words::ratings::NAV_RATINGS, &["/ratings"]),
    item("/help", words::help::TITLE, &["/help"]),
    MenuItem { needs: Some(Action::OwnAccount.permission()), ..item("/desk", words::common::NAV_DESK, &[]) },
    MenuItem {
        needs: Some(Action::ManageAccounts.permission()),
        ..item("/desk/accounts", words::common::NAV_ACCOUNTS, &["/desk/accounts"])
    },
];

const ROLES: &[SiteRole] = &{
    let mut roles = [Role::Public.site_role(); Role::OF_ACCOUNTS.len()];
    let mut index = 0;
    while index < roles.len() {
        roles[index] = Role::OF_ACCOUNTS[index].site_role();
        index += 1;
    }
    roles
};

/// Returns the ticket of a request: a result ticket or a seat lets its holder act as a player of that game.
fn ticket(signer: &Signer, parameter: &str, token: &str) -> Option<Ticket> {
    let (event, name) = if parameter == "slip" {
        let ResultTicket { event, round, table } = ResultTicket::read(token, signer)?;
        (event, format!("slip:{round}.{table}"))
    } else {
        let BoardId { event, round, board } = Seat::read(token, signer)?.board_id;
        (event, format!("slip:{round}.{board}"))
    };
    Some(Ticket { role: Role::Player.site_role(), scope: event, name })
}

/// Returns the rate-limit key: tablets in a hall may share one IP address, so each seat has its own limit.
fn rate_key(signer: &Signer, path: &str) -> Option<String> {
    let token = path.strip_prefix("/seat/")?.split(['/', '?']).next()?;
    Seat::read(token, signer).map(|_| token.to_owned())
}

/// Renders a knight's head in the text colour.
pub(crate) fn knight() -> Markup {
    html! {
        svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false" {
            path fill="currentColor" d="M7 21v-2.2c0-2.6 3.7-3.9 3.9-6.6-1 .8-2.300 1.300-3.400 1.300l-1.600 1.500-2.200-1 .6-2.100 4.100-6.300L8.900 3l2.200 1.700C16 4.900 19 9 19 14.500V21z" {}
        }
    }
}
