//! An event as input of the rating and norm rules: FIDE ratings and birth years for B.02 and B.01; national ratings and
//! categories for the handbook. A category is a group named by its code: `3`, `2`, `1`, `P`, `M`.

use adoube_event::{Enrolment, EventState, KnownPeople, RatingCorrection};
use adoube_laws::Play;
use adoube_rating::Category;
use adoube_rating::event::{EventFacts, FideResult, PlayerFacts};
use adoube_rating::fide::{RateOfPlay, Tempo};
use adoube_rating::norms::{self, Format, GamesRule, Needed, NormDecision, NormReport, NormRound, NormTitle, WhatIf};
use adoube_tournament::roundrobin::Cycles;
use adoube_tournament::{BoardResult, Color, Forfeit, PlayerIx, Rated, RoundEntry, System, Tournament};

/// An event with the data for rating calculations.
#[derive(Clone, Debug)]
pub struct Ratings {
    /// The tournament, including results corrected for rating only.
    pub tournament: Tournament,
    /// Each player's data for FIDE's rules.
    pub fide: Vec<PlayerFacts>,
    /// Each player's data for the handbook.
    pub handbook: Vec<PlayerFacts>,
    /// The type of play.
    pub tempo: Tempo,
    /// The time control.
    pub rate: Option<RateOfPlay>,
    /// The year of the event.
    pub year: Option<u16>,
    /// The event's data for the title regulations.
    pub facts: norms::NormEvent,
}

/// A player who has achieved a norm or still can.
pub struct Candidate {
    /// The player.
    pub player: PlayerIx,
    /// The current report.
    pub report: NormReport,
    /// The possible results of the paired game; empty if there is none.
    pub ways: Vec<WhatIf>,
    /// Before the last round is paired: the opponent needed for each result.
    pub needed: Vec<Needed>,
}

/// The margin below the required performance at which a candidate is still examined: leaving out two games against much
/// weaker opponents (1.4.1e-f) raises a performance by no more.
const MARGIN: i64 = 250;

impl Ratings {
    /// Reads an event; drafts are for arbiters only.
    pub fn new(event: &EventState, names: &KnownPeople, with_draft: bool) -> Self {
        let mut tournament = if with_draft { event.to_tournament(names) } else { event.published_tournament(names) };
        for correction in &event.rating_corrections {
            correct(event, &mut tournament, correction);
        }
        let born = |at: usize| {
            let year = tournament.players.get(at).and_then(|player| player.born.get(..4));
            year.and_then(|year| year.parse().ok()).filter(|year| *year > 0)
        };
        let some = |rating: u16| (rating > 0).then_some(rating);
        let fide = event.entries.iter().enumerate();
        let fide: Vec<PlayerFacts> = fide
            .map(|(at, e)| PlayerFacts { rating: some(e.fide_rating), born: born(at), ..PlayerFacts::default() })
            .collect();
        let handbook = event.entries.iter().map(|entry| PlayerFacts {
            category: category(entry),
            rating: some(entry.national_rating),
            international: some(entry.fide_rating),
            ..PlayerFacts::default()
        });
        let handbook = handbook.collect();
        let tempo = match event.settings.kind_of_play() {
            Play::Standard => Tempo::Standard,
            Play::Rapid => Tempo::Rapid,
            Play::Blitz => Tempo::Blitz,
        };
        let format = match event.settings.system {
            System::RoundRobin(Cycles::Single) => Format::RoundRobin,
            System::RoundRobin(_) => Format::DoubleRoundRobin,
            _ => Format::Swiss,
        };
        let host = Some(event.settings.federation.trim()).filter(|host| !host.is_empty());
        let facts =
            EventFacts { tournament: &tournament, persons: &fide }.norm_event(format, GamesRule::Nine, host, false);
        let day = event.settings.ends.or(event.settings.starts);
        let year = day.and_then(|day| day.to_string().get(..4)?.parse().ok());
        Self { rate: rate(event), tournament, fide, handbook, tempo, year, facts }
    }

    /// Returns the number of rounds of the event.
    pub fn rounds(&self) -> u32 {
        self.facts.rounds
    }

    /// Returns all players by starting number.
    pub fn players(&self) -> impl Iterator<Item = PlayerIx> + use<> {
        (0..u32::try_from(self.tournament.players.len()).unwrap_or(u32::MAX)).map(PlayerIx)
    }

    /// Returns a player's FIDE rating change so far.
    pub fn fide(&self, player: PlayerIx) -> Option<FideResult> {
        self.field().fide(player, self.tempo, self.rate, self.year)
    }

    fn field(&self) -> EventFacts<'_> {
        EventFacts { tournament: &self.tournament, persons: &self.fide }
    }

    /// Returns the field with the handbook's categories and ratings.
    pub fn handbook(&self) -> EventFacts<'_> {
        EventFacts { tournament: &self.tournament, persons: &self.handbook }
    }

    /// Returns whether norms are possible: in standard play over nine rounds (1.4.1a).
    pub fn has_norms(&self) -> bool {
        self.tempo == Tempo::Standard && self.facts.rounds >= 9
    }

    /// Returns a player's report on a title; `None` for titles the player is not eligible for or already has.
    pub fn report(&self, player: PlayerIx, title: NormTitle) -> Option<NormReport> {
        self.seeks(player, title)
            .then(|| norms::examine(title, &self.federation(player), &self.facts, &self.field().norm_rounds(player)))
    }

    /// Returns the rounds of a candidate.
    pub fn norm_rounds(&self, player: PlayerIx) -> Vec<NormRound> {
        self.field().norm_rounds(player)
    }

    fn federation(&self, player: PlayerIx) -> String {
        self.tournament.player(player).map(|player| player.federation.trim().to_uppercase()).unwrap_or_default()
    }

    fn seeks(&self, player: PlayerIx, title: NormTitle) -> bool {
        !self.field().holds(player, title) && self.field().may_seek(player, title)
    }

    /// Returns the players who have achieved a norm or still can, by winning all remaining games against the best
    /// opponents not yet met.
    pub fn candidates(&self) -> Vec<Candidate> {
        let mut found = Vec::new();
        if !self.has_norms() {
            return found;
        }
        let mut strongest: Vec<NormRound> = self.players().filter_map(|player| self.win_against(player)).collect();
        strongest.sort_by_key(|one| std::cmp::Reverse(one.rating));
        strongest.truncate(self.facts.rounds as usize);
        for player in self.players() {
            let rounds = self.norm_rounds(player);
            let federation = self.federation(player);
            for title in NormTitle::ALL.into_iter().filter(|title| self.seeks(player, *title)) {
                // Most players have no chance; rule them out cheaply.
                let best = self.best(player, title, &rounds, &strongest);
                if !best && !in_reach(title, &rounds) {
                    continue;
                }
                let report = norms::examine(title, &federation, &self.facts, &rounds);
                if report.is_norm() || best {
                    let open =
                        rounds.last().is_some_and(|last| last.way == NormDecision::Nothing && last.opponent != 0);
                    let last = rounds.len() as u32 == self.facts.rounds;
                    let ways = if open || last {
                        norms::what_if(title, &federation, &self.facts, &rounds)
                    } else {
                        Vec::new()
                    };
                    let needed = norms::needed(title, &federation, &self.facts, &rounds);
                    found.push(Candidate { player, report, ways, needed });
                }
            }
        }
        found
    }

    /// Returns whether winning all remaining games gives a norm, assuming the strongest opponents.
    fn best(&self, player: PlayerIx, title: NormTitle, rounds: &[NormRound], strongest: &[NormRound]) -> bool {
        let mut won: Vec<NormRound> = rounds.to_vec();
        if let Some(last) = won.last_mut().filter(|last| last.way == NormDecision::Nothing && last.opponent != 0) {
            last.way = NormDecision::Played(2);
        }
        let left = (self.facts.rounds as usize).saturating_sub(won.len());
        let federation = self.federation(player);
        if left == 0 {
            return in_reach(title, &won) && norms::examine(title, &federation, &self.facts, &won).is_norm();
        }
        let dreamt: Vec<NormRound> = won.iter().chain(strongest.iter().take(left)).cloned().collect();
        if !in_reach(title, &dreamt) {
            return false;
        }
        let mut unmet: Vec<NormRound> = self.unmet(player, &won);
        let holders: &[&str] = match title {
            NormTitle::Gm => &["GM"],
            NormTitle::Im => &["GM", "IM"],
            NormTitle::Wgm => &["GM", "IM", "WGM"],
            NormTitle::Wim => &["GM", "IM", "WGM", "WIM"],
        };
        // Order by rating, then titles, then foreigners: success in any order means the norm is possible.
        for order in 0..3 {
            unmet.sort_by_key(|one| {
                let titled = order == 1 && holders.contains(&one.title.as_str());
                let foreign = order == 2 && one.federation != federation;
                std::cmp::Reverse((titled || foreign, one.rating))
            });
            let mut all = won.clone();
            all.extend(unmet.iter().take(left).cloned());
            for (number, round) in (1_u32..).zip(&mut all) {
                round.number = number;
            }
            // The other orders have weaker opponents.
            if !in_reach(title, &all) {
                return false;
            }
            if norms::examine(title, &federation, &self.facts, &all).is_norm() {
                return true;
            }
        }
        false
    }

    /// Returns the opponents not yet met, each as a won game.
    fn unmet(&self, player: PlayerIx, met: &[NormRound]) -> Vec<NormRound> {
        let others = self.players().filter(|other| *other != player);
        let games = others.filter_map(|other| self.win_against(other));
        games.filter(|game| met.iter().all(|round| round.opponent != game.opponent)).collect()
    }

    /// Returns a won game against a player.
    fn win_against(&self, other: PlayerIx) -> Option<NormRound> {
        let known = self.tournament.player(other)?;
        let rating = self.fide.get(other.index())?.rating.unwrap_or(0);
        Some(NormRound {
            number: 0,
            way: NormDecision::Played(2),
            opponent: known.number.into(),
            rating,
            federation: known.federation.trim().to_uppercase(),
            title: adoube_rating::event::full_title(known),
            hopeless: false,
        })
    }
}

/// Returns the performance over some rounds, with unrated opponents at the rating floor.
fn could_perform(rounds: &[NormRound]) -> Option<i64> {
    let (mut sum, mut games, mut half) = (0_i64, 0, 0);
    for round in rounds {
        if let NormDecision::Played(made) = round.way {
            (sum, games, half) = (sum + i64::from(round.rating.max(1400)), games + 1, half + made);
        }
    }
    adoube_rating::performance::performance(sum, games, half).map(|p| p.rating)
}

/// Returns whether the performance over some rounds may suffice for a title.
fn in_reach(title: NormTitle, rounds: &[NormRound]) -> bool {
    could_perform(rounds).is_some_and(|most| most + MARGIN >= least_performance(title))
}

const fn least_performance(title: NormTitle) -> i64 {
    match title {
        NormTitle::Gm => 2600,
        NormTitle::Im => 2450,
        NormTitle::Wgm => 2400,
        NormTitle::Wim => 2250,
    }
}

/// Returns the category given by an entry's group.
pub fn category(entry: &Enrolment) -> Category {
    let named = entry.groups.iter().filter_map(|group| Category::from_code(group.trim()));
    named.max().unwrap_or_default()
}

/// Returns whether any player has a category, so that tables need the column.
pub fn has_categories(event: &EventState) -> bool {
    event.entries.iter().any(|entry| category(entry) != Category::None)
}

/// Returns the time for 60 moves.
fn rate(event: &EventState) -> Option<RateOfPlay> {
    let mut left = 60_u32;
    let mut total = 0_u32;
    for period in &event.settings.rate.periods {
        let here = period.moves.map_or(left, u32::from).min(left);
        let added = period.increment_s.saturating_add(period.delay_s).saturating_mul(here);
        total = total.saturating_add(period.base_s).saturating_add(added);
        left -= here;
    }
    (total > 0).then_some(RateOfPlay { white_s: total, black_s: total })
}

/// Applies a correction that counts for rating only.
fn correct(event: &EventState, tournament: &mut Tournament, correction: &RatingCorrection) {
    let Some(at) = usize::from(correction.round).checked_sub(1) else { return };
    let Some(white) = event.ix(correction.white) else { return };
    let entry_of = |tournament: &Tournament, ix: PlayerIx| tournament.player(ix)?.entries.get(at).copied();
    let Some(black) = entry_of(tournament, white).and_then(|entry| entry.opponent()) else { return };
    let made = |own: usize, opponent: PlayerIx, colour: Color| {
        let forfeit = |came: bool| RoundEntry::Forfeit {
            opponent: Some(opponent),
            colour: Some(colour),
            forfeit: if came { Forfeit::Won } else { Forfeit::Lost },
        };
        match correction.result {
            BoardResult::Played(w, b) => {
                RoundEntry::Game { opponent, colour, outcome: if own == 0 { w } else { b }, rated: Rated::Yes }
            }
            BoardResult::Unrated(w, b) => {
                RoundEntry::Game { opponent, colour, outcome: if own == 0 { w } else { b }, rated: Rated::No }
            }
            BoardResult::WhiteAbsent => forfeit(own == 1),
            BoardResult::BlackAbsent => forfeit(own == 0),
            BoardResult::BothAbsent => forfeit(false),
        }
    };
    let both = [(white, made(0, black, Color::White)), (black, made(1, white, Color::Black))];
    for (ix, entry) in both {
        let place = tournament.players.get_mut(ix.index()).and_then(|player| player.entries.get_mut(at));
        if let Some(place) = place {
            *place = entry;
        }
    }
}
