//! A bad network: what becomes of a request is decided by dice.

use std::sync::Arc;
use std::time::Duration;

use table::Dice;

use crate::letter::Letter;
use crate::world::World;

/// What becomes of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It arrives, and so does its answer, if nobody is killed.
    Delivered,
    /// It never leaves.
    Dropped,
    /// The connection is cut in the middle of it.
    Torn,
    /// It arrives, and the connection is cut before its answer is read.
    Unanswered,
    /// It is sent twice on the same connection.
    Doubled,
    /// A copy of it comes later on another connection, after other requests.
    Late,
    /// Old requests come again before it, in another order.
    AfterOldOnes,
}

/// The faults of requests, with how many of a thousand requests have each.
const FAULTS: [(Fate, u32); 6] = [
    (Fate::Dropped, 20),
    (Fate::Torn, 15),
    (Fate::Unanswered, 25),
    (Fate::Doubled, 25),
    (Fate::Late, 25),
    (Fate::AfterOldOnes, 20),
];

/// The network of one player.
pub struct Network {
    world: Arc<World>,
    dice: Dice,
}

impl Network {
    /// A network that follows these dice.
    pub fn new(world: Arc<World>, dice: Dice) -> Network {
        Network { world, dice }
    }

    /// Whether something happens that happens so many of a thousand times. It is no fault.
    pub fn chance(&mut self, thousandths: u32) -> bool {
        self.dice.below(1000) < thousandths
    }

    /// A number below an end.
    pub fn below(&mut self, end: usize) -> usize {
        self.dice.below(end as u32) as usize
    }

    /// The dice, for choosing a move.
    pub fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }

    /// Whether a fault happens that happens so many of a thousand times.
    pub fn fails(&mut self, thousandths: u32) -> bool {
        let fails = self.chance(thousandths) && !self.world.is_calm();
        if fails {
            self.world.count_fault();
        }
        fails
    }

    /// What becomes of a request.
    pub fn fate(&mut self, letter: &Letter) -> Fate {
        let mut rest = self.dice.below(1000);
        for (fate, share) in FAULTS {
            if rest < share {
                let repeats = matches!(fate, Fate::Doubled | Fate::Late | Fate::AfterOldOnes);
                // Reading twice shows nothing.
                if self.world.is_calm() || repeats && !letter.changes() {
                    return Fate::Delivered;
                }
                self.world.count_fault();
                return fate;
            }
            rest -= share;
        }
        Fate::Delivered
    }

    /// How long a late copy is under way: mostly a moment, at times so long that the server is killed meanwhile.
    pub fn delay(&mut self) -> Duration {
        let most = if self.dice.below(10) == 0 { 2000 } else { 40 };
        Duration::from_millis(u64::from(self.dice.below(most)))
    }

    /// Waits as long as a client that gets no answer: here a moment.
    pub async fn time_out(&mut self) {
        let wait = Duration::from_millis(u64::from(1 + self.dice.below(4)));
        tokio::time::sleep(wait).await;
    }
}
