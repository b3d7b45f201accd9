//! Tests that play events through acts.

mod fide_mode;
mod knockout;
mod properties;
mod rounds;
mod rules;
mod texts;
mod undo;

use super::*;
use adoube_tournament::BoardResult;
use adoube_tournament::{Bye, GameOutcome, Points};

pub(super) const WHITE_WINS: BoardResult = BoardResult::Played(GameOutcome::Win, GameOutcome::Loss);
pub(super) const DRAW: BoardResult = BoardResult::Played(GameOutcome::Draw, GameOutcome::Draw);

/// A test fixture: a state, and all recorded acts.
#[derive(Default)]
pub(super) struct Hall {
    pub(super) state: EventHistory,
    pub(super) log: Vec<RecordedAct>,
}

impl Hall {
    pub(super) fn event(&self) -> &EventState {
        &self.state.event
    }

    pub(super) fn confirmed(&mut self, act: EventAct, confirmed: Level) -> Result<u64, EventRefusal> {
        let number = self.log.len() as u64 + 1;
        let context = Context::new("arbiter", 1_000 * number as i64).confirming(confirmed);
        let answers = decide(&self.state, &act, &context)?;
        let (at, by) = (context.at_ms, context.by);
        let done = RecordedAct { number, at, by, confirmed, act, answers };
        apply(&mut self.state, &done);
        self.log.push(done);
        Ok(number)
    }

    pub(super) fn act(&mut self, act: EventAct) -> Result<u64, EventRefusal> {
        self.confirmed(act, Level::None)
    }

    /// Creates an open event with `players` players entered and numbered.
    pub(super) fn with(players: u16, settings: EventSettings) -> Self {
        let mut hall = Self::default();
        hall.act(EventAct::Open(Box::new(EventSettings { name: "Open".to_owned(), ..settings }))).unwrap();
        for i in 1..=players {
            hall.act(EventAct::Enter(Box::new(entry(i)))).unwrap();
        }
        hall.arrange();
        hall
    }

    pub(super) fn arrange(&mut self) {
        let order = self.event().proposed_order(|person| person.0.clone());
        self.act(EventAct::Arrange(order)).unwrap();
    }

    /// Returns the number of the last round.
    pub(super) fn round(&self) -> u16 {
        self.event().current_round()
    }

    pub(super) fn whites(&self) -> Vec<EntryId> {
        self.event().open_round().map(|round| round.boards.iter().map(|b| b.white).collect()).unwrap_or_default()
    }

    /// Pairs, publishes, plays and closes a round.
    pub(super) fn play_round(&mut self) {
        self.act(EventAct::Pair).unwrap();
        self.act(EventAct::Publish).unwrap();
        self.all_results();
        self.act(EventAct::CloseRound).unwrap();
    }

    pub(super) fn all_results(&mut self) {
        for (i, white) in self.whites().into_iter().enumerate() {
            let result = if i % 2 == 0 { WHITE_WINS } else { DRAW };
            self.act(EventAct::Result { round: self.round(), white, result }).unwrap();
        }
    }
}

pub(super) fn entry(i: u16) -> EntryData {
    EntryData { person: PersonId(format!("p{i}")), fide_rating: 2500 - i * 10, ..EntryData::default() }
}

pub(super) fn reason(refusal: EventRefusal) -> EventReason {
    match refusal {
        EventRefusal::Because(reason) => reason,
        other => panic!("{other:?}"),
    }
}

pub(super) fn needs(refusal: &EventRefusal) -> Option<Level> {
    refusal.needs()
}

#[test]
fn the_demonstration_plays_and_replays() {
    let day = "2026-11-16".parse().unwrap();
    let demo = demo::demonstration(1, 1_794_805_200_000, day).unwrap();
    let event = &demo.state.event;
    assert_eq!((event.entries.len(), event.finished_rounds(), event.rounds.len()), (24, 3, 4));
    assert_eq!((event.slips.len(), event.missing_results().len()), (1, 7));
    assert_eq!(event.open_round().map(|r| r.boards.len()), Some(12));
    let again = demo::demonstration(1, 1_794_805_200_000, day).unwrap();
    assert_eq!(again.acts, demo.acts);
    let other = demo::demonstration(2, 1_794_805_200_000, day).unwrap();
    assert_ne!(other.acts, demo.acts);
    let mut state = EventHistory::default();
    for (number, (context, act)) in (1..).zip(&demo.acts) {
        let answers = decide(&state, act, context).unwrap();
        let (at, by, confirmed) = (context.at_ms, context.by.clone(), context.confirmed);
        apply(&mut state, &RecordedAct { number, at, by, confirmed, act: act.clone(), answers });
    }
    assert_eq!(state.event, demo.state.event);
    // The log contains no names.
    let written: String = state.history.iter().map(|done| serde_json::to_string(&**done).unwrap()).collect();
    for known in demo.names.values() {
        assert!(!written.contains(&known.name), "{}", known.name);
        assert!(known.born.is_empty() || !written.contains(&known.born));
    }
}

#[test]
fn a_report_reads_back_to_the_same_standings() {
    let day = "2026-11-16".parse().unwrap();
    let demo = demo::demonstration(7, 0, day).unwrap();
    let event = &demo.state.event;
    let text = report(event, &demo.names, adoube_exchange::trf::TrfVersion::Trf26).write();
    let (document, faults) = adoube_exchange::trf::read(&text);
    assert_eq!(faults, []);
    let read = document.tournament();
    assert_eq!(read.faults, [], "{text}");
    assert_eq!(read.tournament, event.published_tournament(&demo.names));
    assert_eq!(read.system, Some(event.settings.system));
    let TieBreaks::Fide(list) = &event.settings.tie_breaks else { panic!("FIDE's") };
    let rows = adoube_tournament::tiebreaks::standings(&read.tournament, 3, event.settings.event_kind(), list).rows;
    assert_eq!(rows, event.standings(3));
    assert_eq!(event.crosstable(3).len(), 24);
    assert_eq!(document.text("102"), Some("Montserrat Àrbitre"));
    assert_eq!(document.text("042"), Some("2026/11/16"));
}

#[test]
fn a_draft_is_not_public() {
    let mut hall = Hall::with(8, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.play_round();
    hall.act(EventAct::Pair).unwrap();
    let names = KnownPeople::new();
    assert!(hall.event().published_tournament(&names).players.iter().all(|p| p.entries.len() == 1));
    assert!(hall.event().to_tournament(&names).players.iter().all(|p| p.entries.len() == 2));
    hall.act(EventAct::Publish).unwrap();
    assert!(hall.event().published_tournament(&names).players.iter().all(|p| p.entries.len() == 2));
}

#[test]
fn penalties_and_notes_are_counted() {
    let mut hall = Hall::with(4, EventSettings { rounds: 3, ..EventSettings::default() });
    hall.play_round();
    let player = EntryId(1);
    let note = |kind| {
        EventAct::Note(Box::new(Incident {
            kind,
            round: Some(1),
            player: Some(player),
            article: "7.5.5".into(),
            text: "x".into(),
            ruling: None,
        }))
    };
    hall.act(note(IncidentKind::IllegalMove)).unwrap();
    hall.act(note(IncidentKind::IllegalMove)).unwrap();
    hall.act(note(IncidentKind::Phone)).unwrap();
    assert_eq!(hall.event().count(player, IncidentKind::IllegalMove), 2);
    assert_eq!(hall.event().count(player, IncidentKind::Phone), 1);
    let before = hall.event().standings(1);
    let points = Points::from_tenths(-5);
    hall.act(EventAct::Penalty { player, round: 1, points, article: "12.9.5".into(), reason: String::new() }).unwrap();
    let of = |rows: &[adoube_tournament::tiebreaks::StandingsRow]| {
        rows.iter().find(|r| r.player.index() == 0).unwrap().points
    };
    assert_eq!(of(&hall.event().standings(1)), of(&before) + points);
}

#[test]
fn those_not_checked_in_are_absent_if_the_event_asks() {
    let settings = EventSettings { rounds: 3, check_in: CheckIn::Needed, ..EventSettings::default() };
    let mut hall = Hall::with(6, settings);
    for i in 1..=4 {
        hall.act(EventAct::CheckIn(EntryId(i))).unwrap();
    }
    assert_eq!(reason(hall.act(EventAct::CheckIn(EntryId(1))).unwrap_err()), EventReason::CheckedInAlready(1));
    assert_eq!(reason(hall.act(EventAct::CheckOut(EntryId(5))).unwrap_err()), EventReason::AbsentAlready(5));
    hall.act(EventAct::Pair).unwrap();
    let round = hall.event().open_round().unwrap();
    assert_eq!(round.boards.len(), 2);
    assert_eq!(round.byes.iter().filter(|b| b.bye == Bye::Zero).count(), 2);
    assert!(round.board_of(EntryId(5)).is_none());
}

#[test]
fn a_report_is_imported_and_every_round_checked() {
    use adoube_exchange::trf::{TrfVersion, read};
    let day = "2026-11-16".parse().unwrap();
    let demo = demo::demonstration(3, 0, day).unwrap();
    let text = report(&demo.state.event, &demo.names, TrfVersion::Trf26).write();
    let context = Context::new("arbiter", 5);
    let imported = import(&read(&text).0, &context, |at| PersonId(format!("i{at}"))).unwrap();
    assert_eq!(imported.adjusted, []);
    let event = &imported.state.event;
    // The arbiter is a name in the file and a person here.
    let chief = |event: &EventState, names: &KnownPeople| names[event.settings.arbiter.as_ref().unwrap()].name.clone();
    assert_eq!(chief(event, &imported.names), chief(&demo.state.event, &demo.names));
    assert_eq!(fide_comments(event), Vec::<String>::new(), "every round is the engine's");
    assert!(event.settings.fide_mode);
    assert_eq!((event.finished_rounds(), event.rounds.len(), event.missing_results().len()), (3, 4, 7));
    assert_eq!(event.standings(3), demo.state.event.standings(3));
    assert_eq!(event.published_tournament(&imported.names), demo.state.event.published_tournament(&demo.names));
    // Other arbiters, the dates of the rounds and the rating method survive a round trip.
    let more = format!(
        "112 Puig, Anna\n112 IA Costa, Rui\n132{:88}26/11/16  26/11/17            26/11/19\n172 CAT NIDOF\n182 Another program\n",
        ""
    );
    let other = import(&read(&format!("{text}{more}")).0, &context, |at| PersonId(format!("i{at}"))).unwrap();
    assert_eq!(other.adjusted, [ImportAdjustment::Records("182".to_owned())]);
    let settings = &other.state.event.settings;
    let deputies: Vec<&str> = settings.deputies.iter().map(|id| other.names[id].name.as_str()).collect();
    assert_eq!(deputies, ["Puig, Anna", "IA Costa, Rui"]);
    assert_eq!(settings.schedule, ["2026-11-16", "2026-11-17", "", "2026-11-19"]);
    assert_eq!(settings.rating_method, RatingMethod::NationalThenFide);
    let again = report(&other.state.event, &other.names, TrfVersion::Trf26).write();
    for line in more.lines().take(4) {
        assert!(again.lines().any(|found| found == line), "{line:?} is not in\n{again}");
    }
    // Dates that ignore the columns are taken in sequence; invalid or surplus ones are reported.
    let loose =
        import(&read(&format!("{text}132 2026/11/16 soon 26/11/18\n")).0, &context, |at| PersonId(format!("i{at}")))
            .unwrap();
    assert_eq!(loose.state.event.settings.schedule, ["2026-11-16", "", "2026-11-18"]);
    assert_eq!(loose.adjusted, [ImportAdjustment::Day { code: "132", found: "soon".to_owned() }]);
    // Pairings that differ from the engine's stay marked as such.
    let swapped = {
        let mut tournament = demo.state.event.published_tournament(&demo.names);
        tournament.players.reverse();
        let count = tournament.players.len() as u32;
        for (player, number) in tournament.players.iter_mut().zip(1..) {
            player.number = number;
            player.entries.truncate(3);
            for entry in &mut player.entries {
                use adoube_tournament::{PlayerIx, RoundEntry};
                if let RoundEntry::Game { opponent, .. } = entry {
                    *opponent = PlayerIx(count - 1 - opponent.0);
                }
            }
        }
        adoube_exchange::trf::from_tournament(&tournament, TrfVersion::Trf26, Some("FIDE_DUTCH_2026"), None).write()
    };
    let other = import(&read(&swapped).0, &context, |at| PersonId(format!("i{at}"))).unwrap();
    assert!(!fide_comments(&other.state.event).is_empty());
    assert!(other.acts.len() < 40);
    // Simulated files, with byes, forfeits, late entries and unusual results, are either imported or refused, and
    // replay.
    use adoube_tournament::simulate::{Lots, SimulationPlan, simulate};
    for seed in 0..12 {
        let plan = SimulationPlan {
            players: 12 + seed as u16,
            rounds: 5,
            half_byes: 60,
            forfeits: 60,
            late: 80,
            baku: seed % 4 == 0,
            ..SimulationPlan::default()
        };
        let tournament = simulate(&plan, &mut Lots::new(seed)).unwrap_or_else(|(_, t)| *t);
        let code = if plan.baku { "FIDE_DUTCH_2026_BAKU" } else { "FIDE_DUTCH_2026" };
        let text = adoube_exchange::trf::from_tournament(&tournament, TrfVersion::Trf26, Some(code), None).write();
        let imported = import(&read(&text).0, &context, |at| PersonId(format!("i{at}"))).unwrap();
        let event = &imported.state.event;
        let scores = |t: &adoube_tournament::Tournament| {
            (0..t.players.len() as u32).map(|i| t.score_after(adoube_tournament::PlayerIx(i), 5)).collect::<Vec<_>>()
        };
        assert_eq!(scores(event.tournament()), scores(&tournament), "seed {seed}");
        assert_eq!(fide_comments(event), Vec::<String>::new(), "seed {seed}");
    }
}
