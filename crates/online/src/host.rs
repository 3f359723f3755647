//! The host of an online table: what the screen knows comes from the server, and moves go there.
//!
//! This is compiled for each game. What does not depend on the game is in `feed`.

use std::sync::Arc;

use chart::Charted;
use coach::Question;
use leptos::prelude::*;
use maud::Markup;
use page::OnPage;
use page::host::{ActCallback, Host, ShownCallback};
use page::run::Run;
use page::seen::{Entry, Seen, Shown};
use page_kit::dom::{effect, listen};
use page_kit::json::Json;
use page_kit::parts::group;
use page_kit::route::Route;
use page_kit::speech::Speech;
use table::{Audience, Options, Phrase, Record, Seat};

use crate::api::Trouble;
use crate::feed::{Follower, Loaded, Moment, News, RawView, ask_moment, hear, load, mine, played_on, record_of};
use crate::friends::friends;
use crate::opening::{Show, opening_screen};
use crate::read::read;
use crate::rematch::rematch_call;
use crate::sending::Sending;
use crate::standing_by::standing_by;
use crate::table::OnlineTable;
use crate::{people, status};

/// The host of an online table.
pub struct OnlineHost<G: OnPage> {
    table: OnlineTable,
    seen: RwSignal<Seen<G>>,
    /// The view as the server sent it, with all changes since.
    raw: StoredValue<RawView, LocalStorage>,
    sending: Sending,
    /// The record, once the game is over and it is read.
    record: RwSignal<Option<Record>>,
}

impl<G: OnPage> Clone for OnlineHost<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: OnPage> Copy for OnlineHost<G> {}

/// What only a seat sees, in seat order.
fn own_parts<G: OnPage>(seats: usize, seat: Option<Seat>, own: &Json) -> Option<Vec<Option<G::Own>>> {
    let mut parts = vec![None; seats];
    if let Some(place) = seat.and_then(|seat| parts.get_mut(seat.index())) {
        *place = Some(read(own)?);
    }
    Some(parts)
}

/// Adds events to a log; none if one cannot be read.
fn add_events<G: OnPage>(log: &mut Vec<Entry<G>>, events: &[(usize, Json)]) -> Option<()> {
    for (moves, event) in events {
        log.push(Entry { moves: *moves, audience: Audience::All, event: read(event)? });
    }
    Some(())
}

/// What a loaded game shows; none if it cannot be read.
fn seen<G: OnPage>(loaded: Loaded) -> Option<Seen<G>> {
    let own = own_parts::<G>(loaded.seating.len(), loaded.seat, &loaded.view.own)?;
    let mut seen = Seen {
        options: G::Options::read(&loaded.options).ok()?,
        seating: loaded.seating,
        mine: loaded.mine,
        played_on: loaded.played_on,
        open: read(&loaded.view.open)?,
        before: None,
        own,
        missing: loaded.missing,
        sealed: Vec::new(),
        moves: loaded.moves,
        turns: loaded.turns,
        log: Vec::new(),
        read: 0,
        version: loaded.version,
    };
    add_events(&mut seen.log, &loaded.log)?;
    if let Some(seat) = loaded.seat {
        let parsed = loaded.sealed.iter().filter_map(|text| G::parse(seen.view(seat), text).ok());
        seen.sealed = parsed.map(|action| (seat, action)).collect();
    }
    Some(seen)
}

/// Takes over what happened; none if it cannot be read.
fn take_over<G: OnPage>(seen: &mut Seen<G>, news: News) -> Option<()> {
    if let Some(view) = news.view {
        let seat = seen.own.iter().position(Option::is_some).map(|place| Seat(place as u8));
        seen.before = Some(std::mem::replace(&mut seen.open, read(&view.open)?));
        seen.own = own_parts::<G>(seen.seating.len(), seat, &view.own)?;
    }
    if !news.moves.is_empty() {
        seen.sealed.clear();
    }
    seen.moves.extend(news.moves);
    seen.turns.extend(news.turns);
    add_events(&mut seen.log, &news.log)?;
    seen.missing = news.missing;
    seen.version = news.version;
    Some(())
}

impl<G: OnPage> OnlineHost<G> {
    /// The screen of a game. It loads the game and follows it; `show` makes the screen once it can be shown.
    pub fn open(table: OnlineTable, show: impl Fn(OnlineHost<G>) -> AnyView + Copy + Send + Sync + 'static) -> AnyView {
        let begin = move |loaded| -> Option<Show> {
            let host = OnlineHost::begin(table, loaded)?;
            Some(Arc::new(move || show(host)))
        };
        opening_screen(table, Box::new(begin))
    }

    fn begin(table: OnlineTable, loaded: Loaded) -> Option<OnlineHost<G>> {
        let raw = loaded.view.clone();
        let seen = seen::<G>(loaded)?;
        table.live.has_seen(seen.version);
        let seen = RwSignal::new(seen);
        let host = OnlineHost {
            table,
            seen,
            raw: StoredValue::new_local(raw),
            sending: Sending::default(),
            // Buttons for the record depend on what is seen.
            record: record_of(table, Callback::new(move |()| seen.notify())),
        };
        table.listen(move |message| {
            if !hear(&host, message) {
                host.load_again();
            }
        });
        host.follow_chairs();
        host.look_again_when_seen();
        Some(host)
    }

    /// What the screen knows of the game.
    pub fn seen(self) -> RwSignal<Seen<G>> {
        self.seen
    }

    /// Follows who sits at the table.
    fn follow_chairs(self) {
        effect(move || {
            let (chairs, mine, played_on) = (self.table.chairs(), mine(self.table), played_on(self.table));
            let is_new = self
                .seen
                .with_untracked(|seen| seen.seating != chairs || seen.mine != mine || seen.played_on != played_on);
            if is_new {
                self.seen.update(|seen| (seen.seating, seen.mine, seen.played_on) = (chairs, mine, played_on));
                // The bot may have sealed what its player may now replace.
                if self.has_sealed_elsewhere() {
                    self.load_again();
                }
            }
        });
    }

    /// Whether the user has sealed in another window: news do not say what was sealed.
    fn has_sealed_elsewhere(self) -> bool {
        let is_unknown = |seen: &Seen<G>| {
            let has_sealed = |seat: Seat| G::awaited(&seen.open).contains(seat) && !seen.missing.contains(seat);
            seen.sealed.is_empty() && seen.mine.iter().any(|seat| seen.plays(seat) && has_sealed(seat))
        };
        // What is on its way from here is known when the answer comes.
        !self.sending.is_busy() && self.seen.with_untracked(is_unknown)
    }

    /// Another window may have replaced what the user has sealed, which news do not say.
    fn look_again_when_seen(self) {
        listen(&document(), &["visibilitychange"], move |_| {
            if !document().hidden() && self.seen.with_untracked(|seen| !seen.sealed.is_empty()) {
                self.load_again();
            }
        });
    }

    /// Loads the game again, after a change that news cannot say or that this page has missed.
    fn load_again(self) {
        let take = move |loaded| match loaded {
            Ok(loaded) => self.replace(loaded),
            Err(trouble) => {
                self.table.show(&trouble);
                true
            }
        };
        load(self.table, Box::new(take));
    }

    /// Replaces all that the screen knows. Returns false if the game cannot be read.
    fn replace(self, loaded: Loaded) -> bool {
        let raw = loaded.view.clone();
        let Some(seen) = seen::<G>(loaded) else { return false };
        // Answers may overtake each other, and the screen may be gone.
        if self.seen.try_with_untracked(|known| seen.version >= known.version) == Some(true) {
            self.table.live.has_seen(seen.version);
            self.raw.set_value(raw);
            self.seen.set(seen);
        }
        true
    }

    /// The moves in the game's notation. A later move of a run is written from the position that the earlier ones lead to.
    fn notation(self, seat: Seat, actions: &[G::Action]) -> Vec<String> {
        self.seen.with_untracked(|seen| match actions {
            [only] => vec![G::show(seen.view(seat), *only)],
            _ => {
                let mut run = Run::begin(seen.view(seat), seat);
                let mut write = |action: &G::Action| {
                    let text = G::show(run.view(), *action);
                    run.push(*action).ok().map(|()| text)
                };
                actions.iter().map_while(&mut write).collect()
            }
        })
    }

    /// Notes what is stored. If others must still act, the seat has sealed.
    fn stored(self, seat: Seat, action: G::Action, turns: usize) {
        self.seen.try_update(|seen| {
            if seen.turns.len() == turns && seen.missing.iter().any(|other| other != seat) {
                seen.missing = seen.missing.iter().filter(|other| *other != seat).collect();
                seen.sealed = vec![(seat, action)];
            }
        });
    }

    /// Shows why a move was refused, and what the game is like instead.
    fn refused(self, trouble: &Trouble) {
        if !self.seen.is_disposed() {
            self.load_again();
            self.table.show(trouble);
        }
    }
}

impl<G: OnPage> Follower for OnlineHost<G> {
    fn version(&self) -> u64 {
        self.seen.with_untracked(|seen| seen.version)
    }

    fn apply(&self, item: &Json) -> bool {
        let Some(news) = self.raw.try_update_value(|view| News::read(item, view)) else { return true };
        let is_read = |seen: &mut Seen<G>| news.and_then(|news| take_over(seen, news)).is_some();
        self.seen.try_update(is_read) != Some(false) && !self.has_sealed_elsewhere()
    }
}

impl<G: OnPage + Charted> Host<G> for OnlineHost<G> {
    fn act(&self, seat: Seat, actions: &[G::Action], answer: ActCallback) {
        let host = *self;
        let Some(last) = actions.last().copied() else { return };
        let (version, turns) = self.seen.with_untracked(|seen| (seen.version, seen.turns.len()));
        let answered = move |stored| match stored {
            Ok(()) => {
                host.stored(seat, last, turns);
                answer(Ok(()));
            }
            Err(trouble) => host.refused(&trouble),
        };
        self.sending.send(&self.table.id(), &self.notation(seat, actions), version, Box::new(answered));
    }

    /// Online, others must agree: see the people at the table.
    fn can_take_back(&self) -> bool {
        false
    }

    fn take_back(&self) {}

    fn origin(&self) -> Option<String> {
        None
    }

    fn at(&self, moves: usize, answer: ShownCallback<G>) {
        let seen = self.seen;
        let read_moment = move |Moment { view, seat }: Moment| {
            let open = read(&view.open)?;
            let own = own_parts::<G>(seen.try_with_untracked(|seen| seen.seating.len())?, seat, &view.own)?;
            seen.try_with_untracked(|seen| Shown::earlier(seen, moves, open, own))
        };
        ask_moment(self.table, moves, Box::new(move |moment| answer(moment.and_then(read_moment))));
    }

    fn allows_hints(&self) -> bool {
        self.table.info.with(|info| info.hints)
    }

    fn hint(&self, seat: Seat) -> Option<Question> {
        let view = self.raw.try_get_value()?.write(seat);
        Some(Question::Hint { game: G::NAME.to_owned(), generation: G::GENERATION, view })
    }

    fn record(&self) -> Option<Record> {
        self.record.get_untracked()
    }

    fn has_record(&self) -> bool {
        self.record.with_untracked(Option::is_some)
    }

    fn saved_as(&self) -> Option<String> {
        None
    }

    fn draft_name(&self) -> Option<String> {
        Some(self.table.id())
    }

    fn moment_link(&self, moves: usize) -> Option<Route> {
        Some(Route::Online { id: self.table.id(), at: Some(moves) })
    }

    fn rematch(&self) {
        self.table.rematch();
    }

    fn to_beat(&self) -> Option<(String, i32)> {
        None
    }

    fn remarks(&self, speech: Speech) -> Vec<(usize, String)> {
        let say = |(moves, what): &(usize, Phrase)| (*moves, speech.say(what));
        self.table.remarks.with(|remarks| remarks.iter().map(say).collect())
    }

    fn go_on(&self) -> Option<AnyView> {
        Some(group("part", vec![standing_by(self.table), friends(self.table, self.seen)]))
    }

    fn beside(&self, speech: Speech) -> Markup {
        status::line(self.table, self.sending, self.seen.with(|seen| seen.missing), speech)
    }

    fn side(&self) -> Vec<AnyView> {
        let missing = Signal::derive({
            let seen = self.seen;
            move || seen.with(|seen| seen.missing)
        });
        vec![people::company(self.table, missing), rematch_call(self.table), self.table.toast.view()]
    }
}
