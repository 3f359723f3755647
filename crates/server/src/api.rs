//! The API over HTTP: who asks, from where, how often, and what is sent back.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, FromRequestParts, Request, State, WebSocketUpgrade};
use axum::http::header::{
    ALLOW, AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, COOKIE, HOST, ORIGIN, RETRY_AFTER, SET_COOKIE, UPGRADE,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use hall::{Answer, Ask, Body as AnswerBody, Command, Reply, Request as HallRequest};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use protocol::{Bounds, PlayerId, Problem};

use crate::answer::COMMON_HEADERS;
use crate::call::{Call, JsonBody, Parts, wrong_method};
use crate::hub::Hub;
use crate::identity::Known;
use crate::limits::Limits;
use crate::live;
use crate::openapi;
use crate::operator::OPERATOR_PATH;
use crate::origin::{Network, Origin, client_of};
use crate::perform::{Cookie, perform};

/// The largest body of a request.
const LARGEST_BODY: usize = 64 * 1024;
/// How much of a larger body is read before it is refused, so that the client sees the answer.
const LARGEST_READ: usize = 1024 * 1024;
/// How long the body of a request may take.
const BODY: Duration = Duration::from_secs(30);
/// How long a browser remembers who it is: 400 days, the most that browsers allow.
const COOKIE_AGE: u32 = 400 * 24 * 3600;

/// How a server is reached, and whom it believes.
#[derive(Clone, Debug, Default)]
pub struct Access {
    /// The origin of the page, such as `https://maps.example`; without it what the `Host` header says.
    pub origin: Option<String>,
    /// The proxies whose `X-Forwarded-For` is believed.
    pub proxies: Vec<Network>,
    /// Whether peers on this machine are limited too.
    pub limit_loopback: bool,
    /// Where others in the same network may reach the server, as origins.
    pub addresses: Vec<String>,
    /// What may be used.
    pub bounds: Bounds,
}

/// What all requests share.
pub(crate) struct Api {
    pub hub: Arc<Hub>,
    pub access: Access,
    pub limits: Limits,
}

/// Where a request comes from.
#[derive(Clone, Copy)]
pub(crate) struct Peer {
    /// Which address counts; none if the peer is not limited.
    pub origin: Option<Origin>,
}

impl Api {
    fn peer(&self, address: SocketAddr, headers: &HeaderMap) -> Peer {
        let client = client_of(address, headers, &self.access.proxies);
        let is_exempt = is_from_here(address, headers) && !self.access.limit_loopback;
        Peer { origin: (!is_exempt).then(|| Origin::from(client)) }
    }

    /// Counts a request.
    pub fn check_limits(&self, peer: Peer, known: Option<&Known>) -> Result<(), Problem> {
        self.check_address(peer)?;
        self.check_player(peer, known)
    }

    fn check_address(&self, peer: Peer) -> Result<(), Problem> {
        peer.origin.map_or(Ok(()), |origin| self.limits.check_address(origin))
    }

    fn check_player(&self, peer: Peer, known: Option<&Known>) -> Result<(), Problem> {
        let limited = known.filter(|_| peer.origin.is_some());
        limited.map_or(Ok(()), |known| self.limits.check_player(known.player.id))
    }

    /// Counts what a call costs and what it makes. Whoever is not limited may ask for anything.
    pub fn check_call(&self, peer: Peer, known: Option<&Known>, call: &Call) -> Result<(), Problem> {
        let Some(origin) = peer.origin else { return Ok(()) };
        let player: Option<PlayerId> = known.map(|known| known.player.id);
        self.limits.check_cost(origin, player, call.cost())?;
        match (call, player) {
            (Call::NewPlayer(_), _) => self.limits.check_guest(origin),
            (Call::Code(_), _) => self.limits.check_code(origin),
            (Call::Say(..), Some(player)) => self.limits.check_chat(player),
            (Call::Export, Some(player)) => self.limits.check_export(player),
            (Call::Hall(HallRequest::Open(open)), Some(player)) => {
                self.limits.check_opening(origin)?;
                self.hub.brings_bots(player, origin, open.bots.len() as u64)
            }
            (Call::Hall(HallRequest::Table(table, ask)), Some(player)) => match ask {
                Ask::Command(Command::Moves(_)) => Ok(()),
                Ask::Command(command) => {
                    self.limits.check_change(player, *table)?;
                    let bots = u64::from(matches!(command, Command::Bot(..)));
                    if bots == 0 { Ok(()) } else { self.hub.brings_bots(player, origin, bots) }
                }
                Ask::Rematch(_) => self.limits.check_opening(origin),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Whether a request names this server. A page of another name that leads to this machine is not its own page, and
    /// shall not use what only this machine may: without a configured origin, programs on this machine are asked for by an
    /// address or as `localhost`.
    pub(crate) fn check_host(&self, address: SocketAddr, headers: &HeaderMap) -> Result<(), Problem> {
        if self.access.origin.is_some() || !is_from_here(address, headers) {
            return Ok(());
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let name = host
            .rsplit_once(':')
            .map_or(host, |(name, port)| if port.bytes().all(|byte| byte.is_ascii_digit()) { name } else { host });
        let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        let is_own = bare.eq_ignore_ascii_case("localhost") || bare.parse::<IpAddr>().is_ok();
        let why = "ask for this server by its address or as localhost, or start it with --origin";
        if is_own { Ok(()) } else { Err(Problem::new(421, "bad-host", why)) }
    }

    /// Whether the request comes from the server's own page.
    fn is_own_origin(&self, headers: &HeaderMap) -> bool {
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let Some(origin) = text(ORIGIN) else { return false };
        match &self.access.origin {
            Some(own) => origin.eq_ignore_ascii_case(own.trim_end_matches('/')),
            None => {
                let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
                authority.is_some_and(|authority| text(HOST).is_some_and(|host| host.eq_ignore_ascii_case(authority)))
            }
        }
    }

    fn is_https(&self) -> bool {
        self.access.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }

    fn cookie(&self, value: &str, age: u32) -> HeaderValue {
        let secure = if self.is_https() { "; Secure" } else { "" };
        let text = format!("portolan={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
        HeaderValue::try_from(text).expect("a token is ASCII")
    }
}

/// The token of a request, and whether it came as a cookie. With an `Authorization` header cookies are ignored. Of two
/// different cookies one was set by another host of the same domain, perhaps to sign somebody in as another player; so neither
/// counts.
fn token(headers: &HeaderMap) -> Option<(String, bool)> {
    if let Some(authorization) = headers.get(AUTHORIZATION) {
        let token = authorization.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        return Some((token.unwrap_or_default().trim().to_owned(), false));
    }
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let mut own = pairs.filter(|(name, _)| *name == "portolan").map(|(_, token)| token);
    let first = own.next()?;
    own.all(|other| other == first).then(|| (first.to_owned(), true))
}

/// Whether a request comes from this machine, without a proxy.
pub(crate) fn is_from_here(address: SocketAddr, headers: &HeaderMap) -> bool {
    address.ip().to_canonical().is_loopback() && !headers.contains_key("x-forwarded-for")
}

fn bad_origin() -> Problem {
    Problem::forbidden("bad-origin", "this request does not come from the server's own page")
}

/// Answers a request to `/api`.
pub(crate) async fn handle(State(api): State<Arc<Api>>, request: Request) -> Response {
    let is_head = request.method() == axum::http::Method::HEAD;
    let response = match answer(&api, request).await {
        Ok(response) => response,
        Err(problem) => problem_response(&problem),
    };
    finish(response, is_head)
}

fn finish(mut response: Response, is_head: bool) -> Response {
    let headers = response.headers_mut();
    headers.extend(COMMON_HEADERS);
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if is_head {
        *response.body_mut() = Body::empty();
    }
    response
}

async fn answer(api: &Arc<Api>, request: Request) -> Result<Response, Problem> {
    api.hub.metrics.requests.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let (mut parts, body) = request.into_parts();
    let address =
        parts.extensions.get::<ConnectInfo<SocketAddr>>().map_or(SocketAddr::from(([127, 0, 0, 1], 0)), |info| info.0);
    let peer = api.peer(address, &parts.headers);
    // Before the store is asked who it is: made-up tokens must not keep it busy.
    api.check_address(peer)?;
    api.check_host(address, &parts.headers)?;
    if parts.uri.path() == OPERATOR_PATH {
        return operate(api, &parts, body).await;
    }
    let token = token(&parts.headers);
    let known = match &token {
        Some((token, _)) => api.hub.known(token).await?,
        None => None,
    };
    api.check_player(peer, known.as_ref())?;
    let path = parts.uri.path().to_owned();
    let method = if parts.method == axum::http::Method::HEAD { "GET" } else { parts.method.as_str() };
    let document = document(&path);
    if method != "GET" && (path == "/api/live" || document.is_some()) {
        return Err(wrong_method("GET"));
    }
    if path == "/api/live" {
        if !parts.headers.contains_key(UPGRADE) {
            return Err(Problem::new(426, "upgrade-required", "this address is a WebSocket"));
        }
        if !api.is_own_origin(&parts.headers) {
            return Err(bad_origin());
        }
        let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &()).await;
        let upgrade = upgrade.map_err(|bad| Problem::bad_request(bad.to_string()))?;
        return Ok(live::upgrade(upgrade, api.clone(), known, peer));
    }
    if let Some((kind, text)) = document {
        return Ok(([(CONTENT_TYPE, HeaderValue::from_static(kind))], text).into_response());
    }
    let bytes = read_body(body).await?;
    let json = is_json(&parts.headers).then_some(&bytes[..]).map_or(JsonBody::Other, JsonBody::Json);
    let call = Call::read(&Parts { method, path: &path, query: parts.uri.query().unwrap_or_default(), body: json })?;
    let with_cookie = token.as_ref().is_some_and(|(_, is_cookie)| *is_cookie);
    if call.changes() && with_cookie && !api.is_own_origin(&parts.headers) {
        return Err(bad_origin());
    }
    api.check_call(peer, known.as_ref(), &call)?;
    // A browser that asks who it is shall remember it for as long as ever.
    let renewed = token.filter(|(_, is_cookie)| *is_cookie && known.is_some() && matches!(call, Call::Me));
    let (reply, mut cookie) = perform(api, peer, known.as_ref(), call).await;
    if let (Cookie::Keep, Some((token, _))) = (&cookie, renewed) {
        cookie = Cookie::Set(token);
    }
    let mut response = reply_response(reply);
    let cookie = match cookie {
        Cookie::Keep => None,
        Cookie::Set(token) => Some(api.cookie(&token, COOKIE_AGE)),
        Cookie::Clear => Some(api.cookie("", 0)),
    };
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Whoever runs the server asks for something.
async fn operate(api: &Arc<Api>, parts: &axum::http::request::Parts, body: Body) -> Result<Response, Problem> {
    if parts.method != axum::http::Method::POST {
        return Err(wrong_method("POST"));
    }
    let authorization = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = authorization.and_then(|text| text.strip_prefix("Operator ")).unwrap_or_default();
    let reply = api.hub.operate(token.trim(), &read_body(body).await?).await;
    Ok(reply_response(reply))
}

/// The description of the API, with its content type.
fn document(path: &str) -> Option<(&'static str, &'static str)> {
    match path {
        "/api/openapi.json" => Some(("application/json", openapi::json())),
        "/api/docs" | "/api/docs/" => Some(("text/html; charset=utf-8", openapi::page())),
        "/api/docs.css" => Some(("text/css; charset=utf-8", openapi::STYLE)),
        _ => None,
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

async fn read_body(body: Body) -> Result<Bytes, Problem> {
    let too_late = |_| Problem::new(408, "too-late", "the body of this request did not come in time");
    tokio::time::timeout(BODY, read_whole(body)).await.map_err(too_late)?
}

async fn read_whole(body: Body) -> Result<Bytes, Problem> {
    let too_large = || Problem::new(413, "too-large", "a body has at most 64 kB").with("most", LARGEST_BODY);
    let read = Limited::new(body, LARGEST_READ).collect().await.map_err(|bad| {
        if bad.is::<LengthLimitError>() { too_large() } else { Problem::bad_request("the body could not be read") }
    })?;
    let bytes = read.to_bytes();
    if bytes.len() > LARGEST_BODY { Err(too_large()) } else { Ok(bytes) }
}

fn reply_response(reply: Reply) -> Response {
    match reply {
        Ok(Answer { status, body }) => {
            let (kind, text) = match body {
                AnswerBody::Json(json) => ("application/json", json),
                AnswerBody::Text(text) => ("text/plain; charset=utf-8", text),
            };
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
            (status, [(CONTENT_TYPE, HeaderValue::from_static(kind))], text).into_response()
        }
        Err(problem) => problem_response(&problem),
    }
}

fn problem_response(problem: &Problem) -> Response {
    let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let text = serde_json::to_string(problem).expect("a problem is written without errors");
    let kind = HeaderValue::from_static("application/problem+json");
    let mut response = (status, [(CONTENT_TYPE, kind)], text).into_response();
    if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        let wait = problem.args.get("wait").and_then(serde_json::Value::as_u64).unwrap_or(1);
        response.headers_mut().insert(RETRY_AFTER, wait.into());
    }
    if status == StatusCode::METHOD_NOT_ALLOWED
        && let Some(allowed) = problem.args.get("allowed").and_then(|allowed| allowed.as_str())
        && let Ok(allowed) = HeaderValue::try_from(allowed)
    {
        response.headers_mut().insert(ALLOW, allowed);
    }
    response
}
