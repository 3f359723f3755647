//! What time is left, and what can still be done in it.
//!
//! At each season's end to come something half done may have been finished. With a number of draws left until then, each
//! step that is missing is taken with some likelihood `r`, so what takes `m` more steps is finished with likelihood `r^m`:
//! 1 for what stands, 0 at once for what does not. These likelihoods, added up over the seasons in which something is
//! scored, are all that an evaluation needs to know about time.

use crate::{Open, Season};

/// A star, in the fractions that everything is measured in.
pub(super) const STAR: i32 = 1 << 8;

/// Likelihoods are looked up for up to so many missing steps; more are as good as never.
pub(super) const STEPS: usize = 12;

/// How often a thing will be scored that lacks so many steps, in fractions of a star.
pub(super) type Chance = [i32; STEPS];

/// The draws after which a step is as likely taken as not, in sixteenths of a draw: for one that anything can fill …
const ANY: i32 = 42;
/// … and for one that takes a certain terrain.
const OWN: i32 = 64;

/// What is scored how often, from a moment of the game on.
#[derive(Clone)]
pub(super) struct Outlook {
    /// For each edict: something that any terrain completes.
    pub(super) any: [Chance; 4],
    /// For each edict: something that takes a certain terrain.
    pub(super) own: [Chance; 4],
    /// Scored at the end of every season: coins of mountains, monsters.
    pub(super) always: Chance,
    /// How many seasons are still to be scored.
    pub(super) seasons: i32,
    /// Which edicts are still to be scored.
    pub(super) scored: [bool; 4],
    /// The draws that are left in the game, in sixteenths.
    pub(super) draws: i32,
}

/// The draws until so much time has passed, in sixteenths: a card takes 1.45 on average, and the last may overshoot.
fn draws(time: i32) -> i32 {
    if time <= 0 { 0 } else { 11 * time + 5 }
}

impl Outlook {
    /// The outlook once the card on the table is drawn.
    pub(super) fn after_draw(open: &Open) -> Outlook {
        let mut outlook = Outlook {
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
            let (any, own) = (chances(left, ANY), chances(left, OWN));
            for &edict in &season.facts().edicts {
                add(&mut outlook.any[edict], &any);
                add(&mut outlook.own[edict], &own);
                outlook.scored[edict] = true;
            }
            add(&mut outlook.always, &any);
            outlook.seasons += 1;
        }
        outlook.draws = left;
        outlook
    }
}

fn add(sum: &mut Chance, more: &Chance) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// How likely something is done within so many draws that lacks so many steps.
fn chances(draws: i32, half: i32) -> Chance {
    let mut chances = [STAR; STEPS];
    for steps in 1..STEPS {
        chances[steps] = chances[steps - 1] * draws / (draws + half);
    }
    chances
}
