//! Morgan's Magic Map on paper: doubloons, and treasures by name or by number.

use crate::chart::picture;
use crate::paper::{Dug, Hoard};
use crate::scorepad::{MorganPad, count_instead, name_instead};
use crate::{Set, Treasure};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::html::{ornament, pill};
use page_kit::panel::panel;

use crate::Morgan;
use library::paper::OnPaper;
use library::paper::pad_screen::PadScreen;
use library::paper::{number, number_field, points};

page_kit::commands! {
    /// The commands for the treasures.
    enum HoardCommand {
        /// Gives a treasure to the player who is being entered, or takes it away.
        Take(treasure: Treasure) = "take",
    }
}

page_kit::commands! {
    /// The fields of a player's hoard.
    enum HoardField {
        Doubloons = "doubloons",
        /// How the treasures are entered.
        Dug(how: How) = "dug",
        /// The number of treasures of a set.
        Set(set: Set) = "set",
        /// The value of all treasures.
        Worth = "worth",
    }
}

/// How treasures are entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    Named,
    Counted,
}

page_kit::named_values!(How);

impl How {
    fn name(self) -> &'static str {
        match self {
            How::Named => "named",
            How::Counted => "counted",
        }
    }

    fn named(name: &str) -> Option<How> {
        [How::Named, How::Counted].into_iter().find(|how| how.name() == name)
    }
}

impl OnPaper for Morgan {
    const HOW: &'static str = "library-paper-how-morgan";

    fn parts(screen: PadScreen) -> Vec<AnyView> {
        parts(screen)
    }
}

/// The parts of the screen.
fn parts(screen: PadScreen) -> Vec<AnyView> {
    let take = move |HoardCommand::Take(treasure)| {
        let who = screen.who();
        change(screen, "", |pad| pad.take(who, treasure));
    };
    let hoard =
        panel(move || hoard(screen)).on_press(take).on_change(move |field, value| typed(screen, &field, &value));
    vec![hoard.view(), points::sheet(screen)]
}

fn change(screen: PadScreen, what: &str, change: impl FnOnce(&mut MorganPad)) {
    screen.change(what, |pad| {
        if let Some(pad) = pad.of_mut() {
            change(pad);
        }
    });
}

fn change_hoard(screen: PadScreen, what: &str, change_it: impl FnOnce(&mut Hoard)) {
    let who = screen.who();
    change(screen, what, |pad| {
        if let Some(entry) = pad.players.get_mut(who) {
            change_it(&mut entry.has);
        }
    });
}

/// The largest number that a field accepts. It is far below the limit of a score sheet.
const MOST_DOUBLOONS: i64 = 999_999;

/// The hoard of the player who is being entered.
fn hoard(screen: PadScreen) -> Markup {
    let who = screen.who();
    screen.pad.with(|pad| {
        let Some(pad) = pad.of::<MorganPad>() else { return Markup::default() };
        pad.players.get(who).map(|entry| hoard_of(screen, pad, &entry.has)).unwrap_or_default()
    })
}

fn hoard_of(screen: PadScreen, pad: &MorganPad, hoard: &Hoard) -> Markup {
    let speech = screen.speech;
    let named = matches!(hoard.treasures, Dug::Named(_));
    let doubloons = speech.term("library-paper-doubloons");
    let how = |how, code: &str, chosen| pill("dug", &HoardField::Dug(how), &speech.term(code), chosen);
    html! {
        section.panel.paper-hoard {
            h2 { (screen.name(screen.who())) }
            (number_field(&HoardField::Doubloons, &doubloons, hoard.doubloons.into(), MOST_DOUBLOONS))
            div.choice role="radiogroup" aria-label=(speech.term("page-morgan-treasures")) {
                (how(How::Named, "library-paper-named", named))
                (how(How::Counted, "library-paper-counted", !named))
            }
            @match &hoard.treasures {
                Dug::Named(_) => {
                    @for set in Set::ALL {
                        (treasures(screen, pad, set))
                    }
                }
                Dug::Counted { sets, value } => (numbers(screen, sets, *value)),
            }
        }
    }
}

/// The treasures of a set, each as a button with its owner.
fn treasures(screen: PadScreen, pad: &MorganPad, set: Set) -> Markup {
    html! {
        fieldset.set {
            legend { (points::capital(&screen.speech.term(&set_code(set)))) }
            div.treasures {
                @for treasure in Treasure::all().filter(|treasure| treasure.facts().set == set) {
                    (treasure_button(screen, treasure, pad.owner(treasure)))
                }
            }
        }
    }
}

fn treasure_button(screen: PadScreen, treasure: Treasure, owner: Option<usize>) -> Markup {
    let who = screen.who();
    let take = HoardCommand::Take(treasure);
    let lit = screen.lit.with(|lit| lit.contains(&u16::from(treasure.facts().rank)));
    html! {
        button.treasure-pick.lit[lit] id=(take.id()) data-do=(take) aria-pressed=(owner == Some(who)) {
            (ornament(&picture::treasure_card(treasure)))
            span.name { (screen.speech.term(&format!("morgan-treasure-{}", treasure.name()))) }
            @if let Some(owner) = owner.filter(|owner| *owner != who) {
                span class={ "owner chair-" (owner) } { (screen.name(owner)) }
            }
        }
    }
}

fn set_code(set: Set) -> String {
    format!("morgan-set-{}", set.name())
}

/// The fields for the number of treasures of each set and for their total value.
fn numbers(screen: PadScreen, sets: &[u32; Set::COUNT], value: u32) -> Markup {
    let speech = screen.speech;
    let set_name = |set: Set| points::capital(&speech.term(&set_code(set)));
    html! {
        div.numbers {
            @for (set, count) in Set::ALL.into_iter().zip(sets) {
                (number_field(&HoardField::Set(set), &set_name(set), (*count).into(), set.size() as i64))
            }
            (number_field(&HoardField::Worth, &speech.term("library-paper-worth"), value.into(), MOST_DOUBLOONS))
        }
    }
}

fn typed(screen: PadScreen, field: &HoardField, value: &str) {
    let typed = number(value, MOST_DOUBLOONS).max(0) as u32;
    let what = field.to_string();
    match field {
        HoardField::Doubloons => change_hoard(screen, &what, |hoard| hoard.doubloons = typed),
        HoardField::Dug(How::Named) => change_hoard(screen, "", |hoard| hoard.treasures = name_instead()),
        HoardField::Dug(How::Counted) => {
            change_hoard(screen, "", |hoard| hoard.treasures = count_instead(&hoard.treasures));
        }
        HoardField::Set(set) => change_hoard(screen, &what, |hoard| {
            if let Dug::Counted { sets, .. } = &mut hoard.treasures {
                sets[*set as usize] = typed;
            }
        }),
        HoardField::Worth => change_hoard(screen, &what, |hoard| {
            if let Dug::Counted { value, .. } = &mut hoard.treasures {
                *value = typed;
            }
        }),
    }
}
