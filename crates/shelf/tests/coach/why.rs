//! The reasons given for moves, on boards arranged by hand.

use cartographers::{Ambush, Card, Cartographers, Explore, Hidden, Land, Scoring, Season, Sheet, Side};
use coach::{Coach, sentence};
use misterra::{HalfDay, Island, Misterra, Parchment, Presumption, Sketch, Space, Step};
use morgan::{Cards, MapCard, Morgan, Open, Phase, Point, Tile, Treasure};
use table::{EventSink, Game, Options, Phrase, Position, Seat, Seats, Seed, SeedText, SetUp, Table, View};

/// Parses a move of seat 0 from its notation.
#[track_caller]
fn actions<G: Coach>(view: View<'_, G>, texts: &[&str], seed: Seed) -> Vec<G::Action> {
    let mut actions = Vec::new();
    for text in texts {
        let then = coach::position_after(view, &actions, seed);
        let view = if actions.is_empty() { view } else { then.view(Seat(0)) };
        let action = G::parse(view, text).unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
        assert_eq!(G::check(view, action), Ok(()), "{text}");
        actions.push(action);
    }
    actions
}

fn seed() -> Seed {
    SeedText::new("a scene for a mentor").unwrap().seed()
}

/// The reasons for a move of seat 0, in one language.
#[track_caller]
fn reason_text<G: Coach>(language: &str, position: &Position<G>, texts: &[&str]) -> String {
    let view: View<'_, G> = position.view(Seat(0));
    let reasons = G::reasons(view, &actions(view, texts, seed()), seed());
    let words = shelf::words(language).unwrap();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let reason_text = sentence(G::NAME, &reasons, |phrase| words.say_among(phrase, &names));
    // A reader in another place gets the same text from the written form.
    assert_eq!(words.say_written(&sentence(G::NAME, &reasons, Phrase::written), &names), reason_text);
    reason_text
}

/// The description of a move of seat 0.
#[track_caller]
fn step_text<G: Coach>(language: &str, position: &Position<G>, texts: &[&str]) -> String {
    let view: View<'_, G> = position.view(Seat(0));
    let words = shelf::words(language).unwrap();
    let steps = G::steps(view, &actions(view, texts, seed()), seed());
    steps.iter().map(|step| words.say(step)).collect::<Vec<_>>().join(" → ")
}

/// A table of Cartographers with two seats, in this season, with this card, these edicts, and this land on one sheet.
#[track_caller]
fn sheets(season: &str, card: &str, edicts: [&str; 4], owner: usize, picture: &str) -> Position<Cartographers> {
    let seed = SeedText::new("a scene for a mentor").unwrap().seed();
    let edicts = Some(edicts.map(|name| Scoring::named(name).unwrap()));
    let options = cartographers::Options { side: Side::Wilderness, edicts };
    let mut position = Cartographers::set_up(&options, 2, seed, &mut EventSink::nobody());
    let open = &mut position.open;
    open.season = Season::named(season).unwrap();
    open.card = Explore::named(card).map(Card::Explore).or(Ambush::named(card).map(Card::Ambush)).unwrap();
    open.sheets = vec![Sheet::blank(Side::Wilderness); 2];
    let rows: Vec<&str> = picture.split_whitespace().collect();
    open.sheets[owner].land = Land::read(Side::Wilderness, &rows).unwrap();
    (open.awaited, open.ruins_demanded) = (Seats::all(2), false);
    position.hidden = Hidden::arranged(seed, &[], &[]);
    position
}

const EDICTS: [&str; 4] = ["borderlands", "greenbough", "canal-lake", "wildholds"];

/// Row A has three empty spaces, row E four. Forest encloses the monster.
const DRAWN: &str = "
    ...VVVVVVVV
    ...M...V...
    ........M..
    ...........
    WWWWWWW....
    .....M.....
    ...........
    ..........F
    ..M......FX
    .......M..F
    ...........";

#[test]
fn immediate_points_come_first() {
    let position = sheets("spring", "rift-lands", EDICTS, 0, &DRAWN.replacen("...VVVVVVVV", "AAAVVVVVVV.", 1));
    let paid = |language| reason_text(language, &position, &["forest A11"]);
    assert_eq!(paid("en"), "Borderlands +6 (full row); Greenbough +1 (row with forest)");
    assert_eq!(paid("de"), "Grenzlande +6 (volle Reihe); Grünzweig +1 (Reihe mit Wald)");
    assert_eq!(paid("nl"), "Grenslanden +6 (volle rij); Groentwijg +1 (rij met bos)");
}

#[test]
fn an_edict_that_is_nearly_scored_is_named() {
    let position = sheets("spring", "rift-lands", EDICTS, 0, DRAWN);
    assert_eq!(reason_text("en", &position, &["village A3"]), "Borderlands +6 with 2 more spaces");
    let position = sheets("spring", "rift-lands", EDICTS, 0, &DRAWN.replacen("...V", ".A.V", 1));
    assert_eq!(reason_text("en", &position, &["village A3"]), "Borderlands +6 with 1 more space");
    // Borderlands is edict B here. It no longer pays in fall, which scores C and D.
    let position = sheets("fall", "rift-lands", ["greenbough", "borderlands", "canal-lake", "wildholds"], 0, DRAWN);
    assert_eq!(reason_text("en", &position, &["village B1"]), "no points yet, but better prospects");
}

#[test]
fn enclosed_monsters_and_nearly_surrounded_mountains_are_named() {
    let position = sheets("spring", "rift-lands", ["borderlands", "wildholds", "canal-lake", "treetower"], 0, DRAWN);
    let open = DRAWN.replacen("F\n    ...........", ".\n    ...........", 1);
    let monsters = sheets("spring", "rift-lands", ["borderlands", "wildholds", "canal-lake", "treetower"], 0, &open);
    assert_eq!(reason_text("en", &monsters, &["farm J11"]), "leaves no empty space next to a monster, +1");
    assert_eq!(reason_text("nl", &monsters, &["farm J11"]), "geen leeg vakje meer naast een monster, +1");
    // F6 has water above it, and nothing below and on both sides.
    let beside = reason_text("en", &position, &["village F5"]);
    assert_eq!(beside, "no points yet, but better prospects");
    let two = DRAWN.replacen(".....M.....", "....VM.....", 1);
    let position = sheets("spring", "rift-lands", ["borderlands", "wildholds", "canal-lake", "treetower"], 0, &two);
    assert_eq!(reason_text("en", &position, &["village F7"]), "a coin with one more space next to a mountain");
}

#[test]
fn an_ambush_names_the_player_and_the_cost() {
    // With a clockwise arrow, seat 0 of two draws on the sheet of seat 1.
    let position = sheets("spring", "goblin-attack", EDICTS, 1, DRAWN);
    let reason_text = |language| reason_text(language, &position, &["monster G5 H6 I7"]);
    assert_eq!(reason_text("en"), "for Ben: monsters −8 (empty space next to a monster)");
    assert_eq!(reason_text("de"), "für Ben: Monster −8 (leeres Feld neben einem Monster)");
}

/// It is the turn of seat 0 of two on the island, with these presumptions.
fn island(step: Step, meeple: &str, tiles: [&str; 5], parchment: [&str; 5]) -> Position<Misterra> {
    let options = misterra::Options::read("presumptions0=5+17,presumptions1=11+12").unwrap();
    let seed = SeedText::new("a scene for a mentor").unwrap().seed();
    let mut position = Misterra::set_up(&options, 2, seed, &mut EventSink::nobody());
    let open = &mut position.open;
    (open.turn, open.half_day, open.step) = (Seat(0), HalfDay::Afternoon, step);
    open.awaited = Seats::only(Seat(0));
    open.island = Island::read(&tiles).unwrap();
    open.explorers[0].meeple = Space::named(meeple);
    open.explorers[0].parchment = Parchment::read(&parchment).unwrap();
    position
}

fn mapping(sketch: &str) -> Step {
    Step::Map { sketch: Sketch::named(sketch).unwrap() }
}

const NOTHING: [&str; 5] = ["....."; 5];

#[test]
fn a_sketch_names_its_gains_in_fidelity_completeness_and_presumptions() {
    let tiles = [".....", ".....", ".....", ".S...", "JL..."];
    let parchment = ["JJJ..", ".....", ".....", ".....", "....."];
    let position = island(mapping("jungle-lagoon"), "b2", tiles, parchment);
    let reason_text = |language| reason_text(language, &position, &["map jungle a1 lagoon b1"]);
    let english =
        "fidelity +4 (faithful space); presumption 5: Jungle on the edge +4 (spaces on the edge); completeness +2";
    assert_eq!(reason_text("en"), english);
    let german =
        "Übereinstimmung +4 (getreues Feld); Vermutung 5: Dschungel am Rand +4 (Felder am Rand); Vollständigkeit +2";
    assert_eq!(reason_text("de"), german);
}

#[test]
fn a_claim_names_its_points_and_an_exchange_its_purpose() {
    let tiles = ["LLL..", "LLL..", "..L..", "..L..", "....."];
    let position = island(mapping("steppe-steppe"), "c2", tiles, NOTHING);
    assert_eq!(reason_text("en", &position, &["claim"]), "claims +16 (claimed region)");
    let mut position = island(Step::Sketch { exchanged: false }, "c2", tiles, NOTHING);
    position.open.display = [Sketch::named("jungle-jungle").unwrap()].into_iter().collect();
    assert_eq!(
        reason_text("nl", &position, &["exchange jungle-jungle"]),
        "er komt een nieuwe schets van de stapel, misschien een betere"
    );
}

#[test]
fn a_sketch_names_its_later_points() {
    // Two steppes beside two: the largest zone, 17, pays from four on. A hazy space is faithful once it is confirmed.
    let parchment = [".....", ".....", ".....", "SS...", "....."];
    let position = island(mapping("steppe-steppe"), "b0", NOTHING, parchment);
    let reason_text = |language| reason_text(language, &position, &["map steppe b1 steppe c1"]);
    assert_eq!(
        reason_text("en"),
        "presumption 17: The largest zone +4 (largest zone); completeness +2; 2 more faithful spaces once they are confirmed"
    );
    let parchment = [".....", ".....", ".....", ".....", "....."];
    let position = island(mapping("steppe-steppe"), "b0", NOTHING, parchment);
    let begun = self::reason_text("en", &position, &["map steppe b1 steppe c1"]);
    assert_eq!(
        begun,
        "completeness +2; The largest zone +4 with one more sketch; 2 more faithful spaces once they are confirmed"
    );
    assert_eq!(self::reason_text("en", &position, &["leave"]), "the parchment stays as it is, and nothing is spoiled");
}

/// Seat 0 of two chooses among these presumptions.
fn dealt(cards: [u8; 4]) -> Position<Misterra> {
    let seed = SeedText::new("a scene for a mentor").unwrap().seed();
    let mut position = Misterra::set_up(&Default::default(), 2, seed, &mut EventSink::nobody());
    position.own[0].hand = cards.map(|number| Presumption::numbered(number).unwrap()).into_iter().collect();
    position
}

#[test]
fn every_pair_of_presumptions_has_its_own_reason() {
    let position = dealt([5, 13, 17, 19]);
    let keep = |language, pair| reason_text(language, &position, &[pair]);
    assert_eq!(
        keep("en", "keep 5 13"),
        "Jungle on the edge: jungle on 22 of 52 sketches; \
         Jungle away from steppe: jungle without steppe on 16 of 52 sketches; jungle helps both"
    );
    assert_eq!(
        keep("de", "keep 17 19"),
        "Die größte Zone: zweimal dasselbe Gelände auf 16 von 52 Skizzen; \
         Einzelfelder: zweierlei Gelände auf 36 von 52 Skizzen; die eine will große Zonen, die andere gemischtes Gelände"
    );
    assert_eq!(
        keep("nl", "keep 5 17"),
        "Jungle aan de rand: jungle op 22 van de 52 schetsen; \
         De grootste zone: twee keer hetzelfde terrein op 16 van de 52 schetsen; er ligt al jungle op het eiland"
    );
    let ends = |cards: [u8; 4], pair, end: &str| {
        let reason_text = reason_text("en", &dealt(cards), &[pair]);
        assert!(reason_text.ends_with(end), "{reason_text}");
    };
    ends([4, 13, 9, 24], "keep 4 13", "; steppe helps one and harms the other");
    ends([4, 13, 9, 24], "keep 9 24", "; both want mixed terrain");
    ends([12, 17, 2, 24], "keep 12 17", "; both want large zones");
    ends([12, 17, 2, 24], "keep 2 17", "; neither is in the other's way");
    for hand in [[1, 2, 3, 4], [5, 9, 13, 17], [18, 19, 20, 21], [22, 23, 24, 28], [25, 29, 30, 31]] {
        let position = dealt(hand);
        for language in ["en", "de", "nl"] {
            let mut text = Vec::new();
            for one in 0..4 {
                for other in one + 1..4 {
                    text.push(reason_text(language, &position, &[&format!("keep {} {}", hand[one], hand[other])]));
                }
            }
            text.sort();
            text.dedup();
            assert_eq!(text.len(), 6, "{language}: {text:#?}");
        }
    }
}

#[test]
fn a_sketch_counts_for_a_pattern_only_where_its_terrains_are_adjacent() {
    // Jungle, lagoon, mountain in a row: jungle–lagoon and lagoon–mountain are adjacent, jungle–mountain is not. In a
    // square of all four terrains, four of the six pairs are adjacent and the two diagonal ones are not.
    let text = reason_text("en", &dealt([24, 28, 9, 1]), &["keep 24 28"]);
    let parts: Vec<&str> = text.split("; ").collect();
    assert_eq!(parts[0], "Jungle–lagoon–mountain: two that fit its pattern on 12 of 52 sketches");
    assert_eq!(parts[1], "Jungle–lagoon over mountain–steppe: two that fit its pattern on 24 of 52 sketches");
}

#[test]
fn actions_of_others_after_the_half_day_are_not_named() {
    // In a solo game, Otoma would act on any space of the imagined position after the second half day.
    let options = misterra::Options::read("presumptions0=5+17").unwrap();
    for seed in 0..20 {
        let set_up = SetUp::<Misterra> {
            seats: 1,
            options: options.clone(),
            seed: SeedText::new(format!("alone {seed}")).unwrap(),
        };
        let table = Table::open(set_up, &mut EventSink::nobody()).unwrap();
        let mut position = table.position().clone();
        let open = &mut position.open;
        (open.half_day, open.step) = (HalfDay::Afternoon, mapping("jungle-lagoon"));
        open.explorers[0].meeple = Space::named("b0");
        let text = reason_text("en", &position, &["map jungle b1 lagoon c1"]);
        assert!(text.starts_with("completeness +2"), "{text}");
        assert!(!text.contains("Otoma") && !text.contains("fidelity"), "{text}");
    }
}

fn tile_at(open: &Open, place: (i32, i32)) -> Tile {
    open.island.tile_on(open.island.spot_at(place).unwrap()).unwrap()
}

/// Cards that hold on a tile, one each for this many points, in playing order.
fn holding(open: &Open, tile: Tile, count: usize) -> Vec<MapCard> {
    let cards = Point::all().filter_map(|point| MapCard::new(point, open.island.distance(tile, point.tile())));
    let mut cards: Vec<MapCard> = cards.take(count).collect();
    cards.sort_unstable();
    cards
}

/// It is the turn of seat 0 of two on the torn map.
fn hunt(phase: Phase) -> Position<Morgan> {
    let seed = SeedText::new("a scene for a mentor").unwrap();
    let table = Table::open(SetUp { seats: 2, options: Default::default(), seed }, &mut EventSink::nobody()).unwrap();
    let mut position: Position<Morgan> = table.position().clone();
    let open = &mut position.open;
    (open.seat, open.starting) = (Seat(0), Seat(0));
    (open.turn.phase, open.turn.moves, open.turn.steps) = (phase, 1, 2);
    open.players[0].pirate = Some(tile_at(open, (1, 1)));
    open.players[1].pirate = Some(tile_at(open, (3, 4)));
    let board = ["silver-spoons", "silver-buckle", "gold-dust", "necklace", "jade-dragon"];
    open.board = board.map(|name| Treasure::named(name).unwrap());
    position.own[0].hand = Cards::EMPTY;
    position
}

#[test]
fn a_dig_names_the_treasure_and_its_points() {
    let mut position = hunt(Phase::Walk);
    let here = position.open.players[0].pirate.unwrap();
    let cards = holding(&position.open, here, 2);
    position.own[0].hand = cards.iter().copied().collect();
    let plays: Vec<String> = cards.iter().map(|card| format!("play {card}")).collect();
    let texts = [plays[0].as_str(), plays[1].as_str(), "take II"];
    assert_eq!(reason_text("en", &position, &texts), "Silver Buckle +3; most silver +6; doubloons +1");
    assert_eq!(reason_text("nl", &position, &texts), "Zilveren gesp +3; meeste zilver +6; dubloenen +1");
}

#[test]
fn a_walk_names_where_cards_hold_and_drawing_the_number_of_cards() {
    let mut position = hunt(Phase::Walk);
    let there = tile_at(&position.open, (1, 2));
    position.own[0].hand = holding(&position.open, there, 3).into_iter().collect();
    let walked = reason_text("en", &position, &["step south"]);
    assert!(walked.starts_with("3 of your cards work there, at "), "{walked}");
    let stayed = reason_text("en", &position, &["draw"]);
    assert!(stayed.contains(" cards work at ") && stayed.ends_with("in reach next turn; 1 new card"), "{stayed}");
}

#[test]
fn moves_are_described_as_people_would() {
    let position = sheets("spring", "rift-lands", EDICTS, 0, DRAWN);
    assert_eq!(step_text("en", &position, &["village A3"]), "village: A3");
    let tiles = [".....", ".....", ".....", ".S...", "JL..."];
    let mut position = island(Step::Move, "b2", tiles, NOTHING);
    position.open.display = [Sketch::named("jungle-lagoon").unwrap()].into_iter().collect();
    let texts = ["stay", "take jungle-lagoon", "map jungle a1 lagoon b1"];
    assert_eq!(step_text("en", &position, &texts), "Stay → Map jungle on a1, lagoon on b1");
    assert_eq!(step_text("de", &position, &texts), "Bleiben → Dschungel auf a1, Lagune auf b1 kartieren");
    assert_eq!(step_text("nl", &position, &texts[..2]), "Blijven → jungle · lagune pakken");

    let mut position = hunt(Phase::Walk);
    let open = &position.open;
    let tiles = [tile_at(open, (1, 2)), tile_at(open, (1, 3))];
    let cards = holding(open, tiles[1], 1);
    position.own[0].hand = cards.iter().copied().collect();
    let play = format!("play {}", cards[0]);
    let texts = ["step south", "step south", play.as_str(), "take I"];
    let words = shelf::words("en").unwrap();
    let [tile, point] = [("tile", tiles[1].name()), ("point", cards[0].point().name())]
        .map(|(kind, name)| words.term(&format!("morgan-{kind}-{name}")));
    let distance = cards[0].distance();
    let expected = format!("Walk to {tile} → Play {point} {distance} → Dig up Silver Spoons");
    assert_eq!(step_text("en", &position, &texts), expected, "only the end of a walk is named");
}
