//! Playing with friends: opening a table, the tables that are open to all, and the user's own.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page::notice::Notice;
use page_kit::command::Command;
use page_kit::panel::panel;
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::Speech;
use protocol::{TableInfo, TableState};
use wasm_bindgen::JsValue;

use crate::api::{Trouble, get, post};
use crate::field::field_text;
use crate::gathering::{NAME_FIELD, add_luck, facts};
use crate::me::{LONGEST_NAME, Me, usual_name};
use crate::own_tables::{is_going, names, own_tables};
use crate::read::read;

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

/// What the lobby shows.
#[derive(Clone, Copy)]
struct Lobby {
    me: Me,
    /// Tables that are open to all, and the user's own.
    public: RwSignal<Vec<TableInfo>>,
    own: RwSignal<Vec<TableInfo>>,
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
    panel(move || lobby.html(&games, speech, settings)).on_press(press).view()
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
                let own = if known.is_some() { own_tables(&before).await? } else { Vec::new() };
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
        let known = self.me.player();
        let name = settings.with(|settings| settings.name.clone());
        let (going, done): (Vec<TableInfo>, Vec<TableInfo>) = self.own.get().into_iter().partition(is_going);
        let public = self.public.get();
        html! {
            section.sheet-of-paper.lobby {
                h1 { (speech.term("online-friends")) }
                @if let Some(trouble) = self.trouble.get() {
                    p.told #lobby-trouble role="status" { (trouble.sentence(speech)) }
                }
                @match &known {
                    Some(player) => p.told #known-as {
                        (speech.term("online-known-as")) " " bdi { (player.name) } " · "
                        a href=(Route::Me.hash()) { (speech.term("online-me")) }
                    },
                    None => label.field {
                        span { (speech.term("online-your-name")) }
                        input type="text" id=(NAME_FIELD) maxlength=(LONGEST_NAME) autocomplete="nickname" value=(name);
                    },
                }
                p { (speech.term("online-friends-why")) }
                @for game in games {
                    @let open = LobbyCommand::Open(game.name.to_owned());
                    p.ways {
                        button.big id=(open.id()) data-do=(open) { (speech.term(&format!("{}-name", game.name))) }
                        a.button.quiet href=(Route::OpenOnline { game: game.name.to_owned() }.hash()) { (speech.term("online-options")) }
                    }
                }
                (table_list(speech, "my-tables", "online-my-tables", &going))
                (table_list(speech, "public-tables", "online-public", &public))
                @if public.is_empty() { p.told { (speech.term("online-public-none")) } }
                (table_list(speech, "my-finished", "online-finished", &done))
            }
        }
    }
}

fn set_if_new(signal: RwSignal<Vec<TableInfo>>, value: Vec<TableInfo>) {
    if signal.try_with_untracked(|before| *before != value) == Some(true) {
        signal.set(value);
    }
}

fn table_list(speech: Speech, id: &str, title: &str, tables: &[TableInfo]) -> Markup {
    html! {
        @if !tables.is_empty() || id == "public-tables" {
            h2 { (speech.term(title)) }
            ul.tables id=(id) {
                @for info in tables {
                    li {
                        a href=(Route::Online { id: info.id.to_string(), at: None }.hash()) {
                            (speech.term(&format!("{}-name", info.game))) " · " bdi { (names(info)) }
                        }
                        span.told {
                            @if info.state == TableState::Gathering { (facts(speech, info)) }
                        }
                    }
                }
            }
        }
    }
}
