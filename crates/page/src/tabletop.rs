//! One table on the screen, for any game: what the screen knows of the game, the moment that is shown, who must act,
//! and who may see what.

use bots::BotName;
use leptos::prelude::*;
use page_kit::dom::effect;
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::{Speech, counted};
use page_kit::store;
use table::{Phrase, Record, Seat};

use crate::host::Host;
use crate::lesson::chapter::OpenChapter;
use crate::local_host::LocalHost;
use crate::notice::Notice;
use crate::on_page::OnPage;
use crate::opening::{keep_record, play_on, save_kept};
use crate::seats::person_among_bots;
use crate::seen::Seen;
pub use crate::seen::Shown;
use crate::sound::Sound;

/// The state that all tables share.
pub struct Tabletop<G: OnPage> {
    /// What this screen knows of the game.
    pub seen: RwSignal<Seen<G>>,
    /// The host that runs the table.
    pub(crate) host: StoredValue<Box<dyn Host<G>>>,
    /// The earlier moment that is shown, in moves; none: now.
    pub moment: RwSignal<Option<usize>>,
    /// The game as it is shown: now, or at the moment.
    pub shown: Memo<Shown<G>>,
    /// The number of finished turns. It does not change when another seat seals, so a draft survives that.
    pub turns_done: Memo<usize>,
    /// The person who must act. With secrets, the curtain may still have to be lifted.
    pub asked: Memo<Option<Seat>>,
    /// The seat of the person at the screen, whose secrets are shown.
    pub viewer: Memo<Option<Seat>>,
    /// The seat that is replacing its sealed action.
    replacing: RwSignal<Option<Seat>>,
    /// The seat that lifted the curtain last.
    pub(crate) lifted: RwSignal<Option<Seat>>,
    /// Whether the bots cannot play here, because their worker failed.
    stuck: RwSignal<bool>,
    /// Whether the game can be continued here, or only viewed.
    pub playable: bool,
    /// The chapter of a lesson that the table belongs to, if any.
    pub chapter: Option<OpenChapter>,
}

impl<G: OnPage> Clone for Tabletop<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: OnPage> Copy for Tabletop<G> {}

impl<G: OnPage> Tabletop<G> {
    pub(crate) fn new(host: LocalHost<G>, moment: Option<usize>, playable: bool) -> Tabletop<G> {
        let top = Tabletop::of_host(host.seen(), Box::new(host), moment, playable, None);
        Tabletop { stuck: host.stuck, ..top }
    }

    /// The table of a chapter of a lesson.
    pub(crate) fn of_chapter(seen: RwSignal<Seen<G>>, host: Box<dyn Host<G>>, chapter: OpenChapter) -> Tabletop<G> {
        Tabletop::of_host(seen, host, None, true, Some(chapter))
    }

    /// The table of a host.
    pub fn of_host(
        seen: RwSignal<Seen<G>>,
        host: Box<dyn Host<G>>,
        moment: Option<usize>,
        playable: bool,
        chapter: Option<OpenChapter>,
    ) -> Tabletop<G> {
        let host = StoredValue::new(host);
        let moment = RwSignal::new(moment);
        let turns_done = Memo::new(move |_| seen.with(|seen| seen.turns.len()));
        let shown = shown_at(seen, host, moment, turns_done);
        let replacing = RwSignal::new(None);
        let asked = Memo::new(move |_| {
            let now = playable && moment.get().is_none() && chapter.is_none_or(OpenChapter::has_task);
            seen.with(|seen| {
                let replaced = replacing.get().filter(|seat| seen.replaceable(*seat).is_some());
                replaced.or_else(|| seen.asked()).filter(|_| now)
            })
        });
        let lifted = RwSignal::new(None);
        let viewer = Memo::new(move |_| {
            let persons = seen.with(|seen| seen.mine);
            // The only person at a table is always at the screen.
            if persons.len() == 1 {
                return persons.first();
            }
            if G::SECRETS { lifted.get() } else { asked.get().or(persons.first()) }
        });
        let stuck = RwSignal::new(false);
        Tabletop { seen, host, moment, shown, turns_done, asked, viewer, replacing, lifted, stuck, playable, chapter }
    }

    /// The player who must take over the device next, if any.
    pub fn curtain(self) -> Option<Seat> {
        let asked = self.asked.get().filter(|_| G::SECRETS)?;
        (self.viewer.get() != Some(asked)).then_some(asked)
    }

    /// Whether the game is over, at the moment that is shown.
    pub fn over(self) -> bool {
        self.shown.with(|shown| G::awaited(&shown.open).is_empty())
    }

    /// The players' names.
    pub fn names(self) -> Vec<String> {
        self.seen.with(Seen::names)
    }

    /// The name of one player.
    pub fn name(self, seat: Seat) -> String {
        self.seen.with(|seen| seen.seating[seat.index()].name.clone())
    }

    /// The number of players.
    pub fn seats(self) -> u8 {
        self.seen.with(|seen| seen.seating.len() as u8)
    }

    /// The number of persons who play here.
    pub fn persons(self) -> usize {
        self.seen.with(|seen| seen.mine.len() as usize)
    }

    /// The class that gives a seat its colour.
    pub fn colour_class(self, seat: Seat) -> String {
        self.seen.with(|seen| seen.seating[seat.index()].colour_class())
    }

    /// The colours of the chairs.
    pub fn colours(self) -> Vec<u8> {
        self.seen.with(|seen| seen.seating.iter().map(|chair| chair.colour).collect())
    }

    /// The record of the game, if it is available.
    pub fn record(self) -> Option<Record> {
        self.host.with_value(|host| host.record())
    }

    /// The id under which the game is saved in this browser, if it is.
    pub fn saved_as(self) -> Option<String> {
        self.host.with_value(|host| host.saved_as())
    }

    /// The points to beat, if the table takes up a challenge.
    pub fn to_beat(self) -> Option<(String, i32)> {
        self.host.with_value(|host| host.to_beat())
    }

    /// The address of the analysis. A game that came by a link is not saved here, so the address contains its record.
    pub fn analysis(self) -> Option<Route> {
        match self.saved_as() {
            Some(id) => Some(Route::Analysis { id }),
            None => self.record().map(|record| Route::AnalysisOf { record: record.to_string() }),
        }
    }

    /// Whether the last move that a person at this screen confirmed can be taken back.
    pub fn can_take_back(self) -> bool {
        self.seen.track();
        self.moment.get().is_none() && self.host.with_value(|host| host.can_take_back())
    }

    /// Takes back the last move that a person at this screen confirmed, and everything after it.
    pub fn take_back(self) {
        self.host.with_value(|host| host.take_back());
    }

    /// If this game plays on from a moment of another game, the address of that moment.
    pub fn origin(self) -> Option<String> {
        self.host.with_value(|host| host.origin())
    }

    /// Opens a new table that plays on from the moment that is shown. A visitor who came by a link plays the seat that
    /// must act; bots play the others.
    pub fn play_on(self) {
        let Some(record) = self.record() else { return };
        let (moves, awaited) =
            self.shown.with_untracked(|shown| (shown.moves, G::awaited(&shown.open).first().unwrap_or(Seat(0))));
        let (seating, origin) = match self.saved_as() {
            Some(id) => (self.seen.with_untracked(|seen| seen.seating.clone()), Route::Table { id, at: Some(moves) }),
            None => {
                let seating =
                    person_among_bots(self.seats(), awaited, BotName::Normal, Speech::here(), Settings::here());
                let origin = self.host.with_value(|host| host.moment_link(moves));
                (seating, origin.unwrap_or(Route::Home))
            }
        };
        play_on(&record, moves, seating, &origin);
    }

    /// Saves the game in this browser. Whoever came by a link goes to the saved one; at a table on a server one stays.
    pub fn keep(self) {
        let Some(record) = self.record() else { return };
        let stays_as = self.host.with_value(|host| host.draft_name());
        let seating = self.seen.with_untracked(|seen| seen.seating.clone());
        match stays_as {
            Some(id) => {
                if let Err(why) = save_kept(&id, seating, &record) {
                    Notice::here().show(Speech::here().say(&why));
                }
                // Shows that it is saved.
                self.seen.notify();
            }
            None => keep_record(&store::new_id(), seating, &record),
        }
    }

    /// The address of the game as it was saved in this browser from a table on a server, if it was.
    pub(crate) fn kept(self) -> Option<Route> {
        let id = self.host.with_value(|host| host.draft_name())?;
        store::game(&id).map(|_| Route::Table { id, at: None })
    }

    /// The action that the person at the screen has sealed and may still replace.
    pub fn sealed(self) -> Option<(Seat, G::Action)> {
        let seat = self.viewer.get().filter(|_| self.moment.get().is_none())?;
        self.sealed_by(seat)
    }

    /// The action that a seat here has sealed and may still replace.
    pub fn sealed_by(self, seat: Seat) -> Option<(Seat, G::Action)> {
        let sealed = self.seen.with(|seen| seen.replaceable(seat));
        sealed.map(|action| (seat, action)).filter(|_| self.replacing.get() != Some(seat))
    }

    /// Lets a seat replace its sealed action.
    pub fn replace(self, seat: Seat) {
        self.replacing.set(Some(seat));
    }

    /// The sentence to show while no person must act: looking back, bots thinking, or game over.
    pub fn waiting_sentence(self, speech: Speech) -> Option<String> {
        if let Some(moves) = self.moment.get() {
            return Some(speech.say(&Phrase::new("page-looking-back").with("moves", moves as i64)));
        }
        if let Some(sentence) = self.chapter.and_then(|chapter| chapter.sentence(speech)) {
            return Some(sentence);
        }
        if self.over() {
            return Some(speech.term("page-game-over"));
        }
        if self.asked.get().is_some() {
            return None;
        }
        if self.stuck.get() {
            return Some(speech.term("page-no-worker"));
        }
        let (bots, persons): (Vec<Seat>, Vec<Seat>) = self.seen.with(|seen| {
            let elsewhere = seen.missing.iter().filter(|seat| !seen.plays(*seat));
            elsewhere.partition(|seat| seen.seating[seat.index()].bot.is_some())
        });
        // A bot is quick; a person is worth waiting for.
        let name = |seats: &[Seat]| seats.first().map_or(String::new(), |seat| self.name(*seat));
        let phrase = match persons.len().checked_sub(1) {
            Some(others) => counted("page-waiting-for", others).with("name", name(&persons)),
            None => Phrase::new("page-thinking").with("name", name(&bots)),
        };
        Some(speech.say(&phrase))
    }

    /// Requests actions of a seat, one after the other, and shows a refusal.
    pub fn act(self, seat: Seat, actions: &[G::Action]) {
        let (speech, notice, settings) = (Speech::here(), Notice::here(), Settings::here());
        let answer = move |acted: Result<(), Phrase>| match acted {
            Ok(()) => _ = self.replacing.try_set(None),
            Err(why) => {
                Sound::Knock.play(settings);
                notice.refuse(speech, &why);
            }
        };
        self.host.with_value(|host| host.act(seat, actions, Box::new(answer)));
    }

    /// Whether the game is a lesson.
    pub fn is_lesson(self) -> bool {
        self.host.with_value(|host| host.is_lesson())
    }
}

/// The game as it is shown: now, or at the earlier moment as soon as the host has answered.
fn shown_at<G: OnPage>(
    seen: RwSignal<Seen<G>>,
    host: StoredValue<Box<dyn Host<G>>>,
    moment: RwSignal<Option<usize>>,
    turns_done: Memo<usize>,
) -> Memo<Shown<G>> {
    let earlier = RwSignal::new(None::<(usize, Shown<G>)>);
    effect(move || {
        let Some(moves) = moment.get() else { return earlier.set(None) };
        let answer = move |shown: Option<Shown<G>>| {
            // Meanwhile the user may have left the screen or chosen another moment.
            if moment.try_get_untracked() == Some(Some(moves)) {
                earlier.set(shown.map(|shown| (moves, shown)));
            }
        };
        host.with_value(|host| host.at(moves, Box::new(answer)));
    });
    Memo::new(move |_| {
        turns_done.track();
        let looked_back = earlier.get().filter(|(moves, _)| moment.get() == Some(*moves));
        looked_back.map_or_else(|| seen.with_untracked(Shown::of), |(_, shown)| shown)
    })
}
