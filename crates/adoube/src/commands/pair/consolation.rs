//! Creates the file of a consolation knockout: players knocked out by a higher category play on among themselves
//! (Pairing systems 3.11; D-60).

use crate::exit::{CommandError, Exit};
use crate::federation_list::{self, FederationLookup};
use crate::screen::{self, Screen};
use crate::words::pair;
use adoube_exchange::lists::federation::ListedCategory;
use adoube_exchange::{json, trf};
use adoube_tournament::knockout::consolation_event;
use adoube_tournament::{PlayerIx, System, Tournament};

/// The categories that may play a consolation knockout.
pub(super) const CATEGORIES: [ListedCategory; 4] =
    [ListedCategory::Third, ListedCategory::Second, ListedCategory::First, ListedCategory::Preferent];

const fn height(category: Option<ListedCategory>) -> u8 {
    match category {
        None => 0,
        Some(ListedCategory::Third) => 1,
        Some(ListedCategory::Second) => 2,
        Some(ListedCategory::First) => 3,
        Some(ListedCategory::Preferent) => 4,
        Some(ListedCategory::Master) => 5,
    }
}

pub(super) fn write(
    name: &str,
    t: &Tournament,
    system: System,
    (category, list): (ListedCategory, &str),
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
        let document = trf::from_tournament(&made, trf::TrfVersion::Trf26, Some("CUSTOM_KNOCKOUT"), None);
        screen.bytes(document.write().as_bytes())?;
    }
    Ok(Exit::Done)
}
