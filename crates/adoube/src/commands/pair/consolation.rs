//! The file of a consolation knockout: players knocked out by a higher category play on among their own (Pairing systems 3.11;
//! D-60).

use crate::exit::{CommandError, Exit};
use crate::federation_list::{self, FederationLookup};
use crate::screen::{self, Screen};
use crate::words::pair;
use adoube_exchange::lists::federation::Category;
use adoube_exchange::{json, trf};
use adoube_tournament::knockout::consolation_event;
use adoube_tournament::{PlayerIx, System, Tournament};

/// The categories that may play one.
pub(super) const CATEGORIES: [Category; 4] = [Category::Third, Category::Second, Category::First, Category::Preferent];

const fn height(category: Option<Category>) -> u8 {
    match category {
        None => 0,
        Some(Category::Third) => 1,
        Some(Category::Second) => 2,
        Some(Category::First) => 3,
        Some(Category::Preferent) => 4,
        Some(Category::Master) => 5,
    }
}

pub(super) fn write(
    name: &str,
    t: &Tournament,
    system: System,
    (category, list): (Category, &str),
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let language = screen.language;
    let System::Knockout(rules) = system else {
        return Err(CommandError::Input(pair::NOT_A_KNOCKOUT.fill(language, &[("name", &name)])));
    };
    let rows = federation_list::read(list, language)?;
    let known = FederationLookup::new(&rows);
    let of = |ix: PlayerIx| t.player(ix).and_then(|p| known.find(p)).map_or(0, |row| height(row.category));
    let made = consolation_event(t, &rules, of, height(Some(category)))
        .map_err(|error| CommandError::Input(format!("{name}: {}", error.sentence(language))))?;
    let Some(made) = made else {
        screen::message(&pair::TOO_FEW.fill(language, &[("name", &name), ("category", &category.sign())]));
        return Ok(Exit::No);
    };
    if screen.wants_json() {
        screen.json(&json::tournament(&made))?;
    } else {
        let document = trf::from_tournament(&made, trf::Form::Trf26, Some("CUSTOM_KNOCKOUT"), None);
        screen.bytes(document.write().as_bytes())?;
    }
    Ok(Exit::Done)
}
