//! Drafting: a shape that is being placed, and its effect on the points.

use crate::{Cartographers, Draw, Open, Refusal, Sheet, Slot, Task, Terrain, scoring};
use table::{Choices, Game, Grid11, Placing, Seat};

/// A shape that is being placed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Draft {
    pub slot: Slot,
    pub terrain: Terrain,
    /// One of the eight orientations of `table::shape`: bit 2 says whether it is mirrored, bits 0 and 1 count quarter
    /// turns.
    pub orientation: u8,
    /// The space under the middle of the shape, by row and column.
    pub at: Option<(u8, u8)>,
    /// Whether it stays where it is while the pointer moves.
    pub pinned: bool,
}

/// The single square, which is on no card.
static SINGLE: Placing = Placing { orientation: 0, cells: Grid11::space(0), anchors: Grid11::ALL };

const SIDE: u8 = Grid11::SIDE as u8;

impl Draft {
    /// The first drawing that the task offers, not placed yet.
    pub fn of(task: &Task<'_>) -> Draft {
        let first = task.choices().nth(0).unwrap_or(Draw::new(Slot::First, Terrain::Forest, 0, 0));
        Draft { slot: first.slot(), terrain: first.terrain(), orientation: 0, at: None, pinned: false }
    }

    /// The draft of a drawing, in its place.
    pub fn from_draw(task: &Task<'_>, draw: Draw) -> Draft {
        let (slot, terrain, orientation) = (draw.slot(), draw.terrain(), draw.orientation());
        let mut draft = Draft { slot, terrain, orientation, at: None, pinned: true };
        let (rows, columns) = draft.placing(task).size();
        draft.at = Some((draw.anchor() / SIDE + rows / 2, draw.anchor() % SIDE + columns / 2));
        draft
    }

    /// The current placing of the shape.
    pub fn placing(&self, task: &Task<'_>) -> &'static Placing {
        task.shape(self.slot).map_or(&SINGLE, |shape| shape.lying(self.orientation))
    }

    /// Rotates the shape a quarter turn clockwise.
    pub fn rotate(&mut self) {
        self.orientation = (self.orientation & 4) | ((self.orientation + 1) & 3);
    }

    /// Mirrors the shape as it lies now: the other face, turned in the opposite direction.
    pub fn flip(&mut self) {
        self.orientation = (self.orientation ^ 4) & 4 | ((4 - (self.orientation & 3)) & 3);
    }

    /// Whether rotating and whether mirroring the shape makes a difference.
    pub fn turns(self, task: &Task<'_>) -> [bool; 2] {
        let (mut rotated, mut mirrored) = (self, self);
        rotated.rotate();
        mirrored.flip();
        [rotated, mirrored].map(|changed| changed.placing(task).cells != self.placing(task).cells)
    }

    /// Places the middle of the shape on a space.
    pub fn lay(&mut self, space: u8) {
        self.at = Some((space / SIDE, space % SIDE));
    }

    /// The drawing and its spaces, if the shape is placed. A shape that would stick out is pushed back onto the sheet.
    pub fn to_draw(self, task: &Task<'_>) -> Option<(Draw, Grid11)> {
        let (row, column) = self.at?;
        let placing = self.placing(task);
        let (rows, columns) = placing.size();
        let top = row.saturating_sub(rows / 2).min(SIDE - rows);
        let left = column.saturating_sub(columns / 2).min(SIDE - columns);
        let anchor = top * SIDE + left;
        Some((Draw::new(self.slot, self.terrain, placing.orientation, anchor), placing.at(anchor)))
    }
}

/// The figures of a sheet that a drawing can change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figures {
    pub edicts: [i32; 4],
    pub coins: u8,
    pub monsters: i32,
}

impl Figures {
    /// The figures of a sheet now.
    pub fn of(open: &Open, sheet: &Sheet) -> Figures {
        Figures {
            edicts: open.edicts.map(|card| scoring::stars(card, &sheet.land)),
            coins: sheet.coins,
            monsters: scoring::monsters(&sheet.land),
        }
    }
}

/// The effect of a draft.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    pub draw: Draw,
    pub spaces: Grid11,
    /// Why the draft is not legal, if it is not.
    pub refused: Option<Refusal>,
    /// The figures after the drawing, if it is legal.
    pub then: Option<Figures>,
}

impl Preview {
    /// The effect of a seat's draft.
    pub fn of(view: table::View<'_, Cartographers>, seat: Seat, draft: &Draft) -> Option<Preview> {
        let open = view.open;
        let task = open.task(seat)?;
        let (draw, spaces) = draft.to_draw(&task)?;
        let refused = Cartographers::check(view, draw).err();
        let then = refused.is_none().then(|| {
            let mut sheet = open.sheets[open.sheet_drawn_by(seat).index()].clone();
            sheet.draw(draw.terrain(), spaces, task.shape(draw.slot()).is_some_and(|shape| shape.coin));
            Figures::of(open, &sheet)
        });
        Some(Preview { draw, spaces, refused, then })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Ambush, Card, Explore, Land, Side};
    use table::{EventSink, SeedText, SetUp, Table};

    /// All cards with shapes; ruins cards have none.
    fn cards() -> impl Iterator<Item = Card> {
        let all = Explore::all().map(Card::Explore).chain(Ambush::all().map(Card::Ambush));
        all.filter(|card| !card.shapes().is_empty())
    }

    /// Calls `run` with every shape of every card on an empty sheet, as a draft that is not placed.
    fn every_shape(mut run: impl FnMut(&Task<'_>, Draft)) {
        let land = Land::blank(Side::Wilderness);
        let mut shapes = 0;
        for card in cards() {
            let task = Task::new(card, &land, false);
            for slot in [Slot::First, Slot::Second].into_iter().filter(|slot| task.shape(*slot).is_some()) {
                shapes += 1;
                run(&task, Draft { slot, ..Draft::of(&task) });
            }
        }
        assert!(shapes > 15, "cards have shapes");
    }

    /// The cells of a draft's current placing, by row and column of its box, in reading order.
    fn cells(draft: &Draft, task: &Task<'_>) -> Vec<(u8, u8)> {
        draft.placing(task).cells.iter().map(|space| (space / SIDE, space % SIDE)).collect()
    }

    fn sorted(mut cells: Vec<(u8, u8)>) -> Vec<(u8, u8)> {
        cells.sort_unstable();
        cells
    }

    #[test]
    fn turning_turns_by_a_quarter_clockwise() {
        every_shape(|task, mut draft| {
            for orientation in 0..8 {
                draft.orientation = orientation;
                let (rows, _) = draft.placing(task).size();
                let turned = cells(&draft, task).into_iter().map(|(row, column)| (column, rows - 1 - row)).collect();
                draft.rotate();
                assert_eq!(cells(&draft, task), sorted(turned), "{:?} {orientation}", task.card);
            }
        });
    }

    #[test]
    fn flipping_exchanges_left_and_right() {
        every_shape(|task, mut draft| {
            for orientation in 0..8 {
                draft.orientation = orientation;
                let (_, columns) = draft.placing(task).size();
                let flipped =
                    cells(&draft, task).into_iter().map(|(row, column)| (row, columns - 1 - column)).collect();
                draft.flip();
                assert_eq!(cells(&draft, task), sorted(flipped), "{:?} {orientation}", task.card);
            }
        });
    }

    #[test]
    fn four_turns_and_two_flips_change_nothing() {
        let land = Land::blank(Side::Wilderness);
        let draft = Draft::of(&Task::new(cards().next().unwrap(), &land, false));
        for orientation in 0..8 {
            let begun = Draft { orientation, at: Some((4, 5)), ..draft };
            let mut turned = begun;
            let mut met = vec![begun.orientation];
            for _ in 0..3 {
                turned.rotate();
                assert!(!met.contains(&turned.orientation), "every turn gives a different orientation");
                met.push(turned.orientation);
            }
            turned.rotate();
            assert_eq!(turned, begun);
            let mut flipped = begun;
            flipped.flip();
            assert_eq!(flipped.orientation & 4, (orientation & 4) ^ 4, "the other face");
            flipped.flip();
            assert_eq!(flipped, begun);
        }
    }

    #[test]
    fn a_shape_lies_with_its_middle_on_the_space_or_as_near_as_it_can() {
        every_shape(|task, mut draft| {
            for orientation in 0..8 {
                draft.orientation = orientation;
                let (rows, columns) = draft.placing(task).size();
                for space in 0..SIDE * SIDE {
                    draft.lay(space);
                    let (draw, spaces) = draft.to_draw(task).unwrap();
                    assert_eq!(task.spaces(draw), Ok(spaces), "it lies on the sheet");
                    assert_eq!(spaces.len() as usize, cells(&draft, task).len(), "all of it");
                    let near = |at: u8, size: u8, first: u8| {
                        let middle = first + size / 2;
                        let edge = (at < middle && first == 0) || (at > middle && first + size == SIDE);
                        at == middle || edge
                    };
                    assert!(near(space / SIDE, rows, draw.anchor() / SIDE), "row of {space}");
                    assert!(near(space % SIDE, columns, draw.anchor() % SIDE), "column of {space}");
                }
            }
        });
    }

    #[test]
    fn corners_push_a_shape_back_onto_the_sheet() {
        every_shape(|task, mut draft| {
            let (rows, columns) = draft.placing(task).size();
            let (bottom, right) = (SIDE - rows, SIDE - columns);
            let last = SIDE - 1;
            let corners =
                [((0, 0), (0, 0)), ((0, last), (0, right)), ((last, 0), (bottom, 0)), ((last, last), (bottom, right))];
            for ((row, column), (top, left)) in corners {
                draft.lay(row * SIDE + column);
                assert_eq!(draft.at, Some((row, column)));
                let (draw, _) = draft.to_draw(task).unwrap();
                assert_eq!((draw.anchor() / SIDE, draw.anchor() % SIDE), (top, left), "{:?}", task.card);
            }
        });
    }

    #[test]
    fn a_new_draft_is_the_first_choice_and_is_not_placed() {
        let land = Land::blank(Side::Wilderness);
        for card in cards() {
            let task = Task::new(card, &land, false);
            let first = task.choices().nth(0).unwrap();
            let draft = Draft::of(&task);
            let expected =
                Draft { slot: first.slot(), terrain: first.terrain(), orientation: 0, at: None, pinned: false };
            assert_eq!(draft, expected);
            assert_eq!(draft.to_draw(&task), None);
        }
    }

    #[test]
    fn where_no_shape_fits_a_single_square_is_drafted() {
        let mut land = Land::blank(Side::Wilderness);
        let free = land.empty().first().unwrap();
        land.draw(Terrain::Water, Grid11::from_bits(land.empty().bits() & !Grid11::space(free).bits()));
        let card = cards().find(|card| card.shapes().iter().all(|shape| shape.placings[0].cells.len() > 1)).unwrap();
        let task = Task::new(card, &land, false);
        let mut draft = Draft::of(&task);
        assert_eq!(draft.slot, Slot::Single);
        draft.rotate();
        draft.flip();
        for space in 0..SIDE * SIDE {
            draft.lay(space);
            let (draw, spaces) = draft.to_draw(&task).unwrap();
            assert_eq!(spaces, Grid11::space(space));
            assert_eq!(task.check(draw).is_ok(), space == free, "{space}");
        }
    }

    #[test]
    fn the_draft_of_a_drawing_has_the_same_place() {
        let land = Land::blank(Side::Wilderness);
        for card in cards() {
            let task = Task::new(card, &land, false);
            task.choices().for_each(|draw| {
                let draft = Draft::from_draw(&task, draw);
                assert!(draft.pinned);
                assert_eq!(draft.to_draw(&task), Some((draw, task.spaces(draw).unwrap())));
            });
        }
    }

    fn table(seats: u8) -> Table<Cartographers> {
        let set_up = SetUp { seats, options: Default::default(), seed: SeedText::new("drafts").unwrap() };
        Table::open(set_up, &mut EventSink::nobody()).unwrap()
    }

    #[test]
    fn a_preview_predicts_the_figures_after_a_drawing() {
        let mut table = table(3);
        let (mut previews, mut coins, mut ambushes) = (0, 0, 0);
        while !table.awaited().is_empty() {
            let mut expected = Vec::new();
            let turn: Vec<Seat> = table.awaited().iter().collect();
            for seat in turn {
                let view = table.view(seat);
                let task = view.open.task(seat).unwrap();
                let choices = task.choices();
                let draw = choices.nth((previews * 37) % choices.len()).unwrap();
                let preview = Preview::of(view, seat, &Draft::from_draw(&task, draw)).unwrap();
                assert_eq!((preview.draw, preview.refused), (draw, None));
                assert_eq!(preview.spaces, task.spaces(draw).unwrap());
                let sheet = view.open.sheet_drawn_by(seat);
                let then = preview.then.unwrap();
                ambushes += u32::from(sheet != seat);
                coins += u32::from(then.coins > view.open.sheets[sheet.index()].coins);
                expected.push((sheet, then));
                previews += 1;
                table.act(seat, draw, &mut EventSink::nobody()).unwrap();
            }
            let open = &table.position().open;
            for (sheet, then) in expected {
                assert_eq!(Figures::of(open, &open.sheets[sheet.index()]), then, "after {previews} drawings");
            }
        }
        assert!(previews > 60 && coins > 0 && ambushes > 0, "{previews} {coins} {ambushes}");
    }

    #[test]
    fn a_preview_gives_the_reason_for_a_refusal() {
        let table = table(2);
        let (seat, view) = (Seat(1), table.view(Seat(1)));
        let task = view.open.task(seat).unwrap();
        let mut draft = Draft::of(&task);
        assert_eq!(Preview::of(view, seat, &draft), None, "it is not placed");
        let forbidden = (0..SIDE * SIDE).find_map(|space| {
            draft.lay(space);
            let (draw, spaces) = draft.to_draw(&task).unwrap();
            spaces.meets(task.land.filled()).then_some((draft, draw, spaces))
        });
        let (draft, draw, spaces) = forbidden.unwrap();
        let refused = Some(Refusal::Filled(spaces & task.land.filled()));
        assert_eq!(Preview::of(view, seat, &draft), Some(Preview { draw, spaces, refused, then: None }));
    }

    #[test]
    fn a_seat_that_is_not_awaited_has_no_preview() {
        let table = table(2);
        let task = table.view(Seat(0)).open.task(Seat(0)).unwrap();
        let draft = Draft::from_draw(&task, task.choices().nth(0).unwrap());
        let mut open = table.position().open.clone();
        assert!(Preview::of(table::View::for_seat(&open, Seat(0), &()), Seat(0), &draft).is_some());
        open.awaited.remove(Seat(0));
        assert!(Preview::of(table::View::for_seat(&open, Seat(0), &()), Seat(0), &draft).is_none());
    }
}
