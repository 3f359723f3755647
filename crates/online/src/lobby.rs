//! Playing with friends: opening a table, the tables that are open to all, and the user's own.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page::notice::Notice;
use page_kit::command::Command;
use page_kit::going;
use page_kit::panel::panel;
use page_kit::parts::{group, with_listener};
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use protocol::TableInfo;
use protocol::code::read_code;
use wasm_bindgen::JsValue;

use crate::api::{Trouble, get, post};
use crate::field::field_text;
use crate::gathering::{add_luck, facts};
use crate::login::{NAME_FIELD, keep_name, log_in_box, own_name};
use crate::me::{Me, usual_name};
use crate::own_tables::{OwnTables, day, names, own_tables};
use crate::read::read;

/// The id of the field for the code of a table, or a link to it.
const CODE_FIELD: &str = "join-code";

/// How often the list of tables is read again.
const REFRESH: Duration = Duration::from_secs(3);

/// A game that can be played online.
#[derive(Clone, Copy)]
pub struct OnlineGame {
    /// Its name.
    pub name: &'static str,
    /// The number of seats of a table that is opened with one press.
    pub seats: u8,
}

page_kit::commands! {
    /// Commands of the lobby.
    enum LobbyCommand {
        /// Opens a table of a game with the usual options.
        Open(game: String) = "friends",
    }
}

page_kit::commands! {
    /// The fields of the lobby.
    enum LobbyField {
        Name = "my-name",
    }
}

/// What the lobby shows.
#[derive(Clone, Copy)]
struct Lobby {
    me: Me,
    /// Tables that are open to all, and the user's own.
    public: RwSignal<Vec<TableInfo>>,
    own: RwSignal<OwnTables>,
    trouble: RwSignal<Option<Trouble>>,
}

/// The screen of the lobby.
pub fn lobby(games: Vec<OnlineGame>) -> AnyView {
    let (speech, settings, notice) = (Speech::here(), Settings::here(), Notice::here());
    let lobby =
        Lobby { me: Me::here(), public: RwSignal::default(), own: RwSignal::default(), trouble: RwSignal::new(None) };
    lobby.refresh();
    let press = {
        let games = games.clone();
        move |LobbyCommand::Open(name)| {
            let Some(game) = games.iter().find(|game| game.name == name).copied() else { return };
            let fields = vec![("game", JsValue::from_str(game.name)), ("seats", game.seats.into())];
            open(lobby.me, fields, speech, settings, notice);
        }
    };
    let change = move |LobbyField::Name, name| keep_name(settings, name);
    let shown = panel(move || lobby.html(&games, speech, settings)).on_press(press).on_change(change).view();
    let shown = with_listener(vec![shown], &["submit"], move |event| {
        event.prevent_default();
        join(field_text(CODE_FIELD), speech, notice);
    });
    group("part", vec![shown, log_in_box(|| ())])
}

/// Goes to the table with a code, or to which a link leads.
fn join(typed: String, speech: Speech, notice: Notice) {
    if let Some((_, id)) = typed.split_once("#/online/") {
        let id = id.split(['/', '?']).next().unwrap_or_default().to_owned();
        return Route::Online { id, at: None }.go();
    }
    spawn_local(async move {
        let found = match read_code(&typed) {
            Some(code) => get(&format!("codes/{code}")).await,
            None => return notice.show(speech.term("online-join-what")),
        };
        match found.map(|found| found.get("table").text()) {
            Ok(Some(id)) => Route::Online { id, at: None }.go(),
            Err(trouble) if !trouble.is_not_found() => notice.show(trouble.sentence(speech)),
            _ => notice.show(speech.term("online-no-code")),
        }
    });
}

/// Opens a table and goes there. Whoever the server does not know becomes a guest with the name in the field.
pub(crate) fn open(
    me: Me,
    fields: Vec<(&'static str, JsValue)>,
    speech: Speech,
    settings: RwSignal<Settings>,
    notice: Notice,
) {
    let typed = field_text(NAME_FIELD);
    if !typed.is_empty() {
        settings.update(|settings| settings.name = typed);
    }
    let name = usual_name(speech, settings);
    spawn_local(async move {
        let opened = async {
            me.or_guest(&name).await?;
            let answer = post("tables", &fields).await?;
            let table: TableInfo = read(&answer.get("table")).ok_or(Trouble::Unreachable)?;
            add_luck(&table).await?;
            Ok(table.id.to_string())
        };
        match opened.await {
            Ok(id) => Route::Online { id, at: None }.go(),
            Err(trouble) => {
                let trouble: Trouble = trouble;
                notice.show(trouble.sentence(speech));
            }
        }
    });
}

async fn tables(path: &str) -> Result<Vec<TableInfo>, Trouble> {
    let answer = get(path).await?;
    Ok(answer.get("tables").list().unwrap_or_default().iter().filter_map(read).collect())
}

impl Lobby {
    /// Reads the lists now, and again every few seconds as long as the screen is there.
    fn refresh(self) {
        spawn_local(async move {
            let lists = async {
                let known = match self.me.player_untracked() {
                    Some(known) => Some(known),
                    None => self.me.load().await?,
                };
                let before = self.own.try_get_untracked().unwrap_or_default();
                let own = if known.is_some() { own_tables(&before.ended).await? } else { OwnTables::default() };
                Ok((tables("tables?state=gathering").await?, own))
            };
            let lists: Result<_, Trouble> = lists.await;
            if self.trouble.try_set(lists.as_ref().err().cloned()).is_some() {
                return;
            }
            if let Ok((public, own)) = lists {
                set_if_new(self.public, public);
                set_if_new(self.own, own);
            }
            set_timeout(move || if !document().hidden() { self.refresh() } else { self.refresh_when_seen() }, REFRESH);
        });
    }

    fn refresh_when_seen(self) {
        set_timeout(
            move || {
                if self.trouble.try_get_untracked().is_none() {
                    return;
                }
                if document().hidden() { self.refresh_when_seen() } else { self.refresh() }
            },
            REFRESH,
        );
    }

    fn html(self, games: &[OnlineGame], speech: Speech, settings: RwSignal<Settings>) -> Markup {
        let own = self.own.get();
        let public = self.public.get();
        html! {
            section.sheet-of-paper.lobby {
                h1 { (speech.term("online-friends")) }
                @if let Some(trouble) = self.trouble.get() {
                    p.told #lobby-trouble role="status" { (trouble.sentence(speech)) }
                }
                (own_name(self.me, speech, settings, false))
                @if !own.going.is_empty() {
                    h2 { (speech.term("online-my-tables")) }
                    ul.tables #my-tables { (going::lines(speech, &own.going)) }
                }
                form.field #join-form {
                    label.field {
                        span { (speech.term("online-join-by")) }
                        input type="text" id=(CODE_FIELD) required maxlength="200" autocomplete="off" autocapitalize="characters" spellcheck="false";
                    }
                    button type="submit" #join-table { (speech.term("online-join")) }
                }
                p { (speech.term("online-friends-why")) }
                @for game in games {
                    @let open = LobbyCommand::Open(game.name.to_owned());
                    p.ways {
                        button.big id=(open.id()) data-do=(open) { (speech.term(&format!("{}-name", game.name))) }
                        a.button.quiet href=(Route::OpenOnline { game: game.name.to_owned() }.hash()) { (speech.term("online-options")) }
                    }
                }
                h2 { (speech.term("online-public")) }
                ul.tables #public-tables {
                    @for info in &public {
                        (row(speech, info, &names(info, speech), &facts(speech, info)))
                    }
                }
                @if public.is_empty() { p.told { (speech.term("online-public-none")) } }
                @if !own.ended.is_empty() {
                    h2 { (speech.term("online-finished")) }
                    ul.tables #my-finished {
                        @for info in &own.ended { (row(speech, info, &names(info, speech), &day(info, speech))) }
                    }
                }
            }
        }
    }
}

fn set_if_new<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_with_untracked(|before| *before != value) == Some(true) {
        signal.set(value);
    }
}

fn row(speech: Speech, info: &TableInfo, names: &str, told: &str) -> Markup {
    html! {
        li {
            a href=(Route::Online { id: info.id.to_string(), at: None }.hash()) {
                (speech.term(&format!("{}-name", info.game))) " · " bdi { (names) }
            }
            span.told { (told) }
        }
    }
}
