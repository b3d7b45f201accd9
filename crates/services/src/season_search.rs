//! Search in a season: persons, clubs, teams, competitions, matches, cases and sanctions by words and numbers, without
//! accents or capitals.
//!
//! The index of a season is built once per state and kept for a few seasons; names of persons are read again only when
//! persons change. Every text belongs to a [`SearchDepth`], and the caller says how deep a visitor may look at each
//! subject: the index itself knows no roles.

use crate::league::{LeagueState, Named};
use crate::people::{People, Person};
use adoube_event::PersonId;
use adoube_federation::cases::{CaseFile, Matter, Offender, Party, Sanction};
use adoube_federation::competition::CompetitionKind;
use adoube_federation::ids::{CaseId, ClubId, CompetitionId, MatchId, MemberNo, TeamId};
use adoube_federation::parties::parties;
use adoube_laws::Date;
use adoube_store::{StoreError, fold};
use adoube_words::Language;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The number of seasons whose indexes are kept.
const KEPT: usize = 4;
/// Names changed by other desks on the same store are found after this time.
const NAMES_KEPT_FOR: Duration = Duration::from_mins(1);
/// The parts of a query that are read.
const QUERY_CHARS: usize = 100;
const QUERY_WORDS: usize = 8;
/// The characters of a statement that are indexed.
const STATEMENT_CHARS: usize = 400;

const APOSTROPHES: [char; 2] = ['\'', '’'];

/// Something that can be found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SearchSubject {
    /// A person: a player, or an official of a club or body.
    Person(MemberNo),
    /// A club.
    Club(ClubId),
    /// A team.
    Team(TeamId),
    /// A competition.
    Competition(CompetitionId),
    /// A match.
    Match(MatchId),
    /// A matter before a body.
    Case(CaseId),
    /// A sanction, by its index among those imposed.
    Sanction(usize),
}

/// The kinds of subject, in the order in which they are shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SearchKind {
    /// Persons.
    Persons,
    /// Clubs.
    Clubs,
    /// Teams.
    Teams,
    /// Competitions.
    Competitions,
    /// Matches.
    Matches,
    /// Matters before bodies.
    Cases,
    /// Sanctions imposed.
    Sanctions,
}

impl SearchKind {
    /// All kinds.
    pub const ALL: [Self; 7] =
        [Self::Persons, Self::Clubs, Self::Teams, Self::Competitions, Self::Matches, Self::Cases, Self::Sanctions];

    /// Returns the code in URLs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Persons => "persons",
            Self::Clubs => "clubs",
            Self::Teams => "teams",
            Self::Competitions => "competitions",
            Self::Matches => "matches",
            Self::Cases => "cases",
            Self::Sanctions => "sanctions",
        }
    }
}

impl SearchSubject {
    const fn kind(self) -> SearchKind {
        match self {
            Self::Person(_) => SearchKind::Persons,
            Self::Club(_) => SearchKind::Clubs,
            Self::Team(_) => SearchKind::Teams,
            Self::Competition(_) => SearchKind::Competitions,
            Self::Match(_) => SearchKind::Matches,
            Self::Case(_) => SearchKind::Cases,
            Self::Sanction(_) => SearchKind::Sanctions,
        }
    }
}

/// The part of a subject that a visitor may search.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SearchDepth {
    /// The words of public pages: children by their initials.
    Public,
    /// The words of the desk's pages too: full names, FIDE ids, statements.
    Desk,
    /// Personal data too: licence numbers.
    Personal,
}

/// A query as it is searched for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchQuery(Vec<String>);

impl SearchQuery {
    /// Parses a search text; `None` if it has no letters and digits.
    pub fn read(typed: &str) -> Option<Self> {
        let typed: String = typed.chars().take(QUERY_CHARS).collect();
        let folded = fold(&typed);
        let words = folded.split(' ').filter(|word| !word.is_empty()).take(QUERY_WORDS);
        let words: Vec<String> = words.map(|word| format!(" {word}")).collect();
        (!words.is_empty()).then_some(Self(words))
    }
}

/// The subjects of one kind that fit a query, the best first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundSubjects {
    /// The kind.
    pub kind: SearchKind,
    /// The number of all that fit.
    pub all: usize,
    /// The best of them.
    pub best: Vec<SearchSubject>,
}

/// The words of a subject, folded, with a space on either side of each.
#[derive(Debug)]
struct IndexLine {
    subject: SearchSubject,
    public: Box<str>,
    desk: Box<str>,
    personal: Box<str>,
}

/// The quality of a match, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fit {
    Words,
    Beginnings,
}

impl IndexLine {
    fn new(subject: SearchSubject, texts: [&str; 3]) -> Self {
        let [public, desk, personal] = texts.map(|text| {
            let mut folded = fold(text);
            // "l'Alfil" is found as "lalfil" and as "alfil".
            if text.contains(APOSTROPHES) {
                folded.push(' ');
                folded.push_str(&fold(&text.replace(APOSTROPHES, " ")));
            }
            if folded.is_empty() { Box::default() } else { format!(" {folded} ").into_boxed_str() }
        });
        Self { subject, public, desk, personal }
    }

    fn contains(&self, text: &str, depth: SearchDepth) -> bool {
        self.public.contains(text)
            || depth >= SearchDepth::Desk && self.desk.contains(text)
            || depth >= SearchDepth::Personal && self.personal.contains(text)
    }

    fn fit(&self, query: &SearchQuery, depth: SearchDepth) -> Option<Fit> {
        if !query.0.iter().all(|word| self.contains(word, depth)) {
            return None;
        }
        let whole = query.0.iter().all(|word| self.contains(&format!("{word} "), depth));
        Some(if whole { Fit::Words } else { Fit::Beginnings })
    }
}

/// The searchable texts of a season, as of a log entry.
#[derive(Debug)]
pub struct SeasonIndex {
    number: u64,
    people: Arc<PersonTexts>,
    lines: Vec<IndexLine>,
}

impl SeasonIndex {
    /// Finds the subjects in which every word of the query begins a word. `depth` says how much of a subject the visitor
    /// may search; `None` hides it. At most so many of a kind are returned.
    pub fn find(
        &self,
        query: &SearchQuery,
        most: usize,
        depth: impl Fn(SearchSubject) -> Option<SearchDepth>,
    ) -> Vec<FoundSubjects> {
        let mut found: BTreeMap<SearchKind, Vec<(Fit, usize)>> = BTreeMap::new();
        for (at, line) in self.people.lines.iter().chain(&self.lines).enumerate() {
            if line.fit(query, SearchDepth::Personal).is_none() {
                continue;
            }
            let fit = depth(line.subject).and_then(|depth| line.fit(query, depth));
            if let Some(fit) = fit {
                found.entry(line.subject.kind()).or_default().push((fit, at));
            }
        }
        let of_kind = |(kind, mut fits): (SearchKind, Vec<(Fit, usize)>)| {
            fits.sort_unstable();
            let line = |at: usize| match at.checked_sub(self.people.lines.len()) {
                Some(at) => self.lines.get(at),
                None => self.people.lines.get(at),
            };
            let best = fits.iter().filter_map(|(_, at)| line(*at)).map(|line| line.subject).take(most);
            FoundSubjects { kind, all: fits.len(), best: best.collect() }
        };
        found.into_iter().map(of_kind).collect()
    }
}

/// The names of a season's persons as indexed.
#[derive(Debug)]
struct PersonTexts {
    persons: BTreeMap<MemberNo, PersonId>,
    /// The number of changes to the desk's persons at the time.
    changes: u64,
    day: Date,
    read: Instant,
    names: HashMap<MemberNo, String>,
    lines: Vec<IndexLine>,
}

impl PersonTexts {
    fn is_current(&self, state: &LeagueState, changes: u64, day: Date) -> bool {
        self.changes == changes
            && self.day == day
            && self.read.elapsed() < NAMES_KEPT_FOR
            && self.persons == state.persons
    }

    fn new(state: &LeagueState, found: &HashMap<PersonId, Person>, (changes, day): (u64, Date), below: u8) -> Self {
        let mut known: Vec<(&str, MemberNo, &Person)> = Vec::new();
        for (number, key) in &state.persons {
            known.extend(found.get(key).map(|person| (person.name.as_str(), *number, person)));
        }
        known.sort_unstable_by_key(|(name, number, _)| (*name, *number));
        let line = |(name, number, person): &(&str, MemberNo, &Person)| {
            let public = format!("{} {number}", person.public(Some(day), below).name);
            let desk = format!("{name} {}", person.details.fide_id);
            IndexLine::new(SearchSubject::Person(*number), [&public, &desk, &person.details.licence])
        };
        Self {
            lines: known.iter().map(line).collect(),
            names: known.iter().map(|(name, number, _)| (*number, (*name).to_owned())).collect(),
            persons: state.persons.clone(),
            changes,
            day,
            read: Instant::now(),
        }
    }

    fn name(&self, person: MemberNo) -> &str {
        self.names.get(&person).map_or("", String::as_str)
    }
}

/// Builds the index of everything but persons.
struct Indexing<'a> {
    state: &'a LeagueState,
    people: &'a PersonTexts,
    teams: BTreeMap<TeamId, String>,
    lines: Vec<IndexLine>,
}

impl Indexing<'_> {
    fn push(&mut self, subject: SearchSubject, public: &str, desk: &str) {
        self.lines.push(IndexLine::new(subject, [public, desk, ""]));
    }

    fn everything(mut self) -> Vec<IndexLine> {
        self.clubs();
        self.competitions();
        self.matches();
        let (state, season) = (self.state, &self.state.season);
        for case in season.cases.iter().rev().filter(|case| !case.withdrawn) {
            self.case(case);
        }
        for (at, sanction) in season.sanctions.iter().enumerate().rev() {
            let text = self.sanction(state, sanction);
            self.push(SearchSubject::Sanction(at), "", &text);
        }
        self.lines
    }

    fn clubs(&mut self) {
        let state = self.state;
        let named = |id: ClubId| state.name(Named::Club(id));
        let mut clubs: Vec<(String, ClubId)> = state.season.clubs.keys().map(|id| (named(*id), *id)).collect();
        clubs.sort_unstable();
        for (name, id) in clubs {
            let town = state.season.clubs.get(&id).map(|club| state.name(Named::Town(club.town)));
            let text = format!("{name} {} {id}", town.unwrap_or_default());
            self.push(SearchSubject::Club(id), &text, &state.name(Named::Venue(id)));
        }
        let mut teams: Vec<(String, TeamId)> = self.teams.iter().map(|(id, name)| (name.clone(), *id)).collect();
        teams.sort_unstable();
        for (name, id) in teams {
            self.push(SearchSubject::Team(id), &format!("{name} {id}"), "");
        }
    }

    fn competitions(&mut self) {
        let state = self.state;
        for id in state.season.events.keys() {
            let text = format!("{} {id}", state.name(Named::Event(*id)));
            self.push(SearchSubject::Competition(*id), &text, "");
        }
    }

    /// The latest match first.
    fn matches(&mut self) {
        let state = self.state;
        for (id, m) in state.season.matches.iter().rev() {
            let cup = state.season.events.get(&m.event).is_some_and(|of| of.settings.kind == CompetitionKind::Cup);
            let team = |team: TeamId| match self.teams.get(&team) {
                Some(name) if !cup => name.clone(),
                _ => state.team_in(m.event, team),
            };
            let event = state.name(Named::Event(m.event));
            let text = format!("{} {} {id} {event}", team(m.home), team(m.visitors));
            self.push(SearchSubject::Match(*id), &text, "");
        }
    }

    /// The number and name of the matter, its parties, its teams and competition, and the beginning of each statement.
    fn case(&mut self, case: &CaseFile) {
        let (state, season) = (self.state, &self.state.season);
        let mut text = case.id.to_string();
        let mut add = |more: &str| {
            text.push(' ');
            text.push_str(more);
        };
        for language in Language::ALL {
            add(case.matter.text().get(language));
        }
        // A matter of a whole competition is found by its name, not by each of its clubs.
        let of_event = case.matter.of_event();
        if let Some(event) = of_event {
            add(&state.name(Named::Event(event)));
        }
        if let Some(m) = case.matter.of_match().and_then(|id| season.matches.get(&id)) {
            add(self.team(m.home));
            add(self.team(m.visitors));
        }
        if let Matter::Breach(Offender::Team(team)) | Matter::Sanction(Offender::Team(team)) = &case.matter {
            add(self.team(*team));
        }
        let all = if of_event.is_some() { BTreeSet::default() } else { parties(season, case) };
        for party in all {
            match party {
                Party::Club(club) => add(&state.name(Named::Club(club))),
                Party::Person(person) => add(self.people.name(person)),
                Party::Organiser(open) => add(&state.name(Named::Open(open))),
            }
        }
        if let Matter::Withdrawal(_, person) = &case.matter {
            add(self.people.name(*person));
        }
        for (_, words) in state.statements.get(&case.id).into_iter().flatten() {
            add(&words.chars().take(STATEMENT_CHARS).collect::<String>());
        }
        self.push(SearchSubject::Case(case.id), "", &text);
    }

    fn sanction(&self, state: &LeagueState, sanction: &Sanction) -> String {
        let who = match sanction.on {
            Offender::Person(person) => self.people.name(person).to_owned(),
            Offender::Team(team) => self.team(team).to_owned(),
            Offender::Club(club) => state.name(Named::Club(club)),
        };
        format!("{who} {} {}", sanction.circular, sanction.case)
    }

    fn team(&self, team: TeamId) -> &str {
        self.teams.get(&team).map_or("", String::as_str)
    }
}

/// The indexes of the seasons searched last.
#[derive(Debug, Default)]
pub struct SeasonIndexes(Mutex<VecDeque<(String, Arc<SeasonIndex>)>>);

impl SeasonIndexes {
    /// Returns the index of a season on a day. Players below an age are indexed for the public by their initials.
    pub async fn of(
        &self,
        people: &People,
        (id, state): (&str, &LeagueState),
        day: Date,
        below: u8,
    ) -> Result<Arc<SeasonIndex>, StoreError> {
        // Read before the names: a change in between makes the index outdated.
        let changes = people.changes();
        let known = self.known(id);
        let known_people = known.as_ref().map(|known| Arc::clone(&known.people));
        let texts = if let Some(texts) = known_people.filter(|texts| texts.is_current(state, changes, day)) {
            texts
        } else {
            let found = people.several(state.persons.values()).await?;
            Arc::new(PersonTexts::new(state, &found, (changes, day), below))
        };
        if let Some(known) = known.filter(|known| known.number == state.number && Arc::ptr_eq(&known.people, &texts)) {
            return Ok(known);
        }
        let teams = state.season.teams.keys().map(|team| (*team, state.team(*team))).collect();
        let lines = Indexing { state, people: &texts, teams, lines: Vec::new() }.everything();
        let index = Arc::new(SeasonIndex { number: state.number, people: texts, lines });
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| known != id);
        kept.truncate(KEPT - 1);
        kept.push_front((id.to_owned(), Arc::clone(&index)));
        Ok(index)
    }

    fn known(&self, id: &str) -> Option<Arc<SeasonIndex>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == id).map(|(_, index)| Arc::clone(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(public: &str, desk: &str, personal: &str) -> IndexLine {
        IndexLine::new(SearchSubject::Person(MemberNo(1)), [public, desk, personal])
    }

    #[test]
    fn words_are_found_by_their_beginnings_in_any_order_without_accents() {
        let club = line("Cercle de l’Alfil", "", "");
        let line = line("F. M., À. 104", "Ferrer Montcau, Àlex 2205123", "CAT-0815");
        for typed in ["alfil", "l’alfil", "L'ALFIL cercle", "lalf"] {
            assert!(club.fit(&SearchQuery::read(typed).unwrap(), SearchDepth::Public).is_some(), "{typed}");
        }
        let cases = [
            ("montcau ferrer", SearchDepth::Desk, Some(Fit::Words)),
            ("FERR alex", SearchDepth::Desk, Some(Fit::Beginnings)),
            ("ontcau", SearchDepth::Desk, None),
            ("ferrer", SearchDepth::Public, None),
            ("f m a", SearchDepth::Public, Some(Fit::Words)),
            ("#104", SearchDepth::Public, Some(Fit::Words)),
            ("2205123", SearchDepth::Public, None),
            ("2205123", SearchDepth::Desk, Some(Fit::Words)),
            ("cat 0815", SearchDepth::Desk, None),
            ("cat-0815 ferrer", SearchDepth::Personal, Some(Fit::Words)),
        ];
        for (typed, depth, expected) in cases {
            assert_eq!(line.fit(&SearchQuery::read(typed).unwrap(), depth), expected, "{typed} {depth:?}");
        }
    }

    #[test]
    fn a_query_is_bounded() {
        assert_eq!(SearchQuery::read(" ·,- "), None);
        let long = "a ".repeat(10_000);
        assert_eq!(SearchQuery::read(&long).unwrap().0.len(), QUERY_WORDS);
        assert_eq!(SearchQuery::read(&"é".repeat(10_000)).unwrap().0[0].len(), QUERY_CHARS + 1);
    }
}
