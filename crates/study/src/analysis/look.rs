//! The moves of a decision in words and as pictures: what was played, and what would have been better.

use cartographers::Cartographers;
use chart::drawing::Part;
use chart::{Charted, Drawing};
use mentor::{Mentor, Reason, line, seed_at};
use misterra::Misterra;
use morgan::Morgan;
use table::{Arg, Game, Grid11, Phrase, Position, Record, Replay, Says, Seat, Table, Tell};

use super::found::Judged;

/// A game whose moves are looked back at.
pub trait Looked: Mentor + Charted {
    /// Whether an event tells of a move itself, and not of what follows it.
    fn tells(event: &Self::Event) -> bool;

    /// The board after a move, with what it changed lit; none if it changes none.
    fn board(moved: &Moved<'_, Self>) -> Option<Drawing>;
}

/// A move that was carried out.
pub struct Moved<'a, G: Game> {
    /// Who moved.
    seat: Seat,
    /// What was done.
    action: G::Action,
    /// The table before …
    before: &'a G::Open,
    /// … and after it, and after what followed by itself.
    after: G::Open,
    /// What tells of it.
    event: Option<G::Event>,
    /// The colours of the chairs.
    colours: &'a [u8],
}

/// A move as it is shown among the dearest.
#[derive(Clone, PartialEq, Debug)]
pub struct Pictured {
    /// What it brings at once.
    pub reasons: Vec<Reason>,
    /// The board after it, if it changes one.
    pub board: Option<Drawing>,
}

/// What was played, and what would have been better.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared {
    /// What was played.
    pub played: Pictured,
    /// What would have been better.
    pub better: Pictured,
}

/// A moment of a game at which somebody decides.
struct Moment<'a, G: Game> {
    record: &'a Record,
    table: Table<G>,
    at: usize,
    /// What everybody who acts at once really did.
    acts: Vec<(Seat, G::Action)>,
}

impl<'a, G: Looked> Moment<'a, G> {
    fn new(record: &'a Record, table: &Table<G>, at: usize) -> Option<Moment<'a, G>> {
        let awaited = G::awaited(&table.position().open).len() as usize;
        let first = at.checked_sub(awaited.checked_sub(table.awaited().len() as usize)?)?;
        let moves = record.moves.get(first..first + awaited)?;
        let acts = moves.iter().map(|one| Some((one.seat, G::parse(table.view(one.seat), &one.action).ok()?)));
        Some(Moment { record, table: table.clone(), at, acts: acts.collect::<Option<_>>()? })
    }

    /// What comes of it if a seat does this, and the others what they did.
    fn after<'t>(&'t self, seat: Seat, written: &str, colours: &'t [u8]) -> Option<Moved<'t, G>> {
        let view = self.table.view(seat);
        let action = G::parse(view, written).ok().filter(|action| G::check(view, *action).is_ok())?;
        let acts: Vec<_> = self.acts.iter().map(|&(by, acted)| (by, if by == seat { action } else { acted })).collect();
        let mut position: Position<G> = self.table.position().clone();
        let mut told = None;
        let hear = &mut |audience: table::Audience, event: G::Event| {
            let ours = told.is_none() && audience.includes(Some(seat)) && G::tells(&event) && is_by(&event, seat);
            if ours {
                told = Some(event);
            }
        };
        let _ = G::resolve(&mut position, &acts, &mut Tell::to(hear));
        let before = &self.table.position().open;
        Some(Moved { seat, action, before, after: position.open, event: told, colours })
    }

    fn pictured(&self, seat: Seat, written: &str, colours: &[u8]) -> Option<Pictured> {
        let moved = self.after(seat, written, colours)?;
        let (view, seed) = (self.table.view(seat), seed_at(self.record, self.at));
        let reasons = G::reasons(view, &line(view, moved.action, seed), seed);
        Some(Pictured { reasons, board: G::board(&moved) })
    }
}

/// Whether an event is about a seat, or about none.
fn is_by(event: &impl Says, seat: Seat) -> bool {
    let about = event.phrase().args.into_iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(seat),
        _ => None,
    });
    about.is_none_or(|about| about == seat)
}

/// The moves of decisions, which are in the order of the game, in words: what was played and what would have been better;
/// none for what nobody tells of.
pub fn in_words<G: Looked>(record: &Record, judged: &[Judged]) -> Vec<[Option<Phrase>; 2]> {
    let mut words = vec![[None, None]; judged.len()];
    let Ok(mut replay) = Replay::<G>::open(record, &mut Tell::nobody()) else { return words };
    let mut played = 0;
    for (one, words) in judged.iter().zip(&mut words) {
        while played < one.at && replay.step(&mut Tell::nobody()).is_ok_and(|step| step.is_some()) {
            played += 1;
        }
        let Some(moment) = Moment::new(record, replay.table(), one.at) else { continue };
        let said = |written: &str| moment.after(one.seat, written, &[])?.event.map(|event| event.phrase());
        *words = [said(&one.played), said(&one.best)];
    }
    words
}

/// Both moves of a decision, as they are shown among the dearest.
pub fn compared<G: Looked>(record: &Record, judged: &Judged, colours: &[u8]) -> Option<Compared> {
    let mut replay = Replay::<G>::open(record, &mut Tell::nobody()).ok()?;
    for _ in 0..judged.at {
        replay.step(&mut Tell::nobody()).ok()?;
    }
    let moment = Moment::new(record, replay.table(), judged.at)?;
    let pictured = |written: &str| moment.pictured(judged.seat, written, colours);
    Some(Compared { played: pictured(&judged.played)?, better: pictured(&judged.best)? })
}

/// A whole sheet of Cartographers, from its rows.
pub fn sheet(record: &Record, rows: &[String]) -> Option<Drawing> {
    let table = Replay::<Cartographers>::open(record, &mut Tell::nobody()).ok()?;
    let land = cartographers::Land::read(table.table().position().open.side(), rows).ok()?;
    let picture = chart::cartographers::picture::SheetPicture {
        land: &land,
        lit: Grid11::EMPTY,
        ghost: None,
        wanted: Grid11::EMPTY,
    };
    Some(chart::cartographers::picture::sheet(&picture))
}

impl Looked for Cartographers {
    fn tells(event: &cartographers::Event) -> bool {
        matches!(event, cartographers::Event::Drawn { .. })
    }

    /// The sheet with what was drawn alone: an ambush that follows has nothing to do with it.
    fn board(moved: &Moved<'_, Self>) -> Option<Drawing> {
        let task = moved.before.task(moved.seat)?;
        let spaces = task.spaces(moved.action).ok()?;
        let mut land = *task.land;
        land.draw(moved.action.terrain(), spaces);
        let picture = chart::cartographers::picture::SheetPicture {
            land: &land,
            lit: spaces,
            ghost: None,
            wanted: Grid11::EMPTY,
        };
        Some(chart::cartographers::picture::sheet(&picture))
    }
}

impl Looked for Misterra {
    fn tells(event: &misterra::Event) -> bool {
        use misterra::Event;
        matches!(
            event,
            Event::Kept { .. }
                | Event::Placed { .. }
                | Event::Went { .. }
                | Event::Stayed { .. }
                | Event::Exchanged { .. }
                | Event::Took { .. }
                | Event::Mapped { .. }
                | Event::Claimed { .. }
                | Event::Left { .. }
                | Event::OtomaClaimed { .. }
        )
    }

    /// The island; who maps, draws on the parchment too.
    fn board(moved: &Moved<'_, Self>) -> Option<Drawing> {
        use chart::misterra::picture::{
            HEIGHT, Mark, WIDTH, island_ground, island_tiles, outline, parchment_ground, parchment_land, pieces,
            standing,
        };
        use misterra::Event;
        let event = moved.event.as_ref()?;
        let changes = matches!(
            event,
            Event::Placed { .. }
                | Event::Went { .. }
                | Event::Mapped { .. }
                | Event::Claimed { .. }
                | Event::OtomaClaimed { .. }
        );
        if !changes {
            return None;
        }
        let (meeples, markers) = standing(&moved.after, moved.colours);
        let lit = |whose| outline(chart::misterra::lit([event], whose), Mark::Lit);
        let joined = |layers: Vec<Drawing>| layers.into_iter().flat_map(|layer| layer.parts).collect();
        let island = vec![island_ground(), island_tiles(&moved.after.island), pieces(&meeples, &markers), lit(None)];
        let mut drawing = Drawing { width: WIDTH, height: HEIGHT, parts: joined(island) };
        if matches!(event, Event::Mapped { .. }) {
            let explorer = moved.after.explorers.get(moved.seat.index())?;
            let parchment = vec![parchment_ground(), parchment_land(&explorer.parchment), lit(Some(moved.seat))];
            drawing.parts.push(Part::Group { class: "", shift: Some((WIDTH, 0)), parts: joined(parchment) });
            drawing.width = 2 * WIDTH;
        }
        Some(drawing)
    }
}

impl Looked for Morgan {
    fn tells(event: &morgan::Event) -> bool {
        use morgan::Event;
        matches!(
            event,
            Event::Landed { .. }
                | Event::Moved { .. }
                | Event::Stepped { .. }
                | Event::Used { .. }
                | Event::Played { .. }
                | Event::Took { .. }
                | Event::Discarded { .. }
                | Event::Drew { .. }
        )
    }

    fn board(moved: &Moved<'_, Self>) -> Option<Drawing> {
        use chart::morgan::picture::{Mark, chart, marks, standing};
        let lit: Vec<_> = chart::morgan::lit(&moved.event).into_iter().map(|place| (place, Mark::Lit)).collect();
        if lit.is_empty() {
            return None;
        }
        let mut drawing = chart(&moved.after.island, &standing(&moved.after, moved.colours));
        // The picture is one group, moved to where the map begins; what is lit moves with it.
        if let Some(Part::Group { parts, .. }) = drawing.parts.first_mut() {
            parts.extend(marks(&lit).parts);
        }
        Some(drawing)
    }
}
