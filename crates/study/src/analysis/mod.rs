//! Analyses a finished game: the cost of each decision, luck and skill, and the costliest decisions with better moves.
//!
//! The analysis starts on request. A worker computes it, and the screen shows the results as they arrive. A stopped
//! analysis can be resumed while the page stays open; a finished one is saved with its game.
//!
//! | module | holds |
//! | --- | --- |
//! | `asked` | the worker |
//! | `graph` | the expected result over the course of the game |
//! | `shown` | the HTML of the screen |
//!
//! The results, and the moves in words and as pictures, are in [`reading::found`](::reading::found) and
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
    /// The commands of the controls.
    enum ControlsCommand {
        /// Analyses from the start of the game.
        Analyse = "analyse",
        /// Resumes a stopped analysis.
        GoOn = "go-on",
        Stop = "stop",
    }
}

vellum::commands! {
    /// The fields of the controls.
    enum ControlsField {
        /// Whether the decisions of a seat are analysed.
        Whose(seat: u8) = "whose",
    }
}

/// The state of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Not started.
    Fresh,
    /// In progress.
    Running,
    /// Stopped by the user.
    Stopped,
    /// Failed.
    Failed,
    /// Finished.
    Over,
}

/// The state of an analysis, and how many of the moves are analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct AnalysisRun {
    stage: Stage,
    at: usize,
    of: usize,
}

/// The analysis of one record. It outlives the screen, until the page is closed.
#[derive(Clone)]
struct AnalysisState {
    run: ArcRwSignal<AnalysisRun>,
    found: ArcRwSignal<Found>,
}

thread_local! {
    /// The analyses of this visit, by their records.
    static ANALYSES: RefCell<BTreeMap<String, AnalysisState>> = const { RefCell::new(BTreeMap::new()) };
    /// The running worker. It keeps running when the screen is rebuilt in another language.
    static ASKED: RefCell<Option<Asked>> = const { RefCell::new(None) };
}

/// The game to analyse.
pub struct Game {
    /// The id it is saved under; none if it came with a link.
    id: Option<String>,
    title: Title,
    record: Record,
    chairs: Vec<Chair>,
    read: Read,
    played: Played,
}

/// Why there is nothing to analyse.
pub enum Missing {
    /// No such game is saved here, or it cannot be read.
    Table,
    /// The link does not contain a valid game.
    Link,
    /// The game is not over; the route leads to it.
    Unfinished(Box<Route>),
}

impl Game {
    /// A game that is saved in this browser.
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

    /// A game that came with a link. If the same game is saved here, that one is used, with its players' names.
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

    /// The route to the table, now or after some moves.
    fn table(&self, at: Option<usize>) -> Route {
        match self.id.clone() {
            Some(id) => Route::Table { id, at },
            None => Route::Moment { at: at.unwrap_or(self.record.moves.len()), record: self.record.to_string() },
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.record.seats).map(Seat)
    }

    /// The seats to analyse by default: those of all people, or the first seat if only bots play.
    fn persons(&self) -> Vec<Seat> {
        let is_person = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(|chair| chair.bot.is_none());
        let persons: Vec<Seat> = self.seats().filter(is_person).collect();
        if persons.is_empty() { vec![Seat(0)] } else { persons }
    }

    /// Whether the user can choose whose decisions to analyse: among several people, or among several bots.
    fn has_choice(&self) -> bool {
        let persons = self.chairs.iter().filter(|chair| chair.bot.is_none()).count();
        persons != 1 && self.record.seats > 1
    }

    /// Adds decisions to the results, with their moves in words.
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

    /// Draws those of the costliest decisions that are not drawn yet.
    fn draw_dearest(&self, found: &mut Found) {
        let colours: Vec<u8> = self.chairs.iter().map(|chair| chair.colour).collect();
        let dearest: Vec<usize> =
            found.seats.iter().flat_map(|seat| found.dearest(*seat)).map(|decision| decision.judged.at).collect();
        let undrawn = |one: &&mut Decision| one.compared.is_none() && dearest.contains(&one.judged.at);
        for one in found.decisions.iter_mut().filter(undrawn) {
            one.compared = with_game!(self.title, G => look::compared::<G>(&self.record, &one.judged, &colours));
        }
    }

    /// The analysis that is saved with the game.
    fn kept(&self) -> Option<Found> {
        let texts = found::load(self.id.as_ref()?, &self.record)?;
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

    /// The analysis of this visit, or else the saved one.
    fn desk(&self) -> AnalysisState {
        let key = self.record.to_string();
        let known = ANALYSES.with_borrow(|desks| desks.get(&key).cloned());
        known.unwrap_or_else(|| {
            let kept = self.kept();
            let stage = if kept.is_some() { Stage::Over } else { Stage::Fresh };
            let of = self.record.moves.len();
            let run = ArcRwSignal::new(AnalysisRun { stage, at: if kept.is_some() { of } else { 0 }, of });
            let desk = AnalysisState { run, found: ArcRwSignal::new(kept.unwrap_or_default()) };
            ANALYSES.with_borrow_mut(|desks| desks.insert(key, desk.clone()));
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
    // Leaving the screen stops the analysis.
    let left = desk.clone();
    listen(&window(), &["hashchange"], move |_| stop(&left));

    let (run, running) = (desk.run.clone(), desk.clone());
    let found = desk.found.clone();
    let analysed = move || found.with(|found| found.seats.clone());
    let controls = move || game.with_value(|game| shown::controls(speech, game, run.get(), &chosen.get(), &analysed()));
    let act = move |command| match command {
        // Each button replaces the other, so the focus moves to the new one.
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

/// Starts an analysis from the start of the game.
fn start(game: &Arc<Game>, desk: &AnalysisState, seats: &[Seat]) {
    if seats.is_empty() {
        return;
    }
    let of = game.record.moves.len();
    desk.found.set(Found { seats: seats.to_vec(), ..Found::default() });
    desk.run.set(AnalysisRun { stage: Stage::Running, at: 0, of });
    ask(game, desk, 0);
}

/// Resumes a stopped analysis after the last analysed move.
fn go_on(game: &Arc<Game>, desk: &AnalysisState) {
    desk.run.update(|run| run.stage = Stage::Running);
    // The worker sends its final answers again.
    desk.found.update(|found| {
        found.accounts.clear();
        found.maps.clear();
        let stays = |text: &&str| text.starts_with("judged") || text.starts_with("changed");
        found.texts = found.texts.lines().filter(stays).map(|text| format!("{text}\n")).collect();
    });
    ask(game, desk, desk.run.with_untracked(|run| run.at));
}

fn ask(game: &Arc<Game>, desk: &AnalysisState, from: usize) {
    let seats = desk.found.with_untracked(|found| found.seats.clone());
    let question = Question::Analyse { seats, from, record: game.record.to_string() }.write();
    let (game, hearing) = (game.clone(), desk.clone());
    let asked = Asked::new(&question, move |text| hear(&game, &hearing, text));
    if asked.is_none() {
        desk.run.update(|run| run.stage = Stage::Failed);
    }
    ASKED.set(asked);
}

/// Stops a running analysis and leaves its results.
fn stop(desk: &AnalysisState) {
    if desk.run.with_untracked(|run| run.stage == Stage::Running) {
        ASKED.set(None);
        desk.run.update(|run| run.stage = Stage::Stopped);
    }
}

/// Handles an answer of the worker. Returns whether to expect more.
fn hear(game: &Game, desk: &AnalysisState, text: &str) -> bool {
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
                desk.found.with_untracked(|found| found::save(id, &game.record, &found.texts));
            }
            // The stop button disappears, so its focus moves to the status message.
            if document().active_element().is_some_and(|active| active.id() == ControlsCommand::Stop.id()) {
                focus_later(shown::SAID);
            }
            desk.run.update(|run| run.stage = Stage::Over);
            return false;
        }
        // These do not answer an analysis: the worker did not understand the question.
        Answer::Actions(_) | Answer::Hints(_) | Answer::Nothing => {
            desk.run.update(|run| run.stage = Stage::Failed);
            return false;
        }
    }
    true
}
