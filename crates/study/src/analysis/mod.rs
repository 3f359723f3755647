//! A finished game looked back at: what each decision cost, luck apart from skill, and the dearest moves with better ones.
//!
//! Nothing is computed before somebody asks for it; then a worker thinks, and what it has found so far is shown. An analysis
//! that was stopped goes on where it was, as long as the page is open; one that is done is kept with its game.
//!
//! | module | holds |
//! | --- | --- |
//! | `asked` | the worker |
//! | `graph` | the result to be expected, over the game |
//! | `shown` | how all of it is shown |
//!
//! What it has found, and the moves in words and as pictures, are in [`reading::found`](::reading::found) and
//! [`reading::look`](::reading::look).

mod asked;
mod graph;
mod shown;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;
use shelf::{Title, with_game};
use table::{Phrase, Record, Seat};
use vellum::command::Command;
use vellum::dom::listen;
use vellum::panel::panel;
use vellum::parts::group;
use vellum::route::Route;
use vellum::seating::{Chair, coloured};
use vellum::speech::Speech;
use vellum::store;

use self::asked::Asked;
use crate::games::focus_later;
use crate::games::reading::{self, Played, Read, Stands};
use ::reading::found::{self, Account, Answer, Decision, Found, Judged};
use ::reading::look;
use mentor::Question;

vellum::commands! {
    /// What the controls can do.
    enum ControlsCommand {
        /// Analyses from the beginning of the game.
        Analyse = "analyse",
        /// Goes on with an analysis that was stopped.
        GoOn = "go-on",
        Stop = "stop",
    }
}

vellum::commands! {
    /// The fields of the controls.
    enum ControlsField {
        /// Whether the decisions at a seat are looked at.
        Whose(seat: u8) = "whose",
    }
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nobody has asked for it.
    Fresh,
    /// It is being made.
    Running,
    /// Somebody has stopped it.
    Stopped,
    /// It could not be made.
    Failed,
    /// It is done.
    Over,
}

/// How far an analysis is, and how many moves of how many are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    stage: Stage,
    at: usize,
    of: usize,
}

/// The analysis of one record: as long as the page is open, whatever the screen shows meanwhile.
#[derive(Clone)]
struct Desk {
    run: ArcRwSignal<Run>,
    found: ArcRwSignal<Found>,
}

thread_local! {
    /// The analyses of this visit, by their records.
    static DESKS: RefCell<BTreeMap<String, Desk>> = const { RefCell::new(BTreeMap::new()) };
    /// Who is being asked. It goes on when the screen is made anew in another language.
    static ASKED: RefCell<Option<Asked>> = const { RefCell::new(None) };
}

/// The game that is looked at.
pub struct Game {
    /// The name it is kept by; none if it came with an address.
    id: Option<String>,
    title: Title,
    record: Record,
    chairs: Vec<Chair>,
    read: Read,
    played: Played,
}

/// Why there is nothing to analyse.
pub enum Missing {
    /// No such game is kept here, or it cannot be read.
    Table,
    /// What an address carries is no game.
    Link,
    /// It is not over; this is where it is.
    Unfinished(Box<Route>),
}

impl Game {
    /// A game that is kept in this browser.
    pub fn kept_as(id: &str) -> Result<Game, Missing> {
        let read = reading::read(&format!("{}{id}", store::GAME)).ok_or(Missing::Table)?;
        let played = match &read.stands {
            Stands::Over(played) => played.clone(),
            Stands::Going { .. } => {
                return Err(Missing::Unfinished(Box::new(Route::Table { id: id.to_owned(), at: None })));
            }
            Stands::Unreadable(_) => return Err(Missing::Table),
        };
        let kept = store::game(id).and_then(Result::ok).ok_or(Missing::Table)?;
        let record = Record::read(&kept.record).map_err(|_| Missing::Table)?;
        Ok(Game { id: Some(id.to_owned()), title: played.title, record, chairs: kept.seating, read, played })
    }

    /// A game that came with an address. If it is kept here too, it is that one, with its players' names.
    pub fn carried(text: &str) -> Result<Game, Missing> {
        if let Some((id, _)) = store::games().iter().find(|(_, kept)| kept.record == text) {
            return Game::kept_as(id);
        }
        let record = Record::read(text).map_err(|_| Missing::Link)?;
        let stands = reading::stands(text).map_err(|_| Missing::Link)?;
        let Stands::Over(played) = stands.clone() else {
            let moment = Route::Moment { at: record.moves.len(), record: text.to_owned() };
            return Err(Missing::Unfinished(Box::new(moment)));
        };
        let speech = Speech::here();
        let name = |number: i64| Chair::person(speech.say(&Phrase::new("page-player-name").with("number", number)));
        let chairs = coloured((1..=i64::from(record.seats)).map(name).collect());
        let read = Read { id: String::new(), seating: chairs.clone(), touched: 0.0, stands };
        Ok(Game { id: None, title: played.title, record, chairs, read, played })
    }

    /// The table, now or at a moment.
    fn table(&self, at: Option<usize>) -> Route {
        match self.id.clone() {
            Some(id) => Route::Table { id, at },
            None => Route::Moment { at: at.unwrap_or(self.record.moves.len()), record: self.record.to_string() },
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.record.seats).map(Seat)
    }

    /// Whose decisions are looked at unless somebody chooses: the persons', or else the first bot's.
    fn persons(&self) -> Vec<Seat> {
        let is_person = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(|chair| chair.bot.is_none());
        let persons: Vec<Seat> = self.seats().filter(is_person).collect();
        if persons.is_empty() { vec![Seat(0)] } else { persons }
    }

    /// Whether there is a choice of whose decisions are looked at: among several persons, or several bots.
    fn has_choice(&self) -> bool {
        let persons = self.chairs.iter().filter(|chair| chair.bot.is_none()).count();
        persons != 1 && self.record.seats > 1
    }

    /// Takes decisions to what was found, with their moves in words.
    fn add(&self, found: &mut Found, judged: Vec<Judged>) {
        let words = with_game!(self.title, G => look::in_words::<G>(&self.record, &judged));
        found.decisions.extend(judged.into_iter().zip(words).map(|(judged, [played, better])| Decision {
            judged,
            played,
            better,
            compared: None,
        }));
        self.draw_dearest(found);
    }

    /// Draws those of the dearest decisions that are not drawn yet.
    fn draw_dearest(&self, found: &mut Found) {
        let colours: Vec<u8> = self.chairs.iter().map(|chair| chair.colour).collect();
        let dearest: Vec<usize> =
            found.seats.iter().flat_map(|seat| found.dearest(*seat)).map(|decision| decision.judged.at).collect();
        let undrawn = |one: &&mut Decision| one.compared.is_none() && dearest.contains(&one.judged.at);
        for one in found.decisions.iter_mut().filter(undrawn) {
            one.compared = with_game!(self.title, G => look::compared::<G>(&self.record, &one.judged, &colours));
        }
    }

    /// The analysis that is kept with the game.
    fn kept(&self) -> Option<Found> {
        let texts = found::kept(self.id.as_ref()?, &self.record)?;
        let mut judged = Vec::new();
        let mut found = Found::default();
        for text in texts.lines() {
            match Answer::read(text)? {
                Answer::Judged(one) => judged.push(one),
                Answer::Account(account) => {
                    found.seats.push(account.seat);
                    found.accounts.push(account);
                }
                Answer::Hindsight(map) => found.maps.push(map),
                Answer::Changed(by, changes) => found.changes.push((by, changes)),
                Answer::At(..) | Answer::Over => {}
                Answer::Actions(_) | Answer::Hints(_) | Answer::Nothing => return None,
            }
        }
        let known = |seat: &Seat| seat.0 < self.record.seats;
        if found.seats.is_empty() || !found.seats.iter().all(known) {
            return None;
        }
        self.add(&mut found, judged);
        Some(found)
    }

    /// The analysis of this visit, or the one that is kept.
    fn desk(&self) -> Desk {
        let key = self.record.to_string();
        let known = DESKS.with_borrow(|desks| desks.get(&key).cloned());
        known.unwrap_or_else(|| {
            let kept = self.kept();
            let stage = if kept.is_some() { Stage::Over } else { Stage::Fresh };
            let of = self.record.moves.len();
            let run = ArcRwSignal::new(Run { stage, at: if kept.is_some() { of } else { 0 }, of });
            let desk = Desk { run, found: ArcRwSignal::new(kept.unwrap_or_default()) };
            DESKS.with_borrow_mut(|desks| desks.insert(key, desk.clone()));
            desk
        })
    }
}

/// The screen.
pub fn analysis_screen(game: Result<Game, Missing>) -> AnyView {
    let speech = Speech::here();
    let game = match game {
        Ok(game) => game,
        Err(missing) => return panel(move || shown::missing(speech, &missing)).view(),
    };
    let desk = game.desk();
    let chosen = {
        let before = desk.found.with_untracked(|found| found.seats.clone());
        RwSignal::new(if before.is_empty() { game.persons() } else { before })
    };
    let game = StoredValue::new(Arc::new(game));
    // Nobody thinks for a screen that was left.
    let left = desk.clone();
    listen(&window(), &["hashchange"], move |_| stop(&left));

    let (run, running) = (desk.run.clone(), desk.clone());
    let found = desk.found.clone();
    let analysed = move || found.with(|found| found.seats.clone());
    let controls = move || game.with_value(|game| shown::controls(speech, game, run.get(), &chosen.get(), &analysed()));
    let act = move |command| match command {
        // One button takes the place of the other, and the keyboard goes on there.
        ControlsCommand::Analyse => {
            game.with_value(|game| start(game, &running, &chosen.get_untracked()));
            focus_later(&ControlsCommand::Stop.id());
        }
        ControlsCommand::GoOn => {
            game.with_value(|game| go_on(game, &running));
            focus_later(&ControlsCommand::Stop.id());
        }
        ControlsCommand::Stop => {
            stop(&running);
            focus_later(&ControlsCommand::GoOn.id());
        }
    };
    let choose = move |ControlsField::Whose(seat), _| {
        let seat = Seat(seat);
        chosen.update(|chosen| match chosen.iter().position(|one| *one == seat) {
            Some(place) => _ = chosen.remove(place),
            None => {
                chosen.push(seat);
                chosen.sort_unstable();
            }
        });
    };
    let (found, run) = (desk.found, desk.run);
    let ended = Memo::new(move |_| run.with(|run| run.stage != Stage::Running));
    let findings =
        move || game.with_value(|game| found.with(|found| shown::findings(speech, game, found, ended.get())));
    let head = move || game.with_value(|game| shown::head(speech, game));
    let sections = vec![
        panel(head).view(),
        panel(controls).on_press(act).on_change(choose).view(),
        panel(findings).view(),
        panel(move || shown::explained(speech)).view(),
    ];
    group("sheet-of-paper analysis".to_owned(), sections)
}

/// Starts an analysis from the beginning of the game.
fn start(game: &Arc<Game>, desk: &Desk, seats: &[Seat]) {
    if seats.is_empty() {
        return;
    }
    let of = game.record.moves.len();
    desk.found.set(Found { seats: seats.to_vec(), ..Found::default() });
    desk.run.set(Run { stage: Stage::Running, at: 0, of });
    ask(game, desk, 0);
}

/// Goes on with an analysis that was stopped, after the moves that were looked at.
fn go_on(game: &Arc<Game>, desk: &Desk) {
    desk.run.update(|run| run.stage = Stage::Running);
    // What is told after all moves is told again.
    desk.found.update(|found| {
        found.accounts.clear();
        found.maps.clear();
        let stays = |text: &&str| text.starts_with("judged") || text.starts_with("changed");
        found.texts = found.texts.lines().filter(stays).map(|text| format!("{text}\n")).collect();
    });
    ask(game, desk, desk.run.with_untracked(|run| run.at));
}

fn ask(game: &Arc<Game>, desk: &Desk, from: usize) {
    let seats = desk.found.with_untracked(|found| found.seats.clone());
    let question = Question::Analyse { seats, from, record: game.record.to_string() }.write();
    let (game, hearing) = (game.clone(), desk.clone());
    let asked = Asked::new(&question, move |text| hear(&game, &hearing, text));
    if asked.is_none() {
        desk.run.update(|run| run.stage = Stage::Failed);
    }
    ASKED.set(asked);
}

/// Stops an analysis that is being made; what was found stays.
fn stop(desk: &Desk) {
    if desk.run.with_untracked(|run| run.stage == Stage::Running) {
        ASKED.set(None);
        desk.run.update(|run| run.stage = Stage::Stopped);
    }
}

/// Hears a text of the worker. Whether there is more to come.
fn hear(game: &Game, desk: &Desk, text: &str) -> bool {
    let Some(read) = Answer::read(text) else {
        desk.run.update(|run| run.stage = Stage::Failed);
        return false;
    };
    if matches!(read, Answer::Judged(_) | Answer::Changed(..) | Answer::Hindsight(_)) {
        desk.found.update_untracked(|found| found.texts += &format!("{text}\n"));
    }
    match read {
        Answer::At(at, of) => desk.run.update(|run| (run.at, run.of) = (at, of)),
        Answer::Judged(judged) => desk.found.update(|found| game.add(found, vec![judged])),
        Answer::Changed(by, changes) => desk.found.update_untracked(|found| found.changes.push((by, changes))),
        Answer::Account(Account { seat, result, .. }) => desk.found.update(|found| {
            let account = found.summed(seat, result);
            found.texts += &format!("{}\n", Answer::Account(account).write());
            found.accounts.push(account);
        }),
        Answer::Hindsight(map) => desk.found.update(|found| found.maps.push(map)),
        Answer::Over => {
            if let Some(id) = &game.id {
                desk.found.with_untracked(|found| found::keep(id, &game.record, &found.texts));
            }
            // The button goes; whoever is there reads on.
            if document().active_element().is_some_and(|active| active.id() == ControlsCommand::Stop.id()) {
                focus_later(shown::SAID);
            }
            desk.run.update(|run| run.stage = Stage::Over);
            return false;
        }
        // No analysis answers this: the worker did not understand the question.
        Answer::Actions(_) | Answer::Hints(_) | Answer::Nothing => {
            desk.run.update(|run| run.stage = Stage::Failed);
            return false;
        }
    }
    true
}
