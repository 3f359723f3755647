//! The description of the API: one table of operations, and schemas made from the types. It is served as OpenAPI, and as a
//! page. `cargo xtask schema` compares it with what the server does.

mod answers;
mod operations;
mod page;

use std::sync::OnceLock;

use protocol::{
    Chair, Chat, Empty, EmptySeats, GameInfo, HandOver, Join, Kick, LetIn, Moves, NewPlayer, News, OpenTable, Pace,
    Player, PlayerId, Problem, Rematch, Service, Start, StartRule, TableId, TableInfo, TableState, TakeBack,
};
use utoipa::PartialSchema;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::link::Link;
use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, Content, InfoBuilder, OpenApi, OpenApiBuilder, Paths, Ref, RefOr, Required, ResponseBuilder,
};

use self::operations::{OPERATIONS, Operation};
pub(crate) use self::page::{STYLE, page};
use crate::identity::{Credentials, NewLogin, NewToken, TokenInfo};

const ABOUT: &str = "Online tables for games about making maps. docs/api.md explains the API. Whole numbers are written \
     without a fraction: 2, not 2.0. An address that does not know a method answers 405 with `Allow`.";

fn whole(most: usize) -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0_usize)).maximum(Some(most)).into()
}

/// Any count: versions, numbers of messages, seconds.
fn count() -> RefOr<Schema> {
    whole(usize::MAX)
}

fn reference<T: utoipa::ToSchema>() -> RefOr<Schema> {
    Ref::from_schema_name(T::name()).into()
}

fn a_text() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::String).into()
}

/// A parameter in a query: its name, what it means, and its schema.
type QueryParameter = (&'static str, &'static str, fn() -> RefOr<Schema>);

/// The parameters in a query, by path. Others are refused here.
const QUERIES: &[(&str, &[QueryParameter])] = &[
    (
        "/api/tables",
        &[
            ("state", "only tables in this state", reference::<TableState>),
            ("game", "only tables of the game with this name", a_text),
            ("after", "the last table of the part before", reference::<TableId>),
        ],
    ),
    (
        "/api/tables/{id}/news",
        &[
            ("since", "the version that you have seen", count),
            ("wait", "how many seconds to wait for something new; more than 30 are 30", count),
        ],
    ),
    ("/api/tables/{id}/chat", &[("since", "the number of the last message that you have", count)]),
];

fn parameters(operation: &Operation) -> Vec<Parameter> {
    let in_path = operation.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let in_path = in_path.map(|name| {
        let schema = match name {
            "seat" => whole(usize::from(u8::MAX)),
            "moves" | "number" => count(),
            "code" => a_text(),
            _ => reference::<TableId>(),
        };
        let built = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path).required(Required::True);
        built.schema(Some(schema)).build()
    });
    let is_read = !operation.changes();
    let query = QUERIES.iter().filter(|(path, _)| is_read && *path == operation.path).flat_map(|(_, all)| all.iter());
    let query = query.map(|(name, about, schema)| {
        ParameterBuilder::new()
            .name(*name)
            .parameter_in(ParameterIn::Query)
            .required(Required::False)
            .description(Some(*about))
            .schema(Some(schema()))
            .build()
    });
    in_path.chain(query).collect()
}

/// Whether this address is only a document, which reads no query and no body.
fn is_document(operation: &Operation) -> bool {
    matches!(operation.answer, "json" | "html")
}

/// All refusals of an operation with their codes: its own, and those that it shares with others.
fn refusals(operation: &Operation) -> Vec<(u16, String)> {
    let mut all: Vec<(u16, String)> =
        operation.refusals.iter().map(|(status, codes)| (*status, (*codes).to_owned())).collect();
    let mut share = |status: u16, codes: &str| match all.iter_mut().find(|(known, _)| *known == status) {
        Some((_, known)) => *known = format!("{codes}, {known}"),
        None => all.push((status, codes.to_owned())),
    };
    share(429, "too-many-requests");
    share(421, "bad-host");
    if !is_document(operation) {
        share(400, "bad-request");
    }
    let is_live = operation.answer == "WebSocket";
    if operation.changes() || is_live {
        share(403, "bad-origin");
    }
    if operation.body.is_some() {
        share(415, "not-json");
    }
    if !is_document(operation) && !is_live {
        share(413, "too-large");
        share(408, "too-late");
        share(503, "not-stored, overloaded: send it again");
    }
    if operation.path.starts_with("/api/tables/{id}") {
        share(500, "broken");
    }
    all.sort_by_key(|(status, _)| *status);
    all
}

fn header(about: &str, kind: Type) -> utoipa::openapi::Header {
    HeaderBuilder::new().schema(Some(ObjectBuilder::new().schema_type(kind))).description(Some(about)).build()
}

/// What can be asked next with what an answer contains: a table or a token that is new.
fn links(operation: &Operation) -> Vec<(String, Link)> {
    let (prefix, parameter, value) = match (operation.verb(), operation.path) {
        ("POST", "/api/tables" | "/api/tables/{id}/rematch") => ("/api/tables/{id}", "id", "$response.body#/table/id"),
        ("POST", "/api/me/tokens") => ("/api/me/tokens/{token}", "token", "$response.body#/id"),
        _ => return Vec::new(),
    };
    let next = OPERATIONS.iter().filter(|next| next.path.starts_with(prefix));
    // The names of links have no spaces, slashes or braces.
    let name = |id: &str| id.replace([' ', '/', '{', '}'], "_");
    next.map(|next| (name(&next.id()), Link::builder().operation_id(next.id()).parameter(parameter, value).build()))
        .collect()
}

fn success(operation: &Operation) -> ResponseBuilder {
    let of = |kind: Type| Content::new(Some(ObjectBuilder::new().schema_type(kind)));
    let mut built = ResponseBuilder::new().description(operation.summary);
    built = match operation.answer {
        "WebSocket" => built,
        "text" => built.content("text/plain", of(Type::String)),
        "html" => built.content("text/html", of(Type::String)),
        "json" => built.content("application/json", of(Type::Object)),
        name => built.content("application/json", Content::new(Some(Ref::from_schema_name(name)))),
    };
    if operation.sets_cookie() {
        built = built.header("Set-Cookie", header("The cookie `portolan`, by which a browser is known.", Type::String));
    }
    links(operation).into_iter().fold(built, |built, (name, link)| built.link(name, link))
}

fn described(operation: &Operation) -> utoipa::openapi::path::Operation {
    let schema = |name: &str| Content::new(Some(Ref::from_schema_name(name)));
    let problem = |status: u16, about: &str| {
        let built = ResponseBuilder::new().description(about).content("application/problem+json", schema("Problem"));
        let waits = matches!(status, 429 | 503);
        if waits { built.header("Retry-After", header("Seconds to wait.", Type::Integer)) } else { built }
    };
    let mut built = OperationBuilder::new()
        .summary(Some(operation.summary))
        .operation_id(Some(operation.id()))
        .parameters(Some(parameters(operation)))
        .response(operation.status.to_string(), success(operation));
    for (status, codes) in refusals(operation) {
        built = built.response(status.to_string(), problem(status, &codes));
    }
    if operation.needs_identity() {
        built = built.securities(Some([bearer(), cookie()]));
    }
    if let Some(body) = operation.body {
        let body = RequestBodyBuilder::new().content("application/json", schema(body)).required(Some(Required::True));
        built = built.request_body(Some(body.build()));
    }
    built.build()
}

fn bearer() -> SecurityRequirement {
    SecurityRequirement::new("bearer", [""; 0])
}

fn cookie() -> SecurityRequirement {
    SecurityRequirement::new("cookie", [""; 0])
}

/// The body that opens a table, with the games of this server.
fn open_table() -> RefOr<Schema> {
    let mut schema = OpenTable::schema();
    if let RefOr::T(Schema::Object(object)) = &mut schema
        && let Some(RefOr::T(Schema::Object(game))) = object.properties.get_mut("game")
    {
        game.enum_values = Some(shelf::Title::newest().map(|title| title.name().into()).collect());
    }
    schema
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
        .schema_from::<LetIn>()
        .schema_from::<Moves>()
        .schema_from::<NewPlayer>()
        .schema_from::<NewLogin>()
        .schema_from::<NewToken>()
        .schema_from::<News>()
        .schema("OpenTable", open_table())
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
        .schema_from::<TakeBack>()
        .schema_from::<TokenInfo>()
        .schema_from::<answers::ChatLine>()
        .schema_from::<answers::ChatSince>()
        .schema_from::<answers::Choices>()
        .schema_from::<answers::CodeIs>()
        .schema_from::<answers::Export>()
        .schema_from::<answers::ExportedChat>()
        .schema_from::<answers::ExportedReport>()
        .schema_from::<answers::ExportedToken>()
        .schema_from::<answers::Log>()
        .schema_from::<answers::LogEntry>()
        .schema_from::<answers::LoginIs>()
        .schema_from::<answers::NewsSince>()
        .schema_from::<answers::Numbered>()
        .schema_from::<answers::OwnTables>()
        .schema_from::<answers::PlayerIs>()
        .schema_from::<answers::Seated>()
        .schema_from::<answers::SignedIn>()
        .schema_from::<answers::TableIs>()
        .schema_from::<answers::TableList>()
        .schema_from::<answers::TokenMade>()
        .schema_from::<answers::Tokens>()
        .schema_from::<answers::VersionIs>()
        .schema_from::<answers::View>()
        .schema_from::<answers::ViewAfter>()
        .schema_from::<answers::ViewNow>()
        .security_scheme("bearer", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)))
        .security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("portolan"))));
    let mut paths = Paths::new();
    for operation in OPERATIONS {
        paths.add_path_operation(operation.path, vec![operation.method.clone()], described(operation));
    }
    let info = InfoBuilder::new().title("Portolan").version(env!("CARGO_PKG_VERSION")).description(Some(ABOUT)).build();
    OpenApiBuilder::new()
        .info(info)
        .paths(paths)
        .components(Some(components.build()))
        // Reading needs no identity.
        .security(Some([SecurityRequirement::default(), bearer(), cookie()]))
        .build()
}

/// The description as JSON.
pub(crate) fn json() -> &'static str {
    static JSON: OnceLock<String> = OnceLock::new();
    JSON.get_or_init(|| description().to_json().expect("a description is written without errors"))
}
