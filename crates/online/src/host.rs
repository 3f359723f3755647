//! The host of an online table: what the screen knows comes from the server, and moves go there.

use coach::Question;
use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::Markup;
use page::OnPage;
use page::host::{ActCallback, Host, ShownCallback};
use page::run::Run;
use page::seen::{Entry, Seen, Shown};
use page_kit::dom::{effect, listen};
use page_kit::json::{Json, list};
use page_kit::route::Route;
use page_kit::speech::Speech;
use page_kit::store;
use protocol::{TableInfo, TableState};
use serde::de::DeserializeOwned;
use table::{Audience, Options, Record, Seat, Seats};
use wasm_bindgen::JsValue;

use crate::api::{Trouble, get, pause, post, sent};
use crate::gathering::add_luck;
use crate::read::{patched, read};
use crate::sending::Sending;
use crate::table::OnlineTable;
use crate::{people, status};

/// The host of an online table.
pub struct OnlineHost<G: OnPage> {
    table: OnlineTable,
    seen: RwSignal<Seen<G>>,
    /// The view as the server sent it, with all changes since.
    raw: StoredValue<Raw, LocalStorage>,
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

/// The parts of a view as JSON.
#[derive(Clone)]
struct Raw {
    open: Json,
    own: Json,
}

fn field<T: DeserializeOwned>(json: &Json, name: &str) -> Option<T> {
    read(&json.get(name))
}

fn numbers(json: &Json) -> impl Iterator<Item = usize> {
    json.list().unwrap_or_default().into_iter().filter_map(|number| Some(number.number()? as usize))
}

/// What the server tells of a game: the view and the log, of the same version.
async fn load<G: OnPage>(table: OnlineTable) -> Result<(Seen<G>, Raw), Trouble> {
    let id = table.id();
    let read_part = async |part: &str| get(&format!("tables/{id}/{part}")).await;
    let (mut view, mut log) = (read_part("view").await?, read_part("log").await?);
    // Somebody may act between the two requests.
    let version = |answer: &Json| answer.get("version").number().unwrap_or_default();
    while version(&view) != version(&log) {
        if version(&view) < version(&log) {
            view = read_part("view").await?;
        } else {
            log = read_part("log").await?;
        }
    }
    if table.is_gone() {
        return Err(Trouble::Unreachable);
    }
    let raw = Raw { open: view.get("view").get("open"), own: view.get("view").get("own") };
    let seen = seen::<G>(table, &view, &log, &raw).ok_or(Trouble::Unreachable)?;
    Ok((seen, raw))
}

/// What only a seat sees, in seat order.
fn own_parts<G: OnPage>(seats: usize, seat: Option<Seat>, own: &Json) -> Option<Vec<Option<G::Own>>> {
    let mut parts = vec![None; seats];
    if let Some(place) = seat.and_then(|seat| parts.get_mut(seat.index())) {
        *place = Some(read(own)?);
    }
    Some(parts)
}

fn seen<G: OnPage>(table: OnlineTable, view: &Json, log: &Json, raw: &Raw) -> Option<Seen<G>> {
    let seat: Option<Seat> = field(view, "seat")?;
    let options = table.info.with_untracked(|info| G::Options::read(&info.options).ok())?;
    let seating = untrack(|| table.chairs());
    let own = own_parts::<G>(seating.len(), seat, &raw.own)?;
    let entry = |entry: Json| {
        let moves = entry.get("moves").number()? as usize;
        Some(Entry { moves, audience: Audience::All, event: field(&entry, "event")? })
    };
    let mut seen = Seen {
        options,
        seating,
        mine: Seats::default(),
        open: read(&raw.open)?,
        before: None,
        own,
        missing: field(view, "awaited")?,
        sealed: Vec::new(),
        moves: field(log, "moves")?,
        turns: numbers(&log.get("turns")).collect(),
        log: log.get("log").list()?.into_iter().map(entry).collect::<Option<_>>()?,
        read: 0,
        version: view.get("version").number()? as u64,
    };
    if let Some(seat) = seat {
        let sealed: Vec<String> = field(view, "sealed")?;
        let parsed = sealed.iter().filter_map(|text| G::parse(seen.view(seat), text).ok());
        seen.sealed = parsed.map(|action| (seat, action)).collect();
        seen.mine = untrack(|| mine(table));
    }
    Some(seen)
}

/// The seats that are played here: the user's, unless a bot plays on for it.
fn mine(table: OnlineTable) -> Seats {
    let seat = table.seat();
    let is_played = |seat: &Seat| {
        table.info.with(|info| info.seats[seat.index()].as_ref().is_some_and(|chair| chair.played_by.is_none()))
    };
    seat.filter(is_played).into_iter().collect()
}

impl<G: OnPage> OnlineHost<G> {
    /// Loads the game and follows it. `ready` gets the host once the game can be shown, or why it cannot.
    pub fn open(table: OnlineTable, ready: impl FnOnce(Result<OnlineHost<G>, Trouble>) + 'static) {
        let owner = Owner::current();
        spawn_local(async move {
            let loaded = loop {
                match load::<G>(table).await {
                    _ if table.is_gone() => return,
                    Err(Trouble::Unreachable) => pause().await,
                    loaded => break loaded,
                }
                if table.is_gone() {
                    return;
                }
            };
            let begin = move || ready(loaded.map(|(seen, raw)| OnlineHost::begin(table, seen, raw)));
            match owner {
                Some(owner) => owner.with(begin),
                None => begin(),
            }
        });
    }

    fn begin(table: OnlineTable, seen: Seen<G>, raw: Raw) -> OnlineHost<G> {
        table.live.has_seen(seen.version);
        let host = OnlineHost {
            table,
            seen: RwSignal::new(seen),
            raw: StoredValue::new_local(raw),
            sending: Sending::default(),
            record: RwSignal::new(None),
        };
        table.listen(move |message| host.hear(message));
        host.follow_description();
        host.look_again_when_seen();
        host
    }

    /// What the screen knows of the game.
    pub fn seen(self) -> RwSignal<Seen<G>> {
        self.seen
    }

    /// The moves that are on their way.
    pub fn sending(self) -> Sending {
        self.sending
    }

    /// Follows who sits at the table, and reads the record when the game is over.
    fn follow_description(self) {
        effect(move || {
            let (chairs, mine) = (self.table.chairs(), mine(self.table));
            let is_new = self.seen.with_untracked(|seen| seen.seating != chairs || seen.mine != mine);
            if is_new {
                self.seen.update(|seen| (seen.seating, seen.mine) = (chairs, mine));
            }
        });
        let is_over = Memo::new(move |_| self.table.info.with(|info| info.state == TableState::Over));
        effect(move || {
            if is_over.get() {
                self.read_record();
            }
        });
    }

    fn read_record(self) {
        let path = format!("tables/{}/record", self.table.id());
        spawn_local(async move {
            if let Ok(text) = sent("GET", &path, None).await
                && let Ok(record) = Record::read(&text)
                && self.record.try_set(Some(record)).is_none()
            {
                // Buttons for the record depend on what is seen.
                self.seen.notify();
            }
        });
    }

    /// Handles a message about the game.
    fn hear(self, message: &Json) {
        let Some(items) = message.get("news").list() else { return self.load_again() };
        let known = self.seen.with_untracked(|seen| seen.version);
        // The first message of a connection has the news without what changed.
        if let Some(version) = message.get("version").number() {
            if version as u64 != known {
                self.load_again();
            }
            return;
        }
        for item in &items {
            let (version, known) = (item.get("version").number().unwrap_or_default() as u64, self.known());
            if version == known + 1 {
                if !self.apply(item) || self.has_sealed_elsewhere() {
                    return self.load_again();
                }
            } else if version > known {
                return self.load_again();
            }
        }
    }

    fn known(self) -> u64 {
        self.seen.with_untracked(|seen| seen.version)
    }

    /// Whether the user has sealed in another window: news do not say what was sealed.
    fn has_sealed_elsewhere(self) -> bool {
        let is_unknown = |seen: &Seen<G>| {
            let has_sealed = |seat: Seat| G::awaited(&seen.open).contains(seat) && !seen.missing.contains(seat);
            seen.sealed.is_empty() && seen.mine.iter().any(has_sealed)
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

    /// Applies a piece of news; returns whether it can be read.
    fn apply(self, item: &Json) -> bool {
        let changed = self.raw.try_update_value(|raw| {
            let (open, own) = (item.get("open"), item.get("own"));
            if open.0.is_undefined() && own.0.is_undefined() {
                return None;
            }
            if !own.0.is_undefined() {
                raw.own = own;
            }
            if !open.0.is_undefined() {
                raw.open = patched(&raw.open, &open);
            }
            Some(raw.clone())
        });
        let Some(changed) = changed else { return true };
        self.seen.try_update(|seen| next::<G>(seen, item, changed).is_some()).unwrap_or(true)
    }

    /// Loads the game again, after a change that news cannot say or that this page has missed.
    fn load_again(self) {
        spawn_local(async move {
            match load::<G>(self.table).await {
                Ok((seen, raw)) => {
                    // Answers may overtake each other, and the screen may be gone.
                    if self.seen.try_with_untracked(|known| seen.version >= known.version) == Some(true) {
                        self.table.live.has_seen(seen.version);
                        self.raw.set_value(raw);
                        self.seen.set(seen);
                    }
                }
                Err(Trouble::Unreachable) => {
                    pause().await;
                    // The connection may bring the rest meanwhile.
                    if !self.seen.is_disposed() {
                        self.load_again();
                    }
                }
                Err(trouble) if !self.seen.is_disposed() => self.table.show(&trouble),
                Err(_) => {}
            }
        });
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
}

/// Takes over what happened; none if it cannot be read.
fn next<G: OnPage>(seen: &mut Seen<G>, item: &Json, changed: Option<Raw>) -> Option<()> {
    if let Some(raw) = changed {
        let seat = seen.own.iter().position(Option::is_some).map(|place| Seat(place as u8));
        seen.before = Some(std::mem::replace(&mut seen.open, read(&raw.open)?));
        seen.own = own_parts::<G>(seen.seating.len(), seat, &raw.own)?;
    }
    let moves: Vec<Seat> = if item.get("moves").0.is_undefined() { Vec::new() } else { field(item, "moves")? };
    if !moves.is_empty() {
        seen.sealed.clear();
    }
    seen.moves.extend(moves);
    seen.turns.extend(numbers(&item.get("turns")));
    let events = item.get("events").list()?;
    for (event, moves) in events.iter().zip(numbers(&item.get("at"))) {
        seen.log.push(Entry { moves, audience: Audience::All, event: read(event)? });
    }
    seen.missing = field(item, "awaited")?;
    seen.version = item.get("version").number()? as u64;
    Some(())
}

impl<G: OnPage> Host<G> for OnlineHost<G> {
    fn act(&self, seat: Seat, actions: &[G::Action], answer: ActCallback) {
        let (host, sending) = (*self, self.sending);
        let Some(last) = actions.last().copied() else { return };
        let texts = self.notation(seat, actions);
        let (version, turns) = self.seen.with_untracked(|seen| (seen.version, seen.turns.len()));
        let moves = list(texts.iter().map(|text| JsValue::from_str(text)));
        let key = format!("{}{}", store::new_id(), store::new_id());
        let path = format!("tables/{}/moves", self.table.id());
        // The move before is still on its way.
        if !sending.begin() {
            return;
        }
        spawn_local(async move {
            let body = [("moves", moves), ("version", (version as f64).into()), ("key", JsValue::from_str(&key))];
            let answered = loop {
                match post(&path, &body).await {
                    // With the same key, the move is made once, however often it is sent.
                    Err(Trouble::Unreachable) => {
                        if !sending.is_delayed() {
                            return;
                        }
                        pause().await;
                    }
                    answered => break answered,
                }
            };
            match answered {
                Ok(_) => {
                    host.stored(seat, last, turns);
                    sending.stored();
                    answer(Ok(()));
                }
                Err(trouble) => {
                    sending.refused();
                    if !host.seen.is_disposed() {
                        host.load_again();
                        host.table.show(&trouble);
                    }
                }
            }
        });
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
        let host = *self;
        let path = format!("tables/{}/at/{moves}", self.table.id());
        spawn_local(async move {
            let shown = get(&path).await.ok().and_then(|then| {
                let seat: Option<Seat> = field(&then, "seat")?;
                let view = then.get("view");
                let (open, seats) = (field(&view, "open")?, host.seen.try_with_untracked(|seen| seen.seating.len())?);
                let own = own_parts::<G>(seats, seat, &view.get("own"))?;
                host.seen.try_with_untracked(|seen| Shown::earlier(seen, moves, open, own))
            });
            answer(shown);
        });
    }

    fn allows_hints(&self) -> bool {
        self.table.info.with(|info| info.hints)
    }

    fn hint(&self, seat: Seat) -> Option<Question> {
        let raw = self.raw.try_get_value()?;
        let view = Json::object(&[("seat", seat.0.into()), ("open", raw.open.0), ("own", raw.own.0)]);
        Some(Question::Hint { game: G::NAME.to_owned(), generation: G::GENERATION, view: view.write() })
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
        let (table, path) = (self.table, format!("tables/{}/rematch", self.table.id()));
        spawn_local(async move {
            let opened = async {
                let answer = post(&path, &[]).await?;
                let next: TableInfo = field(&answer, "table").ok_or(Trouble::Unreachable)?;
                // Whoever finds no seat can watch.
                let _ = add_luck(&next).await;
                Ok(next.id.to_string())
            };
            match opened.await {
                Ok(id) => Route::Online { id, at: None }.go(),
                Err(trouble) => table.show(&trouble),
            }
        });
    }

    fn to_beat(&self) -> Option<(String, i32)> {
        None
    }

    fn beside(&self, speech: Speech) -> Markup {
        status::line(self.table, self.sending, self.seen.with(|seen| seen.missing), speech)
    }

    fn side(&self) -> Vec<AnyView> {
        let missing = Signal::derive({
            let seen = self.seen;
            move || seen.with(|seen| seen.missing)
        });
        vec![people::company(self.table, missing)]
    }
}
