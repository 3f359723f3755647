//! Morgan's Magic Map: matching tiles join, pirates do not overlap, different things look different. Also the table as
//! text.

use std::collections::BTreeSet;

use crate::charts::drawn::morgans::{MARKS, crew, edges, island, table, tile};
use crate::charts::drawn::paths;
use chart::drawing::Part;
use chart::{Charted, Drawing, Ink, svg};
use morgan::chart::picture::{self, CELL, Extent, spot_rect};
use morgan::components::LEVELS;
use morgan::{Edges, Event, Island, Level, MapCard, Morgan, Set, Tile, Treasure};
use table::{Choices, EventSink, Game, Purpose, Seat, SeedText, Table, View};
use words::Words;

#[test]
fn a_place_is_drawn_at_its_coordinates() {
    for place in [(0, 0), (3, -2), (-7, 12)] {
        assert_eq!(spot_rect(place), (place.0 * CELL, place.1 * CELL, CELL, CELL));
    }
}

#[test]
fn an_extent_covers_all_tiles_and_a_rim_of_empty_spots() {
    let water = edges("WWWW");
    let island = Island::laid(&[((-2, 1), water), ((-1, 1), water), ((-1, 2), water)]).unwrap();
    let extent = Extent::of(&island);
    assert_eq!(extent, Extent { left: -3, top: 0, right: 0, bottom: 3 });
    assert_eq!(extent.places().count(), 16);
    assert_eq!((extent.places().next(), extent.places().last()), (Some((-3, 0)), Some((0, 3))));
    let (width, height) = extent.size();
    let numbers: Vec<i32> = extent.view_box().split(' ').map(|number| number.parse().unwrap()).collect();
    assert_eq!(numbers[2..], [width, height]);
    let half = CELL / 2;
    assert!(
        numbers[0] <= -3 * CELL + half && numbers[0] + width >= half,
        "half of the outer columns is in the picture"
    );
    assert!(numbers[1] <= half && numbers[1] + height >= 4 * CELL - half, "and of the outer rows");
    let margin = -3 * CELL + half - numbers[0];
    assert_eq!(extent.shown_rect((-2, 1)), (margin + half, margin + half, CELL, CELL));
    assert_eq!(extent.shown_rect((-3, 1)), (margin, margin + half, half, CELL), "what is shown of a spot at the rim");
}

#[test]
fn the_map_stays_where_it_is_while_the_island_fits() {
    let small = Extent { left: -1, top: -1, right: 4, bottom: 5 };
    let east = Extent { right: 5, ..small };
    assert_eq!(small.after(None), small);
    assert_eq!(east.after(Some(small)), east, "it grows");
    assert_eq!(small.after(Some(east)), east, "one empty column stays");
    let far = Extent { right: 7, ..small };
    assert_eq!(small.after(Some(far)), small, "three do not");
    let west = Extent { left: -2, right: 3, ..small };
    assert_eq!(west.after(Some(small)), Extent { left: -2, ..small }, "a tile from the east goes west");
}

/// The land of tiles as closed lines, each as the end points of its straight and curved segments.
fn land(drawing: &Drawing) -> Vec<Vec<(i32, i32)>> {
    let mut outlines = Vec::new();
    for path in paths(drawing, "c-sand") {
        for outline in path.split_terminator('Z') {
            outlines.push(ends(outline));
        }
    }
    outlines
}

/// Parses the pen's path commands `M`, `h`, `v`, `l` and `q`. No space separates a number from a following minus.
fn ends(path: &str) -> Vec<(i32, i32)> {
    let (mut at, mut ends) = ((0, 0), Vec::new());
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|letter: char| letter.is_ascii_alphabetic()).map_or(rest.len(), |end| end + 1);
        let numbers = rest[1..end].replace('-', " -");
        let numbers: Vec<i32> = numbers.split_whitespace().map(|number| number.parse().unwrap()).collect();
        rest = &rest[end..];
        at = match (command, &numbers[..]) {
            ('M', &[x, y]) => (x, y),
            ('h', &[across]) => (at.0 + across, at.1),
            ('v', &[down]) => (at.0, at.1 + down),
            ('l', &[across, down]) | ('q', &[.., across, down]) => (at.0 + across, at.1 + down),
            other => panic!("{other:?} in {path}"),
        };
        ends.push(at);
    }
    ends
}

/// The straight land borders on a line across the map with constant x or constant y.
fn straight(outlines: &[Vec<(i32, i32)>], along: impl Fn((i32, i32)) -> Option<i32>) -> BTreeSet<(i32, i32)> {
    let mut found = BTreeSet::new();
    for outline in outlines {
        for (place, &to) in outline.iter().enumerate() {
            let from = outline[if place == 0 { outline.len() - 1 } else { place - 1 }];
            if let (Some(from), Some(to)) = (along(from), along(to))
                && from != to
            {
                found.insert((from.min(to), from.max(to)));
            }
        }
    }
    found
}

#[test]
fn land_joins_across_the_border_of_every_two_tiles_that_match() {
    let mut pairs = 0;
    for left in Tile::all() {
        for right in Tile::all() {
            for &left_edges in left.facts().edges.lies() {
                for &right_edges in right.facts().edges.lies() {
                    let alone = |tile, edges| land(&picture::tile(tile, edges));
                    let matches =
                        left_edges.is_water(morgan::Direction::East) == right_edges.is_water(morgan::Direction::West);
                    if !matches {
                        continue;
                    }
                    pairs += 1;
                    let rim = 4;
                    let on = |x: i32| move |(at, y): (i32, i32)| (at == x).then_some(y);
                    let one = straight(&alone(left, left_edges), on(rim + CELL));
                    let other = straight(&alone(right, right_edges), on(rim));
                    assert_eq!(one, other, "{} {left_edges} beside {} {right_edges}", left.name(), right.name());
                    let whole = BTreeSet::from([(rim, rim + CELL)]);
                    let water = left_edges.is_water(morgan::Direction::East);
                    assert_eq!(one, if water { BTreeSet::new() } else { whole }, "the whole edge, or nothing");
                }
            }
        }
    }
    assert!(pairs > 1000, "{pairs}");
}

#[test]
fn coasts_begin_and_end_in_corners() {
    for tile in Tile::all() {
        for &edges in tile.facts().edges.lies() {
            let drawing = picture::tile(tile, edges);
            let shore = paths(&drawing, "c-shore").concat();
            for coast in shore.split('M').skip(1) {
                let ends = ends(&format!("M{coast}"));
                for (x, y) in [ends[0], *ends.last().unwrap()] {
                    assert!((x == 4 || x == 4 + CELL) && (y == 4 || y == 4 + CELL), "{} {edges}: {x},{y}", tile.name());
                }
                for &(x, y) in &ends[1..ends.len() - 1] {
                    assert!(
                        (5..4 + CELL).contains(&x) && (5..4 + CELL).contains(&y),
                        "{}: not within the tile",
                        tile.name()
                    );
                }
            }
            let runs = (0..4).filter(|&side| {
                let water = |side: usize| edges.is_water(morgan::Direction::ALL[side % 4]);
                water(side) && !water(side + 3)
            });
            assert_eq!(shore.matches('M').count(), runs.count(), "{} {edges}", tile.name());
        }
    }
}

#[test]
fn every_tile_shows_its_point_and_turns_with_its_coast() {
    let symbols = |drawing: &Drawing| symbols(drawing, "").into_iter().map(|(symbol, ..)| symbol).collect::<Vec<_>>();
    for tile in Tile::all() {
        let shown = symbols(&picture::tile(tile, tile.facts().edges));
        match tile.facts().point {
            Some(point) => assert_eq!(shown, [format!("point-{}", point.name())]),
            None => assert_eq!(shown, ["sign-water-1"]),
        }
        let different: BTreeSet<String> =
            tile.facts().edges.lies().iter().map(|&edges| svg::content(&picture::tile(tile, edges))).collect();
        assert_eq!(different.len(), tile.facts().edges.lies().len(), "{}", tile.name());
    }
}

/// The symbols of a kind: their ids, left and top edges, and sizes.
fn symbols(drawing: &Drawing, kind: &str) -> Vec<(String, i32, i32, i32)> {
    let mut found = Vec::new();
    drawing.for_each(&mut |part| match part {
        Part::Symbol { symbol, x, y, size, .. } if symbol.starts_with(kind) => {
            found.push(((*symbol).to_owned(), *x, *y, *size));
        }
        _ => {}
    });
    found
}

#[test]
fn no_pirate_hides_another_or_the_middle_of_a_tile() {
    for place in [(0, 0), (-4, 3)] {
        for count in 1..=4 {
            let stand = symbols(&picture::pirates(&crew(place, count)), "sign-pirate");
            assert_eq!(stand.len(), usize::from(count));
            let (left, top, side, _) = spot_rect(place);
            for (at, &(_, x, y, size)) in stand.iter().enumerate() {
                assert!(size >= 36 && x >= left && y >= top && x + size <= left + side && y + size <= top + side);
                let middle = (left + side / 2, top + side / 2);
                assert!(
                    !((x..x + size).contains(&middle.0) && (y..y + size).contains(&middle.1)),
                    "the middle is free"
                );
                for &(_, other_x, other_y, _) in &stand[..at] {
                    assert!((x - other_x).abs() >= size || (y - other_y).abs() >= size, "{count} pirates");
                }
            }
        }
    }
}

#[test]
fn every_mark_has_its_own_shape() {
    // Without classes, and so without colours.
    let form = |mark| {
        let content = svg::content(&picture::marks(&[((0, 0), mark)]));
        content.split("class=\"").map(|part| part.split_once('"').map_or(part, |(_, rest)| rest)).collect::<String>()
    };
    assert_eq!(MARKS.map(form).into_iter().collect::<BTreeSet<_>>().len(), MARKS.len());
}

#[test]
fn every_set_has_its_own_sign_and_colour() {
    let mut looks = BTreeSet::new();
    for set in Set::ALL {
        let treasure = Treasure::all().find(|treasure| treasure.facts().set == set).unwrap();
        picture::treasure_card(treasure).for_each(&mut |part| {
            if let Part::Symbol { symbol, class, .. } = part {
                assert_eq!(*symbol, format!("set-{}", set.name()));
                looks.insert(*class);
            }
        });
    }
    assert_eq!(looks.len(), Set::COUNT);
}

#[test]
fn every_map_card_is_different_and_shows_its_steps() {
    let mut different = BTreeSet::new();
    for card in MapCard::all() {
        let drawing = picture::map_card(card);
        different.insert(svg::content(&drawing));
        let tiles = paths(&drawing, "c-neat").concat().matches('Z').count();
        assert_eq!(tiles, 1 + usize::from(card.distance()), "a tile for the point and one for each step");
        let shown = symbols(&drawing, "").into_iter().map(|(symbol, ..)| symbol).collect::<Vec<_>>();
        assert_eq!(shown, [format!("point-{}", card.point().name()), format!("sign-{}", card.symbol().name())]);
    }
    assert_eq!(different.len(), MapCard::COUNT);
}

#[test]
fn the_treasure_board_veils_levels_out_of_reach() {
    let board = table(2, "board").position().open.board;
    for reach in 0..=LEVELS as u8 {
        let content = svg::content(&picture::treasure_board(&board, reach));
        let veiled = if reach == 0 { 0 } else { LEVELS - usize::from(reach) };
        assert_eq!(content.matches("c-veil").count(), veiled, "{reach}");
    }
    let drawing = picture::treasure_board(&board, 0);
    for level in Level::all() {
        let (x, y, width, height) = picture::level_rect(level);
        assert!(x >= 0 && y >= 0 && x + width <= drawing.width && y + height <= drawing.height);
    }
}

/// They are redrawn on every pointer move, so they must be small.
#[test]
fn ghosts_and_marks_are_small() {
    let ghost = svg::content(&picture::tile_ghost(tile("lighthouse"), edges("LWWW"), (0, 0), false));
    assert!(ghost.len() < 4000, "{} bytes", ghost.len());
    let marks: Vec<_> = island().spots().iter().map(|&spot| (island().place(spot), MARKS[0])).collect();
    let marks = svg::content(&picture::marks(&marks));
    assert!(marks.len() < 8000, "{} bytes", marks.len());
}

#[test]
fn the_charts_of_the_home_page_have_the_same_size() {
    let (one, other) = (cartographers::chart::picture::home_chart(), picture::home_chart());
    assert_eq!((one.width, one.height), (other.width, other.height));
}

/// A table whose map has only three tiles.
fn laid() -> morgan::Open {
    let mut open = table(3, "laid").position().open.clone();
    let tiles: [(i32, i32, &str); 3] = [(0, 0, "LLWW"), (1, 0, "LWLL"), (1, 1, "LLLL")];
    let tiles: Vec<((i32, i32), Edges)> = tiles.iter().map(|&(x, y, text)| ((x, y), edges(text))).collect();
    open.island = Island::laid(&tiles).unwrap();
    let all: Vec<Tile> = Tile::all().collect();
    for (player, tile) in open.players.iter_mut().zip([all[0], all[2], all[2]]) {
        player.pirate = Some(tile);
    }
    open
}

#[test]
fn a_map_in_text() {
    let text = Morgan::text(View::for_spectator(&laid()), &[], &shelf::english(), Ink::Plain);
    let map: Vec<&str> = text.lines().skip(3).take(8).map(|line| line.get(..12).unwrap_or(line).trim_end()).collect();
    let expected = [
        "      0   1",
        "    +---+---+",
        "  0 ~Li |To ~",
        "    ~0  |   ~",
        "    +~~~+---+",
        "  1     |Oa |",
        "        |12 |",
        "        +---+",
    ];
    let expected = expected.map(|line| line.get(..12).unwrap_or(line).trim_end());
    assert_eq!(map, expected, "{text}");
}

#[test]
fn the_tile_of_the_last_event_has_a_star() {
    let moved = Event::Stepped { seat: Seat(0), tile: tile("lighthouse"), at: (0, 0), paid: Default::default() };
    let text = Morgan::text(View::for_spectator(&laid()), &[moved], &shelf::english(), Ink::Plain);
    assert!(text.contains("  0 ~Li*|To ~"), "{text}");
}

#[test]
fn four_pirates_on_a_tile_in_text() {
    let mut open = table(4, "crowd").position().open.clone();
    open.players.iter_mut().for_each(|player| player.pirate = Some(tile("tomb")));
    let text = Morgan::text(View::for_spectator(&open), &[], &shelf::english(), Ink::Plain);
    assert!(text.contains("0-3"), "{text}");
}

/// One random decision of the awaited seat.
fn turn(table: &mut Table<Morgan>, dice: &mut table::Dice) -> Vec<Event> {
    let mut events = Vec::new();
    if let Some(seat) = table.awaited().first() {
        let choices = Morgan::choices(table.view(seat));
        let action = choices.nth(dice.below(choices.len())).unwrap();
        table.act(seat, action, &mut EventSink::to(&mut |_, event| events.push(event))).unwrap();
    }
    events
}

#[test]
fn every_position_of_whole_games_can_be_shown_to_everybody_in_every_language() {
    let languages: Vec<Words> = words::LANGUAGES.iter().map(|code| shelf::words(code).unwrap()).collect();
    let mut dice = SeedText::new("shown").unwrap().seed().dice(Purpose(*b"test"), 0);
    for seats in 2..=4 {
        let mut table = table(seats, "shown");
        let (mut events, mut count) = (Vec::new(), 0);
        loop {
            let viewers = (0..seats).map(|seat| table.view(Seat(seat))).chain([table.spectator()]);
            for (at, view) in viewers.enumerate() {
                // The viewers and positions rotate through the languages.
                let text = Morgan::text(view, &events, &languages[(count + at) % languages.len()], Ink::Plain);
                for line in text.lines() {
                    assert!(line.chars().count() <= 100, "{line}");
                    assert!(line == line.trim_end(), "trailing spaces in {line:?}");
                }
                assert!(!text.contains(['{', '⟨']), "{text}");
                assert!(text.ends_with('\n') && !text.ends_with("\n\n") && !text.contains("\n\n\n"));
            }
            if table.awaited().is_empty() {
                break;
            }
            events = turn(&mut table, &mut dice);
            count += 1;
        }
        let text = Morgan::text(table.spectator(), &[], &shelf::english(), Ink::Plain);
        let best = table.outcome().unwrap().players.iter().map(|player| player.total).max().unwrap();
        assert!(
            text.contains("\nThe game is over\n1. seat ") && text.contains(&format!("with {best} point")),
            "{text}"
        );
    }
}

#[test]
fn a_hand_is_shown_only_to_its_owner() {
    let table = table(2, "hands");
    let shown = |view| Morgan::text(view, &[], &shelf::english(), Ink::Plain);
    let own = shown(table.view(Seat(1)));
    let hand = own.split_once("\n  in hand").unwrap().1;
    for card in table.position().own[1].hand.iter() {
        let name = shelf::english().term(&format!("morgan-point-{}", card.point().name()));
        assert!(hand.contains(&format!("{name} {}", card.distance())), "{hand}");
    }
    assert_eq!(own.matches("\n  in hand").count(), 1);
    assert!(!shown(table.spectator()).contains("\n  in hand"));
}

#[test]
fn colour_does_not_change_the_text() {
    let table = table(3, "colours");
    let [plain, colour] =
        [Ink::Plain, Ink::Colour].map(|ink| Morgan::text(table.spectator(), &[], &shelf::english(), ink));
    let mut stripped = String::new();
    let mut rest = colour.as_str();
    while let Some((before, after)) = rest.split_once("\x1b[") {
        stripped.push_str(before);
        rest = after.split_once('m').unwrap().1;
    }
    assert_eq!(stripped + rest, plain);
    assert_ne!(colour, plain);
}
