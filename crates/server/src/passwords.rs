//! Passwords are hashed away from the thread of the sockets, one at a time: each hash takes 19 MB.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use protocol::Problem;
use tokio::sync::Semaphore;

use crate::origin::Origin;

/// The most passwords of one address that wait.
const MOST_OF_ONE: u64 = 4;

/// The queue of passwords.
pub(crate) struct Passwords {
    one: Semaphore,
    waiting: Mutex<Waiting>,
    most: u64,
}

#[derive(Default)]
struct Waiting {
    all: u64,
    by_origin: HashMap<Origin, u64>,
}

/// A password that waits or is being hashed, as long as this is there.
struct InLine<'a>(&'a Passwords, Option<Origin>);

impl Drop for InLine<'_> {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.all -= 1;
        if let Some(origin) = self.1
            && let Some(count) = waiting.by_origin.get_mut(&origin)
        {
            *count -= 1;
            if *count == 0 {
                waiting.by_origin.remove(&origin);
            }
        }
    }
}

fn too_many() -> Problem {
    Problem::new(503, "overloaded", "too many passwords are being checked; try again in a moment").with("wait", 5)
}

impl Passwords {
    /// A queue that takes so many passwords.
    pub fn new(most: u64) -> Passwords {
        Passwords { one: Semaphore::new(1), waiting: Mutex::default(), most }
    }

    fn line_up(&self, origin: Option<Origin>) -> Result<InLine<'_>, Problem> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let of_one = origin.map_or(0, |origin| waiting.by_origin.get(&origin).copied().unwrap_or(0));
        if waiting.all >= self.most || of_one >= MOST_OF_ONE {
            return Err(too_many());
        }
        waiting.all += 1;
        if let Some(origin) = origin {
            waiting.by_origin.insert(origin, of_one + 1);
        }
        Ok(InLine(self, origin))
    }

    async fn run<R: Send + 'static>(
        &self,
        origin: Option<Origin>,
        run: impl FnOnce() -> Result<R, Problem> + Send + 'static,
    ) -> Result<R, Problem> {
        let _in_line = self.line_up(origin)?;
        let _one = self.one.acquire().await.map_err(|_| Problem::not_stored())?;
        tokio::task::spawn_blocking(run).await.unwrap_or_else(|_| Err(Problem::not_stored()))
    }

    /// The hash of a password, with a salt of its own.
    pub async fn hash(&self, origin: Option<Origin>, password: String) -> Result<String, Problem> {
        let hash = move || {
            let hashed = Argon2::default().hash_password(password.as_bytes());
            hashed.map(|hash| hash.to_string()).map_err(|_| Problem::not_stored())
        };
        self.run(origin, hash).await
    }

    /// Whether a password has this hash. Without a hash it takes as long, so that the time does not tell.
    pub async fn is_right(
        &self,
        origin: Option<Origin>,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Problem> {
        let is_known = hash.is_some();
        let hash = hash.unwrap_or_else(|| DUMMY_HASH.to_owned());
        let verify = move || {
            let hash = PasswordHash::new(&hash).map_err(|_| Problem::not_stored())?;
            Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        self.run(origin, verify).await.map(|is_right| is_right && is_known)
    }
}

/// The hash of a password that nobody has.
const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$DGs3VGbdJz1RLEuZpSGrwFzzcHZ/DmrUYZo5x5KXfMI";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dummy_hash_is_a_hash() {
        assert!(PasswordHash::new(DUMMY_HASH).is_ok());
    }

    #[test]
    fn only_so_many_passwords_wait_and_of_one_address_fewer() {
        let passwords = Passwords::new(6);
        let origin = |last| Some(Origin::from(std::net::IpAddr::from([192, 0, 2, last])));
        let crowd: Vec<_> = (0..MOST_OF_ONE).map(|_| passwords.line_up(origin(1)).expect("there is room")).collect();
        assert!(passwords.line_up(origin(1)).is_err(), "others need room too");
        let _other = (passwords.line_up(origin(2)).expect("there is room"), passwords.line_up(None).expect("one more"));
        assert!(passwords.line_up(origin(3)).is_err(), "six wait");
        drop(crowd);
        assert!(passwords.line_up(origin(1)).is_ok());
    }
}
