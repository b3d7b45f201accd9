//! Pairs and triples of acts in every class of state: the articles must hold in every combination.
//!
//! A state is a transcript that leads to it: a claim open, a touch made, the clocks stopped and so on. From each, in every
//! edition, sequences of acts are played, chosen by a fixed generator. A small model beside the engine remembers what the
//! articles' conditions ask for; the properties compare.

use super::conditions::{Case, ask};
use super::provision;
use adoube_board::{Color, Move, Setup};
use adoube_game::{
    Answer, AnswerKind, ArbiterAct, ArbiterChoice, ArbiterFinding, Game, GameAct, Keeping, Must, PlayerAct,
    RefusalReason, Span, TimedAct, Transcript, Who,
};
use adoube_laws::{Article, Edition, is_heading, is_printed};
use std::collections::BTreeSet;

/// A class of state: its name, the editions that have it, and how to get there.
struct State {
    name: &'static str,
    without: &'static [Edition],
    text: &'static str,
}

const KNIGHTS: &str = "moves: 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1\n\n";

const fn state(name: &'static str, text: &'static str) -> State {
    State { name, without: &[], text }
}

const fn since_2017(name: &'static str, text: &'static str) -> State {
    State { name, without: &[Edition::E1985], text }
}

/// The classes of state. `KNIGHTS` are moves after which a third repetition is one move away.
const STATES: [State; 25] = [
    state("start", "\n"),
    state("repetition near", "KNIGHTS"),
    state("claim rejected with a move", "KNIGHTS0:05 black claims threefold with Rg8\n"),
    state("touch made", "\n0:05 white touches e2\n"),
    state("touch broken", "\n0:05 white touches e2\n0:06 white d4\n"),
    state("touch broken, not pressed", "\n0:05 white touches e2\n0:06 white plays d4\n"),
    state("touch claimed", "\n0:05 white d4\n0:06 black claims touched e2\n"),
    state("offer open", "moves: 1. e4 e5\n\n0:05 white plays Nf3\n0:06 white offers draw\n"),
    state("clocks stopped", "\n0:05 arbiter stops clocks\n"),
    since_2017("stopped by a player", "\n0:05 white stops clocks\n"),
    state("clock defective", "\n0:05 white e4\n0:06 arbiter finds clock defective\n"),
    state("flag unseen", "time: 40/60:00, 30:00\nclocks: 0:05 0:09\n\n0:06 white e4\n"),
    state("both flags unseen", "time: 40/60:00, 30:00\nclocks: 0:03 0:03\n\n0:04 white e4\n0:08 black e5\n"),
    state("illegal move standing", "\n0:05 white e2-e5\n"),
    state("illegal moves answered", "\n0:05 white e2-e5\n0:06 black d7-d2\n"),
    state("illegal move on the board", "\n0:05 white plays e2-e5\n"),
    since_2017(
        "claim under III.5",
        "time: 60:00\nquickplay: III.5\nclocks: 0:20 0:20\n\n0:01 white claims no-effort\n",
    ),
    since_2017(
        "claim under III.5 postponed",
        "time: 60:00\nquickplay: III.5\nclocks: 0:20 0:20\n\n0:01 white claims no-effort\n0:02 arbiter postpones\n",
    ),
    since_2017(
        "flag while a claim is open",
        "time: 60:00\nquickplay: III.5\nclocks: 0:05 0:20\n\n0:01 white claims no-effort\n0:07 arbiter sees flag\n",
    ),
    since_2017(
        "claim referred",
        "time: 60:00\nquickplay: III.6\nclocks: 0:20 0:20\n\n0:01 white claims no-winning-means\n",
    ),
    state(
        "sealed in doubt",
        "position: r3k3/8/8/8/8/8/8/R3K3 w - - 0 40\n\n0:00 arbiter adjourns\n0:01 white seals Rd1\n0:02 black arrives\n0:02 white arrives\n0:03 arbiter resumes\n0:04 arbiter opens envelope\n",
    ),
    state("sealed", "\n0:00 arbiter adjourns\n0:01 white seals e4\n"),
    state(
        "sealed over an illegal move",
        "\n0:05 white e2-e5\n0:06 arbiter adjourns\n0:06 black seals e6\n0:06 white arrives\n0:06 black arrives\n0:06 arbiter resumes\n",
    ),
    state("late", "present: white\n\n0:01 white e4\n"),
    since_2017("blind, in rapid", "time: 15:00\nblind: white\n\n0:01 white announces e4\n0:02 white plays e4\n"),
];

/// The acts that are tried in every state.
const ACTS: [&str; 110] = [
    "white e4",
    "white d4",
    "white Nf3",
    "black e5",
    "black Nf6",
    "black Ng8",
    "white plays e4",
    "white plays e2-e5",
    "black plays e7-e4",
    "black plays e7-e5",
    "white plays O-O",
    "white presses",
    "black presses",
    "white touches e2",
    "white touches g1",
    "black touches e7",
    "black touches g8",
    "white touches e1 h1",
    "white says adjust",
    "black says adjust",
    "white releases e4",
    "white places Q e8",
    "white offers draw",
    "black offers draw",
    "white accepts",
    "black accepts",
    "white declines",
    "black declines",
    "white claims threefold",
    "black claims threefold",
    "black claims threefold with g8-f6",
    "white claims fifty",
    "white claims fifty with e2-e4",
    "black claims fifty with e7-e5",
    "white claims bare-king",
    "white claims flag",
    "black claims flag",
    "white claims illegal",
    "black claims illegal",
    "black claims touched e2",
    "white claims touched e7",
    "black claims touched g1",
    "white claims clock",
    "white claims no-winning-means",
    "black claims no-effort",
    "white asks increment",
    "white withdraws",
    "black withdraws",
    "white agrees",
    "black agrees",
    "black resigns",
    "white stops clocks",
    "white records",
    "black stops recording",
    "white stops recording",
    "white writes e4",
    "white seals e4",
    "black seals e5",
    "white displaces e2",
    "white restores",
    "white announces e4",
    "white announces d4",
    "white phone",
    "white phone in bag",
    "black refuses",
    "white refuses",
    "white asks scoresheet",
    "white signs 1-0",
    "black signs 1-0",
    "white appeals",
    "black arrives",
    "arbiter starts",
    "arbiter stops clocks",
    "arbiter reads clocks",
    "arbiter sets white 4:00",
    "arbiter sets black 20:00",
    "arbiter sees flag",
    "arbiter sees flags",
    "arbiter sees illegal",
    "arbiter sees touched",
    "arbiter sees touched e2",
    "arbiter sees position",
    "arbiter finds clock wrong",
    "arbiter finds clock defective",
    "arbiter finds board turned",
    "arbiter finds displaced after 1",
    "arbiter finds white breaching 11.5",
    "arbiter finds black breaching 8.2",
    "arbiter finds others breaching 12.7",
    "arbiter finds white scoresheet defective",
    "arbiter admits white assistant 6.2.6",
    "arbiter admits black assistant 8.1.6",
    "arbiter admits white assistant D.2.10",
    "arbiter admits black assistant D.2.11",
    "arbiter finds touched e2",
    "arbiter takes back white",
    "arbiter reads Rd1",
    "arbiter consents",
    "arbiter upholds",
    "arbiter rejects",
    "arbiter postpones",
    "arbiter penalises white warning",
    "arbiter penalises white points 1/2",
    "arbiter penalises white opponent points 1/2",
    "arbiter penalises black time -2:00",
    "arbiter penalises black loss",
    "arbiter decides 1/2-1/2",
    "arbiter decides continue",
    "arbiter adjourns",
    "arbiter resumes",
];

/// The facts that the articles' conditions need, tracked independently of the engine.
#[derive(Clone, Default)]
struct Model {
    /// The clocks were stopped and not started (6.11.3).
    stopped: bool,
    /// A claim with a move was rejected when these moves had been made (9.5.3).
    bound: [Option<Vec<Option<Move>>>; 2],
    /// A claim under III.5 or III.6 that is not decided yet.
    quickplay_open: bool,
    /// A sealed move that has not been opened.
    adjourned: bool,
    /// The number of moves on the board.
    plies: usize,
}

/// The moves on the board; `None` for an illegal one.
fn made(game: &Game) -> Vec<Option<Move>> {
    game.made_moves().filter(|made| made.completed || made.mv.is_some()).map(|made| made.mv).collect()
}

fn plays(act: &GameAct) -> Option<Color> {
    match act {
        GameAct::Player(who, PlayerAct::Plays(..) | PlayerAct::Moves(_) | PlayerAct::Presses) => Some(*who),
        _ => None,
    }
}

fn claims_draw(act: &GameAct) -> Option<(Color, bool)> {
    match act {
        GameAct::Player(who, PlayerAct::ClaimsDraw(_, mv, _)) => Some((*who, mv.is_some())),
        _ => None,
    }
}

impl Model {
    /// Whether a rejected claim binds a player now: the move in which it was made has not been made, or must be made
    /// again.
    fn binds(&self, game: &Game, who: Color) -> bool {
        self.bound[who as usize].as_ref().is_some_and(|then| *then == made(game))
    }

    fn follow(&mut self, game: &Game, act: &GameAct, answers: &[Answer]) {
        let refused = answers.iter().any(|answer| answer.what.is_refused());
        if !refused {
            match act {
                GameAct::Player(_, PlayerAct::StopsClocks)
                | GameAct::Arbiter(
                    ArbiterAct::StopsClocks
                    | ArbiterAct::Finds(ArbiterFinding::ClockWrong | ArbiterFinding::ClockDefective),
                ) => self.stopped = true,
                GameAct::Arbiter(
                    ArbiterAct::Starts | ArbiterAct::Resumes | ArbiterAct::OpensEnvelope | ArbiterAct::Reads(_),
                )
                | GameAct::Player(_, PlayerAct::Seals(_)) => self.stopped = false,
                _ => {}
            }
            if answers.iter().any(|a| matches!(a.what, AnswerKind::ScoreKeeping(Who::Both, Keeping::On))) {
                self.stopped = true;
            }
            if let Some((who, true)) = claims_draw(act)
                && !game.is_over()
            {
                self.bound[who as usize] = Some(made(game));
            }
        }
        let open = |open: adoube_game::Open<'_>| {
            open.article.starts_with("III") && open.choices.contains(&ArbiterChoice::Reject) && open.article != "III.4"
        };
        self.quickplay_open = game.open().any(open);
        // Restoring an earlier position (7.6, or by agreement) starts the turn anew.
        let plies = made(game).len();
        let anew = matches!(
            act,
            GameAct::Arbiter(ArbiterAct::Finds(ArbiterFinding::Displaced(..))) | GameAct::Player(_, PlayerAct::Agrees)
        );
        if anew && plies < self.plies {
            self.bound = [None, None];
        }
        // A sealed move became void with its position, and the arbiter must start the clock.
        if self.adjourned && !game.is_adjourned() && plies < self.plies && game.clock().running().is_none() {
            self.stopped = true;
        }
        (self.adjourned, self.plies) = (game.is_adjourned(), plies);
    }
}

/// Checks a refusal that depends on earlier acts, which the game does not show; `None` if its condition is true.
fn broken_condition(before: &Model, game: &Game, answer: &Answer) -> Option<&'static str> {
    match &answer.what {
        AnswerKind::Refused(Some(RefusalReason::ClocksStopped)) if !before.stopped => Some("6.11.3 needs a stop"),
        AnswerKind::Refused(Some(RefusalReason::ClaimBinds))
            if !Color::ALL.iter().any(|&who| before.binds(game, who)) =>
        {
            Some("9.5.3 needs a claim")
        }
        _ => None,
    }
}

/// Two provisions that are cited in one sequence, the lower first.
pub type Pairs = BTreeSet<(&'static str, &'static str)>;

/// Plays some acts from a state and checks the invariants.
fn check(start: &(Transcript, Game, Model, Span), edition: Edition, acts: &[&GameAct], pairs: &mut Pairs) {
    let (transcript, game, model, at) = start;
    let (mut game, mut model) = (game.clone(), model.clone());
    let mut cited: BTreeSet<&'static str> = BTreeSet::new();
    for (step, act) in acts.iter().enumerate() {
        let event = TimedAct { at: at.plus(Span::from_s(step as u64 + 1)), act: (*act).clone() };
        let story = || {
            let told: Vec<String> = acts.iter().map(ToString::to_string).collect();
            format!("{transcript:?}\n{}: at {event}", told.join("; "), transcript = transcript.header.to_string())
        };
        let mut waited = game.clone();
        waited.decide(&TimedAct { at: event.at, act: GameAct::Arbiter(ArbiterAct::ReadsBoard) }).unwrap();
        let was_over = game.is_over();
        let away = game.is_adjourned();
        let before = model.clone();
        let Ok(answers) = game.decide(&event) else {
            // A matter of time only, and the next act reports it.
            game.decide(&TimedAct { at: event.at, act: GameAct::Arbiter(ArbiterAct::ReadsBoard) }).unwrap();
            assert!(game == waited, "an unclear move changes nothing: {}", story());
            continue;
        };
        let refused = answers.iter().any(|answer| answer.what.is_refused());
        let two_halves = matches!(act, GameAct::Player(_, PlayerAct::Moves(_)));
        if refused && !two_halves {
            assert!(game == waited, "a refusal changes nothing: {}", story());
        }
        if was_over
            && matches!(act, GameAct::Player(_, other) if !matches!(other, PlayerAct::Signs(_) | PlayerAct::Appeals))
        {
            assert!(refused, "after the end: {}", story());
        }
        if !was_over && !away && before.stopped && plays(act).is_some() {
            assert!(refused, "6.11.3, play while the clocks are stopped: {}", story());
        }
        if let Some((who, _)) = claims_draw(act)
            && before.binds(&waited, who)
        {
            assert!(refused, "9.5.3, a second claim: {}", story());
        }
        let result = answers.iter().find(|answer| matches!(answer.what, AnswerKind::Result(_)));
        if let Some(result) = result
            && before.quickplay_open
        {
            let by_flag = [Article::new("6.9"), Article::new("A.5.3"), Article::new("III.3.1.2")];
            let on_time = by_flag.iter().any(|article| game.rules().cite(*article) == Some(result.article));
            let decided = matches!(act, GameAct::Arbiter(ArbiterAct::Rejects | ArbiterAct::Decides(_)));
            assert!(!on_time || decided, "III.5.2, a result on time under an open claim: {}", story());
        }
        assert!(!(game.is_over() && game.clock().running().is_some()), "a clock runs after the end: {}", story());
        if let Some([white, black]) = game.scores() {
            assert!(white.0 + black.0 <= 4, "10.2, more points than one: {}", story());
        }
        for answer in &answers {
            let number = answer.number();
            let named = matches!(
                act,
                GameAct::Arbiter(
                    ArbiterAct::Admits(..)
                        | ArbiterAct::Finds(ArbiterFinding::Breach(..) | ArbiterFinding::OthersBreach(_))
                )
            );
            assert!(
                named && answer.what.is_refused() || is_printed(edition, number) || is_heading(edition, number),
                "{number} is no number of {}: {}",
                edition.name(),
                story()
            );
            let broken = broken_condition(&before, &game, answer);
            assert!(broken.is_none(), "{}: {answer}: {}", broken.unwrap_or_default(), story());
            let case = Case { header: &transcript.header, before: &waited, act, answer, after: &game };
            let (_, broken) = ask(&case);
            assert!(broken.is_none(), "the condition of {broken:?} is false: {answer}: {}", story());
            if let AnswerKind::Must(_, Must::Play(san)) = &answer.what {
                // An illegal move on the board hides the position in which the duty is fulfilled.
                let hidden = game.made_moves().last().is_some_and(|made| made.mv.is_none() && !made.completed);
                let board = Setup::from_any_fen(&game.board()).ok().and_then(|setup| setup.as_it_stands());
                let legal = hidden
                    || board.is_none_or(|position| {
                        adoube_notation::read(&position, san, adoube_notation::Letters::English).mv().is_some()
                    });
                assert!(legal || game.is_over(), "a duty nobody can meet: {answer}: {}", story());
            }
        }
        model.follow(&game, act, &answers);
        cited.extend(answers.iter().filter_map(|answer| provision(edition, answer)));
    }
    add_pairs(pairs, &cited);
}

/// Adds the pairs of some provisions.
pub fn add_pairs(pairs: &mut Pairs, cited: &BTreeSet<&'static str>) {
    for (at, one) in cited.iter().enumerate() {
        pairs.extend(cited.iter().skip(at + 1).map(|other| (*one, *other)));
    }
}

/// The states of an edition, each reached.
fn starts(edition: Edition) -> Vec<(Transcript, Game, Model, Span)> {
    let states = STATES.iter().filter(|state| !state.without.contains(&edition));
    let reached = states.map(|state| {
        let text = format!("edition: {}\n{}", edition.name(), state.text.replace("KNIGHTS", KNIGHTS));
        let transcript = Transcript::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", state.name));
        let mut game = transcript.game().unwrap();
        let mut model = Model::default();
        let mut at = Span::ZERO;
        for event in transcript.events() {
            let answers = game.decide(event).unwrap();
            model.follow(&game, &event.act, &answers);
            at = event.at;
        }
        (transcript, game, model, at)
    });
    reached.collect()
}

/// Plays every act in every state, then random sequences; returns the number of states, and the pairs of provisions
/// that occurred together.
pub fn explore(sequences: u64) -> (usize, Pairs) {
    let acts: Vec<GameAct> =
        ACTS.iter().map(|text| text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))).collect();
    let mut pairs = Pairs::new();
    let states: Vec<_> =
        Edition::ALL.into_iter().flat_map(|edition| starts(edition).into_iter().map(move |s| (edition, s))).collect();
    // Every single act in every state, then random pairs, triples and quadruples.
    for (edition, start) in &states {
        for act in &acts {
            check(start, *edition, &[act], &mut pairs);
        }
    }
    let mut lot = 0x2545_F491_4F6C_DD1D_u64;
    let mut draw = |below: usize| {
        lot ^= lot << 13;
        lot ^= lot >> 7;
        lot ^= lot << 17;
        (lot % below as u64) as usize
    };
    for sequence in 0..sequences {
        let (edition, start) = &states[draw(states.len())];
        let length = 2 + (sequence % 3) as usize;
        let chosen: Vec<&GameAct> = (0..length).map(|_| &acts[draw(acts.len())]).collect();
        check(start, *edition, &chosen, &mut pairs);
    }
    (states.len(), pairs)
}
