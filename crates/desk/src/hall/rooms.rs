//! Who watches which games: whoever looks at one board is not woken by what is done at all the others.

use super::slip_of;
use crate::accounts::token::Slip;
use crate::record::Told;
use crate::table::Games;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::broadcast::{self, Receiver, Sender, error::RecvError};

/// What a slow watcher may miss before it is given whole states.
const KEPT: usize = 256;
/// Beyond so many rooms, those that nobody watches are tidied away.
const ROOMS_KEPT: usize = 1024;

/// The games that are watched together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// One board.
    Board(Slip),
    /// All boards of a round: its event, and its number.
    Round(String, u16),
}

/// The game in which something was done; `None` if it may have been any.
pub type Changed = Option<Arc<Slip>>;

/// The rooms.
#[derive(Default)]
pub struct Rooms {
    rooms: Mutex<HashMap<Room, Sender<Changed>>>,
}

impl Rooms {
    /// Watches a room.
    pub fn enter(&self, room: &Room) -> Receiver<Changed> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = rooms.get(room) {
            return sender.subscribe();
        }
        if rooms.len() >= ROOMS_KEPT {
            rooms.retain(|_, sender| sender.receiver_count() > 0);
        }
        let (sender, receiver) = broadcast::channel(KEPT);
        rooms.insert(room.clone(), sender);
        receiver
    }

    fn tell(&self, slip: Slip) {
        let round = Room::Round(slip.event.clone(), slip.round);
        let board = Room::Board(slip.clone());
        let slip = Arc::new(slip);
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        for sender in [board, round].iter().filter_map(|room| rooms.get(room)) {
            // Nobody may be there any more.
            let _ = sender.send(Some(Arc::clone(&slip)));
        }
    }

    fn tell_all(&self) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        for sender in rooms.values() {
            let _ = sender.send(None);
        }
    }
}

/// Tells the rooms what is done, for as long as there is a record.
pub(super) async fn tell(mut told: Receiver<Told<Games>>, rooms: Arc<Rooms>) {
    loop {
        match told.recv().await {
            Ok(told) => {
                if let Some(slip) = told.stream.as_str().split_once('/').and_then(|(_, id)| slip_of(id)) {
                    rooms.tell(slip);
                }
            }
            Err(RecvError::Lagged(_)) => rooms.tell_all(),
            Err(RecvError::Closed) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_hears_of_its_own_games() {
        let rooms = Rooms::default();
        let slip = |board| Slip { event: "e".to_owned(), round: 1, board };
        let mut one = rooms.enter(&Room::Board(slip(1)));
        let mut all = rooms.enter(&Room::Round("e".to_owned(), 1));
        let mut other = rooms.enter(&Room::Round("e".to_owned(), 2));
        rooms.tell(slip(2));
        rooms.tell(slip(1));
        assert_eq!(one.try_recv().unwrap().as_deref(), Some(&slip(1)));
        assert!(one.try_recv().is_err());
        let boards: Vec<u32> = (0..2).map(|_| all.try_recv().unwrap().unwrap().board).collect();
        assert_eq!(boards, [2, 1]);
        assert!(other.try_recv().is_err());
        rooms.tell_all();
        assert_eq!(other.try_recv(), Ok(None));
    }

    #[test]
    fn rooms_that_nobody_watches_are_tidied_away() {
        let rooms = Rooms::default();
        let kept = rooms.enter(&Room::Round("e".to_owned(), 9999));
        for round in 0..5000 {
            drop(rooms.enter(&Room::Round("e".to_owned(), round)));
        }
        assert!(rooms.rooms.lock().unwrap().len() <= ROOMS_KEPT);
        assert!(rooms.rooms.lock().unwrap().contains_key(&Room::Round("e".to_owned(), 9999)));
        drop(kept);
    }
}
