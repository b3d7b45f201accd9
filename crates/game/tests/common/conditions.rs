//! The conditions of the mechanical articles, in one place: they must be true when an answer cites the article.
//!
//! Each is written from the article and looks at a game from outside: the position, the moves, the clocks and the act.
//! Each condition is necessary, not sufficient. The transcripts and the model test both check them.

use adoube_board::{Color, Position, Role, Setup};
use adoube_game::{
    Answer, AnswerKind, ArbiterAct, ArbiterFinding, ClaimEvidence, Game, GameAct, GameResult, Hands, Header, Judgement,
    Keeping, MoveText, Must, Notice, Penalty, PlayerAct, Span, TimeChange, Who,
};
use adoube_laws::{Article, DrawOffers, Edition, Play, QuickplayGuideline, Supervision};

/// An answer with its act.
#[derive(Clone, Copy)]
pub struct Case<'a> {
    pub header: &'a Header,
    /// The game before the act, its clocks included.
    pub before: &'a Game,
    pub act: &'a GameAct,
    pub answer: &'a Answer,
    pub after: &'a Game,
}

/// The answers that a condition is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// All but refusals.
    Granted,
    Refused,
    /// Results.
    Ends,
    Upheld,
    Notices,
    Musts,
}

/// The condition of one provision, or of all whose numbers begin with this text.
pub struct Condition {
    pub article: &'static str,
    pub on: On,
    pub holds: fn(&Case<'_>) -> bool,
}

const fn on(article: &'static str, on: On, holds: fn(&Case<'_>) -> bool) -> Condition {
    Condition { article, on, holds }
}

#[allow(clippy::redundant_closure_for_method_calls, reason = "a method is not a function of every lifetime")]
pub const CONDITIONS: &[Condition] = &[
    on("1.2", On::Refused, |case| case.actor().is_some_and(|who| who != case.before.to_move())),
    on("1.3", On::Refused, |case| case.actor().is_some_and(|who| who != case.before.to_move())),
    on("4.7", On::Refused, |case| case.concerns_a_move_made()),
    on("3.1", On::Notices, |case| case.illegal_with(None)),
    on("3.2", On::Notices, |case| case.illegal_with(Some(Role::Bishop))),
    on("3.3", On::Notices, |case| case.illegal_with(Some(Role::Rook))),
    on("3.4", On::Notices, |case| case.illegal_with(Some(Role::Queen))),
    on("3.5", On::Notices, |case| case.illegal_with(None)),
    on("3.6", On::Notices, |case| case.illegal_with(Some(Role::Knight))),
    on("3.7.1", On::Notices, |case| case.illegal_with(Some(Role::Pawn))),
    on("3.7.2", On::Notices, |case| case.illegal_with(Some(Role::Pawn))),
    on("3.7.3", On::Notices, |case| case.illegal_with(Some(Role::Pawn))),
    on("3.7.4.2", On::Notices, |case| case.illegal_with(Some(Role::Pawn))),
    on("3.7.5.1", On::Notices, |case| case.illegal_with(Some(Role::Pawn))),
    on("3.8.1", On::Notices, |case| case.illegal_with(Some(Role::King))),
    on("3.8.2.1.1", On::Notices, |case| case.illegal_with(Some(Role::King))),
    on("3.8.2.1.2", On::Notices, |case| case.illegal_with(Some(Role::King))),
    on("3.8.2.2.1", On::Notices, |case| case.illegal_with(Some(Role::King))),
    on("3.8.2.2.2", On::Notices, |case| case.illegal_with(Some(Role::King))),
    on("3.9.2", On::Notices, |case| case.illegal_with(None)),
    on("3.10.2", On::Notices, |case| case.illegal_with(None)),
    on("1.4.1", On::Notices, |case| case.illegal_with(None)),
    on("4.2.1", On::Refused, |case| case.is_player(|act| matches!(act, PlayerAct::SaysAdjust))),
    on("4.3.1", On::Musts, |case| case.is_own_and_movable()),
    on("4.3.2", On::Musts, |case| case.is_enemy_and_takeable()),
    on("4.3.3", On::Musts, |case| case.touched_both_colours()),
    on("4.4.1", On::Musts, |case| case.castling_is_legal()),
    on("4.4.2", On::Musts, |case| case.rook_touched_first()),
    on("4.4.3", On::Musts, |case| case.king_was_touched()),
    on("4.5", On::Musts, |case| case.nothing_touched_can_move()),
    on("4.8", On::Granted, |case| case.is_player(|act| matches!(act, PlayerAct::ClaimsTouched(_)))),
    on("5.1.1", On::Ends, |case| case.position().is_none_or(|position| position.is_checkmate())),
    on("5.1.2", On::Ends, |case| case.is_player(|act| matches!(act, PlayerAct::Resigns))),
    on("5.2.1", On::Ends, |case| case.position().is_none_or(|position| position.is_stalemate())),
    on("5.2.2", On::Ends, |case| case.position().is_none_or(|position| !position.is_checkmate())),
    on("5.2.3", On::Ends, |case| case.was_offered_and_accepted()),
    on("6.2.1.1", On::Granted, |case| case.after.is_over()),
    on("6.2.5", On::Refused, |case| case.actor().is_some_and(|who| case.before.clock().running() != Some(who))),
    on("6.2.5", On::Notices, |case| case.actor().is_some_and(|who| who != case.before.to_move())),
    on("6.4", On::Granted, |case| case.after.clock().falls().iter().any(|fall| fall.complete)),
    on("6.7.1", On::Notices, |case| case.after.now() > case.header.default_time),
    on("6.8", On::Upheld, |case| !case.after.clock().falls().is_empty()),
    on("6.8", On::Granted, |case| case.flag_has_fallen()),
    on("6.8", On::Notices, |case| case.flag_has_fallen()),
    on("6.9", On::Ends, |case| case.time_is_up()),
    on("6.10.1", On::Granted, |case| {
        case.is_arbiter(|act| {
            matches!(act, ArbiterAct::ReadsClocks | ArbiterAct::Finds(ArbiterFinding::ClockDefective))
        })
    }),
    on("6.10.2", On::Granted, |case| {
        case.is_arbiter(|act| matches!(act, ArbiterAct::Finds(ArbiterFinding::ClockWrong)))
    }),
    on("6.11.3", On::Refused, |case| case.before.clock().running().is_none()),
    on("6.12.2", On::Refused, |case| {
        case.is_player(|act| matches!(act, PlayerAct::ClaimsDraw(_, _, ClaimEvidence::Display)))
    }),
    on("7.2.1", On::Granted, |case| {
        case.is_arbiter(|act| matches!(act, ArbiterAct::Finds(ArbiterFinding::SetupWrong)))
    }),
    on("7.2.2", On::Granted, |case| {
        case.is_arbiter(|act| matches!(act, ArbiterAct::Finds(ArbiterFinding::BoardTurned)))
    }),
    on("7.3", On::Granted, |case| {
        case.is_arbiter(|act| matches!(act, ArbiterAct::Finds(ArbiterFinding::ColoursReversed)))
    }),
    on("7.4.1", On::Notices, |case| case.presses()),
    on("7.5.1", On::Notices, |case| case.presses()),
    on("7.5.2", On::Notices, |case| case.presses()),
    on("7.5.3", On::Notices, |case| case.presses()),
    on("7.5.4", On::Notices, |case| case.presses() || case.plays_with_two_hands()),
    on("7.5.1", On::Upheld, |case| case.something_is_illegal()),
    on("7.5.2", On::Upheld, |case| case.something_is_illegal()),
    on("7.5.3", On::Upheld, |case| case.something_is_illegal()),
    on("7.5.4", On::Upheld, |case| case.something_is_illegal()),
    on("7.5.5", On::Granted, |case| case.offended_often_enough()),
    on("8.1.2", On::Notices, |case| case.is_player(|act| matches!(act, PlayerAct::Writes(_)))),
    on("8.3", On::Granted, |case| {
        case.rules_play() == Play::Standard
            && case.is_arbiter(|act| matches!(act, ArbiterAct::Finds(ArbiterFinding::ScoresheetDefective(_))))
    }),
    on("8.4", On::Granted, |case| case.may_stop_recording()),
    on("8.4", On::Refused, |case| case.is_player(|act| matches!(act, PlayerAct::StopsRecording))),
    on("8.5.1", On::Granted, |case| !case.after.clock().falls().is_empty()),
    on("8.5.2", On::Granted, |case| case.flag_fell_or_breach()),
    on("8.6", On::Granted, |case| {
        case.is_arbiter(|act| matches!(act, ArbiterAct::Finds(ArbiterFinding::CountUnknown)))
    }),
    on("8.7", On::Ends, |case| case.before.is_over()),
    on("9.1.1", On::Refused, |case| case.header.draw_offers != DrawOffers::Allowed),
    on("9.1.2.3", On::Granted, |case| case.is_player(|act| matches!(act, PlayerAct::ClaimsDraw(..)))),
    on("9.2.1", On::Refused, |case| case.actor().is_some_and(|who| who != case.before.to_move())),
    on("9.2.1.1", On::Upheld, |case| case.claims_with_a_move()),
    on("9.2.1.2", On::Upheld, |case| case.stood() >= 3),
    on("9.2.2.1", On::Granted, |case| case.is_player(|act| matches!(act, PlayerAct::ClaimsDraw(..)))),
    on("9.2.2.2", On::Granted, |case| case.is_player(|act| matches!(act, PlayerAct::ClaimsDraw(..)))),
    on("9.3", On::Refused, |case| case.actor().is_some_and(|who| who != case.before.to_move())),
    on("9.3.1", On::Upheld, |case| case.claims_with_a_move() && case.plain_half_moves() >= 99),
    on("9.3.2", On::Upheld, |case| case.plain_half_moves() >= 100),
    on("9.4", On::Refused, |case| case.has_touched_or_moved()),
    on("9.5.1", On::Refused, |case| case.is_player(|act| matches!(act, PlayerAct::Withdraws))),
    on("9.5.2", On::Ends, |case| {
        case.is_player(|act| matches!(act, PlayerAct::ClaimsDraw(..) | PlayerAct::ClaimsBareKing)) && case.is_draw()
    }),
    on("9.5.3", On::Refused, |case| case.is_player(|act| matches!(act, PlayerAct::ClaimsDraw(..)))),
    on("9.6.1", On::Ends, |case| case.stood() >= 5),
    on("9.6.2", On::Ends, |case| case.plain_half_moves() >= 150),
    on("10.2", On::Refused, |case| {
        case.is_arbiter(|act| matches!(act, ArbiterAct::Penalises(..) | ArbiterAct::Decides(_)))
    }),
    on("11.8", On::Granted, |case| {
        case.is_player(|act| matches!(act, PlayerAct::Refuses))
            || case.is_arbiter(|act| matches!(act, ArbiterAct::Decides(_) | ArbiterAct::Penalises(..)))
    }),
    on("12.2.5", On::Granted, |case| case.is_arbiter(|act| matches!(act, ArbiterAct::ReadsBoard))),
    on("12.5", On::Granted, |case| case.is_arbiter(|act| matches!(act, ArbiterAct::Gives(..)))),
    on("12.9.1", On::Granted, |case| case.penalises(|penalty| matches!(penalty, Penalty::Warning))),
    on("12.9.2", On::Granted, |case| case.penalises(|penalty| matches!(penalty, Penalty::Opponent(_)))),
    on("12.9.3", On::Granted, |case| case.penalises(|penalty| matches!(penalty, Penalty::Time(_)))),
    on("12.9.6", On::Granted, |case| case.penalises(|penalty| matches!(penalty, Penalty::Loss(_)))),
    on("12.9.7", On::Granted, |case| case.penalises(|penalty| matches!(penalty, Penalty::Fine))),
    on("12.9.8", On::Granted, |case| case.penalises(|penalty| matches!(penalty, Penalty::Rounds(_)))),
    on("12.9.9", On::Granted, |case| case.penalises(|penalty| matches!(penalty, Penalty::Expulsion))),
    on("A.", On::Granted, |case| case.rules_play() != Play::Standard),
    on("A.2", On::Granted, |case| case.rules_play() != Play::Standard),
    on("A.5.1.2", On::Granted, |case| case.is_basic() && Color::ALL.iter().all(|&who| case.after.completed(who) >= 10)),
    on("A.5.2", On::Granted, |case| case.is_basic()),
    on("A.5.3", On::Granted, |case| case.is_basic()),
    on("A.5.3", On::Upheld, |case| !case.after.clock().falls().is_empty()),
    on("A.5.4", On::Granted, |case| case.is_basic()),
    on("A.5.5", On::Granted, |case| case.is_basic() && !case.after.clock().falls().is_empty()),
    on("B.", On::Granted, |case| case.rules_play() == Play::Blitz),
    on("D.", On::Granted, |case| case.header.blind != [false; 2]),
    on("III.4", On::Granted, |case| case.header.quickplay == QuickplayGuideline::Increment),
    on("III.5", On::Granted, |case| case.header.quickplay == QuickplayGuideline::Claim),
    on("III.6.", On::Granted, |case| case.header.quickplay == QuickplayGuideline::Referred),
];

impl Case<'_> {
    fn is_player(&self, is: impl Fn(&PlayerAct) -> bool) -> bool {
        matches!(self.act, GameAct::Player(_, act) if is(act))
    }

    fn is_arbiter(&self, is: impl Fn(&ArbiterAct) -> bool) -> bool {
        matches!(self.act, GameAct::Arbiter(act) if is(act))
    }

    fn penalises(&self, is: impl Fn(&Penalty) -> bool) -> bool {
        self.is_arbiter(|act| matches!(act, ArbiterAct::Penalises(_, penalty) if is(penalty)))
    }

    fn actor(&self) -> Option<Color> {
        match self.act {
            GameAct::Player(who, _) => Some(*who),
            GameAct::Arbiter(_) => None,
        }
    }

    fn rules_play(&self) -> Play {
        self.after.rules().play()
    }

    fn is_basic(&self) -> bool {
        self.rules_play() != Play::Standard && self.header.supervision != Some(Supervision::Full)
    }

    /// The pieces on the board after the act, if each side has one king.
    fn position(&self) -> Option<Position> {
        Setup::from_any_fen(&self.after.board()).ok()?.as_it_stands()
    }

    /// The last move on the board is illegal, made with this kind of piece.
    fn illegal_with(&self, role: Option<Role>) -> bool {
        let Some(last) = self.after.made_moves().last() else { return false };
        let moved = last.squares().and_then(|(from, _)| last.position()?.piece_at(from)).map(|piece| piece.role);
        last.mv.is_none() && role.is_none_or(|role| moved.is_none_or(|moved| moved == role))
    }

    fn presses(&self) -> bool {
        self.is_player(|act| matches!(act, PlayerAct::Presses | PlayerAct::Moves(_)))
    }

    /// An offence was open, or an illegal move was on the board, which in 1985 counts before the press.
    fn something_is_illegal(&self) -> bool {
        !self.before.open_offences().is_empty() || self.before.made_moves().any(|made| made.mv.is_none())
    }

    /// Before 2018, the use of two hands counts without a press.
    fn plays_with_two_hands(&self) -> bool {
        self.is_player(|act| matches!(act, PlayerAct::Plays(_, Hands::Two)))
    }

    /// The pieces before an uncompleted illegal move on the board: the duties of a touch are about these.
    fn position_of_duty(&self) -> Option<Position> {
        match self.after.made_moves().last().filter(|made| made.mv.is_none() && !made.completed) {
            Some(illegal) => illegal.position().copied(),
            None => self.position(),
        }
    }

    fn concerns_a_move_made(&self) -> bool {
        self.is_player(|act| {
            matches!(
                act,
                PlayerAct::Plays(..)
                    | PlayerAct::Moves(_)
                    | PlayerAct::Releases(_)
                    | PlayerAct::Touches(..)
                    | PlayerAct::Places(..)
                    | PlayerAct::Announces(_)
            )
        })
    }

    fn is_own_and_movable(&self) -> bool {
        let AnswerKind::Must(who, Must::Move(square)) = &self.answer.what else { return true };
        self.position_of_duty().is_none_or(|position| {
            position.turn() != *who
                || position.men(*who).contains(*square) && position.legal_moves().iter().any(|mv| mv.from() == *square)
        })
    }

    fn is_enemy_and_takeable(&self) -> bool {
        let AnswerKind::Must(who, Must::Capture(square)) = &self.answer.what else { return true };
        self.position_of_duty().is_none_or(|position| position.turn() != *who || position.men(!*who).contains(*square))
    }

    fn touched_both_colours(&self) -> bool {
        let touched = self.after.touched();
        self.position_of_duty().is_none_or(|position| {
            touched.is_empty()
                || Color::ALL.iter().all(|&color| touched.iter().any(|square| position.men(color).contains(*square)))
        })
    }

    fn castling_is_legal(&self) -> bool {
        let AnswerKind::Must(_, Must::Castle(wing)) = &self.answer.what else { return true };
        self.position_of_duty().is_none_or(|position| position.castling_move(*wing).is_some())
    }

    fn rook_touched_first(&self) -> bool {
        let first = self.after.touched().first();
        self.position_of_duty()
            .zip(first)
            .is_none_or(|(position, square)| position.piece_at(*square).is_none_or(|piece| piece.role == Role::Rook))
    }

    fn king_was_touched(&self) -> bool {
        let touched = self.after.touched();
        self.position_of_duty().is_none_or(|position| {
            touched.is_empty()
                || touched.contains(&position.king(Color::White))
                || touched.contains(&position.king(Color::Black))
        })
    }

    fn nothing_touched_can_move(&self) -> bool {
        let AnswerKind::Free(who) = self.answer.what else { return true };
        let touched = self.after.touched();
        self.position_of_duty().is_none_or(|position| {
            position.turn() != who || !position.legal_moves().iter().any(|mv| touched.contains(&mv.from()))
        })
    }

    fn was_offered_and_accepted(&self) -> bool {
        let GameAct::Player(who, PlayerAct::Accepts) = self.act else { return false };
        let moved =
            |color: Color| self.before.completed(color) > 0 || self.before.made_moves().any(|made| made.by == color);
        // 1985 does not require that both have moved.
        let asked = self.header.edition != Edition::E1985;
        self.before.has_offered(!*who) && (!asked || Color::ALL.into_iter().all(moved))
    }

    /// Whether the flag fell before the act or because of it; the act itself may be the correction that voids the
    /// fall.
    fn flag_has_fallen(&self) -> bool {
        match &self.answer.what {
            AnswerKind::Flag(who) | AnswerKind::Notice(Notice::Flag(who)) => {
                [self.before, self.after].iter().any(|game| game.clock().falls().iter().any(|fall| fall.who == *who))
            }
            _ => true,
        }
    }

    fn flag_fell_or_breach(&self) -> bool {
        let breach = matches!(
            self.answer.what,
            AnswerKind::Options(..) | AnswerKind::Penalty(..) | AnswerKind::Time(..) | AnswerKind::Result(_)
        );
        breach || !self.after.clock().falls().is_empty()
    }

    /// The loser's time is over; either player's, if the arbiter decides or the game is drawn.
    fn time_is_up(&self) -> bool {
        let falls = self.after.clock().falls();
        let decided = self.is_arbiter(|act| matches!(act, ArbiterAct::Decides(_)));
        match self.answer.what {
            AnswerKind::Result(result) if !decided && result == GameResult::win(Color::White) => {
                falls.iter().any(|fall| fall.who == Color::Black)
            }
            AnswerKind::Result(result) if !decided && result == GameResult::win(Color::Black) => {
                falls.iter().any(|fall| fall.who == Color::White)
            }
            _ => !falls.is_empty(),
        }
    }

    /// Extra time for the opponent needs one illegal move, the loss of the game two.
    fn offended_often_enough(&self) -> bool {
        match self.answer.what {
            AnswerKind::Time(who, TimeChange::Plus(_)) => self.after.illegal_moves(!who) >= 1,
            AnswerKind::Result(_) => Color::ALL.iter().any(|&who| self.after.illegal_moves(who) >= 2),
            _ => true,
        }
    }

    fn may_stop_recording(&self) -> bool {
        let AnswerKind::ScoreKeeping(Who::One(who), Keeping::Off) = self.answer.what else { return true };
        let clock = self.after.clock();
        clock.least(who) < Span::from_s(300) && clock.increment(who) < Span::from_s(30)
    }

    fn claims_with_a_move(&self) -> bool {
        self.is_player(|act| {
            matches!(
                act,
                PlayerAct::ClaimsDraw(_, Some(MoveText::San(_) | MoveText::Squares { .. } | MoveText::Castling(_)), _)
            )
        })
    }

    fn has_touched_or_moved(&self) -> bool {
        !self.before.touched().is_empty()
            || self.before.begun().is_some()
            || self.before.made_moves().last().is_some_and(|made| Some(made.by) == self.actor())
    }

    fn is_draw(&self) -> bool {
        matches!(self.answer.what, AnswerKind::Result(GameResult::Draw))
    }

    /// The number of occurrences of the current position.
    fn stood(&self) -> usize {
        let Some(now) = self.position() else { return 0 };
        1 + self.after.made_moves().filter(|made| made.position().is_some_and(|then| then.key() == now.key())).count()
    }

    /// The number of moves since the last capture or pawn move.
    fn plain_half_moves(&self) -> u16 {
        self.position().map_or(0, |position| position.halfmove_clock())
    }
}

impl Condition {
    /// Whether the condition is about this kind of answer.
    fn speaks_of(&self, what: &AnswerKind) -> bool {
        let refused = what.is_refused();
        match self.on {
            On::Granted => !refused && !matches!(what, AnswerKind::Notice(_)),
            On::Refused => refused,
            On::Ends => matches!(what, AnswerKind::Result(_)),
            On::Upheld => matches!(what, AnswerKind::Claim(Judgement::Upheld)),
            On::Notices => matches!(what, AnswerKind::Notice(_)),
            On::Musts => matches!(what, AnswerKind::Must(..) | AnswerKind::Free(_)),
        }
    }

    /// Whether the condition belongs to this provision.
    pub fn is_of(&self, number: &str) -> bool {
        if self.article.ends_with('.') { number.starts_with(self.article) } else { number == self.article }
    }
}

/// The conditions checked for an answer, and one that is false. None is false if a number belongs to several
/// provisions of which one holds, or has no condition here.
pub fn ask(case: &Case<'_>) -> (Vec<usize>, Option<&'static str>) {
    // After the end, a refusal cites the article that ended the game.
    if case.before.is_over() && case.answer.what.is_refused() {
        return (Vec::new(), None);
    }
    let mut asked = Vec::new();
    let mut broken = None;
    for article in Article::with_number(case.header.edition, case.answer.article) {
        let own: Vec<usize> = (0..CONDITIONS.len())
            .filter(|&at| CONDITIONS[at].is_of(article.number()) && CONDITIONS[at].speaks_of(&case.answer.what))
            .collect();
        match own.iter().find(|&&at| !(CONDITIONS[at].holds)(case)) {
            Some(&at) => broken = Some(CONDITIONS[at].article),
            None => return (own, None),
        }
        asked.extend(own);
    }
    (asked, broken)
}
