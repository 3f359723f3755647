//! The people at a table during the game: who is here, who is awaited, who has sealed; and what can be agreed with them.
//!
//! A line of them stands beside the sentence that says what to do. Pressing it opens the list of all, and the chat.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use leptos::prelude::*;
use maud::{Markup, html};
use page::notice::Notice;
use page_kit::command::{Command, UnknownCommand};
use page_kit::html::button;
use page_kit::panel::panel;
use page_kit::parts::with_listener;
use page_kit::route::Route;
use page_kit::speech::{Speech, counted};
use protocol::TableState;
use table::{Phrase, Seat, Seats};
use wasm_bindgen::JsValue;

use crate::chat::ChatCommand;
use crate::gathering::removed;
use crate::invite::table_link;
use crate::standing_by::note_leaving;
use crate::status::until;
use crate::table::OnlineTable;

/// How many players the line names.
const CHIPS: usize = 6;
/// Of how many players all are listed; of more, only those who are awaited.
const LISTED: usize = 12;

page_kit::commands! {
    /// Commands about the people at the table.
    enum PeopleCommand {
        /// Lets a bot play on for a seat.
        Bot(seat: u8) = "hand-over",
        /// Asks whether somebody shall be removed.
        AskRemove(seat: u8) = "ask-remove",
        /// Removes somebody.
        Remove(seat: u8) = "remove",
        /// Lets a removed player come back.
        LetIn(player: String) = "let-in",
        /// Does not remove anybody.
        Keep = "keep-seated",
        /// Takes the own seat back from the bot.
        TakeOver = "take-over",
        /// Asks to take back the last move, or agrees.
        TakeBack = "ask-take-back",
        Resign = "resign",
        Leave = "leave-table",
        CopyLink = "copy-table-link",
    }
}

/// The id of the list of people with the chat.
const COMPANY: &str = "company";

/// Commands about the people, or of the chat.
enum CompanyCommand {
    People(PeopleCommand),
    Chat(ChatCommand),
}

impl Display for CompanyCommand {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            CompanyCommand::People(command) => command.fmt(f),
            CompanyCommand::Chat(command) => command.fmt(f),
        }
    }
}

impl FromStr for CompanyCommand {
    type Err = UnknownCommand;

    fn from_str(text: &str) -> Result<CompanyCommand, UnknownCommand> {
        text.parse().map(CompanyCommand::People).or_else(|_| text.parse().map(CompanyCommand::Chat))
    }
}

impl Command for CompanyCommand {}

/// The list of people with the chat. `missing` are the seats that have not sealed.
pub fn company(table: OnlineTable, missing: Signal<Seats>) -> AnyView {
    let (speech, notice) = (Speech::here(), Notice::here());
    // The seat of the person whom the opener may remove, while the opener is asked.
    let removes = RwSignal::new(None);
    let press = move |command| match command {
        CompanyCommand::People(PeopleCommand::AskRemove(seat)) => removes.set(Some(seat)),
        CompanyCommand::People(PeopleCommand::Keep) => removes.set(None),
        CompanyCommand::People(command) => act(table, notice, speech, command),
        CompanyCommand::Chat(command) => table.chat.act(table, command),
    };
    let html = move || {
        html! {
            aside.menu id=(COMPANY) popover aria-label=(speech.term("online-people")) {
                (html(table, speech, missing.get(), removes.get()))
                (table.chat.html(table, speech))
            }
        }
    };
    let shown = panel(html).on_press(press).view();
    table.chat.follow_reader(Some(COMPANY));
    with_listener(vec![shown], &["submit"], move |event| {
        event.prevent_default();
        table.chat.say(table);
    })
}

fn act(table: OnlineTable, notice: Notice, speech: Speech, command: PeopleCommand) {
    match command {
        PeopleCommand::Bot(seat) => table.ask(&format!("seats/{seat}/bot"), &[]),
        PeopleCommand::Remove(seat) => table.ask("kick", &[("seat", seat.into())]),
        PeopleCommand::LetIn(player) => table.ask("let-in", &[("player", JsValue::from_str(&player))]),
        PeopleCommand::AskRemove(_) | PeopleCommand::Keep => {}
        PeopleCommand::TakeOver => table.ask("join", &[]),
        PeopleCommand::TakeBack => table.ask("takeback", &[]),
        PeopleCommand::Resign => table.ask("resign", &[]),
        PeopleCommand::Leave => {
            note_leaving(table);
            table.ask("leave", &[]);
            Route::Lobby.go();
        }
        PeopleCommand::CopyLink => notice.copied(speech, table_link(&table.id())),
    }
}

/// The line of people beside the sentence that says what to do. It opens the list of all.
pub fn line(table: OnlineTable, speech: Speech, missing: Seats) -> Markup {
    let (all, unread) = (people(table, missing), table.chat.unread());
    let wish = table.info.with(|info| !info.takeback.is_empty());
    html! {
        button.company #open-company popovertarget=(COMPANY) title=(speech.term("online-people")) {
            span.visually-hidden { (speech.term("online-people")) ": " }
            @if all.len() > CHIPS {
                span.chip { (ready_count(speech, &all)) }
            } @else {
                @for person in &all { (chip(speech, person)) }
            }
            @if wish { span.chip title=(speech.term("online-take-back")) { "↶" } }
            @if unread > 0 {
                span.unread #unread title=(speech.say(&counted("online-unread", unread))) { "✉ " (unread) }
            }
        }
    }
}

/// Somebody in the line: the colour, the name, and what the seat does, as a sign and for screen readers as a word.
fn chip(speech: Speech, person: &Person) -> Markup {
    let sign = match person.doing {
        "online-awaited" | "online-thinking" => "✎",
        "online-ready" => "✓",
        _ => "",
    };
    html! {
        span class={ "chip " (person.colour) } {
            @if person.is_person && !person.here { span.away title=(speech.term("online-away")) { "☾" } }
            bdi { (person.name) }
            span aria-hidden="true" { (sign) }
            span.visually-hidden { " " (speech.term(person.doing)) ", " }
        }
    }
}

fn ready_count(speech: Speech, all: &[Person]) -> String {
    let ready = all.iter().filter(|person| person.doing == "online-ready").count();
    speech.say(&counted("online-ready-count", ready).with("all", all.len() as i64))
}

/// Somebody at the table, as the list shows them.
struct Person {
    seat: Seat,
    name: String,
    colour: String,
    is_person: bool,
    here: bool,
    /// The code of what the seat does now.
    doing: &'static str,
    clock: Option<u64>,
    /// How well a bot of the house plays.
    level: Option<String>,
    /// Whether a bot may be asked to play on.
    replaceable: bool,
    /// Whether the user may remove them.
    removable: bool,
}

fn people(table: OnlineTable, missing: Seats) -> Vec<Person> {
    let (chairs, own, opener) = (table.chairs(), table.seat(), table.is_opener());
    table.info.with(|info| {
        let person = |(place, chair): (usize, &Option<protocol::Chair>)| {
            let (seat, chair) = (Seat(place as u8), chair.clone().unwrap_or_default());
            let awaited = missing.contains(seat);
            let (is_person, is_played) = (chair.player.is_some(), chair.played_by.is_some());
            let doing = match info.state {
                TableState::Playing if chair.resigned => "online-resigned",
                TableState::Playing if is_played => "online-played-by-bot",
                TableState::Playing if awaited && is_person => "online-awaited",
                TableState::Playing if awaited => "online-thinking",
                TableState::Playing => "online-ready",
                _ => "online-done",
            };
            let seated = own.is_some() && own != Some(seat);
            let away = is_person && !chair.here && !is_played;
            Person {
                seat,
                name: chairs[place].name.clone(),
                colour: chairs[place].colour_class(),
                is_person,
                here: chair.here,
                doing,
                level: chair.bot.clone(),
                clock: table.clocks.left(place, missing),
                removable: opener && seated && is_person && !is_played && info.state == TableState::Playing,
                replaceable: seated && away && awaited && info.pace.is_none() && info.state == TableState::Playing,
            }
        };
        info.seats.iter().enumerate().map(person).collect()
    })
}

fn html(table: OnlineTable, speech: Speech, missing: Seats, removes: Option<u8>) -> Markup {
    let all = people(table, missing);
    let (count, ready) = (all.len(), ready_count(speech, &all));
    let listed: Vec<Person> =
        all.into_iter().filter(|person| count <= LISTED || missing.contains(person.seat)).take(LISTED).collect();
    html! {
        section.people aria-label=(speech.term("online-people")) {
            h2 { (speech.term("online-people")) }
            @if count > LISTED && table.is_playing() {
                p #ready-count { (ready) }
            }
            ul {
                @for person in &listed { (row(speech, person, removes)) }
            }
            @if table.watchers.get() > 0 {
                p.told #watchers { (speech.say(&counted("online-watchers", table.watchers.get()))) }
            }
            @if table.is_opener() {
                (table.info.with(|info| removed(speech, info, PeopleCommand::LetIn)))
            }
            (ways(table, speech))
        }
    }
}

fn row(speech: Speech, person: &Person, removes: Option<u8>) -> Markup {
    let presence = if person.here { "online-here" } else { "online-away" };
    html! {
        li class=(person.colour) id={ "person-" (person.seat.0) } {
            @if person.is_person {
                span.presence.here[person.here] role="img" title=(speech.term(presence)) aria-label=(speech.term(presence)) {}
            }
            bdi.who { (person.name) }
            @if let Some(level) = &person.level { span.told { (speech.term(&format!("page-plays-{level}"))) } }
            span.doing { (speech.term(person.doing)) }
            @if let Some(left) = person.clock { span.clock { (until(left, speech)) } }
            @if person.replaceable {
                (button(&PeopleCommand::Bot(person.seat.0), speech.term("online-hand-over")))
            }
            @if person.removable {
                @if removes == Some(person.seat.0) {
                    span.ways role="alert" {
                        (speech.say(&Phrase::new("online-remove-question").with("name", person.name.as_str())))
                        (button(&PeopleCommand::Remove(person.seat.0), speech.term("online-remove")))
                        (button(&PeopleCommand::Keep, speech.term("online-remove-not")))
                    }
                } @else {
                    (button(&PeopleCommand::AskRemove(person.seat.0), speech.term("online-remove")))
                }
            }
        }
    }
}

/// What the user can do at the table besides playing.
fn ways(table: OnlineTable, speech: Speech) -> Markup {
    let own = table.seat();
    let (playing, played_by_bot, resigned, wishes) = table.info.with(|info| {
        let chair = own.and_then(|seat| info.seats[seat.index()].clone()).unwrap_or_default();
        (info.state == TableState::Playing, chair.played_by.is_some(), chair.resigned, info.takeback)
    });
    let names = table.chairs();
    let wish = wishes.iter().find(|seat| Some(*seat) != own).map(|seat| names[seat.index()].name.clone());
    let has_agreed = own.is_some_and(|seat| wishes.contains(seat));
    let id = table.id();
    html! {
        @if own.is_some() && playing && played_by_bot && !resigned && !table.was_removed() {
            p.told { (speech.term("online-bot-for-you")) }
            button.big #take-over data-do=(PeopleCommand::TakeOver) { (speech.term("online-take-over")) }
        }
        @if let Some(name) = &wish {
            p.told #take-back-wish role="status" {
                (speech.say(&Phrase::new("online-take-back-wish").with("name", name.as_str())))
            }
        }
        p.ways {
            (button(&PeopleCommand::CopyLink, speech.term("online-copy-link")))
            a.button.quiet href=(Route::BigScreen { id: id.clone() }.hash()) { (speech.term("online-big-screen")) }
            a.button.quiet #fair href=(Route::Fair { id }.hash()) { (speech.term("online-fair")) }
            @if own.is_some() && playing && !played_by_bot {
                @if has_agreed {
                    span.told #take-back-asked { (speech.term("online-take-back-asked")) }
                } @else {
                    (button(&PeopleCommand::TakeBack, speech.term(if wish.is_some() { "online-take-back-agree" } else { "online-take-back" })))
                }
            }
        }
        @if own.is_some() && playing && !resigned {
            details.resign {
                summary { (speech.term("online-resign")) }
                p { (speech.term("online-resign-why")) }
                p { (button(&PeopleCommand::Resign, speech.term("online-resign-yes"))) }
            }
            @if !played_by_bot {
                p { (button(&PeopleCommand::Leave, speech.term("online-leave"))) " " (speech.term("online-leave-why")) }
            }
        }
    }
}
