//! What a turn brings.

use crate::components::{HAND, STEPS};
use crate::{Action, Cards, Direction, MapCard, Morgan, Open, Symbol, Tile};
use bots::Horizon;
use table::{Game, Phrase, Seat, Seed, View};

use mentor::Effort;
use mentor::Mentor;
use mentor::carried_out;
use mentor::{Because, Reason, gained};

/// The turn, and what the next one then promises: games are long here.
const TURN: Horizon = Horizon { turns: 1, longest: 16 };

impl Mentor for Morgan {
    const HINT: Effort = Effort { nodes: 800, width: 8, fresh: 24, horizon: TURN, games: 16, rivals: false };
    // The game lasts as long as chances are missed. Who misses them against somebody who does so too loses nothing by it,
    // and may well miss more than there is to win: so the others' choices count against the own ones.
    const ANALYSIS: Effort = Effort { nodes: 200, width: 6, fresh: 16, horizon: TURN, games: 3, rivals: true };

    /// A chance that is missed in one turn is there in the next, for who comes first: what is lost shows when everybody
    /// has had a turn. Until the end of the game it would show no better, for who takes the last treasure hangs on chance.
    fn analysis(seats: u8) -> Effort {
        let turns = u32::from(seats);
        Effort { horizon: Horizon { turns, longest: TURN.longest * turns }, ..Self::ANALYSIS }
    }

    /// What is dug and what it is worth; without a dig, where the cards in hand will hold.
    fn reasons(view: View<'_, Self>, line: &[Action], seed: Seed) -> Vec<Reason> {
        let Some(seat) = view.seat() else { return Vec::new() };
        let draws = line.last() == Some(&Action::Draw);
        let foreseen = if draws { &line[..line.len() - 1] } else { line };
        let after = carried_out(view, foreseen, seed);
        let lines = |view| Self::score_sheet(view, seat).lines;
        let mut reasons = gained(&lines(view), &lines(after.view(seat)));
        for reason in &mut reasons {
            match reason.line.code {
                "morgan-line-treasures" => name_treasure(reason, view.open, &after.open, seat),
                "morgan-line-doubloons" => reason.because = None,
                // The line says it; that it is shared is worth a word.
                "morgan-line-bonus" if reason.because == Some(Because::New("most-of-set")) => reason.because = None,
                _ => {}
            }
        }
        // What is dug comes first, whatever else it brings.
        reasons.sort_by_key(|reason| reason.line.code != "mentor-treasure");
        let hand = after.own[seat.index()].hand;
        let dug = line.iter().any(|action| matches!(action, Action::Take(_)));
        if !dug {
            reasons.extend(in_reach(&after.open, seat, hand));
        }
        if draws && hand.len() < HAND {
            let count = (HAND - hand.len()) as i64;
            reasons.push(Reason::note(Phrase::new("mentor-draws").with("count", count)));
        }
        reasons
    }

    /// Which tile goes where, where one walks to, what is dug with which cards.
    fn steps(view: View<'_, Self>, line: &[Action], seed: Seed) -> Vec<Phrase> {
        let Some(seat) = view.seat() else { return Vec::new() };
        let mut steps = Vec::new();
        for (place, action) in line.iter().enumerate() {
            // Only where a walk ends is told, and what is used several times only once.
            let goes_on = matches!((action, line.get(place + 1)), (Action::Step(_), Some(Action::Step(_))));
            let open = carried_out(view, &line[..place], seed).open;
            let step = step(&open, seat, *action).filter(|step| !goes_on && !steps.contains(step));
            steps.extend(step);
        }
        steps
    }
}

/// One step of a turn.
fn step(open: &Open, seat: Seat, action: Action) -> Option<Phrase> {
    let tile = |code, tile: Tile| Phrase::new(code).term("tile", format!("morgan-tile-{}", tile.name()));
    let card = |code, card: MapCard| {
        let point = format!("morgan-point-{}", card.point().name());
        Phrase::new(code).term("point", point).with("distance", i64::from(card.distance()))
    };
    Some(match action {
        Action::Corner(corner) => tile("mentor-land-at", open.corner(corner)?),
        Action::Move { tile: moved, spot, .. } => {
            let beside = Direction::ALL.into_iter().filter_map(|side| open.island.tile_on(spot.next(side)));
            let beside: Vec<Tile> = beside.filter(|other| *other != moved).take(2).collect();
            let said = tile("mentor-move-tile", moved).with("count", beside.len() as i64);
            let named = ["first", "second"].into_iter().zip(beside);
            named.fold(said, |said, (name, tile)| said.term(name, format!("morgan-tile-{}", tile.name())))
        }
        Action::Step(direction) => {
            let there = open.island.spot(open.player(seat).pirate?).next(direction);
            tile("mentor-walk", open.island.tile_on(there)?)
        }
        Action::Use(bonus) => {
            let name = |symbol: Symbol| format!("morgan-symbol-{}", symbol.name());
            let used = Phrase::new("mentor-use").with("count", bonus.cards() as i64);
            used.term("symbol", name(bonus.discards())).term("gives", name(bonus.gives()))
        }
        Action::Play(played) => card("mentor-play", played),
        Action::Take(level) => {
            let treasure = open.board[level.index()];
            Phrase::new("mentor-dig").term("treasure", format!("morgan-treasure-{}", treasure.name()))
        }
        Action::Discard(thrown) => card("mentor-discard", thrown),
        Action::Draw => Phrase::new("mentor-draw-cards"),
    })
}

/// A treasure is told by its name.
fn name_treasure(reason: &mut Reason, before: &Open, after: &Open, seat: Seat) {
    let dug = after.player(seat).treasures.without(before.player(seat).treasures);
    if let Some(treasure) = dug.first() {
        reason.line = Phrase::new("mentor-treasure").term("treasure", format!("morgan-treasure-{}", treasure.name()));
        reason.because = None;
    }
}

/// Where most of the cards hold that are left, among the tiles that a walk of the next turn reaches.
fn in_reach(open: &Open, seat: Seat, hand: Cards) -> Option<Reason> {
    let here = open.player(seat).pirate?;
    let walks = open.walks(seat, usize::from(STEPS));
    let count = |tile: Tile| open.holding(hand, tile).len();
    // Of equals the first, which is where the pirate stands.
    let mut best = here;
    for walk in walks {
        if count(walk.to) > count(best) {
            best = walk.to;
        }
    }
    let code = if best == here { "mentor-cards-hold-here" } else { "mentor-cards-hold-near" };
    let said = Phrase::new(code).term("tile", format!("morgan-tile-{}", best.name())).with("count", count(best) as i64);
    (count(best) > 0).then(|| Reason::note(said))
}
