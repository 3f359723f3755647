//! Boards and turns drawn in text, for all chapters.
//!
//! A board is 11 lines of 11 marks: `F` forest, `V` village, `A` farm, `W` water, `X` monster, `M` mountain, `#`
//! wasteland, `.` empty; `R` is an empty space that is a ruins space.

use std::collections::BTreeSet;

use cartographers::{
    Ambush, Card, Cartographers, Draw, Event, Explore, Hidden, Land, Open, Options, Scoring, Season, Sheet, Side,
    Spaces, scoring, space_named,
};
use table::{
    Audience, Choices as _, EventSink, Game, Grid11, Item, Phrase, Position, Seat, Seats, Seed, SeedText, ToPhrase,
};

/// The printed wilderness side, from the rulings.
pub const WILDERNESS: &str = "
    ...........
    ...M.R.....
    .R......MR.
    ...........
    ...........
    .....M.....
    ...........
    ...........
    .RM......R.
    .....R.M...
    ...........";

/// The printed wastelands side, from the rulings.
pub const WASTELANDS: &str = "
    ...........
    ......R.M..
    ..RM.......
    .....#.....
    ....##R....
    ....###....
    .R...#.....
    .....M..R..
    .........M.
    ..MR.......
    ...........";

/// The printed picture of a side.
pub fn printed(side: Side) -> &'static str {
    match side {
        Side::Wilderness => WILDERNESS,
        Side::Wastelands => WASTELANDS,
    }
}

/// The marks of a picture, in reading order.
pub fn marks(picture: &str) -> Vec<char> {
    let marks: Vec<char> = picture.chars().filter(|mark| !mark.is_whitespace()).collect();
    assert_eq!(marks.len(), 121, "a board has 11 lines of 11 marks:\n{picture}");
    marks
}

/// The land in a picture.
#[track_caller]
pub fn land(side: Side, picture: &str) -> Land {
    let marks = marks(picture);
    for (at, _) in marks.iter().enumerate().filter(|(_, mark)| **mark == 'R') {
        assert!(
            side.map().ruins.contains(at as u8),
            "there is no ruins space at {}",
            cartographers::space_name(at as u8)
        );
    }
    let rows: Vec<String> =
        marks.chunks(11).map(|row| row.iter().map(|&mark| if mark == 'R' { '.' } else { mark }).collect()).collect();
    Land::read(side, &rows).unwrap_or_else(|bad| panic!("{bad:?} in\n{picture}"))
}

/// A wilderness land.
#[track_caller]
pub fn wild(picture: &str) -> Land {
    land(Side::Wilderness, picture)
}

/// The spaces with these names.
#[track_caller]
pub fn spaces(names: &str) -> Grid11 {
    names.split_whitespace().map(|name| space_named(name).unwrap_or_else(|| panic!("no space {name}"))).collect()
}

/// The names of spaces.
pub fn names(spaces: Grid11) -> String {
    Spaces(spaces).to_string()
}

/// The card with this name, from the explore deck.
#[track_caller]
pub fn card(name: &str) -> Card {
    let explore = Explore::named(name).map(Card::Explore);
    explore.or_else(|| Ambush::named(name).map(Card::Ambush)).unwrap_or_else(|| panic!("no card {name}"))
}

/// The scoring card with this name.
#[track_caller]
pub fn scoring_card(name: &str) -> Scoring {
    Scoring::named(name).unwrap_or_else(|| panic!("no scoring card {name}"))
}

/// Four edicts, A to D, by their names.
pub fn edicts(names: [&str; 4]) -> [Scoring; 4] {
    names.map(scoring_card)
}

/// A seed by its text.
pub fn seed(text: &str) -> Seed {
    SeedText::new(text).expect("a short text is a seed").seed()
}

/// The sum of a list of reasons.
pub fn sum(items: &[Item]) -> i32 {
    items.iter().map(|item| item.points).sum()
}

/// Asserts that a card scores `stars` on a board, and that its reasons add up to them.
#[track_caller]
pub fn scores(name: &str, stars: i32, side: Side, picture: &str) {
    let land = land(side, picture);
    let card = scoring_card(name);
    assert_eq!(scoring::stars(card, &land), stars, "{name} on{picture}");
    assert_eq!(sum(&scoring::explain(card, &land)), stars, "{name}, explained, on{picture}");
}

/// The code of a refusal or of any other message.
pub fn code(says: &impl ToPhrase) -> &'static str {
    let Phrase { code, .. } = says.phrase();
    code
}

fn time_of(column: &[Explore]) -> u8 {
    column.iter().map(|card| card.facts().time).sum()
}

/// A side of the sheet that is filled with forest, except for some empty spaces.
pub fn full_but(side: Side, empty: &str) -> String {
    let empty = spaces(empty);
    let fill = |(at, mark): (usize, char)| if empty.contains(at as u8) || "M#".contains(mark) { mark } else { 'F' };
    marks(printed(side)).into_iter().enumerate().map(fill).collect()
}

/// A game in the middle of a turn.
pub struct Scene {
    pub position: Position<Cartographers>,
    /// All events since the scene was made.
    pub events: Vec<Event>,
}

impl Scene {
    /// Spring, with blank sheets. The card `revealed` was just revealed, and `next` will follow. Then come the other
    /// explore cards and, if the scene names none, an ambush.
    #[track_caller]
    pub fn new(side: Side, seats: u8, revealed: &str, next: &[&str]) -> Scene {
        let seed = seed("a drawn scene");
        let edicts = edicts(["sentinel-wood", "canal-lake", "wildholds", "borderlands"]);
        let options = Options { side, edicts: Some(edicts) };
        let mut position = Cartographers::set_up(&options, seats, seed, &mut EventSink::nobody());
        let now = card(revealed);
        let mut deck: Vec<Card> = next.iter().map(|name| card(name)).collect();
        let is_ambush = |card: &Card| matches!(card, Card::Ambush(_));
        let unnamed = |card: &Card, deck: &[Card]| *card != now && !deck.contains(card);
        let explores: Vec<Card> = Explore::all().map(Card::Explore).filter(|card| unnamed(card, &deck)).collect();
        deck.extend(explores);
        let mut ambushes: Vec<Ambush> = Ambush::all().filter(|&ambush| unnamed(&Card::Ambush(ambush), &deck)).collect();
        if !is_ambush(&now) && !deck.iter().any(is_ambush) {
            deck.push(Card::Ambush(ambushes.remove(0)));
        }
        position.hidden = Hidden::arranged(seed, &deck, &ambushes);
        let open = &mut position.open;
        open.sheets = vec![Sheet::blank(side); usize::from(seats)];
        open.column.clear();
        open.ambushes.clear();
        open.ruins_demanded = false;
        match now {
            Card::Explore(explore) => open.column.push(explore),
            Card::Ambush(ambush) => open.ambushes.push(ambush),
        }
        open.card = now;
        open.time = time_of(&open.column);
        open.awaited = Seats::all(seats);
        Scene { position, events: Vec::new() }
    }

    /// The same scene after a ruins card.
    pub fn after_ruins(mut self) -> Scene {
        self.position.open.ruins_demanded = true;
        self
    }

    /// The same scene with this land on a seat's sheet.
    #[track_caller]
    pub fn with_land(mut self, seat: u8, picture: &str) -> Scene {
        let side = self.position.open.side();
        self.position.open.sheets[usize::from(seat)].land = land(side, picture);
        self
    }

    /// The same scene with these edicts.
    pub fn with_edicts(mut self, names: [&str; 4]) -> Scene {
        self.position.open.edicts = edicts(names);
        self
    }

    /// The same scene in another season, with these cards already in the column under the revealed one.
    #[track_caller]
    pub fn in_season(mut self, season: &str, under: &[&str]) -> Scene {
        self.position.open.season = Season::named(season).expect("a season");
        let open = &mut self.position.open;
        let under = under.iter().map(|name| Explore::named(name).expect("an explore card"));
        open.column = under.chain(open.column.clone()).collect();
        open.time = time_of(&open.column);
        self
    }

    /// The same scene with only these seats awaited.
    pub fn awaiting(mut self, seats: &[u8]) -> Scene {
        self.position.open.awaited = seats.iter().copied().map(Seat).collect();
        self
    }

    pub fn open(&self) -> &Open {
        &self.position.open
    }

    pub fn sheet(&self, seat: u8) -> &Sheet {
        &self.position.open.sheets[usize::from(seat)]
    }

    pub fn awaited(&self) -> Vec<u8> {
        self.position.open.awaited.iter().map(|seat| seat.0).collect()
    }

    /// The time that has passed in the season.
    pub fn time(&self) -> u8 {
        assert_eq!(self.position.open.time, time_of(&self.position.open.column), "the time is the sum over the column");
        self.position.open.time
    }

    /// The names of the cards in the column.
    pub fn column(&self) -> Vec<&'static str> {
        self.position.open.column.iter().map(|card| card.name()).collect()
    }

    /// Parses a drawing of a seat.
    #[track_caller]
    pub fn read(&self, seat: u8, text: &str) -> Draw {
        let read = Cartographers::parse(self.position.view(Seat(seat)), text);
        read.unwrap_or_else(|bad| panic!("{text}: {bad:?}"))
    }

    /// Whether a seat may draw this.
    #[track_caller]
    pub fn may(&self, seat: u8, text: &str) -> bool {
        Cartographers::check(self.position.view(Seat(seat)), self.read(seat, text)).is_ok()
    }

    /// The code of the rule that a drawing breaks.
    #[track_caller]
    pub fn refused(&self, seat: u8, text: &str) -> &'static str {
        let view = self.position.view(Seat(seat));
        let refused = Cartographers::parse(view, text).and_then(|draw| Cartographers::check(view, draw));
        code(&refused.expect_err(text))
    }

    /// All legal drawings of a seat, as text.
    pub fn choices(&self, seat: u8) -> BTreeSet<String> {
        let view = self.position.view(Seat(seat));
        let mut texts = BTreeSet::new();
        Cartographers::choices(view).for_each(|draw| {
            assert!(texts.insert(Cartographers::show(view, draw)), "each choice is listed once");
        });
        texts
    }

    /// All awaited seats draw, in seat order.
    #[track_caller]
    pub fn play(&mut self, drawings: &[&str]) {
        let awaited = self.awaited();
        assert_eq!(awaited.len(), drawings.len(), "one drawing for each awaited seat");
        let acts: Vec<(Seat, Draw)> = awaited
            .iter()
            .zip(drawings)
            .map(|(&seat, text)| {
                let draw = self.read(seat, text);
                let checked = Cartographers::check(self.position.view(Seat(seat)), draw);
                checked.unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
                (Seat(seat), draw)
            })
            .collect();
        let events = &mut self.events;
        let revealed = Cartographers::resolve(
            &mut self.position,
            &acts,
            &mut EventSink::to(&mut |to, event| {
                assert_eq!(to, Audience::All);
                events.push(event);
            }),
        );
        assert_eq!(revealed, table::Revealed::Something);
    }
}

/// A set of texts, to compare choices with.
pub fn texts(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|text| (*text).to_owned()).collect()
}
