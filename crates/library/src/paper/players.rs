//! The list of players: names, points so far, ranks, the winner, and which player is being entered.

use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::html::button;
use page_kit::panel::panel;
use page_kit::seating::COLOURS;
use scorepad::{LONGEST_NAME, Pad, PadScores};
use table::Phrase;

use super::pad_screen::PadScreen;
use super::points::missing;

page_kit::commands! {
    /// The commands of the list of players.
    enum PlayersCommand {
        /// Switches to entering a player.
        Enter(player: usize) = "enter",
        Remove(player: usize) = "remove",
        Add = "add-player",
    }
}

page_kit::commands! {
    /// The fields of the players.
    enum PlayersField {
        Name(player: usize) = "name",
    }
}

/// The list of players.
pub fn players(screen: PadScreen) -> AnyView {
    let rename = move |field: PlayersField, name: String| {
        let PlayersField::Name(player) = field;
        screen.change(&field.to_string(), |pad| pad.rename(player, &name));
    };
    panel(move || list(screen)).on_press(move |command| act(screen, command)).on_change(rename).view()
}

fn act(screen: PadScreen, command: PlayersCommand) {
    match command {
        PlayersCommand::Enter(player) => screen.player.set(player),
        PlayersCommand::Remove(removed) => {
            screen.change("", |pad| pad.remove_player(removed));
            // Keep the same player selected.
            screen.player.update(|player| *player -= usize::from(removed < *player));
        }
        PlayersCommand::Add => {
            screen.change("", Pad::add_player);
            screen.player.set(screen.pad.with_untracked(Pad::players) - 1);
        }
    }
}

fn list(screen: PadScreen) -> Markup {
    let speech = screen.speech;
    screen.pad.with(|pad| {
        let scores = pad.scores();
        html! {
            section.panel.entrants #entrants {
                h2 { (speech.term("page-players")) }
                ol {
                    @for player in 0..pad.players() {
                        (row(screen, pad, &scores, player))
                    }
                }
                @if pad.players() < pad.seats().1 {
                    (button(&PlayersCommand::Add, speech.term("library-paper-add")))
                }
                div.result #result { (result(screen, pad, &scores)) }
            }
        }
    })
}

/// A player: the name, the points so far and the rank.
fn row(screen: PadScreen, pad: &Pad, scores: &PadScores, player: usize) -> Markup {
    let number = player + 1;
    let numbered = |code| screen.speech.say(&Phrase::new(code).with("number", number as i64));
    let named =
        |code| screen.speech.say(&Phrase::new(code).with("name", screen.name(player)).with("number", number as i64));
    let total = scores.sheets[player].as_ref().map_or("–".to_owned(), |sheet| sheet.total.to_string());
    let rank = scores.ranks.as_ref().ok().filter(|ranks| ranks.len() > 1).map(|ranks| ranks[player]);
    html! {
        li class={ "chair-" (player % usize::from(COLOURS)) } {
            button.chair-number id={ "enter-" (player) } data-do=(PlayersCommand::Enter(player))
                aria-label=(named("library-paper-enter")) aria-pressed=(player == screen.who()) {
                (number)
            }
            input type="text" id={ "name-" (player) } data-field=(PlayersField::Name(player)) maxlength=(LONGEST_NAME)
                placeholder=(numbered("page-player-name")) aria-label=(numbered("page-chair-name")) autocomplete="off"
                value=(pad.name(player));
            strong.points id={ "total-" (player) } { (total) }
            span.rank {
                @if let Some(rank) = rank {
                    (rank) "."
                }
            }
            @if pad.players() > pad.seats().0 {
                button.quiet id={ "remove-" (player) } data-do=(PlayersCommand::Remove(player))
                    aria-label=(named("library-paper-remove")) {
                    "×"
                }
            }
        }
    }
}

/// The winner, or what is still missing to determine one. For a solo game, the honours.
pub fn result(screen: PadScreen, pad: &Pad, scores: &PadScores) -> Markup {
    let speech = screen.speech;
    let ranks = match &scores.ranks {
        Ok(ranks) => ranks,
        Err(why) => return missing(speech, why),
    };
    if ranks.len() == 1 {
        return (screen.game.honours)(speech, pad);
    }
    let first: Vec<usize> = (0..ranks.len()).filter(|player| ranks[*player] == 1).collect();
    let points = first.first().and_then(|player| scores.sheets[*player].as_ref().ok()).map_or(0, |sheet| sheet.total);
    let names: Vec<String> = first.iter().map(|player| screen.name(*player)).collect();
    let (code, names) = match &names[..] {
        [others @ .., last] if !others.is_empty() => {
            let and = Phrase::new("library-paper-and").with("names", others.join(", ")).with("last", last.clone());
            ("library-paper-shared", speech.say(&and))
        }
        _ => ("library-paper-wins", names.concat()),
    };
    let sentence = speech.say(&Phrase::new(code).with("names", names).with("points", i64::from(points)));
    html! { p.winner { (sentence) } }
}
