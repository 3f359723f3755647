//! Maps of Misterra: both boards share their coordinates, pieces do not overlap, different things look different. Also
//! the table as text.

use std::collections::BTreeSet;

use crate::charts::drawn::misterran::{UPDATES, island, layers, laying, parchment, space, spaces};
use crate::charts::drawn::paths;
use chart::drawing::Part;
use chart::{Charted, Drawing, Ink, svg, text};
use misterra::chart::picture::{self, BEACH, CELL, HEIGHT, MARGIN, Mark, WIDTH, space_at, space_rect};
use misterra::chart::{self as charted};
use misterra::{Event, Island, Misterra, Options, Parchment, Presumption, Sketch, Space, Spaces, Terrain};
use table::{Choices, EventSink, Game, Options as _, Purpose, Seat, SeedText, SetUp, Table, View};
use words::Words;

#[test]
fn all_layers_of_both_boards_share_their_coordinates() {
    for drawing in layers() {
        assert_eq!((drawing.width, drawing.height), (WIDTH, HEIGHT));
    }
}

#[test]
fn points_and_spaces() {
    for space in Space::all() {
        let (x, y, width, height) = space_rect(space);
        assert_eq!((width, height), (CELL, if space.is_beach() { BEACH } else { CELL }));
        for (across, down) in [(0, 0), (width - 1, 0), (0, height - 1), (width / 2, height / 2)] {
            assert_eq!(space_at(x + across, y + down), Some(space));
        }
    }
    for (x, y) in [(0, 0), (MARGIN - 1, 200), (200, MARGIN - 1), (WIDTH, 200), (200, HEIGHT), (i32::MIN, i32::MAX)] {
        assert_eq!(space_at(x, y), None);
    }
}

/// The positions of the symbols of a kind: left, top and size.
fn symbols(drawing: &Drawing, kind: &str) -> Vec<(i32, i32, i32)> {
    let mut found = Vec::new();
    drawing.for_each(&mut |part| match part {
        Part::Symbol { symbol, x, y, size, .. } if symbol.starts_with(kind) => found.push((*x, *y, *size)),
        _ => {}
    });
    found
}

#[test]
fn no_meeple_hides_another_and_all_stand_on_their_space() {
    for name in ["c3", "a0", "e5", "e0"] {
        for count in 1..=4u8 {
            let meeples: Vec<_> = (0..count).map(|chair| (space(name), chair, true)).collect();
            let stand = symbols(&picture::pieces(&meeples, &[]), "sign-meeple");
            assert_eq!(stand.len(), usize::from(count));
            let (left, top, width, height) = space_rect(space(name));
            for (place, &(x, y, size)) in stand.iter().enumerate() {
                assert!(size >= 28, "{count} on {name}: only {size} wide");
                assert!(
                    x >= left && x + size <= left + width && y >= top && y + size <= top + height,
                    "{count} {name}"
                );
                for &(other_x, other_y, other) in &stand[..place] {
                    let apart = (x - other_x).abs() >= size.min(other) || (y - other_y).abs() >= size.min(other);
                    assert!(apart, "{count} on {name}");
                }
            }
        }
    }
}

#[test]
fn hazy_and_confirmed_tiles_look_different() {
    let drawing = picture::island_tiles(&island(["jJ...", ".....", "..Ss.", ".....", "....l"]));
    assert_eq!(symbols(&drawing, "sign-confirmed").len(), 2);
    assert_eq!(symbols(&drawing, "sign-hazy").len(), 3);
    assert_eq!(svg::content(&drawing).matches("hatch-mist").count(), 3, "hazy tiles lie in the mist");
    assert!(picture::island_tiles(&Island::default()).parts.is_empty());
}

#[test]
fn touching_sketches_of_one_terrain_are_one_region() {
    let drawing = picture::parchment_land(&parchment(["JJ...", "J....", "..L..", "...L.", "....."]));
    let outlines = |class| paths(&drawing, class).iter().map(|path| path.matches('Z').count()).sum::<usize>();
    assert_eq!(outlines("c-wash c-jungle"), 1);
    assert_eq!(outlines("c-wash c-lagoon"), 2, "corners do not touch");
}

#[test]
fn seen_spaces_have_one_outline_without_the_beach() {
    let seen = picture::outline(spaces("b2 c1 c2 c3 d2 c0"), Mark::Seen);
    assert_eq!(paths(&seen, "c-seen").len(), 1);
    assert_eq!(paths(&seen, "c-seen")[0].matches('Z').count(), 1);
    assert!(picture::outline(Spaces::BEACH, Mark::Seen).parts.is_empty());
    let reach = picture::outline(spaces("a0 b1"), Mark::Reach);
    assert_eq!(svg::content(&reach).matches("c-reach").count(), 2, "the beach can be reached");
}

#[test]
fn every_update_has_its_own_sign() {
    let sign = |update| {
        let drawing = picture::island_ghost(&[(space("c3"), Terrain::Steppe, update)]);
        let mut last = "";
        drawing.for_each(&mut |part| {
            if let Part::Symbol { symbol, .. } = part {
                last = symbol;
            }
        });
        last
    };
    assert_eq!(UPDATES.map(sign).into_iter().collect::<BTreeSet<_>>().len(), UPDATES.len());
}

/// It is redrawn on every pointer move, so it must be small.
#[test]
fn a_ghost_is_small() {
    let sketch = Sketch::of(Terrain::Jungle, Terrain::Mountain);
    let ghost = svg::content(&picture::parchment_ghost(sketch, laying("c3", "d3"), false));
    let halves = UPDATES[..2].iter().map(|&update| (space("c3"), Terrain::Jungle, update)).collect::<Vec<_>>();
    let island = svg::content(&picture::island_ghost(&halves));
    assert!(ghost.len() < 2000 && island.len() < 3000, "{} and {} bytes", ghost.len(), island.len());
}

#[test]
fn every_presumption_has_its_own_picture_and_no_text_overflows() {
    let mut different = BTreeSet::new();
    for card in Presumption::all() {
        let drawing = picture::presumption_diagram(card);
        different.insert(svg::content(&drawing));
        drawing.for_each(&mut |part| match part {
            Part::Text { x, y, .. } => assert!((8..drawing.width - 8).contains(x) && *y < drawing.height),
            Part::Rect { x, width, .. } => assert!(*x >= 0 && x + width <= drawing.width),
            _ => {}
        });
    }
    assert_eq!(different.len(), usize::from(Presumption::COUNT));
}

#[test]
fn the_charts_of_the_home_page_have_the_same_size() {
    let (one, other) = (cartographers::chart::picture::home_chart(), picture::home_chart());
    assert_eq!((one.width, one.height), (other.width, other.height));
}

#[test]
fn a_saved_picture_has_both_boards() {
    let both = picture::both(&Island::default(), &Parchment::default(), &[], &[]);
    assert!(both.width > 2 * WIDTH - 1 && both.height == HEIGHT);
}

fn table(seats: u8, options: &str, seed: &str) -> Table<Misterra> {
    let options = Options::read(options).unwrap();
    Table::open(SetUp { seats, options, seed: SeedText::new(seed).unwrap() }, &mut EventSink::nobody()).unwrap()
}

#[test]
fn boards_in_text() {
    let mut open = table(2, "", "boards").position().open.clone();
    open.island = island(["j...L", ".....", "..J..", ".Ms..", "....."]);
    open.explorers[1].meeple = Some(space("b0"));
    let written = text::written(&charted::island(&open, spaces("a5 b0 c2")), Ink::Plain);
    let expected = "   a  b  c  d  e
5 [j] .  .  .  L
4  .  .  .  .  .
3  .  .  J  .  .
2  .  M [s] .  .
1  .  .  .  .  .
0  . [1] .  .  .
";
    assert_eq!(written, expected);
    open.explorers[0].meeple = Some(space("b0"));
    assert!(text::written(&charted::island(&open, Spaces::EMPTY), Ink::Plain).contains("0  .  +  ."), "both are there");
    let drawn = text::written(
        &charted::parchment(&parchment(["JL...", "M....", "S....", ".....", "....."]), spaces("a2")),
        Ink::Plain,
    );
    assert!(drawn.contains("5  J  L  .  .  .") && drawn.contains("2 [.]"), "{drawn}");
}

/// One random decision of every awaited seat.
fn turn(table: &mut Table<Misterra>, dice: &mut table::Dice) -> Vec<Event> {
    let mut events = Vec::new();
    let awaited: Vec<Seat> = table.awaited().iter().collect();
    for seat in awaited {
        let choices = Misterra::choices(table.view(seat));
        let action = choices.nth(dice.below(choices.len())).unwrap();
        table.act(seat, action, &mut EventSink::to(&mut |_, event| events.push(event))).unwrap();
    }
    events
}

#[test]
fn every_position_of_whole_games_can_be_shown_to_everybody_in_every_language() {
    let languages: Vec<Words> = words::LANGUAGES.iter().map(|code| shelf::words(code).unwrap()).collect();
    let mut dice = SeedText::new("shown").unwrap().seed().dice(Purpose(*b"test"), 0);
    for (seats, options) in [(1, "master=true"), (2, ""), (3, "first_game=true"), (4, "presumptions2=3+18")] {
        let mut table = table(seats, options, "shown");
        let mut events = Vec::new();
        loop {
            let views = [table.spectator(), table.view(Seat(0)), table.view(Seat(seats - 1))];
            for (view, words) in views.into_iter().flat_map(|view| languages.iter().map(move |words| (view, words))) {
                let text = Misterra::text(view, &events, words, Ink::Plain);
                for line in text.lines() {
                    assert!(line.chars().count() <= 100, "{seats} seats: {line}");
                    assert!(line == line.trim_end(), "trailing spaces in {line:?}");
                }
                // Fluent shows missing messages and arguments in braces or angle brackets.
                assert!(!text.contains(['{', '⟨']), "{text}");
                assert!(text.ends_with('\n') && !text.ends_with("\n\n") && !text.contains("\n\n\n"), "{text}");
            }
            if table.awaited().is_empty() {
                break;
            }
            events = turn(&mut table, &mut dice);
        }
        let text = Misterra::text(table.spectator(), &events, &shelf::english(), Ink::Plain);
        assert!(text.contains("\nThe game is over\n"), "{text}");
    }
}

#[test]
fn presumptions_are_shown_only_to_their_owner() {
    let table = table(2, "presumptions0=3+18,presumptions1=9+30", "secret");
    let words = shelf::english();
    let shown = |view: View<'_, Misterra>| Misterra::text(view, &[], &words, Ink::Plain);
    let name = |number| words.term(&Presumption::numbered(number).unwrap().term());
    let (own, spectator) = (shown(table.view(Seat(0))), shown(table.spectator()));
    assert!(own.contains(&name(18)) && !own.contains(&name(30)), "{own}");
    assert!([3, 18, 9, 30].iter().all(|&number| !spectator.contains(&name(number))), "{spectator}");
}

#[test]
fn only_spaces_of_events_are_lit() {
    let half = |name, terrain| misterra::Half { space: space(name), terrain, update: misterra::Update::Laid };
    let halves = [half("a1", Terrain::Jungle), half("a2", Terrain::Lagoon)];
    let events =
        [Event::Mapped { seat: Seat(1), halves }, Event::Went { seat: Seat(1), from: space("a0"), to: space("b0") }];
    assert_eq!(charted::lit(&events, None), spaces("a1 a2 b0"));
    assert_eq!(charted::lit(&events, Some(Seat(1))), spaces("a1 a2"));
    assert_eq!(charted::lit(&events, Some(Seat(0))), Spaces::EMPTY);
}
