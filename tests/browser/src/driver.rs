//! Chromium and its driver: started, and ended again, for one visit.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::json;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{ChromeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::{PATIENCE, Screen, leavings};

/// Headless, as root, and without anything that calls home.
const FLAGS: [&str; 12] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
];

/// A browser with its driver.
pub struct Browser {
    pub driver: WebDriver,
    process: Process,
    home: Home,
}

impl Browser {
    /// Starts one. On a busy machine that takes now and then longer than the driver waits; so it is tried again, twice, which
    /// says nothing about the page.
    pub async fn start(screen: Screen) -> Browser {
        for _ in 0..2 {
            match Browser::try_start(screen).await {
                Ok(browser) => return browser,
                Err(bad) => println!("{bad}; once more"),
            }
        }
        Browser::try_start(screen).await.unwrap_or_else(|bad| panic!("{bad}"))
    }

    async fn try_start(screen: Screen) -> Result<Browser, String> {
        let process = Process::start()?;
        let home = Home::new();
        let capabilities = capabilities(screen, &home.0);
        let driver = WebDriver::new(process.address(), capabilities).await;
        let driver = driver.map_err(|bad| format!("Chromium did not start: {bad}"))?;
        let limited = driver.set_script_timeout(2 * PATIENCE).await;
        limited.map_err(|bad| format!("Chromium does not answer: {bad}"))?;
        Ok(Browser { driver, process, home })
    }

    /// Where the page's downloads land.
    pub fn downloads(&self) -> PathBuf {
        self.home.downloads()
    }

    pub async fn close(self) {
        let Browser { driver, process, home } = self;
        // It may have crashed; then there is nothing to quit, and the rest is cleared away all the same.
        let _ = driver.quit().await;
        drop(process);
        drop(home);
    }
}

fn capabilities(screen: Screen, home: &Path) -> ChromeCapabilities {
    let mut capabilities = DesiredCapabilities::chrome();
    let mut set = || {
        for flag in FLAGS {
            capabilities.add_arg(flag)?;
        }
        capabilities.add_arg(&format!("--user-data-dir={}", home.join("profile").display()))?;
        capabilities.add_arg(&format!("--accept-lang={}", screen.language))?;
        capabilities.add_arg(&format!("--window-size={},{}", screen.width, screen.height))?;
        capabilities.add_experimental_option("mobileEmulation", screen.emulation())?;
        let downloads = json!({ "download.default_directory": home.join("downloads") });
        capabilities.add_experimental_option("prefs", downloads)?;
        capabilities
            .add_experimental_option("perfLoggingPrefs", json!({ "enableNetwork": true, "enablePage": false }))?;
        capabilities.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
        capabilities.set_logging_prefs("performance", LoggingPrefsLogLevel::All)
    };
    set().expect("these are well-formed capabilities");
    capabilities
}

/// chromedriver, on a port that it chose.
struct Process {
    child: Child,
    port: u16,
}

impl Process {
    fn start() -> Result<Process, String> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let child = command.spawn();
        let mut child = child.unwrap_or_else(|bad| {
            panic!("chromedriver did not start ({bad}); `cargo xtask browser` installs it");
        });
        let mut lines = BufReader::new(child.stdout.take().expect("its output is piped")).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| port_in(&line));
        // What else it says is nobody's concern, but must not stop it.
        std::thread::spawn(move || lines.for_each(drop));
        let Some(port) = port else {
            let _ = child.kill();
            let _ = child.wait();
            return Err("chromedriver did not say where it listens".to_owned());
        };
        Ok(Process { child, port })
    }

    fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// `ChromeDriver was started successfully on port 40123.`
fn port_in(line: &str) -> Option<u16> {
    line.strip_prefix("ChromeDriver was started successfully on port ")?.trim_end_matches('.').parse().ok()
}

impl Drop for Process {
    fn drop(&mut self) {
        // Asked to end it ends a browser that is still there; killed it would leave that behind.
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
            let _ = stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            let _ = stream.read_to_end(&mut Vec::new());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A directory for everything that one browser writes.
struct Home(PathBuf);

impl Home {
    fn new() -> Home {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("home-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let _ = std::fs::create_dir_all(leavings());
        let leavings = leavings().canonicalize().expect("it was just made");
        let home = Home(leavings.join(name));
        std::fs::create_dir_all(home.downloads()).expect("target can be written");
        home
    }

    fn downloads(&self) -> PathBuf {
        self.0.join("downloads")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // A browser that is just ending may still write; then it stays until target is cleaned.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
