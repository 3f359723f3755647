//! The screen of an online table, from gathering to its end.

use chart::Charted;
use leptos::prelude::*;
use leptos::task::spawn_local;
use maud::html;
use page::OnPage;
use page::opening::trouble as trouble_screen;
use page::seen::Seen;
use page::table_screen::hosted_table;
use page::tabletop::Tabletop;
use page_kit::panel::panel;
use page_kit::parts::{group, switch};
use page_kit::speech::Speech;
use protocol::{TableInfo, TableState};
use table::Seat;

use crate::api::{Trouble, pause};
use crate::calls::{call_when, question};
use crate::gathering::gathering;
use crate::host::OnlineHost;
use crate::me::Me;
use crate::table::{OnlineTable, load_info};

/// How far the screen has come.
#[derive(Clone)]
enum Opening {
    Loading,
    /// The server cannot be reached; it is asked again.
    Waiting,
    Failed(Trouble),
    Ready(Box<OnlineTable>),
}

/// Which screen a table has.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Gathering,
    /// Everybody left before the game began.
    Closed,
    /// The game stays on the screen when it is over.
    Game,
}

impl Stage {
    fn of(info: &TableInfo) -> Stage {
        match info.state {
            TableState::Gathering => Stage::Gathering,
            TableState::Closed if info.moves == 0 => Stage::Closed,
            _ => Stage::Game,
        }
    }
}

/// The screen of an online table. `play` makes the screen of its game, by the game's name; none if this page does not know
/// it.
pub fn online_screen(
    id: &str,
    play: impl Fn(&str, OnlineTable) -> Option<AnyView> + Send + Clone + 'static,
) -> AnyView {
    let speech = Speech::here();
    let make = move |table: OnlineTable| {
        let stage = Memo::new(move |_| table.info.with(Stage::of));
        let play = play.clone();
        switch(
            move || stage.get(),
            move |stage| match stage {
                Stage::Gathering => gathering(table),
                Stage::Closed => trouble_screen(speech, "online-closed", speech.term("online-closed-why")),
                Stage::Game => {
                    let game = table.info.with_untracked(|info| info.game.clone());
                    play(&game, table).unwrap_or_else(|| {
                        trouble_screen(speech, "online-unknown-game", speech.term("online-unknown-game-why"))
                    })
                }
            },
        )
    };
    followed_table(id, Box::new(make))
}

/// Loads a table, follows it and shows it with `make`.
pub fn followed_table(id: &str, make: Box<dyn Fn(OnlineTable) -> AnyView + Send>) -> AnyView {
    let (speech, me) = (Speech::here(), Me::here());
    let opening = RwSignal::new(Opening::Loading);
    let (id, owner) = (id.to_owned(), Owner::current());
    spawn_local(async move {
        let load = async || {
            me.load().await?;
            load_info(&id).await
        };
        let mut loaded = load().await;
        if loaded == Err(Trouble::Unreachable) {
            opening.try_set(Opening::Waiting);
        }
        while loaded == Err(Trouble::Unreachable) {
            pause().await;
            if opening.is_disposed() {
                return;
            }
            loaded = load().await;
        }
        let state = match loaded {
            Ok(info) => {
                let follow = move || OnlineTable::follow(info);
                Opening::Ready(Box::new(owner.map_or_else(follow.clone(), |owner| owner.with(follow))))
            }
            Err(trouble) => Opening::Failed(trouble),
        };
        opening.try_set(state);
    });
    switch(
        move || opening.get(),
        move |state| match state {
            Opening::Loading => {
                panel(move || html! { p.told role="status" { (speech.term("online-loading")) } }).view()
            }
            Opening::Waiting => {
                panel(move || html! { p.told #link role="status" { (speech.term("online-lost")) } }).view()
            }
            Opening::Failed(trouble) if trouble.is_not_found() => {
                trouble_screen(speech, "online-no-table", speech.term("online-no-table-why"))
            }
            Opening::Failed(trouble) => trouble_screen(speech, "online-trouble", trouble.sentence(speech)),
            Opening::Ready(table) => make(*table),
        },
    )
}

/// Whether a person elsewhere must act, and nobody here.
fn waits_for_person<G: OnPage>(seen: &Seen<G>) -> bool {
    let is_person = |seat: Seat| seen.seating[seat.index()].bot.is_none();
    seen.asked().is_none() && seen.missing.iter().any(is_person)
}

/// The screen of a game at an online table, now or at an earlier moment.
pub fn play_screen<G: OnPage + Charted>(table: OnlineTable, at: Option<usize>) -> AnyView {
    let speech = Speech::here();
    OnlineHost::<G>::open(table, move |host| {
        let seen = host.seen();
        let top = Tabletop::of_host(seen, Box::new(host), at, true, None);
        call_when(
            Signal::derive(move || seen.with(|seen| seen.asked().is_some() && !seen.is_over())),
            Signal::derive(move || speech.term(&format!("{}-name", G::NAME))),
        );
        // Waiting for persons is when a notification helps.
        let helps = Signal::derive(move || seen.with(|seen| !seen.mine.is_empty() && waits_for_person(seen)));
        group("part", vec![hosted_table(top), question(helps)])
    })
}
