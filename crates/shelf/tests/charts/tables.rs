//! Whole tables as text: the contents, the width, and large tables.

use cartographers::{
    Ambush, Card, Cartographers, Coins, Event, Explore, Open, Options, Scoring, Season, Sheet, Side, Spaces, Terrain,
    space_named,
};
use chart::{Charted, Ink, score};
use table::{Choices, EventSink, Game, Grid11, Phrase, Purpose, ScoreSheet, Seat, Seats, SeedText, SetUp, Table, View};

fn table(seats: u8, side: Side, seed: &str) -> Table<Cartographers> {
    let options = Options { side, ..Options::default() };
    let set_up = SetUp { seats, options, seed: SeedText::new(seed).unwrap() };
    Table::open(set_up, &mut EventSink::nobody()).unwrap()
}

/// One turn in which everybody draws something.
fn turn(table: &mut Table<Cartographers>, dice: &mut table::Dice) -> Vec<Event> {
    let mut events = Vec::new();
    let awaited: Vec<Seat> = table.awaited().iter().collect();
    for seat in awaited {
        let choices = Cartographers::choices(table.view(seat));
        let draw = choices.nth(dice.below(choices.len())).unwrap();
        table.act(seat, draw, &mut EventSink::to(&mut |_, event| events.push(event))).unwrap();
    }
    events
}

fn dice() -> table::Dice {
    SeedText::new("drawn at random").unwrap().seed().dice(Purpose(*b"test"), 0)
}

fn spaces(names: &str) -> Grid11 {
    names.split(' ').map(|name| space_named(name).unwrap()).collect()
}

fn shown(open: &Open, events: &[Event]) -> String {
    Cartographers::text(View::for_spectator(open), events, &shelf::english(), Ink::Plain)
}

/// A table arranged by hand.
fn laid(seats: u8, card: &str) -> Open {
    let mut open = table(seats, Side::Wilderness, "laid").position().open.clone();
    open.edicts =
        ["treetower", "the-golden-granary", "wildholds", "borderlands"].map(|name| Scoring::named(name).unwrap());
    open.season = Season::named("spring").unwrap();
    open.column = ["temple-ruins", "hinterland-stream"].map(|name| Explore::named(name).unwrap()).into_iter().collect();
    open.ambushes.clear();
    open.sheets = vec![Sheet::blank(Side::Wilderness); usize::from(seats)];
    open.awaited = Seats::all(seats);
    open.card = match Explore::named(card) {
        Some(card) => {
            open.column.push(card);
            Card::Explore(card)
        }
        None => {
            let ambush = Ambush::named(card).unwrap();
            open.ambushes.push(ambush);
            Card::Ambush(ambush)
        }
    };
    open.time = open.column.iter().map(|card| card.facts().time).sum();
    open.ruins_demanded = false;
    open
}

fn drawn(open: &mut Open, sheet: u8, terrain: Terrain, names: &str) -> Event {
    let spaces = spaces(names);
    open.sheets[usize::from(sheet)].draw(terrain, spaces, false);
    let seat = Seat(sheet);
    Event::Drawn { seat, sheet: seat, terrain, spaces: Spaces(spaces), coins: Coins::default() }
}

#[test]
fn a_table_alone() {
    let mut open = laid(1, "hamlet");
    open.ruins_demanded = true;
    drawn(&mut open, 0, Terrain::Monster, "J2 K2");
    drawn(&mut open, 0, Terrain::Farm, "C2 C3");
    let last = drawn(&mut open, 0, Terrain::Water, "B5 B6 C5");
    let expected = "Cartographers · wilderness · solo
spring  time 3 of 8  ■■■□□□□□

edicts and their stars now
★ A  Treetower           spring, winter   0
★ B  The Golden Granary  spring, summer   4
  C  Wildholds           summer, fall     0
  D  Borderlands         fall, winter     0

revealed  Temple Ruins 0   Hinterland Stream 2   Hamlet 1
ambushes  1 in the deck

Hamlet · time 1 · village · must cover ruins
  ■           ■ ■ ■
  ■ ■         ■ ■
  ● coin

seat 0 · total 0
coins ○○○○○○○○○○○○○○ 0  monsters now -5
spring –  summer –  fall –  winter –
   1  2  3  4  5  6  7  8  9 10 11
A  .  .  .  .  .  .  .  .  .  .  .
B  .  .  .  M [W][w] .  .  .  .  .
C  .  a  A  . [W] .  .  .  M  r  .
D  .  .  .  .  .  .  .  .  .  .  .
E  .  .  .  .  .  .  .  .  .  .  .
F  .  .  .  .  .  M  .  .  .  .  .
G  .  .  .  .  .  .  .  .  .  .  .
H  .  .  .  .  .  .  .  .  .  .  .
I  .  r  M  .  .  .  .  .  .  r  .
J  .  X  .  .  .  r  .  M  .  .  .
K  .  X  .  .  .  .  .  .  .  .  .

F forest  V village  A farm  W water  X monster  M mountain  . empty  r ruins
small letters: on ruins  [ ] drawn last
";
    assert_eq!(shown(&open, &[last]), expected);
}

#[test]
fn an_ambush_at_a_table_of_two() {
    let mut open = laid(2, "goblin-attack");
    open.ruins_demanded = true;
    let text = shown(&open, &[]);
    assert!(text.contains("Goblin Attack · ambush · monster\n  ■\n    ■\n      ■\n"), "{text}");
    assert!(!text.contains("must cover ruins"), "the demand for ruins waits for an explore card");
    assert!(text.contains("seat 0 · total 0 · seat 1 draws here "), "{text}");
    assert!(text.contains("seat 1 · total 0 · seat 0 draws here\n"), "{text}");

    open.awaited.remove(Seat(0));
    assert!(shown(&open, &[]).contains("seat 1 · total 0 · full\n"), "seat 0 would draw there");
}

#[test]
fn only_the_sheet_that_was_drawn_on_is_lit() {
    let mut open = laid(2, "hamlet");
    let last = drawn(&mut open, 1, Terrain::Forest, "A1");
    let text = shown(&open, &[last]);
    let row = text.lines().find(|line| line.starts_with("A  ")).unwrap();
    assert!(row.starts_with("A  .  .  .") && row.contains("A [F] .  ."), "{row}");
}

#[test]
fn the_ambush_of_the_solo_game_is_lit() {
    let card = Ambush::named("gnoll-raid").unwrap();
    let event = Event::AmbushDrawn { card, spaces: Spaces(spaces("A1 A2")), coins: Coins::default() };
    assert_eq!(cartographers::chart::lit(&[event], Seat(0)), spaces("A1 A2"));
}

#[test]
fn no_line_is_wider_than_a_hundred_columns() {
    for seats in [1, 2, 3, 4, 8, 9, 100] {
        for side in Side::ALL {
            let (mut table, mut dice) = (table(seats, side, "wide"), dice());
            let mut events = Vec::new();
            loop {
                let text = shown(&table.position().open, &events);
                for line in text.lines() {
                    assert!(line.chars().count() <= 100, "{seats} seats: {line}");
                    assert!(line == line.trim_end(), "trailing spaces in {line:?}");
                }
                // Fluent shows missing messages and arguments in braces or angle brackets.
                assert!(!text.contains(['{', '⟨']), "{text}");
                assert!(text.ends_with('\n') && !text.ends_with("\n\n") && !text.contains("\n\n\n"));
                if table.awaited().is_empty() {
                    break;
                }
                events = turn(&mut table, &mut dice);
            }
        }
    }
}

#[test]
fn a_table_of_a_hundred_stays_readable() {
    let mut table = table(100, Side::Wilderness, "crowd");
    let events = turn(&mut table, &mut dice());
    let text = shown(&table.position().open, &events);
    assert!(text.lines().count() < 75, "{}", text.lines().count());
    assert!(text.contains("\ntotal    0:   0   1:   0"), "{text}");
    assert!(text.contains("98:   0  99:   0\nThe sheets of 4 of 100 seats are shown\n"), "{text}");
    assert!(text.contains("seat 3 · total 0") && !text.contains("seat 4 · total"));
}

#[test]
fn a_finished_game_says_so() {
    for seats in [1, 3, 100] {
        let (mut table, mut dice) = (table(seats, Side::Wastelands, "over"), dice());
        while !table.awaited().is_empty() {
            turn(&mut table, &mut dice);
        }
        let text = shown(&table.position().open, &[]);
        assert!(text.contains("\nThe game is over\n"), "{text}");
        assert!(!text.contains("revealed") && !text.contains('★'), "{text}");
        let outcome = table.outcome().unwrap();
        if seats == 1 {
            let solo = outcome.players[0].honours.0.unwrap();
            assert!(text.contains(&format!("{} stars, rating {}: ", outcome.players[0].total, solo.rating)), "{text}");
        } else {
            let best = outcome.players.iter().map(|player| player.total).max().unwrap();
            assert!(text.contains("\n1. seat ") && text.contains(&format!("with {best} stars\n")), "{text}");
        }
    }
}

#[test]
fn colour_does_not_change_the_text() {
    let (mut table, mut dice) = (table(2, Side::Wilderness, "colours"), dice());
    let events: Vec<Event> = (0..12).map(|_| turn(&mut table, &mut dice)).last().unwrap();
    let words = shelf::english();
    let plain = Cartographers::text(table.spectator(), &events, &words, Ink::Plain);
    let coloured = Cartographers::text(table.spectator(), &events, &words, Ink::Colour);
    assert!(!plain.contains('\x1b') && coloured.contains('\x1b'));
    let mut pieces = coloured.split("\x1b[");
    let first = pieces.next().unwrap().to_owned();
    assert_eq!(pieces.fold(first, |all, piece| all + piece.split_once('m').unwrap().1), plain);
}

#[test]
fn a_score_sheet() {
    let line = |code: &'static str, points| {
        let title = Phrase::new(code).term("season", "cartographers-season-spring");
        table::Line { title, points, items: Vec::new() }
    };
    let lines = vec![line("cartographers-line-coins", 12), line("cartographers-line-monsters", -3)];
    let sheet = ScoreSheet { lines, total: 9 };
    let expected = "\
spring, coins     12
spring, monsters  -3
────────────────────
total              9
";
    assert_eq!(score::text(&sheet, &shelf::english()), expected);
    assert_eq!(score::text(&ScoreSheet::default(), &shelf::english()), "total  0\n");
}
