//! Holds back the answers of the page's workers, so that a story can check the page while it thinks, on fast and slow
//! machines alike.

use serde_json::json;

use crate::page::Page;

/// Wraps `onmessage` of workers to hold back their messages. Drops the messages of a worker that was terminated.
const HOLD_MESSAGES: &str = "{
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
    /// Prepares all documents from the next one on, so that [`Page::hold_answers`] works there.
    pub async fn answers_can_be_held(&self) {
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HOLD_MESSAGES })).await;
    }

    /// Lets `after` more answers through in this document and holds back the rest.
    pub async fn hold_answers(&self, after: u32) {
        self.ask::<()>(&format!("void holdAnswers({after})")).await;
    }

    /// Lets all answers through, those held back and those to come.
    pub async fn release_answers(&self) {
        self.ask::<()>("void holdAnswers(Infinity)").await;
    }
}
