//! Hints: the best three moves for the person whose turn it is, what they are worth and why.
//!
//! A coach computes them in a worker, from what the person sees. Pressing a move drafts it.

use coach::answer::HintMessage;
use coach::{Answer, Question, Tenths};
use leptos::prelude::*;
use maud::{Markup, html};
use page_kit::command::Command;
use page_kit::dom::effect;
use page_kit::html::with_key;
use page_kit::panel::{Gesture, panel};
use page_kit::speech::Speech;
use table::{Phrase, Seat};

use crate::keys::table_keys;
use crate::notice::Notice;
use crate::on_page::OnPage;
use crate::tabletop::Tabletop;
use crate::workers::Workers;

/// The seat that a hint is for, and how many turns are over. When either changes, an old hint no longer applies.
pub type HintTurn = (Seat, usize);

/// The turn of the request, and the answer; none while the worker is computing it.
type HintRequest = Option<(HintTurn, Option<Vec<HintMessage>>)>;

page_kit::commands! {
    /// Commands of the hints.
    enum HintsCommand {
        /// Drafts the move of a hint, by its place in the list; pointing at it shows the move.
        Hint(place: usize) = "hint",
    }
}

/// The hints of a table.
#[derive(Clone, Copy)]
pub struct Hints {
    /// The turn for which a hint can be requested, if any.
    turn: Signal<Option<HintTurn>>,
    /// Makes the question for a seat, when a hint is requested.
    question: Callback<Seat, Option<Question>>,
    /// Chooses which hints are shown to a seat.
    choose: Callback<(Seat, Vec<HintMessage>), Vec<HintMessage>>,
    /// Whether the moves are weighed against each other; in a lesson all that counts is the task.
    weighs: bool,
    request: RwSignal<HintRequest>,
    workers: StoredValue<Workers, LocalStorage>,
    notice: Notice,
    speech: Speech,
}

impl Hints {
    /// Starts without a hint. A hint is closed as soon as the turn changes.
    pub fn new<G: OnPage>(top: Tabletop<G>) -> Hints {
        let turn = Signal::derive(move || {
            let allowed = top.host.with_value(|host| host.allows_hints());
            Some((top.asked.get().filter(|_| allowed)?, top.turns_done.get()))
        });
        let hints = Hints {
            turn,
            question: Callback::new(move |seat| top.host.with_value(|host| host.hint(seat))),
            choose: Callback::new(move |(seat, hints)| top.host.with_value(|host| host.choose_hints(seat, hints))),
            weighs: top.chapter.is_none(),
            request: RwSignal::new(None),
            workers: expect_context(),
            notice: Notice::here(),
            speech: Speech::here(),
        };
        effect(move || {
            let now = hints.turn.get();
            let other = |request: &HintRequest| request.as_ref().is_some_and(|(turn, _)| Some(*turn) != now);
            if hints.request.with_untracked(other) {
                hints.close();
            }
        });
        // Leaving the table cancels a pending request.
        on_cleanup(move || {
            hints.workers.try_with_value(Workers::cancel_hint);
        });
        table_keys(move |key| {
            if matches!(key, "i" | "I") {
                hints.toggle();
            }
        });
        hints
    }

    /// Requests a hint; if one is pending or shown, cancels or closes it instead.
    pub fn toggle(self) {
        if self.request.with_untracked(Option::is_some) {
            return self.close();
        }
        let Some(turn) = self.turn.get_untracked() else { return };
        let Some(question) = self.question.run(turn.0) else { return };
        self.request.set(Some((turn, None)));
        let answered = move |answer: Option<Answer>| {
            // Meanwhile the user may have left the screen, or the game may have gone on.
            let still = |request: &HintRequest| request.as_ref().is_some_and(|(requested, _)| *requested == turn);
            if self.request.try_with_untracked(still) != Some(true) {
                return;
            }
            let why = match answer {
                Some(Answer::Hints(hints)) if !hints.is_empty() => {
                    return self.request.set(Some((turn, Some(self.choose.run((turn.0, hints))))));
                }
                Some(_) => "page-hint-none",
                None => "page-no-worker",
            };
            self.notice.show(self.speech.term(why));
            self.request.set(None);
        };
        self.workers.with_value(|workers| workers.hint(&question, answered));
    }

    fn close(self) {
        self.workers.with_value(Workers::cancel_hint);
        self.request.set(None);
    }

    /// The button that requests a hint with a command; empty while no hint can be requested.
    pub fn button(self, command: &impl Command) -> Markup {
        if self.turn.get().is_none() {
            return Markup::default();
        }
        let (code, expanded, busy) = match self.request.get() {
            None => ("page-hint", Some("false"), None),
            Some((_, None)) => ("page-hint-give-up", None, Some("true")),
            Some((_, Some(_))) => ("page-hint", Some("true"), None),
        };
        html! {
            button id=(command.id()) data-do=(command.to_string()) aria-expanded=[expanded] aria-busy=[busy]
                aria-keyshortcuts="I" {
                (with_key(&self.speech.term(code), "I"))
            }
        }
    }

    /// Shows the hints to people with these names. `act` gets the gesture and the numbers of the move's actions.
    pub fn view(self, names: Vec<String>, act: Box<dyn Fn(Gesture, Vec<u32>)>) -> AnyView {
        let html = move || {
            let request = self.request.get();
            let code = request.as_ref().map(|(_, hints)| match hints {
                None => "page-hint-thinking",
                Some(_) => "page-hint-told",
            });
            let hints = request.and_then(|(_, hints)| hints).unwrap_or_default();
            html! {
                div.hints {
                    // Always there: a screen reader announces a text only in an element that existed before.
                    p role="status" #hint-told {
                        @if let Some(code) = code { (self.speech.term(code)) }
                    }
                    @if !hints.is_empty() { (self.list(&hints, &names)) }
                }
            }
        };
        let act = move |gesture, HintsCommand::Hint(place)| match self.numbers(place) {
            Some(numbers) => act(gesture, numbers),
            // The hint was closed while the pointer was on it: its preview has to go.
            None if gesture == Gesture::Out => act(gesture, Vec::new()),
            None => {}
        };
        panel(html).on(act).view()
    }

    /// The moves as a list, the best first.
    fn list(self, hints: &[HintMessage], names: &[String]) -> Markup {
        let speech = self.speech;
        let best = hints.first().map_or(Tenths(0), |hint| hint.points);
        html! {
            ol {
                @for (place, hint) in hints.iter().enumerate() {
                    li {
                        @let (steps, why) = (speech.say_written(&hint.steps, names), speech.say_written(&hint.why, names));
                        @let worth = if self.weighs {
                            worth(speech, hint, (place, best), names.len())
                        } else {
                            speech.term("page-hint-does")
                        };
                        // A phone has no room for all of a long hint.
                        button id={ "hint-" (place) } data-do=(HintsCommand::Hint(place)) title={ (steps) ": " (worth) ". " (why) } {
                            strong { (steps) } " " span.worth-it { (worth) } " " span.reason { (why) }
                        }
                    }
                }
            }
        }
    }

    /// The numbers of the actions of a hint that is shown.
    fn numbers(self, place: usize) -> Option<Vec<u32>> {
        self.request.with_untracked(|request| {
            let (_, hints) = request.as_ref()?;
            hints.as_ref()?.get(place).map(|hint| hint.numbers.clone())
        })
    }
}

/// The worth of a move as text: its points, its lead if several play, and how it compares with the best move.
fn worth(speech: Speech, hint: &HintMessage, (place, best): (usize, Tenths), players: usize) -> String {
    let mut worth = vec![counted(speech, "page-hint-points", hint.points)];
    if players > 1 {
        let sign = if whole(hint.lead) > 0 { "+" } else { "" };
        worth.push(speech.say(&Phrase::new("page-hint-lead").with("lead", format!("{sign}{}", shown(hint.lead)))));
    }
    worth.push(match (place, hint.clear) {
        (0, _) => speech.term("page-hint-best"),
        (_, true) => counted(speech, "page-hint-behind", Tenths(best.0 - hint.points.0)),
        (_, false) => speech.term("page-hint-close"),
    });
    worth.join(" · ")
}

/// Tenths, rounded to a whole number.
fn whole(tenths: Tenths) -> i32 {
    (tenths.0 + 5).div_euclid(10)
}

/// Tenths as a whole number with a real minus sign.
fn shown(tenths: Tenths) -> String {
    whole(tenths).to_string().replace('-', "−")
}

/// A message about a number of points, which is given in tenths.
fn counted(speech: Speech, code: &'static str, tenths: Tenths) -> String {
    speech.say(&Phrase::new(code).with("count", i64::from(whole(tenths))).with("points", shown(tenths)))
}
