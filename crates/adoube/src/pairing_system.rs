//! Pairing systems by the names that users type, and the options of each.

use crate::exit::CommandError;
use crate::words::files;
use adoube_tournament::dutch::DutchEdition;
use adoube_tournament::knockout::{Knockout, Seeding};
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::swiss1985::Readings;
use adoube_tournament::system::{RoundsRefusal, System};
use adoube_words::Language;

/// The systems by name, each with its code of TRF record 192.
const SYSTEMS: [(&str, System, &str); 7] = [
    ("dutch", System::Dutch(DutchEdition::Fide2026), "FIDE_DUTCH_2026"),
    ("dutch-2017", System::Dutch(DutchEdition::Fide2017), "FIDE_DUTCH_2017"),
    ("swiss-1985", System::Swiss1985(Readings::RECOMMENDED), "CUSTOM_SWISS"),
    ("roundrobin", System::RoundRobin(Cycles::Single), "FIDE_ROUNDROBIN"),
    ("roundrobin-double", System::RoundRobin(Cycles::Double), "FIDE_DOUBLEROUNDROBIN"),
    ("knockout", System::Knockout(Knockout::new(Seeding::Handbook)), "CUSTOM_KNOCKOUT"),
    ("knockout-usual", System::Knockout(Knockout::new(Seeding::Usual)), "CUSTOM_KNOCKOUT"),
];

pub(crate) fn names() -> [&'static str; SYSTEMS.len()] {
    SYSTEMS.map(|(name, _, _)| name)
}

pub(crate) fn name_of(system: System) -> &'static str {
    match system {
        System::Dutch(DutchEdition::Fide2026) => "dutch",
        System::Dutch(DutchEdition::Fide2017) => "dutch-2017",
        System::Swiss1985(_) => "swiss-1985",
        System::RoundRobin(Cycles::Single) => "roundrobin",
        System::RoundRobin(Cycles::Double | Cycles::DoubleSwapped) => "roundrobin-double",
        System::Knockout(Knockout { seeding: Seeding::Handbook, .. }) => "knockout",
        System::Knockout(Knockout { seeding: Seeding::Usual, .. }) => "knockout-usual",
    }
}

/// A pairing system as typed: its name, and the options specific to one system.
#[derive(Clone, Default)]
pub(crate) struct TypedSystem {
    pub(crate) name: Option<&'static str>,
    /// Readings of the Swiss of 1985.
    pub(crate) readings: Option<String>,
    /// Games per match of a knockout.
    pub(crate) games: Option<u8>,
}

impl TypedSystem {
    /// Returns the system typed, with its code of record 192; `None` if nothing was typed.
    pub(crate) fn resolve(&self, language: Language) -> Result<Option<(System, &'static str)>, CommandError> {
        let implied = match (&self.readings, self.games) {
            (Some(_), _) => Some("swiss-1985"),
            (_, Some(_)) => Some("knockout"),
            _ => None,
        };
        let name = self.name.or(implied);
        let found = name.and_then(|name| SYSTEMS.iter().find(|(known, _, _)| *known == name));
        let Some(&(_, system, code)) = found else { return Ok(None) };
        let system = match (system, &self.readings, self.games) {
            (system, None, None) => system,
            (System::Swiss1985(usual), Some(names), None) => System::Swiss1985(
                usual
                    .with(names)
                    .map_err(|error| CommandError::Input(format!("--readings: {}", error.sentence(language))))?,
            ),
            (System::Knockout(usual), None, Some(games)) => System::Knockout(Knockout { games, ..usual }),
            _ => return Err(wrong_system(language)),
        };
        Ok(Some((system, code)))
    }

    /// Refuses `--readings` and `--games` if the file names a system that does not have them.
    pub(crate) fn suits(&self, of_file: Option<System>, language: Language) -> Result<(), CommandError> {
        let Some(system) = of_file.filter(|_| self.name.is_none()) else { return Ok(()) };
        let readings_fit = self.readings.is_none() || matches!(system, System::Swiss1985(_));
        let games_fit = self.games.is_none() || matches!(system, System::Knockout(_));
        if readings_fit && games_fit { Ok(()) } else { Err(wrong_system(language)) }
    }
}

fn wrong_system(language: Language) -> CommandError {
    CommandError::Input(files::WRONG_SYSTEM.get(language).to_owned())
}

/// Explains why `players` cannot play `rounds`, if so. A round robin may be left unfinished, and tie-break games make a
/// knockout longer than announced.
pub(crate) fn impossible(system: System, players: usize, rounds: u16, language: Language) -> Option<String> {
    let players = u16::try_from(players).unwrap_or(u16::MAX);
    let refusal = system.check_rounds(players, rounds).err()?;
    match refusal {
        RoundsRefusal::TooMany { .. } => Some(refusal.sentence(language)),
        RoundsRefusal::OfRoundRobin { rounds, wanted } if rounds > wanted => Some(refusal.sentence(language)),
        _ => None,
    }
}
