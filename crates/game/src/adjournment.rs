//! Adjournment, sealed moves and late arrivals (6.7, Guidelines I; 1985: 10.14-10.16, 13, 14).

use crate::act::{AlsoLost, MoveText, PlayerAct};
use crate::answer::{AnswerKind, ArbiterChoice, GameResult, Judgement, OfferState, TimeChange, Who};
use crate::arbiter::Pending;
use crate::game::{Game, Ruling, Stop};
use crate::letters::{SealedFault, SealedText, by_squares, read_sealed};
use crate::refusal::RefusalReason;
use crate::turn::{Bound, Duty, san};
use crate::{Short, Span};
use adoube_board::{Color, Move};
use adoube_laws::{Article, BothLate, DefaultTime, LateSealer, Proviso, SealedFaults};

/// A sealed move.
#[derive(Clone, PartialEq, Eq, Debug)]
struct EnvelopeContent {
    sealer: Color,
    text: String,
}

/// The inscription on the envelope, except the names and the place and time of resumption (I.2; 1985: 13.02).
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

/// The state of a sealed envelope before the resumption.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EnvelopeState {
    Kept,
    /// The envelope is lost, and so is the named record (I.12).
    Lost(AlsoLost),
    /// An earlier position was restored, so the sealed move is for a position that is no longer there.
    Void,
}

/// The stage of an adjournment.
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
    /// A move is sealed and both players have left.
    Sealed(EnvelopeContent, EnvelopeState),
    /// The time of resumption has come; the envelope is closed.
    Resumed {
        envelope: EnvelopeContent,
        /// Whether the replier was late.
        replier_late: bool,
        /// Whether the sealer arrived later than allowed.
        sealer_late: bool,
    },
    /// The replier has sealed the reply while the sealer is absent.
    ReplySealed(EnvelopeContent),
}

/// An opened envelope with an ambiguous text.
#[derive(Clone, PartialEq, Eq, Debug)]
struct OpenedEnvelope {
    sealer: Color,
    /// The article under which the sealed move is completed.
    cited: &'static str,
    sealer_late: bool,
}

/// The adjournment of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Adjournment {
    stage: AdjournmentStage,
    /// The ply at which the game was adjourned.
    adjourned_at: Option<usize>,
    resumed_at: Option<Span>,
    /// The player who sealed the move.
    sealer: Option<Color>,
    /// The moves made when play resumed.
    made: [u32; 2],
    /// The possible meanings of the text in the opened envelope.
    doubtful: Option<(OpenedEnvelope, Vec<Move>)>,
}

impl Adjournment {
    /// Returns whether a sealed move is waiting.
    pub(crate) const fn is_away(&self) -> bool {
        matches!(
            self.stage,
            AdjournmentStage::Sealed(..) | AdjournmentStage::Resumed { .. } | AdjournmentStage::ReplySealed(_)
        )
    }

    /// Returns whether a sealed move is waiting and the game has not been resumed (I.6).
    pub(crate) const fn is_before_resumption(&self) -> bool {
        matches!(self.stage, AdjournmentStage::Sealed(..))
    }

    pub(crate) const fn is_requested(&self) -> bool {
        matches!(self.stage, AdjournmentStage::Requested { .. })
    }

    /// Returns whether a move was sealed at any time.
    pub(crate) const fn was_sealed(&self) -> bool {
        self.sealer.is_some()
    }

    pub(crate) const fn adjourned_at(&self) -> Option<usize> {
        self.adjourned_at
    }
}

impl Game {
    /// Checks an act after sealing: an absent player may still arrive, offer, answer and resign (rule 13).
    pub(crate) fn may_act_while_away(&self, who: Color, act: &PlayerAct) -> Ruling {
        let adjournment = self.rules.adjournment;
        let resumed =
            matches!(self.adjournment.stage, AdjournmentStage::Resumed { .. } | AdjournmentStage::ReplySealed(_));
        let back = resumed && self.present[who as usize];
        match act {
            // A player back at the board may call the arbiter, as for the opening of the envelope (I.9.2), and watches
            // the clock of the player who is absent (6.8).
            PlayerAct::StopsClocks
            | PlayerAct::ClaimsFlag
            | PlayerAct::ClaimsClock
            | PlayerAct::Phone
            | PlayerAct::PhoneInBag
            | PlayerAct::Refuses
                if back =>
            {
                Ok(())
            }
            PlayerAct::Arrives
            | PlayerAct::Offers
            | PlayerAct::Accepts
            | PlayerAct::Declines
            | PlayerAct::Withdraws
            | PlayerAct::Resigns => Ok(()),
            PlayerAct::Seals(_) => {
                self.refuse_by(RefusalReason::AlreadyAdjourned, adjournment.sealing.article(), Article::new("I.1.1"))
            }
            _ => self.refuse_by(RefusalReason::Adjourned, adjournment.resumed.article(), Article::new("I.5")),
        }
    }

    /// Returns the inscription on the envelope while a move is sealed.
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
        let (AdjournmentStage::Sealed(envelope, EnvelopeState::Kept | EnvelopeState::Lost(_))
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

    /// Handles a move made on the board after the request: that move must be sealed (I.1.1).
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
        self.turn.to_seal = Some(Bound { duty: Duty::Play(mv), article });
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
                self.turn.seal();
                self.clock.press(who, self.now);
                self.adjournment.stage = AdjournmentStage::ReplySealed(envelope);
                return Ok(());
            }
            AdjournmentStage::Requested { made: Some(made) } => {
                if !self.may_mean(who, text, *made) {
                    return self.refuse_by(RefusalReason::MoveToSeal, sealing, Article::new("I.1.1"));
                }
            }
            AdjournmentStage::Requested { made: None } => {}
            _ => self.charge_to_session_end(who),
        }
        self.turn.seal();
        self.clock.add_increment(who);
        self.clock.stop();
        self.present = [false; 2];
        self.adjournment.adjourned_at = Some(self.line.len());
        self.adjournment.sealer = Some(who);
        self.adjournment.resumed_at = None;
        self.adjournment.stage = AdjournmentStage::Sealed(envelope, EnvelopeState::Kept);
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

    /// Interprets the text of a player's sealed move (I.8).
    fn sealed_text(&self, sealer: Color, text: &str) -> SealedText {
        let Some(position) = self.stand.position() else { return SealedText::Defective(SealedFault::Illegal) };
        if let Some(squares) = by_squares(text) {
            return self.legal(&squares).map_or(SealedText::Defective(SealedFault::Illegal), SealedText::Clear);
        }
        read_sealed(position, text, self.language[sealer as usize])
    }

    /// Returns whether a sealed text can mean a move.
    fn may_mean(&self, sealer: Color, text: &str, mv: Move) -> bool {
        match self.sealed_text(sealer, text) {
            SealedText::Clear(clear) => clear == mv,
            SealedText::Doubtful(moves) => moves.contains(&mv),
            SealedText::Defective(_) => false,
        }
    }

    pub(crate) fn resumes(&mut self) -> Ruling {
        let rules = self.rules.adjournment;
        let (envelope, state) = match &self.adjournment.stage {
            AdjournmentStage::Sealed(envelope, state) => (envelope.clone(), *state),
            _ => return self.refuse_by(RefusalReason::NotAdjourned, rules.resumed.article(), Article::new("I.5")),
        };
        self.adjournment.resumed_at = Some(self.now);
        if let EnvelopeState::Lost(also) = state {
            self.resume_without_envelope(also);
            return Ok(());
        }
        let fen = self.stand.fen();
        self.say(AnswerKind::Position(fen), rules.resumed.article().unwrap_or_default());
        if state == EnvelopeState::Void {
            self.adjournment.stage = AdjournmentStage::Playing;
            self.adjournment.adjourned_at = Some(self.line.len());
            self.adjournment.made = self.made;
            let mover = self.mover();
            self.run(mover);
            return Ok(());
        }
        let replier = !envelope.sealer;
        let replier_late = !self.present[replier as usize];
        if replier_late {
            self.run(replier);
        }
        self.adjournment.stage = AdjournmentStage::Resumed { envelope, replier_late, sealer_late: false };
        Ok(())
    }

    /// Resumes a game whose envelope is lost (I.12).
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
            self.interrupt();
            self.offer_options(Who::Both, &[ArbiterChoice::SetClocks], rules.times_lost.article().unwrap_or_default());
        } else {
            let mover = self.mover();
            self.run(mover);
        }
    }

    pub(crate) fn loses_envelope(&mut self, also: AlsoLost) -> Ruling {
        match &mut self.adjournment.stage {
            AdjournmentStage::Sealed(_, state @ (EnvelopeState::Kept | EnvelopeState::Lost(_))) => {
                *state = EnvelopeState::Lost(also);
                Ok(())
            }
            AdjournmentStage::Resumed { .. } | AdjournmentStage::ReplySealed(_) => {
                self.resume_without_envelope(also);
                Ok(())
            }
            _ => {
                let lost = self.rules.adjournment.envelope_lost.article();
                self.refuse_by(RefusalReason::NoEnvelope, lost, Article::new("I.12.1"))
            }
        }
    }

    /// Voids a sealed move, or a move to be sealed, when an earlier position is restored (7.5.1, 7.6; 1985: 08.01): it
    /// belongs to a position that no longer exists.
    pub(crate) fn void_sealed_move(&mut self) {
        let index = self.line.len();
        let adjournment = &mut self.adjournment;
        adjournment.adjourned_at = adjournment.adjourned_at.filter(|&adjourned_at| adjourned_at <= index);
        for (then, now) in adjournment.made.iter_mut().zip(self.made) {
            *then = now.min(*then);
        }
        match &mut adjournment.stage {
            AdjournmentStage::Playing => {}
            AdjournmentStage::Requested { made } => *made = None,
            AdjournmentStage::Sealed(_, state) => *state = EnvelopeState::Void,
            AdjournmentStage::Resumed { .. } | AdjournmentStage::ReplySealed(_) => {
                adjournment.stage = AdjournmentStage::Playing;
                adjournment.made = self.made;
                if self.clock.running().is_none() {
                    self.interrupted = Some(self.now);
                }
            }
        }
        if self.adjournment.doubtful.take().is_some() {
            self.pending.retain(|pending| !is_reading(pending));
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
        if self.adjournment.doubtful.is_some() {
            return self.refuse_by(RefusalReason::DecisionPending, opening, Article::new("I.7"));
        }
        let opened =
            OpenedEnvelope { sealer: envelope.sealer, cited: cited.article().unwrap_or_default(), sealer_late };
        match self.sealed_text(envelope.sealer, &envelope.text) {
            SealedText::Clear(mv) => self.goes_on_with(&opened, mv),
            SealedText::Doubtful(moves) => self.ask_which_move(opened, moves),
            SealedText::Defective(fault) => {
                let article = match fault {
                    SealedFault::Ambiguous => rules.sealed_ambiguous.article(),
                    SealedFault::Illegal => rules.sealed_illegal.article(),
                    SealedFault::Unreadable => rules.sealed_unreadable.article(),
                };
                self.adjournment.stage = AdjournmentStage::Playing;
                self.lose_by_sealed_move(envelope.sealer, article);
            }
        }
        Ok(())
    }

    /// Asks the arbiter for the meaning of a text that differs between languages (I.8.1). Nobody's time runs meanwhile.
    fn ask_which_move(&mut self, opened: OpenedEnvelope, moves: Vec<Move>) {
        let article = self.rules.adjournment.sealed_ambiguous.article().unwrap_or_default();
        let choices: Vec<ArbiterChoice> =
            moves.iter().filter_map(|&mv| Short::new(&san(&self.stand, mv))).map(ArbiterChoice::Move).collect();
        self.adjournment.doubtful = Some((opened, moves));
        self.clock.stop();
        self.offer_options(Who::Both, &choices, article);
    }

    /// Applies the arbiter's reading of a sealed text.
    pub(crate) fn reads_sealed(&mut self, text: &MoveText) -> Ruling {
        let read = self.legal(text);
        let fits = |(_, moves): &(OpenedEnvelope, Vec<Move>)| read.is_some_and(|mv| moves.contains(&mv));
        let Some((opened, mv)) =
            self.adjournment.doubtful.take_if(|doubtful| fits(doubtful)).and_then(|(opened, _)| Some((opened, read?)))
        else {
            let ambiguous = self.rules.adjournment.sealed_ambiguous.article();
            return self.refuse_by(RefusalReason::NotAReading, ambiguous, Article::new("I.8.1"));
        };
        self.settle(is_reading);
        self.goes_on_with(&opened, mv);
        Ok(())
    }

    /// Rejects all possible meanings of a sealed text; `false` if there is no such text.
    pub(crate) fn rejects_sealed_text(&mut self) -> bool {
        let Some((opened, _)) = self.adjournment.doubtful.take() else { return false };
        self.settle(is_reading);
        self.adjournment.stage = AdjournmentStage::Playing;
        let ambiguous = self.rules.adjournment.sealed_ambiguous.article();
        self.lose_by_sealed_move(opened.sealer, ambiguous);
        true
    }

    /// Makes the sealed move on the board and starts the replier's clock.
    fn goes_on_with(&mut self, opened: &OpenedEnvelope, mv: Move) {
        let &OpenedEnvelope { sealer, cited, sealer_late } = opened;
        self.adjournment.stage = AdjournmentStage::Playing;
        let written = san(&self.stand, mv);
        // Touches and an announced move bind the sealed move, too (4.3, 9.5.3).
        let bound = self.turn.bound(&self.stand, &self.rules);
        let unmet = self.stand.position().and_then(|position| bound.filter(|bound| !bound.is_met_by(position, mv)));
        self.push(mv, true);
        if let Some(last) = self.line.last_mut() {
            last.unmet = unmet;
        }
        self.adjournment.made = self.made;
        self.say(AnswerKind::Completed(sealer, written), cited);
        self.run(!sealer);
        let obeyed = unmet.is_none() || self.rules.ending.mate.value == Proviso::None;
        let end = self.end_of_last_move(sealer, obeyed);
        if sealer_late {
            self.judge_late_sealer(sealer, end);
        } else if let Some((result, article, _)) = end {
            self.end(result, article);
        }
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

    /// Decides on a sealer who arrived too late: the sealed move may still decide (I.10; 1985: 10.14.a, 10.14.b).
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

    /// Handles a player's arrival.
    pub(crate) fn arrives(&mut self, who: Color) -> Ruling {
        let rule = self.rules.clock.default_time;
        if self.present[who as usize] {
            return self.refuse_by(RefusalReason::Present, rule.article(), Article::new("6.7.1"));
        }
        self.present[who as usize] = true;
        self.lateness_told[who as usize] = true;
        if matches!(self.adjournment.stage, AdjournmentStage::Sealed(..)) {
            return Ok(());
        }
        let since = self.adjournment.resumed_at.unwrap_or(Span::ZERO);
        self.comes_on_time(who);
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
                self.came_late[who as usize] = true;
                self.offer_options(Who::One(who), &[ArbiterChoice::Loss, ArbiterChoice::Continue], article);
            }
        }
        Ok(())
    }

    /// A replier who arrives at the very time of the resumption is present (I.9.1).
    fn comes_on_time(&mut self, who: Color) {
        if let AdjournmentStage::Resumed { envelope, replier_late, .. } = &mut self.adjournment.stage
            && envelope.sealer != who
            && self.adjournment.resumed_at == Some(self.now)
        {
            *replier_late = false;
            self.clock.stop();
        }
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

    /// Handles a claim that a clock was set wrongly for the resumption (I.13).
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

/// Returns whether the arbiter must decide the meaning of a sealed text.
fn is_reading(pending: &Pending) -> bool {
    pending.choices.iter().any(|choice| matches!(choice, ArbiterChoice::Move(_)))
}
