//! Answers requests.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode};
use axum::response::Response;

use crate::coding::{Coding, best};
use crate::page::{File, Page};

/// The content security policy of the page: only its own scripts, WebAssembly and workers (which `script-src` covers);
/// nothing inline, nothing from other servers. Every answer carries it, so it is short.
pub const SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Headers of every response.
pub(crate) const COMMON_HEADERS: [(HeaderName, HeaderValue); 4] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(SECURITY_POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
];

/// For a file whose name changes with its content: a year, the longest useful time.
const CACHE_IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// For everything else: the browser may cache it, but must ask whether it has changed.
const CACHE_REVALIDATE: HeaderValue = HeaderValue::from_static("no-cache");

const NOT_FOUND_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Not here – Portolan</title>\
     <h1>There is nothing here.</h1><p><a href=\"/\">To Portolan</a></p></html>\n";
const NOT_BUILT_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Portolan</title>\
     <h1>This program was built without its page.</h1><p>Run <code>cargo xtask serve</code> in the project: it builds \
     the page and the program, and starts it.</p></html>\n";
const METHOD_NOT_ALLOWED_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Portolan</title>\
     <h1>This server accepts only GET and HEAD.</h1></html>\n";

/// Answers any request.
pub async fn answer(State(page): State<Arc<Page>>, request: Request<Body>) -> Response {
    let (path, headers) = (request.uri().path(), request.headers());
    let mut response = if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let mut response = page_response(StatusCode::METHOD_NOT_ALLOWED, METHOD_NOT_ALLOWED_PAGE);
        response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        response
    } else if let Some(file) = page.at(path) {
        file_response(file, headers)
    } else if path == "/" && !page.is_built() {
        page_response(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT_PAGE)
    } else {
        page_response(StatusCode::NOT_FOUND, NOT_FOUND_PAGE)
    };
    response.headers_mut().extend(COMMON_HEADERS);
    if request.method() == Method::HEAD {
        *response.body_mut() = Body::empty();
    }
    response
}

fn file_response(file: &File, headers: &HeaderMap) -> Response {
    let (coding, content) = best(file, headers);
    let mut response = Response::new(Body::empty());
    let response_headers = response.headers_mut();
    response_headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if file.is_hashed() {
        response_headers.insert(CACHE_CONTROL, CACHE_IMMUTABLE);
    } else {
        response_headers.insert(CACHE_CONTROL, CACHE_REVALIDATE);
        // Each coding has its own tag, because its bytes differ.
        let tag = format!("\"{}-{}\"", file.fingerprint(), coding.name());
        let known = has_etag(headers, &tag);
        response_headers.insert(ETAG, HeaderValue::try_from(tag).expect("hexadecimal digits and letters"));
        if known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
    }
    response_headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.content_type()));
    response_headers.insert(CONTENT_LENGTH, content.len().into());
    if coding != Coding::Plain {
        response_headers.insert(CONTENT_ENCODING, HeaderValue::from_static(coding.name()));
    }
    *response.body_mut() = Body::from(content);
    response
}

/// Whether the browser already has this content.
fn has_etag(headers: &HeaderMap, tag: &str) -> bool {
    let lines = headers.get_all(IF_NONE_MATCH).into_iter().filter_map(|line| line.to_str().ok());
    let mut tags = lines.flat_map(|line| line.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

fn page_response(status: StatusCode, text: &'static str) -> Response {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let response_headers = response.headers_mut();
    response_headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    response_headers.insert(CONTENT_LENGTH, text.len().into());
    response_headers.insert(CACHE_CONTROL, CACHE_REVALIDATE);
    response
}
