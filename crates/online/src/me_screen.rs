//! Who the user is online: name, colour, login, sessions and tokens; export and deletion of everything.

use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page::notice::Notice;
use page_kit::command::Command;
use page_kit::dom::focus_later;
use page_kit::files::save;
use page_kit::html::{button, pill};
use page_kit::json::Json;
use page_kit::panel::panel;
use page_kit::parts::{group, with_listener};
use page_kit::route::Route;
use page_kit::seating::COLOURS;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use page_kit::when::date;
use table::Phrase;
use wasm_bindgen::{JsCast, JsValue};

use crate::api::{Trouble, ask, get, post, sent};
use crate::field::field_text;
use crate::login::{door, log_in_box};
use crate::me::{LONGEST_NAME, Me, Ties, ties};

const NAME: &str = "new-name";
const LOGIN: &str = "login";
const OLD_PASSWORD: &str = "old-password";
const PASSWORD: &str = "password";
const TOKEN_NAME: &str = "token-name";

page_kit::commands! {
    /// Commands of the screen.
    enum MeCommand {
        /// Ends a session or revokes a token.
        End(id: String) = "end-token",
        /// Goes to the form for a login.
        SetLogin = "set-login",
        LogOut = "log-out",
        Export = "export-me",
        /// Deletes everything that the server has of the user.
        Delete = "delete-me",
    }
}

page_kit::commands! {
    /// The fields of the screen.
    enum MeField {
        /// The user's colour at online tables.
        Colour(number: u8) = "my-colour",
        /// The colour of the seat.
        ColourOfSeat = "my-colour-of-seat",
    }
}

/// A session of a browser or an API token.
#[derive(Clone, PartialEq, Debug)]
struct Token {
    id: String,
    /// The name of an API token; none for a session.
    name: Option<String>,
    made: f64,
    current: bool,
}

impl Token {
    fn read(json: &Json) -> Option<Token> {
        Some(Token {
            id: json.get("id").text()?,
            name: json.get("name").text(),
            made: json.get("made").number()?,
            current: json.get("current").0.is_truthy(),
        })
    }
}

/// What came of a request: the code of a message to show, if there is one.
type Done = Result<Option<&'static str>, Trouble>;

/// What the screen knows.
#[derive(Clone, Copy)]
struct MeScreen {
    me: Me,
    tokens: RwSignal<Vec<Token>>,
    /// What ties the player, once it is read.
    ties: RwSignal<Option<Ties>>,
    /// The text of a token that was just made. It is shown once.
    fresh: RwSignal<Option<String>>,
    speech: Speech,
    settings: RwSignal<Settings>,
    notice: Notice,
}

/// The screen.
pub fn me_screen() -> AnyView {
    let screen = MeScreen {
        me: Me::here(),
        tokens: RwSignal::default(),
        ties: RwSignal::new(None),
        fresh: RwSignal::new(None),
        speech: Speech::here(),
        settings: Settings::here(),
        notice: Notice::here(),
    };
    screen.run(async move { screen.me.load().await.map(|_| None) });
    let press = move |command| match command {
        MeCommand::End(id) => {
            screen.run(async move { ask("DELETE", &format!("me/tokens/{id}"), None).await.map(|_| None) })
        }
        MeCommand::SetLogin => focus_later("#login"),
        MeCommand::LogOut => screen.run(async move {
            post("logout", &[]).await?;
            screen.me.forget();
            screen.ties.try_set(None);
            Ok(Some("online-logged-out"))
        }),
        MeCommand::Export => screen.run(async move {
            save("portolan-me.json", "application/json", &sent("GET", "me/export", None).await?);
            Ok(None)
        }),
        MeCommand::Delete => screen.run(async move {
            ask("DELETE", "me", None).await?;
            screen.me.forget();
            Ok(Some("online-deleted"))
        }),
    };
    let change = move |field, _| {
        screen.settings.update(|settings| {
            settings.colour = match field {
                MeField::Colour(number) => Some(number),
                MeField::ColourOfSeat => None,
            }
        });
    };
    let shown = panel(move || screen.html()).on_press(press).on_change(change).view();
    let shown = with_listener(vec![shown], &["submit"], move |event| {
        event.prevent_default();
        let form = event.target().and_then(|form| form.dyn_into::<web_sys::Element>().ok());
        match form.map(|form| form.id()).as_deref() {
            Some("name-form") => screen.rename(),
            Some("login-form") => screen.log_in(),
            Some("token-form") => screen.make_token(),
            _ => {}
        }
    });
    group("part", vec![shown, log_in_box(move || screen.run(async { Ok(None) }))])
}

/// Why a guest does not just log out, and how to leave all the same.
fn leave_guest(speech: Speech, name: &str) -> Markup {
    html! {
        p #no-login { (speech.term("online-no-login")) }
        p.ways { (button(&MeCommand::SetLogin, speech.term("online-login-set-it"))) }
        details.leave-guest {
            summary { (speech.term("online-guest-end")) }
            p { (speech.say(&Phrase::new("online-guest-end-why").with("name", name))) }
            p { (button(&MeCommand::LogOut, speech.term("online-guest-end-yes"))) }
        }
    }
}

impl MeScreen {
    /// Does something, then reads the list of sessions and tokens again. Shows what went wrong, or the message returned.
    fn run(self, doing: impl Future<Output = Done> + 'static) {
        self.run_boxed(Box::pin(doing));
    }

    /// [`MeScreen::run`], compiled once.
    fn run_boxed(self, doing: Pin<Box<dyn Future<Output = Done>>>) {
        spawn_local(async move {
            match doing.await {
                Ok(Some(code)) => self.notice.show(self.speech.term(code)),
                Ok(None) => {}
                Err(trouble) => self.notice.show(trouble.sentence(self.speech)),
            }
            if self.me.player_untracked().is_some()
                && let Ok(answer) = get("me/tokens").await
            {
                let tokens = answer.get("tokens").list().unwrap_or_default();
                let ties = ties().await.ok();
                // Both at once: what comes later would take what is typed meanwhile.
                self.ties.try_set(ties);
                self.tokens.try_set(tokens.iter().filter_map(Token::read).collect());
            }
        });
    }

    fn rename(self) {
        let name = field_text(NAME);
        self.settings.update(|settings| settings.name = name.clone());
        self.run(async move {
            match self.me.player_untracked() {
                Some(_) => self.me.rename(&name).await?,
                None => self.me.or_guest(&name).await.map(drop)?,
            }
            Ok(Some("online-renamed"))
        });
    }

    /// Sets a login for a user whom the server knows; otherwise logs in.
    fn log_in(self) {
        let mut fields = vec![
            ("login", JsValue::from_str(&field_text(LOGIN))),
            ("password", JsValue::from_str(&field_text(PASSWORD))),
        ];
        let old = field_text(OLD_PASSWORD);
        if !old.is_empty() {
            fields.push(("old", JsValue::from_str(&old)));
        }
        let is_known = self.me.player_untracked().is_some();
        self.run(async move {
            let credentials = Some(Json::object(&fields));
            if is_known {
                ask("PUT", "me/login", credentials).await?;
                return Ok(Some("online-login-set"));
            }
            let answer = ask("POST", "login", credentials).await?;
            self.me.is_now(&answer)?;
            Ok(Some("online-logged-in"))
        });
    }

    fn make_token(self) {
        let name = JsValue::from_str(&field_text(TOKEN_NAME));
        self.run(async move {
            let made = post("me/tokens", &[("name", name)]).await?;
            self.fresh.try_set(made.get("token").text());
            Ok(None)
        });
    }

    fn html(self) -> Markup {
        let (speech, known, ties) = (self.speech, self.me.player(), self.ties.get());
        let login = ties.as_ref().and_then(|ties| ties.login.as_deref());
        let is_guest = ties.is_some() && login.is_none();
        let name = known
            .as_ref()
            .map_or_else(|| self.settings.with(|settings| settings.name.clone()), |player| player.name.clone());
        html! {
            section.sheet-of-paper.me {
                h1 { (speech.term("online-me-title")) }
                form #name-form {
                    label.field {
                        span { (speech.term("online-your-name")) }
                        input type="text" id=(NAME) maxlength=(LONGEST_NAME) required autocomplete="nickname" value=(name);
                    }
                    button type="submit" #rename { (speech.term("online-rename")) }
                }
                (self.colours())
                (self.login_form(known.is_some(), login))
                @if let Some(player) = &known {
                    @if is_guest { (door(speech)) }
                    (self.sessions())
                    p.ways {
                        a.button href=(Route::Lobby.hash()) { (speech.term("online-friends")) }
                        (button(&MeCommand::Export, speech.term("online-export")))
                        @if login.is_some() { (button(&MeCommand::LogOut, speech.term("online-log-out"))) }
                    }
                    @if is_guest { (leave_guest(speech, &player.name)) }
                    details.resign {
                        summary { (speech.term("online-delete")) }
                        p { (speech.term("online-delete-why")) }
                        p { (button(&MeCommand::Delete, speech.term("online-delete-yes"))) }
                    }
                }
            }
        }
    }

    fn colours(self) -> Markup {
        let (speech, chosen) = (self.speech, self.settings.with(|settings| settings.colour));
        html! {
            fieldset.choice {
                legend { (speech.term("online-colour")) }
                (pill("colour", &MeField::ColourOfSeat, &speech.term("online-colour-of-seat"), chosen.is_none()))
                @for number in 0..COLOURS {
                    label class={ "pill swatch chair-" (number) } {
                        input type="radio" name="colour" id=(MeField::Colour(number).id()) data-field=(MeField::Colour(number))
                            checked[chosen == Some(number)];
                        span { (number + 1) }
                    }
                }
            }
        }
    }

    /// `login` is the one that is set already.
    fn login_form(self, is_known: bool, login: Option<&str>) -> Markup {
        let speech = self.speech;
        let (title, why, send, complete) = match is_known {
            true => ("online-login-title", "online-login-why", "online-login-set-it", "new-password"),
            false => ("online-log-in-title", "online-log-in-why", "online-log-in", "current-password"),
        };
        html! {
            h2 { (speech.term(title)) }
            p { (speech.term(why)) }
            @if let Some(login) = login {
                p #own-login-is { (speech.term("online-login-is")) " " bdi { strong { (login) } } }
            }
            form #login-form {
                label.field {
                    span { (speech.term("online-login")) }
                    input type="text" id=(LOGIN) maxlength="64" required autocomplete="username";
                }
                @if login.is_some() {
                    label.field {
                        span { (speech.term("online-password-old")) }
                        input type="password" id=(OLD_PASSWORD) maxlength="200" required autocomplete="current-password";
                    }
                }
                label.field {
                    span { (speech.term("online-password")) }
                    input type="password" id=(PASSWORD) minlength="8" maxlength="200" required autocomplete=(complete);
                }
                button type="submit" #log-in { (speech.term(send)) }
            }
        }
    }

    fn sessions(self) -> Markup {
        let speech = self.speech;
        html! {
            h2 { (speech.term("online-sessions")) }
            p { (speech.term("online-sessions-why")) }
            ul.tables #tokens {
                @for token in self.tokens.get() {
                    li {
                        @match &token.name {
                            Some(name) => bdi.who { (name) },
                            None => span.who { (speech.term("online-session")) },
                        }
                        span.told { (date(token.made, speech)) }
                        @if token.current { span.told { (speech.term("online-session-current")) } }
                        @else { (button(&MeCommand::End(token.id.clone()), speech.term("online-end"))) }
                    }
                }
            }
            form #token-form {
                label.field {
                    span { (speech.term("online-token-name")) }
                    input type="text" id=(TOKEN_NAME) maxlength="24" required autocomplete="off";
                }
                button type="submit" #make-token { (speech.term("online-token-make")) }
            }
            @if let Some(text) = self.fresh.get() {
                p role="status" { (speech.term("online-token-once")) }
                p { code #fresh-token { (text) } }
            }
        }
    }
}
