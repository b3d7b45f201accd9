//! Illegal moves and acts that count as one (7.5, A.5.2; 1985: 05.06.e, 08.01): claims, calls, repair and penalties.

use crate::Span;
use crate::answer::{AnswerKind, ArbiterChoice, Judgement, TimeChange, Who};
use crate::game::{Game, Ruling, Stop};
use crate::grounds::DealtWith;
use crate::refusal::RefusalReason;
use crate::stand::Stand;
use adoube_board::{Color, Move};
use adoube_laws::{ActionableFrom, FirstOffence, Offence, OffenceRule, Repair, TimesAfterRestoring, Window};

/// An illegal move, or an act that counts as one, not yet dealt with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offended {
    pub(crate) by: Color,
    pub(crate) offence: Offence,
    /// Its place in the line of moves.
    pub(crate) ply: usize,
    /// Whether the arbiter or the opponent can act on it yet.
    pub(crate) actionable: bool,
    /// The promotion that was left out.
    pub(crate) promotion: Option<Move>,
    /// The number of moves the opponent had made.
    pub(crate) replies: u32,
    /// The time on the opponent's clock.
    pub(crate) opponents_time: Span,
}

impl Offended {
    pub(crate) fn new(game: &Game, by: Color, offence: Offence, ply: usize, actionable: bool) -> Self {
        Self {
            by,
            offence,
            ply,
            actionable,
            promotion: None,
            replies: game.made[!by as usize],
            opponents_time: game.clock.remaining(!by),
        }
    }
}

/// The result of looking for an offence.
enum OffenceFound {
    Nothing,
    /// The place in the list.
    One(usize),
    /// Both sides have completed one, one after the other.
    OnTopOfEachOther,
}

impl Game {
    /// Handles a claim that the opponent has completed an illegal move.
    pub(crate) fn claims_illegal(&mut self, who: Color) -> Ruling {
        self.complete_on_board(!who);
        match self.find_offence(Some(!who)) {
            OffenceFound::Nothing => {
                self.say(AnswerKind::Claim(Judgement::Rejected), self.rules.offences.nothing_found);
                Ok(())
            }
            OffenceFound::OnTopOfEachOther => self.whose_is_taken_back(),
            OffenceFound::One(index) => {
                let Some(record) = self.offences.get(index).cloned() else { return Ok(()) };
                let rule = *self.rules.offences.rule(record.offence);
                self.say(AnswerKind::Claim(Judgement::Upheld), rule.claim.unwrap_or(self.rules.offences.nothing_found));
                self.deal_with(index, &record, &rule)
            }
        }
    }

    /// Handles the arbiter's call of an illegal move.
    pub(crate) fn sees_illegal(&mut self) -> Ruling {
        for color in Color::ALL {
            self.complete_on_board(color);
        }
        match self.find_offence(None) {
            OffenceFound::Nothing => {
                Err(Stop::Refused(RefusalReason::NothingIllegal, self.rules.offences.nothing_found))
            }
            OffenceFound::OnTopOfEachOther => self.whose_is_taken_back(),
            OffenceFound::One(index) => {
                let Some(record) = self.offences.get(index).cloned() else { return Ok(()) };
                let rule = *self.rules.offences.rule(record.offence);
                self.deal_with(index, &record, &rule)
            }
        }
    }

    /// Counts an illegal move before the press, in editions that act on the board.
    fn complete_on_board(&mut self, by: Color) {
        let on_board = self.rules.offences.rule(Offence::IllegalMove).seen.value == ActionableFrom::OnTheBoard;
        let illegal = self.mover() == by && self.turn.illegal.as_ref().is_some_and(|i| i.pawn_left.is_none());
        if on_board
            && illegal
            && let Some(illegal) = self.turn.illegal.take()
        {
            let record = Offended::new(self, by, Offence::IllegalMove, self.line.len(), true);
            self.push_ply(None, Some(illegal.attempted), illegal.after, false);
            self.offences.push(record);
        }
    }

    fn find_offence(&self, by: Option<Color>) -> OffenceFound {
        let until_reply = self.rules.irregular.window.value == Window::UntilTheReply;
        let open =
            |record: &Offended| record.actionable && (!until_reply || self.made[!record.by as usize] == record.replies);
        if until_reply {
            let last = self.offences.iter().rev().find(|record| open(record));
            let below = last.is_some_and(|last| {
                let is_below =
                    |record: &Offended| record.by != last.by && record.ply + 1 == last.ply && record.actionable;
                last.offence == Offence::IllegalMove && self.offences.iter().any(is_below)
            });
            if below {
                return OffenceFound::OnTopOfEachOther;
            }
        }
        let wanted = |record: &Offended| open(record) && by.is_none_or(|by| by == record.by);
        self.offences.iter().position(wanted).map_or(OffenceFound::Nothing, OffenceFound::One)
    }

    fn whose_is_taken_back(&mut self) -> Ruling {
        let article = self.rules.offences.nothing_found;
        self.offer_options(Who::Both, &[ArbiterChoice::White, ArbiterChoice::Black], article);
        Ok(())
    }

    /// Takes back the move of the player named by the arbiter, and deals with it like any other.
    pub(crate) fn takes_back(&mut self, by: Color) -> Ruling {
        let nothing = self.rules.offences.nothing_found;
        let asks = |pending: &crate::arbiter::Pending| pending.choices.contains(&ArbiterChoice::White);
        let is_his = |record: &Offended| record.by == by && record.actionable && record.offence == Offence::IllegalMove;
        let found = self.offences.iter().rposition(is_his).filter(|_| self.pending.iter().any(asks));
        let Some((index, record)) = found.and_then(|index| Some((index, self.offences.get(index)?.clone()))) else {
            return Err(Stop::Refused(RefusalReason::NothingIllegal, nothing));
        };
        self.settle(asks);
        let rule = *self.rules.offences.rule(record.offence);
        self.deal_with(index, &record, &rule)
    }

    fn deal_with(&mut self, index: usize, record: &Offended, rule: &OffenceRule) -> Ruling {
        self.offences.remove(index);
        let count = &mut self.ladders[record.by as usize][rule.ladder as usize];
        let further = *count > 0;
        let ladder = rule.ladder as usize;
        *count = count.saturating_add(1);
        let written = if matches!(record.offence, Offence::EmptyPress) { None } else { self.written_at(record.ply) };
        let (written, made_at) = written.unwrap_or_default();
        self.dealt_with.push(DealtWith { by: record.by, ladder, at: self.now, made_at, written });
        if rule.first.value == FirstOffence::Loses {
            let article = rule.first.article().unwrap_or_default();
            self.lose_by_offence(record, article);
            return Ok(());
        }
        if further && let Some(article) = rule.further_loses {
            self.lose_by_offence(record, article);
            return Ok(());
        }
        self.repair(record, rule);
        match rule.first.value {
            FirstOffence::OpponentGains { seconds } => {
                let gain = Span::from_s(u64::from(seconds));
                self.clock.give(!record.by, gain);
                self.say(
                    AnswerKind::Time(!record.by, TimeChange::Plus(gain)),
                    rule.first.article().unwrap_or_default(),
                );
            }
            FirstOffence::WarningOrTime => {
                let choices = [ArbiterChoice::Warning, ArbiterChoice::TimeOffender];
                self.offer_options(Who::One(record.by), &choices, rule.first.article().unwrap_or_default());
            }
            FirstOffence::NoPenalty | FirstOffence::Loses => {}
        }
        if rule.repair == Repair::PawnBecomesQueen {
            self.ask_about_the_queen();
        }
        self.let_mover_run();
        Ok(())
    }

    /// Asks the arbiter for a decision if the queen placed by the Laws leaves the opponent without a move, or neither
    /// side can mate any more: the move was illegal and does not end the game automatically (7.5.2).
    fn ask_about_the_queen(&mut self) {
        let mated = self.mover();
        let Some((_, article, mates)) = self.end_of_last_move(!mated, true) else { return };
        let (who, choice) =
            if mates { (Who::One(mated), ArbiterChoice::Loss) } else { (Who::Both, ArbiterChoice::Draw) };
        self.offer_options(who, &[choice], article);
    }

    fn lose_by_offence(&mut self, record: &Offended, article: &'static str) {
        let before: Stand = match self.line.get(record.ply) {
            Some(ply) if record.offence == Offence::IllegalMove => ply.before.clone(),
            // The Laws turn the pawn into a queen (7.5.2).
            Some(ply) if record.offence == Offence::PawnLeft => match (ply.before.position(), record.promotion) {
                (Some(position), Some(mv)) => Stand::Playable(position.play(mv)),
                _ => self.stand.clone(),
            },
            _ => self.stand.clone(),
        };
        let result = crate::mating::lost(record.by, &before);
        self.end(result, article);
    }

    /// Puts the board right.
    fn repair(&mut self, record: &Offended, rule: &OffenceRule) {
        let article = rule.seen.article().unwrap_or_default();
        let replied = self.line.len() > record.ply + 1;
        match rule.repair {
            Repair::Stands => return,
            Repair::Restored => {
                self.take_back_to(record.ply);
                let fen = self.stand.fen();
                self.say(AnswerKind::Position(fen), article);
                self.say_bound(record.by);
            }
            Repair::PawnBecomesQueen => {
                self.take_back_to(record.ply);
                if let Some(mv) = record.promotion {
                    self.turn = crate::turn::Turn::default();
                    self.push(mv, true);
                }
                let fen = self.stand.fen();
                self.say(AnswerKind::Position(fen), article);
            }
            Repair::PawnGoesBack => {
                self.take_back_to(record.ply);
                let fen = self.stand.fen();
                self.say(AnswerKind::Position(fen), article);
                if let Some(mv) = record.promotion {
                    let duty = crate::turn::Duty::Move(mv.from());
                    self.turn.owed = Some(crate::turn::Bound { duty, article });
                    self.say_bound(record.by);
                }
                let opponent = !record.by;
                let run = record.opponents_time.minus(self.clock.remaining(opponent));
                self.clock.give(opponent, run);
                self.say(AnswerKind::Time(opponent, TimeChange::Plus(run)), article);
            }
        }
        let times = self.rules.irregular.times_after_restoring;
        if replied && times.value == TimesAfterRestoring::ArbiterJudges {
            self.offer_options(Who::Both, &[ArbiterChoice::SetClocks], times.article().unwrap_or_default());
        }
    }

    /// Handles an agreement to take back an illegal move that remains on the board (A.5.2).
    pub(crate) fn agrees(&mut self, who: Color) -> Ruling {
        let rule = self.rules.irregular.corrected_by_agreement;
        let open = |record: &&Offended| record.actionable && record.offence == Offence::IllegalMove;
        // A move that remains because of the reply takes precedence over one that can still be claimed.
        let replied = |record: &&Offended| open(record) && self.made[!record.by as usize] != record.replies;
        let stands = self.offences.iter().rev().find(replied).or_else(|| self.offences.iter().rev().find(open));
        let Some(ply) = stands.filter(|_| rule.value).map(|record| record.ply) else {
            return Err(Stop::Refused(RefusalReason::NothingIllegal, self.rules.offences.nothing_found));
        };
        self.agreed[who as usize] = true;
        if self.agreed == [true; 2] {
            self.take_back_to(ply);
            self.turn = crate::turn::Turn::default();
            let fen = self.stand.fen();
            self.say(AnswerKind::Position(fen), rule.article().unwrap_or_default());
            self.let_mover_run();
        }
        Ok(())
    }
}
