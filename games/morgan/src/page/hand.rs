//! What the thumb needs: the phases of the turn, the cards in hand, the bonuses face up, and the buttons.

use crate::chart::picture;
use crate::{Action, Bonus, MapCard, Morgan};
use chart::svg;
use leptos::prelude::*;
use table::{Game, Phrase};
use vellum::chapters::rule_of;
use vellum::html::{Gesture, Panel, Touch, button, escaped, key_button, parts, pressed};
use vellum::speech::Speech;

use super::card_name;
use super::desk::{Desk, State, Tool};

/// The panel below the map.
#[component]
pub fn Hand() -> impl IntoView {
    let (desk, speech) = (Desk::here(), Speech::here());
    let html = Signal::derive(move || cards(desk, speech) + &doing(desk, speech));
    view! { <Panel html act=move |touch| touched(desk, touch) class="hand"/> }
}

/// The cards in hand: those that hold where the pirate stands, or would stand, are marked.
fn cards(desk: Desk, speech: Speech) -> String {
    let hand = desk.hand();
    let viewer = desk.top.viewer.get();
    let (holding, played) = desk.with_proposed(|open| {
        let pirate = viewer.and_then(|seat| open.player(seat).pirate);
        (pirate.map(|tile| open.holding(hand, tile)).unwrap_or(crate::Cards::EMPTY), open.turn.played)
    });
    let mine = viewer.is_some() && desk.with_open(|open| Some(open.seat)) == viewer;
    let one = |card: MapCard, lies_open: bool| {
        let holds = lies_open || holding.contains(card);
        let name = card_name(speech, card);
        let code = if holds { "page-morgan-card-holds" } else { "page-morgan-card-far" };
        let rule = rule_of(speech, "morgan/point", &name);
        let label = speech.say(&Phrase::new(code).with("card", name));
        let class = if holds { "map-card holds" } else { "map-card" };
        let extra = format!(
            "class=\"{class}\" aria-label=\"{}\" {}",
            escaped(&label),
            pressed(lies_open || desk.state.with(|state| state.pinned).contains(card))
        );
        let card = button(&format!("card:{}", card.name()), &extra, &svg::inlined(&picture::map_card(card), None));
        format!("<span>{card}{rule}</span>")
    };
    let name = speech.term("page-morgan-hand");
    let in_hand: String = hand.iter().map(|card| one(card, false)).collect();
    let laid: String = if mine { played.iter().map(|card| one(card, true)).collect() } else { String::new() };
    format!("<div class=\"cards\" role=\"group\" aria-label=\"{}\">{laid}{in_hand}</div>", escaped(&name),)
}

/// Phases, bonuses and buttons.
fn doing(desk: Desk, speech: Speech) -> String {
    if desk.top.asked.get().is_none() || desk.with_run(|run| run.is_none()) {
        return String::new();
    }
    let tool = desk.tool();
    let legal = |action: Action| desk.with_view(|view| Morgan::check(view, action).is_ok()) == Some(true);
    let mut html = "<div class=\"doing\">".to_owned();
    if tool != Some(Tool::Land) {
        let phases = Tool::OF_A_TURN.map(|(one, name)| {
            let label = escaped(&speech.term(match one {
                Tool::Map => "page-morgan-phase-map",
                Tool::Walk => "page-morgan-phase-walk",
                Tool::Dig => "page-morgan-phase-dig",
                _ => "page-morgan-phase-draw",
            }));
            let able = if desk.may(one) { "" } else { "disabled" };
            button(&format!("phase:{name}"), &format!("{} {able}", pressed(tool == Some(one))), &label)
        });
        html += &format!("<div class=\"tools phases\">{}</div>", phases.concat());
        html += &bonuses(speech, &legal);
    }
    let drafted = desk.state.with(|state| state.last_step).is_some()
        || desk.state.with(|state| state.lifted).is_some()
        || desk.with_run(|run| run.as_ref().is_some_and(|run| !run.actions().is_empty()));
    let one = |what: &str, code: &str, key: &str, may: bool| {
        let able = if may { "" } else { "disabled" };
        key_button(what, able, &speech.term(code), key)
    };
    html += "<div class=\"tools\">";
    if tool == Some(Tool::Map) {
        html += &one("turn", "page-turn", "R", desk.state.with(|state| state.lifted).is_some());
    }
    html += &one("undo", "page-undo", "U", drafted);
    html += "</div>";
    let code = match desk.state.with(|state| state.last_step) {
        Some(Action::Take(_)) => "page-morgan-confirm-take",
        Some(Action::Draw) => "page-morgan-confirm-draw",
        _ if tool == Some(Tool::Draw) => "page-morgan-confirm-draw",
        _ => "page-morgan-confirm",
    };
    // In the last phase nothing need be chosen before drawing.
    let able = if desk.ready() || tool == Some(Tool::Draw) { "" } else { "disabled" };
    html += &key_button("confirm", &format!("class=\"big\" {able}"), &speech.term(code), "Enter");
    html + "</div>"
}

/// What the face-up cards can be discarded for.
fn bonuses(speech: Speech, legal: &impl Fn(Action) -> bool) -> String {
    let one = |bonus: Bonus| {
        let sign = |symbol| svg::inlined(&picture::symbol_sign(symbol), None);
        let content = match bonus {
            Bonus::One(symbol) => sign(symbol),
            Bonus::Two(symbol, used_as) => format!("{}{}→{}", sign(symbol), sign(symbol), sign(used_as)),
        };
        let code = if bonus.cards() == 1 { "page-morgan-use" } else { "page-morgan-use-two" };
        let name = |symbol: crate::Symbol| format!("morgan-symbol-{}", symbol.name());
        let label =
            speech.say(&Phrase::new(code).term("symbol", name(bonus.discards())).term("gives", name(bonus.gives())));
        let label = escaped(&label);
        button(
            &format!("use:{}", bonus.number()),
            &format!("class=\"bonus\" title=\"{label}\" aria-label=\"{label}\""),
            &content,
        )
    };
    let usable: String = Bonus::all().filter(|bonus| legal(Action::Use(*bonus))).map(one).collect();
    if usable.is_empty() {
        return String::new();
    }
    let name = speech.term("page-morgan-bonuses");
    let (label, rule) = (escaped(&name), rule_of(speech, "morgan/symbol", &name));
    format!("<div class=\"bonuses\" role=\"group\" aria-label=\"{label}\"><span>{label}</span>{usable}{rule}</div>")
}

impl Desk {
    /// Whether a phase can be gone to.
    fn may(self, tool: Tool) -> bool {
        let Some(turn) = self.with_view(|view| view.open.turn) else { return false };
        let earliest = match turn.phase {
            crate::Phase::Corner | crate::Phase::Map => Tool::Map,
            crate::Phase::Walk => Tool::Walk,
            crate::Phase::Dig => Tool::Dig,
            crate::Phase::Draw | crate::Phase::Over => Tool::Draw,
        };
        self.with_run(|run| run.as_ref().is_some_and(|run| run.goes_on())) && tool >= earliest
    }
}

fn touched(desk: Desk, (gesture, what): Touch) {
    let (word, rest) = parts(&what);
    let card = (word == "card").then(|| MapCard::named(rest)).flatten();
    match gesture {
        Gesture::Over => return desk.pointed_card.set(card.map(MapCard::index)),
        Gesture::Out => return desk.pointed_card.set(None),
        _ => {}
    }
    // What was refused on the map is not meant any more.
    desk.pointed.set(None);
    match word {
        "card" => {
            let Some(card) = card else { return };
            match desk.tool() {
                Some(Tool::Dig) => desk.toggle_play(card),
                Some(Tool::Draw) => desk.draft(vec![Action::Discard(card)]),
                _ => desk.state.update(|State { pinned, .. }| {
                    if pinned.contains(card) {
                        pinned.remove(card);
                    } else {
                        pinned.insert(card);
                    }
                }),
            }
        }
        "phase" => desk.choose(Tool::OF_A_TURN.into_iter().find(|(_, name)| *name == rest).map(|(tool, _)| tool)),
        "use" => {
            if let Some(bonus) = rest.parse().ok().and_then(Bonus::numbered) {
                desk.draft(vec![Action::Use(bonus)]);
            }
        }
        "turn" => desk.state.update(|state| state.turned += 1),
        "undo" => desk.undo(),
        _ => {
            if desk.tool() == Some(Tool::Draw) && desk.state.with(|state| state.last_step).is_none() {
                desk.state.update(|state| state.last_step = Some(Action::Draw));
            }
            desk.confirm();
        }
    }
}
