//! What the thumb needs: the presumptions to choose from, the sketches on display, and the buttons of a half day.

use crate::chart::picture;
use crate::{Action, Misterra, Pair, Presumption, Sketch, Step, Terrain, walk};
use chart::svg;
use leptos::prelude::*;
use table::{Choices, Game};
use vellum::chapters::rule_of;
use vellum::html::{Gesture, Panel, Touch, button, escaped, key_button, parts, pressed};
use vellum::speech::Speech;

use super::desk::{Desk, State};
use super::sketch_name;

/// The panel below the boards.
#[component]
pub fn Hand() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let html = Signal::derive(move || match desk.step() {
        Some(Step::Presume) => presumptions(desk, speech),
        _ => sketches(desk, speech) + &buttons(desk, speech),
    });
    view! { <Panel html act=move |touch| touched(desk, touch) class="hand"/> }
}

/// A picture that says nothing to who cannot see it: the words stand beside it.
fn drawn(drawing: &chart::Drawing) -> String {
    svg::inlined(drawing, None)
}

/// A presumption card: its diagram, its name and its rule.
pub fn presumption_card(speech: Speech, card: Presumption) -> String {
    let number = card.number();
    format!(
        "<span class=\"diagram\">{}</span><span class=\"words\"><strong>{number} · {}</strong><span class=\"rule\">{}</span></span>",
        drawn(&picture::presumption_diagram(card)),
        escaped(&speech.term(&card.term())),
        escaped(&speech.term(&format!("misterra-rule-{number}"))),
    )
}

/// The way to all that there is to say about it.
pub fn presumption_rule(speech: Speech, card: Presumption) -> String {
    rule_of(speech, &card.term(), &speech.term(&card.term()))
}

/// The way to what the terrains of a sketch do.
fn sketch_rule(speech: Speech, sketch: Sketch) -> String {
    rule_of(speech, "misterra/terrains", &sketch_name(speech, sketch))
}

/// The four dealt, of which two are kept.
fn presumptions(desk: Desk, speech: Speech) -> String {
    let dealt: Vec<Presumption> =
        desk.with_view(|view| view.own().map(|own| own.hand.to_vec())).flatten().unwrap_or_default();
    let picked = desk.state.with(|state| state.picked.clone());
    let cards = dealt.iter().map(|&card| {
        let extra = format!("class=\"presumption\" {}", pressed(picked.contains(&card)));
        let pick = button(&format!("pick:{}", card.number()), &extra, &presumption_card(speech, card));
        format!("<div>{pick}{}</div>", presumption_rule(speech, card))
    });
    let ready = if picked.len() == 2 { "" } else { "disabled" };
    format!(
        "<div class=\"dealt\" role=\"group\" aria-label=\"{}\">{}</div>{}",
        escaped(&speech.term("page-misterra-presumptions")),
        cards.collect::<String>(),
        key_button("confirm", &format!("class=\"big\" {ready}"), &speech.term("page-misterra-keep"), "Enter")
    )
}

/// The sketches on display; the one that is taken lies lifted beside them.
fn sketches(desk: Desk, speech: Speech) -> String {
    let may = |action: Action| {
        desk.with_view(|view| {
            let moves = view.open.step == Step::Move && view.open.explorers[view.open.turn.index()].meeple.is_some();
            moves || Misterra::check(view, action).is_ok()
        }) == Some(true)
    };
    let on_lagoon = desk.with_view(|view| match view.open.step {
        Step::Sketch { exchanged: false } | Step::Move => {
            let meeple = view.open.explorers[view.open.turn.index()].meeple;
            meeple.is_some_and(|meeple| walk::is_on(&view.open.island, meeple, Terrain::Lagoon))
        }
        _ => false,
    }) == Some(true);
    let (display, taken, left) = desk.with_open(|open| (open.display.clone(), open.taken(), open.deck.len()));
    let card = |sketch: &Sketch| {
        let name = escaped(&sketch_name(speech, *sketch));
        let can = if may(Action::Take(*sketch)) { "" } else { "disabled" };
        let take = button(
            &format!("take:{}", sketch.name()),
            &format!("class=\"sketch\" aria-label=\"{name}\" {can}"),
            &drawn(&picture::sketch_card(*sketch)),
        );
        let exchange = if on_lagoon {
            let word = escaped(&speech.term("page-misterra-exchange"));
            let extra = format!("class=\"exchange\" aria-label=\"{word}: {name}\" title=\"{word}\"");
            button(&format!("exchange:{}", sketch.name()), &extra, "⇄")
        } else {
            String::new()
        };
        format!("<li>{take}{}{exchange}</li>", sketch_rule(speech, *sketch))
    };
    let in_hand = taken.map_or(String::new(), |sketch| {
        let name = format!("{}: {}", speech.term("page-misterra-taken"), sketch_name(speech, sketch));
        format!(
            "<li class=\"taken\"><span class=\"sketch\" role=\"img\" aria-label=\"{}\">{}</span>{}</li>",
            escaped(&name),
            drawn(&picture::sketch_card(sketch)),
            sketch_rule(speech, sketch)
        )
    });
    let deck = speech.say(&table::Phrase::new("page-misterra-deck").with("count", left as i64));
    format!(
        "<ul class=\"display\" aria-label=\"{}\">{in_hand}{}<li class=\"deck\"><span class=\"sketch\">{}</span><span>{}</span></li><li>{}</li></ul>",
        escaped(&speech.term("page-misterra-display")),
        display.iter().map(card).collect::<String>(),
        drawn(&picture::card_back()),
        escaped(&deck),
        rule_of(speech, "misterra/sketch", &speech.term("page-misterra-display")),
    )
}

/// Stay, turn, claim, leave, undo and confirm.
fn buttons(desk: Desk, speech: Speech) -> String {
    if desk.top.asked.get().is_none() || desk.with_run(|run| run.is_none()) {
        return String::new();
    }
    let step = desk.step();
    let legal = |action: Action| desk.with_view(|view| Misterra::check(view, action));
    let last = desk.last_step();
    let one = |what: &str, code: &str, action: Option<Action>, may: bool| {
        let chosen = action.map_or("", |action| pressed(last == Some(action)));
        let able = if may { "" } else { "disabled" };
        button(what, &format!("{chosen} {able}"), &escaped(&speech.term(code)))
    };
    let mut html = "<div class=\"doing\"><div class=\"tools\">".to_owned();
    match step {
        Some(Step::Move) => {
            html += &one("stay", "page-misterra-stay", None, matches!(legal(Action::Stay), Some(Ok(()))))
        }
        Some(Step::Map { .. }) => {
            let turned = format!("data-turned=\"{}\"", desk.state.with(|state| state.turned));
            html += &key_button("turn", &turned, &speech.term("page-turn"), "R");
            let claim = legal(Action::Claim);
            html += &one("claim", "page-misterra-claim", Some(Action::Claim), matches!(claim, Some(Ok(()))));
            html += &one("leave", "page-misterra-leave", Some(Action::Leave), true);
        }
        _ => {}
    }
    let drafted = last.is_some() || desk.with_run(|run| run.as_ref().is_some_and(|run| !run.actions().is_empty()));
    html += &key_button("undo", if drafted { "" } else { "disabled" }, &speech.term("page-undo"), "U");
    html += "</div>";
    // Why one may not claim here, for who wonders.
    let hint = match (step, legal(Action::Claim)) {
        (Some(Step::Map { .. }), Some(Err(refusal))) => vellum::chapters::refused(speech, Some(&refusal)),
        _ => String::new(),
    };
    let code = match last {
        Some(Action::Map(_)) => "page-misterra-confirm-map",
        Some(Action::Claim) => "page-misterra-confirm-claim",
        Some(Action::Leave) => "page-misterra-confirm-leave",
        Some(Action::OtomaClaims(_)) => "page-misterra-confirm-otoma",
        _ if desk.with_run(|run| {
            run.as_ref().is_some_and(|run| matches!(run.actions().last(), Some(Action::Exchange(_))))
        }) =>
        {
            "page-misterra-confirm-exchange"
        }
        _ => "page-misterra-confirm",
    };
    let able = if desk.ready() { "" } else { "disabled" };
    // On a phone the points lie far below; what it comes to stands here.
    let (now, then) = desk.top.asked.get().map(|seat| desk.scores(seat)).unwrap_or_default();
    let then = then.map_or(String::new(), |then| format!(" <span class=\"then\">→ {}</span>", then.total()));
    let worth = escaped(&speech.term("page-misterra-if-it-ended-now"));
    html += &format!("<p class=\"worth\">{worth}: {}{then}</p>", now.total());
    html += &key_button("confirm", &format!("class=\"big\" {able}"), &speech.term(code), "Enter");
    html + &format!("<p class=\"hint\">{hint}</p></div>")
}

fn touched(desk: Desk, (gesture, what): Touch) {
    if gesture != Gesture::Press {
        return;
    }
    // What was refused on the board is not meant any more.
    desk.pointed.set(None);
    let (word, rest) = parts(&what);
    match word {
        "pick" => {
            let card = rest.parse().ok().and_then(Presumption::numbered);
            desk.state.update(|State { picked, .. }| match card {
                Some(card) if picked.contains(&card) => picked.retain(|other| *other != card),
                // The third takes the place of the one picked longest ago.
                Some(card) => {
                    picked.push(card);
                    if picked.len() > 2 {
                        picked.remove(0);
                    }
                }
                None => {}
            });
        }
        "take" | "exchange" => {
            if let Some(sketch) = Sketch::named(rest) {
                desk.draft(if word == "take" { Action::Take(sketch) } else { Action::Exchange(sketch) });
            }
        }
        "stay" => desk.draft(Action::Stay),
        "turn" => desk.turn(),
        "claim" => desk.set_last_step(Some(Action::Claim)),
        "leave" => desk.set_last_step(Some(Action::Leave)),
        "undo" => desk.undo(),
        _ => confirm(desk),
    }
}

/// Keeps the two presumptions, or does what is drafted.
pub fn confirm(desk: Desk) {
    if desk.step() != Some(Step::Presume) {
        return desk.confirm();
    }
    let Some(seat) = desk.top.asked.get_untracked() else { return };
    let [one, other] = desk.state.with(|state| state.picked.clone())[..] else { return };
    let keep = desk.with_view(|view| {
        let wanted = Pair::new(one, other).map(Action::Keep);
        wanted.filter(|action| Misterra::choices(view).contains(*action))
    });
    if let Some(Some(keep)) = keep {
        desk.top.act(seat, &[keep]);
    }
}
