//! Islands, parchments and turns as text, for the tests of all chapters.
//!
//! A board is five lines of five marks, the line farthest from the beach first: `J` jungle, `L` lagoon, `M` mountain,
//! `S` steppe, `.` empty. On an island a lowercase letter is a hazy tile.

use std::collections::BTreeSet;

use misterra::{
    Action, Event, HalfDay, Hidden, Island, Misterra, Open, Options, OtomaCard, Parchment, Presumption, Sketch, Space,
    Spaces, Step,
};
use table::{
    Audience, Choices as _, EventSink, Game, Item, Options as _, Phrase, Position, Revealed, Seat, Seats, Seed,
    SeedText, ToPhrase,
};

/// The lines of a picture.
pub fn lines(picture: &str) -> Vec<&str> {
    picture.split_whitespace().collect()
}

#[track_caller]
pub fn island(picture: &str) -> Island {
    Island::read(&lines(picture)).unwrap_or_else(|bad| panic!("{bad:?} in\n{picture}"))
}

#[track_caller]
pub fn parchment(picture: &str) -> Parchment {
    Parchment::read(&lines(picture)).unwrap_or_else(|bad| panic!("{bad:?} in\n{picture}"))
}

#[track_caller]
pub fn space(name: &str) -> Space {
    Space::named(name).unwrap_or_else(|| panic!("no space {name}"))
}

#[track_caller]
pub fn spaces(names: &str) -> Spaces {
    names.split_whitespace().map(space).collect()
}

#[track_caller]
pub fn sketch(name: &str) -> Sketch {
    Sketch::named(name).unwrap_or_else(|| panic!("no sketch {name}"))
}

#[track_caller]
pub fn card(number: u8) -> Presumption {
    Presumption::numbered(number).unwrap_or_else(|| panic!("no presumption {number}"))
}

pub fn seed(text: &str) -> Seed {
    SeedText::new(text).expect("a short text is a seed").seed()
}

pub fn options(text: &str) -> Options {
    Options::read(text).unwrap_or_else(|bad| panic!("{bad:?}"))
}

/// The sum of the points of a list of reasons.
pub fn sum(items: &[Item]) -> i32 {
    items.iter().map(|item| item.points).sum()
}

/// Asserts the points of a presumption for a parchment, and that its reasons add up to them.
#[track_caller]
pub fn scores(number: u8, points: i32, picture: &str) {
    let parchment = parchment(picture);
    assert_eq!(card(number).points(&parchment), points, "presumption {number} on\n{picture}");
    assert_eq!(sum(&card(number).explain(&parchment)), points, "presumption {number}, explained, on\n{picture}");
}

/// The code of a refusal or of any other phrase.
pub fn code(says: &impl ToPhrase) -> &'static str {
    let Phrase { code, .. } = says.phrase();
    code
}

/// A set of texts, to compare choices with.
pub fn texts(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|text| (*text).to_owned()).collect()
}

/// A game in the middle of a turn.
pub struct Scene {
    pub position: Position<Misterra>,
    /// All events since the scene was made.
    pub events: Vec<Event>,
}

/// The display of a new scene.
pub const DISPLAY: [&str; 5] =
    ["jungle-jungle", "jungle-lagoon", "lagoon-mountain", "mountain-steppe", "steppe-steppe"];

impl Scene {
    /// Seat 0 begins. All players have presumptions, and no meeple is on the board. The deck holds five
    /// `steppe-steppe`.
    pub fn new(seats: u8) -> Scene {
        let fixed = ["presumptions0=1+2", "presumptions1=3+4", "presumptions2=5+6", "presumptions3=7+8"];
        Scene::with_options(seats, &fixed[..usize::from(seats)].join(","))
    }

    pub fn with_options(seats: u8, text: &str) -> Scene {
        let position = Misterra::set_up(&options(text), seats, seed("a drawn scene"), &mut EventSink::nobody());
        let mut scene = Scene { position, events: Vec::new() }.display(&DISPLAY).deck(&["steppe-steppe"; 5]);
        let open = &mut scene.position.open;
        open.first = Some(Seat(0));
        open.turn = Seat(0);
        if open.step == Step::Move {
            open.awaited = Seats::only(Seat(0));
        }
        scene
    }

    #[track_caller]
    pub fn island(mut self, picture: &str) -> Scene {
        self.position.open.island = island(picture);
        self
    }

    #[track_caller]
    pub fn parchment(mut self, seat: usize, picture: &str) -> Scene {
        self.position.open.explorers[seat].parchment = parchment(picture);
        self
    }

    #[track_caller]
    pub fn meeple(mut self, seat: usize, name: &str) -> Scene {
        self.position.open.explorers[seat].meeple = Some(space(name));
        self
    }

    #[track_caller]
    pub fn claims(mut self, seat: usize, names: &str) -> Scene {
        self.position.open.explorers[seat].claims = spaces(names);
        self
    }

    #[track_caller]
    pub fn otoma_claims(mut self, names: &str) -> Scene {
        self.position.open.otoma.as_mut().expect("a solo game").claims = spaces(names);
        self
    }

    #[track_caller]
    pub fn display(mut self, names: &[&str]) -> Scene {
        self.position.open.display = names.iter().map(|name| sketch(name)).collect();
        self
    }

    /// Sets the unseen cards, the first to be drawn first.
    #[track_caller]
    pub fn deck(mut self, names: &[&str]) -> Scene {
        let cards: Vec<Sketch> = names.iter().map(|name| sketch(name)).collect();
        let otoma: Vec<OtomaCard> = self.position.hidden.otoma().iter().rev().copied().collect();
        self.position.hidden = Hidden::arranged(&cards, &otoma, Seat(0));
        self.position.open.deck.unseen = cards.len() as u8;
        self
    }

    /// Sets Otoma's deck by the indices of the cards in the data, the top card first.
    pub fn otoma_deck(mut self, cards: &[u8]) -> Scene {
        let cards: Vec<OtomaCard> = cards.iter().map(|&place| OtomaCard::try_from(place).expect("a card")).collect();
        let sketches: Vec<Sketch> = self.position.hidden.sketches().iter().rev().copied().collect();
        self.position.hidden = Hidden::arranged(&sketches, &cards, Seat(0));
        let otoma = self.position.open.otoma.as_mut().expect("a solo game");
        otoma.left = cards.len() as u8;
        otoma.orders = cards[0].facts().orders;
        self
    }

    /// The same scene in another seat's turn.
    pub fn turn_of(mut self, seat: u8) -> Scene {
        self.position.open.turn = Seat(seat);
        self.position.open.awaited = Seats::only(Seat(seat));
        self
    }

    /// The same scene in the second half day.
    pub fn afternoon(mut self) -> Scene {
        self.position.open.half_day = HalfDay::Afternoon;
        self
    }

    /// The same scene with this sketch taken.
    #[track_caller]
    pub fn taken(mut self, name: &str) -> Scene {
        self.position.open.step = Step::Map { sketch: sketch(name) };
        self
    }

    /// The same scene before a sketch is taken.
    pub fn moved(mut self) -> Scene {
        self.position.open.step = Step::Sketch { exchanged: false };
        self
    }

    pub fn open(&self) -> &Open {
        &self.position.open
    }

    /// The seat that must act.
    #[track_caller]
    pub fn seat(&self) -> Seat {
        self.open().awaited.first().expect("somebody is awaited")
    }

    #[track_caller]
    pub fn read(&self, text: &str) -> Action {
        Misterra::parse(self.position.view(self.seat()), text).unwrap_or_else(|bad| panic!("{text}: {bad:?}"))
    }

    /// Whether this action is legal now.
    pub fn may(&self, text: &str) -> bool {
        let view = self.position.view(self.seat());
        Misterra::parse(view, text).and_then(|action| Misterra::check(view, action)).is_ok()
    }

    /// The code of the rule that an action breaks.
    #[track_caller]
    pub fn refused(&self, text: &str) -> &'static str {
        let view = self.position.view(self.seat());
        code(&Misterra::parse(view, text).and_then(|action| Misterra::check(view, action)).expect_err(text))
    }

    /// All legal actions, as text.
    pub fn choices(&self) -> BTreeSet<String> {
        let view = self.position.view(self.seat());
        let mut texts = BTreeSet::new();
        Misterra::choices(view).for_each(|action| {
            assert!(texts.insert(Misterra::show(view, action)), "each choice is listed once");
        });
        texts
    }

    /// Plays this action for the awaited seat.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> Revealed {
        let (seat, action) = (self.seat(), self.read(text));
        let checked = Misterra::check(self.position.view(seat), action);
        checked.unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        let events = &mut self.events;
        let mut listener = |_: Audience, event| events.push(event);
        Misterra::resolve(&mut self.position, &[(seat, action)], &mut EventSink::to(&mut listener))
    }

    #[track_caller]
    pub fn play_all(&mut self, all: &[&str]) {
        for text in all {
            let _ = self.play(text);
        }
    }

    /// Asserts that the island looks like the picture.
    #[track_caller]
    pub fn shows_island(&self, picture: &str) {
        assert_eq!(self.open().island.rows(), lines(picture));
    }

    /// Asserts that a parchment looks like the picture.
    #[track_caller]
    pub fn shows_parchment(&self, seat: usize, picture: &str) {
        assert_eq!(self.open().explorers[seat].parchment.rows(), lines(picture));
    }

    pub fn display_names(&self) -> Vec<&'static str> {
        self.open().display.iter().map(|sketch| sketch.name()).collect()
    }

    pub fn tucked_names(&self) -> Vec<&'static str> {
        self.open().deck.tucked.iter().map(|sketch| sketch.name()).collect()
    }
}
