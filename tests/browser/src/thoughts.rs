//! Holding back what the page's workers answer: a story that looks at the page while it thinks has all the time it needs,
//! on a fast machine and on a slow one.

use serde_json::json;

use crate::page::Page;

/// Stands between the workers and who hears them. A worker that was ended has nothing more to say.
const BETWEEN: &str = "{
    const { prototype } = Worker, heard = Object.getOwnPropertyDescriptor(prototype, 'onmessage'), { terminate } = prototype;
    const ended = new WeakSet();
    const held = [];
    let may = Infinity;
    Object.defineProperty(prototype, 'onmessage', { ...heard, set(hear) {
        heard.set.call(this, hear && (event => {
            pass(() => { if (!ended.has(this)) hear.call(this, event); });
        }));
    } });
    prototype.terminate = function () { ended.add(this); terminate.call(this); };
    const pass = tell => { if (may-- > 0) tell(); else held.push(tell); };
    window.holdAnswers = after => { may = after; held.splice(0).forEach(pass); };
}";

impl Page {
    /// From the next document on, answers of the page's workers can be held back.
    pub async fn answers_can_be_held(&self) {
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": BETWEEN })).await;
    }

    /// Lets some more answers through and holds back the rest, in this document.
    pub async fn hold_answers(&self, after: u32) {
        self.ask::<()>(&format!("void holdAnswers({after})")).await;
    }

    /// Lets through what was held back, and everything from now on.
    pub async fn release_answers(&self) {
        self.ask::<()>("void holdAnswers(Infinity)").await;
    }
}
