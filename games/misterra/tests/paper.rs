//! Games played on paper: their islands, parchments, presumptions and claims.

use crate::drawn::{card, code, island, parchment, space, sum};
use misterra::paper::{BadPaper, Played, Player};
use misterra::{Island, Misterra, Parchment, Presumption, SoloTitle, Space, Terrain};
use proptest::prelude::*;
use table::{Choices as _, EventSink, Game, Item, Options as _, Seat, SeedText, SetUp, Table};

fn player(picture: &str, presumptions: &[u8], claims: &str) -> Player {
    Player {
        parchment: parchment(picture),
        presumptions: presumptions.iter().map(|&number| card(number)).collect(),
        claims: claims.split_whitespace().map(space).collect(),
    }
}

fn two_players() -> Played {
    Played {
        island: island("JLMS. jlms. JLMS. ..... SSLL."),
        players: vec![
            player("JLMS. ..... ..... ..... SS...", &[3, 18], "a1"),
            player("JJJJJ JJJJJ ..... ..... .....", &[12, 21], "c1 a5"),
        ],
        otoma: None,
        master: false,
    }
}

fn solo() -> Played {
    let mut solo = two_players();
    solo.players.truncate(1);
    solo.otoma = Some(vec![space("c1")]);
    solo
}

/// Items as (spaces, points, reason).
fn readable(items: &[Item]) -> Vec<(String, i32, &'static str)> {
    let name = |&index: &u16| Space::new(index as u8).unwrap().name();
    let spaces = |item: &Item| item.spaces.iter().map(name).collect::<Vec<_>>().join(" ");
    items.iter().map(|item| (spaces(item), item.points, item.reason)).collect()
}

#[test]
fn every_point_of_a_drawn_game_has_its_spaces() {
    let played = two_players();
    let sheets = played.scored().unwrap().sheets();
    let item = |spaces: &str, points, reason| (spaces.to_owned(), points, reason);
    let lines = &sheets[1].lines;
    assert_eq!(readable(&lines[0].items), [item("a5", 2, "faithful-space")]);
    assert_eq!(lines[1].items.len(), 15);
    let row = |spaces| item(spaces, lines[2].points / 2, "line-of-one-terrain");
    assert_eq!(readable(&lines[2].items), [row("a4 b4 c4 d4 e4"), row("a5 b5 c5 d5 e5")]);
    assert_eq!(readable(&lines[4].items), [item("a5", 2, "region-claimed"), item("c1 d1", 4, "region-claimed")]);
    assert_eq!(sheets.iter().map(|sheet| sheet.total).collect::<Vec<_>>(), [-3, 12]);
}

#[test]
fn the_solo_game_subtracts_otomas_claims_and_awards_titles() {
    let played = solo();
    let scored = played.scored().unwrap();
    let sheet = &scored.sheets()[0];
    let otoma = sheet.lines.last().unwrap();
    assert_eq!(code(&otoma.title), "misterra-line-otoma");
    assert_eq!(readable(&otoma.items), [("c1 d1".to_owned(), -4, "region-claimed")]);
    assert_eq!((sheet.total, scored.scores[0].total()), (-7, -7));
    let titles = scored.outcome().players[0].honours.titles.unwrap();
    assert_eq!([titles.total, titles.fidelity].map(SoloTitle::name), ["insignificant", "paper-pusher"]);
}

#[test]
fn impossible_games_are_refused() {
    let refused = |change: &dyn Fn(&mut Played)| {
        let mut played = two_players();
        change(&mut played);
        let bad = played.scored().expect_err("a refusal");
        (bad, code(&bad))
    };
    let claims = |names: &str| {
        let spaces: Vec<Space> = names.split_whitespace().map(space).collect();
        refused(&|played| played.players[0].claims = spaces.clone())
    };
    assert_eq!(refused(&|played| played.players.clear()).0, BadPaper::Players(0));
    let five = |played: &mut Played| played.players = vec![Player::default(); 5];
    assert_eq!(refused(&five), (BadPaper::Players(5), "misterra-form-players"));
    let alone = |played: &mut Played| played.players.truncate(1);
    assert_eq!(refused(&alone), (BadPaper::Otoma { players: 1 }, "misterra-form-otoma"));
    let otoma = |played: &mut Played| played.otoma = Some(Vec::new());
    assert_eq!(refused(&otoma).0, BadPaper::Otoma { players: 2 });
    let none = |played: &mut Played| played.players[1].presumptions.clear();
    assert_eq!(refused(&none), (BadPaper::Presumptions(0), "misterra-presumptions-count"));
    let twice = |played: &mut Played| played.players[1].presumptions[0] = card(18);
    assert_eq!(refused(&twice), (BadPaper::SamePresumption(card(18)), "misterra-presumption-twice"));
    assert_eq!(claims("a5 b5 c5 d5"), (BadPaper::Markers(4), "misterra-form-markers"));
    assert_eq!(claims("a4"), (BadPaper::NotConfirmed(space("a4")), "misterra-form-claim"));
    assert_eq!(claims("a0").0, BadPaper::NotConfirmed(space("a0")));
    assert_eq!(claims("a5 a3"), (BadPaper::SameTerrain(Terrain::Jungle), "misterra-form-claims-terrain"));
}

#[test]
fn a_game_on_paper_has_the_result_of_the_same_game_at_the_table() {
    for (game, seats) in [1, 2, 3, 4].into_iter().cycle().take(12).enumerate() {
        let seed = SeedText::new(format!("on paper {game}")).unwrap();
        let options = misterra::Options::read(["master=true", ""][game % 2]).unwrap();
        let mut table: Table<Misterra> = Table::open(SetUp { seats, options, seed }, &mut EventSink::nobody()).unwrap();
        let mut turn = 7;
        while let Some(seat) = table.awaited().first() {
            let choices = Misterra::choices(table.view(seat));
            turn = (turn * 31 + 11) % 10_007;
            table.act(seat, choices.nth(turn % choices.len()).unwrap(), &mut EventSink::nobody()).unwrap();
        }
        let open = &table.position().open;
        let players = open.explorers.iter().map(|explorer| Player {
            parchment: explorer.parchment,
            presumptions: explorer.presumptions.unwrap().to_vec(),
            claims: explorer.claims.iter().collect(),
        });
        let played = Played {
            island: open.island,
            players: players.collect(),
            otoma: open.otoma.as_ref().map(|otoma| otoma.claims.iter().collect()),
            master: open.master,
        };
        let scored = played.scored().unwrap();
        assert_eq!(Some(scored.outcome()), table.outcome());
        let sheets: Vec<_> = (0..seats).map(|seat| Misterra::score_sheet(table.spectator(), Seat(seat))).collect();
        assert_eq!(scored.sheets(), sheets);
    }
}

fn any_parchment() -> impl Strategy<Value = Parchment> {
    prop::collection::vec("[.JLMS]{5}", 5).prop_map(|rows| Parchment::read(&rows).unwrap())
}

/// An island with few enough tiles of each terrain.
fn any_island() -> impl Strategy<Value = Island> {
    let rows = prop::collection::vec("[.JJLLMMSSjlms]{5}", 5);
    rows.prop_filter_map("there are twelve tiles of a terrain", |rows| Island::read(&rows).ok())
}

/// A game of one to four players with any parchments. Each player claims at most one confirmed tile of a terrain.
fn any_game() -> impl Strategy<Value = Played> {
    let claims = || prop::collection::vec(prop::option::of(any::<prop::sample::Index>()), 3);
    let players = prop::collection::vec((any_parchment(), claims()), 1..=4);
    let cards = Just(Presumption::all().collect::<Vec<_>>()).prop_shuffle();
    (any_island(), players, claims(), cards, any::<bool>()).prop_map(|(island, players, otoma, cards, master)| {
        let claimed = |claims: &[Option<prop::sample::Index>]| -> Vec<Space> {
            let of_terrain = |(index, terrain): (&Option<prop::sample::Index>, Terrain)| {
                let tiles: Vec<u8> = (island.of(terrain) & island.confirmed()).iter().collect();
                let at = index.as_ref().filter(|_| !tiles.is_empty())?.index(tiles.len());
                Space::new(tiles[at])
            };
            claims.iter().zip(Terrain::ALL).filter_map(of_terrain).collect()
        };
        let otoma = (players.len() == 1).then(|| claimed(&otoma));
        let player = |((parchment, claims), cards): ((Parchment, Vec<_>), &[Presumption])| Player {
            parchment,
            presumptions: cards.to_vec(),
            claims: claimed(&claims),
        };
        let players = players.into_iter().zip(cards.chunks(2)).map(player).collect();
        Played { island, players, otoma, master }
    })
}

proptest! {
    #[test]
    fn the_items_of_every_player_add_up_to_the_points(played in any_game()) {
        let scored = played.scored().expect("claims on confirmed tiles");
        for (sheet, score) in scored.sheets().iter().zip(&scored.scores) {
            prop_assert_eq!(sheet.total, score.total());
            prop_assert!(sheet.lines.iter().all(|line| sum(&line.items) == line.points));
            prop_assert_eq!(sheet.lines.iter().map(|line| line.points).sum::<i32>(), sheet.total);
        }
    }

    #[test]
    fn the_items_of_every_presumption_add_up_to_its_points(parchment in any_parchment()) {
        for card in Presumption::all() {
            let line = card.line(&parchment);
            prop_assert_eq!((line.points, sum(&line.items)), (card.points(&parchment), line.points), "{:?}", card);
        }
    }
}

#[test]
fn points_are_computed_while_a_game_is_entered() {
    for whole in [two_players(), solo()] {
        let sheets = whole.scored().unwrap().sheets();
        for (player, sheet) in sheets.iter().enumerate() {
            assert_eq!(whole.sheet_so_far(player).as_ref(), Ok(sheet));
        }
        let mut begun = whole.clone();
        begun.players[0].presumptions.pop();
        assert!(begun.scored().is_err());
        let so_far = begun.sheet_so_far(0).unwrap();
        assert_eq!(so_far.lines.len(), sheets[0].lines.len() - 1);
        assert_eq!(so_far.total, so_far.lines.iter().map(|line| line.points).sum::<i32>());
        begun.players[0].claims = vec![space("e5")];
        assert_eq!(begun.sheet_so_far(0), Err(BadPaper::NotConfirmed(space("e5"))));
        let players = whole.players.len();
        assert_eq!(whole.sheet_so_far(players), Err(BadPaper::Players(players)));
    }
}
