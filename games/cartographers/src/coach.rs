//! Explains drawings, for hints and analyses.

use crate::paper::Feature;
use crate::{Cartographers, Draw, Land, Open, Scoring, Season, Sheet, Terrain, scoring, space_name};
use bots::Horizon;
use table::{Grid11, Item, Line, Phrase, Seat, Seed, Table, View};

use crate::bot::BestMaps;
use coach::Effort;
use coach::{Because, Reason, score_changes, signed};
use coach::{Coach, Hindsight};

/// The horizon: three cards, then the prospects of the sheet.
const CARDS: Horizon = Horizon { turns: 3, longest: 3 };

impl Coach for Cartographers {
    const HINT: Effort = Effort { nodes: 2_000, width: 16, fresh: 96, horizon: CARDS, games: 32, rivals: false };
    const ANALYSIS: Effort = Effort { nodes: 800, width: 16, fresh: 64, horizon: CARDS, games: 20, rivals: false };

    /// The reasons are about the sheet that is drawn on, whoever owns it: the edicts still to be scored, coins and
    /// monsters.
    fn reasons(view: View<'_, Self>, actions: &[Draw], _: Seed) -> Vec<Reason> {
        let Some((seat, draw)) = view.seat().zip(actions.first()) else { return Vec::new() };
        let open = view.open;
        let owner = open.sheet_drawn_by(seat);
        let before = &open.sheets[owner.index()];
        let Some(task) = open.task(seat) else { return Vec::new() };
        let Ok(spaces) = task.spaces(*draw) else { return Vec::new() };
        let mut after = before.clone();
        after.draw(draw.terrain(), spaces, task.shape(draw.slot()).is_some_and(|shape| shape.coin));
        let mut reasons = score_changes(&lines(open, before), &lines(open, &after));
        // The title of the line already says this.
        let plain = |reason: &&mut Reason| reason.because == Some(Because::New("coin"));
        reasons.iter_mut().filter(plain).for_each(|reason| reason.because = None);
        if owner == seat {
            shut_in(&mut reasons, &before.land, &after.land);
            reasons.extend(soon(open, &before.land, &after.land));
            reasons.extend(nearly_surrounded(&before.land, &after.land));
        } else {
            reasons.iter_mut().for_each(|reason| reason.whose = Some(owner));
        }
        reasons
    }

    fn steps(view: View<'_, Self>, actions: &[Draw], _: Seed) -> Vec<Phrase> {
        let task = view.seat().and_then(|seat| view.open.task(seat));
        let drawn = task.zip(actions.first()).and_then(|(task, draw)| Some((draw.terrain(), task.spaces(*draw).ok()?)));
        let phrase = drawn.map(|(terrain, spaces)| {
            let spaces: Vec<String> = spaces.iter().map(|space| space_name(space).to_string()).collect();
            let drawn = Phrase::new("coach-draw").term("terrain", format!("cartographers-terrain-{}", terrain.name()));
            drawn.with("spaces", spaces.join(", "))
        });
        phrase.into_iter().collect()
    }

    fn hindsight(table: &Table<Self>, seat: Seat, width: usize) -> Option<Hindsight> {
        let mut search = BestMaps::new(table, seat, width)?;
        while search.step() {}
        let best = search.best()?;
        let rows = best.open.sheets[seat.index()].land.rows();
        Some(Hindsight { total: best.total, rating: best.rating, rows })
    }
}

/// The edicts that are still to be scored.
fn edicts(open: &Open) -> impl Iterator<Item = Scoring> {
    let mut scored = [false; 4];
    for season in Season::all().skip(open.season.index()) {
        season.facts().edicts.iter().for_each(|&edict| scored[edict] = true);
    }
    open.edicts.into_iter().zip(scored).filter(|(_, scored)| *scored).map(|(card, _)| card)
}

/// The lines that a sheet would score if a season ended now.
fn lines(open: &Open, sheet: &Sheet) -> Vec<Line> {
    let features = edicts(open).map(Feature::Card).chain([Feature::Monsters]);
    let mut lines: Vec<Line> = features.map(|feature| feature.line(&sheet.land)).collect();
    let mountains = sheet.surrounded_mountains() as u8;
    let coin = |place| if place < mountains { "mountain-surrounded" } else { "coin" };
    let coin = |place| Item { spaces: Vec::new(), points: 1, reason: coin(place) };
    let (title, items) = (Phrase::new("coach-coins"), (0..sheet.coins).map(coin).collect());
    lines.push(Line { title, points: sheet.coins.into(), items });
    lines
}

/// Gives the monsters' reason its own message if no monster has an empty space beside it any more.
fn shut_in(reasons: &mut [Reason], before: &Land, after: &Land) {
    if before.haunted().is_empty() || !after.haunted().is_empty() {
        return;
    }
    let line = Feature::Monsters.line(after).title;
    if let Some(reason) = reasons.iter_mut().find(|reason| reason.line == line) {
        *reason = Reason::note(Phrase::new("coach-monsters-shut-in").with("points", signed(reason.points)));
    }
}

/// A note on the edict whose `promise` grows most: the stars that one or two more spaces could earn.
fn soon(open: &Open, before: &Land, after: &Land) -> Option<Reason> {
    // Edicts that this drawing already pays for have their own reason.
    let unpaid = edicts(open).filter(|&card| scoring::stars(card, before) == scoring::stars(card, after));
    let nearer = unpaid.flat_map(|card| {
        [1, 2].map(|count| {
            let then = promise(card, after, count);
            (then - promise(card, before, count), then, count, card)
        })
    });
    // One more star is not worth a note.
    let nearest = nearer.filter(|(more, ..)| *more > 1).max_by_key(|(more, _, count, _)| (*more, -count))?;
    let (_, points, count, card) = nearest;
    let phrase = Phrase::new("coach-soon").term("card", card.term()).with("points", signed(points));
    Some(Reason::note(phrase.with("count", i64::from(count))))
}

/// The most stars that an edict could gain from one more space, or from two adjacent ones, in any terrain.
fn promise(card: Scoring, land: &Land, count: i32) -> i32 {
    let now = scoring::stars(card, land);
    let drawn = [Terrain::Forest, Terrain::Village, Terrain::Farm, Terrain::Water];
    let mut most = 0;
    let mut try_on = |spaces: Grid11| {
        for terrain in drawn {
            let mut then = *land;
            then.draw(terrain, spaces);
            most = most.max(scoring::stars(card, &then) - now);
        }
    };
    for space in land.empty().iter() {
        let space = Grid11::space(space);
        if count == 1 {
            try_on(space);
            continue;
        }
        let beside = space.neighbours() & land.empty();
        beside
            .iter()
            .map(Grid11::space)
            .filter(|other| other.first() > space.first())
            .for_each(|other| try_on(space | other));
    }
    most
}

/// A note if one more space would now surround a mountain.
fn nearly_surrounded(before: &Land, after: &Land) -> Option<Reason> {
    let missing = |around: &Grid11, land: &Land| (*around - land.filled()).len();
    let nearly = |around: &&Grid11| missing(around, after) == 1 && missing(around, before) > 1;
    after.map().around.iter().find(nearly).map(|_| Reason::note(Phrase::new("coach-mountain-soon")))
}
