//! Morgan's Magic Map on paper: doubloons, and treasures by name or by number.

use crate::chart::picture;
use crate::pad::{MorganPad, count_instead, name_instead};
use crate::paper::{Dug, Hoard};
use crate::{Set, Treasure};
use chart::svg;
use leptos::prelude::*;
use vellum::html::{Gesture, Touch, button, escaped, form_panel, parts as parts_of, pill, pressed};

use crate::Morgan;
use reading::paper::OnPaper;
use reading::paper::desk::Desk;
use reading::paper::{number, number_field, points};

impl OnPaper for Morgan {
    const HOW: &'static str = "study-paper-how-morgan";

    fn parts(desk: Desk) -> Vec<AnyView> {
        parts(desk)
    }
}

/// The parts of the screen.
fn parts(desk: Desk) -> Vec<AnyView> {
    let act = move |(gesture, what): Touch| {
        if let (Gesture::Press, ("take", name)) = (gesture, parts_of(&what))
            && let Some(treasure) = Treasure::named(name)
        {
            let who = desk.who();
            change(desk, "", |pad| pad.take(who, treasure));
        }
    };
    vec![form_panel(move || hoard(desk), act, move |changed| typed(desk, changed)), points::sheet(desk)]
}

fn change(desk: Desk, what: &str, change: impl FnOnce(&mut MorganPad)) {
    desk.change(what, |pad| {
        if let Some(pad) = pad.of_mut() {
            change(pad);
        }
    });
}

fn change_hoard(desk: Desk, what: &str, change_it: impl FnOnce(&mut Hoard)) {
    let who = desk.who();
    change(desk, what, |pad| {
        if let Some(entry) = pad.players.get_mut(who) {
            change_it(&mut entry.has);
        }
    });
}

/// More than this does not fit into a treasure chest, let alone on a score sheet.
const MOST_DOUBLOONS: i64 = 999_999;

/// What who is being entered has.
fn hoard(desk: Desk) -> String {
    let speech = desk.speech;
    let term = |code: &str| escaped(&speech.term(code));
    let who = desk.who();
    desk.pad.with(|pad| {
        let Some(pad) = pad.of::<MorganPad>() else { return String::new() };
        let Some(entry) = pad.players.get(who) else { return String::new() };
        let named = matches!(entry.has.treasures, Dug::Named(_));
        let dug = match &entry.has.treasures {
            Dug::Named(_) => Set::ALL.map(|set| treasures(desk, pad, set)).concat(),
            Dug::Counted { sets, value } => numbers(desk, sets, *value),
        };
        format!(
            "<section class=\"panel paper-hoard\"><h2>{}</h2>{}<div class=\"choice\" role=\"radiogroup\" aria-label=\"{}\">{}{}</div>{dug}</section>",
            escaped(&desk.name(who)),
            number_field("doubloons", &speech.term("study-paper-doubloons"), entry.has.doubloons.into(), MOST_DOUBLOONS),
            term("page-morgan-treasures"),
            pill("dug", "named", &speech.term("study-paper-named"), named),
            pill("dug", "counted", &speech.term("study-paper-counted"), !named),
        )
    })
}

/// The treasures of a set: each there once, with who has it.
fn treasures(desk: Desk, pad: &MorganPad, set: Set) -> String {
    let speech = desk.speech;
    let who = desk.who();
    let lit = desk.lit.get();
    let card = |treasure: Treasure| {
        let owner = pad.owner(treasure);
        let name = speech.term(&format!("morgan-treasure-{}", treasure.name()));
        let theirs = owner.filter(|owner| *owner != who).map_or(String::new(), |owner| {
            format!("<span class=\"owner chair-{owner}\">{}</span>", escaped(&desk.name(owner)))
        });
        let lit = if lit.contains(&u16::from(treasure.facts().rank)) { " lit" } else { "" };
        let extra = format!("class=\"treasure-pick{lit}\" {}", pressed(owner == Some(who)));
        let content = format!(
            "{}<span class=\"name\">{}</span>{theirs}",
            svg::inlined(&picture::treasure_card(treasure), None),
            escaped(&name)
        );
        button(&format!("take:{}", treasure.name()), &extra, &content)
    };
    let of_set = Treasure::all().filter(|treasure| treasure.facts().set == set);
    format!(
        "<fieldset class=\"set\"><legend>{}</legend><div class=\"treasures\">{}</div></fieldset>",
        escaped(&points::capital(&speech.term(&set_code(set)))),
        of_set.map(card).collect::<String>()
    )
}

fn set_code(set: Set) -> String {
    format!("morgan-set-{}", set.name())
}

/// How many of each set, and what they are worth together.
fn numbers(desk: Desk, sets: &[u32; Set::COUNT], value: u32) -> String {
    let speech = desk.speech;
    let field = |(set, count): (Set, &u32)| {
        let label = points::capital(&speech.term(&set_code(set)));
        number_field(&format!("set:{}", set.name()), &label, (*count).into(), set.size() as i64)
    };
    let sets: String = Set::ALL.into_iter().zip(sets).map(field).collect();
    format!(
        "<div class=\"numbers\">{sets}{}</div>",
        number_field("worth", &speech.term("study-paper-worth"), value.into(), MOST_DOUBLOONS)
    )
}

fn typed(desk: Desk, (what, value): (String, String)) {
    let typed = number(&value, MOST_DOUBLOONS).max(0) as u32;
    match parts_of(&what) {
        ("doubloons", _) => change_hoard(desk, &what, |hoard| hoard.doubloons = typed),
        ("dug", how) => change_hoard(desk, "", |hoard| {
            hoard.treasures = if how == "counted" { count_instead(&hoard.treasures) } else { name_instead() };
        }),
        (word @ ("set" | "worth"), name) => change_hoard(desk, &what, |hoard| {
            let Dug::Counted { sets, value } = &mut hoard.treasures else { return };
            match Set::named(name) {
                Some(set) => sets[set as usize] = typed,
                None if word == "worth" => *value = typed,
                None => {}
            }
        }),
        _ => {}
    }
}
