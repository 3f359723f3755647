//! What we could not see: the components that the data marks as our own choice.

use vellum::html::escaped;
use vellum::speech::{Speech, counted};

use super::Illustrated;

/// All of them by their kinds, as HTML; nothing if all was seen.
pub fn listed<G: Illustrated>(speech: Speech) -> String {
    let all = G::RECONSTRUCTED;
    let kinds = all.chunk_by(|(one, _), (other, _)| one == other);
    let entry = |blocks: &[(&str, &str)]| {
        let kind = blocks[0].0;
        // A kind that nobody has thought of yet is told by the names in the data.
        let code = G::reconstructed_kind(kind).unwrap_or("study-unseen-other");
        let names: Vec<String> =
            blocks.iter().map(|(_, name)| escaped(&G::reconstructed_name(speech, kind, name))).collect();
        let told = escaped(&speech.say(&counted(code, blocks.len())));
        format!("<li><strong>{told}.</strong> {}.</li>", names.join(", "))
    };
    let entries: String = kinds.map(entry).collect();
    if entries.is_empty() { entries } else { format!("<ul class=\"unseen\">{entries}</ul>") }
}
