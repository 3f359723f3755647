//! What drawing gains in Cartographers.

use cartographers::{Cartographers, Draw, Open, Season, Sheet, scoring};
use table::{Seat, View};

use crate::Policy;

impl Policy for Cartographers {
    /// What the sheet is worth after the drawing, less what it was worth before; on a neighbour's sheet the other way.
    fn judge(view: View<'_, Self>) -> impl Fn(Draw) -> i32 {
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

/// The stars that a sheet would earn if nothing more were drawn: every edict as often as it will still be scored, coins
/// and monsters in every season to come.
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
