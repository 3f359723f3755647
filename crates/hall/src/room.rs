//! A room: one table from gathering to its end.
//!
//! A room is what its log says. A command is first decided ([`Room::decide`](crate::decide)), without changing anything;
//! the accepted entry becomes a row, and [`Room::apply`] carries it out. Restoring a room applies its rows again.

use std::collections::{BTreeMap, HashMap, VecDeque};

use protocol::row::Opened;
use protocol::{Entry, PlayerId, Problem, Row, StartRule, TableId, TableState};
use protocol::{fair, patch};
use sha2::{Digest, Sha256};
use shelf::Title;
use table::{Seat, Seats, SeedText};

use crate::clock::{Clock, Moment};
use crate::running::{self, BadLog, Running, Telling, Told};

/// The bot that plays on for an absent player.
pub(crate) const SUBSTITUTE: &str = "normal";
/// How long nobody must have come back to a gathering table before it is closed: a day, in milliseconds.
const ABANDONED: u64 = 24 * 3_600_000;
/// The most news that a room remembers, and their most bytes. Whoever is further behind reads the view.
const MOST_NEWS: usize = 32;
const MOST_NEWS_BYTES: usize = 4096;

/// The most news that a restored room remembers: many tables that wait for their players take little memory.
const MOST_RESTORED_NEWS: usize = 4;

/// The most removed players that a room remembers; those who were removed first are forgotten and may sit down again.
const MOST_KICKED: usize = 100;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    Nobody,
    /// A bot of the house.
    Bot(String),
    Player(PlayerId, Presence),
}

/// Whether a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Presence {
    Playing,
    /// The player has left, and a bot plays on.
    Left,
    /// The player is absent or was too slow, and a bot plays on.
    Replaced,
    Resigned,
}

/// A seat with its sitter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chair {
    pub sitter: Sitter,
    pub luck: Option<String>,
    /// How often the player has brought a luck to this seat.
    pub lucks: u64,
    /// When the player last asked for anything at this table, in milliseconds since 1970. Not part of the log.
    pub seen: u64,
}

impl Chair {
    fn empty() -> Chair {
        Chair { sitter: Sitter::Nobody, luck: None, lucks: 0, seen: 0 }
    }

    pub fn player(&self) -> Option<PlayerId> {
        match self.sitter {
            Sitter::Player(player, _) => Some(player),
            _ => None,
        }
    }

    /// The bot that plays this seat, if a bot does.
    pub fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Player(_, presence) if *presence != Presence::Playing => Some(SUBSTITUTE),
            _ => None,
        }
    }

    /// Whether a person belongs to this seat who has neither left nor resigned.
    pub fn has_person(&self) -> bool {
        matches!(self.sitter, Sitter::Player(_, Presence::Playing | Presence::Replaced))
    }
}

/// What happened in one row.
#[derive(Clone, Debug)]
pub(crate) struct NewsItem {
    pub version: u64,
    pub told: Box<[Told]>,
    pub awaited: Seats,
    /// What changed, if somebody follows the changes.
    pub changes: Option<Box<Changes>>,
}

/// What one row changed, for those who follow the changes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changes {
    /// What changed in what everybody sees.
    pub open: Option<String>,
    /// What the seats whose own part changed see of it now.
    pub own: Vec<(Seat, String)>,
    /// Who made the moves that were added to the record.
    pub moves: Vec<Seat>,
    /// The number of moves at the end of each turn that was resolved.
    pub turns: Vec<u32>,
    /// The milliseconds that each seat has left.
    pub clocks: Option<Vec<Option<u64>>>,
    /// Whether the description of the table has changed: who sits there, its state, who wants to take back.
    pub info: bool,
}

impl NewsItem {
    /// The bytes of its texts.
    fn len(&self) -> usize {
        let events: usize = self.told.iter().map(|told| told.event.len()).sum();
        let changes = self.changes.as_ref().map_or(0, |changes| {
            changes.open.as_ref().map_or(0, String::len) + changes.own.iter().map(|(_, own)| own.len()).sum::<usize>()
        });
        events + changes
    }
}

/// How a row changes the position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    None,
    Forward,
    /// Something was taken back.
    Back,
}

/// What was shown last: changes are told against it.
#[derive(Default)]
struct Shown {
    open: String,
    own: Vec<Option<String>>,
    /// The number of moves of the record.
    moves: usize,
}

/// A wish to take back, while not all have agreed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TakeBack {
    /// The number of moves that stay.
    pub moves: usize,
    pub agreed: Seats,
}

/// One table from gathering to its end.
pub(crate) struct Room {
    pub id: TableId,
    pub title: Title,
    pub opened: Opened,
    pub opened_at: u64,
    pub began_at: Option<u64>,
    pub ended_at: Option<u64>,
    pub version: u64,
    /// The number of rows that are not moves.
    pub changes: u64,
    pub state: TableState,
    pub opener: Option<PlayerId>,
    pub chairs: Vec<Chair>,
    pub kicked: Vec<PlayerId>,
    /// For whom empty seats are kept free before the start.
    pub reserved: BTreeMap<u8, PlayerId>,
    /// The rematch, once it is known to be open. Not part of the log, which has ended.
    pub next: Option<TableId>,
    pub game: Option<Box<dyn Running>>,
    pub clock: Option<Clock>,
    /// The moment of the last row or, if the room was restored since, of that.
    pub last: Moment,
    /// The version at which the present turn began.
    pub turn: u64,
    /// The version at which each seat sealed last.
    pub sealed: Vec<u64>,
    pub take_back: Option<TakeBack>,
    /// The batches that may be taken back, because nothing was revealed since: the seat, and the moves before it.
    pub batches: Vec<(Seat, usize)>,
    pub news: VecDeque<NewsItem>,
    /// What was shown last, while somebody follows the changes.
    shown: Option<Shown>,
    /// The versions of accepted keys, by the digest of player and key.
    keys: HashMap<u128, u64>,
}

/// The digest of a player's key.
fn key_digest(player: PlayerId, key: &str) -> u128 {
    let hash = Sha256::new().chain_update(player.0.to_be_bytes()).chain_update(key).finalize();
    let (half, _) = hash.split_at(16);
    u128::from_be_bytes(half.try_into().expect("half of a digest has 16 bytes"))
}

impl Room {
    /// Opens a room with the first row of its log.
    pub fn open(row: &Row) -> Result<Room, BadLog> {
        let (Entry::Open(opened), Some(player)) = (&row.entry, row.player) else { return Err(BadLog) };
        let title = Title::of_generation(&opened.game, opened.generation).ok_or(BadLog)?;
        let mut chairs = vec![Chair::empty(); usize::from(opened.seats)];
        for (seat, bot) in &opened.bots {
            chairs.get_mut(seat.index()).ok_or(BadLog)?.sitter = Sitter::Bot(bot.clone());
        }
        let first = chairs.first_mut().ok_or(BadLog)?;
        first.sitter = Sitter::Player(player, Presence::Playing);
        first.luck.clone_from(&opened.luck);
        first.seen = row.at;
        let mut room = Room {
            id: row.table,
            title,
            opened: (**opened).clone(),
            opened_at: row.at,
            began_at: None,
            ended_at: None,
            version: 0,
            changes: 0,
            state: TableState::Gathering,
            opener: Some(player),
            sealed: vec![0; chairs.len()],
            chairs,
            kicked: Vec::new(),
            reserved: opened.reserved.iter().map(|(seat, player)| (seat.0, *player)).collect(),
            next: None,
            game: None,
            clock: None,
            last: Moment { at: row.at, served: row.served },
            turn: 0,
            take_back: None,
            batches: Vec::new(),
            news: VecDeque::new(),
            shown: None,
            keys: HashMap::new(),
        };
        room.end_row(row, Telling::default(), Step::None);
        Ok(room)
    }

    /// Carries out a stored row. Only of the last rows may the news not have been told before.
    pub fn restore(&mut self, row: &Row) -> Result<(), BadLog> {
        self.apply(row)?;
        let told = self.news.len().saturating_sub(MOST_RESTORED_NEWS);
        self.news.drain(..told);
        Ok(())
    }

    /// Goes on after a restart. Live clocks go on from now, and all players may have been here.
    pub fn go_on(&mut self, now: u64) {
        self.last.at = now;
        self.chairs.iter_mut().for_each(|chair| chair.seen = now);
    }

    /// Carries out a row. The only way in which a room changes.
    pub fn apply(&mut self, row: &Row) -> Result<(), BadLog> {
        if row.table != self.id || row.number != self.version + 1 {
            return Err(BadLog);
        }
        let now = Moment { at: row.at, served: row.served };
        if let Some(clock) = &mut self.clock {
            clock.spend(person_seats(&self.chairs, self.game.as_deref()), self.last, now);
        }
        self.last = now;
        let (mut telling, mut step) = (Telling::default(), Step::None);
        match &row.entry {
            Entry::Open(_) => return Err(BadLog),
            Entry::Join { seat, luck } => {
                let player = row.player.ok_or(BadLog)?;
                self.reserved.retain(|kept, kept_for| *kept != seat.0 && *kept_for != player);
                let chair = self.chair_mut(*seat)?;
                let lucks = if chair.player() == Some(player) { chair.lucks + 1 } else { 1 };
                let sitter = Sitter::Player(player, Presence::Playing);
                *chair = Chair { sitter, luck: luck.clone(), lucks, seen: row.at };
                self.opener.get_or_insert(player);
            }
            Entry::Leave { seat } => self.leave(*seat)?,
            Entry::Kick { seat } => self.kick(*seat)?,
            Entry::LetIn { player } => self.kicked.retain(|kicked| kicked != player),
            Entry::Bot { seat, bot } => {
                let is_playing = self.state == TableState::Playing;
                let chair = self.chair_mut(*seat)?;
                match &mut chair.sitter {
                    Sitter::Player(_, presence) if is_playing => *presence = Presence::Replaced,
                    sitter => *sitter = Sitter::Bot(bot.clone()),
                }
            }
            Entry::Return { seat } => {
                self.set_presence(*seat, Presence::Playing)?;
                if let Some(clock) = &mut self.clock {
                    clock.give_back(*seat, now);
                }
            }
            Entry::Start { drop_empty } => {
                self.start(*drop_empty, now, &mut telling)?;
                step = Step::Forward;
            }
            Entry::Moves { seat, actions } => step = self.play(*seat, actions, now, &mut telling)?,
            Entry::TimeOut { seat } => self.set_presence(*seat, Presence::Replaced)?,
            Entry::TakeBack { seat, moves } => step = self.agree(*seat, *moves, now)?,
            Entry::Decline { .. } => self.take_back = None,
            Entry::Resign { seat } => {
                self.set_presence(*seat, Presence::Resigned)?;
                self.find_opener();
            }
            Entry::Close => self.state = TableState::Closed,
        }
        if self.state == TableState::Playing && self.game.as_ref().is_some_and(|game| game.missing().is_empty()) {
            self.state = TableState::Over;
        }
        if self.has_ended() {
            self.ended_at.get_or_insert(row.at);
        }
        self.end_row(row, telling, step);
        Ok(())
    }

    fn end_row(&mut self, row: &Row, telling: Telling, step: Step) {
        self.version += 1;
        self.changes += u64::from(!matches!(row.entry, Entry::Moves { .. }));
        // The key of the request that opened the table led to the table's id. It may be used again for moves.
        if let (Some(player), Some(key), Entry::Moves { .. }) = (row.player, &row.key, &row.entry) {
            self.keys.insert(key_digest(player, key), self.version);
        }
        let changes = self.shown.is_some().then(|| {
            // A row that leaves the position as it is, such as one seat's sealed move among many, changes no view.
            let mut changes = if step == Step::None { Changes::default() } else { self.view_changes() };
            changes.turns = telling.turns;
            changes.clocks = self.clocks(row.at);
            changes.info = !matches!(row.entry, Entry::Moves { .. }) || self.has_ended();
            Box::new(changes)
        });
        if step == Step::Back {
            // Events cannot say what was taken back: everybody reads the view again.
            return self.news.clear();
        }
        let told = telling.events.into_boxed_slice();
        self.news.push_back(NewsItem { version: self.version, told, awaited: self.awaited(), changes });
    }

    /// Begins to note what changes in the views.
    pub fn follow(&mut self) {
        if self.shown.is_none() {
            self.shown = Some(Shown::default());
            self.view_changes();
        }
    }

    /// Nobody follows the changes any more.
    pub fn stop_following(&mut self) {
        self.shown = None;
    }

    /// What changed in the views and in the record since they were last shown.
    fn view_changes(&mut self) -> Changes {
        let (Some(shown), Some(game)) = (&mut self.shown, &self.game) else { return Changes::default() };
        let moves = game.movers(shown.moves);
        shown.moves = game.moves();
        let open = game.open();
        let change = patch::diff(&shown.open, &open);
        shown.open = open;
        shown.own.resize(self.chairs.len(), None);
        let mut own = Vec::new();
        for (index, before) in shown.own.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            let now = game.own(seat);
            if *before != now {
                own.extend(now.clone().map(|now| (seat, now)));
                *before = now;
            }
        }
        Changes { open: change, own, moves, ..Changes::default() }
    }

    /// The milliseconds that each seat has left, while a game with a pace goes on; none for a seat that a bot plays.
    pub fn clocks(&self, now: u64) -> Option<Vec<Option<u64>>> {
        let clock = self.clock.as_ref().filter(|_| !self.has_ended())?;
        let awaited = self.awaited();
        let left = |(index, chair): (usize, &Chair)| {
            let seat = Seat(index as u8);
            chair.bot().is_none().then(|| clock.left(seat, awaited.contains(seat), self.last, now))
        };
        Some(self.chairs.iter().enumerate().map(left).collect())
    }

    /// Forgets old news. Those after `version` are not told yet and stay.
    pub fn trim_news(&mut self, version: u64) {
        let is_long = |news: &VecDeque<NewsItem>| {
            news.len() > MOST_NEWS || news.len() > 1 && news.iter().map(NewsItem::len).sum::<usize>() > MOST_NEWS_BYTES
        };
        while self.news.front().is_some_and(|oldest| oldest.version <= version) && is_long(&self.news) {
            self.news.pop_front();
        }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, BadLog> {
        self.chairs.get_mut(seat.index()).ok_or(BadLog)
    }

    fn set_presence(&mut self, seat: Seat, to: Presence) -> Result<(), BadLog> {
        match &mut self.chair_mut(seat)?.sitter {
            Sitter::Player(_, presence) => *presence = to,
            _ => return Err(BadLog),
        }
        Ok(())
    }

    fn leave(&mut self, seat: Seat) -> Result<(), BadLog> {
        match self.state {
            TableState::Gathering => *self.chair_mut(seat)? = Chair::empty(),
            _ => self.set_presence(seat, Presence::Left)?,
        }
        self.find_opener();
        Ok(())
    }

    /// During a game the seat stays the player's, and a bot plays on.
    fn kick(&mut self, seat: Seat) -> Result<(), BadLog> {
        let is_playing = self.state == TableState::Playing;
        let chair = self.chair_mut(seat)?;
        let player = chair.player();
        match &mut chair.sitter {
            Sitter::Player(_, Presence::Resigned) => {}
            Sitter::Player(_, presence) if is_playing => *presence = Presence::Left,
            _ => *chair = Chair::empty(),
        }
        self.kicked.extend(player);
        self.reserved.remove(&seat.0);
        let forgotten = self.kicked.len().saturating_sub(MOST_KICKED);
        self.kicked.drain(..forgotten);
        Ok(())
    }

    /// The players who must be known by name: those who sit here, may sit here, or were removed.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        let others = self.kicked.iter().chain(self.reserved.values()).copied();
        self.chairs.iter().filter_map(Chair::player).chain(others)
    }

    /// The lowest seated person follows an opener who is gone. A table without persons is closed.
    fn find_opener(&mut self) {
        let mut persons = self.chairs.iter().filter(|chair| chair.has_person()).filter_map(Chair::player);
        let lowest = persons.next();
        let stays =
            self.opener.is_some() && (lowest == self.opener || persons.any(|person| Some(person) == self.opener));
        if !stays {
            self.opener = lowest;
        }
        if lowest.is_none() && matches!(self.state, TableState::Gathering | TableState::Playing) {
            self.state = TableState::Closed;
        }
    }

    fn start(&mut self, drop_empty: bool, now: Moment, telling: &mut Telling) -> Result<(), BadLog> {
        self.reserved.clear();
        if drop_empty {
            self.chairs.retain(|chair| chair.sitter != Sitter::Nobody);
            self.sealed.truncate(self.chairs.len());
        }
        let lucks: Vec<Option<&str>> = self.chairs.iter().map(|chair| chair.luck.as_deref()).collect();
        let seed = SeedText::new(fair::seed(&self.opened.secret, &lucks)).map_err(|_| BadLog)?;
        let seats = u8::try_from(self.chairs.len()).map_err(|_| BadLog)?;
        let game = running::start(self.title, seats, &self.opened.options, seed, telling)?;
        self.clock = self.opened.pace.map(|pace| Clock::start(pace, seats, game.missing(), now));
        self.game = Some(game);
        self.began_at = Some(now.at);
        self.state = TableState::Playing;
        self.turn = self.version + 1;
        Ok(())
    }

    fn play(&mut self, seat: Seat, actions: &[u32], now: Moment, telling: &mut Telling) -> Result<Step, BadLog> {
        let game = self.game.as_mut().ok_or(BadLog)?;
        let (before, moves) = (game.awaited(), game.moves());
        let played = game.play(seat, actions, telling)?;
        let after = game.awaited();
        *self.sealed.get_mut(seat.index()).ok_or(BadLog)? = self.version + 1;
        self.take_back = None;
        if played.resolved {
            self.turn = self.version + 1;
            self.batches.push((seat, moves));
            if let Some(clock) = &mut self.clock {
                // A seat's turn may take several moves. It begins when the seat was not awaited before, or when several were.
                let goes_on = before.len() == 1 && self.chairs.len() > 1;
                clock.begin_turn(after.iter().filter(|seat| !(goes_on && before.contains(*seat))).collect(), now);
            }
        }
        if played.revealed {
            self.batches.clear();
        }
        Ok(if played.resolved { Step::Forward } else { Step::None })
    }

    /// A seat agrees to take back. When all have agreed, the game is rewound.
    fn agree(&mut self, seat: Seat, moves: usize, now: Moment) -> Result<Step, BadLog> {
        let mut wish =
            self.take_back.filter(|wish| wish.moves == moves).unwrap_or(TakeBack { moves, agreed: Seats::NONE });
        wish.agreed.insert(seat);
        if !self.all_have_agreed(wish) {
            self.take_back = Some(wish);
            return Ok(Step::None);
        }
        let game = self.game.as_mut().ok_or(BadLog)?;
        if moves > game.moves() {
            return Err(BadLog);
        }
        game.rewind(moves);
        let awaited = game.awaited();
        self.take_back = None;
        self.turn = self.version + 1;
        self.batches.retain(|(_, before)| *before < moves);
        if let Some(clock) = &mut self.clock {
            clock.begin_turn(awaited, now);
        }
        Ok(Step::Back)
    }

    /// Whether everybody who plays has agreed to take back.
    pub fn all_have_agreed(&self, wish: TakeBack) -> bool {
        let must_agree = |(index, chair): (usize, &Chair)| {
            matches!(chair.sitter, Sitter::Player(_, Presence::Playing)) && !wish.agreed.contains(Seat(index as u8))
        };
        !self.chairs.iter().enumerate().any(must_agree)
    }

    /// The seats that must act and have not sealed; none outside a game.
    pub fn awaited(&self) -> Seats {
        match (&self.game, self.state) {
            (Some(game), TableState::Playing) => game.missing(),
            _ => Seats::NONE,
        }
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.player() == Some(player)).map(|index| Seat(index as u8))
    }

    /// The version at which a request with this key was accepted.
    pub fn accepted(&self, player: PlayerId, key: &str) -> Option<u64> {
        self.keys.get(&key_digest(player, key)).copied()
    }

    /// Whether a gathering table that starts by itself is complete.
    pub fn starts_now(&self) -> bool {
        self.state == TableState::Gathering
            && self.opened.start == StartRule::Full
            && self.chairs.iter().all(|chair| chair.sitter != Sitter::Nobody)
    }

    /// Whether the table is over or closed, so that secret and record are public.
    pub fn has_ended(&self) -> bool {
        self.state.has_ended()
    }

    /// The next moment at which the time of a seat is up, and the seat.
    pub fn next_time_out(&self) -> Option<(u64, Seat)> {
        let clock = self.clock.as_ref()?;
        let awaited = if self.state == TableState::Playing {
            person_seats(&self.chairs, self.game.as_deref())
        } else {
            Seats::NONE
        };
        awaited.iter().map(|seat| (clock.ends(seat, self.last), seat)).min()
    }

    /// When a gathering table is closed unless somebody comes back to it.
    pub fn abandoned_at(&self) -> Option<u64> {
        let seen = self.chairs.iter().map(|chair| chair.seen).max();
        seen.filter(|_| self.state == TableState::Gathering).map(|seen| seen + ABANDONED)
    }

    /// The record, after the end.
    pub fn record(&self) -> Result<String, Problem> {
        match &self.game {
            Some(game) if self.has_ended() => Ok(game.record().to_string()),
            None if self.has_ended() => {
                Err(Problem::conflict("not-started", "this table was closed before its game began"))
            }
            _ => Err(Problem::conflict("not-over", "the record is public after the end of the game")),
        }
    }
}

/// The awaited seats that persons play.
fn person_seats(chairs: &[Chair], game: Option<&dyn Running>) -> Seats {
    let missing = game.map_or(Seats::NONE, Running::missing);
    missing.iter().filter(|seat| chairs[seat.index()].bot().is_none()).collect()
}
