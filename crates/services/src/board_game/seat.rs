//! Seats: a signed token lets a tablet act for one player of a game, or for both.

use super::board_id::BoardId;
use adoube_board::Color;
use adoube_web::token::Signer;

/// The player or players a device acts for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// One player.
    One(Color),
    /// Both players: a tablet between them.
    Both,
}

impl Side {
    /// All sides.
    pub const ALL: [Self; 3] = [Self::One(Color::White), Self::One(Color::Black), Self::Both];

    /// Returns the code used in URLs and pages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::One(Color::White) => "white",
            Self::One(Color::Black) => "black",
            Self::Both => "both",
        }
    }

    /// Parses a code.
    pub fn read(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.code() == code)
    }

    /// Returns whether it includes a player.
    pub fn is_for(self, who: Color) -> bool {
        self == Self::Both || self == Self::One(who)
    }
}

/// A seat at a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The game.
    pub board_id: BoardId,
    /// The player or players it acts for.
    pub side: Side,
}

const SEAT: &str = "seat/1";

impl Seat {
    /// Returns the author of its acts in the log.
    pub fn in_log(&self) -> String {
        format!("seat:{}.{}.{}", self.board_id.round, self.board_id.board, self.side.code())
    }

    /// Returns the token for the URLs of the seat's pages.
    pub fn token(&self, signer: &Signer) -> String {
        let BoardId { event, round, board } = &self.board_id;
        signer.sign(SEAT, &format!("{event}/{round}/{board}/{}", self.side.code()))
    }

    /// Returns the seat of a token, if this desk signed it.
    pub fn read(token: &str, signer: &Signer) -> Option<Self> {
        let content = signer.read(SEAT, token)?;
        let mut parts = content.rsplitn(4, '/');
        let side = Side::read(parts.next()?)?;
        let board = parts.next()?.parse().ok()?;
        let round = parts.next()?.parse().ok()?;
        Some(Self { board_id: BoardId { event: parts.next()?.to_owned(), round, board }, side })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::result_ticket::ResultTicket;

    #[test]
    fn a_seat_is_for_one_side_of_one_game() {
        let signer = Signer::new([1; 32]);
        let board_id = BoardId { event: "girona".to_owned(), round: 3, board: 12 };
        let slip = ResultTicket { event: "girona".to_owned(), round: 3, table: 12 };
        for side in Side::ALL {
            let seat = Seat { board_id: board_id.clone(), side };
            let token = seat.token(&signer);
            assert_eq!(Seat::read(&token, &signer), Some(seat));
            assert_eq!(Seat::read(&token, &Signer::new([2; 32])), None);
            assert_eq!(ResultTicket::read(&token, &signer), None, "a seat is no slip");
        }
        assert_eq!(Seat::read(&slip.token(&signer), &signer), None, "a slip is no seat");
    }
}
