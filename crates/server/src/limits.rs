//! Limits: how often players and addresses may ask for what. The figures are [`Bounds`].

use std::collections::HashMap;
use std::hash::Hash;
use std::num::{NonZero, NonZeroU32};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Bounds, PlayerId, Problem, TableId};

use crate::origin::Origin;

/// Something that may be done so often in a while.
struct Rate<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

/// It was done too often. Says after how many seconds it may be done again.
struct TooOften(u64);

impl<K: Hash + Eq + Clone> Rate<K> {
    /// So often in a while, all at once or one after the other.
    fn new(most: u64, within: Duration) -> Rate<K> {
        let most = u32::try_from(most).ok().and_then(NonZeroU32::new).unwrap_or(NonZero::<u32>::MIN);
        let each = within.checked_div(most.get()).filter(|each| !each.is_zero()).unwrap_or(Duration::from_nanos(1));
        let quota = Quota::with_period(each).expect("it is not zero").allow_burst(most);
        Rate(RateLimiter::keyed(quota))
    }

    /// Counts something. What costs more than is ever allowed at once is counted as that.
    fn check(&self, key: &K, cost: NonZeroU32) -> Result<(), TooOften> {
        let counted = match self.0.check_key_n(key, cost) {
            Ok(counted) => counted,
            Err(most) => {
                self.0.check_key_n(key, NonZeroU32::new(most.0).unwrap_or(NonZero::<u32>::MIN)).unwrap_or(Ok(()))
            }
        };
        counted.map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            TooOften(wait.as_secs() + 1)
        })
    }

    fn once(&self, key: &K) -> Result<(), TooOften> {
        self.check(key, NonZero::<u32>::MIN)
    }

    fn tidy(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

fn too_many(code: &'static str, why: &str) -> impl Fn(TooOften) -> Problem {
    move |TooOften(wait)| Problem::new(429, code, why).with("wait", wait)
}

/// Counts requests.
pub(crate) struct Limits {
    players: Rate<PlayerId>,
    addresses: Rate<Origin>,
    codes: Rate<Origin>,
    guests: Rate<Origin>,
    tables: Rate<Origin>,
    logins: Rate<Origin>,
    chats: Rate<PlayerId>,
    changes: Rate<(PlayerId, TableId)>,
    exports: Rate<PlayerId>,
    wrong: Mutex<HashMap<Guesser, Wrong>>,
    attempts: u32,
}

/// Who tries a login: which one, from where.
type Guesser = (String, Option<Origin>);

/// Wrong passwords in a row.
struct Wrong {
    count: u32,
    /// When the next attempt is allowed.
    until: Instant,
}

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// The first pause after too many wrong passwords; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_secs(2);
const LONGEST_PAUSE: Duration = Duration::from_secs(15 * 60);
/// The most guessers that are remembered; then those whose pause is over are forgotten, and at last all.
const MOST_GUESSERS: usize = 100_000;

impl Limits {
    pub fn new(bounds: &Bounds) -> Limits {
        Limits {
            players: Rate::new(bounds.player_requests, SECOND),
            addresses: Rate::new(bounds.address_requests, SECOND),
            codes: Rate::new(bounds.address_codes, MINUTE),
            guests: Rate::new(bounds.address_guests, HOUR),
            tables: Rate::new(bounds.address_tables, HOUR),
            logins: Rate::new(bounds.address_logins, 10 * MINUTE),
            chats: Rate::new(bounds.player_chat, MINUTE),
            changes: Rate::new(bounds.player_changes, MINUTE),
            exports: Rate::new(bounds.player_exports, HOUR),
            wrong: Mutex::default(),
            attempts: u32::try_from(bounds.login_attempts).unwrap_or(u32::MAX),
        }
    }

    /// Counts a request of an address before it is read.
    pub fn check_address(&self, address: Origin) -> Result<(), Problem> {
        self.addresses.once(&address).map_err(too_many("too-many-requests", "you ask too often; wait a second"))
    }

    /// Counts a request of a player before it is read.
    pub fn check_player(&self, player: PlayerId) -> Result<(), Problem> {
        self.players.once(&player).map_err(too_many("too-many-requests", "you ask too often; wait a second"))
    }

    /// Counts what a request costs besides having been sent.
    pub fn check_cost(&self, address: Origin, player: Option<PlayerId>, cost: u32) -> Result<(), Problem> {
        let Some(rest) = NonZeroU32::new(cost.saturating_sub(1)) else { return Ok(()) };
        let problem = too_many("too-many-requests", "you ask for too much; wait a second");
        self.addresses.check(&address, rest).map_err(&problem)?;
        player.map_or(Ok(()), |player| self.players.check(&player, rest).map_err(&problem))
    }

    /// Counts an attempt of an address to find a table by its code.
    pub fn check_code(&self, address: Origin) -> Result<(), Problem> {
        let why = "you have tried too many codes; wait a moment";
        self.codes.once(&address).map_err(too_many("too-many-requests", why))
    }

    /// Counts a new guest of an address.
    pub fn check_guest(&self, address: Origin) -> Result<(), Problem> {
        let why = "too many guests have come from your address; try again later";
        self.guests.once(&address).map_err(too_many("too-many-guests", why))
    }

    /// Counts a table that an address opens.
    pub fn check_opening(&self, address: Origin) -> Result<(), Problem> {
        let why = "too many tables were opened from your address; try again later";
        self.tables.once(&address).map_err(too_many("too-many-tables", why))
    }

    /// Counts an attempt of an address to log in, or to set a password.
    pub fn check_login(&self, address: Origin) -> Result<(), Problem> {
        let why = "too many logins were tried from your address; try again later";
        self.logins.once(&address).map_err(too_many("too-many-attempts", why))
    }

    /// Counts a chat message.
    pub fn check_chat(&self, player: PlayerId) -> Result<(), Problem> {
        self.chats.once(&player).map_err(too_many("too-many-messages", "you say too much; wait a moment"))
    }

    /// Counts a command at a table that is no move.
    pub fn check_change(&self, player: PlayerId, table: TableId) -> Result<(), Problem> {
        let why = "you change too much at this table; wait a moment";
        self.changes.once(&(player, table)).map_err(too_many("too-many-changes", why))
    }

    /// Counts an export.
    pub fn check_export(&self, player: PlayerId) -> Result<(), Problem> {
        let why = "you have exported your data too often; try again later";
        self.exports.once(&player).map_err(too_many("too-many-exports", why))
    }

    /// Whether somebody may try a login now: after several wrong passwords in a row there is a pause.
    pub fn check_guess(&self, login: &str, address: Option<Origin>) -> Result<(), Problem> {
        let wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        let until = wrong.get(&(login.to_owned(), address)).map(|wrong| wrong.until);
        match until.map(|until| until.saturating_duration_since(Instant::now())) {
            Some(pause) if !pause.is_zero() => {
                let why = "the password was wrong too often; wait a while";
                Err(too_many("too-many-attempts", why)(TooOften(pause.as_secs() + 1)))
            }
            _ => Ok(()),
        }
    }

    /// Somebody has tried a login.
    pub fn guessed(&self, login: String, address: Option<Origin>, is_right: bool) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        if is_right {
            wrong.remove(&(login, address));
            return;
        }
        if wrong.len() >= MOST_GUESSERS {
            let now = Instant::now();
            wrong.retain(|_, wrong| wrong.until > now);
            if wrong.len() >= MOST_GUESSERS {
                wrong.clear();
            }
        }
        let now = Instant::now();
        let entry = wrong.entry((login, address)).or_insert(Wrong { count: 0, until: now });
        entry.count = entry.count.saturating_add(1);
        entry.until = now + pause_after(entry.count, self.attempts);
    }

    /// Forgets who has not asked for a while.
    pub fn tidy(&self) {
        self.players.tidy();
        [&self.addresses, &self.codes, &self.guests, &self.tables, &self.logins].into_iter().for_each(Rate::tidy);
        [&self.chats, &self.exports].into_iter().for_each(Rate::tidy);
        self.changes.tidy();
        // Wrong passwords are remembered for as long as the longest pause.
        let long_ago = Instant::now().checked_sub(LONGEST_PAUSE);
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        wrong.retain(|_, wrong| long_ago.is_none_or(|long_ago| wrong.until > long_ago));
    }
}

/// How long to wait after so many wrong passwords in a row, of which `free` cost nothing.
fn pause_after(count: u32, free: u32) -> Duration {
    match count.checked_sub(free) {
        None => Duration::ZERO,
        Some(more) => FIRST_PAUSE.saturating_mul(1 << more.min(16)).min(LONGEST_PAUSE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(last: u8) -> Origin {
        Origin::from(std::net::IpAddr::from([192, 0, 2, last]))
    }

    #[test]
    fn pauses_grow_after_some_wrong_passwords() {
        let pauses: Vec<u64> = [1, 4, 5, 6, 7, 20].map(|count| pause_after(count, 5).as_secs()).into();
        assert_eq!(pauses, [0, 0, 2, 4, 8, 900]);
    }

    #[test]
    fn a_right_password_and_another_address_begin_anew() {
        let limits = Limits::new(&Bounds::CLUB);
        let (login, here) = ("anna".to_owned(), Some(origin(1)));
        for _ in 0..5 {
            assert_eq!(limits.check_guess(&login, here), Ok(()));
            limits.guessed(login.clone(), here, false);
        }
        let refused = limits.check_guess(&login, here).expect_err("five were wrong");
        assert_eq!((refused.status, &*refused.code), (429, "too-many-attempts"));
        assert!(refused.args["wait"].as_u64().is_some_and(|wait| (1..=3).contains(&wait)), "{refused:?}");
        assert_eq!(limits.check_guess(&login, Some(origin(2))), Ok(()), "nobody is locked out by a stranger");
        assert_eq!(limits.check_guess("ben", here), Ok(()));
        limits.guessed(login.clone(), here, true);
        assert_eq!(limits.check_guess(&login, here), Ok(()));
    }

    #[test]
    fn expensive_requests_count_as_several() {
        let limits = Limits::new(&Bounds { player_requests: 10, address_requests: 100, ..Bounds::CLUB });
        let (anna, here) = (PlayerId(1), origin(1));
        assert_eq!(limits.check_cost(here, Some(anna), 10), Ok(()));
        assert_eq!(limits.check_player(anna), Ok(()), "the request itself");
        let refused = limits.check_player(anna).expect_err("ten are used up");
        assert_eq!(&*refused.code, "too-many-requests");
        let all = limits.check_cost(origin(2), Some(PlayerId(2)), 1000);
        assert_eq!(all, Ok(()), "it costs what there is at most");
    }
}
