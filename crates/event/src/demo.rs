//! A demo tournament built only from acts: 24 invented players and five rounds, of which three are played and
//! the fourth is in progress. The same seed gives the same tournament.

use crate::act::{EntryData, EventAct, Incident, IncidentKind};
use crate::aggregate::{apply, decide};
use crate::ids::PersonId;
use crate::people::{KnownPeople, KnownPerson};
use crate::rate::Rate;
use crate::refusal::EventRefusal;
use crate::settings::EventSettings;
use crate::state::{EventHistory, RecordedAct};
use adoube_aggregate::{Context, Level};
use adoube_laws::Date;
use adoube_tournament::BoardResult;
use adoube_tournament::simulate::{Lots, win_chances};
use adoube_tournament::{Bye, Color, GameOutcome, Sex};

/// A demo tournament.
#[derive(Clone, Debug)]
pub struct EventDemo {
    /// The players, all of them invented.
    pub names: KnownPeople,
    /// The acts in order, with their context.
    pub acts: Vec<(Context, EventAct)>,
    /// The resulting state.
    pub state: EventHistory,
}

/// First name, surname, sex, rating, title, federation, club, year of birth.
type Invented = (&'static str, &'static str, Sex, u16, &'static str, &'static str, &'static str, u16);

const PLAYERS: [Invented; 24] = [
    ("Aina", "Ferrer Montcau", Sex::Woman, 2314, "WIM", "CAT", "Escacs Vallfosca", 1998),
    ("Iker", "Etxenagusia", Sex::Man, 2287, "FM", "EUS", "Mendibeltz XT", 1991),
    ("Tomé", "Albarrã", Sex::Man, 2251, "FM", "POR", "Clube do Cais", 1986),
    ("Rosa", "Villalengua", Sex::Woman, 2198, "", "ESP", "Peón de Oro", 2001),
    ("Oriol", "Casademunt", Sex::Man, 2176, "CM", "CAT", "Escacs Vallfosca", 1979),
    ("Maialen", "Urkizahar", Sex::Woman, 2143, "WFM", "EUS", "Itsasertz XT", 2004),
    ("Benedito", "Prazeres", Sex::Man, 2120, "", "BRA", "Xadrez da Serra", 1969),
    ("Lope", "Aldeanueva", Sex::Man, 2088, "", "ESP", "Alfil Negro", 1994),
    ("Mercè", "Puigdollers", Sex::Woman, 2067, "", "CAT", "Torre del Riu", 1988),
    ("Unai", "Basagoitia", Sex::Man, 2041, "", "EUS", "Mendibeltz XT", 2007),
    ("Inês", "Carvalhosa", Sex::Woman, 2018, "", "POR", "Clube do Cais", 1999),
    ("Fermín", "Torrealta", Sex::Man, 1987, "", "ESP", "Peón de Oro", 1975),
    ("Jofre", "Vallcebre", Sex::Man, 1952, "", "CAT", "Torre del Riu", 2010),
    ("Garazi", "Olabeaga", Sex::Woman, 1930, "", "EUS", "Itsasertz XT", 2002),
    ("Custódio", "Mourão", Sex::Man, 1904, "", "POR", "Cavalo de Pau", 1958),
    ("Elvira", "Sotomonte", Sex::Woman, 1876, "", "ESP", "Alfil Negro", 1983),
    ("Pau", "Rocallaura", Sex::Man, 1841, "", "CAT", "Escacs Vallfosca", 2012),
    ("Xabier", "Arrizabalo", Sex::Man, 1815, "", "EUS", "Mendibeltz XT", 1990),
    ("Jandira", "Campolargo", Sex::Woman, 1788, "", "BRA", "Xadrez da Serra", 1996),
    ("Nuño", "Fuenterrosa", Sex::Man, 1742, "", "ESP", "Peón de Oro", 2013),
    ("Clara", "Torrents Bru", Sex::Woman, 1695, "", "CAT", "Torre del Riu", 2014),
    ("Ander", "Goikoetxandi", Sex::Man, 1630, "", "EUS", "Itsasertz XT", 2015),
    ("Salomé", "Vale Fundo", Sex::Woman, 0, "", "POR", "Cavalo de Pau", 2011),
    ("Bru", "Masdeu", Sex::Man, 0, "", "CAT", "Escacs Vallfosca", 2015),
];

/// A minute, in milliseconds.
const MINUTE: i64 = 60_000;

struct DemoPlay {
    demo: EventDemo,
    now: i64,
}

impl DemoPlay {
    fn act(&mut self, by: &str, act: EventAct) -> Result<(), EventRefusal> {
        self.now += MINUTE / 2;
        let context = Context::new(by, self.now).confirming(Level::Confirm);
        let answers = decide(&self.demo.state, &act, &context)?;
        let done = RecordedAct {
            number: self.demo.state.number() + 1,
            at: context.at_ms,
            by: context.by.clone(),
            confirmed: context.confirmed,
            act: act.clone(),
            answers,
        };
        apply(&mut self.demo.state, &done);
        self.demo.acts.push((context, act));
        Ok(())
    }
}

/// Creates the demo event of a seed, starting at a time (milliseconds since 1970) on a date.
///
/// # Errors
/// None in practice: a refused act would be a bug of this function, and a test runs it.
pub fn demonstration(seed: u64, start_ms: i64, day: Date) -> Result<EventDemo, EventRefusal> {
    let demo = EventDemo { names: KnownPeople::new(), acts: Vec::new(), state: EventHistory::default() };
    let mut play = DemoPlay { demo, now: start_ms };
    let mut lots = Lots::new(seed);
    open(&mut play, day)?;
    for round in 1..=4 {
        play.act("arbiter", EventAct::Pair)?;
        play.act("arbiter", EventAct::Publish)?;
        play.act("arbiter", EventAct::StartTimer { seconds: 4 * 3600 })?;
        if round == 2 {
            incident(&mut play)?;
        }
        play.now += 90 * MINUTE;
        results(&mut play, &mut lots, if round == 4 { 5 } else { usize::MAX })?;
        if round == 4 {
            slip(&mut play)?;
            break;
        }
        play.act("arbiter", EventAct::CloseRound)?;
    }
    Ok(play.demo)
}

fn open(play: &mut DemoPlay, day: Date) -> Result<(), EventRefusal> {
    let arbiter = PersonId::from("demo-arbiter");
    let known = KnownPerson { name: "Montserrat Àrbitre".to_owned(), ..KnownPerson::default() };
    play.demo.names.insert(arbiter.clone(), known);
    let settings = EventSettings {
        name: "adoube · demo".to_owned(),
        place: "Girona".to_owned(),
        federation: "CAT".to_owned(),
        starts: Some(day),
        ends: Some(day),
        arbiter: Some(arbiter),
        rounds: 5,
        rate: Rate::default(),
        ..EventSettings::default()
    };
    play.act("arbiter", EventAct::Open(Box::new(settings)))?;
    let mut entered = Vec::new();
    for (number, (first, last, sex, rating, title, federation, club, year)) in (1..).zip(PLAYERS) {
        let person = PersonId(format!("demo-{number:02}"));
        let born = format!("{year}/{:02}/{:02}", number % 12 + 1, number % 28 + 1);
        let known = KnownPerson { name: format!("{last}, {first}"), born, fide_id: String::new() };
        play.demo.names.insert(person.clone(), known);
        entered.push(EntryData {
            person,
            fide_rating: rating,
            national_rating: 0,
            title: title.to_owned(),
            federation: federation.to_owned(),
            sex: Some(sex),
            club: club.to_owned(),
            groups: if year >= 2008 { vec!["U18".to_owned()] } else { Vec::new() },
        });
    }
    play.act("arbiter", EventAct::EnterAll(entered))?;
    let order = play.demo.state.event.proposed_order(|person| person.0.clone());
    play.act("arbiter", EventAct::Arrange(order.clone()))?;
    for player in &order {
        play.act("arbiter", EventAct::CheckIn(*player))?;
    }
    if let (Some(bye), Some(seat)) = (order.get(9), order.get(14)) {
        play.act("arbiter", EventAct::AskBye { player: *bye, round: 3, bye: Bye::Half })?;
        play.act("arbiter", EventAct::FixTable { player: *seat, table: Some(12) })?;
    }
    Ok(())
}

fn incident(play: &mut DemoPlay) -> Result<(), EventRefusal> {
    let player = play.demo.state.event.round(2).and_then(|round| round.boards.get(3)).map(|board| board.black);
    let incident = Incident {
        kind: IncidentKind::IllegalMove,
        round: Some(2),
        player,
        article: "7.5.5".to_owned(),
        text: "+2 min".to_owned(),
        ruling: None,
    };
    play.act("arbiter", EventAct::Note(Box::new(incident)))
}

/// Enters results of the open round, random but weighted by rating.
fn results(play: &mut DemoPlay, lots: &mut Lots, most: usize) -> Result<(), EventRefusal> {
    let event = &play.demo.state.event;
    let Some((round, boards)) = event.open_round().map(|round| (round.number, round.boards.clone())) else {
        return Ok(());
    };
    for board in boards.into_iter().take(most) {
        let event = &play.demo.state.event;
        let rating = |player| event.entry(player).map_or(1500, |entry| event.rating(entry).max(1400));
        let (white, black) = win_chances(rating(board.white), rating(board.black));
        let lot = lots.below(1_000_000) as u32;
        let result = match lot {
            lot if lot < white => BoardResult::Played(GameOutcome::Win, GameOutcome::Loss),
            lot if lot < white + black => BoardResult::Played(GameOutcome::Loss, GameOutcome::Win),
            _ => BoardResult::Played(GameOutcome::Draw, GameOutcome::Draw),
        };
        play.act("arbiter", EventAct::Result { round, white: board.white, result })?;
    }
    Ok(())
}

/// Reports a player's result, which awaits the arbiter's approval.
fn slip(play: &mut DemoPlay) -> Result<(), EventRefusal> {
    let event = &play.demo.state.event;
    let Some(round) = event.open_round() else { return Ok(()) };
    let Some(board) = round.boards.iter().find(|board| event.result(round.number, board.white).is_none()) else {
        return Ok(());
    };
    let (round, white) = (round.number, board.white);
    let result = BoardResult::Played(GameOutcome::Draw, GameOutcome::Draw);
    play.act("slip", EventAct::Report { round, white, result, side: Color::White })
}
