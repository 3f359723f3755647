//! Islands and turns drawn as text, for the tests of all chapters.
//!
//! An island is drawn row by row; a tile is two letters, `..` a gap. Its edges follow after a slash; a tile without them
//! has water all around, so that everything matches.
//!
//! ```text
//! To/LLWW  Oa/LLLL  ..
//! ..       Sk/LWWL  S1
//! ```

use std::collections::BTreeSet;

use morgan::{
    Action, Cards, Edges, Event, Hidden, Island, MapCard, Morgan, Open, Options, Own, Phase, Player, Spot, Tile,
    Treasure, Treasures, Turn, components,
};
use table::{Audience, Choices as _, EventSink, Game, Phrase, Position, Revealed, Seat, Seed, SeedText, ToPhrase};

/// The letters of every tile, in the order of the data.
const LETTERS: [&str; 20] = [
    "Li", "To", "Oa", "An", "Sw", "Bc", "Gt", "Sk", "Tc", "Bn", "Om", "Bm", "Tp", "Wb", "Rb", "Sh", "Pr", "Sf", "S1",
    "S2",
];

/// All tiles in a rectangle, in the order of the data.
pub const RECTANGLE: &str = "
    Li To Oa An
    Sw Bc Gt Sk
    Tc Bn Om Bm
    Tp Wb Rb Sh
    Pr Sf S1 S2";

/// The tile with these letters.
#[track_caller]
pub fn tile(letters: &str) -> Tile {
    let at = LETTERS.iter().position(|known| *known == letters);
    Tile::all().nth(at.unwrap_or_else(|| panic!("no tile {letters}"))).unwrap()
}

pub fn edges(text: &str) -> Edges {
    text.parse().unwrap_or_else(|_| panic!("no edges {text}"))
}

/// The place and edges of every drawn tile, in reading order. The top left corner of the picture is at `origin`.
pub fn laid(picture: &str, origin: (i32, i32)) -> Vec<(&str, (i32, i32), Edges)> {
    let mut laid = Vec::new();
    for (row, line) in picture.lines().filter(|line| !line.trim().is_empty()).enumerate() {
        for (column, mark) in line.split_whitespace().enumerate().filter(|(_, mark)| !mark.starts_with('.')) {
            let (letters, lies) = mark.split_once('/').unwrap_or((mark, "WWWW"));
            laid.push((letters, (origin.0 + column as i32, origin.1 + row as i32), edges(lies)));
        }
    }
    laid
}

/// The island in a picture of all 20 tiles.
#[track_caller]
pub fn island(picture: &str) -> Island {
    let laid = laid(picture, (0, 0));
    let lies = |letters: &&str| {
        let found = laid.iter().find(|(drawn, _, _)| drawn == letters);
        found.map(|&(_, at, edges)| (at, edges)).unwrap_or_else(|| panic!("{letters} is not drawn"))
    };
    assert_eq!(laid.len(), 20, "all tiles are drawn, each once");
    Island::laid(&LETTERS.iter().map(lies).collect::<Vec<_>>()).unwrap()
}

#[track_caller]
pub fn card(name: &str) -> MapCard {
    MapCard::named(name).unwrap_or_else(|| panic!("no card {name}"))
}

/// The cards with these names.
#[track_caller]
pub fn cards(names: &str) -> Cards {
    names.split_whitespace().map(card).collect()
}

#[track_caller]
pub fn treasure(name: &str) -> Treasure {
    Treasure::named(name).unwrap_or_else(|| panic!("no treasure {name}"))
}

/// The treasures with these names.
#[track_caller]
pub fn treasures(names: &str) -> Treasures {
    names.split_whitespace().map(treasure).collect()
}

/// A seed by its text.
pub fn seed(text: &str) -> Seed {
    SeedText::new(text).expect("a short text is a seed").seed()
}

/// The code of a refusal or of any other message.
pub fn code(says: &impl ToPhrase) -> &'static str {
    let Phrase { code, .. } = says.phrase();
    code
}

/// A game in the middle of a turn.
pub struct Scene {
    pub position: Position<Morgan>,
    /// Everything told since the scene was drawn.
    pub events: Vec<(Audience, Event)>,
    /// Whether the last action revealed something.
    pub revealed: Revealed,
}

impl Scene {
    /// Seat 0 begins its turn. The pirates stand on these tiles, as many as there are seats; all hands are empty, and
    /// the five lowest treasures lie on the board.
    #[track_caller]
    pub fn new(picture: &str, pirates: &[&str]) -> Scene {
        let mut position =
            Morgan::set_up(&Options::default(), pirates.len() as u8, seed("a scene"), &mut EventSink::nobody());
        let open = &mut position.open;
        open.island = island(picture);
        for (player, letters) in open.players.iter_mut().zip(pirates) {
            player.pirate = Some(tile(letters));
            player.hand.clear();
        }
        position.own.iter_mut().for_each(|own| *own = Own::default());
        (open.starting, open.seat) = (Seat(0), Seat(0));
        open.turn = Turn { phase: Phase::Map, moves: 1, steps: 2, played: Cards::EMPTY, shovels: 0, discarded: false };
        let scene = Scene { position, events: Vec::new(), revealed: Revealed::Nothing };
        let lowest: Vec<&str> = Treasure::all().take(5).map(|treasure| treasure.name()).collect();
        scene.with_board(&lowest.join(" ")).with_deck("")
    }

    /// Stacks the map deck: these cards come first, then all cards that lie nowhere else, in order.
    #[track_caller]
    pub fn with_deck(mut self, first: &str) -> Scene {
        let open = &self.position.open;
        let seen = open.players.iter().fold(open.discarded, |all, player| all.with(player.face_up));
        let seen = self.position.own.iter().fold(seen, |all, own| all.with(own.hand));
        let first: Vec<MapCard> = first.split_whitespace().map(card).collect();
        assert!(first.iter().all(|&card| !seen.contains(card)), "these cards lie elsewhere");
        let rest = Cards::all().without(seen).iter().filter(|card| !first.contains(card));
        let deck: Vec<MapCard> = first.iter().copied().chain(rest).collect();
        let treasures: Vec<Treasure> = self.position.hidden.treasures().iter().rev().copied().collect();
        self.position.open.map_deck = deck.len() as u8;
        self.position.hidden = Hidden::arranged(seed("a scene"), &deck, &treasures);
        self
    }

    /// Discards all cards that lie nowhere else, so that the map deck is empty.
    pub fn with_empty_deck(mut self) -> Scene {
        let open = &mut self.position.open;
        open.discarded = self.position.hidden.map_cards().iter().copied().collect::<Cards>().with(open.discarded);
        open.map_deck = 0;
        let treasures: Vec<Treasure> = self.position.hidden.treasures().iter().rev().copied().collect();
        self.position.hidden = Hidden::arranged(seed("a scene"), &[], &treasures);
        self
    }

    /// Gives a seat this hand.
    #[track_caller]
    pub fn with_hand(mut self, seat: u8, names: &str) -> Scene {
        let hand = cards(names);
        self.position.own[usize::from(seat)].hand = hand;
        let lot = self.position.open.lots.present();
        self.position.open.players[usize::from(seat)].hand = hand.iter().map(|_| lot).collect();
        self.with_deck("")
    }

    /// Lays these cards face up before a seat.
    #[track_caller]
    pub fn with_face_up(mut self, seat: u8, names: &str) -> Scene {
        self.position.open.players[usize::from(seat)].face_up = cards(names);
        self.with_deck("")
    }

    pub fn with_doubloons(mut self, seat: u8, doubloons: u16) -> Scene {
        self.position.open.players[usize::from(seat)].doubloons = doubloons;
        self
    }

    /// Gives a seat these treasures and takes them out of the deck.
    #[track_caller]
    pub fn with_treasures(mut self, seat: u8, names: &str) -> Scene {
        self.position.open.players[usize::from(seat)].treasures = treasures(names);
        let board: Vec<&str> = self.position.open.board.iter().map(|treasure| treasure.name()).collect();
        self.with_board(&board.join(" "))
    }

    /// Lays these five treasures on the board; the deck has the others, by rank.
    #[track_caller]
    pub fn with_board(self, names: &str) -> Scene {
        self.with_treasure_deck(names, "")
    }

    /// Lays five treasures on the board. The treasures in `first` come first in the deck, then the others by rank.
    #[track_caller]
    pub fn with_treasure_deck(mut self, board: &str, first: &str) -> Scene {
        let board = treasures(board);
        let taken = self.position.open.players.iter().fold(board, |all, player| all.with(player.treasures));
        let first: Vec<Treasure> = first.split_whitespace().map(treasure).collect();
        let rest = Treasures::all().without(taken).iter().filter(|one| !first.contains(one));
        let deck: Vec<Treasure> = first.iter().copied().chain(rest).collect();
        self.position.open.board = board.iter().collect::<Vec<_>>().try_into().unwrap();
        self.position.open.treasure_deck = deck.len() as u8;
        let map_cards: Vec<MapCard> = self.position.hidden.map_cards().iter().rev().copied().collect();
        self.position.hidden = Hidden::arranged(seed("a scene"), &map_cards, &deck);
        self
    }

    pub fn open(&self) -> &Open {
        &self.position.open
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.position.open.player(Seat(seat))
    }

    pub fn doubloons(&self) -> Vec<u16> {
        self.open().players.iter().map(|player| player.doubloons).collect()
    }

    pub fn hand(&self, seat: u8) -> Cards {
        self.position.own[usize::from(seat)].hand
    }

    /// The place of a tile.
    pub fn at(&self, letters: &str) -> (i32, i32) {
        let island = &self.open().island;
        island.place(island.spot(tile(letters)))
    }

    /// The spot at a place.
    #[track_caller]
    pub fn spot(&self, place: (i32, i32)) -> Spot {
        self.open().island.spot_at(place).unwrap_or_else(|| panic!("{place:?} is far away"))
    }

    /// The move of a tile to a place.
    #[track_caller]
    pub fn tile_move(&self, letters: &str, to: (i32, i32), lies: &str) -> Action {
        Action::Move { tile: tile(letters), edges: edges(lies), spot: self.spot(to) }
    }

    /// The seat whose turn it is.
    pub fn seat(&self) -> Seat {
        self.open().seat
    }

    #[track_caller]
    pub fn read(&self, text: &str) -> Action {
        Morgan::parse(self.position.view(self.seat()), text).unwrap_or_else(|bad| panic!("{text}: {bad:?}"))
    }

    /// The code of the rule that an action breaks, for the seat whose turn it is.
    #[track_caller]
    pub fn refused(&self, action: Action) -> &'static str {
        code(&Morgan::check(self.position.view(self.seat()), action).expect_err("a rule is broken"))
    }

    /// The same for a text.
    #[track_caller]
    pub fn refused_text(&self, text: &str) -> &'static str {
        let view = self.position.view(self.seat());
        code(&Morgan::parse(view, text).and_then(|action| Morgan::check(view, action)).expect_err(text))
    }

    pub fn may(&self, action: Action) -> bool {
        let view = self.position.view(self.seat());
        let allowed = Morgan::check(view, action).is_ok();
        assert_eq!(Morgan::choices(view).contains(action), allowed, "choices and checks agree");
        allowed
    }

    #[track_caller]
    pub fn may_text(&self, text: &str) -> bool {
        self.may(self.read(text))
    }

    /// Everything but tile moves that the seat whose turn it is may do, as text.
    pub fn choices(&self) -> BTreeSet<String> {
        let view = self.position.view(self.seat());
        let mut texts = BTreeSet::new();
        Morgan::choices(view).for_each(|action| {
            if !matches!(action, Action::Move { .. }) {
                assert!(texts.insert(Morgan::show(view, action)), "each choice is listed once");
            }
        });
        texts
    }

    /// Carries out an action of the seat whose turn it is.
    #[track_caller]
    pub fn act(&mut self, action: Action) {
        let seat = self.seat();
        Morgan::check(self.position.view(seat), action).unwrap_or_else(|bad| panic!("{action:?}: {bad:?}"));
        let events = &mut self.events;
        self.revealed = Morgan::resolve(
            &mut self.position,
            &[(seat, action)],
            &mut EventSink::to(&mut |audience, event| events.push((audience, event))),
        );
    }

    /// Carries out actions, each of the seat whose turn it then is.
    #[track_caller]
    pub fn play(&mut self, texts: &[&str]) {
        for text in texts {
            let action = self.read(text);
            self.act(action);
        }
    }

    /// The last event, whatever its audience.
    pub fn last(&self) -> &Event {
        &self.events.last().expect("something happened").1
    }

    /// Whether this event was announced to everybody.
    pub fn announced(&self, event: &Event) -> bool {
        self.events.iter().any(|(audience, announced)| *audience == Audience::All && announced == event)
    }
}

/// A set of texts, to compare choices with.
pub fn texts(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|text| (*text).to_owned()).collect()
}

/// How many doubloons everybody starts with.
pub const START: u16 = components::STARTING_DOUBLOONS;
