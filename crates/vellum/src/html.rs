//! Parts of a screen written as HTML.
//!
//! A view with its closures is code of its own wherever it stands, and all of it is downloaded; a text is made by code
//! that everything shares. So what is mostly text and pictures is written as HTML, and [`Panel`] shows it and hears what
//! is done to it: whatever carries `data-do` can be pressed, pointed at and typed to.

use std::cell::RefCell;

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, EventTarget, HtmlElement, HtmlInputElement, HtmlOptionElement, KeyboardEvent, Node};

/// What is done to something that carries `data-do`.
#[derive(Clone, PartialEq, Debug)]
pub enum Gesture {
    /// Clicked or tapped; of a button also Enter or space.
    Press,
    /// Enter or space on a place that is walked to with arrows.
    Enter,
    /// The pointer or the focus came to it.
    Over,
    /// The pointer or the focus left it.
    Out,
}

/// A gesture, and the `data-do` of what it was made at: a word, and what follows it after a colon.
pub type Touch = (Gesture, String);

/// The parts of a `data-do`: `take:3` is `("take", "3")`.
pub fn parts(what: &str) -> (&str, &str) {
    what.split_once(':').unwrap_or((what, ""))
}

/// A text that may hold anything, in HTML.
pub fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '"' => html.push_str("&quot;"),
            c => html.push(c),
        }
    }
    html
}

/// A button that does something; `extra` are more attributes.
pub fn button(what: &str, extra: &str, content: &str) -> String {
    format!("<button id=\"{}\" data-do=\"{what}\" {extra}>{content}</button>", what.replace(':', "-"))
}

/// A button with a name that a key presses too. A screen reader names the key apart.
pub fn key_button(what: &str, extra: &str, name: &str, key: &str) -> String {
    let extra = format!("{extra} aria-keyshortcuts=\"{key}\"");
    button(what, &extra, &format!("{}<kbd aria-hidden=\"true\">{key}</kbd>", escaped(name)))
}

/// Where something lies on a picture, as shares of its size: a `data-box`, which [`Panel`] turns into a place.
pub fn data_box((x, y, width, height): (i32, i32, i32, i32), (of_width, of_height): (i32, i32)) -> String {
    let share = |length: i32, of: i32| {
        let share = length * 10_000 / of;
        format!("{}.{:02}%", share / 100, share % 100)
    };
    [share(x, of_width), share(y, of_height), share(width, of_width), share(height, of_height)].join(" ")
}

/// Lays everything with a `data-box` where it belongs. (A `style` in the text itself would be against the server's rule
/// that no text is run or styles anything.)
fn lay_boxes(host: &HtmlElement) {
    let Ok(boxes) = host.query_selector_all("[data-box]") else { return };
    for index in 0..boxes.length() {
        let Some(element) = boxes.get(index).and_then(|node| node.dyn_into::<HtmlElement>().ok()) else { continue };
        let place = element.get_attribute("data-box").unwrap_or_default();
        for (property, value) in ["left", "top", "width", "height"].into_iter().zip(place.split(' ')) {
            let _ = element.style().set_property(property, value);
        }
    }
}

/// The attribute of a button that is on or off.
pub fn pressed(on: bool) -> &'static str {
    if on { "aria-pressed=\"true\"" } else { "aria-pressed=\"false\"" }
}

/// One of a few values of which one is chosen: a radio button that does `NAME:VALUE`.
pub fn pill(name: &str, value: &str, label: &str, chosen: bool) -> String {
    let checked = if chosen { "checked" } else { "" };
    format!(
        "<label class=\"pill\"><input type=\"radio\" name=\"{name}\" id=\"{name}-{value}\" data-do=\"{name}:{value}\" {checked}>\
         <span>{}</span></label>",
        escaped(label)
    )
}

/// Nearest to an event, what can be acted on.
fn acted_on(event: &Event) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-do]").ok().flatten()
}

/// HTML, and what happens when something in it is acted on.
///
/// Where the HTML becomes another, only what differs is changed (see [`patch`]): the focus, the caret and a slider that
/// is being dragged stay. What carries `data-at="column,row"` is walked with the arrow keys, and has one place in the
/// order of the tabulator. Without a class, what is in it lies as if there were no panel around it.
#[component]
pub fn Panel(
    /// What is shown.
    #[prop(into)]
    html: Signal<String>,
    /// What happens when something in it is acted on.
    #[prop(into)]
    act: Callback<Touch>,
    /// Another value stands in a field: its `data-do`, and the value; while a text is typed, with each letter; of a number
    /// only if the field has `data-live`.
    #[prop(optional, into)]
    change: Option<Callback<(String, String)>>,
    /// Its class.
    #[prop(default = "part")]
    class: &'static str,
    /// What it is to a screen reader.
    #[prop(optional)]
    role: Option<&'static str>,
    /// Its name to a screen reader.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
) -> impl IntoView {
    let ready = move |host: HtmlElement| {
        if let Some(role) = role {
            let _ = host.set_attribute("role", role);
        }
        if let Some(label) = label {
            let host = host.clone();
            whenever(move || {
                let _ = host.set_attribute("aria-label", &label.get());
            });
        }
        let walked = StoredValue::new(String::new());
        let ears = Ears { host: host.clone(), walked, act, change };
        let kinds = ["click", "pointerover", "pointerout", "focusin", "focusout", "keydown", "input", "change"];
        listen(&host, &kinds, move |event| ears.hear(&event));
        let shown = StoredValue::new(String::new());
        whenever(move || {
            let html = html.get();
            if shown.with_value(|shown| *shown != html) {
                show(&host, &html, walked);
                shown.set_value(html);
            }
        });
    };
    host(class.into(), Vec::new(), Box::new(ready))
}

/// Shows HTML in an element. `walked` is the id of what the tabulator comes to among what is walked with arrows.
fn show(host: &HtmlElement, html: &str, walked: StoredValue<String>) {
    let Some(fresh) = host.clone_node().ok().and_then(|fresh| fresh.dyn_into::<HtmlElement>().ok()) else { return };
    fresh.set_inner_html(html);
    lay_boxes(&fresh);
    let found = |selector: &str| fresh.query_selector(selector).ok().flatten();
    let again = walked.with_value(|id| found(&format!("[data-at][id=\"{id}\"]")));
    if let Some(again) = again.or_else(|| found(WALKED)).or_else(|| found("[data-at]")) {
        walked.set_value(again.id());
        let _ = again.set_attribute("tabindex", "0");
    }
    let focused = document().active_element().filter(|active| host.contains(Some(active)));
    patch(host, &fresh);
    // What has the same id is the same, even if it is another element now.
    if let Some(lost) = focused.filter(|focused| !host.contains(Some(focused)))
        && let Some(again) = document().get_element_by_id(&lost.id()).filter(|again| host.contains(Some(again)))
    {
        focus(&again);
    }
}

/// Where the tabulator comes to among what is walked with arrows.
const WALKED: &str = "[data-at][tabindex=\"0\"]";

/// What hears the gestures on a panel.
struct Ears {
    host: HtmlElement,
    walked: StoredValue<String>,
    act: Callback<Touch>,
    change: Option<Callback<(String, String)>>,
}

impl Ears {
    fn hear(&self, event: &Event) {
        match event.type_().as_str() {
            "click" => self.tell(Gesture::Press, event),
            "pointerover" => self.tell(Gesture::Over, event),
            "focusin" => {
                self.remember(event);
                self.tell(Gesture::Over, event);
            }
            "keydown" => self.walk(event.unchecked_ref()),
            "input" => self.changed(event, true),
            "change" => self.changed(event, false),
            _ => self.tell(Gesture::Out, event),
        }
    }

    fn tell(&self, gesture: Gesture, event: &Event) {
        if let Some(what) = acted_on(event).and_then(|element| element.get_attribute("data-do")) {
            // What is taken off the screen still tells that it lost the focus, when nobody listens any more.
            let _ = self.act.try_run((gesture, what));
        }
    }

    fn changed(&self, event: &Event, as_typed: bool) {
        let Some((change, element)) = self.change.zip(acted_on(event)) else { return };
        let typed = matches!(element.get_attribute("type").as_deref(), Some("text" | "range"))
            || element.has_attribute("data-live");
        if typed == as_typed
            && let Some(what) = element.get_attribute("data-do")
        {
            let _ = change.try_run((what, event_target_value(event)));
        }
    }

    /// Wherever the focus came to, by keys or by a click, the tabulator comes back to.
    fn remember(&self, event: &Event) {
        let Some((target, _)) = target_at(event) else { return };
        if let Ok(Some(before)) = self.host.query_selector(WALKED) {
            let _ = before.set_attribute("tabindex", "-1");
        }
        let _ = target.set_attribute("tabindex", "0");
        let _ = self.walked.try_update_value(|walked| *walked = target.id());
    }

    fn walk(&self, event: &KeyboardEvent) {
        let Some((_, at)) = target_at(event) else { return };
        let (columns, rows) = match event.key().as_str() {
            "ArrowUp" => (0, -1),
            "ArrowDown" => (0, 1),
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "Enter" | " " => {
                event.prevent_default();
                return self.tell(Gesture::Enter, event);
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

/// What an event happened at, if it is walked with arrows, and where it lies.
fn target_at(event: &Event) -> Option<(Element, String)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let at = target.get_attribute("data-at")?;
    Some((target, at))
}

/// Events that are listened to, until this is dropped.
struct Listener {
    target: EventTarget,
    kinds: Vec<String>,
    hear: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        for kind in &self.kinds {
            let _ = self.target.remove_event_listener_with_callback(kind, self.hear.as_ref().unchecked_ref());
        }
    }
}

/// Listens to events as long as the part of the screen is there in whose making this is called.
pub fn listen(target: &EventTarget, kinds: &[&str], hear: impl Fn(Event) + 'static) {
    fn boxed(target: &EventTarget, kinds: &[&str], hear: Box<dyn Fn(Event)>) {
        let owner = Owner::current();
        let hear = Closure::<dyn Fn(Event)>::new(move |event| match &owner {
            Some(owner) => owner.with(|| hear(event)),
            None => hear(event),
        });
        for kind in kinds {
            let _ = target.add_event_listener_with_callback(kind, hear.as_ref().unchecked_ref());
        }
        let kinds = kinds.iter().map(|kind| (*kind).to_owned()).collect();
        StoredValue::new_local(Listener { target: target.clone(), kinds, hear });
    }
    boxed(target, kinds, Box::new(hear));
}

/// Takes a finger's movement (`touchmove`) from the browser. Where nothing scrolls, a finger that is lifted in full flight
/// still flings for Chromium, which then swallows the next tap as the one that stops it.
pub fn keep_from_flinging(event: &Event) {
    if event.cancelable() {
        event.prevent_default();
    }
}

/// The only element that the page makes as a view: parts in it, and what is to be done with it once it is there.
fn host(class: Signal<String>, parts: Vec<AnyView>, ready: Box<dyn FnOnce(HtmlElement)>) -> AnyView {
    let host = NodeRef::<Div>::new();
    let ready = RefCell::new(Some(ready));
    whenever(move || {
        if let Some(host) = host.get()
            && let Some(ready) = ready.take()
        {
            untrack(|| ready(host.into()));
        }
    });
    view! { <div node_ref=host class=class>{parts}</div> }.into_any()
}

/// Makes the children of an element like those of another, which is used up, and changes only what differs.
fn patch(old: &Node, new: &Node) {
    let (mut here, mut there) = (old.first_child(), new.first_child());
    loop {
        (here, there) = match (here, there) {
            (None, None) => return,
            (Some(gone), None) => {
                let next = gone.next_sibling();
                let _ = old.remove_child(&gone);
                (next, None)
            }
            (None, Some(added)) => {
                let next = added.next_sibling();
                let _ = old.append_child(&added);
                (None, next)
            }
            (Some(one), Some(other)) => {
                let next = (one.next_sibling(), other.next_sibling());
                if !one.is_equal_node(Some(&other)) && !patch_node(&one, &other) {
                    let _ = old.replace_child(&other, &one);
                }
                next
            }
        };
    }
}

/// Makes one node like another, if they are of a kind and have the same id.
fn patch_node(old: &Node, new: &Node) -> bool {
    if old.node_name() != new.node_name() {
        return false;
    }
    let (Some(one), Some(other)) = (old.dyn_ref::<Element>(), new.dyn_ref::<Element>()) else {
        old.set_node_value(new.node_value().as_deref());
        return true;
    };
    if one.id() != other.id() {
        return false;
    }
    for name in one.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        if !other.has_attribute(&name) {
            let _ = one.remove_attribute(&name);
        }
    }
    for name in other.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        let value = other.get_attribute(&name).unwrap_or_default();
        match (one.dyn_ref::<HtmlElement>(), other.dyn_ref::<HtmlElement>()) {
            // Set as an attribute it would be against the server's rules.
            (Some(one), Some(other)) if name == "style" => one.style().set_css_text(&other.style().css_text()),
            _ if one.get_attribute(&name).as_ref() != Some(&value) => {
                let _ = one.set_attribute(&name, &value);
            }
            _ => {}
        }
    }
    // What a person has done to a field hides its attributes.
    if let (Some(one), Some(other)) = (one.dyn_ref::<HtmlInputElement>(), other.dyn_ref::<HtmlInputElement>()) {
        one.set_checked(other.checked());
        // Even the same value set again would move the caret.
        if one.type_() != "file" && one.value() != other.value() {
            one.set_value(&other.value());
        }
    } else if let (Some(one), Some(other)) = (one.dyn_ref::<HtmlOptionElement>(), other.dyn_ref::<HtmlOptionElement>())
    {
        one.set_selected(other.default_selected());
    }
    patch(old, new);
    true
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Lets the keyboard go on at the first that matches, once that is there.
pub fn focus_later(selector: &'static str) {
    let focus = move || {
        if let Ok(Some(element)) = document().query_selector(selector) {
            focus(&element);
        }
    };
    set_timeout(focus, std::time::Duration::ZERO);
}

/// Runs something now, and again whenever a signal that it reads changes. (An effect of a type of its own would be code
/// of its own.)
pub fn whenever(run: impl Fn() + 'static) {
    fn boxed(run: Box<dyn Fn()>) {
        Effect::new(move |_| run());
    }
    boxed(Box::new(run));
}

/// A part of the screen that becomes another when a signal changes that `choose` reads; what `make` reads does not count.
pub fn changing<T: 'static>(
    choose: impl Fn() -> T + Send + 'static,
    make: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    fn boxed(make: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
        (move || make()).into_any()
    }
    boxed(Box::new(move || {
        let chosen = choose();
        untrack(|| make(chosen))
    }))
}

/// Parts of the screen in one element.
pub fn group(class: impl Into<Signal<String>>, parts: Vec<AnyView>) -> AnyView {
    host(class.into(), parts, Box::new(|_| {}))
}

/// An element that is filled by who gets it.
pub fn filled(class: &'static str, fill: impl FnOnce(HtmlElement) + 'static) -> AnyView {
    // Where one view follows another of its type, it takes over the element, and the parts of a group would look there
    // for a place that what filled it has swept away. A list of one is of another type.
    vec![host(class.into(), Vec::new(), Box::new(fill))].into_any()
}

/// Parts of the screen, and what happens at them.
pub fn heard(parts: Vec<AnyView>, kinds: &'static [&'static str], hear: impl Fn(Event) + 'static) -> AnyView {
    host("part".into(), parts, Box::new(move |host| listen(&host, kinds, hear)))
}

/// A panel on which nothing can be done but to follow links.
pub fn told(html: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    panel(html, |_| {})
}

/// A panel that lies as if there were none around its HTML.
pub fn panel(
    html: impl Fn() -> String + Send + Sync + 'static,
    act: impl Fn(Touch) + Send + Sync + 'static,
) -> AnyView {
    fn derived(html: Signal<String>, act: Callback<Touch>) -> AnyView {
        view! { <Panel html act/> }.into_any()
    }
    derived(Signal::derive(html), Callback::new(act))
}

/// A panel with fields in it: `change` is told the `data-do` of a field, and its value.
pub fn form_panel(
    html: impl Fn() -> String + Send + Sync + 'static,
    act: impl Fn(Touch) + Send + Sync + 'static,
    change: impl Fn((String, String)) + Send + Sync + 'static,
) -> AnyView {
    fn derived(html: Signal<String>, act: Callback<Touch>, change: Callback<(String, String)>) -> AnyView {
        view! { <Panel html act change/> }.into_any()
    }
    derived(Signal::derive(html), Callback::new(act), Callback::new(change))
}

/// A picture in layers.
pub fn layered(view_box: Signal<String>, layers: Vec<Signal<String>>) -> AnyView {
    let ready = move |host: HtmlElement| {
        let groups = "<g></g>".repeat(layers.len());
        host.set_inner_html(&format!("<svg class=\"chart\" aria-hidden=\"true\">{groups}</svg>"));
        let Some(svg) = host.first_element_child() else { return };
        let mut next = svg.first_element_child();
        for layer in layers {
            let Some(group) = next else { break };
            next = group.next_element_sibling();
            whenever(move || group.set_inner_html(&layer.get()));
        }
        whenever(move || {
            let _ = svg.set_attribute("viewBox", &view_box.get());
        });
    };
    host("part".into(), Vec::new(), Box::new(ready))
}

/// A picture in layers, and above it HTML for pointers, keys and screen readers.
#[component]
pub fn LayeredChart(
    /// The part of the drawing that is shown.
    #[prop(into)]
    view_box: Signal<String>,
    /// The layers of the picture, the lowest first, as SVG.
    layers: Vec<Signal<String>>,
    /// What is pointed at.
    #[prop(into)]
    cells: Signal<String>,
    /// Its name to a screen reader.
    #[prop(into)]
    label: Signal<String>,
    /// What happens when something in it is acted on.
    #[prop(into)]
    act: Callback<Touch>,
) -> impl IntoView {
    let cells = view! { <Panel html=cells act class="spaces" role="grid" label/> }.into_any();
    group("sheet", vec![layered(view_box, layers), cells])
}
