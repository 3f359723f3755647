//! Patching the screen in place.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlOptionElement, Node};

/// Makes the children of `old` equal to those of `new`, changing only differences. Nodes may be moved out of `new`.
pub(crate) fn patch(old: &Node, new: &Node) {
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

/// Makes `old` equal to `new`, if both are of the same kind and have the same id; returns whether they are.
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
            // The server's content security policy forbids setting it as an attribute.
            (Some(one), Some(other)) if name == "style" => one.style().set_css_text(&other.style().css_text()),
            _ if one.get_attribute(&name).as_ref() != Some(&value) => {
                let _ = one.set_attribute(&name, &value);
            }
            _ => {}
        }
    }
    // Once the user has changed a field, its attributes have no effect: the properties must be set.
    if let (Some(one), Some(other)) = (one.dyn_ref::<HtmlInputElement>(), other.dyn_ref::<HtmlInputElement>()) {
        one.set_checked(other.checked());
        // Setting a value moves the caret, even if it is the same value.
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
