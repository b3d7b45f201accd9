//! The events of a transcript.

use super::error::{Expected, TranscriptError};
use super::words::{Words, move_text};
use crate::act::{
    AlsoLost, ArbiterAct, ArbiterFinding, Certainty, ClaimEvidence, DeclaredResult, DrawGround, GameAct, Hands, Manner,
    Penalty, PlayerAct, Score, TimedAct,
};
use crate::answer::GameResult;
use crate::{Short, Span};
use adoube_board::{Color, Role, Square};

type Read<T> = Result<T, TranscriptError>;

/// Parses an event, which must not be earlier than the previous one.
pub(super) fn event(words: &mut Words<'_>, last: Option<Span>) -> Read<TimedAct> {
    let start = words.peek();
    let at = words.time()?;
    if last.is_some_and(|last| at < last) {
        return words.fault(start, Expected::LaterTime);
    }
    let act = act(words)?;
    Ok(TimedAct { at, act })
}

/// Parses actor and act to the end of the line.
fn act(words: &mut Words<'_>) -> Read<GameAct> {
    let actor = words.read(Expected::Actor, |text| match text {
        "white" => Some(Some(Color::White)),
        "black" => Some(Some(Color::Black)),
        "arbiter" => Some(None),
        _ => None,
    })?;
    let act = match actor {
        Some(color) => GameAct::Player(color, player(words)?),
        None => GameAct::Arbiter(arbiter(words)?),
    };
    words.end()?;
    Ok(act)
}

/// Parses one line as printed: `0:05 white e4`.
///
/// ```
/// use adoube_game::TimedAct;
/// let event: TimedAct = "1:02:03.250 black claims threefold with Nf6".parse()?;
/// assert_eq!(event.to_string(), "1:02:03.250 black claims threefold with Nf6");
/// # Ok::<(), adoube_game::TranscriptError>(())
/// ```
impl std::str::FromStr for TimedAct {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Read<Self> {
        event(&mut Words::new(text, 1, 1), None)
    }
}

/// Parses actor and act without the time: `white e4`, `arbiter gives black 2:00`.
impl std::str::FromStr for GameAct {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Read<Self> {
        act(&mut Words::new(text, 1, 1))
    }
}

fn squares(words: &mut Words<'_>, until: &[&str]) -> Read<Vec<Square>> {
    let mut squares = vec![words.square()?];
    while words.peek().is_some_and(|word| !until.contains(&word.text)) {
        squares.push(words.square()?);
        if squares.len() > 64 {
            return words.fault(words.peek(), Expected::Nothing);
        }
    }
    Ok(squares)
}

fn player(words: &mut Words<'_>) -> Read<PlayerAct> {
    const FIXED: [(&[&str], PlayerAct); 24] = [
        (&["arrives"], PlayerAct::Arrives),
        (&["says", "adjust"], PlayerAct::SaysAdjust),
        (&["presses"], PlayerAct::Presses),
        (&["offers", "draw"], PlayerAct::Offers),
        (&["accepts"], PlayerAct::Accepts),
        (&["declines"], PlayerAct::Declines),
        (&["claims", "bare-king"], PlayerAct::ClaimsBareKing),
        (&["claims", "flag"], PlayerAct::ClaimsFlag),
        (&["claims", "illegal"], PlayerAct::ClaimsIllegal),
        (&["claims", "clock"], PlayerAct::ClaimsClock),
        (&["claims", "no-winning-means"], PlayerAct::ClaimsNoWinningMeans),
        (&["claims", "no-effort"], PlayerAct::ClaimsNoEffort),
        (&["asks", "increment"], PlayerAct::AsksIncrement),
        (&["asks", "scoresheet"], PlayerAct::AsksScoresheet),
        (&["withdraws"], PlayerAct::Withdraws),
        (&["agrees"], PlayerAct::Agrees),
        (&["resigns"], PlayerAct::Resigns),
        (&["stops", "clocks"], PlayerAct::StopsClocks),
        (&["records"], PlayerAct::Records),
        (&["stops", "adjusting"], PlayerAct::StopsAdjusting),
        (&["stops", "recording"], PlayerAct::StopsRecording),
        (&["restores"], PlayerAct::Restores),
        (&["appeals"], PlayerAct::Appeals),
        (&["phone", "in", "bag"], PlayerAct::PhoneInBag),
    ];
    for (text, act) in FIXED {
        if words.take_all(text) {
            return Ok(act);
        }
    }
    let Some(word) = words.next() else { return words.fault(None, Expected::PlayerAct) };
    match word.text {
        "phone" => Ok(PlayerAct::Phone),
        "refuses" => Ok(PlayerAct::Refuses),
        "touches" => {
            let squares = squares(words, &["accidentally", "together"])?;
            let manner = if words.take("accidentally") {
                Manner::Accidentally
            } else if words.take("together") {
                Manner::Together
            } else {
                Manner::Deliberately
            };
            Ok(PlayerAct::Touches(squares, manner))
        }
        "plays" => {
            let mv = words.mv()?;
            let hands = if words.take_all(&["with", "two", "hands"]) { Hands::Two } else { Hands::One };
            Ok(PlayerAct::Plays(mv, hands))
        }
        "releases" => words.square().map(PlayerAct::Releases),
        "places" => {
            let role = words.read(Expected::Piece, |text| match text {
                "Q" => Some(Role::Queen),
                "R" => Some(Role::Rook),
                "B" => Some(Role::Bishop),
                "N" => Some(Role::Knight),
                _ => None,
            })?;
            Ok(PlayerAct::Places(role, words.square()?))
        }
        "claims" => claim(words),
        "writes" => words.written_mv().map(PlayerAct::Writes),
        "announces" => words.mv().map(PlayerAct::Announces),
        "seals" => {
            let text = words.remainder();
            if text.text.is_empty() || text.text.chars().count() > 80 {
                return words.fault(Some(text), Expected::Sealed);
            }
            Ok(PlayerAct::Seals(text.text.to_owned()))
        }
        "signs" => words.read(Expected::Result, result).map(PlayerAct::Signs),
        "displaces" => squares(words, &[]).map(PlayerAct::Displaces),
        text => match move_text(text) {
            Some(mv) => Ok(PlayerAct::Moves(mv)),
            None => words.fault(Some(word), Expected::PlayerAct),
        },
    }
}

fn claim(words: &mut Words<'_>) -> Read<PlayerAct> {
    if words.take("touched") {
        return words.square().map(PlayerAct::ClaimsTouched);
    }
    let ground = words.read(Expected::PlayerAct, |text| match text {
        "threefold" => Some(DrawGround::Threefold),
        "fifty" => Some(DrawGround::Fifty),
        _ => None,
    })?;
    let mv = if words.take("with") { Some(words.written_mv()?) } else { None };
    let evidence = if words.take_all(&["from", "display"]) { ClaimEvidence::Display } else { ClaimEvidence::Game };
    Ok(PlayerAct::ClaimsDraw(ground, mv, evidence))
}

fn arbiter(words: &mut Words<'_>) -> Read<ArbiterAct> {
    const FIXED: [(&[&str], ArbiterAct); 22] = [
        (&["starts"], ArbiterAct::Starts),
        (&["stops", "clocks"], ArbiterAct::StopsClocks),
        (&["reads", "clocks"], ArbiterAct::ReadsClocks),
        (&["reads", "board"], ArbiterAct::ReadsBoard),
        (&["sees", "flag"], ArbiterAct::SeesFlag),
        (&["sees", "flags"], ArbiterAct::SeesFlags),
        (&["sees", "illegal"], ArbiterAct::SeesIllegal),
        (&["sees", "position"], ArbiterAct::SeesPosition),
        (&["upholds"], ArbiterAct::Upholds),
        (&["rejects"], ArbiterAct::Rejects),
        (&["postpones"], ArbiterAct::Postpones),
        (&["adjourns"], ArbiterAct::Adjourns),
        (&["resumes"], ArbiterAct::Resumes),
        (&["opens", "envelope"], ArbiterAct::OpensEnvelope),
        (&["loses", "envelope", "and", "times"], ArbiterAct::LosesEnvelope(AlsoLost::Times)),
        (&["loses", "envelope", "and", "position"], ArbiterAct::LosesEnvelope(AlsoLost::Position)),
        (&["loses", "envelope"], ArbiterAct::LosesEnvelope(AlsoLost::Nothing)),
        (&["consents"], ArbiterAct::Consents),
        (&["decides", "continue"], ArbiterAct::DecidesContinue),
        (&["decides", "new", "game"], ArbiterAct::DecidesNewGame),
        (&["finds", "setup", "wrong"], ArbiterAct::Finds(ArbiterFinding::SetupWrong)),
        (&["finds", "board", "turned"], ArbiterAct::Finds(ArbiterFinding::BoardTurned)),
    ];
    for (text, act) in FIXED {
        if words.take_all(text) {
            return Ok(act);
        }
    }
    let Some(word) = words.next() else { return words.fault(None, Expected::ArbiterAct) };
    match word.text {
        "sets" => {
            let (who, span) = (color(words)?, words.time()?);
            if who == Color::White && words.take("black") {
                return Ok(ArbiterAct::SetsBoth(span, words.time()?));
            }
            Ok(ArbiterAct::Sets(who, span))
        }
        "reads" => words.mv().map(ArbiterAct::Reads),
        "sees" if words.take("touched") => {
            let square = if words.peek().is_some() { Some(words.square()?) } else { None };
            Ok(ArbiterAct::SeesTouched(square))
        }
        "gives" => Ok(ArbiterAct::Gives(color(words)?, words.time()?)),
        "admits" => {
            let who = color(words)?;
            if !words.take("assistant") {
                let word = words.next();
                return words.fault(word, Expected::ArbiterAct);
            }
            words.read(Expected::Article, article).map(|number| ArbiterAct::Admits(who, number))
        }
        "finds" => finding(words).map(ArbiterAct::Finds),
        "takes" if words.take("back") => color(words).map(ArbiterAct::TakesBack),
        "penalises" => {
            let who = color(words)?;
            Ok(ArbiterAct::Penalises(who, penalty(words)?))
        }
        "decides" => words.read(Expected::Result, verdict).map(ArbiterAct::Decides),
        _ => words.fault(Some(word), Expected::ArbiterAct),
    }
}

fn color(words: &mut Words<'_>) -> Read<Color> {
    words.read(Expected::Player, |text| match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    })
}

fn finding(words: &mut Words<'_>) -> Read<ArbiterFinding> {
    const FIXED: [(&[&str], ArbiterFinding); 5] = [
        (&["colours", "reversed"], ArbiterFinding::ColoursReversed),
        (&["clock", "wrong"], ArbiterFinding::ClockWrong),
        (&["clock", "defective"], ArbiterFinding::ClockDefective),
        (&["resumption", "wrong"], ArbiterFinding::ResumptionWrong),
        (&["count", "unknown"], ArbiterFinding::CountUnknown),
    ];
    for (text, finding) in FIXED {
        if words.take_all(text) {
            return Ok(finding);
        }
    }
    if words.take_all(&["displaced", "uncertain", "after"]) {
        return Ok(ArbiterFinding::Displaced(Certainty::Uncertain, words.number()?));
    }
    if words.take_all(&["displaced", "after"]) {
        return Ok(ArbiterFinding::Displaced(Certainty::Certain, words.number()?));
    }
    for (name, who) in [("white", Color::White), ("black", Color::Black)] {
        if words.take_all(&[name, "breaching"]) {
            return words.read(Expected::Article, article).map(|number| ArbiterFinding::Breach(who, number));
        }
    }
    for (name, who) in [("white", Color::White), ("black", Color::Black)] {
        if words.take_all(&[name, "scoresheet", "defective"]) {
            return Ok(ArbiterFinding::ScoresheetDefective(who));
        }
    }
    if words.take_all(&["others", "breaching"]) {
        return words.read(Expected::Article, article).map(ArbiterFinding::OthersBreach);
    }
    if words.take("touched") {
        return words.square().map(ArbiterFinding::TouchedFirst);
    }
    if words.take_all(&["boards", "differ"]) {
        let after = if words.take("after") { Some(words.number()?) } else { None };
        return Ok(ArbiterFinding::BoardsDiffer(after));
    }
    let word = words.next();
    words.fault(word, Expected::ArbiterAct)
}

fn signed(sign: char) -> impl Fn(&str) -> Option<Span> {
    move |text| Span::read(text.strip_prefix(sign)?)
}

fn penalty(words: &mut Words<'_>) -> Read<Penalty> {
    let Some(word) = words.next() else { return words.fault(None, Expected::Penalty) };
    Ok(match word.text {
        "warning" => Penalty::Warning,
        "time" => Penalty::Time(words.read(Expected::Time, signed('-'))?),
        "opponent" if words.take("points") => Penalty::OpponentPoints(words.read(Expected::Score, score)?),
        "opponent" => Penalty::Opponent(words.read(Expected::Time, signed('+'))?),
        "points" => Penalty::Points(words.read(Expected::Score, score)?),
        "loss" if words.take("opponent") => Penalty::Loss(Some(words.read(Expected::Score, score)?)),
        "loss" => Penalty::Loss(None),
        "fine" => Penalty::Fine,
        "rounds" => Penalty::Rounds(words.number()?),
        "expulsion" => Penalty::Expulsion,
        _ => return words.fault(Some(word), Expected::Penalty),
    })
}

/// Parses the number of an article: `11.5`, `15.01.d`, `D.2.1`, `17`.
fn article(text: &str) -> Option<Short> {
    let parts = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    text.split('.').all(parts).then(|| Short::new(text))?
}

/// Parses a number of points, halves or quarters: `1`, `1/2`, `3/4`.
pub(super) fn score(text: &str) -> Option<Score> {
    let (points, quarters) = match text.split_once('/') {
        None => (text, 4),
        Some((halves, "2")) => (halves, 2),
        Some((quarters, "4")) => (quarters, 1),
        Some(_) => return None,
    };
    let digit = Some(points)
        .filter(|text| matches!(text.len(), 1 | 2) && text.bytes().all(|b| b.is_ascii_digit()))?
        .parse::<u8>()
        .ok()?;
    digit.checked_mul(quarters).map(Score)
}

fn result(text: &str) -> Option<GameResult> {
    GameResult::ALL.into_iter().find(|result| result.sign() == text)
}

fn verdict(text: &str) -> Option<DeclaredResult> {
    if let Some(forfeit) = result(text).filter(|result| !result.is_played()) {
        return Some(DeclaredResult::Forfeit(forfeit));
    }
    let (white, black) = text.split_once('-')?;
    Some(DeclaredResult::Scores(score(white)?, score(black)?))
}
