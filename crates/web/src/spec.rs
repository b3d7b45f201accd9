//! The description of a site: everything about it that does not change while it runs.

use crate::access::{Permission, SiteRole, Ticket};
use crate::assets::Assets;
use crate::token::Signer;
use adoube_words::Text;
use maud::Markup;

/// A site.
#[derive(Debug)]
pub struct SiteSpec {
    /// Its name, in titles and at the top of pages.
    pub name: &'static str,
    /// The picture beside the name.
    pub brand: fn() -> Markup,
    /// The main menu.
    pub menu: &'static [MenuItem],
    /// The roles that accounts can have.
    pub roles: &'static [SiteRole],
    /// The role of the first account.
    pub first_role: SiteRole,
    /// All files that browsers load.
    pub assets: &'static Assets,
    /// The asset that is the icon.
    pub icon: &'static str,
    /// The style sheet of every page.
    pub style: &'static str,
    /// The style sheet of every page on paper.
    pub print_style: &'static str,
    /// The module of every page.
    pub script: &'static str,
    /// The parameters of paths that carry a ticket.
    pub ticket_parameters: &'static [&'static str],
    /// The ticket in such a parameter: its name and its value.
    pub ticket: fn(&Signer, &str, &str) -> Option<Ticket>,
    /// The key of a path's own rate limit, where many visitors share one address.
    pub rate_key: fn(&Signer, &str) -> Option<String>,
    /// The beginnings of paths whose pages may be cached for everybody.
    pub cached: &'static [&'static str],
    /// The beginning of paths whose pages can show a past state (`?at=`).
    pub time_travel: &'static str,
}

/// An item of the main menu.
#[derive(Clone, Copy, Debug)]
pub struct MenuItem {
    /// Where it leads.
    pub href: &'static str,
    /// Its label.
    pub label: Text,
    /// The beginnings of paths on which it is the current item; without any, only its own path.
    pub below: &'static [&'static str],
    /// The permission without which it is not shown.
    pub needs: Option<Permission>,
}

impl MenuItem {
    /// Whether a path belongs to it.
    pub fn is_current(&self, path: &str) -> bool {
        if self.below.is_empty() { path == self.href } else { self.below.iter().any(|start| path.starts_with(start)) }
    }
}
