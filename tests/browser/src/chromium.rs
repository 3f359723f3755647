//! Chromium: one process for all stories of this program.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::json;

use crate::artifacts_dir;
use crate::protocol::{Connection, lock};

/// Headless, runs as root, sends nothing home, and throttles no window.
const FLAGS: [&str; 27] = [
    "--headless",
    "--remote-debugging-pipe",
    "--no-startup-window",
    "--no-sandbox",
    "--no-first-run",
    "--no-default-browser-check",
    "--no-service-autorun",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-breakpad",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    // Preloaded windows of the browser's interface, and services that look for devices, hints and languages.
    "--disable-features=PreloadTopChromeWebUI,MediaRouter,OptimizationHints,Translate",
    "--disable-hang-monitor",
    "--disable-ipc-flooding-protection",
    "--disable-renderer-backgrounding",
    "--disable-sync",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--metrics-recording-only",
    "--mute-audio",
    "--password-store=basic",
];

/// Starts the first of these browsers that is installed. The shell is Chromium without the windows of a desktop: the same
/// pages for a fifth less of the processor. Chromium expects the pipe on the file descriptors 3 and 4.
const START: &str = "for browser in chromium-headless-shell chromium; do \
     command -v $browser >/dev/null && exec $browser \"$@\" 3<&0 4>&1 </dev/null >/dev/null; done; exit 127";

/// The fonts that the page falls back to in all tests, so that texts are as wide on every machine; `cargo xtask browser`
/// installs them.
const FONTS: &str = "/usr/share/fonts/truetype/dejavu";

/// How often to try to start a browser before giving up. A start can fail on a busy machine.
const ATTEMPTS: u32 = 3;

/// A browser.
pub struct Chromium {
    pub connection: Connection,
    /// The browser's user agent.
    pub agent: String,
    child: Mutex<Child>,
    _home: Home,
}

impl Chromium {
    /// The browser that all stories share. Starts one if there is none or it has ended.
    pub async fn shared() -> Arc<Chromium> {
        static SHARED: tokio::sync::Mutex<Option<Arc<Chromium>>> = tokio::sync::Mutex::const_new(None);
        let mut shared = SHARED.lock().await;
        if let Some(browser) = shared.as_ref().filter(|browser| !browser.connection.is_closed()) {
            return browser.clone();
        }
        let mut why = String::new();
        for _ in 0..ATTEMPTS {
            match Chromium::start().await {
                Ok(browser) => return shared.insert(Arc::new(browser)).clone(),
                Err(bad) => why = bad,
            }
        }
        panic!("Chromium did not start ({why}); `cargo xtask browser` installs it");
    }

    async fn start() -> Result<Chromium, String> {
        let home = Home::new("browser");
        let mut command = Command::new("sh");
        command.args(["-c", START, "sh"]).args(FLAGS);
        command.arg(format!("--user-data-dir={}", home.0.join("profile").display()));
        if Path::new(FONTS).is_dir() {
            let only = home.0.join("fonts.conf");
            let cache = home.0.join("fonts");
            std::fs::write(&only, fonts_only(&cache)).map_err(|bad| bad.to_string())?;
            command.env("FONTCONFIG_FILE", only);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|bad| bad.to_string())?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("it has no pipe".to_owned());
        };
        let connection = Connection::new(input, output);
        let mut browser = Chromium { connection, agent: String::new(), child: Mutex::new(child), _home: home };
        let version = browser.connection.call(None, "Browser.getVersion", json!({})).await?;
        browser.agent = version["userAgent"].as_str().unwrap_or_default().to_owned();
        Ok(browser)
    }
}

/// A configuration of fontconfig that knows only the fonts of the tests.
fn fonts_only(cache: &Path) -> String {
    let families = [("serif", "DejaVu Serif"), ("sans-serif", "DejaVu Sans"), ("monospace", "DejaVu Sans Mono")];
    let aliases = families.map(|(family, font)| {
        format!("<alias><family>{family}</family><prefer><family>{font}</family></prefer></alias>")
    });
    let drawn = "<match target=\"font\"><edit name=\"hintstyle\"><const>hintslight</const></edit></match>";
    let (aliases, cache) = (aliases.concat(), cache.display());
    format!("<fontconfig><dir>{FONTS}</dir><cachedir>{cache}</cachedir>{aliases}{drawn}</fontconfig>")
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let mut child = lock(&self.child);
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// A directory for the files of a browser or a visit, deleted on drop. The next program deletes the directories of
/// programs that were killed.
pub struct Home(PathBuf);

impl Home {
    pub fn new(name: &str) -> Home {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let homes = artifacts_dir().join("homes");
        std::fs::create_dir_all(&homes).expect("target can be written");
        let homes = homes.canonicalize().expect("it was just made");
        if count == 0 {
            clear_homes_of_others(&homes);
        }
        let home = Home(homes.join(format!("{}-{name}-{count}", std::process::id())));
        std::fs::create_dir_all(&home.0).expect("target can be written");
        home
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // A browser that is just ending may still write; then the directory stays until the next run.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Removes the directories of programs that no longer run.
fn clear_homes_of_others(homes: &Path) {
    if !Path::new("/proc/self").exists() {
        return;
    }
    for home in std::fs::read_dir(homes).into_iter().flatten().flatten() {
        let name = home.file_name().to_string_lossy().into_owned();
        let runs = name.split('-').next().is_some_and(|process| Path::new("/proc").join(process).exists());
        if !runs {
            let _ = std::fs::remove_dir_all(home.path());
        }
    }
}
