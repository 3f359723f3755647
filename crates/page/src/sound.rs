//! The sounds of a table, if the user has turned them on.

use leptos::prelude::*;
use page_kit::settings::Settings;
use web_sys::Event;

/// A sound at the table.
#[derive(Clone, Copy)]
pub enum Sound {
    /// A pen on vellum: something was drawn or done.
    Pen,
    /// A knock on wood: an action was refused.
    Knock,
    /// A bell: the game is over.
    Bell,
}

impl Sound {
    /// Plays the sound, if sounds are on. `boot.js` listens to the event and `sounds.js` makes the sound.
    pub fn play(self, settings: RwSignal<Settings>) {
        let name = match self {
            Sound::Pen => "pen",
            Sound::Knock => "knock",
            Sound::Bell => "bell",
        };
        if settings.with_untracked(|settings| settings.sound)
            && let (Some(root), Ok(event)) = (document().document_element(), Event::new("sound"))
        {
            let _ = root.set_attribute("data-sound", name);
            let _ = window().dispatch_event(&event);
        }
    }
}
