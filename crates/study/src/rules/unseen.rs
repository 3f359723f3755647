//! What we could not see: the components that the data marks as our own choice.

use misterra::Sketch;
use morgan::Tile;
use shelf::Title;
use vellum::html::escaped;
use vellum::speech::{Speech, counted};

/// All of them by their kinds, as HTML; nothing if all was seen.
pub fn listed(speech: Speech, title: Title) -> String {
    let all = match title.name() {
        "cartographers" => cartographers::components::RECONSTRUCTED,
        "misterra" => misterra::components::RECONSTRUCTED,
        "morgan" => morgan::components::RECONSTRUCTED,
        _ => &[],
    };
    let kinds = all.chunk_by(|(one, _), (other, _)| one == other);
    let entry = |blocks: &[(&str, &str)]| {
        let kind = blocks[0].0;
        let names: Vec<String> = blocks.iter().map(|(_, name)| escaped(&named(speech, kind, name))).collect();
        let told = escaped(&speech.say(&counted(code(kind), blocks.len())));
        format!("<li><strong>{told}.</strong> {}.</li>", names.join(", "))
    };
    let entries: String = kinds.map(entry).collect();
    if entries.is_empty() { entries } else { format!("<ul class=\"unseen\">{entries}</ul>") }
}

/// What is said of a kind; one that nobody has thought of yet is told by the names in the data.
fn code(kind: &str) -> &'static str {
    match kind {
        "setup-jungle" => "study-unseen-setup-jungle",
        "sketch-additions" => "study-unseen-sketch-additions",
        "presumption" => "study-unseen-presumption",
        "presumption-first-game" => "study-unseen-presumption-first-game",
        "otoma" => "study-unseen-otoma",
        "tile" => "study-unseen-tile",
        "treasure" => "study-unseen-treasure",
        _ => "study-unseen-other",
    }
}

/// A component by the name that it has in the data, in words.
fn named(speech: Speech, kind: &str, name: &str) -> String {
    match kind {
        "presumption" | "presumption-first-game" => {
            format!("{name}. {}", speech.term(&format!("misterra-card-{name}")))
        }
        "sketch-additions" => Sketch::named(name)
            .map_or(String::new(), |sketch| sketch.terrains().map(|terrain| speech.term(&terrain.term())).join(" · ")),
        // Where nothing but the open sea is, the data has no name.
        "tile" => {
            let numbered = || name.parse::<usize>().ok().and_then(|number| Tile::all().nth(number.checked_sub(1)?));
            let tile = Tile::named(name).or_else(numbered);
            tile.map_or(String::new(), |tile| speech.term(&format!("morgan-tile-{}", tile.name())))
        }
        "treasure" => speech.term(&format!("morgan-treasure-{name}")),
        // Numbers and spaces.
        _ => name.replace('-', " + "),
    }
}
