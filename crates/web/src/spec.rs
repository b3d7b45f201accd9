//! The description of a site: everything about it that does not change while it runs.

use crate::access::{Permission, SiteRole, Ticket};
use crate::assets::Assets;
use crate::token::Signer;
use adoube_words::{Language, Text};
use maud::Markup;

/// The description of a site.
#[derive(Debug)]
pub struct SiteSpec {
    /// Its name, in titles and at the top of pages.
    pub name: &'static str,
    /// The logo beside the name.
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
    /// The asset with the icons, one symbol `i-NAME` each.
    pub icons: &'static str,
    /// The style sheets of all pages.
    pub styles: &'static [&'static str],
    /// The print style sheet of all pages.
    pub print_style: &'static str,
    /// The ES module of all pages.
    pub script: &'static str,
    /// The path parameters that carry a ticket.
    pub ticket_parameters: &'static [&'static str],
    /// Reads the ticket from such a parameter, given its name and value.
    pub ticket: fn(&Signer, &str, &str) -> Option<Ticket>,
    /// Returns the rate limit key of a path that has its own limit, because many visitors may share one address.
    pub rate_key: fn(&Signer, &str) -> Option<String>,
    /// Prefixes of the paths whose pages are cached for everybody.
    pub cached: &'static [&'static str],
    /// Prefix of the paths whose pages can show a past state (`?at=`).
    pub time_travel: &'static str,
    /// Returns the part of the manual about the page at a path, in a language.
    pub help: fn(&str, Language) -> HelpTopic,
}

/// A part of the manual.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HelpTopic {
    /// Link target.
    pub href: String,
    /// Its title.
    pub title: &'static str,
}

/// An item of the main menu.
#[derive(Clone, Copy, Debug)]
pub struct MenuItem {
    /// Link target.
    pub href: &'static str,
    /// Its label.
    pub label: Text,
    /// Prefixes of the paths on which it is the current item; if empty, only its own path.
    pub below: &'static [&'static str],
    /// The permission required to see it.
    pub needs: Option<Permission>,
}

impl MenuItem {
    /// Returns whether a path belongs to it.
    pub fn is_current(&self, path: &str) -> bool {
        if self.below.is_empty() { path == self.href } else { self.below.iter().any(|start| path.starts_with(start)) }
    }
}
