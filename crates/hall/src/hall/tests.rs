//! A room that panics. The rules do not, so a game that does takes the place of a real one.

use std::collections::HashMap;

use bots::BotName;
use protocol::{Join, Problem};
use table::Record;
use words::Words;

use super::*;
use crate::running::{BadLog, History, Played, Running, Telling};

/// A game that panics whatever it is asked.
struct Panics;

impl Running for Panics {
    fn check(&self, _: Seat, _: &[String], _: &Words) -> Result<Vec<u32>, Problem> {
        panic!("on purpose")
    }
    fn play(&mut self, _: Seat, _: &[u32], _: &mut Telling) -> Result<Played, BadLog> {
        panic!("on purpose")
    }
    fn allows(&self, _: Seat, _: u32) -> bool {
        panic!("on purpose")
    }
    fn rewind(&mut self, _: usize) {
        panic!("on purpose")
    }
    fn missing(&self) -> Seats {
        panic!("on purpose")
    }
    fn awaited(&self) -> Seats {
        panic!("on purpose")
    }
    fn moves(&self) -> usize {
        panic!("on purpose")
    }
    fn movers(&self, _: usize) -> Vec<Seat> {
        panic!("on purpose")
    }
    fn history(&self, _: Option<Seat>) -> History {
        panic!("on purpose")
    }
    fn view(&self, _: Option<Seat>) -> String {
        panic!("on purpose")
    }
    fn open(&self) -> String {
        panic!("on purpose")
    }
    fn own(&self, _: Seat) -> Option<String> {
        panic!("on purpose")
    }
    fn view_after(&self, _: usize, _: Option<Seat>) -> Option<String> {
        panic!("on purpose")
    }
    fn choices(&self, _: Seat) -> Vec<String> {
        panic!("on purpose")
    }
    fn sealed(&self, _: Option<Seat>) -> Vec<String> {
        panic!("on purpose")
    }
    fn result(&self) -> Option<Vec<i32>> {
        panic!("on purpose")
    }
    fn record(&self) -> Record {
        panic!("on purpose")
    }
    fn think(&self, _: Seat, _: BotName) -> Job {
        panic!("on purpose")
    }
}

/// A hall with a store in memory. Requests are answered at once.
struct Desk {
    hall: Hall<(), ()>,
    rows: HashMap<TableId, Vec<Row>>,
}

impl Desk {
    fn new() -> Desk {
        let mut drawn = 0;
        let random = move || {
            drawn += 1;
            [drawn; 32]
        };
        Desk { hall: Hall::new(random, [7; 32], Arc::new(shelf::english())), rows: HashMap::new() }
    }

    fn ask(&mut self, who: u128, request: Request) -> Reply {
        let player = Player { id: PlayerId(who), name: "Anna".to_owned() };
        self.hall.request((), Some(&player), request, 0);
        self.work().expect("it is answered")
    }

    fn work(&mut self) -> Option<Reply> {
        let mut answer = None;
        loop {
            let effects = self.hall.take_effects();
            let is_quiet = effects.is_empty();
            for effect in effects {
                match effect {
                    Effect::Answer((), reply) => answer = Some(reply),
                    Effect::Load(table) => {
                        let rows = self.rows.get(&table).cloned().unwrap_or_default();
                        self.hall.loaded(table, &rows, &[], None, 0);
                    }
                    Effect::Rematch(..) | Effect::Tell(..) | Effect::Think(_) => {}
                }
            }
            let writes = self.hall.next_group();
            if is_quiet && writes.is_none() {
                return answer;
            }
            let Some(writes) = writes else { continue };
            for write in writes {
                if let Write::Append(row) = write {
                    self.rows.entry(row.table).or_default().push(row);
                }
            }
            self.hall.stored();
        }
    }

    fn game_of_two(&mut self) -> TableId {
        let game = shelf::Title::newest().next().expect("a game").name();
        let open = format!(r#"{{"game":"{game}","seats":2,"start":"full"}}"#);
        let open = serde_json::from_str(&open).expect("a request");
        self.ask(1, Request::Open(open)).expect("it is opened");
        let table = *self.rows.iter().find(|(_, rows)| rows.len() == 1).expect("a new table").0;
        let join = Ask::Command(Command::Join(Join::default()));
        self.ask(2, Request::Table(table, join)).expect("a free seat");
        table
    }

    fn view(&mut self, table: TableId) -> Reply {
        self.ask(1, Request::Table(table, Ask::View))
    }

    fn make_panic(&mut self, table: TableId) {
        let Some(Slot::Live(live)) = self.hall.slots.get_mut(&table) else { panic!("a live room") };
        live.room.game = Some(Box::new(Panics));
    }
}

fn status(reply: Reply) -> (u16, String) {
    let problem = reply.expect_err("the room panics");
    (problem.status, problem.code.into_owned())
}

#[test]
fn a_room_that_panics_is_read_again_once_and_then_broken_while_the_others_go_on() {
    let mut desk = Desk::new();
    let (shaky, other) = (desk.game_of_two(), desk.game_of_two());
    let before = desk.view(shaky).expect("a view");

    desk.make_panic(shaky);
    assert_eq!(status(desk.view(shaky)), (503, "not-stored".to_owned()));
    assert_eq!(desk.view(shaky).expect("it was read again"), before);

    desk.make_panic(shaky);
    assert_eq!(status(desk.view(shaky)), (500, "broken".to_owned()));
    assert_eq!(status(desk.view(shaky)), (500, "broken".to_owned()), "it stays so");
    assert!(desk.view(other).is_ok());
}

#[test]
fn a_log_that_does_not_fit_the_rules_breaks_its_table_alone() {
    let mut desk = Desk::new();
    let (bad, good) = (desk.game_of_two(), desk.game_of_two());
    let rows = desk.rows.get_mut(&bad).expect("a log");
    let number = rows.len() as u64 + 1;
    let entry = Entry::Moves { seat: Seat(0), actions: vec![u32::MAX] };
    rows.push(Row { number, player: None, key: None, entry, ..rows[0].clone() });
    desk.hall.slots.clear();
    assert_eq!(status(desk.view(bad)), (500, "broken".to_owned()));
    assert!(desk.view(good).is_ok());
}
