//! The controls below the boards: the presumptions to choose from, the sketches on display, and the buttons of a half
//! day.

use crate::chart::picture;
use crate::{Action, Misterra, Pair, Presumption, Sketch, Step, Terrain, walk};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::chapters::rule_of;
use page_kit::command::Command;
use page_kit::html::{confirm_button, key_button, ornament, with_key};
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::{Choices, Game, Phrase};

use super::screen::{Screen, State};
use super::sketch_name;

page_kit::commands! {
    /// The commands of the hand.
    enum HandCommand {
        /// Picks a presumption to keep, by its number, or puts it back.
        Pick(card: u8) = "pick",
        Take(sketch: Sketch) = "take",
        Exchange(sketch: Sketch) = "exchange",
        Stay = "stay",
        /// Rotates the sketch by a quarter turn.
        Turn = "turn",
        Claim = "claim",
        Leave = "leave",
        Undo = "undo",
        Confirm = "confirm",
    }
}

/// The panel below the boards.
pub fn hand(screen: Screen) -> AnyView {
    let speech = Speech::here();
    let html = move || match screen.step() {
        Some(Step::Presume) => presumptions(screen, speech),
        _ => html! {
            (sketches(screen, speech))
            (buttons(screen, speech))
        },
    };
    panel(html).on_press(move |command| act(screen, command)).class("hand").view()
}

/// A presumption card: its diagram, its name and its rule.
pub fn presumption_card(speech: Speech, card: Presumption) -> Markup {
    let number = card.number();
    html! {
        span.diagram { (ornament(&picture::presumption_diagram(card))) }
        span.words {
            strong { (number) " · " (speech.term(&card.term())) }
            span.rule { (speech.term(&format!("misterra-rule-{number}"))) }
        }
    }
}

/// The link to the rule of a presumption.
pub fn presumption_rule(speech: Speech, card: Presumption) -> Markup {
    rule_of(speech, &card.term(), &speech.term(&card.term()))
}

/// The link to the rules of the terrains, beside a sketch.
fn sketch_rule(speech: Speech, sketch: Sketch) -> Markup {
    rule_of(speech, "misterra/terrains", &sketch_name(speech, sketch))
}

/// The four presumptions dealt, of which the player keeps two.
fn presumptions(screen: Screen, speech: Speech) -> Markup {
    let dealt: Vec<Presumption> =
        screen.with_view(|view| view.own().map(|own| own.hand.to_vec())).flatten().unwrap_or_default();
    let picked = screen.state.with(|state| state.picked.clone());
    html! {
        div.dealt role="group" aria-label=(speech.term("page-misterra-presumptions")) {
            @for card in dealt {
                @let pick = HandCommand::Pick(card.number());
                div {
                    button.presumption id=(pick.id()) data-do=(pick) aria-pressed=(picked.contains(&card)) {
                        (presumption_card(speech, card))
                    }
                    (presumption_rule(speech, card))
                }
            }
        }
        (confirm_button(&HandCommand::Confirm, picked.len() == 2, &speech.term("page-misterra-keep")))
    }
}

/// The sketches on display, and the taken sketch beside them.
fn sketches(screen: Screen, speech: Speech) -> Markup {
    let on_lagoon = screen.with_view(|view| match view.open.step {
        Step::Sketch { exchanged: false } | Step::Move => {
            let meeple = view.open.explorers[view.open.turn.index()].meeple;
            meeple.is_some_and(|meeple| walk::is_on(&view.open.island, meeple, Terrain::Lagoon))
        }
        _ => false,
    }) == Some(true);
    let before = screen.top.shown.with(|shown| shown.open.display.clone());
    let (places, left) = screen.with_open(|open| (places(&before, &open.display, open.taken()), open.deck.len()));
    let name = speech.term("page-misterra-display");
    html! {
        ul.display aria-label=(name) {
            @for place in places {
                @match place {
                    Place::Taken(sketch) => (taken_sketch(screen, speech, sketch)),
                    Place::Offered { sketch, number } => li {
                        (take_button(screen, speech, sketch, number))
                        (sketch_rule(speech, sketch))
                        @if on_lagoon {
                            (exchange_button(speech, sketch, number))
                        }
                    },
                }
            }
            li.deck {
                @let left_in_words = speech.say(&Phrase::new("page-misterra-deck").with("count", left as i64));
                span.sketch role="img" aria-label=(left_in_words) title=(left_in_words) { (ornament(&picture::card_back())) }
                span aria-hidden="true" { "× " (left) }
            }
            li { (rule_of(speech, "misterra/sketch", &name)) }
        }
    }
}

/// A place of the display.
#[derive(Debug, PartialEq)]
enum Place {
    /// A sketch that is offered, and its number among those that look alike, from 1.
    Offered { sketch: Sketch, number: usize },
    /// The sketch that the draft takes.
    Taken(Sketch),
}

/// The places of the display: every sketch stays where it was before the draft.
fn places(before: &[Sketch], now: &[Sketch], taken: Option<Sketch>) -> Vec<Place> {
    let count = |sketches: &[Sketch], sketch| sketches.iter().filter(|other| **other == sketch).count();
    // The draft has changed the display by more than taking: then what was taken stands first.
    let in_place = taken.filter(|&taken| count(before, taken) == count(now, taken) + 1);
    let mut places: Vec<Place> = taken.filter(|_| in_place.is_none()).map(Place::Taken).into_iter().collect();
    let mut waiting = in_place;
    let shown = if in_place.is_some() { before } else { now };
    for (index, &sketch) in shown.iter().enumerate() {
        places.push(match waiting.take_if(|taken| *taken == sketch) {
            Some(taken) => Place::Taken(taken),
            None => Place::Offered { sketch, number: count(&shown[..=index], sketch) },
        });
    }
    places
}

/// The id of the button of a sketch. Sketches that look alike have different ids.
fn numbered_id(command: &HandCommand, number: usize) -> String {
    if number == 1 { command.id() } else { format!("{}-{number}", command.id()) }
}

/// The taken sketch, turned as it lies or would lie.
fn taken_sketch(screen: Screen, speech: Speech, sketch: Sketch) -> Markup {
    let name = format!("{}: {}", speech.term("page-misterra-taken"), sketch_name(speech, sketch));
    html! {
        li.taken data-turned=(screen.state.with(|state| state.turned)) {
            span.sketch role="img" aria-label=(name) { (ornament(&picture::sketch_card(sketch))) }
            (sketch_rule(speech, sketch))
        }
    }
}

fn take_button(screen: Screen, speech: Speech, sketch: Sketch, number: usize) -> Markup {
    let take = HandCommand::Take(sketch);
    let able = screen.with_view(|view| {
        // Before the move, whoever takes a sketch stays.
        let stays = view.open.step == Step::Move && Misterra::check(view, Action::Stay).is_ok();
        stays || Misterra::check(view, Action::Take(sketch)).is_ok()
    }) == Some(true);
    html! {
        button.sketch id=(numbered_id(&take, number)) data-do=(take) aria-label=(sketch_name(speech, sketch)) disabled[!able] {
            (ornament(&picture::sketch_card(sketch)))
        }
    }
}

fn exchange_button(speech: Speech, sketch: Sketch, number: usize) -> Markup {
    let exchange = HandCommand::Exchange(sketch);
    let word = speech.term("page-misterra-exchange");
    html! {
        button.exchange id=(numbered_id(&exchange, number)) data-do=(exchange) title=(word)
            aria-label={ (word) ": " (sketch_name(speech, sketch)) } { "⇄" }
    }
}

/// Stay, turn, claim, leave, undo and confirm.
fn buttons(screen: Screen, speech: Speech) -> Markup {
    if screen.top.asked.get().is_none() || screen.with_run(|run| run.is_none()) {
        return Markup::default();
    }
    html! {
        div.doing {
            (tools(screen, speech))
            (worth(screen, speech))
            (key_button(&HandCommand::Undo, "U", drafted(screen), &speech.term("page-undo")))
            (confirm_button(&HandCommand::Confirm, screen.ready(), &speech.term(confirm_code(screen))))
        }
    }
}

/// The result of checking an action; `None` without a draft.
fn checked(screen: Screen, action: Action) -> Option<Result<(), crate::Refusal>> {
    screen.with_view(|view| Misterra::check(view, action))
}

fn tools(screen: Screen, speech: Speech) -> Markup {
    let legal = |action| matches!(checked(screen, action), Some(Ok(())));
    let last = screen.last_step();
    let why_not = checked(screen, Action::Claim).and_then(Result::err).map(|refusal| speech.say(&refusal));
    let end = |command: HandCommand, code: &str, action: Action, why_not: Option<&str>| {
        html! {
            button id=(command.id()) data-do=(command) aria-pressed=(last == Some(action)) disabled[why_not.is_some()]
                title=[why_not] {
                (speech.term(code))
            }
        }
    };
    html! {
        div.tools {
            @match screen.step() {
                Some(Step::Move) => {
                    button #stay data-do=(HandCommand::Stay) disabled[!legal(Action::Stay)] {
                        (speech.term("page-misterra-stay"))
                    }
                }
                Some(Step::Map { .. }) => {
                    button #turn data-do=(HandCommand::Turn) data-turned=(screen.state.with(|state| state.turned))
                        aria-keyshortcuts="R" {
                        (with_key(&speech.term("page-turn"), "R"))
                    }
                    (end(HandCommand::Claim, "page-misterra-claim", Action::Claim, why_not.as_deref()))
                    (end(HandCommand::Leave, "page-misterra-leave", Action::Leave, None))
                }
                _ => {}
            }
        }
    }
}

/// Whether there is a step to take back.
fn drafted(screen: Screen) -> bool {
    screen.last_step().is_some() || screen.with_run(|run| run.as_ref().is_some_and(|run| !run.actions().is_empty()))
}

/// The total now and with the draft. On a phone the panel with the points is far below.
fn worth(screen: Screen, speech: Speech) -> Markup {
    let (now, then) = screen.top.asked.get().map(|seat| screen.scores(seat)).unwrap_or_default();
    html! {
        p.worth {
            (speech.term("page-misterra-if-it-ended-now")) ": " (now.total())
            @if let Some(then) = then.filter(|then| then.total() != now.total()) {
                " " span.then { "→ " (then.total()) }
            }
        }
    }
}

/// The code of the confirm button's label.
fn confirm_code(screen: Screen) -> &'static str {
    let exchanges = |screen: Screen| {
        screen.with_run(|run| run.as_ref().is_some_and(|run| matches!(run.actions().last(), Some(Action::Exchange(_)))))
    };
    match screen.last_step() {
        Some(Action::Map(_)) => "page-misterra-confirm-map",
        Some(Action::Claim) => "page-misterra-confirm-claim",
        Some(Action::Leave) => "page-misterra-confirm-leave",
        Some(Action::OtomaClaims(_)) => "page-misterra-confirm-otoma",
        _ if exchanges(screen) => "page-misterra-confirm-exchange",
        _ => "page-misterra-confirm",
    }
}

fn act(screen: Screen, command: HandCommand) {
    // A refusal on the board no longer applies.
    screen.pointed.set(None);
    match command {
        HandCommand::Pick(number) => {
            if let Some(card) = Presumption::numbered(number) {
                screen.state.update(|state| pick(state, card));
            }
        }
        HandCommand::Take(sketch) => screen.draft(Action::Take(sketch)),
        HandCommand::Exchange(sketch) => screen.draft(Action::Exchange(sketch)),
        HandCommand::Stay => screen.draft(Action::Stay),
        HandCommand::Turn => screen.rotate(),
        HandCommand::Claim => screen.set_last_step(Some(Action::Claim)),
        HandCommand::Leave => screen.set_last_step(Some(Action::Leave)),
        HandCommand::Undo => screen.undo(),
        HandCommand::Confirm => confirm(screen),
    }
}

/// Picks a presumption, or puts it back.
fn pick(State { picked, .. }: &mut State, card: Presumption) {
    if picked.contains(&card) {
        return picked.retain(|other| *other != card);
    }
    picked.push(card);
    // A third card replaces the one that was picked first.
    if picked.len() > 2 {
        picked.remove(0);
    }
}

/// Keeps the two presumptions, or plays the draft.
fn confirm(screen: Screen) {
    if screen.step() != Some(Step::Presume) {
        return screen.confirm();
    }
    let Some(seat) = screen.top.asked.get_untracked() else { return };
    let [one, other] = screen.state.with(|state| state.picked.clone())[..] else { return };
    let keep = screen.with_view(|view| {
        let wanted = Pair::new(one, other).map(Action::Keep);
        wanted.filter(|action| Misterra::choices(view).contains(*action))
    });
    if let Some(Some(keep)) = keep {
        screen.top.act(seat, &[keep]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sketches_keep_their_places_when_one_is_taken() {
        let [a, b, c] = [0, 1, 2].map(|index| Sketch::all().nth(index).expect("there are more sketches"));
        let offered = |sketch, number| Place::Offered { sketch, number };
        assert_eq!(places(&[a, b, c], &[a, b, c], None), [offered(a, 1), offered(b, 1), offered(c, 1)]);
        assert_eq!(places(&[a, b, c], &[a, c], Some(b)), [offered(a, 1), Place::Taken(b), offered(c, 1)]);
        // Of two that look alike, the first counts as taken; the other keeps the first one's id.
        assert_eq!(places(&[b, a, b], &[a, b], Some(b)), [Place::Taken(b), offered(a, 1), offered(b, 2)]);
        assert_eq!(places(&[b, a, b], &[b, a, b], None), [offered(b, 1), offered(a, 1), offered(b, 2)]);
        // It was taken before this draft.
        assert_eq!(places(&[a, c], &[a, c], Some(b)), [Place::Taken(b), offered(a, 1), offered(c, 1)]);
    }
}
