//! Creates a document from a tournament.

use std::fmt::Write;

use adoube_tournament::dutch::RoundPairing;
use adoube_tournament::{
    Bye, Color, Forfeit, GameOutcome, Player, PlayerIx, Rated, RoundEntry, Scoring, Sex, Tournament,
};

use super::record::{Document, PlayerRecord, Record, RoundField};

/// The set of records that a new file uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TrfVersion {
    /// TRF16, with the customary `XX` records for features it lacks.
    Trf16,
    /// TRF26.
    #[default]
    Trf26,
}

/// Creates a document from a tournament. `ranks` are the players' final ranks in the order of [`Tournament::players`];
/// without them players are ranked by points and starting rank. `system` is the code of record 192.
pub fn from_tournament(
    tournament: &Tournament,
    form: TrfVersion,
    system: Option<&str>,
    ranks: Option<&[u16]>,
) -> Document {
    let mut document = Document::default();
    let mut add = |record: Record| document.records.push((0, record));
    if !tournament.name.is_empty() {
        add(Record::line("012", &tournament.name));
    }
    add(Record::line("062", &tournament.players.len().to_string()));
    let rated = tournament.players.iter().filter(|p| p.rating > 0).count();
    add(Record::line("072", &rated.to_string()));
    if let Some(rounds) = tournament.rounds {
        add(Record::line(if form == TrfVersion::Trf26 { "142" } else { "XXR" }, &rounds.to_string()));
    }
    if let Some(colour) = tournament.initial_colour {
        match (form, colour) {
            (TrfVersion::Trf26, Color::White) => add(Record::line("152", "W")),
            (TrfVersion::Trf26, Color::Black) => add(Record::line("152", "B")),
            (TrfVersion::Trf16, Color::White) => add(Record::line("XXC", "white1")),
            (TrfVersion::Trf16, Color::Black) => add(Record::line("XXC", "black1")),
        }
    }
    for record in scoring(&tournament.scoring, form) {
        add(record);
    }
    if let (Some(system), TrfVersion::Trf26) = (system, form) {
        add(Record::line("192", system));
    }
    for record in accelerations(tournament, form).into_iter().chain(forbidden(tournament, form)) {
        add(record);
    }
    if form == TrfVersion::Trf26 {
        for a in &tournament.adjustments {
            let number = tournament.player(a.player).map_or(0, |p| p.number);
            add(Record::line("299", &format!("         {:>4}  {:>3} {number:>4}", a.points, a.round)));
        }
    }
    let fallback = plain_ranks(tournament);
    for (at, player) in tournament.players.iter().enumerate() {
        let rank = ranks.unwrap_or(&fallback).get(at).copied();
        let points = tournament.score_after(PlayerIx(at as u32), tournament.paired_rounds());
        add(Record::Player(PlayerRecord {
            number: player.number,
            sex: player.sex.map(|s| if s == Sex::Man { 'm' } else { 'w' }),
            title: player.title.clone(),
            name: player.name.clone(),
            rating: Some(player.rating).filter(|r| *r > 0),
            federation: player.federation.clone(),
            fide_id: player.fide_id.clone(),
            born: player.born.clone(),
            points: Some(points),
            rank,
            rounds: player.entries.iter().map(|e| field(tournament, e)).collect(),
        }));
    }
    document
}

/// Returns the pairing of a round in the format of other pairing engines: the number of pairs, then White and Black of
/// each board by starting rank, `0` for the bye.
pub fn pairing_text(tournament: &Tournament, pairing: &RoundPairing) -> String {
    let number = |ix: PlayerIx| tournament.player(ix).map_or(0, |p| p.number);
    let mut out = format!("{}\n", pairing.pairs.len() + usize::from(pairing.bye.is_some()));
    for pair in &pairing.pairs {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{} {}", number(pair.white), number(pair.black));
    }
    if let Some(bye) = pairing.bye {
        let _ = writeln!(out, "{} 0", number(bye));
    }
    out
}

/// Returns the fields that TRF truncates: the player's starting rank, the width of the field, and its text.
pub fn too_long(tournament: &Tournament) -> Vec<(u16, usize, &str)> {
    let mut out = Vec::new();
    for p in &tournament.players {
        let fields = [(33, &p.name), (3, &p.title), (3, &p.federation), (11, &p.fide_id), (10, &p.born)];
        let long = fields.into_iter().filter(|(width, text)| text.chars().count() > *width);
        out.extend(long.map(|(width, text)| (p.number, width, text.as_str())));
    }
    out
}

fn plain_ranks(tournament: &Tournament) -> Vec<u16> {
    let rounds = tournament.paired_rounds();
    let score = |at: usize| tournament.score_after(PlayerIx(at as u32), rounds);
    let mut order: Vec<usize> = (0..tournament.players.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(score(*at)));
    let mut ranks = vec![0; order.len()];
    for (rank, at) in order.into_iter().enumerate() {
        ranks[at] = (rank + 1) as u16;
    }
    ranks
}

pub(crate) fn field(tournament: &Tournament, entry: &RoundEntry) -> RoundField {
    let number = |ix: PlayerIx| tournament.player(ix).map(|p: &Player| p.number);
    let letter = |colour: Color| if colour == Color::White { 'w' } else { 'b' };
    match *entry {
        RoundEntry::Game { opponent, colour, outcome, rated } => {
            let result = match (outcome, rated) {
                (GameOutcome::Win, Rated::Yes) => '1',
                (GameOutcome::Draw, Rated::Yes) => '=',
                (GameOutcome::Loss, Rated::Yes) => '0',
                (GameOutcome::Win, Rated::No) => 'W',
                (GameOutcome::Draw, Rated::No) => 'D',
                (GameOutcome::Loss, Rated::No) => 'L',
            };
            RoundField { opponent: number(opponent), colour: letter(colour), result }
        }
        RoundEntry::Forfeit { opponent, colour, forfeit } => RoundField {
            opponent: Some(opponent.and_then(number).unwrap_or(0)),
            colour: colour.map_or('-', letter),
            result: if forfeit == Forfeit::Won { '+' } else { '-' },
        },
        RoundEntry::Paired { opponent, colour } => {
            RoundField { opponent: number(opponent), colour: letter(colour), result: ' ' }
        }
        RoundEntry::Bye(bye) => {
            let result = match bye {
                Bye::PairingAllocated => 'U',
                Bye::Full => 'F',
                Bye::Half => 'H',
                Bye::Zero => 'Z',
            };
            RoundField { opponent: Some(0), colour: '-', result }
        }
    }
}

fn scoring(s: &Scoring, form: TrfVersion) -> Vec<Record> {
    let usual = Scoring::default();
    if *s == usual {
        return Vec::new();
    }
    if form == TrfVersion::Trf16 {
        let codes = [
            ("BBW", s.win, usual.win),
            ("BBD", s.draw, usual.draw),
            ("BBL", s.loss, usual.loss),
            ("BBZ", s.absence, usual.absence),
            ("BBF", s.absence, usual.absence),
            ("BBU", s.pairing_allocated_bye, s.win),
        ];
        let stated = codes.into_iter().filter(|(_, value, default)| value != default);
        return stated.map(|(code, value, _)| Record::line(code, &format!("{value:>4}"))).collect();
    }
    let mut text = String::new();
    let mut put = |symbol: char, points| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{symbol}{points:>4}    ");
    };
    put('W', s.win);
    put('D', s.draw);
    put('L', s.loss);
    if s.absence != usual.absence {
        put('A', s.absence);
    }
    if s.pairing_allocated_bye != s.win {
        put('P', s.pairing_allocated_bye);
    }
    vec![Record::line("162", &format!(" {text}"))]
}

fn accelerations(tournament: &Tournament, form: TrfVersion) -> Vec<Record> {
    if form == TrfVersion::Trf26 {
        let line = |a: &adoube_tournament::Acceleration| {
            format!(
                "     {:>4} {:>3} {:>3} {:>4} {:>4}",
                a.points, a.first_round, a.last_round, a.first_number, a.last_number
            )
        };
        return tournament.accelerations.iter().map(|a| Record::line("250", &line(a))).collect();
    }
    let last = tournament.accelerations.iter().map(|a| a.last_round).max().unwrap_or(0);
    let last = last.min(tournament.rounds.unwrap_or(last)).min(200);
    let mut out = Vec::new();
    for player in &tournament.players {
        let points: Vec<_> = (1..=last).map(|r| tournament.virtual_points(player.number, usize::from(r))).collect();
        if points.iter().any(|p| p.tenths() != 0) {
            let values = columns(points.iter());
            out.push(Record::line("XXA", &format!("{:>4}{values}", player.number)));
        }
    }
    out
}

/// Writes values in four of every five columns.
fn columns(values: impl Iterator<Item = impl std::fmt::Display>) -> String {
    let mut out = String::new();
    for value in values {
        let _ = write!(out, " {value:>4}");
    }
    out
}

fn forbidden(tournament: &Tournament, form: TrfVersion) -> Vec<Record> {
    let rounds = tournament.rounds.unwrap_or(999);
    let number = |ix: &PlayerIx| tournament.player(*ix).map_or(0, |p| p.number);
    tournament
        .forbidden
        .iter()
        .map(|group| match form {
            TrfVersion::Trf26 => {
                let list = columns(group.players.iter().map(number));
                Record::line("260", &format!("{:>3} {:>3}{list}", group.first_round, group.last_round.min(rounds)))
            }
            TrfVersion::Trf16 => {
                let list: Vec<String> = group.players.iter().map(|ix| number(ix).to_string()).collect();
                Record::line("XXP", &list.join(" "))
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf::read;
    use adoube_tournament::simulate::{Lots, SimulationPlan, simulate};
    use adoube_tournament::{Adjustment, Points};

    /// Both forms preserve a whole tournament, except that TRF16 has no rounds of forbidden pairs and no abnormal
    /// points.
    #[test]
    fn a_tournament_written_is_read_back() {
        for seed in 0..60 {
            let mut lots = Lots::new(seed);
            let mut plan = SimulationPlan {
                players: 5 + lots.below(40) as u16,
                rounds: 4,
                baku: seed % 3 == 0,
                kept_apart: (seed % 2) as u16,
                half_byes: 60,
                forfeits: 60,
                late: 100,
                ..SimulationPlan::default()
            };
            if seed % 5 == 1 {
                plan.scoring = Scoring {
                    win: Points::from_tenths(30),
                    draw: Points::ONE,
                    pairing_allocated_bye: Points::from_tenths(15),
                    ..Scoring::default()
                };
            }
            let mut t = simulate(&plan, &mut lots).unwrap_or_else(|(_, t)| *t);
            for form in [TrfVersion::Trf26, TrfVersion::Trf16] {
                if form == TrfVersion::Trf16 {
                    t.adjustments.clear();
                    t.forbidden.iter_mut().for_each(|f| f.last_round = u16::MAX);
                } else {
                    t.adjustments.push(Adjustment { player: PlayerIx(0), round: 1, points: -Points::HALF });
                }
                let text = from_tournament(&t, form, Some("FIDE_DUTCH"), None).write();
                let (document, faults) = read(&text);
                assert_eq!(faults, [], "seed {seed} {form:?}");
                assert_eq!(document.write(), text);
                let mut back = document.tournament();
                assert_eq!(back.faults, [], "seed {seed} {form:?}\n{text}");
                if form == TrfVersion::Trf16 {
                    // TRF16 states virtual points per player, so only their effect is compared.
                    for p in &t.players {
                        for round in 1..=4 {
                            let points = back.tournament.virtual_points(p.number, round);
                            assert_eq!(points, t.virtual_points(p.number, round));
                        }
                    }
                    back.tournament.accelerations.clone_from(&t.accelerations);
                }
                assert_eq!(back.tournament, t, "seed {seed} {form:?}");
            }
        }
    }

    #[test]
    fn the_form_other_engines_print() {
        let t = simulate(&SimulationPlan { players: 5, rounds: 1, ..SimulationPlan::default() }, &mut Lots::new(2))
            .unwrap();
        let pairing = adoube_tournament::checker::recorded_pairing(&t, 1);
        let text = pairing_text(&t, &pairing);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], (lines.len() - 1).to_string());
        assert!(lines.last().is_some_and(|l| l.ends_with(" 0")));
    }
}
