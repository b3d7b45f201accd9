//! The tournament of an event: the input of pairing systems, tie-breaks and reports, built from the event's state.

use crate::act::RoundBye;
use crate::ids::EntryId;
use crate::people::KnownPeople;
use crate::state::{EventState, RoundStage};
use adoube_tournament::tiebreaks::EventFormat;
use adoube_tournament::withdrawal::{self, WithdrawalEffect};
use adoube_tournament::{Adjustment, Bye, Color, Forbidden, Player, PlayerIx, RoundEntry, Tournament};

impl EventState {
    /// Returns the current tournament, without names.
    pub fn tournament(&self) -> &Tournament {
        self.tournament.get_or(|| self.build_tournament())
    }

    fn build_tournament(&self) -> Tournament {
        let settings = &self.settings;
        let forbidden = |players: &Vec<EntryId>| Forbidden {
            first_round: 1,
            last_round: u16::MAX,
            players: players.iter().filter_map(|player| self.ix(*player)).collect(),
        };
        let adjustments = self.entries.iter().zip(0..).flat_map(|(entry, at)| {
            let of_entry = entry.penalties.iter();
            of_entry.map(move |p| Adjustment { player: PlayerIx(at), round: p.round, points: p.points })
        });
        let mut tournament = Tournament {
            name: settings.name.clone(),
            // Tie-break games make a knockout longer than announced.
            rounds: Some(settings.rounds.max(self.rounds.len() as u16)),
            initial_colour: settings.initial_colour,
            scoring: settings.scoring,
            accelerations: if settings.baku { self.accelerations.clone() } else { Vec::new() },
            forbidden: self.apart.iter().map(forbidden).collect(),
            adjustments: adjustments.collect(),
            players: self.players(),
        };
        for at in 0..self.rounds.len() {
            self.write_round(&mut tournament.players, at);
        }
        tournament
    }

    /// Returns the players, absent from every round.
    fn players(&self) -> Vec<Player> {
        let player = |(entry, number)| {
            let entry: &crate::state::Enrolment = entry;
            Player {
                number,
                rating: self.rating(entry),
                title: entry.title.clone(),
                federation: entry.federation.clone(),
                sex: entry.sex,
                entries: vec![RoundEntry::Bye(Bye::Zero); self.rounds.len()],
                ..Player::default()
            }
        };
        self.entries.iter().zip(1..).map(player).collect()
    }

    /// Writes a round (from 0) into the players' records.
    fn write_round(&self, players: &mut [Player], at: usize) {
        let Some(round) = self.rounds.get(at) else { return };
        let mut put = |ix: PlayerIx, entry: RoundEntry| {
            if let Some(slot) = players.get_mut(ix.index()).and_then(|player| player.entries.get_mut(at)) {
                *slot = entry;
            }
        };
        for bye in &round.byes {
            if let Some(ix) = self.ix(bye.player) {
                put(ix, RoundEntry::Bye(bye.bye));
            }
        }
        for board in &round.boards {
            let (Some(white), Some(black)) = (self.ix(board.white), self.ix(board.black)) else { continue };
            let (of_white, of_black) = match board.result {
                Some(result) => result.entries(white, black),
                None => (
                    RoundEntry::Paired { opponent: black, colour: Color::White },
                    RoundEntry::Paired { opponent: white, colour: Color::Black },
                ),
            };
            put(white, of_white);
            put(black, of_black);
        }
    }

    /// Returns the tournament for pairing the next round: players who left or are absent have a bye in it.
    pub(crate) fn tournament_to_pair(&self, absent: &[RoundBye]) -> Tournament {
        let mut tournament = self.tournament().clone();
        for bye in absent {
            if let Some(player) = self.place(bye.player).and_then(|at| tournament.players.get_mut(at)) {
                player.entries.push(RoundEntry::Bye(bye.bye));
            }
        }
        let next = usize::from(self.current_round());
        for (player, entry) in tournament.players.iter_mut().zip(&self.entries) {
            if entry.left.is_some() && player.entries.len() < next {
                player.entries.push(RoundEntry::Bye(Bye::Zero));
            }
        }
        tournament
    }

    /// Returns whether a player left a round robin before half of it, so that all their games are annulled (14.31).
    pub(crate) fn is_annulled(&self, ix: PlayerIx) -> bool {
        let (kind, rounds) = (self.settings.event_kind(), self.settings.rounds);
        let annulled = |after| withdrawal::effect(kind, rounds, after) == WithdrawalEffect::ResultsAnnulled;
        kind == EventFormat::RoundRobin
            && self.at(ix).and_then(|entry| entry.left).is_some_and(|left| annulled(left.after))
    }

    /// Returns the tournament with names. Unknown persons are shown by their ids.
    pub fn to_tournament(&self, people: &KnownPeople) -> Tournament {
        let mut tournament = self.tournament().clone();
        for (player, entry) in tournament.players.iter_mut().zip(&self.entries) {
            match people.get(&entry.person) {
                Some(known) => {
                    player.name.clone_from(&known.name);
                    player.born.clone_from(&known.born);
                    player.fide_id.clone_from(&known.fide_id);
                }
                None => player.name.clone_from(&entry.person.0),
            }
        }
        tournament
    }

    /// Returns the tournament with names as visible to the public: without drafts.
    pub fn published_tournament(&self, people: &KnownPeople) -> Tournament {
        let mut tournament = self.to_tournament(people);
        if let Some(round) = self.open_round().filter(|round| round.stage == RoundStage::Draft) {
            for player in &mut tournament.players {
                player.entries.truncate(usize::from(round.number).saturating_sub(1));
            }
        }
        tournament
    }
}
