//! A period as an act: its input is recorded, with persons by id, and the answer is the new ratings.
//!
//! The aggregate of the streams `rating/ID`. A replay rates the period again, so `adoube verify` proves every number of
//! every published list (handbook, «Rating» 1-7; FIDE B.02). Birth years are not recorded: K is.

use crate::words::rating_periods;
use adoube_aggregate::{Aggregate, Context, Recorded};
use adoube_event::PersonId;
use adoube_laws::Date;
use adoube_rating::explain;
use adoube_rating::fce::EventKind;
use adoube_rating::fide::{KReason, Tempo};
use adoube_rating::games::{ListedGame, PeriodEvent, PeriodEventKind, PeriodGames, read_result};
use adoube_rating::list::RatingList;
use adoube_rating::period::{self, ComputedPeriod, FideDetail, PeriodSystem, RatingDetail};
use adoube_words::{Language, Text};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// The maximum number of players in a period. This and the limits below match the size of a log entry.
pub const PLAYERS_MAX: usize = 20_000;
/// The maximum number of events.
pub const EVENTS_MAX: usize = 500;
/// The maximum number of games.
pub const GAMES_MAX: usize = 100_000;

/// The rating rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RatingRules {
    /// The federation's handbook.
    #[default]
    Handbook,
    /// FIDE's rules, standard.
    Standard,
    /// FIDE's rules, rapid.
    Rapid,
    /// FIDE's rules, blitz.
    Blitz,
}

impl RatingRules {
    /// All rules.
    pub const ALL: [Self; 4] = [Self::Handbook, Self::Standard, Self::Rapid, Self::Blitz];

    /// Returns the code in forms and URLs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Handbook => "handbook",
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }

    /// Returns the rules for a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.code() == code)
    }

    /// Returns the type of play under FIDE's rules; `None` for the handbook.
    pub const fn tempo(self) -> Option<Tempo> {
        match self {
            Self::Handbook => None,
            Self::Standard => Some(Tempo::Standard),
            Self::Rapid => Some(Tempo::Rapid),
            Self::Blitz => Some(Tempo::Blitz),
        }
    }

    fn system(self) -> PeriodSystem {
        self.tempo().map_or(PeriodSystem::Fce, PeriodSystem::Fide)
    }
}

/// A rated event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct RatedEvent {
    /// The event's id.
    pub id: String,
    /// The number of its last log entry when it was rated.
    pub at: u64,
    /// The kind under the handbook; empty under FIDE's rules.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// The last day, such as `2026-06-20`; empty if unknown.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub ended: String,
    /// Number of rounds.
    pub rounds: u32,
}

/// A player with the data of the previous list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct RatedPlayer {
    /// The person's id.
    pub person: PersonId,
    /// The rating before; 0 for none.
    pub rating: u16,
    /// The category's code.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub category: String,
    /// FIDE's standard rating, for rapid and blitz.
    #[serde(skip_serializing_if = "is_zero")]
    pub standard: u16,
    /// The Spanish rating.
    #[serde(skip_serializing_if = "is_zero")]
    pub spanish: u16,
    /// The international rating.
    #[serde(skip_serializing_if = "is_zero")]
    pub international: u16,
    /// The coefficient K, which does not reveal the birth year.
    #[serde(skip_serializing_if = "is_none")]
    pub k: u8,
    /// The code of the reason for K; empty in older records.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub k_why: String,
    /// Results carried over towards a first rating.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kept: String,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
const fn is_none(number: &u8) -> bool {
    *number == 0
}

/// A game: event, White and Black by index from 0, and the result as written in lists.
pub type RatedGame = (u16, u32, u32, String);

/// The input of a period.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Inputs {
    /// The rules.
    pub rules: RatingRules,
    /// The date of the new list: `2026-07-01`.
    pub date: String,
    /// The name of the previous list; empty to use the ratings of the entries.
    #[serde(default)]
    pub base: String,
    /// The name of the new list.
    pub list: String,
    /// The events.
    pub events: Vec<RatedEvent>,
    /// The players.
    pub players: Vec<RatedPlayer>,
    /// The games.
    pub games: Vec<RatedGame>,
}

/// A player after the period.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NewRating {
    /// The rating; 0 for none.
    pub rating: u16,
    /// Games counted.
    pub games: u16,
    /// Results carried over towards a first rating.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kept: String,
}

impl Inputs {
    const fn is_too_large(&self) -> bool {
        self.players.len() > PLAYERS_MAX || self.events.len() > EVENTS_MAX || self.games.len() > GAMES_MAX
    }

    fn list(&self) -> String {
        let mut text = String::from("id,category,rating,standard,spanish,international,k,kept\n");
        for (id, player) in (1_u32..).zip(&self.players) {
            let RatedPlayer { rating, category, standard, spanish, international, k, kept, .. } = player;
            let kept: String = kept.chars().filter(|c| !c.is_control() && !matches!(c, ',' | '"')).collect();
            let category: String = category.chars().filter(char::is_ascii_alphanumeric).collect();
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{id},{category},{rating},{standard},{spanish},{international},{k},{kept}");
        }
        text
    }

    fn games(&self) -> Option<PeriodGames> {
        let event = |event: &RatedEvent| {
            let kind = if event.kind.is_empty() { EventKind::Open } else { EventKind::from_code(&event.kind)? };
            let rounds = (event.rounds > 0).then_some(event.rounds);
            Some(PeriodEvent {
                name: event.id.clone(),
                kind: PeriodEventKind::Counts(kind),
                date: Date::parse(&event.ended),
                rounds,
            })
        };
        let game = |(event, white, black, result): &RatedGame| {
            let known = usize::from(*event) < self.events.len()
                && white != black
                && [white, black].into_iter().all(|row| (*row as usize) < self.players.len());
            let result = read_result(result.as_bytes()).filter(|_| known)?;
            Some(ListedGame { event: u32::from(*event), white: *white, black: *black, result })
        };
        let events = self.events.iter().map(event).collect::<Option<_>>()?;
        let games = self.games.iter().map(game).collect::<Option<_>>()?;
        Some(PeriodGames { events, games }.in_order())
    }

    /// Calls `work` with the list and the games in the format of the rules; `None` if they are inconsistent.
    fn with<T>(&self, work: impl FnOnce(&RatingList<'_>, &PeriodGames, Date) -> T) -> Option<T> {
        if self.is_too_large() {
            return None;
        }
        let text = self.list();
        let list = RatingList::read(text.as_bytes(), &mut |_| {}).ok()?;
        Some(work(&list, &self.games()?, Date::parse(&self.date)?))
    }

    /// Returns the new ratings and the number of events that did not count; `None` if the input is inconsistent.
    pub fn rate(&self) -> Option<(Vec<NewRating>, usize)> {
        self.with(|list, games, date| {
            let ComputedPeriod { next, events_left, .. } =
                period::compute(list, games, self.rules.system(), Some(date), &mut |_| {});
            let rated = next.iter().map(|next| NewRating {
                rating: next.rating,
                games: next.games,
                kept: next.kept.as_deref().map(adoube_rating::list::write_kept).unwrap_or_default(),
            });
            (rated.collect(), events_left)
        })
    }

    /// Explains the calculation of a player's rating. `person` names a player and `event` an event, each by index.
    pub fn explain(
        &self,
        place: usize,
        person: &dyn Fn(usize) -> String,
        event: &dyn Fn(&str) -> String,
        language: Language,
    ) -> Vec<String> {
        let own = self.players.get(place).map_or(0, |player| player.rating);
        let lines = self.with(|list, games, date| {
            let mut games = games.clone();
            for known in &mut games.events {
                known.name = event(&known.name);
            }
            let mut detail = period::detail(list, &games, self.rules.system(), Some(date), place)?;
            // The list given to the rules has every K filled in, so the reason comes from the player.
            let why = self.players.get(place).and_then(|player| KReason::from_code(&player.k_why));
            if let (RatingDetail::Fide(FideDetail { change: Some(change), .. }), Some(why)) = (&mut detail, why) {
                change.reason = why;
            }
            Some(explain::detail(own, &detail, &|id| person((id as usize).saturating_sub(1)), language))
        });
        lines.flatten().unwrap_or_default()
    }
}

/// The acts of a period.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeriodAct {
    /// Rates a period and publishes the resulting list.
    Publish(Box<Inputs>),
}

/// The answers of a period.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeriodAnswer {
    /// The ratings, in the order of the players.
    Rated(Vec<NewRating>),
}

/// The state of a period.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PeriodState {
    /// The input; `None` before publication.
    pub inputs: Option<Box<Inputs>>,
    /// The resulting ratings.
    pub rated: Vec<NewRating>,
    /// The number of the log entry that published it; 0 before publication.
    pub number: u64,
    /// The time of publication in milliseconds since 1970.
    pub at_ms: i64,
}

/// The reasons not to publish a period.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeriodRefusal {
    /// It is already published.
    Published,
    /// More players, events or games than a period may have.
    TooLarge,
    /// The input is inconsistent.
    Unsound,
}

impl PeriodRefusal {
    /// Returns the text of the refusal.
    pub const fn text(self) -> Text {
        match self {
            Self::Published => rating_periods::PUBLISHED,
            Self::TooLarge => rating_periods::TOO_LARGE,
            Self::Unsound => rating_periods::UNSOUND,
        }
    }
}

/// The aggregate of periods.
#[derive(Clone, Copy, Debug)]
pub struct Periods;

impl Aggregate for Periods {
    type Act = PeriodAct;
    type Answer = PeriodAnswer;
    type State = PeriodState;
    type Refusal = PeriodRefusal;

    const KIND: &'static str = "rating";

    fn decide(
        state: &PeriodState,
        PeriodAct::Publish(inputs): &PeriodAct,
        _: &Context,
    ) -> Result<Vec<PeriodAnswer>, PeriodRefusal> {
        if state.inputs.is_some() {
            return Err(PeriodRefusal::Published);
        }
        if inputs.is_too_large() {
            return Err(PeriodRefusal::TooLarge);
        }
        let (rated, _) = inputs.rate().ok_or(PeriodRefusal::Unsound)?;
        Ok(vec![PeriodAnswer::Rated(rated)])
    }

    fn apply(state: &mut PeriodState, done: &Recorded<PeriodAct, PeriodAnswer>) {
        let PeriodAct::Publish(inputs) = &done.act;
        state.inputs = Some(inputs.clone());
        (state.number, state.at_ms) = (done.number, done.at);
        if let Some(PeriodAnswer::Rated(rated)) = done.answers.first() {
            state.rated.clone_from(rated);
        }
    }

    fn is_heavy(_: &PeriodAct) -> bool {
        true
    }

    fn seals(_: &PeriodAct) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn player(at: usize, rating: u16, category: &str) -> RatedPlayer {
        let person = PersonId(format!("p{at}"));
        RatedPlayer { person, rating, category: category.to_owned(), ..RatedPlayer::default() }
    }

    /// Returns the handbook's example B: 2015 in the Barcelona Open, four points of eight against an average of
    /// 2006.25.
    fn example() -> Inputs {
        let opponents = [2050, 2000, 2000, 2000, 2000, 2000, 2000, 2000];
        let mut players = vec![player(0, 2015, "P")];
        players.extend((1..).zip(opponents).map(|(at, rating)| player(at, rating, "P")));
        let results = ["1-0", "1-0", "1-0", "1-0", "0-1", "0-1", "0-1", "0-1"];
        let games = (1..).zip(results).map(|(at, result)| (0, 0, at, result.to_owned())).collect();
        let event = RatedEvent {
            id: "b".to_owned(),
            at: 9,
            kind: "barcelona".to_owned(),
            ended: "1989-05-01".to_owned(),
            rounds: 8,
        };
        let date = "1989-07-01".to_owned();
        Inputs {
            rules: RatingRules::Handbook,
            date,
            list: "July".to_owned(),
            events: vec![event],
            players,
            games,
            ..Inputs::default()
        }
    }

    #[test]
    fn the_handbooks_example_is_rated_and_explained() {
        let inputs = example();
        let (rated, left) = inputs.rate().unwrap();
        assert_eq!((rated[0].rating, rated[0].games, left), (2015, 8, 0));
        let lines = inputs.explain(0, &|at| format!("P{at}"), &|id| format!("Event {id}"), Language::English);
        let text = lines.join("\n");
        for part in ["Event b (Barcelona Open, K 20)", "P1: 2050", "16050 / 8 = 2006.25", "4.08", "2015"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn a_period_is_published_once_and_plays_again_the_same() {
        let act = PeriodAct::Publish(Box::new(example()));
        let context = Context::new("a", 1);
        let answers = Periods::decide(&PeriodState::default(), &act, &context).unwrap();
        let done =
            Recorded { number: 1, at: 1, by: "a".to_owned(), confirmed: adoube_aggregate::Level::None, act, answers };
        let written = serde_json::to_string(&done).unwrap();
        let read: Recorded<PeriodAct, PeriodAnswer> = serde_json::from_str(&written).unwrap();
        assert_eq!((&read.act, &read.answers), (&done.act, &done.answers));
        let mut state = PeriodState::default();
        Periods::apply(&mut state, &done);
        assert_eq!(Periods::decide(&state, &done.act, &context), Err(PeriodRefusal::Published));
        assert!(!written.contains("born") && state.rated.len() == 9);
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        let broken: [fn(&mut Inputs); 7] = [
            |inputs| inputs.date = "soon".to_owned(),
            |inputs| inputs.events.clear(),
            |inputs| inputs.events[0].kind = "king".to_owned(),
            |inputs| inputs.games[0].2 = 99,
            |inputs| inputs.games[0].2 = 0,
            |inputs| inputs.games[0].3 = "2-0".to_owned(),
            |inputs| inputs.players[0].rating = 5000,
        ];
        for (at, breaks) in broken.into_iter().enumerate() {
            let mut inputs = example();
            breaks(&mut inputs);
            assert_eq!(inputs.rate(), None, "{at}");
            assert!(inputs.explain(0, &|_| String::new(), &str::to_owned, Language::Basque).is_empty());
        }
    }

    proptest! {
        #[test]
        fn the_explanation_comes_to_the_rating(
            ratings in prop::collection::vec((prop::option::of(2000_u16..2600), 0..4_usize), 2..12),
            games in prop::collection::vec((0_u32..12, 0_u32..12, 0..6_usize), 0..60), fide in any::<bool>(),
        ) {
            let mut inputs = example();
            inputs.rules = if fide { RatingRules::Standard } else { RatingRules::Handbook };
            let one = |(at, (rating, category)): (usize, &(Option<u16>, usize))| player(at, rating.unwrap_or(0), ["", "1", "P", "M"][*category]);
            inputs.players = ratings.iter().enumerate().map(one).collect();
            let many = ratings.len() as u32;
            let results = ["1-0", "1/2", "0-1", "+-", "-+", "--"];
            let games = games.into_iter().map(|(w, b, r)| (0, w % many, b % many, results[r].to_owned()));
            inputs.games = games.filter(|game| game.1 != game.2).collect();
            let (rated, _) = inputs.rate().unwrap();
            for (at, after) in rated.iter().enumerate() {
                let lines = inputs.explain(at, &|_| "x".to_owned(), &str::to_owned, Language::Catalan);
                if after.rating > 0 && after.games > 0 {
                    prop_assert!(lines.last().unwrap().contains(&after.rating.to_string()), "{:?} {}", lines, after.rating);
                }
            }
        }
    }
}
