//! Decides commands: who may do what, and when. Deciding changes nothing.

use bots::BotName;
use protocol::fair;
use protocol::limits::{check_key, check_luck};
use protocol::row::Opened;
use protocol::{
    Bounds, EmptySeats, Entry, HandOver, Join, Kick, LetIn, Moves, OpenTable, Pace, PlayerId, Problem, Start,
    TableState,
};
use serde::{Deserialize, Serialize};
use shelf::Title;
use table::Seat;
use words::Words;

use crate::room::{Presence, Room, SUBSTITUTE, Sitter};
use crate::running;

/// How long a seat must be away before others may hand it to a bot, in milliseconds.
pub const AWAY: u64 = 60_000;

/// A change of a table that a player asks for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Command {
    /// Sits down, or takes the seat back from a bot.
    Join(Join),
    /// Starts the game.
    Start(Start),
    /// Leaves the table.
    Leave,
    /// Gives up.
    Resign,
    /// Wants to take back, or agrees.
    TakeBack,
    /// Declines what another wants to take back.
    Decline,
    /// Removes a player, or a bot before the start.
    Kick(Kick),
    /// Lets a removed player come back.
    LetIn(LetIn),
    /// Gives a seat to a bot.
    Bot(u8, HandOver),
    /// Plays.
    Moves(Moves),
}

/// What is decided about a command.
#[derive(Debug)]
pub(crate) enum Decision {
    /// It becomes a row.
    Accept(Entry),
    /// It was done before, at this version: the answer is the same again.
    Done(u64),
}

fn unknown_bot(name: &str) -> Problem {
    let known = BotName::ALL.map(BotName::name).join(", ");
    Problem::unprocessable("unknown-bot", "there is no such bot").with("bot", name).with("known", known)
}

fn check_bot(name: &str) -> Result<(), Problem> {
    BotName::named(name).map(|_| ()).ok_or_else(|| unknown_bot(name))
}

fn check_pace(pace: Pace) -> Result<(), Problem> {
    let good = match pace {
        Pace::Live { bank, add } => (1..=86_400).contains(&bank) && add <= 3600,
        Pace::Slow { hours } => (1..=720).contains(&hours),
    };
    let rule = "a bank has 1 to 86,400 seconds, an addition at most 3,600, and a slow turn 1 to 720 hours";
    if good { Ok(()) } else { Err(Problem::unprocessable("bad-pace", rule)) }
}

/// Decides whether a table can be opened.
pub(crate) fn decide_open(open: &OpenTable, random: [u8; 32], words: &Words) -> Result<Opened, Problem> {
    if let Some(key) = &open.key {
        check_key(key)?;
    }
    let Some(title) = Title::named(&open.game) else {
        let known: Vec<&str> = Title::newest().map(Title::name).collect();
        let problem = Problem::unprocessable("unknown-game", "there is no such game");
        return Err(problem.with("game", open.game.as_str()).with("known", known.join(", ")));
    };
    if open.rated {
        return Err(Problem::unprocessable("not-yet", "there are no ratings yet"));
    }
    let options = running::check_set_up(title, open.seats, &open.options, words)?;
    open.pace.map_or(Ok(()), check_pace)?;
    open.luck.as_deref().map_or(Ok(()), check_luck)?;
    for (&seat, bot) in &open.bots {
        if seat == 0 || seat >= open.seats {
            let rule = "seat 0 is the opener's; bots sit at the other seats";
            return Err(Problem::unprocessable("bad-seat", rule).with("seat", seat));
        }
        check_bot(bot)?;
    }
    Ok(Opened {
        game: open.game.clone(),
        generation: title.generation(),
        seats: open.seats,
        options,
        bots: open.bots.iter().map(|(seat, bot)| (Seat(*seat), bot.clone())).collect(),
        listed: open.listed,
        pace: open.pace,
        hints: open.hints,
        start: open.start,
        secret: fair::secret(random),
        luck: open.luck.clone(),
        reserved: Vec::new(),
    })
}

fn not_seated() -> Problem {
    Problem::forbidden("not-seated", "you do not sit at this table")
}

fn not_opener() -> Problem {
    Problem::forbidden("not-opener", "only the opener of the table may do this")
}

fn taken(seat: u8) -> Problem {
    Problem::conflict("taken", "this seat is taken").with("seat", seat)
}

pub(crate) fn kicked() -> Problem {
    Problem::forbidden("kicked", "the opener has removed you from this table")
}

fn not_started() -> Problem {
    Problem::conflict("not-started", "the game has not started")
}

fn started() -> Problem {
    Problem::conflict("started", "the game has started")
}

fn closed() -> Problem {
    Problem::conflict("closed", "this table is closed")
}

fn stale(version: u64) -> Problem {
    Problem::conflict("stale", "the table has changed since that version; read the view again").with("version", version)
}

impl Room {
    /// Decides a command of a player. `is_away` says whether a player has been away for long.
    pub(crate) fn decide(
        &self,
        who: PlayerId,
        command: &Command,
        words: &Words,
        bounds: &Bounds,
        is_away: impl Fn(PlayerId) -> bool,
    ) -> Result<Decision, Problem> {
        match command {
            Command::Join(join) => self.decide_join(who, join, bounds),
            Command::Start(start) => self.decide_start(who, start, words),
            Command::Leave => self.decide_leave(who),
            Command::Resign => self.decide_resign(who),
            Command::TakeBack => self.decide_take_back(who),
            Command::Decline => self.decide_decline(who),
            Command::Kick(kick) => self.decide_kick(who, *kick),
            Command::LetIn(let_in) => self.decide_let_in(who, *let_in),
            Command::Bot(seat, bot) => self.decide_bot(who, *seat, bot, is_away),
            Command::Moves(moves) => self.decide_moves(who, moves, words),
        }
    }

    fn done(&self) -> Result<Decision, Problem> {
        Ok(Decision::Done(self.version))
    }

    /// The seat and presence of a player.
    fn place_of(&self, who: PlayerId) -> Result<(Seat, Presence), Problem> {
        let seat = self.seat_of(who).ok_or_else(not_seated)?;
        match self.chairs[seat.index()].sitter {
            Sitter::Player(_, presence) => Ok((seat, presence)),
            _ => Err(not_seated()),
        }
    }

    fn decide_join(&self, who: PlayerId, join: &Join, bounds: &Bounds) -> Result<Decision, Problem> {
        join.luck.as_deref().map_or(Ok(()), check_luck)?;
        if self.kicked.contains(&who) && !self.has_ended() {
            return Err(kicked());
        }
        if let Ok((seat, presence)) = self.place_of(who) {
            let own = &self.chairs[seat.index()];
            return match (self.state, presence) {
                (TableState::Gathering, _) if join.luck.is_some() && join.luck != own.luck => {
                    if own.lucks >= bounds.table_lucks {
                        let why = "you have brought another luck too often";
                        return Err(Problem::new(429, "too-many-lucks", why).with("most", bounds.table_lucks));
                    }
                    Ok(Decision::Accept(Entry::Join { seat, luck: join.luck.clone() }))
                }
                (TableState::Playing, Presence::Left | Presence::Replaced) => {
                    Ok(Decision::Accept(Entry::Return { seat }))
                }
                _ => self.done(),
            };
        }
        match self.state {
            TableState::Gathering => {}
            TableState::Closed => return Err(closed()),
            TableState::Playing | TableState::Over => return Err(started()),
        }
        let is_kept = |seat: u8| self.reserved.get(&seat).is_some_and(|player| *player != who);
        let is_free = |seat: u8| self.chairs[usize::from(seat)].sitter == Sitter::Nobody && !is_kept(seat);
        let own = self.reserved.iter().filter(|(_, player)| **player == who).map(|(seat, _)| *seat);
        let first_free = own.chain(0..self.chairs.len() as u8).find(|seat| is_free(*seat));
        let seat = match (join.seat, first_free) {
            (Some(seat), _) if usize::from(seat) >= self.chairs.len() => return Err(Problem::not_found("seat")),
            (Some(seat), _) if is_kept(seat) => return Err(taken(seat)),
            (_, None) => return Err(Problem::conflict("full", "all seats are taken")),
            (Some(seat), _) if !is_free(seat) => return Err(taken(seat)),
            (Some(seat), _) | (None, Some(seat)) => Seat(seat),
        };
        Ok(Decision::Accept(Entry::Join { seat, luck: join.luck.clone() }))
    }

    fn decide_start(&self, who: PlayerId, start: &Start, words: &Words) -> Result<Decision, Problem> {
        if self.opener != Some(who) {
            return Err(not_opener());
        }
        match self.state {
            TableState::Gathering => {}
            TableState::Closed => return Err(closed()),
            TableState::Playing | TableState::Over => return self.done(),
        }
        let taken = self.chairs.iter().filter(|chair| chair.sitter != Sitter::Nobody).count();
        let drop_empty = start.empty == Some(EmptySeats::Drop) && taken < self.chairs.len();
        let too_few = taken < usize::from(self.title.seats().0);
        if taken < self.chairs.len() && (!drop_empty || too_few) {
            let free = self.chairs.len() - taken;
            return Err(Problem::conflict("not-full", "some seats are empty").with("empty", free));
        }
        running::check_set_up(self.title, taken as u8, &self.opened.options, words)?;
        Ok(Decision::Accept(Entry::Start { drop_empty }))
    }

    fn decide_leave(&self, who: PlayerId) -> Result<Decision, Problem> {
        let (seat, presence) = self.place_of(who)?;
        match (self.state, presence) {
            (TableState::Over | TableState::Closed, _) | (_, Presence::Left | Presence::Resigned) => self.done(),
            _ => Ok(Decision::Accept(Entry::Leave { seat })),
        }
    }

    fn decide_resign(&self, who: PlayerId) -> Result<Decision, Problem> {
        let (seat, presence) = self.place_of(who)?;
        match (self.state, presence) {
            (TableState::Gathering, _) => Err(not_started()),
            (TableState::Over | TableState::Closed, _) | (_, Presence::Resigned) => self.done(),
            _ => Ok(Decision::Accept(Entry::Resign { seat })),
        }
    }

    /// The seat of somebody who plays now.
    fn playing_seat(&self, who: PlayerId) -> Result<Seat, Problem> {
        let (seat, presence) = self.place_of(who)?;
        if self.state != TableState::Playing {
            return Err(if self.has_ended() { closed_or_over(self.state) } else { not_started() });
        }
        if presence != Presence::Playing {
            return Err(played_by_bot());
        }
        Ok(seat)
    }

    fn decide_decline(&self, who: PlayerId) -> Result<Decision, Problem> {
        let seat = self.playing_seat(who)?;
        if self.take_back.is_some_and(|wish| !wish.agreed.contains(seat)) {
            return Ok(Decision::Accept(Entry::Decline { seat }));
        }
        Err(Problem::conflict("nothing-to-decline", "nobody asks you to take something back"))
    }

    fn decide_take_back(&self, who: PlayerId) -> Result<Decision, Problem> {
        let seat = self.playing_seat(who)?;
        if let Some(wish) = self.take_back {
            // Whoever had not agreed may have left since. Then it is done with the next row.
            if wish.agreed.contains(seat) && !self.all_have_agreed(wish) {
                return self.done();
            }
            return Ok(Decision::Accept(Entry::TakeBack { seat, moves: wish.moves }));
        }
        let own = self.batches.iter().rev().find(|(by, _)| *by == seat);
        match own {
            Some(&(_, moves)) => Ok(Decision::Accept(Entry::TakeBack { seat, moves })),
            None => {
                let why = "you have made no move since something was revealed";
                Err(Problem::conflict("nothing-to-take-back", why))
            }
        }
    }

    fn decide_kick(&self, who: PlayerId, Kick { seat }: Kick) -> Result<Decision, Problem> {
        if self.opener != Some(who) {
            return Err(not_opener());
        }
        let chair = self.chairs.get(usize::from(seat)).ok_or_else(|| Problem::not_found("seat"))?;
        match (self.state, &chair.sitter) {
            (TableState::Closed, _) => Err(closed()),
            (TableState::Over, _) | (TableState::Playing, Sitter::Bot(_)) => Err(started()),
            (_, Sitter::Player(player, _)) if *player == who => {
                Err(Problem::conflict("own-seat", "leave the table instead of removing yourself"))
            }
            (_, Sitter::Player(player, _)) if self.kicked.contains(player) => self.done(),
            (_, Sitter::Nobody) if !self.reserved.contains_key(&seat) => self.done(),
            (_, Sitter::Player(..) | Sitter::Bot(_) | Sitter::Nobody) => {
                Ok(Decision::Accept(Entry::Kick { seat: Seat(seat) }))
            }
        }
    }

    fn decide_let_in(&self, who: PlayerId, LetIn { player }: LetIn) -> Result<Decision, Problem> {
        if self.opener != Some(who) {
            return Err(not_opener());
        }
        match self.kicked.contains(&player) {
            true if self.has_ended() => Err(closed_or_over(self.state)),
            true => Ok(Decision::Accept(Entry::LetIn { player })),
            false => self.done(),
        }
    }

    fn decide_bot(
        &self,
        who: PlayerId,
        seat: u8,
        HandOver { bot }: &HandOver,
        is_away: impl Fn(PlayerId) -> bool,
    ) -> Result<Decision, Problem> {
        let bot = bot.as_deref().unwrap_or(SUBSTITUTE);
        check_bot(bot)?;
        self.place_of(who)?;
        if self.kicked.contains(&who) {
            return Err(kicked());
        }
        let chair = self.chairs.get(usize::from(seat)).ok_or_else(|| Problem::not_found("seat"))?;
        let seat = Seat(seat);
        match self.state {
            TableState::Gathering if self.opener != Some(who) => Err(not_opener()),
            TableState::Gathering if chair.sitter != Sitter::Nobody || self.reserved.contains_key(&seat.0) => {
                Err(taken(seat.0))
            }
            TableState::Gathering => Ok(Decision::Accept(Entry::Bot { seat, bot: bot.to_owned() })),
            TableState::Playing if chair.bot().is_some() => self.done(),
            TableState::Playing => {
                let is_slow = chair.player().is_some_and(is_away) && self.awaited().contains(seat);
                if self.opened.pace.is_some() || !is_slow {
                    let why = "a seat may be handed to a bot when it is awaited and away for 60 seconds, at a table without a pace";
                    return Err(Problem::conflict("not-away", why));
                }
                Ok(Decision::Accept(Entry::Bot { seat, bot: SUBSTITUTE.to_owned() }))
            }
            TableState::Over | TableState::Closed => Err(closed_or_over(self.state)),
        }
    }

    fn decide_moves(&self, who: PlayerId, moves: &Moves, words: &Words) -> Result<Decision, Problem> {
        check_key(&moves.key)?;
        if let Some(version) = self.accepted(who, &moves.key) {
            return Ok(Decision::Done(version));
        }
        let (seat, presence) = self.place_of(who)?;
        let Some(game) = &self.game else { return Err(not_started()) };
        let since = self.turn.max(self.sealed[seat.index()]);
        if moves.version < since || moves.version > self.version {
            return Err(stale(self.version));
        }
        if self.state != TableState::Playing || !game.awaited().contains(seat) {
            return Err(Problem::conflict("not-awaited", "this seat need not act now"));
        }
        if presence != Presence::Playing {
            return Err(played_by_bot());
        }
        let actions = game.check(seat, &moves.moves, words)?;
        Ok(Decision::Accept(Entry::Moves { seat, actions }))
    }
}

fn played_by_bot() -> Problem {
    Problem::conflict("played-by-bot", "a bot plays this seat; join the table again to take it back")
}

fn closed_or_over(state: TableState) -> Problem {
    if state == TableState::Closed { closed() } else { Problem::conflict("over", "the game is over") }
}
