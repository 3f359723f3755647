//! The description of the API as a page that needs no foreign host.

use std::sync::OnceLock;

use maud::{DOCTYPE, html};
use serde_json::Value;

use super::operations::OPERATIONS;
use super::{json, parameters, refusals};

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
                            summary { b { (operation.verb()) } code { (operation.path) } " " (operation.summary) }
                            table {
                                @if let Some(body) = operation.body {
                                    tr { th { "body" } td { a href={ "#" (body) } { (body) } } }
                                }
                                @for parameter in parameters(operation) {
                                    tr { th { (parameter.name) } td { (parameter.description.unwrap_or_default()) } }
                                }
                                tr { th { (operation.status) } td { a href={ "#" (operation.answer) } { (operation.answer) } } }
                                @for (status, codes) in refusals(operation) { tr { th { (status) } td { code { (codes) } } } }
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
