//! This game's knowledge for the bots. The search itself is in `bots`, once for all games.

use bots::{Horizon, Policy, SearchPlan, Skill, Strength};
use table::{Position, Seat, View};

use crate::outcome::points;
use crate::{Action, Charted, Example, Open, Terrain, Wish, known_wish};

/// The bonus for a terrain that helps the wish, in tenths of a point. It is less than a point scored now.
const LEANING: i32 = 4;

impl Policy for Example {
    // Gains are counted in tenths of a point.
    const POINT: i32 = 10;

    /// The points that an action gains immediately, plus a small bonus for a terrain that helps the seat's wish.
    fn gains(view: View<'_, Self>) -> impl Fn(Action) -> i32 {
        let known = view.seat().map(|seat| (seat, known_wish(view, seat)));
        move |Action { square, terrain }| {
            let Some((seat, wish)) = known else { return 0 };
            let mut after = view.open.map;
            after.set(square, Some(Charted { terrain, by: Some(seat) }));
            let gained = points(&after, seat, wish) - points(&view.open.map, seat, wish);
            let helps = wish.is_some_and(|wish| wished_terrain(wish) == terrain);
            Self::POINT * gained + if helps { LEANING } else { 0 }
        }
    }

    /// The lead over the best other player. The position is imagined, so its wishes may be used.
    fn worth(position: &Position<Self>, seat: Seat) -> i32 {
        let worth = |seat: Seat| points(&position.open.map, seat, Some(position.own[seat.index()].wish));
        let others = (0..position.open.seats).map(Seat).filter(|other| *other != seat);
        Self::POINT * (worth(seat) - others.map(worth).max().unwrap_or(0))
    }

    fn turn_counter(open: &Open) -> u32 {
        open.turn.0.into()
    }

    fn skill(strength: Strength) -> Skill {
        let search = |nodes| {
            // Until the end of the game, which is at most nine turns away.
            let horizon = Horizon { turns: 9, longest: 9 };
            Skill::Search(SearchPlan { nodes, width: 18, margin: i32::MAX, horizon, times: 2 })
        };
        match strength {
            Strength::Easy => Skill::Gain { errs: 3 },
            Strength::Normal => Skill::Gain { errs: 0 },
            Strength::Hard => search(500),
            Strength::Expert => search(4000),
        }
    }
}

fn wished_terrain(wish: Wish) -> Terrain {
    match wish {
        Wish::MoreLand | Wish::LandCorners => Terrain::Land,
        Wish::MoreSea | Wish::SeaRow => Terrain::Sea,
    }
}
