//! What can be asked of a game without changing it: what everybody may see, and what only the arbiter may (12.6).

use crate::Span;
use crate::act::Score;
use crate::answer::{Answer, Choice, GameResult, Notice, Who};
use crate::game::{Game, Ply};
use crate::paperwork::{Appeal, Imposed};
use crate::stand::Attempted;
use crate::turn::san;
use adoube_board::{Color, Wing};
use adoube_laws::Offence;

/// A move that stands on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// Who made it.
    pub by: Color,
    /// Its number.
    pub number: u16,
    /// The move in English letters, or by its squares if it was illegal.
    pub written: String,
    /// When it was made; not known of the moves before the first event.
    pub at: Option<Span>,
    /// Whether it is completed (6.2.1).
    pub completed: bool,
    /// Whether it was legal. Only the arbiter may be told (12.6).
    pub legal: bool,
}

/// Something the arbiter was told and the players must not be (12.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noted {
    /// When.
    pub at: Span,
    /// Whose act it was; nobody's if it was the arbiter's.
    pub by: Option<Color>,
    /// What.
    pub notice: Notice,
    /// The article.
    pub article: &'static str,
}

/// Something the arbiter has to choose and has not chosen yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenChoice {
    /// Whom it concerns.
    pub who: Who,
    /// What there is to choose from.
    pub choices: Vec<Choice>,
    /// The article.
    pub article: &'static str,
}

/// An illegal move, or what counts as one, that nobody has dealt with. Only the arbiter may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenOffence {
    /// Whose.
    pub by: Color,
    /// Which.
    pub offence: Offence,
    /// The number of the move in which it happened.
    pub number: u16,
    /// Whether something can be done about it already.
    pub actionable: bool,
}

/// A game as everybody in the hall may see it at an instant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// How the pieces stand, as FEN.
    pub fen: String,
    /// Who has the move.
    pub to_move: Color,
    /// What White's and Black's clocks show.
    pub clocks: [Span; 2],
    /// Whose clock runs.
    pub running: Option<Color>,
    /// Whether White's and Black's draw offers are open.
    pub offers: [bool; 2],
    /// How many moves White and Black have made, from the first of the game.
    pub made: [u32; 2],
    /// The moves since the start position, oldest first.
    pub moves: Vec<PlayedMove>,
    /// What the player on the move is bound to by touching, releasing or announcing.
    pub duty: Option<Answer>,
    /// The result.
    pub result: Option<GameResult>,
}

impl Choice {
    /// The scores that a choice of 12.9 may give in the game (10.2): the opponent's for a loss or for more points to
    /// the opponent, the offender's for fewer points to the offender. None for other choices.
    ///
    /// ```
    /// use adoube_game::{Choice, Score};
    /// assert_eq!(Choice::Loss.scores(), [Score::ONE, Score::HALF, Score::NOUGHT]);
    /// assert!(Choice::Warning.scores().is_empty());
    /// ```
    pub const fn scores(self) -> &'static [Score] {
        match self {
            Self::Loss => &[Score::ONE, Score::HALF, Score::NOUGHT],
            Self::PointsOpponent => &[Score::ONE, Score::HALF],
            Self::PointsOffender => &[Score::HALF, Score::NOUGHT],
            _ => &[],
        }
    }
}

impl Ply {
    fn played(&self) -> PlayedMove {
        let written = match (self.mv, self.attempted) {
            (Some(mv), _) => san(&self.before, mv),
            (None, Some(Attempted::Castling(Wing::King))) => "O-O".to_owned(),
            (None, Some(Attempted::Castling(Wing::Queen))) => "O-O-O".to_owned(),
            (None, Some(Attempted::Squares(attempt))) => {
                let promotion = attempt.promotion.map(|role| format!("={}", role.letter().to_ascii_uppercase()));
                format!("{}-{}{}", attempt.from, attempt.to, promotion.unwrap_or_default())
            }
            (None, None) => String::new(),
        };
        PlayedMove {
            by: self.by,
            number: self.before.setup().fullmove_number,
            written,
            at: self.at,
            completed: self.completed,
            legal: self.mv.is_some(),
        }
    }
}

impl Game {
    /// The game as everybody may see it at an instant not before the last event.
    ///
    /// ```
    /// use adoube_game::{Span, Transcript};
    /// let transcript = Transcript::parse("time: 60:00\n\n0:10 white e4\n0:20 black touches e7\n")?;
    /// let mut game = transcript.game()?;
    /// for event in transcript.events() {
    ///     game.decide(event).unwrap_or_default();
    /// }
    /// let view = game.view(Span::from_s(30));
    /// assert_eq!(view.clocks.map(|span| span.to_string()), ["59:50", "59:40"]);
    /// assert_eq!((view.moves[0].written.as_str(), view.moves[0].at), ("e4", Some(Span::from_s(10))));
    /// assert_eq!(view.duty.map(|duty| duty.to_string()).as_deref(), Some("must black move e7 4.3.1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn view(&self, at: Span) -> View {
        View {
            fen: self.board(),
            to_move: self.mover(),
            clocks: self.clocks_at(at),
            running: self.clock.running(),
            offers: self.offers.map(|offer| offer.is_some()),
            made: self.made,
            moves: self.moves(),
            duty: self.duty(),
            result: self.result(),
        }
    }

    /// What the clocks show at an instant not before the last event, if nothing happens until then.
    pub fn clocks_at(&self, at: Span) -> [Span; 2] {
        let mut clock = self.clock.clone();
        clock.advance(self.now.max(at), self.completed);
        Color::ALL.map(|color| clock.remaining(color))
    }

    /// When the last event was.
    pub const fn now(&self) -> Span {
        self.now
    }

    /// Who has the move.
    pub fn to_move(&self) -> Color {
        self.mover()
    }

    /// The moves that stand on the board since the start position, oldest first.
    pub fn moves(&self) -> Vec<PlayedMove> {
        self.line.iter().map(Ply::played).collect()
    }

    /// Whether a player's draw offer is open.
    pub const fn offer_is_open(&self, who: Color) -> bool {
        self.offers[who as usize].is_some()
    }

    /// What the player on the move is bound to: a `must …` or `free …` with its article.
    pub fn duty(&self) -> Option<Answer> {
        if self.over.is_some() {
            return None;
        }
        let bound = self.turn.bound(&self.stand, &self.rules)?;
        Some(Answer { what: bound.what(self.mover(), &self.stand), article: bound.article })
    }

    /// The article by which the game is over or annulled.
    pub fn ended_by(&self) -> Option<&'static str> {
        self.over.map(|over| over.article)
    }

    /// Whether a player is at the board.
    pub const fn is_present(&self, who: Color) -> bool {
        self.present[who as usize]
    }

    /// Whether a player keeps the score.
    pub const fn keeps_score(&self, who: Color) -> bool {
        self.sheets[who as usize].kept
    }

    /// What the arbiter has to choose and has not chosen yet.
    pub fn open_choices(&self) -> Vec<OpenChoice> {
        let open = self.pending.iter();
        open.map(|p| OpenChoice { who: p.who, choices: p.choices.clone(), article: p.article }).collect()
    }

    /// What the arbiter was told and the players must not be (12.6), oldest first.
    pub fn notices(&self) -> &[Noted] {
        &self.paperwork.notices
    }

    /// Illegal moves, and what counts as one, that nobody has dealt with. Only the arbiter may know (12.6).
    pub fn open_offences(&self) -> Vec<OpenOffence> {
        let number = |ply: usize| {
            let stand = self.line.get(ply).map_or(&self.stand, |ply| &ply.before);
            stand.setup().fullmove_number
        };
        let offences = self.offences.iter();
        offences
            .map(|record| OpenOffence {
                by: record.by,
                offence: record.offence,
                number: number(record.ply),
                actionable: record.actionable,
            })
            .collect()
    }

    /// How many illegal moves, or what counts as one, of a player have been dealt with (7.5.5).
    pub fn illegal_moves(&self, who: Color) -> u32 {
        self.ladders[who as usize].iter().map(|&count| u32::from(count)).sum()
    }

    /// The penalties imposed so far, oldest first (12.9).
    pub fn penalties(&self) -> &[Imposed] {
        &self.paperwork.penalties
    }

    /// The appeals noted, oldest first (11.10).
    pub fn appeals(&self) -> &[Appeal] {
        &self.paperwork.appeals
    }

    /// The result each player has signed (8.7).
    pub const fn signatures(&self) -> [Option<GameResult>; 2] {
        self.paperwork.signed
    }
}
