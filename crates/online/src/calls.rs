//! Tells the user that it is their turn, while the page is not in sight: in the title, as a badge of the installed page, by a
//! sound, and as a notification if the user has allowed that.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page::sound::Sound;
use page_kit::dom::{effect, listen};
use page_kit::html::button;
use page_kit::panel::panel;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use page_kit::store;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration};

/// The key under which the browser keeps that the user does not want to be asked.
const DECLINED: &str = "portolan.no-notifications";

page_kit::commands! {
    /// Commands of the question.
    enum CallCommand {
        Allow = "allow-notifications",
        Decline = "decline-notifications",
    }
}

/// Whether the browser has notifications at all.
fn is_supported() -> bool {
    js_sys::Reflect::has(&js_sys::global(), &"Notification".into()).unwrap_or(false)
}

/// Whether the user can still be asked.
fn can_ask() -> bool {
    is_supported() && Notification::permission() == NotificationPermission::Default && store::get(DECLINED).is_none()
}

/// Sets or clears the badge of the installed page.
fn set_badge(on: bool) {
    let navigator = window().navigator();
    let name = if on { "setAppBadge" } else { "clearAppBadge" };
    let set =
        js_sys::Reflect::get(&navigator, &name.into()).ok().and_then(|set| set.dyn_into::<js_sys::Function>().ok());
    if let Some(set) = set {
        // Not every system shows badges.
        let _ = set.call0(&navigator);
    }
}

/// Calls the user whenever `is_asked` becomes true while the page is not in sight. `title` says what about.
pub fn call_when(is_asked: Signal<bool>, title: Signal<String>) {
    let (settings, speech) = (Settings::here(), Speech::here());
    let is_asked = Memo::new(move |_| is_asked.get());
    effect(move || {
        let hidden = document().hidden();
        set_badge(is_asked.get() && hidden);
        if !is_asked.get() || !hidden {
            return;
        }
        Sound::Bell.play(settings);
        if is_supported() && Notification::permission() == NotificationPermission::Granted {
            notify(&title.get_untracked(), &speech.term("page-your-turn"));
        }
    });
    listen(&document(), &["visibilitychange"], move |_| set_badge(document().hidden() && is_asked.get_untracked()));
    on_cleanup(|| set_badge(false));
}

/// Shows a notification. Pressing it brings the page to the front.
fn notify(title: &str, body: &str) {
    let options = NotificationOptions::new();
    options.set_body(body);
    // A later one replaces it.
    options.set_tag("portolan");
    if let Ok(shown) = Notification::new_with_options(title, &options) {
        let focus = wasm_bindgen::closure::Closure::once_into_js(move || _ = window().focus());
        shown.set_onclick(Some(focus.unchecked_ref()));
        return;
    }
    // On phones only the service worker may show notifications.
    let Ok(ready) = window().navigator().service_worker().ready() else { return };
    let title = title.to_owned();
    spawn_local(async move {
        let registration = JsFuture::from(ready).await.ok();
        if let Some(registration) = registration.and_then(|it| it.dyn_into::<ServiceWorkerRegistration>().ok()) {
            let _ = registration.show_notification_with_options(&title, &options);
        }
    });
}

/// The question whether the user wants notifications. It is asked at a table where others must be waited for, once.
pub fn question(helps: Signal<bool>) -> AnyView {
    let speech = Speech::here();
    let asks = RwSignal::new(can_ask());
    let press = move |command| {
        asks.set(false);
        match command {
            CallCommand::Allow => _ = Notification::request_permission(),
            // If the browser saves nothing, the question comes again.
            CallCommand::Decline => _ = store::put(DECLINED, "yes"),
        }
    };
    panel(move || if asks.get() && helps.get() { asked(speech) } else { Markup::default() }).on_press(press).view()
}

fn asked(speech: Speech) -> Markup {
    html! {
        div.panel.call-question #call-question {
            p { (speech.term("online-call-question")) }
            p.ways {
                (button(&CallCommand::Allow, speech.term("online-call-yes")))
                (button(&CallCommand::Decline, speech.term("online-call-no")))
            }
        }
    }
}
