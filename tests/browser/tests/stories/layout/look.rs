//! Looking at a state: in which windows, text sizes and languages, and what is reported.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use browser_tests::{Finding, Kind, Page, Places, Screen, builds, moved, with_longest_words};

/// A window at a desk.
pub const DESK: Screen = Screen { width: 1366, height: 768, ..Screen::WIDE.still() };
/// A touched screen.
pub const TOUCH: Screen = Screen { density: 1, ..Screen::PHONE.still() };

/// How long a visit may last: in the whole form, a state is looked at some forty times.
pub const LONGEST: Duration = Duration::from_secs(1800);

const DESKS: [(u32, u32); 4] = [(1366, 650), (1366, 768), (1920, 1080), (2560, 1440)];
/// Tablets, and phones upright and across.
const TOUCHED: [(u32, u32); 9] =
    [(390, 664), (820, 1180), (390, 844), (1024, 768), (360, 640), (1180, 820), (844, 390), (768, 1024), (667, 375)];
const TEXT_SIZES: [u16; 3] = [100, 150, 200];

/// The pseudo-language of the longest words.
const LONGEST_WORDS: &str = "longest";

/// Whether all windows, text sizes and languages are looked at.
pub fn is_whole() -> bool {
    std::env::var("LAYOUT").is_ok_and(|form| form == "whole")
}

pub fn languages() -> &'static [&'static str] {
    if is_whole() { &[LONGEST_WORDS, "en", "de", "nl"] } else { &[LONGEST_WORDS] }
}

/// A screen for a language; the pseudo-language takes the place of English.
pub fn screen(kind: Screen, language: &'static str) -> Screen {
    kind.speaking(if language == LONGEST_WORDS { "en" } else { language })
}

/// The build to look at, if it is not the embedded one.
pub fn build(language: &str) -> Option<server::Page> {
    let kept = std::env::var("LAYOUT_PAGE").ok().map(|folder| builds::in_folder(Path::new(&folder)));
    match language {
        LONGEST_WORDS => Some(with_longest_words(&kept.unwrap_or_else(server::Page::embedded))),
        _ => kept,
    }
}

/// A finding, and where.
pub struct Found {
    place: String,
    finding: Finding,
}

/// Looks at states, one after the other.
pub struct Look {
    touch: bool,
    language: &'static str,
    /// How many states were looked at: other windows for each.
    states: usize,
    /// Where the parts of a turn were at the last step, by window.
    steady: BTreeMap<(u32, u32), Places>,
    pub found: Vec<Found>,
}

impl Look {
    pub fn at(touch: bool, language: &'static str) -> Look {
        Look { touch, language, states: 0, steady: BTreeMap::new(), found: Vec::new() }
    }

    /// The windows and text sizes for the next state.
    fn views(&mut self) -> Vec<((u32, u32), u16)> {
        let windows: &[(u32, u32)] = if self.touch { &TOUCHED } else { &DESKS };
        let all: Vec<_> = TEXT_SIZES.iter().flat_map(|text| windows.iter().map(|window| (*window, *text))).collect();
        self.states += 1;
        if is_whole() {
            return all;
        }
        // The tightest window always, two others in turn: a step without a common divisor reaches all of them.
        let other = |step: usize| all[(self.states * step + step) % all.len()];
        let mut some = vec![all[0], other(5), other(11)];
        some.dedup();
        some
    }

    /// Looks at the state that the page shows now.
    pub async fn state(&mut self, page: &Page, state: &str) {
        for (window, text) in self.views() {
            self.view(page, state, window, text).await;
        }
        self.usual(page).await;
    }

    /// Looks at a step of a turn: nothing may have moved since the step before.
    pub async fn step(&mut self, page: &Page, state: &str) {
        self.state(page, state).await;
        let windows: &[(u32, u32)] = if self.touch { &TOUCHED } else { &DESKS };
        for window in windows.iter().step_by(if is_whole() { 1 } else { 3 }) {
            resize(page, *window).await;
            let now = page.places().await;
            if let Some(before) = self.steady.insert(*window, now.clone()) {
                self.note(moved(&before, &now), state, *window, 100);
            }
        }
        self.usual(page).await;
    }

    /// A new turn begins: other buttons may be in other places.
    pub fn new_turn(&mut self) {
        self.steady.clear();
    }

    async fn view(&mut self, page: &Page, state: &str, window: (u32, u32), text: u16) {
        set_text(page, text).await;
        resize(page, window).await;
        let found = page.lint().await;
        if !found.is_empty() && std::env::var("LAYOUT_PICTURES").is_ok() {
            let (width, height) = window;
            let name = state.replace([' ', ':', '/'], "-");
            page.picture(format!("target/browser-tests/layout/{name}-{width}x{height}-{text}.png")).await;
        }
        self.note(found, state, window, text);
    }

    fn note(&mut self, found: Vec<Finding>, state: &str, (width, height): (u32, u32), text: u16) {
        let language = self.language;
        let place = format!("{state}, {width}×{height}, {text} %, {language}");
        self.found.extend(found.into_iter().map(|finding| Found { place: place.clone(), finding }));
    }

    /// Back to the window in which the story goes on.
    async fn usual(&self, page: &Page) {
        set_text(page, 100).await;
        let screen = page.screen();
        resize(page, (screen.width, screen.height)).await;
    }
}

/// A story that fails in the middle has findings too.
impl Drop for Look {
    fn drop(&mut self) {
        if std::thread::panicking() {
            report("what was seen before the failure", &self.found);
        }
    }
}

async fn set_text(page: &Page, text: u16) {
    page.ask::<()>(&format!("void (document.documentElement.dataset.text = '{text}')")).await;
}

/// Sets the size of the window, and scrolls to the top of the page.
async fn resize(page: &Page, (width, height): (u32, u32)) {
    page.resize(width, height).await;
    page.ask::<()>("void scrollTo(0, 0)").await;
    page.next_frame().await;
}

/// Prints how many findings there are of each kind, and the findings; the same one in many windows counts as one and is shown
/// once.
pub fn report(name: &str, found: &[Found]) {
    let mut kinds = BTreeMap::<Kind, usize>::new();
    let mut same = BTreeMap::<(Kind, &str, &str), Vec<&Found>>::new();
    for one in found {
        *kinds.entry(one.finding.kind).or_default() += 1;
        same.entry((one.finding.kind, &one.finding.element, &one.finding.text)).or_default().push(one);
    }
    println!("layout of {name}: {} findings {kinds:?}, {} different ones", found.len(), same.len());
    for all in same.values() {
        println!("  {} [{}; {} times]", all[0].finding, all[0].place, all.len());
    }
}
