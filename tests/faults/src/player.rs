//! A player who plays at random over a bad network, and sends everything again until it is answered.

use std::sync::Arc;

use load::Failure;
use load::http::Guest;
use protocol::{PlayerId, TableId};
use serde_json::json;
use shelf::Title;
use table::{Dice, Seat};
use tokio::sync::watch;

use crate::connection::{Connections, Incoming};
use crate::engine;
use crate::followed::{Followed, View, Wrong};
use crate::letter::{Answer, Key, Letter};
use crate::network::{Fate, Network};
use crate::world::World;

/// How often something is done that need not be done, of a thousand times.
mod often {
    /// A live connection is cut while a player waits for news.
    pub const CUT: u32 = 10;
    /// A player to whom no news come waits for news over HTTP.
    pub const POLL: u32 = 250;
    /// A player who waits reads the view, which must be what is known.
    pub const LOOK: u32 = 15;
    /// A player who has sealed replaces the move.
    pub const REPLACE: u32 = 15;
    /// A request goes over HTTP although there is a live connection.
    pub const HTTP: u32 = 150;
}

/// How long a request for news waits, in seconds.
const WAIT: u64 = 20;

/// The most old requests that come again at once.
const MOST_OLD: usize = 3;

/// A player at a table.
pub struct Player {
    world: Arc<World>,
    connections: Connections,
    network: Network,
    /// The player's id.
    pub id: PlayerId,
    /// The player's secret.
    pub token: String,
    title: Title,
    table: TableId,
    seat: Seat,
    followed: Option<Followed>,
    /// All moves of this game, to send them again.
    moves: Vec<Letter>,
    /// Told when the game goes on.
    progress: watch::Sender<u64>,
}

impl Player {
    /// A player who sits nowhere.
    pub fn new(world: Arc<World>, guest: Guest, title: Title, dice: Dice) -> Player {
        Player {
            connections: Connections::new(world.clone(), guest.clone()),
            network: Network::new(world.clone(), dice),
            world,
            id: guest.id,
            token: guest.token,
            title,
            table: TableId(0),
            seat: Seat(0),
            followed: None,
            moves: Vec::new(),
            progress: watch::Sender::new(0),
        }
    }

    /// Is about to play another game, on other dice.
    pub fn begin(&mut self, title: Title, dice: Dice, progress: &watch::Sender<u64>) {
        self.network = Network::new(self.world.clone(), dice);
        (self.title, self.progress) = (title, progress.clone());
        self.followed = None;
        self.table = TableId(0);
        self.moves.clear();
    }

    /// The table of this game, if the player sits there.
    pub fn table(&self) -> Option<TableId> {
        Some(self.table).filter(|table| *table != TableId(0))
    }

    /// Sits at a table.
    pub fn sit(&mut self, table: TableId, seat: Seat) {
        (self.table, self.seat) = (table, seat);
        self.world.ledger().seated(self.id, table);
    }

    /// The state of this player, for a table that does not go on.
    pub fn state(&self) -> String {
        let live = if self.connections.follows() { "news come" } else { "no news come" };
        match &self.followed {
            Some(game) => {
                let (version, awaited, behind) = (game.version, game.awaited, game.is_behind());
                format!("seat {}: version {version}, awaited {awaited:?}, behind {behind}, {live}", self.seat)
            }
            None => format!("seat {}: no view, {live}", self.seat),
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.table)
    }

    fn version(&self) -> u64 {
        self.followed.as_ref().map_or(0, |game| game.version)
    }

    /// Tells that the game has gone on, if it has.
    fn report(&self) {
        let version = self.version();
        self.progress.send_if_modified(|last| {
            let goes_on = version > *last;
            *last = version.max(*last);
            goes_on
        });
    }

    /// Notes a view or a change that cannot be. The player reads the view again.
    fn judge(&mut self, seen: Result<(), Wrong>) {
        if let Err(wrong) = seen {
            self.world.ledger().wrong_view(&format!("table {}, seat {}: {wrong}", self.table, self.seat));
            self.followed = None;
        }
    }

    /// Sends a request again and again, until it is answered.
    pub async fn deliver(&mut self, letter: &Letter) -> Result<Answer, Failure> {
        loop {
            let mut copies = 1;
            match self.network.fate(letter) {
                Fate::Delivered => {}
                Fate::Dropped => {
                    self.network.time_out().await;
                    continue;
                }
                Fate::Torn => {
                    let bytes = self.network.below(200 + letter.body.len());
                    self.connections.hang_up(letter, bytes).await?;
                    continue;
                }
                Fate::Unanswered => {
                    if self.connections.is_live() && self.network.chance(500) {
                        self.connections.send_live(letter).await;
                        self.connections.cut();
                    } else {
                        self.connections.hang_up(letter, usize::MAX).await?;
                    }
                    continue;
                }
                Fate::Doubled => copies = 2,
                Fate::Late => self.connections.send_later(letter.clone(), self.network.delay()),
                Fate::AfterOldOnes => self.repeat_old_moves().await?,
            }
            match self.ask(letter, copies).await? {
                Some(answer) if answer.is_passing() => self.network.time_out().await,
                Some(answer) if answer.status >= 500 => {
                    return Err(format!("{}: {}", letter.path, answer.body).into());
                }
                Some(answer) => return Ok(answer),
                None => self.network.time_out().await,
            }
        }
    }

    /// Sends old moves again, in any order. They are answered as before, which the ledger checks.
    async fn repeat_old_moves(&mut self) -> Result<(), Failure> {
        for _ in 0..MOST_OLD.min(self.moves.len()) {
            let old = self.moves[self.network.below(self.moves.len())].clone();
            self.ask(&old, 1).await?;
        }
        Ok(())
    }

    /// Sends a request so many times on one connection. Returns the first answer; none if the connection ends.
    async fn ask(&mut self, letter: &Letter, copies: usize) -> Result<Option<Answer>, Failure> {
        let answers = if self.connections.is_live() && !self.network.chance(often::HTTP) {
            self.ask_live(letter, copies).await?
        } else {
            self.connections.ask_http(letter, copies).await?
        };
        let Some(answers) = answers else { return Ok(None) };
        if let Some(key) = &letter.key {
            answers.iter().for_each(|answer| self.world.answered(key, answer));
        }
        Ok(answers.into_iter().next())
    }

    async fn ask_live(&mut self, letter: &Letter, copies: usize) -> Result<Option<Vec<Answer>>, Failure> {
        let mut answers = Vec::with_capacity(copies);
        let mut ids = Vec::with_capacity(copies);
        for _ in 0..copies {
            ids.push(self.connections.send_live(letter).await);
        }
        while answers.len() < copies {
            let Some(mut message) = self.connections.listen().await? else { return Ok(None) };
            match ids.iter().find_map(|id| message.answer_to(*id)) {
                Some(answer) => answers.push(answer),
                None => self.hear(message)?,
            }
        }
        Ok(Some(answers))
    }

    /// Reads a message about the table.
    fn hear(&mut self, message: Incoming) -> Result<(), Failure> {
        // It may be about the game before this one, or the late answer to a request.
        if message.table != Some(self.table) {
            return Ok(());
        }
        if let Some(problem) = message.problem {
            // A table that could not be read now is watched again later.
            self.connections.cut();
            return if problem.status == 503 { Ok(()) } else { Err(format!("not watched: {problem}").into()) };
        }
        let Some(game) = &mut self.followed else { return Ok(()) };
        let seen = if message.reset {
            game.fall_behind(message.version.unwrap_or(0));
            Ok(())
        } else if let Some(version) = message.version {
            game.began_to_watch(version)
        } else {
            message.news.into_iter().try_for_each(|news| game.hear(news))
        };
        self.judge(seen);
        self.report();
        Ok(())
    }

    /// Reads the view. If news come, it must be what they lead to.
    async fn look(&mut self) -> Result<(), Failure> {
        let known = self.version();
        let answer = self.deliver(&Letter::get(self.path("/view"))).await?;
        if answer.status != 200 {
            return Err(format!("no view: {}", answer.body).into());
        }
        let view: View = serde_json::from_value(answer.body)?;
        let follows = self.connections.follows();
        let seen = match &mut self.followed {
            Some(game) => game.read(view, known, follows),
            None => Followed::begin(view).map(|game| self.followed = Some(game)),
        };
        self.judge(seen);
        while self.followed.as_ref().is_some_and(|game| game.expected.is_some()) {
            if let Some(message) = self.connections.listen().await? {
                self.hear(message)?;
            } else if let Some(game) = &mut self.followed {
                let seen = game.stop_following();
                self.judge(seen);
            }
        }
        self.report();
        Ok(())
    }

    /// Waits for something to happen.
    async fn wait(&mut self) -> Result<(), Failure> {
        if !self.connections.follows() {
            if self.network.chance(often::POLL) {
                let news = Letter::get(self.path(&format!("/news?since={}&wait={WAIT}", self.version())));
                self.deliver(&news).await?;
                return self.look().await;
            }
            // Having seen more than it says does no harm.
            let since = self.version() - self.network.below(3).min(self.version() as usize) as u64;
            self.connections.watch(self.table, since).await?;
        }
        if self.network.fails(often::CUT) {
            self.connections.cut();
        } else if let Some(message) = self.connections.listen().await? {
            self.hear(message)?;
        }
        Ok(())
    }

    /// Plays a move at random, if the rules allow one.
    async fn act(&mut self) -> Result<(), Failure> {
        let (title, seat) = (self.title, self.seat);
        let Some(game) = &self.followed else { return Ok(()) };
        let chosen = match engine::choose(title, seat, &game.open, &game.own, self.network.dice()) {
            Ok(Some(chosen)) => chosen,
            Ok(None) => return Ok(()),
            Err(wrong) => {
                self.judge(Err(wrong));
                return Ok(());
            }
        };
        // The keys of all players and tables are the same: they must not be mistaken for each other.
        let key = Key { table: self.table, player: self.id, text: format!("{}", self.moves.len()) };
        let body = json!({ "moves": [chosen], "version": game.version, "key": key.text });
        let letter = Letter { key: Some(key), ..Letter::post(self.path("/moves"), &body) };
        let answer = self.deliver(&letter).await?;
        self.moves.push(letter);
        match (answer.status, answer.body["version"].as_u64()) {
            (200, Some(version)) => {
                while self.version() < version {
                    let is_behind = self.followed.as_ref().is_none_or(Followed::is_behind);
                    if self.connections.follows() && !is_behind {
                        self.wait().await?;
                    } else {
                        self.look().await?;
                    }
                }
                Ok(())
            }
            // The turn was over before a move was replaced.
            (409, _) => self.look().await,
            // It was legal in the view that this player knows, so the view is wrong.
            (422, _) => {
                self.judge(Err(format!("a legal move is refused: {body} {}", answer.body)));
                Ok(())
            }
            _ => Err(format!("{body}: {}", answer.body).into()),
        }
    }

    /// Plays to the end of the game. Returns the last view.
    pub async fn play(&mut self) -> Result<String, Failure> {
        loop {
            let Some(game) = &self.followed else {
                self.look().await?;
                continue;
            };
            let (is_behind, awaited) = (game.is_behind(), game.awaited);
            if is_behind || self.network.chance(often::LOOK) {
                self.look().await?;
            } else if awaited.is_empty() {
                break;
            } else if awaited.contains(self.seat) || self.network.chance(often::REPLACE) {
                self.act().await?;
            } else {
                self.wait().await?;
            }
        }
        self.look().await?;
        self.connections.unwatch(self.table).await;
        let last = self.followed.as_ref().ok_or("the last view is wrong")?;
        Ok(last.text(self.seat))
    }
}
