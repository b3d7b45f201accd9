//! Multiple-choice rulings: the right one among three that an arbiter could plausibly have given.
//!
//! A wrong ruling is a variation of the right one: another result, the time given to the other player, a free move
//! where a touched piece binds. If two things can vary, each of their values occurs in two of the four rulings, so that
//! neither length nor similarity gives the right one away. Nothing is decided here: the right ruling comes from the
//! engine.

use adoube_board::Color;
use adoube_game::{
    AnswerKind, ArbiterAct, ArbiterChoice, DeclaredResult, GameAct, GameResult, Judgement, Keeping, Must, OfferState,
    PlayerAct, Span, TimeChange, Who,
};

/// A ruling without the articles.
pub(super) type Ruling = Vec<AnswerKind>;

const UPHELD: AnswerKind = AnswerKind::Claim(Judgement::Upheld);
const REJECTED: AnswerKind = AnswerKind::Claim(Judgement::Rejected);

/// Returns three wrong rulings for an act and its right answers; `None` if it makes no question.
pub(super) fn wrong(act: &GameAct, right: &[AnswerKind], board: &str) -> Option<[Ruling; 3]> {
    let candidates = candidates(act, right, board)?;
    let mut out: Vec<Ruling> = Vec::new();
    for candidate in candidates {
        if candidate.as_slice() != right && !out.contains(&candidate) {
            out.push(candidate);
        }
    }
    out.truncate(3);
    out.try_into().ok()
}

/// Returns three wrong rulings for observations that the arbiter must not pass on (12.6) or for clock readings; `None`
/// for anything else.
pub(super) fn seen(act: &GameAct, right: &[AnswerKind]) -> Option<[Ruling; 3]> {
    if let [AnswerKind::Clocks(white, black)] = right {
        let (other_white, other_black) = (misread(*white), misread(*black));
        return Some([
            vec![AnswerKind::Clocks(other_white, *black)],
            vec![AnswerKind::Clocks(*white, other_black)],
            vec![AnswerKind::Clocks(other_white, other_black)],
        ]);
    }
    let GameAct::Player(who, _) = act else { return None };
    let noted = right.iter().find(|what| matches!(what, AnswerKind::Notice(_)))?;
    let noted = noted.clone();
    let wrong = if let Some(duty) = right.iter().find(|what| is_duty(what)) {
        let other = if matches!(duty, AnswerKind::Free(_)) {
            AnswerKind::Must(*who, Must::King)
        } else {
            AnswerKind::Free(*who)
        };
        [vec![other, noted.clone()], vec![duty.clone(), noted, more(!*who)], vec![AnswerKind::Continues]]
    } else {
        let lost = AnswerKind::Result(GameResult::win(!*who));
        [vec![AnswerKind::Continues], vec![noted.clone(), more(!*who)], vec![noted, lost]]
    };
    (!wrong.iter().any(|ruling| ruling.as_slice() == right)).then_some(wrong)
}

/// Returns a plausible misreading of a time: rounded to the minute, or half a minute off.
fn misread(span: Span) -> Span {
    let seconds = span.ms() / 1000;
    Span::from_s(if seconds.is_multiple_of(60) { seconds.saturating_sub(30).max(1) } else { seconds.div_ceil(60) * 60 })
}

fn candidates(act: &GameAct, right: &[AnswerKind], board: &str) -> Option<Vec<Ruling>> {
    let has = |test: fn(&AnswerKind) -> bool| right.iter().any(test);
    if let (GameAct::Arbiter(ArbiterAct::Decides(DeclaredResult::Scores(..))), [AnswerKind::Refused(_)]) = (act, right)
    {
        let results = [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw];
        return Some(results.map(|result| vec![AnswerKind::Result(result)]).to_vec());
    }
    if has(|what| matches!(what, AnswerKind::Options(_, list) if list.len() > 3)) || is_decision(act) {
        // A list of all penalties is recognisable by its length, and a decision already made is no question.
        return None;
    }
    if let Some(result) = result_of(right) {
        return ended(act, right, result);
    }
    let claim = claimant(act);
    if let Some(by) = claim
        && has(|what| matches!(what, AnswerKind::Refused(_) | AnswerKind::Claim(Judgement::Rejected)))
    {
        return Some(not_upheld(act, by, right));
    }
    if let Some(by) = claim.filter(|_| right.contains(&UPHELD)) {
        return Some(upheld(by, right));
    }
    match right {
        [AnswerKind::Refused(_)] => refused(act),
        [AnswerKind::Time(who, change)] => Some(time_only(*who, *change)),
        [AnswerKind::Offer(who, _), ..] => Some(offers(*who)),
        [AnswerKind::ScoreKeeping(..)] => Some(recording()),
        [AnswerKind::Completed(who, _)] => Some(completed(*who)),
        [AnswerKind::Options(Who::One(who), list)] => Some(options(*who, list)),
        [AnswerKind::Must(who, must)] => bound(act, *who, Some(must), board),
        [AnswerKind::Free(who)] => bound(act, *who, None, board),
        _ => Some(going_on(right)),
    }
}

fn result_of(right: &[AnswerKind]) -> Option<GameResult> {
    right.iter().find_map(|what| match what {
        AnswerKind::Result(result) => Some(*result),
        _ => None,
    })
}

/// Returns the player who claims something.
pub(super) const fn claimant(act: &GameAct) -> Option<Color> {
    match act {
        GameAct::Player(
            who,
            PlayerAct::ClaimsDraw(..)
            | PlayerAct::ClaimsBareKing
            | PlayerAct::ClaimsFlag
            | PlayerAct::ClaimsIllegal
            | PlayerAct::ClaimsTouched(_)
            | PlayerAct::ClaimsNoWinningMeans
            | PlayerAct::ClaimsNoEffort,
        ) => Some(*who),
        _ => None,
    }
}

/// Returns whether the act is a decision already made by the arbiter, or only a question.
const fn is_decision(act: &GameAct) -> bool {
    matches!(
        act,
        GameAct::Arbiter(
            ArbiterAct::Decides(_)
                | ArbiterAct::DecidesContinue
                | ArbiterAct::Penalises(..)
                | ArbiterAct::Upholds
                | ArbiterAct::Rejects
                | ArbiterAct::Sets(..)
                | ArbiterAct::SetsBoth(..)
                | ArbiterAct::DecidesNewGame
                | ArbiterAct::TakesBack(_)
                | ArbiterAct::Gives(..)
                | ArbiterAct::ReadsClocks
                | ArbiterAct::ReadsBoard
        )
    )
}

fn minutes(minutes: u64) -> TimeChange {
    TimeChange::Plus(Span::from_s(minutes * 60))
}

/// Returns more time for a player.
fn more(who: Color) -> AnswerKind {
    AnswerKind::Time(who, minutes(2))
}

/// Returns another amount: half, or two minutes instead of one.
fn another(change: TimeChange) -> TimeChange {
    let other = |span: Span| match span.ms() / 1000 {
        60 => Span::from_s(120),
        seconds => Span::from_s((seconds / 2).max(1)),
    };
    match change {
        TimeChange::Plus(span) => TimeChange::Plus(other(span)),
        TimeChange::Minus(span) => TimeChange::Minus(other(span)),
    }
}

/// Returns the ruling with the matching parts replaced.
fn instead(right: &[AnswerKind], test: impl Fn(&AnswerKind) -> bool, with: &[AnswerKind]) -> Ruling {
    let mut out = Ruling::new();
    let mut done = false;
    for what in right {
        if !test(what) {
            out.push(what.clone());
        } else if !done {
            out.extend_from_slice(with);
            done = true;
        }
    }
    out
}

const fn is_result(what: &AnswerKind) -> bool {
    matches!(what, AnswerKind::Result(_))
}

const fn is_duty(what: &AnswerKind) -> bool {
    matches!(what, AnswerKind::Must(..) | AnswerKind::Free(_))
}

/// Returns variations for an ended game: another result, or play continues.
fn ended(act: &GameAct, right: &[AnswerKind], result: GameResult) -> Option<Vec<Ruling>> {
    let with = |what: AnswerKind| instead(right, is_result, &[what]);
    let results = match result {
        GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw => {
            [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw]
        }
        GameResult::WhiteForfeits | GameResult::BlackForfeits | GameResult::BothForfeit => {
            [GameResult::WhiteForfeits, GameResult::BlackForfeits, GameResult::BothForfeit]
        }
        _ => return None,
    };
    let Some(by) = claimant(act) else {
        let others = results.into_iter().map(|other| with(AnswerKind::Result(other)));
        return Some(others.chain([with(AnswerKind::Continues)]).collect());
    };
    let otherwise = if result == GameResult::Draw { GameResult::win(by) } else { GameResult::Draw };
    let last = match act {
        GameAct::Player(_, PlayerAct::ClaimsIllegal) => vec![UPHELD, more(by)],
        _ => vec![REJECTED, more(!by)],
    };
    Some(vec![with(AnswerKind::Result(otherwise)), vec![REJECTED, AnswerKind::Continues], last])
}

/// Returns variations for a claim that is rejected or not heard.
fn not_upheld(act: &GameAct, by: Color, right: &[AnswerKind]) -> Vec<Ruling> {
    let time = right.iter().find_map(|what| match what {
        AnswerKind::Time(who, change) => Some((*who, *change)),
        _ => None,
    });
    let Some((who, change)) = time else {
        return match act {
            GameAct::Player(_, PlayerAct::ClaimsTouched(square)) => vec![
                vec![UPHELD, AnswerKind::Must(!by, Must::Move(*square))],
                vec![UPHELD, more(by)],
                vec![REJECTED, more(!by)],
            ],
            GameAct::Player(_, PlayerAct::ClaimsIllegal) => {
                vec![
                    vec![UPHELD, more(by)],
                    vec![UPHELD, AnswerKind::Result(GameResult::win(by))],
                    vec![REJECTED, more(!by)],
                ]
            }
            GameAct::Player(_, PlayerAct::ClaimsFlag) => vec![
                vec![UPHELD, AnswerKind::Result(GameResult::win(by))],
                vec![UPHELD, AnswerKind::Result(GameResult::Draw)],
                vec![REJECTED, more(!by)],
            ],
            _ => vec![
                vec![UPHELD, AnswerKind::Result(GameResult::Draw)],
                vec![REJECTED, more(!by)],
                vec![REJECTED, AnswerKind::Continues],
            ],
        };
    };
    let is_time = |what: &AnswerKind| matches!(what, AnswerKind::Time(..));
    let amount = instead(right, is_time, &[AnswerKind::Time(who, another(change))]);
    let turned = match change {
        TimeChange::Plus(span) => AnswerKind::Time(!who, TimeChange::Minus(span)),
        TimeChange::Minus(span) => AnswerKind::Time(!who, TimeChange::Plus(span)),
    };
    if right.iter().any(is_duty) {
        let free = instead(right, is_duty, &[AnswerKind::Free(by)]);
        return vec![free.clone(), amount.clone(), instead(&amount, is_duty, &[AnswerKind::Free(by)])];
    }
    vec![amount, instead(right, is_time, &[turned]), vec![UPHELD, AnswerKind::Result(GameResult::Draw)]]
}

/// Returns variations for a valid claim that does not end the game.
fn upheld(by: Color, right: &[AnswerKind]) -> Vec<Ruling> {
    let grid = grid(right);
    if !grid.is_empty() {
        return grid;
    }
    let lost = vec![UPHELD, AnswerKind::Result(GameResult::win(by))];
    let rejected = vec![REJECTED, AnswerKind::Continues];
    if right.iter().any(is_duty) {
        let free = instead(right, is_duty, &[AnswerKind::Free(!by)]);
        return vec![free, rejected, vec![REJECTED, more(!by)], lost];
    }
    let is_time = |what: &AnswerKind| matches!(what, AnswerKind::Time(..));
    let amount = right.iter().find_map(|what| match what {
        AnswerKind::Time(who, change) => Some(AnswerKind::Time(*who, another(*change))),
        _ => None,
    });
    let amount = amount.map(|time| instead(right, is_time, &[time]));
    amount.into_iter().chain([lost, rejected, vec![REJECTED, more(!by)]]).collect()
}

/// Returns variations of the touch-move duty and the time adjustment, in all combinations.
fn grid(right: &[AnswerKind]) -> Vec<Ruling> {
    let duty = right.iter().find_map(|what| match what {
        AnswerKind::Must(who, _) => Some(AnswerKind::Free(*who)),
        _ => None,
    });
    let time = right.iter().find_map(|what| match what {
        AnswerKind::Time(who, change) => Some(AnswerKind::Time(*who, another(*change))),
        _ => None,
    });
    let is_time = |what: &AnswerKind| matches!(what, AnswerKind::Time(..));
    match (duty, time) {
        (Some(duty), Some(time)) => {
            let free = instead(right, is_duty, std::slice::from_ref(&duty));
            let amount = instead(right, is_time, std::slice::from_ref(&time));
            let both = instead(&free, is_time, &[time]);
            vec![free, amount, both]
        }
        _ => Vec::new(),
    }
}

/// Returns variations that treat an impossible act as possible.
fn refused(act: &GameAct) -> Option<Vec<Ruling>> {
    let GameAct::Player(who, act) = act else { return None };
    let results = [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw];
    match act {
        PlayerAct::Resigns => Some(results.map(|result| vec![AnswerKind::Result(result)]).to_vec()),
        PlayerAct::Accepts => Some(vec![
            vec![AnswerKind::Result(GameResult::Draw)],
            vec![AnswerKind::Offer(!*who, OfferState::Open)],
            vec![AnswerKind::Time(!*who, minutes(2))],
        ]),
        PlayerAct::Plays(..) | PlayerAct::Moves(_) => {
            Some(vec![vec![AnswerKind::Free(*who)], vec![AnswerKind::Must(*who, Must::King)], vec![more(!*who)]])
        }
        PlayerAct::SaysAdjust
        | PlayerAct::Restores
        | PlayerAct::Announces(_)
        | PlayerAct::AsksIncrement
        | PlayerAct::AsksScoresheet => Some(vec![
            vec![AnswerKind::Continues],
            vec![more(!*who)],
            vec![AnswerKind::Options(Who::One(*who), vec![ArbiterChoice::Warning])],
        ]),
        _ => None,
    }
}

fn time_only(who: Color, change: TimeChange) -> Vec<Ruling> {
    let other = another(change);
    vec![vec![AnswerKind::Time(who, other)], vec![AnswerKind::Time(!who, change)], vec![AnswerKind::Time(!who, other)]]
}

fn offers(who: Color) -> Vec<Ruling> {
    let states = [OfferState::Open, OfferState::Declined, OfferState::Improper];
    states
        .map(|state| vec![AnswerKind::Offer(who, state)])
        .into_iter()
        .chain([vec![AnswerKind::Refused(None)]])
        .collect()
}

fn recording() -> Vec<Ruling> {
    let mut out = Vec::new();
    for who in Color::ALL {
        for keeping in [Keeping::On, Keeping::Off] {
            out.push(vec![AnswerKind::ScoreKeeping(Who::One(who), keeping)]);
        }
    }
    out
}

fn completed(who: Color) -> Vec<Ruling> {
    vec![
        vec![AnswerKind::Result(GameResult::win(!who))],
        vec![AnswerKind::Result(GameResult::Draw)],
        vec![AnswerKind::Free(who)],
    ]
}

fn options(who: Color, list: &[ArbiterChoice]) -> Vec<Ruling> {
    let squares: Vec<_> = list
        .iter()
        .filter_map(|choice| match choice {
            ArbiterChoice::Square(square) => Some(*square),
            _ => None,
        })
        .collect();
    if let [first, second] = squares.as_slice() {
        let capture = vec![AnswerKind::Must(who, Must::Capture(*first))];
        return vec![capture, vec![AnswerKind::Must(who, Must::Move(*second))], vec![AnswerKind::Free(who)]];
    }
    vec![vec![AnswerKind::Result(GameResult::win(!who))], vec![AnswerKind::Continues], vec![more(!who)]]
}

/// Returns variations of a touch-move duty: each touched piece, the king, or none.
fn bound(act: &GameAct, who: Color, must: Option<&Must>, board: &str) -> Option<Vec<Ruling>> {
    let mut out = Vec::new();
    match act {
        GameAct::Player(_, PlayerAct::Touches(squares, _)) => {
            for &square in squares {
                let own = man_on(board, square).is_some_and(|man| man.is_ascii_uppercase() == (who == Color::White));
                out.push(vec![AnswerKind::Must(who, if own { Must::Move(square) } else { Must::Capture(square) })]);
            }
        }
        GameAct::Player(_, PlayerAct::Places(..)) => {
            if let Some(Must::Play(san)) = must {
                let rook = if san.contains("=R") { san.replace("=R", "=Q") } else { san.replace("=Q", "=R") };
                out.push(vec![AnswerKind::Must(who, Must::Play(rook))]);
            }
        }
        _ => return None,
    }
    out.extend([vec![AnswerKind::Free(who)], vec![AnswerKind::Must(who, Must::King)], vec![more(!who)]]);
    Some(out)
}

/// Returns the piece on a square of a FEN.
fn man_on(board: &str, square: adoube_board::Square) -> Option<char> {
    let name = square.to_string();
    let mut letters = name.chars();
    let file = u32::from(letters.next()?).checked_sub(u32::from('a'))?;
    let rank = letters.next()?.to_digit(10)?;
    let row = board.split(' ').next()?.split('/').nth(8_usize.checked_sub(rank as usize)?)?;
    let mut at = 0;
    for man in row.chars() {
        match man.to_digit(10) {
            Some(empty) => at += empty,
            None if at == file => return Some(man),
            None => at += 1,
        }
    }
    None
}

/// Returns variations for a game that continues: from the current position, from another one, or as a new game.
fn going_on(right: &[AnswerKind]) -> Vec<Ruling> {
    let grid = grid(right);
    if !grid.is_empty() {
        return grid;
    }
    let flag = right.iter().find_map(|what| match what {
        AnswerKind::Flag(who) => Some(*who),
        _ => None,
    });
    let goes_on = |what: &AnswerKind| matches!(what, AnswerKind::Continues | AnswerKind::ScoreKeeping(..));
    if let Some(flag) = flag {
        let results = [GameResult::win(!flag), GameResult::Draw, GameResult::win(flag)];
        let mut out: Vec<Ruling> =
            results.map(|result| instead(right, goes_on, &[AnswerKind::Result(result)])).into_iter().collect();
        let keeping = right.iter().find_map(|what| match what {
            AnswerKind::ScoreKeeping(Who::Both, keeping) => Some(AnswerKind::ScoreKeeping(Who::One(flag), *keeping)),
            AnswerKind::ScoreKeeping(_, keeping) => Some(AnswerKind::ScoreKeeping(Who::Both, *keeping)),
            _ => None,
        });
        if let Some(keeping) = keeping {
            out.insert(0, instead(right, |what| matches!(what, AnswerKind::ScoreKeeping(..)), &[keeping]));
        }
        return out;
    }
    let position = right.iter().find(|what| matches!(what, AnswerKind::Position(_))).cloned();
    if let (Some(position), Some(AnswerKind::Must(who, must))) = (&position, right.iter().find(|what| is_duty(what))) {
        let (position, free) = (position.clone(), AnswerKind::Free(*who));
        let must = AnswerKind::Must(*who, must.clone());
        return vec![
            vec![position.clone(), free.clone()],
            vec![position.clone(), must, more(!*who)],
            vec![position, free, more(!*who)],
        ];
    }
    let times: Vec<(Color, TimeChange)> = right
        .iter()
        .filter_map(|what| match what {
            AnswerKind::Time(who, change) => Some((*who, *change)),
            _ => None,
        })
        .collect();
    if let ([(first, one), (second, two)], Some(position)) = (times.as_slice(), position.clone()) {
        let swapped = vec![position.clone(), AnswerKind::Time(*first, *two), AnswerKind::Time(*second, *one)];
        let halved = vec![position, AnswerKind::Time(*first, another(*one)), AnswerKind::Time(*second, another(*two))];
        return vec![swapped, halved, vec![AnswerKind::NewGame]];
    }
    let position = position.unwrap_or_else(|| AnswerKind::Position(String::new()));
    vec![
        vec![AnswerKind::NewGame],
        vec![AnswerKind::Continues],
        vec![position.clone()],
        vec![position, AnswerKind::Options(Who::Both, vec![ArbiterChoice::SetClocks])],
    ]
}
