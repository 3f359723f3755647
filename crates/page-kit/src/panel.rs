//! A panel: HTML on the screen, and its events.
//!
//! Every Leptos view compiles to separate code, which makes the page larger; all screens share the code that makes
//! HTML. So screens are written as HTML, and a panel shows the HTML and listens to its events:
//!
//! | attribute | what it does |
//! | --- | --- |
//! | `data-do` | a [`Command`] that is sent when the element is pressed, pointed at or focused |
//! | `data-field` | a [`Command`] that is sent, with the value, when the value of the field changes |
//! | `data-live` | on a number field: its command is sent with each key, as on a text field |
//! | `data-at="COLUMN,ROW"` | arrow keys move the focus to a neighbour; all these elements are one tab stop |
//! | `data-box` | the position on a picture, see [`data_box`](crate::html::data_box) |

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use leptos::prelude::*;
use maud::{Markup, PreEscaped};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use crate::command::Command;
use crate::dom::{effect, focus, listen};
use crate::parts::host;
use crate::patch::patch;

/// What the user does to an element with a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// A click or tap; on a button also Enter or space.
    Press,
    /// Enter or space on an element with `data-at`.
    Enter,
    /// The pointer or the focus entered it.
    Over,
    /// The pointer or the focus left it.
    Out,
}

type Act = Rc<dyn Fn(Gesture, &str)>;
type Change = Rc<dyn Fn(&str, String)>;
/// The contents of elements, by their ids.
type Places = Box<dyn Fn() -> Vec<(String, Markup)>>;

/// The builder of a panel; [`Panel::view`] puts it on the screen.
#[must_use]
pub struct Panel {
    html: Box<dyn Fn() -> Markup>,
    class: &'static str,
    role: Option<(&'static str, Signal<String>)>,
    act: Act,
    change: Change,
    places: Vec<Places>,
}

/// A panel that shows this HTML, and updates it whenever a signal that `html` reads changes.
///
/// Only differences are patched on the screen: the focus, the caret and a slider that is being dragged stay.
pub fn panel(html: impl Fn() -> Markup + 'static) -> Panel {
    Panel {
        html: Box::new(html),
        class: "part",
        role: None,
        act: Rc::new(|_, text| unknown(text)),
        change: Rc::new(|text, _| unknown(text)),
        places: Vec::new(),
    }
}

/// Logs a command that its panel does not know. This is a bug of the page; nothing else happens.
fn unknown(text: &str) {
    leptos::logging::error!("unknown command: {text}");
}

impl Panel {
    /// Sets the class of its element. By default, its HTML is laid out as if there were no element around it.
    pub fn class(self, class: &'static str) -> Panel {
        Panel { class, ..self }
    }

    /// Sets its role and its name for screen readers.
    pub fn role(self, role: &'static str, label: Signal<String>) -> Panel {
        Panel { role: Some((role, label)), ..self }
    }

    /// Sets the callback for all gestures on elements with `data-do`.
    pub fn on<C: Command>(self, act: impl Fn(Gesture, C) + 'static) -> Panel {
        let act: Act = Rc::new(move |gesture, text| match text.parse() {
            Ok(command) => act(gesture, command),
            Err(_) => unknown(text),
        });
        Panel { act, ..self }
    }

    /// Sets the callback for presses of elements with `data-do`.
    pub fn on_press<C: Command>(self, act: impl Fn(C) + 'static) -> Panel {
        self.on(move |gesture, command| {
            if gesture == Gesture::Press {
                act(command);
            }
        })
    }

    /// Sets the callback for changes of fields with `data-field`. A text, a slider and a field with `data-live` report
    /// every input; other fields report a change when it is complete.
    pub fn on_change<C: Command>(self, change: impl Fn(C, String) + 'static) -> Panel {
        let change: Change = Rc::new(move |text, value| match text.parse() {
            Ok(field) => change(field, value),
            Err(_) => unknown(text),
        });
        Panel { change, ..self }
    }

    /// Fills elements that change more often than the rest and that the HTML leaves empty. `places` returns their
    /// contents by id. Only changed contents are parsed, because a list may be long. Elements that are not returned
    /// stay as they are.
    pub fn places(mut self, places: impl Fn() -> Vec<(String, Markup)> + 'static) -> Panel {
        self.places.push(Box::new(places));
        self
    }

    /// Puts it on the screen.
    pub fn view(self) -> AnyView {
        let Panel { html, class, role, act, change, places } = self;
        let ready = move |host: HtmlElement| {
            if let Some((role, label)) = role {
                let _ = host.set_attribute("role", role);
                let host = host.clone();
                effect(move || {
                    let _ = host.set_attribute("aria-label", &label.get());
                });
            }
            let tab_stop = StoredValue::new(String::new());
            let listener = Listener {
                host: host.clone(),
                tab_stop,
                act: StoredValue::new_local(act),
                change: StoredValue::new_local(change),
            };
            let kinds = ["click", "pointerover", "pointerout", "focusin", "focusout", "keydown", "input", "change"];
            listen(&host, &kinds, move |event| listener.handle(&event));
            // None at first: Leptos may reuse an element that still has the content of another panel.
            let shown = StoredValue::new(None::<String>);
            let times_shown = RwSignal::new(0u32);
            effect(move || {
                let PreEscaped(html) = html();
                if shown.with_value(|shown| shown.as_ref() != Some(&html)) {
                    show(&host, &html, tab_stop);
                    shown.set_value(Some(html));
                    times_shown.update(|times| *times += 1);
                }
            });
            places.into_iter().for_each(|places| fill_places(times_shown, places));
        };
        [host(class.into(), Vec::new(), Box::new(ready))].into_any()
    }
}

/// Fills the places of a panel. Showing the panel's HTML again empties all of them; otherwise only those that differ are
/// filled again.
fn fill_places(times_shown: RwSignal<u32>, places: Places) {
    let filled = RefCell::new((0, BTreeMap::<String, String>::new()));
    effect(move || {
        let (times_shown, places) = (times_shown.get(), places());
        let mut filled = filled.borrow_mut();
        if filled.0 != times_shown {
            *filled = (times_shown, BTreeMap::new());
        }
        for (id, PreEscaped(content)) in places {
            if filled.1.get(&id) != Some(&content)
                && let Some(element) = document().get_element_by_id(&id)
            {
                element.set_inner_html(&content);
                filled.1.insert(id, content);
            }
        }
    });
}

/// Selects the tab stop among the elements with `data-at`.
const TAB_STOP: &str = "[data-at][tabindex=\"0\"]";

/// The id of the sentence that says what to do next, on screens that have one.
const TO_READ: &str = "asked";

/// Shows HTML in an element. `tab_stop` is the id of the tab stop among the elements with `data-at`.
fn show(host: &HtmlElement, html: &str, tab_stop: StoredValue<String>) {
    let Some(fresh) = host.clone_node().ok().and_then(|fresh| fresh.dyn_into::<HtmlElement>().ok()) else { return };
    fresh.set_inner_html(html);
    place_boxes(&fresh);
    let found = |selector: &str| fresh.query_selector(selector).ok().flatten();
    let again = tab_stop.with_value(|id| found(&format!("[data-at][id=\"{id}\"]")));
    if let Some(again) = again.or_else(|| found(TAB_STOP)).or_else(|| found("[data-at]")) {
        tab_stop.set_value(again.id());
        let _ = again.set_attribute("tabindex", "0");
    }
    let focused = document().active_element().filter(|active| host.contains(Some(active)));
    patch(host, &fresh);
    if let Some(focused) = focused {
        keep_focus(host, focused);
    }
}

/// Keeps the focus after a patch: on the same element, or else on the new one with its id. If there is none, or if it is
/// disabled, a screen reader continues at the sentence that says what to do next.
fn keep_focus(host: &HtmlElement, focused: Element) {
    let same = if host.contains(Some(&focused)) { Some(focused) } else { document().get_element_by_id(&focused.id()) };
    let same = same.filter(|same| host.contains(Some(same)) && !same.has_attribute("disabled"));
    if let Some(next) = same.or_else(|| document().get_element_by_id(TO_READ))
        && document().active_element().as_ref() != Some(&next)
    {
        focus(&next);
    }
}

/// Positions every element with a `data-box`. (The server's content security policy forbids a `style` in the HTML.)
fn place_boxes(host: &HtmlElement) {
    let Ok(boxes) = host.query_selector_all("[data-box]") else { return };
    for index in 0..boxes.length() {
        let Some(element) = boxes.get(index).and_then(|node| node.dyn_into::<HtmlElement>().ok()) else { continue };
        let place = element.get_attribute("data-box").unwrap_or_default();
        for (property, value) in ["left", "top", "width", "height"].into_iter().zip(place.split(' ')) {
            let _ = element.style().set_property(property, value);
        }
    }
}

/// Handles the events in a panel.
struct Listener {
    host: HtmlElement,
    tab_stop: StoredValue<String>,
    act: StoredValue<Act, LocalStorage>,
    change: StoredValue<Change, LocalStorage>,
}

impl Listener {
    fn handle(&self, event: &Event) {
        match event.type_().as_str() {
            "click" => self.send(Gesture::Press, event),
            "pointerover" => self.send(Gesture::Over, event),
            "focusin" => {
                self.move_tab_stop(event);
                self.send(Gesture::Over, event);
            }
            "keydown" => self.move_focus(event.unchecked_ref()),
            "input" => self.changed(event, true),
            "change" => self.changed(event, false),
            _ => self.send(Gesture::Out, event),
        }
    }

    fn send(&self, gesture: Gesture, event: &Event) {
        // An element that is removed from the screen still reports the lost focus, when the callback is already gone.
        if let Some((_, command)) = nearest(event, "data-do")
            && let Some(act) = self.act.try_get_value()
        {
            act(gesture, &command);
        }
    }

    /// Reports a change of a field: text fields, sliders and fields with `data-live` at every `input`, others at
    /// `change`.
    fn changed(&self, event: &Event, is_input: bool) {
        let Some((element, field)) = nearest(event, "data-field") else { return };
        let reports_every_input = matches!(element.get_attribute("type").as_deref(), Some("text" | "range"))
            || element.has_attribute("data-live");
        if reports_every_input == is_input
            && let Some(change) = self.change.try_get_value()
        {
            change(&field, event_target_value(event));
        }
    }

    /// Makes the focused element the tab stop, whether keys or a click moved the focus.
    fn move_tab_stop(&self, event: &Event) {
        let Some((target, _)) = target_at(event) else { return };
        if let Ok(Some(before)) = self.host.query_selector(TAB_STOP) {
            let _ = before.set_attribute("tabindex", "-1");
        }
        let _ = target.set_attribute("tabindex", "0");
        let _ = self.tab_stop.try_update_value(|stop| *stop = target.id());
    }

    fn move_focus(&self, event: &KeyboardEvent) {
        let Some((_, at)) = target_at(event) else { return };
        let (columns, rows) = match event.key().as_str() {
            "ArrowUp" => (0, -1),
            "ArrowDown" => (0, 1),
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "Enter" | " " => {
                event.prevent_default();
                return self.send(Gesture::Enter, event);
            }
            _ => return,
        };
        event.prevent_default();
        let mut numbers = at.split(',').filter_map(|number| number.parse::<i32>().ok());
        let (Some(column), Some(row)) = (numbers.next(), numbers.next()) else { return };
        let there = self.host.query_selector(&format!("[data-at=\"{},{}\"]", column + columns, row + rows));
        if let Ok(Some(there)) = there {
            focus(&there);
        }
    }
}

/// The closest ancestor of the event's target with an attribute, and the attribute's value.
fn nearest(event: &Event, attribute: &str) -> Option<(Element, String)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let element = target.closest(&format!("[{attribute}]")).ok()??;
    let value = element.get_attribute(attribute)?;
    Some((element, value))
}

/// The target of an event and its `data-at`, if it has one.
fn target_at(event: &Event) -> Option<(Element, String)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let at = target.get_attribute("data-at")?;
    Some((target, at))
}
