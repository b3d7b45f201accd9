//! The clock of a game on a wooden board (Article 6): a press counts as a move, and the position is unknown.

use super::ruled::Ruled;
use adoube_board::Color;
use adoube_game::{
    Answer, AnswerKind, ArbiterAct, ArbiterFinding, ChessClock, Fall, GameAct, GameResult, Header, Penalty, PlayerAct,
    RefusalReason, Span, TimeChange, TimedAct, UnclearMoveError,
};
use adoube_laws::{Article, Rules};

/// The clock and the number of presses of each side.
#[derive(Clone, PartialEq, Debug)]
pub struct Wooden {
    rules: Rules,
    clock: ChessClock,
    presses: [u32; 2],
    to_move: Color,
    result: Option<(GameResult, &'static str)>,
    annulled: Option<&'static str>,
}

fn refused(reason: RefusalReason, article: &'static str) -> Vec<Answer> {
    vec![Answer { what: AnswerKind::Refused(Some(reason)), article }]
}

impl Wooden {
    /// Sets the clock for a game.
    pub fn new(header: &Header) -> Self {
        let (rules, periods) = header.rules();
        let mut clock = ChessClock::new(periods);
        if let Some(times) = header.clocks {
            clock.set_both(times, [0; 2]);
        }
        Self { rules, clock, presses: [0; 2], to_move: Color::White, result: None, annulled: None }
    }

    fn answers(&mut self, event: &TimedAct) -> Vec<Answer> {
        self.clock.advance(event.at, self.presses);
        if let Some((_, article)) = self.result
            && !matches!(event.act, GameAct::Arbiter(ArbiterAct::Decides(_)))
        {
            return refused(RefusalReason::GameOver, article);
        }
        if let Some(article) = self.annulled {
            return refused(RefusalReason::GameOver, article);
        }
        match &event.act {
            GameAct::Player(who, PlayerAct::Presses) => self.press(*who, event.at),
            GameAct::Player(_, PlayerAct::StopsClocks) | GameAct::Arbiter(ArbiterAct::StopsClocks) => {
                self.clock.stop();
                Vec::new()
            }
            GameAct::Player(who, PlayerAct::Resigns) => self.end(GameResult::win(!*who), Article::new("5.1.2")),
            GameAct::Player(who, PlayerAct::ClaimsFlag) => self.call(Some(!*who)),
            GameAct::Arbiter(ArbiterAct::SeesFlag) => self.call(None),
            GameAct::Arbiter(act) => self.arbiter(act, event.at),
            GameAct::Player(..) => refused(RefusalReason::MovesUnknown, self.cite(Article::new("12.3"))),
        }
    }

    fn press(&mut self, who: Color, at: Span) -> Vec<Answer> {
        if self.clock.running() == Some(who) {
            self.presses[who as usize] = self.presses[who as usize].saturating_add(1);
            self.clock.press(who, at);
            self.to_move = !who;
        }
        Vec::new()
    }

    fn arbiter(&mut self, act: &ArbiterAct, at: Span) -> Vec<Answer> {
        match act {
            ArbiterAct::Starts => {
                if self.clock.running().is_none() {
                    self.clock.start(self.to_move, at);
                }
                Vec::new()
            }
            ArbiterAct::Sets(who, span) => {
                self.set(*who, *span, at);
                Vec::new()
            }
            ArbiterAct::SetsBoth(white, black) => {
                self.set(Color::White, *white, at);
                self.set(Color::Black, *black, at);
                Vec::new()
            }
            ArbiterAct::Gives(who, span) => self.give(*who, *span, Article::new("12.5")),
            ArbiterAct::Penalises(who, Penalty::Opponent(span)) => self.give(!*who, *span, Article::new("12.9.2")),
            ArbiterAct::Penalises(who, Penalty::Time(span)) => {
                self.clock.take(*who, *span, at, self.presses);
                vec![Answer {
                    what: AnswerKind::Time(*who, TimeChange::Minus(*span)),
                    article: self.cite(Article::new("12.9.3")),
                }]
            }
            ArbiterAct::Penalises(_, Penalty::Loss(_)) => {
                refused(RefusalReason::MovesUnknown, self.cite(Article::new("12.3")))
            }
            ArbiterAct::Penalises(..) | ArbiterAct::Upholds | ArbiterAct::Rejects | ArbiterAct::Postpones => Vec::new(),
            ArbiterAct::ReadsClocks => {
                let what = AnswerKind::Clocks(self.clock.remaining(Color::White), self.clock.remaining(Color::Black));
                vec![Answer { what, article: self.cite(Article::new("6.10.1")) }]
            }
            ArbiterAct::DecidesContinue => {
                vec![Answer { what: AnswerKind::Continues, article: self.cite(Article::new("12.3")) }]
            }
            ArbiterAct::DecidesNewGame => self.annul(Article::new("12.3")),
            ArbiterAct::Finds(ArbiterFinding::SetupWrong) => self.annul(Article::new("7.2.1")),
            ArbiterAct::Decides(verdict) => match verdict.result() {
                Some(result) => self.end(result, Article::new("12.3")),
                None => refused(RefusalReason::NoSuchResult, self.cite(Article::new("10.2"))),
            },
            _ => refused(RefusalReason::MovesUnknown, self.cite(Article::new("12.3"))),
        }
    }

    fn set(&mut self, who: Color, span: Span, at: Span) {
        self.clock.set(who, span);
        self.clock.drop_flag_at_zero(who, at, self.presses);
    }

    /// Annuls the game, so that a new one is played.
    fn annul(&mut self, article: Article) -> Vec<Answer> {
        let article = self.cite(article);
        self.annulled = Some(article);
        self.clock.stop();
        vec![Answer { what: AnswerKind::NewGame, article }]
    }

    fn give(&mut self, who: Color, span: Span, article: Article) -> Vec<Answer> {
        self.clock.give(who, span);
        vec![Answer { what: AnswerKind::Time(who, TimeChange::Plus(span)), article: self.cite(article) }]
    }

    /// Handles a flag claim: the position is unknown, so the arbiter decides (6.9).
    fn call(&mut self, whose: Option<Color>) -> Vec<Answer> {
        let article = self.rules.clock.flag_fallen.article().unwrap_or_default();
        let down = |fall: &&Fall| !fall.complete && whose.is_none_or(|who| who == fall.who);
        match self.clock.falls().iter().find(down) {
            Some(fall) => {
                let what = AnswerKind::Flag(fall.who);
                self.clock.stop();
                vec![Answer { what, article }]
            }
            None => refused(RefusalReason::NoFlag, article),
        }
    }

    fn end(&mut self, result: GameResult, article: Article) -> Vec<Answer> {
        let article = self.cite(article);
        self.result = Some((result, article));
        self.clock.stop();
        vec![Answer { what: AnswerKind::Result(result), article }]
    }

    fn cite(&self, article: Article) -> &'static str {
        self.rules.cite(article).or_else(|| self.rules.cite(Article::new("12.3"))).unwrap_or_default()
    }
}

impl Ruled for Wooden {
    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn clock(&self) -> &ChessClock {
        &self.clock
    }

    /// Returns the number of presses, each of which counts as a move.
    fn completed(&self, who: Color) -> u32 {
        self.presses[who as usize]
    }

    /// Returns the player whose clock runs, or would run.
    fn to_move(&self) -> Color {
        self.to_move
    }

    /// Returns the result of an arbiter's decision, a resignation or an agreement.
    fn result(&self) -> Option<GameResult> {
        self.result.map(|(result, _)| result)
    }

    fn is_over(&self) -> bool {
        self.result.is_some() || self.annulled.is_some()
    }

    fn decide(&mut self, event: &TimedAct) -> Result<Vec<Answer>, UnclearMoveError> {
        Ok(self.answers(event))
    }
}
