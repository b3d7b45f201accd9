//! A tournament as input of the rules for ratings, promotions and norms.
//!
//! The tournament has names, ratings and results; other data that the rules need (category, other ratings, K) comes
//! from a list, as one [`PlayerFacts`] per player.

use adoube_tournament::{Bye, Forfeit, GameOutcome, Player, PlayerIx, Rated, RoundEntry, Sex, Tournament};

use crate::exact::Exact;
use crate::fce::{self, EventChange, EventKind, Periodic, Tally, TeamGames};
use crate::fide::{self, FideChange, Initial, KFactorHistory, KReason, Pool, RateOfPlay, Tempo};
use crate::list::ListPlayer;
use crate::master::{self, LastRound, PercentageNorm, ThresholdReading};
use crate::norms::{self, Format, GamesRule, NormDecision, NormRound};
use crate::opponent::{Category, Opponent, Purpose};
use crate::performance::{self, Performance};
use crate::promotion::{self, PromotionAttempt, PromotionOpponent};

/// Data about a player that the rules need besides the tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayerFacts {
    /// Category.
    pub category: Category,
    /// The rating of the list in force: the Catalan one, or FIDE's for the type of play.
    pub rating: Option<u16>,
    /// FIDE's standard rating, for rapid and blitz.
    pub standard: Option<u16>,
    /// The Spanish rating.
    pub spanish: Option<u16>,
    /// The international rating.
    pub international: Option<u16>,
    /// The coefficient of the list.
    pub k: Option<u8>,
    /// The highest rating ever.
    pub highest: u16,
    /// Rated games ever, if known.
    pub total: Option<u32>,
    /// Year of birth.
    pub born: Option<u16>,
}

impl PlayerFacts {
    /// Creates the data from a row of a list.
    pub fn of_list(row: &ListPlayer) -> Self {
        let some = |number: u16| (number > 0).then_some(number);
        Self {
            category: row.category,
            rating: some(row.rating),
            standard: some(row.standard),
            spanish: some(row.spanish),
            international: some(row.international),
            k: (row.k > 0).then_some(row.k),
            highest: row.highest,
            total: row.total,
            born: some(row.born),
        }
    }

    /// Creates the data from the tournament alone: a rated player is a Preferent with that rating, the others have no
    /// category.
    pub fn of_player(player: &Player) -> Self {
        let rating = (player.rating > 0).then_some(player.rating);
        let born = player.born.get(..4).and_then(|year| year.parse().ok()).filter(|year| *year > 0);
        let category = if rating.is_some() { Category::Preferent } else { Category::None };
        Self { category, rating, born, ..Self::default() }
    }
}

/// A tournament with the data of its players.
#[derive(Clone, Copy, Debug)]
pub struct EventFacts<'a> {
    /// The tournament.
    pub tournament: &'a Tournament,
    /// The data of each player, in the order of the tournament.
    pub persons: &'a [PlayerFacts],
}

/// A player's event under the handbook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FceResult {
    /// The opponents, round by round, with half points.
    pub games: Vec<(PlayerIx, Opponent, u32)>,
    /// The change of a rated player with at least one game.
    pub change: Option<EventChange>,
    /// The first rating that an unrated player would get.
    pub periodic: Option<Periodic>,
}

/// A player's event under FIDE's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FideResult {
    /// With a rating.
    pub change: Option<FideChange>,
    /// The opponents of the games of the change.
    pub opponents: Vec<PlayerIx>,
    /// For an unrated player: the rated opponents with their ratings and the half points against them.
    pub met: Vec<(PlayerIx, u16, u32)>,
    /// Results towards a first rating.
    pub pool: Pool,
    /// Games of a first event without a point, which does not count (8.2.1).
    pub disregarded: u32,
    /// Without a rating, with enough games.
    pub initial: Option<Initial>,
    /// Games played that are not rated: against unrated players, too far apart, or too short a time.
    pub left_out: u32,
    /// Performance against rated opponents.
    pub performance: Option<Performance>,
}

const fn halves(outcome: GameOutcome) -> u32 {
    fide::half_points(outcome)
}

impl EventFacts<'_> {
    fn person(&self, ix: PlayerIx) -> PlayerFacts {
        self.persons.get(ix.index()).copied().unwrap_or_default()
    }

    /// Rounds of the event: as announced, else as paired.
    pub fn rounds(&self) -> u32 {
        let paired = self.tournament.paired_rounds();
        self.tournament.rounds.map_or(paired, |rounds| usize::from(rounds).max(paired)) as u32
    }

    /// Returns a player's half points in the whole event.
    fn event_half_points(&self, ix: PlayerIx) -> u32 {
        let tenths = self.tournament.score_after(ix, self.tournament.paired_rounds()).tenths();
        u32::try_from(tenths / 5).unwrap_or(0)
    }

    fn opponent(&self, ix: Option<PlayerIx>, absent: bool) -> Opponent {
        let Some(ix) = ix else { return Opponent { absent: true, ..Opponent::default() } };
        let person = self.person(ix);
        Opponent {
            category: person.category,
            catalan: person.rating,
            spanish: person.spanish,
            international: person.international,
            event_half_points: self.event_half_points(ix),
            event_rounds: self.rounds(),
            absent,
        }
    }

    /// Calculates the handbook's rating from games and absences; byes are not games.
    pub fn fce(&self, ix: PlayerIx, kind: EventKind) -> Option<FceResult> {
        let player = self.tournament.player(ix)?;
        let mut games = Vec::new();
        for entry in &player.entries {
            match *entry {
                RoundEntry::Game { opponent, outcome, .. } => {
                    games.push((opponent, self.opponent(Some(opponent), false), halves(outcome)));
                }
                RoundEntry::Forfeit { opponent, forfeit, .. } => {
                    let half = if forfeit == Forfeit::Won { 2 } else { 0 };
                    games.push((opponent.unwrap_or(ix), self.opponent(opponent, true), half));
                }
                RoundEntry::Paired { .. } | RoundEntry::Bye(_) => {}
            }
        }
        let count = games.len() as u32;
        let half_points = games.iter().map(|(_, _, half)| half).sum();
        let sum = games.iter().map(|(_, opponent, _)| i64::from(opponent.value(Purpose::Rating).0)).sum();
        let really_played = games.iter().filter(|(_, opponent, _)| !opponent.absent).count() as u32;
        let against_preferents = games.iter().filter(|(_, o, _)| o.counts_as_preferent()).count() as u32;
        let team = TeamGames { played: really_played, against_preferents };
        let tally = Tally::of(count, half_points, sum);
        let person = self.person(ix);
        let change = match (person.rating, tally) {
            (Some(own), Some(tally)) => Some(fce::event(own, kind, kind.k(), tally, team)),
            _ => None,
        };
        let periodic = person.rating.is_none().then(|| fce::periodic(person.category, tally));
        Some(FceResult { games, change, periodic })
    }

    /// Calculates FIDE's rating. Without a time control every game is assumed to be long enough.
    pub fn fide(&self, ix: PlayerIx, tempo: Tempo, rate: Option<RateOfPlay>, year: Option<u16>) -> Option<FideResult> {
        let player = self.tournament.player(ix)?;
        // 7.2.1: below 1400 there is no rating.
        let valid = |rating: Option<u16>| rating.filter(|rating| *rating >= fide::FLOOR);
        let rating = |person: PlayerFacts| match tempo {
            Tempo::Standard => valid(person.rating),
            _ => valid(person.rating).or(valid(person.standard)),
        };
        let person = self.person(ix);
        let own = rating(person);
        let mut games = Vec::new();
        let mut opponents = Vec::new();
        let mut met = Vec::new();
        let mut pool = Pool::default();
        let (mut left_out, mut disregarded) = (0, 0);
        let (mut sum, mut count, mut half_sum) = (0_i64, 0, 0);
        for entry in &player.entries {
            let RoundEntry::Game { opponent, outcome, rated, .. } = *entry else { continue };
            let other = rating(self.person(opponent));
            let ratings = [own.unwrap_or(0), other.unwrap_or(0)];
            let in_time = rate.is_none_or(|rate| rate.suits(tempo, ratings));
            let half = halves(outcome);
            let Some(other) = other.filter(|_| rated == Rated::Yes && in_time) else {
                left_out += 1;
                continue;
            };
            if own.is_some() && !fide::is_rated_pair(ratings, tempo) {
                left_out += 1;
                continue;
            }
            (sum, count, half_sum) = (sum + i64::from(other), count + 1, half_sum + half);
            if let Some(own) = own {
                games.push(fide::game(own, other, half, tempo));
                opponents.push(opponent);
            } else {
                met.push((opponent, other, half));
                pool = pool.and(Pool { games: 1, half_points: half, sum: other.into() });
            }
        }
        // 8.2.1: a first event without a point is disregarded.
        if pool.half_points == 0 && person.total.unwrap_or(0) == 0 {
            disregarded = pool.games;
            pool = Pool::default();
        }
        let change = own.map(|own| fide::change(own, games, k_of(person, own, year)));
        let initial = if own.is_none() { fide::initial(pool) } else { None };
        let performance = performance::performance(sum, count, half_sum);
        Some(FideResult { change, opponents, met, pool, disregarded, initial, left_out, performance })
    }

    /// Returns the promotion attempt, if the player's category has a next one.
    pub fn promotion(&self, ix: PlayerIx) -> Option<(PromotionAttempt, Vec<PromotionOpponent>)> {
        let player = self.tournament.player(ix)?;
        let met: Vec<PromotionOpponent> = player.entries.iter().filter_map(|entry| self.met(entry)).collect();
        let attempt = promotion::attempt(self.person(ix).category, self.rounds(), self.event_half_points(ix), &met)?;
        Some((attempt, met))
    }

    fn met(&self, entry: &RoundEntry) -> Option<PromotionOpponent> {
        match *entry {
            RoundEntry::Game { opponent, .. } => {
                let value = self.opponent(Some(opponent), false).value(Purpose::Promotion).0;
                Some(PromotionOpponent { category: Some(self.person(opponent).category), value })
            }
            RoundEntry::Forfeit { .. } | RoundEntry::Bye(_) => Some(PromotionOpponent { category: None, value: 2000 }),
            RoundEntry::Paired { .. } => None,
        }
    }

    /// Returns the percentage norm of Mestre Català with the protection of the last round; `None` without a game, or
    /// with fewer than eight rounds, which cannot be homologated (D-114). The second value is whether the norm is
    /// granted.
    pub fn master(&self, ix: PlayerIx, reading: ThresholdReading) -> Option<(PercentageNorm, bool)> {
        if self.rounds() < 8 {
            return None;
        }
        let player = self.tournament.player(ix)?;
        let last = (self.rounds() as usize).checked_sub(1)?;
        let (mut games, mut half_points, mut sum) = (0, 0, 0_i64);
        for entry in player.entries.iter().take(last) {
            if let RoundEntry::Game { opponent, outcome, .. } = *entry {
                games += 1;
                half_points += halves(outcome);
                sum += i64::from(self.opponent(Some(opponent), false).value(Purpose::Promotion).0);
            }
        }
        let total = |games: u32, half: u32, sum: i64| {
            master::percentage_norm(
                games,
                half,
                Exact::ratio(sum, i64::from(games))?,
                reading,
                &master::NormFigures::HANDBOOK,
            )
        };
        let Some(entry) = player.entries.get(last) else {
            return total(games, half_points, sum).map(|norm| (norm, norm.is_norm));
        };
        let value = |opponent: PlayerIx, taken: u32, made: u32| {
            // Another result of that game would change the opponent's score, and with it an imputed rating.
            let mut other = self.opponent(Some(opponent), false);
            other.event_half_points = (other.event_half_points + made).saturating_sub(taken);
            i64::from(other.value(Purpose::Promotion).0)
        };
        let ways = |opponent: PlayerIx, made: u32| -> Vec<LastRound> {
            (0..made)
                .filter_map(|half| {
                    let sum = sum + value(opponent, 2 - made, 2 - half);
                    let average = Exact::ratio(sum, i64::from(games) + 1)?;
                    Some(LastRound { half_points: half, total: (games + 1, half_points + half, average) })
                })
                .collect()
        };
        let (actual, made, ways) = match *entry {
            RoundEntry::Game { opponent, outcome, .. } => {
                let made = halves(outcome);
                let with = total(games + 1, half_points + made, sum + value(opponent, 0, 0))?;
                (with, made, ways(opponent, made))
            }
            RoundEntry::Forfeit { opponent: Some(opponent), forfeit: Forfeit::Won, .. } => {
                // The opponent scores nothing in an unplayed game.
                let ways = (0..2)
                    .filter_map(|half| {
                        let average = Exact::ratio(sum + value(opponent, 0, 2 - half), i64::from(games) + 1)?;
                        Some(LastRound { half_points: half, total: (games + 1, half_points + half, average) })
                    })
                    .collect();
                (total(games, half_points, sum)?, 2, ways)
            }
            _ => (total(games, half_points, sum)?, 0, Vec::new()),
        };
        Some((actual, master::with_last_round(actual, made, &ways, reading, &master::NormFigures::HANDBOOK)))
    }

    /// Returns the rounds of a candidate for a FIDE title. A pairing without a result counts as unplayed, with its
    /// opponent.
    pub fn norm_rounds(&self, ix: PlayerIx) -> Vec<NormRound> {
        let Some(player) = self.tournament.player(ix) else { return Vec::new() };
        let rounds = (1_u32..).zip(&player.entries);
        rounds
            .map(|(number, entry)| {
                let way = match *entry {
                    RoundEntry::Game { outcome, .. } => NormDecision::Played(halves(outcome)),
                    RoundEntry::Forfeit { forfeit: Forfeit::Won, .. } => NormDecision::ForfeitWon,
                    RoundEntry::Forfeit { .. } => NormDecision::ForfeitLost,
                    RoundEntry::Bye(Bye::PairingAllocated) => NormDecision::AllocatedBye,
                    RoundEntry::Bye(_) | RoundEntry::Paired { .. } => NormDecision::Nothing,
                };
                let other = entry.opponent().and_then(|other| self.tournament.player(other).zip(Some(other)));
                let rating = other.map_or(0, |(_, ix)| self.person(ix).rating.unwrap_or(0));
                NormRound {
                    number,
                    way,
                    opponent: other.map_or(0, |(other, _)| other.number.into()),
                    rating,
                    federation: other.map(|(other, _)| other.federation.trim().to_uppercase()).unwrap_or_default(),
                    title: other.map(|(other, _)| full_title(other)).unwrap_or_default(),
                    hopeless: other.is_some_and(|(_, ix)| rating == 0 && self.scored_nothing_against_rated(ix)),
                }
            })
            .collect()
    }

    fn scored_nothing_against_rated(&self, ix: PlayerIx) -> bool {
        let Some(player) = self.tournament.player(ix) else { return false };
        player.entries.iter().all(|entry| match *entry {
            RoundEntry::Game { opponent, outcome, .. } => {
                self.person(opponent).rating.is_none() || outcome == GameOutcome::Loss
            }
            _ => true,
        })
    }

    /// Returns the event for norms. A Swiss with enough foreigners in every round is exempt from the mix of federations
    /// (1.4.3d).
    pub fn norm_event(&self, format: Format, games: GamesRule, host: Option<&str>, exempt: bool) -> norms::NormEvent {
        let big = format == Format::Swiss && host.is_some_and(|host| self.is_big_swiss(host));
        norms::NormEvent { rounds: self.rounds(), format, games, exempt: exempt || big }
    }

    /// 1.4.3d: returns whether in every round there are at least 20 rated players from outside the host federation, of
    /// at least three federations, at least ten with a title of GM, IM, WGM or WIM; only players who miss at most one
    /// round, not counting allocated byes, are counted.
    pub fn is_big_swiss(&self, host: &str) -> bool {
        let rounds = self.tournament.paired_rounds();
        let counts = |player: &Player| {
            let came = |entry: &RoundEntry| {
                matches!(
                    entry,
                    RoundEntry::Game { .. } | RoundEntry::Bye(Bye::PairingAllocated) | RoundEntry::Paired { .. }
                )
            };
            rounds.saturating_sub(player.entries.iter().take(rounds).filter(|entry| came(entry)).count()) <= 1
        };
        let foreign = |player: &&Player| {
            let federation = player.federation.trim();
            player.rating > 0 && !federation.is_empty() && federation != "FID" && !federation.eq_ignore_ascii_case(host)
        };
        let eligible: Vec<&Player> = self.tournament.players.iter().filter(foreign).filter(|p| counts(p)).collect();
        rounds > 0
            && (0..rounds).all(|round| {
                let here: Vec<&&Player> = eligible
                    .iter()
                    .filter(|p| {
                        p.entries.get(round).is_some_and(|e| {
                            !matches!(
                                e,
                                RoundEntry::Bye(Bye::Zero | Bye::Half | Bye::Full) | RoundEntry::Forfeit { .. }
                            )
                        })
                    })
                    .collect();
                let mut federations: Vec<&str> = here.iter().map(|p| p.federation.as_str()).collect();
                federations.sort_unstable();
                federations.dedup();
                let titled =
                    here.iter().filter(|p| ["GM", "IM", "WGM", "WIM"].contains(&full_title(p).as_str())).count();
                here.len() >= 20 && federations.len() >= 3 && titled >= 10
            })
    }

    /// Returns whether a player already has a title, or a higher one.
    pub fn holds(&self, ix: PlayerIx, title: norms::NormTitle) -> bool {
        use norms::NormTitle;
        let own = self.tournament.player(ix).map(full_title).unwrap_or_default();
        match title {
            NormTitle::Gm => own == "GM",
            NormTitle::Im => matches!(own.as_str(), "GM" | "IM"),
            NormTitle::Wgm => matches!(own.as_str(), "GM" | "IM" | "WGM"),
            NormTitle::Wim => matches!(own.as_str(), "GM" | "IM" | "WGM" | "WIM"),
        }
    }

    /// Returns whether a player may seek a title: women's titles only women.
    pub fn may_seek(&self, ix: PlayerIx, title: norms::NormTitle) -> bool {
        !title.is_for_women() || self.tournament.player(ix).is_some_and(|player| player.sex == Some(Sex::Woman))
    }
}

/// Returns a title in its usual letters; old files have one or two small ones.
pub fn full_title(player: &Player) -> String {
    let title = player.title.trim();
    match title.to_ascii_lowercase().as_str() {
        "g" | "gm" => "GM".into(),
        "m" | "im" => "IM".into(),
        "f" | "fm" => "FM".into(),
        "c" | "cm" => "CM".into(),
        "wg" | "wgm" => "WGM".into(),
        "wm" | "wim" => "WIM".into(),
        "wf" | "wfm" => "WFM".into(),
        "wc" | "wcm" => "WCM".into(),
        _ => title.to_owned(),
    }
}

fn k_of(person: PlayerFacts, own: u16, year: Option<u16>) -> (u8, KReason) {
    if let Some(k) = person.k {
        return (k, KReason::Given);
    }
    let games = person.total.unwrap_or(30);
    fide::coefficient(KFactorHistory { rating: own, highest: person.highest, games, born: person.born }, year)
}
