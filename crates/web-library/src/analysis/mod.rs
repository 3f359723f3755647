//! Analyses a finished game: the cost of each decision, luck and skill, and the costliest decisions with better moves.
//!
//! The analysis starts on request. A worker computes it, and the screen shows the results as they arrive. A stopped
//! analysis can be resumed while the page stays open; a finished one is saved with its game.
//!
//! | module | holds |
//! | --- | --- |
//! | `graph` | the expected result over the course of the game |
//! | `render` | the HTML of the screen |
//! | `worker` | the worker |
//!
//! The results, and the moves in words and as pictures, are in [`library::findings`](::library::findings)
//! and [`library::analysis`](::library::analysis).

mod graph;
mod render;
mod worker;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use js_sys::Date;
use leptos::prelude::*;
use page_kit::command::Command;
use page_kit::dom::listen;
use page_kit::panel::panel;
use page_kit::parts::group;
use page_kit::route::Route;
use page_kit::seating::Chair;
use page_kit::speech::{Speech, counted};
use page_kit::store::{self, Extras, SavedGame};
use shelf::{Title, with_game};
use table::{Record, Seat};

use self::worker::AnalysisWorker;
use crate::games::entries::{self, FinishedGame, GameEntry, GameState};
use crate::games::focus_later;
use ::library::analysis;
use ::library::findings::{self, AccountMessage, Answer, Decision, DecisionMessage, Findings};
use coach::Question;

page_kit::commands! {
    /// The commands of the controls.
    enum ControlsCommand {
        /// Analyses from the start of the game.
        Analyse = "analyse",
        /// Resumes a stopped analysis.
        GoOn = "go-on",
        Stop = "stop",
    }
}

page_kit::commands! {
    /// The commands of the results.
    enum FindingsCommand {
        /// Goes to the next costly decision of a seat after a move.
        Next(seat: u8, after: usize) = "next-mistake",
        /// Opens a new table at which the decision after some moves is made again.
        TryAgain(at: usize) = "try-again",
    }
}

page_kit::commands! {
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
#[derive(Clone, Copy, PartialEq, Debug)]
struct AnalysisRun {
    stage: Stage,
    at: usize,
    of: usize,
    /// When it was started or resumed, in milliseconds, and after how many moves.
    since: (f64, usize),
}

impl AnalysisRun {
    /// The seconds that are left, if the rest takes as long as what was done since the start.
    fn seconds_left(self, now: f64) -> Option<i64> {
        let (started, from) = self.since;
        let done = self.at.checked_sub(from).filter(|done| *done > 0)?;
        let left = (now - started) / 1000.0 / done as f64 * self.of.saturating_sub(self.at) as f64;
        Some(left.ceil() as i64)
    }
}

/// The analysis of one record. It outlives the screen, until the page is closed.
#[derive(Clone)]
struct AnalysisState {
    run: ArcRwSignal<AnalysisRun>,
    findings: ArcRwSignal<Findings>,
}

thread_local! {
    /// The analyses of this visit, by their records.
    static ANALYSES: RefCell<BTreeMap<String, AnalysisState>> = const { RefCell::new(BTreeMap::new()) };
    /// The running worker. It keeps running when the screen is rebuilt in another language.
    static WORKER: RefCell<Option<AnalysisWorker>> = const { RefCell::new(None) };
}

/// The game to analyse.
pub struct AnalysedGame {
    /// The id it is saved under; none if it came with a link.
    id: Option<String>,
    title: Title,
    record: Record,
    chairs: Vec<Chair>,
    entry: GameEntry,
    finished: FinishedGame,
}

/// Why there is nothing to analyse.
pub enum NothingToAnalyse {
    /// No such game is saved here, or it cannot be read.
    Table,
    /// The link does not contain a valid game.
    Link,
    /// The game is not over; the route leads to it.
    Unfinished(Box<Route>),
}

impl AnalysedGame {
    /// A game that is saved in this browser.
    pub fn saved(id: &str) -> Result<AnalysedGame, NothingToAnalyse> {
        let entry = entries::read(&format!("{}{id}", store::GAME)).ok_or(NothingToAnalyse::Table)?;
        let finished = match &entry.state {
            GameState::Over(finished) => finished.clone(),
            GameState::Going { .. } => {
                return Err(NothingToAnalyse::Unfinished(Box::new(Route::Table { id: id.to_owned(), at: None })));
            }
            GameState::Unreadable(_) => return Err(NothingToAnalyse::Table),
        };
        let saved = store::game(id).and_then(Result::ok).ok_or(NothingToAnalyse::Table)?;
        let record = Record::read(&saved.record).map_err(|_| NothingToAnalyse::Table)?;
        Ok(AnalysedGame {
            id: Some(id.to_owned()),
            title: finished.title,
            record,
            chairs: saved.seating,
            entry,
            finished,
        })
    }

    /// A game that came with a link. If the same game is saved here, that one is used, with its players' names.
    pub fn from_link(text: &str) -> Result<AnalysedGame, NothingToAnalyse> {
        if let Some((id, _)) = store::games().iter().find(|(_, saved)| saved.record == text) {
            return AnalysedGame::saved(id);
        }
        let record = Record::read(text).map_err(|_| NothingToAnalyse::Link)?;
        let state = entries::state_of(text).map_err(|_| NothingToAnalyse::Link)?;
        let GameState::Over(finished) = state.clone() else {
            let route = Route::Moment { at: record.moves.len(), record: text.to_owned(), names: Vec::new() };
            return Err(NothingToAnalyse::Unfinished(Box::new(route)));
        };
        let chairs = Chair::players(record.seats, Speech::here());
        let entry =
            GameEntry { id: String::new(), seating: chairs.clone(), touched: 0.0, state, extras: Extras::default() };
        Ok(AnalysedGame { id: None, title: finished.title, record, chairs, entry, finished })
    }

    /// The route to the table, now or after some moves.
    fn table(&self, at: Option<usize>) -> Route {
        match self.id.clone() {
            Some(id) => Route::Table { id, at },
            None => {
                let at = at.unwrap_or(self.record.moves.len());
                Route::Moment { at, record: self.record.to_string(), names: Vec::new() }
            }
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
    fn add(&self, findings: &mut Findings, judged: Vec<DecisionMessage>) {
        let words = with_game!(self.title, G => analysis::move_phrases::<G>(&self.record, &judged));
        findings.decisions.extend(judged.into_iter().zip(words).map(|(judged, [played, better])| Decision {
            judged,
            played,
            better,
            comparison: None,
        }));
        self.draw_costliest(findings);
    }

    /// Draws those of the costliest decisions that are not drawn yet.
    fn draw_costliest(&self, findings: &mut Findings) {
        let colours: Vec<u8> = self.chairs.iter().map(|chair| chair.colour).collect();
        let costliest: Vec<usize> = findings
            .seats
            .iter()
            .flat_map(|seat| findings.costliest(*seat))
            .map(|decision| decision.judged.at)
            .collect();
        let undrawn = |one: &&mut Decision| one.comparison.is_none() && costliest.contains(&one.judged.at);
        for one in findings.decisions.iter_mut().filter(undrawn) {
            one.comparison =
                with_game!(self.title, G => analysis::comparison::<G>(&self.record, &one.judged, &colours));
        }
    }

    /// The analysis that is saved with the game.
    fn load_saved(&self) -> Option<Findings> {
        let texts = findings::load(self.id.as_ref()?, &self.record)?;
        let mut judged = Vec::new();
        let mut findings = Findings::default();
        for text in texts.lines() {
            match Answer::read(text)? {
                Answer::Judged(one) => judged.push(one),
                Answer::Account(account) => {
                    findings.seats.push(account.seat);
                    findings.accounts.push(account);
                }
                Answer::Hindsight(map) => findings.maps.push(map),
                Answer::Changed(by, changes) => findings.changes.push((by, changes)),
                Answer::At(..) | Answer::Over => {}
                Answer::Actions(_) | Answer::Hints(_) | Answer::Nothing => return None,
            }
        }
        let known = |seat: &Seat| seat.0 < self.record.seats;
        if findings.seats.is_empty() || !findings.seats.iter().all(known) {
            return None;
        }
        self.add(&mut findings, judged);
        Some(findings)
    }

    /// The analysis of this visit, or else the saved one.
    fn state(&self) -> AnalysisState {
        let key = self.record.to_string();
        let known = ANALYSES.with_borrow(|states| states.get(&key).cloned());
        known.unwrap_or_else(|| {
            let saved = self.load_saved();
            let stage = if saved.is_some() { Stage::Over } else { Stage::Fresh };
            let of = self.record.moves.len();
            let run =
                ArcRwSignal::new(AnalysisRun { stage, at: if saved.is_some() { of } else { 0 }, of, since: (0.0, 0) });
            let state = AnalysisState { run, findings: ArcRwSignal::new(saved.unwrap_or_default()) };
            ANALYSES.with_borrow_mut(|states| states.insert(key, state.clone()));
            state
        })
    }
}

/// The screen.
pub fn analysis_screen(game: Result<AnalysedGame, NothingToAnalyse>) -> AnyView {
    let speech = Speech::here();
    let game = match game {
        Ok(game) => game,
        Err(reason) => return panel(move || render::nothing_to_analyse(speech, &reason)).view(),
    };
    let state = game.state();
    let chosen = {
        let before = state.findings.with_untracked(|findings| findings.seats.clone());
        RwSignal::new(if before.is_empty() { game.persons() } else { before })
    };
    let game = StoredValue::new(Arc::new(game));
    // If there is nothing to choose, there is nothing to wait for.
    let fresh = state.run.with_untracked(|run| run.stage == Stage::Fresh);
    if fresh && game.with_value(|game| !game.has_choice()) {
        game.with_value(|game| start(game, &state, &chosen.get_untracked()));
    }
    // Leaving the screen stops the analysis.
    let left = state.clone();
    listen(&window(), &["hashchange"], move |_| stop(&left));

    let (run, running) = (state.run.clone(), state.clone());
    let findings = state.findings.clone();
    let analysed = move || findings.with(|findings| findings.seats.clone());
    let controls =
        move || game.with_value(|game| render::controls(speech, game, run.get(), &chosen.get(), &analysed()));
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
    let costly = state.findings.clone();
    let (findings, run) = (state.findings, state.run);
    let ended = Memo::new(move |_| run.with(|run| run.stage != Stage::Running));
    let findings =
        move || game.with_value(|game| findings.with(|findings| render::findings(speech, game, findings, ended.get())));
    let head = move || game.with_value(|game| render::head(speech, game));
    let act_on_findings = move |command| match command {
        FindingsCommand::Next(seat, after) => go_to_next_mistake(&costly.read_untracked(), Seat(seat), after),
        FindingsCommand::TryAgain(at) => game.with_value(|game| try_again(game, at)),
    };
    let sections = vec![
        panel(head).view(),
        panel(controls).on_press(act).on_change(choose).view(),
        panel(findings).on_press(act_on_findings).view(),
        panel(move || render::explanation(speech)).view(),
    ];
    group("sheet-of-paper analysis".to_owned(), sections)
}

/// Goes to the next costly decision of a seat after a move; after the last one, to the first.
fn go_to_next_mistake(findings: &Findings, seat: Seat, after: usize) {
    let mut costly: Vec<usize> = findings.costliest(seat).iter().map(|decision| decision.judged.at).collect();
    costly.sort_unstable();
    if let Some(at) = costly.iter().find(|at| **at > after).or(costly.first()) {
        focus_later(&render::decision_id(seat, *at));
    }
}

/// Opens a new table at which the decision after some moves is made again. If the game came with a link, the table of
/// that moment opens, where the user can play on.
fn try_again(game: &AnalysedGame, at: usize) {
    let Some(id) = game.id.clone() else { return game.table(Some(at)).go() };
    let (speech, origin) = (Speech::here(), Some(game.table(Some(at)).hash()));
    // At the end, the only person is told how the second try compares with the first.
    let persons = game.persons();
    let first = persons.first().map(|seat| game.finished.results[seat.index()].total);
    let to_beat = first.filter(|_| persons.len() == 1).map(|total| (speech.term("library-analysis-first-try"), total));
    let name = speech.say(&counted("library-analysis-once-more", at + 1));
    let branch = SavedGame {
        seating: game.chairs.clone(),
        record: game.record.first(at).to_string(),
        sealed: Vec::new(),
        touched: Date::now(),
        extras: Extras { origin, to_beat, name, ..Extras::default() },
    };
    let new = store::new_id();
    match store::save(&new, &branch, None) {
        Ok(()) => Route::Table { id: new, at: None }.go(),
        // There is no room for another game: the moment can at least be looked at.
        Err(_) => Route::Table { id, at: Some(at) }.go(),
    }
}

/// Starts an analysis from the start of the game.
fn start(game: &Arc<AnalysedGame>, state: &AnalysisState, seats: &[Seat]) {
    if seats.is_empty() {
        return;
    }
    let of = game.record.moves.len();
    state.findings.set(Findings { seats: seats.to_vec(), ..Findings::default() });
    state.run.set(AnalysisRun { stage: Stage::Running, at: 0, of, since: (Date::now(), 0) });
    ask(game, state, 0);
}

/// Resumes a stopped analysis after the last analysed move.
fn go_on(game: &Arc<AnalysedGame>, state: &AnalysisState) {
    state.run.update(|run| {
        run.stage = Stage::Running;
        run.since = (Date::now(), run.at);
    });
    // The worker sends its final answers again.
    state.findings.update(|findings| {
        findings.accounts.clear();
        findings.maps.clear();
        let stays = |text: &&str| text.starts_with("judged") || text.starts_with("changed");
        findings.texts = findings.texts.lines().filter(stays).map(|text| format!("{text}\n")).collect();
    });
    ask(game, state, state.run.with_untracked(|run| run.at));
}

fn ask(game: &Arc<AnalysedGame>, state: &AnalysisState, from: usize) {
    let seats = state.findings.with_untracked(|findings| findings.seats.clone());
    let question = Question::Analyse { seats, from, record: game.record.to_string() }.write();
    let (game, shared) = (game.clone(), state.clone());
    let worker = AnalysisWorker::new(&question, move |text| handle_answer(&game, &shared, text));
    if worker.is_none() {
        state.run.update(|run| run.stage = Stage::Failed);
    }
    WORKER.set(worker);
}

/// Stops a running analysis and leaves its results.
fn stop(state: &AnalysisState) {
    if state.run.with_untracked(|run| run.stage == Stage::Running) {
        WORKER.set(None);
        state.run.update(|run| run.stage = Stage::Stopped);
    }
}

/// Handles an answer of the worker. Returns whether to expect more.
fn handle_answer(game: &AnalysedGame, state: &AnalysisState, text: &str) -> bool {
    let Some(answer) = Answer::read(text) else {
        state.run.update(|run| run.stage = Stage::Failed);
        return false;
    };
    if matches!(answer, Answer::Judged(_) | Answer::Changed(..) | Answer::Hindsight(_)) {
        state.findings.update_untracked(|findings| findings.texts += &format!("{text}\n"));
    }
    match answer {
        Answer::At(at, of) => state.run.update(|run| (run.at, run.of) = (at, of)),
        Answer::Judged(judged) => state.findings.update(|findings| game.add(findings, vec![judged])),
        Answer::Changed(by, changes) => {
            state.findings.update_untracked(|findings| findings.changes.push((by, changes)))
        }
        Answer::Account(AccountMessage { seat, result, .. }) => state.findings.update(|findings| {
            let account = findings.summed(seat, result);
            findings.texts += &format!("{}\n", Answer::Account(account).write());
            findings.accounts.push(account);
        }),
        Answer::Hindsight(map) => state.findings.update(|findings| findings.maps.push(map)),
        Answer::Over => {
            if let Some(id) = &game.id {
                state.findings.with_untracked(|findings| findings::save(id, &game.record, &findings.texts));
            }
            // The stop button disappears, so its focus moves to the status message.
            if document().active_element().is_some_and(|active| active.id() == ControlsCommand::Stop.id()) {
                focus_later(render::STATUS_ID);
            }
            state.run.update(|run| run.stage = Stage::Over);
            return false;
        }
        // These do not answer an analysis: the worker did not understand the question.
        Answer::Actions(_) | Answer::Hints(_) | Answer::Nothing => {
            state.run.update(|run| run.stage = Stage::Failed);
            return false;
        }
    }
    true
}
