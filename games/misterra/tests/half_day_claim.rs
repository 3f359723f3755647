//! The chapter *Claim*.

use crate::drawn::{Scene, island, space, spaces};
use misterra::{Event, Refusal, Terrain, claim};

fn standing(picture: &str, meeple: &str) -> Scene {
    Scene::new(2).island(picture).meeple(0, meeple).meeple(1, "a0").taken("jungle-lagoon")
}

#[test]
fn a_region_is_claimed_with_a_marker_and_the_sketch_is_discarded() {
    let mut scene = standing("..... ..... ..... ..Ss. ..s..", "c2");
    let _ = scene.play("claim");
    assert_eq!(scene.open().explorers[0].claims, spaces("c2"));
    assert_eq!(scene.open().explorers[0].markers(), 2);
    let discarded: u8 = scene.open().discarded.iter().sum();
    assert_eq!(discarded, 1);
    let [Event::Claimed { space: at, terrain, tiles, .. }] = scene.events[..] else { panic!("{:?}", scene.events) };
    assert_eq!((at, terrain, tiles), (space("c2"), Terrain::Steppe, 3), "hazy tiles belong to the region");
}

#[test]
fn one_confirmed_tile_is_a_region() {
    assert!(standing("..... ..... ..... ..M.. .....", "c2").may("claim"));
}

#[test]
fn a_claim_needs_a_meeple_on_a_confirmed_tile() {
    assert_eq!(standing("..... ..... ..... ..Mm. .....", "d2").refused("claim"), "misterra-refused-not-confirmed");
    assert_eq!(standing("..... ..... ..... ..M.. .....", "c0").refused("claim"), "misterra-refused-nothing-to-claim");
}

#[test]
fn on_jungle_a_player_can_only_claim_or_leave() {
    let scene = standing("..... ..... ..... ..J.. .....", "c2");
    assert_eq!(scene.choices(), crate::drawn::texts(&["claim", "leave"]));
}

#[test]
fn a_claimed_region_is_not_claimed_again_even_across_hazy_tiles() {
    let picture = "..... ..... ..... .SsS. .....";
    assert_eq!(standing(picture, "d2").claims(1, "b2").refused("claim"), "misterra-refused-region-claimed");
    assert_eq!(standing(picture, "d2").claims(0, "b2").refused("claim"), "misterra-refused-region-claimed");
    assert!(standing("..... ..... ..... .S.S. .....", "d2").claims(1, "b2").may("claim"));
    assert!(standing("..... ..... ..... .SmS. .....", "d2").claims(1, "b2").may("claim"));
}

#[test]
fn each_claim_needs_a_different_terrain() {
    let scene = standing("..... ..... ..... .S.S. .....", "d2").claims(0, "b2");
    assert_eq!(scene.refused("claim"), "misterra-refused-terrain-claimed");
}

#[test]
fn there_are_three_markers() {
    let scene = standing("J.... ..... M.... ..... L.S..", "c1").claims(0, "a5 a3 a1");
    assert_eq!(scene.refused("claim"), "misterra-refused-no-marker");
    assert_eq!(scene.open().explorers[0].markers(), 0);
}

#[test]
fn which_of_several_broken_rules_is_reported() {
    let on = |picture: &str, own: &str, all: &str, meeple: &str| {
        claim::check(&island(picture), spaces(all).island(), spaces(own), Some(space(meeple)))
    };
    assert_eq!(on("..... ..... ..... ..... .....", "", "", "c0"), Err(Refusal::NothingToClaim));
    assert_eq!(on("..... ..... ..... ..... ..ss.", "", "", "c1"), Err(Refusal::NotConfirmed(space("c1"))));
    assert_eq!(on("..... ..... ..... ..... ..SS.", "c1", "c1", "d1"), Err(Refusal::RegionClaimed(space("c1"))));
    assert_eq!(on("..... ..... ..... ..... S.S..", "a1", "a1", "c1"), Err(Refusal::TerrainClaimed(Terrain::Steppe)));
    assert_eq!(on("..... ..... ..... ..... S.Ss.", "", "a1", "c1").map(|region| region.len()), Ok(2));
    assert_eq!(
        claim::check(&island("..... ..... ..... ..... ....."), spaces("").island(), spaces(""), None),
        Err(Refusal::NothingToClaim)
    );
}
