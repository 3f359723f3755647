//! Players who choose at random.

use serde_json::Value;

use crate::client::Client;
use crate::house::version_of;

/// All games.
pub const GAMES: [&str; 3] = ["cartographers", "misterra", "morgan"];

/// Random numbers, the same in every run (SplitMix64).
pub struct Luck(pub u64);

impl Luck {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    /// One of the choices in an answer.
    pub fn choose(&mut self, choices: &Value) -> String {
        let choices = choices["choices"].as_array().expect("a list");
        choices[self.below(choices.len())].as_str().expect("a text").to_owned()
    }
}

/// The seats that are awaited, in an answer.
pub fn awaited(answer: &Value) -> Vec<usize> {
    let seats = answer["awaited"].as_array().expect("a list");
    seats.iter().map(|seat| seat.as_u64().expect("a seat") as usize).collect()
}

/// Plays one random move for a player who is awaited. Returns the version after it.
pub async fn play_once(player: &Client, table: &str, luck: &mut Luck) -> u64 {
    let choices = player.see(table, "choices").await.ok();
    let (chosen, key) = (luck.choose(&choices), format!("key {}", luck.below(usize::MAX)));
    version_of(&player.play(table, &[&chosen], version_of(&choices), &key).await.ok())
}

/// Plays at random, `players` in seat order, for a number of moves or to the end. Returns the last description.
pub async fn play_on(players: &[&Client], table: &str, luck: &mut Luck, most: usize) -> Value {
    let mut moves = 0;
    loop {
        let info = players[0].info(table).await;
        let awaited = awaited(&info);
        if awaited.is_empty() || moves >= most {
            return info;
        }
        for seat in awaited {
            play_once(players[seat], table, luck).await;
            moves += 1;
        }
    }
}

/// Plays a game to its end at random. Returns the last description.
pub async fn play_to_the_end(players: &[&Client], table: &str, luck: &mut Luck) -> Value {
    let info = play_on(players, table, luck, usize::MAX).await;
    assert_eq!(info["state"], "over");
    info
}
