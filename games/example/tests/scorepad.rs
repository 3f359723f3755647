//! The score pad: it survives writing and reading, and it scores like the rules.

use example::scorepad::ExamplePad;
use example::{Example, Square, Terrain, Wish};
use scorepad::Pad;

/// A full map: the first two rows are land of the first player, the last row is sea of the other.
fn entered() -> Pad {
    let mut pad = Pad::blank::<Example>();
    pad.rename(1, "Ben & Co");
    let of = pad.of_mut::<ExamplePad>().expect("the pad belongs to this game");
    for square in Square::all() {
        let last = square.place().1 == 2;
        of.chart(square, Some(if last { Terrain::Sea } else { Terrain::Land }), Some(usize::from(last)));
    }
    of.players[0].has.wish = Some(Wish::MoreLand);
    of.players[1].has.wish = Some(Wish::SeaRow);
    pad
}

#[test]
fn an_entered_game_survives_writing_and_reading() {
    for pad in [Pad::blank::<Example>(), entered()] {
        assert_eq!(Pad::read::<Example>(&pad.to_string()), Ok(pad));
    }
    let text = entered().to_string();
    let line = |spoilt: &str| Pad::read::<Example>(spoilt).map_err(|bad| bad.line);
    assert_eq!(line(&text.replace("sea-row", "gold")), Err(7));
    assert_eq!(line(&text.replace("land LLL", "land LL")), Err(2));
    assert_eq!(line(&text.replace("squares A3", "squares A1")), Err(8), "a square belongs to one player only");
}

#[test]
fn the_pad_scores_like_the_rules() {
    let scores = entered().scores();
    let totals: Vec<i32> = scores.sheets.into_iter().map(|sheet| sheet.expect("it can be scored").total).collect();
    assert_eq!((totals, scores.ranks), (vec![8, 6], Ok(vec![1, 2])));
    let missing = Pad::blank::<Example>().scores().ranks.expect_err("nothing was entered");
    assert_eq!(missing.code, "example-paper-wish-missing");
}

#[test]
fn squares_of_a_removed_player_belong_to_nobody() {
    let mut pad = entered();
    pad.add_player();
    pad.remove_player(0);
    let map = pad.of::<ExamplePad>().expect("the pad belongs to this game").map();
    assert_eq!(map.at(Square::MIDDLE).expect("the square stays charted").by, None);
}
