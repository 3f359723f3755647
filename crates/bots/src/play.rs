//! A whole game between bots.

use table::{BadSetUp, Choices, EventSink, Game, Seat, SetUp, Table, View};

use crate::{Bot, BotName, Policy, Thinking, dice_of};

/// An observer of every decision of the bots.
pub trait Watch<G: Game> {
    /// Called before a seat chooses.
    fn decision(&mut self, view: View<'_, G>, choices: &G::Choices);
}

/// An observer that does nothing.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl<G: Game> Watch<G> for Nobody {
    #[inline]
    fn decision(&mut self, _: View<'_, G>, _: &G::Choices) {}
}

/// An observer that writes the numbers of all choices into a buffer, as a search would.
#[derive(Clone, Debug, Default)]
pub struct Expand {
    numbers: Vec<u32>,
}

impl Expand {
    /// The numbers of the last decision's choices.
    #[must_use]
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }
}

impl<G: Game> Watch<G> for Expand {
    #[inline]
    fn decision(&mut self, _: View<'_, G>, choices: &G::Choices) {
        self.numbers.resize(choices.len() as usize, 0);
        let mut places = self.numbers.iter_mut();
        choices.for_each(|action| {
            if let Some(place) = places.next() {
                *place = G::number(action);
            }
        });
    }
}

/// A finished game between bots.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The table at the end of the game.
    pub table: Table<G>,
    /// The number of decisions.
    pub decisions: u64,
    /// The number of choices, summed over all decisions.
    pub actions_listed: u64,
}

/// Plays a game between bots, one for each seat, to its end. The bots see only views, and the table checks every
/// action.
pub fn play<G: Policy>(set_up: SetUp<G>, names: &[BotName], watch: &mut impl Watch<G>) -> Result<Played<G>, BadSetUp> {
    play_thinking(set_up, names, &Thinking::default(), watch)
}

/// Like [`play`], with this budget and these threads for every bot.
pub fn play_thinking<G: Policy>(
    set_up: SetUp<G>,
    names: &[BotName],
    thinking: &Thinking,
    watch: &mut impl Watch<G>,
) -> Result<Played<G>, BadSetUp> {
    if names.len() != usize::from(set_up.seats) {
        let (fewest, most) = G::SEATS;
        return Err(BadSetUp::Seats { seats: names.len() as u8, fewest, most });
    }
    let seed = set_up.seed.seed();
    let mut played = Played { table: Table::open(set_up, &mut EventSink::nobody())?, decisions: 0, actions_listed: 0 };
    let seats = (0..).map(Seat).zip(names);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        seats.map(|(seat, name)| name.sit_down_thinking(dice_of(seat, &seed), thinking)).collect();
    while let Some(seat) = played.table.awaited().first() {
        let view = played.table.view(seat);
        let choices = G::choices(view);
        played.decisions += 1;
        played.actions_listed += u64::from(choices.len());
        watch.decision(view, &choices);
        let action = bots[seat.index()].choose(view, &choices);
        played.table.act(seat, action, &mut EventSink::nobody()).expect("a bot plays one of its choices");
    }
    Ok(played)
}
