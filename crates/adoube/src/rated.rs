//! The tournament whose ratings, norms or promotions are computed: a file or an event of the desk.

use crate::desk_event::{self, DeskEvent};
use crate::exit::CommandError;
use crate::rating_list::{names, row_of};
use crate::screen::{self, one_line};
use crate::tournament_file::{self, TournamentFile};
use crate::words::files;
use adoube_rating::event::PlayerFacts;
use adoube_rating::fide::RateOfPlay;
use adoube_rating::list::RatingList;
use adoube_rating::period::PeriodSystem;
use adoube_rating::{Category, FLOOR};
use adoube_tournament::{Player, PlayerIx};
use adoube_words::Language;

/// A tournament as typed: a file, or events of a database.
pub(crate) struct TournamentChoice {
    pub(crate) file: Option<String>,
    /// Ids of the desk's events.
    pub(crate) events: Vec<String>,
    /// The path or URL of the desk's database.
    pub(crate) database: String,
}

/// A tournament from a file, or an event of the desk.
pub(crate) enum RatedTournament {
    File(Box<TournamentFile>),
    Desk(Box<DeskEvent>),
}

impl RatedTournament {
    /// Reads the tournament that was typed; there must be exactly one.
    pub(crate) fn open(choice: &TournamentChoice, language: Language) -> Result<Self, CommandError> {
        let mut events = desk_event::read_all(&choice.database, &choice.events, language)?;
        if events.len() > 1 {
            return Err(CommandError::Input(files::ONE_EVENT.get(language).to_owned()));
        }
        if let Some(event) = events.pop() {
            return Ok(Self::Desk(Box::new(event)));
        }
        let name = choice.file.as_deref().unwrap_or("-");
        tournament_file::open(name, language).map(|file| Self::File(Box::new(file)))
    }

    /// Returns the tournament as a file would hold it.
    pub(crate) fn file(&self) -> &TournamentFile {
        match self {
            Self::File(file) => file,
            Self::Desk(event) => &event.file,
        }
    }

    /// Returns the time control, if known.
    pub(crate) fn rate(&self) -> Option<RateOfPlay> {
        match self {
            Self::File(file) => file.document.text("222").and_then(RateOfPlay::parse),
            Self::Desk(event) => event.ratings.rate,
        }
    }

    /// Returns the player with a starting rank.
    pub(crate) fn player(&self, number: u64, language: Language) -> Result<PlayerIx, CommandError> {
        let tournament = &self.file().meaning.tournament;
        let found = u16::try_from(number).ok().and_then(|number| tournament.find(number));
        found.ok_or_else(|| no_player(number, language))
    }

    /// Returns the players' data for the rating rules: from a list if there is one, else from the tournament.
    pub(crate) fn persons(&self, list: Option<&RatingList<'_>>, system: PeriodSystem) -> Vec<PlayerFacts> {
        match self {
            Self::File(file) => persons(file, list, system),
            Self::Desk(event) => event.persons(list, system),
        }
    }

    /// Prints the players missing from a list to standard error; the tournament's own data are used for them.
    pub(crate) fn report_missing(&self, list: Option<&RatingList<'_>>, name: Option<&str>, language: Language) {
        let (Some(list), Some(name)) = (list, name) else { return };
        let players = &self.file().meaning.tournament.players;
        let names = names(list, players);
        let found = |at: usize, player: &Player| match self {
            Self::File(_) => row_of(list, &names, player),
            Self::Desk(event) => event.row(list, &names, at),
        };
        let mut missing = players.iter().enumerate().filter(|(at, player)| found(*at, player).is_none());
        if let Some((_, first)) = missing.next() {
            let count = missing.count() + 1;
            let first = format!("{} {}", first.number, one_line(&first.name));
            let places: [(&str, &dyn std::fmt::Display); 4] =
                [("name", &name), ("count", &count), ("all", &players.len()), ("first", &first)];
            screen::message(&files::NOT_LISTED.fill(language, &places));
        }
    }
}

/// Returns the error for a number that no player has.
pub(crate) fn no_player(number: u64, language: Language) -> CommandError {
    CommandError::Input(files::NO_PLAYER.fill(language, &[("number", &number)]))
}

/// Returns the players' data of a tournament file for the rating rules.
fn persons(file: &TournamentFile, list: Option<&RatingList<'_>>, system: PeriodSystem) -> Vec<PlayerFacts> {
    let players = &file.meaning.tournament.players;
    let of_file = if system == PeriodSystem::Fce { of_handbook } else { PlayerFacts::of_player };
    let Some(list) = list else { return players.iter().map(of_file).collect() };
    let names = names(list, players);
    let known = |player: &Player| row_of(list, &names, player).and_then(|at| list.rows().get(at));
    players.iter().map(|player| known(player).map_or_else(|| of_file(player), PlayerFacts::of_list)).collect()
}

/// Returns a player's data under the handbook's rules without a list. The list has nobody below 2000 (Rating 4), so a
/// lower rating means first category, and a higher one a Preferent with that rating.
fn of_handbook(player: &Player) -> PlayerFacts {
    let person = PlayerFacts::of_player(player);
    match person.rating {
        Some(rating) if rating < FLOOR => PlayerFacts { rating: None, category: Category::First, ..person },
        _ => person,
    }
}
