//! Some game behind one face, for what handles any game alike.

use serde_json::{Value, json};
use table::{
    Audience, BadRecord, Choices, Forms, Game, Item, Line, Options, Phrase, Record, Replay, Says, Seat, Seats,
    SeedText, SetUp, Table, Tell,
};

use crate::Title;

/// A table at which some game is played. Actions are texts in the game's notation, views and events are JSON.
pub trait SomeTable {
    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Who must still act in this turn. Nobody: the game is over.
    fn awaited(&self) -> Seats;

    /// What a seat sees, or somebody who looks on; a seat that is not there looks on.
    fn view(&self, viewer: Option<Seat>) -> Value;

    /// Everything a seat may do, in ascending order.
    fn choices(&self, seat: Seat) -> Vec<String>;

    /// Takes an action; says what happened, once everybody awaited has acted.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<SomeEvent>, Phrase>;

    /// The game so far.
    fn record(&self) -> Record;

    /// The players' results in seat order, once the game is over.
    fn outcome(&self) -> Option<Value>;
}

/// Something that happened, and who is told.
#[derive(Clone, PartialEq, Debug)]
pub struct SomeEvent {
    /// Who is told.
    pub audience: Audience,
    /// What happened, as data.
    pub event: Value,
    /// What happened, to be said.
    pub phrase: Phrase,
}

impl<G: Game> SomeTable for Table<G> {
    fn seats(&self) -> u8 {
        self.set_up().seats
    }

    fn awaited(&self) -> Seats {
        Table::awaited(self)
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        match viewer.filter(|seat| seat.0 < self.set_up().seats) {
            Some(seat) => json!(Table::view(self, seat)),
            None => json!(self.spectator()),
        }
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        if seat.0 >= self.set_up().seats {
            return Vec::new();
        }
        let view = Table::view(self, seat);
        let mut texts = Vec::new();
        G::choices(view).for_each(|action| texts.push(G::show(view, action)));
        texts
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<SomeEvent>, Phrase> {
        if Table::awaited(self).is_empty() {
            return Err(table::Refused::<G>::Over.phrase());
        }
        if seat.0 >= self.set_up().seats {
            return Err(table::Refused::<G>::NotAwaited(seat).phrase());
        }
        let action = G::parse(Table::view(self, seat), action).map_err(|refusal| refusal.phrase())?;
        let mut events = Vec::new();
        let mut hear = |audience, event: G::Event| {
            events.push(SomeEvent { audience, event: json!(event), phrase: event.phrase() });
        };
        Table::act(self, seat, action, &mut Tell::to(&mut hear)).map_err(|refused| refused.phrase())?;
        Ok(events)
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn outcome(&self) -> Option<Value> {
        Table::outcome(self).map(|outcome| json!(outcome.players))
    }
}

impl Title {
    /// Sets a game up. Options are written `key=value,key=value`.
    pub fn open(self, seats: u8, options: &str, seed: SeedText) -> Result<Box<dyn SomeTable>, Phrase> {
        with_game!(self, G => {
            let options = <G as Game>::Options::read(options).map_err(|bad| bad.phrase())?;
            let table = Table::<G>::open(SetUp { seats, options, seed }, &mut Tell::nobody()).map_err(|bad| bad.phrase())?;
            Ok(Box::new(table))
        })
    }

    /// Plays a record to its end.
    pub fn replay(self, record: &Record) -> Result<Box<dyn SomeTable>, BadRecord> {
        with_game!(self, G => Ok(Box::new(Replay::<G>::open(record, &mut Tell::nobody())?.finish()?)))
    }

    /// The points of a finished board, both in JSON.
    pub fn score(self, form: &str) -> Result<Value, Phrase> {
        with_game!(self, G => <G as Forms>::score(form))
    }

    /// The same answer with its `items`, whose reasons `say` puts into words: from the line of the score sheet, if there
    /// are several, and the code of the reason.
    pub fn explain(self, form: &str, say: impl Fn(Option<&Phrase>, &str) -> String) -> Result<Value, Phrase> {
        with_game!(self, G => {
            let write = |line: Option<&Line>, item: &Item| {
                let spaces: Vec<String> = item.spaces.iter().map(|&space| <G as Forms>::space_name(space)).collect();
                let reason = say(line.map(|line| &line.title), &format!("{}-reason-{}", G::NAME, item.reason));
                json!({ "spaces": spaces, "points": item.points, "reason": reason })
            };
            Ok(<G as Forms>::explain(form)?.with_items(write))
        })
    }

    /// What is legal in a position, both in JSON.
    pub fn legal(self, form: &str) -> Result<Value, Phrase> {
        with_game!(self, G => <G as Forms>::legal(form))
    }

    /// Checks a component data file; gives the digest of its facts.
    pub fn check_data(self, text: &str) -> Result<String, String> {
        with_game!(self, G => <G as Forms>::check_data(text))
    }

    /// The digest of the component data that the title was built with.
    #[must_use]
    pub fn data(self) -> &'static str {
        with_game!(self, G => <G as Game>::DATA)
    }
}
