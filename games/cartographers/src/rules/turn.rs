//! The course of a game: the explore, draw and check phases, and the end of a season.

use table::{EventSink, Position, Revealed, Seat, Seats};

use crate::rules::Cartographers;
use crate::rules::components::{Ambush, Card};
use crate::rules::draw::Draw;
use crate::rules::event::Event;
use crate::rules::open::Open;
use crate::rules::sheet::SeasonScore;
use crate::rules::solo;
use crate::rules::space::Spaces;
use crate::rules::terrain::Terrain;

/// The draw phase: all drawings are inked at the same time. Then the game continues until somebody must draw again.
pub(crate) fn draw_phase(
    position: &mut Position<Cartographers>,
    acts: &[(Seat, Draw)],
    events: &mut EventSink<'_, Cartographers>,
) -> Revealed {
    for &(seat, draw) in acts {
        ink(&mut position.open, seat, draw, events);
    }
    after_draw_phase(position, events);
    Revealed::Something
}

fn ink(open: &mut Open, seat: Seat, draw: Draw, events: &mut EventSink<'_, Cartographers>) {
    let owner = open.sheet_drawn_by(seat);
    let task = open.task(seat).expect("only an awaited seat draws");
    let Ok(spaces) = task.spaces(draw) else { unreachable!("the drawing was checked") };
    let coin = task.shape(draw.slot()).is_some_and(|shape| shape.coin);
    let terrain = draw.terrain();
    let coins = open.sheets[owner.index()].draw(terrain, spaces, coin);
    events.send_to_all(|| Event::Drawn { seat, sheet: owner, terrain, spaces: Spaces(spaces), coins });
}

/// The check phase, and what follows: another card, another season or the end.
fn after_draw_phase(position: &mut Position<Cartographers>, events: &mut EventSink<'_, Cartographers>) {
    let open = &mut position.open;
    open.awaited = Seats::NONE;
    if matches!(open.card, Card::Explore(_)) {
        open.ruins_demanded = false;
        if open.time >= open.season.facts().threshold {
            end_season(open, events);
            let Some(next) = open.season.next() else { return };
            open.season = next;
            open.column.clear();
            open.time = 0;
            position.hidden.prepare(next);
            events.send_to_all(|| Event::SeasonBegan { season: next });
        }
    }
    explore_phase(position, events);
}

/// The explore phase: cards are revealed until somebody must draw.
pub(crate) fn explore_phase(position: &mut Position<Cartographers>, events: &mut EventSink<'_, Cartographers>) {
    let Position { open, hidden, .. } = position;
    loop {
        let card = hidden.deck.draw().expect("the cards of a season carry more time than it takes");
        open.card = card;
        match card {
            Card::Explore(explore) => {
                open.column.push(explore);
                open.time += explore.facts().time;
                events.send_to_all(|| Event::Revealed { card, time: open.time });
                if explore.facts().ruins {
                    open.ruins_demanded = true;
                    continue;
                }
            }
            Card::Ambush(ambush) => {
                open.ambushes.push(ambush);
                events.send_to_all(|| Event::Revealed { card, time: open.time });
                if open.is_solo() {
                    ambush_alone(open, ambush, events);
                    continue;
                }
            }
        }
        open.awaited = open.seats_with_room();
        if open.awaited.is_empty() {
            return after_draw_phase(position, events);
        }
        return;
    }
}

/// Draws an ambush of the solo game, without a decision by the player.
fn ambush_alone(open: &mut Open, ambush: Ambush, events: &mut EventSink<'_, Cartographers>) {
    let sheet = &mut open.sheets[0];
    let Some(spaces) = solo::ambush_spaces(ambush, &sheet.land) else {
        return events.send_to_all(|| Event::AmbushFoundNoPlace { card: ambush });
    };
    let coins = sheet.draw(Terrain::Monster, spaces, false);
    events.send_to_all(|| Event::AmbushDrawn { card: ambush, spaces: Spaces(spaces), coins });
}

/// The end of a season: every sheet is scored for two edicts, coins and monsters.
fn end_season(open: &mut Open, events: &mut EventSink<'_, Cartographers>) {
    let season = open.season;
    let edicts = season.cards(&open.edicts);
    for (index, sheet) in open.sheets.iter_mut().enumerate() {
        let score = SeasonScore::of(edicts, &sheet.land, sheet.coins);
        sheet.end_season(score);
        let total = score.total();
        let SeasonScore { edicts, coins, monsters, .. } = score;
        events.send_to_all(|| Event::SeasonScored { seat: Seat(index as u8), season, edicts, coins, monsters, total });
    }
}
