//! `adoube list`: the rating lists in which the desk looks players up: import, show, search, remove.

use super::arguments::{argument, file, option, subcommand, value};
use super::{Subcommand, options};
use crate::exit::{CommandError, Exit};
use crate::input::unreadable;
use crate::input_file;
use crate::record::{self, store_error};
use crate::screen::{Screen, one_line};
use crate::words::list;
use adoube_services::lists::{Found, ImportError, import};
use adoube_store::{Access, Store};
use adoube_words::Language;
use clap::{ArgMatches, Command};
use serde_json::json;
use std::io::BufReader;

/// Maximum number of players per list that a search shows.
const MOST: u16 = 20;
/// The default name of an imported list.
const NAME: &str = "FIDE";

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
            list::IMPORT,
            language,
        )
        .arg(argument("FILE", list::FILE, language).required(true))
        .arg(option("name", "NAME", list::CALLED, language))
        .arg(options::db(language));
        let show = subcommand("show", "adoube list show [--db DB]", "adoube list show", list::SHOW, language)
            .arg(options::db(language));
        let search = subcommand(
            "search",
            "adoube list search TEXT [--db DB]",
            "adoube list search \"ferrer al\"",
            list::SEARCH,
            language,
        )
        .arg(argument("TEXT", list::QUERY, language).required(true))
        .arg(options::db(language));
        let remove = subcommand(
            "remove",
            "adoube list remove NAME [--db DB]",
            "adoube list remove FIDE",
            list::REMOVE,
            language,
        )
        .arg(argument("NAME", list::LIST, language).required(true))
        .arg(options::db(language));
        let usage = "adoube list import|show|search|remove";
        subcommand(Self::NAME, usage, "adoube list import players_list_xml.zip", list::ABOUT, language)
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
        ImportError::Packed => CommandError::Input(list::PACKED.fill(language, &[("name", &file)])),
        ImportError::Nothing => CommandError::Input(list::NOTHING.fill(language, &[("name", &file)])),
        ImportError::Wrong(faults) => {
            let mut lines: Vec<String> =
                faults.iter().map(|fault| format!("{file}: {}", fault.sentence(language))).collect();
            if lines.len() > 1 {
                lines.push(list::UNCHANGED.fill(language, &[("name", &name)]));
            }
            CommandError::Input(lines.join("\n"))
        }
    })?;
    if screen.wants_json() {
        screen.json(&json!({ "name": name, "players": done }))?;
        return Ok(Exit::Done);
    }
    screen.line(&list::IMPORTED.fill(language, &[("name", &name), ("players", &done)]))?;
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
        screen.line(&list::LINE.fill(language, &[("name", &list.name), ("players", &list.players)]))?;
    }
    if lists.is_empty() {
        screen.line(list::NONE.get(language))?;
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
        screen.line(list::NOBODY.get(language))?;
    }
    Ok(exit)
}

async fn remove(store: &Store, name: &str, screen: &mut Screen) -> Result<Exit, CommandError> {
    let language = screen.language;
    let lists = store.lists().await.map_err(store_error(language))?;
    let Some(list) = lists.iter().find(|list| list.name == name) else {
        return Err(CommandError::Input(list::NO_SUCH.fill(language, &[("name", &name)])));
    };
    store.drop_list(list.id).await.map_err(store_error(language))?;
    if screen.wants_json() {
        screen.json(&json!({ "removed": name }))?;
    } else {
        screen.line(&list::REMOVED.fill(language, &[("name", &name)]))?;
    }
    Ok(Exit::Done)
}
