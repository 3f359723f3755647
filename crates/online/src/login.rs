//! Logging in on another device: the way to it beside every field for the user's name, and the form behind it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page::notice::Notice;
use page_kit::dom::focus_later;
use page_kit::html::button;
use page_kit::json::Json;
use page_kit::panel::panel;
use page_kit::parts::with_listener;
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::{Speech, counted};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use crate::api::{Trouble, ask};
use crate::field::field_text;
use crate::me::{LONGEST_NAME, Me, ties};

/// The id of the field for the user's name, and its command.
pub(crate) const NAME_FIELD: &str = "my-name";

/// The id of the popover with the form.
const BOX: &str = "log-in-box";
const LOGIN: &str = "own-login";
const PASSWORD: &str = "own-password";

page_kit::commands! {
    /// Answers of a guest who is asked before logging in.
    enum GuestCommand {
        /// Keeps the guest, and goes to where a login is set.
        SetLogin = "set-login-first",
        /// Leaves the guest for ever.
        Leave = "leave-guest-and-log-in",
    }
}

/// The field for the name of a user whom the server does not know, and the way in for somebody who has a name already. The panel
/// around it keeps what is typed with [`keep_name`].
fn name_field(speech: Speech, settings: RwSignal<Settings>, required: bool) -> Markup {
    let name = settings.with(|settings| settings.name.clone());
    html! {
        label.field {
            span { (speech.term("online-your-name")) }
            input type="text" id=(NAME_FIELD) data-field=(NAME_FIELD) maxlength=(LONGEST_NAME) required[required]
                autocomplete="nickname" value=(name);
        }
        (door(speech))
    }
}

/// As whom the user plays: somebody else may have sat at this device before. Whoever is not known gives a name.
pub(crate) fn own_name(me: Me, speech: Speech, settings: RwSignal<Settings>, required: bool) -> Markup {
    if me.is_stranger() { name_field(speech, settings, required) } else { known_as(me, speech) }
}

/// As whom a known user plays.
pub(crate) fn known_as(me: Me, speech: Speech) -> Markup {
    // The server may not have answered yet.
    let name = me.player().map(|player| player.name).unwrap_or_default();
    html! {
        p.told #known-as {
            (speech.term("online-known-as")) " " bdi { (name) } " · "
            a href=(Route::Me.hash()) { (speech.term("online-me")) }
        }
    }
}

/// Keeps the name that is being typed, for other screens and later visits.
pub(crate) fn keep_name(settings: RwSignal<Settings>, name: String) {
    settings.update(|settings| settings.name = name);
}

/// The way in for somebody who has a name already.
pub(crate) fn door(speech: Speech) -> Markup {
    html! {
        p.door {
            (speech.term("online-have-name")) " · "
            button.quiet type="button" #have-name popovertarget=(BOX) { (speech.term("online-log-in")) }
        }
    }
}

/// The form behind the door; closed at first. `done` runs when the user has logged in.
pub(crate) fn log_in_box(done: impl Fn() + Copy + 'static) -> AnyView {
    let (speech, notice, me) = (Speech::here(), Notice::here(), Me::here());
    // The number of tables of the guest who is asked.
    let tables = RwSignal::new(None::<usize>);
    let log_in = move |leaves_guest: bool| {
        let fields = [(LOGIN, "login"), (PASSWORD, "password")];
        let fields = fields.map(|(id, name)| (name, JsValue::from_str(&field_text(id))));
        spawn_local(async move {
            let logged_in = async {
                if !leaves_guest && let Some(count) = tables_of_guest(me).await? {
                    tables.try_set(Some(count));
                    return Ok(());
                }
                let answer = ask("POST", "login", Some(Json::object(&fields))).await?;
                me.is_now(&answer)?;
                tables.try_set(None);
                close();
                notice.show(speech.term("online-logged-in"));
                done();
                Ok(())
            };
            let logged_in: Result<(), Trouble> = logged_in.await;
            if let Err(trouble) = logged_in {
                close();
                notice.show(trouble.sentence(speech));
            }
        });
    };
    let press = move |command| match command {
        GuestCommand::Leave => log_in(true),
        GuestCommand::SetLogin => {
            close();
            Route::Me.go();
            focus_later("#login");
        }
    };
    let name = move || me.player().map(|player| player.name).unwrap_or_default();
    let html = move || {
        html! {
            section.menu id=(BOX) popover aria-label=(speech.term("online-log-in-title")) {
                h2 { (speech.term("online-log-in-title")) }
                form.field #own-login-form {
                    label.field {
                        span { (speech.term("online-login")) }
                        input type="text" id=(LOGIN) maxlength="64" required autocomplete="username";
                    }
                    label.field {
                        span { (speech.term("online-password")) }
                        input type="password" id=(PASSWORD) maxlength="200" required autocomplete="current-password";
                    }
                    button.big type="submit" #own-log-in { (speech.term("online-log-in")) }
                }
                @if let Some(count) = tables.get() {
                    div.field #guest-question role="alert" {
                        p { (speech.say(&counted("online-guest-question", count).with("name", name()))) }
                        (button(&GuestCommand::SetLogin, speech.term("online-login-set-it")))
                        (button(&GuestCommand::Leave, speech.say(&table::Phrase::new("online-guest-leave").with("name", name()))))
                    }
                }
            }
        }
    };
    let shown = panel(html).on_press(press).view();
    with_listener(vec![shown], &["submit"], move |event| {
        event.prevent_default();
        log_in(false);
    })
}

/// The number of tables of a guest who has tables and no login, and so would lose them; none for everybody else.
async fn tables_of_guest(me: Me) -> Result<Option<usize>, Trouble> {
    if me.player_untracked().is_none() {
        return Ok(None);
    }
    let ties = ties().await?;
    Ok((ties.login.is_none() && ties.tables > 0).then_some(ties.tables))
}

fn close() {
    if let Some(form) = document().get_element_by_id(BOX).and_then(|form| form.dyn_into::<HtmlElement>().ok()) {
        let _ = form.hide_popover();
    }
}
