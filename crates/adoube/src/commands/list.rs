//! `adoube list`: the rating lists in which the desk looks players up: import, show, search, remove.

use super::arguments::{argument, file, option, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::input::unreadable;
use crate::input_file;
use crate::record::{self, store_error};
use crate::screen::{Screen, one_line};
use adoube_desk::lists::{Found, ImportError, import};
use adoube_laws::{Language, Text};
use adoube_store::{Access, Store};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::io::BufReader;

/// Players of each list that a search shows.
const MOST: u16 = 20;
/// The name of a list imported without one.
const NAME: &str = "FIDE";

const ABOUT: Text = Text {
    ca: "Les llistes d'Elo on la taula busca jugadors",
    es: "Las listas de Elo donde la mesa busca jugadores",
    pt: "As listas de rating onde a mesa procura jogadores",
    eu: "Mahaiak jokalariak bilatzen dituen Elo zerrendak",
    en: "The rating lists in which the desk looks players up",
};
const IMPORT: Text = Text {
    ca: "Importa una llista de la FIDE (TXT o XML, comprimida o no) o de la federació (text o CSV)",
    es: "Importa una lista de la FIDE (TXT o XML, comprimida o no) o de la federación (texto o CSV)",
    pt: "Importa uma lista da FIDE (TXT ou XML, compactada ou não) ou da federação (texto ou CSV)",
    eu: "Inportatu FIDEren zerrenda bat (TXT edo XML, konprimituta edo ez) edo federazioarena (testua edo CSV)",
    en: "Bring in a list of FIDE's (TXT or XML, packed or not) or of the federation's (text or CSV)",
};
const FILE: Text = Text {
    ca: "La llista; - és l'entrada estàndard",
    es: "La lista; - es la entrada estándar",
    pt: "A lista; - é a entrada padrão",
    eu: "Zerrenda; - sarrera estandarra da",
    en: "The list; - is standard input",
};
const CALLED: Text = Text {
    ca: "Com s'anomena; substitueix la que tingui el mateix nom [per defecte, FIDE]",
    es: "Cómo se llama; sustituye a la del mismo nombre [por defecto, FIDE]",
    pt: "Como se chama; substitui a de mesmo nome [padrão: FIDE]",
    eu: "Nola deitzen den; izen bereko zerrendaren lekua hartzen du [lehenetsia: FIDE]",
    en: "What it is called; it takes the place of the one so called [default: FIDE]",
};
const SHOW: Text = Text {
    ca: "Mostra les llistes que hi ha",
    es: "Muestra las listas que hay",
    pt: "Mostra as listas que há",
    eu: "Erakutsi dauden zerrendak",
    en: "Show the lists there are",
};
const SEARCH: Text = Text {
    ca: "Busca jugadors pel començament del nom o del número",
    es: "Busca jugadores por el comienzo del nombre o del número",
    pt: "Procura jogadores pelo começo do nome ou do número",
    eu: "Bilatu jokalariak izenaren edo zenbakiaren hasieraren arabera",
    en: "Look players up by the beginning of name or number",
};
const QUERY: Text = Text {
    ca: "El començament del cognom, del nom o de l'ID FIDE",
    es: "El comienzo del apellido, del nombre o del ID FIDE",
    pt: "O começo do sobrenome, do nome ou do ID FIDE",
    eu: "Abizenaren, izenaren edo FIDE IDaren hasiera",
    en: "The beginning of surname, first name or FIDE id",
};
const REMOVE: Text = Text {
    ca: "Elimina una llista",
    es: "Elimina una lista",
    pt: "Remove uma lista",
    eu: "Kendu zerrenda bat",
    en: "Remove a list",
};
const LIST: Text = Text {
    ca: "El nom de la llista",
    es: "El nombre de la lista",
    pt: "O nome da lista",
    eu: "Zerrendaren izena",
    en: "The name of the list",
};
const IMPORTED: Text = Text {
    ca: "{name}: importada; jugadors: {players}",
    es: "{name}: importada; jugadores: {players}",
    pt: "{name}: importada; jogadores: {players}",
    eu: "{name}: inportatuta; jokalariak: {players}",
    en: "{name}: brought in; players: {players}",
};
const LINE: Text = Text {
    ca: "{name}: jugadors: {players}",
    es: "{name}: jugadores: {players}",
    pt: "{name}: jogadores: {players}",
    eu: "{name}: jokalariak: {players}",
    en: "{name}: players: {players}",
};
const UNCHANGED: Text = Text {
    ca: "{name}: no s'ha importat res",
    es: "{name}: no se ha importado nada",
    pt: "{name}: nada foi importado",
    eu: "{name}: ez da ezer inportatu",
    en: "{name}: nothing was brought in",
};
const NONE: Text = Text {
    ca: "Encara no hi ha cap llista.",
    es: "Todavía no hay ninguna lista.",
    pt: "Ainda não há nenhuma lista.",
    eu: "Oraindik ez dago zerrendarik.",
    en: "There is no list yet.",
};
const NO_SUCH: Text = Text {
    ca: "{name}: no hi ha cap llista amb aquest nom",
    es: "{name}: no hay ninguna lista con ese nombre",
    pt: "{name}: não há lista com esse nome",
    eu: "{name}: ez dago izen hori duen zerrendarik",
    en: "{name}: there is no list of that name",
};
const REMOVED: Text = Text {
    ca: "{name}: eliminada",
    es: "{name}: eliminada",
    pt: "{name}: removida",
    eu: "{name}: kenduta",
    en: "{name}: removed",
};
const NOBODY: Text = Text {
    ca: "No s'ha trobat cap jugador.",
    es: "No se ha encontrado ningún jugador.",
    pt: "Não se encontrou nenhum jogador.",
    eu: "Ez da jokalaririk aurkitu.",
    en: "No player was found.",
};
const NOTHING: Text = Text {
    ca: "{name}: no s'hi ha trobat cap jugador; s'esperava una llista de la FIDE o de la federació",
    es: "{name}: no se ha encontrado ningún jugador; se esperaba una lista de la FIDE o de la federación",
    pt: "{name}: não se encontrou nenhum jogador; esperava-se uma lista da FIDE ou da federação",
    eu: "{name}: ez da jokalaririk aurkitu; FIDEren edo federazioaren zerrenda bat espero zen",
    en: "{name}: no player was found in it; expected a list of FIDE's or the federation's",
};
const PACKED: Text = Text {
    ca: "{name}: comprimit d'una manera que no es llegeix; descomprimiu-lo abans",
    es: "{name}: comprimido de un modo que no se lee; descomprímalo antes",
    pt: "{name}: compactado de um modo que não se lê; descompacte-o antes",
    eu: "{name}: irakurtzen ez den modu batean konprimituta; deskonprimitu lehenago",
    en: "{name}: packed in a way that is not read; unpack it first",
};

pub(super) struct ListArgs {
    action: ListAction,
    database: String,
}

enum ListAction {
    Import { file: String, name: String },
    Show,
    Search(String),
    Remove(String),
}

impl Subcommand for ListArgs {
    const NAME: &'static str = "list";

    fn describe(language: Language) -> Command {
        let import = subcommand(
            "import",
            "adoube list import FILE [--name NAME] [--db DB]",
            "adoube list import players_list_xml.zip",
            IMPORT,
            language,
        )
        .arg(argument("FILE", FILE, language).required(true))
        .arg(option("name", "NAME", CALLED, language))
        .arg(options::db(language));
        let show = subcommand("show", "adoube list show [--db DB]", "adoube list show", SHOW, language)
            .arg(options::db(language));
        let search = subcommand(
            "search",
            "adoube list search TEXT [--db DB]",
            "adoube list search \"ferrer al\"",
            SEARCH,
            language,
        )
        .arg(argument("TEXT", QUERY, language).required(true))
        .arg(options::db(language));
        let remove =
            subcommand("remove", "adoube list remove NAME [--db DB]", "adoube list remove FIDE", REMOVE, language)
                .arg(argument("NAME", LIST, language).required(true))
                .arg(options::db(language));
        let usage = "adoube list import|show|search|remove";
        subcommand(Self::NAME, usage, "adoube list import players_list_xml.zip", ABOUT, language)
            .subcommand_required(true)
            .subcommand(import)
            .subcommand(show)
            .subcommand(search)
            .subcommand(remove)
    }

    fn read(matches: &ArgMatches) -> Self {
        let (name, matches) = matches.subcommand().unwrap_or(("show", matches));
        let text = |name: &str| value::<String>(matches, name).unwrap_or_default();
        let action = match name {
            "import" => ListAction::Import {
                file: file(matches),
                name: value(matches, "name").unwrap_or_else(|| NAME.to_owned()),
            },
            "search" => ListAction::Search(text("TEXT")),
            "remove" => ListAction::Remove(text("NAME")),
            _ => ListAction::Show,
        };
        Self { action, database: options::database(matches) }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let access = if matches!(self.action, ListAction::Import { .. }) { Access::Create } else { Access::Write };
        record::block_on(async {
            let store = record::open(&self.database, access, language).await?;
            let exit = match &self.action {
                ListAction::Import { file, name } => import_list(&store, file, name, screen).await,
                ListAction::Show => show(&store, screen).await,
                ListAction::Search(text) => search(&store, text, screen).await,
                ListAction::Remove(name) => remove(&store, name, screen).await,
            };
            store.close().await.map_err(store_error(language))?;
            exit
        })
    }
}

async fn import_list(store: &Store, file: &str, name: &str, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let input = input_file::open(file, language)?;
    let bar = input.bar();
    let reader = BufReader::with_capacity(1 << 16, input);
    let done = import(store, name, reader, record::now_ms(), |_| ()).await;
    bar.finish_and_clear();
    let done = done.map_err(|error| match error {
        ImportError::Store(fault) => store_error(language)(fault),
        ImportError::Read(error) => unreadable(file, &error, language),
        ImportError::Packed => CommandError::Input(PACKED.fill(language, &[("name", &file)])),
        ImportError::Nothing => CommandError::Input(NOTHING.fill(language, &[("name", &file)])),
        ImportError::Wrong(faults) => {
            let mut lines: Vec<String> =
                faults.iter().map(|fault| format!("{file}: {}", fault.sentence(language))).collect();
            if lines.len() > 1 {
                lines.push(UNCHANGED.fill(language, &[("name", &name)]));
            }
            CommandError::Input(lines.join("\n"))
        }
    })?;
    if screen.wants_json() {
        screen.json(&json!({ "name": name, "players": done }))?;
        return Ok(Exit::Done);
    }
    screen.line(&IMPORTED.fill(language, &[("name", &name), ("players", &done)]))?;
    Ok(Exit::Done)
}

async fn show(store: &Store, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let lists = store.lists().await.map_err(store_error(language))?;
    if screen.wants_json() {
        let lists: Vec<_> = lists
            .iter()
            .map(|list| json!({ "name": list.name, "players": list.players, "at_ms": list.at_ms }))
            .collect();
        screen.json(&json!(lists))?;
        return Ok(Exit::Done);
    }
    for list in &lists {
        screen.line(&LINE.fill(language, &[("name", &list.name), ("players", &list.players)]))?;
    }
    if lists.is_empty() {
        screen.line(NONE.get(language))?;
    }
    Ok(Exit::Done)
}

async fn search(store: &Store, text: &str, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let found = store.search_lists(text, MOST).await.map_err(store_error(language))?;
    let found: Vec<Found> = found.iter().map(Found::of).collect();
    let exit = if found.is_empty() { Exit::No } else { Exit::Done };
    if screen.wants_json() {
        screen.json(&json!(found))?;
        return Ok(exit);
    }
    for player in &found {
        let rating = |rating: u16| if rating > 0 { rating.to_string() } else { String::new() };
        let code = if player.fide_id.is_empty() { &player.licence } else { &player.fide_id };
        let ratings = rating(player.standard.max(player.national));
        let name = one_line(&player.name);
        screen.line(&format!("{code:>10} {:>3} {ratings:>4} {:>3} {name}", player.title, player.federation))?;
    }
    if found.is_empty() {
        screen.line(NOBODY.get(language))?;
    }
    Ok(exit)
}

async fn remove(store: &Store, name: &str, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let lists = store.lists().await.map_err(store_error(language))?;
    let Some(list) = lists.iter().find(|list| list.name == name) else {
        return Err(CommandError::Input(NO_SUCH.fill(language, &[("name", &name)])));
    };
    store.drop_list(list.id).await.map_err(store_error(language))?;
    if screen.wants_json() {
        screen.json(&json!({ "removed": name }))?;
    } else {
        screen.line(&REMOVED.fill(language, &[("name", &name)]))?;
    }
    Ok(Exit::Done)
}
