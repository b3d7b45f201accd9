//! The file of a consolation knockout: players knocked out by a higher category play on among their own (Pairing systems 3.11;
//! D-60).

use crate::exit::{CommandError, Exit};
use crate::federation_list::{self, FederationLookup};
use crate::screen::{self, Screen};
use adoube_exchange::lists::federation::Category;
use adoube_exchange::{json, trf};
use adoube_laws::Text;
use adoube_tournament::knockout::consolation_event;
use adoube_tournament::{PlayerIx, System, Tournament};

pub(super) const CONSOLATION: Text = Text {
    ca: "En comptes d'aparellar, escriu el fitxer (TRF) de l'eliminatòria de consolació d'aquesta categoria (P, 1, 2 o 3) entre els eliminats per algú de categoria superior (3.11); vol --list",
    es: "En vez de emparejar, escribe el archivo (TRF) de la eliminatoria de consolación de esta categoría (P, 1, 2 o 3) entre los eliminados por alguien de categoría superior (3.11); pide --list",
    pt: "Em vez de emparceirar, escreve o arquivo (TRF) da eliminatória de consolação desta categoria (P, 1, 2 ou 3) entre os eliminados por alguém de categoria superior (3.11); pede --list",
    eu: "Parekatu beharrean, kategoria honetako (P, 1, 2 edo 3) kontsolazio-kanporaketaren fitxategia (TRF) idatzi, goragoko kategoriako batek kanporatutakoen artean (3.11); --list behar du",
    en: "Instead of pairing, write the file (TRF) of the consolation knockout of this category (P, 1, 2 or 3), among those knocked out by somebody of a higher one (3.11); needs --list",
};
pub(super) const LIST: Text = Text {
    ca: "La llista de la federació amb les categories (text, CSV o XML)",
    es: "La lista de la federación con las categorías (texto, CSV o XML)",
    pt: "A lista da federação com as categorias (texto, CSV ou XML)",
    eu: "Federazioaren zerrenda kategoriekin (testua, CSV edo XML)",
    en: "The federation's list with the categories (text, CSV or XML)",
};
const NOT_A_KNOCKOUT: Text = Text {
    ca: "--consolation: {name} no és una eliminatòria; s'esperava --system knockout, o un fitxer que ho digui",
    es: "--consolation: {name} no es una eliminatoria; se esperaba --system knockout, o un archivo que lo diga",
    pt: "--consolation: {name} não é uma eliminatória; esperava-se --system knockout, ou um arquivo que o diga",
    eu: "--consolation: {name} ez da kanporaketa; --system knockout espero zen, edo hala dioen fitxategi bat",
    en: "--consolation: {name} is no knockout; expected --system knockout, or a file that says so",
};
const TOO_FEW: Text = Text {
    ca: "{name}: encara no hi ha dos jugadors de categoria {category} eliminats per algú de categoria superior (3.11)",
    es: "{name}: aún no hay dos jugadores de categoría {category} eliminados por alguien de categoría superior (3.11)",
    pt: "{name}: ainda não há dois jogadores de categoria {category} eliminados por alguém de categoria superior (3.11)",
    eu: "{name}: oraindik ez daude {category} kategoriako bi jokalari goragoko kategoriako batek kanporatuak (3.11)",
    en: "{name}: there are not yet two players of category {category} knocked out by somebody of a higher one (3.11)",
};

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
        return Err(CommandError::Input(NOT_A_KNOCKOUT.fill(language, &[("name", &name)])));
    };
    let rows = federation_list::read(list, language)?;
    let known = FederationLookup::new(&rows);
    let of = |ix: PlayerIx| t.player(ix).and_then(|p| known.find(p)).map_or(0, |row| height(row.category));
    let made = consolation_event(t, &rules, of, height(Some(category)))
        .map_err(|error| CommandError::Input(format!("{name}: {}", error.sentence(language))))?;
    let Some(made) = made else {
        screen::message(&TOO_FEW.fill(language, &[("name", &name), ("category", &category.sign())]));
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
