//! How bots evaluate drawings in Cartographers: the immediate gain and the prospects.

mod chances;
mod hindsight;
mod prospect;
mod worlds;

use crate::{Cartographers, Draw, Open, Season, Sheet, scoring};
use table::{Choices, Dice, Game, Position, Seat, View};

use bots::{Horizon, Policy, SearchPlan, Skill, Strength};
use chances::STAR;
pub use hindsight::{BestMap, BestMaps};
use prospect::Prospect;

impl Policy for Cartographers {
    const POINT: i32 = STAR;

    /// The worth of the sheet after the drawing minus its worth before; negated on a neighbour's sheet.
    fn gains(view: View<'_, Self>) -> impl Fn(Draw) -> i32 {
        let drawn_on = view.seat().map(|seat| {
            let owner = view.open.sheet_drawn_by(seat);
            let before = &view.open.sheets[owner.index()];
            (seat, owner, before, worth(view.open, before))
        });
        move |draw| {
            let Some((seat, owner, before, was)) = drawn_on else { return 0 };
            let Some(after) = drawn(view.open, seat, before, draw) else { return i32::MIN };
            let gain = worth(view.open, &after) - was;
            if owner == seat { gain } else { -gain }
        }
    }

    /// The change that the drawing makes to the prospects of the sheet; negated on a neighbour's sheet.
    fn promises(view: View<'_, Self>) -> impl Fn(Draw) -> i32 {
        let prospect = Prospect::after_draw(view.open);
        let drawn_on = view.seat().map(|seat| {
            let owner = view.open.sheet_drawn_by(seat);
            let before = &view.open.sheets[owner.index()];
            (seat, owner, before, prospect.of(before))
        });
        move |draw| {
            let Some((seat, owner, before, was)) = drawn_on else { return 0 };
            let Some(after) = drawn(view.open, seat, before, draw) else { return i32::MIN };
            let gain = prospect.of(&after) - was;
            if owner == seat { gain } else { -gain }
        }
    }

    /// The stars so far plus the prospects, with the best drawing of the card that was just revealed. Subtracts the
    /// mean of the other players' stars and prospects, without such a drawing.
    fn worth(position: &Position<Self>, seat: Seat) -> i32 {
        let open = &position.open;
        let over = open.awaited.is_empty();
        let prospect = Prospect::after_draw(open);
        let stars = |sheet: &Sheet| STAR * sheet.total() + if over { 0 } else { prospect.of(sheet) };
        let mut worth = stars(&open.sheets[seat.index()]);
        let own = |view: View<'_, Self>| view.open.sheet_drawn_by(seat) == seat;
        let view = position.view(seat);
        if open.awaited.contains(seat) && own(view) {
            let promise = Self::promises(view);
            let mut best = i32::MIN;
            Self::choices(view).for_each(|draw| best = best.max(promise(draw)));
            worth += best;
        }
        let others = open.sheets.iter().enumerate().filter(|&(other, _)| other != seat.index());
        let (sum, count) = others.fold((0, 0), |(sum, count), (_, sheet)| (sum + stars(sheet), count + 1));
        if count > 0 { worth - sum / count } else { worth }
    }

    fn worlds<'a>(view: View<'a, Self>, dice: &'a mut Dice) -> impl FnMut() -> Position<Self> + 'a {
        worlds::worlds(view.open, dice)
    }

    /// A moment is one card: the season, and the number of revealed cards.
    fn turn_counter(open: &Open) -> u32 {
        (open.season.index() as u32) << 8 | (open.column.len() + open.ambushes.len()) as u32
    }

    fn skill(strength: Strength) -> Skill {
        match strength {
            // Worse than in the other games, where a bad move costs less: a beginner earns about half of what `normal` does.
            Strength::Easy => Skill::Gain { errs: 2 },
            Strength::Normal => Skill::Promise,
            Strength::Hard => Skill::Search(SearchPlan {
                nodes: 300,
                width: 16,
                margin: 24 * STAR,
                horizon: Horizon { turns: 1, longest: 1 },
                times: 3,
            }),
            Strength::Expert => Skill::Search(SearchPlan {
                nodes: 1500,
                width: 16,
                margin: 24 * STAR,
                horizon: Horizon { turns: 3, longest: 3 },
                times: 3,
            }),
        }
    }
}

/// The sheet after a drawing.
fn drawn(open: &Open, seat: Seat, sheet: &Sheet, draw: Draw) -> Option<Sheet> {
    let task = open.task(seat)?;
    let spaces = task.spaces(draw).ok()?;
    let coin = task.shape(draw.slot()).is_some_and(|shape| shape.coin);
    let mut sheet = sheet.clone();
    sheet.draw(draw.terrain(), spaces, coin);
    Some(sheet)
}

/// The stars that a sheet would earn if nothing more were drawn. Counts every edict as often as it will still be
/// scored, and coins and monsters in every season to come.
fn worth(open: &Open, sheet: &Sheet) -> i32 {
    let mut scored = [0; 4];
    let mut seasons = 0;
    for season in Season::all().skip(open.season.index()) {
        season.facts().edicts.iter().for_each(|&edict| scored[edict] += 1);
        seasons += 1;
    }
    let edicts = open.edicts.iter().zip(scored).filter(|(_, times)| *times > 0);
    let edicts: i32 = edicts.map(|(card, times)| times * scoring::stars(*card, &sheet.land)).sum();
    edicts + seasons * (i32::from(sheet.coins) - scoring::monsters(&sheet.land))
}
