//! The options of a new table: the side of the sheets, and the edicts.

use crate::{Options, Scoring, Side};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::dom::effect;
use page_kit::html::pill;
use page_kit::panel::panel;
use page_kit::speech::Speech;
use table::Options as _;

use super::scoring_code;

page_kit::commands! {
    /// The fields of the options.
    enum OptionsField {
        /// The side of the sheets.
        Side(side: Side) = "side",
        /// How the edicts are determined.
        Edicts(source: EdictSource) = "edicts",
        /// The scoring card under one edict, by the index of the edict.
        Edict(place: usize) = "edict",
    }
}

/// How the edicts of a table are determined.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum EdictSource {
    #[default]
    Drawn,
    Chosen,
}

impl EdictSource {
    const ALL: [EdictSource; 2] = [EdictSource::Drawn, EdictSource::Chosen];

    const fn name(self) -> &'static str {
        match self {
            EdictSource::Drawn => "drawn",
            EdictSource::Chosen => "chosen",
        }
    }

    /// The code of its label.
    const fn code(self) -> &'static str {
        match self {
            EdictSource::Drawn => "page-edicts-drawn",
            EdictSource::Chosen => "page-edicts-chosen",
        }
    }

    fn named(name: &str) -> Option<EdictSource> {
        EdictSource::ALL.into_iter().find(|source| source.name() == name)
    }
}

page_kit::named_values!(EdictSource);

/// The choices so far.
#[derive(Clone, Default)]
struct Choice {
    side: Side,
    source: EdictSource,
    edicts: [Option<Scoring>; 4],
}

impl Choice {
    fn set(&mut self, field: OptionsField, value: &str) {
        match field {
            OptionsField::Side(side) => self.side = side,
            OptionsField::Edicts(source) => self.source = source,
            OptionsField::Edict(place) => {
                if let Some(edict) = self.edicts.get_mut(place) {
                    *edict = Scoring::named(value);
                }
            }
        }
    }
}

/// The fields. They write the options of the table.
pub fn fields(options: RwSignal<String>) -> AnyView {
    let speech = Speech::here();
    let choice = RwSignal::new(Choice::default());
    effect(move || {
        let Choice { side, source, edicts } = choice.get();
        let all: Option<Vec<Scoring>> = edicts.into_iter().collect();
        let edicts = all.filter(|_| source == EdictSource::Chosen).and_then(|cards| cards.try_into().ok());
        options.set(Options { side, edicts }.write());
    });
    let change = move |field, value: String| choice.update(|choice| choice.set(field, &value));
    panel(move || choice.with(|choice| form(choice, speech))).on_change(change).view()
}

fn form(choice: &Choice, speech: Speech) -> Markup {
    html! {
        fieldset.choice {
            legend { (speech.term("page-side")) }
            @for side in Side::ALL {
                @let label = speech.term(&format!("cartographers-side-{side}"));
                (pill("side", &OptionsField::Side(side), &label, side == choice.side))
            }
        }
        fieldset.choice {
            legend { (speech.term("page-edicts")) }
            @for source in EdictSource::ALL {
                (pill("edicts", &OptionsField::Edicts(source), &speech.term(source.code()), source == choice.source))
            }
            @if choice.source == EdictSource::Chosen {
                @for (place, letter) in ["A", "B", "C", "D"].into_iter().enumerate() {
                    label.field {
                        span { (letter) }
                        (edict_field(choice.edicts[place], speech, place))
                    }
                }
            }
        }
    }
}

/// The scoring card under one edict.
fn edict_field(chosen: Option<Scoring>, speech: Speech, place: usize) -> Markup {
    let field = OptionsField::Edict(place);
    html! {
        select required id=(field.id()) data-field=(field) {
            option value="" { (speech.term("page-edict-choose")) }
            @for card in Scoring::all() {
                option value=(card.name()) selected[chosen == Some(card)] { (speech.term(&scoring_code(card))) }
            }
        }
    }
}
