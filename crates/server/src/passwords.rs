//! Passwords are hashed away from the thread of the sockets, one at a time: each hash takes 19 MB. One thread keeps
//! this memory: allocated and freed for each hash, it grew to 100 MB and more, because freed pieces of such a size did not fit the
//! next request.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};

use argon2::password_hash::phc::{Output, ParamsString, Salt};
use argon2::{ARGON2ID_IDENT, Argon2, Block, Params, PasswordHash, Version};
use protocol::Problem;
use tokio::sync::{Semaphore, oneshot};

use crate::origin::Origin;

/// The most passwords of one address that wait.
const MOST_OF_ONE: u64 = 4;

/// Work for the thread.
type Hash = Box<dyn FnOnce(&mut Vec<Block>) + Send>;

/// The queue of passwords.
pub(crate) struct Passwords {
    one: Arc<Semaphore>,
    thread: mpsc::Sender<Hash>,
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
    /// A queue that takes so many passwords, and the thread that hashes them.
    pub fn new(most: u64) -> Passwords {
        let (thread, work) = mpsc::channel::<Hash>();
        let hashing = move || {
            let mut memory = Vec::new();
            for hash in work {
                // Whoever waits is told by the end of the channel.
                let _ = catch_unwind(AssertUnwindSafe(|| hash(&mut memory)));
            }
        };
        // Without it every login is refused.
        let _ = std::thread::Builder::new().name("passwords".to_owned()).spawn(hashing);
        Passwords { one: Arc::new(Semaphore::new(1)), thread, waiting: Mutex::default(), most }
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
        run: impl FnOnce(&mut Vec<Block>) -> Result<R, Problem> + Send + 'static,
    ) -> Result<R, Problem> {
        let _in_line = self.line_up(origin)?;
        let one = self.one.clone().acquire_owned().await.map_err(|_| Problem::not_stored())?;
        let (sender, hashed) = oneshot::channel();
        let hash = move |memory: &mut Vec<Block>| {
            // Whoever asked may be gone by now. The next one waits until this is done all the same.
            let _ = sender.send(run(memory));
            drop(one);
        };
        self.thread.send(Box::new(hash)).map_err(|_| Problem::not_stored())?;
        hashed.await.unwrap_or_else(|_| Err(Problem::not_stored()))
    }

    /// The hash of a password, with a salt of its own.
    pub async fn hash(&self, origin: Option<Origin>, password: String) -> Result<String, Problem> {
        self.run(origin, move |memory| hash(memory, &password).ok_or_else(Problem::not_stored)).await
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
        let verify = move |memory: &mut Vec<Block>| {
            let hash = PasswordHash::new(&hash).map_err(|_| Problem::not_stored())?;
            Ok(verify(memory, &password, &hash).unwrap_or(false))
        };
        self.run(origin, verify).await.map(|is_right| is_right && is_known)
    }
}

/// Computes the part of a hash that depends on the password.
fn output(memory: &mut Vec<Block>, password: &str, salt: &[u8], params: Params) -> Option<Output> {
    let blocks = params.block_count();
    memory.resize(blocks.max(memory.len()), Block::default());
    let mut bytes = [0; Params::DEFAULT_OUTPUT_LEN];
    let argon2 = Argon2::from(params);
    argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut bytes, &mut memory[..blocks]).ok()?;
    Output::new(&bytes).ok()
}

fn hash(memory: &mut Vec<Block>, password: &str) -> Option<String> {
    let mut salt = [0; Salt::RECOMMENDED_LENGTH];
    getrandom::fill(&mut salt).ok()?;
    let params = Params::default();
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(output(memory, password, &salt, params)?),
    };
    Some(hash.to_string())
}

/// Whether a password has this hash, which [`hash`] has made.
fn verify(memory: &mut Vec<Block>, password: &str, hash: &PasswordHash) -> Option<bool> {
    let computed = output(memory, password, hash.salt.as_ref()?, Params::try_from(hash).ok()?)?;
    // This comparison takes the same time for all.
    Some(hash.algorithm == ARGON2ID_IDENT && hash.hash.as_ref()? == &computed)
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
    fn the_memory_of_one_hash_is_used_for_the_next() {
        let mut memory = Vec::new();
        let [anna, ben] =
            ["correct horse", "battery staple"].map(|password| hash(&mut memory, password).expect("a hash"));
        let is_right = |memory: &mut Vec<Block>, password: &str, hash: &str| {
            // What others read is what the library itself says.
            let parsed = PasswordHash::new(hash).expect("a hash");
            let says = argon2::PasswordVerifier::verify_password(&Argon2::default(), password.as_bytes(), &parsed);
            assert_eq!(verify(memory, password, &parsed), Some(says.is_ok()), "{password} {hash}");
            says.is_ok()
        };
        assert!(is_right(&mut memory, "correct horse", &anna) && is_right(&mut memory, "battery staple", &ben));
        assert!(!is_right(&mut memory, "correct horse", &ben) && !is_right(&mut memory, "", &anna));
        assert!(hash(&mut memory, "correct horse").is_some_and(|again| again != anna), "each has a salt of its own");
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
