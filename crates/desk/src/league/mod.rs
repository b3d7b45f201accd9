//! A federation's season in the record: the acts of `adoube-federation`, and what things are called.
//!
//! The handbook's acts hold numbers only. Names of clubs, towns, competitions and the season itself are no secret and are
//! given by acts of their own; whoever a person's number stands for is in [`crate::people`], and the log has the key.

mod names;
pub mod rules;
mod undo;
mod veil;
mod why;

use crate::event::PersonId as Key;
use crate::machine::{Context, Done, Machine};
use adoube_federation::ids::{CaseId, ClubId, EventId, OpenId, PersonId, TeamId};
use adoube_federation::season::{Competition, EventKind};
use adoube_federation::teams::{copa_name, letter};
use adoube_federation::{Event, Moment};
use adoube_laws::{Language, Text};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

pub use names::Known;
pub(crate) use undo::can_fall;
pub use undo::{effective, falls_with};
pub(crate) use veil::{is_secret, veiled, without_secrets};

/// The longest name of anything, in characters.
pub const NAME_MAX: usize = 120;
/// The longest statement of a case, in characters.
pub const WORDS_MAX: usize = 4000;

/// What has a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Named {
    /// The season.
    Season,
    /// A club.
    Club(ClubId),
    /// Where a club plays.
    Venue(ClubId),
    /// A town.
    Town(u32),
    /// A competition.
    Event(EventId),
    /// A group of a competition, from 0.
    Group(EventId, u16),
    /// An open tournament.
    Open(OpenId),
}

/// What is written of a case besides the matter and the ruling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Statement {
    /// What happened, in the words of whoever raised it (Competition Committee 1.2).
    Facts,
    /// Why somebody appeals.
    Grounds,
    /// Why the body decided so.
    Reasons,
}

/// An act of a season.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// An act of the handbook, at a minute of the office's clock. A club, competition or open that it makes gets the name.
    Do {
        /// When, where the office is.
        at: Moment,
        /// What.
        act: adoube_federation::Act,
        /// The name of what it makes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Gives something a name, or another one.
    Call(Named, String),
    /// Says which person of the desk a number stands for.
    Person(PersonId, Key),
    /// Writes down what is said of a case: of the one just raised if none is named.
    State {
        /// Of which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<CaseId>,
        /// What it is.
        what: Statement,
        /// The words.
        words: String,
    },
    /// A club's delegate hands in something that the office accepts: a list, an addition, an entry.
    Propose {
        /// When, where the office is.
        at: Moment,
        /// Whose.
        club: ClubId,
        /// What is to be done.
        act: Box<adoube_federation::Act>,
    },
    /// The office accepts what was handed in, as of the day it was, or declines it.
    Settle {
        /// The number of the proposal in the log.
        number: u64,
        /// Whether it is done.
        accepted: bool,
    },
    /// Says which tournament of the desk an individual competition is played as.
    Play {
        /// Which competition.
        event: EventId,
        /// The tournament's id.
        tournament: String,
    },
    /// Undoes an act: the season stands as if it had not been done. What cannot stand without it falls with it, and is
    /// named; the log keeps all of it.
    Undo {
        /// Its number in the log.
        number: u64,
        /// The acts that fall with it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Vec<u64>,
        /// Why.
        why: String,
    },
}

/// What a club has handed in and the office has not settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// When.
    pub at: Moment,
    /// By whom.
    pub club: ClubId,
    /// What is to be done.
    pub act: adoube_federation::Act,
}

/// Why an act is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// By the handbook.
    Handbook(adoube_federation::Refusal),
    /// By the handbook, in words of the act that was refused: the sentence and its rule.
    Act(adoube_federation::Refusal, &'static Text, &'static str),
    /// The name is empty, too long, or has control characters.
    Name,
    /// The number stands for somebody else, or the key is none.
    Person,
    /// The same has been handed in and waits for the office.
    Waits,
    /// Nothing with this number waits for the office.
    Settled,
    /// No such case, or no words, or too many.
    Words,
    /// Nothing with this number holds that could be undone.
    Undo(u64),
    /// What was undone cannot be done again: this act is not possible any more.
    Again(u64),
    /// Other acts fall with it than were shown.
    Others,
}

impl From<adoube_federation::Refusal> for Refusal {
    fn from(refusal: adoube_federation::Refusal) -> Self {
        Self::Handbook(refusal)
    }
}

const NAME: Text = Text {
    ca: "Un nom té entre 1 i 120 caràcters.",
    es: "Un nombre tiene entre 1 y 120 caracteres.",
    pt: "Um nome tem entre 1 e 120 caracteres.",
    eu: "Izen batek 1 eta 120 karaktere artean ditu.",
    en: "A name has 1 to 120 characters.",
};
const PERSON: Text = Text {
    ca: "Aquest número ja és d'una altra persona. Torneu-ho a provar.",
    es: "Este número ya es de otra persona. Vuelva a intentarlo.",
    pt: "Este número já é de outra pessoa. Tente de novo.",
    eu: "Zenbaki hori beste pertsona batena da. Saiatu berriro.",
    en: "This number is somebody else's already. Try again.",
};
const WAITS: Text = Text {
    ca: "Ja s'ha presentat i espera que la federació ho accepti.",
    es: "Ya se ha presentado y espera a que la federación lo acepte.",
    pt: "Já foi apresentado e espera que a federação o aceite.",
    eu: "Aurkeztuta dago eta federazioak onartzearen zain dago.",
    en: "It has been handed in already and waits for the office.",
};
const SETTLED: Text = Text {
    ca: "Ja s'ha resolt.",
    es: "Ya se ha resuelto.",
    pt: "Já foi resolvido.",
    eu: "Ebatzita dago.",
    en: "It has been settled already.",
};

const WORDS: Text = Text {
    ca: "Un escrit té entre 1 i 4000 caràcters i parla d'un assumpte que existeix.",
    es: "Un escrito tiene entre 1 y 4000 caracteres y habla de un asunto que existe.",
    pt: "Um texto tem entre 1 e 4000 caracteres e fala de um assunto que existe.",
    eu: "Idazki batek 1 eta 4000 karaktere artean ditu eta dagoen gai batez ari da.",
    en: "A statement has 1 to 4000 characters and is about a case that exists.",
};

const UNDO: Text = Text {
    ca: "L'acte {number} no es pot desfer: no consta, ja s'ha desfet o no és d'aquells que es desfan.",
    es: "El acto {number} no se puede deshacer: no consta, ya se ha deshecho o no es de los que se deshacen.",
    pt: "O ato {number} não pode ser desfeito: não consta, já foi desfeito ou não é dos que se desfazem.",
    eu: "{number}. ekintza ezin da desegin: ez dago jasota, desegina dago edo ez da desegiten direnetakoa.",
    en: "Act {number} cannot be undone: it is not there, was undone already, or is none of those that are undone.",
};
const AGAIN: Text = Text {
    ca: "No es pot tornar a fer: l'acte {number} ja no és possible.",
    es: "No se puede volver a hacer: el acto {number} ya no es posible.",
    pt: "Não se pode refazer: o ato {number} já não é possível.",
    eu: "Ezin da berriro egin: {number}. ekintza ez da jada posible.",
    en: "It cannot be done again: act {number} is not possible any more.",
};
const OTHERS: Text = Text {
    ca: "Mentrestant la temporada ha canviat: mireu de nou què cau amb aquest acte.",
    es: "Mientras tanto la temporada ha cambiado: mire de nuevo qué cae con este acto.",
    pt: "Enquanto isso a temporada mudou: veja de novo o que cai com este ato.",
    eu: "Bitartean denboraldia aldatu egin da: begiratu berriro zer erortzen den ekintza honekin.",
    en: "The season has changed meanwhile: look again at what falls with this act.",
};

impl Refusal {
    /// The refusal in words, with its provision.
    pub fn text(&self, language: Language, known: &Known<'_>) -> String {
        match self {
            Self::Handbook(refusal) => {
                rules::with_rule(&refusal.text(language, known), refusal.cites.number(), language)
            }
            Self::Act(_, sentence, rule) => rules::with_rule(sentence.get(language), rule, language),
            Self::Name => NAME.get(language).to_owned(),
            Self::Person => PERSON.get(language).to_owned(),
            Self::Waits => WAITS.get(language).to_owned(),
            Self::Settled => SETTLED.get(language).to_owned(),
            Self::Words => WORDS.get(language).to_owned(),
            Self::Undo(number) => UNDO.fill(language, &[("number", number)]),
            Self::Again(number) => AGAIN.fill(language, &[("number", number)]),
            Self::Others => OTHERS.get(language).to_owned(),
        }
    }

    /// What section 31 of the handbook finds wrong.
    pub fn findings(&self) -> &[adoube_federation::Finding] {
        match self {
            Self::Handbook(refusal) => refusal.findings(),
            _ => &[],
        }
    }
}

/// A season as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The number of the last act.
    pub number: u64,
    /// What things are called.
    pub called: BTreeMap<Named, String>,
    /// Whom numbers stand for.
    pub persons: BTreeMap<PersonId, Key>,
    /// What clubs have handed in and the office has not settled, by its number in the log.
    pub proposals: BTreeMap<u64, Proposal>,
    /// What was written of cases.
    pub statements: BTreeMap<CaseId, Vec<(Statement, String)>>,
    /// Who entered the ruling of a case, as the log names them.
    pub ruled_by: BTreeMap<CaseId, String>,
    /// The tournaments of the desk as which individual competitions are played.
    pub played: BTreeMap<EventId, String>,
    /// What the handbook knows.
    pub season: adoube_federation::State,
    /// Everything that was done, what was undone too.
    pub history: Vec<Arc<SeasonDone>>,
}

/// An act of a season as it was done.
pub type SeasonDone = Done<Act, Event>;

impl State {
    /// Whether the season has been opened.
    pub fn is_open(&self) -> bool {
        self.season.season.is_some()
    }

    /// The name of something; its number if it has none.
    pub fn name(&self, what: Named) -> String {
        if let Some(name) = self.called.get(&what) {
            return name.clone();
        }
        match what {
            Named::Season => {
                self.season.season.as_ref().map_or(String::new(), |s| format!("{}-{}", s.year, s.year + 1))
            }
            Named::Club(id) => format!("#{id}"),
            Named::Event(id) => format!("#{id}"),
            Named::Open(id) => format!("#{id}"),
            Named::Venue(_) => String::new(),
            Named::Town(town) => format!("#{town}"),
            Named::Group(_, at) => (at + 1).to_string(),
        }
    }

    /// A team's name: the club's, and its letter if the club has more than one.
    pub fn team(&self, id: TeamId) -> String {
        let Some(team) = self.season.teams.get(&id) else { return format!("#{id}") };
        let club = self.name(Named::Club(team.club));
        let alone = self.season.teams.values().filter(|other| other.club == team.club).count() < 2;
        if alone { club } else { format!("{club} {}", letter(usize::from(team.place))) }
    }

    /// Takes over what was done.
    fn take(&mut self, done: &SeasonDone) {
        match &done.act {
            Act::State { case, what, words } => {
                if let Some(case) = of_case(self, *case) {
                    self.statements.entry(case).or_default().push((*what, words.trim().to_owned()));
                }
            }
            Act::Do { name, .. } => {
                for event in &done.answers {
                    if let Event::Ruled(case, _) = event {
                        self.ruled_by.insert(*case, done.by.clone());
                    }
                }
                let season = std::mem::take(&mut self.season);
                self.season = done.answers.iter().fold(season, adoube_federation::apply);
                if let (Some(name), Some(made)) = (name, done.answers.iter().find_map(made)) {
                    self.called.insert(made, name.clone());
                }
            }
            Act::Call(what, name) => {
                self.called.insert(*what, name.clone());
            }
            Act::Play { event, tournament } => {
                self.played.insert(*event, tournament.clone());
            }
            Act::Person(number, key) => {
                self.persons.insert(*number, key.clone());
            }
            Act::Propose { at, club, act } => {
                self.proposals.insert(done.number, Proposal { at: *at, club: *club, act: (**act).clone() });
            }
            // What holds is made anew from the history.
            Act::Undo { .. } => {}
            Act::Settle { number, .. } => {
                self.proposals.remove(number);
                let season = std::mem::take(&mut self.season);
                self.season = done.answers.iter().fold(season, adoube_federation::apply);
            }
        }
    }

    /// A team's name in a competition: in a cup, that of the half that plays (7.26).
    pub fn team_in(&self, event: EventId, id: TeamId) -> String {
        let cup = self.season.events.get(&event).is_some_and(|e| e.settings.kind == EventKind::Cup);
        match self.season.teams.get(&id) {
            Some(team) if cup && team.category.splits_for_the_copa() => {
                format!("{} {}", self.name(Named::Club(team.club)), copa_name(2 * usize::from(team.place)))
            }
            _ => self.team(id),
        }
    }
}

/// Seasons in the record.
#[derive(Clone, Copy, Debug)]
pub struct Seasons;

impl Machine for Seasons {
    type Act = Act;
    type Answer = Event;
    type State = State;
    type Refusal = Refusal;

    const KIND: &'static str = "season";

    fn decide(state: &State, act: &Act, _context: &Context) -> Result<Vec<Event>, Refusal> {
        match act {
            Act::Do { at, act, name } => {
                if name.as_deref().is_some_and(|name| !is_name(name)) {
                    return Err(Refusal::Name);
                }
                by_handbook(&state.season, act, *at)
            }
            Act::Call(_, name) if is_name(name) => Ok(Vec::new()),
            Act::Call(..) => Err(Refusal::Name),
            Act::Person(number, key) => {
                let free = state.persons.get(number).is_none_or(|known| known == key);
                if free && key.is_sound() { Ok(Vec::new()) } else { Err(Refusal::Person) }
            }
            Act::State { case, words, .. } => {
                let known = of_case(state, *case).is_some();
                let length = words.trim().chars().count();
                let control = words.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\r'));
                let sound = (1..=WORDS_MAX).contains(&length) && !control;
                if known && sound { Ok(Vec::new()) } else { Err(Refusal::Words) }
            }
            Act::Propose { at, club, act } => {
                if state.proposals.values().any(|waits| waits.club == *club && waits.act == **act) {
                    return Err(Refusal::Waits);
                }
                // What the handbook refuses now is said now.
                by_handbook(&state.season, act, *at)?;
                Ok(Vec::new())
            }
            Act::Settle { number, accepted } => {
                let proposal = state.proposals.get(number).ok_or(Refusal::Settled)?;
                if !accepted {
                    return Ok(Vec::new());
                }
                by_handbook(&state.season, &proposal.act, proposal.at)
            }
            Act::Play { event, tournament } => {
                let individual = |event: &Competition| event.settings.kind == EventKind::Individual;
                let known = state.season.events.get(event).is_some_and(individual);
                if known && is_name(tournament) { Ok(Vec::new()) } else { Err(Refusal::Name) }
            }
            Act::Undo { number, also, why } => {
                if !is_name(why) {
                    return Err(Refusal::Words);
                }
                if falls_with(state, *number)? == *also { Ok(Vec::new()) } else { Err(Refusal::Others) }
            }
        }
    }

    fn apply(state: &mut State, done: &SeasonDone) {
        state.history.push(Arc::new(done.clone()));
        if matches!(done.act, Act::Undo { .. }) {
            undo::rebuild(state);
        } else {
            state.take(done);
        }
        state.number = done.number;
    }

    fn is_heavy(act: &Act) -> bool {
        use adoube_federation::acts::EventAct;
        let pairs = matches!(act, Act::Do { act: adoube_federation::Act::Event(EventAct::Pair(_)), .. });
        pairs || matches!(act, Act::Undo { .. })
    }

    fn seals(act: &Act) -> bool {
        use adoube_federation::acts::{EventAct, MatchAct};
        matches!(
            act,
            Act::Do {
                act: adoube_federation::Act::Match(_, MatchAct::Sign(..))
                    | adoube_federation::Act::Event(EventAct::CloseRound(_)),
                ..
            }
        )
    }
}

/// A case that is named, or the last one.
fn of_case(state: &State, case: Option<CaseId>) -> Option<CaseId> {
    match case {
        Some(id) => state.season.cases.iter().find(|case| case.id == id).map(|case| case.id),
        None => state.season.cases.last().map(|case| case.id),
    }
}

/// What the handbook answers; a refusal that would fit any act is said of this one.
fn by_handbook(
    season: &adoube_federation::State,
    act: &adoube_federation::Act,
    at: Moment,
) -> Result<Vec<Event>, Refusal> {
    adoube_federation::decide(season, act, at).map_err(|refusal| match why::why(season, act, &refusal) {
        Some((sentence, rule)) => Refusal::Act(refusal, sentence, rule),
        None => Refusal::Handbook(refusal),
    })
}

/// What an event of the handbook has made, if it is something with a name.
const fn made(event: &Event) -> Option<Named> {
    match event {
        Event::Opened(_) => Some(Named::Season),
        Event::ClubRegistered(id, _) => Some(Named::Club(*id)),
        Event::Announced(id, _) => Some(Named::Event(*id)),
        Event::HomologationAsked(id, _) => Some(Named::Open(*id)),
        _ => None,
    }
}

fn is_name(name: &str) -> bool {
    let count = name.trim().chars().count();
    (1..=NAME_MAX).contains(&count) && !name.chars().any(char::is_control)
}

/// The minute that the office's clock shows at an instant.
pub fn moment(ms: i64) -> Moment {
    let instant = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::UNIX_EPOCH);
    let local = instant.to_zoned(TimeZone::system()).strftime("%Y-%m-%dT%H:%M").to_string();
    // Years beyond four digits are no years of a season.
    local.parse().unwrap_or(FIRST)
}

/// The first minute that is a number.
const FIRST: Moment = Moment { date: adoube_federation::Date::EPOCH, minute: 0 };
