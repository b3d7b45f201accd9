//! Adjournment, sealed moves and late arrivals (6.7, Guidelines I; 1985: 10.14-10.16, 13, 14).

use crate::Span;
use crate::act::{AlsoLost, MoveText, PlayerAct};
use crate::answer::{AnswerKind, ArbiterChoice, GameResult, Judgement, OfferState, TimeChange, Who};
use crate::game::{Game, Ruling, Stop};
use crate::refusal::RefusalReason;
use crate::turn::{Bound, Duty, Turn, san};
use adoube_board::{Color, Move, Square};
use adoube_laws::{Article, BothLate, DefaultTime, LateSealer, SealedFaults};
use adoube_notation::{Irregularity, Letters, MoveReading, read};

/// A sealed move.
#[derive(Clone, PartialEq, Eq, Debug)]
struct EnvelopeContent {
    sealer: Color,
    text: String,
}

/// The inscription on the envelope, apart from the names and where and when play resumes (I.2; 1985: 13.02).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnvelopeNote {
    /// The position before the sealed move (I.2.2).
    pub position: String,
    /// The times on White's and Black's clocks; the time used is the rest (I.2.3).
    pub remaining: [Span; 2],
    /// The time each player has used since the transcript began (I.2.3).
    pub used: [Span; 2],
    /// The player who sealed (I.2.4).
    pub sealer: Color,
    /// The number of the sealed move (I.2.5).
    pub number: u16,
    /// The player whose draw offer is open, if the edition has it noted (I.2.6).
    pub open_offer: Option<Color>,
}

/// How far an adjournment has gone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum AdjournmentStage {
    /// The game is being played.
    #[default]
    Playing,
    /// The arbiter has asked for a sealed move.
    Requested {
        /// A move made on the board after the request: it must be sealed.
        made: Option<Move>,
    },
    /// A move is sealed and both players are away.
    Sealed(EnvelopeContent, Option<AlsoLost>),
    /// The hour of resumption has come; the envelope is closed.
    Resumed {
        envelope: EnvelopeContent,
        /// The replier was not there in time.
        replier_late: bool,
        /// The sealer came later than is allowed.
        sealer_late: bool,
    },
    /// The replier has sealed the reply while the sealer is away.
    ReplySealed(EnvelopeContent),
}

/// The adjournment of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Adjournment {
    stage: AdjournmentStage,
    /// Where in the line the game was adjourned.
    adjourned_at: Option<usize>,
    resumed_at: Option<Span>,
    /// The player who sealed the move that adjourned the game.
    sealer: Option<Color>,
    /// The moves made when play went on.
    made: [u32; 2],
}

impl Adjournment {
    /// Whether a sealed move is waiting.
    pub(crate) const fn is_away(&self) -> bool {
        matches!(
            self.stage,
            AdjournmentStage::Sealed(..) | AdjournmentStage::Resumed { .. } | AdjournmentStage::ReplySealed(_)
        )
    }

    pub(crate) const fn is_requested(&self) -> bool {
        matches!(self.stage, AdjournmentStage::Requested { .. })
    }

    pub(crate) const fn adjourned_at(&self) -> Option<usize> {
        self.adjourned_at
    }
}

impl Game {
    /// From sealing on a player may still come, offer, answer and resign (rule 13).
    pub(crate) fn may_act_while_away(&self, who: Color, act: &PlayerAct) -> Ruling {
        let adjournment = self.rules.adjournment;
        let back = matches!(self.adjournment.stage, AdjournmentStage::Resumed { .. }) && self.present[who as usize];
        match act {
            // A player back at the board may call the arbiter, as for the opening of the envelope (I.9.2).
            PlayerAct::StopsClocks | PlayerAct::Phone | PlayerAct::Refuses if back => Ok(()),
            PlayerAct::Arrives
            | PlayerAct::Offers
            | PlayerAct::Accepts
            | PlayerAct::Declines
            | PlayerAct::Withdraws
            | PlayerAct::Resigns => Ok(()),
            PlayerAct::Seals(_) => {
                self.refuse_by(RefusalReason::AlreadyAdjourned, adjournment.sealing.article(), Article::new("I.1.1"))
            }
            PlayerAct::ClaimsClock if matches!(self.adjournment.stage, AdjournmentStage::Resumed { .. }) => Ok(()),
            _ => self.refuse_by(RefusalReason::Adjourned, adjournment.resumed.article(), Article::new("I.5")),
        }
    }

    /// The inscription on the envelope while a move is sealed.
    ///
    /// ```
    /// use adoube_game::Transcript;
    /// let transcript = Transcript::parse("time: 60:00\n\n0:10 arbiter adjourns\n0:20 white seals e4\n")?;
    /// let mut game = transcript.game()?;
    /// for event in transcript.events() {
    ///     game.decide(event).unwrap_or_default();
    /// }
    /// let note = game.envelope().ok_or("nothing sealed")?;
    /// assert_eq!((note.number, note.used[0].to_string()), (1, "0:20".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn envelope(&self) -> Option<EnvelopeNote> {
        let (AdjournmentStage::Sealed(envelope, _)
        | AdjournmentStage::Resumed { envelope, .. }
        | AdjournmentStage::ReplySealed(envelope)) = &self.adjournment.stage
        else {
            return None;
        };
        let noted = self.rules.adjournment.open_offer_noted.value;
        let open = Color::ALL.into_iter().find(|&color| self.offers[color as usize].is_some());
        Some(EnvelopeNote {
            position: self.stand.fen(),
            remaining: Color::ALL.map(|color| self.clock.remaining(color)),
            used: Color::ALL.map(|color| self.clock.spent(color)),
            sealer: envelope.sealer,
            number: self.stand.setup().fullmove_number,
            open_offer: open.filter(|_| noted),
        })
    }

    pub(crate) fn adjourns(&mut self) -> Ruling {
        if self.adjournment.stage != AdjournmentStage::Playing {
            let sealing = self.rules.adjournment.sealing.article();
            return self.refuse_by(RefusalReason::AlreadyAdjourned, sealing, Article::new("I.1.1"));
        }
        self.adjournment.stage = AdjournmentStage::Requested { made: None };
        Ok(())
    }

    /// A move made on the board after the request is the one to be sealed (I.1.1).
    pub(crate) fn plays_instead_of_sealing(&mut self, who: Color, mv: Move) -> Ruling {
        let article = self.rules.adjournment.sealing.article().unwrap_or_default();
        match &mut self.adjournment.stage {
            AdjournmentStage::Requested { made: Some(other) } if *other != mv => {
                return Err(Stop::Refused(RefusalReason::MoveToSeal, article));
            }
            AdjournmentStage::Requested { made } => *made = Some(mv),
            _ => {}
        }
        self.turn.illegal = None;
        self.turn.fixed = Some(Bound { duty: Duty::Play(mv), article });
        self.say_bound(who);
        Ok(())
    }

    pub(crate) fn seals(&mut self, who: Color, text: &str) -> Ruling {
        let sealing = self.rules.adjournment.sealing.article();
        if self.mover() != who {
            return self.refuse_by(RefusalReason::NotToMove, sealing, Article::new("I.1.1"));
        }
        let replies = self.adjournment.resumed_at.is_some() && !self.present[!who as usize];
        let envelope = EnvelopeContent { sealer: who, text: text.to_owned() };
        match &self.adjournment.stage {
            AdjournmentStage::Playing if replies => {
                self.turn = Turn::default();
                self.clock.press(who, self.now);
                self.adjournment.stage = AdjournmentStage::ReplySealed(envelope);
                return Ok(());
            }
            AdjournmentStage::Requested { made: Some(made) } => {
                if self.sealed_move(text).ok() != Some(*made) {
                    return self.refuse_by(RefusalReason::MoveToSeal, sealing, Article::new("I.1.1"));
                }
            }
            AdjournmentStage::Requested { made: None } => {}
            _ => self.charge_to_session_end(who),
        }
        self.turn = Turn::default();
        self.clock.add_increment(who);
        self.clock.stop();
        self.present = [false; 2];
        self.adjournment.adjourned_at = Some(self.line.len());
        self.adjournment.sealer = Some(who);
        self.adjournment.resumed_at = None;
        self.adjournment.stage = AdjournmentStage::Sealed(envelope, None);
        let noted = self.rules.adjournment.open_offer_noted;
        for color in Color::ALL {
            if noted.value && self.offers[color as usize].is_some() {
                self.say(AnswerKind::Offer(color, OfferState::Open), noted.article().unwrap_or_default());
            }
        }
        Ok(())
    }

    /// Charges a player who adjourns early as if sealing at the end of the session (I.1.2).
    fn charge_to_session_end(&mut self, who: Color) {
        let rule = self.rules.adjournment.charged_to_session_end;
        if let Some(ends) = self.ends
            && rule.value
            && self.now < ends
        {
            let rest = ends.minus(self.now);
            self.clock.take(who, rest, self.now, self.completed);
            self.say(AnswerKind::Time(who, TimeChange::Minus(rest)), rule.article().unwrap_or_default());
        }
    }

    /// The sealed move, or the article by which it is defective (I.8).
    fn sealed_move(&self, text: &str) -> Result<Move, Option<&'static str>> {
        let rules = self.rules.adjournment;
        let Some(position) = self.stand.position() else { return Err(rules.sealed_illegal.article()) };
        if let Some(squares) = by_squares(text) {
            return self.legal(&squares).ok_or_else(|| rules.sealed_illegal.article());
        }
        match read(position, text, Letters::English) {
            // Another country's letter leaves no doubt; other repairs would be the arbiter's guess.
            MoveReading::Move(found) if found.irregularities.iter().all(|&slip| is_forgiven(slip)) => Ok(found.mv),
            MoveReading::Move(found) if found.irregularities.contains(&Irregularity::WrongDeparture) => {
                Err(rules.sealed_illegal.article())
            }
            MoveReading::Illegal(_) => Err(rules.sealed_illegal.article()),
            MoveReading::Ambiguous(_) => Err(rules.sealed_ambiguous.article()),
            MoveReading::Move(_) | MoveReading::Unreadable | MoveReading::Old(_) => {
                Err(rules.sealed_unreadable.article())
            }
        }
    }

    pub(crate) fn resumes(&mut self) -> Ruling {
        let rules = self.rules.adjournment;
        let (envelope, lost) = match &self.adjournment.stage {
            AdjournmentStage::Sealed(envelope, lost) => (envelope.clone(), *lost),
            _ => return self.refuse_by(RefusalReason::NotAdjourned, rules.resumed.article(), Article::new("I.5")),
        };
        self.adjournment.resumed_at = Some(self.now);
        if let Some(also) = lost {
            self.resume_without_envelope(also);
            return Ok(());
        }
        let fen = self.stand.fen();
        self.say(AnswerKind::Position(fen), rules.resumed.article().unwrap_or_default());
        let replier = !envelope.sealer;
        let replier_late = !self.present[replier as usize];
        if replier_late {
            self.clock.start(replier, self.now);
        }
        self.adjournment.stage = AdjournmentStage::Resumed { envelope, replier_late, sealer_late: false };
        Ok(())
    }

    /// The envelope is lost (I.12).
    fn resume_without_envelope(&mut self, also: AlsoLost) {
        let rules = self.rules.adjournment;
        self.adjournment.stage = AdjournmentStage::Playing;
        self.adjournment.made = self.made;
        if also == AlsoLost::Position {
            self.annul(rules.position_lost.article().unwrap_or_default());
            return;
        }
        let fen = self.stand.fen();
        self.say(AnswerKind::Position(fen), rules.envelope_lost.article().unwrap_or_default());
        if also == AlsoLost::Times {
            self.clock.stop();
            self.offer_options(Who::Both, &[ArbiterChoice::SetClocks], rules.times_lost.article().unwrap_or_default());
        } else {
            let mover = self.mover();
            self.clock.start(mover, self.now);
        }
    }

    pub(crate) fn loses_envelope(&mut self, also: AlsoLost) -> Ruling {
        match &mut self.adjournment.stage {
            AdjournmentStage::Sealed(_, lost) => {
                *lost = Some(also);
                Ok(())
            }
            AdjournmentStage::Resumed { .. } => {
                self.resume_without_envelope(also);
                Ok(())
            }
            _ => {
                let lost = self.rules.adjournment.envelope_lost.article();
                self.refuse_by(RefusalReason::NoEnvelope, lost, Article::new("I.12.1"))
            }
        }
    }

    pub(crate) fn opens_envelope(&mut self) -> Ruling {
        let rules = self.rules.adjournment;
        let opening = rules.opening.article();
        let (envelope, cited, sealer_late) = match &self.adjournment.stage {
            AdjournmentStage::Resumed { envelope, replier_late, sealer_late } => {
                let cited = if *replier_late { rules.replier_absent } else { rules.replier_present };
                (envelope.clone(), cited, *sealer_late)
            }
            AdjournmentStage::ReplySealed(envelope) => (envelope.clone(), rules.sealer_absent, false),
            _ => return self.refuse_by(RefusalReason::NotResumed, opening, Article::new("I.7")),
        };
        let replier = !envelope.sealer;
        if !self.present[replier as usize] {
            return self.refuse_by(RefusalReason::ReplierAbsent, opening, Article::new("I.7"));
        }
        let mv = match self.sealed_move(&envelope.text) {
            Ok(mv) => mv,
            Err(fault) => {
                self.adjournment.stage = AdjournmentStage::Playing;
                self.lose_by_sealed_move(envelope.sealer, fault);
                return Ok(());
            }
        };
        self.adjournment.stage = AdjournmentStage::Playing;
        let written = san(&self.stand, mv);
        self.push(mv, true);
        self.adjournment.made = self.made;
        self.say(AnswerKind::Completed(envelope.sealer, written), cited.article().unwrap_or_default());
        self.clock.start(replier, self.now);
        let end = self.sealed_end(envelope.sealer);
        if sealer_late {
            self.judge_late_sealer(envelope.sealer, end);
        } else if let Some((result, article, _)) = end {
            self.end(result, article);
        }
        Ok(())
    }

    fn lose_by_sealed_move(&mut self, sealer: Color, fault: Option<&'static str>) {
        let rule = self.rules.adjournment.sealed_faults;
        let result = match rule.value {
            SealedFaults::WithoutException => GameResult::win(!sealer),
            SealedFaults::UnlessOtherResult => crate::mating::lost(sealer, &self.stand),
        };
        let article = if result == GameResult::Draw { rule.article() } else { fault };
        self.end(result, article.unwrap_or_default());
    }

    /// A sealer who came too late: the sealed move may still decide (I.10; 1985: 10.14.a, 10.14.b).
    fn judge_late_sealer(&mut self, sealer: Color, end: Option<(GameResult, &'static str, bool)>) {
        let rules = self.rules.adjournment;
        match end {
            Some((result, _, mates)) => {
                let cited = if mates { rules.late_sealer_mates } else { rules.late_sealer_draws };
                self.end(result, cited.article().unwrap_or_default());
            }
            None => self.late_for_resumption(sealer),
        }
    }

    fn late_for_resumption(&mut self, who: Color) {
        let rules = self.rules.adjournment;
        let article = rules.late.article().unwrap_or_default();
        match self.rules.clock.default_time.value {
            DefaultTime::Fixed { .. } => self.end(GameResult::win(!who), article),
            DefaultTime::Announced { .. } => {
                self.offer_options(Who::One(who), &[ArbiterChoice::Loss, ArbiterChoice::Continue], article);
            }
        }
    }

    /// A player comes to the board.
    pub(crate) fn arrives(&mut self, who: Color) -> Ruling {
        let rule = self.rules.clock.default_time;
        if self.present[who as usize] {
            return self.refuse_by(RefusalReason::Present, rule.article(), Article::new("6.7.1"));
        }
        self.present[who as usize] = true;
        if matches!(self.adjournment.stage, AdjournmentStage::Sealed(..)) {
            return Ok(());
        }
        let since = self.adjournment.resumed_at.unwrap_or(Span::ZERO);
        if self.now.minus(since) <= Span::from_s(u64::from(rule.value.seconds())) {
            return Ok(());
        }
        let both = self.rules.clock.both_late;
        if both.value == BothLate::BothLose && !self.present[!who as usize] {
            self.end(GameResult::BothForfeit, both.article().unwrap_or_default());
            return Ok(());
        }
        if self.adjournment.resumed_at.is_some() {
            return self.arrives_late_for_resumption(who);
        }
        let article = rule.article().unwrap_or_default();
        match rule.value {
            DefaultTime::Fixed { .. } => self.end(GameResult::forfeit(who), article),
            DefaultTime::Announced { .. } => {
                self.offer_options(Who::One(who), &[ArbiterChoice::Loss, ArbiterChoice::Continue], article);
            }
        }
        Ok(())
    }

    fn arrives_late_for_resumption(&mut self, who: Color) -> Ruling {
        let rules = self.rules.adjournment;
        if let AdjournmentStage::Resumed { envelope, sealer_late, .. } = &mut self.adjournment.stage
            && envelope.sealer == who
        {
            *sealer_late = true;
            return Ok(());
        }
        let times_up = self.clock.falls().iter().any(|fall| fall.who != who && !fall.complete);
        let saved = rules.late_sealer_wins_on_time;
        if saved.value
            && self.adjournment.sealer == Some(who)
            && times_up
            && rules.late_sealer.value == LateSealer::ThreeCases
        {
            self.end(GameResult::win(who), saved.article().unwrap_or_default());
            return Ok(());
        }
        self.late_for_resumption(who);
        Ok(())
    }

    /// A clock was set wrongly for the resumption (I.13).
    pub(crate) fn claims_clock(&mut self, who: Color) -> Ruling {
        let rule = self.rules.adjournment.wrong_times;
        let article = rule.article().unwrap_or_default();
        if self.adjournment.resumed_at.is_none() {
            return self.refuse_by(RefusalReason::NotResumed, rule.article(), Article::new("I.13"));
        }
        if self.adjournment.is_away() || self.made[who as usize] <= self.adjournment.made[who as usize] {
            self.say(AnswerKind::Claim(Judgement::Upheld), article);
        } else {
            self.offer_options(Who::Both, &[ArbiterChoice::Continue, ArbiterChoice::SetClocks], article);
        }
        Ok(())
    }
}

/// Whether a slip in a sealed move leaves its meaning plain (I.8.2).
const fn is_forgiven(slip: Irregularity) -> bool {
    !slip.is_repair() || matches!(slip, Irregularity::ForeignLetter(_))
}

/// A sealed move written by its squares.
fn by_squares(text: &str) -> Option<MoveText> {
    let (from, to) = text.trim().split_once('-')?;
    let (to, promotion) = match to.split_once('=') {
        None => (to, None),
        Some((to, letter)) => (to, Some(letter.chars().next().and_then(adoube_board::Role::from_letter)?)),
    };
    let (from, to): (Square, Square) = (from.parse().ok()?, to.parse().ok()?);
    Some(MoveText::Squares { from, to, promotion })
}
