//! The rules of accessible pages, checked by axe-core.

use serde::Deserialize;

use crate::artifacts_dir;
use crate::page::Page;

#[derive(Deserialize)]
struct Violation {
    id: String,
    help: String,
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    html: String,
    #[serde(rename = "failureSummary")]
    why: String,
}

impl Page {
    /// Checks what the page shows now against all rules of axe-core.
    ///
    /// # Panics
    /// A rule is broken.
    pub async fn is_accessible(&self) {
        self.step("check with axe".to_owned()).await;
        if !self.ask::<bool>("'axe' in window").await {
            let file = artifacts_dir().join("node_modules/axe-core/axe.min.js");
            let source = std::fs::read_to_string(file);
            let source = source.expect("axe-core is installed by `cargo xtask browser`");
            self.run::<()>("loading axe", &format!("{source}\n;void 0")).await;
        }
        // What is still appearing has no contrast yet: movements that end are brought to their end.
        self.ask::<()>(
            "void document.getAnimations()
                .filter(one => one.timeline === document.timeline && Number.isFinite(one.effect?.getComputedTiming().endTime))
                .forEach(one => one.finish())",
        )
        .await;
        let script = "axe.run(document, { resultTypes: ['violations'] })
            .then(result => result.violations, bad => [{ id: 'axe', help: String(bad), nodes: [] }])";
        let broken: Vec<Violation> = self.run("axe", script).await;
        if !broken.is_empty() {
            let broken: Vec<String> = broken.iter().map(Violation::in_words).collect();
            self.fail(&format!("axe-core found violations:\n{}", broken.join("\n")));
        }
    }
}

impl Violation {
    fn in_words(&self) -> String {
        let node = |node: &Node| format!("\n    {}\n        {}", node.html, node.why.replace('\n', "\n        "));
        format!("  {}: {}{}", self.id, self.help, self.nodes.iter().map(node).collect::<String>())
    }
}
