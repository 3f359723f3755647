//! What the attackers were answered.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};

use crate::kinds::Kind;

/// The answers to all attackers.
#[derive(Default)]
pub struct Answers(Mutex<Inside>);

#[derive(Default)]
struct Inside {
    /// How often each kind got each status. 0: no answer came.
    counts: BTreeMap<Kind, BTreeMap<u16, u64>>,
    /// What the server should not have done, once for each kind.
    wrong: BTreeMap<Kind, String>,
}

impl Answers {
    fn with<R>(&self, act: impl FnOnce(&mut Inside) -> R) -> R {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Counts an answer. The only server error that an attack may cause is that there is no room.
    pub fn count(&self, kind: Kind, status: u16) {
        self.with(|inside| *inside.counts.entry(kind).or_default().entry(status).or_default() += 1);
        if status >= 500 && status != 503 {
            self.wrong(kind, format!("a request was answered {status}"));
        }
    }

    /// The server has done what it should not.
    pub fn wrong(&self, kind: Kind, what: String) {
        self.with(|inside| _ = inside.wrong.entry(kind).or_insert(what));
    }

    /// All that the server should not have done.
    pub fn all_wrong(&self) -> Vec<String> {
        self.with(|inside| inside.wrong.iter().map(|(kind, what)| format!("{}: {what}", kind.name())).collect())
    }

    /// How many requests were sent.
    pub fn sent(&self) -> u64 {
        self.with(|inside| inside.counts.values().flat_map(BTreeMap::values).sum())
    }

    /// How many kinds of attack got an answer.
    pub fn kinds(&self) -> usize {
        self.with(|inside| inside.counts.len())
    }

    /// A line for each kind.
    pub fn lines(&self) -> Vec<String> {
        let line = |(kind, counts): (&Kind, &BTreeMap<u16, u64>)| {
            let mut line = format!("  {:<14}", kind.name());
            for (status, count) in counts {
                let what = if *status == 0 { "no answer".to_owned() } else { status.to_string() };
                // Writing to a text cannot fail.
                let _ = write!(line, " {count} × {what},");
            }
            line.trim_end_matches(',').to_owned()
        };
        self.with(|inside| inside.counts.iter().map(line).collect())
    }
}
