//! Statistics of simulated games.

/// The results of one bot of a match, over all games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    games: u64,
    sum: f64,
    sum_of_squares: f64,
    /// Games won; a win shared by k counts 1/k.
    pub wins: f64,
}

/// 95 % of a normal distribution lie within this many standard deviations.
const DEVIATIONS: f64 = 1.96;

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, total: i32, share_of_win: f64) {
        self.games += 1;
        self.sum += f64::from(total);
        self.sum_of_squares += f64::from(total) * f64::from(total);
        self.wins += share_of_win;
    }

    /// The mean of the totals.
    pub fn mean(&self) -> f64 {
        self.sum / self.games as f64
    }

    /// The 95 % confidence interval of the mean.
    pub fn interval(&self) -> [f64; 2] {
        let games = self.games as f64;
        let spread = (self.sum_of_squares - self.sum * self.sum / games).max(0.0) / (games - 1.0).max(1.0);
        let half = DEVIATIONS * (spread / games).sqrt();
        [self.mean() - half, self.mean() + half]
    }

    /// The share of games won.
    pub fn win_rate(&self) -> f64 {
        self.wins / self.games as f64
    }

    /// The 95 % confidence interval of the share of wins (Wilson's interval, which stays within 0 and 1).
    pub fn win_interval(&self) -> [f64; 2] {
        let games = self.games as f64;
        let squared = DEVIATIONS * DEVIATIONS;
        let rate = self.win_rate();
        let middle = (rate + squared / (2.0 * games)) / (1.0 + squared / games);
        let under = rate * (1.0 - rate) / games + squared / (4.0 * games * games);
        let half = DEVIATIONS * under.sqrt() / (1.0 + squared / games);
        [(middle - half).max(0.0), (middle + half).min(1.0)]
    }
}
