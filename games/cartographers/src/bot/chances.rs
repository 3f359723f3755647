//! The time left in the game, and the chances of finishing something in it.
//!
//! Something half done may be finished by the end of a later season. With a number of draws left until then, each
//! missing step is taken with a likelihood `r`. So something that lacks `m` steps is finished with likelihood `r^m`: 1
//! if it is already done, 0 if it is not done and no draws are left. An evaluation needs to know nothing else about
//! time than these likelihoods, added up over the seasons in which something is scored.

use crate::{Open, Season};

/// One star, in the unit of all evaluations.
pub(super) const STAR: i32 = 1 << 8;

/// The length of the likelihood tables. With more missing steps, the likelihood is close to zero.
pub(super) const STEPS: usize = 12;

/// By the number of missing steps, how often something will be scored, in units of `STAR`.
pub(super) type Chance = [i32; STEPS];

/// The draws after which a step is taken with likelihood one half, in sixteenths of a draw: for a step that any terrain
/// can take …
const ANY: i32 = 42;
/// … and for a step that needs a certain terrain.
const OWN: i32 = 64;

/// How often something will be scored, from a moment of the game on.
#[derive(Clone)]
pub(super) struct ScoringChances {
    /// For each edict: something that any terrain completes.
    pub(super) any: [Chance; 4],
    /// For each edict: something that needs a certain terrain.
    pub(super) own: [Chance; 4],
    /// For everything that is scored at the end of every season: coins of mountains, monsters.
    pub(super) always: Chance,
    /// The number of seasons still to be scored.
    pub(super) seasons: i32,
    /// Whether each edict is still to be scored.
    pub(super) scored: [bool; 4],
    /// The draws that are left in the game, in sixteenths.
    pub(super) draws: i32,
}

/// The draws until `time` has passed, in sixteenths. A card takes 1.45 on average, and the last one may overshoot.
fn draws(time: i32) -> i32 {
    if time <= 0 { 0 } else { 11 * time + 5 }
}

impl ScoringChances {
    /// The chances once the card on the table is drawn.
    pub(super) fn after_draw(open: &Open) -> ScoringChances {
        let mut chances = ScoringChances {
            any: [[0; STEPS]; 4],
            own: [[0; STEPS]; 4],
            always: [0; STEPS],
            seasons: 0,
            scored: [false; 4],
            draws: 0,
        };
        let mut left = 0;
        for season in Season::all().skip(open.season.index()) {
            let passed = if season == open.season { i32::from(open.time) } else { 0 };
            left += draws(i32::from(season.facts().threshold) - passed);
            let (any, own) = (likelihoods(left, ANY), likelihoods(left, OWN));
            for &edict in &season.facts().edicts {
                add(&mut chances.any[edict], &any);
                add(&mut chances.own[edict], &own);
                chances.scored[edict] = true;
            }
            add(&mut chances.always, &any);
            chances.seasons += 1;
        }
        chances.draws = left;
        chances
    }
}

fn add(sum: &mut Chance, more: &Chance) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// The likelihood, by missing steps, that something is finished within `draws`. A step has likelihood one half after
/// `half` draws.
fn likelihoods(draws: i32, half: i32) -> Chance {
    let mut likelihoods = [STAR; STEPS];
    for steps in 1..STEPS {
        likelihoods[steps] = likelihoods[steps - 1] * draws / (draws + half);
    }
    likelihoods
}
