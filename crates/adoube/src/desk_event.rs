//! Events of the desk, read from its database without changing it.

use crate::exit::CommandError;
use crate::rating_list;
use crate::record::{self, store_error};
use crate::tournament_file::TournamentFile;
use crate::words::files;
use adoube_event::{EventAggregate, PersonId, report};
use adoube_exchange::trf::TrfVersion;
use adoube_laws::Date;
use adoube_ledger::{Ledger, LedgerError};
use adoube_rating::event::PlayerFacts;
use adoube_rating::list::RatingList;
use adoube_rating::period::PeriodSystem;
use adoube_services::people::{People, names};
use adoube_services::ratings::again;
use adoube_services::ratings::field::Ratings;
use adoube_services::ratings::period::{Periods, RatingRules};
use adoube_store::{Access, Store};
use adoube_words::Language;

/// An event of the desk.
pub(crate) struct DeskEvent {
    pub(crate) id: String,
    pub(crate) closed: bool,
    /// The lists for which it was rated, with the rules.
    pub(crate) rated: Vec<(RatingRules, String)>,
    pub(crate) name: String,
    /// The event as its report to FIDE.
    pub(crate) file: TournamentFile,
    /// The event's data for the rating rules, with the entries' data on the players.
    pub(crate) ratings: Ratings,
    /// The players' licences; empty for a player without one.
    pub(crate) licences: Vec<String>,
    pub(crate) ended: Option<Date>,
    pub(crate) rounds: u32,
}

impl DeskEvent {
    /// Returns the players' data for the rating rules: from a list if there is one, else from the entries.
    pub(crate) fn persons(&self, list: Option<&RatingList<'_>>, system: PeriodSystem) -> Vec<PlayerFacts> {
        match (list, system) {
            (Some(list), _) => {
                let players = &self.file.meaning.tournament.players;
                let names = rating_list::names(list, players);
                let row = |at: usize| list.rows().get(self.row(list, &names, at)?);
                (0..players.len())
                    .map(|at| row(at).map_or_else(|| self.person(at, system), PlayerFacts::of_list))
                    .collect()
            }
            _ => (0..self.ratings.fide.len()).map(|at| self.person(at, system)).collect(),
        }
    }

    fn person(&self, at: usize, system: PeriodSystem) -> PlayerFacts {
        let persons = if system == PeriodSystem::Fce { &self.ratings.handbook } else { &self.ratings.fide };
        persons.get(at).copied().unwrap_or_default()
    }

    /// Returns the row of a player in a list: by licence, by FIDE id, by name.
    pub(crate) fn row(&self, list: &RatingList<'_>, names: &[(String, usize)], at: usize) -> Option<usize> {
        let licence = self.licences.get(at).and_then(|licence| licence.trim().parse().ok());
        let player = self.file.meaning.tournament.players.get(at)?;
        licence.and_then(|id| list.find(id)).or_else(|| rating_list::row_of(list, names, player))
    }
}

/// Reads events by their ids.
pub(crate) fn read_all(database: &str, ids: &[String], language: Language) -> Result<Vec<DeskEvent>, CommandError> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    record::block_on(async {
        let store = record::open(database, Access::Read, language).await?;
        let mut found = Vec::new();
        for id in ids {
            found.push(read(&store, id, language).await?);
        }
        store.close().await.map_err(store_error(language))?;
        Ok(found)
    })
}

async fn read(store: &Store, id: &str, language: Language) -> Result<DeskEvent, CommandError> {
    let record = Ledger::<EventAggregate>::open(store.clone(), None);
    let place = store.place().to_string();
    let failed = |failed| match failed {
        LedgerError::Fault(fault) => store_error(language)(fault),
        _ => CommandError::Input(files::UNREADABLE.fill(language, &[("place", &place), ("id", &id)])),
    };
    let state = match Ledger::<EventAggregate>::stream(id) {
        Ok(stream) => Some(record.state(&stream).await.map_err(failed)?),
        Err(_) => None,
    };
    let Some(state) = state.filter(|state| state.event.opened) else {
        let streams = record.streams().await.map_err(failed)?;
        let known: Vec<&str> = streams.iter().filter_map(|s| s.as_str().split_once('/')).map(|(_, id)| id).collect();
        let known = if known.is_empty() { "-".to_owned() } else { known.join(", ") };
        return Err(CommandError::Input(
            files::NO_EVENT.fill(language, &[("place", &place), ("id", &id), ("known", &known)]),
        ));
    };
    let event = &state.event;
    let people = People::new(store.clone()).of(event).await.map_err(store_error(language))?;
    let names = names(&people);
    let ratings = Ratings::new(event, &names, false);
    let document = report(event, &names, TrfVersion::Trf26);
    let mut meaning = document.tournament();
    meaning.tournament.clone_from(&ratings.tournament);
    meaning.system = Some(event.settings.system);
    let licence = |id: &PersonId| people.get(id).map(|person| person.details.licence.clone()).unwrap_or_default();
    let licences = event.entries.iter().map(|entry| licence(&entry.person)).collect();
    let day = event.settings.ends.or(event.settings.starts);
    let periods = Ledger::<Periods>::open(store.clone(), None);
    let rated = again::rated(&periods).await.map_err(|failed| match failed {
        LedgerError::Fault(fault) => store_error(language)(fault),
        _ => CommandError::Input(files::UNREADABLE.fill(language, &[("place", &place), ("id", &id)])),
    })?;
    let rated = rated.into_iter().filter(|one| one.event == id).map(|one| (one.rules, one.list)).collect();
    Ok(DeskEvent {
        id: id.to_owned(),
        closed: event.closed,
        rated,
        name: event.settings.name.clone(),
        file: TournamentFile { document, meaning },
        ratings,
        licences,
        ended: day,
        rounds: event.settings.rounds.into(),
    })
}
