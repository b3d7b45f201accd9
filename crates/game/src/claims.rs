//! Draw claims (9.2-9.5; 1985: 10.05, 10.06, 10.08, 10.09, 10.11, 10.12), decided immediately.

use crate::Span;
use crate::act::{ClaimEvidence, DrawGround, MoveText};
use crate::answer::{AnswerKind, GameResult, Judgement, OfferState, TimeChange};
use crate::game::{Game, Ruling};
use crate::offers::{OpenOffer, Request};
use crate::refusal::RefusalReason;
use crate::stand::{Attempted, Stand};
use crate::turn::{Bound, Duty};
use adoube_board::{Color, Move, Piece, Position, Role, Setup, Square};
use adoube_laws::{Article, ClaimLost, Intended, TWO_KNIGHTS_PAWN_LIMITS, WRONG_ROOK_PAWNS, WrongClaim};

/// A claim with its decision.
struct Judged {
    right: bool,
    article: &'static str,
}

impl Game {
    pub(crate) fn claims_draw(
        &mut self,
        who: Color,
        ground: DrawGround,
        text: Option<&MoveText>,
        evidence: ClaimEvidence,
    ) -> Ruling {
        self.may_claim(who, ground, evidence)?;
        let text = text.map(|text| self.in_letters_of(who, text)).transpose()?;
        let text = text.as_ref();
        let announced = text.map(|text| (self.legal(text), text));
        let attempted = match announced {
            Some((None, text)) => Some(self.attempted(text)?),
            _ => None,
        };
        let legal = announced.and_then(|(mv, _)| mv);
        let judged = match ground {
            DrawGround::Threefold => self.judge_threefold(announced.is_some(), legal),
            DrawGround::Fifty => self.judge_fifty(announced.is_some(), legal),
        };
        self.requests[who as usize] = Some(Request::Claim);
        if judged.right {
            self.say(AnswerKind::Claim(Judgement::Upheld), judged.article);
            self.end(GameResult::Draw, self.rules.draws.right_claim.article().unwrap_or_default());
            return Ok(());
        }
        self.say(AnswerKind::Claim(Judgement::Rejected), judged.article);
        self.punish_claim(who);
        if announced.is_some() {
            self.turn.claim_binds = true;
            self.turn.claimed_at = Some(self.now);
        }
        if self.over.is_none() {
            self.bind_announced(who, legal, attempted);
        }
        if self.over.is_none() && self.rules.draws.claim_is_offer.value && self.may_agree() {
            let article = self.rules.draws.claim_is_offer.article().unwrap_or_default();
            self.offers[who as usize] = Some(OpenOffer::Plain);
            self.say(AnswerKind::Offer(who, OfferState::Open), article);
        }
        Ok(())
    }

    /// Refuses a claim that cannot be made now.
    fn may_claim(&self, who: Color, ground: DrawGround, evidence: ClaimEvidence) -> Ruling {
        let display = self.rules.clock.display_claim_refused;
        if evidence == ClaimEvidence::Display && display.value {
            return self.refuse_by(RefusalReason::DisplayAlone, display.article(), Article::new("6.12.2"));
        }
        let lost = self.rules.draws.claim_lost;
        let has_moved = self.line.last().is_some_and(|ply| ply.by == who && !ply.completed);
        if has_moved {
            return self.refuse_by(RefusalReason::ClaimAfterMove, lost.article(), Article::new("9.4"));
        }
        if self.mover() != who {
            let article = match ground {
                DrawGround::Threefold => Article::new("9.2.1"),
                DrawGround::Fifty => Article::new("9.3"),
            };
            return self.refuse(RefusalReason::NotToMove, article);
        }
        if self.turn.claim_binds {
            let announced = self.rules.draws.announced_move.article();
            return self.refuse_by(RefusalReason::ClaimBinds, announced, Article::new("9.5.3"));
        }
        if self.turn.illegal.is_some() {
            return self.refuse_by(RefusalReason::ClaimAfterMove, lost.article(), Article::new("9.4"));
        }
        if lost.value == ClaimLost::ByTouching && !self.turn.touched.is_empty() {
            return self.refuse_by(RefusalReason::ClaimAfterTouch, lost.article(), Article::new("9.4"));
        }
        Ok(())
    }

    fn judge_threefold(&self, intended: bool, mv: Option<Move>) -> Judged {
        let draws = &self.rules.draws;
        let article = if intended { draws.threefold_intended.article() } else { draws.threefold_on_board.article() };
        let article = article.unwrap_or_default();
        let stand = match (intended, mv, self.stand.position()) {
            (true, Some(mv), Some(position)) => Stand::Playable(position.play(mv)),
            (true, ..) => return Judged { right: false, article },
            (false, ..) => self.stand.clone(),
        };
        let limit = usize::from(self.rules.ending.threefold.value.count);
        let earlier = |same: &dyn Fn(&Position, &Position) -> bool| {
            let now = stand.position();
            // With an intended move, the current position counts as an earlier one too.
            let on_board = if intended { self.stand.position() } else { None };
            // Before the last capture or pawn move the pieces were on other squares.
            let plies = self.line.iter().rev().take(usize::from(stand.halfmove_clock()));
            let before = plies.filter_map(|ply| ply.before.position()).chain(on_board);
            1 + before.filter(|then| now.is_some_and(|now| same(now, then))).count()
        };
        if earlier(&|now, then| now == then) >= limit {
            return Judged { right: true, article };
        }
        let article = if earlier(&|now, then| same_men(now, then)) < limit {
            article
        } else if earlier(&|now, then| same_men(now, then) && now.en_passant() == then.en_passant()) >= limit {
            draws.differ_by_castling.article().unwrap_or(article)
        } else {
            draws.differ_by_en_passant.article().unwrap_or(article)
        };
        Judged { right: false, article }
    }

    fn judge_fifty(&self, intended: bool, mv: Option<Move>) -> Judged {
        let ending = self.rules.ending;
        let on_board = self.cite(Article::new("9.3.2"));
        let may_intend = self.rules.draws.fifty_intended.value != Intended::Impossible;
        let by_intention = self.rules.draws.fifty_intended.article().unwrap_or(on_board);
        let article = if intended { by_intention } else { on_board };
        let Some(position) = self.stand.position() else { return Judged { right: false, article } };
        let after = match mv {
            Some(mv) if intended && may_intend => position.play(mv),
            _ if intended && may_intend => return Judged { right: false, article },
            _ => *position,
        };
        let hundred = ending.hundred_move_endings.value.and_then(|limit| Some((limit, hundred_moves(&after)?)));
        let (count, article) = match hundred {
            Some((limit, number)) => (limit.count, number),
            None => (ending.fifty_moves.value.count, article),
        };
        Judged { right: u32::from(after.halfmove_clock()) >= 2 * u32::from(count), article }
    }

    /// Penalises a wrong claim: with time (9.5.3), in 1985 possibly with the game (10.12.b).
    fn punish_claim(&mut self, who: Color) {
        let rule = self.rules.draws.wrong_claim;
        let article = rule.article().unwrap_or_default();
        match rule.value {
            WrongClaim::OpponentGains { seconds } => {
                let gain = Span::from_s(u64::from(seconds));
                self.clock.give(!who, gain);
                self.say(AnswerKind::Time(!who, TimeChange::Plus(gain)), article);
            }
            WrongClaim::ClaimantLoses { seconds } => {
                let loss = Span::from_s(u64::from(seconds));
                // What passes a control that is met goes off the next period.
                let mut clock = self.clock.clone();
                clock.take(who, loss, self.now, self.completed);
                self.say(AnswerKind::Time(who, TimeChange::Minus(loss)), article);
                if clock.is_down(who) {
                    self.end(GameResult::win(!who), article);
                    self.clock.set(who, Span::ZERO);
                } else {
                    self.clock = clock;
                }
            }
        }
    }

    /// Binds the player to the announced move; if it is illegal, to its piece (9.5.3).
    fn bind_announced(&mut self, who: Color, legal: Option<Move>, attempted: Option<Attempted>) {
        let article = self.rules.draws.announced_move.article().unwrap_or_default();
        let fixed = match (legal, attempted) {
            (Some(mv), _) => Bound { duty: Duty::Play(mv), article },
            (None, Some(attempted)) => {
                let from = match attempted {
                    Attempted::Squares(attempt) => Some(attempt.from),
                    Attempted::Castling(_) => self.stand.position().map(|position| position.king(who)),
                };
                let own = from.filter(|&from| self.stand.piece_at(from).is_some_and(|piece| piece.color == who));
                let Some(from) = own else { return };
                let moves = self.stand.legal_moves().iter().any(|mv| mv.from() == from);
                let duty = match (moves, attempted) {
                    (false, _) => Duty::Free,
                    (true, Attempted::Castling(_)) => Duty::King,
                    (true, Attempted::Squares(_)) => Duty::Move(from),
                };
                Bound { duty, article }
            }
            (None, None) => return,
        };
        // A piece without legal moves binds to nothing, so later touches count.
        if fixed.duty == Duty::Free {
            let what = fixed.what(who, &self.stand);
            self.say(what, fixed.article);
            return;
        }
        self.turn.owed = Some(fixed);
        self.say_bound(who);
    }

    /// Handles a claim that the opponent has only the king left (1985: 10.11.02).
    pub(crate) fn claims_bare_king(&mut self, who: Color) -> Ruling {
        let rule = self.rules.ending.bare_king_claim;
        let late = self.clock.remaining(who) == Span::ZERO;
        if !rule.value || late {
            let reason = if rule.value { RefusalReason::ClaimAfterFlag } else { RefusalReason::NoBareKingClaim };
            return self.refuse_by(reason, rule.article(), Article::new("6.9"));
        }
        self.requests[who as usize] = Some(Request::Claim);
        let article = rule.article().unwrap_or_default();
        let bare = self.stand.position().is_some_and(|position| position.men(!who).count() == 1);
        if bare {
            self.say(AnswerKind::Claim(Judgement::Upheld), article);
            self.end(GameResult::Draw, self.rules.draws.right_claim.article().unwrap_or_default());
        } else {
            self.say(AnswerKind::Claim(Judgement::Rejected), article);
            self.punish_claim(who);
        }
        Ok(())
    }
}

/// Returns whether two positions have the same pieces on the same squares and the same player to move, regardless of
/// castling and en passant rights.
fn same_men(a: &Position, b: &Position) -> bool {
    let plain = |position: &Position| {
        let mut setup = Setup::from(position);
        setup.castling = adoube_board::Bitboard::EMPTY;
        setup.en_passant = None;
        setup.halfmove_clock = 0;
        setup.fullmove_number = 1;
        setup
    };
    a.turn() == b.turn() && a.occupied() == b.occupied() && plain(a) == plain(b)
}

/// Returns the point of 1985's 10.09 that requires a hundred moves, if the ending is one of those.
fn hundred_moves(position: &Position) -> Option<&'static str> {
    let men = |color: Color, roles: &[(Role, u32)]| {
        let total: u32 = roles.iter().map(|(_, count)| count).sum();
        position.men(color).count() == total + 1
            && roles.iter().all(|&(role, count)| position.pieces(color, role).count() == count)
    };
    for strong in Color::ALL {
        let weak = !strong;
        if men(strong, &[(Role::Rook, 1), (Role::Bishop, 1)]) && men(weak, &[(Role::Rook, 1)]) {
            return Some("10.09.a");
        }
        if men(strong, &[(Role::Knight, 2)]) && men(weak, &[(Role::Pawn, 1)]) && is_blocked(position, weak) {
            return Some("10.09.b");
        }
        if men(strong, &[(Role::Rook, 1), (Role::Pawn, 1)]) && men(weak, &[(Role::Bishop, 1), (Role::Pawn, 1)]) {
            return wrong_rook_pawns(position, strong);
        }
    }
    None
}

/// Returns whether the pawn is blocked by a knight and not too far advanced (10.09.b).
fn is_blocked(position: &Position, pawns_side: Color) -> bool {
    let Some(pawn) = position.pieces(pawns_side, Role::Pawn).first() else { return false };
    let (forward, within) = match pawns_side {
        Color::White => (
            1,
            TWO_KNIGHTS_PAWN_LIMITS.white_at_most.get(usize::from(pawn.file())).is_some_and(|&most| pawn.rank() < most),
        ),
        Color::Black => (
            -1,
            TWO_KNIGHTS_PAWN_LIMITS
                .black_at_least
                .get(usize::from(pawn.file()))
                .is_some_and(|&least| pawn.rank() + 1 >= least),
        ),
    };
    let knight = Piece { color: !pawns_side, role: Role::Knight };
    within && pawn.offset(0, forward).is_some_and(|before| position.piece_at(before) == Some(knight))
}

fn wrong_rook_pawns(position: &Position, strong: Color) -> Option<&'static str> {
    let bishop = position.role(Role::Bishop).first()?;
    let pawn = |color| position.pieces(color, Role::Pawn).first();
    let fits = WRONG_ROOK_PAWNS.iter().find(|pawns| {
        pawns.white_has_rook == (strong == Color::White)
            && pawns.white_pawn.parse::<Square>().ok() == pawn(Color::White)
            && pawns.black_pawn.parse::<Square>().ok() == pawn(Color::Black)
            && pawns.dark_squared_bishop != bishop.is_light()
    });
    fits.map(|pawns| pawns.article)
}
