//! Boards drawn in text, with a card to draw, to test bots.

use cartographers::{
    Ambush, Card, Cartographers, Draw, Explore, Hidden, Land, Open, Options, Scoring, Season, Sheet, Side, Spaces,
};
use table::{Choices, EventSink, Game, Position, Seat, Seats, SeedText, View};

/// A blank wilderness sheet; the marks are those of the rules: `F V A W X` terrains, `M` mountains.
pub const BLANK: &str = "
    ...........
    ...M.......
    ........M..
    ...........
    ...........
    .....M.....
    ...........
    ...........
    ..M........
    .......M...
    ...........";

/// Edicts A to D that hardly matter: none of them scores a farm or a village.
pub const DULL: [&str; 4] = ["borderlands", "stoneside-forest", "canal-lake", "wildholds"];

/// The land in a picture of the wilderness side.
#[track_caller]
pub fn land(picture: &str) -> Land {
    let rows: Vec<&str> = picture.split_whitespace().collect();
    Land::read(Side::Wilderness, &rows).unwrap_or_else(|bad| panic!("{bad:?} in{picture}"))
}

fn card(name: &str) -> Card {
    let explore = Explore::named(name).map(Card::Explore);
    explore.or_else(|| Ambush::named(name).map(Card::Ambush)).unwrap_or_else(|| panic!("no card {name}"))
}

/// A turn at a table: everybody is to draw from the revealed card.
pub struct Scene {
    pub position: Position<Cartographers>,
}

impl Scene {
    /// Blank sheets in some season, with this card revealed and these edicts.
    #[track_caller]
    pub fn new(seats: u8, season: &str, revealed: &str, edicts: [&str; 4]) -> Scene {
        let seed = SeedText::new("a scene for bots").expect("a seed").seed();
        let edicts = edicts.map(|name| Scoring::named(name).unwrap_or_else(|| panic!("no edict {name}")));
        let options = Options { side: Side::Wilderness, edicts: Some(edicts) };
        let mut position = Cartographers::set_up(&options, seats, seed, &mut EventSink::nobody());
        let open = &mut position.open;
        open.season = Season::named(season).expect("a season");
        open.card = card(revealed);
        open.sheets = vec![Sheet::blank(Side::Wilderness); usize::from(seats)];
        open.awaited = Seats::all(seats);
        open.ruins_demanded = false;
        position.hidden = Hidden::arranged(seed, &[], &[]);
        Scene { position }
    }

    /// The same scene with this land on a seat's sheet.
    #[track_caller]
    pub fn with_land(mut self, seat: u8, picture: &str) -> Scene {
        self.position.open.sheets[usize::from(seat)].land = land(picture);
        self
    }

    /// The same scene with this number of coins on a seat's track.
    pub fn with_coins(mut self, seat: u8, coins: u8) -> Scene {
        self.position.open.sheets[usize::from(seat)].coins = coins;
        self
    }

    pub fn open(&self) -> &Open {
        &self.position.open
    }

    pub fn view(&self, seat: u8) -> View<'_, Cartographers> {
        self.position.view(Seat(seat))
    }

    pub fn choices(&self, seat: u8) -> cartographers::Choices {
        Cartographers::choices(self.view(seat))
    }

    /// All legal drawings of a seat.
    pub fn draws(&self, seat: u8) -> Vec<Draw> {
        let mut draws = Vec::new();
        self.choices(seat).for_each(|draw| draws.push(draw));
        draws
    }

    /// A drawing in its notation.
    pub fn show(&self, seat: u8, draw: Draw) -> String {
        Cartographers::show(self.view(seat), draw)
    }

    /// The gain of a legal drawing for the seat.
    #[track_caller]
    pub fn gain(&self, seat: u8, text: &str) -> i32 {
        let draw = Cartographers::parse(self.view(seat), text).unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
        assert!(self.choices(seat).contains(draw), "{text} is legal");
        bots::Policy::gain(self.view(seat), draw)
    }
}

/// The names of the empty spaces of a land.
pub fn empty_spaces(land: &Land) -> String {
    Spaces(land.empty()).to_string()
}
