//! Inviting friends: the link, a QR code for phones, and the system's share sheet.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page_kit::json::Json;
use page_kit::links::link;
use page_kit::route::Route;
use page_kit::speech::Speech;
use protocol::TableId;
use protocol::code::code;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::api::get;

/// The white border that readers need around a code, in modules.
const BORDER: i32 = 4;

/// Where others in the same network reach the server of a page that is open at an address of this machine alone.
#[derive(Clone, Copy)]
pub struct Reached(RwSignal<Option<String>>);

impl Default for Reached {
    fn default() -> Reached {
        Reached(RwSignal::new(None))
    }
}

impl Reached {
    /// Asks the server, if nobody else could use the page's own address.
    pub fn ask(self) {
        let host = window().location().hostname().unwrap_or_default();
        if host != "localhost" && host != "[::1]" && !host.starts_with("127.") || self.0.with_untracked(Option::is_some)
        {
            return;
        }
        spawn_local(async move {
            if let Ok(server) = get("").await {
                let addresses = server.get("addresses").list().unwrap_or_default();
                self.0.try_set(addresses.first().and_then(Json::text));
            }
        });
    }
}

/// The link to a table, as others can use it. Follows what the server says.
pub fn table_link(id: &str) -> String {
    let link = link(&Route::Online { id: id.to_owned(), at: None });
    let reached = use_context::<Reached>().and_then(|Reached(address)| address.get());
    match reached {
        Some(address) => link.replacen(&window().location().origin().unwrap_or_default(), &address, 1),
        None => link,
    }
}

/// A QR code with a text. It is dark on light by night too: many readers know nothing else.
pub fn qr_code(text: &str, name: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else { return Markup::default() };
    let size = code.size();
    // One line for each run of dark modules.
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                path.push_str(&format!("M{x} {y}h{run}v1h-{run}z"));
            }
            x += run.max(1);
        }
    }
    let full = size + 2 * BORDER;
    html! {
        svg.qr viewBox={ "-" (BORDER) " -" (BORDER) " " (full) " " (full) } role="img" aria-label=(name) shape-rendering="crispEdges" {
            rect.paper x=(-BORDER) y=(-BORDER) width=(full) height=(full) {}
            path d=(path) {}
        }
    }
}

/// The part of a screen that invites: perhaps the QR code, the link, and buttons to copy and share it.
pub fn invitation(speech: Speech, id: TableId, with_code: bool, copy: Markup, share: Markup) -> Markup {
    let address = table_link(&id.to_string());
    html! {
        section.invitation aria-label=(speech.term("online-invite")) {
            h2 { (speech.term("online-invite")) }
            p { (speech.term("online-invite-why")) }
            @if with_code { (qr_code(&address, &speech.term("online-qr"))) }
            label.field {
                span.visually-hidden { (speech.term("online-link")) }
                input type="text" #invitation-link readonly value=(address);
            }
            p.told #table-code { (speech.term("online-code")) " " strong { (code(id)) } }
            p.ways {
                (copy)
                span.shareable { (share) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::qr_code;

    #[test]
    fn a_code_is_one_dark_path_on_light_paper() {
        let drawn = qr_code("https://portolan.example/#/online/AAAAAAAAAAAAAAAAAAAAAA", "code").into_string();
        assert_eq!(drawn.matches("<path").count(), 1);
        assert!(drawn.contains("M0 0h7v1h-7z"), "the upper left corner begins with seven dark modules: {drawn}");
        assert!(drawn.contains("viewBox=\"-4 -4 "), "{drawn}");
    }
}
