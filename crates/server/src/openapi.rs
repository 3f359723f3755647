//! The description of the API: one table of operations, and schemas made from the types. It is served as OpenAPI, and as a
//! page that needs no foreign host.

use std::sync::OnceLock;

use maud::{DOCTYPE, html};
use protocol::{
    Chair, Chat, Empty, EmptySeats, GameInfo, HandOver, Join, Kick, Moves, NewPlayer, News, OpenTable, Pace, Player,
    PlayerId, Problem, Rematch, Service, Start, StartRule, TableId, TableInfo, TableState,
};
use serde_json::Value;
use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{
    ComponentsBuilder, Content, HttpMethod, InfoBuilder, OpenApi, OpenApiBuilder, Paths, Ref, Required, ResponseBuilder,
};

use crate::identity::{Credentials, NewToken, TokenInfo};

/// One operation of the API.
struct Operation {
    method: HttpMethod,
    path: &'static str,
    summary: &'static str,
    /// The schema of the body.
    body: Option<&'static str>,
    /// The status of success, and the answer.
    status: u16,
    answer: &'static str,
    /// The statuses of refusals, with their codes.
    refusals: &'static [(u16, &'static str)],
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

    const fn with_method(self, method: HttpMethod) -> Operation {
        Operation { method, ..self }
    }
}

const NO_TABLE: (u16, &str) = (404, "not-found");
const NOT_KNOWN: (u16, &str) = (401, "not-known");
const NOT_SEATED: (u16, &str) = (403, "not-seated");
const NOT_OPENER: (u16, &str) = (403, "not-opener");

/// All operations. The table of docs/api.md says the same in words; a test compares the two.
const OPERATIONS: &[Operation] = &[
    get("/api", "What this server is, and which games it has", "Service"),
    post("/api/players", "Makes a guest, and sets the cookie", "NewPlayer", 201, r#"{"player", "token"}"#)
        .refusing(&[(422, "bad-name")]),
    get("/api/me", "Who you are", r#"{"player"}"#).refusing(&[NOT_KNOWN]),
    post("/api/me", "Gives you another name", "NewPlayer", 200, r#"{"player"}"#)
        .with_method(HttpMethod::Patch)
        .refusing(&[NOT_KNOWN, (422, "bad-name")]),
    get("/api/me", "Deletes your name, tokens, login and chats, after leaving all tables", "{}")
        .with_method(HttpMethod::Delete)
        .refusing(&[NOT_KNOWN]),
    get("/api/me/export", "Everything that is stored about you", r#"{"player", "login", "tokens", "tables", "chat"}"#)
        .refusing(&[NOT_KNOWN]),
    get("/api/me/tables", "The tables at which you sat, the newest first", r#"{"tables"}"#).refusing(&[NOT_KNOWN]),
    post("/api/me/login", "Sets your login and password", "Credentials", 200, r#"{"login"}"#)
        .with_method(HttpMethod::Put)
        .refusing(&[NOT_KNOWN, (409, "login-taken"), (422, "bad-login-name, bad-password")]),
    post("/api/login", "Signs in on another device, and sets the cookie", "Credentials", 200, r#"{"player", "token"}"#)
        .refusing(&[(401, "bad-login")]),
    post("/api/logout", "Ends this session", "Empty", 200, "{}").refusing(&[NOT_KNOWN]),
    get("/api/me/tokens", "Your sessions and API tokens", r#"{"tokens": [TokenInfo]}"#).refusing(&[NOT_KNOWN]),
    post("/api/me/tokens", "Makes an API token", "NewToken", 201, r#"{"id", "name", "token"}"#)
        .refusing(&[NOT_KNOWN, (409, "too-many-tokens"), (422, "bad-name")]),
    get("/api/me/tokens/{token}", "Ends a session or revokes a token", "{}")
        .with_method(HttpMethod::Delete)
        .refusing(&[NOT_KNOWN, NO_TABLE]),
    post("/api/tables", "Opens a table; who opens it sits at seat 0", "OpenTable", 201, r#"{"table": TableInfo}"#).refusing(&[
        NOT_KNOWN,
        (422, "unknown-game, seats-out-of-range, bad-seat, unknown-bot, bad-pace, bad-luck, not-yet, or the code of an option"),
        (429, "too-many-tables"),
    ]),
    get("/api/tables", "Listed tables, the newest first", r#"{"tables": [TableInfo], "next"}"#),
    get("/api/tables/{id}", "A table", r#"{"table": TableInfo}"#).refusing(&[NO_TABLE]),
    post("/api/tables/{id}/join", "Sits down, or takes the seat back from a bot", "Join", 200, r#"{"seat", "version"}"#)
        .refusing(&[NOT_KNOWN, (403, "kicked"), NO_TABLE, (409, "full, taken, started, closed"), (422, "bad-luck")]),
    post("/api/tables/{id}/start", "Starts the game", "Start", 200, r#"{"version"}"#)
        .refusing(&[NOT_KNOWN, NOT_OPENER, NO_TABLE, (409, "not-full, closed")]),
    post("/api/tables/{id}/leave", "Leaves the table; during a game a bot plays on", "Empty", 200, r#"{"version"}"#)
        .refusing(&[NOT_KNOWN, NOT_SEATED, NO_TABLE]),
    post("/api/tables/{id}/resign", "Gives up; a bot plays on", "Empty", 200, r#"{"version"}"#)
        .refusing(&[NOT_KNOWN, NOT_SEATED, NO_TABLE, (409, "not-started")]),
    post("/api/tables/{id}/takeback", "Wants to take back, or agrees", "Empty", 200, r#"{"version"}"#)
        .refusing(&[NOT_KNOWN, NOT_SEATED, NO_TABLE, (409, "nothing-to-take-back, not-started, over, closed, played-by-bot")]),
    post("/api/tables/{id}/kick", "Removes somebody before the start", "Kick", 200, r#"{"version"}"#)
        .refusing(&[NOT_KNOWN, NOT_OPENER, NO_TABLE, (409, "started, closed, own-seat")]),
    post("/api/tables/{id}/seats/{seat}/bot", "Gives an empty or absent seat to a bot", "HandOver", 200, r#"{"version"}"#)
        .refusing(&[NOT_KNOWN, (403, "not-seated, not-opener"), NO_TABLE, (409, "taken, not-away, over, closed"), (422, "unknown-bot")]),
    post("/api/tables/{id}/rematch", "Opens another table with the same people, or joins it", "Rematch", 201, r#"{"table": TableInfo}"#)
        .refusing(&[NOT_KNOWN, NOT_SEATED, NO_TABLE, (409, "not-over")]),
    get("/api/tables/{id}/view", "Your view of the game", r#"{"version", "seat", "view", "awaited", "sealed", "over"}"#)
        .refusing(&[NO_TABLE, (409, "not-started")]),
    get("/api/tables/{id}/choices", "Your legal moves", r#"{"version", "choices"}"#)
        .refusing(&[NO_TABLE, (409, "not-awaited, not-started")]),
    post("/api/tables/{id}/moves", "Plays; all moves are played, or none", "Moves", 200, r#"{"version"}"#).refusing(&[
        NOT_KNOWN,
        NOT_SEATED,
        NO_TABLE,
        (409, "stale, not-awaited, not-started, played-by-bot"),
        (422, "past-end, no-moves, too-many-moves, bad-key, or the code of a rule"),
    ]),
    get("/api/tables/{id}/news", "What happened since a version; waits for it if asked", r#"{"version", "news": [News]} or {"version", "reset"}"#)
        .refusing(&[NO_TABLE]),
    get("/api/tables/{id}/at/{moves}", "Your view after some moves of the record", r#"{"moves", "seat", "view"}"#)
        .refusing(&[NO_TABLE, (409, "not-started")]),
    get("/api/tables/{id}/record", "The record, after the end", "text")
        .refusing(&[NO_TABLE, (409, "not-over, not-started")]),
    post("/api/tables/{id}/chat", "Says something", "Chat", 201, r#"{"number"}"#)
        .refusing(&[NOT_KNOWN, NO_TABLE, (422, "bad-chat, bad-key")]),
    get("/api/tables/{id}/chat", "What was said", r#"{"chat"}"#).refusing(&[NO_TABLE]),
];

/// A parameter in a query: its name, what it means, and its type.
type QueryParameter = (&'static str, &'static str, Type);

/// The parameters in a query, by path.
const QUERIES: &[(&str, &[QueryParameter])] = &[
    (
        "/api/tables",
        &[
            ("state", "gathering, playing, over or closed", Type::String),
            ("game", "the name of a game", Type::String),
            ("after", "the last table of the page before", Type::String),
        ],
    ),
    (
        "/api/tables/{id}/news",
        &[
            ("since", "the version that you have seen", Type::Integer),
            ("wait", "how many seconds to wait for something new, at most 30", Type::Integer),
        ],
    ),
    ("/api/tables/{id}/chat", &[("since", "the number of the last message that you have", Type::Integer)]),
];

fn parameters(operation: &Operation) -> Vec<Parameter> {
    let schema = |kind: Type| Some(ObjectBuilder::new().schema_type(kind));
    let in_path = operation.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let in_path = in_path.map(|name| {
        let kind = if matches!(name, "seat" | "moves") { Type::Integer } else { Type::String };
        ParameterBuilder::new()
            .name(name)
            .parameter_in(ParameterIn::Path)
            .required(Required::True)
            .schema(schema(kind))
            .build()
    });
    let is_read = matches!(operation.method, HttpMethod::Get);
    let query = QUERIES.iter().filter(|(path, _)| is_read && *path == operation.path).flat_map(|(_, all)| all.iter());
    let query = query.map(|(name, about, kind)| {
        ParameterBuilder::new()
            .name(*name)
            .parameter_in(ParameterIn::Query)
            .required(Required::False)
            .description(Some(*about))
            .schema(schema(kind.clone()))
            .build()
    });
    in_path.chain(query).collect()
}

fn name(method: &HttpMethod) -> &'static str {
    match method {
        HttpMethod::Get => "GET",
        HttpMethod::Post => "POST",
        HttpMethod::Put => "PUT",
        HttpMethod::Patch => "PATCH",
        HttpMethod::Delete => "DELETE",
        _ => "other",
    }
}

fn described(operation: &Operation) -> utoipa::openapi::path::Operation {
    let schema = |name: &str| Content::new(Some(Ref::from_schema_name(name)));
    let kind = if operation.answer == "text" { "text/plain" } else { "application/json" };
    let content = match operation.answer {
        "Service" => schema("Service"),
        "text" => Content::new(Some(ObjectBuilder::new().schema_type(Type::String))),
        _ => Content::new(Some(ObjectBuilder::new().schema_type(Type::Object))),
    };
    let success = ResponseBuilder::new().description(operation.answer).content(kind, content);
    let problem =
        |about: &str| ResponseBuilder::new().description(about).content("application/problem+json", schema("Problem"));
    let mut built = OperationBuilder::new()
        .summary(Some(operation.summary))
        .operation_id(Some(format!("{} {}", name(&operation.method), operation.path)))
        .parameters(Some(parameters(operation)))
        .response(operation.status.to_string(), success)
        .response("400", problem("bad-request"))
        .response("429", problem("too-many-requests"))
        .response("503", problem("not-stored, overloaded: send it again"));
    for (status, codes) in operation.refusals {
        built = built.response(status.to_string(), problem(codes));
    }
    if let Some(body) = operation.body {
        let body = RequestBodyBuilder::new().content("application/json", schema(body)).required(Some(Required::True));
        built = built
            .request_body(Some(body.build()))
            .response("413", problem("too-large"))
            .response("415", problem("not-json"));
    }
    built.build()
}

fn description() -> OpenApi {
    let components = ComponentsBuilder::new()
        .schema_from::<Chair>()
        .schema_from::<Chat>()
        .schema_from::<Credentials>()
        .schema_from::<Empty>()
        .schema_from::<EmptySeats>()
        .schema_from::<GameInfo>()
        .schema_from::<HandOver>()
        .schema_from::<Join>()
        .schema_from::<Kick>()
        .schema_from::<Moves>()
        .schema_from::<NewPlayer>()
        .schema_from::<NewToken>()
        .schema_from::<News>()
        .schema_from::<OpenTable>()
        .schema_from::<Pace>()
        .schema_from::<Player>()
        .schema_from::<PlayerId>()
        .schema_from::<Problem>()
        .schema_from::<Rematch>()
        .schema_from::<Service>()
        .schema_from::<Start>()
        .schema_from::<StartRule>()
        .schema_from::<TableId>()
        .schema_from::<TableInfo>()
        .schema_from::<TableState>()
        .schema_from::<TokenInfo>();
    let mut paths = Paths::new();
    for operation in OPERATIONS {
        paths.add_path_operation(operation.path, vec![operation.method.clone()], described(operation));
    }
    let info = InfoBuilder::new()
        .title("Portolan")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Online tables for games about making maps. docs/api.md explains the API."))
        .build();
    OpenApiBuilder::new().info(info).paths(paths).components(Some(components.build())).build()
}

/// The description as JSON.
pub(crate) fn json() -> &'static str {
    static JSON: OnceLock<String> = OnceLock::new();
    JSON.get_or_init(|| description().to_json().expect("a description is written without errors"))
}

/// The style of the page, which may not be inline.
pub(crate) const STYLE: &str = "body{font:1rem/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#f6edd9}\
     summary{cursor:pointer;padding:.3rem 0}code,pre{font-family:ui-monospace,monospace;font-size:.9rem}\
     pre{overflow:auto;background:#fffaf0;padding:.6rem;border:1px solid #d8c8a8}b{display:inline-block;min-width:5.5rem}\
     details{border-bottom:1px solid #d8c8a8}td,th{text-align:left;padding:.1rem .8rem .1rem 0;vertical-align:top}\
     @media(prefers-color-scheme:dark){body{color:#eadfc8;background:#1d1a17}pre{background:#26221d;border-color:#4a4034}details{border-color:#4a4034}a{color:#e6b871}}";

/// The description as a page.
pub(crate) fn page() -> &'static str {
    static PAGE: OnceLock<String> = OnceLock::new();
    PAGE.get_or_init(|| {
        let described: Value = serde_json::from_str(json()).expect("it was just written");
        let schemas = described["components"]["schemas"].as_object().cloned().unwrap_or_default();
        let pretty = |value: &Value| serde_json::to_string_pretty(value).unwrap_or_default();
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width";
                    title { "Portolan: the API" }
                    link rel="stylesheet" href="/api/docs.css";
                }
                body {
                    h1 { "Portolan: the API" }
                    p {
                        "JSON over HTTP. Who you are: the cookie, or " code { "Authorization: Bearer TOKEN" } ". Errors are "
                        code { "application/problem+json" } " with a stable " code { "code" } ". The same as "
                        a href="/api/openapi.json" { "OpenAPI" } "."
                    }
                    p {
                        code { "GET /api/live" } " is a WebSocket: it takes the requests below as messages, "
                        code { r#"{"id": 7, "method": "POST", "path": "/api/tables/ID/moves", "body": {…}}"# }
                        ", and sends news of the tables that you watch: " code { r#"{"watch": "ID", "since": 3}"# } "."
                    }
                    h2 { "Requests" }
                    @for operation in OPERATIONS {
                        details {
                            summary { b { (name(&operation.method)) } code { (operation.path) } " " (operation.summary) }
                            table {
                                @if let Some(body) = operation.body { tr { th { "body" } td { a href={ "#" (body) } { (body) } } } }
                                @for parameter in parameters(operation) { tr { th { (parameter.name) } td { (parameter.description.unwrap_or_default()) } } }
                                tr { th { (operation.status) } td { code { (operation.answer) } } }
                                @for (status, codes) in operation.refusals { tr { th { (status) } td { code { (codes) } } } }
                            }
                        }
                    }
                    h2 { "Types" }
                    @for (name, schema) in &schemas {
                        details id=(name) { summary { code { (name) } } pre { (pretty(schema)) } }
                    }
                }
            }
        };
        page.into_string()
    })
}
