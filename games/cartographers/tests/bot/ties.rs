//! The dice decide between equally good drawings, and each is equally likely.

use std::collections::BTreeMap;

use super::drawn::{Scene, empty_spaces, land};
use bots::{Bot, BotName, Policy};
use cartographers::Cartographers;
use table::{Choices, Purpose, SeedText};

/// Villages everywhere but on seven spaces. D4, G7 and H10 are alone in row and column; A1 and A11 share a row, and
/// so do K2 and K9.
const HOLES: &str = "
    .VVVVVVVVV.
    VVVMVVVVVVV
    VVVVVVVVMVV
    VVV.VVVVVVV
    VVVVVVVVVVV
    VVVVVMVVVVV
    VVVVVV.VVVV
    VVVVVVVVV.V
    VVMVVVVVVVV
    VVVVVVVMVVV
    V.VVVVVV.VV";

/// Winter, when only borderlands can change: 12 stars for a space that completes row and column, otherwise 6.
fn scene() -> Scene {
    let edicts = ["stoneside-forest", "canal-lake", "wildholds", "borderlands"];
    Scene::new(1, "winter", "rift-lands", edicts).with_land(0, HOLES)
}

/// Lets a bot choose `throws` times, and counts its choices.
fn chosen(name: BotName, throws: u32) -> BTreeMap<String, u32> {
    let scene = scene();
    let (view, choices) = (scene.view(0), scene.choices(0));
    let mut bot: Box<dyn Bot<Cartographers>> =
        name.sit_down(SeedText::new("ties").unwrap().seed().dice(Purpose(*b"test"), 0));
    let mut counts = BTreeMap::new();
    for _ in 0..throws {
        *counts.entry(scene.show(0, bot.choose(view, &choices))).or_default() += 1;
    }
    counts
}

/// Chi squared against a uniform distribution.
fn chi_squared(counts: &BTreeMap<String, u32>) -> f64 {
    let expected = f64::from(counts.values().sum::<u32>()) / counts.len() as f64;
    counts.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

const TERRAINS: [&str; 5] = ["forest", "village", "farm", "water", "monster"];

fn all_of(spaces: &[&str]) -> Vec<String> {
    let mut texts: Vec<String> =
        spaces.iter().flat_map(|space| TERRAINS.map(|terrain| format!("{terrain} {space}"))).collect();
    texts.sort();
    texts
}

#[test]
fn the_scene_is_as_it_is_described() {
    assert_eq!(empty_spaces(&land(HOLES)), "A1 A11 D4 G7 H10 K2 K9");
    let scene = scene();
    assert_eq!(scene.choices(0).len(), 7 * 5);
    for draw in scene.draws(0) {
        let text = scene.show(0, draw);
        let alone = ["D4", "G7", "H10"].iter().any(|space| text.ends_with(space));
        assert_eq!(Cartographers::gain(scene.view(0), draw), if alone { 12 } else { 6 }, "{text}");
    }
}

#[test]
fn greedy_chooses_among_the_best_and_each_is_equally_likely() {
    let counts = chosen(BotName::Greedy, 30_000);
    assert_eq!(counts.keys().cloned().collect::<Vec<_>>(), all_of(&["D4", "G7", "H10"]));
    // With 14 degrees of freedom, one fair bot in ten thousand exceeds 43.
    assert!(chi_squared(&counts) < 43.0, "{counts:?}");
}

#[test]
fn random_chooses_among_all_and_each_is_equally_likely() {
    let counts = chosen(BotName::Random, 70_000);
    assert_eq!(counts.keys().cloned().collect::<Vec<_>>(), all_of(&["A1", "A11", "D4", "G7", "H10", "K2", "K9"]));
    // With 34 degrees of freedom, one fair bot in ten thousand exceeds 73.
    assert!(chi_squared(&counts) < 73.0, "{counts:?}");
}
