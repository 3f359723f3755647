//! The chapters *Check Phase* and *End of the Season*: thresholds, scores, and the new deck.

use std::collections::BTreeSet;

use crate::drawn::Scene;
use cartographers::Side::{Wastelands, Wilderness};
use cartographers::{Ambush, Card, Cartographers, Event, Season, SeasonScore, Side};
use table::{EventSink, Game, Position, Seat};

/// Six units of time.
const SIX: [&str; 3] = ["orchard", "homestead", "marshlands"];

/// Plays the last card of a column and returns the season after it.
fn season_after(season: &str, under: &[&str], last: &str, drawing: &str) -> &'static str {
    let mut scene = Scene::new(Wilderness, 1, last, &["hamlet"]).in_season(season, under);
    scene.play(&[drawing]);
    scene.open().season.name()
}

#[test]
fn spring_and_summer_end_at_8_fall_at_7_and_winter_at_6() {
    let farm = ("farmland", "farm A1 A2");
    let ends = |season, under: &[&str]| season_after(season, under, farm.0, farm.1) != season;
    for season in ["spring", "summer"] {
        assert!(!ends(season, &SIX), "{season}: 6 + 1");
        assert!(ends(season, &[SIX[0], SIX[1], SIX[2], "great-river"]), "{season}: 7 + 1");
    }
    assert!(!ends("fall", &[SIX[0], SIX[1], "great-river"]), "5 + 1");
    assert!(ends("fall", &SIX), "6 + 1");
    // Winter is not followed by another season: the game is over.
    let over = |under: &[&str]| {
        let mut scene = Scene::new(Wilderness, 1, farm.0, &["hamlet"]).in_season("winter", under);
        scene.play(&[farm.1]);
        scene.open().awaited.is_empty()
    };
    assert!(!over(&[SIX[0], SIX[1]]), "4 + 1");
    assert!(over(&[SIX[0], SIX[1], "great-river"]), "5 + 1");
}

#[test]
fn time_beyond_the_threshold_ends_the_season_too_and_is_not_carried_over() {
    let under = [SIX[0], SIX[1], SIX[2], "great-river"];
    let mut scene = Scene::new(Wilderness, 1, "fishing-village", &[]).in_season("spring", &under);
    assert_eq!(scene.time(), 9);
    scene.play(&["water K1 K2 K3 K4"]);
    assert_eq!(scene.open().season.name(), "summer");
    let began = scene
        .events
        .iter()
        .position(|event| *event == Event::SeasonBegan { season: Season::named("summer").expect("a season") });
    let since: u8 = scene.events[began.expect("summer began")..]
        .iter()
        .filter_map(|event| match event {
            Event::Revealed { card: Card::Explore(card), .. } => Some(card.facts().time),
            _ => None,
        })
        .sum();
    assert_eq!(scene.time(), since, "only the cards that were revealed in summer");
    assert!(scene.time() <= 2);
}

#[test]
fn the_threshold_is_checked_after_everybody_has_drawn() {
    let mut scene =
        Scene::new(Wilderness, 2, "great-river", &[]).in_season("spring", &[SIX[0], SIX[1], SIX[2], "farmland"]);
    assert_eq!((scene.time(), scene.open().season.name()), (8, "spring"));
    assert_eq!(scene.awaited(), [0, 1]);
    scene.play(&["water A1 A2 A3", "water A1 A2 A3"]);
    assert_eq!(scene.open().season.name(), "summer");
}

#[test]
fn a_season_scores_two_edicts_coins_and_monsters() {
    // Sentinel wood: A1, A2, A3. Canal lake: D1 and D2. The monster on K11 haunts J11 and K10.
    let picture = "
        FF.........
        ...M.......
        ........M..
        WA.........
        ...........
        .....M.....
        ...........
        ...........
        ..M........
        .......M...
        ..........X";
    let mut scene = Scene::new(Wilderness, 1, "forgotten-forest", &[])
        .with_land(0, picture)
        .in_season("spring", &[SIX[0], SIX[1], SIX[2], "farmland"]);
    scene.position.open.sheets[0].coins = 4;
    scene.play(&["forest A3 B2"]);
    let filled = crate::drawn::spaces("A1 A2 A3 B2 B4 C9 D1 D2 F6 I3 J8 K11");
    let score = SeasonScore { edicts: [3, 2], coins: 5, monsters: 2, filled };
    assert_eq!(scene.sheet(0).seasons(), [score]);
    assert_eq!((score.total(), scene.sheet(0).total(), scene.sheet(0).lost_to_monsters()), (8, 8, 2));
    let spring = Season::named("spring").expect("a season");
    let (edicts, coins, monsters, total) = ([3, 2], 5, 2, 8);
    let scored = Event::SeasonScored { seat: Seat(0), season: spring, edicts, coins, monsters, total };
    assert!(scene.events.contains(&scored));
}

#[test]
fn a_season_may_score_below_zero() {
    // Two monsters in the open; neither forest on the edge nor a shore.
    let picture = "
        ...........
        ......R.M..
        ..RM.......
        .....#.....
        .X..##R.X..
        ....###....
        .R...#.....
        .....M..R..
        .........M.
        ..MR.......
        ...........";
    let mut scene = Scene::new(Wastelands, 1, "hamlet", &[])
        .with_land(0, picture)
        .in_season("spring", &[SIX[0], SIX[1], SIX[2], "farmland"]);
    scene.play(&["village K1 K2 K3 J1 J2"]);
    // Eight empty spaces around E2 and E9; no coin, because the large shape has none.
    assert_eq!(scene.sheet(0).seasons()[0].edicts, [0, 0]);
    assert_eq!(scene.sheet(0).seasons()[0].total(), -8);
    assert_eq!(scene.sheet(0).total(), -8);
}

/// A sheet that is full except for K11: 40 forests on the edge once K11 is one, six farms on ruins, one village of six,
/// every row and column complete. No mountain lies beside K11, so no coin is paid for them.
const YEAR: &str = "
    FFFFFFFFFFF
    FFFMFAFFFFF
    FAFFFFFFMAF
    FFFFFFFFFFF
    FFFFFFFFFFF
    FFFFFMFFFFF
    FFFVVVFFFFF
    FFFVVVFFFFF
    FAMFFFFFFAF
    FFFFFAFMFFF
    FFFFFFFFFF.";

#[test]
fn the_seasons_score_ab_bc_cd_and_da_and_the_coins_score_every_time() {
    let mut scene = Scene::new(Wilderness, 1, "orchard", &[]).with_land(0, YEAR).with_edicts([
        "sentinel-wood",
        "the-golden-granary",
        "wildholds",
        "borderlands",
    ]);
    scene.position.open.sheets[0].coins = 3;
    scene.play(&["forest K11"]);
    // Nothing more can be drawn, so the year runs to its end without a decision.
    let (a, b, c, d) = (40, 18, 8, 132);
    let seasons: Vec<_> =
        scene.sheet(0).seasons().iter().map(|season| (season.edicts, season.coins, season.monsters)).collect();
    assert_eq!(seasons, [([a, b], 3, 0), ([b, c], 3, 0), ([c, d], 3, 0), ([d, a], 3, 0)]);
    assert_eq!(scene.sheet(0).total(), i32::from(2 * (a + b + c + d) + 4 * 3));
}

/// A whole year of cards on full sheets, season by season, for a seed.
fn year_of_cards(seats: u8, seed: &str) -> (Vec<Vec<Card>>, Position<Cartographers>) {
    let mut events = Vec::new();
    let mut position = Cartographers::set_up(
        &Default::default(),
        seats,
        crate::drawn::seed(seed),
        &mut EventSink::to(&mut |_, event| events.push(event)),
    );
    for sheet in &mut position.open.sheets {
        sheet.land = crate::drawn::wild(&crate::drawn::full_but(Wilderness, "K11"));
    }
    let acts: Vec<_> = position
        .open
        .awaited
        .iter()
        .map(|seat| {
            let choices = Cartographers::choices(position.view(seat));
            (seat, table::Choices::nth(&choices, 0).expect("K11 is empty"))
        })
        .collect();
    let _ = Cartographers::resolve(&mut position, &acts, &mut EventSink::to(&mut |_, event| events.push(event)));
    let mut seasons = vec![Vec::new()];
    for event in events {
        match event {
            Event::Revealed { card, .. } => seasons.last_mut().expect("one").push(card),
            Event::SeasonBegan { .. } => seasons.push(Vec::new()),
            _ => {}
        }
    }
    (seasons, position)
}

#[test]
fn each_season_reveals_cards_until_its_threshold_is_met_and_no_further() {
    for (game, seats) in [1, 2, 3].into_iter().cycle().take(300).enumerate() {
        let (seasons, _) = year_of_cards(seats, &format!("thresholds {game}"));
        assert_eq!(seasons.len(), 4);
        for (cards, threshold) in seasons.iter().zip([8, 8, 7, 6]) {
            let time = |card: &Card| if let Card::Explore(card) = card { card.facts().time } else { 0 };
            let all: u8 = cards.iter().map(time).sum();
            let before: u8 = cards[..cards.len() - 1].iter().map(time).sum();
            assert!(before < threshold && threshold <= all, "{cards:?}");
        }
    }
}

#[test]
fn explore_cards_return_every_season_and_an_ambush_leaves_once_revealed() {
    let mut twice_in_a_game = 0;
    for (game, seats) in [1, 2, 3].into_iter().cycle().take(300).enumerate() {
        let (seasons, position) = year_of_cards(seats, &format!("returns {game}"));
        let mut ambushes: Vec<Ambush> = Vec::new();
        let mut explores: Vec<Card> = Vec::new();
        for (number, cards) in seasons.iter().enumerate() {
            let distinct: BTreeSet<&str> = cards.iter().map(|card| card.name()).collect();
            assert_eq!(distinct.len(), cards.len(), "no card comes twice in a season");
            for card in cards {
                match card {
                    Card::Ambush(ambush) => ambushes.push(*ambush),
                    Card::Explore(_) => explores.push(*card),
                }
            }
            assert!(ambushes.len() <= number + 1, "only one ambush is added each season");
        }
        let distinct: BTreeSet<Ambush> = ambushes.iter().copied().collect();
        assert_eq!(distinct.len(), ambushes.len(), "a revealed ambush is gone");
        assert_eq!(position.open.ambushes[..], ambushes);
        let kinds: BTreeSet<&str> = explores.iter().map(|card| card.name()).collect();
        twice_in_a_game += usize::from(kinds.len() < explores.len());
    }
    assert_eq!(twice_in_a_game, 300, "a year has more explore cards than there are");
}

#[test]
fn over_many_years_a_season_may_reveal_no_ambush_or_several() {
    let mut counts: BTreeSet<(usize, usize)> = BTreeSet::new();
    for game in 0..500 {
        let (seasons, _) = year_of_cards(2, &format!("ambushes {game}"));
        let ambushes = |cards: &Vec<Card>| cards.iter().filter(|card| matches!(card, Card::Ambush(_))).count();
        counts.extend(seasons.iter().map(ambushes).enumerate());
    }
    for seen in [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 2), (3, 0), (3, 2)] {
        assert!(counts.contains(&seen), "season {} with {} ambushes: {counts:?}", seen.0, seen.1);
    }
    assert!(!counts.contains(&(0, 2)) && !counts.contains(&(1, 3)));
}

#[test]
fn an_ambush_that_was_not_revealed_stays_and_one_more_is_shuffled_in() {
    let under = [SIX[0], SIX[1], SIX[2], "great-river"];
    for side in Side::ALL {
        let mut scene = Scene::new(side, 2, "farmland", &[]).in_season("spring", &under);
        scene.play(&["farm A1 A2", "farm A1 A2"]);
        let open = scene.open();
        assert_eq!(open.season.name(), "summer");
        assert_eq!(open.ambushes_in_deck() + open.ambushes.len(), 2);
        // The audit counts the ambushes in the deck, and finds all others in the ambush deck.
        assert_eq!(Cartographers::audit(&scene.position), Ok(()));
        assert_eq!(scene.sheet(0).seasons().len(), 1);
    }
}

#[test]
fn an_ambush_that_was_revealed_is_not_shuffled_in_again() {
    let under = [SIX[0], SIX[1], SIX[2], "great-river"];
    let mut scene = Scene::new(Wilderness, 2, "gnoll-raid", &["farmland"]).in_season("spring", &under);
    scene.play(&["monster E1 E2 F1 G1 G2"; 2]);
    scene.play(&["farm A1 A2"; 2]);
    assert_eq!(scene.open().season.name(), "summer");
    assert_eq!(scene.open().ambushes_in_deck() + scene.open().ambushes.len(), 2);
    assert_eq!(Cartographers::audit(&scene.position), Ok(()));
}

#[test]
fn an_ambush_does_not_end_a_season() {
    let mut scene = Scene::new(Wilderness, 2, "gnoll-raid", &["rift-lands", "farmland"])
        .in_season("winter", &[SIX[0], SIX[1], "great-river"]);
    scene.play(&["monster E1 E2 F1 G1 G2"; 2]);
    assert_eq!((scene.time(), scene.awaited()), (5, vec![0, 1]));
    scene.play(&["forest A1"; 2]);
    assert_eq!((scene.time(), scene.awaited()), (6, vec![0, 1]));
    scene.play(&["farm K1 K2"; 2]);
    assert!(scene.open().awaited.is_empty());
}
