//! Result tickets: slips of paper whose QR code carries a token for one game.
//!
//! The holder of a ticket may report the result of that game and nothing else, without an account and without https.

use adoube_web::token::Signer;

/// The game whose result the holder may report.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ResultTicket {
    /// The event.
    pub event: String,
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u32,
}

const PURPOSE: &str = "slip/1";

impl ResultTicket {
    /// Returns the token for the QR code.
    pub fn token(&self, signer: &Signer) -> String {
        signer.sign(PURPOSE, &format!("{}/{}/{}", self.event, self.round, self.board))
    }

    /// Returns the game of a token, if this desk signed it.
    pub fn read(token: &str, signer: &Signer) -> Option<Self> {
        let content = signer.read(PURPOSE, token)?;
        let mut parts = content.rsplitn(3, '/');
        let board = parts.next()?.parse().ok()?;
        let round = parts.next()?.parse().ok()?;
        Some(Self { event: parts.next()?.to_owned(), round, board })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_is_for_one_game_of_this_desk() {
        let signer = Signer::new([1; 32]);
        let ticket = ResultTicket { event: "girona-2026".to_owned(), round: 3, board: 12 };
        let token = ticket.token(&signer);
        assert_eq!(ResultTicket::read(&token, &signer), Some(ticket.clone()));
        assert!(token.len() < 60, "a QR code stays small: {token}");
        assert_eq!(ResultTicket::read(&token, &Signer::new([2; 32])), None);
        let other = ResultTicket { board: 13, ..ticket }.token(&signer);
        let forged = format!("{}.{}", other.split_once('.').unwrap().0, token.split_once('.').unwrap().1);
        for bad in [forged.as_str(), "", ".", "a.b", &token[1..], &signer.sign("ticket", "girona-2026/3/12")] {
            assert_eq!(ResultTicket::read(bad, &signer), None, "{bad}");
        }
    }
}
