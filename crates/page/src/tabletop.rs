//! One table on the screen, whatever is played at it: the game, the moment that is looked at, who is asked and who may
//! see what, and the bots.

use std::time::Duration;

use leptos::prelude::*;
use table::{Audience, Game, Phrase, Record, Seat, View};
use vellum::html::{Gesture, Touch, button, changing, escaped, focus_later, group, listen, panel, whenever};
use vellum::route::Route;
use vellum::settings::Settings;
use vellum::speech::Speech;
use vellum::store::{self, Trouble};

use crate::hint::Hints;
use crate::notice::{Notice, entitle};
use crate::on_page::OnPage;
use crate::sitting::Sitting;
use crate::sound::Sound;
use crate::thinker::Thinker;

/// Everything that all tables share.
pub struct Tabletop<G: OnPage> {
    /// The game itself.
    pub sitting: RwSignal<Sitting<G>>,
    /// The moment that is looked back at; none: now.
    pub moment: RwSignal<Option<usize>>,
    /// The game as it is shown: now, or at the moment.
    pub shown: Memo<Shown<G>>,
    /// The record so far. It changes with every turn, but not while others seal theirs: a draft outlasts that.
    pub written: Memo<String>,
    /// The person who is to act. With secrets, the curtain may still have to be lifted.
    pub asked: Memo<Option<Seat>>,
    /// Who sits before the screen: whose secrets are shown.
    pub viewer: Memo<Option<Seat>>,
    /// Who lifted the curtain last.
    lifted: RwSignal<Option<Seat>>,
    /// Whether a bot is thinking.
    thinking: RwSignal<bool>,
    /// Whether nobody can think for the bots here.
    stuck: RwSignal<bool>,
    /// Whether the bots make no pauses until a person is asked again.
    hurry: RwSignal<bool>,
    /// Whether the game is being played in another window: then the bots play there.
    elsewhere: RwSignal<bool>,
    /// Whether the game can be played on here, or only looked at.
    pub playable: bool,
}

impl<G: OnPage> Clone for Tabletop<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: OnPage> Copy for Tabletop<G> {}

/// What is shown of a game.
#[derive(Clone, PartialEq)]
pub struct Shown<G: Game> {
    /// What everybody sees.
    pub open: G::Open,
    own: Vec<G::Own>,
    /// After how many moves.
    pub moves: usize,
    /// What happened last, and who was told.
    last: Vec<(Audience, G::Event)>,
}

impl<G: Game> Shown<G> {
    fn of(sitting: &Sitting<G>) -> Shown<G> {
        let moves = sitting.log().last().map_or(0, |entry| entry.moves);
        let last = sitting.log().iter().filter(|entry| entry.moves == moves);
        let last = last.map(|entry| (entry.audience, entry.event.clone())).collect();
        let position = sitting.table().position();
        Shown { open: position.open.clone(), own: position.own.clone(), moves, last }
    }

    /// What somebody sees of it.
    pub fn view(&self, viewer: Option<Seat>) -> View<'_, G> {
        match viewer {
            Some(seat) => View::for_seat(&self.open, seat, &self.own[seat.index()]),
            None => View::for_spectator(&self.open),
        }
    }

    /// What happened last, as far as somebody was told.
    pub fn last(&self, viewer: Option<Seat>) -> impl Iterator<Item = &G::Event> {
        self.last.iter().filter(move |(audience, _)| audience.includes(viewer)).map(|(_, event)| event)
    }
}

impl<G: OnPage> Tabletop<G> {
    fn new(sitting: Sitting<G>, moment: Option<usize>, playable: bool) -> Tabletop<G> {
        let sitting = RwSignal::new(sitting);
        let moment = RwSignal::new(moment);
        let shown = Memo::new(move |_| {
            let looked_back = moment.get().and_then(|moves| {
                sitting.with(|sitting| {
                    let record = sitting.record();
                    Sitting::replayed(String::new(), sitting.seating().to_vec(), &record, moves).ok()
                })
            });
            match looked_back {
                Some(then) => Shown::of(&then),
                None => sitting.with(Shown::of),
            }
        });
        let written = Memo::new(move |_| sitting.with(|sitting| sitting.record().to_string()));
        let asked = Memo::new(move |_| {
            let now = playable && moment.get().is_none();
            now.then(|| sitting.with(Sitting::person_awaited)).flatten()
        });
        let lifted = RwSignal::new(None);
        let viewer = Memo::new(move |_| {
            if !playable {
                return None;
            }
            let mut persons = sitting.with(|sitting| sitting.persons().collect::<Vec<_>>());
            // Who plays alone against bots sits before the screen all the time.
            if persons.len() == 1 {
                return persons.pop();
            }
            if G::SECRETS { lifted.get() } else { asked.get().or(persons.first().copied()) }
        });
        Tabletop {
            sitting,
            moment,
            shown,
            written,
            asked,
            viewer,
            lifted,
            thinking: RwSignal::new(false),
            stuck: RwSignal::new(false),
            hurry: RwSignal::new(false),
            elsewhere: RwSignal::new(false),
            playable,
        }
    }

    /// Whom the screen is to be passed to before the game can go on.
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
        self.sitting.with(Sitting::names)
    }

    /// The name of one player.
    pub fn name(self, seat: Seat) -> String {
        self.sitting.with(|sitting| sitting.seating()[seat.index()].name.clone())
    }

    /// How many play.
    pub fn seats(self) -> u8 {
        self.sitting.with(|sitting| sitting.seating().len() as u8)
    }

    /// How many persons play.
    pub fn persons(self) -> usize {
        self.sitting.with(|sitting| sitting.persons().count())
    }

    /// The class that gives a seat its colour.
    pub fn colour_class(self, seat: Seat) -> String {
        self.sitting.with(|sitting| sitting.seating()[seat.index()].colour_class())
    }

    /// The colours of the chairs.
    pub fn colours(self) -> Vec<u8> {
        self.sitting.with(|sitting| sitting.seating().iter().map(|chair| chair.colour).collect())
    }

    /// The record of the game.
    pub fn record(self) -> Record {
        self.sitting.with_untracked(Sitting::record)
    }

    /// The analysis of the game. A game that came by a link is not kept here: its record goes along.
    pub fn analysis(self) -> Route {
        self.sitting.with_untracked(|sitting| match self.playable {
            true => Route::Analysis { id: sitting.id().to_owned() },
            false => Route::AnalysisOf { record: sitting.record().to_string() },
        })
    }

    /// What is said as long as no person is asked: looking back, thinking, over.
    pub fn waiting_sentence(self, speech: Speech) -> Option<String> {
        if let Some(moves) = self.moment.get() {
            return Some(speech.say(&Phrase::new("page-looking-back").with("moves", moves as i64)));
        }
        if self.over() {
            return Some(speech.term("page-game-over"));
        }
        if self.asked.get().is_some() {
            return None;
        }
        if self.stuck.get() {
            return Some(speech.term("page-no-thinker"));
        }
        let bot = self.sitting.with(Sitting::bot_awaited).map_or(String::new(), |seat| self.name(seat));
        Some(speech.say(&Phrase::new("page-thinking").with("name", bot)))
    }

    /// Who has another window before this one sees whether the game waits for somebody here.
    fn say_whose_turn_in_the_title(self) {
        let speech = Speech::here();
        whenever(move || {
            let turn = || match self.asked.get() {
                Some(seat) if self.persons() > 1 => {
                    speech.say(&Phrase::new("page-curtain").with("name", self.name(seat)))
                }
                _ => speech.term("page-your-turn"),
            };
            entitle(speech, Some(G::NAME), self.waiting_sentence(speech).unwrap_or_else(turn));
        });
    }

    /// Takes actions for a seat one after the other, keeps the game, and tells what went wrong.
    pub fn act(self, seat: Seat, actions: &[G::Action]) {
        let (speech, notice) = (Speech::here(), Notice::here());
        self.hurry.set(false);
        self.elsewhere.set(false);
        let acted = self.sitting.try_update(|sitting| actions.iter().try_for_each(|action| sitting.act(seat, *action)));
        if let Some(Err(why)) = acted {
            Sound::Knock.play(Settings::here());
            notice.refuse(speech, &why);
        }
        self.keep(speech, notice);
    }

    /// Lets a move be heard, whoever makes it, and the end of the game.
    fn let_moves_be_heard(self) {
        let settings = Settings::here();
        let heard = StoredValue::new(self.sitting.with_untracked(Sitting::moves));
        whenever(move || {
            let moves = self.sitting.with(Sitting::moves);
            if moves > heard.get_value() {
                let over = self.sitting.with(|sitting| sitting.table().awaited().is_empty());
                if over { Sound::Bell } else { Sound::Pen }.play(settings);
            }
            heard.set_value(moves);
        });
    }

    fn keep(self, speech: Speech, notice: Notice) {
        if let Some(Err(trouble)) = self.sitting.try_update_untracked(Sitting::keep) {
            notice.tell(speech.say(&trouble));
            if trouble == Trouble::Elsewhere {
                self.look_again();
            }
        }
    }

    /// Lays the game on the table as it is kept now. Whether that is another than lay there.
    fn look_again(self) -> bool {
        let id = self.sitting.with_untracked(|sitting| sitting.id().to_owned());
        let Some(Ok(kept)) = store::game(&id) else { return false };
        if self.sitting.with_untracked(|sitting| sitting.stands_as(&kept)) {
            return false;
        }
        let Ok(sitting) = Sitting::resume(&id, &kept) else { return false };
        self.sitting.set(sitting);
        true
    }

    /// Follows what is played at this table in another window, and says so. Who comes back to this one goes on here.
    fn follow_others(self) {
        let (speech, notice) = (Speech::here(), Notice::here());
        store::when_changed_elsewhere(move |id| {
            let here = self.sitting.with_untracked(|sitting| sitting.id() == id);
            if here && self.look_again() && !self.elsewhere.get_untracked() {
                self.elsewhere.set(true);
                notice.tell(speech.term("page-played-elsewhere"));
            }
        });
        listen(&window(), &["focus"], move |_| self.elsewhere.set(false));
    }

    /// Lets the bots play, one after the other, at the pace that is set.
    fn let_bots_play(self) {
        let (settings, speech, notice) = (Settings::here(), Speech::here(), Notice::here());
        let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
        let owner = Owner::current();
        whenever(move || {
            let next = self.sitting.with(|sitting| {
                let seat = sitting.bot_awaited().filter(|_| self.playable)?;
                Some((seat, sitting.seating()[seat.index()].bot_name()?, sitting.record().to_string()))
            });
            let next = next.filter(|_| !self.elsewhere.get());
            let Some((seat, bot, record)) = next else { return self.thinking.set(false) };
            if self.thinking.get_untracked() {
                return;
            }
            self.thinking.set(true);
            let owner = owner.clone();
            let asked = record.clone();
            let played = move |action: String| {
                self.thinking.set(false);
                // Another window may have played on meanwhile: then this answers a question that nobody asks any more.
                let still = self.sitting.try_with_untracked(|sitting| {
                    sitting.bot_awaited() == Some(seat) && sitting.record().to_string() == asked
                });
                if still == Some(false) {
                    return self.sitting.notify();
                }
                match self.sitting.try_update(|sitting| sitting.act_written(seat, &action)) {
                    Some(Ok(())) => self.keep(speech, notice),
                    Some(Err(why)) => notice.tell(speech.say(&why)),
                    // The screen was left meanwhile.
                    None => {}
                }
            };
            thinker.with_value(|thinker| {
                thinker.ask(&record, seat, bot, move |action| {
                    let Some(action) = action else {
                        self.thinking.try_set(false);
                        self.stuck.try_set(true);
                        return;
                    };
                    let hurry = self.hurry.try_get_untracked() == Some(true);
                    let pace = settings.with_untracked(|settings| settings.pace.millis()) / G::STEPS;
                    let pause = Duration::from_millis(if hurry { 0 } else { pace });
                    set_timeout(
                        move || match &owner {
                            Some(owner) => owner.with(|| played(action)),
                            None => played(action),
                        },
                        pause,
                    );
                });
            });
        });
    }

    /// Whether somebody learns here.
    pub fn is_lesson(self) -> bool {
        self.sitting.with_untracked(|sitting| sitting.table().set_up().seed.as_str() == G::LESSON.seed)
    }

    /// The screen of the table: its name, what is asked in one sentence, and the columns below. `hinted` is told what is done
    /// to a move that is told as a hint.
    pub fn screen(
        self,
        class: &'static str,
        asked: impl Fn() -> String + Send + Sync + 'static,
        hinted: impl Fn(Gesture, &[G::Action]) + Send + Sync + 'static,
        columns: Vec<AnyView>,
    ) -> AnyView {
        let lesson = self.is_lesson();
        let hints = Hints::new(Signal::derive(move || {
            let seat = self.asked.get().filter(|_| !lesson)?;
            Some(format!("hint {seat}\n{}", self.written.get()))
        }));
        let names = self.sitting.with_untracked(Sitting::names);
        let hinted = move |(gesture, numbers): (Gesture, Vec<u32>)| {
            hinted(gesture, &numbers.into_iter().filter_map(G::action).collect::<Vec<_>>());
        };
        let told = hints.told(names, Callback::new(hinted));
        let class = Signal::derive(move || if self.over() { format!("{class} over") } else { class.to_owned() });
        screen(class, G::NAME, Signal::derive(asked), (hints, told), columns)
    }
}

fn screen(
    class: Signal<String>,
    game: &'static str,
    asked: Signal<String>,
    (hints, told): (Hints, AnyView),
    mut parts: Vec<AnyView>,
) -> AnyView {
    let speech = Speech::here();
    let head = move || {
        format!(
            "<h1 class=\"visually-hidden\">{}</h1>\
             <div class=\"asked\"><p role=\"status\" aria-live=\"polite\" id=\"asked\">{}</p>{}{}</div>",
            escaped(&speech.term(&format!("{game}-name"))),
            escaped(&asked.get()),
            hints.button(),
            vellum::chapters::rules_link(speech, game),
        )
    };
    let act = move |(gesture, _): Touch| {
        if gesture == Gesture::Press {
            hints.press();
        }
    };
    parts.insert(0, group("asking", vec![panel(head, act), told]));
    group(class, parts)
}

/// Where the keyboard goes on when the curtain is lifted: at the cards that are dealt, or else on the board.
const TO_DO: &str = ".dealt button, main:not(:has(.dealt)) [data-at][tabindex=\"0\"]";

/// Lays a game on the table, and its screen around it.
pub(crate) fn lay<G: OnPage>(sitting: Sitting<G>, moment: Option<usize>, playable: bool) -> AnyView {
    let tabletop = Tabletop::new(sitting, moment, playable);
    tabletop.let_bots_play();
    tabletop.let_moves_be_heard();
    if playable {
        tabletop.follow_others();
    }
    tabletop.say_whose_turn_in_the_title();
    let curtain = Memo::new(move |_| tabletop.curtain());
    let table = changing(
        move || curtain.get(),
        move |asked| match asked {
            Some(seat) => {
                let lift = move || {
                    tabletop.lifted.set(Some(seat));
                    focus_later(TO_DO);
                };
                crate::curtain::curtain(G::NAME, tabletop.name(seat), tabletop.colour_class(seat), lift)
            }
            None => G::table(tabletop),
        },
    );
    group("part", vec![table, hurry_button(tabletop.thinking, tabletop.hurry)])
}

fn hurry_button(thinking: RwSignal<bool>, hurry: RwSignal<bool>) -> AnyView {
    let speech = Speech::here();
    let html = move || match thinking.get() && !hurry.get() {
        true => button("hurry", "class=\"hurry\"", &escaped(&speech.term("page-hurry"))),
        false => String::new(),
    };
    let act = move |(gesture, _): Touch| {
        if gesture == Gesture::Press {
            hurry.set(true);
        }
    };
    panel(html, act)
}
