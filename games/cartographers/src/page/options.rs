//! What can be chosen for a new table: the side of the sheets, and the edicts.

use crate::{Options, Scoring, Side};
use leptos::prelude::*;
use table::Options as _;
use vellum::html::{escaped, form_panel, parts, pill, whenever};
use vellum::speech::Speech;

use super::scoring_code;

/// What is chosen so far.
#[derive(Clone, Default)]
struct Choice {
    side: Side,
    choose_edicts: bool,
    edicts: [Option<Scoring>; 4],
}

/// The fields; they write the options of the table.
pub fn fields(options: RwSignal<String>) -> AnyView {
    let speech = Speech::here();
    let choice = RwSignal::new(Choice::default());
    whenever(move || {
        let Choice { side, choose_edicts, edicts } = choice.get();
        let all: Option<Vec<Scoring>> = edicts.into_iter().collect();
        let edicts = all.filter(|_| choose_edicts).and_then(|cards| cards.try_into().ok());
        options.set(Options { side, edicts }.write());
    });
    let change = move |(what, value): (String, String)| {
        let (word, rest) = parts(&what);
        choice.update(|choice| match word {
            "side" => choice.side = Side::named(rest).unwrap_or_default(),
            "edicts" => choice.choose_edicts = rest == "chosen",
            _ => {
                let place = rest.parse::<usize>().ok().and_then(|place| choice.edicts.get_mut(place));
                if let Some(edict) = place {
                    *edict = Scoring::named(&value);
                }
            }
        });
    };
    form_panel(move || choice.with(|choice| html(choice, speech)), |_| {}, change)
}

fn html(choice: &Choice, speech: Speech) -> String {
    let sides = Side::ALL.map(|side| {
        let label = speech.term(&format!("cartographers-side-{}", side.name()));
        pill("side", side.name(), &label, side == choice.side)
    });
    let [drawn, chosen] = [("drawn", false, "page-edicts-drawn"), ("chosen", true, "page-edicts-chosen")]
        .map(|(value, choose, code)| pill("edicts", value, &speech.term(code), choose == choice.choose_edicts));
    let fields: String = if choice.choose_edicts {
        (0..4).map(|place| edict_field(choice, speech, place)).collect()
    } else {
        String::new()
    };
    format!(
        "<fieldset class=\"choice\"><legend>{}</legend>{}</fieldset>\
         <fieldset class=\"choice\"><legend>{}</legend>{drawn}{chosen}{fields}</fieldset>",
        escaped(&speech.term("page-side")),
        sides.concat(),
        escaped(&speech.term("page-edicts")),
    )
}

/// The scoring card under one edict.
fn edict_field(choice: &Choice, speech: Speech, place: usize) -> String {
    let cards = Scoring::all().map(|card| {
        let selected = if choice.edicts[place] == Some(card) { "selected" } else { "" };
        format!("<option value=\"{}\" {selected}>{}</option>", card.name(), escaped(&speech.term(&scoring_code(card))))
    });
    format!(
        "<label class=\"field\"><span>{}</span><select required id=\"edict-{place}\" data-do=\"edict:{place}\">\
         <option value=\"\">{}</option>{}</select></label>",
        ["A", "B", "C", "D"][place],
        escaped(&speech.term("page-edict-choose")),
        cards.collect::<String>(),
    )
}
