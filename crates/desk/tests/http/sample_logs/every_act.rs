//! Acts of events and seasons that the demo data lacks.

use crate::support::Hall;
use adoube_event::{
    Context, EntryData, EntryId, EventAct, EventSettings, Incident, IncidentKind, Level, PrintedPaper, SettingChange,
};
use adoube_federation::SeasonAct;
use adoube_federation::acts::{ClubAct, CompetitionAct, MatchAct};
use adoube_federation::competition::{CompetitionKind, CompetitionSettings};
use adoube_federation::ids::{ClubId, CompetitionId, MemberNo, TeamSide};
use adoube_federation::matches::{BoardStatus, ClubMatch, Preparation, RecordMark, SealedMoveEnvelope};
use adoube_federation::notices::{Addressee, Notice, NoticeFacts};
use adoube_federation::season::Club;
use adoube_federation::unfinished::AdjournmentStep;
use adoube_federation::venue::Province;
use adoube_ledger::Ledger;
use adoube_services::league::{BulkPart, BulkStep, LeagueAct, Named, NoticeSwitch, Statement, falls_with, moment};
use adoube_services::notices::outbox::{FailureCause, NewMessage, Outbox, OutboxAct};
use adoube_tournament::{BoardResult, Bye, Color, GameOutcome, Points};

const DRAW: BoardResult = BoardResult::Played(GameOutcome::Draw, GameOutcome::Draw);
const WHITE_WINS: BoardResult = BoardResult::Played(GameOutcome::Win, GameOutcome::Loss);

struct SampleEvent<'a> {
    hall: &'a Hall,
    id: &'static str,
}

impl SampleEvent<'_> {
    /// Acts of the event, with every warning confirmed.
    async fn acts(&self, acts: Vec<EventAct>) {
        let desk = &self.hall.desk;
        let context = Context::new("test", desk.now_ms()).confirming(Level::TwoSteps);
        desk.event_acts(self.id, desk.new_command().unwrap(), &context, acts).await.unwrap();
    }

    /// The number of the last act.
    async fn number(&self) -> u64 {
        self.hall.desk.event_state(self.id, None).await.unwrap().number()
    }

    /// White and Black of each board of the last round.
    async fn boards(&self) -> Vec<(EntryId, EntryId)> {
        let state = self.hall.desk.event_state(self.id, None).await.unwrap();
        state.event.rounds.last().unwrap().boards.iter().map(|board| (board.white, board.black)).collect()
    }
}

/// A small Swiss that contains every act of an event.
pub(super) async fn event(hall: &Hall) {
    let event = SampleEvent { hall, id: "every-act" };
    entries(&event).await;
    pairing(&event).await;
    results(&event).await;
    end(&event).await;
}

async fn entries(event: &SampleEvent<'_>) {
    let entry = |n: u16| EntryData {
        person: format!("p-{n}").as_str().into(),
        fide_rating: 2200 - 10 * n,
        ..EntryData::default()
    };
    let [first, second, third, last] = [1, 2, 3, 5].map(EntryId);
    let settings = EventSettings { name: "Cada acte".to_owned(), rounds: 3, ..EventSettings::default() };
    let opened = vec![
        EventAct::Open(Box::new(settings)),
        EventAct::Change(vec![SettingChange::Place("Olot".to_owned())]),
        EventAct::Enter(Box::new(entry(1))),
        EventAct::EnterAll((2..=5).map(entry).collect()),
        EventAct::Edit { player: second, data: Box::new(EntryData { club: "Reus".to_owned(), ..entry(2) }) },
        EventAct::Remove(last),
        EventAct::CheckIn(first),
        EventAct::CheckOut(first),
        EventAct::Arrange((1..=4).map(EntryId).collect()),
        EventAct::AskBye { player: third, round: 2, bye: Bye::Half },
        EventAct::CancelBye { player: third, round: 2 },
        EventAct::KeepApart(vec![first, second]),
        EventAct::LetMeet(vec![first, second]),
        EventAct::FixTable { player: first, table: Some(2) },
    ];
    event.acts(opened).await;
}

async fn pairing(event: &SampleEvent<'_>) {
    event.acts(vec![EventAct::Pair, EventAct::Unpair, EventAct::Pair, EventAct::BeginManual]).await;
    let boards = event.boards().await;
    let (white, black) = boards[0];
    let by_hand = vec![
        EventAct::Swap(white, black),
        EventAct::Seat { boards, byes: Vec::new() },
        EventAct::EndManual,
        EventAct::Publish,
        EventAct::Unpublish,
        EventAct::Publish,
        EventAct::StartTimer { seconds: 5400 },
        EventAct::StopTimer,
    ];
    event.acts(by_hand).await;
}

async fn results(event: &SampleEvent<'_>) {
    let whites: Vec<EntryId> = event.boards().await.into_iter().map(|(white, _)| white).collect();
    let report = |white| EventAct::Report { round: 1, white, result: DRAW, side: Color::White };
    event.acts(vec![report(whites[0])]).await;
    event.acts(vec![EventAct::Reject(event.number().await), report(whites[0])]).await;
    event.acts(vec![EventAct::Approve(event.number().await)]).await;
    let entered = vec![
        EventAct::Result { round: 1, white: whites[1], result: DRAW },
        EventAct::ClearResult { round: 1, white: whites[1] },
        EventAct::Results { round: 1, results: vec![(whites[1], WHITE_WINS)] },
        EventAct::CloseRound,
        EventAct::Correct { round: 1, white: whites[1], result: DRAW, rating_only: false },
    ];
    event.acts(entered).await;
}

async fn end(event: &SampleEvent<'_>) {
    let (player, round, article) = (EntryId(4), 1, "11.3.2.1".to_owned());
    let incident = Incident {
        kind: IncidentKind::Phone,
        round: Some(round),
        player: Some(player),
        article: article.clone(),
        text: "It rang.".to_owned(),
        ruling: None,
    };
    let size = event.number().await;
    let acts = vec![
        EventAct::Note(Box::new(incident)),
        EventAct::Penalty { player, round, points: Points::from_tenths(-5), article, reason: "It rang.".to_owned() },
        EventAct::Withdraw { player, expelled: false },
        EventAct::Return(player),
        EventAct::LeaveFideMode { reason: "A friendly event".to_owned() },
        EventAct::Printed { paper: PrintedPaper::Standings, round, size },
        EventAct::Pair,
    ];
    event.acts(acts).await;
    event.acts(vec![EventAct::Undo(event.number().await), EventAct::CloseEvent, EventAct::Reopen]).await;
}

/// A proposal that the office accepts and undoes, a statement in a case, an import, and a competition played as a
/// tournament.
pub(super) async fn season(hall: &Hall, id: &str, tournament: &str) {
    let at = moment(hall.desk.now_ms());
    let club = ClubId(1);
    let moves = SeasonAct::Club(ClubAct::NewAddress(club));
    acts(hall, id, vec![LeagueAct::Propose { at, club, act: Box::new(moves) }]).await;
    let number = hall.desk.season(id, None).await.unwrap().number;
    acts(hall, id, vec![LeagueAct::Settle { number, accepted: true }]).await;
    let state = hall.desk.season(id, None).await.unwrap();
    let (number, why) = (state.number, "Another club moved".to_owned());
    let also = falls_with(&state, number).unwrap();
    let first = state.season.events[&CompetitionId(1)].settings.clone();
    let settings = CompetitionSettings { kind: CompetitionKind::Individual, preliminary: false, ..first };
    let announced = SeasonAct::Event(CompetitionAct::Announce(Box::new(settings)));
    let words = "The hall was closed.".to_owned();
    let persons = vec![(MemberNo(8001), "p-8001".into())];
    let called = vec![(Named::Town(80), "Vallclara".to_owned())];
    let rest = vec![
        LeagueAct::Undo { number, also, why },
        LeagueAct::Introduce { persons, called },
        LeagueAct::State { case: None, what: Statement::Facts, words },
        LeagueAct::Do { at, act: announced, name: Some("Individual".to_owned()), venue: None },
    ];
    acts(hall, id, rest).await;
    let club = Club { town: 81, province: Province::Girona, delegates: vec![MemberNo(8002)], new_address: None };
    let step = BulkStep {
        acts: vec![SeasonAct::Club(ClubAct::Register(club))],
        persons: vec![(MemberNo(8002), "p-8002".into())],
        called: vec![(Named::Town(81), "Vallfosca".to_owned())],
        clubs: vec![("Club Nou".to_owned(), Some("Plaça Nova, 2".to_owned()))],
    };
    let parts = BulkPart::cut(at, [step]).into_iter().map(|part| LeagueAct::Bulk(Box::new(part)));
    acts(hall, id, parts.collect()).await;
    let event = *hall.desk.season(id, None).await.unwrap().season.events.keys().max().unwrap();
    acts(hall, id, vec![LeagueAct::Play { event, tournament: tournament.to_owned() }]).await;
}

/// Messages that are sent, refused, sent again, cancelled and withdrawn.
pub(super) async fn outbox(hall: &Hall, id: &str) {
    let switches = [NoticeSwitch::On, NoticeSwitch::Off].map(LeagueAct::Notices).to_vec();
    acts(hall, id, switches).await;
    let facts = NoticeFacts::LicencesEnd { count: 3, last: "2027-06-30".parse().unwrap() };
    let notice = Notice { to: Addressee::Club(ClubId(1)), facts, rule: "Identification 6.3".to_owned() };
    let message = |n: u32| NewMessage {
        key: format!("sample {n}"),
        source: (n == 3).then_some(7),
        to: (n > 1).then_some(MemberNo(8000 + n)),
        notice: notice.clone(),
    };
    let outbox = vec![
        OutboxAct::Queue((1..=4).map(message).collect()),
        OutboxAct::Fail { number: 1, cause: FailureCause::NoRecipient },
        OutboxAct::Try(2),
        OutboxAct::Fail { number: 2, cause: FailureCause::Refused(550) },
        OutboxAct::Again(2),
        OutboxAct::Try(2),
        OutboxAct::Sent(2),
        OutboxAct::Withdraw(vec![7]),
        OutboxAct::Cancel(4),
        OutboxAct::CancelAll,
    ];
    let desk = &hall.desk;
    let stream = Ledger::<Outbox>::stream(id).unwrap();
    let context = Context::new("desk", desk.now_ms());
    desk.notices().outbox.acts(&stream, desk.new_command().unwrap(), &context, outbox).await.unwrap();
}

async fn acts(hall: &Hall, id: &str, acts: Vec<LeagueAct>) {
    let context = Context::new("office:x", hall.desk.now_ms());
    hall.desk.season_acts(id, hall.desk.new_command().unwrap(), &context, acts).await.unwrap();
}

/// A mark that is taken off, and checks of two sessions of which one is withdrawn.
pub(super) async fn taken_back(hall: &Hall, id: &str) {
    let at = moment(hall.desk.now_ms());
    let state = hall.desk.season(id, None).await.unwrap();
    let open = |m: &ClubMatch| m.lineups_open() && m.boards.last() == Some(&BoardStatus::Open);
    let (number, m) = state.season.matches.iter().find(|(_, m)| open(m)).unwrap();
    let board = u8::try_from(m.boards.len()).unwrap();
    let envelope = SealedMoveEnvelope {
        home_pieces: 5,
        visitors_pieces: 6,
        clocks_stopped: true,
        signed: true,
        minutes: 4,
        telephones: false,
        contents: None,
    };
    let seal = MatchAct::Step { board, step: AdjournmentStep::Seal, envelope: Some(envelope), resumption: None };
    let of_match = [
        MatchAct::Mark(board, TeamSide::Visitors, RecordMark::O),
        MatchAct::Unmark(board, TeamSide::Visitors, RecordMark::O),
        seal,
        MatchAct::PrepareSession(Preparation::Kept, 2),
        MatchAct::PrepareSession(Preparation::Laid, 2),
        MatchAct::Unprepare(TeamSide::Home, Preparation::Laid, 2),
    ];
    let act = |act| LeagueAct::Do { at, act: SeasonAct::Match(*number, act), name: None, venue: None };
    acts(hall, id, of_match.map(act).to_vec()).await;
}
