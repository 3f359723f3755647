//! A table before the game: who sits down, who is invited, and when it starts.

use bots::BotName;
use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::{Markup, html};
use page::notice::Notice;
use page_kit::command::Command;
use page_kit::html::button;
use page_kit::links::share;
use page_kit::panel::panel;
use page_kit::parts::{group, with_listener};
use page_kit::route::Route;
use page_kit::settings::Settings;
use page_kit::speech::{Speech, counted};
use protocol::{Chair, Pace, StartRule, TableInfo, TableState};
use table::Phrase;
use wasm_bindgen::JsValue;

use crate::api::{Trouble, post};
use crate::field::field_text;
use crate::invite::{invitation, table_link};
use crate::me::{LONGEST_NAME, usual_name};
use crate::noted::note;
use crate::read::read;
use crate::table::OnlineTable;

/// The id of the field for the user's name.
pub(crate) const NAME_FIELD: &str = "my-name";

page_kit::commands! {
    /// Commands before the game.
    enum GatheringCommand {
        /// Lets a bot play at an empty seat.
        Bot(seat: u8) = "add-bot",
        /// Asks whoever sits at a seat to leave.
        Kick(seat: u8) = "kick",
        Start = "start-online",
        Leave = "leave-gathering",
        CopyLink = "copy-invitation",
        Share = "share-invitation",
    }
}

page_kit::commands! {
    /// The fields before the game.
    enum GatheringField {
        /// How well the next bot plays.
        Level = "bot-level",
    }
}

/// Sits down at the lowest free seat. The commitment is noted first, then the page adds its luck. Whoever sits there already
/// stays and adds the luck.
pub async fn sit_down(table: &str, commitment: &str) -> Result<(), Trouble> {
    let luck = JsValue::from_str(&note(table, commitment));
    post(&format!("tables/{table}/join"), &[("luck", luck)]).await.map(drop)
}

/// Adds the luck of somebody who has just opened a table. The game of a table of bots alone may have begun already.
pub(crate) async fn add_luck(table: &TableInfo) -> Result<(), Trouble> {
    match table.state {
        TableState::Gathering => sit_down(&table.id.to_string(), &table.commitment).await,
        _ => Ok(()),
    }
}

impl OnlineTable {
    /// Opens another table with the same players, and goes there.
    pub(crate) fn rematch(self) {
        let path = format!("tables/{}/rematch", self.id());
        spawn_local(async move {
            let opened = async {
                let answer = post(&path, &[]).await?;
                let next: TableInfo = read(&answer.get("table")).ok_or(Trouble::Unreachable)?;
                // Whoever finds no seat can watch.
                let _ = add_luck(&next).await;
                Ok(next.id.to_string())
            };
            match opened.await {
                Ok(id) => Route::Online { id, at: None }.go(),
                Err(trouble) => self.show(&trouble),
            }
        });
    }

    /// Sits down, as a guest with the name in the field if the server does not know the user.
    fn sit(self) {
        let (speech, settings) = (Speech::here(), Settings::here());
        let typed = field_text(NAME_FIELD);
        if !typed.is_empty() {
            settings.update(|settings| settings.name = typed.clone());
        }
        let name = usual_name(speech, settings);
        let (id, commitment) = self.info.with_untracked(|info| (info.id.to_string(), info.commitment.clone()));
        spawn_local(async move {
            let known = self.me.player_untracked().is_some();
            let seated = match self.me.or_guest(&name).await {
                Ok(_) => sit_down(&id, &commitment).await,
                Err(trouble) => Err(trouble),
            };
            if self.is_gone() {
                return;
            }
            if !known {
                // The connection was made by nobody in particular.
                self.live.reconnect();
            }
            match seated {
                Ok(()) => self.reload(),
                Err(trouble) => self.show(&trouble),
            }
        });
    }
}

/// The screen of a table before the game.
pub fn gathering(table: OnlineTable) -> AnyView {
    let (speech, notice) = (Speech::here(), Notice::here());
    let level = RwSignal::new(BotName::Normal);
    let press = move |command| match command {
        GatheringCommand::Bot(seat) => {
            let bot = JsValue::from_str(level.get_untracked().name());
            table.ask(&format!("seats/{seat}/bot"), &[("bot", bot)]);
        }
        GatheringCommand::Kick(seat) => table.ask("kick", &[("seat", seat.into())]),
        GatheringCommand::Start => {
            let is_full = table.info.with_untracked(|info| info.seats.iter().all(Option::is_some));
            let drop_empty = [("empty", JsValue::from_str("drop"))];
            table.ask("start", if is_full { &[] } else { &drop_empty });
        }
        GatheringCommand::Leave => table.ask("leave", &[]),
        GatheringCommand::CopyLink => notice.copied(speech, table_link(&table.id())),
        GatheringCommand::Share => share(&table_link(&table.id())),
    };
    let change = move |GatheringField::Level, value: String| {
        if let Some(chosen) = BotName::named(&value) {
            level.set(chosen);
        }
    };
    let html = move || table.info.with(|info| html(table, speech, info, level.get()));
    let shown = panel(html).on_press(press).on_change(change).view();
    let shown = with_listener(vec![shown], &["submit"], move |event| {
        event.prevent_default();
        table.sit();
    });
    group("gathering", vec![shown, table.chat.view(table)])
}

fn html(table: OnlineTable, speech: Speech, info: &TableInfo, level: BotName) -> Markup {
    let own = table.seat();
    let (opener, free) = (table.is_opener(), info.seats.iter().filter(|chair| chair.is_none()).count());
    let seated = info.seats.len() - free;
    html! {
        section.sheet-of-paper {
            h1 { (speech.term(&format!("{}-name", info.game))) " · " (speech.term("online-gathering")) }
            p.told #table-facts { (facts(speech, info)) }
            @if own.is_none() { (join_form(table, speech, free)) }
            (invitation(
                speech,
                &info.id.to_string(),
                button(&GatheringCommand::CopyLink, speech.term("online-copy-link")),
                button(&GatheringCommand::Share, speech.term("online-share")),
            ))
            h2 { (speech.term("page-seats")) }
            @if opener && free > 0 { (level_field(speech, level)) }
            ol.seats {
                @for (place, chair) in info.seats.iter().enumerate() {
                    (seat(speech, info, (place, chair.as_ref()), own.map(|own| own.index()), opener))
                }
            }
            @if own.is_some() {
                @if opener {
                    @let name = if free == 0 { speech.term("page-start") } else { speech.say(&counted("online-start-with", seated)) };
                    p { button.big id=(GatheringCommand::Start.id()) data-do=(GatheringCommand::Start) { (name) } }
                } @else {
                    p.told role="status" { (waits(speech, info)) }
                }
            }
            p.ways {
                @if own.is_some() { (button(&GatheringCommand::Leave, speech.term("online-leave"))) }
                a.button.quiet href=(Route::BigScreen { id: info.id.to_string() }.hash()) { (speech.term("online-big-screen")) }
                a.button.quiet href=(Route::Fair { id: info.id.to_string() }.hash()) { (speech.term("online-fair")) }
            }
        }
    }
}

/// How well the bots play that the opener adds.
fn level_field(speech: Speech, level: BotName) -> Markup {
    html! {
        label.field {
            span { (speech.term("online-bots-level")) }
            select id=(GatheringField::Level.id()) data-field=(GatheringField::Level) {
                @for bot in BotName::ALL {
                    option value=(bot.name()) selected[bot == level] { (speech.term(&format!("page-level-{}", bot.name()))) }
                }
            }
        }
    }
}

/// For whom those wait who did not open the table.
fn waits(speech: Speech, info: &TableInfo) -> String {
    if info.start == StartRule::Full {
        return speech.term("online-starts-full");
    }
    let opener = info.opener.and_then(|seat| info.seats.get(usize::from(seat))?.as_ref()?.player.as_ref());
    let name = opener.map_or("", |player| player.name.as_str());
    speech.say(&Phrase::new("online-waits-for-start").with("name", name))
}

/// The form for somebody who came by the link: one press and a name.
fn join_form(table: OnlineTable, speech: Speech, free: usize) -> Markup {
    let known = table.me.player();
    let name = Settings::here().with(|settings| settings.name.clone());
    html! {
        @if free == 0 {
            p.told #no-seat { (speech.term("online-full")) }
        } @else {
            form.join {
                @if known.is_none() {
                    label.field {
                        span { (speech.term("online-your-name")) }
                        input type="text" id=(NAME_FIELD) maxlength=(LONGEST_NAME) required autocomplete="nickname" value=(name);
                    }
                }
                p { button.big type="submit" #sit-down { (speech.term("online-sit-down")) } }
            }
        }
    }
}

fn seat(
    speech: Speech,
    info: &TableInfo,
    (place, chair): (usize, Option<&Chair>),
    own: Option<usize>,
    opener: bool,
) -> Markup {
    let number = place as u8;
    html! {
        li class={ "chair-" (place % 8) } id={ "seat-" (place) } {
            @match chair {
                Some(Chair { player: Some(player), here, .. }) => {
                    bdi.who { (player.name) }
                    @if own == Some(place) { " " span.told { (speech.term("online-you")) } }
                    @else if !here { " " span.told { (speech.term("online-away")) } }
                    @if info.opener == Some(number) { " " span.told { (speech.term("online-opener")) } }
                    @if opener && own != Some(place) { (button(&GatheringCommand::Kick(number), speech.term("online-kick"))) }
                },
                Some(Chair { bot, .. }) => {
                    span.who { (speech.term(&format!("page-plays-{}", bot.as_deref().unwrap_or_default()))) }
                    @if opener { (button(&GatheringCommand::Kick(number), speech.term("online-remove"))) }
                },
                None => {
                    span.told { (speech.term("online-free")) }
                    @if opener { (button(&GatheringCommand::Bot(number), speech.term("online-add-bot"))) }
                },
            }
        }
    }
}

/// Says what is special about the options of a game, by the game's name. The module that knows all games provides it.
#[derive(Clone, Copy)]
pub struct OptionWords(pub fn(&str, &str, Speech) -> Vec<String>);

fn option_words(info: &TableInfo, speech: Speech) -> Vec<String> {
    use_context::<OptionWords>().map_or(Vec::new(), |OptionWords(words)| words(&info.game, &info.options, speech))
}

/// What a table is like: seats that are free, pace, hints, options.
pub(crate) fn facts(speech: Speech, info: &TableInfo) -> String {
    let free = info.seats.iter().filter(|chair| chair.is_none()).count();
    let mut facts = vec![speech.say(&counted("online-free-seats", free)), pace(speech, info.pace)];
    facts.extend(option_words(info, speech));
    facts.extend((!info.hints).then(|| speech.term("online-no-hints")));
    facts.join(" · ")
}

/// A pace in words.
pub(crate) fn pace(speech: Speech, pace: Option<Pace>) -> String {
    match pace {
        None => speech.term("online-pace-none"),
        Some(Pace::Live { bank, .. }) => speech.say(&counted("online-pace-live", bank.div_ceil(60) as usize)),
        Some(Pace::Slow { hours }) => speech.say(&counted("online-pace-slow", hours as usize)),
    }
}
