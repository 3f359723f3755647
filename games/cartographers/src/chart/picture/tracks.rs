//! The tracks: coins on a sheet, time in a season.

use chart::drawing::{Drawing, Part};
use chart::pen::Pen;

/// The distance from one coin to the next.
const COIN_STEP: i32 = 28;

/// The size of a coin.
const COIN: i32 = 24;

/// The number of coins in a row.
const COINS_IN_A_ROW: u8 = 7;

/// The coin track: filled coins, and empty circles for the others.
#[must_use]
pub fn coin_track(filled: u8, of: u8) -> Drawing {
    let coin = |coin: u8| {
        let x = i32::from(coin % COINS_IN_A_ROW) * COIN_STEP + 2;
        let y = i32::from(coin / COINS_IN_A_ROW) * COIN_STEP + 2;
        if coin < filled {
            Part::Symbol { symbol: "sign-coin", x, y, size: COIN, class: "c-coin" }
        } else {
            Part::Circle { x: x + COIN / 2, y: y + COIN / 2, radius: COIN * 2 / 5, class: "c-coin-empty" }
        }
    };
    Drawing {
        width: i32::from(of.min(COINS_IN_A_ROW)) * COIN_STEP,
        height: i32::from(of.div_ceil(COINS_IN_A_ROW)) * COIN_STEP,
        parts: (0..of).map(coin).collect(),
    }
}

/// The distance from one bar of time to the next.
const TIME_STEP: i32 = 30;

/// The width and height of a bar of time.
const BAR: (i32, i32) = (25, 13);

/// The time of a season: bars that have passed, those that the card in play takes, and those that are left.
#[must_use]
pub fn time_track(passed: u8, with_card: u8, threshold: u8) -> Drawing {
    let mut parts = Vec::new();
    for bar in 0..threshold {
        let x = i32::from(bar) * TIME_STEP + 2;
        let on_card = bar >= passed && bar < with_card;
        if on_card {
            let mut pen = Pen::new();
            pen.rectangle((x, 2), BAR);
            parts.push(Part::sign(pen.written(), "hatch-time"));
        }
        let class = match bar {
            bar if bar < passed => "c-time-passed",
            _ if on_card => "c-time-card",
            _ => "c-time-left",
        };
        parts.push(Part::Rect { x, y: 2, width: BAR.0, height: BAR.1, round: 2, class });
    }
    Drawing { width: i32::from(threshold) * TIME_STEP, height: BAR.1 + 4, parts }
}
