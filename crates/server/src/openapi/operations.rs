//! The operations of the API: one table.

use utoipa::openapi::HttpMethod;

/// One operation of the API.
pub(super) struct Operation {
    pub method: HttpMethod,
    pub path: &'static str,
    pub summary: &'static str,
    /// The schema of the body.
    pub body: Option<&'static str>,
    /// The status of success.
    pub status: u16,
    /// The schema of the answer; `text`, `html` and `json` are documents, and after `WebSocket` no answer follows.
    pub answer: &'static str,
    /// The statuses of refusals, with their codes.
    pub refusals: &'static [(u16, &'static str)],
}

const fn get(path: &'static str, summary: &'static str, answer: &'static str) -> Operation {
    Operation { method: HttpMethod::Get, path, summary, body: None, status: 200, answer, refusals: &[] }
}

const fn post(
    path: &'static str,
    summary: &'static str,
    body: &'static str,
    status: u16,
    answer: &'static str,
) -> Operation {
    Operation { method: HttpMethod::Post, path, summary, body: Some(body), status, answer, refusals: &[] }
}

impl Operation {
    const fn refusing(self, refusals: &'static [(u16, &'static str)]) -> Operation {
        Operation { refusals, ..self }
    }

    const fn answering(self, status: u16) -> Operation {
        Operation { status, ..self }
    }

    const fn with_method(self, method: HttpMethod) -> Operation {
        Operation { method, ..self }
    }

    /// The method as it is written in a request.
    pub fn verb(&self) -> &'static str {
        match self.method {
            HttpMethod::Get => "GET",
            HttpMethod::Post => "POST",
            HttpMethod::Put => "PUT",
            HttpMethod::Patch => "PATCH",
            HttpMethod::Delete => "DELETE",
            _ => "other",
        }
    }

    /// The operation's name in the description.
    pub fn id(&self) -> String {
        format!("{} {}", self.verb(), self.path)
    }

    /// Whether it changes something.
    pub fn changes(&self) -> bool {
        !matches!(self.method, HttpMethod::Get)
    }

    /// Whether only somebody who is known may do it.
    pub fn needs_identity(&self) -> bool {
        self.refusals.contains(&NOT_KNOWN)
    }

    /// Whether a success sets or clears the cookie.
    pub fn sets_cookie(&self) -> bool {
        self.answer == "SignedIn" || (self.answer == "Empty" && !self.path.contains('{'))
    }
}

const NO_TABLE: (u16, &str) = (404, "not-found");
const NOT_KNOWN: (u16, &str) = (401, "not-known");
const SESSION_ONLY: (u16, &str) = (403, "session-only");
const NOT_FRESH: (u16, &str) = (403, "session-only, log-in-again");
const NOT_SEATED: (u16, &str) = (403, "not-seated");
const NOT_OPENER: (u16, &str) = (403, "not-opener");

/// All operations. The refusals that many of them share are added by [`super::refusals`].
pub(super) const OPERATIONS: &[Operation] = &[
    get("/api", "What this server is, and which games it has", "Service"),
    post("/api/players", "Makes a guest, and sets the cookie", "NewPlayer", 201, "SignedIn")
        .refusing(&[(422, "bad-name"), (429, "too-many-guests")]),
    get("/api/me", "Who you are", "PlayerIs").refusing(&[NOT_KNOWN]),
    post("/api/me", "Gives you another name", "NewPlayer", 200, "PlayerIs")
        .with_method(HttpMethod::Patch)
        .refusing(&[NOT_KNOWN, (422, "bad-name")]),
    get("/api/me", "Deletes your name, tokens, login and chats, after leaving all tables", "Empty")
        .with_method(HttpMethod::Delete)
        .refusing(&[NOT_KNOWN, NOT_FRESH]),
    get("/api/me/export", "Everything that is stored about you", "Export")
        .refusing(&[NOT_KNOWN, SESSION_ONLY, (429, "too-many-exports")]),
    get("/api/me/tables", "The tables at which you sat, by opening, the oldest first", "OwnTables").refusing(&[NOT_KNOWN]),
    post("/api/me/login", "Sets your login and password, and ends all other sessions", "NewLogin", 200, "LoginIs")
        .with_method(HttpMethod::Put)
        .refusing(&[
            NOT_KNOWN,
            (403, "session-only, log-in-again, wrong-password"),
            (409, "login-taken"),
            (422, "bad-login-name, bad-password"),
            (429, "too-many-attempts"),
        ]),
    post("/api/login", "Signs in on another device, and sets the cookie", "Credentials", 200, "SignedIn")
        .refusing(&[(401, "bad-login"), (429, "too-many-attempts")]),
    post("/api/logout", "Ends this session", "Empty", 200, "Empty").refusing(&[NOT_KNOWN]),
    get("/api/me/tokens", "Your sessions and API tokens", "Tokens").refusing(&[NOT_KNOWN]),
    post("/api/me/tokens", "Makes an API token", "NewToken", 201, "TokenMade")
        .refusing(&[NOT_KNOWN, NOT_FRESH, (409, "too-many-tokens"), (422, "bad-name")]),
    get("/api/me/tokens/{token}", "Ends a session or revokes a token", "Empty")
        .with_method(HttpMethod::Delete)
        .refusing(&[NOT_KNOWN, SESSION_ONLY, NO_TABLE]),
    post("/api/tables", "Opens a table; who opens it sits at seat 0", "OpenTable", 201, "TableIs").refusing(&[
        NOT_KNOWN,
        (422, "unknown-game, seats-out-of-range, bad-seat, unknown-bot, bad-pace, bad-luck, bad-key, not-yet, or the code of an option"),
        (429, "too-many-tables, too-many-bots"),
        (503, "server-full"),
    ]),
    get("/api/tables", "Listed tables, the newest first", "TableList"),
    get("/api/codes/{code}", "The newest table with this code that has not ended", "CodeIs").refusing(&[NO_TABLE]),
    get("/api/tables/{id}", "A table", "TableIs").refusing(&[NO_TABLE]),
    post("/api/tables/{id}/join", "Sits down, or takes the seat back from a bot", "Join", 200, "Seated")
        .refusing(&[NOT_KNOWN, (403, "kicked"), NO_TABLE, (409, "full, taken, started, closed"), (422, "bad-luck"), (429, "too-many-changes, too-many-lucks")]),
    post("/api/tables/{id}/start", "Starts the game", "Start", 200, "VersionIs")
        .refusing(&[NOT_KNOWN, NOT_OPENER, NO_TABLE, (409, "not-full, closed"), (422, "the code of an option")]),
    post("/api/tables/{id}/leave", "Leaves the table; during a game a bot plays on", "Empty", 200, "VersionIs")
        .refusing(&[NOT_KNOWN, NOT_SEATED, NO_TABLE]),
    post("/api/tables/{id}/resign", "Gives up; a bot plays on", "Empty", 200, "VersionIs")
        .refusing(&[NOT_KNOWN, NOT_SEATED, NO_TABLE, (409, "not-started")]),
    post("/api/tables/{id}/takeback", "Wants to take back, agrees, or declines", "TakeBack", 200, "VersionIs")
        .refusing(&[NOT_KNOWN, NOT_SEATED, NO_TABLE, (409, "nothing-to-take-back, nothing-to-decline, not-started, over, closed, played-by-bot")]),
    post("/api/tables/{id}/kick", "Removes somebody; during the game a bot plays on", "Kick", 200, "VersionIs")
        .refusing(&[NOT_KNOWN, NOT_OPENER, NO_TABLE, (409, "started, closed, own-seat")]),
    post("/api/tables/{id}/let-in", "Lets somebody who was removed come back", "LetIn", 200, "VersionIs")
        .refusing(&[NOT_KNOWN, NOT_OPENER, NO_TABLE, (409, "over, closed")]),
    post("/api/tables/{id}/seats/{seat}/bot", "Gives an empty or absent seat to a bot", "HandOver", 200, "VersionIs")
        .refusing(&[NOT_KNOWN, (403, "not-seated, not-opener, kicked"), NO_TABLE, (409, "taken, not-away, over, closed"), (422, "unknown-bot"), (429, "too-many-bots")]),
    post("/api/tables/{id}/rematch", "Opens another table with the same people, or joins it", "Rematch", 201, "TableIs")
        .refusing(&[NOT_KNOWN, (403, "not-seated, kicked"), NO_TABLE, (409, "not-over"), (422, "bad-key"), (429, "too-many-tables")]),
    get("/api/tables/{id}/view", "Your view of the game", "ViewNow")
        .refusing(&[NO_TABLE, (409, "not-started")]),
    get("/api/tables/{id}/log", "The game so far, as you were told it", "Log")
        .refusing(&[NO_TABLE, (409, "not-started")]),
    get("/api/tables/{id}/choices", "Your legal moves", "Choices")
        .refusing(&[NO_TABLE, (409, "not-awaited, not-started")]),
    post("/api/tables/{id}/moves", "Plays; all moves are played, or none", "Moves", 200, "VersionIs").refusing(&[
        NOT_KNOWN,
        NOT_SEATED,
        NO_TABLE,
        (409, "stale, not-awaited, not-started, played-by-bot"),
        (422, "past-end, bad-move, no-moves, too-many-moves, bad-key, or the code of a rule"),
    ]),
    get("/api/tables/{id}/news", "What happened since a version; waits for it if asked", "NewsSince")
        .refusing(&[NO_TABLE]),
    get("/api/tables/{id}/at/{moves}", "Your view after some moves of the record", "ViewAfter")
        .refusing(&[NO_TABLE, (409, "not-started")]),
    get("/api/tables/{id}/record", "The record, after the end", "text")
        .refusing(&[NO_TABLE, (409, "not-over, not-started")]),
    post("/api/tables/{id}/chat", "Says something", "Chat", 201, "Numbered")
        .refusing(&[NOT_KNOWN, NO_TABLE, (422, "bad-chat, bad-key"), (429, "too-many-messages")]),
    get("/api/tables/{id}/chat", "What was said", "ChatSince").refusing(&[NO_TABLE]),
    post("/api/tables/{id}/chat/{number}/report", "Reports a message to whoever runs the server", "Empty", 200, "Empty")
        .refusing(&[NOT_KNOWN, NO_TABLE, (429, "too-many-reports")]),
    get("/api/live", "A WebSocket: requests as messages, and news of the tables that you watch", "WebSocket")
        .answering(101)
        .refusing(&[(426, "upgrade-required")]),
    get("/api/openapi.json", "This description", "json"),
    get("/api/docs", "This description as a page", "html"),
];
