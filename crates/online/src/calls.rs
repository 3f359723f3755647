//! Calls the user while the page is not in sight, because it is their turn or something happens at the table: in the title, as a
//! badge of the installed page, by a sound, and as a notification if the user has allowed that.

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
        if is_asked.get() && hidden {
            ring(settings, &title.get_untracked(), &speech.term("page-your-turn"));
        }
    });
    listen(&document(), &["visibilitychange"], move |_| set_badge(document().hidden() && is_asked.get_untracked()));
    on_cleanup(|| set_badge(false));
}

/// Calls by sound, and by a notification if the user has allowed that.
fn ring(settings: RwSignal<Settings>, title: &str, body: &str) {
    Sound::Bell.play(settings);
    if is_supported() && Notification::permission() == NotificationPermission::Granted {
        notify(title, body);
    }
}

/// Says what happens while the page is not in sight. Until the user looks, the title of the window says it too.
#[derive(Clone, Copy)]
pub struct Caller {
    settings: RwSignal<Settings>,
    /// The title before, and the one that says what happened.
    titles: StoredValue<Option<(String, String)>>,
}

impl Caller {
    /// For the current part of the screen.
    pub fn here() -> Caller {
        let caller = Caller { settings: Settings::here(), titles: StoredValue::new(None) };
        listen(&document(), &["visibilitychange"], move |_| {
            if !document().hidden() {
                caller.put_title_back();
            }
        });
        caller
    }

    /// Calls, if the page is not in sight.
    pub fn call(self, table: &str, what: &str) {
        if !document().hidden() {
            return;
        }
        ring(self.settings, table, what);
        let title = format!("{what} · {table}");
        let before = self
            .titles
            .try_update_value(Option::take)
            .flatten()
            .map_or_else(|| document().title(), |(before, _)| before);
        document().set_title(&title);
        self.titles.set_value(Some((before, title)));
    }

    /// Puts the title back, unless it says something newer.
    fn put_title_back(self) {
        if let Some((before, called)) = self.titles.try_update_value(Option::take).flatten()
            && document().title() == called
        {
            document().set_title(&before);
        }
    }
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
