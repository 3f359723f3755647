//! A table that this page runs: it saves the game in the browser, lets the bots play, and follows the moves that
//! another window makes at the same table.

use std::time::Duration;

use coach::Question;
use leptos::prelude::*;
use page_kit::dom::{effect, listen};
use page_kit::route::Route;
use page_kit::seating::names_for_others;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use page_kit::store::{self, SaveError};
use table::{Options, Record, Seat};

use crate::host::{ActCallback, Drafted, Host, ShownCallback};
use crate::lesson::tips::tips;
use crate::local_game::LocalGame;
use crate::notice::Notice;
use crate::on_page::OnPage;
use crate::opening::{open_rematch, open_table};
use crate::seen::Seen;
use crate::tabletop::Tabletop;
use crate::workers::Workers;

/// A table that this page runs.
pub struct LocalHost<G: OnPage> {
    game: StoredValue<LocalGame<G>>,
    seen: RwSignal<Seen<G>>,
    /// Whether the game can be continued here, or only viewed.
    playable: bool,
    /// Whether the bots are thinking.
    pub thinking: RwSignal<bool>,
    /// Whether the bots cannot play here, because their worker failed.
    pub stuck: RwSignal<bool>,
    /// Whether the bots skip their pauses until a person acts.
    pub hurry: RwSignal<bool>,
    /// Whether the game is being played in another window: then the bots play there.
    elsewhere: RwSignal<bool>,
    speech: Speech,
    notice: Notice,
}

impl<G: OnPage> Clone for LocalHost<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: OnPage> Copy for LocalHost<G> {}

impl<G: OnPage> LocalHost<G> {
    /// Runs a game on this page; [`LocalHost::seen`] is what the screen knows of it.
    pub fn new(game: LocalGame<G>, playable: bool) -> LocalHost<G> {
        let seen = RwSignal::new(game.seen(playable));
        let host = LocalHost {
            game: StoredValue::new(game),
            seen,
            playable,
            thinking: RwSignal::new(false),
            stuck: RwSignal::new(false),
            hurry: RwSignal::new(false),
            elsewhere: RwSignal::new(false),
            speech: Speech::here(),
            notice: Notice::here(),
        };
        if playable {
            host.let_bots_play();
            host.follow_others();
        }
        host
    }

    /// What the screen knows of the game.
    pub fn seen(self) -> RwSignal<Seen<G>> {
        self.seen
    }

    fn saved_name(self) -> String {
        self.game.with_value(|game| game.id().to_owned())
    }

    /// Saves the game and updates what the screen knows.
    fn publish(self) {
        let saved = self.game.try_update_value(LocalGame::save);
        self.game.with_value(|game| self.seen.update(|seen| _ = game.refresh(seen)));
        if let Some(Err(trouble)) = saved {
            self.notice.show(self.speech.say(&trouble));
            if trouble == SaveError::Elsewhere {
                self.reload();
            }
        }
    }

    /// Reloads the saved game; returns whether it changed.
    fn reload(self) -> bool {
        let id = self.saved_name();
        let Some(Ok(saved)) = store::game(&id) else { return false };
        if self.game.with_value(|game| game.same_moves(&saved)) {
            return false;
        }
        let Ok(game) = LocalGame::resume(&id, &saved) else { return false };
        self.game.set_value(game);
        self.show_anew();
        true
    }

    /// Replaces all that the screen knows, after a change that is no continuation: the game was reloaded or a move was
    /// taken back.
    fn show_anew(self) {
        let mut seen = self.game.with_value(|game| game.seen(self.playable));
        seen.version += self.seen.with_untracked(|seen| seen.version);
        self.seen.set(seen);
    }

    /// Reloads the game when another window plays at this table, and shows a notice. When this window gets the focus
    /// again, the game continues here.
    fn follow_others(self) {
        store::when_changed_elsewhere(move |id| {
            if self.saved_name() == id && self.reload() && !self.elsewhere.get_untracked() {
                self.elsewhere.set(true);
                self.notice.show(self.speech.term("page-played-elsewhere"));
            }
        });
        listen(&window(), &["focus"], move |_| self.elsewhere.set(false));
    }

    /// Lets the bots play at the pace of the settings. All bots of a turn are asked together.
    fn let_bots_play(self) {
        let settings = Settings::here();
        let workers: StoredValue<Workers, LocalStorage> = expect_context();
        let owner = Owner::current();
        effect(move || {
            self.seen.track();
            let bots = self.game.with_value(LocalGame::bots_awaited);
            if bots.is_empty() || self.elsewhere.get() {
                return self.thinking.set(false);
            }
            if self.thinking.get_untracked() {
                return;
            }
            self.thinking.set(true);
            let owner = owner.clone();
            let (asked_after, record) = self.game.with_value(|game| (game.moves(), game.record().to_string()));
            let answered = move |actions: Option<Vec<(Seat, String)>>| {
                let Some(actions) = actions else {
                    self.thinking.try_set(false);
                    self.stuck.try_set(true);
                    return;
                };
                let hurry = self.hurry.try_get_untracked() == Some(true);
                let pace = settings.with_untracked(|settings| settings.pace.millis()) / G::STEPS;
                let pause = Duration::from_millis(if hurry { 0 } else { pace });
                set_timeout(
                    move || match &owner {
                        Some(owner) => owner.with(|| self.carry_out(asked_after, &actions)),
                        None => self.carry_out(asked_after, &actions),
                    },
                    pause,
                );
            };
            workers.with_value(|workers| workers.ask_bots(&bots, &record, Box::new(answered)));
        });
    }

    /// Carries out the bots' answer, unless it is outdated. `asked_after` is the number of moves that had been made when
    /// they were asked.
    fn carry_out(self, asked_after: usize, actions: &[(Seat, String)]) {
        self.thinking.set(false);
        // Another window may have continued the game meanwhile: then this answer is outdated.
        let first = actions.first().map(|(seat, _)| *seat);
        let still = self.game.try_with_value(|game| {
            game.moves() == asked_after && first.is_some_and(|seat| game.table().awaited().contains(seat))
        });
        if still == Some(false) {
            return self.seen.notify();
        }
        match self.game.try_update_value(|game| game.act_as_text(actions)) {
            Some(Ok(())) => self.publish(),
            Some(Err(why)) => self.notice.show(self.speech.say(&why)),
            // The screen was left meanwhile.
            None => {}
        }
    }
}

impl<G: OnPage> Host<G> for LocalHost<G> {
    fn act(&self, seat: Seat, actions: &[G::Action], answer: ActCallback) {
        self.hurry.set(false);
        self.elsewhere.set(false);
        let acted = self.game.try_update_value(|game| game.act(seat, actions));
        self.publish();
        answer(acted.unwrap_or(Ok(())));
    }

    fn can_take_back(&self) -> bool {
        self.playable && self.game.with_value(LocalGame::can_take_back)
    }

    fn take_back(&self) {
        if self.game.try_update_value(LocalGame::take_back) == Some(true) {
            self.elsewhere.set(false);
            self.show_anew();
            self.publish();
        }
    }

    fn origin(&self) -> Option<String> {
        self.game.with_value(|game| game.extras.origin.clone())
    }

    fn at(&self, moves: usize, answer: ShownCallback<G>) {
        answer(self.game.with_value(|game| game.at(moves, self.playable)));
    }

    fn hint(&self, seat: Seat) -> Option<Question> {
        let record = self.game.with_value(|game| game.record().to_string());
        Some(Question::HintAt { seat, record })
    }

    fn record(&self) -> Option<Record> {
        Some(self.game.with_value(|game| game.record().clone()))
    }

    fn has_record(&self) -> bool {
        true
    }

    fn saved_as(&self) -> Option<String> {
        self.playable.then(|| self.saved_name())
    }

    fn moment_link(&self, moves: usize) -> Option<Route> {
        let names = self.seen.with_untracked(|seen| names_for_others(&seen.seating));
        Some(Route::Moment { at: moves, record: self.game.with_value(|game| game.record().to_string()), names })
    }

    fn rematch(&self) {
        open_rematch(self.seen);
    }

    fn restart(&self) {
        let (seating, options) = self.seen.with_untracked(|seen| (seen.seating.clone(), seen.options.write()));
        let seed = self.game.with_value(|game| game.record().seed.as_str().to_owned());
        open_table::<G>(seating, &options, &seed, None);
    }

    fn is_lesson(&self) -> bool {
        self.game.with_value(|game| game.table().set_up().seed.as_str() == G::LESSON.seed)
    }

    fn lesson(&self, top: Tabletop<G>, drafted: Drafted<G>) -> AnyView {
        if self.is_lesson() { tips(top, drafted) } else { ().into_any() }
    }

    fn to_beat(&self) -> Option<(String, i32)> {
        self.game.with_value(|game| game.extras.to_beat.clone())
    }
}
