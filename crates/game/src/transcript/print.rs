//! Formats events and headers so that they parse back.

use crate::act::{
    AlsoLost, ArbiterAct, ArbiterFinding, Certainty, ClaimEvidence, DeclaredResult, DrawGround, GameAct, Hands, Manner,
    MoveText, Penalty, PlayerAct, Score, TimedAct,
};
use crate::header::{Header, TimePeriod};
use adoube_board::{Color, Role, Square, Variant, Wing};
use adoube_laws::{Play, Supervision};
use std::fmt::{self, Display, Formatter};

impl Display for TimedAct {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.at, self.act)
    }
}

impl Display for GameAct {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(color, act) => write!(f, "{} {act}", name(*color)),
            Self::Arbiter(act) => write!(f, "arbiter {act}"),
        }
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl Display for MoveText {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::San(san) => f.write_str(san),
            Self::Castling(Wing::King) => f.write_str("O-O"),
            Self::Castling(Wing::Queen) => f.write_str("O-O-O"),
            Self::Squares { from, to, promotion } => {
                write!(f, "{from}-{to}")?;
                promotion.map_or(Ok(()), |role| write!(f, "={}", letter(role)))
            }
        }
    }
}

const fn letter(role: Role) -> char {
    role.letter().to_ascii_uppercase()
}

struct CommaList<'a>(&'a [Square]);

impl Display for CommaList<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for square in self.0 {
            write!(f, " {square}")?;
        }
        Ok(())
    }
}

impl Display for PlayerAct {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arrives => f.write_str("arrives"),
            Self::SaysAdjust => f.write_str("says adjust"),
            Self::Touches(squares, manner) => {
                let manner = match manner {
                    Manner::Deliberately => "",
                    Manner::Accidentally => " accidentally",
                    Manner::Together => " together",
                };
                write!(f, "touches{}{manner}", CommaList(squares))
            }
            Self::Plays(mv, Hands::One) => write!(f, "plays {mv}"),
            Self::Plays(mv, Hands::Two) => write!(f, "plays {mv} with two hands"),
            Self::Releases(square) => write!(f, "releases {square}"),
            Self::Places(role, square) => write!(f, "places {} {square}", letter(*role)),
            Self::Presses => f.write_str("presses"),
            Self::Moves(mv) => mv.fmt(f),
            Self::Offers => f.write_str("offers draw"),
            Self::Accepts => f.write_str("accepts"),
            Self::Declines => f.write_str("declines"),
            Self::ClaimsDraw(ground, mv, evidence) => {
                f.write_str(match ground {
                    DrawGround::Threefold => "claims threefold",
                    DrawGround::Fifty => "claims fifty",
                })?;
                if let Some(mv) = mv {
                    write!(f, " with {mv}")?;
                }
                f.write_str(if *evidence == ClaimEvidence::Display { " from display" } else { "" })
            }
            Self::ClaimsBareKing => f.write_str("claims bare-king"),
            Self::ClaimsFlag => f.write_str("claims flag"),
            Self::ClaimsIllegal => f.write_str("claims illegal"),
            Self::ClaimsTouched(square) => write!(f, "claims touched {square}"),
            Self::ClaimsClock => f.write_str("claims clock"),
            Self::ClaimsNoWinningMeans => f.write_str("claims no-winning-means"),
            Self::ClaimsNoEffort => f.write_str("claims no-effort"),
            Self::AsksIncrement => f.write_str("asks increment"),
            Self::Withdraws => f.write_str("withdraws"),
            Self::Agrees => f.write_str("agrees"),
            Self::Resigns => f.write_str("resigns"),
            Self::StopsClocks => f.write_str("stops clocks"),
            Self::Records => f.write_str("records"),
            Self::StopsAdjusting => f.write_str("stops adjusting"),
            Self::StopsRecording => f.write_str("stops recording"),
            Self::Writes(mv) => write!(f, "writes {mv}"),
            Self::Seals(text) => write!(f, "seals {text}"),
            Self::Displaces(squares) => write!(f, "displaces{}", CommaList(squares)),
            Self::Restores => f.write_str("restores"),
            Self::Announces(mv) => write!(f, "announces {mv}"),
            Self::Phone => f.write_str("phone"),
            Self::PhoneInBag => f.write_str("phone in bag"),
            Self::Refuses => f.write_str("refuses"),
            Self::AsksScoresheet => f.write_str("asks scoresheet"),
            Self::Signs(result) => write!(f, "signs {result}"),
            Self::Appeals => f.write_str("appeals"),
        }
    }
}

/// As a transcript has it: `3/2`. The alternate form is for people: `1½`.
impl Display for Score {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            let whole = if self.0 < 4 && self.0 != 0 { String::new() } else { (self.0 / 4).to_string() };
            let fraction = ["", "¼", "½", "¾"].get(usize::from(self.0 % 4)).copied().unwrap_or_default();
            return write!(f, "{whole}{fraction}");
        }
        match self.0 {
            quarters if quarters % 4 == 0 => write!(f, "{}", quarters / 4),
            quarters if quarters % 2 == 0 => write!(f, "{}/2", quarters / 2),
            quarters => write!(f, "{quarters}/4"),
        }
    }
}

impl Display for Penalty {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Warning => f.write_str("warning"),
            Self::Time(span) => write!(f, "time -{span}"),
            Self::Opponent(span) => write!(f, "opponent +{span}"),
            Self::Points(score) => write!(f, "points {score}"),
            Self::OpponentPoints(score) => write!(f, "opponent points {score}"),
            Self::Loss(None) => f.write_str("loss"),
            Self::Loss(Some(score)) => write!(f, "loss opponent {score}"),
            Self::Fine => f.write_str("fine"),
            Self::Rounds(rounds) => write!(f, "rounds {rounds}"),
            Self::Expulsion => f.write_str("expulsion"),
        }
    }
}

impl Display for ArbiterFinding {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetupWrong => f.write_str("setup wrong"),
            Self::BoardTurned => f.write_str("board turned"),
            Self::ColoursReversed => f.write_str("colours reversed"),
            Self::ClockWrong => f.write_str("clock wrong"),
            Self::ClockDefective => f.write_str("clock defective"),
            Self::Displaced(Certainty::Certain, number) => write!(f, "displaced after {number}"),
            Self::Displaced(Certainty::Uncertain, number) => write!(f, "displaced uncertain after {number}"),
            Self::ResumptionWrong => f.write_str("resumption wrong"),
            Self::CountUnknown => f.write_str("count unknown"),
            Self::BoardsDiffer(None) => f.write_str("boards differ"),
            Self::BoardsDiffer(Some(number)) => write!(f, "boards differ after {number}"),
            Self::TouchedFirst(square) => write!(f, "touched {square}"),
            Self::OthersBreach(article) => write!(f, "others breaching {article}"),
            Self::ScoresheetDefective(color) => write!(f, "{} scoresheet defective", name(*color)),
            Self::Breach(color, article) => write!(f, "{} breaching {article}", name(*color)),
        }
    }
}

impl Display for ArbiterAct {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starts => f.write_str("starts"),
            Self::StopsClocks => f.write_str("stops clocks"),
            Self::ReadsClocks => f.write_str("reads clocks"),
            Self::ReadsBoard => f.write_str("reads board"),
            Self::Sets(color, span) => write!(f, "sets {} {span}", name(*color)),
            Self::SetsBoth(white, black) => write!(f, "sets white {white} black {black}"),
            Self::SeesFlag => f.write_str("sees flag"),
            Self::SeesFlags => f.write_str("sees flags"),
            Self::SeesIllegal => f.write_str("sees illegal"),
            Self::SeesTouched(None) => f.write_str("sees touched"),
            Self::SeesTouched(Some(square)) => write!(f, "sees touched {square}"),
            Self::SeesPosition => f.write_str("sees position"),
            Self::Admits(color, article) => write!(f, "admits {} assistant {article}", name(*color)),
            Self::Finds(finding) => write!(f, "finds {finding}"),
            Self::Upholds => f.write_str("upholds"),
            Self::Rejects => f.write_str("rejects"),
            Self::Postpones => f.write_str("postpones"),
            Self::Penalises(color, penalty) => write!(f, "penalises {} {penalty}", name(*color)),
            Self::Decides(DeclaredResult::Forfeit(result)) => write!(f, "decides {result}"),
            Self::Decides(DeclaredResult::Scores(white, black)) => write!(f, "decides {white}-{black}"),
            Self::DecidesContinue => f.write_str("decides continue"),
            Self::DecidesNewGame => f.write_str("decides new game"),
            Self::TakesBack(color) => write!(f, "takes back {}", name(*color)),
            Self::Adjourns => f.write_str("adjourns"),
            Self::Resumes => f.write_str("resumes"),
            Self::OpensEnvelope => f.write_str("opens envelope"),
            Self::Reads(mv) => write!(f, "reads {mv}"),
            Self::Consents => f.write_str("consents"),
            Self::LosesEnvelope(AlsoLost::Nothing) => f.write_str("loses envelope"),
            Self::LosesEnvelope(AlsoLost::Times) => f.write_str("loses envelope and times"),
            Self::LosesEnvelope(AlsoLost::Position) => f.write_str("loses envelope and position"),
            Self::Gives(color, span) => write!(f, "gives {} {span}", name(*color)),
        }
    }
}

impl Display for TimePeriod {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", self.base)?;
        if self.increment.ms() > 0 {
            write!(f, "+{}", self.increment.ms() / 1000)?;
        }
        if self.delay.ms() > 0 {
            write!(f, "d{}", self.delay.ms() / 1000)?;
        }
        Ok(())
    }
}

const fn players(who: [bool; 2]) -> &'static str {
    match who {
        [true, true] => "both",
        [true, false] => "white",
        [false, true] => "black",
        [false, false] => "none",
    }
}

impl Display for Header {
    /// Writes every header that differs from its default, one per line.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        writeln!(f, "edition: {}", self.edition.name())?;
        if let Some(periods) = &self.periods {
            let periods: Vec<String> = periods.iter().map(ToString::to_string).collect();
            writeln!(f, "time: {}", periods.join(", "))?;
        }
        if let Some(play) = self.play {
            let play = match play {
                Play::Standard => "standard",
                Play::Rapid => "rapid",
                Play::Blitz => "blitz",
            };
            writeln!(f, "play: {play}")?;
        }
        if let Some(supervision) = self.supervision {
            let supervision = match supervision {
                Supervision::Full => "full",
                Supervision::Basic => "basic",
                Supervision::NoArbiter => "none",
            };
            writeln!(f, "supervision: {supervision}")?;
        }
        if self.default_time != default.default_time {
            writeln!(f, "default-time: {}", self.default_time)?;
        }
        if self.draw_offers != default.draw_offers {
            writeln!(f, "draw-offers: {}", self.draw_offers)?;
        }
        if self.quickplay != default.quickplay {
            writeln!(f, "quickplay: {}", self.quickplay)?;
        }
        if let Some(ends) = self.ends {
            writeln!(f, "ends: {ends}")?;
        }
        if self.position != default.position {
            let fen = match self.position.variant {
                Variant::Standard => self.position.fen(),
                Variant::Chess960 => self.position.shredder_fen(),
            };
            writeln!(f, "position: {fen}")?;
        }
        if !self.moves.is_empty() {
            let moves: Vec<String> = self.moves.iter().map(|mv| mv.text.to_string()).collect();
            writeln!(f, "moves: {}", moves.join(" "))?;
        }
        if let Some([white, black]) = self.clocks {
            writeln!(f, "clocks: {white} {black}")?;
        }
        for (key, color) in [("white", Color::White), ("black", Color::Black)] {
            if self.name(color) != default.name(color) {
                writeln!(f, "{key}: {}", self.name(color))?;
            }
        }
        if self.present != default.present {
            writeln!(f, "present: {}", players(self.present))?;
        }
        if self.blind != default.blind {
            writeln!(f, "blind: {}", players(self.blind))?;
        }
        self.write_letters(f)?;
        self.write_regulations(f)
    }
}

impl Header {
    fn write_letters(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.language {
            [Some(white), Some(black)] if white == black => writeln!(f, "language: {white}"),
            [Some(white), Some(black)] => writeln!(f, "language: {white} {black}"),
            // The letters of one player alone cannot be expressed; omitting the header then changes no meaning.
            _ => Ok(()),
        }
    }

    /// Writes the event's own regulations where they differ from the defaults.
    fn write_regulations(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        if self.points != default.points {
            let [win, draw, loss] = Score::of_points(&self.points);
            writeln!(f, "points: {win} {draw} {loss}")?;
        }
        if self.devices != default.devices {
            writeln!(f, "devices: {}", self.devices)?;
        }
        if self.device_penalty != default.device_penalty {
            writeln!(f, "device-penalty: {}", self.device_penalty)?;
        }
        if self.leaving != default.leaving {
            writeln!(f, "leaving: {}", self.leaving)?;
        }
        if self.counting != default.counting {
            writeln!(f, "counting: {}", self.counting)?;
        }
        if self.supervised_blitz != default.supervised_blitz {
            writeln!(f, "supervised-blitz: {}", self.supervised_blitz)?;
        }
        Ok(())
    }
}
