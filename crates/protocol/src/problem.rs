//! Errors, as `application/problem+json`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Arg, Phrase};

/// Why a request was refused. `code` is stable; `detail` is an English sentence for people.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The HTTP status.
    pub status: u16,
    /// The stable code. A refused move has the code of the rule that it breaks.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub code: Cow<'static, str>,
    /// A sentence that says what is wrong.
    pub detail: String,
    /// Facts about the problem, by name.
    pub args: BTreeMap<String, Value>,
}

impl Problem {
    /// A problem without arguments.
    pub fn new(status: u16, code: &'static str, detail: impl Into<String>) -> Problem {
        Problem { status, code: code.into(), detail: detail.into(), args: BTreeMap::new() }
    }

    /// The request is not what the contract says: 400 `bad-request`.
    pub fn bad_request(detail: impl Into<String>) -> Problem {
        Problem::new(400, "bad-request", detail)
    }

    /// The asker may not do this: 403.
    #[must_use]
    pub fn forbidden(code: &'static str, detail: &str) -> Problem {
        Problem::new(403, code, detail)
    }

    /// There is no such thing: 404 `not-found`.
    #[must_use]
    pub fn not_found(what: &str) -> Problem {
        Problem::new(404, "not-found", format!("there is no such {what}"))
    }

    /// Not in this state of the table: 409.
    #[must_use]
    pub fn conflict(code: &'static str, detail: &str) -> Problem {
        Problem::new(409, code, detail)
    }

    /// The content of the request breaks a rule: 422.
    #[must_use]
    pub fn unprocessable(code: &'static str, detail: &str) -> Problem {
        Problem::new(422, code, detail)
    }

    /// The change is not stored: 503 `not-stored`. The same request may be sent again.
    #[must_use]
    pub fn not_stored() -> Problem {
        Problem::new(503, "not-stored", "this could not be stored; send the same request again in a moment")
    }

    /// A message of the rules, with its English sentence.
    #[must_use]
    pub fn of_rule(phrase: &Phrase, sentence: String) -> Problem {
        let mut problem = Problem::new(422, phrase.code, sentence);
        for (name, arg) in &phrase.args {
            let value = match arg {
                Arg::Number(number) => Value::from(*number),
                Arg::Text(text) | Arg::Term(text) => Value::from(text.as_str()),
                Arg::Seat(seat) => Value::from(seat.0),
            };
            problem.args.insert((*name).to_owned(), value);
        }
        problem
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Problem {
        self.args.insert(name.to_owned(), value.into());
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.status, self.code, self.detail)
    }
}

impl std::error::Error for Problem {}
