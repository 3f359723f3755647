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
use table::{Phrase, Seat};
use wasm_bindgen::JsValue;

use crate::api::{Trouble, post};
use crate::field::field_text;
use crate::invite::{Reached, invitation, table_link};
use crate::login::{NAME_FIELD, keep_name, known_as, log_in_box, own_name};
use crate::me::usual_name;
use crate::noted::note;
use crate::read::read;
use crate::table::OnlineTable;

page_kit::commands! {
    /// Commands before the game.
    enum GatheringCommand {
        /// Lets a bot play at an empty seat.
        Bot(seat: u8) = "add-bot",
        /// Frees the seat of a bot, or asks before it frees the seat of a person.
        Kick(seat: u8) = "kick",
        /// Removes the person at a seat.
        Remove(seat: u8) = "remove",
        /// Does not remove anybody.
        Keep = "keep-seated",
        /// Lets a removed player come back.
        LetIn(player: String) = "let-in",
        /// Watches without a seat, or wants a seat after all.
        Watch = "just-watch",
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
        Name = "my-name",
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

/// What the screen shows besides the table.
#[derive(Clone, Copy)]
struct State {
    /// How well the next bot plays.
    level: BotName,
    /// The seat of the person whom the opener may remove, while the opener is asked.
    removes: Option<u8>,
    /// Whether the user only wants to watch.
    watches: bool,
}

/// The screen of a table before the game.
pub fn gathering(table: OnlineTable) -> AnyView {
    let (speech, notice, settings) = (Speech::here(), Notice::here(), Settings::here());
    if let Some(reached) = use_context::<Reached>() {
        reached.ask();
    }
    let state = RwSignal::new(State { level: BotName::Normal, removes: None, watches: false });
    let press = move |command| match command {
        GatheringCommand::Bot(seat) => {
            let bot = JsValue::from_str(state.with_untracked(|state| state.level.name()));
            table.ask(&format!("seats/{seat}/bot"), &[("bot", bot)]);
        }
        GatheringCommand::Kick(seat) if table.has_person(Seat(seat)) => {
            state.update(|state| state.removes = Some(seat))
        }
        GatheringCommand::Kick(seat) | GatheringCommand::Remove(seat) => {
            state.update(|state| state.removes = None);
            table.ask("kick", &[("seat", seat.into())]);
        }
        GatheringCommand::LetIn(player) => table.ask("let-in", &[("player", JsValue::from_str(&player))]),
        GatheringCommand::Keep => state.update(|state| state.removes = None),
        GatheringCommand::Watch => state.update(|state| state.watches = !state.watches),
        GatheringCommand::Start => {
            let is_full = table.info.with_untracked(|info| info.seats.iter().all(Option::is_some));
            let drop_empty = [("empty", JsValue::from_str("drop"))];
            table.ask("start", if is_full { &[] } else { &drop_empty });
        }
        GatheringCommand::Leave => table.ask("leave", &[]),
        GatheringCommand::CopyLink => notice.copied(speech, table_link(&table.id())),
        GatheringCommand::Share => share(&table_link(&table.id())),
    };
    let change = move |field, value: String| match field {
        GatheringField::Level => {
            state.update(|state| state.level = BotName::named(&value).unwrap_or(BotName::Normal));
        }
        GatheringField::Name => keep_name(settings, value),
    };
    let html = move || table.info.with(|info| html(table, speech, info, state.get()));
    let shown = panel(html).on_press(press).on_change(change).view();
    let shown = with_listener(vec![shown], &["submit"], move |event| {
        event.prevent_default();
        table.sit();
    });
    // The connection was made by somebody else.
    let log_in = log_in_box(move || table.live.reconnect());
    group("gathering", vec![shown, table.chat.view(table), log_in])
}

fn html(table: OnlineTable, speech: Speech, info: &TableInfo, state: State) -> Markup {
    let own = table.seat();
    let (opener, free) = (table.is_opener(), info.seats.iter().filter(|chair| chair.is_none()).count());
    let seated = info.seats.len() - free;
    let invitation = || {
        invitation(
            speech,
            info.id,
            // Whoever came by the link needs no code to read.
            own.is_some(),
            button(&GatheringCommand::CopyLink, speech.term("online-copy-link")),
            button(&GatheringCommand::Share, speech.term("online-share")),
        )
    };
    html! {
        section.sheet-of-paper {
            @if own.is_some() {
                h1 { (speech.term(&format!("{}-name", info.game))) " · " (speech.term("online-gathering")) }
                p.told #table-facts { (facts(speech, info)) }
                (invitation())
            } @else {
                (invited(speech, info))
                (join_form(table, speech, free, state.watches))
            }
            h2 { (speech.term("page-seats")) }
            @if opener && free > 0 { (level_field(speech, state.level)) }
            ol.seats {
                @for (place, chair) in info.seats.iter().enumerate() {
                    (seat(speech, info, (place, chair.as_ref()), own.map(|own| own.index()), opener, state.removes))
                }
            }
            @if opener { (removed(speech, info, GatheringCommand::LetIn)) }
            @if own.is_some() {
                @if opener {
                    @let name = if free == 0 { speech.term("page-start") } else { speech.say(&counted("online-start-with", seated)) };
                    p { button.big id=(GatheringCommand::Start.id()) data-do=(GatheringCommand::Start) { (name) } }
                }
                @if !opener || info.start == StartRule::Full {
                    p.told role="status" { (waits(speech, info)) }
                }
                (known_as(table.me, speech))
            }
            p.ways {
                @if own.is_some() { (button(&GatheringCommand::Leave, speech.term("online-leave"))) }
                a.button.quiet href=(Route::BigScreen { id: info.id.to_string() }.hash()) { (speech.term("online-big-screen")) }
                a.button.quiet href=(Route::Fair { id: info.id.to_string() }.hash()) { (speech.term("online-fair")) }
            }
            @if own.is_none() { (invitation()) }
        }
    }
}

/// Who invites to which game, for somebody who does not sit here: how many sit already, how long it takes, and how to learn it.
fn invited(speech: Speech, info: &TableInfo) -> Markup {
    let game = speech.term(&format!("{}-name", info.game));
    let by = opener_name(info).filter(|name| !name.is_empty());
    let title = by.map_or_else(
        || format!("{game} · {}", speech.term("online-gathering")),
        |name| speech.say(&Phrase::new("online-invited").with("name", name).with("game", game.as_str())),
    );
    let taken = info.seats.iter().filter(|chair| chair.is_some()).count();
    let sitting = counted("online-sitting", taken).with("all", info.seats.len() as i64);
    let mut facts = vec![speech.say(&sitting), speech.term(&format!("{}-facts", info.game)), pace(speech, info.pace)];
    facts.extend(special(speech, info));
    let name = || info.game.clone();
    html! {
        div.invited {
            div.picture { (picture(&info.game)) }
            div {
                h1 { (title) }
                p.told #table-facts { (facts.join(" · ")) }
                p {
                    (speech.term("online-new-to-it")) " "
                    a #learn-first href=(Route::Learn { game: name(), chapter: 1 }.hash()) { (speech.term("page-learn")) } " · "
                    a href=(Route::Rules { game: name(), section: None }.hash()) { (speech.term("page-rules")) }
                }
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
    speech.say(&Phrase::new("online-waits-for-start").with("name", opener_name(info).unwrap_or_default()))
}

/// The name of whoever starts the game.
fn opener_name(info: &TableInfo) -> Option<&str> {
    let chair = info.seats.get(usize::from(info.opener?))?.as_ref()?;
    Some(chair.player.as_ref()?.name.as_str())
}

/// The form for somebody who came by the link: one press and a name. Or one just watches.
fn join_form(table: OnlineTable, speech: Speech, free: usize, watches: bool) -> Markup {
    html! {
        @if table.was_removed() {
            p.told #was-removed role="status" { (speech.term("online-was-removed")) }
        } @else if free == 0 {
            p.told #no-seat { (speech.term("online-full")) }
        } @else if watches {
            p.told #will-watch role="status" { (speech.term("online-will-watch")) }
            p { (button(&GatheringCommand::Watch, speech.term("online-sit-down"))) }
        } @else {
            form.join {
                (own_name(table.me, speech, Settings::here(), true))
                p.ways {
                    button.big type="submit" #sit-down { (speech.term("online-sit-down")) }
                    button type="button" id=(GatheringCommand::Watch.id()) data-do=(GatheringCommand::Watch) {
                        (speech.term("online-just-watch"))
                    }
                }
            }
        }
    }
}

/// The people whom the opener has removed, each with a button to let them in again.
pub(crate) fn removed<C: Command>(speech: Speech, info: &TableInfo, let_in: impl Fn(String) -> C) -> Markup {
    html! {
        @for player in &info.removed {
            p.removed {
                (speech.say(&Phrase::new("online-removed").with("name", player.name.as_str()))) " "
                (button(&let_in(player.id.to_string()), speech.term("online-let-in")))
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
    removes: Option<u8>,
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
                    @if opener && own != Some(place) {
                        @if removes == Some(number) {
                            span.ways role="alert" {
                                (speech.say(&Phrase::new("online-remove-question").with("name", player.name.as_str())))
                                (button(&GatheringCommand::Remove(number), speech.term("online-remove")))
                                (button(&GatheringCommand::Keep, speech.term("online-remove-not")))
                            }
                        } @else {
                            (button(&GatheringCommand::Kick(number), speech.term("online-remove")))
                        }
                    }
                },
                Some(Chair { bot, .. }) => {
                    span.who { (speech.term(&format!("page-plays-{}", bot.as_deref().unwrap_or_default()))) }
                    @if opener { (button(&GatheringCommand::Kick(number), speech.term("online-remove"))) }
                },
                None => {
                    @match info.reserved.get(&number) {
                        Some(player) => {
                            span.told { (speech.say(&Phrase::new("online-reserved").with("name", player.name.as_str()))) }
                            @if opener { (button(&GatheringCommand::Kick(number), speech.term("online-free-seat"))) }
                        },
                        None => {
                            span.told { (speech.term("online-free")) }
                            @if opener { (button(&GatheringCommand::Bot(number), speech.term("online-add-bot"))) }
                        },
                    }
                },
            }
        }
    }
}

/// The picture of a game, by its name. The module that knows all games provides it.
#[derive(Clone, Copy)]
pub struct GamePicture(pub fn(&str) -> Markup);

fn picture(game: &str) -> Markup {
    use_context::<GamePicture>().map_or_else(Markup::default, |GamePicture(picture)| picture(game))
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
    facts.extend(special(speech, info));
    facts.join(" · ")
}

/// What is special about a table: options, no hints.
fn special(speech: Speech, info: &TableInfo) -> Vec<String> {
    let mut words = option_words(info, speech);
    words.extend((!info.hints).then(|| speech.term("online-no-hints")));
    words
}

/// A pace in words.
pub(crate) fn pace(speech: Speech, pace: Option<Pace>) -> String {
    match pace {
        None => speech.term("online-pace-none"),
        Some(Pace::Live { bank, .. }) => speech.say(&counted("online-pace-live", bank.div_ceil(60) as usize)),
        Some(Pace::Slow { hours }) => speech.say(&counted("online-pace-slow", hours as usize)),
    }
}
